"""Auto-abilities: what triggers them and how often, conditions, limits, delayed ones and state triggers (11.8)."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    CARD,
    DAMAGE_ZONE,
    DECK,
    END_OF_TURN,
    FIELD,
    FOE,
    FORWARD,
    HAND,
    MINE,
    REMOVED,
    THEIRS,
    YOU,
    Board,
    Table,
    choose,
    forwards,
    hit,
    it,
    num,
)

from cardwright.text import ir

SELF = ir.SelfRef()
DRAW = ir.Draw(player=YOU, count=num(1))
IN_MY_BREAK_ZONE = ir.InZone(zone=ir.BreakZone(player=YOU))


def when(
    subject: ir.Objects, *happenings: ir.Event, effects: tuple[ir.Effect, ...] = (DRAW,), **more: object
) -> ir.AutoAbility:
    return ir.AutoAbility(event=ir.CardEvent(subject=subject, happenings=happenings), effects=effects, **more)


def a(*qualifiers: ir.Filter) -> ir.OneSubject:
    return ir.OneSubject(group=forwards(*qualifiers))


ENTERS = ir.EntersField(whose=ir.AnyPlayer())
DIES = ir.PutIntoBreakZone(source="field")


def settle(table: Table, *answers: object) -> Table:
    """Let the stack resolve; triggers go on it in the order in which they are offered."""
    left = list(answers)
    while table.match.decision is not None and (table.asked.kind != "act" or table.match.state.stack):
        if table.asked.kind == "act":
            table.answer(("pass",))
        elif table.asked.reason == "stack_order":
            table.answer(table.asked.options)
        else:
            table.answer(left.pop(0))
    return table


# zone movement ------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "11.8.16.1.1", "11.8.6")
def test_cards_that_enter_together_see_each_other() -> None:
    board = Board()
    watch = when(a(MINE), ENTERS)
    twins = [board.put(0, BREAK_ZONE, name, watch) for name in ("A", "B")]
    rise = board.summon(choose(forwards(IN_MY_BREAK_ZONE), count=2), ir.PlayOnto(what=it(), player=YOU), cost=0)
    table = settle(board.start().cast(rise))
    assert [table.zone(t) for t in twins] == [FIELD, FIELD]
    assert table.hand(0) == 4


@pytest.mark.clauses("fftcg-2020", "11.8.16", "6.4.2")
def test_a_card_sees_its_own_leaving_and_finds_itself_where_it_went() -> None:
    board = Board()
    phoenix = board.put(
        0, FIELD, "Phoenix", when(SELF, DIES, effects=(ir.ToHand(what=SELF, player=YOU, verb="return"),))
    )
    doom = board.summon(choose(), ir.Break(what=it()))
    table = settle(board.start().cast(doom))
    assert table.zone(phoenix) == HAND


@pytest.mark.clauses("fftcg-2020", "11.8.16.1", "7.4")
def test_a_card_that_has_left_the_break_zone_is_not_found_there() -> None:
    board = Board()
    phoenix = board.put(
        0, FIELD, "Phoenix", when(SELF, DIES, effects=(ir.ToHand(what=SELF, player=YOU, verb="return"),))
    )
    doom = board.summon(choose(), ir.Break(what=it()))
    banish = board.summon(
        choose(ir.Group(noun=ir.IsCard(), adjectives=(ir.NameIs(name="Phoenix"),), qualifiers=(IN_MY_BREAK_ZONE,))),
        ir.RemoveFromGame(what=it(), duration=ir.Permanent()),
    )
    table = board.start().cast(doom).answer(("pass",), ("pass",))
    assert len(table.match.state.stack) == 1
    settle(table.cast(banish))
    assert table.zone(phoenix) == REMOVED


@pytest.mark.clauses("fftcg-2020", "11.11.4", "11.5.6")
def test_a_leaving_trigger_reads_the_card_as_it_was() -> None:
    board = Board()
    avenge = when(
        a(MINE),
        DIES,
        effects=(
            ir.If(
                condition=ir.HasFilter(card=it("subject"), filter=ir.PowerIs(amount=num(8000), compare=">=")),
                effect=DRAW,
            ),
        ),
    )
    board.put(0, FIELD, "Avenger", avenge, type="Backup")
    guard = board.put(0, FIELD)
    pump = board.summon(choose(), ir.Gain(to=it(), gains=(ir.PowerUp(amount=num(3000)),), duration=END_OF_TURN), cost=0)
    doom = board.summon(choose(), ir.Break(what=it()))
    table = settle(settle(board.start().cast(pump)).cast(doom))
    assert table.zone(guard) == BREAK_ZONE
    assert table.hand(0) == 1


@pytest.mark.clauses("fftcg-2020", "11.8.6")
def test_each_card_of_a_simultaneous_event_triggers() -> None:
    board = Board()
    board.put(0, FIELD, "Mourner", when(a(MINE), DIES), type="Backup")
    for name in ("A", "B", "C"):
        board.put(0, FIELD, name)
    storm = board.summon(ir.Break(what=ir.All(group=FORWARD)))
    assert settle(board.start().cast(storm)).hand(0) == 3


@pytest.mark.clauses("fftcg-2020", "11.8.6")
def test_or_more_cards_at_the_same_moment_trigger_once() -> None:
    board = Board()
    crowd = ir.CountedSubject(count=num(2), group=forwards(MINE))
    board.put(0, FIELD, "Mourner", when(crowd, DIES), type="Backup")
    for name in ("A", "B", "C"):
        board.put(0, FIELD, name)
    doom = board.summon(choose(forwards(ir.NameIs(name="C"))), ir.Break(what=it()))
    storm = board.summon(ir.Break(what=ir.All(group=FORWARD)))
    table = settle(board.start().cast(doom))
    assert table.hand(0) == 1
    assert settle(table.cast(storm)).hand(0) == 1


@pytest.mark.clauses("fftcg-2020", "15.1.1.4.1")
def test_a_card_sees_that_it_was_discarded_by_an_ability() -> None:
    board = Board()
    junk = board.put(0, HAND, "Junk", when(SELF, ir.IsDiscarded(due_to="ability")))
    purge = board.summon(ir.DiscardHand(player=YOU))
    table = settle(board.start().cast(purge))
    assert table.zone(junk) == BREAK_ZONE
    assert table.hand(0) == 1


def test_entering_from_the_break_zone_is_told_from_being_cast() -> None:
    board = Board()
    back = ir.EntersField(whose=ir.AnyPlayer(), by="break_zone")
    cast = ir.EntersField(whose=ir.AnyPlayer(), by="your_cast")
    board.put(0, FIELD, "Medium", when(a(MINE), back), type="Backup")
    board.put(1, FIELD, "Rival", when(a(THEIRS), cast), type="Backup")
    board.put(0, FIELD, "Herald", when(a(MINE), cast, effects=(ir.Draw(player=YOU, count=num(3)),)), type="Backup")
    board.put(0, BREAK_ZONE, "Ghost")
    rise = board.summon(choose(forwards(IN_MY_BREAK_ZONE)), ir.PlayOnto(what=it(), player=YOU))
    recruit = board.put(0, HAND, "Recruit", cost=0)
    table = settle(board.start().cast(rise))
    assert table.hand(0) == 2
    settle(table.cast(recruit))
    assert (table.hand(0), table.hand(1)) == (4, 0)


# conditions and limits ----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_a_condition_is_checked_when_the_event_happens() -> None:
    board = Board()
    three = ir.Controls(player=YOU, group=forwards(), count=num(3))
    scout = board.put(0, HAND, "Scout", when(SELF, ENTERS, condition=three), cost=0)
    board.put(0, FIELD)
    table = settle(board.start().cast(scout))
    assert table.hand(0) == 0


@pytest.mark.clauses("fftcg-2020", "11.8.13", "11.11.3")
def test_a_condition_is_checked_again_when_the_ability_resolves() -> None:
    board = Board()
    two = ir.Controls(player=YOU, group=forwards(), count=num(2))
    scout = board.put(0, HAND, "Scout", when(SELF, ENTERS, condition=two), cost=0)
    board.put(0, FIELD, "Guard")
    doom = board.summon(choose(forwards(ir.NameIs(name="Guard"))), ir.Break(what=it()))
    table = board.start().cast(scout)
    assert len(table.match.state.stack) == 1
    settle(table.cast(doom))
    assert table.hand(0) == 0


def test_once_per_turn() -> None:
    board = Board()
    board.put(0, FIELD, "Mourner", when(a(MINE), DIES, limits=(ir.OncePerTurn(),)), type="Backup")
    for name in ("A", "B"):
        board.put(0, FIELD, name)
    dooms = [board.summon(choose(forwards(MINE)), ir.Break(what=it())) for _ in range(2)]
    table = board.start()
    settle(table.cast(dooms[0]), (table.match.state.zones[0][FIELD][1],))
    settle(table.cast(dooms[1]))
    assert table.hand(0) == 1


def test_the_nth_card_cast_in_a_turn() -> None:
    board = Board()
    second = ir.AutoAbility(event=ir.PlayerCasts(player=YOU, group=CARD, nth=2), effects=(DRAW,))
    board.put(0, FIELD, "Scholar", second, type="Backup")
    rites = [board.put(0, HAND, f"R{i}", cost=0) for i in range(3)]
    table = board.start()
    seen = []
    for rite in rites:
        settle(table.cast(rite))
        seen.append(table.hand(0))
    assert seen == [2, 2, 1]


def test_damaged_earlier_this_turn_and_then_gone() -> None:
    board = Board()
    blame = ir.AutoAbility(event=ir.DamagedCardEvent(by=SELF, group=FORWARD), effects=(DRAW,))
    shoot = ir.ActionAbility(cost=ir.Cost(), effects=(choose(forwards(THEIRS)), hit(1000)))
    archer = board.put(0, FIELD, "Archer", blame, shoot)
    victim = board.put(1, FIELD, "Victim")
    doom = board.summon(choose(forwards(THEIRS)), ir.Break(what=it()))
    table = settle(board.start().answer(("use", archer, 1)))
    assert table.obj(victim).damage == 1000
    assert settle(table.cast(doom)).hand(0) == 1


@pytest.mark.clauses("fftcg-2020", "15.2.6.2")
def test_a_damage_ability_triggers_only_with_enough_points() -> None:
    for points, drawn in ((1, 0), (2, 1)):
        board = Board()
        for _ in range(points):
            board.put(0, DAMAGE_ZONE)
        scout = board.put(0, HAND, "Scout", when(SELF, ENTERS, damage=2), cost=0)
        assert settle(board.start().cast(scout)).hand(0) == drawn


# delayed ------------------------------------------------------------------------------------------------------------------


def delayed(event: ir.Event, *effects: ir.Effect) -> ir.Delayed:
    return ir.Delayed(event=event, effects=effects)


END = ir.EndOf(phase="turn", whose=ir.EachPlayer(), next=True)


def to_end(table: Table) -> Table:
    """On to the next turn."""
    turn = table.match.state.turn
    while table.match.state.turn == turn:
        if table.asked.kind == "act":
            table.answer(("pass",))
        elif table.asked.reason == "attack":
            table.answer(())
        else:
            table.answer(table.asked.options)
    return table


@pytest.mark.clauses("fftcg-2020", "11.8.17.1", "11.8.17.2")
def test_a_delayed_ability_triggers_once() -> None:
    board = Board()
    rite = board.summon(delayed(END, DRAW))
    table = settle(board.start().cast(rite))
    assert len(table.match.state.effects) == 1
    deck = len(table.match.state.zones[0][DECK])
    to_end(table)
    assert len(table.match.state.zones[0][DECK]) == deck - 1
    assert table.match.state.effects == []


@pytest.mark.clauses("fftcg-2020", "11.8.17.3")
def test_a_delayed_ability_loses_a_card_that_has_left() -> None:
    board = Board()
    guard = board.put(1, FIELD)
    rite = board.summon(choose(forwards(THEIRS)), delayed(END, ir.Break(what=it())))
    table = settle(board.start().cast(rite))
    table.match.game.relocate(guard, 1, HAND)
    table.match.game.relocate(guard, 1, FIELD)
    assert to_end(table).zone(guard) == FIELD


@pytest.mark.clauses("fftcg-2020", "11.8.17.3")
def test_a_delayed_ability_finds_its_card() -> None:
    board = Board()
    guard = board.put(1, FIELD)
    rite = board.summon(choose(forwards(THEIRS)), delayed(END, ir.Break(what=it())))
    assert to_end(settle(board.start().cast(rite))).zone(guard) == BREAK_ZONE


def test_the_end_of_your_next_turn_is_not_the_end_of_this_one() -> None:
    board = Board()
    guard = board.put(1, FIELD)
    after = ir.EndOfNextTurn(whose=YOU)
    rite = board.summon(choose(forwards(THEIRS)), delayed(after, ir.Break(what=it())))
    first = board.summon(DRAW)
    table = settle(settle(board.start().cast(first)).cast(rite))
    assert to_end(table).zone(guard) == FIELD
    assert to_end(table).zone(guard) == FIELD
    assert to_end(table).zone(guard) == BREAK_ZONE


# state triggers -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "11.8.18")
def test_a_state_trigger_waits_until_it_has_resolved() -> None:
    board = Board()
    empty = ir.StateHolds(condition=ir.HandSizeIs(player=YOU, count=num(0), compare="="))
    board.put(0, FIELD, "Beggar", ir.AutoAbility(event=empty, effects=(DRAW,)), type="Backup")
    rite = board.summon(ir.Draw(player=FOE, count=num(1)))
    table = board.start()
    assert table.match.state.stack == []
    table.cast(rite)
    # the hand is empty: it triggers at once, and not a second time while it is on the stack
    assert [i.kind for i in table.match.state.stack] == ["summon", "auto"]
    table.answer(("pass",), ("pass",))
    assert table.hand(0) == 1
    assert [i.kind for i in table.match.state.stack] == ["summon"]


@pytest.mark.clauses("fftcg-2020", "11.8.18")
def test_a_state_trigger_goes_off_again_when_its_condition_is_met_again() -> None:
    board = Board()
    empty = ir.StateHolds(condition=ir.HandSizeIs(player=YOU, count=num(0), compare="="))
    board.put(0, FIELD, "Beggar", ir.AutoAbility(event=empty, effects=(DRAW,)), type="Backup")
    for _ in range(2):
        board.put(0, DECK)
    rite = board.summon(ir.DiscardHand(player=YOU), DRAW, ir.DiscardHand(player=YOU))
    table = board.start().cast(rite)
    settle(table)
    assert table.hand(0) == 1


# other cards of an event --------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "11.6.5")
def test_being_chosen_binds_what_chose() -> None:
    board = Board()
    chosen = ir.IsChosen(by=FOE, kinds=("summon", "ability"))
    ward = board.put(1, FIELD, "Ward", when(SELF, chosen, effects=(ir.CancelEffect(what=it("stack")),)))
    doom = board.summon(choose(forwards(THEIRS)), ir.Break(what=it()))
    table = settle(board.start().cast(doom))
    assert table.zone(ward) == FIELD
    assert table.zone(doom) == BREAK_ZONE


@pytest.mark.clauses("fftcg-2020", "10.1.3.5", "10.1.2.5")
def test_attack_and_block_triggers() -> None:
    board = Board()
    attacker = board.put(0, FIELD, "Knight", when(SELF, ir.Attacks()), power=9000)
    wall = board.put(1, FIELD, "Wall", when(SELF, ir.Blocks(), effects=(ir.Dull(what=it("other")), DRAW)))
    table = board.start()
    table.answer(("pass",), ("pass",))
    while not (table.asked.kind == "choose" and table.asked.reason == "attack"):
        table.answer(("pass",))
    table.answer((attacker,))
    assert [i.kind for i in table.match.state.stack] == ["auto"]
    settle(table)
    assert table.hand(0) == 1
    table.answer(("pass",), ("pass",), (wall,))
    settle(table)
    assert table.hand(1) == 1


def test_cards_whose_abilities_an_effect_keeps_silent() -> None:
    board = Board()
    board.put(0, BREAK_ZONE, "Scout", when(SELF, ENTERS))
    rise = board.summon(
        choose(forwards(IN_MY_BREAK_ZONE)), ir.PlayOnto(what=it(), player=YOU), ir.SuppressAutos(what=it())
    )
    assert settle(board.start().cast(rise)).hand(0) == 0
