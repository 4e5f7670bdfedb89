"""What one player may know, as plain data: a whitelist built from who sees which zone.

Nothing is taken from the state that is not named here. A card that the player may not see is a place in a count: it has
no name and no id. The pending decision shows its options to the one who is asked, who thereby sees the cards offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.kernel.state import Item, Obj

if TYPE_CHECKING:
    from cardwright.kernel.decisions import Decision
    from cardwright.kernel.game import Game
    from cardwright.kernel.rng import Random

View = dict[str, Any]
NUMBERED = frozenset({"modes", "one_of", "zone"})  # reasons whose options number printed choices and are no object ids
BOTH = -1  # the viewer who sees what both players may see: a spectator
# State.memory: cards that all players see where they lie; "revealed:0" and so on: that only one sees
REVEALED = "revealed"
# State.memory: cards that lie face down where all others of the zone are seen; "looks:0" and so on: that one may look at
FACE_DOWN = "face_down"
LOOKS = "looks"


def view(game: Game, player: int, decision: Decision | None = None) -> View:
    """The game as `player` may see it (`BOTH` for a spectator, who sees public things only)."""
    state = game.state
    seen = offered(game, player, decision)
    return {
        "player": player,
        "turn": state.turn,
        "turn_player": state.turn_player,
        "phase": state.phase,
        "priority": state.priority,
        "winner": state.winner,
        "values": [_values(game, holder) for holder in range(len(state.zones))],
        "zones": [_zones(game, player, holder, seen) for holder in range(len(state.zones))],
        "stack": [_item(game, player, item) for item in reversed(state.stack)],
        "decision": _decision(game, player, decision),
    }


def sees_zone(game: Game, player: int, holder: int, zone: int) -> bool:
    """Whether `player` may look at the cards of `holder`'s zone."""
    seen_by = game.rules.zones[zone].seen_by
    return seen_by == "all" or (seen_by == "owner" and player == holder)


def sees(game: Game, player: int, obj: Obj) -> bool:
    """Whether `player` may know which card this object is, by the zone where it lies or because it has been revealed."""
    memory = game.state.memory
    if memory and (obj.ref in memory.get(REVEALED, ()) or obj.ref in memory.get(f"{REVEALED}:{player}", ())):
        return True
    if memory and obj.ref in memory.get(FACE_DOWN, ()):
        return obj.ref in memory.get(f"{LOOKS}:{player}", ())
    holder = obj.controller if game.rules.zones[obj.zone].in_play else obj.owner
    if obj.face_down:
        return player == holder and game.rules.zones[obj.zone].seen_by != "nobody"
    return game.rules.zones[obj.zone].turned_up or sees_zone(game, player, holder, obj.zone)


def offered(game: Game, player: int, decision: Decision | None) -> frozenset[int]:
    """The objects that the pending decision shows to `player` although their zone hides them (a search, a look)."""
    if decision is None or decision.player != player or not decision.options or decision.kind in ("act", "number"):
        return frozenset()
    if decision.reason in NUMBERED:
        return frozenset()
    return frozenset(o for option in decision.options for o in _ids(option, len(game.state.objects)))


def _ids(option: Any, known: int) -> tuple[int, ...]:
    if isinstance(option, int) and not isinstance(option, bool):
        return (option,) if 0 <= option < known else ()
    return ()


def _values(game: Game, holder: int) -> dict[str, int]:
    """What a player has besides cards, which all may see: those numbers that the game names as public."""
    names: tuple[str, ...] = getattr(game.rules, "public_values", ())  # most games have none
    found = {name: game.state.vars.get(f"{name}:{holder}", 0) for name in names}
    return {name: value for name, value in found.items() if isinstance(value, int)}


def _zones(game: Game, player: int, holder: int, seen: frozenset[int]) -> dict[str, Any]:
    zones: dict[str, Any] = {}
    for index, spec in enumerate(game.rules.zones):
        ids = game.state.zones[holder][index]
        cards: list[dict[str, Any]] = []
        hidden: list[dict[str, Any]] = []
        for i in ids:
            if sees(game, player, game.state.objects[i]):
                cards.append(card(game, i))
            elif i in seen:
                hidden.append(card(game, i))
        zones[spec.name] = {"count": len(ids), "cards": cards if spec.ordered else sorted(cards, key=_by_id)}
        if hidden:
            zones[spec.name]["looked_at"] = sorted(hidden, key=_by_id)
    return zones


def _by_id(shown: dict[str, Any]) -> int:
    number: int = shown["id"]
    return number


def card(game: Game, object_id: int) -> dict[str, Any]:
    """One card that may be seen, as it is now."""
    obj = game.state.objects[object_id]
    chars = game.chars(object_id)
    return {
        "id": object_id,
        "name": chars.names[0],
        "owner": obj.owner,
        "controller": obj.controller,
        "types": list(chars.types),
        "elements": list(chars.elements),
        "classes": list(chars.classes),
        "jobs": list(chars.jobs),
        "categories": list(chars.categories),
        "cost": chars.cost,
        "power": chars.power,
        "defense": chars.defense,
        "keywords": sorted(chars.keywords),
        "dull": obj.dull,
        "face_down": obj.face_down,
        "damage": obj.damage,
        "counters": dict(sorted(obj.counters.items())),
        "marks": sorted(obj.marks),
        "since": obj.since,
        "link": obj.link,
    }


def _item(game: Game, player: int, item: Item) -> dict[str, Any]:
    """An item of the stack with the cards that were declared for it or that it is about, as far as they may be seen."""
    about = {value for values in item.env.values() for value in values if isinstance(value, tuple) and value[0] >= 0}
    return {
        "kind": item.kind,
        "name": _source_name(game, item),
        "source": list(item.source),
        "controller": item.controller,
        "numbers": dict(sorted(item.numbers.items())),
        "cards": sorted(r[0] for r in about if game.state.exists(r) and sees(game, player, game.state.objects[r[0]])),
    }


def _source_name(game: Game, item: Item) -> str:
    """The name that the source has, or had when it was last public: where it is now may be hidden."""
    if game.state.exists(item.source):
        return game.name(item.source)
    return item.snapshot.chars.names[0] if item.snapshot is not None else ""


def _decision(game: Game, player: int, decision: Decision | None) -> dict[str, Any] | None:
    if decision is None:
        return None
    plain: dict[str, Any] = {
        "kind": decision.kind,
        "player": decision.player,
        "reason": decision.reason,
        "clause": decision.clause,
    }
    if decision.player == player:
        plain |= {"least": decision.least, "most": decision.most, "unit": decision.unit, "prompt": decision.prompt}
        if decision.kind != "act" and decision.options is not None:
            plain["options"] = [_plain(o) for o in decision.options]
    return plain


def _plain(option: Any) -> Any:
    return [_plain(o) for o in option] if isinstance(option, tuple) else option


def deal_anew(game: Game, player: int, random: Random, keep: frozenset[int] = frozenset()) -> None:
    """Deal the cards that `player` cannot know anew among their hidden places (for tests, and for bots that guess).

    Each owner's hidden cards change places among themselves, those of each stock apart. `keep` are objects that the player
    has been shown. Only the game given changes: give a copy.
    """
    state, specs = game.state, game.rules.zones
    told = keep | {item.source[0] for item in state.stack}  # whose ability is on the stack is public
    places: dict[tuple[int, int], list[int]] = {}
    for obj in state.objects:
        if obj.id not in told and not sees(game, player, obj):
            places.setdefault((obj.owner, specs[obj.zone].stock), []).append(obj.id)
    for hidden in places.values():
        cards = [state.objects[i].card for i in hidden]
        random.shuffle(cards)
        for object_id, definition in zip(hidden, cards, strict=True):
            state.edit(object_id).card = definition
    game.forget()
