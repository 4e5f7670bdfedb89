"""Shadowverse: Evolve: how sentences are built, instructions, and what cards gain."""

from .ir_base import Amount, Condition, Duration, Effect, Gained, Node, Objects, Player, Zone
from .ir_costs import Cost
from .ir_effects import Target
from .ir_refs import Group

# -- gained ------------------------------------------------------------------------------------------------------------


class StatUp(Gained, frozen=True):
    """+attack and +defense (negative numbers: less; None: not touched). A follower's defense bonus is kept apart from damage."""

    attack: Amount | None = None
    defense: Amount | None = None


class TraitGained(Gained, frozen=True):
    """This trait, too."""

    trait: str


# -- structure ---------------------------------------------------------------------------------------------------------


class Gate(Effect, frozen=True):
    """A condition word before a colon ("Combo (3): ..."): carry out ``effects`` only when the condition holds. It reaches to the
    next such word, the end of the option or of the paragraph."""

    condition: Condition
    effects: tuple[Effect, ...]


class PayFor(Effect, frozen=True):
    """ "[cost]: [effect]": the controller may pay ``cost``; when he does, ``effects`` are carried out, to the end of the
    option or paragraph (10.4.7). ``stage`` "play": decided and paid as the automatic ability is played; refused, it is dropped
    (10.6.2.5, for play points and engaging); "resolve": on resolution (10.4.7.4)."""

    cost: Cost
    effects: tuple[Effect, ...]
    stage: str = "resolve"


class OrInstead(Effect, frozen=True):
    """Self-replacement (10.10.2.5): when ``condition`` holds as ``effect`` is about to be carried out, carry out ``instead`` in
    its place. Several nest: the outer one is printed later and asked first. w: 0 written out, 1 only the changed amount is
    printed, 10 and 11 the same after a condition word and colon."""

    effect: Effect
    condition: Condition
    instead: Effect


class Let(Effect, frozen=True):
    """``X`` inside ``effects`` is ``amount``, computed when the first of them that has X is carried out; ``amount`` may refer to
    what the effects before that one bound."""

    effects: tuple[Effect, ...]
    amount: Amount


class ForEvery(Effect, frozen=True):
    """Carry out ``effect`` once, with every number that it gives, deals, draws, creates or recovers multiplied by ``count``
    divided by ``per``, rounded down (5.28)."""

    effect: Effect
    count: Amount
    per: int = 1


class SelectThenAll(Effect, frozen=True):
    """``effect`` (SelectAndBreak, SelectAndPut, SelectAndDull, Discard of each player): all of them select, one after the other, then it is done
    to all that was selected at the same time (1.3.4.1)."""

    effect: Effect


class Repeat(Effect, frozen=True):
    """Carry out ``effect`` ``times`` (or ``count``) times in all; or, with ``until``, once and again until that holds (or nothing
    changes); or, with ``again``, once and again as long as that holds afterwards."""

    effect: Effect
    times: int = 0
    until: Condition | None = None
    count: Amount | None = None
    again: Condition | None = None


class MayPay(Effect, frozen=True):
    """As parsed: "You may pay [cost]." before "If you do, ...". Never reaches an executor."""

    cost: Cost


class Keyed(Effect, frozen=True):
    """As parsed: a condition word before a sentence. Never reaches an executor."""

    condition: Condition
    effect: Effect


class Costed(Effect, frozen=True):
    """As parsed: a cost before a sentence. Never reaches an executor."""

    cost: Cost
    effect: Effect


class RestrictTwo(Effect, frozen=True):
    """As parsed: "it can't attack or evolve". Never reaches an executor."""

    what: Objects
    rules: tuple[Node, ...]
    duration: Duration


class RulePair(Effect, frozen=True):
    """As parsed: "it can't be destroyed and doesn't take damage". Never reaches an executor."""

    what: Objects
    rule: Node
    more: Node
    duration: Duration


class NextPlayed(Effect, frozen=True):
    """As parsed: "the next follower you play this turn costs 3 less to play and has Rush". Never reaches an executor."""

    group: Group
    amount: Amount
    gains: tuple[Gained, ...]
    fixed: bool = False


class InsteadAnd(Effect, frozen=True):
    """As parsed: "deal 4 damage instead and draw a card". Never reaches an executor."""

    effect: Effect
    more: Effect


class NumberedOption(Effect, frozen=True):
    """As parsed: the first sentence of an option. Never reaches an executor."""

    number: int
    effect: Effect


class LetSentence(Effect, frozen=True):
    """As parsed: "X equals ...". Never reaches an executor."""

    amount: Amount


class LetWhere(Effect, frozen=True):
    """As parsed: "..., where X is ...". Never reaches an executor."""

    effect: Effect
    amount: Amount


class RepeatSentence(Effect, frozen=True):
    """As parsed: "Do this 3 times", "Repeat this until ...", "If ..., repeat this". Never reaches an executor."""

    times: int = 0
    until: Condition | None = None
    count: Amount | None = None
    again: Condition | None = None


class LimitX(Effect, frozen=True):
    """As parsed: "X can't be more than 5", behind what X equals. Never reaches an executor."""

    most: Amount


class InsteadSentence(Effect, frozen=True):
    """As parsed: "If ..., A instead". Never reaches an executor."""

    condition: Condition
    effect: Effect


class InsteadOnly(Effect, frozen=True):
    """As parsed: "A instead" after a condition. Never reaches an executor."""

    effect: Effect


class AmountInstead(Effect, frozen=True):
    """As parsed: "deal 3 damage instead", "put 3 instead": ``verb`` and the new amount. Never reaches an executor."""

    verb: str
    amount: Amount


class GainsInstead(Effect, frozen=True):
    """As parsed: "give [attack]+2/[defense]+2 instead" of what is given. Never reaches an executor."""

    gains: tuple[Gained, ...]


class HeaderInstead(Effect, frozen=True):
    """As parsed: "choose up to 2 instead". Never reaches an executor."""

    header: Node


class Reminder(Effect, frozen=True):
    """Explanatory text in parentheses; no function (2.6.2). ``text`` as printed."""

    text: str


# -- instructions ------------------------------------------------------------------------------------------------------


class CreateTokens(Effect, frozen=True):
    """Create tokens (9.1.2). ``names``: ``count`` of each of them; with ``one_of`` ``count`` in all, the player picks each one's
    name. ``up_to``: the player picks how many. ``dull``: they enter the field engaged. Bound to ``bind``."""

    player: Player
    count: Amount
    names: tuple[str, ...]
    into: Zone
    one_of: bool = False
    up_to: bool = False
    dull: bool = False
    bind: str = ""


class RestOfTokens(Effect, frozen=True):
    """The tokens that the CreateTokens right before could not create because its zone was full are created in ``into``."""

    into: Zone


class Transform(Effect, frozen=True):
    """Banish each of ``what`` and create a token of this name for each in the zone where it was (5.16): bound to ``bind``."""

    what: Objects
    name: str
    bind: str = ""


class Evolve(Effect, frozen=True):
    """Evolve the cards (5.15). In an EvolveAbility the card revealed as part of the cost is used."""

    what: Objects


class Race(Effect, frozen=True):
    """The card races ``times`` times (14.2.3)."""

    what: Objects
    times: int = 1


class Serve(Effect, frozen=True):
    """Serve the card ``times`` times (14.2.1)."""

    what: Objects
    times: int = 1


class Steal(Effect, frozen=True):
    """Move the cards to your field, with all that applies to them (5.21); with ``duration`` they go back when that is over."""

    what: Objects
    duration: Duration | None = None


class RecoverPoints(Effect, frozen=True):
    """The player recovers ``count`` play points (5.14)."""

    player: Player
    count: Amount


class MaxPoints(Effect, frozen=True):
    """The player's maximum play points rise by ``count`` (negative: fall)."""

    player: Player
    count: Amount


class GainEvolutionPoints(Effect, frozen=True):
    """The player gains ``count`` evolution points."""

    player: Player
    count: Amount


class SelectRandom(Effect, frozen=True):
    """``target`` is selected at random on resolution (5.18)."""

    target: Target


class RandomDiscard(Effect, frozen=True):
    """The player, or whose hand the group names, discards ``count`` cards of the group at random (5.18), bound to ``bind``."""

    player: Player
    count: Amount
    group: Group
    bind: str = ""


class Reveal(Effect, frozen=True):
    """Reveal the cards to all (5.20)."""

    what: Objects


class RevealAmong(Effect, frozen=True):
    """The player selects ``target`` among the cards ``among`` (fewer or none may be found) and reveals them."""

    player: Player
    target: Target
    among: Objects


class TopInto(Effect, frozen=True):
    """The player puts the top ``count`` cards of the own deck into the zone; bound to ``bind``."""

    player: Player
    count: Amount
    to: Zone
    bind: str = ""


class Turn(Effect, frozen=True):
    """Turn the cards in the evolve deck area faceup, or facedown when ``down``."""

    what: Objects
    down: bool = False


class EngageAny(Effect, frozen=True):
    """The player may engage any number of the cards, or up to ``most`` of them."""

    player: Player
    what: Objects
    most: Amount | None = None


class SelectOpponent(Effect, frozen=True):
    """Select an opponent, as the ability is played; with two players the opponent."""


class RollDie(Effect, frozen=True):
    """The player rolls a die with ``sides`` sides (5.19)."""

    player: Player
    sides: int = 6


class SetDefense(Effect, frozen=True):
    """The defense of the cards or leaders becomes ``amount`` (5.26.2); Continuous: is that all the time."""

    what: Objects
    amount: Amount
    duration: Duration | None = None


class SetAttack(Effect, frozen=True):
    """The attack of the followers becomes ``amount`` (5.26.2), for the duration where one is said; Continuous: is that all the time."""

    what: Objects
    amount: Amount
    duration: Duration | None = None


class SetBoth(Effect, frozen=True):
    """As parsed: "change its [attack] and [defense] to 1". Never reaches an executor."""

    what: Objects
    amount: Amount
    duration: Duration | None = None


class Doubled(Effect, frozen=True):
    """As parsed: "double its attack", of "attack", "defense" or "both". Never reaches an executor."""

    what: Objects
    stats: str
    duration: Duration | None = None


class ChangeType(Effect, frozen=True):
    """The cards lose all other card types and become of this one, for the duration (5.24)."""

    what: Objects
    card_type: str
    duration: Duration


class SetEvolveCost(Effect, frozen=True):
    """The play-point cost of the card's abilities of the ``kind`` ("evolve", "serve", "action") becomes ``amount``."""

    what: Objects
    amount: Amount
    kind: str = "evolve"


class EvolveCostChange(Effect, frozen=True):
    """The play-point cost of the abilities of the ``kind`` ("evolve", "serve", "action", "" each) of these cards is ``amount`` less, but not below
    zero."""

    what: Objects
    amount: Amount
    kind: str = "evolve"


class CostSet(Effect, frozen=True):
    """The card costs exactly ``amount`` play points to play (set before raising and reducing, 10.10.2.4). As in CostChange."""

    what: Objects
    amount: Amount


class CostFor(Effect, frozen=True):
    """What ``effect``, a CostChange or CostSet, says of the cards holds for the duration only."""

    effect: Effect
    duration: Duration


class PlayFor(Effect, frozen=True):
    """Play the card from where it is now for ``amount`` play points."""

    player: Player
    what: Objects
    amount: Amount


class TransferCounters(Effect, frozen=True):
    """Remove ``count`` counters of this name (None: all) from ``source`` and put them on ``to``; without a name those of every name.
    ``any_number``: as many of them as the player says, as it is carried out."""

    counter: str
    source: Objects
    to: Objects
    count: Amount | None = None
    any_number: bool = False


class TransferTo(Effect, frozen=True):
    """Likewise to ``target``, another card than the ``source``, which the player selects as it is carried out."""

    player: Player
    counter: str
    source: Objects
    target: Target
    count: Amount | None = None
    any_number: bool = False


class AddToStack(Effect, frozen=True):
    """Put ``count`` Stack counters on one card with Stack on the own field (13.3.2.4), ``other`` than the card itself. Which one
    is decided as it is carried out: the clause does not call it selecting."""

    count: Amount
    other: bool = False


class ExtraTurn(Effect, frozen=True):
    """The player takes another turn after this one (5.27)."""

    player: Player


class SkipTurn(Effect, frozen=True):
    """The player's next turn is skipped (5.25)."""

    player: Player


class HandToDeckAndRedraw(Effect, frozen=True):
    """Each of the players returns the hand to the own deck, shuffles it, and draws ``draw`` cards; a ResultCount in the Let around
    it is each player's own."""

    player: Player
    draw: Amount


class ShuffleThenReveal(Effect, frozen=True):
    """Shuffle the own deck, then reveal the top ``count`` cards, which stay there, bound to ``bind``."""

    count: Amount
    bind: str = ""
