"""Chapter 7: phases, what triggers at their start, Quick at the end of the turn, Ward, extra rounds of discarding."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board

AMBUSH = "[quick]\nSelect an enemy follower on the field and deal it 3 damage."


@pytest.mark.clauses("sve", "7.3.3", "7.3.3.a", "7.3.3.b", "7.3.3.c", "7.3.3.d", "7.1.2", "10.6.1", "8.4.1")
def test_what_the_active_player_may_do() -> None:
    board = Board()
    page = board.put(ME, HAND, "Page", cost=1)
    stored = board.put(ME, EX_AREA, "Page", cost=1)
    scribe = board.put(ME, FIELD, "Scribe", "[act][cost01]: Draw a card.")
    board.put(FOE, FIELD, "Foe Scribe", "[act][cost01]: Draw a card.")
    table = board.start()
    acts = table.match.acts()
    assert acts[0] == ("end",)
    assert {a[:2] for a in acts[1:]} == {("play", page), ("play", stored), ("use", scribe), ("attack", scribe)}
    assert table.asked.player == ME
    table.use(scribe)
    assert len(table.cards(ME, HAND)) == 2
    table.end()
    assert table.state.phase == "main"
    assert table.state.turn_player == FOE


@pytest.mark.clauses("sve", "7.3.1", "7.3.2", "7.4.1", "7.4.2", "7.2.5", "10.1.1.2")
def test_what_triggers_at_the_start_of_phases() -> None:
    board = Board()
    board.put(ME, FIELD, "Early", "At the start of your main phase, draw a card.")
    board.put(ME, FIELD, "Late", "At the start of your end phase, draw a card.")
    table = board.start().end()
    assert len(table.cards(ME, HAND)) == 1  # the end phase; the main phase had begun before
    table.end()
    assert table.state.turn_player == ME
    assert len(table.cards(ME, HAND)) == 3  # drawn in the start phase, and at the start of the main phase


@pytest.mark.clauses("sve", "7.3.4")
def test_confirmation_timing_after_every_act() -> None:
    board = Board()
    weak = board.put(ME, FIELD, "Candle", defense=1, attack=1)
    spell = board.spell("Deal 1 damage to each follower on the field.")
    table = board.start().play(spell)
    assert table.zone(weak) == CEMETERY
    assert table.asked.reason == "main"


@pytest.mark.clauses("sve", "7.4.3", "7.4.4", "12.8.2")
def test_followers_with_ward_may_be_engaged_at_the_end() -> None:
    board = Board()
    guard = board.put(ME, FIELD, "Guard", "Ward.")
    tired = board.put(ME, FIELD, "Tired Guard", "Ward.", state={"dull": True})
    plain = board.put(ME, FIELD, "Squire")
    table = board.start().answer(("end",))
    assert (table.asked.reason, table.asked.options, table.asked.least) == ("ward", (guard,), 0)
    assert table.refused((plain,)) == "7.4.3"
    assert table.refused((tired,)) == "7.4.3"
    table.answer((guard,))
    assert table.obj(guard).dull
    assert not table.obj(plain).dull


@pytest.mark.clauses("sve", "7.4.5", "7.4.5.a", "7.4.5.b", "7.4.5.c", "7.4.6", "12.3.4", "12.3.2", "12.3.3", "8.1.2")
def test_quick_at_the_end_of_the_turn() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Giant", defense=9)
    first, second = (board.put(FOE, HAND, "Ambush", AMBUSH, type="Spell", cost=1) for _ in range(2))
    archer = board.put(
        FOE,
        FIELD,
        "Archer",
        "[q][act][engage]: Select an enemy follower that costs 7 or less on the field and deal it 1 damage.",
    )
    slow = board.put(FOE, HAND, "Slow", "Draw a card.", type="Spell", cost=0)
    own = board.put(ME, HAND, "Own Ambush", AMBUSH, type="Spell", cost=1)
    table = board.start().answer(("end",))
    assert (table.asked.player, table.asked.reason) == (FOE, "quick")
    assert table.refused(("play", slow)) == "12.3.4"
    assert table.refused(("play", own)) in ("8.2.1", "7.3.3")
    table.play(first)
    assert table.stats(mine)[1] == 6
    assert table.asked.reason == "quick"
    table.use(archer).play(second)
    assert table.stats(mine)[1] == 2
    table.answer(("pass",))
    assert table.state.turn_player == FOE


@pytest.mark.clauses("sve", "12.3.5")
def test_quick_in_ones_own_main_phase() -> None:
    board = Board()
    theirs = board.put(FOE, FIELD, "Giant", defense=9)
    spell = board.put(ME, HAND, "Ambush", AMBUSH, type="Spell", cost=1)
    table = board.start().play(spell)
    assert table.stats(theirs)[1] == 6


@pytest.mark.clauses("sve", "7.4.7")
def test_a_discard_that_draws_is_followed_by_another_one_without_quick() -> None:
    board = Board()
    drawing = board.put(ME, HAND, "Omen", "When this card is discarded, draw a card.")
    for _ in range(7):
        board.put(ME, HAND)
    board.put(FOE, HAND, "Ambush", AMBUSH, type="Spell", cost=1)
    board.put(ME, FIELD, "Giant", defense=9)
    table = board.start().answer(("end",))
    table.answer(("pass",))
    assert table.asked.reason == "hand_limit"
    table.answer((drawing,))
    assert table.asked.reason == "hand_limit"
    table.answer(((table.asked.options or ())[0],))
    assert table.asked.reason == "main"
    assert len(table.cards(ME, HAND)) == 7


@pytest.mark.clauses("sve", "7.4.8", "11.3.1")
def test_what_lasts_until_the_end_of_the_turn_ends_then() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Squire")
    spell = board.spell("Select a follower on your field. Give it [attack]+2/[defense]+2 until the end of the turn.")
    table = board.start().play(spell)
    assert table.stats(mine) == (4, 4)
    table.end()
    assert table.stats(mine) == (2, 2)


@pytest.mark.clauses("sve", "1.2.3", "1.2.3.1")
def test_conceding_ends_the_game_at_once() -> None:
    board = Board()
    table = board.start()
    table.match.concede(FOE)
    assert (table.match.winner, table.state.why, table.match.decision) == (ME, "1.2.3", None)


@pytest.mark.clauses("sve", "1.2.1", "1.2.2", "11.1.3")
def test_both_leaders_falling_is_a_draw() -> None:
    board = Board()
    spell = board.spell("Deal 20 damage to each leader.")
    table = board.start().play(spell)
    assert (table.match.winner, table.state.why) == (-1, "1.2.2")


@pytest.mark.clauses("sve", "3.1.1", "4.5.2", "4.7.2", "4.6.2", "4.8.2", "4.9.2", "4.10.2", "4.1.2.1")
def test_what_a_player_sees() -> None:
    from cardwright.kernel.view import sees_zone

    table = Board().start()
    game = table.match.game
    assert [sees_zone(game, FOE, ME, zone) for zone in (DECK, HAND, FIELD, EX_AREA, CEMETERY)] == [
        False, False, True, True, True,
    ]  # fmt: skip
    assert sees_zone(game, ME, ME, HAND)
    assert not sees_zone(game, ME, ME, DECK)
    assert not sees_zone(game, FOE, ME, 7)
    assert sees_zone(game, ME, ME, 7)


@pytest.mark.clauses("sve", "7.2.3")
def test_what_does_not_refresh_in_the_next_start_phase_does_so_in_the_one_after() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Imp", state={"dull": True})
    spell = board.spell(
        "Select an enemy follower on the field. It doesn't refresh during its controller's next start phase."
    )
    table = board.start().play(spell).end()
    assert (table.state.turn_player, table.obj(foe).dull) == (FOE, True)
    table.end().end()
    assert (table.state.turn_player, table.obj(foe).dull) == (FOE, False)


@pytest.mark.clauses("sve", "2.6.2", "7.4.3")
@pytest.mark.parametrize(
    "line", ["[quick] (In the other player's turn, too.)", "[quick]\n(In the other player's turn, too.)"]
)
def test_a_keyword_with_an_explanation(line: str) -> None:
    """It has no function, wherever it stands."""
    board = Board()
    rite = board.spell(f"{line}\nDraw a card.\n(It may be the last one.)", player=FOE)
    table = board.start().answer(("end",))
    assert table.asked.reason == "quick" and table.asked.player == FOE
    assert ("play", rite) in table.match.acts()
