"""Citations in code, tests and scenarios, and the lists of what is missing."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardwright.errors import InputError
from cardwright.rules.citations import Citation
from cardwright.rules.clauses import DOCUMENTS, document_of
from cardwright.rules.coverage import checkout_tests, citations_of, coverage, join, package_folder
from cardwright.rules.scan_code import scan_code
from cardwright.rules.scan_tests import scan_tests


def put(root: Path, name: str, text: str) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return root


def ids(citations: list[Citation], document: str = "fftcg-2020") -> list[str]:
    return [each.clause for each in citations if each.document == document and not each.reason]


def wrong(citations: list[Citation]) -> list[tuple[str, int]]:
    return [(each.clause, each.line) for each in citations if each.reason]


def code(tmp_path: Path, text: str, name: str = "pkg/games/fftcg/module.py") -> list[Citation]:
    put(tmp_path, name, text)
    return scan_code(tmp_path / "pkg")


def test_bare_ids_in_a_module_of_a_ruleset(tmp_path: Path) -> None:
    found = code(
        tmp_path,
        '"""About 9.3.1.1, which a module docstring does not cite."""\n'
        "def draw(player):\n"
        '    """Draw two cards (9.2.1.1), or lose: 12.4.2."""\n'
        "    x = 0.5  # 8.2.1.5, 9.a and 10.1.3.2.1#2; takes 2.5 seconds.\n"
        '    raise Illegal("no priority", "11.1.1")\n'
        '    note("three", ["3.1.2, 3.1.3"], f"{x} 11.1.2", "see 11.1.3")\n',
    )
    assert ids(found) == ["9.2.1.1", "12.4.2", "8.2.1.5", "9.a", "10.1.3.2.1#2", "11.1.1", "3.1.2", "3.1.3"]
    assert [each.line for each in found] == [3, 3, 4, 4, 4, 5, 6, 6]
    assert found[0].file == "pkg/games/fftcg/module.py"


def test_which_document_a_module_belongs_to(tmp_path: Path) -> None:
    assert ids(code(tmp_path, "# 12.8.2\n", "pkg/games/sve/ward.py"), "sve") == ["12.8.2"]
    assert code(tmp_path, "# 11.2.1.1\n'11.2.1.1'\n", "pkg/kernel/any.py") == code(tmp_path, "", "pkg/kernel/any.py")
    classic = code(tmp_path, 'RULESET: Final = "fftcg-classic"\n# C45\n', "pkg/games/fftcg/classic.py")
    assert ids(classic, "fftcg-classic") == ["C45"]
    limited = code(tmp_path, 'RULESET = "fftcg-2020-limited"\n# 3.1.1\n', "pkg/cards/x.py")
    assert "3.1.1" in ids(limited)


def test_qualified_citations_count_anywhere(tmp_path: Path) -> None:
    found = code(
        tmp_path,
        '"""fftcg-2020 8.1.2"""\n# fftcg-2020 5.2.5.1, 8.1.1.1 and 8.1.1.2; sve B.6.1.1.4.\nx = "no leader (sve 6.1.1.1)"\n',
        "pkg/cards/check.py",
    )
    assert ids(found) == ["5.2.5.1", "8.1.1.1", "8.1.1.2"]
    assert ids(found, "sve") == ["B.6.1.1.4", "6.1.1.1"]


def test_a_qualified_citation_is_not_also_a_bare_one(tmp_path: Path) -> None:
    found = code(tmp_path, "# unlike fftcg-rulebook 6.5.2.1 and sve 1.3.2.1\n")
    assert ids(found) == []
    assert ids(found, "fftcg-rulebook") == ["6.5.2.1"]
    assert ids(found, "sve") == ["1.3.2.1"]


def test_ranges_stand_for_siblings_only(tmp_path: Path) -> None:
    assert ids(code(tmp_path, "# 12.4.1-12.4.3\n")) == ["12.4.1", "12.4.2", "12.4.3"]
    assert ids(code(tmp_path, "# 15.1.1.9.6 – 15.1.1.9.8\n")) == ["15.1.1.9.6", "15.1.1.9.7", "15.1.1.9.8"]
    assert wrong(code(tmp_path, "\n# 9.1.1-12.4.3\n")) == [("9.1.1-12.4.3", 2)]
    assert wrong(code(tmp_path, "# 12.4.3-12.4.1\n")) == [("12.4.3-12.4.1", 1)]


def test_ids_that_are_no_clauses(tmp_path: Path) -> None:
    assert wrong(code(tmp_path, "# 11.99.1\nf('11.99')\n# sve 99.1\n")) == [("11.99.1", 1), ("11.99", 2), ("99.1", 3)]


def test_names_of_tokens_are_ids(tmp_path: Path) -> None:
    found = code(tmp_path, "# TOK-Fairy Wisp, TOK-Fairy\nf('TOK-Ghost')\n", "pkg/games/sve/tokens.py")
    assert ids(found, "sve") == ["TOK-Fairy Wisp", "TOK-Fairy", "TOK-Ghost"]


def test_modules_that_apply_no_clause_are_left_out(tmp_path: Path) -> None:
    put(tmp_path, "pkg/rules/help.py", "# fftcg-2020 11.1.1\n")
    assert code(tmp_path, "# fftcg-2020 11.1.1\n", "pkg/cli.py") == []
    put(tmp_path, "pkg/broken.py", "# fftcg-2020 11.1.1\ndef (:\n")
    with pytest.raises(InputError, match=r"broken\.py"):
        scan_code(tmp_path / "pkg")


def test_an_unknown_ruleset_is_said_before_anything_is_read(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("def (:\n")
    with pytest.raises(InputError, match="unknown ruleset 'chess'"):
        coverage("chess", [tmp_path], [])


def test_marks_of_tests(tmp_path: Path) -> None:
    put(
        tmp_path,
        "tests/test_a.py",
        "import pytest\n"
        'IDS = ("9.1.1", "9.1.1.1")\n'
        'pytestmark = pytest.mark.clauses("fftcg-2020", "9.a")\n'
        '@pytest.mark.clauses("fftcg-2020-limited", "3.1.1", "3.1")\n'
        "def test_one(): ...\n"
        '@pytest.mark.clauses("fftcg-2020", *IDS)\n'
        "def test_two(): ...\n"
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clauses("sve", "12.8.2"))])\n'
        "def test_three(x): ...\n"
        "def helper():  # 11.1.1\n"
        '    return "11.1.1"\n',
    )
    found = scan_tests(tmp_path / "tests")
    assert sorted(ids(found)) == ["3.1", "3.1.1", "9.1.1", "9.1.1.1", "9.a"]
    assert ids(found, "sve") == ["12.8.2"]
    assert wrong(found) == []


def test_marks_that_show_nothing(tmp_path: Path) -> None:
    put(
        tmp_path,
        "tests/test_b.py",
        "import pytest\n"
        '@pytest.mark.skip(reason="later")\n@pytest.mark.clauses("fftcg-2020", "3.1.1")\ndef test_one(): ...\n'
        '@pytest.mark.xfail\n@pytest.mark.clauses("fftcg-2020", "3.1.2")\ndef test_two(): ...\n'
        '@pytest.mark.clauses("fftcg-2020", "99.9")\ndef test_three(): ...\n'
        '@pytest.mark.clauses("3.1.2")\ndef test_four(): ...\n'
        '@pytest.mark.clauses("fftcg-2020", some.name)\ndef test_five(): ...\n',
    )
    found = scan_tests(tmp_path / "tests")
    assert ids(found) == []
    assert [clause for clause, _ in wrong(found)] == ["99.9", "?", "?"]


def test_our_own_clauses_are_cited_like_others(tmp_path: Path) -> None:
    text = 'RULESET = "fftcg-new"\n# X-WARP-1, X-LB-3-X-LB-5\n# X-WARP-99\n'
    put(tmp_path, "pkg/a.py", text)
    found = scan_code(tmp_path / "pkg")
    assert ids(found, "fftcg-new") == ["X-WARP-1", "X-LB-3", "X-LB-4", "X-LB-5"]
    assert wrong(found) == [("X-WARP-99", 3)]


def test_scenario_files(tmp_path: Path) -> None:
    put(
        tmp_path,
        "tests/scenarios/a.yaml",
        'scenario: 1\nruleset: fftcg-2020\nclauses: ["15.2.3.2", 11.10, "fftcg-new X-LB-1"]\n---\n'
        'scenario: 1\nruleset: sve\nclauses: ["12.8.2", "0.1"]\n---\nscenario: 1\nclauses: ["3.1"]\n---\nclauses: ["3.1"]\n',
    )
    put(tmp_path, "tests/scenarios/b.yml", "scenario: [1\n")
    put(tmp_path, "tests/scenarios/c.yml", "scenario: " + "[" * 500_000)
    found = scan_tests(tmp_path / "tests")
    assert ids(found) == ["15.2.3.2", "11.10"]
    assert ids(found, "sve") == ["12.8.2"]
    assert ids(found, "fftcg-new") == ["X-LB-1"]  # of another document than the ruleset's, named
    assert wrong(found) == [("0.1", 7), ("?", 10), ("?", 1), ("?", 1)]


def test_coverage_joins_code_and_tests(tmp_path: Path) -> None:
    put(tmp_path, "pkg/games/fftcg/a.py", "# 11.1.1, 11.1.2, 1\n# 5.2.5 (a definition)\n# 77.7.7\n")
    put(
        tmp_path,
        "tests/test_a.py",
        'import pytest\n@pytest.mark.clauses("fftcg-2020", "11.1.1", "11.1.3")\ndef test_a(): ...\n',
    )
    found = coverage("fftcg-2020-limited", [tmp_path / "pkg"], [tmp_path / "tests"])
    assert (found.enforce, found.cited, found.tested) == (280, 2, 2)
    assert len(found.missing_code) == 278
    untested = set(found.missing_code) - {"11.1.3"} | {"11.1.2"}
    assert set(found.missing_test) == untested - set(found.unobservable_clauses)
    assert found.missing_code[:2] == ["1.1", "2.1"]
    assert "11.1.3" in found.missing_code
    assert "11.1.2" in found.missing_test
    assert [(each.clause, each.file, each.line) for each in found.unknown] == [("77.7.7", "pkg/games/fftcg/a.py", 3)]
    keys = ["ruleset", "enforce", "cited", "tested", "unobservable", "missing_code", "missing_test", "unknown"]
    assert list(msgspec.to_builtins(found))[: len(keys)] == keys


def test_unobservable_clauses_need_no_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.rules.coverage.load_unobservable", lambda ruleset: {"1.1": "nobody can look"})
    found = join("fftcg-2020", [], [])
    assert found.unobservable == 1
    assert "1.1" in found.missing_code
    assert "1.1" not in found.missing_test


def test_an_installed_package_says_that_it_has_no_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.rules.coverage.checkout_tests", lambda: None)
    found = coverage("fftcg-2020")
    assert found.tested == 0
    assert found.notes == ["no tests were scanned: the package does not run from a checkout"]


@pytest.fixture(scope="module")
def of_this_project() -> tuple[list[Citation], list[Citation]]:
    """What the code and the tests of this project cite: all their files are read once for all rulesets."""
    tests = checkout_tests()
    if tests is None:
        pytest.skip("the package does not run from a checkout")
    return scan_code(package_folder()), scan_tests(tests)


@pytest.mark.parametrize("ruleset", sorted(set(DOCUMENTS.values())))
def test_this_project_cites_every_enforced_clause_and_none_that_does_not_exist(
    ruleset: str, of_this_project: tuple[list[Citation], list[Citation]]
) -> None:
    found = join(ruleset, *of_this_project)
    assert (found.missing_code, found.missing_test, found.unknown) == ([], [], [])


def test_where_this_project_cites_a_clause() -> None:
    in_code, in_tests = citations_of("8.1.1.1", "fftcg-2020")
    assert "cardwright/cards/limits.py" in {each.file for each in in_code}
    if checkout_tests() is not None:
        assert "tests/cards/test_cards_check.py" in {each.file for each in in_tests}


@pytest.mark.parametrize(
    ("ruleset", "clause_id"),
    [("fftcg-2020", "15.2.3.2"), ("fftcg-2020", "15.1.1.9.4"), ("sve", "12.8.2")],
)
def test_where_a_clause_is_cited_is_what_the_whole_scan_finds(
    ruleset: str, clause_id: str, of_this_project: tuple[list[Citation], list[Citation]]
) -> None:
    every = [each for each in of_this_project[0] if each.document == document_of(ruleset)]
    code, _ = citations_of(clause_id, ruleset)
    assert code == [each for each in every if each.clause == clause_id]
    assert code
