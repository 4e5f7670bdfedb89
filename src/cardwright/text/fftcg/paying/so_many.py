"""Costs of as many cards as the player likes: "discard any number of cards", "dull 1 or more active Backups", "put X Backups ..."."""

from itertools import product

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.fftcg.common import OWNER
from cardwright.text.fftcg.filled import Filled
from cardwright.text.walk import nodes

NUMBERS = (("any number of", 0), ("1 or more", 1))
FIRST = 6000
CARDS = "{count:so_many} {group:group/many}"
COUNTERS = "{count:liked_number} {counter:counter} Counters from"
COSTS: tuple[tuple[str, type[ir.CostItem], dict[str, object]], ...] = (
    (f"discard {CARDS}", ir.PayDiscard, {}),
    ("dull {count:so_many} active {group:group/many}", ir.PayDull, {}),
    (f"put {CARDS} into the Break Zone", ir.PayPutGroup, {"to": ir.BreakZone(OWNER)}),
    (f"remove {CARDS} from the game", ir.PayRemove, {}),
    (f"return {CARDS} to their owners' hands", ir.PayReturn, {}),
    (f"break {CARDS}", ir.PayBreak, {}),
    (f"reveal {CARDS}", ir.PayReveal, {}),
    (f"remove {COUNTERS} {{card:source}}", ir.PayCounters, {}),
    (f"remove {COUNTERS} {{group:group/many}}", ir.PayCountersGroup, {"spread": True}),
)
# how it is said of what was paid so
KINDS = ("Character", "Forward", "Backup", "Monster")
DONE: dict[type[ir.CostItem], tuple[str, ...]] = {
    ir.PayDiscard: ("card discarded",),
    ir.PayDull: tuple(f"{kind} dulled" for kind in KINDS),
    ir.PayPutGroup: tuple(f"{kind} put into the Break Zone" for kind in KINDS),
    ir.PayRemove: (
        *(f"{kind} removed" for kind in ("card", "Summon", *KINDS)),
        "card removed from the game",
        "Summon removed from the game",
    ),
    ir.PayReturn: tuple(f"{kind} returned" for kind in KINDS),
}


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for words, least in NUMBERS:
        g.value("liked_number", words, ir.AsLiked(least))
    g.phrase("liked_number", "up to {most:integer}", ir.AsLiked)
    g.alias("so_many", "liked_number")
    g.alias("so_many", "x")
    # "for each Backup put into the Break Zone": what paid, where nothing says by what it was done
    milled = ir.Pronoun("all_milled")
    g.phrase("each", "{group:affected_one} put into the Break Zone", ir.CountRef, cards=milled, w=FIRST)
    for words, node, fixed in COSTS:
        g.phrase("liked_item", words, node, w=FIRST, **fixed)
    g.alias("free_cost", "liked_item")
    _all_counters(g)
    _to_reduce(g)


def _all_counters(g: Filled) -> None:
    for w, words in enumerate(("all", "all the", "all of the"), FIRST + 100):
        text = f"remove {words} {{counter:counter}} Counters from {{card:source}}"
        g.phrase("cost_action", text, ir.PayCounters, count=None, w=w)


def _to_reduce(g: Filled) -> None:
    """ "Before paying the cost to cast Hild, you can dull any number of active Backups to reduce the cost required to cast Hild by 1
    for each Backup dulled." """
    cost = "the cost required to cast {_:self}"
    for i, (words, node, fixed) in enumerate(COSTS):
        if node not in DONE:
            continue
        g.phrase(f"liked_{i}", words, node, w=FIRST, **fixed)
        g.sequence(f"liked_{i}_one", f"liked_{i}", max=1)
        g.phrase(f"liked_{i}_cost", f"{{actions:liked_{i}_one}}", ir.Cost)
        for v, (may, tail) in enumerate(product(("can", "may"), ("", " this way"))):
            front = f"before paying the cost to cast {{_:self}}, you {may} {{cost:liked_{i}_cost}}"
            sentence = f"{cost[0].upper()}{cost[1:]} is reduced by"
            for u, less in enumerate(
                (f" to reduce {cost} by", f". {sentence}", f". If you do so, {cost} is reduced by")
            ):
                for x, done in enumerate(DONE[node]):
                    text = f"{front}{less} {{amount:number}} for each {done}{tail}"
                    at = FIRST + 1000 * i + 100 * u + 20 * v + x
                    g.phrase("static", text, ir.PayToReduce, what=ir.SelfRef(), each=True, w=at)


def _liked(cost: ir.Cost) -> bool:
    return any(isinstance(each, ir.AsLiked | ir.X) for item in cost.actions for each in nodes(item))


def check_said(ability: ir.Node) -> None:
    """Raises where the first thing an ability does is done "the same number" of times, and its cost takes a printed number."""
    paid = isinstance(ability, ir.ActionAbility | ir.SpecialAbility) and not _liked(ability.cost)
    first = ability.effects[0] if paid and ability.effects else None  # type: ignore[attr-defined]
    if isinstance(getattr(first, "count", None), ir.ResultCount):
        raise TextError("it is open which number is the same", stage="bind")


def check(cost: ir.Cost) -> None:
    """Raises where one cost asks for two numbers that the player likes: one is declared, and holds for all (4.5)."""
    liked = [each for each in nodes(cost) if isinstance(each, ir.AsLiked)]
    if liked and (len(liked) > 1 or any(isinstance(each, ir.X | ir.CpX) for each in nodes(cost))):
        raise TextError("one cost cannot be paid with two numbers of cards as one likes", stage="bind")
