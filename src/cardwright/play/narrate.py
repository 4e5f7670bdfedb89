"""A game told on a terminal: lines of the log with their clauses, and the board."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, groupby

from msgspec.structs import replace
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.view import BOTH
from cardwright.play.games import PLAYERS, Words
from cardwright.play.standing import Standing
from cardwright.play.telling import times

EVERYTHING = -2  # a narrator that may tell what only one player knows (a replay)


_BEGINNING = re.compile(r" *(\d+  )?")  # of a line: how far it is indented, and its number


class Hanging:
    """A line of marked-up text; where it is too long for the screen, what follows is indented a little more."""

    def __init__(self, markup: str) -> None:
        self.markup = markup

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        text = console.render_str(self.markup)
        found = _BEGINNING.match(text.plain)
        assert found is not None
        first, indent = found.end(), found.end() + (0 if found.group(1) else 2)
        if options.no_wrap or len(text.plain) <= options.max_width or options.max_width < 2 * indent:
            yield text
            return
        head, body = text.divide([first])
        for number, line in enumerate(body.wrap(console, options.max_width - indent)):
            yield Text.assemble(head if number == 0 else " " * indent, line)


class Narrator:
    """Tells the new lines of the log, as far as the viewer may read them."""

    def __init__(self, console: Console, words: Words, viewer: int = EVERYTHING) -> None:
        self.console = console
        self.words = words
        self.viewer = viewer
        self.told = 0
        self.standing = Standing()

    def pass_over(self, game: Game) -> None:
        """What happened before this turn is known already, or can be asked for."""
        lines = game.log.lines if game.log is not None else []
        self.told = max((n for n, line in enumerate(lines) if line.kind == "turn"), default=0)

    def tell(self, game: Game) -> None:
        """Print what was written to the log since the last time."""
        log = game.log
        if log is None:
            return
        if self.told > len(log.lines):  # lines were taken back
            self.told = len(log.lines)
            self.standing.forget()
        lines = log.lines[self.told :]
        changes = ((change, "") for change in self.standing.changes(game, lines))
        for (text, clause), same in groupby(chain(self._said(game, lines), changes)):
            often = len(list(same))
            self.console.print(Hanging(_styled(text if often == 1 else f"{text} ({often} times)", clause)))
        self.told = len(log.lines)

    def _said(self, game: Game, lines: list[Line]) -> Iterator[tuple[str, str]]:
        """What there is to say of the lines, each with its clause."""
        for may_read, some in groupby(lines, self._may_read):
            for line in _drawn_together(some) if may_read else some:
                text = self.words.line(game, line) if may_read else self.words.unread(line)
                if text:
                    yield text, line.clause

    def _may_read(self, line: Line) -> bool:
        return line.seen_by in (-1, self.viewer) or self.viewer == EVERYTHING


def _drawn_together(lines: Iterable[Line]) -> Iterator[Line]:
    """The lines, those that name cards which one player draws one after the other as one."""
    for (kind, *_), some in groupby(lines, lambda line: (line.kind, line.clause, line.player)):
        same = list(some)
        if kind == "draw" and all(line.card for line in same):
            yield replace(same[0], card=", ".join(line.card for line in same))
        else:
            yield from same


def _styled(text: str, clause: str) -> str:
    cited = f"  [dim]\\[{clause}][/]" if clause else ""
    if text.startswith("=="):
        return f"\n[bold cyan]{escape(text)}[/]{cited}"
    if text.startswith("--"):
        return f"[bold]{escape(text)}[/]{cited}"
    return f"{escape(text)}{cited}"


def board(console: Console, words: Words, game: Game, viewer: int) -> None:
    """Print the board as `viewer` may see it (-1: a spectator), with the stack."""
    state = game.state
    grid = Table.grid(padding=(0, 2))
    for heading, zones in words.board(game, viewer if viewer >= 0 else BOTH):
        grid.add_row(Hanging(f"[bold]{escape(heading)}[/]"))
        for name, cards in zones:
            alike = [card if count == 1 else f"{card} x{count}" for card, count in Counter(cards).items()]
            grid.add_row(Hanging(f"  [dim]{name}:[/] {escape(', '.join(alike)) or '-'}"))
    if state.stack:
        items = [words.stacked(game, item) for item in reversed(state.stack)]
        grid.add_row(Hanging(f"[bold]Stack, from the top:[/] {escape('; '.join(items))}"))
    whose = f" of player {PLAYERS[state.turn_player]}" if state.turn else ""
    title = f"turn {state.turn}{whose}, {words.phase(state)}"
    console.print(Panel(grid, title=title, title_align="left", border_style="dim"))


def result(words: Words, match_winner: int | None, why: str, turns: int) -> str:
    """The end of a game in a line, with its reason and clause."""
    if match_winner is None:
        return "the game is not over"
    how, after = words.ending(why), f"after {times(turns, 'turn')}"
    if match_winner < 0:
        return f"The game is a draw [{why}] {after}{': ' if how else ''}{how}"
    lost = f": player {PLAYERS[1 - match_winner]} has lost {how}" if how else ""
    return f"Player {PLAYERS[match_winner]} wins [{why}] {after}{lost}"
