"""Played: what one may do instead whenever one likes, more that are selected, fresh cards that wait, several rules of one follower."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board

from cardwright.errors import Illegal


@pytest.mark.clauses("sve", "10.10.1")
@pytest.mark.parametrize("rather", [True, False])
def test_one_may_do_something_else(rather: bool) -> None:
    board = Board()
    spell = board.spell("Draw a card. You may give your leader [defense]+2 instead.")
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell).answer(rather)
    assert (before - len(table.cards(ME, DECK)), table.leader(ME)) == ((0, 22) if rather else (1, 20))


@pytest.mark.clauses("sve", "13.2.1.2")
@pytest.mark.parametrize(("played", "most"), [(0, 2), (2, 3)])
def test_more_are_selected_with_combo(played: int, most: int) -> None:
    board = Board()
    theirs = [board.put(FOE, FIELD) for _ in range(4)]
    spells = [board.spell("Draw a card.") for _ in range(played)]
    big = board.spell(
        "Select up to 2 enemy followers on the field and destroy them. Combo (3): Select up to 3 instead."
    )
    table = board.start_with(*spells)
    table.play(big, tuple(theirs[:most]))
    assert [table.zone(card) for card in theirs] == [CEMETERY] * most + [FIELD] * (4 - most)


@pytest.mark.clauses("sve", "5.13.1")
def test_all_but_those_of_a_trait() -> None:
    board = Board()
    kin, other = board.put(ME, FIELD, "Kin", traits=("Marine",)), board.put(FOE, FIELD, "Other", traits=("Elf",))
    spell = board.spell("Deal 2 damage to each non-Marine follower on the field.")
    table = board.start().play(spell)
    assert (table.zone(kin), table.zone(other)) == (FIELD, CEMETERY)


@pytest.mark.clauses("sve", "10.6.2.1")
@pytest.mark.parametrize("since", [1, 5])
def test_on_the_turn_it_came_it_waits(since: int) -> None:
    board = Board()
    charm = board.amulet(
        "[act][engage]: Draw a card. This ability can't be activated on the turn this card was put onto the field.",
        zone=HAND if since == 5 else FIELD,
        cost=0,
    )
    table = board.start()
    if since == 1:
        assert len(table.use(charm).cards(ME, HAND)) == 1
        return
    table.play(charm)
    with pytest.raises((Illegal, IndexError)):
        table.use(charm)


@pytest.mark.clauses("sve", "10.9.1")
def test_both_rules_and_the_third_thing_hold() -> None:
    board = Board()
    warden = board.put(
        FOE, FIELD, "Warden",
        "This follower can't be destroyed or banished by abilities, and doesn't take damage from abilities.",
    )  # fmt: skip
    words = ("destroy it", "banish it", "deal it 5 damage")
    spells = [board.spell(f"Select an enemy follower on the field and {each}.") for each in words]
    table = board.start()
    for spell in spells:
        table.play(spell)
    assert table.zone(warden) == FIELD and table.stats(warden) == (2, 2)
    assert not table.cards(FOE, BANISHED)


@pytest.mark.clauses("sve", "9.1.1")
def test_a_row_of_tokens_comes_as_it_is_printed() -> None:
    board = Board()
    spell = board.spell("Summon a Viking, 2 Ghost, and a Knight token.")
    table = board.start().play(spell)
    assert table.names(ME, FIELD) == ["Viking", "Ghost", "Ghost", "Knight"]
    board = Board()
    spell = board.spell("Put a Fairy token and Ghost token into your EX area.")
    table = board.start().play(spell)
    assert table.names(ME, EX_AREA) == ["Fairy", "Ghost"]


@pytest.mark.clauses("sve", "11.3.2.1")
@pytest.mark.parametrize(("attacker", "banished"), [("Bane.", True), ("", False)])
def test_bane_is_an_ability_that_destroys(attacker: str, banished: bool) -> None:
    board = Board()
    text = "If this card would be destroyed by an enemy ability, banish it instead."
    keeper = board.put(FOE, FIELD, "Keeper", text, state={"dull": True})
    asp = board.put(ME, FIELD, "Asp", attacker, attack=0 if attacker else 5, defense=5)
    table = board.start().attack(asp, keeper)
    assert table.zone(keeper) == (BANISHED if banished else CEMETERY)


@pytest.mark.clauses("sve", "11.3.2.1")
@pytest.mark.parametrize(("attacker", "drawn"), [("Bane.", 1), ("", 0)])
def test_whose_ability_bane_is(attacker: str, drawn: int) -> None:
    board = Board()
    text = "When this card is destroyed by an enemy ability, draw a card."
    keeper = board.put(FOE, FIELD, "Keeper", text, state={"dull": True})
    board.amulet("Whenever an enemy follower is destroyed by one of your abilities, draw a card.")
    asp = board.put(ME, FIELD, "Asp", attacker, attack=0 if attacker else 5, defense=5)
    table = board.start().attack(asp, keeper)
    assert [len(table.cards(player, HAND)) for player in (ME, FOE)] == [drawn, drawn]


@pytest.mark.clauses("sve", "8.4.9.2")
@pytest.mark.parametrize("attacks", [True, False])
def test_either_of_two_has_fought_the_other(attacks: bool) -> None:
    board = Board()
    text = "Whenever this follower fights an enemy follower, deal 2 damage to that follower and draw a card."
    brawler = board.put(
        ME if attacks else FOE, FIELD, "Brawler", text, attack=1, defense=9, state={"dull": not attacks}
    )
    other = board.put(FOE if attacks else ME, FIELD, "Other", attack=1, defense=9, state={"dull": attacks})
    table = board.start().attack(brawler, other) if attacks else board.start().attack(other, brawler)
    assert table.stats(brawler) == (1, 8) and table.stats(other) == (1, 6)
    assert len(table.cards(ME if attacks else FOE, HAND)) == 1


@pytest.mark.clauses("sve", "8.4.9.2")
def test_who_attacks_a_leader_fights_nobody() -> None:
    board = Board()
    brawler = board.put(ME, FIELD, "Brawler", "Whenever this follower fights an enemy follower, draw a card.")
    table = board.start().attack(brawler, board.leaders[FOE])
    assert not table.cards(ME, HAND) and table.leader(FOE) == 18


@pytest.mark.clauses("sve", "10.7")
@pytest.mark.parametrize(("whose", "drawn"), [(ME, 1), (FOE, 0)])
def test_whose_field_it_left_this_turn(whose: int, drawn: int) -> None:
    board = Board()
    charm = board.amulet(player=whose)
    sweep = board.spell("Destroy each amulet on the field.")
    spell = board.spell("If an amulet left your field this turn, draw a card.")
    table = board.start_with(sweep, spell)
    assert table.zone(charm) == CEMETERY and len(table.cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "10.10.2.5.1")
@pytest.mark.parametrize(("before", "drawn", "left"), [(0, 1, 19), (2, 2, 18)])
def test_both_instructions_are_replaced(before: int, drawn: int, left: int) -> None:
    board = Board()
    spells = [board.spell("Recover 1 play point.") for _ in range(before)]
    big = board.spell(
        "Draw a card and deal 1 damage to each enemy leader. Combo (3): Draw 2 cards and deal 2 damage to each enemy leader instead."
    )
    table = board.start_with(*spells, big)
    assert (len(table.cards(ME, HAND)), table.leader(FOE)) == (drawn, left)


@pytest.mark.clauses("sve", "10.6.2.8.1")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_how_manieth_it_was_itself(before: int) -> None:
    board = Board()
    others = [board.spell("Give your leader [defense]+1.") for _ in range(before)]
    page = board.put(
        ME, HAND, "Page", "[fanfare] If this is the 2nd card you've played this turn, draw a card.", cost=0
    )
    spell = board.spell("If this is the 3rd card you've played this turn, draw a card.")
    table = board.start_with(*others, page)
    assert len(table.cards(ME, HAND)) - 1 == int(before == 1)
    table.play(spell)
    assert len(table.cards(ME, HAND)) == int(before == 1) + int(before == 1)


@pytest.mark.clauses("sve", "5.2.1.2.1")
def test_x_behind_the_sentence_that_says_it() -> None:
    board = Board()
    for _ in range(2):
        board.amulet()
    spell = board.spell(
        "Draw X cards. X equals the number of amulets on your field. Deal X damage to each enemy leader."
    )
    table = board.start().play(spell)
    assert len(table.cards(ME, HAND)) == 2 and table.leader(FOE) == 18


@pytest.mark.clauses("sve", "10.10.2.5.1")
@pytest.mark.parametrize(("before", "drawn"), [(0, 1), (1, 4)])
def test_instead_behind_what_x_equals(before: int, drawn: int) -> None:
    board = Board()
    board.amulet()
    others = [board.spell("Give your leader [defense]+1.") for _ in range(before)]
    spell = board.spell("Draw X cards. X equals the number of amulets on your field. Combo (2): Draw 4 cards instead.")
    table = board.start_with(*others, spell)
    assert len(table.cards(ME, HAND)) == drawn
