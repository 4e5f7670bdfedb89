"""What sentences of Shadowverse: Evolve mean: costs in words: what is discarded, dulled, removed or put away for them."""

from __future__ import annotations

import msgspec
import pytest
from sve_meaning import (
    AMULET,
    AMULETS,
    CARD,
    DRAW,
    FOLLOWER,
    GRAVE,
    IN_CEMETERY,
    IT,
    LEADER,
    MINE,
    ON_MINE,
    SELF,
    SPELL,
    YOU,
    X,
    cards_in,
    compiled,
    effects,
    only_node,
    plain,
    refused,
    triggered,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

ANY_CARD = ir.Group(CARD)
OTHERS = msgspec.structs.replace(MINE, adjectives=(ir.OtherThan(ir.SelfRef()),))


def test_what_the_discarded_card_was() -> None:
    ability = compiled("[fanfare] Discard a card: If the discarded card was a spell, draw a card.")
    [paid] = ability.effects
    asked = ir.Is(ir.PaidWith("discarded"), ir.Group(ir.TypeIs(("Spell",))))
    assert plain(paid.effects[0]) == ir.If(asked, DRAW)


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


@pytest.mark.parametrize(
    ("noun", "kind", "form"),
    [("card", ANY_CARD, "card"), ("spell", ir.Group(ir.TypeIs(("Spell",))), "spell")],
)
def test_the_card_discarded_to_pay(noun: str, kind: ir.Group, form: str) -> None:
    ability = compiled(f"[act][engage], discard a {noun}: Draw X cards. X equals the discarded {form}'s cost.")
    assert isinstance(ability, ir.ActionAbility)
    assert ability.cost.actions == (ir.PayDiscard(ir.Num(1), kind),)
    assert ability.effects == (sv.Let((ir.Draw(YOU, ir.X()),), ir.CostOf(ir.PaidWith("discarded"))),)


def test_a_passive_text_keeps_its_source() -> None:
    ability = compiled("[fanfare] Discard a card: Give this follower [attack]+X. X equals the discarded card's cost.")
    [paid] = ability.effects
    assert isinstance(paid, sv.PayFor)
    [let] = paid.effects
    assert isinstance(let, sv.Let)
    assert let.amount == ir.CostOf(ir.PaidWith("discarded"))
    [gain] = let.effects
    assert isinstance(gain, ir.Gain)
    assert gain.to == SELF


def test_any_number_destroyed_to_pay() -> None:
    [pay] = compiled(
        "[fanfare] Destroy any number of other followers on your field: Deal X damage to each enemy leader. "
        "X equals the number of followers destroyed."
    ).effects
    others = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ir.InZone(ir.Field(YOU)),))
    assert pay.cost.actions == (sv.PayBreakAny(others),)
    assert pay.effects[0].amount == sv.CountThisWay(FOLLOWER, "destroyed", paid=True)


def test_x_of_an_activated_cost_is_what_its_player_says() -> None:
    made = compiled("[act] Remove X soul counters from this card: Draw X cards.")
    assert made.cost.actions == (ir.PayCounters("soul", ir.X(), SELF),)
    assert made.effects == (ir.Draw(YOU, ir.X()),)
    with pytest.raises(TextError, match="X"):
        effects("Discard X cards: Draw X cards.")


def test_all_counters() -> None:
    paid = compiled(
        "[act] Remove all spore counters from this card: Draw X cards. X equals the number of counters removed."
    )
    assert paid.cost.actions == (sv.PayCountersAny("spore", SELF, all=True),)
    said = effects(
        "Remove all spore counters from each follower on your field. Draw X cards. X equals the number of counters removed."
    )
    assert said[1] == sv.Let((ir.Draw(YOU, ir.X()),), ir.CountersRemoved("spore"))


def test_more_happenings_costs_and_gains() -> None:
    assert compiled("When this follower is evolved, draw a card.").event == ir.CardEvent(SELF, (sv.Evolves(),))
    paid = compiled("[act] Remove 2 Stack counters from an amulet on your field: Draw a card.").cost
    assert paid == ir.Cost((), (ir.PayCountersGroup("Stack", ir.Num(2), AMULETS),))
    [quick] = compiled("Spells in your EX area have [quick].").effects
    spells = ir.All(ir.Group(SPELL, (), (ir.InZone(sv.ExArea(YOU)),)), bind="t1")
    assert quick == ir.Gain(spells, (ir.KeywordGained("Quick"),), ir.Continuous())


@pytest.mark.parametrize(
    ("words", "spread"),
    [("a card on your field", False), ("cards on your field", True), ("among cards on your field", True)],
)
def test_counters_of_other_cards(words: str, spread: bool) -> None:
    ability = compiled(f"[act] Remove 2 Fable counters from {words}: Draw a card.")
    group = ir.Group(CARD, (), (ON_MINE,))
    assert ability.cost.actions == (ir.PayCountersGroup("Fable", ir.Num(2), group, spread=spread),)


def test_that_many_are_counted_by_what_was_paid() -> None:
    [paid] = compiled("Discard any number of cards: Draw that many cards.", "Spell").effects
    assert isinstance(paid, sv.PayFor)
    assert paid.effects == (ir.Draw(YOU, sv.PaidCount("discarded")),)


def test_the_card_itself_is_discarded_to_pay() -> None:
    ability = compiled("[act][cost01], discard this card: Draw a card.")
    assert ability.cost.actions == (ir.PayDiscardSource(SELF),)


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


def test_engaging_any_number_as_a_cost() -> None:
    made = compiled("[fanfare] Engage any number of other followers on your field: Draw X cards. X equals the number of followers engaged.")  # fmt: skip
    [paid] = made.effects
    others = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,))
    assert paid.cost.actions == (sv.PayDullAny(others),)
    assert paid.effects[0].amount == sv.PaidCount("engaged")


def test_a_count_of_what_the_cost_did() -> None:
    """The cost is no part of the effect, so that what it took is counted apart (10.4.7)."""
    [pay] = compiled("[fanfare] Discard a card: Draw a card. If you discarded a follower, draw 2 cards.").effects
    left = sv.CountThisWay(FOLLOWER, "discarded", paid=True)
    assert pay.effects[1].condition == ir.Compare(left, ir.Num(1), ">=")
    [pay] = compiled("[fanfare] Discard a card: Draw a card. If an amulet was discarded, draw 2 cards.").effects
    assert pay.effects[1].condition == ir.Is(ir.PaidWith("discarded"), ir.Group(AMULET))


@pytest.mark.parametrize(
    ("cost", "paid"),
    [
        ("Return each other follower on your field to its owner's hand", sv.PayReturnAny(OTHERS, all=True)),
        ("Return all amulets on your field to their owners' hands", sv.PayReturnAny(AMULETS, all=True)),
        ("Return all amulets on your field to their owner's hand", sv.PayReturnAny(AMULETS, all=True)),
        ("Put each other follower on your field into its owner's cemetery", sv.PayBuryAny(OTHERS, all=True)),
        ("Put all amulets on your field into their owners' cemeteries", sv.PayBuryAny(AMULETS, all=True)),
        ("Destroy each other follower on your field", sv.PayBreakAny(OTHERS, all=True)),
        ("Banish each other follower on your field", sv.PayBanishAny(OTHERS, all=True)),
        ("Bury all amulets on your field", sv.PayBuryAny(AMULETS, all=True)),
        ("Engage each other follower on your field", sv.PayDullAny(OTHERS, all=True)),
        (
            "Discard each spell in your hand",
            sv.PayDiscardAny(ir.Group(SPELL, (), (ir.InZone(ir.Hand(YOU)),)), all=True),
        ),
    ],
)
def test_whole_groups_are_paid_with(cost: str, paid: ir.CostItem) -> None:
    ability = compiled(f"[fanfare] {cost}: Draw a card.")
    assert ability.effects == (sv.PayFor(ir.Cost(actions=(paid,)), (DRAW,), "resolve"),)


@pytest.mark.parametrize(
    ("cost", "wanted"),
    [
        ("Discard any number of cards", sv.PayDiscardAny(ir.Group(CARD))),
        ("Banish up to 3 cards in your cemetery", sv.PayBanishAny(cards_in(GRAVE), ir.Num(3))),
        ("Bury any number of followers on your field", sv.PayBuryAny(ir.Group(FOLLOWER, (), (ON_MINE,)))),
    ],
)
def test_costs(cost: str, wanted: ir.CostItem) -> None:
    ability = compiled(f"[fanfare] {cost}: Draw a card.")
    [paid] = ability.effects
    assert paid.cost == ir.Cost((), (wanted,))


def test_destroyed_to_pay() -> None:
    cost = only_node("[act][engage], destroy this follower: Draw a card.", sv.PayProcess)
    assert isinstance(cost.effects[0], ir.Break) and isinstance(cost.effects[0].what, ir.SelfRef)


def test_damage_as_a_cost() -> None:
    ability = compiled("[act][cost01], deal 2 damage to your leader: Draw a card.")
    assert ability.cost.actions == (sv.PayProcess((ir.DealDamage(LEADER, ir.Num(2)),)),)


def test_a_raised_maximum_as_a_cost() -> None:
    ability = compiled("[act] Increase your maximum play points by 1: Draw a card.")
    assert isinstance(ability, ir.ActionAbility)
    assert ability.cost == ir.Cost(actions=(sv.PayProcess((sv.MaxPoints(YOU, ir.Num(1)),)),))


def test_costs_that_are_instructions() -> None:
    cost = compiled("[act] Decrease your maximum play points by 1: Draw a card.").cost
    assert cost.actions == (sv.PayProcess((sv.MaxPoints(YOU, sv.Negative(ir.Num(1))),)),)
    cost = compiled("[act] Deal 1 damage to this follower: Draw a card.").cost
    assert cost.actions == (sv.PayProcess((ir.DealDamage(SELF, ir.Num(1)),)),)


@pytest.mark.parametrize(
    ("words", "count", "group"),
    [
        ("another follower", 1, ir.Group(FOLLOWER, (ir.OtherThan(SELF),))),
        ("2 followers", 2, ir.Group(FOLLOWER)),
    ],
)
def test_buried_along_with_the_card_itself(words: str, count: int, group: ir.Group) -> None:
    made = compiled(f"[act][engage], bury this card and {words}: Draw a card.")
    to = sv.Cemetery(ir.Owner())
    assert made.cost.actions == (ir.PayPut(SELF, to), ir.PayPutGroup(ir.Num(count), group, to, along=True))


@pytest.mark.parametrize(("whose", "player"), [("its owner's", ir.Owner()), ("your", YOU)])
def test_itself_into_the_ex_area_for_it(whose: str, player: ir.Player) -> None:
    made = compiled(f"[act] Put this card into {whose} EX area: Draw a card.")
    assert made.cost.actions == (ir.PayPut(SELF, sv.ExArea(player)),)


@pytest.mark.parametrize(
    "done",
    ["Give it [attack]+1", "Refresh it", "Give your leader [defense]+1. Give it [defense]+3", "Engage this card"],
)
def test_nothing_is_done_on_the_field_to_a_card_that_was_put_away_to_pay(done: str) -> None:
    paid = "[act][engage], put this card into its owner's cemetery"
    assert "not on the field any more" in refused(f"{paid}: {done}.", "Amulet")
    assert compiled(f"{paid}: Return it to its owner's hand.", "Amulet")  # from the cemetery


@pytest.mark.parametrize("words", ["put it into graveyard", "put it into the graveyard", "put it in the graveyard"])
def test_as_a_cost_it_is_this_card(words: str) -> None:
    cost = compiled(f"[act][cost02], {words}: Draw a card.").cost
    assert cost.actions == (ir.PayPut(SELF, sv.Cemetery(ir.Owner())),)


def test_cards_put_under_the_deck_to_pay() -> None:
    paid = compiled("[act] Put 2 followers from your cemetery on the bottom of your deck in any order: Draw a card.")
    assert paid.cost.actions == (ir.PayPutGroup(ir.Num(2), ir.Group(FOLLOWER, (), (IN_CEMETERY,)), ir.DeckBottom(YOU)),)


def test_what_the_card_was_that_paid() -> None:
    ability = compiled("[fanfare] Bury another card on your field: If that card was an amulet, draw a card.")
    [paid] = ability.effects
    assert paid.effects == (ir.If(ir.Is(ir.PaidWith("put"), ir.Group(AMULET)), DRAW),)


@pytest.mark.parametrize(("kind", "trait"), [("names", "name"), ("costs", "cost")])
def test_paid_with_different_cards(kind: str, trait: str) -> None:
    for words in (f"cards with different {kind} in your cemetery", f"cards in your cemetery with different {kind}"):
        paid = compiled(f"[act] Banish 3 {words}: Draw a card.").cost.actions
        assert paid == (ir.PayRemove(ir.Num(3), ir.Group(ir.IsCard(), (), (IN_CEMETERY,)), different=trait),)
    held = compiled(f"[act] Discard 2 cards with different {kind}: Draw a card.").cost.actions
    assert held == (ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard()), different=trait),)


def test_a_cost_says_where_the_card_is() -> None:
    ability = compiled("[act][cost01], banish this card from your cemetery: Draw a card.")
    assert ability.cost.actions == (ir.PayRemoveSource(SELF, "cemetery"),)


def test_a_cost_behind_a_condition_word() -> None:
    [gate] = compiled(
        "[fanfare] Combo (4): Return another card on your field to its owner's hand: Draw 2 cards."
    ).effects
    assert gate.condition == sv.Combo(4)
    [paid] = gate.effects
    assert isinstance(paid, sv.PayFor)
    assert paid.effects == (ir.Draw(YOU, ir.Num(2)),)


def test_questions_about_what_was_named() -> None:
    asked = compiled(
        "[fanfare] Return another card on your field to its owner's hand: If the returned card is an amulet, draw a card."
    )
    [paid] = asked.effects
    assert paid.effects[0].condition.card == ir.PaidWith("returned")
    costs = triggered("Whenever you play a spell, if the spell costs 3 play points or more, draw a card.")
    assert costs == ir.If(ir.HasFilter(ir.Ref(("subject",)), ir.CostIs(ir.Num(3), ">=")), DRAW)


def test_the_card_that_was_revealed_as_a_cost() -> None:
    made = compiled("[fanfare] Reveal a spell in your hand: Deal X damage to each enemy leader. X equals the revealed card's cost.")  # fmt: skip
    [paid] = made.effects
    assert paid.effects[0].amount == ir.CostOf(ir.PaidWith("revealed"))
    made = compiled("[fanfare] Reveal a Pixie card in your hand: If the revealed card costs 3 play points or more, draw a card.")  # fmt: skip
    asked = ir.HasFilter(ir.PaidWith("revealed"), ir.CostIs(ir.Num(3), ">="))
    assert made.effects[0].effects == (ir.If(asked, DRAW),)


def test_this_card_and_another_put_away() -> None:
    away = "put this card and another follower from your field into their owners' cemeteries"
    made = compiled(f"[act] {away.capitalize()}: Draw a card.")
    own, other = made.cost.actions
    grave = sv.Cemetery(ir.Owner())
    assert own == ir.PayPut(SELF, grave)
    mine = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,))
    assert other == ir.PayPutGroup(ir.Num(1), mine, grave, along=True)
    assert compiled(f"Strike, {away}: Draw a card.").effects[0].cost == made.cost


def test_this_card_banished_or_returned_with_others() -> None:
    mine = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,))
    gone = compiled("[act] Banish this card and 2 other followers on your field: Draw a card.")
    assert tuple(map(plain, gone.cost.actions)) == (ir.PayRemoveSource(SELF), ir.PayRemove(ir.Num(2), mine))
    back = compiled("[act] Return this card and another follower on your field to their owners' hands: Draw a card.")
    assert tuple(map(plain, back.cost.actions)) == (ir.PayReturnSource(SELF), ir.PayReturn(ir.Num(1), mine))
    open_one = "[act] Banish this card and another follower on your field: Draw a card. If that follower was evolved, draw 2 cards."
    assert "it is open what" in refused(open_one, "Follower")


def test_another_card_put_elsewhere_to_pay() -> None:
    made = compiled("[fanfare] Put another follower on your field into your EX area: Draw a card.")
    [away] = made.effects[0].cost.actions
    other = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,))
    assert plain(away) == ir.PayPutGroup(ir.Num(1), other, sv.ExArea(YOU))
