"""What FFTCG sentences mean: what cards and players cannot do, or must."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BRAVE,
    CHOSEN,
    FORWARD,
    FRONT,
    IT,
    ME,
    MINE,
    NOW,
    OPPONENT,
    SPANS,
    SUMMONS,
    T1,
    THEIRS,
    THIS,
    TURN,
    YOU,
    a_group,
    effects,
    field,
    found_nodes,
    last,
    last_effect,
    meant,
    one,
    rule_of,
    ruled,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

ALL_OWN_FORWARDS = ir.All(ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.ControlledBy(YOU),)))
ANYBODY = ir.AnyPlayer()
ITSELF = ir.Ref(("self",))
UNBLOCKED = ir.CannotBeBlocked()
UNCHOSEN = ir.CannotBeChosen(OPPONENT, ("summon",))
CANNOT = ir.CannotBlock()
POWER = (ir.PowerUp(ir.Num(1000)),)


def test_rules_of_several() -> None:
    (rule,) = effects("The Monsters you control can attack the turn they enter the field.", "Forward")
    assert same(rule.rule, ir.AttackAtOnce())  # type: ignore[attr-defined]
    (rule,) = effects("The Forwards opponent controls cannot attack unless their controller pays 《1》.", "Forward")
    assert same(rule.rule, ir.AttackCost(ir.Cost((ir.CpGeneric(1),))))  # type: ignore[attr-defined]
    (rule,) = effects("All the Forwards opponent controls must attack this turn if possible.")
    assert same(rule.rule, ir.MustAttack())  # type: ignore[attr-defined]


def test_once_more_with_the_turn_in_front() -> None:
    again = last(f"{CHOSEN}During this turn, it can attack once more.")
    assert same(again, ir.Restrict(T1, ir.AttackOnceMore(), NOW))


def test_two_verbs_of_one_card() -> None:
    haste, free = (ir.KeywordGained("Haste"),), ir.CannotBeBlocked()
    (both,) = effects(
        "When Hild attacks, Hild gains Haste until the end of the turn and cannot be blocked this turn.", "Forward"
    )
    parts = (ir.Gain(ME, haste, TURN), ir.Restrict(ir.Ref(("self",)), free, THIS))
    assert same(both.effects, parts)  # type: ignore[attr-defined]
    turned = last("Choose 1 Forward. It cannot be blocked this turn and gains Haste until the end of the turn.")
    assert same(turned.effects, (ir.Restrict(T1, free, THIS), ir.Gain(T1, haste, TURN)))  # type: ignore[attr-defined]
    (held,) = effects("The Forwards you control gain Haste and cannot be blocked.", "Forward")
    mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(held.effects, (ir.Gain(mine, haste, ALWAYS), ir.Restrict(mine, free, ALWAYS)))  # type: ignore[attr-defined]
    half = last("Choose 1 Forward. Until the end of the turn, halve its power (round down to the nearest 1000).")
    assert same(half, ir.DoublePower(T1, FRONT, halve=True))


def test_a_rule_and_what_is_gained() -> None:
    (both,) = one("Hild cannot be blocked and gains Brave.").effects  # type: ignore[attr-defined]
    assert same(both, ir.Both((ir.Restrict(ME, UNBLOCKED, ALWAYS), ir.Gain(ME, BRAVE, ALWAYS))))


def test_a_pair_with_its_condition_behind() -> None:
    (asked,) = one("Hild gains Brave and cannot be blocked if you control 2 or more Monsters.").effects  # type: ignore[attr-defined]
    assert isinstance(asked.condition, ir.Controls) and len(asked.effect.effects) == 2


def test_while_behind_what_holds() -> None:
    (asked,) = one("Hild cannot be blocked while you control a Monster.").effects  # type: ignore[attr-defined]
    assert isinstance(asked.condition, ir.Controls) and same(asked.effect, ir.Restrict(ME, UNBLOCKED, ALWAYS))


@pytest.mark.parametrize("between", [", Brave and ", ", Brave, and ", " and Brave, and "])
def test_a_rule_ends_a_row_of_gains(between: str) -> None:
    words = f"If you control 2 or more Backups, Hild gains +2000 power{between}cannot be blocked."
    ability = meant(words)
    assert isinstance(ability, ir.FieldAbility) and isinstance(ability.effects[0], ir.If)
    gain, rule = ability.effects[0].effect.effects  # type: ignore[attr-defined]
    assert same(gain, ir.Gain(ME, (ir.PowerUp(ir.Num(2000)), ir.KeywordGained("Brave")), ALWAYS))
    assert same(rule, ir.Restrict(ME, ir.CannotBeBlocked(), ALWAYS))


def test_none_of_a_kind_can_block() -> None:
    by = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(4), "<="),))
    rule = ir.CannotBeBlocked(by)
    (restrict,) = one("When Hild attacks, no Forward of cost 4 or less can block it this turn.").effects  # type: ignore[attr-defined]
    assert same(restrict.rule, rule)
    for words in ("No Forward of cost 4 or less can block Hild.", "Forwards of cost 4 or less cannot block Hild."):
        assert same(field(words), ir.Restrict(ME, rule, ALWAYS)), words
    assert same(field("No Forward of cost 4 or less can attack."), ir.Restrict(ir.All(by), ir.CannotAttack(), ALWAYS))


def test_a_forward_that_is_asked_about_by_its_name() -> None:
    text = "While Hild is a Forward, it cannot be blocked."
    itself = ir.Restrict(ir.Ref(("self",)), ir.CannotBeBlocked(), ALWAYS)
    assert same(field(text), ir.If(ir.Is(ME, ir.Group(FORWARD)), itself))
    other = "When a Monster enters your field, if Hild is a Forward, put it into the Break Zone."
    with pytest.raises(TextError):
        compile_text("fftcg", other, name="Hild", card_type="Monster")


def test_blocked_by_no_others() -> None:
    for tail in ("except by", "other than by"):
        said = field(f"Hild cannot be blocked {tail} Forwards of cost 5 or more.")
        assert same(said, field("Hild can only be blocked by Forwards of cost 5 or more."))


@pytest.mark.parametrize(("more", "compare"), [("higher", ">"), ("lower", "<")])
@pytest.mark.parametrize("words", ["a Forward of a {} cost", "Forwards with a {} cost", "a Forward with {} cost"])
def test_costs_beside_its_own(more: str, compare: str, words: str) -> None:
    (rule,) = effects(f"Hild cannot be blocked by {words.format(more)}.", "Forward")
    assert same(rule.rule.by.qualifiers, (ir.CostIs(ir.CostOf(ME), compare),))  # type: ignore[attr-defined]


def test_it_behind_what_it_did_this_turn() -> None:
    (rule,) = one("If Hild entered the field this turn, it cannot be broken.").effects  # type: ignore[attr-defined]
    assert isinstance(rule.effect, ir.Restrict) and same(rule.effect.what, ITSELF)


def test_in_the_turn_in_which_it_came() -> None:
    came = ir.HappenedThisTurn(ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer()),)))
    wanted = ir.If(came, ir.Restrict(ME, ir.CannotBeBroken(), ALWAYS))
    for text in (
        "During the turn Hild enters the field, Hild cannot be broken.",
        "Hild cannot be broken the turn it enters the field.",
    ):
        assert same(field(text), wanted)


def test_it_is_the_card_of_that_event() -> None:
    (delayed,) = effects(
        "《1》: When a Forward you control attacks this turn, it cannot be broken this turn.", "Forward"
    )
    assert isinstance(delayed, ir.Delayed)
    assert same(delayed.effects[0].what, ir.Ref(("subject",)))  # type: ignore[attr-defined]


@pytest.mark.parametrize("cause", ["by", "due to"])
@pytest.mark.parametrize(("whose", "player"), [("your opponent's ", OPPONENT), ("", ANYBODY), ("your ", YOU)])
@pytest.mark.parametrize(("effects", "kind"), [("Summons", "summon"), ("abilities", "ability")])
def test_of_one_kind(cause: str, whose: str, player: ir.Player, effects: str, kind: str) -> None:
    ability = one(f"Hild cannot be broken or chosen {cause} {whose}{effects}.")
    assert isinstance(ability, ir.FieldAbility)
    (both,) = ability.effects
    rules = (ir.CannotBeBroken(player, kinds=(kind,)), ir.CannotBeChosen(player, (kind,)))
    assert same(both, ir.Both(tuple(ir.Restrict(ir.SelfRef(), rule, ALWAYS) for rule in rules)))


def test_of_both_kinds_as_before() -> None:
    ability = one("Hild cannot be broken or chosen by your opponent's Summons or abilities.")
    assert isinstance(ability, ir.FieldAbility)
    (both,) = ability.effects
    kinds = ("summon", "ability")
    rules = (ir.CannotBeBroken(OPPONENT, kinds=kinds), ir.CannotBeChosen(OPPONENT, kinds))
    assert same(both, ir.Both(tuple(ir.Restrict(ir.SelfRef(), rule, ALWAYS) for rule in rules)))


def test_who_cannot_choose_and_who_can_block() -> None:
    (held,) = effects("Hild cannot be chosen by Ice Summons.", "Forward")
    ice = ir.Group(ir.IsCard(), (ir.ElementIs(("Ice",)),))
    assert same(held.rule, ir.CannotBeChosen(ir.AnyPlayer(), ("summon",), ice))  # type: ignore[attr-defined]
    (held,) = effects("Hild can only be blocked by Forwards of cost 4 or more.", "Forward")
    big = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(4), ">="),))
    others = ir.Group(ir.IsCharacter(), qualifiers=(ir.Without(ir.AnyNoun((big,))),))
    assert same(held, ir.Restrict(ME, ir.CannotBeBlocked(others), ALWAYS))


@pytest.mark.parametrize(("subject", "who"), [("Hild", ME), ("The Forwards you control", ALL_OWN_FORWARDS)])
def test_one_subject_and_two_rules(subject: str, who: ir.Objects) -> None:
    (both,) = one(f"{subject} cannot be blocked and cannot be chosen by your opponent's Summons.").effects  # type: ignore[attr-defined]
    assert same(both, ir.Both((ir.Restrict(who, UNBLOCKED, ALWAYS), ir.Restrict(who, UNCHOSEN, ALWAYS))))


def test_two_rules_for_a_turn() -> None:
    both = last("Choose 1 Forward. It cannot be blocked and cannot be chosen by your opponent's Summons this turn.")
    assert same(both, ir.Both((ir.Restrict(T1, UNBLOCKED, THIS), ir.Restrict(T1, UNCHOSEN, THIS))))


@pytest.mark.parametrize(
    ("words", "kinds"),
    [("auto-abilities", ("auto",)), ("special abilities or action abilities", ("special", "action"))],
)
def test_chosen_by_some_kinds_of_abilities(words: str, kinds: tuple[str, ...]) -> None:
    (rule,) = effects(f"Hild cannot be chosen by your opponent's {words}.", "Forward")
    assert same(rule.rule, ir.CannotBeChosen(OPPONENT, kinds))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "kinds"),
    [("Summons", ("summon",)), ("abilities", ("ability",)), ("Summons or abilities", ("summon", "ability"))],
)
def test_chosen_by_whose(words: str, kinds: tuple[str, ...]) -> None:
    (rule,) = found_nodes(f"Hild cannot be chosen by {words} of your opponent.", ir.CannotBeChosen)
    assert same(rule, ir.CannotBeChosen(OPPONENT, kinds))


def test_frozen_by_nobody() -> None:
    assert ruled("Hild cannot be Frozen.", ir.CannotBeFrozen(ir.AnyPlayer()))
    assert ruled("Hild cannot be frozen by your opponent's Summons or abilities.", ir.CannotBeFrozen(OPPONENT))


@pytest.mark.parametrize("cause", ["by", "due to"])
def test_several_verbs_with_one_cause(cause: str) -> None:
    text = (
        f"Hild cannot be dulled, Frozen, or returned to its owner's hand {cause} your opponent's Summons or abilities."
    )
    rules = (ir.CannotBecomeDull(OPPONENT), ir.CannotBeFrozen(OPPONENT), ir.CannotBeReturned(OPPONENT))
    assert same(field(text), ir.Both(tuple(ir.Restrict(ME, each, ALWAYS) for each in rules)))


@pytest.mark.clauses("fftcg-2020", "11.6.2.4")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("returned to its owner's hand", ir.CannotBeReturned(ir.AnyPlayer())),
        ("removed from the game", ir.CannotBeRemoved(ir.AnyPlayer())),
    ],
)
def test_by_nobody_at_all(words: str, rule: ir.Rule) -> None:
    said = one(f"Hild cannot be {words}.")
    assert same(said.effects, (ir.Restrict(ME, rule, ir.Continuous()),))  # type: ignore[attr-defined]


@pytest.mark.parametrize("hand", ["its owner's hand", "their owner's hand", "their owners' hands"])
@pytest.mark.parametrize(("words", "kind"), [("abilities", "ability"), ("Summons", "summon")])
def test_cannot_be_returned_by_one_kind_of_effect(hand: str, words: str, kind: str) -> None:
    (rule,) = one(f"The Characters you control cannot be returned to {hand} by your opponent's {words}.").effects  # type: ignore[attr-defined]
    assert same(rule.rule, ir.CannotBeReturned(OPPONENT, kinds=(kind,)))
    assert same(rule.what, ir.All(ir.Group(ir.IsCharacter(), qualifiers=(MINE,))))


def test_three_of_them() -> None:
    ability = one("Hild cannot be dulled, chosen, or returned to its owner's hand by your opponent's Summons.")
    assert isinstance(ability, ir.FieldAbility)
    (both,) = ability.effects
    rules = (
        ir.CannotBecomeDull(OPPONENT, ("summon",)),
        ir.CannotBeChosen(OPPONENT, ("summon",)),
        ir.CannotBeReturned(OPPONENT, ("summon",)),
    )
    assert same(both, ir.Both(tuple(ir.Restrict(ir.SelfRef(), rule, ALWAYS) for rule in rules)))


def test_three_rules_of_one_card() -> None:
    by = "by your opponent's Summons or abilities"
    text = f"Hild cannot become dull {by}, cannot be returned to its owner's hand {by}, and cannot be removed from the game {by}."
    (both,) = effects(text, "Forward")
    first, rest = both.effects  # type: ignore[attr-defined]
    rules = [first.rule, *(each.rule for each in rest.effects)]
    assert [type(each) for each in rules] == [ir.CannotBecomeDull, ir.CannotBeReturned, ir.CannotBeRemoved]
    assert all(isinstance(each.what, ir.SelfRef) for each in (first, *rest.effects))


def test_rules_that_bind_a_card() -> None:
    (rule,) = one("Hild cannot be blocked by a Forward of cost 4 or more.").effects  # type: ignore[attr-defined]
    by = a_group(FORWARD, ir.CostIs(ir.Num(4), ">="))
    assert rule == ir.Restrict(ME, ir.CannotBeBlocked(by), ALWAYS)
    *_, this_turn = effects("Choose 1 Forward. It cannot block this turn.")
    assert this_turn == ir.Restrict(T1, ir.CannotBlock(), ir.UntilEndOfTurn(w=2))


def test_a_loss_and_a_rule_for_the_turn() -> None:
    lost = ir.Lose(T1, (ir.PowerUp(ir.Num(2000)),), ir.UntilEndOfTurn())
    rule = ir.Restrict(T1, ir.CannotBlock(), ir.UntilEndOfTurn())
    for said, both in (
        ("It loses 2000 power until the end of the turn and cannot block this turn.", (lost, rule)),
        ("It cannot block this turn and loses 2000 power until the end of the turn.", (rule, lost)),
    ):
        assert same(last("Choose 1 Forward. " + said), ir.Both(both))


@pytest.mark.parametrize("verb", ["dull", "activate"])
def test_the_chosen_one_not_the_one_on_the_way(verb: str) -> None:
    text = f"When Hild attacks, you may {verb} 1 Backup. If you do so, choose 1 Forward. It cannot block this turn."
    assert same(effects(text, "Forward")[-1].what, ir.Ref(("t2",)))  # type: ignore[attr-defined]


def test_the_only_ones_it_can_block() -> None:
    (rule,) = one("Hild can only block Forwards of cost 4 or less.").effects  # type: ignore[attr-defined]
    cheap = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(4), "<="),))
    others = ir.Group(ir.IsCharacter(), qualifiers=(ir.Without(ir.AnyNoun((cheap,))),))
    assert same(rule, ir.Restrict(ME, ir.CannotBlock(others), ALWAYS))


def test_opposing_cards() -> None:
    theirs = ir.Group(FORWARD, qualifiers=(THEIRS,))
    effect = last("All opposing Forwards lose 1000 power until the end of the turn.")
    assert isinstance(effect, ir.Lose) and isinstance(effect.to, ir.All) and same(effect.to.group, theirs)
    (rule,) = one("Opposing Forwards cannot block.").effects  # type: ignore[attr-defined]
    assert same(rule, ir.Restrict(ir.All(theirs), ir.CannotBlock(), ALWAYS))
    choose, _ = effects("Choose 1 opposing dull Forward. Break it.")
    assert isinstance(choose, ir.Choose)
    dull = ir.Group(FORWARD, adjectives=(ir.StatusIs("dull"),), qualifiers=(THEIRS,))
    assert same(choose.targets[0].group, dull)


@pytest.mark.parametrize(("words", "span"), SPANS)
@pytest.mark.parametrize("front", [False, True])
def test_two_with_one_subject(words: str, span: ir.Duration, front: bool) -> None:
    gain, lose, rule = ir.Gain(T1, POWER, span), ir.Lose(T1, POWER, span), ir.Restrict(T1, CANNOT, span)
    for said, wanted in (
        ("gains +1000 power and cannot block", (gain, rule)),
        ("cannot block and gains +1000 power", (rule, gain)),
        ("loses 1000 power and cannot block", (lose, rule)),
        ("cannot block and loses 1000 power", (rule, lose)),
        ("loses 1000 power and gains Haste", (lose, ir.Gain(T1, (ir.KeywordGained("Haste"),), span))),
    ):
        text = f"{words[0].upper()}{words[1:]}, it {said}." if front else f"It {said} {words}."
        assert same(last(f"Choose 1 Forward. {text}"), ir.Both(wanted)), said


def test_rules_of_abilities_alone() -> None:
    (rule,) = one("Hild cannot leave the field due to your opponent's abilities.").effects  # type: ignore[attr-defined]
    assert same(rule, ir.Restrict(ME, ir.CannotLeaveField(OPPONENT, ("ability",)), ALWAYS))
    (rule,) = one("Hild cannot become dull by your opponent's Summons.").effects  # type: ignore[attr-defined]
    assert same(rule, ir.Restrict(ME, ir.CannotBecomeDull(OPPONENT, ("summon",)), ALWAYS))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("Choose 1 ability that is choosing 1 or more Forwards you control. Cancel its effect.",
         "Choose 1 ability that is choosing a Forward you control. Cancel its effect."),
        ("Choose 1 Forward. It cannot be broken by a Summon or an ability this turn.",
         "Choose 1 Forward. It cannot be broken by Summons or abilities this turn."),
    ],
)  # fmt: skip
def test_what_is_chosen_and_what_is_not_broken(words: str, known: str) -> None:
    assert meant(words, "Summon") == meant(known, "Summon")


def test_an_ability_that_chooses_another() -> None:
    text = "《0》: Choose 1 ability that is choosing another Forward you control. Cancel its effect."
    (chosen,) = (each for each in nodes(meant(text)) if isinstance(each, ir.ChoosesOnly))
    assert chosen.group == ir.Group(FORWARD, (ir.Another(),), (MINE,))


def test_an_opponents_ability_that_is_choosing() -> None:
    choose, _ = effects("Choose an opponent's ability that is choosing a Forward you control. Cancel its effect.")
    (target,) = choose.targets  # type: ignore[attr-defined]
    chooses = ir.ChoosesOnly(ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(target.group, ir.Group(ir.IsAbility(), (THEIRS,), (chooses,)))


def test_all_that_chooses_a_card_spoken_of() -> None:
    text = "When a Forward you control is chosen by your opponent's Summon, cancel all effects choosing that Forward."
    (cancel,) = one(text).effects  # type: ignore[attr-defined]
    (chooses,) = cancel.what.group.qualifiers
    assert same(chooses.group.qualifiers, (ir.Without(ir.OtherThan(ir.Ref(("subject",)))),))


@pytest.mark.parametrize("words", ["each turn", "every turn", "at least once each turn"])
def test_must_attack(words: str) -> None:
    (rule,) = effects(f"Hild must attack {words} if possible.", "Forward")
    assert same(rule.rule, ir.MustAttack())  # type: ignore[attr-defined]


def test_it_must_be_blocked() -> None:
    rule = ir.MustBeBlocked()
    for words in (
        "It must be blocked this turn if possible.",
        "During this turn, it must be blocked if possible.",
        "Your opponent must block it this turn if possible.",
    ):
        _, must = effects(f"Choose 1 Forward you control. {words}")
        assert same(must, ir.Restrict(IT, rule, ir.UntilEndOfTurn())), words
    assert same(field("Hild must be blocked if possible."), ir.Restrict(ME, rule, ALWAYS))


def test_what_must_be_there_to_cast_it() -> None:
    lying = ir.Group(ir.IsCard(), (), (ir.InZone(ir.BreakZone(YOU)),))
    must = rule_of("You must have 5 or more cards in your Break Zone to cast Hild.")
    assert must == ir.PlayedOnlyIf(ir.Exists(lying, ir.Num(5)))
    either = ir.AnyNoun((ir.Group(FORWARD, (ir.ElementIs(("Fire",)),)), ir.Group(FORWARD, (ir.ElementIs(("Ice",)),))))
    must = rule_of("You must control a Fire Forward or an Ice Forward to play Hild from your hand onto the field.")
    assert must == ir.MustControl(ir.Group(either), "hand")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("You can only play Hild during your Main Phase.", ir.CastOnly("main_phase", reach="anywhere")),
        (
            "You must control 3 or more {Job Smith} to cast Hild.",
            ir.PlayedOnlyIf(ir.Controls(YOU, ir.Group(ir.JobIs("Smith")), ir.Num(3), bind="t1")),
        ),
        ("Hild can produce Fire or Ice CP.", ir.Produces(("Fire", "Ice"))),
        (
            "Hild cannot be blocked by an active Forward.",
            ir.CannotBeBlocked(ir.Group(FORWARD, (ir.StatusIs("active"),))),
        ),
    ],
)
def test_rules_of_the_card(text: str, rule: ir.Rule) -> None:
    assert last_effect(text) == ir.Restrict(ME, rule, ALWAYS)


@pytest.mark.parametrize(
    ("by", "player"), [("", ir.AnyPlayer()), (" by your opponent's Summons or abilities", OPPONENT)]
)
def test_summons_of_a_cost_that_cannot_be_cancelled(by: str, player: ir.Player) -> None:
    rule = last_effect(f"The Fire Summons of cost 3 or less you cast cannot be cancelled{by}.")
    cost = ir.CostIs(ir.Num(3), "<=")
    cast = ir.Group(ir.TypeIs(("Summon",)), (ir.ElementIs(("Fire",)),), (cost, MINE))
    assert same(rule, ir.Restrict(ir.All(cast), ir.CannotBeCancelled(player, ("summon",)), ALWAYS))


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("your opponent cannot cast Summons", ir.CannotCast(OPPONENT, SUMMONS, ir.UntilEndOfTurn())),
        ("players cannot cast Summons", ir.CannotCast(ir.EachPlayer(), SUMMONS, ir.UntilEndOfTurn())),
        ("your opponent cannot use special abilities", ir.CannotUse(OPPONENT, ("special",), ir.UntilEndOfTurn())),
    ],
)
def test_during_this_turn_behind_it(words: str, meaning: ir.Effect) -> None:
    assert same(last(f"{words.capitalize().replace('summons', 'Summons')} during this turn."), meaning)
    assert same(last(f"During this turn, {words}."), meaning)


def test_no_abilities_are_used() -> None:
    ban = last("Choose 1 Forward. It cannot use abilities this turn.")
    assert isinstance(ban, ir.Restrict) and same(ban.rule, ir.CannotUseAbilities(("action", "special")))


@pytest.mark.parametrize(
    "words", ["cannot attack alone", "can only attack in a party", "can only attack while forming a party"]
)
def test_only_in_a_party(words: str) -> None:
    # 15.1.1.9
    assert ruled(f"Hild {words}.", ir.CannotAttackAlone())
    assert same(last(f"Choose 1 Forward. It {words} this turn."), ir.Restrict(T1, ir.CannotAttackAlone(), THIS))


@pytest.mark.parametrize(
    ("rule", "wanted"),
    [
        ("cannot be blocked", ir.CannotBeBlocked()),
        ("cannot attack or block", ir.CannotAttackOrBlock()),
        ("cannot block", ir.CannotBlock()),
    ],
)
def test_what_is_forbidden_without_end(rule: str, wanted: ir.Rule) -> None:
    without_end = "(This effect does not end at the end of the turn.)"
    done = last(f"When Hild enters the field, choose 1 Forward. It {rule}. {without_end}", "Forward")
    assert same(done, ir.Restrict(ir.Ref(("t1",)), wanted, ir.Permanent()))


@pytest.mark.parametrize("text", ["Until the end of your opponent's turn, your opponent cannot cast Summons.",
                                  "Your opponent cannot cast Summons until the end of your opponent's turn."])  # fmt: skip
def test_no_summons_until_the_end_of_their_turn(text: str) -> None:
    summons = ir.Group(ir.TypeIs(("Summon",)))
    assert same(effects(text)[0], ir.CannotCast(OPPONENT, summons, ir.UntilEndOfYourTurn(OPPONENT)))


def test_a_spelling_of_cancelled() -> None:
    said = [
        compile_text("fftcg", f"The Summons you cast cannot be {word}.", name="Hild", card_type="Forward")
        for word in ("cancelled", "canceled")
    ]
    assert said[0].abilities == said[1].abilities


@pytest.mark.parametrize(("whose", "by"), [("your opponent's ", OPPONENT), ("", ir.AnyPlayer())])
def test_unbroken_by_summons_of_such_a_cost(whose: str, by: ir.Player) -> None:
    cheap = ir.Group(ir.TypeIs(("Summon",)), qualifiers=(ir.CostIs(ir.Num(3), "<="),))
    (rule,) = effects(f"Hild cannot be broken by {whose}Summons of cost 3 or less.", "Forward")
    assert same(rule, ir.Restrict(ME, ir.CannotBeBroken(by, kinds=("summon",), sources=cheap), ALWAYS))
    (damage,) = effects(
        f"If Hild is dealt damage by {whose}Summons of cost 3 or less, the damage becomes 0 instead.", "Forward"
    )
    assert same(damage.source, ir.DamageSource(cheap, ("summon",), by if whose else None))  # type: ignore[attr-defined]
