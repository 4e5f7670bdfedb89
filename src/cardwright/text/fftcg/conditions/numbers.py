"""One amount compared with another."""

from cardwright.text import ir
from cardwright.text.fftcg.common import BOTH_HURT, PEOPLE, RELATIONS, THAN
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _costs(g)
    _powers(g)
    _counts(g)
    _counts_of_some(g)
    _damage(g)
    _hands(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _costs_more(g)
    _powers_more(g)
    _counts_more(g)
    _further_counts_more(g)
    _parts_counted(g)
    _both_hurt(g)
    _x_more(g)
    _hands_more(g)
    _more_than_theirs(g)


def _costs(g: Grammar) -> None:
    # one card, 2 phrases: of power and of cost both relations are said
    g.phrase("condition", "{left:cost_of} is {right:number} or less", ir.Compare, compare="<=")
    g.phrase("condition", "{left:cost_of} is {right:number} or more", ir.Compare, compare=">=")
    g.phrase("condition", "{left:cost_of} is equal to or less than {right:counted}", ir.Compare, compare="<=")
    g.phrase("condition", "{left:cost_of} is X", ir.Compare, right=ir.X(), compare="=")
    # counting
    g.phrase("condition", "{left:cost_of} is equal to or more than {right:counted}", ir.Compare, compare=">=")
    g.phrase("condition", "{left:cost_of} is {right:number}", ir.Compare, compare="=")
    # one card: each compares in its own words; what else can be compared is in the tables
    g.phrase("condition", "{left:cost_of} is equal to {right:counted}", ir.Compare, compare="=", w=1)
    g.phrase(
        "condition", "{left:cost_of} is equal to the total cost of {right:both_costs}", ir.Compare, compare="=", w=2
    )
    # one card, 2 phrases: what paid, and its cost: the table is above
    g.phrase("condition", "{left:cost_of} is equal to {right:cost_of_payment}", ir.Compare, compare="=", w=50)
    g.phrase("cost_of_payment", "the cost of {card:paying_card}", ir.CostOf, w=9)


def _powers(g: Grammar) -> None:
    g.phrase("condition", "{left:power_of} is less than {right:power_of}", ir.Compare, compare="<")
    g.phrase("condition", "{left:power_of} is greater than {right:power_of}", ir.Compare, compare=">")
    g.phrase("condition", "{left:power_of} is {right:number} or less", ir.Compare, compare="<=")
    g.phrase("condition", "{left:power_of} is {right:number} or more", ir.Compare, compare=">=")
    # one card, 3 phrases: "the power of Hild", where others print "Hild's power"; others have those
    g.phrase("power_of_source", "the power of {card:source}", ir.PowerOf, w=1)
    g.phrase("condition", "{left:power_of_source} is {right:number} or more", ir.Compare, compare=">=")
    g.phrase("condition", "{left:power_of_source} is {right:number} or less", ir.Compare, compare="<=")
    # one card: each compares in its own words; what else can be compared is in the tables
    g.phrase("condition", "{left:power_of} has become {right:number} or less", ir.Compare, compare="<=", w=1)
    g.phrase("condition", "{left:power_of} has become {right:number} or more", ir.Compare, compare=">=", w=1)
    words = "the total of their power is {right:number}"
    # one card: totals of costs and of power
    g.phrase("condition", words, ir.Compare, left=ir.PowerOf(ir.Pronoun("them"), w=8), compare="=", w=40)
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        left = ir.PowerOf(ir.Pronoun("them"), w=8)
        g.phrase("condition", f"{words} {relation}", ir.Compare, left=left, compare=compare, w=40)


def _counts(g: Grammar) -> None:
    """Elements among cards, and cards that are counted, against a number."""
    g.phrase("elements_among", "{group:group/many}", ir.CountElements)
    g.phrase("elements_among", "the {group:group/many}", ir.CountElements, w=1)
    g.phrase(
        "condition",
        "there are {right:number} or more different Elements among {left:elements_among}",
        ir.Compare,
        compare=">=",
    )
    # one card: beside "or more", the other relation that is printed
    g.phrase(
        "condition",
        "there are exactly {right:number} different Elements among {left:elements_among}",
        ir.Compare,
        compare="=",
    )
    g.phrase("group_count", "the number of {group:group/many}", ir.CountOf)
    g.phrase("condition", "{left:group_count} is greater than {right:group_count}", ir.Compare, compare=">")
    # one card each: a number that is asked for in as many words
    for relation, compare in (("or more", ">="), ("or less", "<=")):
        g.phrase("condition", f"{{left:group_count}} is {{right:number}} {relation}", ir.Compare, compare=compare, w=41)
    g.phrase("kinds", "{base:many_kind} and/or {more:many_kind}", ir.Plus, w=1)
    g.phrase("many_kind", "{group:placed_group/many}", ir.CountOf)
    for w, words in enumerate(("you have a total of", "there are a total of", "you have")):
        g.phrase("condition", words + " {right:number} or more {left:kinds}", ir.Compare, compare=">=", w=w)


def _counts_of_some(g: Grammar) -> None:
    """Elements of certain cards, cards of a party, and those that were discarded or shown."""
    head = "there are {right:number} or more different Elements among {left:elements_of}"
    # one card: Elements among cards that were removed, against a number
    g.phrase("condition", head, ir.Compare, compare=">=")
    # one card: each option says where; cards that are counted by name
    g.phrase("party_count", "{group:group/many} form the party", ir.CountRef,
             cards=ir.PartyOf(ir.Pronoun("that_party")))  # fmt: skip
    # one card: each option says where; cards that are counted by name
    g.phrase("condition", "{right:number} or more {left:party_count}", ir.Compare, compare=">=", w=20)
    # one card: any where others say a, for both players
    # one card: Elements by number, for both players
    for player, does, control in ((ir.You(), "you", "control"), (ir.Opponent(), "your opponent", "controls")):
        one = {"player": player, "count": ir.Num(1)}
        g.phrase("condition", f"{does} {control} any {{group:group/one}}", ir.Controls, w=38, **one)
        key = "elements_of_" + does[-3:]
        g.phrase(
            "condition",
            f"{does} {control} {{right:number}} or more different Element {{left:{key}}}",
            ir.Compare,
            compare=">=",
            w=33,
        )
        g.phrase(key, f"{{group:types_of_{does[-3:]}}}", ir.CountElements, w=34)
        g.phrase(
            f"types_of_{does[-3:]}", "{noun:type_noun/many}", ir.Group, qualifiers=(ir.ControlledBy(player, w=39),)
        )
    # one card, 2 phrases: what those that were discarded were
    g.phrase("bare_trait", "{qualifiers:one_state}", ir.Group, noun=ir.IsCard(), w=34)
    g.sequence("one_state", "any_trait", max=1)
    # "if you have a Job Knight among them"
    # one card: one among those that were shown
    g.phrase("condition", "you have {left:one_among}", ir.Compare, right=ir.Num(1), compare=">=", w=35)
    # one card: one among those that were shown
    for w, article in enumerate(("a", "an"), 34):
        words = article + " {group:group/one} among them"
        g.phrase("one_among", words, ir.CountRef, cards=ir.Pronoun("revealed"), w=w)


def _damage(g: Grammar) -> None:
    g.phrase("damage_on", "{card:source} has received", ir.DamageOn)
    g.phrase("condition", "{left:damage_on} {right:number} damage or more", ir.Compare, compare=">=")
    # one card: the opponent's is elsewhere, fewer and equal in the tables
    g.phrase(
        "condition",
        "you have received more points of damage than your opponent",
        ir.Compare,
        compare=">",
        left=ir.DamageReceived(ir.You()),
        right=ir.DamageReceived(ir.Opponent()),
    )
    g.phrase(
        "condition",
        "your opponent has received more points of damage than you",
        ir.Compare,
        compare=">",
        left=ir.DamageReceived(ir.Opponent()),
        right=ir.DamageReceived(ir.You()),
    )
    # one card: points more than the other player has, for both players
    for player, has, than in ((ir.You(), "you have", ir.Opponent()), (ir.Opponent(), "your opponent has", ir.You())):
        behind = "your opponent" if than == ir.Opponent() else "you"
        key = "more_points_than_" + ("opponent" if than == ir.Opponent() else "you")
        words = f"at least {{more:number}} <point/points:more> of damage more than {behind}"
        g.phrase(key, words, ir.Plus, base=ir.DamageReceived(than), w=34)
        # one card: the tables have "received" behind it
        g.phrase("condition", f"{has} {{right:{key}}}", ir.Compare, left=ir.DamageReceived(player), compare=">=", w=32)


def _hands(g: Grammar) -> None:
    drawn = {"left": ir.CardsDrawn(ir.You()), "compare": ">="}
    g.phrase("condition", "you have drawn {right:number} or more cards this turn", ir.Compare, w=3, **drawn)
    # the turn may be said once for several sentences: "If you have drawn 6 or more cards, ... instead"
    # one card, 2 phrases: the turn is said once for two conditions
    g.phrase("condition", "you have drawn {right:number} or more cards", ir.Compare, w=14, **drawn)


def _costs_more(g: Filled) -> None:
    for relation, compare in RELATIONS:
        g.phrase("condition", f"{{left:cost_of}} is X {relation}", ir.Compare, right=ir.X(), compare=compare, w=5000)
    for w, (words, compare) in enumerate(THAN, 5001):
        g.phrase("condition", f"{{left:cost_of}} is {words} {{right:x}}", ir.Compare, compare=compare, w=w)
    for side in ("power_of", "cost_of"):
        for words, compare in (
            ("is less than", "<"),
            ("is greater than", ">"),
            ("is equal to", "="),
            ("is equal to or less than", "<="),
            ("is equal to or greater than", ">="),
        ):
            if (side, compare) in {("power_of", "<"), ("power_of", ">")}:
                continue
            text = f"{{left:{side}}} {words} {{right:{side}}}"
            if (side, words) != ("cost_of", "is equal to"):
                g.phrase("condition", text, ir.Compare, compare=compare, w=70)
    for w, verb in enumerate(("is", "is equal to"), 570 + 10):
        g.phrase("condition", f"{{left:cost_of}} {verb} {{right:the_number}}", ir.Compare, compare="=", w=w)
    # what a card was before it moved: "Return it to its owner's hand. If its cost was 4 or more, ..."
    for relation, compare in (*RELATIONS, ("", "=")):
        for left in ("cost_of", "power_of"):
            words = f"{{left:{left}}} was {{right:number}} {relation}".strip()
            g.phrase("condition", words, ir.Compare, compare=compare, w=100)
    for words, compare in (
        ("is less than", "<"),
        ("is greater than", ">"),
        ("is more than", ">"),
        ("is less than or equal to", "<="),
        ("is equal to or greater than", ">="),
        ("is greater than or equal to", ">="),
    ):
        w = 70 + int(words.startswith("is more")) + int(words.endswith("or equal to"))
        g.phrase("condition", f"{{left:cost_of}} {words} {{right:counted}}", ir.Compare, compare=compare, w=w)
        if words.endswith("or equal to"):
            for side in ("power_of", "cost_of"):
                g.phrase(
                    "condition", f"{{left:{side}}} {words} {{right:{side}}}", ir.Compare, compare=compare, w=70 + 3
                )
    for odd, word in ((True, "odd"), (False, "even")):
        for w, words in enumerate((f"is an {word} number", f"is {word}")):
            g.phrase("condition", f"{{number:cost_of}} {words}", ir.Parity, odd=odd, w=w)
            g.phrase("condition", f"{{number:group_count}} {words}", ir.Parity, odd=odd, w=w)
    words = "the total of their cost is {right:number}"
    them = ir.CostOf(ir.Pronoun("them"), w=70)
    g.phrase("condition", words, ir.Compare, left=them, compare="=", w=70)
    for relation, compare in RELATIONS:
        g.phrase("condition", f"{words} {relation}", ir.Compare, left=them, compare=compare, w=70)


def _powers_more(g: Filled) -> None:
    g.phrase("condition", "{left:power_of} is {right:number}", ir.Compare, compare="=", w=70)
    for kind, node in (("power", ir.PowerOf), ("cost", ir.CostOf)):
        rest = f"{kind}_left_out"
        g.phrase(rest, "{_:self}'s", node, card=ir.SelfRef(), w=400)
        g.phrase(rest, "that of {card:one_pronoun}", node, w=400 + 1)
        g.phrase(rest, "that of {card:source}", node, w=400 + 2)
        for w, other in enumerate(("latter", "former"), 403):
            g.phrase(rest, f"the {other}'s", node, card=ir.Pronoun(other), w=w)
        for w, (words, compare) in enumerate((*THAN, ("equal to or more than", ">=")), 400):
            fixed = {"compare": compare, "w": w}
            g.phrase("condition", f"{{left:{kind}_of}} is {words} {{right:{rest}}}", ir.Compare, **fixed)
            g.phrase("condition", f"{{left:{kind}_of}} is {words} {{right:{kind}_of}}", ir.Compare, **fixed)
            g.phrase("condition", f"{{left:{kind}_of}} is {words} {{right:counted}}", ir.Compare, **fixed)
    g.phrase("total_cost", "the total cost of {card:the_whole}", ir.CostOf, w=600)
    g.phrase("total_power", "the total power of {card:the_whole}", ir.PowerOf, w=600)
    g.phrase("bare_whole", "{group:group/many}", ir.All, w=3)
    g.phrase("total_cost", "the total cost of {card:bare_whole}", ir.CostOf, w=601)
    g.phrase("total_power", "the total power of {card:bare_whole}", ir.PowerOf, w=601)
    for total in ("total_cost", "total_power"):
        for relation, compare in RELATIONS:
            text = f"{{left:{total}}} is {{right:number}} {relation}"
            g.phrase("condition", text, ir.Compare, compare=compare, w=600)
        for w, (words, compare) in enumerate(THAN, 640):
            text = f"{{left:{total}}} is {words} {{right:{total}}}"
            g.phrase("condition", text, ir.Compare, compare=compare, w=w)
    g.phrase("condition", "{left:power_of} becomes {right:number} or less", ir.Compare, compare="<=", w=70 + 1)
    g.phrase("condition", "{left:power_of} becomes {right:number} or more", ir.Compare, compare=">=", w=70 + 1)


def _counts_more(g: Filled) -> None:
    for player, controls, key in ((ir.You(), "you control", "you"), (ir.Opponent(), "your opponent controls", "foe")):
        for w, elements in enumerate(("different Elements", "Elements"), 70):
            text = f"{controls} {{left:kinds_of_{key}}} of {{right:number}} or more {elements}"
            g.phrase("condition", text, ir.Compare, compare=">=", w=w)
        g.phrase(f"kinds_of_{key}", f"{{group:types_held_by_{key}}}", ir.CountElements, w=70)
        g.phrase(f"types_held_by_{key}", "{noun:type_noun/many}", ir.Group,
                 qualifiers=(ir.ControlledBy(player, w=70),))  # fmt: skip
    text = "you have a {groups:bare_row} in your Break Zone (before paying the cost for {_:self})"
    among = ir.Pronoun("revealed")
    for w, article in enumerate(("a", "an"), 70):
        g.phrase(f"there_among_{article}", f"{article} {{group:group/one}} among them", ir.CountRef, cards=among, w=w)
        g.phrase(f"there_among_{article}", f"{article} {{group:group/one}} among the revealed cards", ir.CountRef,
                 cards=ir.Pronoun("among_shown"), w=w + 10)  # fmt: skip
        text = f"there is {{left:there_among_{article}}}"
        g.phrase("condition", text, ir.Compare, right=ir.Num(1), compare=">=", w=w)
    at_least_one = {"right": ir.Num(1), "compare": ">=", "w": 70 + 2}
    g.phrase("condition", "there are {left:any_among}", ir.Compare, **at_least_one)
    g.phrase("any_among", "any {group:group/many} among them", ir.CountRef, cards=among, w=70 + 3)
    g.phrase("many_among", "{group:group/many} among them", ir.CountRef, cards=among, w=70 + 2)
    shown = ir.Pronoun("among_shown")
    g.phrase("many_among", "{group:group/many} among the revealed cards", ir.CountRef, cards=shown, w=70 + 12)
    for w, head in enumerate(("there are", "you have"), 70 + 2):
        g.phrase("condition", f"{head} {{right:number}} or more {{left:many_among}}", ir.Compare, compare=">=", w=w)
    for player, _who, _s, their in PEOPLE:
        has = "you have" if player == ir.You() else "your opponent has"
        deck = ir.CountOf(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.DeckZone(player)),)))
        for relation, compare in RELATIONS:
            fixed = {"left": deck, "compare": compare}
            text = f"{has} {{right:number}} <card/cards:right> {relation} in {their} deck"
            g.phrase("condition", text, ir.Compare, w=70, **fixed)
            if player == ir.Opponent():  # one's own are read as a group
                text = f"{has} {{right:number}} {relation} cards in {their} deck"
                g.phrase("condition", text, ir.Compare, w=71, **fixed)
            whose = "your" if player == ir.You() else "your opponent's"
            for w, words in enumerate(
                (
                    f"there are {{right:number}} <card/cards:right> {relation} in {whose} deck",
                    f"{whose} deck has {{right:number}} <card/cards:right> {relation}",
                    f"{whose} deck has {{right:number}} {relation} cards",
                ),
                70 + 2,
            ):
                g.phrase("condition", words, ir.Compare, w=w, **fixed)
    milled = ir.Pronoun("all_milled")
    for w, article in enumerate(("a", "an"), 70):
        g.phrase("milled_one", f"{article} {{group:group/one}}", ir.CountRef, cards=milled, w=w)
    g.phrase("milled_some", "{group:group/many}", ir.CountRef, cards=milled, w=70 + 5)
    for w, article in enumerate(("a", "an"), 70):
        g.phrase("away_one", f"{article} {{group:group/one}}", ir.CountRef, cards=ir.Pronoun("removed_any"), w=w)
    away = ir.Pronoun("removed_cards")
    g.phrase("away_some", "{group:group/many}", ir.CountRef, cards=away, w=70 + 5)


def _further_counts_more(g: Filled) -> None:
    """Numbers against a number or against each other."""
    for w, words in enumerate(("the selected number", "the named number"), 570):
        g.value("the_number", words, ir.NamedNumber(w=w))
        g.value("the_number", f"the same as {words}", ir.NamedNumber(w=w + 50))
    text = "you have {right:number} or more different Elements among {left:elements_among}"
    g.phrase("condition", text, ir.Compare, compare=">=", w=570)
    for w, (words, compare) in enumerate(THAN, 400):
        for right in ("group_count", "cost_of"):
            text = f"{{left:group_count}} is {words} {{right:{right}}}"
            g.phrase("condition", text, ir.Compare, compare=compare, w=w)
        # "If the damage you have received is equal to or greater than its cost": as many points as the cost
        for u, points in enumerate(("", "number of points of ", "amount of ")):
            text = f"the {points}damage you have received is {words} {{right:cost_of}}"
            received = ir.DamageReceived(ir.You(), w=u)
            g.phrase("condition", text, ir.Compare, left=received, compare=compare, w=w)
    cast = ir.CardsCastThisTurn(ir.You())
    g.phrase(
        "condition",
        "you have cast exactly {right:number} <card/cards:right> this turn",
        ir.Compare,
        left=cast,
        compare="=",
        w=40,
    )


def _parts_counted(g: Filled) -> None:
    """How many of them are of a kind, the Elements among them, and what was discarded to cast."""
    # "If 1 or more of them are Fire"
    g.phrase("of_such_kind", "{adjectives:plain_adjectives}", ir.Group, noun=ir.IsCard(), w=600)
    for n, (form, them) in enumerate((("all_of_them", "them"), ("revealed_cards", "the revealed cards"))):
        cards, several, one_of = {"cards": ir.Pronoun(form)}, f"of_{form}_that", f"one_of_{form}"
        g.phrase(several, "{group:group/many}", ir.CountRef, w=600, **cards)
        g.phrase(several, "{group:of_such_kind}", ir.CountRef, w=601, **cards)
        # "If one of them is a Summon": one at least
        g.phrase(one_of, "a {group:group/one}", ir.CountRef, w=600, **cards)
        g.phrase(one_of, "{group:of_such_kind}", ir.CountRef, w=601, **cards)
        for w, one in enumerate(("one of", "at least one of", "at least 1 of", "any of"), 8300 + 10 * n):
            text = f"{one} {them} is {{left:{one_of}}}"
            g.phrase("condition", text, ir.Compare, right=ir.Num(1), compare=">=", w=w)
        for relation, compare in RELATIONS:
            text = f"{{right:number}} {relation} of {them} are {{left:{several}}}"
            g.phrase("condition", text, ir.Compare, compare=compare, w=600 + n)
    for v, different in enumerate(("different ", "")):
        for w, (words, compare) in enumerate(
            (
                (f"{{right:number}} or more {different}Elements", ">="),
                (f"exactly {{right:number}} {different}Elements", "="),
            )
        ):
            text = f"there are {words} among {{left:elements_among}}"
            g.phrase("condition", text, ir.Compare, compare=compare, w=70 + 2 * v + w)
    g.phrase(
        "condition",
        "there is only 1 Element among {left:elements_among}",
        ir.Compare,
        right=ir.Num(1),
        compare="=",
        w=70 + 5,
    )
    text = "there are only {right:number} Elements among {left:elements_among}"
    g.phrase("condition", text, ir.Compare, compare="=", w=70 + 4)
    g.phrase("bare_element", "{adjectives:only_element}", ir.Group, noun=ir.IsCard(), w=70)
    g.sequence("only_element", "element_filter", max=1)
    thrown = {"cards": ir.DiscardedToCast()}
    to_cast = "to cast {_:self}"
    g.phrase("thrown_some", f"{{group:affected_many}} {to_cast}", ir.CountRef, w=70 + 9, **thrown)
    for w, article in enumerate(("a", "an"), 70 + 7):
        g.phrase(f"thrown_{article}", f"{article} {{group:affected_one}} {to_cast}", ir.CountRef, w=w, **thrown)
        text = f"you discarded {{left:thrown_{article}}}"
        g.phrase("condition", text, ir.Compare, right=ir.Num(1), compare=">=", w=w)
    text = "there are {right:number} or more different Elements among {left:elements_shown}"
    g.phrase("condition", text, ir.Compare, compare=">=", w=70 + 9)
    g.phrase("elements_shown", "{cards:shown_before}", ir.CountElementsOf, w=70)


def _x_more(g: Filled) -> None:
    # "you may pay 《X》. When you do so, ... If X is 5 or more, draw 1 card."
    for relation, compare in (*RELATIONS, ("", "=")):
        text = f"X is {{right:number}} {relation}".strip()
        g.phrase("condition", text, ir.Compare, left=ir.X(), compare=compare, w=8300)


def _both_hurt(g: Filled) -> None:
    # "If you and your opponent have received a total of 8 points of damage or more"
    for w, who in enumerate(("you and your opponent", "both players", "both you and your opponent"), 800):
        for relation, compare in RELATIONS:
            text = f"{who} have received a total of {{right:number}} points of damage {relation}"
            g.phrase("condition", text, ir.Compare, left=BOTH_HURT, compare=compare, w=w)


def _hands_more(g: Filled) -> None:
    """Hands, fields and damage against a number or the other player's."""
    people = (
        (ir.You(), "you have", "your", "you control", "your opponent"),
        (ir.Opponent(), "your opponent has", "their", "your opponent controls", "you"),
    )
    for player, has, their, controls, other in people:
        fixed = {"player": player}
        than = ir.Opponent() if player == ir.You() else ir.You()
        g.phrase(
            "condition",
            f"{controls} exactly {{count:number}} {{group:group/count}}",
            ir.Controls,
            compare="=",
            w=70,
            **fixed,
        )
        owners = (their,) if player == ir.You() else (their, "his/her")
        for v, owner in enumerate(owners):
            text = f"{has} exactly {{count:number}} <card/cards:count> in {owner} hand"
            if player != ir.You():  # of one's own hand it is said as of any zone ("exactly 3 Summons in your hand")
                g.phrase("condition", text, ir.HandSizeIs, compare="=", w=70 + v, **fixed)
            for w, (fewer, compare) in enumerate((("fewer", "<"), ("less", "<"), ("more", ">")), 70):
                text = f"{has} {fewer} cards in {owner} hand than {other}"
                sizes = {"left": ir.HandSize(player), "right": ir.HandSize(than)}
                g.phrase("condition", text, ir.Compare, compare=compare, w=w + 10 * v, **sizes)
        for w, fewer in enumerate(("fewer", "less"), 70):
            text = f"{controls} {fewer} {{group:group/many}} than {other}"
            g.phrase("condition", text, ir.ControlsMore, player=than, by=ir.Num(1), w=w)
            do = "do" if than == ir.You() else "does"
            text = f"{controls} more {{group:group/many}} than {other} {do}"
            if fewer == "less":
                text = text.replace("more", "fewer")
            first = player if fewer == "fewer" else than
            g.phrase("condition", text, ir.ControlsMore, player=first, by=ir.Num(1), w=w + 500)
            text = f"{has} received {fewer} points of damage than {other}"
            left, right = ir.DamageReceived(player), ir.DamageReceived(than)
            g.phrase("condition", text, ir.Compare, left=left, right=right, compare="<", w=w)
        text = f"{has} received exactly {{count:number}} <point/points:count> of damage"
        g.phrase("condition", text, ir.ReceivedDamage, compare="=", w=70, **fixed)
        text = f"{has} not received any damage"
        g.phrase("condition", text, ir.ReceivedDamage, count=ir.Num(0), compare="=", w=70 + 1, **fixed)
        for w, nothing in enumerate(("no damage", "no points of damage"), 800):
            text = f"{has} received {nothing}"
            g.phrase("condition", text, ir.ReceivedDamage, count=ir.Num(0), compare="=", w=w, **fixed)
        for odd, word in ((True, "odd"), (False, "even")):
            text = f"{has} received an {word} number of points of damage"
            g.phrase("condition", text, ir.Parity, number=ir.DamageReceived(player), odd=odd, w=800)


def _more_than_theirs(g: Filled) -> None:
    """Damage and hands against the other player's, in other words."""
    for mine, other, has, than in (
        (ir.You(), ir.Opponent(), "you have", "your opponent"), (ir.Opponent(), ir.You(), "your opponent has", "you"),
    ):  # fmt: skip
        key = "more_points_than_" + ("opponent" if other == ir.Opponent() else "you")
        at_least = {"left": ir.DamageReceived(mine), "compare": ">="}
        g.phrase("condition", f"{has} received {{right:{key}}}", ir.Compare, w=3010, **at_least)
        fixed = {"left": ir.DamageReceived(mine), "right": ir.DamageReceived(other)}
        for w, (words, compare) in enumerate((("more damage", ">"), ("less damage", "<")), 3000):
            g.phrase("condition", f"{has} received {words} than {than}", ir.Compare, compare=compare, w=w, **fixed)
        sizes = {"left": ir.HandSize(mine), "right": ir.HandSize(other)}
        for w, (words, compare) in enumerate(
            (("more", ">"), ("fewer", "<"), ("less", "<"), ("the same number of", "=")), 3000
        ):
            as_than = "as" if compare == "=" else "than"
            for v, hand in enumerate(("in hand", "in your hand" if isinstance(mine, ir.You) else "in his/her hand",
                                      "in their hand")):  # fmt: skip
                if "their" in hand and isinstance(mine, ir.You):
                    continue
                text = f"{has} {words} cards {hand} {as_than} {than}"
                g.phrase("condition", text, ir.Compare, compare=compare, w=w + 10 * v, **sizes)
