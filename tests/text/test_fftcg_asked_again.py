""" "If it is a Backup" behind "if it is a Forward, choose 1 Forward": which card is asked about, where another was chosen beside it."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, DRAW, FORWARD, SUMMON, T1, T2, effects, meant, refused, same

from cardwright.text import ir
from cardwright.text.walk import nodes

CAST = "When you cast a card, "
SEEN = [
    "When Hild attacks, discard 1 card. ",
    "When Hild attacks, put the top card of your deck into the Break Zone. ",
    "When Hild attacks, reveal the top card of your deck. ",
    "When Hild attacks, look at the top card of your deck. ",
    "When Hild attacks, your opponent reveals 1 card from their hand. ",
    "When Hild attacks, choose 1 card in your Break Zone. ",
]
FIRST = "if it is a Forward, choose 1 Forward. Deal it 5000 damage. "


def asked(text: str) -> list[ir.Is]:
    """What the text asks of cards, in order."""
    return [each for each in nodes(meant(text)) if isinstance(each, ir.Is)]


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("again", ["it", "that card"])
def test_a_second_question_is_about_the_card_of_the_first(seen: str, again: str) -> None:
    text = (
        seen + f"If {again} is a Forward, choose 1 Forward. Deal it 5000 damage. If {again} is a Backup, draw 1 card."
    )
    if again == "that card" and "Break Zone" not in text:
        text = text.replace("that card", "it")
    first, second = asked(text)
    assert same(first, ir.Is(T1, ir.Group(FORWARD)))
    assert same(second, ir.Is(T1, ir.Group(BACKUP)))


def test_a_third_one_is_as_well() -> None:
    text = SEEN[0] + FIRST.replace("if", "If", 1) + "If it is a Backup, draw 1 card. If it is a Summon, draw 2 cards."
    assert [each.card for each in asked(text)] == [T1, T1, T1]
    no_forward = SEEN[2] + FIRST.replace("if", "If", 1) + "If it is not a Forward, add it to your hand."
    last = effects(no_forward, "Forward")[-1]
    assert same(last, ir.If(ir.Is(T1, ir.Group(FORWARD), negated=True), ir.ToHand(T1, ir.You(), verb="add")))


@pytest.mark.parametrize("waits", ["When a Character enters your field, ", CAST])
def test_so_it_is_of_the_card_of_the_event_and_neither_is_its_condition(waits: str) -> None:
    # 11.8.13: two instructions, of which one or none is carried out
    ability = meant(waits + FIRST + "If it is a Backup, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert ability.condition is None
    subject = ir.Ref(("subject",))
    assert same(ability.effects[-1], ir.If(ir.Is(subject, ir.Group(BACKUP)), DRAW))


@pytest.mark.parametrize("seen", [*SEEN[:3], SEEN[4]])
def test_an_element_is_asked_for_a_second_time(seen: str) -> None:
    text = seen + "If it is Fire, choose 1 Forward. Deal it 5000 damage. If it is Ice, draw 1 card."
    again = [each for each in nodes(meant(text)) if isinstance(each, ir.HasFilter)]
    assert [each.card for each in again] == [T1, T1]
    summon = "When you cast a Summon, if it is Fire, choose 1 Forward. Dull it. If it is Wind, draw 1 card."
    ability = meant(summon)
    assert isinstance(ability, ir.AutoAbility) and ability.condition is None
    assert same(ability.effects[-1], ir.If(ir.HasFilter(ir.Ref(("subject",)), ir.ElementIs(("Wind",))), DRAW))


def test_so_it_is_of_a_card_that_paid() -> None:
    text = "《ダル》, discard 1 card: If it is a Forward, choose 1 Forward. Deal it 5000 damage. If it is a Backup, draw 1 card."
    assert [each.card for each in asked(text)] == [ir.PaidWith("discarded")] * 2


@pytest.mark.parametrize("kind", ["Summon", "Forward", "Backup", "Monster"])
def test_what_was_turned_over_is_asked_about_beside_a_chosen_forward(kind: str) -> None:
    text = (
        f"When Hild attacks, choose 1 Forward. Reveal the top card of your deck. If it is a {kind}, break the Forward."
    )
    (one,) = asked(text)
    assert same(one, ir.Is(T2, ir.Group(ir.TypeIs((kind,)))))
    assert same(effects(text, "Forward")[-1].effect, ir.Break(T1))  # type: ignore[attr-defined]


def test_a_summon_that_was_discarded_is_no_chosen_forward() -> None:
    text = "When Hild attacks, choose 1 Forward. Discard 1 card. If it is a Summon, dull the chosen Forward."
    assert same(asked(text)[0], ir.Is(T2, ir.Group(SUMMON)))


@pytest.mark.parametrize(
    "text",
    [
        # a Character may be a Forward
        SEEN[0] + "If it is a Forward, choose 1 Character. Dull it. If it is a Backup, draw 1 card.",
        # a chosen Forward has a cost
        SEEN[1]
        + "If its cost is 3 or less, choose 1 Forward. Deal it 5000 damage. If its cost is 4 or more, draw 1 card.",
        # in one sentence "it" is one card
        "When Hild attacks, choose 1 Forward. Reveal the top card of your deck. If it is a Summon, break it.",
        "When Hild attacks, choose 1 Forward. Reveal 1 card from your hand. If it is a Summon, deal it 5000 damage.",
        # a chosen Forward may be a Monster
        "When Hild attacks, choose 1 Forward. Discard 1 card. If it is a Monster, dull the chosen Forward.",
    ],
)
def test_where_either_may_be_asked_about_it_is_refused(text: str) -> None:
    assert refused(text, "Forward")


def test_what_can_only_be_asked_of_the_field_is_asked_of_the_chosen_card() -> None:
    text = SEEN[0] + "If it is a Summon, choose 1 Forward. If it is dull, break it."
    last = effects(text, "Forward")[-1]
    assert same(last, ir.If(ir.HasFilter(T2, ir.StatusIs("dull")), ir.Break(T2)))


def test_it_is_the_one_that_came_into_the_text_as_such_a_card() -> None:
    put = "When Hild attacks, choose 1 Forward. You may put 1 Backup you control into the Break Zone. If you do so, break it. "
    (one,) = asked(put + "If it was an Earth Backup, draw 1 card.")
    assert one.card == T2
    summon = "When you cast a Summon, choose 1 Forward. Deal it 3000 damage. If it was a Fire Summon, draw 1 card."
    gone = "When a Forward is put from the field into the Break Zone, choose 1 Backup. Activate it. If it was a Light Forward, draw 1 card."
    for text in (summon, gone):
        assert [each.card for each in asked(text)] == [ir.Ref(("subject",))]


def test_nobody_asks_whether_a_chosen_forward_is_one() -> None:
    text = "When a Character enters your field, choose 1 Forward. If it is a Forward, dull the chosen Forward. If it is a Backup, Freeze the chosen Forward."
    assert [each.card for each in asked(text)] == [ir.Ref(("subject",))] * 2
    assert refused("When a Character enters your field, choose 1 Forward. If it is a Forward, dull it.", "Forward")
    assert refused("When Hild attacks, choose 1 Forward and 1 Backup. If it is a Forward, break it.", "Forward")


def test_odd_or_even_is_asked_of_one_card() -> None:
    text = (
        SEEN[2]
        + "If its cost is {} number, choose 1 Forward. Deal it 5000 damage. If its cost is {} number, draw 1 card."
    )
    found = [each for each in nodes(meant(text.format("an odd", "an even"))) if isinstance(each, ir.Parity)]
    assert [(each.odd, each.number) for each in found] == [(True, ir.CostOf(T1)), (False, ir.CostOf(T1))]
    assert refused(text.format("an odd", "an odd"), "Forward")
