"""Compiled texts as bytes and back, exactly: also which nodes of a text are one and the same object.

A plain number, word, truth value or nothing is itself, a list is a tuple, a map is a node: its class under "", its fields under
their names, as far as they differ from plain defaults. `{"": n}` is the n-th node of the text once more (counted as nodes are
finished). Abilities are told apart by where they stand in the tree of a definition, which looks at identity; that is why a
repeated node stays one.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from cardwright.errors import CardwrightError, TextError
from cardwright.text import ir
from cardwright.text import ir_sve as _ir_sve  # noqa: F401  (its nodes are found among the subclasses of Node)
from cardwright.text.failures import ReadFailure

_CLASS = ""
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
            found = _node(flat or {}, [], classes())
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


_DECODER = msgspec.msgpack.Decoder(tuple[dict[str, Any] | None, list[Any] | None])


def _flat(value: object, seen: dict[int, int]) -> Any:
    """`seen`: the numbers of the nodes that are finished, by identity."""
    if isinstance(value, ir.Node):
        if id(value) in seen:
            return {_CLASS: seen[id(value)]}
        name = type(value).__name__
        if classes().get(name) is not type(value):
            raise Unpackable(f"{name} is no node of the vocabulary")
        made = {_CLASS: name}
        for field, default in _defaults(type(value)).items():
            inner = getattr(value, field)
            if type(inner) is not type(default) or inner != default:
                made[field] = _flat(inner, seen)
        seen[id(value)] = len(seen)
        return made
    if isinstance(value, tuple):
        return [_flat(item, seen) for item in value]
    if type(value) not in _PLAIN:
        raise Unpackable(f"no packed form for {type(value).__name__}")
    return value


@cache
def _defaults(cls: type[ir.Node]) -> dict[str, object]:
    """The fields of a class with their defaults; msgspec's sign for "none" where that is a node, whose identity matters."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(cls):
        default = (
            field.default_factory() if field.default is msgspec.NODEFAULT and not field.required else field.default
        )
        found[field.name] = default if type(default) in _PLAIN or default == () else msgspec.NODEFAULT
    return found


def _node(flat: dict[str, Any], done: list[ir.Node], known: dict[str, type[ir.Node]]) -> ir.Node:
    name = flat.pop(_CLASS)
    if name.__class__ is int:
        return done[name]
    for field, value in flat.items():
        if value.__class__ is dict:
            flat[field] = _node(value, done, known)
        elif value.__class__ is list:
            flat[field] = _tuple(value, done, known)
    made = known[name](**flat)
    done.append(made)
    return made


def _tuple(flat: list[Any], done: list[ir.Node], known: dict[str, type[ir.Node]]) -> tuple[Any, ...]:
    found = []
    for item in flat:
        kind = item.__class__
        found.append(_node(item, done, known) if kind is dict else _tuple(item, done, known) if kind is list else item)
    return tuple(found)


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
