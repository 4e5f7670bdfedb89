"""What sentences of Shadowverse: Evolve mean: what a card becomes: another type, another Element, another player's."""

from __future__ import annotations

import msgspec
import pytest
from sve_meaning import AMULET, ENEMY, FOE, FOLLOWER, IT, MINE, ON_MINE, SELF, TURN, YOU, chosen, compiled, effects

from cardwright.text import ir
from cardwright.text import ir_sve as sv

ENEMY_TARGET = ir.Target(ir.Num(1), ENEMY, bind="t1")
OWN_PIXIES = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ON_MINE,))
FOLLOWERS = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), bind="t1")


@pytest.mark.parametrize("end", ["", " until the end of the turn"])
def test_what_becomes_an_amulet_is_changed_into_one(end: str) -> None:
    """The same in other words."""
    front = "Select an enemy follower on the field."
    assert effects(f"{front} It becomes an amulet{end}.") == effects(f"{front} Change it into an amulet{end}.")


@pytest.mark.parametrize("not_yet", ["that hasn't evolved", "that hasn't evolved yet"])
def test_what_has_not_evolved(not_yet: str) -> None:
    [made, _] = effects(f"Select a follower on your field {not_yet}. Evolve it.")
    group = msgspec.structs.replace(MINE, qualifiers=(ON_MINE, ir.Without(sv.IsEvolved())))
    assert made == ir.Choose((ir.Target(ir.Num(1), group, bind="t1"),), YOU)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Your leader can't take more than 3 damage at a time.", ir.ReplaceDamage(sv.LeaderOf(YOU), "cap", ir.Num(3), ir.Continuous())),
        ("This follower costs 1 less to evolve.", sv.EvolveCostChange(SELF, ir.Num(1))),
    ],
)  # fmt: skip
def test_passive_abilities(text: str, wanted: ir.Effect) -> None:
    assert compiled(text).effects == (wanted,)


def test_less_to_evolve_for_each() -> None:
    each = ir.PerEach(ir.Num(2), ir.CountOf(ir.Group(AMULET, (), (ON_MINE,))))
    assert compiled("This card costs 2 less to evolve for each amulet on your field.").effects == (
        sv.EvolveCostChange(SELF, each),
    )


def test_an_evolve_cost_that_is_less_for_each() -> None:
    ability = compiled("This card's [evolve] costs 1 less for each follower on your field.")
    [less] = ability.effects
    assert less == sv.EvolveCostChange(SELF, ir.PerEach(ir.Num(1), ir.CountOf(MINE)))


def test_an_evolve_cost_for_each() -> None:
    [change] = compiled("This card's [evolve] cost is reduced by 1 for each evolved follower on your field.").effects
    evolved = ir.Group(FOLLOWER, (sv.IsEvolved(),), (ir.InZone(ir.Field(YOU)),))
    assert change == sv.EvolveCostChange(SELF, ir.PerEach(ir.Num(1), ir.CountOf(evolved)))


def test_non_evolved_ones() -> None:
    [destroyed] = effects("Destroy each non-evolved follower on your field.")
    assert destroyed.what.group == ir.Group(FOLLOWER, (ir.Without(sv.IsEvolved()),), (ON_MINE,))


@pytest.mark.parametrize("words", ["each follower that isn't evolved", "all followers that aren't evolved"])
def test_not_evolved(words: str) -> None:
    plain = ir.Group(FOLLOWER, (), (ir.Without(sv.IsEvolved()), ir.InZone(ir.Field(ir.AnyPlayer()))))
    assert effects(f"Destroy {words} on the field.") == (ir.Break(ir.All(plain, bind="t1")),)


@pytest.mark.parametrize("words", ["each Pixie follower on your field", "all Pixie followers on your field"])
def test_all_race(words: str) -> None:
    pixies = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ir.InZone(ir.Field(YOU)),))
    assert effects(f"Race {words}.") == (sv.Race(ir.All(pixies, bind="t1")),)


@pytest.mark.parametrize(
    ("words", "node"),
    [
        ("serve a Carrot to it", sv.Serve(IT)),
        ("serve 3 Carrots to it", sv.Serve(IT, 3)),
    ],
)
def test_serving_in_other_words(words: str, node: ir.Effect) -> None:
    assert effects(f"Select a follower on your field and {words}.") == (ir.Both((chosen(MINE), node)),)


def test_serving_to_each() -> None:
    said = effects("Serve a Carrot to each Pixie follower on your field.")
    assert said == (sv.Serve(ir.All(OWN_PIXIES, bind="t1")),)


def test_serving_to_a_card_that_is_picked_as_it_is_done() -> None:
    picked = ir.Select(YOU, ir.Target(ir.Num(1), OWN_PIXIES, bind="t1"))
    said = effects("Serve a Carrot to a Pixie follower on your field and race it.")
    assert said == (ir.Both((ir.Then(picked, sv.Serve(IT)), sv.Race(IT))),)


@pytest.mark.parametrize(
    ("words", "duration"),
    [
        ("Its [evolve] cost becomes 0.", None),
        ("Its [evolve] cost becomes 0 this turn.", ir.UntilEndOfTurn()),
        ("Change its [evolve] cost to 0 this turn.", ir.UntilEndOfTurn()),
        ("This turn, change its [evolve] cost to 0.", ir.UntilEndOfTurn()),
    ],
)
def test_what_it_costs_to_evolve(words: str, duration: ir.Duration | None) -> None:
    change: ir.Effect = sv.SetEvolveCost(IT, ir.Num(0))
    wanted = change if duration is None else sv.CostFor(change, duration)
    assert effects(f"Select a follower on your field. {words}") == (chosen(MINE), wanted)


@pytest.mark.parametrize(("icon", "kind"), [("[evolve]", "evolve"), ("[feed]", "serve")])
def test_what_abilities_cost(icon: str, kind: str) -> None:
    [ability] = compiled(f"This follower's {icon} cost is 0.").effects
    assert ability == sv.SetEvolveCost(SELF, ir.Num(0), kind)


@pytest.mark.parametrize("end", [" to play", " to activate", " to use", ""])
@pytest.mark.parametrize(
    ("name", "kind"),
    [("evolve", "evolve"), ("[evolve]", "evolve"), ("serve", "serve"), ("[feed]", "serve"), ("[act]", "action")],
)
def test_what_abilities_cost_by_their_names(name: str, kind: str, end: str) -> None:
    less = sv.EvolveCostChange(FOLLOWERS, ir.Num(1), kind)
    assert compiled(f"Your followers' {name} abilities cost 1 less{end}.").effects == (less,)
    mine = sv.SetEvolveCost(SELF, ir.Num(0), kind)
    assert compiled(f"This follower's {name} ability costs 0 play points{end}.").effects == (mine,)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Take control of an enemy follower on the field.", (ir.Then(ir.Select(YOU, ENEMY_TARGET), sv.Steal(IT)),)),
        ("Gain control of an enemy follower on the field until the end of the turn.", (ir.Then(ir.Select(YOU, ENEMY_TARGET), sv.Steal(IT, ir.UntilEndOfTurn())),)),
        ("Select an enemy follower put onto the field this turn. Destroy it.", (chosen(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (ir.EnteredThisTurn(),))), ir.Break(IT))),
        ("Double the attack of your leader.", (sv.SetAttack(sv.LeaderOf(YOU), ir.PerEach(ir.Num(2), sv.AttackOf(sv.LeaderOf(YOU)))),)),
    ],
)  # fmt: skip
def test_what_is_done_to_cards(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert effects(text) == wanted


@pytest.mark.parametrize(
    "words", ["Steal it until the end of the turn", "Until the end of the turn, gain control of it"]
)
def test_stolen_for_a_time(words: str) -> None:
    assert effects(f"Select an enemy follower on the field. {words}.") == (chosen(ENEMY), sv.Steal(IT, TURN))


def test_taking_control() -> None:
    assert effects("Select an enemy follower on the field and take control of it.") == (
        ir.Both((chosen(ENEMY), sv.Steal(IT))),
    )


def test_transformed_without_selecting() -> None:
    [both] = effects("Transform a spell in your hand into a Fairy token.")
    held = ir.Group(ir.TypeIs(("Spell",)), (), (ir.InZone(ir.Hand(YOU)),))
    assert both == ir.Then(ir.Select(YOU, ir.Target(ir.Num(1), held, bind="t1")), sv.Transform(IT, "Fairy", "t2"))


def test_changed_to_that_followers_attack() -> None:
    changed = compiled(
        "[fanfare] Select another follower on the field. Change this follower's [attack] to that follower's attack."
    )
    assert changed.effects[1] == sv.SetAttack(SELF, sv.AttackOf(IT))


def test_attack_and_defense_set_for_a_turn() -> None:
    both = effects(
        "Select an enemy follower on the field and change its attack and defense to 1 until the end of the turn."
    )[0].effects[1]
    assert both.effects == (sv.SetAttack(IT, ir.Num(1), TURN), sv.SetDefense(IT, ir.Num(1), TURN))
