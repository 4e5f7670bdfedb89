"""Deck lists: the forms that are read, and what is said of the lines that cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardwright.cards import Deck, FftcgCard, Pool, SveCard, game_of_deck, load_deck, parse_deck_list, parse_json_deck
from cardwright.errors import InputError

FFTCG = Pool(
    "fftcg",
    [
        FftcgCard(id="5-001R", name="Tarn Swift", type="Forward", cost=2, printings=("Re-008C/5-001R",)),
        FftcgCard(id="5-002C", name="Xenia (II)", type="Backup", cost=2),
        FftcgCard(id="5-003C", name="Number 24", type="Summon", cost=2),
        FftcgCard(id="5-004C", name="Miller", type="Backup", cost=1),
        FftcgCard(id="5-005C", name="Miller", type="Backup", cost=2),
    ],
)
SVE = Pool(
    "sve",
    [
        SveCard(id="XP01-001", name="Fern", type="Follower", cost=1),
        SveCard(id="XP01-002", name="Fern (Evolved)", type="Follower", evolved=True),
        SveCard(id="XP01-LD1", name="Rowan", type="Leader"),
        SveCard(id="XP01-T01", name="Sapling", type="Follower", cost=1, token=True),
    ],
)


@pytest.mark.parametrize(
    "line",
    [
        "3 x 5-001R Tarn Swift",
        "３ x ５－００１Ｒ Ｔａｒｎ　Ｓｗｉｆｔ",
        "3x 5-001R",
        "3x5-001R Tarn Swift",
        "3 5-001R",
        "3 Tarn Swift (5-001R)",
        "3 tarn swift [5-001r]",
        "3 Tarn Swift",
        "3 Re-008C Tarn Swift",
        "3 5-001 - Tarn Swift",
        "3\t5-001R\tTarn Swift   # the engine",
        "Tarn Swift x3",
        "5-001R x 3",
        "3 (5-001R) Tarn Swift",
        "3,5-001R",
        "3; 5-001R; Tarn Swift",
        "3,5-001R,Tarn Swift",
        "3 5-001R Tarn Swift foil",
        "2 Tarn Swift\u20281 5-001R Tarn Swift",
        "5-001R,3",
        "5-001R 3",
        "2 Tarn Swift\n1 5-001R",
        "5-001R\n5-001R\r\n\r\nTarn Swift",
    ],
)
def test_ways_to_write_a_card(line: str) -> None:
    assert parse_deck_list(line, FFTCG).main == {"5-001R": 3}


@pytest.mark.parametrize(
    ("line", "card"),
    [("2 Xenia (II)", "5-002C"), ("2 x Xenia (II)", "5-002C"), ("2 Number 24", "5-003C"), ("2 Number 24 x3", None)],
)
def test_names_that_look_like_counts_or_brackets(line: str, card: str | None) -> None:
    if card is None:
        with pytest.raises(InputError, match="Number 24 x3"):
            parse_deck_list(line, FFTCG)
    else:
        assert parse_deck_list(line, FFTCG).main == {card: 2}


def test_headings_comments_titles_and_line_endings() -> None:
    text = "\ufeffName: Rovers\r\n// by hand\r\nForwards (3)\r\n3 5-001R\r\n\r\n== Backups ==\r\n2 5-002C\r\nSummons: 1\r\n1 5-003C\r\n"
    deck = parse_deck_list(text, FFTCG)
    assert (deck.name, deck.main) == ("Rovers", {"5-001R": 3, "5-002C": 2, "5-003C": 1})
    assert deck.size == 6
    assert deck.ids() == ("5-001R",) * 3 + ("5-002C",) * 2 + ("5-003C",)


@pytest.mark.parametrize(
    "text",
    [
        "3 XP01-001\n2 XP01-002\n1 XP01-LD1",
        "Main deck\n3 XP01-001\nEvolve deck:\n2 XP01-002\nLeader\n1 Rowan",
        "[Leader]\nRowan\n[Evolve Deck]\n2 XP01-002\n[Main Deck]\n3 XP01-001",
        "Leader: XP01-LD1\n3 Fern\n2 Fern (Evolved)",
        "MAINDECK - 3\nXP01-001,3\nEvolveDeck (2 cards)\nXP01-002,2\nLeaders:\nXP01-LD1",
    ],
)
def test_sve_sections(text: str) -> None:
    deck = parse_deck_list(text, SVE)
    assert (deck.main, deck.evolve, deck.leader) == ({"XP01-001": 3}, {"XP01-002": 2}, "XP01-LD1")


def test_a_heading_is_believed_even_against_the_card() -> None:
    assert parse_deck_list("Evolve deck\n3 XP01-001", SVE).evolve == {"XP01-001": 3}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("3 Tarn Swfit", "did you mean Tarn Swift"),
        ("3 5-009R Nobody", "no card '5-009R'"),
        ("3 Nobody (5-009R)", "no card '5-009R'"),
        ("3 5-001R Miller", "5-001R is Tarn Swift, not Miller"),
        ("3 5-001R Tarn Swift 2 5-002C Xenia (II)", "'2' stands beside 5-001R Tarn Swift"),
        ("3 5-001R Tarn Swift, 5-002C Xenia", "'5-002c' stands beside 5-001R"),
        ("3 Tarn Swift (5-001R) Xenia (5-002C)", "5-002C is Xenia"),
        ("2 5-001R Tarn Swift x3", "'x3' stands beside 5-001R Tarn Swift"),
        ("3 Miller", "2 cards are called 'Miller'.*5-004C, 5-005C"),
        ("0 Tarn Swift", "0 copies of Tarn Swift"),
        ("-1 Tarn Swift", "no card '-1 Tarn Swift'"),
        ("10000 Tarn Swift", "more than 1,000 cards"),
        ("9999999999999999999999 Tarn Swift", "more than 1,000 cards"),
        ("Evolution stuff", "no card 'Evolution stuff'"),
        ("", "no cards in it"),
    ],
)
def test_lines_that_are_not_one_card(line: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        parse_deck_list(line, FFTCG, source="mine.txt")


def test_every_bad_line_is_listed_with_its_number() -> None:
    with pytest.raises(InputError) as caught:
        parse_deck_list("3 Nope\n3 Tarn Swift\n\n2 Never", FFTCG, source="mine.txt")
    lines = str(caught.value).splitlines()
    assert [line.split(": no card")[0] for line in lines] == ["mine.txt: line 1", "mine.txt: line 4"]


@pytest.mark.parametrize(
    "text",
    [
        "Evolve Deck\n2 Fern",
        "Evolved\n2 fern (evolved)",
        "Evolution deck (2)\n2 x XP01-002 Fern",
        "Evolve Deck\n1 Fern\n1 Fern (Evolved) (XP01-002)",
    ],
)
def test_a_name_under_the_evolve_heading_means_the_evolved_card(text: str) -> None:
    deck = parse_deck_list(f"3 Fern\n{text}", SVE)
    assert (deck.main, deck.evolve) == ({"XP01-001": 3}, {"XP01-002": 2})


def test_a_name_that_no_evolved_card_has_still_means_its_card() -> None:
    assert parse_deck_list("Evolve Deck\n1 Sapling", SVE).evolve == {"XP01-T01": 1}


def test_tokens_under_a_heading_of_their_own_are_read_for_the_check_to_refuse() -> None:
    assert parse_deck_list("3 Fern\nTokens\n2 Sapling", SVE).main == {"XP01-001": 3, "XP01-T01": 2}


def test_leaders_beyond_the_first_are_kept_for_the_check_to_refuse() -> None:
    deck = parse_deck_list("3 Fern\n2 Rowan", SVE)
    assert (deck.leader, deck.more_leaders) == ("XP01-LD1", ("XP01-LD1",))
    assert deck.distinct_ids() == ("XP01-001", "XP01-LD1")


def test_the_game_that_a_deck_is_of(tmp_path: Path) -> None:
    files = {
        "sve.json": '{"game": "sve", "main": {}}', "none.json": '{"main": {}}', "list.json": "[1]", "odd.json": '{"game": 7}',
        "broken.json": "{", "plain.txt": "3 Fern", "deep.json": "[" * 100_000,
    }  # fmt: skip
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    builtin = {
        "fftcg": {"one": Deck(name="Rovers", game="fftcg", main={})},
        "sve": {"two": Deck(name="B", game="sve", main={})},
    }
    found = {name: game_of_deck(tmp_path / name, builtin) for name in files}
    assert found == {name: "sve" if name == "sve.json" else None for name in files}
    assert game_of_deck("rovers", builtin) == "fftcg"
    assert game_of_deck("TWO", builtin) == "sve"
    assert game_of_deck(tmp_path / "missing", builtin) is None


def deck_json(**changes: Any) -> str:
    return json.dumps({"game": "fftcg", "name": "Rovers", "main": {"5-001R": 3, "Re-008C": 1}, **changes})


def test_sve_json_decks() -> None:
    text = '{"game": "sve", "name": "F", "main": {"XP01-001": 3}, "evolve": {"XP01-002": 2}, "leader": "XP01-LD1"}'
    deck = parse_json_deck(text, SVE)
    assert (deck.main, deck.evolve, deck.leader) == ({"XP01-001": 3}, {"XP01-002": 2}, "XP01-LD1")
    assert deck.evolve_ids() == ("XP01-002",) * 2
    assert deck.distinct_ids() == ("XP01-001", "XP01-002", "XP01-LD1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"main": {"XP01-001": 3}, "evolve": {"XP01-002": "2"}}', "field `evolve`: XP01-002: the count is a whole"),
        ('{"main": {"XP01-001": 3}, "evolve_deck": {}}', "field `evolve_deck`: unknown; did you mean `evolve`?"),
        ('{"main": {"XP01-001": 3}, "Leader": null}', "field `Leader`: unknown; did you mean `leader`?"),
        ('{"main": {"XP01-001": 3}, "sideboard": {"XP01-001": 1}}', "field `sideboard`: unknown; cards stand in"),
        ('{"main": {"XP01-001": 3}, "evolve": [2]}', "field `evolve`: an object"),
        ('{"main": {"XP01-001": 3}, "leader": "XP01-LD9"}', "field `leader`: no card 'XP01-LD9'.*XP01-LD1 Rowan"),
        (
            '{"main": {"Rowan": 3}, "leader": "XP01-LD1"}',
            "field `main`: 'Rowan' is no card number; did you mean XP01-LD1 Rowan",
        ),
        ('{"main": {"XP01-001": 3}, "leader": ["XP01-LD1"]}', "field `leader`: a card number is needed"),
        ('{"main": {"XP01-001": 10000}}', "field `main`: more than 1,000 cards"),
        ('{"main": {"XP01-001": 600}, "evolve": {"XP01-002": 401}}', "field `evolve`: more than 1,000 cards"),
        ('{"game": "fftcg", "main": {}}', "a deck of 'fftcg', the card pool is sve"),
    ],
)
def test_sve_json_that_is_no_deck(text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        parse_json_deck(text, SVE, source="deck.json")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3 XP01-009", "line 1: no card 'XP01-009'"),
        ("3 Fern\nEvolve\n2 Frond", "line 3: no card 'Frond'"),
        ("3 XP01-001 Rowan", "XP01-001 is Fern, not Rowan"),
        ("0 Fern", "0 copies of Fern"),
        ("10000 Fern", "line 1: more than 1,000 cards"),
        ("1 Fern\n" * 10_000, "line 1001: more than 1,000 cards"),
        ("Leader\nEvolve Deck\n", "no cards in it"),
    ],
)
def test_sve_lists_that_are_no_deck(text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        parse_deck_list(text, SVE, source="mine.txt")


def test_a_title_that_is_no_text() -> None:
    with pytest.raises(InputError, match="field `name`: text is needed"):
        parse_json_deck('{"name": "\\ud800", "main": {"5-001R": 3}}', FFTCG)


def test_json_decks() -> None:
    deck = parse_json_deck(deck_json(source="a friend", evolve={}, leader=None, author="him", tags=["slow", 1]), FFTCG)
    assert deck == Deck(name="Rovers", game="fftcg", main={"5-001R": 4}, source="a friend")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (deck_json(game="sve"), "a deck of 'sve', the card pool is fftcg"),
        (deck_json(main={"5-001R": "3"}), "5-001R: the count is a whole number"),
        (deck_json(main={"5-001R": 2.5}), "5-001R: the count is a whole number"),
        (deck_json(main={"5-001R": True}), "5-001R: the count is a whole number"),
        (deck_json(main={"5-001R": -3}), "-3 copies"),
        (deck_json(main={"5-001R": 10**9}), "more than 1,000 cards"),
        (deck_json(main=["5-001R"]), "field `main`: an object"),
        (deck_json(main={"9-999R": 1, "9-998R": 1}), "(?s)9-999R.*9-998R"),
        (deck_json(main={}), "no cards in it"),
        (deck_json(leader=7), "field `leader`"),
        (deck_json(name=7), "field `name`"),
        ("{}", "field `main`: missing"),
        ('{"main": {"5-001R": 1, "5-001R": 2}}', "'5-001R' stands twice"),
        ('{"main": {', "line 1: not JSON"),
        ("{" * 10, "line 1: not JSON"),
        ('{"main": ' + "[" * 100_000, "nested too deeply"),
        ('{"main": {"5-001R": ' + "9" * 5000 + "}}", "not JSON"),
    ],
)
def test_json_that_is_no_deck(text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        parse_json_deck(text, FFTCG, source="deck.json")


def test_load_deck_by_file_or_built_in_name(tmp_path: Path) -> None:
    plain, tagged, bare = tmp_path / "rovers.txt", tmp_path / "rovers.json", tmp_path / "rovers"
    plain.write_text("3 5-001R")
    tagged.write_text(deck_json())
    bare.write_text("\n " + deck_json())
    assert (load_deck(plain, FFTCG).name, load_deck(plain, FFTCG).main) == ("rovers", {"5-001R": 3})
    assert load_deck(tagged, FFTCG).main == load_deck(str(bare), FFTCG).main == {"5-001R": 4}
    starter = Deck(name="Starter One", game="fftcg", main={"5-001R": 3})
    assert load_deck("starter one", FFTCG, {"one": starter}) is starter
    assert load_deck("ONE", FFTCG, {"one": starter}) is starter
    with pytest.raises(InputError, match=r"no such file, and no built-in deck of that name \(one\)"):
        load_deck("two", FFTCG, {"one": starter})
    for strange in ("x" * 10_000, "a\0b"):
        with pytest.raises(InputError, match="no built-in deck of that name"):
            load_deck(strange, FFTCG, {"one": starter})


def test_files_that_are_no_decks_are_refused_in_one_message(tmp_path: Path) -> None:
    huge, binary, nonsense = tmp_path / "huge.txt", tmp_path / "binary.txt", tmp_path / "nonsense.txt"
    with huge.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    binary.write_bytes(bytes(range(256)) * 100)
    nonsense.write_text("".join(f"3 Strange Card Name {n}\n" for n in range(30_000)))
    big_pool = Pool(
        "fftcg", [FftcgCard(id=f"9-{n}", name=f"Stranger Card {n}", type="Summon", cost=1) for n in range(3000)]
    )
    for path, message in (
        (huge, "at most 1,048,576"),
        (binary, "binary data"),
        (nonsense, "line 1: no card"),
        (tmp_path, "directory"),
    ):
        with pytest.raises(InputError, match=message) as caught:
            load_deck(path, big_pool)
        assert len(str(caught.value).splitlines()) <= 51
