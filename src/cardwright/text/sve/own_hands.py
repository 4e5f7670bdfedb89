"""What players do with the cards in their own hands: "each player draws cards until they have 5 cards in their hand", "each opponent
discards cards until they have 3", "they discard each spell in their hand"."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.moves import HAND_SIZE

THEIRS = ir.Hand(ir.PronounPlayer("their"))
THEIR_HAND = ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(THEIRS),)))
IN_THEIR_HAND = ("{} cards in their hand", "{} cards in hand")
OWN_HAND = 20  # `Draw.w`, `Discard.w` from here on: of each player the own cards are counted


def add(g: Grammar) -> None:
    """All phrases of this module."""
    for w, cards in enumerate(IN_THEIR_HAND):
        so_many = f"they have {cards.format('{number:digits}')}"
        full, left = (so_many.replace("number", field) for field in ("base", "less"))
        g.phrase("their_hand_full", full, ir.Minus, less=THEIR_HAND, w=20 + w)
        g.phrase("their_hand_left", left, ir.Minus, base=THEIR_HAND, w=20 + w)
    g.phrase("action", "{player:each} draws cards until {count:their_hand_full}", ir.Draw, w=OWN_HAND)
    _as_many(g)
    fixed = {"group": ir.Group(ir.IsCard()), "w": OWN_HAND}
    g.phrase("action", "{player:each} discards cards until {count:their_hand_left}", ir.Discard, **fixed)
    g.phrase(
        "action",
        "{player:they} discard cards until {count:their_hand_left}",
        ir.Discard,
        **{**fixed, "w": OWN_HAND + 1},
    )
    _whole_kinds(g)
    _put_away(g)


def _as_many(g: Grammar) -> None:
    """ "Draw cards until you have as many cards in your hand as your opponent": nothing, where there are more already."""
    g.phrase("hand_full", "you have {base:digits} cards in hand", ir.Minus, less=HAND_SIZE, w=90)
    g.phrase("hand_left", "you have {less:digits} cards in hand", ir.Minus, base=HAND_SIZE, w=90)
    for w, (cards, they) in enumerate(
        (c, t)
        for c in ("as many cards in {}", "the same number of cards in {}")
        for t in ("your opponent", "an opponent", "that opponent", "your opponent does", "they do")
    ):
        for v, hand in enumerate(("your hand", "hand")):
            theirs = ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(ir.Opponent())),)))
            until = f"you have {cards.format(hand)} as {they}"
            g.value("hand_full", until, ir.Minus(theirs, HAND_SIZE, w=40 + 2 * w + v))


def _whole_kinds(g: Grammar) -> None:
    """ "Each opponent reveals their hand and discards each spell in it"."""
    g.alias("whole_hand", "shown_hand")
    g.value("whole_hand", "in their hand", THEIRS)
    g.sequence("in_their_hand", "in_their_hand_one", max=1)
    g.phrase("in_their_hand_one", "{zone:whole_hand}", ir.InZone)
    for w, (word, number) in enumerate((("each", "one"), ("all", "many"))):
        group = f"{{adjectives?:adjectives}} {{noun:card_noun/{number}}} {{qualifiers:in_their_hand}}"
        g.phrase(f"held_{number}", group, ir.Group)
        g.phrase("all_held", f"{word} {{group:held_{number}}}", ir.All, w=4 * w)
    g.phrase("action", "{player:who} discards {what:all_held}", ir.DiscardCards, w=2)
    g.phrase("action", "{player:they} discard {what:all_held}", ir.DiscardCards, w=3)
    g.phrase("said_of", "{player:who} reveals their hand", ir.RevealHand)
    g.phrase("elided_verb", "discards {what:all_held}", ir.DiscardCards, player=ir.PronounPlayer("elided"), w=2)


def _put_away(g: Grammar) -> None:
    """ "Each player puts their hand on the bottom of their deck in any order, then draws 4 cards"; who discards at random likewise draws."""
    g.value("whole_own_hand", "their hand", ir.All(ir.Group(ir.IsCard(), (), (ir.InZone(THEIRS),)), w=7))
    for category in ("action", "said_of"):
        g.phrase(category, "{player:who} puts {what:whole_own_hand} {to:other_place}", ir.PlayerPuts, w=2)
    g.phrase("action", "{player:they} put {what:whole_own_hand} {to:other_place}", ir.PlayerPuts, w=3)
    g.phrase("said_of", "{player:who} discards a random {group:group/one}", sv.RandomDiscard, count=ir.Num(1))
    at_random = "{player:who} discards {count:many_number} random {group:group/many}"
    g.phrase("said_of", at_random, sv.RandomDiscard)
