"""What is done unless somebody pays: the controller of the card that is spoken of, or "they"."""

from __future__ import annotations

import pytest
from fftcg_meaning import OPPONENT, T1, last, meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir

TWO = ir.Cost((ir.CpGeneric(2),))
CARD = ir.Group(ir.IsCard())


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Break it unless its controller pays 《2》.",
        "Choose 1 Forward. Unless its controller pays 《2》, break it.",
    ],
)
def test_its_controller(text: str) -> None:
    assert same(last(text), ir.Unless(ir.ControllerOf(T1), TWO, ir.Break(T1)))


def test_a_summon_is_cancelled() -> None:
    text = "Choose 1 Summon. Cancel its effect unless its controller discards 1 card."
    cost = ir.Cost((), (ir.PayDiscard(ir.Num(1), CARD),))
    assert same(last(text), ir.Unless(ir.ControllerOf(T1), cost, ir.CancelEffect(T1)))


def test_they_who_were_spoken_of() -> None:
    text = "Your opponent selects 1 Forward they control. Put it into the Break Zone unless they pay 《2》."
    put = ir.PutInto(T1, ir.BreakZone(ir.Owner()))
    assert same(last(text), ir.Unless(OPPONENT, TWO, put))


@pytest.mark.parametrize("who", ["they pay", "your opponent pays"])
def test_they_in_one_sentence(who: str) -> None:
    found = last(f"Your opponent discards 1 card unless {who} 《2》.")
    assert isinstance(found, ir.Unless) and isinstance(found.effect, ir.Discard)
    assert same(found.player, OPPONENT) and same(found.cost, TWO) and same(found.effect.player, OPPONENT)


def test_nobody_was_spoken_of() -> None:
    with pytest.raises(TextError):
        one("When Hild attacks, break Hild unless they pay 《2》.")


@pytest.mark.parametrize(
    ("offer", "act"),
    [
        ("discard 2 cards", ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard()))),
        ("discard 1 {Job Knight}", ir.PayDiscard(ir.Num(1), ir.Group(ir.JobIs("Knight")))),
        ("dull 2 active Backups", ir.PayDull(ir.Num(2), ir.Group(ir.TypeIs(("Backup",))))),
    ],
)
def test_what_is_done_unless_so_many_are_given(offer: str, act: ir.CostItem) -> None:
    ability = meant(f"When Hild attacks, break Hild unless you {offer}.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.effects, (ir.Unless(ir.You(), ir.Cost((), (act,)), ir.Break(ir.SelfRef())),))
