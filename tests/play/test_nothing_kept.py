"""What is kept (the view, notes, answers, what is seen at a glance) saves time and decides nothing: rulings hold without it.

The kept view is held against a fresh one in `test_kept_view.py`; here all of it is forgotten at once, and what follows must be
the same.
"""

from __future__ import annotations

from typing import Any

import pytest
from test_scenario_files import FILES, NAMES

from cardwright.games.fftcg import acts, glance, using
from cardwright.games.sve import abilities
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Derived
from cardwright.kernel.state import Chars
from cardwright.play.scenario import run_scenario
from cardwright.play.scenario_file import load_scenarios
from held import complaints

OFTEN = 16  # every so manieth scenario of a file, which takes several times as long so


class Forgetful(dict[Any, Any]):
    """Notes that are lost as soon as they are made."""

    def __setitem__(self, key: Any, value: Any) -> None: ...

    def setdefault(self, key: Any, default: Any = None) -> Any:
        return default


class Anew:
    """Derives the view at each change of the state and keeps nothing of the last one."""

    def __init__(self) -> None:
        self.deriving = False
        self.derived = 0
        self.last: tuple[Any, ...] = ()

    def __call__(self, game: Game) -> Derived:
        state = game.state
        at = (id(game), state.structure, state.status, state.misc, state.elsewhere, len(state.history), state.serial)
        at += (state.phase, state.step, state.turn, state.turn_player, len(state.stack), len(state.effects))
        if game._last is not None and (self.deriving or at == self.last):
            return game._last  # a query within a layer reads what is finished
        game.forget()
        self.deriving = True
        try:
            derived = game.rules.derive(game)
        finally:
            self.deriving = False
        derived.notes = Forgetful()
        game.keep(derived)
        self.last, self.derived = at, self.derived + 1
        return derived


def chars(game: Game, number: int) -> Chars:
    found = game.derived.chars.get(number)
    return found if found is not None else game.defs[game.state.objects[number].card].base


@pytest.fixture
def anew(monkeypatch: pytest.MonkeyPatch) -> Anew:
    view = Anew()
    monkeypatch.setattr(Game, "derived", property(view, lambda game, view: None, lambda game: None))
    monkeypatch.setattr(Game, "memo", property(lambda game: Forgetful(), lambda game, answers: None))
    monkeypatch.setattr(Game, "chars", chars)
    for module in (glance, acts):
        monkeypatch.setattr(module, "only_passes", lambda g, player: False)
    monkeypatch.setattr(using, "_hopeless", lambda *about: False)
    monkeypatch.setattr(abilities, "likely", lambda g, player, among: among)
    return view


@pytest.mark.parametrize("number", range(len(FILES)), ids=NAMES)
def test_scenarios_without_what_is_kept(anew: Anew, number: int) -> None:
    scenarios = load_scenarios(FILES[number])
    first = (number + 1) % min(OFTEN, len(scenarios))  # not of every file the first one
    assert not complaints(map(run_scenario, scenarios[first::OFTEN]))
    assert anew.derived > 0
