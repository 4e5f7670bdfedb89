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


BEHIND = (1, 100)  # wordings of a Delayed whose moment stands behind the instruction


def check_reach(effect: ir.Delayed) -> None:
    """Raises at "remove it from the game and return it to the field at the beginning of your next turn": whether the first is done at
    once or as late as the second is open."""
    said = effect.effects[0]
    if effect.w in BEHIND and isinstance(said, ir.Both | ir.Then):
        parts = said.effects if isinstance(said, ir.Both) else (said.first, said.then)
        if len({type(each) for each in parts}) > 1:
            raise TextError(
                "it is open whether all that is joined waits for that moment, or the last alone", stage="read"
            )


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


def of_played(effect: ir.Effect, before: Sequence[ir.Effect]) -> bool:
    """Whether the sentence is about the card that the one before it plays later: "play it onto the field at the end of the turn. It gains
    Haste" is done then, too."""
    put_off = waiting(before[-1]) if before else None
    if put_off is None or not isinstance(effect, ir.Gain | ir.Restrict | ir.PlaceCounters | ir.Dull):
        return False
    played = [each for each in nodes(put_off.effects[-1]) if plays(each)]
    subject = getattr(effect, "to", None) or getattr(effect, "what", None) or getattr(effect, "on", None)
    if not isinstance(subject, ir.SelfRef):
        return bool(played) and subject == ir.Pronoun("it")
    # "remove Hild from the game. Play it onto the field ...": it is away until then
    away = any(
        isinstance(n, ir.RemoveFromGame) and isinstance(n.what, ir.SelfRef) for each in before for n in nodes(each)
    )
    them = [getattr(each, "what", None) for each in played]
    return any(isinstance(each, ir.SelfRef) or (away and each == ir.Pronoun("it")) for each in them)


def plays(effect: ir.Node) -> bool:
    """Whether it puts a card onto the field."""
    taken = isinstance(effect, ir.TakeAmong) and isinstance(effect.into, ir.Field)
    return taken or isinstance(effect, ir.PlayOnto | ir.PlayFrom)


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
