"""The house keeps its shape: imports run one way, rooms stay small, nothing below `play` knows a screen or the clock."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent / "src" / "cardwright"
LAYERS = {
    "errors": set(),
    "kernel": {"errors", "kernel"},
    "text": {"errors", "text"},
    "cards": {"errors", "cards"},
    "rules": {"errors", "rules"},
    "games": {"errors", "kernel", "text", "cards", "games"},
    "play": {"errors", "kernel", "text", "cards", "rules", "games", "play"},
    "cli": {"errors", "kernel", "text", "cards", "rules", "games", "play", "cli"},
}
FORBIDDEN_BELOW_PLAY = {"random", "time", "datetime", "rich", "typer", "socket", "threading", "asyncio", "subprocess"}
GAME_WORDS = ("fftcg", "shadowverse", "sve", "final fantasy", "forward", "follower")
LONGEST = 60  # lines of a function: what fits a screen
MODULES = sorted(p for p in ROOT.rglob("*.py"))


def layer_of(path: Path) -> str:
    first = path.relative_to(ROOT).parts[0]
    name = first.removesuffix(".py")
    return "cli" if name.startswith("cli") else name


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            if node.level:  # relative imports stay inside their own package
                continue
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_run_one_way(path: Path) -> None:
    layer = layer_of(path)
    if layer in ("__init__", "__main__"):
        return
    allowed = LAYERS[layer]
    for name in imports_of(path):
        if name == "cardwright":
            continue  # the version
        if name.startswith("cardwright."):
            target = name.split(".")[1]
            target = "cli" if target.startswith("cli") else target
            assert target in allowed, f"{path.relative_to(ROOT)} imports {name}"
        elif layer not in ("play", "cli"):
            assert name.split(".")[0] not in FORBIDDEN_BELOW_PLAY, f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_rooms_are_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 520


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_functions_fit_a_screen(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < LONGEST, node.name


@pytest.mark.parametrize("path", [p for p in MODULES if layer_of(p) == "kernel"], ids=lambda p: p.name)
def test_the_kernel_names_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    assert not [word for word in GAME_WORDS if word in text.replace("forward reference", "")]


@pytest.mark.parametrize(("rooms", "others"), [("fftcg", ["sve"]), ("sve", ["fftcg"]), ("common", ["fftcg", "sve"])])
def test_games_do_not_know_each_other(rooms: str, others: list[str]) -> None:
    for path in (ROOT / "games" / rooms).rglob("*.py"):
        assert not [n for n in imports_of(path) for other in others if f"games.{other}" in n]
