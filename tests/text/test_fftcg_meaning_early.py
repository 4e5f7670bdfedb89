"""Costs, the next damage, ends of decks and pronouns in the words of the first twelve sets: each sentence with its tree."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, FRONT, ME, NOW, OPPONENT, T1, T2, THIS, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir

TWO, NONE = ir.Num(2), ir.Num(0)
CHOSEN = "Choose 1 Forward. "
EVERYBODY = ir.EachPlayer()


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("The cost for casting Hild is reduced by 2.", ir.CostChange(ME, TWO)),
        ("The cost for casting your Ice Summons is reduced by 2 (it cannot become 0).",
         ir.CastersCostChange(YOU, ir.Group(ir.TypeIs(("Summon",)), (ir.ElementIs(("Ice",)),)), TWO, ALWAYS, floor=1)),
        ("The cost required to play Hild onto the field increases by 2.", ir.CostChange(ME, TWO, more=True)),
    ],
)  # fmt: skip
def test_what_casting_costs(words: str, meaning: ir.Effect) -> None:
    (cost,) = effects(words, "Forward")
    assert same(cost, meaning)


@pytest.mark.parametrize(
    ("words", "span", "floor"),
    [
        ("The cost required to play your next {Job Monk} onto the field this turn is reduced by 2.", THIS, 0),
        (
            "During this turn, the cost required to play your next {Job Monk} is reduced by 2 (it cannot become 0).",
            NOW,
            1,
        ),
    ],
)
def test_the_next_one_played_costs_less(words: str, span: ir.Duration, floor: int) -> None:
    (cost,) = effects(words)
    monk = ir.Group(ir.JobIs("Monk"))
    assert same(cost, ir.CastersCostChange(YOU, monk, TWO, span, floor=floor, next_only=True))


@pytest.mark.parametrize("asked", ["required to play", "to play"])
def test_what_is_paid_before_the_cost(asked: str) -> None:
    text = (
        "Before paying the cost to play Hild onto the field, you may discard 1 Monster. "
        f"If you do so, the cost {asked} Hild onto the field is reduced by 2."
    )
    (paid,) = effects(text, "Forward")
    price = ir.Cost(actions=(ir.PayDiscard(ir.Num(1), ir.Group(ir.TypeIs(("Monster",)))),))
    assert same(paid, ir.PayToReduce(ME, price, TWO))


def test_extra_and_other_costs_of_what_is_cast() -> None:
    (extra,) = effects("If you pay the cost to cast Hild, you may pay an extra 《火》.", "Forward")
    assert same(extra, ir.ExtraCost(ME, ir.Cost((ir.CpElement("Fire"),)), optional=True))
    (other,) = effects(
        "You can discard 2 Monsters (instead of paying the CP cost) to cast Hild from your hand.", "Forward"
    )
    assert isinstance(other, ir.AlternativeCost)
    (cast,) = effects("Cast 1 Summon from your hand. The cost for casting it is reduced by 2.")
    assert isinstance(cast, ir.CastFrom)
    assert (cast.free, cast.reduction) == (False, TWO)


@pytest.mark.parametrize(
    ("words", "change", "amount"),
    [
        ("becomes 0 instead", "become", NONE),
        ("is doubled instead", "double", TWO),
        ("is reduced by 2 instead", "reduce", TWO),
    ],
)
def test_the_next_damage_whomever_it_strikes(words: str, change: str, amount: ir.Amount) -> None:
    anybody = ir.NextDealt(T1, ir.Group(ir.IsCharacter()), change, amount, NOW, EVERYBODY)
    assert same(last(f"{CHOSEN}During this turn, the next damage it deals {words}."), anybody)
    forwards = ir.NextDealt(T1, ir.Group(FORWARD), change, amount, THIS)
    assert same(last(f"{CHOSEN}The next damage it deals to a Forward this turn {words}."), forwards)
    points = ir.ReplacePlayerDamage(T1, OPPONENT, change, amount, NOW, next_only=True)
    assert same(last(f"{CHOSEN}During this turn, the next damage it deals to your opponent {words}."), points)


def test_a_share_of_the_damage_is_dealt_when_it_is_changed() -> None:
    text = f"{CHOSEN}During this turn, the next time it is dealt damage, reduce it by 3000 instead and draw 1 card."
    less = ir.ReplaceDamage(T1, "reduce", ir.Num(3000), NOW, next_only=True, also=ir.Draw(YOU, ir.Num(1)))
    assert same(last(text), less)


def test_each_card_discarded_with_the_hand() -> None:
    *_, drawn = effects("Discard your hand. Draw 1 card for each Fire card discarded due to this effect.")
    fire = ir.CountRef(T1, ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),)))
    assert same(drawn, ir.Draw(YOU, ir.PerEach(ir.Num(1), fire)))


def test_the_first_and_the_other_of_two_chosen_apart() -> None:
    *_, both = effects("Choose 1 Forward and 1 other Forward. Activate the first Forward and dull the other.")
    assert same(both, ir.Both((ir.Activate(T1), ir.Dull(T2))))


def test_whose_ability_was_cancelled() -> None:
    *_, gone = effects(
        "Choose 1 auto-ability. Cancel its effect. If the cancelled ability triggered from a Monster, break that Monster."
    )
    assert isinstance(gone, ir.If)
    whose = ir.SourceOf(T1)
    assert same(gone.condition, ir.Is(whose, ir.Group(ir.TypeIs(("Monster",)))))
    assert same(gone.effect, ir.Break(whose))


def test_chosen_without_an_article() -> None:
    assert same(last(f"{CHOSEN}Draw 1 card. Dull chosen Forward."), ir.Dull(T1))


def test_another_of_a_kind() -> None:
    ability = one("When Hild or another Earth Monster enters your field, draw 1 card.")
    another = ir.Group(ir.TypeIs(("Monster",)), (ir.Another(), ir.ElementIs(("Earth",))))
    event = ir.CardEvent(ir.SubjectAny((ME, ir.OneSubject(another))), (ir.EntersField(YOU),))
    assert same(ability.event, event)  # type: ignore[attr-defined]


def test_what_a_player_does_in_a_turn() -> None:
    ability = one("During your opponent's turn, when you discard a card, Hild gains Brave until the end of the turn.")
    assert same(ability.event, ir.DuringTurnOf(OPPONENT, ir.PlayerDiscards(YOU, each=True)))  # type: ignore[attr-defined]


def test_his_or_her_hand_is_their_hand() -> None:
    for text in (
        "When your opponent discards a Wind card from {} hand, draw 1 card.",
        "If your opponent has discarded 2 or more cards from {} hand this turn, Hild gains Haste.",
        "When a Monster is added to your opponent's hand from {} Break Zone, draw 1 card.",
    ):
        assert same(one(text.format("his/her")), one(text.format("their")))


def test_ends_of_a_deck() -> None:
    *_, under = effects("Reveal the top card of your opponent's deck. You may put it at the bottom of the deck.")
    assert same(under, ir.May(YOU, ir.PutInto(T1, ir.DeckBottom(ir.Owner()))))
    text = "Look at the top 2 cards of your deck. Put 1 card among them on the top of your deck and the other at the bottom of your deck."
    *_, both = effects(text)
    assert isinstance(both, ir.Both)
    taken, rest = both.effects
    assert isinstance(taken, ir.TakeAmong) and same(taken.into, ir.DeckTop(YOU))
    assert isinstance(rest, ir.PutRest) and same(rest.to, ir.DeckBottom(YOU))


def test_shown_and_played() -> None:
    text = "Look at the top 4 cards of your deck. Reveal 1 Monster among them and play it onto the field. Put the rest into the Break Zone."
    _, taken, _ = effects(text)
    assert isinstance(taken, ir.TakeAmong) and same(taken.into, ir.Field(YOU))


def test_twice_a_power() -> None:
    hit = last(f"{CHOSEN}Deal it damage equal to twice its power.")
    assert same(hit, ir.DealDamage(T1, ir.PerEach(TWO, ir.PowerOf(T1))))


def test_becoming_the_named_element_with_more() -> None:
    *_, both = effects(
        "When Hild attacks, name 1 Element. Until the end of the turn, Hild becomes the named Element and gains Haste.",
        "Forward",
    )
    gains = ir.Gain(ir.Ref(("self",)), (ir.KeywordGained("Haste"),), FRONT)
    assert same(both, ir.Both((ir.BecomeElement(ME, "", FRONT), gains)))


def test_a_card_shown_from_the_hand_is_it() -> None:
    _, played, gained = effects(
        "When Hild attacks, you may reveal 1 Monster of cost 2 or less from your hand. If you do so, play it onto the field. "
        "It gains Haste until the end of the turn.",
        "Forward",
    )
    assert same(played, ir.IfDone(ir.PlayOnto(T1, ir.Owner())))
    assert isinstance(gained, ir.Gain) and same(gained.to, T1)
    _, more = effects(
        "When Hild attacks, you may reveal 1 Monster from your hand. If you do so, it gains Haste until the end of the turn.",
        "Forward",
    )
    assert isinstance(more, ir.IfDone) and isinstance(more.effect, ir.Gain)
    assert same(more.effect.to, ir.Ref(("self",))), "what is in a hand gains nothing"


@pytest.mark.parametrize(
    "words",
    [
        "When a Monster enters your field, you may reveal 1 Summon from your hand. If you do so, return it to its owner's hand.",
        "When Hild attacks, discard 1 card from your hand. When you do so, play it onto the field.",
        "When Hild attacks, your opponent puts the top card of his/her deck into the Break Zone. When you do so, play it onto the field.",
    ],
)
def test_open_whether_it_is_that_card(words: str) -> None:
    with pytest.raises(TextError, match="could mean"):
        effects(words, "Forward")


def test_a_card_removed_at_random_is_it() -> None:
    removed, cast = effects(
        "Your opponent randomly removes 1 card in his/her hand from the game. You can cast it this turn."
    )
    assert isinstance(removed, ir.RemoveAtRandom) and isinstance(cast, ir.AllowCast)
    assert same(cast.what, T1)


def test_put_away_this_turn_and_the_second_of_two() -> None:
    choice, _ = effects("Choose 1 Monster put into your Break Zone from the field this turn. Play it onto the field.")
    assert isinstance(choice, ir.Choose)
    (qualifier,) = choice.targets[0].group.qualifiers
    assert same(qualifier, ir.PutThisTurn(ir.BreakZone(YOU), ir.AnyPlayer()))
    hit = last(
        "Choose 1 Forward and 1 other Forward. The first Forward deals damage equal to its power to the second Forward."
    )
    assert same(hit, ir.DealDamage(T2, ir.PowerOf(T1), T1))


def test_damage_that_another_is_dealt_and_power_that_stays() -> None:
    (other,) = effects(
        "If a Monster you control is dealt damage by a Summon, Hild is dealt that damage instead.", "Forward"
    )
    assert isinstance(other, ir.RedirectDamage) and same(other.to, ME)
    (stays,) = effects(
        "The power of Monsters you control cannot be reduced by your opponent's Summons or abilities.", "Forward"
    )
    assert isinstance(stays, ir.Restrict) and same(stays.rule, ir.PowerCannotBeDecreased(OPPONENT))
    (paid,) = effects("The cost required to play Hild onto the field can be paid with CP of any Element.", "Forward")
    assert isinstance(paid, ir.Restrict) and same(paid.rule, ir.PayAnyElement())
