"""Single clauses of many chapters: limits, short forms, what is printed, state triggers, second links, perpetual cycles (H40)."""

from __future__ import annotations

import pytest
from sve_board import (
    CEMETERY,
    EVOLVE_DECK,
    EX_AREA,
    FIELD,
    FOE,
    HAND,
    ME,
    RACE_ZONE,
    Board,
    Table,
)

from cardwright.errors import Illegal
from cardwright.games.sve import evolve
from cardwright.games.sve.players import most_points
from cardwright.kernel.loops import COUNT
from cardwright.text import ir

YOU = ir.You()
ENGAGED = {"dull": True}
EVOLVE_IT = "Select a follower on your field and evolve it."


@pytest.mark.clauses("sve", "1.3.2.3", "12.8.2")
def test_of_two_followers_that_must_be_attacked_one_is_as_many_as_possible() -> None:
    board = Board()
    attacker = board.put(ME, FIELD, "Page")
    wards = [board.put(FOE, FIELD, f"Wall {i}", "Ward.", state=ENGAGED) for i in range(2)]
    other = board.put(FOE, FIELD, "Clerk", state=ENGAGED)
    table = board.start()
    acts = {act[2] for act in table.match.game.rules.acts(table.match.game, ME) if act[0] == "attack"}
    assert acts == set(wards)
    assert table.refused(("attack", attacker, other)) == "12.8.2"
    table.attack(attacker, wards[1])
    assert table.obj(wards[1]).damage == 0  # it is in the cemetery
    assert (table.zone(wards[0]), table.zone(wards[1])) == (FIELD, CEMETERY)


@pytest.mark.clauses("sve", "1.3.2.4.1", "3.2.4.1", "3.2.4.2")
def test_values_stop_at_their_limits() -> None:
    board = Board()
    board.points(ME, 0, 9)
    table = board.start_with(
        board.spell("Increase your maximum play points by 3."), board.spell("Recover 20 play points.")
    )
    assert most_points(table.match.game, ME) == 10
    assert table.points() == 10
    low = Board()
    low.points(ME, 0, 2)
    table = low.start_with(low.spell("Decrease your maximum play points by 3."))
    assert most_points(table.match.game, ME) == 0


@pytest.mark.clauses("sve", "5.4.2.2", "5.4.2", "5.4.2.1")
def test_the_name_of_a_token_means_the_token() -> None:
    board = Board()
    table = board.start_with(board.spell("Put a Fairy into your EX area. Summon a Knight."))
    (fairy,), (knight,) = table.cards(ME, EX_AREA), table.cards(ME, FIELD)
    assert (table.names(ME, EX_AREA), table.names(ME, FIELD)) == (["Fairy"], ["Knight"])
    assert all(table.match.game.defs[table.obj(n).card].facts.token for n in (fairy, knight))


@pytest.mark.clauses("sve", "5.30.1", "5.30.1.1")
def test_what_is_buried_from_nowhere_in_particular_is_on_the_own_field() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Mine")
    for player, zone in ((FOE, FIELD), (ME, HAND), (ME, EX_AREA)):
        board.put(player, zone, "Elsewhere")
    table = board.start_with(board.spell("Bury a follower."))
    assert table.zone(mine) == CEMETERY
    assert len(table.cards(FOE, FIELD)) == len(table.cards(ME, EX_AREA)) == len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "5.23.1")
def test_what_something_originally_was_is_what_is_printed() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", attack=2, defense=3)
    board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=6, defense=6)
    grow = board.spell("Select a follower on your field. Give it [attack]+4/[defense]+4.")
    change = board.spell(EVOLVE_IT)
    attack = board.spell("Select a follower on your field. Draw X cards. X equals its original attack.")
    defense = board.spell(
        "Select a follower on your field. Give your leader [defense]+X. X equals its original [defense]."
    )
    table = board.start()
    table.play(grow).play(change)
    assert table.stats(page) == (10, 10)
    hand = len(table.cards(ME, HAND))
    table.play(attack).play(defense)
    assert len(table.cards(ME, HAND)) == hand - 2 + 2
    assert table.leader(ME) == 23


@pytest.mark.clauses("sve", "10.7.6", "10.7.6.1")
def test_a_state_triggers_once_and_again_when_it_comes_again() -> None:
    board = Board()
    board.put(ME, FIELD, "Beggar", "When there are no cards in your hand, draw a card. Give your leader [defense]+1.")
    one = board.spell("Give your opponent's leader [defense]+1.")
    table = board.start()
    assert table.leader(ME) == 20  # there is a card in the hand
    table.play(one)
    assert (table.leader(ME), len(table.cards(ME, HAND))) == (21, 1)  # once
    (drawn,) = table.cards(ME, HAND)
    table.play(drawn)
    assert table.leader(ME) == 22  # the state came again


@pytest.mark.clauses("sve", "10.12.1.1", "10.12.1.2")
def test_the_rules_are_no_source() -> None:
    board = Board()
    charm = board.amulet("[act][engage]: Deal 1 damage to each follower on the field.")
    page = board.put(FOE, FIELD, "Page", defense=1)
    table = board.start().use(charm)
    damage, death = (f for f in table.state.history if f.obj[0] == page and f.kind in ("damage", "leave"))
    assert damage.source == table.ref(charm)
    assert (death.source[0], death.controller) == (-1, -1)


# -- evolving, serving ----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "11.6.3", "11.6.2")
def test_a_card_linked_to_two_keeps_the_newest_link() -> None:
    """No text links a card in the evolve zone once more; where it is so, rules handling sees to it."""
    board = Board()
    first = board.put(ME, FIELD, "Page", attack=2, defense=2)
    second = board.put(ME, FIELD, "Page", attack=2, defense=2)
    above = board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=5, defense=5)
    change, nothing = board.spell(EVOLVE_IT), board.spell("Draw a card.")
    table = board.start().play(change, (first,))
    assert table.stats(first) == (5, 5)
    game = table.match.game
    evolve.link(game, table.ref(second), table.ref(above), table.obj(above).card)
    table.play(nothing)
    assert (table.stats(first), table.stats(second)) == ((2, 2), (5, 5))
    assert (table.obj(first).link, table.obj(second).link) == (-1, above)
    assert table.cited("11.6.3")


@pytest.mark.clauses("sve", "4.6.3.1", "2.14.2.1", "4.6.4")
@pytest.mark.parametrize("front", [True, False])
def test_either_face_may_be_seen_in_the_evolve_deck_area(front: bool) -> None:
    """H39.3: off the field a double-faced card is its front, in the evolve deck area whichever face its owner likes."""
    board = Board()
    base = board.put(ME, FIELD, "Page")
    back = board.card("Page (Evolved)", evolved=True, attack=6, defense=6)
    card = board.put(ME, EVOLVE_DECK, "Stranger (Evolved)", evolved=True, back=f"test-{back}", attack=1, defense=1)
    change = board.spell(EVOLVE_IT)
    leave = board.spell("Select a follower on your field and return it to its owner's hand.")
    hide = board.spell("Select a faceup card in your evolve deck and turn it facedown.")
    table = board.start().play(change).play(leave)
    assert (table.zone(card), table.asked.reason, table.asked.clause) == (EVOLVE_DECK, "face", "4.6.3.1")
    options = table.asked.options or ()
    table.answer((options[0] if front else options[1],))
    assert table.chars(card).names == (("Stranger",) if front else ("Page",))
    assert not table.obj(card).face_down
    table.play(hide)
    assert table.obj(card).face_down
    assert table.chars(card).names == ("Stranger",)
    assert table.zone(base) == HAND


@pytest.mark.clauses("sve", "14.2.1.1.1", "14.2.3.1.1")
def test_without_a_number_it_is_once() -> None:
    board = Board()
    horse = board.put(ME, FIELD, "Horse", traits=("Umamusume",))
    board.put(ME, FIELD, "Crowd", "Whenever one of your other followers races, give your leader [defense]+1.")
    for _ in range(3):
        board.put(ME, EVOLVE_DECK, "Carrot", type="Amulet", evolved=True)
    spell = board.spell("Select a follower on your field. Serve it. Race it.")
    table = board.start().play(spell, (horse,))
    assert len(table.cards(ME, RACE_ZONE)) == 1
    assert table.leader(ME) == 21


# -- perpetual cycles -------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "15.2.1.2")
def test_what_changes_nothing_is_not_done_again() -> None:
    """H40.1: the position is the same after it, so it is closed until something else happens."""
    board = Board()
    charm = board.amulet("[act][cost00]: Refresh this card.")
    page = board.put(ME, FIELD, "Page")
    table = board.start().use(charm)
    assert table.cited("15.2.1.2")
    game = table.match.game
    acts = [act for act in game.rules.acts(game, ME) if act[0] == "use"]
    assert acts == []
    source = next(iter(table.match.game.defs[table.obj(charm).card].data.activated))
    assert table.refused(("use", charm, *source)) == "15.2.1.2"
    table.attack(page, table.cards(FOE, 10)[0])
    assert ("use", charm, *source) in game.rules.acts(game, ME)


@pytest.mark.clauses("sve", "15.2.1.2")
def test_what_changes_something_may_be_done_again_and_again() -> None:
    board = Board()
    charm = board.amulet("[act][cost00]: Put an ember counter on this card.")
    table = board.start()
    for _ in range(5):
        table.use(charm)
    assert table.obj(charm).counters == {"ember": 5}


def cycle(mine: int = ME, **switches: object) -> Table:
    """A charm that is refreshed and engaged in turns for as long as its controller likes."""
    board = Board()
    board.amulet(
        "When this card is engaged, you may refresh this card.\nWhen this card is refreshed, engage this card.", mine
    )
    start = board.spell("Engage each amulet on the field.")
    return board.start(**switches).play(start)  # type: ignore[arg-type]


def run(table: Table) -> int:
    """Go on with the cycle until that is closed; how often it has run."""
    done = 0
    while table.asked.reason == "may":
        try:
            table.answer(True)
        except Illegal as error:
            assert error.clause == "15.2.1.2"
            table.answer(False)
        else:
            done += 1
    return done


@pytest.mark.clauses("sve", "15.2.1", "15.2.1.1", "15.2.1.2")
@pytest.mark.parametrize("times", [0, 3, 50])
def test_who_drives_a_cycle_says_how_often_it_runs(times: int) -> None:
    """H40.1: a number is declared, the cycle runs so often and is not begun again."""
    table = cycle()
    run(table)
    assert (table.asked.player, table.asked.reason, table.asked.clause) == (ME, COUNT, "15.2.1.1")
    table.answer(times)
    assert run(table) == times
    assert table.asked.reason == "main"


@pytest.mark.clauses("sve", "15.2.1.1")
def test_if_only_the_other_player_can_stop_a_cycle_that_player_is_asked() -> None:
    """Reading S27; by the other reading only the active player's will counts, who cannot do anything here: a draw."""
    table = cycle(FOE)
    run(table)
    assert (table.asked.player, table.asked.reason) == (FOE, COUNT)
    table.answer(2)
    run(table)
    assert table.asked.reason == "main"
    table = cycle(FOE, either_may_drive_cycles=False)
    while table.state.winner == -2:
        table.answer(True)
    assert (table.state.winner, table.state.why) == (-1, "15.2.1.3")


@pytest.mark.clauses("sve", "15.2.1.3")
def test_a_cycle_that_nobody_can_stop_is_a_draw() -> None:
    """H40.1: forced endless triggers."""
    board = Board()
    board.amulet("When this card is engaged, refresh this card.\nWhen this card is refreshed, engage this card.")
    spell = board.spell("Engage each amulet on the field.")
    table = board.start().play(spell)
    assert table.state.winner == -1
    assert table.state.why == "15.2.1.3"
