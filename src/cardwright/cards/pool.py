"""A pool: all cards that a game, a deck or a text compiler may refer to, found by number or by name."""

from __future__ import annotations

import difflib
import hashlib
import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from cardwright.errors import InputError

from .corrections import correct, doubts
from .facts import (
    CARD_CLASSES,
    FFTCG_TYPES,
    GAMES,
    SVE_TYPES,
    CardFacts,
    FftcgCard,
    SveCard,
    contradiction,
    game_of_type,
)
from .files import read_text

MAX_POOL_BYTES = 64 * 1024 * 1024
MAX_LINE_BYTES = 64 * 1024
MAX_POOL_CARDS = 100_000
MAX_ERRORS_SHOWN = 20
LIKE = 0.75  # how like a field a word must be that is taken for its misspelling

_AT_FIELD = re.compile(r"^(?P<what>.*?)(?: - at `\$\.?(?P<field>[^`]*)`)?$", re.DOTALL)
_RARITY = re.compile(r"^(?P<number>.*\d)[a-z]$")
_LANGUAGE = re.compile(r"^(?P<number>.*\d)en$")


class Lexicon(msgspec.Struct, frozen=True, kw_only=True):
    """The proper nouns of a pool, which a text may name: cards, jobs, categories, traits, universes."""

    names: frozenset[str] = frozenset()
    jobs: frozenset[str] = frozenset()
    categories: frozenset[str] = frozenset()
    traits: frozenset[str] = frozenset()
    universes: frozenset[str] = frozenset()

    def joined(self, other: Lexicon) -> Lexicon:
        """The nouns of both."""
        both = {kind: getattr(self, kind) | getattr(other, kind) for kind in self.__struct_fields__}
        return Lexicon(**both) if any(len(names) > len(getattr(self, kind)) for kind, names in both.items()) else self

    def by_kind(self, game: str) -> dict[str, frozenset[str]]:
        """The names under the words by which the texts of the game call them: what introduces a name, or a category of the grammar."""
        if game == "sve":
            return {"card_name": self.names, "trait": self.traits, "universe": self.universes}
        return {"Card Name": self.names, "Job": self.jobs, "Category": self.categories}


class Pool:
    """The cards of one game, in file order.

    Cards are corrected on the way in (`corrections.correct`); `notes` counts what was corrected and what is doubtful, `corrected`
    has the ids of the cards of each correction.
    Raises InputError for two cards with one id.
    """

    def __init__(self, game: str, cards: Iterable[CardFacts], *, source: str = "") -> None:
        if game not in CARD_CLASSES:
            raise InputError(f"unknown game {game!r}: one of {', '.join(CARD_CLASSES)}")
        self.game = game
        self.source = source
        self.notes: dict[str, int] = {}
        self.corrected: dict[str, list[str]] = {}
        self._by_id: dict[str, CardFacts] = {}
        self._by_name: dict[str, list[CardFacts]] = {}
        self._by_number: dict[str, list[CardFacts]] = {}
        self._by_bare_number: dict[str, list[CardFacts]] = {}
        self._fronts: dict[str, CardFacts] | None = None
        self._lexicon: Lexicon | None = None
        self._content_hash: str | None = None
        for card in cards:
            self._add(card)
        self.notes.update(doubts(self._by_id.values()))

    def _add(self, card: CardFacts) -> None:
        if card.id in self._by_id:
            raise InputError(f"{self.source or 'pool'}: two cards have the id {card.id}")
        card, corrections = correct(card)
        for key in corrections:
            self.notes[key] = self.notes.get(key, 0) + 1
            self.corrected.setdefault(key, []).append(card.id)
        self._by_id[card.id] = card
        self._by_name.setdefault(fold(card.name), []).append(card)
        for number in card.numbers:
            folded = fold(number)
            self._by_number.setdefault(folded, []).append(card)
            bare = _RARITY.match(folded)
            if bare:
                cards = self._by_bare_number.setdefault(bare["number"], [])
                if card not in cards:
                    cards.append(card)

    def __len__(self) -> int:
        return len(self._by_id)

    def __iter__(self) -> Iterator[CardFacts]:
        return iter(self._by_id.values())

    def __contains__(self, card_id: object) -> bool:
        return card_id in self._by_id

    def __getitem__(self, card_id: str) -> CardFacts:
        """The card with exactly this id; InputError with near matches where there is none."""
        card = self._by_id.get(card_id)
        if card is None:
            raise InputError(f"no card {card_id!r} in the pool{self.hint(card_id)}")
        return card

    def get(self, card_id: str) -> CardFacts | None:
        """The card with exactly this id, or None."""
        return self._by_id.get(card_id)

    def named(self, name: str) -> tuple[CardFacts, ...]:
        """All cards of this name, whatever the case, the kind of apostrophe or the spacing."""
        return tuple(self._by_name.get(fold(name), ()))

    def numbered(self, number: str) -> tuple[CardFacts, ...]:
        """All cards that bear this number: an id, another printing, or either without its rarity letter.

        Several where a reprint with its own text shares a number; the card whose id it is comes alone.
        """
        folded = fold(number)
        exact = [card for card in self._by_number.get(folded, ()) if fold(card.id) == folded]
        if exact:
            return tuple(exact)
        if folded in self._by_number:
            return tuple(self._by_number[folded])
        if folded in self._by_bare_number:
            return self._preferring_own_ids(folded)
        language = _LANGUAGE.match(folded)
        return self.numbered(language["number"]) if language else ()

    def _preferring_own_ids(self, bare: str) -> tuple[CardFacts, ...]:
        cards = self._by_bare_number[bare]
        own = [card for card in cards if (match := _RARITY.match(fold(card.id))) and match["number"] == bare]
        return tuple(own or cards)

    def find(self, reference: str) -> CardFacts:
        """The one card that a person means by a number or a name.

        InputError where nothing fits (with near matches) or where several cards do (with their ids).
        """
        found = self.numbered(reference) or self.named(reference)
        if len(found) == 1:
            return found[0]
        if not found:
            raise InputError(f"no card {reference!r} in the pool{self.hint(reference)}")
        ids = ", ".join(card.id for card in found[:8]) + (" ..." if len(found) > 8 else "")
        raise InputError(f"{len(found)} cards are called {reference!r}: say which by its number ({ids})")

    def near(self, reference: str, limit: int = 3) -> tuple[str, ...]:
        """Numbers or names like this one, best first; slow (a scan of the pool), for error messages."""
        folded = fold(reference)[:100]
        candidates: Mapping[str, list[CardFacts]] = (
            self._by_number if re.search(r"\d-[a-z]*\d", folded) else self._by_name
        )
        best = difflib.get_close_matches(folded, candidates, n=limit, cutoff=0.6)
        if candidates is self._by_number:
            return tuple(f"{candidates[key][0].id} {candidates[key][0].name}" for key in best)
        return tuple(candidates[key][0].name for key in best)

    def hint(self, reference: str) -> str:
        """The near matches as the end of a sentence; empty where there are none."""
        near = self.near(reference)
        return f"; did you mean {' or '.join(near)}?" if near else ""

    def with_cards(self, cards: Iterable[CardFacts], *, source: str = "") -> Pool:
        """This pool and further cards; those replace cards of the same id."""
        extra = {card.id: card for card in cards}
        kept = [card for card in self if card.id not in extra]
        return Pool(self.game, [*kept, *extra.values()], source=source or self.source)

    def front(self, card_id: str) -> CardFacts | None:
        """The double-faced card whose back face this is (sve 2.14.2); None for a card that is nobody's back face."""
        if self._fronts is None:
            self._fronts = {card.back: card for card in self if isinstance(card, SveCard) and card.back}
        return self._fronts.get(card_id)

    @property
    def lexicon(self) -> Lexicon:
        """The names, jobs, categories, traits and universes that occur in the pool."""
        if self._lexicon is None:
            self._lexicon = _nouns(self)
        return self._lexicon

    def lexicon_with(self, cards: Iterable[CardFacts]) -> Lexicon:
        """The lexicon of `with_cards(cards)`, without building that pool where no card gives way to another."""
        extra = {card.id: correct(card)[0] for card in cards}
        if any(self.get(card_id) not in (None, card) for card_id, card in extra.items()):
            return self.with_cards(extra.values()).lexicon
        return self.lexicon.joined(_nouns(extra.values()))

    @property
    def content_hash(self) -> str:
        """SHA-256 over all facts of all cards, whatever their order or file: equal pools play equal games."""
        if self._content_hash is None:
            digest = hashlib.sha256(self.game.encode())
            encoder = msgspec.json.Encoder()
            for card_id in sorted(self._by_id):
                digest.update(encoder.encode(self._by_id[card_id]) + b"\n")
            self._content_hash = digest.hexdigest()
        return self._content_hash


def _nouns(cards: Iterable[CardFacts]) -> Lexicon:
    """The proper nouns that occur on the cards."""
    cards = tuple(cards)
    fftcg = [card for card in cards if isinstance(card, FftcgCard)]
    sve = [card for card in cards if isinstance(card, SveCard)]
    alternate = {card.alternate_name for card in sve if card.alternate_name}
    return Lexicon(
        names=frozenset({card.name for card in cards} | alternate),
        jobs=frozenset(job for card in fftcg for job in card.jobs),
        categories=frozenset(category for card in fftcg for category in card.categories),
        traits=frozenset(trait for card in sve for trait in card.traits),
        universes=frozenset(card.universe for card in sve if card.universe),
    )


def fold(name: str) -> str:
    """A name or number as it is compared: case, spacing, width and the kind of apostrophe or dash set aside."""
    plain = unicodedata.normalize("NFKC", name).translate(
        {0x2018: "'", 0x2019: "'", 0x2010: "-", 0x2011: "-", 0x2013: "-"}
    )
    return " ".join(plain.casefold().split())


def card_from_fields(game: str, fields: Mapping[str, object], *, where: str) -> CardFacts:
    """One card from the fields of a pool record given as a mapping (a scenario's `cards:`), corrected like any other.

    A missing cost is 0. InputError says which field is wrong; `where` opens the message.
    """
    if game not in CARD_CLASSES:
        raise InputError(f"{where}: unknown game {game!r}")
    known = {name: value for name, value in fields.items() if value is not None or name in ("elements", "generic")}
    if game == "fftcg":
        known.setdefault("cost", 0)
        if isinstance(known.get("equips"), str):
            known["equips"] = [known["equips"]]
    unknown = sorted(set(known) - set(CARD_CLASSES[game].__struct_encode_fields__) - {"game"})
    if unknown:
        allowed = ", ".join(CARD_CLASSES[game].__struct_encode_fields__)
        raise InputError(f"{where}: unknown field {unknown[0]!r} (a card has {allowed})")
    try:
        card: CardFacts = msgspec.convert(known, CARD_CLASSES[game])
    except msgspec.ValidationError as error:
        raise InputError(f"{where}: {_explain(error, game)}") from None
    if problem := contradiction(card):
        raise InputError(f"{where}: {problem}")
    return correct(card)[0]


def load_pool(path: str | Path, game: str | None = None) -> Pool:
    """The pool in a file of one JSON card a line, or of one JSON list of cards.

    The game is that of the first card's type unless given. InputError for a file over 64 MB, a line over 64 KB, more
    than 100,000 cards, and with line and field for every record that is not a card of the game.
    """
    if game is not None and game not in CARD_CLASSES:
        raise InputError(f"unknown game {game!r}: one of {', '.join(GAMES)}")
    text = read_text(path, limit=MAX_POOL_BYTES, what="card pool")
    records = _list_records(text, path) if text.lstrip()[:1] == "[" else _line_records(text)
    cards: list[CardFacts] = []
    first_seen: dict[str, str] = {}
    problems: list[str] = []
    for place, record in records:
        if len(cards) >= MAX_POOL_CARDS:
            raise InputError(f"{path}: {place}: more than {MAX_POOL_CARDS:,} cards")
        try:
            game = game or _game_of(record)
            card = _decode(record, game)
            if card.id in first_seen:
                raise InputError(f"field `id`: {card.id} is already on {first_seen[card.id]}")
            first_seen[card.id] = place
            cards.append(card)
        except InputError as error:
            problems.append(f"{place}: {error}")
            if len(problems) > MAX_ERRORS_SHOWN:
                break
    if problems:
        more = ["... and more"] if len(problems) > MAX_ERRORS_SHOWN else []
        raise InputError("\n".join(f"{path}: {line}" for line in problems[:MAX_ERRORS_SHOWN] + more))
    if game is None or not cards:
        raise InputError(f"{path}: no cards in it")
    return Pool(game, cards, source=str(path))


def _line_records(text: str) -> Iterator[tuple[str, str | bytes]]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield f"line {number}", line


def _list_records(text: str, path: str | Path) -> Iterator[tuple[str, str | bytes]]:
    try:
        records = msgspec.json.decode(text, type=list[msgspec.Raw])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise InputError(f"{path}: not JSON: {error}") from None
    for number, record in enumerate(records, 1):
        yield f"card {number} of the list", bytes(record)


class _Peek(msgspec.Struct):
    type: object = None
    game: object = None


def _game_of(record: str | bytes) -> str:
    try:
        peek = msgspec.json.decode(record, type=_Peek)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise InputError(_not_json(error)) from None
    game = game_of_type(peek.type)
    if game is None:
        types = ", ".join(name for each in GAMES for name in _types(each))
        raise InputError(f"field `type`: {peek.type!r} is no card type of a known game ({types})")
    return game


def _decode(record: str | bytes, game: str) -> CardFacts:
    if len(record) > MAX_LINE_BYTES:
        raise InputError(f"{len(record):,} characters, a card may have at most {MAX_LINE_BYTES:,}")
    try:
        card: CardFacts = msgspec.json.decode(record, type=CARD_CLASSES[game])
        given = json.loads(record, object_pairs_hook=_no_duplicates)
    except msgspec.ValidationError as error:
        raise InputError(_explain(error, game)) from None
    except (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError) as error:
        raise InputError(_not_json(error)) from None
    _look_at_strangers(given, CARD_CLASSES[game].__struct_encode_fields__)
    if problem := contradiction(card):
        raise InputError(problem)
    return card


def _no_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        twice = next(key for number, (key, _) in enumerate(pairs) if key in dict(pairs[:number]))
        raise InputError(f"field `{twice}` stands twice")
    return found


def _look_at_strangers(given: Mapping[str, object], fields: tuple[str, ...]) -> None:
    """Further fields are passed over, but not one that is like a field which is missing: the card would lack what it says."""
    missing = [field for field in fields if field not in given]
    for key in given:
        if key not in fields and (near := difflib.get_close_matches(key.casefold(), missing, n=1, cutoff=LIKE)):
            raise InputError(f"field `{key}`: unknown; did you mean `{near[0]}`?")


def _not_json(error: BaseException) -> str:
    return "not JSON: nested too deeply" if isinstance(error, RecursionError) else f"not a JSON object: {error}"


def _explain(error: msgspec.ValidationError, game: str) -> str:
    match = _AT_FIELD.match(str(error))
    assert match is not None
    what, name = match["what"], match["field"]
    if name == "type" and _types(game):
        return f"field `type`: {what} (the card types of {game}: {', '.join(_types(game))})"
    if "matching regex" in what:
        number = name.startswith(("id", "printings"))
        what = "a word without blanks is wanted" if number else "a blank before or behind it, or a line break in it"
    return f"field `{name}`: {what}" if name else what


def _types(game: str) -> tuple[str, ...]:
    return {"fftcg": FFTCG_TYPES, "sve": SVE_TYPES}.get(game, ())
