"""What would go to where it is already, or is said to lie where it does not: another card or another place must be meant."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import offered, refuse
from cardwright.text.sve.groups import FROM, FROM_ZONE
from cardwright.text.sve.history import GONE_SO
from cardwright.text.sve.later_sets import SPARED
from cardwright.text.sve.scope import theirs
from cardwright.text.walk import nodes
from cardwright.text.whose import chosen_as, targets_of

ZONES: dict[str, type[ir.Zone]] = {"cemetery": sv.Cemetery, "ex_area": sv.ExArea, "hand": ir.Hand}
ON_FIELD = (sv.Fanfare, sv.OnEvolve, sv.OnRace, sv.Strike)
Move = ir.PutInto | ir.ToHand | ir.PlayOnto


def check(ability: ir.Node) -> None:
    """Raises TextError (stage bind) at "put this card into your EX area from your EX area"."""
    moves = [each for each in nodes(ability) if isinstance(each, Move)]
    if any(_stays(each, ability) for each in moves):
        raise refuse("the card is there already")
    if any(isinstance(each, sv.TransferCounters) and _to_itself(each) for each in nodes(ability)):
        raise refuse("a card has its own counters already")
    if _lies_elsewhere(ability) or _waits_in_vain(ability):
        raise refuse("the card is not there when this happens")
    if any(_priced_in_vain(each) for each in nodes(ability) if isinstance(each, ir.AutoAbility | ir.Delayed)):
        raise refuse("what it costs has been paid by then, or is paid no more")
    spared = any(isinstance(each, Move) and each.w in range(SPARED, SPARED + 3) for each in moves)
    if spared and not isinstance(ability, ir.SummonEffect):
        raise refuse("only a spell that is used up would go to the cemetery")
    asked = any(isinstance(each, ir.HappenedThisTurn) and each.w == GONE_SO for each in nodes(ability))
    if asked and not isinstance(getattr(ability, "event", None), sv.LastWords):
        raise refuse("it is open when that was so")


# what happens to a card that is played, or lies where it is not played from
DONE_WITH = (ir.PlayerCasts, ir.PlayerDiscards, ir.EntersField, sv.EntersFrom, ir.Attacks, sv.Evolves, sv.Races)


def _priced_in_vain(waiting: ir.AutoAbility | ir.Delayed) -> bool:
    """ "Whenever you play a spell, it costs 1 less to play": its cost was determined before (10.6.2.5.1); of a card that is moved since it may be."""
    done = [each for effect in waiting.effects for each in nodes(effect)]
    of_it = [each for each in done if getattr(getattr(each, "what", None), "to", ()) == ("subject",)]
    priced = any(isinstance(each, ir.CostChange | sv.CostSet) for each in of_it)
    moved = any(isinstance(each, Move) for each in of_it)
    return priced and not moved and any(isinstance(each, DONE_WITH) for each in nodes(waiting.event))


def _waits_in_vain(ability: ir.Node) -> bool:
    """ "While this card is in your hand, whenever this follower attacks": what happens to a card on the field."""
    event = getattr(ability, "event", None)
    away = isinstance(getattr(ability, "condition", None), ir.SourceIn)
    return away and isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.SelfRef)


def _stays(move: Move, ability: ir.Node) -> bool:
    if isinstance(move.what, ir.SelfRef):
        return _said(move.what) is type(_goal(move))
    if not isinstance(move.what, ir.Ref):
        return False
    names = move.what.to
    done = [each for each in nodes(ability) if getattr(getattr(each, "what", None), "to", ()) == names]
    put = any(isinstance(each, ir.SelectAndPut) and (each.target.bind,) == names for each in nodes(ability))
    if len(done) > 1 or put:  # "banish it, then put it onto your field"
        return False
    lay = chosen_as(names, ability)
    named = {each.bind for choice in nodes(ability) for each in targets_of(choice)}
    if isinstance(move, ir.PlayOnto) and named.issuperset(names) and all(map(_nowhere, lay)):
        return True
    return len(lay) == len(names) and all(_in(group, _goal(move)) for group in lay)


def _nowhere(group: ir.Group) -> bool:
    """Whether the cards would be on the field already, as no other place is named (4.4.3)."""
    kinds = group.noun.types if isinstance(group.noun, ir.TypeIs) else ()
    if "Spell" in kinds or "Leader" in kinds or theirs(group):
        return False
    return not any(isinstance(each, ir.InZone) for each in group.qualifiers)


def _goal(move: Move) -> ir.Zone:
    if isinstance(move, ir.PutInto):
        return move.to
    return ir.Hand(move.player) if isinstance(move, ir.ToHand) else ir.Field(move.player)


def _in(group: ir.Group, goal: ir.Zone) -> bool:
    """Whether the cards lie in this place of the one who has the ability."""
    zones = [each.zone for each in group.qualifiers if isinstance(each, ir.InZone)]
    yours = all(isinstance(getattr(zone, "player", None), ir.You) for zone in (*zones, goal))
    return bool(zones) and yours and all(type(zone) is type(goal) for zone in zones)


def _said(card: ir.SelfRef) -> type[ir.Zone] | None:
    """Where "this card from your hand" lies."""
    return ZONES[FROM[card.w // FROM_ZONE - 1][1]] if card.w >= FROM_ZONE else None


def _to_itself(node: sv.TransferCounters) -> bool:
    source, to = (("self",) if isinstance(each, ir.SelfRef) else each for each in (node.source, node.to))
    return getattr(source, "to", source) == getattr(to, "to", to)


def _lies_elsewhere(ability: ir.Node) -> bool:
    """ "[fanfare] Put this card from your hand onto your field": with nothing before it, it is where that happened (12.4.3, 12.5.3)."""
    event, effects = getattr(ability, "event", None), getattr(ability, "effects", ())
    first = offered(effects[0]) if effects else None
    lies = _said(first.what) if isinstance(first, Move) and isinstance(first.what, ir.SelfRef) else None
    if lies is None:
        return False
    return isinstance(event, ON_FIELD) or (isinstance(event, sv.LastWords) and lies is not sv.Cemetery)
