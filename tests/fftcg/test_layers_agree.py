"""What field abilities say of cards agrees with what the cards are in the end, whoever came first (11.12.4.12, 11.12.4.13).

Random boards of cards that ask for powers, numbers of Forwards, Elements and keywords, and give power, keywords and types.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
import yaml

from cardwright.games.common.zones import FIELD
from cardwright.kernel.rng import Random
from cardwright.kernel.state import Chars
from cardwright.play.scenario_file import Scenario, parse_scenarios
from cardwright.play.scenario_setup import set_up

KEYWORDS = ("Haste", "Brave", "First Strike")
POWERS = (5000, 6000, 7000, 8000)
Board = dict[str, Chars]


class Said(NamedTuple):
    """What a card says: if so many Forwards fit, all that fit (or the card itself) gain power and a keyword, or become Forwards."""

    many: int = 0  # Forwards that have to be there, ...
    least: int = 0  # ... of so much power
    keyword: str = ""  # ... with this keyword
    others: bool = False  # ... other than the card itself
    whom: str = ""  # "" for the card itself, else an Element or "all"
    with_power: int = 0  # ... of those of so much power
    having: str = ""  # ... or with this keyword
    power: int = 0
    gives: str = ""
    becomes: int = 0


def written(name: str, kind: int, random: Random) -> tuple[str, str, Said]:
    """A type, a text, and what that says."""

    def one_of(options: tuple[Any, ...]) -> Any:
        return options[random.below(len(options))]

    least, power, keyword, many = (
        one_of((6000, 7000, 8000, 9000)),
        one_of((1000, 2000)),
        one_of(KEYWORDS),
        one_of((2, 3, 4)),
    )
    if kind == 0:
        element = one_of(("Fire", "Ice"))
        return "Backup", f"The {element} Forwards you control gain +{power} power.", Said(whom=element, power=power)
    if kind == 1:
        text = f"If you control a Forward of power {least} or more other than {name}, {name} gains +{power} power and {keyword}."
        return "Forward", text, Said(1, least, others=True, power=power, gives=keyword)
    if kind == 2:
        text = f"The Forwards of power {least} or more you control gain {keyword}."
        return "Forward", text, Said(whom="all", with_power=least, gives=keyword)
    if kind == 3:
        text = f"The Forwards with {keyword} you control gain +{power} power."
        return "Backup", text, Said(whom="all", having=keyword, power=power)
    if kind == 4:
        text = f"If you control {many} or more Forwards, {name} also becomes a Forward with {least} power."
        return "Monster", text, Said(many, becomes=least)
    if kind == 5:
        text = f'If you control {many} or more Forwards, {name} gains "The Forwards you control gain +{power} power."'
        return "Forward", text, Said(many, whom="all", power=power)
    text = f"If you control a Forward with {keyword} other than {name}, {name} gains +{power} power."
    return "Forward", text, Said(1, keyword=keyword, others=True, power=power)


def forwards(board: Board, least: int = 0, keyword: str = "") -> set[str]:
    """The Forwards on the board, those of so much power with the keyword."""
    return {
        name
        for name, chars in board.items()
        if "Forward" in chars.types and (chars.power or 0) >= least and (not keyword or keyword in chars.keywords)
    }


def meant(board: Board, source: str, said: Said) -> set[str]:
    """Whom it does something to, as the cards are."""
    there = forwards(board, said.least, said.keyword) - ({source} if said.others else set())
    if len(there) < said.many:
        return set()
    if not said.whom:
        return {source}
    fits = forwards(board, said.with_power, said.having)
    return fits if said.whom == "all" else {name for name in fits if said.whom in board[name].elements}


@pytest.mark.clauses("fftcg-2020", "11.12.4.12", "11.12.4.13")
@pytest.mark.parametrize("seed", range(60))
def test_what_applies_is_what_fits_the_cards_as_they_come_to_be(seed: int) -> None:
    random = Random(seed)
    facts: dict[str, dict[str, Any]] = {}
    says: dict[str, Said] = {}
    for n in range(4 + random.below(4)):
        name = f"Card {n}"
        printed, text, says[name] = written(name, random.below(7), random)
        facts[name] = {"type": printed, "elements": [("Fire", "Ice")[random.below(2)]], "cost": 2, "text": text}
        if printed == "Forward":
            facts[name]["power"] = POWERS[random.below(len(POWERS))]
    file: dict[str, Any] = {
        "scenario": 1,
        "game": "fftcg",
        "ruleset": "fftcg-2020",
        "title": "A board",
        "clauses": ["11.12.4.13"],
    }
    file |= {"cards": facts, "players": {"A": {"field": list(facts)}}, "steps": [{"expect": {"turn": "A"}}]}
    (scenario,) = parse_scenarios(yaml.safe_dump(file, allow_unicode=True, sort_keys=False), "board")
    assert isinstance(scenario, Scenario)
    match, names = set_up(scenario, None)
    board = {names.key(n): match.game.chars(n) for n in match.state.zones[0][FIELD]}
    for name, chars in board.items():
        on_it = [said for source, said in says.items() if name in meant(board, source, said)]
        assert set(chars.keywords) == {said.gives for said in on_it if said.gives}, name
        assert ("Forward" in chars.types) == (facts[name]["type"] == "Forward" or any(s.becomes for s in on_it)), name
        if "Forward" in chars.types:
            assert chars.power == facts[name].get("power", 0) + sum(s.power + s.becomes for s in on_it), name
