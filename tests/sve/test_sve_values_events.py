"""What automatic abilities wait for, whom texts name, and which cards they describe (10.7, 12.4-12.7, 2, 4)."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, Table, hand, settle

DRAWS = "draw a card."


# keywords ----------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "12.4.1", "12.4.3", "10.7.4.3")
def test_fanfare_is_for_cards_that_come_from_elsewhere() -> None:
    board = Board()
    herald = board.put(FOE, FIELD, "Herald", "[fanfare] Draw a card.")
    thief = board.spell("Select an enemy follower on the field and steal it.")
    second = board.put(ME, HAND, "Second", "[fanfare] Draw a card.", cost=0)
    table = board.start().play(thief)
    assert table.obj(herald).controller == ME
    assert hand(table) == 1
    assert hand(table.play(second)) == 1


@pytest.mark.clauses("sve", "12.5.1", "12.5.3")
def test_last_words_are_for_the_cemetery_and_from_the_field_only() -> None:
    words = "[lastwords] Draw a card."
    kill = "Select a follower on your field and destroy it."
    for text, drawn in ((kill, 1), ("Select a follower on your field and banish it.", 0)):
        board = Board()
        board.put(ME, FIELD, "Martyr", words)
        board.put(ME, EX_AREA, "Another", words)
        spell = board.spell(text)
        assert hand(board.start().play(spell)) == drawn
    board = Board()
    board.put(ME, HAND, "Martyr", words)
    spell = board.spell("Discard a card.")
    assert hand(board.start().play(spell)) == 0


@pytest.mark.clauses("sve", "12.6.1", "12.6.2", "5.15.1.2")
def test_on_evolve_is_for_the_card_itself() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "[evolve][cost01]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Page (Evolved)", "On Evolve: Draw a card.", evolved=True, attack=4, defense=5)
    board.put(ME, FIELD, "Other", "On Evolve: Draw a card.")
    board.put(ME, FIELD, "Fan", "Whenever another follower on your field evolves, draw a card.")
    assert hand(settle(board.start().use(page))) == 2


@pytest.mark.clauses("sve", "12.7.1", "12.7.2")
@pytest.mark.parametrize(
    ("word", "leader", "follower"), [("Strike", 1, 1), ("Leader Strike", 1, 0), ("Follower Strike", 0, 1)]
)
def test_strikes(word: str, leader: int, follower: int) -> None:
    for target, drawn in (("leader", leader), ("follower", follower)):
        board = Board()
        mine = board.put(ME, FIELD, "Duelist", f"{word}: Draw a card.", defense=9)
        board.put(ME, FIELD, "Other", f"{word}: Draw a card.")
        foe = board.put(FOE, FIELD, "Guard", state={"dull": True})
        table = board.start().attack(mine, foe if target == "follower" else board.leaders[FOE])
        assert hand(table) == drawn


# what happens to cards -----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.7.4.1.2", "10.7.4.2")
def test_cards_that_leave_are_read_as_they_were_on_the_field() -> None:
    board = Board()
    strong = board.put(ME, FIELD, "Brute", attack=3)
    board.put(ME, FIELD, "Chief", "Give each other follower on your field [attack]+2.")
    board.put(ME, FIELD, "Bard", "Whenever a follower with at least 5 attack on your field is destroyed, draw a card.")
    kill = board.spell("Destroy all followers on the field.")
    table = board.start().play(kill)
    assert table.zone(strong) == CEMETERY
    assert hand(table) == 1


@pytest.mark.clauses("sve", "8.4.5")
def test_attacking_somebody_in_particular() -> None:
    for target, drawn in ((True, 1), (False, 0)):
        board = Board()
        mine = board.put(ME, FIELD, "Page", defense=9)
        board.put(ME, FIELD, "Bard", "Whenever another follower on your field attacks an enemy follower, draw a card.")
        foe = board.put(FOE, FIELD, "Guard", state={"dull": True})
        assert hand(board.start().attack(mine, foe if target else board.leaders[FOE])) == drawn


@pytest.mark.clauses("sve", "10.7.4.1.1", "10.7.4.1.3")
@pytest.mark.parametrize(
    ("words", "triggered_by"),
    [
        ("", {DECK, HAND, EX_AREA, FIELD}),
        (" from your deck", {DECK}),
        (" from your hand", {HAND}),
        (" from your EX area", {EX_AREA}),
        (" from the field", {FIELD}),
    ],
)
def test_cards_put_into_a_cemetery(words: str, triggered_by: set[int]) -> None:
    moves = {
        DECK: "Put the top card of your deck into your cemetery.",
        HAND: "Discard a card.",
        EX_AREA: "Select a card in your EX area and put it into your cemetery.",
        FIELD: "Select a Lamb on your field and destroy it.",
    }
    for source, move in moves.items():
        board = Board()
        board.put(ME, FIELD, "Bard", f"Whenever a follower is put into your cemetery{words}, draw a card.")
        board.card("Lamb", attack=1)
        lamb = board.put(ME, source, "Lamb")
        if source == DECK:
            board.state.zones[ME][DECK].sort(key=lambda n: n != lamb)
        spell = board.spell(move)
        table = board.start().play(spell)
        assert table.zone(lamb) == CEMETERY
        assert hand(table) == (source in triggered_by), (source, words)


@pytest.mark.clauses("sve", "5.13.3", "5.13.3.1", "5.13.3.2", "5.13.3.3", "5.13.3.4")
@pytest.mark.parametrize(
    ("kind", "leader", "combat", "spell"),
    [("", 1, 1, 1), ("combat ", 0, 1, 0), ("attack ", 1, 1, 0), ("ability ", 0, 0, 1)],
)
def test_kinds_of_damage(kind: str, leader: int, combat: int, spell: int) -> None:
    for how, drawn in (("leader", leader), ("combat", combat), ("spell", spell)):
        board = Board()
        text = f"Whenever this follower deals {kind}damage, draw a card."
        mine = board.put(ME, FIELD, "Duelist", text + "\n[act][cost00]: Deal 1 damage to each enemy leader.", defense=9)
        foe = board.put(FOE, FIELD, "Guard", state={"dull": True})
        table = board.start()
        if how == "spell":
            table.use(mine)
        else:
            table.attack(mine, foe if how == "combat" else board.leaders[FOE])
        assert hand(table) == drawn, how


@pytest.mark.clauses("sve", "5.13.3.2", "8.4.9.1")
def test_the_attacked_deals_combat_damage_but_no_attack_damage() -> None:
    for kind, drawn in (("combat", 1), ("attack", 0)):
        board = Board()
        mine = board.put(ME, FIELD, "Page", defense=9)
        foe = board.put(
            FOE, FIELD, "Guard", f"Whenever this follower deals {kind} damage, draw a card.", state={"dull": True}
        )
        assert hand(board.start().attack(mine, foe), FOE) == drawn


@pytest.mark.clauses("sve", "10.7.2.2")
def test_once_on_each_of_your_turns() -> None:
    board = Board()
    text = "Once on each of your turns, whenever your leader is dealt damage, draw a card."
    board.put(ME, FIELD, "Bard", text)
    spells = [board.spell("Deal 1 damage to your leader.") for _ in range(2)]
    foe = board.put(FOE, FIELD, "Guard")
    table = board.start()
    held = [hand(table.play(spell)) for spell in spells]
    assert held == [2, 1]
    table.end().attack(foe, board.leaders[ME])
    assert hand(table) == 1


@pytest.mark.clauses("sve", "7.3.1", "7.4.1")
def test_phases_and_whose_they_are() -> None:
    board = Board()
    board.put(ME, FIELD, "Host", "At the start of each player's end phase, that player draws a card.")
    table = board.start().end()
    assert (hand(table), hand(table, FOE)) == (1, 1)  # one of these by the start of the turn
    assert (hand(table.end()), hand(table, FOE)) == (2, 2)


# which cards -------------------------------------------------------------------------------------------------------------


def options(table: Table) -> set[int]:
    offered = table.asked.options
    assert offered is not None
    return {o for o in offered if isinstance(o, int)}


def selectable(text: str, board: Board) -> set[int]:
    """What a spell with this text lets its player select."""
    spell = board.spell(f"Select {text} and give it [attack]+1.")
    return options(board.start().play(spell))


@pytest.mark.clauses("sve", "4.3.3", "4.4.3")
def test_leaders_are_in_the_leader_area_and_followers_on_the_field() -> None:
    board = Board()
    foes = {board.put(FOE, FIELD, f"Guard {n}") for n in range(2)}
    board.put(FOE, EX_AREA, "Away")
    board.amulet(player=FOE)
    spell = board.spell("Select an enemy leader or enemy follower on the field and deal it 1 damage.")
    table = board.start().play(spell)
    assert options(table) == foes | {board.leaders[FOE]}
    assert table.answer((board.leaders[FOE],)).leader(FOE) == 19


@pytest.mark.clauses("sve", "2.2.1", "2.4.1", "2.12.2", "2.1.2")
@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("a [forestcraft] follower on your field", {"Elf", "Queen"}),
        ("a Stage or Academic follower on your field", {"Mage", "Idol", "Queen", "Visitor"}),
        ("an Elf or Mage on your field", {"Elf", "Mage"}),
    ],
)
def test_classes_traits_and_names(text: str, names: set[str]) -> None:
    board = Board()
    cards = {
        "Elf": board.put(ME, FIELD, "Elf", klass="Forestcraft", traits=("Pixie",)),
        "Mage": board.put(ME, FIELD, "Mage", klass="Runecraft", traits=("Academic",)),
        "Idol": board.put(ME, FIELD, "Idol", traits=("Stage",)),
        "Queen": board.put(ME, FIELD, "Queen", klass="Forestcraft", traits=("Stage",)),
        "Visitor": board.put(ME, FIELD, "Visitor", universe="Stage"),
    }
    assert selectable(text, board) == {cards[name] for name in names}


@pytest.mark.clauses("sve", "5.24.2.1", "2.7.1", "2.8.2")
def test_attack_and_defense_of_followers() -> None:
    board = Board()
    weak = board.put(FOE, FIELD, "Weak", attack=1, defense=5, state={"damage": 3})
    strong = board.put(FOE, FIELD, "Strong", attack=5, defense=2)
    board.put(FOE, FIELD, "Tough", attack=5, defense=5)
    board.amulet(player=FOE)
    assert selectable("an enemy follower with 2 defense or less on the field", board) == {weak, strong}


@pytest.mark.clauses("sve", "5.15.3", "2.3.3.1", "9.1.1.1")
def test_evolved_cards_and_tokens() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "[evolve][cost01]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, attack=4, defense=5)
    other = board.put(ME, FIELD, "Other")
    third = board.put(ME, FIELD, "Third")
    token = board.put(ME, FIELD, "Sprite", token=True)
    spell = board.spell("Select an unevolved follower on your field and give it [attack]+1.")
    tokens = board.put(ME, HAND, "Muster", "Give each follower token on your field [attack]+1.", type="Spell", cost=0)
    evolved = board.put(ME, HAND, "Crown", "Give each evolved follower on your field [attack]+1.", type="Spell", cost=0)
    table = board.start().use(page).play(tokens).play(evolved)
    assert (table.stats(page)[0], table.stats(other)[0], table.stats(token)[0]) == (5, 2, 3)
    assert options(table.play(spell)) == {other, third, token}


@pytest.mark.clauses("sve", "4.6.3")
@pytest.mark.parametrize("facedown", [True, False])
def test_faceup_cards_are_no_part_of_the_evolve_deck(facedown: bool) -> None:
    for word, drawn in (("", facedown), ("faceup ", not facedown), ("facedown ", facedown)):
        board = Board()
        board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True, state={"face_down": facedown})
        spell = board.spell(f"If there is a {word}follower in your evolve deck, draw a card.")
        assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "12.1.1")
def test_cards_with_keywords_of_automatic_abilities() -> None:
    board = Board()
    herald = board.put(ME, FIELD, "Herald", "[fanfare] Draw a card.")
    martyr = board.put(ME, FIELD, "Martyr", "[lastwords] Draw a card.")
    both = board.put(ME, FIELD, "Both", "[fanfare][lastwords] Draw a card.")
    board.put(ME, FIELD, "Plain", "Ward.")
    assert martyr != both
    assert selectable("a follower with [fanfare] on your field", board) == {herald, both}


@pytest.mark.clauses("sve", "14.2.3.1", "14.2.4.1", "14.2.4.2")
def test_racing_followers() -> None:
    board = Board()
    runner = board.put(
        ME,
        FIELD,
        "Runner",
        "[feed]: Race this follower.\nOn Race: Draw a card.",
        traits=("Umamusume",),
        state={"since": 5},
    )
    rival = board.put(ME, FIELD, "Rival", "On Race: Draw a card.", state={"since": 5})
    board.put(ME, FIELD, "Fan", "Whenever a follower on your field races, draw a card.")
    board.put(ME, EVOLVE_DECK, "Carrot", type="Amulet", evolved=True)
    crown = board.spell("Give each racing follower on your field [attack]+1.")
    table = settle(board.start().use(runner)).play(crown)
    assert hand(table) == 2
    assert (table.stats(runner)[0], table.stats(rival)[0]) == (3, 2)
