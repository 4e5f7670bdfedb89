"""Matches copy, save and restore at every decision; what is refused changes nothing; nothing hidden is seen."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from cardwright.errors import Illegal, SaveError
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.invariants import check, check_future

from .games import play_on, prepared, start

NONSENSE: list[Any] = [
    None, 0, -1, 10**9, True, "pass", (), (None,), ("pass", 1), ("cast",), ("cast", -1, ""), ("cast", 10**6, ""),
    ("cast", "1", ""), ("use", 0, 99), ("use", -5, 0), ("fly",), (10**6,), ((0, 0),), ((0, 1000), (0, 1000)), [0], {"a": 1},
]  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_a_copy_at_every_decision_goes_on_to_the_same_end(seed: int) -> None:
    match, random = start(seed), Random(seed)
    copies: list[tuple[Match, int]] = []
    while match.decision is not None:
        copies.append((match.copy(), random.position))
        match.answer(match.sample(random))
    for copy, position in copies[:: max(1, len(copies) // 40)]:
        stream = Random(position)
        assert play_on(copy, stream).fingerprint() == match.fingerprint()
        assert (copy.winner, copy.state.why) == (match.winner, match.state.why)


def test_a_copy_sees_what_its_match_sees_and_notes_for_itself() -> None:
    match, random = start(5), Random(5)
    shared = 0
    for number in range(80):
        if match.decision is None:
            break
        view, copy = match.game.derived, match.copy()
        seen = copy.game.derived
        assert seen.notes is not view.notes
        assert (seen.chars, seen.watchers, seen.rules) == (view.chars, view.watchers, view.rules)
        shared += seen.chars is view.chars
        play_on(copy, Random(random.position), 3)
        assert match.game.derived is view  # whatever the copy has done since
        if number % 10 == 0:
            assert copy.acts() == Match.restore(copy.save(), match.game.defs, match.game.rules).acts()
        match.answer(match.sample(random))
    assert shared > 40


@pytest.mark.parametrize("seed", range(2))
def test_a_save_at_every_decision_goes_on_to_the_same_end(seed: int) -> None:
    match, random = start(seed), Random(seed + 50)
    game = match.game
    saves: list[tuple[bytes, int]] = []
    while match.decision is not None:
        saves.append((match.save(), random.position))
        match.answer(match.sample(random))
    for data, position in saves[:: max(1, len(saves) // 30)]:
        restored = Match.restore(data, game.defs, game.rules)
        assert play_on(restored, Random(position)).fingerprint() == match.fingerprint()


ELSEWHERE = """
import sys
sys.path.insert(0, {tests!r})
from kernel.games import play_on, prepared
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.store import folder, kept_on_disk
with kept_on_disk(folder()):
    p = prepared()
for line in sys.stdin:
    data, position = line.split()
    print(play_on(Match.restore(bytes.fromhex(data), p.defs, p.rules), Random(int(position))).fingerprint())
"""


def test_a_fresh_process_goes_on_to_the_same_end(request: pytest.FixtureRequest, started_with: dict[str, str]) -> None:
    match, random = start(11), Random(11)
    lines = []
    while match.decision is not None:
        lines.append(f"{match.save().hex()} {random.position}")
        match.answer(match.sample(random))
    tests = str(request.config.rootpath / "tests")
    chosen = lines[:: max(1, len(lines) // 12)]
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE.format(tests=tests)],
        input="\n".join(chosen), capture_output=True, text=True, env=started_with, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [match.fingerprint()] * len(chosen)


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    one, two = play_on(start(4), Random(9)), play_on(start(4), Random(9))
    assert one.fingerprint() == two.fingerprint()
    assert play_on(start(5), Random(9)).fingerprint() != one.fingerprint()


@pytest.mark.parametrize("seed", range(3))
def test_an_illegal_answer_names_a_clause_and_changes_nothing(seed: int) -> None:
    match, random = start(seed + 20), Random(seed)
    seen: set[tuple[str, str]] = set()
    while (decision := match.decision) is not None:
        if (decision.kind, decision.reason) not in seen or random.below(20) == 0:
            seen.add((decision.kind, decision.reason))
            before, log = match.fingerprint(), match.save()
            for answer in NONSENSE:
                if decision.kind == "yes_no" and isinstance(answer, bool):
                    continue
                if decision.kind == "number" and type(answer) is int and decision.least <= answer <= decision.most:
                    continue
                if decision.kind == "choose" and answer == () and decision.least == 0:
                    continue
                with pytest.raises(Illegal) as refused:
                    match.answer(answer)
                assert refused.value.clause, (decision.reason, answer)
                assert match.fingerprint() == before
            with pytest.raises(Illegal) as refused:
                match.answer(match.sample(Random(1)), 1 - decision.player)
            assert refused.value.clause
            assert (match.fingerprint(), match.save()) == (before, log)
            assert match.decision is decision
        match.answer(match.sample(random))
    assert {kind for kind, _ in seen} >= {"act", "choose", "yes_no", "order"}


def test_after_the_end_nothing_is_answered() -> None:
    match = play_on(start(2), Random(2))
    with pytest.raises(Illegal, match=r"over.*\[3\.1\]"):
        match.answer(("pass",))
    with pytest.raises(Illegal):
        match.concede(0)


def test_a_player_may_concede_at_any_time() -> None:
    match = play_on(start(3), Random(3), answers=40)
    match.concede(1)
    assert match.winner == 0
    assert match.state.why == "2.1"
    assert match.decision is None


def test_an_action_can_be_taken_back_until_it_is_declared() -> None:
    match, random = start(6), Random(6)
    taken_back = 0
    while match.decision is not None and taken_back < 15:
        decision = match.decision
        before = match.fingerprint()
        if decision.kind == "act":
            act = match.sample(random)
            match.answer(act)
            pending = match.decision
            if act != ("pass",) and pending is not None and pending.cancel:
                match.cancel()
                assert match.fingerprint() == before
                assert match.decision is not None
                assert match.decision.kind == "act"
                taken_back += 1
                match.answer(act)
        else:
            match.answer(match.sample(random))
    assert taken_back == 15


@pytest.mark.parametrize("seed", range(4))
def test_what_must_hold_holds_at_every_decision(seed: int) -> None:
    """Zones, values, looking, views of re-dealt hidden cards, copies and saves."""
    match, random = start(seed + 100), Random(seed)
    cards = len(match.state.objects)
    while match.decision is not None:
        check(match, cards=cards, deep=random.below(4) == 0)
        if random.below(25) == 0:
            check_future(match, 30, random.fork(1))
        match.answer(match.sample(random))


@pytest.mark.parametrize(
    "data",
    [b"", b"nonsense", b"\x80", b"\x81\xa6format\x01", b"\xff" * 50],
    ids=["empty", "text", "map", "short", "ff"],
)
def test_broken_saves_are_a_clear_error(data: bytes) -> None:
    game = prepared()
    with pytest.raises(SaveError, match="not a saved game"):
        Match.restore(data, game.defs, game.rules)


def test_a_save_of_another_version_or_with_other_cards_is_refused() -> None:
    match = play_on(start(8), Random(8), answers=60)
    data = match.save()
    game = match.game
    older = data.replace(b"\xa5" + b"0.1.0", b"\xa5" + b"0.0.9")
    assert older != data
    with pytest.raises(SaveError, match="version"):
        Match.restore(older, game.defs, game.rules)
    with pytest.raises(SaveError, match="not in the definitions"):
        Match.restore(data, game.defs[:5], game.rules)


def test_a_copy_is_cheap_because_it_shares() -> None:
    match = play_on(start(9), Random(9), answers=80)
    copy = match.copy()
    shared = sum(a is b for a, b in zip(match.state.objects, copy.state.objects, strict=True))
    assert shared == len(match.state.objects)
