"""The fake game is known to `play` in these tests."""

from __future__ import annotations

import pytest
from fake_game import FakeAdapter

from cardwright.play import games


@pytest.fixture(autouse=True)
def _fake_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._EXTRA, "fake", FakeAdapter)
