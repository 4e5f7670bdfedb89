"""What sentences of Shadowverse: Evolve mean that were thought up for sets nobody here has seen."""

from __future__ import annotations

from typing import Any

import pytest
from test_sve_meaning import (
    AMULET,
    ENEMY,
    FOE,
    FOLLOWER,
    IT,
    MINE,
    ON_MINE,
    SELF,
    YOU,
    chosen,
    compiled,
    effects,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW = ir.Draw(YOU, ir.Num(1))
ALWAYS = ir.Continuous()
LEADER = sv.LeaderOf(YOU)
FOLLOWERS = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), bind="t1")
AMULETS = ir.Group(AMULET, (), (ON_MINE,))


def amount_of(words: str) -> ir.Amount:
    [said] = effects(f"Draw X cards. X equals {words}.")
    assert isinstance(said, sv.Let)
    return said.amount


@pytest.mark.parametrize("end", [" to play", " to activate", " to use", ""])
@pytest.mark.parametrize(
    ("name", "kind"),
    [("evolve", "evolve"), ("[evolve]", "evolve"), ("serve", "serve"), ("[feed]", "serve"), ("[act]", "action")],
)
def test_what_abilities_cost_by_their_names(name: str, kind: str, end: str) -> None:
    less = sv.EvolveCostChange(FOLLOWERS, ir.Num(1), kind)
    assert compiled(f"Your followers' {name} abilities cost 1 less{end}.").effects == (less,)
    mine = sv.SetEvolveCost(SELF, ir.Num(0), kind)
    assert compiled(f"This follower's {name} ability costs 0 play points{end}.").effects == (mine,)


def test_what_abilities_cost_for_a_time() -> None:
    less = sv.EvolveCostChange(IT, ir.Num(2))
    said = effects("Select a follower on your field. Its evolve ability costs 2 less to activate this turn.")
    assert said == (chosen(MINE), sv.CostFor(less, ir.UntilEndOfTurn()))


@pytest.mark.parametrize("half", ["half", "half of"])
@pytest.mark.parametrize(
    ("ways", "down"), [((", rounded up", " (rounded up)", ""), False), ((", rounded down", " (rounded down)"), True)]
)
def test_halves(half: str, ways: tuple[str, ...], down: bool) -> None:
    for way in ways:
        assert amount_of(f"{half} your leader's defense{way}") == sv.HalfUp(sv.DefenseOf(LEADER), down)
        assert amount_of(f"{half} the number of amulets on your field{way}") == sv.HalfUp(ir.CountOf(AMULETS), down)


@pytest.mark.parametrize("time", ["1st", "first"])
@pytest.mark.parametrize("span", ["each turn", "per turn"])
@pytest.mark.parametrize(
    ("words", "change", "amount"),
    [
        ("it takes 0 damage instead", "become", 0), ("it takes no damage instead", "become", 0), ("reduce that damage to 0", "cap", 0),
        ("reduce that damage by 2", "reduce", 2), ("it takes 2 less damage", "reduce", 2),
    ],
)  # fmt: skip
def test_the_first_damage_of_a_turn(time: str, span: str, words: str, change: str, amount: int) -> None:
    said = compiled(f"The {time} time your leader would take damage {span}, {words}.")
    assert said.effects == (ir.ReplaceDamage(LEADER, change, ir.Num(amount), ALWAYS, first=True),)


def test_of_several_followers_the_first_damage_would_be_that_of_each_or_of_all() -> None:
    with pytest.raises(TextError):
        compiled("The 1st time your followers would take damage each turn, reduce that damage to 0.")


def test_counters_that_go_to_another_card() -> None:
    to = ir.Target(ir.Num(1), MINE, bind="t2")
    said = effects("Select a follower on your field. Move all counters from it to another follower on your field.")
    assert said == (chosen(MINE), sv.TransferTo(YOU, "", IT, to, None))
    own = ir.Target(ir.Num(1), MINE, bind="t1")
    [named] = effects("Move 2 spore counters from this card to a follower on your field.")
    assert named == sv.TransferTo(YOU, "spore", SELF, own, ir.Num(2))
    assert effects("Select a follower on your field. Move all of this card's spore counters to it.") == (
        chosen(MINE),
        sv.TransferCounters("spore", SELF, IT),
    )
    assert effects("Remove all counters from this card.") == (ir.RemoveEveryCounter(SELF),)


@pytest.mark.parametrize(("up_to", "words"), [(False, "X"), (True, "up to X")])
def test_as_many_options_as_x_says(up_to: bool, words: str) -> None:
    [made] = effects(f"Choose {words} of the following. X equals the number of amulets on your field. (1) Draw a card. (2) Draw 2 cards.")  # fmt: skip
    assert isinstance(made, ir.Modal)
    assert made.header == ir.ModalHeader(YOU, ir.CountOf(AMULETS), ir.Num(2), up_to)


def test_options_of_which_nothing_says_how_many() -> None:
    with pytest.raises(TextError, match="X"):
        effects("Choose X of the following. (1) Draw a card. (2) Draw 2 cards.")


def test_x_of_an_activated_cost_is_what_its_player_says() -> None:
    made = compiled("[act] Remove X soul counters from this card: Draw X cards.")
    assert made.cost.actions == (ir.PayCounters("soul", ir.X(), SELF),)
    assert made.effects == (ir.Draw(YOU, ir.X()),)
    with pytest.raises(TextError, match="X"):
        effects("Discard X cards: Draw X cards.")


def test_what_nothing_here_has_done() -> None:
    with pytest.raises(TextError, match="done that"):
        compiled("Whenever you discard a card, draw a card. If you discarded a Dragoncraft card, draw 2 cards instead.")
    with pytest.raises(TextError, match="what all have done"):
        effects("Each player destroys a follower on their field. If you destroyed a follower this way, draw a card.")
    [_, counted] = effects("Discard a card. If you discarded a Dragoncraft card, draw a card.")
    assert isinstance(counted, ir.If)


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("destroyed", ir.IsBroken()), ("discarded", ir.IsDiscarded()),
        ("put into your cemetery", sv.IsPutInto(sv.Cemetery(YOU))),
        ("put into your cemetery from the field", sv.IsPutInto(sv.Cemetery(YOU), "field")),
    ],
)  # fmt: skip
def test_how_cards_went_where_they_are(words: str, happening: ir.Event) -> None:
    there = ir.InZone(sv.Cemetery(YOU))
    group = ir.Group(FOLLOWER, (), (there, sv.WentThisTurn(happening)))
    assert effects(f"Select a follower in your cemetery that was {words} this turn and banish it.") == (
        ir.Both((chosen(group), ir.RemoveFromGame(IT, ir.Permanent()))),
    )


@pytest.mark.parametrize("end", [" to play", ""])
def test_what_cards_cost_that_you_play(end: str) -> None:
    spells = ir.All(ir.Group(ir.TypeIs(("Spell",)), (ir.ControlledBy(YOU),)), bind="t1")
    assert compiled(f"Spells you play cost 1 play point{end}.").effects == (sv.CostSet(spells, ir.Num(1)),)


def test_what_cards_cost_less_for_each() -> None:
    mine = ir.All(ir.Group(FOLLOWER, (), (ir.InZone(ir.Hand(YOU)),)), bind="t2")
    said = compiled("Followers in your hand cost 1 less to play for each amulet on your field.").effects
    assert (
        said == (ir.CostChange(mine, ir.PerEach(ir.Num(1), ir.CountOf(AMULETS))),) or said[0].what.group == mine.group
    )


@pytest.mark.parametrize("turn", ["per turn", "each turn"])
@pytest.mark.parametrize(
    ("words", "times"),
    [("this ability can only be performed once", 1), ("this ability activates only once", 1), ("this ability triggers up to 2 times", 2), ("this ability can be activated up to twice", 2)],
)  # fmt: skip
def test_how_often_in_a_turn(words: str, times: int, turn: str) -> None:
    said = words[0].upper() + words[1:]
    made = compiled(f"Whenever you play a spell, draw a card. {said} {turn}.")
    assert made.limits == (ir.OncePerTurn(times),)


def test_the_same_card_is_asked_about_again_when_it_may_have_gone_onto_the_field() -> None:
    top = "Reveal the top card of your deck. If it's a follower, put it onto your field and give it Rush."
    [_, follower, spell] = effects(f"{top} If it's a spell, add it to your hand.")
    rushes = ir.Gain(IT, (ir.KeywordGained("Rush"),), ir.Permanent())
    assert follower.effect == ir.Both((ir.PlayOnto(IT, YOU), rushes))  # type: ignore[attr-defined]
    assert spell.effect == ir.ToHand(IT, YOU, "add")  # type: ignore[attr-defined]


SMALL: list[tuple[str, Any]] = [
    ("If your leader has 15 or more defense, draw a card.", ir.If(ir.HasFilter(LEADER, sv.DefenseIs(ir.Num(15), ">=")), DRAW)),
    ("Draw X cards. X equals the number of play points you have left.", sv.Let((ir.Draw(YOU, ir.X()),), sv.PlayPoints(YOU))),
    ("Your next follower this turn costs 1 less to play.", ir.CastersCostChange(YOU, ir.Group(FOLLOWER), ir.Num(1), ir.UntilEndOfTurn(), next_only=True)),
    ("If you have played at least 2 spells this turn, draw a card.", ir.If(ir.HasCastThisTurn(YOU, ir.Group(ir.TypeIs(("Spell",))), ir.Num(2)), DRAW)),
]  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), SMALL)
def test_further_words(text: str, wanted: ir.Effect) -> None:
    assert effects(text) == (wanted,)


def test_damage_to_each_of_them() -> None:
    two = ir.Choose((ir.Target(ir.Num(2), ENEMY, up_to=True, bind="t1"),), YOU)
    said = effects("Select up to 2 enemy followers on the field. Deal them 2 damage each.")
    assert said == (two, ir.DealDamage(IT, ir.Num(2)))


def test_back_onto_the_field() -> None:
    [_, back] = effects("Select an amulet on your field and banish it. Put it back onto your field.")
    assert back == ir.PlayOnto(IT, YOU)
    gain = effects("Select a follower on your field. Until end of turn, it has [attack]+1.")[1]
    assert gain == ir.Gain(IT, (stats(1, None),), ir.UntilEndOfTurn())


def test_the_end_of_a_turn_is_the_start_of_its_end_phase() -> None:
    assert compiled("At the end of your turn, draw a card.").event == ir.BeginningOf("end", YOU)
    assert compiled("At the end of each opponent's turn, draw a card.").event == ir.BeginningOf("end", FOE)


def test_cards_banished_from_the_cemetery() -> None:
    [happening] = compiled("Whenever a card is banished from your cemetery, draw a card.").event.happenings
    assert happening == sv.IsPutInto(ir.Removed(ir.AnyPlayer()), "cemetery")


def test_what_is_replaced_under_if_you_do_is_done_under_it() -> None:
    two = ir.Draw(YOU, ir.Num(2))
    may = "You may discard a card. If you do, draw a card."
    [_, done] = effects(f"{may} If Overflow is active for you, draw 2 cards instead.")
    assert done == ir.IfDone(sv.OrInstead(DRAW, sv.Overflow(), two))
    [_, keyed] = effects(f"{may} Overflow: Draw 2 instead.")
    assert keyed == ir.IfDone(sv.OrInstead(DRAW, sv.Overflow(), two))
    [_, both] = effects("You may discard a card. If you do, draw a card and recover 1 play point. If Overflow is active for you, draw 2 cards and recover 2 play points instead.")  # fmt: skip
    assert isinstance(both, ir.IfDone) and isinstance(both.effect, sv.OrInstead)


@pytest.mark.parametrize(
    "text",
    [
        "If there is an amulet on your field, draw a card and recover 1 play point. If Overflow is active for you, draw 2 cards and recover 2 play points instead.",
        "If there is an amulet on your field, draw a card. Otherwise, draw 2 cards. If Overflow is active for you, draw 3 cards instead.",
        "You may discard a card. If you do, draw a card. Do this 2 times.",
        "Select a follower on your field that was destroyed this turn and give it [attack]+1.",
        "Put the top card of your deck onto your field if it's a follower.",
        "Select a follower that was destroyed this turn and add it to your hand.",
        "Select a follower on your field. Give it [attack]+1. Select an enemy follower on the field. It deals damage equal to its attack to it.",
    ],
)  # fmt: skip
def test_what_is_open(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


CONDITIONS: list[tuple[str, ir.Condition]] = [
    ("this follower has evolved", ir.HasFilter(SELF, sv.IsEvolved())),
    ("you've played fewer than 2 cards this turn", ir.Not(ir.HasCastThisTurn(YOU, ir.Group(ir.IsCard()), ir.Num(2)))),
    ("each enemy leader has 5 defense or less", ir.HasFilter(sv.LeaderOf(FOE), sv.DefenseIs(ir.Num(5), "<="))),
]


@pytest.mark.parametrize(("words", "condition"), CONDITIONS)
def test_conditions(words: str, condition: ir.Condition) -> None:
    assert compiled(f"[fanfare] If {words}, draw a card.").effects == (ir.If(condition, DRAW),)


def test_so_many_this_way() -> None:
    [_, asked] = effects(
        "Destroy all followers on the field. If 3 or more followers were destroyed this way, draw a card."
    )
    counted = sv.CountThisWay(FOLLOWER, "destroyed")
    assert asked == ir.If(ir.Compare(counted, ir.Num(3), ">="), DRAW)


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("a follower is put onto your field by an ability", ir.EntersField(YOU, "summon_or_ability")),
        ("a card is put from your deck into your cemetery", sv.IsPutInto(sv.Cemetery(YOU), "deck")),
        ("an amulet is put from your field into the cemetery", sv.IsPutInto(sv.Cemetery(ir.AnyPlayer()), "your_field")),
        ("this follower is served", sv.IsServed()),
    ],
)
def test_moments(words: str, happening: ir.Event) -> None:
    [found] = compiled(f"Whenever {words}, draw a card.").event.happenings
    assert found == happening


def test_attack_is_changed_in_words() -> None:
    [_, changed] = effects("Select a follower on your field. Change its attack to 7.")
    assert changed == sv.SetAttack(IT, ir.Num(7))


@pytest.mark.parametrize(
    "text",
    [
        "Until the end of the turn, your leader can't take more than 3 damage at a time.",
        "Your leader can't take more than 3 damage at a time until the end of the turn.",
        "Until the end of the turn, your leader doesn't take more than 3 damage at once.",
    ],
)
def test_no_more_than_so_much_at_a_time_for_a_time(text: str) -> None:
    assert effects(text) == (ir.ReplaceDamage(LEADER, "cap", ir.Num(3), ir.UntilEndOfTurn()),)


def test_the_group_in_front_of_what_is_done_with_it() -> None:
    look = "Look at the top 3 cards of your deck."
    rest = "Put the rest into your cemetery."
    shown = effects(f"{look} From among them, reveal up to 2 spells and add them to your hand. {rest}")[1]
    plain = effects(f"{look} Reveal up to 2 spells from among them and add them to your hand. {rest}")[1]
    assert isinstance(shown, ir.Then) and isinstance(plain, ir.Both)
    assert (shown.first, shown.then) == plain.effects
    put = effects(f"{look} From among them, put a follower into your EX area. {rest}")[1]
    assert put == effects(f"{look} Put a follower from among them into your EX area. {rest}")[1]


def test_picked_as_it_is_carried_out() -> None:
    enemy = ir.Target(ir.Num(1), ENEMY, bind="t1")
    picked = ir.Select(YOU, enemy)
    [damage] = effects("Deal damage equal to the number of amulets on your field to an enemy follower on the field.")
    assert damage == ir.Then(picked, ir.DealDamage(IT, ir.CountOf(AMULETS)))
    [stolen] = effects("Steal an enemy follower on the field until the end of the turn.")
    assert stolen == ir.Then(picked, sv.Steal(IT, ir.UntilEndOfTurn()))
    [changed] = effects("Transform up to 2 enemy followers on the field into Fairy tokens.")
    two = ir.Target(ir.Num(2), ENEMY, up_to=True, bind="t1")
    assert changed == ir.Then(ir.Select(YOU, two), sv.Transform(IT, "Fairy", "t2"))
