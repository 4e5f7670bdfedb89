"""FFTCG cards on the bench: positions in which a card can do all that its text says.

Around the card stand plain cards, cards that are what its text asks for (`fftcg_fillers`), and cards that bring about what it
waits for (`fftcg_makers`). Positions differ in where the card is, in what the players have received, hold and control: what a
condition wants is there in some and lacking in others (`fftcg_positions`). Who plays them is `fftcg_player`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager

from cardwright.cards import CardFacts, FftcgCard, Pool
from cardwright.cards.limits import deck_limits
from cardwright.errors import InputError
from cardwright.kernel.decisions import Answer
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Definition
from cardwright.play.classic_fillers import classic_asked
from cardwright.play.fftcg_fillers import asked_for, define_asked, plain_cards, together_of
from cardwright.play.fftcg_makers import makers_for
from cardwright.play.fftcg_newer_fillers import newer_asked, warps
from cardwright.play.fftcg_payers import payers
from cardwright.play.fftcg_player import BenchPlayer
from cardwright.play.fftcg_positions import DAMAGE, MARK, TURN, Bench, Position
from cardwright.play.fftcg_wants import wants_of
from cardwright.play.games import Adapter, playable_in
from cardwright.play.tracing import Trace
from cardwright.text import ir

# where the card is: "free" on the field with nobody to block, "defends" on the field in the other's turn,
# "responds" in hand in the other's turn, "damage" on top of the deck while the other attacks, "away" removed from the game
_UNNAMED = ir.SelectCounter | ir.DoubleCounters | ir.RemoveEveryCounter | ir.RemoveSomeCounters
_ITSELF = (ir.SelfRef(), ir.Ref(("self",)))
_PLACES = ("hand", "field", "free", "defends", "responds", "damage", "break_zone")
_OF_SUMMONS = ("hand", "responds", "damage", "break_zone")


def bench(made: Adapter, card: CardFacts, pool: Pool) -> FftcgBench:
    """The bench for a card. TextError where it does not compile."""
    if not isinstance(card, FftcgCard):
        raise InputError(f"{card.name} ({card.id}) is no card of this game")
    return FftcgBench(made, card, pool)


def _either_and_both(own: Definition) -> bool:
    either = any(
        isinstance(n, ir.Controls) and isinstance(n.group.noun, ir.AnyTrait | ir.AnyNoun) and n.count == ir.Num(1)
        for n in own.nodes
    )
    return either and any(isinstance(n, ir.ControlsEach) for n in own.nodes)


def _marks_others(node: ir.Node) -> bool:
    """Whether it speaks of counters that lie on other cards."""
    if isinstance(node, ir.RemoveCounters | ir.MoveCounters):
        return isinstance(node.what, ir.Ref)
    if isinstance(node, ir.PayCountersGroup):
        return True
    return isinstance(node, _UNNAMED | ir.CounterRemoved | ir.AnyCounterRemoved) or getattr(node, "counter", None) == ""


class FftcgBench:
    """One card on the bench. Definition 0 is the card, then the plain ones, then those that its text asks for."""

    def __init__(self, made: Adapter, card: FftcgCard, pool: Pool) -> None:
        self.made = made
        self.card = card
        ruleset = playable_in(made, card, pool.lexicon)
        self.rules = made.rules(ruleset or "fftcg-2020")
        [own] = made.define([card], pool.lexicon, ruleset)
        plain, defined = plain_cards()
        first = 1 + len(plain)
        asked = [
            *(classic_asked(card, own) if ruleset else ()),
            *asked_for(card, own),
            *newer_asked(card, own),
            *payers(card, own),
        ]
        makers = list(makers_for(card, own))
        fillers = (*asked, *makers)
        self.defs = (own, *defined, *define_asked(first, fillers))
        self.warps = warps(own)
        self.away = any(isinstance(n, ir.SourceIn) and n.zone == "removed" for n in own.nodes)
        self.trace = Trace(own)
        self.bench = Bench(
            card,
            (card, *plain, *(f.card for f in fillers)),
            fillers,
            first,
            first + len(asked),
            wants_of(own),
            tuple(sorted({n.counter or MARK for n in own.nodes if hasattr(n, "counter")})),
            own.data.limit_break,
            parties=any("Party" in type(n).__name__ for n in own.nodes),
            timed=any(isinstance(n, ir.BeginningOf) for n in own.nodes),
            turns=any(isinstance(n, ir.BeginningOf) and n.phase in ("turn", "active") for n in own.nodes),
            marked=any(_marks_others(n) for n in own.nodes),
            paying=tuple(e for n in own.nodes if isinstance(n, ir.PaysOnly) for e in n.elements),
            removed=any(isinstance(n, ir.RemovedBy) and n.card == ir.SelfRef() for n in own.nodes),
            together=together_of(own),
            either=_either_and_both(own),
            peeks=any(isinstance(n, ir.RevealHand) and n.player != ir.You() for n in own.nodes),
            bursts=any(isinstance(n, ir.PlayerUsesExBurst) for n in own.nodes),
            spent=self._spent(own),
            rises=any(isinstance(n, ir.Activate) and n.what in _ITSELF for n in own.nodes),
        )
        self.player = BenchPlayer(
            self.trace, own, range(first, first + len(asked)), [f.card.cost for f in asked], self.bench.parties
        )

    def tracing(self) -> AbstractContextManager[None]:
        """Note which instructions of the card are really carried out."""
        return self.trace.watching()

    def missing(self) -> list[str]:
        return self.trace.missing()

    def prefer(self, match: Match, random: Random) -> Answer:
        return self.player.prefer(match, random)

    def lasting(self, match: Match) -> int:
        return len(match.state.objects)

    def positions(self, seed: int) -> Iterator[tuple[str, Match]]:
        for number, place in enumerate(self._places()):
            wanted = self.bench.wants.points[0] if seed % 2 else ()
            points = wanted[seed // 2 % len(wanted)] if wanted else DAMAGE[(seed + number) % len(DAMAGE)]
            self.player.begin(seed)
            state = self.made.empty(self.rules, seed * 977 + len(place))
            position = Position(self.bench, state, place, points, seed)
            self.made.table.begin(state, 1 - position.attacked, position.phase, TURN)
            yield f"{place}/{points}", Match(state, self.defs, self.rules)

    def _spent(self, own: Definition) -> int:
        """As many cards of the Limit Break deck as can be used up beside the card's own (X-LB-1), where it speaks of such."""
        asks = any(isinstance(n, ir.LimitCards) and n.up for n in own.nodes)
        return max(0, deck_limits(self.rules.name).max_limit_break - own.data.limit_break) if asks else 0

    def _places(self) -> tuple[str, ...]:
        """Where the card is put. One that waits while it is removed from the game, or with Warp, is there, too."""
        places = _PLACES if self.card.type != "Summon" else _OF_SUMMONS
        if self.away or (self.warps and self.defs[0].data.warp >= 0):
            return (*places, "away", "away")
        return (*places, "warped", "warped") if self.warps else places
