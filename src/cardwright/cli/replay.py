"""`cardwright replay`: a recorded game again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from cardwright.cli.common import JsonOption
from cardwright.cli.output import out, print_json
from cardwright.errors import InputError, SaveError, TextError
from cardwright.play.games import PLAYERS, adapter
from cardwright.play.narrate import Narrator, board, result
from cardwright.play.recording import Mismatch, Recording, prepare_again, read, steps, verify
from cardwright.play.telling import times


def replay(
    file: Annotated[
        Path, typer.Argument(help="A recording, as `play --record` and `simulate --keep` write it, or a saved game.")
    ],
    narrate: Annotated[bool, typer.Option("--narrate", help="Tell the game as it goes.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each answer, with the board.")] = False,
    to: Annotated[int | None, typer.Option("--to", help="Stop after so many answers and show the board.")] = None,
    json: JsonOption = False,
) -> None:
    """Play a recorded game again and check that it comes to the same end. Exit 1 if it does not."""
    recording = read(file)
    try:
        _replay(file, recording, narrate=narrate, step=step, to=to, json=json)
    except (SaveError, InputError, TextError) as error:
        raise SaveError(f"{file}: {error}") from None


def _left(question: str) -> bool:
    try:
        return input(question).strip().lower() in ("q", "quit")
    except (EOFError, KeyboardInterrupt, RuntimeError, ValueError):  # the last two: standard input is closed
        return True


def _replay(file: Path, recording: Recording, *, narrate: bool, step: bool, to: int | None, json: bool) -> None:
    if to is not None and not 0 <= to <= len(recording.answers):
        raise InputError(f"--to {to}: the recording has {len(recording.answers)} answers")
    if (narrate or step or to is not None) and not json:
        prepared = prepare_again(recording)
        narrator = Narrator(out, adapter(recording.game).words)
        for number, match in enumerate(steps(recording, prepared)):
            narrator.tell(match.game)
            if to is not None and number >= to:
                board(out, adapter(recording.game).words, match.game, -1)
                return
            if step:
                board(out, adapter(recording.game).words, match.game, -1)
                if _left(f"answer {number} of {len(recording.answers)}; Enter goes on, q leaves: "):
                    return
    try:
        match = verify(recording)
    except Mismatch as error:
        if json:
            print_json({"file": str(file), "ok": False, "message": str(error), "answers": len(recording.answers)})
        else:
            out.print(f"[red]{error}[/]")
        raise typer.Exit(1) from None
    end = result(adapter(recording.game).words, match.winner, match.state.why, match.state.turn)
    winner = "none" if match.winner is None else "draw" if match.winner < 0 else PLAYERS[match.winner]
    plain = {
        "file": str(file), "ok": True, "game": recording.game, "ruleset": recording.ruleset, "seed": recording.seed,
        "answers": len(recording.answers), "turns": match.state.turn, "winner": winner, "why": match.state.why,
        "fingerprint": match.fingerprint(),
    }  # fmt: skip
    if json:
        print_json(plain)
    else:
        out.print(escape(f"the same game again: {times(len(recording.answers), 'answer')}; {end}"))
