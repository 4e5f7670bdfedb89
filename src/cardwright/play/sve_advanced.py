"""Which cards of an evolve deck a text moves elsewhere, for the bench."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.kernel.rules import Definition
from cardwright.text import ir


def advances(group: ir.Group, definition: Definition) -> bool:
    """Whether cards of the group leave the evolve deck: only advanced ones may be elsewhere (9.2.2)."""
    if not any(_in_evolve_deck(each) for each in group.qualifiers):
        return False
    moved = [n.what for n in definition.nodes if isinstance(n, ir.PlayOnto | ir.PutInto)]
    names = {name for what in moved if isinstance(what, ir.Ref) for name in what.to}
    put = [n.target for n in definition.nodes if isinstance(n, ir.SelectAndPut)]
    put += [n for n in definition.nodes if isinstance(n, ir.Target) and n.bind in names]
    return any(target.group is group for target in put)


def _in_evolve_deck(node: ir.Filter) -> bool:
    return isinstance(node, ir.InZone) and replace(node, w=0) == ir.InZone(zone=ir.EvolveDeck(player=ir.You()))
