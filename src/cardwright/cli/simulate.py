"""`cardwright simulate`: many games between two decks."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cardwright.cli.common import (
    AnyDeckOption,
    DeckOption,
    GameOption,
    JsonOption,
    PoolOption,
    RulesetOption,
    SeedOption,
    chosen,
)
from cardwright.cli.output import at_terminal, out, print_json
from cardwright.errors import InputError
from cardwright.play.bots import require_bots
from cardwright.play.simulate import Order, Played, run, summary


def simulate(
    deck: DeckOption = None,
    game: GameOption = "",
    ruleset: RulesetOption = "",
    pool: PoolOption = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: SeedOption = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", help="How many processes.")] = 1,
    bot: Annotated[list[str] | None, typer.Option("--bot", help="sensible or random. Twice: A's, then B's.")] = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", help="A folder: record every game there, for `replay`.")
    ] = None,
    any_deck: AnyDeckOption = False,
    json: JsonOption = False,
) -> None:
    """Play many games between two decks and count. The result depends on the seed, not on the number of workers."""
    require_bots(bot or [])
    match = chosen(deck, game, ruleset, pool, any_deck=any_deck)
    if len(bot or []) > 2:
        raise InputError(f"{len(bot or [])} bots given; a match has two")
    bots = [*(bot or []), *["sensible"] * 2][:2] if len(bot or []) != 1 else [(bot or [""])[0]] * 2
    if keep is not None and not keep.is_dir():
        raise InputError(f"{keep}: no such folder")
    order = Order(*match, games, seed, (bots[0], bots[1]), str(keep or ""))
    played = _with_progress(order, workers, quiet=json or not at_terminal(sys.stderr))
    figures = summary(order, played)
    if json:
        print_json(figures)
        return
    _table(figures)


def _with_progress(order: Order, workers: int, *, quiet: bool) -> list[Played]:
    if quiet:
        return run(order, workers)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    from rich.console import Console

    # drawn when something is done, not by a thread of its own: processes are forked meanwhile
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False) as progress:
        task = progress.add_task("playing", total=order.games)
        return run(order, workers, lambda done: progress.update(task, completed=done, refresh=True))


def _table(figures: dict[str, object]) -> None:
    f: dict[str, dict[str, object]] = figures  # type: ignore[assignment]  # nested figures, read by name below
    games = "1 game" if figures["games"] == 1 else f"{figures['games']:,} games"
    table = Table(title=f"{games}, {figures['ruleset']}, seed {figures['seed']}", title_justify="left")
    for column in ("", "wins", "rate", "95 % interval"):
        table.add_column(column, justify="left" if not column else "right")
    for side in ("A", "B"):
        table.add_row(
            f"{side}: {f['decks'][side]}", str(f["wins"][side]), _percent(f["win_rate"][side]), _range(f["intervals"][side])
        )  # fmt: skip
    first = int(str(figures["first_player_wins"]))
    share = first / max(1, int(str(figures["games"])))
    table.add_row("who starts", str(first), _percent(share), _range(f["intervals"]["first_player"]))
    table.add_row("draws", str(figures["draws"]), "", "")
    out.print(table)
    out.print(
        f"turns: mean {f['turns']['mean']:.1f}, 95 % at most {f['turns']['p95']}; "
        f"decisions: mean {f['decisions']['mean']:.1f}; digest {figures['digest']}"
    )


def _percent(rate: object) -> str:
    return f"{float(str(rate)):.1%}"


def _range(interval: object) -> str:
    low, high = (float(edge) for edge in str(interval).strip("[]").split(", "))
    return f"{low:.1%} to {high:.1%}"
