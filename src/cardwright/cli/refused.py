"""How refused texts and corrected texts are told to a person."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.markup import escape

from cardwright.cli.output import out
from cardwright.play.compiling import Refused, Tidied
from cardwright.text.failures import Advice

_UNDERSTOOD, _REST, _EXPECTED = 90, 70, 8  # characters, characters, and words or categories that are shown


def tell_refused(refused: Refused, game: str, path: Path | None) -> None:
    """A refused card: the place, the reason, and what to do about it."""
    out.print(
        f"[bold]{escape(refused.name)}[/] ({refused.id}) paragraph {refused.paragraph + 1}, at {refused.at}: "
        f"{refused.stage}: {escape(refused.reason)}"
    )
    if refused.advice is not None:
        tell_advice(refused.advice)
    if refused.stage == "exercised":
        words = ["cardwright", "cards", "compile", *([str(path)] if path else ["--game", game])]
        out.print(f"  again: {escape(shlex.join([*words, '--card', refused.id]))}", soft_wrap=True)


def tell_advice(advice: Advice) -> None:
    """How far the text is understood, what could follow, what is near, what to do."""
    lines: list[tuple[str, str]] = []
    if advice.rest:
        shown = advice.understood if len(advice.understood) <= _UNDERSTOOD else "..." + advice.understood[-_UNDERSTOOD:]
        lines.append(("understood", shown or "(nothing)"))
        lines.append(("then stands", advice.rest if len(advice.rest) <= _REST else advice.rest[:_REST] + "..."))
    if advice.expected:
        more = len(advice.expected) - _EXPECTED
        listed = ", ".join(advice.expected[:_EXPECTED]) + (f" and {more} more" if more > 0 else "")
        lines.append(("could follow", listed))
    for each in advice.unknown:
        known = f", known are {', '.join(each.like)}" if each.like else ""
        lines.append(("unknown word", each.word + known))
    lines += [("would read", change) for change in advice.changes]
    lines += [("near phrase", phrase) for phrase in advice.near]
    if advice.hint:
        lines.append(("to do", advice.hint))
    for label, told in lines:
        out.print(f"  {label + ':':13} {escape(told)}", soft_wrap=True)


def tell_error(error: dict[str, Any]) -> None:
    """The error of a shown card."""
    out.print(
        f"  [red]refused[/] at stage {error['stage']}, paragraph {error['paragraph'] + 1}, at {error['at']}: "
        f"{escape(error['reason'])}"
    )


def tell_normalised(kinds: dict[str, int], corrections: dict[str, int]) -> None:
    """What was changed before reading, and what the pool corrected or doubts, by kind."""
    for title, counts in (("normalised in the texts", kinds), ("facts corrected or in doubt", corrections)):
        if counts:
            out.print(f"{title}: " + ", ".join(f"{kind} {count:,}" for kind, count in counts.items()))


def tell_tidied(tidied: Iterable[Tidied], corrected: Mapping[str, Sequence[str]], limit: int) -> None:
    """Every change of a text: the card, the kind, the offset in the printed text, what stood there and what stands there now.
    Then the cards of which another fact was corrected.
    """
    lines = [(card, change) for card in tidied for change in card.changes]
    for card, change in lines[:limit]:
        out.print(
            f"[bold]{escape(card.name)}[/] ({card.id}) at {change.at}: {change.kind}: "
            f"{escape(repr(change.before))} -> {escape(repr(change.after))}",
            soft_wrap=True,
        )
    if len(lines) > limit:
        out.print(f"... and {len(lines) - limit:,} more changes (--limit, or --json for all)")
    for kind, ids in corrected.items():
        more = f" and {len(ids) - limit:,} more" if len(ids) > limit else ""
        out.print(f"[bold]{kind}[/]: {', '.join(ids[:limit])}{more}", soft_wrap=True)
