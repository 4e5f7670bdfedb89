"""Casting by an effect, now or later."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import FLOORS, LASTING_TURN, TURN_FRONT
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

NORMALLY = "at any time you could normally cast it"
IT_COSTS = "The cost required to cast it is reduced by"
# for how long, said in front of what may be cast
PRICE = ("the cost", "its cost")  # that is not paid
SPANS: tuple[tuple[str, ir.Duration], ...] = (
    ("during this turn", ir.UntilEndOfTurn(w=3)),
    ("until the end of the turn", ir.UntilEndOfTurn(w=1)),
    ("until the end of your turn", ir.UntilEndOfYourTurn(ir.You(), w=1)),
    ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You(), w=1)),
    ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
    ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=3)),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _casting(g)
    _allowed(g)
    _not_owned(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _casting_more(g)
    _allowed_more(g)
    _not_owned_more(g)
    _not_owned_otherwise(g)
    _one_of_them(g)
    _measured_of_hand(g)


def _measured_of_hand(g: Filled) -> None:
    """ "Cast 1 Fire Summon from your hand of cost 3 or less without paying its cost": the quality behind the place."""
    kind = "{adjectives?:adjectives} {noun:type_noun/one} from your hand {qualifiers:qualifiers}"
    g.phrase("kind_of_hand", kind, ir.Group, w=9300)
    g.phrase("one_of_hand", "1 {group:kind_of_hand}", ir.Target, count=ir.Num(1), w=9300)
    hand = {"player": ir.You(), "zone": ir.Hand(ir.You())}
    for w, words in enumerate(PRICE, 9300):
        g.phrase("action", f"cast {{target:one_of_hand}} without paying {words}", ir.CastFrom, w=w, **hand)


def _casting(g: Grammar) -> None:
    for w, words in enumerate((*PRICE, "the costs", "their costs")):
        g.phrase(
            "action",
            f"cast {{target:target}} from your hand without paying {words}",
            ir.CastFrom,
            player=ir.You(),
            zone=ir.Hand(ir.You()),
            w=w,
        )
    g.phrase("action", "pay {cost:icon_cost}", ir.Pay, player=ir.You())
    for w, words in enumerate(PRICE):
        g.phrase("action", f"cast {{what:one_obj}} without paying {words}", ir.CastRef, player=ir.You(), w=w)
        g.phrase("action", f"use this special ability again without paying {words}", ir.UseAgain, w=w)
    # one card: a card of the other player; other orders of the words are in the tables
    g.phrase(
        "action",
        "cast {what:one_obj} as though you owned it without paying the cost",
        ir.CastRef,
        player=ir.You(),
        w=2,
    )
    # one card now, for less: two sentences about one act
    for w, one in enumerate(("a {target:one_card}", "{target:target}"), 2):
        for floor, tail in FLOORS:
            for any_element, pays in ((False, ""), (True, " and can be paid using CP of any Element")):
                text = f"cast {one} from your hand. {IT_COSTS} {{reduction:number}}{pays}{tail}"
                g.phrase("action", text, ir.CastFrom, player=ir.You(), zone=ir.Hand(ir.You()), free=False, floor=floor,
                         any_element=any_element, w=w)  # fmt: skip
    g.phrase("one_card", "{group:group/one}", ir.Target, count=ir.Num(1), w=6)
    # one card, 2 phrases: cast for its cost; the rest into the hand
    g.phrase("action", "pay the cost and cast {what:one_obj}", ir.CastRef, player=ir.You(), free=False)
    g.phrase("action", "cast {what:one_obj}", ir.CastRef, player=ir.You(), free=False, w=1)
    g.phrase("action", "cast {what:one_obj} by paying its cost", ir.CastRef, player=ir.You(), free=False, w=2)


def _allowed(g: Grammar) -> None:
    g.phrase(
        "action",
        "you can cast {what:one_obj} at any time you could normally cast it this turn",
        ir.AllowCast,
        player=ir.You(),
        duration=ir.UntilEndOfTurn(w=2),
    )
    # one card each, 2 phrases: for this turn, with and without "as though you owned it"
    g.phrase(
        "action",
        "you can cast {what:one_obj} this turn",
        ir.AllowCast,
        player=ir.You(),
        duration=ir.UntilEndOfTurn(w=2),
        w=1,
    )
    words = "until the end of your turn, you can cast {what:source} removed by this ability's cost"
    # one card: what this effect did, and what its cost removed
    g.phrase("action", words, ir.AllowCast, player=ir.You(), duration=ir.UntilEndOfYourTurn(ir.You(), w=1), w=5)
    for w, words in enumerate(
        (
            "at any time you could normally cast them this turn",
            "this turn",
        ),
        5,
    ):
        # one card: with or without when
        g.phrase(
            "action",
            "you can cast {what:many_object} " + words,
            ir.AllowCast,
            player=ir.You(),
            duration=ir.UntilEndOfTurn(w=2),
            w=w,
        )
    free = {"player": ir.You(), "duration": ir.UntilEndOfTurn(w=2), "free": True}
    for w, may in enumerate(("can", "may"), 20):
        # one card, 3 phrases: "can" and "may"; every span of time is in the tables
        g.phrase(
            "action", f"you {may} cast {{what:one_obj}} without paying the cost this turn", ir.AllowCast, w=w, **free
        )


def _not_owned(g: Grammar) -> None:
    normally = "at any time you could normally cast it"
    # one card each: with and without "as though you owned it"
    for w, words in enumerate((normally, f"as though you owned it {normally}")):
        g.phrase(
            "action",
            "you can cast {what:one_obj} " + words,
            ir.AllowCast,
            player=ir.You(),
            duration=ir.Permanent(),
            w=w,
        )
        if w:
            g.phrase(
                "action",
                "you can cast {what:one_obj} " + words + " this turn",
                ir.AllowCast,
                player=ir.You(),
                duration=ir.UntilEndOfTurn(w=2),
                w=3,
            )
    # one card: for this turn, with and without "as though you owned it"
    g.phrase(
        "action",
        "you can cast {what:one_obj} as though you owned it this turn",
        ir.AllowCast,
        player=ir.You(),
        duration=ir.UntilEndOfTurn(w=2),
        w=2,
    )
    # one card: no other span says that it lasts as long as the game
    g.phrase(
        "action",
        "during this game, you can cast {what:one_obj} as though you owned it " + NORMALLY,
        ir.AllowCast,
        player=ir.You(),
        duration=ir.Permanent(),
        w=4,
    )
    words = "you can cast {what:one_obj} as though you owned it without paying the cost this turn"
    free = {"player": ir.You(), "duration": ir.UntilEndOfTurn(w=2), "free": True}
    # one card: "can" and "may"; every span of time is in the tables
    g.phrase("action", words, ir.AllowCast, w=22, **free)


def _casting_more(g: Filled) -> None:
    you = ir.You()
    for w, cost in enumerate(PRICE, 70):
        text = f"cast {{target:target}} from your Break Zone without paying {cost}"
        g.phrase("action", text, ir.CastFrom, player=you, zone=ir.BreakZone(you), w=w)
    you = {"player": ir.You()}
    owned = "as though you owned it"
    for w, cost in enumerate(PRICE, 100):
        g.phrase("action", f"cast {{what:one_obj}} without paying {cost} {owned}", ir.CastRef, w=w, **you)
    you = ir.You()
    for w, cost in enumerate(PRICE, 520):
        words = f"cast {{target:target}} from {{zone:either_zone}} without paying {cost}"
        g.phrase("action", words, ir.CastFrom, player=you, w=w)
    here = {"player": ir.You(), "zone": ir.BreakZone(ir.You()), "free": False}
    g.phrase("action", "cast {target:target} from your Break Zone", ir.CastFrom, w=400, **here)


def _allowed_more(g: Filled) -> None:
    normally = " at any time you could normally cast it"
    ever = ir.Permanent()
    you = {"player": ir.You()}
    for w, (owned, when, duration) in enumerate(
        (
            ("", normally, ever),
            (" as though you owned it", normally, ever),
        ),
        100,
    ):
        g.phrase("action", f"you may cast {{what:one_obj}}{owned}{when}", ir.AllowCast, duration=duration, w=w, **you)
    paid = "you can cast {what:source} removed by this ability's cost"
    for w, (front, behind, duration) in enumerate(
        (
            ("during this turn, ", "", TURN_FRONT),
            ("", " this turn", LASTING_TURN),
            ("until the end of the turn, ", "", ir.UntilEndOfTurn(w=1)),
            ("until the end of your turn, ", "", ir.UntilEndOfYourTurn(ir.You(), w=1)),
            ("until the end of your next turn, ", "", ir.UntilEndOfNextTurn(ir.You(), w=1)),
            ("during this game, ", "", ir.Permanent()),
        ),
        400 + 20,
    ):
        g.phrase("action", f"{front}{paid}{behind}", ir.AllowCast, player=ir.You(), duration=duration, w=w)


def _one_of_them(g: Filled) -> None:
    """ "Remove the top 3 cards of your deck from the game. You can cast 1 of them this turn." """
    them = ir.Pronoun("them")
    g.phrase("castable_one", "1 of them", ir.AllAmong, group=ir.Group(ir.IsCard()), among=them, w=600)
    g.phrase("castable_one", "one of them", ir.AllAmong, group=ir.Group(ir.IsCard()), among=them, w=601)
    g.phrase("castable_one", "1 {group:group/one} among them", ir.AllAmong, among=them, w=602)
    one = {"player": ir.You(), "once": True}
    tails = (
        ("", False),
        (f" {NORMALLY}", False),
        (" as though you owned it", False),
        (" without paying the cost", True),
        (" without paying its cost", True),
    )
    for v, may in enumerate(("can", "may")):
        for w, (tail, free) in enumerate(tails, 800):
            text = f"you {may} cast {{what:castable_one}}"
            fixed = {"free": free, "w": w + 10 * v, **one}
            g.phrase("action", f"{text}{tail} this turn", ir.AllowCast, duration=ir.UntilEndOfTurn(w=2), **fixed)
            if free:
                free_now = {**fixed, "w": w + 10 * v + 5}
                g.phrase("action", f"{text} this turn{tail}", ir.AllowCast, duration=ir.UntilEndOfTurn(w=2), **free_now)
            for words, span in SPANS:
                g.phrase("action", f"{words}, {text}{tail}", ir.AllowCast, duration=span, **fixed)


def _not_owned_more(g: Filled) -> None:
    """A card or several, as though one owned them."""
    for what, them, category in (("one_obj", "it", "one"), ("many_object", "them", "many")):
        normally = f" at any time you could normally cast {them}"
        own = "its cost" if category == "one" else "their costs"
        tails = (
            ("", False),
            (normally, False),
            (f" as though you owned {them}", False),
            (f" as though you owned {them}{normally}", False),
            (" without paying the cost", True),
            (f" as though you owned {them} without paying the cost", True),
            (f" without paying {own}", True),
            (f" as though you owned {them} without paying {own}", True),
            (f"{normally} without paying the cost", True),
            (f"{normally} without paying {own}", True),
        )
        for v, may in enumerate(("can", "may")):
            for w, (tail, free) in enumerate(tails):
                fixed = {"player": ir.You(), "free": free, "w": 70 + 10 * v + w}
                text = f"you {may} cast {{what:{what}}}{tail}"
                for words, span in SPANS:
                    g.phrase("action", f"{words}, {text}", ir.AllowCast, duration=span, **fixed)
                    only = f"{words}, {text} as long as {{condition:conditions}}"
                    # one card: only as long as something is so
                    g.phrase("action", only, ir.AllowCast, duration=span, **{**fixed, "w": 270 + 10 * v + w})
                g.phrase("action", f"{text} this turn", ir.AllowCast, duration=ir.UntilEndOfTurn(w=2), **fixed)
                if tail:  # "you can cast it this turn without paying the cost"
                    turn_first = f"you {may} cast {{what:{what}}} this turn{tail}"
                    moved = {**fixed, "w": 470 + 10 * v + w}
                    g.phrase("action", turn_first, ir.AllowCast, duration=ir.UntilEndOfTurn(w=2), **moved)
                owned = f" as though you owned {them}"
                if free and owned in tail:
                    between = text.replace(owned, f"{owned} this turn")
                    moved = {**fixed, "w": 670 + 10 * v + w}
                    g.phrase("action", between, ir.AllowCast, duration=ir.UntilEndOfTurn(w=2), **moved)
                if free and normally in tail:
                    turn_first = text.replace(normally, f"{normally} this turn")
                    moved = {**fixed, "w": 570 + 10 * v + w}
                    g.phrase("action", turn_first, ir.AllowCast, duration=ir.UntilEndOfTurn(w=2), **moved)
                if category == "many" or may == "may":
                    continue
                for words, span in SPANS[1:]:
                    g.phrase("action", f"{text} {words}", ir.AllowCast, duration=span, **{**fixed, "w": 70 + 20 + w})
    # the other order: "at any time you could normally cast it as though you owned it"
    for v, may in enumerate(("can", "may")):
        for w, (behind, duration) in enumerate((("", ir.Permanent()), (" this turn", ir.UntilEndOfTurn(w=2)))):
            text = f"you {may} cast {{what:one_obj}} {NORMALLY} as though you owned it{behind}"
            g.phrase("action", text, ir.AllowCast, player=ir.You(), duration=duration, w=600 + 10 * v + w)


def _not_owned_otherwise(g: Filled) -> None:
    """Several cards in the other order, for the whole game or while a card is on the field."""
    # several cards: "You can cast them as though you owned them at any time you could normally cast them."
    when = "at any time you could normally cast them"
    for v, may in enumerate(("can", "may")):
        for w, tail in enumerate((when, f"as though you owned them {when}", f"{when} as though you owned them")):
            text = f"you {may} cast {{what:many_object}} {tail}"
            g.phrase("action", text, ir.AllowCast, player=ir.You(), duration=ir.Permanent(), w=620 + 10 * v + w)
    spans: tuple[tuple[str, ir.Duration], ...] = (
        ("during this game, ", ir.Permanent()),
        ("as long as {_:self} is on the field, ", ir.WhileOnField(ir.SelfRef(), w=2)),
        ("for as long as {_:self} is on the field, ", ir.WhileOnField(ir.SelfRef(), w=1)),
    )
    for (front, duration), (what, them) in product(spans, (("one_obj", "it"), ("many_object", "them"))):
        normally = f"at any time you could normally cast {them}"
        for w, owned in enumerate((f" as though you owned {them}", ""), 400):
            for v, may in enumerate(("can", "may")):
                text = f"{front}you {may} cast {{what:{what}}}{owned}"
                fixed = {"player": ir.You(), "duration": duration}
                g.phrase("action", f"{text} {normally}", ir.AllowCast, w=w + 2 * v, **fixed)
                g.phrase("action", text, ir.AllowCast, w=w + 2 * v + 10, **fixed)
