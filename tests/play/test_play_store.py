"""Compiled texts on disk: found again, never stale, never trusted blindly, never half written."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from cardwright.errors import TextError
from cardwright.play import store
from cardwright.play.store import Fresh, TextStore, fingerprint, folder, kept_on_disk
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.failures import ReadFailure

KEY, OTHER = b"k" * 16, b"o" * 16
STATE = "0" * 32  # of the grammar
CHOSEN = ir.Target(count=ir.Num(value=1), group=ir.Group(noun=ir.TypeIs(types=("Forward",))), bind="t1")
TEXT = ir.CardText(  # made by hand: processes that import this read no text
    abilities=(
        ir.SummonEffect(effects=(ir.Choose(targets=(CHOSEN,), player=ir.You()), ir.Dull(what=ir.Ref(to=("t1",))))),
    )
)
REFUSED = ReadFailure(at=3, found="xyz", expected=("'a'",))


def saved(where: Path) -> TextStore:
    made = TextStore(where)
    made.keep(KEY, TEXT)
    made.keep(OTHER, REFUSED)
    made.save()
    return made


def test_what_was_saved_is_found_by_the_next_run(tmp_path: Path) -> None:
    saved(tmp_path / "deep" / "er")
    again = TextStore(tmp_path / "deep" / "er")
    assert again.recall(KEY) == TEXT
    error = again.recall(OTHER)
    assert isinstance(error, ReadFailure)
    assert error.expected == ("'a'",)
    assert again.recall(b"x" * 16) is None
    assert (again.hits, again.misses) == (2, 1)
    assert [path.name for path in (tmp_path / "deep" / "er").iterdir()] == [again.path.name]


def test_another_grammar_begins_anew(tmp_path: Path) -> None:
    saved(tmp_path)
    assert TextStore(tmp_path, "0" * 32).recall(KEY) is None


def test_the_fingerprint_changes_with_any_source_of_the_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text" / "inner").mkdir(parents=True)
    (tmp_path / "play").mkdir()
    source = tmp_path / "text" / "inner" / "phrases.py"
    source.write_text("a = 1\n")
    monkeypatch.setattr(store, "__file__", str(tmp_path / "play" / "store.py"))

    def now() -> str:
        fingerprint.cache_clear()
        return fingerprint()

    try:
        first = now()
        assert now() == first
        source.write_text("a = 2\n")
        second = now()
        source.rename(source.with_name("other.py"))
        assert len({first, second, now()}) == 3
    finally:
        fingerprint.cache_clear()


@pytest.mark.parametrize("damage", ["cut", "flipped", "foreign", "empty", "folder"])
def test_a_damaged_or_foreign_file_counts_as_empty_and_is_replaced(tmp_path: Path, damage: str) -> None:
    path = saved(tmp_path).path
    data = path.read_bytes()
    if damage == "folder":
        path.unlink()
        path.mkdir()
    else:
        wrong = {"cut": data[:-3], "flipped": data[:-3] + b"???", "foreign": b"%PDF-1.4", "empty": b""}
        path.write_bytes(wrong[damage])
    again = TextStore(tmp_path)
    assert again.recall(KEY) is None
    again.keep(KEY, TEXT)
    again.save()  # a folder in the way is no error either
    if damage != "folder":
        assert TextStore(tmp_path).recall(KEY) == TEXT


def test_an_entry_that_is_no_packed_text_is_compiled_again(tmp_path: Path) -> None:
    made = TextStore(tmp_path)
    made.add(Fresh({KEY: b"junk", OTHER: b""}))
    made.save()
    again = TextStore(tmp_path)
    assert again.recall(KEY) is None
    assert again.recall(OTHER) is None


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    made = saved(tmp_path / "file")
    assert made.recall(KEY) == TEXT  # for this run it is remembered all the same


def test_saving_keeps_what_another_process_has_written_meanwhile(tmp_path: Path) -> None:
    mine, other = TextStore(tmp_path), TextStore(tmp_path)
    for each in (mine, other):
        each.load()
    mine.keep(KEY, TEXT)
    other.keep(OTHER, REFUSED)
    mine.save()
    other.save()
    again = TextStore(tmp_path)
    assert again.recall(KEY) == TEXT
    assert again.recall(OTHER) is not None


def _write_much(where: str, number: int) -> int:
    for i in range(20):
        made = TextStore(Path(where), STATE)
        made.keep(bytes([number, i]) * 8, TEXT)
        made.save()
        assert made.recall(bytes([number, i]) * 8) == TEXT
    return number


def test_processes_that_write_at_once_leave_a_whole_file(tmp_path: Path) -> None:
    with ProcessPoolExecutor(3, get_context("spawn")) as executor:
        assert sorted(executor.map(_write_much, [str(tmp_path)] * 3, range(3))) == [0, 1, 2]
    files = list(tmp_path.iterdir())
    assert len(files) == 1
    again = TextStore(tmp_path, STATE)
    found = [again.recall(bytes([n, i]) * 8) for n in range(3) for i in range(20)]
    assert TEXT in found


def test_old_files_are_cleared_away(tmp_path: Path) -> None:
    for number in range(8):
        path = tmp_path / f"texts-{number:032}.bin"
        path.write_bytes(b"")
        os.utime(path, (number, number))
    (tmp_path / "letter.txt").write_text("not ours")
    made = saved(tmp_path)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {made.path.name, "letter.txt", *(f"texts-{number:032}.bin" for number in range(8 - store.KEPT, 8))}


def test_where_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv(store.VARIABLE, raising=False)
    assert folder() == tmp_path / ".cache" / "cardwright"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "x"))
    assert folder() == tmp_path / "x" / "cardwright"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")  # not allowed there, so it is set aside
    assert folder() == tmp_path / ".cache" / "cardwright"
    monkeypatch.setenv(store.VARIABLE, str(tmp_path / "own"))
    assert folder() == tmp_path / "own"
    monkeypatch.setenv(store.VARIABLE, "off")
    assert folder() is None


def test_compiling_uses_it(tmp_path: Path) -> None:
    def once() -> tuple[int, int]:
        with kept_on_disk(tmp_path) as kept:
            assert kept is not None
            made = compile_text("fftcg", "Choose 1 Forward. Dull it.", name="Hild", card_type="Summon")
            assert made == TEXT
            with pytest.raises(TextError):
                compile_text("fftcg", "Frobnicate it.", name="Hild", card_type="Summon")
        assert isinstance(made, ir.CardText)
        return kept.hits, kept.misses

    assert once() == (0, 2)
    assert once() == (2, 0)
    with kept_on_disk(None) as kept:
        assert kept is None


def test_a_grammar_is_kept_in_a_file_of_its_own(tmp_path: Path) -> None:
    store_ = TextStore(tmp_path, STATE)
    assert store_.grammars.get("fftcg") is None
    store_.grammars.put("fftcg", b"phrases")
    assert TextStore(tmp_path, STATE).grammars.get("fftcg") == b"phrases"
    assert TextStore(tmp_path, STATE).grammars.get("sve") is None
    assert TextStore(tmp_path, "1" * 32).grammars.get("fftcg") is None
    path = tmp_path / f"grammar-fftcg-{STATE}.bin"
    path.write_bytes(path.read_bytes()[:-1])
    assert TextStore(tmp_path, STATE).grammars.get("fftcg") is None
