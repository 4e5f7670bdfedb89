"""What is seen at a glance is what the closer look finds."""

from __future__ import annotations

import pytest

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.games.sve import abilities, attack, playable, rules_handling
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.arena import new_match
from cardwright.play.games import Prepared, prepare


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    decks = list(builtin_decks("sve").values())[:2]
    return prepare("sve", "sve", decks, builtin_pool("sve"))


def acts_with_a_closer_look(match: Match) -> list[object]:
    """What can be done, where nothing is left out for its cost before it is judged."""
    assert match.decision is not None
    asked = match.copy()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playable, "around_playing", lambda view: frozenset({"anything"}))
        patch.setattr(abilities, "likely", lambda g, player, among: among)
        patch.setattr(attack, "_texts_are_silent", lambda view: False)
        return list(asked.game.rules.acts(asked.game, match.decision.player))


@pytest.mark.clauses("sve", "7.3.3", "10.4.4", "8.3.1")
def test_what_plainly_costs_too_much_is_nothing_that_could_be_played(prepared: Prepared) -> None:
    several = 0
    for seed in range(4):
        match, random = new_match(prepared, seed), Random(seed)
        while match.decision is not None:
            if match.decision.kind == "act":
                assert list(match.acts()) == acts_with_a_closer_look(match)
                several += len(match.acts()) > 1
            match.answer(match.sample(random))
    assert several > 50


@pytest.mark.clauses("sve", "10.5.2.1", "11.1.3")
def test_where_nothing_is_due_rules_handling_does_nothing(prepared: Prepared, monkeypatch: pytest.MonkeyPatch) -> None:
    def played(seed: int) -> list[str]:
        match, random, places = new_match(prepared, seed), Random(seed), []
        while match.decision is not None:
            places.append(match.fingerprint())
            match.answer(match.sample(random))
        return [*places, match.fingerprint()]

    for seed in range(4):
        seen = played(seed)
        with monkeypatch.context() as patch:
            patch.setattr(rules_handling, "_anything_due", lambda g: True)
            assert played(seed) == seen
