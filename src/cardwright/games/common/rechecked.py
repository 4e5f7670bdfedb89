"""What of that which was chosen can be chosen still, and what could be instead of it (11.11.2)."""

from __future__ import annotations

from typing import Any

import msgspec

from cardwright.games.common.candidates import candidates
from cardwright.games.common.context import Ctx
from cardwright.games.common.house import readings
from cardwright.games.common.refs import CHOSEN_ORDER, LOST
from cardwright.games.common.targets import all_chosen, bound_to, declared_choices, declares, name_of
from cardwright.kernel.game import Game
from cardwright.kernel.state import Ref
from cardwright.text import ir

RULESET = "fftcg-2020"


def illegal_now(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> dict[str, tuple[Ref, ...]]:
    """The chosen cards that are no longer legal targets, by the name they are bound to (11.11.2)."""
    found: dict[str, tuple[Ref, ...]] = {}
    parts = [
        (node, i, option, where)
        for node, option, where in declared_choices(g, ctx, effects)
        for i in range(len(node.targets))
    ]
    for at, (node, i, option, where) in enumerate(parts):
        # "another" is told from what was chosen before it, not from itself
        later = {name_of(g, where, n, k) for n, k, o, _ in parts[at:] if o == option}
        before = msgspec.structs.replace(where, env={n: v for n, v in where.env.items() if n not in later})
        legal = set(candidates(g, before, node.targets[i].group))
        gone = tuple(r for r in bound_to(g, where, node, i) if r not in legal)
        if gone:
            prefix = "" if option is None else f"{option[0]}.{option[1]}:"
            found[prefix + name_of(g, where, node, i)] = gone
    return found


def only_target(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> tuple[str, list[Ref]] | None:
    """The name of the only card that was chosen, and what else could be chosen there now; None if not exactly one was."""
    found = [
        (node, i, option, where)
        for node, option, where in declared_choices(g, ctx, effects)
        for i in range(len(node.targets))
        for _ in bound_to(g, where, node, i)
    ]
    if len(found) != 1:
        return None
    ((node, i, option, where),) = found
    name, prefix = name_of(g, where, node, i), "" if option is None else f"{option[0]}.{option[1]}:"
    now = bound_to(g, where, node, i)
    before = msgspec.structs.replace(where, env={n: v for n, v in where.env.items() if n != name})
    return prefix + name, [r for r in candidates(g, before, node.targets[i].group) if r not in now]


def recheck(g: Game, ctx: Ctx, effects: tuple[ir.Effect, ...]) -> Ctx | None:
    """The context with the targets that are still legal (11.11.2.1); None where all of them are gone (11.11.2).

    In the classic game nothing is cancelled: what is no target any more is passed over, all else happens (fftcg-classic C26, C112).
    """
    gone = illegal_now(g, ctx, effects) if declares(effects) else {}
    if not gone:
        return ctx
    if readings(g).lost_targets_cancel and sum(map(len, gone.values())) >= len(all_chosen(g, ctx, effects)):
        return None
    env: dict[str, Any] = dict(ctx.env)
    for name, refs in gone.items():
        env[name + CHOSEN_ORDER] = env[name]  # who was chosen first does not change
        env[name] = tuple(v for v in env[name] if v not in refs)
        env[name + LOST] = refs  # nothing happens to them, but they may be read (11.5.6)
    return msgspec.structs.replace(ctx, env=env)
