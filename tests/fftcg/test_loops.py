"""Infinite loops: nobody, one player or both can stop them; what only looks like a loop; copies and saves inside one."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board, Table

from cardwright.cards import FftcgCard
from cardwright.errors import Illegal
from cardwright.games.fftcg.definitions import compile_card
from cardwright.games.fftcg.rules import rules_of
from cardwright.kernel import loops
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.text import ir

BREAKS = "When Wheel enters the field, break Wheel."
RISES = "When Wheel is put from the field into the Break Zone, play Wheel onto the field."
MAY_RISE = "When Wheel is put from the field into the Break Zone, you may play it onto the field."
FOE_MAY_BREAK = "When a Forward enters your opponent's field, you may break it."
IDLE = "《0》: Activate Wheel."
PASS = ("pass",)


def written(*paragraphs: str, name: str = "Wheel", type: str = "Forward") -> tuple[ir.Ability, ...]:
    """The abilities of a card with this text."""
    power = 5000 if type == "Forward" else None
    card = FftcgCard(
        id="loop", name=name, type=type, elements=("Fire",), cost=0, power=power, text="[[br]]".join(paragraphs)
    )
    return compile_card(card).abilities


def wheel(board: Board, *paragraphs: str, zone: int = HAND, **facts: object) -> int:
    """A card of player 0 that costs nothing."""
    return board.put(0, zone, "Wheel", *written(*paragraphs), cost=0, **facts)


def run(table: Table, most: int = 400) -> int:
    """Both pass and say yes until that is refused or something else is asked; how often they said yes."""
    said = 0
    for _ in range(most):
        decision = table.match.decision
        if decision is None or decision.kind not in ("act", "yes_no"):
            return said
        if decision.kind == "act" and not table.match.state.stack:
            return said
        try:
            table.answer(PASS if decision.kind == "act" else True)
        except Illegal:
            return said
        said += decision.kind == "yes_no"
    raise AssertionError("it does not come to an end")


def use_again(table: Table, use: tuple[object, ...]) -> int:
    """Player 0 uses an ability and lets it resolve, until that is refused or something else is asked; how often."""
    used = 0
    while table.asked.kind == "act" and used < 100:
        act = PASS if table.match.state.stack else use
        try:
            table.answer(act)
        except Illegal:
            return used
        used += act == use
    return used


def times(table: Table, kind: str = "resolve") -> int:
    assert table.match.game.log is not None
    return sum(line.kind == kind for line in table.match.game.log.lines)


# -- nobody can stop it --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "13.1")
def test_two_mandatory_triggers_that_feed_each_other_are_a_draw() -> None:
    board = Board()
    card = wheel(board, BREAKS, RISES)
    table = board.start().cast(card)
    run(table)
    assert (table.match.winner, table.match.state.why) == (-1, "13.1")
    assert times(table) < 20


@pytest.mark.clauses("fftcg-2020", "13.1")
def test_the_loop_is_seen_from_the_other_seat_as_well() -> None:
    board = Board()
    board.put(1, FIELD, "Wall", *written("When a Forward enters the field, break it.", name="Wall", type="Backup"))
    card = wheel(board, RISES)
    table = board.start().cast(card)
    run(table)
    assert (table.match.winner, table.match.state.why) == (-1, "13.1")


@pytest.mark.clauses("fftcg-2020", "13.1")
def test_a_pass_may_be_what_lets_it_go_on_but_only_as_long_as_something_else_can_be_done() -> None:
    board = Board()
    rite = board.summon(ir.Draw(player=ir.You(), count=ir.Num(value=1)), player=1)
    card = wheel(board, BREAKS, RISES)
    table = board.start().cast(card)
    run(table)
    assert (table.asked.player, table.asked.reason, table.asked.clause) == (1, "loop", "13.2")
    table.answer(0)
    while table.asked.player == 0:
        table.answer(PASS)
    with pytest.raises(Illegal) as refused:
        table.answer(PASS)
    assert refused.value.clause == "13.2"
    assert table.match.acts() == [("cast", rite, "")]
    table.answer(("cast", rite, ""))  # that did not help, and nothing is left
    run(table)
    assert (table.match.winner, table.match.state.why) == (-1, "13.1")


@pytest.mark.clauses("fftcg-2020", "13.1")
def test_a_loop_that_grows_is_a_draw_as_well_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "LIMIT", 60)
    monkeypatch.setattr(loops, "MARGIN", 10)
    board = Board()
    crystal = "When Wheel enters the field, gain 《C》."
    card = wheel(board, BREAKS, RISES, crystal)
    table = board.start().cast(card)
    while table.match.decision is not None:
        asked = table.asked
        table.answer(PASS if asked.kind == "act" else asked.options)  # the order of the two triggers
    assert (table.match.winner, table.match.state.why) == (-1, "13.1")
    assert times(table) >= 60


# -- one player can stop it ----------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "13.2")
@pytest.mark.parametrize("named", [0, 1, 7])
def test_the_player_with_the_optional_link_says_how_often_and_then_has_to_stop(named: int) -> None:
    board = Board()
    card = wheel(board, BREAKS, MAY_RISE)
    table = board.start().cast(card)
    run(table)
    asked = table.asked
    assert (asked.kind, asked.player, asked.reason, asked.clause) == ("number", 0, "loop", "13.2")
    table.answer(named)
    assert run(table) == named
    assert table.asked.kind == "yes_no"
    with pytest.raises(Illegal) as refused:
        table.answer(True)
    assert refused.value.clause == "13.2"
    assert table.match.sample(Random(1)) is False
    table.answer(False)
    run(table)
    assert table.zone(card) == BREAK_ZONE
    assert not table.match.over


@pytest.mark.clauses("fftcg-2020", "13.2")
def test_the_same_act_in_the_same_position_is_not_offered_again() -> None:
    board = Board()
    card = wheel(board, IDLE, zone=FIELD)
    use = ("use", card, 0)
    table = board.start()
    use_again(table, use)
    assert (table.asked.reason, table.asked.player) == ("loop", 0)
    assert use_again(table.answer(2), use) == 2
    assert table.match.acts() == [PASS]
    with pytest.raises(Illegal) as refused:
        table.answer(use)
    assert refused.value.clause == "13.2"
    while table.match.state.phase != "main2":
        table.answer(PASS if table.asked.kind == "act" else ())
    assert use in table.match.acts()  # a new phase is another position


@pytest.mark.clauses("fftcg-2020", "13.2")
def test_another_position_is_not_the_same_loop() -> None:
    board = Board()
    card = wheel(board, IDLE, zone=FIELD)
    rite = board.summon(ir.Draw(player=ir.You(), count=ir.Num(value=1)))
    use = ("use", card, 0)
    table = board.start()
    use_again(table, use)
    assert use_again(table.answer(0), use) == 0
    assert use not in table.match.acts()
    table.cast(rite).answer(PASS, PASS)
    assert use in table.match.acts()


@pytest.mark.clauses("fftcg-2020", "13.2")
def test_what_never_repeats_is_closed_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "LIMIT", 60)
    board = Board()
    card = wheel(board, "《0》: Gain 《C》.", zone=FIELD)
    table = board.start()
    assert 25 < use_again(table, ("use", card, 0)) < 60
    with pytest.raises(Illegal) as refused:
        table.answer(("use", card, 0))
    assert refused.value.clause == "13.2"


# -- both can stop it ----------------------------------------------------------------------------------------------------


def contest() -> tuple[Table, int]:
    """Player 1 may break what player 0 may play again."""
    board = Board()
    board.put(1, FIELD, "Wall", *written(FOE_MAY_BREAK, name="Wall", type="Backup"))
    card = wheel(board, MAY_RISE)
    table = board.start().cast(card)
    run(table)
    return table, card


@pytest.mark.clauses("fftcg-2020", "13.3")
@pytest.mark.parametrize(("first", "second"), [(8, 3), (3, 8), (4, 4)])
def test_both_name_a_number_and_the_smaller_counts(first: int, second: int) -> None:
    table, _ = contest()
    asked = table.asked
    assert (asked.kind, asked.player, asked.reason, asked.clause) == ("number", 0, "loop", "13.3")
    table.answer(first)
    assert (table.asked.kind, table.asked.player, table.asked.clause) == ("number", 1, "13.3")
    assert run(table.answer(second)) == 2 * min(first, second)
    with pytest.raises(Illegal) as refused:
        table.answer(True)
    assert refused.value.clause == "13.3"
    table.answer(False)
    run(table)
    assert not table.match.over
    assert not table.match.state.stack


# -- what is no loop -----------------------------------------------------------------------------------------------------


def test_cards_that_are_drawn_are_progress() -> None:
    board = Board()
    card = wheel(board, "When Wheel enters the field, draw 1 card.", BREAKS, RISES)
    table = board.start().cast(card)
    while table.match.decision is not None:
        asked = table.asked
        assert asked.reason != "loop"
        table.answer(PASS if asked.kind == "act" else asked.options[::-1])  # the card is drawn first
    assert (table.match.winner, table.match.state.why) == (1, "12.4.2")


def test_nothing_is_remembered_before_much_has_happened_nor_in_the_next_phase() -> None:
    board = Board()
    card = wheel(board, IDLE, zone=FIELD)
    table = board.start()
    for _ in range(6):
        assert not any(key.startswith("loop") for key in table.match.state.memory)
        table.answer(("use", card, 0), PASS, PASS)
    table.answer(("use", card, 0), PASS, PASS)
    assert loops.TRAIL in table.match.state.memory
    table.answer(PASS, PASS)
    assert table.match.state.phase == "attack"
    assert not any(key.startswith("loop") for key in (*table.match.state.memory, *table.match.state.vars))


# -- copies and saves ----------------------------------------------------------------------------------------------------


def test_copies_and_saves_inside_a_loop_go_on_to_the_same_end() -> None:
    table, _ = contest()
    ends = set()
    answers = [5, 2]
    for _ in range(200):
        if table.match.decision is None or (table.asked.kind == "act" and not table.match.state.stack):
            break
        twin = table.match.copy()
        saved = Match.restore(table.match.save(), table.match.game.defs, rules_of("fftcg-2020"))
        decision = table.asked
        if decision.kind == "number":
            answer = answers.pop(0)
        elif decision.kind == "act":
            answer = PASS
        else:
            answer = decision.rule == ""
        for match in (table.match, twin, saved):
            assert match.decision == decision
            match.answer(answer)
        ends = {m.fingerprint() for m in (table.match, twin, saved)}
        assert len(ends) == 1
    assert answers == []
    assert not table.match.state.stack


# -- further shapes ------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "13.1", "9.5.1.1")
def test_a_loop_in_the_end_phase_ends_without_any_question() -> None:
    board = Board()
    wheel(board, "At the end of each of your turns, break Wheel.", RISES, BREAKS, zone=FIELD)
    table = board.start()
    while table.match.decision is not None:
        assert table.match.state.phase != "end"
        table.answer(PASS if table.asked.kind == "act" else ())
    assert (table.match.winner, table.match.state.why) == (-1, "13.1")


@pytest.mark.clauses("fftcg-2020", "13.1")
def test_a_choice_that_changes_nothing_stops_nothing() -> None:
    board = Board()
    for name in ("Left", "Right"):
        board.state.objects[board.put(1, FIELD, name, type="Backup")].dull = True
    card = wheel(board, "When Wheel enters the field, choose 1 Backup. Dull it. Break Wheel.", RISES)
    table = board.start().cast(card)
    named = 0
    while table.match.decision is not None:
        asked = table.asked
        if asked.kind == "number":
            assert (asked.player, asked.clause) == (0, "13.2")
            named += 1
            table.answer(1)
        else:
            table.answer(PASS if asked.kind == "act" else table.match.sample(Random(0)))
    assert named in (1, 2)  # each Backup may have to be tried
    assert (table.match.winner, table.match.state.why) == (-1, "13.1")


@pytest.mark.clauses("fftcg-2020", "13.1")
def test_a_stack_that_grows_without_end_is_a_loop() -> None:
    board = Board()
    card = wheel(board, "When Wheel enters the field, draw 1 card.", BREAKS, RISES)
    table = board.start().cast(card)
    while table.match.decision is not None and table.asked.kind != "number":
        table.answer(PASS if table.asked.kind == "act" else table.asked.options)  # never gets to the drawing
    assert table.asked.clause == "13.2"  # the other order would stop it
    table.answer(0)
    while table.asked.kind == "act":
        table.answer(PASS)
    with pytest.raises(Illegal) as refused:
        table.answer(table.asked.options)
    assert refused.value.clause == "13.2"
    table.answer(table.asked.options[::-1])
    while table.match.state.stack and not table.hand(0):
        table.answer(PASS)
    assert table.hand(0) == 1
