"""What pronouns stand for: every "it", "them", "the former" becomes an explicit reference, or the text is refused.

Antecedents of one ability: the card of the trigger's event ("subject"), each target of Choose and Select ("t1", "t2" ...),
what was found, revealed, discarded or removed. The rule, in order:

1. something named in the same sentence before the pronoun, the latest;
2. what a player selected in the sentence right before;
3. what was chosen, selected, found or revealed in earlier sentences: there must be exactly one that fits in number;
   a later Choose supersedes an earlier one;
4. the subject of the trigger, a whole group that was acted on ("them"), the source itself.

Anything else is refused (stage ``bind``): no antecedent, the wrong number, two possible ones.
"""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from cardwright.text import ir, nearest, opposed, pronouns
from cardwright.text.antecedents import (
    Antecedent,
    Scope,
    asked_and_moved,
    by_type,
    moved_together,
    names_a_card,
    names_from_outside,
    note_act,
    note_gone,
    note_named,
    note_source,
    note_taken,
    paid,
    part,
    refuse,
    words_of,
)
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
from cardwright.text.sharing import alternatives, several, shared
from cardwright.text.walk import bottom_up, map_fields


def bind(text: ir.CardText) -> ir.CardText:
    """Replace every pronoun; raises TextError (stage bind)."""
    return msgspec.structs.replace(text, abilities=tuple(_ability(each) for each in text.abilities))


def _ability(node: ir.Node, quoted: bool = False) -> ir.Node:
    scope = Scope(quoted=quoted)
    if isinstance(node, ir.AutoAbility):
        subject_of(node.event, scope)
        scope.event = node.event
        if names_a_card(node.condition, node.event):
            scope.rivals.add(1)
        note_source(node.condition, scope)
    if isinstance(node, ir.ActionAbility | ir.SpecialAbility):
        paid(node.cost, scope)
    scope.lasting = isinstance(node, ir.FieldAbility)
    scope.together = moved_together(node)
    if not isinstance(node, ir.AutoAbility):
        return nearest.told(_fields(node, scope))
    bound = _fields(node, scope) if node.condition is None else _conditional(node, node.condition, scope)
    opposed.check(node.event, bound)
    return nearest.told(bound)


def _conditional(node: ir.AutoAbility, asked: ir.Condition, scope: Scope) -> ir.Node:
    """The condition is printed in front of what happens: "it" in it is nothing that is chosen there."""
    scope.sentence = 1
    condition = _visit(asked, scope)
    scope.sentence = 0
    return msgspec.structs.replace(_fields(msgspec.structs.replace(node, condition=None), scope), condition=condition)


def _visit(node: ir.Node, scope: Scope) -> ir.Node:
    handler = HANDLERS.get(type(node))
    return handler(node, scope) if handler else _fields(node, scope)


def _fields(node: ir.Node, scope: Scope) -> ir.Node:
    """All fields in order; a tuple of effects is a row of sentences. A player's verb rules the pronouns in its fields."""
    before = scope.player
    actor = getattr(node, "player", None)
    if isinstance(actor, ir.Opponent | ir.EachPlayer | ir.ControllerOf | ir.OwnerOf | ir.EventPlayer):
        scope.player = actor
        scope.actor.append(actor)
    sentences = isinstance(node, SENTENCE_HOLDERS)

    def change(child: ir.Node) -> ir.Node:
        if sentences and isinstance(child, ir.Effect):
            scope.sentence += 1
        return _visit(child, scope)

    out = map_fields(node, change)
    scope.player = before
    return out


SENTENCE_HOLDERS = (
    ir.AutoAbility, ir.ActionAbility, ir.SpecialAbility, ir.SummonEffect, ir.FieldAbility, ir.WhenDone, ir.Option,
    ir.Assist, ir.BlueMagic, ir.Alternatively, ir.Reflexive,
)  # fmt: skip


# -- what introduces antecedents ---------------------------------------------------------------------------------------


def _choose(node: ir.Choose, scope: Scope) -> ir.Node:
    together = id(node) in scope.together
    targets = tuple(_target(each, scope, "chosen", together) for each in shared(node.targets, together))
    names = {each.bind for each in targets}
    before = [each for each in scope.known if each.kind == "chosen" and each.name not in names]
    scope.superseded = [*scope.superseded, *before]
    scope.known = [each for each in scope.known if each not in scope.superseded]
    if scope.reflexive:  # what was selected or found before "when you do so" is not what "it" means after a new choice
        settled = ("selected", "found")
        scope.known = [replace(each, kind="before") if each.kind in settled else each for each in scope.known]
    scope.former = tuple(each.bind for each in targets)
    scope.pairs, scope.parted = tuple(each.bind for each in targets if each.count == ir.Num(2)), ""
    scope.typed = by_type(targets)
    return msgspec.structs.replace(node, targets=targets)


def _target(node: ir.Target, scope: Scope, kind: str, together: bool = False) -> ir.Target:
    if isinstance(node.group.noun, ir.AnyNoun):
        node = msgspec.structs.replace(node, group=alternatives(node.group, together))
    seen: ir.Target = _fields(node, scope)  # type: ignore[assignment]
    many = node.any_number or node.count != ir.Num(1)
    name = scope.add(kind, many)
    if kind == "selected" and isinstance(scope.player, ir.EachPlayer):
        scope.known[-1] = replace(scope.known[-1], apiece=True)
    if isinstance(node.group.noun, ir.IsAbility):
        scope.abilities.add(name)
    scope.words[name] = words_of(node.group)
    return msgspec.structs.replace(seen, bind=name)


def _all(node: ir.All, scope: Scope) -> ir.Node:
    seen = _fields(node, scope)
    if scope.lasting:
        scope.groups.append(seen.group)  # type: ignore[attr-defined]
        return seen
    return msgspec.structs.replace(seen, bind=scope.add("all", True))


def _several(node: ir.Several, scope: Scope) -> ir.Node:
    return _fields(msgspec.structs.replace(node, items=several(node.items)), scope)


def _all_are(node: ir.AllAre, scope: Scope) -> ir.Node:
    seen = _fields(node, scope)
    scope.groups.append(seen.group)  # type: ignore[attr-defined]
    return seen


def _they(scope: Scope) -> ir.Node:
    """A field ability binds nothing: the group itself stands where "they" does."""
    if len(set(scope.groups)) != 1 or not scope.lasting:
        raise refuse('"they" needs exactly one group spoken of before')
    return ir.All(scope.groups[0], w=THEY)


def _exists(node: ir.Exists, scope: Scope) -> ir.Node:
    """Cards that an ability removed are counted and spoken of at once: "if there are 5 or more, add them to your hand"."""
    seen = _fields(node, scope)
    if scope.lasting or not any(isinstance(each, ir.RemovedBy) for each in node.group.qualifiers):
        return seen
    return msgspec.structs.replace(seen, bind=scope.add("found", True))


def _controls(node: ir.Controls, scope: Scope) -> ir.Node:
    seen = _fields(node, scope)
    if not scope.lasting:
        return seen
    return msgspec.structs.replace(seen, bind=scope.add("controlled", node.count != ir.Num(1)))


def _select(node: ir.Select | ir.SelectParts, scope: Scope) -> ir.Node:
    player: ir.Player = _visit(node.player, scope)  # type: ignore[assignment]  # "its controller" is a player of a card
    if not isinstance(player, ir.You):
        scope.actor.append(player)
    with_player = replace(scope, player=player)
    if isinstance(node, ir.Select):
        return msgspec.structs.replace(node, player=player, target=_target(node.target, with_player, "selected"))
    kind = "selected" if node.act in ("", "dull", "activate") else "moved"  # as for one kind of cards, below
    targets = tuple(_target(each, with_player, kind) for each in shared(node.targets, bool(node.act)))
    done = {"put": "put", "remove": "removed", "return": "returned", "dull": "dulled"}
    scope.acts |= {each.bind: done.get(node.act, "") for each in targets}
    return msgspec.structs.replace(node, player=player, targets=targets)


def _show(node: ir.RevealCards, scope: Scope) -> ir.Node:
    player: ir.Player = _visit(node.player, scope)  # type: ignore[assignment]
    return msgspec.structs.replace(node, player=player, target=_target(node.target, scope, "shown"))


def _select_among(node: ir.SelectAmong, scope: Scope) -> ir.Node:
    among, target = _visit(node.among, scope), _target(node.target, scope, "selected")
    part(among, target, scope)
    return msgspec.structs.replace(node, target=target, among=among)


def _search(node: ir.Search, scope: Scope) -> ir.Node:
    targets = tuple(_target(each, scope, "found") for each in node.targets)
    if len(targets) > 1:  # "search for 1 Forward and 1 Monster, play that Forward onto the field and ..."
        scope.typed = by_type(targets)
    return msgspec.structs.replace(node, targets=targets)


def _moved_target(node: ir.Node, scope: Scope) -> ir.Node:
    """PlayFrom, CastFrom, TakeAmong, SelectAndPut ...: the target is moved at once; later sentences may refer to it."""
    actor: ir.Player = node.player  # type: ignore[attr-defined]
    with_player = replace(scope, player=actor)
    kind = "played" if isinstance(node, ir.PlayFrom | ir.CastFrom) else "moved"
    if isinstance(node, ir.SelectAndDull | ir.SelectAndActivate):
        kind = "selected"  # it stays where it is: the next "it" is this card
    target = _target(node.target, with_player, kind)  # type: ignore[attr-defined]
    if isinstance(node, ir.TakeAmong) and isinstance(node.into, ir.Removed):
        scope.known.append(Antecedent(target.bind, "taken_out", scope.sentence, target.count != ir.Num(1)))
    note_taken(node, target.bind, scope)
    rest = map_fields(msgspec.structs.replace(node, target=PLACEHOLDER), lambda child: _visit(child, scope))
    if isinstance(rest, ir.TakeAmong):
        part(rest.among, target, scope)
    return msgspec.structs.replace(rest, target=target)


def _taken_together(node: ir.TakeTogether, scope: Scope) -> ir.Node:
    targets = tuple(_target(each, scope, "moved") for each in node.targets)
    for each in targets:
        note_taken(ir.TakeAmong(node.player, each, node.among, node.into), each.bind, scope)
    among = _visit(node.among, scope)
    return msgspec.structs.replace(node, targets=targets, among=among)


def _done_to(node: ir.RemoveFromGame | ir.ToHand | ir.PutInto, scope: Scope) -> ir.Node:
    return note_act(_fields(node, scope), scope)


PLACEHOLDER = ir.Target(ir.Num(1), ir.Group(ir.IsCard()))


def _revealing(kind: str) -> Callable[[ir.Node, Scope], ir.Node]:
    def handle(node: ir.Node, scope: Scope) -> ir.Node:
        seen = _fields(node, scope)
        count = getattr(node, "count", ir.Num(1))
        many = count != ir.Num(1) or isinstance(node, ir.RevealHand)
        many = many or isinstance(node, ir.DiscardHand) or isinstance(getattr(node, "player", None), ir.EachPlayer)
        seen = msgspec.structs.replace(seen, bind=scope.add(kind, many))
        scope.acts[seen.bind] = kind  # type: ignore[attr-defined]
        if isinstance(seen, ir.RevealUntil):
            seen = msgspec.structs.replace(seen, bind_rest=scope.add("rest", True))
        return seen

    return handle


def _place(node: ir.PlaceCounters, scope: Scope) -> ir.Node:
    before, scope.mention = scope.mention, warped(node, scope) or scope.mention
    seen = _fields(node, scope)
    scope.mention = before
    return seen


def _deal(node: ir.DealDamage, scope: Scope) -> ir.Node:
    """The dealer is named first; "its power" behind it is the dealer's, or that of each card which is dealt damage."""
    source = _visit(node.source, scope) if node.source else None
    to = _on_field(node.to, scope)
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
    amount = _visit(node.amount, inner)
    if isinstance(source, ir.InOrder):  # "its power": of that one of the two
        amount = bottom_up(amount, lambda x: msgspec.structs.replace(source, w=x.w) if isinstance(x, ir.Ref) else x)
    return msgspec.structs.replace(node, to=to, amount=amount, source=source)


def _cancel(node: ir.CancelEffect, scope: Scope) -> ir.Node:
    """ "Cancel its effect": of the Summon or ability that chose, unless one was chosen by this ability. What was selected or revealed
    besides has no effect that could be cancelled."""
    chosen = any(each.kind == "chosen" for each in scope.known)
    if isinstance(node.what, ir.Pronoun) and not chosen and any(each.kind == "stack" for each in scope.known):
        return msgspec.structs.replace(node, what=ir.Ref(("stack",), w=FORMS.index(node.what.form)))
    return _fields(node, scope)


def _when_done(node: ir.WhenDone, scope: Scope) -> ir.Node:
    scope.reflexive = True  # it holds all that follows
    return _fields(node, scope)


def _own_trigger(node: ir.Reflexive, scope: Scope) -> ir.Node:
    """What was shown before is not what "it" means where something is chosen."""
    inner = scope.inner()
    if any(isinstance(each, ir.Choose) for each in node.effects):
        inner.known = [replace(each, kind="before") if each.kind == "revealed" else each for each in inner.known]
    inner.reflexive = True
    return _fields(node, inner)


def _on_field(node: ir.Node, scope: Scope) -> ir.Node:
    """Only cards on the field can be broken, dulled or dealt damage: "it" is no card that was revealed."""
    scope.on_field = True
    seen = _visit(node, scope) if isinstance(node, ir.Objects) else _fields(node, scope)
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
    seen = _fields(msgspec.structs.replace(node, to=ir.SelfRef()), scope)
    scope.mention, scope.apiece = before, False
    note_named(node, scope)
    return msgspec.structs.replace(seen, to=to)


def _restrict(node: ir.Restrict, scope: Scope) -> ir.Node:
    """ "It cannot be blocked by Forwards with power higher than its own": the power of the one that is spoken of."""
    what, before = _visit(node.what, scope), scope.own
    if isinstance(what, ir.SelfRef) or (isinstance(what, ir.Ref) and node.what == ir.Pronoun("it")):
        scope.own = ("self",) if isinstance(what, ir.SelfRef) else what.to
    seen = _fields(msgspec.structs.replace(node, what=ir.SelfRef()), scope)
    scope.own = before
    return msgspec.structs.replace(seen, what=what)


def _play(node: ir.PlayOnto, scope: Scope) -> ir.Node:
    seen = _fields(played_back(node, scope), scope)
    if isinstance(seen.what, ir.Ref):  # type: ignore[attr-defined]
        scope.played.update(seen.what.to)  # type: ignore[attr-defined]
    return seen


def _if(node: ir.If, scope: Scope) -> ir.Node:
    """ "If it is ..." right behind another "if it is ..." asks about the same card, whatever was selected under the first."""
    asked, judged = node.condition, scope.judged
    first = _visit(node.effect, scope) if node.w >= CONDITION_BEHIND else None
    if names_a_card(asked, scope.event):
        scope.rivals.add(scope.sentence)
    note_source(asked, scope)
    if first is not None:
        done, before = node.effect.effect if isinstance(node.effect, ir.May) else node.effect, scope.mention
        if isinstance(getattr(done, "what", None), ir.SelfRef):
            scope.mention = ("self",)  # "activate Hild if it is dull"
        behind, scope.mention = _visit(asked, scope), before
        return msgspec.structs.replace(node, condition=behind, effect=first)
    if not isinstance(asked, ir.Is) or not isinstance(asked.card, ir.Pronoun):
        state = isinstance(asked, ir.HasFilter | ir.Compare)
        return _then(node, _visit(asked, scope), scope) if state else _fields(node, scope)
    if judged is not None and judged[:2] == (scope.sentence - 1, asked.card.form):
        condition = msgspec.structs.replace(asked, card=judged[2], group=_visit(asked.group, scope))
    else:
        condition = _visit(asked, scope)  # type: ignore[assignment]
    scope.judged = (scope.sentence, asked.card.form, condition.card)
    return _then(node, condition, scope)


def _then(node: ir.If, condition: ir.Node, scope: Scope) -> ir.Node:
    before, scope.mention = scope.mention, asked_and_moved(node, condition, scope) or scope.mention
    effect = _visit(node.effect, scope)
    scope.mention = before
    return msgspec.structs.replace(node, condition=condition, effect=effect)


def _judged(node: ir.Condition, scope: Scope) -> ir.Node:
    """What a card is can be asked of one that was just discarded or put away, too."""
    outer, scope.judging = scope.judging, True
    seen = _fields(node, scope)
    scope.judging = outer
    return seen


def _replaced(node: ir.ReplaceFate, scope: Scope) -> ir.Node:
    """ "It" in what is done instead is the card that something else would have happened to."""
    what, inner = _visit(node.what, scope), scope.inner()
    inner.known.append(Antecedent("subject", "subject", 0, False))
    return msgspec.structs.replace(node, what=what, effect=_visit(node.effect, inner))


def _quoted(node: ir.AbilityGained | ir.Overdrive | ir.Equipped, scope: Scope) -> ir.Node:
    if any(map(names_from_outside, node.abilities)):
        raise refuse("a quoted ability speaks of what was named outside of it")
    return msgspec.structs.replace(node, abilities=tuple(_ability(each, quoted=True) for each in node.abilities))


def _delayed(node: ir.Delayed, scope: Scope) -> ir.Node:
    inner = of_its_own(node, scope)
    if inner is None:
        return _fields(node, scope)
    effects = tuple(_visit(each, inner) for each in node.effects)
    return msgspec.structs.replace(node, event=_visit(node.event, scope), effects=effects)


# -- pronouns ----------------------------------------------------------------------------------------------------------


def _pronoun(node: ir.Pronoun, scope: Scope) -> ir.Node:
    if node.form == "they_all":
        return _they(scope)
    if node.form in pronouns.EXTRA:
        return ir.PaidWith(pronouns.EXTRA[node.form], w=FORMS.index(node.form))
    if (
        node.form in FORMER and len(scope.former) != 2 and len(scope.pairs) == 1
    ):  # "the first one" of two chosen at once
        return ir.InOrder(ir.Ref(scope.pairs), not FORMER[node.form], w=FORMS.index(node.form))
    if node.form in ORDERED and not scope.pairs and len(scope.former) == 2:  # of two that were chosen one by one
        return ir.Ref((scope.former[not ORDERED[node.form]],), w=FORMS.index(node.form))
    names, w = find(node.form, scope), FORMS.index(node.form)
    scope.spoken |= {*names}
    if node.form in ORDERED and scope.parted:  # "Your opponent selects 1 of them. Break it and dull the other."
        if ORDERED[node.form]:
            raise refuse("the first of two, one of which was selected")
        return ir.Untaken(ir.Ref(names), ir.Ref((scope.parted,)), w=w)
    if node.form in ORDERED and not chosen_apart(scope):
        return ir.InOrder(ir.Ref(names), ORDERED[node.form], w=w)
    if names == ("each",):
        return ir.EachOne(w=w)
    if names[0] in pronouns.PAID:
        return ir.PaidWith(pronouns.PAID[names[0]], w=w)
    used = node.form in pronouns.USERS and names != ("subject",)
    if used or (node.form in pronouns.OF_ABILITY and scope.abilities.issuperset(names)):
        return ir.SourceOf(ir.Ref(names, w=w))
    if node.form == "cancelled_ability" and names != ("stack",):
        raise refuse("what is spoken of is no ability that was cancelled")
    return ir.Ref(names, w=w)


def _pronoun_player(node: ir.PronounPlayer, scope: Scope) -> ir.Node:
    return msgspec.structs.replace(
        _fields(meant_player(node, scope), scope), w=PLAYER_FORMS.index(node.form) + FIRST_PLAYER_FORM
    )


def _entered_by(node: ir.EnteredBy, scope: Scope) -> ir.Node:
    """Only of the card whose entering triggered the ability: a field ability does not know how its card came."""
    if scope.lasting:
        raise refuse("a field ability does not know how its card entered the field")
    return _fields(node, scope)


HANDLERS: dict[type[ir.Node], Callable[..., ir.Node]] = {
    ir.Pronoun: _pronoun,
    ir.PronounPlayer: _pronoun_player,
    ir.Choose: _choose,
    **dict.fromkeys((ir.Select, ir.SelectParts), _select),
    ir.All: _all,
    ir.Several: _several,
    ir.AllAre: _all_are,
    ir.Controls: _controls,
    ir.Exists: _exists,
    **dict.fromkeys((ir.RemoveFromGame, ir.ToHand, ir.PutInto), _done_to),
    ir.Search: _search,
    ir.SelectAmong: _select_among,
    ir.RevealCards: _show,
    **dict.fromkeys((ir.PlayFrom, ir.CastFrom, ir.CastAmong, ir.TakeAmong), _moved_target),
    **dict.fromkeys((ir.SelectAndPut, ir.SelectAndBreak, ir.SelectAndDull, ir.SelectAndActivate), _moved_target),
    ir.TakeTogether: _taken_together,
    ir.RevealTop: _revealing("revealed"),
    ir.RevealUntil: _revealing("revealed"),
    ir.RevealHand: _revealing("revealed"),
    ir.Mill: _revealing("milled"),
    ir.RemoveTop: _revealing("removed"),
    ir.Discard: _revealing("discarded"),
    ir.DiscardAtRandom: _revealing("discarded"),
    ir.DiscardHand: _revealing("discarded"),
    ir.RemoveAtRandom: _revealing("removed"),
    ir.If: _if,
    ir.Option: lambda node, scope: _fields(node, scope.inner()),
    ir.EnteredBy: _entered_by,
    ir.WhenDone: _when_done,
    ir.Reflexive: _own_trigger,
    ir.RevealAtRandom: _revealing("revealed"),
    **dict.fromkeys((ir.Is, ir.HasFilter, ir.Compare), _judged),
    ir.Break: lambda node, scope: note_gone(_on_field(node, scope), scope),
    **dict.fromkeys((ir.Dull, ir.Freeze, ir.Activate, ir.DullAndFreeze, ir.BecomeForward), _on_field),
    ir.DealDamage: _deal,
    ir.PlaceCounters: _place,
    **dict.fromkeys((ir.Gain, ir.Lose), _changed),
    ir.PlayOnto: _play,
    ir.Restrict: _restrict,
    ir.ReplaceFate: _replaced,
    ir.CancelEffect: _cancel,
    ir.AbilityGained: _quoted,
    ir.Delayed: _delayed,
    ir.SelfRef: this_one,
    ir.EventPlayer: that_player,
    ir.Overdrive: _quoted,
    ir.Equipped: _quoted,
}
