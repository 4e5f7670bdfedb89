"""Tokens of a paragraph and the one spacing rule."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.text.tokens import CLOSE, OPEN, join, sentence_starts, tokenise, words_of

PARAGRAPHS = [
    "《1》《ダル》, put Mog (XIII-2) into the Break Zone: Draw 1 card.",
    "[[s]]Maelstrom[[/]] 《S》《風》: Break it.",
    "[[ex]]EX BURST[[/]] Choose 1 [[i]]Job L'Cie[[/]] Forward.",
    "It gains +1000 power and loses 2000 power.",
    "[act][cost01], [engage]: Give it [attack]+1/[defense]-1.",
    "[fanfare][lastwords] Deal it X damage. X equals this card's attack.",
    "Combo (3): Reveal his/her hand and/or draw 1 card.",
    'It gains "When Y\'shtola attacks, it gains ‘This cannot be blocked.’ until the end of the turn." until then.',
    "Damage 3 -- Return it to its owners' hands.",
    "Choose 1 [[i]]Job ???[[/]] or SOLDIER: 3rd Class.",
    "Is Choco/Mog the 6-sided one? No, it can't!",
]


@pytest.mark.parametrize("text", PARAGRAPHS)
def test_normal_text_is_joined_as_it_was(text: str) -> None:
    assert join(token.text for token in tokenise(text)) == text


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("owner's", ("owner", "'s")),
        ("owners'", ("owners", "'")),
        ("Y'shtola's", ("Y'shtola", "'s")),
        ("can't", ("can't",)),
        ("XIII-2", ("XIII-2",)),
        ("3rd 3000", ("3rd", "3000")),
        ("LV? Death", ("LV", "?", "Death")),
        ("《1》《ダル》:", ("《1》", "《ダル》", ":")),
        ("[[i]]Job X[[/]],", ("[[i]]", "Job", "X", "[[/]]", ",")),
        ("[cost01]:", ("[cost01]", ":")),
        ('"a ‘b’"', (OPEN, "a", OPEN, "b", CLOSE, CLOSE)),
    ],
)
def test_cuts(text: str, tokens: tuple[str, ...]) -> None:
    assert words_of(text) == tokens


def starts(text: str) -> list[str]:
    return [token.text for token in tokenise(text) if token.start and token.text[0].isalpha()]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Draw it. Break it", ["Draw", "Break"]),
        ("《ダル》, put it away: Draw", ["Draw"]),
        ("[fanfare] Draw", ["Draw"]),
        ("[[ex]]EX BURST[[/]] Choose it", ["Choose"]),
        ("[[i]]Job Knight[[/]] Forwards", []),
        ("It gains (rounded) power. (It is so.) Then", ["It", "Then"]),
        ('It gains "Draw it." until', ["It", "Draw"]),
        ('Choose: "Draw it." "Break it." Then', ["Choose", "Draw", "Break", "Then"]),
        ("Damage 3 -- When", ["Damage", "When"]),
    ],
)
def test_where_sentences_start(text: str, expected: list[str]) -> None:
    assert starts(text) == expected


def test_join_prints_capitals_at_sentence_starts_only() -> None:
    words = ["draw", "it", ".", OPEN, "break", "Cloud", ".", CLOSE, "then", "stop", "."]
    assert join(words) == 'Draw it. "Break Cloud." Then stop.'
    assert join(words, capitals=False) == 'draw it. "break Cloud." then stop.'


def test_quotes_alternate_with_depth() -> None:
    assert join([OPEN, "a", OPEN, "b", OPEN, "c", CLOSE, CLOSE, CLOSE], capitals=False) == '"a ‘b “c”’"'


@given(st.text(st.sampled_from(list("aB1+-/.,:'\"()?! 《》[]i‘’ツ")), max_size=20))
def test_spacing_is_stable(text: str) -> None:
    once = join((token.text for token in tokenise(text)), capitals=False)
    assert join((token.text for token in tokenise(once)), capitals=False) == once
    assert "".join(once.split()).translate(QUOTES) == "".join(text.split()).translate(QUOTES)


QUOTES = str.maketrans(dict.fromkeys("‘’“”'", '"'))


@given(st.lists(st.sampled_from(["a", ".", OPEN, CLOSE, "(", ")", "[[ex]]", "[[i]]", "[[/]]", "《1》"]), max_size=12))
def test_sentence_starts_accept_unbalanced_texts(texts: list[str]) -> None:
    flags = sentence_starts(texts)
    assert len(flags) == len(texts)
    assert all(flags[:1])
