"""State triggers: when their condition is met again (11.8.18; reading F75)."""

from __future__ import annotations

import pytest
from helpers import Position


@pytest.mark.parametrize("on", [True, False])
@pytest.mark.clauses("fftcg-2020", "11.8.18")
def test_a_condition_that_goes_on_holding_f75(on: bool) -> None:
    position = Position(
        """
        cards:
          Beggar: {type: Backup, elements: [Fire], cost: 1, text: "When you have no cards in your hand, choose 1 Forward opponent controls. Deal it 2000 damage."}
          Rag: {type: Summon, elements: [Dark], cost: 0, text: "Activate all the Backups you control."}
          Squire: {type: Forward, elements: [Fire], cost: 2, power: 5000}
          Page: {type: Forward, elements: [Fire], cost: 2, power: 5000}
        players:
          A: {field: [Beggar], hand: [Rag]}
          B: {field: [Page, Squire]}
        """,
        state_met_anew=on,
    ).play(
        "[{A: {cast: Rag}}, {A: {choose: ['B:Page']}}, {resolve: 1}%s]"
        % ("" if on else ", {A: {choose: ['B:Squire']}}")
    )
    position.expect(f"'B:Page': {{damage: 2000}}, stack: {'[Rag]' if on else '[Beggar, Rag]'}")
