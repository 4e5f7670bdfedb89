"""Which classic clause says what the 2020 rules say elsewhere: for the log, for questions and for refusals of classic games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from cardwright.errors import Illegal
from cardwright.kernel.rules import Constraint

RULESET = "fftcg-classic"

# by the kind of a line of the log, or by the reason of a question
_BY_KIND: Final[Mapping[str, str]] = MappingProxyType(
    {
        "lot": "C52",
        "starts": "C52",
        "phase": "C54",
        "turn": "C54",
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
        "some_left": "C112",
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

# by the clause of the 2020 rules
_BY_CLAUSE: Final[Mapping[str, str]] = MappingProxyType(
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
        "fftcg-2020 11.4.2": "C36",
        "fftcg-2020 11.6.2.2": "C92",
        "fftcg-2020 11.6.4": "C67",
        "fftcg-2020 11.6.5": "C111",
        "fftcg-2020 11.6.10": "C67",
        "fftcg-2020 11.7.1": "C93",
        "fftcg-2020 11.7.2.2": "C92",
        "fftcg-2020 11.7.10": "C93",
        "fftcg-2020 6.5.2": "C45",
        "fftcg-2020 7.10.1": "C47",
        "fftcg-2020 7.12.3": "C63",
        "fftcg-2020 8.2.1.2": "C52",
        "fftcg-2020 8.2.1.3": "C53",
        "fftcg-2020 9.2.1.1": "C57",
        "fftcg-2020 9.5.1.2": "C79",
        "fftcg-2020 9.5.1.5": "C54",
        "fftcg-2020 10.1.4.1": "C76",
        "fftcg-2020 10.1.4.2": "C73",
        "fftcg-2020 10.1.4.2.1": "C86",
        "fftcg-2020 11.8.3": "C94",
        "fftcg-2020 11.8.4": "C121",
        "fftcg-2020 11.8.14": "C114",
        "fftcg-2020 11.10.2": "C125",
        "fftcg-2020 11.10.3": "C126",
        "fftcg-2020 11.11.1": "C62",
        "fftcg-2020 12.4.1": "C45",
        "fftcg-2020 12.4.2": "C46",
        "fftcg-2020 12.4.4": "C122",
        "fftcg-2020 12.4.5": "C18",
        "fftcg-2020 12.4.6": "C106",
        "fftcg-2020 12.4.7": "C34",
        "fftcg-2020 12.4.8": "C5",
        "fftcg-2020 15.1.1.3.1": "C43",
        "fftcg-2020 15.1.1.4.1": "C47",
        "fftcg-2020 15.1.1.9.1": "C81",
        "fftcg-2020 15.2.3.2": "C97",
        "fftcg-2020 15.1.1.9.2": "C82",
    }
)

# the only extra cost of the classic game
_OVERDRIVE: Final = {"fftcg-new X-PAY-2": "C103"}


def classic(clause: str) -> str:
    """The clauses of the classic document that say what these of the 2020 rules say; one of those itself, where none does."""
    each = (
        _BY_CLAUSE.get(f"fftcg-2020 {one}") or _OVERDRIVE.get(f"fftcg-new {one}", one) for one in clause.split(", ")
    )
    return ", ".join(dict.fromkeys(each))


class _Told(dict[str, str]):
    """Asked by the kind of a line or question, and by the clause that the 2020 rules have for it."""

    def get(self, kind: str, usual: str = "") -> str:  # type: ignore[override]  # a clause is always there
        """The classic clause for the kind, else for the usual clause."""
        return super().get(kind) or classic(usual)


TOLD: Final[Mapping[str, str]] = _Told(_BY_KIND)


def constraints(usual: Mapping[str, Constraint]) -> Mapping[str, Constraint]:
    """The same checks of answers, refusing with the classic clauses."""
    return MappingProxyType(
        {name: replace(c, check=_retold(c.check), objection=_told(c.objection)) for name, c in usual.items()}
    )


def _told(objection: Callable[..., Illegal | None] | None) -> Callable[..., Illegal | None] | None:
    def told(*given: Any) -> Illegal | None:
        found = objection(*given) if objection is not None else None
        return found and Illegal(found.reason, classic(found.clause))

    return told if objection is not None else None


def _retold(check: Callable[..., None]) -> Callable[..., None]:
    def retold(*given: Any) -> None:
        try:
            check(*given)
        except Illegal as error:
            raise Illegal(error.reason, classic(error.clause)) from error

    return retold
