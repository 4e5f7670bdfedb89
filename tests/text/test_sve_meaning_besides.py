"""What befalls a card that was named, each card in a place and its cost, so many names, the turn in which a card came."""

from __future__ import annotations

from typing import TypeVar

import pytest

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text, render_text
from cardwright.text.walk import nodes

T = TypeVar("T", bound=ir.Node)
PICK = "[fanfare] Select a follower on your field. "


def tree(text: str) -> ir.CardText:
    read = compile_text("sve", text, name="Hild", card_type="Follower")
    assert render_text("sve", read, name="Hild", card_type="Follower") == text
    return read


def only(text: str, kind: type[T]) -> T:
    found = [each for each in nodes(tree(text)) if isinstance(each, kind)]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize(
    ("words", "happening", "this_turn"),
    [
        ("When it leaves the field this turn, draw a card.", ir.LeavesField, True),
        ("This turn, when it's destroyed, draw a card.", ir.IsBroken, True),
        ("For the rest of this turn, whenever it attacks, draw a card.", ir.Attacks, True),
        ("When it's banished this turn, draw a card.", ir.RemovedFromGame, True),
        ("When it leaves the field, draw a card.", ir.LeavesField, False),
        ("When it is destroyed, draw a card.", ir.IsBroken, False),
    ],
)
def test_what_befalls_the_selected_one(words: str, happening: type[ir.Event], this_turn: bool) -> None:
    waits = only(PICK + words, ir.Delayed)
    assert waits.this_turn is this_turn and not waits.once
    assert isinstance(waits.event, ir.CardEvent) and isinstance(waits.event.subject, ir.Ref)
    assert waits.event.subject.to == ("t1",) and isinstance(waits.event.happenings[0], happening)


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] When it leaves the field this turn, draw a card.",
        PICK + "Whenever it attacks, draw a card.",  # for how long?
        PICK + "When it attacks, draw a card.",
        "[fanfare] Select up to 2 followers on your field. When it leaves the field this turn, draw a card.",
        "Each spells in your hand costs 1 less to play.",
        "The spell in your hand cost 1 less to play.",
        "[fanfare] If you have at least 3 followers with different names, draw a card.",  # where?
        "[fanfare] If an opponent has at least 3 followers with different names on their field, draw a card.",
    ],
)
def test_refused(text: str) -> None:
    with pytest.raises(TextError):
        tree(text)


@pytest.mark.parametrize(
    ("text", "kind", "amount", "zone"),
    [
        ("Each spell in your hand costs 1 less to play.", ir.CostChange, 1, ir.Hand),
        ("Each amulet in your EX area costs 3 play points to play.", sv.CostSet, 3, sv.ExArea),
        ("Each spell in your hand costs 2 more to play.", ir.CostChange, 2, ir.Hand),
        ("The amulets in your EX area cost 1 play point to play.", sv.CostSet, 1, sv.ExArea),
        ("The spells in your hand cost 2 less to play.", ir.CostChange, 2, ir.Hand),
    ],
)
def test_each_card_there(text: str, kind: type[ir.CostChange | sv.CostSet], amount: int, zone: type[ir.Zone]) -> None:
    made = only(text, kind)
    assert isinstance(made.amount, ir.Num) and made.amount.value == amount
    assert [type(each.zone) for each in nodes(made.what) if isinstance(each, ir.InZone)] == [zone]
    assert getattr(made, "more", False) is ("more" in text)


@pytest.mark.parametrize("words", ["took damage", "has taken damage", "was dealt damage"])
@pytest.mark.parametrize("often", ["at least 2 times", "2 or more times"])
def test_so_often(words: str, often: str) -> None:
    times = only(f"If your leader {words} {often} this turn, this card costs 1 less to play.", ir.TimesThisTurn)
    assert isinstance(times.event, ir.CardEvent) and isinstance(times.event.happenings[0], ir.IsDealtDamage)


@pytest.mark.parametrize("when", ["on the turn it's put onto the field", "the turn it's put onto your field"])
def test_in_the_turn_in_which_it_came(when: str) -> None:
    rule = only(f"This follower can't attack leaders {when}.", ir.If)
    assert isinstance(rule.effect, ir.Restrict) and isinstance(rule.effect.rule, sv.CannotAttackLeaders)
    assert isinstance(rule.condition, ir.HasFilter) and isinstance(rule.condition.filter, ir.EnteredThisTurn)


def test_destroyed_to_pay() -> None:
    cost = only("[act][engage], destroy this follower: Draw a card.", sv.PayProcess)
    assert isinstance(cost.effects[0], ir.Break) and isinstance(cost.effects[0].what, ir.SelfRef)


@pytest.mark.parametrize("form", ["at least 3", "3 or more"])
def test_so_many_names(form: str) -> None:
    asked = only(f"[fanfare] If you have {form} spells with different names in your cemetery, draw a card.", ir.Compare)
    assert isinstance(asked.left, ir.CountDifferent) and asked.left.trait == "name" and asked.compare == ">="


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("This follower has Drain while attacking.", "attacking"),
        ("This follower has Drain while it's attacking.", "attacking"),
        ("While engaged, this follower can't be destroyed.", "dull"),
        ("This follower has [attack]+1 while reserved.", "active"),
    ],
)
def test_while_it_is(text: str, status: str) -> None:
    asked = only(text, ir.HasFilter)
    assert isinstance(asked.filter, ir.StatusIs) and asked.filter.status == status
    assert isinstance(asked.card, ir.SelfRef) or getattr(asked.card, "to", ()) == ("self",)


@pytest.mark.parametrize(
    ("words", "compare"),
    [("less than or equal to", "<="), ("equal to", "="), ("greater than", ">"), ("less than", "<")],
)
@pytest.mark.parametrize(("stat", "kind"), [("attack", sv.AttackIs), ("[defense]", sv.DefenseIs), ("cost", ir.CostIs)])
def test_compared_with_so_many(
    words: str, compare: str, stat: str, kind: type[sv.AttackIs | sv.DefenseIs | ir.CostIs]
) -> None:
    text = f"[fanfare] Banish each enemy follower on the field with {stat} {words} the number of amulets on your field."
    made = only(text, kind)
    assert made.compare == compare and isinstance(made.amount, ir.CountOf)
    assert made.amount.group.noun == ir.TypeIs(("Amulet",))


@pytest.mark.parametrize(("words", "trait"), [("names", "name"), ("costs", "cost")])
def test_so_many_different(words: str, trait: str) -> None:
    text = f"[fanfare] Draw X cards. X equals the number of different {words} among amulets in your cemetery."
    assert only(text, ir.CountDifferent).trait == trait


def test_another_at_random() -> None:
    target = only("[lastwords] Destroy another random follower on the field.", sv.SelectRandom).target
    assert any(isinstance(each, ir.OtherThan) for each in target.group.adjectives)


def test_the_one_enemy_leader() -> None:
    hurt = only("[fanfare] Deal 2 damage to an enemy leader.", ir.DealDamage)
    assert isinstance(hurt.to, sv.LeaderOf) and isinstance(hurt.to.player, ir.Opponent)


@pytest.mark.parametrize("form", ["at least 1 amulet was", "at least 1 amulet is"])
def test_at_least_one_this_way(form: str) -> None:
    text = f"[fanfare] Put the top 2 cards of your deck into your cemetery. If {form} put into your cemetery this way, draw a card."
    asked = only(text, ir.Compare)
    assert isinstance(asked.left, sv.CountThisWay) and asked.left.noun == ir.TypeIs(("Amulet",))
    assert asked.compare == ">=" and isinstance(asked.right, ir.Num) and asked.right.value == 1


@pytest.mark.parametrize(
    "words",
    ["This follower's {} becomes equal to that follower's {}.", "Set this follower's {} to that follower's {}."],
)
@pytest.mark.parametrize(
    ("stat", "setter", "read"), [("[attack]", sv.SetAttack, sv.AttackOf), ("defense", sv.SetDefense, sv.DefenseOf)]
)
def test_becoming_equal(
    words: str, stat: str, setter: type[sv.SetAttack | sv.SetDefense], read: type[sv.AttackOf | sv.DefenseOf]
) -> None:
    made = only("[fanfare] Select an enemy follower on the field. " + words.format(stat, stat), setter)
    assert isinstance(made.what, ir.SelfRef) and isinstance(made.amount, read)
    assert isinstance(made.amount.card, ir.Ref) and made.amount.card.to == ("t1",)
