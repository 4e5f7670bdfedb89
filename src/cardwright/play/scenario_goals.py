"""Passing until something is so, as `resolve`, `settle` and `to` of scenario files say it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cardwright.kernel.decisions import Answer, Decision
from cardwright.play.answers import allowed
from cardwright.play.games import PLAYERS
from cardwright.play.scenario_choose import StepFailed
from cardwright.play.scenario_file import Action
from cardwright.play.scenario_steps import DECLINED, MAX_PASSES, Hand

Moment = tuple[int, str]  # a turn and a phase of it


def until(
    hand: Hand,
    done: Callable[[Hand], bool],
    following: Action | None,
    *,
    decline: bool,
    objected: Action | None = None,
) -> None:
    """Pass until `done`; stop early at a choice where the next step answers it or names what had one answer; fail at any other.

    `objected`: what the next step answers and the rules are to refuse, so that this is a choice of that player's, too.
    """
    turn = hand.match.state.turn
    for _ in range(MAX_PASSES):
        decision = hand.match.decision
        if done(hand):
            return
        if not decline and hand.match.state.turn != turn:
            raise StepFailed("the turn is over before that")
        if decision is None:
            raise StepFailed("the game ended before that")
        if hand.table.passing(decision) is not None:
            if following is not None and following.verb in ("block", "choose") and hand.answered_by(following):
                return
            hand.answer(hand.table.passing(decision))
        elif following is not None and (hand.answered_by(following) or hand.copy().taken_already(following)):
            return
        elif following is not None and following.verb == "concede":
            return  # a player may concede at any time, also in the middle of a choice
        elif not hand.fill() and not (decline and _decline(hand, decision)) and not hand.pay_left():
            if objected is not None and objected.player == decision.player:
                return
            raise StepFailed(f"{hand.waiting()}, which the next step does not answer")
    raise StepFailed(f"not reached after {MAX_PASSES} passes")


def _decline(hand: Hand, decision: Decision) -> bool:
    answer: Answer = False if decision.kind == "yes_no" else ()
    if decision.kind not in ("yes_no", "choose") or not allowed(hand.match, answer):
        return False
    hand.answer(answer)
    return True


def declined_for_other(hand: Hand, action: Action, following: Action | None) -> bool:
    """Whether a `choose` declines what the other player is asked now, and that player does not answer next.

    Nobody has to decline what is not asked; but where it is asked of the other one, the seat is a slip.
    """
    decision = hand.match.decision
    if decision is None or decision.player == action.player or hand.table.passing(decision) is not None:
        return False
    if action.verb != "choose" or action.value not in DECLINED or hand.copy().taken_already(action):
        return False
    if following is not None and following.player == decision.player:
        return False
    return hand.fits(msgspec.structs.replace(action, player=decision.player))


def settled(hand: Hand) -> bool:
    """Whether nothing is left to resolve or to fight, and somebody could act."""
    decision = hand.match.decision
    if decision is None:
        return True
    return hand.table.passing(decision) is not None and hand.table.settled(hand.match.state)


class Resolved:
    """Whether so many items have left the stack since the step began."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.waiting: set[int] = set()
        self.resolved = 0

    def __call__(self, hand: Hand) -> bool:
        now = {item.id for item in hand.match.state.stack}
        self.resolved += len(self.waiting - now)
        self.waiting = now
        decision = hand.match.decision
        idle = decision is None or hand.table.passing(decision) is not None
        # a game that ends while something resolves has nothing left to wait for; what resolves as it is played has done so
        gone = hand.table.end_means_turn and not now and not hand.match.state.waiting
        return decision is None or ((gone or self.resolved >= self.wanted) and idle)


def moment(hand: Hand) -> Moment:
    """Where the match stands."""
    return hand.match.state.turn, hand.table.phase(hand.match.state)


class Reached:
    """Whether the phase has been reached: the next one of that name, which may be the one that is now.

    Where a player is named, the one that is now counts only if the step before this one led into it. `over` says that the
    end of the game will do, too.
    """

    def __init__(self, hand: Hand, player: int | None, phase: str, came_from: Moment | None, *, over: bool) -> None:
        self.player, self.phase, self.over = player, phase, over
        arrived = came_from is not None and came_from != moment(hand)
        self.left = arrived or player is None or not self._here(hand)

    def _here(self, hand: Hand) -> bool:
        state = hand.match.state
        return hand.table.phase(state) == self.phase and self.player in (None, state.turn_player)

    def __call__(self, hand: Hand) -> bool:
        here = self._here(hand)
        if not here:
            self.left = True
        ended = self.over and hand.match.decision is None
        return ended or (here and self.left)


def goal_told(value: tuple[int | None, str]) -> str:
    """A `to` as the file writes it."""
    player, phase = value
    return f"to {PLAYERS[player] + '.' if player is not None else ''}{phase}"
