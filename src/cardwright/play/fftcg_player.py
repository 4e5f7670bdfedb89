"""Who plays FFTCG positions on the bench, for both players: the card first, and whatever makes things happen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, zip_longest
from typing import Any

from cardwright.games.common import combat
from cardwright.games.common.in_order import IN_ORDER
from cardwright.games.fftcg import using
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Act, Definition
from cardwright.play.answers import allowed, legal_answers
from cardwright.play.tracing import Trace
from cardwright.text import ir

# For what the card waits, round by round, rather than acting as soon as it can: until others have acted, an attack goes on,
# somebody blocks, something lies on the stack, or the attack is over. In a quiet round others do little, so that turns go by.
_WAITS = ("", "acts", "combat", "", "stack", "main2", "quiet")
_LIKELY: tuple[
    tuple[tuple[type, ...], tuple[str, ...]], ...
] = (  # what is worth waiting for, by what the text speaks of
    (
        (
            ir.HappenedThisTurn,
            ir.TimesThisTurn,
            ir.HasCastThisTurn,
            ir.CardsDrawn,
            ir.CardsCastThisTurn,
            ir.PutThisTurn,
        ),
        ("acts", "main2"),
    ),
    ((ir.EndOf, ir.BeginningOf, ir.EndOfNextTurn, ir.BecomeElement), ("quiet",)),
    ((ir.IsAbility, ir.CancelEffect, ir.ReplaceDealt), ("stack",)),
    ((ir.Opposing, ir.BlockerOf, ir.IsBlocked, ir.Blocks), ("block", "combat")),
)
_PATIENCE = 6  # acts of others for which it waits, where the text names no number
_PARTY = 5  # Forwards of a party at most
CARD = 0  # the definition of the card on the bench


class BenchPlayer:
    """Answers for both players that bring the card's abilities about, as far as one can tell."""

    def __init__(self, trace: Trace, own: Definition, asked: range, costs: Sequence[int], parties: bool) -> None:
        self.trace = trace
        self.asked = asked  # the definitions of what the text asks for; those behind them make things happen
        self.first_asked = asked.start
        self.costs = tuple(sorted(set(costs))) or (1,)  # of what the text asks for
        self.parties = parties
        named = [n.count.value for n in own.nodes if isinstance(n, ir.HasCastThisTurn) and isinstance(n.count, ir.Num)]
        self.casting = bool(named)  # whether the text counts the cards that were cast
        self.payers = any(isinstance(n, ir.PaidOnlyByBackups) and n.group is not None for n in own.nodes)
        # of how many Elements it is paid at most: more where the text counts them
        self.paid_of = 5 if any(isinstance(n, ir.ElementsPaid) for n in own.nodes) else 3
        self.most_patient = max((_PATIENCE, *(number + 1 for number in named)))
        self.elements: tuple[str, ...] = own.base.elements
        self.likely = _likely(own)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A position of a round begins."""
        likely = self.likely if seed % 2 else ()
        self.waits = likely[seed // 2 % len(likely)] if likely else _WAITS[seed * 3 % len(_WAITS)]
        # every other round the card waits for what happens to it rather than acting at once
        self.eager = seed % 2 == 0 or self.waits in ("combat", "block", "stack")
        self.patience = self.most_patient if self.waits == "acts" else 0
        self.declines = seed % 4 in (2, 3)

    def prefer(self, match: Match, random: Random) -> Answer:
        """An answer."""
        decision = match.decision
        assert decision is not None
        if decision.kind == "act":
            return self._act(match, random)
        if decision.kind == "yes_no" and random.below(2 if self.declines else 6):
            return decision.most > 0
        if decision.reason in ("attack", "block") and decision.options:
            allowed(match, ())  # asks the rules whether it may be left
            wanted = self._fighters(match, decision, random)
            if random.below(4) and allowed(match, wanted):
                return wanted
        if decision.reason == "payment":
            return self._payment(match, random)
        if decision.rule == IN_ORDER and random.below(4):
            return legal_answers(match, 1)[0]  # all that may be
        if decision.kind == "choose" and not decision.rule and random.below(4):
            return self._many(match, decision, random)
        if decision.kind == "number" and random.below(4):
            return self._number(decision, random)
        return match.sample(random)

    # acts ----------------------------------------------------------------------------------------------------------

    def _act(self, match: Match, random: Random) -> Answer:
        """Mostly what the card can do, sometimes something else, which its conditions may want; else pass."""
        acts = match.acts()
        own = [a for a in acts if len(a) > 1 and match.state.objects[a[1]].card == CARD]
        others = [a for a in acts if a[0] != "pass" and a not in own]
        if random.below(6):
            own = self._wanted(match, own)
        own = [a for a in own if not self._waiting(match, a, bool(others))]
        if own and (random.below(3) if self.eager else random.below(6) == 0):
            return own[random.below(len(own))]
        busy = 10 if self.waits == "quiet" else 3 if self.eager and self.waits != "stack" else 2
        if others and (random.below(busy) == 0 or (self.patience and random.below(4))):
            if self.patience and self.casting:
                others = [a for a in others if a[0] == "cast"] or others
            self.patience -= self.patience > 0
            named = [a for a in others if match.state.objects[a[1]].card >= self.first_asked]
            if named and random.below(2):
                others = named
            return others[random.below(len(others))]
        return acts[0]

    def _waiting(self, match: Match, act: Act, others: bool) -> bool:
        """Whether the card waits with this act for something else."""
        state = match.state
        if self.patience and others:
            return True
        if self.waits == "main2":
            return state.phase in ("main1", "attack") and state.turn_player == 0
        if act[0] == "use" or match.game.chars(act[1]).types == ("Summon",):
            if self.waits == "combat":
                return not combat.attackers(match.game)
            if self.waits == "block":
                return combat.blocker(match.game) is None
            if self.waits == "stack":
                return not state.stack
        return False

    def _wanted(self, match: Match, acts: list[Act]) -> list[Act]:
        """Without the uses of abilities of which nothing is left to be carried out."""
        if not any(act[0] == "use" for act in acts):
            return acts
        game = match.game
        usable = using.usable_by(game, match.decision.player) if match.decision is not None else ()
        over = {
            (ref[0], i)
            for ref, i, source in usable
            if source[0] == CARD and not self.trace.pending(game.defs[CARD].nodes[source[1]])
        }
        return [act for act in acts if act[0] != "use" or (act[1], act[2]) not in over]

    # other questions -----------------------------------------------------------------------------------------------

    def _fighters(self, match: Match, decision: Decision, random: Random) -> Answer:
        """The card itself, or what the text asks for; sometimes in a party."""
        options = list(decision.options or ())
        objects = match.state.objects
        mine = [i for i in options if objects[i].card == CARD]
        if not mine or not random.below(4):
            mine = [i for i in options if objects[i].card >= self.first_asked] if random.below(2) else options
        mine = mine or options
        first = mine[random.below(len(mine))]
        others = [i for i in options if i != first]
        if decision.most > 1 and others and random.below(2 if self.parties else 3) == 0:
            random.shuffle(others)
            if random.below(2):
                others.sort(key=lambda i: objects[i].card < self.first_asked)
            party: tuple[int, ...] = (first,)
            size = 2 + random.below(_PARTY - 1 if self.parties else 2)
            for other in others[:8]:
                if len(party) < size and allowed(match, (*party, other)):
                    party = (*party, other)
            return party
        return (first,)

    def _payment(self, match: Match, random: Random) -> Answer:
        """By Backups alone, by a few Elements, or by anything."""
        way = random.below(4)
        if self.payers and random.below(2) and (paid := self._by_asked(match, random)):
            return paid
        if way == 0:
            dulled = [p for p in legal_answers(match, 24) if all(how == "dull" for how, *_ in p)]
            if dulled:
                return dulled[random.below(len(dulled))]
        return (self._of_few_elements(match, random) if way < 3 else None) or match.sample(random)

    def _by_asked(self, match: Match, random: Random) -> Answer:
        """By Backups that the text asks for and by no others; nothing where those are not enough."""
        options: list[Any] = list(match.decision.options or ()) if match.decision is not None else []
        random.shuffle(options)
        paid: tuple[Any, ...] = ()
        for how, card, element in options:
            if how == "dull" and match.state.objects[card].card >= self.first_asked:
                if card not in {each for _, each, _ in paid}:
                    paid = (*paid, (how, card, element))
                if allowed(match, paid):
                    return paid
        return ()

    def _of_few_elements(self, match: Match, random: Random) -> Answer:
        """CP of so many Elements and no others, one of the card's own first; nothing where that is not enough."""
        decision = match.decision
        options: list[Any] = list(decision.options or ()) if decision is not None else []
        random.shuffle(options)
        elements = list(dict.fromkeys((*self.elements, *(element for *_, element in options))))
        wanted = elements[: 1 + random.below(self.paid_of)]
        options.sort(key=lambda o: wanted.index(o[2]) if o[2] in wanted else len(wanted))
        rows = [[o for o in options if o[2] == element] for element in wanted]
        paid: tuple[Any, ...] = ()
        for each in chain.from_iterable(zip_longest(*rows)):
            if each is not None and each[1] not in {card for _, card, _ in paid}:
                paid = (*paid, each)
                if allowed(match, paid):
                    return paid
        return ()

    def _number(self, decision: Decision, random: Random) -> int:
        """As many as possible, a few, or as much as one of the cards costs that the text asks for."""
        if decision.options:
            return int(decision.options[random.below(len(decision.options))])
        way = random.below(3)
        cost = self.costs[random.below(len(self.costs))]
        wanted = decision.most if way == 0 else cost if way == 1 else 1 + random.below(6)
        return max(decision.least, min(decision.most, wanted))

    def _many(self, match: Match, decision: Decision, random: Random) -> Answer:
        """As many as allowed: "up to" is carried out only where something is chosen. First what conditions may want it to be."""
        options = list(decision.options or ())
        random.shuffle(options)
        game, objects = match.game, match.state.objects
        battling = {ref[0] for ref in (*combat.attackers(game), combat.blocker(game)) if ref is not None}

        def there(option: object) -> int:
            return option if isinstance(option, int) and 0 <= option < len(objects) else -1

        def card(option: object) -> int:
            return objects[there(option)].card if there(option) >= 0 else -1

        def mine(option: object) -> bool:
            return there(option) >= 0 and objects[there(option)].controller == 0

        way = random.below(6)
        by_others = decision.source[0] >= 0 and objects[decision.source[0]].card != CARD
        if by_others and way < 3:
            options.sort(key=lambda o: card(o) != CARD)
        elif way < 3 or (by_others and way == 3):
            options.sort(key=lambda o: card(o) not in self.asked)
        elif way < 5:
            options.sort(key=(lambda o: there(o) not in battling) if way == 3 else lambda o: not mine(o))
        return tuple(options[: min(decision.most, len(options))])


def _likely(own: Definition) -> tuple[str, ...]:
    """What it is worth to wait for with this card."""
    found = [wait for classes, waits in _LIKELY if any(isinstance(n, classes) for n in own.nodes) for wait in waits]
    status = {n.status for n in own.nodes if isinstance(n, ir.StatusIs)}
    return (*found, *(wait for name, wait in (("attacking", "combat"), ("blocking", "block")) if name in status))
