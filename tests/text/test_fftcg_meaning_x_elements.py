"""An X that counts each Element once."""

from __future__ import annotations

import pytest
from fftcg_meaning import YOU, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir

BACKUPS = ir.Group(ir.TypeIs(("Backup",)), qualifiers=(ir.ControlledBy(YOU),))


@pytest.mark.parametrize(
    "counted",
    [
        "Backups of different Elements you control",
        "different Elements among Backups you control",
        "different Elements among the Backups you control",
        "Elements among the Backups you control",
    ],
)
@pytest.mark.parametrize("text", ["Draw X cards, where X is the number of {}.", "Draw X cards. X is the number of {}."])
def test_each_element_once(text: str, counted: str) -> None:
    assert same(last(text.format(counted)), ir.Draw(YOU, ir.CountElements(BACKUPS)))


def test_names_and_thousands() -> None:
    text = "Choose 1 Forward. Deal it X damage, where X is 1000 times the number of Backups with different names you control."
    found = last(text)
    assert isinstance(found, ir.DealDamage)
    assert same(found.amount, ir.PerEach(ir.Num(1000), ir.CountDifferent("name", BACKUPS)))


def test_elements_of_nothing() -> None:
    with pytest.raises(TextError):
        one("Draw X cards, where X is the number of different Elements.", "Summon")
