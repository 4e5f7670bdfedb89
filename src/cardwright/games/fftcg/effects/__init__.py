"""The executors of instructions, grouped by meaning. `run` carries out a text; `unable` says what cannot be."""

from cardwright.games.fftcg.effects import (
    characters,
    choosing,
    continuous,
    damage,
    deck,
    moving,
    rest,
    structure,
)
from cardwright.games.fftcg.effects.registry import EXECUTORS, carry_out, executes, handled, run, unable

__all__ = [
    "EXECUTORS",
    "carry_out",
    "characters",
    "choosing",
    "continuous",
    "damage",
    "deck",
    "executes",
    "handled",
    "moving",
    "rest",
    "run",
    "structure",
    "unable",
]
