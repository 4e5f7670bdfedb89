"""Matches that nobody is asked in where all that can be done is to pass: they are the same matches."""

from __future__ import annotations

import pytest

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.kernel import loops
from cardwright.kernel.match import PASS, Match
from cardwright.kernel.rng import Random
from cardwright.play.arena import make_bots, new_match, play_out
from cardwright.play.games import Prepared, prepare

from .games import play_on

GAMES = [("fftcg", "fftcg-2020"), ("fftcg", "fftcg-classic"), ("sve", "sve")]


def ready(game: str, ruleset: str) -> Prepared:
    decks = list(builtin_decks(game, ruleset).values())[:2]
    return prepare(game, ruleset, decks, builtin_pool(game))


@pytest.mark.parametrize(("game", "ruleset"), GAMES)
@pytest.mark.parametrize("bots", [("random", "random"), ("sensible", "random")])
def test_a_match_is_the_same_with_and_without_being_asked(game: str, ruleset: str, bots: tuple[str, str]) -> None:
    prepared = ready(game, ruleset)
    fewer = 0
    for seed in range(3):
        results = [
            play_out(new_match(prepared, seed, auto_pass=asked), make_bots(prepared, bots, seed))
            for asked in (False, True)
        ]
        assert len({(r.winner, r.why, r.turns, r.decisions, r.fingerprint) for r in results}) == 1
        fewer += results[0].answers - results[1].answers
    assert fewer > 0


@pytest.mark.parametrize(("game", "ruleset"), GAMES)
def test_nobody_is_asked_who_can_only_pass(game: str, ruleset: str) -> None:
    match, random = new_match(ready(game, ruleset), 4, auto_pass=True), Random(4)
    while match.decision is not None:
        assert match.acts() != [PASS] or loops.watching(match.state)
        match.answer(match.sample(random))


@pytest.mark.parametrize(("game", "ruleset"), GAMES)
def test_copies_and_saves_go_on_to_the_same_end(game: str, ruleset: str) -> None:
    match, random = new_match(ready(game, ruleset), 5, auto_pass=True), Random(5)
    kept: list[tuple[Match, bytes, int]] = []
    while match.decision is not None:
        kept.append((match.copy(), match.save(), random.position))
        match.answer(match.sample(random))
    for copy, data, position in kept[:: max(1, len(kept) // 25)]:
        restored = Match.restore(data, match.game.defs, match.game.rules)
        for twin in (copy, restored):
            assert twin.auto_pass
            assert play_on(twin, Random(position)).fingerprint() == match.fingerprint()


@pytest.mark.parametrize(("game", "ruleset"), GAMES)
def test_who_passes_at_a_glance_leaves_the_same_position(
    game: str, ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = ready(game, ruleset)
    assert prepared.rules.glances

    def places() -> list[str]:
        match, random, found = new_match(prepared, 6, auto_pass=True), Random(6), []
        while match.decision is not None:
            found.append(match.fingerprint())
            match.answer(match.sample(random))
        return [*found, match.fingerprint()]

    seen = places()
    monkeypatch.setattr(type(prepared.rules), "glances", {})
    assert places() == seen
