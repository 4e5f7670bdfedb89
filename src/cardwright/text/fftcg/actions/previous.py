"""What was named by two players, what the instruction before took away, and what is an EX Burst alone."""

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg.filled import Filled
from cardwright.text.walk import nodes

BURST_ONLY = "(This ability may only be used as an EX Burst.)"
EITHER = (
    "of cost equal to either number", "with a cost equal to either number", "of the same cost as either number", "of either cost",
    "of cost equal to either of the selected numbers", "of cost equal to either of the named numbers",
)  # fmt: skip
LOST = ("all the abilities lost", "the abilities lost", "all abilities lost")


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for w, words in enumerate(EITHER):
        g.phrase("qualifier", words, ir.CostNamed, w=w)
    g.phrase("event", "when {_:self} is put into the Damage Zone", ir.AsBurst)
    g.value("reminder", BURST_ONLY, "burst_only")
    for w, (lost, by) in enumerate(
        (lost, by) for lost in LOST for by in ("by the previous effect", "by this effect", "this way")
    ):
        text = f"{{to:subj}} <gains/gain:to> {lost} {by}"
        g.phrase("action", f"{text} {{duration:for_turn}}", ir.GainLost, w=w)
        g.phrase("action", f"until the end of the turn, {text}", ir.GainLost, duration=ir.UntilEndOfTurn(w=1), w=w)


def check(node: ir.Node) -> None:
    """Raises where a reminder speaks of an EX Burst that triggers and none does, where an ability is said to be used as an EX Burst
    alone and its moment is another, or the other way round."""
    inside = list(nodes(node))
    told = {each.kind for each in inside if isinstance(each, ir.ReminderSentence)}
    if "stacked" in told and not any(isinstance(each, ir.TriggerBurst) for each in inside):
        raise refuse("the reminder speaks of an EX Burst that triggers")
    alone = isinstance(node, ir.AutoAbility) and isinstance(node.event, ir.AsBurst)
    if ("burst_only" in told) != alone or (alone and not node.ex_burst):  # type: ignore[attr-defined]
        raise refuse("an ability that is used as an EX Burst alone says so")


def check_lost(effect: ir.Effect, before: list[ir.Effect]) -> None:
    """Raises where "the abilities lost by the previous effect" are none, or others than keywords: they are not known then."""
    inside = effect.effect if isinstance(effect, ir.Afterwards) else effect
    if not isinstance(inside, ir.GainLost):
        return
    last = before[-1] if before else None
    if not isinstance(last, ir.Lose) or not all(isinstance(each, ir.KeywordGained) for each in last.losses):
        raise refuse("it is open which abilities were lost")
