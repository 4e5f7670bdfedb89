"""The search for payments finds one exactly where trying every combination does, and gives up fast where there is none."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from cardwright.errors import Illegal
from cardwright.games.fftcg.payment import CpSource, Need, can_pay, check_payment, payments

ELEMENTS = ("Fire", "Ice", "Wind")


def legal(need: Need, payment: tuple[CpSource, ...]) -> bool:
    try:
        check_payment(need, payment)
    except Illegal:
        return False
    return True


def by_hand(need: Need, available: list[CpSource]) -> bool:
    return any(legal(need, p) for size in range(len(available) + 1) for p in combinations(available, size))


@pytest.mark.clauses("fftcg-2020", "11.2.1", "11.2.1.1", "5.2.1.3", "5.2.1.3.1", "11.4.6.1.2")
def test_the_search_agrees_with_trying_everything() -> None:
    dice = random.Random(1)
    yes = no = 0
    for _ in range(600):
        available: list[CpSource] = []
        for card in range(dice.randint(0, 6)):
            how = dice.choice(["discard", "dull"])
            available += [(how, card, e) for e in dice.sample(ELEMENTS, dice.randint(1, 2))]
        wanted = tuple((e, dice.randint(1, 2)) for e in dice.sample(ELEMENTS, dice.randint(0, 3)))
        need = Need(max(1, dice.randint(1, 6), sum(n for _, n in wanted)), wanted, max(1, len(wanted)))
        possible = by_hand(need, available)
        assert can_pay(need, available) == possible
        found = payments(need, available, 20)
        assert bool(found) == possible
        assert all(legal(need, p) for p in found)
        yes, no = yes + possible, no + (not possible)
    assert min(yes, no) > 100


def test_what_cannot_be_paid_is_found_out() -> None:
    everything = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water")
    available: list[CpSource] = [("dull", card, e) for card in range(12) for e in everything]
    # trying every way would take longer than anybody waits
    assert not can_pay(Need(13, (("Fire", 1), ("Ice", 1)), 2), available)
