"""Back from references to the pronouns as printed: the inverse of `bind`."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.sve.scope import FORMS, PLAYER_FORMS, UNSAID
from cardwright.text.walk import bottom_up


def unbind(node: ir.Node) -> ir.Node:
    """The tree with the pronouns as printed and without names: what `shape.fold` made."""
    return bottom_up(node, _unbind_node)


def _unbind_node(node: ir.Node) -> ir.Node:
    if isinstance(node, ir.Ref | ir.Untaken):
        return ir.Pronoun(FORMS[node.w])
    if isinstance(node, sv.PlayerRef) and PLAYER_FORMS[node.w] == "acting":
        return ir.You()
    if isinstance(node, sv.PlayerRef):
        return ir.PronounPlayer(PLAYER_FORMS[node.w])
    if isinstance(node, ir.PaidWith):
        return ir.Pronoun(FORMS[node.w])
    if isinstance(node, sv.SameObjects):
        return ir.Pronoun("elided")
    if isinstance(node, ir.OtherThan) and node.card == ir.Pronoun("other"):
        return ir.OtherThan(ir.SelfRef(w=UNSAID))
    if isinstance(node, ir.RevealUntil):
        return msgspec.structs.replace(node, bind="", bind_rest="")
    return msgspec.structs.replace(node, bind="") if "bind" in node.__struct_fields__ else node
