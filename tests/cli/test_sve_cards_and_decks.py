"""`deck check` and `cards show` for SVE: class decks, universe decks, tokens, and what cannot be used."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardwright.cards import builtin_decks, builtin_pool, load_deck

Run = Callable[..., tuple[int, str, str]]
POOL = builtin_pool("sve")
DECKS = builtin_decks("sve")


def written(key: str, *, headings: bool, names: bool) -> str:
    """A built-in deck as people write lists."""
    deck = DECKS[key]
    sections = {"Leader": {deck.leader or "": 1}, "Main deck": deck.main, "Evolve deck": deck.evolve}
    lines = []
    for title, cards in sections.items():
        lines += [f"{title} ({sum(cards.values())})"] if headings else []
        lines += [
            f"{count} {card_id}" + (f" {POOL[card_id].name}" if names else "") for card_id, count in cards.items()
        ]
    return "\n".join(lines)


@pytest.mark.parametrize("key", sorted(DECKS))
@pytest.mark.parametrize("headings", [False, True])
@pytest.mark.parametrize("names", [False, True])
def test_lists_with_and_without_headings_and_names(tmp_path: Path, key: str, headings: bool, names: bool) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(written(key, headings=headings, names=names))
    read, meant = load_deck(file, POOL), DECKS[key]
    assert (read.main, read.evolve, read.leader) == (meant.main, meant.evolve, meant.leader)


def test_legal_decks_of_both_kinds(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("deck", "check", *DECKS, "--game", "sve")
    assert code == 0
    assert out.count("legal in sve (40 cards") == 4
    assert out.count("based on a class") == out.count("based on a universe") == 2
    Path("mine.txt").write_text(written("meadow-cup", headings=False, names=True))
    assert run("deck", "check", "mine.txt", "--game", "sve")[0] == 0
    assert run("deck", "check", "mine.txt", "--ruleset", "sve-open8")[1].startswith("mine: legal in sve-open8")


def test_the_game_is_that_of_the_deck(run: Run) -> None:
    assert "legal in sve (" in run("deck", "check", "hollow-court")[1]
    Path("mine.json").write_text(json.dumps({"game": "sve", "main": DECKS["hollow-court"].main}))
    code, out, _ = run("deck", "check", "mine.json", "--json")
    found = json.loads(out)
    assert (code, found["ruleset"], found["legal"], found["bases"]) == (1, "sve", False, [])
    assert [p["clause"] for p in found["problems"]] == ["6.1.1.1"]


@pytest.mark.clauses("sve", "6.1.1.1", "6.1.1.2", "6.1.1.3", "6.1.1.4", "6.1.1.5.1")
def test_every_reason_with_its_clause(run: Run) -> None:
    lines = [
        "Leader", "1 CWS01-LD01", "1 CWS02-LD01", "Main deck", "4 CWS01-001", "33 TOK-Fairy", "1 CWS02-001", "Evolve deck",
        "1 CWS01-007B", "1 CWS01-003",
    ]  # fmt: skip
    Path("mine.txt").write_text("\n".join(lines))
    code, out, err = run("deck", "check", "mine.txt", "--game", "sve")
    assert (code, err) == (1, "")
    assert "mine: not legal in sve (38 cards, 2 in the evolve deck)" in out
    for reason in (
        "38 cards in the main deck; 40 to 50 are needed [6.1.1.2]",
        "Fairy (TOK-Fairy) is a token: not allowed in the main deck [6.1.1.2]",
        "Kiln Hand (CWS01-003) is neither evolved nor advanced: not allowed in the evolve deck [6.1.1.3]",
        "4 copies of Wick Apprentice (CWS01-001) in the deck; at most 3 may be [6.1.1.4]",
        "2 leader cards (Sorrel Inkwright (CWS01-LD01), Ysmere the Pale (CWS02-LD01)); a deck has one [6.1.1.1]",
        "Grave Porter (CWS02-001) is of Abysscraft; with this leader all cards are of Runecraft or Neutral [6.1.1.5.1]",
        "Orm (Evolved) (CWS01-007B) is the back face of Ilva (Evolved) (CWS01-007): a deck names the front face [2.14.2]",
    ):
        assert reason in out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("3 CWS01-999", "line 1: no card 'CWS01-999' in the pool; did you mean"), ("3 CWS01-001 Ilva", "is Wick Apprentice, not Ilva"),
        ("0 CWS01-001", "0 copies"), ("10000 CWS01-001", "line 1: more than 1,000 cards"), ("1 Ilva\n" * 10_000, "line 1001"),
        ('{"game": "sve", "main": {', "line 1: not JSON"), ('{"game": "fftcg", "main": {"CWS01-001": 3}}', "a deck of 'fftcg'"),
        ('{"main": {"CWS01-001": "3"}}', "the count is a whole number"), ('{"main": {"CWS01-001": 10000}}', "more than 1,000 cards"),
        ('{"evolve": {}}', "field `main`: missing"), ("#" * 1_100_000, "at most 1,048,576"), ("a\0b", "binary data"), ("", "no cards"),
    ],
    ids=range(13),
)  # fmt: skip
def test_what_is_no_deck_is_refused_with_its_place(run: Run, text: str, says: str) -> None:
    Path("mine.txt").write_text(text)
    code, out, err = run("deck", "check", "mine.txt", "--game", "sve")
    assert (code, out) == (2, "")
    assert err.startswith("error: mine.txt: ")
    assert says in err


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--game", "chess"], "unknown game 'chess'"), (["--ruleset", "sve-open9"], "unknown ruleset 'sve-open9'"),
        (["--game", "fftcg", "--ruleset", "sve"], "sve is a ruleset of sve, not of fftcg"),
    ],
)  # fmt: skip
def test_games_and_rulesets_that_do_not_fit(run: Run, args: list[str], says: str) -> None:
    code, _, err = run("deck", "check", "hollow-court", *args)
    assert (code, says in err) == (2, True)


def test_a_pool_of_another_game(run: Run) -> None:
    Path("pool.jsonl").write_text(
        '{"id": "x-1", "name": "A", "type": "Forward", "elements": ["Fire"], "cost": 1, "text": ""}'
    )
    Path("mine.txt").write_text("3 x-1")
    code, _, err = run("deck", "check", "mine.txt", "--pool", "pool.jsonl", "--ruleset", "sve")
    assert (code, "a pool of fftcg, but sve is a ruleset of sve" in err) == (2, True)
    assert run("deck", "check", "mine.txt", "--pool", "pool.jsonl")[1].startswith("mine: not legal in fftcg-2020")


# -- cards show --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", list(POOL), ids=lambda card: card.id)
def test_show_every_built_in_card(run: Run, card: Any) -> None:
    """Read, shown and rendered back; whether the engine carries the text out is another question, which `code` answers."""
    code, out, _ = run("cards", "show", "--game", "sve", card.id, "--json")
    [shown] = json.loads(out)["cards"]
    assert (shown["facts"]["name"], shown["same"]) == (card.name, True)
    error = shown["error"]
    assert (code, error) == (0, None) or (code, error["stage"]) == (1, "executable")
    assert bool(shown["abilities"]) == bool(card.text)


def test_show_by_name_with_facts_that_are_0(run: Run) -> None:
    _, out, _ = run("cards", "show", "--game", "sve", "Serpent")
    assert "attack: 0" in out and "defense: 1" in out and "token: True" in out
    assert "evolved" not in out
    assert "Keyword name=Bane" in out and "(the same as printed)" in out
    assert "cost: 0" in run("cards", "show", "--game", "sve", "fairy", "wisp")[1]


def test_show_nothing(run: Run) -> None:
    code, _, err = run("cards", "show", "--game", "sve", "Serpant")
    assert (code, "did you mean Serpent" in err) == (2, True)
    assert run("cards", "show", "--game", "chess", "Serpent")[0] == 2
