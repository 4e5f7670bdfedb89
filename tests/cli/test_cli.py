"""The command line from outside: what it prints, its JSON, its exit codes."""

from __future__ import annotations

import io
import json
import re
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.cli.seat import Person
from cardwright.kernel.decisions import Decision
from cardwright.play.bots import SensibleBot
from cardwright.play.games import adapter, prepare
from cardwright.play.narrate import Narrator
from cardwright.play.session import Session
from cardwright.play.simulate import Order
from cardwright.play.simulate import run as run_simulation

POOL = builtin_pool("fftcg")
PLAYED = [POOL[card_id] for card_id in dict.fromkeys(i for deck in builtin_decks("fftcg").values() for i in deck.ids())]
ONE = PLAYED[0]
DECK = next(iter(builtin_decks("fftcg")))


class Ran:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def cardwright(called: Any) -> Any:
    return lambda *args, **more: Ran(*called(*args, **more))


SCENARIO = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: A Forward is on the field
cards:
  Walker: {type: Forward, elements: [Fire], cost: 1, power: 2000, text: ""}
players: {A: {field: [Walker]}}
steps:
  - expect: {A.field: [Walker]}
"""


def test_scenario_run(cardwright: Any, tmp_path: Path) -> None:
    good, bad, broken = tmp_path / "good.yaml", tmp_path / "bad.yaml", tmp_path / "broken.yaml"
    good.write_text(SCENARIO)
    bad.write_text(SCENARIO + "  - expect: {A.field: []}\n")
    broken.write_text(SCENARIO.replace("steps", "stebs"))
    assert cardwright("scenario", "run", good).code == 0
    ran = cardwright("scenario", "run", good, bad, "--json")
    assert ran.code == 1
    assert (ran.json["passed"], ran.json["failed"]) == (1, 1)
    failed = ran.json["scenarios"][1]
    assert (failed["ok"], failed["step"], failed["title"]) == (False, 2, "A Forward is on the field")
    assert failed["file"] == str(bad)
    assert "expected [], found ['Walker']" in failed["message"]
    told = cardwright("scenario", "run", bad)
    assert "expected [], found ['Walker']" in told.out
    ran = cardwright("scenario", "run", broken)
    assert ran.code == 2
    assert "did you mean 'steps'" in ran.err
    assert cardwright("scenario", "run", tmp_path, "--json").json["passed"] == 1


def test_play_bots(cardwright: Any, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    ran = cardwright("play", "--bots", "--narrate", "--seed", "5", "--record", record)
    assert ran.code == 0
    for part in ("Turn 1", "Attack Phase", "casts", "pays", "wins ["):
        assert part in ran.out
    assert "[9.5.1.5]" in ran.out  # clauses are cited
    again = cardwright("replay", record, "--json")
    assert again.code == 0
    assert again.json["ok"] is True
    assert cardwright("replay", record, "--narrate").out.count("== Turn") == ran.out.count("== Turn")
    assert "turn" in cardwright("replay", record, "--to", "3").out
    for told in ([], ["--json"]):
        ran = cardwright("replay", record, "--to", "99999", *told)
        assert ran.code == 2 and "--to 99999" in ran.err
    plain = json.loads(record.read_text())
    plain["ending"]["turns"] += 1
    record.write_text(json.dumps(plain))
    ran = cardwright("replay", record)
    assert ran.code == 1
    assert "comes out differently" in ran.out


def test_play_by_hand(cardwright: Any, tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    typed = "help\nmaybe\ny\nn\n99\nshow " + ONE.name + f"\nboard\nlog\nsave {saved}\nquit\n"
    ran = cardwright("play", "--seed", "5", typed=typed)
    assert ran.code == 0
    assert "take back your last decision" in ran.out
    assert f"saved to {saved}" in ran.out
    assert ONE.text.split("[[br]]")[0] in ran.out
    again = cardwright("play", "--resume", saved, typed="concede\n")
    assert again.code == 0
    assert "concedes" in again.out
    assert "wins [2.1]" in again.out


def test_a_refusal_at_the_table_cites_its_clause(cardwright: Any) -> None:
    dearest = sorted(PLAYED, key=lambda card: -card.cost)  # type: ignore[attr-defined]  # FFTCG cards have one
    for seed in range(5):  # some opening hand holds a card that cannot be cast yet
        typed = "y\nn\nn\n" + "\n".join(f"cast {card.name}\ncancel" for card in dearest) + "\nquit\n"
        ran = cardwright("play", "--two", "--seed", str(seed), typed=typed)
        assert ran.code == 0
        if "refused:" in ran.out:
            assert re.search(r"refused: .+ \[\d+(\.\w+)*\]", ran.out)
            return
    pytest.fail("nothing was refused")


def test_enter_pays_and_undo_takes_it_back(cardwright: Any) -> None:
    cheapest = min(PLAYED, key=lambda card: card.cost)  # type: ignore[attr-defined]  # FFTCG cards have one
    for seed in range(40):  # some opening hand holds it
        ran = cardwright(
            "play", "--two", "--seed", str(seed), typed=f"y\nn\nn\ncast {cheapest.name}\n\nundo\nundo\nquit\n"
        )
        if "what pays (Enter" in ran.out:
            assert "pays" in ran.out.split("what pays (Enter")[1]
            assert "refused" not in ran.out
            assert "taken back" in ran.out
            return
    pytest.fail("nobody could cast it")


def test_two_at_one_screen_hand_it_over(cardwright: Any) -> None:
    """Between the questions of different players one line waits for Enter, and each is told what the other did."""
    typed = "\nn\n\nn\n\nn\n\nquit\n"  # A leaves the first turn to B, who keeps the hand, as A does
    ran = cardwright("play", "--two", "--hand-over", "--seed", "3", typed=typed)
    assert ran.code == 0
    parts = re.split(r"Player ([AB]), press Enter when only you see the screen \.\.\. ", ran.out)[1:]
    assert parts[::2] == ["A", "B", "A", "B"]
    hands = {name: re.search(r"(?s)Hand: (.*?)│", part) for name, part in zip(parts[::2], parts[1::2], strict=True)}
    assert hands["A"] is not None and hands["B"] is not None and hands["A"][1] != hands["B"][1]
    assert all(part.count("Hand:") == (n > 0) for n, part in enumerate(parts[1::2]))
    assert "Player A keeps the hand" in parts[7]  # what the other did is told to who comes back
    for plain in (("--two",), ("--two", "--no-hand-over")):  # what is fed to it is read as ever
        assert "press Enter" not in cardwright("play", *plain, "--seed", "3", typed="n\nn\nquit\n").out
    assert "--two" in cardwright("play", "--hand-over").err


def test_leaving_saves(cardwright: Any, tmp_path: Path) -> None:
    saved = tmp_path / "left.json"
    ran = cardwright("play", "--seed", "5", "--save", saved)  # the end of input is leaving
    assert ran.code == 0
    assert saved.is_file()


def test_ctrl_c_while_a_bot_thinks_saves(cardwright: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved, thoughts = tmp_path / "broken_off.json", iter(range(100))
    answer = SensibleBot.answer

    def interrupted(self: SensibleBot, match: Any) -> Any:
        if next(thoughts) == 40:
            raise KeyboardInterrupt
        return answer(self, match)

    monkeypatch.setattr(SensibleBot, "answer", interrupted)
    ran = cardwright("play", "--bots", "--seed", "5", "--save", saved)
    assert (ran.code, ran.err) == (130, "")
    assert f"saved to {saved}" in ran.out
    monkeypatch.setattr(SensibleBot, "answer", answer)
    assert cardwright("play", "--bots", "--resume", saved).code == 0


def test_a_simulation_that_is_broken_off_leaves_nobody_at_work() -> None:
    decks = list(builtin_decks("fftcg").values())[:2]
    order = Order("fftcg", "fftcg-2020", (decks[0], decks[1]), POOL, 2_000, 1, ("random", "random"), "")

    def enough(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_simulation(order, 2, enough)
    assert not active_children()


def test_simulate(cardwright: Any) -> None:
    args = ("simulate", "--games", "20", "--seed", "3", "--bot", "random")
    ran = cardwright(*args, "--json")
    assert ran.code == 0
    figures = ran.json
    assert {"games", "wins", "draws", "first_player_wins", "turns", "decisions", "seed"} <= set(figures)
    assert set(figures["wins"]) == {"A", "B"}
    assert {"mean", "p95"} <= set(figures["turns"])
    assert figures["games"] == 20 == sum(figures["wins"].values()) + figures["draws"]
    assert cardwright(*args, "--workers", "2", "--json").json == figures
    assert "95 % interval" in cardwright(*args).out


def test_simulated_games_can_be_replayed(cardwright: Any, tmp_path: Path) -> None:
    args = ("simulate", "--games", "2", "--bot", "random", "--json")
    assert cardwright(*args, "--keep", tmp_path).json == cardwright(*args).json
    for number in (0, 1):
        assert cardwright("replay", tmp_path / f"game-{number}.json", "--json").json["ok"] is True
    assert cardwright(*args, "--keep", tmp_path / "nowhere").code == 2


def test_cards_compile(cardwright: Any, tmp_path: Path) -> None:
    pool = tmp_path / "pool.jsonl"
    good = {
        "id": "x-1",
        "name": "Good",
        "type": "Forward",
        "elements": ["Fire"],
        "cost": 1,
        "power": 1000,
        "text": "Haste",
    }
    bad = {**good, "id": "x-2", "name": "Bad", "text": "Wibble the opponent's wobble."}
    pool.write_text(json.dumps(good) + "\n" + json.dumps(bad) + "\n")
    ran = cardwright("cards", "compile", pool, "--json")
    assert ran.code == 0
    report = ran.json
    assert report["game"] == "fftcg"
    numbers = {"total": 2, "read": 1, "round_trip": 1, "executable": 1, "exercised": 1, "supported": 1}
    assert report["texts"] == report["cards"] == numbers
    [refused] = report["refused"]
    assert (refused["id"], refused["name"], refused["paragraph"], refused["stage"]) == ("x-2", "Bad", 0, "read")
    assert isinstance(refused["at"], int) and refused["reason"]
    told = cardwright("cards", "compile", pool, "--no-exercise")
    assert "Bad" in told.out and "not run" in told.out


def test_cards_show(cardwright: Any, tmp_path: Path) -> None:
    ran = cardwright("cards", "show", ONE.name)
    assert ran.code == 0
    assert "the same as printed" in ran.out
    plain = cardwright("cards", "show", ONE.id, "--json").json["cards"][0]
    assert plain["facts"]["name"] == ONE.name
    assert plain["same"] is True
    assert plain["abilities"]


def test_deck_check(cardwright: Any, tmp_path: Path) -> None:
    assert cardwright("deck", "check", DECK).code == 0
    short = tmp_path / "short.txt"
    short.write_text(f"3 x {ONE.id} {ONE.name}\n1 {ONE.name} ({ONE.id})\n")
    ran = cardwright("deck", "check", short, "--json")
    assert ran.code == 1
    assert ran.json["legal"] is False
    assert {p["clause"] for p in ran.json["problems"]} == {"8.1.1.1", "5.2.5.1"}
    assert "[8.1.1.1]" in cardwright("deck", "check", short).out


def test_rules(cardwright: Any) -> None:
    ran = cardwright("rules", "show", "11.2.1.1", "--ruleset", "fftcg-2020", "--json")
    assert ran.code == 0
    [clause] = ran.json["clauses"]
    assert clause["id"] == "11.2.1.1"
    assert clause["code"]
    found = cardwright("rules", "coverage", "--json")
    keys = {"ruleset", "enforce", "cited", "tested", "unobservable", "missing_code", "missing_test", "unknown"}
    assert keys <= set(found.json)
    assert found.json["enforce"] == 280
    assert found.code == int(bool(found.json["missing_code"] or found.json["missing_test"] or found.json["unknown"]))


def test_bench(cardwright: Any) -> None:
    ran = cardwright("bench", "--runs", "1", "--games", "1", "--no-compare", "--json")
    assert ran.code == 0
    keys = {
        "game", "decisions_per_second", "games_per_second", "copy_us", "save_us", "restore_us", "texts_per_second",
        "texts_restored_per_second",
    }  # fmt: skip
    assert keys <= set(ran.json)
    assert all(ran.json[k] > 0 for k in keys - {"game"})
    assert ran.json["rlcard_gin_rummy"] is None


@pytest.mark.parametrize(
    "args",
    [
        ["scenario", "run", "nothing.yaml"],
        ["replay", "nothing.json"],
        ["play", "--bots", "--deck", "nothing"],
        ["play", "--pool", "nothing.jsonl"],
        ["play", "--game", "chess"],
        ["play", "--ruleset", "chess"],
        ["play", "--bots", "--two"],
        ["play", "--seat", "C"],
        ["play", "--bots", "--bot", "clever"],
        ["play", "--resume", "nothing.json"],
        ["simulate", "--games", "0"],
        ["simulate", "--workers", "0"],
        ["simulate", "--deck", DECK, "--deck", DECK, "--deck", DECK],
        ["cards", "show", "Nobody At All"],
        ["cards", "compile", "nothing.jsonl"],
        ["deck", "check", "nothing"],
        ["rules", "show", "99.99.99"],
        ["rules", "coverage", "--ruleset", "chess"],
        ["bench", "--runs", "0"],
        ["nonsense"],
    ],
)
def test_bad_input_is_one_message_and_exit_code_2(cardwright: Any, args: list[str]) -> None:
    ran = cardwright(*args)
    assert ran.code == 2
    assert ran.err.strip()


@pytest.mark.parametrize("content", [b"\x00" * 100, b"{", b"[[[[", b"\xff\xfe\xfa", b"- " * 2000])
def test_files_of_nonsense(cardwright: Any, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "nonsense"
    file.write_bytes(content)
    for args in (
        ["scenario", "run", file],
        ["replay", file],
        ["play", "--bots", "--deck", file],
        ["play", "--bots", "--pool", file],
        ["play", "--resume", file],
        ["cards", "compile", file],
        ["deck", "check", file],
    ):
        assert cardwright(*args).code == 2


def test_a_text_that_does_not_compile_is_named(cardwright: Any, tmp_path: Path) -> None:
    cards = [
        {
            "id": f"x-{n}",
            "name": f"Card {n}",
            "type": "Forward",
            "elements": ["Fire"],
            "cost": 1,
            "power": 1000,
            "text": "",
        }
        for n in range(17)
    ]
    cards[5]["text"] = "Wibble the wobble."
    pool, deck = tmp_path / "pool.jsonl", tmp_path / "deck.txt"
    pool.write_text("\n".join(map(json.dumps, cards)))
    deck.write_text("\n".join(f"{2 if n == 0 else 3} {c['id']}" for n, c in enumerate(cards)))
    ran = cardwright("play", "--bots", "--pool", pool, "--deck", deck, "--deck", deck)
    assert ran.code == 2
    assert "Card 5 (x-5)" in ran.err


def test_a_deck_that_is_too_large_is_refused(cardwright: Any, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text(f"10000 {ONE.id}\n")
    ran = cardwright("play", "--bots", "--deck", deck)
    assert ran.code == 2
    assert "line 1" in ran.err


def test_help_names_every_command(cardwright: Any) -> None:
    ran = cardwright("--help")
    for command in ("play", "simulate", "cards", "deck", "scenario", "replay", "rules", "bench"):
        assert command in ran.out
    assert cardwright("--version").out.startswith("cardwright ")


def test_the_game_is_that_of_the_ruleset_of_the_pool_or_of_the_first_deck(cardwright: Any, tmp_path: Path) -> None:
    pool = tmp_path / "pool.jsonl"
    pool.write_text(msgspec.json.encode(next(iter(builtin_pool("sve")))).decode())
    mine = next(iter(builtin_decks("sve")))
    for options in (["--ruleset", "sve-open8"], ["--pool", pool], ["--deck", mine]):
        assert cardwright("simulate", "--games", "1", "--json", *options).json["game"] == "sve"
    refused = cardwright("simulate", "--game", "fftcg", "--pool", pool)
    assert (refused.code, f"{pool}: a pool of sve, not of fftcg" in refused.err) == (2, True)
    for args in (
        ["cards", "compile", pool, "--game", "fftcg"],
        ["cards", "show", "X", "--pool", pool, "--game", "fftcg"],
    ):
        assert "a pool of sve, not of fftcg" in cardwright(*args).err
    for args in (["deck", "check", DECK, mine], ["simulate", "--deck", DECK, "--deck", mine]):
        assert f"{mine}: a built-in deck of sve, not of fftcg" in cardwright(*args).err


def test_every_card_that_cannot_be_played_is_named(cardwright: Any, tmp_path: Path) -> None:
    fields = {"type": "Forward", "elements": ["Fire"], "cost": 1, "power": 1000, "text": "Wibble the wobble."}
    (tmp_path / "pool.jsonl").write_text(
        "\n".join(json.dumps(fields | {"id": f"x-{n}", "name": f"N{n}"}) for n in (1, 2))
    )
    (tmp_path / "deck.txt").write_text("3 x-1\n3 x-2\n")
    ran = cardwright(
        "simulate", "--pool", tmp_path / "pool.jsonl", "--deck", tmp_path / "deck.txt", "--any-deck", "--games", "1"
    )
    assert ran.code == 2
    *refused, advice = ran.err.removeprefix("error: ").splitlines()
    assert [line.partition(":")[0] for line in refused] == ["N1 (x-1)", "N2 (x-2)"]
    assert "cards show" in advice


def test_a_card_of_any_game_is_shown_a_paragraph_a_line(cardwright: Any) -> None:
    shown = cardwright("cards", "show", "Ilva").out
    assert "  text:\n    [evolve][cost02]: Evolve this follower.\n    Whenever you play a spell" in shown
    assert "rendered back (the same as printed):\n    [evolve]" in shown


def test_the_figures_of_a_pool_fit_a_narrow_terminal(cardwright: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    told = cardwright("cards", "compile", "--no-exercise", "--card", ONE.id).out
    for word in ("distinct texts", "round trip", "executable", "exercised", "supported", "1 (100.0%)", "not run"):
        assert word in told


def test_a_saved_game_that_goes_on_can_be_replayed(cardwright: Any, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    typed = f"show Nobody\nshow {ONE.name}\nsave {saved}\nquit\n"
    assert "you know of no card 'Nobody'" in cardwright("play", "--seed", "5", typed=typed).out
    assert "; the game is not over" in cardwright("replay", saved).out


def test_a_text_shown_at_the_table_has_its_icons_in_english(cardwright: Any) -> None:
    told = cardwright("play", "--seed", "5", typed="show Lantern Keeper\nquit\n").out
    assert "《Dull》" in told and "ダル" not in told


def test_the_board_is_shown_again_at_every_question(cardwright: Any) -> None:
    told = cardwright("play", "--seed", "5", typed="y\nboard\nquit\n").out  # which order, after a new hand
    assert told.count("Setup ──") == 2


def test_a_question_about_a_part_of_a_text_shows_the_text() -> None:
    decks = builtin_decks("fftcg")
    session = Session(prepare("fftcg", "fftcg-2020", [decks[DECK], decks[DECK]], POOL), 1)
    source = next(o for o in session.match.state.objects if session.prepared.cards[o.card].name == "Tavik")
    session.match.decision = Decision("choose", 0, "modes", "11.6.6", source.ref, (0, 1))
    out = io.StringIO()
    console = Console(file=out, width=200)
    Person(session, 0, console, Narrator(console, adapter("fftcg").words, 0), auto_pass=True)._show()
    assert "which of the printed options? (Tavik)" in out.getvalue()
    assert "  When Tavik attacks, choose 1 Forward opponent controls." in out.getvalue()
