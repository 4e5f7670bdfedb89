"""What sentences of Shadowverse: Evolve mean that are neighbours of those that sets print once: names, two of something, costs."""

from __future__ import annotations

import pytest
from test_sve_meaning import AMULET, FOLLOWER, ON_MINE, SELF, SPELL, YOU, compiled, effects

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

DRAW = ir.Draw(YOU, ir.Num(1))


@pytest.mark.parametrize(
    "text",
    [
        '(This card is also treated as "Dust, Unbound".)',
        '(This card is considered "Dust, Unbound.")',
        'This card is also treated as "Dust, Unbound".',
        'This card\'s name is also treated as "Dust, Unbound".',
    ],
)
def test_another_name_in_quotation_marks(text: str) -> None:
    named = ir.Restrict(SELF, ir.AlsoName("Dust, Unbound"), ir.Continuous())
    assert compiled(text).effects == (named,)


def test_whatever_stands_in_quotation_marks_is_the_name() -> None:
    [ability] = compile_text(
        "sve", '(This card is treated as "Hush! The Bells!".)', name="Anyone", card_type="Follower"
    ).abilities
    assert isinstance(ability, ir.FieldAbility)
    assert ability.effects[0].rule == ir.AlsoName("Hush! The Bells!")  # type: ignore[attr-defined]


def test_both_of_two() -> None:
    knights = [ir.Group(sv.IsToken(), (ir.NameIs(name),)) for name in ("Knight", "Viking")]
    pair = ir.Group(ir.OneOfEach(tuple(knights)), (), (ON_MINE,))
    for words in ("a Knight token and a Viking token", "both a Knight token and a Viking token"):
        [said] = compiled(f"[fanfare] If there is {words} on your field, draw a card.").effects
        assert said == ir.If(ir.Exists(pair, ir.Num(1), ">="), DRAW)
    held = ir.Group(ir.OneOfEach((ir.Group(SPELL), ir.Group(AMULET))), (), (ir.InZone(ir.Hand(YOU)),))
    [said] = compiled("[fanfare] If you have both a spell and an amulet in your hand, draw a card.").effects
    assert said == ir.If(ir.Controls(YOU, held, ir.Num(1), ">="), DRAW)


@pytest.mark.parametrize(
    ("words", "happenings"),
    [
        ("is destroyed or banished", (ir.IsBroken(), ir.RemovedFromGame())),
        ("is returned to hand or discarded", (ir.ReturnsToHand(), ir.IsDiscarded())),
    ],
)
def test_one_verb_for_two_happenings(words: str, happenings: tuple[ir.Event, ...]) -> None:
    assert compiled(f"When this follower {words}, draw a card.").event == ir.CardEvent(SELF, happenings)
    mine = ir.CountedSubject(ir.Num(1), ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)))
    many = words.replace("is ", "are ", 1)
    assert compiled(f"Whenever one or more of your followers {many}, draw a card.").event == ir.CardEvent(mine, happenings)  # fmt: skip


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("put this card on the bottom of its owner's deck", ir.PayPut(SELF, ir.DeckBottom(ir.Owner()))),
        ("banish this card in your cemetery", ir.PayRemoveSource(SELF, "cemetery")),
    ],
)
def test_costs_of_the_card_itself(words: str, cost: ir.CostItem) -> None:
    assert compiled(f"[act][cost01], {words}: Draw a card.").cost.actions == (cost,)


def test_three_kinds_in_one_row() -> None:
    [deal] = effects("Deal 1 damage to your leader, each enemy leader, and each enemy amulet on the field.")
    leaders, amulets = deal.to.items[1:]
    assert deal.to.items[0] == sv.LeaderOf(YOU)
    assert (leaders.group.noun, amulets.group.noun) == (ir.TypeIs(("Leader",)), ir.TypeIs(("Amulet",)))


def test_the_whole_hand_by_itself() -> None:
    hand = ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),))
    shuffled, drawn = effects("Shuffle your hand into your deck. Draw a card.")
    assert (shuffled, drawn) == (ir.ShuffleInto(ir.All(hand, "t1")), DRAW)
    [both] = effects("Shuffle your hand into your deck, then draw 3 cards.")
    assert isinstance(both, sv.HandToDeckAndRedraw)


@pytest.mark.parametrize("words", ["enemy follower or leader", "enemy follower or enemy leader"])
def test_the_enemy_s_whichever_it_is(words: str) -> None:
    [both] = effects(f"Select an {words} on the field and deal it 4 damage.")
    [target] = both.effects[0].targets
    foe = (ir.ControlledBy(ir.Opponent()),)
    first, second = target.group.noun.first, target.group.noun.second
    assert (first.adjectives, second.adjectives) == (foe, foe)


@pytest.mark.parametrize(("words", "up_to"), [("select 2", False), ("select up to 2", True)])
def test_so_many_are_selected_instead(words: str, up_to: bool) -> None:
    [one] = effects(f"Select an enemy amulet on the field and banish it. Combo (3): {words.capitalize()} instead.")
    [target] = one.instead.effects[0].targets
    assert (target.count, target.up_to) == (ir.Num(2), up_to)
