"""Own sentences played from their text: cards shown and selected among, turned over, named; what each player may do."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from test_sentences_linked import blocked_by, castable, drive, hild, on_top, to_attack, use
from test_sentences_played import abilities as rite_text
from test_sentences_played import rite

from cardwright.errors import Illegal, TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text


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


def test_cards_are_turned_over_until_there_are_enough() -> None:
    board = Board()
    kinds = ("Backup", "Monster", "Summon", "Monster", "Monster")
    cards = [board.put(0, DECK, f"Top {i}", type=kind, cost=1) for i, kind in enumerate(kinds)]
    on_top(board, 0, *cards)
    text = (
        "Turn over one card at a time from the top "
        + "of your deck until 2 Monsters are revealed. Add them to your hand. "
    )
    summon = rite(board, text + "Then, put the rest into the Break Zone.")
    table = drive(board.start().cast(summon))
    assert [table.zone(card) for card in cards] == [BREAK_ZONE, HAND, BREAK_ZONE, HAND, DECK]


def test_each_player_may_do_it_for_himself() -> None:
    for answers, hands in (((True, True), (1, 1)), ((False, True), (0, 1)), ((True, False), (1, 0))):
        board = Board()
        summon = rite(board, "Each player may draw 1 card.")
        table = board.start().cast(summon).resolve(*answers)
        assert (table.hand(0), table.hand(1)) == hands


def test_each_player_searches_his_own_deck() -> None:
    board = Board()
    mine, theirs = board.put(0, DECK, "Mine", type="Monster"), board.put(1, DECK, "Theirs", type="Monster")
    summon = rite(board, "Each player may search for 1 Monster and add it to his/her hand.")
    table = board.start().cast(summon).resolve(True, (mine,), True, (theirs,))
    assert (table.zone(mine), table.zone(theirs), table.obj(theirs).owner) == (HAND, HAND, 1)


def test_forwards_of_the_named_job_are_broken() -> None:
    board = Board()
    knight, monk = board.put(1, FIELD, "Knight", jobs=("Knight",)), board.put(1, FIELD, "Monk", jobs=("Monk",))
    summon = rite(board, "Name 1 Job. Break all the Forwards with the named Job.")
    table = board.start().cast(summon).resolve(("Knight",))
    assert (table.zone(knight), table.zone(monk)) == (BREAK_ZONE, FIELD)


def test_names_are_counted_once() -> None:
    text = (
        "The cost required to cast Hild is reduced by 1 for each {Job Monk} of different name put into your Break Zone."
    )
    for cost, can in ((2, True), (3, False)):
        board = Board()
        card = board.put(0, HAND, "Hild", *hild(text), cost=cost)
        for name in ("A", "A", "B"):
            board.put(0, BREAK_ZONE, name, jobs=("Monk",))
        board.put(0, BREAK_ZONE, "C", jobs=("Knight",))
        assert castable(board.start(), card) == can


@pytest.mark.parametrize(("power", "can"), [(4000, False), (5000, True), (6000, True)])
def test_each_blocker_compares_with_its_own_power(power: int, can: bool) -> None:
    board = Board()
    knight, wall = board.put(0, FIELD, "Knight", power=power), board.put(1, FIELD, "Wall", power=5000)
    board.put(1, FIELD, "Other", power=1000)
    text = "All the Forwards cannot block Forwards " + "with a power inferior to their own this turn."
    summon = rite(board, text)
    table = to_attack(drive(board.start().cast(summon)), knight)
    if can:
        blocked_by(table, wall)
    else:
        with pytest.raises(Illegal):
            blocked_by(table, wall)


def test_if_it_was_really_put_into_the_break_zone() -> None:
    text = "Choose 1 Forward. Break it. If that Forward is put into the Break Zone, draw 2 cards."
    for own, drawn in (((), 2), (hild("Hild cannot be broken."), 0)):
        board = Board()
        card = board.put(1, FIELD, "Hild", *own)
        summon = rite(board, text)
        assert drive(board.start().cast(summon), card).hand(0) == drawn


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


def test_whose_hand_a_card_is_added_to() -> None:
    text = "When a card is added to your opponent's hand from their Break Zone, draw 1 card."
    for player, drawn in ((1, 1), (0, 0)):
        board = Board()
        board.put(0, FIELD, "Hild", *hild(text))
        board.put(player, BREAK_ZONE, "Back")
        whose = ir.Opponent() if player else ir.You()
        group = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(whose)),))
        summon = board.summon(ir.ToHand(ir.All(group), whose, "add"))
        table = drive(board.start().cast(summon))
        assert table.hand(0) == drawn + (player == 0)


def test_two_cards_that_paid_the_cost_together() -> None:
    text = "Remove Hild and 1 Monster from the game: Choose 1 Forward. If its cost is equal to the total cost "
    for cost, zone in ((5, BREAK_ZONE), (4, FIELD)):
        board = Board()
        own = hild(text + "of the 2 cards removed from the game, break it.", "Backup")
        card = board.put(0, FIELD, "Hild", *own, type="Backup", cost=2)
        other = board.put(0, FIELD, "Other", type="Monster", cost=3)
        target = board.put(1, FIELD, "Theirs", cost=cost)
        assert use(board.start(), card, other, target).zone(target) == zone


def test_damage_of_summons_alone_is_changed() -> None:
    board = Board()
    board.put(0, FIELD, "Lady", *hild("If your Summon deals damage to a Forward, double the damage instead."))
    shooter = board.put(0, FIELD, "Shooter", *hild("《0》: Choose 1 Forward. Deal it 1000 damage."), type="Backup")
    card = board.put(1, FIELD, "Theirs", power=9000)
    summon = rite(board, "Choose 1 Forward. Deal it 2000 damage.")
    table = drive(board.start().cast(summon), card)
    assert table.obj(card).damage == 4000
    assert use(table, shooter, card).obj(card).damage == 5000


@pytest.mark.parametrize(
    ("tail", "cost", "can"),
    [
        ("by 2", 2, True),
        ("by 2", 3, False),
        ("by 2 (it cannot become 0)", 2, False),
        ("by 2 (it cannot become 0)", 3, False),
    ],
)
def test_a_card_is_cast_for_less(tail: str, cost: int, can: bool) -> None:
    board = Board()
    text = "《0》: Cast a Summon from your hand. The cost required to cast it is reduced "
    card = board.put(0, FIELD, "Hild", *hild(text + tail + ".", "Monster"), type="Monster")
    summon = board.put(0, HAND, "Spell", *rite_text("Draw 1 card."), type="Summon", cost=cost)
    table = use(board.start(), card, summon)
    assert (table.zone(summon) == BREAK_ZONE) == can


@pytest.mark.parametrize(("words", "can"), [("", False), (" and can be paid using CP of any Element", True)])
def test_any_element_pays_for_what_is_cast(words: str, can: bool) -> None:
    board = Board()
    text = f"《0》: Cast 1 Summon from your hand. The cost required to cast it is reduced by 1{words}."
    card = board.put(0, FIELD, "Hild", *hild(text, "Monster"), type="Monster")
    board.put(0, FIELD, "Payer", type="Backup", elements=("Ice",))
    summon = board.put(0, HAND, "Spell", *rite_text("Draw 1 card."), type="Summon", cost=2)
    table = board.start().answer(("use", card, 0))
    while table.match.state.stack or table.asked.kind != "act":
        asked = table.asked
        options = asked.options or ()
        table.answer(("pass",) if asked.kind == "act" else options[:1] if asked.most else ())
    assert (table.zone(summon) == BREAK_ZONE) == can


@pytest.mark.parametrize(("count", "hand"), [(1, 0), (2, 1), (3, 1), (4, 3)])
def test_what_is_counted_is_said_only_once(count: int, hand: int) -> None:
    board = Board()
    for i in range(count):
        board.put(0, FIELD, f"Monster {i}", type="Monster")
    for i in range(9):
        board.put(1, FIELD, f"Other {i}", type="Monster")
    summon = rite(board, "If you control 2 or more Monsters, draw 1 card. If you control 4 or more, also draw 2 cards.")
    assert drive(board.start().cast(summon)).hand(0) == hand


def test_what_is_counted_has_to_be_said_before() -> None:
    for text in (
        "If you control 4 or more, draw 1 card.",
        "If you control 2 or more Monsters, draw 1 card. If you have 4 or more, draw 1 card.",
    ):
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Rite", card_type="Summon")


def test_a_zone_said_last_holds_for_all_that_is_played() -> None:
    board = Board()
    low, high = board.put(0, BREAK_ZONE, "Low", cost=1), board.put(0, BREAK_ZONE, "High", cost=3)
    board.put(0, FIELD, "Fielded", cost=1)
    summon = rite(
        board, "Choose 1 Forward of cost 1 and 1 Forward of cost 3 in your Break Zone. Play them onto the field."
    )
    table = drive(board.start().cast(summon))
    assert (table.zone(low), table.zone(high)) == (FIELD, FIELD)


@pytest.mark.parametrize("kinds", [("Forward", "Forward", "Backup"), ("Forward", "Forward", "Forward")])
def test_what_pays_has_to_differ(kinds: tuple[str, ...]) -> None:
    board = Board()
    text = "Discard 2 cards, each of a different card type: Draw 1 card."
    card = board.put(0, FIELD, "Hild", *hild(text))
    held = [board.put(0, HAND, f"Held {i}", type=kind) for i, kind in enumerate(kinds)]
    table = board.start()
    if "Backup" not in kinds:
        with pytest.raises(Illegal):
            use(table, card)
        return
    table = use(table, card, held[1], held[0])
    assert [table.zone(c) for c in held] == [HAND, BREAK_ZONE, BREAK_ZONE]


def test_what_is_removed_as_a_cost_has_to_differ() -> None:
    board = Board()
    text = "Remove 2 Summons each of a different Element in your Break Zone from the game: Draw 1 card."
    card = board.put(0, FIELD, "Hild", *hild(text))
    elements = ("Fire", "Fire", "Ice")
    gone = [board.put(0, BREAK_ZONE, f"Gone {i}", type="Summon", elements=(e,)) for i, e in enumerate(elements)]
    table = use(board.start(), card, *gone)
    assert [table.zone(c) for c in gone] == [REMOVED, BREAK_ZONE, REMOVED]
