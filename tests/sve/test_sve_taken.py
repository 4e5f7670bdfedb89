"""Texts that count or name what was taken, and tokens as far as there is room."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board


@pytest.mark.clauses("sve", "10.4.7.4", "5.11.1")
def test_the_card_discarded_to_pay_has_its_last_cost() -> None:
    board = Board()
    given = board.put(ME, HAND, "Given", "Ward.", cost=4)
    spell = board.spell("Discard a card: Give your leader [defense]+X. X equals the discarded card's cost.")
    table = board.start().play(spell).answer(True).answer((given,))
    assert table.leader(ME) == 24


@pytest.mark.clauses("sve", "10.3.2")
def test_only_cards_of_the_kind_are_counted() -> None:
    board = Board()
    for name, traits in (("Elf", ("Pixie",)), ("Ogre", ("Fiend",))):
        board.put(FOE, FIELD, name, "Ward.", defense=1, traits=traits)
    spell = board.spell(
        "Destroy each enemy follower on the field. For each Pixie follower destroyed this way, draw a card."
    )
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell)
    assert len(table.cards(FOE, CEMETERY)) == 2
    assert before - len(table.cards(ME, DECK)) == 1


@pytest.mark.clauses("sve", "4.4.4.1", "4.4.4.2", "4.8.3.1")
@pytest.mark.parametrize(
    ("zone", "words", "made"),
    [
        (FIELD, "Summon as many Fairy tokens as possible.", 3),
        (EX_AREA, "Put as many Fairy tokens as possible into your EX area.", 5),
    ],
)
def test_as_many_tokens_as_there_is_room_for(zone: int, words: str, made: int) -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, FIELD)
    spell = board.spell(words)
    table = board.start().play(spell)
    assert sum(name == "Fairy" for name in table.names(ME, zone)) == made


@pytest.mark.clauses("sve", "1.3.5.1", "5.11.1")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_two_are_discarded_as_the_player_likes(count: int) -> None:
    board = Board()
    mine = [board.put(ME, HAND, f"Card {at}", "Ward.") for at in range(3)]
    spell = board.spell("Discard up to 2 cards. Give your leader [defense]+X. X equals the number of cards discarded.")
    table = board.start().play(spell)
    table.answer(tuple(mine[:count]))
    assert table.leader(ME) == 20 + count


@pytest.mark.clauses("sve", "10.10.2.5", "13.2.1.3")
@pytest.mark.parametrize("combo", [False, True])
def test_more_are_selected_instead(combo: bool) -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Foe {at}", "Ward.") for at in range(3)]
    before = [board.spell("Give your leader [defense]+1.") for _ in range(2)]
    spell = board.spell("Select an enemy follower on the field and destroy it. Combo (2): Select up to 2 instead.")
    table = board.start_with(*before) if combo else board.start()
    table.play(spell, tuple(foes[:2]) if combo else (foes[0],))
    assert len(table.cards(FOE, CEMETERY)) == (2 if combo else 1)
