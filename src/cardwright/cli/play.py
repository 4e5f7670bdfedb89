"""`cardwright play`: a person against a bot, two people at one terminal, or bots."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from cardwright.cli.common import (
    AnyDeckOption,
    DeckOption,
    GameOption,
    PoolOption,
    RulesetOption,
    chosen,
    writable,
)
from cardwright.cli.output import at_terminal, out
from cardwright.cli.seat import Leave, Person
from cardwright.errors import CardwrightError, InputError, SaveError
from cardwright.play.arena import MAX_ANSWERS, EndlessGame
from cardwright.play.bots import Bot, make_bot, require_bots
from cardwright.play.games import PLAYERS, adapter, prepare
from cardwright.play.narrate import EVERYTHING, Narrator, board, result
from cardwright.play.recording import read, write
from cardwright.play.session import Session


def play(
    deck: DeckOption = None,
    game: GameOption = "",
    ruleset: RulesetOption = "",
    pool: PoolOption = None,
    bots: Annotated[bool, typer.Option("--bots", help="Two bots play; you watch.")] = False,
    two: Annotated[bool, typer.Option("--two", help="Two people play at this terminal.")] = False,
    hand_over: Annotated[
        bool | None,
        typer.Option(
            "--hand-over/--no-hand-over",
            help="With --two: clear the screen and wait before it shows the other hand (default: at a terminal).",
        ),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="Which bot: sensible or random.")] = "sensible",
    seat: Annotated[str, typer.Option("--seat", help="Your seat: A or B.")] = "A",
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", min=0, help="The seed (default: another every time).")
    ] = None,
    narrate: Annotated[bool, typer.Option("--narrate", help="Tell the game as it happens.")] = False,
    delay: Annotated[
        float, typer.Option("--delay", min=0, max=10, help="Seconds to wait between answers of bots.")
    ] = 0,
    auto_pass: Annotated[
        bool, typer.Option("--auto-pass/--no-auto-pass", help="Pass where nothing else can be done.")
    ] = True,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where to save when you leave.")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the finished game here, for `replay`.")] = None,
    any_deck: AnyDeckOption = False,
) -> None:
    """Play one match."""
    people = _people(seat, bots, two)
    if hand_over and not two:
        raise InputError("--hand-over is for two people at one terminal: --two")
    require_bots((bot,))
    for path in (save, record):
        writable(path)
    if resume is not None:
        own = {"--deck": deck, "--game": game, "--ruleset": ruleset, "--pool": pool, "--seed": seed}
        session = _resumed(resume, own)
    else:
        session = Session(prepare(*chosen(deck, game, ruleset, pool, any_deck=any_deck)), _seed(seed))
    table = Table(session, people, bot, auto_pass=auto_pass, narrate=narrate or not bots, delay=delay)
    if two and (hand_over if hand_over is not None else at_terminal(sys.stdin) and out.is_terminal):
        table.share()
    if resume is not None:
        table.catch_up()
    _run(table, session, save, record)


def _people(seat: str, bots: bool, two: bool) -> tuple[int, ...]:
    """The players who are people."""
    if seat not in PLAYERS:
        raise InputError(f"--seat {seat}: A or B")
    if bots and two:
        raise InputError("--bots or --two, not both")
    return () if bots else (0, 1) if two else (PLAYERS.index(seat),)


def _run(table: Table, session: Session, save: Path | None, record: Path | None) -> None:
    """Play to the end or until somebody leaves, and keep what is asked for."""
    try:
        table.run()
    except (Leave, KeyboardInterrupt) as left:
        if save is not None:
            write(session.whole().recording(), save)
            out.print(f"saved to {escape(str(save))}")
        elif table.people and session.kept != session.answers:
            out.print("[dim]left without saving (`save FILE`, or --save FILE, keeps the game)[/]")
        if isinstance(left, KeyboardInterrupt) or left.broken_off:
            raise typer.Exit(130) from None
        return
    finally:
        if record is not None and session.match.over:
            write(session.recording(), record)


def _resumed(path: Path, own: Mapping[str, object]) -> Session:
    """The game that a file holds; whatever is wrong with it is said with the file's name. ``own``: what it has itself, by options."""
    for option, value in own.items():
        if value not in (None, "", []):
            raise InputError(f"{option} does not go with --resume: a saved game has its own")
    recording = read(path)
    try:
        return Session.resume(recording)
    except CardwrightError as error:
        raise SaveError(f"{path}: {error}") from None


def _seed(given: int | None) -> int:
    return given if given is not None else time.time_ns() % 1_000_000_007


class Table:
    """One match at a terminal."""

    def __init__(
        self, session: Session, people: tuple[int, ...], bot: str, *, auto_pass: bool, narrate: bool, delay: float
    ) -> None:
        self.session = session
        self.people = people
        self.made = adapter(session.prepared.game)
        self.console: Console = out
        viewer = people[0] if len(people) == 1 else -1 if people else EVERYTHING
        self.narrator = Narrator(self.console, self.made.words, viewer)
        self.narrate = narrate
        self.delay = delay
        self.seats: dict[int, Person | Bot] = {
            p: (
                Person(session, p, self.console, self.narrator, auto_pass=auto_pass)
                if p in people
                else make_bot(bot, session.seed, p, self.made.taste)
            )
            for p in (0, 1)
        }
        self.shared = False
        self.shown = -1  # to whom of two people the screen shows a hand, where it is handed over

    def share(self) -> None:
        """Hand the screen over between two people: each is told all that happened since, as that one may know it."""
        self.shared = True
        for seat in self.seats.values():
            assert isinstance(seat, Person)
            seat.narrator = Narrator(self.console, self.made.words, seat.player)

    def catch_up(self) -> None:
        """A game that goes on is told from its latest turn; `log` tells all of it."""
        for narrator in (self.narrator, *(s.narrator for s in self.seats.values() if isinstance(s, Person))):
            narrator.pass_over(self.session.match.game)
        if self.session.match.state.turn > 1:
            self.console.print("[dim]it goes on; `log` tells what happened before this turn[/]")

    def run(self) -> None:
        """Play to the end."""
        prepared = self.session.prepared
        names = [prepared.names[s] for s in self.session.seats]
        self.console.print(
            f"[bold]{escape(names[0])}[/] (A) against [bold]{escape(names[1])}[/] (B), {prepared.ruleset}, "
            f"seed {self.session.seed}"
        )
        answers = 0
        while (decision := self.session.match.decision) is not None:
            answers += 1
            if answers > MAX_ANSWERS:
                raise EndlessGame(f"no end after {answers} answers")
            seat = self.seats[decision.player]
            if isinstance(seat, Person):
                seat.act(partial(self._tell_to, seat))
            else:
                self.session.answer(seat.answer(self.session.match), decision.player)
                if self.delay and self.narrate:
                    time.sleep(self.delay)
            self._tell()
        match = self.session.match
        if self.narrate:
            board(self.console, self.made.words, match.game, -1)
        end = result(self.made.words, match.winner, match.state.why, match.state.turn)
        self.console.print(f"[bold green]{escape(end)}[/]")

    def _tell_to(self, seat: Person) -> None:
        """Tell what happened before the person is asked something, who may have to take the seat first."""
        if self.shared and self.shown != seat.player:
            seat.called()
            self.shown, self.narrator = seat.player, seat.narrator
        self._tell()

    def _tell(self) -> None:
        if self.narrate:
            self.narrator.tell(self.session.match.game)
