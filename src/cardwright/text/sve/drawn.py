""" "Draw a card and reveal it": cards that were drawn and then shown, of which later words may speak."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU = ir.You()
AND, THEN = 0, 1  # `DrawShown.w` of the two instructions joined so


def add(g: Grammar) -> None:
    """All phrases of this module."""
    g.phrase("action", "draw and reveal {count:number} <card/cards:count>", sv.DrawShown, player=YOU, w=2)


def fold(node: ir.Node) -> ir.Node:
    """One instruction, where drawing and revealing were read."""
    if isinstance(node, ir.Both) and node.w == 0 and len(node.effects) == 2:
        return _shown(*node.effects, AND) or node
    if isinstance(node, ir.Then) and node.w == 0:
        return _shown(node.first, node.then, THEN) or node
    return node


def _shown(first: ir.Effect, then: ir.Effect, w: int) -> sv.DrawShown | None:
    if (
        not isinstance(first, ir.Draw)
        or not isinstance(first.player, ir.You)
        or first.w
        or not isinstance(then, sv.Reveal)
    ):
        return None
    return sv.DrawShown(first.player, first.count, w=w) if then.what == _those(first.count) and not then.w else None


def _those(count: ir.Amount) -> ir.Pronoun:
    return ir.Pronoun("it" if isinstance(count, ir.Num) and count.value == 1 else "them")


def unfold(node: ir.Node) -> ir.Node:
    """The two instructions again."""
    if not isinstance(node, sv.DrawShown) or node.w not in (AND, THEN):
        return node
    drawn, shown = ir.Draw(node.player, node.count), sv.Reveal(_those(node.count))
    return ir.Both((drawn, shown)) if node.w == AND else ir.Then(drawn, shown)
