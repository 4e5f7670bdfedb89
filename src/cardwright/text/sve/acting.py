"""Who acts where a verb does not say so: "that player may discard a card"."""

import msgspec

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv


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
