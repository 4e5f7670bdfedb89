"""What sentences mean that pay by a number one likes, part chosen cards, exchange control, or ask for cards that are alike."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, BREAK_ZONE, FORWARD, ME, T1, T2, TURN, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir

CARD = ir.Group(ir.IsCard())


def cost(text: str) -> ir.CostItem:
    """The one thing that is paid in words."""
    (item,) = one(text).cost.actions  # type: ignore[attr-defined]
    return item  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("number", "meant"), [("any number of", ir.AsLiked()), ("1 or more", ir.AsLiked(1)), ("X", ir.X())]
)
def test_costs_by_a_number_one_likes(number: str, meant: ir.Amount) -> None:
    assert same(cost(f"Discard {number} cards: Draw 1 card."), ir.PayDiscard(meant, CARD))
    backups = ir.Group(BACKUP)
    assert same(cost(f"Dull {number} active Backups: Draw 1 card."), ir.PayDull(meant, backups))
    assert same(
        cost(f"Put {number} Backups into the Break Zone: Draw 1 card."), ir.PayPutGroup(meant, backups, BREAK_ZONE)
    )
    assert same(cost(f"Remove {number} Moon Counters from Hild: Draw 1 card."), ir.PayCounters("Moon", meant, ME))


def test_what_paid_is_counted() -> None:
    text = "Discard any number of cards: Choose 1 Forward. Deal it 2000 damage for each Fire card discarded."
    hurt = one(text).effects[1]  # type: ignore[attr-defined]
    fire = ir.Group(ir.IsCard(), adjectives=(ir.ElementIs(("Fire",)),))
    assert same(hurt.amount, ir.PerEach(ir.Num(2000), ir.CountRef(ir.PaidWith("discarded"), fire)))


@pytest.mark.parametrize(
    "text",
    [
        "Discard any number of cards, dull 1 or more active Backups: Draw 1 card.",
        "《X》, discard any number of cards: Draw X cards.",
        "Discard 2 cards: Draw the same number of cards.",
    ],
)
def test_costs_of_which_the_number_is_open(text: str) -> None:
    with pytest.raises(TextError):
        one(text)


@pytest.mark.parametrize(
    "words",
    [
        "Deal one of them 6000 damage and the other 3000 damage.",
        "Deal 6000 damage to 1 of them and 3000 damage to the other.",
    ],
)
def test_one_and_the_other_are_dealt_damage(words: str) -> None:
    selected, one_hit, other_hit = last(f"Choose 2 Forwards. {words}").effects  # type: ignore[attr-defined]
    assert same(selected, ir.Assign(ir.You(), ir.Target(ir.Num(1), CARD, bind="t2"), T1))  # said as they are chosen
    assert same(one_hit, ir.DealDamage(T2, ir.Num(6000)))
    assert same(other_hit, ir.DealDamage(ir.Untaken(T1, T2), ir.Num(3000)))


def test_the_others_of_three() -> None:
    broken, dulled = last("Choose up to 3 Forwards. Break one of them and dull the others.").effects  # type: ignore[attr-defined]
    assert same(broken.effects[1], ir.Break(T2)) and same(dulled, ir.Dull(ir.Untaken(T1, T2)))
    for text in (
        "Choose up to 3 Forwards. Deal one of them 6000 damage and the other 3000 damage.",
        "Choose 1 Forward. Deal one of them 6000 damage.",
        "Choose up to 3 Forwards. Dull the others.",
    ):
        with pytest.raises(TextError):
            last(text)


@pytest.mark.parametrize("front", [True, False])
def test_one_gains_and_the_other_loses(front: bool) -> None:
    words = "one of them gains +2000 power and the other loses 2000 power"
    text = f"Until the end of the turn, {words}." if front else f"{words.capitalize()} until the end of the turn."
    _, gained, lost = last(f"Choose 2 Forwards. {text}").effects  # type: ignore[attr-defined]
    change = (ir.PowerUp(ir.Num(2000)),)
    assert same(gained, ir.Gain(T2, change, TURN)) and same(lost, ir.Lose(ir.Untaken(T1, T2), change, TURN))


def test_exchanged_control() -> None:
    chosen = "Choose 1 Fire Forward you control and 1 Forward opponent controls. "
    both = ir.Ref(("t1", "t2"))
    assert same(last(f"{chosen}Exchange control of them."), ir.ExchangeControl(both, ir.Permanent()))
    assert same(last(f"{chosen}Exchange control of them until the end of the turn."), ir.ExchangeControl(both, TURN))
    text = "When Hild attacks, choose 1 Forward opponent controls. Exchange control of Hild and the chosen Forward."
    assert same(last(text, "Forward"), ir.ExchangeControl(ir.Several((ME, T1)), ir.Permanent()))


@pytest.mark.parametrize("then", ["it gains Haste", "your opponent gains control of Hild"])
def test_a_span_behind_a_change_of_control_and_more(then: str) -> None:
    with pytest.raises(TextError):
        last(
            f"When Hild attacks, choose 1 Forward. Gain control of it and {then} until the end of the turn.", "Forward"
        )


def test_alike() -> None:
    alike = ir.Group(FORWARD, qualifiers=(ir.Alike("cost"),))
    chosen = effects("Choose 2 Forwards of the same cost. Break them.")[0]
    assert same(chosen.targets, (ir.Target(ir.Num(2), alike, bind="t1"),))  # type: ignore[attr-defined]
    assert same(cost("Discard 2 Forwards with the same cost: Draw 1 card."), ir.PayDiscard(ir.Num(2), alike))
    spoken = last("Choose 1 Forward. Choose up to 2 Forwards of the same cost. Break them.").what  # type: ignore[attr-defined]
    assert same(spoken, T2)


@pytest.mark.parametrize(
    ("words", "node"),
    [
        ("have the same Element", ir.AllShare(T1, "element")),
        ("are of the same card type", ir.AllShare(T1, "type")),
        ("are all of different costs", ir.AllApart(T1, "cost")),
    ],
)
def test_whether_they_are_alike(words: str, node: ir.Condition) -> None:
    asked = last(f"Choose 2 Forwards. If they {words}, break them.")
    assert isinstance(asked, ir.If) and same(asked.condition, node)


def test_an_x_that_nobody_declares() -> None:
    text = "When Hild attacks, you may remove X cards in your Break Zone from the game. When you do so, choose 1 Forward of cost X. Break it."
    with pytest.raises(TextError):
        one(text)


def test_the_other_that_is_put_away() -> None:
    both = last("Choose 2 Forwards. Your opponent selects 1 of them. Dull it and put the other into the Break Zone.")
    rest = both.effects[1]  # type: ignore[attr-defined]
    assert isinstance(rest, ir.PutRest) and same(rest.among, ir.Untaken(T1, T2))
