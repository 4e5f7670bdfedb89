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
from cardwright.kernel.view import NUMBERED, sees_zone
from cardwright.play.games import PLAYERS
from cardwright.play.words import LINES, QUESTIONS, CommonWords, moved, paragraph, who
from cardwright.text import ir
from cardwright.text.compile import normalise_text

_PHASES = {"setup": "Setup", "start": "Start Phase", "main": "Main Phase", "end": "End Phase"}


class SveWords(CommonWords):
    """What SVE's things are called on a screen."""

    language = "sve"

    def __init__(self) -> None:
        super().__init__(_PHASES, _QUESTIONS, _LINES)

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

    def printed(self, game: Game, act: Answer) -> str:
        if act[0] != "use" or not 0 <= act[2] < len(game.defs):
            return ""
        of = game.defs[act[2]]
        used = [s for s in of.base.abilities if isinstance(game.node(s), ir.ActionAbility)]
        printed = [p for p in normalise_text("sve", of.facts.text).paragraphs if p.startswith("[act]")]
        return paragraph(printed, used, (act[2], act[3]))

    def option(self, game: Game, decision: Decision, option: Any) -> str:
        if decision.reason in NUMBERED:
            return f"option {option + 1}"
        if isinstance(option, int) and 0 <= option < len(game.state.objects):
            obj = game.state.objects[option]
            shown = obj.zone in (FIELD, LEADER)
            text = self.card(game, option) if shown else self.hand_card(game, option)
            return f"{PLAYERS[obj.controller]}'s {text}" if shown else text
        return str(option[-1]) if isinstance(option, tuple) else str(option)


_SIZES = (("hand", HAND), ("deck", DECK), ("cemetery", CEMETERY), ("evolve deck", EVOLVE_DECK))
_QUESTIONS = QUESTIONS | {
    "main": "your main phase",
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
        return f"  {line.card} is banished"
    return moved(line)


def _points(line: Line, fact: str, what: str) -> str:
    count = int(line.facts[fact])
    return f"{count} {what}{'' if count == 1 else 's'}"


def _pay(line: Line) -> str:
    count = int(line.facts.get("count", 0))
    return f"  {who(line)} pays: {line.facts.get('what')} {count}" if count else ""


def _picked(line: Line) -> list[str]:
    """The cards that were picked at random; of those that not everybody sees, how many."""
    names: list[str] = list(line.facts.get("cards", ()))
    return [*names, _points(line, "hidden", "hidden card")] if "hidden" in line.facts else names


def _loop(line: Line) -> str:
    if "times" in line.facts:
        return f"  A perpetual cycle: {who(line)} says {line.facts['times']} times"
    return "A perpetual cycle that nobody can stop"


_LINES: dict[str, Callable[[Line], str]] = LINES | {
    "phase": lambda n: f"-- {_PHASES.get(n.facts['phase'], n.facts['phase'])}",
    "coin": lambda n: f"{who(n)} decides who goes first",
    "starts": lambda n: f"{who(n)} goes first",
    "magical_items": lambda n: f"{who(n)} begins with {n.facts['count']} Magical Items",
    "play": lambda n: f"{who(n)} plays {n.card}",
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
    "defense": lambda n: f"  {n.card}: defense {n.facts['change']:+d}",
    "broken": lambda n: f"  {n.card} is destroyed",
    "destroyed": lambda n: f"  {n.card} is to be destroyed",
    "stack_stays": lambda n: f"  {n.card} stays and loses a Stack counter",
    "stack_empty": lambda n: f"  {n.card} has no Stack counter left",
    "over_limit": lambda n: f"  {who(n)} has {n.facts['count']} cards too many",
    "no_room": lambda n: f"  no room for {n.facts.get('count', n.card)}",
    "unlinked": lambda n: f"  {n.card} is no longer linked",
    "evolve": lambda n: f"  {n.card} evolves",
    "serve": lambda n: f"  {n.card} is served",
    "race": lambda n: f"  {n.card} races",
    "eliminated": lambda n: f"  the token {n.card} ceases to exist",
    "advanced": lambda n: f"  {n.card} goes to the evolve deck area",
    "enter": lambda n: f"  {n.card} is put onto the field",
    "move": _move,
    "dull": lambda n: f"  {n.card} is engaged",
    "activate": lambda n: f"  {n.card} is refreshed",
    "ward": lambda n: f"  {n.card} stands guard (Ward)",
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
