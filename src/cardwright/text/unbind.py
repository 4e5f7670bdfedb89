"""Back from references to the pronouns as printed: the inverse of `bind`."""

from collections.abc import Mapping

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import noun_of
from cardwright.text.pronouns import FIRST_PLAYER_FORM, FORMS, PLAYER_FORMS, THEY, THIS_CHOSEN
from cardwright.text.sharing import SHARED
from cardwright.text.walk import bottom_up, nodes


def unbind(node: ir.Node) -> ir.Node:
    """The tree with the pronouns as printed and without names: what the grammar would have read."""
    nouns: dict[str, ir.Filter | None] = {n.bind: n.group.noun for n in nodes(node) if isinstance(n, ir.Target)}
    event = getattr(node, "event", None)
    if isinstance(event, ir.CardEvent):
        nouns["subject"] = noun_of(event)
    return bottom_up(node, lambda each: _that_named(each, nouns) or _unbind_node(each))


def _that_named(node: ir.Node, nouns: Mapping[str, ir.Filter | None]) -> ir.Node | None:
    if not isinstance(node, ir.Ref) or node.w != FORMS.index("that_named"):
        return None
    noun = nouns.get(node.to[0])
    return ir.ThatNamed("that_named", noun) if noun is not None else None


def _unbind_node(node: ir.Node) -> ir.Node:
    if isinstance(node, ir.SourceOf):
        return node.ability
    if isinstance(node, ir.Ref) and node.w > THIS_CHOSEN:
        return ir.SelfRef(w=node.w - THIS_CHOSEN)
    if isinstance(node, ir.Ref | ir.EachOne | ir.PaidWith | ir.InOrder | ir.Untaken):
        return ir.Pronoun(FORMS[node.w])
    if isinstance(node, ir.Alike):
        return ir.SameTrait(node.trait, ir.Pronoun("same"), w=node.w)
    if isinstance(node, ir.All) and node.w == THEY:
        return ir.Pronoun("they_all")
    if (
        isinstance(node, ir.You | ir.Opponent | ir.EachPlayer | ir.ControllerOf | ir.OwnerOf | ir.EventPlayer)
        and node.w >= FIRST_PLAYER_FORM
    ):
        return ir.PronounPlayer(PLAYER_FORMS[node.w - FIRST_PLAYER_FORM])
    if isinstance(node, ir.Group) and node.qualifiers and node.qualifiers[-1].w == SHARED:
        return msgspec.structs.replace(node, qualifiers=tuple(each for each in node.qualifiers if each.w != SHARED))
    names = [name for name in ("bind", "bind_rest") if name in node.__struct_fields__]
    return msgspec.structs.replace(node, **dict.fromkeys(names, "")) if names else node
