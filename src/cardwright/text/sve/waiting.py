"""What stands behind "at the end of this turn, ...": whether it is done then, too, or at once."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.sve import put_off
from cardwright.text.walk import nodes

ASKING = (ir.IfDone, ir.IfNotDone, ir.Otherwise, ir.Afterwards)  # of the sentence before
Effects = tuple[ir.Effect, ...]


def takes(out: list[ir.Effect], effect: ir.Effect) -> bool:
    """Whether the last effect waits, and takes the one behind it: what asks about it, or comes after it, is done then, too."""
    last = out[-1] if out else None
    if last is not None and isinstance(effect, ASKING) and put_off.waits_at_last(last):
        raise refuse("it is open whether that is done at once or later")
    if not isinstance(last, ir.Delayed) or not isinstance(effect, ASKING):
        return False
    if isinstance(effect, ir.Otherwise) and not isinstance(last.effects[-1], ir.If):
        raise refuse("no condition that did not hold")
    out[-1] = msgspec.structs.replace(last, effects=(*last.effects, effect))
    return True


def parted(effect: ir.Effect) -> tuple[ir.Delayed, Effects] | None:
    """The first sentence of what waits, and those behind it."""
    if not isinstance(effect, ir.Delayed) or len(effect.effects) < 2:
        return None
    return msgspec.structs.replace(effect, effects=effect.effects[:1]), effect.effects[1:]


def check(text: ir.CardText) -> None:
    """ "At the end of this turn, summon a Knight token. Give it Ward": nothing says that the second is done then, too."""
    for node in nodes(text):
        effects = getattr(node, "effects", ())
        for at, effect in enumerate(effects if isinstance(effects, tuple) else ()):
            waiting = [part for each in nodes(effect) if isinstance(each, ir.Delayed) for part in nodes(each)]
            there = {getattr(part, "bind", "") for part in waiting} - {""}
            behind = [part for each in effects[at + 1 :] for part in nodes(each)] if there else []
            if any(isinstance(part, ir.Ref) and not there.isdisjoint(part.to) for part in behind):
                raise refuse("it is open whether that is done at once or later")
