"""Where a cancelled Summon goes: "Cancel its effect and return it to its owner's hand"."""

import msgspec

from cardwright.text import ir

FIRST = 6000  # added to the wording of the instruction that moves it: wordings of CancelEffect
IT = ir.Pronoun("it")


def fold(node: ir.Both) -> ir.Both | ir.CancelEffect:
    """One instruction, where a second one moves what the first cancels."""
    if len(node.effects) != 2 or node.w:
        return node
    cancel, move = node.effects
    to = _where(move)
    if not isinstance(cancel, ir.CancelEffect) or cancel != ir.CancelEffect(IT) or to is None:
        return node
    return msgspec.structs.replace(cancel, to=to, w=FIRST + move.w)


APART = 10_000  # wordings of CancelEffect: a sentence of its own says where it goes


def joined(effect: ir.Effect, before: list[ir.Effect]) -> ir.CancelEffect | None:
    """ "Cancel its effect. If you do so, remove that Summon from the game instead of putting it in the Break Zone." """
    after = effect.effect if isinstance(effect, ir.IfDone) else effect
    cancel = before[-1] if before else None
    if not isinstance(after, ir.RemoveAfterUse) or not isinstance(cancel, ir.CancelEffect) or cancel.to is not None:
        return None
    if after.what != IT or cancel.what != IT or cancel.w:
        return None
    done = 1 + effect.w if isinstance(effect, ir.IfDone) else 0
    return msgspec.structs.replace(cancel, to=ir.Removed(ir.Owner()), w=APART * (1 + done) + after.w)


def sentences(node: ir.Effect) -> tuple[ir.Effect, ...]:
    """For printing: the two that `joined` read; any other instruction is one."""
    if not isinstance(node, ir.CancelEffect) or node.w < APART:
        return (node,)
    done, w = node.w // APART - 1, node.w % APART
    after: ir.Effect = ir.RemoveAfterUse(IT, w=w)
    cancel = msgspec.structs.replace(node, to=None, w=0)
    return cancel, ir.IfDone(after, w=done - 1) if done else after


def _where(move: ir.Effect) -> ir.Zone | None:
    if isinstance(move, ir.RemoveFromGame):
        return ir.Removed(ir.Owner()) if move.what == IT and move.duration == ir.Permanent() else None
    if isinstance(move, ir.ToHand):
        return ir.Hand(move.player) if move.what == IT and move.verb == "return" else None
    if isinstance(move, ir.PutInto) and move.what == IT and isinstance(move.to, ir.DeckTop | ir.DeckBottom):
        return move.to
    return None


def unfold(node: ir.CancelEffect) -> ir.Both:
    """What `fold` read, for printing."""
    assert node.to is not None
    w = node.w - FIRST
    move: ir.Effect
    if isinstance(node.to, ir.Removed):
        move = ir.RemoveFromGame(IT, ir.Permanent(), w=w)
    elif isinstance(node.to, ir.Hand):
        move = ir.ToHand(IT, node.to.player, verb="return", w=w)
    else:
        move = ir.PutInto(IT, node.to, w=w)
    return ir.Both((ir.CancelEffect(IT), move))
