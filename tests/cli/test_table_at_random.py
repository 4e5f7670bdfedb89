"""Whatever is typed at the table: the game that is written down is the game that is played, and taking back is the same for both."""

from __future__ import annotations

import io
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random as Dice

import pytest
from rich.console import Console

from cardwright.cards import builtin_decks, builtin_pool
from cardwright.cli.seat import Leave, Person
from cardwright.errors import Illegal
from cardwright.play.games import Adapter, adapter, prepare
from cardwright.play.narrate import Narrator
from cardwright.play.prompt import listing
from cardwright.play.recording import read
from cardwright.play.session import Session

NONSENSE = [
    "",
    "1 1 1",
    "999",
    "pass",
    "cast a",
    "use x",
    "q",
    "y",
    "1=1",
    "-",
    "0 0",
    "1=1000 1=1000",
    "\x00",
    "undo 3",
]


def typed(session: Session, made: Adapter, dice: Dice) -> str:
    """Something that may well answer the pending decision."""
    decision, n = session.match.decision, len(listing(session.match, made))
    assert decision is not None
    if decision.kind == "yes_no":
        return dice.choice("yn")
    if decision.kind == "number":
        return str(dice.choice(decision.options) if decision.options else dice.randint(decision.least, decision.most))
    if decision.kind == "act":
        return str(dice.randint(1, n))
    if decision.kind == "divide" or (decision.kind == "choose" and dice.random() < 0.5):
        return " ".join(f"{i}={decision.unit}" for i in range(1, n + 1)) if decision.kind == "divide" else ""
    count = n if decision.kind == "order" else dice.randint(min(decision.least, n), min(max(decision.most, 0), n))
    return " ".join(map(str, dice.sample(range(1, n + 1), count)))


def type_in(person: Person, line: str) -> None:
    """One line at the pending question, after which nothing more comes."""
    lines = iter([line])

    def next_line(asked: str) -> str:
        for each in lines:
            return each
        raise Leave

    person._line = next_line  # type: ignore[method-assign]
    with suppress(Leave):
        person.act(lambda: None)


def stands(session: Session, made: Adapter) -> tuple[str, list[str]]:
    return session.match.fingerprint(), listing(session.match, made)


def taken_back(session: Session, player: int) -> str:
    try:
        session.undo(player)
    except Illegal as refused:
        return str(refused)
    return session.match.fingerprint()


@pytest.mark.parametrize("game", ["fftcg", "sve"])
@pytest.mark.parametrize("seed", range(2))
def test_what_is_written_down_is_what_is_played(tmp_path: Path, game: str, seed: int) -> None:
    made, dice, did = adapter(game), Dice(seed), Counter[str]()
    decks = list(builtin_decks(game).values())[:2]
    session = Session(prepare(game, made.rulesets[0], decks, builtin_pool(game)), seed)
    console = Console(file=io.StringIO(), width=80)
    narrator = Narrator(console, made.words, 0)
    for _ in range(140):
        decision = session.match.decision
        if decision is None:
            break
        person = Person(session, decision.player, console, narrator, auto_pass=seed % 2 == 0)
        kind = dice.choices(("answer", "undo", "cancel", "save", "nonsense"), (70, 12, 6, 6, 6))[0]
        line = {"answer": lambda: typed(session, made, dice), "nonsense": lambda: dice.choice(NONSENSE)}.get(kind)
        type_in(person, line() if line else f"save {tmp_path / 'game'}" if kind == "save" else kind)
        did[kind] += 1
        if (tmp_path / "game").exists():  # not where passing was all that could be done: then nothing was typed
            again = Session.resume(read(tmp_path / "game"))
            (tmp_path / "game").unlink()
            assert stands(again, made) == stands(session, made)
            player = dice.choice((0, 1))
            assert taken_back(again, player) == taken_back(session, player)
            assert stands(session.whole(), made) == stands(session, made)
            did["written"] += 1
    assert did["undo"] and did["cancel"] and did["written"]
