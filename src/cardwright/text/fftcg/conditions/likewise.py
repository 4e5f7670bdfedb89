"""Conditions that one card asks of one player, number or cost, asked of the others."""

from cardwright.text import ir
from cardwright.text.fftcg.common import RELATIONS, THAN
from cardwright.text.fftcg.filled import Filled

FIRST = 7700  # wordings of this module begin here
COUNTED = 6100  # those of CountRef: above 7000 there is another meaning of them


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _players(g)
    _counters(g)
    _away(g)
    _happened(g)
    _paid(g)
    _totals(g)
    _joined(g)
    _all(g)


def _players(g: Filled) -> None:
    for relation, compare in RELATIONS:
        points = f"{{count:number}} <point/points:count> of damage {relation}"
        fixed = {"compare": compare, "w": FIRST}
        g.phrase("condition", f"a player has received {points}", ir.ReceivedDamage, player=ir.AnyPlayer(), **fixed)
        for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
            g.phrase("condition", f"{has} been dealt {points}", ir.ReceivedDamage, player=player, **fixed)
            g.phrase("condition", f"the damage {has} been dealt is {{count:number}} {relation}", ir.ReceivedDamage, player=player,
                     compare=compare, w=FIRST + 1)  # fmt: skip

    exactly = "received exactly {count:number} <point/points:count> of damage"
    people = (
        (ir.EachPlayer(), "each player has"),
        (ir.AnyPlayer(), "either player has"),
        (ir.EachPlayer(), "both players have"),
    )
    for w, (player, who) in enumerate(people, FIRST):
        g.phrase("condition", f"{who} {exactly}", ir.ReceivedDamage, player=player, compare="=", w=w)


def _counters(g: Filled) -> None:
    for v, card in enumerate(("source", "one_pronoun")):
        for w, placed in enumerate(("placed on", "on"), FIRST + 10 * v):
            on = f"{placed} {{card:{card}}}"
            text = f"there are exactly {{count:number}} {{counter:counter}} Counters {on}"
            g.phrase("condition", text, ir.CountersAre, compare="=", w=w)
            text = f"exactly {{count:number}} {{counter:counter}} Counters are {on}"
            g.phrase("condition", text, ir.CountersAre, compare="=", w=w + 20)
            for relation, compare in RELATIONS:
                text = f"the number of {{counter:counter}} Counters {on} is {{count:number}} {relation}"
                g.phrase("condition", text, ir.CountersAre, compare=compare, w=w + 60)
            text = f"there is a {{counter:counter}} Counter {on}"
            g.phrase("condition", text, ir.CountersAre, count=ir.Num(1), w=w + 40)


def _away(g: Filled) -> None:
    """How many of the cards that were removed or discarded are of a kind."""
    removed, thrown = ir.Pronoun("removed_cards"), ir.Pronoun("discarded_cards")
    for w, be in enumerate(("are", "were"), COUNTED):
        for v, (cards, words) in enumerate(((removed, "cards removed by this effect"), (removed, "of the cards removed by this effect"),
                                            (removed, "of the removed cards"))):  # fmt: skip
            for u, kind in enumerate(("shown_group", "bare_element", "bare_trait", "of_an_element")):
                text = f"{words} {be} {{group:{kind}}}"
                g.phrase("discarded_that_were", text, ir.CountRef, cards=cards, w=w + 10 * v + 100 * u)
    text = "both {left:both_discarded}"
    g.phrase("condition", text, ir.Compare, right=ir.Num(2), compare=">=", w=FIRST)
    for w, words in enumerate(("discarded cards were", "of the discarded cards were"), COUNTED):
        for u, kind in enumerate(("shown_group", "bare_element", "bare_trait")):
            g.phrase("both_discarded", f"{words} {{group:{kind}}}", ir.CountRef, cards=thrown, w=w + 100 * u)


def _happened(g: Filled) -> None:
    theirs = {"whose": ir.Opponent(), "w": FIRST}
    g.phrase("past_happening", "has entered your opponent's field", ir.EntersField, **theirs)
    g.phrase("happened", "have entered your opponent's field", ir.EntersField, **theirs)
    # "When you discard 1 or more, draw 1 card."
    for form, verb in (
        ("you_discarded", "discard"),
        ("you_removed", "remove"),
        ("you_dulled", "dull"),
        ("you_returned", "return"),
    ):
        some = ir.CountRef(ir.Pronoun(form))
        text = f"you {verb} {{right:number}} or more"
        g.phrase("shown_condition", text, ir.Compare, left=some, compare=">=", w=FIRST)


def _paid(g: Filled) -> None:
    for w, verb in enumerate(("cast", "play"), FIRST):
        head = f"the cost to {verb} {{_:self}} included"
        g.phrase("condition", f"{head} {{element:element}} CP", ir.PaidElement, w=w)
        g.phrase("condition", f"{head} CP of {{count:number}} or more different Elements", ir.PaidElements, w=w)
    for w, article in enumerate(("a", "an"), FIRST):
        text = f"the card discarded by the extra cost is {article} {{group:group/one}}"
        g.phrase("condition", text, ir.Is, card=ir.Pronoun("extra_discarded"), w=w)
    for relation, compare in RELATIONS:
        text = f"{{left:cp_amount}} is {{right:number}} {relation}"
        g.phrase("condition", text, ir.Compare, compare=compare, w=FIRST)


def _totals(g: Filled) -> None:
    """Of several that were chosen: "if their total cost is 6 or less"."""
    for kind, node in (("cost", ir.CostOf), ("power", ir.PowerOf)):
        total = {"left": node(ir.Pronoun("them"), w=FIRST)}
        for v, words in enumerate((f"their total {kind}", f"the total of their {kind}s")):
            for relation, compare in (*RELATIONS, ("", "=")):
                text = f"{words} is {{right:number}} {relation}".strip()
                g.phrase("condition", text, ir.Compare, compare=compare, w=FIRST + v, **total)
            for w, (than, compare) in enumerate(THAN, FIRST + 10 + 20 * v):
                text = f"{words} is {than} {{right:counted}}"
                g.phrase("condition", text, ir.Compare, compare=compare, w=w, **total)
    text = "there are {right:number} or less different Elements among {left:elements_among}"
    g.phrase("condition", text, ir.Compare, compare="<=", w=FIRST)


def _joined(g: Filled) -> None:
    for w, (joined, node) in enumerate(((", or if ", ir.Or), (", and if ", ir.And)), FIRST):
        g.list("conditions", "condition", joined, cls=node, field="conditions", min=2, max=2, w=w)


def _all(g: Filled) -> None:
    # "reveal the top 3 cards of your deck. If they are all Summons, ..."
    for w, (form, words) in enumerate(
        (("they_all", "they are all"), ("revealed_cards", "the revealed cards are all")), FIRST
    ):
        g.phrase("condition", f"{words} {{group:group/many}}", ir.Is, card=ir.Pronoun(form), w=w)
