"""What cannot be used: one message that says what and where, exit code 2, no traceback, nothing half written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardwright.cards import builtin_decks, builtin_pool, card_from_fields
from cardwright.errors import InputError

ONE = next(iter(builtin_pool("fftcg")))
DECK = next(iter(builtin_decks("fftcg")))
CARD: dict[str, Any] = {
    "id": "x-1", "name": "Good", "type": "Forward", "elements": ["Fire"], "cost": 1, "power": 1000, "text": "",
}  # fmt: skip
Run = Callable[..., tuple[int, str, str]]


def refused(run: Run, *args: str | Path, says: str | tuple[str, ...]) -> None:
    """The command leaves with code 2 and says this on standard error."""
    code, _, err = run(*args)
    assert code == 2
    for part in (says,) if isinstance(says, str) else says:
        assert part in err


# -- files of any kind -------------------------------------------------------------------------------------------------

READERS: list[list[str]] = [
    ["play", "--bots", "--pool"], ["play", "--bots", "--deck"], ["play", "--resume"], ["replay"], ["cards", "compile"],
    ["deck", "check"], ["scenario", "run"],
]  # fmt: skip


@pytest.mark.parametrize("args", READERS, ids=" ".join)
@pytest.mark.parametrize(
    "content", [b"", b"\x00\x01\x02" * 99, b"caf\xe9\n", b'{"a": [1, 2', b"[" * 90_000, b'{"a":' * 4_000], ids=range(6)
)
def test_a_file_that_is_nothing_of_the_kind(run: Run, tmp_path: Path, args: list[str], content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    refused(run, *args, file, says=str(file))


@pytest.mark.parametrize("args", READERS, ids=" ".join)
def test_a_path_that_is_no_file(run: Run, tmp_path: Path, args: list[str]) -> None:
    (tmp_path / "folder").mkdir()
    for path in ("folder", "missing", "a" * 5_000):
        refused(run, *args, path, says=path)


@pytest.mark.parametrize("args", READERS, ids=" ".join)
def test_a_file_of_100_megabytes(run: Run, tmp_path: Path, args: list[str]) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as made:
        made.truncate(100 * 1024 * 1024)
    refused(run, *args, file, says="104,857,600 bytes")


# -- pools and decks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"cost": "three"}, "field `cost`"), ({"cost": -1}, "field `cost`"), ({"cost": 10**30}, "field `cost`"),
        ({"power": -5}, "field `power`"), ({"power": 1.5}, "field `power`"), ({"id": 5}, "field `id`"),
        ({"elements": "Fire"}, "field `elements`"), ({"elements": ["Wood"]}, "Wood"), ({"type": "Wizard"}, "Wizard"),
        ({"text": 7}, "field `text`"),
    ],
)  # fmt: skip
def test_a_record_that_is_no_card(run: Run, tmp_path: Path, change: dict[str, Any], says: str) -> None:
    (tmp_path / "pool").write_text(json.dumps(CARD) + "\n" + json.dumps({**CARD, "id": "x-2", **change}))
    refused(run, "cards", "compile", "pool", says=("pool: line 2", says))


def test_a_pool_with_one_number_twice(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pool").write_text("\n".join([json.dumps(CARD)] * 2))
    refused(run, "cards", "compile", "pool", says=("line 2", "x-1 is already on line 1"))


@pytest.mark.parametrize(
    ("left", "change", "says"),
    [
        ("text", {"txt": "Haste"}, "did you mean `text`"),
        ("power", {"powr": 9000}, "did you mean `power`"), ("jobs", {"job": ["Knight"]}, "did you mean `jobs`"),
    ],
)  # fmt: skip
def test_a_misspelt_field_of_a_card(run: Run, tmp_path: Path, left: str, change: dict[str, Any], says: str) -> None:
    card = {key: value for key, value in CARD.items() if key != left}
    (tmp_path / "pool").write_text(json.dumps({**card, "artist": "A. Nobody", "text_fr": "", **change}))
    refused(run, "cards", "compile", "pool", says=("pool: line 1", says))


@pytest.mark.clauses("sve", "2.3.3.1")
def test_a_card_of_two_special_types(run: Run, tmp_path: Path) -> None:
    """Accepted once: the table came to a link between two cards that broke its own invariants."""
    both = {"id": "x-1", "name": "Brin", "type": "Follower", "evolved": True, "advanced": True, "text": ""}
    (tmp_path / "pool").write_text(json.dumps(both))
    refused(run, "cards", "compile", "pool", says=("pool: line 1", "`evolved` and `advanced`", "2.3.3.1"))
    with pytest.raises(InputError, match="Brin: fields `evolved` and `advanced`"):
        card_from_fields("sve", both, where="Brin")


def test_a_field_that_stands_twice(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pool").write_text(json.dumps(CARD)[:-1] + ', "cost": 9}')
    refused(run, "cards", "compile", "pool", says=("pool: line 1", "field `cost` stands twice"))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("3 x 9-999Z Nobody", "9-999Z"), (f"0 {ONE.id}", "0 copies"), (f"-3 {ONE.id}", "no card"),
        (f"10000 {ONE.id}", "more than 1,000 cards"), (f"3 {ONE.id} Somebody Else", "not Somebody Else"),
        (f"{'9' * 40} {ONE.id}", "more than 1,000 cards"),
    ],
)  # fmt: skip
def test_a_line_of_a_deck(run: Run, tmp_path: Path, line: str, says: str) -> None:
    (tmp_path / "deck.txt").write_text(f"3 {ONE.id}\n{line}\n")
    refused(run, "deck", "check", "deck.txt", says=("deck.txt: line 2", says))


@pytest.mark.parametrize(
    "main_deck",
    [5, [], {}, {"9-999Z": 3}, {ONE.id: "3"}, {ONE.id: -3}, {ONE.id: 1.5}, {ONE.id: True}, {ONE.id: 10_000}],
)
def test_a_deck_as_json(run: Run, tmp_path: Path, main_deck: Any) -> None:
    (tmp_path / "deck.json").write_text(json.dumps({"main": main_deck}))
    refused(run, "play", "--bots", "--deck", "deck.json", says="deck.json")


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["simulate", "--workers", "0"], "workers"), (["simulate", "--workers", "100000"], "workers"),
        (["simulate", "--games", "-1"], "games"), (["simulate", "--games", "many"], "--games"),
        (["simulate", "--bot", "random", "--bot", "random", "--bot", "random"], "3 bots"),
        (["simulate", "--keep", "nowhere"], "nowhere"), (["play", "--game", "chess"], "chess"),
        (["play", "--ruleset", "chess"], "chess"), (["cards", "compile", "--game", "chess"], "chess"),
        (["deck", "check", DECK, "--game", "chess", "--pool", __file__], "chess"),
        (["deck", "check", DECK, "--ruleset", "chess"], "chess"), (["rules", "show", "99.9"], "99.9"),
        (["rules", "show", "11.2.1.1", "--ruleset", "chess"], "chess"), (["cards", "show", "Nobody"], "Nobody"),
        (["play", "--save", "nowhere/game"], "nowhere"), (["play", "--bots", "--record", "nowhere/game"], "nowhere"),
        (["play", "--save", "."], "directory"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)  # fmt: skip
def test_an_option_that_means_nothing(run: Run, tmp_path: Path, args: list[str], says: str) -> None:
    code, out, err = run(*args)
    assert code == 2
    assert says in err
    assert not out  # said before anything is played
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_no_permission_to_write(run: Run, tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir()
    (tmp_path / "locked" / "old").touch()
    (tmp_path / "locked").chmod(0o500)
    (tmp_path / "kept").touch(mode=0o400)
    for file in ("locked/game", "locked/old", "kept"):
        refused(run, "play", "--save", file, says="no permission")


# -- saved games -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory, started_with: dict[str, str]) -> dict[str, Any]:
    """A finished game, as it is written."""
    file = tmp_path_factory.mktemp("recorded") / "game.json"
    made = subprocess.run(
        [sys.executable, "-c", "from cardwright.cli import main; main()", "play", "--bots", "--seed", "3", "--record", file],
        capture_output=True, env=started_with, check=False,
    )  # fmt: skip
    assert made.returncode == 0
    plain: dict[str, Any] = json.loads(file.read_text())
    return plain


EDITS: dict[str, tuple[str, Callable[[dict[str, Any]], Any]]] = {
    "version": ("0.0.0", lambda r: r.update(version="0.0.0")),
    "format": ("format 9", lambda r: r.update(format=9)),
    "game": ("chess", lambda r: r.update(game="chess")),
    "ruleset": ("chess", lambda r: r.update(ruleset="chess")),
    "seed": ("answer", lambda r: r.update(seed=r["seed"] + 1)),
    "cards": ("does not hold", lambda r: r.update(cards=[])),
    "text": ("Wibble", lambda r: r["cards"][0].update(text="Wibble the wobble.")),
    "card": ("no card", lambda r: r["cards"][0].update(cost="two")),
    "deck": ("does not hold", lambda r: r["deals"][0].update(main=[-1])),
    "seats": ("two seats", lambda r: r.update(seats=[0, 0])),
    "after the end": ("answer", lambda r: r["answers"].append(["pass"])),
    "no answers": ("answers", lambda r: r.pop("answers")),
    "no answer": ("answer 6", lambda r: r["answers"].__setitem__(5, {"a": 1})),
    "an unknown card": ("answer 6", lambda r: r["answers"].__setitem__(5, ["cast", 10**9, ""])),
    "the wrong seat gives up": ("answer 6", lambda r: r["answers"].__setitem__(5, ["concede", 7])),
}


@pytest.mark.parametrize("edit", EDITS)
def test_a_saved_game_that_was_edited(run: Run, tmp_path: Path, recorded: dict[str, Any], edit: str) -> None:
    plain = json.loads(json.dumps(recorded))
    says, change = EDITS[edit]
    change(plain)
    (tmp_path / "game.json").write_text(json.dumps(plain))
    refused(run, "replay", "game.json", says=("game.json: ", says) if edit not in ("game",) else says)
    refused(run, "play", "--resume", "game.json", says=says)


def test_a_saved_game_that_was_cut(run: Run, tmp_path: Path, recorded: dict[str, Any]) -> None:
    text = json.dumps(recorded)
    (tmp_path / "game.json").write_text(text[: len(text) // 2])
    refused(run, "replay", "game.json", says="game.json: not a recorded game")


def test_a_replay_that_ends_otherwise_is_a_failed_check(run: Run, tmp_path: Path, recorded: dict[str, Any]) -> None:
    (tmp_path / "game.json").write_text(json.dumps({**recorded, "answers": recorded["answers"][:-1]}))
    code, out, _ = run("replay", "game.json")
    assert code == 1
    assert "comes out differently" in out


# -- scenario files ----------------------------------------------------------------------------------------------------

HEAD = "scenario: 1\ngame: fftcg\nruleset: fftcg-2020\ntitle: T\n"
GUARD = "cards:\n  Guard: {type: Forward, elements: [Fire], cost: 2, power: 5000}\n"
STEPS = "steps:\n  - expect: {turn: A}\n"
BOMB = "a: &a [x, x, x, x, x, x, x, x]\n" + "".join(
    f"{new}: &{new} [{', '.join(['*' + old] * 8)}]\n" for old, new in zip("abcdefgh", "bcdefghi", strict=True)
)
NONSENSE: dict[str, tuple[str, str]] = {
    "unknown key": ("foo", HEAD + "foo: 1\n" + STEPS),
    "unknown zone": ("did you mean 'field'", HEAD + GUARD + "players: {A: {feild: [Guard]}}\n" + STEPS),
    "unknown player": ("'C'", HEAD + "players: {C: {}}\n" + STEPS),
    "unknown card": ("Gaurd", HEAD + GUARD + "players: {A: {field: [Gaurd]}}\n" + STEPS),
    "card not in the game": ("Nobody", HEAD + "steps:\n  - A: {cast: Nobody}\n"),
    "impossible by mistake": ("Nobody", HEAD + "steps:\n  - {A: {attack: [Nobody]}, illegal: true}\n"),
    "negative damage": ("-1000", HEAD + GUARD + "players: {A: {field: [{card: Guard, damage: -1000}]}}\n" + STEPS),
    "damage as text": ("'2000'", HEAD + GUARD + 'players: {A: {field: [{card: Guard, damage: "2000"}]}}\n' + STEPS),
    "unknown state": ("sleeping", HEAD + GUARD + "players: {A: {field: [{card: Guard, state: sleeping}]}}\n" + STEPS),
    "frozen as number": ("frozen", HEAD + GUARD + "players: {A: {field: [{card: Guard, frozen: 1}]}}\n" + STEPS),
    "state in hand": ("field", HEAD + GUARD + "players: {A: {hand: [{card: Guard, state: dull}]}}\n" + STEPS),
    "unknown phase": ("main3", HEAD + "turn: {phase: main3}\n" + STEPS),
    "turn zero": ("turn: number", HEAD + "turn: {number: 0}\n" + STEPS),
    "negative deck": ("-1", HEAD + "players: {A: {deck: -1}}\n" + STEPS),
    "unknown action": ("did you mean 'attack'", HEAD + "steps:\n  - A: {atack: [x]}\n"),
    "two actions": ("step 1", HEAD + "steps:\n  - {A: {pass: true}, B: {pass: true}}\n"),
    "no step": ("step 1", HEAD + "steps:\n  -\n"),
    "pass false": ("true is wanted", HEAD + "steps:\n  - A: {pass: false}\n"),
    "a list without end": ("at most 200", HEAD + f"steps:\n  - A: {{choose: [{'x, ' * 2_000}]}}\n"),
    "modes as text": ("modes", HEAD + "steps:\n  - A: {cast: x, modes: y}\n"),
    "resolve nothing": ("resolve", HEAD + "steps:\n  - resolve: 0\n"),
    "to nowhere": ("main9", HEAD + "steps:\n  - to: main9\n"),
    "unknown expectation": ("did you mean 'A.hand'", HEAD + "steps:\n  - expect: {A.hadn: []}\n"),
    "unknown fact": ("did you mean 'power'", HEAD + 'steps:\n  - expect: {"A:x": {pwoer: 1}}\n'),
    "unknown kind of decision": ("did you mean 'block'", HEAD + "steps:\n  - expect: {decision: {kind: blocks}}\n"),
    "a decision of nobody": ("player is A or B", HEAD + "steps:\n  - expect: {decision: {player: C}}\n"),
    "a decision as a word": ("'block'", HEAD + "steps:\n  - expect: {decision: block}\n"),
    "a zone as a word": ("list of names", HEAD + "steps:\n  - expect: {A.hand: Guard}\n"),
    "a stack as a word": ("list of names", HEAD + "steps:\n  - expect: {stack: Guard}\n"),
    "a card as a number": ("mapping of what", HEAD + 'steps:\n  - expect: {"A:x": 5}\n'),
    "unknown state of a card": ("tapped", HEAD + 'steps:\n  - expect: {"A:x": {state: tapped}}\n'),
    "power as text": ("'big'", HEAD + 'steps:\n  - expect: {"A:x": {power: big}}\n'),
    "attacking as a word": ("true or false", HEAD + 'steps:\n  - expect: {"A:x": {attacking: maybe}}\n'),
    "no Item": ("no Item", HEAD + GUARD + "players: {A: {field: [{card: Guard, items: [Guard]}]}}\n" + STEPS),
    "card of no type": ("type", HEAD + "cards: {G: {cost: 1}}\n" + STEPS),
    "cost as text": ("field `cost`", HEAD + 'cards: {G: {type: Forward, cost: "2"}}\n' + STEPS),
    "another version": ("format version 2", HEAD.replace("scenario: 1", "scenario: 2") + STEPS),
    "unknown ruleset": ("did you mean 'fftcg-2020'", HEAD.replace("fftcg-2020", "fftcg-2021") + STEPS),
    "unknown game": ("chess", HEAD.replace("game: fftcg", "game: chess") + STEPS),
    "no steps": ("`steps` is missing", HEAD),
    "key twice": ("given twice", HEAD + "title: U\n" + STEPS),
    "merge key": ("merge keys", HEAD + "cards: {<<: {}}\n" + STEPS),
    "Python object": ("not YAML", HEAD + 'seed: !!python/object/apply:os.system ["true"]\n' + STEPS),
    "tab": ("not YAML", HEAD + "\tseed: 1\n" + STEPS),
    "alias of itself": ("not YAML", HEAD + "cards: &a {G: *a}\n" + STEPS),
    "aliases that unfold": ("unfolds", BOMB),
    "deep": ("nested too deeply", "{a: " * 3_000 + "1" + "}" * 3_000),
    "bottomless": ("nested too deeply", "[" * 500_000),  # a parser that recurses in C would end the process
    "a list": ("mapping is wanted", "[1, 2, 3]\n"),
}


@pytest.mark.parametrize("name", NONSENSE)
def test_a_scenario_file_of_nonsense(run: Run, tmp_path: Path, name: str) -> None:
    says, text = NONSENSE[name]
    (tmp_path / "s.yaml").write_text(text)
    refused(run, "scenario", "run", "s.yaml", says=("s.yaml", says))


def test_one_file_of_nonsense_does_not_hide_the_others(run: Run, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(HEAD + STEPS)
    (tmp_path / "tab.yaml").write_text("\t")
    code, out, err = run("scenario", "run", "tab.yaml", "good.yaml", "--json")
    found = json.loads(out)
    assert code == 2
    assert (found["passed"], found["failed"]) == (1, 1)
    assert "tab.yaml" in err


def test_a_text_that_does_not_compile_fails_its_scenario(run: Run, tmp_path: Path) -> None:
    (tmp_path / "s.yaml").write_text(HEAD + 'cards: {G: {type: Summon, cost: 1, text: "Wibble the wobble."}}\n' + STEPS)
    code, out, _ = run("scenario", "run", "s.yaml")
    assert code == 1
    assert "does not compile" in out and "Wibble" in out


def test_a_name_commands_no_terminal(run: Run, tmp_path: Path) -> None:
    """Whatever a file holds is shown and not obeyed: colours, the cursor, the title of the window, the direction of writing."""
    name = "Go\x1b[31mo\rd\x9b2J\x07\u202e"
    (tmp_path / "pool").write_text(json.dumps({**CARD, "name": name, "jobs": ["Kn\x1bight"]}))
    (tmp_path / "deck.txt").write_text("50 x-1")
    (tmp_path / "s.yaml").write_text(HEAD + 'steps:\n  - A: {cast: "\\e[31mGood"}\n')
    for args in (
        ["cards", "show", "x-1", "--pool", "pool"], ["deck", "check", "deck.txt", "--pool", "pool"],
        ["deck", "check", f"{name}.txt"], ["scenario", "run", "s.yaml"],
    ):  # fmt: skip
        _, out, err = run(*args)
        assert "\\x1b[31m" in out + err
        assert not set("\x1b\x9b\x07\u202e\r") & set(out + err)


# -- the terminal ------------------------------------------------------------------------------------------------------


Shell = Callable[[str], subprocess.CompletedProcess[str]]


@pytest.fixture
def shell(tmp_path: Path, started_with: dict[str, str]) -> Shell:
    """Runs a shell command in which `cardwright` is this checkout's."""
    return partial(_shell, folder=tmp_path, env=started_with)


def _shell(command: str, folder: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    called = f"cardwright() {{ '{sys.executable}' -c 'from cardwright.cli import main; main()' \"$@\"; }}; {command}"
    return subprocess.run(
        ["bash", "-c", called], capture_output=True, text=True, cwd=folder, env=env, timeout=120, check=False
    )


def test_closed_pipes(shell: Shell) -> None:
    for command in (
        "cardwright rules coverage --json | head -1",
        "cardwright play --bots --narrate --seed 1 | head -1",
    ):
        ran = shell(command)
        assert ran.stdout.count("\n") == 1
        assert ran.stderr == ""


def test_closed_input_leaves_the_table(shell: Shell, tmp_path: Path) -> None:
    for command in (
        "cardwright play --seed 1 --save left.json <&-",
        "cardwright play --seed 1 --save left.json </dev/null",
        "cardwright play --two --seed 1 --save left.json <&-",
    ):
        ran = shell(command)
        assert ran.returncode == 0
        assert ran.stderr == ""
        assert [file.name for file in tmp_path.iterdir()] == ["left.json"]  # whole, and nothing beside it
        (tmp_path / "left.json").unlink()


def test_json_is_json_whatever_names_hold(shell: Shell, tmp_path: Path) -> None:
    card = {"id": "1-1C", "name": "Caf\u00e9 \U0001f600", "type": "Forward", "cost": 1, "power": 1000, "text": ""}
    (tmp_path / "pool.jsonl").write_text(json.dumps(card))
    (tmp_path / os.fsdecode(b"\xff.txt")).write_text("3 1-1C")
    shown = shell("PYTHONIOENCODING=ascii cardwright cards show 1-1C --pool pool.jsonl --json")
    assert json.loads(shown.stdout)["cards"][0]["facts"]["name"] == card["name"]
    checked = shell("cardwright deck check $'\\xff.txt' --pool pool.jsonl --json")
    assert (checked.stderr, json.loads(checked.stdout)["file"]) == ("", os.fsdecode(b"\xff.txt"))


@pytest.mark.parametrize("command", ["simulate --games 1 --bot random", "cards compile --no-exercise --game sve"])
def test_closed_standard_error(shell: Shell, command: str) -> None:
    assert shell(f"cardwright {command} 2>&-").returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_output_that_cannot_be_printed(shell: Shell) -> None:
    ran = shell("cardwright rules show 11.2.1.1 --json >/dev/full")
    assert ran.returncode == 2
    assert ran.stderr.startswith("error: cannot print") and ran.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "line", ["\udcff", "x" * 100_000, "99999999999999999999999", "-1", "undo", "cancel", "save", "show"]
)
def test_what_means_nothing_at_the_table(run: Run, line: str) -> None:
    code, out, err = run("play", "--seed", "1", typed=f"{line}\nquit\n")
    assert (code, err) == (0, "")
    assert out.count("A> ") == 2  # asked again


def test_a_save_that_cannot_be_written_keeps_the_game(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("play", "--seed", "1", typed="save nowhere/game\nsave game\nquit\n")
    assert code == 0
    assert "nowhere/game: No such file or directory" in out and "saved to game" in out
    assert [file.name for file in tmp_path.iterdir()] == ["game"]


SCENARIO = """scenario: 1
game: fftcg
ruleset: fftcg-2020
title: A file with a mistake
cards:
  Guard: {type: Forward, elements: [Fire], cost: 1, power: 1000, text: ""}
  Bolt: {type: Summon, elements: [Fire], cost: 1, text: "Draw 1 card."}
"""


@pytest.mark.parametrize(
    ("rest", "told"),
    [
        (
            'players: {B: {field: [Guard]}}\nsteps: [{expect: {"B:Guard": {stat: dull}}}]',
            "expect: B:Guard: unknown key",
        ),
        ('players: {}\nsteps: [{expect: {"B:Gurad": {state: dull}}}]', "no card 'B:Gurad'"),
        ("players: {}\nsteps: [{B: {block: Gurad}}]", "no card 'Gurad'"),
        ("players: {A: {field: [Bolt]}}\nsteps: []", "players: A: field: Bolt: a Summon is never there"),
    ],
)
def test_a_scenario_with_a_mistake_is_told_as_it_is_written(run: Run, tmp_path: Path, rest: str, told: str) -> None:
    """A name between colons is no picture, and a name that no card has is no failure of the rules."""
    (tmp_path / "s.yaml").write_text(SCENARIO + rest, encoding="utf-8")
    code, out, err = run("scenario", "run", "s.yaml")
    assert (code, out.strip()) == (2, "0 of 1 scenarios hold")
    assert told in err and "s.yaml" in err


def test_a_refusal_names_the_card_and_not_its_number(run: Run, tmp_path: Path) -> None:
    position = "players: {A: {field: [Guard]}, B: {field: [Guard]}}\nturn: {player: A, phase: main1, number: 3}\n"
    (tmp_path / "s.yaml").write_text(SCENARIO + position + 'steps: [{A: {attack: ["B:Guard"]}}]', encoding="utf-8")
    code, out, _ = run("scenario", "run", "s.yaml")
    assert (code, "Guard cannot attack [10.1.2.1]" in out) == (1, True)


def test_a_file_in_utf_16_says_what_to_do(run: Run, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_bytes(f"3 {ONE.id}".encode("utf-16"))
    refused(run, "deck", "check", "deck.txt", says="deck.txt: UTF-16 text: save it as UTF-8")
