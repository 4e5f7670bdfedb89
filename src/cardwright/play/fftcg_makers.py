"""Cards of our own that bring about what a text waits for, asks about or forbids: one for each kind of happening.

Most are Monsters, of which a player may control as many as he likes; a Forward where texts speak of what Forwards do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from cardwright.cards import FftcgCard
from cardwright.games.common.zones import FIELD, HAND
from cardwright.kernel.rules import Definition
from cardwright.play.fftcg_fillers import EXCLUSIVE, Filler, blank
from cardwright.play.fillers import players_of
from cardwright.text import ir

BOTH = (0, 1)


class Maker(NamedTuple):
    """A card by its type and text (`{name}` is its name, `{kind}` the type of the card on the bench), and what it is there for."""

    kind: str
    text: str
    wanted: Callable[[ir.Node], bool]
    players: tuple[int, ...] = BOTH
    copies: int = 1
    power: int = 6000  # of a Forward


def _any(*classes: type) -> Callable[[ir.Node], bool]:
    return lambda node: isinstance(node, classes)


def _out_of(happening: type, source: str) -> Callable[[ir.Node], bool]:
    """Whether this happens, or is done, to cards that come from there."""
    return lambda node: isinstance(node, happening) and node.source == source  # type: ignore[attr-defined]  # all of these have one


def _milled(node: ir.Node) -> bool:
    return isinstance(node, ir.PutIntoBreakZone) and node.source.endswith("deck")


def _by_own(happening: type) -> Callable[[ir.Node], bool]:
    """Whether it happens to cards, the other player's perhaps, due to the Summons or abilities of its own player."""
    return lambda node: isinstance(node, happening) and str(getattr(node, "due_to", "")).startswith("own")


def _entering(node: ir.Node) -> bool:
    return isinstance(node, ir.EntersField) and bool(node.by)


def _entering_by(kind: str) -> Callable[[ir.Node], bool]:
    """Whether it speaks of cards that come by what such a card does."""

    def asked(node: ir.Node) -> bool:
        source = node.source if isinstance(node, ir.EntersField | ir.EnteredBy) else None
        noun = source.group.noun if isinstance(source, ir.OneSubject) else None
        return isinstance(noun, ir.TypeIs) and kind in noun.types

    return asked


def _strong(node: ir.Node) -> bool:
    own = ir.SelfRef()
    return (isinstance(node, ir.HasFilter) and isinstance(node.filter, ir.PowerIs) and node.card == own) or (
        isinstance(node, ir.Compare) and isinstance(node.left, ir.PowerOf) and node.left.card == own
    )


def _several_returned(node: ir.Node) -> bool:
    if not isinstance(node, ir.CardEvent) or not isinstance(node.subject, ir.CountedSubject):
        return False
    return any(isinstance(each, ir.ReturnsToHand) for each in node.happenings)


def _several_chosen(node: ir.Node) -> bool:
    if not isinstance(node, ir.CardEvent) or not isinstance(node.subject, ir.CountedSubject):
        return False
    return any(isinstance(each, ir.IsChosen | ir.ChosenBy) for each in node.happenings)


def _dealt_by_opponent(node: ir.Node) -> bool:
    """Whether it speaks of points that the opponent's Summons or abilities deal."""
    if isinstance(node, ir.ReplaceForPlayer):
        return node.fate in ("points", "point") and node.by is not None
    return isinstance(node, ir.ReplacePlayerDamage) and node.source is not None


def _broken_by_own(node: ir.Node) -> bool:
    return isinstance(node, ir.IsBroken) and node.due_to.startswith("own")


def _autos(node: ir.Node) -> bool:
    return isinstance(node, ir.AutoTriggers) or (isinstance(node, ir.IsAbility) and "auto" in node.kinds)


def _by_monsters(node: ir.Node) -> bool:
    """Damage is asked for by what a Monster did, or by what it belongs to."""
    return isinstance(node, ir.DamageSource) and node.cards is not None


def _by_specials(node: ir.Node) -> bool:
    return isinstance(node, ir.DamageSource) and "special" in node.kinds


def _turned(node: ir.Node) -> bool:
    """Whether the card itself is a Forward, which it may have to become by another."""
    types = node.group.noun if isinstance(node, ir.Is) and node.card == ir.SelfRef() else None
    return isinstance(types, ir.TypeIs) and types.types == ("Forward",)


def _from_break_zone(node: ir.Node) -> bool:
    group = node.group if isinstance(node, ir.PlayerCasts | ir.HasCastThisTurn) else None
    places = group.qualifiers if group is not None else ()
    not_from = [f.filter for f in places if isinstance(f, ir.Without)]
    elsewhere = any(isinstance(f, ir.InZone) and isinstance(f.zone, ir.Hand) for f in not_from)
    return elsewhere or any(isinstance(f, ir.InZone) and isinstance(f.zone, ir.BreakZone) for f in places)


def _by_summons(node: ir.Node) -> bool:
    return isinstance(node, ir.PlayerDiscards) and node.by == "summon"


def _fighting_monsters(node: ir.Node) -> bool:
    """What waits for what Monsters do as Forwards, which others may have to make them."""
    subject = node.subject if isinstance(node, ir.CardEvent) else None
    noun = subject.group.noun if isinstance(subject, ir.OneSubject | ir.CountedSubject) else None
    return (
        isinstance(noun, ir.TypeIs)
        and noun.types == ("Monster",)
        and any(isinstance(each, _FIGHTS) for each in node.happenings)  # type: ignore[attr-defined]
    )


def _special_chosen(node: ir.Node) -> bool:
    return isinstance(node, ir.IsAbility) and node.kinds == ("special",)


def _discarded(*causes: str) -> Callable[[ir.Node], bool]:
    """Whether a card waits to be discarded due to one of these, which may be a player's own."""
    return lambda node: isinstance(node, ir.IsDiscarded) and node.due_to in causes


def _lent_actions(node: ir.Node) -> bool:
    if isinstance(node, ir.UseSame | ir.NextUseFree):
        return node.kind == "action"
    return isinstance(node, ir.GainAbilitiesOf) and "action" in node.kinds


def _used_actions(node: ir.Node) -> bool:
    return isinstance(node, ir.UsesAbility | ir.PlayerUsesAbility) and node.kind == "action"


def _used_by(kind: str) -> Callable[[ir.Node], bool]:
    """Whether it waits for an ability of such cards being used."""

    def asked(node: ir.Node) -> bool:
        noun = node.group.noun if isinstance(node, ir.PlayerUsesAbility) and node.group is not None else None
        return isinstance(noun, ir.TypeIs) and kind in noun.types and node.kind in ("action", "any")  # type: ignore[attr-defined]

    return asked


def _choosing_autos(node: ir.Node) -> bool:
    """Whether it speaks of auto-abilities that choose."""
    group = node.group if isinstance(node, ir.Target) else None
    autos = group is not None and isinstance(group.noun, ir.IsAbility) and "auto" in group.noun.kinds
    return autos and any(isinstance(each, ir.ChoosesOnly) for each in group.qualifiers)  # type: ignore[union-attr]


def _lent_autos(node: ir.Node) -> bool:
    return isinstance(node, ir.GainAbilitiesOf) and "auto" in node.kinds


def _chosen_by(kind: str) -> Callable[[ir.Node], bool]:
    """Whether it waits for being chosen by abilities of such cards."""

    def asked(node: ir.Node) -> bool:
        noun = node.sources.noun if isinstance(node, ir.ChosenBy) and node.sources is not None else None
        return isinstance(noun, ir.TypeIs) and kind in noun.types

    return asked


def _removed(node: ir.Node) -> bool:
    """Whether it speaks of cards on the field that are removed from the game."""
    there = isinstance(node, ir.RemovedFromGame) and node.source in ("field", "anywhere")
    return there or (isinstance(node, ir.ReplaceFate) and node.fate == "removed")


def _in_a_phase(node: ir.Node) -> bool:
    """What waits for a card to enter the field in some phase, or step of it."""
    event = node.event if isinstance(node, ir.DuringPhaseOf) else None
    return isinstance(event, ir.CardEvent) and any(isinstance(each, ir.EntersField) for each in event.happenings)


def _attacked_again(node: ir.Node) -> bool:
    """What waits for its second attack of the turn, which another card may have to grant."""
    again = isinstance(node, ir.FirstInTurn) and node.nth > 1 and isinstance(node.event, ir.CardEvent)
    return again and any(isinstance(each, ir.Attacks) for each in node.event.happenings)  # type: ignore[attr-defined]


def _crystals(node: ir.Node) -> bool:
    replaced = isinstance(node, ir.ReplaceForPlayer) and node.fate == "crystals"
    return replaced or isinstance(node, ir.PlayerGainsCrystal)


def _lasting_name(node: ir.Node) -> bool:
    """What enters the field and is another from then on, which what it does with its Dull icon may look at."""
    return isinstance(node, ir.BecomeElement) and isinstance(node.duration, ir.Permanent)


_FIGHTS = (ir.Attacks, ir.Blocks, ir.IsBlocked, ir.DealsDamageTo, ir.DealsDamageToPlayer, ir.IsDealtDamage)
_HURT = _any(ir.IsDealtDamage, ir.ReplaceFate, ir.ReplaceDamage, ir.DealsDamageTo, ir.WasDealtDamage, ir.NextDealt)
_GONE = _any(
    ir.PutIntoBreakZone, ir.IsBroken, ir.LeavesField, ir.PutThisTurn, ir.CannotBeBroken, ir.CannotLeaveField,
    ir.CannotBePut, ir.RemoveInstead, ir.ReplaceFate,
)  # fmt: skip
_POINTS = _any(ir.PlayerReceivesDamage, ir.ReplacePlayerDamage, ir.ReplaceForPlayer, ir.PutIntoDamageZone)
_SEARCHED = _any(ir.Searches, ir.PlayerSearches)

MAKERS = (
    Maker("Monster", "《ダル》: {name} deals you 1 point of damage.", _POINTS, copies=2),
    Maker("Monster", "《ダル》: Choose 1 card in your Break Zone. Add it to your hand.", _out_of(ir.AddedToHand, "break_zone"), copies=2),
    Maker("Monster", "《ダル》: Search for 1 {kind} and add it to your hand.", _out_of(ir.AddedToHand, "search"), copies=2),
    Maker("Monster", "《ダル》: Search for 1 Forward and add it to your hand.", _SEARCHED, copies=2),
    Maker("Forward", "《ダル》: Choose 1 Character. Dull it.", _any(ir.ChosenBy, ir.IsChosen, ir.BecomesDull, ir.CannotBecomeDull)),
    Maker("Monster", "《ダル》: Choose 1 Forward. Dull it.", _any(ir.CannotBecomeDull), (1,), 2),
    Maker("Forward", "《ダル》: Choose 1 Forward. Deal it 1000 damage.", _HURT),
    Maker("Forward", "《ダル》: Deal 1000 damage to all the Forwards.", _HURT),
    Maker("Monster", "《ダル》: Choose 1 Forward. Deal it 1000 damage.", _by_monsters),
    Maker("Forward", "[[s]]Blow[[/]] 《S》: Choose 1 Forward. Deal it 1000 damage.", _by_specials, copies=2),
    Maker("Summon", "Deal 1000 damage to all the Forwards.", _any(ir.ReplaceDamage, ir.ReplaceDealt, ir.IsDealtDamage), copies=2),
    Maker("Forward", "If {name} is dealt damage, reduce the damage by 1000 instead.", _any(ir.DamageStands, ir.DamageUnreducible), (1,), 2),
    Maker("Monster", "《ダル》: Choose 1 Character. Break it.", _GONE),
    Maker("Monster", "《ダル》: Choose 1 Forward opponent controls. Break it.", _broken_by_own, copies=2),
    Maker("Monster", "《ダル》: Choose up to 3 Characters. Dull them.", _several_chosen, copies=2),
    Maker("Monster", "《ダル》: {name} deals your opponent 1 point of damage.", _dealt_by_opponent, copies=2),
    Maker("Summon", "Your opponent receives 1 point of damage.", _dealt_by_opponent, copies=2),
    Maker("Monster", "《ダル》: Choose 1 Character. Remove 1 {counter} Counter from it.", _any(ir.CounterRemoved, ir.AnyCounterRemoved), copies=2),
    Maker("Monster", "《ダル》: Choose 1 Character. Return it to its owner's hand.", _any(ir.ReturnsToHand, ir.LeavesField, ir.CannotBeReturned)),
    Maker("Monster", "《ダル》: Choose 1 card in your opponent's Break Zone. Remove it from the game.", _any(ir.CannotBeRemoved, ir.RemovedFromGame, ir.CannotBeChosen)),
    Maker("Monster", "《ダル》: Choose 1 Forward. Remove it from the game.", _any(ir.CannotBeRemoved)),
    Maker("Monster", "《ダル》: Choose 1 Character. Remove it from the game.", _removed),
    Maker("Monster", "《ダル》: Remove all the Characters in your opponent's Break Zone from the game.", _any(ir.CannotBeRemoved)),
    Maker("Monster", "《ダル》: Choose 1 Character. Put it into the Break Zone.", _any(ir.CannotBePut)),
    Maker("Monster", "《ダル》: Return all the Characters opponent controls to their owners' hands.", _several_returned),
    Maker("Monster", "《ダル》: Gain 《C》.", _crystals),
    Maker("Monster", "《C》: Choose 1 Character. Activate it.", _any(ir.PlayerPaysCrystal)),
    Maker("Monster", "《ダル》: Choose 1 Character. Activate it.", _any(ir.BecomesActive), copies=2),
    Maker("Monster", "《ダル》: Play 1 Character from your hand onto the field.", _entering),
    Maker("Forward", "《0》: Play 1 Character from your hand onto the field.", _entering_by("Forward"), copies=2),
    Maker("Backup", "《ダル》: Play 1 Character from your hand onto the field.", _entering_by("Backup")),
    Maker("Summon", "Play 1 Character from your hand onto the field.", _entering_by("Summon"), copies=2),
    Maker("Monster", "《ダル》: Choose 1 Character in your Break Zone. Play it onto the field.", _entering),
    Maker("Monster", "《ダル》: Search for 1 Character and play it onto the field.", _entering),
    Maker("Monster", "《ダル》: Put the top 3 cards of your deck into the Break Zone.", _milled, copies=2),
    Maker("Monster", "《ダル》: Draw 3 cards.", _any(ir.CardsDrawn, ir.PlayerDraws), copies=2),
    Maker("Monster", "《ダル》: Your opponent discards 1 card.", _any(ir.IsDiscarded, ir.PlayerDiscards)),
    Maker("Monster", "《ダル》: Discard 1 card.", _any(ir.PlayerDiscards)),
    Maker("Summon", "Your opponent discards 1 card.", _by_summons, copies=2),
    Maker("Summon", "Discard 1 card.", _by_summons, copies=2),
    Maker("Monster", "《ダル》: {name} deals you 1 point of damage.", _any(ir.PlayerUsesExBurst), copies=2),
    Maker("Forward", "《0》: Draw 1 card. You can only use this ability once per turn.", _any(ir.CannotUseAbilities), copies=2),
    Maker("Monster", "《ダル》: Choose 1 Character in your Break Zone. Play it onto the field.", _any(ir.CannotPlay), copies=2),
    Maker("Monster", "《ダル》: Choose 1 Forward. It loses 1000 power until the end of the turn.", _any(ir.PowerCannotBeDecreased)),
    Maker("Monster", "《ダル》: Choose 1 Forward. It gains +1000 power until the end of the turn.", _any(ir.PowerCannotBeIncreased)),
    Maker("Monster", "《ダル》: Choose 1 Forward. It gains +5000 power until the end of the turn.", _strong, (0,), 2),
    Maker("Forward", "When a Forward attacks, draw 1 card.", _autos),
    Maker("Forward", "When a Character enters the field, draw 1 card.", _autos),
    Maker("Monster", "When a Character enters the field, draw 1 card.", _autos),
    Maker("Forward", "[[s]]Trick[[/]] 《S》: Draw 1 card.", _any(ir.GainSpecialOf, ir.GainSpecials, ir.GainAbilitiesOf, ir.UsesAbility, ir.PlayerUsesAbility, ir.CannotUseAbilities, ir.UseUsed, ir.NextUseFree), copies=2),
    Maker("Monster", "《ダル》: Choose 1 Monster. Until the end of the turn, it also becomes a Forward with 5000 power.", _any(ir.ComesToBe), copies=2),
    Maker("Monster", "《ダル》: Choose 1 Forward. It gains +5000 power until the end of the turn.", _any(ir.ComesToBe), (0,)),
    Maker("Monster", "《ダル》: Choose 1 Forward. It loses 4000 power until the end of the turn.", _any(ir.ComesToBe), (0,)),
    Maker("Monster", "《ダル》: Choose 1 Forward opponent controls. You gain control of it until the end of the turn.", _any(ir.GainsControl), copies=2),
    Maker("Monster", "《ダル》: Choose 1 card in your Break Zone. Add it to your hand.", _out_of(ir.AddedToHand, "anywhere"), copies=2),
    Maker("Monster", "《ダル》: Gain 《C》.", _any(ir.CrystalCount)),
    Maker("Monster", "《ダル》: Put the top 3 cards of your deck into the Break Zone.", _out_of(ir.RemovedInstead, "deck"), copies=2),
    Maker("Forward", "《0》: Draw 1 card. You can only use this ability once per turn.", _lent_actions, copies=2),
    Maker("Forward", "《0》: Draw 1 card. You can only use this ability once per turn.", _used_actions),
    Maker("Monster", "《0》: Draw 1 card. You can only use this ability once per turn.", _lent_actions, copies=2),
    Maker("Monster", "《0》: Draw 1 card. You can only use this ability once per turn.", _used_by("Monster")),
    Maker("Backup", "《0》: Draw 1 card. You can only use this ability once per turn.", _used_by("Backup")),
    Maker("Monster", "《ダル》: Choose 1 Forward. Freeze it.", _any(ir.BecomesFrozen), copies=2),
    Maker("Monster", "When a Character enters the field, choose 1 Character. Dull it.", _choosing_autos, copies=2),
    Maker("Forward", "When a Character enters the field, draw 1 card.", _lent_autos, copies=2),
    Maker("Monster", "When a Character enters the field, draw 1 card.", _lent_autos, copies=2),
    Maker("Monster", "《ダル》: Choose 1 Character. Activate it. It gains Haste until the end of the turn.", _lasting_name, (0,), 2),
    Maker("Monster", "《ダル》: Choose 1 Monster. Until the end of the turn, it also becomes a Forward with 5000 power.", _turned, (0,), 2),
    Maker("Monster", "《ダル》: Choose 1 Character. Place 1 {counter} Counter on it.", _any(ir.CounterPlacedOn), copies=2),
    Maker("Monster", "《0》: Choose 1 Forward. It gains Brave until the end of the turn. It can attack 3 times this turn.", _attacked_again, (0,)),
    Maker("Monster", "《ダル》: Choose 1 Summon of cost 4 or less in your Break Zone. Cast it without paying the cost.", _from_break_zone, copies=2),
    Maker("Monster", "《ダル》: Choose 1 Monster. Until the end of the turn, it also becomes a Forward with 5000 power and Haste.", _fighting_monsters, copies=2),
    Maker("Forward", "When a Character enters the field, choose 1 Character opponent controls. Dull it.", _any(ir.ChoosesOnly), (1,)),
    Maker("Monster", "《ダル》: Choose 1 Summon. Cancel its effect.", _any(ir.CannotBeCancelled), (1,), 2),
    Maker("Monster", "《ダル》: Choose 1 ability. Cancel its effect.", _any(ir.CannotBeCancelled), (1,), 2),
    Maker("Forward", "[[s]]Trick[[/]] 《S》: Draw 1 card.", _special_chosen, copies=2),
    Maker("Monster", "《ダル》: Discard 1 card.", _discarded("own", "own_ability"), (0,), 2),
    Maker("Summon", "Discard 1 card.", _discarded("own_summon", "only_summon"), (0,), 2),
    Maker("Monster", "《ダル》: Discard 1 card.", _out_of(ir.PutIntoBreakZone, "hand"), (0,), 2),
    Maker("Monster", "《ダル》: Choose 1 Character opponent controls. Dull it.", _by_own(ir.BecomesDull), copies=2),
    Maker("Monster", "《ダル》: Choose 1 Forward opponent controls. Deal it 1000 damage.", _by_own(ir.IsDealtDamage), copies=2),
    Maker("Monster", "《ダル》: Choose 1 Forward opponent controls. Return it to its owner's hand.", _by_own(ir.ReturnsToHand), copies=2),
    Maker("Forward", "If {name} deals damage to a Forward, the damage becomes 0 instead.", _any(ir.DealsDamageTo), (1,), 2, 20000),
    Maker("Summon", "Your opponent discards 1 card.", _discarded("opponent_summon", "only_summon"), (1,), 2),
    Maker("Monster", "《ダル》: Choose 1 Character. Dull it.", _chosen_by("Monster"), copies=2),
    Maker("Monster", "《ダル》: Play 1 Character from your hand onto the field.", _in_a_phase, copies=2),
    Maker("Monster", "《ダル》: Choose 1 Character. Put it at the bottom of its owner's deck.", _any(ir.PutIntoDeck)),
    Maker("Monster", "《ダル》: Choose 1 Forward. Freeze it.", _any(ir.CannotBeFrozen), (1,), 2),
    Maker("Monster", "《ダル》: Choose 1 Forward. It gains Brave until the end of the turn.", _any(ir.AttackTwice, ir.AttackTimes, ir.AttackOnceMore), (0,)),
)  # fmt: skip


def makers_for(card: FftcgCard, definition: Definition) -> Iterator[Filler]:
    """The cards that bring about what the text speaks of, for the players of whom it may speak."""
    for number, maker in enumerate(MAKERS):
        found = [node for node in definition.nodes if maker.wanted(node)]
        if found:
            players = tuple(p for p in maker.players if any(p in _players(node) for node in found))
            counter = next((n.counter for n in found if getattr(n, "counter", "")), "Mark")
            yield Filler(
                made(card, maker, number, counter), HAND if maker.kind == "Summon" else FIELD, players, maker.copies
            )


def made(card: FftcgCard, maker: Maker, number: int, counter: str = "Mark") -> FftcgCard:
    """The card that makes it happen."""
    name = f"Maker {number}"
    power = maker.power if maker.kind == "Forward" else None
    elements = tuple(e for e in card.known_elements if e not in EXCLUSIVE)  # of those a player may control several
    return blank(
        name,
        maker.kind,
        elements[:1] or ("Fire",),
        1,
        power,
        maker.text.format(name=name, kind=card.type, counter=counter),
    )


def _players(node: Any) -> tuple[int, ...]:
    """Who may do it: of an event that happens to one player, that player; of a rule that holds against one, that one.

    Cards are discarded because of either player's.
    """
    if isinstance(node, ir.PlayerDiscards | ir.IsDiscarded):
        return BOTH
    if isinstance(node, ir.ReplacePlayerDamage) and node.source is not None:
        node = node.source
    if isinstance(node, ir.ReplaceForPlayer) and node.by is not None:
        return players_of(node.by.player if isinstance(node.by, ir.Cause) else node.by)
    for name in ("player", "whose", "by"):
        player = getattr(node, name, None)
        if isinstance(player, ir.You | ir.Opponent):
            return players_of(player)
    return BOTH
