"""What players draw and discard by the cards in their own hands: "each player draws cards until they have 5 cards in their hand"."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

THEIR_HAND = ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(ir.PronounPlayer("their"))),)))
IN_THEIR_HAND = ("{} cards in their hand", "{} cards in hand")
OWN_HAND = 20  # `Draw.w` from here on: of each player the own cards are counted


def add(g: Grammar) -> None:
    """All phrases of this module."""
    for w, cards in enumerate(IN_THEIR_HAND):
        full = f"they have {cards.format('{base:digits}')}"
        g.phrase("their_hand_full", full, ir.Minus, less=THEIR_HAND, w=20 + w)
    g.phrase("action", "{player:each} draws cards until {count:their_hand_full}", ir.Draw, w=OWN_HAND)
