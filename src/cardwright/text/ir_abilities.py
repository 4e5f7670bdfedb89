"""The abilities of a card and when they may be used or may trigger."""

from .ir_base import Ability, Amount, Condition, Effect, Event, Filter, Limit, Node, Objects
from .ir_costs import Cost
from .ir_refs import Group


class CardText(Node, frozen=True):
    """All abilities of a card, one a paragraph (11.5.3)."""

    abilities: tuple[Ability, ...]


class KeywordAbility(Ability, frozen=True):
    """Field abilities that are one keyword each: "Haste", "Brave", "First Strike", "Back Attack". ``reminder``: a reminder text follows."""

    keywords: tuple["Keyword", ...]
    damage: int = 0


class Keyword(Node, frozen=True):
    """One printed keyword, with or without its reminder text."""

    name: str
    reminder: bool = False


class FieldAbility(Ability, frozen=True):
    """Continuous effects (11.9), one a sentence. ``damage`` > 0: only while its controller has that many points of damage (15.2.6)."""

    effects: tuple[Effect, ...]
    damage: int = 0


class AutoAbility(Ability, frozen=True):
    """Auto-ability (11.8). ``condition``: intervening "if", checked on triggering and on resolution (11.8.13).
    ``ex_burst``: its effect may be carried out when the card is put into the Damage Zone (11.10.2). ``damage`` as in FieldAbility."""

    event: Event
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    limits: tuple[Limit, ...] = ()
    ex_burst: bool = False
    damage: int = 0


class ActionAbility(Ability, frozen=True):
    """Action ability (11.6): pay ``cost``, then ``effects`` go on the stack."""

    cost: Cost
    effects: tuple[Effect, ...]
    limits: tuple[Limit, ...] = ()
    damage: int = 0


class SpecialAbility(Ability, frozen=True):
    """Special ability (11.7), with its proper name; the cost holds SpecialIcon."""

    name: str
    cost: Cost
    effects: tuple[Effect, ...]
    limits: tuple[Limit, ...] = ()
    damage: int = 0


class SummonEffect(Ability, frozen=True):
    """What a Summon does when it resolves. A Summon's field abilities (costs) are FieldAbility paragraphs of their own."""

    effects: tuple[Effect, ...]
    ex_burst: bool = False


class LimitBreak(Ability, frozen=True):
    """Limit Break of this number (the card lives in the Limit Break deck)."""

    number: int


class Warp(Ability, frozen=True):
    """Warp: pay ``cost`` instead, remove it from the game with ``counters`` Warp Counters."""

    counters: int
    cost: Cost


# -- limits ------------------------------------------------------------------------------------------------------------


class OncePerTurn(Limit, frozen=True):
    """At most ``times`` times a turn, this object."""

    times: int = 1


class OnlyYourTurn(Limit, frozen=True):
    """Only during the turn of its controller."""


class OnlyOpponentTurn(Limit, frozen=True):
    """Only during the turn of the opponent."""


class OnlyMainPhase(Limit, frozen=True):
    """Only during the Main Phases of its controller's turn."""


class OnlyIf(Limit, frozen=True):
    """Only while the condition holds (as the ability is used, or triggers)."""

    condition: Condition


class OnlyWhile(Limit, frozen=True):
    """Only while the card satisfies the filter ("while Cloud is attacking")."""

    card: Objects
    filter: Filter


class OnlyOnce(Limit, frozen=True):
    """Only once in the game, this object."""


class PaysOnly(Limit, frozen=True):
    """Only CP of these Elements (any, where there are none) pays for it, with ``backups`` only what Backups produce, with ``cards``
    only what such Backups do; what is produced by discarding cards of ``discards`` pays, too. With ``x`` that holds for the 《X》
    that its effects ask for, else for its own cost."""

    elements: tuple[str, ...] = ()
    backups: bool = False
    x: bool = False
    cards: Group | None = None
    discards: Group | None = None


class MostX(Limit, frozen=True):
    """No more than this can be paid for 《X》: the number, or as the ``amount`` says."""

    number: int
    amount: Amount | None = None


class UseBy(Limit, frozen=True):
    """Any player / only the opponent may use it: ``who`` "any", "opponent"."""

    who: str


class Priming(Ability, frozen=True):
    """Priming: pay ``cost`` to prime into a card of this ``name``."""

    name: str
    cost: Cost


class ReminderAbility(Ability, frozen=True):
    """A paragraph that repeats a rule; ``kind`` says which. No effect."""

    kind: str
