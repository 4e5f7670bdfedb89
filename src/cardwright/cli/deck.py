"""`cardwright deck check`: is a deck legal, and by which clause not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from cardwright.cards import (
    DEFAULT_RULESET,
    Deck,
    DeckLimits,
    bases_of,
    builtin_pool,
    check_deck,
    deck_limits,
    load_pool,
)
from cardwright.cli.common import GameOption, JsonOption, PoolOption, RulesetOption, deck_of, implied_game
from cardwright.cli.output import out, print_json
from cardwright.errors import InputError

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Deck lists.")


@app.callback()
def group() -> None:
    """Deck lists."""


@app.command("check")
def check(
    files: Annotated[list[Path], typer.Argument(help="Deck files (JSON or plain lists), or names of built-in decks.")],
    game: GameOption = "",
    ruleset: RulesetOption = "",
    pool: PoolOption = None,
    json: JsonOption = False,
) -> None:
    """Say whether decks are legal, with the clause. Exit 1 if one is not, 2 if one cannot be read.

    Without --game and --ruleset the decks are of the game of the pool, else of the one that the first of them names.
    """
    given = load_pool(pool, game or None) if pool is not None else None
    limits = _limits(game or (given.game if given is not None and not ruleset else ""), ruleset, files)
    if given is not None and given.game != limits.game:
        raise InputError(f"{pool}: a pool of {given.game}, but {limits.ruleset} is a ruleset of {limits.game}")
    cards = given if given is not None else builtin_pool(limits.game)
    results = []
    for file in files:
        deck = deck_of(str(file), cards, builtin=pool is None)
        problems = check_deck(deck, cards, limits)
        bases = bases_of(deck, cards) if limits.one_class_or_universe and not problems else ()
        results.append(
            {
                "file": str(file), "name": deck.name, "ruleset": limits.ruleset, "cards": deck.size,
                "evolve": sum(deck.evolve.values()), "limit_break": sum(deck.limit_break.values()), "leader": deck.leader, "bases": list(bases), "legal": not problems,
                "problems": [{"clause": p.clause, "message": p.message} for p in problems],
            }
        )  # fmt: skip
        if not json:
            verdict = "[red]not legal[/]" if problems else "[green]legal[/]"
            out.print(f"{escape(deck.name)}: {verdict} in {limits.ruleset} ({_counted(deck, bases)})")
            for p in problems:
                out.print(f"  {escape(p.message)} [dim]\\[{p.clause}][/]")
    if json:
        print_json(results[0] if len(results) == 1 else {"decks": results, "legal": all(r["legal"] for r in results)})
    if not all(r["legal"] for r in results):
        raise typer.Exit(1)


def _limits(game: str, ruleset: str, files: list[Path]) -> DeckLimits:
    """The limits of the ruleset, else of the usual ruleset of the game. InputError for unknown or contradicting names."""
    if game and game not in DEFAULT_RULESET:
        raise InputError(f"unknown game {game!r}: one of {', '.join(DEFAULT_RULESET)}")
    if ruleset:
        limits = deck_limits(ruleset)
        if game and limits.game != game:
            raise InputError(f"{ruleset} is a ruleset of {limits.game}, not of {game}")
        return limits
    return deck_limits(DEFAULT_RULESET[game or implied_game("", None, [str(file) for file in files])])


def _counted(deck: Deck, bases: tuple[str, ...]) -> str:
    parts = [f"{deck.size} cards"]
    if deck.evolve:
        parts.append(f"{sum(deck.evolve.values())} in the evolve deck")
    if deck.limit_break:
        parts.append(f"{sum(deck.limit_break.values())} in the Limit Break deck")
    if bases:
        parts.append(f"based on a {' or a '.join(bases)}")
    return ", ".join(parts)
