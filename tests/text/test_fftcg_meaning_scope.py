"""How far an "if" reaches over the sentences behind it: own sentences, each with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import OPPONENT, YOU, meant

from cardwright.text import ir
from cardwright.text.reading import same_meaning as same

DRAW = ir.Draw(YOU, ir.Num(1))
ENTERS = "When Hild enters the field, "


def auto(text: str) -> ir.AutoAbility:
    made = meant(text)
    assert isinstance(made, ir.AutoAbility)
    return made


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_one_if_is_what_the_ability_triggers_on() -> None:
    made = auto(ENTERS + "if you control a {Job Smith}, draw 1 card. Your opponent discards 1 card.")
    assert isinstance(made.condition, ir.Controls)
    assert len(made.effects) == 2
    assert same(made.effects[0], DRAW)


@pytest.mark.clauses("fftcg-2020", "11.8.13", "11.11.5")
def test_two_ifs_beside_each_other_are_two_instructions() -> None:
    for behind in (
        "If you control a {Job Cook}, draw 2 cards.",
        "If you have received 5 points of damage or more, draw 2 cards.",
        "If you control a {Job Cook}, choose 1 Forward. Break it.",
        "Otherwise, draw 2 cards.",
        "If your opponent controls a {Job Cook}, your opponent selects 1 Forward they control. Put it into the Break Zone.",
    ):
        made = auto(ENTERS + "if you control a {Job Smith}, draw 1 card. " + behind)
        assert made.condition is None, behind
        first, second = made.effects[:2]
        assert isinstance(first, ir.If)
        assert same(first.effect, DRAW)
        assert isinstance(second, ir.If | ir.Otherwise)


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_an_if_that_speaks_of_what_was_done_waits_for_the_first() -> None:
    for behind in (
        "reveal the top card of your deck. If it is a Forward, add it to your hand.",
        "choose 1 Forward. If its cost is 3 or less, break it.",
        "choose 1 Forward. Dull it. If you have received 5 points of damage or more, Freeze it.",
    ):
        assert auto(ENTERS + "if you control a {Job Smith}, " + behind).condition is not None, behind


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_more_of_the_same_instead_is_judged_beside_it() -> None:
    more = auto(ENTERS + "if you have received 3 points of damage or more, draw 1 card. "
                "If you have received 5 points of damage or more, draw 2 cards instead.")  # fmt: skip
    assert more.condition is None
    assert isinstance(more.effects[0], ir.If)
    other = auto(ENTERS + "if you control a {Job Smith}, draw 1 card. "
                 "If you have received 5 points of damage or more, draw 2 cards instead.")  # fmt: skip
    assert other.condition is not None
    assert isinstance(other.effects[1], ir.Instead)


@pytest.mark.clauses("fftcg-2020", "11.8.14")
def test_then_goes_on_where_if_you_do_so_began() -> None:
    made = auto(ENTERS + "you may discard 1 card. If you do so, draw 1 card. Then, your opponent discards 1 card.")
    assert len(made.effects) == 2
    done = made.effects[1]
    assert isinstance(done, ir.IfDone)
    assert isinstance(done.effect, ir.Both)
    first, then = done.effect.effects
    assert same(first, DRAW)
    assert isinstance(then, ir.Afterwards)
    assert isinstance(then.effect, ir.Discard)
    assert then.effect.player == OPPONENT


@pytest.mark.clauses("fftcg-2020", "15.1.1.1.2")
def test_only_dull_ones_are_counted_among_the_activated() -> None:
    made = auto(ENTERS + "activate all the Backups you control. When 2 or more dull Backups are activated by this effect, draw 1 card.")  # fmt: skip
    (count,) = [each.condition.left for each in made.effects if isinstance(each, ir.If)]  # type: ignore[attr-defined]
    assert same(count, ir.ResultCount(turned=True))


@pytest.mark.clauses("fftcg-2020", "11.8.13", "11.11.5")
def test_more_of_what_was_chosen_stands_between_two_ifs() -> None:
    for first in ("choose 1 Forward. Dull it.", "choose up to 2 Forwards. Break them.", "choose 1 Forward. Dull it and Freeze it.",
                  "your opponent selects 1 Forward they control. Put it into the Break Zone."):  # fmt: skip
        made = auto(ENTERS + f"if you control a {{Job Smith}}, {first} If you control a {{Job Cook}}, draw 1 card.")
        assert made.condition is None, first
        one, *_, other = made.effects
        assert isinstance(one, ir.If)
        assert isinstance(one.effect, ir.Choose | ir.Select)
        assert isinstance(other, ir.If)
        assert same(other.effect, DRAW)


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_another_instruction_between_them_waits_for_the_first() -> None:
    for first in ("choose 1 Forward. Dull it. Draw 1 card.", "choose 1 Forward. Dull it. You may pay 《1》."):
        if "may" in first:
            first += " If you do so, draw 1 card."
        made = auto(ENTERS + f"if you control a {{Job Smith}}, {first} If you control a {{Job Cook}}, draw 1 card.")
        assert made.condition is not None, first
