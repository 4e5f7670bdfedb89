"""All invented cards of a game with their trees, and which of them shows a change of which kind."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

import texts
from changing import Kind, Vocabulary, mutants
from watching import Watched

from cardwright.cards import CardFacts, Pool
from cardwright.games.fftcg.classic import keywords as classic
from cardwright.games.fftcg.newer import keywords as newer
from cardwright.games.sve.definitions import card_name
from cardwright.play.games import adapter
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

HERE = Path(__file__).parent
CHANGES = 12  # of one kind that are tried with a card


class Leaf(NamedTuple):
    """A card of the book; `key` finds it whatever is added around it."""

    key: str
    card: CardFacts
    pool: Pool
    tree: ir.CardText


class Book:
    """The cards of a game, the smallest trees first."""

    def __init__(self, game: str) -> None:
        self.game = game
        made: Any = adapter(game)
        leaves = []
        for card, pool in texts.cards(game):
            name = card_name(card) if game == "sve" else card.name  # type: ignore[arg-type]  # a card of that game
            tree = compile_text(
                game, card.text, name=name, card_type=card.card_type, lexicon=made.names_of(pool.lexicon)
            )
            key = hashlib.blake2b(f"{card.name}|{card.card_type}|{card.text}".encode(), digest_size=4).hexdigest()
            leaves.append(Leaf(key, card, pool, tree))
            apart = expanded(tree, card.name) if game == "fftcg" else tree
            if apart != tree:
                leaves.append(Leaf(f"{key}/", card, pool, apart))
        self.leaves = {leaf.key: leaf for leaf in sorted(leaves, key=lambda x: (sum(1 for _ in nodes(x.tree)), x.key))}
        self.known = Vocabulary(leaf.tree for leaf in leaves)

    def changes(self, leaf: Leaf) -> dict[Kind, list[ir.CardText]]:
        """The changed trees of a card, some of each kind."""
        found: dict[Kind, list[Any]] = {}
        self.known.turn_to(leaf.tree)
        for kinds, tree in mutants(leaf.tree, self.known):
            for kind in kinds:
                found.setdefault(kind, []).append(tree)
        return {kind: list(_some(trees)) for kind, trees in found.items()}

    @cached_property
    def having(self) -> dict[Kind, list[str]]:
        """The cards that can be changed in a way, the smallest first."""
        found: dict[Kind, list[str]] = {}
        for leaf in self.leaves.values():
            for kind in self.changes(leaf):
                found.setdefault(kind, []).append(leaf.key)
        return found

    def watched(self, leaf: Leaf) -> Watched:
        return Watched(self.game, leaf.card, leaf.pool, leaf.tree)


def expanded(tree: ir.CardText, name: str) -> ir.CardText:
    """The tree with classic and newer keywords taken apart into what they mean."""
    return newer.expanded(classic.expanded(tree, name)[0])


@cache
def book(game: str) -> Book:
    return Book(game)


class Witness(NamedTuple):
    """Where a change shows: with which card, as which of the changes of its kind, and in which game."""

    key: str
    change: int = 0
    game: int = 0


@cache
def table(game: str) -> dict[Kind, Witness]:
    """The witness of each kind, as it was found last."""
    found = {}
    for line in (HERE / f"{game}_witnesses.txt").read_text("utf-8").splitlines():
        name, key, *numbers = line.split()
        cls, _, field = name.partition(".")
        found[cls, field] = Witness(key, *map(int, numbers))
    return found


def _some(trees: list[ir.CardText]) -> Iterator[ir.CardText]:
    """So many of them, from everywhere."""
    step = max(1, len(trees) // CHANGES)
    yield from trees[::step][: CHANGES + 1]
