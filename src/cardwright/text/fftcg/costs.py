"""What is paid for abilities: icons and actions before the colon."""

from cardwright.text import ir
from cardwright.text.fftcg.groups import ELEMENTS
from cardwright.text.grammar import Grammar

ELEMENT_ICONS = dict(zip(ELEMENTS, "火氷風土雷水光闇", strict=True))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _icons(g)
    _actions(g)
    g.phrase("cost", "{icons:icons}", ir.Cost)
    g.phrase("cost", "{icons:icons}, {actions:cost_actions}", ir.Cost)
    g.phrase("cost", "{actions:cost_actions}", ir.Cost)
    g.phrase("icon_cost", "{icons:icons}", ir.Cost)


def _icons(g: Grammar) -> None:
    for element, icon in ELEMENT_ICONS.items():
        g.phrase("icon", f"《{icon}》", ir.CpElement, element=element)
    # all numbers; one card has 《6》
    for number in range(21):
        g.phrase("icon", f"《{number}》", ir.CpGeneric, amount=number)
    g.phrase("icon", "《X》", ir.CpX)
    g.phrase("icon", "《ダル》", ir.DullSelf)
    g.phrase("icon", "《S》", ir.SpecialIcon)
    g.phrase("icon", "《C》", ir.CrystalIcon)
    g.sequence("icons", "icon")


def _actions(g: Grammar) -> None:
    g.list("cost_actions", "cost_action", ", ")
    action = "cost_action"
    # one card: a table of both ends and both ways to name the deck
    for end, to in (("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop)):
        for w, (deck, whose) in enumerate((("its owner's deck", ir.Owner()), ("your deck", ir.You()))):
            g.phrase(action, f"put {{card:source}} {end} {deck}", ir.PayPut, to=to(whose), w=w)
    # one card: any names of which one is paid
    g.phrase(
        action,
        "put 1 {group:one_or_one} into the Break Zone",
        ir.PayPutGroup,
        count=ir.Num(1),
        to=ir.BreakZone(ir.Owner()),
    )
    g.phrase(
        action,
        "put {card:source} and {count:number} {group:group/count} into the Break Zone",
        ir.PayPutBoth,
        to=ir.BreakZone(ir.Owner()),
    )
    g.phrase(action, "remove {card:source} and {count:number} {group:group/count} from the game", ir.PayRemoveBoth)
    g.phrase(
        action,
        "remove {count:cost_number} {counter:counter} <Counter/Counters:count> from a {group:group/one}",
        ir.PayCountersGroup,
    )
    spread = {"spread": True}
    words = "remove {count:number} {counter:counter} <Counter/Counters:count> from any number of {group:group/many}"
    # one card: any counter and group
    g.phrase(action, words, ir.PayCountersGroup, **spread)
    words = "remove a total of {count:number} {counter:counter} Counters from {group:group/many}"
    g.phrase(action, words, ir.PayCountersGroup, w=1, **spread)
    # written out: "you can pay 《1》《C》", "if your opponent doesn't discard 1 card"
    g.phrase("paid_cost", "pay {icons:icons}", ir.Cost)
    g.phrase("paid_cost", "{actions:cost_actions}", ir.Cost)
    g.phrase(action, "put {card:source} into the Break Zone", ir.PayPut, to=ir.BreakZone(ir.Owner()))
    g.phrase(
        action,
        "put {count:number} {group:group/count} into the Break Zone",
        ir.PayPutGroup,
        to=ir.BreakZone(ir.Owner()),
    )
    g.phrase(action, "dull {count:number} active {group:group/count}", ir.PayDull)
    g.phrase(action, "dull a total of {count:number} active {group:group/many}", ir.PayDull, w=1)
    g.phrase(action, "dull active {card:source}", ir.PayDullSource)
    g.phrase(action, "discard {count:number} {group:group/count}", ir.PayDiscard)
    # one card: "a total of" before any cost that speaks of cards in two groups
    g.phrase(action, "discard a total of {count:number} {group:group/many}", ir.PayDiscard, w=1)
    g.phrase(action, "discard your hand", ir.PayDiscardHand)
    g.phrase(action, "discard {card:source}", ir.PayDiscardSource)
    g.phrase(action, "break {count:number} {group:group/count}", ir.PayBreak)
    g.phrase(action, "remove {count:number} {group:group/count} from the game", ir.PayRemove)
    g.phrase(action, "remove {card:source} from the game", ir.PayRemoveSource)
    g.phrase(action, "remove {card:source} in your hand from the game", ir.PayRemoveSource, zone="hand")
    # one card: both ways to name one's own Break Zone
    for w, words in enumerate(("the Break Zone", "your Break Zone")):
        g.phrase(action, f"remove {{card:source}} in {words} from the game", ir.PayRemoveSource, zone="break_zone", w=w)
    g.phrase(action, "remove the top {count:number} <card/cards:count> of your deck from the game", ir.PayRemoveTop)
    g.phrase(action, "remove the top card of your deck from the game", ir.PayRemoveTop, count=ir.Num(1), w=1)
    # one card: one card of any group; many and "your hand" are beside it
    g.phrase(action, "return {count:number} {group:group/count} to its owner's hand", ir.PayReturn)
    g.phrase(action, "return {count:number} {group:group/count} to their owners' hands", ir.PayReturn, w=1)
    g.phrase(action, "return {card:source} to its owner's hand", ir.PayReturnSource)
    # what one pays with is one's own (11.6.2.3): "your hand" is its owner's
    g.phrase(action, "return {card:source} to your hand", ir.PayReturnSource, w=1)
    g.phrase(action, "return {count:number} {group:group/count} to your hand", ir.PayReturn, w=2)
    g.phrase(action, "put the top {count:number} <card/cards:count> of your deck into the Break Zone", ir.PayMill)
    g.phrase(action, "put the top card of your deck into the Break Zone", ir.PayMill, count=ir.Num(1), w=1)
    # one card: any cards that are shown to pay
    g.phrase(action, "reveal {count:number} {group:group/count}", ir.PayReveal)
    g.phrase(
        action,
        "remove {count:cost_number} {counter:counter} <Counter/Counters:count> from {card:source}",
        ir.PayCounters,
    )
    g.phrase(action, "receive {count:number} <point/points:count> of damage", ir.PayReceiveDamage)
