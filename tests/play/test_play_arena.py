"""Games played out by bots, and simulations of many."""

from __future__ import annotations

import pytest
from fake_game import CARDS, prepared

from cardwright.cards import Deck, Pool
from cardwright.errors import InputError
from cardwright.play.arena import EndlessGame, make_bots, new_match, play_out
from cardwright.play.simulate import Order, percentile, run, summary, wilson


def order(games: int = 30) -> Order:
    pool = Pool("fftcg", CARDS)
    wolves = Deck(name="Wolves", game="fake", main={"f-1": 6, "f-3": 4})
    bears = Deck(name="Bears", game="fake", main={"f-2": 6, "f-3": 6})
    return Order("fake", "fake", (wolves, bears), pool, games, seed=7, bots=("random", "sensible"))


def test_a_game_ends_and_the_same_seed_gives_the_same_game() -> None:
    made = prepared()
    results = [play_out(new_match(made, 5), make_bots(made, ("random", "random"), 5)) for _ in range(2)]
    assert results[0] == results[1]
    assert results[0].winner in (0, 1)
    assert 0 < results[0].decisions < results[0].answers


def test_bots_have_streams_of_their_own() -> None:
    made = prepared()
    match = new_match(made, 5)
    before = match.state.random
    bot = make_bots(made, ("random", "random"), 5)[0]
    assert match.decision is not None
    bot.answer(match)
    assert match.state.random == before


def test_an_endless_game_is_an_error() -> None:
    made = prepared()
    with pytest.raises(EndlessGame, match="no end after 3 answers"):
        play_out(new_match(made, 5), make_bots(made, ("random", "random"), 5), bound=3)


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = run(order(), workers=1), run(order(), workers=2)
    assert one == two
    assert [p.number for p in one] == list(range(30))
    assert summary(order(), one)["digest"] == summary(order(), two)["digest"]


def test_the_summary_adds_up() -> None:
    done: list[int] = []
    played = run(order(), progress=done.append)
    figures = summary(order(), played)
    assert done[-1] == 30
    assert figures["wins"]["A"] + figures["wins"]["B"] + figures["draws"] == figures["games"] == 30
    assert figures["wins"]["A"] == sum(p.winner == 0 for p in played)
    assert figures["seed"] == 7
    low, high = figures["intervals"]["A"]
    assert low < figures["win_rate"]["A"] < high
    assert figures["turns"]["p95"] >= figures["turns"]["mean"] / 2


def test_decks_change_seats() -> None:
    firsts = {p.number % 2: set() for p in run(order(2))}
    for p in run(order(20)):
        firsts[p.number % 2].add(p.first)
    assert firsts == {0: {0}, 1: {1}}  # in the fake game seat A starts


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (-1, 1), (1, 0), (1, 1000)])
def test_bad_numbers_are_refused(games: int, workers: int) -> None:
    with pytest.raises(InputError):
        run(order(games), workers=workers)


def test_wilson_and_percentile() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
    assert percentile(list(range(1, 101)), 0.95) == 95
