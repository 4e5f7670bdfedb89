""" "The same amount of damage": that of the event that is waited for, or of what is replaced; there must be one of these."""

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.walk import holds_any, map_fields, nodes

# what has an amount of damage
EVENTS = (ir.IsDealtDamage, ir.DealsDamageTo, ir.DealsDamageToPlayer, ir.DealsDamageToAny, ir.DamagedCardEvent, ir.PlayerReceivesDamage,
          ir.PartyDealsDamage)  # fmt: skip
REPLACED = (
    ir.ReplaceDamage | ir.ReplaceDealt | ir.ReplaceDealtAll | ir.ReplacePlayerDamage | ir.NextDealt | ir.RedirectDamage
)
DEALING = ir.DealDamage | ir.DamagePlayer


def check(ability: ir.Node) -> ir.Node:
    """The ability. Raises TextError (stage bind) where no damage was spoken of, or some was dealt before by the ability itself: which is meant is open."""
    if any(isinstance(each, ir.EventAmount) for each in nodes(ability)):
        _check(ability, False)
    return ability


def _check(node: ir.Node, known: bool) -> None:
    event = getattr(node, "event", None)
    if isinstance(event, ir.Event):
        known = holds_any(event, EVENTS)
    dealt = False  # by what stands before, beside it

    def look(each: ir.Node) -> ir.Node:
        nonlocal dealt
        said = any(isinstance(inner, ir.EventAmount) for inner in nodes(each))
        if said and dealt:
            raise refuse("it is open which damage is meant")
        if isinstance(each, ir.EventAmount) and not known:
            raise refuse("nothing says how much that is")
        if said:
            _check(each, known or isinstance(each, REPLACED))
        dealt = dealt or any(isinstance(inner, DEALING) for inner in nodes(each))
        return each

    map_fields(node, look)
