""" "... 2 instead": as many others are selected, or found, and the same is done with them."""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import bottom_up, nodes

# from this `w` on Then is a search with what becomes of the cards: the words are one instruction after the other
SEARCH = 7
# `AmountInstead.w`: "select 2 instead", and not "up to 2"
EXACTLY = 2
UP_TO = 1  # likewise: "destroy up to 2 instead", and not just 2
MORE_VERBS: dict[str, type[ir.Effect] | tuple[type[ir.Effect], ...]] = {
    "select": (ir.Choose, ir.Select),
    "search": ir.Search,
}
# what is done with the cards, where the verb of that is said again: "select a follower and destroy it. Combo (3): Destroy 2 instead"
DONE: tuple[tuple[str, type[ir.Effect]], ...] = (
    ("destroy", ir.Break), ("return", ir.ToHand), ("banish", ir.RemoveFromGame), ("engage", ir.Dull), ("refresh", ir.Activate),
    ("add", ir.ToHand), ("bury", ir.PutInto), ("transform", sv.Transform),
)  # fmt: skip
SAID = 50  # `Num.w` from here on, and the place in DONE: of as many others of which that verb is printed
AT_ONCE = {"destroy": ir.SelectAndBreak, "engage": ir.SelectAndDull}


def done_to(effect: ir.Effect, verb: str) -> bool:
    """Whether cards are selected or found, and that is done with them and nothing else."""
    plain = plain_of(effect)
    if isinstance(plain, ir.SelectAndBreak | ir.SelectAndDull):
        return isinstance(plain, AT_ONCE.get(verb, ())) and isinstance(plain.player, ir.You)
    _, done = first_of(plain)
    last = _last_of(done)
    kind = dict(DONE).get(verb)
    return kind is not None and isinstance(last, kind) and getattr(last, "verb", verb) == verb


def _last_of(done: ir.Node) -> ir.Node:
    if isinstance(done, ir.Both):
        return _last_of(done.effects[-1])
    return _last_of(done.then) if isinstance(done, ir.Then) else done


def as_many(effect: ir.Effect, printed: sv.AmountInstead) -> ir.Effect:
    """The instructions with up to so many cards in the place of the one, or of the fewer, that they are about."""
    first, rest = first_of(plain_of(effect))
    finds = (ir.Choose, ir.Select, ir.Search, *AT_ONCE.values())
    if not isinstance(first, MORE_VERBS.get(printed.verb, finds)):
        raise TextError('the instruction before "instead" is another one', stage="bind")
    targets = _targets(first)
    if len(targets) != 1 or not isinstance(targets[0].count, ir.Num) or targets[0].count.value < 1:
        raise TextError('it is open what "instead" replaces', stage="bind")
    one = targets[0].count.value == 1
    if one and any(isinstance(each, ir.Pronoun) and each.form != "it" for each in nodes(rest)):
        raise TextError("what is said of one card cannot be said of several", stage="bind")
    if not one and not (isinstance(printed.amount, ir.Num) and printed.amount.value > targets[0].count.value):
        raise TextError("as many are selected without that", stage="bind")
    if targets[0].up_to and printed.verb in dict(DONE) and not _up_to(printed):
        raise TextError("it is open whether fewer may be selected", stage="bind")
    more = msgspec.structs.replace(targets[0], count=_said(printed), up_to=_up_to(printed))
    changed = bottom_up(plain_of(effect), lambda node: _many(node, targets[0], more))
    assert isinstance(changed, ir.Effect)
    return changed


def _up_to(printed: sv.AmountInstead) -> bool:
    return printed.w != EXACTLY if printed.verb in MORE_VERBS else printed.w == UP_TO


def _said(printed: sv.AmountInstead) -> ir.Amount:
    verbs = [verb for verb, _ in DONE]
    if printed.verb not in verbs:
        return printed.amount
    if not isinstance(printed.amount, ir.Num):
        raise TextError("it would be selected before anybody knows how many", stage="bind")
    return msgspec.structs.replace(printed.amount, w=SAID + verbs.index(printed.verb))


def more_said(done: ir.Effect) -> sv.AmountInstead:
    """What is printed of it."""
    first, _ = first_of(done)
    target = _targets(first)[0]
    if isinstance(target.count, ir.Num) and target.count.w >= SAID:
        count = msgspec.structs.replace(target.count, w=0)
        return sv.AmountInstead(DONE[target.count.w - SAID][0], count, w=UP_TO if target.up_to else 0)
    verb = next(verb for verb, kind in MORE_VERBS.items() if isinstance(first, kind))
    return sv.AmountInstead(verb, target.count, w=0 if target.up_to else EXACTLY)


def _targets(effect: ir.Effect) -> tuple[ir.Target, ...]:
    """What is selected or searched for."""
    if isinstance(effect, ir.Select | ir.SelectAndBreak | ir.SelectAndDull):
        return (effect.target,)
    found: tuple[ir.Target, ...] = effect.targets  # type: ignore[attr-defined]
    return found


def first_of(effect: ir.Effect) -> tuple[ir.Effect, ir.Node]:
    """The instruction that selects or searches, and what is done besides."""
    if isinstance(effect, ir.Both):
        return effect.effects[0], msgspec.structs.replace(effect, effects=effect.effects[1:])
    if isinstance(effect, ir.Then) and effect.w >= SEARCH:
        return effect.first, effect.then
    return effect, ir.Num(0)


def _many(node: ir.Node, one: ir.Target, more: ir.Target) -> ir.Node:
    if node == one:
        return more
    return ir.Pronoun("them") if node == ir.Pronoun("it") else node


def plain_of(effect: ir.Effect) -> ir.Effect:
    """The instruction without what replaces it."""
    return plain_of(effect.effect) if isinstance(effect, sv.OrInstead) else effect


# "... to each instead": all of the kind of which one was selected
EACH_OF_THEM = ir.Pronoun("each_such")
OF_ALL = 20  # `All.w` of these


def to_all(effect: ir.Effect, printed: ir.Effect) -> ir.Effect:
    """What is done to each of the cards of which one could be selected: "deal it 2 damage. Combo (3): Deal 2 damage to each instead"."""
    first, _ = first_of(plain_of(effect))
    targets = _targets(first) if isinstance(first, ir.Choose | ir.Select) else ()
    if len(targets) != 1:
        raise TextError("it is open to each of which cards", stage="bind")
    every = ir.All(targets[0].group, w=OF_ALL)
    made = bottom_up(printed, lambda node: every if node == EACH_OF_THEM else node)
    assert isinstance(made, ir.Effect)
    return made


def to_each_said(done: ir.Effect) -> ir.Effect:
    """What is printed of it."""
    made = bottom_up(done, lambda node: EACH_OF_THEM if isinstance(node, ir.All) and node.w == OF_ALL else node)
    assert isinstance(made, ir.Effect)
    return made
