"""What a person at the table is told: what an ability does, what a card costs, what becomes of a game that is left."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.cli.seat import Person
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.arena import new_match
from cardwright.play.games import adapter, prepare
from cardwright.play.narrate import Narrator
from cardwright.play.prompt import explained, listing
from cardwright.play.session import Session
from cardwright.text.styles import in_words

Command = Callable[..., tuple[int, str, str]]


def positions(game: str, seed: int) -> list[Match]:
    """The decisions of a random game in which an ability can be used."""
    decks = list(builtin_decks(game).values())[:2]
    match = new_match(prepare(game, adapter(game).rulesets[0], decks, builtin_pool(game)), seed, log=True)
    random, found = Random(seed), []
    while match.decision is not None:
        if match.decision.kind == "act" and any(act[0] == "use" for act in match.acts()):
            found.append(match.copy())
        match.answer(match.sample(random))
    return found


@pytest.mark.parametrize("game", ["fftcg", "sve"])
def test_abilities_are_listed_with_what_they_do(game: str) -> None:
    made = adapter(game)
    texts = [re.sub(r"\[\[(?!br)[a-z/]+\]\]", "", in_words(card.text)) for card in builtin_pool(game)]
    seen = 0
    for match in positions(game, 3) + positions(game, 4):
        lines, told = listing(match, made), explained(match, made)
        named = {n for n, line in enumerate(lines, 1) if line.startswith(("use ", "evolve ", "serve "))}
        assert set(told) <= named
        assert all(any(text.removesuffix(" ...") in printed for printed in texts) for text in told.values())
        assert len(set(told.values())) == len(told)  # of copies the first one says it
        seen += len(told)
    assert seen > 5


def test_show_tells_what_is_printed_on_a_card(command: Command) -> None:
    card = next(c for c in builtin_pool("fftcg") if c.id in next(iter(builtin_decks("fftcg").values())).main)
    _, out, _ = command("play", "--seed", "5", typed=f"show {card.name}\nquit\n")
    shown = out[out.index(f"{card.name} ({card.id}): ") :].splitlines()[0]
    assert f"{card.card_type}, elements {'/'.join(card.elements or ())}, cost {card.cost}" in shown  # type: ignore[attr-defined]
    assert "generic" not in shown and "None" not in shown


@pytest.mark.parametrize("typed", ["quit\n", ""])
def test_a_game_that_is_lost_is_said_to_be(command: Command, typed: str) -> None:
    code, out, _ = command("play", "--seed", "5", typed=typed)
    assert (code, out.splitlines()[-1].removeprefix("A> ")) == (
        0,
        "left without saving (`save FILE`, or --save FILE, keeps the game)",
    )


def test_a_game_that_is_kept(command: Command, tmp_path: Path) -> None:
    code, out, _ = command("play", "--seed", "5", "--save", "[x].json", typed="quit\n")
    assert (code, out.splitlines()[-1].removeprefix("A> ")) == (0, "saved to [x].json")
    assert (tmp_path / "[x].json").is_file()


def test_a_game_that_was_saved_is_not_called_lost(command: Command) -> None:
    said = [command("play", "--seed", "5", typed=f"{typed}quit\n")[1] for typed in ("save one\n", "save one\ny\n")]
    assert ["left without saving" in out for out in said] == [False, True]


@pytest.mark.parametrize("kept", [True, False])
def test_ctrl_c_at_a_question(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool) -> None:
    def interrupted(self: Console, prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupted)
    code, out, err = command("play", "--seed", "5", *(["--save", "left.json"] if kept else []))
    assert (code, err) == (130, "")
    assert out.splitlines()[-1].startswith("saved to left.json" if kept else "left without saving")
    assert (tmp_path / "left.json").is_file() == kept


@pytest.mark.parametrize(("terminal", "wiped"), [("xterm-256color", "\x1b[2J\x1b[H\x1b[3J"), ("dumb", "\n" * 30)])
def test_the_other_hand_is_gone_from_the_screen(monkeypatch: pytest.MonkeyPatch, terminal: str, wiped: str) -> None:
    """What the terminal can scroll back to is gone as well, before the other person is called."""
    monkeypatch.setenv("TERM", terminal)
    decks = list(builtin_decks("fftcg").values())[:2]
    session = Session(prepare("fftcg", "fftcg-2020", decks, builtin_pool("fftcg")), 1)
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=80, height=30)
    person = Person(session, 1, console, Narrator(console, adapter("fftcg").words, 1), auto_pass=True)
    monkeypatch.setattr(Person, "_line", lambda self, asked: screen.write("called") and "")
    person.called()
    before, _, _ = screen.getvalue().partition("called")
    assert before.replace("\x1b[H\x1b[2J", "\x1b[2J\x1b[H").startswith(wiped)
