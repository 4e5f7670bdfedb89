"""A game told on a terminal: lines of the log with their clauses, and the board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.view import BOTH
from cardwright.play.games import PLAYERS, Words

EVERYTHING = -2  # a narrator that may tell what only one player knows (a replay)


class Narrator:
    """Tells the new lines of the log, as far as the viewer may read them."""

    def __init__(self, console: Console, words: Words, viewer: int = EVERYTHING) -> None:
        self.console = console
        self.words = words
        self.viewer = viewer
        self.told = 0

    def tell(self, game: Game) -> None:
        """Print what was written to the log since the last time."""
        log = game.log
        if log is None:
            return
        if self.told > len(log.lines):  # lines were taken back
            self.told = len(log.lines)
        for (text, clause), same in groupby(self._said(game, log.lines[self.told :])):
            times = len(list(same))
            self.console.print(_styled(text if times == 1 else f"{text} ({times} times)", clause))
        self.told = len(log.lines)

    def _said(self, game: Game, lines: list[Line]) -> Iterator[tuple[str, str]]:
        """What there is to say of the lines, each with its clause."""
        for line in lines:
            may_read = line.seen_by in (-1, self.viewer) or self.viewer == EVERYTHING
            text = self.words.line(game, line) if may_read else self.words.unread(line)
            if text:
                yield text, line.clause


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
        grid.add_row(f"[bold]{escape(heading)}[/]")
        for name, cards in zones:
            grid.add_row(f"  [dim]{name}:[/] {escape(', '.join(cards)) or '-'}")
    if state.stack:
        names = [f"{game.name(i.source)} ({i.kind})" for i in reversed(state.stack)]
        grid.add_row(f"[bold]Stack, from the top:[/] {escape(', '.join(names))}")
    title = f"turn {state.turn}, {words.phase(state)}"
    console.print(Panel(grid, title=title, title_align="left", border_style="dim"))


def result(match_winner: int | None, why: str) -> str:
    """The end of a game in a line."""
    if match_winner is None:
        return "the game is not over"
    if match_winner < 0:
        return f"The game is a draw [{why}]"
    return f"Player {PLAYERS[match_winner]} wins [{why}]"
