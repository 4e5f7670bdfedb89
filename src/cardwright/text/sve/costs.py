"""What is paid: play points, engaging, and what stands in words before a colon."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import FROM, WHOLE_HAND, counted

MAX_COST = 20


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _icons(g)
    _actions(g)
    _processes(g)
    _taken(g)
    _counters_and_stats(g)
    # icons may be followed by a comma: "[cost01], [engage], put this card ..."
    # one card for some of these: a table, of which the next card may print any
    for category, actions in (("cost", "any_cost_actions"), ("effect_cost", "cost_actions")):
        g.phrase(category, "{icons:icons}", ir.Cost)
        g.phrase(category, "{icons:icons_apart}", ir.Cost, w=1)
        g.phrase(category, f"{{icons:icons}}, {{actions:{actions}}}", ir.Cost)
        g.phrase(category, f"{{icons:icons_apart}}, {{actions:{actions}}}", ir.Cost, w=1)
        g.phrase(category, f"{{actions:{actions}}}", ir.Cost)


def _icons(g: Grammar) -> None:
    # one card for some of these: a table, of which the next card may print any
    for number in range(MAX_COST + 1):
        g.phrase("icon", f"[cost{number:02}]", sv.PlayPointCost, amount=number)
    g.phrase("icon", "[costx]", sv.PlayPointX)
    g.phrase("icon", "[engage]", ir.DullSelf)
    g.sequence("icons", "icon")
    g.list("icons_apart", "icon", ", ", min=2)


def _actions(g: Grammar) -> None:
    a = "cost_action"
    g.list("cost_actions", a, ", ")
    cemetery = sv.Cemetery(ir.Owner())
    g.phrase(a, "put {card:source} into its owner's cemetery", ir.PayPut, to=cemetery)
    g.phrase(a, "bury {card:source}", ir.PayPut, to=cemetery, w=1)
    for w, end in enumerate(("its owner's", "your")):
        owner = ir.Owner() if w == 0 else ir.You()
        g.phrase(a, f"put {{card:source}} on the bottom of {end} deck", ir.PayPut, to=ir.DeckBottom(owner), w=4)
    g.phrase(a, "put {card:source} into your cemetery", ir.PayPut, to=cemetery, w=2)
    counted(g, a, "put @ into its owner's cemetery", ir.PayPutGroup, to=cemetery)
    g.phrase(
        a, "put {count:number} {group:group/count} into their owners' cemeteries", ir.PayPutGroup, to=cemetery, w=1
    )
    several = "put {count:number} {group:group/count} into their owner's cemetery"
    g.phrase(a, several, ir.PayPutGroup, to=cemetery, w=3)
    counted(g, a, "bury @", ir.PayPutGroup, to=cemetery, w=2)
    counted(g, a, "return @ to its owner's hand", ir.PayReturn)
    g.phrase(a, "return {count:number} {group:group/count} to their owners' hands", ir.PayReturn, w=1)
    any_number = "any number of {group:group/many}"
    # one card for some of these: a table, of which the next card may print any
    for cards in (any_number, "up to {most:digits} {group:group/most}"):
        g.phrase(a, f"return {cards} to their owners' hands", sv.PayReturnAny)
        g.phrase(a, f"discard {cards}", sv.PayDiscardAny)
        g.phrase(a, f"banish {cards}", sv.PayBanishAny)
        g.phrase(a, f"bury {cards}", sv.PayBuryAny)
        g.phrase(a, f"reveal {cards}", sv.PayRevealAny)
        g.phrase(a, f"destroy {cards}", sv.PayBreakAny)
        g.phrase(a, f"engage {cards}", sv.PayDullAny)
        g.phrase(a, f"turn {cards} facedown", sv.PayTurnAny, down=True)
        g.phrase(a, f"turn {cards} faceup", sv.PayTurnAny)
        for w, away in enumerate(("their owners' cemeteries", "their owner's cemetery", "your cemetery"), 1):
            g.phrase(a, f"put {cards} into {away}", sv.PayBuryAny, w=w)
        g.phrase(a, f"return {cards} to their owner's hand", sv.PayReturnAny, w=2)
    _whole_groups(g)
    g.phrase(a, "return {card:source} to its owner's hand", ir.PayReturnSource)
    g.phrase(a, "discard {count:number} {group:group/count}", ir.PayDiscard)
    g.phrase(a, "discard {count:article} {group:apart_group}", ir.PayDiscard)
    # one card, 2 phrases: a translation; any cards to any place
    g.phrase(a, "put {count:number} {group:group/count} {to:cost_place}", ir.PayPutGroup)
    away = "put another {group:another_group/one} {to:cost_place}"
    g.phrase(a, away, ir.PayPutGroup, count=ir.Num(1), w=1)
    g.phrase("cost_place", "on the bottom of your deck", ir.DeckBottom, player=ir.You())
    g.phrase("cost_place", "on top of your deck", ir.DeckTop, player=ir.You())
    g.phrase("cost_place", "on the bottom of your deck in any order", ir.DeckBottom, player=ir.You(), w=1)
    g.phrase("cost_place", "on top of your deck in any order", ir.DeckTop, player=ir.You(), w=1)
    # one card for some of these: a table, of which the next card may print any
    g.phrase("cost_place", "into your cemetery", sv.Cemetery, player=ir.You())
    g.phrase("cost_place", "into your EX area", sv.ExArea, player=ir.You())


def _whole_groups(g: Grammar) -> None:
    """All cards there are of a kind, of which there may be none: "return each other follower on your field to its owner's hand: ..."."""
    for w, (cards, its, theirs) in enumerate((
        ("each {group:group/one}", "its owner's hand", "its owner's cemetery"),
        ("all {group:group/many}", "their owners' hands", "their owners' cemeteries"),
        ("all {group:group/many}", "their owner's hand", "their owner's cemetery"),
    ), 10):  # fmt: skip
        a, every = "cost_action", {"all": True, "w": w}
        g.phrase(a, f"return {cards} to {its}", sv.PayReturnAny, **every)
        g.phrase(a, f"put {cards} into {theirs}", sv.PayBuryAny, **every)
        if its != "their owner's hand":
            for verb, node in (
                ("discard", sv.PayDiscardAny), ("banish", sv.PayBanishAny), ("bury", sv.PayBuryAny), ("destroy", sv.PayBreakAny),
                ("engage", sv.PayDullAny),
            ):  # fmt: skip
                g.phrase(a, f"{verb} {cards}", node, all=True, w=w + 10)


def _processes(g: Grammar) -> None:
    """Instructions that are carried out as a cost."""
    a = "cost_action"
    cemetery = sv.Cemetery(ir.Owner())
    # "select a follower on your field and destroy it: ..."
    g.phrase(a, "{effects:process}", sv.PayProcess)
    g.list("process", "process_part", " and ", min=2, max=2)
    g.phrase("process_part", "select {targets:targets}", ir.Choose, player=ir.You())
    for verb, node in (("destroy", ir.Break), ("engage", ir.Dull), ("refresh", ir.Activate)):
        g.phrase("process_part", f"{verb} {{what:named_obj}}", node)
    g.phrase("process_part", "deal {to:named_obj} {amount:digits} damage", ir.DealDamage)
    g.phrase("process_part", "banish {what:named_obj}", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase("process_part", "bury {what:named_obj}", ir.PutInto, to=cemetery, w=1)
    g.phrase("process_part", "put {what:named_obj} {to:other_place}", ir.PutInto)
    g.phrase("process_part", "return {what:named_obj} to its owner's hand", ir.ToHand, player=ir.Owner(), verb="return")
    g.phrase("process_part", "shuffle {what:named_obj} into your deck", ir.ShuffleInto)
    g.phrase("process_part", "turn {what:named_obj} faceup", sv.Turn)
    g.phrase("process_part", "turn {what:named_obj} facedown", sv.Turn, down=True)
    g.phrase(a, "{effects:harm}", sv.PayProcess)
    g.sequence("harm", "harm_part", max=1)
    g.phrase("harm_part", "deal {amount:digits} damage to your leader", ir.DealDamage, to=sv.LeaderOf(ir.You()), w=1)
    g.phrase("harm_part", "deal {amount:digits} damage to {to:source}", ir.DealDamage, w=1)
    g.phrase("harm_part", "deal {amount:digits} damage to {to:picked_obj}", ir.DealDamage, w=30)
    g.phrase("harm_part", "deal {amount:digits} damage to {to:every}", ir.DealDamage, w=1)
    g.phrase("harm_part", "decrease your maximum play points by {count:negated}", sv.MaxPoints, player=ir.You())
    g.phrase("harm_part", "increase your maximum play points by {count:digits}", sv.MaxPoints, player=ir.You())
    # "give this follower [attack]-1/[defense]-1: ...": unlike its defense alone, that can always be done
    g.phrase("harm_part", "give {to:source} {gains:weakened}", ir.Gain, duration=ir.Permanent())
    g.sequence("weakened", "weakening", max=1)
    g.phrase("weakening", "[attack]{attack:signed}/[defense]{defense:signed}", sv.StatUp)
    g.phrase("weakening", "[attack]{attack:signed}", sv.StatUp)
    for w, hand in enumerate(WHOLE_HAND):
        g.phrase(a, f"discard {hand}", ir.PayDiscardHand, w=w)
    g.phrase(a, "discard {card:source}", ir.PayDiscardSource)


def _taken(g: Grammar) -> None:
    """What is revealed, banished, destroyed, engaged or turned."""
    a = "cost_action"
    g.phrase(a, "reveal {count:number} {group:group/count}", ir.PayReveal)
    counted(g, a, "banish @", ir.PayRemove)
    g.phrase(a, "banish {card:source}", ir.PayRemoveSource)
    for zone, (_, name) in enumerate(FROM, 1):
        g.phrase(a, f"banish {{card:self_from_{zone}}}", ir.PayRemoveSource, zone=name, w=2)
        g.phrase(a, f"banish {{card:self_in_{zone}}}", ir.PayRemoveSource, zone=name, w=3)
        if name == "hand":
            g.phrase(a, f"discard {{card:self_from_{zone}}}", ir.PayDiscardSource, w=2)
    counted(g, a, "destroy @", ir.PayBreak)
    counted(g, a, "engage @", ir.PayDull)
    g.phrase(a, "turn {count:number} {group:group/count} facedown", sv.PayTurn, down=True)
    g.phrase(a, "turn {count:number} {group:group/count} faceup", sv.PayTurn)
    g.phrase(a, "engage {count:number} {group:your_group/many}", ir.PayDull, w=1)


def _counters_and_stats(g: Grammar) -> None:
    """Counters, cards of the deck, attack and defense; what costs are joined of."""
    a = "cost_action"
    g.phrase(a, "remove {count:number} {counter:counter} <counter/counters:count> from {card:source}", ir.PayCounters)
    taken = "remove {count:number} {counter:counter} <counter/counters:count> from"
    g.phrase(a, f"{taken} a {{group:group/one}}", ir.PayCountersGroup)
    g.phrase(a, f"{taken} another {{group:another_group/one}}", ir.PayCountersGroup, w=1)
    for w, words in enumerate(("", "among ", "any number of ")):
        g.phrase(a, f"{taken} {words}{{group:group/many}}", ir.PayCountersGroup, spread=True, w=w)
    # one card; any counter
    g.phrase(a, "remove any number of {counter:counter} counters from {card:source}", sv.PayCountersAny)
    g.phrase(a, "remove all {counter:counter} counters from {card:source}", sv.PayCountersAny, all=True)
    for w, words in enumerate(("", "among ", "any number of ")):
        some = f"remove any number of {{counter:counter}} counters from {words}{{card:counter_holders}}"
        g.phrase(a, some, sv.PayCountersAny, w=w)
    g.phrase("counter_holders", "{group:placed_part/many}", ir.All, w=4)
    g.phrase(a, "put the top {count:many_number} cards of your deck into your cemetery", ir.PayMill)
    g.phrase(a, "put the top card of your deck into your cemetery", ir.PayMill, count=ir.Num(1), w=1)
    g.phrase(a, "give {card:pay_for} [defense]{defense:signed}", sv.PayDefense)
    g.alias("pay_for", "source")
    g.phrase("pay_for", "your leader", sv.LeaderOf, player=ir.You())
    # before the text of an effect Earth Rite is a condition word (amounts.py), in the cost of an ability one of the things to pay
    g.list("any_cost_actions", "any_cost_action", ", ")
    g.alias("any_cost_action", a)
    g.phrase("any_cost_action", "Earth Rite", sv.EarthRiteCost)
    g.phrase("any_cost_action", "Earth Rite ({count:integer})", sv.EarthRiteCost, w=1)
    g.phrase(a, "Lesson ({count:integer})", sv.PayLesson)
