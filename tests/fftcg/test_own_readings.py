"""What another game reads otherwise stays as it is here, though the modules of both games are loaded."""

import importlib

import pytest
from helpers import Position

COUNTING = """
cards:
  Teller: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "If you control 3 or more Forwards with different names, Teller gains +1000 power."}
  Twin: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "TEXT"}
turn: {player: A, phase: main1, number: 3}
players: {A: {field: [Teller, Twin]}}
"""


@pytest.mark.clauses("fftcg-2020", "5.2.2")
@pytest.mark.parametrize(("text", "power"), [("Twin is also Card Name Double in all situations.", 6000), ("", 5000)])
def test_each_name_of_a_card_counts_as_a_different_one(text: str, power: int) -> None:
    importlib.import_module("cardwright.games.sve.amounts")
    Position(COUNTING.replace("TEXT", text)).expect(f"Teller: {{power: {power}}}")
