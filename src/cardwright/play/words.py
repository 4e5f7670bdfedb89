"""What the words of all games have in common: the board, questions, and lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cardwright.kernel.decisions import Decision
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.state import Source, State
from cardwright.play.games import PLAYERS
from cardwright.text.styles import in_words

Say = Callable[[Line], str]
Zones = list[tuple[str, list[str]]]  # of one player: what a zone is called, its cards


def paragraph(printed: Sequence[str], abilities: Sequence[Source], used: Source) -> str:
    """The paragraph with the ability, for reading; empty where abilities and paragraphs do not go in pairs."""
    if used not in abilities or len(printed) != len(abilities):
        return ""
    return in_words(printed[list(abilities).index(used)])


def who(line: Line) -> str:
    """The player of a line."""
    return f"Player {PLAYERS[line.player]}" if line.player >= 0 else "Nobody"


QUESTIONS: dict[str, str] = {
    "take_first_turn": "take the first turn?",
    "mulligan_order": "in which order do the cards go under the deck?",
    "cost": "pay with",
    "pay": "pay for it?",
    "x": "what is X?",
    "modes": "which of the printed options?",
    "one_of": "which of the two?",
    "name": "name what?",
    "replace": "replace what would happen?",
    "deck_order": "in which order?",
    "may": "do it?",
    "timestamps": "which of these cards counts as entering first, second ...?",
    "replacement": "which replacement applies first?",
    "deck_top": "which cards go on top of the deck?",
    "counters": "how many counters?",
    "search": "which card do you find?",
    "select": "select",
    "discard": "discard",
}
LINES: dict[str, Say] = {
    "turn": lambda n: f"== Turn {n.facts['number']}: player {PLAYERS[n.player]} ==",
    "extra_turn": lambda n: f"  {who(n)} takes another turn after this one",
    "skip_turn": lambda n: f"  {who(n)} will skip a turn",
    "skipped": lambda n: f"{who(n)} skips the turn",
    "mulligan": lambda n: f"{who(n)} {'takes a new hand' if n.facts['again'] else 'keeps the hand'}",
    "use": lambda n: f"{who(n)} uses an ability of {n.card}",
    "trigger": lambda n: f"  {n.card} triggers",
    "modes": lambda n: f"  {n.card}: option {', '.join(map(str, n.facts['options']))}",
    "damage": lambda n: f"  {n.card} takes {n.facts['amount']} damage from {n.facts['source']}",
    "draw": lambda n: f"  {who(n)} draws a card",
    "control": lambda n: f"  {who(n)} has control of {n.card}",
    "shuffle": lambda n: f"  {who(n)} shuffles the deck",
    "search": lambda n: f"  {who(n)} searches the deck",
    "timestamps": lambda n: f"  {who(n)} orders {', '.join(n.facts['cards'])}",
    "replaced": lambda n: f"  {n.card} replaces what would happen",
    "named": lambda n: f"  {who(n)} names {n.facts['value']}",
    "delayed": lambda n: f"  {n.card} will trigger later",
    "counters_gone": lambda n: f"  {n.card}: {n.facts['count']} {n.facts['name']} Counter fewer",
    "clean_up": lambda n: "",  # at the end of every turn
    "lose": lambda n: f"{who(n)} has lost",
    "draw_game": lambda n: "The game is a draw",
    "concede": lambda n: f"{who(n)} concedes",
}


class CommonWords:
    """Words by tables; a game adds its own to them, and says how its cards and zones are told."""

    def __init__(self, phases: Mapping[str, str], questions: Mapping[str, str], lines: Mapping[str, Say]) -> None:
        self._phases, self._questions, self._lines = phases, questions, lines

    def _heading(self, game: Game, player: int) -> str:
        raise NotImplementedError

    def _zones(self, game: Game, viewer: int, player: int) -> Zones:
        raise NotImplementedError

    def board(self, game: Game, viewer: int) -> list[tuple[str, Zones]]:
        far = 1 - viewer if viewer >= 0 else 1
        return [(self._heading(game, p), self._zones(game, viewer, p)) for p in (far, 1 - far)]

    def question(self, game: Game, decision: Decision) -> str:
        source = f" ({game.name(decision.source)})" if decision.source[0] >= 0 else ""
        text = self._questions.get(decision.reason, decision.reason.replace("_", " "))
        if decision.reason in ("payment", "cost") and decision.prompt:
            text = f"{text}: {decision.prompt}"
        return text + source

    def line(self, game: Game, line: Line) -> str | None:
        made = self._lines.get(line.kind)
        if made is None:
            return f"  {line.kind.replace('_', ' ')}{': ' + line.card if line.card else ''}"
        return made(line) or None

    def phase(self, state: State) -> str:
        return self._phases.get(state.phase, state.phase)
