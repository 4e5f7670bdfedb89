"""What older cards say in words of their own: abilities of some kinds lost."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FRONT, T1, TURN, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir


@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        ("all its special abilities", ("special",)),
        ("all auto-abilities", ("auto",)),
        ("its action abilities and special abilities", ("action", "special")),
        ("all its special and action abilities", ("special", "action")),
        ("all its auto-abilities, action abilities and special abilities", ("auto", "action", "special")),
    ],
)
def test_abilities_of_some_kinds_are_lost(words: str, kinds: tuple[str, ...]) -> None:
    lost = ir.AbilitiesOfKinds(kinds)
    assert same(last(f"Choose 1 Forward. It loses {words} until the end of the turn."), ir.Lose(T1, (lost,), TURN))
    both = f"Choose 1 Forward. Until the end of the turn, it loses {words} and 2000 power."
    assert same(last(both), ir.Lose(T1, (lost, ir.PowerUp(ir.Num(2000))), FRONT))


def test_a_whole_group_loses_them() -> None:
    ability = one("The Forwards opponent controls lose all their special abilities.")
    assert isinstance(ability, ir.FieldAbility)
    lose = ability.effects[0]
    assert isinstance(lose, ir.Lose) and same(lose.losses[0], ir.AbilitiesOfKinds(("special",)))
    assert same(lose.duration, ALWAYS)


@pytest.mark.parametrize("words", ["all its field abilities", "all its special", "special abilities"])
def test_what_is_lost_is_not_said(words: str) -> None:
    with pytest.raises(TextError):
        one(f"Choose 1 Forward. It loses {words} until the end of the turn.", "Summon")
