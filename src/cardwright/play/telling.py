"""What an effect does as a sentence: its text as the card's grammar prints it, with the numbers that were fixed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from cardwright.errors import TextError
from cardwright.games.common.amounts import FIXED, outer_amounts
from cardwright.kernel.game import Game
from cardwright.kernel.log import Line
from cardwright.kernel.state import Source
from cardwright.play.games import PLAYERS
from cardwright.play.standing import numbers
from cardwright.text import ir
from cardwright.text.compile import render_ability
from cardwright.text.styles import in_words
from cardwright.text.walk import map_fields

_CLOSED = (ir.AbilityGained, ir.Group, ir.Objects, ir.Condition)  # the numbers in these are not fixed
_TAG = re.compile(r"\[\[/?\w*\]\]")  # how a pool marks up names and the like
_FANFARE = "[fanfare] "  # some things only abilities of followers say
MAX_LETTERS = 150  # of an ability's text in a line
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


def triggers(game: Game, line: Line, language: str) -> str:
    """The line of an ability that triggers, with what it says."""
    return f"  {line.card} triggers{_says(game, line, language)}"


def uses(game: Game, line: Line, language: str) -> str:
    """The line of an ability that a player uses, with what it says."""
    node = game.node(line.facts["node"])
    verb = next((verb for cls, verb in _VERBS if isinstance(node, cls)), "uses")
    said = _says(game, line, language) if verb == "uses" else ""
    return f"Player {PLAYERS[line.player]} {verb} {line.card}{said}"


_VERBS = ((ir.EvolveAbility, "evolves"), (ir.ServeAbility, "serves"), (ir.PrimingAction, "primes"))


def played(verb: str) -> Callable[[Game, Line, str], str]:
    """The line of a card that is played, with its text where that is all that it does: of a Summon, of a spell."""

    def told(game: Game, line: Line, language: str) -> str:
        base = game.defs[line.facts["printed"]].base  # as it was then: what lies there now may be hidden
        instant = not _INSTANT.isdisjoint(base.types)
        text = "; ".join(filter(None, (printed(game, (ability,), language) for ability in base.abilities if instant)))
        return f"Player {PLAYERS[line.player]} {verb} {line.card}{': ' + cut(text) if text else ''}"

    return told


_INSTANT = frozenset(("Summon", "Spell"))


def options(game: Game, line: Line, language: str) -> str:
    """The line of printed options that a player took."""
    said = [printed(game, sources, language) for sources in line.facts["says"]]
    taken = [f"option {n}{': ' + text if text else ''}" for n, text in zip(line.facts["options"], said, strict=True)]
    return f"  {line.card}: {'; '.join(taken)}"


def _says(game: Game, line: Line, language: str) -> str:
    text = printed(game, (line.facts["node"],), language)
    return f": {cut(text)}" if text else ""


def cut(text: str) -> str:
    """Not too much of a text; a card can be looked at for all of it."""
    return text if len(text) <= MAX_LETTERS else f"{text[: MAX_LETTERS - 4].rsplit(' ', 1)[0]} ..."


def does(game: Game, line: Line, language: str) -> str:
    """What the effect of a line does; "you" is explained, as a log is read by both players."""
    source = line.facts["node"]
    text = sentence(language, game.node(source), line.facts["values"], game.defs[source[0]].base.names[0])
    return f"{text} (you: player {PLAYERS[line.player]})" if _SOMEBODY.search(text) and line.player >= 0 else text


def sentence(language: str, node: ir.Effect, values: Mapping[str, int], name: str) -> str:
    """The effect in the words of its game, empty where they have none for it alone; with its numbers, if that can be said."""
    return next((text for said in (_fixed(node, values), node) if (text := _sentences(language, (said,), name))), "")


def _sentences(language: str, effects: tuple[ir.Effect, ...], name: str) -> str:
    """Effects in the words of their game, without the last full stop; empty where it has none for them alone."""
    for ability, before in ((ir.SummonEffect(effects), ""), (ir.AutoAbility(ir.Fanfare(), effects), _FANFARE)):
        if text := _printed(language, ability, name):
            return text.removeprefix(before).removesuffix(".")
    return ""


def _printed(language: str, ability: ir.Ability, name: str) -> str:
    """An ability as its card prints it, for reading; empty where the grammar has no words for it."""
    with suppress(TextError):
        return _TAG.sub("", in_words(render_ability(_as_read(ability), name=name, game=language)))
    return ""


def _as_read(node: Any) -> Any:
    """The node as the text was read: what a game has made of the card itself is that again."""
    if isinstance(node, ir.SelfRef):
        return ir.SelfRef(w=node.w)
    return map_fields(node, _as_read)


def printed(game: Game, sources: Sequence[Source], language: str) -> str:
    """What a choice or an ability says that these nodes are: an ability, or some effects. Empty where it cannot be said."""
    nodes = [game.node(source) for source in sources if source[0] >= 0]
    if not nodes:
        return ""
    name = game.defs[sources[0][0]].base.names[0]
    if isinstance(nodes[0], ir.Ability):
        return _printed(language, nodes[0], name)
    return _sentences(language, tuple(n for n in nodes if isinstance(n, ir.Effect)), name)


def _fixed(node: ir.Effect, values: Mapping[str, int]) -> ir.Effect:
    """The effect with its numbers as they were when it was created."""
    put_in = {
        id(part): ir.Num(values[f"{FIXED}{place}"])
        for place, part in outer_amounts(node)
        if f"{FIXED}{place}" in values and part != ir.Num(values[f"{FIXED}{place}"])
    }

    def put(part: ir.Node) -> ir.Node:
        if id(part) in put_in:
            return put_in[id(part)]
        return part if isinstance(part, _CLOSED) else map_fields(part, put)

    fixed = put(node)
    assert isinstance(fixed, ir.Effect)
    return fixed


def _with(name: str, now: tuple[int | None, int | None] | None) -> str:
    """The card with its power, or its attack and defense, where they have changed."""
    if now is None:
        return name
    return f"{name} ({numbers(now)} now)"
