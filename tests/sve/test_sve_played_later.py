"""Own texts of Shadowverse: Evolve played: what is done later, turns and phases more or less."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EVOLVE_DECK, FIELD, FOE, HAND, ME, Board, hand
from sve_played import through


@pytest.mark.clauses("sve", "7.2.1")
def test_at_the_start_of_each_players_turn() -> None:
    board = Board()
    board.put(ME, FIELD, "Duke", "At the start of each player's turn, deal 1 damage to each leader.")
    table = board.start()
    table.end()
    assert (table.leader(ME), table.leader(FOE)) == (19, 19)


@pytest.mark.clauses("sve", "10.7.5.1", "4.1.3.2")
def test_those_that_were_given_something_are_returned_later() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "Aura.")
    spell = board.spell(
        "Give each follower on your field Storm. At the start of your end phase, return them to their owner's hand."
    )
    late = board.put(ME, HAND, "Late", "Aura.", cost=1)
    table = board.start().play(spell).play(late)
    table.end()
    assert (table.zone(page), table.zone(late)) == (HAND, FIELD)


@pytest.mark.clauses("sve", "10.7.5.1", "4.1.3.2", "5.6.1")
def test_one_that_comes_back_for_a_turn() -> None:
    board = Board()
    bone = board.put(ME, CEMETERY, "Bone", "Aura.", traits=("Departed",))
    spell = board.spell(
        "Select a Departed follower in your cemetery and put it onto your field. It gains Storm. At the start of your end phase, banish it."
    )
    table = through(board.start().play(spell))
    assert "Storm" in table.chars(bone).keywords
    table.end()
    assert bone not in (*table.cards(ME, FIELD), *table.cards(ME, CEMETERY))


@pytest.mark.clauses("sve", "10.7.5.1", "7.4.8")
def test_a_trigger_that_lasts_for_the_turn() -> None:
    board = Board()
    first = board.spell("For the rest of this turn, whenever you play a spell, give your leader [defense]+1.")
    others = [board.spell("Draw a card.") for _ in range(2)]
    table = board.start().play(first).play(others[0]).play(others[1])
    assert table.leader(ME) == 22
    table.end()
    assert not table.state.effects


@pytest.mark.clauses("sve", "10.7.5", "10.7.5.1")
def test_at_the_start_of_the_next_turn() -> None:
    board = Board()
    spell = board.spell("At the start of your next turn, give your leader [defense]+3.")
    table = board.start().play(spell)
    assert table.end().leader(ME) == 20
    assert table.end().leader(ME) == 23
    table.end()
    assert table.end().leader(ME) == 23


@pytest.mark.clauses("sve", "10.7.2.2")
def test_at_the_start_of_the_end_phase_that_comes() -> None:
    board = Board()
    dead = board.put(ME, CEMETERY, "Dead")
    text = "Select a follower in your cemetery and put it onto your field. At the start of your end phase, banish it."
    herald = board.put(ME, HAND, "Herald", f"[fanfare] {text}", cost=0)
    table = board.start().play(herald)
    assert table.zone(dead) == FIELD
    assert table.end().zone(dead) == BANISHED


@pytest.mark.clauses("sve", "10.7.5.1")
def test_the_next_time_this_turn() -> None:
    board = Board()
    page, other, last = (board.put(ME, FIELD, "Page") for _ in range(3))
    spell = board.spell("The next time a follower on your field is destroyed this turn, draw 2 cards.")
    kills = [board.spell("Select a follower on your field and destroy it.") for _ in range(2)]
    table = board.start().play(spell).play(kills[0], (page,))
    held = len(table.cards(ME, HAND))
    assert held == 3
    assert len(table.play(kills[1], (other,)).cards(ME, HAND)) == held - 1  # once
    assert table.zone(last) == FIELD


@pytest.mark.clauses("sve", "10.7.5.1", "7.4.8")
@pytest.mark.parametrize(("time", "drawn"), [(" this turn", 0), ("", 2)])
def test_the_next_time_in_a_later_turn(time: str, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Page")
    spell = board.spell(f"When your next follower is destroyed{time}, draw 2 cards.")
    kill = board.spell("Destroy each follower on the field.", player=FOE)
    table = board.start().play(spell)
    table.end()
    held = len(table.cards(ME, HAND))
    assert len(table.play(kill).cards(ME, HAND)) == held + drawn


@pytest.mark.clauses("sve", "5.25.1", "5.25.2")
def test_the_turn_of_the_opponent_is_skipped() -> None:
    board = Board()
    spell = board.spell("Each opponent skips their next turn.")
    table = board.start().play(spell)
    table.end()
    assert table.state.turn_player == ME


@pytest.mark.clauses("sve", "4.6.3", "4.2.3")
def test_a_faceup_card_is_turned() -> None:
    board = Board()
    up = board.put(ME, EVOLVE_DECK, "Oak (Evolved)", "", evolved=True)
    board.state.objects[up].face_down = False
    board.put(ME, EVOLVE_DECK, "Elm (Evolved)", "", evolved=True)
    spell = board.spell("Turn a faceup card in your evolve deck facedown. Draw a card.")
    table = board.start().play(spell)
    assert table.obj(up).face_down
    assert hand(table) == 1


@pytest.mark.clauses("sve", "4.2.3", "1.3.5")
def test_cards_turned_facedown_are_counted() -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, EVOLVE_DECK, "Turned (Evolved)", evolved=True, state={"face_down": False})
    spell = board.spell(
        "Turn each faceup card in your evolve deck facedown. Give your leader [defense]+X. X equals the number of cards turned facedown."
    )
    assert board.start().play(spell).leader(ME) == 22


@pytest.mark.clauses("sve", "4.2.3")
@pytest.mark.parametrize(("named", "drawn"), [("Carrots", 2), ("cards", 3)])
def test_only_those_of_the_name_are_counted(named: str, drawn: int) -> None:
    board = Board()
    for name in ("Carrot", "Carrot", "Ribbon"):
        board.put(ME, EVOLVE_DECK, name, type="Spell", state={"face_down": False})
    spell = board.spell(
        f"Turn each faceup card in your evolve deck facedown. Draw X cards. X equals the number of {named} turned facedown this way."
    )
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell)
    assert before - len(table.cards(ME, DECK)) == drawn


@pytest.mark.clauses("sve", "7.4.8", "7.4.9")
def test_until_the_next_turn_starts() -> None:
    board = Board()
    page = board.put(ME, FIELD, state={"dull": True})
    foe = board.put(FOE, FIELD)
    spell = board.spell("Select a follower on your field. It can't be attacked until the start of your next turn.")
    table = board.start().play(spell).end()
    assert ("attack", foe, page) not in table.match.acts()
    table.end()
    assert table.state.turn_player == ME and not table.state.effects


@pytest.mark.clauses("sve", "10.7.5.1", "10.6.2.8.1")
def test_only_the_next_follower_played_has_it() -> None:
    board = Board()
    rite = board.spell("The next follower you play this turn has Storm.")
    pages = [board.put(ME, HAND, cost=0) for _ in range(2)]
    table = board.start().play(rite).play(pages[0]).play(pages[1])
    assert ["Storm" in table.chars(page).keywords for page in pages] == [True, False]


@pytest.mark.clauses("sve", "10.7.5.1")
@pytest.mark.parametrize(
    ("text", "end"),
    [
        (
            "Put a follower from your hand onto your field, give it Storm, and return it to its owner's hand at the end of the turn.",
            HAND,
        ),
        ("Select a follower in your hand. Put it onto your field and destroy it at the end of the turn.", CEMETERY),
    ],
)
def test_it_comes_at_once_and_goes_later(text: str, end: int) -> None:
    """S98."""
    board = Board()
    guest = board.put(ME, HAND, "Guest", cost=9)
    table = through(board.start_with(board.spell(text)))
    assert table.zone(guest) == FIELD
    table.end()
    assert table.zone(guest) == end


@pytest.mark.clauses("sve", "10.6.2.3", "10.7.5.1")
def test_it_is_selected_at_once_and_destroyed_later() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, name) for name in ("First", "Second")]
    table = board.start_with(
        board.spell("Select an enemy follower on the field and destroy it at the end of the turn.")
    )
    table.answer((foes[1],))
    assert table.asked.reason == "main" and [table.zone(card) for card in foes] == [FIELD, FIELD]
    table.end()
    assert [table.zone(card) for card in foes] == [FIELD, CEMETERY]
