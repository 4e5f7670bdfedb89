"""Sessions at a table and recordings of games, on the fake game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from fake_game import HAND, prepared
from placed import placed

from cardwright.errors import Illegal, InputError, SaveError
from cardwright.play.arena import make_bots
from cardwright.play.recording import Mismatch, decode, read, steps, verify, write
from cardwright.play.session import Session

DRAWN = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Page: {type: Forward, elements: [Fire], cost: 3, power: 5000, text: "《0》: Draw 1 card, then place 1 card from your hand at the bottom of your deck."}
players:
  A: {field: [Page], deck: 3}
  B: {deck: 3}
steps: []
"""


def session(seed: int = 3) -> Session:
    return Session(prepared(), seed)


def beast(s: Session) -> int:
    """A beast in the hand of the player who is asked."""
    assert s.match.decision is not None
    player = s.match.decision.player
    return next(i for i in s.match.game.zone(player, HAND) if "Forward" in s.match.game.chars(i).types)


def finish(s: Session) -> Session:
    bots = make_bots(s.prepared, ("random", "random"), s.seed)
    while s.match.decision is not None:
        player = s.match.decision.player
        s.answer(bots[player].answer(s.match), player)
    return s


def test_undo_goes_back_to_ones_last_decision() -> None:
    s = session()
    before = s.match.fingerprint()
    s.answer(("cast", beast(s)), 0)
    s.answer(("cast", beast(s)), 0)
    after_one = s.moments[-1].match.fingerprint()
    s.undo(0)
    assert s.match.fingerprint() == after_one
    s.undo(0)
    assert s.match.fingerprint() == before
    assert s.answers == []
    with pytest.raises(Illegal, match="nothing to take back"):
        s.undo(0)


def test_what_was_revealed_cannot_be_taken_back() -> None:
    s = session()
    s.answer(("pass",), 0)
    s.answer(("pass",), 1)  # seat A draws nothing, but seat B's turn begins with a draw after the attack
    assert s.match.decision is not None
    assert s.match.decision.player == 1
    with pytest.raises(Illegal) as refusal:
        s.undo(1)
    assert refusal.value.clause == "14.1"


def test_the_other_players_decision_stands_between() -> None:
    for seed in range(20):
        s = session(seed)
        s.answer(("cast", beast(s)), 0)
        s.answer(("pass",), 0)
        if len(s.match.acts()) > 1:  # seat B has a stone to throw
            s.answer(("pass",), 1)
            with pytest.raises(Illegal, match="the other player has acted since"):
                s.undo(0)
            return
    pytest.fail("no seed gives seat B a choice")


def test_a_refused_answer_changes_nothing() -> None:
    s = session()
    before = s.match.fingerprint()
    for answer, player in ((("cast", 9999), 0), (("pass",), 1), ("pass", 0), ((), 0), (("nonsense",), 0)):
        with pytest.raises(Illegal) as refusal:
            s.answer(answer, player)
        assert refusal.value.clause
        assert s.match.fingerprint() == before
    assert s.answers == [] and s.moments == []


def test_an_action_half_declared_can_be_cancelled() -> None:
    for seed in range(30):
        s = session(seed)
        with pytest.raises(Illegal, match="no action is being declared"):
            s.cancel()
        s.answer(("cast", beast(s)), 0)
        before, answers = s.match.fingerprint(), list(s.answers)
        stones = [a for a in s.match.acts() if a != ("pass",) and "Summon" in s.match.game.chars(a[1]).types]
        if not stones:
            continue
        s.answer(stones[0], 0)
        assert s.match.decision is not None
        assert s.match.decision.kind == "choose"
        s.cancel()
        assert (s.match.fingerprint(), s.answers) == (before, answers)
        assert s.match.decision.kind == "act"
        assert verify(s.recording()).fingerprint() == before
        return
    pytest.fail("no seed gives a stone")


def test_a_saved_game_goes_on_as_it_was(tmp_path: Path) -> None:
    s = session()
    s.answer(("cast", beast(s)), 0)
    write(s.recording(), tmp_path / "game.json")
    again = Session.resume(read(tmp_path / "game.json"))
    assert again.match.fingerprint() == s.match.fingerprint()
    assert finish(again).match.fingerprint() == finish(s).match.fingerprint()
    again.match.game.note("end")


def test_what_was_drawn_and_put_back_cannot_be_taken_back() -> None:
    """The player has seen the card, though it is hidden again (14.1)."""
    s = session()
    s.match, _ = placed(DRAWN)
    act = next(a for a in s.match.acts() if a[0] == "use")
    for answer, player in ((act, 0), (("pass",), 0), (("pass",), 1)):
        s.answer(answer, player)
    assert s.match.decision is not None
    if s.match.decision.kind == "choose":
        s.answer(s.match.decision.options, 0)
    assert s.match.decision.kind == "act"
    assert not s.match.game.zone(0, HAND)
    with pytest.raises(Illegal, match="hidden"):
        s.undo(0)


def test_undo_after_resuming() -> None:
    s = session()
    before = s.match.fingerprint()
    s.answer(("cast", beast(s)), 0)
    again = Session.resume(decode(msgspec.json.encode(s.recording())))
    again.undo(0)
    assert again.match.fingerprint() == before


def test_a_recording_comes_to_the_same_end_and_can_be_stepped_through() -> None:
    s = finish(session())
    recording = decode(msgspec.json.encode(s.recording()))
    assert verify(recording).fingerprint() == s.match.fingerprint()
    assert sum(1 for _ in steps(recording)) == len(s.answers) + 1


def test_a_concession_is_recorded() -> None:
    s = session()
    s.answer(("cast", beast(s)), 0)
    s.concede(1)
    assert s.match.winner == 0
    assert verify(decode(msgspec.json.encode(s.recording()))).winner == 0
    with pytest.raises(Illegal):
        s.answer(("pass",), 0)


def test_a_recording_that_was_tampered_with_is_found_out() -> None:
    recording = finish(session()).recording()
    other = msgspec.structs.replace(recording, seed=recording.seed + 1)
    with pytest.raises((Mismatch, SaveError)):
        verify(other)
    ending = msgspec.structs.replace(recording.ending, winner=1 - (recording.ending.winner or 0))
    with pytest.raises(Mismatch, match="winner"):
        verify(msgspec.structs.replace(recording, ending=ending))
    with pytest.raises(SaveError, match="answer 1 of the recording is refused"):
        verify(msgspec.structs.replace(recording, answers=(["cast", 9999],)))


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b'{"format": 1}', b"[" * 100_000])
def test_other_bytes_are_no_recording(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(data)
    with pytest.raises(SaveError):
        read(tmp_path / "x")


def test_other_versions_are_refused() -> None:
    recording = session().recording()
    with pytest.raises(SaveError, match=r"version 9\.9"):
        decode(msgspec.json.encode(msgspec.structs.replace(recording, version="9.9")))
    with pytest.raises(SaveError, match="does not hold"):
        decode(msgspec.json.encode(msgspec.structs.replace(recording, cards=())))


def test_a_save_leaves_every_other_file_alone(tmp_path: Path) -> None:
    name = "x" * 250  # with nothing to spare for a longer name beside it
    other = tmp_path / "game.part"
    other.write_text("somebody's own")
    for file in ("game", name):
        write(session().recording(), tmp_path / file)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game", "game.part", name]
    assert other.read_text() == "somebody's own"


def test_a_save_that_breaks_off_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[: len(data) // 2])
        raise KeyboardInterrupt

    s = session()
    write(s.recording(), tmp_path / "game")
    before = (tmp_path / "game").read_bytes()
    monkeypatch.setattr(Path, "write_bytes", half)
    with pytest.raises(KeyboardInterrupt):
        write(s.recording(), tmp_path / "game")
    assert [file.name for file in tmp_path.iterdir()] == ["game"]
    assert (tmp_path / "game").read_bytes() == before


def test_a_missing_file_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(InputError):
        read(tmp_path / "nothing")
    with pytest.raises(InputError):
        write(session().recording(), tmp_path / "no" / "folder")
    with pytest.raises(InputError):
        write(session().recording(), "no\0name")
