"""What a game gives to the kernel: its zones, steps, acts and derived view. A ruleset is a value of this shape."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from cardwright.errors import Illegal
from cardwright.kernel.decisions import Answer, Decision, Flow, Option
from cardwright.kernel.rng import Random
from cardwright.kernel.state import Chars, Env, Event, Ref, Snapshot, Source

if TYPE_CHECKING:
    from cardwright.kernel.game import Game

Act = tuple[Any, ...]
Performer = Callable[["Game", Event], Event | None]  # carries out an intent; the fact, or None where nothing happened
Step = Callable[["Game"], Flow[None] | None]  # a step of the rules; None where nobody had to be asked, and all is done


class ZoneSpec(msgspec.Struct, frozen=True):
    """A zone of each player. `seen_by` is `all`, `owner` or `nobody`; `ordered` zones keep their order in views."""

    name: str
    seen_by: str
    ordered: bool = False
    in_play: bool = False  # cards here have a controller of their own, state, damage and counters
    apart: bool = False  # no effect finds a card here that it has moved, or that moved while it was spoken of
    stock: int = 0  # a hidden card may be any of those hidden in zones of the same stock
    turned_up: bool = False  # all see the cards that lie faceup here


class Definition(msgspec.Struct):
    """A card as it is printed, compiled: shared by all games, never changed."""

    index: int
    facts: Any
    base: Chars
    nodes: tuple[Any, ...] = ()  # all nodes of its text, in preorder
    speaks: frozenset[int] | None = None  # the zones in which its text does something; None: perhaps everywhere
    data: Any = None  # what the game precomputes for itself
    applies: frozenset[int] | None = None  # the zones in which its text applies by itself; None: perhaps everywhere


class Watcher(msgspec.Struct, frozen=True, gc=False):
    """A triggered ability that is active now."""

    source: Ref
    node: Source
    controller: int
    snapshot: Snapshot | None = None
    effect: int = 0
    env: Env = {}
    about: int = -1  # the only object whose events can trigger it; -1 where those of others might


class Replacement(msgspec.Struct, frozen=True, gc=False):
    """A replacement effect that applies to an event (or would)."""

    key: tuple[Any, ...]  # identity, so that none applies twice to one event's lineage
    source: Ref
    node: Source
    controller: int
    own: bool = False  # a self-replacement effect, which goes first
    env: Env = {}
    effect: int = 0


class Derived(msgspec.Struct):
    """The derived view: everything computed from the state and not stored in it."""

    chars: dict[int, Chars] = {}
    watchers: dict[str, tuple[Watcher, ...]] = {}
    replacements: dict[str, tuple[Replacement, ...]] = {}
    rules: dict[str, tuple[Any, ...]] = {}  # permissions, prohibitions, cost changes ... by the game's kinds
    reads: int = 0  # beside the structure, what it depends on: bits of `Game.changed`
    given: dict[
        tuple[int, Source], tuple[str, ...]
    ] = {}  # what has given a card an ability that is not printed on it, each
    bases: dict[int, int] = {}  # the power of cards before it was increased or decreased, where it was
    notes: dict[Any, Any] = {}  # what the game works out from this view alone, kept as long as the view


class Constraint(msgspec.Struct, frozen=True):
    """A further check of a decision's answer, and how to find answers that pass it. `objection` says of the first
    thing that was chosen and is not offered why it is not."""

    check: Callable[[Game, Decision, Answer], None]
    sample: Callable[[Game, Decision, Random], Answer]
    answers: Callable[[Game, Decision, int], list[Answer]]  # some legal answers, at most so many
    objection: Callable[[Game, Decision, tuple[Option, ...]], Illegal | None] | None = None


class Rules(Protocol):
    """A ruleset: switches, limits and procedures. A ruleset that needs few of them begins with `PlainRules`."""

    @property
    def name(self) -> str: ...
    @property
    def zones(self) -> tuple[ZoneSpec, ...]: ...
    @property
    def steps(self) -> Mapping[str, Step]: ...
    @property
    def ask_steps(self) -> frozenset[str]: ...
    @property
    def glances(self) -> Mapping[str, Callable[[Game], bool]]:
        """For steps that ask for an act: where it is plain to see that all who are asked there can only pass, let them pass
        and say so. Whether something could be done is left to the step, and to `acts`."""

    @property
    def clauses(self) -> Mapping[str, str]:
        """The clause of this ruleset for a reason to ask or a kind of log line, where shared procedures name another's."""

    @property
    def constraints(self) -> Mapping[str, Constraint]: ...

    @property
    def switches(self) -> Any:
        """The readings and limits by which the game's own procedures differ from ruleset to ruleset."""

    def knows(self, defs: Sequence[Definition]) -> Any:
        """What the game works out of the definitions alone (`Game.known`)."""

    def acts(self, game: Game, player: int) -> list[Act]:
        """The acts open to the player who is asked for one."""

    def check_act(self, game: Game, player: int, act: Act) -> None:
        """Raise `Illegal` with the clause where the act is not open."""

    def derive(self, game: Game) -> Derived:
        """Compute the derived view."""

    @property
    def performers(self) -> Mapping[str, Performer]:
        """What carries out an intent, by its kind; an intent of another kind is the fact as it is."""

    def applies(self, game: Game, replacement: Replacement, event: Event) -> bool:
        """Whether a replacement effect can replace this event."""

    def replace(self, game: Game, replacement: Replacement, event: Event) -> Flow[list[Event]]:
        """What happens instead."""

    def claims(
        self, game: Game, events: list[Event], there: dict[str, tuple[Replacement, ...]]
    ) -> Flow[dict[int, int]]:
        """Which of several events at the same time (by its place) an effect replaces, by its id, that is used up by one of them."""

    def settled(self, game: Game, events: list[Event]) -> Flow[list[Event]]:
        """What happens at the same time, some of it instead of something else: what of that there is room for."""

    @property
    def able(self) -> Callable[[Game, list[Event]], list[Event]] | None:
        """What tells those of the events that nothing forbids to happen at all: all that happens at the same time, before any of it.
        None where performing an event sees to that."""

    def chooser(self, game: Game, event: Event) -> int:
        """Who orders the replacement effects of this event."""

    def match(self, game: Game, watcher: Watcher, event: Event) -> Env | None:
        """The bindings of a triggered ability, or None where this event does not trigger it."""

    def looks_back(self, event: Event) -> bool:
        """Whether abilities that were active before the event are the ones that see it."""

    def sees_movers(self) -> bool:
        """Whether abilities of a card that moves see what else moves at the same time: both where it was and where it is."""

    def asked_later(self, game: Game) -> frozenset[str]:
        """Kinds of events of which texts ask later what it was that they happened to: it is remembered as it was then."""

    def battle(self, game: Game, ref: Ref) -> tuple[tuple[Ref, ...], ...]:
        """The sides of the battle that the card is in, for where it is remembered; nothing for a card that is in none."""

    def peers(self, game: Game) -> Callable[[Game, int], list[int]] | None:
        """What finds the others in its zone that are remembered with a card, as texts compare it with them; None where no text of the
        game does. Asked once."""

    @property
    def moved(self) -> Callable[[Game, Event], None] | None:
        """Called for each object that changed zones, after the batch; None where nothing comes of that."""


class PlainRules(ABC):
    """A ruleset that says only what is its own: without replacement effects, prohibitions, switches and clauses for what the
    kernel tells, and with abilities that trigger on nothing. What is abstract every game has to say (docs/add-a-game.md)."""

    glances: Mapping[str, Callable[[Game], bool]] = MappingProxyType({})
    clauses: Mapping[str, str] = MappingProxyType({})
    constraints: Mapping[str, Constraint] = MappingProxyType({})
    performers: Mapping[str, Performer] = MappingProxyType({})
    switches: Any = None
    able: Callable[[Game, list[Event]], list[Event]] | None = None
    moved: Callable[[Game, Event], None] | None = None

    @property
    @abstractmethod
    def name(self) -> str: ...

    @property
    @abstractmethod
    def zones(self) -> tuple[ZoneSpec, ...]: ...

    @property
    @abstractmethod
    def steps(self) -> Mapping[str, Step]: ...

    @property
    @abstractmethod
    def ask_steps(self) -> frozenset[str]: ...

    @abstractmethod
    def acts(self, game: Game, player: int) -> list[Act]: ...

    @abstractmethod
    def check_act(self, game: Game, player: int, act: Act) -> None: ...

    def knows(self, defs: Sequence[Definition]) -> Any:
        return None

    def derive(self, game: Game) -> Derived:
        return Derived()

    def applies(self, game: Game, replacement: Replacement, event: Event) -> bool:
        return False

    def replace(self, game: Game, replacement: Replacement, event: Event) -> Flow[list[Event]]:
        yield from ()
        return [event]

    def claims(
        self, game: Game, events: list[Event], there: dict[str, tuple[Replacement, ...]]
    ) -> Flow[dict[int, int]]:
        yield from ()
        return {}

    def settled(self, game: Game, events: list[Event]) -> Flow[list[Event]]:
        yield from ()
        return events

    def chooser(self, game: Game, event: Event) -> int:
        return event.player

    def match(self, game: Game, watcher: Watcher, event: Event) -> Env | None:
        return None

    def looks_back(self, event: Event) -> bool:
        return False

    def sees_movers(self) -> bool:
        return False

    def asked_later(self, game: Game) -> frozenset[str]:
        return frozenset()

    def battle(self, game: Game, ref: Ref) -> tuple[tuple[Ref, ...], ...]:
        return ()

    def peers(self, game: Game) -> Callable[[Game, int], list[int]] | None:
        return None
