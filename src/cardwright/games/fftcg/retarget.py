"""Another target for a Summon or an ability that is on the stack."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from cardwright.games.common import rechecked, targets
from cardwright.games.common.candidates import ask_targets
from cardwright.games.common.context import Ctx, ctx_of_item, item_of
from cardwright.games.common.effects.possible import TESTS
from cardwright.games.common.effects.registry import asked, effects_of, executes
from cardwright.games.common.groups import matches
from cardwright.games.common.refs import objects
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import ELSEWHERE, Env, Item, Ref, Value
from cardwright.text import ir

RULESET = "fftcg-2020"


@executes(ir.ChangeTarget)
def change_target(g: Game, ctx: Ctx, node: ir.ChangeTarget) -> Flow[int]:
    """It chooses another card, which it could have chosen as well; that card is chosen by it then.

    (11.6.5, 11.6.11; fftcg-new X-STACK-2)
    """
    done = 0
    for ref in objects(g, ctx, node.what):
        item = item_of(g, ref)
        if item is not None:
            done += yield from _change(g, ctx, node, item)
    return done


class Change(NamedTuple):
    """The binding that would change, the target that it holds, and what could take its place."""

    name: str
    old: Ref
    open: list[Ref]


def _change_of(g: Game, ctx: Ctx, node: ir.ChangeTarget, item: Item) -> Change | None:
    """What could be changed; None where nothing can."""
    theirs = ctx_of_item(g, item)
    found = rechecked.only_target(g, theirs, effects_of(g.node(item.node)))
    if found is None:
        return None
    name, others = found
    (old,) = (v for v in item.env[name] if isinstance(v, tuple))
    wanted = None if node.to is None else set(objects(g, ctx, node.to))
    open_ = [
        r for r in others if (wanted is None or r in wanted) and (node.group is None or matches(g, ctx, node.group, r))
    ]
    return Change(name, old, open_) if open_ else None


def _can_change(g: Game, ctx: Ctx, node: ir.ChangeTarget) -> bool:
    """Whether there is anything to be asked for (11.8.14)."""
    items = [item_of(g, ref) for ref in objects(g, ctx, node.what)]
    return any(item is not None and _change_of(g, ctx, node, item) is not None for item in items)


TESTS[ir.ChangeTarget] = _can_change


def _change(g: Game, ctx: Ctx, node: ir.ChangeTarget, item: Item) -> Flow[int]:
    change = _change_of(g, ctx, node, item)
    if change is None:
        return 0
    name, old, open_ = change
    (player, *_) = asked(g, ctx, ir.You())
    new = open_[0] if node.to is not None else (yield from ask_targets(g, ctx, player, open_, 1, 1))[0]
    env = _with_target(item.env, name, old, new)
    g.state.stack = [replace(each, env=env) if each.id == item.id else each for each in g.state.stack]
    g.changed(ELSEWHERE)
    targets.record_chosen(g, ctx_of_item(g, item), [new])
    return 1


def _with_target(env: Env, name: str, old: Ref, new: Ref) -> Env:
    """The bindings with the new card in place of the old one, also where damage was divided (11.6.8)."""

    def moved(key: str, values: tuple[Value, ...]) -> tuple[Value, ...]:
        if key == name:
            return tuple(new if v == old else v for v in values)
        if key.rpartition(":")[0].endswith("divide"):
            return tuple((new[0], v[1]) if isinstance(v, tuple) and v[0] == old[0] else v for v in values)
        return values

    return {key: moved(key, values) for key, values in env.items()}
