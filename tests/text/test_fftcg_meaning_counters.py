"""What sentences mean about Counters of any kind, Crystals, cancelled Summons, and what is paid or offered beside."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, OPPONENT, T1, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

ONE = ir.Num(1)


@pytest.mark.parametrize("words", ["all the Counters from it", "all Counters placed on it"])
def test_every_counter(words: str) -> None:
    assert same(last(f"Choose 1 Character. Remove {words}."), ir.RemoveEveryCounter(T1))


def test_counters_of_any_kind() -> None:
    event = one("When 1 or more Counters are placed on a Forward you control, draw 1 card.").event  # type: ignore[attr-defined]
    mine = ir.OneSubject(ir.Group(FORWARD, qualifiers=(ir.ControlledBy(YOU),)))
    assert same(event, ir.CounterPlacedOn("", mine))
    chosen = effects("Choose 1 Forward with a Counter on it. Break it.")[0]
    assert same(chosen.targets[0].group.qualifiers, (ir.WithCounter("", ONE),))  # type: ignore[attr-defined]
    doubled = last("When Hild attacks, double the number of Moon Counters on Hild.", "Forward")
    assert same(doubled, ir.DoubleCounters(ME, "Moon"))
    with pytest.raises(TextError):
        last("Draw 1 card for each Counter removed.")


def test_entering_with_counters() -> None:
    (rule,) = effects("Hild enters the field with 2 Moon Counters on it.", "Forward")
    assert same(rule, ir.Restrict(ME, ir.EntersWithCounters("Moon", ir.Num(2)), ALWAYS))


def test_crystals() -> None:
    assert same(last("Your opponent loses 《C》《C》."), ir.LoseCrystals(OPPONENT, ir.Num(2)))
    assert same(last("Each player loses all their 《C》."), ir.LoseCrystals(ir.EachPlayer(), None))
    offer, drawn = effects("You may pay any number of 《C》. Draw 1 card for each 《C》 paid.")
    assert same(offer, ir.May(YOU, ir.Pay(YOU, ir.Cost(actions=(ir.PayCrystals(ir.AsLiked()),)))))
    assert same(drawn, ir.Draw(YOU, ir.PerEach(ONE, ir.AsLiked())))
    for text in ("Draw 1 card for each 《C》 paid.", "Discard any number of cards: Draw 1 card for each 《C》 paid."):
        with pytest.raises(TextError):
            one(text, "Summon" if ":" not in text else "Forward")


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        (" and remove it from the game", ir.Removed(ir.Owner())),
        (" and return it to its owner's hand", ir.Hand(ir.Owner())),
        (" and put it on top of its owner's deck", ir.DeckTop(ir.Owner())),
        (". Remove it from the game instead of putting it in the Break Zone", ir.Removed(ir.Owner())),
    ],
)
def test_where_a_cancelled_summon_goes(words: str, zone: ir.Zone) -> None:
    assert same(last(f"Choose 1 Summon. Cancel its effect{words}."), ir.CancelEffect(T1, zone))
    with pytest.raises(TextError):
        last(f"Choose 1 Summon or ability. Cancel its effect{words}.")


def test_limits_of_x() -> None:
    text = "Put X Backups into the Break Zone: Choose 1 Forward of cost X or less. Break it. X cannot be more than "
    assert same(one(text + "3.").limits, (ir.MostX(3),))  # type: ignore[attr-defined]
    counted = ir.CountOf(ir.Group(FORWARD, qualifiers=(ir.ControlledBy(OPPONENT),)))
    assert same(one(text + "the number of Forwards opponent controls.").limits, (ir.MostX(0, counted),))  # type: ignore[attr-defined]


def test_what_the_opponent_may_do_beside() -> None:
    both = last("Draw 2 cards and your opponent may draw 1 card.")
    assert isinstance(both, ir.Both) and same(both.effects[1], ir.May(OPPONENT, ir.Draw(OPPONENT, ONE)))
    assert same(last("Draw 1 card. Your opponent may draw 1 card as well."), both.effects[1])
    with pytest.raises(TextError):
        last("Draw 2 cards and your opponent may discard 1 card. If they don't, draw 1 card.")


@pytest.mark.parametrize(
    "words", ["from your hand or deck into the Break Zone", "into your Break Zone from your hand or deck"]
)
def test_from_the_hand_or_deck(words: str) -> None:
    (rule,) = effects(f"If a card would be put {words}, remove it from the game instead.", "Forward")
    assert same(rule, ir.RemovedInstead(YOU, ir.Group(ir.IsCard()), ALWAYS, "hand_or_deck"))


def test_two_of_them_instead() -> None:
    options = '[[br]] "Draw 1 card."[[br]] "Gain 《C》."[[br]] "Choose 1 Forward. Dull it."'
    text = f"Select 1 of the 3 following actions. If you control a Backup, select up to 2 of them instead.{options}"
    modal = last(text.replace("[[br]]", ""))
    assert isinstance(modal, ir.Modal) and modal.alternative is not None
    assert same(modal.alternative.header, ir.ModalHeader(YOU, ir.Num(2), ir.Num(3), up_to=True))


def test_either_state() -> None:
    chosen = effects("Choose 1 attacking or blocking Forward. Break it.")[0]
    either = ir.EitherFilter(ir.StatusIs("attacking"), ir.StatusIs("blocking"))
    assert same(chosen.targets[0].group, ir.Group(FORWARD, adjectives=(either,)))  # type: ignore[attr-defined]


def test_more_damage_instead_to_the_same() -> None:
    first, more = effects("Deal 2000 damage to all the Forwards. If you control a Backup, deal 4000 damage instead.")
    assert isinstance(more, ir.Instead) and same(more.effect.to.group, first.to.group)  # type: ignore[attr-defined]
    with pytest.raises(TextError):
        last("Draw 1 card. If you control a Backup, deal 4000 damage instead.")


def test_three_ways_for_the_cards_looked_at() -> None:
    text = "Look at the top 3 cards of your deck. Put 1 card among them on top of your deck, 1 card among them at the bottom of your deck and the other card into the Break Zone."
    top, bottom, rest = last(text).effects  # type: ignore[attr-defined]
    assert same(top.into, ir.DeckTop(YOU)) and same(bottom.into, ir.DeckBottom(YOU)) and isinstance(rest, ir.PutRest)


def test_costs_of_cards_that_differ() -> None:
    (dulled,) = one("Dull 2 active Backups of different Elements: Draw 1 card.").cost.actions  # type: ignore[attr-defined]
    assert same(dulled, ir.PayDull(ir.Num(2), ir.Group(ir.TypeIs(("Backup",))), "element"))
    (put,) = one("Put 2 Characters with different names into the Break Zone: Draw 1 card.").cost.actions  # type: ignore[attr-defined]
    assert put.different == "name"


def test_an_extra_cost_as_one_likes() -> None:
    made = compile_text(
        "fftcg",
        "If you cast Hild, you may remove any number of cards in your Break Zone from the game as an extra cost.[[br]]"
        "Choose 1 Forward. Deal it 1000 damage for each Fire card removed by the extra cost.",
        name="Hild",
        card_type="Summon",
    )
    extra, summon = made.abilities
    (paid,) = extra.effects[0].cost.actions  # type: ignore[attr-defined]
    assert same(paid.count, ir.AsLiked())
    counted = summon.effects[1].amount.each  # type: ignore[attr-defined]
    assert isinstance(counted, ir.CountRef) and same(counted.cards, ir.PaidWith("removed"))


def test_a_choice_on_a_condition_and_another_if_not_done() -> None:
    with pytest.raises(TextError):
        last("If you control a Backup, choose 1 Forward. Break it. If you don't, choose 1 dull Forward. Break it.")


def test_a_whole_hand_goes_under_the_deck() -> None:
    both = last("Each player puts their hand at the bottom of their deck in any order, then draws 2 cards.")
    assert isinstance(both, ir.Then)
    hand = ir.All(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.EachPlayer())),)), bind="t1")
    assert same(both.first, ir.PlayerPuts(ir.EachPlayer(), hand, ir.DeckBottom(ir.Owner())))
