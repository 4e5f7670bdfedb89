"""Shadowverse: Evolve: rules that cards are under, passive effects, kinds of abilities."""

from .ir_base import Ability, Amount, Condition, Duration, Effect, Limit, Objects, Player
from .ir_costs import Cost
from .ir_refs import Group
from .ir_static import Rule

# -- rules -------------------------------------------------------------------------------------------------------------


class CannotAttackLeaders(Rule, frozen=True):
    """No leader may be its attack target."""


class CannotAttackFollowers(Rule, frozen=True):
    """No follower may be its attack target."""


class CannotBeAttacked(Rule, frozen=True):
    """Cannot be selected as an attack target; with ``by`` only not by such followers."""

    by: Group | None = None


class CannotDealDamage(Rule, frozen=True):
    """Damage of the kind "", "combat", "attack", "ability" (5.13.3) that it would deal is not dealt; with ``to`` only what it would
    deal to what is of that group."""

    kind: str = ""
    to: Group | None = None


class TakesNoDamage(Rule, frozen=True):
    """Damage of the kind "", "combat", "attack", "ability" (5.13.3) that it would take is not dealt; with ``by`` only damage
    whose source that player controls, with ``source`` only what cards of that group deal."""

    kind: str = ""
    by: Player | None = None
    source: Group | None = None


class IgnoresWard(Rule, frozen=True):
    """Ward does not restrict the choice of its attack target."""


class DealsDefense(Rule, frozen=True):
    """In attacks it deals damage equal to its defense instead of its attack."""


class WordActive(Rule, frozen=True):
    """For the player of the leader, "Overflow" or "Sanguine" is active whatever else is so."""

    word: str


class StatFixed(Rule, frozen=True):
    """Abilities of ``by`` do not change its ``stats`` ("attack", "defense"), or do not make them more ("up") or less ("down")."""

    stats: tuple[str, ...]
    by: Player
    way: str = ""


class CannotEvolve(Rule, frozen=True):
    """Cannot evolve."""


class CannotRace(Rule, frozen=True):
    """Cannot race."""


class MustAttackWhom(Rule, frozen=True):
    """When it attacks it must attack one of ``whom``, if that can be selected as its attack target."""

    whom: Objects


class EntersWith(Rule, frozen=True):
    """Is put onto the field with ``count`` counters of this name on it."""

    counter: str
    count: Amount


class PlayOnlyIf(Rule, frozen=True):
    """Can only be played while the condition holds; ``zone``, a name as in SourceIn: asked only of what is played from there."""

    condition: Condition
    zone: str = ""


class DeckCopies(Rule, frozen=True):
    """Up to ``count`` of this card, or with 0 any number, may be put into a ``deck``: "evolve" or "main" (6.1.2)."""

    count: int
    deck: str = "evolve"


# -- passive effects ---------------------------------------------------------------------------------------------------


class DealtChange(Effect, frozen=True):
    """Damage of the ``kind`` ("", "combat", "attack", "ability") that ``dealer`` deals to objects of ``to`` (None: any) changes:
    "increase" or "reduce" by ``amount``, "double", "half_up". For the duration (Continuous: while the ability is valid)."""

    dealer: Objects
    change: str
    amount: Amount
    duration: Duration
    kind: str = ""
    to: Group | None = None


class ReplaceLeaving(Effect, frozen=True):
    """Replacement effect: if ``what`` would be "destroyed" / "leave" the field / be put into the "cemetery" / likewise "from_field", or
    "from_field_of" the player ``whose`` / "banished" / returned to "hand" (``how``), carry out ``effect`` instead; ``optional``: where
    its controller wants that, and all of it can be done. With a duration it is an instruction, and holds for so long. ``due_to`` as in
    IsBroken; ``per_turn`` > 0: at most so often in a turn. ``whose``: only from the field, or into the cemetery, of this player. Into a
    cemetery a card may come from anywhere, unless the text says that it is on the field."""

    what: Objects
    how: str
    effect: Effect
    optional: bool = False
    duration: Duration | None = None
    due_to: str = ""
    per_turn: int = 0
    whose: Player | None = None


class OncePerTurnInstead(Effect, frozen=True):
    """As parsed: "once per turn, if it would ..., ... instead". Never reaches an executor."""

    effect: Effect


class FirstPlayCheaper(Effect, frozen=True):
    """The ``nth`` card of the group that the player plays each turn costs ``amount`` less to play, or just that (``fixed``)."""

    player: Player
    group: Group
    amount: Amount
    nth: int = 1
    fixed: bool = False


class SpellchainCounts(Effect, frozen=True):
    """For the controller's Spellchain the cards of the group in the cemetery count."""

    group: Group


class WhenPlaying(Effect, frozen=True):
    """When playing the source its player may pay ``cost`` (10.4.7.3); if he does, ``effect`` applies to this playing."""

    cost: Cost
    effect: Effect


class ServeRule(Effect, frozen=True):
    """The text of a Carrot: it can be served to a follower of the group to race it (14.2)."""

    group: Group


# -- abilities ---------------------------------------------------------------------------------------------------------


class EvolveAbility(Ability, frozen=True):
    """Evolve (12.2): an activated ability; the corresponding card of the evolve deck is revealed as part of the cost, one evolution
    point may stand for one play point, one a turn together with serve (8.3.2)."""

    cost: Cost
    effects: tuple[Effect, ...]
    limits: tuple[Limit, ...] = ()


class ServeAbility(Ability, frozen=True):
    """Serve (14.2.2): an activated ability with the cost "serve this follower ``times`` times" before ``cost``."""

    times: int
    cost: Cost
    effects: tuple[Effect, ...]
    limits: tuple[Limit, ...] = ()


class Paragraph(Ability, frozen=True):
    """Two abilities printed in one paragraph; each is an ability of its own."""

    first: Ability
    second: Ability


class Explained(Ability, frozen=True):
    """The ability with explanatory text behind it, as printed; the text has no function (2.6.2)."""

    ability: Ability
    text: str


class QuickTiming(Limit, frozen=True):
    """Not a limit but a leave: the ability may also be played in the opponent's Quick windows (12.3.3)."""


class OnEachOfYourTurns(Limit, frozen=True):
    """At most ``times`` times on each of the controller's turns, and only then; ``theirs``: on each of the opponent's turns."""

    theirs: bool = False
    times: int = 1


class CostsLess(Limit, frozen=True):
    """Not a limit: the play points of the ability's cost are so much less (10.4.4.1), where there is a ``condition`` while it holds."""

    amount: Amount
    condition: Condition | None = None


class SetOff(Effect, frozen=True):
    """All abilities of ``what``, wherever it is, that wait for ``keyword`` ("Fanfare", "Last Words", "On Evolve", "On Race") are
    pending for the player of this effect, as if that had happened."""

    what: Objects
    keyword: str
