"""What is permitted, compared and spoken of: sentences of our own, each with the tree it must become."""

from __future__ import annotations

import pytest
from test_fftcg_meaning_kinds import (
    ALWAYS,
    FORWARD,
    FORWARDS_OF_MINE,
    ME,
    MINE,
    OPPONENT,
    THEIRS,
    YOU,
    effects,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

IT = ir.Ref(("t1",))


def field(text: str) -> ir.Effect:
    """What the only field ability says."""
    (effect,) = one(text).effects  # type: ignore[attr-defined]
    return effect


def condition(words: str) -> ir.Condition:
    """What has to hold."""
    effect = field(f"If {words}, Hild gains Haste.")
    assert isinstance(effect, ir.If)
    return effect.condition


def test_who_may_use_it() -> None:
    for words, who in (("Either player", "any"), ("Any player", "any"), ("Only your opponent", "opponent")):
        ability = one(f"《1》: Draw 1 card. {words} can use this ability.")
        assert same(ability.limits, (ir.UseBy(who),)), words  # type: ignore[attr-defined]


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


def test_while_somebody_fights() -> None:
    fighting = ir.StatusIs("attacking")
    for words, group in (
        ("a Forward you control is attacking", ir.Group(FORWARD, qualifiers=(MINE, fighting))),
        ("a Fire Forward is attacking", ir.Group(FORWARD, (ir.ElementIs(("Fire",)),), (fighting,))),
        ("a Forward opponent controls is blocking", ir.Group(FORWARD, qualifiers=(THEIRS, ir.StatusIs("blocking")))),
        ("a party is attacking", ir.Group(FORWARD, qualifiers=(ir.InAParty(),))),
        ("your party is attacking", ir.Group(FORWARD, qualifiers=(ir.InAParty(), MINE))),
    ):
        ability = one(f"《1》: Draw 1 card. You can only use this ability while {words}.")
        assert same(ability.limits, (ir.OnlyIf(ir.Exists(group, ir.Num(1))),)), words  # type: ignore[attr-defined]


def test_what_is_not_done_in_all_its_words() -> None:
    head = "At the beginning of your opponent's Main Phase 1, your opponent may discard 1 card. If "
    for words in ("they do not do so", "he/she does not", "he/she doesn't do so", "your opponent does not do so"):
        *_, then = one(f"{head}{words}, draw 1 card.").effects  # type: ignore[attr-defined]
        assert same(then, ir.IfNotDone(ir.Draw(YOU, ir.Num(1)))), words
    *_, then = effects("You may discard 1 card. If you don't, draw 1 card.")
    assert same(then, ir.IfNotDone(ir.Draw(YOU, ir.Num(1))))


def test_both_main_phases() -> None:
    effect = field("During your Main Phase, Hild cannot be chosen by your opponent's abilities.")
    assert isinstance(effect, ir.If)
    assert same(effect.condition, ir.Or((ir.PhaseIs("main_1", YOU), ir.PhaseIs("main_2", YOU))))


@pytest.mark.parametrize(
    "words",
    [
        "The cost required to cast it can be paid with CP of any Element.",
        "The cost to play it can be paid using CP of any Element.",
        "You can use CP of any Element to cast it.",
    ],
)
def test_any_element_pays_for_what_lies_elsewhere(words: str) -> None:
    _, may, pays = effects(f"Choose 1 Summon in your opponent's Break Zone. You can cast it this turn. {words}")
    assert isinstance(may, ir.AllowCast)
    assert same(pays, ir.Restrict(IT, ir.PayAnyElement(), ir.Permanent()))


def test_any_element_pays_for_all_of_a_kind() -> None:
    effect = field("The cost required to play your Monsters onto the field can be paid with CP of any Element.")
    assert same(effect, ir.CastersAnyElement(YOU, ir.Group(ir.TypeIs(("Monster",)))))


def test_what_must_be_so_to_cast_it() -> None:
    mine = ir.Controls(YOU, ir.Group(ir.TypeIs(("Backup",))), ir.Num(2), bind="t1")
    for words, reach in (
        ("You can only play Hild onto the field", "anywhere"),
        ("You may only cast Hild", ""),
        ("You may only play Hild onto the field", "anywhere"),
        ("You can only play Hild from your hand onto the field", "hand"),
    ):
        effect = field(f"{words} if you control 2 or more Backups.")
        assert same(effect, ir.Restrict(ME, ir.PlayedOnlyIf(mine, reach), ALWAYS)), words
    effect = field("You must control a Backup to play Hild onto the field.")
    assert same(effect, ir.Restrict(ME, ir.MustControl(ir.Group(ir.TypeIs(("Backup",))), "anywhere"), ALWAYS))
    effect = field("When you cast Hild, you may pay an extra 《1》.")
    assert isinstance(effect, ir.ExtraCost)
    assert effect.optional


def test_attack_only_if() -> None:
    hurt = ir.Not(ir.ReceivedDamage(YOU, ir.Num(3)))
    for words, rule in (
        ("can only attack or block", ir.CannotAttackOrBlock()),
        ("can attack only", ir.CannotAttack()),
        ("can block only", ir.CannotBlock()),
        ("can attack or block only", ir.CannotAttackOrBlock()),
    ):
        effect = field(f"Hild {words} if you have received 3 points of damage or more.")
        assert same(effect, ir.If(hurt, ir.Restrict(ME, rule, ALWAYS))), words


def test_for_as_long_as_it_is_there() -> None:
    there = ir.WhileOnField(ME)
    for words in ("as long as Hild is on the field", "while Hild is on the field"):
        _, effect = one(f"When Hild attacks, choose 1 Forward. Gain control of it {words}.").effects  # type: ignore[attr-defined]
        assert same(effect, ir.GainControl(YOU, IT, there)), words
        _, effect = one(f"When Hild attacks, choose 1 Forward. Remove it from the game {words}.").effects  # type: ignore[attr-defined]
        assert same(effect, ir.RemoveFromGame(IT, there)), words
    _, effect = one("When Hild attacks, choose 1 Forward. Remove it from the game until Hild leaves the field.").effects  # type: ignore[attr-defined]
    assert same(effect, ir.RemoveFromGame(IT, there))


def test_what_was_returned_this_turn() -> None:
    returned = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD, qualifiers=(THEIRS,))), (ir.ReturnsToHand(),))
    for words in (
        "has returned to its owner's hand",
        "has been returned to its owner's hand",
        "was returned to its owner's hand",
    ):
        asked = condition(f"a Forward opponent controls {words} this turn")
        assert same(asked, ir.HappenedThisTurn(returned)), words


def test_damage_and_hands_compared() -> None:
    mine, theirs = ir.DamageReceived(YOU), ir.DamageReceived(OPPONENT)
    assert same(condition("you have received more damage than your opponent"), ir.Compare(mine, theirs, ">"))
    assert same(condition("your opponent has received less damage than you"), ir.Compare(theirs, mine, "<"))
    both = ir.ReceivedDamage(ir.EachPlayer(), ir.Num(4))
    assert same(condition("both players have received 4 points of damage or more"), both)
    six = ir.ReceivedDamage(ir.AnyPlayer(), ir.Num(6), "=")
    assert same(condition("either player has received 6 points of damage"), six)
    hands = ir.Compare(ir.HandSize(OPPONENT), ir.HandSize(YOU), ">")
    assert same(condition("your opponent has more cards in his/her hand than you"), hands)


def test_against_its_own_power() -> None:
    own = ir.PowerOf(ME)
    for words, compare in (("greater than or equal to", ">="), ("superior to", ">"), ("lower than", "<")):
        effect = field(f"Hild cannot be blocked by a Forward with a power {words} his.")
        by = ir.Group(FORWARD, qualifiers=(ir.PowerIs(own, compare),))
        assert same(effect, ir.Restrict(ME, ir.CannotBeBlocked(by), ALWAYS)), words


def test_the_first_and_the_second_of_two_chosen_at_once() -> None:
    first, second = ir.InOrder(IT, first=True), ir.InOrder(IT, first=False)
    for one_of, other in (
        ("the first one", "the second one"),
        ("the first Forward", "the second Forward"),
        ("the first one", "the other one"),
    ):
        _, both = effects(f"Choose 2 Forwards. Dull {one_of} and Freeze {other}.")
        assert same(both, ir.Both((ir.Dull(first), ir.Freeze(second)))), other
    _, gain = effects("Choose 2 Forwards. The second one gains Haste until the end of the turn.")
    assert same(gain, ir.Gain(second, (ir.KeywordGained("Haste"),), ir.UntilEndOfTurn()))
    with pytest.raises(TextError):  # of three
        compile_text("fftcg", "Choose 3 Forwards. Dull the second one.", name="Hild", card_type="Summon")


def test_an_ability_beside_a_summon_in_either_order() -> None:
    choose, _ = effects("Choose 1 auto-ability or Summon. Cancel its effect.")
    (target,) = choose.targets  # type: ignore[attr-defined]
    summon = ir.Group(ir.TypeIs(("Summon",)))
    assert same(target.group.noun, ir.NounOr(ir.Group(ir.IsAbility(("auto",))), summon))


def test_what_was_found_before_a_new_choice_is_not_it() -> None:
    text = "When Hild enters the field, you may search for 1 Summon and add it to your hand. When you do so, choose 1 Forward. Dull it."
    _, done = one(text).effects  # type: ignore[attr-defined]
    assert same(done.effects[1], ir.Dull(ir.Ref(("t2",))))
    assert same(done.effects[0].targets[0].group, ir.Group(FORWARD))


def test_a_card_of_the_deck_is_dealt_nothing() -> None:
    _, _, lose = effects(
        "Choose 1 Forward. Reveal the top card of your deck. It loses 1000 power for each CP required to play the revealed card until the end of the turn."
    )
    assert isinstance(lose, ir.Lose)
    assert same(lose.to, IT)
    (lost,) = lose.losses
    assert same(lost.amount.each, ir.CostOf(ir.Ref(("t2",))))  # type: ignore[attr-defined]


def test_the_revealed_summon() -> None:
    text = "When Hild attacks, you may reveal 1 Summon from your hand. When you do so, choose 1 Forward of cost equal to or less than the revealed Summon's cost. Break it."
    _, done = one(text).effects  # type: ignore[attr-defined]
    (target,) = done.effects[0].targets
    (limit,) = target.group.qualifiers
    assert same(limit, ir.CostIs(ir.CostOf(ir.Ref(("t1",))), "<="))


def test_two_shown_cards_have_something_in_common() -> None:
    _, then = effects(
        "Remove the top 2 cards of your deck from the game. If both of them are of the same Element, draw 1 card."
    )
    assert isinstance(then, ir.If)
    assert same(then.condition, ir.AllShare(IT, "element"))


def test_of_a_different_element() -> None:
    effect = field("For each Backup of a different Element you control, Hild gains +1000 power.")
    (gain,) = effect.gains  # type: ignore[attr-defined]
    assert same(gain.amount.each, ir.CountElements(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,))))


def test_as_many_as_are_named() -> None:
    choose, _ = effects("Choose up to the same number of Forwards as Backups you control. Dull them.")
    (target,) = choose.targets  # type: ignore[attr-defined]
    assert same(target.count, ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,))))
    assert target.up_to


def test_all_of_a_group_become_the_named_element() -> None:
    _, becomes = effects(
        "Name 1 Element. All the Forwards you control become the named Element until the end of the turn."
    )
    assert same(becomes, ir.BecomeElement(ir.All(FORWARDS_OF_MINE, bind="t1"), "", ir.UntilEndOfTurn()))


def test_on_entering_and_at_the_beginning_of_a_phase() -> None:
    enters = ir.CardEvent(ME, (ir.EntersField(whose=ir.AnyPlayer()),))
    for words, moment in (
        ("or at the beginning of your Main Phase 1", ir.BeginningOf("main_1", YOU)),
        ("and at the beginning of your Main Phase 1", ir.BeginningOf("main_1", YOU)),
        ("or at the end of your turn", ir.EndOf("turn", YOU)),
    ):
        event = one(f"When Hild enters the field {words}, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event, ir.AnyEvent((enters, moment))), words


def test_the_second_card_of_a_turn() -> None:
    event = one("When you cast your second Summon in a turn, draw 1 card.").event  # type: ignore[attr-defined]
    assert same(event, ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Summon",))), nth=2))


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


def test_of_the_same_cost_or_less() -> None:
    *_, then = effects(
        "Choose 1 Forward you control. Return it to your hand. Then, you may play 1 Forward of the same cost or less from your hand onto the field."
    )
    play = then.effect.effect  # type: ignore[attr-defined]
    assert same(play.target.group.qualifiers, (ir.CostIs(ir.CostOf(IT), "<="),))


def test_the_discarded_summon_and_its_controllers_hand() -> None:
    _, lose = one(
        "Discard 1 Summon: Choose 1 Forward. It loses 1000 power for each CP required to cast the discarded Summon until the end of the turn."
    ).effects  # type: ignore[attr-defined]
    assert same(lose.losses[0].amount.each, ir.CostOf(ir.PaidWith("discarded")))
    _, hit = effects("Choose 1 Forward. Deal it 1000 damage for each card in its controller's hand.")
    assert same(hit.amount.each, ir.HandSize(ir.ControllerOf(IT)))  # type: ignore[attr-defined]


def test_paid_with_both() -> None:
    both = ir.And((ir.PaidElement("Ice"), ir.PaidElement("Wind")))
    for words in ("the cost to cast Hild included both", "the cost to cast Hild was paid with both"):
        ability = one(f"When Hild enters the field, if {words} Ice CP and Wind CP, draw 1 card.")
        assert same(ability.condition, both), words  # type: ignore[attr-defined]
