"""What sentences of Shadowverse: Evolve mean whose condition reaches over the next one, and neighbours of sentences that sets print once."""

from __future__ import annotations

import pytest
from test_sve_meaning import (
    AMULET,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    ON_MINE,
    SELF,
    YOU,
    chosen,
    compiled,
    effects,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW = ir.Draw(YOU, ir.Num(1))
THREE = ir.DealDamage(IT, ir.Num(3))
ACTIVE = sv.Overflow()
STORM = ir.KeywordGained("Storm")


def test_what_is_done_with_a_card_selected_under_a_condition_is_under_it() -> None:
    said = effects("If Overflow is active for you, select an enemy follower on the field. Deal it 3 damage and draw a card. Recover 1 play point.")  # fmt: skip
    both = ir.Both((chosen(ENEMY), ir.Both((THREE, DRAW))))
    assert said == (ir.If(ACTIVE, both), sv.RecoverPoints(YOU, ir.Num(1)))


def test_it_alone_needs_no_condition() -> None:
    said = effects("If Overflow is active for you, select an enemy follower on the field. Deal it 3 damage. Draw a card.")  # fmt: skip
    assert said == (ir.If(ACTIVE, chosen(ENEMY)), THREE, DRAW)


def test_otherwise_behind_two_sentences() -> None:
    amulet = ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(1), ">=")
    said = effects("If there is an amulet on your field, select a follower on your field. Give it and your leader [defense]+1. Otherwise, draw a card.")  # fmt: skip
    given = ir.Gain(ir.Several((IT, sv.LeaderOf(YOU))), (stats(None, 1),), FOREVER)
    assert said == (ir.If(amulet, ir.Both((chosen(MINE), given))), ir.Otherwise(DRAW))


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


def test_another_number_of_another_player() -> None:
    with pytest.raises(TextError):
        effects("Each opponent discards a card. Combo (4): Discard 2 instead.")


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


def test_less_to_evolve_for_each() -> None:
    each = ir.PerEach(ir.Num(2), ir.CountOf(ir.Group(AMULET, (), (ON_MINE,))))
    assert compiled("This card costs 2 less to evolve for each amulet on your field.").effects == (
        sv.EvolveCostChange(SELF, each),
    )


def test_in_one_turn_while_on_the_field() -> None:
    cap = ir.ReplaceDamage(sv.LeaderOf(YOU), "cap", ir.Num(2), ir.Continuous())
    there = ir.OnField(SELF)
    [said] = compiled(
        "While this card is on your field, your leader can't take more than 2 damage during your opponent's turn."
    ).effects
    assert said == ir.If(there, ir.If(ir.IsTurnOf(FOE), cap))


def test_neither_destroyed_nor_banished_by_abilities() -> None:
    anybody = ir.AnyPlayer()
    [said] = compiled("This follower can't be destroyed, banished, or returned to hand by abilities.").effects
    rules = (
        ir.CannotBeBroken(by=anybody), ir.CannotBeRemoved(by=anybody), ir.CannotBeReturned(by=anybody),
    )  # fmt: skip
    assert said == ir.Both(tuple(ir.Restrict(SELF, rule, ir.Continuous()) for rule in rules))
    with pytest.raises(TextError):
        compiled("This follower can't be destroyed or engaged by abilities.")


def test_each_card_that_is_played() -> None:
    [said] = compiled("Each Dragon token you play costs 1 less to play.").effects
    dragon = ir.Group(sv.IsToken(), (ir.NameIs("Dragon"),))
    assert said == ir.CastersCostChange(YOU, dragon, ir.Num(1), ir.Continuous())


@pytest.mark.parametrize(
    "text",
    [
        "It can't refresh during its controller's next start phase.",
        "It can't be refreshed during its controller's next start phase.",
        "During its controller's next start phase, it doesn't refresh.",
    ],
)
def test_no_refreshing_in_the_next_start_phase(text: str) -> None:
    named, held = effects(f"Select an enemy follower on the field. {text}")
    assert named == chosen(ENEMY)
    assert held == ir.Restrict(IT, ir.DoesNotActivate(next_only=True), FOREVER)


def test_it_cannot_attack_your_leader() -> None:
    _, held = effects("Select an enemy follower on the field. During its controller's next turn, it can't attack your leader.")  # fmt: skip
    assert held == ir.Restrict(IT, sv.CannotAttackLeaders(), ir.DuringNextTurn(ir.ControllerOf(IT)))


@pytest.mark.parametrize(
    ("words", "count", "compare"),
    [("at least 2 Fable counters", 2, ">="), ("exactly 3 Fable counters on it", 3, "="), ("a Fable counter", 1, ">=")],
)
def test_counters_that_it_had(words: str, count: int, compare: str) -> None:
    ability = compiled(f"[lastwords] If this card had {words}, draw a card.")
    assert ability.effects == (ir.If(ir.CountersAre(SELF, "Fable", ir.Num(count), compare), DRAW),)


def test_as_many_as_counters_that_it_had() -> None:
    ability = compiled("[lastwords] Draw X cards. X equals the number of Fable counters this card had.")
    assert ability.effects == (sv.Let((ir.Draw(YOU, ir.X()),), ir.CountersOn("Fable", SELF)),)


def test_two_unknown_tokens_are_two() -> None:
    made = sv.CreateTokens(YOU, ir.Num(1), ("Gloomling", "Dusk Moth"), ir.Field(YOU), bind="t1")
    assert effects("Summon a Gloomling and Dusk Moth token.") == (made,)


def test_those_of_either_trait() -> None:
    either = ir.AnyTrait((sv.TraitIs("Pixie"), sv.TraitIs("Sporeling")))
    rush = (ir.KeywordGained("Rush"),)
    [said] = compiled("Your Pixie and Sporeling followers have Rush.").effects
    mine = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU), either)), bind="t1")
    assert said == ir.Gain(mine, rush, ir.Continuous())


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Select a Pixie and Sporeling follower on your field and destroy it.",
        "[fanfare] Discard a Pixie and Sporeling card: Draw a card.",
        "Whenever you play a Pixie and Sporeling card, draw a card.",
    ],
)
def test_one_of_two_traits_is_open(text: str) -> None:
    with pytest.raises(TextError, match="both traits"):
        compiled(text)


ATTACKS = ir.HasFilter(SELF_IT := ir.Ref(("self",)), ir.AttackedThisTurn())
STACK = ir.WithKeyword("Stack")


@pytest.mark.parametrize("word", ["On Evolve", "Strike"])
def test_a_cost_right_behind_a_keyword(word: str) -> None:
    event = sv.OnEvolve() if word == "On Evolve" else sv.Strike()
    cost = ir.Cost((sv.PlayPointCost(2),))
    assert compiled(f"{word} [cost02]: Draw a card.") == ir.AutoAbility(event, (sv.PayFor(cost, (DRAW,), "play"),))


def test_it_in_a_condition_that_stands_behind() -> None:
    [said] = compiled("At the start of your end phase, refresh this follower if it attacked this turn.").effects
    assert said == ir.If(ATTACKS, ir.Activate(SELF))
    not_so = ir.HasFilter(SELF_IT, ir.Without(ir.AttackedThisTurn()))
    [said] = compiled("At the start of your end phase, destroy this follower if it didn't attack this turn.").effects
    assert said == ir.If(not_so, ir.Break(SELF))
    [said] = compiled("This follower has Assail as long as it has at least 4 attack.").effects
    four = ir.HasFilter(SELF_IT, sv.AttackIs(ir.Num(4), ">="))
    assert said == ir.If(four, ir.Gain(SELF, (ir.KeywordGained("Assail"),), ir.Continuous()))


def test_what_can_only_attack_under_a_condition() -> None:
    barred = ir.Restrict(SELF, ir.CannotAttack(), ir.Continuous())
    for only in ("can only attack if", "can only attack while", "can attack only if"):
        [said] = compiled(f"This follower {only} Overflow is active for you.").effects
        assert said == ir.If(ir.Not(ACTIVE), barred)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("This follower deals no damage.", ir.Restrict(SELF, sv.CannotDealDamage(), ir.Continuous())),
        ("This follower doesn't take more than 3 damage at a time.", ir.ReplaceDamage(SELF, "cap", ir.Num(3), ir.Continuous())),
        (
            "This follower can't take combat damage from evolved followers.",
            ir.Restrict(SELF, sv.TakesNoDamage("combat", source=ir.Group(FOLLOWER, (sv.IsEvolved(),))), ir.Continuous()),
        ),
    ],
)  # fmt: skip
def test_other_words_about_damage(text: str, wanted: ir.Effect) -> None:
    assert compiled(text).effects == (wanted,)


def test_attacking_twice_for_the_rest_of_the_turn() -> None:
    ability = compiled("On Evolve: For the rest of this turn, this follower can attack 2 times.")
    assert ability.effects == (ir.Restrict(SELF, ir.AttackTwice(), ir.UntilEndOfTurn()),)


def test_it_costs_less_for_each_in_the_hand() -> None:
    [said] = compiled("While this card is in your hand, it costs 1 less to play for each amulet on your field.").effects
    each = ir.PerEach(ir.Num(1), ir.CountOf(ir.Group(AMULET, (), (ON_MINE,))))
    assert said == ir.If(ir.SourceIn(SELF, "hand"), ir.CostChange(SELF_IT, each))


def test_two_gifts_to_each_of_two_kinds() -> None:
    rush, more = (ir.KeywordGained("Rush"),), (stats(2, None),)
    pixies = ir.All(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ON_MINE,)), bind="t1")
    assert effects("Give each Pixie follower on your field Rush and each amulet on your field [attack]+2.") == (
        ir.Both((ir.Gain(pixies, rush, FOREVER), ir.Gain(ir.All(ir.Group(AMULET, (), (ON_MINE,)), bind="t2"), more, FOREVER))),
    )  # fmt: skip


def test_taking_control() -> None:
    assert effects("Select an enemy follower on the field and take control of it.") == (
        ir.Both((chosen(ENEMY), sv.Steal(IT))),
    )


@pytest.mark.parametrize(("by", "player"), [("an enemy ability", FOE), ("an ability", ir.AnyPlayer())])
def test_when_it_is_selected(by: str, player: ir.Player) -> None:
    ability = compiled(f"When this follower is selected by {by}, draw a card.")
    assert ability.event == ir.CardEvent(SELF, (ir.IsChosen(player, ("summon", "ability")),))


def test_more_of_the_hand_instead() -> None:
    [said] = effects("Select a follower in your hand and put it onto your field. Combo (3): Select up to 3 instead.")
    held = ir.Group(FOLLOWER, (), (ir.InZone(ir.Hand(YOU)),))
    assert said.instead == ir.Both((
        ir.Select(YOU, ir.Target(ir.Num(3), held, up_to=True, bind="t2")), ir.PlayOnto(ir.Ref(("t2",)), YOU),
    ))  # fmt: skip


def test_from_among_them_engaged() -> None:
    _, taken = effects("Look at the top 2 cards of your deck. You may put a follower from among them onto your field engaged.")  # fmt: skip
    assert taken == ir.May(YOU, ir.TakeAmong(YOU, ir.Target(ir.Num(1), ir.Group(FOLLOWER), bind="t2"), IT, ir.Field(YOU), dull=True))  # fmt: skip


@pytest.mark.parametrize(
    ("words", "count"), [("there is a Stack", ir.Num(1)), ("there are at least 2 Stacks", ir.Num(2))]
)
def test_a_stack_is_what_has_that_keyword(words: str, count: ir.Num) -> None:
    [said] = compiled(f"While {words} on your field, this follower has Ward.").effects
    assert said.condition == ir.Exists(ir.Group(STACK, (), (ON_MINE,)), count, ">=")


def test_so_much_more_than_another_card() -> None:
    one_more = ir.CostIs(ir.Plus(ir.CostOf(IT), ir.Num(1)), "=")
    _, searched = effects("Select a follower on your field. Search your deck for a follower that costs 1 more play point than it and put it onto your field.")  # fmt: skip
    assert searched.first.targets[0].group == ir.Group(FOLLOWER, (), (one_more,))


def test_discards_of_any_number() -> None:
    assert compiled("Whenever you discard 1 or more cards, draw a card.").event == ir.PlayerDiscards(YOU)


def test_each_leader_and_how_often_it_raced() -> None:
    everyone = ir.All(ir.Group(ir.TypeIs(("Leader",))), bind="t1")
    assert effects("Each leader's [defense] becomes 5.") == (sv.SetDefense(everyone, ir.Num(5)),)
    _, said = compiled("On Race: Refresh this follower. Draw X cards. X equals the number of times it raced this turn.").effects  # fmt: skip
    assert said.amount == ir.TimesThisTurn(ir.CardEvent(SELF_IT, (sv.Races(),)))


@pytest.mark.parametrize(
    "words",
    ["you've evolved at least 2 followers", "you evolved 2 or more followers", "2 or more of your followers evolved"],
)
def test_how_many_evolved(words: str) -> None:
    mine = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)))
    [said] = effects(f"If {words} this turn, draw a card.")
    assert said == ir.If(ir.HappenedThisTurn(ir.CardEvent(mine, (sv.Evolves(),)), 2), DRAW)


def test_how_many_attacked_is_open_to_the_number_of_attacks() -> None:
    with pytest.raises(TextError):
        effects("If at least 2 of your followers attacked this turn, draw a card.")


@pytest.mark.parametrize(
    ("text", "mine"),
    [
        ("For the rest of this turn, your Pixie followers cost 1 less to play.", True),
        ("Pixie followers you play cost 1 less to play this turn.", False),
    ],
)
def test_cheaper_for_a_time(text: str, mine: bool) -> None:
    group = ir.Group(FOLLOWER, (*((ir.ControlledBy(YOU),) if mine else ()), sv.TraitIs("Pixie")))
    assert effects(text) == (ir.CastersCostChange(YOU, group, ir.Num(1), ir.UntilEndOfTurn()),)


def test_their_deck_is_of_who_puts() -> None:
    [said] = effects("Each opponent puts a card from their hand on the bottom of their deck.")
    assert said.to == ir.DeckBottom(sv.PlayerRef(FOE))


def test_some_shuffled_in() -> None:
    graves = ir.Group(FOLLOWER, (), (ir.InZone(sv.Cemetery(YOU)),))
    [said] = effects("Shuffle up to 2 followers in your cemetery into your deck.")
    assert said == ir.Then(ir.Select(YOU, ir.Target(ir.Num(2), graves, up_to=True, bind="t1")), ir.ShuffleInto(IT))
