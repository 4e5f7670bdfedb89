""" "When an active Forward becomes dull": only what was active becomes dull (15.1.1.1.2), and when it has, it is active no more.

So the word says nothing: the tree asks for any Forward, and the wording of the subject keeps the word for printing.
"""

import msgspec

from cardwright.text import ir
from cardwright.text.walk import bottom_up

SAID = 5000  # added to the wording of a subject whose status before was printed
BEFORE: dict[type[ir.Event], ir.Filter] = {
    ir.BecomesDull: ir.StatusIs("active"),
    ir.BecomesActive: ir.StatusIs("dull"),
}


def fold(node: ir.Node) -> ir.Node:
    """The tree without the status that a card had before it turned."""
    return bottom_up(node, _leave_out)


def unfold(node: ir.Node) -> ir.Node:
    """What `fold` read, for printing."""
    return bottom_up(node, _put_back)


def _status(event: ir.CardEvent) -> ir.Filter | None:
    found = {BEFORE.get(type(each)) for each in event.happenings}
    return found.pop() if len(found) == 1 else None


def _leave_out(node: ir.Node) -> ir.Node:
    if not isinstance(node, ir.CardEvent) or not isinstance(node.subject, ir.OneSubject | ir.CountedSubject):
        return node
    subject, status = node.subject, _status(node)
    words = subject.group.adjectives
    if status is None or words[:1] != (status,):
        return node
    group = msgspec.structs.replace(subject.group, adjectives=words[1:])
    return msgspec.structs.replace(node, subject=msgspec.structs.replace(subject, group=group, w=subject.w + SAID))


def _put_back(node: ir.Node) -> ir.Node:
    if not isinstance(node, ir.CardEvent) or not isinstance(node.subject, ir.OneSubject | ir.CountedSubject):
        return node
    subject, status = node.subject, _status(node)
    if subject.w < SAID or status is None:
        return node
    group = msgspec.structs.replace(subject.group, adjectives=(status, *subject.group.adjectives))
    return msgspec.structs.replace(node, subject=msgspec.structs.replace(subject, group=group, w=subject.w - SAID))
