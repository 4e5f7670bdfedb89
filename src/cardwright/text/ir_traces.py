"""What leaves a trace: cards that an ability removed or damaged, permissions to cast, amounts with a limit, triggers on what
was shown or removed."""

from .ir_base import Amount, Condition, Duration, Effect, Event, Filter, Gained, Objects, Player, Zone
from .ir_costs import Cost
from .ir_effects import Target
from .ir_refs import Group
from .ir_static import Rule


class RemovedBy(Filter, frozen=True):
    """The card is in ``zone`` (Removed) since an ability of ``card`` removed it from the game."""

    card: Objects
    zone: Zone


class DamagedBy(Filter, frozen=True):
    """The card was dealt damage by ``card`` this turn (last known when it has left the field); ``here``: by the ability that says so."""

    card: Objects
    here: bool = False


class MayCast(Effect, frozen=True):
    """The player can cast cards of the group from where they are, whenever they could normally be cast, paying their cost;
    ``times``: no more than so many in a turn, unless it is 0. ``removed``: a Summon that is cast so is removed from the game after use."""

    player: Player
    group: Group
    times: int = 0
    removed: bool = False


class CastableFrom(Rule, frozen=True):
    """Its owner can cast it from ``zone``, whenever it could normally be cast, paying its cost; ``removed``: a Summon that is cast so is
    removed from the game after use."""

    zone: Zone
    removed: bool = False


class CastAmong(Effect, frozen=True):
    """The player selects ``target`` among the cards ``among`` and casts them right now without paying the cost; may find fewer."""

    player: Player
    target: Target
    among: Objects


class RevealAtRandom(Effect, frozen=True):
    """``count`` cards of the player's hand, at random, are revealed; they stay there. Bound to ``bind``."""

    player: Player
    count: Amount
    bind: str = ""


class DivideEqually(Effect, frozen=True):
    """Deal each of ``to`` the same damage: ``amount`` divided by their number, rounded to thousands, ``up`` when True, else down."""

    to: Objects
    amount: Amount
    up: bool = False


class AtMost(Amount, frozen=True):
    """``of``, but no more than ``most``."""

    of: Amount
    most: Amount


class Reflexive(Effect, frozen=True):
    """A new auto-ability with ``effects`` triggers, whatever became of the sentence before; its choices are made when it goes on
    the stack. Under an If: "when you reveal 3 or more cards, ...". Holds its following sentences."""

    effects: tuple[Effect, ...]


class SpecialPaidBy(Rule, frozen=True):
    """A card of the group, too, may be discarded for 《S》 in the cost of its special abilities (11.7.1)."""

    group: Group


class SpecialPaidOtherwise(Rule, frozen=True):
    """``cost`` may be paid instead of 《S》 in the cost of its special abilities (11.7.1), with ``whole`` instead of all that cost."""

    cost: Cost
    whole: bool = False


class DiscardedToCast(Objects, frozen=True):
    """The cards that were discarded to pay for casting the source, which has just entered the field, or is a Summon (for CP, too)."""


class PutIntoDeck(Event, frozen=True):
    """Is put from the field into its owner's deck."""


class Searches(Event, frozen=True):
    """A Summon or ability of it has its player search for cards."""


class DullAtOnce(Rule, frozen=True):
    """Its abilities of the kinds "action", "special" with 《ダル》 can be used in the turn in which it came, as with Haste."""

    kinds: tuple[str, ...]


class CannotBePut(Rule, frozen=True):
    """Cannot be put into the Break Zone by Summons or abilities that ``by`` controls (``kinds``: only "summon", "ability"); breaking is
    another thing (15.1.1.3.2)."""

    by: Player
    kinds: tuple[str, ...] = ("summon", "ability")


class SelectAndActivate(Effect, frozen=True):
    """The player selects ``target`` on resolution (where unsaid: among his own) and activates them."""

    player: Player
    target: Target


class PlayerSearches(Event, frozen=True):
    """The player searches his deck for cards."""

    player: Player


class LeavesBreakZone(Event, frozen=True):
    """Leaves the Break Zone of one of these players, wherever it goes."""

    whose: Player


class WasDealtDamage(Filter, frozen=True):
    """The card was dealt damage this turn."""


class IsOneOf(Filter, frozen=True):
    """The card is one of these objects."""

    card: Objects


class HasEach(Condition, frozen=True):
    """There is at least one card of every group in ``zone``, a card of its own for each."""

    groups: tuple[Group, ...]
    zone: Zone


class LoseAndGain(Effect, frozen=True):
    """As parsed: "it loses 2000 power and gains Haste", ``first`` says which; spread.py makes a Lose and a Gain of it. Never
    reaches an executor."""

    to: Objects
    losses: tuple[Gained, ...]
    gains: tuple[Gained, ...]
    duration: Duration
    first: str = "loss"


class GainAndRule(Effect, frozen=True):
    """As parsed: "it gains +1000 power and cannot be blocked", ``first`` says which; spread.py makes a Gain and a Restrict of it.
    Never reaches an executor."""

    to: Objects
    gains: tuple[Gained, ...]
    rule: Rule
    duration: Duration
    first: str = "gain"


class GainAndDeal(Effect, frozen=True):
    """As parsed: "the former gains +1000 power and deals damage equal to its power to the latter"; rows.py makes a Gain and a
    DealDamage of it. Never reaches an executor."""

    to: Objects
    gains: tuple[Gained, ...]
    amount: Amount
    whom: Objects
    duration: Duration


class LoseAndRule(Effect, frozen=True):
    """As parsed: "it loses 1000 power and cannot block", as GainAndRule."""

    to: Objects
    losses: tuple[Gained, ...]
    rule: Rule
    duration: Duration
    first: str = "loss"


class RuleAndRule(Effect, frozen=True):
    """As parsed: "it cannot attack and cannot be blocked": spread.py makes two Restricts of it. Never reaches an executor."""

    to: Objects
    rule: Rule
    then: Rule
    duration: Duration


class GainThose(Effect, frozen=True):
    """As parsed: "if a card of the group has Haste or Brave, SELF gains those abilities"; spread.py makes a gain for each keyword
    of it. Never reaches an executor."""

    to: Objects
    group: Group
    keywords: tuple[str, ...]
    duration: Duration


class GainMore(Effect, frozen=True):
    """As parsed: "it gains +1000 power, Brave and "..." and "..."", with two "and"; rows.py makes one Gain of it. Never reaches
    an executor."""

    to: Objects
    gains: tuple[Gained, ...]
    more: tuple[Gained, ...]
    duration: Duration


class GainPrevious(Effect, frozen=True):
    """As parsed: "..., all the Forwards you control gain all previous effects instead": replacing.py makes the Gain of it that it
    replaces, for these cards. Never reaches an executor."""

    to: Objects


class RuleRow(Effect, frozen=True):
    """As parsed: "it cannot be dulled or broken by your opponent's Summons or abilities": spread.py makes a Restrict of each of
    ``rules``, whose ``by`` is that of the row, and ``kinds`` as well where it has some. Never reaches an executor."""

    to: Objects
    rules: tuple[Rule, ...]
    by: Player
    duration: Duration
    kinds: tuple[str, ...] = ()


class DrawLimit(Effect, frozen=True):
    """As parsed: "You can only draw up to 4 cards with this ability."; shape.py puts it into the Draw. Never reaches an executor."""

    most: Amount


class AttackLimit(Effect, frozen=True):
    """The player may declare no more than ``most`` attacks in a turn; a party attacks once."""

    player: Player
    most: Amount
    duration: Duration


class CannotUse(Effect, frozen=True):
    """The player cannot use abilities of the kinds "action", "special", wherever their cards are; other ``kinds`` of what he cannot
    do: "burst" use EX Bursts, "search" for cards, gain "crystals". ``group``: only abilities of such cards."""

    player: Player
    kinds: tuple[str, ...]
    duration: Duration
    group: Group | None = None


class CannotPlay(Effect, frozen=True):
    """The player cannot play cards of the group onto the field from ``source`` ("break_zone", "hand", "deck", "" any zone), neither by
    casting them nor by effects; ``by_effects``: not by effects of Summons and abilities, while they may be cast."""

    player: Player
    group: Group
    duration: Duration
    source: str = ""
    by_effects: bool = False


class CannotAdd(Effect, frozen=True):
    """Summons and abilities cannot add cards of the group in the player's Break Zone to his hand."""

    player: Player
    group: Group
    duration: Duration


class IsNthCast(Condition, frozen=True):
    """This card was the ``nth`` of the group that its player cast in this turn, and belongs to it."""

    nth: int
    group: Group


class TriggersAgain(Effect, frozen=True):
    """When an auto-ability of a card of ``whose`` triggers, it triggers once more; ``entering``: only where a card of this group
    entering the field triggers it; ``own``: only where its own card's entering does."""

    whose: Group
    entering: Group | None = None
    own: bool = False


class ChangeTarget(Effect, frozen=True):
    """The Summon or ability ``what`` on the stack, which chooses one card only, chooses another instead: ``to`` if that can be,
    else one of the group (None: any) that the player of this effect takes; always one that it could have chosen."""

    what: Objects
    group: Group | None = None
    to: Objects | None = None


class SelectCounter(Effect, frozen=True):
    """The player selects one of the counters on the card; where a counter's name is "" afterwards, it is that of this one."""

    player: Player
    what: Objects


class PlaceOnSelected(Effect, frozen=True):
    """As parsed: "place 1 Moon Counter on 1 Forward"; the card is selected, and the counters are placed on it (counter_kinds.py)."""

    counter: str
    count: Amount
    target: Target


class DoubleCounters(Effect, frozen=True):
    """As many counters again as are on it, of this name ("" = of the name that was selected)."""

    what: Objects
    counter: str = ""


class RemoveEveryCounter(Effect, frozen=True):
    """Remove all counters, of whatever name, from these cards."""

    what: Objects


class RemoveSomeCounters(Effect, frozen=True):
    """Remove ``count`` counters, of whatever names the controller of the effect likes, from each of these cards."""

    count: Amount
    what: Objects


class LoseCrystals(Effect, frozen=True):
    """The player loses so many Crystals, as many as there are up to that; all of them where no number is said."""

    player: Player
    count: Amount | None


class RemoveAnyCounters(Effect, frozen=True):
    """The player removes any number of counters of this name from the card."""

    player: Player
    counter: str
    what: Objects


class CountersRemoved(Amount, frozen=True):
    """How many counters of this name were removed before in this effect."""

    counter: str
