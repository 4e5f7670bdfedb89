"""Whose cards are meant, and of which the others are left: where a text leaves that open, `sense` refuses it."""

from collections.abc import Container

from cardwright.text import ir
from cardwright.text.walk import nodes

IN_EACH = ir.InZone(ir.BreakZone(ir.EachPlayer(), w=4))  # "in each player's Break Zone"
THEIR_NEXT_PHASE = 7700  # `DoesNotActivate.w` of "during your opponent's next Active Phase"


def in_each_zone(node: ir.Target | ir.Exists) -> bool:
    """ "Choose 1 card in each player's Break Zone", "if there are 3 cards in each player's Break Zone": two of each, not one of either."""
    return IN_EACH in node.group.qualifiers


def others_of_none(ability: ir.Node) -> bool:
    """ "All other Forwards are put into the Break Zone", where nobody selects any."""
    return not any(isinstance(each, ir.Select | ir.SelectAmong | ir.SelectParts) for each in nodes(ability))


def in_another_phase(node: ir.Restrict, ability: ir.Node) -> bool:
    """ "Choose 1 Forward. It doesn't activate during your opponent's next Active Phase.": the Forward may be one's own."""
    if not isinstance(node.rule, ir.DoesNotActivate) or node.rule.w != THEIR_NEXT_PHASE:
        return False
    names = node.what.to if isinstance(node.what, ir.Ref) else ()
    meant = [each.group for each in nodes(ability) if isinstance(each, ir.Target | ir.All) and each.bind in names]
    return not meant or not all(map(of_enemies, meant))


def of_enemies(node: ir.Node) -> bool:
    """Whether it speaks of cards that the opponent controls."""
    return any(isinstance(each, ir.ControlledBy) and isinstance(each.player, ir.Opponent) for each in nodes(node))


def chosen_as(names: Container[str], ability: ir.Node) -> list[ir.Group]:
    """As cards of which groups those with these names are chosen or selected."""
    return [each.group for each in nodes(ability) if isinstance(each, ir.Target) and each.bind in names]
