"""The derived view that is kept is the one that would be computed anew, at every decision of random games of both games."""

from __future__ import annotations

from itertools import islice, pairwise
from pathlib import Path

import pytest

from cardwright.cards import Deck, Pool, builtin_decks, builtin_pool, load_deck, load_pool
from cardwright.errors import TextError
from cardwright.games.fftcg.definitions import compile_card
from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.arena import new_match
from cardwright.play.games import prepare

MOST_ANSWERS = 3_000
OFTEN = 5  # at every so manieth decision of the longer games


def changed(game: Game) -> dict[int, object]:
    """What every card is that is not just as printed."""
    base = {n: game.defs[game.state.objects[n].card].base for n in game.derived.chars}
    return {n: chars for n, chars in game.derived.chars.items() if chars != base[n]}


def followed(match: Match, seed: int, often: int = 1) -> int:
    """Play at random and hold what is kept against what is found anew; how often a card was changed."""
    random, seen = Random(seed), 0
    for number in range(MOST_ANSWERS):
        if match.decision is None:
            break
        match.answer(match.sample(random))
        if number % often:
            continue
        kept, fresh = match.game, Game(match.state, match.game.defs, match.game.rules)
        assert changed(kept) == changed(fresh)
        assert kept.derived.watchers == fresh.derived.watchers
        assert kept.derived.replacements == fresh.derived.replacements
        assert kept.derived.rules == fresh.derived.rules
        if match.decision is not None and match.decision.kind == "act":
            player = match.decision.player
            assert kept.rules.acts(kept, player) == fresh.rules.acts(fresh, player)
        seen += bool(changed(kept))
    assert match.over
    return seen


def begun(game: str, ruleset: str, decks: list[Deck], pool: Pool, seed: int) -> Match:
    return new_match(prepare(game, ruleset, decks, pool), seed)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("game", "ruleset"), [("fftcg", "fftcg-2020"), ("sve", "sve")])
def test_between_built_in_decks(game: str, ruleset: str, seed: int) -> None:
    decks = list(builtin_decks(game).values())
    pair = [decks[seed % len(decks)], decks[(seed + 1) % len(decks)]]
    assert followed(begun(game, ruleset, pair, builtin_pool(game), seed), seed), "no effect changed any card"


def test_between_official_decks(corpus: Path) -> None:
    pool = load_pool(corpus / "sve" / "cards.jsonl", "sve").with_cards(list(builtin_pool("sve")))
    decks = [load_deck(str(path), pool) for path in sorted((corpus / "sve" / "decks").glob("*.json"))]
    for seed, pair in enumerate(pairwise(decks)):
        followed(begun("sve", "sve", list(pair), pool, seed), seed, OFTEN)


@pytest.mark.parametrize("seed", range(4))
def test_between_heaps_of_newer_cards(corpus: Path, seed: int) -> None:
    """No legal decks, but cards whose texts change each other in every way."""
    pool = load_pool(corpus / "fftcg" / "cards.jsonl", "fftcg")
    newer = [card for card in pool if card.id[:2].isdigit() and not card.hints.limit_break]
    random = Random(seed)
    names = pool.lexicon.by_kind("fftcg")

    def usable() -> list[str]:
        found = (newer[random.below(len(newer))] for _ in range(400))
        return list(islice((card.id for card in found if _compiles(card, names)), 25))

    decks = [Deck(name=f"heap {i}", game="fftcg", main=dict.fromkeys(usable(), 2)) for i in range(2)]
    assert followed(begun("fftcg", "fftcg-2020", decks, pool, seed), seed, OFTEN), "no effect changed any card"


def _compiles(card: object, names: dict[str, frozenset[str]]) -> bool:
    try:
        compile_card(card, names)  # type: ignore[arg-type]
    except TextError:
        return False
    return True
