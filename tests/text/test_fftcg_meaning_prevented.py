"""What players cannot play, what pays for a card, whose damage changes: sentences of our own."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, FORWARD, ME, OPPONENT, T1, YOU, effects, last, one, same

from cardwright.text import ir

ALWAYS = ir.Continuous()
FORWARDS = ir.Group(FORWARD)
FOE = ir.Opponent()


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("Your opponent cannot play Forwards from the Break Zone onto the field.", ir.CannotPlay(FOE, FORWARDS, ALWAYS, "break_zone")),
        ("Players cannot play Forwards onto the field due to Summons or abilities.",
         ir.CannotPlay(ir.EachPlayer(), FORWARDS, ALWAYS, by_effects=True)),
        ("Forwards cannot enter the field from the deck.", ir.CannotPlay(ir.EachPlayer(), FORWARDS, ALWAYS, "deck")),
        ("Your opponent cannot add cards in their Break Zone to their hand.", ir.CannotAdd(FOE, ir.Group(ir.IsCard()), ALWAYS)),
        ("If you receive damage from your opponent's abilities, the damage becomes 0 instead.",
         ir.ReplacePlayerDamage(None, YOU, "become", ir.Num(0), ALWAYS, source=ir.DamageSource(None, ("ability",), FOE))),
        ("If Hild deals damage, double the damage instead.",
         ir.ReplaceDealtAll(ME, FORWARDS, ir.AnyPlayer(), "double", ir.Num(2), ALWAYS)),
        ("The cost required to cast Hild becomes 2.", ir.CostBecomes(ME, ir.Num(2))),
    ],
)  # fmt: skip
def test_field_abilities(words: str, rule: ir.Effect) -> None:
    (said,) = one(words).effects  # type: ignore[attr-defined]
    assert same(said, rule)


def test_which_cards_pay_for_it() -> None:
    (rule,) = one(
        "You can only pay with CP produced by {Job Smith} Backups or discarding {Job Smith} cards to cast Hild."
    ).effects  # type: ignore[attr-defined]
    smiths = (ir.JobIs("Smith"),)
    wanted = ir.PayOnlyWith(backups=True, cards=ir.Group(BACKUP, smiths), discards=ir.Group(ir.IsCard(), smiths))
    assert same(rule.rule, wanted)


def test_as_long_as_a_counter_is_on_it() -> None:
    mark = "Choose 1 Forward. Place 1 Bind Counter on it. As long as a Bind Counter is placed on it, it "
    while_marked = ir.WhileCounter(T1, "Bind")
    assert same(last(mark + "cannot attack or block."), ir.Restrict(T1, ir.CannotAttackOrBlock(), while_marked))
    assert same(last(mark + "loses all its abilities."), ir.Lose(T1, (ir.AllAbilities(),), while_marked))


def test_the_card_itself_goes_elsewhere() -> None:
    (said,) = one(
        "If a Forward opponent controls is removed from the game, put it into the Break Zone instead."
    ).effects  # type: ignore[attr-defined]
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(ir.ControlledBy(OPPONENT),)))
    gone = ir.PutInto(ir.Ref(("subject",)), ir.BreakZone(ir.Owner()))
    assert same(said, ir.ReplaceFate(theirs, "removed", gone, ALWAYS))


@pytest.mark.parametrize(("words", "compare"), [("more", ">"), ("fewer", "<"), ("the same number of", "=")])
def test_crystals_of_both_players(words: str, compare: str) -> None:
    (said,) = one(
        f"If you have {words} 《C》 {'as' if compare == '=' else 'than'} your opponent, Hild gains Brave."
    ).effects  # type: ignore[attr-defined]
    assert same(said.condition, ir.Compare(ir.CrystalCount(YOU), ir.CrystalCount(OPPONENT), compare))


def test_where_it_was_cast_from() -> None:
    (said,) = one("If Hild was cast from your Break Zone, Hild gains Brave.").effects  # type: ignore[attr-defined]
    assert same(said.condition, ir.WasCast(ME, "break_zone"))
    (both,) = one(
        "You can cast Hild from your Break Zone. If you do so, remove it from the game when it leaves the field."
    ).effects  # type: ignore[attr-defined]
    can, gone = both.effects
    assert same(can.rule, ir.CastableFrom(ir.BreakZone(YOU)))
    assert same(gone, ir.If(ir.WasCast(ME, "break_zone"), ir.RemoveInstead(ME, ALWAYS, leaves=True)))
    (own,) = effects("If Hild was cast from the Break Zone, draw 1 card.")
    assert same(own.condition, ir.WasCast(ME, "break_zone"))  # type: ignore[attr-defined]


def test_what_entered_due_to_warp() -> None:
    (said,) = one("If Hild entered the field due to Warp, Hild gains Brave.").effects  # type: ignore[attr-defined]
    assert same(said.condition, ir.EnteredBy(ME, "warp"))
    (said,) = one("The Forwards that entered the field due to Warp gain Brave.").effects  # type: ignore[attr-defined]
    assert same(said.to, ir.All(ir.Group(FORWARD, qualifiers=(ir.Warped(),))))


def test_damage_without_ex_bursts() -> None:
    said = effects(
        "Hild deals your opponent 1 point of damage. EX Bursts of cards put into the Damage Zone due to this ability cannot be used."
    )
    assert same(said[1], ir.DamageUnburst())


def test_those_abilities() -> None:
    (both,) = one("If a Forward you control has Haste or Brave, Hild gains those abilities.").effects  # type: ignore[attr-defined]
    mine = ir.ControlledBy(YOU)
    for each, keyword in zip(both.effects, ("Haste", "Brave"), strict=True):
        wanted = ir.Exists(ir.Group(FORWARD, qualifiers=(mine, ir.WithKeyword(keyword))), ir.Num(1))
        assert same(each, ir.If(wanted, ir.Gain(ME, (ir.KeywordGained(keyword),), ALWAYS)))


def test_what_was_paid_in_cp_of_an_element() -> None:
    (said,) = one("Hild gains +1000 power for each Fire CP paid to cast Hild.").effects  # type: ignore[attr-defined]
    assert same(said.gains[0].amount, ir.PerEach(ir.Num(1000), ir.CpPaid("Fire")))


def test_as_many_as_one_likes_to_make_it_cheaper() -> None:
    text = "Before paying the cost to cast Hild, you can discard any number of cards to reduce the cost required to cast Hild by 2 for each card discarded."
    (said,) = one(text).effects  # type: ignore[attr-defined]
    cost = ir.Cost(actions=(ir.PayDiscard(ir.AsLiked(), ir.Group(ir.IsCard())),))
    assert same(said, ir.PayToReduce(ME, cost, ir.Num(2), each=True))
