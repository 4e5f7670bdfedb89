"""Which player "they", "that player", "their" are, by the conditions and events that name one; which card was played, and who lives."""

from collections.abc import Callable

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve.scope import Scope
from cardwright.text.sve.visiting import fields
from cardwright.text.walk import nodes


def _draws(node: ir.PlayerDraws | sv.Performs | sv.MaxPointsChange, scope: Scope) -> ir.Node:
    """ "That player": who draws."""
    if not isinstance(node.player, ir.You):
        scope.player = node.player
    return fields(node, scope)


def _past(node: ir.HappenedThisTurn, scope: Scope) -> ir.Node:
    """What happened before has no subject for later words; that the source is spoken of is another matter."""
    before = [each for each in scope.known if each.kind == "subject"]
    seen = fields(node, scope)
    scope.known = [each for each in scope.known if each.kind != "subject" or each in before]
    return seen


def _against(node: ir.Compare, scope: Scope) -> ir.Node:
    """ "If your opponent has more cards in their hand than you, they ...": the opponent."""
    of_them = any(isinstance(each, ir.PronounPlayer) for each in nodes(node))
    if isinstance(node.left, ir.CountOf | sv.EvolutionPoints) and type(node.right) is type(node.left) and not of_them:
        scope.player = ir.Opponent()
    return fields(node, scope)


def _has(node: ir.Controls | ir.HasCastThisTurn, scope: Scope) -> ir.Node:
    """ "An opponent has ... in their hand": whose hand that is."""
    if not isinstance(node.player, ir.You | ir.PronounPlayer):
        scope.player = node.player
    return fields(node, scope)


def _there(node: ir.Exists, scope: Scope) -> ir.Node:
    """ "If there are at least 3 cards in an opponent's hand, they ...": whose hand that is."""
    for each in node.group.qualifiers:
        if isinstance(each, ir.InZone) and isinstance(getattr(each.zone, "player", None), ir.Opponent):
            scope.player = ir.Opponent()
    return fields(node, scope)


def _phase(node: ir.BeginningOf, scope: Scope) -> ir.Node:
    if isinstance(node.whose, ir.EachPlayer):
        scope.player = ir.EventPlayer()
    elif isinstance(node.whose, ir.Opponent) and not node.next:
        scope.player = node.whose
    return node


def _opponent(node: sv.SelectOpponent, scope: Scope) -> ir.Node:
    scope.player = ir.Opponent()
    return node


def _nth(node: sv.NthPlayed, scope: Scope) -> ir.Node:
    """ "If it's your 3rd this turn": what was played, and not what was selected since."""
    made = fields(node, scope)
    if made.card.to != ("subject",) or not scope.played:  # type: ignore[attr-defined]
        raise refuse("nothing says that this was played")
    return made


def to_living(node: ir.Effect, scope: Scope) -> ir.Node:
    """ "Whenever this follower destroys a follower, refresh it": what is done on the field alone is not done to the destroyed one."""
    done_to = getattr(node, "what", None) or getattr(node, "to", None) or getattr(node, "on", None)
    slain = [each for each in scope.known if each.kind == "slain"]
    if not slain or done_to != ir.Pronoun("it"):
        return fields(node, scope)
    scope.known = [each for each in scope.known if each not in slain]
    made = fields(node, scope)
    scope.known = slain + scope.known
    return made


OF_PLAYERS: dict[type[ir.Node], Callable[..., ir.Node]] = {
    **dict.fromkeys((ir.PlayerDraws, sv.Performs, sv.MaxPointsChange), _draws),
    ir.BeginningOf: _phase,
    ir.Controls: _has,
    ir.Exists: _there,
    ir.HasCastThisTurn: _has,
    ir.HappenedThisTurn: _past,
    ir.Compare: _against,
    sv.SelectOpponent: _opponent,
    sv.NthPlayed: _nth,
}
