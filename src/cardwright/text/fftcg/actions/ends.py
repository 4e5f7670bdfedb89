"""Cards that go to an end of their owners' decks: every verb with every word for the place."""

from cardwright.text import ir
from cardwright.text.fftcg.common import OWNER
from cardwright.text.fftcg.filled import Filled

BOTTOM, TOP = ir.DeckBottom(OWNER), ir.DeckTop(OWNER)
PLACES: tuple[tuple[str, ir.Node], ...] = (
    ("at the bottom of", BOTTOM),
    ("on the bottom of", BOTTOM),
    ("to the bottom of", BOTTOM),
    ("on top of", TOP),
    ("on the top of", TOP),
    ("at the top of", TOP),
    ("to the top of", TOP),
)
# what phrases say that agree in number ("<its owner's deck|their owners' decks>"): moves.py
SAID = {
    "put": ("at the bottom of", "on top of"),
    "place": ("at the bottom of", "on top of"),
    "return": ("to the bottom of", "to the top of"),
}
# and what they say of one card alone
SAID_OF_ONE = {
    "put": ("on the bottom of", "on the top of"),
    "place": ("on the bottom of",),
    "return": ("at the bottom of", "on top of"),
}
FIRST = 1400


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for u, verb in enumerate(SAID):
        for v, (place, to) in enumerate(PLACES):
            w = FIRST + 10 * u + v
            fixed = {"to": to, "w": w}
            if place not in SAID[verb]:
                if place not in SAID_OF_ONE[verb]:
                    g.phrase("action", f"{verb} {{what:one_obj}} {place} its owner's deck", ir.PutInto, **fixed)
                for many in ("many_object", "all_group"):
                    g.phrase("action", f"{verb} {{what:{many}}} {place} their owners' decks", ir.PutInto, **fixed)
            for many in ("many_object", "all_group"):
                text = f"{verb} {{what:{many}}} {place} their owners' decks in any order"
                g.phrase("action", text, ir.PutInto, to=to, w=w + 100)
