"""What is paid: play points, engaging, and what stands in words before a colon."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import counted

MAX_COST = 20


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _icons(g)
    _actions(g)
    # icons may be followed by a comma: "[cost01], [engage], put this card ..."
    for category, actions in (("cost", "any_cost_actions"), ("effect_cost", "cost_actions")):
        g.phrase(category, "{icons:icons}", ir.Cost)
        g.phrase(category, "{icons:icons_apart}", ir.Cost, w=1)
        g.phrase(category, f"{{icons:icons}}, {{actions:{actions}}}", ir.Cost)
        g.phrase(category, f"{{icons:icons_apart}}, {{actions:{actions}}}", ir.Cost, w=1)
        g.phrase(category, f"{{actions:{actions}}}", ir.Cost)


def _icons(g: Grammar) -> None:
    for number in range(MAX_COST + 1):
        g.phrase("icon", f"[cost{number:02}]", sv.PlayPointCost, amount=number)
    g.phrase("icon", "[costx]", sv.PlayPointX)
    g.phrase("icon", "[engage]", ir.DullSelf)
    g.sequence("icons", "icon")
    g.list("icons_apart", "icon", ", ", min=2)


def _actions(g: Grammar) -> None:
    a = "cost_action"
    g.list("cost_actions", a, ", ")
    cemetery = sv.Cemetery(ir.Owner())
    g.phrase(a, "put {card:source} into its owner's cemetery", ir.PayPut, to=cemetery)
    g.phrase(a, "bury {card:source}", ir.PayPut, to=cemetery, w=1)
    counted(g, a, "put @ into its owner's cemetery", ir.PayPutGroup, to=cemetery)
    g.phrase(
        a, "put {count:number} {group:group/count} into their owners' cemeteries", ir.PayPutGroup, to=cemetery, w=1
    )
    counted(g, a, "bury @", ir.PayPutGroup, to=cemetery, w=2)
    counted(g, a, "return @ to its owner's hand", ir.PayReturn)
    g.phrase(a, "return {count:number} {group:group/count} to their owners' hands", ir.PayReturn, w=1)
    g.phrase(a, "return any number of {group:group/many} to their owners' hands", sv.PayReturnAny)
    g.phrase(a, "return {card:source} to its owner's hand", ir.PayReturnSource)
    g.phrase(a, "discard {count:number} {group:group/count}", ir.PayDiscard)
    g.phrase(a, "discard your hand", ir.PayDiscardHand)
    g.phrase(a, "reveal {count:number} {group:group/count}", ir.PayReveal)
    counted(g, a, "banish @", ir.PayRemove)
    g.phrase(a, "banish {card:source}", ir.PayRemoveSource)
    counted(g, a, "destroy @", ir.PayBreak)
    counted(g, a, "engage @", ir.PayDull)
    g.phrase(a, "turn {count:number} {group:group/count} facedown", sv.PayTurn, down=True)
    g.phrase(a, "turn {count:number} {group:group/count} faceup", sv.PayTurn)
    g.phrase(a, "engage {count:number} {group:your_group/many}", ir.PayDull, w=1)
    g.phrase(a, "remove {count:number} {counter:counter} <counter/counters:count> from {card:source}", ir.PayCounters)
    g.phrase(a, "remove any number of {counter:counter} counters from {card:source}", sv.PayCountersAny)
    g.phrase(a, "put the top {count:many_number} cards of your deck into your cemetery", ir.PayMill)
    g.phrase(a, "put the top card of your deck into your cemetery", ir.PayMill, count=ir.Num(1), w=1)
    g.phrase(a, "give {card:pay_for} [attack]{attack:signed}/[defense]{defense:signed}", sv.PayStats)
    g.phrase(a, "give {card:pay_for} [defense]{defense:signed}", sv.PayStats)
    g.phrase(a, "give {card:pay_for} [attack]{attack:signed}", sv.PayStats)
    g.alias("pay_for", "source")
    g.phrase("pay_for", "your leader", sv.LeaderOf, player=ir.You())
    # before the text of an effect Earth Rite is a condition word (amounts.py), in the cost of an ability one of the things to pay
    g.list("any_cost_actions", "any_cost_action", ", ")
    g.alias("any_cost_action", a)
    g.phrase("any_cost_action", "Earth Rite", sv.EarthRiteCost)
    g.phrase("any_cost_action", "Earth Rite ({count:integer})", sv.EarthRiteCost, w=1)
    g.phrase(a, "Lesson ({count:integer})", sv.PayLesson)
