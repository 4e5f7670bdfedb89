"""What sentences of Shadowverse: Evolve mean: what is asked of a player, the field and the numbers there."""

from __future__ import annotations

import msgspec
import pytest
from sve_meaning import (
    CARD,
    DRAW,
    DRAW_TWO,
    ENEMY,
    EX,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    LEADER,
    MINE,
    NAMES,
    ON_MINE,
    SELF,
    TWO,
    YOU,
    _up_to,
    amulets,
    chosen,
    compiled,
    condition,
    effects,
    plain,
    refused,
    static,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

CEMETERY = ir.InZone(sv.Cemetery(YOU))
ACTIVE = sv.Overflow()
THREE = ir.DealDamage(IT, ir.Num(3))
FIELD = ir.Field(YOU)


def test_two_replacements_of_one_instruction_nest() -> None:
    text = "Draw a card. Combo (3): Draw 2 instead. Combo (5): Draw 4 instead."
    draws = [ir.Draw(YOU, ir.Num(count)) for count in (1, 2, 4)]
    assert effects(text) == (sv.OrInstead(sv.OrInstead(draws[0], sv.Combo(3), draws[1]), sv.Combo(5), draws[2]),)


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("Give each follower on your field [attack]+1.",
         ("Give them [attack]+2 instead.", ir.Gain(ir.All(MINE, "t2"), (stats(2, None),), FOREVER))),
        ("Deal 3 damage to each enemy follower on the field.", ("Banish them instead.", ir.RemoveFromGame(ir.All(ENEMY, "t2"), FOREVER))),
        ("Deal 3 damage to each enemy follower on the field.",
         ("Deal them 6 damage instead.", ir.DealDamage(ir.All(ENEMY, "t2"), ir.Num(6)))),
    ],
)  # fmt: skip
def test_something_else_to_all_of_them(first: str, then: tuple[str, ir.Effect]) -> None:
    [made] = effects(f"{first} Combo (3): {then[0]}")
    assert isinstance(made, sv.OrInstead)
    assert made.condition == sv.Combo(3)
    assert made.instead == then[1]


def test_more_of_each_instead() -> None:
    said = effects("Summon a Knight and Viking token. Combo (3): Summon 2 of each instead.")
    names = ("Knight", "Viking")
    first = sv.CreateTokens(YOU, ir.Num(1), names, ir.Field(YOU), bind="t1")
    assert said == (sv.OrInstead(first, sv.Combo(3), sv.CreateTokens(YOU, ir.Num(2), names, ir.Field(YOU), bind="t2")),)


@pytest.mark.parametrize(("words", "up_to"), [("select 2", False), ("select up to 2", True)])
def test_so_many_are_selected_instead(words: str, up_to: bool) -> None:
    [one] = effects(f"Select an enemy amulet on the field and banish it. Combo (3): {words.capitalize()} instead.")
    [target] = one.instead.effects[0].targets
    assert (target.count, target.up_to) == (ir.Num(2), up_to)


def test_others_are_selected_instead() -> None:
    """The whole sentence is replaced: nothing is selected for what is not done."""
    first = "Select an enemy follower on the field and deal it 2 damage."
    [said] = compiled(
        f"{first} Combo (3): Select up to 2 followers in your cemetery and add them to your hand instead.", "Spell"
    ).effects
    assert isinstance(said, sv.OrInstead)
    assert [isinstance(each, ir.Both) and type(each.effects[0]) for each in (said.effect, said.instead)] == [
        ir.Choose
    ] * 2


@pytest.mark.parametrize(
    ("text", "first", "instead"),
    [
        ("Put 2 Fable counters on this card. Combo (4): Put 5 instead.", ir.PlaceCounters("Fable", ir.Num(2), SELF), ir.PlaceCounters("Fable", ir.Num(5), SELF)),
        ("Add 2 to a Stack on your field. Combo (4): Add 3 instead.", sv.AddToStack(ir.Num(2)), sv.AddToStack(ir.Num(3))),
        ("Gain 1 evolution point. Combo (4): Gain 2 instead.", sv.GainEvolutionPoints(YOU, ir.Num(1)), sv.GainEvolutionPoints(YOU, ir.Num(2))),
        ("Discard 3 cards. Combo (4): Discard 1 instead.", ir.Discard(YOU, ir.Num(3), ir.Group(ir.IsCard()), bind="t1"), ir.Discard(YOU, ir.Num(1), ir.Group(ir.IsCard()), bind="t2")),
    ],
)  # fmt: skip
def test_another_number_instead(text: str, first: ir.Effect, instead: ir.Effect) -> None:
    assert effects(text) == (sv.OrInstead(first, sv.Combo(4), instead),)


def test_more_of_the_hand_instead() -> None:
    [said] = effects("Select a follower in your hand and put it onto your field. Combo (3): Select up to 3 instead.")
    held = ir.Group(FOLLOWER, (), (ir.InZone(ir.Hand(YOU)),))
    assert said.instead == ir.Both((
        ir.Select(YOU, ir.Target(ir.Num(3), held, up_to=True, bind="t2")), ir.PlayOnto(ir.Ref(("t2",)), YOU),
    ))  # fmt: skip


@pytest.mark.parametrize("stacks", ["each Stack on your field", "this card's Stack"])
def test_another_number_is_added_to_stacks(stacks: str) -> None:
    ability = compiled(f"[fanfare] Add 1 to {stacks}. Combo (3): Add 2 instead.", "Amulet")
    [one] = ability.effects
    assert isinstance(one, sv.OrInstead)
    assert isinstance(one.instead, ir.PlaceCounters)
    assert (one.instead.counter, one.instead.count) == ("Stack", TWO)


@pytest.mark.parametrize("most", [2, 3])
def test_more_are_selected_than_several(most: int) -> None:
    text = f"Select up to 2 enemy followers on the field and destroy them. Combo (3): Select up to {most} instead."
    if most == 2:
        with pytest.raises(TextError):
            effects(text)
        return
    [made] = effects(text)
    several = [ir.Choose((ir.Target(ir.Num(n), ENEMY, up_to=True, bind=f"t{n - 1}"),), YOU) for n in (2, most)]
    one, other = (ir.Both((each, ir.Break(ir.Ref((f"t{n}",))))) for n, each in enumerate(several, 1))
    assert made == sv.OrInstead(one, sv.Combo(3), other)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("you roll at least 5", ir.Compare(sv.DieResult(), ir.Num(5), ">=")),
        ("the result is odd", ir.Parity(sv.DieResult(), True)),
        ("the number rolled is even", ir.Parity(sv.DieResult(), False)),
        ("the number rolled is an odd number", ir.Parity(sv.DieResult(), True)),
    ],
)
def test_rolled(words: str, wanted: ir.Condition) -> None:
    assert effects(f"Roll a 6-sided die. If {words}, draw a card.")[1] == ir.If(wanted, DRAW)


def test_half_of_the_roll() -> None:
    let = effects("Roll a 6-sided die. Draw X cards. X equals half the number rolled, rounded down.")[1]
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), sv.HalfUp(sv.DieResult(), down=True))
    let = effects("Roll a 6-sided die. Draw X cards. X equals half the number rolled.")[1]
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), sv.HalfUp(sv.DieResult()))


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("you roll 4 or higher", ir.Compare(sv.DieResult(), ir.Num(4), ">=")),
        ("you roll a 3 or lower", ir.Compare(sv.DieResult(), ir.Num(3), "<=")),
        ("you roll an even number", ir.Parity(sv.DieResult(), odd=False)),
        ("the result is an odd number", ir.Parity(sv.DieResult(), odd=True)),
    ],
)
def test_what_is_rolled(words: str, condition: ir.Condition) -> None:
    assert effects(f"Roll a 6-sided die. If {words}, draw a card.")[1] == ir.If(condition, DRAW)


@pytest.mark.clauses("sve", "13.3.3.2", "13.3.3.2.1")
def test_earth_rite_before_a_text_and_in_a_cost() -> None:
    draw = (ir.Draw(YOU, ir.Num(1)),)
    assert effects("Earth Rite: Draw a card.") == (sv.Gate(sv.PaidEarthRite(), draw),)
    assert compiled("[act][engage], Earth Rite (2): Draw a card.") == ir.ActionAbility(
        ir.Cost((ir.DullSelf(),), (sv.EarthRiteCost(2),)), draw
    )


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("you have no evolution points", ir.Compare(sv.EvolutionPoints(YOU), ir.Num(0), "=")),
        ("you have at least 2 evolution points", ir.Compare(sv.EvolutionPoints(YOU), ir.Num(2), ">=")),
        ("your hand is empty", ir.Exists(ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),)), ir.Num(0), "=")),
        ("there are exactly 2 followers on your field", ir.Exists(MINE, ir.Num(2), "=")),
        ("there are at most 2 followers on your field", ir.Exists(MINE, ir.Num(2), "<=")),
        ("there are 2 followers or less on your field", ir.Exists(MINE, ir.Num(2), "<=")),
        ("there are 2 followers or more on your field", ir.Exists(MINE, ir.Num(2), ">=")),
        ("you have at most 2 evolution points", ir.Compare(sv.EvolutionPoints(YOU), ir.Num(2), "<=")),
        ("your leader's [defense] is at most 9", ir.Compare(sv.DefenseOf(LEADER), ir.Num(9), "<=")),
    ],
)
def test_conditions(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(wanted, DRAW),)


@pytest.mark.parametrize("words", ["evolution points", "Evolution Points"])
def test_more_evolution_points(words: str) -> None:
    [given] = effects(f"If you have more {words} than your opponent, draw a card.")
    assert given == ir.If(ir.Compare(sv.EvolutionPoints(YOU), sv.EvolutionPoints(FOE), ">"), DRAW)


def test_more_of_the_same_besides() -> None:
    said = effects("If there is an amulet on your field, draw a card. If there are at least 3, draw 2 cards.")
    assert said == (ir.If(amulets(1), DRAW), ir.If(amulets(3), DRAW_TWO))


@pytest.mark.parametrize(
    ("words", "count", "compare"),
    [
        ("an amulet", 1, ">="),
        ("at least 2 amulets", 2, ">="),
        ("2 or more amulets", 2, ">="),
        ("no amulets", 0, "="),
        ("another amulet", 1, ">="),
    ],
)
def test_what_one_controls(words: str, count: int, compare: str) -> None:
    [made] = effects(f"If you control {words}, draw a card.")
    group = made.condition.group
    assert (group.noun, group.qualifiers) == (ir.TypeIs(("Amulet",)), (ir.InZone(ir.Field(YOU)),))
    assert (made.condition.count, made.condition.compare) == (ir.Num(count), compare)


@pytest.mark.clauses("sve", "13.2.1.2", "13.3.1.2", "13.5.1.2")
def test_a_condition_word_reaches_to_the_next_one() -> None:
    text = "[fanfare] Combo (2): Draw a card. Discard your hand. Combo (4): Recover 1 play point."
    assert compiled(text).effects == (
        sv.Gate(sv.Combo(2), (ir.Draw(YOU, ir.Num(1)), ir.DiscardHand(YOU))),
        sv.Gate(sv.Combo(4), (sv.RecoverPoints(YOU, ir.Num(1)),)),
    )
    assert effects("NC (9): Draw 2 cards.") == (sv.Gate(sv.Necrocharge(9), (ir.Draw(YOU, ir.Num(2)),)),)
    assert effects("SC (9): Draw 2 cards.") == (sv.Gate(sv.Spellchain(9), (ir.Draw(YOU, ir.Num(2)),)),)


def test_behind_a_condition_word() -> None:
    gate = sv.Gate(sv.Necrocharge(4), (ir.Draw(YOU, ir.Num(2)),))
    assert effects("Necrocharge (4): Draw 2 cards. Otherwise, draw a card.") == (gate, ir.Otherwise(DRAW))


def test_evolving_that_costs_less() -> None:
    [holds] = compiled("Combo (3): This card's [evolve] costs 1 less to activate.").effects
    assert holds == sv.Gate(sv.Combo(3), (sv.EvolveCostChange(SELF, ir.Num(1)),))


def test_other_numbers_instead() -> None:
    text = (
        "Select a follower on your field and give it [attack]+1. Necrocharge (10): Give [attack]+2/[defense]+2 instead."
    )
    gain = ir.Gain(IT, (stats(1, None),), FOREVER)
    other = ir.Gain(IT, (stats(2, 2),), FOREVER)
    assert effects(text) == (ir.Both((chosen(MINE), sv.OrInstead(gain, sv.Necrocharge(10), other))),)


def test_both_tokens_of_an_article_with_n() -> None:
    text = "Put an Lantern Moth or Mossback Elder token into your EX area."
    refused(text)  # "an" stands before a vowel
    names = {**NAMES, "card_name": frozenset(("Elder Vial", "Amber Vial"))}
    text = (
        "Put an Elder Vial or Amber Vial token into your EX area. Necrocharge (10): Put both into your EX area instead."
    )
    made = compile_text("sve", text, name="Anyone", card_type="Spell", lexicon=names)
    found = [each for each in nodes(made) if isinstance(each, sv.CreateTokens)]
    assert [each.one_of for each in found] == [True, False]


def test_a_word_of_the_class_before_a_trigger() -> None:
    ability = compiled("Necrocharge (10): Whenever another follower on your field is destroyed, draw a card.")
    assert ability.condition == sv.Necrocharge(10) and ability.effects == (DRAW,)


def test_as_many_others_there() -> None:
    [made] = effects("Put 2 Ghost tokens into your EX area. Necrocharge (10): Put 4 into your EX area instead.")
    four = sv.CreateTokens(YOU, ir.Num(4), ("Ghost",), sv.ExArea(YOU), bind="t1")
    assert isinstance(made, sv.OrInstead) and msgspec.structs.replace(made.instead, bind="t1") == four
    with pytest.raises(TextError):
        effects("Summon 2 Ghost tokens. Necrocharge (10): Put 4 into your EX area instead.")


def test_both_instead_of_one() -> None:
    one = sv.CreateTokens(YOU, ir.Num(1), ("Fairy", "Ghost"), ir.Field(YOU), one_of=True, bind="t1")
    both = sv.CreateTokens(YOU, ir.Num(1), ("Fairy", "Ghost"), ir.Field(YOU), bind="t2")
    text = "Summon a Fairy or Ghost token. Necrocharge (5): Summon both instead."
    assert effects(text) == (sv.OrInstead(one, sv.Necrocharge(5), both),)


def test_what_other_players_have_changed() -> None:
    [given] = compiled("[fanfare] Each player gives their leader [defense]+2.").effects
    assert given.to == sv.LeaderOf(ir.EachPlayer())
    [fewer] = compiled("[fanfare] Your maximum play points are reduced by 2.").effects
    assert fewer == sv.MaxPoints(YOU, sv.Negative(ir.Num(2)))


def test_in_one_turn_while_on_the_field() -> None:
    cap = ir.ReplaceDamage(sv.LeaderOf(YOU), "cap", ir.Num(2), ir.Continuous())
    there = ir.OnField(SELF)
    [said] = compiled(
        "While this card is on your field, your leader can't take more than 2 damage during your opponent's turn."
    ).effects
    assert said == ir.If(there, ir.If(ir.IsTurnOf(FOE), cap))


@pytest.mark.parametrize(
    "words",
    [
        "followers' [evolve] cost 1 less to activate",
        "followers' [evolve] cost 1 less",
        "followers' [evolve] abilities cost 1 less to activate",
    ],
)
def test_evolving_that_costs_less_for_all_of_them(words: str) -> None:
    [holds] = compiled(f"While this card is on your field, your {words}.", "Amulet").effects
    mine = ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))
    assert holds.effect == sv.EvolveCostChange(ir.All(mine, bind="t1"), ir.Num(1))


def test_damage_by_them_is_changed() -> None:
    [holds] = compiled(
        "While this card is on your field, combat damage dealt by your spells is increased by 1."
    ).effects
    spells = ir.All(ir.Group(ir.TypeIs(("Spell",)), (ir.ControlledBy(YOU),)), bind="t1")
    assert holds.effect == sv.DealtChange(spells, "increase", ir.Num(1), ir.Continuous(), kind="combat")


def test_under_two_conditions() -> None:
    [outer] = compiled(
        "While there is an amulet on your field, if Overflow is active for you, this follower has Rush."
    ).effects
    assert isinstance(outer.condition, ir.Exists)
    assert outer.effect.condition == sv.Overflow()


def test_as_well() -> None:
    text = "Select an enemy follower on the field and deal it 3 damage. If Overflow is active for you, draw a card as well."
    assert effects(text)[1] == ir.If(sv.Overflow(), ir.Afterwards(DRAW))


def test_what_may_be_paid_under_a_condition() -> None:
    [asked] = effects("If Overflow is active for you, you may pay [cost02]. If you do, draw a card.")
    paid = sv.PayFor(ir.Cost((sv.PlayPointCost(2),)), (DRAW,))
    assert asked == ir.If(sv.Overflow(), paid)
    assert "nothing that is paid for" in refused("If Overflow is active for you, you may pay [cost02]. Draw a card.")


def test_it_alone_needs_no_condition() -> None:
    said = effects("If Overflow is active for you, select an enemy follower on the field. Deal it 3 damage. Draw a card.")  # fmt: skip
    assert said == (ir.If(ACTIVE, chosen(ENEMY)), THREE, DRAW)


def test_more_are_selected_instead() -> None:
    text = "Select an enemy follower on the field and destroy it. Combo (3): Select up to 2 instead. If Overflow is active for you, select up to 4 instead."
    one = ir.Both((chosen(ENEMY), ir.Break(ir.Ref(("t1",)))))
    two = ir.Both((ir.Choose((_up_to(ENEMY, 2, "t2"),), YOU), ir.Break(ir.Ref(("t2",)))))
    four = ir.Both((ir.Choose((_up_to(ENEMY, 4, "t3"),), YOU), ir.Break(ir.Ref(("t3",)))))
    assert effects(text) == (sv.OrInstead(sv.OrInstead(one, sv.Combo(3), two), sv.Overflow(), four),)


def test_what_is_replaced_under_if_you_do_is_done_under_it() -> None:
    two = ir.Draw(YOU, ir.Num(2))
    may = "You may discard a card. If you do, draw a card."
    [_, done] = effects(f"{may} If Overflow is active for you, draw 2 cards instead.")
    assert done == ir.IfDone(sv.OrInstead(DRAW, sv.Overflow(), two))
    [_, keyed] = effects(f"{may} Overflow: Draw 2 instead.")
    assert keyed == ir.IfDone(sv.OrInstead(DRAW, sv.Overflow(), two))
    [_, both] = effects("You may discard a card. If you do, draw a card and recover 1 play point. If Overflow is active for you, draw 2 cards and recover 2 play points instead.")  # fmt: skip
    assert isinstance(both, ir.IfDone) and isinstance(both.effect, sv.OrInstead)


@pytest.mark.parametrize("left", ["", " left", " remaining"])
def test_no_play_points(left: str) -> None:
    [asked] = effects(f"If you have no play points{left}, draw a card.")
    assert asked == ir.If(sv.PointsAre(YOU, ir.Num(0), "<="), DRAW)


@pytest.mark.parametrize(
    ("words", "number"),
    [("0 play points", 0), ("exactly 3 play points left", 3), ("1 play point remaining", 1)],
)
def test_just_so_many_play_points(words: str, number: int) -> None:
    [made] = effects(f"If you have {words}, draw a card.")
    assert made == ir.If(sv.PointsAre(YOU, ir.Num(number), "="), DRAW)


def test_no_play_points_either_way() -> None:
    [made] = effects("If you don't have any play points, draw a card.")
    assert made == ir.If(sv.PointsAre(YOU, ir.Num(0), "="), DRAW)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Summon Fairy tokens until your field is full.",
         sv.CreateTokens(YOU, sv.RoomIn(ir.Field(YOU)), ("Fairy",), ir.Field(YOU), bind="t1")),
        ("Put Fairy tokens into your EX area until it's full.",
         sv.CreateTokens(YOU, sv.RoomIn(sv.ExArea(YOU)), ("Fairy",), sv.ExArea(YOU), bind="t1")),
        ("Return each follower in your cemetery to your deck and shuffle it.",
         ir.ShuffleInto(ir.All(ir.Group(FOLLOWER, (), (CEMETERY,)), bind="t1"))),
        ("Deal 4 damage divided between any number of enemy followers on the field.",
         ir.Then(chosen(ENEMY, 0, any_number=True), ir.DivideDamage(ir.Ref(("t1",)), ir.Num(4)))),
        ("Discard cards until you have 3 cards in your hand.",
         ir.Discard(YOU, ir.Minus(ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),))), ir.Num(3)), ir.Group(CARD), bind="t1")),
        ("Destroy each follower on your field. Draw X cards. X equals the number of followers destroyed this way.", None),
    ],
)  # fmt: skip
def test_instructions(text: str, meant: ir.Effect | None) -> None:
    made = effects(text)
    if meant is not None:
        assert made == (meant,)
    else:
        assert made[0] == ir.Break(ir.All(MINE, bind="t1"))
        assert isinstance(made[1], sv.Let) and made[1].amount == sv.CountThisWay(FOLLOWER, "destroyed")


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("Summon as many Fairy tokens as possible.", FIELD),
        ("Put as many Fairy tokens as possible onto your field.", FIELD),
        ("Put as many Fairy tokens as possible into your EX area.", EX),
    ],
)
def test_as_many_as_there_is_room_for(words: str, zone: ir.Zone) -> None:
    assert effects(words) == (sv.CreateTokens(YOU, sv.RoomIn(zone), ("Fairy",), zone, bind="t1"),)


@pytest.mark.parametrize(
    "text", ["Draw a card if Sanguine is active for you.", "If Sanguine is active for you, draw a card."]
)
def test_the_condition_behind(text: str) -> None:
    assert effects(text) == (ir.If(sv.Sanguine(), DRAW),)


@pytest.mark.parametrize("words", ["You can activate this ability only if", "You can only activate this ability if"])
def test_when_it_can_be_activated(words: str) -> None:
    ability = compiled(f"[act][cost01]: Draw a card. {words} Sanguine is active for you.")
    assert ability.limits == (ir.OnlyIf(sv.Sanguine()),)


def test_a_word_before_the_event() -> None:
    ability = compiled("Sanguine: At the start of your end phase, draw a card.")
    assert (ability.event, ability.condition) == (ir.BeginningOf("end", YOU), sv.Sanguine())


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("This card's [evolve] cost is 1.", sv.SetEvolveCost(SELF, ir.Num(1))),
        ("This follower's [evolve] cost becomes 0.", sv.SetEvolveCost(SELF, ir.Num(0))),
        ("This card's [evolve] costs 3 less.", sv.EvolveCostChange(SELF, ir.Num(3))),
        ("This card's [evolve] ability costs 1 less to activate.", sv.EvolveCostChange(SELF, ir.Num(1))),
    ],
)
def test_the_evolve_cost_under_a_condition(text: str, wanted: ir.Effect) -> None:
    said = text[0].lower() + text[1:]
    assert compiled(f"If Sanguine is active for you, {said}").effects == (ir.If(sv.Sanguine(), wanted),)


def test_so_many_cards_with_the_same_name() -> None:
    [made] = effects("If there are at least 3 followers with the same name on your field, draw a card.")
    asked = ir.Exists(ir.Group(FOLLOWER, (), (ON_MINE,)), ir.Num(3))
    assert made == ir.If(ir.SoManyAlike(asked, "name"), DRAW)


def test_instead_of_the_second_of_two() -> None:
    [both] = effects("Draw 4 cards, then discard 3 cards. Spellchain (5): Discard a card instead.")
    assert isinstance(both.then, sv.OrInstead)
    assert both.then.instead.count == ir.Num(1)
    with pytest.raises(TextError):
        effects("Draw 4 cards, then discard 3 cards. Spellchain (5): Draw a card instead.")


def test_a_price_instead_of_another() -> None:
    gate = static("Spellchain (5): This card costs 1 less to play. SC (10): This card costs 3 less to play instead.")
    less = [ir.CostChange(SELF, ir.Num(amount)) for amount in (1, 3)]
    assert gate == sv.Gate(sv.Spellchain(5), (sv.OrInstead(less[0], sv.Spellchain(10), less[1]),))


def test_instead_and_besides() -> None:
    text = "Draw a card. Spellchain (10): Draw 2 cards instead and recover 1 play point."
    both = ir.Both((ir.Draw(YOU, ir.Num(2)), sv.RecoverPoints(YOU, ir.Num(1))))
    assert effects(text) == (sv.OrInstead(DRAW, sv.Spellchain(10), both),)


@pytest.mark.parametrize(
    ("words", "compare"),
    [
        ("there are as many cards on your field as on an opponent's field", "="),
        ("you have the same number of cards on your field as your opponent", "="),
        ("there are at least as many cards on your field as on your opponent's field", ">="),
    ],
)
def test_as_many_as_there(words: str, compare: str) -> None:
    mine, theirs = (ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Field(who)),))) for who in (YOU, FOE))
    assert plain(condition(words)) == ir.Compare(mine, theirs, compare)


def test_less_maximum_play_points() -> None:
    mine, theirs = (sv.PlayPoints(who, maximum=True) for who in (YOU, FOE))
    assert plain(condition("your maximum play points are less than an opponent's")) == ir.Compare(mine, theirs, "<")
