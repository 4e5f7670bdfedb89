"""The third game's adapter (docs/add-a-game.md, step 6): simulated, recorded and resumed like the games of the package."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from embers_cards import CARDS, EmbersCard
from embers_rules import ZONES, EmbersRules, define, new_state

from cardwright.cards import CARD_CLASSES, CardFacts, Deck, Pool, load_pool
from cardwright.errors import InputError
from cardwright.kernel.rng import Random
from cardwright.play import games
from cardwright.play.games import Deal, prepare
from cardwright.play.recording import read, verify, write
from cardwright.play.session import Session
from cardwright.play.simulate import Order, run, summary


class EmbersWords:
    def card(self, game: Any, object_id: int) -> str:
        return str(game.chars(object_id).names[0])

    def board(self, game: Any, viewer: int) -> list[tuple[str, list[tuple[str, list[str]]]]]:
        shown = [(number, zone.name) for number, zone in enumerate(ZONES) if zone.sees == "all"]
        return [(f"seat {p}", [(n, [self.card(game, i) for i in game.zone(p, z)]) for z, n in shown]) for p in (0, 1)]


class EmbersTaste:
    def pick(self, match: Any, random: Random) -> Any:
        return match.acts()[-1] if match.decision.kind == "act" else match.sample(random)


class EmbersAdapter:
    """Embers as `play` sees it."""

    game = card_format = "embers"
    rulesets = ("embers",)
    table, words, taste = None, EmbersWords(), EmbersTaste()

    def rules(self, ruleset: str) -> EmbersRules:
        return EmbersRules()

    def define(self, cards: Sequence[CardFacts], lexicon: Any, ruleset: str = "") -> Any:
        return tuple(define(i, card) for i, card in enumerate(cards) if isinstance(card, EmbersCard))

    def names_of(self, lexicon: Any) -> None:
        return None

    def beside(self, cards: Sequence[CardFacts], pool: Pool) -> list[CardFacts]:
        return []

    def wrong(self, match: Any) -> str:
        return ""

    def state(self, rules: Any, defs: Any, deals: Sequence[Deal], seed: int) -> Any:
        return new_state([deal.main for deal in deals], seed)


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(CARD_CLASSES, "embers", EmbersCard)
    games.register("embers", EmbersAdapter)  # type: ignore[arg-type]  # a table is for scenario files, which it has none of
    yield
    games._EXTRA.pop("embers")


DECK = Deck(name="Embers", game="embers", main={card.id: 2 for card in CARDS})


def test_a_pool_of_its_own_cards(tmp_path: Path) -> None:
    file = tmp_path / "embers.jsonl"
    file.write_bytes(b"\n".join(msgspec.json.encode(card) for card in CARDS))
    assert [card.id for card in load_pool(file, "embers")] == [card.id for card in CARDS]
    file.write_text(json.dumps({"id": "e-1", "name": "X", "kind": "Spork"}))
    with pytest.raises(InputError, match="kind"):
        load_pool(file, "embers")
    with pytest.raises(InputError, match="unknown game"):
        Pool("ashes", CARDS)


def test_simulated_recorded_and_resumed(tmp_path: Path) -> None:
    pool = Pool("embers", CARDS)
    order = Order("embers", "embers", (DECK, DECK), pool, 10, 1, ("sensible", "random"), "")
    figures: Any = summary(order, run(order, 1))
    assert sum(figures["wins"].values()) == 10
    session, random = Session(prepare("embers", "embers", [DECK, DECK], pool), 3), Random(3)
    for _ in range(9):
        assert session.match.decision is not None
        session.answer(session.match.sample(random), session.match.decision.player)
    write(session.recording(), tmp_path / "game.json")
    again = Session.resume(read(tmp_path / "game.json"))
    assert again.match.fingerprint() == session.match.fingerprint()
    while again.match.decision is not None:
        again.answer(again.match.sample(random), again.match.decision.player)
    assert verify(again.recording()).winner == again.match.winner
