"""What players see while a question is open, and what one ability reveals again in the same turn (4.1.2, 5.20)."""

from __future__ import annotations

import pytest
from sve_board import EVOLVE_DECK, FIELD, FOE, HAND, ME, Board

from cardwright.games.sve.evolve import printed
from cardwright.kernel.rng import Random
from cardwright.kernel.view import BOTH, deal_anew, offered
from cardwright.play.sve_words import SveWords
from cardwright.text import ir
from cardwright.text import ir_sve as sv


@pytest.mark.clauses("sve", "4.1.2")
def test_a_choice_of_zones_offers_no_cards() -> None:
    """Its options are zones by their numbers: the cards with these numbers, perhaps of a deck, are not to be seen by it."""
    board = Board()
    held = ir.Group(noun=ir.TypeIs(types=("Follower",)), qualifiers=(ir.InZone(zone=ir.Hand(player=ir.You())),))
    into = sv.OneOfZones(zones=(ir.Field(player=ir.You()), sv.ExArea(player=ir.You())))
    moves = ir.PutInto(what=ir.All(group=held), to=into)
    spell = board.does(moves)
    board.put(ME, HAND, "Note")
    table = board.start_with(spell)
    assert (table.asked.reason, table.asked.options) == ("zone", (0, 1))
    assert offered(table.match.game, ME, table.asked) == frozenset()
    assert [SveWords().option(table.match.game, table.asked, each) for each in (0, 1)] == ["field", "EX area"]


@pytest.mark.clauses("sve", "5.20.1", "5.20.1.1")
def test_what_an_ability_reveals_again_in_the_same_turn_is_seen_again() -> None:
    board = Board()
    lens = board.amulet(
        "[act][cost01]: Look at the top card of your deck. If it's a follower, reveal it. Discard a card."
    )
    for name in ("A", "B", "C"):
        board.put(ME, HAND, name)
    table = board.start()
    for _ in range(2):
        table.use(lens)
        assert table.asked.reason == "discard"
        assert len(table.view(FOE)["zones"][ME]["deck"]["cards"]) == 1
        table.answer((table.cards(ME, HAND)[0],))


@pytest.mark.clauses("sve", "3.2.2", "3.2.3", "3.2.5")
def test_everybody_sees_the_points_of_both_players() -> None:
    board = Board()
    board.points(FOE, 3, 6, 2)
    table = board.start()
    for viewer in (ME, FOE, BOTH):
        assert table.view(viewer)["values"] == [{"pp": 5, "max_pp": 5, "ep": 0}, {"pp": 3, "max_pp": 6, "ep": 2}]


@pytest.mark.clauses("sve", "5.18.1", "4.1.2", "4.7.2")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Put a random follower from your deck into your hand.", "  picked at random: 1 hidden card"),
        (
            "Select a random card in your hand and put it on the bottom of your deck.",
            "  picked at random: 1 hidden card",
        ),
        ("Destroy a random follower on the field.", "  picked at random: Guard"),
    ],
)
def test_the_log_names_no_card_of_a_hidden_zone_that_is_picked_at_random(text: str, told: str) -> None:
    board = Board()
    board.put(FOE, FIELD, "Guard")
    board.put(ME, HAND, "Secret")
    table = board.start_with(board.spell(text))
    log = table.match.game.log
    assert log is not None
    [line] = [line for line in log.lines if line.kind == "random"]
    assert SveWords().line(table.match.game, line) == told


@pytest.mark.clauses("sve", "4.2.3.1", "4.6.2", "4.6.3")
def test_everybody_sees_what_lies_faceup_in_an_evolve_deck_area() -> None:
    board = Board()
    cards = [board.put(ME, EVOLVE_DECK, f"{name} (Evolved)", evolved=True) for name in ("Page", "Lamb")]
    board.state.objects[cards[0]].face_down = False
    table = board.start()
    for viewer, names in ((ME, ["Page", "Lamb"]), (FOE, ["Page"]), (BOTH, ["Page"])):
        area = table.view(viewer)["zones"][ME]["evolve_deck"]
        assert ([card["name"] for card in area["cards"]], area["count"]) == (names, 2)


@pytest.mark.clauses("sve", "4.2.3.2.1", "4.6.2", "2.14.2")
def test_a_double_faced_card_that_is_facedown_again_is_guessed_like_any_other() -> None:
    """Whoever deals the cards anew that the opponent cannot know finds no trace there of what it once showed."""
    board = Board()
    back = board.card("Page (Evolved)", evolved=True)
    card = board.put(ME, EVOLVE_DECK, "Stranger (Evolved)", evolved=True, back=f"test-{back}")
    for n in range(3):
        board.put(ME, EVOLVE_DECK, f"Lamb {n} (Evolved)", evolved=True)
    up = board.spell("Turn a facedown card in your evolve deck faceup.")
    down = board.spell("Select a faceup card in your evolve deck and turn it facedown.")
    table = board.start().play(up, (card,))
    table.answer(((table.asked.options or ())[1],)).play(down)
    assert table.obj(card).face_down
    names = set()
    for seed in range(8):
        guess = table.match.copy()
        deal_anew(guess.game, FOE, Random(seed))
        assert printed(guess.game, card) == guess.state.objects[card].card
        names.add(guess.game.chars(card).names[0])
    assert len(names) > 1
