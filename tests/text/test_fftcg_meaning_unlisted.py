"""What sentences mean that cards of later sets print and no card we have does."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, MINE, NOW, OPPONENT, T1, THEIRS, TURN, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir

TWO, TWO_THOUSAND = ir.Num(2), ir.Num(2000)


@pytest.mark.clauses("fftcg-2020", "4.2", "11.12.5.2")
@pytest.mark.parametrize(("way", "change"), [("up", "half_up"), ("down", "half")])
@pytest.mark.parametrize(
    "rounded",
    ["round {} to the nearest 1000", "rounded {} to the nearest 1000", "numbers are rounded {} to units of 1000"],
)
@pytest.mark.parametrize("halved", ["reduce the damage by half", "the damage is reduced by half", "halve the damage"])
def test_damage_is_halved_as_its_rounding_says(halved: str, rounded: str, way: str, change: str) -> None:
    result = f"{halved} instead ({rounded.format(way)})."
    own = one(f"If Hild is dealt damage, {result}")
    assert same(own, ir.FieldAbility((ir.ReplaceDamage(ME, change, TWO, ALWAYS),)))
    guarded = one(f"If a Forward you control receives damage, {result}")
    group = ir.Group(FORWARD, (), (MINE,))
    assert same(guarded, ir.FieldAbility((ir.ReplaceDamage(ir.All(group), change, TWO, ALWAYS),)))
    assert same(
        last(f"Choose 1 Forward. During this turn, if it is dealt damage, {result}"),
        ir.ReplaceDamage(T1, change, TWO, NOW),
    )
    dealt = last(f"Choose 1 Forward. If it deals damage to a Forward this turn, {result}")
    assert same(dealt, ir.ReplaceDealt(T1, change, TWO, TURN, ir.Group(FORWARD)))


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_the_next_damage_is_halved() -> None:
    text = "Choose 1 Forward. During this turn, the next damage dealt to it is reduced by half instead (round up to the nearest 1000)."
    assert same(effects(text)[1], ir.ReplaceDamage(T1, "half_up", TWO, NOW, next_only=True))


@pytest.mark.clauses("fftcg-2020", "11.6.10")
@pytest.mark.parametrize("words", ["all", "all the", "all of the"])
def test_all_counters_are_removed_as_a_cost(words: str) -> None:
    made = one(
        f"Remove {words} Pebble Counters from Hild: Choose 1 Forward. Deal it 2000 damage for each Pebble Counter removed."
    )
    assert isinstance(made, ir.ActionAbility) and same(
        made.cost, ir.Cost(actions=(ir.PayCounters("Pebble", None, ME),))
    )
    assert same(made.effects[1], ir.DealDamage(T1, ir.PerEach(TWO_THOUSAND, ir.CountersRemoved("Pebble"))))


@pytest.mark.parametrize("many", ["as many cards as", "the same number of cards as"])
@pytest.mark.parametrize("by", ["", " by this effect", " this way", " due to this ability"])
def test_as_many_are_drawn_as_were_discarded(many: str, by: str) -> None:
    first, drawn = effects(f"Discard any number of cards from your hand. Draw {many} you discarded{by}.")
    assert isinstance(first, ir.Discard) and same(drawn, ir.Draw(YOU, ir.CountRef(ir.Ref((first.bind,)))))


def test_as_many_are_drawn_as_were_returned() -> None:
    first, drawn = effects(
        "Return any number of Backups you control to their owners' hands. Draw as many cards as you returned."
    )
    assert same(drawn, ir.Draw(YOU, ir.CountRef(ir.Ref((first.target.bind,)))))  # type: ignore[attr-defined]


HANDS, POINTS = (ir.HandSize(YOU), ir.HandSize(OPPONENT)), (ir.DamageReceived(YOU), ir.DamageReceived(OPPONENT))


@pytest.mark.parametrize(("more", "sign"), [("more", ">"), ("fewer", "<"), ("less", "<")])
@pytest.mark.parametrize(
    ("words", "left", "right"),
    [
        ("your opponent has {} cards in their hand than you do", *HANDS[::-1]),
        ("your opponent has {} cards in hand than you have", *HANDS[::-1]),
        ("you have {} cards in your hand than your opponent does", *HANDS),
        ("you have {} cards in hand than your opponent has", *HANDS),
        ("you have received {} points of damage than your opponent has", *POINTS),
        ("your opponent has received {} damage than you have", *POINTS[::-1]),
    ],
)
def test_what_one_player_has_beside_the_other(
    words: str, left: ir.Amount, right: ir.Amount, more: str, sign: str
) -> None:
    made = effects(f"If {words.format(more)}, draw 1 card.")[0]
    assert same(made, ir.If(ir.Compare(left, right, sign), ir.Draw(YOU, ir.Num(1))))


@pytest.mark.clauses("fftcg-2020", "11.8.3")
@pytest.mark.parametrize(
    "whose",
    ["your opponent's auto-ability", "an auto-ability of your opponent", "one of your opponent's auto-abilities"],
)
def test_an_ability_waits_for_the_opponents_auto_abilities(whose: str) -> None:
    drawn = ir.Draw(YOU, ir.Num(1))
    assert same(one(f"When {whose} triggers, draw 1 card."), ir.AutoAbility(ir.AutoTriggers(OPPONENT), (drawn,)))


@pytest.mark.clauses("fftcg-2020", "11.8.3")
def test_it_is_the_card_whose_auto_ability_triggers() -> None:
    made = one("When an auto-ability of a Forward opponent controls triggers, deal it 2000 damage.")
    event = ir.AutoTriggers(ir.EachPlayer(), ir.Group(FORWARD, (), (THEIRS,)))
    assert same(made, ir.AutoAbility(event, (ir.DealDamage(ir.Ref(("subject",)), TWO_THOUSAND),)))


@pytest.mark.parametrize("number", ["any", "one", "either", "1"])
@pytest.mark.parametrize(
    ("front", "behind"), [("", " this turn"), ("", " during this turn"), ("During this turn, ", "")]
)
def test_an_effect_waits_for_each_of_those_chosen(front: str, behind: str, number: str) -> None:
    when = f"{front}{'w' if front else 'W'}hen {number} of them is put from the field into the Break Zone{behind}"
    waits = last(f"Choose up to 2 Forwards. Deal them 2000 damage. {when}, draw 1 card.")
    event = ir.CardEvent(ir.Ref(("t1",)), (ir.PutIntoBreakZone("field"),))
    assert same(waits, ir.Delayed(event, (ir.Draw(YOU, ir.Num(1)),), this_turn=True))


@pytest.mark.parametrize("by", ["by this effect", "due to this ability", "this way"])
@pytest.mark.parametrize("done", ["broken", "put from the field into the Break Zone"])
def test_how_many_were_broken_by_the_effect(done: str, by: str) -> None:
    drawn = ir.Draw(YOU, ir.Num(1))
    for number, are in (
        ("2 or more Forwards", "are"),
        ("2 or more Forwards", "were"),
        ("a Forward", "is"),
        ("a Forward", "was"),
    ):
        asked = ir.Compare(ir.ResultCount(), TWO if "2" in number else ir.Num(1), ">=")
        text = f"Break all the Forwards of cost 2 or less. If {number} {are} {done} {by}, draw 1 card."
        assert same(effects(text)[1], ir.If(asked, drawn))


def test_damage_breaks_nothing_while_the_effect_is_carried_out() -> None:
    with pytest.raises(TextError, match="without such an instruction"):
        effects("Deal 4000 damage to all the Forwards. If 2 or more Forwards were broken by this effect, draw 1 card.")
