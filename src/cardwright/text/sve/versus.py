"""One player against the other: "you have more cards in your hand than your opponent"; one card against another: "that costs 1 more than it"."""

from collections.abc import Callable

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU, FOE = ir.You(), ir.Opponent()
COMPARED = (("more", ">"), ("fewer", "<"))
# the same number as there, or no less than that
AS_MANY = (("as many {}", "="), ("the same number of {}", "="), ("at least as many {}", ">="))
KINDS: tuple[tuple[str, ir.Filter], ...] = (
    ("cards", ir.IsCard()), ("followers", ir.TypeIs(("Follower",))), ("amulets", ir.TypeIs(("Amulet",))),
)  # fmt: skip
# how the opponent is called, and the first `w` of that
FOES = (("your opponent", 0), ("an opponent", 2), ("each opponent", 4))
PLACES: tuple[tuple[str, str, Callable[[ir.Player], ir.Zone], tuple[str, ...]], ...] = (
    ("in", "hand", ir.Hand, ("cards",)), ("in", "EX area", sv.ExArea, ("cards",)),
    ("in", "cemetery", sv.Cemetery, ("cards", "followers", "amulets")), ("on", "field", ir.Field, ("cards", "followers", "amulets")),
)  # fmt: skip
# each of these places with each kind of cards that is counted there
COUNTED = tuple(
    (before, place, zone, noun, kind) for before, place, zone, nouns in PLACES for noun, kind in KINDS if noun in nouns
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _so_much_more(g)
    for foe, base in FOES:
        _having(g, foe, base)
        _there(g, f"{foe}'s", base)
    _there(g, "an enemy", 6)
    _leaders(g)
    _alike(g)
    _as_many(g)
    _most(g)
    for word, compare in COMPARED:
        for before, place, zone, noun, kind in COUNTED:
            mine, theirs = _counts(kind, zone, YOU), _counts(kind, zone, ir.PronounPlayer("they"))
            for w, end in enumerate(("you", "you do")):
                said = f"they have {word} {noun} {before} their {place} than {end}"
                g.value("condition", said, ir.Compare(theirs, mine, compare, w=w + 20))


def _alike(g: Grammar) -> None:
    """ "Each player has the same number of cards in their hand"."""
    for before, place, zone, noun, kind in COUNTED:
        mine, theirs = _counts(kind, zone, YOU), _counts(kind, zone, FOE)
        for w, (who, whose) in enumerate((("each player has", place), ("both players have", f"{place}s"))):
            words = f"{who} the same number of {noun} {before} their {whose}"
            g.value("condition", words, ir.Compare(mine, theirs, "=", w=97 + w))


def _as_many(g: Grammar) -> None:
    """ "There are as many cards on your field as on an opponent's field", "you have as many cards in your hand as your opponent"."""
    c = "condition"
    for w, (words, compare) in enumerate(AS_MANY, 130):
        many = f"there are {words.format('{left:more_of}')} as {{right:more_of}}"
        g.phrase(c, many, ir.Compare, compare=compare, w=w)
        for before, place, zone, noun, kind in COUNTED:
            mine, theirs = _counts(kind, zone, YOU), _counts(kind, zone, FOE)
            many = words.format(noun)
            for v, foe in enumerate(("your opponent", "an opponent"), 1):
                there = f"there are {many} {before} your {place} as {before} {foe}'s {place}"
                g.value(c, there, ir.Compare(mine, theirs, compare, w=w + 10 * v))
                having = f"you have {many} {before} your {place} as {foe}"
                g.value(c, having, ir.Compare(mine, theirs, compare, w=w + 10 * v + 20))


def _most(g: Grammar) -> None:
    """ "If your maximum play points are less than an opponent's"."""
    mine, theirs = sv.PlayPoints(YOU, maximum=True), sv.PlayPoints(FOE, maximum=True)
    for w, (word, compare) in enumerate(
        (("less", "<"), ("fewer", "<"), ("lower", "<"), ("more", ">"), ("greater", ">"), ("higher", ">"))
    ):
        for v, (verb, foe) in enumerate((v, f) for v in ("are", "is") for f in ("your opponent's", "an opponent's")):
            most = ir.Compare(mine, theirs, compare, w=160 + 4 * w + v)
            g.value("condition", f"your maximum play points {verb} {word} than {foe}", most)


def _leaders(g: Grammar) -> None:
    """ "Your leader has less defense than an enemy leader"."""
    mine, foe = sv.DefenseOf(sv.LeaderOf(YOU)), sv.DefenseOf(sv.LeaderOf(FOE))
    for w, (word, compare) in enumerate((("less", "<"), ("more", ">"))):
        for v, stat in enumerate(("[defense]", "defense")):
            for u, other in enumerate(("an enemy leader", "each enemy leader", "the enemy leader")):
                said = f"your leader has {word} {stat} than {other}"
                g.value("condition", said, ir.Compare(mine, foe, compare, w=40 + 6 * w + 3 * v + u))
                said = f"{other} has {word} {stat} than your leader"
                g.value("condition", said, ir.Compare(foe, mine, compare, w=40 + 6 * w + 3 * v + u))
    for w, (word, compare) in enumerate(
        (("less", "<"), ("lower", "<"), ("greater", ">"), ("higher", ">"), ("more", ">"))
    ):
        for v, stat in enumerate(("[defense]", "defense")):
            for u, other in enumerate(("an enemy leader's", "each enemy leader's", "the enemy leader's")):
                than = ir.Compare(mine, foe, compare, w=120 + 6 * w + 3 * v + u)
                g.value("condition", f"your leader's {stat} is {word} than {other}", than)
                back = ir.Compare(foe, mine, compare, w=120 + 6 * w + 3 * v + u)
                g.value("condition", f"{other} {stat} is {word} than your leader's", back)


def _counts(kind: ir.Filter, zone: Callable[[ir.Player], ir.Zone], player: ir.Player) -> ir.CountOf:
    return ir.CountOf(ir.Group(kind, (), (ir.InZone(zone(player)),)))


def _having(g: Grammar, foe: str, base: int) -> None:
    """ "You have fewer cards on your field than an opponent", and the other way round."""
    for who, has, whose, other in ((YOU, "you have", "your", FOE), (FOE, f"{foe} has", "their", YOU)):
        than = (foe, f"{foe} does") if other == FOE else ("you", "you do")
        for word, compare in COMPARED:
            most = (sv.PlayPoints(who, maximum=True), sv.PlayPoints(other, maximum=True))
            evolution = (sv.EvolutionPoints(who), sv.EvolutionPoints(other))
            for w, end in enumerate(than):
                points = ir.Compare(*most, compare, w=base + w + 77)
                g.value("condition", f"{has} {word} maximum play points than {end}", points)
                for v, noun in enumerate(("evolution points", "Evolution Points")):
                    more = ir.Compare(*evolution, compare, w=base + w + 77 + 10 * v)
                    g.value("condition", f"{has} {word} {noun} than {end}", more)
                for before, place, zone, noun, kind in COUNTED:
                    two = (_counts(kind, zone, who), _counts(kind, zone, other))
                    words = f"{has} {word} {noun} {before} {whose} {place} than {end}"
                    g.value("condition", words, ir.Compare(*two, compare, w=base + w + 20))


def _there(g: Grammar, foe: str, base: int) -> None:
    """ "There are fewer cards on your field than on an opponent's field"."""
    for word, compare in COMPARED:
        for before, place, zone, noun, kind in COUNTED:
            mine, theirs = _counts(kind, zone, YOU), _counts(kind, zone, FOE)
            here, there = f"{before} your {place}", f"{before} {foe} {place}"
            for w, (first, second, left, right) in enumerate(
                ((here, there, mine, theirs), (there, here, theirs, mine))
            ):
                words = f"there are {word} {noun} {first} than {second}"
                g.value("condition", words, ir.Compare(left, right, compare, w=base + 30 + w))


def _so_much_more(g: Grammar) -> None:
    """One card against another: "that costs 1 more play point than that follower"."""
    for w, exactly in enumerate(("", "exactly "), 15):
        g.phrase("qualifier", f"<that costs|that cost> {exactly}{{amount:so_much_more}}", ir.CostIs, compare="=", w=w)
    for w, category in enumerate(("source", "one_pronoun"), 5):
        for v, unit in enumerate((" play <point/points:more>", "")):
            more = f"{{more:digits}} more{unit} than {{base:cost_of_{category}}}"
            g.phrase("so_much_more", more, ir.Plus, w=2 * w + v)
        behind = f"{{more:digits}} play <point/points:more> more than {{base:cost_of_{category}}}"
        g.phrase("so_much_more", behind, ir.Plus, w=w + 20)
