"""What is printed in one place and means something in another: shared verbs, owners, places, and results of what went before."""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.fftcg import cancelled, outdone, rows, together
from cardwright.text.fftcg.actions import apportion
from cardwright.text.fftcg.amounts.defined import X_COUNTED
from cardwright.text.fftcg.beside import ALSO, ROW_DIFFERS, besides, differing_row, said_behind
from cardwright.text.fftcg.common import MANIFOLD, PUT
from cardwright.text.fftcg.results import AS_DRAWN, ONE_BY_ONE, SOONER, doing_of
from cardwright.text.sharing import subjects, subjects_apart
from cardwright.text.walk import nodes

FOLDED = (
    ir.GainEither, ir.GainAndRule, ir.LoseAndRule, ir.LoseAndGain, ir.RuleAndRule, ir.RuleRow, ir.GainAndDeal, ir.GainThose, ir.GainMore, ir.Target, ir.OneSubject, ir.SubjectAny, ir.CardEvent, ir.CountOf, ir.AtMost,
    ir.Both, ir.Then, ir.PayRemove, ir.Restrict, ir.Exists, ir.Search, ir.Choose, ir.Select,
)  # fmt: skip
WHEN_COUNTED = 4  # wording of If: "when 3 or more Forwards are broken by this effect, ..."
# wordings of ModalHeader that do not say how many actions there are: "select 1 from the following", "select 1 of the following actions"
UNCOUNTED = (1, 2, 3, 4, 5)
GAIN_AND_RULE = 90  # wording of Both: one subject, "it gains Haste and cannot be blocked"
GAIN_ROW_AND_RULE = (
    3_000_000  # added to the wordings of GainAndRule: "it gains +1000 power, Haste(,) and cannot be blocked"
)
LOSE_AND_GAIN = 91  # wording of Both: "it loses 2000 power and gains Haste"
OF_LOSE_AND_GAIN, OF_RULES = 4_000_000, 5_000_000  # added to further wordings of LoseAndGain and of RuleAndRule
RULE_AND_RULE = (
    92  # wording of Both: one subject, "it cannot attack and cannot be blocked"; 93 with a comma, 94 what lasts
)
LASTING = 2  # the last of the wordings of RuleAndRule that are counted from there
EITHER = 9  # wordings of OneOf: one verb, "gains Haste or Brave", "gains Haste, First Strike, or Brave"
WHOSE = {
    36: ir.You(),
    37: ir.Opponent(),
    40: ir.Opponent(),
    41: ir.Opponent(),
}  # wordings of OneSubject: "one of your ...", "your opponent's ...", "an opponent's ..."
TOTAL = {"cost": 93, "power": 94}  # and: "with a total cost of 5 or less in ..."
DIFFER = 10_000  # added to them: "with different names and a total cost of ..."
OTHER = 6900  # wordings of PutRest: "the other", of two that were chosen or of those shown
FIRST_OF = ("first_of", "first_of_characters", "first_card")
OF_SHOWN = 5000  # wordings of TakeAmong: "add 1 card among them to your hand and put 1 card into the Break Zone"
WHOM_BEHIND = 8000  # added to the wording of Blocks: whom it blocks is said behind "is blocked by"
PUT_COUNT = (
    1_000_000  # wording of TimesThisTurn: "the Characters put in the Break Zone from your field during this turn"
)
HELD_BY = 30  # wording of ControlledBy that such a subject implies
DIFFERENT = {
    "name": 90,
    "cost": 91,
    "element": 92,
    "type": 95,
    "job": 96,
}  # wordings of Target: "with different names in ...", with the zone behind; 100 more each: other words for the same
DIFFERENT_WORDS = {each + more for each in DIFFERENT.values() for more in range(0, 600, 100)}


# added to the wording of Compare: "if you have 3 or more cards with different names in your Break Zone", what differs by its place here
LYING_APART = 200_000
APART_WORDS = 20_000  # times the wording of DifferentIn: "with different costs", "each of a different cost"
APART = ("name", "cost", "element", "type", "job")
EACH_ONCE = 100_000  # wordings of CountDifferent and CountElements: "for each Job Knight of a different name", and what else is said of it
BESIDE = 50_000  # the wordings of such a quality
IN_PLURAL = 25_000  # added to them: "of different Elements"
COUNTS = {0: 0, X_COUNTED: 10_000}  # the wordings of CountOf that may say so, and what is added for them


def fold(node: ir.Node) -> ir.Node:
    """The node with everything in its place."""
    if isinstance(node, ir.GainEither):
        gains = tuple(ir.Gain(node.to, (each,), node.duration) for each in node.gains)
        return ir.OneOf(gains, w=EITHER + node.w)
    if isinstance(node, ir.LoseAndGain):
        lose = ir.Lose(node.to, node.losses, node.duration)
        gain = ir.Gain(node.to, node.gains, node.duration)
        w = OF_LOSE_AND_GAIN + node.w if node.w else LOSE_AND_GAIN
        return ir.Both((lose, gain) if node.first == "loss" else (gain, lose), w=w)
    if isinstance(node, ir.GainAndRule | ir.LoseAndRule):
        return _and_rule(node)
    if isinstance(node, ir.Restrict) and isinstance(node.rule, ir.DoesNotActivate) and not node.rule.next_only:
        _check_phase(node.what, node.rule.w)
    if isinstance(node, ir.Restrict):
        return outdone.fold(node)
    if isinstance(node, ir.RuleAndRule):
        rules = (ir.Restrict(node.to, each, node.duration) for each in (node.rule, node.then))
        return ir.Both(tuple(rules), w=node.w + (OF_RULES if node.w > LASTING else RULE_AND_RULE))
    if isinstance(node, ir.GainAndDeal):
        return rows.fold_deal(node)
    if isinstance(node, ir.RuleRow | ir.GainMore):
        return rows.fold(node)
    if isinstance(node, ir.GainThose):
        return rows.fold_those(node)
    if isinstance(node, ir.AtMost) and node.w < len(COUNTED):
        _check_counted(node)
    return _fold_cards(node)


def _fold_cards(node: ir.Node) -> ir.Node:
    """The same of which cards are meant, counted and chosen, and of two instructions in a sentence."""
    if isinstance(node, ir.OneSubject) and node.w in WHOSE:
        if any(isinstance(each, ir.ControlledBy) for each in node.group.qualifiers):
            raise TextError("it is said twice whose cards these are", stage="bind")
        return msgspec.structs.replace(node, group=_behind(node.group, ir.ControlledBy(WHOSE[node.w], w=HELD_BY)))
    if isinstance(node, ir.SubjectAny):
        return subjects(node)
    if isinstance(node, ir.CardEvent):
        _check_causes(node)
        return msgspec.structs.replace(node, happenings=_fought(node.happenings))
    if isinstance(node, ir.CountOf):
        return _each_once(node) or _often_put(node)
    if isinstance(node, ir.Target | ir.PayRemove):
        return _lift_different(node)
    if isinstance(node, ir.Exists):
        _check_had(node)
        return _count_different(node)
    if isinstance(node, ir.Search | ir.Choose | ir.Select):
        return differing_row(node)
    if apportion.is_said(node):
        return apportion.fold(node)  # type: ignore[arg-type]
    if isinstance(node, ir.Both):
        _check_control(node)
        if isinstance(node.effects[0], ir.CancelEffect):
            return cancelled.fold(node)
        return besides(node) or msgspec.structs.replace(node, effects=together.fold(_of_two(_of_shown(node.effects))))
    if isinstance(node, ir.Then):
        first, then = together.fold(_of_two(_of_shown((node.first, node.then))))
        return msgspec.structs.replace(node, first=first, then=then)
    return node


def _check_control(node: ir.Both) -> None:
    """ "Gain control of it and it gains Haste until the end of the turn": the span may be that of both."""
    gained = [isinstance(each, ir.GainControl) and each.duration == ir.Permanent() for each in node.effects]
    spans = [getattr(each, "duration", None) for each in node.effects]
    if any(gained[:-1]) and isinstance(spans[-1], ir.UntilEndOfTurn) and spans[-1] == ir.UntilEndOfTurn():
        raise TextError("it is open whether control ends, too", stage="bind")


# `DoesNotActivate.w` of "during your Active Phase" and "during your opponent's Active Phase"
YOUR_PHASE, THEIR_PHASE = (0, 110, 111, 112), (120, 121, 122)


def _check_phase(what: ir.Objects, w: int) -> None:
    """Of cards that another player controls, too, a player's Active Phase would be only one of two."""
    if w not in (*YOUR_PHASE, *THEIR_PHASE):
        return
    whose = ir.You if w in YOUR_PHASE else ir.Opponent
    said = [each.player for each in nodes(what) if isinstance(each, ir.ControlledBy)]
    if (said or isinstance(what, ir.All) or w in THEIR_PHASE) and not any(isinstance(each, whose) for each in said):
        raise TextError("the Active Phase is not that of the player who controls these", stage="bind")


def _fought(happenings: tuple[ir.Event, ...]) -> tuple[ir.Event, ...]:
    """ "blocks or is blocked by a Forward of cost 5 or more": such a Forward in both."""
    found = []
    for each, then in zip(happenings, (*happenings[1:], None), strict=True):
        if isinstance(each, ir.Blocks) and each.whom is None and isinstance(then, ir.IsBlocked) and then.by is not None:
            each = ir.Blocks(then.by, w=each.w + WHOM_BEHIND)
        found.append(each)
    return tuple(found)


def _check_causes(node: ir.CardEvent) -> None:
    """Raises where it is open whether a cause that is printed last is that of all ("is broken or leaves the field due to ...")."""
    *before, last = [getattr(each, "due_to", None) for each in node.happenings]
    if last and any(each == "" for each in before):
        raise TextError("it is open whether both come of what is printed behind the last one", stage="bind")


def _often_put(node: ir.CountOf) -> ir.Amount:
    """The cards "put in the Break Zone this turn" are counted as they went there, wherever they have gone from there (F59)."""
    put = node.group.qualifiers[-1] if node.group.qualifiers else None
    if not isinstance(put, ir.PutThisTurn):
        return node
    if put.w > 9:  # in words that say of cards where they lie, not how often something happened
        raise TextError("it is open whether those are counted that still lie there", stage="bind")
    yours = isinstance(put.player, ir.You)  # from your field; else into your Break Zone
    whose = ir.ControlledBy(put.player) if yours else ir.OwnedBy(put.zone.player)  # type: ignore[attr-defined]
    cards = ir.OneSubject(_behind(_without_last(node.group), whose))
    event = ir.CardEvent(cards, (ir.PutIntoBreakZone("field"),))
    return ir.TimesThisTurn(event, w=PUT_COUNT + 10 * node.w + put.w)


def _each_once(node: ir.CountOf) -> ir.CountDifferent | ir.CountElements | None:
    """ "For each Job Knight with a different name in your Break Zone": each name counts once."""
    for place, each in enumerate(node.group.qualifiers):
        if node.w == 0 and isinstance(each, ir.DifferentTrait) and each.card == ir.Pronoun("same"):
            rest = node.group.qualifiers[:place] + node.group.qualifiers[place + 1 :]
            group = msgspec.structs.replace(node.group, qualifiers=rest)
            return _once(each.trait, group, EACH_ONCE + BESIDE * place + each.w)
        if node.w in COUNTS and isinstance(each, ir.DifferentIn):  # "for each Backup of different Elements you control"
            whole = (*node.group.qualifiers[:place], each.behind, *node.group.qualifiers[place + 1 :])
            group = msgspec.structs.replace(node.group, qualifiers=whole)
            return _once(each.trait, group, EACH_ONCE + BESIDE * place + each.w + IN_PLURAL + COUNTS[node.w])
    return None


def _once(trait: str, group: ir.Group, w: int) -> ir.CountDifferent | ir.CountElements:
    return ir.CountElements(group, w=w) if trait == "element" else ir.CountDifferent(trait, group, w=w)


def _said_of_each(node: ir.CountDifferent | ir.CountElements) -> ir.CountOf:
    """For printing: what `_each_once` made."""
    place, w = divmod(node.w - EACH_ONCE, BESIDE)
    trait = node.trait if isinstance(node, ir.CountDifferent) else "element"
    group, kept = node.group, node.group.qualifiers
    if w >= IN_PLURAL:
        counts = next(n for n, more in COUNTS.items() if w - IN_PLURAL - more in range(COUNTS[X_COUNTED]))
        said: ir.Filter = ir.DifferentIn(trait, kept[place], w=w - IN_PLURAL - COUNTS[counts])
        kept = kept[:place] + kept[place + 1 :]
    else:
        counts, said = 0, ir.DifferentTrait(trait, ir.Pronoun("same"), w=w)
    return ir.CountOf(msgspec.structs.replace(group, qualifiers=(*kept[:place], said, *kept[place:])), w=counts)


def _said_as_put(node: ir.TimesThisTurn) -> ir.CountOf:
    """For printing: what `_often_put` made."""
    assert isinstance(node.event, ir.CardEvent) and isinstance(node.event.subject, ir.OneSubject)
    group = node.event.subject.group
    whose = group.qualifiers[-1].player  # type: ignore[attr-defined]
    counted, w = divmod(node.w - PUT_COUNT, 10)
    if isinstance(group.qualifiers[-1], ir.ControlledBy):
        put = ir.PutThisTurn(ir.BreakZone(ir.EachPlayer()), whose, w=w)
    else:
        put = ir.PutThisTurn(ir.BreakZone(whose), ir.AnyPlayer(), w=w)
    return ir.CountOf(_behind(_without_last(group), put), w=counted)


def _of_shown(effects: tuple[ir.Effect, ...]) -> tuple[ir.Effect, ...]:
    """Where one card was taken among those shown, "1 card" without a place is another one among them."""
    among, found = None, []
    for each in effects:
        if among is not None and isinstance(each, ir.SelectAndPut) and each.target.group == ir.Group(ir.IsCard()):
            each = ir.TakeAmong(each.player, each.target, among, each.to, w=OF_SHOWN + each.w)
        elif isinstance(each, ir.TakeAmong):
            among = each.among
        found.append(each)
    return tuple(found)


def _and_rule(node: ir.GainAndRule | ir.LoseAndRule) -> ir.Both:
    """One subject, two effects."""
    rule = ir.Restrict(node.to, node.rule, node.duration)
    changed: ir.Effect
    if isinstance(node, ir.GainAndRule):
        changed = ir.Gain(node.to, node.gains, node.duration)
    else:
        changed = ir.Lose(node.to, node.losses, node.duration)
    w = GAIN_ROW_AND_RULE + node.w if node.w else GAIN_AND_RULE
    return ir.Both((rule, changed) if node.first == "rule" else (changed, rule), w=w)


def _said_with_rule(node: ir.Both) -> ir.Effect:
    """For printing: what `_and_rule` made."""
    ruled = next(each for each in node.effects if isinstance(each, ir.Restrict))
    (other,) = (each for each in node.effects if each is not ruled)
    assert isinstance(other, ir.Gain | ir.Lose) and isinstance(ruled.rule, ir.Rule)
    behind = node.effects[0] is ruled
    w = max(0, node.w - GAIN_ROW_AND_RULE)
    if isinstance(other, ir.Gain):
        return ir.GainAndRule(other.to, other.gains, ruled.rule, other.duration, "rule" if behind else "gain", w=w)
    return ir.LoseAndRule(other.to, other.losses, ruled.rule, other.duration, "rule" if behind else "loss", w=w)


def _of_two(effects: tuple[ir.Effect, ...]) -> tuple[ir.Effect, ...]:
    """Behind "the first Forward" the other is the other one of two that were chosen, not one of those shown."""
    if not any(isinstance(n, ir.Pronoun) and n.form in FIRST_OF for each in effects for n in nodes(each)):
        return effects
    return tuple(_other_of_two(each) if isinstance(each, ir.PutRest) and each.w == OTHER else each for each in effects)


def _other_of_two(rest: ir.PutRest) -> ir.Effect:
    other = ir.Pronoun("other_of")
    if isinstance(rest.to, ir.Removed):
        return ir.RemoveFromGame(other, ir.Permanent())
    if isinstance(rest.to, ir.Hand):
        return ir.ToHand(other, rest.to.player, verb="add")
    return ir.PutInto(other, rest.to)


def _said_as_rest(node: ir.Node) -> ir.Node:
    """For printing: what `_other_of_two` made."""
    among = ir.Pronoun("revealed")
    if isinstance(node, ir.RemoveFromGame):
        return ir.PutRest(among, ir.Removed(ir.Owner()), w=OTHER)
    to = ir.Hand(node.player) if isinstance(node, ir.ToHand) else node.to  # type: ignore[attr-defined]
    return ir.PutRest(among, to, w=OTHER)


def unfold(node: ir.Node) -> ir.Node:
    """What `fold` read, for printing."""
    if isinstance(node, ir.Restrict):
        return outdone.unfold(node)
    if isinstance(node, ir.Draw | ir.Discard):
        return together.unfold(node)
    if isinstance(node, ir.OneOf) and EITHER <= node.w <= EITHER + 1:
        first = node.effects[0]
        assert isinstance(first, ir.Gain)
        return ir.GainEither(first.to, tuple(each.gains[0] for each in node.effects), first.duration, w=node.w - EITHER)  # type: ignore[attr-defined]
    if isinstance(node, ir.Both) and (node.w == LOSE_AND_GAIN or OF_LOSE_AND_GAIN < node.w < OF_RULES):
        lost = next(each for each in node.effects if isinstance(each, ir.Lose))
        gained = next(each for each in node.effects if isinstance(each, ir.Gain))
        order = "loss" if node.effects[0] is lost else "gain"
        w = max(0, node.w - OF_LOSE_AND_GAIN)
        return ir.LoseAndGain(lost.to, lost.losses, gained.gains, lost.duration, order, w=w)
    if isinstance(node, ir.Both) and (node.w == GAIN_AND_RULE or GAIN_ROW_AND_RULE < node.w < OF_LOSE_AND_GAIN):
        return _said_with_rule(node)
    if isinstance(node, ir.Both) and (RULE_AND_RULE <= node.w <= RULE_AND_RULE + LASTING or node.w > OF_RULES):
        one, other = node.effects
        assert isinstance(one, ir.Restrict) and isinstance(other, ir.Restrict)
        w = node.w - (OF_RULES if node.w > OF_RULES else RULE_AND_RULE)
        return ir.RuleAndRule(one.what, one.rule, other.rule, one.duration, w=w)  # type: ignore[arg-type]
    if isinstance(node, ir.CancelEffect) and node.to is not None and node.w < cancelled.APART:
        return cancelled.unfold(node)
    if apportion.is_said(node):
        return apportion.unfold(node)  # type: ignore[arg-type]
    if rows.is_deal(node):
        return rows.unfold_deal(node)  # type: ignore[arg-type]
    if rows.are_those(node):
        return rows.unfold_those(node)  # type: ignore[arg-type]
    if rows.is_row(node):
        return rows.unfold(node)  # type: ignore[arg-type]
    return _unfold_cards(node)


def _unfold_cards(node: ir.Node) -> ir.Node:
    """The same of which cards are meant, counted and chosen, and of what happens to them."""
    if isinstance(node, ir.Search) and node.w >= ROW_DIFFERS:
        *before, last = node.targets
        row = (*before, msgspec.structs.replace(last, different=node.different))
        return msgspec.structs.replace(node, targets=row, different="", w=node.w - ROW_DIFFERS)
    if isinstance(node, ir.ReplaceDamage) and node.also is not None and said_behind(node):
        joined, w = divmod(node.w, ALSO)
        return ir.Both((msgspec.structs.replace(node, also=None, w=w), node.also), w=max(joined - 1, 0))
    if isinstance(node, ir.OneSubject) and node.w in WHOSE:
        return msgspec.structs.replace(node, group=_without_last(node.group))
    if isinstance(node, ir.SubjectAny):
        return subjects_apart(node)
    if isinstance(node, ir.Compare) and node.w >= LYING_APART:
        return _said_as_many(node)
    if isinstance(node, ir.Blocks) and node.w >= WHOM_BEHIND:
        return ir.Blocks(w=node.w - WHOM_BEHIND)
    if isinstance(node, ir.TimesThisTurn) and node.w >= PUT_COUNT:
        return _said_as_put(node)
    if isinstance(node, ir.ResultCount) and node.w == AS_DRAWN:
        return ir.CountRef(ir.Pronoun("so_many"), w=600)
    if isinstance(node, ir.CountDifferent | ir.CountElements) and node.w >= EACH_ONCE:
        return _said_of_each(node)
    if isinstance(node, ir.CountRef) and node.w >= SOONER:
        turned = doing_of(node.w - SOONER) != PUT
        return ir.ResultCount(turned, w=node.w - SOONER)
    if isinstance(node, ir.CountRef) and node.w >= ONE_BY_ONE:
        return ir.ResultCount(turned=doing_of(node.w - ONE_BY_ONE) != PUT, w=node.w - ONE_BY_ONE)
    moves = isinstance(node, ir.RemoveFromGame | ir.PutInto) or (isinstance(node, ir.ToHand) and node.verb == "add")
    if moves and isinstance(node.what, ir.Pronoun) and node.what.form == "other_of":  # type: ignore[attr-defined]
        return _said_as_rest(node)
    if isinstance(node, ir.TakeAmong) and node.w >= OF_SHOWN:
        return ir.SelectAndPut(node.player, node.target, node.into, w=node.w - OF_SHOWN)
    if isinstance(node, ir.Target | ir.PayRemove) and node.w in DIFFERENT_WORDS:
        last = node.group.qualifiers[-1]
        group = _behind(_without_last(node.group), ir.DifferentIn(node.different, last, w=node.w // 100))
        return msgspec.structs.replace(node, group=group, different="", w=0)
    if isinstance(node, ir.Target) and node.w - DIFFER * bool(node.different) in TOTAL.values():
        trait = "cost" if node.w - DIFFER * bool(node.different) == TOTAL["cost"] else "power"
        most = node.most_cost if trait == "cost" else node.most_power
        assert most is not None
        total = ir.TotalIn(trait, most, node.group.qualifiers[-1], node.different)
        group = _behind(_without_last(node.group), total)
        return msgspec.structs.replace(node, group=group, most_cost=None, most_power=None, different="", w=0)
    return node


COUNTED = (
    "Forward",
    "Backup",
    "Monster",
    "Character",
    "card",
    "Summon",
)  # by the wording of AtMost: "(up to 3 Forwards)"


def _check_counted(node: ir.AtMost) -> None:
    """Raises where the limit is one of other cards than those that are counted."""
    noun = node.of.group.noun if isinstance(node.of, ir.CountOf) else None
    name = COUNTED[node.w]
    fits = {"Character": ir.IsCharacter(), "card": ir.IsCard()}.get(name, ir.TypeIs((name,)))
    if noun != fits:
        raise TextError("the limit is one of other cards than those that are counted", stage="bind")


def _behind(group: ir.Group, last: ir.Filter) -> ir.Group:
    return msgspec.structs.replace(group, qualifiers=(*group.qualifiers, last))


def _without_last(group: ir.Group) -> ir.Group:
    return msgspec.structs.replace(group, qualifiers=group.qualifiers[:-1])


def _lift_different(node: ir.Target | ir.PayRemove) -> ir.Target | ir.PayRemove:
    """ "2 Job Knight with different names in your Break Zone": the cards differ from each other."""
    last = node.group.qualifiers[-1] if node.group.qualifiers else None
    if isinstance(last, ir.TotalIn) and isinstance(node, ir.Target):
        return _lift_total(node, last)
    if any(isinstance(each, ir.TotalIn) for each in nodes(node)):
        raise TextError("it is open which cards have a total", stage="bind")
    if not isinstance(last, ir.DifferentIn):
        if any(isinstance(each, ir.DifferentIn) for each in nodes(node)):
            raise TextError("it is open what is different", stage="bind")
        return node
    if node.w or node.different:
        raise TextError("it is open what is different", stage="bind")
    group = _behind(_without_last(node.group), last.behind)
    return msgspec.structs.replace(node, group=group, different=last.trait, w=DIFFERENT[last.trait] + 100 * last.w)


YOU_HAVE = (0, 2, 3, 5, 36, 71)  # wordings of Exists: "you have 3 or more ..."; two more of "less than"
YOURS = ir.InZone | ir.OwnedBy | ir.ControlledBy | ir.RemovedBy | ir.PutThisTurn | ir.DifferentIn


def _check_had(node: ir.Exists) -> None:
    """Raises where "you have 3 or more Backups" leaves open whether those on the field are meant: that is "you control"."""
    had = node.w in YOU_HAVE if node.compare != "<" else node.w in (7002, 7003)
    said = [each for each in nodes(node.group) if isinstance(each, YOURS)]
    if (
        had
        and node.count != ir.Num(0)
        and all(isinstance(getattr(each, "player", None), ir.AnyPlayer) for each in said)
    ):
        raise TextError('it is open where you have them: on the field it is "you control"', stage="bind")


def _count_different(node: ir.Exists) -> ir.Condition:
    """ "If you have 3 or more cards with different names in your Break Zone": so many names there are among those that lie there; as
    many cards that share no Element or Job."""
    last = node.group.qualifiers[-1] if node.group.qualifiers else None
    if not isinstance(last, ir.DifferentIn) or node.compare != ">=":
        return node
    lying = _behind(_without_last(node.group), last.behind)
    found = ir.CountDifferent(last.trait, lying, apart=last.trait in MANIFOLD)
    w = LYING_APART * (1 + APART.index(last.trait)) + APART_WORDS * last.w + node.w
    return ir.Compare(found, node.count, ">=", w=w)


def _said_as_many(node: ir.Compare) -> ir.Exists:
    """For printing: what `_count_different` made."""
    assert isinstance(node.left, ir.CountDifferent)
    trait, group = APART[node.w // LYING_APART - 1], node.left.group
    words, w = divmod(node.w % LYING_APART, APART_WORDS)
    apart = _behind(_without_last(group), ir.DifferentIn(trait, group.qualifiers[-1], w=words))
    return ir.Exists(apart, node.right, w=w)


def _lift_total(node: ir.Target, last: ir.TotalIn) -> ir.Target:
    """ "Up to 2 Forwards with a total cost of 5 or less in your Break Zone": that of all that are chosen."""
    if node.w or not (node.up_to or node.any_number):
        raise TextError("a total of cards that have to be so many", stage="bind")
    most = {f"most_{last.trait}": last.most}
    group = _behind(_without_last(node.group), last.behind)
    w = TOTAL[last.trait] + DIFFER * bool(last.different)
    return msgspec.structs.replace(node, group=group, different=last.different, w=w, **most)


# -- "when you reveal 3 or more Fire cards": a trigger of its own, up to the next of its kind ---------------------------


def is_trigger(effect: ir.Effect) -> bool:
    """Is this such a sentence?"""
    return isinstance(effect, ir.If) and isinstance(effect.effect, ir.Reflexive)


def until_next_trigger(rest: list[ir.Effect]) -> tuple[tuple[ir.Effect, ...], list[ir.Effect]]:
    """The sentences that belong to it, and those behind them."""
    inner = [each.effect if isinstance(each, ir.Statement) else each for each in rest]
    end = next((i for i, each in enumerate(inner) if is_trigger(each)), len(rest))
    return tuple(rest[:end]), rest[end:]


def with_sentences(effect: ir.Effect, behind: tuple[ir.Effect, ...]) -> ir.Effect:
    """The trigger with the sentences behind it."""
    assert isinstance(effect, ir.If) and isinstance(effect.effect, ir.Reflexive)
    own = effect.effect
    return msgspec.structs.replace(effect, effect=msgspec.structs.replace(own, effects=(*own.effects, *behind)))
