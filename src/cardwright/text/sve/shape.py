"""Between sentences as printed and effects as carried out, for Shadowverse: Evolve.

`fold` turns what the grammar read into the final tree, `unfold` is its inverse for printing:
- a word in front of a group ("another", "your") becomes a filter of the group;
- "select" in a hand or deck becomes Select, everywhere else it stays Choose;
- a condition word before a colon takes the sentences up to the next such word (Gate), a cost before a colon all that follow (PayFor);
- "... instead" goes to the last instruction of the sentence before it (OrInstead);
- numbered options join the sentence that offers them; "X equals ..." goes round the sentences that have X (Let);
- what is done in a sentence of its own with a card selected under a condition goes under it (`reach`);
- "Do this 3 times" goes round the sentence before it (Repeat); limits of use go to the ability.
"""

from collections.abc import Callable

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sharing import subjects, subjects_apart
from cardwright.text.sve import (
    alike,
    apportioned,
    chance,
    counted,
    drawn,
    gone,
    implied,
    instead,
    later_sets,
    limits_of_use,
    next_one,
    pairs,
    put_off,
    reach,
    replacing,
    same_place,
    shared_cost,
    so_many,
    spread,
    summoning,
    times,
    together,
    two_in_one,
    waiting,
)
from cardwright.text.sve.groups import ANOTHER, EXCLUDING, FROM, FROM_ZONE, THEIRS, YOUR_OTHERS, YOURS
from cardwright.text.sve.moves import HIS_CHOICE
from cardwright.text.sve.options import COLON, header_of, options_of, take_options
from cardwright.text.walk import bottom_up, holds_any, map_fields, nodes

Effects = tuple[ir.Effect, ...]
OTHER, MINE = ir.OtherThan(ir.SelfRef(w=9)), ir.ControlledBy(ir.You())
FRONT: dict[int, tuple[ir.Filter, ...]] = {
    ANOTHER: (OTHER,), YOURS: (MINE,), YOUR_OTHERS: (MINE, OTHER), THEIRS: (ir.ControlledBy(ir.PronounPlayer("their")),),
    **dict.fromkeys(EXCLUDING, (OTHER,)),
}  # fmt: skip
WITH_SENTENCES = (ir.AutoAbility, ir.ActionAbility, sv.EvolveAbility, sv.ServeAbility, ir.SummonEffect, ir.FieldAbility)
BEFORE_EVENT = (9, *range(70, 80))  # `w` of a limit that stands before the event: "once per turn, when ..."
UNPRINTED = 90  # `w` of a limit that follows from where a text says that the card is
OF_ITSELF = (sv.Fanfare, sv.LastWords, sv.OnEvolve, sv.OnRace, sv.Strike, ir.AnyEvent)
SAID_APART = 20  # `Capped.w` of what a sentence of its own says of X
WHERE = 20  # `Let.w`, from here on: "..., where X is ..." in the sentence that has X
MAY_PAY = 10  # `PayFor.w` of what may be paid in a sentence of its own
WAS = 60  # `Compare.w` of what a card was as it was last seen
IN_PARENTHESES = 900  # `Restrict.w` of a sentence that stands in parentheses as a whole
UNLESS = 6  # `If.w` of "... unless ..." behind what holds
ALL_SAID = 80  # `Both.w` of all sentences before "if ..., repeat this"
EITHER = 5  # `OneOf.w` of gains of which there is one: "give it Storm or Ward"
ACTIVATED = (ir.ActionAbility, sv.EvolveAbility, sv.ServeAbility)
PLAYED = (ir.PlayerCasts, ir.HasCastThisTurn, sv.PlayedThisTurn)
ONE_INSIDE = (ir.If, ir.Afterwards, ir.IfDone, ir.May)
OFFERING = (
    ir.If,
    ir.Afterwards,
    ir.IfDone,
    ir.IfNotDone,
    ir.Otherwise,
)  # what may stand in front of a choice of options


def fold(node: ir.Node) -> ir.Node:
    """The final tree of what was parsed; raises TextError (stage bind) where sentences do not belong together."""
    folded = bottom_up(gone.fold(node), _fold_node)
    spread.check_leaders(folded)
    replacing.check_x(folded)
    return folded


def unfold(node: ir.Node) -> ir.Node:
    """What the grammar would have parsed for this tree."""
    node = put_off.unfold(node)
    return map_fields(apportioned.unfold(node) or _unfold_node(node), unfold)


def _own_price(node: ir.Node) -> bool:
    """Whether it says what playing the card itself takes."""
    own = isinstance(node, ir.CostChange | sv.CostSet) and isinstance(node.what, ir.SelfRef)
    return own or isinstance(node, sv.PlayOnlyIf | sv.WhenPlaying)


def _fold_node(node: ir.Node) -> ir.Node:
    alike.check(node)
    summoning.check(node)
    node = alike.fold(node)
    if isinstance(node, ir.Group):
        spread.check_scope(node)
        node = same_place.fold_apart(node)
    if isinstance(node, ir.Group) and node.w in FRONT:
        return msgspec.structs.replace(node, adjectives=(*FRONT[node.w], *node.adjectives))
    spread.check_one(node)
    if isinstance(node, sv.Paragraph) and isinstance(node.first, ir.AutoAbility):
        times.check_second(node)
    if isinstance(node, ir.SubjectAny):
        return subjects(node)
    if isinstance(node, PLAYED):
        return spread.played_from(node, ir.InZone, sv.PlayedFrom)
    if isinstance(node, ir.Compare) and node.w == WAS and holds_any(node.left, (sv.LeaderOf, ir.SelfRef)):
        raise refuse("it is open when that was so")
    if isinstance(node, ir.Effect) and _of_each(node):
        raise refuse("it is open whether that is the number of each player's own cards")
    if isinstance(node, sv.ForEvery) and node.w >= spread.EACH_STATS:
        return spread.fold_each(node)
    if isinstance(node, ir.Then) and node.w in spread.OF_ONE_SUBJECT:
        return spread.fold_two(node)
    if isinstance(node, ir.Gain) and isinstance(node.to, sv.LeaderOf) and holds_any(node, ACTIVATED):
        raise refuse("nobody activates abilities of a leader")
    if isinstance(node, ir.AbilityGained) and any(_own_price(each) for each in nodes(node)):
        raise refuse("what a card costs is no ability that it is given")
    if isinstance(node, two_in_one.SAID):
        return two_in_one.fold(node)
    if isinstance(node, ir.If) and node.w == UNLESS:
        counted.check_unless(node)
    if isinstance(node, sv.NextPlayed):
        return next_one.fold(node)
    if isinstance(node, ir.Delayed) and node.w == put_off.BEHIND:
        return put_off.fold(node)
    if isinstance(node, ir.Restrict) and node.w == spread.OF_ENEMIES and isinstance(node.rule, sv.CannotAttackLeaders):
        spread.check_enemies(node)
    if isinstance(node, sv.OncePerTurnInstead):
        return spread.fold_once(node)
    if isinstance(node, sv.Doubled):
        return spread.fold_doubled(node)
    if isinstance(node, ir.Target):
        return spread.fold_target(node)
    if isinstance(node, ir.Exists | ir.CountOf):
        made = spread.fold_different(node)
        return spread.fold_each_kind(made) if isinstance(made, ir.Exists) else made
    if isinstance(node, ir.Controls):
        held = spread.fold_different(node)
        return spread.fold_each_kind(held) if isinstance(held, ir.Controls) else held
    if isinstance(node, ir.Both):
        replacing.check_spans(node)
        counted.check_joined(node)
    return _fold_whole(shared_cost.fold(together.fold(pairs.fold(apportioned.fold(drawn.fold(node))))))


def _fold_whole(node: ir.Node) -> ir.Node:
    """The same of what several things share, of choices, and of whole abilities."""
    if isinstance(node, ir.Choose | ir.Several | ir.And | ir.Plus | ir.Minus | ir.Compare):
        node = same_place.fold_places(node)
    if isinstance(node, ir.Choose):
        return spread.fold_choose(node)
    if isinstance(node, ir.OneOf) and any(isinstance(each, ir.Choose) for each in nodes(node)):
        raise refuse("selecting in one of two instructions")
    if isinstance(node, sv.ForEvery):
        counted.check_multiplied(node)
        if isinstance(node.count, sv.Capped):
            spread.check_cap(node, node.count)
    if isinstance(node, ir.GainEither):
        return ir.OneOf(tuple(ir.Gain(node.to, (each,), node.duration) for each in node.gains), w=EITHER)
    if isinstance(node, ir.Effect) and not isinstance(node, WITH_SENTENCES):
        return chance.fold(node)
    if isinstance(node, WITH_SENTENCES):
        counted.check_amounts(node)
        effects, limits = limits_of_use.lift(node.effects)
        later_sets.check_once(node, (*getattr(node, "limits", ()), *limits))
        times.check_asked(msgspec.structs.replace(node, effects=effects))
        done = so_many.fold(node, counted.counts_of(node, fold_list(effects)))
        replacing.check_many(done)
        changes: dict[str, object] = {"effects": done}
        if not isinstance(node, ir.SummonEffect | ir.FieldAbility):
            said = [each.condition for each in limits if isinstance(each, ir.OnlyIf)]
            where = (each for each in _where(node) if each.condition not in said)
            changes["limits"] = (*node.limits, *limits, *where)
        elif limits:
            raise refuse("a limit of use on an ability that is not used")
        return msgspec.structs.replace(node, **changes)
    return node


def _of_each(node: ir.Effect) -> bool:
    """ "Each player discards their hand and draws that many cards": as many as this player."""
    first, then = (node.first, node.then) if isinstance(node, ir.Then) else (node, node)
    each = isinstance(getattr(first, "player", None), ir.EachPlayer) and not isinstance(then, ir.If)
    counts = getattr(then, "count", None)
    return each and isinstance(counts, ir.ResultCount)


def _where(ability: ir.Node) -> tuple[ir.OnlyIf, ...]:
    """What is done with "this card from your cemetery" is done there only (10.3.4): a limit that is not printed. What happens to the
    card itself is another matter: it has just come there."""
    event = getattr(ability, "event", None)
    effects: Effects = ability.effects  # type: ignore[attr-defined]
    own = [each for effect in effects for each in nodes(effect) if isinstance(each, ir.SelfRef)]
    zones = {each.w // FROM_ZONE for each in own if each.w >= FROM_ZONE}
    if not zones or isinstance(event, OF_ITSELF):
        return ()
    if event is not None and any(isinstance(each, ir.SelfRef) for each in nodes(event)):
        return ()
    if len(zones) > 1:
        raise refuse("it is open where the card is")
    zone = FROM[zones.pop() - 1][1]
    return (ir.OnlyIf(ir.SourceIn(ir.SelfRef(w=1), zone), w=UNPRINTED),)


# -- sentences to effects ----------------------------------------------------------------------------------------------


def fold_list(sentences: Effects) -> Effects:
    """Fold the sentences of one ability, option or quoted text."""
    out: list[ir.Effect] = []
    rest = list(sentences)
    while rest:
        sentence = rest.pop(0)
        effect = sentence.effect if isinstance(sentence, ir.Statement) else sentence
        if isinstance(effect, ir.ModalHeader) and sentence.w == 1:
            effect = msgspec.structs.replace(effect, w=effect.w + COLON)
        if isinstance(effect, sv.LetWhere):
            rest.insert(0, ir.Statement(sv.LetSentence(effect.amount, w=WHERE + effect.w)))
            effect = effect.effect
        effect = implied.fold(effect, out)
        if waiting.takes(out, effect):
            continue
        if isinstance(effect, OFFERING) and header_of(effect.effect):
            effect = msgspec.structs.replace(effect, effect=take_options(effect.effect, rest, fold_list))
        if isinstance(effect, sv.Keyed) and not isinstance(effect.effect, instead.KINDS):
            out.append(_gate(effect, rest))
        elif isinstance(effect, sv.Costed) and isinstance(effect.effect, instead.KINDS):
            instead.fold_paid(out, effect)
            reach.check_paid(spread.said(rest[:1]))
        elif isinstance(effect, sv.Costed) or (isinstance(effect, ir.If) and isinstance(effect.effect, sv.Costed)):
            out.append(_pay(effect, rest))
            rest = []
        elif isinstance(effect, sv.MayPay):
            out.append(_may_pay(effect, rest))
        elif isinstance(effect, ir.If) and isinstance(effect.effect, sv.MayPay):
            out.append(msgspec.structs.replace(effect, effect=_may_pay(effect.effect, rest)))
        elif header_of(effect):
            out.append(take_options(effect, rest, fold_list))
        elif isinstance(effect, sv.InsteadSentence | sv.Keyed):
            instead.fold(out, effect)
            reach.check_keyed(effect, spread.said(rest[:1]))
        elif isinstance(effect, sv.LetSentence):
            _let(out, effect)
        elif isinstance(effect, sv.RepeatSentence):
            out[:] = _repeated(out, effect)
        elif isinstance(effect, sv.LimitX):
            out[-1:] = [_capped(out, effect)]
        elif isinstance(effect, sv.NumberedOption | ir.LimitSentence):
            raise refuse("a sentence where it does not belong")
        elif isinstance(effect, ir.Otherwise):
            _otherwise(out, effect)
        else:
            if isinstance(effect, ir.IfDone | ir.IfNotDone):
                replacing.check_done(out, effect)
            out.append(effect)
    return reach.fold(tuple(out))


def _otherwise(out: list[ir.Effect], effect: ir.Otherwise) -> None:
    out[:] = reach.fold(tuple(out))
    if not (out and isinstance(out[-1], ir.If | ir.IfDone | sv.Gate)):
        raise refuse("no condition that did not hold")
    if reach.two_questions(*out[-2:]):
        raise refuse('it is open whether "otherwise" is said of one of the conditions or of both')
    out.append(effect)


def _repeated(out: list[ir.Effect], said: sv.RepeatSentence) -> list[ir.Effect]:
    """The sentence before it again; "if ..., repeat this" is about all that was said."""
    if not out:
        raise refuse("nothing to do again")
    if said.again is None and isinstance(out[-1], ir.IfDone | ir.IfNotDone | ir.Otherwise):
        raise refuse("it is open whether what is asked about is done again, too")
    more = int(said.w > 0 and said.times > 0)  # "2 more times" is three times in all
    again = sv.Repeat(out[-1], said.times + more, said.until, said.count, said.again, w=said.w)
    if said.again is None:
        return [*out[:-1], again]
    whole = out[0] if len(out) == 1 else ir.Both(tuple(out), w=ALL_SAID)
    return [msgspec.structs.replace(again, effect=whole)]


def _gate(keyed: sv.Keyed, rest: list[ir.Effect]) -> sv.Gate:
    """The condition word takes the sentences up to the next one; a static ability has only one sentence."""
    mine: list[ir.Effect] = [ir.Statement(keyed.effect)]
    while rest and (header_of(keyed.effect) or not _ends_gate(rest[0], mine[-1])):
        mine.append(rest.pop(0))
    if isinstance(keyed.condition, sv.PaidEarthRite) and any(
        isinstance(each, ir.IfNotDone) for each in spread.said(mine)
    ):
        raise refuse("it is open whether Earth Rite or the instruction was not carried out")
    return sv.Gate(keyed.condition, fold_list(tuple(mine)), w=keyed.w)


def _capped(out: list[ir.Effect], sentence: sv.LimitX) -> sv.Let:
    if not isinstance(last := out[-1] if out else None, sv.Let):
        raise refuse("nothing says what X is")
    return msgspec.structs.replace(last, amount=sv.Capped(last.amount, sentence.most, w=SAID_APART + sentence.w))


def _ends_gate(sentence: ir.Effect, before: ir.Effect) -> bool:
    effect = sentence.effect if isinstance(sentence, ir.Statement) else sentence
    if isinstance(effect, ir.Otherwise):
        return not isinstance(before.effect if isinstance(before, ir.Statement) else before, ir.If | ir.IfDone)
    if isinstance(effect, sv.Keyed):
        return not isinstance(effect.effect, instead.KINDS)
    return isinstance(effect, sv.NumberedOption | ir.LimitSentence)


def _pay(effect: ir.Effect, rest: list[ir.Effect]) -> ir.Effect:
    costed: sv.Costed = effect.effect if isinstance(effect, ir.If) else effect  # type: ignore[assignment]
    if any(isinstance(each, sv.Costed) for sentence in rest for each in nodes(sentence)):
        raise refuse("it is open whether the second cost can be paid without the first")
    if any(isinstance(each, ir.IfNotDone) for each in spread.said(rest[:1])) and not isinstance(costed.effect, ir.May):
        raise refuse("it is open whether the cost or the instruction was not carried out")
    stage = "play" if costed.cost.icons else "resolve"
    paid = sv.PayFor(costed.cost, fold_list((ir.Statement(costed.effect), *rest)), stage)
    return msgspec.structs.replace(effect, effect=paid) if isinstance(effect, ir.If) else paid


def _may_pay(said: sv.MayPay, rest: list[ir.Effect]) -> sv.PayFor:
    """ "You may pay 1. If you do, ...": the one sentence is what is paid for."""
    done = spread.said(rest[:1])
    if not done or not isinstance(done[0], ir.IfDone):
        raise refuse("nothing that is paid for")
    rest.pop(0)
    return sv.PayFor(said.cost, fold_list((ir.Statement(done[0].effect),)), "resolve", w=MAY_PAY + done[0].w)


def _has_x(effect: ir.Effect) -> bool:
    return any(isinstance(each, ir.X) for each in nodes(effect))


def _let(out: list[ir.Effect], sentence: sv.LetSentence) -> None:
    """X holds for the sentences before it, from the first that has an X without a meaning."""
    free = [at for at, effect in enumerate(out) if not isinstance(effect, sv.Let) and _has_x(effect)]
    if not free:
        raise refuse("X is defined, but there is no X")
    inside = tuple(out[free[0] :])
    del out[free[0] :]
    out.append(sv.Let(inside, sentence.amount, w=sentence.w))


# -- back to sentences -------------------------------------------------------------------------------------------------


def _unfold_node(node: ir.Node) -> ir.Node:
    if isinstance(node, ir.SoManyAlike):
        return alike.unfold(node)
    node = drawn.unfold(shared_cost.unfold(pairs.unfold(together.unfold(node))))
    if implied.said_before(node):
        return implied.unfold(node)  # type: ignore[arg-type]  # one of those
    if isinstance(node, ir.Group) and any(each.w >= same_place.SHARED for each in node.qualifiers):
        node = same_place.unshared(node)
    if isinstance(node, ir.Group) and spread.each_token(node):
        node = spread.unfold_each_token(node)
    if isinstance(node, ir.Group) and node.w in FRONT:
        return msgspec.structs.replace(node, adjectives=node.adjectives[len(FRONT[node.w]) :])
    return _unfold_event(node) or _unfold_effect(node)


def _unfold_event(node: ir.Node) -> ir.Node | None:
    """The same of what counts what was done, and of what happens; None for other nodes."""
    if isinstance(node, sv.DamageThisWay):
        return ir.EventAmount(w=node.w)
    if isinstance(node, ir.CountersRemoved):
        return sv.PaidCount("removed", w=node.w)
    if isinstance(node, sv.PaidCount | sv.CountThisWay | ir.CountRef) and so_many.counts(node):
        return so_many.printed(node)
    if isinstance(node, sv.CountThisWay) and node.paid:
        return msgspec.structs.replace(node, paid=False)
    if isinstance(node, sv.CountThisWay) and isinstance(node.whose, ir.You):
        return msgspec.structs.replace(node, whose=None)
    if isinstance(node, sv.CountThisWay) and node.w >= counted.OF_EFFECT:
        return counted.printed(node)
    if isinstance(node, ir.CountRef) and node.w >= counted.SHOWN:
        return counted.printed(node)
    if isinstance(node, ir.SubjectAny):
        return subjects_apart(node)
    if isinstance(node, PLAYED):
        return spread.played_from(node, sv.PlayedFrom, ir.InZone)
    return None


def _unfold_effect(node: ir.Node) -> ir.Node:
    """The same of instructions, choices and whole abilities."""
    if spread.each_of(node):
        assert isinstance(node, ir.Gain | ir.CostChange)
        return spread.unfold_each(node)
    if isinstance(node, ir.Both) and node.w >= next_one.SAID:
        return next_one.unfold(node)
    if isinstance(node, ir.Both) and node.w in spread.OF_ONE_SUBJECT:
        return spread.unfold_two(node)
    if isinstance(node, sv.SetAttack | sv.SetDefense | ir.Both) and node.w >= spread.DOUBLED:
        return spread.unfold_doubled(node)
    if isinstance(node, ir.Both) and (said := two_in_one.unfold(node)) is not None:
        return said
    if isinstance(node, sv.ReplaceLeaving | ir.ReplaceDamage) and node.per_turn:
        return spread.unfold_once(node)
    if isinstance(node, ir.OneOf) and node.w == EITHER:
        parts = [each for each in node.effects if isinstance(each, ir.Gain)]
        return ir.GainEither(parts[0].to, tuple(each.gains[0] for each in parts), parts[0].duration)
    if isinstance(node, ir.Then) and node.w in (chance.RANDOM, chance.CHOSEN):
        return chance.unfold(node)
    if isinstance(node, ir.Target):
        return spread.unfold_target(node)
    if isinstance(node, ir.OneOfEach) and node.w >= spread.EACH_KIND:
        return spread.unfold_each_kind(node)
    if isinstance(node, ir.TimesThisTurn) and node.w >= gone.COUNTED:
        return gone.printed(node)
    if isinstance(node, ir.CountDifferent) and node.w >= spread.AMONG:
        return node
    if isinstance(node, ir.CountDifferent) or spread.held_different(node):
        return spread.unfold_different(node)
    if isinstance(node, ir.Select) and node.w != HIS_CHOICE:
        return ir.Choose((spread.unfold_target(node.target),), node.player)
    if isinstance(node, WITH_SENTENCES):
        sentences = _unfold_list(node.effects)
        changes: dict[str, object] = {}
        if not isinstance(node, ir.SummonEffect | ir.FieldAbility):
            limits = tuple(each for each in node.limits if each.w != UNPRINTED)
            front = tuple(
                each
                for each in limits
                if isinstance(each, sv.QuickTiming | sv.OnEachOfYourTurns) or each.w in BEFORE_EVENT
            )
            behind = limits[len(front) :]
            changes["limits"] = front
            sentences = (*sentences, *map(limits_of_use.sentence, behind))
        return msgspec.structs.replace(node, effects=sentences, **changes)
    return node


def _unfold_list(effects: Effects) -> Effects:
    out: list[ir.Effect] = []
    for effect in effects:
        out += _sentences_of(effect)
    return tuple(out)


def _sentences_of(effect: ir.Effect) -> Effects:
    """The printed sentences of one effect."""
    if isinstance(effect, sv.Reminder) or (isinstance(effect, ir.Restrict) and effect.w >= IN_PARENTHESES):
        return (effect,)
    if isinstance(effect, sv.Gate):
        return _before_first(effect.effects, lambda first: sv.Keyed(effect.condition, first, w=effect.w))
    if isinstance(effect, sv.OrInstead) and instead.standing(effect):
        return (*_sentences_of(effect.effect), ir.Statement(instead.sentence_of(effect)))
    if (apart := waiting.parted(effect)) is not None:
        return (*_sentences_of(apart[0]), *_unfold_list(apart[1]))
    if isinstance(effect, sv.PayFor) and effect.w >= MAY_PAY:
        [then] = _unfold_list(effect.effects)
        assert isinstance(then, ir.Statement)
        done = ir.IfDone(then.effect, w=effect.w - MAY_PAY)
        return ir.Statement(sv.MayPay(effect.cost)), ir.Statement(done)
    if isinstance(effect, sv.PayFor):
        return _before_first(effect.effects, lambda first: sv.Costed(effect.cost, first))
    if isinstance(effect, ir.If) and isinstance(effect.effect, sv.PayFor) and effect.effect.w >= MAY_PAY:
        may, paid_for = _sentences_of(effect.effect)
        return ir.Statement(msgspec.structs.replace(effect, effect=may.effect)), paid_for  # type: ignore[attr-defined]  # a sentence
    if isinstance(effect, ir.If) and isinstance(effect.effect, sv.PayFor):
        pay = effect.effect
        return _before_first(
            pay.effects, lambda first: msgspec.structs.replace(effect, effect=sv.Costed(pay.cost, first))
        )
    if (two := reach.parted(effect)) is not None:
        return ir.Statement(two[0]), *_sentences_of(two[1])
    if isinstance(effect, ir.Modal):
        return options_of(effect, _unfold_list)
    if isinstance(effect, OFFERING) and isinstance(effect.effect, ir.Modal):
        return _before_first((effect.effect,), lambda first: msgspec.structs.replace(effect, effect=first))
    if isinstance(effect, sv.Let) and effect.w >= instead.BEHIND_X:
        inner, later = instead.unfold(effect.effects[-1])
        plain = msgspec.structs.replace(effect, effects=(*effect.effects[:-1], inner), w=effect.w - instead.BEHIND_X)
        return (*_sentences_of(plain), *(ir.Statement(each) for each in later))
    if isinstance(effect, sv.Let):
        said = effect.amount
        if isinstance(said, sv.Capped) and said.w >= SAID_APART:
            limit = sv.LimitX(said.most, w=said.w - SAID_APART)
            defined = ir.Statement(sv.LetSentence(said.of, w=effect.w))
            return (*_unfold_list(effect.effects), defined, ir.Statement(limit))
        inside = _unfold_list(effect.effects)
        if effect.w >= WHERE and isinstance(last := inside[-1], ir.Statement):
            return (*inside[:-1], ir.Statement(sv.LetWhere(last.effect, said, w=effect.w - WHERE)))
        return (*inside, ir.Statement(sv.LetSentence(said, w=effect.w)))
    if isinstance(effect, sv.Repeat) and effect.w < chance.TIMES:
        times = effect.times - int(effect.w > 0 and effect.times > 0)
        again = sv.RepeatSentence(times, effect.until, effect.count, effect.again, w=effect.w)
        inner = effect.effect
        whole = inner.effects if isinstance(inner, ir.Both) and inner.w == ALL_SAID else (inner,)
        return (*_unfold_list(whole), ir.Statement(again))
    head, behind = instead.unfold(effect)
    if instead.again_said(head):
        return (*_sentences_of(head), *(ir.Statement(each) for each in behind))
    return (ir.Statement(head), *(ir.Statement(each) for each in behind))


def _before_first(effects: Effects, wrap: Callable[[ir.Effect], ir.Effect]) -> Effects:
    sentences = _unfold_list(effects)
    first = sentences[0]
    assert isinstance(first, ir.Statement)
    return (ir.Statement(wrap(first.effect)), *sentences[1:])
