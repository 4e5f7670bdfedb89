"""What may be done instead, and what hangs on it: "A. If B, you may C instead. If you do so, D", "A. You may C instead. If you do so, D".

D is done where C was, and not where A was: it belongs to C.
"""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg.replacing import OTHERWISE, goes_elsewhere

ALONE = 77  # wording of May and OneOf: "you may C instead", without a condition
HANGS = 78  # wording of Both: C, and a sentence of its own that hangs on it
PLAIN = (
    ir.If | ir.IfDone | ir.IfNotDone | ir.Otherwise | ir.May | ir.Both | ir.Then | ir.Instead | ir.Choose | ir.Delayed | ir.WhenDone
    | ir.RevealTop | ir.OneOf | ir.Modal | ir.Afterwards
)  # fmt: skip


def fold(effect: ir.Effect, before: list[ir.Effect]) -> ir.Effect | None:
    """The sentence before, with this one in it: as what may be done instead, or as what hangs on that. None where it is neither."""
    last = before[-1] if before else None
    if isinstance(effect, ir.May) and effect.w == ALONE:
        done = [each for each in before if not isinstance(each, ir.Choose)]
        if last is None or isinstance(last, PLAIN) or not (len(done) == 1 or goes_elsewhere(done, effect.effect)):
            raise refuse("it is open what is done where the player would rather not")
        return ir.OneOf((last, effect.effect), w=ALONE)
    if not isinstance(effect, ir.IfDone | ir.WhenDone | ir.IfNotDone) or not _offers(last):
        return None
    offer = last.effect if isinstance(last, ir.Instead) else last
    if isinstance(effect, ir.IfNotDone) or not isinstance(offer, ir.OneOf) or offer.w not in (ALONE, OTHERWISE):
        raise refuse("it is open whether that is said of what was done instead alone")
    first, second = offer.effects
    hung = msgspec.structs.replace(offer, effects=(first, ir.Both((second, effect), w=HANGS)))
    return msgspec.structs.replace(last, effect=hung) if isinstance(last, ir.Instead) else hung


def _offers(effect: ir.Effect | None) -> bool:
    return isinstance(effect, ir.Instead) or (isinstance(effect, ir.OneOf) and effect.w == ALONE)


def sentences(effect: ir.Effect) -> tuple[ir.Effect, ...]:
    """For printing: the sentences that `fold` put together; any other is one."""
    offer = effect.effect if isinstance(effect, ir.Instead) else effect
    if not isinstance(offer, ir.OneOf) or offer.w not in (ALONE, OTHERWISE):
        return (effect,)
    first, second = offer.effects
    behind: tuple[ir.Effect, ...] = ()
    if isinstance(second, ir.Both) and second.w == HANGS:
        second, *hung = second.effects
        behind = tuple(hung)
    if offer.w == ALONE:
        return first, ir.May(ir.You(), second, w=ALONE), *behind
    if isinstance(effect, ir.Instead) and behind:
        effect = msgspec.structs.replace(effect, effect=msgspec.structs.replace(offer, effects=(first, second)))
    return effect, *behind
