"""Finished grammars as bytes and back: for the memory in force (`remember.Memory`), if it keeps them as `grammars`.

A grammar of tens of thousands of phrases takes seconds to declare, check and index, and a fraction of one to read back. What
is read back is data: of what the bytes may name, only classes and functions of this package and a few plain types are found.
"""

from __future__ import annotations

import io
import pickle
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from cardwright.text.compiled import Compiled, uncollected
from cardwright.text.packed import Unpackable
from cardwright.text.remember import memory

_PROTOCOL = 5
_PLAIN = frozenset(("builtins", name) for name in ("bool", "int", "str", "tuple", "type")) | {
    ("msgspec._utils", "rebuild")
}
_OURS = "cardwright.text."


class Grammars(Protocol):
    """Finished grammars as bytes by their names: forgotten as soon as anything changes of which they are made."""

    def get(self, name: str) -> bytes | None:
        """The grammar of this name, or None."""

    def put(self, name: str, data: bytes) -> None:
        """Keep it."""


def made(name: str, singular: Callable[[object], bool], work: Callable[[], Compiled]) -> Compiled:
    """The finished grammar of this name: as the memory in force has it, else as `work` makes it, which is kept then."""
    kept: Grammars | None = getattr(memory(), "grammars", None)
    if kept is None:
        return work()
    data = kept.get(name)
    if data is not None:
        with suppress(Unpackable):
            return unpack(data, name, singular)
    found = work()
    with suppress(Unpackable):
        kept.put(name, pack(found))
    return found


def pack(grammar: Compiled) -> bytes:
    """A finished grammar as bytes. Raises `Unpackable` where it reads or prints something by a function without a name."""
    try:
        with uncollected():
            return zlib.compress(pickle.dumps(grammar.categories, _PROTOCOL), 1)
    except (pickle.PicklingError, AttributeError, TypeError, RecursionError) as error:
        raise Unpackable(f"no packed form for grammar {grammar.name}: {error}") from None


def unpack(data: bytes, name: str, singular: Callable[[object], bool]) -> Compiled:
    """What `pack` was given. Raises `Unpackable` for bytes that are nothing of the kind."""
    try:
        with uncollected():
            categories = _Unpickler(io.BytesIO(zlib.decompress(data))).load()
    except Exception as error:  # whatever broken bytes may bring about
        raise Unpackable(f"not a packed grammar: {error}") from None
    if not isinstance(categories, dict) or not categories:
        raise Unpackable("not the categories of a grammar")
    return Compiled(name, categories, singular)


class _Unpickler(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if not module.startswith(_OURS) and (module, name) not in _PLAIN:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a grammar")
        return super().find_class(module, name)
