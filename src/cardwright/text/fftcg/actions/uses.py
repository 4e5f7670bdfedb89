"""Abilities that a card uses because another has used them."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled

FREE = ("without paying the cost", "without paying its cost")

STACKED = "(This effect is put on the stack.)"  # behind an EX Burst that triggers


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for w, (cost, (kind, named)) in enumerate(
        product(FREE, (("action", "the same action ability"), ("special", "the same special ability")))
    ):
        g.phrase("action", f"{{by:source}} uses {named} {cost}", ir.UseSame, kind=kind, w=w)
        g.phrase("action", f"use {named} {cost}", ir.UseSame, by=ir.SelfRef(), kind=kind, w=10 + w)
    for w, (cost, one, (a, has)) in enumerate(
        product(FREE, ("1", "a"), (("a", "has used"), ("a", "used"), ("any", "has used")))
    ):
        words = f"use {one} special ability that {a} {{group:group/one}} {has} this turn"
        g.phrase("action", f"{words} {cost}", ir.UseUsed, w=w)
        for v, tag in enumerate(("Ability Name ", "")):
            text = f"{words} other than {tag}{{excluding:used_name}} {cost}"
            g.phrase("action", text, ir.UseUsed, w=100 + 100 * v + w)
    for w, effect in enumerate(("EX Burst effect", "EX Burst")):
        g.phrase("action", f"trigger {{what:possessive}} {effect}", ir.TriggerBurst, player=ir.You(), w=w)
    _next_use(g)
    g.value("reminder", STACKED, "stacked")
    # one card: an ability that is told by its name
    g.sequence("used_name", "special_name", max=1)


def _next_use(g: Filled) -> None:
    """ "The next time you use ..., you can do so without paying 《S》." """
    free = (("《S》", False), ("the cost", True), ("its cost", True))
    for kind in ("special", "action"):
        a = "a" if kind == "special" else "an"
        for w, ((cost, whole), may, turn) in enumerate(
            product(free if kind == "special" else free[1:], ("can", "may"), ("this turn", "during this turn"))
        ):
            fixed = {"kind": kind, "whole": whole}
            tail = f"{turn}, you {may} do so without paying {cost}"
            for v, of in enumerate((f"{{what:possessive}} {kind} ability", f"a {kind} ability of {{what:source}}")):
                text = f"the next time you use {of} {tail}"
                g.phrase("action", text, ir.NextUseFree, w=w + 20 * v, **fixed)
            text = f"the next time you use {a} {kind} ability {tail}"
            g.phrase("action", text, ir.NextUseFree, what=None, w=w, **fixed)
