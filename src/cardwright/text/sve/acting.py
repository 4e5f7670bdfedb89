"""Who acts where a verb does not say so: "that player may discard a card", "they discard a card and draw a card"."""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

# verbs that go on with the player before them; of others the words say whose deck, hand or points are meant
GOING_ON = (
    ir.Draw, ir.Discard, sv.RandomDiscard, ir.DiscardCards, sv.RecoverPoints, ir.SelectAndPut, ir.SelectAndBreak, ir.SelectAndDull, ir.Select,
    ir.TakeAmong, sv.RevealAmong,
)  # fmt: skip
YOU_DRAW = (1, 2)  # `Draw.w` with "you" before the verb


def goes_on(effect: ir.Effect, player: sv.PlayerRef) -> ir.Effect:
    """What a sentence says behind "they discard a card and": done by them, unless it names another."""
    if not isinstance(getattr(effect, "player", None), ir.You) or isinstance(effect, ir.May | ir.WinGame | ir.LoseGame):
        if isinstance(effect, ir.If):
            raise TextError("it is open who does that", stage="bind")
        return effect
    if isinstance(effect, ir.Draw) and effect.w in YOU_DRAW:
        return effect
    yours = sum(isinstance(each, ir.You) for each in nodes(effect)) > 1
    if yours or not isinstance(effect, GOING_ON):
        raise TextError("it is open who does that", stage="bind")
    return msgspec.structs.replace(effect, player=player)


def done_by(effect: ir.Effect, player: sv.PlayerRef) -> ir.Effect:
    """The instructions with this player as the one who carries out all that names nobody else."""
    if isinstance(effect, sv.CreateTokens):
        raise TextError("it is open on whose field", stage="bind")
    changed = {"player": player} if isinstance(getattr(effect, "player", None), ir.You) else {}
    for field in effect.__struct_fields__:
        value = getattr(effect, field)
        if isinstance(value, ir.Effect):
            changed[field] = done_by(value, player)  # type: ignore[assignment]
        elif isinstance(value, tuple) and value and isinstance(value[0], ir.Effect):
            changed[field] = tuple(done_by(each, player) for each in value)  # type: ignore[assignment]
    return msgspec.structs.replace(effect, **changed)
