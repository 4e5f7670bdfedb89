"""How fast it is: decisions, games, copies, saves and texts, each the median of several runs in one process."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from statistics import median
from typing import Any

from cardwright.cards import CardFacts, Deck, Pool
from cardwright.errors import TextError
from cardwright.kernel.match import Match
from cardwright.play.arena import make_bots, new_match, play_out
from cardwright.play.games import Prepared, adapter, prepare
from cardwright.play.simulate import seed_of
from cardwright.text.compile import LANGUAGES, compile_text
from cardwright.text.packed import Found, Unpackable, pack, unpack
from cardwright.text.remember import remembering

RUNS = 5
GAMES = 20  # of a run
LOOPS = 200  # copies, saves and restores of a run
TEXTS = 400


def measure(
    game: str,
    ruleset: str,
    decks: Sequence[Deck],
    pool: Pool,
    *,
    runs: int = RUNS,
    games: int = GAMES,
    compare: bool = True,
) -> dict[str, Any]:
    """The figures as `bench --json` prints them (docs/json.md)."""
    prepared = prepare(game, ruleset, decks, pool)
    decisions, rates = _games(prepared, runs, games)
    middle = _middle(prepared)
    restore = type(middle).restore
    saved = middle.save()
    return {
        "game": game,
        "ruleset": ruleset,
        "decks": [deck.name for deck in decks],
        "runs": runs,
        "games_per_run": games,
        "decisions_per_game": round(decisions / games, 1),
        "decisions_per_second": round(decisions * median(rates) / games),
        "games_per_second": round(median(rates), 2),
        "copy_us": _each(middle.copy, runs),
        "save_us": _each(middle.save, runs),
        "restore_us": _each(lambda: restore(saved, prepared.defs, prepared.rules), runs),
        **_texts(game, pool, runs),
        "rlcard_gin_rummy": gin_rummy(runs) if compare else None,
    }


def _games(prepared: Prepared, runs: int, games: int) -> tuple[int, list[float]]:
    """The decisions with a choice in one run, counted beforehand, and the games a second of each run."""
    seeds = [seed_of(1, number) for number in range(games)]
    decisions = sum(_play(prepared, seed, count=True) for seed in seeds)
    rates = []
    for _ in range(runs):
        began = time.perf_counter()
        for seed in seeds:
            _play(prepared, seed, count=False)
        rates.append(games / (time.perf_counter() - began))
    return decisions, rates


def _play(prepared: Prepared, seed: int, *, count: bool) -> int:
    match = new_match(prepared, seed, auto_pass=True)
    return play_out(match, make_bots(prepared, ("random", "random"), seed), count=count).decisions


def _middle(prepared: Prepared) -> Match:
    """A game half-way through, by its number of answers."""
    seed = seed_of(1, 0)
    total = play_out(new_match(prepared, seed), make_bots(prepared, ("random", "random"), seed), count=False).answers
    match = new_match(prepared, seed)
    bots = make_bots(prepared, ("random", "random"), seed)
    for _ in range(total // 2):
        assert match.decision is not None
        match.answer(bots[match.decision.player].answer(match))
    return match


def _each(action: Callable[[], Any], runs: int) -> float:
    """Microseconds of one call, the median of the runs."""
    found = []
    for _ in range(runs):
        began = time.perf_counter()
        for _ in range(LOOPS):
            action()
        found.append((time.perf_counter() - began) / LOOPS * 1e6)
    return round(median(found), 1)


def _texts(game: str, pool: Pool, runs: int) -> dict[str, int | None]:
    """Distinct texts of the pool compiled a second, without any cache of compiled texts, and restored from their packed form.

    None for a game whose texts `compile_text` does not know: what its cards say is its own business.
    """
    if game not in LANGUAGES:
        return {"texts_per_second": None, "texts_restored_per_second": None}
    lexicon = adapter(game).names_of(pool.lexicon)
    cards: dict[str, CardFacts] = {card.text: card for card in pool if card.text}
    chosen = list(cards.values())[:: max(1, len(cards) // TEXTS)][:TEXTS]
    compiled, restored = [0.0], [0.0]
    for _ in range(max(1, min(runs, 3))) if chosen else ():
        with remembering(_Packed()):
            for rates in (compiled, restored):
                began = time.perf_counter()
                for card in chosen:
                    with suppress(TextError):  # refusing takes time, too
                        compile_text(game, card.text, name=card.name, card_type=card.card_type, lexicon=lexicon)
                rates.append(len(chosen) / (time.perf_counter() - began))
    return {
        "texts_per_second": round(median(compiled[1:] or compiled)),
        "texts_restored_per_second": round(median(restored[1:] or restored)),
    }


class _Packed:
    """A memory that keeps results packed, as the one on disk does."""

    def __init__(self) -> None:
        self.known: dict[bytes, bytes] = {}

    def recall(self, key: bytes) -> Found | None:
        data = self.known.get(key)
        return None if data is None else unpack(data)

    def keep(self, key: bytes, found: Found) -> None:
        with suppress(Unpackable):
            self.known[key] = pack(found)


def gin_rummy(runs: int = RUNS, games: int = 20) -> dict[str, Any] | None:
    """The same figures for the gin rummy of `rlcard`, played at random; None where it is not installed."""
    try:
        rlcard = import_module("rlcard")
        numpy = import_module("numpy")
    except ImportError:
        return None
    env = rlcard.make("gin-rummy", config={"seed": 1})
    random = numpy.random.RandomState(1)
    rates = []
    for _ in range(runs):
        began, decisions = time.perf_counter(), 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                decisions += len(legal) > 1
                state, _ = env.step(legal[random.randint(len(legal))])
        rates.append(decisions / (time.perf_counter() - began))
    env.reset()
    for _ in range(10):
        env.step(next(iter(env.get_state(env.get_player_id())["legal_actions"])))
    return {"decisions_per_second": round(median(rates)), "deepcopy_us": _each(lambda: copy.deepcopy(env.game), runs)}
