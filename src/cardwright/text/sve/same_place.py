"""One place said of several: "a follower and an amulet in your cemetery", "more followers than amulets on your field"."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve.groups import OTHER_LAST, OTHER_UNLIKE, UNLIKE
from cardwright.text.sve.scope import types_of

SHARED = 90  # `InZone.w` of a place that is only printed with the last of several: "a follower and an amulet in your cemetery"
# "an enemy follower", "another follower", "an engaged follower"
OF_THE_FIELD = (ir.ControlledBy, ir.OtherThan, ir.StatusIs, sv.IsRacing)


def placed_like_last(groups: list[ir.Group]) -> list[ir.Group]:
    """The place behind the last of several holds for those before it that have none of their own.

    Who is an enemy, another than this card or engaged is on the field, also beside "a card in an opponent's EX area".
    """
    place = next((each for each in groups[-1].qualifiers if isinstance(each, ir.InZone)), None)
    if place is None:
        return groups
    mine = isinstance(getattr(place.zone, "player", None), ir.You)
    elsewhere = not isinstance(place.zone, ir.Field)

    def there(group: ir.Group) -> ir.Group:
        leader = isinstance(group.noun, ir.TypeIs | ir.NounOr) and "Leader" in types_of(group)
        if leader or any(isinstance(each, ir.InZone) for each in (*group.adjectives, *group.qualifiers)):
            return group
        barred = OF_THE_FIELD if elsewhere else (ir.ControlledBy,) if mine else ()
        if any(isinstance(each, barred) for each in group.adjectives):
            raise refuse("it is open where the first of them is")
        _check_behind(groups[-1])
        return msgspec.structs.replace(group, qualifiers=(*group.qualifiers, ir.InZone(place.zone, w=SHARED)))

    return [there(each) for each in groups]


def _check_behind(last: ir.Group) -> None:
    """ "Each Pixie follower and each Elf follower on the field with 3 defense or less": behind the place of both, of both or of the last?"""
    placed = [isinstance(each, ir.InZone) for each in last.qualifiers]
    if any(placed) and not all(placed[placed.index(True) :]):
        raise refuse("it is open whether the words behind the place hold for all of them")


def fold_places(node: ir.Choose | ir.Several | ir.And | ir.Plus | ir.Minus | ir.Compare) -> ir.Node:
    """The place of several that are selected, meant or counted together."""
    if isinstance(node, ir.And):
        return _there_together(node)
    if isinstance(node, ir.Compare):
        return _more_there(node)
    if isinstance(node, ir.Plus | ir.Minus):
        second = "more" if isinstance(node, ir.Plus) else "less"
        counts = [each for each in (node.base, getattr(node, second)) if isinstance(each, ir.CountOf)]
        if len(counts) < 2:
            return node
        first, last = placed_like_last([each.group for each in counts])
        return msgspec.structs.replace(node, base=ir.CountOf(first), **{second: ir.CountOf(last)})
    if isinstance(node, ir.Choose):
        groups = placed_like_last([each.group for each in node.targets])
        made = (msgspec.structs.replace(t, group=g) for t, g in zip(node.targets, groups, strict=True))
        return msgspec.structs.replace(node, targets=tuple(made))
    whole = [each.group for each in node.items if isinstance(each, ir.All)]
    if len(whole) != len(node.items):
        return node
    groups = placed_like_last(whole)
    items = (msgspec.structs.replace(a, group=g) for a, g in zip(node.items, groups, strict=True))
    return msgspec.structs.replace(node, items=tuple(items))


THERE_ARE = 5  # `And.w` of "there are at least 2 amulets and at least 3 followers on your field"


def _there_together(node: ir.And) -> ir.And:
    """The place behind the last is that of all."""
    there = [each for each in node.conditions if isinstance(each, ir.Exists)]
    if node.w != THERE_ARE and len(there) > 1:
        _check_placed(*(each.group for each in there))
    if node.w != THERE_ARE or len(there) != len(node.conditions):
        return node
    groups = placed_like_last([each.group for each in there])
    made = (msgspec.structs.replace(each, group=group) for each, group in zip(there, groups, strict=True))
    return msgspec.structs.replace(node, conditions=tuple(made))


MORE_THERE = 9  # `Compare.w` of "there are more followers than amulets on your field"


def _more_there(node: ir.Compare) -> ir.Compare:
    """The place behind the second is that of both; enemies are on a field of their own."""
    left, right = node.left, node.right
    if not isinstance(left, ir.CountOf) or not isinstance(right, ir.CountOf):
        return node
    if node.w != MORE_THERE:
        _check_placed(left.group, right.group)
    if node.w != MORE_THERE or any(isinstance(each, ir.ControlledBy) for each in left.group.adjectives):
        return node
    first, _ = placed_like_last([left.group, right.group])
    return msgspec.structs.replace(node, left=ir.CountOf(first, w=left.w))


def _check_placed(first: ir.Group, *others: ir.Group) -> None:
    """ "If there is an Officer follower and there is a Commander follower in your cemetery": where the first of them is."""
    said = any(isinstance(each, (ir.InZone, *OF_THE_FIELD)) for each in (*first.adjectives, *first.qualifiers))
    places = [each.zone for group in others for each in group.qualifiers if isinstance(each, ir.InZone)]
    if not said and places and not any(isinstance(zone, ir.Field) for zone in places):
        raise refuse("it is open where the first of them is")


APART = (8, 9, OTHER_LAST, *range(UNLIKE, OTHER_UNLIKE + 2))  # `NounOr.w` of two nouns of which each has its article
OF_BOTH = 900  # `InZone.w` of the place of two such nouns, from here on: printed with the second


def fold_apart(node: ir.Group) -> ir.Group:
    """ "An enemy follower with 3 defense or less or an enemy amulet on the field": the place is that of both."""
    noun = node.noun
    if not isinstance(noun, ir.NounOr) or noun.w not in APART or not noun.second.qualifiers:
        return node
    *rest, last = noun.second.qualifiers
    if any(isinstance(each, ir.InZone) for each in noun.first.qualifiers):
        return node
    _check_behind(noun.second)
    if not isinstance(last, ir.InZone):
        return node
    placed_like_last([noun.first, noun.second])  # refuses what is in two places
    noun = msgspec.structs.replace(noun, second=msgspec.structs.replace(noun.second, qualifiers=tuple(rest)))
    both = ir.InZone(last.zone, w=OF_BOTH + last.w)
    return msgspec.structs.replace(node, noun=noun, qualifiers=(*node.qualifiers, both))


def unshared(node: ir.Group) -> ir.Group:
    """Without the place that is printed with another group."""
    last = node.qualifiers[-1]
    if isinstance(last, ir.InZone) and last.w >= OF_BOTH and isinstance(node.noun, ir.NounOr):
        back = (*node.noun.second.qualifiers, ir.InZone(last.zone, w=last.w - OF_BOTH))
        noun = msgspec.structs.replace(node.noun, second=msgspec.structs.replace(node.noun.second, qualifiers=back))
        return msgspec.structs.replace(node, noun=noun, qualifiers=node.qualifiers[:-1])
    kept = tuple(each for each in node.qualifiers if not (isinstance(each, ir.InZone) and each.w == SHARED))
    return msgspec.structs.replace(node, qualifiers=kept)
