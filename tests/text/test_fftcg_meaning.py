"""What sentences of the FFTCG mean: own sentences in the game's wording, each with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, BREAK_ZONE, FORWARD, FRONT, ME, MINE, OPPONENT, T1, THEIRS, TURN, YOU, effects, one

from cardwright.text import ir

THEM = ir.Ref(("t1",), w=1)
ENTERS = ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer()),))


def group(noun: ir.Filter, *qualifiers: ir.Filter, adjectives: tuple[ir.Filter, ...] = ()) -> ir.Group:
    return ir.Group(noun, adjectives, qualifiers)


def choose(count: int, what: ir.Group, **more: object) -> ir.Choose:
    return ir.Choose((ir.Target(ir.Num(count), what, bind="t1", **more),), YOU)  # type: ignore[arg-type]


@pytest.mark.clauses("fftcg-2020", "11.3.3")
def test_choose_binds_what_it_refers_to() -> None:
    assert effects("Choose 1 Forward. Deal it 7000 damage.") == (
        choose(1, group(FORWARD)),
        ir.DealDamage(T1, ir.Num(7000)),
    )


def test_filters_stand_in_printed_order() -> None:
    chosen = effects("Choose up to 2 dull Ice Forwards of cost 3 or less opponent controls. Break them.")[0]
    adjectives = (ir.StatusIs("dull"), ir.ElementIs(("Ice",)))
    what = group(FORWARD, ir.CostIs(ir.Num(3), "<="), THEIRS, adjectives=adjectives)
    assert chosen == choose(2, what, up_to=True)


def test_or_before_one_noun_and_or_between_nouns_have_their_scope() -> None:
    trait = ir.AnyTrait((ir.JobIs("Smith"), ir.NameIs("Olga")))
    assert effects("Choose 1 [[i]]Job Smith[[/]] or [[i]]Card Name Olga[[/]] Forward you control. Activate it.")[
        0
    ] == choose(1, group(FORWARD, MINE, adjectives=(trait,)))
    nouns = ir.AnyNoun((ir.Group(FORWARD, (ir.ElementIs(("Fire",)),)), ir.Group(FORWARD, (ir.JobIs("Smith"),))))
    assert effects("Choose 1 Fire Forward or [[i]]Job Smith[[/]] Forward you control. Activate it.")[0] == choose(
        1, group(nouns, MINE)
    )


def test_the_former_and_the_latter() -> None:
    _, first, second = effects(
        "Choose 1 Water Forward you control and 1 Monster opponent controls. Dull the former and break the latter. "
        "Then, the latter deals damage equal to its power to the former."
    )
    assert first == ir.Both((ir.Dull(ir.Ref(("t1",), w=2)), ir.Break(ir.Ref(("t2",), w=3))))
    latter = ir.Ref(("t2",), w=3)
    assert second == ir.Afterwards(
        ir.DealDamage(ir.Ref(("t1",), w=2), ir.PowerOf(ir.Ref(("t2",))), latter, w=1),
    )


def test_a_controller_printed_last_holds_for_both() -> None:
    (chosen, _) = effects(
        "Choose 1 Forward and 1 Monster opponent controls. Dull the Forward and return the Monster to its owner's hand."
    )
    owners = [target.group.qualifiers[0].player for target in chosen.targets]  # type: ignore[attr-defined]
    assert owners == [OPPONENT, OPPONENT]


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_an_if_behind_the_trigger_is_its_condition() -> None:
    ability = one("When Hild attacks, if you control 3 or more Backups, draw 1 card.")
    backups = ir.Controls(YOU, group(ir.TypeIs(("Backup",))), ir.Num(3), w=6)
    attacks = ir.CardEvent(ME, (ir.Attacks(),))
    assert ability == ir.AutoAbility(attacks, (ir.Draw(YOU, ir.Num(1)),), condition=backups)


def test_an_if_in_a_later_sentence_is_an_instruction() -> None:
    last = one("When Hild attacks, draw 1 card. If you control 3 or more Backups, discard 1 card.").effects[-1]  # type: ignore[attr-defined]
    assert isinstance(last, ir.If)


@pytest.mark.clauses("fftcg-2020", "11.8.14")
def test_may_and_if_you_do_so() -> None:
    ability = one("When Hild enters the field, you may discard 3 cards. If you do so, draw 4 cards.")
    discard = ir.Discard(YOU, ir.Num(3), group(ir.IsCard()), bind="t1")
    assert ability == ir.AutoAbility(ENTERS, (ir.May(YOU, discard), ir.IfDone(ir.Draw(YOU, ir.Num(4)))))


@pytest.mark.clauses("fftcg-2020", "11.8.17")
def test_when_you_do_so_takes_all_that_follows() -> None:
    _, reflexive = one(
        "When Hild enters the field, you may pay 《火》《闇》. When you do so, choose 1 Forward. Deal it 4500 damage. Draw 1 card."
    ).effects  # type: ignore[attr-defined]
    damage = ir.DealDamage(T1, ir.Num(4500))
    assert reflexive == ir.WhenDone((choose(1, group(FORWARD)), damage, ir.Draw(YOU, ir.Num(1))))


@pytest.mark.clauses("fftcg-2020", "11.12.5.6")
def test_instead_replaces_the_sentence_before() -> None:
    *_, last = effects(
        "Choose 1 Forward. Deal it 3000 damage. If you control [[i]]Card Name Olga[[/]], deal it 6000 damage instead."
    )
    olga = ir.Controls(YOU, group(ir.NameIs("Olga")), ir.Num(1), w=2)
    assert last == ir.Instead(olga, ir.DealDamage(T1, ir.Num(6000)))


def test_for_each_is_counted() -> None:
    *_, last = effects("Choose 1 Forward. Deal it 2500 damage for each Monster you control.")
    each = ir.CountOf(group(ir.TypeIs(("Monster",)), MINE))
    assert last == ir.DealDamage(T1, ir.PerEach(ir.Num(2500), each))
    (static,) = one("For each point of damage you have received, Hild gains +1000 power.").effects  # type: ignore[attr-defined]
    power = ir.PowerUp(ir.PerEach(ir.Num(1000), ir.DamageReceived(YOU), w=1))
    assert static == ir.Gain(ME, (power,), ALWAYS)


@pytest.mark.clauses("fftcg-2020", "11.6.6")
def test_options_have_bindings_of_their_own() -> None:
    (modal,) = effects('Select 1 of the 2 following actions. "Choose 1 Forward. Dull it." "Choose 1 Backup. Break it."')
    first = ir.Option((choose(1, group(FORWARD)), ir.Dull(T1)))
    backup = ir.Target(ir.Num(1), group(ir.TypeIs(("Backup",))), bind="t2")
    second = ir.Option((ir.Choose((backup,), YOU), ir.Break(ir.Ref(("t2",)))))
    assert modal == ir.Modal(ir.ModalHeader(YOU, ir.Num(1), ir.Num(2)), (first, second))


@pytest.mark.clauses("fftcg-2020", "11.6.2")
def test_cost_and_limits_of_an_action_ability() -> None:
    ability = one(
        "《風》《2》《ダル》, discard 1 card, put Hild into the Break Zone: Draw 2 cards. "
        "You can only use this ability during your Main Phase and only twice per turn."
    )
    icons = (ir.CpElement("Wind"), ir.CpGeneric(2), ir.DullSelf())
    actions = (ir.PayDiscard(ir.Num(1), group(ir.IsCard())), ir.PayPut(ME, BREAK_ZONE))
    limits = (ir.OnlyMainPhase(), ir.OncePerTurn(2, w=1))
    assert ability == ir.ActionAbility(ir.Cost(icons, actions), (ir.Draw(YOU, ir.Num(2)),), limits)


@pytest.mark.clauses("fftcg-2020", "11.7.1")
def test_special_ability() -> None:
    ability = one("[[s]]Hammer Song[[/]] 《S》《2》: Hild gains +3000 power and Brave until the end of the turn.")
    gains = (ir.PowerUp(ir.Num(3000)), ir.KeywordGained("Brave"))
    cost = ir.Cost((ir.SpecialIcon(), ir.CpGeneric(2)))
    assert ability == ir.SpecialAbility("Hammer Song", cost, (ir.Gain(ME, gains, TURN),))


@pytest.mark.clauses("fftcg-2020", "15.2.6.1", "15.2.6.2")
def test_damage_threshold() -> None:
    ability = one("Damage 4 -- The [[i]]Job Smith[[/]] Forwards other than Hild you control gain +1000 power.")
    smiths = group(FORWARD, ir.OtherThan(ME), MINE, adjectives=(ir.JobIs("Smith"),))
    gain = ir.Gain(ir.All(smiths, w=2), (ir.PowerUp(ir.Num(1000)),), ALWAYS)
    assert ability == ir.FieldAbility((gain,), damage=4)


@pytest.mark.clauses("fftcg-2020", "11.10.3")
def test_ex_burst() -> None:
    assert one("[[ex]]EX BURST[[/]] When Hild enters the field, draw 1 card.").ex_burst  # type: ignore[attr-defined]
    assert one("[[ex]]EX BURST[[/]] Draw 1 card.", "Summon").ex_burst  # type: ignore[attr-defined]
    assert not one("Draw 1 card.", "Summon").ex_burst  # type: ignore[attr-defined]


def test_subject_of_the_trigger_and_chosen_card_are_told_apart() -> None:
    (gain,) = one("When a Monster you control attacks, it gains +1500 power until the end of the turn.").effects  # type: ignore[attr-defined]
    assert gain.to == ir.Ref(("subject",))
    *_, freeze = one("When a Monster you control attacks, choose 1 Backup opponent controls. Freeze it.").effects  # type: ignore[attr-defined]
    assert freeze.what == T1


def test_search_and_reveal() -> None:
    (search,) = one("When Hild enters the field, search for 1 [[i]]Job Smith[[/]] and add it to your hand.").effects  # type: ignore[attr-defined]
    found = ir.Target(ir.Num(1), group(ir.JobIs("Smith")), bind="t1")
    assert search == ir.Both((ir.Search(YOU, (found,)), ir.ToHand(T1, YOU, "add")))
    reveal, take = effects(
        "Reveal the top 4 cards of your deck. Add up to 3 Monsters among them to your hand and return the rest "
        "to the bottom of your deck in any order."
    )
    shown = ir.Ref(("t1",), w=10)
    assert reveal == ir.RevealTop(YOU, YOU, ir.Num(4), bind="t1")
    monsters = ir.Target(ir.Num(3), group(ir.TypeIs(("Monster",))), up_to=True, bind="t2")
    taken = ir.TakeAmong(YOU, monsters, shown, ir.Hand(YOU))
    assert take == ir.Both((taken, ir.PutRest(shown, ir.DeckBottom(YOU), w=3)))


def test_who_does_it() -> None:
    assert effects("Your opponent discards 2 cards.") == (
        ir.Discard(OPPONENT, ir.Num(2), group(ir.IsCard()), bind="t1"),
    )
    select, last = effects("Your opponent selects 3 Monsters they control. Break them.")
    assert isinstance(select, ir.Select)
    assert select.player == OPPONENT
    assert isinstance(select.target.group.qualifiers[0], ir.ControlledBy)
    assert isinstance(select.target.group.qualifiers[0].player, ir.Opponent)
    assert last == ir.Break(THEM)


def test_quoted_ability_is_an_ability_of_the_card_that_gains_it() -> None:
    *_, gain = effects('Choose 1 Forward. It gains "When this Forward blocks, draw 1 card." until the end of the turn.')
    blocks = ir.CardEvent(ir.SelfRef(w=1), (ir.Blocks(),))
    quoted = ir.AutoAbility(blocks, (ir.Draw(YOU, ir.Num(1)),))
    assert gain == ir.Gain(T1, (ir.AbilityGained((quoted,)),), TURN)


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_replacement_of_damage() -> None:
    (shield,) = one("If Hild is dealt damage by your opponent's Summons, reduce the damage by 4500 instead.").effects  # type: ignore[attr-defined]
    source = ir.DamageSource(kinds=("summon",), by=OPPONENT)
    assert shield == ir.ReplaceDamage(ME, "reduce", ir.Num(4500), ALWAYS, source)
    (once,) = effects("《1》: During this turn, the next damage dealt to Hild is reduced by 2500 instead.", "Forward")
    turn = ir.UntilEndOfTurn(w=3)
    assert once == ir.ReplaceDamage(ME, "reduce", ir.Num(2500), turn, next_only=True)


def test_rules_that_bind_a_card() -> None:
    (rule,) = one("Hild cannot be blocked by a Forward of cost 4 or more.").effects  # type: ignore[attr-defined]
    by = group(FORWARD, ir.CostIs(ir.Num(4), ">="))
    assert rule == ir.Restrict(ME, ir.CannotBeBlocked(by), ALWAYS)
    *_, this_turn = effects("Choose 1 Forward. It cannot block this turn.")
    assert this_turn == ir.Restrict(T1, ir.CannotBlock(), ir.UntilEndOfTurn(w=2))


def test_costs_to_cast() -> None:
    (cheaper,) = one(
        "The cost required to cast Hild is reduced by 1 for each Monster you control (it cannot become 0)."
    ).effects  # type: ignore[attr-defined]
    each = ir.CountOf(group(ir.TypeIs(("Monster",)), MINE))
    assert cheaper == ir.CostChange(ME, ir.PerEach(ir.Num(1), each), floor=1)


def test_delayed_ability() -> None:
    chosen, delayed = effects("Choose 1 Forward. At the end of the turn, break it.")
    assert chosen == choose(1, group(FORWARD))
    end = ir.EndOf("turn", ir.EachPlayer(), next=True)
    assert delayed == ir.Delayed(end, (ir.Break(T1),))


def test_for_each_behind_a_comma_multiplies_all_in_front_of_it() -> None:
    text = "Draw 1 card and place 1 Song Counter on Hild, for each Monster you control."
    (both,) = effects("When Hild enters the field, draw 1 card and" + text[len("Draw 1 card and") :], "Forward")
    each = ir.PerEach(ir.Num(1), ir.CountOf(group(ir.TypeIs(("Monster",)), MINE)), w=7)
    assert both == ir.Both((ir.Draw(YOU, each), ir.PlaceCounters("Song", each, ME)), w=16)


@pytest.mark.clauses("fftcg-2020", "5.2.4.1")
def test_the_name_in_a_quoted_ability_is_the_card_that_gives_it() -> None:
    *_, gain = effects(
        'Choose 1 Forward. It gains "This Forward must block Hild if possible." until the end of the turn.'
    )
    assert isinstance(gain, ir.Gain) and isinstance(gain.gains[0], ir.AbilityGained)
    (rule,) = gain.gains[0].abilities[0].effects  # type: ignore[attr-defined]
    assert rule == ir.Restrict(ir.SelfRef(w=1), ir.MustBlock(ir.Giver(), w=3), ALWAYS)


def test_monster_that_becomes_a_forward() -> None:
    (become,) = one(
        "《2》: Until the end of the turn, Hild also becomes a Forward with 6000 power and Haste.", "Monster"
    ).effects  # type: ignore[attr-defined]
    assert become == ir.BecomeForward(ME, ir.Num(6000), (ir.KeywordGained("Haste"),), FRONT)
