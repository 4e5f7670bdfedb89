"""Own sentences played from their text: what is done later, turns and phases more or less."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, FIELD, HAND, REMOVED, Board, Table
from helpers import Position
from played import BREAK, HIT, abilities, drive, hild, hild_text, rite, to_attack, until_turn, use, use_through

BURY = "Choose 1 Forward. Put it into the Break Zone."


def _on(table: Table) -> None:
    """Do as little as possible."""
    asked = table.asked
    table.answer(("pass",) if asked.kind == "act" else asked.options[: asked.least] if asked.options else ())


def phases_of(text: str, turns: int = 2) -> list[str]:
    """The phases in which somebody is asked in the turns after this one."""
    board = Board()
    board.put(0, FIELD, "Mine")
    board.put(1, FIELD, "Foe")
    summon = rite(board, text)
    table = board.start().play(summon)
    seen: list[str] = []
    while table.match.state.turn < 4 + turns:
        name = f"{'AB'[table.match.state.turn_player]} {table.match.state.phase}"
        if table.match.state.turn > 3 and name not in seen:
            seen.append(name)
        _on(table)
    return seen


def to_the_end(table: Table, turns: int) -> list[int]:
    """Pass on, without attacks: whose turn each of the next turns is."""
    seen = []
    now = table.match.state.turn
    while len(seen) < turns:
        _on(table)
        if table.match.state.turn != now:
            now = table.match.state.turn
            seen.append(table.match.state.turn_player)
    return seen


def test_an_attack_phase_more() -> None:
    board = Board()
    board.put(0, FIELD, "Mine")
    hild(
        board, "《0》: There is an additional Attack Phase after this one. You can only use this ability once per turn."
    )
    table = board.start().answer(("pass",), ("pass",))
    assert table.match.state.phase == "attack"
    (use,) = [act for act in table.match.acts() if act[0] == "use"]
    table.answer(use).resolve()
    while table.match.state.phase != "main2":
        _on(table)
    begun = [line for line in table.match.game.log.lines if line.kind == "phase"]
    assert [line.facts["phase"] for line in begun] == ["attack", "attack", "main2"]


def test_one_more_turn_and_then_they_alternate() -> None:
    board = Board()
    summon = rite(board, "Take 1 more turn after this one.")
    assert to_the_end(board.start().play(summon), 3) == [0, 1, 0]


def test_at_the_next_turns_main_phase() -> None:
    board = Board()
    summon = rite(board, "At the beginning of your next turn's Main Phase 1, receive 1 point of damage.")
    table = board.start().play(summon)
    assert not until_turn(table, 4).match.state.zones[0][DAMAGE_ZONE]
    assert len(until_turn(table, 5).resolve().match.state.zones[0][DAMAGE_ZONE]) == 1


def test_it_returns_in_the_next_turn() -> None:
    board = Board()
    card = board.put(0, FIELD, "Mine")
    summon = rite(
        board,
        "Choose 1 Forward you control. Remove it from the game. At the beginning of your next turn, return it to the field.",
    )
    table = board.start().play(summon)
    assert table.zone(card) not in (FIELD, BREAK_ZONE)
    assert until_turn(table, 5).zone(card) == FIELD


@pytest.mark.parametrize(("whose", "first"), [("your", 5), ("your opponent's", 4), ("the", 4)])
def test_at_the_beginning_of_the_next_turn(whose: str, first: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    text = "Choose 1 Forward opponent controls. Remove it from the game. "
    summon = rite(board, f"{text}At the beginning of {whose} next turn, return it to its owner's hand.")
    table = board.start().play(summon)
    if first == 5:
        table = until_turn(table, 4)
    assert table.zone(foe) == REMOVED
    assert until_turn(table, first).zone(foe) == HAND


def test_several_return_to_the_field_under_their_owners_control() -> None:
    board = Board()
    mine, foe = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe")
    summon = rite(
        board,
        "Choose 2 Forwards. Remove them from the game. At the beginning of your next turn, return them to the field under their owners' control.",
    )
    table = board.start().play(summon)
    assert FIELD not in (table.zone(mine), table.zone(foe))
    table = until_turn(table, 5)
    assert [table.zone(card) for card in (mine, foe)] == [FIELD, FIELD]
    assert table.obj(foe).controller == 1


def test_what_is_put_away_later_this_turn_draws_a_card() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=9000)
    mark = rite(board, f"{HIT} If it is put from the field into the Break Zone this turn, draw 1 card.")
    kill = rite(board, "Choose 1 Forward. Break it.")
    table = board.start().play(mark)
    assert table.hand(0) == 1
    table = table.play(kill)
    assert (table.zone(foe), table.hand(0)) == (BREAK_ZONE, 1)


def test_it_returns_and_gains() -> None:
    board = Board()
    text = "When Hild is put from the field into the Break Zone this turn, return Hild to the field. It gains +2000 power until the end of the turn."
    card = hild(board, f"《0》: {text}")
    summon = rite(board, BURY)
    table = use(board.start(), card)
    table.play(summon)
    assert table.zone(card) == FIELD and table.power(card) == 7000


def test_later_if_something_holds() -> None:
    for monster in (True, False):
        board = Board()
        if monster:
            board.put(0, FIELD, "Beast", type="Monster")
        foe = board.put(1, FIELD, "Foe")
        text = "Choose 1 Forward. Dull it. If you control a Monster, break it at the end of the turn."
        summon = rite(board, text)
        table = drive(board.start().cast(summon), foe)
        assert table.obj(foe).dull and table.zone(foe) == FIELD
        while (table.match.state.turn_player, table.match.state.phase) != (1, "main1") or table.asked.kind != "act":
            asked = table.asked
            table.answer(("pass",) if asked.kind == "act" else tuple((asked.options or ())[: asked.least]))
        assert table.zone(foe) == (BREAK_ZONE if monster else FIELD)


def test_what_left_the_field_comes_back_at_the_end_of_the_turn() -> None:
    board = Board()
    lamp = board.put(0, FIELD, "Lamp", type="Backup")
    text = "When Hild enters the field, you may remove 1 Backup you control from the game. At the end of the turn, play it onto the field."
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    table = board.start().play(hild, (), True)
    assert table.zone(lamp) == REMOVED
    while table.match.decision is not None and table.match.state.turn == 3:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.zone(lamp) == FIELD


@pytest.mark.parametrize(
    ("away", "zone"), [("Remove Hild from the game", REMOVED), ("Return Hild to its owner's hand", HAND)]
)
def test_it_comes_back_at_the_end_of_the_turn(away: str, zone: int) -> None:
    board = Board()
    card = hild(board, f"《0》: {away}. At the end of the turn, play it onto the field dull.")
    table = use(board.start(), card)
    assert table.zone(card) == zone
    assert until_turn(table, 4).zone(card) == FIELD


@pytest.mark.clauses("fftcg-2020", "11.8.17.1")
def test_what_was_broken_is_counted_at_the_end_of_the_turn() -> None:
    board = Board()
    for each in range(2):
        board.put(1, FIELD, f"Imp {each}", cost=1)
    text = "Break all the Forwards of cost 2 or less. At the end of the turn, draw 1 card for each Forward broken by this effect."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.hand(0) == 0
    while table.match.state.turn == 3:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.hand(0) == 2


def test_it_plays_itself_at_the_end_of_the_turn() -> None:
    board = Board()
    text = "When Hild is put from the field into the Break Zone, play Hild from the Break Zone onto the field at the end of the turn."
    card = hild(board, text)
    summon = rite(board, BREAK)
    table = board.start().play(summon)
    assert table.zone(card) == BREAK_ZONE
    while table.match.state.turn == 3 and table.zone(card) == BREAK_ZONE:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.zone(card) == FIELD


def test_the_game_is_lost_at_the_end_of_that_turn() -> None:
    board = Board()
    summon = rite(board, "Take 1 more turn after this one. At the end of that turn, you lose the game.")
    table = board.start().play(summon)
    while table.match.decision is not None:
        _on(table)
    assert (table.match.winner, table.match.state.turn) == (1, 4)


def test_skipped_phases() -> None:
    usual = ["B main1", "B attack", "B main2", "A main1", "A attack", "A main2"]
    for text, gone in (
        ("Skip your next Main Phase 2.", set()),  # that of this turn
        ("Skip your opponent's Draw Phase and Main Phase 2 in their next turn.", {"B main2"}),
        ("Your opponent skips their next Attack Phase.", {"B attack"}),
        ("Skip your Attack Phase in your next turn.", {"A attack"}),
        ("Skip your next Main Phase 1.", {"A main1"}),
    ):
        seen = [each for each in phases_of(text) if not each.endswith("end")]
        assert seen == [each for each in usual if each not in gone], text


def test_no_cards_are_drawn_and_none_activated() -> None:
    for text, drawn, dull in (
        ("Draw 1 card.", 3, False),
        ("Skip your next Draw Phase.", 0, False),
        ("You don't draw cards during your next Draw Phase.", 0, False),
        ("Skip your next Active Phase.", 2, True),
        ("The Characters you control will not activate during your next Active Phase.", 2, True),
    ):
        board = Board()
        mine = board.put(0, FIELD, "Mine", type="Backup")
        summon = rite(board, text)
        table = board.start()
        table.match.game.edit(mine).dull = True
        table.play(summon)
        assert to_the_end(table, 2) == [1, 0]
        while table.match.state.phase != "main1":
            table.answer(("pass",))
        assert (table.hand(0), table.obj(mine).dull) == (drawn, dull), text


def test_until_the_next_turn_begins() -> None:
    board = Board()
    card = board.put(
        0,
        FIELD,
        "Hild",
        *hild_text("《0》: Hild cannot be chosen by your opponent's Summons until the beginning of your next turn."),
    )
    table = use_through(board.start(), card)
    begun = []
    while table.match.state.turn < 5:
        begun.append((table.match.state.turn, bool(table.match.state.effects)))
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else tuple((asked.options or ())[: asked.least]))
    assert all(lasts for turn, lasts in begun if turn < 5)
    assert not table.match.state.effects


def test_only_in_the_turn_to_come() -> None:
    position = Position("""
cards:
  Hild: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "《0》: Choose 1 Forward. During your opponent's next turn, it cannot attack or block. You can only use this ability once per turn."}
  Guard: {type: Forward, elements: [Ice], cost: 1, power: 5000, text: ""}
turn: {player: A, phase: main1}
players: {A: {field: [Hild]}, B: {field: [Guard]}}
""")
    position.play("[A: {use: Hild, targets: [Guard]}, resolve: 1, to: attack, A: {attack: [Hild]}]")
    position.expect("can: [{B: {block: Guard}}]")
    position.play("[B: {block: none}, to: B.attack]").expect("cannot: [{B: {attack: [Guard]}}]")


@pytest.mark.parametrize(("number", "drawn"), [("1 or more", 1), ("2 or more", 1), ("3 or more", 0)])
def test_so_many_at_once_are_awaited_until_the_end_of_the_turn(number: str, drawn: int) -> None:
    """11.8.17.2, 15.1.1.3: two Forwards that are broken at once are one such moment."""
    board = Board()
    foes = [board.put(1, FIELD, name) for name in ("Foe", "Ogre")]
    mark = rite(
        board,
        f"During this turn, when {number} Forwards opponent controls are put from the field into the Break Zone, draw 1 card.",
    )
    kill = rite(board, "Break all the Forwards opponent controls.")
    table = board.start().play(mark).play(kill)
    assert [table.zone(foe) for foe in foes] == [BREAK_ZONE] * 2
    assert table.hand(0) == drawn


def test_those_that_attack_are_what_they_are() -> None:
    board = Board()
    mine, other = board.put(0, FIELD, "Mine", power=5000), board.put(0, FIELD, "Idle", power=5000)
    mark = rite(
        board,
        "During this turn, when 1 or more Forwards you control attack, they gain +1000 power until the end of the turn.",
    )
    table = to_attack(board.start().play(mark), mine)
    table = table.resolve()
    assert (table.power(mine), table.power(other)) == (6000, 5000)
