"""Own sentences played from their text: attacks, blocks and parties."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from helpers import Position
from played import BREAK, abilities, attack, blocked_by, drive, hild, hild_text, rite, through, to_attack, use


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


def test_another_than_the_one_that_attacks() -> None:
    board = Board()
    card = hild(board, "When a Forward you control attacks, all the other Forwards you control gain +1000 power until the end of the turn.")  # fmt: skip
    first, second = board.put(0, FIELD, "First"), board.put(0, FIELD, "Second")
    table = to_attack(board.start(), first)
    while table.match.state.stack:
        table.answer(("pass",))
    assert [table.power(each) for each in (card, first, second)] == [6000, 5000, 6000]


@pytest.mark.parametrize(("party", "drawn"), [(False, 1), (True, 0)])
@pytest.mark.clauses("fftcg-2020", "10.1.2")
def test_attacking_alone(party: bool, drawn: int) -> None:
    board = Board()
    card = hild(board, "When Hild attacks alone, draw 1 card.")
    other = board.put(0, FIELD, "Other")
    table = to_attack(board.start(), *((card, other) if party else (card,)))
    while table.match.state.stack:
        table.answer(("pass",))
    assert table.hand(0) == drawn


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


def test_in_a_party_with_a_kind() -> None:
    for element, drawn in (("Fire", 1), ("Water", 0)):
        board = Board()
        card = hild(board, f"When Hild attacks in a party with a {element} Forward, draw 1 card.")
        mate = board.put(0, FIELD, "Mate")
        table = board.start()
        while table.asked.reason != "attack":
            table.answer(("pass",))
        table.answer((card, mate))
        assert table.resolve().hand(0) == drawn


@pytest.mark.parametrize("party", (True, False))
def test_it_was_in_a_party_when_it_left(party: bool) -> None:
    board = Board()
    text = "When Hild forming a party is put from the field into the Break Zone, draw 2 cards."
    card = board.put(0, FIELD, "Hild", *hild_text(text))
    friend = board.put(0, FIELD, "Friend", power=9000)
    spell = abilities("Choose 1 Forward. Break it.")
    summon = board.put(1, HAND, "Fall", *spell, type="Summon", cost=0)
    table = to_attack(board.start(), *((card, friend) if party else (card,)))
    while table.asked.kind != "act" or table.asked.player != 1:
        table.answer(("pass",))
    assert drive(table.cast(summon), card).hand(0) == (2 if party else 0)


def test_the_forward_that_it_blocks() -> None:
    board = Board()
    text = "When Hild blocks or is blocked, deal 3000 damage to the Forward that blocks or is blocked by Hild."
    card = board.put(1, FIELD, "Hild", *hild_text(text), power=1000)
    knight, other = board.put(0, FIELD, "Knight", power=3000), board.put(0, FIELD, "Other", power=3000)
    table = drive(blocked_by(to_attack(board.start(), knight), card))
    assert [table.zone(c) for c in (card, knight, other)] == [FIELD, BREAK_ZONE, FIELD]


@pytest.mark.parametrize(("party", "power"), [(False, 5000), (True, 8000)])
@pytest.mark.clauses("fftcg-2020", "10.1.2")
def test_a_party_has_attacked(party: bool, power: int) -> None:
    board = Board()
    card = hild(board, "If a party you control attacked this turn, Hild gains +3000 power.")
    others = [board.put(0, FIELD, f"Guard {each}") for each in range(2)]
    table = to_attack(board.start(), *others[: 1 + party])
    assert table.power(card) == power


@pytest.mark.parametrize("size", [1, 2])
def test_those_that_form_the_party_are_counted(size: int) -> None:
    text = "When Hild attacks, choose 1 Forward opponent controls. Deal it 2000 damage for each Forward in that party."
    board = Board()
    attackers = [board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))]
    attackers += [board.put(0, FIELD, f"Friend {i}") for i in range(size - 1)]
    board.put(0, FIELD, "Idle")
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = drive(to_attack(board.start(), *attackers), foe)
    assert table.obj(foe).damage == (4000 if size == 2 else 0)


def test_the_others_of_the_party_gain_it() -> None:
    board = Board()
    card = hild(
        board,
        "When Hild forms a party and attacks, the other Forwards in that party gain +2000 power until the end of the turn.",
    )
    other, away = (board.put(0, FIELD, f"Guard {each}") for each in range(2))
    table = to_attack(board.start(), card, other)
    while table.match.state.stack:
        table.answer(("pass",))
    assert [table.power(each) for each in (card, other, away)] == [5000, 7000, 5000]


@pytest.mark.parametrize(("job", "drawn"), [("Monk", 1), ("Knight", 0)])
def test_a_party_with_another_of_a_job(job: str, drawn: int) -> None:
    position = Position(f"""
cards:
  Hild: {{type: Forward, elements: [Fire], cost: 0, power: 5000, jobs: [Monk], text: "When Hild and a Job Monk other than Hild form a party and attack, draw 1 card."}}
  Friend: {{type: Forward, elements: [Fire], cost: 1, power: 5000, jobs: [{job}], text: ""}}
turn: {{player: A, phase: attack}}
players: {{A: {{field: [Hild, Friend]}}}}
""")
    position.play("[A: {attack: [Hild, Friend]}, settle: true]").expect(f"A.hand.count: {drawn}")


def test_it_is_the_blocked_card_itself() -> None:
    board = Board()
    card = hild(board, "When Hild is blocked, it gains +1000 power until the end of the turn.")
    foe = board.put(1, FIELD, "Foe", power=4000)
    table = blocked_by(to_attack(board.start(), card), foe)
    while table.match.state.stack:
        table.answer(("pass",))
    assert (table.power(card), table.power(foe)) == (6000, 4000)


@pytest.mark.parametrize("words", ["deals damage to Hild", "deals battle damage to Hild"])
def test_whoever_deals_damage_to_it(words: str) -> None:
    board = Board()
    card = hild(board, f"When a Forward {words}, break that Forward.", power=5000)
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = blocked_by(to_attack(board.start(), card), foe)
    while table.match.state.phase != "main2":
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.zone(foe) == table.zone(card) == BREAK_ZONE


@pytest.mark.parametrize(("friends", "drawn"), [(1, 2), (2, 3)])
def test_how_many_form_the_party(friends: int, drawn: int) -> None:
    board = Board()
    card = hild(
        board, "When Hild forms a party and attacks, draw cards equal to the number of Forwards forming the party."
    )
    others = [board.put(0, FIELD, f"Guard {n}") for n in range(friends)]
    board.put(0, FIELD, "Idle")
    table = to_attack(board.start(), card, *others)
    assert drive(table).hand(0) == drawn


def test_the_power_of_a_party() -> None:
    board = Board()
    text = "If there are 2 or less Forwards forming the party, deal it damage equal to the total power of the Forwards forming the party."
    card = hild(board, f"When Hild forms a party and attacks, choose 1 Forward opponent controls. {text}")
    friend, foe = board.put(0, FIELD, "Friend", power=2000), board.put(1, FIELD, "Foe", power=9000)
    table = drive(to_attack(board.start(), card, friend), foe)
    assert table.obj(foe).damage == 7000


def test_the_blocking_forward_is_the_one_of_the_event() -> None:
    board = Board()
    text = "When a Forward you control blocks, the blocking Forward gains +2000 power until the end of the turn."
    hild(board, text, player=1)
    other = board.put(1, FIELD, "Olga")
    mine = board.put(0, FIELD, "Mine", power=9000)
    table = blocked_by(to_attack(board.start(), mine), other)
    while table.match.state.stack:
        table.answer(("pass",))
    assert (table.power(other), table.power(mine)) == (7000, 9000)


def test_they_of_the_party_are_those_that_were_named() -> None:
    board = Board()
    card = hild(
        board,
        "When Hild forms a party with a {Job Knight} and attacks, they gain +2000 power until the end of the turn.",
    )
    knight = board.put(0, FIELD, "Guard", jobs=("Knight",))
    monk, idle = (board.put(0, FIELD, name, jobs=(job,)) for name, job in (("Mate", "Monk"), ("Idle", "Knight")))
    table = drive(to_attack(board.start(), card, knight, monk))
    assert [table.power(each) for each in (card, knight, monk, idle)] == [7000, 7000, 5000, 5000]
