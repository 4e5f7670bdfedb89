"""What the words of all games have in common: the board, questions, and lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cardwright.kernel.decisions import Decision
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.state import Source, State
from cardwright.play import telling
from cardwright.play.games import PLAYERS
from cardwright.play.telling import times
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


def counters(line: Line) -> str:
    """Counters of a name, so many."""
    return times(line.facts["count"], f"{line.facts.get('name') or line.facts.get('counter')} Counter")


def _by(line: Line) -> str:
    """By which card, where it is not the one that it happens to."""
    by = line.facts.get("by", "")
    return f" by {by}" if by else ""


def _replaced(line: Line) -> str:
    """What would have happened."""
    event, what = str(line.facts.get("event")), line.facts.get("object")
    whom = f"player {PLAYERS[line.facts['whom']]}" if line.facts.get("whom", -1) >= 0 else "the player"
    if event == "damage" and what:
        return f"{line.facts['amount']} damage to {what}"
    if event == "point":
        return f"{times(line.facts['amount'], 'point')} of damage to {whom}"
    if event == "draw":
        return f"a draw of {whom}"
    if what and line.facts["to"]:
        return f"the move of {what} to the {zone(line.facts['to'])}"
    return f"what would happen to {what or whom}"


def _reveal(line: Line) -> str:
    """Cards are shown, or looked at by one player, by whose text."""
    if "cards" in line.facts and not line.facts["cards"]:
        return ""
    cards = ", ".join(line.facts.get("cards", ())) or line.card
    by = f" ({line.card})" if "cards" in line.facts and line.card else ""
    if line.seen_by >= 0:
        return f"  Player {PLAYERS[line.seen_by]} looks at {cards}{by}"
    return f"  {who(line)} reveals {cards}{by}"


_ZONES = {  # those that are not called as the kernel has them
    "break_zone": "Break Zone",
    "damage_zone": "Damage Zone",
    "removed": "removed cards",
    "limit_break_deck": "Limit Break deck",
    "ex_area": "EX area",
    "resolution": "resolution zone",
    "evolve_deck": "evolve deck area",
    "": "another zone",
}


def zone(name: str) -> str:
    """A zone as a sentence calls it."""
    return _ZONES.get(name, name.replace("_", " "))


def moved(line: Line) -> str:
    """A card goes from zone to zone; of one that not everybody sees no more than that."""
    out_of, to = zone(line.facts.get("out_of", "")), zone(line.facts.get("to", ""))
    if line.card:
        return f"  {line.card} goes to the {to}"
    return f"  {who(line)} moves a card from the {out_of} to the {to}" if out_of != to else ""


_KEPT = {
    "be_broken": "cannot be broken",
    "leave_field": "cannot leave the field",
    "be_put": "cannot be put there",
    "be_returned": "cannot be returned",
    "be_removed": "cannot be removed from the game",
    "be_dulled": "cannot be dulled",
    "activate": "cannot be activated",
    "be_frozen": "cannot be frozen",
}
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
    "control": lambda n: f"  {who(n)} has control of {n.card}{_by(n)}",
    "shuffle": lambda n: f"  {who(n)} shuffles the deck",
    "search": lambda n: f"  {who(n)} searches the deck",
    "timestamps": lambda n: f"  {who(n)} orders {', '.join(n.facts['cards'])}",
    "replaced": lambda n: f"  {n.card} replaces {_replaced(n)}",
    "prevented": lambda n: f"  {n.card or who(n)} takes no damage",
    "does_not_occur": lambda n: f"  {n.card or who(n)} takes no damage" if n.facts["event"] == "damage" else "",
    "reveal": _reveal,
    "look": _reveal,
    "kept": lambda n: f"  {n.card or 'a hidden card'} {_KEPT.get(n.facts['rule'], 'stays as it is')}",
    "cancelled": lambda n: f"  {n.card} is cancelled{_by(n) or ': nothing is left of what was chosen'}",
    "named": lambda n: f"  {who(n)} names {n.facts['value']}",
    "counters": lambda n: f"  {n.card}: {counters(n)}",
    "counters_gone": lambda n: f"  {n.card}: {counters(n)} fewer",
    "clean_up": lambda n: "",  # at the end of every turn
    "lose": lambda n: f"{who(n)} has lost",
    "draw_game": lambda n: "The game is a draw",
    "concede": lambda n: f"{who(n)} concedes",
}
# lines that say what a text says
BY_TEXT = {"lasting": telling.lasting, "delayed": telling.later}


class CommonWords:
    """Words by tables; a game adds its own to them, and says how its cards and zones are told."""

    language: str

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
        if line.kind in BY_TEXT:
            return BY_TEXT[line.kind](game, line, self.language)
        made = self._lines.get(line.kind)
        if made is None:
            return f"  {line.kind.replace('_', ' ')}{': ' + line.card if line.card else ''}"
        return made(line) or None

    def unread(self, line: Line) -> str:
        """Nothing but how many cards somebody looks at."""
        count = len(line.facts.get("cards", ())) if line.kind in ("reveal", "look") else 0
        return f"  Player {PLAYERS[line.seen_by]} looks at {times(count, 'card')}" if count else ""

    def phase(self, state: State) -> str:
        return self._phases.get(state.phase, state.phase)
