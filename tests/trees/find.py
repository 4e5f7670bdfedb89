"""Looks for a card for every kind of change, and writes the table of witnesses: `python tests/trees/find.py sve`.

The table only says where to look first: a test that finds nothing there goes on to other cards.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "text"))

from book import HERE, Book, Witness, book, table
from changing import Kind
from unseen import UNSEEN
from wanted import only_read, wanted
from watching import GAMES

from cardwright.errors import CardwrightError

CARDS = 24  # that are tried for a kind
RARE = 4  # cards: of a kind that only so many have, more games are tried
MANY = 40  # games


def main(game: str, *only: str) -> None:
    made = book(game)
    kinds = wanted(game, (leaf.tree for leaf in made.leaves.values()))
    kinds -= only_read(kinds) | UNSEEN[game].keys()
    known: dict[Kind, Witness] = table(game) if (HERE / f"{game}_witnesses.txt").exists() else {}
    known = still_shown(made, {kind: seen for kind, seen in known.items() if kind in kinds})
    tried: Counter[Kind] = Counter()
    rare = {kind: len(keys) for kind, keys in made.having.items()}
    other: dict[Kind, str] = {}
    for number, leaf in enumerate(made.leaves.values()):
        if number % 50 == 0:
            print(number, len(kinds), len(known), file=sys.stderr, flush=True)
            write(game, known)
        changes = {
            kind: trees
            for kind, trees in made.changes(leaf).items()
            if kind in kinds and kind not in known and tried[kind] < CARDS and (not only or kind[0] in only)
        }
        if not changes:
            continue
        try:
            watched = made.watched(leaf)
        except CardwrightError as error:
            print("refused", leaf.card.text, error)
            continue
        for kind, trees in changes.items():
            tells = False  # whether one of the changes loads
            for change, tree in enumerate(trees):
                how, at = watched.noticed(tree, range(MANY if rare[kind] <= RARE else GAMES))
                if how == "plays":
                    known[kind] = Witness(leaf.key, change, at)
                    break
                tells |= how != "refused"
                other[kind] = other.get(kind) or how
            tried[kind] += tells
    write(game, known)
    for kind in sorted(kinds - known.keys()):
        if not only or kind[0] in only:
            print(*kind, other.get(kind) or "-", tried[kind])


def still_shown(made: Book, known: dict[Kind, Witness]) -> dict[Kind, Witness]:
    """Those whose change shows where the table says."""
    cards: dict[str, list[Kind]] = defaultdict(list)
    for kind, witness in known.items():
        cards[witness.key].append(kind)
    shown = {}
    for key in cards.keys() & made.leaves.keys():
        watched, changes = made.watched(made.leaves[key]), made.changes(made.leaves[key])
        for kind in cards[key]:
            _, change, game = known[kind]
            trees = changes.get(kind, [])
            if change < len(trees) and watched.noticed(trees[change], [game]) == ("plays", game):
                shown[kind] = known[kind]
    return shown


def write(game: str, known: dict[Kind, Witness]) -> None:
    lines = [f"{cls}.{field} {key} {change} {at}\n" for (cls, field), (key, change, at) in sorted(known.items())]
    (HERE / f"{game}_witnesses.txt").write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
