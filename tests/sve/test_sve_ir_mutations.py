"""Trees changed in one place: for each class of nodes and each of its fields, some change is noticed by playing the cards.

The cards and what must come of them are those of `readings.yaml`. A change is noticed where a row fails; some change of each
kind has to be. What cannot be noticed stands in `UNSEEN`, with the reason.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from test_sve_readings import CHOSEN, CORPUS, books, scenario

from cardwright.cards import Pool, SveCard, load_pool
from cardwright.games.sve import definitions
from cardwright.play.scenario import run_scenario
from cardwright.play.scenario_file import Broken, Scenario
from cardwright.text import ir
from cardwright.text import ir_sve as sv

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason=f"no corpus of real cards at {CORPUS}")

Kind = tuple[str, str]  # a class of nodes, and what of it is changed
# what stands for a whole node
INSTEAD: dict[type[ir.Node], ir.Node] = {
    ir.You: ir.Opponent(),
    ir.Opponent: ir.You(),
    ir.AnyPlayer: ir.You(),
    ir.Owner: ir.Opponent(),
    ir.IsCard: ir.TypeIs(types=("Spell",)),
    ir.X: ir.Num(value=1),
    ir.Permanent: ir.UntilEndOfTurn(),
    ir.SelfRef: ir.Ref(to=("nothing",)),
    sv.Fanfare: sv.LastWords(),
    sv.LastWords: sv.Fanfare(),
    sv.Strike: sv.Fanfare(),
    sv.OnEvolve: sv.LastWords(),
    sv.OnRace: sv.LastWords(),
}
FFTCG = "of the other game"
UNNAMED = "these texts do not come back to it"
WORDS = "explains what the rules say anyway"
ONE = "only one card is meant on these cards"
CREATED = "only what an effect has created is used up; these say it all the time"
UNSEEN: dict[Kind, str] = {
    ("All", "bind"): UNNAMED,
    ("AddToStack", "other"): "no card of these that adds to a Stack has one",
    ("AutoAbility", "ex_burst"): FFTCG,
    ("BeginningOf", "later"): CREATED,
    ("BeginningOf", "next"): CREATED,
    ("CostChange", "floor"): "no cost comes down as far",
    ("CreateTokens", "bind"): UNNAMED,
    ("CreateTokens", "one_of"): "one kind of token each",
    ("DeckBottom", "order"): "whose deck it is orders the cards anyway (4.1.4)",
    ("Discard", "bind"): UNNAMED,
    ("Exists", "bind"): UNNAMED,
    ("Explained", "text"): WORDS,
    ("Keyword", "reminder"): WORDS,
    ("KeywordAbility", "damage"): FFTCG,
    ("Mill", "bind"): UNNAMED,
    ("RandomDiscard", "bind"): UNNAMED,
    ("ModalHeader", "again"): FFTCG,
    ("ModalHeader", "fresh"): "no card of these offers its options twice",
    ("PayDiscard", "different"): ONE,
    ("PayFor", "stage"): "nothing comes between the two",
    ("PayRemove", "different"): ONE,
    ("ReplaceDamage", "next_only"): CREATED,
    ("RevealTop", "look"): "no row asks who sees the cards (test_sve_05_decks.py does)",
    ("Search", "different"): FFTCG,
    ("SummonEffect", "ex_burst"): FFTCG,
    ("ToHand", "verb"): "no text waits for one of the words",
    ("You", "left out"): "no row returns a card from a field of the other player (test_sve_apart.py does)",
}


def changed(value: Any) -> Iterator[Any]:
    """Other values of a plain field."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield f"{value} otherwise"


def mutants(node: ir.Node) -> Iterator[tuple[Kind, ir.Node]]:
    """Every tree that differs in one place."""
    name = type(node).__name__
    if type(node) in INSTEAD:
        yield (name, "instead"), INSTEAD[type(node)]
    for field in msgspec.structs.fields(type(node)):
        value = getattr(node, field.name)
        if field.name == "w":  # how it is worded
            continue
        kind = (name, field.name)
        for other in changed(value):
            yield kind, msgspec.structs.replace(node, **{field.name: other})
        if isinstance(value, tuple):
            for i, item in enumerate(value):
                left = value[:i] + value[i + 1 :]
                yield kind, msgspec.structs.replace(node, **{field.name: left})
                if isinstance(item, ir.Node):
                    yield (type(item).__name__, "left out"), msgspec.structs.replace(node, **{field.name: left})
                inner = mutants(item) if isinstance(item, ir.Node) else ((kind, other) for other in changed(item))
                for label, other in inner:
                    yield label, msgspec.structs.replace(node, **{field.name: (*value[:i], other, *value[i + 1 :])})
        elif isinstance(value, ir.Node):
            if field.default is None:
                yield (type(value).__name__, "left out"), msgspec.structs.replace(node, **{field.name: None})
            for label, other in mutants(value):
                yield label, msgspec.structs.replace(node, **{field.name: other})


class Bench:
    """The rows by card, and the trees of the cards."""

    def __init__(self) -> None:
        self.pool: Pool = load_pool(CORPUS)
        self.rows: dict[str, list[Scenario | Broken]] = defaultdict(list)
        for row in books()[CHOSEN[0]]["readings"]:
            self.rows[row["card"]].append(scenario(row))
        names = self.pool.lexicon.by_kind("sve")
        self.kinds: dict[Kind, list[tuple[str, ir.CardText]]] = defaultdict(list)
        for number in self.rows:
            for kind, tree in mutants(definitions.compile_card(self.card(number), names)):
                assert isinstance(tree, ir.CardText)
                self.kinds[kind].append((number, tree))

    def card(self, number: str) -> SveCard:
        found = self.pool[number]
        assert isinstance(found, SveCard)
        return found

    def noticed(self, number: str, tree: ir.CardText, patch: pytest.MonkeyPatch) -> bool:
        """Whether a row of the card fails with this tree."""
        card, before = self.card(number), definitions._compiled

        def compiled(text: str, name: str, *rest: Any) -> ir.CardText:
            return tree if (text, name) == (card.text, definitions.card_name(card)) else before(text, name, *rest)

        with patch.context() as here:
            here.setattr(definitions, "_compiled", compiled)
            return not all(self.holds(row) for row in self.rows[number])

    def holds(self, row: Scenario | Broken) -> bool:
        try:
            outcome = run_scenario(row, self.pool)
        except Exception:  # a tree that no text has may be anything
            return False
        return outcome.ok


def survivors(bench: Bench, patch: pytest.MonkeyPatch) -> list[Kind]:
    """The kinds of change that no row notices, of those that can be noticed."""
    wanted = sorted(bench.kinds.keys() - UNSEEN.keys())
    return [k for k in wanted if not any(bench.noticed(number, tree, patch) for number, tree in bench.kinds[k])]


def test_every_kind_of_change_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()
    assert len({name for name, _ in bench.kinds}) > 100
    assert UNSEEN.keys() <= bench.kinds.keys()
    assert not survivors(bench, monkeypatch)


def test_the_trees_as_they_are_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()
    names = bench.pool.lexicon.by_kind("sve")
    for number in ("BP01-006", "BP02-040", "CP01-044"):
        assert not bench.noticed(number, definitions.compile_card(bench.card(number), names), monkeypatch)
