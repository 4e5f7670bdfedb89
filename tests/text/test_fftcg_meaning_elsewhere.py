"""Conditions in front of a choice, casting from elsewhere, and turns with a condition: own sentences with their trees."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, OPPONENT, T1, YOU, effects, last, meant, one, same

from cardwright.text import ir

ELSEWHERE = ir.Removed(ir.EachPlayer())
SUMMON = ir.TypeIs(("Summon",))
AGAIN = "Choose 1 Summon in your Break Zone. Remove it from the game. You can cast it at any time you could normally cast it."


@pytest.mark.parametrize(
    ("event", "condition", "card"),
    [
        ("When a Forward enters your field", "if it is a Fire card", "subject"),
        ("When a Forward you control attacks", "if its power is 8000 or more", "subject"),
        ("When you cast a Summon", "if its cost is 4 or more", "subject"),
        ("When Hild enters the field", "if it entered the field from your hand", "self"),
        ("When Hild is blocked", "if that Forward's power is 8000 or more", "other"),
    ],
)
def test_a_condition_in_front_speaks_of_nothing_that_is_chosen_behind_it(event: str, condition: str, card: str) -> None:
    made = one(f"{event}, {condition}, choose 1 Forward. Dull it.")
    assert isinstance(made, ir.AutoAbility)
    asked = made.condition
    about = getattr(asked, "card", None) or asked.left.card  # type: ignore[union-attr]
    assert about.to == (card,)
    assert same(made.effects[-1], ir.Dull(T1))


@pytest.mark.parametrize(
    "words",
    [
        "Once per turn, you can cast a Summon removed by Hild's abilities at any time you could normally cast it.",
        "Once per turn, you may cast 1 Summon removed by Hild's ability.",
        "You can cast 1 Summon removed by Hild's ability once per turn.",
    ],
)
def test_once_per_turn_from_what_was_removed(words: str) -> None:
    (held,) = effects(words, "Forward")
    removed = ir.Group(SUMMON, qualifiers=(ir.RemovedBy(ME, ELSEWHERE),))
    assert same(held, ir.MayCast(YOU, removed, times=1))


def test_all_that_was_removed_and_once_from_the_break_zone() -> None:
    (held,) = effects(
        "You can cast the cards removed by Hild's ability at any time you could normally cast them.", "Forward"
    )
    assert same(held, ir.MayCast(YOU, ir.Group(ir.IsCard(), qualifiers=(ir.RemovedBy(ME, ELSEWHERE),))))
    (held,) = effects("Once per turn, you can cast a Forward from your Break Zone.", "Backup")
    there = ir.Group(FORWARD, qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    assert same(held, ir.MayCast(YOU, there, times=1))


def test_as_though_one_owned_it_stands_behind() -> None:
    text = AGAIN.removesuffix(".") + " as though you owned it."
    assert same(last(text), ir.AllowCast(YOU, T1, ir.Permanent()))


@pytest.mark.parametrize("words", ["required to cast", "for casting", "to cast"])
@pytest.mark.parametrize("pays", ["with", "using"])
def test_cheaper_and_of_any_element(words: str, pays: str) -> None:
    less = ir.CastCheaper(T1, ir.Num(2))
    assert same(last(f"{AGAIN} The cost {words} it is reduced by 2."), less)
    both = last(f"{AGAIN} The cost {words} it is reduced by 2 and can be paid {pays} CP of any Element.")
    free = ir.Restrict(T1, ir.PayAnyElement(), ir.Permanent())
    assert same(both, ir.Both((less, free)))


def test_in_whose_turn_and_on_what_condition() -> None:
    knights = ir.Controls(YOU, ir.Group(ir.JobIs("Knight")), ir.Num(2), bind="t1")
    grown = ir.BecomeForward(ME, ir.Num(8000), (), ALWAYS)
    words = "Hild also becomes a Forward with 8000 power."
    for turn, player in (("your turn", YOU), ("each of your turns", YOU), ("your opponent's turn", OPPONENT)):
        (held,) = effects(f"During {turn}, if you control 2 or more {{Job Knight}}, {words}", "Monster")
        assert same(held, ir.If(ir.IsTurnOf(player), ir.If(knights, grown)))
        (held,) = effects(f"If you control 2 or more {{Job Knight}}, during {turn}, {words}", "Monster")
        assert same(held, ir.If(knights, ir.If(ir.IsTurnOf(player), grown)))


def test_a_forward_or_the_opponent_is_struck() -> None:
    forward = ir.OneSubject(ir.Group(FORWARD))
    for words in ("a Forward or your opponent", "a Forward or to your opponent", "your opponent or a Forward"):
        made = meant(f"When Hild deals damage to {words}, draw 1 card.")
        event = ir.CardEvent(ME, (ir.DealsDamageToAny(OPPONENT, forward),))
        assert same(made, ir.AutoAbility(event, (ir.Draw(YOU, ir.Num(1)),)))


@pytest.mark.parametrize("them", ["them", "each of them"])
def test_counters_of_several_cards(them: str) -> None:
    several = ir.Ref(("t1",))
    some = "Choose up to 2 Forwards."
    assert same(last(f"{some} Place 3 Poison Counters on {them}."), ir.PlaceCounters("Poison", ir.Num(3), several))
    assert same(last(f"{some} Remove 1 Poison Counter from {them}."), ir.RemoveCounters("Poison", ir.Num(1), several))
    assert same(last(f"{some} Remove all Poison Counters from {them}."), ir.RemoveCounters("Poison", None, several))


@pytest.mark.parametrize("owned", ["", "as though you owned them "])
def test_several_cards_are_cast_from_elsewhere(owned: str) -> None:
    text = f"Choose up to 2 Summons in your Break Zone. Remove them from the game. You can cast them {owned}"
    allowed = last(f"{text}at any time you could normally cast them.")
    assert same(allowed, ir.AllowCast(YOU, T1, ir.Permanent()))


def test_damage_to_several_cards() -> None:
    some, turn = "Choose up to 2 Forwards.", ir.UntilEndOfTurn()
    more = last(f"{some} During this turn, the damage dealt to them is increased by 1000 instead.")
    assert same(more, ir.ReplaceDamage(T1, "increase", ir.Num(1000), turn))
    less = last(f"{some} Reduce the next damage dealt to them this turn by 1000.")
    assert same(less, ir.ReplaceDamage(T1, "reduce", ir.Num(1000), turn, next_only=True))
    (_, aside) = effects(
        f"《0》: {some} During this turn, the next damage dealt to them is dealt to Hild instead.", "Forward"
    )
    assert same(aside, ir.RedirectDamage(T1, ME, turn, next_only=True))


def test_a_cost_that_is_the_same_as_a_number() -> None:
    made = last(
        "Select 1 number. Reveal the top card of your deck. If its cost is the same as the selected number, draw 1 card."
    )
    assert isinstance(made, ir.If)
    assert same(made.condition, ir.Compare(ir.CostOf(T1), ir.NamedNumber(), "="))


def test_a_card_is_placed_on_the_top_or_bottom() -> None:
    one_card = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(YOU)),))
    for place in ("at the", "on the"):
        put = last(f"Place 1 card from your hand {place} top or bottom of your deck.")
        assert same(put, ir.SelectAndPut(YOU, ir.Target(ir.Num(1), one_card, bind="t1"), ir.DeckTopOrBottom(YOU)))


@pytest.mark.parametrize(
    ("words", "field", "dull"),
    [
        ("onto the field", ir.Owner(), False),
        ("onto the field dull", ir.Owner(), True),
        ("onto your opponent's field", OPPONENT, False),
    ],
)
def test_what_is_played_from_ones_own_break_zone_is_played_from_nowhere_else(
    words: str, field: ir.Player, dull: bool
) -> None:
    made = one(f"When Hild is put from the field into the Break Zone, play Hild from your Break Zone {words}.")
    assert isinstance(made, ir.AutoAbility)
    assert same(made.effects[-1], ir.PlayOnto(ir.SelfRef(), field, dull=dull, origin=ir.BreakZone(YOU)))
    either = one("When Hild is put from the field into the Break Zone, play Hild from the Break Zone onto the field.")
    assert isinstance(either, ir.AutoAbility)
    assert same(either.effects[-1], ir.PlayOnto(ir.SelfRef(), ir.Owner(), origin=ir.BreakZone(ir.EachPlayer())))
