"""The state of a game as plain data: objects, zones, effects, what waits, and whose turn it is.

Objects are shared between a state and its copies until one of them writes (`State.edit`), so that a copy costs a few
microseconds. Everything else in the lists is immutable and is replaced, never changed in place. Nothing of it can hold itself, so
that there is nothing to collect (`gc`).
"""

from __future__ import annotations

import hashlib
from itertools import count
from typing import Final

import msgspec

Ref = tuple[int, int]  # an object as (id, generation): a card that changed zones is another object
Source = tuple[int, int]  # a node of a card's text as (definition index, node index)
Value = int | str | tuple[int, int]
Env = dict[str, tuple[Value, ...]]
# what may have changed of a position: bits of `Game.changed` and of `Derived.reads`
STRUCTURE: Final = 1  # zones, control, effects, abilities
STATUS: Final = 2  # dull, damage, counters, marks
MISC: Final = 4  # turn, phase, points, history
ELSEWHERE: Final = 8  # cards that moved outside play, whose texts say nothing there
NO_REF: Final[Ref] = (-1, 0)
NO_SOURCE: Final[Source] = (-1, 0)

_copied = list[int].copy
_epochs = count(1)  # identity of a state's own objects, for copy on write; never saved, never compared


class Obj(msgspec.Struct, array_like=True, gc=False):
    """A card (or token) where it is now. Write only through `State.edit`."""

    id: int
    gen: int
    card: int  # index of its definition
    owner: int
    controller: int
    zone: int
    stamp: int = 0  # timestamp of entering its zone
    since: int = 0  # the turn in which its controller's control began
    dull: bool = False
    damage: int = 0
    face_down: bool = False
    counters: dict[str, int] = {}  # replaced whole, never changed in place
    marks: frozenset[str] = frozenset()  # what the rules note on it: frozen, attacked ...
    link: int = -1  # the object it is attached to or shown by
    own: int = -1  # its own definition, while `card` is what it counts as: another face, what it evolved into
    epoch: int = 0

    @property
    def ref(self) -> Ref:
        return (self.id, self.gen)


class Chars(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a card is at a moment, after all continuous effects: the derived view of one object."""

    names: tuple[str, ...]
    types: tuple[str, ...]
    elements: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    jobs: tuple[str, ...] = ()  # jobs, traits
    categories: tuple[str, ...] = ()  # categories, universes
    cost: int = 0
    power: int | None = None  # signed; read through max(0, power)
    defense: int | None = None
    generic: bool = False
    keywords: frozenset[str] = frozenset()
    abilities: tuple[Source, ...] = ()


class Snapshot(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Last-known information: an object as it was just before it left a zone. It can be read, never acted on."""

    ref: Ref
    card: int
    owner: int
    controller: int
    zone: int
    chars: Chars
    dull: bool = False
    damage: int = 0
    counters: dict[str, int] = {}
    marks: frozenset[str] = frozenset()
    base: int | None = None  # its power without increases and decreases, where there were any
    battle: tuple[tuple[Ref, ...], ...] = ()  # the sides of the battle that it was in (`Rules.battle`)
    peers: tuple[Snapshot, ...] = ()  # the others in its zone, where texts compare it with them (`Rules.peers`)


class Event(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something that is about to happen (intent) or has happened (fact)."""

    kind: str
    obj: Ref = NO_REF  # what it happens to
    player: int = -1  # to whom it happens, or who does it
    source: Ref = NO_REF  # the card that does it
    controller: int = -1  # who controls that source
    amount: int = 0
    from_zone: int = -1
    to_zone: int = -1
    before: Snapshot | None = None  # the object before it moved
    tags: tuple[str, ...] = ()
    batch: int = 0  # events of one batch happened at the same time
    cause: Source = NO_SOURCE
    objects: tuple[Ref, ...] = ()
    after: Snapshot | None = None  # what it happened to, as it was then (`Rules.asked_later`)
    others: tuple[Snapshot, ...] = ()  # and the other cards of the event, as they were then


class Effect(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A continuous, replacement or delayed effect that somebody created and that lasts for a while."""

    id: int
    node: Source
    source: Ref
    controller: int
    stamp: int
    duration: str
    until: tuple[int, ...] = ()
    objects: tuple[Ref, ...] | None = None  # fixed when created (11.12.4.2 in one game); None: judged anew each time
    env: Env = {}
    values: dict[str, int] = {}
    tags: tuple[str, ...] = ()


class Waiting(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A triggered ability that waits to be put on the stack or to be played."""

    node: Source
    source: Ref
    controller: int
    event: Event | None = None
    env: Env = {}
    snapshot: Snapshot | None = None
    tags: tuple[str, ...] = ()
    effect: int = 0  # the delayed effect it came from, 0 for none


class Item(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What is on the stack (or resolves): a played card or an ability."""

    id: int
    kind: str  # summon, action, special, auto ...
    node: Source
    source: Ref
    controller: int
    env: Env = {}
    numbers: dict[str, int] = {}
    event: Event | None = None
    snapshot: Snapshot | None = None
    tags: tuple[str, ...] = ()


class State(msgspec.Struct, array_like=True, gc=False):
    """All of a game but its immutable card definitions. `zones[player][zone]` lists object ids, top of a deck first."""

    ruleset: str
    zones: list[list[list[int]]]
    objects: list[Obj]
    random: int  # position of the random stream
    turn: int = 0
    turn_player: int = 0
    phase: str = "setup"
    step: str = "setup"
    priority: int = -1
    passes: int = 0
    clock: int = 1  # next timestamp
    serial: int = 1  # next id of an effect, an item, a batch
    stack: list[Item] = []
    waiting: list[Waiting] = []
    effects: list[Effect] = []
    history: list[Event] = []  # facts of this turn
    vars: dict[str, int | str | tuple[Value, ...]] = {}
    last_turn: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # each player's latest turn
    winner: int = -2  # -2 going on, -1 draw, else the player
    why: str = ""
    memory: dict[str, tuple[Value, ...]] = {}  # choices remembered for as long as the game needs them
    epoch: int = 0
    # how often each of these has changed (`Game.changed`), for what is kept of the position: no part of it
    structure: int = 0
    status: int = 0
    misc: int = 0
    elsewhere: int = 0
    known: list[Snapshot] = []  # what effects still speak of, and what has left its zone in an earlier turn

    def fork(self) -> State:
        """A copy that shares all objects until one of the two writes."""
        self.epoch = next(_epochs)
        twin: State = self.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
        twin.epoch = next(_epochs)
        twin.zones = [list(map(_copied, player)) for player in self.zones]
        twin.objects = self.objects.copy()
        twin.stack = self.stack.copy()
        twin.waiting = self.waiting.copy()
        twin.effects = self.effects.copy()
        twin.history = self.history.copy()
        twin.vars = self.vars.copy()
        twin.last_turn = self.last_turn.copy()
        twin.memory = self.memory.copy()
        return twin

    def edit(self, object_id: int) -> Obj:
        """The object to write to: this state's own, copied first if it is shared."""
        obj = self.objects[object_id]
        if obj.epoch != self.epoch:
            obj = obj.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
            obj.epoch = self.epoch
            self.objects[object_id] = obj
        return obj

    def exists(self, ref: Ref) -> bool:
        """Whether that very object is still where it was."""
        return ref[0] >= 0 and self.objects[ref[0]].gen == ref[1]

    def tick(self) -> int:
        """A new timestamp."""
        self.clock += 1
        return self.clock

    def next_id(self) -> int:
        self.serial += 1
        return self.serial

    def encode(self) -> bytes:
        """The position as bytes: equal for equal positions, whatever history of copies led to them."""
        plain = self.fork()
        plain.epoch = plain.structure = plain.status = plain.misc = plain.elsewhere = 0
        plain.objects = [_plain(o) for o in plain.objects]
        return _ENCODER.encode(plain)

    def fingerprint(self) -> str:
        """A digest of the position."""
        return hashlib.blake2b(self.encode(), digest_size=16).hexdigest()


def _clone(obj: Obj) -> Obj:
    twin: Obj = obj.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
    return twin


def _plain(obj: Obj) -> Obj:
    if obj.epoch == 0:
        return obj
    copy = _clone(obj)
    copy.epoch = 0
    return copy


_ENCODER = msgspec.msgpack.Encoder(order="deterministic")
_DECODER = msgspec.msgpack.Decoder(State)


def decode_state(data: bytes) -> State:
    """The state that `State.encode` wrote; msgspec.DecodeError where the bytes are not one."""
    state = _DECODER.decode(data)
    state.epoch = next(_epochs)
    return state
