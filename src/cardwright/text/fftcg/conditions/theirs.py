"""What the opponent has in "their Break Zone", and what one has not in one's own."""

from cardwright.text import ir
from cardwright.text.fftcg.common import KINDS, RELATIONS, THEIR
from cardwright.text.fftcg.filled import Filled

PLACE = 70  # wordings of the place: "their", "his/her" Break Zone
FIRST = 7500  # wordings of what is there
NONE = FIRST + 20  # and of what is not
HAS_NO = (("has no", "many"), ("doesn't have any", "many"), ("does not have any", "many"),
          ("doesn't have a", "one"), ("doesn't have an", "one"))  # fmt: skip


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _lying(g)
    _there(g)
    _missing(g)


def _lying(g: Filled) -> None:
    """Cards in the opponent's Break Zone: "Fire Forwards in their Break Zone", "a Job Knight in his/her Break Zone"."""
    for w, their in enumerate(THEIR, PLACE):
        place = (ir.InZone(ir.BreakZone(ir.Opponent()), w=w),)
        for kind in KINDS:
            g.phrase("left_by_them", f"{kind} in {their} Break Zone", ir.Group, qualifiers=place)
    g.phrase("elements_left_by_them", "{group:left_by_them/many}", ir.CountElements)
    g.phrase("elements_left_by_them", "the {group:left_by_them/many}", ir.CountElements, w=1)


def _there(g: Filled) -> None:
    for relation, compare in RELATIONS:
        for w, total in enumerate(("", "a total of "), FIRST):
            text = f"your opponent has {total}{{count:number}} {relation} {{group:left_by_them/many}}"
            g.phrase("condition", text, ir.Exists, compare=compare, w=w)
        text = f"your opponent has {{right:number}} {relation} different Elements among {{left:elements_left_by_them}}"
        g.phrase("condition", text, ir.Compare, compare=compare, w=FIRST)
    g.phrase(
        "condition",
        "your opponent has exactly {count:number} {group:left_by_them/count}",
        ir.Exists,
        compare="=",
        w=FIRST,
    )
    for w, article in enumerate(("a", "an"), FIRST + 2):
        g.phrase(
            "condition", f"your opponent has {article} {{group:left_by_them/one}}", ir.Exists, count=ir.Num(1), w=w
        )


def _missing(g: Filled) -> None:
    none = {"count": ir.Num(0), "compare": "<="}
    for w, (has_no, number) in enumerate(HAS_NO, NONE):
        g.phrase("condition", f"your opponent {has_no} {{group:left_by_them/{number}}}", ir.Exists, w=w, **none)
    for w, article in enumerate(("a", "an"), NONE + 10):
        for v, dont in enumerate(("don't", "do not")):
            g.phrase("condition", f"you {dont} have {article} {{group:group/one}}", ir.Exists, w=w + 2 * v, **none)
