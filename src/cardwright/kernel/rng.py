"""Random numbers from a named, versioned algorithm whose whole position is one integer."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

ALGORITHM = "splitmix64-v1"
_MASK = (1 << 64) - 1
T = TypeVar("T")


class Random:
    """A stream of random numbers. `position` may be read, saved and set."""

    __slots__ = ("position",)

    def __init__(self, seed: int) -> None:
        self.position = seed & _MASK

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1, without bias (values past the last whole multiple are drawn again): of the 64 bits of each
        step of SplitMix64."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            self.position = z = (self.position + 0x9E3779B97F4A7C15) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            if z < limit:
                return z % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher and Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self, label: int) -> Random:
        """Another stream that starts from this one's position and `label`, without moving this one."""
        mixed = Random(self.position ^ (label * 0xD1342543DE82EF95))
        return Random(mixed.below(1 << 64))
