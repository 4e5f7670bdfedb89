"""Own texts of Shadowverse: Evolve played: counters, Crystals and tokens."""

from __future__ import annotations

import pytest
from sve_board import EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle
from sve_played import through


@pytest.mark.clauses("sve", "15.1.2")
def test_each_counter_removed_is_told() -> None:
    board = Board()
    text = "Whenever a spell counter is removed from this card, give your leader [defense]+1."
    use = "[act] Remove 2 spell counters from this card: Give your leader [defense]+5."
    card = board.put(ME, FIELD, "Keeper", f"{text}\n{use}", state={"counters": {"spell": 3}})
    table = board.start().use(card)
    settle(table)
    assert table.leader(ME) == 27


@pytest.mark.clauses("sve", "10.6.2.3")
@pytest.mark.parametrize(("summon", "drawn"), [("a Knight", 0), ("a Fairy", 0), ("2 Fairy", 1)])
def test_what_has_been_summoned(summon: str, drawn: int) -> None:
    board = Board()
    call = board.spell(f"Summon {summon} token{'s' if summon[0] == '2' else ''}.", cost=1)
    rite = board.spell("If you've summoned at least 2 Fairy tokens this turn, draw a card.", cost=1)
    table = through(board.start().play(call))
    assert len(through(table.play(rite)).cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "9.1.2", "10.6.2.8.2")
def test_one_of_three_tokens() -> None:
    board = Board()
    spell = board.spell("Summon a Fairy token, a Knight token, or a Ghost token.")
    table = board.start().play(spell)
    assert table.asked.options == ("Fairy", "Knight", "Ghost")
    assert table.answer(("Knight",)).names(ME, FIELD) == ["Knight"]


@pytest.mark.clauses("sve", "5.4.2", "4.4.4")
def test_tokens_arrive_engaged_and_on_the_other_field() -> None:
    board = Board()
    spells = [
        board.spell("Summon 2 Knight tokens engaged."),
        board.spell("Summon a Fairy token on your opponent's field."),
    ]
    table = board.start_with(*spells)
    knights = table.cards(ME, FIELD)
    assert [table.obj(n).dull for n in knights] == [True, True]
    assert table.names(FOE, FIELD) == ["Fairy"]


@pytest.mark.clauses("sve", "9.1.1")
def test_a_row_of_tokens_comes_as_it_is_printed() -> None:
    board = Board()
    spell = board.spell("Summon a Viking, 2 Ghost, and a Knight token.")
    table = board.start().play(spell)
    assert table.names(ME, FIELD) == ["Viking", "Ghost", "Ghost", "Knight"]
    board = Board()
    spell = board.spell("Put a Fairy token and Ghost token into your EX area.")
    table = board.start().play(spell)
    assert table.names(ME, EX_AREA) == ["Fairy", "Ghost"]


@pytest.mark.clauses("sve", "13.3.2.2")
def test_every_stack_grows() -> None:
    board = Board()
    stacks = [board.amulet("Stack.", name=f"Dust {n}", state={"counters": {"Stack": 1}}) for n in range(2)]
    other = board.amulet()
    spell = board.spell("Add 2 to each Stack on your field.")
    table = board.start().play(spell)
    assert [table.obj(n).counters.get("Stack", 0) for n in (*stacks, other)] == [3, 3, 0]


@pytest.mark.clauses("sve", "13.3.2", "15.1.2")
def test_each_other_stack() -> None:
    board = Board()
    first, second = (
        board.amulet(
            "Stack.\n[act]: Add 1 to each other Stack on your field.", name=name, state={"counters": {"Stack": 1}}
        )
        for name in ("Urn", "Jar")
    )
    table = board.start().use(first)
    assert (table.obj(first).counters, table.obj(second).counters) == ({"Stack": 1}, {"Stack": 2})


@pytest.mark.clauses("sve", "10.10.2.5", "13.2.1")
@pytest.mark.parametrize(("before", "counters"), [(0, 1), (2, 4)])
def test_more_counters_instead(before: int, counters: int) -> None:
    board = Board()
    rites = [board.spell("Give your leader [defense]+1.") for _ in range(before)]
    tale = board.put(ME, HAND, "Tale", "[fanfare] Put a Fable counter on this card. Combo (3): Put 4 instead.")
    table = board.start()
    for rite in rites:
        through(table.play(rite))
    assert through(table.play(tale)).obj(tale).counters == {"Fable": counters}


@pytest.mark.clauses("sve", "13.3.2")
def test_the_stack_that_was_selected_grows() -> None:
    board = Board()
    stacks = [board.amulet("Stack.", state={"counters": {"Stack": 1}}) for _ in range(2)]
    spell = board.spell("Select an amulet with Stack on your field and add 2 to its Stack.")
    table = board.start().play(spell, (stacks[1],))
    assert [table.obj(card).counters["Stack"] for card in stacks] == [1, 3]


@pytest.mark.clauses("sve", "5.13.1")
def test_each_of_them_takes_it_and_gets_a_counter() -> None:
    board = Board()
    pages = [board.put(FOE, FIELD, defense=5) for _ in range(3)]
    spell = board.spell(
        "Select up to 2 enemy followers on the field. Deal 2 damage to each of them. Put a snare counter on each of them."
    )
    table = board.start().play(spell, (pages[0], pages[2]))
    assert [table.stats(card)[1] for card in pages] == [3, 5, 3]
    assert [table.obj(card).counters.get("snare", 0) for card in pages] == [1, 0, 1]


@pytest.mark.clauses("sve", "15.1.2", "15.1.3")
@pytest.mark.parametrize(("name", "bonus"), [("ember", 1), ("spell", 0)])
def test_counters_put_on_a_card(name: str, bonus: int) -> None:
    board = Board()
    kiln = board.put(ME, FIELD, "Kiln", "Whenever an ember counter is put on this card, give this follower [attack]+1.")
    spell = board.spell(f"Select a follower on your field and put 2 {name} counters on it.")
    assert board.start().play(spell).stats(kiln) == (2 + bonus, 2)


@pytest.mark.clauses("sve", "15.1.2")
def test_a_counter_of_a_card_that_is_picked() -> None:
    board = Board()
    urn = board.amulet("Stack.", state={"counters": {"Stack": 3}})
    spell = board.spell("You may remove a Stack counter from an amulet on your field. If you do, draw a card.")
    table = board.start().play(spell, True)
    assert (table.obj(urn).counters, hand(table)) == ({"Stack": 2}, 1)


@pytest.mark.clauses("sve", "15.1.2")
@pytest.mark.parametrize(("held", "taken", "drawn"), [(1, 1, 1), (2, 1, 0), (2, 2, 1), (0, 1, 0)])
def test_the_last_counter_is_removed_once(held: int, taken: int, drawn: int) -> None:
    board = Board()
    glass = board.amulet(
        "When the last sand counter is removed from this card, draw a card.", state={"counters": {"sand": held}}
    )
    spell = board.spell(
        f"Select an amulet on your field. Remove {taken} sand counters from it."
        if taken > 1
        else "Select an amulet on your field. Remove a sand counter from it."
    )
    table = board.start()
    before = hand(table)
    settle(table.play(spell))
    assert table.obj(glass).counters.get("sand", 0) == max(0, held - taken)
    assert hand(table) - (before - 1) == drawn


@pytest.mark.clauses("sve", "10.10.1")
def test_a_counter_goes_instead_of_the_follower() -> None:
    board = Board()
    shelf = board.amulet(state={"counters": {"fable": 1}})
    pig = board.put(
        ME,
        FIELD,
        "Pig",
        "If this follower would be destroyed, remove a fable counter from an amulet on your field instead.",
    )
    spell = board.spell("Destroy each follower on the field.")
    table = board.start().play(spell)
    assert table.zone(pig) == FIELD and not table.obj(shelf).counters.get("fable", 0)


@pytest.mark.clauses("sve", "15.1.1", "1.3.2")
def test_counters_that_move_are_no_more_than_there_are() -> None:
    board = Board()
    to = board.put(ME, FIELD, "Acolyte", "Ward.")
    frm = board.put(ME, FIELD, "Tutor", "[act] Engage this follower: Select another follower on your field and move 2 spell counters from this card to it.".replace("[act] Engage this follower", "[act][engage]"), state={"counters": {"spell": 3}})  # fmt: skip
    table = board.start().use(frm)
    assert table.obj(frm).counters["spell"] == 1
    assert table.obj(to).counters["spell"] == 2


FABLED = {"traits": ("Fable",)}


@pytest.mark.clauses("sve", "15.1", "1.3.5")
def test_any_number_of_counters_moves_to_another_card() -> None:
    board = Board()
    text = "[act][engage]: Move any number of Fable counters from this card to another Fable follower on your field."
    source = board.put(ME, FIELD, "Teller", text, state={"counters": {"Fable": 4}}, **FABLED)
    taker = board.put(ME, FIELD, "Tale", **FABLED)
    table = board.start().use(source)
    if table.asked.reason == "select":
        table.answer((taker,))
    assert (table.asked.kind, table.asked.least, table.asked.most) == ("number", 0, 4)
    table.answer(3)
    assert (table.obj(source).counters.get("Fable"), table.obj(taker).counters) == (1, {"Fable": 3})


@pytest.mark.clauses("sve", "15.1", "5.28.1")
@pytest.mark.parametrize(("taken", "drawn"), [(0, 0), (1, 0), (3, 1), (4, 2)])
def test_a_card_for_every_two_counters_removed(taken: int, drawn: int) -> None:
    board = Board()
    tale = board.put(ME, FIELD, "Tale", state={"counters": {"Fable": 5}}, **FABLED)
    rite = board.spell(
        "Select a Fable follower on your field. Remove any number of Fable counters from it. Draw a card for every 2 counters removed."
    )
    table = board.start().play(rite).answer(taken)
    assert table.obj(tale).counters.get("Fable", 0) == 5 - taken
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "15.1")
def test_counters_are_doubled_and_put_in_a_counted_number() -> None:
    board = Board()
    tales = [
        board.put(ME, FIELD, f"Tale {at}", state={"counters": {"Fable": at}} if at else {}, **FABLED) for at in (0, 3)
    ]
    plain = board.put(ME, FIELD, "Page", state={"counters": {"Fable": 2}})
    spells = [
        board.spell("Double the number of Fable counters on each Fable follower on your field."),
        board.spell(
            "Select a follower on your field. Put Fable counters on it equal to the number of followers on your field."
        ),
    ]
    table = board.start().play(spells[0])
    assert [table.obj(n).counters.get("Fable", 0) for n in (*tales, plain)] == [0, 6, 2]
    table.play(spells[1]).answer((tales[0],))
    assert table.obj(tales[0]).counters == {"Fable": 3}


@pytest.mark.clauses("sve", "15.1", "10.7.4")
@pytest.mark.parametrize(
    "asked", ["a Fable counter was removed from a card on your field", "you've removed a Fable counter"]
)
def test_a_counter_was_removed_this_turn_from_a_card_that_is_gone_since(asked: str) -> None:
    board = Board()
    board.points(ME, 5, 5)
    tale = board.put(ME, FIELD, "Tale", state={"counters": {"Fable": 1}}, **FABLED)
    deed = board.spell(f"If {asked} this turn, this card costs 2 less to play.\n----------\nDraw a card.", cost=3)
    take = board.spell("Select a follower on your field. Remove a Fable counter from it and destroy it.")
    table = board.start().play(take)
    assert table.zone(tale) != FIELD
    assert table.play(deed).points() == 4


@pytest.mark.clauses("sve", "15.1")
def test_only_cards_with_so_many_counters_on_them_count() -> None:
    board = Board()
    for at in range(1, 5):
        board.put(ME, FIELD, f"Tale {at}", state={"counters": {"Fable": at}}, **FABLED)
    rite = board.spell("Draw a card for each follower on your field with at least 3 Fable counters on it.")
    assert hand(board.start().play(rite)) == 2


@pytest.mark.clauses("sve", "15.1", "15.1.2")
def test_counters_come_from_the_one_that_is_picked() -> None:
    board = Board()
    tales = [board.put(ME, FIELD, f"Tale {at}", state={"counters": {"Fable": at}}, **FABLED) for at in (1, 2)]
    hoard = board.put(ME, FIELD, "Hoard", "[act][cost00]: Move all Fable counters from another follower on your field to this card.", **FABLED)  # fmt: skip
    table = through(board.start().use(hoard), (tales[1],))
    assert [table.obj(each).counters for each in (*tales, hoard)] == [{"Fable": 1}, {}, {"Fable": 2}]


@pytest.mark.clauses("sve", "5.3.1", "1.3.5")
def test_no_more_than_so_many_are_engaged() -> None:
    board = Board()
    rite = board.spell("Summon 3 Knight tokens. You may engage up to 2 of them.")
    table = board.start().play(rite)
    assert table.asked.most == 2
    knights = table.cards(ME, FIELD)
    table.answer(tuple(table.asked.options or ())[:2])
    assert sum(table.obj(each).dull for each in knights) == 2


@pytest.mark.clauses("sve", "15.1.2")
@pytest.mark.parametrize(("counters", "drawn"), [(2, 0), (1, 1), (0, 1)])
def test_none_are_left(counters: int, drawn: int) -> None:
    board = Board()
    text = "[act]: Remove a Fable counter from this card. If there are none left, draw a card."
    card = board.put(ME, FIELD, "Owl", text, state={"counters": {"Fable": counters}})
    assert hand(board.start().use(card)) == drawn
