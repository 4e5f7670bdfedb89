"""What cannot happen: a leader leaves its area (4.3.3), a player plays an enemy's card, a cost counts what comes after it."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.antecedents import refuse
from cardwright.text.sve.among import SHOWN_WAY
from cardwright.text.sve.closely import ALREADY
from cardwright.text.sve.effects import YOUR_PHASE
from cardwright.text.sve.scope import FORMS, another, ours
from cardwright.text.unmet import UNDONE
from cardwright.text.walk import holds_any, nodes
from cardwright.text.whose import chosen_as, of_enemies

MOVING = (
    ir.Break, ir.RemoveFromGame, ir.ToHand, ir.PutInto, ir.PlayOnto, ir.ShuffleInto, sv.Evolve, sv.Race, sv.Turn,
)  # fmt: skip
TAKING = (ir.CostItem, ir.Discard, sv.RandomDiscard, ir.Search, ir.SelectAndPut)
PLAYED = (ir.PlayerCasts, ir.HasCastThisTurn, sv.PlayedThisTurn, ir.CannotCast, ir.CastersCostChange)
# what is paid with one's own cards; that an instruction is carried out as a cost is said otherwise (`PayProcess`)
OWN = (ir.PayBreak, ir.PayReturn, ir.PayRemove, ir.PayPutGroup, ir.PayDull, ir.PayDiscard, ir.PayReveal, sv.PayTurn)
DISCARDS = (ir.Discard, ir.DiscardHand, sv.RandomDiscard)
ANY_OF = 2  # wording of PayCountersGroup: "from any number of ..."
LEADER = ir.TypeIs(("Leader",))
GONE = (
    ir.IsBroken, ir.IsDiscarded, ir.ReturnsToHand, ir.RemovedFromGame, sv.IsBuried, sv.IsPutInto, ir.LeavesField,
    sv.LeavesFieldOf, sv.LeavesZone, ir.EntersField, sv.EntersFrom, sv.Evolves, sv.Races,
)  # fmt: skip


def check(text: ir.CardText) -> None:
    """Raises TextError (stage bind) where it says such a thing."""
    for ability in text.abilities:
        for node in nodes(ability):
            if _takes_leaders(node, ability):
                raise refuse("a leader stays in the leader area (4.3.3)")
            if isinstance(node, PLAYED) and isinstance(node.player, ir.You) and _of_enemies(node):
                raise refuse("no player plays what another controls")
            if isinstance(node, OWN) and _of_enemies(node):
                raise refuse("nobody pays with what another controls")
            if isinstance(node, sv.PayFor | ir.ActionAbility) and _other_than_paid(node):
                raise refuse("it is open which card the others are other than")
            if _leaders_in_combat(node):
                raise refuse("no leader is in combat: attacks deal it attack damage (5.13.3.1, 5.13.3.2, 8.4.5.1)")
            if isinstance(node, ir.ActionAbility) and _engaged_twice(node):
                raise refuse("the card is engaged already for the ability's own cost (10.4.6)")
            if isinstance(node, ir.Exists | ir.Controls | ir.CountOf | ir.CountDifferent) and _nowhere(node):
                raise refuse("it is open where these cards are")
            if isinstance(node, sv.Let) and _whose_defense(node):
                raise refuse("it is open whether that is the leader's defense")
            if isinstance(node, ir.PayCountersGroup) and _one_of_any(node):
                raise refuse("it is open whether so many are removed from each of them or in all")
            if isinstance(node, ir.Restrict) and _anothers_phase(node, ability):
                raise refuse("no card of another player refreshes in your start phase (7.2.3)")
            if isinstance(node, ir.TakeAmong) and node.w == SHOWN_WAY and _only_looked_at(node, ability):
                raise refuse("nothing was revealed that way")
            if isinstance(node, ir.Modal) and _discards_for_others(node):
                raise refuse("it is open who discards")
        if _already(ability):
            raise refuse('what was "already" so is asked before it is made so')
        if _counts_before(ability):
            raise refuse(UNDONE)
        if any(isinstance(each, sv.CostsLess) for each in getattr(ability, "limits", ())) and not _costs_points(
            ability
        ):
            raise refuse("it has no cost of play points that could be less")


# what is paid so lies in the cemetery as the effect begins
PUT_AWAY = (ir.PayDiscard, ir.PayBreak, ir.PayPutGroup, sv.PayDiscardAny)


def _leaders_in_combat(node: ir.Node) -> bool:
    """ "If your leader would take combat damage", "1 more combat damage to leaders"."""
    match node:
        case ir.RedirectDamage(what=ir.LeaderOf(), source=ir.DamageSource(kinds=("combat",))):
            return True
        case ir.ReplaceDamage(to=ir.LeaderOf(), source=ir.DamageSource(kinds=("combat",))):
            return True
        case ir.Restrict(what=ir.LeaderOf(), rule=sv.TakesNoDamage(kind="combat")):
            return True
        case ir.CardEvent(subject=ir.LeaderOf(), happenings=happenings):
            return any(isinstance(each, ir.IsDealtDamage) and each.by == "combat" for each in happenings)
        case ir.DealsDamageTo(whom=ir.OneSubject(group=group), kind="combat"):
            return group.noun == LEADER
        case sv.DealtChange(kind="combat", to=ir.Group(noun=noun)):
            return noun == LEADER
    return False


def _engaged_twice(node: ir.ActionAbility) -> bool:
    """ "[act][engage]: [engage]: Draw a card": an engaged card cannot be engaged."""
    paid_again = (each for effect in node.effects for each in nodes(effect) if isinstance(each, sv.PayFor))
    return ir.DullSelf() in node.cost.icons and any(ir.DullSelf() in each.cost.icons for each in paid_again)


def _other_than_paid(node: sv.PayFor | ir.ActionAbility) -> bool:
    """ "Discard a follower: Add another follower from your cemetery to your hand": than that one, or than this card?"""
    groups = [each for effect in node.effects for each in nodes(effect) if isinstance(each, ir.Group) and another(each)]
    lie = any(isinstance(q, ir.InZone) and isinstance(q.zone, sv.Cemetery) for each in groups for q in each.qualifiers)
    return lie and any(isinstance(each, PUT_AWAY) for each in node.cost.actions)


def _nowhere(node: ir.Exists | ir.Controls | ir.CountOf | ir.CountDifferent) -> bool:
    """ "X equals the number of spells": where? Followers and amulets are on the field, and so is what a player controls."""
    if any(isinstance(each, ir.InZone | ir.ControlledBy) for each in nodes(node.group)):
        return False
    noun = node.group.noun
    of_any = isinstance(noun, ir.IsCard) and not isinstance(node, ir.Controls)
    return of_any or (isinstance(noun, ir.TypeIs) and "Spell" in noun.types)


def _takes_leaders(node: ir.Node, ability: ir.Node) -> bool:
    if isinstance(node, MOVING):
        return _is_leader(node.what, ability)
    if isinstance(node, ir.CardEvent):
        group = getattr(node.subject, "group", None)
        leads = isinstance(node.subject, sv.LeaderOf) or (group is not None and _leaders(group))
        return leads and any(isinstance(each, GONE) for each in node.happenings)
    if isinstance(node, TAKING):
        targets = (getattr(node, "target", None), *getattr(node, "targets", ()))
        groups = [each.group for each in (node, *targets) if isinstance(getattr(each, "group", None), ir.Group)]
        return any(_leaders(group) for group in groups)
    if isinstance(node, sv.CountThisWay):
        return node.noun == LEADER
    return isinstance(node, PLAYED) and node.group is not None and _leaders(node.group)


def _is_leader(what: ir.Node | None, ability: ir.Node) -> bool:
    if isinstance(what, ir.All):
        return _leaders(what.group)
    if not isinstance(what, ir.Ref):
        return isinstance(what, sv.LeaderOf)
    named = chosen_as(what.to, ability)
    return bool(named) and all(group.noun == ir.TypeIs(("Leader",)) for group in named)


def _leaders(group: ir.Group) -> bool:
    """Whether leaders are among them; what qualifies the others may speak of one."""
    nouns = nodes(group.noun) if group.noun is not None else ()
    return any(isinstance(each, ir.TypeIs) and "Leader" in each.types for each in nouns)


def _of_enemies(node: ir.Node) -> bool:
    group = getattr(node, "group", None)
    return group is not None and of_enemies(group)


def _only_looked_at(node: ir.TakeAmong, ability: ir.Ability) -> bool:
    """ "Look at the top 3 cards of your deck. Add each spell revealed this way to your hand"."""
    names = {*node.among.to} if isinstance(node.among, ir.Ref) else set()
    return any(isinstance(each, ir.RevealTop) and each.look and each.bind in names for each in nodes(ability))


def _already(ability: ir.Ability) -> bool:
    """ "Engage it. If it was already engaged, draw a card": by then it is."""
    instead = [part for each in nodes(ability) if isinstance(each, sv.OrInstead) for part in nodes(each.condition)]
    done: set[type[ir.Node]] = set()
    late: list[ir.Node] = []  # asked once it has been made so
    for each in nodes(ability):
        if isinstance(each, ir.Dull | ir.SelectAndDull):
            done.add(ir.StatusIs)
        elif isinstance(each, sv.Evolve):
            done.add(sv.IsEvolved)
        elif isinstance(each, ir.StatusIs | sv.IsEvolved) and each.w >= ALREADY and type(each) in done:
            late += [each] * all(each is not part for part in instead)
    return bool(late)


def _anothers_phase(node: ir.Restrict, ability: ir.Ability) -> bool:
    """ "Select an enemy follower on the field. It doesn't refresh during your next start phase"."""
    if not isinstance(node.rule, ir.DoesNotActivate) or node.rule.w != YOUR_PHASE or isinstance(node.what, ir.SelfRef):
        return False
    what = node.what
    groups = [what.group] if isinstance(what, ir.All) else []
    if isinstance(what, ir.Ref):
        groups = [each.group for each in nodes(ability) if isinstance(each, ir.Target) and each.bind in what.to]
        if what.to == ("self",):
            return False
    return not groups or not all(map(ours, groups))


def _discards_for_others(node: ir.Modal) -> bool:
    """ "Each opponent chooses one of the following. (1) Discard 2 cards": the one who chooses, or the one whose ability it is?"""
    if isinstance(node.header.player, ir.You):
        return False
    done = [each for option in node.options for each in nodes(option)]
    return any(isinstance(each, DISCARDS) and isinstance(each.player, ir.You) for each in done)


def _one_of_any(node: ir.PayCountersGroup) -> bool:
    """ "Remove a Fable counter from any number of followers"."""
    return node.spread and node.w == ANY_OF and isinstance(node.count, ir.Num) and node.count.value == 1


def _costs_points(ability: ir.Node) -> bool:
    cost = getattr(ability, "cost", None)
    return isinstance(cost, ir.Cost) and any(isinstance(icon, sv.PlayPointCost | sv.PlayPointX) for icon in cost.icons)


def _counts_before(ability: ir.Node) -> bool:
    """ "[act] Engage that many of your followers: ...": a cost comes before all that is done."""
    cost = getattr(ability, "cost", None)
    return isinstance(cost, ir.Cost) and holds_any(cost, (ir.ResultCount,))


def _whose_defense(node: sv.Let) -> bool:
    """ "Destroy it and give your leader [defense]+X. X equals its defense": the leader, who was named last, has some, too."""
    of = node.amount.card if isinstance(node.amount, sv.DefenseOf) else None
    leaders = [each for effect in node.effects for each in nodes(effect) if isinstance(each, sv.LeaderOf)]
    it = isinstance(of, ir.Ref) and of.w == FORMS.index("it")
    return it and any(not isinstance(each.player, ir.ControllerOf) for each in leaders)
