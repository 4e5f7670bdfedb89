"""What using abilities and keywords costs: less or more than printed."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import Filled
from cardwright.text.grammar import Grammar

FIRST = 460  # wordings of this module begin here
CHANGES = ((False, "is reduced by"), (True, "is increased by"))
FLOORS = ((0, ""), (1, " (it cannot become 0)"))


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    g.phrase("use_amount", "{amount:use_number} for each {each:each}", ir.PerEach)
    g.phrase("use_amount", "{value:integer}", ir.Num)
    g.phrase("use_number", "{value:integer}", ir.Num)
    for number in range(1, 10):
        g.phrase("use_amount", f"《{number}》", ir.Num, value=number, w=1)
    g.phrase("user", "{_:self}", ir.SelfRef)
    g.phrase("user", "the {group:group/many}", ir.All, w=2)
    g.phrase("user", "{group:group/many}", ir.All, w=3)
    g.phrase("users_own", "{_:self}'s", ir.SelfRef)
    for more, change in CHANGES:
        for floor, tail in FLOORS[: 1 if more else 2]:
            end = f" {change} {{amount:use_amount}}{tail}"
            _abilities(g, end, {"more": more, "floor": floor})
            _keywords(g, end, {"more": more, "floor": floor})


def _abilities(g: Filled, end: str, fixed: dict[str, object]) -> None:
    s = "static"
    for i, (kinds, words) in enumerate(
        ((("special",), "special"), (("action",), "action"), (("special", "action"), "special or action"),
         (("special", "action"), "action or special"))
    ):  # fmt: skip
        use = {"uses": kinds, **fixed}
        w = FIRST + 20 * i
        g.phrase(s, f"the cost required for {{what:user}} to use {words} abilities{end}", ir.UseCostChange, w=w, **use)
        for v, (owner, noun) in enumerate((("{what:users_own}", "ability"), ("{what:users_own}", "abilities")), 1):
            text = f"the cost required to use {owner} {words} {noun}{end}"
            g.phrase(s, text, ir.UseCostChange, w=w + v, **use)
        text = f"the cost required to use {words} abilities of {{what:user}}{end}"
        g.phrase(s, text, ir.UseCostChange, w=w + 3, **use)
        text = f"the cost required to use the {words} abilities of {{what:user}}{end}"
        g.phrase(s, text, ir.UseCostChange, w=w + 4, **use)


def _keywords(g: Filled, end: str, fixed: dict[str, object]) -> None:
    for keyword in ("Warp", "Priming"):
        use = {"uses": (keyword,), "player": ir.You(), **fixed}
        g.phrase("static", f"your {keyword} cost{end}", ir.UseCostChange, w=FIRST + 80, **use)
        g.phrase("static", f"the {keyword} cost of your cards{end}", ir.UseCostChange, w=FIRST + 81, **use)
        g.phrase("static", f"the {keyword} cost of {{what:user}}{end}", ir.UseCostChange, w=FIRST + 82, **use)
        for w, verb in enumerate(("pay for", "use")):
            text = f"the cost required to {verb} {keyword}{end}"
            g.phrase("static", text, ir.UseCostChange, w=FIRST + 83 + w, **use)
