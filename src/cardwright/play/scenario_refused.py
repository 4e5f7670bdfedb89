"""What the rules refuse: whether a step of a scenario is really refused, with a clause, and changes nothing."""

from __future__ import annotations

from cardwright.errors import Illegal
from cardwright.kernel.match import Match
from cardwright.kernel.view import NUMBERED
from cardwright.play.answers import legal_answers
from cardwright.play.scenario_choose import StepFailed, Unasked
from cardwright.play.scenario_file import Action
from cardwright.play.scenario_steps import MAX_PAYMENTS, Hand


def refused(hand: Hand, action: Action) -> Illegal:
    """The refusal of an illegal step. `StepFailed` where the rules do not refuse it, or the position changes.

    Everything happens on a copy; the match of `hand` stays as it is.
    """
    try:
        return _with_objections(hand, action, _refused(hand, action))
    except _Allowed as error:
        early = hand.table.too_early(hand.match, action.player, action.verb)
        if early is None:
            raise StepFailed(str(error)) from None
        return early


class _Allowed(Exception):
    """The action is allowed at the first decision that fits it."""

    def __init__(self, action: Action) -> None:
        super().__init__(f"{action.told()} is allowed, but the scenario says that it is illegal")


def _with_objections(hand: Hand, action: Action, refusal: Illegal) -> Illegal:
    """The refusal with the clauses by which what the step names beside the action is out of the question."""
    clauses = hand.table.objections(hand.match, action.player, action.verb, action.value, action.extra, hand.names)
    return Illegal(refusal.reason, ", ".join(filter(None, (refusal.clause, *sorted(clauses))))) if clauses else refusal


def _refused(hand: Hand, action: Action) -> Illegal:
    trial = hand.copy()
    trial.refusing = True
    trial.check_names(action)
    if action.verb in ("end", "concede"):
        return _refused_whole(trial, action)
    if not trial.to_first_fit(action):
        trial = hand.copy()
        reason = hand.table.refusal(trial.match, action.player, action.verb, action.value, trial.names)
        return reason or _wrong_time(trial, action)
    before = trial.match.fingerprint()
    try:
        trial.answer_action(action)
    except Unasked as error:
        return error  # the rest of the action was played on the copy; as it is written there is no such action
    except Illegal as error:
        begun = trial.match.fingerprint() != before
        if not trial.match.over:
            trial.match.cancel()
        if not error.clause:
            raise StepFailed(f"the refusal names no clause: {error}") from None
        if trial.match.fingerprint() != before:
            raise StepFailed(f"the refusal ({error}) changed the position") from None
        back = trial.match.game.rules.clauses.get("taken_back", "14.1")
        return Illegal(error.reason, f"{error.clause}, {back}") if begun else error
    stuck = dead_end(trial)
    if stuck is not None:
        return stuck
    raise _Allowed(action)


def dead_end(trial: Hand, tries: list[int] | None = None) -> Illegal | None:
    """The refusal of what was begun and cannot be completed, whatever is answered now (sve 10.6.2.6); None where it can be."""
    decision = trial.match.decision
    if decision is None or decision.kind == "act" or trial.table.passing(decision) is not None:
        return None
    tries = tries or [MAX_PAYMENTS]
    refusal: Illegal | None = None
    for answer in legal_answers(trial.match, MAX_PAYMENTS):
        tries[0] -= 1
        further = trial.copy()
        try:
            further.match.answer(answer)
        except Illegal as error:
            refusal = error
            continue
        refusal = dead_end(further, tries) if tries[0] > 0 else None
        if refusal is None:
            return None
    return refusal


def _refused_whole(trial: Hand, action: Action) -> Illegal:
    """The refusal of an action that passes until it is done: the passes before it count, what is refused changes nothing."""
    try:
        trial.play(action)
    except Illegal as error:
        before = trial.match.fingerprint()
        try:
            trial.play(action)
        except Illegal:
            if trial.match.fingerprint() == before:
                return error
        raise StepFailed(f"the refusal ({error}) changed the position") from None
    raise StepFailed(f"{action.told()} is allowed, but the scenario says that it is illegal")


def _wrong_time(trial: Hand, action: Action) -> Illegal:
    """The refusal of an action for which no decision of this turn asks."""
    before = trial.match.fingerprint()
    try:
        trial.match.answer((action.verb,), action.player)
    except Illegal as error:
        if trial.match.fingerprint() != before:
            raise StepFailed(f"the refusal ({error}) changed the position") from None
        return error
    raise StepFailed(f"{action.told()} is allowed, but the scenario says that it is illegal")


def by_name(match: Match, refusal: Illegal) -> Illegal:
    """The refusal with the card's name where it speaks of an object by its number, which no file says."""
    number, means, decision = refusal.reason.partition(" is not one of the choices for ")
    if not means or decision in NUMBERED or not number.isdecimal() or int(number) >= len(match.state.objects):
        return refusal
    return Illegal(match.game.name(match.state.objects[int(number)].ref) + means + decision, refusal.clause)
