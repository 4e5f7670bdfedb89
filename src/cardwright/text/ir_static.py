"""Rules that an effect imposes: restrictions, permissions, changes of costs.

A ``Rule`` is held by ``Restrict`` (ir_effects): "SELF cannot block" is Restrict(SelfRef, CannotBlock, Continuous).
The other nodes are effects of their own; inside a FieldAbility they apply continuously (11.9), else for their duration.
"""

from .ir_base import Amount, Condition, Duration, Effect, Node, Objects, Player, Zone
from .ir_costs import Cost
from .ir_refs import Group


class Rule(Node, frozen=True):
    """A rule that an object is under."""


# -- restrictions and permissions --------------------------------------------------------------------------------------


class CannotAttack(Rule, frozen=True):
    """Cannot be declared as an attacker."""


class CannotBlock(Rule, frozen=True):
    """Cannot be declared as a blocker; ``whom`` restricts the attackers it cannot block."""

    whom: Group | None = None


class CannotAttackOrBlock(Rule, frozen=True):
    """Neither attack nor block."""


class CannotBeBlocked(Rule, frozen=True):
    """Cannot be blocked; ``by`` restricts it to blockers of this group."""

    by: Group | None = None


class CannotFormParty(Rule, frozen=True):
    """Cannot attack in a party."""


class CannotAttackAlone(Rule, frozen=True):
    """Cannot be declared as the one attacker (10.1.2.1): only in a party (15.1.1.9)."""


class AttackCost(Rule, frozen=True):
    """Cannot be declared as an attacker unless its controller pays ``cost`` while attacking (10.1.2.3)."""

    cost: Cost


class BlockCost(Rule, frozen=True):
    """Cannot be declared as a blocker unless its controller pays ``cost`` while blocking (10.1.3.1.3)."""

    cost: Cost


class AttackOrBlockCost(Rule, frozen=True):
    """Both: neither attacks nor blocks unless its controller pays ``cost`` for that."""

    cost: Cost


class MustAttack(Rule, frozen=True):
    """Must attack once a turn if possible."""


class MustBlock(Rule, frozen=True):
    """Must block if possible; ``whom``: must block this attacker."""

    whom: Objects | None = None


class AttackTimes(Rule, frozen=True):
    """Can attack ``count`` times in this turn."""

    count: Amount


class MustBeBlocked(Rule, frozen=True):
    """The opponent must block it if possible."""


class MustBeChosen(Rule, frozen=True):
    """Summons and abilities of ``by`` must choose it if possible."""

    by: Player


class CannotBeChosen(Rule, frozen=True):
    """Cannot be chosen by Summons/abilities (``kinds``: "summon", "ability", "burst" an EX Burst, "action", "special", "auto"
    abilities of that kind) that ``by`` controls (AnyPlayer: by any); with ``sources``, only those whose source (the Summon itself) is a card of this group."""

    by: Player
    kinds: tuple[str, ...]
    sources: Group | None = None


class CannotBeCancelled(Rule, frozen=True):
    """It (a "summon"), or what its abilities do ("ability": ``kinds``), cannot be cancelled by Summons and abilities of ``by``."""

    by: Player
    kinds: tuple[str, ...]


class LeavesAfterUse(Rule, frozen=True):
    """The Summon, used or cancelled, is removed from the game instead of being put into the Break Zone."""


class CannotBeBroken(Rule, frozen=True):
    """Cannot be broken; ``by`` None: by nothing (damage included), else by Summons and abilities that this player
    controls; ``no_damage``: only by those that break without dealing damage; ``kinds``: only "summon", "ability"; ``sources``: only
    by those of such cards."""

    by: Player | None = None
    no_damage: bool = False
    kinds: tuple[str, ...] = ("summon", "ability")
    sources: Group | None = None


class CannotBecomeDull(Rule, frozen=True):
    """Cannot become dull by Summons or abilities that ``by`` controls; ``kinds``: only "summon", "ability"."""

    by: Player
    kinds: tuple[str, ...] = ("summon", "ability")


class CannotBeFrozen(Rule, frozen=True):
    """Cannot be Frozen by Summons or abilities that ``by`` controls; ``kinds``: only "summon", "ability"."""

    by: Player
    kinds: tuple[str, ...] = ("summon", "ability")


class CannotLeaveField(Rule, frozen=True):
    """Cannot leave the field due to Summons or abilities that ``by`` controls; ``kinds``: only "summon", "ability"."""

    by: Player
    kinds: tuple[str, ...] = ("summon", "ability")


class CannotBeReturned(Rule, frozen=True):
    """Cannot be returned to its owner's hand by Summons or abilities that ``by`` controls; ``kinds``: only "summon", "ability"."""

    by: Player
    kinds: tuple[str, ...] = ("summon", "ability")


class CannotBeRemoved(Rule, frozen=True):
    """Cannot be removed from the game by Summons or abilities that ``by`` controls; ``kinds``: only "summon", "ability"."""

    by: Player
    kinds: tuple[str, ...] = ("summon", "ability")


class PowerCannotBeDecreased(Rule, frozen=True):
    """Its power cannot be decreased by Summons or abilities that ``by`` controls."""

    by: Player


class CannotUseAbilities(Rule, frozen=True):
    """Its abilities of the kinds "action", "special" cannot be used."""

    kinds: tuple[str, ...]


class DoesNotActivate(Rule, frozen=True):
    """Does not activate during its controller's Active Phase; ``next_only``: only during the next one."""

    next_only: bool = False


class AttackTwice(Rule, frozen=True):
    """Can attack twice in the same turn."""


class AttackOnceMore(Rule, frozen=True):
    """Can attack once more this turn."""


class AttackAtOnce(Rule, frozen=True):
    """Can attack even if it came under its controller's control this turn."""


class PartyWithAny(Rule, frozen=True):
    """Can form a party with Forwards of the group of any Element."""

    group: Group


class EntersDull(Rule, frozen=True):
    """Enters the field dull."""


class EntersWithCounters(Rule, frozen=True):
    """Enters the field with ``count`` counters of this name on it."""

    counter: str
    count: Amount


class EntersActive(Rule, frozen=True):
    """A Backup that enters the field active."""


class LightDarkExempt(Rule, frozen=True):
    """May be played and kept although its controller has other Characters of the Element, Light or Dark (12.4.7)."""

    element: str


class AlsoName(Rule, frozen=True):
    """Also has this card name: as the card's own text in all situations (every zone), else on the field."""

    name: str


class AlsoJob(Rule, frozen=True):
    """Also has this job ("" the job that was named before, Name); ``everywhere``: in all situations (every zone), else on the field."""

    job: str
    everywhere: bool = False


class AlsoCategory(Rule, frozen=True):
    """Also is of this Category, on the field."""

    category: str


class AlsoType(Rule, frozen=True):
    """Is also of this type in all situations."""

    card_type: str


class AlsoElement(Rule, frozen=True):
    """Also has this Element: as the card's own text in all situations (every zone), else on the field."""

    element: str


class AlsoNamed(Rule, frozen=True):
    """Also has what was named before (Name): ``what`` is "element", or "either", the job or the Element."""

    what: str


class AllJobs(Rule, frozen=True):
    """Has all jobs."""


class PlayOnlyWithout(Rule, frozen=True):
    """Cannot be played while its controller controls a card of any of the groups."""

    groups: tuple[Group, ...]


class NotPlayedByEffects(Rule, frozen=True):
    """Cannot be played from the hand due to Summons or abilities; ``anywhere``: from no zone (SVE: nothing but playing it puts it there)."""

    anywhere: bool = False


class CastOnly(Rule, frozen=True):
    """Can only be cast in ``when``: "your_turn", "main_phase" (one's own); ``condition`` restricts further, ``reach`` is as of
    `MustControl`."""

    when: str
    condition: Condition | None = None
    reach: str = ""


class PayOnlyWith(Rule, frozen=True):
    """Can only be cast with CP of this ``element`` ("" any, "Fire/Ice" either) and/or produced by Backups (of that Element when both are said), with
    ``cards`` only by such Backups; what is produced by discarding cards of ``discards`` pays, too."""

    element: str = ""
    backups: bool = False
    cards: Group | None = None
    discards: Group | None = None


class PayAnyElement(Rule, frozen=True):
    """The cost to cast it can be paid with CP of any Element."""


class Produces(Rule, frozen=True):
    """A Backup that can produce CP of one of these Elements instead of its own (empty: any), or of one that a card of ``of`` has."""

    elements: tuple[str, ...] = ()
    of: Group | None = None


class PutForCp(Rule, frozen=True):
    """Its controller may put it into the Break Zone to produce 1 CP, of one of these Elements (empty: any), while paying any CP cost; it
    may be dulled for CP besides."""

    elements: tuple[str, ...] = ()


class CannotProduce(Rule, frozen=True):
    """A Backup that cannot be dulled for CP."""


class CannotBeActivated(Rule, frozen=True):
    """Cannot become active by Summons or abilities that ``by`` controls; the Active Phase is another thing (9.1.1.1), unless ``ever``."""

    by: Player
    ever: bool = False


class NoExBurst(Rule, frozen=True):
    """Cards put in the Damage Zone due to it, those of ``cards`` if it is given, cannot use their EX Burst."""

    cards: Group | None = None


class UnlimitedCopies(Rule, frozen=True):
    """Any number may be controlled / included."""


# -- costs -------------------------------------------------------------------------------------------------------------


class CostChange(Effect, frozen=True):
    """The cost to cast ``what`` changes by ``amount``; ``more``: it increases, else it is reduced. ``floor``: it cannot
    become less than this (0 = free is possible; "cannot become 0" is floor 1)."""

    what: Objects
    amount: Amount
    more: bool = False
    floor: int = 0


class CostBecomes(Effect, frozen=True):
    """The cost to cast ``what`` is ``amount``, before what else makes it cost more or less."""

    what: Objects
    amount: Amount


class CastersCostChange(Effect, frozen=True):
    """The cost for ``player`` to cast cards of the group (from any zone) changes as in CostChange for the duration; ``next_only``: only the next one,
    or as many as ``nexts`` says. ``nth``, unless it is 0: only the nth of these cards that the player casts in a turn. ``fixed``: it is
    set to the amount before it changes (SVE 10.10.2.4)."""

    player: Player
    group: Group
    amount: Amount
    duration: Duration
    more: bool = False
    floor: int = 0
    next_only: bool = False
    nexts: Amount | None = None
    nth: int = 0
    fixed: bool = False


class CastersAnyElement(Effect, frozen=True):
    """The cost for the player to cast cards of the group can be paid with CP of any Element."""

    player: Player
    group: Group


class AlternativeCost(Effect, frozen=True):
    """``what`` can be cast by paying ``cost`` instead of its CP cost; only while ``condition`` holds."""

    what: Objects
    cost: Cost
    condition: Condition | None = None


class ExtraCost(Effect, frozen=True):
    """When casting ``what`` the player may (``optional``) or must pay ``cost`` in addition; read back by PaidExtraCost."""

    what: Objects
    cost: Cost
    optional: bool = True


class PayToReduce(Effect, frozen=True):
    """Before paying to cast ``what`` the player may pay ``cost``; then the cost to cast it is reduced by ``amount``; ``each``: the cost
    takes as many cards as the player likes, and the reduction is as much for each of them."""

    what: Objects
    cost: Cost
    amount: Amount
    each: bool = False


class LightDarkDiscards(Effect, frozen=True):
    """The controller may discard cards of this Element (Light or Dark) for 2 CP of it (against 5.2.1.3)."""

    element: str


class LightDarkMany(Effect, frozen=True):
    """The controller may play and keep two or more Characters of this Element (Light or Dark; 12.4.7)."""

    element: str


class CannotCast(Effect, frozen=True):
    """The player cannot cast cards of the group; ``after``: once they have cast that many of them in the turn."""

    player: Player
    group: Group
    duration: Duration
    after: Amount | None = None


class NotTogether(Rule, frozen=True):
    """Cannot be played while its controller controls it or the card of this name."""

    name: str


class CannotGainKeyword(Rule, frozen=True):
    """Cannot gain any of these keywords."""

    keywords: tuple[str, ...]


class ProducesFor(Rule, frozen=True):
    """While its controller pays the cost to cast a card of the group, it can produce CP of one of these Elements (empty: any)."""

    group: Group
    elements: tuple[str, ...] = ()


class MustControl(Rule, frozen=True):
    """Can only be cast while its controller controls a card of the group; played by effects, too, from where ``reach`` says:
    "hand", or "anywhere"."""

    group: Group
    reach: str = ""


class PlayedOnlyIf(Rule, frozen=True):
    """Can only be cast while the condition holds; ``reach`` as of `MustControl`."""

    condition: Condition
    reach: str = ""


class PowerCannotBeIncreased(Rule, frozen=True):
    """Its power cannot be increased by Summons or abilities that ``by`` controls."""

    by: Player


class NeverCast(Rule, frozen=True):
    """Cannot be cast (only put onto the field by effects)."""


class CastCheaper(Effect, frozen=True):
    """The cost to cast the referenced card, which this effect allows to cast, is reduced by ``amount``, to no less than ``floor``."""

    what: Objects
    amount: Amount
    floor: int = 0


class CheaperChoosing(Effect, frozen=True):
    """The cost to cast ``what``, a Summon, is reduced by ``amount``, to no less than ``floor``, if it chooses a card of ``group``."""

    what: Objects
    group: Group
    amount: Amount
    floor: int = 0


class AlsoNames(Rule, frozen=True):
    """Also has all these card names in all situations."""

    names: tuple[str, ...]


class ZoneLimit(Effect, frozen=True):
    """So many cards the zone (Field, ExArea) of its players holds, or so many stay in their hands at the end of a turn (Hand):
    ``amount`` ("become"; None: any number), or that many "more" or "less" than else."""

    zone: Zone
    amount: Amount | None
    change: str = "become"
