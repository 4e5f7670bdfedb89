"""Effects that last: what they apply to, which numbers are fixed, when they end."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    END_OF_TURN,
    FIELD,
    FORWARD,
    MINE,
    THEIRS,
    YOU,
    Board,
    Table,
    choose,
    forwards,
    it,
    num,
)

from cardwright.text import ir


def up(amount: int | ir.Amount, to: ir.Objects | None = None) -> ir.Gain:
    value = num(amount) if isinstance(amount, int) else amount
    return ir.Gain(to=to or it(), gains=(ir.PowerUp(amount=value),), duration=END_OF_TURN)


def next_turn(table: Table) -> Table:
    turn = table.match.state.turn
    while table.match.state.turn == turn:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    return table


@pytest.mark.clauses("fftcg-2020", "9.5.1.3.2", "11.12.4.1")
def test_power_until_the_end_of_the_turn() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    table = board.start_from(choose(), up(3000))
    assert table.power(mine) == 8000
    assert next_turn(table).power(mine) == 5000


@pytest.mark.clauses("fftcg-2020", "11.12.4.2")
def test_a_group_is_fixed_when_the_effect_resolves() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    late = board.put(0, BREAK_ZONE, "Late")
    rise = board.summon(
        ir.PlayFrom(player=YOU, target=ir.Target(count=num(1), group=FORWARD), zone=ir.BreakZone(player=YOU))
    )
    table = board.start_from(up(1000, ir.All(group=forwards(MINE))))
    table.play(rise)
    assert (table.zone(late), table.power(mine), table.power(late)) == (FIELD, 6000, 5000)


@pytest.mark.clauses("fftcg-2020", "11.12.4.3")
def test_numbers_are_fixed_when_the_effect_resolves() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    foe = board.put(1, FIELD, "Foe")
    each = ir.PerEach(amount=num(1000), each=ir.CountOf(group=FORWARD))
    broom = board.summon(ir.Break(what=ir.All(group=forwards(THEIRS))))
    table = board.start_from(choose(forwards(MINE)), up(each))
    assert table.power(mine) == 7000
    table.play(broom)
    assert (table.zone(foe), table.power(mine)) == (BREAK_ZONE, 7000)


@pytest.mark.clauses("fftcg-2020", "11.3.10", "12.4.4", "4.3")
def test_a_power_that_becomes_a_number_is_a_base_power() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=7000)
    plus, minus = up(2000), ir.Lose(to=it(), losses=(ir.PowerUp(amount=num(3000)),), duration=END_OF_TURN)
    first = board.summon(choose(), plus, minus)
    set_ = board.summon(choose(), ir.SetPower(what=it(), amount=num(1000), duration=END_OF_TURN))
    table = board.start().play(first)
    assert table.power(foe) == 6000
    table.play(set_)
    assert table.zone(foe) == BREAK_ZONE  # 1000 + 2000 - 3000 is none


@pytest.mark.clauses("fftcg-2020", "4.3")
def test_power_below_zero_within_an_effect_is_kept_and_read_as_none() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", power=3000)
    mine = board.put(0, FIELD, "Mine")
    down = ir.Lose(to=it(), losses=(ir.PowerUp(amount=num(5000)),), duration=END_OF_TURN)
    blow = ir.DealDamage(to=ir.All(group=forwards(MINE)), amount=ir.PowerOf(card=it()))
    rite = board.summon(choose(forwards(THEIRS)), down, blow, up(4000))
    table = board.start().play(rite)
    assert (table.zone(foe), table.power(foe), table.obj(mine).damage) == (FIELD, 2000, 0)


def test_keywords_and_quoted_abilities_are_gained() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    event = ir.CardEvent(subject=ir.SelfRef(), happenings=(ir.PutIntoBreakZone(),))
    quoted = ir.AutoAbility(event=event, effects=(ir.Draw(player=YOU, count=num(2)),))
    gains = (ir.KeywordGained(keyword="Haste"), ir.AbilityGained(abilities=(quoted,)))
    rite = board.summon(choose(), ir.Gain(to=it(), gains=gains, duration=END_OF_TURN))
    broom = board.summon(ir.Break(what=ir.All(group=FORWARD)))
    table = board.start().play(rite)
    assert "Haste" in table.chars(mine).keywords
    table.play(broom)
    assert table.hand(0) == 2


def test_losing_all_abilities() -> None:
    board = Board()
    keyword = ir.KeywordAbility(keywords=(ir.Keyword(name="Brave"),))
    foe = board.put(1, FIELD, "Foe", keyword)
    rite = board.summon(choose(), ir.Lose(to=it(), losses=(ir.AllAbilities(),), duration=END_OF_TURN))
    table = board.start()
    assert "Brave" in table.chars(foe).keywords
    assert "Brave" not in table.play(rite).chars(foe).keywords


@pytest.mark.clauses("fftcg-2020", "5.2.3.1.1.4")
def test_a_monster_that_becomes_a_forward_keeps_its_type() -> None:
    board = Board()
    monster = board.put(0, FIELD, "Monster", type="Monster")
    become = ir.BecomeForward(
        what=it(), power=num(7000), gains=(ir.KeywordGained(keyword="Haste"),), duration=END_OF_TURN
    )
    rite = board.summon(choose(ir.Group(noun=ir.IsCharacter())), become)
    table = board.start().play(rite)
    chars = table.chars(monster)
    assert (set(chars.types), chars.power, "Haste" in chars.keywords) == ({"Monster", "Forward"}, 7000, True)
    assert next_turn(table).chars(monster).types == ("Monster",)


@pytest.mark.clauses("fftcg-2020", "11.12.4.6", "9.5.1.3.2")
def test_control_goes_over_at_once_and_comes_back() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    rite = board.summon(choose(), ir.GainControl(player=YOU, what=it(), duration=END_OF_TURN))
    table = board.start().play(rite)
    assert table.obj(foe).controller == 0
    assert foe in table.match.state.zones[0][FIELD]
    next_turn(table)
    assert table.obj(foe).controller == 1
    assert foe in table.match.state.zones[1][FIELD]


def test_until_the_end_of_the_next_turn() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    duration = ir.UntilEndOfNextTurn(player=ir.Opponent())
    table = board.start_from(choose(), ir.Gain(to=it(), gains=(ir.PowerUp(amount=num(1000)),), duration=duration))
    assert next_turn(table).power(mine) == 6000
    assert next_turn(table).power(mine) == 5000


def test_a_restriction_on_what_was_chosen() -> None:
    board = Board()
    foe, other = board.put(1, FIELD, "Foe"), board.put(1, FIELD, "Other")
    rite = board.summon(
        choose(),
        ir.Restrict(what=it(), rule=ir.CannotBeChosen(by=ir.AnyPlayer(), kinds=("summon",)), duration=END_OF_TURN),
    )
    poke = board.summon(choose(), ir.Dull(what=it()))
    table = board.start().play(rite, ((foe,),)).play(poke)
    assert (table.obj(foe).dull, table.obj(other).dull) == (False, True)


@pytest.mark.clauses("fftcg-2020", "11.12.4.2")
def test_a_rule_about_described_cards_holds_for_those_that_come_later() -> None:
    """It changes no information on a card (5.2)."""
    board = Board()
    board.put(1, FIELD, "There")
    late = board.put(1, BREAK_ZONE, "Late")
    rule = ir.CannotBeChosen(by=ir.AnyPlayer(), kinds=("summon",))
    rite = board.summon(ir.Restrict(what=ir.All(group=forwards(THEIRS)), rule=rule, duration=END_OF_TURN))
    poke = board.summon(choose(forwards(THEIRS)), ir.Dull(what=it()))
    table = board.start().play(rite)
    table.match.game.relocate(late, 1, FIELD)
    assert not any(act[:2] == ("cast", poke) for act in table.match.acts())
    table = next_turn(next_turn(table))
    assert any(act[:2] == ("cast", poke) for act in table.match.acts())


@pytest.mark.clauses("fftcg-2020", "11.12.5.1")
def test_removed_instead_of_broken() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    rite = board.summon(choose(), ir.RemoveInstead(what=it(), duration=END_OF_TURN), ir.Break(what=it()))
    table = board.start().play(rite)
    assert table.match.game.rules.zones[table.zone(foe)].name == "removed"


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_the_next_damage_is_reduced_once() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine", power=9000)
    shield = ir.ReplaceDamage(to=it(), change="become", amount=num(0), duration=END_OF_TURN, next_only=True)
    hit = ir.DealDamage(to=it(), amount=num(2000))
    rite = board.summon(choose(), shield, hit, hit)
    assert board.start().play(rite).obj(mine).damage == 2000


def test_the_effect_ends_with_the_object() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    bounce = (ir.ToHand(what=it(), player=ir.Owner(), verb="return"), ir.PlayOnto(what=it(), player=ir.Owner()))
    blink = board.summon(choose(), *bounce)
    table = board.start_from(choose(), up(3000))
    table.play(blink)
    assert (table.zone(mine), table.power(mine)) == (FIELD, 5000)
    assert table.match.state.effects == []


def test_elements_are_gained_besides_the_own_ones() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    table = board.start_from(choose(), ir.GainElements(what=it(), elements=("Ice",), duration=END_OF_TURN))
    assert set(table.chars(mine).elements) == {"Fire", "Ice"}
    assert next_turn(table).chars(mine).elements == ("Fire",)


def test_power_is_doubled_by_what_it_is_on_resolution() -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    table = board.start_from(choose(), up(1000), ir.DoublePower(what=it(), duration=END_OF_TURN), up(1000))
    assert table.power(mine) == 13000


@pytest.mark.parametrize("whose", [YOU, ir.Opponent()])
def test_until_the_end_of_a_players_turn_counts_the_current_one(whose: ir.Player) -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine")
    duration = ir.UntilEndOfYourTurn(player=whose)
    table = board.start_from(choose(), ir.Gain(to=it(), gains=(ir.PowerUp(amount=num(1000)),), duration=duration))
    assert next_turn(table).power(mine) == (5000 if whose == YOU else 6000)
    assert next_turn(table).power(mine) == 5000
