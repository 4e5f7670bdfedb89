"""How many cards something was done to: "if you discarded 1 or more Forwards by this effect"."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    # one card: cards that an effect removed, as those of which Elements are counted
    g.phrase("elements_of", "{cards:away_cards}", ir.CountElementsOf)
    g.phrase("both_costs", "{card:both_removed}", ir.CostOf, w=6)
    # "if 1 or more discarded cards were Job Knight"
    # one card: some of those that were discarded
    g.phrase("condition", "{right:number} or more {left:discarded_that_were}", ir.Compare, compare=">=", w=34)
    discarded = ir.Pronoun("discarded_cards")
    # one card, 3 phrases: what those that were discarded were
    g.phrase("discarded_that_were", "discarded cards were {group:bare_trait}", ir.CountRef, cards=discarded, w=33)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _done_to_any(g)
    _done_by_this(g)
    _done_just_before(g)
    _done_to_such(g)


def _done_to_any(g: Filled) -> None:
    """Any or so many were discarded, put from a deck into the Break Zone or removed."""
    thrown = {"right": ir.Num(1), "compare": ">="}
    for v, (who, verbs) in enumerate((("you", ("discard", "discarded")), ("your opponent", ("discards", "discarded")))):
        for u, verb in enumerate(verbs):
            by_it = (
                (0, " by this effect"),
                (1, " this way"),
                (2, " due to this effect"),
                (900, " due to this ability"),
            )
            for w, by in by_it:
                text = f"{who} {verb} {{left:discarded_one}}{by}"
                g.phrase("condition", text, ir.Compare, w=70 + 10 * v + 3 * u + w, **thrown)
    for w, by in ((70, "by this effect"), (71, "this way"), (600, "due to this ability")):
        g.phrase("condition", f"{{left:milled_one}} is put into the Break Zone {by}", ir.Compare, w=w, **thrown)
        for v, be in enumerate(("are", "were")):
            text = f"{{right:number}} or more {{left:milled_some}} {be} put into the Break Zone {by}"
            g.phrase("condition", text, ir.Compare, compare=">=", w=w + 10 * v)
        text = f"{{left:milled_one}} was put into the Break Zone {by}"
        g.phrase("condition", text, ir.Compare, w=w + 10, **thrown)
    for v, by in enumerate(("by this effect", "this way")):
        for w, be in enumerate(("is removed from the game", "is removed", "was removed"), 70 + 2 + 5 * v):
            g.phrase("condition", f"{{left:away_one}} {be} {by}", ir.Compare, w=w, **thrown)
        for w, be in enumerate(("are removed", "were removed", "were removed from the game"), 2000 + 5 * v):
            g.phrase("condition", f"{{right:number}} {{left:away_some}} {be} {by}", ir.Compare, compare="=", w=w)
            some = f"{{right:number}} or more {{left:away_some}} {be} {by}"
            g.phrase("condition", some, ir.Compare, compare=">=", w=w)
    text = "{right:number} or more {left:away_some} are removed from the game by this effect"
    g.phrase("condition", text, ir.Compare, compare=">=", w=70 + 2)
    for w, words in enumerate(
        ("you discard", "you discarded", "your opponent discards", "your opponent discarded"), 400
    ):
        g.phrase("condition", f"{words} {{left:discarded_one}}", ir.Compare, w=w, **thrown)


def _done_by_this(g: Filled) -> None:
    """So many were removed, discarded, put away, dulled or returned by this very effect."""
    for form, verb, now, passive in (
        ("you_removed", "removed", "remove", "removed from the game"),
        ("you_discarded", "discarded", "discard", "discarded"),
        ("you_put", "put", "put", "put from the field into the Break Zone"),
        ("you_dulled", "dulled", "dull", "dulled"),
        ("you_returned", "returned", "return", "returned to their owners' hands"),
    ):
        cards = {"cards": ir.Pronoun(form)}
        for w, by in enumerate(("due to this ability", "by this effect", "this way"), 40):
            key = f"{form}_{w}"
            g.phrase(f"{key}_acted", f"{{group:affected_many}} {by}", ir.CountRef, w=w, **cards)
            g.phrase(f"{key}_one", f"{{group:affected_one}} {by}", ir.CountRef, w=w + 40, **cards)
            for v, have in enumerate(("are", "were")):
                text = f"{{group:affected_many}} {have} {passive} {by}"
                g.phrase(f"{key}_passive", text, ir.CountRef, w=w + 5 * v, **cards)
            for v, (number, compare) in enumerate((("{right:number} or more", ">="), ("{right:number}", "="))):
                for u, done in enumerate((verb, now)):
                    if form != "you_put":
                        text = f"you {done} {number} {{left:{key}_acted}}"
                        g.phrase("condition", text, ir.Compare, compare=compare, w=w + 5 * v + 20 * u)
                for u, done in enumerate(
                    (verb, now) if form not in ("you_put", "you_discarded") and compare == "=" else ()
                ):
                    # "if you removed a Forward this way": one or more
                    for x, article in enumerate(("a", "an")):
                        text = f"you {done} {article} {{left:{key}_one}}"
                        at_least = {"right": ir.Num(1), "compare": ">="}
                        g.phrase("condition", text, ir.Compare, w=w + 40 + 5 * x + 20 * u, **at_least)
                # so many or more have phrases of their own
                if compare == "=" or form in ("you_discarded", "you_returned"):
                    text = f"{number} {{left:{key}_passive}}"
                    g.phrase("condition", text, ir.Compare, compare=compare, w=w + 5 * v + 10)
    # "if 3 or more Forwards were returned by this effect"
    for w, by in enumerate(("due to this ability", "by this effect", "this way"), 40):
        for v, (have, to) in enumerate(product(("are", "were"), ("", " to their owner's hand"))):
            text = f"{{group:affected_many}} {have} returned{to} {by}"
            back = {"cards": ir.Pronoun("you_returned"), "w": w + 1000 + 5 * v}
            g.phrase(f"you_returned_{w}_passive", text, ir.CountRef, **back)
    _moved_there(g)
    _cast_or_played(g)


def _moved_there(g: Filled) -> None:
    """ "If you put a Forward into the Break Zone by this effect", "if you returned 2 or more Forwards to their owners' hands this way"."""
    for form, verbs, one_there, many_there in (
        ("you_put", ("put",), ("into the Break Zone",), ("into the Break Zone",)),
        ("you_returned", ("returned", "return"), ("to its owner's hand",), ("to their owners' hands", "to their owner's hand")),
    ):  # fmt: skip
        cards = {"cards": ir.Pronoun(form)}
        for w, by in enumerate(("by this effect", "this way", "due to this ability", "due to this effect"), 2000):
            for there in one_there:
                g.phrase(f"{form}_there_{w}", f"{{group:affected_one}} {there} {by}", ir.CountRef, w=w, **cards)
            for v, there in enumerate(many_there, 1):
                g.phrase(
                    f"{form}_so_many_{w}", f"{{group:affected_many}} {there} {by}", ir.CountRef, w=w + 10 * v, **cards
                )
            for u, verb in enumerate(verbs):
                for v, article in enumerate(("a", "an")):
                    text = f"you {verb} {article} {{left:{form}_there_{w}}}"
                    g.phrase("condition", text, ir.Compare, right=ir.Num(1), compare=">=", w=w + 10 * v + 20 * u)
                text = f"you {verb} {{right:number}} or more {{left:{form}_so_many_{w}}}"
                g.phrase("condition", text, ir.Compare, compare=">=", w=w + 20 * u)


def _done_just_before(g: Filled) -> None:
    """So many were removed, discarded, dulled, returned or revealed: by what is not said."""
    # "discard any number of cards. If you discarded 2 or more cards, ...", "If you discarded 2 or more, ..."
    for form, verbs in (("you_removed", ("removed", "remove")), ("you_discarded", ("discarded", "discard")),
                        ("you_dulled", ("dulled", "dull")), ("you_returned", ("returned", "return")),
                        ("shown", ("revealed", "reveal"))):  # fmt: skip
        some = ir.CountRef(ir.Pronoun(form))
        g.phrase(f"{form}_bare", "{group:affected_many}", ir.CountRef, cards=ir.Pronoun(form), w=60)
        for v, (number, compare) in enumerate((("{right:number} or more", ">="), ("{right:many_number}", "="))):
            # "unless you discard 2 cards" offers it, and asks not what was done
            for u, done in enumerate(verbs[:1] if compare == "=" else verbs):
                w = 100 + 5 * v + 20 * u
                g.phrase("condition", f"you {done} {number} {{left:{form}_bare}}", ir.Compare, compare=compare, w=w)
                if compare == ">=":
                    g.phrase("condition", f"you {done} {number}", ir.Compare, left=some, compare=compare, w=w + 1)


def _done_to_such(g: Filled) -> None:
    """What those were that were discarded or put away: "1 or more of them were Summons"."""
    # "if 1 or more of the discarded cards were Summons"
    discarded = ir.Pronoun("discarded_cards")
    for w, words in enumerate(("discarded cards were", "of the discarded cards were"), 70):
        g.phrase("discarded_that_were", f"{words} {{group:shown_group}}", ir.CountRef, cards=discarded, w=w)
        g.phrase("discarded_that_were", f"{words} {{group:bare_element}}", ir.CountRef, cards=discarded, w=w)
    # "if 1 or more of the cards put into the Break Zone are Summons"
    milled = ir.Pronoun("all_milled")
    for w, be in enumerate(("are", "were"), 70):
        text = f"of the cards put into the Break Zone {be} {{group:%s}}"
        g.phrase("discarded_that_were", text % "shown_group", ir.CountRef, cards=milled, w=w)
        g.phrase("discarded_that_were", text % "bare_element", ir.CountRef, cards=milled, w=w)
        g.phrase("discarded_that_were", text % "bare_trait", ir.CountRef, cards=milled, w=w + 2)
        g.phrase("discarded_that_were", text % "of_an_element", ir.CountRef, cards=milled, w=w + 4)
    # "put the top 3 cards of your deck into the Break Zone. If 1 or more of these cards are Job Knight, ..."
    these = ir.Pronoun("these_cards")
    for w, be in enumerate(("are", "were"), 70):
        text = f"of these cards {be} {{group:%s}}"
        for v, kind in enumerate(("shown_group", "bare_element", "bare_trait", "of_an_element")):
            g.phrase("discarded_that_were", text % kind, ir.CountRef, cards=these, w=w + 2 * v)
    g.phrase("of_an_element", "of {adjectives:only_element} Element", ir.Group, noun=ir.IsCard(), w=70)
    g.phrase(
        "discarded_that_were",
        "of the discarded cards were {group:bare_trait}",
        ir.CountRef,
        cards=discarded,
        w=70 + 1,
    )
    for w, relation in enumerate(("or more", "or less")):
        text = f"you discarded {{right:number}} {relation} {{left:thrown_some}}"
        g.phrase("condition", text, ir.Compare, compare=(">=", "<=")[w], w=70 + 9)
    # "If a Forward was discarded by this effect, ..."
    for w, article in enumerate(("a", "an"), 500):
        g.phrase(f"gone_{article}", f"{article} {{group:affected_one}}", ir.CountRef, cards=discarded, w=w)
        for v, be in enumerate(("is", "was")):
            for u, by in enumerate(("by this effect", "this way", "due to this effect", "due to this ability")):
                text = f"{{left:gone_{article}}} {be} discarded {by}"
                g.phrase("condition", text, ir.Compare, right=ir.Num(1), compare=">=", w=w + 10 * v + 20 * u)


def _cast_or_played(g: Filled) -> None:
    """ "You may cast 1 Summon from your hand. If you cast a Summon of cost 5 or more this way, ..." """
    for category, number in (("done_one", "one"), ("done_many", "many")):
        g.phrase(
            category, f"{{adjectives?:adjectives}} {{noun:type_noun/{number}}} {{qualifiers?:one_qualifier}}", ir.Group
        )
        g.phrase(category, "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers?:one_qualifier}", ir.Group)
    for form, verbs in (("you_cast", ("cast",)), ("you_played", ("played", "play"))):
        cards = {"cards": ir.Pronoun(form)}
        for w, by in enumerate(("this way", "by this effect", "due to this ability", "with this ability"), 8700):
            for v, article in enumerate(("a", "an")):
                g.phrase(
                    f"{form}_{article}_{w}", f"{article} {{group:done_one}} {by}", ir.CountRef, w=w + 10 * v, **cards
                )
            g.phrase(f"{form}_some_{w}", f"{{group:done_many}} {by}", ir.CountRef, w=w, **cards)
            for u, verb in enumerate(verbs):
                one = {"right": ir.Num(1), "compare": ">=", "w": w + 10 * u}
                for article in ("a", "an"):
                    g.phrase("condition", f"you {verb} {{left:{form}_{article}_{w}}}", ir.Compare, **one)
                some = f"you {verb} {{right:number}} or more {{left:{form}_some_{w}}}"
                g.phrase("condition", some, ir.Compare, compare=">=", w=w + 10 * u)
