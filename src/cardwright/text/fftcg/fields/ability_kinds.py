"""Damage from, and choices by, abilities of some kinds only; losing those of some kinds only."""

from itertools import permutations

from cardwright.text import ir
from cardwright.text.fftcg.common import WHOSE_EFFECTS
from cardwright.text.fftcg.filled import Filled

FIRST = 900
NAMED: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("action abilities", ("action",)),
    ("special abilities", ("special",)),
    ("auto-abilities", ("auto",)),
)
ONE = (("an action ability", ("action",)), ("a special ability", ("special",)), ("an auto-ability", ("auto",)))
ALL = ("action", "special", "auto")


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for by, whose in WHOSE_EFFECTS:
        source = {} if by == ir.AnyPlayer() else {"by": by}
        for w, (words, kinds) in enumerate(_many(), FIRST):
            g.phrase("damage_from", whose + words, ir.DamageSource, kinds=kinds, w=w, **source)
            g.phrase("rule", f"cannot be chosen by {whose}{words}", ir.CannotBeChosen, by=by, kinds=kinds, w=w)
        _of_its_element(g, by, whose)
    for w, (words, kinds) in enumerate(ONE, FIRST + 50):
        g.phrase("damage_from", words, ir.DamageSource, kinds=kinds, w=w)
        g.phrase("damage_from", f"a Summon or {words}", ir.DamageSource, kinds=("summon", *kinds), w=w + 10)
    for w, (words, kinds) in enumerate(_lost(), FIRST):
        for v, all_of in enumerate(("all its", "all", "all their", "its", "their")):
            g.phrase("lost", f"{all_of} {words}", ir.AbilitiesOfKinds, kinds=kinds, w=w + 100 * v)


def _of_its_element(g: Filled, by: ir.Player, whose: str) -> None:
    """ "Summons that share its Element": of whatever Element the card itself is."""
    sources = ir.Group(ir.IsCard(), qualifiers=(ir.SameTrait("element", ir.SelfRef(), w=4),))
    others = ir.Group(ir.IsCard(), qualifiers=(ir.Without(sources.qualifiers[0]),))
    for words, kinds in (
        ("Summons", ("summon",)),
        ("abilities", ("ability",)),
        ("Summons or abilities", ("summon", "ability")),
    ):
        fixed = {"by": by, "kinds": kinds}
        for w, shared in enumerate(
            ("its Element", "an Element with it", "an Element with {_:self}", "{_:self}'s Element"), FIRST
        ):
            text = f"cannot be chosen by {whose}{words} that share {shared}"
            g.phrase("rule", text, ir.CannotBeChosen, sources=sources, w=w, **fixed)
            text = f"cannot be chosen by {whose}{words} that don't share {shared}"
            g.phrase("rule", text, ir.CannotBeChosen, sources=others, w=w, **fixed)


def _lost() -> list[tuple[str, tuple[str, ...]]]:
    """The words for all abilities of one kind, of two and of three."""
    found: list[tuple[str, tuple[str, ...]]] = [*NAMED]
    for words, kinds in NAMED:
        found += [(f"{words} and {other}", (*kinds, *more)) for other, more in NAMED if other != words]
    found += [
        (f"{one} and {other} abilities", (one, other)) for one, other in (("action", "special"), ("special", "action"))
    ]
    found += [(f"{one}, {other} and {third}", (*a, *b, *c)) for (one, a), (other, b), (third, c) in permutations(NAMED)]
    return found


def _many() -> list[tuple[str, tuple[str, ...]]]:
    """The words for abilities of one kind, of two, of all but one, and for Summons beside them."""
    found: list[tuple[str, tuple[str, ...]]] = [*NAMED]
    for words, kinds in NAMED:
        found += [(f"{words} or {other}", (*kinds, *more)) for other, more in NAMED if other != words]
        found.append((f"abilities other than {words}", tuple(each for each in ALL if each not in kinds)))
        found.append((f"Summons or {words}", ("summon", *kinds)))
    for one, other in (("action", "special"), ("special", "action")):
        found.append((f"{one} or {other} abilities", (one, other)))
    return found
