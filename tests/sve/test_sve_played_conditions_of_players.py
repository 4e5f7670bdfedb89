"""Own texts of Shadowverse: Evolve played: what is asked of a player, the field and the numbers there."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle
from sve_played import _attacking, through

SURGE = "If Overflow is active for you, select an enemy follower on the field. Deal it 3 damage and draw a card."


@pytest.mark.clauses("sve", "13.2.1.2", "10.10.2.5")
@pytest.mark.parametrize(("before", "returned"), [(0, 0), (2, 1), (4, 2)])
def test_more_of_them_with_a_higher_combo(before: int, returned: int) -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Foe {at}", "Ward.") for at in range(3)]
    spells = [board.spell("Give your leader [defense]+1.") for _ in range(before)]
    elf = board.put(ME, HAND, "Elf", "[fanfare] Combo (3): Select an enemy follower on the field and return it to its owner's hand. Combo (5): Select up to 2 instead.", cost=1)  # fmt: skip
    table = board.start_with(*spells)
    through(table.play(elf), *([tuple(foes[:returned])] if returned else []))
    assert len(table.cards(FOE, HAND)) == returned


@pytest.mark.clauses("sve", "10.10.2.5", "13.2.1.2")
@pytest.mark.parametrize(("before", "zone"), [(0, EX_AREA), (2, FIELD)])
def test_the_token_is_summoned_instead(before: int, zone: int) -> None:
    board = Board()
    spells = [board.spell("Give your leader [defense]+1.") for _ in range(before)]
    elf = board.put(
        ME, HAND, "Elf", "[fanfare] Put a Fairy token into your EX area. Combo (3): Summon it instead.", cost=1
    )
    table = through(board.start_with(*spells).play(elf))
    where = {EX_AREA: table.names(ME, EX_AREA), FIELD: table.names(ME, FIELD)}
    assert {place for place, names in where.items() if "Fairy" in names} == {zone}


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


@pytest.mark.clauses("sve", "10.10.2.5.1")
@pytest.mark.parametrize(("before", "drawn"), [(0, 1), (1, 4)])
def test_instead_behind_what_x_equals(before: int, drawn: int) -> None:
    board = Board()
    board.amulet()
    others = [board.spell("Give your leader [defense]+1.") for _ in range(before)]
    spell = board.spell("Draw X cards. X equals the number of amulets on your field. Combo (2): Draw 4 cards instead.")
    table = board.start_with(*others, spell)
    assert len(table.cards(ME, HAND)) == drawn


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


@pytest.mark.clauses("sve", "10.6.2.3", "5.18.1")
def test_a_roll_of_at_least_so_much() -> None:
    for least, drawn in ((1, 1), (7, 0)):
        board = Board()
        rite = board.spell(f"Roll a 6-sided die. If you roll at least {least}, draw a card.")
        assert len(through(board.start().play(rite)).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "10.3.3")
@pytest.mark.parametrize(("points", "drawn"), [(0, 1), (1, 0)])
def test_evolution_points_are_counted(points: int, drawn: int) -> None:
    board = Board()
    board.points(ME, 5, 5, points)
    spell = board.spell("If you have no evolution points, draw a card.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "10.6.2.5.3")
@pytest.mark.parametrize(("amulets", "cards"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize("more", ["there are at least 3 amulets on your field", "there are at least 3"])
def test_more_of_the_same_instead(amulets: int, cards: int, more: str) -> None:
    board = Board()
    for _ in range(amulets):
        board.amulet()
    spell = board.spell(f"If there is an amulet on your field, draw a card. If {more}, draw 3 cards instead.")
    assert hand(board.start().play(spell)) == cards


@pytest.mark.clauses("sve", "10.10.2.5", "10.9.1")
@pytest.mark.parametrize(("others", "attack"), [(0, 2), (1, 3), (3, 6)])
def test_a_passive_ability_in_place_of_another(others: int, attack: int) -> None:
    board = Board()
    text = (
        "While there is another follower on your field, this follower has [attack]+1. "
        "While there are at least 4 followers on your field, this follower has [attack]+4 instead."
    )
    mine = board.put(ME, FIELD, "Captain of Oars", text)
    for _ in range(others):
        board.put(ME, FIELD)
    assert board.start().stats(mine)[0] == attack


@pytest.mark.clauses("sve", "10.10.2.5")
def test_other_numbers_are_given_instead() -> None:
    for cards, wanted in ((0, (3, 2)), (2, (4, 4))):
        board = Board()
        page = board.put(ME, FIELD)
        for _ in range(cards):
            board.put(ME, CEMETERY)
        text = "Select a follower on your field and give it [attack]+1. Necrocharge (2): Give [attack]+2/[defense]+2 instead."
        spell = board.spell(text)
        assert board.start().play(spell).stats(page) == wanted


@pytest.mark.clauses("sve", "13.5.1.2")
@pytest.mark.parametrize(("there", "defense"), [(1, 20), (2, 21)])
def test_a_trigger_behind_a_word_of_the_class(there: int, defense: int) -> None:
    board = Board()
    for _ in range(there):
        board.put(ME, CEMETERY)
    board.put(ME, FIELD, "Chanter", "Necrocharge (3): Whenever you play a spell, give your leader [defense]+1.")
    first, second = board.spell("Draw a card."), board.spell("Draw a card.")
    table = board.start().play(first)
    settle(table)
    table.play(second)
    settle(table)
    assert table.leader(ME) == defense


@pytest.mark.clauses("sve", "10.10.2.5")
@pytest.mark.parametrize(("buried", "tokens"), [(9, 1), (10, 3)])
def test_more_tokens_in_their_place(buried: int, tokens: int) -> None:
    board = Board()
    for _ in range(buried):
        board.put(ME, CEMETERY)
    spell = board.spell("Put a Ghost token into your EX area. Necrocharge (10): Put 3 into your EX area instead.")
    table = board.start().play(spell)
    assert table.names(ME, EX_AREA) == ["Ghost"] * tokens


@pytest.mark.clauses("sve", "10.10.2.5")
def test_both_instead_of_one_of_them() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, CEMETERY)
    spell = board.spell("Summon a Fairy or Ghost token. Necrocharge (3): Summon both instead.")
    assert sorted(board.start().play(spell).names(ME, FIELD)) == ["Fairy", "Ghost"]


@pytest.mark.clauses("sve", "10.9.1.2")
@pytest.mark.parametrize(("points", "rush"), [(5, False), (7, True)])
def test_a_condition_within_a_condition(points: int, rush: bool) -> None:
    board = Board()
    board.points(ME, points, points)
    mine = board.put(
        ME,
        FIELD,
        "Drake",
        "While there is an amulet on your field, if Overflow is active for you, this follower has Rush.",
    )
    board.amulet("[lastwords] Draw a card.")
    table = board.start()
    assert ("Rush" in table.chars(mine).keywords) is rush


@pytest.mark.clauses("sve", "10.6.2.3", "10.2.1.1")
@pytest.mark.parametrize(("most", "drawn"), [(6, 0), (7, 1)])
def test_without_the_condition_nothing_of_both_sentences(most: int, drawn: int) -> None:
    board = Board()
    board.points(ME, 5, most)
    guard = board.put(FOE, FIELD, "Guard", "Ward.", defense=9)
    rite = board.spell(SURGE)
    table = through(board.start().play(rite))
    assert len(table.cards(ME, HAND)) == drawn
    assert table.stats(guard)[1] == 9 - 3 * drawn


@pytest.mark.clauses("sve", "1.3.2")
@pytest.mark.parametrize(("points", "drawn"), [(0, 1), (1, 0)])
def test_no_play_points_are_left(points: int, drawn: int) -> None:
    board = Board()
    board.points(ME, points, 5)
    spell = board.spell("If you have 0 play points, draw a card.")
    table = board.start()
    before = hand(table)
    table.play(spell)
    assert hand(table) - (before - 1) == drawn


@pytest.mark.clauses("sve", "4.4.4.1", "4.8.3.1")
def test_one_for_each_open_space() -> None:
    board = Board()
    board.put(ME, FIELD)
    board.amulet("Your field can hold up to 6 cards.")
    spell = board.spell(
        "Give your leader [defense]+1 for each open space on your field. Draw X cards. X equals the number of empty spaces in your EX area."
    )
    table = board.start().play(spell)
    assert table.leader(ME) == 24
    assert hand(table) == 5


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


@pytest.mark.clauses("sve", "10.4.7")
@pytest.mark.parametrize(("names", "drawn"), [(("Owl", "Owl", "Cat"), 1), (("Owl", "Cat", "Eel"), 0)])
def test_so_many_that_have_one_name(names: tuple[str, ...], drawn: int) -> None:
    board = Board()
    for name in names:
        board.put(ME, FIELD, name)
    spell = board.spell("If there are at least 2 followers with the same name on your field, draw a card.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "10.10.2.5", "13.3.1.4")
@pytest.mark.parametrize(("spells", "left"), [(0, 1), (2, 2)])
def test_fewer_are_discarded_instead(spells: int, left: int) -> None:
    board = Board()
    for _ in range(spells):
        board.put(ME, CEMETERY, "Rite", "Draw a card.", type="Spell", cost=1)
    spell = board.spell("Draw 3 cards, then discard 2 cards. Spellchain (2): Discard a card instead.")
    table = board.start().play(spell)
    held = table.cards(ME, HAND)
    table.answer(tuple(held[: 1 if spells else 2]))
    assert hand(table) == left


@pytest.mark.clauses("sve", "10.4.4.1", "13.3.1.2")
@pytest.mark.parametrize(("spells", "cost"), [(1, 5), (2, 4), (4, 2)])
def test_a_lower_price_in_place_of_another(spells: int, cost: int) -> None:
    board = Board()
    text = "Spellchain (2): This card costs 1 less to play. SC (4): This card costs 3 less to play instead."
    spell = board.spell(text + "\nDraw a card.", cost=5)
    for _ in range(spells):
        board.spell("Draw a card.", zone=CEMETERY)
    table = board.start().play(spell)
    assert table.points() == 5 - cost


@pytest.mark.clauses("sve", "10.10.2.5")
def test_instead_and_besides() -> None:
    for spells, wanted in ((0, 1), (2, 3)):
        board = Board()
        for _ in range(spells):
            board.put(ME, CEMETERY, "Leaf", type="Spell")
        spell = board.spell("Draw a card. Spellchain (2): Draw 2 cards instead and give your leader [defense]-1.")
        table = board.start().play(spell)
        assert (len(table.cards(ME, HAND)), table.leader(ME)) == (wanted - (wanted > 1), 20 - (wanted > 1))


@pytest.mark.clauses("sve", "13.3.1.2")
def test_followers_that_count_for_spellchain() -> None:
    board = Board()
    board.put(ME, FIELD, "Scribe", "Include [runecraft] followers in your cemetery when counting your Spellchain.")
    board.put(ME, CEMETERY, "Rune", klass="Runecraft")
    board.put(ME, CEMETERY, "Page")
    board.put(ME, CEMETERY, "Lore", "Draw a card.", type="Spell", cost=1)
    one = board.spell("Spellchain (2): Give your leader [defense]+1.")
    assert board.start().play(one).leader(ME) == 21


@pytest.mark.clauses("sve", "12.7.2")
@pytest.mark.parametrize(("leader", "cards"), [(True, 2), (False, 1)])
def test_two_strikes_in_one_paragraph(leader: bool, cards: int) -> None:
    board = Board()
    one = board.put(ME, FIELD, "Fencer", "Storm. Follower Strike: Draw a card.\nLeader Strike: Draw 2 cards.")
    foe = board.put(FOE, FIELD, "Wall", defense=9, state={"dull": True})
    table = board.start().attack(one, board.leaders[FOE] if leader else foe)
    while table.asked.reason != "main":
        table.answer(None)
    assert hand(table) == cards


@pytest.mark.clauses("sve", "12.7.2")
def test_that_follower_is_the_one_attacked() -> None:
    table, _, foes = _attacking("Follower Strike: Deal 3 damage to that follower.", 1)
    assert table.stats(foes[1])[1] == 6


@pytest.mark.clauses("sve", "12.7.2")
def test_others_than_the_attacked_one() -> None:
    board = Board()
    own = board.put(ME, FIELD, "Rider", "Strike: Deal 3 damage to each other enemy follower on the field.")
    wall = board.put(FOE, FIELD, "Wall", defense=9, state={"dull": True})
    other = board.put(FOE, FIELD, "Page", defense=9)
    table = board.start().answer(("attack", own, wall))
    settle(table)
    assert (table.stats(wall)[1], table.stats(other)[1]) == (9, 6)
