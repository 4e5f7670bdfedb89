"""Counters of a name, or of any names where a text says none (6.7; fftcg-new X-COUNTER-1)."""

from __future__ import annotations

from collections.abc import Mapping


def counted(counters: Mapping[str, int], name: str) -> int:
    """How many there are of the name; of all names for ""."""
    return counters.get(name, 0) if name else sum(counters.values())
