"""Own sentences played from their text: what is asked of a player, the field and the numbers there."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, FIELD, HAND, Board
from played import abilities, drive, field, hild, rite, use


@pytest.mark.parametrize("castable", [True, False])
def test_whichever_of_them_is_cast_costs_less(castable: bool) -> None:
    board = Board()
    cost = 2 if castable else 3
    gone = [
        board.put(0, BREAK_ZONE, f"Gone {i}", *abilities("Draw 1 card."), type="Summon", cost=cost) for i in range(2)
    ]
    text = "Remove up to 2 Summons in your Break Zone from the game. You can cast 1 of them this turn. The cost required to cast it is reduced by 2."  # fmt: skip
    summon = rite(board, text)
    table = board.start().play(summon, (), tuple(gone))
    for each in gone:
        assert (("cast", each, "") in table.match.acts()) == castable
    if castable:
        assert table.play(gone[0]).hand(0) == 1
        assert ("cast", gone[1], "") not in table.match.acts()


@pytest.mark.parametrize(("category", "power"), [("VII", 7000), ("X", 5000)])
def test_only_one_kind_is_controlled(category: str, power: int) -> None:
    board = Board()
    text = "If you only control [[i]]Category VII[[/]] Characters, Hild gains +2000 power."
    card = hild(board, text, categories=("VII",))
    board.put(0, FIELD, "Aide", type="Backup", categories=(category,))
    board.put(1, FIELD, "Foe", categories=("X",))
    assert board.start().power(card) == power


@pytest.mark.parametrize(("mine", "theirs", "same"), [(0, 1, True), (1, 1, False), (0, 0, False)])
def test_as_many_as_the_opponent(mine: int, theirs: int, same: bool) -> None:
    board = Board()
    card = hild(board, "《0》: If you control the same number of Forwards as your opponent, draw 1 card.")
    for player, more in ((0, mine), (1, theirs)):
        for each in range(more):
            board.put(player, FIELD, f"Guard {player}{each}")
    assert use(board.start(), card).hand(0) == same


@pytest.mark.parametrize(("count", "power"), [(1, 6000), (2, 5000)])
def test_fewer_than_two(count: int, power: int) -> None:
    board = Board()
    card = hild(board, "If you control fewer than 2 Backups, Hild gains +1000 power.")
    for n in range(count):
        board.put(0, FIELD, f"Aide {n}", type="Backup")
    assert board.start().power(card) == power


@pytest.mark.parametrize(("count", "hand"), [(1, 0), (2, 1), (3, 1), (4, 3)])
def test_what_is_counted_is_said_only_once(count: int, hand: int) -> None:
    board = Board()
    for i in range(count):
        board.put(0, FIELD, f"Monster {i}", type="Monster")
    for i in range(9):
        board.put(1, FIELD, f"Other {i}", type="Monster")
    summon = rite(board, "If you control 2 or more Monsters, draw 1 card. If you control 4 or more, also draw 2 cards.")
    assert drive(board.start().cast(summon)).hand(0) == hand


@pytest.mark.parametrize(("mine", "drawn"), [(2, 0), (3, 1)])
def test_both_players_control_so_many(mine: int, drawn: int) -> None:
    board = Board()
    card = hild(board, "《0》: If both you and your opponent control 3 or more Forwards, draw 1 card.")
    for player, count in ((0, mine - 1), (1, 3)):
        for each in range(count):
            board.put(player, FIELD, f"Guard {player}{each}")
    table = board.start()
    held = table.hand(0)
    assert use(table, card).hand(0) - held == drawn


@pytest.mark.parametrize(("owner", "power"), [(0, 7000), (1, 7000), (None, 5000)])
def test_what_either_player_controls(owner: int | None, power: int) -> None:
    board = Board()
    for number in range(2):
        board.put(number if owner is None else owner, FIELD, "Imp", type="Monster")
    text = "If either player controls 2 or more Monsters, Hild gains +2000 power."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    assert board.start().power(hild) == power


@pytest.mark.parametrize(("backups", "drawn"), [(1, 1), (2, 1), (3, 0)])
def test_not_so_many_are_controlled(backups: int, drawn: int) -> None:
    board = Board()
    for each in range(backups):
        board.put(0, FIELD, f"Clerk {each}", type="Backup")
    text = "When Hild enters the field, if you don't control 3 or more Backups, draw 1 card."
    card = hild(board, text, HAND, cost=0, power=1000)
    assert board.start().play(card).hand(0) == drawn


def test_what_is_on_whose_field() -> None:
    for player, drawn in ((0, 1), (1, 0)):
        board = Board()
        card = hild(board, "《0》: If a [[i]]Card Name Olga[[/]] is on your field, draw 1 card.")
        board.put(player, FIELD, "Olga")
        assert use(board.start(), card).hand(0) == drawn


@pytest.mark.parametrize(("names", "drawn"), [((), 0), (("Olga",), 1), (("Pia",), 1), (("Olga", "Pia"), 2)])
def test_either_or_both(names: tuple[str, ...], drawn: int) -> None:
    board = Board()
    for name in names:
        board.put(0, FIELD, name)
    summon = rite(
        board,
        "If you control a [[i]]Card Name Olga[[/]] or a [[i]]Card Name Pia[[/]], draw 1 card. If you control both, draw 2 cards instead.",
    )
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("names", "power", "held"), [((), 5000, 0), (("Olga",), 4000, 0), (("Olga", "Pia"), 4000, 1)])
def test_both_behind_what_is_done_with_the_chosen(names: tuple[str, ...], power: int, held: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    for name in names:
        board.put(0, FIELD, name)
    text = "When Hild enters the field, if you control a {Card Name Olga} or {Card Name Pia}, choose 1 Forward opponent controls. "
    text += "It loses 1000 power until the end of the turn. If you control both, draw 1 card."
    card = hild(board, text, zone=HAND, cost=0)
    table = board.start().play(card)
    assert (table.power(foe), table.hand(0)) == (power, held)


@pytest.mark.parametrize(("foes", "drawn"), [(3, 0), (4, 1)])
def test_three_forwards_more(foes: int, drawn: int) -> None:
    board = Board()
    board.put(0, FIELD, "Mine")
    for n in range(foes):
        board.put(1, FIELD, f"Foe {n}")
    summon = rite(board, "If your opponent controls 3 or more Forwards than you do, draw 1 card.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("held", "drawn"), [("Forward", 0), ("Backup", 1)])
def test_none_of_that_kind_in_the_hand(held: str, drawn: int) -> None:
    board = Board()
    card = hild(board, "《0》: If you have no Forwards in your hand, draw 1 card.")
    board.put(0, HAND, "Held", type=held)
    assert use(board.start(), card).hand(0) == 1 + drawn


@pytest.mark.parametrize(("held", "drawn"), [(1, 1), (2, 0)])
def test_if_they_have_no_cards(held: int, drawn: int) -> None:
    board = Board()
    cards = [board.put(1, HAND, f"Held {each}") for each in range(held)]
    summon = rite(board, "Your opponent discards 1 card. If they have no cards in their hand, draw 1 card.")
    table = board.start().cast(summon).resolve(*([(cards[0],)] if held > 1 else []))
    assert (table.hand(1), table.hand(0)) == (held - 1, drawn)


@pytest.mark.parametrize(("points", "damage"), [(0, 2000), (3, 4000)])
def test_more_damage_instead_to_the_same_cards(points: int, damage: int) -> None:
    board = Board()
    text = rite(
        board,
        "Deal 2000 damage to all the Forwards opponent controls. If you have received 3 points of damage or more, deal 4000 damage instead.",
    )
    mine, foe = board.put(0, FIELD, "Mine", power=9000), board.put(1, FIELD, "Foe", power=9000)
    for _ in range(points):
        board.put(0, DAMAGE_ZONE, "Point")
    table = board.start().play(text)
    assert (table.obj(mine).damage, table.obj(foe).damage) == (0, damage)


@pytest.mark.parametrize(
    ("alike", "costs", "names"),
    [("of the same cost", True, False), ("with the same name", False, True), ("of the same Element", True, True)],
)
def test_cards_alike_each_other(alike: str, costs: bool, names: bool) -> None:
    """Two of them share it, and no third card of the opponent counts."""
    text = f"If you control 2 or more Monsters {alike}, Hild gains +2000 power."
    for facts, held in (
        (({"name": "One", "cost": 2}, {"name": "Two", "cost": 2}), costs),
        (({"name": "One", "cost": 1}, {"name": "One", "cost": 2}), names),
        (({"name": "One", "cost": 1},), False),
    ):
        board = Board()
        card = hild(board, text)
        for fact in facts:
            board.put(0, FIELD, type="Monster", **fact)
        board.put(1, FIELD, "One", type="Monster", cost=2, elements=("Ice",))
        field(text, held, board, card)


def test_alike_in_the_break_zone() -> None:
    text = "If there are 3 or more Summons with the same name in your Break Zone, Hild gains +2000 power."
    for lying, held in (("AAB", False), ("AAAB", True)):
        board = Board()
        card = hild(board, text)
        for name in lying:
            board.put(0, BREAK_ZONE, name, type="Summon", cost=3)
        field(text, held, board, card)


def test_who_wins() -> None:
    board = Board()
    summon = rite(board, "If you control 1 or more Forwards, you win the game.")
    board.put(0, FIELD, "Guard")
    table = board.start().cast(summon)
    table.resolve()
    assert table.match.winner == 0


@pytest.mark.parametrize(
    ("words", "holds"),
    [
        ("has a Fire Forward in their Break Zone", [False, True, True]),
        ("has 2 or more Forwards in their Break Zone", [False, False, True]),
        ("has exactly 1 Forward in their Break Zone", [False, True, False]),
        ("has no Forwards in their Break Zone", [True, False, False]),
        ("has 2 or more different Elements among Forwards in their Break Zone", [False, False, True]),
    ],
)
def test_what_lies_in_the_opponents_break_zone(words: str, holds: list[bool]) -> None:
    for there, held in enumerate(holds):
        board = Board()
        card = hild(board, f"If your opponent {words}, Hild gains +1000 power.", power=5000)
        board.put(0, BREAK_ZONE, "Mine", elements=("Ice",))
        for element in ("Fire", "Wind")[:there]:
            board.put(1, BREAK_ZONE, f"Theirs of {element}", elements=(element,))
        table = board.start()
        assert table.power(card) == 5000 + 1000 * held


@pytest.mark.parametrize("discarded", [True, False])
def test_a_later_ability_comes_of_what_the_opponent_did(discarded: bool) -> None:
    """11.11.5: the opponent's discarding, not one's own, lets the card's controller choose."""
    board = Board()
    held, foe = (board.put(1, zone, "One") for zone in (HAND, FIELD))
    for zone in (HAND, FIELD):
        board.put(1, zone, "Other")
    summon = rite(
        board, "Your opponent may discard 1 card. When they do so, choose 1 Forward opponent controls. Break it."
    )
    table = board.start().play(summon, (), discarded, *([(held,), (foe,)] if discarded else []))
    assert table.zone(held) == (BREAK_ZONE if discarded else HAND)
    assert table.zone(foe) == (BREAK_ZONE if discarded else FIELD)
