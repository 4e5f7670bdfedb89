"""What is compared, shared or remembered: players against each other, cards against each other, what went where this turn."""

from .ir_base import Amount, Condition, Duration, Effect, Filter, Objects, Player, Zone
from .ir_refs import Group


class ControlsMore(Condition, frozen=True):
    """The player controls at least ``by`` more cards of the group than the other player does."""

    player: Player
    group: Group
    by: Amount


class ControlSame(Condition, frozen=True):
    """Both players control the same number of cards of the group."""

    group: Group


class AllAre(Condition, frozen=True):
    """There is a card of the group, and every one satisfies ``filter``."""

    group: Group
    filter: Filter | Group


class AllApart(Condition, frozen=True):
    """The referenced cards (two or more of them) have pairwise no common ``trait``; ``trait`` as in AllShare."""

    cards: Objects
    trait: str


class AllShare(Condition, frozen=True):
    """The referenced cards (two or more of them; one of a whole group) all have one and the same ``trait`` in common ("element", "type",
    "cost", "job", "category")."""

    cards: Objects
    trait: str


class SoManyAlike(Condition, frozen=True):
    """``condition`` (a Controls or an Exists) holds of such cards of its group alone as have one and the same ``trait`` ("name",
    "element", "cost", "type", "job", "category") in common."""

    condition: Condition
    trait: str


class DifferentIn(Filter, frozen=True):
    """As parsed: "with different names in your Break Zone", with what stands ``behind``; spread.py moves it into the Target. Never
    reaches an executor."""

    trait: str
    behind: Filter


class TotalIn(Filter, frozen=True):
    """As parsed: "with a total cost of 5 or less in your Break Zone", with what stands ``behind``, like DifferentIn. ``trait``: "cost" or
    "power". ``different``: what the cards differ in besides, "" for nothing."""

    trait: str
    most: Amount
    behind: Filter
    different: str = ""


class OneOfEach(Filter, frozen=True):
    """Only in the noun of the group of an Exists: there must be a card for every option, not any of them ("an A and B")."""

    options: tuple[Filter | Group, ...]


class PutThisTurn(Filter, frozen=True):
    """The card is in the Break Zone ``zone`` and was put there from the field, as a card that ``player`` controlled, in this turn;
    with ``anywhere`` from whatever zone, whoever controlled it."""

    zone: Zone
    player: Player
    anywhere: bool = False


class AttackedThisTurn(Filter, frozen=True):
    """The card was declared as an attacker in this turn."""


class BlockedThisTurn(Filter, frozen=True):
    """The card was declared as a blocker in this turn."""


class AllAmong(Objects, frozen=True):
    """Every card of the group among the cards ``among``."""

    group: Group
    among: Objects


class ShuffleInto(Effect, frozen=True):
    """Put the cards into their owners' decks, which are then shuffled."""

    what: Objects


class PowerChanged(Filter, frozen=True):
    """The card's power is higher (``up``) or lower (``down``) than it was made by what is printed or what it became."""

    up: bool
    down: bool


class WhoDiscarded(Effect, frozen=True):
    """Every player who discarded a card of the group among ``cards`` carries out ``effect`` for himself, the turn player first; You
    in it is that player."""

    cards: Objects
    group: Group
    effect: Effect


class WhoDid(Effect, frozen=True):
    """Every player who did (``negated``: did not do) what the sentence right before let each player do carries out ``effect`` for
    himself, the turn player first; You in it is that player."""

    effect: Effect
    negated: bool = False


class NoFewer(Effect, frozen=True):
    """Carry out ``effect``, which searches for more than one card: so many are found, or none at all."""

    effect: Effect


class CostNamed(Filter, frozen=True):
    """The card's cost is one of the numbers that were named before (Name), by whomever."""


class GainLost(Effect, frozen=True):
    """Each of ``to`` gains for the duration the keywords that the instruction before took from the cards which had them."""

    to: Objects
    duration: Duration


class XIs(Effect, frozen=True):
    """As parsed: "X is the number of Backups you control", put into the place of X in front of it, or in ``effect`` ("..., where X
    is ..."). Never reaches an executor."""

    amount: Amount
    effect: Effect | None = None
