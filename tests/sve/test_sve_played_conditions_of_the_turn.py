"""Own texts of Shadowverse: Evolve played: what is asked of the turn and of what was done in it."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle
from sve_played import seen, through

FELL = "Select a follower on the field and destroy it."
HOME = "Select a follower on the field and return it to its owner's hand."


@pytest.mark.clauses("sve", "5.13.3", "4.1.3.2")
def test_a_follower_that_took_damage_this_turn() -> None:
    board = Board()
    hurt = board.put(FOE, FIELD, "Hurt", "Ward.", defense=5)
    board.put(FOE, FIELD, "Whole", "Ward.", defense=5, state={"damage": 2})
    spells = (
        board.spell("Select an enemy follower on the field and deal it 1 damage."),
        board.spell("Destroy each enemy follower that took damage this turn."),
    )
    table = board.start().play(spells[0], (hurt,)).play(spells[1])
    assert table.zone(hurt) == CEMETERY
    assert table.names(FOE, FIELD) == ["Whole"]


@pytest.mark.clauses("sve", "10.7.4")
def test_drawn_in_the_main_phase_only() -> None:
    board = Board()
    own = board.put(
        ME, FIELD, "Scribe", "Whenever you draw a card during your main phase, give this follower [attack]+1."
    )
    spell = board.spell("Draw 2 cards.")
    table = board.start().play(spell)
    settle(table)
    assert table.stats(own)[0] == 4
    assert len(table.cards(ME, DECK)) == 8


@pytest.mark.clauses("sve", "1.3.3")
def test_so_many_were_destroyed() -> None:
    for count, wanted in ((1, 0), (2, 1)):
        board = Board()
        for _ in range(count):
            board.put(FOE, FIELD)
        blade = board.spell("Destroy each enemy follower on the field.")
        asked = board.spell("If at least 2 followers were destroyed this turn, draw a card.")
        assert len(board.start().play(blade).play(asked).cards(ME, HAND)) == wanted


@pytest.mark.clauses("sve", "3.1.2", "3.1.2.4", "10.3.2")
@pytest.mark.parametrize(
    ("condition", "deed", "target", "mine", "theirs"),
    [
        ("one of your followers was destroyed", FELL, "B:Page", 0, 1),
        ("an enemy follower was destroyed", FELL, "B:Page", 1, 0),
        ("a follower was destroyed", FELL, "B:Page", 1, 1),
        ("none of your followers were destroyed", FELL, "A:Page", 0, 1),
        ("a follower you control left the field", HOME, "A:Page", 1, 0),
        ("a card was returned to your hand", HOME, "B:Page", 0, 1),
        ("you've returned a follower on your field to its owner's hand", HOME, "B:Page", 0, 0),
        ("you've returned a follower on your field to its owner's hand", HOME, "A:Page", 1, 0),
        ("you've put a follower into your cemetery", FELL, "B:Page", 0, 0),
        ("you've put a follower into your cemetery", FELL, "A:Page", 1, 0),
        ("you've discarded a card", "Each opponent discards a card.", "", 0, 1),
        ("an opponent has discarded a card", "Each opponent discards a card.", "", 1, 0),
        ("a card was discarded from your hand", "Each opponent discards a card.", "", 0, 1),
        ("you've played a spell", "Draw a card.", "", 1, 0),
        ("your opponent has played a spell", "Draw a card.", "", 0, 1),
        ("you've drawn a card", "Each opponent draws a card.", "", 0, 1),
        ("your opponent has drawn a card", "Each opponent draws a card.", "", 1, 0),
        ("an enemy follower was put onto the field", "Summon a Fairy token.", "", 0, 1),
        ("a follower was put onto your field", "Summon a Fairy token.", "", 1, 0),
        ("you've summoned a Fairy token", "Summon a Fairy token.", "", 1, 0),
        ("a follower was put into your cemetery from the field", FELL, "B:Page", 0, 1),
    ],
)
def test_whose_doing_it_was(condition: str, deed: str, target: str, mine: int, theirs: int) -> None:
    end = "  - A: {end: true}\n"
    expected = f"  - expect: {{A.leader_defense: {20 + mine}, B.leader_defense: {20 + theirs}, turn: B}}"
    keeper = f"At the start of each end phase, if {condition} this turn, give your leader [defense]+1."
    seen(keeper, deed, target, end + expected)


@pytest.mark.clauses("sve", "13.2.1.3")
@pytest.mark.parametrize("words", ["another card", "another follower", "at least 1 other card"])
@pytest.mark.parametrize("before", [0, 1])
def test_the_card_itself_is_not_another(words: str, before: int) -> None:
    board = Board()
    pages = [board.put(ME, HAND, cost=0) for _ in range(before)]
    rider = board.put(
        ME, HAND, "Rider", f"[fanfare] If you've played {words} this turn, give this follower [attack]+1.", cost=0
    )
    table = board.start_with(*pages, rider)
    assert table.stats(rider) == (2 + before, 2)


@pytest.mark.clauses("sve", "13.2.1.3")
def test_of_a_spell_too() -> None:
    board = Board()
    spells = [
        board.spell("If you haven't played another spell this turn, deal 1 damage to each enemy leader.")
        for _ in range(2)
    ]
    table = board.start_with(*spells)
    assert table.leader(FOE) == 19


@pytest.mark.clauses("sve", "7.1.1", "10.7.4")
@pytest.mark.parametrize(("nth", "drawn"), [(2, 1), (3, 0)])
def test_the_card_played_of_a_kind(nth: int, drawn: int) -> None:
    board = Board()
    text = f"Whenever you play a card, if it's the {nth}{ {2: 'nd', 3: 'rd'}[nth] } spell you've played this turn, draw a card."
    board.put(ME, FIELD, "Scribe", text)
    page, *spells = board.put(ME, HAND, cost=0), board.spell("Draw a card."), board.spell("Draw a card.")
    table = board.start().play(spells[0]).play(page).play(spells[1])
    settle(table)
    assert hand(table) == 2 + drawn


@pytest.mark.clauses("sve", "10.6.2.8.1")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_how_manieth_it_was_itself(before: int) -> None:
    board = Board()
    others = [board.spell("Give your leader [defense]+1.") for _ in range(before)]
    page = board.put(
        ME, HAND, "Page", "[fanfare] If this is the 2nd card you've played this turn, draw a card.", cost=0
    )
    spell = board.spell("If this is the 3rd card you've played this turn, draw a card.")
    table = board.start_with(*others, page)
    assert len(table.cards(ME, HAND)) - 1 == int(before == 1)
    table.play(spell)
    assert len(table.cards(ME, HAND)) == int(before == 1) + int(before == 1)


@pytest.mark.clauses("sve", "13.2.1.3")
def test_cards_of_a_kind_played_this_turn() -> None:
    board = Board()
    laid = board.put(ME, EX_AREA, "Laid", cost=0)
    first = board.put(ME, HAND, "First", cost=0)
    text = "[fanfare] Give this follower [attack]+X. X equals the number of other cards you've played this turn."
    last = board.put(ME, HAND, "Last", text, cost=0)
    lore = board.spell("Give your leader [defense]+1 for each follower you've played this turn.")
    table = board.start().play(laid).play(first).play(last).play(lore)
    assert table.stats(last) == (4, 2)
    assert table.leader(ME) == 23


@pytest.mark.clauses("sve", "5.13.1", "5.26.1")
@pytest.mark.parametrize(("text", "drawn"), [("has lost at least 3 [defense]", 1), ("has taken at least 3 damage", 0)])
def test_what_the_leader_has_lost(text: str, drawn: int) -> None:
    board = Board()
    hurt, less = board.spell("Deal 2 damage to your leader."), board.spell("Give your leader [defense]-1.")
    asks = board.spell(f"If your leader {text} this turn, draw a card.")
    table = board.start().play(hurt).play(less).play(asks)
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "5.13.1", "5.26.1")
@pytest.mark.parametrize(("words", "drawn"), [("damage your leader has taken", 2), ("defense your leader lost", 3)])
def test_what_the_leader_lost_in_this_turn(words: str, drawn: int) -> None:
    board = Board()
    first = board.spell("Deal 2 damage to your leader.")
    second = board.spell("Give your leader [defense]-1.")
    then = board.spell(f"Draw X cards. X equals the amount of {words} this turn.")
    before = len(board.state.zones[ME][DECK])
    table = board.start_with(first, second, then)
    assert before - len(table.cards(ME, DECK)) == drawn


@pytest.mark.clauses("sve", "10.7.4", "4.1.3.2")
@pytest.mark.parametrize(
    ("deed", "asked", "drawn"),
    [
        ("Put a Fairy token into your EX area.", "a card was put into your EX area this turn", 1),
        ("Give your leader [defense]+1.", "a card was put into your EX area this turn", 0),
        ("Put the top 2 cards of your deck into your cemetery.", "at least 2 cards were put into your cemetery from your deck this turn", 1),
        ("Put the top card of your deck into your cemetery.", "at least 2 cards were put into your cemetery from your deck this turn", 0),
        ("Banish a card in your cemetery.", "a card was banished from your cemetery this turn", 1),
        ("Select an enemy follower on the field and return it to its owner's hand.", "a follower was returned to its owner's hand this turn", 1),
        ("Select an enemy follower on the field and return it to its owner's hand.", "you've returned a follower to hand this turn", 0),
    ],
)  # fmt: skip
def test_what_was_done_before_in_this_turn(deed: str, asked: str, drawn: int) -> None:
    board = Board()
    board.put(FOE, FIELD, "Page", "Ward.")
    board.put(ME, CEMETERY, "Page")
    first, then = board.spell(deed), board.spell(f"If {asked}, draw a card.")
    table = through(through(board.start().play(first)).play(then))
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "5.13.3.2", "10.7.4")
@pytest.mark.parametrize(("target", "drawn"), [("leader", 1), ("follower", 0)])
def test_a_follower_dealt_damage_to_a_leader(target: str, drawn: int) -> None:
    board = Board()
    lance, wall = (
        board.put(ME, FIELD, "Lance", "Storm."),
        board.put(FOE, FIELD, "Wall", defense=9, state={"dull": True}),
    )
    spell = board.spell("If a follower dealt attack damage to an enemy leader this turn, draw a card.")
    table = board.start().attack(lance, board.leaders[FOE] if target == "leader" else wall).play(spell)
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "10.6.2.7", "10.7.4")
@pytest.mark.parametrize(("used", "drawn"), [(True, 1), (False, 0)])
def test_an_ability_activated_before(used: bool, drawn: int) -> None:
    board = Board()
    oak = board.put(ME, FIELD, "Oak", "[act][cost00]: Give your leader [defense]+1.")
    spell = board.spell("If you've activated an [act] ability this turn, draw a card.")
    table = board.start()
    if used:
        table.use(oak)
    assert hand(table.play(spell)) == drawn


@pytest.mark.clauses("sve", "3.1.2.4", "10.7.2")
@pytest.mark.parametrize(("which", "healed"), [("your", 1), ("the", 0)])
def test_whenever_one_returns_a_card_of_ones_own(which: str, healed: int) -> None:
    board = Board()
    board.amulet("Whenever you return a follower on your field to its owner's hand, give your leader [defense]+1.")
    board.put(ME, FIELD, "Page", "Ward.")
    board.put(FOE, FIELD, "Wall", "Ward.")
    kind = "a follower on your field" if which == "your" else "an enemy follower on the field"
    spell = board.spell(f"Select {kind} and return it to its owner's hand.")
    table = board.start()
    before = table.leader(ME)
    settle(through(table.play(spell)))
    assert table.leader(ME) == before + healed


@pytest.mark.clauses("sve", "5.14.1", "5.26.1")
@pytest.mark.parametrize(
    ("deed", "asked"),
    [
        ("Recover 1 play point.", "you've recovered play points"),
        ("Give your leader [defense]+1.", "you've given your leader [defense]"),
    ],
)
def test_what_you_have_done_in_the_turn_so_far(deed: str, asked: str) -> None:
    board = Board()
    board.points(ME, 3, 5)
    question = f"If {asked} this turn, draw 2 cards."
    spells = [board.spell(text) for text in (question, "Deal 1 damage to your leader.", deed, question)]
    table = board.start()
    assert [hand(through(table.play(spell))) for spell in spells] == [3, 2, 1, 2]


@pytest.mark.clauses("sve", "13.2.1.2", "10.11.1")
@pytest.mark.parametrize("before", [False, True])
def test_another_card_than_the_spell_that_asks(before: bool) -> None:
    board = Board()
    wall = board.put(FOE, FIELD, "Wall", defense=9)
    first = board.spell("Draw a card.")
    spell = board.spell(
        "Select an enemy follower on the field and deal it 2 damage. If you've played another card this turn, deal it 4 damage instead."
    )
    table = board.start_with(*([first, spell] if before else [spell]))
    assert through(table).stats(wall)[1] == (5 if before else 7)


@pytest.mark.clauses("sve", "13.2.1.3", "10.11.1")
def test_as_many_other_cards_as_were_played() -> None:
    board = Board()
    wall = board.put(FOE, FIELD, "Wall", defense=9)
    spells = [board.spell("Draw a card.") for _ in range(2)]
    last = board.spell(
        "Select an enemy follower on the field and deal it X damage. X equals the number of other cards you've played this turn."
    )
    assert through(board.start_with(*spells, last)).stats(wall)[1] == 7


@pytest.mark.clauses("sve", "8.4.5")
@pytest.mark.parametrize("leader", [True, False])
def test_whether_a_leader_was_attacked(leader: bool) -> None:
    board = Board()
    mine = board.put(ME, FIELD)
    wall = board.put(FOE, FIELD, "Wall", defense=9, state={"dull": True})
    spells = [
        board.spell(f"If {words} this turn, draw a card.")
        for words in ("an enemy leader was attacked", "a follower on your field attacked an enemy leader")
    ]
    table = board.start().attack(mine, board.leaders[FOE] if leader else wall)
    before = hand(table)
    for spell in spells:
        table.play(spell)
    assert hand(table) == before - (0 if leader else 2)
