"""An X that the text says itself: what stands in its place, how it prints, and what is no such X."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, MINE, YOU, meant, one

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

BACKUPS = ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,)))
THOUSANDS = ir.PerEach(ir.Num(1000), BACKUPS)


def amounts(text: str, kind: type[ir.Node]) -> list[ir.Node]:
    return [each for each in nodes(meant(text)) if isinstance(each, kind)]


@pytest.mark.parametrize("says", ["X is", "X equals", "X is equal to"])
def test_a_sentence_behind_says_what_x_is(says: str) -> None:
    text = f"When Hild attacks, choose 1 Forward of cost X or less. Break it. {says} the number of Backups you control."
    assert amounts(text, ir.CostIs) == [ir.CostIs(BACKUPS, "<=")]


@pytest.mark.parametrize(
    "text",
    [
        "When Hild attacks, draw X cards, where X is the number of Backups you control.",
        "When Hild attacks, you may draw X cards, where X is the number of Backups you control.",
        "When Hild attacks, draw X cards. X is the number of Backups you control.",
        "《火》: Draw X cards. X is the number of Backups you control. You can only use this ability once per turn.",
    ],
)
def test_so_many_cards(text: str) -> None:
    assert amounts(text, ir.Draw) == [ir.Draw(YOU, BACKUPS)]


@pytest.mark.parametrize(
    "x",
    [
        "the number of Backups you control multiplied by 1000",
        "1000 multiplied by the number of Backups you control",
        "1000 times the number of Backups you control",
    ],
)
def test_so_much_damage_and_power(x: str) -> None:
    (deal,) = amounts(f"When Hild attacks, choose 1 Forward. Deal it X damage. X is {x}.", ir.DealDamage)
    assert isinstance(deal, ir.DealDamage)
    assert deal.amount == THOUSANDS
    (gain,) = amounts(f"When Hild attacks, Hild gains +X power until the end of the turn. X is {x}.", ir.PowerUp)
    assert gain == ir.PowerUp(THOUSANDS)


def test_in_an_option_x_is_that_of_the_option() -> None:
    text = (
        "When Hild attacks, select 1 of the 2 following actions. "
        '"Draw X cards. X is the number of Backups you control." "Choose 1 Forward. Break it."'
    )
    assert amounts(text, ir.Draw) == [ir.Draw(YOU, BACKUPS)]


def test_where_x_is_belongs_to_its_own_sentence() -> None:
    text = "When Hild attacks, choose up to X Forwards, where X is the number of Backups you control. Dull them."
    (choice,) = amounts(text, ir.Choose)
    assert isinstance(choice, ir.Choose)
    assert (choice.targets[0].count, choice.targets[0].group.noun) == (BACKUPS, FORWARD)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("When Hild attacks, draw 1 card. X is the number of Backups you control.", "without an X"),
        ("When Hild attacks, X is the number of Backups you control. Draw X cards.", "behind all"),
        ("When Hild attacks, draw X cards. Discard X cards. X is the number of Backups you control.", "open when"),
        ("《X》: Draw X cards. X is the number of Backups you control.", "paid as well"),
        ("《X》: Choose 1 Forward. Deal it X damage.", "open what X is"),
    ],
)
def test_other_texts_with_x_are_refused(text: str, why: str) -> None:
    with pytest.raises(TextError, match=why):
        one(text)
