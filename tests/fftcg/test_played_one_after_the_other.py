"""Own sentences played from their text: instructions that hang on the one before: "if you do so", "then", "may"."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from played import abilities, aim, attack, drive, hild, hild_text, on_top, rite, use


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


def test_as_many_cards_from_the_hand_as_were_drawn() -> None:
    board = Board()
    board.put(0, FIELD, "Ann", type="Monster")
    held = [board.put(0, HAND, f"Held {n}", type="Backup") for n in range(3)]
    text = "Draw 1 card for each Monster you control. Then, put the same number of cards from your hand at the bottom of your deck in any order."
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((held[0],))
    assert table.zone(held[0]) == DECK and table.hand(0) == 3


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "Your opponent selects 1 card in their hand and puts it at the bottom of their deck. Then, they draw 2 cards.",
            2,
        ),
        ("Your opponent draws 2 cards. Then, they discard 2 cards.", 1),
    ],
)
def test_then_they_draw_or_discard(text: str, held: int) -> None:
    board = Board()
    board.put(1, HAND, "Held")
    summon = rite(board, text)
    table = board.start().cast(summon)
    while table.match.state.stack:
        if table.asked.kind == "act":
            table.answer(("pass",))
        else:
            table.answer(tuple(table.match.state.zones[1][HAND][: table.asked.least]))
    assert (table.hand(0), table.hand(1)) == (0, held)


def test_what_is_removed_and_played_again_enters_dull() -> None:
    board = Board()
    card = board.put(0, FIELD, "Mine")
    text = (
        "Choose 1 Forward you control. Remove it from the game. "
        + "Then, play the removed Forward onto the field dull."
    )
    summon = rite(board, text)
    table = drive(board.start().cast(summon), card)
    assert (table.zone(card), table.obj(card).dull, table.obj(card).gen) == (FIELD, True, 2)


def test_damage_for_each_card_revealed() -> None:
    board = Board()
    card = board.put(1, FIELD, "Theirs", power=7000)
    board.put(1, FIELD, "Other")
    tops = [board.put(0, DECK, name, jobs=(job,)) for name, job in (("K", "Knight"), ("L", "Knight"), ("M", "Monk"))]
    on_top(board, 0, *tops)
    text = "Choose 1 Forward. Reveal the top 3 cards of your deck. For each {Job Knight} revealed this way, deal it 2000 damage. "
    summon = rite(board, text + "Then, put the revealed cards at " + "the bottom of your deck in any order.")
    table = board.start().cast(summon, (card,)).resolve(tuple(tops))
    assert table.obj(card).damage == 4000
    assert table.match.state.zones[0][DECK][-3:] == tops


def test_the_same_number_of_cards_is_drawn() -> None:
    board = Board()
    cards = [board.put(0, HAND, f"Held {i}") for i in range(4)]
    text = (
        "Put any number of cards from your hand at "
        + "the bottom of your deck in any order. "
        + "Then, draw the same number of cards."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((cards[0], cards[2]), (cards[0], cards[2]))
    assert ([table.zone(card) for card in cards], table.hand(0)) == ([DECK, HAND, DECK, HAND], 4)


@pytest.mark.parametrize(
    ("where", "zone"),
    [
        (" and remove it from the game.", REMOVED),
        (" and return it to its owner's hand.", HAND),
        (" and put it at the bottom of its owner's deck.", DECK),
        (". If you do so, remove that Summon from the game instead of putting it in the Break Zone.", REMOVED),
        (".", BREAK_ZONE),
    ],
)
def test_where_a_cancelled_summon_goes(where: str, zone: int) -> None:
    board = Board()
    first, counter = rite(board, "Draw 3 cards."), rite(board, f"Choose 1 Summon. Cancel its effect{where}")
    table = board.start().cast(first).play(counter)
    assert table.zone(first) == zone and table.zone(counter) == BREAK_ZONE
    assert table.hand(0) == (zone == HAND)
    if zone == DECK:
        assert table.match.state.zones[0][DECK][-1] == first


def test_a_cast_summon_is_cancelled() -> None:
    board = Board()
    text = (
        "When either player casts a Summon, put Hild into the Break Zone. "
        + "If you do so, cancel the Summon's effect."
    )
    card = board.put(1, FIELD, "Hild", *hild_text(text, "Monster"), type="Monster")
    summon = rite(board, "Draw 2 cards.")
    table = drive(board.start().cast(summon))
    assert (table.zone(card), table.hand(0)) == (BREAK_ZONE, 0)


def test_what_left_the_field_comes_back_at_once() -> None:
    board = Board()
    lamp = board.put(0, FIELD, "Lamp", type="Backup")
    summon = rite(
        board, "You may remove 1 Backup you control from the game. If you do so, play it onto the field dull."
    )
    table = board.start().cast(summon).resolve(True)
    assert (table.zone(lamp), table.obj(lamp).dull) == (FIELD, True)
    assert table.obj(lamp).epoch


@pytest.mark.clauses("fftcg-2020", "11.8.14")
@pytest.mark.parametrize(
    "behind",
    ["If they don't, draw 2 cards. If they do, draw 1 card.", "If they do, draw 1 card. If they don't, draw 2 cards."],
)
def test_either_way_in_either_order(behind: str) -> None:
    for answer, drawn in ((True, 1), (False, 2)):
        board = Board()
        board.put(1, HAND, "Held")
        summon = rite(board, f"Your opponent may discard 1 card. {behind}")
        assert board.start().play(summon, (), answer).hand(0) == drawn, (answer, behind)


def test_an_opponent_who_may_and_does_not() -> None:
    for answer, left, drawn in ((True, 0, 0), (False, 1, 2)):
        board = Board()
        card = board.put(1, HAND, "Held")
        summon = rite(board, "Your opponent may discard 1 card. If they don't, draw 2 cards.")
        table = board.start().cast(summon).resolve(answer)
        assert table.zone(card) == (BREAK_ZONE if answer else HAND)
        assert (table.hand(1), table.hand(0)) == (left, drawn)


@pytest.mark.parametrize("found", [True, False])
def test_damage_where_nothing_was_found(found: bool) -> None:
    board = Board()
    olga = board.put(0, DECK, "Olga", power=9000)
    foe = board.put(1, FIELD, "Foe", power=9000)
    text = (
        "When Hild enters the field, you may search for 1 {Card Name Olga} and play it onto the field. "
        "If you don't do so, choose 1 Forward opponent controls. Deal it 3000 damage."
    )
    card = hild(board, text, HAND, cost=0, power=1000)
    table = board.start().cast(card)
    table.resolve(*((True, (olga,)) if found else (False,)))
    assert (table.zone(olga) == FIELD) is found
    assert table.obj(foe).damage == (0 if found else 3000)


@pytest.mark.parametrize("takes", [True, False])
def test_the_opponent_may_draw_beside(takes: bool) -> None:
    board = Board()
    text = rite(board, "Draw 2 cards and your opponent may draw 1 card.")
    table = board.start().cast(text).resolve(takes)
    assert (table.hand(0), table.hand(1)) == (2, int(takes))


@pytest.mark.parametrize(("kind", "drawn"), [("Monster", 1), ("Forward", 0)])
@pytest.mark.parametrize("words", ["When 1 or more Monsters are revealed", "When you reveal a Monster"])
def test_when_revealed(words: str, kind: str, drawn: int) -> None:
    board = Board()
    deck = board.state.zones[0][DECK]
    board.put(0, DECK, "Top", type=kind)
    deck.insert(0, deck.pop())
    summon = rite(board, f"Reveal the top 2 cards of your deck. {words}, draw 1 card.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("gone", "drawn"), [(2, 0), (3, 1)])
def test_when_so_many_are_removed(gone: int, drawn: int) -> None:
    text = "You may remove any number of Summons in your Break Zone from the game. When you remove 3 or more Summons, draw 1 card."
    board = Board()
    cards = tuple(board.put(0, BREAK_ZONE, f"Gone {i}", type="Summon") for i in range(gone))
    summon = rite(board, text)
    table = board.start().play(summon, (), True, cards)
    assert all(table.zone(card) == REMOVED for card in cards)
    assert table.hand(0) == drawn


@pytest.mark.parametrize(("count", "drawn"), [(0, 0), (1, 0), (2, 2)])
@pytest.mark.parametrize(
    "words",
    ["you return 2 Monsters", "2 Monsters are returned to their owners' hands", "you return 2 or more Monsters"],
)
def test_when_so_many_are_returned(words: str, count: int, drawn: int) -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {each}", type="Monster") for each in range(2)]
    summon = rite(
        board,
        f"Choose up to 2 Monsters. Return them to their owners' hands. When {words} by this effect, draw 2 cards.",
    )
    table = board.start().cast(summon, tuple(foes[:count])).resolve()
    assert table.hand(1) == count and table.hand(0) == drawn


def test_each_sentence_about_what_is_shown_is_a_trigger_of_its_own() -> None:
    text = (
        "When Hild enters the field, you may reveal any number of Monsters from your hand. When you reveal 1 or more, draw 1 card. "
        "In addition, when you reveal 2 or more, choose 1 Forward opponent controls. Dull it."
    )
    for shown, drawn, dull in ((0, 0, False), (1, 1, False), (2, 1, True)):
        board = Board()
        held = [board.put(0, HAND, f"Beast {i}", type="Monster") for i in range(2)]
        foe = board.put(1, FIELD, "Foe")
        card = hild(board, text, HAND, cost=0)
        table = board.start().cast(card)
        table.resolve(True, tuple(held[:shown]), *([((0, "Hild"), (1, "Hild"))] if shown > 1 else []))
        assert (table.hand(0), table.obj(foe).dull) == (2 + drawn, dull)


def test_its_controller_draws_and_discards() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    held = board.put(1, HAND, "Held")
    text = "Choose 1 Forward opponent controls. Break it. Its controller draws 1 card, then discards 1 card."
    summon = rite(board, text)
    table = drive(board.start().cast(summon), foe, held)
    assert (table.zone(foe), table.zone(held), table.hand(0), table.hand(1)) == (BREAK_ZONE, BREAK_ZONE, 0, 1)


@pytest.mark.parametrize(("helpers", "held"), [(0, 1), (1, 2)])
def test_only_the_discarding_is_replaced(helpers: int, held: int) -> None:
    board = Board()
    for each in range(helpers):
        board.put(0, FIELD, f"Helper {each}", type="Backup")
    summon = rite(board, "Draw 3 cards, then discard 2 cards. If you control a Backup, discard 1 card instead.")
    table = board.start().cast(summon)
    while table.match.state.stack:
        if table.asked.kind == "act":
            table.answer(("pass",))
        else:
            table.answer(tuple(table.match.state.zones[0][HAND][: 3 - held]))
    assert table.hand(0) == held


def test_auto_abilities_that_trigger_once_more() -> None:
    """Not those of others, nor one that may trigger only once in a turn."""
    enters, onlooker = "When Gast enters the field, draw 1 card.", "When a Forward enters your field, draw 1 card."
    for text, drawn in (
        ("Auto-abilities of Forwards you control trigger an additional time.", 2 + 1),
        ("Auto-abilities of Forwards you control that trigger when they enter the field trigger an additional time.", 2 + 1),
        ("Auto-abilities of Backups you control trigger an additional time.", 1 + 2),
        ("If a Forward you control entering the field triggers an auto-ability of a Character you control, it triggers an additional time.", 2 + 2),
        ("If an auto-ability of a Forward opponent controls triggers, that ability triggers an additional time.", 1 + 1),
    ):  # fmt: skip
        board = Board()
        hild(board, text)
        board.put(0, FIELD, "Olga", *abilities(onlooker, "Olga", "Backup"), type="Backup")
        gast = board.put(0, HAND, "Gast", *abilities(enters, "Gast", "Forward"), cost=0)
        table = board.start().cast(gast)
        while table.asked.kind == "order":
            table.answer(table.asked.options)
        assert table.resolve().hand(0) == drawn, text
    board = Board()
    hild(board, "Auto-abilities of Forwards you control trigger an additional time.")
    gast = board.put(
        0, HAND, "Gast", *abilities(enters + " This effect will trigger only once per turn.", "Gast", "Forward"), cost=0
    )
    assert board.start().cast(gast).resolve().hand(0) == 1


@pytest.mark.parametrize(("held", "drawn"), [("Forward", 1), ("Backup", 0)])
def test_the_opponent_discarded_a_forward(held: str, drawn: int) -> None:
    board = Board()
    board.put(1, HAND, "Held", type=held)
    summon = rite(
        board, "Your opponent discards 1 card. When your opponent discards a Forward by this effect, draw 1 card."
    )
    assert board.start().play(summon).hand(0) == drawn


def test_a_card_that_was_just_played() -> None:
    text = "Choose 1 Forward in your Break Zone. " + "Play it onto the field. When it enters the field, "
    text += "if it is a {Job Knight}, draw 2 cards."
    for job, drawn in (("Knight", 2), ("Monk", 0)):
        board = Board()
        card = board.put(0, BREAK_ZONE, "Back", jobs=(job,))
        summon = rite(board, text)
        table = drive(board.start().cast(summon), card)
        assert (table.zone(card), table.hand(0)) == (FIELD, drawn)


@pytest.mark.parametrize("discarded", [1, 3])
def test_the_same_number_also_when_it_is_drawn_later(discarded: int) -> None:
    """11.11.9: what "when you do so" brings about knows how much was done."""
    board = Board()
    card = hild(board, "《0》: You may discard any number of cards. When you do so, draw the same number of cards.")
    gone = tuple(board.put(0, HAND, f"Page {number}") for number in range(discarded))
    board.put(0, HAND, "Kept")
    table = board.start().answer(("use", card, 0)).resolve(True, gone)
    assert table.hand(0) == 1 + discarded


@pytest.mark.parametrize(("dull", "drawn"), [(0, 1), (1, 0)])
def test_only_those_that_were_active_were_dulled(dull: int, drawn: int) -> None:
    board = Board()
    card = hild(
        board,
        "《0》: Dull all the Forwards opponent controls. When 3 or more active Forwards are dulled by this effect, draw 1 card.",
    )
    walls = [board.put(1, FIELD, f"Wall {each}") for each in range(3)]
    for wall in walls[:dull]:
        board.state.objects[wall].dull = True
    table = board.start()
    held = table.hand(0)
    assert use(table, card).hand(0) - held == drawn


def test_as_many_as_one_likes_are_discarded_and_counted() -> None:
    text = "When Hild enters the field, you may discard any number of cards. When you do so, choose 1 Forward opponent controls. Deal it 2000 damage for each card discarded."
    board = Board()
    held = [board.put(0, HAND, f"Held {i}") for i in range(3)]
    foe = board.put(1, FIELD, "Foe", power=9000)
    card = hild(board, text, HAND, cost=0)
    table = board.start().cast(card).resolve(True, tuple(held[:2]))
    assert (table.obj(foe).damage, table.hand(0)) == (4000, 1)


@pytest.mark.parametrize(("backups", "drawn"), [(1, 1), (0, 2)])
def test_if_you_do_not_control_one(backups: int, drawn: int) -> None:
    """What was asked is no condition of the trigger (11.8.13; reading F56)."""
    board = Board()
    card = hild(board, "When Hild attacks, if you control a Backup, draw 1 card. If you do not, draw 2 cards.")
    for each in range(backups):
        board.put(0, FIELD, f"Prop {each}", type="Backup")
    assert attack(board.start(), card).hand(0) == drawn


@pytest.mark.parametrize("answer", [True, False])
@pytest.mark.parametrize("stands", [True, False])
def test_if_you_do_not_answers_to_the_offer(answer: bool, stands: bool) -> None:
    """11.8.14, 11.11.5: whether the chosen Forward was broken says nothing about what was offered."""
    board = Board()
    foe = board.put(1, FIELD, "Foe", *(abilities("Foe cannot be broken.", "Foe", "Forward") if stands else ()))
    board.put(0, HAND, "Held")
    summon = rite(board, "You may discard 1 card. If you do so, choose 1 Forward. Break it. If you don't, draw 1 card.")
    table = board.start().cast(summon).resolve(answer)
    assert table.zone(foe) == (BREAK_ZONE if answer and not stands else FIELD)
    assert table.hand(0) == (0 if answer else 2)


def test_what_is_joined_to_what_is_done_with_the_chosen_one_is_not_done_without_paying() -> None:
    text = "When Hild enters the field, you may discard 1 card. If you do so, choose 1 Forward opponent controls. Deal it 4000 damage and draw 1 card."
    for paid in (False, True):
        board = Board()
        card = hild(board, text, HAND, cost=0)
        foe = board.put(1, FIELD, "Foe", power=9000)
        held = board.put(0, HAND, "Held")
        table = board.start().cast(card)
        while table.asked.kind != "yes_no":
            table.answer((foe,) if table.asked.kind == "choose" else ("pass",))
        drive(table.answer(paid), held, foe)
        assert (table.obj(foe).damage, table.hand(0)) == (4000 if paid else 0, 1)
        assert (table.zone(held) == HAND) is not paid


def test_nor_is_it_done_where_the_condition_does_not_hold() -> None:
    text = "Draw 1 card. If you control a Monster, choose 1 Forward opponent controls. Deal it 4000 damage and draw 1 card."
    for kind, drawn in (("Monster", 2), ("Backup", 1)):
        board = Board()
        foe = board.put(1, FIELD, "Foe", power=9000)
        board.put(0, FIELD, "Mine", type=kind)
        summon = rite(board, text)
        table = aim(board.start(), ("cast", summon, ""), foe)
        assert (table.obj(foe).damage, table.hand(0)) == (4000 * (drawn - 1), drawn)
