"""Own sentences in the words of the first seven sets, played from their text: the whole field, removed cards, rules of a turn."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from test_early_played import aim
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal


def test_all_on_the_field_but_some_elements() -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Theirs")
    light = board.put(1, FIELD, "Light", elements=("Light",))
    held = board.put(1, HAND, "Held")
    summon = rite(board, "Return all the Forwards on the field other than Light and Dark to their owners' hands.")
    table = board.start().play(summon)
    assert [table.zone(card) for card in (mine, theirs, light, held)] == [HAND, HAND, FIELD, HAND]


def test_both_removed_cards_come_back_dull() -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Theirs")
    text = "Choose 1 Forward opponent controls and 1 Forward you control. Remove them from the game. "
    summon = rite(board, text + "Then, play the removed Forwards onto the field dull.")
    table = aim(board.start(), ("cast", summon, ""))
    for card, player in ((mine, 0), (theirs, 1)):
        found = table.obj(card)
        assert (found.zone, found.controller, found.dull) == (FIELD, player, True)


def test_as_many_as_drawn_leave_the_hand() -> None:
    board = Board()
    for n in range(2):
        board.put(0, FIELD, f"Help {n}", type="Backup")
    held = [board.put(0, HAND, f"Held {n}") for n in range(3)]
    summon = rite(
        board, "Draw 1 card for each Backup you control. Then, discard as many cards as drawn from your hand."
    )
    table = board.start().cast(summon).answer(("pass",), ("pass",))
    assert (table.asked.least, table.asked.most) == (2, 2)
    table.answer(tuple(held[:2]))
    assert [table.zone(card) for card in held] == [BREAK_ZONE, BREAK_ZONE, HAND]


def test_a_gain_and_a_rule_end_with_the_turn() -> None:
    board = Board()
    hit = abilities("《0》: Choose 1 Forward opponent controls. Hild deals it 2000 damage.", "Hild", "Forward")
    hild, foe = board.put(0, FIELD, "Hild", *hit), board.put(1, FIELD, "Foe", power=9000)
    text = "Choose 1 Forward you control. During this turn, it gains Brave, and if it deals damage to a Forward, "
    summon = rite(board, text + "increase the damage by 1000 instead.")
    table = aim(board.start(), ("cast", summon, ""))
    assert "Brave" in table.chars(hild).keywords
    aim(table, ("use", hild, 0))
    assert table.obj(foe).damage == 3000


def test_an_element_that_is_shared_keeps_off_abilities_alone() -> None:
    board = Board()
    guard = abilities("Hild cannot be chosen by your opponent's abilities that share its Element.", "Hild", "Forward")
    hild = board.put(1, FIELD, "Hild", *guard, elements=("Fire",))
    other = board.put(1, FIELD, "Other")
    hit = abilities("《0》: Choose 1 Forward opponent controls. Dull it.", "Ann", "Forward")
    fire = board.put(0, FIELD, "Ann", *hit, elements=("Fire",))
    ice = board.put(0, FIELD, "Ann", *hit, elements=("Ice",))
    summon = rite(board, "Choose 1 Forward opponent controls. Dull it.")
    table = board.start()
    for act, options in (
        (("use", fire, 0), {other}),
        (("use", ice, 0), {hild, other}),
        (("cast", summon, ""), {hild, other}),
    ):
        table.answer(act)
        if table.asked.kind == "choose":
            assert set(table.asked.options or ()) == options
            table.answer((other,))
        else:
            assert options == {other}
        table.resolve()


def test_the_cost_of_what_was_put_in_the_break_zone() -> None:
    board = Board()
    text = "put 1 Backup into the Break Zone: Choose 1 Forward. Deal it damage equal to the cost of the Backup put in the Break Zone multiplied by 1000."
    hild = board.put(0, FIELD, "Hild", *abilities("《ダル》, " + text, "Hild", "Forward"), power=9000)
    paid = board.put(0, FIELD, "Paid", type="Backup", cost=4)
    foe = board.put(1, FIELD, "Foe", power=9000)
    table = aim(board.start(), ("use", hild, 0), foe, paid)
    assert table.zone(paid) == BREAK_ZONE
    assert table.obj(foe).damage == 4000


def test_both_players_dull_their_own() -> None:
    board = Board()
    mine = [board.put(0, FIELD, f"Mine {n}") for n in range(2)]
    theirs = [board.put(1, FIELD, f"Theirs {n}") for n in range(2)]
    summon = rite(board, "Both players select 1 Forward they control and dull it.")
    table = board.start().cast(summon).answer(("pass",), ("pass",), (mine[1],), (theirs[0],))
    assert [table.obj(card).dull for card in (*mine, *theirs)] == [False, True, True, False]


def test_the_opponent_pays_more_for_special_abilities() -> None:
    for words, usable in (("your opponent's", False), ("your", True)):
        board = Board()
        board.put(
            1,
            FIELD,
            "Tax",
            *abilities(f"The cost required to use {words} special abilities increases by 1.", "Tax", "Forward"),
        )
        hild = board.put(0, FIELD, "Hild", *abilities("[[s]]Oath[[/]] 《S》: Draw 1 card.", "Hild", "Forward"))
        held = board.put(0, HAND, "Hild")
        table = board.start()
        if usable:
            assert aim(table, ("use", hild, 0), held).hand(0) == 1
        else:
            with pytest.raises(Illegal):
                table.answer(("use", hild, 0))


def test_a_hand_goes_into_the_deck_and_as_many_cards_come_back() -> None:
    board = Board()
    for n in range(3):
        board.put(0, HAND, f"Held {n}")
        board.put(1, HAND, f"Theirs {n}")
    board.put(1, HAND, "One more")
    summon = rite(board, "Your opponent shuffles his/her hand into his/her deck, then draws the same number of cards. Shuffle your hand "
                  "into your deck. Then, draw the same number of cards.")  # fmt: skip
    table = board.start().play(summon)
    assert (table.hand(0), table.hand(1)) == (3, 4)


def test_the_top_card_that_paid_is_looked_at() -> None:
    for kind, damage in (("Forward", 5000), ("Backup", 0)):
        board = Board()
        top = board.put(0, DECK, "Top", type=kind)
        board.state.zones[0][DECK].insert(0, board.state.zones[0][DECK].pop())
        text = "《ダル》, remove the top card of your deck from the game: Choose 1 Forward opponent controls. If the removed card is a Forward, deal it 5000 damage."
        hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
        foe = board.put(1, FIELD, "Foe", power=9000)
        table = aim(board.start(), ("use", hild, 0), foe)
        assert table.zone(top) == REMOVED
        assert table.obj(foe).damage == damage


def test_whoever_used_the_cancelled_ability_is_broken() -> None:
    board = Board()
    user = board.put(0, FIELD, "Hild", *abilities("《0》: Draw 1 card.", "Hild", "Forward"))
    other = board.put(0, FIELD, "Other")
    summon = rite(board, "Choose 1 action ability. Cancel its effect. Break the Character that used it.")
    table = board.start().answer(("use", user, 0), ("cast", summon, "")).resolve()
    assert (table.zone(user), table.zone(other), table.hand(0)) == (BREAK_ZONE, FIELD, 0)


def test_the_cost_of_what_was_returned_is_looked_for() -> None:
    board = Board()
    text = "《ダル》, return 1 Forward you control to its owner's hand: Search for 1 Forward of the same cost as the returned Forward and add it to your hand."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    paid = board.put(0, FIELD, "Paid", cost=4)
    found, other = board.put(0, DECK, "Found", cost=4), board.put(0, DECK, "Other", cost=3)
    table = board.start().answer(("use", hild, 0))
    while table.asked.kind == "choose":
        table.answer((paid,))
    table.resolve((found,))
    assert [table.zone(card) for card in (paid, found, other)] == [HAND, HAND, DECK]
