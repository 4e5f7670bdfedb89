"""What a text asks for, by its groups: which cards it speaks of, how many, where and whose. The benches make such cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardwright.kernel.rules import Definition
from cardwright.text import ir

MOST = 20  # kinds of cards that are made for one text


def counts(definition: Definition, most: int = 9) -> dict[int, int]:
    """How many cards of a group a condition or an instruction asks for, by the identity of the group."""
    found: dict[int, int] = {}
    for node in definition.nodes:
        for name in ("count", "by"):
            count = getattr(node, name, None)
            group = getattr(node, "group", None)
            if isinstance(count, ir.Num) and isinstance(group, ir.Group):
                found[id(group)] = max(2, min(most, count.value + 1))
    return found


def ways(group: ir.Group, kinds: tuple[str, ...], outer: tuple[ir.Filter, ...] = ()) -> Iterator[tuple[ir.Filter, ...]]:
    """The filters of a group; one list for each alternative noun, and one for each of `kinds` that a card of a name may be of."""
    rest = (*group.adjectives, *group.qualifiers, *outer)
    noun = group.noun
    options = (
        noun.options
        if isinstance(noun, ir.AnyNoun)
        else (noun.first, noun.second)
        if isinstance(noun, ir.NounOr)
        else ()
    )
    if options:
        for option in options:
            yield from ways(option, kinds, rest)
    else:
        yield (noun, *rest)
        if isinstance(noun, ir.NameIs):
            for kind in kinds:
                yield (noun, ir.TypeIs(types=(kind,)), *rest)


def number_for(amount: Any, compare: str, step: int) -> int | None:
    """A number that compares so with a printed one."""
    if not isinstance(amount, ir.Num):
        return None
    return amount.value + {"<": -step, ">": step}.get(compare, 0)


def players_of(player: Any) -> tuple[int, ...]:
    """Whose cards are meant, for a text of player 0."""
    return (0,) if isinstance(player, ir.You) else (1,) if isinstance(player, ir.Opponent) else (0, 1)
