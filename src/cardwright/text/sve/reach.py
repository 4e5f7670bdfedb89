"""How far a condition in front of a selection reaches.

"Select an enemy follower on the field and destroy it" is one sentence; where more than one thing is done, texts part it: "Select an enemy
follower on the field. Destroy it and draw a card." So behind "if ..., select ..." the sentence that goes on with "it" is under the
condition as a whole: without it nobody draws.
"""

from collections.abc import Sequence

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.walk import nodes

Effects = tuple[ir.Effect, ...]
PARTED = 95  # `Both.w` of a selection and of what is done with it in a sentence of its own


def fold(effects: Effects) -> Effects:
    """The sentence behind "if ..., select ..." put under its condition."""
    out: list[ir.Effect] = []
    for effect in effects:
        before = out[-1] if out else None
        if isinstance(before, ir.If) and isinstance(before.effect, ir.Choose) and _goes_on(effect):
            out[-1] = ir.If(before.condition, ir.Both((before.effect, effect), w=PARTED), w=before.w)
        else:
            out.append(effect)
    return tuple(out)


def _goes_on(effect: ir.Effect) -> bool:
    """Whether it is about what was selected, and about more: alone it would have nothing to be about."""
    first = effect.effects[0] if isinstance(effect, sv.Let) else effect
    first = first.effect if isinstance(first, sv.OrInstead) else first
    more = isinstance(first, ir.Both | ir.Then) or any(isinstance(each, ir.Several) for each in nodes(first))
    return more and any(isinstance(each, ir.Pronoun) for each in nodes(first))


def parted(effect: ir.Effect) -> tuple[ir.If, ir.Effect] | None:
    """The two sentences again."""
    if not isinstance(effect, ir.If) or not isinstance(effect.effect, ir.Both) or effect.effect.w != PARTED:
        return None
    chosen, then = effect.effect.effects
    return ir.If(effect.condition, chosen, w=effect.w), then


def two_questions(first: ir.Effect, *then: ir.Effect) -> bool:
    """Whether "otherwise" behind these could be said of either: "If you do, destroy it. If it was evolved, draw a card. Otherwise, ..."."""
    if not (then and isinstance(first, ir.If | ir.IfDone) and isinstance(then[0], ir.If)):
        return False
    return isinstance(first, ir.IfDone) or not _one_question(first.condition, then[0].condition)


def _one_question(first: ir.Condition, second: ir.Condition) -> bool:
    """ "If it's a spell, ... If it's a follower, ... Otherwise, ...": what else it is."""
    if not isinstance(first, ir.Is) or not isinstance(second, ir.Is) or first.negated or second.negated:
        return False
    return isinstance(first.card, ir.Pronoun) and first.card == second.card


def check_keyed(said: ir.Effect, behind: Sequence[ir.Effect]) -> None:
    """ "Combo (3): Deal 5 damage instead. Draw a card": the word reaches over all that follows (as what is paid for does, 10.4.7.2),
    "instead" only over the one sentence."""
    ends = (
        sv.Keyed,
        sv.NumberedOption,
        ir.LimitSentence,
        sv.LetSentence,
        sv.InsteadSentence,
        sv.RepeatSentence,
        sv.Reminder,
    )
    if isinstance(said, sv.Keyed) and any(not isinstance(each, ends) for each in behind):
        raise refuse("it is open whether that is done where the condition does not hold")


def check_paid(behind: Sequence[ir.Effect]) -> None:
    """ "Lesson (1): Summon 2 instead. Draw a card": all that follows is what is paid for (10.4.7.2), "instead" is said of one sentence."""
    if any(not isinstance(each, ir.LimitSentence | sv.Reminder) for each in behind):
        raise refuse("it is open whether that is done where nothing was paid")
