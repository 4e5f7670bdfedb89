"""Own sentences played from their text: decks and hands: searching, looking, revealing, drawing, discarding."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from helpers import Position
from played import abilities, aim, drive, hild, hild_text, rite, through, use
from test_new_face_down import CARDS, seen

from cardwright.errors import Illegal
from cardwright.text import ir

ALONE = "Remove 1 of them from the game face down. Put the other card at the bottom of their deck. "
LOOK = "When Pilferer enters the field, look at the top 2 cards of your opponent's deck. "
TAKE = "Remove 1 card among them from the game face down and put the other card at the bottom of your opponent's deck. "


def test_whose_hand_a_card_is_added_to() -> None:
    text = "When a card is added to your opponent's hand from their Break Zone, draw 1 card."
    for player, drawn in ((1, 1), (0, 0)):
        board = Board()
        board.put(0, FIELD, "Hild", *hild_text(text))
        board.put(player, BREAK_ZONE, "Back")
        whose = ir.Opponent() if player else ir.You()
        group = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(whose)),))
        summon = board.summon(ir.ToHand(ir.All(group), whose, "add"))
        table = drive(board.start().cast(summon))
        assert table.hand(0) == drawn + (player == 0)


def test_added_by_an_effect_of_ones_own() -> None:
    for words, more in (("your Summons or abilities", 1000), ("your opponent's Summons or abilities", 0)):
        board = Board()
        text = f"When a card is added to your hand due to {words}, Hild gains +1000 power until the end of the turn."
        card = hild(board, text)
        lying = board.put(0, BREAK_ZONE, "Lying")
        summon = rite(board, "Choose 1 Forward in your Break Zone. Add it to your hand. Draw 1 card.")
        table = board.start().play(summon)
        assert table.zone(lying) == HAND
        assert table.power(card) == 5000 + more


def test_up_to_some_are_discarded() -> None:
    board = Board()
    held = [board.put(0, HAND, f"Held {i}") for i in range(3)]
    summon = rite(board, "Discard up to 2 cards.")
    table = board.start().cast(summon)
    table.resolve((held[0],))
    assert table.hand(0) == 2


def test_so_many_discarded_this_turn() -> None:
    for count, drawn in ((1, 0), (2, 1)):
        board = Board()
        card = hild(board, "《0》: If your opponent has discarded 2 or more cards this turn, draw 1 card.")
        for each in range(3):
            board.put(1, HAND, f"Held {each}")
        summon = rite(board, f"Your opponent randomly discards {count} {'card' if count == 1 else 'cards'}.")
        table = board.start().play(summon)
        assert table.hand(1) == 3 - count
        assert use(table, card).hand(0) == drawn


def test_one_of_the_cards_shown_is_discarded() -> None:
    board = Board()
    held = [board.put(1, HAND, f"Held {i}") for i in range(3)]
    text = (
        "Your opponent reveals 2 cards from their hand. "
        + "Select 1 card among them. Your opponent discards this card."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((held[0], held[2]), (held[2],))
    assert [table.zone(card) for card in held] == [HAND, HAND, BREAK_ZONE]


def test_what_is_not_shown_cannot_be_selected() -> None:
    board = Board()
    held = [board.put(1, HAND, f"Held {i}") for i in range(3)]
    text = (
        "Your opponent reveals 2 cards from their hand. "
        + "Select 1 card among them. Your opponent discards this card."
    )
    summon = rite(board, text)
    with pytest.raises(Illegal):
        board.start().cast(summon).resolve((held[0], held[2]), (held[1],))


def test_cards_discarded_with_the_hand_are_counted() -> None:
    board = Board()
    held = [board.put(0, HAND, f"Held {n}", type="Backup", elements=("Fire" if n else "Ice",)) for n in range(3)]
    foe = board.put(1, FIELD, "Foe", power=9000)
    summon = rite(board, "Choose 1 Forward. Discard your hand. Deal it 1000 damage for each Fire card discarded.")
    table = aim(board.start(), ("cast", summon, ""))
    assert [table.zone(card) for card in held] == [BREAK_ZONE] * 3
    assert table.obj(foe).damage == 2000


@pytest.mark.parametrize(("held", "drawn"), [(1, 0), (2, 1)])
def test_so_many_were_discarded_at_once(held: int, drawn: int) -> None:
    board = Board()
    card = hild(board, "《0》: Discard your hand. If 2 or more cards are discarded by this effect, draw 1 card.")
    for each in range(held):
        board.put(0, HAND, f"Held {each}")
    assert use(board.start(), card).hand(0) == drawn


@pytest.mark.parametrize("cards", [0, 2])
def test_cards_discarded_this_turn_are_counted(cards: int) -> None:
    board = Board()
    for _ in range(cards):
        board.put(0, HAND, "Held", type="Backup")
    hild = board.put(
        0,
        FIELD,
        "Hild",
        *abilities("Hild gains +1000 power for each card you have discarded this turn.", "Hild", "Forward"),
    )
    summon = rite(board, "Discard your hand.")
    assert board.start().play(summon).power(hild) == 5000 + 1000 * cards


def test_each_player_does_two_things() -> None:
    board = Board()
    theirs = board.put(1, HAND, "Held")
    mine = board.put(0, HAND, "Mine")
    summon = rite(board, "Each player discards their hand and draws 3 cards.")
    table = board.start().play(summon)
    assert (table.hand(0), table.hand(1), table.zone(mine), table.zone(theirs)) == (3, 3, BREAK_ZONE, BREAK_ZONE)


@pytest.mark.clauses("fftcg-new", "X-DOWN-1", "X-DOWN-2")
@pytest.mark.parametrize("words", [TAKE, ALONE])
@pytest.mark.parametrize(("tail", "who"), [("", []), ("You can look at the removed card at any time.", ["Charm"])])
def test_one_of_those_looked_at_lies_face_down(words: str, tail: str, who: list[str]) -> None:
    position = Position(CARDS.format(text=(LOOK + words + tail).strip()))
    position.play("[A: {cast: Pilferer}, A: {choose: [Charm]}, settle: true]")
    assert seen(position) == {"A": who, "B": [], "nobody": []}
    position.expect("B.removed: [Charm], B.deck.count: 2")


@pytest.mark.clauses("fftcg-2020", "11.10.2")
@pytest.mark.parametrize(("cost", "drawn"), [(3, 0), (4, 1)])
def test_the_burst_of_a_cheap_card_is_not_used(cost: int, drawn: int) -> None:
    board = Board()
    strike = abilities("When Hild enters the field, Hild deals your opponent 1 point of damage.", "Hild", "Forward")
    rule = abilities(
        "Any card of cost 3 or less put in the Damage Zone due to Hild cannot use its EX Burst.", "Hild", "Forward"
    )
    card = board.put(0, HAND, "Hild", *strike, *rule, cost=0)
    burst = board.summon(ir.Draw(ir.You(), ir.Num(1)), player=1, zone=DECK, ex_burst=True, cost=cost)
    board.state.zones[1][DECK].insert(0, board.state.zones[1][DECK].pop())
    table = board.start().answer(("cast", card, "")).resolve(*([True] if drawn else []))
    assert table.match.game.rules.zones[table.zone(burst)].name == "damage_zone"
    assert table.hand(1) == drawn


def test_cards_removed_at_random() -> None:
    board = Board()
    for i in range(3):
        board.put(1, HAND, f"Held {i}")
    mine = board.put(0, HAND, "Mine")
    summon = rite(board, "Your opponent randomly removes 2 cards in their hand from the game.")
    table = drive(board.start().cast(summon))
    assert (table.hand(1), len(table.match.state.zones[1][REMOVED]), table.zone(mine)) == (1, 2, HAND)


def test_each_player_loses_a_card_at_random() -> None:
    board = Board()
    held = [board.put(player, HAND, "Held", type="Backup") for player in (0, 1)]
    summon = rite(board, "Each player randomly removes 1 card in their hand from the game.")
    table = board.start().play(summon)
    assert [table.zone(each) for each in held] == [REMOVED, REMOVED]


def test_a_card_shown_from_the_hand_is_played() -> None:
    board = Board()
    text = "When Hild enters the field, you may reveal 1 Monster of cost 2 or less from your hand. If you do so, play it onto the field."
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    small = board.put(0, HAND, "Imp", type="Monster", cost=2)
    big = board.put(0, HAND, "Ogre", type="Monster", cost=3)
    table = board.start().cast(hild).resolve(True, (small,))
    assert (table.zone(small), table.zone(big)) == (FIELD, HAND)


def test_damage_for_each_card_that_was_shown() -> None:
    board = Board()
    theirs = board.put(1, FIELD, "Two", power=9000)
    held = [board.put(0, HAND, f"Ember {n}") for n in range(2)]
    board.put(0, HAND, "Frost", elements=("Ice",))
    text = "Choose 1 Forward. Reveal any number of Fire cards from your hand. For each card revealed this way, deal it 2000 damage."
    summon = rite(board, text)
    assert board.start().play(summon, (), tuple(held)).obj(theirs).damage == 4000


@pytest.mark.clauses("fftcg-2020", "11.11.5")
@pytest.mark.parametrize(("revealed", "place"), [(True, BREAK_ZONE), (False, HAND)])
def test_no_card_is_selected_in_a_hand_that_was_not_revealed(revealed: bool, place: int) -> None:
    board = Board()
    shown = (
        "If you do so, your opponent reveals their hand. Select 1 card in their hand. Your opponent discards this card."
    )
    rite_ = rite(board, f"You may discard 1 card. {shown}")
    held, _ = board.put(1, HAND, "Held"), board.put(0, HAND, "Mine")
    table = board.start().cast(rite_)
    while table.asked.kind == "act":
        table.answer(("pass",))
    drive(table.answer(revealed), held)
    assert table.zone(held) == place


def test_a_summon_in_the_hand_that_is_looked_at() -> None:
    board = Board()
    theirs = board.put(1, HAND, "Their Rite", type="Summon")
    other = board.put(1, HAND, "Theirs")
    summon = rite(board, "Look at your opponent's hand and select 1 Summon in it. Your opponent discards it.")
    table = board.start().play(summon)
    assert table.zone(theirs) == BREAK_ZONE and table.zone(other) == HAND


def test_the_other_player_shows_a_hand_and_removes_of_it() -> None:
    board = Board()
    held = [board.put(1, HAND, name, type="Backup") for name in ("One", "Two")]
    summon = rite(
        board, "Your opponent reveals their hand. Select 1 card in their hand. Your opponent removes it from the game."
    )
    table = board.start().cast(summon).resolve((held[1],))
    assert [table.zone(each) for each in held] == [HAND, REMOVED]


def test_both_players_discard_their_hands_and_draw() -> None:
    board = Board()
    for player in (0, 1):
        board.put(player, HAND, f"Held {player}")
    summon = rite(board, "Both players discard their hands and draw 3 cards.")
    table = board.start().play(summon)
    assert (table.hand(0), table.hand(1)) == (3, 3)


@pytest.mark.parametrize(
    "text",
    [
        "Each player discards their hand. Each player draws the same number of cards.",
        "Each player discards their hand, then draws that many cards.",
        "Each player shuffles their hand into their deck, then draws the same number of cards.",
        "Both players discard their hands and draw the same number of cards.",
        "Both players discard their hands. Both players draw that many cards.",
    ],
)
def test_each_player_draws_as_many_as_that_player_had(text: str) -> None:
    # 11.11.6; F97: not as many as both discarded
    board = Board()
    summon = rite(board, text)
    for player, held in ((0, 2), (1, 4)):
        for _ in range(held):
            board.put(player, HAND)
    table = board.start().play(summon)
    assert (table.hand(0), table.hand(1)) == (2, 4)


def test_each_player_discards_as_many_as_that_player_drew() -> None:
    board = Board()
    summon = rite(board, "Each player draws 1 card. Each player discards the same number of cards.")
    table = drive(board.start().cast(summon))
    assert (table.hand(0), table.hand(1)) == (0, 0)


@pytest.mark.clauses("fftcg-2020", "11.11.6")
def test_each_player_takes_one_of_the_own_cards() -> None:
    board = Board()
    text = "reveals the top 3 cards of their deck, adds 1 card among them to their hand and puts the rest into the Break Zone."
    summon = rite(board, f"Each player {text}")
    table = drive(board.start().cast(summon))
    assert (table.hand(0), table.hand(1)) == (1, 1)
    lying = [len(table.match.state.zones[player][BREAK_ZONE]) for player in (0, 1)]
    assert lying == [3, 2]  # the Summon lies there, too


def test_one_card_of_each_kind_is_discarded() -> None:
    """11.8.14: who has not both can only say no; a card that is both is not both of them."""
    text = "When Hild enters the field, you may discard 1 Fire card and 1 Ice card. If you do so, draw 3 cards."
    for elements, possible in (
        ((("Fire",), ("Ice",)), True), ((("Fire",), ("Fire",)), False), ((("Fire", "Ice"), ("Water",)), False),
        ((("Fire", "Ice"), ("Fire",)), True),
    ):  # fmt: skip
        board = Board()
        held = [board.put(0, HAND, f"Held {n}", elements=each) for n, each in enumerate(elements)]
        card = hild(board, text, HAND, cost=0)
        table = board.start().cast(card)
        while table.asked.kind == "act" and table.match.state.stack:
            table.answer(("pass",))
        assert (table.asked.kind == "yes_no") == possible, elements
        if possible:
            fire, ice = reversed(held) if elements[0] == ("Fire", "Ice") else held
            assert table.answer(True).asked.options == (
                fire,
            )  # the only Ice card is not taken as the Fire one (11.11.5.1)
            table.resolve((fire,), (ice,))
            assert (table.hand(0), [table.zone(each) for each in held]) == (3, [BREAK_ZONE, BREAK_ZONE])


@pytest.mark.parametrize(("third", "possible"), [("Wind", True), ("Ice", False)])
def test_one_card_is_not_two_of_three_kinds(third: str, possible: bool) -> None:
    """11.8.14: enough Fire cards do not help where one card alone is Ice and Wind."""
    board = Board()
    for n, elements in enumerate((("Fire",), ("Fire",), ("Ice", "Wind"), *(((third,),) if possible else ()))):
        board.put(0, HAND, f"Held {n}", elements=elements)
    text = "When Hild enters the field, you may discard 1 Fire card, 1 Ice card and 1 Wind card. If you do so, draw 3 cards."
    card = hild(board, text, HAND, cost=0)
    table = board.start().cast(card)
    while table.asked.kind == "act" and table.match.state.stack:
        table.answer(("pass",))
    assert (table.asked.kind == "yes_no") == possible


def test_an_opponent_discards_what_there_is_of_each_kind() -> None:
    """11.11.5.1"""
    for kinds, left in ((("Forward", "Backup", "Summon"), 1), (("Forward", "Forward"), 1), (("Summon",), 1)):
        board = Board()
        for n, kind in enumerate(kinds):
            board.put(1, HAND, f"Held {n}", type=kind)
        summon = rite(board, "Your opponent discards 1 Forward and 1 Backup.")
        table = through(board.start().cast(summon))
        assert table.hand(1) == left, kinds


def test_each_player_discards_one_of_each_kind() -> None:
    board = Board()
    for player in (0, 1):
        for kind in ("Forward", "Backup", "Summon"):
            board.put(player, HAND, f"{kind} {player}", type=kind)
    summon = rite(board, "Each player discards 1 Forward and 1 Backup.")
    table = through(board.start().cast(summon))
    assert (table.hand(0), table.hand(1)) == (1, 1)


@pytest.mark.parametrize(("words", "player"), [("you discard", 0), ("your opponent discards", 1)])
@pytest.mark.parametrize("kind", ["Forward", "Backup"])
def test_what_one_of_both_players_discarded(words: str, player: int, kind: str) -> None:
    board = Board()
    board.put(player, HAND, "Thrown", type=kind)
    board.put(1 - player, HAND, "Other", type="Forward" if kind == "Backup" else "Backup")
    summon = rite(board, f"Each player discards 1 card. If {words} a Forward by this effect, draw 2 cards.")
    assert board.start().play(summon).hand(0) == 2 * (kind == "Forward")
