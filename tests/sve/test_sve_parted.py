"""Cards parted among places, counters that move, triggers that last for a turn, what differs, as games show it."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand


def stack(board: Board, *cards: tuple[str, str]) -> list[int]:
    """Cards on top of the deck, the first on top: name and type."""
    deck = board.state.zones[ME][DECK]
    made = [
        board.put(ME, DECK, name, "Ward." if kind == "Follower" else "Draw a card.", type=kind, cost=1)
        for name, kind in cards
    ]
    for at, card in enumerate(made):
        deck.remove(card)
        deck.insert(at, card)
    return made


@pytest.mark.clauses("sve", "5.10.1", "5.20.1")
def test_one_of_those_that_were_revealed_and_the_other_of_them() -> None:
    board = Board()
    first, second, third, fourth = stack(
        board, ("Elm", "Follower"), ("Verse", "Spell"), ("Oak", "Follower"), ("Psalm", "Spell")
    )
    spell = board.spell(
        "Look at the top 4 cards of your deck. You may reveal up to 2 followers from among them. "
        "Add one of them to your hand and put the other into your EX area. Put the remaining cards into your cemetery."
    )
    table = board.start().play(spell).answer(True, (first, third))
    assert set(table.asked.options or ()) == {first, third}
    table.answer((third,))
    while table.asked.reason != "main":
        table.answer((second, fourth))
    assert (table.zone(third), table.zone(first), table.zone(second), table.zone(fourth)) == (
        HAND,
        EX_AREA,
        CEMETERY,
        CEMETERY,
    )


@pytest.mark.clauses("sve", "15.1.1", "1.3.2")
def test_counters_that_move_are_no_more_than_there_are() -> None:
    board = Board()
    to = board.put(ME, FIELD, "Acolyte", "Ward.")
    frm = board.put(ME, FIELD, "Tutor", "[act] Engage this follower: Select another follower on your field and move 2 spell counters from this card to it.".replace("[act] Engage this follower", "[act][engage]"), state={"counters": {"spell": 3}})  # fmt: skip
    table = board.start().use(frm)
    assert table.obj(frm).counters["spell"] == 1
    assert table.obj(to).counters["spell"] == 2


@pytest.mark.clauses("sve", "10.7.5.1", "7.4.8")
def test_a_trigger_that_lasts_for_the_turn() -> None:
    board = Board()
    first = board.spell("For the rest of this turn, whenever you play a spell, give your leader [defense]+1.")
    others = [board.spell("Draw a card.") for _ in range(2)]
    table = board.start().play(first).play(others[0]).play(others[1])
    assert table.leader(ME) == 22
    table.end()
    assert not table.state.effects


@pytest.mark.clauses("sve", "10.7.2.2")
def test_once_on_each_opponents_turn() -> None:
    board = Board()
    board.put(
        ME,
        FIELD,
        "Mourner",
        "Once on each of your opponent's turns, when another follower on your field is destroyed, draw a card.",
    )
    board.put(ME, FIELD, "Page", defense=1)
    spell = board.spell("Destroy each follower on your field without Ward.")
    table = board.start().play(spell)
    assert hand(table) == 0  # not on one's own turn


@pytest.mark.clauses("sve", "2.1.2", "10.4.4.1")
@pytest.mark.parametrize(("names", "cost"), [(("Ivy", "Ivy", "Oak"), 4), (("Ivy", "Elm", "Oak"), 2)])
def test_as_many_names_as_differ(names: tuple[str, ...], cost: int) -> None:
    board = Board()
    text = "If there are at least 3 Pixie followers with different names on your field, this card costs 2 less to play."
    spell = board.spell(text + "\nDraw a card.", cost=4)
    for name in names:
        board.put(ME, FIELD, name, "Ward.", traits=("Pixie",))
    assert board.start().play(spell).points() == 5 - cost


@pytest.mark.clauses("sve", "5.18.1", "5.20.1", "5.11.1")
@pytest.mark.parametrize("kind", ["Follower", "Spell"])
def test_a_random_card_of_the_hand_is_revealed(kind: str) -> None:
    board = Board()
    held = board.put(FOE, HAND, "Held", "Ward." if kind == "Follower" else "Draw a card.", type=kind, cost=1)
    spell = board.spell("Each opponent reveals a random card in their hand. If it's a spell, that player discards it.")
    table = board.start().play(spell)
    assert table.zone(held) == (CEMETERY if kind == "Spell" else HAND)


@pytest.mark.clauses("sve", "5.10.1", "4.1.3.2")
def test_three_cards_to_three_places() -> None:
    board = Board()
    first, second, third = stack(board, ("Elm", "Follower"), ("Verse", "Spell"), ("Oak", "Follower"))
    spell = board.spell(
        "Look at the top 3 cards of your deck. Put one of them into your hand, one into your cemetery, and one on the bottom of your deck."
    )
    table = board.start().play(spell).answer((second,), (third,))
    while table.asked.reason != "main":
        table.answer((first,))
    assert (table.zone(second), table.zone(third), table.cards(ME, DECK)[-1]) == (HAND, CEMETERY, first)


@pytest.mark.clauses("sve", "2.1.1", "2.13.1")
def test_a_name_beside_the_own_is_no_further_one() -> None:
    board = Board()
    board.card("Ivy")
    board.put(ME, FIELD, "Oak", "This follower's name is also Ivy.")
    spell = board.spell("Draw X cards. X equals the number of followers with different names on your field.")
    table = board.start().play(spell)
    assert hand(table) == 1
