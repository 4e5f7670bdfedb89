"""What sentences of Shadowverse: Evolve mean that name cards by what was done to them, demand, forbid, bound, compare and repeat."""

from __future__ import annotations

import pytest
from test_sve_meaning import (
    ENEMY,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    NAMES,
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
from cardwright.text.walk import nodes

FOE, ALWAYS, TURN = ir.Opponent(), ir.Continuous(), ir.UntilEndOfTurn()
CARD, DRAW, X = ir.IsCard(), ir.Draw(YOU, ir.Num(1)), ir.X()
THEIR_FOLLOWERS = ir.All(ir.Group(FOLLOWER, ENEMY.adjectives), bind="t1")
LEADER, THEIRS = sv.LeaderOf(YOU), sv.LeaderOf(FOE)


def static(text: str) -> ir.Effect:
    """The one passive effect of a follower's text."""
    ability = compiled(text)
    assert isinstance(ability, ir.FieldAbility)
    [effect] = ability.effects
    return effect


# cards named by what was done to them ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "words", "how"),
    [
        ("Return another follower on your field to its owner's hand", "that follower's", "returned"),
        ("Return another follower on your field to its owner's hand", "the returned follower's", "returned"),
        ("Banish a follower in your cemetery", "the banished follower's", "removed"),
        ("Bury another follower on your field", "that follower's", "put"),
        ("Destroy another follower on your field", "the destroyed follower's", "put"),
        ("Engage another follower on your field", "that follower's", "dulled"),
        ("Discard a follower", "the discarded follower's", "discarded"),
    ],
)
def test_the_card_that_the_cost_took(cost: str, words: str, how: str) -> None:
    ability = compiled(f"[fanfare] {cost}: Give your leader [defense]+X. X equals {words} cost.")
    [let] = [each for each in nodes(ability) if isinstance(each, sv.Let)]
    assert let.amount == ir.CostOf(ir.PaidWith(how))


def test_several_cards_that_the_cost_took() -> None:
    ability = compiled(
        "[act] Engage 2 other followers on your field: Draw X cards. X equals the total attack of those followers."
    )
    assert isinstance(ability, ir.ActionAbility)
    assert ability.effects == (sv.Let((ir.Draw(YOU, X),), sv.AttackOf(ir.PaidWith("dulled"))),)


def test_what_the_effect_names_comes_before_what_the_cost_took() -> None:
    ability = compiled(
        "[act] Engage another follower on your field: Select an enemy follower on the field and give that follower [attack]-1."
    )
    [given] = [each for each in nodes(ability) if isinstance(each, ir.Gain)]
    assert given.to == IT


def test_the_one_of_two_to_which_it_was_done() -> None:
    made = effects(
        "Select a follower on your field and destroy it. Select an enemy follower on the field and deal it X damage. "
        "X equals the destroyed follower's attack."
    )
    [let] = [each for each in made if isinstance(each, sv.Let)]
    assert let.amount == sv.AttackOf(IT)


@pytest.mark.parametrize(
    "text",
    [
        "Select a follower on your field and engage it. Draw X cards. X equals the destroyed follower's cost.",
        "Select 2 followers on your field and destroy them. Draw X cards. X equals the destroyed follower's cost.",
        "Return up to 2 followers on your field to their owners' hands: Draw X cards. X equals that follower's cost.",
        "Discard a card, engage a follower on your field: Draw X cards. X equals that follower's cost.",
    ],
)
def test_where_it_is_open_which_card_that_is(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon=NAMES)


# demands and bans -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "rule", "what"),
    [
        ("Enemy followers must attack this follower if able.", sv.MustAttackWhom(SELF), THEIR_FOLLOWERS),
        ("This follower must attack each turn if able.", ir.MustAttack(), SELF),
        ("This follower attacks if possible.", ir.MustAttack(), SELF),
        ("Enemy followers' [act] abilities can't be activated.", ir.CannotUseAbilities(("action",)), THEIR_FOLLOWERS),
        ("This card is put onto the field with 2 prayer counters.", sv.EntersWith("prayer", ir.Num(2)), SELF),
        ("This card enters the field with a prayer counter on it.", sv.EntersWith("prayer", ir.Num(1)), SELF),
    ],
)  # fmt: skip
def test_rules_that_cards_are_under(text: str, rule: ir.Node, what: ir.Objects) -> None:
    assert static(text) == ir.Restrict(what, rule, ALWAYS)


def test_a_player_who_cannot_activate_abilities() -> None:
    zones = sv.OneOfZones((ir.Field(FOE), ir.Hand(FOE), sv.ExArea(FOE), sv.Cemetery(FOE)))
    theirs = ir.All(ir.Group(CARD, (), (ir.InZone(zones),)), bind="t1")
    rule = ir.CannotUseAbilities(("action", "evolve", "serve"))
    assert static("Your opponent can't activate abilities.") == ir.Restrict(theirs, rule, ALWAYS)
    assert effects("Your opponent can't activate abilities this turn.") == (ir.Restrict(theirs, rule, TURN),)


@pytest.mark.parametrize(
    ("bound", "fields"),
    [("3 or more damage", {"at_least": ir.Num(3)}), ("damage of 3 or more", {"at_least": ir.Num(3)}), ("2 or less damage", {"at_most": ir.Num(2)})],
)  # fmt: skip
@pytest.mark.parametrize(
    ("end", "change", "amount"),
    [("reduce it to 1", "cap", 1), ("reduce it by 1", "reduce", 1), ("it takes 1 damage instead", "become", 1), ("it takes no damage", "become", 0)],
)  # fmt: skip
def test_damage_of_so_much(bound: str, fields: dict[str, ir.Amount], end: str, change: str, amount: int) -> None:
    wanted = ir.ReplaceDamage(SELF, change, ir.Num(amount), ALWAYS, **fields)
    assert static(f"If this follower would take {bound}, {end}.") == wanted


# repeated, cheaper, instead ---------------------------------------------------------------------------------------------------


def test_again_as_long_as_the_condition_holds() -> None:
    [again] = effects(
        "Draw a card. Deal 1 damage to your leader. If your leader's defense is 10 or less, repeat this process."
    )
    both = ir.Both((DRAW, ir.DealDamage(LEADER, ir.Num(1))))
    assert again == sv.Repeat(both, again=ir.Compare(sv.DefenseOf(LEADER), ir.Num(10), "<="))


def test_so_many_of_the_next() -> None:
    [cheaper] = effects("The next 2 spells you play this turn cost 1 less to play.")
    group = ir.Group(SPELL)
    assert cheaper == ir.CastersCostChange(YOU, group, ir.Num(1), TURN, next_only=True, nexts=ir.Num(2))


def test_a_passive_ability_instead_of_another() -> None:
    more, most = (ir.Exists(MINE, ir.Num(count)) for count in (2, 4))
    gains = [ir.Gain(SELF, (stats(count, None),), ALWAYS) for count in (1, 3)]
    text = (
        "While there are at least 2 followers on your field, this follower has [attack]+1. "
        "While there are at least 4 followers on your field, this follower has [attack]+3 instead."
    )
    assert static(text) == sv.OrInstead(ir.If(more, gains[0]), most, gains[1])


def test_a_price_instead_of_another() -> None:
    gate = static("Spellchain (5): This card costs 1 less to play. SC (10): This card costs 3 less to play instead.")
    less = [ir.CostChange(SELF, ir.Num(amount)) for amount in (1, 3)]
    assert gate == sv.Gate(sv.Spellchain(5), (sv.OrInstead(less[0], sv.Spellchain(10), less[1]),))


def test_all_that_are_offered() -> None:
    ability = compiled(
        "[fanfare] Choose one of the following. Combo (3): Choose all of them instead. (1) Draw a card. (2) Draw 2 cards. (3) Draw 3 cards."
    )
    [modal] = ability.effects
    assert isinstance(modal, ir.Modal) and modal.alternative is not None
    assert modal.alternative.header.count == ir.Num(3)


def test_attack_that_is_equal_to_a_number() -> None:
    hand = ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),)))
    wanted = sv.SetAttack(SELF, hand, ALWAYS)
    assert static("This follower's [attack] is equal to the number of cards in your hand.") == wanted


# conditions -------------------------------------------------------------------------------------------------------------------


def cards_in(zone: ir.Zone) -> ir.Amount:
    return ir.CountOf(ir.Group(CARD, (), (ir.InZone(zone),)))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("no follower is destroyed this way", ir.Compare(sv.CountThisWay(FOLLOWER, "destroyed"), ir.Num(0), "=")),
        ("a follower is destroyed this way", ir.Compare(sv.CountThisWay(FOLLOWER, "destroyed"), ir.Num(1), ">=")),
        ("you have an evolution point", ir.Compare(sv.EvolutionPoints(YOU), ir.Num(1), ">=")),
        ("you have more evolution points than your opponent", ir.Compare(sv.EvolutionPoints(YOU), sv.EvolutionPoints(FOE), ">")),
        ("you have more cards in your hand than your opponent", ir.Compare(cards_in(ir.Hand(YOU)), cards_in(ir.Hand(FOE)), ">")),
        ("your opponent has fewer cards on their field than you", ir.Compare(cards_in(ir.Field(FOE)), cards_in(ir.Field(YOU)), "<")),
        ("your leader's defense is lower than each enemy leader's defense", ir.Compare(sv.DefenseOf(LEADER), sv.DefenseOf(THEIRS), "<")),
        ("your leader gained [defense] this turn", ir.HappenedThisTurn(ir.CardEvent(LEADER, (sv.DefenseChanges(),)))),
        ("your leader lost [defense] this turn", ir.HappenedThisTurn(ir.CardEvent(LEADER, (sv.DefenseChanges(down=True),)))),
        ("your opponent hasn't played a spell this turn", ir.Not(ir.HasCastThisTurn(FOE, ir.Group(SPELL), ir.Num(1)))),
    ],
)  # fmt: skip
def test_conditions(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(wanted, DRAW),)


def test_that_player_who_has_played_nothing() -> None:
    ability = compiled(
        "At the start of each player's end phase, if that player played no cards this turn, deal 2 damage to their leader."
    )
    [effect] = ability.effects
    player = sv.PlayerRef(ir.EventPlayer())
    wanted = ir.Not(ir.HasCastThisTurn(player, ir.Group(CARD), ir.Num(1)))
    assert effect == ir.If(wanted, ir.DealDamage(sv.LeaderOf(player), ir.Num(2)))


# groups and what is done with them --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("that took damage this turn", sv.DidThisTurn(ir.IsDealtDamage())),
        ("that evolved this turn", sv.DidThisTurn(sv.Evolves())),
        ("that hasn't attacked this turn", ir.Without(ir.AttackedThisTurn())),
        ("that didn't race this turn", ir.Without(sv.DidThisTurn(sv.Races()))),
    ],
)
def test_what_a_card_did_this_turn(words: str, wanted: ir.Filter) -> None:
    group = ir.Group(FOLLOWER, (), (ON_MINE, wanted))
    assert effects(f"Select a follower on your field {words} and destroy it.") == (
        ir.Both((chosen(group), ir.Break(IT))),
    )


def test_another_name_than_each_of_a_zone() -> None:
    [found] = [each for each in nodes(effects(
        "Search your deck for a spell with a different name from each card in your cemetery, reveal it, and add it to your hand."
    )[0]) if isinstance(each, ir.Search)]  # fmt: skip
    there = ir.All(ir.Group(CARD, (), (ir.InZone(sv.Cemetery(YOU)),)), bind="t1")
    assert found.targets[0].group == ir.Group(SPELL, (), (ir.DifferentTrait("name", there),))


def test_tokens_of_either_name() -> None:
    gain = static("Your Knight and Viking tokens have Rush.")
    assert isinstance(gain, ir.Gain) and isinstance(gain.to, ir.All)
    assert ir.AnyTrait((ir.NameIs("Knight"), ir.NameIs("Viking"))) in gain.to.group.adjectives


@pytest.mark.parametrize(
    ("words", "made"),
    [
        ("Turn a faceup card in your evolve deck facedown.", sv.Turn(IT, True)),
        ("Evolve a follower on your field.", sv.Evolve(IT)),
        ("Put 2 spell counters on a follower on your field.", ir.PlaceCounters("spell", ir.Num(2), IT)),
    ],
)
def test_what_is_picked_without_being_selected(words: str, made: ir.Effect) -> None:
    [both] = effects(words)
    assert isinstance(both, ir.Then) and isinstance(both.first, ir.Select)
    assert both.then == made


@pytest.mark.parametrize(
    ("words", "zones"),
    [
        ("Put one of them into your hand, one into your cemetery, and one on the bottom of your deck.", (ir.Hand(YOU), sv.Cemetery(YOU), ir.DeckBottom(YOU))),
        ("Put a follower from among them onto your field and a spell into your hand.", (ir.Field(YOU), ir.Hand(YOU))),
        ("You may put a follower from among them onto your field and a spell from among them into your hand.", (ir.Field(YOU), ir.Hand(YOU))),
    ],
)  # fmt: skip
def test_several_cards_each_to_its_place(words: str, zones: tuple[ir.Zone, ...]) -> None:
    _, put = effects(f"Look at the top 3 cards of your deck. {words}")
    assert tuple(each.into for each in nodes(put) if isinstance(each, ir.TakeAmong)) == zones


@pytest.mark.parametrize("place", ["cemetery", "hand", "EX area"])
def test_an_ability_that_is_activated_elsewhere(place: str) -> None:
    ability = compiled(f"[act][cost02]: Draw a card. This ability can be activated only from your {place}.")
    assert ability.limits == (ir.OnlyIf(ir.SourceIn(SELF, place.replace(" ", "_").lower())),)


def test_a_card_on_the_field_or_in_the_ex_area() -> None:
    [both] = effects("Select a follower on your field or in your EX area and give it [attack]+1.")
    zones = sv.OneOfZones((ir.Field(YOU), sv.ExArea(YOU)))
    group = ir.Group(FOLLOWER, (), (ir.InZone(zones),))
    assert both == ir.Both((chosen(group), ir.Gain(IT, (stats(1, None),), FOREVER)))


def test_that_much_of_a_leaders_defense() -> None:
    ability = compiled("Whenever your leader's [defense] increases, deal that much damage to each enemy leader.")
    [dealt] = ability.effects
    assert isinstance(dealt, ir.DealDamage) and dealt.amount == ir.EventAmount()
