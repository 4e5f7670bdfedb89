"""What of a card's text has to be carried out on the bench, and noting what really was.

Instructions that are carried out return how many cards or players they affected, or something happened instead; field abilities
count where the derived view changed a card by them, where a question of the rules found them in force, or where they replaced an event.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from sys import modules
from typing import Any

from cardwright.games.common import (
    casting_rules,
    changing,
    entering,
    preventions,
    replacement,
    ruling,
    statics,
    zone_limits,
)
from cardwright.games.common.effects.registry import EXECUTORS
from cardwright.games.common.groups import members
from cardwright.games.common.registry import walk
from cardwright.games.common.texts import Part, Text, sheet_of
from cardwright.kernel.match import GameOver
from cardwright.kernel.rules import Definition
from cardwright.text import ir

BEFORE_PLAY = ("DeckCopies",)  # rules about building decks: no game asks for them
_AT_ONCE = (ir.RemoveFromGame, ir.ToHand, ir.PutInto, ir.GainCrystals)  # happen as part of the event that they replace
CARD = 0  # the definition of the card on the bench

TOLD = (ruling, statics, entering, preventions)  # where a rule of a text is looked up to be followed


class Trace:
    """What is needed of a card, and what of it was carried out."""

    def __init__(self, definition: Definition) -> None:
        self.needed = [*_instructions(definition), *_continuous(definition)]
        self._left = {id(node) for node in self.needed}
        self._inside: dict[int, frozenset[int]] = {}
        self._replaced = 0  # events that something else happened instead of

    def missing(self) -> list[str]:
        """The instructions that are still to be carried out, by their kind."""
        return [_told(node) for node in self.needed if id(node) in self._left] if self._left else []

    def pending(self, node: Any) -> bool:
        """Whether something within the ability is still to be carried out."""
        inside = self._inside.get(id(node))
        if inside is None:
            inside = self._inside[id(node)] = frozenset(id(n) for n in walk(node))
        return not inside.isdisjoint(self._left)

    def note(self, node: Any) -> None:
        """The instruction was carried out."""
        self._left.discard(id(node))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note what is carried out meanwhile. The engine is left as it was found."""
        executors = dict(EXECUTORS)
        for cls, executor in executors.items():
            EXECUTORS[cls] = self._traced(executor)
        try:
            with self._changes(), self._rules():
                yield
        finally:
            EXECUTORS.clear()
            EXECUTORS.update(executors)

    @contextmanager
    def _changes(self) -> Iterator[None]:
        """Note what changed a card or an event, or would have: battle damage that becomes nothing is not dealt at all."""
        carry_out, replace, nullifies = changing.carry_out, replacement.replace, replacement.nullifies

        def applied(g: Any, view: Any, instance: Any, *rest: Any) -> Any:
            place = instance.origin if instance.part.node is None else instance.part.place
            if place is not None and place[0] == CARD:
                self.note(g.defs[CARD].nodes[place[1]])
            return carry_out(g, view, instance, *rest)

        def replaced(g: Any, found: Any, event: Any) -> Any:
            result, node = (yield from replace(g, found, event)), g.node(found.node)
            self.note(node)
            self._replaced += result != [event]
            instead = getattr(node, "effect", None)
            if isinstance(instead, _AT_ONCE) and result != [event]:
                self.note(instead)
            return result

        def nullified(g: Any, found: Any, *rest: Any) -> bool:
            if none := nullifies(g, found, *rest):
                self.note(g.node(found.node))
            return none

        changing.carry_out, replacement.replace = applied, replaced  # type: ignore[assignment]  # the same shapes, seen through
        replacement.nullifies = nullified  # type: ignore[assignment]  # likewise
        try:
            yield
        finally:
            changing.carry_out, replacement.replace, replacement.nullifies = carry_out, replace, nullifies

    @contextmanager
    def _rules(self) -> Iterator[None]:
        """Note which rules of texts were looked up to be followed."""
        rule_of, in_force = ruling.rule_of, ruling.in_force
        askers = [m for m in list(modules.values()) if getattr(m, "in_force", None) is in_force and not _shared(m)]

        def asked(part: Part) -> Any:
            self.note(part.node)
            return rule_of(part)

        def asked_directly(g: Any, kind: str) -> Any:
            for entry, ctx in in_force(g, kind):
                self.note(entry.part.node)
                yield entry, ctx

        def asked_of_groups(g: Any, kind: str) -> Any:
            for entry, ctx in in_force(g, kind):
                if kind == "MayCast" and members(g, ctx, entry.part.node.group):
                    self.note(entry.part.node)
                yield entry, ctx

        for module in TOLD:
            vars(module)["rule_of"] = asked
        vars(casting_rules)["in_force"] = asked_of_groups  # which cards may be cast from elsewhere
        for module in askers:
            vars(module)["in_force"] = asked_directly  # what looks at no card: limits of a player
        try:
            yield
        finally:
            for module in TOLD:
                vars(module)["rule_of"] = rule_of
            for module in (*askers, casting_rules):
                vars(module)["in_force"] = in_force

    def _traced(self, executor: Any) -> Any:
        def run(g: Any, ctx: Any, node: Any) -> Any:
            replaced = self._replaced
            try:
                done = yield from executor(g, ctx, node)
            except GameOver:  # that was what it does
                self.note(node)
                raise
            if done > 0 or self._replaced > replaced:  # what it does may be replaced by the card itself
                self.note(node)
                if isinstance(
                    node, ir.ForEvery | ir.SelectThenAll
                ):  # what it holds is carried out as a node of its own
                    for inner in walk(node.effect):
                        self.note(inner)
            return done

        return run


def _shared(module: Any) -> bool:
    """The shared modules, which go on to look at the card before anything comes of a rule."""
    return module not in (statics, zone_limits) and module.__name__.startswith("cardwright.games.common.")


def _told(node: Any) -> str:
    rule = getattr(node, "rule", None)
    return type(rule if isinstance(node, ir.Restrict) else node).__name__


def _instructions(definition: Definition) -> list[Any]:
    """What is carried out when an ability or a Summon resolves."""
    found: list[Any] = []
    for ability in definition.nodes[0].abilities:
        if isinstance(ability, ir.FieldAbility):
            continue
        lasting = [
            n for n in walk(ability) if isinstance(n, ir.FieldAbility)
        ]  # quoted ones: their parts apply by themselves
        structure = {id(n) for each in lasting for n in walk(each) if isinstance(n, ir.If | ir.Otherwise)}
        found += [
            n
            for n in walk(ability)
            if type(n) in EXECUTORS and isinstance(n, ir.Effect) and not _holds_others(n) and id(n) not in structure
        ]
    return found


def _holds_others(node: Any) -> bool:
    """Nodes that only hold others."""
    return isinstance(node, (ir.ModalHeader, ir.Instead, ir.ReminderSentence, ir.Reminder, ir.Both, ir.Let))


def _continuous(definition: Definition) -> list[Any]:
    """What field abilities say all the time, and keywords under a condition; not what only says what the card is."""
    texts: tuple[Text, ...] = sheet_of(definition).printed
    found: list[Any] = []
    for text in texts:
        parts = (*text.changes, *text.rules, *text.replaces)
        found += [part.node for part in parts if part.kind not in BEFORE_PLAY]
        if text.keywords:
            found.append(text.node)
    return found
