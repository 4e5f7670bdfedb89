"""What sentences of Shadowverse: Evolve mean about cards that are buried, alone and with others, about the turns that
a player has taken, and what all players select."""

from __future__ import annotations

import pytest
from test_sve_meaning import FOLLOWER, SELF, YOU, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW = ir.Draw(YOU, ir.Num(1))
ANY_FOLLOWER = ir.OneSubject(ir.Group(FOLLOWER))


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("this follower is buried", SELF),
        ("a follower is buried", ANY_FOLLOWER),
        ("one or more followers are buried", ir.CountedSubject(ir.Num(1), ir.Group(FOLLOWER))),
    ],
)
def test_is_buried(words: str, subject: ir.Node) -> None:
    made = compiled(f"Whenever {words}, draw a card.")
    assert made.event.happenings == (sv.IsBuried(),)
    assert type(made.event.subject) is type(subject)


def test_was_buried_this_turn() -> None:
    [made] = effects("If a follower was buried this turn, draw a card.")
    assert isinstance(made, ir.If)
    assert made.condition == ir.HappenedThisTurn(ir.CardEvent(ANY_FOLLOWER, (sv.IsBuried(),)))


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("it's your 3rd turn", sv.NthTurn(YOU, 3)),
        ("this is your third turn", sv.NthTurn(YOU, 3)),
        ("it's your 5th turn or later", sv.NthTurn(YOU, 5, later=True)),
        ("this is your 10th turn or later", sv.NthTurn(YOU, 10, later=True)),
    ],
)
def test_the_how_manieth_turn(words: str, condition: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(condition, DRAW),)


@pytest.mark.parametrize("words", ["on", "onward", "onwards"])
def test_from_a_turn_on(words: str) -> None:
    [made] = compiled(f"From your 2nd turn {words}, this follower has Ward.").effects
    assert isinstance(made, ir.If)
    assert made.condition == sv.SinceTurn(YOU, 2)


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


@pytest.mark.parametrize(
    ("words", "done"),
    [
        ("selects a follower on their field and destroys it", ir.SelectAndBreak),
        ("selects a follower on their field and engages it", ir.SelectAndDull),
        ("selects a follower on their field and banishes it", ir.SelectAndPut),
    ],
)
def test_all_select_before_anything_is_done(words: str, done: type[ir.Effect]) -> None:
    [made] = effects(f"Each player {words}.")
    assert isinstance(made, sv.SelectThenAll) and isinstance(made.effect, done)
    [made] = effects(f"Each opponent {words}.")
    assert isinstance(made, done)


@pytest.mark.parametrize(
    "text",
    [
        # two are
        "[act][engage], bury this card and another follower: Draw X cards. X equals the buried follower's cost.",
        # whether that means by its damage, or at any time while it is in combat (8.4.5.1), no clause says
        "When this follower is destroyed in combat, draw a card.",
        "If it's your turn 5, draw a card.",
    ],
)
def test_what_stays_unread(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)
