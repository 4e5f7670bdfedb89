"""What conditions, triggers, limits and groups of Shadowverse: Evolve mean that stand beside those that sets print."""

from __future__ import annotations

import pytest
from test_sve_meaning import AMULET, FOLLOWER, ON_MINE, SELF, SPELL, YOU, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

CARD = ir.IsCard()
IN_HAND, IN_CEMETERY = ir.InZone(ir.Hand(YOU)), ir.InZone(sv.Cemetery(YOU))
DRAW = ir.Draw(YOU, ir.Num(1))
TOKEN = sv.IsToken()


def such(group: ir.Group, count: int, compare: str = ">=") -> ir.Exists:
    return ir.Exists(group, ir.Num(count), compare)


def this_turn(subject: ir.Objects, happening: ir.Event, times: int = 1) -> ir.HappenedThisTurn:
    return ir.HappenedThisTurn(ir.CardEvent(subject, (happening,)), times)


def one(group: ir.Group) -> ir.OneSubject:
    return ir.OneSubject(group)


AMULETS, HELD, BURIED = ir.Group(AMULET, (), (ON_MINE,)), ir.Group(CARD, (), (IN_HAND,)), ir.Group(CARD, (), (IN_CEMETERY,))
FAIRY = ir.Group(TOKEN, (ir.NameIs("Fairy"),))
LEADER = sv.LeaderOf(YOU)
RITE = sv.Performs(YOU, "Earth Rite")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("there are at least 4 cards in your cemetery and at least 2 cards in your hand", ir.And((such(BURIED, 4), such(HELD, 2)))),
        ("there are at least 2 amulets on your field, 3 or more cards in your cemetery, and no cards in your hand", ir.And((such(AMULETS, 2), such(BURIED, 3), such(HELD, 0, "=")))),
        ("there are amulets on your field", such(AMULETS, 1)),
        ("there are any amulets on your field", such(AMULETS, 1)),
        ("you've summoned a Fairy token this turn", this_turn(one(FAIRY), ir.EntersField(YOU))),
        ("you summoned at least 4 Fairy tokens this turn", this_turn(one(FAIRY), ir.EntersField(YOU), 4)),
        ("you've put a follower into your EX area this turn", this_turn(one(ir.Group(FOLLOWER)), sv.IsPutInto(sv.ExArea(YOU)))),
        ("you put an amulet onto your field this turn", this_turn(one(ir.Group(AMULET)), ir.EntersField(YOU))),
        ("your leader has gained [defense] this turn", this_turn(LEADER, sv.DefenseChanges())),
        ("your leader's defense was reduced this turn", this_turn(LEADER, sv.DefenseChanges(down=True))),
        ("you've performed Earth Rite at least 3 times this turn", ir.Compare(ir.TimesThisTurn(RITE), ir.Num(3), ">=")),
    ],
)  # fmt: skip
def test_conditions(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(wanted, DRAW),)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("you roll at least 5", ir.Compare(sv.DieResult(), ir.Num(5), ">=")),
        ("the result is odd", ir.Parity(sv.DieResult(), True)),
        ("the number rolled is even", ir.Parity(sv.DieResult(), False)),
        ("the number rolled is an odd number", ir.Parity(sv.DieResult(), True)),
    ],
)
def test_rolled(words: str, wanted: ir.Condition) -> None:
    assert effects(f"Roll a 6-sided die. If {words}, draw a card.")[1] == ir.If(wanted, DRAW)


def test_so_often_as_an_amount() -> None:
    [let] = effects("Draw X cards. X equals the number of times you've performed Earth Rite this turn.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), ir.TimesThisTurn(RITE))


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("This card can only be played from your EX area", ir.SourceIn(SELF, "ex_area")),
        ("You can play this card only from your cemetery", ir.SourceIn(SELF, "cemetery")),
        ("This card can't be played from your hand", ir.Not(ir.SourceIn(SELF, "hand"))),
        ("This card can't be played if there are amulets on your field", ir.Not(such(AMULETS, 1))),
    ],
)
def test_from_where_it_can_be_played(words: str, condition: ir.Condition) -> None:
    [rule] = compiled(f"{words}.").effects
    assert rule == ir.Restrict(SELF, sv.PlayOnlyIf(condition), ir.Continuous())


PIXIE = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),))


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("each follower on the field that isn't a Pixie follower", ir.Group(FOLLOWER, (), (ir.InZone(ir.Field(ir.AnyPlayer())), ir.Without(PIXIE)))),
        ("all followers on the field that aren't Pixie followers", ir.Group(FOLLOWER, (), (ir.InZone(ir.Field(ir.AnyPlayer())), ir.Without(PIXIE)))),
        ("each enemy follower that's attacking", ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),), (ir.StatusIs("attacking"),))),
        ("each [lastwords] follower on your field", ir.Group(FOLLOWER, (ir.WithKeyword("Last Words"),), (ON_MINE,))),
    ],
)  # fmt: skip
def test_groups(words: str, group: ir.Group) -> None:
    assert effects(f"Destroy {words}.") == (ir.Break(ir.All(group, bind="t1")),)


def test_what_is_played_and_has_an_icon() -> None:
    quick = ir.PlayerCasts(YOU, ir.Group(SPELL, (ir.WithKeyword("Quick"),)))
    assert compiled("Whenever you play a [quick] spell, draw a card.").event == quick


def test_two_numbers_of_one_kind_alone() -> None:
    with pytest.raises(TextError):
        compile_text("sve", "If there are at least 2 and at least 3 cards in your hand, draw a card.", name="Anyone", card_type="Spell")
