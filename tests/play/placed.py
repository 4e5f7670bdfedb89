"""The position of a scenario, without its steps."""

from __future__ import annotations

from cardwright.kernel.match import Match
from cardwright.play.games import Adapter, adapter
from cardwright.play.scenario_file import Scenario, parse_scenarios
from cardwright.play.scenario_setup import set_up


def placed(text: str) -> tuple[Match, Adapter]:
    """The match at the beginning of the one scenario of the text, and its game."""
    (scenario,) = parse_scenarios(text)
    assert isinstance(scenario, Scenario), scenario
    return set_up(scenario, None)[0], adapter(scenario.game)
