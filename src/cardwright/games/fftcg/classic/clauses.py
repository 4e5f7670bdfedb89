"""Which classic clause says what the 2020 rules say elsewhere: for the log, for questions and for refusals of classic games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from cardwright.errors import Illegal
from cardwright.kernel.rules import Constraint

RULESET = "fftcg-classic"

# by the kind of a line of the log, or by the reason of a question
TOLD: Final[Mapping[str, str]] = MappingProxyType(
    {
        "coin": "C52",
        "starts": "C52",
        "phase": "C54",
        "turn": "C54",
        "cast": "C36",
        "pay": "C36",
        "payment": "C39",
        "bearer": "C64",
        "equip": "C64",
        "enter": "C60",
        "use": "C67",
        "chosen": "C111",
        "targets": "C111",
        "stacked": "C63",
        "trigger": "C94",
        "no_target": "C121",
        "attack": "C71",
        "no_attack": "C69",
        "block": "C72",
        "no_block": "C72",
        "battle": "C73",
        "battle_damage": "C86",
        "unblocked": "C76",
        "point": "C45",
        "burst": "C125",
        "lethal": "C18",
        "powerless": "C122",
        "keep": "C106",
        "same_name": "C106",
        "light_dark": "C34",
        "excess_backups": "C5",
        "no_room": "C5",
        "hand_size": "C79",
        "may": "C114",
        "alternative": "C123",
    }
)

# by the clause of the 2020 rules with which something is refused
REFUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "fftcg-2020 5.2.1.2": "C39",
        "fftcg-2020 5.2.1.3": "C40",
        "fftcg-2020 7.7.3": "C28",
        "fftcg-2020 7.7.4": "C5",
        "fftcg-2020 7.7.5": "C34",
        "fftcg-2020 9.3.1.5": "C59",
        "fftcg-2020 9.3.1.6": "C25",
        "fftcg-2020 9.3.1.7": "C90",
        "fftcg-2020 10.1.2.1": "C71",
        "fftcg-2020 10.1.2.1.1": "C71",
        "fftcg-2020 10.1.2.1.2": "C96",
        "fftcg-2020 10.1.3.1": "C72",
        "fftcg-2020 10.1.3.1.1": "C72",
        "fftcg-2020 10.1.3.1.2": "C72",
        "fftcg-2020 11.2.1": "C36",
        "fftcg-2020 11.2.1.1": "C36",
        "fftcg-2020 11.3.2": "C36",
        "fftcg-2020 11.3.3": "C26",
        "fftcg-2020 11.4.1": "C59",
        "fftcg-2020 11.6.2.2": "C92",
        "fftcg-2020 11.6.4": "C67",
        "fftcg-2020 11.6.5": "C111",
        "fftcg-2020 11.6.10": "C67",
        "fftcg-2020 11.7.1": "C93",
        "fftcg-2020 11.7.2.2": "C92",
        "fftcg-2020 11.7.10": "C93",
        "fftcg-2020 15.1.1.9.2": "C82",
    }
)


def refused_by(clause: str) -> str:
    """The clause with which a classic game refuses what the 2020 rules refuse with this one."""
    return REFUSED.get(f"fftcg-2020 {clause}", clause)


def constraints(usual: Mapping[str, Constraint]) -> Mapping[str, Constraint]:
    """The same checks of answers, refusing with the classic clauses."""
    return MappingProxyType({name: each._replace(check=_retold(each.check)) for name, each in usual.items()})


def _retold(check: Callable[..., None]) -> Callable[..., None]:
    def retold(*given: Any) -> None:
        try:
            check(*given)
        except Illegal as error:
            raise Illegal(error.reason, refused_by(error.clause)) from error

    return retold
