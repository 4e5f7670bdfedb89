"""From a scenario to a match: its cards compiled, its objects placed, and names for everything."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from cardwright.cards import CardFacts, Lexicon, Pool, builtin_pool, card_from_fields
from cardwright.errors import InputError, TextError
from cardwright.kernel.log import Log
from cardwright.kernel.match import Match
from cardwright.kernel.rules import Definition
from cardwright.kernel.state import Obj, State
from cardwright.play.games import PLAYERS, Adapter, adapter
from cardwright.play.scenario_file import Entry, Scenario, Seat, name_of
from cardwright.play.scenario_words import meant

_NUMBERED = re.compile(r"^(?P<name>.+)#(?P<number>[1-9]\d{0,3})$")


Alias = Callable[[State, str], list[int]]


def _card(obj: Obj) -> int:
    """The definition of the card itself, whatever it counts as now."""
    return obj.own if obj.own >= 0 else obj.card


class Names:
    """Finds objects by the names that a scenario file uses: file order first, then order of creation."""

    def __init__(self, match: Match, keys: list[str], placed: int, alias: Alias | None = None) -> None:
        self.match = match
        self.keys = keys  # by definition index
        self.placed = placed  # objects with smaller ids were placed by the file
        self.alias = alias  # further names, of the game

    def key(self, object_id: int) -> str:
        """What the file calls the card."""
        index = _card(self.match.state.objects[object_id])
        return self.keys[index] if index < len(self.keys) else self.printed(object_id)

    def printed(self, object_id: int) -> str:
        """The printed name."""
        return self.match.game.defs[_card(self.match.state.objects[object_id])].base.names[0]

    def on(self, match: Match) -> Names:
        """The same names for a copy of the match."""
        return Names(match, self.keys, self.placed, self.alias)

    def find(self, name: str, actor: int) -> list[int]:
        """Object ids that `name` may mean; exactly one for `A:Guard#2`. InputError where nothing has that name."""
        known = self._named(name)
        if known:
            return known + [i for i in self._evolved_with(known) if i not in known]
        owner, rest = (PLAYERS.index(name[0]), name[2:]) if name[:2] in ("A:", "B:") else (None, name)
        numbered = _NUMBERED.match(rest)
        found = self._named(rest)
        found += [i for i in self._evolved_with(found) if i not in found]
        if not found and numbered is not None:
            return [self._nth(numbered["name"], int(numbered["number"]), owner, actor, name)]
        if owner is not None:  # the player's own cards, then what was taken over
            objects = self.match.state.objects
            own = [i for i in found if objects[i].owner == owner]
            more = [i for i in found if objects[i].controller == owner and i not in own]
            found = own + more or [i for i in found if self._left(i, owner)]
        if not found:
            raise self._unknown(name)
        return found

    def _left(self, object_id: int, player: int) -> bool:
        """Whether the player controlled the card until it left: what was named with its controller is still called so."""
        facts = (f for f in self.match.state.history if f.obj[0] == object_id and f.before is not None)
        return any(f.before.controller == player for f in facts if f.before is not None)

    def found(self, name: str, actor: int) -> list[int]:
        """Like `find`, but empty for a card that might come and is not there, such as a token. InputError for what is no card's name."""
        try:
            return self.find(name, actor)
        except InputError:
            rest = name[2:] if name[:2] in ("A:", "B:") else name
            numbered = _NUMBERED.match(rest)
            if (numbered["name"] if numbered is not None else rest) not in self._all():
                raise
            return []

    def _all(self) -> set[str]:
        """All names that cards of the game have or could have."""
        return {*self.keys, *(definition.base.names[0] for definition in self.match.game.defs)}

    def _named(self, name: str) -> list[int]:
        objects = self.match.state.objects
        by_key = [o.id for o in objects if _card(o) < len(self.keys) and self.keys[_card(o)] == name]
        found = by_key or [o.id for o in objects if self.printed(o.id) == name]
        if not found:
            return self.alias(self.match.state, name) if self.alias is not None else []
        came_from = self._exchanged()
        return sorted(found, key=lambda i: came_from.get(i, i))

    def _evolved_with(self, found: Sequence[int]) -> list[int]:
        """The cards on the field that have evolved with these: they, too, are called by what they are now (sve 5.15.3)."""
        objects, zones = self.match.state.objects, self.match.game.rules.zones
        above = [objects[i] for i in found if objects[i].zone >= 0 and zones[objects[i].zone].name == "evolve_zone"]
        return [card.link for card in above if card.link >= 0]

    def _exchanged(self) -> dict[int, int]:
        """By object: as which object its card was placed, where cards have changed their objects (X-PRIMING-6)."""
        log = self.match.game.log
        came_from: dict[int, int] = {}
        for line in log.lines if log is not None else ():
            if line.kind == "primed":
                one, other = line.facts["upper"], line.facts["lower"]
                came_from[one], came_from[other] = came_from.get(other, other), came_from.get(one, one)
        return came_from

    def _nth(self, name: str, number: int, owner: int | None, actor: int, whole: str) -> int:
        found = self._named(name)
        for seat in (owner,) if owner is not None else (actor, None):
            mine = [i for i in found if seat is None or self.match.state.objects[i].owner == seat]
            if len(mine) >= number:
                return mine[number - 1]
        raise self._unknown(whole)

    def _unknown(self, name: str) -> InputError:
        known = sorted(self._all())
        if name in known:
            return InputError(f"no card {name!r} in this game: it is defined, but lies nowhere")
        return InputError(f"no card {name!r} in this game{meant(name, known)}")


def set_up(scenario: Scenario, pool: Pool | None) -> tuple[Match, Names]:
    """The position that the scenario describes. InputError or TextError where it cannot be set up."""
    made = adapter(scenario.game)
    if pool is None or pool.game != made.card_format:
        pool = builtin_pool(made.card_format)
    facts = _facts(scenario, made, pool)
    _check_places(scenario, made, facts)
    blank = _blank_name(scenario, made)
    if any(any(seat.blanks.values()) for seat in scenario.seats):
        facts[blank] = made.table.blank
    supplied = [_supply(made, facts, player, seat) for player, seat in enumerate(scenario.seats)]
    for card in made.beside(tuple(facts.values()), pool):
        facts[card.name if card.name not in facts else card.id] = card
    keys = list(facts)
    defs = _defined(made, list(facts.values()), pool.lexicon_with(facts.values()), scenario.ruleset)
    stops = frozenset(step.value[1] for step in scenario.steps if step.kind == "to")
    rules = made.table.pausing(made.rules(scenario.ruleset), stops)
    state = made.empty(rules, scenario.seed)
    index = {key: i for i, key in enumerate(keys)}
    _place_all(scenario, made, state, index, blank, supplied)
    made.table.begin(state, scenario.player, scenario.phase, scenario.turn)
    placed = len(state.objects)
    match = Match(state, defs, rules, Log())
    return match, Names(match, keys, placed, made.table.alias)


def _defined(made: Adapter, cards: Sequence[CardFacts], lexicon: Lexicon, ruleset: str) -> tuple[Definition, ...]:
    """The definitions of the cards. TextError where one cannot be played, with the change by which its text would be read."""
    try:
        return made.define(cards, lexicon, ruleset)
    except TextError as error:
        from cardwright.play.compiling import advice_on

        for card in (c for c in cards if error.card == f"{c.name} ({c.id})"):
            advice = advice_on(card, made.game, made.names_of(lexicon), error.stage)
            if advice is not None and advice.changes:
                error.args = (f"{error}; would read: {', or '.join(advice.changes)}",)
        raise


def _blank_name(scenario: Scenario, made: Adapter) -> str:
    """What the file's blank cards are called: another name where the file has a card of that name."""
    name = made.table.blank.name
    while name in scenario.cards:
        name += " card"
    return name


def _facts(scenario: Scenario, made: Adapter, pool: Pool) -> dict[str, CardFacts]:
    """All cards of the scenario by what the file calls them."""
    facts: dict[str, CardFacts] = {}
    for number, (key, fields) in enumerate(scenario.cards.items(), 1):
        given: dict[str, Any] = {"name": key, "id": f"scenario-{number}", "text": "", **fields}
        facts[key] = card_from_fields(made.card_format, given, where=f"cards: {key}")
        problem = made.table.misprint(facts[key], fields.keys())
        if problem:
            raise InputError(f"cards: {key}: {problem}")
    for where, entry in _entries(scenario):
        for name in (entry.card, *_attached(entry.state, where)):
            if name not in facts:
                facts[name] = _look_up(name, scenario, pool, where)
    return facts


def _entries(scenario: Scenario) -> Iterator[tuple[str, Entry]]:
    """All cards that the file lists, each with the place in which it does."""
    for player, seat in zip(PLAYERS, scenario.seats, strict=True):
        for zone, entries in seat.zones.items():
            for entry in entries:
                yield f"players: {player}: {zone}", entry


def _check_places(scenario: Scenario, made: Adapter, facts: Mapping[str, CardFacts]) -> None:
    """InputError for a card where such a card never is, or with what it never has."""
    for where, entry in _entries(scenario):
        attached = [facts[name] for name in _attached(entry.state, where)]
        problem = made.table.misplaced(facts[entry.card], where.rpartition(" ")[2], attached)
        if problem:
            raise InputError(f"{where}: {entry.card}: {problem}")


def _supply(made: Adapter, facts: dict[str, CardFacts], player: int, seat: Seat) -> list[tuple[str, str]]:
    """What the player has without the file's listing it, as (key, zone); the cards are added to `facts`."""
    found = []
    try:
        listed = {zone: [facts[entry.card] for entry in entries] for zone, entries in seat.zones.items()}
        supplied = made.table.supplied(player, listed, seat.values)
    except InputError as error:
        raise InputError(f"players: {PLAYERS[player]}: {error}") from None
    for card, zone in supplied:
        facts[card.id] = card
        found.append((card.id, zone))
    return found


def _attached(state: Mapping[str, Any], where: str) -> list[str]:
    """The names of the cards that are part of the one with this state."""
    items, evolved = state.get("items") or [], state.get("evolved")
    if not isinstance(items, list):
        raise InputError(f"{where}: items: a list of names is wanted, not {items!r}")
    names = [name_of(item, f"{where}: items") for item in items]
    return names if evolved is None else [*names, name_of(evolved, f"{where}: evolved")]


def _look_up(name: str, scenario: Scenario, pool: Pool, where: str) -> CardFacts:
    try:
        return pool.find(name)
    except InputError as error:
        token = next((c for c in builtin_pool(pool.game).named(name) if getattr(c, "token", False)), None)
        if token is not None:  # the tokens of the rules' list are known whatever the pool (sve 9.1.2.3)
            return token
        near = difflib.get_close_matches(name, list(scenario.cards), n=1)
        raise InputError(f"{where}: {error}" + (f"; `cards:` has {near[0]!r}" if near else "")) from None


def _place_all(
    scenario: Scenario,
    made: Adapter,
    state: State,
    index: Mapping[str, int],
    blank: str,
    supplied: Sequence[Sequence[tuple[str, str]]],
) -> None:
    """Objects in file order: the players in order, their zones as the file lists them, then what is left out."""
    zone_of = {name: i for i, name in enumerate(made.table.zone_indexes)}
    for player, seat in enumerate(scenario.seats):
        for zone, entries in seat.zones.items():
            for entry in entries:
                obj = add_object(state, index[entry.card], player, zone_of[zone])
                try:
                    made.table.place(state, obj, entry.state, scenario.turn)
                    for name in _attached(entry.state, zone):
                        made.table.attach(state, obj, add_object(state, index[name], obj.owner, obj.zone))
                except InputError as error:
                    raise InputError(f"players: {PLAYERS[player]}: {zone}: {entry.card}: {error}") from None
        for zone, many in seat.blanks.items():
            for _ in range(many):
                add_object(state, index[blank], player, zone_of[zone])
        for key, zone in supplied[player]:
            add_object(state, index[key], player, zone_of[zone])
        for key, value in seat.values.items():
            try:
                made.table.set_value(state, player, key, value)
            except InputError as error:
                raise InputError(f"players: {PLAYERS[player]}: {error}") from None


def add_object(state: State, card: int, player: int, zone: int) -> Obj:
    """A new object at the end of a zone."""
    obj = Obj(len(state.objects), 0, card, player, player, zone, stamp=state.tick())
    obj.epoch = state.epoch
    state.objects.append(obj)
    state.zones[player][zone].append(obj.id)
    return obj


def explain(error: Exception) -> str:
    """An error as a scenario's message."""
    if isinstance(error, TextError):
        return f"a text does not compile: {error}"
    return str(error)
