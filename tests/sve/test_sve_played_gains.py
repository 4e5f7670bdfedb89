"""Own texts of Shadowverse: Evolve played: what cards gain and lose."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, settle
from sve_played import through

from cardwright.games.sve.ruleset import STANDARD

HURT_LEADER = "Deal 2 damage to each leader."
HOLDS = "[act]: Select an enemy follower on the field. It loses Bane while this card is {}."


@pytest.mark.clauses("sve", "4.3.3", "5.13.1")
@pytest.mark.parametrize(
    ("words", "mine", "foes", "drawn"),
    [
        ('Give your leader "When this leader takes damage, draw a card."', 18, 18, 1),
        ('Give your leader "This leader takes 1 less damage."', 19, 18, 0),
        ('Give your leader "This leader doesn\'t take damage from abilities."', 20, 18, 0),
        ('Give each enemy leader "This leader takes 1 more damage."', 18, 17, 0),
        ('Give your leader "Whenever you play a spell, give this leader [defense]+1."', 19, 18, 0),
    ],
)
def test_this_leader(words: str, mine: int, foes: int, drawn: int) -> None:
    board = Board()
    rites = [board.spell(text) for text in (words, HURT_LEADER)]
    table = board.start()
    for rite in rites:
        through(table.play(rite))
    assert (table.leader(ME), table.leader(FOE), len(table.cards(ME, HAND))) == (mine, foes, drawn)


@pytest.mark.clauses("sve", "4.3.3", "10.9.2")
def test_the_rest_of_the_game_goes_on_without_its_card() -> None:
    board = Board()
    first = board.spell("For the rest of the game, whenever you play a spell, deal 1 damage to each enemy leader.")
    rush = board.spell("For the rest of the game, your followers have Rush.")
    table = board.start().play(first)
    assert table.leader(FOE) == 20
    table.play(rush)
    settle(table)
    assert table.leader(FOE) == 19
    assert len(table.cards(ME, CEMETERY)) == 2


@pytest.mark.clauses("sve", "10.2.1.2", "10.7.1")
def test_a_leader_that_was_given_an_ability() -> None:
    board = Board()
    spell = board.spell('Give your leader "Whenever you play a spell, draw a card."')
    others = [board.spell("Give your leader [defense]+1.") for _ in range(2)]
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell)
    for other in others:
        table.play(other)
    assert before - len(table.cards(ME, DECK)) == 2


@pytest.mark.clauses("sve", "10.2.1.2", "10.9.1", "5.13.2")
@pytest.mark.parametrize(
    ("words", "attack", "defense"),
    [
        ("Your followers have [attack]+1.", 3, 17),
        ("Reduce damage dealt to your leader by 1.", 2, 18),
        ("Whenever your leader takes damage, give your leader [defense]+1.", 2, 18),
        ("Your leader can't take more than 1 damage at a time.", 2, 19),
    ],
)
def test_what_a_leader_was_given_is_active(words: str, attack: int, defense: int) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Page", attack=2)
    spell, harm = board.spell(f'Give your leader "{words}"'), board.spell("Deal 3 damage to your leader.")
    table = board.start().play(spell).play(harm)
    assert (table.stats(mine)[0], table.leader(ME)) == (attack, defense)
    assert table.leader(FOE) == 20


@pytest.mark.clauses("sve", "4.3.1", "10.3.5")
@pytest.mark.parametrize(("zones", "given"), [(STANDARD.speaking_zones, 1), ((FIELD,), 0)])
def test_where_given_abilities_are_active(zones: tuple[int, ...], given: int) -> None:
    board = Board()
    spell = board.spell('Give your leader "Your followers have [attack]+1."')
    other = board.spell('Give your leader "Whenever you play a spell, give your leader [defense]+1."')
    table = board.start(speaking_zones=zones).play(other).play(spell)
    assert table.leader(ME) == 20 + given


@pytest.mark.clauses("sve", "10.2.1.2", "7.4.2")
def test_a_leader_keeps_its_ability() -> None:
    board = Board()
    spell = board.spell('Give your leader "At the start of your end phase, deal 2 damage to each enemy leader."')
    table = board.start().play(spell).end()
    assert table.leader(FOE) == 18
    table.end()
    table.end()
    assert table.leader(FOE) == 16


@pytest.mark.clauses("sve", "10.9.1.2")
def test_others_lose_their_abilities_as_long_as_it_is_there() -> None:
    board = Board()
    guard = board.put(FOE, FIELD, "Guard", "Ward.")
    board.put(ME, FIELD, "Silencer", "Bane.\nOther followers on the field lose all abilities.")
    table = board.start()
    assert not table.chars(guard).keywords
    assert "Bane" in table.chars(board.state.zones[ME][FIELD][0]).keywords


@pytest.mark.clauses("sve", "12.3.2", "12.3.5")
@pytest.mark.parametrize("given", [True, False])
def test_quick_that_is_given(given: bool) -> None:
    board = Board()
    if given:
        board.amulet("Spells in your EX area have [quick].", FOE)
    spark = board.spell("Deal 1 damage to each enemy leader.", FOE, EX_AREA, cost=0)
    board.put(FOE, HAND, "Ready", "[quick]\nDraw a card.", type="Spell", cost=0)
    table = board.start()
    table.answer(("end",))
    while table.match.decision is not None and table.asked.reason == "ward":
        table.answer(())
    assert table.asked.reason == "quick"
    if given:
        assert table.answer(("play", spark)).leader(ME) == 19
    else:
        assert table.refused(("play", spark)) == "12.3.4"


@pytest.mark.clauses("sve", "13.3.2")
@pytest.mark.parametrize("stack", [True, False])
def test_while_there_is_a_stack(stack: bool) -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "While there is a Stack on your field, this follower has Ward.")
    board.amulet("Stack." if stack else "Your followers have Rush.", state={"counters": {"Stack": 1}})
    assert ("Ward" in board.start().chars(page).keywords) == stack


@pytest.mark.clauses("sve", "9.1.2", "5.4.2")
def test_different_numbers_of_two_tokens() -> None:
    board = Board()
    spell = board.spell("Summon a Knight and 2 Viking tokens. Give them Ward.")
    table = board.start().play(spell)
    assert sorted(table.names(ME, FIELD)) == ["Knight", "Viking", "Viking"]
    assert all("Ward" in table.chars(card).keywords for card in table.cards(ME, FIELD))


@pytest.mark.clauses("sve", "5.26.1", "12.8.2")
def test_one_verb_for_two() -> None:
    board = Board()
    herald = board.put(ME, HAND, "Herald", "[fanfare] Give this follower Storm and your leader [defense]+3.", cost=0)
    table = board.start().play(herald)
    assert "Storm" in table.chars(herald).keywords
    assert table.leader(ME) == 23


@pytest.mark.clauses("sve", "10.2.1.2")
@pytest.mark.parametrize("words", ["on the field", "on your field"])
def test_as_long_as_the_card_is_there(words: str) -> None:
    board = Board()
    theirs = board.put(FOE, FIELD, "Guard", "Bane.")
    charm = board.amulet(HOLDS.format(words))
    spell = board.spell("Select an amulet on your field and destroy it.")
    table = board.start().use(charm)
    assert "Bane" not in table.chars(theirs).keywords
    table.play(spell)
    assert "Bane" in table.chars(theirs).keywords


@pytest.mark.clauses("sve", "10.9.1", "5.26.2")
def test_attack_that_is_as_much_as_is_counted() -> None:
    board = Board()
    horde = board.put(ME, FIELD, "Horde", "This follower's [attack] is equal to the number of cards in your hand.")
    rites = [board.spell("Draw 2 cards.", cost=1, zone=zone) for zone in (HAND, EX_AREA)]
    table = board.start()
    assert table.stats(horde)[0] == 1
    assert through(table.play(rites[1])).stats(horde)[0] == 3


@pytest.mark.clauses("sve", "5.26.2", "10.9.1.4")
def test_attack_that_is_equal_to_a_number() -> None:
    board = Board()
    mine = board.put(
        ME, FIELD, "Counting", "This follower's [attack] is equal to the number of cards in your hand.", attack=9
    )
    spells = [board.spell("Draw 2 cards."), board.spell("Give each follower on your field [attack]+1.")]
    table = board.start()
    assert table.stats(mine)[0] == 2
    table.play(spells[0])
    assert table.stats(mine)[0] == 3
    table.play(spells[1])
    assert table.stats(mine)[0] == 3  # a card less, and one more that was given


@pytest.mark.clauses("sve", "10.9.1", "5.13.2")
def test_attack_set_with_the_time_in_front() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "Ward.")
    spell = board.spell("Select a follower on your field. Until the end of the turn, its [attack] becomes 6.")
    table = through(board.start().play(spell))
    assert table.stats(page)[0] == 6
    table.end()
    assert table.stats(page)[0] == 2


@pytest.mark.clauses("sve", "5.26.2")
def test_attack_is_set_for_a_time() -> None:
    board = Board()
    card = board.put(FOE, FIELD, attack=5, defense=5)
    spell = board.spell("Change each enemy follower's [attack] to 1 until the end of the turn.")
    table = board.start().play(spell)
    assert table.stats(card) == (1, 5)
    assert table.end().stats(card) == (5, 5)


@pytest.mark.clauses("sve", "5.26.2")
def test_attack_and_defense_become_one() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, attack=5, defense=4)
    spell = board.spell("Select an enemy follower on the field and change its [attack] and [defense] to 1.")
    assert board.start().play(spell).stats(foe) == (1, 1)


@pytest.mark.clauses("sve", "5.26.2", "2.8.3.1")
def test_a_leaders_defense_is_doubled() -> None:
    board = Board()
    spell = board.spell("Double your leader's defense.")
    assert board.start().play(spell).leader(ME) == 40


@pytest.mark.clauses("sve", "1.3.3", "5.26.1")
@pytest.mark.parametrize(
    ("words", "mine", "theirs"),
    [
        ("This follower's attack and defense can't be changed by abilities.", (2, 2), (2, 2)),
        ("This follower's [attack] and [defense] can't be reduced by enemy abilities.", (5, 5), (2, 2)),
        ("This follower's attack can't be increased.", (2, 5), (1, 1)),
        ("This follower's [defense] can't be reduced.", (5, 5), (1, 2)),
    ],
)
def test_attack_and_defense_that_do_not_change(words: str, mine: tuple[int, int], theirs: tuple[int, int]) -> None:
    board = Board()
    statue = board.put(ME, FIELD, "Statue", words)
    more = board.spell("Give each follower on your field [attack]+3/[defense]+3.")
    assert board.start().play(more).stats(statue) == mine
    board = Board()
    statue = board.put(FOE, FIELD, "Statue", words)
    less = board.spell("Give each enemy follower on the field [attack]-1/[defense]-1.")
    assert board.start().play(less).stats(statue) == theirs


@pytest.mark.clauses("sve", "1.3.3", "5.26.2")
def test_an_attack_that_does_not_change_is_not_set_either() -> None:
    board = Board()
    statue = board.put(FOE, FIELD, "Statue", "This follower's attack can't be changed by abilities.")
    spell = board.spell("Select an enemy follower on the field. Change its [attack] to 0.")
    assert board.start().play(spell).stats(statue) == (2, 2)
