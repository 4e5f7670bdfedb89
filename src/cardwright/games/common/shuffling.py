"""Decks that were searched and are shuffled once the text that says so has been followed (15.1.1.8.1; reading F78)."""

from __future__ import annotations

from typing import Final, TypeVar

from cardwright.games.common.actions import shuffle_deck
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game

RULESET = "fftcg-2020"
DUE: Final = "shuffle"  # State.memory: the players whose decks are to be shuffled
Done = TypeVar("Done")  # what carrying it out comes to


def put_off(g: Game, player: int) -> None:
    """The player's deck is shuffled later, and once, however often it was searched."""
    g.state.memory[DUE] = tuple(dict.fromkeys((*g.state.memory.get(DUE, ()), player)))


def shuffle_due(g: Game) -> None:
    """Shuffle what is due: after the text, or before cards are put into a deck that would else be shuffled with it."""
    for player in g.state.memory.pop(DUE, ()):
        if isinstance(player, int):
            shuffle_deck(g, player)


def followed(g: Game, text: Flow[Done]) -> Flow[Done]:
    """Carry out the instructions of a text, then shuffle the decks that it searched; not those of a text in the middle of which it comes."""
    outer = g.state.memory.pop(DUE, ())
    done = yield from text
    shuffle_due(g)
    if outer:
        g.state.memory[DUE] = outer
    return done
