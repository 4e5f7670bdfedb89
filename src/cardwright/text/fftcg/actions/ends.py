"""Cards that go to an end of a deck: every verb with every word for the place."""

import msgspec

from cardwright.text import ir
from cardwright.text.fftcg.common import OWNER
from cardwright.text.fftcg.filled import Filled

BOTTOM, TOP = ir.DeckBottom(OWNER), ir.DeckTop(OWNER)
PLACES: tuple[tuple[str, ir.Node], ...] = (
    ("at the bottom of", BOTTOM),
    ("on the bottom of", BOTTOM),
    ("to the bottom of", BOTTOM),
    ("on top of", TOP),
    ("on the top of", TOP),
    ("at the top of", TOP),
    ("to the top of", TOP),
)
# what phrases say that agree in number ("<its owner's deck|their owners' decks>"): moves.py
SAID = {
    "put": ("at the bottom of", "on top of"),
    "place": ("at the bottom of", "on top of"),
    "return": ("to the bottom of", "to the top of"),
}
# and what they say of one card alone
SAID_OF_ONE = {
    "put": ("on the bottom of", "on the top of"),
    "place": ("on the bottom of",),
    "return": ("at the bottom of", "on top of"),
}
FIRST = 1400
# either end of a deck, for cards that were looked at, or for what is left of them
EITHER = ("on the top or bottom", "at the top or bottom", "to the top or bottom", "on the top and/or bottom",
          "at the top and/or bottom", "to the top and/or bottom")  # fmt: skip
REST = ("the other cards", "the rest of the cards", "the rest", "the remaining cards", "the others")


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _named(g)
    _selected(g)
    _rest(g)
    _parted(g)
    _theirs(g)
    _after_use(g)


def _parted(g: Filled) -> None:
    # "look at the top 3 cards of your deck. Put any number of them at the bottom of your deck and the rest on top of your deck in any order"
    bottoms, tops = ("at the bottom of", "on the bottom of"), ("on top of", "on the top of", "at the top of")
    ways = [(a, b) for a in bottoms for b in tops] + [(b, a) for a in bottoms for b in tops]
    opponents = ("your opponent's deck", "their deck")
    decks: list[tuple[str, str, ir.Player]] = [("your deck", "your deck", ir.You())]
    decks += [(first, second, ir.Opponent()) for first in opponents for second in opponents]
    for v, (deck, same, player) in enumerate(decks):
        for w, (some, others) in enumerate(ways, FIRST + 20 * v):
            for u, order in enumerate((" in any order and", " and")):
                text = f"put any number of {{what:all_revealed}} {some} {deck}{order} the rest {others} {same} in any order"
                g.phrase("action", text, ir.PutInto, to=ir.DeckTopOrBottom(player), w=w + 200 * u)


def _theirs(g: Filled) -> None:
    # "look at the top 2 cards of your opponent's deck. Put them at the top or bottom of their deck in any order"
    opponents = ("their deck", "your opponent's deck", "his/her deck")
    for v, (verb, deck) in enumerate((verb, deck) for verb in SAID for deck in opponents):
        for w, place in enumerate(EITHER, FIRST + 600 + 10 * v):
            text = f"{verb} {{what:all_revealed}} {place} of {deck} in any order"
            g.phrase("action", text, ir.PutInto, to=ir.DeckTopOrBottom(ir.Opponent()), w=w)


def _after_use(g: Filled) -> None:
    # a Summon of itself: "return Hraes to your hand instead of putting it in the Break Zone"
    instead = "instead of putting it in the Break Zone"
    for w, end in enumerate((f" {instead}", f" after use {instead}"), FIRST):
        for v, hand in enumerate(("its owner's hand", "your hand")):
            g.phrase(
                "action", f"return {{what:source}} to {hand}{end}", ir.ToHand, player=OWNER, verb="return", w=w + 10 * v
            )
            deck = hand.replace("hand", "deck")
            for u, (verb, place, to) in enumerate(
                (verb, place, to) for verb in ("put", "place") for place, to in (PLACES[0], PLACES[3])
            ):
                text = f"{verb} {{what:source}} {place} {deck}{end}"
                g.phrase("action", text, ir.PutInto, to=to, w=2000 + w + 10 * v + 20 * u)
        text = f"remove {{what:source}} from the game{end}"
        g.phrase("action", text, ir.RemoveFromGame, duration=ir.Permanent(), w=w)


def _selected(g: Filled) -> None:
    # "put 1 Forward you control at the bottom of its owner's deck"
    for u, verb in enumerate(SAID):
        for v, (place, to) in enumerate(PLACES):
            fixed = {"player": ir.You(), "to": to, "w": FIRST + 10 * u + v}
            g.phrase("action", f"{verb} {{target:one_target}} {place} its owner's deck", ir.SelectAndPut, **fixed)
            g.phrase("action", f"{verb} {{target:many_targets}} {place} their owners' decks", ir.SelectAndPut, **fixed)
    g.phrase("one_target", "1 {group:group/one}", ir.Target, count=ir.Num(1), w=FIRST)
    g.phrase("many_targets", "{count:many_number} {group:group/many}", ir.Target, w=FIRST)
    g.phrase("many_targets", "up to {count:many_number} {group:group/many}", ir.Target, up_to=True, w=FIRST)
    g.phrase("many_targets", "any number of {group:group/many}", ir.Target, count=ir.Num(0), any_number=True, w=FIRST)


def _rest(g: Filled) -> None:
    for v, rest in enumerate(REST):
        for u, verb in enumerate(SAID):
            for w, (place, _to) in enumerate(PLACES[:3]):
                text = f"{verb} {rest} {place} your deck in any order"
                g.phrase("action", text, ir.PutRest, among=ir.Pronoun("revealed"), to=ir.DeckBottom(ir.You()),
                         w=FIRST + 300 + 10 * v + 100 * u + w)  # fmt: skip
    for w, place in enumerate(EITHER, FIRST):
        for v, rest in enumerate(REST):
            for u, verb in enumerate(SAID):
                text = f"{verb} {rest} {place} of your deck in any order"
                g.phrase("action", text, ir.PutRest, among=ir.Pronoun("revealed"), to=ir.DeckTopOrBottom(ir.You()),
                         w=w + 10 * v + 100 * u)  # fmt: skip


def _named(g: Filled) -> None:
    for u, verb in enumerate(SAID):
        for v, (place, to) in enumerate(PLACES):
            w = FIRST + 10 * u + v
            fixed = {"to": to, "w": w}
            if place not in SAID[verb]:
                if place not in SAID_OF_ONE[verb]:
                    g.phrase("action", f"{verb} {{what:one_obj}} {place} its owner's deck", ir.PutInto, **fixed)
                for many in ("many_object", "all_group"):
                    g.phrase("action", f"{verb} {{what:{many}}} {place} their owners' decks", ir.PutInto, **fixed)
            for many in ("many_object", "all_group"):
                decks: list[tuple[str, ir.Player]] = [("their owners' decks", OWNER), ("their owner's deck", OWNER)]
                decks += [("your deck", ir.You())] if many == "all_group" else []  # of "them": moves.py
                for v, (deck, owner) in enumerate(decks):
                    text = f"{verb} {{what:{many}}} {place} {deck} in any order"
                    g.phrase(
                        "action", text, ir.PutInto, to=msgspec.structs.replace(to, player=owner), w=w + 100 * (v + 1)
                    )
