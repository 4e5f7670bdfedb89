"""Which clauses the tests show: `@pytest.mark.clauses("fftcg-2020", "11.2.1.1")` and the `clauses:` of scenario files."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import yaml

from cardwright.errors import InputError

from .citations import Citation, relative
from .clauses import BORROWED, DOCUMENTS, document_of, load_clauses
from .yaml_text import LOADER, shallow

# A test that is skipped or expected to fail shows nothing.
_SHOWS_NOTHING = ("skip", "xfail")


def scan_tests(root: Path, holding: str = "") -> list[Citation]:
    """All citations of the tests and scenario files below `root` that hold a text; InputError for a module that does not parse."""
    found: list[Citation] = []
    for path in sorted(root.rglob("*.py")):
        found += scan_test_module(path, relative(path, root), holding)
    for path in sorted([*root.rglob("*.yaml"), *root.rglob("*.yml")]):
        found += scan_scenarios(path, relative(path, root), holding)
    return found


def scan_test_module(path: Path, name: str, holding: str = "") -> Iterator[Citation]:
    """The citations of one test module, in the order of its lines."""
    try:
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source) if holding in source and "clauses" in source else ast.Module([], [])
    except (OSError, SyntaxError, ValueError) as error:
        raise InputError(f"{path}: cannot be scanned for citations: {error}") from None
    constants = _constants(tree)
    nodes = list(ast.walk(tree))
    ignored = {id(call) for node in nodes for call in _marks_without_effect(node)}
    for node in nodes:
        if isinstance(node, ast.Call) and _mark_name(node) == "clauses" and id(node) not in ignored:
            yield from _cited_by_mark(node, name, constants)


def _mark_name(node: ast.expr) -> str:
    """`clauses` for `pytest.mark.clauses(...)` and `pytest.mark.clauses`; empty for anything that is no mark."""
    function = node.func if isinstance(node, ast.Call) else node
    if isinstance(function, ast.Attribute):
        above = function.value
        if (
            isinstance(above, ast.Attribute | ast.Name)
            and (above.attr if isinstance(above, ast.Attribute) else above.id) == "mark"
        ):
            return function.attr
    return ""


def _marks_without_effect(node: ast.AST) -> list[ast.expr]:
    """The marks inside a test, or class of tests, that is skipped or expected to fail."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return []
    if not any(_mark_name(decorator) in _SHOWS_NOTHING for decorator in node.decorator_list):
        return []
    return [inner for inner in ast.walk(node) if isinstance(inner, ast.Call)]


def _constants(tree: ast.Module) -> dict[str, object]:
    """The module's plain constants: a mark may take its ids from one, `clauses("sve", *IDS)`."""
    found: dict[str, object] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            try:
                found[node.targets[0].id] = ast.literal_eval(node.value)
            except ValueError:
                continue
    return found


def _cited_by_mark(call: ast.Call, name: str, constants: dict[str, object]) -> Iterable[Citation]:
    arguments: list[object] = []
    for argument in call.args:
        inner = argument.value if isinstance(argument, ast.Starred) else argument
        value = constants.get(inner.id) if isinstance(inner, ast.Name) else getattr(inner, "value", None)
        if isinstance(argument, ast.Starred):
            arguments += list(value) if isinstance(value, list | tuple) else [None]
        else:
            arguments.append(value)
    texts = [argument for argument in arguments if isinstance(argument, str)]
    if len(texts) < 2 or len(texts) != len(arguments) or texts[0] not in DOCUMENTS:
        shown = texts[0] if texts and texts[0] in DOCUMENTS else ""
        reason = "clauses() takes a known ruleset and at least one id, as plain strings"
        yield Citation(
            document=document_of(shown) if shown else "", clause="?", file=name, line=call.lineno, reason=reason
        )
        return
    for clause_id in texts[1:]:
        yield _citation(texts[0], clause_id, name, call.lineno)


def scan_scenarios(path: Path, name: str, holding: str = "") -> Iterator[Citation]:
    """The citations of one scenario file. YAML files that hold no scenario cite nothing."""
    try:
        text = path.read_text(encoding="utf-8")
        nodes = list(yaml.compose_all(shallow(text), Loader=LOADER)) if "scenario" in text and holding in text else []
    except (OSError, ValueError, yaml.YAMLError, RecursionError) as error:
        reason = f"cannot be read: {str(error).splitlines()[0]}"
        yield Citation(document="", clause="?", file=name, line=1, reason=reason)
        return
    for node in nodes:
        fields = {key.value: value for key, value in node.value} if isinstance(node, yaml.MappingNode) else {}
        ruleset, clauses = fields.get("ruleset"), fields.get("clauses")
        if "scenario" not in fields or clauses is None:
            continue
        if not isinstance(ruleset, yaml.ScalarNode) or ruleset.value not in DOCUMENTS:
            reason = "a scenario that cites clauses needs a known ruleset"
            yield Citation(document="", clause="?", file=name, line=clauses.start_mark.line + 1, reason=reason)
            continue
        # The nodes keep what was written: as a value, an unquoted 11.10 would have become the number 11.1.
        for item in clauses.value if isinstance(clauses, yaml.SequenceNode) else [clauses]:
            document, _, clause_id = str(item.value).rpartition(" ")  # of another document: "fftcg-new X-WARP-1"
            cited = document if document in DOCUMENTS else _document_with(clause_id, ruleset.value)
            yield _citation(cited, clause_id, name, item.start_mark.line + 1)


def _document_with(clause_id: str, ruleset: str) -> str:
    """The ruleset's own document, or the one whose clauses hold where that one says nothing."""
    lender = BORROWED.get(document_of(ruleset), "")
    borrowed = lender and clause_id not in load_clauses(ruleset) and clause_id in load_clauses(lender)
    return lender if borrowed else ruleset


def _citation(ruleset: str, clause_id: str, name: str, line: int) -> Citation:
    reason = "" if clause_id in load_clauses(ruleset) else "no such clause"
    return Citation(document=document_of(ruleset), clause=clause_id, file=name, line=line, reason=reason)
