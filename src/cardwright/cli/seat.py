"""A person's seat at the terminal: what is shown, what is asked, what is typed."""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec import to_builtins
from rich.console import Console
from rich.markup import escape

from cardwright.cards import CardFacts
from cardwright.errors import CardwrightError, Illegal, InputError
from cardwright.kernel.view import NUMBERED
from cardwright.play import looking
from cardwright.play.answers import has_choice, legal_answers
from cardwright.play.games import PLAYERS, adapter
from cardwright.play.narrate import Hanging, Narrator, board
from cardwright.play.prompt import COMMANDS, Command, explained, hint, listing, parse
from cardwright.play.recording import write
from cardwright.play.session import Session
from cardwright.text.styles import in_words

_EXPLAINED_BY_TEXT = NUMBERED | {"may", "pay", "burst", "extra_cost"}  # "option 2", "do it?": the card says what
_FORGET = "\x1b[3J"  # commands a terminal to forget the lines that have left the screen
MAX_SHOWN = 12  # cards at once
_TAG = re.compile(r"\[\[/?\w*\]\]")  # how a pool marks up names and the like


class Leave(Exception):
    """The person leaves the table; the game is not over. `broken_off`: by Ctrl-C."""

    def __init__(self, *, broken_off: bool = False) -> None:
        self.broken_off = broken_off
        super().__init__()


class Person:
    """Asks the person of one seat."""

    name = "person"

    def __init__(self, session: Session, player: int, console: Console, narrator: Narrator, *, auto_pass: bool) -> None:
        self.session = session
        self.player = player
        self.console = console
        self.narrator = narrator
        self.auto_pass = auto_pass
        self.made = adapter(session.prepared.game)

    def act(self, tell: Callable[[], None]) -> None:
        """Answer the pending decision, or do what is commanded instead."""
        match = self.session.match
        if self.auto_pass and match.decision is not None and not has_choice(match):
            [only] = legal_answers(match, 1)
            self.session.answer(only, self.player)
            return
        tell()
        self._show()
        while not self._take(self._line(f"[bold]{PLAYERS[self.player]}>[/] ")):
            pass

    def called(self) -> None:
        """Wait until this person sits at the screen, on which nothing is to be seen that the other one may not know."""
        self._wipe()
        asked = f"[bold]Player {PLAYERS[self.player]}, press Enter when only you see the screen ...[/] "
        if self._line(asked).strip() == "quit":
            raise Leave

    def _wipe(self) -> None:
        """Take what the other one saw off the screen, and out of what the terminal scrolls back to."""
        console = self.console
        if console.is_terminal and not console.is_dumb_terminal:
            console.clear()
            console.file.write(_FORGET)
        elif console.is_terminal:  # one that knows no such command
            console.print("\n" * console.height)

    def _line(self, asked: str) -> str:
        """What the person types. `Leave` where nothing more comes."""
        while True:
            try:
                return self.console.input(asked)
            except UnicodeDecodeError:
                self.console.print("[yellow]that is no UTF-8 text[/]")
            except (
                EOFError,
                KeyboardInterrupt,
                RuntimeError,
                ValueError,
            ) as end:  # the last two: standard input is closed
                self.console.print()  # the question's line has no end yet
                raise Leave(broken_off=isinstance(end, KeyboardInterrupt)) from None

    def _show(self, *, wanted: bool = False) -> None:
        """The question, with the board where one decides by it, or where it is wanted."""
        match, decision = self.session.match, self.session.match.decision
        assert decision is not None
        if wanted or decision.kind == "act" or decision.reason in ("attack", "block", "mulligan"):
            board(self.console, self.made.words, match.game, self.player)
        question = self.made.words.question(match.game, decision)
        cited = f" [dim]\\[{decision.clause}][/]" if decision.clause else ""
        self.console.print(f"[bold]Player {PLAYERS[self.player]}:[/] {escape(question)}{cited}")
        if decision.reason in _EXPLAINED_BY_TEXT and decision.source[0] >= 0 and not any(decision.says):
            self._print_text(self.session.prepared.cards[match.state.objects[decision.source[0]].card])
        what = explained(match, self.made)
        for number, text in enumerate(listing(match, self.made), 1):
            self._line_of(f"  {number:2}  {escape(text)}")
            if number in what:
                self._line_of(f"        [dim]{escape(_TAG.sub('', what[number]))}[/]")
        self.console.print(f"[dim]{escape(hint(decision))}[/]")
        read = (
            "`show 1` reads the card of a choice"
            if decision.kind == "act" or decision.options
            else "`show` reads cards"
        )
        self.console.print(f"[dim]{read}, `zones` lists open cards, `help` tells more[/]")

    def _take(self, line: str) -> bool:
        """Whether the line changed the match (or left it), so that the next question can be asked."""
        try:
            meant = parse(line, self.session.match, self.made)
            if isinstance(meant, Command):
                return self._command(meant)
            self.session.answer(meant, self.player)
        except Illegal as error:
            self.console.print(f"[red]refused:[/] {escape(error.reason)} [dim]\\[{error.clause}][/]")
            return error.clause != "" and self.session.match.decision is not None and self._elsewhere()
        except InputError as error:
            self.console.print(f"[yellow]{escape(str(error))}[/]")
            return False
        return True

    def _elsewhere(self) -> bool:
        """Whether the refusal took the whole action back, so that another question is pending now."""
        decision = self.session.match.decision
        if decision is not None and decision.kind == "act":
            self._show()
        return False

    def _command(self, command: Command) -> bool:
        try:
            return _COMMANDS[command.name](self, command.value)
        except CardwrightError as error:
            self.console.print(f"[red]{escape(str(error))}[/]")
            return False

    def _undo(self, value: str) -> bool:
        self.session.undo(self.player)
        self.narrator.tell(self.session.match.game)
        self.console.print("[dim]taken back[/]")
        return True

    def _cancel(self, value: str) -> bool:
        self.session.cancel()
        return True

    def _concede(self, value: str) -> bool:
        self.session.concede(self.player)
        return True

    def _save(self, value: str) -> bool:
        if not value:
            raise InputError("save where? `save FILE`")
        write(self.session.recording(), value)
        self.session.kept = list(self.session.answers)
        self.console.print(f"saved to {escape(value)}")
        return False

    def _board(self, value: str) -> bool:
        self._show(wanted=True)
        return False

    def _log(self, value: str) -> bool:
        again = Narrator(self.console, self.made.words, self.narrator.viewer)
        again.tell(self.session.match.game)
        return False

    def _zones(self, value: str) -> bool:
        for heading, zones in looking.zones(self.session.match.game, self.player):
            self.console.print(f"[bold]{heading}[/]")
            for name, cards in zones:
                self._line_of(f"  {name}: {escape(cards)}")
        return False

    def _card(self, value: str) -> bool:
        """The card of a choice by its number, of all choices, or any that this person knows by its name."""
        match = self.session.match
        if value and not value.isdecimal():
            found = self._named(value)
            if not found:
                raise InputError(f"you know of no card {value[:60]!r} in this game")
        else:
            cards, lines = looking.choices(match), listing(match, self.made)
            if value and not 1 <= int(value[:9]) <= len(cards):
                raise InputError(f"{value[:9]} is no number from 1 to {len(cards)}")
            wanted = cards[int(value) - 1] if value else looking.at_hand(match, self.player)
            found = looking.read(match, self.made, wanted, self.player)
            if not found and value and not wanted:  # a name alone, of a token
                found = self._named(lines[int(value) - 1])
            if not found:
                raise InputError("there is no card to show: `show NAME`")
        for looked in found[:MAX_SHOWN]:
            self._print_card(looked)
        if len(found) > MAX_SHOWN:
            self.console.print(f"[dim]and {', '.join(escape(each.facts.name) for each in found[MAX_SHOWN:])}[/]")
        return False

    def _named(self, name: str) -> list[looking.Looked]:
        session = self.session
        return looking.named(session.match, self.made, session.prepared, session.seats, name, self.player)

    def _print_card(self, looked: looking.Looked) -> None:
        card = looked.facts
        self._line_of(f"[bold]{escape(card.name)}[/] ({escape(card.id)}): {escape(_facts(card))}")
        self._print_text(card)
        for line in looked.now:
            self._line_of(f"  now: {escape(line)}" if not line.startswith(" ") else f"       {escape(line)}")

    def _print_text(self, card: CardFacts) -> None:
        for paragraph in in_words(card.text or "no text").replace("[[br]]", "\n").splitlines():
            self._line_of(f"  [dim]{escape(_TAG.sub('', paragraph))}[/]")

    def _line_of(self, markup: str) -> None:
        self.console.print(Hanging(markup))

    def _help(self, value: str) -> bool:
        self._line_of("Answer the question as the line below it says; or type, at any question:")
        for name, what in COMMANDS.items():
            self._line_of(f"  [bold]{name:10}[/] {escape(what)}")
        return False

    def _quit(self, value: str) -> bool:
        raise Leave


def _facts(card: CardFacts) -> str:
    """What is printed on a card beside name, number and text."""
    told = [card.card_type]
    for key, value in to_builtins(card).items():
        if key in ("id", "name", "type", "text", "printings", "hints") or value is False or value in (None, "", [], ()):
            continue
        shown = "/".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        told.append(key.replace("_", " ") + ("" if value is True else f" {shown}"))
    return ", ".join(told)


_COMMANDS: dict[str, Callable[[Person, str], bool]] = {
    "undo": Person._undo,
    "cancel": Person._cancel,
    "concede": Person._concede,
    "save": Person._save,
    "board": Person._board,
    "zones": Person._zones,
    "show": Person._card,
    "log": Person._log,
    "help": Person._help,
    "quit": Person._quit,
}
