"""A quoted ability that one card gives to another: called by its name, the card that gives it is meant, not the one that has it.

"It gains "This Forward must block Hild if possible."": `Giver`. Where such a name is said of something else than whom to block,
the text is refused: as the card that has the ability it would be read wrongly, wherever in it the name stands.
"""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.fftcg.common import CHOSEN_BEARER
from cardwright.text.walk import bottom_up, nodes

NAME = 0  # wording of SelfRef: the printed name


def told_apart(node: ir.Node) -> ir.Node:
    """The tree with `Giver` where the giving card is meant; TextError (stage bind) where nothing knows it."""
    return bottom_up(node, _given)


def undone(node: ir.Node) -> ir.Node:
    """The tree before `told_apart`."""
    return bottom_up(node, lambda n: ir.SelfRef(w=n.w) if isinstance(n, ir.Giver) else n)


def _given(node: ir.Node) -> ir.Node:
    if isinstance(node, ir.Gain) and not (isinstance(node.to, ir.Ref) and node.to.to[0].startswith("t")):
        given = (each for item in node.gains for each in nodes(item) if isinstance(each, ir.SelfRef))
        if any(each.w == CHOSEN_BEARER for each in given):
            raise TextError("no Forward that was chosen has this ability", stage="bind")
    if not isinstance(node, ir.Gain | ir.BecomeForward):
        return node
    whose = node.to if isinstance(node, ir.Gain) else node.what
    if isinstance(whose, ir.SelfRef) or whose == ir.Ref(("self",), w=whose.w):
        return node
    return msgspec.structs.replace(node, gains=tuple(_gained(item) for item in node.gains))


def _gained(item: ir.Gained) -> ir.Gained:
    if not isinstance(item, ir.AbilityGained):
        return item
    abilities = tuple(bottom_up(ability, _whom) for ability in item.abilities)
    if any(each == ir.SelfRef(w=NAME) for ability in abilities for each in nodes(ability)):
        raise TextError("a card that gives a quoted ability is called by its name in it", stage="bind")
    return msgspec.structs.replace(item, abilities=abilities)


def _whom(node: ir.Node) -> ir.Node:
    if isinstance(node, ir.MustBlock) and node.whom == ir.SelfRef(w=NAME):
        return msgspec.structs.replace(node, whom=ir.Giver(w=NAME))
    return node
