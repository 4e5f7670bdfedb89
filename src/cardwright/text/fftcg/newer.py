"""Mechanics newer than the 2020 rules: Limit Break, Warp, Priming, alternative and extra costs."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    for category in ("ability", "summon"):
        g.phrase(category, "Limit Break -- {number:integer}", ir.LimitBreak)
        g.phrase(category, "Warp {counters:integer} -- {cost:icon_cost}", ir.Warp)
        g.phrase(
            category,
            "(Cards with 《LB》 cannot be included in your main deck.)",
            ir.ReminderAbility,
            kind="limit_break",
        )
    g.proper("primed_name", "Card Name")
    g.phrase("ability", 'Priming "{name:primed_name}" -- {cost:icon_cost}', ir.Priming)
    s = "static"
    what = {"what": ir.SelfRef()}
    tail = " (instead of paying the CP cost) to cast {_:self}"
    g.phrase(s, "you can {cost:paid_cost}" + tail, ir.AlternativeCost, **what)
    g.phrase(
        s,
        "before paying the cost to cast {_:self}, you can {cost:paid_cost} to reduce the cost required to cast {_:self} by {amount:number}",
        ir.PayToReduce,
        **what,
    )
    g.phrase(s, "if you cast {_:self}, you may {cost:paid_cost} as an extra cost", ir.ExtraCost, **what)
    g.phrase(s, "if you cast {_:self}, you may pay an extra {cost:icon_cost}", ir.ExtraCost, w=1, **what)
