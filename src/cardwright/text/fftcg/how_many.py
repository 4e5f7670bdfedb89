""" "Both of them" is said of two cards, "all of them" of more than one: where the text says how many there are, they have to be so many."""

from typing import Final

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.pronouns import FORMS
from cardwright.text.walk import nodes

SEVERAL: Final = frozenset(
    ("all_of_them", "all_of_those", "they_all", "all_milled", "all_removed", "all_revealed", "all_of_revealed", "all_discarded",
     "among_shown", "revealed", "revealed_cards", "shown", "these", "removed_cards", "cards_removed")
)  # fmt: skip


def check(ability: ir.Node) -> ir.Node:
    """The ability. Raises TextError (stage bind) where "both" is said of other than two cards, or "all of them" of one."""
    said: dict[str, str] = {}
    for each in nodes(ability):
        form = FORMS[each.w] if isinstance(each, ir.Ref) and len(each.to) == 1 and each.w < len(FORMS) else ""
        if isinstance(each, ir.Ref) and (form.startswith("both_") or form in SEVERAL):
            said[each.to[0]] = form
    for each in nodes(ability) if said else ():
        form = said.get(getattr(each, "bind", ""), "")
        if form and isinstance(count := getattr(each, "count", None), ir.Num):
            there = count.value * (2 if isinstance(getattr(each, "player", None), ir.EachPlayer) else 1)
            if there == 1 or (there != 2 and form.startswith("both_")):
                raise refuse(f"{form!r} is said of {there}")
    return ability
