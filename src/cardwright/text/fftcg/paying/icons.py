"""What is paid in icons, and whole costs."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ELEMENTS
from cardwright.text.grammar import Grammar
from cardwright.text.styles import ICONS


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _icons(g)


def _icons(g: Grammar) -> None:
    for element in ELEMENTS:
        g.phrase("icon", f"《{ICONS[element]}》", ir.CpElement, element=element)
    # all numbers; one card has 《6》
    for number in range(21):
        g.phrase("icon", f"《{number}》", ir.CpGeneric, amount=number)
    g.phrase("icon", "《X》", ir.CpX)
    g.phrase("icon", f"《{ICONS['Dull']}》", ir.DullSelf)
    g.phrase("icon", "《S》", ir.SpecialIcon)
    g.phrase("icon", "《C》", ir.CrystalIcon)
    g.sequence("icons", "icon")
    g.phrase("cost", "{icons:icons}", ir.Cost)
    g.phrase("cost", "{icons:icons}, {actions:free_costs}", ir.Cost)
    g.phrase("cost", "{actions:free_costs}", ir.Cost)
    g.alias("free_cost", "cost_action")
    g.list("free_costs", "free_cost", ", ")
    g.phrase("icon_cost", "{icons:icons}", ir.Cost)
    # one card, 3 phrases: an ability that costs less, and says so behind its cost
    g.phrase("cost", "{icons:icons} {actions:less_for_each}", ir.Cost, w=1)
    g.list("less_for_each", "cost_less", ", ", max=1)
    for w, stop in enumerate((".", "")):
        g.phrase("cost_less", f"(This cost is reduced by {{amount:cost_amount}}{stop})", ir.CostLess, w=w)
    # written out, with both: "you can dull 1 active Backup you control and pay 《C》"
    g.phrase("paid_cost", "pay {icons:icons} and {actions:one_cost_action}", ir.Cost, w=1)
    g.phrase("paid_cost", "{actions:one_cost_action} and pay {icons:icons}", ir.Cost, w=2)
    g.list("one_cost_action", "cost_action", ", ", max=1)
