"""What is typed at the table, and what is told."""

from __future__ import annotations

import io

import pytest
from fake_game import HAND, FakeAdapter, prepared
from rich.console import Console

from cardwright.errors import InputError
from cardwright.kernel.decisions import Decision, plain_answers
from cardwright.kernel.match import Match
from cardwright.play.answers import assignments, has_choice, legal_answers
from cardwright.play.arena import new_match
from cardwright.play.narrate import Narrator, board, result
from cardwright.play.prompt import Command, hint, listing, parse

MADE = FakeAdapter()


def asked(decision: Decision | None = None) -> Match:
    match = new_match(prepared(), 3, log=True)
    if decision is not None:
        match.decision = decision
    return match


def test_numbers_and_names_mean_acts() -> None:
    match = asked()
    acts = match.acts()
    assert parse("1", match, MADE) == acts[0] == ("pass",)
    assert parse("", match, MADE) == ("pass",)
    assert parse("2", match, MADE) == acts[1]
    name = match.game.chars(acts[1][1]).names[0]
    assert parse(f"cast {name}", match, MADE)[0] == "cast"
    assert len(listing(match, MADE)) == len(acts)


@pytest.mark.parametrize("text", ["0", "99", "cast Nobody", "1 2", "xyz"])
def test_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        parse(text, asked(), MADE)


def test_commands() -> None:
    assert parse("save my game.json", asked(), MADE) == Command("save", "my game.json")
    assert parse("UNDO", asked(), MADE) == Command("undo", "")
    assert parse("help me", asked(), MADE) == Command("help", "me")


@pytest.mark.parametrize("text", ["concede never", "quit it", "undo 3"])
def test_a_command_that_takes_nothing_stands_alone(text: str) -> None:
    with pytest.raises(InputError):
        parse(text, asked(), MADE)


@pytest.mark.parametrize("text", ["y", "no"])
def test_yes_and_no_play_no_card(text: str) -> None:
    with pytest.raises(InputError, match="yes or no"):
        parse(text, asked(), MADE)


def test_a_part_of_several_names_means_none_of_them() -> None:
    match = asked()
    seen = [o.id for o in match.state.objects if o.id in match.game.zone(0, HAND)]
    names = {match.game.chars(i).names[0].lower() for i in seen}
    shared = next(c for c in "abcdefghijklmnorstuvw" if sum(c in n for n in names) > 1)
    with pytest.raises(InputError, match="may be"):
        parse(f"cast {shared}", match, MADE)


def test_one_letter_plays_nothing() -> None:
    """Whoever types "q" to leave does not play the only card that has such a letter."""
    match = asked()
    seen = [o.id for o in match.state.objects if o.id in match.game.zone(0, HAND)]
    names = {match.game.chars(i).names[0].lower() for i in seen}
    for letter in {letter for name in names for letter in name} - set("yn1 "):
        with pytest.raises(InputError):
            parse(letter, match, MADE)


@pytest.mark.parametrize(
    ("decision", "text", "answer"),
    [
        (Decision("choose", 0, "x", options=(4, 5, 6), least=0, most=2), "3, 1", (6, 4)),
        (Decision("choose", 0, "x", options=(4, 5, 6), least=0, most=2), "", ()),
        (Decision("order", 0, "x", options=(4, 5, 6)), "2 3 1", (5, 6, 4)),
        (Decision("yes_no", 0, "x"), "Y", True),
        (Decision("yes_no", 0, "x"), "no", False),
        (Decision("number", 0, "x", least=0, most=9), "7", 7),
        (Decision("divide", 0, "x", options=(4, 5), least=3000, most=3000, unit=1000), "1=1000 2=2000", ((4, 1000), (5, 2000))),
    ],
)  # fmt: skip
def test_answers_by_kind(decision: Decision, text: str, answer: object) -> None:
    assert parse(text, asked(decision), MADE) == answer
    assert hint(decision)


@pytest.mark.parametrize("kind", ["yes_no", "number", "divide", "order"])
def test_nonsense_by_kind(kind: str) -> None:
    with pytest.raises(InputError):
        parse("whatever", asked(Decision(kind, 0, "x", options=(1, 2))), MADE)


@pytest.mark.parametrize(
    ("decision", "count"),
    [
        (Decision("yes_no", 0, "x"), 2),
        (Decision("choose", 0, "x", options=(1, 2, 3), least=0, most=2), 7),
        (Decision("choose", 0, "x", options=(1, 2), least=2, most=2), 1),
        (Decision("order", 0, "x", options=(1, 2, 3)), 6),
        (Decision("number", 0, "x", least=2, most=5), 4),
        (Decision("divide", 0, "x", options=(1, 2), least=3000, most=3000, unit=1000), 4),
    ],
)
def test_all_answers_of_a_decision(decision: Decision, count: int) -> None:
    answers = list(plain_answers(decision))
    assert len(answers) == len(set(map(str, answers))) == count
    match = asked(decision)
    for answer in answers:
        match.check(answer)
    assert has_choice(match) == (count > 1)
    assert legal_answers(match, 2) == answers[:2]


def test_assignments_take_nothing_twice_and_do_not_search_for_ever() -> None:
    assert assignments([[1, 2], [1, 2], [3]], 10) == [(1, 2, 3), (2, 1, 3)]
    assert assignments([[1], [1]], 10) == []
    assert assignments([list(range(12))] * 12, 3)[0] == tuple(range(12))
    assert assignments([list(range(11))] * 12, 3) == []
    assert assignments([[("a", 1), ("b", 1)], [("c", 1), ("d", 2)]], 9, key=lambda o: o[1]) == [
        (("a", 1), ("d", 2)),
        (("b", 1), ("d", 2)),
    ]


def test_how_to_answer_fits_the_number_of_options() -> None:
    assert "such as 2 1" in hint(Decision("order", 0, "stack_order", "1.1", (0, 0), (5, 6)))
    assert "nothing to choose from" in hint(Decision("choose", 0, "search", "1.1", (0, 0), (), 0, 1))
    assert hint(Decision("choose", 0, "targets", "1.1", (0, 0), (5, 6), 0, 2)) == "0 to 2 of the numbers (Enter: none)"


def test_a_viewer_is_not_told_what_only_the_other_may_know() -> None:
    match = asked()
    match.game.note("secret", "9.9", 1, seen_by=1)
    match.game.note("open", "9.8", 1)
    told = {}
    for viewer in (0, 1):
        out = io.StringIO()
        Narrator(Console(file=out, width=100), MADE.words, viewer).tell(match.game)
        told[viewer] = out.getvalue()
    assert "secret" not in told[0]
    assert "secret" in told[1]
    assert "[9.8]" in told[0]


def test_the_board_and_the_result_in_words() -> None:
    out = io.StringIO()
    board(Console(file=out, width=100), MADE.words, asked().game, 0)
    assert "seat 0" in out.getvalue()
    assert result(MADE.words, 1, "12.4.1", 1) == "Player B wins [12.4.1] after 1 turn"
    assert "draw" in result(MADE.words, -1, "3.3", 2)
    assert "not over" in result(MADE.words, None, "", 0)
