"""A game written down: seed, cards, decks and every answer. Played again it must come to the same end.

The same file is a replay (of a game that is over, with its result) and a saved game (of one that goes on).
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cardwright import __version__
from cardwright.cards import CARD_CLASSES, CardFacts, Lexicon
from cardwright.cards.files import read_text
from cardwright.errors import CardwrightError, Illegal, InputError, SaveError
from cardwright.kernel.decisions import Answer
from cardwright.kernel.match import Match
from cardwright.play.arena import new_match
from cardwright.play.games import Deal, Prepared, adapter

FORMAT = 1
MAX_BYTES = 32 * 1024 * 1024
MAX_ANSWERS = 1_000_000
CONCEDE = "concede"


class Words(msgspec.Struct, frozen=True):
    """The names that the cards' texts use, as far as compiling needs them."""

    names: tuple[str, ...] = ()
    jobs: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    universes: tuple[str, ...] = ()


class Ending(msgspec.Struct, frozen=True):
    """How the game stood after the last answer. `winner`: 0, 1, -1 for a draw, None while it goes on."""

    fingerprint: str
    winner: int | None
    why: str
    turns: int


class Recording(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it is written to a file."""

    format: int
    version: str
    game: str
    ruleset: str
    seed: int
    names: tuple[str, ...]  # of the decks
    cards: tuple[dict[str, Any], ...]
    deals: tuple[Deal, ...]
    seats: tuple[int, ...] = (0, 1)
    words: Words = Words()
    answers: tuple[Any, ...]
    ending: Ending


def record(
    prepared: Prepared, seed: int, answers: Sequence[Any], match: Match, seats: Sequence[int] = (0, 1)
) -> Recording:
    """The recording of a match that began with `seed` and took these answers."""
    state = match.state
    return Recording(
        format=FORMAT, version=__version__, game=prepared.game, ruleset=prepared.ruleset, seed=seed,
        names=prepared.names, cards=tuple(_plain(c) for c in prepared.cards), deals=prepared.deals, seats=tuple(seats),
        words=_words(prepared), answers=tuple(answers),
        ending=Ending(match.fingerprint(), match.winner, state.why, state.turn),
    )  # fmt: skip


def _plain(card: CardFacts) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(card)
    return plain


def _words(prepared: Prepared) -> Words:
    """Only what the texts of these cards mention: a recording carries no list of all cards."""
    texts = "\n".join(card.text for card in prepared.cards)
    lexicon = prepared.lexicon
    if lexicon is None:
        return Words()
    found = {
        field: tuple(sorted(name for name in getattr(lexicon, field) if name in texts))
        for field in Words.__struct_fields__
    }
    return Words(**found)


def write(recording: Recording, path: str | Path) -> None:
    """Write a recording, whole or not at all. InputError where the file cannot be written."""
    data = msgspec.json.encode(recording) + b"\n"
    try:
        file = Path(os.path.realpath(path))
        if os.path.exists(file) and not os.path.isfile(file):  # a device, or a folder, which refuses
            file.write_bytes(data)
        else:
            _replace(file, data)
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: {getattr(error, 'strerror', None) or error}") from None


def _replace(file: Path, data: bytes) -> None:
    """Beside the file first, under a name that nobody else uses: what stands there already is lost to no half of a game."""
    beside = file.with_name(f".cardwright-{os.getpid()}.part")
    try:
        beside.write_bytes(data)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def read(path: str | Path) -> Recording:
    """The recording in a file. InputError where there is no file, SaveError where it holds none or one of another version."""
    try:
        text = read_text(path, limit=MAX_BYTES, what="recorded game")
    except InputError as error:
        raise (SaveError(str(error)) if os.path.isfile(path) else error) from None
    return decode(text.encode(), str(path))


def decode(data: bytes, where: str = "recording") -> Recording:
    """The recording in these bytes."""
    try:
        found = msgspec.json.decode(data, type=Recording)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise SaveError(f"{where}: not a recorded game: {error}") from None
    if (found.format, found.version) != (FORMAT, __version__):
        raise SaveError(
            f"{where}: written by version {found.version} (format {found.format}), not {__version__} ({FORMAT})"
        )
    if len(found.answers) > MAX_ANSWERS:
        raise SaveError(f"{where}: more than {MAX_ANSWERS:,} answers")
    if len(found.deals) != 2 or sorted(found.seats) != [0, 1] or len(found.names) != 2:
        raise SaveError(f"{where}: a game has two decks and two seats")
    cards = range(len(found.cards))
    dealt = [i for d in found.deals for i in (*d.main, *d.evolve, *d.limit_break)]
    if any(i not in cards for i in (*dealt, *(d.leader for d in found.deals if d.leader is not None))):
        raise SaveError(f"{where}: a deck names a card that the file does not hold")
    return found


def prepare_again(recording: Recording) -> Prepared:
    """The decks of a recording, compiled from the facts in it."""
    made = adapter(recording.game)
    try:
        cards = tuple(msgspec.convert(c, CARD_CLASSES[made.card_format]) for c in recording.cards)
    except msgspec.ValidationError as error:
        raise SaveError(f"the recording holds something that is no card: {error}") from None
    words = recording.words
    lexicon = Lexicon(**{f: frozenset(getattr(words, f)) for f in Words.__struct_fields__})
    defs = made.define(cards, lexicon, recording.ruleset)
    rules = made.rules(recording.ruleset)
    return Prepared(
        recording.game, recording.ruleset, rules, cards, defs, recording.deals, recording.names, lexicon
    )  # fmt: skip


def steps(recording: Recording, prepared: Prepared | None = None, *, log: bool = True) -> Iterator[Match]:
    """The match before the first answer, then after each. SaveError where an answer does not fit."""
    prepared = prepared or prepare_again(recording)
    match = new_match(prepared, recording.seed, log=log, seats=recording.seats)
    yield match
    for number, plain in enumerate(recording.answers, 1):
        try:
            give(match, plain)
        except Illegal as error:
            raise SaveError(f"answer {number} of the recording is refused: {error}") from None
        yield match


def give(match: Match, plain: Any) -> None:
    """Give an answer as a recording holds it."""
    answer = as_answer(plain)
    if isinstance(answer, tuple) and len(answer) == 2 and answer[0] == CONCEDE and answer[1] in (0, 1):
        match.concede(answer[1])
    else:
        match.answer(answer)


def as_answer(plain: Any) -> Answer:
    """Lists of a file are tuples of the rules."""
    return tuple(as_answer(p) for p in plain) if isinstance(plain, (list, tuple)) else plain


class Mismatch(CardwrightError):
    """A recording that does not come to the end that it says."""


def verify(recording: Recording) -> Match:
    """Play a recording again and compare its end. `Mismatch` says what differs."""
    *_, match = steps(recording)
    found = Ending(match.fingerprint(), match.winner, match.state.why, match.state.turn)
    for field in Ending.__struct_fields__:
        before, now = getattr(recording.ending, field), getattr(found, field)
        if before != now:
            raise Mismatch(f"the game comes out differently: {field} was {before!r}, is {now!r}")
    return match
