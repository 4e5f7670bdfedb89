"""FFTCG on a screen: cards, decisions and the log in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardwright.games.common import combat
from cardwright.games.common.amounts import crystals
from cardwright.games.common.naming import NAMED
from cardwright.games.common.zones import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, FROZEN, HAND, REMOVED
from cardwright.games.fftcg.classic import items, timing
from cardwright.games.fftcg.losing import switches
from cardwright.games.fftcg.newer import limit_break, warp
from cardwright.games.fftcg.payment import YIELD
from cardwright.games.fftcg.zones import LIMIT_DECK
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.state import Source
from cardwright.kernel.view import sees, sees_zone
from cardwright.play.games import PLAYERS
from cardwright.play.telling import times
from cardwright.play.words import ITEMS, LINES, QUESTIONS, CommonWords, described, moved, origin, paid, who
from cardwright.text import ir

_PHASES = {
    "setup": "Setup",
    "active": "Active Phase",
    "draw": "Draw Phase",
    "main1": "Main Phase 1",
    "attack": "Attack Phase",
    "main2": "Main Phase 2",
    "end": "End Phase",
}
_ENDINGS = {
    "2.1": "by conceding",
    "3.1": "by the text of a card",
    "3.3": "both players have lost",
    "12.4.1": "by points of damage",
    "12.4.2": "with no card to draw",
    "12.4.3": "with no card in the deck for a point of damage",
    "13.1": "a loop that nobody can end",
}
_ROWS = ("Forward", "Monster", "Backup", "Summon")


class FftcgWords(CommonWords):
    """What FFTCG's things are called on a screen."""

    language = "fftcg"

    def __init__(self) -> None:
        super().__init__(_PHASES, _QUESTIONS, _LINES, _ENDINGS)

    def _heading(self, game: Game, player: int) -> str:
        points, hand, deck = (len(game.zone(player, z)) for z in (DAMAGE_ZONE, HAND, DECK))
        turn = " (turn)" if game.state.turn_player == player else ""
        broken = len(game.zone(player, BREAK_ZONE))
        own = f", Crystals {crystals(game, player)}" if crystals(game, player) else ""
        limit = switches(game).damage_limit
        return f"Player {PLAYERS[player]}{turn}: damage {points} of {limit}, hand {hand}, deck {deck}, break zone {broken}{own}"

    def _zones(self, game: Game, viewer: int, player: int) -> list[tuple[str, list[str]]]:
        found = []
        field = game.zone(player, FIELD)
        for card_type in _ROWS:
            cards = [i for i in field if self._row(game, i) == card_type and game.state.objects[i].link < 0]
            if cards:
                found.append((f"{card_type}s", [self.card(game, i) for i in cards]))
        if sees_zone(game, viewer, player, HAND):
            found.append(("Hand", [self.hand_card(game, i) for i in game.zone(player, HAND)]))
        if game.zone(player, REMOVED):
            found.append(("Removed", self._removed_cards(game, viewer, player)))
        if game.zone(player, LIMIT_DECK):
            found.append(("Limit Break deck", self._limit_breaks(game, viewer, player)))
        return found

    def _removed_cards(self, game: Game, viewer: int, player: int) -> list[str]:
        """The cards that the viewer may see; of the others how many there are."""
        cards = game.zone(player, REMOVED)
        shown = [self._removed(game, i) for i in cards if sees(game, viewer, game.state.objects[i])]
        hidden = len(cards) - len(shown)
        return [*shown, *([f"{hidden} face down"] if hidden else [])]

    def _removed(self, game: Game, object_id: int) -> str:
        counters = sorted(game.state.objects[object_id].counters.items())
        return " ".join([game.chars(object_id).names[0], *(f"({n} {name})" for name, n in counters if n)])

    def _limit_breaks(self, game: Game, viewer: int, player: int) -> list[str]:
        """The cards that the viewer may see, those that are used up marked; of the others how many there are."""
        shown = []
        for i in game.zone(player, LIMIT_DECK):
            obj = game.state.objects[i]
            if sees(game, viewer, obj):
                used = "" if obj.face_down else ", used up"
                shown.append(f"{self.hand_card(game, i)}, Limit Break {limit_break.number(game, i)}{used}")
        hidden = len(game.zone(player, LIMIT_DECK)) - len(shown)
        return [*shown, *([f"{hidden} face down"] if hidden else [])]

    def _row(self, game: Game, object_id: int) -> str:
        types = game.chars(object_id).types
        return next((t for t in _ROWS if t in types), "Forward")

    def card(self, game: Game, object_id: int) -> str:
        obj, chars = game.state.objects[object_id], game.chars(object_id)
        parts = [chars.names[0]]
        if "Forward" in chars.types and chars.power is not None:
            power = max(0, chars.power)
            parts.append(f"{power - obj.damage}/{power}" if obj.damage else str(power))
        states = sorted(chars.keywords)
        states += [times(n, f"{name} Counter") for name, n in sorted(obj.counters.items()) if n]
        fighting = (("attacking", combat.attackers(game)), ("blocking", [combat.blocker(game)]))
        states += [word for word, cards in fighting if obj.ref in cards]
        states += [word for word, so in (("dull", obj.dull), ("frozen", FROZEN in obj.marks)) if so]
        states += [f"named {mark.split(':')[2]}" for mark in sorted(obj.marks) if mark.startswith(NAMED)]
        borne = items.borne_by(game.state, object_id) if obj.zone == FIELD else []
        states += [f"bears {game.name(game.state.objects[n].ref)}" for n in borne]
        return described(parts, states)

    def hand_card(self, game: Game, object_id: int) -> str:
        """A card in hand: what it is and costs."""
        chars = game.chars(object_id)
        elements = "/".join(chars.elements) or "no Element"
        power = f", {chars.power} power" if chars.power is not None else ""
        return f"{chars.names[0]} ({elements} {'/'.join(chars.types)}, cost {chars.cost}{power})"

    def act(self, game: Game, act: Answer) -> str:
        if act[0] == "pass":
            return f"pass{self._passing(game)}"
        name = game.chars(act[1]).names[0]
        if act[0] == "cast" and act[2] == warp.VARIANT:
            return f"warp {self.hand_card(game, act[1])}"
        if act[0] == "cast":
            return f"cast {self.hand_card(game, act[1])}" + (f", {act[2].replace('_', ' ')} cost" if act[2] else "")
        used = self._ability(game, act)
        node = game.node(used) if used is not None else None
        if isinstance(node, ir.PrimingAction):
            return f"prime {name}"
        special = node.name if isinstance(node, ir.SpecialAbility) else f"ability {act[2] + 1}"
        if used is not None:
            special = timing.keyword_of(game, used) or special
        return f"use {name}: {special}"

    def _passing(self, game: Game) -> str:
        """What comes of it when both players have passed."""
        if game.state.stack:
            return f" (then {game.name(game.state.stack[-1].source)} resolves)"
        return f" (then on from {self.phase(game.state)})" if game.state.phase in ("main1", "main2") else ""

    def _ability(self, game: Game, act: Answer) -> Source | None:
        abilities = game.chars(act[1]).abilities
        return abilities[act[2]] if 0 <= act[2] < len(abilities) else None

    def _option(self, game: Game, decision: Decision, option: Any) -> str:
        if isinstance(option, int) and 0 <= option < len(game.state.objects):
            obj = game.state.objects[option]
            text = self.card(game, option) if obj.zone == FIELD else self.hand_card(game, option)
            return f"{PLAYERS[obj.controller]}'s {text}" if obj.zone == FIELD else text
        if not isinstance(option, tuple):
            return str(option)
        if decision.reason == "payment":
            how, object_id, element = option
            where = " into the Break Zone" if how == "put" else ""
            return f"{how} {game.chars(object_id).names[0]}{where} for {YIELD[how]} {element} CP"
        return self._tuple(game, option)

    def _tuple(self, game: Game, option: tuple[Any, ...]) -> str:
        for item in game.state.stack:
            if len(option) == 2 and option == (-3, item.id):
                return f"{game.name(item.source)} on the stack"
        if len(option) == 2 and option[0] == -2:
            return f"player {PLAYERS[option[1]]}"
        return str(option[-1])


_QUESTIONS = QUESTIONS | {
    "priority": "cast a card, use an ability, or pass?",
    "mulligan": "put the hand under the deck and draw five new cards?",
    "attack": "attack with which Forwards (none: no attack)?",
    "block": "block with which Forward (none: no block)?",
    "battle_damage": "divide the damage among the party",
    "divide": "divide the damage",
    "payment": "pay",
    "targets": "choose",
    "burst": "use the EX Burst?",
    "hand_size": "discard down to the hand limit",
    "stack_order": "in which order do your abilities go on the stack?",
    "excess_backups": "which Backups go to the Break Zone?",
    "bearer": "who bears it?",
    "keep": "which of these do you keep?",
    "cast": "cast which card?",
}


def _crystals(count: int) -> str:
    return f"{'gains' if count > 0 else 'loses'} {times(abs(count), 'Crystal')}"


_PAID = {
    "dull": "dulls {0}",
    "activate": "activates {0}",
    "discard": "discards {0}",
    "put": "puts {0} into the {1}",
    "break": "breaks {0}",
    "remove": "removes {0} from the game",
    "return": "returns {0} to the hand",
    "turn up": "turns {0} face up",
}


def _pay(line: Line) -> str:
    parts = [*line.facts.get("cp", ()), *filter(None, (paid(part, _PAID) for part in line.facts.get("parts", ())))]
    if crystals := line.facts.get("crystals", 0):
        parts.append(times(crystals, "Crystal"))
    return f"  {who(line)} pays: {', '.join(parts)}" if parts else ""


def _point(line: Line) -> str:
    points = times(line.facts["points"], "point")
    return f"  {who(line)} takes a point of damage from {line.facts['source']}: {line.card} ({points} now)"


def _move(line: Line) -> str:
    if line.facts.get("to") == "removed" and line.card:
        return f"  {line.card} is removed from the game{origin(line)}"
    return moved(line)


_LINES: dict[str, Callable[[Line], str]] = LINES | {
    "phase": lambda n: f"-- {_PHASES.get(n.facts['phase'], n.facts['phase'])}",
    "skipped_phase": lambda n: f"  {who(n)} skips the {_PHASES.get(n.facts['phase'], n.facts['phase'])}",
    "coin": lambda n: f"{who(n)} may choose who starts",
    "lot": lambda n: f"The coin falls for {who(n)}",
    "equip": lambda n: f"  {n.facts['bearer']} bears {n.card}",
    "unattached": lambda n: f"  nobody bears {n.card}",
    "no_room": lambda n: f"  there is no room for {n.card}",
    "alternative": lambda n: f"  {n.card}: {'the alternative' if n.facts['met'] else 'not the alternative'}",
    "starts": lambda n: f"{who(n)} takes the first turn",
    "pay": _pay,
    "stacked": lambda n: f"  {n.card} ({ITEMS.get(n.facts['what'], n.facts['what'])}) is on the stack",
    "resolve": lambda n: f"  {n.card} ({ITEMS.get(n.facts['what'], n.facts['what'])}) resolves",
    "no_target": lambda n: f"  {n.card}: no legal target",
    "condition_failed": lambda n: f"  {n.card}: the condition does not hold",
    "chosen": lambda n: f"  {n.card or 'an ability'} is chosen by {n.facts.get('source')}",
    "attack": lambda n: f"{who(n)} attacks with {' and '.join(n.facts['cards'])}",
    "no_attack": lambda n: f"{who(n)} does not attack",
    "block": lambda n: f"{who(n)} blocks with {n.card}",
    "no_block": lambda n: f"{who(n)} does not block",
    "unblocked": lambda n: f"  {n.card} is not blocked",
    "battle": lambda n: f"  {n.card} and {n.facts['blocker']} fight",
    "point": _point,
    "burst": lambda n: f"  {who(n)} uses the EX Burst of {n.card}",
    "broken": lambda n: f"  {n.card} is broken",
    "lethal": lambda n: f"  {n.card} has as much damage as power",
    "powerless": lambda n: f"  {n.card} has no power left",
    "put_away": lambda n: f"  {n.card} is put into the Break Zone by its own text",
    "enter": lambda n: f"  {n.card} enters the field{' dull' * n.facts['dull']}{origin(n)}",
    "move": _move,
    "dull": lambda n: f"  {n.card} is dulled",
    "joins": lambda n: f"  {n.card} forms a party with those that attack",
    "activate": lambda n: f"  {n.card} is activated",
    "freeze": lambda n: f"  {n.card} is frozen",
    "frozen": lambda n: f"  {n.card} stays as it is (frozen)",
    "hand_size": lambda n: f"{who(n)} discards {n.facts['count']} over the hand limit",
    "same_name": lambda n: f"  {who(n)} controls two cards named {n.facts['name']}",
    "light_dark": lambda n: f"  {who(n)} controls more than one Light or Dark Character",
    "loop": lambda n: f"  A loop: {who(n)} names {n.facts['times']} times" if "times" in n.facts else "An endless loop",
    "healed": lambda n: f"  {n.card} has no damage any more",
    "crystals": lambda n: f"  {who(n)} {_crystals(n.facts['count'])} by {n.card}",
    "warp": lambda n: f"{who(n)} warps {n.card}",
    "prime": lambda n: f"{who(n)} primes {n.card}",
    "primed": lambda n: f"  {n.facts['over']} has become {n.card}",
    "goes_along": lambda n: f"  {n.card} goes along" if n.card else "",
    "turned_up": lambda n: f"  {n.card} is turned face up",
    "excess_backups": lambda n: f"  {who(n)} gives up {', '.join(n.facts['cards'])}",
}
