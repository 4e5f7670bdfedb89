"""Taking some of the cards that were shown, and what becomes of the others."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import MILLED_CARDS, OWNER
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

OTHERS = (
    "the other cards",
    "the other cards revealed",
    "the rest of the cards",
    "the rest",
    "the remaining cards",
    "the other card",
    "the remaining card",
)
# where a card that was looked at is put, and the rest of them
PLACES = (
    ("on top of your deck", ir.DeckTop(ir.You())),
    ("at the bottom of your deck", ir.DeckBottom(ir.You())),
    ("into the Break Zone", ir.BreakZone(OWNER)),
)
THE_OTHERS = ("the other", "the other card", "the others", "the other cards", "the rest", "the rest of the cards")
THE_OTHER_CARDS = ("the other revealed cards", "the rest of the revealed cards", "the other cards revealed")
TAKEN_OTHERS = ("the other cards", "the others", "the other", "the other card", "the rest", "the rest of the cards",
          "the remaining cards", "the remaining card")  # fmt: skip
THEIR_DECKS = ("their deck", "your opponent's deck")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _taken(g)
    _taken_of_chosen(g)
    _rest(g)
    _further_rest(g)
    _among(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _taken_more(g)
    _rest_more(g)
    _the_others_more(g)
    _further_rest_more(g)
    _among_more(g)
    _of_milled(g)


def _taken(g: Grammar) -> None:
    """What is taken of cards that were shown."""
    among = ir.Pronoun("revealed")
    g.phrase(
        "action",
        "add {target:target} among them to your hand",
        ir.TakeAmong,
        player=ir.You(),
        among=among,
        into=ir.Hand(ir.You()),
    )
    g.phrase(
        "action",
        "play {target:target} among them onto the field",
        ir.TakeAmong,
        player=ir.You(),
        among=among,
        into=ir.Field(ir.You()),
    )
    g.phrase(
        "action",
        "put {target:target} among them on top of your deck",
        ir.TakeAmong,
        player=ir.You(),
        among=among,
        into=ir.DeckTop(ir.You()),
    )
    g.phrase(
        "action",
        "remove {target:target} among them from the game",
        ir.TakeAmong,
        player=ir.You(),
        among=ir.Pronoun("revealed"),
        into=ir.Removed(OWNER),
    )
    g.phrase(
        "action",
        "put {target:target} among them into the Break Zone",
        ir.TakeAmong,
        player=ir.You(),
        among=ir.Pronoun("revealed"),
        into=ir.BreakZone(OWNER),
    )


def _taken_of_chosen(g: Grammar) -> None:
    """Some of several that were chosen, selected or cast among them."""
    # of several that were chosen: "add 1 of them to your hand"
    among = {"player": ir.You(), "among": ir.Pronoun("them"), "w": 3}
    # one card, 2 phrases: some of those that were chosen, and the rest of them
    g.phrase("action", "add {target:some_card} of them to your hand", ir.TakeAmong, into=ir.Hand(ir.You()), **among)
    g.phrase("some_card", "{count:number}", ir.Target, group=ir.Group(ir.IsCard()), w=4)
    chosen = {"among": ir.Pronoun("them"), "w": 3}
    g.phrase("action", "{player:who} selects {target:some_card} of them", ir.SelectAmong, **chosen)
    # no instruction like others: "if ..., select 2 of them instead" are actions that are offered
    g.phrase("picked", "select {target:some_card} of them", ir.SelectAmong, player=ir.You(), **chosen)
    g.pair("picked_and_done", "picked", "action", " and ", cls=ir.Both, field="effects")
    g.alias("done", "picked")
    g.alias("done", "picked_and_done")
    among = {"player": ir.You(), "among": ir.Pronoun("among_shown")}
    g.phrase("action", "select {target:target} among them", ir.SelectAmong, **among)
    among = {"player": ir.You(), "among": ir.Pronoun("revealed")}
    g.phrase("action", "cast {target:target} among them without paying the cost", ir.CastAmong, **among)
    # one card, 3 phrases: cast at once, or shown at random
    g.phrase(
        "action", "reveal {target:target} among them and cast it without paying the cost", ir.CastAmong, w=1, **among
    )


def _rest(g: Grammar) -> None:
    among = ir.Pronoun("revealed")
    rest = {"among": among}
    for w, other in enumerate(("the other cards", "the other cards revealed", "the rest of the cards", "the rest")):
        g.phrase(
            "action",
            f"return {other} to the bottom of your deck in any order",
            ir.PutRest,
            to=ir.DeckBottom(ir.You()),
            w=w,
            **rest,
        )
        g.phrase("action", f"put {other} into the Break Zone", ir.PutRest, to=ir.BreakZone(OWNER), w=w, **rest)
        g.phrase(
            "action",
            f"shuffle {other} and return them to the bottom of your deck",
            ir.PutRest,
            to=ir.DeckBottom(ir.You(), "random"),
            w=w,
            **rest,
        )
    # one card: all ends and verbs are in the tables
    g.phrase("action", "put the other to the bottom of your deck", ir.PutRest, to=ir.DeckBottom(ir.You()), w=4, **rest)
    g.phrase("action", "put the other at the bottom of your deck", ir.PutRest, to=ir.DeckBottom(ir.You()), w=5, **rest)
    g.phrase(
        "action", "put the other card at the bottom of your deck", ir.PutRest, to=ir.DeckBottom(ir.You()), w=6, **rest
    )
    # one card: all ends and verbs are in the tables
    g.phrase(
        "action",
        "return the other card to the bottom of your deck",
        ir.PutRest,
        among=ir.Pronoun("revealed"),
        to=ir.DeckBottom(ir.You()),
        w=7,
    )
    # one card: all ends and verbs are in the tables
    g.phrase(
        "action",
        "put the remaining card on top of your deck",
        ir.PutRest,
        among=ir.Pronoun("revealed"),
        to=ir.DeckTop(ir.You()),
    )


def _further_rest(g: Grammar) -> None:
    for w, other in enumerate(("the other cards", "the rest of the cards", "the rest")):
        for deck in ("their deck", "your opponent's deck"):
            v = w + 8 + 3 * (deck != "their deck")
            theirs = {"among": ir.Pronoun("revealed"), "w": v}
            g.phrase(
                "action",
                f"return {other} to the top of {deck} in any order",
                ir.PutRest,
                to=ir.DeckTop(ir.Opponent()),
                **theirs,
            )
            g.phrase(
                "action",
                f"return {other} to the bottom of {deck} in any order",
                ir.PutRest,
                to=ir.DeckBottom(ir.Opponent()),
                **theirs,
            )
    other = {"among": ir.Pronoun("revealed"), "to": ir.DeckBottom(ir.Opponent())}
    # "... and put the other to the bottom of ...": an action of its own
    # one card: the other player's deck
    for w, words in enumerate(("put the other to the bottom of", "put the other at the bottom of")):
        g.phrase("action", f"{words} your opponent's deck", ir.PutRest, w=14 + w, **other)
    # one card: cast for its cost; the rest into the hand
    g.phrase(
        "action", "add the other cards to your hand", ir.PutRest, among=ir.Pronoun("revealed"), to=ir.Hand(ir.You())
    )
    g.phrase("action", "add the rest of the cards to your hand", ir.PutRest, among=ir.Pronoun("revealed"),
             to=ir.Hand(ir.You()), w=1)  # fmt: skip


def _among(g: Grammar) -> None:
    g.list("split_deck", "split_part", " and ", min=2, max=2)
    g.phrase(
        "split_part",
        "{target:target} among them on top of your deck",
        ir.TakeAmong,
        player=ir.You(),
        among=ir.Pronoun("revealed"),
        into=ir.DeckTop(ir.You()),
    )
    for w, words in enumerate(
        (
            "the other to the bottom of your deck",
            "the other at the bottom of your deck",
            "the other card at the bottom of your deck",
        )
    ):
        g.phrase("split_part", words, ir.PutRest, among=ir.Pronoun("revealed"), to=ir.DeckBottom(ir.You()), w=w)
    other = {"among": ir.Pronoun("revealed"), "to": ir.DeckBottom(ir.Opponent())}
    for w, words in enumerate(("to", "at")):
        for v, deck in enumerate(("your opponent's", "their")):
            g.phrase("split_part", f"the other {words} the bottom of {deck} deck", ir.PutRest, w=3 + w + 2 * v, **other)
    g.phrase(
        "split_part",
        "{target:target} among them on top of your opponent's deck",
        ir.TakeAmong,
        player=ir.You(),
        among=ir.Pronoun("revealed"),
        into=ir.DeckTop(ir.Opponent()),
    )


def _taken_more(g: Filled) -> None:
    shown = ir.Pronoun("among_shown")
    g.phrase("action", "{player:who} selects {target:target} among them", ir.SelectAmong, among=shown, w=1)
    # "Look at your opponent's hand and select 1 Summon in it.": the hand is the cards that were shown
    for w, place in enumerate(("in it", "from it"), 7100):
        g.phrase("action", f"select {{target:target}} {place}", ir.SelectAmong, player=ir.You(), among=shown, w=w)
    g.phrase("some_card", "one", ir.Target, count=ir.Num(1), group=ir.Group(ir.IsCard()), w=5)
    cards = {"group": ir.Group(ir.IsCard()), "w": 4}
    g.phrase("some_card", "up to {count:number}", ir.Target, up_to=True, **cards)
    g.phrase("some_card", "any number", ir.Target, count=ir.Num(0), any_number=True, **cards)
    fixed = {"player": ir.You(), "among": ir.Pronoun("revealed")}
    g.phrase("action", "play {target:target} among them onto the field dull", ir.TakeAmong, into=ir.Field(ir.You()), dull=True,
             w=70, **fixed)  # fmt: skip
    # "your opponent reveals their hand. You may play 1 Monster among them onto your field"
    for dull, words in ((False, ""), (True, " dull")):
        text = f"play {{target:target}} among them onto your field{words}"
        g.phrase("action", text, ir.TakeAmong, into=ir.Field(ir.You()), dull=dull, w=80, **fixed)
    for w, words in enumerate(("put", "place"), 70):
        text = f"{words} {{target:target}} among them at the bottom of your deck"
        g.phrase("action", text, ir.TakeAmong, into=ir.DeckBottom(ir.You()), w=w, **fixed)
    # "put 1 card on top of your deck and 1 card at the bottom of your deck": which cards is said but once, or not at all
    for w, (place, into) in enumerate((("on top of your deck", ir.DeckTop(ir.You())), ("at the bottom of your deck", ir.DeckBottom(ir.You())),
                                       ("into the Break Zone", ir.BreakZone(OWNER)))):  # fmt: skip
        g.phrase("split_part", f"{{target:plain_cards}} {place}", ir.TakeAmong, into=into, w=440 + w, **fixed)
    text = "place {target:target} among them on top of your deck"
    g.phrase("action", text, ir.TakeAmong, into=ir.DeckTop(ir.You()), w=70, **fixed)
    among = {"player": ir.You(), "among": ir.Pronoun("revealed")}
    for w, it in enumerate(("it", "them"), 70):
        text = f"reveal {{target:target}} among them and add {it} to your hand"
        g.phrase("action", text, ir.TakeAmong, into=ir.Hand(ir.You()), w=w, **among)
    you = ir.You()
    fixed = {"player": you, "among": ir.Pronoun("revealed"), "w": 400}
    for verb, place, into in (
        ("put", "on top of your deck", ir.DeckTop(you)),
        ("put", "on the top of your deck", ir.DeckTop(you, w=400)),
        ("put", "at the bottom of your deck", ir.DeckBottom(you)),
        ("put", "into the Break Zone", ir.BreakZone(OWNER)),
        ("remove", "from the game", ir.Removed(OWNER)),
    ):
        g.phrase("action", f"{verb} {{target:some_card}} of them {place}", ir.TakeAmong, into=into, **fixed)
        if verb == "put":
            split = f"{{target:some_card}} of them {place}"
            g.phrase("split_part", split, ir.TakeAmong, into=into, **fixed)
    you = {"player": ir.You(), "among": ir.Pronoun("them"), "w": 600}
    for dull, words in ((False, ""), (True, " dull")):
        text = f"play {{target:some_card}} of them onto the field{words}"
        g.phrase("action", text, ir.TakeAmong, into=ir.Field(ir.You()), dull=dull, **you)
    text = "return {target:some_card} of them to your hand"
    g.phrase("action", text, ir.TakeAmong, into=ir.Hand(ir.You()), **you)


def _rest_more(g: Filled) -> None:
    you = ir.You()
    for w, other in enumerate((*OTHERS, "the others"), 70):
        shuffled = {"among": ir.Pronoun("revealed"), "to": ir.DeckZone(you), "shuffle": True, "w": w}
        g.phrase("action", f"shuffle {other} into your deck", ir.PutRest, **shuffled)
    ends = (("top", ir.DeckTop(you)), ("bottom", ir.DeckBottom(you)))
    rest = {"among": ir.Pronoun("revealed")}
    for i, other in enumerate(OTHERS):
        w = 70 + i
        for end, to in ends:
            place = "on top of" if end == "top" else "at the bottom of"
            if (i, end) not in {(5, "bottom")}:
                g.phrase("action", f"return {other} to the {end} of your deck", ir.PutRest, to=to, w=w, **rest)
            if end == "top" or i > 3:
                text = f"return {other} to the {end} of your deck in any order"
                g.phrase("action", text, ir.PutRest, to=to, w=w + 10, **rest)
            for v, verb in enumerate(("put", "place")):
                if (i, end, verb) not in {(5, "bottom", "put"), (6, "top", "put")}:
                    g.phrase(
                        "action", f"{verb} {other} {place} your deck", ir.PutRest, to=to, w=w + 20 + 20 * v, **rest
                    )
                text = f"{verb} {other} {place} your deck in any order"
                g.phrase("action", text, ir.PutRest, to=to, w=w + 30 + 20 * v, **rest)
        if i > 3:
            g.phrase("action", f"put {other} into the Break Zone", ir.PutRest, to=ir.BreakZone(OWNER), w=w, **rest)
        g.phrase("action", f"remove {other} from the game", ir.PutRest, to=ir.Removed(OWNER), w=w, **rest)
        if i not in (0, 2):
            g.phrase("action", f"add {other} to your hand", ir.PutRest, to=ir.Hand(you), w=w, **rest)


def _the_others_more(g: Filled) -> None:
    """The others, and the other one, by those words."""
    you, rest = ir.You(), {"among": ir.Pronoun("revealed")}
    ends = (
        ("at the bottom of your deck", ir.DeckBottom(you)),
        ("on the bottom of your deck", ir.DeckBottom(you, w=400)),
        ("on top of your deck", ir.DeckTop(you)),
        ("on the top of your deck", ir.DeckTop(you, w=400)),
    )
    for i, other in enumerate(("the others", "the other", "the other cards", "the rest", "the rest of the cards"), 400):
        for v, order in enumerate(("",) if other == "the other" else ("", " in any order")):
            for place, to in ends:
                for u, verb in enumerate(("put", "place")):
                    g.phrase(
                        "action", f"{verb} {other} {place}{order}", ir.PutRest, to=to, w=i + 10 * v + 20 * u, **rest
                    )
                g.phrase("split_part", f"{other} {place}{order}", ir.PutRest, to=to, w=i + 10 * v, **rest)
            for end in ("bottom", "top"):
                to = ir.DeckBottom(you) if end == "bottom" else ir.DeckTop(you)
                text = f"return {other} to the {end} of your deck{order}"
                g.phrase("action", text, ir.PutRest, to=to, w=i + 10 * v + 40, **rest)
        w = 6900 if other == "the other" else i
        g.phrase("action", f"put {other} into the Break Zone", ir.PutRest, to=ir.BreakZone(OWNER), w=w, **rest)
        g.phrase("split_part", f"{other} into the Break Zone", ir.PutRest, to=ir.BreakZone(OWNER), w=i, **rest)
    for w, words in enumerate(THE_OTHER_CARDS, 3000):
        g.phrase("action", f"put {words} into the Break Zone", ir.PutRest, to=ir.BreakZone(OWNER), w=w, **rest)
        g.phrase("action", f"remove {words} from the game", ir.PutRest, to=ir.Removed(OWNER), w=w, **rest)
        g.phrase(
            "action", f"shuffle {words} into your deck", ir.PutRest, to=ir.DeckZone(you), shuffle=True, w=w, **rest
        )
        text = f"shuffle {words} and return them to the bottom of your deck"
        g.phrase("action", text, ir.PutRest, to=ir.DeckBottom(you, "random"), w=w, **rest)
        for v, order in enumerate(("", " in any order")):
            for place, to in ends:
                for u, verb in enumerate(("put", "place")):
                    text = f"{verb} {words} {place}{order}"
                    g.phrase("action", text, ir.PutRest, to=to, w=w + 10 * v + 20 * u, **rest)
            for end, to in (("bottom", ir.DeckBottom(you)), ("top", ir.DeckTop(you))):
                text = f"return {words} to the {end} of your deck{order}"
                g.phrase("action", text, ir.PutRest, to=to, w=w + 10 * v + 40, **rest)


def _further_rest_more(g: Filled) -> None:
    ends = (("top", ir.DeckTop(ir.Opponent())), ("bottom", ir.DeckBottom(ir.Opponent())))
    among = {"among": ir.Pronoun("revealed")}
    looked_at = {"player": ir.You(), **among}
    for v, deck in enumerate(THEIR_DECKS):
        for w, (verb, place) in enumerate(
            product(("put", "place"), ("at the bottom of", "on the bottom of", "on top of", "on the top of")), 600
        ):
            text = f"{verb} {{target:target}} among them {place} {deck}"
            to = ends[place.endswith("bottom of")][1]
            g.phrase("action", text, ir.TakeAmong, into=to, w=w + 10 * v, **looked_at)
    for i, other in enumerate(TAKEN_OTHERS):
        for v, deck in enumerate(THEIR_DECKS):
            for u, order in enumerate(("", " in any order")):
                for end, to in ends:
                    w = 600 + i + 10 * v + 20 * u
                    g.phrase("action", f"return {other} to the {end} of {deck}{order}", ir.PutRest, to=to, w=w, **among)
                    for x, verb in enumerate(("put", "place"), 1):
                        for y, place in enumerate(
                            ("to the", "on the", "at the") if end == "bottom" else ("on", "on the")
                        ):
                            where = "on top" if place == "on" else f"{place} {end}"
                            text = f"{verb} {other} {where} of {deck}{order}"
                            g.phrase("action", text, ir.PutRest, to=to, w=w + 40 * x + 100 * y, **among)
        under = {"to": ir.DeckBottom(ir.Opponent(), "random"), **among}
        for v, deck in enumerate(THEIR_DECKS):
            g.phrase(
                "action",
                f"shuffle {other} and return them to the bottom of {deck}",
                ir.PutRest,
                w=600 + i + 10 * v,
                **under,
            )
        text = f"your opponent shuffles {other} and returns them to the bottom of their deck"
        g.phrase("action", text, ir.PutRest, w=620 + i, **under)
    rest = {"among": ir.Pronoun("revealed"), "w": 6900}
    for tail, verb, to in (("from the game", "remove", ir.Removed(OWNER)), ("to your hand", "add", ir.Hand(ir.You()))):
        g.phrase("action", f"{verb} the other {tail}", ir.PutRest, to=to, **rest)


def _among_more(g: Filled) -> None:
    # one verb for both: "put 1 card among them on top of your deck and the other into the Break Zone"
    seen = {"among": ir.Pronoun("revealed")}
    for words, into in PLACES:
        if not isinstance(into, ir.DeckTop):
            g.phrase("one_part", f"{{target:target}} among them {words}", ir.TakeAmong, player=ir.You(), into=into,
                     **seen)  # fmt: skip
        for w, other in enumerate(THE_OTHERS, 70):
            if not isinstance(into, ir.DeckBottom):
                g.phrase("one_part", f"{other} {words}", ir.PutRest, to=into, w=w, **seen)
    among = {"among": ir.Pronoun("revealed")}
    you = ir.You()
    places: tuple[tuple[str, ir.Zone], ...] = (
        ("on top of your deck", ir.DeckTop(you)),
        ("at the bottom of your deck", ir.DeckBottom(you)),
        ("into the Break Zone", ir.BreakZone(OWNER)),
    )
    for words, into in places:
        g.phrase("split_part", f"{{target:target}} among them {words}", ir.TakeAmong, player=you, into=into, **among)
        if isinstance(into, ir.DeckTop | ir.DeckBottom):
            several = f"{{target:target}} among them {words} in any order"
            g.phrase("split_part", several, ir.TakeAmong, player=you, into=into, w=40, **among)
            g.phrase("action", f"put {several}", ir.TakeAmong, player=you, into=into, w=40, **among)
    rests = (
        ("the other cards", 10),
        ("the rest of the cards", 20),
        ("the rest", 30),
        ("the other", 0),
        ("the other card", 2),
    )
    for other, first in rests:
        for words, to in places:
            orders = ("", " in any order") if "deck" in words and first >= 10 else ("",)
            for w, order in enumerate(orders, first):
                g.phrase("split_part", f"{other} {words}{order}", ir.PutRest, to=to, w=w, **among)


def _of_milled(g: Filled) -> None:
    """ "Put the top 4 cards of your deck into the Break Zone. Add 1 Forward put into the Break Zone by this effect to your hand." """
    fixed = {"player": ir.You(), "among": ir.Pronoun("all_milled")}
    ways: tuple[tuple[str, str, ir.Zone, bool], ...] = (
        ("add", "to your hand", ir.Hand(ir.You()), False),
        ("play", "onto the field", ir.Field(ir.You()), False),
        ("play", "onto the field dull", ir.Field(ir.You()), True),
        ("remove", "from the game", ir.Removed(OWNER), False),
    )
    for w, by in enumerate(("by this effect", "this way", "due to this ability"), 90):
        for verb, place, into, dull in ways:
            text = f"{verb} {{target:target}} put into the Break Zone {by} {place}"
            g.phrase("action", text, ir.TakeAmong, into=into, dull=dull, w=w, **fixed)
    for w, words in enumerate(MILLED_CARDS, 900):
        for verb, place, into, dull in ways:
            text = f"{verb} {{target:target}} among {words} {place}"
            g.phrase("action", text, ir.TakeAmong, into=into, dull=dull, w=w, **fixed)
