"""Own texts of Shadowverse: Evolve played: active, dull, frozen, broken."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, FIELD, FOE, HAND, LEADER, ME, Board, hand, settle
from sve_played import through


@pytest.mark.clauses("sve", "5.21.1", "7.4.8")
@pytest.mark.parametrize("words", ["steal it", "take control of it"])
def test_a_follower_stolen_until_the_end_of_the_turn_goes_back(words: str) -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "Ward.", state={"dull": True})
    spell = board.spell(
        f"Select an enemy follower on the field. {words.capitalize()} until the end of the turn, refresh it, and give it Rush."
    )
    table = board.start().play(spell)
    assert table.cards(ME, FIELD) == [foe]
    assert not table.obj(foe).dull
    table.end()
    assert table.cards(FOE, FIELD) == [foe]
    assert table.cards(ME, FIELD) == []


@pytest.mark.clauses("sve", "7.2.1")
def test_they_stay_engaged_in_their_start_phase() -> None:
    board = Board()
    held = board.put(FOE, FIELD, "Held", "Ward.")
    rite = board.spell(
        "Engage each enemy follower on the field. They don't refresh during their controllers' next start phases."
    )
    table = through(board.start().play(rite))
    table.end()
    assert table.obj(held).dull


@pytest.mark.clauses("sve", "7.2.3")
def test_a_follower_that_stays_engaged() -> None:
    board = Board()
    statue = board.put(
        ME, FIELD, "Statue", "This follower doesn't refresh during your start phase.", state={"dull": True}
    )
    other = board.put(ME, FIELD, state={"dull": True})
    table = board.start().end().end()
    assert (table.obj(statue).dull, table.obj(other).dull) == (True, False)


@pytest.mark.clauses("sve", "5.3.1", "1.3.2.1")
@pytest.mark.parametrize(("dull", "lost"), [(0, 3), (1, 2)])
def test_what_was_engaged_is_counted(dull: int, lost: int) -> None:
    board = Board()
    for number in range(3):
        board.put(FOE, FIELD, state={"dull": number < dull})
    urn = board.amulet(
        "[act][engage]: Engage each enemy follower on the field. Deal X damage to each enemy leader. X equals the number of cards engaged this way."
    )
    table = board.start()
    before = table.leader(FOE)
    assert before - table.use(urn).leader(FOE) == lost


@pytest.mark.clauses("sve", "1.3.4")
def test_the_other_player_selects_two() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD) for _ in range(3)]
    spell = board.spell("Each opponent selects 2 followers on their field and destroys them.")
    table = board.start().play(spell)
    assert table.asked.player == FOE
    table.answer((foes[0], foes[2]))
    assert table.cards(FOE, FIELD) == [foes[1]]


@pytest.mark.clauses("sve", "5.5.1", "5.9.2")
def test_as_many_as_were_really_destroyed() -> None:
    board = Board()
    mine = [board.put(ME, FIELD, "Page", "Ward."), board.put(ME, FIELD, "Idol", "This follower can't be destroyed.")]
    spell = board.spell("Destroy any number of followers on your field. Draw X cards and deal X damage to each enemy leader. X equals the number of followers destroyed this way.")  # fmt: skip
    table = through(board.start().play(spell), tuple(mine))
    assert (hand(table), table.leader(FOE)) == (1, 19)


@pytest.mark.clauses("sve", "8.4.7")
def test_an_attacking_follower_is_selected() -> None:
    board = Board()
    attacker, other = board.put(ME, FIELD), board.put(ME, FIELD)
    quick = board.put(
        FOE,
        HAND,
        "Snare",
        "[quick]\nSelect an attacking enemy follower on the field and destroy it.",
        type="Spell",
        cost=0,
    )
    table = board.start()
    table.answer(("attack", attacker, table.state.zones[FOE][LEADER][0]), ("play", quick))
    assert (table.zone(attacker), table.zone(other)) == (CEMETERY, FIELD)
    assert table.leader(FOE) == 20


@pytest.mark.clauses("sve", "1.3.3", "5.5.1")
@pytest.mark.parametrize(("text", "made"), [("Ward.", 0), ("This follower can't be destroyed by enemy abilities.", 1)])
def test_something_else_where_nothing_was_destroyed(text: str, made: int) -> None:
    board = Board()
    board.put(FOE, FIELD, "Wall", text, state={"dull": True})
    card = board.put(ME, HAND, "Bailiff", "[fanfare] Select an engaged enemy follower on the field and destroy it. If no follower is destroyed this way, summon a Knight token.", cost=1)  # fmt: skip
    table = through(board.start().play(card))
    assert table.names(ME, FIELD).count("Knight") == made


@pytest.mark.clauses("sve", "8.4.5", "8.4.9")
def test_stronger_while_attacking() -> None:
    board = Board()
    own = board.put(ME, FIELD, "Rider", "While this follower is attacking, it has [attack]+2.", attack=1, defense=9)
    wall = board.put(FOE, FIELD, "Wall", attack=0, defense=9, state={"dull": True})
    table = board.start()
    assert table.stats(own)[0] == 1
    settle(table.attack(own, wall))
    assert (table.stats(wall)[1], table.stats(own)[0]) == (6, 1)


@pytest.mark.clauses("sve", "7.2.3")
def test_not_refreshed_in_ones_own_next_start_phase() -> None:
    board = Board()
    text = "[fanfare] Engage this follower. It doesn't refresh during your next start phase."
    idler = board.put(ME, HAND, "Idler", text, cost=0)
    table = through(board.start().play(idler))
    assert table.obj(idler).dull
    for refreshed in (False, True):
        for _ in range(2):
            through(table.end())
        assert table.state.turn_player == ME and table.obj(idler).dull is not refreshed
