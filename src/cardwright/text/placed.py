"""Where cards lie, and what can be done to them there: nothing off the field is damaged, dulled or controlled, and nothing on it is cast.

Such a sentence speaks of another card than the one that it seems to name, or of none. So it is refused.
"""

from collections.abc import Callable, Iterator
from typing import Any

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import LEAVING, MOVES
from cardwright.text.contradictions import only_summons
from cardwright.text.walk import by_class, holds_any, nodes, nodes_up_to
from cardwright.text.whose import is_own

FIELDS = (ir.Field, sv.FieldOf)
# on the field alone: a card fights, becomes dull, is broken (4.1, 15.1.1.1, 15.1.1.3; sve 5.3, 5.5, 5.13)
TO_CHARACTERS: dict[type[ir.Node], str] = {
    ir.Break: "what",
    ir.Dull: "what",
    ir.Activate: "what",
    ir.Freeze: "what",
    ir.DealDamage: "to",
    ir.ReplaceDamage: "to",
    ir.Gain: "to",
    ir.Lose: "to",
}
DONE_TO: dict[type[ir.Node], str] = {
    **TO_CHARACTERS,
    ir.Restrict: "what",
    ir.BecomeForward: "what",
    ir.RemoveInstead: "what",
}
FIGHTING = (
    ir.CannotAttack, ir.CannotBlock, ir.CannotAttackOrBlock, ir.CannotBeBlocked, ir.CannotFormParty, ir.CannotAttackAlone, ir.MustAttack, ir.MustBlock,
    ir.AttackTimes, ir.AttackTwice, ir.AttackOnceMore, ir.AttackAtOnce, ir.CannotBecomeDull, ir.CannotBeFrozen, ir.CannotLeaveField,
    ir.CannotBeReturned, ir.CannotBeBroken, ir.PowerCannotBeDecreased, ir.PowerCannotBeIncreased, ir.DoesNotActivate, ir.CannotBeActivated, sv.CannotAttackLeaders, sv.CannotAttackFollowers,
    sv.CannotBeAttacked, sv.CannotDealDamage, sv.TakesNoDamage,
)  # fmt: skip
GONE = (*LEAVING, ir.IsDiscarded, ir.AddedToHand, sv.IsBuried, sv.LeavesFieldOf, sv.LeavesZone)
PAID_AWAY = ir.PayPut | ir.PayRemoveSource | ir.PayReturnSource  # of the card that pays
# from where it is played onto the field again, or was still a card to be cast
KEPT = (ir.Hand, sv.ExArea)
CASTING = (
    ir.PlayerCasts | ir.CannotCast | ir.CastersCostChange | ir.HasCastThisTurn | sv.PlayedThisTurn | sv.FirstPlayCheaper
)
TAKING = ir.TakeAmong | ir.SelectAmong | ir.RevealAmong | ir.CastAmong
LANDING = ir.ToHand | ir.PutInto | ir.SelectAndPut
# what is in a fight, and so is a Forward
FOUGHT = (ir.Attacks, ir.AttacksAlone, ir.Blocks, ir.IsBlocked, ir.FormsPartyAndAttacks)


def zones(group: ir.Group) -> list[ir.Zone]:
    """The places where its cards are said to be."""
    said = [each.zone for each in (*group.adjectives, *group.qualifiers) if isinstance(each, ir.InZone | ir.RemovedBy)]
    return [zone for each in said for zone in getattr(each, "zones", (each,))]


def _elsewhere(group: ir.Group) -> bool:
    """Whether all of them, or those of one kind among them, are said to be off the field: there no Summon ever is."""
    places = zones(group)
    if any(isinstance(each, FIELDS) for each in places):
        return False
    summons = isinstance(group.noun, ir.TypeIs) and "Summon" in group.noun.types
    return bool(places) or summons or any(map(_elsewhere, _kinds(group)))


def _kinds(group: ir.Group) -> list[ir.Group]:
    """Of which kinds its cards are, where it names several."""
    return [each for each in nodes(group.noun) if isinstance(each, ir.Group)] if group.noun is not None else []


def controlled_elsewhere(group: ir.Group) -> bool:
    """ "A Forward opponent controls in your Break Zone", "an enemy follower in your hand": a card that lies in a player's zone is that player's
    in the one game (sve 3.1.2), and nobody's in the other (6.2.3)."""
    nobody = any(isinstance(each, ir.ControlledBy) for each in group.qualifiers)
    owners = [getattr(each, "player", None) for each in zones(group) if not isinstance(each, FIELDS)]
    return bool(owners) and (nobody or any(_are_two(one, other) for one in _holders(group) for other in owners))


def _are_two(one: ir.Player, other: ir.Player | None) -> bool:
    return {type(one), type(other)} == {ir.You, ir.Opponent}


def done_elsewhere(node: ir.Node, ability: ir.Node) -> bool:
    """ "Deal 3000 damage to all the Forwards in your hand", "select a follower in your cemetery and destroy it"."""
    what = getattr(node, DONE_TO[type(node)])
    if isinstance(what, ir.Several):
        away = [each.group for each in what.items if isinstance(each, ir.All) and _elsewhere(each.group)]
        return bool(away) and _of_the_field(node) and not all(_given_there(node, group) for group in away)
    groups = [what.group] if isinstance(what, ir.All) else _chosen(what, ability)
    if not groups or not all(map(_elsewhere, groups)) or not _of_the_field(node):
        return False
    return not any(_given_there(node, each) for each in groups) and not _comes_back(ability)


def _given_there(node: ir.Node, group: ir.Group) -> bool:
    """Whether what is given to cards there is theirs when they are played."""
    return isinstance(node, ir.Gain | ir.Lose) and any(isinstance(each, KEPT) for each in zones(group))


def _of_the_field(node: ir.Node) -> bool:
    """Whether it is done to cards on the field alone; what is said of their names or costs may be said of others."""
    if isinstance(node, ir.Restrict):
        return isinstance(node.rule, FIGHTING)
    if isinstance(node, ir.Gain):
        return all(isinstance(each, ir.PowerUp | ir.KeywordGained | sv.StatUp) for each in node.gains)
    return True


def _chosen(what: ir.Node, ability: ir.Node) -> list[ir.Group]:
    names = {*what.to} if isinstance(what, ir.Ref) else set()
    return [each.group for each in nodes(ability) if isinstance(each, ir.Target) and each.bind in names]


def _comes_back(ability: ir.Node, names: tuple[str, ...] = ()) -> bool:
    """Whether the ability puts a card onto the field, which may be this one; of these names, if any are given."""
    return any(
        isinstance(each, ir.PlayOnto)
        or (isinstance(each, ir.PutInto | ir.SelectAndPut) and isinstance(each.to, FIELDS))
        for each in nodes(ability)
        if not names or not {*names}.isdisjoint(_moved_names(each, names))
    )


def _moved_names(node: ir.Node, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names that it moves; any of ``names``, where it moves what has none."""
    if isinstance(node, ir.SelectAndPut):
        return (node.target.bind,)
    moved = getattr(node, "what", None)
    return getattr(moved, "to", ()) if isinstance(moved, ir.Ref | ir.SelfRef) else names


def found_done(node: ir.Node, ability: ir.Node) -> bool:
    """ "Search your deck for a follower, put this follower onto your field, and give it [attack]+1": which of the two is put there?"""
    what = getattr(node, DONE_TO[type(node)])
    found = {target.bind for each in nodes(ability) if isinstance(each, ir.Search) for target in each.targets}
    names = what.to if isinstance(what, ir.Ref) else ()
    return bool(names) and found.issuperset(names) and _of_the_field(node) and not _comes_back(ability, names)


def taken_elsewhere(node: Any) -> bool:
    """ "Put a follower on your field from among them on top of your deck": they lie where they were shown."""
    return bool(zones(node.target.group))


def lands_with_another(node: LANDING, ability: ir.Node) -> bool:
    """ "Choose 1 Character in your opponent's Break Zone. Add it to your hand": a card goes to its owner's zones (6.1.3; sve 4.1.3)."""
    to = node.player if isinstance(node, ir.ToHand) else getattr(node.to, "player", None)
    if not isinstance(to, ir.You) or isinstance(getattr(node, "to", None), FIELDS):
        return False
    if isinstance(node, ir.SelectAndPut):
        groups = [node.target.group]
    else:
        groups = [node.what.group] if isinstance(node.what, ir.All) else _chosen(node.what, ability)
    return bool(groups) and all(map(_of_the_opponent, groups))


def _of_the_opponent(group: ir.Group) -> bool:
    players = (*_holders(group), *(getattr(zone, "player", None) for zone in zones(group)))
    return any(isinstance(each, ir.Opponent) for each in players)


def _holders(group: ir.Group) -> list[ir.Player]:
    """Who is said to control its cards."""
    return [each.player for each in (*group.adjectives, *group.qualifiers) if isinstance(each, ir.ControlledBy)]


def rest_to_another(node: ir.PutRest, ability: ir.Node) -> bool:
    """ "Look at the top 2 cards of your deck. ... the rest on top of his/her deck": not into another player's deck."""
    shown = [
        each for each in nodes(ability) if isinstance(each, ir.RevealTop) and each.bind in getattr(node.among, "to", ())
    ]
    return any(_are_two(each.deck, getattr(node.to, "player", None)) for each in shown)


def comes_from_elsewhere(node: ir.CardEvent) -> bool:
    """ "Whenever a follower in your EX area is put onto your field", "when a Forward in your hand attacks": then it is there no more."""
    group = getattr(node.subject, "group", None)
    here = (ir.EntersField, ir.IsDealtDamage, *FOUGHT)
    return (
        isinstance(group, ir.Group)
        and bool(zones(group))
        and _elsewhere(group)
        and any(isinstance(each, here) for each in node.happenings)
    )


# of whose event no other card is "it"; what waits or replaces has cards of its own
ALONE = (sv.Fanfare, sv.OnEvolve, sv.LastWords, ir.BeginningOf, ir.EndOf)
WITH_CARDS = (
    ir.AbilityGained | ir.Delayed | ir.ReplaceFate | ir.ReplaceDamage | sv.ReplaceLeaving | ir.RemoveInstead | ir.ReplaceForPlayer | ir.ReplacePlayerDamage
)  # fmt: skip


def of_no_event(ability: Any) -> bool:
    """ "If a token would be put into the cemetery this turn, draw a card instead and deal it 3 damage": done at once, to what?"""
    event = getattr(ability, "event", None)
    alone = event is None or isinstance(event, ALONE) or isinstance(getattr(event, "subject", None), ir.SelfRef)
    return alone and any(
        isinstance(each, ir.Ref) and each.to == ("subject",) for each in nodes_up_to(ability, WITH_CARDS)
    )


def done_too_late(ability: ir.AutoAbility) -> bool:
    """ "When a Forward you control is put from the field into the Break Zone, deal it 3000 damage": it is not on the field any more."""
    event = ability.event
    own = isinstance(event, sv.LastWords) or isinstance(getattr(event, "subject", None), ir.SelfRef)
    kept = any(isinstance(each, ir.ReturnsToHand) for each in getattr(event, "happenings", ()))
    left = isinstance(event, sv.LastWords) or (
        isinstance(event, ir.CardEvent) and all(isinstance(each, GONE) for each in event.happenings)
    )
    return left and any(
        isinstance(node, tuple(DONE_TO))
        and _is_subject(getattr(node, DONE_TO[type(node)]), own)
        and _of_the_field(node)
        and not (kept and _lasts(node))
        and not _comes_back(ability)
        for node in nodes_up_to(ability, ir.AbilityGained)
    )


def paid_away(node: Any) -> bool:
    """ "[act] Put this card into its owner's cemetery: Give it [attack]+1": it is not on the field any more."""
    if not any(isinstance(each, PAID_AWAY) and is_own(each.card) for each in node.cost.actions):
        return False
    kept = any(isinstance(each, ir.PayReturnSource) for each in node.cost.actions)
    return not _comes_back(node) and any(
        isinstance(each, tuple(DONE_TO))
        and is_own(getattr(each, DONE_TO[type(each)]))
        and _of_the_field(each)
        and not (kept and _lasts(each))
        for effect in node.effects
        for each in nodes_up_to(effect, ir.AbilityGained)
    )


def _lasts(node: ir.Node) -> bool:
    """Whether it is a gain of attack or defense, which a card in a hand may have, too (sve 4.1.3.2)."""
    return isinstance(node, ir.Gain) and all(isinstance(each, sv.StatUp) for each in node.gains)


def _is_subject(what: ir.Node, own: bool) -> bool:
    return getattr(what, "to", ()) == ("subject",) or (own and is_own(what))


def moved_before(node: ir.Node) -> bool:
    """ "Return it to its owner's hand. It gains Haste": whatever gains it, that card does not. Conditions may part what is done."""
    gone: set[str] = set()
    for each in _in_order(getattr(node, "effects", ())):
        what = getattr(each, DONE_TO.get(type(each), ""), None)
        if isinstance(what, ir.Ref) and gone & {*what.to} and _of_the_field(each) and not _lasts(each):
            return True
        moved = getattr(each, "what", None)
        if isinstance(each, (*MOVES, ir.ShuffleInto)) and isinstance(moved, ir.Ref):
            returns = isinstance(each, ir.PlayOnto) or isinstance(getattr(each, "to", None), FIELDS)
            gone = gone - {*moved.to} if returns else gone | {*moved.to}
    return False


def _in_order(effects: tuple[ir.Effect, ...]) -> Iterator[ir.Effect]:
    for each in effects:
        if isinstance(each, ir.Both):
            yield from _in_order(each.effects)
        elif isinstance(each, ir.Then):
            yield from _in_order((each.first, each.then))
        else:
            yield each


def discarded_from(node: ir.Discard) -> bool:
    """ "Your opponent discards 1 card in your Break Zone": one discards from one's hand."""
    return node.group is not None and any(not isinstance(each, ir.Hand) for each in zones(node.group))


def discarded_where_chosen(node: ir.DiscardCards, ability: ir.Node) -> bool:
    """ "Choose 1 Forward. Your opponent discards it": one discards from one's hand; so it is where a card is selected on the field."""
    what = node.what.among if isinstance(node.what, ir.AllAmong) else node.what
    names = {*what.to} if isinstance(what, ir.Ref) else set()
    chosen = [target for each in nodes(ability) if isinstance(each, ir.Choose) for target in each.targets]
    chosen += [each.target for each in nodes(ability) if isinstance(each, ir.Select)]
    return any(
        each.bind in names and not any(isinstance(zone, ir.Hand) for zone in zones(each.group)) for each in chosen
    )


def searched_for(node: ir.Search) -> bool:
    """ "Search for 1 Forward you control": nobody controls what lies in a deck."""
    groups = [kind for target in node.targets for kind in (target.group, *_kinds(target.group))]
    return any(map(_holders, groups))


def left_hand_controlled(node: ir.CardEvent) -> bool:
    """ "When a Forward you control is discarded": what is in a hand or a deck is controlled by nobody (6.2.3)."""
    group = getattr(node.subject, "group", None)
    held = group is not None and any(isinstance(each, ir.ControlledBy) for each in group.qualifiers)
    return held and any(map(_leaves_no_field, node.happenings))


def anothers_field(node: ir.CardEvent) -> bool:
    """ "When a Forward opponent controls enters your field": what enters there is yours (6.2.4)."""
    group = getattr(node.subject, "group", None)
    holders = _holders(group) if isinstance(group, ir.Group) else []
    return any(_are_two(one, _whose_field(each)) for one in holders for each in node.happenings)


def _whose_field(each: ir.Event) -> ir.Player | None:
    if isinstance(each, ir.PutIntoBreakZone):
        return {"your_field": ir.You(), "opponent_field": ir.Opponent()}.get(each.source)
    return each.whose if isinstance(each, ir.EntersField) else None


def _leaves_no_field(each: ir.Event) -> bool:
    if isinstance(each, ir.PutIntoBreakZone):
        return "hand" in each.source or "deck" in each.source or "not_field" in each.source
    return isinstance(each, ir.IsDiscarded)


def cast_from_there(node: CASTING) -> bool:
    """ "When you cast a dull Forward", "your opponent cannot cast cards in your hand": no such card is cast."""
    if node.group is None:
        return False
    said = (*node.group.adjectives, *node.group.qualifiers)
    held = any(isinstance(each, ir.ControlledBy) for each in node.group.qualifiers)
    if (
        held
        or any(isinstance(each, ir.StatusIs) for each in said)
        or any(_are_two(node.player, each) for each in _holders(node.group))
    ):
        return True
    places = [*zones(node.group), *(each.zone for each in said if isinstance(each, sv.PlayedFrom))]
    return any(isinstance(each, FIELDS) or _are_two(node.player, getattr(each, "player", None)) for each in places)


def played_where_it_is(ability: ir.AutoAbility) -> bool:
    """ "When you cast a Summon, you may play Hild onto the field": from where, and where does the ability wait for that (11.8.2)?"""
    inside = [*nodes_up_to(ability, ir.AbilityGained)]
    placed = any(isinstance(each, ir.PlayOnto) and is_own(each.what) and each.origin is None for each in inside)
    event = ability.event
    own = isinstance(getattr(event, "subject", None), ir.SelfRef) or isinstance(event, sv.LastWords)
    if not placed or (own and not holds_any(event, (ir.EntersField, *FOUGHT))):
        return False
    moved = any(isinstance(each, MOVES) and not isinstance(each, ir.PlayOnto) and is_own(each.what) for each in inside)
    return not moved and not any(isinstance(each, ir.SourceIn) for each in inside)


def done_to_itself(ability: ir.Ability) -> bool:
    """Whether what is done on the field alone is done to the card itself: "Hild also becomes a Forward" on a Summon, which is never there."""
    return any(
        isinstance(node, tuple(DONE_TO)) and is_own(getattr(node, DONE_TO[type(node)])) and _of_the_field(node)
        for node in nodes_up_to(ability, ir.AbilityGained)
    )


def used_from_elsewhere(ability: Any) -> bool:
    """ "Hild gains Haste. You can only use this ability if Hild is in the Break Zone": where it is, it gains nothing."""
    away = any(isinstance(each, ir.SourceIn) for limit in ability.limits for each in nodes(limit))
    return away and not _comes_back(ability) and done_to_itself(ability)


DOING = ir.AutoAbility | ir.ActionAbility | ir.SpecialAbility | ir.SummonEffect
REMOVING = ir.RemoveTop | ir.PayRemove | ir.PayRemoveTop


def counted_among_removed(ability: ir.Node) -> bool:
    """ "Remove the top 5 cards of your deck from the game. Draw 1 card for each Forward removed from the game": of those, or of all?"""
    inside = [*nodes(ability)]
    removed = any(
        isinstance(each, REMOVING)
        or (isinstance(each, ir.RemoveFromGame) and not is_own(each.what))
        or isinstance(getattr(each, "to", getattr(each, "into", None)), ir.Removed)
        for each in inside
    )
    return removed and any(isinstance(each, ir.CountOf) and _of_all_removed(each.group) for each in inside)


def _of_all_removed(group: ir.Group) -> bool:
    away = ir.InZone(ir.Removed(ir.EachPlayer()))
    return away in group.qualifiers and not any(isinstance(each, ir.OwnedBy) for each in group.qualifiers)


def held_twice(node: ir.Controls) -> bool:
    """ "If you control a Forward opponent controls", "if you control a Forward you control"."""
    return bool(_holders(node.group))


def selected_by_each(node: Any) -> bool:
    """ "Each player selects 1 Forward opponent controls": whose opponent?"""
    holders = _holders(node.target.group)
    return isinstance(node.player, ir.EachPlayer) and any(isinstance(each, ir.Opponent) for each in holders)


def summons_somewhere(group: ir.Group) -> bool:
    """ "Your opponent selects 1 Summon and puts it into the Break Zone", "Remove 1 Summon from the game: ...": from which zone?"""
    return only_summons(group.noun) and not any(isinstance(each, ir.Zone) for each in nodes(group))


def selected_where_shown(node: ir.Select, ability: ir.Node) -> bool:
    """ "Look at your opponent's hand and select 1 Forward. Your opponent puts it at the bottom of their deck": in the hand, or on the field?"""
    said = any(isinstance(each, ir.InZone | ir.ControlledBy) for each in nodes(node.target.group))
    before = [each for each in nodes(ability) if isinstance(each, ir.RevealHand | ir.Select | ir.Choose)]
    at = next(i for i, each in enumerate(before) if each is node)
    return not said and at > 0 and isinstance(before[at - 1], ir.RevealHand)


THE_BREAK_ZONE = ir.BreakZone(ir.You(), w=3)  # as a cost says it


def in_the_break_zone(ability: ir.Node) -> bool:
    """ "Choose 1 Forward in the Break Zone": in whose? One pays with cards of one's own (11.6.2.3)."""
    return any(each == ir.InZone(THE_BREAK_ZONE) for each in nodes_up_to(ability, ir.Cost))


SELECTING = ir.Select | ir.SelectAndPut | ir.SelectAndDull | ir.SelectAndBreak | ir.SelectAndActivate
PAID = ir.PayRemove | ir.PayPutGroup | ir.PayReturn | ir.PayDull
# of which nodes, the test, and what is said of it
PLACED: tuple[tuple[Any, Callable[[Any, ir.Node], bool], str], ...] = (
    (ir.Group, lambda node, ability: controlled_elsewhere(node), "no player controls what lies there"),
    (tuple(DONE_TO), done_elsewhere, "this is done to cards on the field only"),
    (tuple(DONE_TO), found_done, "it is open which card is meant"),
    (DOING, lambda node, ability: of_no_event(node), "it is open which card is meant"),
    (ir.Ability, lambda node, ability: in_the_break_zone(node), "it is open in whose Break Zone these cards are"),
    (DOING, lambda node, ability: counted_among_removed(node), "it is open whether others that were removed are counted, too"),
    (TAKING, lambda node, ability: taken_elsewhere(node), "the cards lie where they were shown"),
    (ir.AllAmong, lambda node, ability: any(not isinstance(each, ir.Hand) for each in zones(node.group)), "the cards lie where they were shown"),
    (LANDING, lands_with_another, "a card goes to its owner's zones"),
    (ir.CardEvent, lambda node, ability: comes_from_elsewhere(node), "the card is not there any more"),
    (ir.AutoAbility, lambda node, ability: done_too_late(node), "the card is not on the field any more"),
    (ir.Node, lambda node, ability: moved_before(node), "the card is not on the field any more"),
    (ir.ActionAbility | sv.PayFor, lambda node, ability: paid_away(node), "the card is not on the field any more"),
    (ir.Discard, lambda node, ability: discarded_from(node), "cards are discarded from a hand"),
    (ir.DiscardCards, discarded_where_chosen, "cards are discarded from a hand"),
    (ir.Search, lambda node, ability: searched_for(node), "nobody controls what lies in a deck"),
    (ir.CardEvent, lambda node, ability: left_hand_controlled(node), "nobody controls what lies in a hand or a deck"),
    (ir.CardEvent, lambda node, ability: anothers_field(node), "what enters a player's field is that player's"),
    (ir.Controls, lambda node, ability: held_twice(node), "who controls it is said twice"),
    (CASTING, lambda node, ability: cast_from_there(node), "no such card is cast"),
    (ir.AutoAbility, lambda node, ability: played_where_it_is(node), "it is open from where the card is played"),
    (ir.SummonEffect, lambda node, ability: done_to_itself(node), "the card itself is never on the field"),
    (SELECTING, lambda node, ability: selected_by_each(node), "it is open whose opponent is meant"),
    (ir.Select, selected_where_shown, "it is open where these cards are"),
    (SELECTING, lambda node, ability: summons_somewhere(node.target.group), "it is open where these cards are"),
    (PAID, lambda node, ability: summons_somewhere(node.group), "it is open where these cards are"),
    (ir.AutoAbility | ir.ActionAbility | ir.SpecialAbility, lambda node, ability: used_from_elsewhere(node),
     "this is done to cards on the field only"),
    (ir.ReplaceDealt, lambda node, ability: node.to is not None and _elsewhere(node.to), "this is done to cards on the field only"),
    (ir.PlayOnto, lambda node, ability: isinstance(node.what, ir.All) and bool(_holders(node.what.group)), "the card is on the field already"),
    (ir.PutRest, rest_to_another, "a card goes to its owner's zones"),
    (ir.PlayOnto, lambda node, ability: isinstance(node.what, ir.Opposing), "the card is on the field already"),
    (ir.RedirectDamage, lambda node, ability: node.what == node.to, "the damage is dealt there already"),
)  # fmt: skip
_of_class = by_class(PLACED)


def check(node: ir.Node, ability: ir.Node) -> None:
    """Raises TextError (stage bind) where something is done to cards that are not there."""
    for senseless, reason in _of_class(type(node)):
        if senseless(node, ability):
            raise TextError(reason, stage="bind")
