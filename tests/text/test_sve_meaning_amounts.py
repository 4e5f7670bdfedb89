"""What sentences of Shadowverse: Evolve mean: amounts, of powers, costs and numbers that something else gives."""

from __future__ import annotations

from typing import Any

import pytest
from sve_meaning import (
    AMULET,
    AMULETS,
    CARD,
    DRAW,
    ENEMY,
    FIRST,
    FOE,
    FOLLOWER,
    GRAVE,
    IN_CEMETERY,
    IT,
    LEADER,
    MINE,
    ON_MINE,
    SELF,
    SPELL,
    TWO,
    YOU,
    X,
    cards_in,
    compiled,
    effects,
    places,
    refused,
    triggered,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

SPELLS = ir.CountOf(ir.Group(SPELL, (), (IN_CEMETERY,)))
IN_FIELD = ir.InZone(ir.Field(YOU))
MY_CARDS = ir.Group(CARD, (), (IN_FIELD,))
IN_THEIR_HAND = ir.InZone(ir.Hand(sv.PlayerRef(FOE)))
SMALL: list[tuple[str, Any]] = [
    ("If your leader has 15 or more defense, draw a card.", ir.If(ir.HasFilter(LEADER, sv.DefenseIs(ir.Num(15), ">=")), DRAW)),
    ("Draw X cards. X equals the number of play points you have left.", sv.Let((ir.Draw(YOU, ir.X()),), sv.PlayPoints(YOU))),
    ("Your next follower this turn costs 1 less to play.", ir.CastersCostChange(YOU, ir.Group(FOLLOWER), ir.Num(1), ir.UntilEndOfTurn(), next_only=True)),
    ("If you have played at least 2 spells this turn, draw a card.", ir.If(ir.HasCastThisTurn(YOU, ir.Group(ir.TypeIs(("Spell",))), ir.Num(2)), DRAW)),
]  # fmt: skip


def amount_of(words: str) -> ir.Amount:
    [said] = effects(f"Draw X cards. X equals {words}.")
    assert isinstance(said, sv.Let)
    return said.amount


def test_what_x_is_at_most() -> None:
    wanted = sv.Let((ir.Draw(YOU, ir.X()),), sv.Capped(ir.CountOf(MINE), ir.Num(3)))
    assert effects("Draw X cards. X equals the number of followers on your field. X can't be more than 3.") == (wanted,)
    assert effects("Draw X cards. X equals the number of followers on your field, up to 3.") == (wanted,)


def test_the_damage_that_the_effect_has_dealt() -> None:
    _, let = effects("Deal 2 damage to each enemy leader. Draw X cards. X equals the damage dealt.")
    assert let.amount == sv.DamageThisWay()
    with pytest.raises(TextError):
        effects("Draw X cards. X equals the damage dealt.")
    ability = compiled("Whenever this follower deals damage, draw X cards. X equals the damage dealt.")
    assert ability.effects[0].amount == ir.EventAmount()


@pytest.mark.parametrize(
    "words",
    ["deal that much damage to each enemy leader", "deal X damage to each enemy leader. X equals the damage taken"],
)
def test_as_much_as_the_event(words: str) -> None:
    ability = compiled(f"Whenever this follower takes damage, {words}.")
    assert any(isinstance(each, ir.EventAmount) for each in nodes(ability))


def test_that_much_of_what_waits() -> None:
    [later] = effects("The next time your leader takes damage this turn, deal that much damage to each enemy leader.")
    assert isinstance(later, ir.Delayed)
    assert any(isinstance(each, ir.EventAmount) for each in nodes(later))
    with pytest.raises(TextError, match="how much"):
        effects("The next time you play a spell this turn, deal that much damage to each enemy leader.")


def test_that_much_of_a_leaders_defense() -> None:
    ability = compiled("Whenever your leader's [defense] increases, deal that much damage to each enemy leader.")
    [dealt] = ability.effects
    assert isinstance(dealt, ir.DealDamage) and dealt.amount == ir.EventAmount()


def test_it_deals_that_much() -> None:
    dealt = triggered("When this follower takes damage, it deals that much damage to each enemy leader.")
    assert isinstance(dealt, ir.DealDamage)
    assert (dealt.amount, dealt.source) == (ir.EventAmount(), ir.Ref(("self",)))


def test_half_rounded_up() -> None:
    [let] = effects("Draw X cards. X equals half the number of cards in your hand, rounded up.")
    assert isinstance(let, sv.Let)
    assert let.amount == sv.HalfUp(ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),))))


@pytest.mark.parametrize("half", ["half", "half of"])
@pytest.mark.parametrize(
    ("ways", "down"), [((", rounded up", " (rounded up)", ""), False), ((", rounded down", " (rounded down)"), True)]
)
def test_halves(half: str, ways: tuple[str, ...], down: bool) -> None:
    for way in ways:
        assert amount_of(f"{half} your leader's defense{way}") == sv.HalfUp(sv.DefenseOf(LEADER), down)
        assert amount_of(f"{half} the number of amulets on your field{way}") == sv.HalfUp(ir.CountOf(AMULETS), down)


def test_halves_in_parentheses() -> None:
    for way, down in (("rounded up", False), ("rounded down", True)):
        [made] = effects(f"Draw X cards. X equals half your maximum play points ({way}).")
        most = sv.PlayPoints(YOU, maximum=True)
        assert made == sv.Let((ir.Draw(YOU, ir.X()),), sv.HalfUp(most, down=down))


def test_halves_are_rounded_as_it_is_said() -> None:
    half = "Draw X cards. X equals half the number of amulets on your field"
    for end, down in (("", False), (", rounded up", False), (", rounded down", True)):
        [made] = effects(f"{half}{end}.")
        assert made == sv.Let((ir.Draw(YOU, ir.X()),), sv.HalfUp(ir.CountOf(AMULETS), down=down))


def test_how_many_were_revealed() -> None:
    head = "Reveal the top 3 cards of your deck. Draw X cards. X equals the number of"
    for words, group in (("spells", ir.Group(SPELL)), ("cards", ir.Group(ir.IsCard()))):
        said = effects(f"{head} {words} revealed. Put the revealed cards on the bottom of your deck in any order.")
        assert said[1] == sv.Let((ir.Draw(YOU, ir.X()),), ir.CountRef(FIRST, group))
        assert said[2] == ir.PutInto(FIRST, ir.DeckBottom(YOU))
    paid = compiled(
        "[act] Reveal any number of spells in your hand: Draw X cards. X equals the number of cards revealed."
    )
    assert paid.effects == (sv.Let((ir.Draw(YOU, ir.X()),), sv.PaidCount("revealed")),)


@pytest.mark.parametrize(
    ("event", "words", "amount"),
    [
        ("you discard a card", "the discarded card's cost", ir.CostOf(ir.Ref(("subject",)))),
        ("you discard a follower", "the discarded follower's attack", sv.AttackOf(ir.Ref(("subject",)))),
        ("another follower is destroyed", "the destroyed follower's attack", sv.AttackOf(ir.Ref(("subject",)))),
        ("one of your cards is returned to hand", "the returned card's cost", ir.CostOf(ir.Ref(("subject",)))),
        ("a card is banished", "the banished card's cost", ir.CostOf(ir.Ref(("subject",)))),
    ],
)
def test_the_card_to_which_that_happened(event: str, words: str, amount: ir.Amount) -> None:
    made = compiled(f"Whenever {event}, deal X damage to each enemy leader. X equals {words}.")
    assert made.effects[0].amount == amount


def test_where_x_stands_in_the_sentence_that_has_it() -> None:
    many = ir.CountOf(ir.Group(AMULET, (), (ON_MINE,)))
    up_to = ir.Choose((ir.Target(X, ENEMY, up_to=True, bind="t1"),), YOU)
    text = "Select up to X enemy followers on the field, where X is the number of amulets on your field. Destroy them."
    assert effects(text) == (sv.Let((up_to,), many), ir.Break(IT))


@pytest.mark.parametrize("word", ["plus", "minus"])
def test_two_counts_at_one_place(word: str) -> None:
    text = f"Draw X cards. X equals the number of spells {word} the number of amulets in your cemetery."
    assert places(text, "Spell") == [[sv.Cemetery(YOU)]] * 2
    text = (
        f"Draw X cards. X equals the number of followers on your field {word} the number of amulets in your cemetery."
    )
    assert places(text, "Spell") == [[ir.Field(YOU)], [sv.Cemetery(YOU)]]


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("cards returned to hand this way", sv.CountThisWay(CARD, "returned to hand")),
        (
            "times your leader took damage this turn",
            ir.TimesThisTurn(ir.CardEvent(sv.LeaderOf(YOU), (ir.IsDealtDamage(),))),
        ),
    ],
)
def test_numbers(words: str, count: ir.Amount) -> None:
    assert effects(f"Draw X cards. X equals the number of {words}.") == (sv.Let((ir.Draw(YOU, X),), count),)


def test_twice_a_number() -> None:
    [let] = effects("Draw X cards. X equals twice the number of followers on your field.")
    assert let == sv.Let((ir.Draw(YOU, X),), ir.PerEach(TWO, ir.CountOf(MINE)))


def test_what_was_destroyed_or_buried_by_type() -> None:
    _, given = effects("Destroy each follower on the field. Draw X cards. X equals the number of followers destroyed.")
    assert isinstance(given, sv.Let)
    assert given.amount == sv.CountThisWay(FOLLOWER, "destroyed")
    [paid] = effects("Bury any number of amulets: Draw X cards. X equals the number of amulets buried.")
    assert isinstance(paid, sv.PayFor)
    assert isinstance(paid.effects[0], sv.Let)
    assert paid.effects[0].amount == sv.PaidCount("buried")
    with pytest.raises(TextError):
        effects("Bury any number of cards: Draw X cards. X equals the number of amulets buried.")


def test_x_is_the_same_behind_the_sentence_that_says_it() -> None:
    first, then = effects(
        "Draw X cards. X equals the number of amulets on your field. Deal X damage to each enemy leader."
    )
    assert isinstance(first, sv.Let) and isinstance(then, ir.DealDamage) and then.amount == ir.X()


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        (
            "[fanfare] Discard your hand. Draw X cards. X equals the number of cards discarded.",
            sv.CountThisWay(CARD, "discarded"),
        ),
        (
            "[fanfare] Discard your hand: Draw X cards. X equals the number of cards discarded.",
            sv.PaidCount("discarded"),
        ),
        (
            "[act][engage]: Return each other card on your field to its owner's hand. Draw X cards. X equals the number of cards returned.",
            sv.CountThisWay(CARD, "returned"),
        ),
    ],
)
def test_what_was_paid_is_counted_of_the_cost_and_else_of_the_effect(text: str, counted: ir.Amount) -> None:
    last = compiled(text).effects[-1]
    let = last.effects[-1] if isinstance(last, sv.PayFor) else last
    assert let.amount == counted


def test_a_number_less_what_is_counted() -> None:
    [let] = effects("Draw X cards. X equals 6 minus the number of spells in your cemetery.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), ir.Minus(ir.Num(6), SPELLS))


def test_tokens_until_there_are_so_many() -> None:
    more = ir.Minus(ir.Num(5), ir.CountOf(ir.Group(CARD, (), (ON_MINE,))))
    said = effects("Summon Fairy tokens until there are 5 cards on your field.")
    assert said == (sv.CreateTokens(YOU, more, ("Fairy",), ir.Field(YOU), bind="t1"),)


def test_each_player_draws_by_the_own_hand() -> None:
    """1.3.4.1: the hand that is counted is that of the player who draws."""
    (draw,) = effects("Each player draws cards until they have 5 cards in their hand.")
    hand = ir.InZone(ir.Hand(sv.PlayerRef(ir.EachPlayer())))
    assert draw == ir.Draw(ir.EachPlayer(), ir.Minus(ir.Num(5), ir.CountOf(ir.Group(ir.IsCard(), (), (hand,)))))


def test_cards_are_discarded_until_so_many_are_left() -> None:
    [one] = effects("Each opponent discards cards until they have 3 cards in their hand.")
    held = ir.CountOf(ir.Group(ir.IsCard(), (), (IN_THEIR_HAND,)))
    assert one == ir.Discard(FOE, ir.Minus(held, ir.Num(3)), ir.Group(ir.IsCard()), bind="t1")


def test_any_number_paid_with() -> None:
    revealed = compiled(
        "[act] Reveal any number of Pixie cards in your hand: Draw X cards. X equals the number of cards revealed."
    )
    hand = ir.InZone(ir.Hand(YOU))
    assert revealed.cost.actions == (sv.PayRevealAny(ir.Group(CARD, (sv.TraitIs("Pixie"),), (hand,))),)
    assert revealed.effects == (sv.Let((ir.Draw(YOU, ir.X()),), sv.PaidCount("revealed")),)
    turned = compiled(
        "[act] Turn up to 2 faceup cards in your evolve deck facedown: Draw X cards. X equals the number of cards turned facedown."
    )
    deck = ir.InZone(sv.EvolveDeck(YOU))
    assert turned.cost.actions == (sv.PayTurnAny(ir.Group(CARD, (sv.IsFaceup(),), (deck,)), ir.Num(2), down=True),)
    counters = compiled(
        "[act] Remove any number of spell counters from cards on your field: Draw X cards. X equals the number of counters removed."
    )
    assert counters.cost.actions == (sv.PayCountersAny("spell", ir.All(MY_CARDS, bind="t1")),)


@pytest.mark.parametrize("text", ["is 10", "are 10"])
def test_maximum_play_points(text: str) -> None:
    [asked] = effects(f"If your maximum play points {text}, draw a card.")
    assert asked == ir.If(ir.Compare(sv.PlayPoints(YOU, True), ir.Num(10), "="), DRAW)


@pytest.mark.parametrize(("text", "wanted"), SMALL)
def test_further_words(text: str, wanted: ir.Effect) -> None:
    assert effects(text) == (wanted,)


@pytest.mark.parametrize("join", ["and each", "and for each"])
def test_for_each_of_two_kinds(join: str) -> None:
    [each] = effects(f"Draw a card for each follower on your field {join} spell in your cemetery.")
    both = ir.Plus(ir.CountOf(MINE), ir.CountOf(cards_in(GRAVE, ir.TypeIs(("Spell",)))))
    assert each == sv.ForEvery(DRAW, both)
    assert "it is open" in refused("Draw a card for each enemy follower and each spell in your cemetery.")


def test_a_number_before_what_is_counted() -> None:
    made = effects("Draw X cards. X equals 1 plus the number of followers on your field.")[0]
    assert made.amount == ir.Plus(ir.CountOf(MINE), ir.Num(1))  # type: ignore[attr-defined]


def test_so_much_more_than_another_card() -> None:
    one_more = ir.CostIs(ir.Plus(ir.CostOf(IT), ir.Num(1)), "=")
    _, searched = effects("Select a follower on your field. Search your deck for a follower that costs 1 more play point than it and put it onto your field.")  # fmt: skip
    assert searched.first.targets[0].group == ir.Group(FOLLOWER, (), (one_more,))


@pytest.mark.parametrize(
    "text",
    [
        "This card costs 2 less to play for every 5 spells in your cemetery.",
        "For every 5 spells in your cemetery, this card costs 2 less to play.",
    ],
)
def test_a_price_for_every_so_many(text: str) -> None:
    each = ir.PerEach(ir.Num(2), ir.Times(ir.Num(5), SPELLS))
    assert compiled(text).effects == (ir.CostChange(SELF, each),)


@pytest.mark.parametrize(
    "text",
    [
        "This follower has [attack]+1/[defense]+2 for every 3 spells in your cemetery.",
        "This follower gets [attack]+1/[defense]+2 for every 3 spells in your cemetery.",
        "For every 3 spells in your cemetery, this follower has [attack]+1/[defense]+2.",
    ],
)
def test_what_it_has_for_every_so_many(text: str) -> None:
    often = ir.Times(ir.Num(3), SPELLS)
    up = sv.StatUp(ir.PerEach(ir.Num(1), often), ir.PerEach(ir.Num(2), often))
    assert compiled(text).effects == (ir.Gain(SELF, (up,), ir.Continuous()),)


def test_half_the_result_and_one_more_than_that() -> None:
    [_, drawn] = effects("Roll a 6-sided die. Draw X cards. X equals half of the result.")
    assert drawn.amount == sv.HalfUp(sv.DieResult())
    [both] = effects("Discard any number of cards, then draw that many cards plus 1.")
    assert both.then.count == ir.Plus(ir.ResultCount(), ir.Num(1))


@pytest.mark.parametrize(
    ("before", "of"),
    [("Discard a card.", "the discarded card"), ("Reveal the top card of your deck.", "the revealed card")],
)
def test_damage_as_a_card_says_that_cannot_be_damaged(before: str, of: str) -> None:
    [_, both] = effects(f"{before} Select an enemy follower on the field and deal it damage equal to {of}'s cost.")
    assert both.effects[1] == ir.DealDamage(ir.Ref(("t2",)), ir.CostOf(ir.Ref(("t1",))))


def test_what_a_destroyed_follower_was_not() -> None:
    short = effects("Destroy a follower on your field. If it was a token, draw a card. If it wasn't, draw 2 cards.")
    assert short == effects(
        "Destroy a follower on your field. If it was a token, draw a card. Otherwise, draw 2 cards."
    )
