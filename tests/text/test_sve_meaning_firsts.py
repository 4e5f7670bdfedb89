"""What sentences mean about the first time in a turn, where cards come from, one place said of several, and what lasts for a span."""

from __future__ import annotations

import pytest
from test_sve_meaning import FOE, FOLLOWER, IT, MINE, ON_MINE, SELF, SPELL, YOU, chosen, compiled, effects, stats
from test_sve_meaning_missing import refused
from test_sve_meaning_wider import DRAW, GRAVE

from cardwright.text import ir
from cardwright.text import ir_sve as sv

ALWAYS, TURN = ir.Continuous(), ir.UntilEndOfTurn()
AMULET = ir.TypeIs(("Amulet",))
RUSH = ir.KeywordGained("Rush")


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("is destroyed", ir.IsBroken()),
        ("leaves the field", ir.LeavesField()),
        ("is put onto your field", ir.EntersField(YOU)),
        ("evolves", sv.Evolves()),
    ],
)
def test_the_first_time_that_it_befalls_any_of_them(words: str, happening: ir.Event) -> None:
    ability = compiled(f"The 1st time a follower {words} each turn, draw a card.")
    befalls = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (happening,))
    assert ability.event == ir.FirstInTurn(befalls)


@pytest.mark.parametrize("span", ["each turn", "this turn", "in a turn"])
def test_the_first_spell_that_one_plays(span: str) -> None:
    ability = compiled(f"The 1st time you play a spell {span}, draw a card.")
    assert ability.event == ir.PlayerCasts(YOU, ir.Group(SPELL), nth=1)


@pytest.mark.parametrize(
    ("place", "source"), [("deck", "deck"), ("cemetery", "cemetery"), ("hand", "hand"), ("field", "your_field")]
)
def test_put_into_the_ex_area_from_there(place: str, source: str) -> None:
    ability = compiled(f"Whenever a follower is put into your EX area from your {place}, draw a card.")
    [happening] = ability.event.happenings
    assert happening == sv.IsPutInto(sv.ExArea(YOU), source)


def test_what_one_puts_onto_the_field_from_there() -> None:
    ability = compiled("Whenever you put a follower onto your field from your EX area, give it Rush.")
    assert (ability.event.by, ability.event.happenings) == (YOU, (sv.EntersFrom(YOU, sv.ExArea(YOU)),))


def test_the_activated_ability_of_an_amulet() -> None:
    ability = compiled("Whenever you activate an amulet's [act] ability, draw a card.")
    assert ability.event == ir.PlayerUsesAbility(YOU, "action", ir.Group(AMULET))


@pytest.mark.parametrize(("more", "compare"), [("more", ">"), ("fewer", "<")])
@pytest.mark.parametrize("place", ["in your cemetery", "on your field"])
def test_more_of_one_kind_than_of_another_at_one_place(more: str, compare: str, place: str) -> None:
    [asked] = effects(f"If there are {more} followers than amulets {place}, draw a card.")
    there = ON_MINE if "field" in place else ir.InZone(GRAVE)
    left, right = (ir.CountOf(ir.Group(kind, (), (there,))) for kind in (FOLLOWER, AMULET))
    assert asked == ir.If(ir.Compare(left, right, compare), DRAW)


def test_enemies_are_on_a_field_of_their_own() -> None:
    [asked] = effects("If there are more enemy followers than followers on your field, draw a card.")
    enemies = ir.CountOf(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))
    assert asked == ir.If(ir.Compare(enemies, ir.CountOf(MINE), ">"), DRAW)


@pytest.mark.parametrize(
    "text",
    [
        "If there is a Pixie follower and there is a Sporeling follower in your cemetery, draw a card.",
        "If the number of followers is greater than the number of spells in your cemetery, draw a card.",
    ],
)
def test_it_is_open_where_the_first_of_them_is(text: str) -> None:
    assert "where the first of them is" in refused(text)


@pytest.mark.parametrize("it", ["it", "that damage"])
def test_damage_of_an_enemy_ability(it: str) -> None:
    ability = compiled(f"If an enemy ability would deal damage to your leader, reduce {it} by 1.")
    by = ir.DamageSource(kinds=("ability",), by=FOE)
    assert ability.effects == (ir.ReplaceDamage(sv.LeaderOf(YOU), "reduce", ir.Num(1), ALWAYS, by),)


@pytest.mark.parametrize("by", ["enemy spells and abilities", "enemy spells or abilities", "enemy cards and abilities"])
def test_selected_by_neither(by: str) -> None:
    ability = compiled(f"This follower can't be selected by {by}.")
    assert ability.effects == (ir.Restrict(SELF, ir.CannotBeChosen(FOE, ("summon", "ability")), ALWAYS),)


@pytest.mark.parametrize("verb", ["get", "gain", "have"])
@pytest.mark.parametrize("whom", ["enemy followers", "followers on your field"])
def test_what_a_whole_group_gets_for_a_span(verb: str, whom: str) -> None:
    [given] = effects(f"Until the end of the turn, {whom} {verb} [attack]+2.")
    group = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)) if "enemy" in whom else MINE
    assert given == ir.Gain(ir.All(group, bind="t1"), (stats(2, None),), TURN)


def test_for_the_rest_of_the_turn() -> None:
    named, given = effects("Select a follower on your field. For the rest of the turn, it has Rush.")
    assert (named, given) == (chosen(MINE), ir.Gain(IT, (RUSH,), TURN))


@pytest.mark.parametrize("front", ["this turn", "for the rest of this turn"])
def test_the_next_spell(front: str) -> None:
    [less] = effects(f"{front.capitalize()}, your next spell costs 2 less to play.")
    assert less == ir.CastersCostChange(YOU, ir.Group(SPELL), ir.Num(2), TURN, next_only=True)


def test_for_each_time_that_something_happened() -> None:
    [each] = effects("Draw a card for each time a follower on your field has evolved this turn.")
    evolved = ir.CardEvent(ir.OneSubject(MINE), (sv.Evolves(),))
    assert each == sv.ForEvery(DRAW, ir.TimesThisTurn(evolved))


@pytest.mark.parametrize("on", ["", " on them"])
def test_followers_with_counters(on: str) -> None:
    ability = compiled(f"Your followers with Fable counters{on} have Rush.")
    group = ir.Group(FOLLOWER, (ir.ControlledBy(YOU),), (ir.WithCounter("Fable", ir.Num(1)),))
    assert ability.effects == (ir.Gain(ir.All(group, bind="t1"), (RUSH,), ALWAYS),)


@pytest.mark.parametrize("verb", ["recovers", "gains"])
def test_defense_that_the_own_leader_gains(verb: str) -> None:
    ability = compiled(f"Whenever your leader {verb} [defense], draw a card.")
    assert ability.event == ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(),))
    lost = compiled("Whenever an enemy leader loses [defense], draw a card.")
    assert lost.event == ir.CardEvent(sv.LeaderOf(FOE), (sv.DefenseChanges(down=True),))
