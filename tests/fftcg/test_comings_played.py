"""Own sentences played from their text: cards that come into Break Zones, hands and fields; options of which all are selected."""

from __future__ import annotations

from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from test_kinds_played import hild, use
from test_sentences_played import abilities, rite


def seen(words: str, text: str) -> int:
    """How many cards are drawn when a Summon with this text does something to the opponent's and one's own cards."""
    board = Board()
    hild(board, f"Each time a card is {words}, draw 1 card.")
    for player in (0, 1):
        board.put(player, FIELD, "Foe", power=1000, cost=1)
        board.put(player, HAND, "Held", cost=1)
        board.put(player, BREAK_ZONE, "Gone", cost=1)
    summon = rite(board, text)
    table = board.start()
    before = len(table.match.state.zones[0][DECK])
    table.cast(summon)
    while table.match.decision is not None and (table.asked.kind != "act" or table.match.state.stack):
        options = tuple(o[0] if isinstance(o, tuple) else o for o in table.asked.options or ())
        some = table.asked.options if table.asked.kind == "order" else options[: max(1, table.asked.least)]
        table.answer(("pass",) if table.asked.kind == "act" else some)
    return before - len(table.match.state.zones[0][DECK])


def test_from_where_into_whose_break_zone() -> None:
    mine, theirs = "the top card of your deck", "the top card of their deck"
    both = f"Put {mine} into the Break Zone. Your opponent puts {theirs} into the Break Zone."
    hands = "Discard your hand. Your opponent discards 1 card."
    for words, text, count in (
        ("put into your opponent's Break Zone", both, 1),
        ("put into your opponent's Break Zone", hands, 1),
        ("put into your opponent's Break Zone", "Break all the Forwards opponent controls.", 1),
        ("put into your opponent's Break Zone from the hand", both, 0),
        ("put into your opponent's Break Zone from the hand", hands, 1),
        ("put from your opponent's hand into the Break Zone", hands, 1),
        ("put into the Break Zone from the hand", hands, 2),
        ("put into your Break Zone from your hand", hands, 1),
        ("put into the Break Zone from the deck", both, 2),
    ):
        extra = 1 if words == "put into your Break Zone" else 0  # the Summon itself
        cost = int("Put the top card of your deck" in text)
        assert seen(words, text) == count + extra + cost, (words, text)


def test_out_of_a_break_zone() -> None:
    for words, whose, count in (
        ("removed from your Break Zone", "your", 1),
        ("removed from your Break Zone", "your opponent's", 0),
        ("removed from your opponent's Break Zone", "your opponent's", 1),
        ("removed from either player's Break Zone", "your opponent's", 1),
    ):
        assert seen(words, f"Remove all the cards in {whose} Break Zone from the game.") == count, (words, whose)


def test_cards_added_to_a_hand_but_not_drawn() -> None:
    for text, added, returned in (
        ("Choose 1 card in your Break Zone. Add it to your hand.", 1, 0),
        ("Choose 1 Card Name Foe you control. Return it to its owner's hand.", 0, 1),
        ("Your opponent returns 1 Forward they control to its owner's hand.", 0, 0),
    ):
        assert seen("added to your hand other than by drawing", text) == added, text
        assert seen("returned from the field to your hand", text) == returned, text
        theirs = seen("returned from the field to your opponent's hand", text)
        assert theirs == int(text.startswith("Your opponent")), text
    board = Board()
    hild(board, "When a card is added to your hand other than by drawing, draw 2 cards.")
    summon = rite(board, "Draw 1 card.")
    assert board.start().play(summon).hand(0) == 1


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


def test_both_actions() -> None:
    text = (
        "Select 1 of the 2 following actions. If you control 2 or more Forwards, select both actions instead. "
        '"Draw 1 card." "Draw 2 cards."'
    )
    for forwards, drawn in ((1, 1), (2, 3)):
        board = Board()
        for each in range(forwards):
            board.put(0, FIELD, f"Mine {each}")
        summon = rite(board, text)
        table = board.start().cast(summon)
        while table.asked.kind != "act":
            table.answer(
                tuple(o[0] if isinstance(o, tuple) else o for o in table.asked.options[: max(1, table.asked.least)])
            )
        assert table.resolve().hand(0) == drawn
