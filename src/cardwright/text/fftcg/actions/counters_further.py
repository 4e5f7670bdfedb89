"""Counters of whatever kind, moved to another card, as many again, and Crystals that are lost."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled

FIRST = 6000


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _whatever_kind(g)
    _moved(g)
    _doubled(g)
    _crystals(g)


def _whatever_kind(g: Filled) -> None:
    # "remove all the Counters from it"; what is counted or waited for is any Counter, too
    for w, words in enumerate(
        ("all the Counters from", "all Counters from", "all the Counters placed on", "all Counters placed on")
    ):
        for what in ("one_obj", "many_object", "all_group"):
            g.phrase("action", f"remove {words} {{what:{what}}}", ir.RemoveEveryCounter, w=w)
    any_kind = {"counter": "", "w": FIRST}
    for w, by in enumerate(("", " this way", " by this effect", " due to this ability"), FIRST):
        g.phrase("each", f"Counter removed{by}", ir.CountersRemoved, counter="", w=w)
        g.phrase("counted", f"the number of Counters removed{by}", ir.CountersRemoved, counter="", w=w + 20)
    for placed in ("", "placed "):
        w = FIRST + bool(placed)
        for v, (many, count) in enumerate(
            (("1 or more Counters", ""), ("{count:many_number} or more Counters", "many"), ("a Counter", ""))
        ):
            fixed: dict[str, object] = {**any_kind, "w": w + 10 * v} | ({} if count else {"count": ir.Num(1)})
            for u, them in enumerate(("it", "them")):
                fixed["w"] = w + 10 * v + 100 * u
                g.phrase("qualifier", f"with {many} {placed}on {them}", ir.WithCounter, **fixed)
    for v, card in enumerate(("source", "article_subject")):
        for w, words in enumerate(("1 or more Counters are", "a Counter is"), FIRST + 10 * v):
            g.phrase("event", f"when {words} placed on {{card:{card}}}", ir.CounterPlacedOn, counter="", w=w)
    for card in ("source", "one_pronoun"):
        for w, words in enumerate(("a Counter is", "1 or more Counters are"), FIRST):
            one = {"counter": "", "count": ir.Num(1)}
            g.phrase("condition", f"{words} placed on {{card:{card}}}", ir.CountersAre, w=w, **one)
        g.phrase("condition", f"no Counters are placed on {{card:{card}}}", ir.CountersAre, counter="", count=ir.Num(0), compare="<=",
                 w=FIRST)  # fmt: skip


def _moved(g: Filled) -> None:
    """ "Move 1 Tool Counter from Hild to it", "move all the Tool Counters placed on it to Hild"."""
    counters = "{counter:counter} <Counter/Counters:count>"
    onto = "to {on:one_obj}"
    g.phrase("action", f"move {{count:number}} {counters} from {{what:one_obj}} {onto}", ir.MoveCounters)
    for w, (every, place) in enumerate(product(("all the", "all"), ("from", "placed on", "on"))):
        text = f"move {every} {{counter:counter}} Counters {place} {{what:one_obj}} {onto}"
        g.phrase("action", text, ir.MoveCounters, count=None, w=w)


def _doubled(g: Filled) -> None:
    for w, words in enumerate(
        ("double the number of {counter:counter} Counters", "double the {counter:counter} Counters")
    ):
        for v, on in enumerate(("on", "placed on")):
            for what in ("one_obj", "many_object"):
                g.phrase("action", f"{words} {on} {{what:{what}}}", ir.DoubleCounters, w=FIRST + w + 10 * v)


def _crystals(g: Filled) -> None:
    people = (
        (ir.You(), "you lose", "your"),
        (ir.Opponent(), "your opponent loses", "their"),
        (ir.EachPlayer(), "each player loses", "their"),
    )
    for player, who, their in people:
        for count in (1, 2, 3):
            g.phrase("action", f"{who} {'《C》' * count}", ir.LoseCrystals, player=player, count=ir.Num(count))
        for w, words in enumerate((f"all {their} 《C》", f"all of {their} 《C》", "all 《C》")):
            g.phrase("action", f"{who} {words}", ir.LoseCrystals, player=player, count=None, w=w)
    # "you may pay any number of 《C》. When you do so, choose up to the same number of Forwards as the 《C》 paid"
    g.phrase("crystals_item", "{count:liked_number} 《C》", ir.PayCrystals)
    for most in (2, 3, 4, 5):  # "you may pay up to 《C》《C》"
        g.phrase("crystals_item", f"up to {'《C》' * most}", ir.PayCrystals, count=ir.AsLiked(most=most), w=1)
    g.list("one_crystals_item", "crystals_item", ", ", max=1)
    g.phrase("crystals_liked", "{actions:one_crystals_item}", ir.Cost, w=FIRST)
    g.phrase("action", "pay {cost:crystals_liked}", ir.Pay, player=ir.You(), w=FIRST)
    for w, words in enumerate(("《C》 paid", "《C》 you paid", "《C》 paid this way", "《C》 paid by this effect")):
        g.value("each", words, ir.AsLiked(w=w))
        g.value("count_group", words, ir.AsLiked(w=w))
    for w, words in enumerate(("the number of 《C》 paid", "the number of 《C》 you paid")):
        g.value("counted", words, ir.AsLiked(w=w))
