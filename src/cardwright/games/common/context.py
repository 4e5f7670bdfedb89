"""What a text is evaluated in: who controls it, whose text it is, what its names are bound to (4.1, 6.4.2, 11.12.4.3).

Values bound in `Env` are plain: a card is its `Ref`, a player `(PLAYER, n)`, a Summon or ability on the stack
`(ITEM, id)`; a number that was named is an int and a word that was named (an Element, a job) a str.

Names: "t1", "t2" ... what was chosen, selected, found; "subject", "other" and "stack" what the event was about; "element",
"job", "card_name", "card_type" and "number" what was named. Numbers: "x" the declared X, "done" how many cards or
players the instruction right before really affected, 0 where it was not carried out. Tags: "burst",
"paid:extra" for an optional extra cost, "paid:Fire" for each Element that was paid, "paid:backups_only" when all CP
came from Backups.
"""

from __future__ import annotations

from typing import Final

import msgspec

from cardwright.kernel.game import Game
from cardwright.kernel.rules import Replacement, Watcher
from cardwright.kernel.state import Effect, Env, Event, Item, Ref, Snapshot, Source, Value, Waiting

PLAYER: Final = -2  # first half of a value that is a player
ITEM: Final = -3  # first half of a value that is an item of the stack
LEAVING: Final = "#leaving"  # in an environment: a card that will have left its zone before this is asked in earnest
SUMMON: Final = "summon"  # the kind of an item of the stack that is a card
STACKED: Final = "stacked"  # in an environment: the moment at which the ability was put on the stack (reading F30)


class Ctx(msgspec.Struct, gc=False):
    """What a text is evaluated in. `env` and `numbers` are replaced, never changed in place, where they are shared."""

    controller: int
    source: Ref
    node: Source
    env: Env = {}
    event: Event | None = None
    snapshot: Snapshot | None = None  # the source as it last was, for when it has moved (6.4.2, 11.11.4)
    numbers: dict[str, int] = {}
    tags: tuple[str, ...] = ()
    kind: str = "field"  # summon, auto, action, special, field, burst
    item: int = 0  # id of the stack item that resolves, 0 for none
    since: int = 0  # what it does has later numbers (of batches) than this: the moment at which it began to resolve

    def bind(self, **names: tuple[Value, ...]) -> Ctx:
        """The same context with more names bound."""
        return msgspec.structs.replace(self, env={**self.env, **names})


def set_number(ctx: Ctx, name: str, value: int) -> None:
    """Note a number for the rest of the effect: X, how much was done or paid."""
    ctx.numbers = {**ctx.numbers, name: value}


def with_x(ctx: Ctx, x: int) -> Ctx:
    """The context with an X that was declared, or is tried."""
    return msgspec.structs.replace(ctx, numbers={**ctx.numbers, "x": x})


def item_value(item_id: int) -> Ref:
    """A Summon or ability on the stack as a value of `Env` and as a reference."""
    return (ITEM, item_id)


def cancelled(item_id: int) -> str:
    """The name under which an effect that cancelled the item knows its source, its controller and its kind."""
    return f"cancelled:{item_id}"


def item_of(g: Game, ref: Ref) -> Item | None:
    """The item of the stack that a reference names, if it is (still) there: by its own value or as a Summon's card."""
    for item in g.state.stack:
        if ref == (ITEM, item.id) or (item.kind == "summon" and item.source == ref):
            return item
    return None


def ctx_of_item(g: Game, item: Item) -> Ctx:
    """The context in which an item of the stack resolves or is declared."""
    return Ctx(
        item.controller, item.source, item.node, item.env, item.event, item.snapshot, item.numbers, item.tags,
        item.kind, item.id,
    )  # fmt: skip


def ctx_of_waiting(g: Game, waiting: Waiting) -> Ctx:
    """The context of a triggered ability that waits."""
    return Ctx(
        waiting.controller, waiting.source, waiting.node, waiting.env, waiting.event, waiting.snapshot, _handed_on(waiting),
        waiting.tags, "auto",
    )  # fmt: skip


# the X that the ability had which brought this one about (11.11.9), and how much it had done by then
HANDED_ON: Final = ("x", "done", "turned")


def _handed_on(waiting: Waiting) -> dict[str, int]:
    """The numbers that a triggered ability begins with."""
    found = {name: waiting.env[name] for name in HANDED_ON if waiting.env.get(name)}
    return {name: values[0] for name, values in found.items() if isinstance(values[0], int)}


def ctx_of_watcher(g: Game, watcher: Watcher, event: Event | None) -> Ctx:
    """The context in which a triggered ability looks at an event."""
    return Ctx(
        watcher.controller, watcher.source, watcher.node, watcher.env, event, watcher.snapshot,
        _values(g, watcher.effect), (), "auto",
    )  # fmt: skip


def ctx_of_replacement(g: Game, replacement: Replacement, event: Event | None) -> Ctx:
    """The context in which a replacement effect looks at an event."""
    return Ctx(
        replacement.controller, replacement.source, replacement.node, replacement.env, event, None,
        _values(g, replacement.effect),
    )  # fmt: skip


def ctx_of_effect(effect: Effect) -> Ctx:
    """The context in which it is asked whether an effect still applies."""
    return Ctx(effect.controller, effect.source, effect.node, effect.env, None, None, effect.values)


def _values(g: Game, effect_id: int) -> dict[str, int]:
    if effect_id:
        for effect in g.state.effects:
            if effect.id == effect_id:
                return effect.values
    return {}
