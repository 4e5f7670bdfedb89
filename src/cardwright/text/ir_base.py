"""The root of the intermediate representation (IR) and the families its nodes belong to.

A node says what a printed phrase means and nothing else. Fields carry the rules' own terms; free text appears only as
names (cards, jobs, categories, counters). The families below are abstract: a field typed ``Effect`` holds any effect.
"""

import msgspec


class Node(msgspec.Struct, frozen=True, tag=True, kw_only=True, cache_hash=True, gc=False):
    """Base of every IR node. ``w`` numbers the printed wordings of one meaning (0 = the common one); executors ignore it.

    Nodes are made of finished nodes and never changed, so that none can hold itself: there is nothing to collect (`gc`).
    """

    w: int = 0


class Player(Node, frozen=True):
    """Names one or both players, as seen by the controller of the ability."""


class Objects(Node, frozen=True):
    """Names cards or abilities that exist when the effect is carried out: a reference, the source, or a whole group."""


class Filter(Node, frozen=True):
    """A yes-or-no property of one card; a group is the conjunction of its filters."""


class Amount(Node, frozen=True):
    """A number, computed when it is needed (11.12.4.3: once, when an effect resolves)."""


class Condition(Node, frozen=True):
    """A yes-or-no question about the game."""


class Duration(Node, frozen=True):
    """How long a continuous effect lasts."""


class Zone(Node, frozen=True):
    """A place where cards are, or where they go."""


class Effect(Node, frozen=True):
    """An instruction (11.12): carried out on resolution, or applied continuously inside a FieldAbility."""


class Event(Node, frozen=True):
    """What an auto-ability waits for (11.8)."""


class CostItem(Node, frozen=True):
    """One thing to pay; all items of a cost are paid at once (11.6.10)."""


class Limit(Node, frozen=True):
    """When an ability may be used or may trigger."""


class Gained(Node, frozen=True):
    """Something that an object gains or loses: power, a keyword, a quoted ability."""


class Ability(Node, frozen=True):
    """One ability of a card (11.5)."""
