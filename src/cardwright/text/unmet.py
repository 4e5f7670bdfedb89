"""What a sentence speaks of though nothing in the text has done, met or paid it: half of the text is missing, or it is another card's.

"When Hild enters the field, draw as many cards as were removed." An unresolved word does not compile, and these are such words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import LEAVING
from cardwright.text.contradictions import attacks_in_another_turn, never_used, no_opponent_in_battle, only_summons
from cardwright.text.pronouns import TOTAL_OF, TOTALS, X_MARKS
from cardwright.text.reading import same_meaning
from cardwright.text.walk import by_class, holds_any, nodes
from cardwright.text.whose import is_own, of_enemies

SELF = ("self",)
DOING = ir.AutoAbility | ir.ActionAbility | ir.SpecialAbility | ir.SummonEffect
FRAMES = (ir.Both, ir.Then, ir.May, ir.If, ir.Choose, ir.Let)
UNDONE = "nothing was done before of which so many could be counted"
FIGHTS = (
    ir.Attacks, ir.AttacksAlone, ir.FormsPartyAndAttacks, ir.PartyAttacks, ir.PartyIsBlocked, ir.PartyDealsDamage, ir.FormingPartyWith, ir.InAParty,
    ir.InParty,
)  # fmt: skip
# what is done to no cards that could be counted
DEEDLESS = (ir.Gain, ir.Lose, ir.Restrict, sv.RecoverPoints, sv.MaxPoints)
DIE_ASKED = (sv.DieResult, sv.Rolled)
OF_PLAYER = 15  # wording of All: the cards of a player, of whom alone is spoken
THEIR_NEXT = 2  # wording of spans: "during their next turn", "until the end of their next turn"


def counts_no_deed(ability: ir.Node) -> bool:
    """Whether the first thing it does is counted by what was done before, and neither cost nor event did anything."""
    if not isinstance(ability, ir.FieldAbility) and not _only_arrives(ability):
        return False
    if holds_any(ability, (ir.Cost,)):
        return False
    first = next((n for n in nodes(ability) if isinstance(n, ir.Effect) and not isinstance(n, FRAMES)), None)
    if first is None or isinstance(first, sv.HandToDeckAndRedraw):  # which counts what it has put back
        return False
    # nothing that it does instead of something else
    alone = sum(isinstance(each, ir.Effect) for each in nodes(first)) == 1
    return alone and holds_any(first, (ir.ResultCount, sv.CountThisWay))


DEEDS = (ir.AbilityGained, ir.ReplaceFate, sv.ReplaceLeaving, ir.ReplaceForPlayer, ir.ReplacePlayerDamage, ir.CostItem)


def counts_in_a_condition(ability: ir.Node) -> bool:
    """ "While you put 4 or more amulets into the cemetery this way, your followers have Ward": nothing is done all the time."""
    return holds_any(ability, (ir.ResultCount, sv.CountThisWay)) and not holds_any(ability, DEEDS)


def _only_arrives(ability: ir.Node) -> bool:
    """Whether it waits for what one card does, by which nothing is done to others that could be counted."""
    return isinstance(ability, ir.AutoAbility) and isinstance(
        ability.event, ir.CardEvent | sv.Fanfare | sv.OnEvolve | sv.LastWords
    )


def of_no_roll(ability: ir.Node) -> bool:
    """Whether it asks what a die shows that nobody has rolled."""
    return _only_arrives(ability) and holds_any(ability, DIE_ASKED) and not holds_any(ability, (sv.RollDie,))


def of_no_damage(ability: ir.Node) -> bool:
    """Whether it says of "this damage" that EX Bursts do not trigger, and no player receives any by it."""
    return holds_any(ability, (ir.DamageUnburst,)) and not holds_any(ability, (ir.DamagePlayer, ir.ReceiveDamage))


def used_up(ability: ir.Node) -> bool:
    """Whether the card itself is to be removed "after use" by an ability of a card that is no Summon."""
    gone = (each.what for each in nodes(ability) if isinstance(each, ir.RemoveAfterUse))
    return any(map(is_own, gone))


def of_no_party(node: ir.PartyOf, ability: ir.Node) -> bool:
    """Whether "this party" is that of the card itself or of the event, and nothing says that it attacks or forms one."""
    own = getattr(node.card, "to", ()) in (SELF, ("subject",))
    return own and not holds_any(ability, FIGHTS)


def turn_of_nobody(node: ir.Node) -> bool:
    """ "You cannot cast Summons during their next turn": whose turn that is was not said; "their" is the opponent's where he does it."""
    span, player = getattr(node, "duration", None), getattr(node, "player", None)
    theirs = isinstance(span, ir.DuringNextTurn | ir.UntilEndOfNextTurn) and span.w == THEIR_NEXT
    return theirs and isinstance(player, ir.Player) and not isinstance(player, ir.Opponent)


def turn_of_no_card(node: ir.Restrict) -> bool:
    """ "Each opponent can't use abilities during their controller's next turn": whether no card was named whose controller that is."""
    span = node.duration
    held = isinstance(span, ir.DuringNextTurn) and isinstance(span.player, ir.ControllerOf)
    return held and isinstance(node.what, ir.All) and node.what.w == OF_PLAYER


def cast_by_another(node: ir.CastersCostChange) -> bool:
    """ "The cost to cast your third opposing Forward": what one casts is no card that the opponent controls."""
    return of_enemies(node.group) and isinstance(node.player, ir.You)


def stays(node: ir.SelectAndPut) -> bool:
    """ "Return 1 card from your hand to its owner's hand": whether the cards are to go to where they are."""
    return any(
        isinstance(each, ir.InZone) and type(each.zone) is type(node.to) for each in node.target.group.qualifiers
    )


def _of_itself(ability: ir.Node) -> ir.CardEvent | None:
    """What it waits for, where that happens to the card itself alone."""
    event = ability.event if isinstance(ability, ir.AutoAbility) else None
    return event if isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.SelfRef) else None


def of_no_fight(node: ir.Opposing, ability: ir.Node) -> bool:
    """ "Gain control of the opposing Forward" of a card that has just entered the field: no Forward is in battle with it."""
    event = _of_itself(ability)
    enters = event is not None and all(isinstance(each, ir.EntersField) for each in event.happenings)
    return enters and isinstance(node.card, ir.SelfRef)


def rest_of_none(node: ir.PutRest, ability: ir.Node) -> bool:
    """ "Deal 2000 damage to all the Forwards. Put the rest at the bottom of your deck": nothing was taken of any cards."""
    names = {*node.among.to} if isinstance(node.among, ir.Ref) else set()
    return any(
        each.bind in names
        for each in nodes(ability)
        if isinstance(each, ir.All) or (isinstance(each, ir.RevealTop) and each.count == ir.Num(1))
    )


def cast_from_field(node: ir.AllowCast, ability: ir.Node) -> bool:
    """ "When Hild attacks, you may cast this Character": whether the card is where it was cast to."""
    event = _of_itself(ability)
    own = is_own(node.what)
    return own and event is not None and not holds_any(event, LEAVING)


SHOWING = ir.RevealTop | ir.RevealHand | ir.RevealAtRandom | ir.Discard | ir.DiscardAtRandom | ir.Mill


def back_to_no_field(node: ir.RemoveFromGame, ability: ir.Node) -> bool:
    """ "Remove it from the game for as long as Hild is on the field", of a card of a hand, a deck or a Break Zone: it comes back to
    the field where it was there (fftcg-2020 6.2.4), and of others nothing is said."""
    if not isinstance(node.what, ir.Ref) or isinstance(node.duration, ir.Permanent):
        return False
    names = {*node.what.to}
    if names == {"subject"}:
        return isinstance(ability, ir.AutoAbility) and holds_any(ability.event, LEAVING)
    for each in reversed(list(nodes(ability))):
        among = getattr(each, "among", None)
        if isinstance(each, ir.SelectAmong) and each.target.bind in names and isinstance(among, ir.Ref):
            names |= {*among.to}
    shown = any(isinstance(each, SHOWING) and each.bind in names for each in nodes(ability))
    targets = (each for each in nodes(ability) if isinstance(each, ir.Target) and each.bind in names)
    places = (each.zone for target in targets for each in target.group.qualifiers if isinstance(each, ir.InZone))
    return shown or not all(isinstance(zone, ir.Field) for zone in places)


def held(node: Any) -> bool:
    """ "If you control a Summon", "for each Summon you control": none is ever on the field."""
    controls = isinstance(node, ir.Controls) or any(isinstance(each, ir.ControlledBy) for each in node.group.qualifiers)
    return (
        controls
        and only_summons(node.group.noun)
        and not any(isinstance(each, ir.InZone) for each in node.group.qualifiers)
    )


def in_no_state(node: ir.Search | ir.Discard | ir.PlayFrom | ir.CannotPlay) -> bool:
    """ "Search for 1 dull Forward": no card in a deck or a hand is dull, damaged or attacking."""
    if isinstance(node, ir.Search):
        groups = [each.group for each in node.targets]
    elif isinstance(node, ir.PlayFrom):
        groups = [node.target.group]
    else:
        groups = [node.group]
    return any(isinstance(each, ir.StatusIs) for group in groups for each in (*group.adjectives, *group.qualifiers))


# what is done to cards on the field
STANDING = ir.Break | ir.Dull | ir.Freeze | ir.Activate | ir.DealDamage | ir.Gain | ir.Lose | ir.GainControl


def not_on_the_field(node: ir.Effect, ability: ir.Node) -> bool:
    """ "When your opponent casts a Forward, break it": it is a card on the stack. A follower that was played has arrived by then (sve 10.7.1).
    "When you discard a Forward, dull it": it lies in the Break Zone, unless it was played from there."""
    what = node.to if isinstance(node, ir.DealDamage | ir.Gain | ir.Lose) else node.what  # type: ignore[attr-defined]
    event = getattr(ability, "event", None)
    if not isinstance(ability, ir.AutoAbility) or not isinstance(what, ir.Ref) or what.to != ("subject",):
        return False
    if isinstance(event, ir.PlayerDiscards):
        return not any(isinstance(each, ir.PlayOnto) and each.what == what for each in nodes(ability))
    if not isinstance(event, ir.PlayerCasts) or isinstance(node, ir.Gain | ir.Lose | ir.Activate | ir.GainControl):
        return False
    noun = event.group.noun
    return not (isinstance(noun, ir.TypeIs) and set(noun.types) <= {"Follower", "Amulet"})


def changed_again(node: ir.FieldAbility) -> bool:
    """ "The damage dealt to Hild is reduced by 1000. If ..., the damage dealt to Hild is reduced by 3000 instead." """
    first, *later = node.effects
    if not isinstance(first, ir.ReplaceDamage):
        return False
    again = [each.effect for each in later if isinstance(each, ir.If) and isinstance(each.effect, ir.ReplaceDamage)]
    return any(each.change == first.change and same_meaning(each.to, first.to) for each in again)


def after_nothing(node: Any) -> bool:
    """ "When Hild enters the field, if you do so, draw 1 card", "select 1 of the 2 following actions. "When you do so, ..."": do what?"""
    return bool(node.effects) and isinstance(node.effects[0], ir.WhenDone | ir.IfDone | ir.IfNotDone)


def counted_in_a_limit(ability: Any) -> bool:
    """ "You can only use this ability if 2 or more Monsters were broken this way", "... if there is a Fire Forward among them": the limit
    is looked at before anything is chosen or done."""
    chosen = {each.bind for each in nodes(ability) if isinstance(each, ir.Target)}
    return any(
        isinstance(each, ir.ResultCount | sv.CountThisWay)
        or (isinstance(each, ir.Ref) and not chosen.isdisjoint(each.to))
        for limit in ability.limits
        for each in nodes(limit)
    )


COSTS = {
    "removed": ir.PayRemove, "discarded": ir.PayDiscard, "put": ir.PayPutGroup, "returned": ir.PayReturn, "dulled": ir.PayDull,
    "revealed": ir.PayReveal,
}  # fmt: skip


def one_of_several_paid(node: ir.PowerOf | ir.CostOf, ability: ir.Node) -> bool:
    """ "Remove 2 Forwards from the game: Deal it damage equal to the power of the Forward you removed this way": of which of the two?

    Of all of them together is another thing, but "the total cost of the 3 removed cards" where 2 are removed is none."""
    kind = COSTS.get(node.card.how) if isinstance(node.card, ir.PaidWith) else None
    paid = [
        getattr(getattr(each, "count", None), "value", None)
        for each in nodes(ability)
        if kind and isinstance(each, kind)
    ]
    told = node.w % X_MARKS - TOTALS
    if not 0 <= told < 10 * TOTAL_OF:
        return any(number != 1 for number in paid)
    said = told // TOTAL_OF
    return bool(said) and any(number != said for number in paid)


def gains_ones_own(node: ir.GainControl) -> bool:
    """ "When Hild attacks, you gain control of it": of another card, then."""
    return is_own(node.what) and isinstance(node.player, ir.You)


def check_paid(abilities: Sequence[ir.Ability]) -> None:
    """Raises TextError (stage bind) at "the card removed by the extra cost" where no ability has a cost; likewise of what was done, and
    at 《X》 that is paid where nothing comes of how much that is (4.5)."""
    for number, ability in enumerate(abilities):
        if holds_any(ability, (ir.PaidWith,)) and not any(holds_any(other, (ir.Cost,)) for other in abilities):
            raise TextError("nothing was paid", stage="bind", paragraph=number)
        if _counts_what_nobody_did(ability) and not any(holds_any(other, (ir.CostItem,)) for other in abilities):
            raise TextError(UNDONE, stage="bind", paragraph=number)
        where = abilities if isinstance(ability, ir.FieldAbility) else (ability,)  # of an extra cost the Summon speaks
        if holds_any(ability, (ir.CpX,)) and not any(holds_any(each, (ir.X,)) for each in where):
            raise TextError("X is paid, but nothing comes of how much", stage="bind", paragraph=number)
        declared = any(holds_any(each, (ir.CpX, sv.Let, sv.PlayPointX)) or _pays_in_words(each) for each in abilities)
        if isinstance(ability, ir.SummonEffect) and holds_any(ability, (ir.X,)) and not declared:
            raise TextError("it is open what X is", stage="bind", paragraph=number)


def _pays_in_words(ability: ir.Node) -> bool:
    """ "Discard X cards": the number is declared with the cost."""
    return any(isinstance(item, ir.CostItem) and holds_any(item, (ir.X,)) for item in nodes(ability))


def _counts_what_nobody_did(ability: ir.Node) -> bool:
    """ "[fanfare] Give this follower [attack]+X. X equals the number of cards discarded": by whom, and when?"""
    if not _only_arrives(ability) or not holds_any(ability, (sv.CountThisWay,)) or holds_any(ability, (sv.PayFor,)):
        return False
    done = [each for each in nodes(ability) if isinstance(each, ir.Effect) and not isinstance(each, (*FRAMES, sv.Gate))]
    return all(isinstance(each, DEEDLESS) for each in done)


# of which nodes, the test, and what is said of it
UNMET: tuple[tuple[Any, Callable[[Any, ir.Node], bool], str], ...] = (
    (ir.AutoAbility, lambda node, ability: of_no_roll(node), "no die was rolled"),
    (DOING, lambda node, ability: of_no_damage(node), "no damage that was spoken of"),
    (ir.AutoAbility | ir.FieldAbility, lambda node, ability: counts_no_deed(node), UNDONE),
    (ir.FieldAbility, lambda node, ability: counts_in_a_condition(node), UNDONE),
    (ir.AutoAbility | ir.ActionAbility | ir.SpecialAbility, lambda node, ability: used_up(node), "only a Summon is used up"),
    (ir.PartyOf, of_no_party, "no party that was spoken of"),
    (ir.Node, lambda node, ability: turn_of_nobody(node), "it is open whose next turn that is"),
    (ir.DuringNextTurn, lambda node, ability: isinstance(node.player, ir.Owner), "it is open whose next turn that is"),
    (ir.Restrict, lambda node, ability: turn_of_no_card(node), "a player has no controller"),
    (ir.CastersCostChange, lambda node, ability: cast_by_another(node), "no player casts what another controls"),
    (ir.SelectAndPut, lambda node, ability: stays(node), "the cards are there already"),
    (ir.Opposing, of_no_fight, "no Forward is in battle with it"),
    (ir.PutRest, rest_of_none, "nothing was taken of which that could be the rest"),
    (ir.AllowCast, cast_from_field, "the card is on the field already"),
    (ir.RemoveFromGame, back_to_no_field, "it is open where a card comes back to that was not on the field"),
    (ir.Controls | ir.CountOf | ir.CountDifferent | ir.CountElements | ir.Highest, lambda node, ability: held(node), "no Summon is on the field"),
    (ir.Search | ir.Discard | ir.PlayFrom | ir.CannotPlay, lambda node, ability: in_no_state(node),
     "a card is dull, damaged or in battle on the field only"),
    (STANDING, not_on_the_field, "the card that is cast or discarded is not on the field"),
    (DOING | ir.Option, lambda node, ability: after_nothing(node), "nothing was done before that is asked about"),
    (ir.AutoAbility | ir.ActionAbility | ir.SpecialAbility, lambda node, ability: counted_in_a_limit(node),
     "a limit is looked at before anything is done"),
    (ir.PowerOf | ir.CostOf, one_of_several_paid, "it is open which of the cards is meant"),
    (ir.GainControl, lambda node, ability: gains_ones_own(node), "the card is controlled by that player already"),
    (ir.LightDarkMany | ir.LightDarkExempt, lambda node, ability: node.element not in ("Light", "Dark"),
     "of other Elements there may be many (7.7.5)"),
    (ir.ActionAbility | ir.SpecialAbility, lambda node, ability: never_used(node), "it is nobody's turn at once"),
    (ir.CannotBeBlocked | ir.CannotBlock, lambda node, ability: no_opponent_in_battle(node), "only Forwards fight"),
    (ir.AttackLimit, lambda node, ability: attacks_in_another_turn(node), "nobody attacks in another player's turn"),
    (ir.FieldAbility, lambda node, ability: changed_again(node), "it is open whether that holds besides, or instead of what was said before"),
)  # fmt: skip
_of_class = by_class(UNMET)


def check(node: ir.Node, ability: ir.Node) -> None:
    """Raises TextError (stage bind) where the node speaks of what its ability does not give a meaning to."""
    for missing, reason in _of_class(type(node)):
        if missing(node, ability):
            raise TextError(reason, stage="bind")


def check_options(abilities: Sequence[ir.Ability]) -> None:
    """Behind the options of a spell: the last of them reaches to the end of the ability, which is the whole text (sve 5.17.1.1,
    10.1.1.4), while another paragraph is one that says something of its own."""
    offered = False
    for number, each in enumerate(abilities):
        if not isinstance(each, ir.SummonEffect):
            continue
        if offered:
            raise TextError("it is open whether that belongs to the last option", stage="bind", paragraph=number)
        offered = any(isinstance(node, ir.Modal) for effect in each.effects for node in nodes(effect))
