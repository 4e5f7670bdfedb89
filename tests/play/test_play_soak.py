"""Games between the built-in decks (and real ones, where there are any) with the invariants checked at every decision."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from fake_game import FIELD, prepared

from cardwright.cards import builtin_decks, builtin_pool, load_deck, load_pool
from cardwright.kernel.rng import Random
from cardwright.play.arena import new_match
from cardwright.play.games import adapter
from cardwright.play.invariants import Broken, check, check_future
from cardwright.play.soak import Failure, Order, Soaked, pairs, soak, soak_game, usable


def test_invariants_find_what_is_broken() -> None:
    match = new_match(prepared(), 1)
    check(match, cards=24, deep=True)
    check_future(match, 10, Random(1))
    twice = match.copy()
    twice.state.zones[0][FIELD].append(twice.state.zones[0][0][0])
    with pytest.raises(Broken, match="two zones"):
        check(twice)
    lost = match.copy()
    lost.state.zones[0][0].pop()
    with pytest.raises(Broken, match="23 are left"):
        check(lost, cards=24)
    hurt = match.copy()
    hurt.state.edit(0).damage = -1000
    with pytest.raises(Broken, match="negative"):
        check(hurt, own=adapter("fftcg").wrong)
    marked = match.copy()
    marked.state.edit(0).counters = {"Spore": -1}
    with pytest.raises(Broken, match="negative"):
        check(marked)
    leaky = match.copy()
    leaky.game.rules = _Leaky()
    with pytest.raises(Broken, match="sees what is hidden"):
        check(leaky, deep=True)


class _Leaky:
    """Rules under which views show the decks although nobody may see them: what the check is there to find."""

    def __init__(self) -> None:
        from fake_game import FakeRules

        self.__dict__.update({n: getattr(FakeRules(), n) for n in dir(FakeRules()) if not n.startswith("__")})
        specs = FakeRules.zones
        self.zones = (_Flickering("deck", "nobody", True), *specs[1:])


class _Flickering:
    """Hidden whenever it is asked whether cards may be dealt anew, seen whenever a view is made."""

    ordered, in_play, stock, turned_up = True, False, 0, False

    def __init__(self, name: str, seen_by: str, ordered: bool) -> None:
        self.name = name

    @property
    def seen_by(self) -> str:
        import inspect

        return "nobody" if any(f.function == "deal_anew" for f in inspect.stack()) else "all"


def test_a_failing_game_comes_with_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise Broken("something is wrong")

    monkeypatch.setattr("cardwright.play.soak.check", fail)
    found = soak_game(prepared(), 5, 99, ("random", "random"))
    assert isinstance(found, Failure)
    line = found.line("fftcg", "fftcg-2020")
    assert "--only 5" in line and "--game-seed 99" in line and "something is wrong" in line
    assert "\n" not in line


def test_every_deck_meets_about_as_often() -> None:
    meetings = pairs(60, 6, 1)
    counts = [sum(i in pair for pair in meetings) for i in range(6)]
    assert counts == [20] * 6
    assert all(a != b for a, b in meetings)


def _play(order: Order) -> list[Soaked]:
    results = [r for part in soak(order) for r in part]
    assert [r.line(order.game, order.ruleset) for r in results if isinstance(r, Failure)] == []
    return [r for r in results if isinstance(r, Soaked)]


def test_built_in_decks() -> None:
    pool = builtin_pool("fftcg")
    decks = usable("fftcg", "fftcg-2020", builtin_decks("fftcg").values(), pool)
    assert len(decks) == 2
    games = _play(Order("fftcg", "fftcg-2020", tuple(decks), pool, 20))
    assert len({g.winner for g in games}) > 1


def test_real_decks(corpus: Path) -> None:
    pool = load_pool(corpus / "fftcg" / "cards.jsonl", "fftcg")
    paths = sorted((corpus / "fftcg" / "decks").glob("*.json"))
    decks = usable("fftcg", "fftcg-2020", [load_deck(str(p), pool) for p in paths], pool)
    assert len(decks) >= 43  # the three starters and forty more
    games = _play(Order("fftcg", "fftcg-2020", tuple(decks), pool, 40, seed=2))
    assert len(games) == 40
    assert msgspec.json.encode(games[0])
