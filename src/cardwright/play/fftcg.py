"""FINAL FANTASY TCG for `play`: how games of it are made, shown, scripted and sensibly played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.cards import CardFacts, FftcgCard, Lexicon, Pool
from cardwright.errors import InputError
from cardwright.games.fftcg.definitions import define_all
from cardwright.games.fftcg.rules import rules_of, switches_of
from cardwright.games.fftcg.ruleset import CONSTRUCTED, RULESETS
from cardwright.games.fftcg.setup import new_state
from cardwright.games.fftcg.zones import ZONES
from cardwright.kernel.match import Match
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

    def define(self, cards: Sequence[CardFacts], lexicon: Lexicon | None, ruleset: str = "") -> tuple[Definition, ...]:
        own = [card for card in cards if isinstance(card, FftcgCard)]
        if len(own) != len(cards):
            other = next(card for card in cards if not isinstance(card, FftcgCard))
            raise InputError(f"{other.name} ({other.id}) is no card of this game")
        return tuple(define_all(own, self.names_of(lexicon), switches_of(ruleset or CONSTRUCTED.name)))

    def names_of(self, lexicon: Lexicon | None) -> dict[str, frozenset[str]] | None:
        """The proper nouns of the pool, by the words that introduce them in texts."""
        return None if lexicon is None else lexicon.by_kind(self.card_format)

    def beside(self, cards: Sequence[CardFacts], pool: Pool) -> list[CardFacts]:
        return []

    def wrong(self, match: Match) -> str:
        hurt = next((o for o in match.state.objects if o.damage < 0), None)
        return f"a negative value on {hurt}" if hurt is not None else ""

    def state(self, rules: Rules, defs: Sequence[Definition], deals: Sequence[Deal], seed: int) -> State:
        return new_state(rules.name, tuple(d.main for d in deals), seed, tuple(d.limit_break for d in deals))

    def empty(self, rules: Rules, seed: int) -> State:
        return State(rules.name, [[[] for _ in ZONES] for _ in (0, 1)], [], seed & ((1 << 64) - 1))


ADAPTER: Final = FftcgAdapter()
