"""What sentences of Shadowverse: Evolve mean: what cards and players cannot do, or must."""

from __future__ import annotations

from typing import Any

import pytest
from sve_meaning import (
    ALWAYS,
    ENEMY,
    FOE,
    FOLLOWER,
    IT,
    LEADER,
    ON_MINE,
    ONE_FOE,
    SELF,
    SPELL,
    TURN,
    YOU,
    chosen,
    compiled,
    effects,
    only_node,
    plain,
    static,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

ACTIVE = sv.Overflow()


def test_attacking_again_this_turn() -> None:
    made = compiled("[fanfare] This follower can attack 2 times this turn.").effects
    assert made == (ir.Restrict(SELF, ir.AttackTwice(), TURN),)


def test_attacking_twice_for_the_rest_of_the_turn() -> None:
    ability = compiled("On Evolve: For the rest of this turn, this follower can attack 2 times.")
    assert ability.effects == (ir.Restrict(SELF, ir.AttackTwice(), ir.UntilEndOfTurn()),)


def test_unless() -> None:
    ability = compiled("This follower can't attack unless there is a Pixie follower on your field.")
    there = ir.Exists(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ON_MINE,)), ir.Num(1))
    assert ability.effects == (ir.If(ir.Not(there), ir.Restrict(SELF, ir.CannotAttack(), ALWAYS)),)


def test_what_can_only_attack_under_a_condition() -> None:
    barred = ir.Restrict(SELF, ir.CannotAttack(), ir.Continuous())
    for only in ("can only attack if", "can only attack while", "can attack only if"):
        [said] = compiled(f"This follower {only} Overflow is active for you.").effects
        assert said == ir.If(ir.Not(ACTIVE), barred)


@pytest.mark.parametrize(
    ("span", "lasts"),
    [
        ("while this card is on the field", ir.WhileOnField(SELF)),
        ("as long as this card is on your field", ir.WhileOnYours(SELF)),
        ("during this attack", sv.DuringAttack()),
    ],
)
@pytest.mark.parametrize("front", [True, False])
def test_spans(span: str, lasts: ir.Duration, front: bool) -> None:
    said = f"{span.capitalize()}, it can't attack." if front else f"It can't attack {span}."
    ability = compiled(f"[fanfare] {ONE_FOE} {said}")
    assert ability.effects == (chosen(ENEMY), ir.Restrict(IT, ir.CannotAttack(), lasts))


def test_further_words() -> None:
    [looked, asked] = effects(
        "Look at the top card of your deck. If it's not a follower, you may put it into your cemetery."
    )
    assert asked.condition == ir.Is(ir.Ref((looked.bind,)), ir.Group(FOLLOWER), negated=True)
    less = compiled("Reduce combat damage dealt to this follower by 2.").effects[0]
    assert less.source == ir.DamageSource(kinds=("combat",))
    assert compiled("This follower can't attack followers.").effects[0].rule == sv.CannotAttackFollowers()
    assert effects("Increase each player's maximum play points by 1.") == (sv.MaxPoints(ir.EachPlayer(), ir.Num(1)),)
    counted = ir.Compare(ir.CountersOn("Stack", ir.SelfRef()), ir.Num(2), ">=")
    made = compiled(
        "[act][engage]: Draw a card. This ability can be activated if this card's Stack count is at least 2."
    )
    assert made.limits == (ir.OnlyIf(counted),)


@pytest.mark.parametrize("when", ["on the turn it's put onto the field", "the turn it's put onto your field"])
def test_in_the_turn_in_which_it_came(when: str) -> None:
    rule = only_node(f"This follower can't attack leaders {when}.", ir.If)
    assert isinstance(rule.effect, ir.Restrict) and isinstance(rule.effect.rule, sv.CannotAttackLeaders)
    assert isinstance(rule.condition, ir.HasFilter) and isinstance(rule.condition.filter, ir.EnteredThisTurn)


def test_which_enemies_cannot_attack_your_leader() -> None:
    enemy = ir.ControlledBy(FOE)
    for words, group in (
        ("enemy followers", ir.Group(FOLLOWER, (enemy,))),
        ("enemy followers with Ward", ir.Group(FOLLOWER, (enemy,), (ir.WithKeyword("Ward"),))),
        ("evolved enemy followers", ir.Group(FOLLOWER, (sv.IsEvolved(), enemy))),
        ("each enemy follower with Ward", ir.Group(FOLLOWER, (enemy,), (ir.WithKeyword("Ward"),))),
    ):
        [said] = compiled(f"{words.capitalize().replace('ward', 'Ward')} can't attack your leader.").effects
        assert said == ir.Restrict(ir.All(group, bind="t1"), sv.CannotAttackLeaders(), ALWAYS)


def test_what_enemies_may_not_do_to_your_leader() -> None:
    enemies = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),)), bind="t1")
    assert static("Enemy followers can't attack your leader.") == ir.Restrict(
        enemies, sv.CannotAttackLeaders(), ir.Continuous()
    )


@pytest.mark.parametrize("it", ["it can't", "can't"])
def test_given_but_barred(it: str) -> None:
    """Two things about the same card."""
    (both,) = effects(f"Select a follower on your field. Give it Storm, but {it} attack leaders this turn.")[1:]
    assert isinstance(both, ir.Then)
    assert isinstance(both.then, ir.Restrict)
    assert (both.then.rule, both.then.duration) == (sv.CannotAttackLeaders(), ir.UntilEndOfTurn())
    assert both.then.what in (ir.Ref(("t1",)), sv.SameObjects(ir.Ref(("t1",))))


def test_it_cannot_attack_your_leader() -> None:
    _, held = effects("Select an enemy follower on the field. During its controller's next turn, it can't attack your leader.")  # fmt: skip
    assert held == ir.Restrict(IT, sv.CannotAttackLeaders(), ir.DuringNextTurn(ir.ControllerOf(IT)))


def test_two_things_of_several() -> None:
    both = compiled("Your other Pixie followers have Rush and can't be attacked.").effects[0]
    first, second = (each.to if isinstance(each, ir.Gain) else each.what for each in both.effects)
    assert first.group == second.group


def test_enemies_that_cannot_attack_it() -> None:
    [rule] = compiled("Enemy followers can't attack this follower.").effects
    assert rule == ir.Restrict(SELF, sv.CannotBeAttacked(), ir.Continuous())


def test_attacked_by_some() -> None:
    ability = compiled("This follower can't be attacked by followers that cost 2 play points or less.")
    weak = ir.Group(FOLLOWER, (), (ir.CostIs(ir.Num(2), "<="),))
    assert ability.effects == (ir.Restrict(SELF, sv.CannotBeAttacked(weak), ir.Continuous()),)


@pytest.mark.parametrize("verb", ["has", "gains", "gets"])
def test_a_gain_and_a_rule_for_a_time(verb: str) -> None:
    _, both = effects(
        f"Select a follower on your field. For the rest of this turn, it {verb} Rush and can't be destroyed."
    )
    turn = ir.UntilEndOfTurn()
    given, ruled = ir.Gain(IT, (ir.KeywordGained("Rush"),), turn), ir.Restrict(IT, ir.CannotBeBroken(), turn)
    assert both == ir.Both((given, ruled))


@pytest.mark.parametrize(("spells", "by"), [("spells", ir.AnyPlayer()), ("enemy spells", FOE)])
def test_destroyed_by_spells(spells: str, by: ir.Player) -> None:
    ability = compiled(f"This follower can't be destroyed by {spells}.")
    assert ability.effects == (ir.Restrict(SELF, ir.CannotBeBroken(by, sources=ir.Group(SPELL)), ALWAYS),)


@pytest.mark.parametrize("by", ["enemy spells and abilities", "enemy spells or abilities", "enemy cards and abilities"])
def test_selected_by_neither(by: str) -> None:
    ability = compiled(f"This follower can't be selected by {by}.")
    assert ability.effects == (ir.Restrict(SELF, ir.CannotBeChosen(FOE, ("summon", "ability")), ALWAYS),)


def test_selected_by_spells() -> None:
    ability = compiled("This follower can't be selected by enemy spells.")
    assert ability.effects == (
        ir.Restrict(SELF, ir.CannotBeChosen(FOE, ("ability",), ir.Group(SPELL)), ir.Continuous()),
    )


def test_neither_destroyed_nor_banished_by_abilities() -> None:
    anybody = ir.AnyPlayer()
    [said] = compiled("This follower can't be destroyed, banished, or returned to hand by abilities.").effects
    rules = (
        ir.CannotBeBroken(by=anybody), ir.CannotBeRemoved(by=anybody), ir.CannotBeReturned(by=anybody),
    )  # fmt: skip
    assert said == ir.Both(tuple(ir.Restrict(SELF, rule, ir.Continuous()) for rule in rules))
    with pytest.raises(TextError):
        compiled("This follower can't be destroyed or engaged by abilities.")


def test_three_rules_in_a_row() -> None:
    ability = compiled("This follower can't take damage, be destroyed by abilities, or be banished.")
    rules = (sv.TakesNoDamage(), ir.CannotBeBroken(by=ir.AnyPlayer()), ir.CannotBeRemoved(by=ir.AnyPlayer()))
    assert ability.effects == (ir.Both(tuple(ir.Restrict(SELF, rule, ir.Continuous()) for rule in rules)),)


@pytest.mark.parametrize("join", [" and", ", and"])
def test_several_rules_and_another_thing(join: str) -> None:
    anybody: dict[str, Any] = {"by": ir.AnyPlayer()}
    ability = compiled(f"This follower can't be destroyed or banished by abilities{join} doesn't take combat damage.")
    barred = tuple(
        ir.Restrict(SELF, rule, ALWAYS) for rule in (ir.CannotBeBroken(**anybody), ir.CannotBeRemoved(**anybody))
    )
    whole = ir.Restrict(SELF, sv.TakesNoDamage("combat"), ALWAYS)
    assert ability.effects == (ir.Both((ir.Both(barred), whole)),)


def test_only_evolves_if() -> None:
    barred = ir.Restrict(SELF, sv.CannotEvolve(), ALWAYS)
    for words in ("can only evolve if", "can evolve only if"):
        [said] = compiled(f"This follower {words} Overflow is active for you.").effects
        assert said == ir.If(ir.Not(sv.Overflow()), barred)


def test_not_evolved_without_an_amulet() -> None:
    made = static("You can't evolve this follower unless there is an amulet on your field.")
    assert isinstance(made, ir.If)
    assert made.effect == ir.Restrict(SELF, sv.CannotEvolve(), ALWAYS)
    assert isinstance(made.condition, ir.Not)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("Your followers can't attack or evolve.", (ir.CannotAttack(), sv.CannotEvolve())),
        (
            "This follower can't be destroyed by abilities or returned to hand.",
            (ir.CannotBeBroken(by=ir.AnyPlayer()), ir.CannotBeReturned(by=ir.AnyPlayer())),
        ),
    ],
)
def test_two_rules(text: str, rules: tuple[ir.Node, ...]) -> None:
    both = compiled(text).effects[0]
    assert tuple(each.rule for each in both.effects) == rules


def test_what_cannot_race() -> None:
    [rule] = compiled("Your other followers can't race.").effects
    assert rule.rule == sv.CannotRace()
    [two] = compiled("This follower can't evolve or race.").effects
    assert [each.rule for each in two.effects] == [sv.CannotEvolve(), sv.CannotRace()]


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("banished", ir.CannotBeRemoved(by=ir.AnyPlayer())),
        ("returned to hand", ir.CannotBeReturned(by=ir.AnyPlayer())),
        ("engaged", ir.CannotBecomeDull(by=ir.AnyPlayer())),
    ],
)
def test_what_abilities_cannot_do(words: str, rule: ir.Rule) -> None:
    [barred] = compiled(f"This follower can't be {words} by abilities.").effects
    assert barred == ir.Restrict(SELF, rule, ir.Continuous())


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "This follower can't be destroyed by abilities and doesn't take combat damage.",
            (
                ir.Restrict(SELF, ir.CannotBeBroken(by=ir.AnyPlayer()), ALWAYS),
                ir.Restrict(SELF, sv.TakesNoDamage("combat"), ALWAYS),
            ),
        ),
        (
            "This follower has Storm and can't be attacked.",
            (ir.Gain(SELF, (ir.KeywordGained("Storm"),), ALWAYS), ir.Restrict(SELF, sv.CannotBeAttacked(), ALWAYS)),
        ),
        (
            "This follower doesn't take damage, and can't be destroyed or banished by abilities.",
            (
                ir.Restrict(SELF, sv.TakesNoDamage(), ALWAYS),
                ir.Both(
                    (
                        ir.Restrict(SELF, ir.CannotBeBroken(by=ir.AnyPlayer()), ALWAYS),
                        ir.Restrict(SELF, ir.CannotBeRemoved(by=ir.AnyPlayer()), ALWAYS),
                    )
                ),
            ),
        ),
        (
            "This follower can't attack leaders and has Ward.",
            (
                ir.Restrict(SELF, sv.CannotAttackLeaders(), ALWAYS),
                ir.Gain(SELF, (ir.KeywordGained("Ward"),), ALWAYS),
            ),
        ),
    ],
)
def test_two_things_of_one_subject(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert compiled(text).effects == (ir.Both(wanted),)


@pytest.mark.parametrize("due", ["due to", "by", "because of"])
@pytest.mark.parametrize(("whose", "by"), [("abilities", ir.AnyPlayer()), ("enemy abilities", FOE)])
def test_what_no_ability_takes_off_the_field(due: str, whose: str, by: ir.Player) -> None:
    barred = static(f"This follower can't leave the field {due} {whose}.")
    assert barred == ir.Restrict(SELF, ir.CannotLeaveField(by), ALWAYS)


@pytest.mark.parametrize("on", ["on the turn", "the turn"])
def test_cards_that_came_in_this_turn(on: str) -> None:
    rule = static(f"Enemy followers can't attack {on} they're put onto the field.")
    fresh = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (ir.EnteredThisTurn(),))
    assert rule == ir.Restrict(ir.All(fresh, bind="t1"), ir.CannotAttack(), ALWAYS)


@pytest.mark.parametrize(
    ("words", "player"),
    [
        ("It can't be played this turn", ir.EachPlayer()),
        ("You can't play it this turn", ir.You()),
        ("For the rest of this turn, it can't be played", ir.EachPlayer()),
    ],
)
def test_a_card_that_cannot_be_played(words: str, player: ir.Player) -> None:
    barred = effects(f"Select a spell in your cemetery and add it to your hand. {words}.")[1]
    that = ir.Group(ir.IsCard(), (), (ir.Without(ir.OtherThan(ir.Ref(("t1",)))),))
    assert barred == ir.CannotCast(player, that, TURN)


def test_no_damage_from_ones_own_abilities() -> None:
    for words in ("doesn't take damage from your abilities", "takes no damage from your own abilities"):
        [spared] = compiled(f"Your leader {words}.").effects
        assert plain(spared) == ir.Restrict(LEADER, sv.TakesNoDamage("ability", by=YOU), ALWAYS)


def test_who_cannot_attack_this_follower() -> None:
    weak = (sv.AttackIs(ir.Num(2), "<="),)
    [of_all] = compiled("Followers with 2 attack or less can't attack this follower.").effects
    assert plain(of_all) == ir.Restrict(SELF, sv.CannotBeAttacked(ir.Group(FOLLOWER, (), weak)), ALWAYS)
    [of_foes] = compiled("Enemy followers with 2 attack or less can't attack this follower.").effects
    foes = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), weak)
    assert plain(of_foes) == ir.Restrict(SELF, sv.CannotBeAttacked(foes), ALWAYS)


def test_three_things_said_of_one_follower() -> None:
    both = static(
        "This follower can't be selected by enemy abilities, doesn't take damage from abilities, and can't be destroyed."
    )
    rules = [each for each in nodes(both) if isinstance(each, ir.Restrict)]
    assert [type(each.rule) for each in rules] == [ir.CannotBeChosen, sv.TakesNoDamage, ir.CannotBeBroken]
    assert all(each.what == SELF for each in rules)
    given = static("Your other followers have Rush, can't be destroyed, and have [attack]+1.")
    others = ir.Group(FOLLOWER, (ir.ControlledBy(YOU), ir.OtherThan(SELF)))
    assert [each.to.group for each in nodes(given) if isinstance(each, ir.Gain)] == [others, others]  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", ["can be evolved only if", "can only be evolved if", "can evolve only if"])
def test_it_evolves_only_then(words: str) -> None:
    barred = static(f"This follower {words} Overflow is active for you.")
    assert plain(barred) == ir.If(ir.Not(sv.Overflow()), ir.Restrict(SELF, sv.CannotEvolve(), ALWAYS))
