"""What is seen at a glance is what the closer look finds."""

from __future__ import annotations

import pytest

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.games.fftcg import glance, rule_processes
from cardwright.kernel.rng import Random
from cardwright.play.arena import new_match
from cardwright.play.games import prepare


@pytest.mark.clauses("fftcg-2020", "11.1.1")
@pytest.mark.parametrize("ruleset", ["fftcg-2020", "fftcg-classic"])
def test_who_can_only_pass_has_nothing_to_do(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    decks = list(builtin_decks("fftcg", ruleset).values())[:2]
    prepared = prepare("fftcg", ruleset, decks, builtin_pool("fftcg"))
    seen = []
    for seed in range(3):
        match, random = new_match(prepared, seed), Random(seed)
        while match.decision is not None:
            if match.decision.kind == "act":
                asked = match.copy()
                with monkeypatch.context() as patch:
                    patch.setattr(glance, "only_passes", lambda g, player: False)
                    patch.setattr("cardwright.games.fftcg.using._hopeless", lambda *about: False)
                    patch.setattr("cardwright.games.fftcg.castable._nothing_said", lambda view: False)
                    looked = asked.game.rules.acts(asked.game, match.decision.player)
                assert match.acts() == looked
                seen.append(glance.only_passes(match.game, match.decision.player))
            match.answer(match.sample(random))
    assert True in seen
    assert False in seen


@pytest.mark.clauses("fftcg-2020", "11.1.3", "12.3")
def test_where_nothing_is_due_rule_processes_do_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    decks = list(builtin_decks("fftcg", "fftcg-2020").values())[:2]
    prepared = prepare("fftcg", "fftcg-2020", decks, builtin_pool("fftcg"))

    def played(seed: int) -> list[str]:
        match, random, places = new_match(prepared, seed), Random(seed), []
        while match.decision is not None:
            places.append(match.fingerprint())
            match.answer(match.sample(random))
        return [*places, match.fingerprint()]

    for seed in range(3):
        seen = played(seed)
        with monkeypatch.context() as patch:
            patch.setattr(rule_processes, "_anything_due", lambda g: True)
            patch.setattr("cardwright.games.fftcg.priority.calm", lambda g: False)
            assert played(seed) == seen
