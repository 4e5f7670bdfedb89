"""What was seen of a position is true until something that it reads has changed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cardwright.kernel.game import Game
from cardwright.kernel.rules import Derived, Rules
from cardwright.kernel.state import ELSEWHERE, MISC, STATUS, STRUCTURE, State

ALL = (STRUCTURE, STATUS, MISC, ELSEWHERE)


def seen_with(reads: int) -> Game:
    """A game of nothing whose derived view reads this of the position."""
    rules: Any = SimpleNamespace(derive=lambda game: Derived(reads=reads), knows=lambda defs: None)
    return Game(State("none", [], [], 1), (), cast(Rules, rules))


@pytest.mark.parametrize("reads", [0, STATUS, MISC, ELSEWHERE, STATUS | MISC])
@pytest.mark.parametrize("what", [*ALL, STRUCTURE | ELSEWHERE, STATUS | MISC])
def test_a_view_lasts_until_what_it_reads_has_changed(reads: int, what: int) -> None:
    game = seen_with(reads)
    view = game.derived
    assert game.derived is view
    game.changed(what)
    game.changed(what)
    assert (game.derived is view) == (not what & (STRUCTURE | reads))


@pytest.mark.parametrize("what", ALL)
def test_answers_last_until_anything_changes_or_is_seen_otherwise(what: int) -> None:
    game = seen_with(0)
    view = game.derived
    game.memo["asked"] = True
    assert game.derived is view and game.memo
    game.changed(what)
    assert not game.memo
    game.memo["asked"] = True
    game.keep(Derived())
    assert not game.memo


def test_every_change_is_counted() -> None:
    game = seen_with(0)
    for what in ALL:
        game.changed(what)
    game.changed(STRUCTURE | MISC)
    state = game.state
    assert (state.structure, state.status, state.misc, state.elsewhere) == (2, 1, 2, 1)


def test_nothing_is_seen_of_a_state_that_was_replaced() -> None:
    game = seen_with(0)
    view, game.memo["asked"] = game.derived, True
    game.forget()
    assert game.derived is not view and not game.memo


def test_a_copy_sees_the_same_for_as_long_as_it_is_the_same() -> None:
    game = seen_with(MISC)
    unseen = game.fork()
    seen = (game.derived, game.fork())[1]
    assert seen.derived.notes is not game.derived.notes and seen.derived.chars is game.derived.chars
    seen.changed(MISC)
    assert seen.derived.chars is not game.derived.chars
    assert unseen.derived.chars is not game.derived.chars
