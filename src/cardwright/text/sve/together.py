"""What each player selects, one after the other, and what is then done to all of it at the same time (1.3.4.1)."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv

SAID = (
    2,
    3,
)  # `w` of what players select and do something with: "each player selects a follower on their field and destroys it"
DISCARDED = (5, 8)  # `w` of "each player selects a card in their hand and discards it"


def fold(node: ir.Node) -> ir.Node:
    """Two things to do, of which the second asks nothing."""
    said = DISCARDED if isinstance(node, ir.Discard) else SAID
    doing = isinstance(node, ir.SelectAndBreak | ir.SelectAndPut | ir.SelectAndDull | ir.Discard)
    if doing and isinstance(node.player, ir.EachPlayer) and node.w in said:  # type: ignore[attr-defined]  # these have it
        return sv.SelectThenAll(node)  # type: ignore[arg-type]  # an instruction
    return node


def unfold(node: ir.Node) -> ir.Node:
    """One sentence again."""
    return node.effect if isinstance(node, sv.SelectThenAll) else node
