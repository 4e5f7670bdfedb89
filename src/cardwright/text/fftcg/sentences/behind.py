"""A condition behind the instruction: "Break it if it is dull." It is asked when the instruction is carried out."""

import msgspec

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.fftcg.replacing import SPANLESS
from cardwright.text.pronouns import CONDITION_BEHIND as BEHIND  # wordings of this module begin here


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    c = "clause"
    g.phrase(c, "{effect:done} if {condition:conditions}", ir.If, w=BEHIND)
    g.phrase(c, "{effect:step} unless {condition:lacking}", ir.If, w=BEHIND + 1)
    g.phrase(c, "{effect:step} instead if {condition:conditions}", ir.Instead, w=BEHIND)
    # "Until the end of the turn, it loses 2000 power. If ..., it loses 4000 power instead."
    same = {"duration": ir.UntilEndOfTurn(w=5000)}
    g.phrase("spanless", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **same)
    g.phrase("spanless", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **same)
    g.phrase(c, "if {condition:conditions}, {effect:spanless} instead", ir.Instead, w=SPANLESS)
    g.phrase(c, "{effect:step} unless you {cost:paid_cost}", ir.Unless, player=ir.You(), w=BEHIND)


ACTIVE = ir.HasFilter(ir.Pronoun("it"), ir.StatusIs("active"))


def fold(node: ir.If) -> ir.Effect:
    """ "Dull Hild if it is active": one instruction, whatever card "it" might be else."""
    if node.w != BEHIND or node.condition != ACTIVE:
        return node
    dull = node.effect.effect if isinstance(node.effect, ir.May) else node.effect
    if not isinstance(dull, ir.Dull) or not isinstance(dull.what, ir.SelfRef):
        return node
    active = ir.DullActive(dull.what)
    return msgspec.structs.replace(node.effect, effect=active) if isinstance(node.effect, ir.May) else active


def unfold(node: ir.Node) -> ir.Node:
    """What `fold` read, for printing."""
    dull = node.effect if isinstance(node, ir.May) else node
    if not isinstance(dull, ir.DullActive) or dull.w:
        return node
    plain = ir.Dull(dull.what)
    return ir.If(ACTIVE, msgspec.structs.replace(node, effect=plain) if isinstance(node, ir.May) else plain, w=BEHIND)
