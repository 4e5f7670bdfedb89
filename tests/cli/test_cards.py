"""`cards compile` and `cards show` as a person uses them: what to do about refused texts, what was changed, the cache, `| head`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardwright.cli import main

CARD = {"name": "Good", "type": "Forward", "elements": ["Fire"], "cost": 1, "power": 1000, "generic": False}
TEXTS = {
    "Good": "Haste",
    "Slip": "When Slip enters the field, drow 1 card.",
    "Strange": "When Strange enters the field, draw 1 card. Wibble 2 wobbles.",
    "Open": "When Open enters the field, draw 1 card(s).[[br]]&quot;Damage 3 – Open gains Haste.",
    "Wrong": "When Wrong enters the field, <br />draw １ card. Dull the latter.",
}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    monkeypatch.setenv("COLUMNS", "250")

    def command(*args: str | Path) -> str:
        monkeypatch.setattr(sys, "argv", ["cardwright", *map(str, args)])
        try:
            main()
        except SystemExit as left:
            assert left.code in (0, None), capsys.readouterr().err
        return capsys.readouterr().out

    return command


@pytest.fixture
def pool(tmp_path: Path) -> Path:
    path = tmp_path / "pool.jsonl"
    cards = [{**CARD, "id": f"x-{i}", "name": name, "text": text} for i, (name, text) in enumerate(TEXTS.items(), 1)]
    cards.append({**CARD, "id": "x-9", "name": "Shown", "type": "Backup", "text": ""})
    path.write_text("".join(json.dumps(card) + "\n" for card in cards), encoding="utf-8")
    return path


def refused(report: dict[str, Any], name: str) -> dict[str, Any]:
    [found] = [each for each in report["refused"] if each["name"] == name]
    return dict(found)


def test_a_refused_text_comes_with_what_to_do(run: Any, pool: Path) -> None:
    report = json.loads(run("cards", "compile", pool, "--no-exercise", "--json"))
    slip = refused(report, "Slip")
    assert (slip["paragraph"], slip["stage"], slip["at"]) == (0, "read", 28)
    assert slip["understood"] == "When Slip enters the field,"
    assert slip["rest"].startswith("drow 1 card")
    assert slip["printed_at"] == 28
    assert slip["expected"]
    assert [each["word"] for each in slip["unknown"]] == ["drow"]
    assert "draw" in slip["unknown"][0]["like"]
    assert slip["hint"]
    strange = refused(report, "Strange")
    assert strange["understood"].endswith("draw 1 card.")
    assert {each["word"] for each in strange["unknown"]} == {"Wibble", "wobbles"}
    assert refused(report, "Wrong")["hint"]
    told = run("cards", "compile", pool, "--no-exercise")
    for part in (
        "understood:",
        "When Slip enters the field,",
        "then stands:",
        "could follow:",
        "unknown word:",
        "to do:",
    ):
        assert part in told
    assert "Good (" not in told


def test_a_shown_card_that_is_refused_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], pool: Path
) -> None:
    for extra in ([], ["--json"]):
        monkeypatch.setattr(sys, "argv", ["cardwright", "cards", "show", "Slip", "--pool", str(pool), *extra])
        with pytest.raises(SystemExit) as left:
            main()
        assert left.value.code == 1
        out = capsys.readouterr().out
        if extra:
            error = json.loads(out)["cards"][0]["error"]
            assert error["stage"] == "read"
            assert error["advice"]["unknown"][0]["word"] == "drow"
        else:
            assert "unknown word: drow, known are drew, draw" in out


def test_what_was_changed_is_counted_and_can_be_listed(run: Any, pool: Path) -> None:
    plain = json.loads(run("cards", "compile", pool, "--no-exercise", "--json"))
    kinds = plain["normalised"]
    assert kinds["open_number"] == 1 and kinds["full_width"] == 1 and kinds["html"] == 1 and kinds["entity"] == 1
    assert plain["corrections"]["power_not_printed"] == 1
    assert "tidied" not in plain
    listed = json.loads(run("cards", "compile", pool, "--no-exercise", "--json", "--normalised"))
    assert listed["normalised"] == kinds
    changes = {
        (card["name"], c["kind"]): (c["before"], c["after"]) for card in listed["tidied"] for c in card["changes"]
    }
    assert changes["Open", "open_number"] == ("card(s)", "card")
    assert changes["Wrong", "full_width"] == ("１", "1")
    assert sum(len(card["changes"]) for card in listed["tidied"]) == sum(kinds.values())
    assert {card["name"] for card in listed["tidied"]} == {"Open", "Wrong"}
    assert listed["corrected"] == {"power_not_printed": ["x-9"]}
    told = run("cards", "compile", pool, "--no-exercise", "--normalised")
    assert "'card(s)' -> 'card'" in told
    assert "power_not_printed: x-9" in told
    assert "open_number 1" in run("cards", "compile", pool, "--no-exercise")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_texts_are_compiled_once(run: Any, pool: Path, tmp_path: Path, workers: str) -> None:
    cards = pool.read_text().splitlines()
    more = [json.loads(cards[0]) | {"id": f"y-{i}", "name": f"Y {i}", "text": f"Draw {i} cards."} for i in range(50)]
    pool.write_text("\n".join(cards + [json.dumps(card) for card in more]) + "\n")
    cache = tmp_path / "cache"
    args = ("--cache", cache, "cards", "compile", pool, "--no-exercise", "--json", "--workers", workers)
    first = json.loads(run(*args))
    second = json.loads(run(*args))
    assert first.pop("remembered") == 0
    assert second.pop("remembered") >= 50  # refusals are remembered, too
    assert first == second
    assert sorted(path.name.split("-")[0] for path in cache.iterdir()) == ["notes", "texts"]
    afresh = json.loads(run("--no-cache", *args[2:]))
    assert afresh.pop("remembered") == 0
    assert afresh == first


def test_without_a_cache_nothing_is_written(
    run: Any, pool: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDWRIGHT_CACHE", str(tmp_path / "named"))
    run("--no-cache", "cards", "compile", pool, "--no-exercise", "--json")
    assert not (tmp_path / "named").exists()
    run("cards", "compile", pool, "--no-exercise", "--json")
    assert (tmp_path / "named").is_dir()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a pipe as Unix has them")
@pytest.mark.parametrize("extra", [[], ["--json"]])
def test_a_reader_that_goes_away_is_no_failure(pool: Path, started_with: dict[str, str], extra: list[str]) -> None:
    many = pool.with_name("many.jsonl")
    card = json.loads(pool.read_text().splitlines()[1])
    many.write_text("".join(json.dumps({**card, "id": f"z-{i}"}) + "\n" for i in range(300)))
    command = [sys.executable, "-m", "cardwright", "cards", "compile", str(many), "--no-exercise", "--limit", "300"]
    with subprocess.Popen(
        [*command, *extra], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=started_with
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        told = process.stderr.read()
        assert process.wait() == 0
    assert told == b""


def test_the_grammar_is_checked(run: Any, pool: Path) -> None:
    [report] = json.loads(run("cards", "grammar", pool, "--json"))["grammars"]
    assert report["game"] == "fftcg"
    assert report["ambiguous"] == []
    assert report["texts"] == len(TEXTS) + 1
    assert report["read"] < report["paragraphs"]
    assert len(report["unused"]) + len(report["single"]) <= report["phrases"]
    told = run("cards", "grammar", pool, "--limit", "3")
    assert "two meanings: none" in told
    assert "phrases of no card here" in told


def test_a_strict_check_of_the_grammar_fails_for_unsaid_phrases_of_one_card(
    pool: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["cardwright", "cards", "grammar", str(pool), "--strict"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 1
    assert "without a comment that says so" in capsys.readouterr().out
