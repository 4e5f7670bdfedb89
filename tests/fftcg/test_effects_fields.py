"""Every field of an instruction is read by what carries it out: a field that nobody reads would be skipped in silence."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable
from typing import Any

import pytest

from cardwright.games.common import candidates, changes, divisions, targets, texts
from cardwright.games.common.effects import executors, lasting, places, possible, registry
from cardwright.games.sve import registered
from cardwright.text import ir
from cardwright.text import ir_sve as sv

SHARED = (places, possible, registry, lasting, targets, candidates, divisions)
# what lasts keeps its whole node: layers, replacement, casting rules and triggers read the rest when they apply it
KEPT = {
    *texts.CHANGING,
    *texts.REPLACING,
    *texts.RULING,
    *changes.CHANGES,
    *changes.REPLACEMENTS,
    sv.CostSet,
    sv.SetEvolveCost,
    sv.EvolveCostChange,
    ir.Restrict,
    ir.RedirectDamage,
    ir.CastCheaper,
    ir.NextSummonLeaves,
    ir.UseCostChange,
    ir.AllowCast,
    ir.Delayed,
    ir.NextUseFree,
}


def _functions(executor: Callable[..., Any]) -> dict[str, ast.FunctionDef]:
    """All functions that an executor might hand its node to, by name."""
    modules = (sys.modules[executor.__module__], *SHARED)
    trees = [ast.parse(inspect.getsource(m)) for m in modules]
    return {f.name: f for tree in trees for f in tree.body if isinstance(f, ast.FunctionDef)}


def fields_read(executor: Callable[..., Any]) -> set[str]:
    """The attributes that are read of the node, by the executor or by functions that get the node, or a part of it."""
    functions = _functions(executor)
    found: set[str] = set()
    done: set[str] = set()
    todo = [executor.__name__]
    while todo:
        name = todo.pop()
        if name in done or name not in functions:
            continue
        done.add(name)
        for part in ast.walk(functions[name]):
            if isinstance(part, ast.Attribute):
                found.add(part.attr)
            elif isinstance(part, ast.Call):
                called = part.func.attr if isinstance(part.func, ast.Attribute) else getattr(part.func, "id", "")
                if any(isinstance(a, ast.Name) and a.id in ("node", "target") for a in part.args):
                    todo.append(called)
    return found


# read as an ability is played, before it is carried out
EARLIER = {(sv.PayFor, "stage")}
assert registered  # imported, so that the instructions of both games are there, whichever tests run
AT_ONCE = sorted(executors.handled() & registry.EXECUTORS.keys() - KEPT, key=lambda c: c.__name__)


@pytest.mark.parametrize("cls", AT_ONCE, ids=lambda c: c.__name__)
def test_every_field_is_read(cls: type[ir.Effect]) -> None:
    read = fields_read(registry.EXECUTORS[cls])
    unread = {f for f in cls.__struct_fields__ if f != "w"} - read
    assert not {f for f in unread if (cls, f) not in EARLIER}
