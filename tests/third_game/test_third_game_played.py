"""The third game's adapter (docs/add-a-game.md, step 6): everything of `play` runs for it as for the games of the package."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from embers_cards import CARDS, EmbersCard
from embers_play import DECK, LIMITS, EmbersAdapter, EmbersTable
from embers_rules import EmbersRules
from rich.console import Console

from cardwright.cards import CARD_CLASSES, Pool, load_pool
from cardwright.cards.limits import DECK_LIMITS, DEFAULT_RULESET
from cardwright.cli import bench as cli_bench
from cardwright.errors import InputError
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import PlainRules
from cardwright.play import games
from cardwright.play.arena import make_bots, new_match, play_out
from cardwright.play.games import adapter, prepare
from cardwright.play.measure import measure
from cardwright.play.narrate import Narrator, board, result
from cardwright.play.plain import PlainAdapter, PlainTable
from cardwright.play.prompt import parse
from cardwright.play.recording import read, verify, write
from cardwright.play.scenario import run_text
from cardwright.play.session import Session
from cardwright.play.simulate import Order, run, summary
from cardwright.play.soak import Order as SoakOrder
from cardwright.play.soak import Soaked, soak, usable

POOL_FILE = "embers.jsonl"


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(CARD_CLASSES, "embers", EmbersCard)
    monkeypatch.setitem(DECK_LIMITS, "embers", LIMITS)
    monkeypatch.setitem(DEFAULT_RULESET, "embers", "embers")
    games.register("embers", EmbersAdapter)
    yield
    games._EXTRA.pop("embers")


@pytest.fixture
def pool() -> Pool:
    return Pool("embers", CARDS)


def test_a_pool_of_its_own_cards(tmp_path: Path) -> None:
    file = tmp_path / POOL_FILE
    file.write_bytes(b"\n".join(msgspec.json.encode(card) for card in CARDS))
    assert [card.id for card in load_pool(file, "embers")] == [card.id for card in CARDS]
    file.write_text(json.dumps({"id": "e-1", "name": "X", "kind": "Spork"}))
    with pytest.raises(InputError, match="kind"):
        load_pool(file, "embers")
    with pytest.raises(InputError, match="unknown game"):
        Pool("ashes", CARDS)


def test_bots_meet_in_the_arena(pool: Pool) -> None:
    prepared = prepare("embers", "embers", [DECK, DECK], pool)
    for kinds in (("random", "random"), ("sensible", "random"), ("sensible", "sensible")):
        ended = play_out(new_match(prepared, 7, auto_pass=True), make_bots(prepared, kinds, 7))
        assert ended.winner in (0, 1) and ended.decisions > 0


def test_simulated_by_one_process_and_by_two(pool: Pool) -> None:
    order = Order("embers", "embers", (DECK, DECK), pool, 20, 1, ("sensible", "random"), "")
    played = run(order, 1)
    figures: Any = summary(order, played)
    assert sum(figures["wins"].values()) == 20
    assert run(order, 2) == played


def test_recorded_resumed_and_told(pool: Pool, tmp_path: Path) -> None:
    session, random = Session(prepare("embers", "embers", [DECK, DECK], pool), 3), Random(3)
    for _ in range(9):
        assert session.match.decision is not None
        session.answer(session.match.sample(random), session.match.decision.player)
    write(session.recording(), tmp_path / "game.json")
    again = Session.resume(read(tmp_path / "game.json"))
    assert again.match.fingerprint() == session.match.fingerprint()
    screen = io.StringIO()
    narrator, words = Narrator(Console(file=screen, width=100), adapter("embers").words), adapter("embers").words
    while again.match.decision is not None:
        again.answer(again.match.sample(random), again.match.decision.player)
        narrator.tell(again.match.game)
    for viewer in (-1, 0, 1):
        board(narrator.console, words, again.match.game, viewer)
    screen.write(result(words, again.match.winner, again.match.state.why, again.match.state.turn))
    told = screen.getvalue()
    assert "play Kiln" in told and "unseen" in told and "wins [" in told
    assert verify(again.recording()).winner == again.match.winner


def test_acts_by_words(pool: Pool) -> None:
    match = new_match(prepare("embers", "embers", [DECK, DECK], pool), 3)
    assert match.decision is not None
    card = match.acts()[1][1]
    name = match.game.chars(card).names[0]
    assert parse(f"play {name}", match, adapter("embers"))[0] == "play"
    assert parse("end", match, adapter("embers")) == ("end",)


def test_soaked(pool: Pool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert usable("embers", "embers", [DECK], pool) == [DECK]
    order = SoakOrder("embers", "embers", (DECK, msgspec.structs.replace(DECK, name="More embers")), pool, 6)
    found = [one for some in soak(order) for one in some]
    assert len(found) == 6 and all(isinstance(one, Soaked) for one in found), found
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2]))
    assert import_module("bench.soak").run(order, 1) == 0
    assert "6 games ended, 0 failed" in capsys.readouterr().out


def test_measured_without_a_grammar(pool: Pool, capsys: pytest.CaptureFixture[str]) -> None:
    figures = measure("embers", "embers", [DECK, DECK], pool, runs=1, games=2, compare=False)
    assert figures["decisions_per_second"] > 0 and figures["copy_us"] > 0
    assert figures["texts_per_second"] is None and figures["texts_restored_per_second"] is None
    cli_bench._tell(figures)
    assert "texts" not in capsys.readouterr().out


SCENARIO = """scenario: 1
game: embers
ruleset: embers
title: A comet arrives, burns and strikes
clauses: ["7", "8", "10"]
cards:
  Ash Moth: {kind: Sprite, power: 1, text: ""}
  Old Comet: {kind: Sprite, power: 3, text: "Old Comet is swift.\\nWhen Old Comet arrives, choose a sprite and burn it for 2."}
players:
  A: {hand: [Old Comet, Glow], field: [{card: Ash Moth, state: spent}], lives: 4}
  B: {field: [Kiln], lives: 3}
steps:
  - expect:
      phase: main
      turn: A
      A.lives: 4
      B.deck.count: 10
      Kiln: {power: 4, damage: 0, state: ready}
      can: [{A: {play: Old Comet}}, {A: {end: true}}]
      cannot: [{A: {strike: Ash Moth}}]
  - {A: {strike: Ash Moth}, illegal: true}
  - A: {play: Old Comet}
  - expect: {decision: {player: A, reason: burn}, cites: "5"}
  - A: {choose: [Kiln]}
  - expect: {Kiln: {damage: 2}, "A.hand": [Glow], cites: ["8", "11"], "A:Old Comet": {state: ready, zone: field}}
  - {A: {play: Glow}, illegal: true}
  - to: B.main
  - expect: {turn: B, B.deck.count: 9}
  - B: {strike: Kiln}
  - expect: {winner: B, A.lives: 0, cites: "10"}
"""


def test_a_scenario_runs(pool: Pool) -> None:
    [found] = run_text(SCENARIO, pool)
    assert found.ok, found
    [found] = run_text(SCENARIO.replace("damage: 2}", "damage: 3}"), pool)
    assert not found.ok and found.step == 6 and "Kiln: damage expected 3, found 2" in found.message
    assert any("play Old Comet" in line for line in found.log)


@pytest.mark.parametrize(
    ("was", "mistake", "told"),
    [
        ("reason: burn", "reason: freeze", "step 4: expect: decision: reason: unknown 'freeze'"),
        ("{strike: Ash Moth}, illegal", "{smite: Ash Moth}, illegal", "step 2: A: unknown key 'smite'"),
        ("field: [Kiln]", "field: [Flare]", "players: B: field: Flare: a Spark is never there"),
        ("field: [Kiln]", "field: [Kilm]", "no card 'Kilm' in the pool"),
        ("lives: 3", "lives: -3", "players: B: lives: a number is wanted, not -3"),
        ("kind: Sprite, power: 1", "kind: Sprite", "cards: Ash Moth: a Sprite needs `power`"),
        ("kind: Sprite, power: 1", "kind: Spork, power: 1", "cards: Ash Moth: field `kind`"),
        ("{card: Ash Moth, state: spent}", "{card: Ash Moth, state: dull}", "Ash Moth: state: 'dull' is none of ready, spent"),
        ("{card: Ash Moth, state: spent}", "{card: Ash Moth, items: [Kiln]}", "unknown key 'items'"),
        ("to: B.main", "to: B.end", "unknown phase 'end' (known: main)"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_place(pool: Pool, was: str, mistake: str, told: str) -> None:
    assert was in SCENARIO
    [found] = run_text(SCENARIO.replace(was, mistake), pool)
    assert found.bad_input and told in found.message, found


def test_without_a_pool_a_scenario_defines_its_cards() -> None:
    [found] = run_text(SCENARIO)
    assert found.bad_input and "no card 'Glow' in the pool" in found.message
    with_cards = "cards:\n  Glow: {kind: Sprite, power: 2}\n  Kiln: {kind: Sprite, power: 4}\n"
    [found] = run_text(SCENARIO.replace("cards:\n", with_cards))
    assert found.ok, found


class TablelessAdapter(EmbersAdapter):
    """The same game for somebody who wants no scenario files."""

    table = None  # type: ignore[assignment]


def test_a_game_without_a_table_is_played_and_runs_no_scenario(pool: Pool) -> None:
    games.register("embers", TablelessAdapter)
    [found] = run_text(SCENARIO, pool)
    assert (
        found.bad_input and "game: 'embers' has no table, so that no scenario file can be run for it" in found.message
    )
    order = Order("embers", "embers", (DECK, DECK), pool, 2, 1, ("sensible", "random"), "")
    assert len(run(order, 1)) == 2
    match = new_match(prepare("embers", "embers", [DECK, DECK], pool), 3)
    assert parse("end", match, adapter("embers")) == ("end",)
    with pytest.raises(InputError, match="give the number"):
        parse("dance", match, adapter("embers"))


@pytest.mark.parametrize(
    ("plain", "own"), [(PlainRules, EmbersRules), (PlainTable, EmbersTable), (PlainAdapter, EmbersAdapter)]
)
def test_what_a_game_leaves_out_is_named_when_it_is_made(plain: Any, own: Any) -> None:
    assert own()
    for name in plain.__abstractmethods__:
        rest = {key: value for key, value in vars(own).items() if key != name and not key.startswith("__")}
        with pytest.raises(TypeError, match=name):
            type("Short", (plain,), rest)()
