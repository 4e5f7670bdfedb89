"""What happens to cards and players, as texts wait for it: combat, damage, discards, casting, phases."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    DAMAGE_ZONE,
    DECK,
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


def draw(count: int = 1) -> ir.Draw:
    return ir.Draw(player=YOU, count=num(count))


def auto(event: ir.Event, *effects: ir.Effect, **more: object) -> ir.AutoAbility:
    return ir.AutoAbility(event=event, effects=effects or (draw(),), **more)


def when(subject: ir.Objects, *happenings: ir.Event, effects: tuple[ir.Effect, ...] = ()) -> ir.AutoAbility:
    return auto(ir.CardEvent(subject=subject, happenings=happenings), *effects)


def a(*qualifiers: ir.Filter) -> ir.OneSubject:
    return ir.OneSubject(group=forwards(*qualifiers))


def settle(table: Table, *answers: object) -> Table:
    """Let the stack resolve; triggers go on it in the order in which they are offered."""
    left = list(answers)
    while table.match.decision is not None and (table.asked.kind != "act" or table.match.state.stack):
        if table.asked.kind == "act":
            table.answer(("pass",))
        elif table.asked.reason == "stack_order":
            table.answer(table.asked.options)
        elif left:
            table.answer(left.pop(0))
        else:
            break
    assert not left
    return table


def attack(table: Table, *cards: int) -> Table:
    while table.asked.reason != "attack":
        table.answer(("pass",))
    return table.answer(tuple(cards))


def watcher(board: Board, *abilities: ir.Ability, player: int = 0) -> int:
    return board.put(player, FIELD, "Watcher", *abilities, type="Backup")


# combat -------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "15.1.1.9.1", "10.1.2.5")
def test_a_party_attacks_once_and_each_member_attacks() -> None:
    board = Board()
    one, two = board.put(0, FIELD, "One"), board.put(0, FIELD, "Two")
    watcher(board, when(a(MINE), ir.Attacks()), auto(ir.PartyAttacks(player=YOU), draw(5)))
    table = settle(attack(board.start(), one, two))
    assert table.hand(0) == 7


def test_a_single_attacker_forms_no_party() -> None:
    board = Board()
    one = board.put(0, FIELD, "One", when(SELF, ir.FormsPartyAndAttacks()))
    watcher(board, auto(ir.PartyAttacks(player=YOU)))
    assert settle(attack(board.start(), one)).hand(0) == 0


def test_a_party_with_somebody_named() -> None:
    friend = ir.Group(noun=ir.TypeIs(types=("Forward",)), adjectives=(ir.NameIs(name="Two"),))
    for names, drawn in ((("One", "Two"), 1), (("One", "Three"), 0)):
        board = Board()
        board.put(0, FIELD, "One", when(SELF, ir.FormsPartyAndAttacks(with_cards=(friend,))))
        for name in ("Two", "Three"):
            board.put(0, FIELD, name)
        ids = {board.cards[o.card].name: o.id for o in board.state.objects if o.zone == FIELD}
        assert settle(attack(board.start(), *(ids[n] for n in names))).hand(0) == drawn


@pytest.mark.clauses("fftcg-2020", "10.1.3.5")
@pytest.mark.parametrize("blocks", [True, False])
def test_blocked_or_not(blocks: bool) -> None:
    board = Board()
    knight = board.put(
        0, FIELD, "Knight", when(SELF, ir.IsBlocked(), effects=(draw(2),)), when(SELF, ir.IsNotBlocked()), power=9000
    )
    wall = board.put(1, FIELD, "Wall", when(SELF, ir.Blocks()), power=1000)
    table = attack(board.start(), knight).answer(("pass",), ("pass",))
    settle(table.answer((wall,) if blocks else ()))
    assert (table.hand(0), table.hand(1)) == ((2, 1) if blocks else (1, 0))


@pytest.mark.clauses("fftcg-2020", "10.1.4.1", "6.5.1")
def test_damage_to_a_player() -> None:
    board = Board()
    knight = board.put(0, FIELD, "Knight", when(SELF, ir.DealsDamageToPlayer(player=FOE)))
    watcher(board, auto(ir.PlayerReceivesDamage(player=FOE), draw(2)))
    watcher(board, auto(ir.PlayerReceivesDamage(player=YOU), draw(3)), player=1)
    table = attack(board.start(), knight)
    while table.match.state.phase == "attack" and not table.match.state.zones[1][DAMAGE_ZONE]:
        table.answer(("pass",))
    settle(table)
    assert (table.hand(0), table.hand(1)) == (3, 3)


def test_the_nth_point_of_damage() -> None:
    board = Board()
    board.put(0, DAMAGE_ZONE)
    watcher(board, auto(ir.PlayerReceivesDamage(player=YOU, nth=3)))
    rite = board.summon(ir.ReceiveDamage(player=YOU, amount=num(3)))
    assert settle(board.start().cast(rite)).hand(0) == 1


def test_several_points_at_once_are_dealt_once() -> None:
    board = Board()
    strike = ir.ActionAbility(cost=ir.Cost(), effects=(ir.DamagePlayer(player=FOE, amount=num(3), source=SELF),))
    hitter = board.put(0, FIELD, "Hitter", strike, when(SELF, ir.DealsDamageToPlayer(player=FOE)))
    assert settle(board.start().answer(("use", hitter, 0))).hand(0) == 1


# damage and breaking ------------------------------------------------------------------------------------------------------


def test_being_dealt_damage_and_dealing_it() -> None:
    board = Board()
    shoot = ir.ActionAbility(cost=ir.Cost(), effects=(choose(forwards(THEIRS)), hit(1000)))
    archer = board.put(0, FIELD, "Archer", shoot, when(SELF, ir.DealsDamageTo(whom=a())))
    board.put(
        1,
        FIELD,
        "Victim",
        when(SELF, ir.IsDealtDamage(by="ability"), effects=(draw(2),)),
        when(SELF, ir.IsDealtDamage(by="battle")),
    )
    table = settle(board.start().answer(("use", archer, 0)))
    assert (table.hand(0), table.hand(1)) == (1, 2)


@pytest.mark.clauses("fftcg-2020", "12.4.5", "15.1.1.3.1")
def test_breaking_by_damage_is_credited_to_the_source() -> None:
    board = Board()
    shoot = ir.ActionAbility(cost=ir.Cost(), effects=(choose(forwards(THEIRS)), hit(9000)))
    archer = board.put(0, FIELD, "Archer", shoot, when(SELF, ir.Breaks(whom=a(THEIRS))))
    bystander = board.put(0, FIELD, "Bystander", when(SELF, ir.Breaks(whom=a(THEIRS)), effects=(draw(5),)))
    victim = board.put(1, FIELD, "Victim", when(SELF, ir.IsBroken(), effects=(draw(2),)))
    table = settle(board.start().answer(("use", archer, 0)))
    assert table.zone(victim) == BREAK_ZONE
    assert table.zone(bystander) == FIELD
    assert (table.hand(0), table.hand(1)) == (1, 2)


@pytest.mark.clauses("fftcg-2020", "15.1.1.3.2")
def test_being_put_into_the_break_zone_is_not_being_broken() -> None:
    board = Board()
    board.put(1, FIELD, "Victim", when(SELF, ir.IsBroken()), when(SELF, ir.PutIntoBreakZone(), effects=(draw(2),)))
    rite = board.summon(choose(forwards(THEIRS)), ir.PutInto(what=it(), to=ir.BreakZone(player=YOU)))
    assert settle(board.start().cast(rite)).hand(1) == 2


@pytest.mark.clauses("fftcg-2020", "15.1.1.2.2")
def test_what_is_dull_already_does_not_become_dull() -> None:
    board = Board()
    sleeper = board.put(1, FIELD, "Sleeper", when(SELF, ir.BecomesDull()))
    rites = [board.summon(choose(forwards(THEIRS)), ir.Dull(what=it())) for _ in range(2)]
    table = settle(settle(board.start().cast(rites[0])).cast(rites[1]))
    assert table.obj(sleeper).dull
    assert table.hand(1) == 1


def test_leaving_for_the_hand_or_for_good() -> None:
    board = Board()
    board.put(
        1, FIELD, "A", when(SELF, ir.ReturnsToHand(due_to=FOE)), when(SELF, ir.RemovedFromGame(), effects=(draw(3),))
    )
    board.put(
        1,
        FIELD,
        "B",
        when(SELF, ir.LeavesField(), effects=(draw(2),)),
        when(SELF, ir.ReturnsToHand(due_to=YOU), effects=(draw(5),)),
    )
    home = board.summon(ir.ToHand(what=ir.All(group=forwards(THEIRS)), player=YOU, verb="return"))
    table = settle(board.start().cast(home))
    assert table.hand(1) == 2 + 1 + 2


def test_removed_from_the_field_or_from_the_break_zone() -> None:
    board = Board()
    ability = when(SELF, ir.RemovedFromGame(source="anywhere"))
    there = board.put(1, FIELD, "There", ability)
    gone = board.put(1, BREAK_ZONE, "Gone", ability)
    every = ir.Group(noun=ir.IsCard(), qualifiers=(ir.InZone(zone=ir.BreakZone(player=FOE)),))
    rites = [
        board.summon(ir.RemoveFromGame(what=ir.All(group=group), duration=ir.Permanent()))
        for group in (forwards(THEIRS), every)
    ]
    table = settle(settle(board.start().cast(rites[0])).cast(rites[1]))
    assert (table.zone(there), table.zone(gone)) == (REMOVED, REMOVED)
    assert table.hand(1) == 2


# hand and deck ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("each", "drawn"), [(True, 3), (False, 1)])
def test_discards_are_counted_one_by_one_or_together(each: bool, drawn: int) -> None:
    board = Board()
    watcher(board, auto(ir.PlayerDiscards(player=FOE, each=each, due_to=YOU)))
    for _ in range(3):
        board.put(1, HAND)
    rite = board.summon(ir.DiscardHand(player=FOE))
    assert settle(board.start().cast(rite)).hand(0) == drawn


def test_a_card_put_from_the_deck_into_the_break_zone() -> None:
    board = Board()
    for _ in range(3):
        board.put(0, DECK, "Seed", when(SELF, ir.PutIntoBreakZone(source="deck")))
    board.state.zones[0][DECK].reverse()
    rite = board.summon(ir.Mill(player=YOU, count=num(2)))
    assert settle(board.start().cast(rite)).hand(0) == 2


def test_drawing_a_card() -> None:
    board = Board()
    watcher(board, auto(ir.PlayerDraws(player=FOE)))
    rite = board.summon(ir.Draw(player=FOE, count=num(2)))
    assert settle(board.start().cast(rite)).hand(0) == 2


# players and turns --------------------------------------------------------------------------------------------------------


def test_casting_a_card_of_a_group() -> None:
    board = Board()
    summons = ir.Group(noun=ir.TypeIs(types=("Summon",)))
    watcher(board, auto(ir.PlayerCasts(player=YOU, group=summons), draw(2)))
    rite = board.summon(draw())
    man = board.put(0, HAND, "Man", cost=0)
    table = settle(board.start().cast(rite))
    assert table.hand(0) == 1 + 2 + 1
    assert settle(table.cast(man)).hand(0) == 3


def test_the_first_time_in_a_turn_and_during_whose_turn() -> None:
    board = Board()
    enters = ir.CardEvent(subject=a(), happenings=(ir.EntersField(whose=ir.AnyPlayer()),))
    watcher(board, auto(ir.FirstInTurn(event=enters)))
    watcher(board, auto(ir.DuringTurnOf(player=YOU, event=enters)), player=1)
    watcher(board, auto(ir.DuringTurnOf(player=FOE, event=enters), draw(2)), player=1)
    men = [board.put(0, HAND, f"M{i}", cost=0) for i in range(2)]
    table = board.start()
    for man in men:
        settle(table.cast(man))
    assert (table.hand(0), table.hand(1)) == (1, 4)


def test_using_an_ability() -> None:
    board = Board()
    mage = board.put(0, FIELD, "Mage", ir.ActionAbility(cost=ir.Cost(), effects=(draw(),)))
    watcher(board, auto(ir.PlayerUsesAbility(player=FOE, kind="action", group=FORWARD)), player=1)
    watcher(board, auto(ir.PlayerUsesAbility(player=FOE, kind="special")), player=1)
    table = settle(board.start().answer(("use", mage, 0)))
    assert (table.hand(0), table.hand(1)) == (1, 1)


@pytest.mark.clauses("fftcg-2020", "10.1.1.1", "9.5.1.1")
def test_the_beginning_and_the_end_of_things() -> None:
    board = Board()
    watcher(board, auto(ir.BeginningOf(phase="attack", whose=YOU)))
    watcher(board, auto(ir.BeginningOf(phase="main_2", whose=FOE), draw(2)), player=1)
    watcher(board, auto(ir.BeginningOf(phase="attack", whose=YOU), draw(3)), player=1)
    watcher(board, auto(ir.EndOf(phase="turn", whose=YOU)))
    table = board.start()
    while table.match.state.phase != "attack":
        table.answer(("pass",))
    settle(table)
    assert (table.hand(0), table.hand(1)) == (1, 0)
    while table.match.state.phase != "main2":
        table.answer(("pass",))
    settle(table)
    assert (table.hand(0), table.hand(1)) == (1, 2)
    while table.match.state.turn == 3:
        table.answer(("pass",))
    assert table.hand(0) == 2


def test_any_of_several_events() -> None:
    board = Board()
    enters = ir.CardEvent(subject=a(MINE), happenings=(ir.EntersField(whose=YOU),))
    casts = ir.PlayerCasts(player=YOU, group=ir.Group(noun=ir.TypeIs(types=("Summon",))))
    watcher(board, auto(ir.AnyEvent(events=(enters, casts))))
    man, rite = board.put(0, HAND, "Man", cost=0), board.summon(ir.Draw(player=FOE, count=num(1)))
    assert settle(settle(board.start().cast(man)).cast(rite)).hand(0) == 2


def test_what_has_happened_this_turn() -> None:
    board = Board()
    enters = ir.CardEvent(subject=a(MINE), happenings=(ir.EntersField(whose=ir.AnyPlayer()),))
    rite = board.summon(ir.If(condition=ir.HappenedThisTurn(event=enters, times=2), effect=draw(3)))
    again = board.summon(ir.If(condition=ir.HappenedThisTurn(event=enters, times=2), effect=draw(3)))
    men = [board.put(0, HAND, f"M{i}", cost=0) for i in range(2)]
    table = settle(board.start().cast(men[0]))
    settle(table.cast(rite))
    assert table.hand(0) == 2
    settle(settle(table.cast(men[1])).cast(again))
    assert table.hand(0) == 3


def test_cards_cast_this_turn() -> None:
    board = Board()
    count = ir.Draw(player=YOU, count=ir.CardsCastThisTurn(player=YOU))
    first, second = board.summon(count), board.summon(count)
    table = settle(board.start().cast(first))
    assert table.hand(0) == 2
    settle(table.cast(second))
    assert table.hand(0) == 3
