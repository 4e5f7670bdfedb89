"""A match: the driver that runs the rules up to the next decision, takes answers, copies, saves and rewinds.

The rules are generators. They hold no position of their own at an anchor, a decision at which the state alone says how to
go on. A match keeps the state of the last anchor and the answers since; a copy taken between anchors replays them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from zlib import crc32

import msgspec

from cardwright import __version__
from cardwright.errors import Illegal, SaveError
from cardwright.kernel import loops
from cardwright.kernel.decisions import Answer, Decision, Flow, check_answer, sample_answer
from cardwright.kernel.game import Game
from cardwright.kernel.log import Log
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Act, Constraint, Definition, Rules
from cardwright.kernel.state import State, decode_state

FORMAT = 3
PASS = ("pass",)
MAX_IDLE_STEPS = 10_000  # steps of the rules without a question: more is a fault of ours, not a position


class Match:
    """A game that is being played. `decision` is what it waits for, None once the game is over.

    With `auto_pass` nobody is asked where all that can be done is to pass: for programs that play both seats. Who sees that
    his opponent is not asked learns something about a hidden hand, so this is not for people.
    """

    __slots__ = (
        "_anchor",
        "_anchor_log",
        "_answers",
        "_at_anchor",
        "_flow",
        "_sampled",
        "auto_pass",
        "decision",
        "game",
    )

    def __init__(
        self,
        state: State,
        defs: Sequence[Definition],
        rules: Rules,
        log: Log | None = None,
        *,
        auto_pass: bool = False,
    ) -> None:
        self.game = Game(state, defs, rules, log)
        self.auto_pass = auto_pass
        self.decision: Decision | None = None
        self._anchor = state.fork()
        self._anchor_log = len(log.lines) if log is not None else 0
        self._answers: list[Answer] = []
        self._at_anchor = False
        self._sampled: tuple[Decision, Answer] | None = None
        self._flow: Flow[None] | None = self._run()
        self._advance(None)

    # state ---------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def over(self) -> bool:
        return self.game.state.winner != -2

    @property
    def winner(self) -> int | None:
        """0 or 1, -1 for a draw, None while the game goes on."""
        return None if self.game.state.winner == -2 else self.game.state.winner

    def fingerprint(self) -> str:
        """A digest of the position and of what was answered since the last anchor."""
        position = self.game.state.fingerprint()
        if self._at_anchor or self.over or not self._answers:
            return position
        said = msgspec.msgpack.encode([position, self._answers])
        return hashlib.blake2b(said, digest_size=16).hexdigest()

    # answering -----------------------------------------------------------------------------------------------------

    def answer(self, answer: Answer, player: int | None = None) -> None:
        """Answer the pending decision.

        Raises `Illegal` for a wrong seat, shape or choice, naming the clause; the game is then unchanged. Where an action
        turns out to be impossible half-way, it is taken back to the point before it began (14.1) and `Illegal` is raised.
        """
        decision = self.decision
        if decision is None:
            raise Illegal("the game is over: there is nothing to answer", self._clause("over", "3.1"))
        if player is not None and player != decision.player:
            raise Illegal(f"it is player {decision.player + 1} who is asked", self._clause("seat", "11.1.1"))
        if self._sampled is None or self._sampled[0] is not decision or self._sampled[1] is not answer:
            self.check(answer)
        if self._flow is None:
            self._resume()
        if self._at_anchor:
            self._set_anchor()
        self._answers.append(answer)
        try:
            self._advance(answer)
        except Illegal:
            self.cancel()
            raise

    def check(self, answer: Answer) -> None:
        """Raise `Illegal` where the pending decision does not allow this answer. Nothing changes."""
        decision = self.decision
        if decision is None:
            raise Illegal("the game is over: there is nothing to answer", self._clause("over", "3.1"))
        if decision.kind == "act":
            for act in decision.options or ():
                if act is answer:
                    return  # one of those that were listed
        constraint = self.game.rules.constraints[decision.rule] if decision.rule else None
        try:
            check_answer(decision, answer)
        except Illegal as refusal:
            raise (self._objection(constraint, decision, answer) if constraint else None) or refusal from None
        if decision.kind == "act":
            self.game.rules.check_act(self.game, decision.player, answer)
        elif constraint is not None:
            constraint.check(self.game, decision, answer)

    def _objection(self, constraint: Constraint, decision: Decision, answer: Answer) -> Illegal | None:
        """Why something that was chosen is not offered, where the game can say it of that."""
        if constraint.objection is None or not isinstance(answer, tuple):
            return None
        return constraint.objection(self.game, decision, answer)

    def acts(self) -> list[Act]:
        """The acts open at an `act` decision."""
        decision = self.decision
        if decision is None or decision.kind != "act":
            return []
        return list(self._listed(decision))

    def _listed(self, decision: Decision) -> tuple[Act, ...]:
        """The acts open at this decision, listed once."""
        options = decision.options
        if options is None:
            options = decision.options = tuple(self.game.rules.acts(self.game, decision.player))
        return options

    def sample(self, random: Random) -> Answer:
        """A random legal answer: it need not be checked when it is given."""
        decision = self.decision
        if decision is None:
            raise Illegal("the game is over: there is nothing to answer", self._clause("over", "3.1"))
        answer = self._sample(decision, random)
        self._sampled = (decision, answer)
        return answer

    def _sample(self, decision: Decision, random: Random) -> Answer:
        if decision.kind == "act":
            acts = self._listed(decision)
            return acts[random.below(len(acts))] if len(acts) > 1 else acts[0]
        if decision.rule:
            return self.game.rules.constraints[decision.rule].sample(self.game, decision, random)
        return sample_answer(decision, random)

    def _only_passes(self, decision: Decision) -> bool:
        """Whether the question is left out: all that can be done is to pass."""
        return self.auto_pass and decision.kind == "act" and self._listed(decision) == (PASS,)

    def _clause(self, key: str, usual: str) -> str:
        return self.game.rules.clauses.get(key, usual)

    def cancel(self) -> None:
        """Take back everything since the last anchor: the action that is being declared never happened (14.1-14.4).

        Raises `Illegal` after the end: nothing is being declared then.
        """
        if self.over:
            raise Illegal("the game is over", self._clause("over", "3.1"))
        if self._at_anchor:
            return
        self._restore(self._anchor.fork())
        self._answers = []
        self._at_anchor = False
        self._flow = self._run()
        self._advance(None)

    def end(self, winner: int, why: str) -> None:
        """End the game from outside the rules' own flow: a concession (2.1)."""
        self.game.state.winner = winner
        self.game.state.why = why
        self.decision = None
        self._flow = None

    def concede(self, player: int) -> None:
        """A player may give up at any time, and nothing can prevent it (2.1)."""
        if self.over:
            raise Illegal("the game is over", self._clause("over", "3.1"))
        if player not in (0, 1):
            raise Illegal(f"there is no player {player!r}", self._clause("seat", "11.1.1"))
        self.game.note("concede", "2.1", player)
        self.end(1 - player, self._clause("concede", "2.1"))

    # copies and saves ----------------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """A match of its own that goes on to the same end when it is given the same answers."""
        twin = Match.__new__(Match)
        log = self.game.log
        twin.game = self.game.fork(log.copy() if log else None)
        twin.decision = self.decision
        twin._anchor = self._anchor
        twin._anchor_log = self._anchor_log
        twin._answers = self._answers.copy()
        twin._at_anchor = self._at_anchor
        twin._flow = twin._sampled = None
        twin.auto_pass = self.auto_pass
        return twin

    def save(self) -> bytes:
        """The match as bytes. The definitions are not in it: whoever restores brings the same cards."""
        anchor = self.game.state if self._at_anchor or self.over else self._anchor
        answers = [] if self._at_anchor or self.over else self._answers
        game = msgspec.msgpack.encode(
            {
                "state": anchor.encode(),
                "answers": answers,
                "auto_pass": self.auto_pass,
                "after": self.game.state.fingerprint(),
            }
        )
        said = {"format": FORMAT, "version": __version__, "ruleset": self.game.rules.name}
        return msgspec.msgpack.encode({**said, "game": game, "sum": crc32(game)})

    @classmethod
    def restore(cls, data: bytes, defs: Sequence[Definition], rules: Rules, log: Log | None = None) -> Match:
        """The match that `save` wrote. Raises `SaveError` for other bytes, another version or other cards."""
        try:
            outer = msgspec.msgpack.decode(data)
            saved = (outer["format"], outer["version"], outer["ruleset"])
            if saved != (FORMAT, __version__, rules.name):
                raise SaveError(
                    f"saved by version {saved[1]} (format {saved[0]}, {saved[2]}), not {__version__} ({rules.name})"
                )
            if crc32(outer["game"]) != outer["sum"]:
                raise SaveError("the saved game is damaged")
            plain = msgspec.msgpack.decode(outer["game"])
            state = decode_state(plain["state"])
            answers = [_tuples(a) for a in plain["answers"]]
            auto_pass, after = plain["auto_pass"], plain["after"]
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError, RecursionError) as error:
            raise SaveError(f"not a saved game: {error}") from error
        if any(o.card >= len(defs) for o in state.objects):
            raise SaveError("the saved game holds cards that are not in the definitions given")
        try:
            match = cls(state, defs, rules, log, auto_pass=auto_pass)
            for answer in answers:
                match.answer(answer)
        except (Illegal, IndexError, KeyError) as error:
            raise SaveError(f"the saved game does not go on with these cards: {error}") from error
        if match.game.state.fingerprint() != after:
            raise SaveError("the saved game comes out differently with these cards")
        return match

    # the driver ----------------------------------------------------------------------------------------------------

    def _run(self) -> Flow[None]:
        game = self.game
        steps, asking, clauses = game.rules.steps, game.rules.ask_steps, game.rules.clauses
        glances = game.rules.glances if self.auto_pass else {}
        idle = 0
        while game.state.winner == -2:
            name = game.state.step
            idle += 1
            if idle > MAX_IDLE_STEPS:
                raise RuntimeError(f"the rules went through {MAX_IDLE_STEPS} steps without a question, last {name}")
            if name in glances and not loops.watching(game.state) and glances[name](game):
                continue
            flow = steps[name](game)
            if flow is None:
                continue
            decision = next(flow, None)
            self._at_anchor = name in asking
            while decision is not None:
                idle = 0
                if clauses:
                    clause = clauses.get(decision.reason, decision.clause)
                    if decision.least < decision.most:  # where fewer may be named the game may have a finer one
                        clause = clauses.get(f"{decision.reason} up to", clause)
                    decision.clause = clause
                watching = loops.watching(game.state)
                if watching:
                    loops.constrain(game, decision)
                passes = not watching and self._only_passes(decision)
                answer = PASS if passes else (yield decision)
                self._at_anchor = False
                if watching:
                    loops.remember(game, decision, answer)
                try:
                    decision = flow.send(answer)
                except StopIteration:
                    break

    def _advance(self, answer: Answer | None) -> None:
        assert self._flow is not None
        self.game.spared.clear()
        try:
            self.decision = self._flow.send(answer)
        except StopIteration:
            self.decision = None
            self._at_anchor = False
        except GameOver as over:
            self.game.state.winner = over.winner
            self.game.state.why = over.why
            self.decision = None
            self._at_anchor = False

    def _set_anchor(self) -> None:
        self._anchor = self.game.state.fork()
        self._anchor_log = len(self.game.log.lines) if self.game.log is not None else 0
        self._answers = []

    def _restore(self, state: State) -> None:
        self.game.state = state
        self.game.forget()
        if self.game.log is not None:
            self.game.log.cut(self._anchor_log)

    def _resume(self) -> None:
        """Start the rules again at the anchor and give them the answers since, so that they stand where this copy stands."""
        answers, halfway = self._answers, not self._at_anchor
        if halfway:
            self._restore(self._anchor.fork())
        self._flow = self._run()
        self._advance(None)
        if halfway:
            for answer in answers:
                self._advance(answer)


class GameOver(Exception):
    """Raised inside the rules when the game ends immediately; the driver turns it into the result."""

    def __init__(self, winner: int, why: str) -> None:
        self.winner = winner
        self.why = why
        super().__init__(why)


def _tuples(value: Answer) -> Answer:
    return tuple(_tuples(v) for v in value) if isinstance(value, list) else value
