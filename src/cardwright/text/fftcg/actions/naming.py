"""Naming something."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _naming(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _naming_more(g)


def _naming(g: Grammar) -> None:
    g.phrase("action", "name 1 Element", ir.Name, player=ir.You(), what="element")
    g.phrase(
        "action",
        "name 1 Element other than Light and Dark",
        ir.Name,
        player=ir.You(),
        what="element",
        excluding=("Light", "Dark"),
    )
    g.phrase("action", "name 1 Job", ir.Name, player=ir.You(), what="job")
    g.phrase("action", "select 1 number", ir.Name, player=ir.You(), what="number")
    # one card: name and select are the same
    for w, verb in enumerate(("name", "select")):
        g.phrase("action", f"{verb} 1 card type", ir.Name, player=ir.You(), what="card_type", w=w)
    # one card: "select" for "name"
    g.phrase("action", "select 1 Element", ir.Name, player=ir.You(), what="element", w=1)
    g.phrase("action", "name 1 Element other than Light, or Dark", ir.Name, player=ir.You(), what="element",
             excluding=("Light", "Dark"), w=5)  # fmt: skip
    # one card: "or" between the Elements that may not be named
    g.phrase(
        "action",
        "name 1 Element other than Light or Dark",
        ir.Name,
        player=ir.You(),
        what="element",
        excluding=("Light", "Dark"),
        w=1,
    )
    # a job that was named
    # one card: kinds of what breaks; "select" for "name" a job that was named
    g.phrase("action", "select a Job", ir.Name, player=ir.You(), what="job", w=1)


def _naming_more(g: Filled) -> None:
    you = {"player": ir.You()}
    either = ("1 Job or 1 Element", "1 Element or 1 Job", "a Job or an Element", "1 Job or Element")
    for w, (verb, words) in enumerate(product(("name", "select"), either)):
        g.phrase("action", f"{verb} {words}", ir.Name, what="either", w=w, **you)
    for w, verb in enumerate(("select", "choose"), 70):
        g.phrase("action", f"{verb} 1 Job", ir.Name, what="job", w=w, **you)
    people: tuple[tuple[ir.Player, str, str], ...] = ((ir.You(), "", ""), (ir.Opponent(), "your opponent ", "s"))
    # who names what: "your opponent selects 1 number", "name an Element"
    kinds = (("element", "an Element"), ("job", "a Job"), ("card_type", "a card type"), ("number", "a number"))
    for player, who, s in people:
        for v, verb in enumerate(("name", "select", "choose")):
            for what, words in kinds:
                noun = words.partition(" ")[2]
                for w, said in enumerate((f"1 {noun}", words)):
                    fixed = {"player": player, "what": what, "w": 300 + 2 * v + w}
                    g.phrase("action", f"{who}{verb}{s} {said}", ir.Name, **fixed)
    for w, verb in enumerate(("select", "name", "choose"), 410):
        text = f"{verb} 1 number from {{low:integer}} to {{high:integer}}"
        g.phrase("action", text, ir.Name, what="number", w=w, **you)
    for w, name in enumerate(("Forward", "Backup", "Summon", "Monster"), 500):
        fixed = {"what": "card_type", "excluding": (name,), "w": w, **you}
        g.phrase("action", f"name 1 card type other than {name}", ir.Name, **fixed)
    for v, verb in enumerate(("select", "choose", "name"), 400):
        for w, rest in enumerate(("Light and Dark", "Light or Dark")):
            text = f"{verb} 1 Element other than {rest}"
            g.phrase(
                "action", text, ir.Name, player=ir.You(), what="element", excluding=("Light", "Dark"), w=v + 10 * w
            )
