"""Further words of Shadowverse: Evolve: where a card is, rules for a time, what was done in the turn."""

from __future__ import annotations

import pytest
from test_sve_meaning import (
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    ON_MINE,
    SELF,
    SPELL,
    YOU,
    chosen,
    compiled,
    effects,
    stats,
)
from test_sve_meaning_further import ALWAYS, DRAW, LEADER, TURN, enemy

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

IN_CEMETERY = ir.OnlyIf(ir.SourceIn(SELF, "cemetery"))


@pytest.mark.parametrize(
    ("text", "effect", "limits"),
    [
        ("[act][cost02]: Put this card from your cemetery onto your field.", ir.PlayOnto(SELF, YOU), (IN_CEMETERY,)),
        (
            "At the start of your end phase, put this follower from your cemetery into your EX area.",
            ir.PutInto(SELF, sv.ExArea(YOU)),
            (IN_CEMETERY,),
        ),
        (
            "Whenever you play a Pixie follower, return this card from your cemetery to your hand. Activate only once per turn.",
            ir.ToHand(SELF, YOU, "return"),
            (ir.OncePerTurn(), IN_CEMETERY),
        ),
        (
            "[lastwords] Put this card from your cemetery onto your field engaged.",
            ir.PlayOnto(SELF, YOU, dull=True),
            (),
        ),
        (
            "When this card is put into your cemetery from your deck, put this card from your cemetery onto your field.",
            ir.PlayOnto(ir.SelfRef(), YOU),
            (),
        ),
    ],
)
def test_where_the_card_is(text: str, effect: ir.Effect, limits: tuple[ir.Limit, ...]) -> None:
    ability = compiled(text)
    assert (ability.effects, ability.limits) == ((effect,), limits)


def test_a_cost_says_where_the_card_is() -> None:
    ability = compiled("[act][cost01], banish this card from your cemetery: Draw a card.")
    assert ability.cost.actions == (ir.PayRemoveSource(SELF, "cemetery"),)


def test_where_both_subjects_are_is_printed_once() -> None:
    event = compiled("Whenever a Pixie follower or an amulet on your field leaves the field, draw a card.").event
    pixie = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ON_MINE,))
    amulet = ir.Group(ir.TypeIs(("Amulet",)), (), (ON_MINE,))
    assert event.subject == ir.SubjectAny((ir.OneSubject(pixie), ir.OneSubject(amulet)))
    event = compiled("Whenever an enemy follower or an amulet on your field leaves the field, draw a card.").event
    enemy_one = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),))
    assert event.subject == ir.SubjectAny((ir.OneSubject(enemy_one), ir.OneSubject(amulet)))
    text = "Whenever a Pixie follower or an Officer follower with Ward on your field leaves the field, draw a card."
    with pytest.raises(TextError, match="behind the last card"):
        compile_text("sve", text, name="Anyone", card_type="Follower")


def test_two_places_are_refused() -> None:
    text = "[act]: Put this card from your cemetery onto your field. Put this card from your EX area onto your field."
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Follower")


# several things of one card --------------------------------------------------------------------------------------------------


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


def test_two_rules_for_a_turn() -> None:
    both = effects("Select an enemy follower on the field. It can't attack or deal damage this turn.")[1]
    assert both == ir.Both((ir.Restrict(IT, ir.CannotAttack(), TURN), ir.Restrict(IT, sv.CannotDealDamage(), TURN)))


def test_instead_and_besides() -> None:
    text = "Draw a card. Spellchain (10): Draw 2 cards instead and recover 1 play point."
    both = ir.Both((ir.Draw(YOU, ir.Num(2)), sv.RecoverPoints(YOU, ir.Num(1))))
    assert effects(text) == (sv.OrInstead(DRAW, sv.Spellchain(10), both),)


def test_revealing_until() -> None:
    text = (
        "Reveal cards from the top of your deck until you reveal a spell. Add it to your hand. Put the remaining cards on the "
        "bottom of your deck in a random order."
    )
    until, added, rest = effects(text)
    assert until == ir.RevealUntil(ir.Group(SPELL), ir.Num(1), "t1", "t2")
    assert (added.what, rest.among) == (IT, ir.Ref(("t2",)))  # type: ignore[attr-defined]


def test_two_that_strike_each_other() -> None:
    text = "Select a follower on your field and an enemy follower on the field. They deal damage equal to their attack to each other."
    assert effects(text)[1] == ir.DealEachOther(IT, ir.Ref(("t2",)))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("there are at least 3 Spore counters on this card", ir.CountersAre(SELF, "Spore", ir.Num(3))),
        ("this card has no Spore counters", ir.CountersAre(SELF, "Spore", ir.Num(0), "<=")),
    ],
)
def test_counters_that_are_reached(words: str, wanted: ir.Condition) -> None:
    assert compiled(f"When {words}, destroy this card.").event == ir.StateHolds(wanted)


def test_attacking() -> None:
    now = effects("Select an attacking enemy follower on the field and destroy it.")[0]
    before = effects("Select an enemy follower that attacked this turn on the field and destroy it.")[0]
    assert isinstance(now, ir.Both) and isinstance(before, ir.Both)
    assert now.effects[0].targets[0].group.adjectives[0] == ir.StatusIs("attacking")  # type: ignore[attr-defined]
    assert before.effects[0] == chosen(enemy(ir.AttackedThisTurn()))


@pytest.mark.parametrize(
    "words",
    [
        "Damage dealt to your leader by enemy abilities is reduced by 2.",
        "Reduce damage dealt to your leader by enemy abilities by 2.",
    ],
)
def test_damage_by_abilities(words: str) -> None:
    source = ir.DamageSource(kinds=("ability",), by=FOE)
    wanted = ir.ReplaceDamage(LEADER, "reduce", ir.Num(2), duration=ALWAYS, source=source)
    assert compiled(words).effects == (wanted,)


def test_back_on_top() -> None:
    text = "Look at the top 3 cards of your deck. Put them back on top of your deck in any order."
    assert effects(text)[1] == ir.PutInto(IT, ir.DeckTop(YOU))


# more conditions and instructions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (
            "you've played at least 3 spells this turn, excluding this card",
            ir.Compare(sv.PlayedThisTurn(YOU, ir.Group(SPELL), others=True), ir.Num(3), ">="),
        ),
        (
            "you've evolved a follower this turn",
            ir.HappenedThisTurn(
                ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))), (sv.Evolves(),), by=YOU)
            ),
        ),
    ],
)
def test_what_was_done_this_turn(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(wanted, DRAW),)


def test_a_trait_that_it_has() -> None:
    ability = compiled("While this follower has the Pixie trait, it has Aura.")
    assert ability.effects[0].condition == ir.HasFilter(SELF, sv.TraitIs("Pixie"))


def test_unless() -> None:
    ability = compiled("This follower can't attack unless there is a Pixie follower on your field.")
    there = ir.Exists(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ON_MINE,)), ir.Num(1))
    assert ability.effects == (ir.If(ir.Not(there), ir.Restrict(SELF, ir.CannotAttack(), ALWAYS)),)


def test_it_loses_and_gets() -> None:
    made = effects("Select an enemy follower on the field. It loses all abilities and gets [attack]-3.")[1]
    assert isinstance(made, ir.Then)
    assert made.then == ir.Gain(sv.SameObjects(IT), (stats(-3, None),), FOREVER)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("with the highest attack", ir.HighestAmong("attack")),
        ("with the lowest cost", ir.HighestAmong("cost", lowest=True)),
    ],
)
def test_the_highest_among_them(words: str, wanted: ir.Filter) -> None:
    text = f"Select an enemy follower {words} on the field and destroy it."
    assert effects(text) == (ir.Both((chosen(enemy(wanted)), ir.Break(IT))),)


@pytest.mark.parametrize(
    "words",
    [
        "shuffle them into your deck",
        "put them into your deck and shuffle it",
        "return them to your deck, then shuffle it",
    ],
)
def test_shuffled_into_the_deck(words: str) -> None:
    text = f"Select 2 cards in your cemetery. {words.capitalize()}."
    assert effects(text)[1] == ir.ShuffleInto(IT)


def test_several_that_the_other_player_selects() -> None:
    made = effects("Each opponent selects 2 followers on their field and destroys them.")[0]
    assert isinstance(made, ir.SelectAndBreak)
    assert (made.player, made.target.count) == (FOE, ir.Num(2))


def test_it_stays_engaged() -> None:
    wanted = ir.Restrict(SELF, ir.DoesNotActivate(), ALWAYS)
    assert compiled("This follower doesn't refresh during your start phase.").effects == (wanted,)


def test_the_card_itself_is_discarded_to_pay() -> None:
    ability = compiled("[act][cost01], discard this card: Draw a card.")
    assert ability.cost.actions == (ir.PayDiscardSource(SELF),)


@pytest.mark.parametrize("words", ["twice per turn", "2 times per turn", "up to 2 times per turn"])
def test_so_often_a_turn(words: str) -> None:
    ability = compiled(f"[act][cost01]: Draw a card. This ability can be activated {words}.")
    assert ability.limits == (ir.OncePerTurn(2),)


def test_so_many_this_turn() -> None:
    event = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (ir.IsBroken(),))
    made = effects("If at least 3 followers were destroyed this turn, draw a card.")
    assert made == (ir.If(ir.HappenedThisTurn(event, 3), DRAW),)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "This follower deals double combat damage this turn.",
            sv.DealtChange(SELF, "double", ir.Num(2), TURN, kind="combat"),
        ),
        ("This follower deals 1 more damage this turn.", sv.DealtChange(SELF, "increase", ir.Num(1), TURN)),
        ("This follower gets [attack]+3 until the end of the turn.", ir.Gain(SELF, (stats(3, None),), TURN)),
    ],
)
def test_for_a_turn(text: str, wanted: ir.Effect) -> None:
    assert compiled(f"[fanfare] {text}").effects == (wanted,)


def test_a_number_before_what_is_counted() -> None:
    made = effects("Draw X cards. X equals 1 plus the number of followers on your field.")[0]
    assert made.amount == ir.Plus(ir.CountOf(MINE), ir.Num(1))  # type: ignore[attr-defined]


def test_the_card_itself_and_another_strike_each_other() -> None:
    text = "[fanfare] Select an enemy follower on the field. It and this follower deal damage equal to their attack to each other."
    assert compiled(text).effects[1] == ir.DealEachOther(IT, SELF)


def test_another_number_of_options_behind_them() -> None:
    options = "(1) Draw a card. (2) Give your leader [defense]+1."
    behind = effects(f"Choose one of the following. {options} Combo (3): Choose both instead.")
    before = effects(f"Choose one of the following. Combo (3): Choose both instead. {options}")
    assert behind == before


def test_another_number_of_no_options_is_refused() -> None:
    with pytest.raises(TextError):
        compile_text("sve", "Draw a card. Combo (3): Choose both instead.", name="Anyone", card_type="Spell")


def test_attacking_again_this_turn() -> None:
    made = compiled("[fanfare] This follower can attack 2 times this turn.").effects
    assert made == (ir.Restrict(SELF, ir.AttackTwice(), TURN),)


def test_what_it_cost() -> None:
    made = effects("Select an enemy follower on the field. Destroy it. If its cost was 3 or less, draw a card.")[2]
    assert made == ir.If(ir.Compare(ir.CostOf(IT), ir.Num(3), "<="), DRAW)
