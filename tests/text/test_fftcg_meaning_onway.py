"""What was done on the way, how a card was paid for, and the same number for the other player; each sentence with the tree it must
become."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, MINE, OPPONENT, T1, YOU, effects, last, one, same

from cardwright.text import ir

CARD = ir.Group(ir.IsCard())
RETURNED = "Return any number of Backups you control to their owners' hands."


@pytest.mark.parametrize("verb", ["dull", "activate"])
def test_the_chosen_one_not_the_one_on_the_way(verb: str) -> None:
    text = f"When Hild attacks, you may {verb} 1 Backup. If you do so, choose 1 Forward. It cannot block this turn."
    assert same(effects(text, "Forward")[-1].what, ir.Ref(("t2",)))  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", ["returned", "returned this way", "you returned", "returned by this effect"])
def test_as_many_as_were_returned(words: str) -> None:
    moved, drawn = effects(f"{RETURNED} Draw 1 card for each Backup {words}.")
    target = ir.Target(ir.Num(0), ir.Group(BACKUP, qualifiers=(MINE,)), any_number=True, bind="t1")
    assert same(moved, ir.SelectAndPut(YOU, target, ir.Hand(ir.Owner())))
    (counted,) = (
        [node for node in (drawn.count.of, drawn.count.each) if isinstance(node, ir.CountRef)]
        if hasattr(drawn.count, "of")
        else [  # type: ignore[attr-defined]
            node
            for node in (getattr(drawn.count, name) for name in drawn.count.__struct_fields__)
            if isinstance(node, ir.CountRef)  # type: ignore[attr-defined]
        ]
    )
    assert same(counted.cards, T1)


@pytest.mark.parametrize("hand", ["", " from their hand"])
def test_the_opponent_discards_as_many(hand: str) -> None:
    made = last(f"Discard any number of cards. Your opponent discards the same number of cards{hand}.")
    assert same(made, ir.Discard(OPPONENT, ir.ResultCount(), CARD, bind="t2"))


def test_at_random_from_a_hand() -> None:
    made = effects(
        "Your opponent reveals 2 cards at random from their hand. Select 1 card among them. Your opponent discards this card."
    )
    assert same(made[0], ir.RevealAtRandom(OPPONENT, ir.Num(2), bind="t1"))


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("Hild was cast using only Fire CP", ir.PaidOnlyElement("Fire")),
        ("only Fire CP was used to play Hild", ir.PaidOnlyElement("Fire")),
        ("the CP paid to play Hild was only produced by Backups", ir.PaidOnlyByBackups()),
        ("the cost to cast Hild was paid using only Backups", ir.PaidOnlyByBackups()),
    ],
)
def test_how_it_was_paid_for(words: str, condition: ir.Condition) -> None:
    assert same(one(f"When Hild enters the field, if {words}, draw 1 card.").condition, condition)  # type: ignore[attr-defined]


@pytest.mark.parametrize("fewer", ["less than", "fewer than"])
def test_fewer_than_so_many(fewer: str) -> None:
    condition = one(f"If you control {fewer} 3 Backups, Hild gains Haste.").effects[0].condition  # type: ignore[attr-defined]
    assert condition.compare == "<" and same(condition.count, ir.Num(3))


@pytest.mark.parametrize(("words", "dull"), [("to the field", False), ("onto the field dull", True)])
def test_it_returns_to_the_field(words: str, dull: bool) -> None:
    made = last(
        f"Choose 1 Forward you control. Remove it from the game. At the beginning of your next turn, return it {words}."
    )
    assert same(made.effects, (ir.PlayOnto(T1, ir.Owner(), dull=dull),))  # type: ignore[attr-defined]


def test_that_is_forming_a_party() -> None:
    (target,) = effects("Choose 1 Forward that is forming a party. Activate it.")[0].targets  # type: ignore[attr-defined]
    assert same(target.group.qualifiers, (ir.InAParty(),))
    (rule,) = effects("[[s]]Leap[[/]] 《S》: Hild can attack one more time this turn.", "Forward")
    assert isinstance(rule.rule, ir.AttackOnceMore)  # type: ignore[attr-defined]
