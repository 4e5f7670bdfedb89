"""What replacement effects, caps, bans, chance and alternatives mean: sentences of our own and their trees."""

from __future__ import annotations

import pytest
from test_sve_meaning import (
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    ON_FIELD,
    ON_MINE,
    SELF,
    SPELL,
    YOU,
    chosen,
    compiled,
    effects,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

CARD = ir.IsCard()
DRAW = ir.Draw(YOU, ir.Num(1))
ALWAYS = ir.Continuous()
TURN = ir.UntilEndOfTurn()
LEADER = sv.LeaderOf(YOU)
SUBJECT = ir.Ref(("subject",))


def passive(text: str) -> ir.Effect:
    ability = compiled(text)
    assert isinstance(ability, ir.FieldAbility)
    [effect] = ability.effects
    return effect


def read(text: str, card_type: str = "Spell") -> ir.CardText:
    return compile_text("sve", text, name="Anyone", card_type=card_type, lexicon={})


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "If this follower would be destroyed, you may discard a card instead.",
            sv.ReplaceLeaving(SELF, "destroyed", ir.Discard(YOU, ir.Num(1), ir.Group(CARD), bind="t1"), optional=True),
        ),
        (
            "If a follower on your field would be destroyed, return it to its owner's hand instead.",
            sv.ReplaceLeaving(ir.All(MINE, bind="t1"), "destroyed", ir.ToHand(SUBJECT, ir.Owner(), verb="return")),
        ),
        (
            "If this card would be returned to hand, banish it instead.",
            sv.ReplaceLeaving(SELF, "hand", ir.RemoveFromGame(ir.Ref(("self",)), FOREVER)),
        ),
        ("If this follower would be banished, draw a card instead.", sv.ReplaceLeaving(SELF, "banished", DRAW)),
        (
            "This follower takes no more than 2 damage at a time.",
            ir.ReplaceDamage(SELF, "cap", ir.Num(2), ALWAYS),
        ),
        (
            "Reduce combat damage dealt to your leader to 1.",
            ir.ReplaceDamage(LEADER, "cap", ir.Num(1), ALWAYS, source=ir.DamageSource(kinds=("combat",))),
        ),
        (
            "If this follower would take damage, it takes 1 damage instead.",
            ir.ReplaceDamage(SELF, "become", ir.Num(1), ALWAYS),
        ),
        (
            "If your leader would take ability damage, reduce it by 2.",
            ir.ReplaceDamage(LEADER, "reduce", ir.Num(2), ALWAYS, source=ir.DamageSource(kinds=("ability",))),
        ),
        ("Your opponent can't play spells.", ir.CannotCast(FOE, ir.Group(SPELL), ALWAYS)),
        (
            "Your followers' [evolve] costs are reduced by 1.",
            sv.EvolveCostChange(ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), bind="t1"), ir.Num(1)),
        ),
    ],
)
def test_passive(text: str, wanted: ir.Effect) -> None:
    assert passive(text) == wanted


RANDOM = sv.SelectRandom(ir.Target(ir.Num(1), ENEMY, bind="t1"))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "The next time your leader would take damage this turn, reduce that damage to 0.",
            ir.ReplaceDamage(LEADER, "cap", ir.Num(0), TURN, next_only=True),
        ),
        ("Opponents can't play spells this turn.", ir.CannotCast(FOE, ir.Group(SPELL), TURN)),
        (
            "Your opponent can't play spells during their next turn.",
            ir.CannotCast(FOE, ir.Group(SPELL), ir.DuringNextTurn(sv.PlayerRef(FOE))),
        ),
        (
            "Enemy followers can't attack this turn.",
            ir.Restrict(ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)), bind="t1"), ir.CannotAttack(), TURN),
        ),
        (
            "Summon 2 Knight tokens engaged.",
            sv.CreateTokens(YOU, ir.Num(2), ("Knight",), ir.Field(YOU), dull=True, bind="t1"),
        ),
        (
            "Summon a Fairy token on your opponent's field.",
            sv.CreateTokens(YOU, ir.Num(1), ("Fairy",), ir.Field(FOE), bind="t1"),
        ),
        ("Deal 2 damage to a random enemy follower on the field.", ir.Then(RANDOM, ir.DealDamage(IT, ir.Num(2)))),
        ("Destroy a random enemy follower on the field.", ir.Then(RANDOM, ir.Break(IT))),
        ("Draw a card or recover 1 play point.", ir.OneOf((DRAW, sv.RecoverPoints(YOU, ir.Num(1))))),
        (
            "Give your leader [defense]+1, draw a card, or recover 1 play point.",
            ir.OneOf((ir.Gain(LEADER, (stats(None, 1),), FOREVER), DRAW, sv.RecoverPoints(YOU, ir.Num(1)))),
        ),
        (
            "Draw a card for each follower on your field, up to 2.",
            sv.ForEvery(DRAW, sv.Capped(ir.CountOf(MINE), ir.Num(2))),
        ),
        ("Draw a card. Repeat this 2 more times.", sv.Repeat(DRAW, 3)),
    ],
)
def test_one_instruction(text: str, wanted: ir.Effect) -> None:
    assert effects(text) == (wanted,)


def test_what_x_is_at_most() -> None:
    wanted = sv.Let((ir.Draw(YOU, ir.X()),), sv.Capped(ir.CountOf(MINE), ir.Num(3)))
    assert effects("Draw X cards. X equals the number of followers on your field. X can't be more than 3.") == (wanted,)
    assert effects("Draw X cards. X equals the number of followers on your field, up to 3.") == (wanted,)


def test_as_often_as_x() -> None:
    wanted = sv.Let((sv.Repeat(DRAW, count=ir.X()),), ir.CountOf(MINE))
    assert effects("Draw a card. Do this X times. X equals the number of followers on your field.") == (wanted,)


def test_each_other_is_other_than_the_one_selected() -> None:
    text = "Select an enemy follower on the field. Deal 4 damage to it and 2 damage to each other enemy follower on the field."
    others = ir.Group(FOLLOWER, (ir.OtherThan(IT), ir.ControlledBy(FOE)), (ON_FIELD,))
    both = ir.Both((ir.DealDamage(IT, ir.Num(4)), ir.DealDamage(ir.All(others, bind="t2"), ir.Num(2))))
    assert effects(text) == (chosen(ENEMY), both)
    mine = ir.Group(FOLLOWER, (ir.OtherThan(IT),), (ON_MINE,))
    gains = (ir.Gain(IT, (stats(2, None),), FOREVER), ir.Gain(ir.All(mine, bind="t2"), (stats(1, None),), FOREVER))
    text = "Select a follower on your field. Give it [attack]+2. Give each other follower on your field [attack]+1."
    assert effects(text) == (chosen(MINE), *gains)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy each other enemy follower on the field.",  # other than which?
        "Deal 2 damage to each enemy leader for each follower on your field, up to 4.",  # of the damage, or of the followers?
        "Draw a card or select a follower on your field.",
        "Draw a card. X can't be more than 3.",
        "Draw a card. Otherwise, draw 2 cards.",
    ],
)
def test_what_is_open_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text)


def test_one_of_two_keywords() -> None:
    options = tuple(ir.Gain(SELF, (ir.KeywordGained(name),), FOREVER) for name in ("Storm", "Ward"))
    assert compiled("[fanfare] Give this follower Storm or Ward.").effects == (ir.OneOf(options),)


def test_behind_a_condition_word() -> None:
    gate = sv.Gate(sv.Necrocharge(4), (ir.Draw(YOU, ir.Num(2)),))
    assert effects("Necrocharge (4): Draw 2 cards. Otherwise, draw a card.") == (gate, ir.Otherwise(DRAW))


@pytest.mark.parametrize(
    ("words", "count", "happening"),
    [
        ("one or more enemy followers on the field are destroyed", 1, ir.IsBroken()),
        ("2 or more enemy followers on the field attack", 2, ir.Attacks()),
        ("at least 2 enemy followers on the field leave the field", 2, ir.LeavesField()),
        ("one or more enemy followers on the field are returned to their owners' hands", 1, ir.ReturnsToHand()),
    ],
)
def test_several_cards_at_once(words: str, count: int, happening: ir.Event) -> None:
    ability = compiled(f"Whenever {words}, draw a card.")
    assert ability.event == ir.CardEvent(ir.CountedSubject(ir.Num(count), ENEMY), (happening,))


@pytest.mark.parametrize(
    ("words", "spread"),
    [("a card on your field", False), ("cards on your field", True), ("among cards on your field", True)],
)
def test_counters_of_other_cards(words: str, spread: bool) -> None:
    ability = compiled(f"[act] Remove 2 Fable counters from {words}: Draw a card.")
    group = ir.Group(CARD, (), (ON_MINE,))
    assert ability.cost.actions == (ir.PayCountersGroup("Fable", ir.Num(2), group, spread=spread),)


@pytest.mark.parametrize(
    ("words", "times"), [("once each turn", 1), ("twice per turn", 2), ("up to 3 times per turn", 3)]
)
def test_so_often_a_turn(words: str, times: int) -> None:
    assert compiled(f"{words.capitalize()}, when you play a spell, draw a card.").limits == (ir.OncePerTurn(times),)


THEIRS = sv.PlayerRef(FOE)
DISCARD = ir.Discard(THEIRS, ir.Num(1), ir.Group(CARD), bind="t1")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Each opponent may discard a card. If they don't, draw a card.",
            (ir.May(FOE, DISCARD), ir.IfNotDone(DRAW)),
        ),
        (
            "Your opponent may put a card from their hand on top of their deck. If they do, draw a card.",
            (
                ir.May(
                    FOE,
                    ir.SelectAndPut(
                        THEIRS,
                        ir.Target(ir.Num(1), ir.Group(CARD, (), (ir.InZone(ir.Hand(THEIRS)),)), bind="t1"),
                        ir.DeckTop(THEIRS),
                    ),
                ),
                ir.IfDone(DRAW),
            ),
        ),
        ("You may discard a card.", (ir.May(YOU, ir.Discard(YOU, ir.Num(1), ir.Group(CARD), bind="t1")),)),
    ],
)
def test_who_may_is_who_does(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert effects(text) == wanted


def test_cards_of_a_name_in_the_plural() -> None:
    there = (ir.InZone(sv.EvolveDeck(YOU)),)
    carrots = ir.Group(ir.NameIs("Carrot"), (sv.IsFaceup(),), there)
    one = sv.Turn(ir.All(carrots, bind="t1"), down=True)
    assert effects("Turn each faceup Carrot in your evolve deck facedown.") == (one,)
    many = "Select up to 2 faceup Carrots in your evolve deck and turn them facedown."
    assert effects(many) == (ir.Both((chosen(carrots, 2, up_to=True), sv.Turn(IT, down=True))),)


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


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("a follower with Bane or Ward", ir.EitherFilter(ir.WithKeyword("Bane"), ir.WithKeyword("Ward"))),
        ("a follower without [evolve]", ir.Without(sv.EvolveCostIs())),
        ("a follower that costs exactly 3 play points", ir.CostIs(ir.Num(3), "=")),
        ("a follower that costs at most 3 play points", ir.CostIs(ir.Num(3), "<=")),
        ("a follower with at most 3 attack", sv.AttackIs(ir.Num(3), "<=")),
    ],
)
def test_which_follower(words: str, wanted: ir.Filter) -> None:
    group = ir.Group(FOLLOWER, (), (wanted, ON_MINE))
    assert effects(f"Select {words} on your field. Destroy it.") == (chosen(group), ir.Break(IT))


def test_two_zones_of_one_player() -> None:
    both = sv.OneOfZones((ir.Hand(YOU), sv.ExArea(YOU)))
    group = ir.Group(FOLLOWER, (), (ir.InZone(both),))
    put = ir.Both((ir.Select(YOU, ir.Target(ir.Num(1), group, bind="t1")), ir.PlayOnto(IT, YOU)))
    assert effects("Select a follower in your hand or EX area and put it onto your field.") == (put,)


def test_further_instructions() -> None:
    attack = sv.SetAttack(IT, ir.Num(0), TURN)
    assert effects("Select an enemy follower on the field and change its [attack] to 0 until the end of the turn.") == (
        ir.Both((chosen(ENEMY), attack)),
    )
    rule = ir.Restrict(IT, sv.CannotDealDamage("combat"), TURN)
    assert effects("Select an enemy follower on the field. It can't deal combat damage this turn.") == (
        chosen(ENEMY),
        rule,
    )
    ability = compiled("At the start of each player's end phase, deal 1 damage to that player's leader.")
    assert ability.effects == (ir.DealDamage(sv.LeaderOf(sv.PlayerRef(ir.EventPlayer())), ir.Num(1)),)
    ability = compiled("At the start of each opponent's end phase, if they have no cards in their hand, draw a card.")
    hand = ir.Group(CARD, (), (ir.InZone(ir.Hand(THEIRS)),))
    assert ability.effects == (ir.If(ir.Controls(THEIRS, hand, ir.Num(0), "="), DRAW),)


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("is destroyed by an enemy ability", ir.IsBroken(due_to="opponent")),
        ("is discarded by an enemy card or ability", ir.IsDiscarded(due_to="opponent")),
        ("is put into the cemetery", sv.IsPutInto(sv.Cemetery(ir.AnyPlayer()))),
    ],
)
def test_what_happens_to_it(words: str, happening: ir.Event) -> None:
    assert compiled(f"When this follower {words}, draw a card.").event == ir.CardEvent(SELF, (happening,))


def test_the_lowest_defense_and_an_enemy_leader() -> None:
    weakest = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (ir.HighestAmong("defense", lowest=True), ON_FIELD))
    assert effects("Select an enemy follower with the lowest defense on the field and destroy it.") == (
        ir.Both((chosen(weakest), ir.Break(IT))),
    )
    hurt = ir.HasFilter(sv.LeaderOf(FOE), sv.DefenseIs(ir.Num(10), "<="))
    assert effects("If an enemy leader has 10 defense or less, draw a card.") == (ir.If(hurt, DRAW),)
