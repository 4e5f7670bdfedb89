"""Where a Summon goes that was cast: "If that Summon would be put into the Break Zone, remove it from the game instead"."""

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.walk import holds_any

IS_PUT = 1  # wordings of SourceIn: "that Summon is put into the Break Zone"; others have those words for it
PUT = (
    ("would be put into the Break Zone", 2),
    ("is put into the Break Zone after use", 3),
    ("would be put into the Break Zone after use", 4),
)
NOT_PUT = 3000  # added to them: wordings of RemoveAfterUse, what an "instead" behind them came to
CASTS = (ir.CastRef, ir.CastFrom, ir.CastAmong, ir.AllowCast)


def fold(effect: ir.Instead, before: list[ir.Effect]) -> ir.RemoveAfterUse:
    """ "Cast it. If that Summon would be put into the Break Zone, remove it from the game instead." """
    asked = effect.condition
    assert isinstance(asked, ir.SourceIn)
    away = effect.effect == ir.RemoveFromGame(ir.Pronoun("it"), ir.Permanent())
    if not away or not before or not holds_any(before[-1], CASTS):
        raise refuse("it is open what is done where the card would be put into the Break Zone")
    return ir.RemoveAfterUse(asked.card, w=NOT_PUT + asked.w)


def is_fate(effect: ir.Instead) -> bool:
    """Whether what is replaced is where a card is put."""
    return isinstance(effect.condition, ir.SourceIn) and effect.condition.w in (IS_PUT, *(w for _, w in PUT))


def unfold(effect: ir.Effect) -> ir.Effect:
    """What `fold` read, for printing; any other instruction as it is."""
    if not isinstance(effect, ir.RemoveAfterUse) or effect.w < NOT_PUT:
        return effect
    w = effect.w - NOT_PUT
    away = ir.RemoveFromGame(ir.Pronoun("it"), ir.Permanent())
    return ir.Instead(ir.SourceIn(effect.what, "break_zone", w=w), away, w=NOT_PUT if w != IS_PUT else 0)
