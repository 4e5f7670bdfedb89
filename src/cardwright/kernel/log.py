"""The log of a game: what happened, to what, and by which clause. Lines are data; screens word them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from cardwright.kernel.game import Game
    from cardwright.kernel.state import Ref


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One line. `seen_by` is -1 for both players, else the only player who may read `facts` and the card's name."""

    kind: str
    clause: str
    turn: int
    phase: str
    player: int
    card: str  # printed name of the card it is about, "" for none
    ref: tuple[int, int]
    facts: dict[str, Any]
    seen_by: int = -1


class Log:
    """An append-only list of lines that a copy of the game shares until one of them writes on."""

    __slots__ = ("lines",)

    def __init__(self, lines: list[Line] | None = None) -> None:
        self.lines: list[Line] = lines if lines is not None else []

    def add(self, game: Game, kind: str, clause: str, player: int, ref: Ref | None, facts: dict[str, Any]) -> None:
        seen_by = facts.pop("seen_by", -1)
        name = game.name(ref) if ref is not None else ""
        state = game.state
        self.lines.append(Line(kind, clause, state.turn, state.phase, player, name, ref or (-1, 0), facts, seen_by))

    def unordered(self, kind: str, start: int) -> None:
        """Lines of this kind from `start` on happened in an order that is not to be known: they stand by name instead."""
        places = [i for i in range(start, len(self.lines)) if self.lines[i].kind == kind]
        lines = sorted((self.lines[i] for i in places), key=lambda line: (line.card, line.ref))
        for i, line in zip(places, lines, strict=True):
            self.lines[i] = line

    def copy(self) -> Log:
        return Log(self.lines.copy())

    def cut(self, length: int) -> None:
        """Forget the lines after the first `length` (they will be written again, or were taken back)."""
        del self.lines[length:]
