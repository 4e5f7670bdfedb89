"""The legal answers to a decision, as far as one wants to know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from cardwright.errors import Illegal
from cardwright.kernel.decisions import Answer, Decision, Option, is_alike, one_answer, plain_answers
from cardwright.kernel.match import Match

# reasons whose options are numbered abilities or effects with a name; the `data` of the decision are their cards
SOURCED = frozenset({"stack_order", "pending", "replacement", "timestamps"})


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
    """Whether the pending decision has at least two legal answers between which there is a difference."""
    decision = match.decision
    if decision is None:
        return False
    if decision.kind == "act":
        return len(match.acts()) > 1
    if decision.rule:
        return len(match.game.rules.constraints[decision.rule].answers(match.game, decision, 2)) > 1
    return not is_alike(decision) and not one_answer(decision)


def assignments(
    groups: Sequence[Sequence[Option]], limit: int, key: Callable[[Option], Any] = lambda o: o
) -> list[Answer]:
    """Ways of taking one option from each group, none twice by its `key`: at most `limit`, found without trying in vain for long."""
    found: list[Answer] = []
    tries = [limit * 50]

    def take(picked: tuple[Option, ...], used: frozenset[Any]) -> None:
        tries[0] -= 1
        if len(found) >= limit or tries[0] < 0:
            return
        if len(picked) == len(groups):
            found.append(picked)
            return
        for option in groups[len(picked)]:
            if key(option) not in used:
                take((*picked, option), used | {key(option)})

    take((), frozenset())
    return found


def saying(decision: Decision, number: int) -> list[int]:
    """The printed option with this number, where it is offered, and what else says the same: it may be taken again."""
    options = [each for each in decision.options or () if isinstance(each, int)]
    if number not in options or not decision.says:
        return [number] if number in options else []
    said = decision.says[options.index(number)]
    return [each for each, says in zip(options, decision.says, strict=True) if says == said]


def allowed(match: Match, answer: Answer) -> bool:
    """Whether the pending decision allows this answer."""
    try:
        match.check(answer)
    except Illegal:
        return False
    return True
