"""Which commands there are. The module of a command is imported when it is called: `--help` needs none of them."""

from __future__ import annotations

from copy import copy
from importlib import import_module
from typing import Any, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup


class Command(NamedTuple):
    """Where a command is, as module and name, and its help in one line."""

    module: str
    name: str
    help: str


COMMANDS = {
    "play": Command("cardwright.cli.play", "play", "Play one match."),
    "simulate": Command(
        "cardwright.cli.simulate",
        "simulate",
        "Play many games between two decks and count. The result depends on the seed, not on the number of workers.",
    ),
    "replay": Command(
        "cardwright.cli.replay",
        "replay",
        "Play a recorded game again and check that it comes to the same end. Exit 1 if it does not.",
    ),
    "bench": Command(
        "cardwright.cli.bench",
        "bench",
        "Decisions and random games a second in one process, microseconds to copy, save and restore, texts a second.",
    ),
    "cards": Command("cardwright.cli.cards", "app", "Cards: how their texts compile."),
    "deck": Command("cardwright.cli.deck", "app", "Deck lists."),
    "scenario": Command(
        "cardwright.cli.scenario", "app", "Scenario files: positions, steps, and what must then be true."
    ),
    "rules": Command("cardwright.cli.rules", "app", "The clauses of the rule documents, and who cites them."),
}

EVERYWHERE = ("cache", "no_cache")  # options that may stand before a command or behind it


class Commands(TyperGroup):
    """The commands by name, with what a list of them has to know."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = {name: TyperCommand(name, help=each.help) for name, each in COMMANDS.items()}

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is called, whole."""
        name, command, rest = super().resolve_command(ctx, args)
        if command is not None and name is not None:
            command = load(name)
            _give(command, [p for p in self.params if p.name in EVERYWHERE])
        return name, command, rest


def load(name: str) -> Any:
    """A command with all its options."""
    found = COMMANDS[name]
    made: Any = getattr(import_module(found.module), found.name)
    if not isinstance(made, typer.Typer):
        alone = typer.Typer(add_completion=False)
        alone.command(name)(made)
        made = alone
    command: Any = typer.main.get_command(made)
    command.name = name
    return command


def _give(command: Any, options: list[Any]) -> None:
    """Let the options stand behind the command, too, or behind each command of a group."""
    for below in getattr(command, "commands", {}).values():
        _give(below, options)
    if not hasattr(command, "commands"):
        for option in map(copy, options):
            option.expose_value, option.callback = False, _keep
            command.params.append(option)


def _keep(context: Any, option: Any, value: Any) -> None:
    """Keep compiled texts where the option behind a command says; --no-cache counts wherever it stands."""
    if not value:
        return
    from cardwright.play.store import kept_on_disk

    said = context.find_root().params
    said[option.name] = value
    context.find_root().with_resource(kept_on_disk(None if said["no_cache"] else value))
