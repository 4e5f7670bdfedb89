"""Positions for the newer mechanics: cards with texts of our own, written as they are printed."""

from __future__ import annotations

import re
from typing import Any

from board import Board, Table

from cardwright.games.fftcg.zones import BENEATH, LIMIT_DECK
from cardwright.text import ir
from cardwright.text.compile import compile_text


def abilities(text: str, name: str, kind: str = "Forward", **names: frozenset[str]) -> tuple[ir.Ability, ...]:
    """The abilities that the text compiles to; braces stand around tagged names."""
    tagged = re.sub(r"\{(.*?)\}", r"[[i]]\1[[/]]", text)
    return compile_text("fftcg", tagged, name=name, card_type=kind, lexicon=names or None).abilities


def put(board: Board, player: int, zone: int, name: str, text: str = "", **facts: Any) -> int:
    """Place a card with this text, for 0 CP where nothing is said."""
    kind = facts.get("type", "Forward")
    facts.setdefault("cost", 0)
    card = board.put(player, zone, name, *(abilities(text, name, kind) if text else ()), **facts)
    board.state.objects[card].face_down = zone == LIMIT_DECK
    return card


def acts_of(table: Table, card: int) -> list[tuple[Any, ...]]:
    """What can be done with the card now."""
    return [a for a in table.match.acts() if len(a) > 1 and a[1] == card]


def until(table: Table, phase: str, player: int) -> Table:
    """Pass, decline and take the first legal answer until this phase of the player's (a later one, where it is that now)."""
    state = table.match.state
    turn = state.turn
    while table.match.decision is not None:
        state = table.match.state
        there = (state.phase, state.turn_player) == (phase, player) and (state.turn > turn or phase != "main1")
        if there and table.asked.kind == "act" and not state.stack:
            return table
        if table.asked.kind == "act":
            table.answer(("pass",))
        elif table.asked.reason in ("attack", "block"):
            table.answer(())
        else:
            table.answer(table.asked.options[: table.asked.least] if table.asked.options else False)
    raise AssertionError("the game is over")


__all__ = ["BENEATH", "LIMIT_DECK", "abilities", "acts_of", "put", "until"]
