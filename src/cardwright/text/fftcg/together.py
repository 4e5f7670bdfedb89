""" "Both players discard their hands and draw 3 cards": who discards draws, too; the verb of many players looks like an order to one."""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.fftcg.common import FIRST

# wordings of what "both players", "all players" do, by node
MANY: dict[type[ir.Effect], tuple[int, ...]] = {
    ir.Draw: (400, 401, 410, 411, 420, 421),
    ir.Discard: (400, 401, 402, 403, FIRST + 20, FIRST + 21),
    ir.DiscardHand: (400, 401, 410, 411),
    ir.ReceiveDamage: (800, 801),
    ir.SelectAndPut: (5, 400, 600, 601),
}
SHARED = 9_000_000  # added to the wording of what they do, too
YOU_GAIN = FIRST + 30  # wording of GainCrystals: "you gain 《C》"
SAME = ir.Draw | ir.Discard  # what may be told of one or of many in the same words
ORDERS = (
    ir.GainCrystals | ir.LoseCrystals | ir.DiscardHand | ir.DiscardAtRandom | ir.Mill | ir.RemoveTop | ir.RevealTop | ir.RevealHand | ir.Shuffle | ir.Search | ir.PlayFrom
    | ir.SelectAndPut | ir.SelectAndBreak | ir.SelectAndDull | ir.SelectAndActivate
)  # fmt: skip


def fold(effects: tuple[ir.Effect, ...]) -> tuple[ir.Effect, ...]:
    """The joined instructions, each with the players whom it is said of; raises TextError (stage bind) where that is open."""
    many, found = False, []
    for each in effects:
        plain = isinstance(each, SAME) and (each.w == 0 or isinstance(each.count, ir.ResultCount))
        if many and plain and each.player == ir.You():  # type: ignore[attr-defined]
            each = msgspec.structs.replace(each, player=ir.EachPlayer(), w=SHARED + each.w)
        elif many and isinstance(each, ORDERS) and each.player == ir.You() and each.w != YOU_GAIN:
            raise TextError("it is open whether both players do this", stage="bind")
        many = many or _is_many(each)
        found.append(each)
    return tuple(found)


def _is_many(effect: ir.Effect) -> bool:
    return getattr(effect, "player", None) == ir.EachPlayer() and getattr(effect, "w", 0) in MANY.get(type(effect), ())


def unfold(node: SAME) -> SAME:
    """What `fold` read, for printing."""
    return msgspec.structs.replace(node, player=ir.You(), w=node.w - SHARED) if node.w >= SHARED else node
