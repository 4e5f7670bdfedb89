"""Deck lists: the JSON that tools exchange, and the plain lists that people write.

A plain list has one card a line: a count, then a number, a name or both (`3 x 1-005R Name`, `3 Name (1-005R)`, `3 1-005R`,
`3 Name`). `#` and `//` open comments. Headings such as `Evolve deck` or `Leader` say where the following cards go;
without any, an evolved card, an advanced card, a leader or a card with Limit Break goes where it belongs. Under a heading for the evolve deck a name
means the evolved card of that name. A line is read only if it means one card.
"""

from __future__ import annotations

import difflib
import json
import os.path
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from cardwright.errors import InputError

from .facts import EVOLVED_SUFFIX, CardFacts, FftcgCard, SveCard
from .files import read_text
from .pool import Pool, fold

MAX_DECK_BYTES = 1024 * 1024
MAX_DECK_CARDS = 1_000
MAX_ERRORS_SHOWN = 50
MAX_SUGGESTIONS = 20

SECTIONS = ("main", "evolve", "limit_break")
FIELDS = ("game", "name", "source", *SECTIONS, "leader")


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck: how many of which card ids. `source` says where it came from.

    `evolve` and the leaders are used by SVE alone, `limit_break` (the deck beside the main deck) by the FFTCG.

    `more_leaders` holds the leader cards beyond the first one: too many for any ruleset, which `check_deck` says.
    """

    name: str
    game: str
    main: dict[str, int]
    evolve: dict[str, int] = {}
    limit_break: dict[str, int] = {}
    leader: str | None = None
    more_leaders: tuple[str, ...] = ()
    source: str = ""

    @property
    def size(self) -> int:
        """The number of cards in the main deck."""
        return sum(self.main.values())

    def ids(self) -> tuple[str, ...]:
        """The main deck card by card, in list order: a card of which it has three comes thrice."""
        return tuple(card_id for card_id, count in self.main.items() for _ in range(count))

    def evolve_ids(self) -> tuple[str, ...]:
        """The evolve deck card by card, in list order."""
        return tuple(card_id for card_id, count in self.evolve.items() for _ in range(count))

    def limit_break_ids(self) -> tuple[str, ...]:
        """The Limit Break deck card by card, in list order."""
        return tuple(card_id for card_id, count in self.limit_break.items() for _ in range(count))

    def distinct_ids(self) -> tuple[str, ...]:
        """Every card id of the deck once: main deck, evolve deck, Limit Break deck, leaders."""
        leaders = (self.leader, *self.more_leaders) if self.leader else self.more_leaders
        return tuple(dict.fromkeys((*self.main, *self.evolve, *self.limit_break, *leaders)))


def load_deck(path_or_name: str | Path, pool: Pool, builtin: Mapping[str, Deck] | None = None) -> Deck:
    """The deck in a file, or the one of `builtin` whose name or key this is, its cards found in `pool`.

    InputError lists every line that cannot be used, with near matches; whether the deck is legal is `check_deck`'s business.
    """
    by_name = {fold(key): deck for key, deck in (builtin or {}).items()}
    by_name.update({fold(deck.name): deck for deck in (builtin or {}).values()})
    known = by_name.get(fold(str(path_or_name)))
    path = Path(path_or_name)
    if known is not None and not os.path.isfile(path):
        return known
    try:
        text = read_text(path, limit=MAX_DECK_BYTES, what="deck list")
    except InputError as error:
        if builtin and not os.path.exists(path):
            names = ", ".join(sorted(builtin))
            raise InputError(f"{error}, and no built-in deck of that name ({names})") from None
        raise
    if path.suffix.lower() == ".json" or text.lstrip()[:1] == "{":
        return parse_json_deck(text, pool, source=str(path))
    return parse_deck_list(text, pool, source=str(path), name=path.stem)


def game_of_deck(path_or_name: str | Path, builtin: Mapping[str, Mapping[str, Deck]]) -> str | None:
    """The game that a deck says it is of: that of the built-in deck of this name, else `game` in the JSON; else None.

    What cannot be read says nothing here; `load_deck` then says why.
    """
    folded = fold(str(path_or_name))
    if os.path.isfile(path_or_name):
        try:
            data = json.loads(read_text(path_or_name, limit=MAX_DECK_BYTES, what="deck list"))
        except (InputError, ValueError, RecursionError):
            return None
        return data["game"] if isinstance(data, dict) and data.get("game") in builtin else None
    for game, decks in builtin.items():
        if any(folded in (fold(key), fold(deck.name)) for key, deck in decks.items()):
            return game
    return None


class UnknownCardsError(InputError):
    """A deck list names cards that the pool does not have: `references`, as they are written."""

    def __init__(self, message: str, references: tuple[str, ...]) -> None:
        self.references = references
        super().__init__(message)


class _UnknownCardError(InputError):
    """No card is meant by `reference`; near matches are added where the error is collected."""

    def __init__(self, reference: str) -> None:
        self.reference = reference
        super().__init__(f"no card {reference!r} in the pool")


class _Builder:
    """Collects a deck's cards, and everything that is wrong with its lines, before anything is raised."""

    def __init__(self, pool: Pool, source: str) -> None:
        self.pool = pool
        self.source = source
        self.main: dict[str, int] = {}
        self.evolve: dict[str, int] = {}
        self.limit_break: dict[str, int] = {}
        self.leaders: list[str] = []
        self.total = 0
        self.errors: list[str] = []
        self.unknown: list[str] = []
        self.suggestions = 0

    def wrong(self, place: str, message: str) -> None:
        self.errors.append(f"{self.source}: {place}: {message}")

    def add(self, place: str, card: CardFacts, count: int, section: str) -> None:
        if count < 1:
            self.wrong(place, f"{count} copies of {card.name}")
            return
        self.total += count
        if self.total > MAX_DECK_CARDS:
            raise InputError(f"{self.source}: {place}: more than {MAX_DECK_CARDS:,} cards in one deck")
        section = section or _where_it_belongs(card)
        if section == "leader":
            self.leaders += [card.id] * count
        else:
            cards = {"evolve": self.evolve, "limit_break": self.limit_break}.get(section, self.main)
            cards[card.id] = cards.get(card.id, 0) + count

    def look_up(
        self, place: str, look: Callable[[Pool, str], CardFacts], reference: str, nor: str = ""
    ) -> CardFacts | None:
        """The card, or None after noting what is wrong. Near matches cost time: only the first errors get them.

        `nor` says what else the reference is not.
        """
        try:
            return look(self.pool, reference)
        except _UnknownCardError as error:
            named = self.pool.named(error.reference)
            if named:  # where numbers are asked for
                numbers = " or ".join(f"{card.id} {card.name}" for card in named[:3])
                self.wrong(place, f"{error.reference[:100]!r} is no card number; did you mean {numbers}?")
                return None
            hint = self.pool.hint(error.reference) if self.suggestions < MAX_SUGGESTIONS else ""
            self.suggestions += 1
            self.unknown.append(error.reference)
            self.wrong(place, f"no card {error.reference[:100]!r} in the pool{nor}{hint}")
        except InputError as error:
            self.wrong(place, str(error))
        return None

    def deck(self, name: str, source: str) -> Deck:
        if not self.errors and not self.total:
            self.wrong("deck", "no cards in it")
        if self.errors:
            more = len(self.errors) - MAX_ERRORS_SHOWN
            shown = self.errors[:MAX_ERRORS_SHOWN] + ([f"{self.source}: and {more} more lines"] if more > 0 else [])
            raise (
                UnknownCardsError("\n".join(shown), tuple(self.unknown))
                if self.unknown
                else InputError("\n".join(shown))
            )
        leader = self.leaders[0] if self.leaders else None
        return Deck(
            name=name,
            game=self.pool.game,
            main=self.main,
            evolve=self.evolve,
            limit_break=self.limit_break,
            leader=leader,
            more_leaders=tuple(self.leaders[1:]),
            source=source or self.source,
        )


def _where_it_belongs(card: CardFacts) -> str:
    if isinstance(card, SveCard):
        if card.type == "Leader":
            return "leader"
        return "evolve" if card.special else "main"
    return "limit_break" if isinstance(card, FftcgCard) and card.has_limit_break else "main"


def _one_numbered(pool: Pool, reference: str) -> CardFacts | None:
    """The card of this number; None where there is none, InputError where cards of different text share it."""
    found = pool.numbered(reference)
    return pool.find(reference) if len(found) > 1 else (found[0] if found else None)


def _numbered(pool: Pool, reference: str) -> CardFacts:
    card = _one_numbered(pool, reference)
    if card is None:
        raise _UnknownCardError(reference)
    return card


# -- JSON ------------------------------------------------------------------------------------------------------------


def parse_json_deck(text: str, pool: Pool, *, source: str = "deck") -> Deck:
    """A deck from `{"game", "name", "source", "main": {number: count}, "evolve": {..}, "limit_break": {..},
    "leader": number or null}`.

    Only `main` is required. InputError for broken JSON, a number given twice, and with every entry that is wrong; other fields
    are passed over unless they are misspelt or hold cards.
    """
    try:
        data = json.loads(text, object_pairs_hook=_no_duplicates)
    except RecursionError:
        raise InputError(f"{source}: not JSON: nested too deeply") from None
    except json.JSONDecodeError as error:
        raise InputError(f"{source}: line {error.lineno}: not JSON: {error.msg} (column {error.colno})") from None
    except ValueError as error:
        raise InputError(f"{source}: not JSON: {error}") from None
    if not isinstance(data, dict):
        raise InputError(f"{source}: a deck is a JSON object with `main`, not a {type(data).__name__}")
    game = data.get("game", pool.game)
    if game != pool.game:
        raise InputError(f"{source}: field `game`: a deck of {game!r}, the card pool is {pool.game}")
    builder = _Builder(pool, source)
    if "main" not in data:
        builder.wrong("field `main`", "missing")
    for section in SECTIONS:
        _add_json_section(builder, section, data.get(section, {}))
    for key, value in data.items():
        if key not in FIELDS:
            _look_at_stranger(builder, key, value)
    leader = data.get("leader")
    if leader is not None:
        _add_json_card(builder, "field `leader`", leader, 1, "leader")
    name, origin = data.get("name", Path(source).stem), data.get("source", "")
    for key, value in (("name", name), ("source", origin)):
        if not isinstance(value, str) or any("\ud800" <= c <= "\udfff" for c in value):
            builder.wrong(f"field `{key}`", f"text is needed, not {value!r}")
    return builder.deck(str(name), str(origin))


def _look_at_stranger(builder: _Builder, key: str, value: object) -> None:
    """A field that means nothing here may be a remark of its tool; one that is like a known field, or holds cards, is not passed over."""
    near = difflib.get_close_matches(key.casefold(), FIELDS, n=1)
    if near:
        builder.wrong(f"field `{key}`", f"unknown; did you mean `{near[0]}`?")
    elif isinstance(value, dict | list) and any(
        isinstance(each, str) and builder.pool.numbered(each) for each in value
    ):
        builder.wrong(f"field `{key}`", f"unknown; cards stand in {', '.join(f'`{section}`' for section in SECTIONS)}")


def _add_json_section(builder: _Builder, section: str, cards: object) -> None:
    if not isinstance(cards, dict):
        builder.wrong(f"field `{section}`", "an object of card number to count is needed")
        return
    for number, count in cards.items():
        _add_json_card(builder, f"field `{section}`", number, count, section)


def _add_json_card(builder: _Builder, place: str, number: object, count: object, section: str) -> None:
    if not isinstance(number, str):
        builder.wrong(place, f"a card number is needed, not {number!r}")
        return
    if not isinstance(count, int) or isinstance(count, bool):
        builder.wrong(place, f"{number}: the count is a whole number, not {count!r}")
        return
    card = builder.look_up(place, _numbered, number)
    if card is not None:
        builder.add(place, card, count, section)


def _no_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"{key!r} stands twice in one object")
        found[key] = value
    return found


# -- plain lists -----------------------------------------------------------------------------------------------------

_SECTIONS = {
    "main": (
        "main",
        "maindeck",
        "deck",
        "forward",
        "backup",
        "summon",
        "monster",
        "item",
        "character",
        "follower",
        "spell",
        "amulet",
        "token",  # belongs to no deck, which `check_deck` says of each
    ),
    "evolve": ("evolve", "evolved", "evolvedeck", "evolution", "advanced"),
    "limit_break": ("limitbreak", "lb"),
    "leader": ("leader",),
}
_HEADING = re.compile(
    r"^[\[=\-*\s]*(?P<word>limit[ -]break|[A-Za-z]+?)s?(?:\s+(?:deck|cards?))?\s*(?:[(:\-]*\s*\d+\s*(?:cards?)?\)?)?\s*[\]=\-*:\s]*$",
    re.IGNORECASE,
)
_INLINE_LEADER = re.compile(r"^leader(?: card)?\s*:\s*(?P<rest>\S.*)$", re.IGNORECASE)
_TITLE = re.compile(r"^(?:deck(?: name)?|name|title)\s*:\s*(?P<title>\S.*)$", re.IGNORECASE)
_COUNT_FIRST = re.compile(r"^(?P<count>\d+)(?:\s*[x×](?=\s|\d)\s*|\s*[,;]\s*|\s+)(?P<rest>\S.*)$", re.IGNORECASE)
_COUNT_LAST = re.compile(r"^(?P<rest>.*\S)\s+[x×]\s*(?P<count>\d+)$", re.IGNORECASE)
_NUMBER_AND_COUNT = re.compile(r"^(?P<rest>[^\s,;]*-[^\s,;]*)(?:\s*[,;]\s*|\s+)(?P<count>\d+)$")
_IN_BRACKETS = re.compile(r"^(?P<name>.*?)\s*[(\[](?P<number>[^()\[\]]+)[)\]]$")
_COUNT = re.compile(r"^[x×]?\d+[x×]?$")
_LIKE_A_NUMBER = re.compile(r"^(?:[A-Za-z]+\d*|\d+)-[A-Za-z]*\d+[A-Za-z]*(?:/\S+)?$")
_APART = re.compile(r"[\s,;]")
_BULLET = re.compile(r"^[-*+•·]\s+(?=\d)")
_NO_HEADING = ", and no heading (Main deck, Evolve deck, Limit Break deck, Leader)"
_COMMENT = re.compile(r"(?:^|\s)(?:#|//).*$")


def parse_deck_list(text: str, pool: Pool, *, source: str = "deck", name: str = "deck") -> Deck:
    """A deck from a plain list. InputError names every line that is not one card of the pool."""
    builder = _Builder(pool, source)
    section = ""
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = " ".join(_COMMENT.sub("", raw).split())
        place = f"line {number}"
        if not line:
            continue
        if title := _TITLE.match(line):
            name = title["title"].strip()
        elif leader := _INLINE_LEADER.match(line):
            _add_line(builder, place, leader["rest"], "leader")
        elif (heading := _heading(line)) is not None and not pool.named(line):
            section = heading
        else:
            _add_line(builder, place, _BULLET.sub("", line), section)
    return builder.deck(name, source)


def _heading(line: str) -> str | None:
    """The section that a heading line opens, or None where the line is no heading."""
    match = _HEADING.match(line)
    if match is None:
        return None
    word = match["word"].casefold().replace(" ", "").replace("-", "")
    for section, words in _SECTIONS.items():
        if word in words:
            return section
    return None


def _add_line(builder: _Builder, place: str, line: str, section: str) -> None:
    count, rest = 1, line
    if counted := _COUNT_FIRST.match(line) or _COUNT_LAST.match(line) or _NUMBER_AND_COUNT.match(line):
        count, rest = int(counted["count"][:9]), counted["rest"].strip()
    look = _evolved_on_line if section == "evolve" else _card_on_line
    card = builder.look_up(place, look, rest, _NO_HEADING if rest == line and _HEADING.match(line) else "")
    if card is not None:
        builder.add(place, card, count, section)


def _evolved_on_line(pool: Pool, rest: str) -> CardFacts:
    """As `_card_on_line`; a bare name means the special card that has it printed on it, if there is just one."""
    named = [c for c in (*pool.named(rest), *pool.named(rest + EVOLVED_SUFFIX)) if isinstance(c, SveCard) and c.special]
    return named[0] if len(named) == 1 else _card_on_line(pool, rest)


def _card_on_line(pool: Pool, rest: str) -> CardFacts:
    """The card that `1-005R Name`, `Name (1-005R)`, `1-005R` or `Name` means.

    InputError where there is none, number and name contradict each other, or a name fits several cards.
    """
    whole = _one_numbered(pool, rest)
    if whole is not None:
        return whole
    first, remainder = (*_APART.split(rest, maxsplit=1), "")[:2]
    remainder = remainder.strip(" -:,;")
    numbered = _one_numbered(pool, first.strip("()[]:,;"))
    if numbered is not None:
        return _agreeing(numbered, first, remainder)
    bracketed = _IN_BRACKETS.match(rest)
    if bracketed:
        numbered = _one_numbered(pool, bracketed["number"].strip())
        if numbered is not None:
            return _agreeing(numbered, bracketed["number"], bracketed["name"])
    if pool.named(rest):
        return pool.find(rest)
    for number in (first, bracketed["number"].strip() if bracketed else ""):
        if _LIKE_A_NUMBER.match(number):
            raise _UnknownCardError(number)
    raise _UnknownCardError(rest)


def _agreeing(card: CardFacts, number: str, name: str) -> CardFacts:
    """The card, if the name beside its number is its name or a part of it, as far as letters and digits go.

    A remark may follow ("foil"), but no count and no number: those would be of another card, or contradict.
    """
    written, printed = _letters(name), _letters(card.name)
    if written and written not in printed and printed not in written:
        raise InputError(f"{number.strip()} is {card.name}, not {name.strip()}")
    own = {*_words(card.name), *map(fold, card.numbers)}
    for word in _words(name):
        if word not in own and (_COUNT.match(word) or _LIKE_A_NUMBER.match(word)):
            raise InputError(f"{word!r} stands beside {number.strip()} {card.name}: a line has one card and one count")
    return card


def _words(name: str) -> list[str]:
    return re.findall(r"[\w/-]+", fold(name))


def _letters(name: str) -> str:
    return "".join(character for character in fold(name) if character.isalnum())
