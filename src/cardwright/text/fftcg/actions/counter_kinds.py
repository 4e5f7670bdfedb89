"""Counters of a kind that is selected, and how many were removed."""

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.fftcg.common import FIRST
from cardwright.text.fftcg.filled import Filled
from cardwright.text.walk import nodes


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _selected(g)
    _removed(g)
    _on_selected(g)
    # "if there is no Moon Counter placed on Hild"
    for w, placed in enumerate(("placed on", "on"), FIRST + 20):
        text = f"there is no {{counter:counter}} Counter {placed} {{card:source}}"
        g.phrase("condition", text, ir.CountersAre, count=ir.Num(0), compare="<=", w=w)


def _selected(g: Filled) -> None:
    a, you = "action", ir.You()
    for w, placed in enumerate(("placed on", "on")):
        g.phrase(a, f"select 1 Counter {placed} {{what:one_obj}}", ir.SelectCounter, player=you, w=w)
    one = {"counter": "", "count": ir.Num(1)}
    g.phrase(a, "remove the selected Counter", ir.RemoveCounters, what=ir.Pronoun("it"), w=FIRST, **one)
    same = "of the same type as the selected Counter on {on:one_obj}"
    for w, more in enumerate(("", "additional "), FIRST):
        text = f"place {{count:number}} {more}<Counter/Counters:count> {same}"
        g.phrase(a, text, ir.PlaceCounters, counter="", w=w)
    g.phrase(a, "double all Counters " + same.replace("{on:", "{what:"), ir.DoubleCounters)
    for w, kind in enumerate(("of the same type as the selected Counter from", "of the same type from"), FIRST + 1):
        g.phrase(a, f"remove all Counters {kind} {{what:one_obj}}", ir.RemoveCounters, counter="", count=None, w=w)


ON_SELECTED = 7_700  # wordings of Both: "place 1 Moon Counter on 1 Forward you control", from here on


def _on_selected(g: Filled) -> None:
    some = "{count:number} {counter:counter} <Counter/Counters:count>"
    g.phrase("action", f"place {some} on {{target:target}}", ir.PlaceOnSelected)
    for w, article in enumerate(("a", "an"), 1):
        text = f"place {article} {{counter:counter}} Counter on {{target:target}}"
        g.phrase("action", text, ir.PlaceOnSelected, count=ir.Num(1), w=w)
    g.phrase("action", f"place {some} on each of {{target:target}}", ir.PlaceOnSelected, w=3)


def fold(node: ir.PlaceOnSelected) -> ir.Both:
    """The two instructions that it is: the card is selected as the ability resolves, as nothing is chosen (11.3.3)."""
    one = node.target.count == ir.Num(1)
    if one == (node.w == 3):
        raise TextError("it is open on which of them how many are placed", stage="bind")
    on = ir.Pronoun("it" if one else "them")
    return ir.Both(
        (ir.Select(ir.You(), node.target), ir.PlaceCounters(node.counter, node.count, on)), w=ON_SELECTED + node.w
    )


def unfold(node: ir.Both) -> ir.Effect:
    """What `fold` read, for printing."""
    if not ON_SELECTED <= node.w < ON_SELECTED + 10:
        return node
    select, place = node.effects
    return ir.PlaceOnSelected(place.counter, place.count, select.target, w=node.w - ON_SELECTED)  # type: ignore[attr-defined]


def _removed(g: Filled) -> None:
    any_number = "remove any number of {counter:counter} Counters from {what:one_obj}"
    g.phrase("action", any_number, ir.RemoveAnyCounters, player=ir.You())
    for w, by in enumerate(("", " this way", " by this effect", " due to this ability", " from {_:self}")):
        for v, who in enumerate(("", "you ")):
            u = 10 * v + w
            one, many = (f"{{counter:counter}} Counter{s} {who}removed{by}" for s in ("", "s"))
            g.phrase("each", one, ir.CountersRemoved, w=u)
            g.phrase("count_group", many, ir.CountersRemoved, w=u + 20)
            g.phrase("counted", f"the number of {many}", ir.CountersRemoved, w=u + 40)


def check(ability: ir.Node) -> None:
    """Raises where counters are spoken of that nothing in the ability selected or removed before."""
    found = list(nodes(ability))
    taken = ir.RemoveCounters | ir.RemoveAnyCounters | ir.PayCounters | ir.PayCountersGroup
    gone = {each.counter for each in found if isinstance(each, taken)}
    if len(gone) == 1 or any(isinstance(each, ir.RemoveEveryCounter | ir.RemoveSomeCounters) for each in found):
        gone |= {""}  # without a name: all that were removed, or those of the one name that is said
    if any(isinstance(each, ir.CountersRemoved) and each.counter not in gone for each in found):
        raise TextError("no such Counters were removed", stage="bind")
    unnamed = any(isinstance(each, ir.PlaceCounters | ir.RemoveCounters) and not each.counter for each in found)
    if unnamed and not any(isinstance(each, ir.SelectCounter) for each in found):
        raise TextError("no Counter was selected", stage="bind")
