"""Deck lists as people bring them along, and what they are told where a list cannot be used."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cardwright.cards import builtin_decks, builtin_pool

Command = Callable[..., tuple[int, str, str]]
FFTCG, SVE = builtin_pool("fftcg"), builtin_pool("sve")
DECK = next(iter(builtin_decks("fftcg").values()))


@pytest.mark.parametrize("bullet", ["-", "*", "+", "•"])
def test_a_list_with_bullets(command: Command, tmp_path: Path, bullet: str) -> None:
    (tmp_path / "d.txt").write_text("".join(f"{bullet} {n} {i}\n" for i, n in DECK.main.items()), encoding="utf-8")
    code, out, _ = command("deck", "check", "d.txt")
    assert (code, "legal in fftcg-2020 (50 cards)" in out) == (0, True)


def test_a_negative_count_is_no_bullet(command: Command, tmp_path: Path) -> None:
    (tmp_path / "d.txt").write_text(f"-3 {next(iter(DECK.main))}\n", encoding="utf-8")
    code, _, err = command("deck", "check", "d.txt")
    assert (code, "line 1: no card" in err) == (2, True)


@pytest.mark.parametrize("heading", ["Sideboard", "Maybeboard:", "== Side deck =="])
def test_an_unknown_heading_is_told_which_there_are(command: Command, tmp_path: Path, heading: str) -> None:
    (tmp_path / "d.txt").write_text(f"3 {next(iter(DECK.main))}\n{heading}\n", encoding="utf-8")
    code, _, err = command("deck", "check", "d.txt")
    assert code == 2
    assert "line 2: no card" in err and "no heading (Main deck, Evolve deck, Limit Break deck, Leader)" in err


def test_a_card_that_is_not_there_is_no_heading(command: Command, tmp_path: Path) -> None:
    (tmp_path / "d.txt").write_text("3 Qwxyzzy\n", encoding="utf-8")
    assert "no heading" not in command("deck", "check", "d.txt")[2]


@pytest.mark.parametrize("args", [("deck", "check", "d.txt"), ("play", "--bots", "--deck", "d.txt")])
def test_what_was_probably_left_out(command: Command, tmp_path: Path, args: tuple[str, ...]) -> None:
    """A list of another game's cards, or of cards of a pool that was not named."""
    (tmp_path / "d.txt").write_text(f"3 {next(iter(SVE)).id}\n", encoding="utf-8")
    code, _, err = command(*args)
    assert (code, err.splitlines()[-1]) == (2, "this is a list of built-in cards of sve: --game sve")
    (tmp_path / "d.txt").write_text("3 9-999Z\n", encoding="utf-8")
    code, _, err = command(*args)
    assert (code, err.splitlines()[-1]) == (2, "only the built-in cards were searched: --pool FILE names others")
    (tmp_path / "p.jsonl").write_text(
        '{"id": "1-1", "name": "Good", "type": "Forward", "elements": ["Fire"], "text": ""}'
    )
    assert "--pool" not in command(*args, "--pool", "p.jsonl")[2]
