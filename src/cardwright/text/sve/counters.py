"""Counters that are removed, and those that go from one card to another (15.1)."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU = ir.You()
SOME = "{count:number} {counter:counter} <counter/counters:count>"
# of one name, or of every name
ALL: tuple[tuple[str, dict[str, object]], ...] = (
    ("all {counter:counter} counters", {"count": None}), ("all counters", {"counter": "", "count": None}),
    ("any number of {counter:counter} counters", {"count": None, "any_number": True}),
)  # fmt: skip


def add(g: Grammar) -> None:
    """All phrases of this module."""
    a = "action"
    g.phrase(a, f"remove {SOME} from {{what:obj}}", ir.RemoveCounters)
    g.phrase(a, "remove all {counter:counter} counters from {what:obj}", ir.RemoveCounters, count=None)
    any_number = "remove any number of {counter:counter} counters from {what:obj}"
    g.phrase(a, any_number, ir.RemoveAnyCounters, player=YOU)
    for w, many in enumerate(("the number of {counter:counter} counters", "the {counter:counter} counters")):
        g.phrase(a, f"double {many} on {{what:obj}}", ir.DoubleCounters, w=w)
    so_many = "{counter:counter} counters on {on:obj} equal to {count:amount}"
    for w, put in enumerate((f"put {so_many}", f"put a number of {so_many}"), 40):
        g.phrase(a, put, ir.PlaceCounters, w=w)
    for w, every in enumerate(("all counters", "all of the counters", "every counter")):
        g.phrase(a, f"remove {every} from {{what:obj}}", ir.RemoveEveryCounter, w=w)
    _past(g)
    for w, verb in enumerate(("move", "transfer"), 1):
        for on, u in (("from", 0), ("on", 20)):
            for who in ("source", "one_pronoun"):
                _moved(g, f"{verb} {SOME} {on} {{source:{who}}}", w + u, {})
            picked = "{source:picked_obj} to {to:source}"  # no card for these: from one that is selected only then
            g.phrase(a, f"{verb} {SOME} {on} {picked}", sv.TransferCounters, w=w + u + 100)
            for all_of, fixed in ALL:
                if "any_number" not in fixed:
                    g.phrase(a, f"{verb} {all_of} {on} {picked}", sv.TransferCounters, w=w + u + 100, **fixed)
                for who in ("source", "one_pronoun"):
                    _moved(g, f"{verb} {all_of} {on} {{source:{who}}}", w + u, fixed)
                for who in ("every", "every_many") if "any_number" not in fixed else ():
                    for whom in ("source", "one_pronoun"):
                        words = f"{verb} {all_of} {on} {{source:{who}}} to {{to:{whom}}}"
                        g.phrase(a, words, sv.TransferCounters, w=w + u, **fixed)
        for v, all_of in enumerate(("all", "all of"), 2):
            of_it = f"{verb} {all_of} {{source:possessive}}"
            _moved(g, f"{of_it} {{counter:counter}} counters", w + 20 * v, {"count": None})
            _moved(g, f"{of_it} counters", w + 20 * v, {"counter": "", "count": None})
    for w, article in enumerate(("a", "an", "another"), 20):
        g.phrase("moved_to", f"{article} {{group:placed_part/one}}", ir.Target, count=ir.Num(1, w=w))


def _past(g: Grammar) -> None:
    """ "If a Fable counter was removed from a card on your field this turn", "if you've removed a Fable counter this turn"."""
    card = ir.OneSubject(ir.Group(ir.IsCard()), w=20)
    for v, article in enumerate(("a", "an")):
        for u, (verb, join, change) in enumerate((("removed", "from", "taken"), ("put", "on", "put"))):
            named = f"{{happenings:{'counter_taken' if change == 'taken' else 'counter_change'}}} counter"
            for w, was in enumerate(("was", "has been"), 80 + 10 * v + 4 * u):
                words = f"{article} {named} {was} {verb} {join} {{subject:counted_on}}"
                g.phrase("past_event", words, ir.CardEvent, w=w)
            named = f"{{happenings:{change}_by_you}} counter"
            for w, have in enumerate(("you've", "you", "you have"), 120 + 20 * v + 10 * u):
                words = f"{have} {verb} {article} {named}"
                g.phrase("past_event", f"{words} {join} {{subject:counted_on}}", ir.CardEvent, w=w)
                if change == "taken":
                    g.phrase("past_event", words, ir.CardEvent, subject=card, w=w + 4)


def _moved(g: Grammar, words: str, w: int, fixed: dict[str, object]) -> None:
    """To a card named before, or to one that is selected only then: another than they come from."""
    for whom in ("source", "one_pronoun"):
        g.phrase("action", f"{words} to {{to:{whom}}}", sv.TransferCounters, w=w, **fixed)
    g.phrase("action", f"{words} to {{target:moved_to}}", sv.TransferTo, player=YOU, w=w, **fixed)
