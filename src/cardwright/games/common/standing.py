"""What applies continuously now: texts on cards and effects that last, before they are applied (11.9, 11.12.4; sve 10.9)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cardwright.games.common.amounts import FIXED
from cardwright.games.common.combat import OUT
from cardwright.games.common.context import Ctx, ctx_of_effect
from cardwright.games.common.house import readings
from cardwright.games.common.index import SLEEPING, asleep, index
from cardwright.games.common.looking import (
    ABILITIES,
    BASE_POWER,
    COMBAT,
    FINE,
    HANDS,
    HISTORY,
    KEYWORDS,
    OTHER,
    POINTS,
    POWER,
    TURN,
    TYPES,
    coarse,
)
from cardwright.games.common.tables import Table
from cardwright.games.common.texts import Part, Text, sheet_of
from cardwright.games.common.zones import DAMAGE_ZONE, FIELD, HAND
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Derived
from cardwright.kernel.state import ELSEWHERE, MISC, NO_SOURCE, STATUS, Chars, Effect, Ref, Source, State
from cardwright.text import ir

BEFORE_POWER: Final = (ABILITIES, TYPES, OTHER)
FORESEEING: Final = frozenset((ABILITIES, POWER))  # layers in which effects may depend on what later effects change
_KEYWORDS_PART: Final = Part(NO_SOURCE, None, "keywords", layers=frozenset((OTHER,)), gives=frozenset((KEYWORDS,)))
MOST_WORKED: Final = 200  # values of effects that are remembered
MOST_MADE: Final = 400  # changed cards that are remembered
Made = tuple[Chars, tuple[Any, ...], Chars]  # what a card was, by what values it was changed, and what it became


class Instance(msgspec.Struct, frozen=True, gc=False):
    """A continuous effect that is around now: a part of a text on a card, or an effect that somebody created."""

    part: Part
    ctx: Ctx
    stamp: int
    order: int
    fixed: tuple[Ref, ...] | None = None
    origin: Source | None = None  # the ability on the source that it comes from; None for a created effect
    keywords: frozenset[str] = frozenset()  # of a keyword ability under a condition (15.2.6)
    effect: int = 0  # the effect that was created, 0 for a text


class Standing:
    """What is around, with its indexes by printed abilities: it changes with the structure alone. And the last view.

    It stays while only cards come and go whose texts say nothing there; the view of it does not.
    """

    __slots__ = (
        "_todo",
        "_told",
        "aloof",
        "began",
        "cards",
        "early",
        "elsewhere",
        "foreseen",
        "foresees",
        "instances",
        "late",
        "layers",
        "looks",
        "made",
        "plain",
        "reads",
        "said",
        "seen",
        "silent",
        "sleeping",
        "status",
        "structure",
        "texts",
        "view",
        "worked",
        "zones",
    )  # fmt: skip

    def __init__(self, g: Game, table: Table, last: Standing | None) -> None:
        self.texts, self.silent = g.state.structure - g.silent, g.silent
        self.cards = self.texts - g.lasting  # the cards are the same ones, whatever effects have begun and ended
        self.began, self.sleeping = g.state.turn, True in [SLEEPING in e.tags for e in g.state.effects]
        changes, self._told = _lasting(g)
        if last is not None and self._says_the_same(last):
            self.plain: Derived = last.plain
            self.said: list[Instance] = last.said
        else:
            self.plain, self.said = Derived(_linked(g), {}, {}, {}, 0), _gather(g, table)
            index(g, self.plain, table)
        self.instances = [*self.said, *_created(changes, len(self.said))] if changes else self.said
        self.view: Derived | None = None
        self.reads = self.structure = self.status = self.elsewhere = 0
        self.seen: list[Any] = []
        self.looks = reads_of_all(self.instances)  # what the effects look at
        self.layers = frozenset().union(*[i.part.layers for i in self.instances])  # in which they do something
        switches = readings(g)
        self.zones = switches.changed_zones  # where cards are changed
        # with strict stages nothing is put off, and nothing depends on what comes later: nor does what is about certain cards
        free = [] if switches.strict_stages else [i for i in self.instances if i.fixed is None]
        self.late = [i for i in free if after_power(g, i)] if free else free
        self.early = [i for i in self.instances if i not in self.late] if self.late else self.instances
        self.foresees = {
            layer for layer in (FORESEEING & self.layers if free else ()) if any(foresees(g, i, layer) for i in free)
        }
        # whether it is all about certain cards, whatever else there is: then the view stays as others come and go
        self.aloof = not self.looks and not self.sleeping and all(_is_aloof(i) for i in self.instances)
        self.foreseen: Derived | None = None  # what cards come to be, for effects that depend on it
        self._todo: dict[int, Passes] = {}
        # the values of effects that were created never change: by effect and layer
        self.worked: dict[tuple[int, int], tuple[Any, ...]] = last.worked if last is not None else {}
        if len(self.worked) > MOST_WORKED:
            self.worked = {}
        # what cards became by numbers and words that they gained: by layer, card, instruction, and effect or source
        self.made: dict[tuple[Any, ...], Made] = last.made if last is not None else {}
        if len(self.made) > MOST_MADE:
            self.made = {}

    def _says_the_same(self, last: Standing) -> bool:
        """Whether texts and effects say the same as before, but for what effects make of cards. Effects are compared as a whole: one that
        began anew may have kept its number; and whose a delayed ability is may be another's once any card has moved."""
        if self.cards != last.cards or self.sleeping or last.sleeping:
            return False
        return self._told == last._told and (not self._told or self.silent == last.silent)

    def holds(self, g: Game) -> bool:
        """Whether the same is around: cards may have come and gone whose texts say nothing there."""
        same = self.texts == g.state.structure - g.silent
        return same and not (self.sleeping and self.began != g.state.turn)

    def todo(self, g: Game, layer: int) -> Passes:
        """What is to be applied in the layer."""
        if layer not in self.layers:
            return []
        found = self._todo.get(layer)
        if found is None:
            around = self.instances if layer in (BASE_POWER, POWER) else self.early
            found = self._todo[layer] = passes(g, around, layer)
        return found

    def keep(self, g: Game, view: Derived) -> Derived:
        """Note what the view was computed from, for the kernel, too. The last view stays, with all that was worked out
        for it, where it comes to the same."""
        last = self.view
        if last is not None and self.structure == g.state.structure and _alike(last, view):
            last.reads, view = view.reads, last
        self.view, self.reads = view, view.reads
        self.structure, self.status, self.elsewhere = g.state.structure, g.state.status, g.state.elsewhere
        self.seen = _looked_at(g, view.reads)
        view.reads = coarse(view.reads)
        return view

    def still(self, g: Game) -> Derived | None:
        """The last view, if nothing that it really reads has changed."""
        state, reads = g.state, self.reads
        if self.view is None or self.structure != state.structure:
            return None
        if reads & MISC or (reads & STATUS and self.status != state.status):
            return None
        if reads & ELSEWHERE and self.elsewhere != state.elsewhere:
            return None
        return self.view if self.seen == _looked_at(g, reads) else None


def _is_aloof(instance: Instance) -> bool:
    """Whether it changes certain cards in a certain way, and gives them nothing that would change others."""
    part = instance.part
    if part.conditions or not part.steady:
        return False
    if instance.fixed is not None:
        return part.numeric or are_fixed(instance)
    return part.numeric and type(part.what) is ir.SelfRef


def are_fixed(instance: Instance) -> bool:
    """Whether the numbers of an effect were fixed as it was created (11.12.4.3)."""
    return all(f"{FIXED}{place}" in instance.ctx.numbers for place in instance.part.places.values())


def _alike(a: Derived, b: Derived) -> bool:
    """Whether two views say the same."""
    return (
        a.chars == b.chars
        and a.given == b.given
        and a.bases == b.bases
        and (a.watchers is b.watchers or a.watchers == b.watchers)
        and (a.replacements is b.replacements or a.replacements == b.replacements)
        and (a.rules is b.rules or a.rules == b.rules)
    )


def _looked_at(g: Game, reads: int) -> list[Any]:
    """What is read of the state where that is but a little of it."""
    return [look(g.state) for bit, look in _LOOKS if reads & bit] if reads & FINE else []


def _fight(state: State) -> tuple[Any, ...]:
    """Who fights: whoever left the field or changed sides has changed the structure."""
    return state.turn_player, *map(state.vars.get, ("attackers", "blocker", OUT))


_LOOKS: Final[tuple[tuple[int, Callable[[State], Any]], ...]] = (
    (TURN, lambda state: state.turn_player),
    (HANDS, lambda state: [len(zones[HAND]) for zones in state.zones]),
    (POINTS, lambda state: [len(zones[DAMAGE_ZONE]) for zones in state.zones]),
    (HISTORY, lambda state: (state.turn, len(state.history))),
    (COMBAT, _fight),
)


# when it was produced: as its card came to its zone, else as its ability was played (sve 10.9.1.6.1, 10.9.1.6.2)
age: Callable[[Instance], tuple[int, int]] = attrgetter("stamp", "order")
Passes = list[tuple[bool | None, list[Instance], bool]]


def passes(g: Game, pending: list[Instance], layer: int) -> Passes:
    """What is to be applied in the layer, oldest first, and whether one of them may depend on another.

    First everything that changes its own source (True), then the rest (11.12.4.7; sve 10.9.1 knows no such order: None).
    """
    todo = [i for i in pending if layer in i.part.layers]
    several = len(todo) > 1
    if several:
        todo.sort(key=age)
    if readings(g).strict_stages:
        groups: list[tuple[bool | None, list[Instance]]] = [(None, todo)]
    else:
        groups = [(own, [i for i in todo if _may_change(i, own)]) for own in (True, False)]
    return [(own, left, several and _depend(left, todo, layer)) for own, left in groups if left]


def _depend(left: list[Instance], todo: list[Instance], layer: int) -> bool:
    """Whether one of them may depend on another, or on one of the layer that comes later."""
    if layer != ABILITIES:
        return True in [layer in i.part.depends and _looks_at(i, todo, layer) for i in left]
    if len(left) > 1 and any(may_depend(i, left, layer) for i in left):
        return True
    return any(_looks_at(i, todo, layer) for i in left)


def _may_change(instance: Instance, own: bool) -> bool:
    """Whether it can change its own source (`own`), or any other card."""
    if instance.fixed is None:
        return own or type(instance.part.what) is not ir.SelfRef
    source = instance.ctx.source
    return source in instance.fixed if own else instance.fixed != (source,)


def may_depend(a: Instance, left: list[Instance], layer: int) -> bool:
    """Whether one of the others might change whether, to what or how it applies in the layer (11.12.4.12)."""
    if _looks_at(a, left, layer):
        return True
    return layer == ABILITIES and a.origin is not None and any(_takes_abilities(b, a) for b in left if b is not a)


def _looks_at(a: Instance, others: list[Instance], layer: int) -> bool:
    """Whether it looks at something that one of the others changes in the layer, as far as their texts tell."""
    part = a.part
    if layer not in part.depends:
        return False
    if layer != OTHER or part.traits is None:
        return True
    return any(b.part.gives is None or not part.traits.isdisjoint(b.part.gives) for b in others if b is not a)


def _takes_abilities(b: Instance, a: Instance) -> bool:
    """Whether it takes all abilities, and perhaps the one that the other comes from."""
    node = b.part.node
    if not isinstance(node, ir.Lose) or not any(isinstance(x, ir.AllAbilities) for x in node.losses):
        return False
    return b.fixed is None or a.ctx.source in b.fixed


def _linked(g: Game) -> dict[int, Chars]:
    """Cards that count as the card that they are linked to, all but the cost (sve 10.9.1.1.1, 5.15.3)."""
    state = g.state
    found: dict[int, Chars] = {}
    for player in (0, 1):
        for number in state.zones[player][FIELD]:
            obj = state.objects[number]
            if obj.own >= 0 and obj.link >= 0:
                found[number] = replace(g.defs[obj.card].base, cost=g.defs[obj.own].base.cost)
    return found


# what is around -------------------------------------------------------------------------------------------------------


def _gather(g: Game, table: Table) -> list[Instance]:
    """What texts make of cards, in no order yet. Field abilities come straight from their cards (11.9.3; fftcg-classic C89)."""
    state, sheets = g.state, table.sheets
    found: list[Instance] = []
    for zone in table.places:
        active = table.active[zone]
        for player in (0, 1):
            for number in state.zones[player][zone]:
                obj = state.objects[number]
                if obj.card in active:
                    for text in sheets[obj.card].applying.get(zone, ()):
                        if text.changes or text.keywords:
                            found += instances_of(g, text, obj.ref, obj.stamp, len(found))
    return found


def _lasting(g: Game) -> tuple[list[tuple[Part, Effect]], list[Effect]]:
    """The effects that make something of cards, with what that is; and those that say something else."""
    changes: list[tuple[Part, Effect]] = []
    told: list[Effect] = []
    for effect in g.state.effects:
        if not asleep(g, effect):
            part = sheet_of(g.defs[effect.node[0]]).lasting(effect.node[1])
            if part.kind == "change":
                changes.append((part, effect))
            else:
                told.append(effect)
    return changes, told


def _created(changes: list[tuple[Part, Effect]], after: int) -> list[Instance]:
    """The continuous effects that somebody created; `after` so many of texts."""
    return [
        Instance(part, ctx_of_effect(effect), effect.stamp, after + i, effect.objects, effect=effect.id)
        for i, (part, effect) in enumerate(changes)
    ]


def instances_of(g: Game, text: Text, ref: Ref, stamp: int, order: int) -> list[Instance]:
    """The continuous effects of one ability of a card (11.12.4.8)."""
    ctx = Ctx(g.state.objects[ref[0]].controller, ref, text.source)
    found = [Instance(part, ctx, stamp, order + i, None, text.source) for i, part in enumerate(text.changes)]
    if text.keywords:
        reads = POINTS if text.damage else 0  # 15.2.6.2: the Damage Zone
        part = replace(_KEYWORDS_PART, place=text.source, damage=text.damage, fixed_reads=reads)
        found.append(Instance(part, ctx, stamp, order + len(found), (ref,), text.source, text.keywords))
    return found


def reads_of_all(instances: list[Instance]) -> int:
    """What the effects look at: objects that are fixed need not be looked for."""
    reads = 0
    for instance in instances:
        reads |= instance.part.reads if instance.fixed is None else instance.part.fixed_reads
    return reads


def foresees(g: Game, instance: Instance, layer: int) -> bool:
    """Whether what it does in the layer depends on what cards are, which effects that are applied later may change: it depends on
    those (11.12.4.13), unless it is one itself."""
    part, switches = instance.part, readings(g)
    if layer not in part.layers or instance.fixed is not None or TYPES in part.layers:
        return False
    if switches.strict_stages or not switches.layers_may_wait:
        return False
    return POWER not in part.depends and not part.depends.isdisjoint((TYPES, OTHER))


def after_power(g: Game, instance: Instance) -> bool:
    """Whether it looks at powers and does something in a layer before theirs: that depends on them (11.12.4.13)."""
    part = instance.part
    looks = instance.fixed is None and POWER in part.depends and not part.layers.isdisjoint(BEFORE_POWER)
    return looks and not readings(g).strict_stages and readings(g).layers_may_wait
