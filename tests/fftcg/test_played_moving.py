"""Own sentences played from their text: cards that are put, played, returned or removed."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board
from newer import acts_of, put
from played import abilities, begin_using, cast, drive, hild, hild_text, on_top, rite, use, use_through

from cardwright.errors import Illegal
from cardwright.text import ir

PLAY = "Play 1 Forward of cost 2 or less from your hand or Break Zone onto the field."
MAKE = "Choose 1 Forward in your Break Zone. Play it onto the field."


def test_it_cannot_be_put_away_but_broken() -> None:
    text = "Hild cannot be put into the Break Zone by your opponent's Summons or abilities."
    for doing, zone in (("Put it into the Break Zone.", FIELD), ("Break it.", BREAK_ZONE)):
        board = Board()
        card = hild(board, text, player=1)
        summon = rite(board, f"Choose 1 Forward opponent controls. {doing}")
        assert board.start().play(summon).zone(card) == zone


def test_a_card_put_into_the_damage_zone_is_no_point_of_damage() -> None:
    board = Board()
    hild(board, "When you receive a point of damage, draw 1 card.")
    card = board.put(0, BREAK_ZONE, "Lost")
    summon = rite(board, "Choose 1 card in your Break Zone. Put it into the Damage Zone.")
    table = board.start().play(summon)
    assert (table.zone(card), table.hand(0)) == (DAMAGE_ZONE, 0)


def test_a_card_from_the_hand_goes_to_the_damage_zone_without_its_burst() -> None:
    board = Board()
    burst = ir.SummonEffect(effects=(ir.Draw(ir.You(), ir.Num(1)),), ex_burst=True)
    card = board.put(0, HAND, "Blaze", burst, type="Summon", cost=3)
    text = "Put 1 Summon from your hand into the Damage Zone (its EX Burst effect will not trigger)."
    summon = rite(board, text)
    table = board.start().cast(summon)
    table.resolve((card,))
    assert table.zone(card) == DAMAGE_ZONE
    assert table.hand(0) == 0


def test_played_from_the_hand_or_the_break_zone() -> None:
    for zone in (HAND, BREAK_ZONE):
        board = Board()
        other = board.put(0, HAND + BREAK_ZONE - zone, "Other")
        mine = board.put(0, zone, "Mine")
        board.put(1, BREAK_ZONE, "Foe")
        board.put(0, zone, "Dear", cost=3)
        table = cast(board, PLAY).resolve((mine,))
        assert (table.zone(mine), table.zone(other)) == (FIELD, HAND + BREAK_ZONE - zone)


def test_what_all_can_see_has_to_be_found() -> None:
    board = Board()
    board.put(0, BREAK_ZONE, "Mine")
    table = cast(board, PLAY)
    with pytest.raises(Illegal):
        table.resolve(())
    board = Board()
    held = board.put(0, HAND, "Held")
    table = cast(board, PLAY)
    with pytest.raises(
        Illegal
    ):  # what a hand holds has to be found, too: no clause says otherwise, as sve 4.1.2.2 does
        table.resolve(())
    assert table.resolve((held,)).zone(held) == FIELD


def test_removed_from_either_place() -> None:
    board = Board()
    cards = [board.put(0, HAND, "Held", type="Summon"), board.put(0, BREAK_ZONE, "Used", type="Summon")]
    summon = rite(board, "Remove 2 Summons in your hand or Break Zone from the game.")
    table = board.start().cast(summon).resolve(tuple(cards))
    assert [table.zone(card) for card in cards] == [REMOVED, REMOVED]


def test_of_those_shown_each_kind_within_the_total() -> None:
    for wanted, legal in (("Three", True), ("Four", False)):
        board = Board()
        backups = {
            name: board.put(0, DECK, name, type="Backup", cost=cost) for name, cost in (("Three", 3), ("Four", 4))
        }
        forward = board.put(0, DECK, "Five", cost=5)
        summon = rite(
            board,
            "Reveal the top 3 cards of your deck. Play up to 1 Forward, up to 1 Backup and up to 1 {Job Knight} with a total cost of 8 or less "
            "among them onto the field and put the rest of the cards into the Break Zone.",
        )
        top = [forward, *backups.values()]
        board.state.zones[0][DECK][:] = [c for c in board.state.zones[0][DECK] if c not in top]
        board.state.zones[0][DECK][:0] = top
        table = board.start().cast(summon)
        if legal:
            table.resolve((forward,), (backups[wanted],))
            assert [table.zone(c) for c in (forward, backups["Three"], backups["Four"])] == [FIELD, FIELD, BREAK_ZONE]
        else:
            with pytest.raises(Illegal):
                table.resolve((forward,), (backups[wanted],))


def test_played_from_outside_the_hand() -> None:
    text = "When your opponent plays a Forward from outside their hand, draw 1 card."
    for zone, drawn in ((HAND, 0), (BREAK_ZONE, 1)):
        board = Board()
        hild(board, text)
        board.put(1, zone, "Gone", cost=1)
        where = "in your Break Zone. Play it onto the field" if zone == BREAK_ZONE else "from your hand onto the field"
        words = f"《0》: Choose 1 Forward {where}." if zone == BREAK_ZONE else f"《0》: Play 1 Forward {where}."
        olga = board.put(1, FIELD, "Olga", *abilities(words, "Olga", "Forward"))
        table = board.start().answer(("pass",))
        before = table.hand(0)
        use(table, olga) if zone == BREAK_ZONE else table.answer(("use", olga, 0)).resolve(
            (table.match.state.zones[1][HAND][0],)
        )
        assert table.hand(0) - before == drawn


def test_not_cast() -> None:
    for words, drawn in (("other than by being cast", (0, 1)), ("other than due to your cast", (0, 1))):
        for played in (False, True):
            board = Board()
            hild(board, f"When a Forward enters your field {words}, draw 1 card.")
            gast = board.put(0, HAND, "Gast", cost=0)
            summon = rite(board, "Play 1 Forward from your hand onto the field.")
            table = board.start()
            table = table.cast(summon).resolve((gast,)) if played else table.cast(gast).resolve()
            assert table.zone(gast) == FIELD
            assert table.hand(0) == drawn[played] + (not played), words


def test_a_total_of_cards_in_the_break_zone() -> None:
    board = Board()
    guards = [board.put(0, BREAK_ZONE, f"Guard {cost}", cost=cost) for cost in (2, 3, 4)]
    summon = rite(
        board, "Choose up to 2 Forwards with a total cost of 5 or less in your Break Zone. Play them onto the field."
    )
    table = board.start().cast(summon, (guards[0],))
    assert table.asked.options == (guards[1],)  # 2 and 4 would be more
    table.answer((guards[1],)).resolve()
    assert [table.zone(each) for each in guards] == [FIELD, FIELD, BREAK_ZONE]


@pytest.mark.clauses("fftcg-2020", "11.8.16")
def test_onto_the_field_by_a_summon_alone() -> None:
    again = "Choose 1 {Card Name Hild} in your Break Zone. Play it onto the field."
    for by_summon in (True, False):
        board = Board()
        card = hild(board, "When Hild enters the field due to a Summon, draw 1 card.", BREAK_ZONE)
        if by_summon:
            summon = put(board, 0, HAND, "Rite", again, type="Summon")
            table = board.start().play(summon)
        else:
            helper = put(board, 0, FIELD, "Helper", f"《0》: {again}", type="Backup")
            table = use(board.start(), helper)
        assert table.zone(card) == FIELD
        assert table.hand(0) == by_summon


def test_how_a_card_came_to_the_field() -> None:
    for text, drawn in (
        ("When Hild enters the field due to your Summons or abilities, draw 1 card.", (1, 0)),
        ("When Hild enters the field from your hand, draw 1 card.", (0, 1)),
    ):
        for way, count in zip(("effect", "cast"), drawn, strict=True):
            board = Board()
            card = hild(board, text, BREAK_ZONE if way == "effect" else HAND, cost=0)
            summon = rite(board, "Choose 1 Forward in your Break Zone. Play it onto the field.")
            table = board.start()
            table = table.play(summon) if way == "effect" else table.cast(card).resolve()
            assert table.hand(0) == count + (way == "cast")  # the Summon is still in the hand


@pytest.mark.parametrize(
    ("words", "drawn"), [("your opponent's Summons or abilities", 0), ("your Summons or abilities", 1)]
)
def test_whose_effect_brought_it(words: str, drawn: int) -> None:
    board = Board()
    hild(board, f"When a Forward enters your field due to {words}, draw 1 card.")
    board.put(0, BREAK_ZONE, "Guard")
    summon = rite(board, MAKE)
    assert board.start().play(summon).hand(0) == drawn


def test_each_players_own_hand_goes_under_the_own_deck() -> None:
    board = Board()
    text = rite(board, "Each player puts their hand at the bottom of their deck in any order, then draws 2 cards.")
    mine = [board.put(0, HAND, f"Mine {n}") for n in range(2)]
    theirs = [board.put(1, HAND, f"Theirs {n}") for n in range(3)]
    table = board.start().cast(text)
    while table.match.state.stack or table.asked.kind != "act":
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else tuple(asked.options or ()))
    assert (table.hand(0), table.hand(1)) == (2, 2)
    assert (
        sorted(table.match.state.zones[0][DECK][-2:]) == mine
        and sorted(table.match.state.zones[1][DECK][-3:]) == theirs
    )


@pytest.mark.parametrize(("answer", "where", "drawn"), [(True, BREAK_ZONE, 0), (False, FIELD, 1)])
def test_an_opponent_may_put_it_away(answer: bool, where: int, drawn: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    text = "Your opponent may put it into the Break Zone. If your opponent doesn't do so, draw 1 card."
    summon = rite(board, f"Choose 1 Forward opponent controls. {text}")
    table = board.start().play(summon, (), answer)
    assert table.zone(foe) == where and table.hand(0) == drawn


def test_each_player_returns_all_of_a_kind() -> None:
    board = Board()
    oozes = [board.put(player, FIELD, f"Ooze {player}", type="Monster") for player in (0, 1)]
    guard = board.put(1, FIELD, "Guard")
    summon = rite(board, "Each player returns all the Monsters they control to their owners' hands.")
    table = board.start().play(summon)
    assert [table.zone(each) for each in (*oozes, guard)] == [HAND, HAND, FIELD]


def test_a_card_that_the_rules_put_away() -> None:
    board = Board()
    text = "If your opponent doesn't control Forwards, put Hild into the Break Zone."
    card = board.put(0, FIELD, "Hild", *hild_text(text))
    board.put(1, FIELD, "One")
    summon = rite(board, "Break all the Forwards opponent controls.")
    table = board.start()
    assert table.zone(card) == FIELD
    assert drive(table.cast(summon)).zone(card) == BREAK_ZONE


def test_points_of_damage_put_a_card_away() -> None:
    board = Board()
    card = board.put(
        0, FIELD, "Hild", *hild_text("If you have received 1 point of damage or more, put Hild into the Break Zone.")
    )
    summon = rite(board, "Rite deals you 1 point of damage.")
    other = rite(board, "Draw 1 card.")
    table = drive(board.start().cast(other))
    assert table.zone(card) == FIELD
    assert drive(table.cast(summon)).zone(card) == BREAK_ZONE


@pytest.mark.parametrize(("whose", "drawn"), [("your", 1), ("your opponent's", 0)])
def test_a_card_is_put_into_the_damage_zone(whose: str, drawn: int) -> None:
    board = Board()
    board.put(0, FIELD, "Hild", *hild_text(f"When a card is put into {whose} Damage Zone, draw 1 card."))
    summon = rite(board, "Rite deals you 1 point of damage.")
    assert drive(board.start().cast(summon)).hand(0) == drawn


@pytest.mark.clauses("fftcg-2020", "11.8.16")
def test_cards_that_leave_the_break_zone() -> None:
    for words, drawn in (
        ("a card leaves your opponent's Break Zone", 1),
        ("a card in your opponent's Break Zone is removed from the game", 1),
        ("a card leaves your Break Zone", 0),
        ("a Summon in your opponent's Break Zone is removed from the game", 0),
    ):
        board = Board()
        put(board, 0, FIELD, "Olga", f"When {words}, draw 1 card.")
        gone = board.put(1, BREAK_ZONE, "Foe")
        summon = rite(board, "Choose 1 Forward in your opponent's Break Zone. Remove it from the game.")
        table = board.start().play(summon)
        assert table.zone(gone) == REMOVED
        assert table.hand(0) == drawn, words


def test_cards_removed_are_counted() -> None:
    board = Board()
    for i in range(3):
        board.put(0, BREAK_ZONE, f"Gone {i}", type="Summon", cost=1)
    stays = board.put(0, BREAK_ZONE, "Stays")
    summon = rite(
        board,
        "Remove all the Summons in your Break Zone from the game. Draw 1 card for each card removed by this effect.",
    )
    table = drive(board.start().cast(summon))
    assert (table.hand(0), table.zone(stays), len(table.match.state.zones[0][REMOVED])) == (3, BREAK_ZONE, 3)


@pytest.mark.clauses("fftcg-2020", "15.1.1.5.1")
@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize(
    "what",
    [
        "If 2 Characters are removed from the game by this effect, draw 1 card.",
        "If all the cards removed by this effect are of the same Element, draw 1 card.",
        "If there are 1 or more different Elements among cards removed by this effect, draw 1 card.",
    ],
)
def test_a_card_that_cannot_be_removed_was_not_removed(what: str, kept: bool) -> None:
    board = Board()
    if kept:
        seal = (
            "All Characters in your Break Zone cannot be removed from the game by your opponent's Summons or abilities."
        )
        board.put(1, FIELD, "Seal", *abilities(seal, "Seal", "Forward"))
    gone = [board.put(1, BREAK_ZONE, name) for name in ("One", "Two")]
    summon = rite(board, f"Choose 2 cards in your opponent's Break Zone. Remove them from the game. {what}")
    table = board.start().cast(summon).resolve()
    assert [table.zone(card) for card in gone] == [BREAK_ZONE if kept else REMOVED] * 2
    assert table.hand(0) == (0 if kept else 1)


@pytest.mark.parametrize(
    ("words", "damage"), [("removed Summon", 2000), ("removed card", 3000), ("removed Forward", 1000)]
)
def test_what_was_removed_is_counted_by_its_kind(words: str, damage: int) -> None:
    board = Board()
    text = (
        "《0》: You may remove up to 3 cards in your Break Zone from the game. When you do so, choose 1 Forward."
        f" Deal it 1000 damage for each {words}."
    )
    card = hild(board, text)
    away = [board.put(0, BREAK_ZONE, f"Gone {i}", type="Summon") for i in range(2)]
    away.append(board.put(0, BREAK_ZONE, "Gone Forward"))
    wall = board.put(1, FIELD, "Wall", power=9000)
    table = board.start().answer(("use", card, 0)).resolve(True, tuple(away), (wall,))
    assert table.obj(wall).damage == damage


@pytest.mark.clauses("fftcg-new", "X-FROM-1")
def test_what_it_removed_is_cast_once_per_turn() -> None:
    board = Board()
    away = "《0》: Remove the top 2 cards of your deck from the game."
    leave = "Once per turn, you can cast a Forward removed by Hild's abilities at any time you could normally cast it."
    source = board.put(0, FIELD, "Hild", *hild_text(away), *hild_text(leave))
    one, two, gone = (
        board.put(0, where, name, cost=0) for where, name in ((DECK, "One"), (DECK, "Two"), (REMOVED, "Gone"))
    )
    on_top(board, 0, one, two)
    table = use_through(board.start(), source)
    assert (table.zone(one), table.zone(two)) == (REMOVED, REMOVED)
    assert acts_of(table, one) and acts_of(table, two) and acts_of(table, gone) == []
    table.cast(two)
    assert table.zone(two) == FIELD and acts_of(table, one) == []


def test_only_cards_that_its_own_ability_removed_are_meant() -> None:
    board = Board()
    board.put(0, REMOVED, "Away")
    take = abilities("《0》: Choose 1 card removed by Hild's ability. Put it into the Break Zone.", "Hild", "Forward")
    away = abilities("《0》: Remove the top card of your deck from the game.", "Hild", "Forward")
    card = board.put(0, FIELD, "Hild", *away, *take)
    table = board.start()
    assert ("use", card, 1) not in table.match.acts()
    top = table.match.state.zones[0][DECK][0]
    table.answer(("use", card, 0)).resolve()
    table.answer(("use", card, 1)).resolve()
    assert table.zone(top) == BREAK_ZONE


def test_five_cards_removed_by_itself_come_back() -> None:
    board = Board()
    text = "《0》: Remove the top card of your deck from the game. Then, if there are 2 or more cards removed by Hild's ability, add them to your hand."
    card = hild(board, text)
    board.put(0, REMOVED, "Away")
    table = begin_using(board.start(), card).resolve()
    zones = table.match.state.zones
    assert (len(zones[0][REMOVED]), table.hand(0)) == (2, 0)
    begin_using(table, card).resolve()
    assert (len(zones[0][REMOVED]), table.hand(0)) == (1, 2)


@pytest.mark.parametrize("answers", [(True, True), (False, True), (True, False)])
def test_each_player_may_put_a_card_of_the_own_away(answers: tuple[bool, bool]) -> None:
    board = Board()
    cards = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Theirs")
    summon = rite(board, "Each player may put 1 Forward they control into the Break Zone.")
    table = board.start().cast(summon).resolve(*answers)
    assert [table.zone(card) == BREAK_ZONE for card in cards] == list(answers)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_card_for_each_that_was_returned(count: int) -> None:
    board = Board()
    backups = [board.put(0, FIELD, f"Aide {n}", type="Backup") for n in range(2)]
    summon = rite(
        board, "Return any number of Backups you control to their owners' hands. Draw 1 card for each Backup returned."
    )
    table = board.start().cast(summon).resolve(tuple(backups[:count]))
    assert [table.zone(card) == HAND for card in backups] == [n < count for n in range(2)]
    assert table.hand(0) == 2 * count


@pytest.mark.clauses("fftcg-2020", "11.11.6")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Each player may add 1 Forward in their Break Zone to their hand.", BREAK_ZONE),
        ("Each player may return 1 Forward from their Break Zone to their hand.", BREAK_ZONE),
        ("Each player may remove 1 card in their hand from the game.", HAND),
        ("Each player may put 1 Forward they control into the Break Zone.", FIELD),
    ],
)
def test_what_each_player_may_do_is_done_with_his_own_cards(text: str, zone: int) -> None:
    board = Board()
    cards = [[board.put(player, zone, f"{player} {number}") for number in range(2)] for player in (0, 1)]
    summon = rite(board, text)
    table = board.start().cast(summon).answer(("pass",), ("pass",))
    for player in (0, 1):
        table.answer(True)
        assert table.asked.player == player and table.asked.options == tuple(cards[player])
        table.answer((cards[player][0],))


def test_what_both_players_put_away_is_counted() -> None:
    board = Board()
    for player in (0, 1):
        board.put(player, FIELD, f"Ooze {player}", type="Monster")
    text = "Each player puts 1 Monster they control into the Break Zone. For each Monster put into the Break Zone this way, draw 1 card."
    summon = rite(board, text)
    assert board.start().play(summon).hand(0) == 2


def test_each_player_puts_one_of_his_own() -> None:
    board = Board()
    mine = [board.put(0, FIELD, name) for name in ("A", "B")]
    theirs = [board.put(1, FIELD, name) for name in ("C", "D")]
    summon = rite(board, "Each player puts 1 Forward they control into the Break Zone.")
    table = board.start().cast(summon).resolve((mine[1],), (theirs[0],))
    assert [table.zone(card) for card in (*mine, *theirs)] == [FIELD, BREAK_ZONE, BREAK_ZONE, FIELD]
