"""Slips of the pen in texts, and whether the advice names the word that was meant."""

from __future__ import annotations

import pytest

from cardwright.text.advice import advise


@pytest.mark.parametrize(
    ("game", "name", "text", "would_read"),
    [  # the card's own name
        ("fftcg", "Phoebe", "When Pheobe enters the field, draw 1 card.", "'Phoebe' in place of 'Pheobe'"),
        ("fftcg", "Grey Mage", "When Gray Mage enters the field, draw 1 card.", "'Grey Mage' in place of 'Gray Mage'"),
        ("fftcg", "Grey Mage", "《Dull》, put Grey Maeg into the Break Zone: Draw 1 card.", "'Grey Mage' in place of 'Grey Maeg'"),
        # a word that is missing where few could stand
        ("fftcg", "Phoebe", "When Phoebe attacks, choose 1 Forward opponent. Dull it.", "'controls' before '.'"),
        # quite another word where few could stand
        ("fftcg", "Phoebe", "When Phoebe attacks, search for 1 Fire Backup and play it onto the grass.", "'field' in place of 'grass'"),
        ("fftcg", "Phoebe", "When Phoebe attacks, it gains +2000 power until the end of the seventeen.", "'turn' in place of 'seventeen'"),
        # a word that is a paragraph of its own
        ("sve", "Phoebe", "Ruhs.", "'Rush' in place of 'Ruhs'"),
        ("fftcg", "Phoebe", "Bravve", "'Brave' in place of 'Bravve'"),
    ],
)  # fmt: skip
def test_what_was_meant_is_among_the_changes(game: str, name: str, text: str, would_read: str) -> None:
    found = advise(game, text, name=name, card_type="Follower" if game == "sve" else "Forward")
    assert found is not None
    assert would_read in found.changes
    assert len(found.changes) <= 3
    assert found.hint.startswith("a small change reads")


def test_the_cards_own_name_is_a_word_that_is_known() -> None:
    found = advise(
        "fftcg", "《Dull》, put Pheobe into the Break Zone: Draw 1 card.", name="Phoebe", card_type="Forward"
    )
    assert found is not None
    assert {each.word: each.like for each in found.unknown}["Pheobe"][:1] == ("Phoebe",)


def test_nothing_is_put_where_many_words_could_stand() -> None:
    found = advise("fftcg", "When Phoebe grumbles, draw 1 card.", name="Phoebe", card_type="Forward")
    assert found is not None and found.changes == ()
