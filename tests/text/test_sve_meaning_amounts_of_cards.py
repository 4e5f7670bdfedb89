"""What sentences of Shadowverse: Evolve mean: powers, costs and other numbers of cards as amounts."""

from __future__ import annotations

import pytest
from sve_meaning import (
    CARD,
    DRAW,
    ENEMY,
    FIRST,
    FOE,
    FOLLOWER,
    IT,
    MINE,
    ONE_FOE,
    SECOND,
    SELF,
    YOU,
    chosen,
    compiled,
    condition,
    effects,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

WHOSE = (
    "your opponent's leader's", "each opponent's leader's", "an enemy leader's", "each enemy leader's", "the enemy leader's",
)  # fmt: skip
IN_FIELD = ir.InZone(ir.Field(YOU))
MY_CARDS = ir.Group(CARD, (), (IN_FIELD,))


def test_the_one_of_two_to_which_it_was_done() -> None:
    made = effects(
        "Select a follower on your field and destroy it. Select an enemy follower on the field and deal it X damage. "
        "X equals the destroyed follower's attack."
    )
    [let] = [each for each in made if isinstance(each, sv.Let)]
    assert let.amount == sv.AttackOf(IT)


def test_this_follower_deals_its_attack() -> None:
    ability = compiled(f"[act][engage]: {ONE_FOE} This follower deals damage equal to its attack to it.")
    assert ability.effects == (chosen(ENEMY), ir.DealDamage(IT, sv.AttackOf(SELF), SELF))
    _, mine = effects(
        "Select a follower on your field. It deals damage equal to its [attack] to each enemy follower on the field."
    )
    assert mine == ir.DealDamage(ir.All(ENEMY, bind="t2"), sv.AttackOf(IT), IT)


def test_the_selected_one_deals_it() -> None:
    [_, dealt] = effects(
        "Select a follower on your field and an enemy follower on the field. "
        "The follower on your field deals damage equal to its attack to the enemy follower."
    )
    assert dealt == ir.DealDamage(ir.Ref(("t2",)), sv.AttackOf(IT), IT)


def test_whose_attack_it_is_where_no_other_card_has_any() -> None:
    text = (
        "Whenever you play an amulet, select an enemy follower on the field and deal it X damage. X equals its attack."
    )
    [made] = compiled(text).effects
    assert made.amount == sv.AttackOf(IT)


def test_damage_by_what_was_revealed() -> None:
    said = effects(
        "Select an enemy follower on the field. Reveal the top card of your deck. Deal it X damage. X equals the revealed card's cost."
    )
    assert said[-1] == sv.Let((ir.DealDamage(FIRST, ir.X()),), ir.CostOf(SECOND))


def test_what_it_cost() -> None:
    made = effects("Select an enemy follower on the field. Destroy it. If its cost was 3 or less, draw a card.")[2]
    assert made == ir.If(ir.Compare(ir.CostOf(IT), ir.Num(3), "<="), DRAW)


def test_the_card_that_was_picked_and_returned() -> None:
    _, again = effects(
        "Return a follower on your field to its owner's hand. Select an enemy follower with a cost less than or equal to "
        "the returned follower's cost on the field and destroy it."
    )
    cost = ir.CostIs(ir.CostOf(ir.Ref(("t1",))), "<=")
    assert cost in again.effects[0].target.group.qualifiers  # as it is carried out: nobody knows its cost before


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("there is a spell counter on a card on your field", ir.Compare(sv_all := ir.CountersOn("spell", ir.All(MY_CARDS, bind="t1")), ir.Num(1), ">=")),
        ("there are any spell counters on cards on your field", ir.Compare(sv_all, ir.Num(1), ">=")),
        ("there are at least 3 Pixie followers on your field, including this one",
         ir.Exists(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (IN_FIELD,)), ir.Num(3))),
        ("there are at least 3 followers on your field, excluding this card",
         ir.Exists(ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (IN_FIELD,)), ir.Num(3))),
        ("each card on your field is a Pixie card", ir.AllAre(MY_CARDS, ir.Group(CARD, (sv.TraitIs("Pixie"),)))),
        ("no enemy followers attacked this turn",
         ir.Not(ir.HappenedThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),))), (ir.Attacks(),))))),
        ("none of your followers was destroyed this turn", None),
    ],
)  # fmt: skip
def test_conditions(words: str, meant: ir.Condition | None) -> None:
    if meant is None:
        with pytest.raises(TextError):
            effects(f"If {words}, draw a card.")
    else:
        assert condition(words) == meant


def test_as_many_as_counters_that_it_had() -> None:
    ability = compiled("[lastwords] Draw X cards. X equals the number of Fable counters this card had.")
    assert ability.effects == (sv.Let((ir.Draw(YOU, ir.X()),), ir.CountersOn("Fable", SELF)),)


@pytest.mark.parametrize(
    ("where", "noun"),
    [("on your field", ir.IsCard()), ("on amulets on your field", ir.TypeIs(("Amulet",)))],
)
def test_counters_on_a_field(where: str, noun: ir.Filter) -> None:
    mine = ir.All(ir.Group(noun, (), (ir.InZone(ir.Field(YOU)),)), bind="t1")
    ability = compiled(f"This card costs 1 less to play for each spore counter {where}.")
    each = ir.PerEach(ir.Num(1), ir.CountersOn("spore", mine))
    assert ability.effects == (ir.CostChange(SELF, each),)


@pytest.mark.parametrize(
    ("words", "count", "compare"),
    [("at least 3 spore counters", 3, ">="), ("no spore counters", 0, "=")],
)
def test_counters_of_all_cards_together(words: str, count: int, compare: str) -> None:
    [asked] = effects(f"If there are {words} on your field, draw a card.")
    mine = ir.All(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Field(YOU)),)), bind="t1")
    assert asked == ir.If(ir.Compare(ir.CountersOn("spore", mine), ir.Num(count), compare), DRAW)


@pytest.mark.parametrize(("word", "compare"), [("less", "<"), ("more", ">")])
def test_one_leader_against_the_other(word: str, compare: str) -> None:
    mine, foe = (sv.DefenseOf(sv.LeaderOf(player)) for player in (YOU, FOE))
    for other in ("an enemy leader", "each enemy leader"):
        [made] = effects(f"If your leader has {word} [defense] than {other}, draw a card.")
        assert made == ir.If(ir.Compare(mine, foe, compare), DRAW)


@pytest.mark.parametrize("end", ["[defense]", "defense"])
@pytest.mark.parametrize("whose", WHOSE)
def test_whose_defense_is_asked_for(whose: str, end: str) -> None:
    for text in (f"If {whose} {end} is 10 or less, draw a card.", f"Draw X cards. X equals {whose} {end}."):
        found = [n for n in nodes(compiled(f"[fanfare] {text}")) if isinstance(n, sv.DefenseOf)]
        assert found == [sv.DefenseOf(sv.LeaderOf(ir.Opponent()))]


@pytest.mark.parametrize(
    ("words", "trait", "lowest"),
    [
        ("highest attack among", "attack", False),
        ("lowest cost of", "cost", True),
        ("greatest [defense] among", "defense", False),
    ],
)
def test_the_highest_of_all(words: str, trait: str, lowest: bool) -> None:
    [dealt] = effects(f"Deal X damage to each enemy leader. X equals the {words} followers on your field.")
    assert dealt.amount == ir.Highest(trait, MINE, lowest)


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("the cost of the card put into the cemetery", ir.CostOf(ir.PaidWith("put"))),
        ("the attack of the follower put into the cemetery", sv.AttackOf(ir.PaidWith("put"))),
        ("the [defense] of the follower put into the cemetery", sv.DefenseOf(ir.PaidWith("put"))),
    ],
)
def test_of_the_card_that_a_cost_has_put_away(words: str, amount: ir.Amount) -> None:
    cost = "Put another follower from your field into its owner's cemetery"
    made = compiled(f"[fanfare] {cost}: Draw X cards. X equals {words}.")
    [let] = [each for each in nodes(made) if isinstance(each, sv.Let)]
    assert let.amount == amount
    with pytest.raises(TextError):
        compiled(f"[fanfare] Draw X cards. X equals {words}.")


def test_so_much_for_each_counter_on_it() -> None:
    made = compiled("While this follower has a bead counter, it has [attack]+1 for each bead counter on it.")
    each = ir.PerEach(ir.Num(1), ir.CountersOn("bead", ir.Ref(("self",))))
    [gain] = [node for node in nodes(made) if isinstance(node, ir.Gain)]
    assert gain.gains == (sv.StatUp(each, None),)


@pytest.mark.parametrize("kind", ["tokens", "cards"])
def test_how_many_tokens_a_cost_has_put_away(kind: str) -> None:
    cost = "put any number of Forest Bat tokens from your field into their owners' cemeteries"
    made = compiled(
        f"[act] {cost[0].upper()}{cost[1:]}: Draw X cards. X equals the number of {kind} put into the cemetery."
    )
    [let] = [each for each in nodes(made) if isinstance(each, sv.Let)]
    assert let.amount == sv.PaidCount("buried")
    with pytest.raises(TextError):
        compiled(
            "[fanfare] Destroy each token on your field. Draw X cards. X equals the number of tokens put into your cemetery."
        )
