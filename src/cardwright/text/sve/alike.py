""" "Select 2 followers with the same name": the name that all have which are taken together, where nothing says as what."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.grammar import Grammar

PLACE = 1_000  # `SoManyAlike.w`: how many qualities stand before it, so often
TAKING = (ir.PayDull, ir.PayDiscard, ir.PayRemove, ir.PayPutGroup, ir.PayReveal)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    for trait in ("name", "cost"):
        g.value("qualifier", f"with the same {trait}", ir.Alike(trait))
        g.value("qualifier", f"that have the same {trait}", ir.Alike(trait, w=1))


def fold(node: ir.Node) -> ir.Node:
    """Of a condition on so many cards it is a matter of those that have it in common; elsewhere but of cards taken together it says nothing."""
    if isinstance(node, ir.Group) or not any(_says(getattr(node, name)) for name in node.__struct_fields__):
        return node
    if isinstance(node, ir.Exists | ir.Controls) and node.compare == ">=" and _several(node.count):
        qualifiers = node.group.qualifiers
        place = next(at for at, each in enumerate(qualifiers) if isinstance(each, ir.Alike))
        said = qualifiers[place]
        assert isinstance(said, ir.Alike)
        group = msgspec.structs.replace(node.group, qualifiers=(*qualifiers[:place], *qualifiers[place + 1 :]))
        asked = msgspec.structs.replace(node, group=group)
        return ir.SoManyAlike(asked, said.trait, w=PLACE * place + said.w)
    if isinstance(node, ir.Target) and (node.any_number or _several(node.count)):
        return node
    if isinstance(node, ir.Discard) and (node.any_number or _several(node.count)):
        return node
    if isinstance(node, TAKING) and _several(node.count):
        return node
    raise refuse("nothing says the same as what")


def check(node: ir.Node) -> None:
    """Chance picks no cards that have something in common."""
    if isinstance(node, sv.SelectRandom) and _says(node.target.group):
        raise refuse("cards at random that have something in common")


def unfold(node: ir.SoManyAlike) -> ir.Condition:
    """As the grammar read it, for printing."""
    asked = node.condition
    assert isinstance(asked, ir.Controls | ir.Exists)
    place, w = divmod(node.w, PLACE)
    said, old = ir.Alike(node.trait, w=w), asked.group.qualifiers
    group = msgspec.structs.replace(asked.group, qualifiers=(*old[:place], said, *old[place:]))
    return msgspec.structs.replace(asked, group=group)


def _says(value: object) -> bool:
    if isinstance(value, ir.Group):
        return any(isinstance(each, ir.Alike) for each in value.qualifiers)
    return isinstance(value, ir.Alike)


def _several(count: ir.Amount) -> bool:
    return not isinstance(count, ir.Num) or count.value > 1
