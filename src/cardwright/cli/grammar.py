"""`cardwright cards grammar`: what pools of cards say about the grammar."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.markup import escape

from cardwright.cards import GAMES, Pool, builtin_pool, load_pool
from cardwright.cli.common import JsonOption
from cardwright.cli.output import out, print_json

if TYPE_CHECKING:
    from cardwright.play.grammar_check import GrammarReport, Rare


def grammar(
    pools: Annotated[
        list[Path] | None, typer.Argument(help="Files of cards, of one game each (default: all built-in cards).")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=0, max=256, help="Processes (0: all cores).")] = 0,
    limit: Annotated[int, typer.Option("--limit", min=0, help="How many phrases to list (text output).")] = 20,
    strict: Annotated[
        bool,
        typer.Option("--strict", help="A phrase of only one card without a comment that says so is a failure, too."),
    ] = False,
    json: JsonOption = False,
) -> None:
    """Check the grammar over pools: texts with two meanings, phrases that print alike, phrases of no card or only one.

    Exit 1 where a text has two meanings.
    """
    from cardwright.play.grammar_check import check_grammar  # which needs the grammar itself

    count = workers or os.cpu_count() or 1
    reports = [check_grammar(pool, workers=count) for pool in _by_game(pools or [])]
    if json:
        print_json({"grammars": [_plain(report) for report in reports]})
    else:
        for report in reports:
            _tell(report, limit)
    if any(report.ambiguous or (strict and report.unsaid) for report in reports):
        raise typer.Exit(1)


def _by_game(paths: Sequence[Path]) -> list[Pool]:
    """The built-in cards of every game that has some, or those of the files, one pool for each game."""
    if not paths:
        return [pool for game in GAMES if len(pool := builtin_pool(game))]
    found: dict[str, Pool] = {}
    for path in paths:
        pool = load_pool(path)
        known = found.get(pool.game)
        found[pool.game] = pool if known is None else known.with_cards(list(pool))
    return list(found.values())


def _plain(report: GrammarReport) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(report)
    return plain


def _tell(report: GrammarReport, limit: int) -> None:
    out.print(
        f"[bold]{report.game}[/]: {report.phrases:,} phrases, {report.texts:,} distinct texts, "
        f"{report.read:,} of {report.paragraphs:,} paragraphs read"
    )
    out.print(f"  two meanings: {len(report.ambiguous) or 'none'}")
    for each in report.ambiguous:
        out.print(
            f"    {escape(each.name)} ({each.id}) paragraph {each.paragraph + 1}, at {each.at}: {escape(repr(each.span))} as "
            f"<{each.category}> is {escape(each.first)} or {escape(each.second)}"
        )
    out.print(f"  phrases of which one is never printed: {len(report.overlaps) or 'none'}")
    for first, second in report.overlaps:
        out.print(f"    {escape(first)}  |  {escape(second)}")
    _list(
        f"phrases of only one card ({len(report.single)} in all) without a comment that says so", report.unsaid, limit
    )
    _list("phrases of no card here", report.unused, limit)


def _list(title: str, rare: Sequence[Rare], limit: int) -> None:
    out.print(f"  {title}: {len(rare) or 'none'}")
    for each in rare[:limit]:
        out.print(f"    {each.place} {escape(each.phrase)} {' '.join(each.cards)}".rstrip())
    if len(rare) > limit:
        out.print(f"    ... and {len(rare) - limit:,} more (--limit, or --json for all)")
