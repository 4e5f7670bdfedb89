"""What sentences of Shadowverse: Evolve mean in the words of translations: those are tidied to the official ones, or read as they stand."""

from __future__ import annotations

import pytest
from test_sve_meaning import FOE, FOLLOWER, FOREVER, IT, ON_MINE, SELF, YOU, chosen, compiled, effects, stats

from cardwright.text import ir
from cardwright.text import ir_sve as sv

CARD = ir.IsCard()
DRAW = ir.Draw(YOU, ir.Num(1))
THEIRS = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),))
LEADER = sv.LeaderOf(YOU)


def test_a_card_named_before_goes_into_the_graveyard_not_this_one() -> None:
    top = ir.RevealTop(YOU, YOU, ir.Num(1), look=True, bind="t1")
    said = effects("Look at the top card of your deck. You may put it into graveyard.")
    assert said == (top, ir.May(YOU, ir.PutInto(IT, sv.Cemetery(ir.Owner()))))
    foe = effects("Choose an enemy follower. Put it into graveyard.")
    assert foe == (chosen(THEIRS), ir.PutInto(IT, sv.Cemetery(ir.Owner())))


@pytest.mark.parametrize("words", ["put it into graveyard", "put it into the graveyard", "put it in the graveyard"])
def test_as_a_cost_it_is_this_card(words: str) -> None:
    cost = compiled(f"[act][cost02], {words}: Draw a card.").cost
    assert cost.actions == (ir.PayPut(SELF, sv.Cemetery(ir.Owner())),)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Choose 1 enemy follower. Destroy it.", (chosen(THEIRS), ir.Break(IT))),
        ("Choose up to 2 enemy followers. Deal 2 damage to them.", (chosen(THEIRS, 2, up_to=True), ir.DealDamage(IT, ir.Num(2)))),
        ("Put a Fairy token into your field.", (sv.CreateTokens(YOU, ir.Num(1), ("Fairy",), ir.Field(YOU), bind="t1"),)),
        ("If Overflow is active, draw a card.", (ir.If(sv.Overflow(), DRAW),)),
        ("Banish an enemy follower.", (ir.SelectAndPut(YOU, ir.Target(ir.Num(1), THEIRS, bind="t1"), ir.Removed(ir.Owner())),)),
        ("Deal 3 damage to an enemy follower.", (ir.Then(ir.Select(YOU, ir.Target(ir.Num(1), THEIRS, bind="t1")), ir.DealDamage(IT, ir.Num(3))),)),
        ("Your leader recovers 3 defense.", (ir.Gain(LEADER, (stats(None, 3),), FOREVER),)),
        ("Your leader gains 2 [defense].", (ir.Gain(LEADER, (stats(None, 2),), FOREVER),)),
    ],
)  # fmt: skip
def test_in_other_words(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert effects(text) == wanted


def test_one_of_yours() -> None:
    mine = ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))
    said = effects("Choose one of your followers. It gets [attack]+2.")
    assert said == (chosen(mine), ir.Gain(IT, (stats(2, None),), FOREVER))


@pytest.mark.parametrize(("more", "compare"), [("less", "<="), ("more", ">=")])
def test_with_a_cost(more: str, compare: str) -> None:
    [destroyed] = effects(f"Destroy each follower on your field with cost 3 or {more}.")
    assert destroyed.what.group == ir.Group(FOLLOWER, (), (ON_MINE, ir.CostIs(ir.Num(3), compare)))
