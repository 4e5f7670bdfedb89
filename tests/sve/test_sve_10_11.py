"""Chapters 10 and 11: Confirmation Timing, pending abilities, rules handling (H28, H33, H35, H38), and Open 8."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, EVOLVE_DECK, EVOLVE_ZONE, EX_AREA, FIELD, FOE, HAND, ME, RACE_ZONE, Board

from cardwright.games.sve import confirmation

ENGAGED = {"dull": True}
BLAST = "Deal 1 damage to each follower on the field."


@pytest.mark.clauses("sve", "10.5.2", "10.5.2.1", "10.5.2.2", "10.5.2.3", "10.5.2.4", "10.7.1", "10.7.3.1")
def test_the_active_players_abilities_come_first_in_the_order_he_likes() -> None:
    board = Board()
    board.put(ME, FIELD, "First", "[lastwords] Draw a card.", defense=1)
    board.put(ME, FIELD, "Second", "[lastwords] Give your leader [defense]+2.", defense=1)
    board.put(FOE, FIELD, "Third", "[lastwords] Draw a card.", defense=1)
    spell = board.spell(BLAST)
    table = board.start().answer(("play", spell))
    assert (table.asked.player, table.asked.reason, table.asked.clause) == (ME, "pending", "10.5.2.2")
    options = {name: at for at, name in table.asked.options or ()}
    assert set(options) == {"First", "Second"}
    table.answer(((options["Second"], "Second"),))
    log = table.match.game.log
    assert log is not None
    said = [line.card for line in log.lines if line.kind == "trigger"]
    assert said == ["Second", "First", "Third"]
    assert (len(table.cards(ME, HAND)), len(table.cards(FOE, HAND)), table.leader(ME)) == (1, 1, 22)


@pytest.mark.clauses("sve", "10.5.2.2", "10.5.2.1", "11.1.3")
def test_rules_handling_between_every_two_abilities() -> None:
    board = Board()
    board.put(ME, FIELD, "Bomb", f"[lastwords] {BLAST}", defense=1)
    second = board.put(ME, FIELD, "Fuse", "[lastwords] Draw a card.", defense=2)
    board.put(FOE, FIELD, "Candle", "[lastwords] Draw a card.", defense=1)
    spell = board.spell(BLAST)
    table = board.start().play(spell)
    # the bomb goes off, the fuse falls and triggers before the opponent's candle is played
    assert table.zone(second) == CEMETERY
    log = table.match.game.log
    assert log is not None
    assert [line.card for line in log.lines if line.kind == "trigger"] == ["Bomb", "Fuse", "Candle"]


@pytest.mark.clauses("sve", "11.1.2", "1.2.1.1")
def test_what_was_so_for_a_moment_only_is_not_handled() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Squire", defense=1)
    board.state.objects[board.leaders[ME]].damage = 19
    spell = board.spell(f"{BLAST} Give each follower on your field [defense]+2.")
    leader = board.spell("Deal 1 damage to your leader. Give your leader [defense]+2.")
    table = board.start().play(spell).play(leader)
    assert table.stats(mine)[1] == 2
    assert table.leader(ME) == 2


@pytest.mark.clauses("sve", "10.7.2", "10.7.2.1")
def test_an_ability_is_pending_as_often_as_it_triggered() -> None:
    board = Board()
    board.put(
        ME, FIELD, "Watcher", "Whenever a follower is put into your cemetery from the field, draw a card.", defense=9
    )
    for _ in range(3):
        board.put(ME, FIELD, "Candle", defense=1)
    spell = board.spell(BLAST)
    assert len(board.start().play(spell).cards(ME, HAND)) == 3


@pytest.mark.clauses("sve", "10.7.2.2")
def test_once_per_turn() -> None:
    board = Board()
    board.put(ME, FIELD, "Reader", "Once per turn, when you play a spell, draw a card.")
    spells = [board.spell("Give your leader [defense]+1.") for _ in range(3)]
    table = board.start()
    for spell in spells:
        table.play(spell)
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "10.7.3.2", "10.1.1.2.2", "10.4.7")
def test_a_pending_ability_without_targets_or_payment_is_dropped() -> None:
    board = Board()
    seeker = board.put(
        ME,
        HAND,
        "Seeker",
        "[fanfare] Select an enemy follower that costs 7 or less on the field and destroy it.",
        cost=0,
    )
    buyer = board.put(ME, HAND, "Buyer", "[fanfare][cost02]: Draw a card.", cost=0)
    table = board.start().play(seeker)
    assert table.asked.reason == "main"
    table.answer(("play", buyer))
    assert (table.asked.reason, table.asked.clause) == ("pay", "10.1.1.2.2")
    table.answer(False)
    assert (table.points(), len(table.cards(ME, HAND))) == (5, 0)
    again = Board()
    buyer = again.put(ME, HAND, "Buyer", "[fanfare][cost02]: Draw a card.", cost=0)
    table = again.start().play(buyer, True)
    assert (table.points(), len(table.cards(ME, HAND))) == (3, 1)


@pytest.mark.clauses("sve", "10.4.7.4", "10.4.7.5", "10.4.7.2")
def test_a_process_is_offered_on_resolution() -> None:
    board = Board()
    buyer = board.put(ME, HAND, "Buyer", "[fanfare] Discard a card: Draw 2 cards.", cost=0)
    scrap = board.put(ME, HAND, "Page")
    table = board.start().answer(("play", buyer))
    assert table.asked.reason == "pay"
    table.answer(True, (scrap,))
    assert len(table.cards(ME, HAND)) == 2


@pytest.mark.clauses("sve", "10.7.4.1.2", "10.11.1", "10.7.4.1")
def test_a_card_that_left_the_field_is_judged_as_it_was_there() -> None:
    board = Board()
    board.put(
        ME,
        FIELD,
        "Judge",
        "Whenever a follower with 5 attack or more on your field is destroyed, draw a card.",
        defense=9,
    )
    big = board.put(ME, FIELD, "Page", attack=2, defense=1)
    grow = board.spell("Select a follower on your field. Give it [attack]+3.")
    spell = board.spell(BLAST)
    table = board.start().play(grow, (big,)).play(spell)
    assert len(table.cards(ME, HAND)) == 1


@pytest.mark.clauses("sve", "10.7.4.2")
def test_cards_that_leave_together_see_each_other() -> None:
    board = Board()
    text = "When another follower on your field is put into your cemetery, draw a card."
    for _ in range(2):
        board.put(ME, FIELD, "Twin", text, defense=1)
    spell = board.spell(BLAST)
    table = board.start().answer(("play", spell))
    assert (table.asked.reason, len(table.asked.options or ())) == ("pending", 2)
    table.answer((table.asked.options or ())[:1])
    assert len(table.cards(ME, HAND)) == 2


@pytest.mark.clauses("sve", "10.7.5.1", "10.12.1.3", "10.7.5")
def test_a_delayed_ability_triggers_once() -> None:
    board = Board()
    spell = board.spell("Select a follower in your cemetery. Summon it. At the start of the next end phase, banish it.")
    old = board.put(ME, CEMETERY, "Ghostly")
    table = board.start().play(spell)
    assert table.zone(old) == FIELD
    table.end()
    assert table.zone(old) == BANISHED
    assert not [e for e in table.state.effects if "trigger" in e.tags]


@pytest.mark.clauses("sve", "11.6.1", "5.15.5", "4.6.3", "11.6.2", "2.14.2.1")
def test_links_end_when_the_card_leaves() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "[evolve][cost01]: Evolve this follower.")
    card = board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=3, defense=3)
    spell = board.spell("Select a follower on your field. Return it to its owner's hand.")
    table = board.start().use(page)
    assert (table.zone(card), table.stats(page), table.chars(page).cost) == (EVOLVE_ZONE, (3, 3), 2)
    table.play(spell)
    assert (table.zone(page), table.zone(card), table.obj(card).face_down) == (HAND, EVOLVE_DECK, False)
    assert table.chars(page).power == 2


@pytest.mark.clauses("sve", "11.8.1", "14.2.1.3", "14.2.1.1", "14.2.2.3", "14.2.2.4", "14.2.3.1", "14.2.4.2")
def test_carrots_go_back_faceup() -> None:
    board = Board()
    runner = board.put(
        ME, FIELD, "Bolt", "[feed][cost01]: Race this follower.\nOn Race: Draw a card.", state={"since": 5}, traits=("Courser",)
    )  # fmt: skip
    carrot = board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True)
    theirs = board.put(FOE, FIELD, "Guard", defense=9, attack=0, state=ENGAGED)
    spell = board.spell("Select a follower on your field. Return it to its owner's hand.")
    board.points(ME, 0, 5, evolution=1)
    table = board.start().use(runner)
    assert (table.zone(carrot), len(table.cards(ME, HAND)), table.state.vars["ep:0"]) == (RACE_ZONE, 2, 0)
    table.attack(runner, theirs).play(spell)
    assert (table.zone(carrot), table.obj(carrot).face_down) == (EVOLVE_DECK, False)


@pytest.mark.clauses("sve", "13.3.2.2.a", "13.3.2.2.b", "13.3.2.2.c", "11.7.1", "13.3.2.3", "10.10.1", "10.10.1.1")
def test_stack() -> None:
    board = Board()
    made = board.put(ME, HAND, "Urn", "Stack.", type="Amulet", cost=0)
    other = board.amulet(
        "Stack.\nWhen this amulet leaves the field, draw a card.", name="Jar", state={"counters": {"Stack": 2}}
    )
    breaker = [board.spell("Select an amulet on your field. Destroy it.") for _ in range(2)]
    table = board.start().play(made)
    assert table.obj(made).counters == {"Stack": 1}
    table.play(breaker[0], (other,))
    assert (table.zone(other), table.obj(other).counters) == (FIELD, {"Stack": 1})
    assert len(table.cards(ME, HAND)) == 1
    use = [a for a in table.match.acts() if a[0] == "use" and a[1] == made]
    table.answer(use[0])
    assert table.obj(other).counters == {"Stack": 2}
    assert table.zone(made) == CEMETERY


@pytest.mark.clauses("sve", "9.1.2.2", "9.1.3.1", "9.1.4.1", "9.1.4.3", "4.4.4.2", "10.7.4.1.2", "5.4.2", "5.4.2.1")
def test_tokens_and_a_full_field() -> None:
    board = Board()
    for _ in range(4):
        board.put(ME, FIELD, "Page", defense=9)
    spell = board.spell("Summon 3 Ghost tokens.")
    kill = board.spell("Select a follower with 1 attack or less on your field. Destroy it. Draw a card.")
    table = board.start().play(spell)
    assert table.names(ME, FIELD).count("Ghost") == 1
    table.play(kill)
    assert table.names(ME, FIELD).count("Ghost") == 0
    assert "Ghost" not in table.names(ME, CEMETERY)


@pytest.mark.clauses("sve", "4.8.3.2", "4.8.3.1")
def test_a_full_ex_area() -> None:
    board = Board()
    for _ in range(4):
        board.put(ME, EX_AREA)
    spell = board.spell("Put 3 Fairy tokens into your EX area.")
    assert len(board.start().play(spell).cards(ME, EX_AREA)) == 5


@pytest.mark.clauses("sve", "5.21.1", "5.21.1.1", "5.21.2", "5.21.3", "10.7.4.3", "3.1.2", "3.1.2.3")
def test_stealing() -> None:
    """H38.3"""
    board = Board()
    theirs = board.put(
        FOE, FIELD, "Guest", "[fanfare] Draw a card.\n[lastwords] Draw a card.", defense=4, state={"damage": 1, **ENGAGED}
    )  # fmt: skip
    spell = board.spell("Select an enemy follower on the field. Steal it.")
    kill = board.spell("Select a follower on your field. Destroy it.")
    table = board.start().play(spell)
    assert (table.obj(theirs).controller, table.obj(theirs).owner, table.stats(theirs)[1]) == (ME, FOE, 3)
    assert table.obj(theirs).dull
    assert len(table.cards(ME, HAND)) == 1  # no Fanfare: only the other spell is left
    table.play(kill)
    assert theirs in table.cards(FOE, CEMETERY)
    assert len(table.cards(ME, HAND)) == 1  # Last Words of the thief


@pytest.mark.clauses("sve", "B.8.5.1", "B.8.5.1.1", "8.3.2")
def test_open_8_grants_rush_once() -> None:
    """H40.3"""
    board = Board()
    board.points(ME, 5, 5, evolution=1)
    fresh = board.put(ME, FIELD, "Page", "[evolve][cost01]: Evolve this follower.", state={"since": 5})
    down = board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=3, defense=3)
    spare = board.put(ME, EVOLVE_DECK, "Other (Evolved)", evolved=True, attack=3, defense=3)
    theirs = board.put(FOE, FIELD, "Guard", attack=0, defense=9, state=ENGAGED)
    table = board.start("sve-open8").answer(("grant_rush", fresh), False, (spare,))
    assert (table.points(), table.obj(spare).face_down) == (4, False)
    assert not [a for a in table.match.acts() if a[0] in ("use", "grant_rush")]
    assert table.refused(("grant_rush", fresh)) == "B.8.5.1"
    table.attack(fresh, theirs)
    assert table.stats(theirs)[1] == 7
    again = Board()
    again.points(ME, 0, 5, evolution=1)
    fresh = again.put(ME, FIELD, "Page", state={"since": 5})
    down = again.put(ME, EVOLVE_DECK, "Other (Evolved)", evolved=True, attack=3, defense=3)
    table = again.start("sve-open8").answer(("grant_rush", fresh), (down,))
    assert table.state.vars["ep:0"] == 0
    plain = Board()
    fresh = plain.put(ME, FIELD, "Page", state={"since": 5})
    plain.put(ME, EVOLVE_DECK, "Other (Evolved)", evolved=True, attack=3, defense=3)
    assert plain.start().refused(("grant_rush", fresh)) == "B.8.5.1"


@pytest.mark.clauses("sve", "15.2.1", "15.2.1.3")
def test_a_cycle_that_nobody_can_stop_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        confirmation, "MAX_ROUNDS", 100
    )  # each round leaves an effect behind, which makes the next slower
    board = Board()
    board.put(
        ME,
        FIELD,
        "Loop",
        "Whenever this follower takes damage, deal 1 damage to this follower. Give it [defense]+1.",
        defense=9,
    )
    spell = board.spell("Select a follower on your field and deal it 1 damage.")
    table = board.start().play(spell)
    assert (table.match.winner, table.state.why) == (-1, "15.2.1.3")
