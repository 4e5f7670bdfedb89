"""Continuous effects: layers, own effects first, dependency, timestamps (11.12.4), power (11.5.7, 4.3), abilities gained and lost."""

from __future__ import annotations

import pytest
from board import (
    BREAK_ZONE,
    DAMAGE_ZONE,
    END_OF_TURN,
    FIELD,
    FOE,
    HAND,
    MINE,
    THEIRS,
    YOU,
    Board,
    choose,
    forwards,
    it,
    num,
)

from cardwright.games.common.actions import BY_RULES, gain_control
from cardwright.kernel.state import MISC
from cardwright.text import ir

ALWAYS = ir.Continuous()
SELF = ir.SelfRef()


def field(*effects: ir.Effect, damage: int = 0) -> ir.FieldAbility:
    return ir.FieldAbility(effects=effects, damage=damage)


def power_up(to: ir.Objects, amount: int | ir.Amount, duration: ir.Duration = ALWAYS) -> ir.Gain:
    up = num(amount) if isinstance(amount, int) else amount
    return ir.Gain(to=to, gains=(ir.PowerUp(amount=up),), duration=duration)


def every(*qualifiers: ir.Filter) -> ir.All:
    return ir.All(group=forwards(*qualifiers))


MY_FORWARDS = every(MINE)
MY_MONSTERS = ir.All(group=ir.Group(noun=ir.TypeIs(types=("Monster",)), qualifiers=(MINE,)))


@pytest.mark.clauses("fftcg-2020", "11.12.4.4")
def test_field_ability_applies_while_its_card_is_on_the_field() -> None:
    board = Board()
    banner = board.put(0, FIELD, "Banner", field(power_up(MY_FORWARDS, 1000)), type="Backup")
    guard = board.put(0, FIELD)
    foe = board.put(1, FIELD)
    table = board.start()
    assert (table.power(guard), table.power(foe)) == (6000, 5000)
    table.match.game.relocate(banner, 0, BREAK_ZONE)
    assert table.power(guard) == 5000


@pytest.mark.clauses("fftcg-2020", "11.12.4.5", "11.9.2")
def test_field_ability_applies_to_cards_that_come_later() -> None:
    board = Board()
    board.put(0, FIELD, "Banner", field(power_up(MY_FORWARDS, 1000)), type="Backup")
    late = board.put(0, HAND)
    table = board.start()
    assert table.power(late) == 5000
    table.match.game.relocate(late, 0, FIELD)
    assert table.power(late) == 6000


@pytest.mark.clauses("fftcg-2020", "11.12.4.2")
def test_resolved_effect_does_not_apply_to_cards_that_come_later() -> None:
    board = Board()
    rite = board.summon(power_up(MY_FORWARDS, 1000, END_OF_TURN))
    there = board.put(0, FIELD)
    late = board.put(0, HAND)
    table = board.start().play(rite)
    table.match.game.relocate(late, 0, FIELD)
    assert (table.power(there), table.power(late)) == (6000, 5000)


@pytest.mark.clauses("fftcg-2020", "11.12.4.3")
def test_numbers_of_a_resolved_effect_are_set_once() -> None:
    board = Board()
    each = ir.PerEach(amount=num(1000), each=ir.CountOf(group=forwards(MINE)))
    rite = board.summon(choose(), power_up(it(), each, END_OF_TURN))
    guard = board.put(0, FIELD)
    late = board.put(0, HAND)
    table = board.start().play(rite, [])
    assert table.power(guard) == 6000
    table.match.game.relocate(late, 0, FIELD)
    assert table.power(guard) == 6000


def test_numbers_of_a_field_ability_follow_the_game() -> None:
    board = Board()
    each = ir.PerEach(amount=num(1000), each=ir.CountOf(group=forwards(MINE)))
    captain = board.put(0, FIELD, "Captain", field(power_up(SELF, each)))
    late = board.put(0, HAND)
    table = board.start()
    assert table.power(captain) == 6000
    table.match.game.relocate(late, 0, FIELD)
    assert table.power(captain) == 7000


@pytest.mark.clauses("fftcg-2020", "11.12.4.6")
def test_control_comes_before_everything_else() -> None:
    board = Board()
    category = ir.Group(
        noun=ir.TypeIs(types=("Forward",)), adjectives=(ir.CategoryIs(category="VII"),), qualifiers=(MINE,)
    )
    board.put(0, FIELD, "General", field(power_up(ir.All(group=category), 2000)), type="Backup")
    stolen = board.put(1, FIELD, "Knight", power=4000, categories=("VII",))
    board.put(1, FIELD, "Banner", field(power_up(MY_FORWARDS, 1000)), type="Backup")
    table = board.start()
    assert table.power(stolen) == 5000
    gain_control(table.match.game, [table.ref(stolen)], 0, BY_RULES)
    assert table.power(stolen) == 6000


@pytest.mark.clauses("fftcg-2020", "11.12.4.6", "5.2.3.1.1.4")
def test_a_monster_that_becomes_a_forward_is_both_and_counts_for_power_effects() -> None:
    board = Board()
    board.put(0, FIELD, "Banner", field(power_up(MY_FORWARDS, 1000)), type="Backup")
    wakes = ir.BecomeForward(what=SELF, power=num(7000), gains=(ir.KeywordGained(keyword="Haste"),), duration=ALWAYS)
    golem = board.put(0, FIELD, "Golem", field(wakes), type="Monster")
    table = board.start()
    assert set(table.chars(golem).types) == {"Monster", "Forward"}
    assert table.power(golem) == 8000
    assert "Haste" in table.chars(golem).keywords


@pytest.mark.clauses("fftcg-2020", "11.12.4.12", "11.12.4.13")
@pytest.mark.parametrize("knights_first", [True, False])
def test_an_effect_waits_for_the_one_it_depends_on(knights_first: bool) -> None:
    board = Board()
    knights = ir.All(
        group=ir.Group(noun=ir.TypeIs(types=("Monster",)), adjectives=(ir.JobIs(job="Knight"),), qualifiers=(MINE,))
    )
    become = field(ir.BecomeForward(what=knights, power=num(3000), gains=(), duration=ALWAYS))
    dub = field(ir.Restrict(what=MY_MONSTERS, rule=ir.AlsoJob(job="Knight"), duration=ALWAYS))
    abilities = [("Waker", become), ("Squire", dub)]
    for name, ability in abilities if knights_first else reversed(abilities):
        board.put(0, FIELD, name, ability, type="Backup")
    golem = board.put(0, FIELD, "Golem", type="Monster")
    table = board.start()
    assert "Forward" in table.chars(golem).types
    assert table.power(golem) == 3000


@pytest.mark.clauses("fftcg-2020", "11.12.4.13")
@pytest.mark.parametrize(("first", "second"), [("Fire", "Ice"), ("Ice", "Fire")])
def test_independent_effects_apply_in_the_order_of_their_timestamps(first: str, second: str) -> None:
    board = Board()
    for name, element in (("A", first), ("B", second)):
        board.put(
            0, FIELD, name, field(ir.BecomeElement(what=MY_FORWARDS, element=element, duration=ALWAYS)), type="Backup"
        )
    guard = board.put(0, FIELD, elements=("Water",))
    assert board.start().chars(guard).elements == (second,)


@pytest.mark.clauses("fftcg-2020", "11.12.4.10")
def test_a_card_that_enters_again_has_a_new_timestamp() -> None:
    board = Board()
    cards = [
        board.put(0, FIELD, e, field(ir.BecomeElement(what=MY_FORWARDS, element=e, duration=ALWAYS)), type="Backup")
        for e in ("Fire", "Ice")
    ]
    guard = board.put(0, FIELD, elements=("Water",))
    table = board.start()
    assert table.chars(guard).elements == ("Ice",)
    table.match.game.relocate(cards[0], 0, HAND)
    table.match.game.relocate(cards[0], 0, FIELD)
    assert table.chars(guard).elements == ("Fire",)


@pytest.mark.clauses("fftcg-2020", "11.12.4.7")
@pytest.mark.parametrize("banner_first", [True, False])
def test_own_power_effects_come_first(banner_first: bool) -> None:
    board = Board()
    becomes = ir.If(
        condition=ir.HasFilter(card=SELF, filter=ir.StatusIs(status="damaged")),
        effect=ir.SetPower(what=SELF, amount=num(9000), duration=ALWAYS),
    )
    banner = ("Banner", field(power_up(MY_FORWARDS, 1000)), "Backup")
    fury = ("Fury", field(becomes), "Forward")
    ids = {
        name: board.put(0, FIELD, name, ability, type=kind)
        for name, ability, kind in ([banner, fury] if banner_first else [fury, banner])
    }
    table = board.start()
    assert table.power(ids["Fury"]) == 6000
    table.match.game.edit(ids["Fury"]).damage = 1000
    assert table.power(ids["Fury"]) == 10000


@pytest.mark.clauses("fftcg-2020", "11.12.4.7")
def test_own_element_change_comes_before_others_older_or_not() -> None:
    board = Board()
    all_ice = field(ir.BecomeElement(what=MY_FORWARDS, element="Ice", duration=ALWAYS))
    board.put(0, FIELD, "Frost", all_ice, type="Backup")
    ember = board.put(0, FIELD, "Ember", field(ir.BecomeElement(what=SELF, element="Fire", duration=ALWAYS)))
    assert board.start().chars(ember).elements == ("Ice",)


@pytest.mark.clauses("fftcg-2020", "11.5.7", "4.3", "12.4.4")
def test_a_new_base_power_keeps_all_other_changes() -> None:
    board = Board()
    victim = board.put(1, FIELD, power=7000)
    pump = board.summon(choose(), power_up(it(), 2000, END_OF_TURN))
    weaken = board.summon(choose(), ir.Lose(to=it(), losses=(ir.PowerUp(amount=num(3000)),), duration=END_OF_TURN))
    shrink = board.summon(choose(), ir.SetPower(what=it(), amount=num(1000), duration=END_OF_TURN))
    table = board.start().play(pump).play(weaken)
    assert table.power(victim) == 6000
    table.play(shrink)
    assert table.zone(victim) == BREAK_ZONE


@pytest.mark.clauses("fftcg-2020", "4.3")
def test_negative_power_is_kept_while_it_is_changed() -> None:
    board = Board()
    victim = board.put(1, FIELD, power=3000)
    rite = board.summon(
        choose(),
        ir.Lose(to=it(), losses=(ir.PowerUp(amount=num(5000)),), duration=END_OF_TURN),
        power_up(it(), 4000, END_OF_TURN),
    )
    table = board.start().play(rite)
    assert table.zone(victim) == FIELD
    assert table.power(victim) == 2000


@pytest.mark.clauses("fftcg-2020", "11.9.2", "12.4.4")
def test_a_card_that_enters_with_no_power_left_goes_to_the_break_zone() -> None:
    board = Board()
    blight = ir.Lose(to=every(THEIRS), losses=(ir.PowerUp(amount=num(2000)),), duration=ALWAYS)
    board.put(1, FIELD, "Blight", field(blight), type="Backup")
    weak = board.put(0, HAND, "Weak", power=2000, cost=0)
    table = board.start().play(weak)
    assert table.zone(weak) == BREAK_ZONE


@pytest.mark.clauses("fftcg-2020", "15.2.6.2")
def test_damage_abilities_wait_for_their_points() -> None:
    board = Board()
    board.put(0, DAMAGE_ZONE)
    board.put(0, DAMAGE_ZONE)
    fighter = board.put(0, FIELD, "Fighter", field(power_up(SELF, 2000), damage=3))
    swift = ir.KeywordAbility(keywords=(ir.Keyword(name="Haste"),), damage=3)
    runner = board.put(0, FIELD, "Runner", swift)
    last = board.put(0, HAND)
    table = board.start()
    assert table.power(fighter) == 5000
    assert "Haste" not in table.chars(runner).keywords
    table.match.game.relocate(last, 0, DAMAGE_ZONE)
    assert table.power(fighter) == 7000
    assert "Haste" in table.chars(runner).keywords


@pytest.mark.clauses("fftcg-2020", "15.2.6.2")
def test_a_keyword_alone_on_the_field_comes_with_the_last_point() -> None:
    board = Board()
    board.put(0, DAMAGE_ZONE)
    runner = board.put(0, FIELD, "Runner", ir.KeywordAbility(keywords=(ir.Keyword(name="Haste"),), damage=2))
    last = board.put(0, HAND)
    table = board.start()
    assert "Haste" not in table.chars(runner).keywords
    table.match.game.relocate(last, 0, DAMAGE_ZONE)
    assert "Haste" in table.chars(runner).keywords


@pytest.mark.clauses("fftcg-2020", "11.12.4.6", "11.12.4.8")
def test_gained_abilities_apply_and_lost_ones_do_not() -> None:
    board = Board()
    gift = field(power_up(ir.SelfRef(), 3000))
    lend = ir.Gain(to=every(MINE), gains=(ir.AbilityGained(abilities=(gift,)),), duration=ALWAYS)
    board.put(0, FIELD, "Mentor", field(lend), type="Backup")
    pupil = board.put(0, FIELD, "Pupil", field(power_up(SELF, 1000)))
    silence = board.summon(choose(forwards(MINE)), ir.Lose(to=it(), losses=(ir.AllAbilities(),), duration=END_OF_TURN))
    table = board.start()
    assert table.power(pupil) == 9000
    table.play(silence)
    assert table.power(pupil) == 5000
    assert table.chars(pupil).abilities == ()


@pytest.mark.clauses("fftcg-2020", "11.12.4.12")
def test_a_silenced_source_lends_nothing_whatever_the_order() -> None:
    board = Board()
    lend = ir.Gain(to=every(MINE), gains=(ir.KeywordGained(keyword="Haste"),), duration=ALWAYS)
    mentor = board.put(0, FIELD, "Mentor", field(lend))
    pupil = board.put(0, FIELD, "Pupil")
    silence = board.summon(
        choose(forwards(ir.NameIs(name="Mentor"))), ir.Lose(to=it(), losses=(ir.AllAbilities(),), duration=END_OF_TURN)
    )
    table = board.start()
    assert "Haste" in table.chars(pupil).keywords
    table.play(silence)
    assert "Haste" not in table.chars(pupil).keywords
    assert "Haste" not in table.chars(mentor).keywords


def test_power_that_cannot_be_decreased_by_the_opponent() -> None:
    board = Board()
    firm = field(ir.Restrict(what=SELF, rule=ir.PowerCannotBeDecreased(by=FOE), duration=ALWAYS))
    rock = board.put(0, FIELD, "Rock", firm)
    blight = ir.Lose(to=every(THEIRS), losses=(ir.PowerUp(amount=num(2000)),), duration=ALWAYS)
    board.put(1, FIELD, "Blight", field(blight), type="Backup")
    other = board.put(0, FIELD)
    table = board.start()
    assert (table.power(rock), table.power(other)) == (5000, 3000)


def test_instead_and_if_in_a_field_ability_are_conditions() -> None:
    board = Board()
    two = ir.Controls(player=YOU, group=forwards(), count=num(2))
    three = ir.Controls(player=YOU, group=forwards(), count=num(3))
    steps = field(
        ir.If(condition=two, effect=power_up(SELF, 1000)), ir.Instead(condition=three, effect=power_up(SELF, 3000))
    )
    leader = board.put(0, FIELD, "Leader", steps)
    first, second = board.put(0, HAND), board.put(0, HAND)
    table = board.start()
    seen = [table.power(leader)]
    for card in (first, second):
        table.match.game.relocate(card, 0, FIELD)
        seen.append(table.power(leader))
    assert seen == [5000, 6000, 8000]


def test_nothing_continuous_leaves_the_view_empty() -> None:
    board = Board()
    board.put(0, FIELD)
    table = board.start()
    derived = table.match.game.derived
    assert derived.chars == {}
    assert derived.reads == 0


def test_the_view_reads_no_more_than_its_texts_do() -> None:
    board = Board()
    on_turn = ir.If(condition=ir.IsTurnOf(player=YOU), effect=power_up(SELF, 1000))
    knight = board.put(0, FIELD, "Knight", field(on_turn))
    table = board.start()
    assert table.match.game.derived.reads == 4
    assert table.power(knight) == 6000
    view = table.match.game.derived
    table.match.game.edit(knight).dull = True
    assert table.match.game.derived is view
    table.match.state.turn_player = 1
    table.match.game.changed(MISC)
    assert table.power(knight) == 5000


def test_a_name_in_all_situations_counts_in_every_zone() -> None:
    board = Board()
    alias = field(ir.Restrict(what=SELF, rule=ir.AlsoName(name="Cloud"), duration=ALWAYS))
    hidden = board.put(0, HAND, "Stranger", alias)
    assert board.start().chars(hidden).names == ("Stranger", "Cloud")


def test_counted_cards_are_what_the_sentence_goes_on_about() -> None:
    board = Board()
    named = ir.Group(noun=ir.TypeIs(types=("Forward",)), adjectives=(ir.NameIs(name="Twin"),))
    grow = ir.If(
        condition=ir.Controls(player=YOU, group=named, count=num(1), bind="t1"), effect=power_up(it("t1"), 2000)
    )
    board.put(0, FIELD, "Banner", field(grow), type="Backup")
    twin, guard = board.put(0, FIELD, "Twin"), board.put(0, FIELD)
    table = board.start()
    assert (table.power(twin), table.power(guard)) == (7000, 5000)


@pytest.mark.clauses("fftcg-2020", "11.12.4.3")
def test_doubled_power_is_what_it_was_when_that_resolved() -> None:
    board = Board()
    guard = board.put(0, FIELD, power=3000)
    twice = board.summon(choose(), ir.DoublePower(what=it(), duration=END_OF_TURN))
    pump = board.summon(choose(), power_up(it(), 1000, END_OF_TURN))
    table = board.start().play(pump).play(twice)
    assert table.power(guard) == 8000


def test_power_that_cannot_be_increased() -> None:
    board = Board()
    rule = ir.PowerCannotBeIncreased(by=ir.AnyPlayer())
    humble = board.put(0, FIELD, "Humble", field(ir.Restrict(what=SELF, rule=rule, duration=ALWAYS)))
    board.put(0, FIELD, "Banner", field(power_up(MY_FORWARDS, 1000)), type="Backup")
    assert board.start().power(humble) == 5000


@pytest.mark.clauses("fftcg-2020", "11.12.4.6")
def test_keywords_for_a_job_reach_a_card_that_gains_the_job() -> None:
    board = Board()
    knights = ir.Group(noun=ir.TypeIs(types=("Forward",)), adjectives=(ir.JobIs(job="Knight"),), qualifiers=(MINE,))
    swift = ir.Gain(to=ir.All(group=knights), gains=(ir.KeywordGained(keyword="Haste"),), duration=ALWAYS)
    board.put(0, FIELD, "Captain", field(swift), type="Backup")
    hero = board.put(0, FIELD, "Hero", field(ir.Restrict(what=SELF, rule=ir.AllJobs(), duration=ALWAYS)))
    plain = board.put(0, FIELD, "Plain")
    table = board.start()
    assert "Haste" in table.chars(hero).keywords
    assert "Haste" not in table.chars(plain).keywords


@pytest.mark.clauses("fftcg-2020", "11.12.4.13")
def test_a_keyword_gained_after_all_abilities_were_lost_stays() -> None:
    lend = ir.Gain(to=it(), gains=(ir.KeywordGained(keyword="Haste"),), duration=END_OF_TURN)
    take = ir.Lose(to=it(), losses=(ir.AllAbilities(),), duration=END_OF_TURN)
    for order, kept in (((take, lend), True), ((lend, take), False)):
        board = Board()
        brave = ir.KeywordAbility(keywords=(ir.Keyword(name="Brave"),))
        guard = board.put(0, FIELD, "Guard", brave)
        rites = [board.summon(choose(), effect) for effect in order]
        table = board.start()
        for rite in rites:
            table.play(rite)
        assert ("Haste" in table.chars(guard).keywords) == kept
        assert "Brave" not in table.chars(guard).keywords


@pytest.mark.clauses("fftcg-2020", "11.12.4.12", "11.12.4.13")
def test_a_keyword_that_asks_for_power_waits_for_the_powers() -> None:
    board = Board()
    strong = ir.HasFilter(card=SELF, filter=ir.PowerIs(amount=num(6000), compare=">="))
    brave = ir.Gain(to=SELF, gains=(ir.KeywordGained(keyword="Brave"),), duration=ALWAYS)
    climber = board.put(0, FIELD, "Climber", field(ir.If(condition=strong, effect=brave)))
    banner = board.put(0, FIELD, "Banner", field(power_up(MY_FORWARDS, 1000)), type="Backup")
    table = board.start()
    assert "Brave" in table.chars(climber).keywords
    table.match.game.relocate(banner, 0, BREAK_ZONE)
    assert "Brave" not in table.chars(climber).keywords
