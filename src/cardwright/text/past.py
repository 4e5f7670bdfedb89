"""What a card "was": as it was last, where it has left; what an instruction before has changed is not to be asked so."""

from __future__ import annotations

from typing import Final

from cardwright.text import ir

# the wordings with "was": of states in fftcg/conditions/state.py, of numbers in fftcg/conditions/numbers.py
_STATE_WAS: Final = (800, 801)
_NUMBER_WAS: Final = (100,)
# by what an instruction changes, what is asked about that
_CHANGES: Final[dict[type[ir.Effect], tuple[str, ...]]] = {
    ir.Dull: ("dull", "active"),
    ir.Activate: ("dull", "active"),
    ir.Freeze: ("frozen",),
    ir.DealDamage: ("damaged",),
    ir.Gain: ("power",),
    ir.Lose: ("power",),
    ir.SetPower: ("power",),
    ir.DoublePower: ("power",),
}


def asks_what_was_changed(node: ir.Node) -> bool:
    """ "Dull it. If it was active, ...", "it loses 5000 power. If its power was 5000 or less, ...": before that, or now?"""
    changed: set[tuple[ir.Node | None, str]] = set()
    for effect in getattr(node, "effects", ()):
        if isinstance(effect, ir.If | ir.Instead) and _asked(effect.condition) in changed:
            return True
        for part in effect.effects if isinstance(effect, ir.Both) else (effect,):
            about = getattr(part, "to", None) or getattr(part, "what", None)
            changed |= {(_whom(about), each) for each in _CHANGES.get(type(part), ())}
    return False


def _asked(condition: ir.Condition) -> tuple[ir.Node | None, str]:
    """Of which card what is asked with "was"."""
    if isinstance(condition, ir.HasFilter) and isinstance(condition.filter, ir.StatusIs) and condition.w in _STATE_WAS:
        return _whom(condition.card), condition.filter.status
    if isinstance(condition, ir.Compare) and isinstance(condition.left, ir.PowerOf) and condition.w in _NUMBER_WAS:
        return _whom(condition.left.card), "power"
    return None, ""


def _whom(card: ir.Node | None) -> ir.Node | None:
    return ir.Ref(card.to) if isinstance(card, ir.Ref) else card
