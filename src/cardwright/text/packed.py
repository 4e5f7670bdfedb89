"""Compiled texts as bytes and back, exactly: also which nodes of a text are one and the same object.

A value is a plain number, word, truth value or nothing, or a list: `[class, field, ...]` is a node, `[0, item, ...]` a tuple,
`[1, n]` the n-th node of the text once more (counted as nodes are finished). Abilities are told apart by where they stand in
the tree of a definition, which looks at identity; that is why a repeated node stays one.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from cardwright.errors import CardwrightError, TextError
from cardwright.text import ir
from cardwright.text import ir_sve as _ir_sve  # noqa: F401  (its nodes are found among the subclasses of Node)
from cardwright.text.failures import ReadFailure

_TUPLE, _AGAIN = 0, 1
_PLAIN = (int, str, bool, type(None))

Found = ir.CardText | TextError


class Unpackable(CardwrightError):
    """A result that has no packed form, or bytes that are none."""


def pack(found: Found) -> bytes:
    """A compiled text, or why it was refused, as bytes. Raises `Unpackable` for what `unpack` could not give back."""
    if isinstance(found, ir.CardText):
        return msgspec.msgpack.encode([_flat(found, {}), None])
    common = [found.reason, found.stage, found.paragraph, found.at]
    if type(found) is ReadFailure:
        return msgspec.msgpack.encode([None, [*common, found.found, list(found.expected)]])
    if type(found) is TextError:
        return msgspec.msgpack.encode([None, common])
    raise Unpackable(f"no packed form for {type(found).__name__}")


def unpack(data: bytes) -> Found:
    """What `pack` was given. Raises `Unpackable` for bytes that are nothing of the kind."""
    try:
        flat, refusal = _DECODER.decode(data)
        if refusal is None:
            found = _node(flat or [], [])
            if isinstance(found, ir.CardText):
                return found
            raise Unpackable("not the abilities of a card")
        if len(refusal) == 6:
            _, _, paragraph, at, stood, expected = refusal
            return ReadFailure(at=at, found=stood, expected=tuple(expected), paragraph=paragraph)
        reason, stage, paragraph, at = refusal
        return TextError(reason, stage=stage, paragraph=paragraph, at=at)
    except (msgspec.MsgspecError, ValueError, TypeError, LookupError, RecursionError) as error:
        raise Unpackable(f"not a packed text: {error}") from None


_DECODER = msgspec.msgpack.Decoder(tuple[list[Any] | None, list[Any] | None])


def _flat(value: object, seen: dict[int, int]) -> Any:
    """`seen`: the numbers of the nodes that are finished, by identity."""
    if isinstance(value, ir.Node):
        if id(value) in seen:
            return [_AGAIN, seen[id(value)]]
        made = [type(value).__name__, *(_flat(getattr(value, name), seen) for name in value.__struct_fields__)]
        if classes().get(type(value).__name__) is not type(value):
            raise Unpackable(f"{type(value).__name__} is no node of the vocabulary")
        seen[id(value)] = len(seen)
        return made
    if isinstance(value, tuple):
        return [_TUPLE, *(_flat(item, seen) for item in value)]
    if type(value) not in _PLAIN:
        raise Unpackable(f"no packed form for {type(value).__name__}")
    return value


def _node(flat: list[Any], done: list[ir.Node]) -> Any:
    head = flat[0]
    if head.__class__ is str:
        cls, names = _shape(head)
        values = [item if item.__class__ is not list else _node(item, done) for item in flat[1:]]
        made = cls(**dict(zip(names, values, strict=True)))
        done.append(made)
        return made
    if head == _TUPLE:
        return tuple([item if item.__class__ is not list else _node(item, done) for item in flat[1:]])
    if head == _AGAIN:
        return done[flat[1]]
    raise Unpackable(f"neither a node nor a tuple: {head!r}")


@cache
def _shape(name: str) -> tuple[type[ir.Node], tuple[str, ...]]:
    cls = classes()[name]
    return cls, cls.__struct_fields__


@lru_cache(maxsize=1)
def classes() -> dict[str, type[ir.Node]]:
    """Every class of the vocabulary by its name."""
    found: dict[str, type[ir.Node]] = {}
    waiting: list[type[ir.Node]] = [ir.Node]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            waiting.append(cls)
            if cls.__module__.startswith("cardwright.text."):
                found[cls.__name__] = cls
    return found
