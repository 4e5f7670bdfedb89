"""What the words of all games have in common: the board, questions, and lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from cardwright.games.common import targets
from cardwright.games.common.context import ctx_of_item
from cardwright.games.common.effects.registry import effects_of
from cardwright.kernel.decisions import Answer, Decision
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.state import Item, Ref, Source, State
from cardwright.kernel.view import BOTH, NUMBERED, sees
from cardwright.play import telling
from cardwright.play.games import PLAYERS
from cardwright.play.standing import numbers
from cardwright.play.telling import times

PLAYER, ON_STACK = -2, -3  # begin what stands for a player and for an item of the stack
# what lies on the stack
ITEMS = {
    "auto": "auto-ability",
    "action": "action ability",
    "special": "special ability",
    "summon": "Summon",
    "activated": "activated ability",
}
Say = Callable[[Line], str]
Zones = list[tuple[str, list[str]]]  # of one player: what a zone is called, its cards


def who(line: Line) -> str:
    """The player of a line."""
    return f"Player {PLAYERS[line.player]}" if line.player >= 0 else "Nobody"


def described(head: list[str], states: list[str]) -> str:
    """A card on one line: its name and numbers, and in brackets what else is to be known of it."""
    return f"{' '.join(head)} ({', '.join(states)})" if states else " ".join(head)


def counters(line: Line, word: str = "Counter") -> str:
    """Counters of a name, so many, by the game's word for them."""
    return times(line.facts["count"], f"{line.facts.get('name') or line.facts.get('counter')} {word}")


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


def paid(part: Mapping[str, Any], ways: Mapping[str, str]) -> str:
    """How a part of a cost is paid, in the game's words for the ways; empty for one that a line of its own tells of."""
    cards = [*part["cards"], *([times(part["hidden"], "card")] if part["hidden"] else [])]
    way = ways.get(f"{part['how']} from {part['out_of']} to {part['to']}") or ways.get(part["how"])
    return way.format(", ".join(cards), zone(part["to"])) if way and cards else ""


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


_AT = {"top": "on top", "bottom": "at the bottom"}
# where everybody sees a card, or has just seen it
_HERE = ("field", "stack", "resolution", "evolve_zone", "race_zone", "")


def origin(line: Line) -> str:
    """From where a card comes, where that is not plain from the lines before."""
    out_of = line.facts.get("out_of", "")
    return "" if out_of in _HERE else f" from {'the' if line.player < 0 else whose(line.player)} {zone(out_of)}"


def whose(player: int) -> str:
    """Of this player."""
    return f"player {PLAYERS[player]}'s"


def moved(line: Line) -> str:
    """A card goes from zone to zone; of one that not everybody sees no more than that."""
    out_of, to = zone(line.facts.get("out_of", "")), zone(line.facts.get("to", ""))
    if at := line.facts.get("at"):
        to = f"{at} of the deck"
        if out_of == "deck" and not line.card:
            return f"  {who(line)} puts a card {_AT[at]} of the deck"
    if line.card:
        comes = "" if line.facts.get("to") in ("stack", "resolution") else origin(line)  # it is being played
        return f"  {line.card} goes{comes} to the {to}"
    return (
        f"  {who(line)} moves a card from the {out_of} to the {to}" if out_of != to else ""
    )  # in a deck, as it is ordered


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


def _ended(line: Line) -> str:
    """Effects have ended: which, and the numbers of cards that have changed by it."""
    cards = zip(line.facts["cards"], line.facts["now"], strict=True)
    now = [f"{name} is {numbers(found)} now" for name, found in cards if found is not None]
    sources, several = ", ".join(line.facts["sources"]), len(line.facts["sources"]) > 1
    told = f"  The effects of {sources} end" if several else f"  The effect of {sources} ends"
    return f"{told} ({', '.join(now)})" if now else told


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
    "damage": lambda n: (
        f"  {n.card} takes {n.facts['amount']} damage from {n.facts['source']} ({n.facts['left']} left)"
    ),
    "draw": lambda n: f"  {who(n)} draws {n.card or 'a card'}",
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
    "ended": _ended,
    "named": lambda n: f"  {who(n)} names {n.facts['value']}",
    "counters": lambda n: f"  {n.card} gets {counters(n)}",
    "counters_gone": lambda n: f"  {n.card} loses {counters(n)}",
    "clean_up": lambda n: "",  # at the end of every turn
    # what other lines show
    **dict.fromkeys(("some_left", "used", "no_battle", "party_over", "self_replaced"), lambda n: ""),
    "lose": lambda n: f"{who(n)} has lost",
    "draw_game": lambda n: "The game is a draw",
    "concede": lambda n: f"{who(n)} concedes",
}
# lines that say what a text says
BY_TEXT = {
    "lasting": telling.lasting,
    "delayed": telling.later,
    "trigger": telling.triggers,
    "use": telling.uses,
    "cast": telling.played("casts"),
    "play": telling.played("plays"),
    "modes": telling.options,
}


def _numbered(decision: Decision, option: int) -> str:
    """An option that is a number, by what the question names: zones, or ways to pay."""
    if not decision.prompt:
        return f"option {option + 1}"
    name = decision.prompt.split(",")[option]
    return zone(name) if decision.reason == "zone" else f"for the {name.replace('_', ' ') or 'usual'} cost"


def _named(game: Game, ref: Ref) -> Iterator[str]:
    """What was chosen, if it is a card that everybody sees, an item of the stack or a player."""
    if ref[0] == PLAYER:
        yield f"player {PLAYERS[ref[1]]}"
    elif ref[0] == ON_STACK:
        yield from (game.name(item.source) for item in game.state.stack if item.id == ref[1])
    elif ref[0] >= 0 and game.state.exists(ref) and sees(game, BOTH, game.state.objects[ref[0]]):
        yield game.name(ref)


class CommonWords:
    """Words by tables; a game adds its own to them, and says how its cards and zones are told."""

    language: str

    def __init__(
        self,
        phases: Mapping[str, str],
        questions: Mapping[str, str],
        lines: Mapping[str, Say],
        endings: Mapping[str, str],
    ) -> None:
        self._phases, self._questions, self._lines, self._endings = phases, questions, lines, endings

    def _heading(self, game: Game, player: int) -> str:
        raise NotImplementedError

    def _zones(self, game: Game, viewer: int, player: int) -> Zones:
        raise NotImplementedError

    def board(self, game: Game, viewer: int) -> list[tuple[str, Zones]]:
        far = 1 - viewer if viewer >= 0 else 1
        return [(self._heading(game, p), self._zones(game, viewer, p)) for p in (far, 1 - far)]

    def _ability(self, game: Game, act: Answer) -> Source | None:
        """The ability that an act uses."""
        raise NotImplementedError

    def printed(self, game: Game, act: Answer) -> str:
        used = self._ability(game, act) if act[0] == "use" else None
        return telling.printed(game, (used,), self.language) if used is not None else ""

    def stacked(self, game: Game, item: Item) -> str:
        """What is on the stack, of whom, and the cards and players that were chosen for it."""
        node = game.node(item.node) if item.node[0] >= 0 else None
        refs = targets.all_chosen(game, ctx_of_item(game, item), effects_of(node)) if node is not None else []
        chosen = [name for ref in refs for name in _named(game, ref)]
        on = f" on {', '.join(dict.fromkeys(chosen))}" if chosen else ""
        return f"{game.name(item.source)} ({PLAYERS[item.controller]}'s {ITEMS.get(item.kind, item.kind)}){on}"

    def question(self, game: Game, decision: Decision) -> str:
        source = f" ({game.name(decision.source)})" if decision.source[0] >= 0 else ""
        text = self._questions.get(decision.reason, decision.reason.replace("_", " "))
        if decision.reason in ("payment", "cost") and decision.prompt:
            text = f"{text}: {decision.prompt}"
        return text + source

    def option(self, game: Game, decision: Decision, option: Any) -> str:
        """An option of a decision: with what it says, where it is a part of a text or an ability."""
        says = dict(zip(decision.options or (), decision.says, strict=False)).get(option, ())
        text = telling.printed(game, says, self.language)
        if decision.reason in NUMBERED:
            return text or _numbered(decision, option)
        plain = self._option(game, decision, option)
        return f"{plain}: {text}" if text else plain

    def _option(self, game: Game, decision: Decision, option: Any) -> str:
        raise NotImplementedError

    def line(self, game: Game, line: Line) -> str | None:
        if line.kind in BY_TEXT:
            return BY_TEXT[line.kind](game, line, self.language)
        made = self._lines.get(line.kind)
        if made is None:
            return f"  {line.kind.replace('_', ' ')}{': ' + line.card if line.card else ''}"
        said = made(line) or None
        return f"{said} {self.ending(line.clause)}".rstrip() if said and line.kind == "lose" else said

    def unread(self, line: Line) -> str:
        """That a card is drawn; how many cards somebody looks at."""
        if line.kind == "draw":
            return f"  {who(line)} draws a card"
        count = len(line.facts.get("cards", ())) if line.kind in ("reveal", "look") else 0
        return f"  Player {PLAYERS[line.seen_by]} looks at {times(count, 'card')}" if count else ""

    def ending(self, why: str) -> str:
        """How a player lost by this clause, behind "has lost"; of a draw, how that came. Empty where the clause alone says it."""
        return self._endings.get(why, "")

    def phase(self, state: State) -> str:
        return self._phases.get(state.phase, state.phase)
