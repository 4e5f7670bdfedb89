"""Pools: reading, correcting, finding cards; and files that are no pools."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardwright.cards import FftcgCard, Pool, SveCard, card_from_fields, load_pool
from cardwright.cards import pool as pool_module
from cardwright.errors import InputError

SWIFT = {
    "id": "T-001C",
    "name": "Tarn Swift",
    "type": "Forward",
    "elements": ["Wind"],
    "cost": 2,
    "power": 5000,
    "jobs": ["Rover"],
}
ORRERY = {
    "id": "T-002R",
    "name": "Orrery",
    "type": "Monster",
    "elements": ["Ice"],
    "cost": 3,
    "power": 7000,
    "categories": ["TARN"],
}
SPROUT = {
    "id": "S-001",
    "name": "Mossling",
    "class": "Forestcraft",
    "type": "Follower",
    "traits": ["Moss"],
    "cost": 1,
    "attack": 1,
}


def write(path: Path, *records: Any) -> Path:
    path.write_text("\n".join(r if isinstance(r, str) else json.dumps(r) for r in records), encoding="utf-8")
    return path


def error_of(path: Path) -> str:
    with pytest.raises(InputError) as caught:
        load_pool(path)
    return str(caught.value)


def test_reads_lines_lists_blank_lines_and_a_byte_order_mark(tmp_path: Path) -> None:
    lines = write(tmp_path / "a.jsonl", "\ufeff" + json.dumps(SWIFT), "", json.dumps(ORRERY) + "\r", "")
    whole = tmp_path / "b.json"
    whole.write_text(json.dumps([SWIFT, ORRERY], indent=1), encoding="utf-8")
    for path in (lines, whole):
        pool = load_pool(path)
        assert pool.game == "fftcg"
        assert [card.id for card in pool] == ["T-001C", "T-002R"]
    assert load_pool(lines).content_hash == load_pool(whole).content_hash


def test_facts_of_both_games(tmp_path: Path) -> None:
    card = load_pool(write(tmp_path / "f.jsonl", SWIFT))["T-001C"]
    assert isinstance(card, FftcgCard)
    assert (card.elements, card.cost, card.power, card.jobs) == (("Wind",), 2, 5000, ("Rover",))
    other = load_pool(write(tmp_path / "s.jsonl", SPROUT))["S-001"]
    assert isinstance(other, SveCard)
    assert (other.class_, other.traits, other.defense, other.special) == ("Forestcraft", ("Moss",), None, False)


def test_unknown_is_kept_and_has_a_stand_in() -> None:
    fields = {"id": "x", "name": "X", "type": "Forward", "elements": None, "generic": None, "power": 1000}
    bare = card_from_fields("fftcg", fields, where="card")
    hinted = card_from_fields(
        "fftcg", {**fields, "hints": {"elements_hint": ["Fire", "Ice"], "generic_guess": True}}, where="card"
    )
    assert isinstance(bare, FftcgCard)
    assert isinstance(hinted, FftcgCard)
    assert (bare.elements, bare.known_elements, bare.generic, bare.is_generic) == (None, (), None, False)
    assert (hinted.elements, hinted.known_elements, hinted.is_generic) == (None, ("Fire", "Ice"), True)


@pytest.mark.clauses("fftcg-2020", "5.2.6.1")
def test_only_forwards_have_a_printed_power(tmp_path: Path) -> None:
    pool = load_pool(write(tmp_path / "p.jsonl", SWIFT, ORRERY))
    powers = {card.name: card.power for card in pool if isinstance(card, FftcgCard)}
    assert powers == {"Tarn Swift": 5000, "Orrery": None}
    assert pool.notes["power_not_printed"] == 1


def test_ex_burst_is_read_off_a_paragraph_that_opens_with_it() -> None:
    def flag(text: str) -> bool:
        card = card_from_fields("fftcg", {"id": "x", "name": "X", "type": "Summon", "text": text}, where="card")
        assert isinstance(card, FftcgCard)
        return card.ex_burst

    assert flag("EX BURST Draw 1 card.")
    assert flag("Brave[[br]][[ex]]EX BURST[[/]] When X enters the field, draw 1 card.")
    assert flag("[[i]]Damage 3 --[[/]] [[ex]]EX BURST[[/]] When X enters the field, draw 1 card.")
    assert flag("Brave\nDamage 3 — EX BURST When X enters the field, draw 1 card.")
    assert not flag("Your opponent's cards lose EX BURST this turn.")


def test_notes_count_what_is_doubtful() -> None:
    cards = [
        FftcgCard(id="a", name="A", type="Forward", cost=1, elements=None, power=None),
        FftcgCard(id="b", name="B", type="Backup", cost=1, generic=None),
    ]
    assert Pool("fftcg", cards).notes == {"elements_unknown": 1, "generic_unknown": 1, "forward_without_power": 1}


def test_finds_by_number_other_printing_and_name() -> None:
    first = FftcgCard(id="5-001R", name="Braid's Eye", type="Summon", cost=1, printings=("Re-008C/5-001R",))
    second = FftcgCard(id="Re-009C/5-002R", name="Braid's Eye", type="Summon", cost=2)
    third = FftcgCard(id="5-002R", name="Cole", type="Summon", cost=2)
    pool = Pool("fftcg", [first, second, third])
    for reference in ("5-001R", "5-001r", "5-001", "Re-008C", "re-008", "Re-008C/5-001R"):
        assert pool.find(reference) is first, reference
    assert pool.find("5-002R") is third
    assert pool.find("5-002") is third
    assert pool.find("Re-009C") is second
    assert pool.find("cole") is third
    assert pool.named("BRAID\u2019S  eye") == (first, second)
    with pytest.raises(InputError, match=r"2 cards are called .*5-001R, Re-009C/5-002R"):
        pool.find("Braid's Eye")
    with pytest.raises(InputError, match="did you mean Cole"):
        pool.find("Coles")
    with pytest.raises(InputError, match=r"no card '5-001H'.*5-001R"):
        pool.find("5-001H")


def test_sve_numbers_may_carry_their_language() -> None:
    pool = Pool("sve", [SveCard(id="XP01-001", name="Fern", type="Follower", printings=("XP01-U01",))])
    assert pool.find("XP01-001EN").name == pool.find("xp01-u01").name == "Fern"


def test_lexicon_and_hash_follow_the_content() -> None:
    cards = [
        FftcgCard(id="a", name="A", type="Forward", cost=1, power=1000, jobs=("Rover",), categories=("TARN",)),
        FftcgCard(id="b", name="B", type="Backup", cost=1, jobs=("Miller",)),
    ]
    pool, reverse = Pool("fftcg", cards), Pool("fftcg", reversed(cards))
    assert (pool.lexicon.names, pool.lexicon.jobs, pool.lexicon.categories) == (
        {"A", "B"},
        {"Rover", "Miller"},
        {"TARN"},
    )
    assert pool.content_hash == reverse.content_hash
    changed = pool.with_cards([FftcgCard(id="b", name="B", type="Backup", cost=2)])
    assert len(changed) == 2
    assert changed.content_hash != pool.content_hash


def test_lexicon_with_further_cards_is_that_of_the_pool_with_them() -> None:
    pool = Pool("fftcg", [FftcgCard(id="a", name="A", type="Forward", cost=1, jobs=("Rover",), categories=("TARN",))])
    same, other = pool["a"], FftcgCard(id="a", name="Z", type="Backup", cost=1, jobs=("Miller",))
    further = FftcgCard(id="b", name="B", type="Backup", cost=1, jobs=("Miller",))
    for extra in ([], [same], [further], [same, further], [other], [other, further]):
        assert pool.lexicon_with(extra) == pool.with_cards(extra).lexicon
    assert pool.lexicon_with([same]) is pool.lexicon


@pytest.mark.parametrize(
    ("record", "parts"),
    [
        ({**SWIFT, "cost": "two"}, ("line 2", "field `cost`")),
        ({**SWIFT, "cost": True}, ("line 2", "field `cost`")),
        ({**SWIFT, "cost": -1}, ("line 2", "field `cost`")),
        ({**SWIFT, "power": 5000.5}, ("line 2", "field `power`")),
        ({**SWIFT, "elements": ["Wood"]}, ("line 2", "field `elements[0]`", "Wood")),
        ({**SWIFT, "elements": "Wind"}, ("line 2", "field `elements`")),
        ({**SWIFT, "type": "Follower"}, ("line 2", "field `type`", "Forward, Backup")),
        ({**SWIFT, "name": "  "}, ("line 2", "field `name`")),
        ({**SWIFT, "id": "T 1"}, ("line 2", "field `id`", "without blanks")),
        ({**SWIFT, "name": "Tarn\nSwift"}, ("line 2", "field `name`", "line break")),
        ({"id": "z", "name": "Z", "type": "Summon"}, ("line 2", "`cost`")),
        (ORRERY, ("line 2", "field `id`", "already on line 1")),
        ("{", ("line 2", "not a JSON object")),
        ("[1]", ("line 2", "Expected `object`")),
        ('{"x": ' + "[" * 60_000, ("line 2", "nested too deeply")),
    ],
)
def test_a_wrong_record_is_named_by_file_line_and_field(tmp_path: Path, record: Any, parts: tuple[str, ...]) -> None:
    message = error_of(write(tmp_path / "wrong.jsonl", ORRERY, record))
    for part in ("wrong.jsonl", *parts):
        assert part in message


def test_all_wrong_records_are_reported_but_not_without_end(tmp_path: Path) -> None:
    bad = [{**SWIFT, "id": f"T-{n}", "cost": None} for n in range(500)]
    lines = error_of(write(tmp_path / "bad.jsonl", SWIFT, *bad)).splitlines()
    assert len(lines) == pool_module.MAX_ERRORS_SHOWN + 1
    assert "line 2" in lines[0]
    assert "line 3" in lines[1]
    assert lines[-1].endswith("... and more")


def test_files_that_are_no_pools(tmp_path: Path) -> None:
    assert "no such file" in error_of(tmp_path / "none.jsonl")
    assert "a directory" in error_of(tmp_path)
    assert "no cards" in error_of(write(tmp_path / "empty.jsonl", ""))
    assert "no cards" in error_of(write(tmp_path / "list.json", "[]"))
    assert "field `type`" in error_of(write(tmp_path / "other.jsonl", {"id": "1", "name": "N", "type": "Creature"}))
    binary = tmp_path / "binary.jsonl"
    binary.write_bytes(b"\x89PNG\0\0")
    assert "binary" in error_of(binary)
    latin = tmp_path / "latin.jsonl"
    latin.write_bytes(b'\n{"name": "Caf\xe9"}')
    assert "line 2" in error_of(latin)
    assert "UTF-8" in error_of(latin)


def test_size_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    huge = tmp_path / "huge.jsonl"
    with huge.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    assert "at most 67,108,864" in error_of(huge)
    long_line = {**SWIFT, "id": "T-9", "note": "x" * pool_module.MAX_LINE_BYTES}
    message = error_of(write(tmp_path / "long.jsonl", SWIFT, long_line))
    assert "line 2" in message
    assert "65,536" in message
    monkeypatch.setattr(pool_module, "MAX_POOL_CARDS", 1)
    assert "more than 1 cards" in error_of(write(tmp_path / "many.jsonl", SWIFT, ORRERY))


def test_a_pool_has_one_game_and_no_two_cards_of_one_id() -> None:
    card = FftcgCard(id="a", name="A", type="Summon", cost=1)
    with pytest.raises(InputError, match="two cards have the id a"):
        Pool("fftcg", [card, card])
    with pytest.raises(InputError, match="unknown game"):
        Pool("chess", [])


def test_scenario_cards_are_checked_like_pool_cards() -> None:
    card = card_from_fields("fftcg", {"id": "k", "name": "K", "type": "Forward", "power": 2000}, where="cards: K")
    assert isinstance(card, FftcgCard)
    assert (card.cost, card.elements, card.generic) == (0, (), False)
    with pytest.raises(InputError, match="cards: K: unknown field 'elemnets'"):
        card_from_fields("fftcg", {"id": "k", "name": "K", "type": "Forward", "elemnets": ["Fire"]}, where="cards: K")
    with pytest.raises(InputError, match="cards: K: field `type`"):
        card_from_fields("sve", {"id": "k", "name": "K", "type": "Forward"}, where="cards: K")


def test_corpus_pools_load(corpus: Path) -> None:
    fftcg, sve = load_pool(corpus / "fftcg" / "cards.jsonl"), load_pool(corpus / "sve" / "cards.jsonl")
    assert (len(fftcg), len(sve)) == (3014, 465)
    assert all(card.power is None for card in fftcg if isinstance(card, FftcgCard) and card.type != "Forward")
    assert set(fftcg.notes) == {"power_not_printed", "elements_unknown", "generic_unknown"}
    assert fftcg.find("Re-008C").id == "1-007R"
    assert fftcg.find("Re-099L").id == "Re-099L/1-107L"
    assert fftcg.find("1-107L").id == "1-107L"
