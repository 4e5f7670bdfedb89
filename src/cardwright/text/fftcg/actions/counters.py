"""Counters and Crystals."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _counters(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _counters_more(g)


def _counters(g: Grammar) -> None:
    for count in (1, 2, 3):
        g.phrase("action", "gain " + "《C》" * count, ir.GainCrystals, player=ir.You(), count=ir.Num(count))
    g.phrase(
        "action", "place {count:number} {counter:counter} <Counter/Counters:count> on {on:one_obj}", ir.PlaceCounters
    )
    g.phrase(
        "action",
        "remove {count:number} {counter:counter} <Counter/Counters:count> from {what:one_obj}",
        ir.RemoveCounters,
    )
    g.phrase(
        "action", "place {count:number} {counter:counter} <Counter/Counters:count> on {on:each_group}", ir.PlaceCounters
    )
    # one card: any counter and group; "each" is above
    g.phrase(
        "action", "place {count:number} {counter:counter} <Counter/Counters:count> on {on:all_group}", ir.PlaceCounters
    )
    g.phrase("each_group", "each {group:group/one}", ir.All, w=4)
    g.phrase("action", "remove all {counter:counter} Counters from {what:one_obj}", ir.RemoveCounters, count=None)
    g.phrase(
        "action", "remove all the {counter:counter} Counters from {what:one_obj}", ir.RemoveCounters, count=None, w=1
    )


def _counters_more(g: Filled) -> None:
    g.phrase("action", "gain 《C》 for each {count:one_each}", ir.GainCrystals, player=ir.You(), w=70)
    g.phrase("action", "you gain 《C》 for each {count:one_each}", ir.GainCrystals, player=ir.You(), w=71)
    g.phrase("one_each", "{each:each}", ir.PerEach, amount=ir.Num(1), w=70)
    for count in (1, 2, 3, 4, 5):
        g.phrase("action", "gain " + "《C》" * count, ir.GainCrystals, player=ir.You(), count=ir.Num(count))
        for player, who in ((ir.Opponent(), "your opponent"), (ir.EachPlayer(), "each player")):
            text = f"{who} gains " + "《C》" * count
            g.phrase("action", text, ir.GainCrystals, player=player, count=ir.Num(count))
    g.phrase("action", "gain 《C》 for every {count:one_every}", ir.GainCrystals, player=ir.You(), w=600)
    g.phrase("one_every", "{each:every}", ir.PerEach, amount=ir.Num(1), w=600)
    for w, article in enumerate(("a", "an"), 2000):
        for on in ("one_obj", "each_group", "all_group"):
            text = f"place {article} {{counter:counter}} Counter on {{on:{on}}}"
            g.phrase("action", text, ir.PlaceCounters, count=ir.Num(1), w=w)
        text = f"remove {article} {{counter:counter}} Counter from {{what:one_obj}}"
        g.phrase("action", text, ir.RemoveCounters, count=ir.Num(1), w=w)
    # the same for several cards that were spoken of: each of them has so many placed or removed
    some = "{count:number} {counter:counter} <Counter/Counters:count>"
    phrases: tuple[tuple[str, type[ir.Node], str, dict[str, object]], ...] = (
        (f"place {some} on", ir.PlaceCounters, "on", {"w": 620}),
        (f"remove {some} from", ir.RemoveCounters, "what", {"w": 620}),
        ("remove all {counter:counter} Counters from", ir.RemoveCounters, "what", {"count": None, "w": 620}),
        ("remove all the {counter:counter} Counters from", ir.RemoveCounters, "what", {"count": None, "w": 621}),
    )
    for words, node, field, fixed in phrases:
        g.phrase("action", f"{words} {{{field}:many_object}}", node, **fixed)
        each = {**fixed, field: ir.Pronoun("them"), "w": 630 + (words.startswith("remove all the"))}
        g.phrase("action", f"{words} each of them", node, **each)
    counters = "{count:number} additional {counter:counter} <Counter/Counters:count>"
    g.phrase("action", f"place {counters} on {{on:one_obj}}", ir.PlaceCounters, w=70)
    same = "the same number of {counter:counter} Counters on {on:one_obj}"
    g.phrase("action", f"place {same} as the {{count:count_group}}", ir.PlaceCounters, w=600)
    text = "place {counter:counter} Counters on {on:one_obj} equal to {count:counted}"
    g.phrase("action", text, ir.PlaceCounters, w=602)
    g.phrase("action", f"place {same}", ir.PlaceCounters, count=ir.ResultCount(), w=601)
    # "remove 1 Warp Counter from each card you own removed from the game"
    g.phrase("each_group", "each of the {group:group/many}", ir.All, w=620)
    for which in ("each_group", "all_group"):
        text = f"remove {{count:number}} {{counter:counter}} <Counter/Counters:count> from {{what:{which}}}"
        g.phrase("action", text, ir.RemoveCounters, w=640)
    for w, all_the in enumerate(("all", "all the")):
        text = f"remove {all_the} {{counter:counter}} Counters from {{what:each_group}}"
        g.phrase("action", text, ir.RemoveCounters, count=None, w=402 + w)
        text = f"remove {all_the} {{counter:counter}} Counters from {{what:all_group}}"
        g.phrase("action", text, ir.RemoveCounters, count=None, w=400 + w)
