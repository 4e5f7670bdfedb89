"""The one interface through which playing knows a game: what a game must say about itself to be played, shown and scripted.

Everything in `play` but the adapters themselves is the same for every game. An adapter has four parts: making games
(`Adapter`), positions and steps of scenario files (`Table`), words for the screen (`Words`), and a sensible player's
preferences (`Taste`). `plain` has defaults for all four.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

import msgspec

from cardwright.cards import CardFacts, Deck, Lexicon, Pool
from cardwright.errors import Illegal, InputError, TextError
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Definition, Rules
from cardwright.kernel.state import Item, Obj, State

PLAYERS = ("A", "B")


class Before(msgspec.Struct, frozen=True):
    """What there was before an action: how many facts of the turn, which items on the stack, and how many lines of the log."""

    facts: int
    items: frozenset[int]
    lines: int = 0

    @classmethod
    def of(cls, match: Match) -> Before:
        log = match.game.log
        return cls(
            len(match.state.history),
            frozenset(item.id for item in match.state.stack),
            len(log.lines) if log is not None else 0,
        )


class Deal(msgspec.Struct, frozen=True):
    """A player's cards as definition indexes: what the game's setup starts from."""

    main: tuple[int, ...]
    evolve: tuple[int, ...] = ()
    leader: int | None = None
    limit_break: tuple[int, ...] = ()


class Taste(Protocol):
    """What a sensible player prefers. It looks only at what the player who decides may see."""

    def pick(self, match: Match, random: Random) -> Answer:
        """A sensible legal answer to the pending decision."""


class Words(Protocol):
    """What the game's things are called on a screen."""

    def board(self, game: Game, viewer: int) -> list[tuple[str, list[tuple[str, list[str]]]]]:
        """For each player, from the far side: a heading, and the zones to show as (name, one line a card)."""

    def card(self, game: Game, object_id: int) -> str:
        """A card on one line."""

    def stacked(self, game: Game, item: Item) -> str:
        """An item of the stack, with what was chosen for it."""

    def act(self, game: Game, act: Answer) -> str:
        """An act as one would announce it."""

    def printed(self, game: Game, act: Answer) -> str:
        """The text of the ability that an act uses, as the card has it; empty for other acts."""

    def option(self, game: Game, decision: Decision, option: Any) -> str:
        """An option of a decision."""

    def question(self, game: Game, decision: Decision) -> str:
        """What the decision asks."""

    def line(self, game: Game, line: Line) -> str | None:
        """A line of the log, or None for one that says nothing to a reader."""

    def unread(self, line: Line) -> str:
        """What a player is told of a line that only the other one may read; empty for nothing."""

    def phase(self, state: State) -> str:
        """The phase as a heading."""

    def ending(self, why: str) -> str:
        """How a player lost by this clause, or both did, as words behind "has lost"; empty for nothing to be said."""


class Table(Protocol):
    """What scenario files need to know of a game (see docs/scenarios.md)."""

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases that `turn`, `to` and `expect` may name."""

    @property
    def first_phase(self) -> str:
        """The phase in which a scenario begins that does not say."""

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones that scenario files may name."""

    @property
    def zone_indexes(self) -> tuple[str, ...]:
        """The names of all zones of the kernel, by index."""

    @property
    def player_values(self) -> frozenset[str]:
        """What `players:` may set beside zones."""

    @property
    def player_facts(self) -> frozenset[str]:
        """What `expect` may ask of a player beside zones."""

    @property
    def entry_keys(self) -> frozenset[str]:
        """What an entry of a zone may set beside `card`."""

    @property
    def card_facts(self) -> frozenset[str]:
        """What `expect` may ask of a card."""

    @property
    def card_words(self) -> Mapping[str, tuple[str, ...]]:
        """The words that a fact of a card can have, where they are few; another one is a mistake of the file."""

    @property
    def unsaid(self) -> frozenset[str]:
        """The words of such a fact that an expectation may leave out."""

    @property
    def reasons(self) -> frozenset[str]:
        """The reasons of its questions that no other game has, which `decision` of an expectation may name."""

    @property
    def verbs(self) -> Mapping[str, frozenset[str]]:
        """The actions of the game and the siblings that each may have."""

    @property
    def blank(self) -> CardFacts:
        """The blank card of decks given by their size."""

    def misprint(self, card: CardFacts, given: Collection[str]) -> str:
        """What no card can look like (a Forward without power), in words; empty where nothing is wrong.

        `given` are the fields that the file has of the card.
        """

    def misplaced(self, card: CardFacts, zone: str, attached: Sequence[CardFacts]) -> str:
        """Why the card is never in the zone, or never has these attached, in words; empty where it can be so."""

    def place(self, state: State, obj: Obj, entry: Mapping[str, Any], turn: int) -> None:
        """Give an object the state that a zone's entry describes. InputError for values that mean nothing."""

    def attach(self, state: State, obj: Obj, other: Obj) -> None:
        """Attach a second object (an Item, an evolved card) to one in play."""

    def supplied(
        self, player: int, listed: Mapping[str, Sequence[CardFacts]], values: Mapping[str, Any]
    ) -> list[tuple[CardFacts, str]]:
        """Cards that a player has without the file's listing them, each with its zone, given what the file lists and sets."""

    def alias(self, state: State, name: str) -> list[int]:
        """The objects that a name means which is no card's name ("leader"); none where it means nothing."""

    def set_value(self, state: State, player: int, key: str, value: Any) -> None:
        """Set a player's value."""

    def begin(self, state: State, player: int, phase: str, number: int) -> None:
        """Put the state at the start of a phase, with `player` as the turn player and nothing going on."""

    def phase(self, state: State) -> str:
        """The phase as scenario files name it."""

    def fact(self, game: Game, player: int, key: str) -> Any:
        """A player's value."""

    def card_fact(self, game: Game, object_id: int, key: str) -> Any:
        """What a card is now."""

    def open_for(self, match: Match, player: int, verb: str) -> bool:
        """Whether the pending decision is the one that an action of this verb answers."""

    def answers(
        self, match: Match, player: int, verb: str, value: Any, extra: Mapping[str, Any], names: Finder
    ) -> list[Answer]:
        """The answers to the pending decision that the action may mean, likeliest first, legal or not."""

    def follow(self, match: Match, verb: str, extra: dict[str, Any], names: Finder) -> list[Answer] | None:
        """The answers to a decision within an action that its siblings give; None where they say nothing of it."""

    def pausing(self, rules: Rules, phases: frozenset[str]) -> Rules:
        """The rules with a pause in these phases where nobody is asked anything, so that `to` can stop there."""

    def gentlest(self, payments: Sequence[Answer]) -> Answer:
        """The payment that changes least, for scenarios that leave it out."""

    def passing(self, decision: Decision) -> Answer | None:
        """The answer that declines to act in a window; None where the decision is no window."""

    def ends_phase(self, decision: Decision) -> bool:
        """Whether declining this decision is all that `end` asks for (no further attack)."""

    @property
    def payments(self) -> frozenset[str]:
        """The reasons of decisions that ask what pays, which a file may leave out."""

    @property
    def end_means_turn(self) -> bool:
        """Whether `end` ends the whole turn rather than the phase."""

    def needless(self, match: Match, player: int, verb: str, value: Any) -> bool:
        """Whether the rules did not ask for this action because it was the only answer (`block: none` without Forwards)."""

    def refusal(self, match: Match, player: int, verb: str, value: Any, names: Finder) -> Illegal | None:
        """Why an action that no decision of this turn asks for is illegal, where the game can say so."""

    def too_early(self, match: Match, player: int, verb: str) -> Illegal | None:
        """Why the player cannot do this at the pending decision, though a later one of the same turn would let him."""

    def objections(
        self, match: Match, player: int, verb: str, value: Any, extra: Mapping[str, Any], names: Finder
    ) -> set[str]:
        """The clauses by which what the siblings of an illegal action name is out of the question, whatever is asked for."""

    def attached(self, state: State) -> frozenset[int]:
        """Objects that a zone does not list by themselves, being part of another (an evolved card's links)."""

    def settled(self, state: State) -> bool:
        """Whether no stack and no combat is left to finish."""

    def unused(
        self, match: Match, verb: str, extra: Mapping[str, Any], names: Finder, before: Before
    ) -> tuple[str, str] | None:
        """What of an action's siblings the rules never asked for, as (reason, clause); None where all is accounted for."""


class Finder(Protocol):
    """Finds the objects that a scenario file names."""

    def find(self, name: str, actor: int) -> list[int]:
        """Object ids that the name may mean, in file order then order of creation; InputError for an unknown name."""


class Adapter(Protocol):
    """A game, as `play` sees it."""

    @property
    def game(self) -> str: ...
    @property
    def card_format(self) -> str:
        """The game (of `cardwright.cards`) whose card facts it uses: its own, for a game with a format of its own."""

    @property
    def rulesets(self) -> tuple[str, ...]: ...
    @property
    def table(self) -> Table:
        """None where the game has none: whoever reads scenario files asks `require_table` first."""

    @property
    def words(self) -> Words: ...
    @property
    def taste(self) -> Taste: ...

    def rules(self, ruleset: str) -> Rules:
        """The ruleset. InputError for an unknown name."""

    def define(self, cards: Sequence[CardFacts], lexicon: Lexicon | None, ruleset: str = "") -> tuple[Definition, ...]:
        """Compile cards, in order, for a ruleset (the game's usual one where none is named).

        TextError or InputError with the card's name for one that does not compile or means nothing in that ruleset.
        """

    def names_of(self, lexicon: Lexicon | None) -> dict[str, frozenset[str]] | None:
        """The pool's proper nouns as the game's grammar calls them."""

    def beside(self, cards: Sequence[CardFacts], pool: Pool) -> list[CardFacts]:
        """Cards that are in no deck but may come up in a game with these: tokens, back faces. InputError for an unknown one."""

    def wrong(self, match: Match) -> str:
        """What of the game's own invariants does not hold, in words; empty where all do."""

    def state(self, rules: Rules, defs: Sequence[Definition], deals: Sequence[Deal], seed: int) -> State:
        """The state in which a match begins."""

    def empty(self, rules: Rules, seed: int) -> State:
        """A state without objects, for scenario files."""


_MODULES = {"fftcg": "cardwright.play.fftcg", "sve": "cardwright.play.sve"}
_EXTRA: dict[str, Callable[[], Adapter]] = {}


def register(game: str, make: Callable[[], Adapter]) -> None:
    """Make a further game known (a third game, a test's game)."""
    _EXTRA[game] = make


def adapter(game: str) -> Adapter:
    """The adapter of a game. InputError for a game that is not known or not installed."""
    if game in _EXTRA:
        return _EXTRA[game]()
    if game not in _MODULES:
        raise InputError(f"unknown game {game!r}: one of {', '.join(sorted({*_MODULES, *_EXTRA}))}")
    try:
        module = import_module(_MODULES[game])
    except ModuleNotFoundError as error:
        if error.name != _MODULES[game]:
            raise
        raise InputError(f"the game {game!r} cannot be played yet") from None
    made: Adapter = module.ADAPTER
    return made


def has_table(made: Adapter) -> bool:
    """Whether the game says how it stands in scenario files, and how acts are called by words."""
    return getattr(made, "table", None) is not None


def require_table(made: Adapter) -> None:
    """InputError for a game without a table."""
    if not has_table(made):
        raise InputError(f"game: {made.game!r} has no table, so that no scenario file can be run for it")


def cards_of(deck: Deck, pool: Pool) -> list[CardFacts]:
    """The distinct cards of a deck."""
    ids = [*deck.main, *deck.evolve, *deck.limit_break, *([deck.leader] if deck.leader else [])]
    return [pool[card_id] for card_id in dict.fromkeys(ids)]


class Prepared(msgspec.Struct, frozen=True):
    """Two decks compiled for a ruleset: matches are made from it as often as one likes."""

    game: str
    ruleset: str
    rules: Any  # kernel.rules.Rules
    cards: tuple[CardFacts, ...]
    defs: tuple[Definition, ...]
    deals: tuple[Deal, ...]
    names: tuple[str, ...]
    lexicon: Lexicon | None = None


def prepare(game: str, ruleset: str, decks: Sequence[Deck], pool: Pool) -> Prepared:
    """Compile the cards of the decks. Raises InputError or TextError where a card cannot be played."""
    made = adapter(game)
    cards = {card.id: card for deck in decks for card in cards_of(deck, pool)}
    index = {card_id: i for i, card_id in enumerate(cards)}
    deals = tuple(
        Deal(
            tuple(index[i] for i in deck.ids()),
            tuple(index[i] for i in deck.evolve_ids()),
            index[deck.leader] if deck.leader else None,
            tuple(index[i] for i in deck.limit_break_ids()),
        )
        for deck in decks
    )
    facts = (*cards.values(), *made.beside(tuple(cards.values()), pool))
    defs = _all_defined(made, facts, pool.lexicon, ruleset)
    return Prepared(game, ruleset, made.rules(ruleset), facts, defs, deals, tuple(d.name for d in decks), pool.lexicon)


def _all_defined(
    made: Adapter, cards: Sequence[CardFacts], lexicon: Lexicon | None, ruleset: str
) -> tuple[Definition, ...]:
    """The definitions of the cards. TextError for the first that cannot be played; its message names all of them."""
    try:
        return made.define(cards, lexicon, ruleset)
    except TextError as first:
        refused = []
        for card in cards:
            try:
                made.define([card], lexicon, ruleset)
            except TextError as error:
                refused.append(str(error))
        first.args = ("\n".join(refused or [str(first)]),)
        raise


def playable_in(made: Adapter, card: CardFacts, lexicon: Lexicon | None) -> str:
    """The ruleset in which a card means something: "" for the game's usual one, else the first other.

    TextError where the card does not compile, or means nothing in any ruleset.
    """
    unusual: TextError | None = None
    for ruleset in ("", *made.rulesets):
        try:
            made.define([card], lexicon, ruleset)
            return ruleset
        except TextError as error:
            if error.stage != "ruleset":
                raise
            unusual = unusual or error
    assert unusual is not None
    raise unusual
