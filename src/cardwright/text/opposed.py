"""Events about two cards of groups ("when a Forward you control deals damage to a Forward, ..."): which of them "it" is."""

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.pronouns import FORMS
from cardwright.text.walk import nodes

HARMFUL = (ir.Break, ir.Dull, ir.Freeze, ir.Lose, ir.DealDamage, ir.RemoveFromGame, ir.ToHand, ir.PutInto)
GOOD = (ir.Gain, ir.Activate)
# "when a Forward you control blocks, the blocking Forward ..." is the one of the event
FIGHTING: dict[str, type[ir.Event]] = {"blocking_forward": ir.Blocks, "blocked_forward": ir.IsBlocked}


def struck(event: ir.Event) -> ir.Objects | None:
    """Whom a card of a group deals damage to or breaks: named last, so that "it" is this one; None for other events, and where that is
    the card of the ability, which is called by its name."""
    if not isinstance(event, ir.CardEvent) or isinstance(event.subject, ir.SelfRef):
        return None
    found = [each.whom for each in event.happenings if isinstance(each, ir.DealsDamageTo | ir.Breaks)]
    alone = len(found) == len(event.happenings) == 1 and not isinstance(found[0], ir.SelfRef)
    return found[0] if alone else None


def is_unnamed(event: ir.Event | None) -> bool:
    """Whether the card itself blocks, or is blocked by, a card that the text does not name."""
    own = isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.SelfRef)
    fights = event.happenings if own else ()  # type: ignore[union-attr]
    return any(
        (isinstance(each, ir.IsBlocked) and each.by is None) or (isinstance(each, ir.Blocks) and each.whom is None)
        for each in fights
    )


def check(event: ir.Event, bound: ir.Node) -> None:
    """Raises where "it" would be the better for being struck, or the worse for fighting as one's own: the other may be meant."""
    if is_unnamed(event) and any(_is_done(each, HARMFUL, "self", "it") for each in nodes(bound)):
        raise refuse("'it' could mean the card itself or the one that it fights")
    own = isinstance(event, ir.CardEvent) and isinstance(event.subject, ir.SelfRef)
    if own and any(_is_done(each, GOOD, "other", "it") for each in nodes(bound)):
        raise refuse("'it' could mean the card itself or the other one of the event")
    if struck(event) is not None and any(_is_done(each, GOOD, "other") for each in nodes(bound)):
        raise refuse("it is open whether what dealt the damage is meant or what was dealt it")
    if _own_fights(event) and any(_is_done(each, HARMFUL, "subject") for each in nodes(bound)):
        raise refuse("it is open which of the two Forwards is meant")


def _own_fights(event: ir.Event) -> bool:
    """Whether a card of one's own blocks another, or is blocked or dealt damage by it."""
    if not isinstance(event, ir.CardEvent) or not isinstance(event.subject, ir.OneSubject):
        return False
    mine = any(isinstance(q, ir.ControlledBy) and isinstance(q.player, ir.You) for q in event.subject.group.qualifiers)
    return mine and any(
        isinstance(each, ir.IsBlocked | ir.Blocks | ir.IsDealtDamage)
        and any(getattr(each, name, None) is not None for name in ("by", "whom", "dealer"))
        for each in event.happenings
    )


def _is_done(node: ir.Node, kinds: tuple[type[ir.Effect], ...], name: str, form: str = "") -> bool:
    """Whether the instruction is one of these kinds and is done to what the event calls so, and the text so (``form``)."""
    target = (
        getattr(node, "to", None) if isinstance(node, ir.Gain | ir.Lose | ir.DealDamage) else getattr(node, "what", 0)
    )
    done = isinstance(node, kinds) and isinstance(target, ir.Ref) and target.to == (name,)
    return done and (not form or FORMS[target.w] == form)  # type: ignore[union-attr]
