"""Shadowverse: Evolve for `play`: how games of it are made, shown, scripted and sensibly played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cardwright.cards import CardFacts, Lexicon, Pool, SveCard
from cardwright.cards.tokens import token_named
from cardwright.errors import InputError, TextError
from cardwright.games.common.registry import walk
from cardwright.games.sve.definitions import compile_card, define_all
from cardwright.games.sve.rules import rules_of
from cardwright.games.sve.ruleset import RULESETS
from cardwright.games.sve.setup import CINDERELLA_GIRLS, MAGICAL_ITEM, Cards, new_state
from cardwright.games.sve.zones import ZONES
from cardwright.kernel.match import Match
from cardwright.kernel.rules import Definition, Rules
from cardwright.kernel.state import State
from cardwright.play import sve_invariants
from cardwright.play.games import Deal
from cardwright.play.sve_table import NO_LEADER, SveTable
from cardwright.play.sve_taste import SveTaste
from cardwright.play.sve_words import SveWords
from cardwright.text import ir

RULESET = "sve"
BLANK_LEADER: Final = SveCard(id=NO_LEADER, name="Unnamed leader", type="Leader")


class SveAdapter:
    """The game as `play` sees it."""

    game = "sve"
    card_format = "sve"
    rulesets = tuple(RULESETS)
    table = SveTable()
    words = SveWords()
    taste = SveTaste()

    def rules(self, ruleset: str) -> Rules:
        return rules_of(ruleset)

    def define(self, cards: Sequence[CardFacts], lexicon: Lexicon | None, ruleset: str = "") -> tuple[Definition, ...]:
        return tuple(define_all([_own(card) for card in cards], self.names_of(lexicon)))

    def names_of(self, lexicon: Lexicon | None) -> dict[str, frozenset[str]] | None:
        return None if lexicon is None else lexicon.by_kind("sve")

    def beside(self, cards: Sequence[CardFacts], pool: Pool) -> list[CardFacts]:
        """The tokens that texts create (9.1.2), theirs in turn, other faces (2.14), and a leader for who brings none (S26)."""
        lexicon = pool.lexicon_with(cards)
        known = {card.id: card for card in cards}
        tokens = {card.name: card for card in map(_own, cards) if card.token}
        found: list[CardFacts] = []
        waiting = [_own(card) for card in cards]
        while waiting:
            card = waiting.pop(0)
            wanted = [tokens.get(name) or token_named(name, pool) for name in self._created(card, lexicon)]
            if card.back is not None:
                wanted.append(_own(known.get(card.back) or pool[card.back]))
            for more in wanted:
                if more.id not in known:
                    known[more.id] = more
                    found.append(more)
                    waiting.append(more)
        return found if NO_LEADER in known else [*found, BLANK_LEADER]

    def _created(self, card: SveCard, lexicon: Lexicon) -> Iterator[str]:
        """The names of the tokens that come into being because of this card."""
        if card.universe == CINDERELLA_GIRLS:
            yield MAGICAL_ITEM  # 14.3.1.2
        try:
            text = compile_card(card, self.names_of(lexicon))
        except TextError:
            return  # refused where it is defined, with its place
        for node in walk(text):
            if isinstance(node, ir.CreateTokens):
                yield from node.names
            elif isinstance(node, ir.Transform):
                yield node.name

    def wrong(self, match: Match) -> str:
        return sve_invariants.wrong(match)

    def state(self, rules: Rules, defs: Sequence[Definition], deals: Sequence[Deal], seed: int) -> State:
        blank = next(d.index for d in defs if d.facts.id == NO_LEADER)
        players = [Cards(deal.main, deal.evolve, deal.leader, _universe(defs, deal)) for deal in deals]
        return new_state(rules.name, players, blank, seed)

    def empty(self, rules: Rules, seed: int) -> State:
        return State(rules.name, [[[] for _ in ZONES] for _ in (0, 1)], [], seed & ((1 << 64) - 1))


def _own(card: CardFacts) -> SveCard:
    if not isinstance(card, SveCard):
        raise InputError(f"{card.name} ({card.id}) is no card of this game")
    return card


def _universe(defs: Sequence[Definition], deal: Deal) -> str:
    """The universe that the deck is based on, where all its cards have one (6.1.1.5.2, 6.2.1.3)."""
    cards = [*deal.main, *deal.evolve, *(() if deal.leader is None else (deal.leader,))]
    universes = {defs[i].facts.universe for i in cards}
    universe = universes.pop() if len(universes) == 1 else None
    return universe or ""


ADAPTER: Final = SveAdapter()
