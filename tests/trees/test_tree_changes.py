"""Every class of nodes and every field of it that texts can fill: some change of it makes a game go otherwise.

For each there is a witness: an invented card, a change of its tree in that place alone, and a game (`watching.py`) in which
what can be seen differs, or what was answered is no longer allowed. The tables `*_witnesses.txt` say where to look first;
`python tests/trees/find.py GAME` writes them anew after cards were added to `fftcg.txt` or `sve.txt`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

import msgspec
import pytest
from book import Witness, book, table
from changing import Kind
from parsed import unnoticed
from unseen import UNSEEN
from wanted import classes, only_read, wanted
from watching import GAMES, Watched

from cardwright.text import ir
from cardwright.text.walk import bottom_up

PARTS = 8  # that the work is done in
OTHERS = 4  # other cards that are tried where the table knows none
BOTH = ("fftcg", "sve")


@lru_cache
def kinds(game: str) -> frozenset[Kind]:
    return wanted(game, (leaf.tree for leaf in book(game).leaves.values()))


def played(game: str) -> list[Kind]:
    return sorted(kinds(game) - only_read(kinds(game)) - UNSEEN[game].keys())


def part_of(game: str, kind: Kind) -> int:
    """In which part a kind is looked at: those that one card shows together, as its games are then played once."""
    witness = table(game).get(kind)
    return int(witness.key[:8], 16) % PARTS if witness else 0


def seen(game: str, watched: Watched, kind: Kind, witness: Witness) -> bool:
    trees = book(game).changes(book(game).leaves[witness.key]).get(kind, [])
    order = sorted(range(len(trees)), key=lambda i: i != witness.change)
    games = [witness.game, *(i for i in range(GAMES) if i != witness.game)]
    return any(watched.noticed(trees[i], games)[0] == "plays" for i in order)


def seen_elsewhere(game: str, kind: Kind) -> bool:
    """Whether the change shows with one of the first other cards that have such a node."""
    made = book(game)
    some = (made.leaves[key] for key in made.having.get(kind, [])[:OTHERS])
    return any(seen(game, made.watched(leaf), kind, Witness(leaf.key)) for leaf in some)


def unseen(game: str, wanted: Iterable[Kind]) -> list[Kind]:
    """The kinds of changes that no game shows."""
    cards: dict[str, list[Kind]] = defaultdict(list)
    where, leaves, left = table(game), book(game).leaves, []
    for kind in wanted:
        witness = where.get(kind)
        if witness is not None and witness.key in leaves:
            cards[witness.key].append(kind)
        else:
            left.append(kind)
    for key, own in cards.items():
        watched = book(game).watched(leaves[key])
        left += [kind for kind in own if not seen(game, watched, kind, where[kind])]
    return [kind for kind in left if not seen_elsewhere(game, kind)]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", BOTH)
def test_every_change_shows_in_some_game(game: str, part: int) -> None:
    assert not unseen(game, (kind for kind in played(game) if part_of(game, kind) == part))


@pytest.mark.parametrize("game", BOTH)
def test_every_change_of_what_is_only_read_changes_the_meaning(game: str) -> None:
    found = only_read(kinds(game))
    assert len(found) > 30
    assert not unnoticed(book(game), found) - UNSEEN[game].keys()


# no text becomes these: what the engine can do besides
UNSAID = frozenset(
    [
        "AlsoElement",
        "BecomesForward",
        "DidSo",
        "ForEachPlayer",
        "NextSummonCheaper",
        "PayActivateSource",
        "PayLimitBreak",
        "PlayOnlyWithout",
        "UnlimitedCopies",
    ]
)


def test_every_class_is_in_the_texts_of_a_game() -> None:
    said = {name for game in BOTH for name, _ in kinds(game)}
    assert {c.__name__ for c in classes()} - said <= UNSAID


@pytest.mark.parametrize("game", BOTH)
def test_what_is_excused_has_no_witness(game: str) -> None:
    assert UNSEEN[game].keys().isdisjoint(table(game))


def longer(node: ir.Node) -> ir.Node:
    """The same instruction, in more nodes."""
    most = ir.Num(value=10**6)
    if isinstance(node, ir.Draw):
        return msgspec.structs.replace(node, count=ir.AtMost(of=node.count, most=most))
    if isinstance(node, ir.DealDamage):
        return msgspec.structs.replace(node, amount=ir.AtMost(of=node.amount, most=most))
    return node


@pytest.mark.parametrize("game", BOTH)
def test_what_means_the_same_plays_the_same(game: str) -> None:
    made = [(leaf, bottom_up(leaf.tree, longer)) for leaf in book(game).leaves.values()]
    other = [(leaf, tree) for leaf, tree in made if tree != leaf.tree][10:200:48]
    assert len(other) > 1
    for leaf, tree in other:
        watched = book(game).watched(leaf)
        assert [watched.noticed(each, range(3)) for each in (leaf.tree, tree)] == [("", 0), ("", 0)]
