"""The names of what is chosen, found or created: told apart between the paragraphs of a text that is one effect, and from those of quoted abilities.

Every paragraph is read by itself, and numbers its names from "t1". The paragraphs of a Summon or spell are carried out one after
the other as one effect, so that "it" in the second one must not be what the first one has named. A quoted ability numbers its own names, too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from cardwright.text import ir
from cardwright.text.walk import bottom_up, holds_any, nodes

_NAME = re.compile(r"t([0-9]+)\Z")


def apart(abilities: Sequence[ir.Ability]) -> tuple[ir.Ability, ...]:
    """The same abilities; those that are one effect go on numbering where those before them ended."""
    found: list[ir.Ability] = []
    used = 0
    for ability in abilities:
        if isinstance(ability, ir.SummonEffect):
            highest = _highest(ability)
            if used and highest:
                ability = _shifted(ability, used)
            used += highest
        found.append(ability)
    return tuple(found)


def quotes_apart(ability: ir.Ability) -> ir.Ability:
    """The ability for those who look through all of it at once: what a quoted ability names has no name that something else has."""
    used = _highest(ability) if holds_any(ability, (ir.AbilityGained,)) else 0

    def told_apart(node: ir.Node) -> ir.Node:
        nonlocal used
        if not used or not isinstance(node, ir.AbilityGained):
            return node
        own = frozenset(str(getattr(each, "bind", "")) for each in nodes(node))
        used += (by := used)
        return bottom_up(node, lambda each: _renamed(each, by, own))

    made = bottom_up(ability, told_apart)
    assert isinstance(made, ir.Ability)
    return made


def _highest(ability: ir.Node) -> int:
    return max((_number(v) for n in nodes(ability) for v in _values(n)), default=0)


def _shifted(ability: ir.SummonEffect, by: int) -> ir.SummonEffect:
    made = bottom_up(ability, lambda node: _renamed(node, by))
    assert isinstance(made, ir.SummonEffect)
    return made


def _renamed(node: ir.Node, by: int, only: frozenset[str] | None = None) -> ir.Node:
    changed = {}
    for name in node.__struct_fields__:
        value = getattr(node, name)
        new = _later(value, by, only)
        if new != value:
            changed[name] = new
    return msgspec.structs.replace(node, **changed) if changed else node


def _later(value: Any, by: int, only: frozenset[str] | None) -> Any:
    if isinstance(value, str):
        return f"t{_number(value) + by}" if _number(value) and (only is None or value in only) else value
    return tuple(_later(each, by, only) for each in value) if isinstance(value, tuple) else value


def _values(node: ir.Node) -> list[str]:
    """The plain strings of a node."""
    found: list[str] = []
    for name in node.__struct_fields__:
        value = getattr(node, name)
        found += [v for v in (value if isinstance(value, tuple) else (value,)) if isinstance(v, str)]
    return found


def _number(value: str) -> int:
    match = _NAME.match(value)
    return int(match[1]) if match else 0
