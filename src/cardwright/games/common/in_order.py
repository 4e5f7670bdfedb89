"""Options that are selected from top to bottom (11.6.6, reading F82): the first ones, with none left out in between."""

from __future__ import annotations

from typing import Final

from cardwright.errors import Illegal
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Constraint

RULESET = "fftcg-2020"
IN_ORDER: Final = "in_order"


def _check(g: Game, decision: Decision, answer: Answer) -> None:
    if sorted(answer) != list((decision.options or ())[: len(answer)]):
        raise Illegal("the actions are selected from top to bottom", "11.6.6")


def _answers(g: Game, decision: Decision, limit: int) -> list[Answer]:
    options = decision.options or ()
    return [options[:count] for count in range(decision.most, decision.least - 1, -1)][:limit]


def _sample(g: Game, decision: Decision, random: Random) -> Answer:
    count = decision.least + random.below(decision.most - decision.least + 1)
    return (decision.options or ())[:count]


CONSTRAINTS: Final = {IN_ORDER: Constraint(_check, _sample, _answers)}
