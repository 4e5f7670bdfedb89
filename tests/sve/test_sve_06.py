"""Chapter 6: what players bring, and what happens before the first turn."""

from __future__ import annotations

import pytest
from sve_board import DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, LEADER, ME, Table

from cardwright.cards.builtin import builtin_pool
from cardwright.cards.facts import SveCard
from cardwright.errors import InputError
from cardwright.games.sve.definitions import define_all
from cardwright.games.sve.rules import rules_of
from cardwright.games.sve.setup import CINDERELLA_GIRLS, Cards, new_state
from cardwright.games.sve.turns import went_first
from cardwright.games.sve.zones import CEMETERY
from cardwright.kernel.log import Log
from cardwright.kernel.match import Match
from cardwright.kernel.view import BOTH

CARDS = [
    SveCard(id="a", name="Page", type="Follower", cost=1, attack=1, defense=1),
    SveCard(id="b", name="Squire", type="Follower", cost=2, attack=2, defense=2),
    SveCard(id="c", name="Squire (Evolved)", type="Follower", evolved=True, attack=3, defense=3),
    SveCard(id="d", name="Captain", type="Leader"),
    next(c for c in builtin_pool("sve") if isinstance(c, SveCard) and c.token and c.name == "Magical Item"),
]
DEFS = tuple(define_all(CARDS))
PAGE, SQUIRE, EVOLVED, CAPTAIN, _ITEM = range(5)


def begin(seed: int = 1, universe: str = "", leader: int | None = CAPTAIN, ruleset: str = "sve") -> Table:
    """A match that has just been set up: somebody is asked who goes first."""
    mine = Cards([PAGE] * 30 + [SQUIRE] * 10, [EVOLVED] * 3, leader, universe)
    theirs = Cards([SQUIRE] * 40, (), leader)
    return Table(Match(new_state(ruleset, (mine, theirs), CAPTAIN, seed), DEFS, rules_of(ruleset), Log()))


@pytest.mark.clauses(
    "sve", "6.2.1", "6.2.1.1", "6.2.1.2", "6.2.1.4", "6.2.1.5", "4.1.1", "4.3.1", "4.2.3.3", "6.2.1.1.1"
)
def test_cards_are_in_their_places() -> None:
    table = begin()
    assert [len(table.cards(ME, zone)) for zone in (DECK, EVOLVE_DECK, LEADER, HAND, FIELD, CEMETERY)] == [
        40,
        3,
        1,
        0,
        0,
        0,
    ]
    assert [len(table.cards(FOE, zone)) for zone in (DECK, EVOLVE_DECK, LEADER)] == [40, 0, 1]
    assert all(table.obj(n).face_down for n in table.cards(ME, EVOLVE_DECK))
    orders = {tuple(table.obj(n).card for n in begin(seed).cards(ME, DECK)) for seed in range(8)}
    assert len(orders) == 8


@pytest.mark.clauses("sve", "6.2.1.6")
def test_a_player_picked_at_random_decides_who_goes_first() -> None:
    assert {begin(seed).asked.player for seed in range(12)} == {ME, FOE}
    for wanted in (True, False):
        table = begin()
        chooser = table.asked.player
        assert table.asked.reason == "take_first_turn"
        table.answer(wanted)
        assert table.state.turn_player == (chooser if wanted else 1 - chooser)


@pytest.mark.clauses("sve", "6.2.1.6", "5.27.1")
def test_who_went_first_stays_so() -> None:
    for wanted in (True, False):
        table = begin().answer(wanted)
        first = table.state.turn_player
        table.answer(False, False)
        for turn_player in (first, 1 - first, 1 - first, first):  # an extra turn among them
            table.state.turn_player = turn_player
            assert went_first(table.match.game) == first
            table.state.turn += 1


@pytest.mark.clauses("sve", "6.2.1.7", "6.2.1.8")
def test_four_cards_and_one_new_hand() -> None:
    table = begin().answer(True)
    first = table.state.turn_player
    assert (table.asked.player, table.asked.reason) == (first, "mulligan")
    hand = table.cards(first, HAND)
    assert len(hand) == len(table.cards(1 - first, HAND)) == 4
    table.answer(True)
    order = tuple(reversed(table.asked.options or ()))
    table.answer(order)
    assert table.cards(first, DECK)[-4:] == list(order)
    assert len(table.cards(first, HAND)) == 4
    assert not set(table.cards(first, HAND)) & set(hand)
    assert (table.asked.player, table.asked.reason) == (1 - first, "mulligan")
    table.answer(False)
    assert table.asked.reason == "main"


@pytest.mark.clauses(
    "sve", "6.2.1.9", "6.2.1.10", "6.2.1.11", "6.2.1.12", "7.2.4.1", "3.2.2", "3.2.3", "3.2.5", "2.8.3.1"
)
def test_points_and_the_first_turn() -> None:
    table = begin().answer(True, False, False)
    first = table.state.turn_player
    values = table.state.vars
    assert (values[f"pp:{first}"], values[f"max_pp:{first}"], values.get(f"ep:{first}", 0)) == (1, 1, 0)
    assert (values[f"pp:{1 - first}"], values[f"max_pp:{1 - first}"], values[f"ep:{1 - first}"]) == (0, 0, 3)
    assert table.leader(ME) == table.leader(FOE) == 20
    assert len(table.cards(first, HAND)) == 4  # the first player draws nothing in the first turn
    table.end()
    assert len(table.cards(1 - first, HAND)) == 5


@pytest.mark.clauses("sve", "14.3.1.2", "14.3.1.1", "6.2.1.3")
def test_the_universe_of_a_deck_brings_magical_items() -> None:
    table = begin(universe=CINDERELLA_GIRLS)
    assert table.names(ME, EX_AREA) == ["Magical Item"] * 5
    assert table.cards(FOE, EX_AREA) == []
    assert begin().cards(ME, EX_AREA) == []


@pytest.mark.clauses("sve", "B.6.2.1", "B.a")
def test_open_8_goes_without_leader_cards() -> None:
    table = begin(leader=None, ruleset="sve-open8").answer(True, False, False)
    assert table.leader(ME) == table.leader(FOE) == 20  # reading S26
    assert table.asked.reason == "main"


@pytest.mark.clauses("sve", "1.1.1")
def test_two_players() -> None:
    with pytest.raises(InputError):
        new_state("sve", [Cards([PAGE] * 40)] * 3, CAPTAIN, 1)


@pytest.mark.clauses("sve", "6.2.1", "6.2.1.4", "6.2.1.6", "6.2.1.7", "6.2.1.8", "6.2.1.12")
@pytest.mark.parametrize("chosen", [True, False])
def test_the_steps_before_the_game_come_in_their_order(chosen: bool) -> None:
    """Whoever goes first draws first and is asked first whether to redraw, each once; then the first turn begins."""
    table = begin(seed=3)
    chooser = table.asked.player
    table.answer(chosen)
    first = chooser if chosen else 1 - chooser
    asked = []
    while table.asked.reason != "main":
        asked.append((table.asked.player, table.asked.reason))
        table.answer(tuple(table.asked.options or ()) if table.asked.kind == "order" else True)
    assert asked == [(p, reason) for p in (first, 1 - first) for reason in ("mulligan", "mulligan_order")]
    log = table.match.game.log
    assert log is not None
    told = [(line.kind, line.player) for line in log.lines if line.kind in ("shuffle", "coin", "starts", "mulligan")]
    assert told == [
        ("shuffle", ME), ("shuffle", FOE), ("coin", chooser), ("starts", first), ("mulligan", first), ("mulligan", 1 - first),
    ]  # fmt: skip
    assert [len(table.cards(player, DECK)) for player in (ME, FOE)] == [36, 36]


@pytest.mark.clauses("sve", "6.2.1.8", "4.1.4.1", "4.7.2")
def test_nobody_else_sees_what_is_put_under_the_deck_for_a_new_hand() -> None:
    table = begin().answer(True)
    first = table.state.turn_player
    old = table.cards(first, HAND)
    table.answer(True)
    assert table.asked.reason == "mulligan_order"
    for viewer in (1 - first, BOTH):
        view = table.view(viewer)
        assert view["decision"] is None or "options" not in view["decision"]
        assert view["zones"][first]["hand"] == {"count": 4, "cards": []}
    table.answer(tuple(old))
    for viewer in (1 - first, BOTH):
        zones = table.view(viewer)["zones"][first]
        assert (zones["hand"], zones["deck"]) == ({"count": 4, "cards": []}, {"count": 36, "cards": []})
    log = table.match.game.log
    assert log is not None
    assert not any(line.ref[0] in old and line.seen_by != first for line in log.lines)
