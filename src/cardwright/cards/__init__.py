"""Card facts: pools and decks read from files, deck limits and their check, the built-in starter sets.

Knows no engine and no card text's meaning; what a card does is `cardwright.text`'s business.
"""

from .builtin import all_builtin_decks, builtin_decks, builtin_pool
from .check import Problem, bases_of, check_deck, deck_bases
from .decks import Deck, UnknownCardsError, game_of_deck, load_deck, parse_deck_list, parse_json_deck
from .facts import CARD_CLASSES, GAMES, CardFacts, FftcgCard, Hints, SveCard
from .limits import DECK_LIMITS, DEFAULT_RULESET, DeckLimits, deck_limits
from .pool import Lexicon, Pool, card_from_fields, load_pool
from .tokens import listed_tokens, token_named

__all__ = [
    "CARD_CLASSES",
    "DECK_LIMITS",
    "DEFAULT_RULESET",
    "GAMES",
    "CardFacts",
    "Deck",
    "DeckLimits",
    "FftcgCard",
    "Hints",
    "Lexicon",
    "Pool",
    "Problem",
    "SveCard",
    "UnknownCardsError",
    "all_builtin_decks",
    "bases_of",
    "builtin_decks",
    "builtin_pool",
    "card_from_fields",
    "check_deck",
    "deck_bases",
    "deck_limits",
    "game_of_deck",
    "listed_tokens",
    "load_deck",
    "load_pool",
    "parse_deck_list",
    "parse_json_deck",
    "token_named",
]
