"""What sentences of Shadowverse: Evolve mean: what holds where the card itself is."""

from __future__ import annotations

import pytest
from sve_meaning import (
    AMULET,
    ON_MINE,
    SELF,
    YOU,
    compiled,
)

from cardwright.text import ir
from cardwright.text import ir_sve as sv

ONLY_IN_CEMETERY = ir.OnlyIf(ir.SourceIn(SELF, "cemetery"))


@pytest.mark.parametrize("place", ["cemetery", "hand", "EX area"])
def test_an_ability_that_is_activated_elsewhere(place: str) -> None:
    ability = compiled(f"[act][cost02]: Draw a card. This ability can be activated only from your {place}.")
    assert ability.limits == (ir.OnlyIf(ir.SourceIn(SELF, place.replace(" ", "_").lower())),)


@pytest.mark.parametrize(
    ("text", "effect", "limits"),
    [
        (
            "[act][cost02]: Put this card from your cemetery onto your field.",
            ir.PlayOnto(SELF, YOU),
            (ONLY_IN_CEMETERY,),
        ),
        (
            "At the start of your end phase, put this follower from your cemetery into your EX area.",
            ir.PutInto(SELF, sv.ExArea(YOU)),
            (ONLY_IN_CEMETERY,),
        ),
        (
            "Whenever you play a Pixie follower, return this card from your cemetery to your hand. Activate only once per turn.",
            ir.ToHand(SELF, YOU, "return"),
            (ir.OncePerTurn(), ONLY_IN_CEMETERY),
        ),
        (
            "[lastwords] Put this card from your cemetery onto your field engaged.",
            ir.PlayOnto(SELF, YOU, dull=True),
            (),
        ),
        (
            "When this card is put into your cemetery from your deck, put this card from your cemetery onto your field.",
            ir.PlayOnto(ir.SelfRef(), YOU),
            (),
        ),
    ],
)
def test_where_the_card_is(text: str, effect: ir.Effect, limits: tuple[ir.Limit, ...]) -> None:
    ability = compiled(text)
    assert (ability.effects, ability.limits) == ((effect,), limits)


def test_it_costs_less_for_each_in_the_hand() -> None:
    [said] = compiled("While this card is in your hand, it costs 1 less to play for each amulet on your field.").effects
    each = ir.PerEach(ir.Num(1), ir.CountOf(ir.Group(AMULET, (), (ON_MINE,))))
    assert said == ir.If(ir.SourceIn(SELF, "hand"), ir.CostChange(ir.Ref(("self",)), each))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("there are at least 3 Spore counters on this card", ir.CountersAre(SELF, "Spore", ir.Num(3))),
        ("this card has no Spore counters", ir.CountersAre(SELF, "Spore", ir.Num(0), "<=")),
    ],
)
def test_counters_that_are_reached(words: str, wanted: ir.Condition) -> None:
    assert compiled(f"When {words}, destroy this card.").event == ir.StateHolds(wanted)


def test_as_long_as_it_is_on_the_field() -> None:
    for words in (
        "While this card is on the field, your followers have Rush.",
        "Your followers have Rush while this card is on the field.",
    ):
        [given] = compiled(words).effects
        assert given.condition == ir.OnField(SELF)
