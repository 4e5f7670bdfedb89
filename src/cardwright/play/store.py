"""Compiled texts kept on disk between runs, by content.

One file for each state of the grammar: its name holds a fingerprint of the sources of `cardwright.text`, so that a changed
grammar never serves what an older one made of a text. Within it results are found by `remember.key_of`, packed and unpacked one
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

import msgspec

from cardwright import __version__
from cardwright.text.packed import Found, Unpackable, pack, unpack
from cardwright.text.remember import remembering

VARIABLE = "CARDWRIGHT_CACHE"  # a folder, or one of OFF
OFF = frozenset(("off", "no", "0"))
MAX_BYTES = 256 * 1024 * 1024
KEPT = 4  # files of other states of the grammar that are left beside the current one

_MAGIC = b"cardwright texts 1\n"
_DIGEST = 16
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


@lru_cache(maxsize=1)
def fingerprint() -> str:
    """What reading texts depends on beside the texts: the sources of `cardwright.text`, and the versions of it and of Python."""
    digest = hashlib.blake2b(f"{__version__} {sys.version_info[:2]}".encode(), digest_size=16)
    root = Path(__file__).resolve().parent.parent / "text"
    for path in sorted(root.rglob("*.py")):
        source = path.read_bytes()
        digest.update(f"\n{path.relative_to(root).as_posix()} {len(source)}\n".encode() + source)
    return digest.hexdigest()


class TextStore:
    """The memory of compiled texts in a folder. The file is read at the first question; `save` writes what is new."""

    def __init__(self, where: Path, state: str = "") -> None:
        self.state = state or fingerprint()
        self.path = where / f"texts-{self.state}.bin"
        self.fresh: dict[bytes, bytes] = {}
        self.hits = self.misses = 0
        self._known: dict[bytes, bytes] | None = None

    def recall(self, key: bytes) -> Found | None:
        data = self.fresh.get(key) or self._kept().get(key)
        if data is not None:
            try:
                found = unpack(data)
                self.hits += 1
                return found
            except Unpackable:
                self._kept().pop(key, None)
        self.misses += 1
        return None

    def keep(self, key: bytes, found: Found) -> None:
        with suppress(Unpackable):  # what has no packed form is compiled each time
            self.fresh[key] = pack(found)

    def load(self) -> None:
        """Read the file now: before processes are forked that all need it."""
        self._kept()

    def take(self) -> dict[bytes, bytes]:
        """What came new since the last time, for a process that cannot write itself."""
        new, self.fresh = self.fresh, {}
        self._kept().update(new)
        return new

    def add(self, entries: dict[bytes, bytes]) -> None:
        """What another process took."""
        self.fresh.update(entries)

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
            _prune(self.path)
        self.take()

    def _kept(self) -> dict[bytes, bytes]:
        if self._known is None:
            self._known = _read(self.path, self.state)
        return self._known


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


def _prune(current: Path) -> None:
    """Of the files of other states of the grammar only the newest stay."""
    others = [path for path in current.parent.glob("texts-*.bin") if path != current]
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
