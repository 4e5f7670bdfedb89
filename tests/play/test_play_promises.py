"""What the kernel promises, at every decision of whole games of FFTCG between the built-in decks."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.errors import Illegal, SaveError
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.arena import make_bots, new_match, play_out
from cardwright.play.games import Prepared, prepare
from cardwright.play.invariants import check, check_future


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    decks = list(builtin_decks("fftcg").values())[:2]
    return prepare("fftcg", "fftcg-2020", decks, builtin_pool("fftcg"))


def positions(prepared: Prepared, seed: int) -> Iterator[Match]:
    """The match at every decision of a random game."""
    match = new_match(prepared, seed)
    bots = make_bots(prepared, ("random", "random"), seed)
    while match.decision is not None:
        yield match
        match.answer(bots[match.decision.player].answer(match))


def test_every_position_can_be_copied_saved_and_looked_at(prepared: Prepared) -> None:
    for number, match in enumerate(positions(prepared, 11)):
        check(match, cards=100, deep=True)
        if number % 40 == 20:
            check_future(match, 60, Random(number))


BAD: tuple[Any, ...] = (
    None, 1.5, "pass", b"x", [], {}, [("pass",)], ("nonsense",), ((),), (10**9,), (-1,), 10**9, -1, (None,), (True,),
    ("cast",), ("cast", 10**9, ""), ("cast", -1, ""), ("cast", "x", ""), ("use", 0, 10**9), ("use", -5, 0), ("pass", 1),
    (("discard", 10**6, "Fire"),), ((0, 1000), (0, 1000)), ((1, -1000),), (1, 1), ("cast", [], ""), ([],), ({},),
)  # fmt: skip


def test_every_bad_answer_is_refused_with_a_clause_and_changes_nothing(prepared: Prepared) -> None:
    kinds = set()
    for seed in (1, 2, 3):
        for match in positions(prepared, seed):
            decision = match.decision
            assert decision is not None
            kinds.add((decision.kind, decision.reason))
            before = match.fingerprint()
            for answer in BAD:
                with pytest.raises(Illegal) as refusal:
                    match.answer(answer, decision.player)
                assert refusal.value.clause
            with pytest.raises(Illegal) as refusal:
                match.answer(match.copy().sample(Random(0)), 1 - decision.player)
            assert refusal.value.clause
            assert match.fingerprint() == before
            assert match.decision is decision
    assert len(kinds) > 8


def test_nothing_is_answered_after_the_end(prepared: Prepared) -> None:
    match = new_match(prepared, 5)
    play_out(match, make_bots(prepared, ("random", "random"), 5), count=False)
    before = match.fingerprint()
    for answer in (("pass",), True, ()):
        with pytest.raises(Illegal) as refusal:
            match.answer(answer)
        assert refusal.value.clause
    with pytest.raises(Illegal):
        match.concede(0)
    with pytest.raises(Illegal):
        match.cancel()
    assert match.fingerprint() == before


CHILD = """
import sys
from cardwright.cards import builtin_decks, builtin_pool
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Random
from cardwright.play.games import prepare
from cardwright.play.store import folder, kept_on_disk
with kept_on_disk(folder()):
    p = prepare("fftcg", "fftcg-2020", list(builtin_decks("fftcg").values())[:2], builtin_pool("fftcg"))
for line in sys.stdin:
    match = Match.restore(bytes.fromhex(line), p.defs, p.rules)
    random = Random(77)
    while match.decision is not None:
        match.answer(match.sample(random))
    print(match.fingerprint(), match.state.winner, match.state.turn)
"""


def test_a_save_goes_on_to_the_same_end_in_another_process(prepared: Prepared, started_with: dict[str, str]) -> None:
    saves, ends = [], []
    for number, match in enumerate(positions(prepared, 21)):
        if number % 60 == 30:
            saves.append(match.save().hex())
            twin, random = match.copy(), Random(77)
            while twin.decision is not None:
                twin.answer(twin.sample(random))
            ends.append(f"{twin.fingerprint()} {twin.state.winner} {twin.state.turn}")
    done = subprocess.run(
        [sys.executable, "-c", CHILD],
        input="\n".join(saves), capture_output=True, text=True, env=started_with, check=True,
    )  # fmt: skip
    assert done.stdout.splitlines() == ends
    assert len(ends) >= 3


@pytest.mark.parametrize("data", [b"", b"nonsense", b"\x80", b"\x81\xa6format\x01", b"\x93\x01\x02\x03"])
def test_bytes_that_are_no_save_are_refused(prepared: Prepared, data: bytes) -> None:
    with pytest.raises(SaveError):
        Match.restore(data, prepared.defs, prepared.rules)


def test_a_save_that_was_cut_or_changed_is_refused(prepared: Prepared) -> None:
    match = next(positions(prepared, 4))
    data = match.save()
    for broken in (data[: len(data) // 2], data + b"x", data.replace(b"fftcg-2020", b"fftcg-2021")):
        with pytest.raises(SaveError):
            Match.restore(broken, prepared.defs, prepared.rules)
    with pytest.raises(SaveError):
        Match.restore(data, prepared.defs[:3], prepared.rules)
