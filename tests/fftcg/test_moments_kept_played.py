"""Own sentences played from their text: a card as it was when it left, what it did this turn, what all have in common."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board, Table
from board import DAMAGE_ZONE as DAMAGE
from test_kinds_played import hild, use
from test_moments_played import through
from test_sentences_played import abilities, rite

BREAK = "Choose 1 [[i]]Card Name Hild[[/]]. Break it."
HIT = "Choose 1 Forward. Deal it 1000 damage."


def attack(table: Table, *cards: int) -> Table:
    """The cards attack together, and everything that triggers resolves."""
    while table.asked.reason != "attack":
        table.answer(("pass",))
    return through(table.answer(cards))


@pytest.mark.parametrize(("dull", "drawn"), [(True, 1), (False, 0)])
def test_a_card_that_left_is_judged_as_it_was(dull: bool, drawn: int) -> None:
    board = Board()
    card = hild(board, "When Hild leaves the field, if it was dull, draw 1 card.")
    board.state.objects[card].dull = dull
    summon = rite(board, BREAK)
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("count", "drawn"), [(2, 0), (3, 1)])
def test_counters_that_were_on_a_card_that_left(count: int, drawn: int) -> None:
    board = Board()
    text = "When Hild is put from the field into the Break Zone, if 3 or more Soul Counters were placed on Hild, draw 1 card."
    card = hild(board, text)
    board.state.objects[card].counters = {"Soul": count}
    summon = rite(board, BREAK)
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("party", "drawn"), [(True, 2), (False, 0)])
def test_it_formed_a_party_before_it_left(party: bool, drawn: int) -> None:
    board = Board()
    card = hild(
        board, "When Hild is put from the field into the Break Zone, if Hild formed a party this turn, draw 2 cards."
    )
    guard = board.put(0, FIELD, "Guard")
    summon = rite(board, BREAK)
    table = attack(board.start(), card, *([guard] if party else []))
    held = table.hand(0) - 1
    table = through(table.cast(summon))
    assert table.zone(card) == BREAK_ZONE
    assert table.hand(0) - held == drawn


def test_it_comes_back_at_the_end_of_the_turn() -> None:
    board = Board()
    text = "When Hild is put from the field into the Break Zone, play Hild from the Break Zone onto the field at the end of the turn."
    card = hild(board, text)
    summon = rite(board, BREAK)
    table = board.start().play(summon)
    assert table.zone(card) == BREAK_ZONE
    while table.match.state.turn == 3 and table.zone(card) == BREAK_ZONE:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.zone(card) == FIELD


@pytest.mark.parametrize(("top", "power"), [("Forward", 8000), ("Backup", 5000)])
def test_the_power_of_a_card_that_is_revealed(top: str, power: int) -> None:
    board = Board()
    text = (
        "When Hild attacks, reveal the top card of your deck. If it is a Forward, Hild gains power equal to that Forward's power"
        " until the end of the turn. Put the revealed card at the bottom of your deck."
    )
    card = hild(board, text)
    facts = {"power": 3000} if top == "Forward" else {"type": "Backup"}
    shown = board.put(0, DECK, "Top", **facts)
    board.state.zones[0][DECK].remove(shown)
    board.state.zones[0][DECK].insert(0, shown)
    table = attack(board.start(), card)
    assert table.power(card) == power
    assert table.match.state.zones[0][DECK][-1] == shown


@pytest.mark.parametrize(("together", "drawn"), [(True, 1), (False, 0)])
def test_a_member_of_its_party_is_put_away(together: bool, drawn: int) -> None:
    board = Board()
    card = hild(
        board, "When a Forward forming a party with Hild is put from the field into the Break Zone, draw 1 card."
    )
    guard, other = board.put(0, FIELD, "Guard"), board.put(0, FIELD, "Olga")
    summon = rite(board, "Choose 1 [[i]]Card Name Guard[[/]]. Break it.")
    table = attack(board.start(), card, guard if together else other)
    held = table.hand(0) - 1
    assert through(table.cast(summon)).hand(0) - held == drawn


def test_several_that_attack_gain_together() -> None:
    for both in (True, False):
        board = Board()
        hild(board, "When 2 or more Forwards you control attack, they gain +1000 power until the end of the turn.")
        one, two = board.put(0, FIELD, "Guard"), board.put(0, FIELD, "Olga")
        table = attack(board.start(), one, *([two] if both else []))
        assert (table.power(one), table.power(two)) == ((6000, 6000) if both else (5000, 5000))


@pytest.mark.parametrize(("elements", "drawn"), [((), 0), (("Fire",), 1), (("Fire", "Fire"), 1), (("Fire", "Ice"), 0)])
def test_all_of_the_same_element(elements: tuple[str, ...], drawn: int) -> None:
    board = Board()
    card = hild(board, "《0》: If the Backups you control are all of the same Element, draw 1 card.")
    for i, element in enumerate(elements):
        board.put(0, FIELD, f"Helper {i}", type="Backup", elements=(element,))
    assert use(board.start(), card).hand(0) == drawn


def test_whoever_cast_it_and_how_much_both_were_hurt() -> None:
    for words, drawn in (
        ("a Summon has been cast this turn", 1),
        ("a Monster was cast this turn", 0),
        ("you and your opponent have received a total of 2 points of damage or more", 1),
        ("you and your opponent have received a total of 3 points of damage or more", 0),
    ):
        board = Board()
        card = hild(board, f"《0》: If {words}, draw 1 card.")
        for player in (0, 1):
            hurt = board.put(player, DECK, "Hurt")
            board.state.zones[player][DECK].remove(hurt)
            board.state.zones[player][DAMAGE].append(hurt)
            board.state.objects[hurt].zone = DAMAGE
        summon = rite(board, HIT)
        table = through(board.start().cast(summon))
        assert use(table, card).hand(0) == drawn, words


def test_only_in_the_second_main_phase() -> None:
    board = Board()
    card = hild(
        board, "《0》: Draw 1 card. You can only use this ability during your Main Phase 2, and only once per turn."
    )
    table = board.start()
    assert ("use", card, 0) not in (table.asked.options or ())
    board = Board()
    card = hild(
        board, "《0》: Draw 1 card. You can only use this ability during your Main Phase 1 and only once per turn."
    )
    assert use(board.start(), card).hand(0) == 1


def test_the_first_attack_of_a_turn() -> None:
    board = Board()
    card = hild(board, "When Hild attacks for the first time each turn, activate Hild.")
    table = attack(board.start(), card)
    assert not table.obj(card).dull


def test_discarded_by_the_opponent_it_comes_from_the_break_zone() -> None:
    text = "When you discard a card due to your Summons or abilities, if Hild is in the Break Zone, you may play Hild onto the field."
    board = Board()
    card = hild(board, text, BREAK_ZONE)
    board.put(0, HAND, "Held")
    summon = rite(board, "Discard 1 card.")
    assert through(board.start().cast(summon)).zone(card) == FIELD
    assert abilities(text, "Hild", "Forward")


@pytest.mark.parametrize("joined", ["or when you cast a Summon", "or you cast a Summon", ", or when you cast a Summon"])
def test_what_players_do_beside_what_a_card_does(joined: str) -> None:
    board = Board()
    card = hild(board, f"When Hild attacks {joined}, draw 1 card.".replace(" ,", ","))
    summon = rite(board, HIT)
    table = through(board.start().cast(summon))
    assert table.hand(0) == 1
    held = table.hand(0)
    assert attack(table, card).hand(0) == held + 1


@pytest.mark.parametrize(("attacks", "drawn"), [(True, 1), (False, 0)])
def test_who_attacked_and_is_gone_has_attacked(attacks: bool, drawn: int) -> None:
    board = Board()
    card = hild(board, "《0》: If you attacked this turn, draw 1 card.")
    guard = board.put(0, FIELD, "Guard")
    summon = rite(board, "Choose 1 [[i]]Card Name Guard[[/]]. Break it.")
    table = board.start()
    if attacks:
        table = attack(table, guard)
    table = through(table.cast(summon))
    held = table.hand(0)
    assert use(table, card).hand(0) - held == drawn


@pytest.mark.parametrize(("element", "damage"), [("Fire", 3000), ("Ice", 1000)])
def test_damage_of_a_summon_of_an_element(element: str, damage: int) -> None:
    board = Board()
    hild(board, "When a Forward opponent controls is dealt damage by a Fire Summon, deal it 2000 damage.")
    foe = board.put(1, FIELD, "Foe", power=9000)
    text = "Choose 1 Forward opponent controls. Deal it 1000 damage."
    summon = board.put(0, HAND, "Rite", *abilities(text), type="Summon", cost=0, elements=(element,))
    assert through(board.start().cast(summon)).obj(foe).damage == damage


@pytest.mark.parametrize(("saved", "zone"), [(True, FIELD), (False, BREAK_ZONE)])
def test_a_backup_in_its_place_if_that_is_wished(saved: bool, zone: int) -> None:
    board = Board()
    text = "If Hild would leave the field due to your opponent's Summons or abilities, you may put 1 Backup you control into the Break Zone instead."
    card = hild(board, text, player=1)
    helper = board.put(1, FIELD, "Helper", type="Backup")
    summon = rite(board, BREAK)
    table = board.start().cast(summon)
    while table.match.decision is not None and (table.asked.kind != "act" or table.match.state.stack):
        asked = table.asked
        table.answer(
            ("pass",) if asked.kind == "act" else saved if asked.kind == "yes_no" else tuple(asked.options or ())[:1]
        )
    assert (table.zone(card), table.zone(helper)) == (zone, BREAK_ZONE if saved else FIELD)


@pytest.mark.parametrize(("cast", "drawn"), [(True, 0), (False, 1)])
def test_a_forward_that_was_not_cast(cast: bool, drawn: int) -> None:
    board = Board()
    hild(board, "When a Forward enters your field, if you didn't cast it, draw 1 card.")
    guard = board.put(0, HAND if cast else BREAK_ZONE, "Guard", cost=0)
    summon = rite(board, "Choose 1 Forward in your Break Zone. Play it onto the field.")
    table = board.start()
    held = table.hand(0) - 1
    table = through(table.cast(guard if cast else summon))
    assert table.zone(guard) == FIELD
    assert table.hand(0) - held == drawn


@pytest.mark.parametrize(
    ("phase", "drawn"), [("your Main Phase 1", 1), ("your Main Phase 2", 0), ("the Attack Phase", 0)]
)
def test_a_summon_cast_in_a_phase(phase: str, drawn: int) -> None:
    board = Board()
    hild(board, f"When you cast a Summon during {phase}, draw 1 card.")
    summon = rite(board, HIT)
    assert through(board.start().cast(summon)).hand(0) == drawn


@pytest.mark.parametrize(("held", "drawn"), [(1, 0), (2, 1)])
def test_so_many_were_discarded_at_once(held: int, drawn: int) -> None:
    board = Board()
    card = hild(board, "《0》: Discard your hand. If 2 or more cards are discarded by this effect, draw 1 card.")
    for each in range(held):
        board.put(0, HAND, f"Held {each}")
    assert use(board.start(), card).hand(0) == drawn
