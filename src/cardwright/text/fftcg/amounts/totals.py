"""What several cards cost together, or their power, by what was done to them: "the total cost of the 2 discarded cards"."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.pronouns import TOTAL_OF, TOTALS

TYPES = ("card", "Forward", "Backup", "Monster", "Character", "Summon")
POWERFUL = ("Forward", "Character")
WAYS = (" due to this ability", " by this effect", " this way", "")
# the pronoun, what was done to them by an effect or as a cost, and where to
DONE = (
    ("you_dulled", "dulled", ""),
    ("you_removed", "removed", ""),
    ("you_removed", "removed", " from the game"),
    ("you_put", "put", " into the Break Zone"),
    ("you_discarded", "discarded", ""),
    ("you_returned", "returned", ""),
)

OTHERS = ("cards put into the Break Zone", "2 cards removed from the game")  # which have pronouns of their own


def fill(g: Filled) -> None:
    """All phrases of this module come from tables."""
    for category in ("gained", "lost"):
        g.phrase(category, "power equal to {amount:total_done}", ir.PowerUp, w=410)
    for d, (form, verb, where) in enumerate(DONE):
        for n, name in enumerate(TYPES):
            for number in (0, 2, 3):
                said = f"{number} {name}s" if number else f"{name}s"
                words = (f"{said} you {verb}{where}", f"{said} {verb}{where}", said.replace(name, f"{verb} {name}"))
                for v, text in enumerate(words[: 2 + (not where)]):
                    if text not in OTHERS:
                        at = TOTALS + number * TOTAL_OF + 100 * d + 10 * n
                        _told(
                            g, form, text, at + 4 * v if v < 2 else at + 9, name in POWERFUL, bare=number > 0 or v == 2
                        )
    for w, (form, words) in enumerate((("revealed_cards", "the revealed cards"), ("those_cards", "those cards"),
                                       ("all_milled", "the cards put into the Break Zone"))):  # fmt: skip
        key = f"totalled_{form}"
        g.phrase(key, words, ir.Pronoun, form=form)
        g.phrase("total_cost_of", f"the total cost of {{card:{key}}}", ir.CostOf, w=TOTALS + 900 + w)
    g.alias("counted", "total_cost_of")


def _told(g: Filled, form: str, words: str, at: int, powerful: bool, bare: bool) -> None:
    """Their cost and their power, ``bare`` without the ways in which it was done to them."""
    key = f"told_{form}_{words.replace(' ', '_').lower()}"
    g.phrase(key, words, ir.Pronoun, form=form)
    for w, way in enumerate(WAYS):
        if way and bare:
            continue
        g.phrase("total_cost_of", f"the total cost of the {{card:{key}}}{way}", ir.CostOf, w=at + w)
        if powerful:
            power = f"the total power of the {{card:{key}}}{way}"
            g.phrase("damage", f"damage equal to {power}", ir.PowerOf, w=at + w)
            g.phrase("total_done", power, ir.PowerOf, w=at + w)
