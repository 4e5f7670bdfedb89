"""Scenario files as data: YAML read strictly, so that a misspelt key is an error and never a step that does nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import yaml

from cardwright.cards.files import read_text
from cardwright.errors import InputError
from cardwright.play.games import PLAYERS, Adapter, adapter, require_table
from cardwright.play.scenario_words import check_card, check_clauses, check_question, meant
from cardwright.rules.yaml_text import LOADER, shallow

VERSION = 1
MAX_BYTES = 2 * 1024 * 1024
MAX_NODES = 200_000  # what a file may unfold to (YAML aliases can make a small file enormous)
MAX_DECK = 1_000
MAX_REPEAT = 10_000
MOST_CHOSEN = 200  # items of a `choose`: every one is looked for among what is asked

_TOP = ("scenario", "game", "ruleset", "title", "clauses", "seed", "cards", "turn", "players", "steps", "note")
_TURN = ("player", "phase", "number")
_MACHINE = ("expect", "resolve", "settle", "to")  # steps that no player takes
_COMMON_VERBS: Mapping[str, frozenset[str]] = {
    "choose": frozenset(),
    "pass": frozenset(),
    "end": frozenset(),
    "concede": frozenset(),
}
_EXPECT = ("stack", "turn", "phase", "winner", "decision", "can", "cannot", "cites")


class Action(msgspec.Struct, frozen=True):
    """What a player does: the verb, what it is about, and its siblings (targets, modes, x, cost, pay ...)."""

    player: int
    verb: str
    value: Any
    extra: dict[str, Any] = {}

    def told(self) -> str:
        """As the file writes it, without its siblings."""
        return f"{PLAYERS[self.player]}: {self.verb} {self.value}"


class Step(msgspec.Struct, frozen=True):
    """One step. `kind` is `action`, `expect`, `resolve`, `settle` or `to`; `number` counts from 1."""

    number: int
    kind: str
    action: Action | None = None
    value: Any = None
    illegal: bool = False
    note: str = ""


# zones that may be given as a number of blank cards
SIZED = frozenset({"deck", "hand", "damage_zone", "break_zone", "removed", "cemetery", "banished"})


class Entry(msgspec.Struct, frozen=True):
    """A card in a zone, with the state that it is given."""

    card: str
    state: dict[str, Any] = {}


class Seat(msgspec.Struct, frozen=True):
    """A player's zones and values."""

    zones: dict[str, list[Entry]]
    values: dict[str, Any]
    blanks: dict[str, int] = {}  # how many blank cards lie in a zone that is not listed


class Scenario(msgspec.Struct, frozen=True):
    """One scenario of a file, checked as far as that goes without compiling its cards."""

    file: str
    index: int
    title: str
    game: str
    ruleset: str
    cards: dict[str, dict[str, Any]]
    player: int
    phase: str
    turn: int
    seats: tuple[Seat, Seat]
    steps: tuple[Step, ...]
    clauses: tuple[str, ...] = ()
    seed: int = 1


class Broken(msgspec.Struct, frozen=True):
    """A document that is no scenario: what is wrong with it."""

    file: str
    index: int
    title: str
    message: str


class _Loader(LOADER):  # type: ignore[misc]  # either of two classes
    """YAML that refuses a key given twice."""


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[Any, Any]:
    seen: set[Any] = set()
    for key_node, _ in node.value:
        if key_node.tag == "tag:yaml.org,2002:merge":
            raise InputError(f"line {key_node.start_mark.line + 1}: merge keys (<<) are not supported")
        key = loader.construct_object(key_node, deep=True)
        place = f"line {key_node.start_mark.line + 1}"
        try:
            if key in seen:
                raise InputError(f"{place}: {key!r} is given twice")
            seen.add(key)
        except TypeError:
            raise InputError(f"{place}: a list or mapping cannot be a key") from None
    loader.flatten_mapping(node)
    return {loader.construct_object(k, deep=True): loader.construct_object(v, deep=True) for k, v in node.value}


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


def load_scenarios(path: str | Path) -> list[Scenario | Broken]:
    """All scenarios of a file. InputError where the file cannot be read as YAML at all."""
    return parse_scenarios(read_text(path, limit=MAX_BYTES, what="scenario file"), str(path))


def parse_scenarios(text: str, file: str = "scenario") -> list[Scenario | Broken]:
    """All scenarios of a YAML text with one or more documents."""
    try:
        documents = [d for d in yaml.load_all(shallow(text), Loader=_Loader) if d is not None]
        count = 0
        for document in documents:
            count = _count(document, count)
    except yaml.YAMLError as error:
        raise InputError(f"{file}: not YAML: {' '.join(str(error).split())}") from None
    except RecursionError:
        raise InputError(f"{file}: not readable YAML: nested too deeply") from None
    except ValueError as error:
        raise InputError(f"{file}: not readable YAML: {error}") from None
    except InputError as error:
        raise InputError(f"{file}: {error}") from None
    if not documents:
        raise InputError(f"{file}: no scenario in it")
    return [scenario_of(document, file, i) for i, document in enumerate(documents, 1)]


def _count(value: Any, count: int) -> int:
    count += 1
    if count > MAX_NODES:
        raise InputError(f"unfolds to more than {MAX_NODES:,} values")
    if isinstance(value, dict):
        for key, item in value.items():
            count = _count(item, _count(key, count))
    elif isinstance(value, list):
        for item in value:
            count = _count(item, count)
    elif isinstance(value, str) and any("\ud800" <= character <= "\udfff" for character in value):
        raise InputError(f"{value[:60]!r} holds a character that is no text")
    return count


def scenario_of(document: Any, file: str = "scenario", index: int = 1) -> Scenario | Broken:
    """The scenario that one YAML document, already loaded, describes."""
    title = str(document.get("title", "")) if isinstance(document, dict) else ""
    try:
        return _read(document, file, index, title)
    except InputError as error:
        return Broken(file, index, title or f"scenario {index}", str(error))


def known(keys: Iterable[Any], allowed: Iterable[str], where: str) -> None:
    """InputError with the nearest allowed key for the first that is not allowed."""
    names = list(allowed)
    for key in keys:
        if key not in names:
            hint = meant(key, names) or f" (known: {', '.join(names)})"
            raise InputError(f"{where}: unknown key {key!r}{hint}")


def _table(value: Any, where: str) -> dict[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise InputError(f"{where}: a mapping is wanted, not {value!r}")
    for key in value:
        if not isinstance(key, str):
            raise InputError(f"{where}: the key {key!r} must be text (quote it)")
    return value


def _read(document: Any, file: str, index: int, title: str) -> Scenario:
    top = _table(document, "scenario")
    known(top, _TOP, "scenario")
    if top.get("scenario") != VERSION or top["scenario"] is True:
        raise InputError(f"scenario: format version {top.get('scenario')!r}, only {VERSION} is known")
    for key in ("game", "ruleset", "title", "steps"):
        if top.get(key) is None:
            raise InputError(f"scenario: `{key}` is missing")
    for key in ("title", "note"):
        if isinstance(top.get(key), (list, dict)):
            raise InputError(f"scenario: {key}: a text is wanted, not {top[key]!r}")
    made = adapter(str(top["game"]))
    require_table(made)
    ruleset = str(top["ruleset"])
    if ruleset not in made.rulesets:
        raise InputError(f"ruleset: unknown {ruleset!r} for {made.game}{meant(ruleset, made.rulesets)}")
    player, phase, number = _turn(top.get("turn"), made)
    seats = _table(top.get("players"), "players")
    known(seats, PLAYERS, "players")
    cards = {str(k): _table(v, f"cards: {k}") for k, v in _table(top.get("cards"), "cards").items()}
    clauses = _list(top.get("clauses", []), "clauses")
    check_clauses(ruleset, clauses, "clauses", readings=True)
    steps = tuple(_step(s, n, made) for n, s in enumerate(_list(top["steps"], "steps"), 1))
    for step in steps:
        if step.kind == "expect":
            cited = step.value.get("cites")
            listed = cited if isinstance(cited, list) else [] if cited is None else [cited]
            check_clauses(ruleset, listed, f"step {step.number}: expect: cites")
    return Scenario(
        file=file, index=index, title=title, game=made.game, ruleset=ruleset, cards=cards,
        player=player, phase=phase, turn=number,
        seats=(_seat(seats.get("A"), made, "players: A"), _seat(seats.get("B"), made, "players: B")),
        steps=steps,
        clauses=tuple(map(str, clauses)),
        seed=_whole(top.get("seed", 1), "seed", 0, 2**63),
    )  # fmt: skip


def _list(value: Any, where: str) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise InputError(f"{where}: a list is wanted, not {value!r}")
    return value


def _whole(value: Any, where: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise InputError(f"{where}: a whole number from {least} to {most} is wanted, not {value!r}")
    return value


def _turn(value: Any, made: Adapter) -> tuple[int, str, int]:
    turn = _table(value, "turn")
    known(turn, _TURN, "turn")
    phases = made.table.phases
    phase = str(turn.get("phase", made.table.first_phase))
    if phase not in phases:
        raise InputError(f"turn: unknown phase {phase!r} (known: {', '.join(phases)})")
    return (
        seat_of(turn.get("player", "A"), "turn: player"),
        phase,
        _whole(turn.get("number", 3), "turn: number", 1, 10_000),
    )


def seat_of(value: Any, where: str) -> int:
    """The seat that `A` or `B` names."""
    if value not in PLAYERS:
        raise InputError(f"{where}: a player is A or B, not {value!r}")
    return PLAYERS.index(value)


def _seat(value: Any, made: Adapter, where: str) -> Seat:
    seat = _table(value, where)
    zones = made.table.zones
    known(seat, [*zones, *made.table.player_values], where)
    listed = {z: _entries(v, made, f"{where}: {z}") for z, v in seat.items() if z in zones and not _is_size(z, v)}
    values = {k: v for k, v in seat.items() if k in made.table.player_values and k not in zones}
    sizes = {"deck": 10} | {z: v for z, v in seat.items() if _is_size(z, v)}
    blanks = {z: _whole(v, f"{where}: {z}", 0, MAX_DECK) for z, v in sizes.items() if z not in listed}
    return Seat(listed, values, blanks)


def _is_size(zone: str, value: Any) -> bool:
    return zone in SIZED and isinstance(value, int)


def _entries(value: Any, made: Adapter, where: str) -> list[Entry]:
    entries = value if isinstance(value, list) else [] if value is None else [value]
    if len(entries) > MAX_DECK:
        raise InputError(f"{where}: more than {MAX_DECK} cards")
    return [_entry(e, made, where) for e in entries]


def _entry(value: Any, made: Adapter, where: str) -> Entry:
    if isinstance(value, dict):
        known(value, ["card", *sorted(made.table.entry_keys)], where)
        if "card" not in value:
            raise InputError(f"{where}: an entry needs `card`")
        return Entry(name_of(value["card"], where), {k: v for k, v in value.items() if k != "card"})
    return Entry(name_of(value, where))


def name_of(value: Any, where: str) -> str:
    """A card's name. YAML may have read it as a number, or as true or false, which is refused."""
    if isinstance(value, bool) or value is None:
        raise InputError(f"{where}: {value!r} is no card name (quote names that YAML reads as something else)")
    if isinstance(value, (str, int, float)):
        return str(value)
    raise InputError(f"{where}: {value!r} is no card name")


def _step(value: Any, number: int, made: Adapter) -> Step:
    where = f"step {number}"
    step = _table(value, where)
    known(step, [*PLAYERS, *_MACHINE, "illegal", "note"], where)
    heads = [k for k in step if k in PLAYERS or k in _MACHINE]
    if len(heads) != 1:
        raise InputError(f"{where}: one of {', '.join((*PLAYERS, *_MACHINE))} is wanted, found {heads or 'none'}")
    head, note = heads[0], str(step.get("note", ""))
    illegal = step.get("illegal", False)
    if not isinstance(illegal, bool):
        raise InputError(f"{where}: `illegal` is true or false")
    if head in PLAYERS:
        return Step(number, "action", read_action({head: step[head]}, made, where), None, illegal, note)
    if illegal:
        raise InputError(f"{where}: only a player's action can be illegal")
    return Step(number, head, None, _machine(head, step[head], made, where), False, note)


def _machine(head: str, value: Any, made: Adapter, where: str) -> Any:
    if head == "expect":
        if not value:
            raise InputError(f"{where}: expect: what must be true is wanted, not {value!r}")
        return _expect(_table(value, f"{where}: expect"), made, f"{where}: expect")
    if head == "resolve":
        return _whole(value, f"{where}: resolve", 1, MAX_REPEAT)
    if head == "settle":
        if value is not True:
            raise InputError(f"{where}: settle is true, not {value!r}")
        return value
    return _goal(value, made, where)


def _goal(value: Any, made: Adapter, where: str) -> tuple[int | None, str]:
    player, dot, phase = str(value).rpartition(".")
    if phase not in made.table.phases:
        raise InputError(f"{where}: to: unknown phase {phase!r} (known: {', '.join(made.table.phases)})")
    return (seat_of(player, f"{where}: to") if dot else None, phase)


def read_action(value: Any, made: Adapter, where: str) -> Action:
    """An action as steps and `can` write it: `{A: {cast: Name, targets: [...]}}`."""
    outer = _table(value, where)
    known(outer, PLAYERS, where)
    if len(outer) != 1:
        raise InputError(f"{where}: one player is wanted")
    [(player, inner)] = outer.items()
    body = _table(inner, f"{where}: {player}")
    verbs = {**_COMMON_VERBS, **made.table.verbs}
    extras = sorted({e for allowed in verbs.values() for e in allowed})
    for word, here in (("play", "cast"), ("cast", "play")):
        if word in body and word not in verbs and here in verbs:
            raise InputError(f"{where}: {player}: in this game it is `{here}`, not `{word}`")
    known(body, [*verbs, *extras], f"{where}: {player}")
    found = [k for k in body if k in verbs and not _is_sibling(k, body, verbs)]
    if len(found) != 1:
        raise InputError(f"{where}: {player}: one action of {', '.join(verbs)} is wanted, found {found or 'none'}")
    verb = found[0]
    extra = {k: v for k, v in body.items() if k != verb}
    known(extra, sorted(verbs[verb]), f"{where}: {player}: {verb}")
    _check_shape({verb: body[verb], **extra}, f"{where}: {player}")
    return Action(PLAYERS.index(player), verb, body[verb], extra)


def _check_shape(body: Mapping[str, Any], where: str) -> None:
    """InputError for a value that its key cannot have, whatever the position."""
    for key, value in body.items():
        wanted, fits = _SHAPES.get(key, ("", None))
        if fits is not None and not fits(value):
            told = f"{len(value)} of them" if isinstance(value, list) and len(value) > MOST_CHOSEN else repr(value)
            raise InputError(f"{where}: {key}: {wanted} is wanted, not {told}")


def _is_name(value: Any) -> bool:
    return isinstance(value, (str, int, float)) and not isinstance(value, bool)


def _is_count(value: Any) -> bool:
    return _is_whole(value) and value >= 0


def _is_choice(value: Any) -> bool:
    return value is not None and not (isinstance(value, list) and len(value) > MOST_CHOSEN)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_option(value: Any) -> bool:
    return _is_count(value) and value > 0


def _all_of(one: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """A value, or a list of such values."""
    return lambda value: all(map(one, value)) if isinstance(value, list) else one(value)


_SHAPES: Mapping[str, tuple[str, Callable[[Any], bool]]] = {
    "pass": ("true", lambda v: v is True),
    "end": ("true", lambda v: v is True),
    "concede": ("true", lambda v: v is True),
    "cast": ("a card's name", _is_name),
    "play": ("a card's name", _is_name),
    "use": ("a card's name", _is_name),
    "attack": ("a list of names", _all_of(_is_name)),
    "block": ("a card's name or none", lambda v: v is None or v is False or _all_of(_is_name)(v)),
    "choose": (f"a list of at most {MOST_CHOSEN}", _is_choice),
    "ability": ("a number from 1 or a name", lambda v: isinstance(v, str) or _is_option(v)),
    "modes": ("a list of option numbers, from 1,", _all_of(_is_option)),
    # one below 0 or a fraction is for the rules to refuse (4.1)
    "x": ("a number", lambda v: _is_whole(v) or isinstance(v, float)),
    "targets": ("a list of names", _all_of(lambda v: _is_name(v) or isinstance(v, dict))),
    "cost": ("the name of a cost", _is_name),
}


def _is_sibling(key: str, body: Mapping[str, Any], verbs: Mapping[str, frozenset[str]]) -> bool:
    return any(key in verbs[other] for other in body if other != key and other in verbs)


def _check_values(value: Mapping[str, Any], made: Adapter, where: str) -> None:
    """InputError for what can never be so: a phase, a player or a winner that there is not, a size that is no number."""
    words = {"phase": made.table.phases, "turn": PLAYERS, "winner": (*PLAYERS, "draw", "none", None)}
    for key, wanted in value.items():
        if key in words and wanted not in words[key]:
            raise InputError(f"{where}: {key}: unknown {wanted!r} (known: {', '.join(map(str, words[key][:6]))})")
        if key == "stack" and wanted is not None and not (isinstance(wanted, list) and all(map(_is_name, wanted))):
            raise InputError(f"{where}: stack: a list of names is wanted, not {wanted!r}")
        if key.endswith((".count", ".points")) and not _is_count(wanted):
            raise InputError(f"{where}: {key}: a number is wanted, not {wanted!r}")
        values = {f"{p}.{v}" for p in PLAYERS for v in made.table.player_facts}
        if key in values and not key.endswith("_class") and not (wanted is None or _is_whole(wanted)):
            raise InputError(f"{where}: {key}: a number is wanted, not {wanted!r}")


def _expect(value: dict[str, Any], made: Adapter, where: str) -> dict[str, Any]:
    zones = made.table.zones
    player_keys = [*zones, *(f"{z}.count" for z in zones), *sorted(made.table.player_facts)]
    for key, wanted in value.items():
        player, dot, what = key.partition(".")
        if key in _EXPECT:
            continue
        if dot and player in PLAYERS and what in player_keys:
            if what in zones and wanted is not None and not (isinstance(wanted, list) and all(map(_is_name, wanted))):
                raise InputError(f"{where}: {key}: a list of names is wanted, not {wanted!r}")
            continue
        if isinstance(wanted, dict):
            known(wanted, sorted(made.table.card_facts), f"{where}: {key}")
            check_card(wanted, made.table.card_words, f"{where}: {key}")
            continue
        if key[:2] in ("A:", "B:"):
            raise InputError(f"{where}: {key}: a mapping of what the card now is is wanted, not {wanted!r}")
        choices = [*_EXPECT, *(f"{p}.{k}" for p in PLAYERS for k in player_keys)]
        known([key], choices, where)
    _check_values(value, made, where)
    result = dict(value)
    for key in ("can", "cannot"):
        if key in value:
            result[key] = [read_action(a, made, f"{where}: {key}") for a in _list(value[key], f"{where}: {key}")]
    if "decision" in value:
        _check_decision(value["decision"], made.table.reasons, f"{where}: decision")
    return result


def _check_decision(value: Any, reasons: frozenset[str], where: str) -> None:
    """InputError for a decision that there never is: another shape, player or word."""
    if value in (None, "none"):
        return
    if not isinstance(value, dict):
        raise InputError(f"{where}: a mapping of player and kind, or none, is wanted, not {value!r}")
    known(value, ("player", "kind", "reason"), where)
    if "player" in value:
        seat_of(value["player"], f"{where}: player")
    for key in ("kind", "reason"):
        if key in value:
            check_question(value[key], reasons, f"{where}: {key}")
