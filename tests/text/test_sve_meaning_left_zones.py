"""Cards that leave an EX area or a cemetery, as texts wait for it, ask for it and count it."""

from __future__ import annotations

import pytest
from test_sve_meaning import compiled

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

YOU = ir.You()
CARD = ir.OneSubject(ir.Group(ir.IsCard()))
FOLLOWERS = ir.Group(ir.TypeIs(("Follower",)))


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("your EX area", sv.ExArea(YOU)),
        ("an opponent's EX area", sv.ExArea(ir.Opponent())),
        ("your opponent's EX area", sv.ExArea(ir.Opponent())),
        ("an EX area", sv.ExArea(ir.AnyPlayer())),
        ("your cemetery", sv.Cemetery(YOU)),
    ],
)
def test_what_waits_for_a_card_to_leave(words: str, zone: ir.Zone) -> None:
    for begin, subject, verb in (
        ("Whenever a card", CARD, "leaves"),
        ("When this card", ir.SelfRef(), "leaves"),
        ("Whenever one or more followers", ir.CountedSubject(ir.Num(1), FOLLOWERS), "leave"),
    ):
        made = compiled(f"{begin} {verb} {words}, draw a card.")
        assert isinstance(made, ir.AutoAbility)
        assert made.event == ir.CardEvent(subject, (sv.LeavesZone(zone),))


@pytest.mark.parametrize("verb", ["left", "has left"])
def test_whether_a_card_has_left(verb: str) -> None:
    made = compiled(f"[fanfare] If a card {verb} your EX area this turn, draw a card.")
    assert isinstance(made, ir.AutoAbility)
    [asked] = made.effects
    assert isinstance(asked, ir.If)
    assert asked.condition == ir.HappenedThisTurn(ir.CardEvent(CARD, (sv.LeavesZone(sv.ExArea(YOU)),)))


@pytest.mark.parametrize("words", ["your leader leaves your EX area", "a card leaves your EX areas"])
def test_what_is_no_such_text(words: str) -> None:
    with pytest.raises(TextError):
        compiled(f"Whenever {words}, draw a card.")
