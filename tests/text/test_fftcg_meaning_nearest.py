"""Whom "it" means behind an instruction that is about the card itself, totals in front of a zone, and texts that are refused because
two things could be meant: own sentences."""

from __future__ import annotations

import pytest
from fftcg_meaning import BREAK_ZONE, FORWARD, MINE, THEIRS, YOU, effects, meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

SELF = ir.Ref(("self",))
TURN = " until the end of the turn."
RAISED = ir.Gain | ir.Restrict | ir.Dull | ir.CountersAre | ir.PlayOnto


def last_aim(text: str) -> ir.Node:
    """Whom the last such instruction is about."""
    *_, found = (each for each in nodes(one(text)) if isinstance(each, RAISED))
    return found.card if isinstance(found, ir.CountersAre) else found.to if isinstance(found, ir.Gain) else found.what


@pytest.mark.parametrize(
    "words",
    [
        "When you cast a Summon, activate Hild. It gains Haste" + TURN,
        "During each turn, when you cast the fourth card you've cast, activate Hild. It gains Haste" + TURN,
        "When your opponent casts a Summon, remove Hild from the game. At the end of the turn, play it onto the field.",
        "When a Forward enters your opponent's field, remove Hild from the game. At the end of the turn, play it onto the field.",
        "When a Forward enters your field, place 1 Oak Counter on Hild. Then, if 3 or more Oak Counters are placed on it, draw 1 card.",
        "When Hild attacks, choose 1 Forward. Break it. Then, activate Hild. It gains +1000 power" + TURN,
        "When Hild attacks, choose 1 Forward. Place 1 Oak Counter on Hild. If 3 or more Oak Counters are placed on it, break that Forward.",
    ],
)
def test_the_card_itself_right_behind_its_name(words: str) -> None:
    assert last_aim(words) == SELF


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("When a Forward enters your field, it gains Haste until the end of the turn. Dull it.", "subject"),
        ("When Hild attacks, choose 1 Forward opponent controls. Hild gains +1000 power until the end of the turn. Dull it.", "t1"),
        ("When a Forward you control is put from the field into the Break Zone, you may put Hild into the Break Zone."
         " If you do so, play it onto the field.", "subject"),
    ],
)  # fmt: skip
def test_the_other_card_where_nothing_else_fits(words: str, name: str) -> None:
    assert last_aim(words) == ir.Ref((name,))


@pytest.mark.parametrize(
    "words",
    [
        "When a Forward you control attacks, activate Hild. It gains Haste" + TURN,
        "When Hild or a Forward you control attacks, activate Hild. It gains Haste" + TURN,
        "When Hild attacks, choose 1 Forward opponent controls. Dull it. Activate Hild. It gains Haste" + TURN,
        "When a Forward is put from the field into the Break Zone, remove Hild from the game."
        " At the end of the turn, play it onto the field.",
        "When Hild enters the field, search for 1 Forward with the same cost and add it to your hand.",
    ],
)  # fmt: skip
def test_which_is_meant_is_open(words: str) -> None:
    with pytest.raises(TextError):
        one(words)


def test_no_summon_casts_itself_as_it_resolves() -> None:
    with pytest.raises(TextError):
        one("You may cast Hild without paying the cost.", "Summon")


@pytest.mark.parametrize(
    ("words", "group", "most"),
    [
        ("up to 2 Forwards with a total cost of 5 or less in your Break Zone",
         ir.Group(FORWARD, qualifiers=(ir.InZone(ir.BreakZone(YOU)),)), {"most_cost": ir.Num(5)}),
        ("up to 2 Forwards with a total power of 9000 or less opponent controls",
         ir.Group(FORWARD, qualifiers=(THEIRS,)), {"most_power": ir.Num(9000)}),
        ("up to 2 Forwards with a total cost of 5 or less you control",
         ir.Group(FORWARD, qualifiers=(MINE,)), {"most_cost": ir.Num(5)}),
    ],
)  # fmt: skip
def test_a_total_in_front_of_where_the_cards_are(words: str, group: ir.Group, most: dict[str, ir.Amount]) -> None:
    made = effects(f"Choose {words}. Put them into the Break Zone.")[0]
    target = ir.Target(ir.Num(2), group, up_to=True, bind="t1", **most)  # type: ignore[arg-type]
    assert same(made, ir.Choose((target,), YOU))


def test_a_total_of_as_many_cards_as_that() -> None:
    with pytest.raises(TextError):
        one("Choose 2 Forwards with a total cost of 5 or less opponent controls. Break them.", "Summon")


def test_put_away_as_before() -> None:
    known = (
        "Choose up to 2 Forwards opponent controls with a total power of 9000 or less. Put them into the Break Zone."
    )
    words = (
        "Choose up to 2 Forwards with a total power of 9000 or less opponent controls. Put them into the Break Zone."
    )
    assert same(meant(words, "Summon"), meant(known, "Summon"))
    assert effects(words)[1] == ir.PutInto(ir.Ref(("t1",), w=1), BREAK_ZONE)
