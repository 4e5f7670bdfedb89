"""Rules handling (chapter 11): what the rules do by themselves in Confirmation Timing, all at once."""

from __future__ import annotations

from cardwright.games.common import durations
from cardwright.games.common.actions import Cause, about_to_move, move_cards
from cardwright.games.common.events import HITS, credited, struck
from cardwright.games.common.frame import finish
from cardwright.games.common.house import DOOMED
from cardwright.games.common.zones import AS_BY_ABILITY, BROKEN, BY_RULE, FIELD, LEAVE
from cardwright.games.sve import evolve, keywords, loops
from cardwright.games.sve.bounds import most_cards, overfull
from cardwright.games.sve.losing import losers
from cardwright.games.sve.players import excess_points, most_points, play_points, set_points, switches
from cardwright.games.sve.zones import CEMETERY, EVOLVE_DECK, EVOLVE_ZONE, FOUGHT, LEADER, LIMITED, RACE_ZONE
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import NO_REF, STRUCTURE, Event, Ref, Value

BY_RULES = Cause()
# State.memory: followers that fought since the last rules handling, and the one with Bane of each (11.3.2)
BANE = "bane"
HANDLED = "handled"  # in Game.memo, and of all but points in Derived.notes: nothing applies as long as nothing changes
MAX_TIMES = 200  # one after the other: each moves a card at least, but where something else is done instead without an end (15.2.1.3)
AMULET = ("Amulet",)  # the types of a card without defense


def rules_handling(g: Game) -> Flow[bool]:
    """Everything that applies now, at the same time (11.1.3), as things are now (11.1.2); again while more of it does (10.5.2.1).

    Was there any? Nothing of this is an effect: it has no source (10.12.1.2).
    """
    for times in range(MAX_TIMES):
        if at_rest(g) or not (yield from _once(g)):
            g.memo[HANDLED] = True
            return times > 0
    loops.endless(g)


def at_rest(g: Game) -> bool:
    """Whether nothing applies now, as can be seen at a glance."""
    if HANDLED in g.memo:
        return True
    if _anything_due(g):
        return False
    g.state.memory.pop(HITS, None)
    g.memo[HANDLED] = True
    return True


def _once(g: Game) -> Flow[bool]:
    finish(g, losers(g), "1.2.2")  # 11.2
    ended = yield from durations.returns(g)
    intents = _fallen(g)
    gone = {e.obj for e in intents}
    for player in (g.state.turn_player, 1 - g.state.turn_player) if overfull(g) else ():
        for zone in LIMITED:
            limit = most_cards(g, player, zone)
            if len(g.zone(player, zone)) > limit:
                intents += yield from _over_limit(g, player, zone, limit, gone)
    done = bool(intents) or ended
    loose = _loose(g)
    changed = _second_links(g) or _points(g)
    if intents:
        yield from g.happen(*intents)
    if loose:
        yield from _turn_up(g, loose)
    return done or changed or bool(loose)


def _anything_due(g: Game) -> bool:
    """Whether some of it might apply: most often none does, and nothing has changed since that was last seen."""
    state, notes = g.state, g.derived.notes
    if DOOMED in state.vars or BANE in state.memory:
        return True
    seen = (state.status, state.elsewhere)
    if notes.get(HANDLED) != seen:
        if _something_seen(g):
            return True
        notes[HANDLED] = seen
    return excess_points(g)


def _something_seen(g: Game) -> bool:
    """Whether some of it might apply, but for points: seen in one look at both sides."""
    state, defs, changed = g.state, g.defs, g.derived.chars
    if state.effects and durations.expired(g):
        return True
    objects = state.objects
    if overfull(g):
        return True
    for zones in state.zones:
        for number in (*zones[LEADER], *zones[FIELD]):
            obj = objects[number]
            chars = changed[number] if number in changed else defs[obj.card].base
            if (chars.defense or 0) <= obj.damage and chars.types != AMULET:
                return True
            if "Stack" in chars.keywords and not obj.counters.get("Stack"):
                return True
            if obj.link >= 0 and objects[obj.link].link not in (-1, number):
                return True
        for number in zones[EVOLVE_ZONE]:
            if not _linked(g, number) or objects[objects[number].link].link != number:
                return True
        for number in zones[RACE_ZONE]:
            if not _linked(g, number):
                return True
    return False


# followers ----------------------------------------------------------------------------------------------------------------


def _fallen(g: Game) -> list[Event]:
    """Followers without defense (11.3.1) or that fought with one that has Bane (11.3.2); cards with an empty Stack (11.7.1)."""
    fought = g.state.memory.pop(BANE, ())
    changed, objects, defs = g.derived.chars, g.state.objects, g.defs
    found = []
    for player in (0, 1):
        for number in g.zone(player, FIELD):
            obj = objects[number]
            chars = changed[number] if number in changed else defs[obj.card].base
            spent = (chars.defense or 0) <= obj.damage
            if "Follower" in chars.types and (spent or (fought and (number, obj.gen) in fought[::2])):
                bane = _baneful(g, obj.ref, fought)
                if bane or (spent and not keywords.indestructible(g, obj.ref)):
                    g.note("destroyed", "11.3.2, 12.14.2" if bane else "11.3.1", player, obj.ref, bane=bool(bane))
                    # 11.3.2.1: by the ability of the one with Bane; 5.13.3.2: by combat damage, if that left it without defense
                    tags = (BROKEN, *((AS_BY_ABILITY,) if bane else ()), *(struck(g, obj.ref) if spent else ()))
                    # reading S35: who dealt damage to it since the last rules handling (10.12.2), and who has Bane (12.14.1);
                    # rules handling itself has no source (10.12.1.2)
                    dealers = credited(g, obj.ref) if switches(g).damage_dealers_destroy else ()
                    by = tuple(dict.fromkeys((*dealers, *bane)))
                    whose = objects[bane[0][0]].controller if bane else -1
                    found.append(_to_cemetery(g, obj.ref, *tags, by=by, whose=whose))
            elif "Stack" in chars.keywords and not obj.counters.get("Stack"):
                # 13.3.2.3; reading S8: it goes to the cemetery, which destroys nothing
                g.note("stack_empty", "11.7.1", player, obj.ref)
                found.append(_to_cemetery(g, obj.ref))
    g.state.memory.pop(HITS, None)
    return found


def _baneful(g: Game, ref: Ref, fought: tuple[Value, ...]) -> list[Ref]:
    """Those whose Bane destroys it: they fought with it, and no text saves it from their ability (11.3.2.1, 1.3.3)."""
    by = [fought[i + 1] for i in range(0, len(fought), 2) if fought[i] == ref]
    return [one for one in by if not keywords.indestructible(g, ref, one)]  # type: ignore[arg-type,misc]  # references


def _to_cemetery(g: Game, ref: Ref, *tags: str, by: tuple[Ref, ...] = (), whose: int = -1) -> Event:
    owner = g.state.objects[ref[0]].owner
    tags = (*tags, BY_RULE)
    return Event(LEAVE, ref, owner, controller=whose, from_zone=FIELD, to_zone=CEMETERY, tags=tags, objects=by)


def with_bane(g: Game, *fighters: Ref) -> tuple[Ref, ...]:
    """Those of the fighters that have Bane now."""
    return tuple(ref for ref in fighters if keywords.has(g, ref[0], "Bane"))


def note_fought(g: Game, attacker: Ref, target: Ref, bane: tuple[Ref, ...]) -> None:
    """Two followers have fought (8.4.9.2), those of `bane` with Bane, whatever damage there was (12.14.2, 12.14.2.1).

    That is how it was as they dealt their damage, or by the other reading of S18 how it is in the rules handling that follows.
    """
    if not switches(g).bane_remembered:
        bane = with_bane(g, attacker, target)
    for one, other in ((attacker, target), (target, attacker)):
        if one in bane:
            g.state.memory[BANE] = (*g.state.memory.get(BANE, ()), other, one)
    g.record([Event(FOUGHT, attacker, g.state.objects[attacker[0]].controller, objects=(target,))])


# limits ------------------------------------------------------------------------------------------------------------------


def _over_limit(g: Game, player: int, zone: int, limit: int, gone: set[Ref]) -> Flow[list[Event]]:
    """The player keeps as many cards as the zone holds, the others go to the cemetery (11.4.1, 11.5.1)."""
    cards = [n for n in g.zone(player, zone) if g.state.objects[n].ref not in gone]
    if len(cards) <= limit:
        return []
    clause = "11.4.1" if zone == FIELD else "11.5.1"
    kept = yield from g.ask(Decision("choose", player, "keep", clause, NO_REF, tuple(cards), limit, limit))
    refs = [g.state.objects[n].ref for n in cards if n not in kept]
    g.note("over_limit", clause, player, count=len(refs))
    return [_to_cemetery(g, ref) for ref in refs] if zone == FIELD else about_to_move(g, refs, CEMETERY, BY_RULES)


# links -------------------------------------------------------------------------------------------------------------------


def _linked(g: Game, number: int) -> bool:
    obj = g.state.objects[number]
    return obj.link >= 0 and g.state.objects[obj.link].zone == FIELD


def _loose(g: Game) -> list[int]:
    """Cards in the evolve and race zones that are linked to nothing (11.6.1, 11.8.1)."""
    return [n for zones in g.state.zones for z in (EVOLVE_ZONE, RACE_ZONE) for n in zones[z] if not _linked(g, n)]


def _turn_up(g: Game, loose: list[int]) -> Flow[None]:
    """They go faceup to the evolve deck area (11.6.1, 11.8.1)."""
    for number in loose:
        clause = "11.6.1" if g.state.objects[number].zone == EVOLVE_ZONE else "11.8.1"
        g.note("unlinked", clause, g.state.objects[number].owner, g.state.objects[number].ref)
    yield from move_cards(g, [g.state.objects[n].ref for n in loose], EVOLVE_DECK, BY_RULES)
    for number in loose:
        if g.state.objects[number].zone == EVOLVE_DECK:
            yield from evolve.face_up(g, number)


def _second_links(g: Game) -> bool:
    """Of several cards linked to one card only the newest stays linked (11.6.2), and of several that one is linked to (11.6.3).

    A card in the evolve zone knows only the card that it was last linked to: any other that counts as linked to it is no
    longer so (11.6.3).
    """
    changed = False
    for player, zones in enumerate(g.state.zones):
        for number in zones[FIELD]:
            above = g.state.objects[number].link
            if above >= 0 and g.state.objects[above].link not in (-1, number):
                g.note("unlinked", "11.6.3", player, g.state.objects[number].ref)
                evolve.forget(g, number)
                changed = True
        for number in zones[EVOLVE_ZONE]:
            obj = g.state.objects[number]
            if obj.link >= 0 and g.state.objects[obj.link].link != number:
                g.note("unlinked", "11.6.2", player, obj.ref)
                g.state.edit(number).link = -1
                g.changed(STRUCTURE)
                changed = True
    return changed


# points ------------------------------------------------------------------------------------------------------------------


def _points(g: Game) -> bool:
    """Play points above the maximum become the maximum (11.9.1; reading S10)."""
    changed = False
    for player in (0, 1):
        if play_points(g, player) > most_points(g, player):
            g.note("points_cut", "11.9.1", player)
            changed = set_points(g, player, most_points(g, player)) != 0 or changed
    return changed
