"""Own sentences played from their text: the first of two, both sides of a battle, what was drawn, paid, named or removed."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal
from cardwright.text import ir


def hild(text: str, kind: str = "Forward") -> tuple[ir.Ability, ...]:
    return abilities(text, "Hild", kind)


def drive(table: Table, *wanted: int) -> Table:
    """Both pass until the stack is empty; where cards are chosen these are, as far as they are offered, else the fewest."""
    while table.match.decision is not None:
        asked = table.asked
        if asked.kind == "act":
            if not table.match.state.stack:
                break
            table.answer(("pass",))
            continue
        assert asked.options is not None, asked
        offered = [card for card in wanted if card in asked.options][: asked.most]
        table.answer(tuple(offered or asked.options[: asked.least]))
    return table


def use(table: Table, card: int, *wanted: int, index: int = 0) -> Table:
    return drive(table.answer(("use", card, index)), *wanted)


def on_top(board: Board, player: int, *cards: int) -> None:
    """These cards on top of the deck, the first on top."""
    deck = board.state.zones[player][DECK]
    for card in reversed(cards):
        deck.remove(card)
        deck.insert(0, card)


def to_attack(table: Table, *cards: int) -> Table:
    while table.asked.reason != "attack":
        table.answer(("pass",))
    return table.answer(tuple(cards))


def blocked_by(table: Table, *cards: int) -> Table:
    while table.asked.reason != "block":
        table.answer(("pass",))
    return table.answer(tuple(cards))


def castable(table: Table, card: int) -> bool:
    try:
        table.cast(card)
    except Illegal:
        return False
    return True


# -- what was chosen

FIRST = "Choose 2 Forwards. Break the first Forward and dull the other."


@pytest.mark.clauses("fftcg-2020", "11.3.6")
@pytest.mark.parametrize("more", (0, 1))  # with none besides, the other one needs no answer
@pytest.mark.parametrize("turned", (False, True))
def test_the_first_of_two_is_the_one_chosen_first(turned: bool, more: int) -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    summon = rite(board, FIRST)
    for _ in range(more):
        board.put(1, FIELD, "Three")
    first, other = (two, one) if turned else (one, two)
    table = board.start().cast(summon, (first,), *[(other,)] * more).resolve()
    assert (table.zone(first), table.zone(other), table.obj(other).dull) == (BREAK_ZONE, FIELD, True)


def test_the_other_stays_the_other_when_the_first_has_gone() -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    board.put(1, FIELD, "Three")
    summon = rite(board, FIRST)
    away = board.put(1, HAND, "Fog", *abilities("Choose 1 Forward. Remove it from the game."), type="Summon", cost=0)
    table = board.start().cast(summon, (one,), (two,)).answer(("pass",)).cast(away, (one,)).resolve()
    assert (table.zone(one), table.zone(two), table.obj(two).dull) == (REMOVED, FIELD, True)


def test_the_first_one_deals_the_second_damage() -> None:
    board = Board()
    mine, theirs = board.put(0, FIELD, "Mine", power=9000), board.put(1, FIELD, "Theirs", power=8000)
    text = "Choose 1 Forward you control and 1 Forward or Monster opponent controls."
    summon = rite(board, text + " The first one deals the second damage equal to its power.")
    table = drive(board.start().cast(summon), mine, theirs)
    assert (table.zone(theirs), table.zone(mine)) == (BREAK_ZONE, FIELD)


@pytest.mark.parametrize(("answer", "dull"), [(0, True), (1, False)])
def test_dull_or_freeze_is_decided_on_resolution(answer: int, dull: bool) -> None:
    board = Board()
    card = board.put(1, FIELD, "Theirs")
    board.put(1, FIELD, "Other")
    summon = rite(board, "Choose 1 Forward. Dull or Freeze it.")
    table = board.start().cast(summon, (card,)).resolve((answer,))
    assert (table.obj(card).dull, "frozen" in table.obj(card).marks) == (dull, not dull)


def test_this_card_is_dealt_damage_along_with_those_chosen() -> None:
    board = Board()
    one = board.put(0, FIELD, "Hild", *hild("《0》: Choose up to 2 Forwards. Deal them and Hild 5000 damage."))
    two, three = board.put(1, FIELD, "Two"), board.put(1, FIELD, "Three")
    table = use(board.start(), one, two)
    assert [table.zone(card) for card in (one, two, three)] == [BREAK_ZONE, BREAK_ZONE, FIELD]


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


def test_a_forward_goes_under_the_top_cards() -> None:
    board = Board()
    card = board.put(1, FIELD, "Theirs")
    summon = rite(board, "Choose 1 Forward. Put it under the top two cards of its owner's deck.")
    table = drive(board.start().cast(summon), card)
    assert table.match.state.zones[1][DECK].index(card) == 2


def test_a_cheaper_forward_than_the_removed_one() -> None:
    board = Board()
    text = "When Hild enters the field, choose 1 Forward other than Hild you control. Remove it from the game. "
    text += (
        "When you do so, choose 1 Monster or Forward in your Break Zone "
        + "with a cost inferior to that of "
        + "the removed Forward. Play it onto the field."
    )
    card = board.put(0, HAND, "Hild", *hild(text), cost=0)
    away = board.put(0, FIELD, "Away", cost=3)
    cheap, dear = board.put(0, BREAK_ZONE, "Cheap", cost=2), board.put(0, BREAK_ZONE, "Dear", cost=3)
    table = drive(board.start().cast(card), away, dear, cheap)
    assert [table.zone(c) for c in (away, cheap, dear)] == [REMOVED, FIELD, BREAK_ZONE]


def test_whose_ability_chose_it() -> None:
    for text, zone in (("Choose 1 Forward. Dull it.", BREAK_ZONE), ("Dull all the Forwards.", FIELD)):
        board = Board()
        card = board.put(0, FIELD, "Hild", *hild("When Hild is chosen by a Forward's ability, break that Forward."))
        other = board.put(0, FIELD, "Other", *hild(f"《0》: {text}"))
        board.put(0, FIELD, "Third")
        assert use(board.start(), other, card).zone(other) == zone


def test_a_monsters_ability_is_no_forwards_ability() -> None:
    board = Board()
    card = board.put(0, FIELD, "Hild", *hild("When Hild is chosen by a Forward's ability, break that Forward."))
    other = board.put(0, FIELD, "Other", *hild("《0》: Choose 1 Forward. Dull it."), type="Monster")
    table = use(board.start(), other, card)
    assert (table.zone(other), table.obj(card).dull) == (FIELD, True)


@pytest.mark.parametrize("pays", (False, True))
def test_a_summon_that_chose_several_is_cancelled(pays: bool) -> None:
    board = Board()
    text = "When 1 or more Forwards you control are " + "chosen by your opponent's Summon, "
    board.put(1, FIELD, "Hild", *hild(text + "its effect is cancelled if your opponent doesn't pay 《1》."))
    for i in range(int(pays)):
        board.put(0, FIELD, f"Payer {i}", type="Backup")
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    summon = rite(board, "Choose up to 2 Forwards. Break them.")
    table = board.start().cast(summon, (one, two))
    while table.match.state.stack:
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else True if asked.kind == "yes_no" else _payment(table))
    assert {table.zone(one), table.zone(two)} == {BREAK_ZONE if pays else FIELD}


def _payment(table: Table) -> object:
    asked = table.asked
    assert asked.options is not None
    return tuple(asked.options[: max(asked.least, 1)]) if asked.most > 0 else ()


def test_a_cast_summon_is_cancelled() -> None:
    board = Board()
    text = (
        "When either player casts a Summon, put Hild into the Break Zone. "
        + "If you do so, cancel the Summon's effect."
    )
    card = board.put(1, FIELD, "Hild", *hild(text, "Monster"), type="Monster")
    summon = rite(board, "Draw 2 cards.")
    table = drive(board.start().cast(summon))
    assert (table.zone(card), table.hand(0)) == (BREAK_ZONE, 0)


# -- for each, in front


def test_for_each_in_front_multiplies() -> None:
    board = Board()
    for name in ("A", "B", "C"):
        board.put(0, FIELD, name, type="Backup")
    board.put(1, FIELD, "D", type="Backup")
    card = board.put(1, FIELD, "Theirs", power=9000)
    summon = rite(
        board, "Choose 1 Forward. For each Backup you control, it loses 1000 power until the end of the turn."
    )
    assert drive(board.start().cast(summon), card).power(card) == 6000


def test_for_every_three_in_front() -> None:
    for count, power in ((2, 5000), (3, 6000), (7, 7000)):
        board = Board()
        card = board.put(0, FIELD, "Hild", *hild("For every 3 Summons in your Break Zone, Hild gains +1000 power."))
        for i in range(count):
            board.put(0, BREAK_ZONE, f"Gone {i}", type="Summon", cost=1)
        assert board.start().power(card) == power


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


def test_one_card_of_each_kind_is_added() -> None:
    board = Board()
    kinds = ("Forward", "Backup", "Forward", "Monster")
    cards = [board.put(0, DECK, f"Top {i}", type=kind) for i, kind in enumerate(kinds)]
    on_top(board, 0, *cards)
    text = "Reveal the top 4 cards of your deck. Add 1 Forward, 1 Backup, and " + "1 Summon among them "
    summon = rite(board, text + "to your hand and put the rest into the Break Zone.")
    table = drive(board.start().cast(summon), cards[2], cards[1])
    assert [table.zone(card) for card in cards] == [BREAK_ZONE, HAND, HAND, BREAK_ZONE]


# -- paid, drawn, named, removed


def test_the_power_of_what_was_put_away_for_the_cost() -> None:
    board, kind = Board(), "Forward"
    text = f"Put 1 {kind} into the Break Zone: Choose 1 Monster. "
    card = board.put(0, FIELD, "Hild", *hild(text + f"Deal it damage equal to the power of the {kind} put in the Break Zone.", "Monster"),
                     type="Monster")  # fmt: skip
    paid = board.put(0, FIELD, "Paid", power=3000)
    board.put(0, FIELD, "Kept", power=4000)
    theirs = board.put(1, FIELD, "Theirs", *hild("Hild also becomes a Forward with 9000 power."), type="Monster")
    table = use(board.start(), card, paid, theirs)
    assert (table.zone(paid), table.obj(theirs).damage) == (BREAK_ZONE, 3000)


def test_costs_by_the_cards_drawn_this_turn() -> None:
    text = "The cost required to cast Hild is reduced by 1 for each card you have drawn this turn."
    for player, can in ((ir.Opponent(), False), (ir.You(), True)):
        board = Board()
        card = board.put(0, HAND, "Hild", *hild(text), cost=2)
        draw = board.summon(ir.Draw(player, ir.Num(2)))
        table = drive(board.start().cast(draw))
        assert free(table, card) == can


def free(table: Table, card: int) -> bool:
    """Whether the card can be cast and nothing is asked for its payment."""
    return castable(table, card) and table.asked.reason != "payment"


def test_what_happens_by_how_many_cards_were_drawn() -> None:
    text = (
        "Choose 1 Forward. During this turn, if you have drawn 2 or more cards, dull it. "
        "If you have drawn 3 or more cards, break it instead."
    )
    for drawn, zone, dull in ((1, FIELD, False), (2, FIELD, True), (3, BREAK_ZONE, False)):
        board = Board()
        card = board.put(1, FIELD, "Theirs")
        draw, summon = board.summon(ir.Draw(ir.You(), ir.Num(drawn))), rite(board, text)
        table = drive(board.start().play(draw).cast(summon), card)
        assert (table.zone(card), table.obj(card).dull) == (zone, dull)


def test_cards_of_the_named_type_are_removed() -> None:
    board = Board()
    gone = board.put(1, BREAK_ZONE, "Gone", type="Monster")
    stays = board.put(1, BREAK_ZONE, "Stays")
    mine = board.put(0, BREAK_ZONE, "Mine", type="Monster")
    text = (
        "Name 1 card type. Remove all the cards of the named card type in your opponent's "
        + "Break Zone from the game."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).resolve(("Monster",))
    assert [table.zone(card) for card in (gone, stays, mine)] == [REMOVED, BREAK_ZONE, BREAK_ZONE]


@pytest.mark.parametrize(("second", "drawn"), [("Ice", 1), ("Fire", 0)])
def test_elements_among_what_was_removed(second: str, drawn: int) -> None:
    text = "Choose 2 cards in your Break Zone. " + "Remove them from the game. "
    text += "If there are 2 or more different Elements " + "among cards removed by this effect, draw 1 card."
    board = Board()
    cards = [board.put(0, BREAK_ZONE, e + str(i), elements=(e,)) for i, e in enumerate(("Fire", second))]
    board.put(0, BREAK_ZONE, "Other", elements=("Wind",))
    summon = rite(board, text)
    table = drive(board.start().cast(summon), *cards)
    assert ([table.zone(c) for c in cards], table.hand(0)) == ([REMOVED, REMOVED], drawn)


def test_cards_removed_at_random() -> None:
    board = Board()
    for i in range(3):
        board.put(1, HAND, f"Held {i}")
    mine = board.put(0, HAND, "Mine")
    summon = rite(board, "Your opponent randomly removes 2 cards in their hand from the game.")
    table = drive(board.start().cast(summon))
    assert (table.hand(1), len(table.match.state.zones[1][REMOVED]), table.zone(mine)) == (1, 2, HAND)


def test_as_many_cards_as_it_costs_are_removed() -> None:
    board = Board()
    card = board.put(1, FIELD, "Theirs", cost=4)
    text = (
        "Choose 1 Forward. Break it. Remove as many cards from the top "
        + "of your deck from the game as the CP required "
    )
    summon = rite(board, text + "to cast the chosen Forward.")
    table = drive(board.start().cast(summon), card)
    assert (table.zone(card), len(table.match.state.zones[0][REMOVED])) == (BREAK_ZONE, 4)


def test_some_of_the_chosen_are_added_and_the_rest_is_removed() -> None:
    board = Board()
    cards = [board.put(0, BREAK_ZONE, f"Gone {i}", type="Backup") for i in range(4)]
    text = "Choose 3 Backups in your Break Zone. " + "Add 2 of them to your hand, and remove the rest from the game."
    summon = rite(board, text)
    table = board.start().cast(summon, tuple(cards[:3])).resolve((cards[1], cards[2]))
    assert [table.zone(card) for card in cards] == [REMOVED, HAND, HAND, BREAK_ZONE]


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


def test_copies_cannot_be_cast_whatever_becomes_of_the_card() -> None:
    board = Board()
    card = board.put(1, FIELD, "Twin", cost=0)
    copy, other = board.put(1, HAND, "Twin", cost=0), board.put(1, HAND, "Else", cost=0)
    text = "Choose 1 Forward. Return it to its owner's hand. " + "Until the end of the next turn, "
    summon = rite(board, text + "your opponent cannot cast any copies of it.")
    table = drive(board.start().cast(summon), card)
    assert table.zone(card) == HAND
    while (table.match.state.turn_player, table.match.state.phase) != (1, "main1") or table.asked.kind != "act":
        asked = table.asked
        table.answer(("pass",) if asked.kind == "act" else tuple((asked.options or ())[: asked.least]))
    assert [castable(table, c) for c in (card, copy)] == [False, False]
    assert castable(table, other)


def test_a_card_that_was_just_played() -> None:
    text = "Choose 1 Forward in your Break Zone. " + "Play it onto the field. When it enters the field, "
    text += "if it is a {Job Knight}, draw 2 cards."
    for job, drawn in (("Knight", 2), ("Monk", 0)):
        board = Board()
        card = board.put(0, BREAK_ZONE, "Back", jobs=(job,))
        summon = rite(board, text)
        table = drive(board.start().cast(summon), card)
        assert (table.zone(card), table.hand(0)) == (FIELD, drawn)


@pytest.mark.parametrize(("backups", "gone"), [(1, 1), (2, 2)])
def test_two_are_selected_instead_and_both_are_put(backups: int, gone: int) -> None:
    board = Board()
    theirs = [board.put(1, FIELD, name) for name in ("One", "Two", "Three")]
    for _ in range(backups):
        board.put(0, FIELD, "Clerk", type="Backup", generic=True)
    summon = rite(
        board,
        "Your opponent selects 1 Forward they control. Put it into the Break Zone. If you control 2 or more Backups, your"
        " opponent selects up to 2 Forwards they control instead (select as many as possible). Put them into the Break Zone.",
    )
    drive(board.start().cast(summon), *theirs)
    assert len(board.state.zones[1][FIELD]) == 3 - gone
