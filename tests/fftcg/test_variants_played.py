"""Own sentences played from their text: causes of moves, spans of time, two verbs of one player, the lowest, what happened."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from test_sentences_played import abilities, rite

from cardwright.games.common.statics import can_block


def hild(board: Board, text: str, zone: int = FIELD, player: int = 0, **facts: object) -> int:
    """A Forward named Hild with this text."""
    return board.put(player, zone, "Hild", *abilities(text, "Hild", "Forward"), **facts)


def use(table: Table, card: int, *answers: object) -> Table:
    """Use the card's one ability; its first questions get these answers."""
    return table.answer(("use", card, 0), *answers)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("When Hild leaves the field due to your opponent's Summons or abilities, draw 1 card.", (0, 1)),
        ("When Hild leaves the field due to your Summons or abilities, draw 1 card.", (1, 0)),
        (
            "When Hild is put from the field into the Break Zone by your opponent's Summons or abilities, draw 1 card.",
            (0, 1),
        ),
        ("When Hild is broken by your opponent's Summon or ability, draw 1 card.", (0, 1)),
    ],
)
def test_whose_effect_moved_it(text: str, drawn: tuple[int, int]) -> None:
    for owner, count in zip((0, 1), drawn, strict=True):
        board = Board()
        card = hild(board, text, player=owner)
        summon = rite(board, "Choose 1 Forward. Break it.")
        table = board.start().play(summon)
        assert (table.zone(card), table.hand(owner)) == (BREAK_ZONE, count)


def test_whose_effect_dulled_or_activated_it() -> None:
    for text, doing, dull in (
        (
            "When an active Forward opponent controls becomes dull due to your Summon or ability, draw 1 card.",
            "Dull it.",
            False,
        ),
        ("When an active Forward opponent controls becomes dull, draw 1 card.", "Dull it.", False),
        ("When a dull Forward opponent controls becomes active, draw 1 card.", "Activate it.", True),
        (
            "When a dull Forward opponent controls is activated due to your Summons or abilities, draw 1 card.",
            "Activate it.",
            True,
        ),
    ):
        board = Board()
        hild(board, text)
        foe = board.put(1, FIELD, "Foe")
        board.state.objects[foe].dull = dull
        summon = rite(board, f"Choose 1 Forward opponent controls. {doing}")
        assert board.start().play(summon).hand(0) == 1


def test_it_cannot_be_put_away_but_broken() -> None:
    text = "Hild cannot be put into the Break Zone by your opponent's Summons or abilities."
    for doing, zone in (("Put it into the Break Zone.", FIELD), ("Break it.", BREAK_ZONE)):
        board = Board()
        card = hild(board, text, player=1)
        summon = rite(board, f"Choose 1 Forward opponent controls. {doing}")
        assert board.start().play(summon).zone(card) == zone


def test_some_causes_do_not_break_it() -> None:
    for words, kind, zone in (
        ("your opponent's Summons", "Summon", FIELD),
        ("your opponent's abilities", "Summon", BREAK_ZONE),
        ("your opponent's Summons", "ability", BREAK_ZONE),
    ):
        board = Board()
        card = hild(board, f"Hild cannot be broken by {words}.", player=1)
        text = "Choose 1 Forward opponent controls. Break it."
        summon = rite(board, text)
        breaker = board.put(0, FIELD, "Olga", *abilities(f"《0》: {text}", "Olga", "Forward"))
        table = board.start()
        table = table.play(summon) if kind == "Summon" else use(table, breaker).resolve()
        assert table.zone(card) == zone


def test_each_player_does_two_things() -> None:
    board = Board()
    theirs = board.put(1, HAND, "Held")
    mine = board.put(0, HAND, "Mine")
    summon = rite(board, "Each player discards their hand and draws 3 cards.")
    table = board.start().play(summon)
    assert (table.hand(0), table.hand(1), table.zone(mine), table.zone(theirs)) == (3, 3, BREAK_ZONE, BREAK_ZONE)


def test_as_many_as_one_likes_are_discarded_and_counted() -> None:
    text = "When Hild enters the field, you may discard any number of cards. When you do so, choose 1 Forward opponent controls. Deal it 2000 damage for each card discarded."
    board = Board()
    held = [board.put(0, HAND, f"Held {i}") for i in range(3)]
    foe = board.put(1, FIELD, "Foe", power=9000)
    card = hild(board, text, HAND, cost=0)
    table = board.start().cast(card).resolve(True, tuple(held[:2]))
    assert (table.obj(foe).damage, table.hand(0)) == (4000, 1)


def test_up_to_some_are_discarded() -> None:
    board = Board()
    held = [board.put(0, HAND, f"Held {i}") for i in range(3)]
    summon = rite(board, "Discard up to 2 cards.")
    table = board.start().cast(summon)
    table.resolve((held[0],))
    assert table.hand(0) == 2


def test_the_lowest_power() -> None:
    board = Board()
    weak, strong = board.put(1, FIELD, "Weak", power=3000), board.put(1, FIELD, "Strong", power=8000)
    summon = rite(board, "Break all the Forwards with the lowest power opponent controls.")
    table = board.start().play(summon)
    assert (table.zone(weak), table.zone(strong)) == (BREAK_ZONE, FIELD)


def test_what_was_dealt_damage() -> None:
    board = Board()
    hurt, whole = board.put(1, FIELD, "Hurt", power=9000), board.put(1, FIELD, "Whole", power=9000)
    first = rite(board, "Choose 1 Forward. Deal it 1000 damage.")
    second = rite(board, "Dull all the Forwards that was dealt damage this turn.")
    table = board.start().cast(first, (hurt,)).resolve()
    table.play(second)
    assert (table.obj(hurt).dull, table.obj(whole).dull) == (True, False)


def test_cast_cards_of_a_kind_make_it_cheaper() -> None:
    board = Board()
    hild_card = hild(
        board, "The cost required to cast Hild is reduced by 1 for each Summon you have cast this turn.", HAND, cost=1
    )
    summon = rite(board, "Draw 1 card.")
    board.put(0, HAND, "Free", cost=0)
    table = board.start()
    free = next(n for n in table.match.state.zones[0][HAND] if table.match.game.name(table.ref(n)) == "Free")
    table.cast(free).resolve()
    table.play(summon)
    assert ("cast", hild_card, "") in table.match.acts()


def test_two_verbs_for_one_subject() -> None:
    board = Board()
    mine = [board.put(0, FIELD, name) for name in ("A", "B")]
    summon = rite(
        board, "Choose 2 Forwards you control. Until the end of the turn, they gain +1000 power and cannot be blocked."
    )
    table = board.start().play(summon)
    assert [table.power(card) for card in mine] == [6000, 6000]


def test_points_of_damage_are_reduced() -> None:
    for dealt, taken in ((1, 0), (2, 1)):
        board = Board()
        hild(board, "If you receive damage, reduce the damage by 1 instead.")
        summon = rite(board, f"You receive {dealt} point{'s' if dealt > 1 else ''} of damage.")
        table = board.start().play(summon)
        assert len(table.match.state.zones[0][3]) == taken


def test_searching_and_drawing_are_seen() -> None:
    board = Board()
    hild(board, "When you search for 1 or more cards, draw 1 card.")
    goal = board.put(0, DECK, "Goal", type="Summon")
    summon = rite(board, "Search for 1 Summon and add it to your hand.")
    table = board.start().cast(summon).resolve((goal,))
    assert table.hand(0) == 2
    board = Board()
    hild(board, "When your opponent draws a card outside of their Draw Phase, draw 1 card.")
    summon = rite(board, "Your opponent draws 1 card.")
    assert board.start().play(summon).hand(0) == 1


def test_cards_put_into_ones_own_break_zone() -> None:
    for who, drawn in (("Put", 1), ("Your opponent puts", 0)):
        board = Board()
        hild(board, "When a Backup is put into your Break Zone, draw 1 card.")
        deck = "your" if who == "Put" else "their"
        summon = rite(board, f"{who} the top card of {deck} deck into the Break Zone.")
        assert board.start().play(summon).hand(0) == drawn


def test_an_opponent_puts_away_what_he_selects() -> None:
    board = Board()
    foes = [board.put(1, FIELD, name) for name in ("A", "B")]
    summon = rite(board, "Your opponent puts 1 Forward they control at the bottom of its owner's deck.")
    table = board.start().cast(summon).resolve((foes[0],))
    assert table.match.state.zones[1][DECK][-1] == foes[0] and table.zone(foes[1]) == FIELD


def test_backups_are_activated() -> None:
    board = Board()
    backups = [board.put(0, FIELD, f"B{i}", type="Backup") for i in range(3)]
    for number in backups:
        board.state.objects[number].dull = True
    summon = rite(board, "Activate up to 2 Backups you control.")
    table = board.start().cast(summon).resolve(tuple(backups[:2]))
    assert [table.obj(number).dull for number in backups] == [False, False, True]


def test_cards_that_paid_are_spoken_of() -> None:
    board = Board()
    dull = "Dull 1 active Forward: Choose 1 Forward opponent controls. Deal it damage equal to the power of the dull Forward."
    helper = board.put(0, FIELD, "Helper", power=3000)
    foe = board.put(1, FIELD, "Foe", power=9000)
    card = hild(board, dull, power=8000)
    table = use(board.start(), card)
    while table.asked.kind == "choose":
        table.answer((helper,) if helper in (table.asked.options or ()) else (foe,))
    assert table.resolve().obj(foe).damage == 3000


def test_discarded_to_cast_it() -> None:
    board = Board()
    card = hild(
        board, "When Hild enters the field, draw 1 card for each Summon you discarded to cast Hild.", HAND, cost=2
    )
    song = board.put(0, HAND, "Song", type="Summon", cost=9)
    table = board.start().answer(("cast", card, ""))
    while table.asked.kind != "act":
        table.answer(table.match.sample(_random()))
    table.resolve()
    assert (table.zone(song), table.zone(card), table.hand(0)) == (BREAK_ZONE, FIELD, 1)
    assert table.zone(song) != REMOVED


def _random() -> object:
    from cardwright.kernel.rng import Random

    return Random(1)


def test_what_chooses_only_this_card() -> None:
    for other, cancelled in ((False, True), (True, False)):
        board = Board()
        card = hild(board, "《0》: Choose 1 Summon or ability that is choosing only Hild. Cancel its effect.")
        friend = board.put(0, FIELD, "Friend")
        summon = rite(board, "Choose 1 Forward. Dull it.")
        table = board.start().cast(summon, (friend if other else card,))
        able = ("use", card, 0) in table.match.acts()
        assert able == cancelled
        if able:
            table.answer(("use", card, 0))
            while table.asked.kind == "choose":
                table.answer(table.asked.options[:1])  # type: ignore[index]
            assert not table.resolve().obj(card).dull


def test_one_card_of_each_kind_in_the_break_zone() -> None:
    text = "If you have a Fire Forward and an Ice Forward in your Break Zone, Hild gains +3000 power."
    for elements, power in (
        ((("Fire",), ("Ice",)), 8000),
        ((("Fire",), ("Fire",)), 5000),
        ((("Fire", "Ice"),), 5000),  # one card is not two
    ):
        board = Board()
        card = hild(board, text)
        for i, each in enumerate(elements):
            board.put(0, BREAK_ZONE, f"Gone {i}", elements=each)
        board.put(1, BREAK_ZONE, "Theirs", elements=("Ice",))
        assert board.start().power(card) == power


def test_it_loses_and_gains() -> None:
    board = Board()
    card = board.put(0, FIELD, "Guard")
    summon = rite(board, "Choose 1 Forward. It loses 2000 power and gains Haste until the end of the turn.")
    table = board.start().play(summon)
    assert (table.power(card), "Haste" in table.chars(card).keywords) == (3000, True)


def test_the_top_of_the_deck_pays() -> None:
    board = Board()
    card = hild(
        board,
        "Put 2 cards from the top of your deck into the Break Zone: Hild gains +1000 power until the end of the turn.",
    )
    table = use(board.start(), card).resolve()
    assert (table.power(card), len(table.match.state.zones[0][DECK])) == (6000, 8)


def test_it_is_what_was_put_away_and_asked_about() -> None:
    for kind, zone in (("Forward", HAND), ("Summon", BREAK_ZONE)):
        board = Board()
        top = board.put(0, DECK, "Page", type=kind)
        board.state.zones[0][DECK].insert(0, board.state.zones[0][DECK].pop())
        summon = rite(
            board, "Put the top card of your deck into the Break Zone. If that card is a Forward, add it to your hand."
        )
        assert board.start().play(summon).zone(top) == zone


def test_only_those_with_the_place_printed_last_gain() -> None:
    board = Board()
    mine, other, foe = (
        board.put(player, FIELD, name, power=5000) for player, name in ((0, "Ann"), (0, "Bob"), (1, "Ann"))
    )
    summon = rite(
        board,
        "The [[i]]Card Name Ann[[/]] Forward and the [[i]]Card Name Bob[[/]] Forward you control gain +2000 power until the end of the turn.",
    )
    table = board.start().play(summon)
    assert [table.power(card) for card in (mine, other, foe)] == [7000, 7000, 5000]


def test_only_some_can_block_it() -> None:
    for text, able in (
        ("Hild can only be blocked by Forwards of cost 4 or more.", [False, True]),
        ("Hild can only be blocked by a Forward with power greater than Hild.", [True, False]),
    ):
        board = Board()
        card = hild(board, text, power=6000)
        foes = [board.put(1, FIELD, "Foe", power=7000, cost=2), board.put(1, FIELD, "Foe", power=6000, cost=4)]
        table = board.start()
        assert [can_block(table.match.game, table.ref(foe), table.ref(card)) for foe in foes] == able
