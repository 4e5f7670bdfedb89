"""Own texts of Shadowverse: Evolve played: what a card becomes: another type, another Element, another player's."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EVOLVE_DECK, FIELD, FOE, ME, Board, settle
from sve_played import through

from cardwright.kernel.rng import Random

HOLDS = "[act]: Select an enemy follower on the field. It loses Bane while this card is {}."


@pytest.mark.clauses("sve", "10.4.4.1")
@pytest.mark.parametrize(("text", "left"), [("is 1", 4), ("costs 1 less", 3)])
@pytest.mark.parametrize("amulet", [True, False])
def test_the_evolve_cost_while_a_condition_holds(text: str, left: int, amulet: bool) -> None:
    board = Board()
    seer = board.put(ME, FIELD, "Seer", f"[evolve][cost03]: Evolve this follower.\nIf there is an amulet on your field, this card's [evolve] {'cost ' if 'is' in text else ''}{text}.")  # fmt: skip
    board.put(ME, EVOLVE_DECK, "Seer (Evolved)", "", evolved=True)
    if amulet:
        board.amulet("Stack.")
    assert through(board.start().use(seer)).points() == (left if amulet else 2)


@pytest.mark.clauses("sve", "10.4.4.1", "12.2.2")
def test_evolving_costs_less() -> None:
    board = Board()
    card = board.put(ME, FIELD, "Squire", "[evolve][cost03]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Squire (Evolved)", evolved=True, attack=4, defense=4)
    board.amulet("Your followers' [evolve] costs are reduced by 1.")
    table = board.start().use(card)
    while table.asked.reason != "main":
        table.answer(table.match.sample(Random(1)))
    assert (table.points(), table.stats(card)) == (3, (4, 4))


@pytest.mark.clauses("sve", "14.2.2", "10.4.4.1")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("", 3),
        ("Your followers' [feed] costs are reduced by 1.", 4),
        ("Your followers' [evolve] costs are reduced by 1.", 3),
    ],
)
def test_serving_costs_less(text: str, points: int) -> None:
    board = Board()
    board.amulet(text)
    own = board.put(ME, FIELD, "Bolt", "[feed][cost02]: Race this follower.", traits=("Courser",))
    board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True)
    table = board.start().use(own)
    assert table.points() == points


@pytest.mark.clauses("sve", "12.2.2")
@pytest.mark.parametrize(("others", "left"), [(0, 2), (2, 4)])
def test_evolving_costs_less_for_each(others: int, left: int) -> None:
    board = Board()
    text = "[evolve][cost03]: Evolve this follower.\nThis card's [evolve] cost is reduced by 1 for each Pixie follower on your field."
    card = board.put(ME, FIELD, "Bud", text)
    board.put(ME, EVOLVE_DECK, "Bud (Evolved)", evolved=True)
    for _ in range(others):
        board.put(ME, FIELD, "Pixie", traits=("Pixie",))
    table = board.start().use(card)
    settle(table)
    assert table.points() == left


@pytest.mark.clauses("sve", "10.4.4", "10.4.4.1")
@pytest.mark.parametrize(("points", "able"), [(0, False), (1, True)])
def test_evolving_that_costs_less_this_turn(points: int, able: bool) -> None:
    board = Board()
    board.points(ME, points, 5)
    mine = board.put(ME, FIELD, "Duke", "[evolve][cost03]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Duke (Evolved)", evolved=True)
    spell = board.spell("Select a follower on your field. It costs 2 less to evolve this turn.")
    table = board.start().play(spell)
    assert any(act[:2] == ("use", mine) for act in table.match.acts()) == able


@pytest.mark.clauses("sve", "9.2.1.1")
def test_advanced_cards_are_told_from_others() -> None:
    board = Board()
    plain = board.put(FOE, FIELD, "Plain")
    special = board.put(FOE, FIELD, "Special", advanced=True)
    spell = board.spell("Destroy each advanced card on the field.")
    table = board.start().play(spell)
    assert table.zone(plain) == FIELD
    assert table.zone(special) != FIELD


@pytest.mark.clauses("sve", "10.9.1.4", "1.3.3", "5.15.1")
def test_what_evolved_followers_have_as_long_as_the_card_is_there() -> None:
    board = Board()
    hall = board.amulet(
        "While this card is on your field, your evolved followers have [attack]+1/[defense]+1 and can't be destroyed by enemy abilities.\n"
        "[act][cost03], [engage]: Select an unevolved follower on your field and evolve it."
    )
    oak = board.put(ME, FIELD, "Oak", "Ward.")
    board.put(ME, EVOLVE_DECK, "Oak (Evolved)", "Ward.", evolved=True, attack=3, defense=3)
    table = through(board.start().use(hall))
    assert table.stats(oak) == (4, 4)


@pytest.mark.clauses("sve", "12.5.3", "14.2.3.1")
@pytest.mark.parametrize("racing", [False, True])
def test_whether_the_follower_that_is_gone_was_racing(racing: bool) -> None:
    board = Board()
    gone = board.put(
        ME,
        FIELD,
        "Runner",
        "[lastwords] If this follower was racing, give your leader [defense]+2.",
        traits=("Umamusume",),
    )
    if racing:
        board.put(
            ME,
            EVOLVE_DECK,
            "Carrot",
            type="Spell",
            evolved=True,
        )
    start = board.spell("Serve a Carrot to a follower on your field. Race it.")
    end = board.spell("Destroy a follower on your field.")
    table = board.start()
    table.play(start).play(end)
    assert table.leader(ME) == (22 if racing else 20)
    assert gone in table.cards(ME, CEMETERY)


@pytest.mark.clauses("sve", "10.4.4.1")
@pytest.mark.parametrize(
    ("text", "left"), [("Its [evolve] cost becomes 1", 3), ("Change its [evolve] cost to 0 this turn", 4)]
)
def test_what_it_costs_to_evolve(text: str, left: int) -> None:
    board = Board()
    seer = board.put(ME, FIELD, "Seer", "[evolve][cost03]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Seer (Evolved)", "", evolved=True)
    rite = board.spell(f"Select a follower on your field. {text}.", cost=1)
    table = through(board.start().play(rite))
    assert through(table.use(seer)).points() == left


@pytest.mark.clauses("sve", "5.21.1", "4.4.4.2")
def test_no_follower_is_taken_for_a_time_without_room() -> None:
    board = Board()
    for _ in range(5):
        board.put(ME, FIELD)
    foe = board.put(FOE, FIELD, "Foe", "Ward.")
    spell = board.spell("Select an enemy follower on the field and steal it until the end of the turn.")
    table = board.start().play(spell)
    assert table.cards(FOE, FIELD) == [foe]


@pytest.mark.clauses("sve", "3.1.2", "5.21.1", "5.21.2")
@pytest.mark.parametrize(("words", "again"), [("on the field", False), ("on your field", True)])
def test_a_stolen_card_is_on_the_field_still(words: str, again: bool) -> None:
    board = Board()
    theirs = board.put(FOE, FIELD, "Guard", "Bane.")
    charm = board.amulet(HOLDS.format(words))
    mine = board.put(ME, FIELD, "Page")
    thief = board.spell("[quick]\nSelect an enemy amulet on the field and steal it.", player=FOE)
    table = board.start().use(charm).answer(("attack", mine, board.leaders[FOE]))
    table.play(thief)
    assert table.obj(charm).controller == FOE
    assert ("Bane" in table.chars(theirs).keywords) == again


@pytest.mark.clauses("sve", "5.12.1", "5.21.1")
def test_followers_of_two_fields_are_swapped() -> None:
    board = Board()
    own, foe = board.put(ME, FIELD, "Mine"), board.put(FOE, FIELD, "Theirs", state={"dull": True})
    spell = board.spell("Select a follower on your field and an enemy follower on the field. Swap them.")
    table = board.start().play(spell)
    assert (own in table.cards(FOE, FIELD), foe in table.cards(ME, FIELD)) == (True, True)
    assert table.obj(foe).dull
    assert CEMETERY not in (table.zone(own), table.zone(foe))


@pytest.mark.clauses("sve", "5.26.2", "10.2.1.2", "7.4.8")
def test_attack_and_defense_are_set_for_a_turn() -> None:
    board = Board()
    wall = board.put(FOE, FIELD, "Wall", attack=4, defense=6)
    rite = board.spell(
        "Select an enemy follower on the field and change its attack and defense to 1 until the end of the turn."
    )
    table = board.start().play(rite)
    assert table.stats(wall) == (1, 1)
    assert table.end().stats(wall) == (4, 6)
