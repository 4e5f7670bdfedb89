"""Own sentences played from their text: sisters of known ones, of the other player, of several cards, of another cause."""

from __future__ import annotations

import pytest
from board import FIELD, Board
from test_kinds_played import hild
from test_sentences_played import rite


@pytest.mark.parametrize(
    ("words", "text", "drawn"),
    [
        ("1 or more Backups you control become active due to your Summons or abilities", "Activate all the Backups.", 1),
        ("1 or more dull Backups you control are activated due to your Summons or abilities", "Activate all the Backups.", 1),
        ("1 or more Backups opponent controls are activated due to your Summons or abilities", "Activate all the Backups.", 0),
        ("1 or more Backups you control become active due to your opponent's Summons or abilities",
         "Activate all the Backups.", 0),
        ("active Hild becomes dull due to your Summons or abilities", "Dull all the Forwards.", 1),
        ("active Hild becomes dull due to your opponent's Summons or abilities", "Dull all the Forwards.", 0),
        ("1 or more Forwards become dull by your Summon or ability", "Dull all the Forwards.", 1),
        ("Hild is dealt damage other than battle damage", "Deal 1000 damage to all the Forwards.", 1),
        ("your opponent draws 1 or more cards outside of their Draw Phase", "Your opponent draws 2 cards.", 1),
        ("you draw 1 or more cards outside of your Draw Phase", "Your opponent draws 2 cards.", 0),
        ("your opponent is dealt damage by Hild", "Choose 1 Forward. It deals your opponent 1 point of damage.", 1),
        ("you are dealt damage by a Forward", "You receive 1 point of damage.", 0),
    ],
)  # fmt: skip
def test_what_is_waited_for(words: str, text: str, drawn: int) -> None:
    board = Board()
    hild(board, f"When {words}, draw 1 card.")
    for _ in range(2):
        backup = board.put(0, FIELD, "Sheaf", type="Backup")
        board.state.objects[backup].dull = True
    summon = rite(board, text)
    assert board.start().play(summon).hand(0) == drawn
