"""What FFTCG sentences mean: what damage comes from, whom it is kept from, and what is done besides."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    CHOSEN,
    FORWARD,
    ME,
    MINE,
    NOW,
    OPPONENT,
    T1,
    THEIRS,
    THIS,
    TWO,
    YOU,
    field,
    last,
    last_effect,
    one,
    same,
)

from cardwright.text import ir

FIRE = ir.ElementIs(("Fire",))
SUMMON = ir.TypeIs(("Summon",))
CHEAP = ir.CostIs(ir.Num(3), "<=")


@pytest.mark.parametrize(
    ("words", "kind"),
    [("damage other than battle damage to a Forward", "other"), ("battle damage to a Forward", "battle")],
)
def test_damage_of_one_turn_doubled_by_kind(words: str, kind: str) -> None:
    effect = last(f"{CHOSEN}If it deals {words} this turn, double the damage instead.")
    assert same(effect, ir.ReplaceDealt(T1, "double", TWO, THIS, ir.Group(FORWARD), kind))


@pytest.mark.parametrize("due", ["an ability", "its ability", "its abilities"])
def test_damage_due_to_an_ability(due: str) -> None:
    effect = last(f"{CHOSEN}If it deals damage to a Forward due to {due} this turn, double the damage instead.")
    assert same(effect, ir.ReplaceDealt(T1, "double", TWO, THIS, ir.Group(FORWARD), "ability"))


@pytest.mark.parametrize(
    ("words", "source"),
    [
        ("your Summon of cost 3 or less", ir.DamageSource(ir.Group(SUMMON, qualifiers=(CHEAP,)), (), YOU)),
        ("your Fire Summon of cost 3 or less", ir.DamageSource(ir.Group(SUMMON, (FIRE,), (CHEAP,)), (), YOU)),
        ("your opponent's Summon of cost 3 or less", ir.DamageSource(ir.Group(SUMMON, qualifiers=(CHEAP,)), (), OPPONENT)),
    ],
)  # fmt: skip
def test_damage_of_summons_of_some_cost(words: str, source: ir.DamageSource) -> None:
    for text in (f"If a Forward is dealt damage by {words}", f"If {words} deals damage to a Forward"):
        effect = field(f"{text}, double the damage instead.")
        assert isinstance(effect, ir.ReplaceDamage) and same(effect.source, source)


def test_damage_of_a_summon_or_a_character() -> None:
    cards = ir.AnyNoun((ir.Group(SUMMON, (FIRE,)), ir.Group(ir.IsCharacter(), (FIRE,), (MINE,))))
    effect = field(
        "If your Fire Summon or a Fire Character you control deals damage to a Forward, the damage increases by 1000 instead."
    )
    assert same(effect.source, ir.DamageSource(ir.Group(cards), (), YOU))


def test_damage_of_a_summon_or_an_ability_of_an_ice_card() -> None:
    ice = (ir.ElementIs(("Ice",)),)
    cards = ir.AnyNoun((ir.Group(SUMMON), ir.Group(FORWARD, ice, (MINE,))))
    effect = field(
        "If your Summon or an ability of an Ice Forward you control deals damage to a Forward, double the damage instead."
    )
    assert same(effect.source, ir.DamageSource(ir.Group(cards), ("summon", "ability"), YOU))


@pytest.mark.parametrize("words", ["this party by 2000", "that party by 2000 instead"])
def test_less_damage_to_the_party(words: str) -> None:
    effect = field(f"If Hild forms a party, reduce the damage dealt to the Forwards forming {words}.")
    less = ir.ReplaceDamage(ir.PartyOf(ME), "reduce", ir.Num(2000), ALWAYS)
    assert same(effect, ir.If(ir.InParty(ME), less))


@pytest.mark.parametrize(
    ("fellow", "group"),
    [
        ("a {Job Knight} Forward", ir.Group(FORWARD, (ir.JobIs("Knight"),))),
        ("an Ice Forward", ir.Group(FORWARD, (ir.ElementIs(("Ice",)),))),
        ("{Card Name Olga}", ir.Group(ir.NameIs("Olga"))),
    ],
)
def test_with_whom_the_party_is_formed(fellow: str, group: ir.Group) -> None:
    (effect,) = one(f"If Hild forms a party with {fellow}, that party cannot be blocked.").effects  # type: ignore[attr-defined]
    beside = ir.Group(group.noun, group.adjectives, (ir.FormingPartyWith(ME),))
    unblocked = ir.Restrict(ir.PartyOf(ME), ir.CannotBeBlocked(), ALWAYS)
    assert same(effect, ir.If(ir.Exists(beside, ir.Num(1)), unblocked))


def test_what_is_done_besides_in_a_sentence_of_its_own() -> None:
    active = ir.HasFilter(ME, ir.StatusIs("active"))
    for text, to in (
        ("If Hild is dealt damage while active", ME),
        (
            "If a Forward you control is dealt damage while Hild is active",
            ir.All(ir.Group(FORWARD, qualifiers=(MINE,))),
        ),
    ):
        effect = field(f"{text}, dull Hild. The damage becomes 0 instead.")
        none = ir.ReplaceDamage(to, "become", ir.Num(0), ALWAYS, also=ir.Dull(ME))
        assert same(effect, ir.If(active, none))


def test_a_counter_for_the_next_damage_to_a_player() -> None:
    text = (
        "《0》: During this turn, the next damage dealt to you becomes 0 and remove 1 Moon Counter from Hild instead."
    )
    (effect,) = one(text).effects  # type: ignore[attr-defined]
    assert effect.next_only and same(effect.also, ir.RemoveCounters("Moon", ir.Num(1), ME))


SEVERAL = "Choose up to 2 Forwards. "
NONE = ("become", ir.Num(0))


def test_the_next_damage_of_several() -> None:
    of_a_turn = (
        ("During this turn, the next damage they deal to {}", NOW),
        ("The next damage they deal to {} this turn", THIS),
    )
    for words, span in of_a_turn:
        dealt = last(f"{SEVERAL}{words.format('a Forward')} becomes 0 instead.")
        assert same(dealt, ir.NextDealt(T1, ir.Group(FORWARD), *NONE, span))
        points = last(f"{SEVERAL}{words.format('you')} becomes 0 instead.")
        assert same(points, ir.ReplacePlayerDamage(T1, YOU, *NONE, span, next_only=True))
    taken = last(f"{SEVERAL}The next damage dealt to each of them this turn becomes 0 instead.")
    assert same(taken, ir.ReplaceDamage(T1, *NONE, THIS, next_only=True))


@pytest.mark.parametrize("damage", ["The damage", "Damage"])
def test_damage_dealt_by_whose_to_whom(damage: str) -> None:
    source = ir.DamageSource(None, ("summon",), OPPONENT)
    for whom, to in (("Forwards you control", ir.All(ir.Group(FORWARD, qualifiers=(MINE,)))), ("Hild", ME)):
        effect = field(f"{damage} dealt by your opponent's Summons to {whom} is reduced by 2000.")
        assert same(effect, ir.ReplaceDamage(to, "reduce", ir.Num(2000), ALWAYS, source))


def test_a_turn_in_front_of_two_statements() -> None:
    gains = ir.Gain(ME, (ir.KeywordGained("Brave"),), ALWAYS)
    loses = ir.Lose(ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,))), (ir.PowerUp(ir.Num(1000)),), ALWAYS)
    effect = field("During your turn, Hild gains Brave and the Forwards opponent controls lose 1000 power.")
    assert same(effect, ir.If(ir.IsTurnOf(YOU), ir.Both((gains, loses))))


def test_a_name_without_its_article_is_dealt_damage() -> None:
    named = ir.All(ir.Group(ir.NameIs("Olga"), qualifiers=(MINE,)))
    shield = last_effect("If {Card Name Olga} you control is dealt damage, the damage becomes 0 instead.")
    assert same(shield, ir.ReplaceDamage(named, "become", ir.Num(0), ALWAYS))
    assert same(shield, last_effect("If a {Card Name Olga} you control is dealt damage, the damage becomes 0 instead."))
