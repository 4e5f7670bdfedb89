"""Shadowverse: Evolve on a screen: cards, decisions and the log in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardwright.games.common import combat
from cardwright.games.common.texts import SPEAKING
from cardwright.games.common.zones import DECK, EX_AREA, FIELD, HAND
from cardwright.games.sve import players
from cardwright.games.sve.zones import BANISHED, CEMETERY, EVOLVE_DECK, LEADER
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.state import Source
from cardwright.kernel.view import sees_zone
from cardwright.play.games import PLAYERS
from cardwright.play.telling import times
from cardwright.play.words import (
    LINES,
    QUESTIONS,
    CommonWords,
    counters,
    described,
    moved,
    origin,
    paid,
    who,
    whose,
    zone,
)
from cardwright.text import ir

_PHASES = {"setup": "Setup", "start": "Start Phase", "main": "Main Phase", "end": "End Phase"}

_ENDINGS = {
    "1.2.2": "both players have lost",
    "1.2.3": "by conceding",
    "1.2.4": "by the text of a card",
    "11.2.1": "with no defense left on the leader",
    "11.2.2": "with no card to draw",
    "15.2.1.3": "a perpetual cycle that nobody can stop",
}


class SveWords(CommonWords):
    """What SVE's things are called on a screen."""

    language = "sve"

    def __init__(self) -> None:
        super().__init__(_PHASES, _QUESTIONS, _LINES, _ENDINGS)

    def _heading(self, game: Game, player: int) -> str:
        turn = " (turn)" if game.state.turn_player == player else ""
        leader = players.leader(game, player)
        defense = players.defense(game, leader.id) if leader is not None else 0
        points = f"{players.play_points(game, player)}/{players.most_points(game, player)}"
        sizes = ", ".join(f"{word} {len(game.zone(player, zone))}" for word, zone in _SIZES)
        return (
            f"Player {PLAYERS[player]}{turn}: leader's defense {defense}, play points {points}, "
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
        states = sorted(chars.keywords)
        states += [times(n, f"{name} counter") for name, n in sorted(obj.counters.items()) if n]
        evolved, attacking = obj.zone == FIELD and obj.link >= 0, obj.ref in combat.declared(game)
        states += [word for word, so in (("evolved", evolved), ("attacking", attacking), ("engaged", obj.dull)) if so]
        return described(parts, states)

    def hand_card(self, game: Game, object_id: int) -> str:
        """A card that may be played: what it is and costs."""
        chars = game.chars(object_id)
        stats = f", {chars.power}/{chars.defense}" if chars.power is not None and chars.defense is not None else ""
        classes = "/".join(c.capitalize() for c in chars.classes)
        return f"{chars.names[0]} ({classes} {'/'.join(chars.types)}, cost {chars.cost}{stats})"

    def line(self, game: Game, line: Line) -> str | None:
        """A keyword's ability has no text of its own: it is named (12.13.2, 13.3.2.2)."""
        node = game.node(line.facts["node"]) if line.kind == "trigger" else None
        keyword = next((name for name, nodes in SPEAKING.items() if node in nodes), "")
        return f"  {line.card} triggers: {keyword}" if keyword else super().line(game, line)

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
        return f"use {name}: {self._which(game, act)}"

    def _target(self, game: Game, object_id: int) -> str:
        if game.state.objects[object_id].zone == LEADER:
            return "the leader"
        return self.card(game, object_id)

    def _which(self, game: Game, act: Answer) -> str:
        """Which ability of the card, where it has several."""
        sources = [s for s in game.chars(act[1]).abilities if isinstance(game.node(s), ir.ActionAbility)]
        at = sources.index((act[2], act[3])) + 1 if (act[2], act[3]) in sources else 1
        return f"ability {at}"

    def _ability(self, game: Game, act: Answer) -> Source | None:
        return (act[2], act[3]) if 0 <= act[2] < len(game.defs) else None

    def _option(self, game: Game, decision: Decision, option: Any) -> str:
        if isinstance(option, int) and 0 <= option < len(game.state.objects):
            obj = game.state.objects[option]
            shown = obj.zone in (FIELD, LEADER)
            text = self.card(game, option) if shown else self.hand_card(game, option)
            return f"{PLAYERS[obj.controller]}'s {text}" if shown else text
        return str(option[-1]) if isinstance(option, tuple) else str(option)


_SIZES = (("hand", HAND), ("deck", DECK), ("cemetery", CEMETERY), ("evolve deck", EVOLVE_DECK))
_QUESTIONS = QUESTIONS | {
    "main": "your main phase: play, use, evolve, attack, or end the turn?",
    "quick": "play something with Quick?",
    "mulligan": "put the hand under the deck and draw four new cards?",
    "targets": "select",
    "divide": "allocate",
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
    "cast": "play which card?",
    "zone": "into which zone?",
    "tokens": "how many tokens?",
    "token_name": "which token?",
    "loop_count": "how often is this done?",
}


def _move(line: Line) -> str:
    to = str(line.facts.get("to", "another zone"))
    if to == "banished" and line.card:
        return f"  {line.card} is banished{origin(line)}"
    return moved(line)


def _points(line: Line, fact: str, what: str) -> str:
    count = int(line.facts[fact])
    return f"{count} {what}{'' if count == 1 else 's'}"


_PAID = {
    "dull": "engages {0}",
    "activate": "refreshes {0}",
    "discard": "discards {0}",
    "put": "puts {0} into the {1}",
    "put from field to cemetery": "buries {0}",
    "break": "destroys {0}",
    "remove": "banishes {0}",
    "return": "returns {0} to the hand",
    "turn": "turns {0} over",
    "lesson": "performs Lesson with {0}",
    "earth_rite": "performs Earth Rite with {0}",
    "remove counters": "removes counters from {0}",
}


def _pay(line: Line) -> str:
    how = paid(line.facts, _PAID)
    return f"  {who(line)} pays: {how}" if how else ""


def _picked(line: Line) -> list[str]:
    """The cards that were picked at random; of those that not everybody sees, how many."""
    names: list[str] = list(line.facts.get("cards", ()))
    return [*names, _points(line, "hidden", "hidden card")] if "hidden" in line.facts else names


def _no_room(line: Line) -> str:
    what = times(line.facts["count"], "card") if "count" in line.facts else line.card
    name = zone(line.facts.get("zone", "field"))
    return f"  There is no room for {what} {'on' if name == 'field' else 'in'} {whose(line.player)} {name}"


def _counters(line: Line) -> str:
    return counters(line, "counter")


def _loop(line: Line) -> str:
    if "times" in line.facts:
        return f"  A perpetual cycle: {who(line)} says {line.facts['times']} times"
    return "A perpetual cycle that nobody can stop"


_LINES: dict[str, Callable[[Line], str]] = LINES | {
    "phase": lambda n: f"-- {_PHASES.get(n.facts['phase'], n.facts['phase'])}",
    "coin": lambda n: f"{who(n)} decides who goes first",
    "starts": lambda n: f"{who(n)} goes first",
    "magical_items": lambda n: f"{who(n)} begins with {n.facts['count']} Magical Items",
    "rush": lambda n: f"{who(n)} grants Rush to {n.card}",
    "used": lambda n: "",
    "pay": _pay,
    "pay_points": lambda n: f"  {who(n)} pays {_points(n, 'count', 'play point')}",
    "play_points": lambda n: f"  {who(n)} has {_points(n, 'value', 'play point')}",
    "max_play_points": lambda n: f"  {who(n)} has {_points(n, 'value', 'maximum play point')}",
    "evolution_points": lambda n: f"  {who(n)} has {_points(n, 'value', 'evolution point')}",
    "points_cut": lambda n: f"  {who(n)} has no more play points than the maximum",
    "no_target": lambda n: f"  {n.card}: nothing can be selected",
    "declined": lambda n: f"  {n.card}: not paid for",
    "chosen": lambda n: f"  {n.card or 'an ability'} is selected by {n.facts.get('source')}",
    "attack": lambda n: f"{who(n)} attacks {n.facts['target']} with {n.card}",
    "defense": lambda n: f"  {n.card}: defense {n.facts['change']:+d} ({n.facts['now']} now)",
    "broken": lambda n: f"  {n.card} is destroyed",
    "destroyed": lambda n: f"  {n.card} {'fought with Bane' if n.facts['bane'] else 'has no defense left'}",
    "stack_stays": lambda n: f"  {n.card} stays and loses a Stack counter",
    "stack_empty": lambda n: f"  {n.card} has no Stack counter left",
    "over_limit": lambda n: f"  {who(n)} has {n.facts['count']} cards too many",
    "no_room": _no_room,
    "unlinked": lambda n: f"  {n.card} is no longer linked",
    "evolve": lambda n: f"  {n.card} evolves",
    "transform": lambda n: f"  {n.card} is transformed into {n.facts['into']}",
    "serve": lambda n: f"  {n.card} is served",
    "race": lambda n: f"  {n.card} races",
    "eliminated": lambda n: f"  The token {n.card} ceases to exist",
    "advanced": lambda n: f"  {n.card} goes to the evolve deck area",
    "counters": lambda n: f"  {n.card} gets {_counters(n)}",
    "counters_gone": lambda n: f"  {n.card} loses {_counters(n)}",
    "enter": lambda n: f"  {n.card} is put onto the field{' engaged' * n.facts['dull']}{origin(n)}",
    "move": _move,
    "dull": lambda n: f"  {n.card} is engaged",
    "activate": lambda n: f"  {n.card} is refreshed",
    "ward": lambda n: f"  {n.card} is put there engaged (Ward)",
    "extra_cost": lambda n: f"  {who(n)} takes on the additional cost of {n.card}",
    "earth_rite": lambda n: f"  {who(n)} performs Earth Rite with {n.card}",
    "reveal_source": LINES["reveal"],
    "die": lambda n: f"  {who(n)} rolls {n.facts['value']} of {n.facts['sides']}",
    "swap": lambda n: "  two cards are swapped",
    "no_swap": lambda n: "  nothing is swapped",
    "random": lambda n: f"  picked at random: {', '.join(_picked(n))}",
    "turn_card": lambda n: f"  {n.card} is turned over",
    "loop": _loop,
    "win": lambda n: f"{who(n)} wins",
    "no_defeat": lambda n: f"{who(n)} cannot lose",
}
