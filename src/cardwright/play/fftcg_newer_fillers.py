"""What texts of the newer mechanics ask for on the bench: cards to warp, to prime and to prime into."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.cards import FftcgCard
from cardwright.games.common.zones import DECK, FIELD, REMOVED
from cardwright.games.fftcg.newer.keywords import ME, WARP
from cardwright.kernel.rules import Definition
from cardwright.play.fftcg_fillers import Filler, blank, like
from cardwright.text import ir

WARPED = "[[i]]Warp 1 --[[/]] 《氷》"  # of Ice, so that texts about any Element matter
BY_WARP = ("warp", "warp_or_ability", "warp_or_effect")
_COUNTED = (ir.RemoveCounters, ir.CounterRemoved, ir.AnyCounterRemoved, ir.WithCounter)


def warps(definition: Definition) -> bool:
    """Whether the text has to do with Warp, so that time has to pass on the bench."""
    return any(
        isinstance(n, ir.Warp | ir.Warped)
        or getattr(n, "counter", "") == WARP
        or getattr(n, "by", "") in BY_WARP
        or getattr(n, "keyword", "") == WARP
        for n in definition.nodes
    )


def newer_asked(card: FftcgCard, definition: Definition) -> Iterator[Filler]:
    """Cards that the text needs around it."""
    for node in definition.nodes:
        if isinstance(node, ir.PrimeInto):
            yield Filler(_forward(node.name, card), DECK, (0,), 3)
        elif isinstance(node, ir.PrimesInto):
            yield Filler(_forward(node.name, card, f'[[i]]Priming "{card.name}" --[[/]] 《0》'), FIELD, (0,), 1)
        elif isinstance(node, ir.Primes | ir.Primed):
            subject = getattr(node, "subject", None)
            group = subject.group if isinstance(subject, ir.OneSubject) else ir.Group(noun=ir.IsCharacter())
            yield Filler(like(card, group, "Novice", '[[i]]Priming "Master" --[[/]] 《0》'), FIELD, (0, 1), 1)
            yield Filler(_forward("Master", card), DECK, (0, 1), 3)
        elif isinstance(node, ir.KeywordAnyElement) and node.keyword == "Priming":
            yield Filler(_forward("Pupil", card, '[[i]]Priming "Master" --[[/]] 《氷》'), FIELD, (0,), 1)
    if warps(definition) and not all(_own(n) for n in definition.nodes):
        yield Filler(_forward("Wanderer", card, WARPED), REMOVED, (0, 1), 2, counters={WARP: 1})


def _own(node: ir.Node) -> bool:
    """Whether the node speaks of no Warp Counters but its own card's, and of nobody else's entering due to Warp."""
    if isinstance(node, ir.Warped) or getattr(node, "by", "") in BY_WARP or getattr(node, "keyword", "") == WARP:
        return False
    if not isinstance(node, _COUNTED) or node.counter != WARP:
        return True
    return getattr(node, "card", getattr(node, "what", None)) == ME


def _forward(name: str, card: FftcgCard, text: str = "") -> FftcgCard:
    return blank(name, "Forward", card.known_elements[:1] or ("Fire",), 2, 5000, text)
