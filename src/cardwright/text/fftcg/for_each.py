"""What is done for each of something: the count is printed in front of the instruction or behind it, and stands in its amount."""

import msgspec

from cardwright.text import ir
from cardwright.text.antecedents import refuse

FRONT = 1  # wording of PerEach: "for each" stands in front of the instruction
POWER: dict[type[ir.Node], str] = {ir.Gain: "gains", ir.Lose: "losses"}


def fold(node: ir.ForEachFront | ir.ForEachBehind) -> ir.Effect:
    """The instruction with the count in its amount; raises TextError (stage bind) where it has none that could be multiplied."""
    if isinstance(node, ir.ForEachBehind):
        return _multiply(node.effect, node.each, BEHIND[node.w])
    return _spread(node)


def _spread(node: ir.ForEachFront) -> ir.Effect:
    effect = node.effect
    name = POWER.get(type(effect), "")
    if name:
        (changed, *more) = getattr(effect, name)
        if isinstance(changed, ir.PowerUp) and isinstance(changed.amount, ir.Num):
            amount = ir.PerEach(changed.amount, node.each, w=FRONT)
            power = msgspec.structs.replace(effect, **{name: (ir.PowerUp(amount),)})
            return _besides(power, effect, name, tuple(more), node.each) if more else power
    elif isinstance(effect, (ir.Draw, ir.CostChange, *MULTIPLIED)):
        (name,) = _multiplied(effect)
        if isinstance(getattr(effect, name), ir.Num):
            return msgspec.structs.replace(effect, **{name: ir.PerEach(getattr(effect, name), node.each, w=FRONT)})
    raise refuse('"for each" in front of an instruction that it cannot multiply')


BESIDES = 2600  # wording of Both: "for each Backup you control, it gains +1000 power and Brave"


def _besides(power: ir.Effect, effect: ir.Effect, name: str, more: tuple[ir.Gained, ...], each: ir.Amount) -> ir.Both:
    """A keyword is the same however often it is gained: where there is one to count at all."""
    if not isinstance(effect, ir.Gain) or not all(isinstance(part, ir.KeywordGained) for part in more):
        raise refuse("it is open what is multiplied")
    gain = msgspec.structs.replace(effect, **{name: more})
    return ir.Both((power, ir.If(ir.Compare(each, ir.Num(1), ">="), gain)), w=BESIDES)


# wordings of PerEach: "for each" stands behind the whole instruction, behind a comma, is "for every 2", or has a limit
BEHIND = (2, 7, 8, 9)


def _multiplied(effect: ir.Effect) -> tuple[str, ...]:
    return tuple(name for name in ("count", "amount") if name in effect.__struct_fields__)


def _multiply(effect: ir.Effect, each: ir.Amount, w: int) -> ir.Effect:
    if isinstance(effect, ir.Both):
        if not all(isinstance(e, (ir.Draw, *MULTIPLIED)) for e in effect.effects):
            raise refuse("it is open what is multiplied")
        return msgspec.structs.replace(effect, effects=tuple(_multiply(e, each, w) for e in effect.effects))
    name = POWER.get(type(effect), "")
    if name:
        (changed, *more) = getattr(effect, name)
        if not isinstance(changed, ir.PowerUp) or not isinstance(changed.amount, ir.Num) or more:
            raise refuse('"for each" behind an instruction that it cannot multiply')
        return msgspec.structs.replace(effect, **{name: (ir.PowerUp(ir.PerEach(changed.amount, each, w=w)),)})
    counted = {name: ir.PerEach(getattr(effect, name), each, w=w) for name in _multiplied(effect)}
    return msgspec.structs.replace(effect, **counted)


MULTIPLIED_ROW = 16  # wording of Both: one "for each" behind it multiplies both
MULTIPLIED = (
    ir.PlaceCounters, ir.RemoveCounters, ir.DealDamage, ir.Discard, ir.DiscardAtRandom, ir.GainCrystals, ir.Mill, ir.RemoveTop,
)  # fmt: skip


def gather_behind(node: ir.Node) -> ir.Node:
    """The instruction with its "for each" behind it, where it was printed there."""
    if isinstance(node, ir.Both) and node.w == MULTIPLIED_ROW:
        parts = [_plain_of(part) for part in node.effects]
        each = parts[0][1]
        return ir.ForEachBehind(each.each, ir.Both(tuple(p for p, _ in parts), w=node.w), w=1) if each else node
    if name := POWER.get(type(node), ""):
        return _power_behind(node, name)
    if not isinstance(node, MULTIPLIED):
        return node
    (name,) = _multiplied(node)
    amount = getattr(node, name)
    if not isinstance(amount, ir.PerEach) or amount.w not in BEHIND:
        return node
    return ir.ForEachBehind(amount.each, _plain_of(node)[0], w=BEHIND.index(amount.w))


def _power_behind(node: ir.Node, name: str) -> ir.Node:
    """ "Hild gains +1000 power until the end of the turn for each Backup you control" """
    (changed, *more) = getattr(node, name)
    amount = changed.amount if isinstance(changed, ir.PowerUp) and not more else None
    if not isinstance(amount, ir.PerEach) or amount.w not in BEHIND:
        return node
    plain = msgspec.structs.replace(node, **{name: (ir.PowerUp(amount.amount),)})
    return ir.ForEachBehind(amount.each, plain, w=BEHIND.index(amount.w))  # type: ignore[arg-type]


def _plain_of(node: ir.Effect) -> tuple[ir.Effect, ir.PerEach | None]:
    """The instruction without its "for each", and that."""
    (name,) = _multiplied(node)
    amount = getattr(node, name)
    if not isinstance(amount, ir.PerEach):
        return node, None
    return msgspec.structs.replace(node, **{name: amount.amount}), amount


def gather(effect: ir.Effect) -> ir.Effect:
    """The instruction with its "for each" in front of it, where it was printed there."""
    if isinstance(effect, ir.If | ir.Afterwards | ir.IfDone | ir.IfNotDone | ir.Otherwise):
        return msgspec.structs.replace(effect, effect=gather(effect.effect))
    if isinstance(effect, ir.Then):
        return msgspec.structs.replace(effect, first=gather(effect.first), then=gather(effect.then))
    if isinstance(effect, ir.Both) and effect.w == BESIDES:
        power, rest = effect.effects
        counted = gather(power)
        assert isinstance(counted, ir.ForEachFront) and isinstance(counted.effect, ir.Gain) and isinstance(rest, ir.If)
        both = (*counted.effect.gains, *rest.effect.gains)  # type: ignore[attr-defined]
        return msgspec.structs.replace(counted, effect=msgspec.structs.replace(counted.effect, gains=both))
    if isinstance(effect, ir.WhenDone | ir.Delayed | ir.Both):
        return msgspec.structs.replace(effect, effects=tuple(gather(each) for each in effect.effects))
    name = POWER.get(type(effect), "")
    if name:
        (changed, *more) = getattr(effect, name)
        amount = changed.amount if isinstance(changed, ir.PowerUp) and not more else None
        if isinstance(amount, ir.PerEach) and amount.w == FRONT:
            return _in_front(amount, msgspec.structs.replace(effect, **{name: (ir.PowerUp(amount.amount),)}))
    elif isinstance(effect, (ir.Draw, ir.CostChange, *MULTIPLIED)):
        (name,) = _multiplied(effect)
        amount = getattr(effect, name)
        if isinstance(amount, ir.PerEach) and amount.w == FRONT:
            return _in_front(amount, msgspec.structs.replace(effect, **{name: amount.amount}))
    return effect


def _in_front(amount: ir.PerEach, effect: ir.Effect) -> ir.Effect:
    return ir.ForEachFront(amount.each, effect, w=int(isinstance(amount.each, ir.Times)))
