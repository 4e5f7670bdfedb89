"""Some of the cards that were chosen or shown go one way, the others another, as a player selects."""

from cardwright.text import ir
from cardwright.text.fftcg.common import OWNER
from cardwright.text.fftcg.filled import Filled

FIRST = 3000
CHOSEN = (
    "of them",
    "of the chosen Forwards",
    "of the chosen Characters",
    "of the chosen Backups",
    "of the chosen cards",
)
OTHER = ir.Pronoun("other_one")  # in print "the other"
# the verb with a player before it, where the card goes, the same of the other card
WAYS: tuple[tuple[str, str, ir.Zone, ir.Node], ...] = (
    ("puts", "into the Break Zone", ir.BreakZone(OWNER), ir.PutInto(OTHER, ir.BreakZone(OWNER), w=FIRST)),
    ("returns", "to its owner's hand", ir.Hand(OWNER), ir.ToHand(OTHER, OWNER, verb="return", w=FIRST)),
    ("removes", "from the game", ir.Removed(OWNER), ir.RemoveFromGame(OTHER, ir.Permanent(), w=FIRST)),
    ("puts", "at the bottom of its owner's deck", ir.DeckBottom(OWNER), ir.PutInto(OTHER, ir.DeckBottom(OWNER), w=FIRST)),
    ("puts", "on top of its owner's deck", ir.DeckTop(OWNER), ir.PutInto(OTHER, ir.DeckTop(OWNER), w=FIRST)),
)  # fmt: skip


ENDS = (("at the bottom of", ir.DeckBottom), ("to the bottom of", ir.DeckBottom), ("on the bottom of", ir.DeckBottom),
        ("on top of", ir.DeckTop), ("on the top of", ir.DeckTop), ("to the top of", ir.DeckTop))  # fmt: skip
DECKS = ((ir.You(), "your deck"), (ir.Opponent(), "their deck"), (ir.Opponent(), "your opponent's deck"))
REST = ("the other", "the other card", "the others", "the other cards", "the rest", "the rest of the cards")


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _chosen(g)
    _shown(g)


def _chosen(g: Filled) -> None:
    # "Your opponent removes one of the chosen Backups from the game and dulls the other"
    # one card, 2 phrases: which ways there are is in the table
    g.pair("parted", "one_of_chosen", "other_of_chosen", " and ", cls=ir.Both, field="effects", w=FIRST)
    g.alias("action", "parted")
    for w, (verb, place, to, other) in enumerate(WAYS, FIRST):
        for v, cards in enumerate(CHOSEN):
            for u, one in enumerate(("one", "1")):
                node = ir.Target(ir.Num(1), ir.Group(ir.IsCard()), w=FIRST + 10 * v + u)
                text = f"{{player:who}} {verb} {one} {cards} {place}"
                for category in ("one_of_chosen", "action"):
                    if category != "action" or cards != "of them" or w > FIRST + 2:  # the others are said in persons.py
                        g.phrase(category, text, ir.TakeAmong, target=node, among=ir.Pronoun("them"), into=to, w=w)
        g.value("other_of_chosen", f"{verb} the other {place}", other)
    for words, node in (("dulls", ir.Dull), ("breaks", ir.Break), ("Freezes", ir.Freeze)):
        g.value("other_of_chosen", f"{words} the other", node(OTHER, w=FIRST))
    for w, cards in enumerate(CHOSEN[1:], FIRST):
        for v, (one, head) in enumerate(
            (one, head) for one in ("one", "1") for head in ("select", "{player:who} selects")
        ):
            target = ir.Target(ir.Num(1), ir.Group(ir.IsCard()), w=FIRST)
            player = {} if "player" in head else {"player": ir.You()}
            g.phrase("action", f"{head} {one} {cards}", ir.SelectAmong, target=target, among=ir.Pronoun("them"),
                     w=w + 10 * v, **player)  # fmt: skip


def _shown(g: Filled) -> None:
    # one verb for both: "put 1 card among them into the Break Zone and the other on top of your opponent's deck"
    seen = {"among": ir.Pronoun("revealed")}
    for u, (player, deck) in enumerate(DECKS):
        for v, (place, end) in enumerate(ENDS):
            w = FIRST + 10 * u + v
            text = f"{{target:target}} among them {place} {deck}"
            g.phrase("split_part", text, ir.TakeAmong, player=ir.You(), into=end(player), w=w, **seen)
            for x, rest in enumerate(REST):
                for y, order in enumerate(("", " in any order")):
                    text = f"{rest} {place} {deck}{order}"
                    g.phrase("split_part", text, ir.PutRest, to=end(player), w=w + 100 * x + 1000 * y, **seen)
    # "put it on top of your deck and the other cards into the Break Zone", of one that was selected among them
    for v, (place, end) in enumerate(ENDS):
        for form in ("it", "them"):
            g.value("split_part", f"{form} {place} your deck", ir.PutInto(ir.Pronoun(form), end(ir.You()), w=FIRST + v))
    # "Add 1 card among them to your hand and the other to the bottom of your deck."
    g.phrase("action", "add {effects:added_and_split}", ir.Both, w=FIRST)
    g.pair("added_and_split", "added_part", "split_part", " and ")
    for w, card in enumerate(("{target:target} among them", "{target:some_card} of them"), FIRST):
        g.phrase(
            "added_part", f"{card} to your hand", ir.TakeAmong, player=ir.You(), into=ir.Hand(ir.You()), w=w, **seen
        )
    for form in ("it", "them"):
        g.value(
            "split_part", f"{form} into the Break Zone", ir.PutInto(ir.Pronoun(form), ir.BreakZone(OWNER), w=FIRST + 9)
        )
