"""A place that is printed last and holds for all: "1 Forward and 1 Backup opponent controls"."""

from __future__ import annotations

from typing import Any

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse

SHARED = 9
PLACES = (ir.ControlledBy, ir.InZone)


def shared(targets: tuple[ir.Target, ...], together: bool = False) -> tuple[ir.Target, ...]:
    """ "1 Forward and 1 Backup opponent controls": the controller printed last holds for all, if no other says anything.

    In the earlier targets it gets ``w`` SHARED, so that it is printed once. A zone printed last only is refused: nothing tells
    whether it holds for all.
    """
    where = [[q for q in each.group.qualifiers if isinstance(q, PLACES)] for each in targets]
    if len(targets) < 2 or all(where) or not where[-1]:
        return targets
    last = targets[-1].group.qualifiers
    if isinstance(last[0], ir.InZone) and targets[-1].up_to > targets[0].up_to and targets[0].group.qualifiers:
        return targets  # "1 Forward of cost 3 and up to 1 Forward in your Break Zone": each says all of its own
    before = [q for t in targets[:-1] for q in t.group.qualifiers]
    placed = isinstance(last[-1], ir.InZone) and together and all(isinstance(q, ir.CostIs) for q in before)
    if not placed and (len(last) != 1 or not isinstance(last[0], ir.ControlledBy) or before):
        raise refuse("it is open whether the last place holds for all that is chosen")
    copy = msgspec.structs.replace(last[-1], w=SHARED)
    early = [
        msgspec.structs.replace(
            each, group=msgspec.structs.replace(each.group, qualifiers=(*each.group.qualifiers, copy))
        )
        for each in targets[:-1]
    ]
    return (*early, targets[-1])


WHOLE = (31, 32, 33)  # wordings of AnyNoun: each option with its own "1"


def alternatives(group: ir.Group, together: bool = False) -> ir.Group:
    """ "1 Forward or 1 Monster opponent controls": likewise, of descriptions of which one card is chosen."""
    noun = group.noun
    if not isinstance(noun, ir.AnyNoun) or noun.w not in WHOLE:
        return group
    each_one = tuple(ir.Target(ir.Num(1), option) for option in noun.options)
    options = tuple(each.group for each in shared(each_one, together))
    if options[-1].qualifiers and not all(each.qualifiers for each in options):
        raise refuse("it is open whether what stands behind the last card holds for all of them")
    return msgspec.structs.replace(group, noun=msgspec.structs.replace(noun, options=options))


def several(items: tuple[ir.Objects, ...]) -> tuple[ir.Objects, ...]:
    """ "The Fire Forwards and the Water Forwards you control": likewise, of whole groups."""
    if not all(isinstance(each, ir.All) for each in items):
        return items
    groups = shared(tuple(ir.Target(ir.Num(1), each.group) for each in items))  # type: ignore[attr-defined]
    pairs = zip(items, groups, strict=True)
    return tuple(msgspec.structs.replace(each, group=found.group) for each, found in pairs)


OF_ALL = (*PLACES, ir.OtherThan, ir.Without)
OPEN = (0, 1, 3, 5)  # wordings of OneSubject that say nothing about whose it is: with an article, a name or "another"


def subjects(node: ir.SubjectAny) -> ir.SubjectAny:
    """ "When a Pixie or an amulet on your field is destroyed": likewise, of the cards of an event, and what they are other than
    ("a Job Smith or a Card Name Olga other than Hild you control").

    It does not hold for one of which the same is said itself. Any other quality behind the last one only is refused.
    """
    *before, last = node.items
    if not isinstance(last, ir.OneSubject) or last.w not in OPEN:
        return node
    items = (*(_with(each, _of_all(each, last.group)) for each in before), last)
    return msgspec.structs.replace(node, items=items)


def _of_all(item: ir.Objects, last: ir.Group) -> tuple[ir.Filter, ...]:
    """What is said behind the last card of an event and holds for this one as well."""
    if not isinstance(item, ir.OneSubject):
        return ()
    own = {_kind(each) for each in (*item.group.adjectives, *item.group.qualifiers)}
    more = [each for each in last.qualifiers if _kind(each) not in own]
    if not all(isinstance(each, OF_ALL) for each in more):
        raise refuse("it is open whether what stands behind the last card holds for all of them")
    return tuple(msgspec.structs.replace(each, w=SHARED) for each in more)


def _kind(quality: ir.Filter) -> type[ir.Filter]:
    """Where a card is and whose it is are said once."""
    return ir.InZone if isinstance(quality, PLACES) else type(quality)


def subjects_apart(node: ir.SubjectAny) -> ir.SubjectAny:
    """As `subjects` found it, for printing."""
    return msgspec.structs.replace(node, items=(*(_with(each, ()) for each in node.items[:-1]), node.items[-1]))


def _with(one: ir.Objects, shared_ones: tuple[ir.Filter, ...]) -> ir.Objects:
    """The card of an event with these qualities of others behind its own."""
    if not isinstance(one, ir.OneSubject):
        return one
    own = tuple(q for q in one.group.qualifiers if q.w != SHARED)
    return msgspec.structs.replace(one, group=msgspec.structs.replace(one.group, qualifiers=(*own, *shared_ones)))


WHICH = (*PLACES, ir.OtherThan)


def paired(items: tuple[Any, ...]) -> tuple[Any, ...]:
    """Two items of a cost with one verb, "1 Summon and 1 Forward in your Break Zone": where the last one's cards are, all are, and
    what the last one is not, none is ("1 Forward and 1 Backup other than Hild")."""
    groups: list[ir.Group | None] = [getattr(item, "group", None) for item in items]
    last = groups[-1]
    if last is None or not last.qualifiers or not isinstance(last.qualifiers[-1], WHICH):
        return items
    copies = tuple(msgspec.structs.replace(each, w=SHARED) for each in last.qualifiers if isinstance(each, WHICH))
    out = []
    for item, group in zip(items[:-1], groups, strict=False):
        if group is not None and not any(isinstance(q, WHICH) for q in group.qualifiers):
            group = msgspec.structs.replace(group, qualifiers=(*group.qualifiers, *copies))
            item = msgspec.structs.replace(item, group=group)
        out.append(item)
    return (*out, items[-1])
