"""Own texts of Shadowverse: Evolve played: decks and hands: searching, looking, revealing, drawing, discarding."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, FIELD, FOE, HAND, ME, Board, hand
from sve_played import on_top, through

from cardwright.kernel.view import BOTH


@pytest.mark.clauses("sve", "5.18.1", "10.6.2.3")
@pytest.mark.parametrize("random", ["", "random "])
def test_they_discard_what_was_selected_in_their_hand(random: str) -> None:
    board = Board()
    held = board.put(FOE, HAND, "Page")
    rite = board.spell(f"Select a {random}card in an opponent's hand. They discard it.")
    assert through(board.start().play(rite)).zone(held) == CEMETERY


@pytest.mark.clauses("sve", "10.10.1", "4.9.1")
def test_cards_on_the_way_to_ones_own_cemetery_only() -> None:
    board = Board()
    board.amulet("If a card would be put into your cemetery, banish it instead.")
    mine, theirs = board.put(ME, FIELD, "Mine", "Ward."), board.put(FOE, FIELD, "Theirs", "Ward.")
    held = board.put(ME, HAND, "Held", "Ward.")
    spell = board.spell(
        "Destroy each follower on the field. Discard your hand. Put the top card of your deck into your cemetery."
    )
    table = board.start().play(spell)
    assert table.cards(FOE, CEMETERY) == [theirs]
    assert table.cards(ME, CEMETERY) == []
    assert {mine, held, spell} <= set(table.cards(ME, BANISHED))
    assert len(table.cards(ME, BANISHED)) == 4


@pytest.mark.clauses("sve", "1.3.4.1", "5.9.2", "5.11.1")
def test_one_subject_of_two_verbs_is_each_player() -> None:
    board = Board()
    for player, count in ((ME, 1), (FOE, 4)):
        for _ in range(count):
            board.put(player, HAND)
    spell = board.spell("Each player discards their hand and draws 2 cards.")
    table = board.start().play(spell)
    assert (hand(table, ME), hand(table, FOE)) == (2, 2)
    assert len(table.cards(FOE, CEMETERY)) == 4


@pytest.mark.clauses("sve", "1.3.1", "10.4.4.1", "10.6.2.1")
@pytest.mark.parametrize(
    ("words", "paid", "stats"),
    [
        ("Select a follower in your hand. It costs 2 less to play.", 2, (2, 2)),
        ("Each follower in your hand costs 1 less to play.", 3, (2, 2)),
        ("Select a follower in your hand. It costs 0 play points to play.", 0, (2, 2)),
        ("Give each follower in your hand [attack]+1/[defense]+3.", 4, (3, 5)),
    ],
)
def test_what_is_said_of_a_card_in_the_hand(words: str, paid: int, stats: tuple[int, int]) -> None:
    board = Board()
    mine = board.put(ME, HAND, "Page", cost=4)
    spell = board.spell(words)
    table = board.start().play(spell, *([(mine,)] if words.startswith("Select") else ()))
    table.play(mine)
    assert (5 - table.points(), table.stats(mine)) == (paid, stats)


@pytest.mark.clauses("sve", "1.3.4.1")
def test_the_whole_hand_is_drawn_again() -> None:
    board = Board()
    for at in range(3):
        board.put(ME, HAND, f"Card {at}", "Ward.")
    spell = board.spell(
        "Return your hand to your deck, shuffle it, and draw X cards. X equals the number of cards you returned to your deck."
    )
    assert hand(board.start().play(spell)) == 3


@pytest.mark.clauses("sve", "5.11.1", "10.7.4.1.1")
def test_a_card_of_a_kind_is_discarded() -> None:
    board = Board()
    board.put(ME, FIELD, "Keeper", "Whenever you discard a Sporeling card, give your leader [defense]+1.")
    seed = board.put(ME, HAND, "Seed", traits=("Sporeling",))
    board.put(ME, HAND, "Page")
    spell = board.spell("Discard 2 cards.")
    assert board.start().play(spell).leader(ME) == 21
    assert seed


@pytest.mark.clauses("sve", "5.18.1", "5.11.1")
@pytest.mark.parametrize(("kind", "drawn"), [("Spell", 1), ("Follower", 0)])
def test_what_chance_discarded(kind: str, drawn: int) -> None:
    board = Board()
    board.put(ME, HAND, "Kept", type=kind)
    spell = board.spell("Discard a random card. If it's a spell, draw a card.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "5.18.1", "5.11.1")
def test_chance_discards() -> None:
    board = Board()
    for name in ("Owl", "Cat", "Eel"):
        board.put(FOE, HAND, name)
    spell = board.spell("Each opponent randomly discards 2 cards.")
    assert hand(board.start().play(spell), FOE) == 1


@pytest.mark.clauses("sve", "5.18.1", "5.20.1", "5.11.1")
@pytest.mark.parametrize("kind", ["Follower", "Spell"])
def test_a_random_card_of_the_hand_is_revealed(kind: str) -> None:
    board = Board()
    held = board.put(FOE, HAND, "Held", "Ward." if kind == "Follower" else "Draw a card.", type=kind, cost=1)
    spell = board.spell("Each opponent reveals a random card in their hand. If it's a spell, that player discards it.")
    table = board.start().play(spell)
    assert table.zone(held) == (CEMETERY if kind == "Spell" else HAND)


@pytest.mark.clauses("sve", "4.1.2", "4.7.2")
@pytest.mark.parametrize("words", ["Look at your opponent's hand.", "Select an opponent. Look at their hand."])
def test_a_hand_that_one_player_looks_at_is_seen_by_nobody_else(words: str) -> None:
    board = Board()
    board.put(FOE, HAND, "Secret")
    for name in ("A", "B"):
        board.put(ME, HAND, name)
    spell = board.spell(f"{words} Discard a card.")
    table = board.start_with(spell)
    assert table.asked.reason == "discard"
    for viewer, seen in ((ME, ["Secret"]), (FOE, ["Secret"]), (BOTH, [])):
        area = table.view(viewer)["zones"][FOE]["hand"]
        assert [card["name"] for card in area["cards"]] == seen
    log = table.match.game.log
    assert log is not None
    assert [line.seen_by for line in log.lines if line.kind == "look"] == [ME]


@pytest.mark.clauses("sve", "1.3.4.1", "4.1.4")
def test_each_hand_goes_under_its_own_deck_before_anybody_draws() -> None:
    board = Board()
    mine = [board.put(ME, HAND, name) for name in ("Ash", "Elm")]
    theirs = board.put(FOE, HAND, "Fir")
    rite = board.spell("Each player puts their hand on the bottom of their deck in any order, then draws 3 cards.")
    table = through(board.start().play(rite), tuple(reversed(mine)))
    assert (hand(table, ME), hand(table, FOE)) == (3, 3)
    assert table.cards(ME, DECK)[-2:] == mine[::-1]
    assert table.cards(FOE, DECK)[-1] == theirs


@pytest.mark.clauses("sve", "5.11.1")
def test_who_discards_at_random_draws() -> None:
    board = Board()
    held = [board.put(FOE, HAND, "Fir"), board.put(FOE, HAND, "Oak")]
    rite = board.spell("Each opponent discards a random card, then draws 2 cards.")
    table = through(board.start().play(rite))
    assert hand(table, FOE) == 3
    assert sorted(table.zone(card) for card in held) == sorted((HAND, CEMETERY))
    assert not hand(table, ME)


@pytest.mark.clauses("sve", "4.1.4", "10.7.4.2")
def test_two_cards_to_the_two_ends_of_a_deck() -> None:
    board = Board()
    upper, lower = (board.put(FOE, FIELD, name, "Ward.") for name in ("Ash", "Elm"))
    rite = board.spell(
        "Select 2 enemy followers on the field and put them on the top or bottom of their owners' decks."
    )
    table = through(board.start().play(rite), (upper,))
    deck = table.cards(FOE, DECK)
    assert (deck[0], deck[-1]) == (upper, lower)


@pytest.mark.clauses("sve", "5.10.1")
@pytest.mark.parametrize(("theirs", "held"), [(3, 3), (1, 2)])
def test_drawing_until_there_are_as_many_as_theirs(theirs: int, held: int) -> None:
    board = Board()
    for _ in range(theirs):
        board.put(FOE, HAND)
    for _ in range(2):
        board.put(ME, HAND)
    spell = board.spell("Draw cards until you have as many cards in your hand as your opponent.")
    assert hand(board.start().play(spell)) == held


@pytest.mark.clauses("sve", "5.17.2", "10.6.2.3")
def test_a_spell_played_from_among_them_for_nothing() -> None:
    board = Board()
    cards = on_top(board, ("Ash", "Follower", 3), ("Elm", "Follower", 3))
    verse = board.spell("Give your leader [defense]+2.", zone=DECK, cost=4)
    deck = board.state.zones[ME][DECK]
    deck.remove(verse)
    deck.insert(1, verse)
    text = "Look at the top 3 cards of your deck. You may play a spell from among them for 0 play points. Put the remaining cards on the bottom of your deck in any order."
    rite = board.spell(text)
    board.points(ME, 1, 7)
    table = board.start().play(rite).answer(True)
    while table.asked.reason not in ("main", "quick"):
        options = tuple(table.asked.options or ())
        table.answer(options if table.asked.kind == "order" else options[:1])
    assert table.zone(verse) == CEMETERY and table.leader(ME) == 22
    assert sorted(table.cards(ME, DECK)[-2:]) == sorted(cards)
