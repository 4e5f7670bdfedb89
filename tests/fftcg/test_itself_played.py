"""Own sentences played from their text: a card that comes back by itself, each milled card of a kind, damage less a counter."""

from __future__ import annotations

import pytest
from board import DECK, FIELD, HAND, REMOVED, Board
from test_kinds_played import hild, use
from test_plain_played import until_turn
from test_sentences_played import abilities, rite


@pytest.mark.parametrize(
    ("away", "zone"), [("Remove Hild from the game", REMOVED), ("Return Hild to its owner's hand", HAND)]
)
def test_it_comes_back_at_the_end_of_the_turn(away: str, zone: int) -> None:
    board = Board()
    card = hild(board, f"《0》: {away}. At the end of the turn, play it onto the field dull.")
    table = use(board.start(), card)
    assert table.zone(card) == zone
    assert until_turn(table, 4).zone(card) == FIELD


@pytest.mark.parametrize("kinds", [("Monster", "Monster", "Forward"), ("Forward", "Backup", "Forward")])
def test_each_milled_card_of_a_kind(kinds: tuple[str, ...]) -> None:
    board = Board()
    deck = board.state.zones[0][DECK]
    for number, kind in enumerate(kinds):
        board.put(0, DECK, f"Top {number}", type=kind)
        deck.insert(0, deck.pop())
    text = "Put the top 3 cards of your deck into the Break Zone. Draw 1 card for each Monster put into the Break Zone by this effect."
    summon = rite(board, text)
    assert board.start().play(summon).hand(0) == kinds.count("Monster")


@pytest.mark.parametrize(("kind", "drawn"), [("Monster", 1), ("Forward", 0)])
@pytest.mark.parametrize("words", ["When 1 or more Monsters are revealed", "When you reveal a Monster"])
def test_when_revealed(words: str, kind: str, drawn: int) -> None:
    board = Board()
    deck = board.state.zones[0][DECK]
    board.put(0, DECK, "Top", type=kind)
    deck.insert(0, deck.pop())
    summon = rite(board, f"Reveal the top 2 cards of your deck. {words}, draw 1 card.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("zone", "power"), [("deck", 6000), ("hand", 5000)])
def test_put_from_the_deck_this_turn(zone: str, power: int) -> None:
    board = Board()
    card = hild(board, "If a card has been put from your deck into the Break Zone this turn, Hild gains +1000 power.")
    if zone == "hand":
        board.put(0, HAND, "Held")
    summon = rite(board, "Put the top card of your deck into the Break Zone." if zone == "deck" else "Discard 1 card.")
    assert board.start().play(summon).power(card) == power


def test_less_damage_for_a_counter() -> None:
    board = Board()
    card = hild(
        board, "If Hild is dealt damage, remove 1 Moon Counter from Hild and reduce the damage by 2000 instead."
    )
    board.state.objects[card].counters = {"Moon": 2}
    summon = rite(board, "Choose 1 Forward. Deal it 3000 damage.")
    obj = board.start().play(summon).obj(card)
    assert (obj.damage, obj.counters) == (1000, {"Moon": 1})


@pytest.mark.parametrize(("user", "drawn"), [("Hild", 1), ("Olga", 0)])
def test_only_its_own_special_ability(user: str, drawn: int) -> None:
    board = Board()
    text = "When you use Hild's special ability, draw 1 card."
    star = "[[s]]Star[[/]] 《S》: Dull all the Forwards opponent controls."
    both = f"{text}[[br]]{star}" if user == "Hild" else text
    card = hild(board, both)
    other = card if user == "Hild" else board.put(0, FIELD, "Olga", *abilities(star, "Olga", "Forward"))
    held = board.put(0, HAND, user)
    table = board.start().answer(("use", other, 1 if user == "Hild" else 0), (held,)).resolve()
    assert table.hand(0) == drawn
