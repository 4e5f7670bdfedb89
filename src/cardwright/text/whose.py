"""Whose cards are meant, and of which the others are left: where a text leaves that open, `sense` refuses it."""

from collections.abc import Container

from cardwright.text import ir
from cardwright.text.walk import holds_any, nodes

IN_EACH = ir.InZone(ir.BreakZone(ir.EachPlayer(), w=4))  # "in each player's Break Zone"
TOLLS = ir.AttackCost | ir.BlockCost | ir.AttackOrBlockCost
YOU_PAY, OPPONENT_PAYS = 0, 2  # their `w`, where the controller of the Forward is said to be you or your opponent
THEIR_NEXT_PHASE = 7700  # `DoesNotActivate.w` of "during your opponent's next Active Phase"


def is_own(what: ir.Node) -> bool:
    """Whether that is the card itself, by its name or by a pronoun."""
    return isinstance(what, ir.SelfRef) or getattr(what, "to", ()) == ("self",)


def in_each_zone(node: ir.Target | ir.Exists) -> bool:
    """ "Choose 1 card in each player's Break Zone", "if there are 3 cards in each player's Break Zone": two of each, not one of either."""
    return IN_EACH in node.group.qualifiers


def put_away_unnamed(node: ir.If) -> bool:
    """ "If your opponent controls a Forward, put it into the Break Zone": "it" is the card itself only where the condition speaks of that."""
    what = (
        node.effect.what if isinstance(node.effect, ir.Restrict) and isinstance(node.effect.rule, ir.PutAway) else None
    )
    return isinstance(what, ir.Ref) and (what.to != ("self",) or not holds_any(node.condition, (ir.SelfRef,)))


def others_of_none(ability: ir.Node) -> bool:
    """ "All other Forwards are put into the Break Zone", where nobody selects any."""
    return not any(isinstance(each, ir.Select | ir.SelectAmong | ir.SelectParts) for each in nodes(ability))


def in_another_phase(node: ir.Restrict, ability: ir.Node) -> bool:
    """ "Choose 1 Forward. It doesn't activate during your opponent's next Active Phase.": the Forward may be one's own."""
    if not isinstance(node.rule, ir.DoesNotActivate) or node.rule.w != THEIR_NEXT_PHASE:
        return False
    meant = _meant(node, ability)
    return not meant or not all(map(of_enemies, meant))


def _meant(node: ir.Restrict, ability: ir.Node) -> list[ir.Group]:
    """The groups of the cards of which it is said, as far as the text has chosen or found them."""
    names = node.what.to if isinstance(node.what, ir.Ref) else ()
    return [each.group for each in nodes(ability) if isinstance(each, ir.Target | ir.All) and each.bind in names]


def paid_by_another(node: ir.Restrict, ability: ir.Node) -> bool:
    """ "Choose 1 Forward. It cannot attack this turn unless you pay 《2》.": its controller pays (10.1.2.3), who may be the other player."""
    if not isinstance(node.rule, TOLLS) or node.rule.w not in (YOU_PAY, OPPONENT_PAYS):
        return False
    if is_own(node.what):
        return node.rule.w == OPPONENT_PAYS
    groups = [node.what.group] if isinstance(node.what, ir.All) else _meant(node, ability)
    payer = ir.Opponent if node.rule.w == OPPONENT_PAYS else ir.You
    return not groups or not all(_controlled_by(each, payer) for each in groups)


def of_enemies(node: ir.Node) -> bool:
    """Whether it speaks of cards that the opponent controls."""
    return _controlled_by(node, ir.Opponent)


def _controlled_by(node: ir.Node, player: type[ir.Player]) -> bool:
    return any(isinstance(each, ir.ControlledBy) and isinstance(each.player, player) for each in nodes(node))


def chosen_as(names: Container[str], ability: ir.Node) -> list[ir.Group]:
    """As cards of which groups those with these names are chosen or selected."""
    return [each.group for each in nodes(ability) if isinstance(each, ir.Target) and each.bind in names]


def its_own(node: ir.DealDamage, ability: ir.Node) -> bool:
    """ "When Hild attacks, choose 1 Forward. Deal it damage equal to its power", "it deals damage to it": another's must be meant. A
    Summon has no power."""
    own = isinstance(node.amount, ir.PowerOf) and _same_it(node.amount.card, node.to)
    own = own and not isinstance(ability, ir.SummonEffect)
    return own or (node.source is not None and _same_it(node.source, node.to))


def _same_it(one: ir.Objects, two: ir.Objects) -> bool:
    return isinstance(one, ir.Ref) and isinstance(two, ir.Ref) and one.to == two.to and len(one.to) == 1


CONTROLLED = 3  # wording of ControlledBy: "a Forward you controlled"


def controlled_when(ability: ir.Node) -> bool:
    """ "Choose 1 Forward you controlled": of what has happened alone a text says so, "if a Forward you controlled attacked this turn"."""
    told = [each for event in nodes(ability) if isinstance(event, ir.CardEvent) for each in nodes(event)]
    return sum(map(_controlled, nodes(ability))) > sum(map(_controlled, told))


def _controlled(node: ir.Node) -> bool:
    return isinstance(node, ir.ControlledBy) and node.w == CONTROLLED


def targets_of(node: ir.Node) -> tuple[ir.Target, ...]:
    """What is chosen or selected where it lies: not what is found in a deck, or among cards that were looked at."""
    return node.targets if isinstance(node, ir.Choose) else (node.target,) if isinstance(node, ir.Select) else ()
