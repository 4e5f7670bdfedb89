"""Which sentences are part of what an effect waits for until the end of the turn."""

from collections.abc import Callable, Sequence

import msgspec

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


AROUND = ir.If | ir.IfDone | ir.May | ir.Afterwards
GOING_ON = ir.IfDone | ir.IfNotDone | ir.WhenDone | ir.Otherwise | ir.Afterwards | ir.Instead
BROUGHT = ir.Target | ir.RevealTop | ir.RevealHand | ir.RevealCards | ir.Discard | ir.Mill | ir.Name


def waiting(effect: ir.Effect) -> ir.Delayed | None:
    """What the sentence puts off: "if you control 2 or more Forwards, at the end of the turn, ..."."""
    while not isinstance(effect, ir.Delayed):
        if isinstance(effect, ir.WhenDone):
            effect = effect.effects[0]
        elif isinstance(effect, AROUND):
            effect = effect.effect
        else:
            return None
    return effect


def own_sentences(effect: ir.Effect, rest: Sequence[ir.Effect]) -> int:
    """How many of the sentences behind it can only speak of what is done then.

    "At the end of the turn, you may pay 1. If you do so, draw 1 card", "..., reveal the top card of your deck. If it is a Forward, ...".
    """
    put_off = waiting(effect)
    if put_off is None:
        return 0
    brought = any(isinstance(each, BROUGHT) for each in nodes(put_off))
    around = isinstance(effect, ir.If) and not isinstance(put_off.effects[0], ir.If)

    def belongs(said: ir.Effect) -> bool:
        if isinstance(said, ir.Otherwise) and around:
            return False  # "if you control a Forward, at the end of the turn, draw 1 card. Otherwise, ..."
        return isinstance(said, GOING_ON) or (brought and _of_before(said))

    own: list[ir.Effect] = []
    for said in (each.effect if isinstance(each, ir.Statement) else each for each in rest):
        if not belongs(said):
            break
        own.append(said)
        # "Then, choose 1 Forward. Deal it 8000 damage."
        brought = brought or any(isinstance(each, BROUGHT) for each in nodes(said))
    whole = any(isinstance(each, ir.WhenDone) or any(isinstance(n, ir.Choose) for n in nodes(each)) for each in own)
    return len(rest) if whole else len(own)


def with_own(effect: ir.Effect, effects: tuple[ir.Effect, ...]) -> ir.Effect:
    """The sentence, with all that is put off."""
    if isinstance(effect, ir.Delayed):
        return msgspec.structs.replace(effect, effects=effects)
    if isinstance(effect, ir.WhenDone):
        return msgspec.structs.replace(effect, effects=(with_own(effect.effects[0], effects), *effect.effects[1:]))
    assert isinstance(effect, AROUND)
    return msgspec.structs.replace(effect, effect=with_own(effect.effect, effects))


def _of_before(effect: ir.Effect) -> bool:
    return any(isinstance(each, ir.Pronoun | ir.ResultCount) for each in nodes(effect))
