""" "Both of them" is said of two cards, "all of them" of more than one: where the text says how many there are, they have to be so many."""

from typing import Final

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.pronouns import FORMS
from cardwright.text.walk import nodes

SEVERAL: Final = frozenset(
    ("all_of_them", "all_of_those", "they_all", "all_removed", "all_revealed", "all_of_revealed", "all_discarded",
     "these_cards", "among_shown", "revealed", "revealed_cards", "shown", "these", "removed_cards", "cards_removed")
)  # fmt: skip


def check(ability: ir.Node) -> ir.Node:
    """The ability. Raises TextError (stage bind) where "both" is said of other than two cards, or "all of them" of one."""
    said: dict[str, str] = {}
    for each in nodes(ability):
        form = FORMS[each.w] if isinstance(each, ir.Ref) and len(each.to) == 1 and each.w < len(FORMS) else ""
        if isinstance(each, ir.Ref) and (form.startswith("both_") or form in SEVERAL):
            said[each.to[0]] = form
    by_both = [
        n
        for n in nodes(ability)
        if isinstance(n, ir.ForEachPlayer) or isinstance(getattr(n, "player", None), ir.EachPlayer)
    ]
    twice = {id(inner) for node in by_both for inner in nodes(node)}
    for each in nodes(ability) if said else ():
        form = said.get(getattr(each, "bind", ""), "")
        if form and isinstance(count := getattr(each, "count", None), ir.Num):
            there = count.value * (2 if id(each) in twice else 1)
            if form.startswith("both_") and there != 2:
                raise refuse(f'there are {there}, of whom "both" is said')
            if there == 1:
                raise refuse("there is but one, and several are spoken of")
    return ability
