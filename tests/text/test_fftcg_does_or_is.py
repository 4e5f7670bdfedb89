"""What "if you do" and "if you don't" answer to where the sentence before asks whether something is so (11.8.13; reading F56)."""

from __future__ import annotations

import pytest
from fftcg_meaning import OPPONENT, YOU, one, same

from cardwright.errors import TextError
from cardwright.text import ir

ATTACKS = "When Hild attacks, if "
BACKUP = ir.Group(ir.TypeIs(("Backup",)))


@pytest.mark.parametrize(
    ("asked", "player", "answer"),
    [
        ("you control a Backup", YOU, "If you do not"),
        ("you control a Backup", YOU, "If you don't"),
        ("your opponent controls a Backup", OPPONENT, "If they don't"),
        ("your opponent controls a Backup", OPPONENT, "If your opponent does not"),
    ],
)
def test_it_is_not_so(asked: str, player: ir.Player, answer: str) -> None:
    """The ability triggers in any case."""
    auto = one(f"{ATTACKS}{asked}, draw 1 card. {answer}, discard 1 card.")
    assert isinstance(auto, ir.AutoAbility) and auto.condition is None
    first, second = auto.effects
    assert isinstance(first, ir.If) and same(first.condition, ir.Controls(player, BACKUP, ir.Num(1)))
    assert isinstance(second, ir.IfNotDone)


@pytest.mark.parametrize(
    "text",
    [
        "you don't control a Backup, draw 1 card. If you do, discard 1 card.",
        "you control no Backups, draw 1 card. If you do, discard 1 card.",
        "your opponent doesn't control a Backup, draw 1 card. If they do, discard 1 card.",
        "your opponent controls a Backup, your opponent discards 1 card. If they don't, draw 1 card.",
    ],
)
def test_open_what_somebody_does(text: str) -> None:
    with pytest.raises(TextError, match="open what somebody does"):
        one(ATTACKS + text)


@pytest.mark.parametrize("otherwise", ["If not", "Otherwise"])
def test_what_holds_otherwise(otherwise: str) -> None:
    ability = one(f"If you control a Backup, Hild gains +1000 power. {otherwise}, Hild cannot attack.")
    assert isinstance(ability, ir.FieldAbility)
    first, second = ability.effects
    assert isinstance(first, ir.If)
    assert same(second, ir.Otherwise(ir.Restrict(ir.SelfRef(), ir.CannotAttack(), ir.Continuous())))


@pytest.mark.parametrize(
    "text",
    [
        "Hild gains +1000 power. Otherwise, Hild cannot attack.",
        "If you control a Backup, Hild gains +1000 power. If you control a Monster, Hild gains Brave. Otherwise, Hild cannot attack.",
        "When Hild attacks, if you control a Backup, draw 1 card. If you control a Monster, gain 《C》. Otherwise, discard 1 card.",
    ],
)
def test_open_what_is_otherwise(text: str) -> None:
    with pytest.raises(TextError, match="otherwise"):
        one(text)


@pytest.mark.parametrize("answer", ["If you do", "If you do so"])
def test_what_was_offered_is_what_was_done(answer: str) -> None:
    auto = one(f"{ATTACKS}you don't control a Backup, you may discard 1 card. {answer}, draw 2 cards.")
    assert isinstance(auto, ir.AutoAbility) and isinstance(auto.effects[1], ir.IfDone)
