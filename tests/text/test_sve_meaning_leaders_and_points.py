"""What sentences of Shadowverse: Evolve mean: leaders and points."""

from __future__ import annotations

import pytest
from sve_meaning import (
    AMULET,
    DRAW,
    ENEMY,
    FOE,
    IN_HAND,
    IT,
    LEADER,
    MINE,
    ON_MINE,
    SELF,
    SPELL,
    THEIR_LEADER,
    YOU,
    chosen,
    compiled,
    effects,
    plain,
)

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

ACTIVE = sv.Overflow()
THREE = ir.DealDamage(IT, ir.Num(3))


def test_small_wordings() -> None:
    assert effects("Recover 1 evolution point.") == (sv.GainEvolutionPoints(YOU, ir.Num(1)),)
    [capped] = compiled("Your leader can't be dealt more than 3 damage at a time.").effects
    assert isinstance(capped, ir.ReplaceDamage)
    assert (capped.to, capped.change, capped.amount) == (sv.LeaderOf(YOU), "cap", ir.Num(3))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Each opponent increases their maximum play points by 1.", sv.MaxPoints(FOE, ir.Num(1))),
        (
            "Each player decreases their maximum play points by 2.",
            sv.MaxPoints(ir.EachPlayer(), sv.Negative(ir.Num(2))),
        ),
        ("Your opponent recovers 2 play points.", sv.RecoverPoints(FOE, ir.Num(2))),
        (
            "Change each follower on your field's [attack] and [defense] to 1.",
            ir.Both(
                (
                    sv.SetAttack(ir.All(MINE, bind="t1"), ir.Num(1)),
                    sv.SetDefense(ir.All(MINE, bind="t2"), ir.Num(1)),
                )
            ),
        ),
        (
            "Draw cards until there are 5 cards in your hand.",
            ir.Draw(YOU, ir.Minus(ir.Num(5), ir.CountOf(ir.Group(ir.IsCard(), (), (IN_HAND,))))),
        ),
    ],
)
def test_one_instruction(text: str, wanted: ir.Effect) -> None:
    assert effects(text) == (wanted,)


@pytest.mark.clauses("sve", "10.4.7.2", "10.4.7.4")
def test_a_cost_before_the_text_pays_for_all_that_follows() -> None:
    pay = ir.PayDiscard(ir.Num(1), ir.Group(SPELL))
    assert compiled("Strike, discard a spell: Draw 2 cards. Recover 1 play point.") == ir.AutoAbility(
        sv.Strike(),
        (sv.PayFor(ir.Cost((), (pay,)), (ir.Draw(YOU, ir.Num(2)), sv.RecoverPoints(YOU, ir.Num(1)))),),
    )


@pytest.mark.clauses("sve", "5.2.1.2.1")
def test_x_is_what_the_text_says() -> None:
    text = "Draw X cards. X equals the number of amulets on your field. Recover 1 play point."
    amulets = ir.CountOf(ir.Group(AMULET, (), (ON_MINE,)))
    assert effects(text) == (sv.Let((ir.Draw(YOU, ir.X()),), amulets), sv.RecoverPoints(YOU, ir.Num(1)))


def test_any_number_of_the_options() -> None:
    [modal] = effects(
        "Choose any number of the following. (1) Draw a card. (2) Draw 2 cards. (3) Recover 1 play point."
    )
    assert (modal.header.count, modal.header.up_to, len(modal.options)) == (ir.Num(3), True, 3)


def test_what_is_done_with_a_card_selected_under_a_condition_is_under_it() -> None:
    said = effects("If Overflow is active for you, select an enemy follower on the field. Deal it 3 damage and draw a card. Recover 1 play point.")  # fmt: skip
    both = ir.Both((chosen(ENEMY), ir.Both((THREE, DRAW))))
    assert said == (ir.If(ACTIVE, both), sv.RecoverPoints(YOU, ir.Num(1)))


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("equal to your maximum play points", sv.PlayPoints(YOU, True)),
        ("equal to this follower's attack", sv.AttackOf(SELF)),
    ],
)
def test_points_by_a_measure(words: str, count: ir.Amount) -> None:
    assert compiled(f"[fanfare] Recover play points {words}.").effects == (sv.RecoverPoints(YOU, count),)
    whole = sv.RecoverPoints(YOU, sv.PlayPoints(YOU, True))
    assert compiled("[fanfare] Recover all your play points.").effects == (whole,)


@pytest.mark.parametrize(
    ("join", "kind"),
    [(" and ", ir.Both), (", then ", ir.Then)],
)
def test_all_that_is_joined_is_replaced_by_as_much(join: str, kind: type[ir.Effect]) -> None:
    [made] = effects(
        f"Draw a card{join}recover 1 play point. Combo (3): Draw 2 cards{join}recover 2 play points instead."
    )

    def both(number: int) -> ir.Effect:
        two = (ir.Draw(YOU, ir.Num(number)), sv.RecoverPoints(YOU, ir.Num(number)))
        return ir.Both(two) if kind is ir.Both else ir.Then(*two)

    assert made == sv.OrInstead(both(1), sv.Combo(3), both(2))


def test_the_last_of_what_is_joined_is_replaced_by_one_of_its_kind() -> None:
    [made] = effects("Recover 1 play point and draw a card. Combo (3): Draw 2 cards instead.")
    drawn = sv.OrInstead(DRAW, sv.Combo(3), ir.Draw(YOU, ir.Num(2)))
    assert made == ir.Both((sv.RecoverPoints(YOU, ir.Num(1)), drawn))


@pytest.mark.parametrize("points", ["play points", "one or more play points", "1 or more play points"])
def test_play_points_that_are_recovered(points: str) -> None:
    ability = compiled(f"Whenever you recover {points}, draw a card.")
    assert ability.event == sv.RecoversPoints(YOU)


@pytest.mark.parametrize(
    ("said", "compare", "mine_first"),
    [
        ("your leader's [defense] is less than an enemy leader's", "<", True),
        ("an enemy leader's [defense] is greater than your leader's", ">", False),
    ],
)
def test_one_leader_s_defense_against_the_other_s(said: str, compare: str, mine_first: bool) -> None:
    [asked] = effects(f"If {said}, draw a card.")
    mine, theirs = sv.DefenseOf(LEADER), sv.DefenseOf(THEIR_LEADER)
    left, right = (mine, theirs) if mine_first else (theirs, mine)
    assert asked.condition == ir.Compare(left, right, compare)


@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize(
    "words",
    [
        "you went @",
        "you're going @",
        "you're the @ player",
        "you are the player going @",
        "you're the player who went @",
    ],
)
def test_who_went_first(words: str, second: bool) -> None:
    [asked] = effects(f"If {words.replace('@', 'second' if second else 'first')}, draw a card.")
    assert asked == ir.If(sv.WentFirst(YOU, second), DRAW)


def test_whether_the_other_player_went_first() -> None:
    [asked] = effects("If your opponent went first, draw a card.")
    assert asked == ir.If(sv.WentFirst(FOE), DRAW)


@pytest.mark.parametrize("used", ["use an evolution point", "spend an Evolution Point"])
def test_evolution_points_that_are_used(used: str) -> None:
    done = sv.Performs(YOU, "evolution point")
    assert compiled(f"Whenever you {used}, draw a card.") == ir.AutoAbility(done, (DRAW,))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("you've used an evolution point", ir.HappenedThisTurn(sv.Performs(YOU, "evolution point"))),
        ("you haven't used an evolution point", ir.Not(ir.HappenedThisTurn(sv.Performs(YOU, "evolution point")))),
    ],
)
def test_evolution_points_used_this_turn(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words} this turn, draw a card.") == (ir.If(wanted, DRAW),)


def test_as_many_play_points() -> None:
    points = effects("Discard any number of cards. Recover that many play points.")[1]
    assert points == sv.RecoverPoints(YOU, ir.ResultCount())


@pytest.mark.parametrize("words", ["give your leader [defense]", "increase your leader's [defense]"])
def test_defense_that_you_give_your_leader(words: str) -> None:
    event = compiled(f"Whenever you {words}, draw a card.").event
    assert event == ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(),), by=YOU)


def test_a_leader_takes_damage_equal_to_something() -> None:
    [_, dealt] = effects(
        "Select an enemy follower on the field. Its controller's leader takes damage equal to its attack."
    )
    assert dealt == ir.DealDamage(sv.LeaderOf(ir.ControllerOf(ir.Ref(("t1",)))), sv.AttackOf(ir.Ref(("t1",))))


NO_MORE = sv.StatFixed(("defense",), ir.EachPlayer(), "up")


@pytest.mark.clauses("sve", "5.26.1")
@pytest.mark.parametrize(
    "said", ["enemy leaders' [defense] can't be increased", "your opponent's leader can't gain [defense]"]
)
def test_the_defense_of_a_leader_that_is_not_increased(said: str) -> None:
    foe = sv.LeaderOf(ir.Opponent())
    [always] = compiled(f"{said[0].upper()}{said[1:]}.").effects
    assert plain(always) == plain(ir.Restrict(foe, NO_MORE, ir.Continuous()))
    for text in (
        f"Until the end of your opponent's next turn, {said}.",
        f"{said[0].upper()}{said[1:]} until the end of your opponent's next turn.",
    ):
        [lasting] = compiled(f"[fanfare] {text}").effects
        assert plain(lasting) == plain(ir.Restrict(foe, NO_MORE, ir.UntilEndOfNextTurn(ir.Opponent())))


@pytest.mark.parametrize("unpaid", ["without paying its cost", "for 0 play points"])
def test_evolving_without_paying(unpaid: str) -> None:
    for text in (f"Evolve a follower on your field {unpaid}.", f"Select a follower on your field. Evolve it {unpaid}."):
        assert [each.what for each in nodes(effects(text)[-1]) if isinstance(each, sv.Evolve)] == [ir.Ref(("t1",))]
