""" "If you have 2 or more Summons in your Break Zone, ... If you have 4 or more, ...": what is counted is said only once."""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.grammar import Grammar
from cardwright.text.walk import bottom_up, nodes

UNSAID = 80  # wording of a condition that does not say again which cards it counts
GAP = ir.Group(ir.IsCard(w=UNSAID))
COUNTING = (ir.Exists, ir.Controls)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    # a table of what is counted; one card leaves the group out in a field zone
    for words, compare in (("or more", ">="), ("or less", "<=")):
        fixed = {"group": GAP, "compare": compare, "w": UNSAID}
        g.phrase("condition", f"you have {{count:number}} {words}", ir.Exists, **fixed)
        g.phrase("condition", f"you control {{count:number}} {words}", ir.Controls, player=ir.You(), **fixed)
        g.phrase(
            "condition", f"your opponent controls {{count:number}} {words}", ir.Controls, player=ir.Opponent(), **fixed
        )


def fill(effect: ir.Effect, before: list[ir.Effect]) -> ir.Effect:
    """The effect with the groups that the sentences before it name; raises TextError (stage bind) where there is none."""
    if not any(_gap(each) for each in nodes(effect)):
        return effect
    named = [each for sentence in before for each in nodes(sentence) if isinstance(each, COUNTING)]

    def said(node: ir.Node) -> ir.Node:
        if not _gap(node):
            return node
        same = [
            each
            for each in named
            if type(each) is type(node) and getattr(each, "player", 0) == getattr(node, "player", 0)
        ]
        if not same or same[-1] is not named[-1]:
            raise TextError("it is open which cards are counted", stage="bind")
        return msgspec.structs.replace(node, group=same[-1].group)

    return bottom_up(effect, said)  # type: ignore[return-value]


def _gap(node: ir.Node) -> bool:
    return isinstance(node, COUNTING) and node.w == UNSAID and node.group == GAP


def leave_out(node: ir.Node) -> ir.Node:
    """What `fill` read, for printing."""
    return msgspec.structs.replace(node, group=GAP) if isinstance(node, COUNTING) and node.w == UNSAID else node
