"""Infinite loops: when the same position comes again, what led from it to itself, and who could have done otherwise.

A game counts what resolves since the last real progress (`step`, `reset`). Only past `PATIENCE` steps does anything else
happen: at each point that every loop must pass the game calls `observe` with a `signature` of the position, and the driver
lets `constrain` and `remember` see every decision. What is remembered is plain data in `State.memory`, so that copies and
saves are in the middle of a loop like everybody else. What follows from a loop is the game's to say: it may `refuse` links.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

from cardwright.errors import Illegal
from cardwright.kernel.decisions import Answer, Decision, plain_answers, sample_answer
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Act, Constraint
from cardwright.kernel.state import Effect, Env, Event, Item, Obj, Ref, Snapshot, State, Waiting
from cardwright.kernel.view import NUMBERED

if TYPE_CHECKING:
    from cardwright.kernel.game import Game

PATIENCE: Final = 12  # steps without progress before anybody looks
LIMIT: Final = 3_000  # steps without progress after which nothing that one may do is offered any more
MARGIN: Final = 200  # further steps until the game is over
KEPT: Final = 60  # positions that are remembered, and so the longest loop that is noticed
TOP: Final = 8  # items of the stack that are told apart: what lies below is no part of a loop that never reaches it
LOOKED_AT: Final = 64  # answers to one decision that are told apart

COUNT: Final = "loop"  # State.vars: steps since the last progress; also the name of the constraint and of its decisions
PREFIX: Final = "loop:"
TRAIL: Final = "loop:trail"  # State.memory: positions and decisions, oldest first
HERE: Final = "loop:here"  # the last position and a digest of the decisions since
REFUSED: Final = "loop:refused"  # links that are closed, each with its clause
OVER: Final = "loop:over"  # the clause by which nothing optional goes on any more
PLAN: Final = (
    "loop:plan:"  # for each loop that was agreed on: its start, how often it still runs, its clause, its links
)

ENDED: Final = "the loop has been brought to its end and is not started again"

# how a decision within a loop can be answered otherwise
FIXED: Final = 0  # not at all
DECLINED: Final = 1  # something optional that was done: it could have been left
VARIED: Final = 2  # one of several answers to a question that has to be answered
PASSED: Final = 3  # nothing was done where something could have been


class Link(NamedTuple):
    """A decision within a loop: the position it was made in, by whom, what was answered, and how else it could be."""

    here: str
    player: int
    answer: str
    way: int


class Cycle(NamedTuple):
    """A loop that was just closed: `key` names it whatever position it is looked at from, `start` is that position."""

    key: str
    start: str
    links: tuple[Link, ...]

    def stoppers(self) -> dict[int, tuple[Link, ...]]:
        """Who can stop the loop, with the links where they can.

        Whoever does something optional in it can leave that; only where nobody does, another answer to some question or
        another act instead of a pass counts, for nobody knows whether that would stop it before it is tried.
        """
        way = min((link.way for link in self.links if link.way), default=FIXED)
        found: dict[int, tuple[Link, ...]] = {}
        for link in self.links:
            if link.way and link.way == way:
                found[link.player] = (*found.get(link.player, ()), link)
        return found


# -- counting ------------------------------------------------------------------------------------------------------------


def count(state: State) -> int:
    """Steps since the last progress."""
    found: int = state.vars.get(COUNT, 0)  # type: ignore[assignment]  # only numbers are kept there
    return found


def watching(state: State) -> bool:
    """Whether enough went on without progress to look for loops."""
    return COUNT in state.vars and state.vars[COUNT] > PATIENCE  # type: ignore[operator]  # a number


def step(state: State) -> None:
    """Something resolved, or something that costs nothing may have been done."""
    state.vars[COUNT] = count(state) + 1


def reset(state: State) -> None:
    """Real progress: what was remembered of loops is forgotten."""
    if COUNT in state.vars and state.vars.pop(COUNT):
        state.memory = {k: v for k, v in state.memory.items() if not k.startswith(PREFIX)}


def exhausted(state: State, clause: str) -> bool:
    """Whether the game has gone on without progress for so long that it must be held endless.

    A little before that nothing optional is open any more until there is progress, by the clause given.
    """
    if count(state) > LIMIT:
        state.memory[OVER] = (clause,)
    return count(state) > LIMIT + MARGIN


# -- positions -----------------------------------------------------------------------------------------------------------

_ENCODER: Final = msgspec.msgpack.Encoder(order="deterministic")
Plain = Any


def digest(plain: Plain) -> str:
    """A short name of plain data."""
    return hashlib.blake2b(_ENCODER.encode(plain), digest_size=10).hexdigest()


def signature(game: Game, extra: Plain = None, bound: frozenset[str] = frozenset(), *, ordered: bool = True) -> str:
    """The position, without what grows by itself: timestamps, generations, serial numbers, history, random numbers.

    Cards are named by what they are and where, so that a copy in the place of another makes no difference. Of the stack
    only the `TOP` is looked at: `observe` sees to it that the rest has not been touched. `extra` is
    what the game wants to be told apart besides; `bound` are the durations of effects that last as long as an object. `ordered`:
    whether effects that last are told apart by which came first.
    """
    state = game.state
    names = _Names(game)
    effects = [names.effect(e, bound) for e in state.effects]
    return digest(
        [
            [state.turn, state.turn_player, state.phase, state.priority, state.passes],
            names.zones,
            [names.item(i) for i in state.stack[-TOP:]],
            [names.waiting(w) for w in state.waiting],
            effects if ordered else sorted(effects, key=digest),
            {k: names.value(v) for k, v in state.vars.items() if k != COUNT},
            extra,
        ]
    )


def _face(obj: Obj) -> tuple[Plain, ...]:
    """What is to be seen of an object, ready to be sorted."""
    status = (sorted(obj.counters.items()), sorted(obj.marks)) if obj.counters or obj.marks else ([], [])
    return (obj.card, obj.owner, obj.controller, obj.dull, obj.damage, obj.face_down, obj.since, *status)


class _Names:
    """Objects numbered in the order in which the zones list them, and things with a serial number by their place."""

    def __init__(self, game: Game) -> None:
        state = game.state
        self.objects = state.objects
        self.numbers: dict[int, int] = {}
        ids = [*(i.id for i in state.stack[-TOP:]), *(e.id for e in state.effects)]
        self.serials = {serial: i for i, serial in enumerate(ids)}
        self.zones = [
            [self._zone(ids, spec.ordered, spec.in_play) for ids, spec in zip(zones, game.rules.zones, strict=True)]
            for zones in state.zones
        ]
        links = [(i, state.objects[i].link) for i in self.numbers if state.objects[i].link >= 0]
        if links:
            self.zones.append([[(self.numbers[i], self.numbers.get(link, -1)) for i, link in links]])

    def _zone(self, ids: Sequence[int], ordered: bool, in_play: bool) -> list[Plain]:
        objects = [self.objects[i] for i in ids]
        if in_play:
            faces = [(_face(o), o.id) for o in objects]
        else:
            faces = [((o.card, o.owner, o.face_down), o.id) for o in objects]
        if not ordered:
            faces.sort()
        for _, i in faces:
            self.numbers[i] = len(self.numbers)
        return [face for face, _ in faces]

    def ref(self, ref: Ref) -> tuple[int, int]:
        """A card by its number and whether it is still that object, the one before, or one long gone; others by place."""
        if ref[0] < 0:
            return (ref[0], self.serials.get(ref[1], ref[1] if ref[1] < 2 else -1))
        if ref[0] >= len(self.objects):
            return ref
        return (self.numbers.get(ref[0], -1), min(self.objects[ref[0]].gen - ref[1], 2))

    def refs(self, refs: Iterable[Ref] | None) -> Plain:
        return None if refs is None else [self.ref(r) for r in refs]

    def value(self, value: Plain) -> Plain:
        """A plain value in which pairs of numbers are references."""
        if not isinstance(value, tuple):
            return value
        if len(value) == 2 and isinstance(value[0], int) and isinstance(value[1], int):
            return self.ref(value)
        return [self.value(v) for v in value]

    def env(self, env: Env) -> Plain:
        return {k: [self.value(v) for v in values] for k, values in env.items()}

    def item(self, i: Item) -> Plain:
        return [
            i.kind, i.node, self.ref(i.source), i.controller, self.env(i.env), i.numbers, self.event(i.event),
            self.snapshot(i.snapshot), i.tags,
        ]  # fmt: skip

    def waiting(self, w: Waiting) -> Plain:
        return [
            w.node, self.ref(w.source), w.controller, self.event(w.event), self.env(w.env), self.snapshot(w.snapshot),
            w.tags,
        ]  # fmt: skip

    def effect(self, e: Effect, bound: frozenset[str]) -> Plain:
        until = self.value(e.until) if e.duration in bound else e.until
        return [
            e.node, self.ref(e.source), e.controller, e.duration, until, self.refs(e.objects), self.env(e.env),
            e.values, e.tags,
        ]  # fmt: skip

    def event(self, e: Event | None) -> Plain:
        if e is None:
            return None
        return [
            e.kind, self.ref(e.obj), e.player, self.ref(e.source), e.controller, e.amount, e.from_zone, e.to_zone,
            self.snapshot(e.before), e.tags, e.cause, self.refs(e.objects),
        ]  # fmt: skip

    def snapshot(self, s: Snapshot | None) -> Plain:
        if s is None:
            return None
        return [
            self.ref(s.ref), s.card, s.owner, s.controller, s.zone, s.chars, s.dull, s.damage, s.counters, s.marks,
            s.base, [self.refs(side) for side in s.battle], [self.snapshot(peer) for peer in s.peers],
        ]  # fmt: skip


# -- decisions -----------------------------------------------------------------------------------------------------------


def answer_key(game: Game, decision: Decision, answer: Answer) -> str:
    """A short name of an answer to a decision in this position; copies of a card that look the same share it."""
    if decision.kind == "act":
        return act_key(game, answer)
    plain = answer
    if isinstance(answer, tuple) and decision.kind in ("choose", "order"):
        shown = [o if decision.reason in NUMBERED else _shown(game, o) for o in answer]
        plain = sorted(shown, key=repr) if decision.kind == "choose" else shown
    return digest([decision.kind, decision.reason, plain])


def act_key(game: Game, act: Act) -> str:
    """A short name of an act: its name, the card it is about, and the rest."""
    return digest(["act", act[0], *(_shown(game, part) for part in act[1:2]), *act[2:]])


def _shown(game: Game, option: Plain) -> Plain:
    objects = game.state.objects
    if isinstance(option, int) and not isinstance(option, bool) and 0 <= option < len(objects):
        return [objects[option].zone, *_face(objects[option])]
    return option


def here(state: State) -> str:
    """The position as decisions since the last observation have left it; empty before the first."""
    found = state.memory.get(HERE)
    return cast("str", found[0]) if found else ""


def closed(state: State, player: int) -> dict[str, str]:
    """Answers that are refused to the player in this position, each with the clause."""
    found = {}
    place = here(state)
    for line in state.memory.get(REFUSED, ()):
        where, who, answer, clause = cast("str", line).split("|")
        if where == place and int(who) == player:
            found[answer] = clause
    return found


def open_acts(game: Game, player: int, acts: list[Act]) -> list[Act]:
    """The acts without those that would go on with a loop that has been brought to its end; all of them if none is left."""
    memory = game.state.memory
    if OVER in memory:
        acts = [a for a in acts if a[0] == "pass"] or acts
    if REFUSED not in memory:
        return acts
    refused = closed(game.state, player)
    return [a for a in acts if act_key(game, a) not in refused] or acts


def check_act(game: Game, player: int, act: Act) -> None:
    """Raise `Illegal` for an act that `open_acts` leaves out (`Rules.acts` has to leave it out as well)."""
    memory = game.state.memory
    if REFUSED not in memory and OVER not in memory:
        return
    clause = closed(game.state, player).get(act_key(game, act), "") or _over(game.state)
    if clause and act not in game.rules.acts(game, player):
        raise Illegal(ENDED, clause)


def _over(state: State) -> str:
    found = state.memory.get(OVER)
    return cast("str", found[0]) if found else ""


def constrain(game: Game, decision: Decision) -> None:
    """Before a decision is put: refuse what would go on with a loop that is at its end, as long as anything is left."""
    if decision.kind == "act":
        decision.options = tuple(game.rules.acts(game, decision.player))
        return
    if decision.rule or decision.reason == COUNT or COUNT not in game.rules.constraints:
        return
    refused = closed(game.state, decision.player)
    if OVER in game.state.memory and decision.kind == "yes_no":
        refused[answer_key(game, decision, True)] = _over(game.state)
    if refused:
        keys = [answer_key(game, decision, a) for a in islice(plain_answers(decision), LOOKED_AT)]
        if any(k in refused for k in keys) and not all(k in refused for k in keys):
            decision.rule = COUNT
            decision.data = (next(iter(refused.values())), *refused)


def remember(game: Game, decision: Decision, answer: Answer) -> None:
    """After a decision was answered: it may turn out to be a link of a loop."""
    if decision.reason == COUNT:
        return
    memory = game.state.memory
    place = here(game.state)
    key = answer_key(game, decision, answer)
    line = f"{place}|{decision.player}|{key}|{_way(game, decision, answer)}"
    memory[TRAIL] = (*memory.get(TRAIL, ()), line)
    memory[HERE] = (digest([place, decision.player, key]),)


def _way(game: Game, decision: Decision, answer: Answer) -> int:
    """How the decision could have been answered otherwise."""
    if decision.kind == "act":
        if len(decision.options or ()) < 2:
            return FIXED
        return PASSED if answer[0] == "pass" else DECLINED
    if decision.rule not in ("", COUNT) or decision.kind == "divide":
        return FIXED  # payments and the like use something up
    refused = decision.data[1:] if decision.rule == COUNT else ()
    keys = {answer_key(game, decision, a) for a in islice(plain_answers(decision), LOOKED_AT)}
    if len(keys.difference(refused)) < 2:
        return FIXED
    done = answer is True or (decision.kind == "choose" and decision.least == 0 and answer != ())
    return DECLINED if done else VARIED


# -- loops ---------------------------------------------------------------------------------------------------------------


def observe(game: Game, position: str) -> Cycle | None:
    """Note that the game has come to this position; the loop that this closes, if it has been here before.

    The stack may have grown on the way, which does not keep the same from happening again and again; but it must not have
    been used up to below what the signature shows, for then something else would follow.
    """
    memory = game.state.memory
    trail = cast("tuple[str, ...]", memory.get(TRAIL, ()))
    height = len(game.state.stack)
    found = None
    lowest = height
    marks = 0
    for i in range(len(trail) - 1, -1, -1):
        if trail[i][0] != "=":
            continue
        marks += 1
        where, then = trail[i][1:].split("|")
        lowest = min(lowest, int(then))
        if where == position and found is None and _untouched(int(then), lowest, height):
            found = _cycle(position, trail[i + 1 :])
        if marks == KEPT - 1:
            trail = trail[i:]
            break
    memory[TRAIL] = (*trail, f"={position}|{height}")
    memory[HERE] = (position,)
    return found


def _untouched(then: int, lowest: int, now: int) -> bool:
    """Whether the stack is the same again (by its height then and now), or has grown above what it was (`lowest` between).

    One item less than was ever noted may have been left for a moment: what resolves is gone before others are put on top.
    """
    return (then == now and then <= TOP) or (then <= now and lowest - 1 >= then - TOP)


def _cycle(start: str, between: Sequence[str]) -> Cycle:
    links = []
    for line in between:
        if line[0] != "=":
            place, player, answer, way = line.split("|")
            links.append(Link(place, int(player), answer, int(way)))
    positions = [line[1:].split("|")[0] for line in between if line[0] == "="]
    key = digest([sorted([*positions, start]), sorted(link[:3] for link in links)])
    return Cycle(key, start, tuple(links))


def plan(state: State, cycle: Cycle, times: int, links: Iterable[Link], clause: str) -> None:
    """The loop runs so many times more from its start, then these links are refused by that clause."""
    lines = tuple(f"{link.here}|{link.player}|{link.answer}" for link in links)
    state.memory[PLAN + cycle.key] = (cycle.start, times, clause, *lines)
    if times == 0:
        _refuse(state, lines, clause)


def follow(state: State, cycle: Cycle) -> int | None:
    """The loop was closed again: how often it still runs by its plan, -1 when it goes on all the same, None without a plan."""
    found = state.memory.get(PLAN + cycle.key)
    if found is None:
        return None
    start, times, clause, *rest = found
    left, lines = cast("int", times), cast("list[str]", rest)
    if start != cycle.start:
        return max(0, left)  # the same loop, looked at from a position further on
    left -= 1
    state.memory[PLAN + cycle.key] = (start, left, clause, *lines)
    if left == 0:
        _refuse(state, lines, cast("str", clause))
    return max(-1, left)


def _refuse(state: State, lines: Iterable[str], clause: str) -> None:
    state.memory[REFUSED] = (*state.memory.get(REFUSED, ()), *(f"{line}|{clause}" for line in lines))


# -- the constraint that a refused link puts on a decision ---------------------------------------------------------------


def _check(game: Game, decision: Decision, answer: Answer) -> None:
    if answer_key(game, decision, answer) in decision.data[1:]:
        raise Illegal(ENDED, decision.data[0])


def _answers(game: Game, decision: Decision, limit: int) -> list[Answer]:
    refused = decision.data[1:]
    answers = islice(plain_answers(decision), LOOKED_AT)
    return [a for a in answers if answer_key(game, decision, a) not in refused][:limit]


def _sample(game: Game, decision: Decision, random: Random) -> Answer:
    for _ in range(8):
        answer = sample_answer(decision, random)
        if answer_key(game, decision, answer) not in decision.data[1:]:
            return answer
    answers = _answers(game, decision, LOOKED_AT)
    return answers[random.below(len(answers))]


LOOP_RULE: Final = Constraint(_check, _sample, _answers)
CONSTRAINTS: Final[Mapping[str, Constraint]] = {COUNT: LOOP_RULE}
