"""A second choice that the first one measures, and another card than the first."""

from __future__ import annotations

import pytest
from fftcg_meaning import T1, YOU, one, same

from cardwright.errors import TextError
from cardwright.text import ir


def second(text: str) -> ir.Group:
    ability = one(text, "Summon")
    assert isinstance(ability, ir.SummonEffect)
    choose = [each for each in ability.effects if isinstance(each, ir.Choose)][1]
    return choose.targets[0].group


FIRST = "Choose 1 Forward you control. Dull it. Choose 1 Forward"


@pytest.mark.parametrize("article", ["with a", "with", "of a", "of"])
@pytest.mark.parametrize(("word", "compare"), [("lower", "<"), ("higher", ">"), ("greater", ">")])
@pytest.mark.parametrize(
    ("kind", "filter_"),
    [("cost", lambda c: ir.CostIs(ir.CostOf(T1), c)), ("power", lambda c: ir.PowerIs(ir.PowerOf(T1), c))],
)
def test_than_the_card_before(article: str, word: str, compare: str, kind: str, filter_: object) -> None:
    group = second(f"{FIRST} {article} {word} {kind}. Break it.")
    assert callable(filter_)
    assert same(group.qualifiers[-1], filter_(compare))


@pytest.mark.parametrize(
    ("words", "measure"),
    [
        ("with power less than that Forward's", ir.PowerIs(ir.PowerOf(T1), "<")),
        ("with a cost inferior to that Forward's", ir.CostIs(ir.CostOf(T1), "<")),
        ("of a cost less than that Forward's", ir.CostIs(ir.CostOf(T1), "<")),
    ],
)
def test_than_that_forwards(words: str, measure: ir.Filter) -> None:
    assert same(second(f"{FIRST} {words}. Break it.").qualifiers[-1], measure)


def test_another_than_the_first() -> None:
    group = second("Choose 1 Forward. Dull it. Choose another Forward. Freeze it.")
    assert same(group, ir.Group(ir.TypeIs(("Forward",)), (ir.Another(),)))
    yours = second("Choose 1 Forward. Dull it. Choose another Forward you control. Freeze it.")
    assert same(yours.qualifiers[0], ir.ControlledBy(YOU))


def test_lower_than_nothing_is_open() -> None:
    with pytest.raises(TextError):
        one("Choose 1 Forward with a lower cost. Dull it.", "Summon")
