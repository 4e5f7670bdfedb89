"""What sentences of Shadowverse: Evolve mean: damage: who deals it, how much, to whom."""

from __future__ import annotations

import pytest
from sve_meaning import (
    ALWAYS,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    LEADER,
    SELF,
    SPELL,
    TURN,
    YOU,
    chosen,
    compiled,
    effects,
    refused,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

THEIRS = ir.ControlledBy(FOE)
LEADERS = ir.TypeIs(("Leader",))


def test_two_rules_for_a_turn() -> None:
    both = effects("Select an enemy follower on the field. It can't attack or deal damage this turn.")[1]
    assert both == ir.Both((ir.Restrict(IT, ir.CannotAttack(), TURN), ir.Restrict(IT, sv.CannotDealDamage(), TURN)))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("This follower deals no damage.", ir.Restrict(SELF, sv.CannotDealDamage(), ir.Continuous())),
        ("This follower doesn't deal damage.", ir.Restrict(SELF, sv.CannotDealDamage(), ir.Continuous())),
        ("This follower can't deal damage to leaders.", ir.Restrict(SELF, sv.CannotDealDamage(to=ir.Group(LEADERS)), ir.Continuous())),
        (
            "This follower deals no combat damage to evolved followers.",
            ir.Restrict(SELF, sv.CannotDealDamage("combat", ir.Group(FOLLOWER, (sv.IsEvolved(),))), ir.Continuous()),
        ),
        ("This follower doesn't take more than 3 damage at a time.", ir.ReplaceDamage(SELF, "cap", ir.Num(3), ir.Continuous())),
        (
            "This follower can't take combat damage from evolved followers.",
            ir.Restrict(SELF, sv.TakesNoDamage("combat", source=ir.Group(FOLLOWER, (sv.IsEvolved(),))), ir.Continuous()),
        ),
    ],
)  # fmt: skip
def test_other_words_about_damage(text: str, wanted: ir.Effect) -> None:
    assert compiled(text).effects == (wanted,)


@pytest.mark.parametrize(
    ("text", "change", "cards"),
    [
        ("Damage dealt to your leader by enemy followers is reduced by 1.", "reduce", FOLLOWER),
        ("Increase damage dealt to your leader by enemy spells by 1.", "increase", SPELL),
        ("Your leader takes 1 more damage from enemy spells.", "increase", SPELL),
        ("Damage dealt to your leader by enemy followers is reduced to 1.", "cap", FOLLOWER),
    ],
)
def test_damage_by_its_source(text: str, change: str, cards: ir.Filter) -> None:
    source = ir.DamageSource(cards=ir.Group(cards, (THEIRS,)))
    made = ir.ReplaceDamage(LEADER, change, ir.Num(1), duration=ALWAYS, source=source)
    assert compiled(text).effects == (made,)


@pytest.mark.parametrize("it", ["it", "that damage"])
def test_damage_of_an_enemy_ability(it: str) -> None:
    ability = compiled(f"If an enemy ability would deal damage to your leader, reduce {it} by 1.")
    by = ir.DamageSource(kinds=("ability",), by=FOE)
    assert ability.effects == (ir.ReplaceDamage(sv.LeaderOf(YOU), "reduce", ir.Num(1), ALWAYS, by),)


@pytest.mark.parametrize(
    ("by", "source"),
    [
        ("an ability", ir.DamageSource(kinds=("ability",))),
        ("an enemy ability", ir.DamageSource(kinds=("ability",), by=FOE)),
        ("enemy abilities", ir.DamageSource(kinds=("ability",), by=FOE)),
        ("a spell", ir.DamageSource(ir.Group(SPELL))),
        ("an enemy follower on the field", ir.DamageSource(ENEMY)),
    ],
)
def test_damage_from_something_is_less(by: str, source: ir.DamageSource) -> None:
    for text, change, amount in (
        ("take damage from {}, reduce that damage by 2", "reduce", 2), ("be dealt damage by {}, reduce it to 1", "cap", 1),
        ("take damage from {}, it takes no damage instead", "become", 0),
    ):  # fmt: skip
        made = compiled(f"If this follower would {text.format(by)}.")
        assert made.effects == (ir.ReplaceDamage(SELF, change, ir.Num(amount), ALWAYS, source),)


@pytest.mark.parametrize(
    "words",
    [
        "Damage dealt to your leader by enemy abilities is reduced by 2.",
        "Reduce damage dealt to your leader by enemy abilities by 2.",
    ],
)
def test_damage_by_abilities(words: str) -> None:
    source = ir.DamageSource(kinds=("ability",), by=FOE)
    wanted = ir.ReplaceDamage(LEADER, "reduce", ir.Num(2), duration=ALWAYS, source=source)
    assert compiled(words).effects == (wanted,)


@pytest.mark.parametrize(("who", "by"), [("an ability", None), ("an enemy ability", FOE)])
def test_damage_of_abilities(who: str, by: ir.Player | None) -> None:
    """5.13.3: of no attack."""
    (rule,) = compiled(f"If {who} would deal damage to your leader, it deals 1 less.").effects
    assert rule.source == ir.DamageSource(kinds=("ability",), by=by)
    assert (rule.to, rule.change, rule.amount) == (sv.LeaderOf(YOU), "reduce", ir.Num(1))


def test_the_enemy_follower_is_the_enemy_of_two() -> None:
    _, dealt = effects(
        "Select a follower on your field and an enemy follower on the field. Deal 2 damage to the enemy follower."
    )
    assert dealt.to == ir.Ref(("t2",))


def test_damage_to_each_of_them() -> None:
    two = ir.Choose((ir.Target(ir.Num(2), ENEMY, up_to=True, bind="t1"),), YOU)
    said = effects("Select up to 2 enemy followers on the field. Deal them 2 damage each.")
    assert said == (two, ir.DealDamage(IT, ir.Num(2)))


def test_each_of_them_deals_damage() -> None:
    *_, made = effects("Select 2 followers on your field. Each of them deals 1 damage to each enemy leader.")
    assert isinstance(made, ir.DealDamage) and made.source == ir.Ref(("t1",))


def test_two_that_strike_each_other() -> None:
    text = "Select a follower on your field and an enemy follower on the field. They deal damage equal to their attack to each other."
    assert effects(text)[1] == ir.DealEachOther(IT, ir.Ref(("t2",)))


def test_the_card_itself_and_another_strike_each_other() -> None:
    text = "[fanfare] Select an enemy follower on the field. It and this follower deal damage equal to their attack to each other."
    assert compiled(text).effects[1] == ir.DealEachOther(IT, SELF)


def test_both_deal_damage_equal_to_their_attacks() -> None:
    [_, dealt] = effects(
        "Select a follower on your field and an enemy follower on the field. They deal damage to each other equal to their attacks."
    )
    assert dealt == ir.DealEachOther(IT, ir.Ref(("t2",)))


@pytest.mark.parametrize("words", ["defense instead of their attack", "[defense] instead of their [attack]"])
def test_defense_rather_than_attack(words: str) -> None:
    made = compiled(f"Your other followers deal damage equal to their {words}.")
    assert made.effects[0].rule == sv.DealsDefense()


@pytest.mark.clauses("sve", "10.6.2.4")
def test_damage_divided() -> None:
    assert effects("Select up to 3 enemy followers on the field and deal 6 damage divided among them.") == (
        ir.Both((chosen(ENEMY, 3, up_to=True), ir.DivideDamage(IT, ir.Num(6)))),
    )


@pytest.mark.parametrize(
    "text", ["Deal 6 damage divided as you choose among them.", "Deal 6 damage divided among them as you choose."]
)
def test_divided_as_one_chooses(text: str) -> None:
    _, made = effects(f"Select up to 2 enemy followers on the field. {text}")
    assert made == ir.DivideDamage(ir.Ref(("t1",)), ir.Num(6))


def test_divided_among_any_number_is_selected_while_playing() -> None:
    [divided] = effects("Deal 6 damage divided among any number of enemy followers on the field.")
    assert divided == ir.Then(chosen(ENEMY, 0, any_number=True), ir.DivideDamage(ir.Ref(("t1",)), ir.Num(6)))


@pytest.mark.parametrize(
    ("words", "target"),
    [
        ("any number of enemy leaders and enemy followers on the field", {"any_number": True}),
        ("enemy leaders and enemy followers on the field", {"any_number": True}),
        ("up to 2 enemy leaders or enemy followers on the field", {"up_to": True}),
    ],
)
def test_divided_among_leaders_and_followers(words: str, target: dict[str, bool]) -> None:
    [made] = effects(f"Deal 4 damage divided among {words}.")
    chosen_ones = made.first.targets[0]
    leaders = ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),))
    assert chosen_ones.group == ir.Group(ir.NounOr(leaders, ENEMY))
    assert {name: getattr(chosen_ones, name) for name in target} == target
    assert made.then == ir.DivideDamage(IT, ir.Num(4))


def test_one_of_two_and_the_other() -> None:
    two = "Select 2 enemy followers on the field."
    [_, both] = effects(f"{two} Deal 3 damage to one and 2 damage to the other.")
    one = ir.Ref(("t2",))
    other = ir.Untaken(IT, one)
    assert both.effects[0].among == IT
    assert both.effects[1:] == (ir.DealDamage(one, ir.Num(3)), ir.DealDamage(other, ir.Num(2)))
    [_, both] = effects(f"{two} Destroy one of them and engage the other.")
    assert both.effects[1:] == (ir.Break(one), ir.Dull(other))
    [_, both] = effects("Select 2 followers on your field. Give one of them [attack]+2 and the other [defense]+2.")
    assert both.effects[1:] == (ir.Gain(one, (stats(2, None),), FOREVER), ir.Gain(other, (stats(None, 2),), FOREVER))


@pytest.mark.parametrize("many", ["up to 2", "3", "any number of"])
def test_one_and_the_other_of_two_alone(many: str) -> None:
    with pytest.raises(TextError, match="not two cards"):
        effects(f"Select {many} enemy followers on the field. Deal 3 damage to one of them and 2 damage to the other.")


def test_more_damage_for_each() -> None:
    [more] = compiled("This follower deals 1 more damage for each other Pixie follower on your field.").effects
    assert isinstance(more, sv.DealtChange) and more.change == "increase"
    assert isinstance(more.amount, ir.PerEach) and more.amount.amount == ir.Num(1)


def test_damage_that_two_followers_deal_each_other() -> None:
    [_, both] = effects_of_a_follower(
        "Select an enemy follower on the field. This follower and that follower deal damage to each other equal to their attack."
    )
    assert both == ir.DealEachOther(SELF, IT)


def effects_of_a_follower(text: str) -> tuple[ir.Effect, ...]:
    """What the Fanfare of a follower with this text does."""
    found: tuple[ir.Effect, ...] = compiled(f"[fanfare] {text}").effects
    return found


def test_several_that_are_sheltered_at_once() -> None:
    both = ir.Several((SELF, sv.LeaderOf(YOU)))
    [less] = compiled("Reduce damage dealt to this follower and your leader by 1.").effects
    assert less == ir.ReplaceDamage(both, "reduce", ir.Num(1), ALWAYS)
    [ward] = compiled("This follower and your other followers have Ward.").effects
    others = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU), ir.OtherThan(SELF))), bind="t1")
    assert ward == ir.Gain(ir.Several((SELF, others)), (ir.KeywordGained("Ward"),), ALWAYS)


def test_damage_equal_to_defense_dealt_by_a_follower() -> None:
    [_, dealt] = effects(
        "Select a follower on your field. It deals damage equal to its defense to each enemy follower on the field."
    )
    assert isinstance(dealt, ir.DealDamage)
    assert (dealt.source, dealt.amount) == (ir.Ref(("t1",)), sv.DefenseOf(ir.Ref(("t1",))))
    [picked] = compiled(
        "[act][engage]: This follower deals damage equal to its attack to an enemy follower on the field."
    ).effects
    assert isinstance(picked, ir.Then) and isinstance(picked.first, ir.Select)
    assert picked.then == ir.DealDamage(IT, sv.AttackOf(SELF), SELF)


def test_three_damages_behind_one_verb() -> None:
    [dealt] = effects(
        "Deal 3 damage to each enemy follower, 2 damage to each enemy leader, and 1 damage to your leader."
    )
    assert isinstance(dealt, ir.Both) and [each.amount for each in dealt.effects] == [ir.Num(3), ir.Num(2), ir.Num(1)]


def test_whose_attack_is_said_before_whom_it_strikes() -> None:
    """ "Its" stands in front of "the attacking follower", and does not mean that one."""
    made = compiled("When this follower is attacked, deal damage equal to its attack to the attacking follower.")
    assert made.effects == (ir.DealDamage(ir.Ref(("other",)), sv.AttackOf(ir.Ref(("self",)))),)
    by_one = "When this follower is attacked by an enemy follower,"
    assert "more than one thing" in refused(f"{by_one} deal damage equal to its attack to that follower.", "Follower")
