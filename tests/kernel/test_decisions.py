"""Each kind of decision is answered strictly: shape, bounds, candidates, each once."""

from typing import Any

import pytest

from cardwright.errors import Illegal
from cardwright.kernel.decisions import Decision, check_answer, one_answer, only_answer, sample_answer
from cardwright.kernel.rng import Random

CHOOSE = Decision("choose", 0, "targets", "11.6.5", options=(3, 5, 8), least=1, most=2)
ORDER = Decision("order", 0, "stack_order", "11.8.7", options=((0, "Page"), (1, "Page")))
YES_NO = Decision("yes_no", 0, "burst", "11.10.2")
ONLY_NO = Decision("yes_no", 0, "may", "11.8.14", most=0)
NUMBER = Decision("number", 0, "x", "11.6.7", least=0, most=4)
SOME_NUMBERS = Decision("number", 0, "x", "11.6.7", options=(2, 4), least=2, most=4)
DIVIDE = Decision("divide", 0, "battle_damage", "10.1.4.2.1", options=(3, 5), least=9000, most=9000, unit=1000)

RIGHT: list[tuple[Decision, Any]] = [
    (CHOOSE, (3,)),
    (CHOOSE, (8, 5)),
    (ORDER, ((1, "Page"), (0, "Page"))),
    (YES_NO, True),
    (ONLY_NO, False),
    (NUMBER, 0),
    (NUMBER, 4),
    (SOME_NUMBERS, 4),
    (DIVIDE, ((3, 4000), (5, 5000))),
    (DIVIDE, ((5, 9000),)),
]
WRONG: list[tuple[Decision, Any]] = [
    (ONLY_NO, True),
    (CHOOSE, ()),
    (CHOOSE, (3, 5, 8)),
    (CHOOSE, (3, 3)),
    (CHOOSE, (4,)),
    (CHOOSE, ("3",)),
    (CHOOSE, (True,)),
    (CHOOSE, [3]),
    (CHOOSE, 3),
    (CHOOSE, None),
    (CHOOSE, ([],)),
    (ORDER, ((0, "Page"),)),
    (ORDER, ((0, "Page"), (0, "Page"))),
    (ORDER, ((0, "Page"), (2, "Page"))),
    (YES_NO, 1),
    (YES_NO, "yes"),
    (YES_NO, None),
    (NUMBER, -1),
    (NUMBER, 5),
    (SOME_NUMBERS, 3),
    (NUMBER, True),
    (NUMBER, 2.0),
    (DIVIDE, ((3, 4500), (5, 4500))),
    (DIVIDE, ((3, 4000), (5, 4000))),
    (DIVIDE, ((3, 9000), (5, 0))),
    (DIVIDE, ((3, 10000), (5, -1000))),
    (DIVIDE, ((3, 4000), (3, 5000))),
    (DIVIDE, ((4, 9000),)),
    (DIVIDE, {3: 9000}),
    (DIVIDE, (3, 9000)),
    (Decision("act", 0, "priority", "11.1.1"), ()),
    (Decision("act", 0, "priority", "11.1.1"), "pass"),
    (Decision("act", 0, "priority", "11.1.1"), (1, 2)),
]


@pytest.mark.parametrize(("decision", "answer"), RIGHT)
def test_a_right_answer_passes(decision: Decision, answer: Any) -> None:
    check_answer(decision, answer)


@pytest.mark.parametrize(("decision", "answer"), WRONG)
def test_a_wrong_answer_is_refused_with_a_clause(decision: Decision, answer: Any) -> None:
    with pytest.raises(Illegal) as refused:
        check_answer(decision, answer)
    assert refused.value.clause == decision.clause
    assert refused.value.reason


@pytest.mark.parametrize("decision", [CHOOSE, ORDER, YES_NO, NUMBER, SOME_NUMBERS, DIVIDE])
def test_a_sample_is_a_right_answer(decision: Decision) -> None:
    for seed in range(40):
        check_answer(decision, sample_answer(decision, Random(seed)))


def test_only_what_leaves_no_choice_is_filled_in() -> None:
    forced = Decision("choose", 0, "excess_backups", options=(3, 5), least=2, most=2)
    assert one_answer(forced)
    assert only_answer(forced) == (3, 5)
    assert not one_answer(CHOOSE)
    assert not one_answer(YES_NO)
    assert not one_answer(Decision("choose", 0, "targets", options=(3,), least=0, most=1))
    alone = Decision("divide", 0, "battle_damage", options=(3,), least=9000, most=9000, unit=1000)
    assert one_answer(alone)
    check_answer(alone, only_answer(alone))


def test_where_only_no_can_be_said_everybody_says_it() -> None:
    assert one_answer(ONLY_NO)
    assert only_answer(ONLY_NO) is False
    assert not any(sample_answer(ONLY_NO, Random(seed)) for seed in range(20))
    assert any(sample_answer(YES_NO, Random(seed)) for seed in range(20))
