"""Playing the steps of a scenario: passing until a step fits, filling in what has one answer, refusing what the rules refuse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cardwright.errors import CardwrightError, Illegal, InputError
from cardwright.kernel.decisions import Answer, Decision, is_alike
from cardwright.kernel.match import Match
from cardwright.play import scenario_choose as choosing
from cardwright.play.answers import allowed, legal_answers
from cardwright.play.games import PLAYERS, Adapter, Before
from cardwright.play.scenario_choose import Part, StepFailed, Unasked, choose_answers, left, offered
from cardwright.play.scenario_costs import with_additional
from cardwright.play.scenario_file import Action
from cardwright.play.scenario_orders import declining, passed_before, phases_begun, same_things, unsaid
from cardwright.play.scenario_setup import Names
from cardwright.play.table_parts import copies_leave, copies_trigger, forced_besides, mark, names_too_few, use_up

MAX_PASSES = 8_000
_GROUPS = frozenset({"select", "search"})  # reasons that may ask once for each group of one sentence
DECLINED: tuple[Any, ...] = (False, [False], "none", ["none"], [])
_ORDERED = frozenset({"replacement", "pending"})  # reasons of questions that ask what comes next
MAX_PAYMENTS = 300  # how many are compared where the scenario does not say how to pay


class Hand:
    """Plays actions on one match. Copies of it play on copies of the match."""

    def __init__(self, made: Adapter, match: Match, names: Names) -> None:
        self.made = made
        self.table = made.table
        self.match = match
        self.names = names
        self.asked: list[str] = []  # clauses of the questions answered since the last expectation
        self.chooses = False  # whether the next step makes a choice: what is left to pay then waits for it
        self.waits = False  # whether the next step of a player does, after what may be looked at before
        self.next_choice: Action | None = None  # and the choice, where nothing looks at the decision before
        self.taken: list[tuple[Decision, Answer]] = []  # what had one answer since the last action, but for choices
        # what is left of a list that answers one question of a player after the other
        self.order: tuple[str, int, list[Any]] = ("", 0, [])
        self.refusing = False  # whether the step has to be refused
        self.left_out = False  # whether the action before this step left its targets out, and nothing was passed since
        self.unpaid: tuple[Action, dict[str, Any], Before] | None = None  # an action that a choice holds up

    def copy(self) -> Hand:
        twin = self.match.copy()
        hand = Hand(self.made, twin, self.names.on(twin))
        hand.asked = self.asked.copy()
        hand.chooses, hand.waits, hand.order, hand.taken = self.chooses, self.waits, self.order, self.taken.copy()
        hand.refusing, hand.next_choice, hand.unpaid = self.refusing, self.next_choice, self.unpaid
        return hand

    def answer(self, answer: Answer, player: int | None = None) -> None:
        """Answer the pending decision, and note what was done without asking."""
        asked = self.match.decision
        clause = asked.clause if asked is not None else ""
        self.match.answer(answer, player)
        self.taken += self.match.game.spared
        if asked is not None and asked.reason == "pending" and len(pending := asked.options or ()) == 2:
            # the last of an order is not asked for
            self.taken += [(asked, (other,)) for other in pending if (other,) != answer]
        self.asked.append(clause)

    # actions -------------------------------------------------------------------------------------------------------

    def play(self, action: Action, following: Action | None = None) -> None:
        """Play an action, passing first until it fits. `Illegal` where the rules refuse it."""
        if action.verb != "choose" or not self._order_goes_on():
            self.order = ("", 0, [])
        if action.verb == "pass" and passed_before(self.taken, self.table, action.player):
            return
        if action.verb != "choose":
            self.taken.clear()
        elif self._meant_before(action, following) or (self.left_out and self._names_taken(action)):
            return
        if action.verb == "concede":
            self.match.concede(action.player)
        elif action.verb == "end":
            self._end(action.player)
        else:
            action, agreed = with_additional(self, action, following)
            self.reach(action)
            self.taken += [(agreed, True)] if agreed is not None else []

    def _order_goes_on(self) -> bool:
        """Whether a listed order of pending abilities waits for what is asked as the first of them resolve: targets, a discard."""
        reason, player, rest = self.order
        decision = self.match.decision
        named = reason == "pending" and all(isinstance(item, str) for item in rest)
        return named and decision is not None and (decision.reason, decision.player) != (reason, player)

    def reach(self, action: Action) -> None:
        """Play the action at the first decision of this turn that it fits and where the rules allow it.

        Where they never do, the refusal at the first one that it fits stands.
        """
        first: Illegal | None = None
        start, filled = self.copy(), False
        last = self.match.state.turn
        for _ in range(MAX_PASSES):
            if self.match.decision is None or self.match.state.turn != last:
                break
            if self.fits(action):
                try:
                    trial = self.copy()
                    trial.answer_action(action)
                except Illegal as error:
                    first = first or error
                else:
                    self._adopt(trial)
                    return
            elif filled and self.taken_already(action, before=start.taken):
                return
            filled = self.table.passing(self.match.decision) is None
            if not self._pass_on():
                break
        self._adopt(start)
        if first is None and (self.done_without_asking(action) or self.taken_already(action)):
            return
        if first is None:
            self.check_names(action)
        raise first or StepFailed(f"it fits no decision of this turn; {self.waiting()}")

    def taken_already(self, action: Action, before: Sequence[tuple[Decision, Answer]] = ()) -> bool:
        """Whether a `choose` names what had to be chosen anyway, so that it was done without asking; it is used up.

        What was done `before` is not looked at.
        """
        for decision, answer in self.taken if action.verb == "choose" else ():
            if any(decision is earlier for earlier, _ in before):
                continue
            meant = choose_answers(self.match, decision, action.value, self.names)
            if decision.player == action.player and (answer in meant or any(same_things(answer, a) for a in meant)):
                self.taken = [t for t in self.taken if t[0] is not decision]
                return True
            mine = isinstance(action.value, list) and action.value and decision.player == action.player
            if mine and not left(self.match, decision, action.value, self.names, self.taken):
                self.taken.clear()  # one list for several questions of one sentence
                return True
        return False

    def _meant_before(self, action: Action, following: Action | None) -> bool:
        """Whether a `choose` can only mean what was done without asking: else the one after it would have nothing to answer."""
        if following is None or following.verb != "choose" or not self.taken or not self.copy().reached(action):
            return False
        if self.copy().reached(action, following):
            return False
        trial = self.copy()
        return trial.taken_already(action) and trial.copy().reached(following) and self.taken_already(action)

    def _names_taken(self, action: Action) -> bool:
        """Whether a `choose` names cards that the action before it took without asking, where nothing is asked now."""
        decision, value = self.match.decision, action.value
        idle = decision is not None and self.table.passing(decision) is not None
        named = isinstance(value, list) and all(isinstance(item, (str, dict)) for item in value)
        return idle and named and not self.fits(action) and self.taken_already(action)

    def reached(self, *actions: Action) -> bool:
        """Play these, one after another; whether all of them could be. Where not, the position is somewhere on the way."""
        try:
            for action in actions:
                self.reach(action)
        except CardwrightError:
            return False
        return True

    def done_without_asking(self, action: Action) -> bool:
        """Pass to where the action would have been the only answer, if there is such a place in this turn."""
        if action.verb == "choose" and action.value in DECLINED:  # nobody has to decline what is not asked
            asked = self.match.decision
            mine = asked is not None and asked.player == action.player and self.table.passing(asked) is None
            return not (mine and action.value == [] and asked is not None and asked.kind == "choose")
        trial, turn = self.copy(), self.match.state.turn
        for _ in range(MAX_PASSES):
            if trial.table.needless(trial.match, action.player, action.verb, action.value):
                self._adopt(trial)
                return True
            if trial.match.decision is None or trial.match.state.turn != turn or not trial._pass_on():
                return False
        return False

    def _adopt(self, trial: Hand) -> None:
        self.match, self.names, self.asked = trial.match, trial.names, trial.asked
        self.order, self.taken, self.unpaid = trial.order, trial.taken, trial.unpaid

    def check_names(self, action: Action) -> None:
        """InputError where the action names a card that the game does not have: nobody can do that, but by mistake."""
        if action.verb == "choose":
            try:
                choosing.check_items(action.value, self.made, self.names)
            except InputError as error:
                raise InputError(f"{error}; {self.waiting()}") from None
        elif action.verb in self.table.verbs:
            for name in action.value if isinstance(action.value, list) else [action.value]:
                if name not in (None, False, "none"):
                    self.names.find(str(name), action.player)

    def to_first_fit(self, action: Action) -> bool:
        """Pass until the pending decision fits the action; whether it ever does this turn."""
        turn = self.match.state.turn
        for _ in range(MAX_PASSES):
            decision = self.match.decision
            if decision is None or self.match.state.turn != turn:
                return False
            if self.fits(action):
                return True
            if not self._pass_on():
                return False
        return False

    def _pass_on(self) -> bool:
        """Decline in a window, or fill in what has one answer; False at a real choice, and where declining is not allowed."""
        decision = self.match.decision
        passing = self.table.passing(decision) if decision is not None else None
        if passing is None:
            self.chooses = self.waits = False  # the next step is here, and does not answer this
            return self.fill() or self.pay_left()
        if not allowed(self.match, passing):
            return False
        self.answer(passing)
        return True

    def fits(self, action: Action) -> bool:
        """Whether the pending decision is one that such an action answers."""
        if (decision := self.match.decision) is None or decision.player != action.player:
            return False
        if action.verb == "choose":
            declared = decision.reason in self.table.verbs and self.table.passing(decision) is not None  # attack, block
            if decision.kind == "act" or declared:
                return False
            whole = self._choice(decision, action.value, legal=True)
            return bool(whole) or self._first_part(decision, action) is not None
        if action.verb == "pass":
            return declining(self.table, decision) is not None
        return self.table.open_for(self.match, action.player, action.verb)

    def answer_action(self, action: Action) -> None:
        """Answer the pending decision with the action, and what follows from its siblings."""
        decision = self.match.decision
        assert decision is not None
        if action.verb == "pass":
            self.answer(declining(self.table, decision), action.player)
            return
        extra, before = dict(action.extra), Before.of(self.match)
        if action.verb == "choose":
            answers = self._choice(decision, action.value, legal=False)
            whole = any(allowed(self.match, answer) for answer in answers)
            if not whole and (part := self._first_part(decision, action)) is not None:
                self._answer_in_parts(decision, action, part)
                return
        else:
            answers = self.table.answers(self.match, action.player, action.verb, action.value, extra, self.names)
        self._give(answers, action.player)
        held_up, self.unpaid = self.unpaid, None
        if held_up is not None and action.verb == "choose" and held_up[0].player == action.player:
            action, extra, before = held_up[0], dict(held_up[1]), held_up[2]
        self._follow(action, extra, before)

    def _first_part(self, decision: Decision, action: Action) -> Part | None:
        """The answer to the decision that is part of what a `choose` lists, where it answers several questions."""
        if decision.kind == "yes_no":
            if not allowed(self.match, True):
                return None
            if isinstance(action.value, list) and action.value[0] is True and action.value[1:]:
                action = msgspec.structs.replace(action, value=action.value[1:])
            agreed = self.copy()
            agreed.chooses = True
            agreed.taken.clear()
            agreed.answer(True)
            if agreed.taken_already(action):
                return Part(True, [])  # what is named is all that there is, so that nobody is asked for it
            asked = agreed.match.decision
            meant = asked is not None and asked.kind != "yes_no" and agreed.fits(action)
            about = choosing.names_source(decision, action.value, self.names)
            return Part(True, action.value if meant else []) if meant or about else None
        if (part := self._in_turn(action.value)) is not None:
            return part
        listed = action.value if isinstance(action.value, list) else []
        if decision.reason == "targets" and (named := choosing.sharers(listed)):
            shared = self._choice(decision, named, legal=True)
            return Part(shared[0], listed) if shared else None  # who shares in a division is chosen before it
        if not self._one_at_a_time(decision) or len(listed) < 2:
            return None
        meanings = [self._choice(decision, [item], legal=True) for item in listed]
        return Part(meanings[0][0], listed[1:], again=True) if all(meanings) else None

    def _one_at_a_time(self, decision: Decision) -> bool:
        """Whether it asks for one thing where others are asked for afterwards: an order, or what a cost takes."""
        return (decision.reason in _ORDERED or decision.reason in self.table.payments) and decision.most == 1

    def _answer_in_parts(self, decision: Decision, action: Action, part: Part) -> None:
        """Give the first part of what is listed; the rest answers the next question, or the same one whenever it is asked again."""
        before = Before.of(self.match)
        self.answer(part.first, action.player)
        rest = msgspec.structs.replace(action, value=part.rest)
        if not part.rest or (not self.fits(rest) and self.taken_already(rest)):
            self._follow(action, {}, before)
            return
        if not part.again:
            self.answer_action(rest)
            return
        self.order = (decision.reason, decision.player, part.rest)
        self._follow(action, {}, Before.of(self.match))
        if self.order[2] and decision.reason in self.table.payments:
            raise Illegal(f"{self.order[2][0]} cannot be chosen here", self._clause())

    def _next_listed(self, decision: Decision) -> bool:
        """Answer with what was listed next for this question, if anything was; whether so."""
        reason, player, rest = self.order
        if (decision.reason, decision.player) != (reason, player) or not rest:
            return False
        found = next((item for item in rest if self._choice(decision, [item], legal=True)), None)
        if found is None:
            return False
        self.order = (reason, player, [item for item in rest if item is not found])
        self._give(self._choice(decision, [found], legal=True), decision.player)
        return True

    def _give(self, answers: Sequence[Answer], player: int) -> None:
        """Give the first answer that the decision allows; where none is, let the rules refuse the likeliest."""
        if not answers:
            raise Illegal("nothing that is named can be chosen here", self._clause())
        for answer in answers:
            if allowed(self.match, answer):
                self.answer(answer, player)
                return
        self.answer(answers[0], player)
        raise Illegal("this cannot be chosen here", self._clause())

    def _clause(self) -> str:
        return (self.match.decision.clause if self.match.decision else "") or self._named_clause("choice", "14.1")

    def _named_clause(self, key: str, usual: str) -> str:
        """The ruleset's clause for this, where it is another than the usual one."""
        return self.match.game.rules.clauses.get(key, usual)

    def _too_few(self, decision: Decision) -> Unasked:
        pays = decision.reason in self.table.payments
        clause = self._named_clause(decision.reason if pays else "all_targets", decision.clause)
        return Unasked(f"the cards named cannot {'pay all of it' if pays else 'be all that is asked for'}", clause)

    def _follow(self, action: Action, extra: dict[str, Any], before: Before) -> None:
        """Answer the decisions within the action: from its siblings, or where there is one answer."""
        mark(extra, exact=self.refusing)
        self._use_up(action, extra)
        while (decision := self.match.decision) is not None:
            if self.table.passing(decision) is not None:
                break
            told = (
                self.table.follow(self.match, action.verb, extra, self.names)
                if decision.player == action.player
                else None
            )
            if told is not None:
                self._give(told, decision.player)
            elif self.refusing and names_too_few(decision, action.extra):
                raise self._too_few(decision)
            elif not self.fill() and ((self.chooses and self._left_open()) or not self.pay_left()):
                break
            self._use_up(action, extra)
        if (
            decision is not None
            and (extra.get("pay") or extra.get("modes"))
            and self.chooses
            and self.table.passing(decision) is None
        ):
            self.unpaid = None if self.refusing else (action, extra, before)
            if self.unpaid is not None:
                return  # the choice comes before the payment (11.3.6, 11.3.7)
        unused = self.table.unused(self.match, action.verb, extra, self.names, before)
        if unused is not None:
            raise Unasked(*unused)

    def _use_up(self, action: Action, extra: dict[str, Any]) -> None:
        """What the last answer took of the siblings is not looked for again; a step to be refused means no other targets."""
        if self.refusing and (forced := forced_besides(self.match, action.player, extra, self.names)) is not None:
            raise self._too_few(forced)
        use_up(self.match, action.player, extra, self.names)

    def _left_open(self) -> bool:
        """Whether the pending decision waits for the choice that comes next."""
        trial, choice = self.copy(), self.next_choice
        trial.next_choice = None
        return choice is None or trial.answered_by(choice)

    def fill(self) -> bool:
        """Answer the pending decision where it has one legal answer, or is a payment; whether that was so."""
        decision = self.match.decision
        if decision is None:
            return False
        if self._next_listed(decision):
            return True
        payment = decision.reason == "payment"
        found = legal_answers(self.match, MAX_PAYMENTS if payment else 2)
        if payment and found:
            found = [self.table.gentlest(found)]
            if self._pays_next(decision, found[0]):
                return False
        elif not self.chooses and (
            is_alike(decision) or copies_leave(self.match, decision) or copies_trigger(self.match, decision)
        ):
            found = found[:1]  # it needs no answer, but the next step may have one
        elif not (self.chooses or self.waits) and (needless := unsaid(self.match)) is not None:
            found = [needless]
        if len(found) != 1:
            return False
        self.answer(found[0], decision.player)
        self.taken.append((decision, found[0]))
        return True

    def _pays_next(self, decision: Decision, paid: Answer) -> bool:
        """Whether the next `choose` says how this is paid: it could, and would have nothing to say once it were paid like that."""
        following, trial = self.next_choice, self.copy()
        trial.next_choice = None
        if not self.chooses or following is None or not trial.answered_by(following):
            return False
        trial.answer(paid, decision.player)
        return not trial.copy().reached(following)

    def pay_left(self) -> bool:
        """Pay in some legal way what the pending decision asks for, where it is a payment; whether that was so."""
        decision = self.match.decision
        if decision is None or decision.reason not in self.table.payments:
            return False
        found = legal_answers(self.match, 1)
        if found:
            self.answer(found[0], decision.player)
        return bool(found)

    def _choice(self, decision: Decision, value: Any, *, legal: bool) -> list[Answer]:
        answers = choose_answers(self.match, decision, value, self.names)
        if isinstance(value, list) and not any(allowed(self.match, a) for a in answers):
            rest = left(self.match, decision, value, self.names, self.taken)
            answers = (choose_answers(self.match, decision, rest, self.names) if rest else []) or answers
        return [a for a in answers if allowed(self.match, a)] if legal else answers

    def _in_turn(self, value: Any) -> Part | None:
        """One list for all groups that a sentence asks for: the answer to this question, and what is left for the next.

        None where the list cannot be read so. What answers this question as it stands is not divided. What is chosen together is one
        choice (11.6.5); selections may be several, so that a list that has to be refused is for the first of them.
        """
        decision = self.match.decision
        if decision is None or not isinstance(value, list):
            return None
        if decision.reason != "targets" and (decision.reason not in _GROUPS or self.refusing):
            return None
        for size in range(len(value)):
            for answer in self._choice(decision, value[:size], legal=True) if size else [()]:
                trial, rest = self.copy(), value[size:]
                if not allowed(trial.match, answer):
                    continue
                trial.answer(answer, decision.player)
                rest = left(trial.match, decision, rest, trial.names, trial.match.game.spared)
                asked = trial.match.decision
                if not rest:
                    return Part(answer, rest)
                if asked is None or (asked.reason, asked.player, asked.source) != (
                    decision.reason,
                    decision.player,
                    decision.source,
                ):
                    continue
                if trial._choice(asked, rest, legal=True) or trial._in_turn(rest) is not None:
                    return Part(answer, rest)
        return None

    def _end(self, player: int) -> None:
        """End the main phase, the attacks or the turn: everyone passes until the phase is another.

        Where a turn is ended, what nobody has a choice in is done, too; a real choice of the end phase stays pending.
        """
        table, phase, turn = self.table, self.table.phase(self.match.state), self.match.state.turn
        if self.match.state.turn_player != player:
            raise Illegal("only the turn player ends a phase", self._named_clause("end", "11.1.2"))
        begun = phases_begun(self.match)
        for _ in range(MAX_PASSES):
            decision = self.match.decision
            if decision is None or self.match.state.turn != turn:
                return
            if table.phase(self.match.state) != phase or (
                phases_begun(self.match) != begun and not table.end_means_turn
            ):
                if not table.end_means_turn or not self.fill():
                    return
                continue
            passing = table.passing(decision)
            if passing is None:
                raise StepFailed(f"the phase cannot end yet; {self.waiting()}")
            last = table.ends_phase(decision)
            self.answer(passing)
            if last:
                return
        raise StepFailed("the phase does not end")

    # passing -------------------------------------------------------------------------------------------------------

    def answered_by(self, following: Action) -> bool:
        """Whether the pending decision is one that the action answers, and the rules allow it."""
        if not self.fits(following):
            return False
        try:
            self.copy().answer_action(following)
        except CardwrightError:
            return False
        return True

    def waiting(self) -> str:
        """What the match waits for, in words."""
        decision = self.match.decision
        if decision is None:
            return "the game is over"
        asked = f"player {PLAYERS[decision.player]} is asked for {decision.reason} ({decision.kind})"
        return asked + offered(self.made, self.match)
