"""Replacement effects, damage that is not dealt, Stack, and what cards cost (10.10, 5.13.2, 13.3.2, 10.4.4.1)."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EX_AREA, FIELD, FOE, HAND, ME, Board, settle

HIT = "Select an enemy follower on the field and deal it 3 damage."
DESTROY = "Select an enemy card on the field and destroy it."


# damage ------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.13.2", "10.2.1.3", "10.2.1.3.2", "10.12.2.3")
@pytest.mark.parametrize(
    ("text", "combat", "spell"),
    [
        ("This follower deals 2 more damage.", 4, 5),
        ("This follower deals 2 more combat damage.", 4, 3),
        ("This follower deals 2 more ability damage.", 2, 5),
        ("This follower deals 1 less attack damage.", 1, 3),
    ],
)
def test_damage_that_a_follower_deals_is_changed(text: str, combat: int, spell: int) -> None:
    board = Board()
    act = "[act][cost00]: Deal 3 damage to each enemy leader."
    mine = board.put(ME, FIELD, "Duelist", f"{text}\n{act}", defense=9)
    foe = board.put(FOE, FIELD, "Wall", defense=9, state={"dull": True})
    table = board.start().use(mine).attack(mine, foe)
    assert table.stats(foe)[1] == 9 - combat
    assert table.leader(FOE) == 20 - spell


@pytest.mark.clauses("sve", "5.13.2", "5.13.3")
def test_double_damage_by_whom_it_hits() -> None:
    text = "This follower deals double combat damage to followers and double attack damage to leaders."
    board = Board()
    mine = board.put(ME, FIELD, "Duelist", text, defense=9)
    second = board.put(ME, FIELD, "Duelist", text, defense=9)
    foe = board.put(FOE, FIELD, "Wall", attack=1, defense=9, state={"dull": True})
    table = board.start().attack(mine, foe).attack(second, board.leaders[FOE])
    assert table.stats(foe)[1] == 5
    assert table.stats(mine)[1] == 8
    assert table.leader(FOE) == 16


@pytest.mark.clauses("sve", "10.10.1.1", "1.3.2.2", "5.13.2")
def test_damage_reduced_to_nothing_did_not_occur() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Wall", "This follower takes 3 less damage.", defense=5)
    board.put(FOE, FIELD, "Bard", "Whenever another follower on your field takes damage, draw a card.")
    spell = board.spell(HIT)
    table = board.start().play(spell, (foe,))
    assert table.stats(foe)[1] == 5
    assert len(table.cards(FOE, HAND)) == 0


@pytest.mark.clauses("sve", "10.10.2", "10.10.2.1", "10.10.2.2", "10.10.2.3")
def test_the_player_of_the_card_orders_what_changes_its_damage() -> None:
    """H37.1: which of two changes comes first is the affected player's choice."""
    for first, left in ((0, 9 - 5), (1, 9 - 4)):
        board = Board()
        text = "This follower deals double combat damage to followers and double attack damage to leaders."
        mine = board.put(ME, FIELD, "Duelist", text, attack=3, defense=9)
        foe = board.put(
            FOE, FIELD, "Wall", "This follower takes 1 less damage.", attack=1, defense=9, state={"dull": True}
        )
        table = board.start().answer(("attack", mine, foe)).pass_quick()
        assert (table.asked.reason, table.asked.player) == ("replacement", FOE)
        offered = table.asked.options
        assert offered is not None
        names = [name for _, name in offered]  # type: ignore[misc]  # (number, name)
        pick = names.index("Duelist" if first == 0 else "Wall")
        table.answer((offered[pick],))
        assert table.stats(foe)[1] == left


@pytest.mark.clauses("sve", "10.10.2.5", "10.10.2.5.1")
def test_what_a_text_replaces_of_itself_comes_first() -> None:
    """H37.2: self-replacement goes before all others."""
    board = Board()
    board.points(ME, 5, 7)
    foe = board.put(FOE, FIELD, "Wall", "This follower takes 2 less damage.", defense=9)
    text = "Select an enemy follower on the field and deal it 3 damage. Overflow: Deal 5 damage instead."
    spell = board.spell(text)
    assert board.start().play(spell).stats(foe)[1] == 6


@pytest.mark.clauses("sve", "1.3.1", "8.4.2")
def test_a_follower_that_can_attack_twice() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duelist", "This follower can attack 2 times per turn.")
    lazy = board.put(ME, FIELD, "Sleeper", "This follower can attack 2 times per turn.", state={"dull": True})
    table = board.start()
    assert table.refused(("attack", lazy, board.leaders[FOE])) == "8.4.2"
    table.attack(mine, board.leaders[FOE]).attack(mine, board.leaders[FOE])
    assert table.leader(FOE) == 16
    assert table.refused(("attack", mine, board.leaders[FOE])) == "8.4.2"


@pytest.mark.clauses("sve", "1.3.3")
@pytest.mark.parametrize(
    ("rule", "combat", "own", "theirs"),
    [
        ("doesn't take damage", 0, 0, 0),
        ("doesn't take combat damage", 0, 1, 1),
        ("doesn't take ability damage", 2, 0, 0),
        ("doesn't take damage from enemy abilities", 2, 1, 0),
    ],
)
def test_damage_that_is_not_taken(rule: str, combat: int, own: int, theirs: int) -> None:
    board = Board()
    wall = board.put(FOE, FIELD, "Wall", f"This follower {rule}.", attack=1, defense=9, state={"dull": True})
    mine = board.put(ME, FIELD, "Page", defense=9)
    spell = board.spell("Deal 1 damage to each enemy follower on the field.")
    table = board.start().play(spell)
    assert table.stats(wall)[1] == 9 - theirs
    table.attack(mine, wall)
    assert table.stats(wall)[1] == 9 - theirs - combat
    # the same, by an ability of its own controller
    board = Board()
    kept = board.put(ME, FIELD, "Wall", f"This follower {rule}.", attack=1, defense=9)
    spell = board.spell("Deal 1 damage to each follower on your field.")
    assert board.start().play(spell).stats(kept)[1] == 9 - own


@pytest.mark.clauses("sve", "1.3.3", "12.13.2")
def test_a_follower_that_deals_no_damage() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Monk", "Drain.\nThis follower can't deal damage.", attack=3)
    table = board.start().attack(mine, board.leaders[FOE])
    assert (table.leader(FOE), table.leader(ME)) == (20, 20)


# leaving -----------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.10.1", "10.10.1.1", "10.2.1.3.1")
@pytest.mark.parametrize(
    ("how", "saved"), [("be destroyed", 1), ("leave the field", 1), ("be put into the cemetery", 1)]
)
def test_leaving_is_replaced(how: str, saved: int) -> None:
    board = Board()
    text = f"If this follower would {how}, deal 1 damage to your leader instead."
    foe = board.put(FOE, FIELD, "Phoenix", text + "\n[lastwords] Draw a card.")
    spell = board.spell(DESTROY)
    gust = board.put(
        ME, HAND, "Gust", "Return all enemy followers on the field to their owners' hands.", type="Spell", cost=0
    )
    table = board.start().play(spell)
    assert (table.zone(foe), table.leader(FOE)) == (FIELD, 20 - saved)
    assert len(table.cards(FOE, HAND)) == 0
    assert table.play(gust).zone(foe) == (FIELD if how == "leave the field" else HAND)


@pytest.mark.clauses("sve", "10.10.2.3")
def test_a_replacement_does_not_replace_what_it_does_itself() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Phoenix", "If this follower would leave the field, banish it instead.")
    spell = board.spell(DESTROY)
    table = board.start().play(spell)
    assert table.state.objects[foe].zone == 5


# Stack -------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "13.3.2.1", "13.3.2.2", "13.3.2.2.a", "10.10.3")
def test_a_card_with_stack_enters_with_a_counter() -> None:
    board = Board()
    amulet = board.put(ME, HAND, "Heap", "Stack.", type="Amulet", cost=0)
    plain = board.put(ME, HAND, "Charm", type="Amulet", cost=0)
    table = board.start().play(amulet).play(plain)
    assert table.obj(amulet).counters == {"Stack": 1}
    assert table.obj(plain).counters == {}


@pytest.mark.clauses("sve", "13.3.2.2", "13.3.2.2.b", "13.3.2.3", "11.7.1", "10.10.1.1")
def test_counters_keep_a_card_with_stack_on_the_field() -> None:
    board = Board()
    amulet = board.amulet("Stack.", player=FOE, state={"counters": {"Stack": 2}})
    board.put(FOE, FIELD, "Bard", "Whenever a card on your field is destroyed, draw a card.")
    spells = [
        board.put(ME, HAND, f"Bolt {n}", "Select an enemy amulet on the field and destroy it.", type="Spell", cost=0)
        for n in range(2)
    ]
    table = board.start().play(spells[0])
    assert (table.zone(amulet), table.obj(amulet).counters) == (FIELD, {"Stack": 1})
    table.play(spells[1])
    assert table.zone(amulet) == CEMETERY  # by rules handling: neither destroyed nor kept
    assert len(table.cards(FOE, HAND)) == 0


@pytest.mark.clauses("sve", "13.3.2.2", "13.3.2.2.c", "11.7.1")
@pytest.mark.parametrize("engages", [True, False])
def test_counters_are_transferred(engages: bool) -> None:
    """H34.3"""
    board = Board()
    one = board.amulet("Stack.", name="One", state={"counters": {"Stack": 3}})
    two = board.amulet("Stack.", name="Two", state={"counters": {"Stack": 1}})
    board.amulet(name="Charm")
    table = board.start(stack_transfer_engages=engages).use(one)
    assert table.obj(two).counters == {"Stack": 4}
    assert table.zone(one) == CEMETERY
    board = Board()
    one = board.amulet("Stack.", name="One", state={"counters": {"Stack": 3}, "dull": True})
    board.amulet("Stack.", name="Two", state={"counters": {"Stack": 1}})
    table = board.start(stack_transfer_engages=engages)
    assert any(act[:2] == ("use", one) for act in table.match.game.rules.acts(table.match.game, ME)) != engages


@pytest.mark.clauses("sve", "13.3.2.2", "5.21.2")
def test_a_stolen_card_with_stack_keeps_its_counters_and_gets_none() -> None:
    """H34.3"""
    board = Board()
    amulet = board.amulet("Stack.", player=FOE, state={"counters": {"Stack": 2}})
    spell = board.spell("Select an enemy card on the field and steal it.")
    table = board.start().play(spell)
    assert (table.obj(amulet).controller, table.obj(amulet).counters) == (ME, {"Stack": 2})


# costs -------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.4.4.1", "10.10.2.4", "10.2.1.3.3", "1.3.2.2.1", "2.5.1")
def test_costs_are_set_before_they_are_changed_and_never_negative() -> None:
    board = Board()
    board.points(ME, 9, 9)
    giant = board.put(
        ME, HAND, "Giant", "This card costs 3 play points to play.\nThis card costs 1 less to play.", cost=8
    )
    twig = board.put(ME, HAND, "Twig", "This card costs 4 less to play.", cost=2)
    dear = board.put(ME, HAND, "Dear", "This card costs 2 more to play.", cost=1)
    table = board.start().play(giant)
    assert (table.points(), table.chars(giant).cost) == (7, 8)
    assert table.play(twig).points() == 7
    assert table.play(dear).points() == 4


@pytest.mark.clauses("sve", "4.4.3.1")
def test_what_a_player_pays_for_cards_from_any_zone() -> None:
    board = Board()
    board.put(ME, FIELD, "Host", "Your Pixie followers cost 1 less to play.")
    cards = [board.put(ME, zone, "Elf", cost=2, traits=("Pixie",)) for zone in (HAND, EX_AREA)]
    other = board.put(ME, HAND, "Page", cost=2)
    table = board.start()
    assert [table.play(card).points() for card in (*cards, other)] == [4, 3, 1]


def test_the_first_card_of_a_kind_each_turn() -> None:
    board = Board()
    board.put(ME, FIELD, "Host", "The 2nd spell you play each turn costs 2 less to play.")
    spells = [board.spell("Deal 1 damage to your leader.", cost=2) for _ in range(3)]
    page = board.put(ME, HAND, "Page", cost=0)
    board.points(ME, 9, 9)
    table = board.start().play(page)
    assert [table.play(s).points() for s in spells] == [7, 7, 5]


@pytest.mark.clauses("sve", "13.5.1.2", "10.3.3")
def test_a_cost_under_a_condition_word() -> None:
    for cards, left in ((1, 2), (2, 4)):
        board = Board()
        for n in range(cards):
            board.put(ME, CEMETERY, f"Old {n}")
        card = board.put(ME, HAND, "Lich", "Necrocharge (2): This card costs 2 less to play.", cost=3)
        assert board.start().play(card).points() == left


@pytest.mark.clauses("sve", "1.3.3")
def test_a_card_that_can_only_be_played_under_a_condition() -> None:
    board = Board()
    card = board.put(ME, HAND, "Lich", "This card can only be played if your leader's defense is 10 or less.")
    assert board.start().refused(("play", card)) == "1.3.3"
    board = Board()
    card = board.put(ME, HAND, "Lich", "This card can only be played if your leader's defense is 10 or less.")
    board.state.objects[board.leaders[ME]].damage = 10
    assert settle(board.start().play(card)).zone(card) == FIELD
