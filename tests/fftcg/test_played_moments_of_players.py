"""Own sentences played from their text: what players do that abilities wait for."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board
from played import DRAWN, abilities, drive, hild, rite, through, until_turn, use


def test_only_in_the_turn_that_is_said() -> None:
    for words, drawn in (("your turn", 1), ("your opponent's turn", 0)):
        board = Board()
        hild(board, f"During {words}, when a Forward opponent controls leaves the field, draw 1 card.")
        board.put(1, FIELD, "Foe")
        summon = rite(board, "Choose 1 Forward opponent controls. Break it.")
        assert board.start().play(summon).hand(0) == drawn


def test_whoever_casts_a_summon() -> None:
    board = Board()
    card = hild(board, "Whenever a Summon is cast, Hild gains +1000 power until the end of the turn.")
    mine = rite(board, "Your opponent draws 1 card.")
    theirs = board.summon(player=1)
    table = board.start().play(mine)
    assert table.power(card) == 6000
    table.answer(("pass",))
    assert table.play(theirs).power(card) == 7000


def test_when_anybody_casts() -> None:
    board = Board()
    hild(board, "When a Summon is cast, draw 1 card.", player=1)
    summon = rite(board, "Dull all the Forwards.")
    assert board.start().play(summon).hand(1) == 1


def test_what_kind_of_card_is_discarded() -> None:
    for text, drawn in (
        ("When you discard an Ice Forward, draw 1 card.", (1, 0, 0)),
        ("When you discard a Forward from your hand, draw 1 card.", (1, 1, 0)),
        ("When you discard a Summon due to Summons or abilities, draw 1 card.", (0, 0, 1)),
        ("When your opponent discards a Summon, draw 1 card.", (0, 0, 0)),
    ):
        for kind, count in enumerate(drawn):
            board = Board()
            board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
            facts = ({"elements": ("Ice",)}, {}, {"type": "Summon", "cost": 9})[kind]
            board.put(0, HAND, "Held", **facts)
            summon = rite(board, "Discard 1 card.")
            assert drive(board.start().cast(summon)).hand(0) == count, (text, kind)


@pytest.mark.parametrize(("kind", "zone"), [("Summon", REMOVED), ("Forward", BREAK_ZONE)])
@pytest.mark.parametrize("said", ["the discarded card", "it"])
def test_the_discarded_card_of_the_trigger(kind: str, zone: int, said: str) -> None:
    board = Board()
    hild(board, f"When your opponent discards a card, if {said} is a Summon, remove {said} from the game.")
    card = board.put(1, HAND, "Held", type=kind)
    summon = rite(board, "Your opponent discards 1 card.")
    assert board.start().play(summon).zone(card) == zone


def test_a_discarded_card_of_a_kind_is_the_one_meant() -> None:
    board = Board()
    hild(board, "When you discard a Forward due to Summons or abilities, you may play it onto the field.")
    guard = board.put(0, HAND, "Guard")
    summon = rite(board, "Discard 1 Forward.")
    assert through(board.start().cast(summon)).zone(guard) == FIELD


@pytest.mark.parametrize(("count", "drawn"), [(1, 0), (2, 1)])
def test_so_many_discarded_by_ones_own_effects(count: int, drawn: int) -> None:
    board = Board()
    card = hild(
        board,
        "《0》: If your opponent has discarded 2 or more cards from their hand due to your Summons or abilities this turn,"
        " draw 1 card.",
    )
    for each in range(3):
        board.put(1, HAND, f"Held {each}")
    spell = rite(board, f"Your opponent discards {count} {'card' if count == 1 else 'cards'}.")
    table = drive(board.start().cast(spell))
    held = table.hand(0)
    assert use(table, card).hand(0) - held == drawn


def test_several_cards_of_one_draw() -> None:
    for words, count in (
        ("1 or more cards", 1),
        ("2 or more cards", 1),
        ("1 or more cards due to Summons or abilities", 1),
    ):
        board = Board()
        card = hild(board, f"When you draw {words}, Hild gains +1000 power until the end of the turn.")
        summon = rite(board, "Draw 3 cards.")
        assert board.start().play(summon).power(card) == 5000 + 1000 * count, words


@pytest.mark.clauses("fftcg-2020", "11.8.17.2")
def test_no_longer_in_the_next_turn() -> None:
    board = Board()
    first = rite(board, "When your opponent draws a card this turn, draw 1 card.")
    table = board.start().play(first)
    held = table.hand(0)
    assert until_turn(table, 4).hand(0) == held


def test_whoever_is_damaged_may_draw() -> None:
    for words, drawn in (("your opponent receives", (0, 1)), ("you receive", (1, 0))):
        board = Board()
        hild(board, "When a player receives damage, that player may draw 1 card.")
        summon = rite(board, f"{words[0].upper()}{words[1:]} 1 point of damage.")
        table = board.start().play(summon, (), True)
        assert (table.hand(0), table.hand(1)) == drawn


@pytest.mark.clauses("fftcg-2020", "11.9.1")
@pytest.mark.parametrize(("zone", "after"), [(HAND, FIELD), (FIELD, FIELD), (BREAK_ZONE, BREAK_ZONE)])
def test_it_waits_in_the_hand_from_which_it_is_played(zone: int, after: int) -> None:
    board = Board()
    card = hild(
        board, "When you receive a second point of damage, you may play Hild from your hand onto the field dull.", zone
    )
    board.put(0, DAMAGE_ZONE, "Wound")
    summon = rite(board, "Deal 1 point of damage to yourself.")
    table = board.start().play(summon, (), *([True] if zone == HAND else []))
    assert table.zone(card) == after
    assert table.obj(card).dull == (zone == HAND)


def test_the_card_of_a_point_of_damage() -> None:
    for kind, drawn in (("Summon", 1), ("Backup", 0)):
        board = Board()
        card = hild(
            board,
            "When you receive a point of damage, if the card put into the Damage Zone is a Summon, draw 1 card.[[br]]《0》: Hild deals you 1 point of damage.",
        )
        top = board.put(0, DECK, "Top", type=kind, cost=3)
        board.state.zones[0][DECK].remove(top)
        board.state.zones[0][DECK].insert(0, top)
        table = board.start().answer(("use", card, 1)).resolve()
        assert table.zone(top) == DAMAGE_ZONE
        assert table.hand(0) == drawn, kind


def test_the_special_ability_of_a_kind_of_card() -> None:
    for kind, times in (("Backup", 0), ("Forward", 1)):
        board = Board()
        hild(board, f"When you use an action ability of a {kind}, {DRAWN}")
        other = board.put(
            0, FIELD, "Olga", *abilities("《0》: Olga gains Brave until the end of the turn.", "Olga", "Forward")
        )
        assert use(board.start(), other).hand(0) == times


def test_an_effect_may_be_cancelled_whoever_uses_the_ability() -> None:
    board = Board()
    hild(board, "When your opponent uses an action ability, cancel its effect.", player=1)
    other = board.put(0, FIELD, "Olga", *abilities("《0》: Draw 1 card.", "Olga", "Forward"))
    assert len(board.state.zones[0][DECK]) == 10
    assert use(board.start(), other).hand(0) == 0


@pytest.mark.parametrize(("user", "drawn"), [("Hild", 1), ("Olga", 0)])
def test_only_its_own_special_ability(user: str, drawn: int) -> None:
    board = Board()
    text = "When you use Hild's special ability, draw 1 card."
    star = "[[s]]Star[[/]] 《S》: Dull all the Forwards opponent controls."
    both = f"{text}[[br]]{star}" if user == "Hild" else text
    card = hild(board, both)
    other = card if user == "Hild" else board.put(0, FIELD, "Olga", *abilities(star, "Olga", "Forward"))
    held = board.put(0, HAND, user)
    table = board.start().answer(("use", other, 1 if user == "Hild" else 0), (held,)).resolve()
    assert table.hand(0) == drawn


def test_a_player_who_searches_is_any_player() -> None:
    board = Board()
    hild(board, "When a player searches their deck, draw 1 card.", player=1)
    summon = rite(board, "Search for 1 Backup and add it to your hand.")
    table = through(board.start().cast(summon))
    assert table.hand(1) == 1
