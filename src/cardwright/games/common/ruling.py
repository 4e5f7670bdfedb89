"""Rules that texts impose, found for a card: those in force on the field, and those a card brings itself wherever it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from cardwright.games.common.amounts import fixed_or_now
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import LEAVING, Ctx
from cardwright.games.common.groups import matches
from cardwright.games.common.house import readings
from cardwright.games.common.index import Entry
from cardwright.games.common.refs import covers, players
from cardwright.games.common.texts import Part, Sheet, sheet_of
from cardwright.games.common.zones import DAMAGE_ZONE
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Derived
from cardwright.kernel.state import Ref
from cardwright.text import ir

ITSELF: Final = ir.Ref(to=("self",))  # "it", where that is the source itself
Found = tuple[Any, Ctx]  # the rule (or the effect that is one) and the context of its text


def rule_of(part: Part) -> Any:
    """What the part imposes: the rule of a restriction, else the instruction itself."""
    return part.node.rule if isinstance(part.node, ir.Restrict) else part.node


def in_force(g: Game, kind: str) -> Sequence[tuple[Entry, Ctx]]:
    """Everything of this kind that is in force now, with its conditions met."""
    entries = g.derived.rules.get(kind)
    if not entries:
        return ()
    memo = g.memo
    found: list[tuple[Entry, Ctx]] | None = memo.get(("in force", kind))
    if found is None:
        found = []
        for entry in entries:
            ctx = _context(entry)
            if _met(g, ctx, entry.part):
                found.append((entry, ctx))
        memo["in force", kind] = found
    return found


def _context(entry: Entry) -> Ctx:
    return Ctx(entry.controller, entry.source, entry.part.place, entry.env, None, None, entry.values)


def _met(g: Game, ctx: Ctx, part: Part) -> bool:
    if part.damage > len(g.state.zones[ctx.controller][DAMAGE_ZONE]):
        return False  # 15.2.6.2
    return all(holds(g, ctx, condition) for condition in part.conditions)


def number(g: Game, ctx: Ctx, node: ir.Amount) -> int:
    """A number in a rule or an effect that lasts: as it was fixed when that was created, else as it is now."""
    places = sheet_of(g.defs[ctx.node[0]]).lasting(ctx.node[1]).places
    return fixed_or_now(g, ctx, places[id(node)], node)


def on(g: Game, kind: str, ref: Ref) -> Iterable[Found]:
    """The rules of this kind that the card is under."""
    return _on(g, kind, ref) if kind in g.derived.rules else ()


def ruled(g: Game, kind: str, ref: Ref) -> bool:
    """Whether the card is under any rule of this kind."""
    return kind in g.derived.rules and any(True for _ in _on(g, kind, ref))


def _on(g: Game, kind: str, ref: Ref) -> Iterator[Found]:
    for entry, ctx in in_force(g, kind):
        under = entry.part.what is None or covers(g, ctx, entry.part.what, ref)
        if ref in entry.objects if entry.objects is not None else under:
            yield rule_of(entry.part), ctx


def own(g: Game, kind: str, ref: Ref, player: int) -> Iterable[Found]:
    """The rules of this kind that the card's own text imposes on it, wherever it is, for the player who would play it."""
    sheet = sheet_of(g.defs[g.state.objects[ref[0]].card])
    return _own(g, sheet, kind, ref, player) if kind in sheet.rule_kinds else ()


def _own(g: Game, sheet: Sheet, kind: str, ref: Ref, player: int) -> Iterator[Found]:
    for text in sheet.texts:
        for part in text.rules:
            if part.kind == kind and (part.what is None or isinstance(part.what, ir.SelfRef) or part.what == ITSELF):
                ctx = _as_cast(g, kind, ref, Ctx(player, ref, part.place))
                if _met(g, ctx, part):
                    yield rule_of(part), ctx


def _as_cast(g: Game, kind: str, ref: Ref, ctx: Ctx) -> Ctx:
    """The context in which the cost of casting the card is asked for: where it has left its zone by then (11.3.2, 11.3.5; sve 10.6.2.1)."""
    return ctx.bind(**{LEAVING: (ref,)}) if _gone_by_then(g, kind, ref) else ctx


def _gone_by_then(g: Game, kind: str, ref: Ref) -> bool:
    return kind in PRICING and (readings(g).played_leaves_first or "Summon" in g.chars(ref[0]).types)


PRICING: Final = frozenset(
    {
        "CostBecomes",
        "CostChange",
        "CastersCostChange",
        "NextSummonCheaper",
        "CastCheaper",
        "CheaperChoosing",
        "CostSet",
        "FirstPlayCheaper",
        "AlternativeCost",
        "ExtraCost",
        "PayToReduce",
    }
)
KEEPING: Final = frozenset(
    {
        "CannotCast",
        "CannotPlay",
        "NeverCast",
        "CastOnly",
        "PlayOnlyWithout",
        "NotTogether",
        "MustControl",
        "PlayedOnlyIf",
    }
)  # those that say that a card is not played
PAYING: Final = frozenset({"PayAnyElement", "CastersAnyElement", "PayOnlyWith"})  # those that say with what CP
PLAYING: Final = PRICING | KEEPING | PAYING | {"SacrificeToReduce", "PlayOnlyIf"}


def about_playing(g: Game, ref: Ref) -> frozenset[str]:
    """The kinds of rules that may say something about playing the card: its own, and those that are in force."""
    view = g.derived
    key = ("playing", g.state.objects[ref[0]].card)
    kinds: frozenset[str] | None = view.notes.get(key)
    if kinds is None:
        kinds = view.notes[key] = around_playing(view) | (PLAYING & sheet_of(g.defs[key[1]]).rule_kinds)
    return kinds


def around_playing(view: Derived) -> frozenset[str]:
    """The kinds of rules in force that may say something about playing a card: a price that one names for itself is its own matter."""
    kinds: frozenset[str] | None = view.notes.get("playing")
    if kinds is None:
        own_price = {k for k in PRICING.intersection(view.rules) if not any(_may_price(e) for e in view.rules[k])}
        kinds = view.notes["playing"] = PLAYING.intersection(view.rules) - own_price
    return kinds


def _may_price(entry: Entry) -> bool:
    """Whether what the rule says of a price can be about another card than its own (see `said_of_playing`)."""
    what = entry.part.what
    return what is None or entry.objects is not None or isinstance(what, ir.All)


def plain(g: Game, ref: Ref) -> bool:
    """Whether no text says anything about playing the card, neither its own nor one that is in force."""
    return not about_playing(g, ref)


def for_playing(g: Game, kind: str, ref: Ref, player: int) -> Iterable[Found]:
    """The rules of this kind about the player's playing the card: its own, and those of what is in force."""
    assert kind in PLAYING, kind
    return said_of_playing(g, kind, ref, player) if kind in about_playing(g, ref) else ()


def _around(g: Game, kind: str, ref: Ref) -> Iterator[tuple[Entry, Ctx]]:
    """What is in force when the cost of casting the card is asked for."""
    if not _gone_by_then(g, kind, ref):
        yield from in_force(g, kind)
        return
    for entry in g.derived.rules.get(kind, ()):
        ctx = _context(entry).bind(**{LEAVING: (ref,)})
        if _met(g, ctx, entry.part):
            yield entry, ctx


def said_of_playing(g: Game, kind: str, ref: Ref, player: int) -> Iterator[Found]:
    """The same for a kind of which it is known that there are such rules (`about_playing`)."""
    yield from own(g, kind, ref, player)
    for entry, ctx in _around(g, kind, ref):
        rule, what = rule_of(entry.part), entry.part.what
        if entry.objects is not None:
            if ref in entry.objects:
                yield rule, ctx
        elif isinstance(what, ir.All):
            if matches(g, ctx, what.group, ref):
                yield rule, ctx
        elif what is None and player in players(g, ctx, getattr(rule, "player", ir.You())):
            group = getattr(rule, "group", None)
            if group is None or matches(g, ctx, group, ref):
                yield rule, ctx
