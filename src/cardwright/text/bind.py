"""What pronouns stand for: every "it", "them", "the former" becomes an explicit reference, or the text is refused.

Antecedents of one ability: the card of the trigger's event ("subject"), each target of Choose and Select ("t1", "t2" ...),
what was found, revealed, discarded or removed. The rule, in order:

1. something named in the same sentence before the pronoun, the latest;
2. what a player selected in the sentence right before;
3. what was chosen, selected, found or revealed in earlier sentences: there must be exactly one that fits in number;
   a later Choose supersedes an earlier one;
4. the subject of the trigger, a whole group that was acted on ("them"), the source itself.

Anything else is refused (stage ``bind``): no antecedent, the wrong number, two possible ones. What introduces antecedents: introducing.py.
"""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from cardwright.text import asked_again, ir, it_and_them, nearest, opposed, pronouns
from cardwright.text.antecedents import (
    LEAVING,
    Scope,
    asked_and_moved,
    happening_of,
    moved_together,
    named_source,
    names_a_card,
    names_from_outside,
    note_act,
    note_done,
    note_gone,
    note_named,
    note_source,
    of_condition,
    offered,
    paid,
    refuse,
    told_apart,
    words_of,
)
from cardwright.text.introducing import INTRODUCING
from cardwright.text.meant import chosen_apart, find
from cardwright.text.occasions import meant_player, of_its_own, played_back, subject_of, that_player, this_one, warped
from cardwright.text.pronouns import (
    CONDITION_BEHIND,
    FIRST_PLAYER_FORM,
    FORMER,
    FORMS,
    ORDERED,
    PLAYER_FORMS,
    THEY,
)
from cardwright.text.visiting import HANDLERS, fields, visit
from cardwright.text.walk import bottom_up, holds_any, nodes


def bind(text: ir.CardText) -> ir.CardText:
    """Replace every pronoun; raises TextError (stage bind)."""
    return msgspec.structs.replace(text, abilities=tuple(_ability(each) for each in text.abilities))


def _ability(node: ir.Node, quoted: bool = False) -> ir.Node:
    scope = Scope(quoted=quoted, becomes=holds_any(node, (ir.BecomeForward,)))
    if isinstance(node, ir.AutoAbility):
        subject_of(node.event, scope)
        scope.event = happening_of(node.event)
        if names_a_card(node.condition, scope.event):
            scope.rivals.add(1)
        note_source(node.condition, scope)
    if isinstance(node, ir.ActionAbility | ir.SpecialAbility):
        paid(node.cost, scope)
    scope.lasting = isinstance(node, ir.FieldAbility)
    scope.together = moved_together(node)
    if not isinstance(node, ir.AutoAbility):
        return nearest.told(fields(node, scope))
    bound = fields(node, scope) if node.condition is None else _conditional(node, node.condition, scope)
    opposed.check(node.event, bound)
    return nearest.told(bound)


def _conditional(node: ir.AutoAbility, asked: ir.Condition, scope: Scope) -> ir.Node:
    """The condition is printed in front of what happens: "it" in it is nothing that is chosen there."""
    scope.sentence = 1
    condition = visit(asked, scope)
    asked_again.note(asked, of_condition(condition), scope)
    scope.sentence = 0
    return msgspec.structs.replace(fields(msgspec.structs.replace(node, condition=None), scope), condition=condition)


# -- sentences ---------------------------------------------------------------------------------------------------------


def _they(scope: Scope) -> ir.Node:
    """A field ability binds nothing: the group itself stands where "they" does."""
    if len(set(scope.groups)) != 1 or not scope.lasting:
        raise refuse('"they" needs exactly one group spoken of before')
    return ir.All(scope.groups[0], w=THEY)


def _done_to(node: ir.RemoveFromGame | ir.ToHand | ir.PutInto, scope: Scope) -> ir.Node:
    added = isinstance(node, ir.ToHand) and node.verb == "add"
    return note_act(_from_elsewhere(node, scope) if added else fields(node, scope), scope)


def _break(node: ir.Break, scope: Scope) -> ir.Node:
    """ "Break it. Then, ... the broken Forward's power": those were broken."""
    done = note_gone(_on_field(node, scope), scope)
    if isinstance(done.what, ir.Ref):  # type: ignore[attr-defined]
        scope.acts |= dict.fromkeys(done.what.to, "broken")  # type: ignore[attr-defined]
    return done


# what was done to cards that a player puts there
PUT_TO: dict[type[ir.Zone], str] = {ir.Removed: "removed", ir.Hand: "returned", ir.BreakZone: "put"}


def _puts(node: ir.PlayerPuts, scope: Scope) -> ir.Node:
    """ "Your opponent removes all the Summons in their Break Zone from the game": these were removed."""
    done = fields(node, scope)
    what, act = done.what, PUT_TO.get(type(node.to))  # type: ignore[attr-defined]
    if isinstance(what, ir.All) and what.bind and act:
        scope.acts[what.bind] = act
    return done


def _place(node: ir.PlaceCounters, scope: Scope) -> ir.Node:
    before, scope.mention = scope.mention, warped(node, scope) or scope.mention
    seen = fields(node, scope)
    scope.mention = before
    return seen


def _deal(node: ir.DealDamage, scope: Scope) -> ir.Node:
    """The dealer is named first; "its power" behind it is the dealer's, or that of each card which is dealt damage."""
    source = visit(node.source, scope) if node.source else None
    to = _on_field(node.to, scope)
    it_and_them.check_among(to, node.amount, scope)
    inner = scope.inner()
    if isinstance(source, ir.Ref):
        inner.mention = source.to
    elif isinstance(source, ir.InOrder) and isinstance(source.cards, ir.Ref):
        inner.mention = source.cards.to
    elif source is not None:
        inner.mention = ("self",)
    elif (isinstance(node.to, ir.All) and node.to.w == pronouns.EACH) or node.w == pronouns.EACH_OF:
        inner.mention = ("each",)
    inner.apiece = isinstance(to, ir.All)
    borne = [each.card for each in nodes(node.amount) if isinstance(each, ir.DamageOn)]
    if source is not None and ir.Pronoun("it") in borne:
        raise refuse("'it has received' could mean the dealer or the one that is dealt damage")
    amount = visit(node.amount, inner)
    if isinstance(source, ir.InOrder):  # "its power": of that one of the two
        amount = bottom_up(amount, lambda x: msgspec.structs.replace(source, w=x.w) if isinstance(x, ir.Ref) else x)
    return msgspec.structs.replace(node, to=to, amount=amount, source=source)


def _cancel(node: ir.CancelEffect | ir.ChangeTarget, scope: Scope) -> ir.Node:
    """ "Cancel its effect": of the Summon or ability that chose, unless one was chosen by this ability. What was selected or revealed
    besides has no effect that could be cancelled."""
    chosen = any(each.kind == "chosen" and each.name not in scope.standing | scope.stored for each in scope.known)
    # whichever of several events it was: "when your opponent casts a Summon or uses a special ability" leaves it open
    events = scope.event.events if isinstance(scope.event, ir.AnyEvent) else (scope.event,)
    used = all(each and any(isinstance(n, ir.PlayerUsesAbility) for n in nodes(each)) for each in events)
    on_stack = used or any(each.kind == "stack" for each in scope.known)
    if isinstance(node.what, ir.Pronoun) and not chosen and on_stack:
        return msgspec.structs.replace(node, what=ir.Ref(("stack",), w=FORMS.index(node.what.form)))
    seen = fields(node, scope)
    shown = {each.name for each in scope.known if each.kind in ("revealed", "found", "shown")}
    if isinstance(seen.what, ir.Ref) and not shown.isdisjoint(seen.what.to):  # type: ignore[attr-defined]
        # "When your opponent casts a Summon, reveal the top card of your deck. If it is a Summon, cancel its effect."
        raise refuse("it is open whose effect is cancelled")
    return seen


def _when_done(node: ir.WhenDone, scope: Scope) -> ir.Node:
    scope.reflexive = True  # it holds all that follows
    return fields(node, scope)


def _not_done(node: ir.IfNotDone | ir.Otherwise, scope: Scope) -> ir.Node:
    """ "You may search for 1 Knight ... If you don't do so, choose 1 Forward. Deal it 5000 damage": nothing was found then."""
    if isinstance(node.effect, ir.Choose):
        scope.known = [replace(each, kind="before") if each.kind == "found" else each for each in scope.known]
    return fields(node, scope)


def _own_trigger(node: ir.Reflexive, scope: Scope) -> ir.Node:
    """What was shown before is not what "it" means where something is chosen."""
    inner = scope.inner()
    if any(isinstance(each, ir.Choose) for each in node.effects):
        inner.known = [replace(each, kind="before") if each.kind == "revealed" else each for each in inner.known]
    inner.reflexive = True
    return fields(node, inner)


def _on_field(node: ir.Node, scope: Scope) -> ir.Node:
    """Only cards on the field can be broken, dulled or dealt damage: "it" is no card that was revealed."""
    scope.on_field = True
    seen = visit(node, scope) if isinstance(node, ir.Objects) else fields(node, scope)
    scope.on_field = False
    note_named(node, scope)
    return seen


def _changed(node: ir.Gain | ir.Lose, scope: Scope) -> ir.Node:
    """What is gained or lost may name the card that was revealed; who gains or loses it is no such card."""
    to = _on_field(node.to, scope)
    before = scope.mention
    if scope.lasting and isinstance(to, ir.SelfRef):
        # "Hild gains +1000 power for each Rage Counter placed on it": nothing else was spoken of
        scope.mention = ("self",)
    if isinstance(to, ir.All) and to.w == pronouns.EACH:
        scope.mention = ("each",)  # "each Forward loses 1000 power for each Rage Counter on it"
    scope.apiece = isinstance(to, ir.All)
    it_and_them.check_among(to, node, scope)
    seen = fields(msgspec.structs.replace(node, to=ir.SelfRef()), scope)
    scope.mention, scope.apiece = before, False
    if isinstance(to, ir.SelfRef) and any(
        isinstance(each, ir.CountersOn) and each.card in OF_EVENT for each in nodes(seen)
    ):
        # "When Hild deals damage to a Forward, Hild gains +1000 power for each Rage Counter placed on it"
        raise refuse('"it" could mean the card itself or the one of the event')
    note_named(node, scope)
    return msgspec.structs.replace(seen, to=to)


def _from_elsewhere(node: ir.Node, scope: Scope) -> ir.Node:
    """Nothing on the field is cast, played or added to a hand: "You can cast it" is of no Forward that was chosen there."""
    scope.elsewhere = True
    seen = fields(node, scope)
    scope.elsewhere = False
    if getattr(seen, "what", None) == ir.Ref(("self",)) and it_and_them.on_the_field_beside(scope):
        raise refuse("what was chosen is on the field already, where it is neither played nor cast")
    return seen


def _allow(node: ir.AllowCast, scope: Scope) -> ir.Node:
    seen = _from_elsewhere(node, scope)
    what = seen.what  # type: ignore[attr-defined]
    cards = what.among if isinstance(what, ir.AllAmong) else what
    scope.castable = cards.to if isinstance(cards, ir.Ref) else ()
    return seen


def _of_castable(node: ir.CastCheaper | ir.Restrict | ir.RemoveAfterUse, scope: Scope) -> ir.Node:
    """ "You can cast 1 of them this turn. The cost required to cast it is reduced by 2": whichever of them that is."""
    if scope.castable and node.what in (ir.Pronoun("it"), ir.Pronoun("them")):
        return msgspec.structs.replace(node, what=ir.Ref(scope.castable, w=FORMS.index(node.what.form)))
    return node


def _cheaper(node: ir.CastCheaper, scope: Scope) -> ir.Node:
    return _from_elsewhere(_of_castable(node, scope), scope)


MET = ("attacking_forward", "blocking_forward", "blocked_forward")
NAMING = (*FORMER, *MET, *(form for form in FORMS if "chosen" in form or form.startswith(("that_", "the_selected_"))))
OF_EVENT = (ir.Ref(("other",)), ir.Ref(("subject",)))  # as "it"


def _restrict(node: ir.Restrict, scope: Scope) -> ir.Node:
    """ "It cannot be blocked by Forwards with power higher than its own": the power of the one that is spoken of."""
    paid = isinstance(node.rule, ir.PayAnyElement)  # all other rules are for cards on the field
    what = visit(_of_castable(node, scope).what, scope) if paid else _on_field(node.what, scope)  # type: ignore[attr-defined]
    before = scope.own
    if isinstance(what, ir.SelfRef) or (isinstance(what, ir.Ref) and node.what == ir.Pronoun("it")):
        scope.own = ("self",) if isinstance(what, ir.SelfRef) else what.to
    seen = fields(msgspec.structs.replace(node, what=ir.SelfRef()), scope)
    scope.own = before
    if isinstance(what, ir.SelfRef):
        scope.to_itself.add(scope.sentence)
    return msgspec.structs.replace(seen, what=what)


def _cast(node: ir.CastRef, scope: Scope) -> ir.Node:
    seen = _from_elsewhere(node, scope)
    note_done(seen, "cast", scope)
    return seen


def _play(node: ir.PlayOnto, scope: Scope) -> ir.Node:
    seen = _from_elsewhere(played_back(node, scope), scope)
    if isinstance(seen.what, ir.Ref):  # type: ignore[attr-defined]
        scope.played.update(seen.what.to)  # type: ignore[attr-defined]
    note_done(seen, "played", scope)
    return seen


def _if(node: ir.If, scope: Scope) -> ir.Node:
    """ "If it is ..." right behind another "if it is ..." asks about the same card, whatever was selected under the first."""
    asked = node.condition
    if node.w < CONDITION_BEHIND and named_source(asked) and _of_itself(node, asked, scope):
        before, scope.mention = scope.mention, ("self",)
        bound, scope.mention = fields(node, scope), before
        return bound
    first = visit(node.effect, scope) if node.w >= CONDITION_BEHIND else None
    if names_a_card(asked, scope.event):
        scope.rivals.add(scope.sentence)
    note_source(asked, scope)
    if first is not None:
        done, before = offered(node.effect), scope.mention
        if isinstance(getattr(done, "what", None), ir.SelfRef):
            scope.mention = ("self",)  # "activate Hild if it is dull"
        else:
            scope.mention = told_apart(_aim(done), _aim(offered(first))) or before
        behind, scope.mention = visit(asked, scope), before
        return msgspec.structs.replace(node, condition=behind, effect=first)
    if not isinstance(asked, ir.Is | ir.HasFilter | ir.Compare | ir.Parity):
        return fields(node, scope)
    card = asked_again.meant(node, scope)
    condition = visit(asked if card is None else asked_again.of_card(asked, card), scope)
    if isinstance(asked, ir.Is) and isinstance(asked.card, ir.Pronoun):
        scope.judged = (scope.sentence, asked.card.form, condition.card)  # type: ignore[attr-defined]
        if isinstance(scope.judged[2], ir.Ref) and not asked.negated:
            scope.judged_as |= dict.fromkeys(scope.judged[2].to, words_of(asked.group))
    return _then(node, condition, scope, card)


def _of_itself(node: ir.If, asked: ir.Condition, scope: Scope) -> bool:
    """ "Choose 1 Forward. Break it. If Hild is dull, activate it": what was chosen is not on the field any more. While it is, either may
    be meant, where the state of the one is asked and changed."""
    done = offered(node.effect)
    chosen = [each for each in scope.known if each.kind in ("chosen", "selected")]
    if not chosen or not isinstance(done, HERE) or _aim(done) != ir.Pronoun("it"):
        return False
    left = all(each.name in scope.gone and each.name not in scope.played for each in chosen)
    state = isinstance(asked, ir.HasFilter) and isinstance(asked.filter, ir.StatusIs)
    if not left and state and isinstance(done, ir.Activate | ir.Dull):
        raise refuse("'it' could mean the card itself or what was chosen")
    return left


HERE = ir.Activate | ir.Dull | ir.Freeze | ir.DullAndFreeze | ir.Gain | ir.Lose  # what is done on the field only


def _then(node: ir.If, condition: ir.Node, scope: Scope, card: ir.Node | None = None) -> ir.Node:
    asked_again.note(node.condition, of_condition(condition), scope)
    lifted = isinstance(card, ir.Ref) and asked_again.lifts(node.effect)
    about = card.to if lifted else asked_and_moved(node, condition, scope)  # type: ignore[union-attr]
    about = about or told_apart(of_condition(node.condition), of_condition(condition))
    before, scope.mention = scope.mention, about or scope.mention
    effect = visit(node.effect, scope)
    scope.mention = before
    return msgspec.structs.replace(node, condition=condition, effect=effect)


def _judged(node: ir.Condition, scope: Scope) -> ir.Node:
    """What a card is can be asked of one that was just discarded or put away, too."""
    outer, scope.judging = scope.judging, True
    seen = fields(node, scope)
    scope.judging = outer
    return seen


def _joined(node: ir.Both, scope: Scope) -> ir.Node:
    """ "Deal the chosen Forward 4000 damage and dull it": the one that is named first, not one selected in between."""
    before, parts = scope.mention, []
    for each in node.effects:
        parts.append(visit(each, scope))
        said, meant = _aim(each), _aim(parts[-1])
        if isinstance(said, ir.Pronoun) and said.form in NAMING and isinstance(meant, ir.Ref):
            scope.mention = meant.to
    scope.mention = before
    return msgspec.structs.replace(node, effects=tuple(parts))


def _aim(node: ir.Node) -> ir.Node | None:
    return getattr(node, "to" if isinstance(node, ir.DealDamage | ir.Gain | ir.Lose) else "what", None)


def _quoted(node: ir.AbilityGained | ir.Overdrive | ir.Equipped, scope: Scope) -> ir.Node:
    if any(map(names_from_outside, node.abilities)):
        raise refuse("a quoted ability speaks of what was named outside of it")
    return msgspec.structs.replace(node, abilities=tuple(_ability(each, quoted=True) for each in node.abilities))


def _delayed(node: ir.Delayed, scope: Scope) -> ir.Node:
    inner = of_its_own(node, scope)
    if inner is None:
        return _once_it_left(node, scope)
    event = visit(node.event, scope)  # first: who is met is no word of the event's own
    return msgspec.structs.replace(node, event=event, effects=tuple(visit(each, inner) for each in node.effects))


def _once_it_left(node: ir.Delayed, scope: Scope) -> ir.Node:
    """ "When it is put from the field into the Break Zone this turn, play it onto the field": by then it is not there."""
    event, before = visit(node.event, scope), scope.gone
    subject = event.subject if isinstance(event, ir.CardEvent) else None
    if isinstance(subject, ir.Ref) and any(isinstance(each, LEAVING) for each in event.happenings):  # type: ignore[attr-defined]
        scope.gone = {**dict.fromkeys(subject.to, scope.sentence), **before}
    effects = tuple(visit(each, scope) for each in node.effects)
    scope.gone = before
    return msgspec.structs.replace(node, event=event, effects=effects)


# -- pronouns ----------------------------------------------------------------------------------------------------------


def _pronoun(node: ir.Pronoun, scope: Scope) -> ir.Node:
    if node.form == "they_all" and scope.lasting:
        return _they(scope)
    if node.form in pronouns.EXTRA:
        return ir.PaidWith(pronouns.EXTRA[node.form], w=FORMS.index(node.form))
    if (
        node.form in FORMER and len(scope.former) != 2 and len(scope.pairs) == 1
    ):  # "the first one" of two chosen at once
        return ir.InOrder(ir.Ref(scope.pairs), not FORMER[node.form], w=FORMS.index(node.form))
    apart = not scope.pairs and len(scope.former) == 2 and not scope.parted
    if node.form in ORDERED and apart:  # of two that were chosen one by one
        return ir.Ref((scope.former[not ORDERED[node.form]],), w=FORMS.index(node.form))
    names, w = find(node.form, scope), FORMS.index(node.form)
    scope.spoken |= {*names}
    for name in names:
        scope.first_said.setdefault(name, scope.sentence)
    if node.form in ORDERED and scope.parted:  # "Your opponent selects 1 of them. Break it and dull the other."
        if ORDERED[node.form]:
            raise refuse("the first of two, one of which was selected")
        return ir.Untaken(ir.Ref(names), ir.Ref((scope.parted,)), w=w)
    if node.form in ORDERED and not chosen_apart(scope):
        return ir.InOrder(ir.Ref(names), ORDERED[node.form], w=w)
    chosen = {each.name for each in (*scope.known, *scope.superseded) if each.kind in ("chosen", "selected", "found")}
    if node.form == "revealed" and names == scope.whole[0] and chosen.issuperset(names):
        # "Activate one of them and put the other into the Break Zone": without the one, which may be where it was
        return ir.Untaken(ir.Ref(names), ir.Ref((scope.whole[1],)), w=w)
    if node.form == "the_others":
        return ir.Untaken(ir.Ref(names), ir.Ref((scope.whole[1],)), w=w)
    if names == ("each",):
        return ir.EachOne(w=w)
    if names[0] in pronouns.PAID:
        return ir.PaidWith(pronouns.PAID[names[0]], own=node.form == "two_removed", w=w)
    used = node.form in pronouns.USERS and names != ("subject",)
    if used or (node.form in pronouns.OF_ABILITY and scope.abilities.issuperset(names)):
        return ir.SourceOf(ir.Ref(names, w=w))
    if node.form == "cancelled_ability" and names != ("stack",):
        raise refuse("what is spoken of is no ability that was cancelled")
    return ir.Ref(names, w=w)


def _pronoun_player(node: ir.PronounPlayer, scope: Scope) -> ir.Node:
    return msgspec.structs.replace(
        fields(meant_player(node, scope), scope), w=PLAYER_FORMS.index(node.form) + FIRST_PLAYER_FORM
    )


def _entered_by(node: ir.EnteredBy, scope: Scope) -> ir.Node:
    """Only of the card whose entering triggered the ability: nothing else knows how a card came, but for Warp, which is marked on it."""
    if scope.lasting and not (node.by == "warp" and isinstance(node.card, ir.SelfRef)):
        raise refuse("a field ability does not know how its card entered the field")
    if node.by != "warp" and not _enters(node.card, scope.event):
        raise refuse("how a card entered the field is known of the one whose entering triggers this")
    return fields(node, scope)


def _enters(card: ir.Objects, event: ir.Event | None) -> bool:
    """Whether the ability triggers as the card enters the field."""
    events = [each for each in nodes(event) if isinstance(each, ir.CardEvent)] if event else []
    entering = [e for e in events if any(isinstance(happening, ir.EntersField) for happening in e.happenings)]
    subjects = [part for each in entering for part in getattr(each.subject, "items", (each.subject,))]
    return any(isinstance(part, ir.SelfRef) for part in subjects) or (
        bool(subjects) and not isinstance(card, ir.SelfRef)
    )


def _uses_same(node: ir.UseSame, scope: Scope) -> ir.Node:
    """Of the kind whose use triggers the ability: no other use is spoken of."""
    event = scope.event
    uses = (
        [each.kind for each in nodes(event) if isinstance(each, ir.UsesAbility | ir.PlayerUsesAbility)] if event else []
    )
    if uses != [node.kind]:
        raise refuse(f"no {node.kind} ability whose use triggers this")
    return fields(node, scope)


OWN: dict[type[ir.Node], Callable[..., ir.Node]] = {
    ir.Pronoun: _pronoun,
    ir.PronounPlayer: _pronoun_player,
    **dict.fromkeys((ir.RemoveFromGame, ir.ToHand, ir.PutInto), _done_to),
    ir.If: _if,
    ir.Option: lambda node, scope: fields(node, scope.inner()),
    ir.EnteredBy: _entered_by,
    ir.WhenDone: _when_done,
    **dict.fromkeys((ir.IfNotDone, ir.Otherwise), _not_done),
    ir.Reflexive: _own_trigger,
    **dict.fromkeys((ir.Is, ir.HasFilter, ir.Compare), _judged),
    ir.Break: _break,
    **dict.fromkeys((ir.Dull, ir.Freeze, ir.Activate, ir.DullAndFreeze, ir.BecomeForward, ir.RemoveInstead), _on_field),
    ir.CastRef: _cast,
    ir.MayLook: _from_elsewhere,  # what lies face down, never the card itself
    ir.AllowCast: _allow,
    ir.CastCheaper: _cheaper,
    ir.RemoveAfterUse: lambda node, scope: fields(_of_castable(node, scope), scope),
    ir.DealDamage: _deal,
    ir.PlaceCounters: _place,
    **dict.fromkeys((ir.Gain, ir.Lose), _changed),
    ir.PlayOnto: _play,
    ir.Restrict: _restrict,
    ir.Both: _joined,
    ir.PlayerPuts: _puts,
    **dict.fromkeys((ir.CancelEffect, ir.ChangeTarget), _cancel),
    ir.UseSame: _uses_same,
    ir.AbilityGained: _quoted,
    ir.Delayed: _delayed,
    ir.SelfRef: this_one,
    ir.EventPlayer: that_player,
    ir.Overdrive: _quoted,
    ir.Equipped: _quoted,
}
HANDLERS.update(OWN | INTRODUCING)
