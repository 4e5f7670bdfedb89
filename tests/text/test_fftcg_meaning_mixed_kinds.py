"""A bare type beside a kind of card, what is counted again in fewer words, and what came of cards chosen as several kinds."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, MINE, YOU, effects, last, meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir

ENTERS = "When Hild enters the field, "
SUMMON, MONSTER = ir.Group(ir.TypeIs(("Summon",))), ir.Group(ir.TypeIs(("Monster",)))
CATEGORY = ir.CategoryIs("VI")


@pytest.mark.parametrize(
    ("words", "first", "second"),
    [
        ("1 Summon or {Category VI} Character", SUMMON, ir.Group(ir.IsCharacter(), (CATEGORY,))),
        ("1 Summon or {Job Knight}", SUMMON, ir.Group(ir.JobIs("Knight"))),
        ("1 Monster or Fire Forward", MONSTER, ir.Group(FORWARD, (ir.ElementIs(("Fire",)),))),
        ("up to 2 Summons and/or {Category VI} Characters", SUMMON, ir.Group(ir.IsCharacter(), (CATEGORY,))),
    ],
)
def test_what_stands_before_the_second_is_said_of_it_alone(words: str, first: ir.Group, second: ir.Group) -> None:
    (choose, *_) = effects(f"Choose {words} in your Break Zone. Add {'them' if '2' in words else 'it'} to your hand.")
    assert isinstance(choose, ir.Choose)
    noun = choose.targets[0].group.noun
    assert isinstance(noun, ir.NounOr)
    assert same(noun.first, first) and same(noun.second, second)


def test_a_quality_before_the_first_of_two_is_said_of_both() -> None:
    (choose, _) = effects("Choose 1 dull Forward or Monster. Break it.")
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].group, ir.Group(ir.TypeIs(("Forward", "Monster")), (ir.StatusIs("dull"),)))


def test_all_that_are_one_or_the_other() -> None:
    ability = meant("The Monsters and {Job Knight} Forwards you control gain Brave.")
    assert isinstance(ability, ir.FieldAbility)
    (gain,) = ability.effects
    knights = ir.Group(FORWARD, (ir.JobIs("Knight"),))
    assert isinstance(gain, ir.Gain) and same(gain.to, ir.All(ir.Group(ir.AnyNoun((MONSTER, knights)), (), (MINE,))))


@pytest.mark.parametrize("second", ["{Category VI} Character", "{Job Knight}"])
def test_one_card_is_not_both(second: str) -> None:
    with pytest.raises(TextError, match="two things"):
        one(f"Choose 1 Monster and {second} you control. Activate it.", "Summon")


@pytest.mark.parametrize("joined", [". If there are 6 or more", ", and if there are 6 or more"])
@pytest.mark.parametrize("counted", ["cards in your Break Zone", "different Elements among the Characters you control"])
def test_what_was_counted_is_not_said_again(counted: str, joined: str) -> None:
    ability = meant(f"If there are 3 or more {counted}, Hild gains Haste{joined}, Hild also gains Brave.")
    plain = meant(f"If there are 6 or more {counted}, Hild also gains Brave.")
    assert isinstance(ability, ir.FieldAbility) and isinstance(plain, ir.FieldAbility)
    parts = [part for each in ability.effects for part in (each.effects if isinstance(each, ir.Both) else (each,))]
    assert len(parts) == 2 and same(parts[1], plain.effects[0])


@pytest.mark.parametrize("before", ["Draw 1 card.", "If you control 3 or more Backups, draw 1 card."])
def test_where_nothing_of_the_kind_was_counted(before: str) -> None:
    with pytest.raises(TextError, match="it is open which cards are counted"):
        one(f"{before} If there are 5 or more, your opponent discards 1 card.", "Summon")


@pytest.mark.parametrize(
    "text",
    [
        "Choose up to 1 Forward, up to 1 Backup and up to 1 Monster. Break them. Draw 1 card for each Character broken by this effect.",
        "Choose up to 2 Forwards. Break them. Draw 1 card for each Character broken by this effect.",
        "Choose 1 Forward you control and 1 Forward opponent controls. Break them. Draw 1 card for each Forward broken by this effect.",
    ],
)
def test_all_that_was_broken_is_counted(text: str) -> None:
    draw = last(text)
    assert same(draw, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount())))


@pytest.mark.parametrize("kind", ["Forward", "Monster"])
def test_some_of_what_was_broken_is_not_counted(kind: str) -> None:
    with pytest.raises(TextError, match="by this effect"):
        one(f"Choose 1 Forward and 1 Backup. Break them. Draw 1 card for each {kind} broken by this effect.", "Summon")


def test_exactly_so_many_broken() -> None:
    asked = last("Choose up to 2 Characters. Break them. If 2 Characters are broken by this effect, draw 1 card.")
    assert isinstance(asked, ir.If)
    assert same(asked.condition, ir.Compare(ir.ResultCount(), ir.Num(2), "="))


@pytest.mark.parametrize("number", ["2 or more points of damage", "2 points of damage or more"])
@pytest.mark.parametrize("player", [("you have", YOU), ("your opponent has", ir.Opponent())])
def test_points_received_this_turn(number: str, player: tuple[str, ir.Player]) -> None:
    ability = meant(f"If {player[0]} received {number} this turn, Hild gains Haste.")
    points = ir.HappenedThisTurn(ir.PlayerReceivesDamage(player[1]), 2)
    gain = ir.Gain(ME, (ir.KeywordGained("Haste"),), ALWAYS)
    assert isinstance(ability, ir.FieldAbility) and same(ability.effects, (ir.If(points, gain),))


@pytest.mark.parametrize("word", ["ability", "abilities"])
def test_what_its_own_ability_removed(word: str) -> None:
    long, short = (
        meant(f"《1》: Choose 1 Summon removed {words}by Hild's {word}. Add it to your hand.")
        for words in ("from the game ", "")
    )
    assert same(long, short)


def test_only_an_active_card_is_dulled_instead() -> None:
    ability = meant("If a Forward other than Hild you control would be broken, you may dull active Hild instead.")
    assert isinstance(ability, ir.FieldAbility)
    (instead,) = ability.effects
    assert isinstance(instead, ir.ReplaceFate) and same(instead.effect, ir.May(YOU, ir.DullActive(ME)))


def test_one_kind_of_card_that_is_a_job_or_a_name() -> None:
    (choose, _) = effects("Choose 1 {Job Knight} or 1 {Card Name Knight} of cost 3 or less. Break it.")
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].group.qualifiers, (ir.CostIs(ir.Num(3), "<="),))


@pytest.mark.parametrize(("whose", "player"), [("your", YOU), ("your opponent's", ir.Opponent())])
def test_in_whose_turn_a_card_is_cast_is_known_as_it_is_paid_for(whose: str, player: ir.Player) -> None:
    text = f"If you cast Hild during {whose} turn, the cost required to cast Hild is reduced by 2."
    cheaper = ir.If(ir.IsTurnOf(player), ir.CostChange(ME, ir.Num(2)))
    for kind in ("Summon", "Forward"):
        ability = meant(text, kind)
        assert isinstance(ability, ir.FieldAbility) and same(ability.effects, (cheaper,))
    with pytest.raises(TextError, match="known of a Summon only"):
        one(f"If you cast Hild during {whose} turn, Hild gains Haste.")


@pytest.mark.parametrize("hurt", ["damaged by", "dealt damage by"])
def test_whom_it_damaged_this_turn(hurt: str) -> None:
    asked = last(f"Choose 1 Forward. If it was {hurt} Hild this turn, break it.")
    assert isinstance(asked, ir.If)
    assert same(asked.condition, ir.HasFilter(ir.Ref(("t1",)), ir.DamagedBy(ME)))


@pytest.mark.parametrize(
    "condition",
    [
        "you control a {Card Name Ann} or a {Card Name Bob}",
        "a Fire Forward has entered your field this turn",
        "there are 5 or more Summons in your Break Zone",
    ],
)
def test_cp_of_another_element_on_any_condition(condition: str) -> None:
    produces, gains = (
        one(f"If {condition}, Hild {effect}.", "Backup") for effect in ("can produce Wind CP", "gains Brave")
    )
    assert isinstance(produces, ir.FieldAbility) and isinstance(gains, ir.FieldAbility)
    (first,), (second,) = produces.effects, gains.effects
    assert isinstance(first, ir.If) and isinstance(second, ir.If)
    assert same(first.condition, second.condition)
    assert same(first.effect, ir.Restrict(ME, ir.Produces(("Wind",)), ALWAYS))


@pytest.mark.parametrize(
    ("words", "second"),
    [
        ("Monster", MONSTER),
        ("{Job Knight}", ir.Group(ir.JobIs("Knight"))),
        ("Fire Backup", ir.Group(ir.TypeIs(("Backup",)), (ir.ElementIs(("Fire",)),))),
    ],
)
def test_a_cost_that_stands_before_the_second_is_said_of_the_first(words: str, second: ir.Group) -> None:
    (choose, _) = effects(f"Choose 1 Forward of cost 3 or less or {words} in your Break Zone. Add it to your hand.")
    assert isinstance(choose, ir.Choose)
    group = choose.targets[0].group
    cheap = ir.Group(FORWARD, (), (ir.CostIs(ir.Num(3), "<="),))
    assert same(group.noun, ir.NounOr(cheap, second))
    assert same(group.qualifiers, (ir.InZone(ir.BreakZone(YOU)),))


def test_of_more_than_one_element_without_a_type() -> None:
    (choose, _) = effects("Choose 1 Multi-Element {Job Knight}. Activate it.")
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].group, ir.Group(ir.JobIs("Knight"), (ir.MultiElement(),)))
