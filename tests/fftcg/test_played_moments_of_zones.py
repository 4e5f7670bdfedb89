"""Own sentences played from their text: cards that come, which abilities wait for."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from played import BREAK, DRAWN, abilities, ability, begin_using, drawn_since, hild, rite, through

from cardwright.text import ir


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


def test_a_forward_that_does_not_come_from_its_players_hand() -> None:
    text = "When a Forward enters your opponent's field other than from their hand, draw 1 card."
    for zone, drawn in ((HAND, 0), (BREAK_ZONE, 1)):
        board = Board()
        board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
        card = board.put(1, zone, "Comer")
        where = ir.Hand if zone == HAND else ir.BreakZone
        group = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.InZone(where(ir.Opponent())),))
        summon = board.summon(ir.PlayOnto(ir.All(group), ir.Owner()))
        table = board.start().play(summon)
        assert (table.zone(card), table.hand(0)) == (FIELD, drawn)


@pytest.mark.parametrize(("dull", "drawn"), [(True, 1), (False, 0)])
def test_a_card_that_left_is_judged_as_it_was(dull: bool, drawn: int) -> None:
    board = Board()
    card = hild(board, "When Hild leaves the field, if it was dull, draw 1 card.")
    board.state.objects[card].dull = dull
    summon = rite(board, BREAK)
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("owner", "drawn"), [(0, 0), (1, 1)])
def test_an_opponents_forward_is_the_other_players(owner: int, drawn: int) -> None:
    board = Board()
    text = "When an opponent's Forward leaves the field, draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    board.put(owner, FIELD, "Guard")
    summon = rite(board, "Break all the Forwards.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(
    ("words", "power", "drawn"),
    [("had 5000 power or more", 5000, 1), ("had 5000 power or more", 4000, 0), ("had 5000 power or less", 6000, 0), ("had Haste", 5000, 0)],
)  # fmt: skip
def test_what_it_was_as_it_left(words: str, power: int, drawn: int) -> None:
    board = Board()
    card = hild(board, f"When Hild leaves the field, if it {words}, draw 1 card.", FIELD, power=power)
    summon = rite(board, "Choose 1 {Card Name Hild}. Return it to its owner's hand.")
    table = board.start().play(summon)
    assert table.zone(card) == HAND and table.hand(0) == 1 + drawn


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


def test_from_whose_field_it_was_put() -> None:
    for player, drawn in ((1, 1), (0, 0)):
        board = Board()
        hild(board, "When a Backup is put from your opponent's field into the Break Zone, draw 1 card.")
        board.put(player, FIELD, "Helper", type="Backup")
        summon = rite(board, "Choose 1 Backup. Break it.")
        table = board.start().play(summon)
        assert table.hand(0) == drawn


@pytest.mark.clauses("fftcg-2020", "11.8.16")
@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        # what was drawn because of: your Summon, your ability, the opponent's Summon, the opponent's ability
        ("your Summon", (1, 0, 0, 0)),
        ("your ability", (0, 1, 0, 0)),
        ("your opponent's Summon", (0, 0, 1, 0)),
        ("your opponent's ability", (0, 0, 0, 1)),
        ("a Summon", (1, 0, 1, 0)),
        ("an ability", (0, 1, 0, 1)),
        ("a Summon or an ability", (1, 1, 1, 1)),
    ],
)
def test_only_a_summon_or_only_an_ability_is_the_cause(words: str, drawn: tuple[int, ...]) -> None:
    found = []
    for owner in (0, 1):
        for by_ability in (False, True):
            board = Board()
            text = f"When Hild is put from the field into the Break Zone due to {words}, draw 1 card."
            card = hild(board, text, player=owner)
            if by_ability:
                source = board.put(0, FIELD, "Olga", *ability("《0》: Choose 1 Forward other than Olga. Break it."))
                table = begin_using(board.start(), source).resolve()
            else:
                source = rite(board, "Choose 1 Forward. Break it.")
                table = board.start().play(source)
            assert table.zone(card) == BREAK_ZONE
            found.append(table.hand(owner))
    assert tuple(found) == drawn


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


@pytest.mark.parametrize(("done", "times"), [("Break it.", 0), ("", 1)])
def test_put_away_from_anywhere_but_the_field(done: str, times: int) -> None:
    board = Board()
    hild(board, f"When a Forward is put into your Break Zone from anywhere other than the field, {DRAWN}")
    board.put(0, FIELD, "Ooze", type="Monster")
    guard = board.put(0, HAND, "Guard") if not done else board.put(0, FIELD, "Guard")
    text = "Choose 1 [[i]]Card Name Guard[[/]]. Break it." if done else "Discard 1 Forward."
    summon = rite(board, text)
    table = board.start()
    held = table.hand(0) - (1 if done else 2)
    table = through(table.cast(summon))
    assert table.zone(guard) == BREAK_ZONE
    assert drawn_since(table, held) == times


@pytest.mark.parametrize(("plays", "zone"), [(True, FIELD), (False, BREAK_ZONE)])
def test_the_opponent_may_play_it_onto_their_field(plays: bool, zone: int) -> None:
    board = Board()
    text = "When Hild is put from the field into the Break Zone, your opponent may play it onto their field dull."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    summon = rite(board, "Choose 1 Forward. Break it.")
    table = board.start().play(summon, (), plays)
    assert table.zone(hild) == zone
    if plays:
        assert table.obj(hild).controller == 1 and table.obj(hild).dull


def test_a_discard_by_the_other_player_brings_it_onto_the_field() -> None:
    board = Board()
    text = "When Hild is put from your hand into the Break Zone due to your opponent's Summon or ability, you may play Hild onto the field."
    hild = board.put(1, HAND, "Hild", *abilities(text, "Hild", "Forward"))
    summon = rite(board, "Your opponent discards 1 card.")
    assert board.start().cast(summon).resolve(True).zone(hild) == FIELD


def test_a_higher_cost_and_power() -> None:
    for words, drawn in (("a higher cost", 1), ("lower power", 0), ("higher power", 1)):
        board = Board()
        hild(
            board,
            f"When a Forward opponent controls with {words} than Hild is put from the field into the Break Zone, draw 1 card.",
            cost=3,
        )
        board.put(1, FIELD, "Big", cost=4, power=6000)
        summon = rite(board, "Choose 1 {Card Name Big}. Break it.")
        assert board.start().play(summon).hand(0) == drawn, words


@pytest.mark.parametrize(
    "text", ["selects 1 of them and puts it into the Break Zone", "puts 1 of them into the Break Zone"]
)
def test_the_opponent_puts_one_of_them_away(text: str) -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    hild(board, "When a Forward opponent controls is put from the field into the Break Zone, draw 1 card.")
    summon = rite(board, f"Choose 2 Forwards opponent controls. Your opponent {text}.")
    table = board.start().cast(summon)
    table.resolve((two,))
    assert (table.zone(one), table.zone(two)) == (FIELD, BREAK_ZONE) and table.hand(0) == 1


def test_out_of_a_break_zone() -> None:
    for words, whose, count in (
        ("removed from your Break Zone", "your", 1),
        ("removed from your Break Zone", "your opponent's", 0),
        ("removed from your opponent's Break Zone", "your opponent's", 1),
        ("removed from either player's Break Zone", "your opponent's", 1),
        ("removed from your Break Zone due to your Summons or abilities", "your", 1),
        ("removed from your Break Zone due to your opponent's Summons or abilities", "your", 0),
        ("removed from the game from your Break Zone by your abilities", "your", 0),
    ):
        assert seen(words, f"Remove all the cards in {whose} Break Zone from the game.") == count, (words, whose)


@pytest.mark.parametrize(("player", "drawn"), [(0, 1), (1, 0)])
def test_removed_due_to_your_effects(player: int, drawn: int) -> None:
    board = Board()
    hild(board, "When a Monster is removed from the game due to your Summons or abilities, draw 1 card.", player=player)
    ooze = board.put(1, FIELD, "Ooze", type="Monster")
    summon = rite(board, "Choose 1 Monster. Remove it from the game.")
    table = board.start().play(summon)
    assert table.zone(ooze) == REMOVED
    assert table.hand(player) == drawn


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


def test_returned_to_your_hand() -> None:
    for owner, drawn in ((0, 1), (1, 0)):
        board = Board()
        hild(board, "When a Monster is returned from the field to your hand, draw 1 card.")
        monster = board.put(owner, FIELD, "Ooze", type="Monster")
        summon = rite(board, "Choose 1 Monster. Return it to its owner's hand.")
        table = board.start().play(summon)
        assert table.zone(monster) == HAND
        assert table.hand(0) == (2 if drawn else 0)


def test_the_returned_card_measures_what_is_played() -> None:
    """7.3: what it cost is known although it is in the hand now."""
    board = Board()
    text = "When a Backup you control is returned from the field to your hand, choose 1 Forward of cost less than that of the returned Backup. Dull it."
    hild(board, text, cost=9)
    shed = board.put(0, FIELD, "Shed", type="Backup", cost=3)
    cheap, dear = (board.put(1, FIELD, f"Foe {cost}", cost=cost) for cost in (2, 3))
    summon = rite(board, "Choose 1 Backup. Return it to its owner's hand.")
    table = board.start().play(summon)
    assert table.zone(shed) == HAND
    assert (table.obj(cheap).dull, table.obj(dear).dull) == (True, False)
