"""Which clauses the program's own modules cite. Nothing is imported: the files are parsed.

A module belongs to a document by a module-level `RULESET = "fftcg-2020"`, else by its folder (`games/fftcg`, `games/sve`; the
shared `games/common` follows the first game's numbering); its
comments, its docstrings and its string literals that are nothing but ids then cite that document. The module's own docstring
does not count: a clause is cited where it is applied. Any module may cite a document by name. The command line and this
package are left out: they talk about clauses and apply none.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

from cardwright.errors import InputError

from .citations import Citation, Place, cited_by_literal, cited_in_prose, may_cite, names_a_document, relative
from .clauses import DOCUMENTS

_FOLDERS = {"fftcg": "fftcg-2020", "common": "fftcg-2020", "sve": "sve"}
# These talk about clauses (examples in help and docstrings) and apply none.
_APPLY_NONE = ("rules", "cli", "cli.py")


def scan_code(root: Path, holding: str = "") -> list[Citation]:
    """All citations in the Python files below `root` that hold a text, in file order; InputError for one that could cite and does not parse."""
    found: list[Citation] = []
    for path in sorted(root.rglob("*.py")):
        if path.relative_to(root).parts[0] in _APPLY_NONE:
            continue
        found += scan_module(path, relative(path, root), holding)
    return found


def scan_module(path: Path, name: str, holding: str = "") -> list[Citation]:
    """The citations of one module, reported under `name`."""
    try:
        source = path.read_text(encoding="utf-8")
        named = names_a_document(source)
        if holding not in source or not (named or "RULESET" in source or _document_of_folder(path)):
            return []
        tree = ast.parse(source)
    except (OSError, SyntaxError, ValueError) as error:
        raise InputError(f"{path}: cannot be scanned for citations: {error}") from None
    document = module_document(tree, path)
    if document is None and not named:
        return []
    found = [*_in_comments(source, name, document), *_in_strings(tree, name, document)]
    return sorted(found, key=lambda citation: citation.line)


def module_document(tree: ast.Module, path: Path) -> str | None:
    """The document that a module's bare ids cite, or None."""
    for node in tree.body:
        target, value = _assignment(node)
        if target == "RULESET" and isinstance(value, ast.Constant) and value.value in DOCUMENTS:
            return DOCUMENTS[str(value.value)]
    return _document_of_folder(path)


def _document_of_folder(path: Path) -> str | None:
    for above, folder in pairwise(path.parts):
        if above == "games" and folder in _FOLDERS:
            return _FOLDERS[folder]
    return None


def _assignment(node: ast.stmt) -> tuple[str, ast.expr | None]:
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id, node.value
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id, node.value
    return "", None


def _in_comments(source: str, name: str, document: str | None) -> Iterable[Citation]:
    # tokens take long, and few comments cite
    if not any(may_cite(line.partition("#")[2]) for line in source.splitlines() if "#" in line):
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from cited_in_prose(token.string.lstrip("#"), Place(name, token.start[0], document))


def _in_strings(tree: ast.Module, name: str, document: str | None) -> Iterable[Citation]:
    seen = list(ast.walk(tree))
    docstrings = dict(_docstrings(seen))
    fragments = {id(part) for node in seen if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in seen:
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in fragments:
            continue
        place = Place(name, node.lineno, document)
        if id(node) not in docstrings:
            yield from cited_by_literal(node.value, place)
        elif docstrings[id(node)]:
            yield from cited_in_prose(node.value, place)


def _docstrings(seen: Iterable[ast.AST]) -> Iterator[tuple[int, bool]]:
    """The nodes that are docstrings, with whether they belong to something that applies a clause (not to the module)."""
    for node in seen:
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield id(first.value), not isinstance(node, ast.Module)
