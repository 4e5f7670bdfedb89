"""Several conditions together, and conditions that must not hold."""

from cardwright.text import ir
from cardwright.text.fftcg.common import RELATIONS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _joined(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _joined_more(g)


def _joined(g: Grammar) -> None:
    g.alias("conditions", "condition")
    g.list("conditions", "condition", " and if ", cls=ir.And, field="conditions", min=2)
    g.list("conditions", "condition", " or if ", cls=ir.Or, field="conditions", min=2)
    # without a second "if": only what cannot be a part of the condition before it
    # one card, 4 phrases: a second condition without its own "if" is of these two only, else it could be part of the first
    g.list("conditions", "joined_condition", " and ", cls=ir.And, field="conditions", min=2, max=2, w=1)
    g.phrase("joined_condition", "you paid the extra cost", ir.PaidExtraCost)
    g.phrase("joined_condition", "{card:one_pronoun} is on the field", ir.OnField, w=1)
    for w, words in enumerate(("cast", "play")):
        # one card: a cost that was not paid so
        g.phrase(
            "positive",
            f"the cost to {words} {{_:self}} didn't include CP of {{count:number}} or more different Elements",
            ir.PaidElements,
            w=w + 2,
        )
    g.phrase("lacking", "{condition:condition}", ir.Not)
    # one card: any condition, or two of which one has to hold
    g.phrase("lacking", "{condition:either_condition}", ir.Not)
    g.list("either_condition", "condition", ", or if ", cls=ir.Or, field="conditions", min=2, w=1)
    # one card: any condition, or two of which one has to hold
    g.list("either_condition", "condition", " or if ", cls=ir.Or, field="conditions", min=2, max=2, w=2)


def _joined_more(g: Filled) -> None:
    # "If it is your turn and you control a Job Smith": the second says again of whom
    g.list("conditions", "condition", " and ", cls=ir.And, field="conditions", min=2, max=2, w=600)
    for w, verb in enumerate(("cast", "play")):
        text = f"the cost to {verb} {{_:self}} was paid with CP of only {{count:number}} <Element/Elements:count>"
        g.phrase("condition", text, ir.PaidElements, compare="=", w=70 + w)
        for v, didnt in enumerate(("didn't", "did not")):
            for u, paid in enumerate(("paid to", "to")):
                head = f"the cost {paid} {verb} {{_:self}} {didnt} include"
                x = 70 + 10 * w + 2 * v + u
                g.phrase("positive", f"{head} {{element:element}} CP", ir.PaidElement, w=x)
                g.phrase("positive", f"{head} CP of {{count:number}} or more different Elements", ir.PaidElements, w=x)
    for w, didnt in enumerate(("didn't", "did not"), 600):
        g.phrase("positive", f"you {didnt} pay the extra cost", ir.PaidExtraCost, w=w)
    # behind the extra cost, where no group can go on
    joined = "joined_condition"
    g.phrase(joined, "{card:one_pronoun} is {filter:state}", ir.HasFilter, w=70)
    g.phrase(joined, "{card:one_pronoun} has {filter:power_state}", ir.HasFilter, w=70)
    for relation, compare in RELATIONS:
        points = f"you have received {{count:number}} <point/points:count> of damage {relation}"
        g.phrase(joined, points, ir.ReceivedDamage, player=ir.You(), compare=compare, w=70)
