""" "The number of followers that were destroyed this turn": none of them is on the field, so that it counts how often that happened."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.walk import map_fields

COUNTED = 1000  # `TimesThisTurn.w` from here on: printed as a count of cards, with the place among what qualifies them
PLACES = 100
LEFT_FIELD = ir.IsBroken | ir.ReturnsToHand | ir.LeavesField | sv.LeavesFieldOf | sv.IsBuried
MOVED = LEFT_FIELD | ir.RemovedFromGame | ir.IsDiscarded | ir.EntersField | sv.EntersFrom | sv.IsPutInto | sv.LeavesZone


def fold(node: ir.Node) -> ir.Node:
    """The tree with such counts as the numbers of times that they are; a count in a place is one of what lies there."""
    if isinstance(node, ir.CountOf):
        node = _times(node)
    elif isinstance(node, ir.TimesThisTurn | ir.HappenedThisTurn):
        _check_place(node)
    return map_fields(node, fold)


def _times(node: ir.CountOf) -> ir.CountOf | ir.TimesThisTurn:
    qualifiers = node.group.qualifiers
    at = next((at for at, each in enumerate(qualifiers) if isinstance(each, sv.WentThisTurn)), -1)
    if at < 0 or node.w or any(isinstance(each, ir.InZone) for each in qualifiers):
        return node
    went = qualifiers[at]
    assert isinstance(went, sv.WentThisTurn)
    group = msgspec.structs.replace(node.group, qualifiers=(*qualifiers[:at], *qualifiers[at + 1 :]))
    event = ir.CardEvent(ir.OneSubject(group), (went.happening,))
    return ir.TimesThisTurn(event, w=COUNTED + PLACES * at + went.w)


def _check_place(node: ir.TimesThisTurn | ir.HappenedThisTurn) -> None:
    """Where a card was before it moved, or where it lies now: "followers in your cemetery destroyed this turn"."""
    group = getattr(getattr(node.event, "subject", None), "group", None)
    if not isinstance(node.event, ir.CardEvent) or not isinstance(group, ir.Group):
        return
    zones = [each.zone for each in group.qualifiers if isinstance(each, ir.InZone)]
    moved = any(isinstance(each, MOVED) for each in node.event.happenings)
    gone = all(isinstance(each, LEFT_FIELD) for each in node.event.happenings)
    if moved and any(not (gone and isinstance(zone, ir.Field)) for zone in zones):
        raise refuse("it is open when they are there")


def printed(node: ir.TimesThisTurn) -> ir.CountOf:
    """The count of cards as it is printed."""
    assert isinstance(node.event, ir.CardEvent) and isinstance(node.event.subject, ir.OneSubject)
    at, w = divmod(node.w - COUNTED, PLACES)
    group = node.event.subject.group
    went = sv.WentThisTurn(node.event.happenings[0], w=w)
    qualifiers = (*group.qualifiers[:at], went, *group.qualifiers[at:])
    return ir.CountOf(msgspec.structs.replace(group, qualifiers=qualifiers))
