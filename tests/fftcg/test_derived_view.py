"""The derived view that is kept is the one that would be computed anew, at every decision of random games."""

from __future__ import annotations

import pytest

from cardwright.cards.builtin import builtin_decks, builtin_pool
from cardwright.games.fftcg.definitions import define_all
from cardwright.games.fftcg.rules import rules_of
from cardwright.games.fftcg.setup import new_state
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random

MOST_ANSWERS = 3_000


def starter_match(seed: int) -> Match:
    pool = builtin_pool("fftcg")
    decks = [deck.main for deck in builtin_decks("fftcg").values()][:2]
    names = list(dict.fromkeys(card for deck in decks for card in deck))
    place = {card: i for i, card in enumerate(names)}
    lists = [[place[card] for card, count in deck.items() for _ in range(count)] for deck in decks]
    defs = define_all([pool[card] for card in names])
    return Match(new_state("fftcg-2020", (lists[0], lists[1]), seed), defs, rules_of("fftcg-2020"))


def changed(game: Game) -> dict[int, object]:
    """What every card is that is not just as printed."""
    base = {n: game.defs[game.state.objects[n].card].base for n in game.derived.chars}
    return {n: chars for n, chars in game.derived.chars.items() if chars != base[n]}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_kept_view_is_the_true_one(seed: int) -> None:
    match = starter_match(seed)
    random = Random(seed)
    seen = 0
    for _ in range(MOST_ANSWERS):
        if match.decision is None:
            break
        match.answer(match.sample(random))
        kept, fresh = match.game, Game(match.state, match.game.defs, match.game.rules)
        assert changed(kept) == changed(fresh)
        assert kept.derived.watchers == fresh.derived.watchers
        assert kept.derived.replacements == fresh.derived.replacements
        assert kept.derived.rules == fresh.derived.rules
        seen += bool(changed(kept))
    assert match.over
    assert seen, "no effect changed any card in the whole game"
