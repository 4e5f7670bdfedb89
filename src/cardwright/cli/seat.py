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
from cardwright.play.answers import has_choice, legal_answers
from cardwright.play.games import PLAYERS, adapter
from cardwright.play.narrate import Narrator, board
from cardwright.play.prompt import COMMANDS, Command, explained, hint, listing, parse
from cardwright.play.recording import write
from cardwright.play.session import Session
from cardwright.text.styles import in_words

_EXPLAINED_BY_TEXT = NUMBERED | {"may", "pay", "burst", "extra_cost"}  # "option 2", "do it?": the card says what
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
        self.console.clear()  # does nothing where it is no terminal
        asked = f"[bold]Player {PLAYERS[self.player]}, press Enter when only you see the screen ...[/] "
        if self._line(asked).strip() == "quit":
            raise Leave

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
        if decision.reason in _EXPLAINED_BY_TEXT and decision.source[0] >= 0:
            self._print_text(self.session.prepared.cards[match.state.objects[decision.source[0]].card])
        what = explained(match, self.made)
        for number, text in enumerate(listing(match, self.made), 1):
            self.console.print(f"  {number:2}  {escape(text)}")
            if number in what:
                self.console.print(f"        [dim]{escape(_TAG.sub('', what[number]))}[/]")
        self.console.print(f"[dim]{escape(hint(decision))}; `help` for commands[/]")

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
        self.console.print(f"saved to {escape(value)}")
        return False

    def _board(self, value: str) -> bool:
        self._show(wanted=True)
        return False

    def _log(self, value: str) -> bool:
        again = Narrator(self.console, self.made.words, self.narrator.viewer)
        again.tell(self.session.match.game)
        return False

    def _card(self, value: str) -> bool:
        """Any card of the two decks by name: the text is printed on it for everyone to read."""
        if not value:
            raise InputError("show what? `show NAME`")
        found = [c for c in self.session.prepared.cards if value.lower() in c.name.lower()]
        if not found:
            raise InputError(f"no card {value!r} in the two decks")
        for card in found[:5]:
            self.console.print(f"[bold]{escape(card.name)}[/] ({escape(card.id)}): {escape(_facts(card))}")
            self._print_text(card)
        return False

    def _print_text(self, card: CardFacts) -> None:
        for paragraph in in_words(card.text or "no text").replace("[[br]]", "\n").splitlines():
            self.console.print(f"  [dim]{escape(_TAG.sub('', paragraph))}[/]")

    def _help(self, value: str) -> bool:
        for name, what in COMMANDS.items():
            self.console.print(f"  [bold]{name:10}[/] {escape(what)}")
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
    "show": Person._card,
    "log": Person._log,
    "help": Person._help,
    "quit": Person._quit,
}
