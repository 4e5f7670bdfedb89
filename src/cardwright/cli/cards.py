"""`cardwright cards`: compile a pool, show a card."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from cardwright.cards import GAMES, CardFacts, Pool, builtin_pool
from cardwright.cli.common import GameOption, JsonOption, PoolOption, pool_of
from cardwright.cli.grammar import grammar
from cardwright.cli.output import at_terminal, out, print_json
from cardwright.cli.refused import tell_advice, tell_error, tell_normalised, tell_refused, tell_tidied
from cardwright.errors import InputError, TextError
from cardwright.play.compiling import NUMBERS, Report, advice_on, as_json, compile_pool, with_advice
from cardwright.play.games import Adapter, adapter, playable_in
from cardwright.text.compile import compile_text, normalise_text, render_text
from cardwright.text.failures import Advice

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Cards: how their texts compile.")


app.command("grammar")(grammar)


@app.callback()
def group() -> None:
    """Cards."""


@app.command("compile")
def compile_(
    pool: Annotated[
        Path | None, typer.Argument(help="A file of cards (default: --pool, else the built-in cards).")
    ] = None,
    game: GameOption = "",
    pool_option: PoolOption = None,
    exercise: Annotated[bool, typer.Option("--exercise/--no-exercise", help="Play every card, too.")] = True,
    workers: Annotated[
        int, typer.Option("--workers", "-w", min=0, max=256, help="Processes that play (0: all cores).")
    ] = 0,
    only: Annotated[
        list[str] | None, typer.Option("--card", help="Only this card, by number or name (again for more).")
    ] = None,
    limit: Annotated[
        int, typer.Option("--limit", min=0, help="How many refused texts or changes to list (text output).")
    ] = 20,
    normalised: Annotated[
        bool, typer.Option("--normalised", help="List every change that was made to a text before it was read.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Compile every card of a pool: the four coverage numbers, and each refused text with what a person can do about it.

    Exit 0 also where texts are refused: that is what is measured.
    """
    if pool is not None and pool_option is not None:
        raise InputError(f"{pool} and --pool {pool_option}: one pool at a time")
    path = pool or pool_option
    cards = pool_of(path, game)
    chosen = [cards.find(name) for name in only] if only else list(cards)
    count = workers or os.cpu_count() or 1
    if json or not at_terminal(sys.stderr):
        report = compile_pool(cards, chosen, play=exercise, workers=count)
    else:
        # drawn when something is done, not by a thread of its own: processes are forked meanwhile
        with Progress(console=Console(stderr=True), auto_refresh=False) as progress:
            task = progress.add_task("compiling", total=len(chosen))
            report = compile_pool(
                cards,
                chosen,
                play=exercise,
                workers=count,
                progress=lambda done: progress.update(task, completed=done, refresh=True),
            )
    if json:
        print_json(as_json(with_advice(report, cards), tidied=normalised))
    else:
        _tell(with_advice(report, cards, limit), limit, path)
        if normalised:
            tell_tidied(report.tidied, report.corrected, limit)


def _tell(report: Report, limit: int, path: Path | None) -> None:
    table = Table(title=f"{report.game}: how far the texts come", title_justify="left")
    for title in ("", "distinct texts", "cards"):
        table.add_column(title, justify="right" if title else "left")
    for name in NUMBERS:
        table.add_row(name.replace("_", " "), _share(report.texts, name), _share(report.cards, name))
    out.print(table)
    tell_normalised(report.normalised, report.corrections)
    for refused in report.refused[:limit]:
        tell_refused(refused, report.game, path)
    if len(report.refused) > limit:
        out.print(f"... and {len(report.refused) - limit} more (--limit, or --json for all)")


def _share(numbers: Mapping[str, int | None], name: str) -> str:
    value, total = numbers[name], numbers["total"]
    if value is None:
        return "not run"
    return f"{value:,} ({value / total:.1%})" if name != "total" and total else f"{value:,}"


@app.command("show")
def show(
    name: Annotated[list[str], typer.Argument(help="A card's number or name.")],
    game: GameOption = "",
    pool: PoolOption = None,
    json: JsonOption = False,
) -> None:
    """A card: its facts, its text, the abilities that the text compiles to, and the text rendered back from them."""
    pools = [pool_of(pool, game)] if pool is not None or game else [builtin_pool(each) for each in GAMES]
    cards, found = _meant(" ".join(name), pools)
    shown = [_describe(card, cards, adapter(cards.game)) for card in found]
    if json:
        print_json({"cards": shown})
    else:
        for plain in shown:
            _print_card(plain)
    if any(plain["error"] for plain in shown):
        raise typer.Exit(1)


def _meant(reference: str, pools: Sequence[Pool]) -> tuple[Pool, tuple[CardFacts, ...]]:
    """The cards of this number or name, in the first pool that has some. InputError where none has."""
    for pool in pools:
        found = pool.numbered(reference) or pool.named(reference)
        if found:
            return pool, found
    return pools[0], (pools[0].find(reference),)


def _describe(card: CardFacts, pool: Pool, made: Adapter) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "facts": _plain(card), "abilities": [], "rendered": None, "same": None, "error": None,
    }  # fmt: skip
    game, names = pool.game, made.names_of(pool.lexicon)
    try:
        text = compile_text(game, card.text, name=card.name, card_type=card.card_type, lexicon=names)
        normal = normalise_text(game, card.text, lexicon=names)
        plain["abilities"] = [_plain(ability) for ability in text.abilities]
        plain["rendered"] = render_text(game, text, name=card.name, card_type=card.card_type)
        plain["same"] = plain["rendered"] == "[[br]]".join(normal.paragraphs)
        playable_in(made, card, pool.lexicon)  # refuses what is read but cannot be carried out
    except TextError as error:
        cause = error.__cause__ if isinstance(error.__cause__, TextError) else error
        advice = advice_on(card, game, names, cause.stage)
        plain["error"] = {
            "stage": cause.stage, "paragraph": cause.paragraph, "at": cause.at, "reason": cause.reason,
            "advice": advice and _plain(advice),
        }  # fmt: skip
    return plain


def _plain(value: Any) -> Any:
    """As JSON has it: lists, no tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _print_card(plain: dict[str, Any]) -> None:
    facts = plain["facts"]
    out.print(f"[bold]{escape(facts['name'])}[/] ({facts['id']})")
    for key, value in facts.items():
        if key not in ("id", "name", "text", "hints") and value is not False and value not in (None, [], ""):
            shown = ", ".join(map(str, value)) if isinstance(value, list) else value
            out.print(f"  {key}: {escape(str(shown))}")
    _print_text("text", facts["text"])
    for number, ability in enumerate(plain["abilities"], 1):
        out.print(f"  ability {number}:")
        for line in tree(ability):
            out.print(f"    {escape(line)}")
    if plain["rendered"] is not None:
        same = "[green]the same as printed[/]" if plain["same"] else "[red]differs[/]"
        _print_text(f"rendered back ({same})", plain["rendered"])
    if plain["error"]:
        tell_error(plain["error"])
        if plain["error"]["advice"]:
            tell_advice(msgspec.convert(plain["error"]["advice"], Advice))


def _print_text(title: str, text: str) -> None:
    """A text under its title, a paragraph a line, each as it is printed."""
    out.print(f"  {title}:{'' if text else ' (none)'}")
    for paragraph in text.replace("[[br]]", "\n").splitlines():
        out.print(f"    {escape(paragraph)}")


def tree(node: Any, depth: int = 0, label: str = "") -> list[str]:
    """A node of the representation as indented lines; fields at their defaults are left out."""
    pad, head = "  " * depth, f"{label}: " if label else ""
    if not isinstance(node, dict):
        return [f"{pad}{head}{node}"]
    simple = {
        k: v
        for k, v in node.items()
        if k not in ("type", "w") and not isinstance(v, (dict, list)) and v not in (None, "", False)
    }
    told = " ".join(f"{k}={v}" for k, v in simple.items())
    lines = [f"{pad}{head}{node.get('type', '')}{' ' + told if told else ''}"]
    for key, value in node.items():
        if isinstance(value, dict):
            lines += tree(value, depth + 1, key)
        elif isinstance(value, list):
            for item in value:
                lines += tree(item, depth + 1, key)
    return lines
