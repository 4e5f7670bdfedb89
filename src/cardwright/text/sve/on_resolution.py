""" "Discard any number of cards. Select that many enemy followers": what only the carrying out tells is not known while playing
(10.6.2.3), so that such cards are selected then."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.walk import map_fields, nodes

DONE = (ir.ResultCount, sv.DieResult, sv.DamageThisWay)  # how much was done, or what was rolled


def fold(ability: ir.Node) -> ir.Node:
    """The ability, whose names are bound, with these selections as it is carried out."""
    targets = [each for node in nodes(ability) if isinstance(node, ir.Choose) for each in node.targets]
    known = {each.bind for each in targets}
    return _changed(ability, known, unknown_x=False) if targets else ability


def _changed(node: ir.Node, known: set[str], unknown_x: bool) -> ir.Node:
    if isinstance(node, sv.Let):
        unknown_x = _unknown(node.amount, known)
    if isinstance(node, ir.Choose):
        late = [each for each in node.targets if _unknown(each, known) or (unknown_x and _has_x(each))]
        if late and len(node.targets) > 1:
            raise refuse("one of several that are selected together is not known while playing")
        return ir.Select(node.player, node.targets[0]) if late else node
    return map_fields(node, lambda child: _changed(child, known, unknown_x))


def _unknown(part: ir.Node, known: set[str]) -> bool:
    """Whether it asks for what is done, or for a card that comes up, as the ability is carried out."""
    for each in nodes(part):
        if isinstance(each, DONE) or (isinstance(each, sv.CountThisWay) and not each.paid):
            return True
        if isinstance(each, ir.Ref) and any(name[:1] == "t" and name not in known for name in each.to):
            return True
    return False


def _has_x(part: ir.Node) -> bool:
    return any(isinstance(each, ir.X) for each in nodes(part))
