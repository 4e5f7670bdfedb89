"""Dealing damage to cards and players."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _damage(g)
    _points(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _damage_more(g)
    _damage_in_parts(g)
    _points_more(g)


def _damage(g: Grammar) -> None:
    g.phrase("action", "deal {to:pronoun_obj} {amount:damage}", ir.DealDamage)
    g.phrase("action", "deal {amount:damage} to {to:group_obj}", ir.DealDamage)
    # one card: the amount stands behind; before the card in the tables
    g.phrase("action", "{source:source} deals {to:pronoun_obj} {amount:damage}", ir.DealDamage)
    g.phrase("action", "{source:one_pronoun} deals {amount:damage} to {to:pronoun_obj}", ir.DealDamage, w=1)
    exchange = "deal damage equal to their respective power to the other"
    g.phrase("action", f"{{a:source}} and {{b:chosen}} {exchange}", ir.DealEachOther)
    g.phrase(
        "action",
        f"{{a:source}} and the chosen Forward {exchange}",
        ir.DealEachOther,
        b=ir.Pronoun("chosen_forward"),
    )
    g.phrase("chosen", "it", ir.Pronoun, form="it")
    g.phrase(
        "action",
        "each Forward deals damage equal to its power to the other",
        ir.DealEachOther,
        a=ir.Pronoun("former"),
        b=ir.Pronoun("latter"),
    )
    g.phrase("action", "divide {amount:damage} among {to:many_object} as you like", ir.DivideDamage)
    # one card: any cards spoken of, any rule of blocking, a span of control
    g.phrase("action", "deal each of {to:many_object} {amount:damage}", ir.DealDamage, w=5)
    g.phrase("action", "deal {amount:damage} to each of {to:many_object}", ir.DealDamage, w=6)
    g.phrase("action", "negate all damage dealt to {what:obj}", ir.NegateDamage)
    g.phrase("action", "deal {to:blocked_source} {amount:damage}", ir.DealDamage)
    g.phrase("blocked_source", "each {group:group/one}", ir.All, w=4)
    g.phrase("action", "this damage cannot be reduced", ir.DamageUnreducible)
    whose = ("EX Bursts of cards", "the EX Bursts of cards", "the EX Burst of the card", "the EX Bursts of the cards")
    for w, cards in enumerate(whose):
        for v, due in enumerate(
            ("due to this damage", "by this damage", "due to this effect", "due to this ability", "by this effect")
        ):
            for u, cannot in enumerate(("cannot be used", "will not trigger", "cannot trigger")):
                text = f"{cards} put into the Damage Zone {due} {cannot}"
                g.phrase("action", text, ir.DamageUnburst, w=w + 10 * v + 100 * u)  # one card: how it is said
    # one card: one card behind the amount
    g.phrase("action", "deal {amount:damage} to {to:one_pronoun}", ir.DealDamage, w=8)
    # one card: likewise with an amount
    g.phrase("action", "deal {amount:damage} to {to:ordered}", ir.DealDamage)
    for w, (up, words) in enumerate(((True, "up"), (False, "down")), 9):
        text = f"deal {{amount:half_power_{words}}} to {{to:group_obj}} (round {words} to the nearest 1000)"
        # one card, 2 phrases: rounded up or down
        g.phrase("action", text, ir.DealDamage, w=w)
        g.phrase(f"half_power_{words}", "damage equal to half of {of:power_of}", ir.Half, up=up, w=1)
    for up, words in ((True, " (round up to the nearest 1000)"), (False, " (round down to the nearest 1000)")):
        # one card, 2 phrases: damage to anybody, damage in equal parts, half of a power
        g.phrase(
            "action", f"divide {{amount:plain_damage}} equally among {{to:all_group}}{words}", ir.DivideEqually, up=up
        )
    g.phrase("action", "divide {amount:plain_damage} among {to:many_object} equally", ir.DivideEqually, w=1)


def _points(g: Grammar) -> None:
    g.phrase(
        "action",
        "{source:source} deals you {amount:number} <point/points:amount> of damage",
        ir.DamagePlayer,
        player=ir.You(),
    )
    g.phrase(
        "action",
        "{source:source} deals your opponent {amount:number} <point/points:amount> of damage",
        ir.DamagePlayer,
        player=ir.Opponent(),
    )
    g.phrase("action", "receive {amount:number} <point/points:amount> of damage", ir.ReceiveDamage, player=ir.You())
    also = "{source:source} also deals your opponent {amount:number} <point/points:amount> of damage"
    # one card: besides what the sentence before does
    g.phrase("action", also, ir.DamagePlayer, player=ir.Opponent(), w=1)
    g.phrase("action", "{player:who} loses the game", ir.LoseGame)
    points = "{amount:number} <point/points:amount> of damage"
    g.phrase("action", f"you receive {points}", ir.ReceiveDamage, player=ir.You(), w=1)
    g.phrase("action", f"your opponent receives {points}", ir.ReceiveDamage, player=ir.Opponent())
    # one card: without its dealer
    g.phrase("action", f"deal your opponent {points}", ir.ReceiveDamage, player=ir.Opponent(), w=1)
    # what became of the instruction before: `with_results` in shape.py sees that it is the one that is spoken of
    # one card: as many as were broken
    g.phrase("action", "you receive damage equal to {amount:number_done}", ir.ReceiveDamage, player=ir.You(), w=2)


def _damage_more(g: Filled) -> None:
    """Damage that is divided, dealt to all of a group, or dealt by two cards to each other."""
    for w, (source, words) in enumerate(product(("one_pronoun", "source"), ("up", "down")), 7300):
        # behind whom it is dealt to: "... to the former (round up to the nearest 1000)"
        text = f"{{source:{source}}} deals {{amount:half_power_{words}}} to {{to:pronoun_obj}}"
        g.phrase("action", f"{text} (round {words} to the nearest 1000)", ir.DealDamage, w=w)
    g.phrase("action", "negate all the damage dealt to {what:obj}", ir.NegateDamage, w=1)
    g.phrase("action", "divide {amount:damage} between {to:many_object} as you like", ir.DivideDamage, w=600)
    for w, how in enumerate(("as you like", "as you choose"), 601):
        g.phrase("action", f"deal {{to:many_object}} {{amount:damage}} divided {how}", ir.DivideDamage, w=w)
        g.phrase("action", f"deal {{amount:damage}} divided among {{to:many_object}} {how}", ir.DivideDamage, w=w + 2)
    ways = tuple(
        f"{way} {{to:many_object}}" for way in ("deal {amount:damage} divided among", "divide {amount:damage} among")
    )
    steps = (
        "(damage must be in increments of 1000)",
        "(damage must be divided in units of 1000)",
        "(units must be 1000)",
    )
    for w, (way, how, units) in enumerate(product(ways, ("as you like", "as you choose", "as you wish"), steps), 620):
        g.phrase("action", f"{way} {how} {units}", ir.DivideDamage, w=w)
    # what was chosen deals damage to all of a group
    g.phrase("action", "{source:one_pronoun} deals {amount:damage} to {to:all_group}", ir.DealDamage, w=100)
    g.phrase("action", "{source:source} deals {amount:damage} to {to:all_group}", ir.DealDamage, w=100 + 1)
    pair = {"a": ir.Pronoun("former"), "b": ir.Pronoun("latter")}
    power = ("their respective power", "their respective powers", "their power", "their own power")
    for v, equal in enumerate(power):
        for w, words in enumerate(("to the other", "to each other"), 100 + 10 * v):
            g.phrase("action", f"they deal damage equal to {equal} {words}", ir.DealEachOther, w=w, **pair)
            text = f"the former and the latter deal damage equal to {equal} {words}"
            g.phrase("action", text, ir.DealEachOther, w=w + 2, **pair)
            for u, both in enumerate(("both Forwards", "both of them", "the 2 Forwards"), 2):
                text = f"{both} deal damage equal to {equal} {words}"
                g.phrase("action", text, ir.DealEachOther, w=w + 100 * u, **pair)
            named = {"chosen_forward": "the chosen Forward", "that_forward": "that Forward", "it": "it",
                     "the_selected_forward": "the selected Forward"}  # fmt: skip
            for u, (form, one) in enumerate(named.items(), 2):
                text = f"{{a:source}} and {one} deal damage equal to {equal} {words}"
                g.phrase("action", text, ir.DealEachOther, w=w + 2 * u, b=ir.Pronoun(form))
                text = f"{one} and {{b:source}} deal damage equal to {equal} {words}"
                g.phrase("action", text, ir.DealEachOther, w=w + 2 * u, a=ir.Pronoun(form))
    g.phrase("action", "{source:source} deals {amount:damage} to {to:group_obj}", ir.DealDamage, w=300)
    g.phrase("action", "{source:source} deals {amount:damage} to {to:pronoun_obj}", ir.DealDamage, w=300 + 1)
    g.phrase("action", "deal {to:all_group} {amount:damage}", ir.DealDamage, w=400)


def _damage_in_parts(g: Filled) -> None:
    """A total that is divided, and which of two cards deals or is dealt damage."""
    # "deal them a total amount of damage equal to 2000 multiplied by each Backup you control, split as you wish ..."
    for w, many in enumerate(("Forwards", "Characters", "cards")):
        text = f"deal {{to:many_object}} a total amount of {{amount:total_damage}}, split as you wish among the chosen {many}"
        g.phrase("action", f"{text} (damage must be in increments of 1000)", ir.DivideDamage, w=600 + w)
    g.phrase("total_damage", "{value:integer} damage", ir.Num)
    g.phrase("total_damage", "damage equal to {amount:number} multiplied by each {each:each}", ir.PerEach, w=600)
    g.phrase("total_damage", "damage equal to {amount:number} multiplied by {each:counted}", ir.PerEach, w=600 + 1)
    # "divide 15000 damage among those instead": how is said before
    g.phrase("action", "divide {amount:damage} among {to:many_object}", ir.DivideDamage, w=1)
    g.phrase("action", "deal {to:ordered} {amount:damage}", ir.DealDamage, w=3000)
    g.phrase("action", "deal {amount:damage} to {to:source}", ir.DealDamage, w=3000)
    g.phrase("action", "deal {amount:damage} to {to:many_object}", ir.DealDamage, w=8)
    deals = "{source:one_pronoun} deals {to:one_pronoun} {amount:damage}"
    g.phrase("action", deals, ir.DealDamage, w=600)
    # "Deal 5000 damage to one and 3000 damage to the other": which is which is chosen with them
    g.phrase("dealt_to", "one", ir.Pronoun, form="one_of_two")
    g.phrase("one_of_two", "one", ir.Pronoun, form="one_of_two")
    g.phrase("one_of_two", "the other", ir.Pronoun, form="other_of")
    # of two that were chosen, one deals damage to the other
    for form, words in (
        ("first_one", "the first one"),
        ("the_first", "the first"),
        ("second", "the second"),
        ("second_one", "the second one"),
    ):
        g.phrase("of_two", words, ir.Pronoun, form=form)
    g.phrase("action", "{source:of_two} deals {to:of_two} {amount:damage}", ir.DealDamage, w=400)
    g.phrase("action", "{source:of_two} deals {amount:damage} to {to:of_two}", ir.DealDamage, w=400 + 1)


def _points_more(g: Filled) -> None:
    points = "{amount:number} <point/points:amount> of damage"
    g.phrase("action", f"{{source:source}} deals each player {points}", ir.DamagePlayer, player=ir.EachPlayer(), w=70)
    for w, words in enumerate(("deal each player", "{source:source} deals each player"), 600):
        node = ir.DamagePlayer if "source" in words else ir.ReceiveDamage
        g.phrase("action", f"{words} {points}", node, player=ir.EachPlayer(), w=w)
    for w, words in enumerate(
        ("both players receive", "all players receive", "you and your opponent each receive"), 800
    ):
        g.phrase("action", f"{words} {points}", ir.ReceiveDamage, player=ir.EachPlayer(), w=w)
    for player, whom in ((ir.You(), "yourself"), (ir.Opponent(), "your opponent"), (ir.EachPlayer(), "each player")):
        g.phrase("action", f"deal {points} to {whom}", ir.ReceiveDamage, player=player, w=810)
        g.phrase("action", f"{{source:source}} deals {points} to {whom}", ir.DamagePlayer, player=player, w=810)
    dealt = "{source:one_pronoun} deals {whom} {amount:number} <point/points:amount> of damage"
    for player, whom in ((ir.You(), "you"), (ir.Opponent(), "your opponent"), (ir.EachPlayer(), "each player")):
        g.phrase("action", dealt.replace("{whom}", whom), ir.DamagePlayer, player=player, w=500)
    g.phrase("action", f"deal {{player:controller}} {points}", ir.ReceiveDamage, w=500)
    # "Deal it 8000 damage and 1 point of damage to its controller": one verb for both
    # one card, 2 phrases: any damage, any points, any way to say whose controller
    g.pair("damage_and_point", "damage_to_it", "point_to_controller", " and ", cls=ir.Both, field="effects", w=500)
    g.alias("action", "damage_and_point")
    g.phrase("damage_to_it", "deal {to:one_pronoun} {amount:damage}", ir.DealDamage)
    g.phrase("point_to_controller", f"{points} to {{player:controller}}", ir.ReceiveDamage, w=501)
    g.phrase("action", f"{{source:source}} deals {{player:controller}} {points}", ir.DamagePlayer, w=500)
    # "You receive 1 point of damage for each Forward broken by this effect."
    g.phrase("points_each", "{amount:number} <point/points:amount> of damage for each {each:each}", ir.PerEach)
    receivers = (("you receive", ir.You()), ("receive", ir.You()), ("your opponent receives", ir.Opponent()),
                 ("deal your opponent", ir.Opponent()))  # fmt: skip
    for w, (words, player) in enumerate(receivers, 820):
        g.phrase("action", f"{words} {{amount:points_each}}", ir.ReceiveDamage, player=player, w=w)
        if w > 820:
            done = f"{words} damage equal to {{amount:number_done}}"
            g.phrase("action", done, ir.ReceiveDamage, player=player, w=w + 10)
    g.phrase("action", "you lose the game", ir.LoseGame, player=ir.You(), w=500)
    g.phrase("action", "your opponent loses the game", ir.LoseGame, player=ir.Opponent(), w=500)
    g.phrase("action", "you win the game", ir.WinGame, player=ir.You())
    for w, words in enumerate(
        ("all the damage from", "all damage from", "all the damage dealt to", "all damage dealt to")
    ):
        g.phrase("action", f"remove {words} {{what:obj}}", ir.NegateDamage, w=500 + w)
    for w, words in enumerate(("all damage dealt to", "all the damage dealt to")):
        for v, what in enumerate(("obj", "the_group")):
            g.phrase("action", f"negate {words} {{what:{what}}}", ir.NegateDamage, w=510 + w + 10 * v)
