"""What the event of a trigger lets a text speak of, at once or later in the turn, and "this Forward" that was chosen."""

from dataclasses import replace

import msgspec

from cardwright.text import ir, opposed
from cardwright.text.antecedents import LEAVING, Antecedent, Scope, called, has_other, note_words, refuse
from cardwright.text.meant import find
from cardwright.text.pronouns import ALONE, FORMS, OF_ABILITY, STRONG, THIS_CHOSEN, THIS_FORMS
from cardwright.text.walk import nodes


def subject_of(event: ir.Event, scope: Scope) -> None:
    """The card of the event, when it is another card than the source alone."""
    note_words(event, scope)
    if isinstance(event, ir.CardEvent):
        if any(isinstance(each, ir.IsChosen | ir.UsesAbility) for each in event.happenings):
            scope.known.append(Antecedent("stack", "stack", 0, False))
        if any(isinstance(each, ir.ChosenBy) for each in event.happenings):
            scope.abilities.add("stack")
        if any(isinstance(each, ir.Blocks) and each.whom is None for each in event.happenings):
            scope.known.append(Antecedent("other", "fought", 0, False))
        if all(isinstance(each, ir.Blocks) for each in event.happenings):
            scope.known.append(Antecedent("other", "attacker", 0, False))
        if any(map(has_other, event.happenings)):
            scope.known.append(Antecedent("other", "other", 0, False))
        if isinstance(event.subject, ir.SelfRef) and all(map(_in_company, event.happenings)):
            scope.known.append(Antecedent("other", "party", 0, True))
        struck = opposed.struck(event)
        if isinstance(event.subject, ir.SelfRef):
            scope.known.append(Antecedent("self", "self", 0, False))
        elif struck is not None:
            scope.known.append(Antecedent("other", "subject", 0, False))
            scope.happened_to = called(struck)
        else:
            scope.known.append(Antecedent("subject", "subject", 0, isinstance(event.subject, ir.CountedSubject)))
            scope.happened_to = called(event.subject)
    elif isinstance(event, ir.PlayerUsesAbility):
        scope.known.append(Antecedent("stack", "stack", 0, False))
    elif isinstance(event, ir.CounterPlacedOn | ir.CounterRemoved | ir.ComesToBe):
        card = event.subject if isinstance(event, ir.ComesToBe) else event.card
        alone = isinstance(card, ir.SelfRef)
        scope.known.append(Antecedent("self" if alone else "subject", "self" if alone else "subject", 0, False))
        scope.happened_to = "" if alone else called(card)
    elif isinstance(event, ir.GainsControl | ir.AutoTriggers) and event.group is not None:
        scope.known.append(Antecedent("subject", "subject", 0, False))
        scope.happened_to = called(ir.OneSubject(event.group))
    elif isinstance(event, ir.Primes):
        scope.known.append(Antecedent("subject", "subject", 0, False))
    elif isinstance(event, ir.Within):
        subject_of(event.event, scope)
    elif isinstance(event, ir.PlayerCasts | ir.DamagedCardEvent):
        scope.known.append(Antecedent("subject", "subject", 0, False))
        if isinstance(event, ir.PlayerCasts):
            scope.happened_to = called(ir.OneSubject(event.group))
        if isinstance(event, ir.PlayerCasts) and event.group.noun == ir.TypeIs(("Summon",)):
            scope.known.append(Antecedent("subject", "cast", 0, False))  # "the Summon's effect"
    elif isinstance(event, ir.PlayerDiscards):
        scope.known.append(Antecedent("subject", "discarded", 0, not event.each and event.count != 1))
        if event.each:  # "when you discard a Forward, you may play it onto the field"
            scope.known.append(Antecedent("subject", "subject", 0, False))
            scope.happened_to = called(ir.OneSubject(event.group or ir.Group(ir.IsCard())))
    elif isinstance(event, ir.PlayerReceivesDamage):
        scope.known.append(Antecedent("subject", "point", 0, False))  # "the card put into the Damage Zone"
    elif isinstance(event, ir.PartyAttacks | ir.PartyIsBlocked | ir.PartyDealsDamage):
        scope.known.append(Antecedent("subject", "subject", 0, True))


def _in_company(happening: ir.Event) -> bool:
    """ "When Hild forms a party with a Job Knight and attacks, they gain Haste": Hild and the Knights of that party."""
    return isinstance(happening, ir.FormsPartyAndAttacks) and bool(happening.with_cards)


def of_its_own(node: ir.Delayed, scope: Scope) -> Scope | None:
    """What is known where an effect waits for a card of its own: "when a Forward you control attacks this turn, it gains ...".

    None where it waits for one that was spoken of, or for another turn."""
    event, found = node.event, Scope()
    own = isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.SelfRef)
    counted = isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.CountedSubject)
    one = isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.OneSubject)
    other = isinstance(event, ir.PlayerCasts) or one or counted
    if isinstance(event, ir.CardEvent) and (own or isinstance(event.subject, ir.Pronoun)):
        met = _whom_it_met(node, event, scope)
        if met is not None:
            return met
    if not node.this_turn or not (own or other):
        return None
    subject_of(event, found)
    chosen = [each for each in scope.known if each.kind in STRONG]
    rivals = [each for each in chosen if each.many or not counted]
    spoken_of = any(isinstance(each, ir.Pronoun) for effect in node.effects for each in nodes(effect))
    itself = any(
        isinstance(getattr(effect, aim, None), ir.SelfRef) for effect in node.effects for aim in ("what", "to")
    )
    if (other or itself) and rivals and spoken_of:
        raise refuse("it is open whether the card of the event or one chosen before is meant")
    subject = [each for each in found.known if each.kind in ("subject", "cast", "self")]
    return replace(scope.inner(), known=[*chosen, *subject], happened_to=found.happened_to)


_MET = (*OF_ABILITY[:4], "that_card", "blocking_forward", "blocked_forward")


def _whom_it_met(node: ir.Delayed, event: ir.CardEvent, scope: Scope) -> Scope | None:
    """ "When it deals damage to a Forward this turn, break that Forward": the one that was dealt damage. "It" would be either, but
    where the card itself is called by its name. None where no other card is spoken of, or another is chosen then."""
    forms = {each.form for effect in node.effects for each in nodes(effect) if isinstance(each, ir.Pronoun)}
    chosen = any(isinstance(each, ir.Choose | ir.Select) for effect in node.effects for each in nodes(effect))
    if any(
        isinstance(each, opposed.FIGHTING[form])
        for form in forms & opposed.FIGHTING.keys()
        for each in event.happenings
    ):
        raise refuse("it is open which of the two cards of the event is meant")
    if not any(map(has_other, event.happenings)) or chosen or not forms:
        return None
    alone = isinstance(event.subject, ir.SelfRef) and not any(each.kind in STRONG for each in scope.known)
    if forms.issubset((*_MET, "it") if alone else _MET):
        inner = replace(scope.inner(), known=[Antecedent("other", "other", 0, False)], words=dict(scope.words))
        note_words(event, inner)
        return inner
    parties = [getattr(each, name, None) for each in event.happenings for name in ("whom", "by", "dealer")]
    if any(isinstance(each, ir.OneSubject) for each in parties):
        raise refuse("it is open which of the two cards of the event is meant")
    return None


_OF_PLAYERS = ir.BeginningOf | ir.EndOf | ir.PlayerCasts | ir.PlayerDraws | ir.PlayerReceivesDamage


def that_player(node: ir.EventPlayer, scope: Scope) -> ir.Node:
    """ "At the end of each player's turn, that player ...": whose turn it is, or who did what the ability waits for."""
    event = scope.event
    player = getattr(event, "whose" if isinstance(event, ir.BeginningOf | ir.EndOf) else "player", None)
    if not isinstance(event, _OF_PLAYERS) or not isinstance(player, ir.EachPlayer | ir.Opponent):
        raise refuse("no player that 'that player' could mean")
    return node


def meant_player(node: ir.PronounPlayer, scope: Scope) -> ir.Player:
    """Whom "they", "his/her" ... means: who does what the sentence says, else the last player spoken of."""
    player = scope.player if scope.player and not isinstance(scope.player, ir.You) else None
    player = player or (scope.actor[-1] if scope.actor else None)
    if player is None and node.form in ALONE:
        player = one_other(scope.event)
    if player is None:
        raise refuse(f"no player that {node.form!r} could mean")
    if node.form in ALONE and isinstance(player, ir.EachPlayer):
        raise refuse("it is open which of the players is meant")
    if isinstance(player, ir.EachPlayer) and scope.each_as_you:
        return ir.You()
    return player


def one_other(event: ir.Event | None) -> ir.Player | None:
    """The player whom what the ability waits for names, where that is never both: "when your opponent casts a Summon, if they have ..."."""
    found = [] if event is None else [each for each in nodes(event) if isinstance(each, ir.Opponent | ir.EachPlayer)]
    return ir.Opponent() if found and all(isinstance(each, ir.Opponent) for each in found) else None


def this_one(node: ir.SelfRef, scope: Scope) -> ir.Node:
    """ "This Forward" outside of a quoted ability: the one that was chosen, as "that Forward" would be (unused.py refuses the rest)."""
    form = THIS_FORMS.get(node.w)
    if form is None or scope.quoted:
        return node
    names = find(form, scope)
    chosen = {each.name for each in scope.known if each.kind in STRONG}
    return ir.Ref(names, w=THIS_CHOSEN + node.w) if chosen.issuperset(names) else node


def played_back(node: ir.PlayOnto, scope: Scope) -> ir.PlayOnto:
    """ "You may remove 1 Backup you control from the game. If you do so, play it onto the field": what has just been removed from the
    field, unless the card of the event, which left it as well, or one that was chosen could be meant."""
    away = [each for each in scope.known if each.name in scope.left_field]
    left = isinstance(scope.event, ir.CardEvent) and any(isinstance(each, LEAVING) for each in scope.event.happenings)
    rivals = left or any(each.kind in STRONG or each.kind == "subject" for each in scope.known)
    if rivals or len(away) != 1 or node.what != ir.Pronoun("them" if away[0].many else "it"):
        return node
    assert isinstance(node.what, ir.Pronoun)
    return msgspec.structs.replace(node, what=ir.Ref((away[0].name,), w=FORMS.index(node.what.form)))


def warped(node: ir.PlaceCounters, scope: Scope) -> tuple[str, ...]:
    """Warp Counters are placed on "it", the card that was removed from the game right before (X-WARP-1)."""
    gone = [each for each in scope.known if scope.acts.get(each.name) == "removed"]
    fits = node.counter == "Warp" and node.on == ir.Pronoun("it") and len(gone) == 1 and not gone[0].many
    return (gone[0].name,) if fits else ()
