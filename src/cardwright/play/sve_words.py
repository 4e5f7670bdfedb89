"""Shadowverse: Evolve on a screen: cards, decisions and the log in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardwright.games.common.zones import DECK, EX_AREA, FIELD, HAND
from cardwright.games.sve import players
from cardwright.games.sve.zones import BANISHED, CEMETERY, EVOLVE_DECK, LEADER
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.state import State
from cardwright.kernel.view import NUMBERED, sees_zone
from cardwright.play.games import PLAYERS
from cardwright.text import ir

_PHASES = {"setup": "Setup", "start": "Start Phase", "main": "Main Phase", "end": "End Phase"}


class SveWords:
    """What SVE's things are called on a screen."""

    def board(self, game: Game, viewer: int) -> list[tuple[str, list[tuple[str, list[str]]]]]:
        far = 1 - viewer if viewer >= 0 else 1
        return [(self._heading(game, p), self._zones(game, viewer, p)) for p in (far, 1 - far)]

    def _heading(self, game: Game, player: int) -> str:
        turn = " (turn)" if game.state.turn_player == player else ""
        leader = players.leader(game, player)
        defense = players.defense(game, leader.id) if leader is not None else 0
        points = f"{players.play_points(game, player)}/{players.most_points(game, player)}"
        sizes = ", ".join(f"{word} {len(game.zone(player, zone))}" for word, zone in _SIZES)
        return (
            f"Player {PLAYERS[player]}{turn}: leader {defense}, play points {points}, "
            f"evolution points {players.evolution_points(game, player)}, {sizes}"
        )

    def _zones(self, game: Game, viewer: int, player: int) -> list[tuple[str, list[str]]]:
        found = [("Field", [self.card(game, i) for i in game.zone(player, FIELD)])]
        if game.zone(player, EX_AREA):
            found.append(("EX area", [self.hand_card(game, i) for i in game.zone(player, EX_AREA)]))
        if sees_zone(game, viewer, player, HAND):
            found.append(("Hand", [self.hand_card(game, i) for i in game.zone(player, HAND)]))
        up = [i for i in game.zone(player, EVOLVE_DECK) if not game.state.objects[i].face_down]
        if up:
            found.append(("Faceup in the evolve deck area", [self.name(game, i) for i in up]))
        if game.zone(player, BANISHED):
            found.append(("Banished", [self.name(game, i) for i in game.zone(player, BANISHED)]))
        return found

    def name(self, game: Game, object_id: int) -> str:
        """The card's name."""
        return game.chars(object_id).names[0]

    def card(self, game: Game, object_id: int) -> str:
        obj, chars = game.state.objects[object_id], game.chars(object_id)
        parts = [chars.names[0]]
        if "Leader" in chars.types:
            return f"{parts[0]} {players.defense(game, object_id)}"
        if "Follower" in chars.types:
            parts.append(f"{chars.power}/{players.defense(game, object_id)}")
        parts += sorted(chars.keywords)
        parts += [f"{n} {name}" for name, n in sorted(obj.counters.items()) if n]
        evolved = obj.zone == FIELD and obj.link >= 0
        parts += [word for word, so in (("evolved", evolved), ("engaged", obj.dull)) if so]
        return " ".join(parts)

    def hand_card(self, game: Game, object_id: int) -> str:
        """A card that may be played: what it is and costs."""
        chars = game.chars(object_id)
        stats = f" {chars.power}/{chars.defense}" if chars.power is not None and chars.defense is not None else ""
        classes = "/".join(c.capitalize() for c in chars.classes)
        return f"{chars.names[0]} ({classes} {'/'.join(chars.types)} {chars.cost}{stats})"

    def act(self, game: Game, act: Answer) -> str:
        if act[0] == "pass":
            return "pass"
        if act[0] == "end":
            return "end the turn"
        if act[0] == "play":
            return f"play {self.hand_card(game, act[1])}"
        name = self.name(game, act[1])
        if act[0] == "attack":
            return f"attack with {name}: {self._target(game, act[2])}"
        if act[0] == "grant_rush":
            return f"grant Rush to {name}"
        node = game.node((act[2], act[3])) if 0 <= act[2] < len(game.defs) else None
        if isinstance(node, ir.EvolveAbility):
            return f"evolve {name}"
        if isinstance(node, ir.ServeAbility):
            return f"serve {name}"
        return f"use {name}: {self._ability(game, act)}"

    def _target(self, game: Game, object_id: int) -> str:
        if game.state.objects[object_id].zone == LEADER:
            return "the leader"
        return self.card(game, object_id)

    def _ability(self, game: Game, act: Answer) -> str:
        """Which ability of the card, where it has several."""
        sources = [s for s in game.chars(act[1]).abilities if isinstance(game.node(s), ir.ActionAbility)]
        at = sources.index((act[2], act[3])) + 1 if (act[2], act[3]) in sources else 1
        return f"ability {at}"

    def option(self, game: Game, decision: Decision, option: Any) -> str:
        if decision.reason in NUMBERED:
            return f"option {option + 1}"
        if isinstance(option, int) and 0 <= option < len(game.state.objects):
            obj = game.state.objects[option]
            shown = obj.zone in (FIELD, LEADER)
            text = self.card(game, option) if shown else self.hand_card(game, option)
            return f"{PLAYERS[obj.controller]}'s {text}" if shown else text
        return str(option[-1]) if isinstance(option, tuple) else str(option)

    def question(self, game: Game, decision: Decision) -> str:
        source = f" ({game.name(decision.source)})" if decision.source[0] >= 0 else ""
        text = _QUESTIONS.get(decision.reason, decision.reason.replace("_", " "))
        if decision.reason == "cost" and decision.prompt:
            text = f"{text}: {decision.prompt}"
        return text + source

    def line(self, game: Game, line: Line) -> str | None:
        made = _LINES.get(line.kind)
        if made is None:
            text = f"  {line.kind.replace('_', ' ')}{': ' + line.card if line.card else ''}"
        else:
            text = made(line)
        return text or None

    def phase(self, state: State) -> str:
        return _PHASES.get(state.phase, state.phase)


_SIZES = (("hand", HAND), ("deck", DECK), ("cemetery", CEMETERY), ("evolve deck", EVOLVE_DECK))
_ZONES = {"ex_area": "EX area", "resolution": "resolution zone"}
_QUESTIONS = {
    "main": "your main phase",
    "quick": "play something with Quick?",
    "take_first_turn": "take the first turn?",
    "mulligan": "put the hand under the deck and draw four new cards?",
    "mulligan_order": "in which order do the cards go under the deck?",
    "targets": "select",
    "modes": "which of the printed options?",
    "divide": "allocate",
    "x": "what is X?",
    "cost": "pay with",
    "pay": "pay for it?",
    "extra_cost": "pay the additional cost?",
    "earth_rite": "perform Earth Rite?",
    "evolution_point": "spend an evolution point for one play point?",
    "evolve_card": "which card of the evolve deck?",
    "face": "which face?",
    "draw_more": "draw a card?",
    "look_more": "look at the next card?",
    "turn_up": "which card of the evolve deck is turned faceup?",
    "pending": "which of your abilities is played next?",
    "ward": "engage which followers with Ward?",
    "ward_entry": "engage it as it enters (Ward)?",
    "engage": "engage which of them?",
    "add_to_stack": "to which card with Stack?",
    "hand_limit": "discard down to the hand limit",
    "keep": "which cards stay? the others go to the cemetery",
    "fit": "which of them find room?",
    "first_zone": "how many go to the first of the two zones?",
    "counters": "how many counters?",
    "deck_top": "which cards go on top of the deck?",
    "search": "which card do you find?",
    "select": "select",
    "discard": "discard",
    "cast": "play which card?",
    "zone": "into which zone?",
    "tokens": "how many tokens?",
    "token_name": "which token?",
    "may": "do it?",
    "one_of": "which of the two?",
    "name": "name what?",
    "replace": "replace what would happen?",
    "replacement": "which replacement applies first?",
    "deck_order": "in which order?",
    "timestamps": "which of these cards counts as entering first, second ...?",
    "loop_count": "how often is this done?",
}


def _who(line: Line) -> str:
    return f"Player {PLAYERS[line.player]}" if line.player >= 0 else "Nobody"


def _move(line: Line) -> str:
    to = str(line.facts.get("to", "another zone"))
    return f"  {line.card} goes to the {_ZONES.get(to, to.replace('_', ' '))}" if line.card else ""


def _points(line: Line, fact: str, what: str) -> str:
    count = int(line.facts[fact])
    return f"{count} {what}{'' if count == 1 else 's'}"


def _pay(line: Line) -> str:
    count = int(line.facts.get("count", 0))
    return f"  {_who(line)} pays: {line.facts.get('what')} {count}" if count else ""


def _reveal(line: Line) -> str:
    return f"  {_who(line)} reveals {', '.join(line.facts.get('cards', ())) or line.card}"


def _loop(line: Line) -> str:
    if "times" in line.facts:
        return f"  A perpetual cycle: {_who(line)} says {line.facts['times']} times"
    return "A perpetual cycle that nobody can stop"


_LINES: dict[str, Callable[[Line], str]] = {
    "turn": lambda n: f"== Turn {n.facts['number']}: player {PLAYERS[n.player]} ==",
    "phase": lambda n: f"-- {_PHASES.get(n.facts['phase'], n.facts['phase'])}",
    "coin": lambda n: f"{_who(n)} decides who goes first",
    "starts": lambda n: f"{_who(n)} goes first",
    "mulligan": lambda n: f"{_who(n)} {'takes a new hand' if n.facts['again'] else 'keeps the hand'}",
    "magical_items": lambda n: f"{_who(n)} begins with {n.facts['count']} Magical Items",
    "play": lambda n: f"{_who(n)} plays {n.card}",
    "use": lambda n: f"{_who(n)} uses an ability of {n.card}",
    "rush": lambda n: f"{_who(n)} grants Rush to {n.card}",
    "used": lambda n: "",
    "pay": _pay,
    "pay_points": lambda n: f"  {_who(n)} pays {_points(n, 'count', 'play point')}",
    "play_points": lambda n: f"  {_who(n)} has {_points(n, 'value', 'play point')}",
    "max_play_points": lambda n: f"  {_who(n)} has {_points(n, 'value', 'maximum play point')}",
    "evolution_points": lambda n: f"  {_who(n)} has {_points(n, 'value', 'evolution point')}",
    "points_cut": lambda n: f"  {_who(n)} has no more play points than the maximum",
    "trigger": lambda n: f"  {n.card} triggers",
    "no_target": lambda n: f"  {n.card}: nothing can be selected",
    "declined": lambda n: f"  {n.card}: not paid for",
    "modes": lambda n: f"  {n.card}: option {', '.join(map(str, n.facts['options']))}",
    "chosen": lambda n: f"  {n.card or 'an ability'} is selected by {n.facts.get('source')}",
    "attack": lambda n: f"{_who(n)} attacks {n.facts['target']} with {n.card}",
    "damage": lambda n: f"  {n.card} takes {n.facts['amount']} damage from {n.facts['source']}",
    "defense": lambda n: f"  {n.card}: defense {n.facts['change']:+d}",
    "broken": lambda n: f"  {n.card} is destroyed",
    "destroyed": lambda n: f"  {n.card} is to be destroyed",
    "stack_empty": lambda n: f"  {n.card} has no Stack counter left",
    "over_limit": lambda n: f"  {_who(n)} has {n.facts['count']} cards too many",
    "no_room": lambda n: f"  no room for {n.facts.get('count', n.card)}",
    "unlinked": lambda n: f"  {n.card} is no longer linked",
    "evolve": lambda n: f"  {n.card} evolves",
    "serve": lambda n: f"  {n.card} is served",
    "race": lambda n: f"  {n.card} races",
    "eliminated": lambda n: f"  the token {n.card} ceases to exist",
    "advanced": lambda n: f"  {n.card} goes to the evolve deck area",
    "enter": lambda n: f"  {n.card} is put onto the field",
    "move": _move,
    "draw": lambda n: f"  {_who(n)} draws a card",
    "dull": lambda n: f"  {n.card} is engaged",
    "activate": lambda n: f"  {n.card} is refreshed",
    "ward": lambda n: f"  {n.card} stands guard (Ward)",
    "earth_rite": lambda n: f"  {_who(n)} performs Earth Rite with {n.card}",
    "counters": lambda n: f"  {n.card}: {n.facts['count']} {n.facts.get('name') or n.facts.get('counter')} Counter",
    "control": lambda n: f"  {_who(n)} has control of {n.card}",
    "reveal": _reveal,
    "reveal_source": _reveal,
    "shuffle": lambda n: f"  {_who(n)} shuffles the deck",
    "die": lambda n: f"  {_who(n)} rolls {n.facts['value']} of {n.facts['sides']}",
    "swap": lambda n: "  two cards are swapped",
    "no_swap": lambda n: "  nothing is swapped",
    "random": lambda n: f"  picked at random: {', '.join(n.facts.get('cards', ()))}",
    "turn_card": lambda n: f"  {n.card} is turned over",
    "extra_turn": lambda n: f"  {_who(n)} takes another turn after this one",
    "skip_turn": lambda n: f"  {_who(n)} will skip a turn",
    "skipped": lambda n: f"{_who(n)} skips the turn",
    "timestamps": lambda n: f"  {_who(n)} orders {', '.join(n.facts['cards'])}",
    "replaced": lambda n: f"  {n.card} replaces what would happen",
    "named": lambda n: f"  {_who(n)} names {n.facts['value']}",
    "delayed": lambda n: f"  {n.card} will trigger later",
    "loop": _loop,
    "lose": lambda n: f"{_who(n)} has lost",
    "win": lambda n: f"{_who(n)} wins",
    "draw_game": lambda n: "The game is a draw",
    "concede": lambda n: f"{_who(n)} concedes",
}
