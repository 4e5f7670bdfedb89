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
    assert held == ir.Restrict(IT, sv.CannotAttackLeaders(), sv.DuringNextTurn(ir.ControllerOf(IT)))


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
