"""What sentences of Shadowverse: Evolve mean: how long something lasts."""

from __future__ import annotations

import pytest
from sve_meaning import (
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    SELF,
    TURN,
    YOU,
    chosen,
    compiled,
    effects,
    plain,
    refused,
    static,
    stats,
)

from cardwright.text import ir
from cardwright.text import ir_sve as sv

IN_THEIR_TURN = ir.DuringNextTurn(ir.ControllerOf(IT))
HELD_UNTIL = ir.UntilEndOfNextTurn(ir.ControllerOf(ir.Ref(("t1",))))


@pytest.mark.parametrize(
    ("text", "group", "wanted"),
    [
        ("a follower on your field. It takes 3 less damage this turn", MINE, ir.ReplaceDamage(IT, "reduce", ir.Num(3), TURN)),
        ("a follower on your field. This turn, its [attack] becomes 6", MINE, sv.SetAttack(IT, ir.Num(6), TURN)),
        ("a follower on your field. Until the end of the turn, it gains [attack]+2", MINE, ir.Gain(IT, (stats(2, None),), TURN)),
        ("an enemy follower on the field. It takes 2 more damage during its controller's next turn", ENEMY, ir.ReplaceDamage(IT, "increase", ir.Num(2), IN_THEIR_TURN)),
        ("an enemy follower on the field. It loses all abilities during its controller's next turn", ENEMY, ir.Lose(IT, (ir.AllAbilities(),), IN_THEIR_TURN)),
    ],
)  # fmt: skip
def test_of_one_for_a_time(text: str, group: ir.Group, wanted: ir.Effect) -> None:
    assert effects(f"Select {text}.") == (chosen(group), wanted)


@pytest.mark.parametrize("whose", ["their controller's", "their controllers'"])
def test_in_the_next_turn_of_those_who_control_them(whose: str) -> None:
    named, held = effects(f"Select up to 2 enemy followers on the field. They can't attack during {whose} next turn.")
    assert named == chosen(ENEMY, 2, up_to=True)
    assert held == ir.Restrict(IT, ir.CannotAttack(), ir.DuringNextTurn(ir.ControllerOf(IT)))


@pytest.mark.parametrize("whose", ["each opponent's", "your opponent's"])
def test_what_they_cannot_play_in_their_next_turn(whose: str) -> None:
    [ban] = effects(f"During {whose} next turn, they can't play spells.")
    spells = ir.Group(ir.TypeIs(("Spell",)))
    assert ban == ir.CannotCast(FOE, spells, ir.DuringNextTurn(FOE))
    _, same = effects("Select an opponent. They can't play spells during their next turn.")
    theirs = sv.PlayerRef(FOE)
    assert same == ir.CannotCast(theirs, spells, ir.DuringNextTurn(theirs))


@pytest.mark.parametrize(
    ("words", "happening", "noun"),
    [
        ("you evolve a follower", sv.Evolves(), FOLLOWER),
        ("you summon a follower", ir.EntersField(YOU), FOLLOWER),
        ("you summon a Fairy token", ir.EntersField(YOU), sv.IsToken()),
    ],
)
def test_what_a_player_makes(words: str, happening: ir.Event, noun: ir.Filter) -> None:
    ability = compiled(f"Whenever {words}, give it Rush.")
    event = ability.event
    assert isinstance(event, ir.CardEvent)
    assert event.happenings == (happening,)
    assert isinstance(event.subject, ir.OneSubject)
    assert event.subject.group.noun == noun
    mine = ir.ControlledBy(YOU) in event.subject.group.adjectives
    assert mine == words.startswith("you evolve")
    assert ability.effects[0].to == ir.Ref(("subject",))


def test_each_of_them() -> None:
    named, harm, given = effects(
        "Select 2 enemy followers on the field. Deal 3 damage to each of them. Give each of them Ward."
    )
    assert named == chosen(ENEMY, 2)
    assert harm == ir.DealDamage(IT, ir.Num(3))
    assert given == ir.Gain(IT, (ir.KeywordGained("Ward"),), ir.Permanent())


def test_a_rule_has_a_time_of_its_own() -> None:
    [_, made] = effects(
        "Select an enemy follower on the field. Give it [attack]-2, and it can't attack until the end of your opponent's next turn."
    )
    assert [each.duration for each in made.effects] == [FOREVER, ir.UntilEndOfNextTurn(FOE)]


@pytest.mark.parametrize(
    "text",
    [
        "It can't attack until the end of its controller's next turn.",
        "Until the end of its controller's next turn, it can't attack.",
    ],
)
def test_until_the_end_of_its_controllers_next_turn(text: str) -> None:
    _, held = effects(f"Select an enemy follower on the field. {text}")
    assert held == ir.Restrict(ir.Ref(("t1",)), ir.CannotAttack(), HELD_UNTIL)


def test_banished_for_a_time() -> None:
    [both] = compiled(
        "[fanfare] Select an enemy follower on the field and banish it until this card leaves the field."
    ).effects
    assert isinstance(both, ir.Both)
    assert both.effects[1] == ir.RemoveFromGame(ir.Ref(("t1",)), ir.WhileOnField(SELF))


@pytest.mark.parametrize("whose", ["your opponent's", "each opponent's"])
def test_while_it_is_there_during_the_opponents_turn(whose: str) -> None:
    made = static(f"While this card is on your field, during {whose} turn, your followers have Aura.")
    assert isinstance(made, ir.If) and isinstance(made.effect, ir.If)
    assert made.effect.condition == ir.IsTurnOf(FOE)


@pytest.mark.parametrize(
    "both",
    [
        "Until the end of your opponent's next turn, it can't attack and it loses Ward.",
        "This turn, it can't attack and give your leader Aura.",
        "This turn, it takes 1 less damage and it gains Rush.",
    ],
)
def test_a_time_in_front_may_be_that_of_both(both: str) -> None:
    assert "the time is said of both" in refused(f"Select a follower on the field. {both}")


def test_a_time_behind_the_first_is_its_own() -> None:
    [_, both] = effects("Select a follower on the field. It can't attack this turn and give your leader Aura.")
    assert isinstance(both, ir.Both)
    [rule, aura] = both.effects
    assert rule == ir.Restrict(IT, ir.CannotAttack(), TURN)
    assert isinstance(aura, ir.Gain) and aura.duration == FOREVER


THEIR_TURN = ir.DuringNextTurn(ir.ControllerOf(ir.Ref(("t1",))))


@pytest.mark.parametrize(
    ("said", "span", "first", "then"),
    [
        ("during its controller's next turn, it can't attack leaders and has [attack]-2", THEIR_TURN, ir.Restrict(IT, sv.CannotAttackLeaders(), THEIR_TURN), ir.Gain(IT, (sv.StatUp(ir.Num(-2)),), THEIR_TURN)),
        ("this turn, it can't attack and loses Ward", TURN, ir.Restrict(IT, ir.CannotAttack(), TURN), ir.Lose(IT, (ir.KeywordGained("Ward"),), TURN)),
        ("this turn, it has Bane and deals double combat damage", TURN, ir.Gain(IT, (ir.KeywordGained("Bane"),), TURN), sv.DealtChange(IT, "double", ir.Num(2), TURN, "combat")),
        ("this turn, it deals 1 more damage and can't be attacked", TURN, sv.DealtChange(IT, "increase", ir.Num(1), TURN), ir.Restrict(IT, sv.CannotBeAttacked(), TURN)),
    ],
)  # fmt: skip
def test_two_things_for_one_time(said: str, span: ir.Duration, first: ir.Effect, then: ir.Effect) -> None:
    text = f"Select an enemy follower on the field. {said[0].upper()}{said[1:]}."
    _, both = effects(text)
    assert plain(both) == plain(ir.Both((first, then)))


def test_verbs_behind_one_subject_agree() -> None:
    text = "Select {} on the field. Until the end of the turn, {} can't attack and {} Ward."
    for whom, who, verb, fits in (
        ("an enemy follower", "it", "loses", True), ("an enemy follower", "it", "lose", False),
        ("2 enemy followers", "they", "lose", True), ("2 enemy followers", "they", "loses", False),
    ):  # fmt: skip
        said = text.format(whom, who, verb)
        if fits:
            assert effects(said)
        else:
            assert "singular" in refused(said)


def test_one_subject_has_and_deals_more_all_the_time() -> None:
    [both] = compiled("This follower can't be attacked and deals 1 more combat damage.").effects
    deals = sv.DealtChange(SELF, "increase", ir.Num(1), ir.Continuous(), "combat")
    assert plain(both) == plain(ir.Both((ir.Restrict(SELF, sv.CannotBeAttacked(), ir.Continuous()), deals)))
    two = compiled("If your hand is empty, this follower has Storm. If your field is empty, it also has Bane.").effects
    assert [each.effect.gains for each in two] == [(ir.KeywordGained("Storm"),), (ir.KeywordGained("Bane"),)]


@pytest.mark.parametrize("phase", ["main", "end"])
def test_the_next_phase_of_the_one_who_controls_it(phase: str) -> None:
    text = f"Select a follower on the field. At the start of its controller's next {phase} phase, destroy it."
    waiting = ir.BeginningOf(phase, ir.ControllerOf(ir.Ref(("t1",))), next=True)
    assert plain(effects(text)[1]) == plain(ir.Delayed(waiting, (ir.Break(IT),)))


def test_whenever_that_happens_this_turn() -> None:
    [behind] = effects("Whenever you play a spell this turn, draw a card.")
    [front] = effects("This turn, whenever you play a spell, draw a card.")
    assert plain(behind) == plain(front)
    [once] = effects("The next time you evolve a follower this turn, draw a card.")
    assert isinstance(once, ir.Delayed) and once.once and once.this_turn
    assert once.event.by == YOU and [type(each) for each in once.event.happenings] == [sv.Evolves]  # type: ignore[attr-defined]


def test_an_attack_set_for_a_time() -> None:
    [made] = effects(
        "Change the attack of each enemy follower on the field to 1 until the end of your opponent's next turn."
    )
    assert isinstance(made, sv.SetAttack) and made.amount == ir.Num(1)
    assert plain(made.duration) == ir.UntilEndOfNextTurn(FOE)
