"""When and how often an ability may be used."""

from cardwright.text import ir
from cardwright.text.fftcg.conditions.state import FIGHTING
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _limits(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _limits_more(g)


def _limits(g: Grammar) -> None:
    g.list("limits", "limit", " and ")
    g.phrase("limit", "once per turn", ir.OncePerTurn)
    g.phrase("limit", "only once per turn", ir.OncePerTurn, w=1)
    g.phrase("limit", "twice per turn", ir.OncePerTurn, times=2)
    g.phrase("limit", "only twice per turn", ir.OncePerTurn, times=2, w=1)
    g.phrase("limit", "during your turn", ir.OnlyYourTurn)
    g.phrase("limit", "during your opponent's turn", ir.OnlyOpponentTurn)
    g.phrase("limit", "during your Main Phase", ir.OnlyMainPhase)
    g.phrase("limit", "if {condition:condition}", ir.OnlyIf)
    g.phrase("limit", "while {card:source} is {filter:state}", ir.OnlyWhile)
    words = "while a party you control is attacking"
    party = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.InAParty(), ir.ControlledBy(ir.You())))
    # one card each, 2 phrases: limits of use that are conditions or name a player
    g.phrase("limit", words, ir.OnlyIf, condition=ir.Exists(party, ir.Num(1), w=30), w=4)


def _limits_more(g: Filled) -> None:
    phase = ir.PhaseIs("attack", ir.EachPlayer())
    for words, w in (("the", 70), ("an", 72)):
        g.phrase("limit", f"during {words} Attack Phase", ir.OnlyIf, condition=phase, w=w)
    for words, player in (("your Attack Phase", ir.You()), ("your opponent's Attack Phase", ir.Opponent())):
        g.phrase("limit", f"during {words}", ir.OnlyIf, condition=ir.PhaseIs("attack", player), w=70 + 1)
    for number in (1, 2):
        main = ir.PhaseIs(f"main_{number}", ir.You())
        for category, w in (("limit", 800), ("limit_comma", 801)):
            g.phrase(category, f"during your Main Phase {number}", ir.OnlyIf, condition=main, w=w)
    # "during your Main Phase, and if you have received 3 points of damage or more"
    g.phrase("limit_comma", "if {condition:condition}", ir.OnlyIf, w=800)
    g.phrase("limit_comma", "during your opponent's turn", ir.OnlyOpponentTurn, w=800)
    g.phrase("limit", "three times per turn", ir.OncePerTurn, times=3)
    g.phrase("limit", "only three times per turn", ir.OncePerTurn, times=3, w=1)
    g.phrase("limit", "only if {condition:condition}", ir.OnlyIf, w=100)
    for words, node in (
        ("only during your turn", ir.OnlyYourTurn), ("only during your opponent's turn", ir.OnlyOpponentTurn),
        ("only during your Main Phase", ir.OnlyMainPhase),
    ):  # fmt: skip
        g.phrase("limit", words, node, w=100)
    for w, words in enumerate(
        ("once per game", "only once per game", "once during the game", "once during this game"), 300
    ):
        g.phrase("limit", words, ir.OnlyOnce, w=w)
    for w, words in enumerate(("up to {times:integer} times per turn", "{times:integer} times per turn"), 400):
        g.phrase("limit", words, ir.OncePerTurn, w=w)
    # what stands behind "if" is a condition as elsewhere: `_fighting_more` of conditions/state.py
    for key in FIGHTING:
        g.phrase("limit", f"while {{condition:{key}}}", ir.OnlyIf, w=3000)
    # in a row of three: "if you control a Backup, during your opponent's turn and only twice per turn"
    g.phrase("limit_of_row", "during your opponent's turn", ir.OnlyOpponentTurn, w=3)
    for times, often in enumerate(("once", "twice"), 1):
        for w, only in ((3, "only "), (4, "")):
            g.phrase("limit_of_row", f"{only}{often} per turn", ir.OncePerTurn, times=times, w=w)
    for whose, words in ((ir.You(), "your Attack Phase"), (ir.Opponent(), "your opponent's Attack Phase")):
        g.phrase("limit_of_row", f"during {words}", ir.OnlyIf, condition=ir.PhaseIs("attack", whose), w=4)
    theirs = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.InAParty(), ir.ControlledBy(ir.Opponent())))
    for w, who in enumerate(("opponent", "your opponent"), 3002):
        text = f"while a party {who} controls is attacking"
        g.phrase("limit", text, ir.OnlyIf, condition=ir.Exists(theirs, ir.Num(1), w=w), w=w)
    for w, words in enumerate(("a party", "your party"), 3000):
        mine = (ir.ControlledBy(ir.You()),) if words == "your party" else ()
        party = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.InAParty(), *mine))
        text = f"while {words} is attacking"
        g.phrase("limit", text, ir.OnlyIf, condition=ir.Exists(party, ir.Num(1), w=w), w=w)
