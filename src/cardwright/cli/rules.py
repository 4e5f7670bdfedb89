"""`cardwright rules`: the clauses, and where code and tests cite them."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape

from cardwright.cards import deck_limits
from cardwright.cli.common import JsonOption
from cardwright.cli.output import out, print_json
from cardwright.errors import InputError
from cardwright.play.games import adapter
from cardwright.rules.clauses import document_of, find_clause, look_up
from cardwright.rules.coverage import checkout_tests, citations_of, coverage
from cardwright.rules.differences import differences

app = typer.Typer(
    no_args_is_help=True, add_completion=False, help="The clauses of the rule documents, and who cites them."
)
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
        unseen = checkout_tests() is None  # an installed package: whether a test cites a clause is not known
        out.print(
            f"{found.ruleset}: {found.enforce} clauses to enforce, {found.cited} cited by code, "
            f"{'no tests here' if unseen else f'{found.tested} by tests'}, {found.unobservable} cannot be observed"
        )
        for title, clauses in (("without code", found.missing_code), ("without a test", found.missing_test)):
            if clauses and not (unseen and clauses is found.missing_test):
                more = f" ... and {len(clauses) - _SHOWN} more" if len(clauses) > _SHOWN else ""
                out.print(f"{title} ({len(clauses)}): {', '.join(clauses[:_SHOWN])}{more}")
        for wrong in found.unknown[:_SHOWN]:
            out.print(f"[red]wrong citation[/] {wrong.file}:{wrong.line}: {wrong.clause}: {escape(wrong.reason)}")
        for note in found.notes:
            out.print(f"[dim]{escape(note)}[/]")
    if found.missing_code or found.missing_test or found.unknown:
        raise typer.Exit(1)


@app.command("diff")
def diff(
    left: Annotated[str, typer.Argument(help="A ruleset, such as fftcg-2020.")],
    right: Annotated[str, typer.Argument(help="Another ruleset of the same game, such as fftcg-classic.")],
    json: JsonOption = False,
) -> None:
    """Where two rulesets differ: their switches, limits and keyword modules, with the clauses of both."""
    found = differences(left, _values(left, right), right, _values(right, left))
    if json:
        print_json({"left": left, "right": right, "differences": found})
        return
    if not found:
        out.print(f"{left} and {right} do not differ")
    for each in found:
        out.print(f"[bold]{each.what}[/]")
        for name, side in ((left, each.left), (right, each.right)):
            clauses = ", ".join(side.clauses)
            where = f"  ({side.document} {clauses})" if clauses else "  (a reading: docs/rulings.md)"
            out.print(f"  {name}: {escape(_shown(side.value))}{escape(where)}")


def _values(ruleset: str, other: str) -> dict[str, Any]:
    """Everything that makes the ruleset what it is. InputError for an unknown one, or one of another game."""
    limits = deck_limits(ruleset)
    if limits.game != deck_limits(other).game:
        raise InputError(f"{ruleset} and {other} are rulesets of different games")
    switches: Any = adapter(limits.game).rules(ruleset).switches
    values = {f: getattr(switches, f) for f in switches.__struct_fields__ if f != "name"}
    deck = ("card_types", "min_main", "max_main", "copies", "copy_key", "name_caps", "max_evolve", "leader")
    values |= {f"deck.{f}": getattr(limits, f) for f in (*deck, "one_class_or_universe")}
    return {name: sorted(v) if isinstance(v, frozenset) else v for name, v in values.items()}


def _shown(value: Any) -> str:
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "any"}[value]
    if isinstance(value, dict):
        return ", ".join(f"{key} {item}" for key, item in value.items()) or "none"
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


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
            none = "not installed" if what == "tests" and checkout_tests() is None else "none"
            out.print(f"  {what}: {escape(', '.join(entry[what]) or none)}")
