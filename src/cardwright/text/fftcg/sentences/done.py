"""What follows from what was done or not: "if you do so", "when you do so"."""

from typing import Final

from cardwright.text import ir
from cardwright.text.fftcg.common import CONTROLLER
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

_CASTS: Final = ("cast it", "play it", "play it onto the field", "add it to your hand")
_NOT: Final = ("cannot", "can't", "does not", "doesn't")
_NOT_SO: Final = (*_NOT, *(f"{words} do so" for words in _NOT))

# The wordings of an answer and their words: what a player did who might have done it or was told to. "They" are the player who was
# spoken of, or each card's controller.
DONE: Final[dict[int, str]] = dict((
    (0, "you do so"), (1, "you do"),
    *enumerate(("they do so", "they do", "your opponent does so", "he/she does"), 2),
    *enumerate(("he/she does so", "your opponent does"), 3000),
    *enumerate(("its controller does so", "its controller does"), CONTROLLER),
))  # fmt: skip
NOT_DONE: Final[dict[int, str]] = dict((
    (0, "you do not"), (1, "you don't do so"),
    *enumerate(("they don't", "they do not", "they don't do so", "he/she doesn't", "your opponent doesn't"), 2),
    *((w + 10 * v, f"you {words} {cast}") for w, cast in enumerate(_CASTS, 20) for v, words in enumerate(("do not", "don't"))),
    *enumerate(("they can't", "they cannot", "you cannot", "you can't"), 70),
    *((w + 10 * v, f"{who} {did}") for w, who in enumerate(("your opponent", "he/she"), 400) for v, did in enumerate(_NOT_SO)),
    *enumerate(("you cannot do so", "you can't do so", "they cannot do so", "they can't do so"), 402),
    *enumerate(("they do not do so", "you do not do so", "you don't", "you did not", "you didn't"), 3000),
    *((w, f"its controller {did}") for w, did in enumerate((*_NOT[2:], *_NOT_SO[6:]), CONTROLLER)),
))  # fmt: skip
# of these the ones that may as well deny what was asked: "if you control a Backup, ... If you don't, ..."
YOU_DO_NOT: Final = frozenset(
    w for w, words in NOT_DONE.items() if words in ("you do not", "you don't", "you did not", "you didn't")
)
THEY_DO_NOT: Final = frozenset(
    w for w, words in NOT_DONE.items()
    if words in ("they don't", "they do not") or (words.endswith((" doesn't", " does not")) and not words.startswith("its controller"))
)  # fmt: skip
WHEN: Final[dict[int, str]] = dict((
    (0, "you do so"),
    *enumerate(("they do so", "they do", "your opponent does so", "your opponent does", "he/she does so", "he/she does"), 3000),
))  # fmt: skip
CONDITIONAL = 100  # wording of "if you do so, if ..."
WORDS: Final[dict[tuple[type[ir.Node], int], str]] = {
    **{(ir.IfDone, w): words for w, words in (*DONE.items(), (CONDITIONAL, DONE[0]))},
    **{(ir.IfNotDone, w): words for w, words in NOT_DONE.items()},
    **{(ir.WhenDone, w): words for w, words in WHEN.items()},
}


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _if_done(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _answers(g)
    _if_done_more(g)


def _if_done(g: Grammar) -> None:
    g.phrase("clause", "then, {effect:unconditional}", ir.Afterwards)
    g.phrase("clause", "if you do so, {effect:if_done_clause}", ir.IfDone)
    # "When it enters the field": when what was just played does (checked in shape.py)
    g.phrase("clause", "when it enters the field, {effects:first_clause}", ir.WhenDone, w=3)
    g.phrase("clause", "when they enter the field, {effects:first_clause}", ir.WhenDone, w=4)
    # one card: joined as
    g.phrase("clause", "then {effect:unconditional}", ir.Afterwards, w=1)
    g.phrase("clause", "then, {effect:conditional}", ir.Afterwards, w=2)
    g.phrase("reflex", "{effects:first_clause}", ir.WhenDone, w=1)
    # "When Hild enters the field" behind "Play Hild onto the field": when that was done
    # one card: behind "play it onto the field"
    g.phrase("clause", "when {_:self} enters the field, {effects:first_clause}", ir.WhenDone, w=2)


def _answers(g: Filled) -> None:
    """Every wording of what was done, and not."""
    for w, words in DONE.items():
        g.phrase("clause", f"if {words}, {{effect:unconditional}}", ir.IfDone, w=w)
    for w, words in NOT_DONE.items():
        g.phrase("clause", f"if {words}, {{effect:unconditional}}", ir.IfNotDone, w=w)
    for w, words in WHEN.items():
        g.phrase("clause", f"when {words}, {{effects:first_clause}}", ir.WhenDone, w=w)
    g.phrase("clause", f"if {DONE[0]}, {{effect:conditional}}", ir.IfDone, w=CONDITIONAL)


def _if_done_more(g: Filled) -> None:
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
    g.phrase("permanent_sentence", "{effect:permanent_if}.", ir.Statement, w=2)
    # "Choose 1 Monster. It also becomes a Forward with 5000 power." (This effect does not end at the end of the turn.)
    g.pair("then_without_end", "sentence", "permanent_sentence", " ")
    whole = '"{effects:then_without_end}" (This effect does not end at the end of the turn.)'
    g.phrase("sentence", whole, ir.OptionSentence, w=2)
