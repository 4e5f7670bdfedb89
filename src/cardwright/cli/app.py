"""The commands put together."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardwright import __version__
from cardwright.cli.commands import Commands

app = typer.Typer(
    name="cardwright",
    cls=Commands,
    help="A referee for trading card games: reads a card's printed text and plays the game by the comprehensive rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"cardwright {__version__}")
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
    cache: Annotated[
        Path | None,
        typer.Option(
            help="Where compiled texts are kept between runs "
            "(default: $CARDWRIGHT_CACHE, else cardwright in $XDG_CACHE_HOME or ~/.cache)."
        ),
    ] = None,
    no_cache: Annotated[bool, typer.Option("--no-cache", help="Compile every text afresh and keep nothing.")] = False,
) -> None:
    """A referee for trading card games."""
    from cardwright.play.store import folder, kept_on_disk

    context.with_resource(kept_on_disk(None if no_cache else cache or folder()))
