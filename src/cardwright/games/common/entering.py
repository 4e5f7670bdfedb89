"""How cards enter the field by texts: dull or active, with counters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.games.common.amounts import amount
from cardwright.games.common.refs import covers
from cardwright.games.common.ruling import Found, in_force, rule_of
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

ENTERING: Final = frozenset(("EntersDull", "EntersActive"))
COUNTERS: Final = "EntersWithCounters"


def enters(g: Game, card: int) -> str:
    """How the card that enters the field now does so by texts: "dull", "active" or "" for as usual (5.2.3.1.1.3)."""
    if ENTERING.isdisjoint(g.derived.rules):
        return ""
    ref = g.state.objects[card].ref
    if any(True for _ in _rules(g, "EntersDull", ref)):
        return "dull"
    return "active" if any(True for _ in _rules(g, "EntersActive", ref)) else ""


def enters_with(g: Game, card: int) -> list[tuple[str, int]]:
    """The counters with which the card enters the field now by texts (6.7.1): their names, and how many."""
    if COUNTERS not in g.derived.rules:
        return []
    found = [(rule.counter, amount(g, ctx, rule.count)) for rule, ctx in _rules(g, COUNTERS, g.state.objects[card].ref)]
    return [(name, count) for name, count in found if count > 0]


def _rules(g: Game, kind: str, ref: Ref) -> Iterator[Found]:
    """The rules of this kind under which the card enters: of what was there before (11.12.5.3), not of what comes at the same time
    or of its own about others, but what it says of itself."""
    if kind not in g.derived.rules:
        return
    for entry, ctx in in_force(g, kind):
        what = entry.part.what
        if not entry.effect and entry.source[0] in g.moving and (entry.source != ref or isinstance(what, ir.All)):
            continue
        if ref in entry.objects if entry.objects is not None else what is None or covers(g, ctx, what, ref):
            yield rule_of(entry.part), ctx
