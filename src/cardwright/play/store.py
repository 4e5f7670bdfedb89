"""Compiled texts kept on disk between runs, by content.

One file of texts for each state of the grammar: its name holds a fingerprint of the sources of `cardwright.text`, so that a changed
grammar never serves what an older one made of a text. Beside it one of notes (`remember.Notes`) for each state of all that judges
texts, too (`NOTED`). Within a file results are found by `remember.key_of`, packed and unpacked one
by one as they are asked for. A file that is cut short, damaged or of some other origin counts as empty. Writing goes to a new file
that replaces the old one at once; of two processes that write at the same time one may lose what it added, which is then
compiled again. Nothing in the file is ever executed: it holds plain data that become nodes by their class names.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from cardwright import __version__
from cardwright.text.packed import Found, Unpackable, pack, unpack
from cardwright.text.remember import remembering

VARIABLE = "CARDWRIGHT_CACHE"  # a folder, or one of OFF
OFF = frozenset(("off", "no", "0"))
MAX_BYTES = 256 * 1024 * 1024
KEPT = 4  # files of other states of the grammar that are left beside the current one

NOTED = ("cards", "games", "kernel", "text")  # the rooms of the house on which notes depend

_MAGIC = b"cardwright texts 1\n"
_DIGEST = 16
_GRAMMAR = b"grammar"
_DECODER = msgspec.msgpack.Decoder(dict[bytes, bytes])


def folder() -> Path | None:
    """Where compiled texts are kept: $CARDWRIGHT_CACHE, else `cardwright` in $XDG_CACHE_HOME or ~/.cache; None: nowhere."""
    named = os.environ.get(VARIABLE, "")
    if named:
        return None if named.lower() in OFF else Path(named)
    base = os.environ.get("XDG_CACHE_HOME", "")
    if base and os.path.isabs(base):
        return Path(base) / "cardwright"
    try:
        return Path.home() / ".cache" / "cardwright"
    except RuntimeError:  # an account without a home
        return None


@lru_cache(maxsize=4)
def fingerprint(*rooms: str) -> str:
    """What depends on the sources of these rooms of the house (where none is named, `text`), and on the versions of it and of Python."""
    digest = hashlib.blake2b(f"{__version__} {sys.version_info[:2]}".encode(), digest_size=16)
    house = Path(__file__).resolve().parent.parent
    for room in rooms or ("text",):
        root = house / room
        for path in sorted(root.rglob("*.py")):
            source = path.read_bytes()
            digest.update(f"\n{path.relative_to(root).as_posix()} {len(source)}\n".encode() + source)
    return digest.hexdigest()


class Fresh(NamedTuple):
    """New entries of both files."""

    texts: dict[bytes, bytes] = {}
    notes: dict[bytes, bytes] = {}


class Shelf:
    """Entries by key in one file, which is read at the first question; `save` writes what is new."""

    def __init__(self, where: Path, kind: str, state: str) -> None:
        self.state = state
        self.kind = kind
        self.path = where / f"{kind}-{state}.bin"
        self.fresh: dict[bytes, bytes] = {}
        self._known: dict[bytes, bytes] | None = None

    def get(self, key: bytes) -> bytes | None:
        """The entry."""
        return self.fresh.get(key) or self.kept().get(key)

    def put(self, key: bytes, data: bytes) -> None:
        """A new entry."""
        self.fresh[key] = data

    def kept(self) -> dict[bytes, bytes]:
        """The entries of the file."""
        if self._known is None:
            self._known = _read(self.path, self.state)
        return self._known

    def take(self) -> dict[bytes, bytes]:
        """What came new since the last time, for a process that cannot write itself."""
        new, self.fresh = self.fresh, {}
        self.kept().update(new)
        return new

    def save(self) -> None:
        """Write what is new, together with what others have written meanwhile. A folder that cannot be written is no error."""
        if not self.fresh:
            return
        entries = {**_read(self.path, self.state), **self.fresh}
        body = msgspec.msgpack.encode(entries)
        if len(body) > MAX_BYTES // 2:
            body = msgspec.msgpack.encode(self.fresh)
        with suppress(OSError):
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _replace(self.path, _MAGIC + self.state.encode() + b"\n" + _sum(body) + body)
            _prune(self.path, self.kind)
        self.take()


class GrammarShelf:
    """Finished grammars, each in a file of its own that is read and written at once: processes side by side may share it."""

    def __init__(self, where: Path, state: str) -> None:
        self.where = where
        self.state = state

    def get(self, name: str) -> bytes | None:
        """The grammar of this name."""
        return self._shelf(name).get(_GRAMMAR)

    def put(self, name: str, data: bytes) -> None:
        """Keep it."""
        shelf = self._shelf(name)
        shelf.put(_GRAMMAR, data)
        shelf.save()

    def _shelf(self, name: str) -> Shelf:
        return Shelf(self.where, f"grammar-{name}", self.state)


class TextStore:
    """The memory of compiled texts in a folder, of what else was found out about them, and of the grammars that read them."""

    def __init__(self, where: Path, state: str = "") -> None:
        self.texts = Shelf(where, "texts", state or fingerprint())
        self.notes = Shelf(where, "notes", state or fingerprint(*NOTED))
        self.grammars = GrammarShelf(where, state or fingerprint())
        self.hits = self.misses = 0

    @property
    def path(self) -> Path:
        """The file of the texts."""
        return self.texts.path

    def recall(self, key: bytes) -> Found | None:
        data = self.texts.get(key)
        if data is not None:
            try:
                found = unpack(data)
                self.hits += 1
                return found
            except Unpackable:
                self.texts.kept().pop(key, None)
        self.misses += 1
        return None

    def keep(self, key: bytes, found: Found) -> None:
        with suppress(Unpackable):  # what has no packed form is compiled each time
            self.texts.put(key, pack(found))

    def load(self) -> None:
        """Read the files now: before processes are forked that all need them."""
        self.texts.kept()
        self.notes.kept()

    def take(self) -> Fresh:
        """What came new since the last time, for a process that cannot write itself."""
        return Fresh(self.texts.take(), self.notes.take())

    def add(self, fresh: Fresh) -> None:
        """Take over what another process found."""
        self.texts.fresh.update(fresh.texts)
        self.notes.fresh.update(fresh.notes)

    def save(self) -> None:
        """Write what is new."""
        self.texts.save()
        self.notes.save()


def _read(path: Path, state: str) -> dict[bytes, bytes]:
    """The entries of a file; none where there is no such file or it is not what `save` writes."""
    head = _MAGIC + state.encode() + b"\n"
    try:
        if path.stat().st_size > MAX_BYTES:
            return {}
        data = path.read_bytes()
        body = data[len(head) + _DIGEST :]
        if not data.startswith(head) or data[len(head) : len(head) + _DIGEST] != _sum(body):
            return {}
        return _DECODER.decode(body)
    except (OSError, msgspec.MsgspecError, MemoryError):
        return {}


def _sum(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=_DIGEST).digest()


def _replace(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever sees half of it."""
    handle, name = tempfile.mkstemp(prefix=".texts-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def _prune(current: Path, kind: str) -> None:
    """Of the files of other states of the sources only the newest stay."""
    others = [path for path in current.parent.glob(f"{kind}-*.bin") if path != current]
    for path in sorted(others, key=lambda each: each.stat().st_mtime, reverse=True)[KEPT:]:
        with suppress(OSError):
            path.unlink()


@contextmanager
def kept_on_disk(where: Path | None) -> Iterator[TextStore | None]:
    """Within it, texts compiled before are taken from this folder, and new ones are written there in the end."""
    if where is None:
        with remembering(None):
            yield None
        return
    store = TextStore(where)
    with remembering(store):
        try:
            yield store
        finally:
            store.save()
