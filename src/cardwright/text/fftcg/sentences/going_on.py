"""Sentences that only say more of what was chosen before: "if you control a Monster, choose 1 Forward. Dull it. ..."."""

from collections.abc import Sequence

from cardwright.text import ir
from cardwright.text.walk import nodes

ASKING = ir.If | ir.Instead | ir.Otherwise | ir.IfDone | ir.IfNotDone


def head_of(before: Sequence[ir.Effect]) -> ir.Effect | None:
    """The last sentence that is none of them."""
    return next((each for each in reversed(before) if not _goes_on(each)), None)


def _goes_on(effect: ir.Effect) -> bool:
    return not isinstance(effect, ASKING) and any(isinstance(each, ir.Pronoun) for each in nodes(effect))
