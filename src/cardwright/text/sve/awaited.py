"""What an ability waits for, in Shadowverse: Evolve: the card that it happens to, the card on the other side, and the player who does it."""

from collections.abc import Callable
from dataclasses import replace

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.sve.gone import LEFT_FIELD
from cardwright.text.sve.groups import ANYONE
from cardwright.text.sve.scope import Antecedent, Scope, another, leader_only, ours, theirs, types_of
from cardwright.text.sve.visiting import fields

FOLLOWERS = frozenset(("Follower",))
BY_A_FOLLOWER = (1, 2)  # `IsAttacked.w` that names who attacks
ONE_OF_THEM = (0, 5, 6, 7, 8)  # `All.w` of groups that are named by one card
# what is done to the card of the event: "whenever a follower is destroyed, ... the destroyed follower's attack"
DONE: dict[type[ir.Node], str] = {
    ir.IsBroken: "destroyed", ir.RemovedFromGame: "banished", ir.ReturnsToHand: "returned", ir.IsDiscarded: "discarded",
}  # fmt: skip


def _event(node: ir.CardEvent, scope: Scope) -> ir.Node:
    seen = fields(node, scope)
    subject = node.subject
    if isinstance(subject, ir.SelfRef):
        scope.known.append(scope.itself(-1))
    elif isinstance(subject, ir.SubjectAny):
        scope.known = [each for each in scope.known if each.kind != "self"]
        scope.known.append(Antecedent("subject", "subject", -1, False))
    elif isinstance(subject, ir.OneSubject | ir.CountedSubject):
        many = isinstance(subject, ir.CountedSubject)
        gone = all(_gone(each) for each in node.happenings)
        scope.known.append(replace(_subject(subject.group, many), gone=gone))
        scope.token = isinstance(subject.group.noun, sv.IsToken) and not many
    if isinstance(subject, ir.OneSubject) and all(
        isinstance(each, ir.Attacks | sv.AttacksWhom) for each in node.happenings
    ):
        scope.known.append(Antecedent("subject", "attacking", -1, False, types_of(subject.group)))
    if isinstance(subject, ir.OneSubject) and leader_only(subject.group):
        scope.player = ir.ControllerOf(ir.Ref(("subject",)))
    scope.facing = not isinstance(subject, ir.SelfRef) and any(
        isinstance(getattr(each, "whom", None), ir.SelfRef) for each in node.happenings
    )
    for each in node.happenings:
        whom = each.whom if isinstance(each, sv.AttacksWhom | sv.Fights | ir.DealsDamageTo) else None
        if isinstance(whom, ir.OneSubject) and leader_only(whom.group):
            scope.player = ir.ControllerOf(ir.Ref(("other",)))
        if not isinstance(node.subject, ir.SelfRef) and len(node.happenings) == 1 and type(each) in DONE:
            scope.done.setdefault(DONE[type(each)], []).append("subject")
    met = [_met(each) for each in node.happenings]
    if met and met[0] is not None and met.count(met[0]) == len(met):
        scope.known.append(met[0])
        if met[0].kind == "met" and isinstance(node.happenings[0], sv.IsAttacked):  # "the attacking follower", too
            scope.known.insert(0, replace(met[0], kind="attacking"))
    return seen


def _subject(group: ir.Group, many: bool, enemy: bool = False) -> Antecedent:
    """The card that an event of this kind happened to."""
    enemy = enemy or theirs(group)
    return Antecedent("subject", "subject", -1, many, types_of(group), enemy, ours(group), apart=another(group))


def _gone(node: ir.Event) -> bool:
    """Whether the card that this happens to is not on the field any more as the ability is carried out."""
    if isinstance(node, sv.IsPutInto):
        return not isinstance(node.zone, ir.Field)
    return isinstance(node, LEFT_FIELD | ir.RemovedFromGame | ir.IsDiscarded)


def _met(node: ir.Event) -> Antecedent | None:
    """The card on the other side of what happens to the subject."""
    if isinstance(node, ir.IsDealtDamage) and isinstance(node.dealer, ir.OneSubject):
        return Antecedent("other", "met", -1, False, types_of(node.dealer.group))
    if isinstance(node, sv.AttacksWhom | sv.Fights | ir.Breaks | ir.DealsDamageTo) and isinstance(
        node.whom, ir.OneSubject
    ):
        if node.whom == ANYONE:
            return None  # nobody is named
        kinds = {sv.AttacksWhom: "attacked", ir.Breaks: "slain"}
        kind = kinds.get(type(node), "met")
        return Antecedent("other", kind, -1, False, types_of(node.whom.group), enemy=theirs(node.whom.group))
    if not isinstance(node, sv.IsAttacked):
        return None
    kind = "met" if node.w in BY_A_FOLLOWER else "attacking"  # "is attacked by an enemy follower": it has been named
    return Antecedent("other", kind, -1, False, FOLLOWERS, enemy=True)


def _strike(node: sv.Strike, scope: Scope) -> ir.Node:
    """12.7.2: of a Follower Strike it is known that a follower is attacked, an enemy's (8.4.3)."""
    if node.whom == "follower":
        scope.known.append(Antecedent("other", "struck", -1, False, FOLLOWERS, enemy=True))
    else:
        scope.known.append(Antecedent("other", "target", -1, False))
    if node.whom == "leader":  # "that leader", "the attacked leader"
        scope.player = ir.ControllerOf(ir.Ref(("other",)))
    return node


def _plays(node: ir.PlayerCasts | ir.PlayerDiscards | sv.PlayerDiscardsSuch, scope: Scope) -> ir.Node:
    seen = fields(node, scope)  # "another" of the event is another than the source
    many = isinstance(node, ir.PlayerDiscards) and not node.each
    theirs_too = isinstance(node.player, ir.Opponent)
    scope.played = isinstance(node, ir.PlayerCasts)
    known = _subject(node.group, many, theirs_too) if node.group else Antecedent("subject", "subject", -1, many)
    scope.known.append(replace(known, gone=not scope.played))
    if not scope.played:
        scope.done.setdefault("discarded", []).append("subject")
    if isinstance(node.player, ir.AnyPlayer):  # "that player" is the one of the two who did it
        scope.player = ir.ControllerOf(ir.Ref(("subject",)))
    elif not isinstance(node.player, ir.You):
        scope.player = node.player  # "that player"
    return seen


def _activates(node: ir.PlayerUsesAbility, scope: Scope) -> ir.Node:
    """The card that has the ability."""
    seen = fields(node, scope)
    known = _subject(node.group, False) if node.group else Antecedent("subject", "subject", -1, False)
    scope.known.append(known)
    return seen


def _would_leave(node: sv.ReplaceLeaving, scope: Scope) -> ir.Node:
    """ "If a follower on your field would be destroyed, return it": that follower."""
    what = node.what
    if isinstance(what, ir.All) and what.w in ONE_OF_THEM:
        scope.known.append(replace(_subject(what.group, False), sentence=scope.sentence[0]))
    return fields(node, scope)


AWAITED: dict[type[ir.Node], Callable[..., ir.Node]] = {
    ir.CardEvent: _event,
    sv.Strike: _strike,
    ir.PlayerCasts: _plays,
    sv.PlayerDiscardsSuch: _plays,
    ir.PlayerDiscards: _plays,
    ir.PlayerUsesAbility: _activates,
    sv.ReplaceLeaving: _would_leave,
}
