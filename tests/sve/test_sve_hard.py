"""The hard cases H28 to H40, sub-point by sub-point, where no test of a chapter names them: see each docstring."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EVOLVE_DECK, EVOLVE_ZONE, FIELD, FOE, HAND, ME, Board, Table

ENGAGED = {"dull": True}
EVOLVE_IT = "Select a follower on your field and evolve it."
BLAST = "Deal 1 damage to each follower on the field."


def triggered(table: Table) -> list[str]:
    """The cards whose automatic abilities were played, in order."""
    log = table.match.game.log
    assert log is not None
    return [line.card for line in log.lines if line.kind == "trigger"]


@pytest.mark.clauses("sve", "10.5.2", "10.5.2.2", "10.5.2.3", "10.7.2")
def test_what_one_ability_triggers_comes_before_the_other_players() -> None:
    """H28.1, H28.2: after B1 the loop goes back to the active player before B2."""
    board = Board()
    board.put(ME, FIELD, "A1", "[lastwords] Summon a Knight token.", defense=1)
    board.put(ME, FIELD, "A3", "Whenever a follower is put onto your field, give your leader [defense]+1.", defense=9)
    board.put(ME, FIELD, "A4", "Whenever your leader takes damage, draw a card.", defense=9)
    for name in ("B1", "B2"):
        board.put(FOE, FIELD, name, "[lastwords] Deal 1 damage to each enemy leader.", defense=1)
    table = board.start_with(board.spell(BLAST))
    options = {name: (at, name) for at, name in table.asked.options or ()}
    assert (table.asked.player, set(options)) == (FOE, {"B1", "B2"})
    assert triggered(table) == ["A1", "A3"]
    table.answer((options["B1"],))
    assert triggered(table) == ["A1", "A3", "B1", "A4", "B2", "A4"]


@pytest.mark.clauses("sve", "11.1.2", "11.3.1")
def test_zero_defense_for_a_moment() -> None:
    """H28.3"""
    board = Board()
    page = board.put(ME, FIELD, "Page", defense=1)
    table = board.start_with(board.spell(f"{BLAST} Give each follower on your field [defense]+1."))
    assert (table.zone(page), table.stats(page)[1]) == (FIELD, 1)


@pytest.mark.clauses("sve", "10.6.2.5.1", "10.10.2.4", "10.4.2.2", "10.6.2.5.3", "1.3.2.2.1")
@pytest.mark.parametrize(("less", "points"), [(1, 2), (6, 0)])
def test_a_fee_that_is_set_lowered_and_has_an_action_added(less: int, points: int) -> None:
    """H29.1: 8 becomes 3, then less, never below 0, and an amulet is buried besides."""
    board = Board()
    titan = board.put(
        ME, HAND, "Titan",
        f"When playing this card, bury an amulet: This card costs 3 play points to play.\n"
        f"If there is a Key on your field, this card costs {less} less to play.",
        cost=8,
    )  # fmt: skip
    board.put(ME, FIELD, "Key")
    board.points(ME, 10, 10)
    charm = board.amulet()
    table = board.start().answer(("play", titan))
    table.answer(True)
    assert (table.points(), table.zone(charm), table.zone(titan)) == (10 - points, CEMETERY, FIELD)


@pytest.mark.clauses("sve", "10.6.2.6", "10.6.2.5.2", "10.6.2.5.4")
def test_a_stack_that_is_buried_to_pay_makes_no_room() -> None:
    """H29.2: with a full field the cost counts as paid, but there is no room, so all is taken back."""
    board = Board()
    giant = board.put(
        ME, HAND, "Giant", "When playing this card, bury an amulet: This card costs 0 play points to play.", cost=9
    )
    pile = board.amulet("Stack.", name="Pile", state={"counters": {"Stack": 2}})
    for _ in range(4):
        board.put(ME, FIELD)
    table = board.start()
    assert table.refused(("play", giant)) == "10.6.2.6"
    assert table.zone(giant) == HAND
    assert (table.zone(pile), table.obj(pile).counters, table.points()) == (FIELD, {"Stack": 2}, 5)


@pytest.mark.clauses("sve", "5.17.3.1.1", "13.5.1.3.2", "13.5.1.3.2.1")
@pytest.mark.parametrize(("cards", "most"), [(9, 1), (10, 2)])
def test_how_many_options_are_counted_before_costs(cards: int, most: int) -> None:
    """H30.1"""
    board = Board()
    text = "Choose 1 of the following. Necrocharge (10): Choose 2 instead.\n(1) Draw a card.\n(2) Give your leader [defense]+1."
    spell = board.spell(text)
    for _ in range(cards):
        board.put(ME, CEMETERY)
    table = board.start().play(spell)
    if most == 1:
        assert (table.asked.reason, table.asked.most) == ("modes", 1)
    else:
        assert (len(table.cards(ME, HAND)), table.leader(ME)) == (1, 21)


@pytest.mark.clauses("sve", "13.5.1.3.1", "13.5.1.3.2")
@pytest.mark.parametrize(("cards", "drawn"), [(9, 0), (10, 2)])
def test_what_the_spell_itself_destroys_does_not_count(cards: int, drawn: int) -> None:
    """H30.2"""
    board = Board()
    board.put(ME, FIELD, "Victim")
    spell = board.spell("Select a follower on your field and destroy it. Necrocharge (10): Draw 2 cards.")
    for _ in range(cards):
        board.put(ME, CEMETERY)
    assert len(board.start().play(spell).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "8.4.9", "8.4.10", "11.3.2", "11.3.2.1", "12.13.2")
def test_bane_and_drain_of_one_attacker() -> None:
    """H31.1: the leader gets its 3 whatever becomes of the target."""
    board = Board()
    attacker = board.put(ME, FIELD, "Fiend", "Bane. Drain.", attack=3, defense=3)
    guard = board.put(FOE, FIELD, "Guard", attack=2, defense=10, state=ENGAGED)
    table = board.start().attack(attacker, guard)
    assert (table.stats(attacker)[1], table.zone(guard), table.leader(ME)) == (1, CEMETERY, 23)
    damage = [f.amount for f in table.state.history if f.kind == "damage" and f.obj[0] == guard]
    assert damage == [3]


@pytest.mark.clauses("sve", "11.3.1", "11.3.2", "10.7.4.2")
def test_both_fall_and_see_each_other() -> None:
    """H31.2: Bane against a bigger follower: one event."""
    board = Board()
    adder = board.put(
        ME, FIELD, "Adder", "Bane.\nWhenever a follower is put into a cemetery, draw a card.", attack=0, defense=1
    )
    hulk = board.put(FOE, FIELD, "Hulk", "[lastwords] Draw a card.", attack=5, defense=5, state=ENGAGED)
    table = board.start().attack(adder, hulk)
    assert (table.zone(adder), table.zone(hulk)) == (CEMETERY, CEMETERY)
    assert len({f.batch for f in table.state.history if f.kind == "leave"}) == 1
    assert (len(table.cards(ME, HAND)), len(table.cards(FOE, HAND))) == (2, 1)


@pytest.mark.clauses("sve", "8.4.7", "8.4.9", "8.4.9.2", "12.13.2.2")
def test_a_target_that_is_gone_before_damage() -> None:
    """H31.3, H32.1: only the other player has the Quick window; the attacker stays engaged and nobody has fought."""
    board = Board()
    attacker = board.put(ME, FIELD, "Fiend", "Bane. Drain.\nStrike: Draw a card.", attack=3, defense=3)
    guard = board.put(FOE, FIELD, "Guard", attack=2, defense=10, state=ENGAGED)
    bounce = board.spell("[quick]\nSelect a follower on your field and return it to its owner's hand.", FOE)
    table = board.start().answer(("attack", attacker, guard))
    assert (table.asked.player, table.asked.reason) == (FOE, "quick")
    table.answer(("play", bounce))
    assert (table.asked.player, table.asked.reason) == (FOE, "quick")
    table.answer(("pass",))
    assert table.zone(guard) == HAND
    assert (table.obj(attacker).dull, table.stats(attacker)[1], table.leader(ME)) == (True, 3, 20)
    assert len(table.cards(ME, HAND)) == 1
    assert not [f for f in table.state.history if f.kind == "fought"]


@pytest.mark.clauses("sve", "7.4.5", "12.3.4", "8.1.2")
def test_a_quick_follower_is_not_offered_on_a_full_field() -> None:
    """H32.1"""
    board = Board()
    quick = board.put(FOE, HAND, "Imp", "[quick]", cost=1)
    for _ in range(5):
        board.put(FOE, FIELD)
    table = board.start().answer(("end",))
    assert table.asked.reason == "quick"
    assert ("play", quick) not in table.match.acts()


@pytest.mark.clauses("sve", "7.4.5", "7.4.7")
def test_the_hand_limit_comes_again_but_no_quick_window() -> None:
    """H32.2"""
    board = Board()
    hand = [board.put(ME, HAND) for _ in range(8)]
    board.put(ME, FIELD, "Reader", "Whenever you discard a card, draw a card.")
    board.put(FOE, HAND, "Imp", "[quick]", cost=1)
    table = board.start().answer(("end",), ("pass",))
    assert table.asked.reason == "hand_limit"
    table.answer((hand[0],))
    assert table.asked.reason == "hand_limit"


@pytest.mark.clauses("sve", "5.15.3", "5.15.4", "10.9.1.1.1", "8.4.2.1", "8.3.2")
def test_an_evolved_follower_in_numbers() -> None:
    """H33.1: 2/3 with 2 damage and +1/+0 becomes 4/5, that is 5/3, at its old cost."""
    board = Board()
    base = board.put(ME, FIELD, "Page", attack=2, defense=3, state={"damage": 2, "since": 5})
    board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=4, defense=5)
    prey = board.put(FOE, FIELD, "Prey", state=ENGAGED)
    grow, change = board.spell("Select a follower on your field. Give it [attack]+1."), board.spell(EVOLVE_IT)
    table = board.start().play(grow).play(change)
    assert (table.stats(base), table.chars(base).cost) == ((5, 3), 2)
    attacks = {act[2] for act in table.match.acts() if act[0] == "attack"}
    assert attacks == {prey}  # followers, but not the leader: it came this turn


@pytest.mark.clauses("sve", "11.6.1", "11.6.2", "4.6.3", "5.15.5")
def test_the_older_evolved_card_goes_faceup_and_is_not_selected_again() -> None:
    """H33.2, H33.3"""
    board = Board()
    base = board.put(ME, FIELD, "Page")
    cards = [board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=4 + i, defense=5) for i in range(2)]
    change = [board.spell(EVOLVE_IT) for _ in range(3)]
    table = board.start().play(change[0], (cards[0],)).play(change[1])
    assert (table.zone(cards[0]), table.zone(cards[1])) == (EVOLVE_DECK, EVOLVE_ZONE)
    assert not table.obj(cards[0]).face_down
    table.play(change[2])
    assert table.stats(base)[0] == 5


@pytest.mark.clauses("sve", "13.3.2.2.b", "13.3.2.3", "11.7.1")
def test_a_stack_falls_step_by_step() -> None:
    """H34.1: nothing is destroyed and nothing leaves as long as there are counters."""
    board = Board()
    pile = board.amulet("Stack.", name="Pile", state={"counters": {"Stack": 2}})
    board.put(ME, FIELD, "Witness", "Whenever an amulet leaves the field, draw a card.", defense=9)
    axe = [board.spell("Select an amulet on your field and destroy it.") for _ in range(2)]
    table = board.start().play(axe[0])
    assert (table.zone(pile), table.obj(pile).counters, len(table.cards(ME, HAND))) == (FIELD, {"Stack": 1}, 1)
    table.play(axe[1])
    assert table.zone(pile) == CEMETERY
    gone = next(f for f in table.state.history if f.kind == "leave" and f.obj[0] == pile)
    assert "broken" not in gone.tags


@pytest.mark.clauses("sve", "4.4.4.2", "9.1.4.3", "9.1.3.1", "4.8.3.2")
def test_tokens_at_the_limit_and_in_the_cemetery() -> None:
    """H35.1, H35.2, H35.3 (Mimi: test_a_token_from_the_ex_area_counts_as_played_and_is_gone_afterwards)."""
    board = Board()
    for _ in range(4):
        board.put(ME, FIELD, "Page", defense=9)
    board.put(FOE, FIELD, "Watcher", "Whenever an enemy follower is put onto the field, draw a card.", defense=9)
    summon, axe = board.spell("Summon 3 Knight tokens."), board.spell("Destroy each Knight token on the field.")
    table = board.start().play(summon)
    assert len(table.cards(ME, FIELD)) == 5
    before = len(table.cards(ME, CEMETERY))
    table.play(axe)
    assert len(table.cards(ME, CEMETERY)) == before + 1  # the spell alone
    assert len(table.cards(ME, FIELD)) == 4


@pytest.mark.clauses("sve", "10.9.1.2", "10.9.1.4", "5.24.1")
@pytest.mark.parametrize("grown_first", [True, False])
def test_lost_abilities_whichever_came_first(grown_first: bool) -> None:
    """H36.1 (H36.2: test_sve_switches, H36.3: test_a_follower_that_becomes_an_amulet)."""
    board = Board()
    page = board.put(
        ME, FIELD, "Page", "While there is a Dragon on your field, this follower has [attack]+2/[defense]+2."
    )
    dragon, drain = (
        board.spell("Summon a Dragon token."),
        board.spell("Select a follower on your field. It loses all abilities."),
    )
    table = board.start()
    if grown_first:
        table.play(dragon).play(drain, (page,))
    else:
        table.play(drain).play(dragon)
    assert table.stats(page) == (2, 2)


@pytest.mark.clauses("sve", "10.7.4.2", "10.7.4.1.2", "10.11.1")
def test_leaving_together_and_as_it_was() -> None:
    """H38.1, H38.2 (H38.3: test_stealing)."""
    board = Board()
    for name in ("One", "Two"):
        board.put(ME, FIELD, name, "Whenever another follower on your field leaves the field, draw a card.", defense=1)
    table = board.start_with(board.spell("Destroy each follower on the field."))
    assert (table.asked.reason, len(table.asked.options or ())) == ("pending", 2)
    table.answer((table.asked.options or ())[:1])
    assert len(table.cards(ME, HAND)) == 2


@pytest.mark.clauses("sve", "10.7.4.1.2", "10.11.1")
@pytest.mark.parametrize("way", ["destroy it", "return it to its owner's hand"])
def test_a_follower_that_left_is_judged_by_what_it_was(way: str) -> None:
    """H38.2: 2 attack and 3 more."""
    board = Board()
    page = board.put(ME, FIELD, "Page", attack=2)
    board.put(
        ME,
        FIELD,
        "Judge",
        "Whenever a follower with 5 attack or more on your field leaves the field, give your leader [defense]+1.",
    )
    grow = board.spell("Select a follower on your field. Give it [attack]+3.")
    away = board.spell(f"Select a follower on your field and {way}.")
    table = board.start().play(grow, (page,)).play(away, (page,))
    assert table.leader(ME) == 21


@pytest.mark.clauses("sve", "9.2.2", "10.12.2.1")
def test_an_advanced_card_is_gone_for_the_rest_of_the_effect() -> None:
    """H39.3 (H39.1: test_serving_by_an_effect_does_what_it_can, H39.2: test_racing_twice)."""
    board = Board()
    form = board.put(ME, FIELD, "Ascended", "[lastwords] Draw a card.", advanced=True)
    spell = board.spell(
        "Select a follower on your field and destroy it. Select a follower in your cemetery and add it to your hand."
    )
    other = board.put(ME, CEMETERY, "Other")
    table = board.start().play(spell)
    assert table.zone(form) == EVOLVE_DECK
    assert not table.obj(form).face_down
    assert table.zone(other) == HAND
    assert len(table.cards(ME, HAND)) == 2
