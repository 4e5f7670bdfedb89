"""What the commands share: options, pools and decks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from cardwright.cards import (
    DEFAULT_RULESET,
    Deck,
    Pool,
    all_builtin_decks,
    builtin_decks,
    builtin_pool,
    check_deck,
    deck_limits,
    load_deck,
    load_pool,
)
from cardwright.errors import InputError
from cardwright.play.games import Adapter, adapter

GameOption = Annotated[str, typer.Option("--game", "-g", help="The game: fftcg or sve.")]
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


def game_of(game: str, ruleset: str) -> tuple[Adapter, str]:
    """The game's adapter and the ruleset, or the game's usual one. InputError for unknown names."""
    made = adapter(game)
    chosen = ruleset or DEFAULT_RULESET.get(game, made.rulesets[0])
    if chosen not in made.rulesets:
        raise InputError(f"unknown ruleset {chosen!r} of {game}: one of {', '.join(made.rulesets)}")
    return made, chosen


def pool_of(made: Adapter, path: Path | None) -> Pool:
    """The cards of a file, or the built-in ones."""
    return load_pool(path, made.card_format) if path is not None else builtin_pool(made.card_format)


def two_decks(
    made: Adapter, pool: Pool, named: Sequence[str] | None, ruleset: str, *, any_deck: bool
) -> tuple[Deck, Deck]:
    """The decks of both players: those named, else built-in ones. InputError where a deck is not legal."""
    builtin = builtin_decks(made.card_format, ruleset)
    names = list(named or ())
    if len(names) > 2:
        raise InputError(f"{len(names)} decks given; a match has two")
    spare = [deck for deck in builtin if deck not in names]
    decks = [load_deck(name, pool, all_builtin_decks(made.card_format)) for name in names]
    while len(decks) < 2:
        if not spare:
            raise InputError("there are no built-in decks left: name two with --deck")
        decks.append(builtin[spare.pop(0)])
    for deck in decks:
        require_legal(deck, pool, ruleset, any_deck=any_deck)
    return decks[0], decks[1]


def merged(made: Adapter, pool: Pool) -> Pool:
    """The pool and the built-in cards, so that decks of both can meet."""
    own = builtin_pool(made.card_format)
    if pool is own or not len(own):
        return pool
    return pool.with_cards([card for card in own if card.id not in pool], source=pool.source)


def writable(path: Path | None) -> None:
    """InputError where a file could not be written there: said before a game is played, not after it."""
    if path is None:
        return
    folder = path.absolute().parent
    if os.path.isdir(path):
        raise InputError(f"{path}: a directory, not a file to write")
    if not os.path.isdir(folder):
        raise InputError(f"{path}: there is no folder {folder}")
    if not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise InputError(f"{path}: no permission to write there")


def require_legal(deck: Deck, pool: Pool, ruleset: str, *, any_deck: bool) -> None:
    """InputError with every reason where the ruleset does not allow the deck."""
    if any_deck:
        return
    problems = check_deck(deck, pool, deck_limits(ruleset))
    if problems:
        told = "; ".join(f"{p.message} [{p.clause}]" for p in problems)
        raise InputError(f"deck {deck.name}: not legal in {ruleset}: {told} (--any-deck plays it all the same)")
