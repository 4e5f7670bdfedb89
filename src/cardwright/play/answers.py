"""The legal answers to a decision, as far as one wants to know them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, pairwise, permutations

from cardwright.errors import Illegal
from cardwright.kernel.decisions import Answer, Decision, one_answer, only_answer
from cardwright.kernel.match import Match


def legal_answers(match: Match, limit: int = 64) -> list[Answer]:
    """Some legal answers to the pending decision, at most `limit`, in an order that depends on the position alone."""
    decision = match.decision
    if decision is None:
        return []
    if decision.kind == "act":
        return list(match.acts()[:limit])
    if decision.rule:
        return match.game.rules.constraints[decision.rule].answers(match.game, decision, limit)
    return list(islice(plain_answers(decision), limit))


def has_choice(match: Match) -> bool:
    """Whether the pending decision has at least two legal answers."""
    decision = match.decision
    if decision is None:
        return False
    if decision.kind == "act":
        return len(match.acts()) > 1
    if decision.rule:
        return len(match.game.rules.constraints[decision.rule].answers(match.game, decision, 2)) > 1
    return not one_answer(decision)


def plain_answers(decision: Decision) -> Iterator[Answer]:
    """The answers to a decision that is not an act, by its kind and bounds (a further rule set aside)."""
    options = decision.options or ()
    if one_answer(decision):
        yield only_answer(decision)
    elif decision.kind == "yes_no":
        yield from (True, False)
    elif decision.kind == "number":
        yield from range(decision.least, decision.most + 1)
    elif decision.kind == "choose":
        for size in range(decision.least, min(decision.most, len(options)) + 1):
            yield from combinations(options, size)
    elif decision.kind == "order":
        yield from permutations(options)
    elif decision.kind == "divide":
        yield from _divisions(decision)


def _divisions(decision: Decision) -> Iterator[Answer]:
    options = decision.options or ()
    units = decision.most // decision.unit
    for size in range(1, min(len(options), units) + 1):
        for chosen in combinations(options, size):
            for cuts in combinations(range(1, units), size - 1):
                edges = (0, *cuts, units)
                shares = [(b - a) * decision.unit for a, b in pairwise(edges)]
                yield tuple(zip(chosen, shares, strict=True))


def allowed(match: Match, answer: Answer) -> bool:
    """Whether the pending decision allows this answer."""
    try:
        match.check(answer)
    except Illegal:
        return False
    return True
