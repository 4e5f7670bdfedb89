"""What FFTCG sentences mean: active, dull, frozen, broken."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    CARD,
    CHOSEN,
    DRAW,
    FIELD_EVENT,
    FORWARD,
    IT,
    ME,
    MINE,
    MONSTER,
    ONE,
    OPPONENT,
    T1,
    T2,
    THEIRS,
    TILL_END,
    YOU,
    a_group,
    choose,
    effects,
    entering,
    field,
    last,
    last_effect,
    meant,
    one,
    same,
    second,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

ALL_OWN_FORWARDS = ir.All(ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(YOU),)))
CONTROL_A_MONSTER = ir.Controls(YOU, ir.Group(MONSTER), ir.Num(1))
RAISED = ir.Gain | ir.Restrict | ir.Dull | ir.CountersAre | ir.PlayOnto
SELF = ir.Ref(("self",))
CHOSEN_AND_BROKEN = "Choose 1 Forward. Break it."
WHO_PARTS = {
    "your opponent": (OPPONENT, OPPONENT),
    "each player": (ir.EachPlayer(), ir.EachPlayer()),
    "its controller": (ir.ControllerOf(T1), ir.ControllerOf(T1)),
}
FIRST_CHOICE = "Choose 1 Forward you control. Dull it. Choose 1 Forward"


def last_aim(text: str) -> ir.Node:
    """Whom the last such instruction is about."""
    *_, found = (each for each in nodes(one(text)) if isinstance(each, RAISED))
    return found.card if isinstance(found, ir.CountersAre) else found.to if isinstance(found, ir.Gain) else found.what


def test_or_before_one_noun_and_or_between_nouns_have_their_scope() -> None:
    trait = ir.AnyTrait((ir.JobIs("Smith"), ir.NameIs("Olga")))
    assert effects("Choose 1 [[i]]Job Smith[[/]] or [[i]]Card Name Olga[[/]] Forward you control. Activate it.")[
        0
    ] == choose(1, a_group(FORWARD, MINE, adjectives=(trait,)))
    nouns = ir.AnyNoun((ir.Group(FORWARD, (ir.ElementIs(("Fire",)),)), ir.Group(FORWARD, (ir.JobIs("Smith"),))))
    assert effects("Choose 1 Fire Forward or [[i]]Job Smith[[/]] Forward you control. Activate it.")[0] == choose(
        1, a_group(nouns, MINE)
    )


def test_an_if_behind_speaks_of_the_card_named_in_front() -> None:
    done = last("When you cast a Summon, activate Hild if it is dull.", "Forward")
    assert isinstance(done, ir.If) and same(done.condition.card, ir.Ref(("self",)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "words",
    [
        "When you cast a Summon, activate Hild. It gains Haste" + TILL_END,
        "During each turn, when you cast the fourth card you've cast, activate Hild. It gains Haste" + TILL_END,
        "When your opponent casts a Summon, remove Hild from the game. At the end of the turn, play it onto the field.",
        "When a Forward enters your opponent's field, remove Hild from the game. At the end of the turn, play it onto the field.",
        "When a Forward enters your field, place 1 Oak Counter on Hild. Then, if 3 or more Oak Counters are placed on it, draw 1 card.",
        "When Hild attacks, choose 1 Forward. Break it. Then, activate Hild. It gains +1000 power" + TILL_END,
        "When Hild attacks, choose 1 Forward. Place 1 Oak Counter on Hild. If 3 or more Oak Counters are placed on it, break that Forward.",
    ],
)
def test_the_card_itself_right_behind_its_name(words: str) -> None:
    assert last_aim(words) == SELF


def test_what_was_broken_is_not_activated() -> None:
    """What was chosen has left the field: "it" is the card that is asked about."""
    for gone in ("Break it", "Return it to its owner's hand", "Remove it from the game"):
        asked = last(f"When Hild attacks, choose 1 dull Forward. {gone}. If Hild is dull, activate it.", "Forward")
        assert isinstance(asked, ir.If) and isinstance(asked.effect, ir.Activate)
        assert same(asked.effect.what, ir.Ref(("self",)))


@pytest.mark.parametrize(
    ("words", "more"), [("up to 3 Forwards", {"up_to": True}), ("any number of Forwards", {"any_number": True})]
)
@pytest.mark.parametrize("total", ["with a total power", "with total power"])
def test_power_in_all(words: str, more: dict[str, bool], total: str) -> None:
    (chosen, broken) = effects(f"Choose {words} {total} of 9000 or less. Break them.")
    (target,) = chosen.targets  # type: ignore[attr-defined]
    assert same(target.most_power, ir.Num(9000)) and target.most_cost is None
    assert all(getattr(target, key) for key in more) and isinstance(broken, ir.Break)


def test_all_of_two_kinds() -> None:
    for both in ("Forwards and all the Monsters", "Forwards and all Monsters", "Forwards and the Monsters"):
        group = ir.Group(ir.TypeIs(("Forward", "Monster")), qualifiers=(THEIRS,))
        assert same(last(f"Break all the {both} opponent controls."), ir.Break(ir.All(group, bind="t1"))), both
    text = "Break all the Forwards you control and all the Backups opponent controls."
    parts = ir.Group(FORWARD, qualifiers=(MINE,)), ir.Group(BACKUP, qualifiers=(THEIRS,))
    assert same(last(text), ir.Break(ir.Several((ir.All(parts[0], bind="t1"), ir.All(parts[1], bind="t2")))))


def test_both_kinds_are_of_whom_stands_behind() -> None:
    (gone,) = effects("Break all the Monsters and all the Backups opponent controls.")
    assert isinstance(gone, ir.Break)
    assert isinstance(gone.what, ir.All)
    assert gone.what.group.qualifiers == (THEIRS,)


@pytest.mark.parametrize("who", WHO_PARTS)
def test_two_verbs_of_one_player(who: str) -> None:
    first, too = WHO_PARTS[who]
    subject = who[0].upper() + who[1:]
    given = ir.Both((ir.Draw(first, ONE), ir.GainCrystals(too, ONE)))
    assert same(last(f"{CHOSEN_AND_BROKEN} {subject} draws 1 card and gains 《C》."), given)
    milled = ir.Both((ir.Discard(first, ONE, CARD, bind="t2"), ir.Mill(too, ir.Num(3), bind="t3")))
    assert same(
        last(
            f"{CHOSEN_AND_BROKEN} {subject} discards 1 card and puts the top 3 cards of their deck into the Break Zone."
        ),
        milled,
    )
    hurt = ir.Then(ir.RemoveTop(first, ONE, bind="t2"), ir.ReceiveDamage(too, ONE))
    text = f"{CHOSEN_AND_BROKEN} {subject} removes the top card of their deck from the game, then receives 1 point of damage."
    assert same(last(text), hurt)


def test_what_does_not_activate_next_time() -> None:
    rule = ir.DoesNotActivate(next_only=True)
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)), bind="t1")
    mine = ir.All(ir.Group(ir.IsCharacter(), qualifiers=(MINE,)), bind="t1")
    for text, what in (
        ("All the Forwards opponent controls will not activate during their next Active Phase.", theirs),
        ("The Forwards opponent controls don't activate during your opponent's next Active Phase.", theirs),
        ("The Characters you control do not activate during your next Active Phase.", mine),
        ("Choose 2 Forwards. They won't activate during their controllers' next Active Phase.", T1),
    ):
        assert same(last(text), ir.Restrict(what, rule, ir.Permanent())), text


@pytest.mark.parametrize("words", ["his/her", "their", "the controller's", "its controller's"])
def test_whose_active_phase(words: str) -> None:
    (effect,) = one(f"The Forwards opponent controls won't activate during {words} Active Phase.").effects  # type: ignore[attr-defined]
    assert same(effect.rule, ir.DoesNotActivate())


def test_their_next_active_phase() -> None:
    sleeps = last("Choose 1 Backup opponent controls. It does not activate during their next Active Phase.")
    assert isinstance(sleeps, ir.Restrict)
    assert sleeps.rule == ir.DoesNotActivate(next_only=True)


def test_it_loses_and_does_not_activate() -> None:
    text = (
        "When Hild enters the field, choose 1 Character opponent controls. As long as Hild is on the field, it loses all its abilities and "
        "does not activate during its controller's Active Phase."
    )
    both = effects(text, "Forward")[-1]
    assert isinstance(both, ir.Both)
    lost, stays = both.effects
    assert isinstance(lost, ir.Lose) and isinstance(stays, ir.Restrict) and isinstance(stays.rule, ir.DoesNotActivate)
    assert lost.to == stays.what and isinstance(lost.duration, ir.WhileOnField) and lost.duration == stays.duration


def test_a_controller_printed_last_holds_for_both() -> None:
    (chosen, _) = effects(
        "Choose 1 Forward and 1 Monster opponent controls. Dull the Forward and return the Monster to its owner's hand."
    )
    owners = [target.group.qualifiers[0].player for target in chosen.targets]  # type: ignore[attr-defined]
    assert owners == [OPPONENT, OPPONENT]


def test_chosen_without_an_article() -> None:
    assert same(last(f"{CHOSEN}Draw 1 card. Dull chosen Forward."), ir.Dull(T1))


@pytest.mark.parametrize(
    ("event", "condition", "card"),
    [
        ("When a Forward enters your field", "if it is a Fire card", "subject"),
        ("When a Forward you control attacks", "if its power is 8000 or more", "subject"),
        ("When you cast a Summon", "if its cost is 4 or more", "subject"),
        ("When Hild enters the field", "if it entered the field from your hand", "self"),
        ("When Hild is blocked", "if that Forward's power is 8000 or more", "other"),
    ],
)
def test_a_condition_in_front_speaks_of_nothing_that_is_chosen_behind_it(event: str, condition: str, card: str) -> None:
    made = one(f"{event}, {condition}, choose 1 Forward. Dull it.")
    assert isinstance(made, ir.AutoAbility)
    asked = made.condition
    about = getattr(asked, "card", None) or asked.left.card  # type: ignore[union-attr]
    assert about.to == (card,)
    assert same(made.effects[-1], ir.Dull(T1))


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("When a Forward enters your field, it gains Haste until the end of the turn. Dull it.", "subject"),
        ("When Hild attacks, choose 1 Forward opponent controls. Hild gains +1000 power until the end of the turn. Dull it.", "t1"),
        ("When a Forward you control is put from the field into the Break Zone, you may put Hild into the Break Zone."
         " If you do so, play it onto the field.", "subject"),
    ],
)  # fmt: skip
def test_the_other_card_where_nothing_else_fits(words: str, name: str) -> None:
    assert last_aim(words) == ir.Ref((name,))


def test_as_many_as_are_named() -> None:
    choose, _ = effects("Choose up to the same number of Forwards as Backups you control. Dull them.")
    (target,) = choose.targets  # type: ignore[attr-defined]
    assert same(target.count, ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,))))
    assert target.up_to


def test_what_it_is_not() -> None:
    effect = last("Choose 1 Forward. If it isn't a Fire Forward, dull it.")
    fire = ir.Group(FORWARD, adjectives=(ir.ElementIs(("Fire",)),))
    assert same(effect, ir.If(ir.Is(T1, fire, negated=True), ir.Dull(T1)))
    effect = last("Choose 1 Forward. If it has 4000 power or less, break it. If it isn't, dull it.")
    assert same(effect, ir.Otherwise(ir.Dull(T1)))


@pytest.mark.parametrize("article", ["with a", "with", "of a", "of"])
@pytest.mark.parametrize(("word", "compare"), [("lower", "<"), ("higher", ">"), ("greater", ">")])
@pytest.mark.parametrize(
    ("kind", "filter_"),
    [("cost", lambda c: ir.CostIs(ir.CostOf(T1), c)), ("power", lambda c: ir.PowerIs(ir.PowerOf(T1), c))],
)
def test_than_the_card_before(article: str, word: str, compare: str, kind: str, filter_: object) -> None:
    group = second(f"{FIRST_CHOICE} {article} {word} {kind}. Break it.")
    assert callable(filter_)
    assert same(group.qualifiers[-1], filter_(compare))


@pytest.mark.parametrize(
    ("words", "measure"),
    [
        ("with power less than that Forward's", ir.PowerIs(ir.PowerOf(T1), "<")),
        ("with a cost inferior to that Forward's", ir.CostIs(ir.CostOf(T1), "<")),
        ("of a cost less than that Forward's", ir.CostIs(ir.CostOf(T1), "<")),
    ],
)
def test_than_that_forwards(words: str, measure: ir.Filter) -> None:
    assert same(second(f"{FIRST_CHOICE} {words}. Break it.").qualifiers[-1], measure)


@pytest.mark.parametrize(("words", "trait"), [("of different Elements", "element"), ("with different costs", "cost"),
                                              ("with different names", "name")])  # fmt: skip
@pytest.mark.parametrize(("whose", "player"), [("you control", YOU), ("opponent controls", OPPONENT)])
def test_whose_cards_differ(words: str, trait: str, whose: str, player: ir.Player) -> None:
    choice, _ = entering(f"choose up to 3 Forwards {words} {whose}. Dull them.")
    assert isinstance(choice, ir.Choose)
    group = ir.Group(FORWARD, qualifiers=(ir.ControlledBy(player),))
    assert same(choice.targets[0], ir.Target(ir.Num(3), group, up_to=True, different=trait, bind="t1"))


@pytest.mark.parametrize(("whose", "held"), [("opponent controls", THEIRS), ("you control", MINE)])
def test_each_differs_from_the_others_of_a_player(whose: str, held: ir.Filter) -> None:
    (choose, _) = effects(f"Choose up to 2 Forwards each of a different Element {whose}. Dull them.")
    assert isinstance(choose, ir.Choose)
    (target,) = choose.targets
    assert target.different == "element" and same(target.group, ir.Group(FORWARD, (), (held,)))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Choose 1 Forward. Break it if it is dull.", ir.If(ir.HasFilter(T1, ir.StatusIs("dull")), ir.Break(T1))),
        ("Draw 1 card if you control a Monster.", ir.If(CONTROL_A_MONSTER, DRAW)),
        ("Draw 1 card unless you control a Monster.", ir.If(ir.Not(CONTROL_A_MONSTER), DRAW)),
        (
            "You may draw 1 card if you control a Monster.",
            ir.If(CONTROL_A_MONSTER, ir.May(YOU, DRAW)),
        ),
        (
            "Choose 1 Forward. Deal it 1000 damage. Break it instead if you control a Monster.",
            ir.Instead(CONTROL_A_MONSTER, ir.Break(T1)),
        ),
        ("When Hild enters the field, dull Hild if it is active.", ir.DullActive(ME)),
        ("When you cast a Summon, you may dull Hild if it is active.", ir.May(YOU, ir.DullActive(ME))),
    ],
)
def test_a_condition_behind_the_instruction(text: str, meant: ir.Effect) -> None:
    assert same(last(text, "Forward" if "Hild" in text else "Summon"), meant)


def test_only_an_active_card_is_dulled_instead() -> None:
    ability = meant("If a Forward other than Hild you control would be broken, you may dull active Hild instead.")
    assert isinstance(ability, ir.FieldAbility)
    (instead,) = ability.effects
    assert isinstance(instead, ir.ReplaceFate) and same(instead.effect, ir.May(YOU, ir.DullActive(ME)))


@pytest.mark.parametrize("cost", ["with 《ダル》", "with 《ダル》 in the cost", "with 《ダル》 in their cost"])
@pytest.mark.parametrize(
    ("said", "kinds"),
    [
        ("action abilities", ("action",)),
        ("special abilities", ("special",)),
        ("abilities", ("action", "special")),
        ("action and special abilities", ("action", "special")),
        ("special abilities and action abilities", ("special", "action")),
    ],
)
def test_as_though_they_had_haste(said: str, kinds: tuple[str, ...], cost: str) -> None:
    ability = one(f"The Forwards you control can use {said} {cost} as though they had Haste.")
    assert isinstance(ability, ir.FieldAbility)
    assert same(ability.effects[0], ir.Restrict(ALL_OWN_FORWARDS, ir.DullAtOnce(kinds), ALWAYS))


def test_which_abilities_a_text_is_about() -> None:
    for said, kinds in (
        ("action", ("action",)),
        ("special", ("special",)),
        ("special or action", ("special", "action")),
        ("action or special", ("action", "special")),
    ):
        for had in ("they had", "it had", "it has"):
            rule = field(f"Hild can use {said} abilities with 《ダル》 in the cost as though {had} Haste.")
            assert same(rule, ir.Restrict(ir.SelfRef(), ir.DullAtOnce(kinds), ALWAYS)), said
        rule = field(f"Hild cannot use {said} abilities.")
        assert same(rule, ir.Restrict(ir.SelfRef(), ir.CannotUseAbilities(kinds), ALWAYS)), said


def test_anything_unless() -> None:
    text = "Hild enters the field dull unless you control a {Card Name Olga}."
    controls = ir.Controls(YOU, ir.Group(ir.NameIs("Olga")), ir.Num(1), bind="t1")
    assert same(field(text), ir.If(ir.Not(controls), ir.Restrict(ME, ir.EntersDull(), ALWAYS)))


def test_what_is_done_besides_and_to_what_was_selected() -> None:
    *_, last = meant("Choose 1 Forward. Freeze it. If you control a Backup, dull it also.", "Summon").effects  # type: ignore[attr-defined]
    assert isinstance(last, ir.If) and last.effect == ir.Dull(ir.Ref(("t1",)))
    text = "Each player selects 1 Forward they control. Break the selected Forwards."
    assert last_effect(text, "Summon") == ir.Break(ir.Ref(("t1",)))
    text = "Hild cannot be broken by your opponent's Summons or abilities that don't deal damage."
    assert last_effect(text) == ir.Restrict(ME, ir.CannotBeBroken(OPPONENT, no_damage=True), ALWAYS)


def test_two_instructions_are_replaced_by_another_kind_of_thing() -> None:
    made = last("Choose 1 Forward. Dull it and Freeze it. If you control a Backup, break it instead.")
    assert isinstance(made, ir.Instead)
    assert same(made.effect, ir.Break(T1))


def test_a_whole_group_is_meant_by_them_beside_one_card_of_the_event() -> None:
    (both,) = effects(
        "When a Monster enters your field, dull all the Forwards opponent controls and Freeze them.", "Forward"
    )
    group = ir.All(ir.Group(FORWARD, (), (THEIRS,)), bind="t1")
    assert same(both, ir.Both((ir.Dull(group), ir.Freeze(T1))))
    with pytest.raises(TextError, match="number"):
        effects("When a Monster enters your field, Freeze them.", "Forward")


def test_it_is_the_card_that_was_just_dulled_or_activated_not_the_card_itself() -> None:
    *_, gains = effects(
        "When Hild attacks, activate 1 Backup you control. It gains Haste until the end of the turn.", "Forward"
    )
    assert isinstance(gains, ir.Gain)
    assert gains.to == IT
    *_, frozen = effects(f"{FIELD_EVENT} your opponent dulls 1 Forward they control. Freeze it.", "Forward")
    assert frozen == ir.Freeze(IT)


def test_one_is_activated_for_each() -> None:
    held = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(ir.You()),))
    for words, count in (
        ("for each Forward you control", ir.CountOf(held)),
        ("for every 2 Forwards you control", ir.Times(ir.Num(2), ir.CountOf(held))),
    ):
        made = effects(f"Activate 1 Backup {words}.")[-1]
        assert same(made, ir.SelectAndActivate(ir.You(), ir.Target(count, ir.Group(ir.TypeIs(("Backup",))), bind="t1")))


def test_each_backup_that_was_dulled() -> None:
    drawn = last("Dull any number of active Backups you control. Draw 1 card for each Backup dulled by this effect.")
    backups = ir.CountRef(T1, ir.Group(ir.TypeIs(("Backup",))))
    assert same(drawn, ir.Draw(YOU, ir.PerEach(ir.Num(1), backups)))


def test_as_many_as_were_dulled() -> None:
    text = (
        "When Hild enters the field, you may dull any number of active Backups you control. When you do so, "
        "choose up to the same number of Forwards as the dulled Backups. Dull them."
    )
    done = effects(text, "Forward")[-1]
    assert isinstance(done, ir.WhenDone) and isinstance(done.effects[0], ir.Choose)
    assert same(done.effects[0].targets[0].count, ir.CountRef(T1, ir.Group(BACKUP)))


def test_it_is_what_was_chosen_and_not_what_became_dull_for_it() -> None:
    offer = "Choose 1 Forward opponent controls. You may dull 1 active Forward you control. If you do so,"
    assert last(f"{offer} break it.").effect.what == ir.Ref(("t1",), w=last(f"{offer} break it.").effect.what.w)
    both = last(f"{offer} it loses 3000 power until the end of the turn and cannot block this turn.").effect
    assert (both.effects[0].to.to, both.effects[1].what.to) == (("t1",), ("t1",))
    after = last(f"{offer} deal it 3000 damage. It gains Brave until the end of the turn.")
    assert after.to.to == ("t1",)
    alone = last("You may dull 1 active Forward you control. If you do so, it gains Haste until the end of the turn.")
    assert alone.effect.to.to == ("t1",)
    spoken = "Choose 1 Forward. Freeze it. You may dull 1 active Forward you control. If you do so, break it."
    assert last(spoken).effect.what.to == ("t2",)


def test_filters_stand_in_printed_order() -> None:
    chosen = effects("Choose up to 2 dull Ice Forwards of cost 3 or less opponent controls. Break them.")[0]
    adjectives = (ir.StatusIs("dull"), ir.ElementIs(("Ice",)))
    what = a_group(FORWARD, ir.CostIs(ir.Num(3), "<="), THEIRS, adjectives=adjectives)
    assert chosen == choose(2, what, up_to=True)


def test_the_span_in_front_of_the_condition() -> None:
    ability = meant("When Hild enters the field, until the end of the turn, if Hild is dull, Hild gains Haste.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is None  # the "if" is asked as it resolves
    (asked,) = ability.effects
    assert isinstance(asked, ir.If) and isinstance(asked.effect, ir.Gain)
    assert isinstance(asked.effect.duration, ir.UntilEndOfTurn)


def test_the_first_of_two_that_were_chosen_apart() -> None:
    text = "Choose 1 active Forward you control and 1 Forward of cost 2 opponent controls. Dull the first Forward and break the other."
    assert same(last(text), ir.Both((ir.Dull(T1), ir.Break(T2))))


def test_a_quality_before_the_first_of_two_is_said_of_both() -> None:
    (choose, _) = effects("Choose 1 dull Forward or Monster. Break it.")
    assert isinstance(choose, ir.Choose)
    assert same(choose.targets[0].group, ir.Group(ir.TypeIs(("Forward", "Monster")), (ir.StatusIs("dull"),)))


def test_one_forward_attacking_alone() -> None:
    ability = one("Choose 1 Forward attacking alone. Break it.", "Summon")
    (target,) = ability.effects[0].targets  # type: ignore[attr-defined]
    assert same(target.group, ir.Group(FORWARD, qualifiers=(ir.StatusIs("alone"),)))


def test_may_freeze() -> None:
    assert same(last("Choose 1 Forward. You may Freeze it."), ir.May(YOU, ir.Freeze(T1)))


@pytest.mark.parametrize("hands", ["their owners' hands", "their owner's hand"])
def test_those_that_were_not_selected_return(hands: str) -> None:
    head = "Each player selects 1 Forward they control. "
    rest = ir.NotSelected(ir.Group(FORWARD))
    back = ir.ToHand(rest, ir.Owner(), verb="return")
    assert same(last(f"{head}Return all the Forwards that were not selected to {hands}."), back)
    assert same(last(f"{head}Dull all the Forwards that were not selected."), ir.Dull(rest))


@pytest.mark.parametrize("hand", ["their owner's hand", "their owners' hands", "their hand"])
def test_the_opponent_returns_them(hand: str) -> None:
    back = last(f"Choose up to 2 Forwards opponent controls. Your opponent returns them to {hand}.")
    assert same(back, ir.PlayerPuts(OPPONENT, T1, ir.Hand(ir.Owner())))


@pytest.mark.parametrize(
    ("verb", "node"), [("Dull", ir.Dull), ("Activate", ir.Activate), ("Break", ir.Break), ("Freeze", ir.Freeze)]
)
def test_each_of_a_kind_is_all_of_it(verb: str, node: type[ir.Effect]) -> None:
    every, each = (last(f"{verb} {words} opponent controls.") for words in ("all the Forwards", "each Forward"))
    assert isinstance(each, node) and same(each, every)


def test_primed_characters() -> None:
    for words in ("primed Forwards you control", "Forwards that have been primed you control"):
        (gain,) = effects(f"The {words} gain +1000 power.", "Forward")
        (group,) = [each for each in nodes(gain) if isinstance(each, ir.Group)]
        assert any(isinstance(each, ir.Primed) for each in (*group.adjectives, *group.qualifiers)), words
    asked = last("Choose 1 Forward. If it has been primed, break it.")
    assert isinstance(asked, ir.If) and same(asked.condition, ir.HasFilter(ir.Ref(("t1",)), ir.Primed()))
