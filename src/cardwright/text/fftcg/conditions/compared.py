"""How many cards of one kind both players have in a zone, and how many Crystals."""

import msgspec

from cardwright.text import ir
from cardwright.text.fftcg.common import ELEMENTS
from cardwright.text.fftcg.filled import Filled

FIRST = 900
YOU, FOE = ir.You(), ir.Opponent()
HERS = ("his/her", "their")
SIGNS = (("more", ">"), ("fewer", "<"), ("less", "<"))


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _crystals(g)
    _held(g)
    _alike(g)
    for name, group in _kinds():
        yours, theirs = (ir.CountOf(_lying(group, player)) for player in (YOU, FOE))
        for w, (more, compare) in enumerate(SIGNS, FIRST):
            mine = ir.Compare(yours, theirs, compare, w=w)
            hers = ir.Compare(theirs, yours, compare, w=w)
            for v, tail in enumerate(("", " does", " has")):
                _say(g, f"you have {more} {name} in your Break Zone than your opponent{tail}", mine, 10 * v)
            for v, tail in enumerate(("", " do", " have")):
                for u, their in enumerate(HERS):
                    words = f"your opponent has {more} {name} in {their} Break Zone than you{tail}"
                    _say(g, words, hers, 10 * v + 40 * u)
            for v, than in enumerate(("than in your opponent's Break Zone", "than your opponent's Break Zone")):
                _say(g, f"there are {more} {name} in your Break Zone {than}", mine, 100 + 10 * v)
            for v, than in enumerate(("than in your Break Zone", "than your Break Zone")):
                _say(g, f"there are {more} {name} in your opponent's Break Zone {than}", hers, 100 + 10 * v)


def _crystals(g: Filled) -> None:
    yours, theirs = ir.CrystalCount(YOU), ir.CrystalCount(FOE)
    for w, (more, compare) in enumerate((*SIGNS, ("the same number of", "="), ("as many", "=")), FIRST):
        than = "as" if compare == "=" else "than"
        for v, tail in enumerate(("", " does", " has")):
            words = f"you have {more} 《C》 {than} your opponent{tail}"
            _say(g, words, ir.Compare(yours, theirs, compare, w=w), 200 + 10 * v)
        for v, tail in enumerate(("", " do", " have")):
            words = f"your opponent has {more} 《C》 {than} you{tail}"
            _say(g, words, ir.Compare(theirs, yours, compare, w=w), 200 + 10 * v)


def _held(g: Filled) -> None:
    """ "If your opponent has more cards in their hand than you do", "if you have received more points of damage than your opponent has"."""
    hands, points = (ir.HandSize(YOU), ir.HandSize(FOE)), (ir.DamageReceived(YOU), ir.DamageReceived(FOE))
    for w, (more, compare) in enumerate(SIGNS, FIRST):
        for v, tail in enumerate(("does", "has")):
            for u, hand in enumerate(("your hand", "hand")):
                words = f"you have {more} cards in {hand} than your opponent {tail}"
                _say(g, words, ir.Compare(*hands, compare, w=w), 300 + 10 * v + 20 * u)
        for v, tail in enumerate(("do", "have")):
            for u, hand in enumerate((*(f"{their} hand" for their in HERS), "hand")):
                words = f"your opponent has {more} cards in {hand} than you {tail}"
                _say(g, words, ir.Compare(*hands[::-1], compare, w=w), 300 + 10 * v + 20 * u)
        for u, dealt in enumerate(("points of damage", "damage")):
            words = f"you have received {more} {dealt} than your opponent has"
            _say(g, words, ir.Compare(*points, compare, w=w), 400 + 20 * u)
            for v, tail in enumerate(("do", "have")):
                words = f"your opponent has received {more} {dealt} than you {tail}"
                _say(g, words, ir.Compare(*points[::-1], compare, w=w), 400 + 10 * v + 20 * u)


def _alike(g: Filled) -> None:
    """ "If you and your opponent have the same number of cards in hand." """
    both = (
        ("have the same number of cards in", ("hand", "your hands", "hands", "your hand"), ir.HandSize),
        ("have received the same number of points of", ("damage",), ir.DamageReceived),
    )
    for words, ends, node in both:
        alike = ir.Compare(node(YOU), node(FOE), "=", w=FIRST)
        for w, end in enumerate(ends):
            for v, who in enumerate(("you and your opponent", "both you and your opponent")):
                _say(g, f"{who} {words} {end}", alike, 500 + w + 10 * v)
    hands = ir.Compare(ir.HandSize(YOU), ir.HandSize(FOE), "=", w=FIRST)
    _say(g, "both players have the same number of cards in hand", hands, 530)
    _say(g, "each player has the same number of cards in their hand", hands, 531)


def _say(g: Filled, words: str, meaning: ir.Compare, w: int) -> None:
    g.value("condition", words, msgspec.structs.replace(meaning, w=meaning.w + w))


def _kinds() -> list[tuple[str, ir.Group]]:
    """The words for a kind of cards that stand without anything behind them."""
    types = [(f"{name}s", ir.Group(ir.TypeIs((name,)))) for name in ("Forward", "Backup", "Monster", "Summon")]
    elements = [(f"{name} cards", ir.Group(ir.IsCard(), adjectives=(ir.ElementIs((name,)),))) for name in ELEMENTS]
    return [("cards", ir.Group(ir.IsCard())), ("Characters", ir.Group(ir.IsCharacter())), *types, *elements]


def _lying(group: ir.Group, player: ir.Player) -> ir.Group:
    return ir.Group(group.noun, adjectives=group.adjectives, qualifiers=(ir.InZone(ir.BreakZone(player)),))
