"""What a card "was" or "had": where an instruction before it, or what is waited for, has changed that, it is open which is meant.

Of a card that has left it is what it was last (10.11.1); of one that is still there it would be what it is now.
"""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.walk import map_fields

# `HasFilter.w` of "it was engaged" and "it had Ward", `Compare.w` of "its attack was 5 or less"
WAS, HAD, VALUE_WAS = 2, 10, 60
ENGAGED, DAMAGED, EVOLVED, RACING = "engaged", "damaged", "evolved", "racing"
VALUES = ("keyword", "attack", "defense")
CHANGES: dict[type[ir.Node], tuple[str, ...]] = {
    ir.Dull: (ENGAGED,), ir.Activate: (ENGAGED,), ir.DealDamage: (DAMAGED, "defense"), ir.DivideDamage: (DAMAGED, "defense"),
    ir.Gain: VALUES, ir.Lose: VALUES, sv.SetAttack: ("attack",), sv.SetDefense: ("defense",),
    sv.Evolve: (EVOLVED, *VALUES), sv.Race: (RACING,), sv.Evolves: (EVOLVED, *VALUES), sv.Races: (RACING,),
}  # fmt: skip
ASKS: dict[type[ir.Node], str] = {
    ir.WithKeyword: "keyword", sv.AttackIs: "attack", sv.DefenseIs: "defense", sv.IsEvolved: EVOLVED, sv.IsRacing: RACING,
    sv.AttackOf: "attack", sv.DefenseOf: "defense",
}  # fmt: skip
Changed = set[tuple[str, str]]  # of which card what


def check(ability: ir.Node) -> None:
    """Raises TextError (stage bind) at "engage it. If it was engaged, draw a card"."""
    _look(ability, set())


def _look(node: ir.Node, changed: Changed) -> None:
    if isinstance(node, sv.OrInstead):  # asked before anything is done
        _look(node.condition, changed)
    if isinstance(node, sv.OnEvolve):
        changed |= {("self", each) for each in CHANGES[sv.Evolves]}
    if isinstance(node, ir.CardEvent):
        changed |= {("self" if isinstance(node.subject, ir.SelfRef) else "subject", what) for each in node.happenings for what in CHANGES.get(type(each), ())}  # fmt: skip
    if any((name, _asked(node)) in changed for name in _asked_of(node)):
        raise refuse("it is open whether that is asked as it was before, or as it is now")

    def inside(child: ir.Node) -> ir.Node:
        if not (isinstance(node, sv.OrInstead) and child is node.condition):
            _look(child, changed)
        return child

    map_fields(node, inside)
    if isinstance(node, ir.Effect):
        about = getattr(node, "to", None) or getattr(node, "what", None)
        changed |= {(name, each) for name in _names(about) for each in CHANGES.get(type(node), ())}


def _asked_of(node: ir.Node) -> tuple[str, ...]:
    """Of which cards a condition asks what they were."""
    if isinstance(node, ir.HasFilter) and node.w in (WAS, HAD):
        return _names(node.card)
    measured = node.left if isinstance(node, ir.Compare) and node.w == VALUE_WAS else None
    return _names(measured.card) if isinstance(measured, sv.AttackOf | sv.DefenseOf) else ()


def _asked(node: ir.Node) -> str:
    said = node.filter if isinstance(node, ir.HasFilter) else getattr(node, "left", None)
    said = said.filter if isinstance(said, ir.Without) else said
    if isinstance(said, ir.StatusIs):
        return DAMAGED if said.status == "damaged" else ENGAGED
    return ASKS.get(type(said), "") if isinstance(said, ir.Node) else ""


def _names(what: object) -> tuple[str, ...]:
    if isinstance(what, ir.Several):
        return tuple(name for each in what.items for name in _names(each))
    return ("self",) if isinstance(what, ir.SelfRef) else what.to if isinstance(what, ir.Ref) else ()
