"""What one paragraph has named and another one speaks of."""

from __future__ import annotations

import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

NAMES = "When Hild enters the field, name 1 {}."


def read(*paragraphs: str, kind: str = "Forward") -> ir.CardText:
    return compile_text("fftcg", "[[br]]".join(paragraphs), name="Hild", card_type=kind)


@pytest.mark.parametrize(
    ("what", "speaks", "node"),
    [
        ("Element", "The Forwards of the named Element you control gain +1000 power.", ir.NamedElement),
        ("Element", "Hild cannot be blocked by a Forward of the named Element.", ir.NamedElement),
        ("Element", "When you cast a Summon of the named Element, draw 1 card.", ir.NamedElement),
        ("Element", "《ダル》: Choose 1 Forward of the named Element. Break it.", ir.NamedElement),
        ("Job", "The Forwards with the named Job you control gain +1000 power.", ir.NamedJob),
        ("number", "Your opponent cannot cast cards of the named cost.", ir.NamedNumber),
    ],
)
def test_another_paragraph_speaks_of_it(what: str, speaks: str, node: type[ir.Node]) -> None:
    first, second = read(NAMES.format(what), speaks).abilities
    assert any(isinstance(each, ir.Name) for each in nodes(first))
    assert any(isinstance(each, node) for each in nodes(second))


SPEAKS = "The Forwards of the named Element you control gain +1000 power."


@pytest.mark.parametrize(
    "paragraphs",
    [
        (SPEAKS,),  # nobody names it
        (NAMES.format("Job"), SPEAKS),  # something else is named
        (NAMES.format("Element"),),  # nothing comes of it
        (NAMES.format("Element"), "When Hild attacks, name 1 Element.", SPEAKS),  # which of the two?
        # what it speaks of is what it names itself, and nothing comes of the other
        (NAMES.format("Element"), "When Hild attacks, name 1 Element. Break all the Forwards of the named Element."),
        # who gains the ability has named nothing
        (
            NAMES.format("Element"),
            'The Forwards you control gain "This Forward cannot be blocked by a Forward of the named Element."',
        ),
        ('Hild gains "When Hild attacks, name 1 Element."', SPEAKS),
    ],
)
def test_what_nobody_named_or_several_did_is_refused(paragraphs: tuple[str, ...]) -> None:
    with pytest.raises(TextError, match="named"):
        read(*paragraphs)


def test_a_number_that_is_no_cost_is_refused() -> None:
    with pytest.raises(TextError, match="named"):
        asks = "reveal the top card of your deck. If the cost of the revealed card is the selected number, draw 1 card."
        read("When Hild enters the field, select 1 number.", f"When Hild attacks, {asks}")
