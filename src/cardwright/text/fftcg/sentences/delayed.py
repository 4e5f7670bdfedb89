"""Which sentences are part of what an effect waits for until the end of the turn."""

from collections.abc import Callable, Sequence

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.fftcg.moments import turn
from cardwright.text.walk import nodes


def goes_on(effect: ir.Delayed, rest: Sequence[ir.Effect], chooses: Callable[[ir.Effect], bool]) -> bool:
    """Whether the sentences behind it are delayed as well: of a choice, or of what "it" means there. Else it has to be the last."""
    if chooses(effect.effects[0]):
        return True
    if not rest or not effect.this_turn or effect.event.w < turn.FIRST:
        return False
    if any(isinstance(each, ir.Pronoun) for each in nodes(rest[0])):
        return True
    raise TextError("it is open whether the next sentence is delayed, too", stage="read")
