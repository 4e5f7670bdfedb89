"""What the tests of FFTCG meanings share: reading a sentence on a card named Hild, and the words of its trees."""

from __future__ import annotations

import re

from mutating import plain

from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text
from cardwright.text.reading import same_meaning as same

__all__ = ["same"]
ME = ir.SelfRef()
YOU, OPPONENT = ir.You(), ir.Opponent()
MINE, THEIRS = ir.ControlledBy(YOU), ir.ControlledBy(OPPONENT)
ALWAYS = ir.Continuous()
# "until the end of the turn" behind and in front, "this turn", "during this turn"
TURN, FRONT, THIS, NOW = (ir.UntilEndOfTurn(w=w) for w in range(4))
FORWARD, BACKUP = ir.TypeIs(("Forward",)), ir.TypeIs(("Backup",))
T1, T2 = ir.Ref(("t1",)), ir.Ref(("t2",))
BREAK_ZONE = ir.BreakZone(ir.Owner())


def one(text: str, kind: str = "Forward") -> ir.Ability:
    """The only ability of a card named Hild, which prints as it was read; braces stand around tagged names."""
    text = re.sub(r"\{(.*?)\}", r"[[i]]\1[[/]]", text)
    made = compile_text("fftcg", text, name="Hild", card_type=kind)
    assert render_text("fftcg", made, name="Hild") == text
    (ability,) = made.abilities
    return ability


def meant(text: str, kind: str = "Forward") -> ir.Ability:
    """The only ability without its wordings."""
    return plain(one(text, kind))  # type: ignore[return-value]


def effects(text: str, kind: str = "Summon") -> tuple[ir.Effect, ...]:
    """What the only ability does."""
    return one(text, kind).effects  # type: ignore[attr-defined,no-any-return]


def last(text: str, kind: str = "Summon") -> ir.Effect:
    """The last thing that it does."""
    return effects(text, kind)[-1]
