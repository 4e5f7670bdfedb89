"""Rule processes (chapter 12): what the game does by itself before a player gains priority."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from cardwright.games.common import durations, statics
from cardwright.games.common.actions import BY_RULES
from cardwright.games.common.events import HITS, credited, struck
from cardwright.games.common.frame import finish
from cardwright.games.common.zones import BREAK_ZONE, BROKEN, BY_RULE, DAMAGE_ZONE, FIELD, LEAVE
from cardwright.games.fftcg import loops
from cardwright.games.fftcg.classic import items
from cardwright.games.fftcg.losing import DOOMED, DRAW, all_defeats, switches
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import NO_REF, Event, Ref

RULESET = "fftcg-2020"
CALM: Final = "calm"  # in Derived.notes: how many cards had moved elsewhere as there was nothing to do
UNBROKEN: Final = "15.1.1.3.2"  # what a rule process puts into the Break Zone has not been broken
MAX_ROUNDS = 200  # each round moves a card at least; more rounds than cards in a game are a loop without choice


def rule_processes(g: Game) -> Flow[bool]:
    """Perform all rule processes, as single events, until none is left (11.1.3, 12.3): for where it is not `calm`. Returns whether
    there were any."""
    anything = False
    for _ in range(MAX_ROUNDS):
        finish(g, all_defeats(g), DRAW)  # 12.4.1-12.4.3
        changed = yield from durations.returns(g)
        changed = (yield from _one_round(g)) or changed
        g.state.memory.pop(HITS, None)
        if not changed:
            if "spared" in g.memo:
                g.derived.notes.pop("settled", None)  # which may stand there from before the damage
                g.derived.notes.pop(CALM, None)
            else:
                g.derived.notes["settled"] = _elsewhere(g)
            return anything
        anything = True
    loops.endless(g)


def calm(g: Game) -> bool:
    """Whether there is nothing for rule processes to do: no damage, and the derived view in which there was nothing the last time, or
    in which one look tells so."""
    state, notes = g.state, g.derived.notes
    if HITS in state.memory or DOOMED in state.vars:
        return False
    if notes.get(CALM) == state.elsewhere:
        return True  # and no card has moved since
    if not _is_calm(g):
        return False
    notes[CALM] = state.elsewhere
    return True


def _is_calm(g: Game) -> bool:
    state = g.state
    (one, other), limit = state.zones, switches(g).damage_limit
    if len(one[DAMAGE_ZONE]) >= limit or len(other[DAMAGE_ZONE]) >= limit:
        return False
    if state.effects and durations.HOLDING in [effect.duration for effect in state.effects]:
        return False
    view, elsewhere = g.derived, _elsewhere(g)
    if "PutAway" in view.rules:
        return False  # whose condition may be about anything
    if view.notes.get("settled") == elsewhere:
        return True
    if (state.effects and durations.expired(g)) or _anything_due(g):
        return False
    view.notes["settled"] = elsewhere
    return True


def _elsewhere(g: Game) -> int:
    """Effects may end with cards that are not on the field; without effects such cards do not matter."""
    return g.state.elsewhere if g.state.effects else -1


def _one_round(g: Game) -> Flow[bool]:
    """One check: everything that is due moves in one event, which no player controls (12.2, 12.3).

    All is judged on one snapshot (reading F17); by the other reading one kind of process follows another.
    """
    if not _anything_due(g):
        return False
    broken, put = _broken_and_powerless(g)
    together = switches(g).limits_on_one_snapshot
    if together or not (broken or put):
        for player in (g.state.turn_player, 1 - g.state.turn_player):
            put |= yield from _limits(g, player)
    if together or not (broken or put):
        for player in (g.state.turn_player, 1 - g.state.turn_player):  # 6.1.3: the turn player decides first
            put |= yield from _excess_backups(g, player, put | broken.keys())
    intents = [
        Event(
            LEAVE, ref, g.state.objects[ref[0]].owner, credit[0] if credit else NO_REF, -1, 0, FIELD, BREAK_ZONE, None,
            (BROKEN, BY_RULE, *struck(g, ref)), objects=credit,
        )
        for ref, credit in broken.items()
        if ref not in put
    ]  # fmt: skip
    intents += [
        Event(LEAVE, ref, g.state.objects[ref[0]].owner, from_zone=FIELD, to_zone=BREAK_ZONE, tags=(BY_RULE,))
        for ref in sorted(put)
    ]
    intents += [each for player in (0, 1) for each in items.leaves(g, player) if each.obj not in put]
    if not intents:
        return False
    yield from g.happen(*intents)
    return True  # what was done instead of it leaves it to be looked at again


def _anything_due(g: Game) -> bool:
    """Whether some process might be due, seen in one look at both fields: most often none is."""
    state, defs, changed = g.state, g.defs, g.derived.chars
    limit = switches(g).backup_limit
    if "PutAway" in g.derived.rules:
        return True
    for field in (state.zones[0][FIELD], state.zones[1][FIELD]):
        names: set[str] = set()
        bright = True  # no Light or Dark Character so far
        backups = 0
        for card in field:
            obj = state.objects[card]
            chars = changed[card] if card in changed else defs[obj.card].base
            types = chars.types
            if "Forward" in types and obj.damage >= (chars.power or 0):
                return True
            backups += "Backup" in types
            if items.ITEM in types and items.stray(g, card):
                return True
            for name in () if chars.generic else chars.names:
                if name in names:
                    return True
                names.add(name)
            if "Light" in chars.elements or "Dark" in chars.elements:
                if not bright:
                    return True
                bright = False
        if backups > limit:
            return True
    return False


def _broken_and_powerless(g: Game) -> tuple[dict[Ref, tuple[Ref, ...]], set[Ref]]:
    """Forwards to be broken for their damage (12.4.5, 5.2.6.1; fftcg-classic C43) with who is credited, and those without power (12.4.4).

    As much damage as power is enough (reading F18; fftcg-classic C74; against fftcg-guide G27).

    Only what is a Forward now has power to lack (reading F19).
    """
    broken: dict[Ref, tuple[Ref, ...]] = {}
    put: set[Ref] = set()
    state, defs, changed = g.state, g.defs, g.derived.chars
    away = "PutAway" in g.derived.rules
    for player in (0, 1):
        for card in state.zones[player][FIELD]:
            obj = state.objects[card]
            chars = changed[card] if card in changed else defs[obj.card].base
            if away and statics.put_away(g, obj.ref):
                g.note("put_away", "12.3", player, obj.ref)
                put.add(obj.ref)
                continue
            if "Forward" not in chars.types:
                continue
            power = chars.power or 0
            if power <= 0:
                g.note("powerless", f"12.4.4, {UNBROKEN}", player, obj.ref)
                put.add(obj.ref)
            elif obj.damage < power:
                continue
            elif statics.cannot(g, "be_broken", obj.ref, BY_RULES):
                g.memo["spared"] = True  # for as long as that text holds: look again
            else:
                g.note("lethal", "12.4.5", player, obj.ref)
                broken[obj.ref] = credited(g, obj.ref)
    return broken, put


def _limits(g: Game, player: int) -> Flow[set[Ref]]:
    """Namesakes without the generic icon (12.4.6) and several Light or Dark Characters (12.4.7): all of them go (F14)."""
    field = g.zone(player, FIELD)
    if len(field) < 2:
        return set()
    gone: set[Ref] = set()
    by_name: dict[str, list[int]] = {}
    light_dark: list[int] = []
    state, defs, changed = g.state, g.defs, g.derived.chars
    for card in field:
        chars = changed.get(card) or defs[state.objects[card].card].base
        if not chars.generic and (switches(g).items_share_names or items.ITEM not in chars.types):
            for name in chars.names:
                by_name.setdefault(name, []).append(card)
        if "Light" in chars.elements or "Dark" in chars.elements:
            light_dark.append(card)
    for name, cards in by_name.items():
        if len(cards) > 1:
            bound = [c for c in cards if not statics.copies_allowed(g, player, c, name)]
            if len(bound) > 1:
                g.note("same_name", f"12.4.6, {UNBROKEN}", player, name=name)
                spared: tuple[int, ...] = ()
                if not switches(g).all_namesakes_go:  # fftcg-classic C106; reading F15
                    spared = yield from g.ask(Decision("choose", player, "keep", "12.4.6", NO_REF, tuple(bound)))
                gone |= {g.state.objects[c].ref for c in bound if c not in spared}
    if len(light_dark) > 1 and not statics.light_dark_allowed(g, player, light_dark):
        g.note("light_dark", f"12.4.7, {UNBROKEN}", player)
        kept: tuple[int, ...] = ()
        if not switches(g).all_light_dark_go:
            kept = yield from g.ask(Decision("choose", player, "keep", "12.4.7", NO_REF, tuple(light_dark)))
        gone |= {g.state.objects[c].ref for c in light_dark if c not in kept}
    return gone


def _excess_backups(g: Game, player: int, leaving: set[Ref]) -> Flow[set[Ref]]:
    """The controller trims the Backups to five (12.4.8, 7.7.4). Cards that go anyway may be among the excess (F17)."""
    limit = switches(g).backup_limit
    field = g.zone(player, FIELD)
    if len(field) <= limit:
        return set()
    backups = [c for c in field if "Backup" in g.chars(c).types]
    excess = len(backups) - limit
    if excess <= 0:
        return set()
    going = [c for c in backups if g.state.objects[c].ref in leaving]
    if len(going) > excess:  # whichever of them are named: all of them go, and so nobody is asked
        unasked = Decision("choose", player, "excess_backups", "12.4.8", NO_REF, tuple(going), excess, excess)
        g.spared += [(unasked, named) for named in combinations(going, excess)]
        return set()
    staying = tuple(c for c in backups if c not in going)
    excess -= len(going)
    options, count = (staying, excess) if excess else (tuple(going), len(going))  # who goes anyway may be named
    chosen = yield from g.ask(Decision("choose", player, "excess_backups", "12.4.8", NO_REF, options, count, count))
    if not excess:
        return set()
    g.note("excess_backups", f"12.4.8, {UNBROKEN}", player, cards=[g.name(g.state.objects[c].ref) for c in chosen])
    return {g.state.objects[c].ref for c in chosen}
