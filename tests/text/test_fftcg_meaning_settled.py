"""Whom a word means that the sentence has named, what was done to so many cards, and what is asked of players; with the tree it must
become."""

from __future__ import annotations

import pytest
from fftcg_meaning import T1, T2, effects, same

from cardwright.text import ir

TWO = "Choose 1 Forward you control and 1 Forward opponent controls. The former deals damage equal to its power to the latter."
HURT = "Choose 1 Forward and 1 Monster. Deal the Forward 7000 damage."


@pytest.mark.parametrize(("name", "meant"), [("former", T1), ("latter", T2)])
def test_it_is_the_one_of_two_that_was_asked_about(name: str, meant: ir.Ref) -> None:
    made = effects(f"{TWO} If the {name} is dull, break it.")[-1]
    assert same(made.effect, ir.Break(meant))  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", ["the Monster is of cost 3 or less", "the Monster's cost is 3 or less"])
def test_it_is_the_monster_that_was_asked_about(words: str) -> None:
    made = effects(f"{HURT} If {words}, break it.")[-1]
    assert same(made.effect, ir.Break(T2))  # type: ignore[attr-defined]


def test_it_is_the_one_to_which_it_would_be_done() -> None:
    made = effects(f"{HURT} Break the Monster if it is of cost 3 or less.")[-1]
    assert same(made.effect, ir.Break(T2))  # type: ignore[attr-defined]
    assert same(made.condition.card, T2)  # type: ignore[attr-defined]


@pytest.mark.parametrize("way", ["this way", "in this way"])
@pytest.mark.parametrize(("verb", "from_hand"), [("reveal", " from your hand"), ("discard", "")])
def test_in_this_way_is_this_way(verb: str, from_hand: str, way: str) -> None:
    made = effects(f"You may {verb} any number of Fire cards{from_hand}. Draw 1 card for each card {verb}ed {way}.")[-1]
    short = effects(f"You may {verb} any number of Fire cards{from_hand}. Draw 1 card for each card {verb}ed this way.")[-1]
    assert same(made, short)
