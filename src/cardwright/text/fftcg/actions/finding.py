"""How many cards a search finds: all of them or none, two of a kind or one of each of two."""

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.fftcg.filled import Filled
from cardwright.text.walk import nodes

APART = (
    ("", ""), ("element", ", each of a different Element"), ("cost", ", each with a different cost"), ("name", ", each with a different name"),
    ("cost", ", each of a different cost"),
)  # fmt: skip


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    # one card: a search whose cards are counted in the sentence before
    g.pair("found_and_added", "search_action", "found_moved", " and ")
    g.phrase("whole_search", "{effects:found_and_added}", ir.Both, w=641)
    for w, one in enumerate(("1 card", "only 1 card")):
        g.phrase("action", f"{{effect:whole_search}} ({{_:self}} cannot search for {one})", ir.NoFewer, w=w)
        g.phrase("action", f"{{effect:whole_search}} (You cannot search for {one})", ir.NoFewer, w=w + 2)
    # "2 Water Characters, 2 Category V Characters, or 1 of each": two that are one or the other
    g.phrase("kinds_of_two", "{adjectives:adjectives} {noun:type_noun/many}", ir.Group)
    g.phrase("kinds_of_two", "{noun:type_noun/many}", ir.Group)
    g.phrase("kinds_of_two", "{noun:trait}", ir.Group)
    # one card: two of one kind or two of another
    g.list("two_or_two", "kinds_of_two", ", 2 ", cls=ir.AnyNoun, field="options", min=2, max=2, w=800)
    g.phrase("two_kinds", "{noun:two_or_two}", ir.Group)
    for v, (trait, tail) in enumerate(APART):
        for u, comma in enumerate((",", "")):
            text = f"2 {{group:two_kinds}}{comma} or 1 of each{tail}"
            g.phrase("target", text, ir.Target, count=ir.Num(2), different=trait, w=800 + v + 10 * u)


def check(node: ir.NoFewer) -> None:
    """Raises where a search that "cannot search for 1 card" is for another number of cards than 2."""
    targets = [each for search in nodes(node) if isinstance(search, ir.Search) for each in search.targets]
    if len(targets) != 1 or targets[0].count != ir.Num(2) or targets[0].up_to or targets[0].any_number:
        raise refuse("it is open how many cards are searched for")
