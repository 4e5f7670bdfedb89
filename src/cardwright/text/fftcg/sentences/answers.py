"""What "if you do so" and "if you don't" answer to: the sentence right before them, of which one thing alone may come to nothing."""

from collections.abc import Sequence

from cardwright.text import ir
from cardwright.text.antecedents import refuse
from cardwright.text.doers import check_doer
from cardwright.text.fftcg.sentences.done import THEY_DO_NOT, WORDS
from cardwright.text.fftcg.sentences.going_on import head_of
from cardwright.text.fftcg.sentences.steps import OFFERS
from cardwright.text.walk import nodes

BARELY = ("you do", "they do", "he/she does", "your opponent does")
ANSWERS = ir.IfDone | ir.IfNotDone | ir.WhenDone


def check(before: Sequence[ir.Effect], answer: ir.Effect, inside: bool) -> None:
    """Raises TextError (stage bind) where it is open what was done: ``before`` are the sentences up to the answer, ``inside``:
    behind "when you do so"."""
    offered_now = any(isinstance(each, ir.May | ir.Unless) for each in nodes(before[-1]))
    if isinstance(answer, ir.IfNotDone) and inside and not offered_now:
        # "You may discard 1 card. When you do so, draw 1 card. If you don't, ...": did not discard, or did not draw?
        raise refuse("it is open whether that is said of what was offered")
    words = WORDS.get((type(answer), answer.w), "")
    if offered_now and ("can't" in words or "cannot" in words):
        # "You may discard 1 card. If you cannot, draw 1 card.": who does not want to could have
        raise refuse("it is open whether that could not be done, or was not")
    if isinstance(answer, ir.IfDone) and words in BARELY and _denied_before(before[-1]):
        # "If you don't control a Backup, draw 1 card. If you do, discard 1 card.": if you control one, or if you drew?
        raise refuse("it is open what somebody does")
    if isinstance(answer, ir.IfNotDone) and answer.w in THEY_DO_NOT and _asked_and_told(before[-1]):
        # "If your opponent controls a Forward, they discard 1 card. If they don't, draw 1 card.": do not control one, or do not discard?
        raise refuse("it is open what somebody does not do")
    if isinstance(answer, ir.IfNotDone) and words.startswith("you ") and _asked_and_chosen(before):
        # "If you control a Monster, choose 1 Forward. Break it. If you don't, draw 1 card.": do not control one, or do not break it?
        raise refuse("it is open what you do not")
    check_doer(before, answer, words)
    if words.startswith("its controller") and not any(isinstance(each, ir.ControllerOf) for each in nodes(before[-1])):
        raise refuse("no controller was asked to do something")
    if _offers_beside(before[-1]):
        raise refuse("it is open which of the two was done")
    if any(isinstance(each, ir.AllowCast) for each in nodes(before[-1])):
        # "You may cast it this turn. If you don't, ...": nobody knows by then
        raise refuse("what may be cast later has not been cast by then")
    if any(isinstance(each, ir.PutRest) for each in nodes(before[-1])):
        # "Add 1 Forward among them to your hand and put the rest into the Break Zone. If you don't, ...": the rest goes in any case
        raise refuse("it is open whether that is said of the rest, too")
    offered = [n for n, each in enumerate(before) if isinstance(each, ir.May)]
    if (
        offered
        and len(before) > offered[-1] + 1
        and not any(isinstance(each, ANSWERS) for each in before[offered[-1] :])
    ):
        # "You may pay 1. Draw 1 card. If you do so, ..."
        raise refuse("it is open whether that is said of what was offered")


def _offers_beside(effect: ir.Effect) -> bool:
    """ "Draw 2 cards and your opponent may draw 1 card": two things, either of which may come to nothing; so of what comes later, too."""
    return any(
        isinstance(each, ir.Delayed) or (isinstance(each, ir.Both) and each.w in OFFERS) for each in nodes(effect)
    )


def _denied_before(effect: ir.Effect) -> bool:
    """Whether the sentence asked whether something is not so, or whether there is none, and offered nothing."""
    condition = effect.condition if isinstance(effect, ir.If) and not isinstance(effect.effect, ir.May) else None
    none = getattr(condition, "compare", "") in ("<=", "=") and getattr(condition, "count", None) == ir.Num(0)
    return none or isinstance(condition, ir.Not) or getattr(condition, "negated", False)


def _asked_and_chosen(before: Sequence[ir.Effect]) -> bool:
    """Whether something was asked, and the sentence before says what is done with the card that is chosen only then."""
    head = head_of(before)
    return head is not before[-1] and isinstance(head, ir.If) and isinstance(head.effect, ir.Choose | ir.Select)


def _asked_and_told(effect: ir.Effect) -> bool:
    """Whether the sentence asked of the opponent what lets him do something that he has to."""
    if not isinstance(effect, ir.If) or any(isinstance(each, ir.May) for each in nodes(effect.effect)):
        return False
    return all(any(isinstance(n, ir.Opponent) for n in nodes(each)) for each in (effect.condition, effect.effect))
