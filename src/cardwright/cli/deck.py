"""`cardwright deck check`: is a deck legal, and by which clause not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from cardwright.cards import DEFAULT_RULESET, builtin_decks, builtin_pool, check_deck, deck_limits, load_deck, load_pool
from cardwright.cli.common import GameOption, JsonOption, PoolOption, RulesetOption, out, print_json
from cardwright.errors import InputError

app = typer.Typer(no_args_is_help=True, help="Deck lists.")


@app.callback()
def group() -> None:
    """Deck lists."""


@app.command("check")
def check(
    files: Annotated[list[Path], typer.Argument(help="Deck files (JSON or plain lists), or names of built-in decks.")],
    game: GameOption = "fftcg",
    ruleset: RulesetOption = "",
    pool: PoolOption = None,
    json: JsonOption = False,
) -> None:
    """Say whether decks are legal, with the clause. Exit 1 if one is not, 2 if one cannot be read."""
    chosen = ruleset or DEFAULT_RULESET.get(game, "")
    if not chosen:
        raise InputError(f"unknown game {game!r}: one of {', '.join(DEFAULT_RULESET)}")
    limits = deck_limits(chosen)
    cards = load_pool(pool, limits.game) if pool is not None else builtin_pool(limits.game)
    results = []
    for file in files:
        deck = load_deck(str(file), cards, builtin_decks(limits.game) if pool is None else None)
        problems = check_deck(deck, cards, limits)
        results.append(
            {
                "file": str(file), "name": deck.name, "ruleset": chosen, "cards": deck.size, "legal": not problems,
                "problems": [{"clause": p.clause, "message": p.message} for p in problems],
            }
        )  # fmt: skip
        if not json:
            verdict = "[red]not legal[/]" if problems else "[green]legal[/]"
            out.print(f"{escape(deck.name)}: {verdict} in {chosen} ({deck.size} cards)")
            for p in problems:
                out.print(f"  {escape(p.message)} [dim]\\[{p.clause}][/]")
    if json:
        print_json(results[0] if len(results) == 1 else {"decks": results, "legal": all(r["legal"] for r in results)})
    if not all(r["legal"] for r in results):
        raise typer.Exit(1)
