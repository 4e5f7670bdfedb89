"""The commands that play, for the second game: matches, recordings, simulation, scenarios, figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardwright.cards import builtin_decks, builtin_pool


@pytest.fixture
def cardwright(called: Any) -> Any:
    return called


def test_bots_play_and_the_game_is_played_again(cardwright: Any, tmp_path: Path) -> None:
    recording = tmp_path / "game.json"
    code, out, _ = cardwright("play", "--game", "sve", "--bots", "--narrate", "--seed", "4", "--record", recording)
    assert code == 0
    assert "== Turn 1: player" in out and "wins [" in out and "evolution points" in out
    code, out, _ = cardwright("replay", recording, "--json")
    assert code == 0
    assert json.loads(out)["ok"] is True and json.loads(out)["ruleset"] == "sve"
    code, out, _ = cardwright("replay", recording, "--to", "12")
    assert code == 0 and "leader" in out
    broken = json.loads(recording.read_text())
    broken["ending"]["turns"] += 1
    recording.write_text(json.dumps(broken))
    code, out, _ = cardwright("replay", recording, "--json")
    assert code == 1 and json.loads(out)["ok"] is False


def test_a_person_plays_saves_and_goes_on(cardwright: Any, tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    typed = f"help\ny\nn\n1\n1\nboard\nundo\nshow Shade\nsave {saved}\nquit\n"
    code, out, _ = cardwright("play", "--game", "sve", "--seed", "7", typed=typed)
    assert code == 0
    assert "your main phase" in out and "saved to" in out
    code, out, _ = cardwright("play", "--resume", saved, typed="concede\n")
    assert code == 0
    assert "wins [1.2.3]" in out
    for option, value in (("--game", "sve"), ("--ruleset", "sve"), ("--seed", "0"), ("--deck", "curtain-call")):
        code, _, told = cardwright("play", "--resume", saved, option, value)
        assert code == 2
        assert f"{option} does not go with --resume" in told


def test_an_attack_and_a_card_by_name(cardwright: Any) -> None:
    """What cannot be done is refused with a clause of this game, and the question stays."""
    names = [card.name for card in builtin_pool("sve") if card.card_type == "Follower"]
    typed = "".join(
        f"{line}\n" for line in ("y", "n", "play Nobody At All", "attack", f"play {names[0]}", "99", "concede")
    )
    code, out, _ = cardwright("play", "--game", "sve", "--seed", "7", typed=typed)
    assert code == 0
    assert "you see no card" in out
    assert "attack what? Name a card" in out


@pytest.mark.parametrize("ruleset", ["sve", "sve-open8"])
def test_simulation(cardwright: Any, ruleset: str) -> None:
    code, out, _ = cardwright("simulate", "--game", "sve", "--ruleset", ruleset, "-n", "6", "--any-deck", "--json")
    figures = json.loads(out)
    assert code == 0
    assert figures["games"] == 6 == sum(figures["wins"].values()) + figures["draws"]
    assert set(figures["ended_by"]) <= {"11.2.1", "11.2.2", "1.2.2", "1.2.4", "15.2.1.3"}


def test_universe_decks_meet_class_decks(cardwright: Any) -> None:
    assert {"meadow-cup", "lamplight-guild"} <= set(builtin_decks("sve"))
    code, out, _ = cardwright(
        "simulate", "--game", "sve", "--deck", "meadow-cup", "--deck", "lamplight-guild", "-n", "2"
    )
    assert code == 0
    assert "Meadow Cup" in out


def test_figures(cardwright: Any) -> None:
    code, out, _ = cardwright("bench", "--game", "sve", "--runs", "1", "-n", "1", "--no-compare", "--json")
    figures = json.loads(out)
    assert code == 0
    assert figures["game"] == "sve" and figures["decisions_per_game"] > 10 and figures["copy_us"] > 0


def test_scenarios(cardwright: Any, tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text("""
scenario: 1
game: sve
ruleset: sve
title: A leader is dealt damage
cards:
  Pike: {class: Swordcraft, type: Follower, cost: 2, attack: 3, defense: 2, text: ""}
players: {A: {field: [Pike]}}
steps:
  - A: {attack: Pike, target: leader}
  - settle: true
  - expect: {B.leader_defense: 17}
""")
    code, out, _ = cardwright("scenario", "run", file, "--json")
    assert code == 0
    assert json.loads(out)["passed"] == 1
    file.write_text(file.read_text().replace("17", "18"))
    code, out, _ = cardwright("scenario", "run", file)
    assert code == 1
    assert "expected 18, found 17" in out and "attacks" in out
