"""What is said behind something and is about all of it: what is done besides a replacement, a row of which each differs."""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir

ALSO = 10_000_000  # above all wordings of ReplaceDamage: with what is done besides, behind "and" alone; twice that behind a comma
NEXT_TIME = 2000  # wordings of ReplaceDamage: "the next time it would take damage"
ROW_DIFFERS = (
    9000  # and more: wordings of Search: ", each of a different Element" behind a row of targets is about all of them
)


def differing_row(node: ir.Search | ir.Choose | ir.Select) -> ir.Effect:
    """ "Search for 1 Forward and 1 Backup, each of a different Element": no two of all that is found share it."""
    targets = (node.target,) if isinstance(node, ir.Select) else node.targets
    if not any(each.different and each.count == ir.Num(1) for each in targets):
        return node
    *before, last = targets
    if not isinstance(node, ir.Search) or node.different or not before or any(each.different for each in before):
        raise TextError("one card does not differ from itself", stage="bind")
    plain = (*before, msgspec.structs.replace(last, different=""))
    return msgspec.structs.replace(node, targets=plain, different=last.different, w=node.w + ROW_DIFFERS)


REPLACING = ir.ReplaceDamage | ir.ReplaceDealt | ir.ReplaceDealtAll | ir.ReplacePlayerDamage | ir.RemoveInstead


def besides(node: ir.Both) -> ir.ReplaceDamage | None:
    """ "The next time it would take damage, reduce it by 4000 instead and deal Hild 4000 damage": both at that time (11.12.5.1).

    What is said of something else until the end of the turn ("and it gains Haste until ...") is not part of the replacement."""
    first, then = node.effects[0], node.effects[1]
    timed = isinstance(first, ir.ReplaceDamage) and first.next_only and first.w >= NEXT_TIME
    lasts = not timed and hasattr(then, "duration") and not isinstance(then, ir.RemoveFromGame)
    if not isinstance(first, REPLACING) or lasts or (timed and node.w):
        return None
    if (
        not isinstance(first, ir.ReplaceDamage)
        or first.also is not None
        or len(node.effects) != 2
        or node.w not in (0, 1)
    ):
        raise TextError("it is open whether that is done at once, or when something is replaced", stage="bind")
    w = first.w if timed else first.w + ALSO * (1 + node.w)
    return msgspec.structs.replace(first, also=then, w=w)


def said_behind(node: ir.ReplaceDamage) -> bool:
    """Whether what is done besides was put there by `besides`: a field ability has phrases that say both."""
    return not isinstance(node.duration, ir.Continuous)
