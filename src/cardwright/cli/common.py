"""What the commands share: options, pools and decks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from cardwright.cards import (
    CARD_CLASSES,
    DEFAULT_RULESET,
    GAMES,
    Deck,
    Pool,
    UnknownCardsError,
    all_builtin_decks,
    builtin_decks,
    builtin_pool,
    check_deck,
    deck_limits,
    game_of_deck,
    load_deck,
    load_pool,
)
from cardwright.errors import InputError
from cardwright.play.games import Adapter, adapter

GameOption = Annotated[
    str,
    typer.Option(
        "--game",
        "-g",
        help="fftcg or sve (default: the game of --ruleset, of --pool or of the first deck, else fftcg).",
    ),
]
RulesetOption = Annotated[str, typer.Option("--ruleset", "-r", help="The ruleset (default: the game's usual one).")]
PoolOption = Annotated[
    Path | None,
    typer.Option("--pool", "-p", help="A file of cards, one JSON object a line (default: the built-in cards)."),
]
DeckOption = Annotated[
    list[str] | None,
    typer.Option("--deck", "-d", help="A deck file or the name of a built-in deck. Twice: A's, then B's."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
SeedOption = Annotated[int, typer.Option("--seed", "-s", min=0, help="The seed of all random numbers.")]
AnyDeckOption = Annotated[bool, typer.Option("--any-deck", help="Play decks that the ruleset does not allow.")]


class Chosen(NamedTuple):
    """What a match is played with, by the options of a command."""

    game: str
    ruleset: str
    decks: tuple[Deck, Deck]
    cards: Pool


def chosen(deck: Sequence[str] | None, game: str, ruleset: str, pool: Path | None, *, any_deck: bool) -> Chosen:
    """Game, ruleset, both decks and all cards. InputError where they do not fit together."""
    given = load_pool(pool) if pool is not None else None
    made = adapter(game or implied_game(ruleset, given, deck or ()))
    name = ruleset or DEFAULT_RULESET.get(made.game, made.rulesets[0])
    if name not in made.rulesets:
        raise InputError(f"unknown ruleset {name!r} of {made.game}: one of {', '.join(made.rulesets)}")
    cards = _merged(made, given)
    return Chosen(made.game, name, _two_decks(made, cards, deck, name, any_deck=any_deck), cards)


def implied_game(ruleset: str, pool: Pool | None, decks: Sequence[str]) -> str:
    """The game where none is named: that of the ruleset, of the pool, or the one that the first deck says it is of."""
    if ruleset:
        return deck_limits(ruleset).game
    if pool is not None:
        return pool.game
    said = game_of_deck(decks[0], _all_decks()) if decks else None
    return said or GAMES[0]


def _all_decks() -> dict[str, dict[str, Deck]]:
    return {each: all_builtin_decks(each) for each in GAMES}


def pool_of(path: Path | None, game: str) -> Pool:
    """The cards of a file, which are of the game if one is named; else the built-in ones of the game, or of the first one."""
    if game and game not in CARD_CLASSES:
        raise InputError(f"unknown game {game!r}: one of {', '.join(CARD_CLASSES)}")
    if path is None:
        return builtin_pool(game or GAMES[0])
    given = load_pool(path)
    if game and given.game != game:
        raise InputError(f"{path}: a pool of {given.game}, not of {game}")
    return given


def deck_of(name: str, cards: Pool, *, builtin: bool = True) -> Deck:
    """The deck of a file, or the built-in one of this name. InputError for one of another game, too."""
    game = None if os.path.exists(name) or not builtin else game_of_deck(name, _all_decks())
    if game not in (None, cards.game):
        raise InputError(f"{name}: a built-in deck of {game}, not of {cards.game}")
    try:
        return load_deck(name, cards, all_builtin_decks(cards.game) if builtin else None)
    except UnknownCardsError as error:
        raise InputError(f"{error}{_where_to_look(error.references, cards)}") from None


def _where_to_look(unknown: Sequence[str], cards: Pool) -> str:
    """What a person most likely left out who names cards that are not there."""
    for game in GAMES:
        other = builtin_pool(game)
        if game != cards.game and all(other.numbered(each) or other.named(each) for each in unknown):
            return f"\nthis is a list of built-in cards of {game}: --game {game}"
    return (
        "\nonly the built-in cards were searched: --pool FILE names others" if cards is builtin_pool(cards.game) else ""
    )


def _two_decks(
    made: Adapter, pool: Pool, named: Sequence[str] | None, ruleset: str, *, any_deck: bool
) -> tuple[Deck, Deck]:
    """The decks of both players: those named, else built-in ones. InputError where a deck is not legal."""
    builtin = builtin_decks(made.card_format, ruleset)
    names = list(named or ())
    if len(names) > 2:
        raise InputError(f"{len(names)} decks given; a match has two")
    spare = [deck for deck in builtin if deck not in names]
    decks = [deck_of(name, pool) for name in names]
    while len(decks) < 2:
        if not spare:
            raise InputError("there are no built-in decks left: name two with --deck")
        decks.append(builtin[spare.pop(0)])
    for deck in decks:
        _require_legal(deck, pool, ruleset, any_deck=any_deck)
    return decks[0], decks[1]


def _merged(made: Adapter, pool: Pool | None) -> Pool:
    """The pool and the built-in cards, so that decks of both can meet."""
    own = builtin_pool(made.card_format)
    if pool is None:
        return own
    if pool.game != made.card_format:
        raise InputError(f"{pool.source}: a pool of {pool.game}, not of {made.game}")
    return pool.with_cards([card for card in own if card.id not in pool], source=pool.source)


def writable(path: Path | None) -> None:
    """InputError where a file could not be written there: said before a game is played, not after it."""
    if path is None:
        return
    folder = Path(os.path.realpath(path)).parent
    if os.path.isdir(path):
        raise InputError(f"{path}: a directory, not a file to write")
    if not os.path.isdir(folder):
        raise InputError(f"{path}: there is no folder {folder}")
    beside = not os.path.exists(path) or os.path.isfile(
        path
    )  # a game is written beside a file, and then takes its place
    needed = [path] * os.path.exists(path) + [folder] * beside
    if not all(os.access(each, os.W_OK) for each in needed):
        raise InputError(f"{path}: no permission to write there")


def _require_legal(deck: Deck, pool: Pool, ruleset: str, *, any_deck: bool) -> None:
    """InputError with every reason where the ruleset does not allow the deck."""
    if any_deck:
        return
    problems = check_deck(deck, pool, deck_limits(ruleset))
    if problems:
        told = "; ".join(f"{p.message} [{p.clause}]" for p in problems)
        raise InputError(f"deck {deck.name}: not legal in {ruleset}: {told} (--any-deck plays it all the same)")
