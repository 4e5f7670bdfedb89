"""What is paid in words: cards discarded, dulled, put away or removed."""

from cardwright.text import ir
from cardwright.text.fftcg.common import OWNER
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _actions(g)
    _put_away(g)
    _put_in_pairs(g)
    _removed(g)
    _discarded(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _actions_more(g)
    _into_damage_zone(g)
    _put_away_more(g)
    _removed_more(g)
    _discarded_more(g)


def _actions(g: Grammar) -> None:
    g.list("cost_actions", "cost_action", ", ")
    # written out: "you can pay 《1》《C》", "if your opponent doesn't discard 1 card"
    g.phrase("paid_cost", "pay {icons:icons}", ir.Cost)
    g.phrase("paid_cost", "{actions:cost_actions}", ir.Cost)
    g.phrase("cost_action", "dull {count:number} active {group:group/count}", ir.PayDull)
    g.phrase("cost_action", "dull a total of {count:number} active {group:group/many}", ir.PayDull, w=1)
    g.phrase("cost_action", "dull active {card:source}", ir.PayDullSource)
    g.phrase("cost_action", "receive {count:number} <point/points:count> of damage", ir.PayReceiveDamage)
    g.phrase("dulled", "{count:number} active {group:group/count}", ir.PayDull, w=7)
    for item in ("dulled", "put_away", "taken_out", "thrown"):
        g.list(f"two_{item}", item, " and ", min=2, max=2)
    # one card: costs in older words
    g.phrase("cost_action", "Dull {count:number} active {group:group/count}", ir.PayDull, w=2)


def _put_away(g: Grammar) -> None:
    """What is put away, broken or returned."""
    # one card: a table of both ends and both ways to name the deck
    for end, to in (("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop)):
        for w, (deck, whose) in enumerate((("its owner's deck", ir.Owner()), ("your deck", ir.You()))):
            g.phrase("cost_action", f"put {{card:source}} {end} {deck}", ir.PayPut, to=to(whose), w=w)
    # one card: any names of which one is paid
    g.phrase(
        "cost_action",
        "put 1 {group:one_or_one} into the Break Zone",
        ir.PayPutGroup,
        count=ir.Num(1),
        to=ir.BreakZone(ir.Owner()),
    )
    g.phrase(
        "cost_action",
        "put {card:source} and {count:number} {group:group/count} into the Break Zone",
        ir.PayPutBoth,
        to=ir.BreakZone(ir.Owner()),
    )
    g.phrase("cost_action", "put {card:source} into the Break Zone", ir.PayPut, to=ir.BreakZone(ir.Owner()))
    g.phrase(
        "cost_action",
        "put {count:number} {group:group/count} into the Break Zone",
        ir.PayPutGroup,
        to=ir.BreakZone(ir.Owner()),
    )
    g.phrase("cost_action", "break {count:number} {group:group/count}", ir.PayBreak)
    # one card: one card of any group; many and "your hand" are beside it
    g.phrase("cost_action", "return {count:number} {group:group/count} to its owner's hand", ir.PayReturn)
    g.phrase("cost_action", "return {count:number} {group:group/count} to their owners' hands", ir.PayReturn, w=1)
    g.phrase("cost_action", "return {card:source} to its owner's hand", ir.PayReturnSource)
    # what one pays with is one's own (11.6.2.3): "your hand" is its owner's
    g.phrase("cost_action", "return {card:source} to your hand", ir.PayReturnSource, w=1)
    g.phrase("cost_action", "return {count:number} {group:group/count} to your hand", ir.PayReturn, w=2)


def _put_in_pairs(g: Grammar) -> None:
    """Two things behind one verb, and costs in older words."""
    zone = {"to": ir.BreakZone(ir.Owner()), "w": 7}
    g.phrase("put_away", "{count:number} {group:group/count}", ir.PayPutGroup, **zone)
    g.phrase("cost_action", "dull {items:two_dulled}", ir.PayPair)
    g.phrase("cost_action", "put {items:two_put_away} into the Break Zone", ir.PayPair)
    g.phrase("cost_action", "remove {items:two_taken_out} from the game", ir.PayPair)
    g.phrase("cost_action", "discard {items:two_thrown}", ir.PayPair)
    # one card, 4 phrases: costs in older words
    g.phrase("cost_action", "put a total of {count:number} {group:group/many} into the Break Zone", ir.PayPutGroup,
             to=ir.BreakZone(ir.Owner()), w=1)  # fmt: skip
    for w, verb in enumerate(("put", "place"), 2):
        for place, node in (("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop)):
            words = f"{verb} {{count:number}} {{group:group/count}} {place} your deck"
            g.phrase("cost_action", words, ir.PayPutGroup, to=node(ir.You()), w=w)
        for on, v in (("on top of", 0), ("on the top of", 2)):
            g.phrase(
                "action",
                f"{verb} {{target:target}} {on} your deck",
                ir.SelectAndPut,
                player=ir.You(),
                to=ir.DeckTop(ir.You()),
                w=w + v,
            )


def _into_damage_zone(g: Filled) -> None:
    # "《ダル》, put the top card of your deck into the Damage Zone": no damage is received for that
    for w, zone in enumerate(("the Damage Zone", "your Damage Zone")):
        text = f"put the top {{count:number}} <card/cards:count> of your deck into {zone}"
        g.phrase("cost_action", text, ir.PayIntoDamageZone, w=w)
        one = f"put the top card of your deck into {zone}"
        g.phrase("cost_action", one, ir.PayIntoDamageZone, count=ir.Num(1), w=w + 10)


def _removed(g: Grammar) -> None:
    g.phrase(
        "cost_action", "remove {card:source} and {count:number} {group:group/count} from the game", ir.PayRemoveBoth
    )
    g.phrase(
        "cost_action",
        "remove {count:cost_number} {counter:counter} <Counter/Counters:count> from a {group:group/one}",
        ir.PayCountersGroup,
    )
    words = "remove {count:number} {counter:counter} <Counter/Counters:count> from any number of {group:group/many}"
    spread = {"spread": True}
    # one card: any counter and group
    g.phrase("cost_action", words, ir.PayCountersGroup, **spread)
    words = "remove a total of {count:number} {counter:counter} Counters from {group:group/many}"
    g.phrase("cost_action", words, ir.PayCountersGroup, w=1, **spread)
    for w, source in enumerate(("from", "from among", "from among the", "from the"), 2):
        words = f"remove {{count:number}} {{counter:counter}} <Counter/Counters:count> {source} {{group:group/many}}"
        g.phrase("cost_action", words, ir.PayCountersGroup, w=w, **spread)
    g.phrase("cost_action", "remove {count:number} {group:group/count} from the game", ir.PayRemove)
    g.phrase("cost_action", "remove {card:source} from the game", ir.PayRemoveSource)
    g.phrase("cost_action", "remove {card:source} in your hand from the game", ir.PayRemoveSource, zone="hand")
    # one card: both ways to name one's own Break Zone
    for w, words in enumerate(("the Break Zone", "your Break Zone")):
        g.phrase(
            "cost_action",
            f"remove {{card:source}} in {words} from the game",
            ir.PayRemoveSource,
            zone="break_zone",
            w=w,
        )
    g.phrase(
        "cost_action",
        "remove {count:cost_number} {counter:counter} <Counter/Counters:count> from {card:source}",
        ir.PayCounters,
    )
    g.phrase("taken_out", "{count:number} {group:group/count}", ir.PayRemove, w=7)
    # one card: costs in older words
    g.phrase("cost_action", "remove a total of {count:number} {group:group/many} from the game", ir.PayRemove, w=1)


def _discarded(g: Grammar) -> None:
    g.phrase("cost_action", "discard {count:number} {group:group/count}", ir.PayDiscard)
    # one card: "a total of" before any cost that speaks of cards in two groups
    g.phrase("cost_action", "discard a total of {count:number} {group:group/many}", ir.PayDiscard, w=1)
    g.phrase("cost_action", "discard your hand", ir.PayDiscardHand)
    g.phrase("cost_action", "discard {card:source}", ir.PayDiscardSource)
    g.phrase("cost_action", "discard {card:source} from your hand", ir.PayDiscardSource, w=1)
    g.phrase(
        "cost_action", "remove the top {count:number} <card/cards:count> of your deck from the game", ir.PayRemoveTop
    )
    g.phrase("cost_action", "remove the top card of your deck from the game", ir.PayRemoveTop, count=ir.Num(1), w=1)
    g.phrase(
        "cost_action", "put the top {count:number} <card/cards:count> of your deck into the Break Zone", ir.PayMill
    )
    g.phrase("cost_action", "put the top card of your deck into the Break Zone", ir.PayMill, count=ir.Num(1), w=1)
    # one card: any cards that are shown to pay
    g.phrase("cost_action", "reveal {count:number} {group:group/count}", ir.PayReveal)
    g.phrase("thrown", "{count:number} {group:group/count}", ir.PayDiscard, w=7)
    # what pays a cost may have to differ, too
    for trait, words in (
        ("type", "of a different card type"),
        ("element", "of a different Element"),
        ("name", "with a different name"),
        ("cost", "of a different cost"),
    ):
        each = f"{{count:number}} {{group:group/count}}, each {words}"
        # one card, 2 phrases: one of the traits of a table
        g.phrase("cost_action", "discard " + each, ir.PayDiscard, different=trait, w=10)
        g.phrase(
            "cost_action",
            f"remove {{count:number}} {{group:differing_{trait}}} from the game",
            ir.PayRemove,
            different=trait,
            w=10,
        )
        body = f"{{adjectives?:adjectives}} {{noun:type_noun/many}} each {words} {{qualifiers:places}}"
        # one card: one of the traits of a table
        g.phrase(f"differing_{trait}", body, ir.Group)


def _actions_more(g: Filled) -> None:
    # "included both Fire CP and Ice CP"
    g.phrase("paid_of", "{element:element} CP", ir.PaidElement, w=3000)
    # "put 1 Backup or 1 Monster into the Break Zone"; what is chosen so is elsewhere
    g.phrase("paid_kind", "{noun:one_of_kinds} {qualifiers?:qualifiers}", ir.Group)
    g.list("one_of_kinds", "kind_of_one", ", 1 ", " or 1 ", cls=ir.AnyNoun, field="options", min=2, w=70)
    g.phrase("kind_of_one", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group)


def _put_away_more(g: Filled) -> None:
    g.phrase("cost_action", "put {count:number} {group:group/count} at the bottom of its owner's deck", ir.PayPutGroup,
             to=ir.DeckBottom(OWNER), w=70)  # fmt: skip
    g.phrase("cost_action", "put {count:number} {group:group/count} at the bottom of their owners' decks", ir.PayPutGroup,
             to=ir.DeckBottom(OWNER), w=70 + 1)  # fmt: skip
    g.phrase(
        "cost_action", "return a total of {count:number} {group:group/many} to their owners' hands", ir.PayReturn, w=70
    )
    g.phrase(
        "cost_action", "put {card:source} on the top of its owner's deck", ir.PayPut, to=ir.DeckTop(OWNER), w=100 + 1
    )
    for w, (verb, ends) in enumerate(
        (
            ("put", (("on the bottom of", ir.DeckBottom), ("to the bottom of", ir.DeckBottom))),
            ("return", (("to the bottom of", ir.DeckBottom), ("to the top of", ir.DeckTop))),
            ("place", (("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop))),
        )
    ):
        for v, (end, node) in enumerate(ends):
            for u, (deck, whose) in enumerate((("its owner's deck", ir.Owner()), ("your deck", ir.You()))):
                fixed = {"to": node(whose), "w": 70 + 10 * w + 2 * v + u}
                g.phrase("cost_action", f"{verb} {{card:source}} {end} {deck}", ir.PayPut, **fixed)
    for w, (verb, end, node) in enumerate(
        (
            ("put", "at the bottom of", ir.DeckBottom),
            ("put", "on the bottom of", ir.DeckBottom),
            ("return", "to the bottom of", ir.DeckBottom),
        ),
        70,
    ):
        text = f"{verb} {{count:number}} {{group:group/count}} {end} your deck"
        g.phrase("cost_action", text, ir.PayPutGroup, to=node(ir.You()), w=w + 10)
        g.phrase("cost_action", text + " in any order", ir.PayPutGroup, to=node(ir.You()), w=w + 20)
    owner = ir.BreakZone(ir.Owner())
    g.phrase(
        "cost_action", "put 1 {group:paid_kind} into the Break Zone", ir.PayPutGroup, count=ir.Num(1), to=owner, w=70
    )


def _removed_more(g: Filled) -> None:
    counters = "{count:cost_number} {counter:counter} <Counter/Counters:count>"
    g.phrase("cost_action", f"remove {counters} from 1 {{group:group/one}}", ir.PayCountersGroup, w=70)
    several = f"remove {counters} from {{group:group/many}}"
    g.phrase("cost_action", several, ir.PayCountersGroup, spread=True, w=71)
    g.phrase(
        "cost_action", f"remove {counters} from among {{group:group/many}}", ir.PayCountersGroup, spread=True, w=72
    )
    g.phrase("cost_action", "remove 1 {group:paid_kind} from the game", ir.PayRemove, count=ir.Num(1), w=70)
    g.phrase("cost_action", "remove {items:taken_out_row} from the game", ir.PayPair)
    g.list("taken_out_row", "taken_out", ", ", " and ", min=3)


def _discarded_more(g: Filled) -> None:
    # "discard 1 Forward, 1 Backup and 1 Summon"
    for words, item in (("discard {}", "thrown"), ("put {} into the Break Zone", "put_away"), ("dull {}", "dulled")):
        g.phrase("cost_action", words.replace("{}", f"{{items:{item}_row}}"), ir.PayPair)
        g.list(f"{item}_row", item, ", ", " and ", min=3)
    top = "<card/cards:count> from the top of your deck"
    g.phrase("cost_action", f"put {{count:number}} {top} into the Break Zone", ir.PayMill, w=70)
    g.phrase("cost_action", f"remove {{count:number}} {top} from the game", ir.PayRemoveTop, w=70)
    # "if your opponent doesn't discard a card": what is paid in words, with an article
    for w, article in enumerate(("a", "an"), 300):
        g.phrase("cost_action", f"discard {article} {{group:group/one}}", ir.PayDiscard, count=ir.Num(1), w=w)
    g.phrase("cost_action", "discard 1 {group:paid_kind}", ir.PayDiscard, count=ir.Num(1), w=70)
    for trait, tails in (
        ("type", (" of different card types", " with different card types")),
        ("element", (" of different Elements", " with different Elements", " each of a different Element")),
        ("name", (" with different names", " of different names", ", each with a different name")),
        ("cost", (" of different costs", " with different costs", ", each with a different cost")),
    ):  # fmt: skip
        for w, tail in enumerate(tails, 8100):
            cards = f"{{group:group/many}}{tail}"
            g.phrase("cost_action", f"discard {{count:number}} {cards}", ir.PayDiscard, different=trait, w=w)
            g.phrase("cost_action", f"dull {{count:number}} active {cards}", ir.PayDull, different=trait, w=w)
            text = f"put {{count:number}} {cards} into the Break Zone"
            g.phrase("cost_action", text, ir.PayPutGroup, to=ir.BreakZone(OWNER), different=trait, w=w)
