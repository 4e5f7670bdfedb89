"""Where: zones of a player, as what cards are in, come from and go to."""

from itertools import permutations

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import YOU


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _named(g)
    _two(g)
    _whither(g)


def _named(g: Grammar) -> None:
    # `place`: a zone of which a player is said, without preposition. `where`: as a qualifier.
    places = (
        (ir.Field, "field", "on", "onto"),
        (sv.Cemetery, "cemetery", "in", "into"),
        (sv.ExArea, "EX area", "in", "into"),
    )
    # one card for some of these: a table, of which the next card may print any
    for node, words, where, whither in (
        *places,
        (ir.Hand, "hand", "in", "into"),
        (sv.EvolveDeck, "evolve deck", "in", "into"),
        (ir.DeckZone, "deck", "in", "into"),
    ):
        g.phrase("in_place", f"{where} {{player:whose}} {words}", node)
        g.phrase("from_place", f"from {{player:whose}} {words}", node)
        g.phrase("to_place", f"{whither} {{player:whose}} {words}", node)
    g.phrase("in_place", "in {player:whose} banished zone", ir.Removed)
    g.phrase("in_place", "on the field", ir.Field, player=ir.AnyPlayer())
    # one card, 3 phrases: zones of nobody in particular
    g.phrase("in_place", "in an EX area", sv.ExArea, player=ir.AnyPlayer())
    g.phrase("in_place", "in any EX area", sv.ExArea, player=ir.AnyPlayer(), w=1)
    g.phrase("in_place", "in a cemetery", sv.Cemetery, player=ir.AnyPlayer())
    g.phrase("in_place", "in any cemetery", sv.Cemetery, player=ir.AnyPlayer(), w=1)
    for w, whose in enumerate(("each player's", "all players'", "both players'"), 2):
        for words, node in (("cemetery", sv.Cemetery), ("EX area", sv.ExArea), ("hand", ir.Hand)):
            many = words if w == 2 else words.replace("cemetery", "cemeterie") + "s"
            g.phrase("in_place", f"in {whose} {many}", node, player=ir.AnyPlayer(), w=w)
            if w == 2 and words != "hand":
                g.phrase("in_place", f"in each {words}", node, player=ir.AnyPlayer(), w=5)
    for w, words in enumerate(("in it", "from it"), 10):  # a hand that was shown
        g.value("shown_hand", words, ir.Hand(ir.PronounPlayer("in_it"), w=w))
    g.phrase("where", "{zone:shown_hand}", ir.InZone, w=10)
    g.phrase("where", "{zone:in_place}", ir.InZone)
    g.phrase("where", "{zone:from_place}", ir.InZone, w=1)
    # one card, 2 phrases: any two zones
    g.phrase("where", "{zone:two_places}", ir.InZone)


def _two(g: Grammar) -> None:
    # two zones of one player
    zones = (("hand", ir.Hand), ("EX area", sv.ExArea), ("cemetery", sv.Cemetery), ("deck", ir.DeckZone))
    for whose, player in (("your", YOU), ("your opponent's", ir.Opponent(w=1)), ("an opponent's", ir.Opponent())):
        for w, (join, left) in enumerate((join, left) for join in ("or", "and") for left in ("in", "from")):
            for (one, first), (other, second) in permutations(zones, 2):
                both = sv.OneOfZones((first(player), second(player)), w=w + 1)
                g.value("zones_of_one", f"{left} {whose} {one} {join} {other}", both)
                for third, last in zones:
                    if left == "from" and len({one, other, third}) == 3:
                        each = sv.OneOfZones((first(player), second(player), last(player)), w=w + 1)
                        g.value("zones_of_one", f"{left} {whose} {one}, {other}, {join} {third}", each)
    g.phrase("where", "{zone:zones_of_one}", ir.InZone, w=2)
    # one card for some of these: any two zones
    for w, join in ((0, " and "), (9, " or ")):
        g.list("two_places", "in_place", join, cls=sv.OneOfZones, field="zones", min=2, max=2, w=w)


def _whither(g: Grammar) -> None:
    g.phrase("to_place", "on that follower's field", sv.FieldOf, card=ir.Pronoun("that_follower"))
    for w, words in enumerate(("on top of", "on the top of")):
        g.phrase("to_place", f"{words} {{player:whose}} deck", ir.DeckTop, w=w)
        g.phrase("to_place", f"{words} {{player:whose}} deck in any order", ir.DeckTop, w=w + 2)
    g.phrase("to_place", "on the bottom of {player:whose} deck", ir.DeckBottom)
    g.phrase("to_place", "on the bottom of {player:whose} deck in any order", ir.DeckBottom, w=1)
    g.phrase("to_place", "on the bottom of {player:whose} deck in a random order", ir.DeckBottom, order="random", w=1)
    g.phrase("to_place", "on the top or bottom of {player:whose} deck", ir.DeckTopOrBottom)
    g.phrase("to_place", "on the top or bottom of {player:whose} deck in any order", ir.DeckTopOrBottom, w=1)
