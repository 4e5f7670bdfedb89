""" "If you control a Card Name Ann or a Card Name Bob, ... If you control both, ...": of which two the sentence before speaks."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.sentences import going_on

BOTH = 810  # wordings of ControlsEach that were "both"


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for player, who in ((ir.You(), "you control"), (ir.Opponent(), "your opponent controls")):
        for w, both in enumerate(("both", "both of them"), BOTH):
            g.phrase("condition", f"{who} {both}", ir.ControlsEach, player=player, groups=(), w=w)


def fold(effect: ir.Effect, before: list[ir.Effect]) -> ir.Effect:
    """With the two kinds of cards of which the sentence before asks for one."""
    asked = effect.condition if isinstance(effect, ir.If | ir.Instead) else None
    if not isinstance(asked, ir.ControlsEach) or asked.groups:
        return effect
    last = going_on.head_of(before)  # "if ..., choose 1 Forward. Dull it. If you control both, ..."
    first = last.condition if isinstance(last, ir.If) else None
    groups = _either(first) if isinstance(first, ir.Controls) and first.player == asked.player else ()
    if len(groups) != 2:
        raise refuse('it is open which two cards "both" are')
    return msgspec.structs.replace(effect, condition=msgspec.structs.replace(asked, groups=groups))


def unfold(effect: ir.Effect) -> ir.Effect:
    """What `fold` read, for printing."""
    asked = effect.condition if isinstance(effect, ir.If | ir.Instead) else None
    if not isinstance(asked, ir.ControlsEach) or asked.w not in range(BOTH, BOTH + 2):
        return effect
    return msgspec.structs.replace(effect, condition=msgspec.structs.replace(asked, groups=()))


def _either(asked: ir.Controls) -> tuple[ir.Group, ...]:
    """The kinds of cards, one of which it asks for."""
    group, noun = asked.group, asked.group.noun
    if asked.count != ir.Num(1) or asked.compare != ">=" or group.adjectives:
        return ()
    if isinstance(noun, ir.AnyTrait):
        return tuple(ir.Group(each, qualifiers=group.qualifiers) for each in noun.options)
    if isinstance(noun, ir.AnyNoun) and not group.qualifiers:
        return tuple(each for each in noun.options if isinstance(each, ir.Group))
    return ()
