"""The grammars over the pools: no text has two meanings; which phrases are used is told truly."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.cards import Pool, builtin_pool, card_from_fields, load_pool
from cardwright.play.grammar_check import check_grammar
from cardwright.text import ir
from cardwright.text.compile import LANGUAGES, compile_text
from cardwright.text.fftcg import reader
from cardwright.text.grammar import Grammar
from cardwright.text.usage import comment_at, every_phrase, phrases_of


@pytest.mark.parametrize("game", ["fftcg", "sve"])
def test_no_built_in_card_has_two_meanings(game: str) -> None:
    report = check_grammar(builtin_pool(game))
    assert report.texts > 0
    assert report.read == report.paragraphs
    assert report.ambiguous == ()


@pytest.mark.parametrize("game", ["fftcg", "sve"])
def test_no_real_card_has_two_meanings(game: str, corpus: Path) -> None:
    report = check_grammar(load_pool(corpus / game / "cards.jsonl"), workers=2)
    assert report.ambiguous == ()
    assert report.read > 0.9 * report.paragraphs


def pool_of(*texts: str) -> Pool:
    fields = {"type": "Summon", "elements": ["Fire"], "cost": 1}
    cards = [{**fields, "id": f"x-{i}", "name": f"Card {i}", "text": text} for i, text in enumerate(texts)]
    return Pool("fftcg", [card_from_fields("fftcg", card, where="test") for card in cards])


def test_phrases_are_counted_by_distinct_texts() -> None:
    report = check_grammar(
        pool_of("Draw 1 card.", "Draw 1 card.", "Choose 1 Forward. Dull it.", "Draw 2 cards.", "Wibble.")
    )
    assert (report.texts, report.paragraphs, report.read) == (4, 4, 3)
    single = {each.phrase: each.cards for each in report.single}
    unused = {each.phrase for each in report.unused}
    assert any("dull" in phrase and cards == ("x-2",) for phrase, cards in single.items())
    draws = [phrase for phrase in every_phrase(LANGUAGES["fftcg"].grammar()) if "draw {count:" in phrase]
    assert draws
    used = [phrase for phrase in draws if phrase not in unused]
    assert used and not set(used) & set(single)  # two texts need it


def test_a_text_with_two_meanings_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = Grammar("toy")
    toy.alias("summon", "first")
    toy.alias("summon", "second")
    toy.value("first", "draw it", 1)
    toy.value("second", "draw it", 2)
    monkeypatch.setattr(reader, "grammar", lambda: toy)
    report = check_grammar(pool_of("Draw it", "Break it"))
    [twofold] = report.ambiguous
    assert (twofold.id, twofold.span, twofold.category) == ("x-0", "Draw it", "summon")
    assert {twofold.first, twofold.second} == {"1", "2"}


def test_a_text_is_printed_with_the_phrases_it_is_read_with() -> None:
    text = compile_text("fftcg", "Choose 1 Forward. Dull it.", name="Hild", card_type="Summon")
    [ability] = text.abilities
    used = phrases_of("fftcg", ability, "Hild")
    assert any(each.startswith("summon: ") for each in used)
    assert any("choose {" in each for each in used)
    assert any("Forward" in each for each in used)
    assert not any("Backup" in each and "Forward" not in each for each in used)
    assert used <= set(every_phrase(LANGUAGES["fftcg"].grammar()))


def sample() -> Grammar:
    g = Grammar("sample")
    # for one card: number x-1
    g.value("word", "first", 1)
    g.value("word", "second", 2)  # beside it
    g.value("word", "third", 3)
    g.phrase(
        "word",
        "fourth {value:integer}",
        ir.Num,
    )  # at the end
    return g


def test_declarations_know_their_place_and_comment() -> None:
    g = sample()
    comments = {origin.partition(": ")[2].split()[0]: comment_at(g, origin) for origin in every_phrase(g)}
    assert comments == {"first": "for one card: number x-1", "second": "beside it", "third": "", "fourth": "at the end"}
    assert all(place.startswith("test_play_grammar_check.py:") for place in every_phrase(g).values())


def tabled() -> Grammar:
    g = Grammar("tabled")
    # for one card: a table
    for number, word in enumerate(("first", "second")):
        g.value("word", word, number)
    g.value("word", "third", 3)
    # one card, 2 phrases: a pair
    g.phrase("word", "fourth {value:integer}", ir.Num)
    g.value("word", "fifth", 5)
    g.value("word", "sixth", 6)
    return g


def test_one_comment_may_be_for_a_table_or_for_as_many_phrases_as_it_says() -> None:
    g = tabled()
    comments = {origin.partition(": ")[2].split()[0]: comment_at(g, origin) for origin in every_phrase(g)}
    table, pair = "for one card: a table", "one card, 2 phrases: a pair"
    assert comments == {"first": table, "second": table, "third": "", "fourth": pair, "fifth": pair, "sixth": ""}
