"""Cards that must differ from each other, and several kinds of cards in one search."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import Filled
from cardwright.text.grammar import Grammar

FIRST = 560  # wordings of this module begin here
TRAITS = (
    ("name", "name", "names"), ("cost", "cost", "costs"), ("element", "Element", "Elements"), ("job", "Job", "Jobs"),
    ("category", "Category", "Categories"), ("type", "card type", "card types"),
)  # fmt: skip
HEADS: tuple[tuple[str, dict[str, object]], ...] = (
    ("{count:number} {group:group/many}", {}),
    ("up to {count:number} {group:group/many}", {"up_to": True}),
    ("any number of {group:group/many}", {"count": ir.Num(0), "any_number": True}),
)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    for trait, one, many in TRAITS:
        tails = (
            f" with different {many}", f" of different {many}", f", each of a different {one}", f", each with a different {one}",
            f" each of a different {one}", f" each with a different {one}",
        )  # fmt: skip
        for w, tail in enumerate(tails, FIRST):
            for head, fixed in HEADS:
                g.phrase("target", head + tail, ir.Target, different=trait, w=w, **fixed)
    for w, tail in enumerate((", each of a different Element and cost", " with different names and costs"), FIRST + 10):
        trait = "element,cost" if "Element" in tail else "name,cost"
        for head, fixed in HEADS:
            g.phrase("target", head + tail, ir.Target, different=trait, w=w, **fixed)
    # "1 Card Name Ann, 1 Card Name Bob, and 1 Card Name Cid"
    g.list("row_of_targets", "target", ", ", ", and ", min=3)
    g.phrase("action", "search for {targets:row_of_targets}", ir.Search, player=ir.You(), w=FIRST)
    # "with different names other than Card Name Ann": see `fold` in spread.py and `nouns`
    g.phrase("lying", "other than {filter:trait}", ir.Without)
    g.phrase("lying", "other than {filter:category_trait}", ir.Without)
