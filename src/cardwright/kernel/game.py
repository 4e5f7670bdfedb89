"""A game in motion: the state, the definitions, the derived view, and the funnel that every event goes through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, overload

from msgspec.structs import replace

from cardwright.kernel.decisions import Answer, Decision, Flow, one_answer, only_answer
from cardwright.kernel.log import Log
from cardwright.kernel.rules import Definition, Derived, Replacement, Rules, Watcher
from cardwright.kernel.state import (
    ELSEWHERE,
    MISC,
    STATUS,
    STRUCTURE,
    Chars,
    Effect,
    Event,
    Obj,
    Ref,
    Snapshot,
    Source,
    State,
    Waiting,
)

NOTHING = -1
Watchers = dict[str, tuple[Watcher, ...]]
MAX_LINEAGE = 64  # replacements of one event; each applies at most once, so this bounds nothing real


class _Derived:
    """`Game.derived`, where the game has none of its own yet: it is computed when it is asked for after something that it reads has
    `changed`."""

    @overload
    def __get__(self, game: None, _: type[Game]) -> _Derived: ...

    @overload
    def __get__(self, game: Game, _: type[Game]) -> Derived: ...

    def __get__(self, game: Game | None, _: type[Game]) -> Derived | _Derived:
        if game is None:
            return self
        derived = game.rules.derive(game)
        game.keep(derived)
        return derived


class Game:
    """What rules procedures work on. Only `state` (and the log) change."""

    __slots__ = (
        "__dict__",  # of `derived` alone, which is there or not
        "_asked_later",
        "_last",
        "_lineage",
        "_peers",
        "_reads",
        "defs",
        "known",
        "lasting",
        "log",
        "memo",
        "moving",
        "rules",
        "silent",
        "spared",
        "standing",
        "state",
    )

    def __init__(self, state: State, defs: Sequence[Definition], rules: Rules, log: Log | None = None) -> None:
        self.state = state
        self.defs = defs
        self.rules = rules
        self.log = log
        self._last: Derived | None = None  # the latest derived view, whether it is still true or not
        self._reads = 0  # the changes by which `derived` is one no more: 0 while there is none
        self.standing: Any = None  # what the rules keep of the derived view while the structure stays
        self.known: Any = rules.knows(
            defs
        )  # what the rules have worked out of the definitions alone, for all games with them
        self.silent = 0  # changes of structure by cards that came or went whose texts say nothing there
        self.lasting = 0  # and by effects that began or ended
        self.memo: dict[Any, Any] = {}  # answers about the position as it is: emptied by whatever changes it
        self._asked_later: frozenset[str] | None = None  # of the rules, which say so of the definitions alone
        # likewise; NOTHING: they have not been asked
        self._peers: Callable[[Game, int], list[int]] | int | None = NOTHING
        self._lineage: frozenset[tuple[Any, ...]] = frozenset()  # replacements on whose behalf something is being done
        self.moving: tuple[int, ...] = ()  # what the events that are being performed happen to, all at the same time
        self.spared: list[tuple[Decision, Answer]] = []  # what had one answer and was not asked, since the last answer

    # looking -------------------------------------------------------------------------------------------------------

    derived = _Derived()  # the derived view

    def keep(self, derived: Derived) -> None:
        """This is the derived view as things are now. What was answered by another one is asked anew."""
        self.memo = {}
        self.__dict__["derived"] = self._last = derived
        self._reads = STRUCTURE | derived.reads

    def fork(self, log: Log | None = None) -> Game:
        """A game of its own in the same position. It sees the same derived view, which nobody changes once it is there, until
        its own state is another one; what is worked out from the view each of the two notes for itself."""
        twin = Game(self.state.fork(), self.defs, self.rules, log)
        twin.spared = self.spared.copy()
        if self._reads:
            twin.keep(replace(self.derived, notes={}))
        return twin

    def forget(self) -> None:
        """Drop all that was seen of the position (after the state was replaced)."""
        self._last = self.standing = None
        self.memo = {}
        if self._reads:
            self._unsee()

    def _unsee(self) -> None:
        self._reads = 0
        del self.__dict__["derived"]

    def obj(self, ref: Ref) -> Obj | None:
        """The object, if it is still that very object."""
        obj = self.state.objects[ref[0]] if ref[0] >= 0 else None
        return obj if obj is not None and obj.gen == ref[1] else None

    def chars(self, object_id: int) -> Chars:
        """What the card is now."""
        found = self.derived.chars
        return found[object_id] if object_id in found else self.defs[self.state.objects[object_id].card].base

    def each_chars(self, object_ids: Iterable[int]) -> list[Chars]:
        """What the cards are now, in their order."""
        changed, objects, defs = self.derived.chars, self.state.objects, self.defs
        return [changed[i] if i in changed else defs[objects[i].card].base for i in object_ids]

    def node(self, source: Source) -> Any:
        """The node of a card's text that a plain reference names."""
        return self.defs[source[0]].nodes[source[1]]

    def zone(self, player: int, zone: int) -> list[int]:
        return self.state.zones[player][zone]

    def snapshot(self, object_id: int, *, alone: bool = False) -> Snapshot:
        """The object as it is now, to be remembered (last-known information); `alone`: without the others in its zone."""
        find = self._peers
        if find is NOTHING:
            find = self._peers = self.rules.peers(self)
        others = find(self, object_id) if callable(find) and not alone else ()
        peers = tuple([self.snapshot(other, alone=True) for other in others]) if others else ()
        o, view = self.state.objects[object_id], self.derived
        ref, chars = (o.id, o.gen), view.chars[object_id] if object_id in view.chars else self.defs[o.card].base
        base = view.bases.get(object_id) if view.bases else None
        return Snapshot(
            ref, o.card, o.owner, o.controller, o.zone, chars, o.dull, o.damage, o.counters, o.marks,
            base, self.rules.battle(self, ref), peers,
        )  # fmt: skip

    def name(self, ref: Ref) -> str:
        """The printed name behind a reference."""
        return self.defs[self.state.objects[ref[0]].card].base.names[0] if ref[0] >= 0 else "the rules"

    # asking --------------------------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> Flow[Answer]:
        """Ask, unless the rules leave exactly one answer and what is offered is public."""
        if not decision.rule and one_answer(decision):
            answer = only_answer(decision)
            self.spared.append((decision, answer))
            return answer
        return (yield decision)

    def note(
        self, kind: str, clause: str = "", player: int = -1, ref: Ref | None = None, besides: str = "", **facts: Any
    ) -> None:
        """Write a line to the log, if one is kept. `besides`: what more than all lines of the kind this one shows."""
        if self.log is not None:
            cited = self.rules.clauses.get(kind, clause)
            self.log.add(self, kind, f"{cited}, {besides}" if besides else cited, player, ref, facts)

    # changing ------------------------------------------------------------------------------------------------------

    def changed(self, what: int) -> None:
        """Something of the position is another now: `STRUCTURE`, `STATUS`, `MISC`, `ELSEWHERE`, or several of them. What was seen
        of it before is not true any more."""
        state = self.state
        if what & STRUCTURE:
            state.structure += 1
        if what & STATUS:
            state.status += 1
        if what & MISC:
            state.misc += 1
        if what & ELSEWHERE:
            state.elsewhere += 1
        if self.memo:
            self.memo = {}
        if what & self._reads:
            self._unsee()

    def edit(self, object_id: int) -> Obj:
        """The object, to change its status (dull, damage, counters, marks)."""
        self.changed(STATUS)
        return self.state.edit(object_id)

    def relocate(self, object_id: int, player: int, zone: int, position: int | None = None) -> Obj:
        """Take an object out of its zone and put it into another: a new object there (7.4 of one game, 4.1.3 of the other).

        `position` counts from the top (front) of the zone; None puts it at the end, which is the bottom of a deck.
        """
        state = self.state
        obj = state.objects[object_id]
        zones = self.rules.zones
        holder = obj.controller if zones[obj.zone].in_play else obj.owner
        definition = self.defs[obj.card]
        speaks = definition.speaks
        changed = self._last is not None and object_id in self._last.chars  # it is not what is printed, until now
        in_play = (zones[obj.zone].in_play and obj.zone >= 0) or zones[zone].in_play
        if changed or in_play or speaks is None or zone in speaks or obj.zone in speaks:
            self.changed(STRUCTURE)
            self.silent += self._says_nothing(obj, definition, zone)
        else:
            self.changed(ELSEWHERE)
        source = state.zones[holder][obj.zone]
        if object_id in source:
            source.remove(object_id)
        target = state.zones[player][zone]
        if position is None:
            target.append(object_id)
        else:
            target.insert(position, object_id)
        printed = obj.own if obj.own >= 0 else obj.card
        state.objects[object_id] = moved = Obj(
            object_id, obj.gen + 1, printed, obj.owner, player, zone, state.tick(), state.turn, epoch=state.epoch
        )
        return moved

    def vanish(self, object_id: int, nowhere: int) -> Obj:
        """Take an object out of its zone and out of the game: it is in no zone then, `nowhere`."""
        state, zones = self.state, self.rules.zones
        obj = state.edit(object_id)
        holder = obj.controller if zones[obj.zone].in_play else obj.owner
        state.zones[holder][obj.zone].remove(object_id)
        speaks = self.defs[obj.card].speaks
        changed = self._last is None or object_id in self._last.chars
        felt = changed or zones[obj.zone].in_play or speaks is None or obj.zone in speaks
        self.changed(STRUCTURE if felt else ELSEWHERE)
        obj.zone = nowhere
        obj.gen += 1
        obj.link = -1
        return obj

    def _says_nothing(self, obj: Obj, definition: Definition, zone: int) -> bool:
        """Whether nothing that applies comes or goes with the card as it moves to this zone."""
        applies = definition.applies
        if applies is None or zone in applies or obj.zone in applies or obj.own >= 0:
            return False
        if self._last is None or obj.id in self._last.chars:
            return False  # it is not what is printed
        return not any(effect.source[0] == obj.id for effect in self.state.effects)

    def give_control(self, object_id: int, player: int) -> None:
        """Move an object in play to another player's side; it stays the same object."""
        state = self.state
        self.changed(STRUCTURE)
        obj = state.edit(object_id)
        state.zones[obj.controller][obj.zone].remove(object_id)
        state.zones[player][obj.zone].append(object_id)
        obj.controller = player
        obj.since = state.turn

    def add_effect(self, effect: Effect) -> None:
        self.state.effects.append(effect)
        self.changed(STRUCTURE)
        self.lasting += 1

    def end_effects(self, ended: set[int]) -> None:
        """Stop applying the effects with these ids."""
        if ended:
            self.state.effects = [e for e in self.state.effects if e.id not in ended]
            self.changed(STRUCTURE)
            self.lasting += 1

    # events --------------------------------------------------------------------------------------------------------

    def happen(self, *intents: Event) -> Flow[list[Event]]:
        """Intents that happen at the same time become facts: replaced, performed, recorded, watched.

        Returns the facts, in the order of the intents.
        """
        if not intents:
            return []
        rules, derived = self.rules, self.derived
        before, there = derived.watchers, derived.replacements
        events: list[Event] = list(intents)
        if there and any(e.kind in there for e in events):
            events = yield from self._replaced(events, there)
            if self.derived is not derived:
                # what has left by what was done instead of one of them still sees the others; what was used up by it does not
                lasting = {0, *(effect.id for effect in self.state.effects)}
                before = {kind: tuple(w for w in ws if w.effect in lasting) for kind, ws in before.items()}
        if rules.able is not None:
            events = self._able(events, rules.able(self, events))
        if not events:
            return []
        batch, performers, facts = self.state.next_id(), rules.performers, []
        if len(events) == 1:
            self.moving = (events[0].obj[0],)
            events = [self._before(events[0], batch)]
        else:
            self.moving = tuple([e.obj[0] for e in events])
            events = [self._before(e, batch) for e in events]
        for event in events:
            kind = event.kind
            fact = performers[kind](self, event) if kind in performers else event
            if fact is not None:
                facts.append(fact)
        self.record(facts, before)
        return facts

    def _replaced(self, events: list[Event], there: dict[str, tuple[Replacement, ...]]) -> Flow[list[Event]]:
        """The events, and what happens instead of those that something replaces."""
        replaced = yield from self._replace_all(events, there)
        return events if replaced == events else (yield from self.rules.settled(self, replaced))

    def _able(self, events: list[Event], able: list[Event]) -> list[Event]:
        """Those that are `able` to happen; the others are told to the log."""
        if able is not events and len(able) < len(events):
            for event in [e for e in events if e not in able]:
                self.note(
                    "does_not_occur", "2.2", event.player, event.obj if event.obj[0] >= 0 else None, event=event.kind
                )
        return able

    def _before(self, event: Event, batch: int) -> Event:
        snapshot = event.before
        if snapshot is None and event.to_zone >= 0 and event.obj[0] >= 0:
            snapshot = self.snapshot(event.obj[0])
        return Event(
            event.kind, event.obj, event.player, event.source, event.controller, event.amount, event.from_zone,
            event.to_zone, snapshot, event.tags, batch, event.cause, event.objects,
        )  # fmt: skip

    def watched(self, kind: str) -> bool:
        """Whether any ability watches for such events now: else one that leaves no trace need not be told."""
        return kind in self.derived.watchers

    def record(self, facts: Sequence[Event], before: Watchers | None = None, *, keep: bool = True) -> None:
        """Note facts in this turn's history (`keep`) and let the abilities that watch them trigger."""
        if not facts:
            return
        state = self.state
        if keep:
            if not facts[0].batch and len(facts) > 1:  # told at once without an intent
                facts = [replace(fact, batch=-1 - len(state.history)) for fact in facts]
            at = len(state.history)
            state.history += facts
        self.changed(MISC)
        moved = self.rules.moved
        if moved is not None:
            for fact in facts:
                if fact.to_zone >= 0:
                    moved(self, fact)
        after = self.derived.watchers
        if keep:
            asked = self._asked_later
            if asked is None:
                asked = self._asked_later = self.rules.asked_later(self)
            if asked and not asked.isdisjoint([fact.kind for fact in facts]):
                facts = [self._remembered(fact) if fact.kind in asked else fact for fact in facts]
                state.history[at : at + len(facts)] = facts  # behind them may be what came of a move
        spent: set[int] = set()  # delayed effects that have triggered: once, also where several things happen together
        for fact in facts:
            if fact.kind not in after and (before is None or fact.kind not in before):
                continue  # nobody watches for such an event
            for watcher in self._watching(fact, facts, before, after):
                if watcher.about >= 0 and watcher.about != fact.obj[0]:
                    continue
                env = self.rules.match(self, watcher, fact) if watcher.effect not in spent else None
                if env is not None and self.trigger(watcher, fact, env):
                    spent.add(watcher.effect)

    def _watching(
        self, fact: Event, facts: Sequence[Event], before: Watchers | None, after: Watchers
    ) -> tuple[Watcher, ...]:
        """The abilities that may see the fact: those of before or after it, and where a game says so those of cards that moved
        along with it as well."""
        back = self.rules.looks_back(fact)
        found = (before if back and before is not None else after).get(fact.kind, ())
        if before is None or fact.to_zone < 0 or len(facts) < 2 or not self.rules.sees_movers():
            return found
        others = [f for f in facts if f is not fact and f.to_zone >= 0]
        moved = {f.obj for f in others} if back else {f.before.ref for f in others if f.before is not None}
        return found + tuple(w for w in (after if back else before).get(fact.kind, ()) if w.source in moved)

    def _remembered(self, fact: Event) -> Event:
        """With the card that it is about, or where it is about none that did it, and the others of the event, as they are now."""
        card = fact.obj if fact.obj[0] >= 0 else fact.source
        cards = dict.fromkeys((card, fact.source, *fact.objects))
        now = {r: self.snapshot(r[0]) for r in cards if r[0] >= 0 and self.state.exists(r)}
        after = now.pop(card, fact.after)
        return replace(fact, after=after, others=tuple(now.values()))

    def trigger(self, watcher: Watcher, event: Event | None, env: dict[str, Any]) -> bool:
        """An ability triggers: it waits until somebody gains priority. Whether that was the only time."""
        snapshot = watcher.snapshot
        moved = event.before if event is not None else None
        if snapshot is None and moved is not None and moved.ref == watcher.source:
            snapshot = moved  # the source itself as it was
        if snapshot is None and self.state.exists(watcher.source):
            snapshot = self.snapshot(watcher.source[0])
        self.state.waiting.append(
            Waiting(
                watcher.node, watcher.source, watcher.controller, event, watcher.env | env, snapshot, (), watcher.effect
            )
        )
        return watcher.effect > 0 and self.fired(watcher.effect)

    def fired(self, effect_id: int) -> bool:
        """A delayed ability triggers once, unless it has a duration of its own; whether this one has now done so."""
        for effect in self.state.effects:
            if effect.id == effect_id and "once" in effect.tags:
                self.end_effects({effect_id})
                return True
        return False

    def _replace(
        self, event: Event, done: frozenset[tuple[Any, ...]], there: dict[str, tuple[Replacement, ...]]
    ) -> Flow[list[Event]]:
        """Apply replacement effects one after another; none twice to the same event and what came of it, done at once or not.

        Those that were `there` as it was about to happen: what is done instead of one of several events at the same time takes
        no effect away from the others, unless that was used up.
        """
        candidates = self._candidates(event, done, there)
        if not candidates or len(done) > MAX_LINEAGE:
            return [event]
        chosen = yield from self._choose_replacement(event, candidates)
        before, self._lineage = self._lineage, done | {chosen.key}
        try:
            events = yield from self.rules.replace(self, chosen, event)
        finally:
            self._lineage = before
        result: list[Event] = []
        for new in events:
            result += yield from self._replace(new, done | {chosen.key}, there)
        return result

    def _candidates(
        self, event: Event, done: frozenset[tuple[Any, ...]], there: dict[str, tuple[Replacement, ...]]
    ) -> list[Replacement]:
        return [
            r
            for r in there.get(event.kind, ())
            if r.key not in done and self._lasts(r) and self.rules.applies(self, r, event)
        ]

    def _turn_player_first(self, events: list[Event], there: dict[str, tuple[Replacement, ...]]) -> Sequence[int]:
        """In which order it is asked what replaces events that happen at the same time: by number, first those of which the
        turn player says it (6.1.3)."""
        if len(events) < 2:
            return range(len(events))
        return sorted(range(len(events)), key=lambda i: self._says(events[i], there) != self.state.turn_player)

    def _says(self, event: Event, there: dict[str, tuple[Replacement, ...]]) -> int:
        """Who is asked what replaces the event, -1 where nothing does: of several effects the one whom the event befalls."""
        found = self._candidates(event, self._lineage, there)
        first = _foremost(found)
        if len(first) == 1:
            return first[0].controller
        return self.rules.chooser(self, event) if first else -1

    def _replace_all(self, events: list[Event], there: dict[str, tuple[Replacement, ...]]) -> Flow[list[Event]]:
        """Of events at the same time those go first that an effect has claimed which is used up by one of them: until then it
        is not there for the others."""
        claims = (yield from self.rules.claims(self, events, there)) if len(events) > 1 else {}
        done: dict[int, list[Event]] = {}
        for i in sorted(self._turn_player_first(events, there), key=lambda i: i not in claims.values()):
            held = {effect for effect, at in claims.items() if at != i and at not in done}
            now = {k: tuple(r for r in rs if r.effect not in held) for k, rs in there.items()} if held else there
            done[i] = yield from self._replace(events[i], self._lineage, now)
        return [event for i in range(len(events)) for event in done[i]]

    def _lasts(self, replacement: Replacement) -> bool:
        """Whether it has not been used up: a text's is there as long as the text."""
        effect = replacement.effect
        return not effect or any(each.id == effect for each in self.state.effects)

    def _choose_replacement(self, event: Event, candidates: list[Replacement]) -> Flow[Replacement]:
        first = _foremost(candidates)
        if len(first) == 1:
            return first[0]
        options = tuple((i, self.name(r.source)) for i, r in enumerate(first))
        cards = tuple(r.source[0] for r in first)
        chooser, says = self.rules.chooser(self, event), tuple((r.node,) for r in first)
        answer = yield from self.ask(
            Decision("choose", chooser, "replacement", "11.12.5.6.1", event.obj, options, data=cards, says=says)
        )
        chosen: int = answer[0][0]
        return first[chosen]


def _foremost(candidates: list[Replacement]) -> list[Replacement]:
    """Self-replacement effects go before all others (11.12.5.6.1)."""
    return [r for r in candidates if r.own] or candidates
