"""What the engine can carry out: a card with any other node in its text does not load (decision 9 of the architecture)."""

from __future__ import annotations

from cardwright.games.common import amounts, combat_filters, conditions, costitems, groups, loading, refs, triggers
from cardwright.games.common.effects import executors as effects
from cardwright.games.common.effects.lasting import unable_duration
from cardwright.games.common.effects.places import movable
from cardwright.games.common.registry import walk
from cardwright.text import ir

# nodes that are read by the module that holds them, and carry no behaviour of their own
STRUCTURE: frozenset[type[ir.Node]] = frozenset(
    {
        ir.CardText,
        ir.Keyword,
        ir.KeywordAbility,
        ir.FieldAbility,
        ir.AutoAbility,
        ir.ActionAbility,
        ir.SpecialAbility,
        ir.SummonEffect,
        ir.ReminderAbility,
        ir.Cost,
        ir.Group,
        ir.Target,
        ir.Option,
        ir.DamageSource,
        ir.Cause,
        # how long and where to: read by the executors of what lasts and of what moves (they refuse those they cannot do)
        ir.UntilEndOfTurn,
        ir.UntilEndOfNextTurn,
        ir.WhileOnField,
        ir.WhileCounter,
        ir.WhileHolds,
        ir.Permanent,
        ir.Owner,
        ir.DeckTop,
        ir.DeckBottom,
        ir.DeckTopOrBottom,
    }
)


def _known() -> frozenset[type]:
    assert combat_filters  # which registers filters by being imported
    return frozenset().union(
        STRUCTURE,
        effects.handled(),
        loading.handled(),
        triggers.handled(),
        refs.OBJECTS.table,
        refs.PLAYERS.table,
        groups.handled(),
        amounts.AMOUNTS.table,
        conditions.CONDITIONS.table,
        costitems.ITEMS,
        costitems.CP_ITEMS,
    )


def unhandled(text: ir.CardText, also: frozenset[type] = frozenset()) -> set[str]:
    """The classes of nodes in the text that nothing carries out, and instructions that stand where they cannot be.

    `also` are classes that modules of the game read besides those in the shared tables.
    """
    known = _known() | also
    missing = {type(n).__name__ for n in walk(text) if type(n) not in known and not _place_or_time(n)}
    for ability in text.abilities:
        missing |= loading.unable(ability) | _unable(ability)
    return missing


def _place_or_time(node: ir.Node) -> bool:
    """Whether the node is a destination of cards or a duration of effects that there is."""
    if isinstance(node, ir.Zone):
        return movable(node)
    return isinstance(node, ir.Duration) and not unable_duration(node)


def _unable(ability: ir.Ability) -> set[str]:
    return {reason for node in loading.instructions(ability) if (reason := effects.unable(node))}
