"""Damage, replacements, payments and what is left behind, in further words: own sentences with their trees."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, FRONT, ME, MINE, NOW, OPPONENT, T1, THIS, TURN, YOU, effects, last, one, same

from cardwright.text import ir
from cardwright.text.compile import compile_text

IT, THEY = ir.Group(FORWARD), "Choose up to 2 Forwards."
ZERO = ("become", ir.Num(0))


@pytest.mark.parametrize(
    ("words", "source"),
    [
        ("your opponent's ability", ir.DamageSource(None, ("ability",), OPPONENT)),
        ("a Summon or an ability of your opponent", ir.DamageSource(None, ("summon", "ability"), OPPONENT)),
    ],
)
def test_whose_effect_deals_damage(words: str, source: ir.DamageSource) -> None:
    (held,) = effects(f"If Hild is dealt damage by {words}, the damage becomes 0 instead.", "Forward")
    assert same(held, ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, source))


@pytest.mark.parametrize(
    ("words", "change"),
    [
        ("If it deals damage to you this turn", ir.ReplacePlayerDamage(T1, YOU, *ZERO, THIS)),
        (
            "If it deals damage to your opponent or a Forward this turn",
            ir.ReplaceDealtAll(T1, IT, OPPONENT, *ZERO, THIS),
        ),
        ("During this turn, if it deals damage to you or a Forward", ir.ReplaceDealtAll(T1, IT, YOU, *ZERO, NOW)),
    ],
)
def test_damage_to_players_and_forwards(words: str, change: ir.Effect) -> None:
    assert same(last(f"Choose 1 Forward. {words}, the damage becomes 0 instead."), change)
    many = f"{THEY} {words.replace('it deals', 'they deal')}, the damage becomes 0 instead."
    assert same(last(many), change)


def test_who_cannot_choose_and_who_can_block() -> None:
    (held,) = effects("Hild cannot be chosen by Ice Summons.", "Forward")
    ice = ir.Group(ir.IsCard(), (ir.ElementIs(("Ice",)),))
    assert same(held.rule, ir.CannotBeChosen(ir.AnyPlayer(), ("summon",), ice))  # type: ignore[attr-defined]
    (held,) = effects("Hild can only be blocked by Forwards of cost 4 or more.", "Forward")
    big = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(4), ">="),))
    others = ir.Group(ir.IsCharacter(), qualifiers=(ir.Without(ir.AnyNoun((big,))),))
    assert same(held, ir.Restrict(ME, ir.CannotBeBlocked(others), ALWAYS))


def test_costs_instead_and_what_was_removed() -> None:
    (held,) = effects("You can discard 2 Summons to cast Hild.", "Forward")
    pay = ir.PayDiscard(ir.Num(2), ir.Group(ir.TypeIs(("Summon",))))
    assert same(held, ir.AlternativeCost(ME, ir.Cost(actions=(pay,))))
    (back,) = effects(
        "When Hild leaves the field, return the cards removed by Hild's ability to their owners' hands.", "Forward"
    )
    removed = ir.Group(ir.IsCard(), qualifiers=(ir.RemovedBy(ME, ir.Removed(ir.EachPlayer())),))
    assert same(back.what.group, removed)  # type: ignore[attr-defined]
    (cast,) = effects("You can cast Summons removed by Hild's abilities.", "Forward")
    assert isinstance(cast, ir.MayCast)


def test_counted_to_a_bound_and_multiplied_together() -> None:
    (gain,) = effects("Hild gains +1000 power for each Backup you control (up to 5 Backups).", "Forward")
    backups = ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,)))
    assert same(gain.gains[0].amount, ir.PerEach(ir.Num(1000), ir.AtMost(backups, ir.Num(5))))  # type: ignore[attr-defined]
    (both,) = effects(
        "When Hild enters the field, gain 《C》 and draw 1 card, for each Monster you control.", "Forward"
    )
    monsters = ir.PerEach(ir.Num(1), ir.CountOf(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,))))
    assert same(both.effects, (ir.GainCrystals(YOU, monsters), ir.Draw(YOU, monsters)))  # type: ignore[attr-defined]


def test_what_paid_and_what_was_shown() -> None:
    paid = one("《ダル》, put 1 Backup into the Break Zone: Search for 1 Backup that costs 1 CP more than the Backup put into the Break Zone and add it to your hand.")  # fmt: skip
    search = paid.effects[0].effects[0]  # type: ignore[attr-defined]
    costs = ir.CostIs(ir.Plus(ir.CostOf(ir.PaidWith("put")), ir.Num(1)))
    assert same(search.targets[0].group.qualifiers, (costs,))
    cost = "You may put 1 Forward into the Break Zone as an extra cost to cast Hild."
    dealt = (
        "Choose 1 Forward. Deal it damage equal to the power of the Forward put into the Break Zone by the extra cost."
    )
    deal = compile_text("fftcg", f"{cost}[[br]]{dealt}", name="Hild", card_type="Summon").abilities[1].effects[-1]  # type: ignore[attr-defined]
    assert same(deal.amount, ir.PowerOf(ir.PaidWith("put")))  # type: ignore[attr-defined]
    thrown = one("When Hild enters the field, if you discarded a Fire card to cast Hild, draw 1 card.")
    fire = ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),))
    asked = ir.Compare(ir.CountRef(ir.DiscardedToCast(), fire), ir.Num(1), ">=")
    assert same(thrown.condition, asked)  # type: ignore[attr-defined]
    _, then, _ = effects("When Hild enters the field, reveal the top card of your deck. When the revealed card is a Summon, draw 1 card. When the revealed card is a Forward, Hild gains Haste until the end of the turn.", "Forward")  # fmt: skip
    assert isinstance(then.effect, ir.Reflexive)  # type: ignore[attr-defined]


def test_two_verbs_of_one_card() -> None:
    haste, free = (ir.KeywordGained("Haste"),), ir.CannotBeBlocked()
    (both,) = effects(
        "When Hild attacks, Hild gains Haste until the end of the turn and cannot be blocked this turn.", "Forward"
    )
    parts = (ir.Gain(ME, haste, TURN), ir.Restrict(ir.Ref(("self",)), free, THIS))
    assert same(both.effects, parts)  # type: ignore[attr-defined]
    turned = last("Choose 1 Forward. It cannot be blocked this turn and gains Haste until the end of the turn.")
    assert same(turned.effects, (ir.Restrict(T1, free, THIS), ir.Gain(T1, haste, TURN)))  # type: ignore[attr-defined]
    (held,) = effects("The Forwards you control gain Haste and cannot be blocked.", "Forward")
    mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(held.effects, (ir.Gain(mine, haste, ALWAYS), ir.Restrict(mine, free, ALWAYS)))  # type: ignore[attr-defined]
    half = last("Choose 1 Forward. Until the end of the turn, halve its power (round down to the nearest 1000).")
    assert same(half, ir.DoublePower(T1, FRONT, halve=True))
