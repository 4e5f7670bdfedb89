"""`cardwright rules`: the clauses, and where code and tests cite them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from cardwright.cli.common import JsonOption, out, print_json
from cardwright.errors import InputError
from cardwright.rules.clauses import document_of, find_clause, look_up
from cardwright.rules.coverage import citations_of, coverage

app = typer.Typer(no_args_is_help=True, help="The clauses of the rule documents, and who cites them.")
_SHOWN = 40


@app.callback()
def group() -> None:
    """The clauses of the rule documents."""


@app.command("coverage")
def show_coverage(
    ruleset: Annotated[str, typer.Option("--ruleset", "-r", help="The ruleset.")] = "fftcg-2020",
    json: JsonOption = False,
) -> None:
    """Which enforced clauses are cited by code and by tests. Exit 1 if one is missing or a citation is wrong."""
    found = coverage(ruleset)
    if json:
        print_json(found)
    else:
        out.print(
            f"{found.ruleset}: {found.enforce} clauses to enforce, {found.cited} cited by code, {found.tested} by tests, "
            f"{found.unobservable} cannot be observed"
        )
        for title, clauses in (("without code", found.missing_code), ("without a test", found.missing_test)):
            if clauses:
                more = f" ... and {len(clauses) - _SHOWN} more" if len(clauses) > _SHOWN else ""
                out.print(f"{title} ({len(clauses)}): {', '.join(clauses[:_SHOWN])}{more}")
        for wrong in found.unknown[:_SHOWN]:
            out.print(f"[red]wrong citation[/] {wrong.file}:{wrong.line}: {wrong.clause}: {escape(wrong.reason)}")
        for note in found.notes:
            out.print(f"[dim]{escape(note)}[/]")
    if found.missing_code or found.missing_test or found.unknown:
        raise typer.Exit(1)


@app.command("show")
def show(
    clause: Annotated[str, typer.Argument(help="A clause number, such as 11.2.1.1.")],
    ruleset: Annotated[
        str, typer.Option("--ruleset", "-r", help="The ruleset (default: every document that has it).")
    ] = "",
    json: JsonOption = False,
) -> None:
    """A clause in our own words, and where it is applied and tested."""
    clauses = [find_clause(document_of(ruleset), clause)] if ruleset else look_up(clause)
    if not clauses:
        raise InputError(f"no rule document has a clause {clause!r}")
    plain = []
    for found in clauses:
        code, tests = citations_of(found.id, found.document)
        places = {"code": [f"{c.file}:{c.line}" for c in code], "tests": [f"{c.file}:{c.line}" for c in tests]}
        plain.append(
            {"document": found.document, "id": found.id, "section": found.section, "kind": found.kind,
             "summary": found.summary, "test": found.test, **places}
        )  # fmt: skip
    if json:
        print_json({"clauses": plain})
        return
    for entry in plain:
        out.print(f"[bold]{entry['document']} {entry['id']}[/] ({entry['kind']}) {escape(str(entry['section']))}")
        out.print(f"  {escape(str(entry['summary']))}")
        for what in ("code", "tests"):
            out.print(f"  {what}: {escape(', '.join(entry[what]) or 'none')}")
