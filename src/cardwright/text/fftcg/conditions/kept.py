"""What was not discarded: "if your opponent does not discard a card this way", "if your opponent cannot discard a card"."""

from cardwright.text import ir
from cardwright.text.fftcg.common import CANNOT_DISCARD, OPPONENT_KEEPS, YOU_KEEP
from cardwright.text.fftcg.filled import Filled

THIS_WAY = (" this way", " by this effect", " due to this effect", "")
NONE = {"right": ir.Num(0), "compare": "<="}
NOT = {"you": ("don't", "do not", "didn't", "did not"), "your opponent": ("doesn't", "does not", "didn't", "did not")}


def fill(g: Filled) -> None:
    """All phrases of this module come from tables."""
    for who, verbs, first in (
        ("you", NOT["you"], YOU_KEEP[0]),
        ("your opponent", NOT["your opponent"], OPPONENT_KEEPS[0]),
        ("they", NOT["you"], OPPONENT_KEEPS[0] + 20),
    ):
        for v, verb in enumerate(verbs):
            for w, by in enumerate(THIS_WAY, first + 4 * v):
                g.phrase("condition", f"{who} {verb} discard {{left:discarded_one}}{by}", ir.Compare, w=w, **NONE)
    for w, who in enumerate(("you", "your opponent", "they")):
        at = CANNOT_DISCARD[0] + w
        g.phrase("condition", f"{who} cannot discard {{left:any_discarded}}", ir.Compare, w=at, **NONE)
    thrown = ir.Pronoun("discarded_cards")
    any_card = ir.Group(ir.IsCard())
    g.phrase("any_discarded", "a card", ir.CountRef, cards=thrown, group=any_card, w=9)
    for w, by in enumerate(THIS_WAY[:-1]):
        for v, words in enumerate(("no cards are", "no cards were", "no card is", "no card was")):
            left = ir.CountRef(thrown, any_card, w=50 + v)
            g.phrase("condition", f"{words} discarded{by}", ir.Compare, left=left, w=9400 + 10 * v + w, **NONE)
