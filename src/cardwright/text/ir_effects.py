"""Instructions (11.12): what Summons and abilities do when they resolve.

An effect is a tuple of Effect nodes, one a printed sentence, carried out in order. An instruction that names an unbound
reference, or an impossible thing, does nothing (2.3).
"""

from .ir_base import Amount, Condition, Duration, Effect, Event, Gained, Node, Objects, Player, Zone
from .ir_costs import Cost
from .ir_refs import Group

# -- structure ---------------------------------------------------------------------------------------------------------


class Statement(Effect, frozen=True):
    """As parsed: one printed sentence with its full stop; bind.py leaves only ``effect``. Never reaches an executor."""

    effect: Effect


class ForEachFront(Effect, frozen=True):
    """As parsed: "For each ..., A gains B"; bind.py moves ``each`` into the amounts as PerEach. Never reaches an executor."""

    each: Amount
    effect: Effect


class ForEachBehind(Effect, frozen=True):
    """As parsed: "Place 1 Counter on A for each ..."; shape.py moves ``each`` into the amount. Never reaches an executor."""

    each: Amount
    effect: Effect


class Both(Effect, frozen=True):
    """Carry out all, in order ("A and B"; w=1 "A and B" with a comma). A joined instruction that binds is read by the next."""

    effects: tuple[Effect, ...]


class Then(Effect, frozen=True):
    """Carry out ``first``, then ``then`` ("A, then B")."""

    first: Effect
    then: Effect


class Afterwards(Effect, frozen=True):
    """A sentence that begins with "Then,": carry it out after the sentence before."""

    effect: Effect


class May(Effect, frozen=True):
    """On resolution the player decides whether to carry ``effect`` out, which must then be possible whole (11.8.14)."""

    player: Player
    effect: Effect


class If(Effect, frozen=True):
    """Carry out ``effect`` when the condition holds at that moment. In a FieldAbility: while it holds."""

    condition: Condition
    effect: Effect


class Otherwise(Effect, frozen=True):
    """Carry out ``effect`` when the condition of the sentence right before (an If or IfDone) did not hold ("if not", "otherwise").
    Where several sentences right before ask what one card is ("if it's a spell, ... If it's a follower, ..."), when none of them held."""

    effect: Effect


class IfDone(Effect, frozen=True):
    """Carry out ``effect`` when the sentence right before was really carried out ("if you do so"): a May that was accepted, or an instruction that moved something."""

    effect: Effect


class IfNotDone(Effect, frozen=True):
    """Carry out ``effect`` when the sentence right before was not carried out ("if you do not")."""

    effect: Effect


class WhenDone(Effect, frozen=True):
    """Reflexive auto-ability ("when you do so"): when the sentence right before was really carried out, a new auto-ability
    with ``effects`` triggers; its choices are made when it goes on the stack. Holds all following sentences."""

    effects: tuple[Effect, ...]


class Instead(Effect, frozen=True):
    """Self-replacement (11.12.5.6): when the condition holds as the sentence right before is about to be carried out,
    carry out ``effect`` in its place; of several Insteads in a row the last whose condition holds counts. Printed after that
    sentence. ``replaces``: how many sentences right before are replaced (2: the Both in
    ``effect`` repeats the second of them)."""

    condition: Condition
    effect: Effect
    replaces: int = 1


class Unless(Effect, frozen=True):
    """The player may pay ``cost`` on resolution; when it is not paid, carry out ``effect`` ("if your opponent doesn't pay ...")."""

    player: Player
    cost: Cost
    effect: Effect


class Modal(Effect, frozen=True):
    """The controller declares ``header.count`` different options on activation (11.6.6) and only those are carried out, in
    printed order. When the condition of ``alternative`` holds at that moment, its header applies instead."""

    header: "ModalHeader"
    options: tuple["Option", ...]
    alternative: "ModalAlternative | None" = None


class Option(Node, frozen=True):
    """One quoted option of a Modal: a whole effect of its own, with its own choices and bindings."""

    effects: tuple[Effect, ...]


class ModalHeader(Effect, frozen=True):
    """How many options: ``count`` (``up_to``: at most that many; one and the same option at most once). ``printed`` is the
    printed number of options and equals len(options). ``player`` selects them. ``fresh``: none that was selected for this ability of
    this card before, in this "turn" or "ever". ``again``: one and the same option as often as wanted, each time for itself.
    ``in_order``: the first ones from the top, none left out in between."""

    player: Player
    count: Amount
    printed: Amount
    up_to: bool = False
    fresh: str = ""
    again: bool = False
    in_order: bool = False


class SelectAgain(Effect, frozen=True):
    """As parsed: "You can select the same action more than once.", lifted into the header. Never reaches an executor."""

    player: Player


class ModalAlternative(Effect, frozen=True):
    """The number of options when the condition holds; see Modal. ``before``: another one, which counts where this one does not hold."""

    condition: Condition
    header: ModalHeader
    before: "ModalAlternative | None" = None


class GainEither(Effect, frozen=True):
    """As parsed: "gains Haste or Brave"; shape.py makes a OneOf of several Gains of it. Never reaches an executor."""

    to: Objects
    gains: tuple[Gained, ...]
    duration: Duration


class OptionSentence(Effect, frozen=True):
    """As parsed: one quoted option. Never reaches an executor."""

    effects: tuple[Effect, ...]


class LimitSentence(Effect, frozen=True):
    """As parsed: "You can only use this ability ...", lifted into the ability's limits; ``paying``: it is about CP, and stands
    behind abilities of every kind. Never reaches an executor."""

    limits: tuple[Node, ...]
    trigger: bool = False
    paying: bool = False


class ReminderSentence(Effect, frozen=True):
    """A text in parentheses that repeats a rule; ``kind`` says which, ``number`` a number in it. Executors do nothing."""

    kind: str
    number: int = 0


class Delayed(Effect, frozen=True):
    """Delayed auto-ability (11.8.17): once, when ``event`` happens next, carry out ``effects``; with ``this_turn``, its duration,
    as often as it happens in this turn (11.8.17.2), or ``once`` in it. Choices among ``effects`` are made when it triggers."""

    event: Event
    effects: tuple[Effect, ...]
    this_turn: bool = False
    once: bool = False


class ForEachPlayer(Effect, frozen=True):
    """Every player does it for himself, the turn player first (11.11.6)."""

    effect: Effect


# -- choosing ----------------------------------------------------------------------------------------------------------


class Target(Node, frozen=True):
    """``count`` cards of the group (``up_to``: 0 to count; ``any_number``: 0 to all), bound to the name ``bind``.
    ``different``: no two of them share this trait ("element", "name", "type", "cost", "job", "category"; "element,cost": either of two). ``most_cost``: their costs
    come to no more than this in all, ``most_power`` their power; with it the target is ``up_to`` or ``any_number``."""

    count: Amount
    group: Group
    up_to: bool = False
    any_number: bool = False
    different: str = ""
    most_cost: Amount | None = None
    most_power: Amount | None = None
    bind: str = ""


class Choose(Effect, frozen=True):
    """Chosen when the Summon or ability is put on the stack (11.6.5); illegal without enough legal targets; checked again on
    resolution (11.11.2). All cards of one Choose are different ones. Several targets: the former, the latter."""

    targets: tuple[Target, ...]
    player: Player


class Select(Effect, frozen=True):
    """The player selects on resolution; not choosing. As many as possible up to the count."""

    player: Player
    target: Target


class Name(Effect, frozen=True):
    """The player names one ``what`` ("element", "job", "either" of these two, "card_name", "card_type", "number" from low to high)."""

    player: Player
    what: str
    excluding: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


# -- damage ------------------------------------------------------------------------------------------------------------


class DealDamage(Effect, frozen=True):
    """Deal ``amount`` damage to each of ``to``. The source is the ability's source, or each card of ``source`` deals its own."""

    to: Objects
    amount: Amount
    source: Objects | None = None


class DealEachOther(Effect, frozen=True):
    """``a`` and ``b`` deal damage equal to their own power to each other, at once."""

    a: Objects
    b: Objects


class DivideDamage(Effect, frozen=True):
    """The controller divides ``amount`` among ``to`` in multiples of 1000, at least 1000 each (11.6.8)."""

    to: Objects
    amount: Amount


class DamagePlayer(Effect, frozen=True):
    """``source`` deals ``amount`` points of damage to the player (EX Bursts may occur)."""

    player: Player
    amount: Amount
    source: Objects


class ReceiveDamage(Effect, frozen=True):
    """The player receives ``amount`` points of damage."""

    player: Player
    amount: Amount


# -- characters --------------------------------------------------------------------------------------------------------


class Break(Effect, frozen=True):
    """Break (15.1.1.3)."""

    what: Objects


class Dull(Effect, frozen=True):
    """Turn dull (15.1.1.2)."""

    what: Objects


class DullActive(Effect, frozen=True):
    """Dull the card if it is active; otherwise this is not done."""

    what: Objects


class Activate(Effect, frozen=True):
    """Turn active (15.1.1.1)."""

    what: Objects


class Freeze(Effect, frozen=True):
    """Freeze (15.2.4)."""

    what: Objects


class Gain(Effect, frozen=True):
    """Each of ``to`` gains every item of ``gains`` for the duration, as one effect with one timestamp. In a FieldAbility: continuously."""

    to: Objects
    gains: tuple[Gained, ...]
    duration: Duration


class Lose(Effect, frozen=True):
    """Each of ``to`` loses every item for the duration: PowerUp = lose that much power, Keyword, AllAbilities."""

    to: Objects
    losses: tuple[Gained, ...]
    duration: Duration


class PowerUp(Gained, frozen=True):
    """+amount power (as a loss: -amount)."""

    amount: Amount


class KeywordGained(Gained, frozen=True):
    """A keyword ability: "Haste", "Brave", "First Strike", "Back Attack"."""

    keyword: str


class AbilityGained(Gained, frozen=True):
    """The quoted abilities; SelfRef inside means the card that gained them."""

    abilities: tuple[Node, ...]


class AllAbilities(Gained, frozen=True):
    """All its abilities (only lost)."""


class AbilitiesOfKinds(Gained, frozen=True):
    """All its abilities of these kinds: "action", "special", "auto" (only lost)."""

    kinds: tuple[str, ...]


class SetPower(Effect, frozen=True):
    """Base power becomes ``amount`` (11.5.7)."""

    what: Objects
    amount: Amount
    duration: Duration


class DoublePower(Effect, frozen=True):
    """Its power is doubled: it gains as much power as it has when this resolves. ``halve``: it loses half of it instead, so
    that half of it is left, rounded down to thousands, or ``up``."""

    what: Objects
    duration: Duration
    halve: bool = False
    up: bool = False


class GainElements(Effect, frozen=True):
    """It has these Elements, too."""

    what: Objects
    elements: tuple[str, ...]
    duration: Duration


class GainElementsOf(Effect, frozen=True):
    """It has all the Elements of the cards of the group, too, ``excluding`` these."""

    what: Objects
    group: Group
    excluding: tuple[str, ...]
    duration: Duration


class BecomeForward(Effect, frozen=True):
    """Also becomes a Forward with base power ``power``, and gains ``gains``; keeps its other types (5.2.3.1.1.4)."""

    what: Objects
    power: Amount
    gains: tuple[Gained, ...]
    duration: Duration


class BecomeElement(Effect, frozen=True):
    """Becomes of this Element alone ("" = the Element named before)."""

    what: Objects
    element: str
    duration: Duration


class GainControl(Effect, frozen=True):
    """The player gains control of it."""

    player: Player
    what: Objects
    duration: Duration


class ExchangeControl(Effect, frozen=True):
    """Each of two players gains control of the one of these two cards that the other controls; nothing happens unless both can."""

    what: Objects
    duration: Duration


class Restrict(Effect, frozen=True):
    """Each of ``what`` is under the rule (a Rule node of ir_static) for the duration."""

    what: Objects
    rule: Node
    duration: Duration


class CancelEffect(Effect, frozen=True):
    """The Summon or ability on the stack has its effect cancelled: it does nothing and leaves the stack, a Summon to the Break Zone,
    or ``to`` another zone."""

    what: Objects
    to: Zone | None = None


# -- the rest ----------------------------------------------------------------------------------------------------------


class Pay(Effect, frozen=True):
    """Pay the cost on resolution (X is declared then)."""

    player: Player
    cost: Cost


class GainCrystals(Effect, frozen=True):
    """The player gains ``count`` Crystals."""

    player: Player
    count: Amount


class PlaceCounters(Effect, frozen=True):
    """Place ``count`` counters of this name on each of ``on``."""

    counter: str
    count: Amount
    on: Objects


class RemoveCounters(Effect, frozen=True):
    """Remove ``count`` counters of this name from each of ``what`` (None: all of them)."""

    counter: str
    count: Amount | None
    what: Objects


class NextSummonCheaper(Effect, frozen=True):
    """During this turn, the cost to cast the player's next card of the group is reduced by ``amount`` (to no less than ``floor``)."""

    player: Player
    group: Group
    amount: Amount
    floor: int = 0


class UseAgain(Effect, frozen=True):
    """Use this special ability again without paying the cost (choices are made anew)."""


class OneOf(Effect, frozen=True):
    """On resolution the controller carries out one of these, of his choice ("dull it or activate it")."""

    effects: tuple[Effect, ...]


class DullAndFreeze(Effect, frozen=True):
    """Dull and Freeze the cards."""

    what: Objects


class NegateDamage(Effect, frozen=True):
    """Remove all damage that is on the cards."""

    what: Objects
