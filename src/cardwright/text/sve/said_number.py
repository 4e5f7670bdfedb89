""" "Select a number": any from zero, or between two that are said (1.3.5, 1.3.5.1), and what that number is for."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

YOU = ir.You()


def add(g: Grammar) -> None:
    """All phrases of this module. No card of those that are known selects one; the rules say how it is done."""
    named = {"player": YOU, "what": "number"}
    for w, verb in enumerate(("select", "choose")):
        g.value("action", f"{verb} a number", ir.Name(**named, w=w))  # type: ignore[arg-type]
        between = f"{verb} a number from {{low:integer}} to {{high:integer}}"
        g.phrase("action", between, ir.Name, **named, w=w + 10)
        g.phrase("action", between.replace("from", "between").replace(" to ", " and "), ir.Name, **named, w=w + 20)
    for w, which in enumerate(("the selected", "the chosen", "that")):
        g.value("amount", f"{which} number", ir.NamedNumber(w=w))
