"""What follows from what was done or not: "if you do so", "when you do so"."""

from cardwright.text import ir
from cardwright.text.fftcg.common import CONTROLLER
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _if_done(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _if_done_more(g)


def _if_done(g: Grammar) -> None:
    g.phrase("clause", "if you do so, {effect:unconditional}", ir.IfDone)
    g.phrase("clause", "if you do, {effect:unconditional}", ir.IfDone, w=1)
    g.phrase("clause", "if you do not, {effect:unconditional}", ir.IfNotDone)
    g.phrase("clause", "if you don't do so, {effect:unconditional}", ir.IfNotDone, w=1)
    g.phrase("clause", "when you do so, {effects:first_clause}", ir.WhenDone)
    g.phrase("clause", "then, {effect:unconditional}", ir.Afterwards)
    g.phrase("clause", "if you do so, {effect:if_done_clause}", ir.IfDone)
    # one card: what players do not do, in all the words for it
    for w, words in enumerate(
        ("they don't", "they do not", "they don't do so", "he/she doesn't", "your opponent doesn't"), 2
    ):
        g.phrase("clause", f"if {words}, {{effect:unconditional}}", ir.IfNotDone, w=w)
    for w, words in enumerate(("they do so", "they do", "your opponent does so", "he/she does"), 2):
        g.phrase("clause", f"if {words}, {{effect:unconditional}}", ir.IfDone, w=w)
    # "When it enters the field": when what was just played does (checked in shape.py)
    g.phrase("clause", "when it enters the field, {effects:first_clause}", ir.WhenDone, w=3)
    g.phrase("clause", "when they enter the field, {effects:first_clause}", ir.WhenDone, w=4)
    # one card: joined as
    g.phrase("clause", "then {effect:unconditional}", ir.Afterwards, w=1)
    g.phrase("clause", "then, {effect:conditional}", ir.Afterwards, w=2)
    g.phrase("reflex", "{effects:first_clause}", ir.WhenDone, w=1)
    # "When Hild enters the field" behind "Play Hild onto the field": when that was done
    # one card, 2 phrases: behind "play it onto the field"; a number of options that is not printed
    g.phrase("clause", "when {_:self} enters the field, {effects:first_clause}", ir.WhenDone, w=2)
    words = "randomly reveal {count:number} <card/cards:count> from your hand"
    for w, done in enumerate(("cast it", "play it", "play it onto the field", "add it to your hand"), 20):
        for v, words in enumerate(("do not", "don't")):
            # one card: casting, in full
            g.phrase("clause", f"if you {words} {done}, {{effect:unconditional}}", ir.IfNotDone, w=w + 10 * v)


def _if_done_more(g: Filled) -> None:
    # with "they": each card's controller, or the player who was spoken of
    for w, words in enumerate(("if they can't", "if they cannot", "if you cannot", "if you can't"), 70):
        g.phrase("clause", f"{words}, {{effect:unconditional}}", ir.IfNotDone, w=w)
    g.phrase("clause", "if you do so, {effect:conditional}", ir.IfDone, w=100)
    g.phrase("clause", "after that, {effect:unconditional}", ir.Afterwards, w=600)
    # "When you do so, Hild gains +1000 power and Haste. (This effect does not end at the end of the turn.)"
    for category in ("permanent", "permanent_many"):
        # one card: a gain without end behind "when you do so"
        g.sequence(f"one_{category}", category, max=1)
        whole = f"{category}_if"
        g.phrase(whole, f"when you do so, {{effects:one_{category}}}", ir.WhenDone, w=620)
    # "Then, if 3 or more Dream Counters are placed on Hild, Hild gains Haste. (This effect does not end at the end of the turn.)"
    g.phrase("then_permanent", "if {condition:conditions}, {effect:permanent}", ir.If)
    g.phrase("permanent_if", "then, {effect:then_permanent}", ir.Afterwards, w=2)
    g.phrase("permanent_if", "then, {effect:permanent}", ir.Afterwards)
    # "Choose 1 Monster. It also becomes a Forward with 5000 power." (This effect does not end at the end of the turn.)
    g.pair("then_without_end", "sentence", "permanent_sentence", " ")
    whole = '"{effects:then_without_end}" (This effect does not end at the end of the turn.)'
    g.phrase("sentence", whole, ir.OptionSentence, w=2)
    # what a player was told to do or might have done, and did not
    refusals = ("cannot", "can't", "does not", "doesn't")
    for w, who in enumerate(("your opponent", "he/she"), 400):
        for v, did in enumerate((*refusals, *(each + " do so" for each in refusals))):
            text = f"if {who} {did}, {{effect:unconditional}}"
            g.phrase("clause", text, ir.IfNotDone, w=w + 10 * v)
    for w, did in enumerate((*refusals[2:], *(each + " do so" for each in refusals[2:])), CONTROLLER):
        text = f"if its controller {did}, {{effect:unconditional}}"
        g.phrase("clause", text, ir.IfNotDone, w=w)
    for w, did in enumerate(("does so", "does"), CONTROLLER):
        g.phrase("clause", f"if its controller {did}, {{effect:unconditional}}", ir.IfDone, w=w)
    for w, words in enumerate(("you cannot do so", "you can't do so", "they cannot do so", "they can't do so"), 400):
        g.phrase("clause", f"if {words}, {{effect:unconditional}}", ir.IfNotDone, w=w + 2)
    # what a player does not do
    for w, words in enumerate(
        ("they do not do so", "you do not do so", "you don't", "you did not", "you didn't"), 3000
    ):
        g.phrase("clause", f"if {words}, {{effect:unconditional}}", ir.IfNotDone, w=w)
    for w, words in enumerate(("he/she does so", "your opponent does"), 3000):
        g.phrase("clause", f"if {words}, {{effect:unconditional}}", ir.IfDone, w=w)
