"""What came of the instruction before: cards that were revealed, discarded, or put away."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import ACTIVATED, BROKEN, DULLED, MILLED_CARDS, PUT, RELATIONS, RESULT_TYPES
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

SO_MANY = 42  # wording of Compare: "you reveal 3 or more Fire cards"


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _shown(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _shown_more(g)
    _costs_more(g)
    _away_more(g)
    _results_more(g)


def _shown(g: Grammar) -> None:
    r = "result_condition"
    g.phrase(r, "{right:number} or more {left:cards_done}", ir.Compare, compare=">=", w=6)
    for w, name in enumerate(RESULT_TYPES):
        many = f"{name}s"
        # one card, 8 phrases: what was done to which type, and what was discarded
        g.value("number_done", f"the number of {many} broken by this effect", ir.ResultCount(w=10 + w))
        put = "are put from the field into the Break Zone by this effect"
        g.value("cards_done", f"{many} {put}", ir.ResultCount(w=20 + w))
        g.value("cards_done", f"dull {many} are activated by this effect", ir.ResultCount(turned=True, w=30 + w))
        g.value("cards_done", f"active {many} are dulled by this effect", ir.ResultCount(turned=True, w=50 + w))
    g.phrase(r, "you discard {left:discarded_one} by this effect", ir.Compare, right=ir.Num(1), compare=">=", w=7)
    thrown = ir.Pronoun("discarded_cards")
    g.phrase("discarded_one", "a {group:group/one}", ir.CountRef, cards=thrown, w=6)
    g.phrase("discarded_one", "an {group:group/one}", ir.CountRef, cards=thrown, w=7)
    s = "shown_condition"
    shown = ir.Pronoun("shown")
    # one card, 4 phrases: how many were revealed
    g.phrase(s, "you reveal {right:number} or more", ir.Compare, left=ir.CountRef(shown), compare=">=", w=41)
    g.phrase(s, "you reveal {right:number} or more {left:shown_many}", ir.Compare, compare=">=", w=SO_MANY)
    g.phrase(s, "you reveal no {left:shown_many}", ir.Compare, right=ir.Num(0), compare="=", w=43)
    g.phrase("shown_many", "{group:affected_many}", ir.CountRef, cards=shown, w=40)
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        # one card, 6 phrases: what costs how much, and how many were removed
        g.phrase(s, f"{{left:cost_of}} is {{right:number}} {relation}", ir.Compare, compare=compare)
    g.phrase(s, "{left:cost_of} is {right:number}", ir.Compare, compare="=")
    g.phrase(s, "{card:possessive} cost is {filter:either_cost}", ir.HasFilter, w=40)
    g.phrase("either_cost", "{costs:cost_list}", ir.CostOneOf, w=40)
    removed = {"left": ir.CountRef(ir.Pronoun("you_removed"))}
    g.phrase(s, "you removed {right:number} or more cards", ir.Compare, compare=">=", w=44, **removed)


def _costs_more(g: Filled) -> None:
    """ "If its cost is 1, 3 or 5, ..." """
    for w, words in enumerate(
        ("{card:possessive} cost is", "{card:possessive} cost is either", "{card:one_pronoun} is of cost"), 41
    ):
        g.phrase("condition", f"{words} {{filter:either_cost}}", ir.HasFilter, w=w)


def _results_more(g: Filled) -> None:
    """ "If 3 or more Forwards were broken by this effect", "if a Forward is put from the field into the Break Zone by this effect"."""
    put = "put from the field into the Break Zone"
    for w, name in enumerate(RESULT_TYPES):
        for v, by in enumerate(("by this effect", "due to this ability", "this way")):
            for done, verb in ((BROKEN, "broken"), (PUT, put)):
                at = 5000 + 200 * v + done + w
                # exactly so many that were put there are spoken of in `done`
                for category in ("cards_done", "some_done", *(("so_many_broken",) if done == BROKEN else ())):
                    g.value(category, f"{name}s are {verb} {by}", ir.ResultCount(w=at))
                    g.value(category, f"{name}s were {verb} {by}", ir.ResultCount(w=at + 1000))
                g.value("one_result", f"a {name} is {verb} {by}", ir.ResultCount(w=at))
                g.value("one_result", f"a {name} was {verb} {by}", ir.ResultCount(w=at + 1000))
            # "When 3 or more Forwards are dulled by this effect, ...": those that were active until then, as where each is counted
            for done, verb in ((ACTIVATED, "activated"), (DULLED, "dulled")):
                at = 5000 + 200 * v + done + w
                for category in ("cards_done", "some_done"):
                    g.value(category, f"{name}s are {verb} {by}", ir.ResultCount(turned=True, w=at))
                    g.value(category, f"{name}s were {verb} {by}", ir.ResultCount(turned=True, w=at + 1000))
    g.phrase("condition", "{right:number} or more {left:some_done}", ir.Compare, compare=">=", w=5000)
    g.phrase("condition", "{right:many_number} {left:so_many_broken}", ir.Compare, compare="=", w=5000)
    g.phrase("condition", "{left:one_result}", ir.Compare, right=ir.Num(1), compare=">=", w=5001)


def _away_more(g: Filled) -> None:
    # "If the cancelled auto-ability triggered from a Forward": whose ability it was
    whose = {"card": ir.Pronoun("cancelled_ability")}
    kinds = ("cancelled auto-ability", "cancelled ability")
    for w, (kind, verb, article) in enumerate(
        product(kinds, ("triggered from", "was triggered from", "was an ability of"), ("a", "an")), 7400
    ):
        g.phrase("condition", f"the {kind} {verb} {article} {{group:group/one}}", ir.Is, w=w, **whose)
    # "If it was triggered from a Forward", "if the auto-ability is of a Forward"
    kinds = ("it", "the auto-ability", "that auto-ability", "the ability", "that ability")
    verbs = ("triggered from", "was triggered from", "is triggered from", "was an ability of", "is an ability of",
             "was an auto-ability of", "is an auto-ability of", "was an auto-ability triggered from",
             "is an auto-ability triggered from", "was of", "is of")  # fmt: skip
    for w, (kind, verb, article) in enumerate(product(kinds, verbs, ("a", "an")), 7500):
        if kind != "it" or verb not in ("was of", "is of"):
            g.phrase("condition", f"{kind} {verb} {article} {{group:group/one}}", ir.Is, w=w, **whose)
    # "If there are 2 or more Forwards among the cards put into the Break Zone by this effect"
    for w, words in enumerate(MILLED_CARDS, 5100):
        milled = {"cards": ir.Pronoun("all_milled"), "w": w}
        g.phrase("each", f"{{group:affected_one}} among {words}", ir.CountRef, **milled)
        g.phrase("kinds_away", f"{{group:affected_many}} among {words}", ir.CountRef, **milled)
    # "If there are 3 or more Forwards among cards removed by this effect"
    g.phrase("kinds_away", "{group:affected_many} among {cards:away_cards}", ir.CountRef, w=5000)
    for relation, compare in RELATIONS:
        text = f"there are {{right:number}} {relation} {{left:kinds_away}}"
        g.phrase("condition", text, ir.Compare, compare=compare, w=5000)


def _shown_more(g: Filled) -> None:
    shown = ir.Pronoun("shown")
    for w, article in enumerate(("a", "an"), 70):
        g.phrase("shown_a", f"{article} {{group:affected_one}}", ir.CountRef, cards=shown, w=w)
    s = "shown_condition"
    g.phrase(s, "you reveal {left:shown_a}", ir.Compare, right=ir.Num(1), compare=">=", w=70)
    _of_shown(g)
    # "When you removed 3 or more Summons", and with the verb as "reveal" has it: "when you remove 3 or more Summons"
    done = (
        ("you_removed", "removed"),
        ("you_discarded", "discarded"),
        ("you_dulled", "dulled"),
        ("you_returned", "returned"),
    )
    for form, verb in done:
        some = ir.Pronoun(form)
        if form != "you_removed":
            text = f"you {verb} {{right:number}} or more cards"
            g.phrase("shown_condition", text, ir.Compare, left=ir.CountRef(some), compare=">=", w=70)
        for w, now in enumerate((verb, verb.removesuffix("ed") if verb != "removed" else "remove"), 71):
            for v, by in enumerate(("", " by this effect", " due to this ability")):
                text = f"you {now} {{right:number}} or more {{left:{form}_kind}}{by}"
                g.phrase("shown_condition", text, ir.Compare, compare=">=", w=w + 1000 * v)
                exact = text.replace("{right:number} or more", "{right:many_number}")
                g.phrase("shown_condition", exact, ir.Compare, compare="=", w=w + 1000 * v)
            if now != verb:
                text = f"you {now} {{right:number}} or more cards"
                g.phrase("shown_condition", text, ir.Compare, left=ir.CountRef(some), compare=">=", w=w + 2)
        g.phrase(f"{form}_kind", "{group:no_plain_cards}", ir.CountRef, cards=some, w=70)
        # "When 2 Forwards are returned to their owners' hands by this effect"
        passive = {"you_removed": ("removed from the game", "removed"), "you_discarded": ("discarded",),
                   "you_returned": ("returned to their owners' hands", "returned", "returned to their owner's hand")}  # fmt: skip
        ways = product(passive.get(form, ()), ("are", "were"), (" by this effect", " due to this ability", " this way"))
        for w, (moved, be, by) in enumerate(ways, 80):
            for text, what in ((f"{{left:{form}_kind}} {be} {moved}{by}", {}),
                               (f"cards {be} {moved}{by}", {"left": ir.CountRef(some)})):  # fmt: skip
                g.phrase("shown_condition", f"{{right:number}} or more {text}", ir.Compare, compare=">=", w=w, **what)
                g.phrase("shown_condition", f"{{right:many_number}} {text}", ir.Compare, compare="=", w=w, **what)
    for name in ("Forward", "Backup", "Monster", "Summon"):
        g.phrase("no_plain_cards", f"{{adjectives?:adjectives}} {name}s", ir.Group, noun=ir.TypeIs((name,)))
    g.phrase("no_plain_cards", "{adjectives?:adjectives} Characters", ir.Group, noun=ir.IsCharacter())
    g.phrase("no_plain_cards", "{adjectives:adjectives} cards", ir.Group, noun=ir.IsCard())
    g.phrase("no_plain_cards", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)
    for w, article in enumerate(("a", "an")):
        g.phrase(s, f"{{card:one_pronoun}} is {article} {{group:group/one}}", ir.Is, w=w + 70)


def _of_shown(g: Filled) -> None:
    # "If 2 or more Summons are revealed, ...", "When 1 or more Forwards are put into the Break Zone by this effect, ..."
    s, some = "shown_condition", "{right:number} or more "
    for w, be in enumerate(("are", "were"), 6000):
        for category, form in ((s, "shown"), ("condition", "among_shown")):
            key = f"{form}_kinds"
            g.phrase(key, "{group:affected_many}", ir.CountRef, cards=ir.Pronoun(form), w=6000)
            g.phrase(category, f"{some}{{left:{key}}} {be} revealed", ir.Compare, compare=">=", w=w)
            g.phrase(category, f"no {{left:{key}}} {be} revealed", ir.Compare, right=ir.Num(0), compare="=", w=w + 10)
    one = {"right": ir.Num(1), "compare": ">="}
    shown = ir.Pronoun("among_shown")
    for w, article in enumerate(("a", "an"), 6100):
        key = f"among_shown_{article}"
        g.phrase(key, f"{article} {{group:affected_one}}", ir.CountRef, cards=shown, w=6000)
        for v, be in enumerate(("is", "was")):
            g.phrase("condition", f"{{left:{key}}} {be} revealed", ir.Compare, w=w + 10 * v, **one)
    for w, by in enumerate(("by this effect", "this way", "due to this ability"), 6020):
        for v, (is_, are) in enumerate((("is", "are"), ("was", "were"))):
            put = f"put into the Break Zone {by}"
            g.phrase(s, f"{some}{{left:milled_some}} {are} {put}", ir.Compare, compare=">=", w=w + 10 * v)
            g.phrase(s, f"{{left:milled_one}} {is_} {put}", ir.Compare, w=w + 10 * v, **one)
        g.phrase(s, f"you put {{left:milled_one}} into the Break Zone {by}", ir.Compare, w=w + 20, **one)
        # "When a Forward is discarded by this effect, ...": as where it is asked ("if a Forward is discarded")
        for v, (article, be) in enumerate(product(("a", "an"), ("is", "was"))):
            g.phrase(s, f"{{left:gone_{article}}} {be} discarded {by}", ir.Compare, w=w + 100 + 10 * v, **one)
