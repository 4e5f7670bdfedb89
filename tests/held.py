"""What tests that run many scenarios say of those that do not hold."""

from __future__ import annotations

from collections.abc import Iterable

from cardwright.play.scenario import Outcome


def complaints(outcomes: Iterable[Outcome]) -> str:
    """Of every one that does not hold its file and title, the message and what happened; empty when all hold."""
    return "\n\n".join(
        "\n".join((f"{each.file}: {each.title}", each.message, *each.log)) for each in outcomes if not each.ok
    )
