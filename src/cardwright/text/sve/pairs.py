"""One article for two: "select a Pixie follower and Elf follower", "banish an A and B in your cemetery": a card of each kind.

Read as one group of either kind, it becomes a selection, or a cost, of one and of the other; the second keeps in its number that it
was printed without an article. Wherever else one card is meant, it is open what the text wants, and it is refused.
"""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import counted

# `Num.w` of the second of two: of groups, types, names, from 43 on with an article of its own, and from 45 on of tokens
GROUPS, KINDS, NAMES, APART, TOKENS = 40, 41, 42, 43, 45
ARTICLES = ("a", "an")
BESIDE = 60  # `Num.w` of how many others are buried along with the card itself
OF_NAMES = 5  # `OneOfEach.w` of the two names
OF_KINDS = 6  # likewise from here on, of two with an article each
NAMED = (2, 3)  # `AnyTrait.w` of names of tokens that "and" joins
SELECTING = (ir.Choose, ir.Search)
TAKING = (ir.PayRemove, ir.PayDiscard, ir.PayPutGroup, ir.PayReturn, ir.PayReveal, ir.PayBreak)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    g.list("two_names", "name_noun_one", " and ", cls=ir.OneOfEach, field="options", min=2, max=2, w=OF_NAMES)
    g.phrase("names_both", "{noun:two_names} {qualifiers?:qualifiers/one}", ir.Group)
    two = "{count:article} {group:names_both}"
    g.phrase("target", two, ir.Target)
    a, cemetery = "cost_action", sv.Cemetery(ir.Owner())
    # "discard a spell and a follower": each with its article
    for w, article in enumerate(ARTICLES, OF_KINDS):
        for one in ("name_noun_one", "kind_apart"):
            g.list("two_apart", one, f" and {article} ", cls=ir.OneOfEach, field="options", min=2, max=2, w=w)
    g.phrase("kinds_both", "{noun:two_apart} {qualifiers?:qualifiers/one}", ir.Group)
    for cards in (two, "{count:article} {group:kinds_both}"):
        g.phrase(a, f"banish {cards}", ir.PayRemove)
        g.phrase(a, f"discard {cards}", ir.PayDiscard)
        g.phrase(a, f"reveal {cards}", ir.PayReveal)
        g.phrase(a, f"destroy {cards}", ir.PayBreak)
        g.phrase(a, f"return {cards} to their owners' hands", ir.PayReturn, w=1)
        g.phrase(a, f"put {cards} into their owners' cemeteries", ir.PayPutGroup, to=cemetery, w=1)
        if cards != two:
            g.phrase(a, f"bury {cards}", ir.PayPutGroup, to=cemetery, w=2)
    # one card for some of these: a table, of which the next card may print any
    counted(g, a, "bury {card:source} and @", ir.PayPutBoth, to=cemetery)
    counted(g, a, "put {card:source} and @ into their owners' cemeteries", ir.PayPutBoth, to=cemetery, w=1)
    counted(g, a, "banish {card:source} and @", ir.PayPutBoth, to=ir.Removed(ir.Owner()))
    counted(g, a, "return {card:source} and @ to their owners' hands", ir.PayPutBoth, to=ir.Hand(ir.Owner()))


def _two(group: ir.Group) -> tuple[int, tuple[ir.Group, ...]]:
    """The two kinds that "and" joins in a group, and how they are printed; none where it is no such group."""
    noun, adjectives = group.noun, group.adjectives
    if isinstance(noun, ir.NounOr) and noun.w == 1:
        return GROUPS, (noun.first, noun.second)
    if isinstance(noun, ir.TypeIs) and noun.w == 1 and len(noun.types) == 2:
        return KINDS, tuple(ir.Group(ir.TypeIs((name,)), adjectives) for name in noun.types)
    if isinstance(noun, ir.OneOfEach) and noun.w == OF_NAMES:
        return NAMES, tuple(ir.Group(name) for name in noun.options if isinstance(name, ir.Filter))
    if isinstance(noun, ir.OneOfEach) and noun.w >= OF_KINDS:
        halves = tuple(each if isinstance(each, ir.Group) else ir.Group(each) for each in noun.options)
        return APART + noun.w - OF_KINDS, halves
    named = next((each for each in adjectives if isinstance(each, ir.AnyTrait) and each.w in NAMED), None)
    if isinstance(noun, sv.IsToken) and named is not None and len(named.options) == 2:
        rest = tuple(each for each in adjectives if each is not named)
        return TOKENS + named.w, tuple(ir.Group(noun, (*rest, name)) for name in named.options)
    return 0, ()


def _of_one(node: ir.Node) -> bool:
    count = getattr(node, "count", None)
    return isinstance(count, ir.Num) and count.value == 1


def _parted(group: ir.Group) -> tuple[int, list[ir.Group]]:
    """The two groups of one card each, both where the whole group is; raises TextError where words may be said of the second alone."""
    kind, halves = _two(group)
    if not halves:
        return 0, []
    plain = kind == GROUPS or not group.adjectives or (kind >= TOKENS and len(group.adjectives) == 1)
    inside = any(each.qualifiers for each in halves)
    if not plain or inside or any(not isinstance(each, ir.InZone) for each in group.qualifiers):
        raise refuse("it is open whether that is said of both cards")
    return kind, [msgspec.structs.replace(each, qualifiers=group.qualifiers) for each in halves]


def fold(node: ir.Node) -> ir.Node:
    """A card of each kind, where one of either was read."""
    if isinstance(node, SELECTING) and len(node.targets) == 1:
        target = node.targets[0]
        kind, parts = _parted(target.group) if _of_one(target) and not target.up_to else (0, [])
        if parts:
            first = msgspec.structs.replace(target, group=parts[0])
            second = msgspec.structs.replace(target, group=parts[1], count=ir.Num(1, w=kind))
            return msgspec.structs.replace(node, targets=(first, second))
    if isinstance(node, ir.Cost):
        return msgspec.structs.replace(node, actions=tuple(each for item in node.actions for each in _items(item)))
    _check(node)
    return fold_different(node)


def fold_different(item: ir.Node) -> ir.Node:
    """ "Banish 3 cards with different names": a matter of all that are taken together; ``w`` keeps where it was printed."""
    if not isinstance(item, ir.PayDiscard | ir.PayRemove):
        return item
    qualifiers = item.group.qualifiers
    at = next((at for at, each in enumerate(qualifiers) if isinstance(each, sv.DifferingIn)), -1)
    if at < 0:
        return item
    rest = msgspec.structs.replace(item.group, qualifiers=(*qualifiers[:at], *qualifiers[at + 1 :]))
    trait = qualifiers[at].trait  # type: ignore[attr-defined]
    return msgspec.structs.replace(item, group=rest, different=trait, w=item.w + DIFFERENT * (at + 1))


def unfold_different(item: ir.PayDiscard | ir.PayRemove) -> ir.CostItem:
    """What is different among the qualifiers again."""
    at, w = divmod(item.w, DIFFERENT)
    before, behind = item.group.qualifiers[: at - 1], item.group.qualifiers[at - 1 :]
    group = msgspec.structs.replace(item.group, qualifiers=(*before, sv.DifferingIn(item.different), *behind))
    return msgspec.structs.replace(item, group=group, different="", w=w)


DIFFERENT = 100  # `w` of what is paid with different cards, by the place of that among the qualifiers


def _items(item: ir.CostItem) -> tuple[ir.CostItem, ...]:
    if isinstance(item, ir.PayPutBoth):
        count = msgspec.structs.replace(item.count, w=BESIDE + item.count.w)
        if isinstance(item.to, ir.Removed):
            return ir.PayRemoveSource(item.card), ir.PayRemove(count, item.group)
        if isinstance(item.to, ir.Hand):
            return ir.PayReturnSource(item.card), ir.PayReturn(count, item.group)
        other = ir.PayPutGroup(count, item.group, item.to, along=True, w=item.w)
        return ir.PayPut(item.card, item.to), other
    if not isinstance(item, TAKING) or not _of_one(item):
        return (item,)
    kind, parts = _parted(item.group)
    if not parts:
        return (item,)
    first, second = (msgspec.structs.replace(item, group=part) for part in parts)
    second = msgspec.structs.replace(second, count=ir.Num(1, w=kind))
    return first, msgspec.structs.replace(second, along=True) if isinstance(second, ir.PayPutGroup) else second


def _check(node: ir.Node) -> None:
    """ "Discard a spell and amulet" may be one card or two."""
    if isinstance(node, (ir.Target, ir.Exists, ir.Controls, *TAKING, *SELECTING)):
        return
    said = getattr(node, "target", node)
    group = getattr(said, "group", None)
    if isinstance(group, ir.Group) and _of_one(said) and _two(group)[1]:
        raise refuse("it is open whether that is one card or one of each kind")


def unfold(node: ir.Node) -> ir.Node:
    """One group with "and" in it again."""
    if isinstance(node, SELECTING) and len(node.targets) == 2 and _second(node.targets[1]):
        first, second = node.targets
        target = msgspec.structs.replace(first, group=_joined(first.group, second.group, second.count.w))
        return msgspec.structs.replace(node, targets=(target,))
    if isinstance(node, ir.Cost) and any(_second(each) for each in node.actions):
        actions: list[ir.CostItem] = []
        for each in node.actions:
            if isinstance(each, ir.PayPutGroup) and each.along and isinstance(actions[-1], ir.PayPut):
                count = msgspec.structs.replace(each.count, w=each.count.w - BESIDE)
                actions[-1] = ir.PayPutBoth(actions[-1].card, count, each.group, each.to, w=each.w)
            elif beside_source(each):
                count = msgspec.structs.replace(each.count, w=each.count.w - BESIDE)  # type: ignore[attr-defined]
                to = ir.Removed(ir.Owner()) if isinstance(each, ir.PayRemove) else ir.Hand(ir.Owner())
                actions[-1] = ir.PayPutBoth(actions[-1].card, count, each.group, to)  # type: ignore[attr-defined]
            elif _second(each):
                group = _joined(actions[-1].group, each.group, each.count.w)  # type: ignore[attr-defined]
                actions[-1] = msgspec.structs.replace(actions[-1], group=group)
            else:
                actions.append(each)
        return msgspec.structs.replace(node, actions=tuple(actions))
    if isinstance(node, ir.PayDiscard | ir.PayRemove) and node.different:
        return unfold_different(node)
    return node


def beside_source(node: ir.Node) -> bool:
    """Whether that is banished, or returned, together with the card itself."""
    return isinstance(node, ir.PayRemove | ir.PayReturn) and isinstance(node.count, ir.Num) and node.count.w >= BESIDE


def _second(node: ir.Node) -> bool:
    count = getattr(node, "count", None)
    return isinstance(count, ir.Num) and count.w >= GROUPS


def _joined(first: ir.Group, second: ir.Group, kind: int) -> ir.Group:
    bare = [msgspec.structs.replace(each, qualifiers=()) for each in (first, second)]
    if kind == GROUPS:
        return ir.Group(ir.NounOr(*bare, w=1), (), second.qualifiers)
    if kind == KINDS:
        types = (first.noun.types[0], second.noun.types[0])  # type: ignore[attr-defined]
        return ir.Group(ir.TypeIs(types, w=1), (), second.qualifiers)
    if kind == NAMES:
        return ir.Group(ir.OneOfEach((first.noun, second.noun), w=OF_NAMES), (), second.qualifiers)
    if kind < TOKENS:
        options = tuple(each.noun if isinstance(each.noun, ir.NameIs) else each for each in bare)
        return ir.Group(ir.OneOfEach(options, w=OF_KINDS + kind - APART), (), second.qualifiers)
    names = ir.AnyTrait((first.adjectives[-1], second.adjectives[-1]), w=kind - TOKENS)
    return ir.Group(first.noun, (names,), second.qualifiers)
