"""A Monster that "becomes a Forward" stays a Monster (5.2.3.1.1.4); of a Backup nobody says so."""

import pytest
from fftcg_meaning import one

from cardwright.errors import TextError
from cardwright.text.reading import same_meaning

SAID = [
    ("Monster", "《1》: Until the end of the turn, Hild {}becomes a Forward with 5000 power."),
    ("Monster", "《1》: Until the end of the turn, Hild {}becomes a Forward with 5000 power, Haste and Brave."),
    ("Monster", "During your turn, Hild {}becomes a Forward with 8000 power."),
    ("Summon", "Choose 1 Monster. It {}becomes a Forward with 5000 power until the end of the turn."),
    ("Summon", "All the Monsters you control {}become Forwards with 5000 power until the end of the turn."),
]
OPEN = [
    ("Backup", "《1》: Until the end of the turn, Hild becomes a Forward with 5000 power."),
    ("Summon", "Choose 1 Backup. It becomes a Forward with 5000 power until the end of the turn."),
    ("Summon", "Choose 1 Character. It becomes a Forward with 5000 power until the end of the turn."),
    ("Summon", "All the Backups you control become Forwards with 5000 power until the end of the turn."),
]


@pytest.mark.parametrize(("kind", "text"), SAID)
def test_a_monster_also_becomes_a_forward(kind: str, text: str) -> None:
    assert same_meaning(one(text.format(""), kind), one(text.format("also "), kind))


@pytest.mark.parametrize(("kind", "text"), OPEN)
def test_whether_a_backup_stays_one_is_open(kind: str, text: str) -> None:
    with pytest.raises(TextError, match="keeps its other types"):
        one(text, kind)
