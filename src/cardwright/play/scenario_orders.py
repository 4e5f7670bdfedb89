"""What a step says without words: orders that make no difference, windows that were passed, what a `pass` declines."""

from __future__ import annotations

from cardwright.kernel import loops
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.match import Match
from cardwright.play.answers import legal_answers
from cardwright.play.games import Table

_ORDERED = frozenset({"replacement", "pending"})  # reasons of questions that ask what comes next
_TRIES = 120  # orders that are tried, parts of orders included
_MOST = 6  # things to be ordered


def unsaid(match: Match) -> Answer | None:
    """The answer where a scenario says none: any order where none matters; that a follower with Ward stays reserved (sve 12.8.2)."""
    decision = match.decision
    if decision is not None and decision.reason == "ward_entry":
        return False
    return legal_answers(match, 1)[0] if no_matter(match) else None


def no_matter(match: Match) -> bool:
    """Whether the pending decision asks for an order, and all orders lead to the same position without another question between.

    What may come after a step of the order, and asks for something itself, makes the order a real one.
    """
    decision = match.decision
    if decision is None or decision.reason not in _ORDERED or len(decision.options or ()) > _MOST:
        return False
    ends: set[str] = set()
    seen: set[str] = set()
    todo = [match]
    for _ in range(_TRIES):
        if not todo:
            return len(ends) == 1
        now = todo.pop()
        for answer in legal_answers(now, _MOST):
            further = now.copy()
            further.answer(answer)
            asked = further.decision
            place = _place(further)
            if asked is None or asked.kind == "act":
                ends.add(place if asked is not None else f"won by {further.winner}")
            elif (asked.reason, asked.player) != (decision.reason, decision.player):
                return False
            elif decision.reason == "replacement" or place not in seen:  # between replacements nothing has happened yet
                seen.add(place)
                todo.append(further)
        if len(ends) > 1:
            return False
    return False


def _place(match: Match) -> str:
    """The position, without the order in which like things came about: what it is, and what all cards in it are."""
    game = match.game
    here = [o.id for zones in game.state.zones for zone in zones for o in map(game.state.objects.__getitem__, zone)]
    shown = [repr(game.chars(i)) for i in here if game.rules.zones[game.state.objects[i].zone].in_play]
    return loops.digest([loops.signature(game, match.winner, ordered=False), sorted(shown)])


def same_things(one: Answer, other: Answer) -> bool:
    """Whether both are the same things, in whatever order."""
    return isinstance(one, tuple) and isinstance(other, tuple) and sorted(map(repr, one)) == sorted(map(repr, other))


def passed_before(taken: list[tuple[Decision, Answer]], table: Table, player: int) -> bool:
    """Whether the player's `pass` says what the step before took for granted: nothing could be done in that window; used up then.

    Who declines what an opponent's `end` has gone through (sve 7.4.5.c) does not end the turn that has begun since.
    """
    for position, (decision, answer) in enumerate(taken):
        if decision.player == player and answer == table.passing(decision):
            del taken[position]
            return True
    return False


def phases_begun(match: Match) -> int:
    """How many phases have begun: the next may be another one of its name."""
    log = match.game.log
    return sum(line.kind == "phase" for line in log.lines) if log is not None else 0


def declining(table: Table, decision: Decision) -> Answer | None:
    """What a `pass` says: to decline in a window, or what is offered."""
    return False if decision.kind == "yes_no" else table.passing(decision)
