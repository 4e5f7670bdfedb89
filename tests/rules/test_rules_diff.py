"""`cardwright rules diff`: where rulesets differ, with clauses that exist in either document."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from typer.testing import CliRunner

from cardwright.cards.limits import DECK_LIMITS
from cardwright.cli.app import app
from cardwright.rules.clauses import load_clauses
from cardwright.rules.differences import SOURCES, differences

PAIRS = [
    (a, b) for a, b in combinations(DECK_LIMITS, 2) if DECK_LIMITS[a].game == DECK_LIMITS[b].game
]  # every two rulesets of one game


def diff(a: str, b: str) -> dict[str, dict[str, dict[str, object]]]:
    ran = CliRunner().invoke(app, ["rules", "diff", a, b, "--json"])
    assert ran.exit_code == 0, ran.output
    found = json.loads(ran.output)
    assert (found["left"], found["right"]) == (a, b)
    return {each["what"]: each for each in found["differences"]}


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_every_difference_names_clauses_of_both(a: str, b: str) -> None:
    found = diff(a, b)
    assert found
    for what, each in found.items():
        assert each["left"]["value"] != each["right"]["value"]
        assert each["left"]["clauses"], (what, a)
        assert each["right"]["clauses"], (what, b)


def test_clauses_in_the_table_exist() -> None:
    for sources in SOURCES.values():
        for ruleset, clauses in sources.items():
            assert set(clauses) <= set(load_clauses(ruleset)), ruleset


def test_what_makes_the_classic_game() -> None:
    found = diff("fftcg-2020", "fftcg-classic")
    assert found["mulligan"]["right"] == {"value": False, "document": "fftcg-classic", "clauses": ["C53"]}
    assert found["party_unit"]["left"]["value"] == 1000
    assert found["deck.name_caps"]["right"]["value"] == {"Garnet": 3}
    assert "classic" in found["keywords"]["right"]["value"]  # type: ignore[operator]
    assert "damage_limit" not in found


def test_the_rule_book_borrows_what_it_leaves_out() -> None:
    found = diff("fftcg-rulebook", "fftcg-classic")
    assert found["surplus_is_bounded"]["left"]["document"] == "fftcg-2020"
    assert set(diff("fftcg-2020", "fftcg-rulebook")) == {"bursts_after_all_damage"}
    assert set(diff("fftcg-2020", "fftcg-2020-limited")) == {"damage_limit", "deck.min_main", "deck.max_main"}


def test_two_rulesets_of_one_document() -> None:
    found = diff("sve", "sve-open8")
    assert {side["document"] for each in found.values() for side in (each["left"], each["right"])} == {"sve"}


def test_in_words_and_when_there_is_nothing_to_say() -> None:
    ran = CliRunner().invoke(app, ["rules", "diff", "fftcg-2020", "fftcg-2020-limited"])
    assert "damage_limit" in ran.output
    assert "fftcg-2020-limited: 6  (fftcg-2020 3.1.1, 7.8.2, 12.4.1)" in ran.output
    ran = CliRunner().invoke(app, ["rules", "diff", "sve", "sve"])
    assert ran.output == "sve and sve do not differ\n"
    assert differences("a", {"x": 1}, "b", {"y": 1})[0].right.value is None


@pytest.mark.parametrize("names", [["fftcg-2020", "chess"], ["fftcg-2020", "sve"]])
def test_unknown_or_of_another_game(names: list[str]) -> None:
    ran = CliRunner().invoke(app, ["rules", "diff", *names])
    assert ran.exit_code != 0
