"""Wordings beside those that the grammar knew: who is attacking, whose Summon, what was paid, what was revealed."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, MINE, THEIRS, meant, same

from cardwright.text import ir
from cardwright.text.walk import nodes


def only(text: str, kind: type[ir.Node]) -> ir.Node:
    (found,) = (each for each in nodes(meant(text)) if isinstance(each, kind))
    return found


@pytest.mark.parametrize(
    ("who", "noun", "qualifiers"),
    [
        ("a {Card Name Olga} you control", ir.NameIs("Olga"), (MINE,)),
        ("a {Job Knight} opponent controls", ir.JobIs("Knight"), (THEIRS,)),
        ("a Forward you control other than Hild", FORWARD, (MINE, ir.OtherThan(ME))),
        ("a {Job Knight} other than Hild", ir.JobIs("Knight"), (ir.OtherThan(ME),)),
    ],
)
def test_some_other_card_is_attacking(who: str, noun: ir.Filter, qualifiers: tuple[ir.Filter, ...]) -> None:
    found = only(f"When Hild attacks, if {who} is attacking, draw 1 card.", ir.Exists)
    assert same(found, ir.Exists(ir.Group(noun, (), (*qualifiers, ir.StatusIs("attacking"))), ir.Num(1)))


@pytest.mark.parametrize("words", ["a Summon you cast", "a Summon you control"])
def test_a_summon_is_controlled_by_who_cast_it(words: str) -> None:
    found = only(f"If {words} deals damage to a Forward, the damage increases by 1000 instead.", ir.ReplaceDealt)
    assert isinstance(found, ir.ReplaceDealt)
    assert same(found.dealer, ir.All(ir.Group(ir.TypeIs(("Summon",)), (), (MINE,))))


@pytest.mark.parametrize("verb", ["cast Hild", "play Hild", "play Hild onto the field"])
def test_cp_of_two_elements(verb: str) -> None:
    text = f"When Hild enters the field, if the cost paid to {verb} included both Fire CP and Wind CP, draw 1 card."
    assert same(only(text, ir.And), ir.And((ir.PaidElement("Fire"), ir.PaidElement("Wind"))))


def test_all_the_revealed_cards() -> None:
    text = (
        "When Hild attacks, reveal the top 3 cards of your deck. If all the revealed cards are of different costs, "
        "draw 1 card. Then, return them to the bottom of your deck in any order."
    )
    assert same(only(text, ir.AllApart), ir.AllApart(ir.Ref(("t1",)), "cost"))


@pytest.mark.parametrize(("where", "anywhere"), [(" from your hand", False), ("", True)])
def test_what_no_effect_plays(where: str, anywhere: bool) -> None:
    rule = only(f"You cannot play Hild{where} due to Summons or abilities.", ir.NotPlayedByEffects)
    assert same(rule, ir.NotPlayedByEffects(anywhere=anywhere))
