"""What of a compiled text means something in the classic game only."""

from __future__ import annotations

from cardwright.text import ir
from cardwright.text.ir_classic import CLASSIC_ONLY, PREEMPTIVE_STRIKE
from cardwright.text.walk import nodes

KEYWORD_NAMES: dict[type[ir.Node], str] = {
    ir.Link: "Link", ir.Assist: "Assist", ir.WarGod: "War God", ir.Overdrive: "Overdrive", ir.Awakening: "Awakening",
    ir.BlueMagic: "Blue Magic", ir.JobChange: "Job Change", ir.LevelUp: "Level UP", ir.Equipped: "Items",
    ir.RemoveItem: "Remove", ir.Alternatively: "Alternatively if",
}  # fmt: skip


def classic_only(text: ir.CardText) -> frozenset[str]:
    """What of the text means something in the classic game only, in words for a refusal."""
    found: set[str] = set()
    for node in nodes(text):
        if isinstance(node, CLASSIC_ONLY):
            found.add(KEYWORD_NAMES[type(node)])
        elif (node.name if isinstance(node, ir.Keyword) else getattr(node, "keyword", "")) == PREEMPTIVE_STRIKE:
            found.add(PREEMPTIVE_STRIKE)
        elif isinstance(node, ir.TypeIs) and "Item" in node.types:
            found.add("Items")
    return frozenset(found)
