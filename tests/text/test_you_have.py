""" "If you have 3 or more ...": of cards in a zone of one's own; on the field it is "you control", else whose they are is open."""

from __future__ import annotations

import pytest
from fftcg_meaning import YOU, one, same

from cardwright.errors import TextError
from cardwright.text import ir


@pytest.mark.parametrize(
    "had",
    ["3 or more Backups", "3 or more Backups on the field", "exactly 2 Monsters", "a {Job Smith}", "2 or less Forwards",
     "less than 3 Backups", "a total of 4 or more Characters"],
)  # fmt: skip
def test_what_one_has_is_somewhere(had: str) -> None:
    with pytest.raises(TextError):
        one(f"When Hild attacks, if you have {had}, draw 1 card.")


@pytest.mark.parametrize(
    ("had", "where"),
    [("in your Break Zone", ir.InZone(ir.BreakZone(YOU))), ("in your hand", ir.InZone(ir.Hand(YOU)))],
)
def test_what_one_has_in_a_zone(had: str, where: ir.Filter) -> None:
    auto = one(f"When Hild attacks, if you have 3 or more Monsters {had}, draw 1 card.")
    assert isinstance(auto, ir.AutoAbility)
    group = ir.Group(ir.TypeIs(("Monster",)), (), (where,))
    assert same(auto.condition, ir.Exists(group, ir.Num(3), ">="))
