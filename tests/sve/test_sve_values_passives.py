"""Passive abilities and what cards are: stages of effects, evolved cards, keywords given and lost (10.9, 12, 5.15, 5.26)."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, Table

from cardwright.games.sve import keywords
from cardwright.text import ir
from cardwright.text import ir_sve as sv


def has(table: Table, card: int, keyword: str) -> bool:
    return keywords.has(table.match.game, card, keyword)


# giving ------------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "5.26.1", "10.9.1.4", "10.1.1.3")
def test_a_passive_ability_gives_attack_and_defense() -> None:
    board = Board()
    pixie = board.put(ME, FIELD, "Wisp", traits=("Pixie",), state={"damage": 1})
    other = board.put(ME, FIELD, "Guard")
    theirs = board.put(FOE, FIELD, "Imp", traits=("Pixie",))
    chief = board.put(
        ME, FIELD, "Chief", "Give each other Pixie follower on your field [attack]+1/[defense]+2.", traits=("Pixie",)
    )
    table = board.start()
    assert [table.stats(c) for c in (pixie, other, theirs, chief)] == [(3, 3), (2, 2), (2, 2), (2, 2)]


@pytest.mark.clauses("sve", "5.26.1", "1.3.2.4", "11.3.1")
def test_defense_is_given_and_taken_by_effects() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Guard", attack=1, defense=3)
    weaken = board.spell("Select an enemy follower on the field and give it [attack]-2/[defense]-1.")
    table = board.start().play(weaken)
    assert (table.chars(foe).power, table.chars(foe).defense) == (-1, 2)


@pytest.mark.clauses("sve", "10.9.1", "10.9.1.3", "10.9.1.4", "2.4.2")
@pytest.mark.parametrize("newer_trait", [True, False])
def test_traits_come_before_numbers_whichever_is_older(newer_trait: bool) -> None:
    """H36.2: the bonus counts them."""
    board = Board()
    crown = "Give each Pixie follower on your field [attack]+1/[defense]+1."
    board.put(ME, FIELD, "Chief", crown)
    page = board.put(ME, FIELD, "Page")
    board.card("Elf", traits=("Pixie",))
    spell = board.spell("Select a follower on your field. Give it the Pixie trait.")
    second = board.put(ME, HAND, "Chief", crown, cost=0)
    table = board.start()
    steps = [(("play", second),), (("play", spell), (page,))]
    for answers in steps if newer_trait else steps[::-1]:
        table.answer(*answers)
    assert table.stats(page) == (4, 4)


@pytest.mark.clauses("sve", "10.9.1.2", "10.9.1.5", "12.1.1")
def test_abilities_are_given_before_traits() -> None:
    """H36.2: no Rush for those that are Pixies by an effect."""
    board = Board()
    board.put(ME, FIELD, "Chief", "Pixie followers on your field have Rush.")
    born = board.put(ME, FIELD, "Elf", traits=("Pixie",))
    page = board.put(ME, FIELD, "Page")
    spell = board.spell("Select a follower on your field. Give it the Pixie trait.")
    table = board.start().play(spell, (page,))
    assert "Pixie" in table.chars(page).jobs
    assert (has(table, born, "Rush"), has(table, page, "Rush")) == (True, False)  # reading S16


@pytest.mark.clauses("sve", "10.9.1.2", "10.3.2")
def test_lost_abilities_give_nothing() -> None:
    board = Board()
    proud = board.put(ME, FIELD, "Knight", "Ward.\nGive each other follower on your field [attack]+2/[defense]+2.")
    page = board.put(ME, FIELD, "Page")
    hush = board.spell("Select a follower on your field. It loses all abilities.")
    table = board.start()
    assert (has(table, proud, "Ward"), table.stats(page)) == (True, (4, 4))
    table.play(hush, (proud,))
    assert (has(table, proud, "Ward"), table.stats(page)) == (False, (2, 2))


@pytest.mark.clauses("sve", "10.9.1.6", "10.9.1.6.2")
def test_a_keyword_given_after_all_abilities_were_lost_stays() -> None:
    for ward_last in (True, False):
        board = Board()
        page = board.put(ME, FIELD, "Page", "Rush.")
        hush = board.spell("Select a follower on your field. It loses all abilities.")
        shield = board.put(ME, HAND, "Shield", "Select a follower on your field. Give it Ward.", type="Spell", cost=0)
        table = board.start()
        for spell in (hush, shield) if ward_last else (shield, hush):
            table.play(spell)
        assert (has(table, page, "Ward"), has(table, page, "Rush")) == (ward_last, False)


@pytest.mark.clauses("sve", "4.8.3.3", "10.6.2.1.3", "10.6.2.8.1.1", "10.9.2")
def test_effects_stay_on_a_card_that_is_played_from_the_ex_area() -> None:
    """H36.3: through the resolution zone, too."""
    board = Board()
    page = board.put(ME, EX_AREA, "Page")
    spell = board.spell("Select a follower in your EX area. Give it [attack]+1/[defense]+1.")
    back = board.put(
        ME, HAND, "Gust", "Select a follower on your field. Return it to its owner's hand.", type="Spell", cost=0
    )
    table = board.start().play(spell)
    assert table.stats(page) == (3, 3)
    assert table.play(page).stats(page) == (3, 3)
    assert table.zone(page) == FIELD
    assert table.play(back).stats(page) == (2, 2)


@pytest.mark.clauses("sve", "5.26.2")
def test_set_values_can_be_raised_afterwards() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Giant", attack=5, defense=7, state={"damage": 2})
    shrink = board.spell("Select an enemy follower on the field. Change its [defense] to 1.")
    gift = board.put(
        ME, HAND, "Gift", "Select an enemy follower on the field. Give it [attack]+1/[defense]+1.", type="Spell", cost=0
    )
    table = board.start().play(shrink)
    assert table.stats(foe) == (5, 1)
    assert table.play(gift).stats(foe) == (6, 2)


# conditions --------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.3.3", "10.3.5", "10.1.1.3")
def test_a_passive_ability_under_a_condition() -> None:
    board = Board()
    knight = board.put(ME, FIELD, "Knight", "Necrocharge (1): This follower has Ward.")
    board.put(ME, CEMETERY, "Old")
    asleep = board.put(ME, EX_AREA, "Chief", "Give each follower on your field [attack]+1.")
    table = board.start()
    assert has(table, knight, "Ward")
    assert table.stats(knight) == (2, 2)
    assert table.zone(asleep) == EX_AREA


@pytest.mark.clauses("sve", "5.2.1.2.1")
def test_x_of_a_passive_ability_is_worked_out_anew() -> None:
    board = Board()
    knight = board.put(
        ME, FIELD, "Knight", "This follower has [attack]+X. X equals the number of amulets on your field."
    )
    board.amulet(name="One")
    more = board.put(ME, HAND, "Two", type="Amulet", cost=0)
    table = board.start()
    assert table.stats(knight)[0] == 3
    assert table.play(more).stats(knight)[0] == 4


@pytest.mark.clauses("sve", "7.4.8")
def test_during_the_next_turn_of_a_player() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Guard")
    mine = board.put(ME, FIELD, "Page", state={"dull": True})
    bind = board.spell("Select an enemy follower on the field. During its controller's next turn, it can't attack.")
    table = board.start().play(bind)
    assert not keywords.cannot_attack(table.match.game, table.ref(foe))
    table.end()
    assert table.state.turn_player == FOE
    assert table.refused(("attack", foe, board.leaders[ME])) == "8.4.3.2.1"
    table.end().end()
    assert table.state.turn_player == FOE
    assert table.attack(foe, board.leaders[ME]).leader(ME) == 18
    assert table.zone(mine) == FIELD


# evolved cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "10.9.1.1", "10.9.1.1.1", "5.15.3", "5.15.4")
def test_an_evolved_card_has_all_but_the_cost_of_the_card_it_is_linked_to() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "[evolve][cost01]: Evolve this follower.", cost=3, state={"damage": 1})
    board.put(ME, EVOLVE_DECK, "Page (Evolved)", "Ward.", evolved=True, attack=4, defense=5)
    board.put(ME, FIELD, "Chief", "Give each other follower on your field [attack]+1.")
    table = board.start().use(page)
    assert table.stats(page) == (5, 4)
    assert table.chars(page).cost == 3
    assert has(table, page, "Ward")
    assert table.chars(page).names == ("Page",)


# keywords ----------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("sve", "12.15.1", "12.15.2", "12.15.3")
def test_aura_keeps_an_enemy_from_selecting_it() -> None:
    board = Board()
    shy = board.put(FOE, FIELD, "Ghost", "Aura.", state={"dull": True})
    plain = board.put(FOE, FIELD, "Guard")
    mine = board.put(ME, FIELD, "Page", "Aura.")
    hit = board.spell("Select an enemy follower on the field and destroy it.")
    help_ = board.put(ME, HAND, "Gift", "Select a follower on your field and give it [attack]+1.", type="Spell", cost=0)
    table = board.start().play(hit)
    assert (table.zone(plain), table.zone(shy)) == (CEMETERY, FIELD)
    assert table.play(help_).stats(mine) == (3, 2)
    assert table.attack(mine, shy).zone(shy) == CEMETERY


@pytest.mark.clauses("sve", "12.15.2", "10.9.1.2")
def test_aura_that_was_given_and_lost() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Ghost")
    board.put(FOE, FIELD, "Veil", "Give each other follower on your field Aura.", type="Amulet", cost=1)
    hit = board.spell("Select an enemy follower on the field and destroy it.")
    hush = board.put(ME, HAND, "Hush", "All enemy followers on the field lose Aura.", type="Spell", cost=0)
    table = board.start()
    assert table.refused(("play", hit)) == "10.6.2.3.3"
    assert table.play(hush).play(hit).zone(foe) == CEMETERY


@pytest.mark.clauses("sve", "12.13.1", "12.13.2", "12.13.2.1", "12.13.3")
def test_drain_heals_once_by_the_attack_damage() -> None:
    board = Board()
    bat = board.put(ME, FIELD, "Bat", "Drain.", attack=3, defense=5)
    board.put(ME, FIELD, "Night", "Give each other follower on your field Drain.", type="Amulet", cost=1)
    table = board.start().attack(bat, board.leaders[FOE])
    assert (table.leader(FOE), table.leader(ME)) == (17, 23)


@pytest.mark.clauses("sve", "12.13.2.2")
def test_drain_of_the_attacked_and_of_abilities_does_nothing() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Page", attack=1, defense=9)
    bat = board.put(FOE, FIELD, "Bat", "Drain.", attack=3, defense=5, state={"dull": True})
    imp = board.put(ME, HAND, "Imp", "Drain.\n[fanfare] Deal 2 damage to each enemy leader.", cost=0)
    table = board.start().attack(mine, bat).play(imp)
    assert (table.leader(FOE), table.leader(ME)) == (18, 20)


# refused -----------------------------------------------------------------------------------------------------------------


def test_words_that_nobody_reads_are_refused() -> None:
    from cardwright.games.common.handled import unhandled
    from cardwright.games.sve.registered import known

    def reasons(node: ir.Effect) -> set[str]:
        return unhandled(ir.CardText(abilities=(ir.FieldAbility(effects=(node,)),)), known())

    whole = {"what": ir.SelfRef(), "duration": ir.Continuous()}
    assert not reasons(ir.Restrict(rule=sv.TakesNoDamage(kind="combat"), **whole))
    assert reasons(ir.Restrict(rule=sv.TakesNoDamage(kind="odd"), **whole))
    gain = {"to": ir.SelfRef(), "duration": ir.Continuous()}
    assert not reasons(ir.Gain(gains=(ir.KeywordGained(keyword="Ward"),), **gain))
    assert reasons(ir.Gain(gains=(ir.KeywordGained(keyword="Flight"),), **gain))
    assert reasons(sv.Costed(cost=ir.Cost(), effect=sv.SelectOpponent()))
