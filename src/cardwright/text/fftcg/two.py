""" "Both of them" is said of two cards: where the text says how many there are, they are two."""

from typing import Final

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.pronouns import FORMS
from cardwright.text.walk import nodes

OF_TWO: Final = frozenset(at for at, form in enumerate(FORMS) if form.startswith("both_"))


def check(ability: ir.Node) -> ir.Node:
    """The ability. Raises TextError (stage bind) where "both" is said of one card, or of more than two."""
    said = [
        each.to[0] for each in nodes(ability) if isinstance(each, ir.Ref) and each.w in OF_TWO and len(each.to) == 1
    ]
    for each in nodes(ability) if said else ():
        if getattr(each, "bind", "") in said and isinstance(count := getattr(each, "count", None), ir.Num):
            there = count.value * (2 if isinstance(getattr(each, "player", None), ir.EachPlayer) else 1)
            if there != 2:
                raise refuse(f"both of {there}")
    return ability
