"""What an effect does as a sentence: its text as the card's grammar prints it, with the numbers that were fixed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

from cardwright.errors import TextError
from cardwright.games.common.amounts import FIXED, outer_amounts
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.play.games import PLAYERS
from cardwright.text import ir
from cardwright.text.compile import LANGUAGES
from cardwright.text.styles import in_words
from cardwright.text.walk import map_fields

_CLOSED = (ir.AbilityGained, ir.Group, ir.Objects, ir.Condition)  # the numbers in these are not fixed
_TAG = re.compile(r"\[\[/?\w*\]\]")  # how a pool marks up names and the like
_FANFARE = "[fanfare] "  # some things only abilities of followers say
_SOMEBODY = re.compile(r"\b(you|your|yours|opponent|opponent's)\b", re.IGNORECASE)


def times(count: int, what: str) -> str:
    """So many of them."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def lasting(game: Game, line: Line, language: str) -> str:
    """The line of an effect that was created."""
    text = does(game, line, language) or "an effect that lasts"
    if line.facts["itself"]:
        return f"  {_with(line.card, line.facts['now'][0])}: {text}"
    cards = [_with(name, now) for name, now in zip(line.facts["cards"], line.facts["now"], strict=True)]
    if hidden := line.facts.get("hidden"):
        cards.append(times(hidden, "hidden card"))
    return f"  {line.card}{' on ' if cards else ''}{', '.join(cards)}: {text}"


def later(game: Game, line: Line, language: str) -> str:
    """The line of an ability that waits for its moment."""
    text = does(game, line, language)
    on = f" on {', '.join(line.facts['cards'])}" if line.facts["cards"] else ""
    return f"  {line.card} will trigger later{on}{': ' + text if text else ''}"


def does(game: Game, line: Line, language: str) -> str:
    """What the effect of a line does; "you" is explained, as a log is read by both players."""
    source = line.facts["node"]
    text = sentence(language, game.node(source), line.facts["values"], game.defs[source[0]].base.names[0])
    return f"{text} (you: player {PLAYERS[line.player]})" if _SOMEBODY.search(text) and line.player >= 0 else text


def sentence(language: str, node: ir.Effect, values: Mapping[str, int], name: str) -> str:
    """The effect in the words of its game, empty where they have none for it alone; with its numbers, if that can be said."""
    spoken = LANGUAGES[language]
    for said in (_fixed(node, values), node):
        for ability, before in ((ir.SummonEffect((said,)), ""), (ir.AutoAbility(ir.Fanfare(), (said,)), _FANFARE)):
            text = spoken.reader.unfold(spoken.reader.unbind(ability))
            with suppress(TextError):
                printed = spoken.grammar().render(spoken.printed_as(ability), text, self_name=name)
                return _TAG.sub("", in_words(printed)).removeprefix(before).removesuffix(".")
    return ""


def _fixed(node: ir.Effect, values: Mapping[str, int]) -> ir.Effect:
    """The effect with its numbers as they were when it was created."""
    numbers = {
        id(part): ir.Num(values[f"{FIXED}{place}"])
        for place, part in outer_amounts(node)
        if f"{FIXED}{place}" in values and part != ir.Num(values[f"{FIXED}{place}"])
    }

    def put(part: ir.Node) -> ir.Node:
        if id(part) in numbers:
            return numbers[id(part)]
        return part if isinstance(part, _CLOSED) else map_fields(part, put)

    fixed = put(node)
    assert isinstance(fixed, ir.Effect)
    return fixed


def _with(name: str, now: tuple[int | None, int | None] | None) -> str:
    """The card with its power, or its attack and defense, where they have changed."""
    if now is None:
        return name
    return f"{name} ({'/'.join(str(max(0, n)) for n in now if n is not None)} now)"
