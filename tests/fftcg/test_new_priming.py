"""Priming, played: a Character becomes another card, and both go together when it leaves."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from newer import BENEATH, acts_of, put
from played import rite

from cardwright.errors import Illegal
from cardwright.games.common import actions
from cardwright.games.common.actions import BY_RULES, Cause
from cardwright.kernel.match import Match
from cardwright.kernel.view import view

PRIMING = '{Priming "Giant" --} 《0》\n'


def prime(table: Table, hero: int, ability: int = 0, take: bool = True) -> Table:
    """Prime the card with whatever the search offers."""
    table.answer(("use", hero, ability))
    if table.asked.reason == "search":
        table.answer(tuple(table.asked.options or ())[:1] if take else ())
    return table


def giant(board: Board, text: str = "", player: int = 0, **facts: object) -> int:
    facts = {"cost": 6, "power": 9000, "elements": ("Earth",), **facts}
    return put(board, player, DECK, "Giant", text, **facts)


@pytest.mark.clauses("fftcg-new", "X-PRIMING-1", "X-PRIMING-2", "X-PRIMING-3", "X-PRIMING-4", "X-PRIMING-6")
def test_it_becomes_the_card_and_stays_the_object() -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", PRIMING + "Haste", cost=3, jobs=("Knight",))
    held = board.state.objects[hero]
    held.dull, held.damage, held.counters = True, 2000, {"Rage": 1}
    giant(board, "Brave", jobs=("Colossus",))
    put(board, 0, FIELD, "Watcher", "When a Character enters your field, draw 1 card.", type="Backup")
    put(board, 0, FIELD, "Keeper", "When a Forward you control leaves the field, draw 1 card.", type="Backup")
    boost = put(
        board, 0, HAND, "Boost", "Choose 1 Fire Forward. It gains +1000 power until the end of the turn.", type="Summon"
    )
    table = board.start().play(boost)
    ref = table.ref(hero)
    prime(table, hero)
    assert not table.match.state.stack and table.asked.kind == "act" and table.asked.player == 0
    chars = table.chars(hero)
    assert (chars.names, chars.cost, chars.power, chars.jobs) == (("Giant",), 6, 10000, ("Colossus",))
    assert chars.elements == ("Earth",) and "Brave" in chars.keywords and "Haste" not in chars.keywords
    assert table.ref(hero) == ref and table.obj(hero).dull
    assert (table.obj(hero).damage, table.obj(hero).counters) == (2000, {"Rage": 1})
    assert table.hand(0) == 0  # nothing entered or left
    assert len(table.match.state.zones[0][BENEATH]) == 1
    assert acts_of(table, hero) == []  # the ability lies beneath
    fields = view(table.match.game, 1)["zones"][0]
    assert [c["name"] for c in fields["field"]["cards"]].count("Giant") == 1
    assert [c["name"] for c in fields["beneath"]["cards"]] == ["Hero"]


@pytest.mark.clauses("fftcg-new", "X-PRIMING-1")
def test_when_it_can_be_done() -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", '{Priming "Giant" --} 《地》《1》'.replace("地", "土"))
    held = put(board, 0, HAND, "Hero", PRIMING, cost=9)
    theirs = put(board, 1, FIELD, "Other", PRIMING)
    rite = put(board, 0, HAND, "Rite", "Draw 1 card.", type="Summon", elements=("Dark",))
    giant(board)
    table = board.start()
    assert acts_of(table, hero) == []  # the card in hand is of Fire
    earth = board.put(0, FIELD, "Earth", type="Backup", elements=("Earth",))
    table = board.start()
    assert acts_of(table, hero) == [("use", hero, 0)]
    assert acts_of(table, held) == []
    with pytest.raises(Illegal):
        table.answer(("use", theirs, 0))
    table.cast(rite)
    with pytest.raises(Illegal) as refused:
        table.answer(("use", hero, 0))
    assert refused.value.clause == "X-PRIMING-1"
    table.resolve().answer(("pass",))
    assert acts_of(table, theirs) == []  # the other's turn
    assert not table.obj(earth).dull


@pytest.mark.clauses("fftcg-new", "X-PRIMING-2")
def test_a_search_that_finds_nothing() -> None:
    for there in (False, True):
        board = Board()
        hero = put(board, 0, FIELD, "Hero", '{Priming "Giant" --} 《1》')
        pay = board.put(0, FIELD, "Pay", type="Backup")
        put(board, 0, FIELD, "Watcher", "When Watcher or a Character you control is priming, draw 1 card.")
        if there:
            giant(board)
        table = board.start().answer(("use", hero, 0), (("dull", pay, "Fire"),))
        if table.asked.reason == "search":
            table.answer(())
        assert table.chars(hero).names == ("Hero",) and table.obj(pay).dull
        table.resolve()
        assert table.hand(0) == 0


@pytest.mark.clauses("fftcg-new", "X-PRIMING-5")
def test_what_sees_it() -> None:
    board = Board()
    own = "When Hero or a Character you control is priming, draw 1 card."
    hero = put(board, 0, FIELD, "Hero", PRIMING + own)
    giant(board, "When Hero primes into Giant, draw 2 cards.\nWhen Other primes into Giant, draw 4 cards.")
    put(board, 0, FIELD, "Watcher", "When Watcher or a Character you control is priming, draw 8 cards.")
    put(board, 1, FIELD, "Foe", "When Foe or a Character you control is priming, draw 1 card.")
    for _ in range(20):
        board.put(0, DECK, "Blank", type="Backup", generic=True)
    table = prime(board.start(), hero)
    while table.asked.reason == "stack_order":
        table.answer(tuple(table.asked.options or ()))
    table.resolve()
    assert table.hand(0) == 1 + 2 + 8 and table.hand(1) == 0


@pytest.mark.clauses("fftcg-new", "X-PRIMING-7")
def test_both_leave_together() -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", PRIMING)
    giant(board, "When Giant is put from the field into the Break Zone, draw 1 card.")
    text = "When a Forward is put from the field into the Break Zone, draw 2 cards."
    put(board, 0, FIELD, "Watcher", text, type="Backup")
    rite = put(board, 0, HAND, "Rite", "Choose 1 Forward. Break it.", type="Summon")
    table = prime(board.start(), hero).cast(rite).answer(("pass",), ("pass",))
    while table.asked.reason == "stack_order":
        table.answer(tuple(table.asked.options or ()))
    table.resolve()
    names = [table.chars(c).names[0] for c in table.match.state.zones[0][BREAK_ZONE]]
    assert sorted(names) == ["Giant", "Hero", "Rite"]
    assert table.chars(hero).names == ("Giant",)  # the upper card is the one that moved
    assert table.hand(0) == 3  # one Forward was put there
    assert table.match.state.zones[0][BENEATH] == []


@pytest.mark.clauses("fftcg-new", "X-PRIMING-7")
@pytest.mark.parametrize("zone", [HAND, DECK, REMOVED])
def test_to_whatever_zone(zone: int) -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", PRIMING)
    giant(board)
    table = prime(board.start(), hero)
    for position in (0, None) if zone == DECK else (None,):
        match = table.match.copy()
        game = match.game
        cause = Cause((hero, 0), 0, "ability")
        list(actions.move_cards(game, [table.ref(hero)], zone, cause, position=position))
        cards = [game.name(match.state.objects[c].ref) for c in match.state.zones[0][zone]]
        if zone == DECK:
            assert (cards[:2] if position == 0 else cards[-2:]) == ["Giant", "Hero"]
        else:
            assert sorted(cards) == ["Giant", "Hero"]


@pytest.mark.clauses("fftcg-new", "X-PRIMING-7")
def test_each_goes_to_its_owner() -> None:
    board = Board()
    hero = put(board, 1, FIELD, "Hero", PRIMING)
    giant(board)
    table = board.start()
    actions.gain_control(table.match.game, [table.ref(hero)], 0, BY_RULES)
    table.answer(("pass",), ("pass",))
    while table.match.state.phase != "main2":
        table.answer(() if table.asked.reason in ("attack", "block") else ("pass",))
    prime(table, hero)
    assert table.chars(hero).names == ("Giant",) and table.obj(hero).owner == 0
    list(actions.break_cards(table.match.game, [table.ref(hero)], BY_RULES))
    zones = table.match.state.zones
    assert [[table.chars(c).names[0] for c in zones[p][BREAK_ZONE]] for p in (0, 1)] == [["Giant"], ["Hero"]]


@pytest.mark.clauses("fftcg-new", "X-PRIMING-3", "X-PRIMING-7")
def test_what_was_gained_stays_and_ends_with_the_object() -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", PRIMING)
    gains = 'When Hero primes into Giant, Giant gains "Giant can attack twice in the same turn." '
    giant(board, gains + "(This effect does not end at the end of the turn.)")
    table = prime(board.start(), hero).resolve()
    match = Match.restore(table.match.save(), table.match.game.defs, table.match.game.rules)
    assert match.fingerprint() == table.match.fingerprint()
    from cardwright.games.common import statics

    assert statics.attacks_per_turn(table.match.game, table.ref(hero)) == 2


@pytest.mark.clauses("fftcg-new", "X-PRIMING-8")
def test_cp_of_any_element() -> None:
    for helper, group in ((0, "Forwards"), (1, "Forwards"), (0, "Backups")):
        board = Board()
        hero = put(board, 0, FIELD, "Hero", '{Priming "Giant" --} 《土》')
        board.put(0, FIELD, "Ice", type="Backup", elements=("Ice",))
        text = f"The Priming cost of the {group} you control can be paid with CP of any Element."
        put(board, helper, FIELD, "Help", text, type="Backup", elements=("Light",))
        giant(board)
        able = helper == 0 and group == "Forwards"
        assert acts_of(board.start(), hero) == ([("use", hero, 0)] if able else [])


@pytest.mark.clauses("fftcg-new", "X-BECOME-4")
def test_specials_of_removed_cards() -> None:
    board = Board()
    text = "Hero gains all the special abilities of the {Job Colossus} you own removed from the game."
    hero = put(board, 0, FIELD, "Hero", text)
    away = put(board, 0, REMOVED, "Giant", "[[s]]Slam[[/]] 《S》: Draw 3 cards.", jobs=("Colossus",))
    put(board, 1, REMOVED, "Titan", "[[s]]Slap[[/]] 《S》: Draw 5 cards.", jobs=("Colossus",))
    put(board, 0, REMOVED, "Imp", "[[s]]Sting[[/]] 《S》: Draw 7 cards.", jobs=("Demon",))
    wrong = put(board, 0, HAND, "Giant", "Brave", cost=9, elements=("Dark",))
    table = board.start()
    assert acts_of(table, hero) == []  # S wants a card of Hero's own name
    same = put(board, 0, HAND, "Hero", text, cost=9, elements=("Dark",))
    table = board.start()
    assert acts_of(table, hero) == [("use", hero, 1)]
    table.answer(("use", hero, 1), (same,)).resolve()
    assert table.zone(same) == BREAK_ZONE and table.hand(0) == 1 + 3 and table.zone(wrong) == HAND
    assert table.zone(away) == REMOVED


@pytest.mark.clauses("fftcg-new", "X-PRIMING-9")
def test_a_primed_forward_is_known_on_the_field_and_as_it_leaves() -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", PRIMING)
    giant(board)
    other = board.put(0, FIELD, "Other", power=5000)
    words = "The primed Forwards you control gain +1000 power.\nWhen a primed Forward you control is put from the field into the Break Zone, draw 1 card."
    put(board, 0, FIELD, "Help", words, type="Backup")
    summon = rite(board, "Break all the Forwards.")
    table = board.start()
    plain = table.power(hero)
    prime(table, hero)
    raised = table.power(hero) - table.match.game.defs[table.obj(hero).card].base.power  # type: ignore[operator]
    assert (raised, table.power(other)) == (1000, 5000) and plain
    held = table.hand(0)
    assert table.play(summon).hand(0) == held - 1 + 1  # for the one of the two that had primed


def test_that_a_character_has_primed_this_turn_is_known() -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", PRIMING)
    giant(board)
    words = "If a Character you control has primed this turn, Help gains +1000 power."
    other = put(board, 0, FIELD, "Help", words, power=5000)
    table = board.start()
    assert table.power(other) == 5000
    assert prime(table, hero).power(other) == 6000
