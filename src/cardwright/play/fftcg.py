"""FINAL FANTASY TCG for `play`: how games of it are made, shown, scripted and sensibly played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.cards import CardFacts, FftcgCard, Lexicon
from cardwright.errors import InputError
from cardwright.games.fftcg.definitions import define_all
from cardwright.games.fftcg.rules import rules_of
from cardwright.games.fftcg.ruleset import RULESETS
from cardwright.games.fftcg.setup import new_state
from cardwright.games.fftcg.zones import ZONES
from cardwright.kernel.rules import Definition, Rules
from cardwright.kernel.state import State
from cardwright.play.fftcg_table import FftcgTable
from cardwright.play.fftcg_taste import FftcgTaste
from cardwright.play.fftcg_words import FftcgWords
from cardwright.play.games import Deal


class FftcgAdapter:
    """The game as `play` sees it."""

    game = "fftcg"
    card_format = "fftcg"
    rulesets = tuple(RULESETS)
    table = FftcgTable()
    words = FftcgWords()
    taste = FftcgTaste()

    def rules(self, ruleset: str) -> Rules:
        return rules_of(ruleset)

    def define(self, cards: Sequence[CardFacts], lexicon: Lexicon | None) -> tuple[Definition, ...]:
        own = [card for card in cards if isinstance(card, FftcgCard)]
        if len(own) != len(cards):
            other = next(card for card in cards if not isinstance(card, FftcgCard))
            raise InputError(f"{other.name} ({other.id}) is no card of this game")
        return tuple(define_all(own, self.names_of(lexicon)))

    def names_of(self, lexicon: Lexicon | None) -> dict[str, frozenset[str]] | None:
        """The proper nouns of the pool, by the terminals of the grammar that read them."""
        if lexicon is None:
            return None
        return {"card_name": lexicon.names, "job": lexicon.jobs, "category": lexicon.categories}

    def state(self, rules: Rules, defs: Sequence[Definition], deals: Sequence[Deal], seed: int) -> State:
        return new_state(rules.name, (deals[0].main, deals[1].main), seed)

    def empty(self, rules: Rules, seed: int) -> State:
        return State(rules.name, [[[] for _ in ZONES] for _ in (0, 1)], [], seed & ((1 << 64) - 1))


ADAPTER: Final = FftcgAdapter()
