"""What casting and playing cost: the verbs and the orders of words that one older card each has beside the common ones."""

from itertools import permutations, product

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, ELEMENTS, FLOORS
from cardwright.text.fftcg.filled import Filled

THIS = ir.UntilEndOfTurn(w=2)
DURING = ir.UntilEndOfTurn(w=3)


def fill(g: Filled) -> None:
    """All phrases of this module."""
    _for_casting(g)
    _next_one(g)
    _before_paying(g)
    _cast_for_less(g)
    _copies(g)
    for w, words in enumerate(("if you pay the cost to cast {_:self}", "if you pay the cost to play {_:self}"), 7400):
        text = f"{words}, you may pay an extra {{cost:icon_cost}}"
        g.phrase("static", text, ir.ExtraCost, what=ir.SelfRef(), w=w)
    extra = ("when casting {_:self}, you may {cost:paid_cost} as an extra cost",
             "you may {cost:paid_cost} as an extra cost to cast {_:self}",
             "as an extra cost to cast {_:self}, you may {cost:paid_cost}",
             "when you cast {_:self}, you may {cost:paid_cost} as an extra cost")  # fmt: skip
    for w, text in enumerate(extra, 7410):
        g.phrase("static", text, ir.ExtraCost, what=ir.SelfRef(), w=w)
    words = "the cost required to play {_:self} onto the field can be paid"
    for w, pays in enumerate(("with CP of any Element", "using CP of any Element"), 7400):
        g.phrase("cast_rule", f"{words} {pays}", ir.PayAnyElement, w=w)
    words = "you can only pay with CP produced by"
    for kind in ("Backups", "{element:element} Backups"):
        text = f"{words} {kind} to play {{_:self}} onto the field"
        g.phrase("cast_rule", text, ir.PayOnlyWith, backups=True, w=7400)
    _by_such_cards(g)
    _of_either_element(g)
    for w, words in enumerate(("the cost required to cast {what:source}", "the cost required to play {what:source} onto the field",
                               "the cost to cast {what:source}")):  # fmt: skip
        g.phrase("static", f"{words} becomes {{amount:number}}", ir.CostBecomes, w=w)
    # "may" for "can" and the other way round
    text = "you may {cost:paid_cost} (instead of paying the CP cost) to cast {_:self}"
    g.phrase("static", text, ir.AlternativeCost, what=ir.SelfRef(), w=7401)
    text = "if you cast {_:self}, you can {cost:paid_cost} as an extra cost"
    g.phrase("static", text, ir.ExtraCost, what=ir.SelfRef(), w=7420)
    tail = "(instead of paying the CP cost) to cast {_:self} from your hand"
    g.phrase("static", f"you can {{cost:paid_cost}} {tail}", ir.AlternativeCost, what=ir.SelfRef(), w=7400)
    for w, cost in enumerate(
        ("the cost", "the CP cost", "the cost required", "the CP cost required", "the CP required"), 7410
    ):
        for v, may in enumerate(("may", "can")):
            own = {"what": ir.SelfRef(), "w": w + 10 * v}
            behind = f"you {may} {{cost:paid_cost}} instead of paying {cost} to cast {{_:self}}"
            g.phrase("static", behind, ir.AlternativeCost, **own)
            front = f"instead of paying {cost} to cast {{_:self}}, you {may} {{cost:paid_cost}}"
            g.phrase("static", front, ir.AlternativeCost, what=ir.SelfRef(), w=w + 10 * v + 5)
            rather = f"you {may} {{cost:paid_cost}} rather than pay {cost} to cast {{_:self}}"
            g.phrase("static", rather, ir.AlternativeCost, what=ir.SelfRef(), w=w + 10 * v + 100)


def _copies(g: Filled) -> None:
    """How many of the card a deck may have (8.1.2): a rule of building it, without a function in the game."""
    for w, (may, verb, of, into) in enumerate(
        product(("can", "may"), ("include", "put", "have", "use"), ("", "copies of "), ("in", "into"))
    ):
        words = f"you {may} {verb} any number of {of}{{_:self}} {into} your deck"
        any_number = {"what": ir.SelfRef(), "rule": ir.DeckCopies(0, "main"), "duration": ALWAYS}
        g.phrase("static", words, ir.Restrict, w=7500 + w, **any_number)


def _by_such_cards(g: Filled) -> None:
    """ "You can only pay with CP produced by Category IX Backups and/or discarding Category IX cards to cast Hild"."""
    ways = ("to cast {_:self}", "to cast {_:self} from your hand", "to play {_:self} onto the field",
            "to play {_:self} from your hand onto the field")  # fmt: skip
    for w, way in enumerate(ways, 7410):
        for kind in ("Backups", "{element:element} Backups", "{cards:paying_backups}"):
            words = f"you can only pay with CP produced by {kind}"
            if "cards" in kind:
                g.phrase("cast_rule", f"{words} {way}", ir.PayOnlyWith, backups=True, w=w)
            for v, joined in enumerate((" and/or ", " or "), 1):
                text = f"{words}{joined}discarding {{discards:paying_cards}} {way}"
                g.phrase("cast_rule", text, ir.PayOnlyWith, backups=True, w=w + 10 * v)
        text = f"you cannot pay with CP produced by discarding cards {way}"
        g.phrase("cast_rule", text, ir.PayOnlyWith, backups=True, w=w + 30)


def _of_either_element(g: Filled) -> None:
    """ "You can only pay with Fire or Ice CP to cast Hild": each CP of one of them."""
    for one, other in permutations(ELEMENTS, 2):
        g.value("either_element", f"{one} or {other}", f"{one}/{other}")
        g.value("either_cp", f"{one} CP or {other} CP", f"{one}/{other}")
    for w, way in enumerate(("to cast {_:self}", "to play {_:self} onto the field"), 7460):
        g.phrase("cast_rule", f"you can only pay with {{element:either_cp}} {way}", ir.PayOnlyWith, w=w + 20)
        for v, (paid, backups) in enumerate((("{element:either_element} CP", False),
                                             ("CP produced by {element:either_element} Backups", True))):  # fmt: skip
            g.phrase("cast_rule", f"you can only pay with {paid} {way}", ir.PayOnlyWith, backups=backups, w=w + 10 * v)


def _for_casting(g: Filled) -> None:
    """ "The cost for casting Hild is reduced by 2": as "the cost for playing" is said of Characters."""
    mine = {"duration": ALWAYS, "w": 7400}
    for more, change in ((False, "is reduced by"), (True, "is increased by"), (True, "increases by")):
        w = 7400 + int(change == "increases by")
        for floor, tail in FLOORS:
            fixed = {"more": more, "floor": floor}
            end = f"{change} {{amount:cost_amount}}{tail}"
            g.phrase("static", f"the cost for casting {{what:source}} {end}", ir.CostChange, **fixed, w=w)
            cards = f"the cost for casting {{group:your_cards}} {end}"
            g.phrase("static", cards, ir.CastersCostChange, player=ir.You(), **fixed, **{**mine, "w": w})
    for w, (words, onto) in enumerate((("cast", ""), ("play", " onto the field")), 7410):
        for floor, tail in FLOORS:
            text = f"the cost required to {words} {{what:source}}{onto} increases by {{amount:cost_amount}}{tail}"
            g.phrase("static", text, ir.CostChange, more=True, floor=floor, w=w)


def _next_one(g: Filled) -> None:
    """ "The cost required to play your next Forward onto the field this turn is reduced by 1": as of a card that is cast."""
    mine = {"player": ir.You(), "next_only": True}
    for w, (verb, onto) in enumerate((("play", " onto the field"), ("play", "")), 7410):
        cost = f"the cost required to {verb} your next {{group:group/one}}{onto}"
        for floor, tail in FLOORS:
            fixed = {**mine, "floor": floor, "w": w}
            for v, amount in enumerate(("number", "each_less")):
                less = f"is reduced by {{amount:{amount}}}{tail}"
                one = {**fixed, "w": w + 10 * v}
                g.phrase("action", f"during this turn, {cost} {less}", ir.CastersCostChange, duration=DURING, **one)
                g.phrase("action", f"{cost} this turn {less}", ir.CastersCostChange, duration=THIS, **one)
    for floor, tail in FLOORS:  # "your Characters" of this turn are in `casting`; the span may stand in front
        text = f"during this turn, the cost required to play {{group:your_cards}} onto the field is reduced by {{amount:number}}{tail}"
        g.phrase("action", text, ir.CastersCostChange, player=ir.You(), duration=DURING, floor=floor, w=7410)


def _before_paying(g: Filled) -> None:
    """ "Before paying the cost to play Hild onto the field, you may ... If you do so, the cost required to play Hild ..." """
    less = "to reduce the cost required to cast {_:self} by {amount:number}"
    text = f"before paying the cost to cast {{_:self}}, you may {{cost:paid_cost}} {less}"
    g.phrase("static", text, ir.PayToReduce, what=ir.SelfRef(), w=7420)
    ways = (("play", " onto the field", ("required to play", "to play")), ("cast", "", ("for casting",)))
    for verb, onto, words in ways:
        for w, asked in enumerate(words, 7400):
            for v, may in enumerate(("may", "can")):
                front = f"before paying the cost to {verb} {{_:self}}{onto}, you {may} {{cost:paid_cost}}. If you do so, the cost"
                text = f"{front} {asked} {{_:self}}{onto} is reduced by {{amount:number}}"
                g.phrase("static", text, ir.PayToReduce, what=ir.SelfRef(), w=w + 2 * v + 4 * (verb == "cast"))


def _cast_for_less(g: Filled) -> None:
    """ "Cast a Summon from your hand. The cost for casting it is reduced by 2." """
    hand = {"player": ir.You(), "zone": ir.Hand(ir.You()), "free": False}
    for w, one in enumerate(("a {target:one_card}", "{target:target}"), 7400):
        for v, cost in enumerate(("The cost for casting it", "The cost to cast it", "Its cost")):
            for floor, tail in FLOORS:
                for any_element, pays in ((False, ""), (True, " and can be paid with CP of any Element")):
                    text = f"cast {one} from your hand. {cost} is reduced by {{reduction:number}}{pays}{tail}"
                    fixed = {**hand, "floor": floor, "any_element": any_element}
                    g.phrase("action", text, ir.CastFrom, w=w + 2 * v, **fixed)
