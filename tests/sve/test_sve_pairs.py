"""Two cards after one article, the how-manieth time in a turn, all counters, what is not done to a destroyed card: played."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand
from test_sve_knots import through

COUNTING = "When this follower races for the 2nd time in a turn, draw 2 cards."


@pytest.mark.clauses("sve", "14.2.3.1", "14.2.4.2")
@pytest.mark.parametrize(("times", "drawn"), [(1, 0), (2, 2), (3, 2)])
def test_racing_for_the_second_time(times: int, drawn: int) -> None:
    board = Board()
    served = f"{'[feed]' * times}[cost00]: Race this follower{f' {times} times' if times > 1 else ''}."
    racer = board.put(ME, FIELD, "Racer", f"{served}\n{COUNTING}", traits=("Umamusume",))
    for _ in range(times):
        board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True, cost=None)
    table = through(board.start().use(racer))
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "8.4.5", "10.7.4")
@pytest.mark.parametrize(
    "words", ["for the 2nd time each turn, draw a card.", ", if it's the 2nd time this turn, draw a card."]
)
def test_attacking_for_the_second_time(words: str) -> None:
    board = Board()
    first = board.put(ME, FIELD, "Lance", f"When this follower attacks {words}".replace(" ,", ","))
    second = board.put(ME, FIELD, "Page")
    wake = board.spell("Refresh each follower on your field.")
    table = board.start()
    for attacker in (first, second):
        through(table.attack(attacker, board.leaders[FOE]))
    through(table.play(wake))
    assert hand(table) == 0
    through(table.attack(first, board.leaders[FOE]))
    assert hand(table) == 1


@pytest.mark.clauses("sve", "5.15.1.2")
def test_the_second_of_the_followers_that_evolves() -> None:
    board = Board()
    board.amulet("When one of your followers evolves for the 2nd time in a turn, draw a card.")
    squires = [board.put(ME, FIELD, name) for name in ("Squire", "Scribe", "Cook")]
    for name in ("Squire", "Scribe", "Cook"):
        board.put(ME, EVOLVE_DECK, f"{name} (Evolved)", evolved=True)
    rites = [board.spell("Select a follower on your field and evolve it.") for _ in squires]
    table = board.start()
    drawn = []
    for rite, squire in zip(rites, squires, strict=True):
        through(table.play(rite), (squire,))
        drawn.append(len([card for card in table.cards(ME, HAND) if card not in rites]))
    assert drawn == [0, 1, 1]


@pytest.mark.clauses("sve", "10.4.2.1")
@pytest.mark.parametrize("held", [0, 3])
def test_all_counters_are_paid(held: int) -> None:
    board = Board()
    text = "[act] Remove all spore counters from this card: Deal X damage to each enemy leader. X equals the number of counters removed."
    charm = board.amulet(text, state={"counters": {"spore": held, "moss": 2} if held else {"moss": 2}})
    table = through(board.start().use(charm))
    assert table.leader(FOE) == 20 - held
    assert table.obj(charm).counters == {"moss": 2}


def test_all_counters_are_removed() -> None:
    board = Board()
    charm = board.amulet("", state={"counters": {"spore": 2}})
    page = board.put(ME, FIELD, "Page", state={"counters": {"spore": 1}})
    rite = board.spell(
        "Remove all spore counters from each card on your field. Draw X cards. X equals the number of counters removed."
    )
    table = through(board.start().play(rite))
    assert hand(table) == 3
    assert not table.obj(charm).counters and not table.obj(page).counters


@pytest.mark.clauses("sve", "5.11.1")
@pytest.mark.parametrize("both", [True, False])
def test_one_of_each_is_banished_to_pay(both: bool) -> None:
    board = Board()
    lying = [board.put(ME, CEMETERY, name) for name in ("Moth", "Elder" if both else "Moth")]
    board.card("Elder")
    page = board.put(ME, FIELD, "Page", "[act] Banish a Moth and Elder in your cemetery: Draw a card.")
    table = board.start()
    if both:
        through(table.use(page))
        assert [table.zone(card) for card in lying] == [BANISHED, BANISHED]
    assert bool(hand(table)) is both
    assert all(act[0] != "use" for act in table.match.acts())


def test_one_of_each_is_found() -> None:
    board = Board()
    wanted = [board.put(ME, DECK, name) for name in ("Moth", "Elder")]
    second = board.put(ME, DECK, "Moth")
    rite = board.spell("Search your deck for a Moth and Elder and put them into your cemetery.")
    table = through(board.start().play(rite))
    assert sorted(table.names(ME, CEMETERY)) == ["Elder", "Moth", "Rite"]
    assert table.zone(wanted[1]) == CEMETERY
    assert {table.zone(wanted[0]), table.zone(second)} == {CEMETERY, DECK}


@pytest.mark.clauses("sve", "8.4.5")
def test_the_victor_is_refreshed() -> None:
    board = Board()
    lance = board.put(
        ME, FIELD, "Lance", "Whenever this follower destroys an enemy follower, refresh it.", attack=5, defense=5
    )
    foe = board.put(FOE, FIELD, "Page", state={"dull": True})
    table = through(board.start().attack(lance, foe))
    assert table.zone(foe) == CEMETERY
    assert not table.obj(lance).dull


def test_they_put_cards_of_their_own_deck() -> None:
    board = Board()
    rite = board.spell("Select an opponent. They put the top 3 cards of their deck into their cemetery.")
    table = through(board.start().play(rite))
    assert len(table.cards(FOE, CEMETERY)) == 3
    assert len(table.cards(FOE, DECK)) == 7
    assert table.cards(ME, HAND) == [] and len(table.cards(ME, DECK)) == 10


@pytest.mark.clauses("sve", "10.4.2.1")
@pytest.mark.parametrize(
    ("names", "can"), [(("Moth", "Moth", "Elder"), False), (("Moth", "Moth", "Elder", "Vilo"), True)]
)
def test_banishing_cards_with_different_names_to_pay(names: tuple[str, ...], can: bool) -> None:
    board = Board()
    for name in names:
        board.put(ME, CEMETERY, name)
    page = board.put(ME, FIELD, "Page", "[act] Banish 3 cards with different names in your cemetery: Draw a card.")
    table = board.start()
    assert any(act[0] == "use" for act in table.match.acts()) is can
    if can:
        through(table.use(page))
        assert table.names(ME, CEMETERY) == ["Moth"]
        assert hand(table) == 1


@pytest.mark.clauses("sve", "10.10.2.4", "10.6.2.5.1")
@pytest.mark.parametrize(
    ("words", "zone", "paid"),
    [
        ("Your followers cost 1 play point to play.", HAND, 1),
        ("Your spells cost 1 play point to play.", HAND, 3),
        ("Followers in your EX area cost 0 play points to play.", EX_AREA, 0),
        ("Followers in your EX area cost 0 play points to play.", HAND, 3),
    ],
)
def test_what_all_such_cards_cost(words: str, zone: int, paid: int) -> None:
    board = Board()
    board.amulet(words)
    page = board.put(ME, zone, "Page", cost=3)
    table = through(board.start().play(page))
    assert table.zone(page) == FIELD
    assert table.points() == 5 - paid


def test_cards_put_under_the_deck_to_pay() -> None:
    board = Board()
    lying = [board.put(ME, CEMETERY, name) for name in ("Moth", "Elder")]
    text = "[act] Put 2 followers from your cemetery on the bottom of your deck in any order: Draw a card."
    page = board.put(ME, FIELD, "Page", text)
    table = through(board.start().use(page))
    assert set(table.cards(ME, DECK)[-2:]) == set(lying)
