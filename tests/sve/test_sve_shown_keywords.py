"""What a card shows of what it has become: Rush by racing, cards that lie faceup."""

from __future__ import annotations

import pytest
from sve_board import EVOLVE_DECK, FIELD, FOE, HAND, ME, Board

from cardwright.text import ir
from cardwright.text.compile import compile_text

RACES = "[feed][cost00]: Race this follower."
BONUS = "Your followers with Rush have [attack]+2."


@pytest.mark.clauses("sve", "14.2.3.1")
def test_a_card_that_races_shows_rush_to_both_players() -> None:
    board = Board()
    racer, other = (board.put(ME, FIELD, "Racer", RACES, traits=("Umamusume",)) for _ in range(2))
    board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True, cost=None)
    table = board.start()
    assert table.chars(racer).keywords == frozenset()
    table.use(racer)
    assert table.chars(racer).keywords == {"Rush"}
    assert table.chars(other).keywords == frozenset()
    for player in (ME, FOE):
        shown = table.view(player)["zones"][ME]["field"]["cards"]
        seen = {card["id"]: card["keywords"] for card in shown}
        assert (seen[racer], seen[other]) == (["Rush"], [])


@pytest.mark.clauses("sve", "14.2.3.1")
def test_texts_see_the_rush_of_racing_and_it_ends_with_the_place() -> None:
    board = Board()
    racer = board.put(ME, FIELD, "Racer", RACES)
    board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True, cost=None)
    board.amulet(BONUS)
    back = board.spell("Select a follower on your field and return it to its owner's hand.")
    table = board.start()
    assert table.stats(racer) == (2, 2)
    table.use(racer)
    assert table.stats(racer) == (4, 2)
    table.play(back)
    assert table.zone(racer) == HAND
    assert table.chars(racer).keywords == frozenset()


@pytest.mark.clauses("sve", "10.6.2.3", "4.2.3.1")
def test_what_lies_faceup_is_selected_as_the_ability_is_played() -> None:
    first: dict[str, type[ir.Node]] = {}
    for word, other in (("faceup", "facedown"), ("facedown", "faceup")):
        text = f"Select a {word} card in your evolve deck. Turn it {other}."
        made = compile_text("sve", text, name="Rite", card_type="Spell")
        first[word] = type(made.abilities[0].effects[0])  # type: ignore[attr-defined]
    assert first == {"faceup": ir.Choose, "facedown": ir.Select}
