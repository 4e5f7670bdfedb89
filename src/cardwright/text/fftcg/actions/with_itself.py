""" "You may put Hild and 1 Backup you control into the Break Zone": the card itself, and others beside it."""

from cardwright.text import ir
from cardwright.text.fftcg.common import OWNER
from cardwright.text.fftcg.filled import Filled

FIRST = 8300  # wordings of this module begin here
HOME: dict[str, object] = {"player": OWNER, "verb": "return"}
MOVES: tuple[tuple[str, str, tuple[str, ...], type[ir.Effect], dict[str, object], ir.Zone], ...] = (
    ("put", "put", ("into the Break Zone",), ir.PutInto, {"to": ir.BreakZone(OWNER)}, ir.BreakZone(OWNER)),
    ("removed", "remove", ("from the game",), ir.RemoveFromGame, {"duration": ir.Permanent()}, ir.Removed(OWNER)),
    ("returned", "return", ("to their owners' hands", "to their owner's hand"), ir.ToHand, HOME, ir.Hand(OWNER)),
)


def fill(g: Filled) -> None:
    """All phrases of this module."""
    for key, verb, tails, node, fixed, to in MOVES:
        g.phrase(f"itself_{key}_with", "{what:source}", node, w=FIRST, **fixed)
        g.phrase(f"{key}_beside_itself", "{target:target}", ir.SelectAndPut, player=ir.You(), to=to, w=FIRST)
        g.pair(f"{key}_with_itself", f"itself_{key}_with", f"{key}_beside_itself", " and ")
        for w, tail in enumerate(tails, FIRST):
            g.phrase("action", f"{verb} {{effects:{key}_with_itself}} {tail}", ir.Both, w=w)
