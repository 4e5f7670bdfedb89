"""Deck checks by ruleset, each problem with its clause; and the real decks, where they are at hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cardwright.cards import (
    DECK_LIMITS,
    Deck,
    DeckLimits,
    FftcgCard,
    Pool,
    SveCard,
    bases_of,
    builtin_decks,
    builtin_pool,
    check_deck,
    deck_bases,
    deck_limits,
    load_deck,
    load_pool,
)
from cardwright.errors import InputError
from cardwright.rules.clauses import load_clauses

FFTCG = Pool(
    "fftcg",
    [
        *(FftcgCard(id=f"7-{n:03}C", name=f"Rover {n}", type="Forward", cost=1, power=1000) for n in range(1, 40)),
        FftcgCard(id="8-001C", name="Rover 1", type="Forward", cost=1, power=2000, text="Brave"),
        FftcgCard(id="Re-001C/7-001C", name="Rover 1", type="Forward", cost=1, power=1000, text="Haste"),
        FftcgCard(
            id="8-002C", name="Drone", type="Forward", cost=1, text="You may include any number of Drone in your deck."
        ),
        FftcgCard(id="8-003C", name="Sling", type="Item", cost=1),
        FftcgCard(id="8-010C", name="Garnet", type="Forward", cost=1, power=1000, text="Brave"),
        FftcgCard(id="8-011C", name="Garnet", type="Forward", cost=1, power=1000, text="Haste"),
    ],
)


def fftcg_deck(**counts: int) -> Deck:
    """A deck of 50 legal cards in which the given ones take the place of fillers: `c8_001C=3`."""
    wanted = {key[1:].replace("_", "-"): count for key, count in counts.items()}
    fillers = [f"7-{n:03}C" for n in range(39, 9, -1) for _ in range(3)]
    main = dict(wanted)
    for card_id in fillers[: max(0, 50 - sum(wanted.values()))]:
        main[card_id] = main.get(card_id, 0) + 1
    return Deck(name="test", game="fftcg", main=main)


def problems(deck: Deck, ruleset: str, pool: Pool = FFTCG) -> list[str]:
    return [problem.clause for problem in check_deck(deck, pool, deck_limits(ruleset))]


def sized(size: int) -> Deck:
    main = {f"7-{n:03}C": min(3, size - 3 * (n - 1)) for n in range(1, 40) if size > 3 * (n - 1)}
    return Deck(name="sized", game="fftcg", main=main)


@pytest.mark.clauses("fftcg-2020", "8.1.1.1")
@pytest.mark.parametrize(
    ("ruleset", "legal", "illegal"),
    [
        ("fftcg-2020", [50], [0, 49, 51, 60]),
        ("fftcg-2020-limited", [40, 41, 60, 100], [39]),
        ("fftcg-rulebook", [50], [49, 51]),
        ("fftcg-classic", [50], [49, 51]),
    ],
)
def test_deck_size(ruleset: str, legal: list[int], illegal: list[int]) -> None:
    clause = deck_limits(ruleset).clause("size")
    assert {size: problems(sized(size), ruleset) for size in legal} == {size: [] for size in legal}
    assert {size: problems(sized(size), ruleset) for size in illegal} == {size: [clause] for size in illegal}


@pytest.mark.clauses("fftcg-2020", "5.2.5.1", "8.1.1.2")
@pytest.mark.parametrize("ruleset", ["fftcg-2020", "fftcg-2020-limited"])
def test_three_of_a_number_whatever_the_name(ruleset: str) -> None:
    assert problems(fftcg_deck(c7_001C=3, c8_001C=3), ruleset) == []
    assert problems(fftcg_deck(c7_001C=4), ruleset) == ["5.2.5.1"]


@pytest.mark.clauses("fftcg-rulebook", "5.2.5.1.1")
def test_cards_that_share_a_number_are_the_same_card() -> None:
    deck = Deck(name="shared", game="fftcg", main={**fftcg_deck(c7_001C=2).main, "Re-001C/7-001C": 2, "7-039C": 1})
    found = check_deck(deck, FFTCG, deck_limits("fftcg-2020"))
    assert [problem.clause for problem in found] == ["5.2.5.1"]
    assert found[0].message.startswith("4 copies of ")
    assert "7-001C" in found[0].message
    assert "Re-001C/7-001C" in found[0].message


@pytest.mark.clauses("fftcg-2020", "8.1.2")
def test_a_card_may_lift_its_own_copy_limit() -> None:
    assert problems(fftcg_deck(c8_002C=10), "fftcg-2020") == []
    limited = FFTCG.with_cards(
        [replace(FFTCG["8-002C"], text="You can put up to five copies of this card in your deck.")]
    )
    assert problems(fftcg_deck(c8_002C=5), "fftcg-2020", limited) == []
    assert problems(fftcg_deck(c8_002C=6), "fftcg-2020", limited) == ["8.1.2"]
    other = FFTCG.with_cards([replace(FFTCG["8-002C"], text="You may include any number of Rover 1 in your deck.")])
    assert problems(fftcg_deck(c8_002C=4), "fftcg-2020", other) == ["5.2.5.1"]
    play = FFTCG.with_cards([replace(FFTCG["8-002C"], text="You may put any number of this card into your hand.")])
    assert problems(fftcg_deck(c8_002C=4), "fftcg-2020", play) == ["5.2.5.1"]


@pytest.mark.clauses("fftcg-classic", "C49")
def test_classic_counts_name_and_abilities() -> None:
    assert problems(fftcg_deck(c7_001C=3, c8_001C=3), "fftcg-classic") == []
    reprinted = FFTCG.with_cards([replace(FFTCG["8-001C"], text="")])
    assert problems(fftcg_deck(c7_001C=2, c8_001C=2), "fftcg-classic", reprinted) == ["C49"]


@pytest.mark.clauses("fftcg-classic", "C50")
def test_classic_caps_garnet_over_all_her_cards() -> None:
    assert problems(fftcg_deck(c8_010C=2, c8_011C=1), "fftcg-classic") == []
    assert problems(fftcg_deck(c8_010C=2, c8_011C=2), "fftcg-classic") == ["C50"]
    assert problems(fftcg_deck(c8_010C=2, c8_011C=2), "fftcg-2020") == []


@pytest.mark.clauses("fftcg-2020", "6.6.4")
def test_items_belong_to_the_classic_rules() -> None:
    assert problems(fftcg_deck(c8_003C=1), "fftcg-2020") == ["6.6.4"]
    assert problems(fftcg_deck(c8_003C=1), "fftcg-classic") == []


@pytest.mark.clauses("fftcg-2020", "5.1")
def test_only_cards_of_the_game_in_one_deck() -> None:
    assert problems(Deck(name="x", game="fftcg", main={"no-such": 50}), "fftcg-2020") == ["5.1"]
    assert problems(replace(sized(50), game="sve"), "fftcg-2020") == ["5.1"]
    assert problems(replace(sized(50), evolve={"7-039C": 1}), "fftcg-2020") == ["8.1.1.1"]
    assert problems(replace(sized(50), leader="7-039C"), "fftcg-2020") == ["5.1"]


def sve_card(number: str, name: str, **facts: Any) -> SveCard:
    return SveCard(id=number, name=name, **{"type": "Follower", "class_": "Forestcraft", **facts})


SVE = Pool(
    "sve",
    [
        *(sve_card(f"F-{n:02}", f"Fern {n}") for n in range(20)),
        *(sve_card(f"E-{n:02}", f"Fern {n} (Evolved)", evolved=True) for n in range(5)),
        *(
            sve_card(f"U-{n:02}", f"Racer {n}", class_=["Neutral", "Swordcraft"][n % 2], universe="Turf")
            for n in range(20)
        ),
        sve_card("A-01", "Grown Fern", advanced=True),
        sve_card("T-01", "Seed", token=True),
        sve_card("N-01", "Pebble", class_="Neutral"),
        sve_card("R-01", "Fern 0"),
        sve_card("D-01", "Dragonling", class_="Dragoncraft"),
        sve_card(
            "C-01", "Burr", type="Spell", evolved=True, text="You can put up to 10 of this card into your evolve deck."
        ),
        sve_card("L-01", "Rowan", type="Leader"),
        sve_card("L-02", "Jockey", type="Leader", universe="Turf"),
    ],
)
CLASS_MAIN = {f"F-{n:02}": 3 for n in range(14)}
UNIVERSE_MAIN = {f"U-{n:02}": 3 for n in range(14)}


def sve(
    main: dict[str, int], evolve: dict[str, int] | None = None, leader: str | None = "L-01", ruleset: str = "sve"
) -> list[str]:
    return problems(Deck(name="t", game="sve", main=main, evolve=evolve or {}, leader=leader), ruleset, SVE)


@pytest.mark.clauses("sve", "6.1.1.2", "6.1.1.3")
def test_sve_deck_sizes() -> None:
    assert sve(CLASS_MAIN) == []
    assert sve({f"F-{n:02}": 2 for n in range(20)}) == []
    assert sve({**{f"F-{n:02}": 2 for n in range(19)}, "F-19": 1}) == ["6.1.1.2"]
    assert sve({f"F-{n:02}": 3 for n in range(17)}) == ["6.1.1.2"]
    assert sve(CLASS_MAIN, {f"E-{n:02}": 2 for n in range(5)}) == []
    assert sve(CLASS_MAIN, {**{f"E-{n:02}": 2 for n in range(5)}, "A-01": 1}) == ["6.1.1.3"]


@pytest.mark.clauses("sve", "6.1.1.2", "6.1.1.3")
@pytest.mark.parametrize("card", ["E-00", "A-01", "T-01", "L-01"])
def test_sve_special_cards_stay_out_of_the_main_deck(card: str) -> None:
    four_of_a_name = ["6.1.1.4"] if card == "E-00" else []
    assert sve({**CLASS_MAIN, card: 1}) == ["6.1.1.2", *four_of_a_name]
    in_evolve = sve(CLASS_MAIN, {card: 1})
    assert in_evolve == ([] if card in ("E-00", "A-01") else ["6.1.1.3"])


@pytest.mark.clauses("sve", "6.1.1.4")
def test_sve_three_of_a_name_in_each_deck() -> None:
    assert sve({**CLASS_MAIN, "F-00": 2, "R-01": 1}) == []
    assert sve({**CLASS_MAIN, "R-01": 1}) == ["6.1.1.4"]
    assert sve(CLASS_MAIN, {"E-00": 3}) == []
    assert sve(CLASS_MAIN, {"E-00": 4}) == ["6.1.1.4"]


@pytest.mark.clauses("sve", "6.1.1.4.1")
def test_sve_double_faced_cards_count_by_their_front() -> None:
    faces = [
        sve_card("W-01", "Willow", advanced=True, back="W-1b"),
        sve_card("W-02", "Willow", advanced=True, back="W-2b"),
    ]
    pool = SVE.with_cards([*faces, sve_card("W-1b", "Tall Willow"), sve_card("W-2b", "Wide Willow")])
    deck = Deck(name="t", game="sve", main=CLASS_MAIN, evolve={"W-01": 2, "W-02": 1}, leader="L-01")
    assert problems(deck, "sve", pool) == []
    assert problems(replace(deck, evolve={"W-01": 2, "W-02": 2}), "sve", pool) == ["6.1.1.4"]


@pytest.mark.clauses("sve", "2.12.2.2", "2.14.2")
@pytest.mark.parametrize("ruleset", ["sve", "sve-open8"])
def test_sve_a_deck_names_the_front_face(ruleset: str) -> None:
    faces = [
        sve_card("W-01", "Willow (Evolved)", evolved=True, back="W-1b"),
        sve_card("W-1b", "Osier (Evolved)", evolved=True),
    ]
    pool = SVE.with_cards(faces)
    deck = Deck(name="t", game="sve", main=CLASS_MAIN, evolve={"W-01": 2}, leader="L-01")
    assert problems(deck, ruleset, pool) == []
    [found] = check_deck(replace(deck, evolve={"W-1b": 2}), pool, deck_limits(ruleset))
    assert (found.clause, "the back face of Willow (Evolved) (W-01)" in found.message) == ("2.14.2", True)
    halved = Pool("sve", [card for card in pool if card.id != "W-1b"])
    [found] = check_deck(deck, halved, deck_limits("sve"))
    assert (found.clause, found.message) == (
        "6.1.1",
        "no card W-1b in the pool, the back face of Willow (Evolved) (W-01)",
    )


@pytest.mark.clauses("sve", "6.1.1.4")
def test_sve_a_word_of_the_pool_file_is_no_part_of_a_name() -> None:
    pool = SVE.with_cards([sve_card("E-99", "Fern 0", evolved=True)])
    assert pool["E-00"].name == "Fern 0 (Evolved)"
    deck = Deck(name="t", game="sve", main=CLASS_MAIN, evolve={"E-00": 2, "E-99": 1}, leader="L-01")
    assert problems(deck, "sve", pool) == []
    assert problems(replace(deck, evolve={"E-00": 2, "E-99": 2}), "sve", pool) == ["6.1.1.4"]


@pytest.mark.clauses("sve", "6.1.2")
def test_sve_a_card_may_lift_its_own_copy_limit_in_the_deck_it_names() -> None:
    assert sve(CLASS_MAIN, {"C-01": 10}) == []
    assert sve(CLASS_MAIN, {"C-01": 11}) == ["6.1.1.3", "6.1.2"]
    assert sve({**CLASS_MAIN, "C-01": 4}) == ["6.1.1.2", "6.1.1.4"]


@pytest.mark.clauses("sve", "6.1.1", "6.1.1.1")
def test_sve_leader() -> None:
    assert sve(CLASS_MAIN, leader=None) == ["6.1.1.1"]
    assert sve(CLASS_MAIN, leader="F-00") == ["6.1.1.1"]
    two = Deck(name="t", game="sve", main=CLASS_MAIN, leader="L-01", more_leaders=("L-01",))
    [found] = check_deck(two, SVE, deck_limits("sve"))
    assert (found.clause, found.message[:14]) == ("6.1.1.1", "2 leader cards")
    assert problems(two, "sve-open8", SVE) == ["B.6.1.1.1"]


@pytest.mark.clauses("sve", "2.12.2.1", "6.1.1.5", "6.1.1.5.1", "6.1.1.5.2")
def test_sve_class_or_universe() -> None:
    assert sve({**CLASS_MAIN, "N-01": 3}) == []
    assert sve({**CLASS_MAIN, "D-01": 1}) == ["6.1.1.5.1"]
    assert sve(CLASS_MAIN, leader="L-02") == []
    assert sve(UNIVERSE_MAIN, leader="L-02") == []
    assert sve({**UNIVERSE_MAIN, "N-01": 1}, leader="L-02") == ["6.1.1.5.2"]
    assert sve(UNIVERSE_MAIN, leader="L-01") == ["6.1.1.5.1"] * 7
    cards = [SVE["U-00"], SVE["U-02"]]
    assert deck_bases(SVE["L-02"], cards) == ("class", "universe")
    assert deck_bases(SVE["L-02"], [*cards, SVE["U-01"]]) == ("universe",)
    assert deck_bases(SVE["L-01"], [SVE["F-01"]]) == ("class",)


@pytest.mark.clauses("sve", "6.1.1.5.2")
def test_sve_a_universe_is_the_same_for_leader_main_and_evolve_deck() -> None:
    other = [
        sve_card("O-01", "Diver", universe="Reef"), sve_card("O-02", "Racer 1 (Evolved)", evolved=True, universe="Reef"),
        sve_card("O-03", "Racer 1 (Evolved)", evolved=True, universe="Turf"),
    ]  # fmt: skip
    pool = SVE.with_cards(other)
    deck = Deck(name="t", game="sve", main=UNIVERSE_MAIN, evolve={"O-03": 3}, leader="L-02")
    assert problems(deck, "sve", pool) == []
    assert bases_of(deck, pool) == ("universe",)
    assert problems(replace(deck, main={**UNIVERSE_MAIN, "O-01": 1}), "sve", pool) == ["6.1.1.5.2"]
    assert problems(replace(deck, evolve={"O-02": 1}), "sve", pool) == ["6.1.1.5.2"]


@pytest.mark.clauses("sve", "B.6.1.1.1", "B.6.1.1.2", "B.6.1.1.3", "B.6.1.1.4", "B.6.1.1.5")
def test_open8_is_free_but_for_size_and_special_cards() -> None:
    mixed = {"F-00": 10, "U-01": 10, "D-01": 10}
    assert sve(mixed, {"E-00": 20}, None, "sve-open8") == []
    assert sve(mixed, leader="L-01", ruleset="sve-open8") == []
    assert sve({"F-00": 29}, leader=None, ruleset="sve-open8") == ["B.6.1.1.2"]
    assert sve({**mixed, "A-01": 1, "T-01": 1}, {"F-01": 1}, None, "sve-open8") == [
        "B.6.1.1.2",
        "B.6.1.1.2",
        "B.6.1.1.3",
    ]


@pytest.mark.clauses("sve", "B.6.1.1")
def test_open8_has_only_the_cards_of_its_packs() -> None:
    opened = Pool("sve", [SVE[f"F-{n:02}"] for n in range(10)])
    deck = Deck(name="t", game="sve", main={f"F-{n:02}": 3 for n in range(10)})
    assert problems(deck, "sve-open8", opened) == []
    assert problems(replace(deck, main={**deck.main, "F-10": 1}), "sve-open8", opened) == ["B.6.1.1"]


def test_limits_cite_clauses_that_exist() -> None:
    for limits in DECK_LIMITS.values():
        known = {*load_clauses(limits.ruleset), *load_clauses("fftcg-new")}
        assert set(limits.clauses.values()) <= known, limits.ruleset
    with pytest.raises(InputError, match="unknown ruleset 'fftcg-1999'"):
        deck_limits("fftcg-1999")


@pytest.mark.parametrize("limits", DECK_LIMITS.values(), ids=DECK_LIMITS.keys())
def test_parts_that_a_game_does_not_have_are_problems_whatever_is_in_them(limits: DeckLimits) -> None:
    pool = {"fftcg": FFTCG, "sve": SVE}[limits.game]
    four, one, *_ = (card.id for card in pool)
    whole = Deck(
        name="test",
        game=limits.game,
        main={},
        evolve={four: 4},
        limit_break={four: 4},
        leader=one,
        more_leaders=(four, one),
    )
    found = check_deck(whole, pool, limits)
    clauses = {problem.clause for problem in found}
    assert limits.clauses["size"] in clauses and clauses <= set(limits.clauses.values())
    assert any("this game has no leaders" in problem.message for problem in found) == (limits.leader == "none")


@pytest.mark.parametrize("game", ["fftcg", "sve"])
def test_built_in_decks_are_legal(game: str) -> None:
    pool = builtin_pool(game)
    assert pool.game == game
    ruleset = "fftcg-2020" if game == "fftcg" else "sve"
    assert {key: check_deck(deck, pool, deck_limits(ruleset)) for key, deck in builtin_decks(game).items()} == {
        key: [] for key in builtin_decks(game)
    }


@pytest.mark.parametrize(("game", "ruleset", "count"), [("fftcg", "fftcg-2020", 118), ("sve", "sve", 7)])
def test_corpus_decks_are_legal(corpus: Path, game: str, ruleset: str, count: int) -> None:
    pool = load_pool(corpus / game / "cards.jsonl")
    files = sorted((corpus / game / "decks").glob("*.json"))
    assert len(files) == count
    limits = deck_limits(ruleset)
    illegal = {file.name: found for file in files if (found := check_deck(load_deck(file, pool), pool, limits))}
    assert illegal == {}
