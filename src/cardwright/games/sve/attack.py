"""Attacking with a follower (8.4), and the Quick window in it."""

from __future__ import annotations

from cardwright.errors import Illegal
from cardwright.games.common.actions import BY_RULES, dull_cards
from cardwright.games.common.statics import attacks_again, attacks_per_turn
from cardwright.games.common.zones import ATTACK, DAMAGE, DULL, FIELD
from cardwright.games.sve import abilities, idling, keywords
from cardwright.games.sve.confirmation import confirm_then
from cardwright.games.sve.passives import ATTACK_LONG
from cardwright.games.sve.playable import FINE, Problem
from cardwright.games.sve.players import defense, switches
from cardwright.games.sve.rules_handling import note_fought, with_bane
from cardwright.games.sve.zones import ATTACK_DAMAGE, COMBAT_DAMAGE, EVOLVE, LEADER
from cardwright.kernel.decisions import Answer, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Act, Derived
from cardwright.kernel.state import MISC, STATUS, Event, Ref

NAMES = ("attackers", "attack_target")  # State.vars while an attack goes on
QUICK = frozenset(("Storm", "Rush"))  # 12.9.2; with Rush no leader is attacked (12.10.2)
# the rules that say whom a follower may or has to attack
ABOUT_TARGETS = frozenset(
    ("CannotAttackFollowers", "CannotAttackLeaders", "CannotBeAttacked", "IgnoresWard", "MustAttackWhom")
)


# who can attack what -------------------------------------------------------------------------------------------------------


def fresh(g: Game, number: int) -> bool:
    """Whether it has not been under its controller's control since the start of the turn (8.4.2.1.a)."""
    return g.state.objects[number].since >= g.state.turn


def attacker_problem(g: Game, player: int, number: int) -> Problem:
    """Why the card cannot be the attacking follower (8.4.2, 8.4.2.1)."""
    obj, chars = g.state.objects[number], g.chars(number)
    if obj.zone != FIELD or obj.controller != player or "Follower" not in chars.types:
        return ("one attacks with a follower that one controls", "8.4.1, 8.4.2")
    if g.state.turn_player != player or g.state.step != "main":
        return ("it is not one's own main phase", "8.4.1, 7.3.3")
    if obj.dull and not _attacks_again(g, obj.ref):
        return ("it is engaged", "8.4.2")
    if fresh(g, number) and QUICK.isdisjoint(chars.keywords) and not _evolved_now(g, obj.ref):
        return ("it came this turn", "8.4.2.1.a, 8.4.2.1.b")
    if keywords.cannot_attack(g, (number, obj.gen)):
        return ("it cannot attack", "8.4.3.2.1, 1.3.3")
    return FINE


def _attacks_again(g: Game, ref: Ref) -> bool:
    """Whether its text lets it attack more often in a turn than it has: then attacking has not engaged it for good (1.3.1).

    What else has engaged it since does (8.4.2).
    """
    most = attacks_per_turn(g, ref)
    if most < 2:
        return False
    told = [f.kind for f in g.state.history if f.obj == ref and (f.kind == ATTACK or (f.kind == DULL and f.amount))]
    return told[-1:] == [ATTACK] and told.count(ATTACK) < most


def _evolved_now(g: Game, ref: Ref) -> bool:
    """Whether it evolved this turn (8.4.2.1.b)."""
    for fact in g.state.history:  # noqa: SIM110  # asked of every card that came this turn, of all that happened in it
        if fact.kind == EVOLVE and fact.obj == ref:
            return True
    return False


def target_problem(g: Game, player: int, attacker: int, target: int) -> Problem:
    """Why the follower cannot attack this target (8.4.3)."""
    open_ = _open_targets(g, player, attacker)
    if target not in open_:
        return _closed(g, player, attacker, target)
    wards, best = _best_targets(g, attacker, open_)
    if target in best:
        return FINE
    if wards and target not in wards:
        return ("a follower with Ward has to be attacked", "12.8.2")
    return ("a text demands another attack target", "1.3.2.3")


def _best_targets(g: Game, attacker: int, open_: list[int]) -> tuple[list[int], list[int]]:
    """The open targets with Ward, and those with which as many demands as possible are met (1.3.2.3)."""
    ref = g.state.objects[attacker].ref
    wards = [] if keywords.ignores_ward(g, ref) else [n for n in open_ if _guards(g, n)]
    demands = [each for each in (wards, *keywords.demanded_targets(g, ref)) if each]
    if not demands:
        return wards, open_
    met = {number: sum([number in demand for demand in demands]) for number in open_}
    most = max(met.values(), default=0)
    return wards, [number for number in open_ if met[number] == most]


def _closed(g: Game, player: int, attacker: int, target: int) -> Problem:
    obj = g.state.objects[target]
    if obj.zone == LEADER and obj.owner != player:
        if _reaches_leader(g, attacker):  # either of the two is kept from it
            return ("a text keeps it from attacking leaders", "8.4.3.1, 1.3.3")
        rush = ", 12.10.2" if keywords.has(g, attacker, "Rush") else ""
        return ("it came this turn and cannot attack the leader", f"8.4.3.1.b{rush}")
    if obj.zone == FIELD and obj.controller != player and "Follower" in g.chars(target).types:
        if not obj.dull and not keywords.has(g, attacker, "Assail"):
            return ("it is reserved", "8.4.3.1.a")
        if keywords.has(g, target, "Intimidate"):
            return ("a follower with Intimidate cannot be attacked", "8.4.3.1, 12.12.2")
        return ("a text keeps it from being attacked", "8.4.3.1, 1.3.3")
    return ("one attacks engaged enemy followers and the enemy leader", "8.4.3.1")


def _guards(g: Game, number: int) -> bool:
    """An engaged follower with Ward that can be attacked at all (12.8.2; reading S21)."""
    obj = g.state.objects[number]
    return obj.zone == FIELD and obj.dull and keywords.has(g, number, "Ward")


def _open_targets(g: Game, player: int, attacker: int) -> list[int]:
    """The attack targets that are open as far as Ward does not matter: engaged enemy followers (8.4.3.1.a), the leader (8.4.3.1.b).

    What texts close is none, all of it perhaps (8.4.3.2.1).
    """
    ref, enemy = g.state.objects[attacker].ref, 1 - player
    found = []
    if not keywords.cannot_attack_followers(g, ref):
        assails = keywords.has(g, attacker, "Assail")  # 12.11.2
        for number in g.zone(enemy, FIELD):
            obj = g.state.objects[number]
            if (obj.dull or assails) and "Follower" in g.chars(number).types and keywords.attackable(g, obj.ref, ref):
                found.append(number)
    if not keywords.cannot_attack_leaders(g, ref) and _reaches_leader(g, attacker):
        leaders = g.zone(enemy, LEADER)
        found += [number for number in leaders if keywords.attackable(g, g.state.objects[number].ref, ref)]
    return found


def _reaches_leader(g: Game, attacker: int) -> bool:
    """Leaders only by a follower that was there since the start of the turn (8.4.3.1), or with Storm (reading S9)."""
    return not fresh(g, attacker) or (switches(g).storm_hits_leaders and keywords.has(g, attacker, "Storm"))


def attack_acts(g: Game, player: int) -> list[Act]:
    """The attacks that the player can declare (8.4.1)."""
    acts: list[Act] = []
    known: dict[tuple[bool, bool], list[int]] = {}  # by what alone makes a difference where no text says whom to attack
    again, objects, view = attacks_again(g), g.state.objects, g.derived
    silent = _texts_are_silent(view)
    for number in g.state.zones[player][FIELD]:
        if (objects[number].dull and not again) or attacker_problem(g, player, number)[1]:
            continue
        if silent:
            reach = ("Assail" in g.chars(number).keywords, _reaches_leader(g, number))
            if reach not in known:
                known[reach] = _usual_targets(g, 1 - player, *reach)
            targets = known[reach]
        else:
            targets = _best_targets(g, number, _open_targets(g, player, number))[1]
        acts += [("attack", number, target) for target in targets]
    return acts


def _texts_are_silent(view: Derived) -> bool:
    """Whether no text says whom a follower may or has to attack."""
    return ABOUT_TARGETS.isdisjoint(view.rules)


def _usual_targets(g: Game, enemy: int, assails: bool, reaches: bool) -> list[int]:
    """What a follower can attack where no text says whom: those with Ward, where there are any that can be attacked (8.4.3, 12.8.2)."""
    objects, zones = g.state.objects, g.state.zones[enemy]
    found, wards = [], []
    for number, chars in zip(zones[FIELD], g.each_chars(zones[FIELD]), strict=True):
        obj = objects[number]
        if (obj.dull or assails) and "Follower" in chars.types and "Intimidate" not in chars.keywords:
            found.append(number)
            if obj.dull and "Ward" in chars.keywords:
                wards.append(number)
    return wards or (found + zones[LEADER] if reaches else found)


def has_to_attack(g: Game, player: int) -> bool:
    """Whether a follower that can attack has to (1.3.2), and has not done so this turn."""
    if "MustAttack" not in g.derived.rules:
        return False
    attacked = {fact.obj for fact in g.state.history if fact.kind == ATTACK}
    return any(
        ref not in attacked and keywords.must_attack(g, ref)
        for ref in {g.state.objects[act[1]].ref for act in attack_acts(g, player)}
    )


def check_attack(g: Game, player: int, act: Act) -> None:
    """Raise `Illegal` where the attack cannot be declared (8.4.2, 8.4.3.2)."""
    if len(act) != 3:
        raise Illegal("an attack names the attacking follower and its target", "8.4.1")
    for problem in (attacker_problem(g, player, act[1]), target_problem(g, player, act[1], act[2])):
        if problem[1]:
            raise Illegal(*problem)


# the attack ----------------------------------------------------------------------------------------------------------------


def attack(g: Game, player: int, act: Answer) -> Flow[None]:
    """Declare an attack: the follower is engaged and has attacked (8.4.4, 8.4.5)."""
    idling.changed(g)
    attacker, target = (g.state.objects[n].ref for n in act[1:])
    g.note("attack", "8.4.2, 8.4.3, 8.4.5", player, attacker, _allowed(g, attacker, target), target=g.name(target))
    g.state.vars["attackers"] = (attacker,)
    g.state.vars["attack_target"] = (target,)
    g.changed(STATUS | MISC)
    yield from dull_cards(g, [attacker], BY_RULES)  # 8.4.4
    g.record([Event(ATTACK, attacker, player, attacker, player, objects=(target,))])  # 8.4.5
    confirm_then(g, "attack_quick")  # 8.4.6


def _allowed(g: Game, attacker: Ref, target: Ref) -> str:
    """By which clauses it may attack, and attack this: of those that may do so, the first that holds."""
    if g.log is None:
        return ""
    keys, at = g.chars(attacker[0]).keywords, g.state.objects[target[0]]
    storms = "Storm" in keys
    may = "8.4.2.1.a" if not fresh(g, attacker[0]) else "8.4.2.1.b" if _evolved_now(g, attacker) else ""
    may = may or ("12.9.2" if storms else "12.10.2")
    if at.zone == LEADER:
        return f"{may}, {'12.9.2' if fresh(g, attacker[0]) else '8.4.3.1.b'}"
    whom = "8.4.3.1.a" if at.dull else "12.11.2"
    return f"{may}, {whom}" + ", 12.8.2" * _guards(g, target[0])


def _fighters(g: Game) -> tuple[Ref, Ref]:
    refs = [v for name in NAMES for v in g.state.vars[name]]  # type: ignore[union-attr]  # tuples of references
    assert len(refs) == 2
    return refs[0], refs[1]  # type: ignore[return-value]


def step_attack_quick(g: Game) -> Flow[None]:
    """The non-active player plays a card (8.4.7.a) or an ability (8.4.7.b) with Quick, again and again (8.4.8; reading S22),
    or does nothing (8.4.7.c)."""
    yield from abilities.quick_window(g, "attack_quick", "8.4.7")


def step_attack_damage(g: Game) -> Flow[None]:
    """Damage (8.4.9), and who has fought (8.4.9.2)."""
    attacker, target = _fighters(g)
    if _still_there(g, attacker, g.state.turn_player) and _still_there(g, target, 1 - g.state.turn_player):
        fighting = g.state.objects[target[0]].zone == FIELD  # 8.4.5.1: in combat
        bane = with_bane(g, attacker, target)
        yield from g.happen(*_blows(g, attacker, target, fighting))
        if (
            fighting
            and _still_there(g, attacker, g.state.turn_player)
            and _still_there(g, target, 1 - g.state.turn_player)
        ):
            note_fought(g, attacker, target, bane)
    confirm_then(g, "attack_over")  # 8.4.10


def _still_there(g: Game, ref: Ref, player: int) -> bool:
    """Still in its place, a follower if it is on the field, and on its side (8.4.9; reading S33)."""
    obj = g.obj(ref)
    if obj is None or (obj.zone == FIELD and "Follower" not in g.chars(obj.id).types):
        return False
    return obj.controller == player or not switches(g).attack_needs_control


def _blows(g: Game, attacker: Ref, target: Ref, fighting: bool) -> list[Event]:
    """The attacker's damage, and at the same time that of a follower that is attacked (8.4.9, 8.4.9.1)."""
    tags = (ATTACK_DAMAGE, COMBAT_DAMAGE) if fighting else (ATTACK_DAMAGE,)
    blows = [_blow(g, attacker, target, tags)]
    if fighting:
        blows.append(_blow(g, target, attacker, (COMBAT_DAMAGE,)))
    return [b for b in blows if b.amount > 0]  # 1.3.2.2


def _blow(g: Game, dealer: Ref, to: Ref, tags: tuple[str, ...]) -> Event:
    """The damage of one of the two, of which that follower itself is the source (10.12.2.1)."""
    value = defense(g, dealer[0]) if keywords.deals_defense(g, dealer) else g.chars(dealer[0]).power or 0
    controller = g.state.objects[dealer[0]].controller
    return Event(DAMAGE, to, g.state.objects[to[0]].controller, dealer, controller, max(0, value), tags=tags)


def step_attack_over(g: Game) -> None:
    """The attack ends, nobody is in combat any more (8.4.11)."""
    for name in NAMES:
        g.state.vars.pop(name, None)
    g.end_effects({e.id for e in g.state.effects if e.duration == ATTACK_LONG})
    g.changed(STATUS | MISC)
    g.state.step = "main"
