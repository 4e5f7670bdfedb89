"""Numbers that texts ask for (5.2.1.2, 5.19, 5.29), as a spell or an ability that deals so much damage to the enemy leader."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EVOLVE_DECK, FIELD, FOE, HAND, ME, Board, Table


def damage(number: str) -> str:
    return f"Deal damage equal to {number} to each enemy leader."


def dealt(table: Table) -> int:
    return 20 - table.leader(FOE)


@pytest.mark.clauses("sve", "5.26.1", "2.7.1", "2.8.1", "2.8.2", "10.11.1")
@pytest.mark.parametrize(("stat", "value"), [("attack", 5), ("defense", 2)])
def test_attack_and_defense_of_a_card_also_of_one_that_is_gone(stat: str, value: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Chief", "Give each other follower on your field [attack]+2.", traits=("Pixie",))
    lamb = board.put(ME, FIELD, "Lamb", attack=3, defense=4, state={"damage": 2})
    spell = board.spell(
        f"Select a follower on your field. Destroy it and deal damage equal to its {stat} to each enemy leader."
    )
    table = board.start().play(spell, (lamb,))
    assert table.zone(lamb) == CEMETERY
    assert dealt(table) == value


@pytest.mark.clauses("sve", "5.24.2.1")
def test_an_amulet_has_no_attack() -> None:
    board = Board()
    board.amulet()
    spell = board.spell("Select a card on your field. Deal damage equal to its attack to each enemy leader.")
    assert dealt(board.start().play(spell)) == 0


@pytest.mark.clauses("sve", "13.2.1.3")
@pytest.mark.parametrize(("words", "value"), [("", 3), (", excluding this card", 2)])
def test_cards_played_this_turn(words: str, value: int) -> None:
    board = Board()
    pages = [board.put(ME, HAND, "Page", cost=0) for _ in range(2)]
    spell = board.spell(
        f"Deal X damage to each enemy leader. X equals the number of cards you've played this turn{words}."
    )
    table = board.start()
    for page in pages:
        table.play(page)
    assert dealt(table.play(spell)) == value


@pytest.mark.clauses("sve", "5.29.1")
@pytest.mark.parametrize(("cards", "value"), [(4, 2), (5, 3), (0, 0)])
def test_half_is_rounded_up(cards: int, value: int) -> None:
    board = Board()
    for n in range(cards):
        board.put(ME, CEMETERY, f"Old {n}")
    spell = board.spell(damage("half the number of cards in your cemetery"))
    assert dealt(board.start().play(spell)) == value


@pytest.mark.clauses("sve", "1.3.2.2.1", "5.26.1")
def test_a_minus_before_x() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Giant", attack=9, defense=9)
    for n in range(3):
        board.put(ME, CEMETERY, f"Old {n}")
    spell = board.spell(
        "Select an enemy follower on the field and give it [attack]-X. X equals the number of cards in your cemetery."
    )
    assert board.start().play(spell).stats(foe) == (6, 9)


def test_what_this_effect_has_done_so_far() -> None:
    board = Board()
    for n in range(2):
        board.put(FOE, FIELD, f"Guard {n}")
    board.put(FOE, FIELD, "Oak", "This follower can't be destroyed.")
    board.amulet(player=FOE)
    board.put(FOE, FIELD, "Sprite", token=True)
    first = board.spell("Select an enemy amulet on the field and destroy it.")
    text = "Destroy all enemy cards on the field. " + damage("the number of followers destroyed this way")
    spell = board.put(ME, HAND, "Storm", text, type="Spell", cost=0)
    table = board.start().play(first).play(spell)
    assert dealt(table) == 3


def test_what_an_effect_did_before_does_not_count_again() -> None:
    board = Board()
    board.card("Lamb")
    engine = board.put(
        ME, FIELD, "Engine", "[act][cost00]: Discard a card. " + damage("the number of cards discarded this way")
    )
    for _ in range(2):
        board.put(ME, HAND, "Lamb")
    table = board.start().use(engine, 0, (board.state.zones[ME][HAND][0],))
    assert dealt(table) == 1
    assert dealt(table.use(engine)) == 2


def test_what_the_cost_took() -> None:
    board = Board()
    engine = board.put(ME, FIELD, "Engine", "[act]discard 2 cards: " + damage("the number of cards discarded"))
    for _ in range(2):
        board.put(ME, HAND, "Lamb")
    table = board.start().use(engine)
    while table.asked.reason != "main":
        assert table.asked.options is not None
        table.answer((table.asked.options[0],))
    assert dealt(table) == 2


def test_counted_cards_are_spoken_of_again() -> None:
    board = Board()
    up = [board.put(ME, EVOLVE_DECK, f"Page {n} (Evolved)", evolved=True, state={"face_down": False}) for n in range(2)]
    board.put(ME, EVOLVE_DECK, "Cook (Evolved)", evolved=True)
    board.points(ME, 1, 9)
    spell = board.spell(
        "Recover play points equal to the number of faceup followers in your evolve deck. Turn them facedown."
    )
    table = board.start().play(spell)
    assert table.points() == 3
    assert all(table.obj(card).face_down for card in up)


@pytest.mark.clauses("sve", "3.2.2", "3.2.3")
@pytest.mark.parametrize(("words", "value"), [("your play points", 3), ("your maximum play points", 7)])
def test_points_of_the_player(words: str, value: int) -> None:
    board = Board()
    board.points(ME, 3, 7)
    spell = board.spell(damage(words))
    assert dealt(board.start().play(spell)) == value


@pytest.mark.clauses("sve", "5.19.1")
def test_the_result_of_a_die() -> None:
    results = set()
    for seed in range(20):
        board = Board()
        board.state.random = seed
        spell = board.spell("Roll a die. " + damage("the result"))
        results.add(dealt(board.start().play(spell)))
    assert results <= set(range(1, 7))
    assert len(results) > 2


@pytest.mark.clauses("sve", "1.3.4.1", "3.1.2.4.1")
def test_players_that_texts_name() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Guard", defense=9)
    spell = board.spell(
        "Select an enemy follower on the field. Deal 1 damage to that follower and 2 damage to its leader."
    )
    table = board.start().play(spell)
    assert (table.stats(foe)[1], dealt(table), table.leader(ME)) == (8, 2, 20)
    assert len(table.cards(ME, DECK)) == 10
