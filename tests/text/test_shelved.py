"""Finished grammars as bytes: what is read back reads and prints alike, and is data alone."""

from __future__ import annotations

import os
import pickle
import zlib

import pytest

from cardwright.cards import builtin_pool
from cardwright.text import compiled, shelved
from cardwright.text.compile import LANGUAGES, normalise_text
from cardwright.text.failures import ReadFailure
from cardwright.text.grammar import Grammar
from cardwright.text.packed import Found, Unpackable
from cardwright.text.printing import Context, Printer
from cardwright.text.reading import Reader
from cardwright.text.remember import remembering


class Memory:
    """One that keeps nothing but grammars."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.grammars = self

    def recall(self, key: bytes) -> Found | None:
        return None

    def keep(self, key: bytes, found: Found) -> None:
        return None

    def get(self, name: str) -> bytes | None:
        return self.kept.get(name)

    def put(self, name: str, data: bytes) -> None:
        self.kept[name] = data


def named(declare: str = "draw a card") -> Grammar:
    def phrases(g: Grammar) -> None:
        g.value("action", declare, declare)

    return Grammar("small", declare=phrases)


@pytest.mark.parametrize("game", ["fftcg", "sve"])
def test_what_is_read_back_reads_and_prints_alike(game: str) -> None:
    language = LANGUAGES[game]
    usual = language.grammar().freeze()
    again = shelved.unpack(shelved.pack(usual), game, usual.singular)
    assert {k: len(c.rules) for k, c in again.categories.items()} == {
        k: len(c.rules) for k, c in usual.categories.items()
    }
    pool = builtin_pool(game)
    names = pool.lexicon.by_kind(game)
    read = 0
    for card in [card for card in pool if card.text][:60]:
        category = language.category(card.card_type)
        for number, paragraph in enumerate(normalise_text(game, card.text, lexicon=names).paragraphs):
            found = [Reader(g, paragraph, card.name, names, number).one(category) for g in (usual, again)]
            assert found[0] == found[1]
            texts = [Printer(g, Context(card.name)).text(category, found[0]) for g in (usual, again)]
            assert texts[0] == texts[1]
            read += 1
    assert read > 60
    with pytest.raises(ReadFailure) as first:
        Reader(usual, "Draw 1 xyz.", "Hild", {}, 0).one("ability")
    with pytest.raises(ReadFailure) as second:
        Reader(again, "Draw 1 xyz.", "Hild", {}, 0).one("ability")
    assert (first.value.at, first.value.expected) == (second.value.at, second.value.expected)


def test_a_remembered_grammar_is_not_declared_again() -> None:
    with remembering(Memory()):
        assert named().parse("action", "Draw a card") == "draw a card"
        other = named("never declared")
        assert other.parse("action", "Draw a card") == "draw a card"
    # what is asked of the declarations themselves makes them
    assert [each.template for each in other.phrases] == ["never declared"]


def test_without_a_memory_it_is_declared() -> None:
    assert named("shuffle").parse("action", "Shuffle") == "shuffle"


def test_a_grammar_without_a_declaration_of_its_own_is_not_remembered() -> None:
    memory = Memory()
    g = Grammar("small")
    g.value("action", "shuffle", 1)
    with remembering(memory):
        assert g.parse("action", "Shuffle") == 1
    assert not memory.kept


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        zlib.compress(b"nonsense"),
        zlib.compress(pickle.dumps(5)),
        zlib.compress(pickle.dumps({})),
        zlib.compress(pickle.dumps({"action": os.system})),
        zlib.compress(pickle.dumps({"action": print})),
    ],
)
def test_other_bytes_are_refused_and_made_anew(data: bytes) -> None:
    with pytest.raises(Unpackable):
        shelved.unpack(data, "small", bool)
    memory = Memory()
    memory.kept["small"] = data
    with remembering(memory):
        assert named().parse("action", "Draw a card") == "draw a card"
    assert shelved.unpack(memory.kept["small"], "small", bool).name == "small"


def test_what_is_read_by_a_nameless_function_is_not_kept_and_works() -> None:
    def declare(g: Grammar) -> None:
        g.terminal("any", lambda source, pos: [(pos + 1, 1)], lambda value, context: "x")

    memory = Memory()
    with remembering(memory):
        assert Grammar("odd", declare=declare).parse("any", "x") == 1
    assert not memory.kept


def test_collecting_goes_on_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr(compiled.gc, "isenabled", lambda: True)
    monkeypatch.setattr(compiled.gc, "disable", lambda: seen.append("off"))
    monkeypatch.setattr(compiled.gc, "enable", lambda: seen.append("on"))
    with pytest.raises(ValueError, match="on the way"), compiled.uncollected():
        raise ValueError("on the way")
    assert seen == ["off", "on"]
