"""Events and conditions in all the places where texts may put them: from which zone, whose field, which leader, how often (10.7, 10.3)."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle

# where cards come from and go to -------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.4.3")
@pytest.mark.parametrize(("zone", "drawn"), [(EX_AREA, 1), (HAND, 0)])
def test_put_onto_the_field_from_the_ex_area_means_played_from_there_too(zone: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Watcher", "Whenever another follower is put onto your field from your EX area, draw a card.")
    page = board.put(ME, zone, cost=0)
    before = int(zone == HAND)
    assert hand(board.start().play(page)) == before - int(zone == HAND) + drawn


@pytest.mark.clauses("sve", "5.4.3")
def test_put_onto_the_field_from_the_cemetery() -> None:
    board = Board()
    watcher = "Whenever a follower is put onto your field from your cemetery, give it Storm."
    board.put(ME, FIELD, "Watcher", watcher)
    dead = board.put(ME, CEMETERY, "Dead")
    held = board.put(ME, HAND, "Held")
    back = board.spell("Select a follower in your cemetery and put it onto your field.")
    out = board.spell("Select a follower in your hand and put it onto your field.")
    table = board.start().play(back).play(out, (held,))
    assert "Storm" in table.chars(dead).keywords
    assert "Storm" not in table.chars(held).keywords


@pytest.mark.clauses("sve", "10.7.4.1.2")
def test_leaving_ones_own_field_is_not_leaving_the_other() -> None:
    board = Board()
    board.put(ME, FIELD, "Watcher", "Whenever another follower leaves your field, draw a card.")
    mine = board.put(ME, FIELD, "Mine")
    theirs = board.put(FOE, FIELD, "Theirs")
    kill = "Select a follower on the field and destroy it."
    first, second = board.spell(kill), board.spell(kill)
    table = board.start().play(first, (theirs,))
    assert hand(table) == 1  # the second spell alone
    assert hand(table.play(second, (mine,))) == 1


@pytest.mark.clauses("sve", "8.4.5")
def test_being_attacked() -> None:
    board = Board()
    guard = "Whenever another follower on your field is attacked, deal 1 damage to each enemy leader."
    board.put(FOE, FIELD, "Guard", guard)
    target = board.put(FOE, FIELD, "Target", state={"dull": True}, defense=9)
    mine = board.put(ME, FIELD, "Mine")
    other = board.put(ME, FIELD, "Other")
    table = board.start().attack(mine, target)
    assert table.leader(ME) == 19
    table.attack(other, board.leaders[FOE])
    assert table.leader(ME) == 19


# who destroys (reading S35) --------------------------------------------------------------------------------------------------

VICTORS = "Whenever this follower destroys an enemy follower, give your leader [defense]+1."


@pytest.mark.clauses("sve", "11.3.1", "10.12.2.1")
@pytest.mark.parametrize(("stout", "gained"), [(3, 1), (4, 0)])
def test_combat_damage_destroys(stout: int, gained: int) -> None:
    board = Board()
    victor = board.put(ME, FIELD, "Victor", VICTORS, attack=3, defense=9)
    target = board.put(FOE, FIELD, "Target", state={"dull": True}, defense=stout)
    table = board.start().attack(victor, target)
    assert (table.zone(target) == CEMETERY, table.leader(ME)) == (bool(gained), 20 + gained)


@pytest.mark.clauses("sve", "8.4.9.1", "10.7.4.2", "11.1.3")
def test_both_that_fall_in_combat_have_destroyed_the_other() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Mine", VICTORS)
    theirs = board.put(FOE, FIELD, "Theirs", VICTORS, state={"dull": True})
    watching = "Whenever another follower on your field destroys an enemy follower, give your leader [defense]+3."
    board.put(ME, FIELD, "Watcher", watching)
    table = settle(board.start().attack(mine, theirs))
    assert {table.zone(mine), table.zone(theirs)} == {CEMETERY}
    assert (table.leader(ME), table.leader(FOE)) == (24, 21)


@pytest.mark.clauses("sve", "12.14.1", "12.14.2.1", "11.3.2")
def test_bane_destroys() -> None:
    board = Board()
    viper = board.put(ME, FIELD, "Viper", f"{VICTORS}\nBane.", attack=0, defense=9)
    target = board.put(FOE, FIELD, "Target", state={"dull": True}, defense=9)
    table = board.start().attack(viper, target)
    assert (table.zone(target), table.leader(ME)) == (CEMETERY, 21)


@pytest.mark.clauses("sve", "10.12.2.2", "11.3.1")
def test_damage_of_an_ability_destroys_and_less_defense_does_not() -> None:
    board = Board()
    aim = "Select an enemy follower on the field"
    archer = board.put(ME, FIELD, "Archer", f"{VICTORS}\n[act][cost00]: {aim} and deal it 2 damage.")
    hexer = board.put(ME, FIELD, "Hexer", f"{VICTORS}\n[act][cost00]: {aim} and give it [defense]-2.")
    shot, cursed = board.put(FOE, FIELD, "Shot"), board.put(FOE, FIELD, "Cursed")
    table = board.start().use(archer, 0, (shot,))
    assert (table.zone(shot), table.leader(ME)) == (CEMETERY, 21)
    table.use(hexer)
    assert (table.zone(cursed), table.leader(ME)) == (CEMETERY, 21)


@pytest.mark.clauses("sve", "11.3.1", "11.1.2")
def test_damage_of_long_ago_destroys_nothing() -> None:
    board = Board()
    archer = board.put(
        ME, FIELD, "Archer", f"{VICTORS}\n[act][engage]: Select an enemy follower on the field and deal it 1 damage."
    )
    target = board.put(FOE, FIELD, "Target")
    curse = board.spell("Select an enemy follower on the field and give it [defense]-1.")
    table = board.start().use(archer).play(curse)
    assert (table.zone(target), table.leader(ME)) == (CEMETERY, 20)


# leaders -------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.26.1", "5.13.1")
def test_defense_of_a_leader_goes_up_and_down() -> None:
    board = Board()
    board.put(ME, FIELD, "Up", "Whenever your leader's [defense] is increased, draw a card.")
    board.put(ME, FIELD, "Down", "Whenever an enemy leader's [defense] is reduced, give your leader [defense]+1.")
    heal = board.spell("Give your leader [defense]+2.")
    burn = board.spell("Deal 3 damage to each leader.")
    table = board.start().play(heal)
    assert hand(table) == 2  # the other spell and the card drawn
    table.play(burn)
    assert (table.leader(ME), table.leader(FOE)) == (20, 17)  # 20 + 2 - 3 + 1
    assert hand(table) == 2  # the spell is gone, one more is drawn for the defense that was given


@pytest.mark.clauses("sve", "10.2.1.2")
def test_the_turn_behind_what_happens() -> None:
    board = Board()
    board.put(ME, FIELD, "Thirst", "Whenever your leader takes damage during your turn, draw a card.")
    board.put(FOE, FIELD, "Thirst", "Whenever your leader takes damage during your turn, draw a card.")
    burn = board.spell("Deal 1 damage to each leader.")
    table = board.start().play(burn)
    assert (hand(table, ME), hand(table, FOE)) == (1, 0)


# counters, discards, what is played ------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "15.1.2", "15.1.3")
@pytest.mark.parametrize(("name", "bonus"), [("ember", 1), ("spell", 0)])
def test_counters_put_on_a_card(name: str, bonus: int) -> None:
    board = Board()
    kiln = board.put(ME, FIELD, "Kiln", "Whenever an ember counter is put on this card, give this follower [attack]+1.")
    spell = board.spell(f"Select a follower on your field and put 2 {name} counters on it.")
    assert board.start().play(spell).stats(kiln) == (2 + bonus, 2)


@pytest.mark.clauses("sve", "5.11.1", "10.7.4.1.1")
def test_a_card_of_a_kind_is_discarded() -> None:
    board = Board()
    board.put(ME, FIELD, "Keeper", "Whenever you discard a Sporeling card, give your leader [defense]+1.")
    seed = board.put(ME, HAND, "Seed", traits=("Sporeling",))
    board.put(ME, HAND, "Page")
    spell = board.spell("Discard 2 cards.")
    assert board.start().play(spell).leader(ME) == 21
    assert seed


@pytest.mark.clauses("sve", "8.2", "10.6.2.7")
def test_playing_a_card_from_the_ex_area() -> None:
    board = Board()
    board.put(ME, FIELD, "Watcher", "Whenever you play a card from your EX area, give your leader [defense]+1.")
    held = board.put(ME, HAND, "Held", cost=0)
    laid = board.put(ME, EX_AREA, "Laid", cost=0)
    table = board.start().play(held)
    assert table.leader(ME) == 20
    assert table.play(laid).leader(ME) == 21


@pytest.mark.clauses("sve", "13.2.1.3")
def test_cards_of_a_kind_played_this_turn() -> None:
    board = Board()
    laid = board.put(ME, EX_AREA, "Laid", cost=0)
    first = board.put(ME, HAND, "First", cost=0)
    text = "[fanfare] Give this follower [attack]+X. X equals the number of other cards you've played this turn."
    last = board.put(ME, HAND, "Last", text, cost=0)
    lore = board.spell("Give your leader [defense]+1 for each follower you've played this turn.")
    table = board.start().play(laid).play(first).play(last).play(lore)
    assert table.stats(last) == (4, 2)
    assert table.leader(ME) == 23


@pytest.mark.clauses("sve", "8.2", "5.4.3")
@pytest.mark.parametrize(("zone", "defense"), [(EX_AREA, 21), (HAND, 20)])
def test_was_played_from(zone: int, defense: int) -> None:
    board = Board()
    text = "[fanfare] If this card was played from your EX area, give your leader [defense]+1."
    card = board.put(ME, zone, "Card", text, cost=0)
    assert board.start().play(card).leader(ME) == defense


@pytest.mark.clauses("sve", "10.7.4")
def test_the_second_card_of_a_kind_each_turn() -> None:
    board = Board()
    board.put(ME, FIELD, "Watcher", "When you play your 2nd spell each turn, give your leader [defense]+1.")
    spells = [board.spell("Draw a card.") for _ in range(3)]
    table = board.start()
    assert [table.play(spell).leader(ME) for spell in spells] == [20, 21, 21]


# conditions ------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("you have at least 2 cards in your hand", True),
        ("you have at least 3 cards in your hand", False),
        ("you have no cards in your EX area", True),
        ("your opponent has 1 card or less in their hand", True),
        ("your opponent has no cards in their hand", False),
        ("an opponent has at least 2 followers on their field", True),
        ("you don't have an amulet on your field", True),
        ("you don't have a follower on your field", False),
        ("there is no amulet on the field", True),
        ("there are more enemy followers on the field than followers on your field", True),
        ("there are more followers on your field than enemy followers on the field", False),
        ("your leader's [defense] is less than your opponent's leader's [defense]", True),
        ("your leader's [defense] is at least 20", False),
        ("the number of cards in your hand is equal to the number of enemy followers on the field", True),
        ("your maximum play points are 5", True),
        ("there are 10 or fewer cards in your deck", True),
        ("there are more than 10 cards in your deck", False),
        ("a follower was destroyed this turn", False),
        ("you haven't played a follower this turn", True),
        ("you haven't played any spells this turn", False),
        ("Overflow isn't active for you", True),
    ],
)
def test_what_there_is_and_how_it_compares(condition: str, met: bool) -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, HAND)
        board.put(FOE, FIELD)
    board.put(ME, FIELD)
    board.put(FOE, HAND)
    board.state.objects[board.leaders[ME]].damage = 2
    spell = board.spell(f"If {condition}, give your leader [defense]+1.")
    assert board.start().play(spell).leader(ME) == 18 + met


@pytest.mark.clauses("sve", "10.3.2", "10.11.1")
@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("it's engaged", True),
        ("it isn't engaged", False),
        ("it has Ward", True),
        ("it doesn't have Ward", False),
        ("it has at least 5 attack", False),
        ("that follower's attack is 4", True),
        ("its cost is 3 or less", True),
        ("it costs 2", False),
    ],
)
def test_what_a_selected_card_is(condition: str, met: bool) -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Guard", "Ward.", attack=4, cost=3, state={"dull": True})
    spell = board.spell(f"Select an enemy follower on the field. If {condition}, destroy it.")
    assert (board.start().play(spell).zone(foe) == CEMETERY) is met


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("at least one of them is a spell", True),
        ("at least 2 of them are spells", False),
        ("both of them are spells", False),
        ("any of them is an amulet", False),
    ],
)
def test_of_several_cards(condition: str, met: bool) -> None:
    board = Board()
    lore = board.put(ME, DECK, "Lore", "Draw a card.", type="Spell", cost=1)
    page = board.put(ME, DECK, "Page")
    deck = board.state.zones[ME][DECK]
    deck[:] = [lore, page, *(n for n in deck if n not in (lore, page))]
    text = f"Put the top 2 cards of your deck into your cemetery. If {condition}, give your leader [defense]+1."
    spell = board.spell(text)
    assert board.start().play(spell).leader(ME) == 20 + met
