"""Instructions in words that others of them have: about the tops of both decks."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled

FIRST = 47_000  # wordings of this module begin here
BOTH_DECKS = 2800  # wordings of Both
NUMBERS = 5  # as many top cards as are spoken of at once


def fill(g: Filled) -> None:
    """All phrases of this module."""
    _both_decks(g)


def _both_decks(g: Filled) -> None:
    # "Reveal the top 2 cards of your deck and your opponent's deck.", "Look at the top card of each player's deck."
    for v, (verb, look) in enumerate((("look at", True), ("reveal", False))):
        for number in range(1, NUMBERS + 1):
            cards = "card" if number == 1 else f"{number} cards"
            top = f"{verb} the top {cards} of"
            seen = {"player": ir.You(), "count": ir.Num(number), "look": look, "w": FIRST + number}
            key = f"{v}_{number}"
            g.phrase(f"own_top_{key}", f"{top} your deck", ir.RevealTop, deck=ir.You(), **seen)
            g.phrase(f"other_top_{key}", "your opponent's deck", ir.RevealTop, deck=ir.Opponent(), **seen)
            g.pair(f"tops_{key}", f"own_top_{key}", f"other_top_{key}", " and ")
            if (look, number) != (True, 1):  # declared for one card
                g.phrase("action", f"{{effects:tops_{key}}}", ir.Both, w=BOTH_DECKS + 10 * v + number)
            g.phrase("action", f"{top} each player's deck", ir.RevealTop, deck=ir.EachPlayer(), **seen)
