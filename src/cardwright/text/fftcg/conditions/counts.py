"""Cards in hand, Crystals, counters, and damage received."""

from cardwright.text import ir
from cardwright.text.fftcg.common import RELATIONS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

PLAYERS = (
    (ir.You(), "you have", "you don't have", "you control", "your opponent"),
    (ir.Opponent(), "your opponent has", "your opponent doesn't have", "your opponent controls", "you"),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _damage(g)
    _hands(g)
    _counters(g)
    _crystals(g)
    _empty_hands(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _damage_more(g)
    _hands_more(g)
    _counters_more(g)
    _players_have(g)
    _counters_of_others(g)
    _empty_hands_more(g)


def _damage(g: Grammar) -> None:
    # a table of all players and both relations; some of it one card has
    for player, has in (
        (ir.You(), "you have"),
        (ir.Opponent(), "your opponent has"),
        (ir.EachPlayer(), "each player has"),
    ):
        for relation, compare in (("more", ">="), ("less", "<=")):
            g.phrase(
                "condition",
                f"{has} received {{count:number}} <point/points:count> of damage or {relation}",
                ir.ReceivedDamage,
                player=player,
                compare=compare,
            )
    # without "or more": the last point before the game is lost
    g.phrase(
        "condition",
        "you have received {count:number} points of damage",
        ir.ReceivedDamage,
        player=ir.You(),
        compare="=",
    )
    # one card: either player, against a number
    for relation, compare in (("more", ">="), ("less", "<=")):
        g.phrase(
            "condition",
            f"either player has received {{count:number}} <point/points:count> of damage or {relation}",
            ir.ReceivedDamage,
            player=ir.AnyPlayer(),
            compare=compare,
        )


def _hands(g: Grammar) -> None:
    # a table of both players, hands and relations; some of it one card has
    for player, has, their in (
        (ir.You(), "you have", ("your",)),
        (ir.Opponent(), "your opponent has", ("their", "his/her")),
    ):
        for w, owner in enumerate(their):
            fixed = {"player": player, "w": w}
            g.phrase(
                "condition", f"{has} no cards in {owner} hand", ir.HandSizeIs, count=ir.Num(0), compare="=", **fixed
            )
            g.phrase(
                "condition",
                f"{has} {{count:number}} <card/cards:count> or less in {owner} hand",
                ir.HandSizeIs,
                compare="<=",
                **fixed,
            )
            g.phrase(
                "condition",
                f"{has} {{count:number}} <card/cards:count> or more in {owner} hand",
                ir.HandSizeIs,
                compare=">=",
                **fixed,
            )
            if player == ir.You():
                continue  # your own are read as a group: "cards in your hand"
            g.phrase(
                "condition",
                f"{has} {{count:number}} or more cards in {owner} hand",
                ir.HandSizeIs,
                compare=">=",
                player=player,
                w=w + 2,
            )
    # one card: the number in front, for both pronouns
    for w, their in enumerate(("their", "his/her")):
        g.phrase(
            "condition",
            f"your opponent has {{count:number}} or less cards in {their} hand",
            ir.HandSizeIs,
            player=ir.Opponent(),
            compare="<=",
            w=w + 2,
        )
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        words = f"either player has {{count:number}} cards {relation} in their hands"
        # one card: of either player; of one player it is elsewhere
        g.phrase("condition", words, ir.HandSizeIs, player=ir.AnyPlayer(), compare=compare)


def _counters(g: Grammar) -> None:
    """Counters on a card, and whether there is any 《C》."""
    # one card each: a table of the two ways to say it
    for w, placed in enumerate(("placed on", "on"), 4):
        g.phrase(
            "condition",
            f"there are {{count:number}} or more {{counter:counter}} Counters {placed} {{card:source}}",
            ir.CountersAre,
            w=w,
        )
    # one card: a table of both players
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        g.phrase("condition", f"{has} a 《C》", ir.CrystalsAre, player=player, count=ir.Num(1))
    # one card: the number is 1 in words; the tables have the numbers of both players
    g.phrase("condition", "you don't have a 《C》", ir.CrystalsAre, player=ir.You(), count=ir.Num(0), compare="<=")
    for w, placed in enumerate(("placed on", "on")):
        g.phrase(
            "condition",
            f"{{count:number}} or more {{counter:counter}} Counters are {placed} {{card:source}}",
            ir.CountersAre,
            w=w,
        )
        g.phrase(
            "condition",
            f"a {{counter:counter}} Counter is {placed} {{card:source}}",
            ir.CountersAre,
            count=ir.Num(1),
            w=w + 2,
        )
        g.phrase(
            "condition",
            f"there are no {{counter:counter}} Counters {placed} {{card:source}}",
            ir.CountersAre,
            count=ir.Num(0),
            compare="<=",
            w=w,
        )
    # one card: or less; or more is elsewhere
    g.phrase(
        "condition",
        "{count:number} or less {counter:counter} Counters are placed on {card:source}",
        ir.CountersAre,
        compare="<=",
        w=2,
    )


def _crystals(g: Grammar) -> None:
    """So many 《C》."""
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        # one card: no more and no fewer
        g.phrase("condition", f"{has} exactly {{count:number}} 《C》", ir.CrystalsAre, player=player, compare="=", w=3)
        for words, compare in (("or more", ">="), ("or less", "<=")):
            g.phrase(
                "condition",
                f"{has} {{count:number}} {words} 《C》",
                ir.CrystalsAre,
                player=player,
                compare=compare,
                w=3,
            )
            # one card: the number and its relation apart
            g.phrase(
                "condition",
                f"{has} {{count:number}} 《C》 {words}",
                ir.CrystalsAre,
                player=player,
                compare=compare,
                w=5,
            )


def _empty_hands(g: Grammar) -> None:
    g.phrase(
        "condition",
        "both you and your opponent have no cards in hand",
        ir.HandSizeIs,
        player=ir.EachPlayer(),
        count=ir.Num(0),
        compare="=",
    )
    # one card: hands or hand
    for w, hands in enumerate(("hands", "hand"), 1):
        g.phrase(
            "condition",
            f"each player has no cards in their {hands}",
            ir.HandSizeIs,
            player=ir.EachPlayer(),
            count=ir.Num(0),
            compare="=",
            w=w,
        )
    none = {"player": ir.EachPlayer(), "count": ir.Num(0), "compare": "="}
    for w, words in enumerate(
        ("both players have no cards in their hands", "neither player has any cards in their hand"), 3
    ):
        g.phrase("condition", words, ir.HandSizeIs, w=w, **none)


def _damage_more(g: Filled) -> None:
    for relation, compare in (("or more", ">="), ("or less", "<=")):
        points = f"{{count:number}} <point/points:count> of damage {relation}"
        for w, who in enumerate(("both players have", "both you and your opponent have"), 3000):
            g.phrase(
                "condition", f"{who} received {points}", ir.ReceivedDamage, player=ir.EachPlayer(), compare=compare, w=w
            )
        text = f"you or your opponent have received {points}"
        g.phrase("condition", text, ir.ReceivedDamage, player=ir.AnyPlayer(), compare=compare, w=3000)
    for player, has in (
        (ir.AnyPlayer(), "either player has"), (ir.Opponent(), "your opponent has"), (ir.EachPlayer(), "each player has"),
    ):  # fmt: skip
        text = f"{has} received {{count:number}} points of damage"
        g.phrase("condition", text, ir.ReceivedDamage, player=player, compare="=", w=3000)


def _hands_more(g: Filled) -> None:
    for relation, compare in (("or more", ">="), ("or less", "<=")):
        for w, cards in enumerate(
            (f"{{count:number}} {relation} cards", f"{{count:number}} <card/cards:count> {relation}")
        ):
            for v, hand in enumerate(("their hand", "their hands")):
                each = {"player": ir.EachPlayer(), "compare": compare}
                g.phrase("condition", f"each player has {cards} in {hand}", ir.HandSizeIs, w=70 + w + 600 * v, **each)
                g.phrase(
                    "condition", f"both players have {cards} in {hand}", ir.HandSizeIs, w=4070 + w + 600 * v, **each
                )
    none = {"count": ir.Num(0), "compare": "="}
    for player, does, has, hands in (
        (ir.You(), "you don't", "you have", ("your",)),
        (ir.Opponent(), "your opponent doesn't", "your opponent has", ("their", "his/her")),
    ):
        for w, hand in enumerate(hands, 400):
            fixed = {"player": player, "w": w}
            g.phrase("condition", f"{does} have any cards in {hand} hand", ir.HandSizeIs, **none, **fixed)
            one = {"count": ir.Num(1), "compare": "<=", **fixed}
            g.phrase("condition", f"{has} 1 or less card in {hand} hand", ir.HandSizeIs, **one)
    for w, hand in enumerate(("their hand", "their hands", "hand", "his/her hand"), 400):
        for v, cards in enumerate(("cards", "any cards")):
            text = f"neither player has {cards} in {hand}"
            g.phrase("condition", text, ir.HandSizeIs, player=ir.EachPlayer(), w=w + 10 * v, **none)
    for relation, compare in RELATIONS:
        for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
            text = f"{has} {{count:number}} <card/cards:count> {relation} in hand"
            g.phrase("condition", text, ir.HandSizeIs, player=player, compare=compare, w=600)
            text = f"{has} {{count:number}} {relation} cards in hand"
            g.phrase("condition", text, ir.HandSizeIs, player=player, compare=compare, w=601)
        text = f"{{count:number}} {relation} {{group:owned_by_foe}}"
        g.phrase("condition", text, ir.Exists, compare=compare, w=70 + 4)
        for w, hands in enumerate(("in their hand", "in hand")):
            text = f"either player has {{count:number}} <card/cards:count> {relation} {hands}"
            g.phrase("condition", text, ir.HandSizeIs, player=ir.AnyPlayer(), compare=compare, w=70 + w)
            text = f"both you and your opponent have {{count:number}} <card/cards:count> {relation} {hands}"
            g.phrase("condition", text, ir.HandSizeIs, player=ir.EachPlayer(), compare=compare, w=70 + 2 + w)


def _counters_of_others(g: Filled) -> None:
    on = "{card:one_pronoun}"
    for relation, compare in RELATIONS:
        for w, placed in enumerate(("placed on", "on"), 5000):
            some = f"{{count:number}} {relation} {{counter:counter}} Counters"
            g.phrase("condition", f"{some} are {placed} {on}", ir.CountersAre, compare=compare, w=w)
            g.phrase("condition", f"there are {some} {placed} {on}", ir.CountersAre, compare=compare, w=w + 10)
            g.phrase("condition", f"{on} has {some} {placed} it", ir.CountersAre, compare=compare, w=w + 50)
    for w, placed in enumerate(("placed on", "on"), 5000):
        one = {"count": ir.Num(1), "w": w + 20}
        has_one = {"count": ir.Num(1), "w": w + 60}
        g.phrase("condition", f"{on} has a {{counter:counter}} Counter {placed} it", ir.CountersAre, **has_one)
        g.phrase("condition", f"a {{counter:counter}} Counter is {placed} {on}", ir.CountersAre, **one)
        none = {"count": ir.Num(0), "compare": "<=", "w": w + 30}
        g.phrase("condition", f"no {{counter:counter}} Counters are {placed} {on}", ir.CountersAre, **none)
        none["w"] = w + 40
        g.phrase("condition", f"there are no {{counter:counter}} Counters {placed} {on}", ir.CountersAre, **none)


def _counters_more(g: Filled) -> None:
    """Counters on a card."""
    # of a card that has left: as it was
    for relation, compare in RELATIONS:
        some = f"{{count:number}} {relation} {{counter:counter}} Counters"
        for w, card in enumerate(("source", "one_pronoun"), 6100):
            g.phrase("condition", f"{some} were placed on {{card:{card}}}", ir.CountersAre, compare=compare, w=w)
            g.phrase("condition", f"there were {some} on {{card:{card}}}", ir.CountersAre, compare=compare, w=w + 10)
    for w, card in enumerate(("source", "one_pronoun"), 6120):
        text = f"a {{counter:counter}} Counter was placed on {{card:{card}}}"
        g.phrase("condition", text, ir.CountersAre, count=ir.Num(1), w=w)
    for w, on_it in enumerate((" on it", " placed on it", ""), 6000):
        for relation, compare in RELATIONS:
            text = f"{{card:source}} has {{count:number}} {relation} {{counter:counter}} Counters{on_it}"
            g.phrase("condition", text, ir.CountersAre, compare=compare, w=w)
        none = {"count": ir.Num(0), "compare": "<=", "w": w + 20}
        g.phrase("condition", f"{{card:source}} has no {{counter:counter}} Counters{on_it}", ir.CountersAre, **none)
        text = f"{{card:source}} has a {{counter:counter}} Counter{on_it}"
        g.phrase("condition", text, ir.CountersAre, count=ir.Num(1), w=w + 10)
    for relation, compare in RELATIONS:
        for w, placed in enumerate(("on", "placed on"), 70):
            text = f"there are {{count:number}} {relation} {{counter:counter}} Counters {placed} {{card:source}}"
            if relation == "or less":
                g.phrase("condition", text, ir.CountersAre, compare=compare, w=w)


def _players_have(g: Filled) -> None:
    """What players have and have not: 《C》, cards drawn, points of damage."""
    people = ((ir.You(), "you have"), (ir.Opponent(), "your opponent has"))
    for player, has in people:
        fixed = {"player": player}
        lacks = "you don't" if player == ir.You() else "your opponent doesn't"
        for w, words in enumerate((f"{lacks} have 《C》", f"{lacks} have any 《C》"), 2000):
            g.phrase("condition", words, ir.CrystalsAre, count=ir.Num(0), compare="<=", w=w, **fixed)
        g.phrase("condition", f"{has} no 《C》", ir.CrystalsAre, count=ir.Num(0), compare="<=", w=100, **fixed)
        for count in (1, 2, 3):
            g.phrase("condition", f"{has} {'《C》' * count}", ir.CrystalsAre, count=ir.Num(count), w=100 + 1, **fixed)
        g.phrase("past_event", f"{has} searched for a card", ir.PlayerSearches, w=100, **fixed)
        g.phrase("past_event", f"{has} gained a 《C》", ir.PlayerGainsCrystal, w=100, **fixed)
        g.phrase("condition", f"{has} drawn {{right:number}} or more cards this turn", ir.Compare, left=ir.CardsDrawn(player),
                 compare=">=", w=100)  # fmt: skip
    for w, (be, s) in enumerate((("is", ""), ("are", "s")), 600):
        text = f"no {{counter:counter}} Counter{s} {be} placed on {{card:source}}"
        g.phrase("condition", text, ir.CountersAre, count=ir.Num(0), compare="<=", w=w)
    for player, has, lacks, controls, other in PLAYERS:
        than = ir.Opponent() if player == ir.You() else ir.You()
        fixed = {"player": player}
        for relation, compare in RELATIONS:
            text = f"{has} received {{count:number}} {relation} points of damage"
            g.phrase("condition", text, ir.ReceivedDamage, compare=compare, w=70 + 2, **fixed)
        text = f"{controls} {{count:number}} {{group:group/count}} or less"
        g.phrase("condition", text, ir.Controls, compare="<=", w=70, **fixed)
        points = {"left": ir.DamageReceived(player), "right": ir.DamageReceived(than), "compare": "="}
        for w, same in enumerate(("the same number of points of damage", "the same amount of damage"), 70):
            g.phrase("condition", f"{has} received {same} as {other}", ir.Compare, w=w, **points)
        g.phrase("condition", f"{lacks} a 《C》", ir.CrystalsAre, count=ir.Num(0), compare="<=", w=70 + 3, **fixed)
        for count in (2, 3, 4, 5):
            icons = {"count": ir.Num(count), **fixed}
            g.phrase("condition", f"{has} {'《C》' * count}", ir.CrystalsAre, w=70 + 4, **icons)
            g.phrase("condition", f"{has} {'《C》' * count} or more", ir.CrystalsAre, w=70 + 5, **icons)
        g.phrase("points_received", f"points of damage {has} received", ir.DamageReceived, **fixed)
        for w, received in enumerate(("the damage {has} received", "the damage {has} been dealt"), 70):
            g.phrase("counted", received.replace("{has}", has), ir.DamageReceived, w=w, **fixed)
        g.phrase("counted", f"the number of points of damage {has} received", ir.DamageReceived, w=1, **fixed)


def _empty_hands_more(g: Filled) -> None:
    for w, hand in enumerate(("hand", "hands"), 100):
        none = {"count": ir.Num(0), "compare": "=", "player": ir.AnyPlayer()}
        g.phrase("condition", f"either player has no cards in their {hand}", ir.HandSizeIs, w=w, **none)
    people: tuple[tuple[ir.Player, str], ...] = ((ir.You(), "you have"), (ir.Opponent(), "your opponent has"))
    for player, has in people:
        g.phrase(
            "condition",
            f"{has} no cards in hand",
            ir.HandSizeIs,
            player=player,
            count=ir.Num(0),
            compare="=",
            w=300 + 20,
        )
    for w, their in enumerate(("their hand", "their hands", "his/her hand"), 70):
        g.phrase("condition", f"either player has no cards in {their}", ir.HandSizeIs, player=ir.AnyPlayer(), count=ir.Num(0),
                 compare="=", w=w)  # fmt: skip
