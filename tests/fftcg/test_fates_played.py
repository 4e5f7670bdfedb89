"""Own sentences played from their text: what is done instead of something, turns and phases more or less."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from test_kinds_played import hild
from test_sentences_played import abilities, rite

BREAK = "Choose 1 {Card Name Foe}. Break it."


def broken(
    text: str, *answers: object, held: int = 1, by: int = 0, what: str = BREAK
) -> tuple[Table, int, int, list[int]]:
    """Player 1 has Hild with this text, another Forward and cards in the hand; a Summon breaks the other."""
    board = Board()
    card = hild(board, text, player=1)
    foe = board.put(1, FIELD, "Foe", power=20000)
    cards = [board.put(1, HAND, f"Held {each}") for each in range(held)]
    (summon,) = (rite(board, what),)
    table = board.start().play(summon, (), *answers)
    return table, card, foe, cards


@pytest.mark.clauses("fftcg-2020", "11.12.5.1", "11.12.5.4")
def test_another_card_goes_instead() -> None:
    text = "If another Forward you control is broken, you may put Hild into the Break Zone instead."
    for answer in (True, False):
        table, card, foe, _ = broken(text, answer)
        assert (table.zone(card), table.zone(foe)) == ((BREAK_ZONE, FIELD) if answer else (FIELD, BREAK_ZONE))


def test_what_is_impossible_is_not_offered() -> None:
    """2.3: without a card in the hand nobody is asked."""
    text = "If a Forward you control is broken, you may discard 1 card instead."
    table, _, foe, (card,) = broken(text, True)
    assert (table.zone(foe), table.zone(card)) == (FIELD, BREAK_ZONE)
    table, _, foe, _ = broken(text, held=0)
    assert table.zone(foe) == BREAK_ZONE


def test_only_the_named_fate_counts() -> None:
    """15.1.1.3.2: what is put into the Break Zone is not broken."""
    for what, fate, saved in (
        ("Choose 1 {Card Name Foe}. Put it into the Break Zone.", "is broken", False),
        ("Choose 1 {Card Name Foe}. Put it into the Break Zone.", "is put from the field into the Break Zone", True),
        (
            "Choose 1 {Card Name Foe}. Return it to its owner's hand.",
            "is put from the field into the Break Zone",
            False,
        ),
        ("Choose 1 {Card Name Foe}. Return it to its owner's hand.", "is returned to its owner's hand", True),
        ("Choose 1 {Card Name Foe}. Remove it from the game.", "is removed from the game", True),
        ("Choose 1 {Card Name Foe}. Remove it from the game.", "leaves the field", True),
        ("Choose 1 {Card Name Foe}. Deal it 3000 damage.", "is dealt damage", True),
    ):
        table, card, foe, _ = broken(f"If another Forward you control {fate}, dull Hild instead.", what=what)
        assert table.obj(card).dull == saved, (what, fate)
        assert (table.zone(foe) == FIELD and not table.obj(foe).damage) == saved, (what, fate)


def test_only_by_the_opponent() -> None:
    for due, saved in (("your opponent's", True), ("your", False)):
        text = f"If a Forward you control is broken by {due} Summons or abilities, you may discard 1 card instead."
        table, _, foe, _ = broken(text, *((True,) if saved else ()))
        assert (table.zone(foe) == FIELD) == saved


def test_what_it_does_is_not_replaced_again() -> None:
    """11.12.5.5: the card that goes instead goes, though it is a Forward of the same player."""
    text = "If a Forward you control is broken, you may break Hild instead."
    table, card, foe, _ = broken(text, True)
    assert (table.zone(card), table.zone(foe)) == (BREAK_ZONE, FIELD)


def test_to_either_end_of_the_deck() -> None:
    for place, at in (("on top", 0), ("at the bottom", -1)):
        table, _, foe, _ = broken(
            f"If another Forward you control is put from the field into the Break Zone, put it {place} of its owner's deck instead."
        )
        assert table.match.state.zones[1][DECK][at] == foe


def test_the_damage_is_none_if_that_is_done() -> None:
    text = "If another Forward you control is dealt damage, you may discard 1 card. If you do so, the damage becomes 0 instead."
    for answer, damage in ((True, 0), (False, 3000)):
        table, _, foe, _ = broken(text, answer, what="Choose 1 {Card Name Foe}. Deal it 3000 damage.")
        assert table.obj(foe).damage == damage


def test_somebody_else_may_take_the_damage() -> None:
    text = "If another Forward you control is dealt damage, you may have Hild receive the damage instead."
    for answer, damage in ((True, (3000, 0)), (False, (0, 3000))):
        table, card, foe, _ = broken(text, answer, what="Choose 1 {Card Name Foe}. Deal it 3000 damage.")
        assert (table.obj(card).damage, table.obj(foe).damage) == damage


def test_for_this_turn_whatever_fits() -> None:
    board = Board()
    foe, mine = board.put(1, FIELD, "Foe"), board.put(0, FIELD, "Mine")
    first = rite(
        board,
        "If a Forward opponent controls is put from the field into the Break Zone this turn, remove it from the game instead.",
    )
    second = rite(board, "Break all the Forwards.")
    table = board.start().play(first).play(second)
    assert (table.zone(foe), table.zone(mine)) == (REMOVED, BREAK_ZONE)


def test_what_comes_by_effects_is_removed() -> None:
    board = Board()
    gone = board.put(1, BREAK_ZONE, "Gone", cost=2)
    first = rite(
        board,
        "During this turn, if a Forward enters the field by your opponent's Summons or abilities, remove it from the game instead.",
    )
    text = "《0》: Choose 1 Forward in your Break Zone. Play it onto the field."
    theirs = board.put(1, FIELD, "Olga", *abilities(text, "Olga", "Forward"))
    table = board.start().play(first).answer(("pass",), ("use", theirs, 0)).resolve()
    assert table.zone(gone) == REMOVED


def test_points_are_not_received() -> None:
    board = Board()
    card = hild(board, "If you receive damage while Hild is active, dull Hild. The damage becomes 0 instead.", player=1)
    shots = [rite(board, "Your opponent receives 1 point of damage.") for _ in range(2)]
    table = board.start().play(shots[0])
    assert table.obj(card).dull
    assert not table.match.state.zones[1][DAMAGE_ZONE]
    table.play(shots[1])
    assert len(table.match.state.zones[1][DAMAGE_ZONE]) == 1


def test_cards_drawn_instead() -> None:
    """11.12.5.5: the cards that are drawn instead are not replaced once more."""
    board = Board()
    hild(board, "If you draw a card, draw 2 cards instead.")
    summon = rite(board, "Draw 2 cards.")
    assert board.start().play(summon).hand(0) == 4


def test_nothing_comes_into_the_break_zone() -> None:
    """The Summon itself, what pays, and what is broken."""
    board = Board()
    hild(board, "If a card is put into your Break Zone, remove it from the game instead.")
    mine, foe, held = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe"), board.put(0, HAND, "Held")
    summon = rite(board, "Discard 1 card. Break all the Forwards other than Card Name Hild.")
    table = board.start().play(summon)
    assert [table.zone(each) for each in (mine, held, summon, foe)] == [REMOVED, REMOVED, REMOVED, BREAK_ZONE]


def _on(table: Table) -> None:
    """Do as little as possible."""
    asked = table.asked
    table.answer(("pass",) if asked.kind == "act" else asked.options[: asked.least] if asked.options else ())


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


def test_one_more_turn_and_then_they_alternate() -> None:
    board = Board()
    summon = rite(board, "Take 1 more turn after this one.")
    assert to_the_end(board.start().play(summon), 3) == [0, 1, 0]


def test_the_game_is_lost_at_the_end_of_that_turn() -> None:
    board = Board()
    summon = rite(board, "Take 1 more turn after this one. At the end of that turn, you lose the game.")
    table = board.start().play(summon)
    while table.match.decision is not None:
        _on(table)
    assert (table.match.winner, table.match.state.turn) == (1, 4)


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
