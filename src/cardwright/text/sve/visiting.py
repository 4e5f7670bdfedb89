"""Going through an ability in the order of its words, each node by its handler; whoever acts is whom "their" in the same node means."""

from collections.abc import Callable

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.sve.finding import check_there
from cardwright.text.sve.scope import Scope
from cardwright.text.walk import map_fields

SENTENCE_HOLDERS = (
    ir.AutoAbility, ir.ActionAbility, sv.EvolveAbility, sv.ServeAbility, ir.SummonEffect, ir.FieldAbility, ir.Option,
    sv.Gate, sv.PayFor, sv.Let,
)  # fmt: skip
PERHAPS = (ir.If, ir.May, sv.Gate, sv.OrInstead)  # what is done in these may not be done
# what becomes of a node, by its class
HANDLERS: dict[type[ir.Node], Callable[..., ir.Node]] = {}


def visit(node: ir.Node, scope: Scope) -> ir.Node:
    """The node with what its pronouns mean."""
    handler = HANDLERS.get(type(node))
    measures = isinstance(node, ir.Amount | ir.Condition)
    scope.measuring += measures
    before = set(scope.became)
    made = handler(node, scope) if handler else fields(node, scope)
    scope.measuring -= measures
    if isinstance(node, PERHAPS):
        scope.unsure |= scope.became.keys() - before
    return made


def fields(node: ir.Node, scope: Scope) -> ir.Node:
    """All fields in order; a tuple of effects is a row of sentences. Who acts is whom "their" in the same node means."""
    before = scope.player
    actor = getattr(node, "player", None)
    if isinstance(node, ir.Effect) and isinstance(actor, ir.Player):
        seen = visit(actor, scope)
        assert isinstance(seen, ir.Player)
        if not isinstance(seen, ir.You | ir.Owner):
            scope.player = seen
    sentences = isinstance(node, SENTENCE_HOLDERS)
    behind = node.amount if isinstance(node, sv.Let) else None  # "X equals ..." is a sentence, too

    def change(child: ir.Node) -> ir.Node:
        if sentences and (isinstance(child, ir.Effect) or child is behind):
            scope.sentence[0] += 1
        scope.letting = node.amount if isinstance(node, sv.Let) and child is behind else scope.letting
        seen = visit(child, scope)
        scope.letting = None if child is behind else scope.letting
        return seen

    out = map_fields(node, change)
    if isinstance(actor, ir.Owner) and isinstance(what := getattr(out, "what", None), ir.Ref | ir.SelfRef):
        scope.player = ir.OwnerOf(what)  # "return it to its owner's hand. They draw a card"
    if isinstance(node, ir.Effect) and any(
        isinstance(getattr(node, f, None), ir.SelfRef) for f in ("what", "to", "on")
    ):
        scope.acted = scope.sentence[0]
    if sentences:
        scope.player = before
        check_there(getattr(out, "effects", ()))
    return out
