"""Counters that are placed on a card or removed from it, and Crystals that are paid."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import HAPPENED_PEOPLE
from cardwright.text.fftcg.filled import Filled

FIRST = 800  # wordings of this module begin here
ARTICLES = ("a", "an")


def fill(g: Filled) -> None:
    """All phrases of this module."""
    _counters(g)
    _crystals(g)


def _counters(g: Filled) -> None:
    # "When a Dream Counter is placed on a Forward you control", "When the last Dream Counter is removed from Hild"
    for v, card in enumerate(("source", "article_subject")):
        on = f"{{card:{card}}}"
        for w, article in enumerate(ARTICLES, FIRST + 10 * v):
            head = f"when {article} {{counter:counter}} Counter is"
            g.phrase("event", f"{head} placed on {on}", ir.CounterPlacedOn, w=w)
            g.phrase("event", f"{head} removed from {on}", ir.CounterRemoved, w=w)
        for w, (was, article) in enumerate(product(("was", "has been"), ARTICLES), FIRST + 10 * v):
            text = f"{article} {{counter:counter}} Counter {was} removed from {on}"
            g.phrase("past_event", text, ir.CounterRemoved, w=w)
        text = f"when the last {{counter:counter}} Counter is removed from {on}"
        g.phrase("event", text, ir.CounterRemoved, last=True, w=FIRST + 10 * v)
        # so said of one or more, it is the placing; "when 3 or more Dream Counters are placed on Hild" is how many there are
        several = "when 1 or more {counter:counter} Counters are"
        g.phrase("event", f"{several} placed on {on}", ir.CounterPlacedOn, w=FIRST + 10 * v + 2)
        g.phrase("event", f"{several} removed from {on}", ir.CounterRemoved, at_once=True, w=FIRST + 10 * v)
        several = several.replace("{counter:counter} ", "")
        g.phrase("event", f"{several} removed from {on}", ir.CounterRemoved, counter="", at_once=True, w=FIRST + 10 * v)


def _crystals(g: Filled) -> None:
    for player, who, _s, _their, has in HAPPENED_PEOPLE:
        verbs = ("pay", "use", "spend") if player == ir.You() else ("pays", "uses", "spends")
        for w, verb in enumerate(verbs, FIRST):
            for v, crystals in enumerate(("《C》", "1 or more 《C》", "a 《C》")):
                fixed = {"player": player, "w": w + 10 * v}
                g.phrase("event", f"when {who} {verb} {crystals}", ir.PlayerPaysCrystal, **fixed)
        for w, verb in enumerate(("paid", f"{has} paid", "used", f"{has} used"), FIRST):
            for v, crystals in enumerate(("《C》", "1 or more 《C》", "a 《C》")):
                text = f"{who} {verb} {crystals}"
                g.phrase("past_event", text, ir.PlayerPaysCrystal, player=player, w=w + 10 * v)
