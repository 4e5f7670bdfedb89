"""Between sentences as printed and effects as carried out.

`fold` turns what the grammar read into the final tree, `unfold` is its inverse for printing:
- sentences lose their wrapper; quoted options join the sentence that offers them;
- "When you do so" takes all sentences behind it (they belong to the reflexive ability);
- an "if" right after the trigger becomes the intervening condition (11.8.13);
- "You can only use this ability ..." becomes the ability's limits;
- "For each ..., A gains B" puts the count into the amount.
"""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.asked_again import question_of
from cardwright.text.fftcg import (
    again,
    alike,
    cancelled,
    classic,
    draw_limits,
    for_each,
    headers,
    more_options,
    offered,
    owned,
    replacing,
    results,
    spread,
)
from cardwright.text.fftcg.actions import counter_kinds, finding, previous
from cardwright.text.fftcg.amounts import defined
from cardwright.text.fftcg.cards import ranges
from cardwright.text.fftcg.conditions import kept, shown
from cardwright.text.fftcg.fields import paid_so
from cardwright.text.fftcg.headers import MAY_AGAIN, ONE_INSIDE
from cardwright.text.fftcg.paying import one_verb, so_many
from cardwright.text.fftcg.paying.means import SECOND
from cardwright.text.fftcg.sentences import answers, delayed, elided
from cardwright.text.fftcg.sentences import behind as conditional
from cardwright.text.fftcg.sentences.done import THEY_DO_NOT, YOU_DO_NOT
from cardwright.text.pronouns import CONDITION_BEHIND
from cardwright.text.reading import same_meaning
from cardwright.text.walk import bottom_up, map_fields, nodes

Effects = tuple[ir.Effect, ...]
LIMITED = (ir.AutoAbility, ir.ActionAbility, ir.SpecialAbility, ir.BlueMagic)
PAYING = (ir.PaysOnly, ir.MostX)
APART = 20_000  # added to the wordings of limits that a second sentence says


def fold(node: ir.Node) -> ir.Node:
    """The final tree of what was parsed; raises TextError (stage bind) where sentences do not belong together."""
    return bottom_up(node, _fold_node)


def unfold(node: ir.Node) -> ir.Node:
    """What the grammar would have parsed for this tree."""
    return map_fields(_unfold_node(node), unfold)


def _fold_node(node: ir.Node) -> ir.Node:
    if isinstance(node, ir.ForEachFront | ir.ForEachBehind):
        return for_each.fold(node)
    if isinstance(node, ir.If):
        return conditional.fold(node)
    if isinstance(node, ir.Delayed):
        delayed.check_reach(node)
    if isinstance(node, ir.CostOneOf):
        return ranges.fold(node)
    if isinstance(node, ir.ControlsEach):
        return ranges.fold_each(node)
    if isinstance(node, ir.XIs):
        return defined.fold(node)
    if isinstance(node, ir.PlaceOnSelected):
        return counter_kinds.fold(node)
    if isinstance(node, ir.NoFewer):
        finding.check(node)
    if isinstance(node, ir.Cost):
        so_many.check(node)
        actions = tuple(item for each in node.actions for item in one_verb.split(each))
        return msgspec.structs.replace(node, actions=actions)
    if isinstance(node, ir.Controls | ir.Exists):
        owners = owned.fold(node) if isinstance(node, ir.Exists) else node
        shared = alike.fold(owners)
        return spread.fold(owners) if shared is owners else shared
    if isinstance(node, spread.FOLDED):
        return spread.fold(node)
    if isinstance(node, LIMITED):
        effects, limits = _lift_limits(node)
        whole = _fold_list(defined.lifted(effects), conditioned=isinstance(node, ir.AutoAbility))
        node = msgspec.structs.replace(node, effects=whole, limits=limits)
        _check_reminders(node)
        counter_kinds.check(node)
        so_many.check_said(node)
        first = node.effects[0] if isinstance(node, ir.AutoAbility) and node.effects else None
        if isinstance(first, ir.If) and not _one_of_several(first, node.effects[1:]):
            node = msgspec.structs.replace(node, condition=first.condition, effects=(first.effect, *node.effects[1:]))
        elif isinstance(first, ir.If):
            node = msgspec.structs.replace(node, effects=conditional.under_condition(node.effects))
        return node
    if isinstance(node, ir.SummonEffect | ir.OptionSentence | ir.FieldAbility | ir.Assist):
        previous.check(node)
        counter_kinds.check(node)
        node = msgspec.structs.replace(node, effects=_fold_list(defined.lifted(node.effects)))
        return paid_so.fold(node) if isinstance(node, ir.FieldAbility) else node
    return node


def _one_of_several(first: ir.If, rest: Effects) -> bool:
    """Whether the sentence behind has an "if" of its own beside this one: then neither is what the ability triggers on.

    "When Hild enters the field, if A, draw 1 card. If B, deal ..." is two instructions. One that speaks of what the first did, or
    replaces it, is part of what happens when A holds; what replaces it on the opposite condition is not.
    """
    if first.w >= CONDITION_BEHIND or first.w == SPAN_FIRST:
        return True  # what is printed behind the instruction is asked with it
    beside = _stated(rest[0]) if rest else None
    if isinstance(first.effect, ir.Choose | ir.Select | ir.RevealTop):
        # "if A, choose 1 Forward. Break it. If B, draw 1 card."
        others = [each for each in rest if not _goes_on(_stated(each))]
        beside = _stated(others[0]) if others and isinstance(_stated(others[0]), ir.If) else beside
    if isinstance(beside, ir.Instead):
        apart = not _speaks_of_before(beside.condition) or _of_the_event(first, beside)
        return type(beside.condition) is type(first.condition) and apart
    if isinstance(beside, ir.Otherwise):
        return True  # it could never come to that
    if isinstance(beside, ir.IfNotDone) and beside.w in YOU_DO_NOT:
        return not isinstance(first.effect, ir.May)
    if isinstance(beside, ir.IfNotDone) and beside.w in THEY_DO_NOT:
        # of the opponent, who was asked about and does nothing
        asked, does = (any(isinstance(n, ir.Opponent) for n in nodes(each)) for each in (first.condition, first.effect))
        return asked and not does
    if not isinstance(beside, ir.If) or isinstance(beside.effect, ir.WhenDone):
        return False
    if _of_the_event(first, beside):
        return True
    if _speaks_of_before(beside.condition):
        return False
    names_its_own = any(isinstance(each, ir.Target) for each in nodes(beside.effect))
    return names_its_own or not _speaks_of_before(beside.effect)


NEWLY_MET = ir.Target | ir.Discard | ir.DiscardAtRandom | ir.Mill | ir.RemoveTop | ir.RevealTop | ir.RevealHand
OF_DOING = ir.DidSo | ir.ResultCount


def _of_the_event(first: ir.If, beside: ir.If | ir.Instead) -> bool:
    """ "When a Forward enters your field, if it is Fire, it gains Haste. If it is Ice, ...": both speak of the card of the event alone;
    so they do where a type or an Element is asked for a second time ("if it is a Forward, choose 1 Forward. ... If it is a Backup, ...")."""
    if question_of(first.condition) == question_of(beside.condition) in ("type", "element"):
        return True
    said, again = (any(isinstance(n, ir.Pronoun) for n in nodes(each)) for each in (first, beside))
    met, done = (
        any(isinstance(n, kinds) for n in nodes(each)) for each, kinds in ((first, NEWLY_MET), (beside, OF_DOING))
    )
    return said and again and not met and not done


def _stated(sentence: ir.Effect) -> ir.Effect:
    return sentence.effect if isinstance(sentence, ir.Statement) else sentence


def _goes_on(effect: ir.Effect) -> bool:
    """Whether the sentence only says more of what was chosen before it."""
    plain = not isinstance(
        effect, ir.If | ir.Instead | ir.Otherwise | ir.IfDone | ir.IfNotDone | ir.May | ir.Afterwards
    )
    parts = effect.effects if isinstance(effect, ir.Both) else (effect,)
    return plain and _speaks_of_before(parts[0])  # "break it and draw 1 card"


def _speaks_of_before(node: ir.Node) -> bool:
    return any(isinstance(each, ir.Pronoun | ir.ResultCount | ir.DidSo) for each in nodes(node))


def _check_reminders(node: ir.AutoAbility | ir.ActionAbility | ir.SpecialAbility | ir.BlueMagic) -> None:
    previous.check(node)
    points = 0 if isinstance(node, ir.BlueMagic) else node.damage
    for each in node.effects:
        if isinstance(each, ir.ReminderSentence) and each.kind == "damage" and each.number != points:
            raise refuse("the reminder speaks of another number of points of damage")
    inside = list(nodes(node))
    asked = [n.right for n in inside if isinstance(n, ir.Compare) and n.w == shown.SO_MANY]
    for each in inside:
        if (
            isinstance(each, ir.ReminderSentence)
            and each.kind == "both_revealed"
            and asked != [ir.Num(each.number)] * 2
        ):
            raise refuse("the reminder speaks of other cards than the text")


def _lift_limits(node: ir.Node) -> tuple[Effects, tuple[ir.Limit, ...]]:
    effects = _limit_behind(node.effects)  # type: ignore[attr-defined]
    limits: tuple[ir.Limit, ...] = ()
    plain = 0
    while effects and isinstance(effects[-1], ir.Statement) and isinstance(effects[-1].effect, ir.LimitSentence):
        last = effects[-1].effect
        if plain > 1 and not last.paying:
            break
        trigger = last.trigger if not last.paying else _of_x(last.limits[0])
        if trigger is not None and trigger != isinstance(node, ir.AutoAbility):
            raise refuse("this limit belongs to another kind of ability")
        if plain and not last.paying:  # a sentence before another of its kind: those of that one are marked
            limits = tuple(each if isinstance(each, PAYING) else _moved(each, APART) for each in limits)
        effects, limits = effects[:-1], (*last.limits, *limits)  # type: ignore[arg-type]
        plain += not last.paying
    return effects, limits


def _limit_behind(sentences: Effects) -> Effects:
    """ "Select 1 of the 2 following actions. You can only use this ability once per turn." and the options: the limit as the last
    sentence, where it stands without options, too."""
    at = next((n for n, each in enumerate(sentences) if isinstance(each, ir.OptionSentence)), 0)
    if at < 2 or not all(isinstance(each, ir.OptionSentence) for each in sentences[at:]):
        return sentences
    offer, limit = sentences[at - 2 : at]
    if not (isinstance(limit, ir.Statement) and isinstance(limit.effect, ir.LimitSentence)):
        return sentences
    header = headers.header_of(offer.effect) if isinstance(offer, ir.Statement) else None
    if header is None:
        return sentences
    marked = msgspec.structs.replace(header, w=header.w + LIMIT_FIRST)
    offer = msgspec.structs.replace(offer, effect=headers.with_header(offer.effect, marked))  # type: ignore[attr-defined]
    return (*sentences[: at - 2], offer, *sentences[at:], limit)


def _of_x(limit: ir.Node) -> bool | None:
    """Whether the limit is one of 《X》 in an effect; None where it may be either."""
    return limit.x if isinstance(limit, ir.PaysOnly) else None


def _limit_sentences(limits: tuple[ir.Limit, ...], trigger: bool) -> Effects:
    """The sentences that say them, in their order: those about CP are sentences of their own."""
    plain = tuple(each for each in limits if not isinstance(each, PAYING))
    first = tuple(each for each in plain if each.w < APART)
    other = tuple(each for each in plain if each.w >= APART)
    said: list[ir.Effect] = []
    for each in limits:
        if isinstance(each, PAYING):
            said.append(ir.LimitSentence((each,), paying=True, w=each.w // SECOND))
        elif first and each is first[0]:
            said.append(ir.LimitSentence(first, trigger=trigger))
        elif other and each is other[0]:
            said.append(ir.LimitSentence(tuple(_moved(limit, -APART) for limit in other), trigger=trigger))
    return tuple(ir.Statement(each) for each in said)


def _moved(limit: ir.Limit, by: int) -> ir.Limit:
    return msgspec.structs.replace(limit, w=limit.w + by)


def _fold_list(sentences: Effects, begun: Effects = (), own: bool = False, conditioned: bool = False) -> Effects:
    """The effects that the sentences make; ``begun``: those that stand before them in the same ability, ``own``: in the same trigger;
    ``conditioned``: the first "if" may belong to the trigger."""
    out: list[ir.Effect] = []
    rest = list(sentences)
    while rest:
        effect = _begun(rest.pop(0), rest, out, [*begun, *out] if own else out)
        effect = again.fold(effect, out, begun)
        if isinstance(effect, ir.Instead):
            effect = replacing.fold(effect, [*begun, *out], rest)
        if (put_off := delayed.waiting(effect)) is not None and (its := delayed.own_sentences(effect, rest)):
            whole = _fold_list((*put_off.effects, *rest[:its]), (*begun, *out))
            effect, rest = delayed.with_own(effect, whole), rest[its:]
        effect = elided.fill(effect, out)
        done = [*begun, *out] if own else out
        effect = results.with_results(results.each_counted(effect, done), done)
        if isinstance(effect, ir.If) and effect.w == spread.WHEN_COUNTED and isinstance(effect.effect, ir.WhenDone):
            whole = (*effect.effect.effects, *_fold_list(tuple(rest)))
            effect, rest = msgspec.structs.replace(effect, effect=ir.WhenDone(whole, w=effect.effect.w)), []
        if spread.is_trigger(effect):
            told, rest = spread.until_next_trigger(rest)
            effect = spread.with_sentences(effect, _fold_list(told))
        of_trigger = conditioned and len(out) == 1 and isinstance(out[0], ir.If)
        if not of_trigger and conditional.continues(effect, out):
            out[-1] = conditional.joined(out[-1], effect)
            continue
        if (waits := delayed.waiting(out[-1]) if delayed.of_played(effect, out) else None) is not None:
            out[-1] = delayed.with_own(out[-1], (*waits.effects, effect))
            continue
        if (cancel := cancelled.joined(effect, out)) is not None:
            out[-1] = cancel
            continue
        if isinstance(effect, answers.ANSWERS) and done:
            answers.check(done, effect, inside=own)
        if isinstance(effect, ir.DrawLimit):
            out[-1:] = [draw_limits.limited_draw(effect, out)]
            continue
        _check_otherwise(effect, out)
        _check_turn_said(effect, out)
        replacing.check_already(effect, out)
        previous.check_lost(effect, out)
        conditional.check_hanging(effect, out[conditioned and bool(out) and isinstance(out[0], ir.If) :])
        if isinstance(effect, ir.WhenDone) and effect.w in ENTERS and not (out and _plays(out[-1])):
            raise refuse('"when it enters the field" needs a card that was just played')
        effect, rest = _with_rest(effect, rest, out)
        if (whole := offered.fold(effect, out)) is not None:
            out[-1] = whole
            continue
        out.append(effect)
    return tuple(out)


def _begun(sentence: ir.Effect, rest: list[ir.Effect], out: list[ir.Effect], before: list[ir.Effect]) -> ir.Effect:
    """The sentence as an effect, with the options behind it; raises TextError where it cannot stand there."""
    if isinstance(sentence, ir.OptionSentence):
        raise refuse("a quoted option without the sentence that offers it")
    effect = sentence.effect if isinstance(sentence, ir.Statement) else sentence
    effect = kept.fold(effect, before)
    if isinstance(effect, ir.LimitSentence):
        raise refuse("a limit of use that is not the last sentence")
    if isinstance(effect, ir.XIs):
        raise refuse("what X is stands behind all that speaks of X")
    header = headers.header_of(effect)
    if header is not None:
        effect = headers.with_header(effect, _take_options(header, rest))
    if isinstance(effect, ir.ModalAlternative):
        raise refuse('"select ... instead" stands between the sentence it replaces and the options')
    if isinstance(effect, ir.Unless) and out and isinstance(out[-1], ir.May) and out[-1].player == effect.player:
        raise refuse("it is open whether what the sentence before offers can be paid once more")
    return effect


def _with_rest(effect: ir.Effect, rest: list[ir.Effect], out: list[ir.Effect]) -> tuple[ir.Effect, list[ir.Effect]]:
    """The effect with all sentences behind it, if it takes them, and those that are left."""
    if isinstance(effect, ir.WhenDone) or (isinstance(effect, ir.Delayed) and delayed.goes_on(effect, rest, _chooses)):
        effects, rest = draw_limits.with_limit(effect.effects, rest)
        own_ones = isinstance(effect, ir.WhenDone)
        effect = msgspec.structs.replace(effect, effects=(*effects, *_fold_list(tuple(rest), effects, own_ones)))
        rest = []
    if isinstance(effect, ir.Alternatively):
        effect = classic.fold_alternative(effect, out, _fold_list(tuple(rest)))
        rest = []
    return effect, rest


def _check_otherwise(effect: ir.Effect, out: list[ir.Effect]) -> None:
    if isinstance(effect, ir.Otherwise) and not (out and _is_conditional(out[-1])):
        raise refuse('"otherwise" without a condition right before it')
    if isinstance(effect, ir.Otherwise) and len(out) > 1 and _same_asked(out[-2], out[-1]):
        raise refuse('it is open whether "otherwise" is said of one of the conditions or of both')


def _same_asked(one: ir.Effect, two: ir.Effect) -> bool:
    """Whether two sentences in a row ask about one card ("If it is a Forward, ... If it is a Summon, ...") or ask alike ("if you control
    a Job Knight, ... If you control a Job Ninja, ...")."""
    asked = [each.condition for each in (one, two) if isinstance(each, ir.If)]
    cards = [each.card for each in asked if isinstance(each, ir.Is | ir.HasFilter)]
    alike = len(asked) == 2 and not cards and type(asked[0]) is type(asked[1])
    return alike or (len(cards) == 2 and same_meaning(*cards))


def _is_conditional(effect: ir.Effect) -> bool:
    if isinstance(effect, ir.Afterwards):
        return _is_conditional(effect.effect)
    return isinstance(effect, ir.If | ir.IfDone | ir.IfNotDone | ir.Unless | ir.Instead)


TURN_SAID = (
    14  # wording of If, "during this turn, if ...", and of a Compare behind it that does not say "this turn" again
)


def _check_turn_said(effect: ir.Effect, before: list[ir.Effect]) -> None:
    counted = any(isinstance(each, ir.Compare) and each.w == TURN_SAID for each in nodes(effect))
    if counted and not any(isinstance(each, ir.If) and each.w == TURN_SAID for each in before):
        raise refuse("it is open since when cards are counted")


ENTERS = (2, 3, 4)  # wordings of WhenDone: "when it enters the field"


def _plays(effect: ir.Effect) -> bool:
    return any(map(delayed.plays, nodes(effect)))


SPAN_FIRST = 60  # wording of If: "until the end of the turn, if ..., Hild gains ..."
LIMIT_FIRST = 50  # wording of Modal: a limit of use stands between the offer and the options


def _chooses(effect: ir.Effect) -> bool:
    if isinstance(effect, ir.If | ir.May):
        return _chooses(effect.effect)
    return isinstance(effect, ir.Choose)


def _selected_again(header: ir.ModalHeader, rest: list[ir.Effect]) -> ir.ModalHeader:
    """The header with what the sentence behind it says of actions that are selected more than once."""
    said = rest[0].effect if rest and isinstance(rest[0], ir.Statement) else None
    if not isinstance(said, ir.SelectAgain) or header.again or header.w >= LIMIT_FIRST:
        return header
    if said.player != header.player:
        raise refuse("one player selects, and the other may select again")
    del rest[0]
    return msgspec.structs.replace(header, again=True, w=header.w + MAY_AGAIN * said.w)


def _take_options(header: ir.ModalHeader, rest: list[ir.Effect]) -> ir.Modal:
    others = more_options.taken(rest)
    header = _selected_again(header, rest)
    options: list[ir.Option] = []
    while rest and isinstance(rest[0], ir.OptionSentence):
        options.append(headers.option(rest.pop(0)))
    first = LIMIT_FIRST if header.w % MAY_AGAIN >= LIMIT_FIRST else 0
    header = msgspec.structs.replace(header, w=header.w - first)
    if (
        header.w % MAY_AGAIN in spread.UNCOUNTED or header.in_order
    ):  # "Select 1 from the following": how many there are is not said
        header = msgspec.structs.replace(header, printed=ir.Num(len(options)))
    return ir.Modal(header, tuple(options), more_options.chained(others, header, len(options)), w=first)


# -- back to sentences -------------------------------------------------------------------------------------------------


def _unfold_node(node: ir.Node) -> ir.Node:
    if isinstance(node := defined.unfold(node), ir.XIs):
        return node
    node = owned.unfold(alike.unfold(conditional.unfold(elided.leave_out(spread.unfold(for_each.gather_behind(node))))))
    if isinstance(node, ir.Both):
        node = counter_kinds.unfold(node)
    if isinstance(node, ir.CostOneOf):
        return ranges.unfold(node)
    if isinstance(node, ir.ControlsEach):
        return ranges.unfold_each(node)
    if isinstance(node, ir.Cost):
        return msgspec.structs.replace(node, actions=one_verb.joined(node.actions))
    if isinstance(node, LIMITED):
        effects = node.effects
        if isinstance(node, ir.AutoAbility) and node.condition is not None:
            effects = (ir.If(node.condition, effects[0]), *effects[1:])
            node = msgspec.structs.replace(node, condition=None)
        sentences = defined.behind(_unfold_list(effects))
        behind = len(sentences)
        if any(isinstance(each, ir.Modal) and each.w == LIMIT_FIRST for effect in effects for each in nodes(effect)):
            behind = next(n for n, each in enumerate(sentences) if isinstance(each, ir.OptionSentence))
        said = _limit_sentences(node.limits, isinstance(node, ir.AutoAbility))
        sentences = (*sentences[:behind], *said, *sentences[behind:])
        return msgspec.structs.replace(node, effects=sentences, limits=())
    node = paid_so.unfold(node) if isinstance(node, ir.FieldAbility) else node
    if isinstance(node, ir.SummonEffect | ir.FieldAbility | ir.Assist):
        return msgspec.structs.replace(node, effects=defined.behind(_unfold_list(node.effects)))
    if isinstance(node, ir.OptionSentence) and not any(isinstance(each, ir.Statement) for each in node.effects):
        sentences = defined.behind(_unfold_list(node.effects))
        if node.w:  # the reminder stands behind the quotation, see structure.py
            sentences = tuple(msgspec.structs.replace(each, w=2) if each.w else each for each in sentences)
        return msgspec.structs.replace(node, effects=sentences)
    return node


# The wording of a sentence whose effect has no end and says so, by the wording of Permanent.
LASTING = {1: 1, 2: 3, 4: 4}


def _unfold_list(effects: Effects) -> Effects:
    out: list[ir.Effect] = []
    for effect in (
        part
        for each in effects
        for two in offered.sentences(each)
        for one in cancelled.sentences(two)
        for part in draw_limits.draw_sentences(one)
    ):
        if isinstance(effect, ir.ReminderSentence):
            out.append(effect)
            continue
        if isinstance(effect, ir.Alternatively):
            before, clause, behind = classic.alternative_sentences(effect)
            out += [*_unfold_list(before), ir.Statement(clause), *_unfold_list(behind)]
            continue
        front = for_each.gather(effect)
        head, tail = _head(front)
        lasting = [each.w for each in nodes(head) if isinstance(each, ir.Permanent) and each.w in LASTING]
        out += [ir.Statement(head, w=LASTING[lasting[0]] if lasting else 0), *tail]
    return tuple(out)


def _head(effect: ir.Effect) -> tuple[ir.Effect, Effects]:
    """The part that is printed in one sentence, and the sentences behind it."""
    effect = again.unfold(effect)
    if isinstance(effect, ir.Modal):
        return headers.printed(effect)
    if isinstance(effect, ir.WhenDone | ir.Delayed | ir.Reflexive):
        first, tail = _head(effect.effects[0])
        behind = _unfold_list(effect.effects[1:])
        return msgspec.structs.replace(effect, effects=(first,)), (*tail, *behind)
    if isinstance(effect, ir.Instead | ir.RemoveAfterUse):
        return replacing.unfold(effect)
    if conditional.is_joined(effect):
        first, then = effect.effect.effects  # type: ignore[attr-defined]
        return msgspec.structs.replace(effect, effect=first), _unfold_list((then,))
    if isinstance(effect, ONE_INSIDE):
        first, tail = _head(effect.effect)
        return msgspec.structs.replace(effect, effect=first), tail
    return effect, ()
