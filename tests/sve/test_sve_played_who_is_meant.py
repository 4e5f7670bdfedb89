"""Own texts of Shadowverse: Evolve played: which player is meant."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle
from sve_played import seen, through

EXILE = "Select a follower on the field and banish it."
FELL = "Select a follower on the field and destroy it."
HOME = "Select a follower on the field and return it to its owner's hand."
HURT = "Select a follower on the field and deal it 1 damage."
STAR = "Select a follower on the field and put a star counter on it."


@pytest.mark.clauses("sve", "10.6.2.3", "3.1.2")
def test_their_controllers() -> None:
    board = Board()
    theirs, mine = board.put(FOE, FIELD, "Page"), board.put(ME, FIELD, "Page")
    rite = board.spell(
        "Select up to 2 followers on the field and destroy them. Their controllers draw a card.", zone=EX_AREA
    )
    table = through(board.start().play(rite), (theirs, mine))
    assert [len(table.cards(player, HAND)) for player in (ME, FOE)] == [1, 1]


@pytest.mark.clauses("sve", "10.7.4")
def test_whoever_plays_a_spell() -> None:
    board = Board()
    board.put(FOE, FIELD, "Censor", "Whenever a player plays a spell, deal 1 damage to their leader.")
    spell = board.spell("Draw a card.")
    table = board.start()
    before = table.leader(ME), table.leader(FOE)
    settle(table.play(spell))
    assert (before[0] - table.leader(ME), before[1] - table.leader(FOE)) == (1, 0)


@pytest.mark.clauses("sve", "5.4.2", "9.1.2.1")
def test_a_token_for_its_controller() -> None:
    board = Board()
    board.put(FOE, FIELD, "Foe")
    spell = board.spell("Select an enemy follower on the field. Put a Fairy token into its controller's EX area.")
    table = board.start().play(spell)
    assert (table.names(FOE, EX_AREA), table.names(ME, EX_AREA)) == (["Fairy"], [])


@pytest.mark.clauses("sve", "5.10.1")
def test_each_player_looks_at_the_own_card() -> None:
    board = Board()
    rite = board.spell("Each player looks at the top card of their deck.")
    table = through(board.start().play(rite))
    log = table.match.game.log
    assert log is not None
    assert sorted(line.seen_by for line in log.lines if line.kind == "look") == [ME, FOE]
    assert table.cards(ME, CEMETERY) == [rite]


@pytest.mark.clauses("sve", "1.3.5")
def test_each_player_may_draw_for_himself() -> None:
    board = Board()
    spell = board.spell("Each player may draw a card.")
    table = board.start().play(spell, True, False)
    assert (hand(table, ME), hand(table, FOE)) == (1, 0)


@pytest.mark.clauses("sve", "7.4.1", "5.26.1")
def test_each_players_leader_in_his_own_end_phase() -> None:
    board = Board()
    board.amulet("At the start of each player's end phase, that player gives their leader [defense]+1.")
    table = board.start().end()
    assert (table.leader(ME), table.leader(FOE)) == (21, 20)


@pytest.mark.clauses("sve", "5.13.1", "10.7.4")
@pytest.mark.parametrize(("amount", "drawn"), [(2, 0), (3, 1), (4, 1)])
def test_so_much_at_once(amount: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Monk", "Whenever your leader takes 3 or more damage at once, draw a card.")
    spell = board.spell(f"Deal {amount} damage to your leader.")
    table = board.start().play(spell)
    settle(table)
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "5.13.1", "5.26.1")
def test_defense_falls_so_far() -> None:
    board = Board()
    board.amulet("When your leader's [defense] becomes 18 or less, draw a card.")
    hits = [
        board.spell(text)
        for text in ("Deal 1 damage to your leader.", "Give your leader [defense]-2.", "Deal 1 damage to your leader.")
    ]
    table = board.start().play(hits[0])
    settle(table)
    assert hand(table) == 2
    table.play(hits[1])
    settle(table)
    assert hand(table) == 2  # one spell less, one card more
    table.play(hits[2])
    settle(table)
    assert hand(table) == 1


@pytest.mark.clauses("sve", "3.1.2", "3.1.2.4", "10.7.2")
@pytest.mark.parametrize(
    ("event", "deed", "target", "mine", "theirs"),
    [
        ("a card is returned to your hand from your field", HOME, "A:Page", 1, 0),
        ("a card is returned to your hand from your field", HOME, "B:Page", 0, 1),
        ("a card on your field is returned to hand", HOME, "B:Page", 0, 1),
        ("another card you control leaves the field", EXILE, "B:Page", 0, 1),
        ("a follower on your field is destroyed", FELL, "B:Page", 0, 1),
        ("an enemy follower is destroyed", FELL, "B:Page", 1, 0),
        ("an enemy follower is destroyed", FELL, "A:Page", 0, 1),
        ("a follower is put into your cemetery", FELL, "B:Page", 0, 1),
        ("a follower is put into an opponent's cemetery", FELL, "B:Page", 1, 0),
        ("you put a follower into your cemetery", FELL, "B:Page", 0, 0),
        ("you put a follower into your cemetery", FELL, "A:Page", 1, 0),
        ("one of your followers takes damage", HURT, "B:Page", 0, 1),
        ("an ability deals damage to one of your followers", HURT, "B:Page", 0, 1),
        ("an enemy ability deals damage to one of your followers", HURT, "A:Page", 0, 0),
        ("a follower on your field is selected by an enemy ability", HURT, "B:Page", 0, 1),
        ("you put a star counter on a follower", STAR, "B:Page", 1, 0),
        ("a star counter is put on a card on your field", STAR, "B:Page", 0, 1),
        ("you discard a card", "Each opponent discards a card.", "", 0, 1),
        ("your opponent discards a card", "Each opponent discards a card.", "", 1, 0),
        ("a card is put into your cemetery from your hand", "Each opponent discards a card.", "", 0, 1),
        ("you draw a card", "Each opponent draws a card.", "", 0, 1),
        ("an opponent draws a card", "Draw a card.", "", 0, 1),
        (
            "a card is put into your cemetery from your deck",
            "Each opponent puts the top card of their deck into their cemetery.",
            "",
            0,
            1,
        ),
        ("your leader loses [defense]", "Give each enemy leader [defense]-2.", "", 0, -1),
        ("an opponent plays a spell", "Draw a card.", "", 0, 1),
        ("you summon a Fairy token", "Summon a Fairy token.", "", 1, 0),
        ("you put a card into your EX area", "Select a follower on the field and put it into its owner's EX area.", "B:Page", 0, 0),
        ("you put a card into your EX area", "Select a follower on the field and put it into its owner's EX area.", "A:Page", 1, 0),
        ("a card is put into your EX area", "Select a follower on the field and put it into its owner's EX area.", "B:Page", 0, 1),
        ("a card is banished from your cemetery", "Select a follower in a cemetery and banish it.", "B:Page#3", 0, 1),
    ],
)  # fmt: skip
def test_whose_event_it_is(event: str, deed: str, target: str, mine: int, theirs: int) -> None:
    expected = f"  - expect: {{A.leader_defense: {20 + mine}, B.leader_defense: {20 + theirs}}}"
    seen(f"Whenever {event}, give your leader [defense]+1.", deed, target, expected)


@pytest.mark.clauses("sve", "5.4.2", "4.1.1", "5.6.1")
def test_what_players_do_with_their_own() -> None:
    board = Board()
    tokens = board.spell("Each player puts 2 Fairy tokens into their EX area.")
    banish = board.spell("Each opponent banishes the top 3 cards of their deck.")
    table = board.start().play(tokens).play(banish)
    assert [table.names(player, EX_AREA) for player in (ME, FOE)] == [["Fairy"] * 2] * 2
    assert [len(table.cards(player, BANISHED)) for player in (ME, FOE)] == [0, 3]
    assert [len(table.cards(player, DECK)) for player in (ME, FOE)] == [10, 7]


@pytest.mark.clauses("sve", "10.9.1.2")
def test_it_loses_all_and_cannot() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "Storm.")
    spell = board.spell("Select an enemy follower on the field. It loses all abilities and can't attack.")
    table = board.start().play(spell)
    assert "Storm" not in table.chars(foe).keywords
    assert "CannotAttack" in table.match.game.derived.rules


@pytest.mark.clauses("sve", "5.13.1")
def test_the_attack_of_the_one_that_was_spoken_of_before() -> None:
    board = Board()
    board.put(ME, FIELD, "Mine", attack=3)
    foe = board.put(FOE, FIELD, "Theirs", attack=1, defense=9)
    text = "Select a follower on your field and give it Ward. Deal damage equal to its attack to an enemy follower on the field."
    table = through(board.start_with(board.spell(text)))
    assert table.stats(foe) == (1, 6)
