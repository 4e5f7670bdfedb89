"""A match at a table: seats for people and bots, taking back, giving up, saving and going on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cardwright.errors import Illegal, SaveError
from cardwright.kernel.decisions import Answer
from cardwright.kernel.match import Match
from cardwright.kernel.view import offered, sees
from cardwright.play.answers import has_choice
from cardwright.play.arena import new_match
from cardwright.play.games import Prepared
from cardwright.play.recording import CONCEDE, Recording, as_answer, give, prepare_again, record

_REVEALING = ("reveal", "look")  # kinds of log lines by which all learn what was hidden


class Moment(msgspec.Struct, frozen=True):
    """The match just before an answer, for taking it back."""

    match: Match
    player: int
    choice: bool  # whether there was anything to choose
    answers: int
    lines: int
    known: frozenset[int]  # what the player could see then
    random: int


class Session:
    """A match in progress, with what is needed to take back and to write it down."""

    def __init__(self, prepared: Prepared, seed: int, seats: Sequence[int] = (0, 1)) -> None:
        self.prepared = prepared
        self.seed = seed
        self.seats = tuple(seats)
        self.match = new_match(prepared, seed, log=True, seats=self.seats)
        self.answers: list[Any] = []
        self.moments: list[Moment] = []
        self.kept: list[Any] | None = None  # the answers that a file has, as a person saved them

    # playing -------------------------------------------------------------------------------------------------------

    def answer(self, answer: Answer, player: int) -> None:
        """Answer the pending decision as `player`. Raises `Illegal`; the match is then as it was before the action."""
        if self.match.decision is None:
            raise Illegal("the game is over: there is nothing to answer", "3.1")
        moment, asked = self._moment(), self.match.decision
        try:
            self.match.answer(answer, player)
        except Illegal:
            if self.match.decision is not asked:  # the whole action was taken back (14.1)
                self._rewind_to_match()
            raise
        self.moments.append(moment)
        self.answers.append(answer)

    def concede(self, player: int) -> None:
        """Give up."""
        self.match.concede(player)
        self.answers.append((CONCEDE, player))
        self.moments.clear()

    def cancel(self) -> None:
        """Take back the action that is being declared.

        `Illegal` where none is, where it is the other player's or that one has decided anything in it, or where something
        hidden has been learnt by it.
        """
        asked, back = self.match.decision, self.match.copy()
        back.cancel()
        began = _stand(back)
        if asked is None or began == _stand(self.match):
            raise Illegal("no action is being declared", "14.1")
        for moment in reversed(self.moments):
            if moment.player != asked.player and moment.choice:
                raise Illegal("the other player has acted since", "14.1")
            if _stand(moment.match) == began:
                self._check_secret(moment, asked.player)
                break
        self.match.cancel()
        self._rewind_to_match()

    def _rewind_to_match(self) -> None:
        """After the match went back by itself: forget the answers that it forgot."""
        now = _stand(self.match)
        while self.moments:
            moment = self.moments.pop()
            self.answers = self.answers[: moment.answers]
            if _stand(moment.match) == now:
                return

    def _moment(self) -> Moment:
        match, decision = self.match, self.match.decision
        assert decision is not None
        lines = len(match.game.log.lines) if match.game.log is not None else 0
        known = known_to(match, decision.player)
        return Moment(
            match.copy(), decision.player, has_choice(match), len(self.answers), lines, known, match.state.random
        )

    # taking back ---------------------------------------------------------------------------------------------------

    def undo(self, player: int) -> None:
        """Go back to the player's last decision with a choice.

        `Illegal` where there is none, where another player has decided anything since, or where the player has learnt
        something hidden since (a draw, a look, a die).
        """
        for depth, moment in enumerate(reversed(self.moments), 1):
            if moment.player != player:
                if moment.choice:
                    raise Illegal("the other player has acted since", "14.1")
                continue
            if moment.choice:
                self._check_secret(moment, player)
                self.match = moment.match
                self.answers = self.answers[: moment.answers]
                del self.moments[-depth:]
                return
        raise Illegal("there is nothing to take back", "14.1")

    def _check_secret(self, moment: Moment, player: int) -> None:
        log = self.match.game.log
        lines = log.lines[moment.lines :] if log is not None else []
        told = any(line.seen_by == player or (line.kind in _REVEALING and line.seen_by < 0) for line in lines)
        if told or self.match.state.random != moment.random or known_to(self.match, player) - moment.known:
            raise Illegal("something hidden has been revealed since", "14.1")

    # writing down --------------------------------------------------------------------------------------------------

    def recording(self) -> Recording:
        """The game so far."""
        return record(self.prepared, self.seed, self.answers, self.match, self.seats)

    def whole(self) -> Session:
        """The game up to its last answer, played again: whatever broke this one off may have come in the middle of one."""
        again = Session(self.prepared, self.seed, self.seats)
        for answer in self.answers:
            give(again.match, answer)
            again.answers.append(answer)
        return again

    @classmethod
    def resume(cls, recording: Recording) -> Session:
        """The session that a recording holds, at its last answer. SaveError where it does not come out as recorded."""
        session = cls(prepare_again(recording), recording.seed, recording.seats)
        for number, plain in enumerate(recording.answers, 1):
            if session.match.decision is None:
                raise SaveError(f"the saved game goes on after its end, at answer {number}")
            try:
                session.moments.append(session._moment())
                give(session.match, plain)
            except Illegal as error:
                raise SaveError(f"answer {number} of the saved game is refused: {error}") from None
            session.answers.append(as_answer(plain))
        if session.match.fingerprint() != recording.ending.fingerprint:
            raise SaveError("the saved game comes out differently with this version's rules")
        return session


def _stand(match: Match) -> tuple[str, str, str]:
    """Where a match stands: the position and what is asked."""
    decision = match.decision
    return (match.fingerprint(), decision.kind if decision else "", decision.reason if decision else "")


def known_to(match: Match, player: int) -> frozenset[int]:
    """The objects that the player can see now, those that a pending decision shows included."""
    seen = {o.id for o in match.state.objects if sees(match.game, player, o)}
    return frozenset(seen) | offered(match.game, player, match.decision)
