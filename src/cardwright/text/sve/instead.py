""" "... instead": from a sentence of its own to the instruction that it replaces, and back."""

from collections.abc import Callable

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.sve.implied import implies
from cardwright.text.sve.instead_many import (
    EACH_OF_THEM,
    MORE_VERBS,
    SEARCH,
    as_many,
    done_to,
    more_said,
    plain_of,
    to_all,
    to_each_said,
)
from cardwright.text.sve.replacing import check_alike, whole
from cardwright.text.sve.scope import ANY, types_of
from cardwright.text.walk import bottom_up, nodes

# of what one may do instead whenever one likes
ALWAYS = ir.And(())
# of what is done instead if a cost before it is paid, while it is looked for what that replaces
PAID = ir.And((ALWAYS,))
KINDS = (sv.InsteadOnly, sv.AmountInstead, sv.GainsInstead, sv.HeaderInstead, sv.InsteadAnd)
KEYED = 10
# `ModalAlternative.w` from here on: printed behind the options
BEHIND = 100
# `Num.w` of "choose both"
BOTH = 4
# likewise of "choose all of them", "choose all of the following"
ALL = (5, 6)
ALL_OF = 8  # likewise: "all 3"
# `Both.w` of what is done instead, and besides; 1 more where "instead" stands behind both
AND = 75
# `OrInstead.w` beside KEYED: as many others are selected or found, and the same is done with them
MORE = 2
# likewise: other numbers are given
GIVEN = 3
# likewise: of a passive ability, the sentence before it with its condition
WHOLE, STANDING = 4, (ir.CostChange, ir.CastersCostChange, sv.CostSet)
# `Let.w` from here on: the replacement of its last instruction is printed behind it
BEHIND_X = 50
# `OrInstead.w`, likewise, printed with "while"
WHILE = 5
# likewise: the same tokens are created elsewhere
PLACED = 6
# likewise, with "put it onto your field"
PLACED_PUT = 8
# likewise: something else is done to each of them
TO_THEM = 7
# likewise: as many others, with the place said again; also `AmountInstead.w`
IN_PLACE = 9
# the verbs of instructions with a number, and the field that has it; two kinds of things are put
VERBS: tuple[tuple[str, type[ir.Effect], str], ...] = (
    ("deal", ir.DealDamage, "amount"), ("put", sv.CreateTokens, "count"), ("summon", sv.CreateTokens, "count"), ("draw", ir.Draw, "count"),
    ("recover", sv.RecoverPoints, "count"), ("put", ir.PlaceCounters, "count"), ("add", sv.AddToStack, "count"),
    ("gain", sv.GainEvolutionPoints, "count"), ("discard", ir.Discard, "count"), ("add", ir.PlaceCounters, "count"),
)  # fmt: skip
ADDED = 50  # `PlaceCounters.w` from here on: "add 1 to each Stack"


def _parts(sentence: ir.Effect) -> tuple[ir.Condition, ir.Effect, int]:
    """Condition, what is printed before "instead", and the base of w."""
    assert isinstance(sentence, sv.InsteadSentence | sv.Keyed)
    return sentence.condition, sentence.effect, KEYED if isinstance(sentence, sv.Keyed) else 0


def header(sentence: ir.Effect) -> ir.ModalAlternative | None:
    """The other number of options that a sentence right after the offer gives."""
    effect = sentence.effect if isinstance(sentence, ir.Statement) else sentence
    if isinstance(effect, sv.InsteadSentence | sv.Keyed) and isinstance(effect.effect, sv.HeaderInstead):
        condition, inner, base = _parts(effect)
        assert isinstance(inner, sv.HeaderInstead) and isinstance(inner.header, ir.ModalHeader)
        return ir.ModalAlternative(condition, inner.header, w=base)
    return None


def header_sentence(alternative: ir.ModalAlternative) -> ir.Effect:
    """The sentence of `header`."""
    inner = sv.HeaderInstead(alternative.header)
    return (
        sv.Keyed(alternative.condition, inner)
        if alternative.w % BEHIND
        else sv.InsteadSentence(alternative.condition, inner)
    )


def offering(offer: ir.ModalHeader, printed: ir.Num) -> ir.ModalHeader:
    """The offer of so many options, all of which "all of them" are; of none, as it is printed."""
    count = offer.count
    if isinstance(count, ir.Num) and count.w in ALL:
        count = msgspec.structs.replace(count, value=printed.value)
    return msgspec.structs.replace(offer, count=count, printed=printed)


def fold(out: list[ir.Effect], sentence: ir.Effect) -> None:
    """Put the replacement to the last instruction of the last effect in ``out``."""
    condition, printed, base = _parts(sentence)
    if not out:
        raise TextError('nothing that "instead" could replace', stage="bind")
    if condition in (ALWAYS, PAID) and any(isinstance(each, ir.Choose) for each in nodes(printed)):
        raise TextError("it would be selected before anybody has said which of the two is done", stage="bind")
    if not _in_place_of_all(out, sentence, condition, printed, base):
        _in_place_of_last(out, condition, printed, base)


def _in_place_of_all(
    out: list[ir.Effect], sentence: ir.Effect, condition: ir.Condition, printed: ir.Effect, base: int
) -> bool:
    """Put it to the last effect as a whole, if it is said of that; whether it is."""
    if isinstance(printed, sv.AmountInstead) and (printed.verb in MORE_VERBS or done_to(out[-1], printed.verb)):
        out.append(sv.OrInstead(out[-1], condition, as_many(out.pop(), printed), w=base + MORE))
        return True

    if isinstance(printed, sv.InsteadOnly) and selects(out[-1]) and selects(printed.effect):
        out.append(sv.OrInstead(out.pop(), condition, printed.effect, w=base))
        return True

    if isinstance(printed, sv.InsteadOnly) and (placed := _placed(out[-1], printed.effect)) is not None:
        w = base + (PLACED if printed.effect == _placing(placed, placed.into) else PLACED_PUT)
        out.append(sv.OrInstead(out.pop(), condition, placed, w=w))
        return True

    if isinstance(printed, sv.InsteadOnly) and _stands(printed.effect):
        w = base + (WHILE if isinstance(sentence, sv.InsteadSentence) and sentence.w else WHOLE)
        out.append(sv.OrInstead(out.pop(), condition, printed.effect, w=w))
        return True

    if isinstance(printed, sv.InsteadOnly) and isinstance(printed.effect, sv.RepeatSentence):
        out.append(sv.OrInstead(out[-1], condition, _so_often(out.pop(), printed.effect.times), w=base))
        return True
    return False


def _in_place_of_last(out: list[ir.Effect], condition: ir.Condition, printed: ir.Effect, base: int) -> None:
    """Put it to the last instruction of the last effect."""
    more: ir.Effect | None = None
    joined = AND
    if isinstance(printed, sv.InsteadAnd):
        more, joined = printed.more, AND + printed.w
        printed = printed.effect
    if isinstance(printed, sv.InsteadOnly) and EACH_OF_THEM in nodes(printed.effect):
        printed = sv.InsteadOnly(to_all(_selecting(out), printed.effect))
    if isinstance(printed, sv.InsteadOnly) and whole(out, (printed.effect, *((more,) if more else ()))):
        done = printed.effect if more is None else ir.Both((printed.effect, more), w=joined)
        out.append(_wholly(out.pop(), condition, done, base))
        return

    def make(last: ir.Effect) -> ir.Effect:
        made = alone(last)
        return made if more is None else msgspec.structs.replace(made, instead=ir.Both((made.instead, more), w=joined))

    def alone(last: ir.Effect) -> sv.OrInstead:
        if isinstance(printed, sv.AmountInstead):
            changed, there = _changed(last, printed), printed.w == IN_PLACE and printed.verb == "put"
            if there and not (isinstance(changed, sv.CreateTokens) and changed.into == sv.ExArea(ir.You())):
                raise TextError("the tokens before it come to another place", stage="bind")
            return sv.OrInstead(last, condition, changed, w=base + (IN_PLACE if there else 1))
        if isinstance(printed, sv.GainsInstead):
            return sv.OrInstead(last, condition, _given(last, printed), w=base + GIVEN)
        if not isinstance(printed, sv.InsteadOnly):
            raise TextError("another number of options without any offered", stage="bind")
        if (group := _acted_on(last)) is not None and THEM in nodes(printed.effect):
            return sv.OrInstead(last, condition, _swapped(printed.effect, THEM, group), w=base + TO_THEM)
        return sv.OrInstead(last, condition, printed.effect, w=base)

    last = out.pop()
    check_alike(last, printed)
    if _under(condition, last):
        out.append(msgspec.structs.replace(last, effect=_at_last(last.effect, make)))  # type: ignore[attr-defined]
    elif isinstance(last, ir.Then) and isinstance(printed, sv.InsteadOnly) and _like_second(last, printed.effect):
        out.append(msgspec.structs.replace(last, then=make(last.then)))
    else:
        out.append(_behind_x(last, _at_last(last, make)))


def fold_paid(out: list[ir.Effect], said: sv.Costed) -> None:
    """ "Summon a Knight token. Lesson (1): Summon 2 instead": offered as the instruction is about to be carried out (10.4.7.5)."""
    if said.cost.icons:
        raise TextError("it is open when that is paid", stage="bind")
    fold(out, sv.InsteadSentence(PAID, said.effect))
    made = bottom_up(out[-1], lambda node: _paid(node, said.cost))
    assert isinstance(made, ir.Effect)
    out[-1] = made


def _paid(node: ir.Node, cost: ir.Cost) -> ir.Node:
    if not isinstance(node, sv.OrInstead) or node.condition != PAID:
        return node
    if any(isinstance(each, ir.Choose) for each in nodes(node.instead)):
        raise TextError("it would be selected before that is paid", stage="bind")
    return msgspec.structs.replace(node, condition=ALWAYS, instead=sv.PayFor(cost, (node.instead,)))


def _selecting(out: list[ir.Effect]) -> ir.Effect:
    """The instruction that selects what the last one is about: it, or the sentence before it."""
    last = plain_of(out[-1])
    return plain_of(out[-2]) if len(out) > 1 and isinstance(plain_of(out[-2]), ir.Choose | ir.Select) else last


def selects(effect: ir.Effect) -> bool:
    """ "Select an enemy follower and deal it 2 damage. Combo (3): Select 2 enemy followers and deal them 3 damage instead": other cards for another
    instruction, none for the one that is replaced."""
    plain = plain_of(effect)
    return isinstance(plain, ir.Both) and len(plain.effects) == 2 and isinstance(plain.effects[0], ir.Choose)


def _so_often(last: ir.Effect, times: int) -> sv.Repeat:
    """ "Draw a card, then discard a card. Combo (3): Do this 3 times instead": all that the sentence before it says."""
    once = plain_of(last)
    again = isinstance(once, sv.Repeat) and again_said(once)
    done = once.effect if isinstance(once, sv.Repeat) and again else once
    if any(isinstance(each, ir.Choose) for each in nodes(done)):
        raise TextError("it would be selected before anybody knows how often", stage="bind")
    if isinstance(
        done, ir.May | ir.If | ir.IfDone | ir.IfNotDone | ir.Otherwise | sv.Gate | sv.Let | ir.Modal | ir.Delayed
    ):
        raise TextError("it is open what is done so often", stage="bind")
    return sv.Repeat(done, times)


def again_said(node: ir.Effect) -> bool:
    """Whether it is printed "do this 3 times", behind what is done."""
    return isinstance(node, sv.Repeat) and node.w == 0 and node.times > 0


def _wholly(last: ir.Effect, condition: ir.Condition, done: ir.Effect, w: int) -> ir.Effect:
    """All that a sentence says is replaced, and where it is done under a condition, what is done instead is under it, too."""
    if isinstance(last, ir.IfDone | ir.IfNotDone) or _under(condition, last):
        return msgspec.structs.replace(last, effect=sv.OrInstead(last.effect, condition, done, w=w))  # type: ignore[attr-defined]
    if isinstance(last, ir.If | ir.Otherwise):
        raise TextError('it is open what "instead" replaces', stage="bind")
    return sv.OrInstead(last, condition, done, w=w)


def _under(condition: ir.Condition, last: ir.Effect) -> bool:
    """Whether what is done instead is under the condition of the sentence before it, too: it asks for more of the same, or asks about the card
    that only that sentence selects ("if Overflow is active for you, select a follower and deal it 2 damage. If it's evolved, ...")."""
    if isinstance(last, ir.If) and implies(condition, last.condition):
        return True
    if not isinstance(last, ir.If | ir.Otherwise) or not isinstance(condition, ir.Is | ir.HasFilter | ir.CountersAre):
        return False
    chosen = [each for each in nodes(last.effect) if isinstance(each, ir.Choose | ir.Select | ir.Modal)]
    targets = [each for node in chosen for each in getattr(node, "targets", (getattr(node, "target", None),))]
    if len(targets) != 1 or not isinstance(targets[0], ir.Target) or not isinstance(condition.card, ir.Pronoun):
        return False
    asked = types_of(condition.group) if isinstance(condition, ir.Is) else ANY
    types = types_of(targets[0].group)
    return not asked or not types or bool(asked & types)


def _behind_x(last: ir.Effect, made: ir.Effect) -> ir.Effect:
    """ "Deal it X damage. X equals ... Combo (3): Deal 5 damage instead": the replacement is printed behind what X equals."""
    if isinstance(last, sv.Let) and isinstance(made, sv.Let) and made.w < BEHIND_X:
        return msgspec.structs.replace(made, w=made.w + BEHIND_X)
    return made


def _like_second(joined: ir.Then, printed: ir.Effect) -> bool:
    """ "Draw 3 cards, then discard 2 cards. Combo (3): Discard a card instead": what is of the kind of the second alone replaces that."""
    return joined.w < SEARCH and type(printed) is type(joined.then) is not type(joined.first)


THEM = ir.Pronoun("them")


def _acted_on(last: ir.Effect) -> ir.All | None:
    """The group to which it is done: "deal 2 damage to each enemy follower ... destroy them instead"."""
    plain = plain_of(last)
    acted = getattr(plain, "to", None) or getattr(plain, "what", None)
    return acted if isinstance(acted, ir.All) else None


def _swapped(effect: ir.Effect, old: ir.Node, new: ir.Node) -> ir.Effect:
    made = bottom_up(effect, lambda node: new if node == old else node)
    assert isinstance(made, ir.Effect)
    return made


def _placed(last: ir.Effect, printed: ir.Effect) -> sv.CreateTokens | None:
    """ "Put a Fairy token into your EX area. Combo (3): Summon it instead": the same token, created elsewhere."""
    if not isinstance(last, sv.CreateTokens) or last.one_of:
        return None
    for zone in (ir.Field(ir.You()), sv.ExArea(ir.You())):
        if printed in (_placing(last, zone), _placing(last, zone, w=0)):
            return msgspec.structs.replace(last, into=zone)
    return None


def _placing(made: sv.CreateTokens, into: ir.Zone, w: int = 1) -> ir.Effect:
    """ "Summon it", "put it onto your field", "put them into your EX area", of tokens that would be created."""
    one = isinstance(made.count, ir.Num) and made.count.value == 1 and len(made.names) == 1
    those = ir.Pronoun("it" if one else "them")
    return ir.PlayOnto(those, ir.You(), w=w) if isinstance(into, ir.Field) else ir.PutInto(those, into)


def _stands(effect: ir.Effect) -> bool:
    """Whether it applies all the time."""
    return isinstance(effect, STANDING) or isinstance(getattr(effect, "duration", None), ir.Continuous)


def standing(effect: ir.Effect) -> bool:
    """Whether it is a replacement of a whole sentence of a passive ability."""
    return isinstance(effect, sv.OrInstead) and effect.w % KEYED in (WHOLE, WHILE)


def _at_last(effect: ir.Effect, make: Callable[[ir.Effect], ir.Effect]) -> ir.Effect:
    """Apply ``make`` to the last instruction: of joined instructions the last one."""
    if isinstance(effect, ir.Both):
        return msgspec.structs.replace(effect, effects=(*effect.effects[:-1], _at_last(effect.effects[-1], make)))
    if isinstance(effect, ir.Then) and effect.w >= SEARCH:
        return msgspec.structs.replace(effect, then=_at_last(effect.then, make))
    if isinstance(effect, sv.Let):
        return msgspec.structs.replace(effect, effects=(*effect.effects[:-1], _at_last(effect.effects[-1], make)))
    if isinstance(effect, ir.IfDone | ir.IfNotDone):  # only then is anything done that could be replaced
        return msgspec.structs.replace(effect, effect=_at_last(effect.effect, make))
    if isinstance(effect, sv.OrInstead):
        return make(effect)
    if isinstance(effect, ir.Then | ir.If | ir.Otherwise | ir.May | sv.Gate | ir.Modal):
        raise TextError('it is open what "instead" replaces', stage="bind")
    return make(effect)


def _changed(last: ir.Effect, printed: sv.AmountInstead) -> ir.Effect:
    """The instruction with the other amount."""
    plain = plain_of(last)
    if printed.verb == "both":
        if (
            isinstance(plain, sv.CreateTokens)
            and plain.one_of
            and len(plain.names) == 2
            and plain.count in (ir.Num(1, w=1), ir.Num(1, w=2))
            and printed.w == int(isinstance(plain.into, ir.Field))
        ):
            return msgspec.structs.replace(plain, one_of=False)
        raise TextError('"both" without two things before it', stage="bind")
    if printed.verb == "each":
        if (
            isinstance(plain, sv.CreateTokens)
            and not plain.one_of
            and len(plain.names) > 1
            and printed.w == int(isinstance(plain.into, ir.Field))
        ):
            return msgspec.structs.replace(plain, count=printed.amount)
        raise TextError('"of each" without several things before it', stage="bind")
    field = next((field for verb, cls, field in VERBS if verb == printed.verb and isinstance(plain, cls)), "")
    if isinstance(plain, ir.PlaceCounters) and (plain.w >= ADDED) != (printed.verb == "add"):
        field = ""
    if not field or (isinstance(plain, sv.CreateTokens) and _summoned(plain) != (printed.verb == "summon")):
        raise TextError('the instruction before "instead" is another one', stage="bind")
    if printed.verb in ("add", "gain", "discard") and not isinstance(getattr(plain, "player", ir.You()), ir.You):
        raise TextError("what is done instead is done by you", stage="bind")
    return msgspec.structs.replace(plain, **{field: printed.amount})


def _summoned(tokens: sv.CreateTokens) -> bool:
    """Whether the verb is "summon"; "put a Knight token onto your field" has a "you" of its own."""
    return isinstance(tokens.into, ir.Field) and tokens.into.player.w == 0


def _given(last: ir.Effect, printed: sv.GainsInstead) -> ir.Effect:
    """The instruction with the other numbers, of attack and defense alone."""
    plain = plain_of(last)
    if not isinstance(plain, ir.Gain) or not all(isinstance(each, sv.StatUp) for each in plain.gains):
        raise TextError('the instruction before "instead" is another one', stage="bind")
    return msgspec.structs.replace(plain, gains=printed.gains)


def unfold(effect: ir.Effect) -> tuple[ir.Effect, list[ir.Effect]]:
    """The effect without its replacements, and their sentences in printed order."""
    if isinstance(effect, sv.OrInstead):
        inner, behind = unfold(effect.effect)
        return inner, [*behind, sentence_of(effect)]
    if isinstance(effect, ir.Both):
        inner, behind = unfold(effect.effects[-1])
        return msgspec.structs.replace(effect, effects=(*effect.effects[:-1], inner)), behind
    if isinstance(effect, ir.If | ir.IfDone | ir.IfNotDone | ir.Otherwise):
        inner, behind = unfold(effect.effect)
        return msgspec.structs.replace(effect, effect=inner), behind
    if isinstance(effect, ir.Then) and (effect.w >= SEARCH or isinstance(effect.then, sv.OrInstead)):
        inner, behind = unfold(effect.then)
        return msgspec.structs.replace(effect, then=inner), behind
    return effect, []


def sentence_of(node: sv.OrInstead) -> ir.Effect:
    """What is printed of the replacement."""
    if isinstance(node.instead, sv.PayFor):
        done = sentence_of(msgspec.structs.replace(node, instead=node.instead.effects[0]))
        assert isinstance(done, sv.InsteadSentence)
        return sv.Costed(node.instead.cost, done.effect)
    if isinstance(node.instead, ir.Both) and node.instead.w in (AND, AND + 1):
        inner, more = node.instead.effects
        both = sentence_of(msgspec.structs.replace(node, instead=inner))
        assert isinstance(both, sv.Keyed | sv.InsteadSentence)
        return msgspec.structs.replace(both, effect=sv.InsteadAnd(both.effect, more, w=node.instead.w - AND))
    printed: ir.Effect = sv.InsteadOnly(to_each_said(node.instead))
    if isinstance(node.instead, sv.Repeat) and again_said(node.instead):
        printed = sv.InsteadOnly(sv.RepeatSentence(node.instead.times))
    elif node.w % KEYED == MORE:
        printed = more_said(node.instead)
    elif node.w % KEYED in (PLACED, PLACED_PUT):
        assert isinstance(node.instead, sv.CreateTokens)
        printed = sv.InsteadOnly(_placing(node.instead, node.instead.into, w=int(node.w % KEYED == PLACED)))
    elif node.w % KEYED == TO_THEM:
        group = _acted_on(node.effect)
        assert group is not None
        printed = sv.InsteadOnly(_swapped(node.instead, group, THEM))
    elif node.w % KEYED == GIVEN:
        assert isinstance(node.instead, ir.Gain)
        printed = sv.GainsInstead(node.instead.gains)
    elif node.w % KEYED == IN_PLACE:
        assert isinstance(node.instead, sv.CreateTokens)
        printed = sv.AmountInstead("put", node.instead.count, w=IN_PLACE)
    elif node.w % KEYED and not standing(node):
        new = node.instead
        plain = plain_of(node.effect)
        if isinstance(plain, sv.CreateTokens) and isinstance(new, sv.CreateTokens) and plain.one_of and not new.one_of:
            printed = sv.AmountInstead("both", ir.Num(2), w=int(isinstance(new.into, ir.Field)))
        elif isinstance(new, sv.CreateTokens) and not new.one_of and len(new.names) > 1:
            printed = sv.AmountInstead("each", new.count, w=int(isinstance(new.into, ir.Field)))
        else:
            verb, field = next((verb, field) for verb, cls, field in VERBS if isinstance(new, cls))
            if isinstance(new, sv.CreateTokens) and _summoned(new):
                verb = "summon"
            if isinstance(new, ir.PlaceCounters) and new.w >= ADDED:
                verb = "add"
            printed = sv.AmountInstead(verb, getattr(new, field))
    if node.w >= KEYED:
        return sv.Keyed(node.condition, printed)
    return sv.InsteadSentence(node.condition, printed, w=int(node.w == WHILE))
