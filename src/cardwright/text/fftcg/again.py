"""What is done several times: "perform this action twice instead", "If ..., perform this action again"."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg import both_held
from cardwright.text.fftcg.filled import Filled
from cardwright.text.pronouns import CONDITION_BEHIND
from cardwright.text.walk import nodes

Effects = tuple[ir.Effect, ...]
ACTIONS = ("perform this action", "do this", "carry out this action", "repeat this action")
ONCE_MORE = (
    "perform this action again", "do this again", "repeat this action", "perform this action once more", "do this once more",
    "perform this action 1 more time",
)  # fmt: skip
# of these it would be open what "this action" is, or whether another card is chosen for it
OPEN = (
    ir.Choose, ir.May, ir.If, ir.IfDone, ir.IfNotDone, ir.Otherwise, ir.Unless, ir.Instead, ir.WhenDone, ir.Delayed, ir.Modal,
    ir.Repeated,
)  # fmt: skip


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    both_held.fill(g)
    g.value("so_often", "twice", ir.Num(2, w=1))
    g.phrase("so_often", "{value:integer} times", ir.Num)
    for w, action in enumerate(ACTIONS[:-1]):
        g.phrase("done_so_often", f"{action} {{times:so_often}}", ir.Repeated, w=w)
    g.phrase("clause", "if {condition:conditions}, {effect:done_so_often} instead", ir.Instead, w=7)
    g.phrase("clause", "{effect:done_so_often} instead if {condition:conditions}", ir.Instead, w=CONDITION_BEHIND + 7)
    for w, words in enumerate(ONCE_MORE, 10):
        g.phrase("done_again", words, ir.Repeated, times=ir.Num(1), w=w)
    g.phrase("clause", "if {condition:conditions}, {effect:done_again}", ir.If, w=7)


def fold(effect: ir.Effect, before: list[ir.Effect], begun: Effects) -> ir.Effect:
    """With the sentences that "this action" means: all that stand before it in the ability, each about what the first began."""
    effect = both_held.fold(effect, before)
    again = effect.effect if isinstance(effect, ir.If | ir.Instead) else None
    if not isinstance(again, ir.Repeated) or again.effects:
        return effect
    inside = [list(nodes(each)) for each in before]
    apart = [each for each in inside[1:] if not any(isinstance(node, ir.Pronoun) for node in each)]
    if not before or begun or apart or any(isinstance(node, OPEN) for each in inside for node in each):
        raise refuse('it is open what "this action" is')
    filled = msgspec.structs.replace(effect, effect=msgspec.structs.replace(again, effects=tuple(before)))
    return msgspec.structs.replace(filled, replaces=len(before)) if isinstance(filled, ir.Instead) else filled


def unfold(effect: ir.Effect) -> ir.Effect:
    """What `fold` read, for printing."""
    effect = both_held.unfold(effect)
    if not isinstance(effect, ir.If | ir.Instead) or not isinstance(effect.effect, ir.Repeated):
        return effect
    bare = msgspec.structs.replace(effect, effect=msgspec.structs.replace(effect.effect, effects=()))
    return msgspec.structs.replace(bare, replaces=1) if isinstance(bare, ir.Instead) else bare
