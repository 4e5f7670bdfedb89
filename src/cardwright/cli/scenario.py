"""`cardwright scenario run`: rulings as executable files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from cardwright.cards import load_pool
from cardwright.cli.common import JsonOption, PoolOption
from cardwright.cli.output import Harmless, out, print_json
from cardwright.play.scenario import Outcome, as_json, run_files

err = Harmless(stderr=True, highlight=False, emoji=False, soft_wrap=True)
app = typer.Typer(
    no_args_is_help=True, add_completion=False, help="Scenario files: positions, steps, and what must then be true."
)


@app.callback()
def group() -> None:
    """Scenario files."""


@app.command("run")
def run(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    pool: PoolOption = None,
    json: JsonOption = False,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Name the scenarios that hold, too.")] = False,
) -> None:
    """Run scenario files. Exit 0 only if every scenario holds, 1 if one fails, 2 if one is no scenario."""
    cards = load_pool(pool) if pool is not None else None
    outcomes = run_files(files, cards)
    if json:
        print_json(as_json(outcomes))
    else:
        _tell(outcomes, verbose)
    wrong = [o for o in outcomes if o.bad_input]
    for outcome in wrong:
        where = "" if outcome.message.startswith(outcome.file) else f"{outcome.file}: {outcome.title or 'scenario'}: "
        err.print(f"[red]error:[/] {escape(where + outcome.message)}")
    if wrong:
        raise typer.Exit(2)
    if not all(o.ok for o in outcomes):
        raise typer.Exit(1)


def _tell(outcomes: list[Outcome], verbose: bool) -> None:
    for outcome in outcomes:
        if outcome.bad_input:
            continue  # said on standard error
        if outcome.ok:
            if verbose:
                out.print(f"[green]ok[/]    {escape(outcome.title)}")
            continue
        out.print(f"[red]fails[/] {escape(outcome.title)} [dim]({escape(outcome.file)})[/]")
        out.print(f"      {escape(outcome.message)}")
        for line in outcome.log:
            out.print(f"      [dim]| {escape(line)}[/]")
    passed = sum(o.ok for o in outcomes)
    out.print(f"{passed} of {len(outcomes)} scenarios hold")
