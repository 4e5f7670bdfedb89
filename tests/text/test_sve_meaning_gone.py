"""What is counted of cards that something was done to this turn: how often it happened, or those that lie in a place."""

from __future__ import annotations

import pytest
from test_sve_meaning import FOLLOWER, YOU, compiled

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

GRAVE = sv.Cemetery(YOU)
HERE = ir.InZone(GRAVE)


def counted(words: str) -> ir.Amount:
    [made] = [n for n in nodes(compiled(f"[fanfare] Draw X cards. X equals {words}.")) if isinstance(n, sv.Let)]
    return made.amount


@pytest.mark.parametrize(
    ("words", "group", "happening"),
    [
        ("followers that were destroyed", ir.Group(FOLLOWER), ir.IsBroken()),
        ("your followers that were destroyed", ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), ir.IsBroken()),
        (
            "followers that cost 2 or less that were destroyed",
            ir.Group(FOLLOWER, (), (ir.CostIs(ir.Num(2), "<="),)),
            ir.IsBroken(),
        ),
        ("cards that were discarded", ir.Group(ir.IsCard()), ir.IsDiscarded()),
        ("cards that were put into your cemetery", ir.Group(ir.IsCard()), sv.IsPutInto(GRAVE)),
        ("cards that were banished", ir.Group(ir.IsCard()), ir.RemovedFromGame()),
    ],
)
def test_how_often_it_happened(words: str, group: ir.Group, happening: ir.Event) -> None:
    wanted = ir.TimesThisTurn(ir.CardEvent(ir.OneSubject(group), (happening,)))
    assert counted(f"the number of {words} this turn") == wanted


def test_how_many_lie_in_a_place() -> None:
    destroyed = sv.WentThisTurn(ir.IsBroken())
    words = "the number of followers in your cemetery that were destroyed this turn"
    assert counted(words) == ir.CountOf(ir.Group(FOLLOWER, (), (HERE, destroyed)))


@pytest.mark.parametrize(
    "words",
    [
        "Draw a card for each follower in your cemetery destroyed this turn.",
        "Draw X cards. X equals the number of followers on your field that were put onto your field this turn.",
        "If a follower in your cemetery was destroyed this turn, draw a card.",
        "If there are at least 2 followers that were destroyed this turn, draw a card.",
    ],
)
def test_where_they_are_and_where_they_were_is_not_told_apart(words: str) -> None:
    with pytest.raises(TextError):
        compiled(f"[fanfare] {words}")


# -- what one of the players has discarded ----------------------------------------------------------------------------------

FOE = ir.Opponent()


@pytest.mark.parametrize(
    ("words", "whose"),
    [
        ("Each player discards a card. If you discarded a follower this way, draw a card.", YOU),
        ("Each player discards a card. If your opponent discarded a follower this way, draw a card.", FOE),
        ("Each player discards 2 cards. Draw X cards. X equals the number of followers you discarded this way.", YOU),
        ("Each player discards 2 cards. Draw X cards. X equals the number of followers your opponent discarded this way.", FOE),
        ("Discard a card. Each opponent discards a card. If you discarded a follower this way, draw a card.", YOU),
        ("Discard 2 cards. If you discarded a follower this way, draw a card.", None),
        ("Each player discards a card. If a follower was discarded this way, draw a card.", None),
    ],
)  # fmt: skip
def test_whose_discards_are_counted(words: str, whose: ir.Player | None) -> None:
    [made] = [n for n in nodes(compiled(f"[fanfare] {words}")) if isinstance(n, sv.CountThisWay)]
    assert made == sv.CountThisWay(FOLLOWER, "discarded", whose=whose)


@pytest.mark.parametrize(
    "words",
    [
        "Discard a card. If your opponent discarded a follower this way, draw a card.",
        "Each player destroys a follower on their field. If you destroyed a follower this way, draw a card.",
    ],
)
def test_what_that_player_has_not_done_or_is_not_told_apart(words: str) -> None:
    with pytest.raises(TextError):
        compiled(f"[fanfare] {words}")
