"""A Category before a Job or a name that is the noun, the Job that was named, and ways to say an extra cost: sentences of our own."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

GUARDS = ir.Group(ir.JobIs("Guard"), (ir.CategoryIs("VI"),))


def test_a_card_of_a_category_and_a_job() -> None:
    search = last("You may search for 1 {Category VI} {Job Guard} and add it to your hand.")
    assert any(same(group, GUARDS) for group in _groups(search))


@pytest.mark.parametrize(
    "words",
    [
        "The {Category VI} {Job Guard} you control gain +1000 power.",
        "Hild gains +1000 power for each {Category VI} {Job Guard} you control.",
        "If you control a {Category VI} {Job Guard}, Hild gains +1000 power.",
        "If a {Category VI} {Job Guard} you control is dealt damage, reduce the damage by 1000 instead.",
        "The cost required to cast your {Category VI} {Job Guard} is reduced by 1.",
        "Discard 1 {Category VI} {Job Guard}: Draw 1 card.",
    ],
)
def test_wherever_it_is_said(words: str) -> None:
    (found,) = [group for group in _groups(one(words)) if group.noun == GUARDS.noun]
    assert same(ir.Group(found.noun, found.adjectives), GUARDS)


@pytest.mark.parametrize("more", ["or {Job Pikeman}", "or {Card Name Olga}", "and {Job Pikeman}"])
def test_whether_the_category_is_meant_of_a_second_kind_is_open(more: str) -> None:
    with pytest.raises(TextError):
        one(f"When Hild attacks, draw 1 card for each {{Category VI}} {{Job Guard}} {more} you control.")


def test_forwards_of_that_job_are_of_the_named_one() -> None:
    named = ir.Group(FORWARD, qualifiers=(ir.NamedJob(), ir.ControlledBy(ir.You())))
    for words in ("of that Job", "with that Job"):
        said = last(f"Name 1 Job. The Forwards {words} you control gain +1000 power until the end of the turn.")
        assert any(same(group, named) for group in _groups(said))
    with pytest.raises(TextError):
        one("The Forwards of that Job you control gain +1000 power.")


@pytest.mark.parametrize(
    "words",
    [
        "When casting Hild, you may discard 2 cards as an extra cost.",
        "When you cast Hild, you may discard 2 cards as an extra cost.",
        "You may discard 2 cards as an extra cost to cast Hild.",
        "As an extra cost to cast Hild, you may discard 2 cards.",
    ],
)
def test_an_extra_cost_in_other_words(words: str) -> None:
    (said,) = one(words).effects  # type: ignore[attr-defined]
    assert same(said, ir.ExtraCost(ME, ir.Cost(actions=(ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard())),))))
    for kind in ("Summon", "Forward"):
        with pytest.raises(TextError):
            changed = words.replace(" as an extra cost", "").replace("As an extra cost to", "To")
            compile_text("fftcg", changed, name="Hild", card_type=kind)


@pytest.mark.parametrize(
    ("words", "backups"),
    [
        ("You can only pay with Fire or Ice CP to cast Hild.", False),
        ("You can only pay with Fire or Ice CP to play Hild onto the field.", False),
        ("You can only pay with CP produced by Fire or Ice Backups to cast Hild.", True),
    ],
)
def test_cp_of_either_element(words: str, backups: bool) -> None:
    (said,) = one(words).effects  # type: ignore[attr-defined]
    assert same(said.rule, ir.PayOnlyWith("Fire/Ice", backups))  # type: ignore[attr-defined]


def _groups(node: ir.Node) -> list[ir.Group]:
    return [n for n in nodes(node) if isinstance(n, ir.Group)]
