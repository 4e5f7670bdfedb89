""" "That many" behind a cost: as many as the cost took, "discard any number of cards: Draw that many cards",
or behind "whenever you discard one or more cards", "whenever one or more followers are destroyed" as many as those; behind nothing at
all it is refused."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve import paid
from cardwright.text.walk import bottom_up, nodes

OF_EVENT, MUCH = 600, 50  # `CountRef.w` from here on: the cards of the event, printed "that many", "that much"
OF_COST = 100  # `PaidCount.w`, `CountThisWay.w` from here on: printed "that many"
Effects = tuple[ir.Effect, ...]
PICKING = (ir.Choose, ir.Select, sv.SelectRandom, sv.SelectOpponent)
DESTROYING = (ir.PayBreak, sv.PayBreakAny)


def fold(ability: ir.Node, effects: Effects) -> Effects:
    """What the first instruction behind a cost calls "that many"."""
    cost = getattr(ability, "cost", None)
    if together(ability):
        effects = tuple(_as_effect(bottom_up(each, _much)) for each in effects)
        cost = cost or OF_THE_EVENT

    def behind(node: ir.Node) -> ir.Node:
        if isinstance(node, sv.PayFor):
            return msgspec.structs.replace(node, effects=_said(node.cost, node.effects))
        return node

    made = tuple(_as_effect(bottom_up(each, behind)) for each in effects)
    made = _said(cost if isinstance(cost, ir.Cost | ir.Ref) else None, made)
    if isinstance(cost, ir.Cost):
        _check_targets(made)
    return made


OF_THE_EVENT = ir.Ref(("subject",))
# what happens to the cards of an event, as it is said of them later
EVENT_VERBS: dict[type[ir.Node], str] = {
    ir.IsBroken: "destroyed", ir.IsDiscarded: "discarded", ir.ReturnsToHand: "returned", ir.RemovedFromGame: "banished",
}  # fmt: skip
# "that much" of these is another amount
MEASURED = (sv.DealsDamage, ir.DealsDamageTo, ir.IsDealtDamage, sv.DefenseChanges)


def together(ability: ir.Node) -> bool:
    """Whether it waits for something that happens to several cards at once."""
    event = _waited_for(ability)
    if isinstance(event, ir.CardEvent):
        return several(ability) and not any(isinstance(each, MEASURED) for each in event.happenings)
    return isinstance(event, ir.PlayerDiscards) and not event.each


def several(ability: ir.Node) -> bool:
    """Whether it waits for "one or more" cards to which something happens."""
    event = _waited_for(ability)
    return isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.CountedSubject)


def happened(ability: ir.Node) -> tuple[str, ...]:
    """What happens to the cards for which it waits, which come together."""
    event = _waited_for(ability)
    if not together(ability):
        return ()
    if isinstance(event, ir.CardEvent):
        verbs = {EVENT_VERBS.get(type(each)) for each in event.happenings}
        return tuple(verb for verb in verbs if verb) if len(verbs) == 1 else ()
    return ("discarded",)


def _waited_for(ability: ir.Node) -> ir.Node | None:
    event: ir.Node | None = getattr(ability, "event", None)
    while isinstance(event, ir.Within):
        event = event.event
    return event


def _much(node: ir.Node) -> ir.Node:
    return ir.CountRef(OF_THE_EVENT, w=OF_EVENT + MUCH + node.w) if isinstance(node, ir.EventAmount) else node


def _check_targets(effects: Effects) -> None:
    """What an activated ability selects is selected before its cost is paid (10.6.2.3, 10.6.2.5): then nobody knows how many."""
    for effect in effects:
        outer = [each for each in nodes(effect) if isinstance(each, sv.Let) and _of_payment(each.amount)]
        for each in nodes(effect):
            counts = [target.count for target in each.targets] if isinstance(each, ir.Choose) else []
            if any(_of_payment(count) or (outer and isinstance(count, ir.X)) for count in counts):
                raise refuse("how many are selected is known only when the cost has been paid")


def _of_payment(amount: ir.Amount) -> bool:
    parts = nodes(amount)
    return any(isinstance(each, sv.PaidCount) or (isinstance(each, sv.CountThisWay) and each.paid) for each in parts)


def printed(node: sv.PaidCount | sv.CountThisWay | ir.CountRef) -> ir.ResultCount | ir.EventAmount:
    """The count as it is printed."""
    if isinstance(node, ir.CountRef):
        w = node.w - OF_EVENT
        return ir.EventAmount(w=w - MUCH) if w >= MUCH else ir.ResultCount(w=w)
    return ir.ResultCount(w=node.w - OF_COST)


def _said(cost: ir.Cost | ir.Ref | None, effects: Effects) -> Effects:
    out = list(effects)
    for at, each in enumerate(out):
        out[at], done = _lead(each, cost)
        if done:
            break
    return tuple(out)


def _lead(effect: ir.Effect, cost: ir.Cost | ir.Ref | None) -> tuple[ir.Effect, bool]:
    """The effect with that, and whether it does something that could itself be counted."""
    if isinstance(effect, ir.Both):
        parts = list(effect.effects)
        for at, part in enumerate(parts):
            parts[at], done = _lead(part, cost)
            if done:
                return msgspec.structs.replace(effect, effects=tuple(parts)), True
        return msgspec.structs.replace(effect, effects=tuple(parts)), False
    if isinstance(effect, ir.Then):
        first, done = _lead(effect.first, cost)
        then = effect.then if done else _lead(effect.then, cost)[0]
        return msgspec.structs.replace(effect, first=first, then=then), True
    if isinstance(effect, ir.If | ir.May):
        return msgspec.structs.replace(effect, effect=_lead(effect.effect, cost)[0]), True
    if isinstance(effect, sv.Let | sv.Gate | ir.Delayed):
        return msgspec.structs.replace(effect, effects=_said(cost, effect.effects)), True
    if isinstance(effect, sv.PayFor | ir.Modal | sv.HandToDeckAndRedraw):
        return effect, True  # the last says itself how many are returned
    return _as_effect(bottom_up(effect, lambda node: _counted(node, cost))), not isinstance(effect, PICKING)


def _counted(node: ir.Node, cost: ir.Cost | ir.Ref | None) -> ir.Node:
    if not isinstance(node, ir.ResultCount) or not node.w:
        return node
    if isinstance(cost, ir.Ref):
        return ir.CountRef(cost, w=OF_EVENT + node.w)
    found: list[ir.Node] = []
    for item in (*cost.icons, *cost.actions) if cost is not None else ():
        if isinstance(item, DESTROYING):
            found.append(sv.CountThisWay(ir.IsCard(), "destroyed", paid=True, w=OF_COST + node.w))
        found += [
            sv.PaidCount(verb, w=OF_COST + node.w) for verb, kinds in paid.TAKEN.items() if isinstance(item, kinds)
        ]
    if len(found) != 1:
        raise refuse("nothing says how many that are")
    return found[0]


def _as_effect(node: ir.Node) -> ir.Effect:
    assert isinstance(node, ir.Effect)
    return node


def counts(node: ir.Node) -> bool:
    """Whether it is printed "that many"."""
    if isinstance(node, ir.CountRef):
        return OF_EVENT <= node.w < OF_EVENT + 2 * MUCH
    return isinstance(node, sv.PaidCount | sv.CountThisWay) and node.w >= OF_COST
