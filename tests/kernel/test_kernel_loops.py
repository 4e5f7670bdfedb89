"""Loops as any game sees them: what a position is, when it has come again, and who could have done otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.errors import Illegal
from cardwright.kernel import loops
from cardwright.kernel.decisions import Decision
from cardwright.kernel.game import Game
from cardwright.kernel.rng import Random
from cardwright.kernel.rules import Act, Definition, Derived, ZoneSpec
from cardwright.kernel.state import Chars, Effect, Event, Item, Obj, State

DECK, HAND, FIELD = range(3)
ACTS: list[Act] = [("pass",), ("use", 0, 0), ("use", 0, 1)]


class Rules:
    """No game at all: three zones and three acts."""

    zones = (
        ZoneSpec("deck", "nobody", ordered=True),
        ZoneSpec("hand", "owner"),
        ZoneSpec("field", "all", in_play=True),
    )
    constraints = loops.CONSTRAINTS
    clauses: dict[str, str] = {}

    def acts(self, game: Game, player: int) -> list[Act]:
        return loops.open_acts(game, player, ACTS)

    def knows(self, defs: list[Definition]) -> None:
        pass

    def derive(self, game: Game) -> Derived:
        return Derived()


def game() -> Game:
    """Each player has two cards of one kind and one of another on the field, and two in the deck."""
    state = State("none", [[[] for _ in range(3)] for _ in (0, 1)], [], 5)
    for player in (0, 1):
        for zone, card in ((FIELD, 0), (FIELD, 0), (FIELD, 1), (DECK, 0), (DECK, 1)):
            obj = Obj(len(state.objects), 0, card, player, player, zone)
            state.objects.append(obj)
            state.zones[player][zone].append(obj.id)
    defs = [Definition(i, None, Chars((name,), ())) for i, name in enumerate(("One", "Two"))]
    return Game(state, defs, Rules())  # type: ignore[arg-type]


def yes_no(player: int = 0, reason: str = "may") -> Decision:
    return Decision("yes_no", player, reason)


def decide(g: Game, decision: Decision, answer: Any) -> None:
    loops.constrain(g, decision)
    loops.remember(g, decision, answer)


# -- positions -----------------------------------------------------------------------------------------------------------


def test_what_grows_by_itself_makes_no_difference() -> None:
    g = game()
    before = loops.signature(g)
    state = g.state
    state.tick()
    state.next_id()
    state.random = 99
    state.history.append(Event("draw"))
    state.vars[loops.COUNT] = 50
    g.relocate(0, 0, HAND)
    g.relocate(0, 0, FIELD)
    state.objects[0].since = 0
    assert loops.signature(g) == before


def test_a_copy_in_the_place_of_another_makes_no_difference() -> None:
    g = game()
    g.edit(0).damage = 1
    before = loops.signature(g)
    g.edit(0).damage = 0
    g.edit(1).damage = 1
    assert loops.signature(g) == before
    g.edit(1).damage = 0
    g.edit(2).damage = 1
    assert loops.signature(g) != before


@pytest.mark.parametrize(
    "change",
    [
        lambda g: setattr(g.edit(0), "dull", True),
        lambda g: setattr(g.edit(0), "damage", 1),
        lambda g: setattr(g.edit(0), "counters", {"a": 1}),
        lambda g: setattr(g.edit(0), "marks", frozenset({"a"})),
        lambda g: setattr(g.edit(0), "link", 1),
        lambda g: g.relocate(3, 0, HAND),
        lambda g: g.zone(0, DECK).reverse(),
        lambda g: g.give_control(0, 1),
        lambda g: g.state.vars.update(points=1),
        lambda g: setattr(g.state, "priority", 1),
        lambda g: g.add_effect(Effect(9, (0, 0), (0, 0), 0, 9, "turn")),
        lambda g: g.state.stack.append(Item(9, "a", (0, 0), (0, 0), 0)),
    ],
)
def test_whatever_else_changes_is_another_position(change: Any) -> None:
    g = game()
    before = loops.signature(g)
    change(g)
    assert loops.signature(g) != before


def test_references_are_compared_by_what_they_point_at() -> None:
    def effect(number: int, ref: tuple[int, int]) -> Effect:
        return Effect(number, (0, 0), ref, 0, number, "while", ref, (ref,), {"a": (ref, (-3, 7))})

    g, bound = game(), frozenset({"while"})
    g.add_effect(effect(20, (0, 0)))
    before = loops.signature(g, None, bound)
    g.relocate(0, 0, HAND)
    gone = loops.signature(g, None, bound)
    g.relocate(0, 0, FIELD)
    g.state.objects[0].since = 0
    assert loops.signature(g, None, bound) not in (before, gone)  # it points at an object that is no more
    g.state.effects[0] = effect(31, (0, 2))
    assert loops.signature(g, None, bound) == before


# -- loops ---------------------------------------------------------------------------------------------------------------


def test_a_position_that_comes_again_closes_a_loop_with_the_decisions_since() -> None:
    g = game()
    assert loops.observe(g, "p") is None
    decide(g, yes_no(1), True)
    assert loops.observe(g, "q") is None
    decide(g, yes_no(0), False)
    cycle = loops.observe(g, "p")
    assert cycle is not None
    assert cycle.start == "p"
    assert [(link.player, link.way) for link in cycle.links] == [(1, loops.DECLINED), (0, loops.VARIED)]
    assert list(cycle.stoppers()) == [1]  # whoever does something optional comes first


def test_a_loop_is_the_same_from_wherever_it_is_looked_at() -> None:
    g = game()
    found = []
    for position in ("p", "q") * 3:
        found.append(loops.observe(g, position))
        decide(g, yes_no(), True)
    assert [c is None for c in found] == [True, True, False, False, False, False]
    assert len({c.key for c in found if c}) == 1
    assert [c.start for c in found if c] == ["p", "q", "p", "q"]


def test_nobody_stops_a_loop_without_decisions_or_with_idle_ones() -> None:
    g = game()
    loops.observe(g, "p")
    decide(g, Decision("choose", 0, "targets", options=(0,)), (0,))
    decide(g, Decision("choose", 0, "payment", options=(0, 1), rule="payment"), (0,))
    cycle = loops.observe(g, "p")
    assert cycle is not None
    assert cycle.stoppers() == {}


def test_passing_counts_only_where_nobody_does_anything() -> None:
    g = game()
    loops.observe(g, "p")
    decide(g, Decision("act", 0, "priority"), ("pass",))
    cycle = loops.observe(g, "p")
    assert cycle is not None
    assert [link.way for link in cycle.stoppers()[0]] == [loops.PASSED]
    decide(g, Decision("act", 0, "priority"), ("pass",))
    decide(g, Decision("act", 1, "priority"), ("use", 0, 1))
    cycle = loops.observe(g, "p")
    assert cycle is not None
    assert list(cycle.stoppers()) == [1]


def test_a_stack_that_grows_is_a_loop_and_one_that_is_used_up_is_none() -> None:
    g = game()
    stack = g.state.stack
    item = Item(9, "a", (0, 0), (0, 0), 0)
    stack.extend([item] * (loops.TOP + 1))
    assert loops.observe(g, loops.signature(g)) is None
    stack.pop()
    stack.pop()
    assert loops.observe(g, loops.signature(g)) is None
    stack.append(item)
    assert loops.observe(g, loops.signature(g)) is None  # the first one came back, but one lower
    stack.append(item)
    assert loops.observe(g, loops.signature(g)) is not None
    stack.append(item)
    assert loops.observe(g, loops.signature(g)) is not None


def test_long_trails_are_cut() -> None:
    g = game()
    for i in range(5 * loops.KEPT):
        assert loops.observe(g, f"p{i}") is None
        decide(g, yes_no(), True)
    assert len(g.state.memory[loops.TRAIL]) <= 2 * loops.KEPT
    assert loops.observe(g, f"p{4 * loops.KEPT}") is None
    assert loops.observe(g, f"p{5 * loops.KEPT - 2}") is not None


# -- what is refused -----------------------------------------------------------------------------------------------------


def close_after(g: Game, times: int, decision: Decision, answer: Any) -> int:
    """Close a loop of one decision again and again until it is over; how often that was."""
    loops.observe(g, "p")
    decide(g, decision, answer)
    cycle = loops.observe(g, "p")
    assert cycle is not None
    assert loops.follow(g.state, cycle) is None
    loops.plan(g.state, cycle, times, cycle.links, "9.9")
    for i in range(10):
        if loops.closed(g.state, decision.player):
            return i
        decide(g, decision, answer)
        again = loops.observe(g, "p")
        assert again is not None
        assert loops.follow(g.state, again) == times - i - 1
    raise AssertionError("it is never over")


@pytest.mark.parametrize("times", [0, 1, 4])
def test_a_link_is_refused_after_the_number_of_times(times: int) -> None:
    g = game()
    assert close_after(g, times, yes_no(), True) == times
    decision = yes_no()
    loops.constrain(g, decision)
    assert decision.rule == loops.COUNT
    rule = loops.LOOP_RULE
    with pytest.raises(Illegal) as refused:
        rule.check(g, decision, True)
    assert refused.value.clause == "9.9"
    rule.check(g, decision, False)
    assert rule.answers(g, decision, 9) == [False]
    assert rule.sample(g, decision, Random(1)) is False
    other = yes_no(1)
    loops.constrain(g, other)
    assert other.rule == ""
    loops.remember(g, decision, False)  # another position from here on
    later = yes_no()
    loops.constrain(g, later)
    assert later.rule == ""


def test_the_loop_goes_on_where_nothing_else_is_left() -> None:
    g = game()
    close_after(g, 0, yes_no(), True)
    decide(g, yes_no(), False)
    cycle = loops.observe(g, "p")
    assert cycle is not None
    assert cycle.stoppers() == {}  # the other answer is refused already
    loops.plan(g.state, cycle, 0, cycle.links, "9.9")
    decision = yes_no()
    loops.constrain(g, decision)
    assert decision.rule == ""
    decide(g, decision, False)
    again = loops.observe(g, "p")
    assert again is not None
    assert loops.follow(g.state, again) == -1


def test_acts_are_neither_offered_nor_taken() -> None:
    g = game()
    close_after(g, 0, Decision("act", 0, "priority"), ("use", 0, 1))
    assert g.rules.acts(g, 0) == [("pass",), ("use", 0, 0)]
    assert g.rules.acts(g, 1) == ACTS
    loops.check_act(g, 0, ("use", 0, 0))
    with pytest.raises(Illegal):
        loops.check_act(g, 0, ("use", 0, 1))


def test_after_too_much_nothing_optional_is_left_and_then_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "LIMIT", 20)
    monkeypatch.setattr(loops, "MARGIN", 5)
    g = game()
    for _ in range(20):
        loops.step(g.state)
    assert not loops.exhausted(g.state, "9.9")
    assert g.rules.acts(g, 0) == ACTS
    loops.step(g.state)
    assert not loops.exhausted(g.state, "9.9")
    assert g.rules.acts(g, 0) == [("pass",)]
    with pytest.raises(Illegal) as refused:
        loops.check_act(g, 0, ("use", 0, 1))
    assert refused.value.clause == "9.9"
    decision = yes_no()
    loops.constrain(g, decision)
    assert loops.LOOP_RULE.answers(g, decision, 9) == [False]
    for _ in range(5):
        loops.step(g.state)
    assert loops.exhausted(g.state, "9.9")
    loops.reset(g.state)
    assert not loops.watching(g.state)
    assert g.rules.acts(g, 0) == ACTS
    assert g.state.memory == {}
