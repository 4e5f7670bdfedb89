"""Own sentences played from their text: active, dull, frozen, broken."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board, Table
from newer import put
from played import abilities, cast, drive, hild, hild_text, rite, use


def test_the_card_that_was_activated_attacks_again() -> None:
    board = Board()
    text = "When you cast a Summon, activate Hild. It gains Brave and +2000 power until the end of the turn."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    board.state.objects[hild].dull = True
    summon = rite(board, "Draw 1 card.")
    table = board.start().play(summon)
    assert (table.obj(hild).dull, table.power(hild)) == (False, 7000)


def test_activated_behind_its_own_condition() -> None:
    for dull in (True, False):
        board = Board()
        card = hild(board, "When you cast a Summon, activate Hild if it is dull.")
        other = rite(board, "Dull all the Forwards." if dull else "Draw 1 card.")
        last = rite(board, "Draw 1 card.")
        table = board.start().play(other).play(last)
        assert not table.obj(card).dull


def test_activated_by_an_ability_not_by_a_summon() -> None:
    for kind, drawn in (("ability", 1), ("summon", 0)):
        board = Board()
        hild(board, "When a Backup becomes active due to your abilities, draw 1 card.")
        backup = board.put(0, FIELD, "Helper", type="Backup")
        board.state.objects[backup].dull = True
        text = "Choose 1 Backup. Activate it."
        other = board.put(0, FIELD, "Olga", *abilities(f"《0》: {text}", "Olga", "Forward"))
        summon = rite(board, text)
        table: Table = board.start()
        table = table.play(summon) if kind == "summon" else use(table, other)
        assert not table.obj(backup).dull
        assert table.hand(0) - (1 if kind == "ability" else 0) == drawn, kind


@pytest.mark.parametrize(("picked", "fits"), [((0, 1), True), ((0, 2), False)])
def test_no_more_power_than_that_in_all(picked: tuple[int, int], fits: bool) -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {p}", power=p) for p in (3000, 6000, 7000)]
    summon = rite(
        board, "Choose any number of Forwards opponent controls with a total power of 9000 or less. Break them."
    )
    table = board.start().cast(summon)
    table.answer((foes[picked[0]],))
    offered = {option[0] if isinstance(option, tuple) else option for option in table.asked.options or ()}
    assert (foes[picked[1]] in offered) == fits


def test_all_of_two_kinds() -> None:
    board = Board()
    hit = [board.put(1, FIELD, "Foe"), board.put(1, FIELD, "Slime", type="Monster")]
    missed = [board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Clerk", type="Backup")]
    table = cast(board, "Break all the Forwards and all the Monsters opponent controls.").resolve()
    assert [table.zone(card) for card in (*hit, *missed)] == [BREAK_ZONE, BREAK_ZONE, FIELD, FIELD]


def test_it_stays_dull_in_the_next_active_phase_of_its_controller() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(
        board,
        "Choose 1 Forward opponent controls. Dull it. It doesn't activate during your opponent's next Active Phase.",
    )
    table = board.start().play(summon)
    while table.match.state.turn_player == 0 or table.match.state.phase == "active":
        decision = table.asked
        table.answer(
            ("pass",)
            if decision.kind == "act"
            else True
            if decision.kind == "yes_no"
            else (decision.options or ())[: decision.least]
        )
    assert table.obj(foe).dull


def test_only_the_first_time_in_a_turn() -> None:
    board = Board()
    hild(board, "When you cast a Summon for the first time in a turn, draw 1 card.")
    one, two = rite(board, "Dull all the Forwards."), rite(board, "Dull all the Forwards.")
    table = board.start()
    assert table.play(one).play(two).hand(0) == 1


def test_targets_cost_no_more_in_all() -> None:
    board = Board()
    cards = [board.put(1, FIELD, f"Foe {cost}", cost=cost) for cost in (2, 3, 4)]
    summon = rite(board, "Choose as many Forwards as you want with a total cost of 5 or less. Dull them.")
    table = board.start().cast(summon)
    table.answer((cards[0],))
    assert cards[2] not in (table.asked.options or ()) and cards[1] in (table.asked.options or ())
    table.answer((cards[1],))
    while table.asked.kind == "choose":
        table.answer(())
    table.resolve()
    assert [table.obj(card).dull for card in cards] == [True, True, False]


@pytest.mark.clauses("fftcg-2020", "11.8.17.2")
def test_as_often_as_it_happens_in_this_turn() -> None:
    board = Board()
    first = rite(board, "When you cast a Summon this turn, draw 1 card.")
    others = [rite(board, "Dull all the Forwards.") for _ in range(2)]
    table = board.start().play(first)
    held = table.hand(0)
    for each in others:
        table.play(each)
    assert table.hand(0) == held  # two cast, two drawn


def test_the_second_time_in_a_turn() -> None:
    board = Board()
    hild(board, "When a Forward you control becomes dull for the second time in a turn, draw 1 card.")
    summons = [rite(board, "Choose 1 Forward. Dull it.") for _ in range(3)]
    cards = [board.put(0, FIELD, name) for name in ("One", "Two", "Three")]
    table = board.start()
    hands = []
    for summon, card in zip(summons, cards, strict=True):
        hands.append(table.play(summon, ((card,),)).hand(0))
    assert hands == [2, 2, 1]  # a card less each time, and one drawn for the second


def test_the_opponents_cards_enter_dull() -> None:
    board = Board()
    board.put(1, FIELD, "Hild", *hild_text("The opponent's Forwards enter the field dull."))
    comer, other = board.put(0, HAND, "Comer", cost=0), board.put(0, HAND, "Other", cost=0, type="Monster")
    table = drive(drive(board.start().cast(comer)).cast(other))
    assert (table.obj(comer).dull, table.obj(other).dull) == (True, False)


@pytest.mark.parametrize(("answer", "dull"), [(0, True), (1, False)])
def test_dull_or_freeze_is_decided_on_resolution(answer: int, dull: bool) -> None:
    board = Board()
    card = board.put(1, FIELD, "Theirs")
    board.put(1, FIELD, "Other")
    summon = rite(board, "Choose 1 Forward. Dull or Freeze it.")
    table = board.start().cast(summon, (card,)).resolve((answer,))
    assert (table.obj(card).dull, "frozen" in table.obj(card).marks) == (dull, not dull)


@pytest.mark.parametrize("forwards", [1, 2])
def test_a_backup_is_activated_for_each_forward(forwards: int) -> None:
    board = Board()
    aides = [board.put(0, FIELD, f"Aide {n}", type="Backup") for n in range(3)]
    for n in range(forwards):
        board.put(0, FIELD, f"Mine {n}")
    for aide in aides:
        board.state.objects[aide].dull = True
    summon = rite(board, "Activate 1 Backup for each Forward you control.")
    table = board.start().cast(summon).resolve(tuple(aides[:forwards]))
    assert [table.obj(aide).dull for aide in aides] == [n >= forwards for n in range(3)]


def test_as_many_backups_as_there_are() -> None:
    board = Board()
    aide = board.put(0, FIELD, "Aide", type="Backup")
    for n in range(2):
        board.put(0, FIELD, f"Mine {n}")
    board.state.objects[aide].dull = True
    summon = rite(board, "Activate 1 Backup for each Forward you control.")
    table = board.start().play(summon)
    assert not table.obj(aide).dull


def test_backups_are_activated() -> None:
    board = Board()
    backups = [board.put(0, FIELD, f"B{i}", type="Backup") for i in range(3)]
    for number in backups:
        board.state.objects[number].dull = True
    summon = rite(board, "Activate up to 2 Backups you control.")
    table = board.start().cast(summon).resolve(tuple(backups[:2]))
    assert [table.obj(number).dull for number in backups] == [False, False, True]


@pytest.mark.parametrize("dulled", [1, 2])
def test_as_many_as_were_dulled(dulled: int) -> None:
    board = Board()
    lamps = [board.put(0, FIELD, f"Lamp {n}", type="Backup") for n in (1, 2)]
    foes = [board.put(1, FIELD, f"Foe {n}") for n in (1, 2)]
    text = (
        "You may dull any number of active Backups you control. When you do so, choose up to the same number of Forwards"
        " as the Backups dulled by this effect. Break them."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).resolve(True, tuple(lamps[:dulled]), tuple(foes[:dulled]))
    assert [table.zone(each) for each in foes] == [BREAK_ZONE] * dulled + [FIELD] * (2 - dulled)


def test_the_total_power_of_those_dulled() -> None:
    board = Board()
    mine = [put(board, 0, FIELD, f"Mine {each}", power=1000 * each + 3000) for each in range(2)]
    card = hild(
        board,
        "When Hild enters the field, you may dull any number of active Forwards other than Hild you control. "
        "When you do so, Hild gains power equal to the total power of the Forwards you dulled due to this ability until the end of the turn.",
        HAND,
        cost=0,
        power=1000,
    )
    table = board.start().play(card, (), True, tuple(mine))
    assert table.power(card) == 8000


def test_the_chosen_forward_is_meant() -> None:
    board = Board()
    hild(
        board,
        "When you cast a Summon, you may dull 1 Backup you control. If you do so, choose 1 Forward opponent controls. Deal it 1000 damage.",
    )
    aide, foe = board.put(0, FIELD, "Aide", type="Backup"), board.put(1, FIELD, "Foe")
    summon = rite(board, "Dull all the Monsters.")
    table = board.start().play(summon, (), True)
    assert table.obj(aide).dull and table.obj(foe).damage == 1000


def test_both_players_dull_their_own() -> None:
    board = Board()
    mine = [board.put(0, FIELD, f"Mine {n}") for n in range(2)]
    theirs = [board.put(1, FIELD, f"Theirs {n}") for n in range(2)]
    summon = rite(board, "Both players select 1 Forward they control and dull it.")
    table = board.start().cast(summon).answer(("pass",), ("pass",), (mine[1],), (theirs[0],))
    assert [table.obj(card).dull for card in (*mine, *theirs)] == [False, True, True, False]


def test_the_total_cost_of_those_that_were_dulled() -> None:
    board = Board()
    backups = [board.put(0, FIELD, f"Backup {cost}", type="Backup", cost=cost) for cost in (1, 2)]
    dear, cheap = (board.put(1, FIELD, f"Foe {cost}", cost=cost) for cost in (4, 3))
    text = (
        "You may dull 2 active Backups you control. When you do so, choose 1 Forward of cost equal to or less than the total cost of the"
        " Backups you dulled due to this ability. Break it."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).resolve(True)
    assert [table.zone(card) for card in (dear, cheap)] == [FIELD, BREAK_ZONE]
    assert all(table.obj(card).dull for card in backups)


def test_what_was_dulled_is_counted_and_its_power_added() -> None:
    for words, left in (
        ("3000 damage for each Forward you dulled due to this ability", 6000),
        ("damage equal to the total power of the Forwards you dulled due to this ability", 8000),
    ):
        board = Board()
        helpers = [board.put(0, FIELD, f"Helper {i}", power=4000) for i in range(2)]
        foe = board.put(1, FIELD, "Foe", power=9000)
        text = "When Hild enters the field, you may dull any number of active Forwards you control other than Hild. "
        text += f"When you do so, choose 1 Forward opponent controls. Deal it {words}."
        card = hild(board, text, HAND, cost=0)
        table = board.start().cast(card).resolve(True, tuple(helpers))
        assert table.obj(foe).damage == left


def test_the_first_is_dulled_and_the_other_broken() -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "One"), board.put(1, FIELD, "Two")
    text = "Choose 1 active Forward you control and 1 Forward of cost 2 opponent controls. Dull the first Forward and break the other."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.obj(mine).dull and table.zone(theirs) == BREAK_ZONE


@pytest.mark.parametrize(
    "done",
    [
        "Dull and Freeze all the Forwards opponent controls.",
        "Dull all the Forwards opponent controls and Freeze them.",
        "Dull each Forward opponent controls. Draw 1 card for each Forward dulled this way.",
    ],
)
def test_those_that_became_dull_are_counted(done: str) -> None:
    """15.1.1.2: one that was dull already was not dulled."""
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {n}") for n in range(3)]
    board.state.objects[foes[0]].dull = True
    summon = rite(board, done if "Draw" in done else f"{done} Draw 1 card for each Forward dulled by this effect.")
    table = board.start().play(summon)
    assert all(table.obj(each).dull for each in foes)
    assert table.hand(0) == 2


def test_every_other_one_of_those_that_broke() -> None:
    for count, drawn in ((1, 0), (2, 1), (3, 1)):
        board = Board()
        for n in range(count):
            board.put(1, FIELD, f"Foe {n}")
        summon = rite(
            board, "Break all the Forwards opponent controls. Draw 1 card for every 2 Forwards broken by this effect."
        )
        assert board.start().play(summon).hand(0) == drawn
