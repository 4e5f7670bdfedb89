"""More of casting: the first card of a turn, another time or no cost, the Break Zone once, CP for some cards only."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, FLOORS, NTH
from cardwright.text.fftcg.filled import Filled

FIRST = 8100
EACH_TURN = ("each turn", "during each turn", "per turn", "in each turn")


def fill(g: Filled) -> None:
    """All phrases of this module."""
    _nth(g)
    _of_the_opponent(g)
    _itself(g)
    _once_from_the_break_zone(g)
    _producing(g)
    _itself_from_the_break_zone(g)
    _by_what_is_chosen(g)


def _nth(g: Filled) -> None:
    """ "The cost required to cast your first Summon each turn is reduced by 1": that of every turn."""
    for n, nth in enumerate(NTH[:3], 1):
        for v, turn in enumerate(EACH_TURN):
            for u, cards in enumerate(
                (f"your {nth} {{group:group/one}} {turn}", f"the {nth} {{group:group/one}} you cast {turn}")
            ):
                fixed = {"player": ir.You(), "nth": n, "duration": ALWAYS, "w": FIRST + 10 * v + u}
                for floor, tail in FLOORS:
                    text = f"the cost required to cast {cards} is reduced by {{amount:number}}{tail}"
                    g.phrase("static", text, ir.CastersCostChange, floor=floor, **fixed)
                    less = f"{cards} costs {{amount:number}} less{tail}"
                    g.phrase(
                        "static", less, ir.CastersCostChange, floor=floor, **{**fixed, "w": FIRST + 4000 + 10 * v + u}
                    )
            theirs = {"player": ir.Opponent(), "nth": n, "duration": ALWAYS, "more": True}
            for u, cards in enumerate(
                (f"for your opponent to cast their {nth} {{group:group/one}} {turn}",
                 f"to cast the {nth} {{group:group/one}} your opponent casts {turn}",
                 f"to cast your opponent's {nth} {{group:group/one}} {turn}"), 40,
            ):  # fmt: skip
                for x, dearer in enumerate(("is increased", "increases")):
                    text = f"the cost required {cards} {dearer} by {{amount:number}}"
                    g.phrase("static", text, ir.CastersCostChange, w=FIRST + 10 * v + u + 100 * x, **theirs)
        _nth_of_ones_turn(g, n, nth)


def _nth_of_ones_turn(g: Filled, n: int, nth: str) -> None:
    """ "The cost required to cast your first Summon during each of your turns is reduced by 1": not in the other player's."""
    fixed = {"player": ir.You(), "nth": n, "duration": ALWAYS}
    cost, cards, turns = "the cost required to cast", f"your {nth} {{group:group/one}}", "during each of your turns"
    cast = f"the {nth} {{group:group/one}} you cast"
    for w, said in enumerate(
        (f"{cost} {cards} {turns}", f"{cost} {cast} {turns}", f"{turns}, {cost} {cards}"), FIRST + 50
    ):
        for floor, tail in FLOORS:
            text = f"{said} is reduced by {{amount:number}}{tail}"
            g.phrase("nth_of_turn", text, ir.CastersCostChange, floor=floor, w=w, **fixed)
    if n == 1:
        mine = ir.IsTurnOf(ir.You())
        g.phrase("static", "{effect:nth_of_turn}", ir.If, condition=mine, w=FIRST)


def _of_the_opponent(g: Filled) -> None:
    # "The cost required to cast your opponent's Summons is increased by 1."
    foe = {"player": ir.Opponent(), "duration": ALWAYS}
    for w, words in enumerate(("the cost required to cast", "the cost to cast", "the cost for casting"), FIRST):
        for v, change in enumerate(("is increased by", "increases by")):
            text = f"{words} your opponent's {{group:their_cards}} {change} {{amount:cost_amount}}"
            g.phrase("static", text, ir.CastersCostChange, more=True, w=w + 10 * v, **foe)
    g.phrase("their_cards", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers?:only_costs}", ir.Group)
    # one card: "the next Summon of cost 4 or less"
    g.sequence("only_costs", "cost_qualifier", max=1)


def _itself(g: Filled) -> None:
    # what Back Attack means, said at length
    for w, (could, summon) in enumerate(
        (("could normally cast", "a Summon"), ("could normally cast", "Summons"), ("could cast", "a Summon"), ("can cast", "a Summon")), FIRST
    ):  # fmt: skip
        text = f"you can cast {{_:self}} at any time you {could} {summon}."
        g.phrase("ability", text, ir.KeywordAbility, keywords=(ir.Keyword("Back Attack"),), w=w)
    free = {"what": ir.SelfRef(), "cost": ir.Cost()}
    for w, (may, cost) in enumerate(
        (("can", "the cost"), ("may", "the cost"), ("can", "its cost"), ("may", "its cost")), FIRST
    ):
        g.phrase("static", f"you {may} cast {{_:self}} without paying {cost}", ir.AlternativeCost, w=w, **free)


def _once_from_the_break_zone(g: Filled) -> None:
    """ "Once per turn, you can cast 1 Summon of cost 3 or less from your Break Zone. If you do so, remove it from the game after use
    instead of putting it in the Break Zone." """
    kind = "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers:cost_and_from}"
    for w, article in enumerate(("an", "1"), FIRST):
        g.phrase("one_from", f"{article} {kind}", ir.Group, w=w)
    for v, may in enumerate(("can", "may")):
        for u, (done, which) in enumerate(
            (
                ("If you do so", "it"),
                ("If you do so", "that Summon"),
                ("If you cast it", "it"),
                ("If you cast it", "that Summon"),
            )
        ):
            at = FIRST + 100 * v + 10 * u
            gone = f"{done}, remove {which} from the game after use instead of putting it in the Break Zone"
            once = {"player": ir.You(), "times": 1, "removed": True, "w": at}
            g.phrase("static", f"once per turn, you {may} cast {{group:one_from}}. {gone}", ir.MayCast, **once)
            many = {"player": ir.You(), "removed": True, "w": at}
            them = gone.replace("putting it", "putting them").replace("remove it", "remove them")
            g.phrase("static", f"you {may} cast {{group:cards_from}}. {gone}", ir.MayCast, **{**many, "w": at + 4})
            if which == "it" and done == "If you do so":
                g.phrase("static", f"you {may} cast {{group:cards_from}}. {them}", ir.MayCast, **{**many, "w": at + 6})


def _itself_from_the_break_zone(g: Filled) -> None:
    """ "You can cast Hild from your Break Zone. If you do so, remove it from the game when it leaves the field." """
    zone = ir.BreakZone(ir.You())
    leaves = ir.RemoveInstead(ir.SelfRef(), ALWAYS, leaves=True)
    cast = ir.Restrict(ir.SelfRef(), ir.CastableFrom(zone), ALWAYS)
    gone = ir.If(ir.WasCast(ir.SelfRef(), "break_zone"), leaves)
    head = "you can cast {_:self} from your Break Zone. "
    whens = (
        "when it leaves the field",
        "if it leaves the field",
        "when {_:self} leaves the field",
        "if {_:self} leaves the field",
    )
    for w, when in enumerate(whens, 900):
        for v, it in enumerate(("it", "{_:self}")):
            away = f"remove {it} from the game {when}"
            text = f"{head}If you do so, {away}"
            g.phrase("static", text, ir.Both, effects=(cast, gone), w=w + 10 * v)
            text = f"if {{condition:cast_from_there}}, {away}"
            g.phrase("static", text, ir.If, effect=leaves, w=w + 10 * v)
    after = "from the game after use instead of putting it"
    for v, it in enumerate(("it", "{_:self}")):
        rule = ir.CastableFrom(zone, removed=True, w=900 + 10 * v)
        text = f"{head}If you do so, remove {it} {after} in the Break Zone"
        g.phrase("static", text, ir.Restrict, what=ir.SelfRef(), rule=rule, duration=ALWAYS, w=900)


def _by_what_is_chosen(g: Filled) -> None:
    """ "If Hild chooses a dull Forward, the cost required to cast Hild is reduced by 2." """
    choosing = product(("{_:self} chooses", "you choose", "{_:self} would choose"), ("{_:self}", "this card"))
    costs = ("the cost required to cast", "the cost to cast", "the cost for casting")
    for v, (chooses, itself) in enumerate(choosing):
        for (w, words), (u, one), (floor, tail) in product(enumerate(costs), enumerate(("a", "an", "1")), FLOORS):
            text = f"if {chooses} {one} {{group:group/one}}, {words} {itself} is reduced by {{amount:number}}{tail}"
            fixed = {"what": ir.SelfRef(), "floor": floor, "w": FIRST + 100 * v + 10 * w + u}
            g.phrase("static", text, ir.CheaperChoosing, **fixed)


def _producing(g: Filled) -> None:
    # "Hild can produce CP of any Element to cast Category VII cards", "Fire CP or Ice CP"
    g.list("elements_each", "element", " CP, ", " CP or ", min=2)
    g.phrase("produced", "{elements:elements_each} CP", ir.Produces, w=FIRST)
    for w, when in enumerate(
        (
            "to cast", "when casting", "when paying the cost to cast", "while paying the cost to cast",
            "to pay the cost to cast", "to pay for the cost to cast",
        ),
        FIRST,
    ):  # fmt: skip
        g.phrase("produced", f"{{elements:elements}} CP {when} {{group:group/many}}", ir.ProducesFor, w=w)
        g.phrase("produced", f"CP of any Element {when} {{group:group/many}}", ir.ProducesFor, w=w)
    for w, article in enumerate(("a", "an"), FIRST):
        for v, what in enumerate(("the_group", "source")):
            text = f"while paying the cost to cast {article} {{rule:paid_for}}, {{what:{what}}} can produce CP of any Element"
            g.phrase("static", text, ir.Restrict, duration=ALWAYS, w=w + 30 * v)
    g.phrase("paid_for", "{group:group/one}", ir.ProducesFor, w=FIRST + 10)
