"""Going through an ability in the order of its words, each node by its handler; a player's verb rules the pronouns in its fields."""

from collections.abc import Callable

from cardwright.text import ir
from cardwright.text.antecedents import Scope
from cardwright.text.walk import map_fields

SENTENCE_HOLDERS = (
    ir.AutoAbility, ir.ActionAbility, ir.SpecialAbility, ir.SummonEffect, ir.FieldAbility, ir.WhenDone, ir.Option,
    ir.Assist, ir.BlueMagic, ir.Alternatively, ir.Reflexive,
)  # fmt: skip
# what becomes of a node, by its class
HANDLERS: dict[type[ir.Node], Callable[..., ir.Node]] = {}


def visit(node: ir.Node, scope: Scope) -> ir.Node:
    """The node with what its pronouns mean."""
    handler = HANDLERS.get(type(node))
    return handler(node, scope) if handler else fields(node, scope)


def fields(node: ir.Node, scope: Scope) -> ir.Node:
    """All fields in order; a tuple of effects is a row of sentences. A player's verb rules the pronouns in its fields."""
    before, as_you = scope.player, scope.each_as_you
    actor = getattr(node, "player", None)
    if isinstance(actor, ir.Opponent | ir.EachPlayer | ir.ControllerOf | ir.OwnerOf | ir.EventPlayer):
        scope.player = actor
        scope.actor.append(actor)
        scope.each_as_you = as_you or (isinstance(node, ir.May) and isinstance(actor, ir.EachPlayer))
    sentences = isinstance(node, SENTENCE_HOLDERS)

    def change(child: ir.Node) -> ir.Node:
        if sentences and isinstance(child, ir.Effect):
            scope.sentence += 1
        return visit(child, scope)

    out = map_fields(node, change)
    scope.player, scope.each_as_you = before, as_you
    return out
