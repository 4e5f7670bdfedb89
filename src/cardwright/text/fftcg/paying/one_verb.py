"""Two costs that are printed with one verb: "remove Hild and 2 cards in your Break Zone from the game"."""

import msgspec

from cardwright.text import ir
from cardwright.text.sharing import paired

PAIR = 8  # wording of two such items of one kind: "dull 1 active ... and 1 active ..."
TOGETHER = 9  # wording of two of which one is the card itself


def split(item: ir.CostItem) -> tuple[ir.CostItem, ...]:
    """The costs that one verb is printed for, each as it is paid."""
    if isinstance(item, ir.PayPutBoth):
        group = ir.PayPutGroup(item.count, item.group, item.to, w=TOGETHER)
        return ir.PayPut(item.card, item.to, w=TOGETHER), group
    if isinstance(item, ir.PayPair):
        return tuple(msgspec.structs.replace(each, w=PAIR) for each in paired(item.items))
    if isinstance(item, ir.PayRemoveBoth):
        return ir.PayRemoveSource(item.card, w=TOGETHER), ir.PayRemove(item.count, item.group, w=TOGETHER)
    return (item,)


def joined(actions: tuple[ir.CostItem, ...]) -> tuple[ir.CostItem, ...]:
    """The inverse, for printing."""
    out: list[ir.CostItem] = []
    for item in actions:
        if item.w == TOGETHER and isinstance(item, ir.PayPutGroup):
            source = out.pop()
            assert isinstance(source, ir.PayPut)
            out.append(ir.PayPutBoth(source.card, item.count, item.group, item.to))
        elif item.w == TOGETHER and isinstance(item, ir.PayRemove):
            source = out.pop()
            assert isinstance(source, ir.PayRemoveSource)
            out.append(ir.PayRemoveBoth(source.card, item.count, item.group))
        elif item.w == PAIR and out and out[-1].w == PAIR:
            pair = (out.pop(), item)
            out.append(ir.PayPair(tuple(msgspec.structs.replace(each, w=7) for each in pair)))
        elif item.w == PAIR and out and isinstance(out[-1], ir.PayPair):
            out[-1] = ir.PayPair((*out[-1].items, msgspec.structs.replace(item, w=7)))
        else:
            out.append(item)
    return tuple(out)
