"""What is active now, by kind: auto-abilities by the event they watch, replacement effects, rules (11.8, 11.9, 11.12.5)."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any, Final

import msgspec

from cardwright.games.common import triggers
from cardwright.games.common.house import readings
from cardwright.games.common.replacement import event_kinds
from cardwright.games.common.tables import Table
from cardwright.games.common.texts import SPEAKING, Part, Text, sheet_of
from cardwright.games.common.zones import FIELD
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Derived, Replacement, Watcher
from cardwright.kernel.state import Effect, Env, Obj, Ref
from cardwright.text import ir

SLEEPING: Final = "sleeping"  # tag of an effect that applies only once its turn has begun
ANYBODY: Final = -1  # in `Effect.until`: the next turn, whosever that is
MARKED: Final = "while:"  # tag of an effect that lasts as long as its card has such a counter: its name follows


def asleep(g: Game, effect: Effect) -> bool:
    """Whether the effect is for a later turn: the next one of a player."""
    if SLEEPING not in effect.tags:
        return False
    player, created = effect.until
    return g.state.turn_player != player or g.state.turn <= created


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A rule that is in force now. It is judged when somebody asks: conditions and groups are looked at then."""

    part: Part
    source: Ref
    controller: int
    env: Env = {}
    values: dict[str, int] = {}
    objects: tuple[Ref, ...] | None = None
    effect: int = 0


class _Lists:
    """Indexes under construction."""

    __slots__ = ("replacements", "rules", "watchers")

    def __init__(self) -> None:
        self.watchers: defaultdict[str, list[Watcher]] = defaultdict(list)
        self.replacements: defaultdict[str, list[Replacement]] = defaultdict(list)
        self.rules: defaultdict[str, list[Any]] = defaultdict(list)


def index(g: Game, view: Derived, table: Table) -> None:
    """Fill the indexes of the view from the abilities that cards have in it and from the effects that last (sve 10.1.1.3)."""
    lists = _Lists()
    state, sheets = g.state, table.sheets
    speaking = readings(g).speaking_zones if view.chars else ()
    for zone in sorted({*table.places, *speaking}):
        active = table.active[zone]
        for player in (0, 1):
            for number in state.zones[player][zone]:
                obj = state.objects[number]
                chars = view.chars.get(number) if view.chars else None
                base = g.defs[obj.card].base
                if chars is not None and chars.abilities != base.abilities:
                    there = FIELD if zone in speaking else zone
                    for source in chars.abilities:
                        text = sheet_of(g.defs[source[0]]).text(source[1])
                        if there in text.zones:
                            _add(lists, text, obj)
                elif obj.card in active:
                    for text in sheets[obj.card].applying.get(zone, ()):
                        _add(lists, text, obj)
                if zone == FIELD and SPEAKING and (keywords := (chars or base).keywords):
                    for keyword in SPEAKING.keys() & keywords:
                        for at in sheets[obj.card].spoken[keyword]:
                            text = sheets[obj.card].text(at)
                            if zone in text.zones:
                                _add(lists, text, obj)
    for effect in state.effects:
        _add_effect(g, lists, effect)
    view.watchers = {kind: tuple(found) for kind, found in lists.watchers.items()}
    view.replacements = {kind: tuple(found) for kind, found in lists.replacements.items()}
    view.rules = {kind: tuple(found) for kind, found in lists.rules.items()}


def _add(lists: _Lists, text: Text, obj: Obj) -> None:
    ref = (obj.id, obj.gen)
    if text.kinds:
        about = obj.id if of_itself(text.node) else -1
        watcher = Watcher(ref, text.source, obj.controller, about=about)  # 11.8.5; sve 3.1.2.3
        for kind in text.kinds:
            lists.watchers[kind].append(watcher)
    for part in text.rules:
        lists.rules[part.kind].append(Entry(part, ref, obj.controller))  # sve 3.1.2.1
    for part in text.replaces:
        # the key by which it applies once to an event and what came of it (11.12.5.5); an ability had twice applies twice
        again = sum(1 for r in lists.replacements.get(event_kinds(part.node)[0], ()) if r.key[:2] == (part.place, ref))
        key = (part.place, ref, again)
        _add_replacement(lists, part, Replacement(key, ref, part.place, obj.controller))


# events that games add, of which an ability sees nothing but what happens to its own card
ITSELF: Final[set[type[ir.Event]]] = set()
# happenings that only ever tell of the card that their event is about
_OF_THE_CARD: Final = frozenset(
    {ir.EntersField, ir.LeavesField, ir.PutIntoBreakZone, ir.IsBroken, ir.ReturnsToHand, ir.RemovedFromGame, ir.Attacks}
)


@cache
def of_itself(node: Any) -> bool:
    """Whether the ability waits for nothing but what happens to its own card: events of others need not be shown to it."""
    event = node.event
    if type(event) in ITSELF:
        return True
    itself = isinstance(event, ir.CardEvent) and type(event.subject) is ir.SelfRef
    return itself and all(type(each) in _OF_THE_CARD for each in event.happenings)


def _add_replacement(lists: _Lists, part: Part, replacement: Replacement) -> None:
    for kind in event_kinds(part.node):
        lists.replacements[kind].append(replacement)


def _keeper(g: Game, effect: Effect) -> int:
    """Who controls a delayed ability: who did when it was made (6.4.1.2), or who controls its source by now (F29)."""
    source = g.obj(effect.source)
    if readings(g).delayed_keeps_controller or source is None or source.zone != FIELD:
        return effect.controller
    return source.controller


def _add_effect(g: Game, lists: _Lists, effect: Effect) -> None:
    if asleep(g, effect):
        return
    sheet = sheet_of(g.defs[effect.node[0]])
    node = g.defs[effect.node[0]].nodes[effect.node[1]]
    if "trigger" in effect.tags:
        if isinstance(node, ir.Delayed):
            watcher = Watcher(effect.source, effect.node, _keeper(g, effect), None, effect.id, effect.env)
            for kind in triggers.watch_kinds(node.event):
                lists.watchers[kind].append(watcher)
        return
    part = sheet.lasting(effect.node[1])
    if part.kind == "replace":
        replacement = Replacement(
            (effect.id,), effect.source, effect.node, effect.controller, False, effect.env, effect.id
        )
        _add_replacement(lists, part, replacement)
    elif part.kind != "change":
        entry = Entry(part, effect.source, effect.controller, effect.env, effect.values, effect.objects, effect.id)
        lists.rules[part.kind].append(entry)
