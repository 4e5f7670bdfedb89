"""Own sentences played from their text: which player is meant."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board
from helpers import Position
from played import abilities, aim, cast, drive, hild, on_top, rite, until_turn, use

from cardwright.text import ir

WAYS = ("when a player casts their second Summon {}", "when any player casts his/her second Summon {}")


def test_the_controller_draws_of_their_own_deck() -> None:
    """11.8.14: who may do it is asked, and it is that player's card that is drawn."""
    for answer, drawn in ((True, 1), (False, 0)):
        board = Board()
        foe = board.put(1, FIELD, "Foe", type="Backup")
        summon = rite(board, "Choose 1 Backup. Break it. Its controller may draw 1 card.")
        table = board.start().cast(summon).resolve(answer)
        assert table.zone(foe) == BREAK_ZONE
        assert (table.hand(0), table.hand(1)) == (0, drawn)


@pytest.mark.parametrize("owner", [0, 1])
def test_whose_forward_was_broken_is_dealt_a_point(owner: int) -> None:
    board = Board()
    foe = board.put(owner, FIELD, "Foe")
    text = "Choose 1 [[i]]Card Name Foe[[/]]. Break it. Hild deals its controller 1 point of damage."
    card = hild(board, f"《0》: {text}")
    table = use(board.start(), card)
    assert table.zone(foe) == BREAK_ZONE
    assert [len(table.match.state.zones[player][DAMAGE_ZONE]) for player in (0, 1)] == [
        int(owner == 0),
        int(owner == 1),
    ]


def test_its_controller_selects_among_the_own() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    mine, other = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Other")
    text = "Choose 1 Forward opponent controls. Break it. Its controller selects 1 Forward they control. Dull it."
    summon = rite(board, text)
    table = drive(board.start().cast(summon), foe, mine, other)
    assert (table.zone(foe), table.obj(mine).dull, table.obj(other).dull) == (BREAK_ZONE, False, True)


def test_points_for_the_controller_of_the_broken() -> None:
    board = Board()
    theirs = board.put(1, FIELD, "Two")
    summon = rite(board, "Choose 1 Forward opponent controls. Break it. Deal its controller 1 point of damage.")
    table = board.start().play(summon)
    assert table.zone(theirs) == BREAK_ZONE and len(table.match.state.zones[1][DAMAGE_ZONE]) == 1


def test_a_point_of_damage_for_the_controller() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(board, "Choose 1 Forward. Deal it 4000 damage and 1 point of damage to its controller.")
    table = board.start().play(summon)
    assert table.obj(foe).damage == 4000
    assert [len(table.match.state.zones[player][DAMAGE_ZONE]) for player in (0, 1)] == [0, 1]


def test_the_controller_puts_as_many_cards_away_as_it_cost() -> None:
    board = Board()
    board.put(1, FIELD, "Foe", cost=3)
    text = "Choose 1 Forward. Break it. Its controller puts as many cards from the top of their deck into the Break Zone as the CP required to cast it."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert len(table.match.state.zones[1][BREAK_ZONE]) == 4


def test_its_controller_reveals_a_card_of_that_deck() -> None:
    board = Board()
    board.put(1, FIELD, "Foe")
    text = "Choose 1 Forward opponent controls. Its controller reveals the top card of their deck. If the revealed card is a Backup, draw 1 card."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.hand(0) == 1 and len(table.match.state.zones[1][DECK]) == 10


def test_each_player_takes_from_his_own_break_zone() -> None:
    for text, zone in (
        ("Each player selects 1 Forward from their Break Zone and adds it to their hand.", HAND),
        ("Each player removes 1 Forward in their Break Zone from the game.", REMOVED),
    ):
        board = Board()
        cards = [board.put(player, BREAK_ZONE, f"Guard {player}") for player in (0, 1)]
        more = board.put(0, BREAK_ZONE, "Spare")
        table = cast(board, text).answer(("pass",), ("pass",))
        assert set(table.asked.options) == {cards[0], more}
        table.resolve((cards[0],))
        assert [table.zone(card) for card in (*cards, more)] == [zone, zone, BREAK_ZONE], text


def test_both_players_draw() -> None:
    board = Board()
    summon = rite(board, "Both players draw 2 cards.")
    table = board.start().play(summon)
    assert (table.hand(0), table.hand(1)) == (2, 2)


def test_each_player_may_do_it_for_himself() -> None:
    for answers, hands in (((True, True), (1, 1)), ((False, True), (0, 1)), ((True, False), (1, 0))):
        board = Board()
        summon = rite(board, "Each player may draw 1 card.")
        table = board.start().cast(summon).resolve(*answers)
        assert (table.hand(0), table.hand(1)) == hands


@pytest.mark.clauses("fftcg-2020", "11.8.7")
def test_each_player_in_the_own_turn() -> None:
    board = Board()
    hild(board, "At the end of each player's turn, that player discards 1 card from their hand.")
    mine, theirs = board.put(0, HAND, "Mine"), board.put(1, HAND, "Theirs")
    table = until_turn(board.start(), 4)
    assert (table.zone(mine), table.zone(theirs)) == (BREAK_ZONE, HAND)


def test_whoever_casts_draws() -> None:
    for player in (0, 1):
        board = Board()
        hild(board, "When a player casts a Summon, that player draws 1 card.", player=player)
        summon = rite(board, "Dull all the Forwards.")
        table = board.start().play(summon)
        assert (table.hand(0), table.hand(1)) == (1, 0)


def test_at_the_beginning_of_the_turn() -> None:
    board = Board()
    text = "At the beginning of each player's turn, if that player controls 1 or more Backups, Hild deals that player 1 point of damage."
    hild(board, text)
    board.put(1, FIELD, "Aide", type="Backup")
    table = until_turn(board.start(), 5)
    assert [len(table.match.state.zones[player][DAMAGE_ZONE]) for player in (0, 1)] == [0, 1]


def test_forwards_of_that_player() -> None:
    board = Board()
    hild(board, "When a player casts a Summon, choose 1 Forward that player controls. Deal it 1000 damage.", player=1)
    mine, foe = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe")
    summon = rite(board, "Dull all the Backups.")
    table = board.start().play(summon)
    assert (table.obj(mine).damage, table.obj(foe).damage) == (1000, 0)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("span", ["in a turn", "each turn"])
def test_anybodys_second_summon(way: str, span: str) -> None:
    board = Board()
    text = way.format(span)
    hild(board, f"{text[0].upper()}{text[1:]}, that player draws 1 card.")
    first, second, third = (rite(board, "Draw 1 card.") for _ in range(3))
    table = board.start()
    for summon, left in ((first, 3), (second, 4), (third, 4)):
        assert table.play(summon).hand(0) == left


def test_its_owner_says_where_in_the_deck() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(board, "Choose 1 Forward. Its owner puts it on the top or bottom of their deck.")
    table = board.start().cast(summon)
    while table.match.state.stack and table.asked.kind == "act":
        table.answer(("pass",))
    assert table.asked.player == 1
    table.answer(()).resolve()
    assert table.match.state.zones[1][DECK][-1] == foe


@pytest.mark.parametrize(("kind", "damage"), [("Forward", 3000), ("Monster", 0)])
def test_whose_ability_was_cancelled(kind: str, damage: int) -> None:
    board = Board()
    comes = abilities("When Hild enters the field, draw 1 card.", "Hild", "Forward")
    hild = board.put(0, HAND, "Hild", *comes, cost=0, power=9000)
    text = f"Choose 1 auto-ability. Cancel its effect. If the cancelled ability triggered from a {kind}, deal that {kind} 3000 damage."
    (ability,) = abilities(text)
    assert isinstance(ability, ir.SummonEffect)
    summon = board.summon(*ability.effects)
    table = aim(board.start().cast(hild), ("cast", summon, ""))
    assert table.hand(0) == 0, "nothing was drawn"
    assert table.obj(hild).damage == damage


def test_whoever_used_the_cancelled_ability_is_broken() -> None:
    board = Board()
    user = board.put(0, FIELD, "Hild", *abilities("《0》: Draw 1 card.", "Hild", "Forward"))
    other = board.put(0, FIELD, "Other")
    summon = rite(board, "Choose 1 action ability. Cancel its effect. Break the Character that used it.")
    table = board.start().answer(("use", user, 0), ("cast", summon, "")).resolve()
    assert (table.zone(user), table.zone(other), table.hand(0)) == (BREAK_ZONE, FIELD, 0)


@pytest.mark.parametrize("kind", ["Forward", "Backup"])
@pytest.mark.parametrize("said", ["it was triggered from a Forward", "the auto-ability was of a Forward"])
def test_whose_ability_it_was(said: str, kind: str) -> None:
    board = Board()
    text = "When Olga enters the field, draw 1 card."
    card = board.put(0, HAND, "Olga", *abilities(text, "Olga", kind), type=kind, cost=0)
    summon = rite(board, f"Choose 1 auto-ability. Cancel its effect. If {said}, deal that Forward 3000 damage.")
    table = board.start().cast(card).cast(summon).resolve()
    assert table.hand(0) == 0
    assert table.obj(card).damage == (3000 if kind == "Forward" else 0)


@pytest.mark.parametrize(("top", "power"), [("Giant", 13000), ("Spell", 5000)])
def test_the_power_of_the_forward_just_put_away(top: str, power: int) -> None:
    position = Position(f"""
cards:
  Hild: {{type: Forward, elements: [Fire], cost: 0, power: 5000, text: "When Hild attacks, put the top card of your deck into the Break Zone. If it is a Forward, Hild gains power equal to that Forward's power until the end of the turn."}}
  Giant: {{type: Forward, elements: [Fire], cost: 5, power: 8000, text: ""}}
  Spell: {{type: Summon, elements: [Fire], cost: 1, text: "Draw 1 card."}}
turn: {{player: A, phase: attack}}
players: {{A: {{field: [Hild], deck: [{top}, Spell]}}}}
""")
    position.play("[A: {attack: [Hild]}, resolve: 1]").expect(f"'A:Hild': {{power: {power}}}, A.break_zone: [{top}]")


def test_these_cards_are_discarded_and_so_many_drawn() -> None:
    position = Position("""
cards:
  Hild: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "《0》: Your opponent reveals their hand. Select up to 2 Forwards in their hand. Your opponent discards these cards, then draws 1 card."}
  One: {type: Forward, elements: [Fire], cost: 5, power: 8000, text: ""}
  Other: {type: Forward, elements: [Ice], cost: 5, power: 8000, text: ""}
  Spell: {type: Summon, elements: [Fire], cost: 1, text: "Draw 1 card."}
players: {A: {field: [Hild]}, B: {hand: [One, Other, Spell]}}
""")
    position.play("[A: {use: Hild}, resolve: 1, A: {choose: [One, Other]}]")
    position.expect("B.break_zone: [One, Other], B.hand.count: 2")


@pytest.mark.parametrize(("top", "drawn"), [("Spell", 1), ("Giant", 0)])
def test_the_card_put_away_is_asked_about_not_the_backup(top: str, drawn: int) -> None:
    position = Position(f"""
cards:
  Hild: {{type: Forward, elements: [Fire], cost: 0, power: 5000, text: "《0》: You may activate 1 Backup you control. When you do so, your opponent puts the top card of their deck into the Break Zone. If it is a Summon, draw 1 card."}}
  Maid: {{type: Backup, elements: [Fire], cost: 1, text: ""}}
  Giant: {{type: Forward, elements: [Fire], cost: 5, power: 8000, text: ""}}
  Spell: {{type: Summon, elements: [Fire], cost: 1, text: "Draw 1 card."}}
players: {{A: {{field: [Hild, {{card: Maid, state: dull}}]}}, B: {{deck: [{top}, Spell]}}}}
""")
    position.play("[A: {use: Hild}, resolve: 1, A: {choose: [true]}, settle: true]")
    position.expect(f"A.hand.count: {drawn}, B.break_zone: [{top}]")


@pytest.mark.parametrize(("knights", "power"), [(0, 5000), (1, 6000), (3, 8000)])
def test_it_of_a_later_sentence_is_the_card_itself(knights: int, power: int) -> None:
    """+3000 in place of +1000, and for Hild alone."""
    board = Board()
    others = [board.put(0, FIELD, f"Knight {n}", power=5000, jobs=("Knight",)) for n in range(knights)]
    text = (
        "If you control a {Job Knight}, Hild gains +1000 power. If you control 3 or more, it gains +3000 power instead."
    )
    card = hild(board, text, power=5000)
    table = board.start()
    assert [table.power(each) for each in (card, *others)] == [power] + [5000] * knights


@pytest.mark.parametrize(("kind", "hurt", "drawn"), [("Forward", True, 0), ("Backup", False, 1), ("Summon", False, 0)])
def test_the_second_question_is_about_the_card_of_the_first(kind: str, hurt: bool, drawn: int) -> None:
    """11.11.5: what lies in the Break Zone is a Forward, a Backup or neither, whatever was chosen."""
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=5000)
    on_top(board, 0, board.put(0, DECK, "Turned", type=kind))
    put = "Put the top card of your deck into the Break Zone. "
    summon = rite(
        board, put + "If it is a Forward, choose 1 Forward. Deal it 5000 damage. If it is a Backup, draw 1 card."
    )
    table = board.start().play(summon)
    assert (table.zone(foe) == BREAK_ZONE) is hurt
    assert table.hand(0) == drawn
