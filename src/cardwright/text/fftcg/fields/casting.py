"""What casting costs, and what may pay for it. Who may cast what and when: castable.py."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, FLOORS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

LATER_TURNS: tuple[tuple[str, ir.Duration], ...] = (
    ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You(), w=1)),
    ("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
    ("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=3)),
)
# what is said of the EX Bursts of several cards
NO_BURST = (
    "cannot use their EX Bursts",
    "cannot use EX Bursts",
    "cannot use their EX Burst",
    "cannot trigger their EX Bursts",
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _costs(g)
    _casters_costs(g)
    _further_casters_costs(g)
    _paying(g)
    _any_element(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _costs_more(g)
    _casters_costs_more(g)
    _paying_more(g)
    _any_element_more(g)


def _costs(g: Grammar) -> None:
    g.phrase("named_cards", "{noun:name_noun}", ir.Group, w=2)
    g.phrase("named_cards", "your {adjectives:adjectives} {noun:type_noun/one}", ir.Group, w=3)
    # one card each: with a floor and without, of one card or several
    for floor, tail in FLOORS:
        for which in ("one_pronoun", "many_object"):
            words = f"the cost required to cast {{what:{which}}} is reduced by {{amount:number}}"
            g.phrase("action", words + tail, ir.CastCheaper, floor=floor)
    once = "before paying the cost to {verb} {_:self}{onto}, you may {cost:paid_cost}. If you do so, the cost "
    for w, (verb, onto, asked) in enumerate((("play", " onto the field", "for playing"), ("cast", "", "to cast"),
                                             ("cast", "", "required to cast"))):  # fmt: skip
        text = once.replace("{verb}", verb).replace("{onto}", onto)
        # one card, 2 phrases: once before paying; the older words of a discard
        g.phrase("static", f"{text}{asked} {{_:self}}{onto} is reduced by {{amount:number}}", ir.PayToReduce,
                 what=ir.SelfRef(), w=w + 1)  # fmt: skip


def _casters_costs(g: Grammar) -> None:
    cost = (
        "the cost required to cast",
        "the cost required to play",
        "the cost for playing",
        "the cost to play",
        "the cost to cast",
    )
    # a table of the ways to say whose cost changes, more and less, with a floor or without; one card has some of it
    for w, words in enumerate(cost):
        onto = " onto the field" if "play" in words else ""
        for more, change in ((False, "is reduced by"), (True, "is increased by")):
            base = f"{words} {{what:source}}{onto} {change} {{amount:cost_amount}}"
            g.phrase("static", base, ir.CostChange, more=more, w=w)
            g.phrase("static", base + " (it cannot become 0)", ir.CostChange, more=more, floor=1, w=w)
            cards = f"{words} {{group:your_cards}}{onto} {change} {{amount:cost_amount}}"
            mine = {"player": ir.You(), "more": more, "duration": ALWAYS, "w": w}
            g.phrase("static", cards, ir.CastersCostChange, **mine)
            g.phrase("static", cards + " (it cannot become 0)", ir.CastersCostChange, floor=1, **mine)
            every = {**mine, "player": ir.EachPlayer()}
            cards = f"{words} {{group:all_casters_cards}}{onto} {change} {{amount:cost_amount}}"
            g.phrase("static", cards, ir.CastersCostChange, **every)
            g.phrase("static", cards + " (it cannot become 0)", ir.CastersCostChange, floor=1, **every)
    # a table of what an opponent pays more for; one card has some of it
    for w, words in enumerate(
        ("required for your opponent to cast", "required for your opponent to play", "for your opponent to play")
    ):
        onto = " onto the field" if "play" in words else ""
        for v, change in enumerate(("increases by", "is increased by")):
            g.phrase(
                "static",
                f"the cost {words} {{group:group/many}}{onto} {change} {{amount:cost_amount}}",
                ir.CastersCostChange,
                player=ir.Opponent(),
                more=True,
                duration=ALWAYS,
                w=2 * w + v,
            )
    g.phrase(
        "action",
        "during this turn, the cost required to cast your next {group:group/one} is reduced by {amount:number}",
        ir.CastersCostChange,
        player=ir.You(),
        next_only=True,
        duration=ir.UntilEndOfTurn(w=3),
    )
    g.phrase(
        "action",
        "during this turn, the cost required to cast your next {group:group/one} is reduced by {amount:number} (it cannot become 0)",
        ir.CastersCostChange,
        player=ir.You(),
        next_only=True,
        floor=1,
        duration=ir.UntilEndOfTurn(w=3),
    )


def _further_casters_costs(g: Grammar) -> None:
    for w, words in enumerate(
        ("the cost required to cast", "the cost required to play", "the cost for playing", "the cost to play")
    ):
        onto = " onto the field" if w else ""
        for floor, tail in ((0, ""), (1, " (it cannot become 0)"), (2, " (it cannot become 1 or less)")):
            g.phrase(
                "static",
                f"{words} {{group:named_cards}}{onto} is reduced by {{amount:cost_amount}}{tail}",
                ir.CastersCostChange,
                player=ir.You(),
                duration=ALWAYS,
                floor=floor,
                w=w,
            )
            if floor == 2:
                g.phrase(
                    "static",
                    f"{words} {{what:source}}{onto} is reduced by {{amount:cost_amount}}{tail}",
                    ir.CostChange,
                    floor=floor,
                    w=w,
                )
    for w, words in enumerate(
        ("the cost required to cast {group:your_cards}", "the cost required to play {group:your_cards} onto the field")
    ):
        # one card: both verbs for a cost, with and without its floor
        for floor, tail in FLOORS:
            g.phrase(
                "action",
                f"{words} this turn is reduced by {{amount:number}}{tail}",
                ir.CastersCostChange,
                player=ir.You(),
                duration=ir.UntilEndOfTurn(w=2),
                floor=floor,
                w=w,
            )


def _paying(g: Grammar) -> None:
    g.phrase("all_casters_cards", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("your_cards", "your {noun:type_noun/many}", ir.Group)
    g.phrase("your_cards", "your {adjectives:adjectives} {noun:type_noun/many} {qualifiers?:qualifiers}", ir.Group)
    g.phrase(
        "your_cards", "your {adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers?:qualifiers}", ir.Group, w=1
    )
    g.phrase("cast_rule", "you can only pay with {element:element} CP to cast {_:self}", ir.PayOnlyWith)
    g.phrase(
        "cast_rule", "you can only pay with {element:element} CP to play {_:self} onto the field", ir.PayOnlyWith, w=1
    )
    g.phrase("cast_rule", "you can only pay with CP produced by Backups to cast {_:self}", ir.PayOnlyWith, backups=True)
    # one card: any Element; the other wordings are below
    g.phrase(
        "cast_rule",
        "you can only pay with CP produced by {element:element} Backups to cast {_:self}",
        ir.PayOnlyWith,
        backups=True,
    )
    g.phrase("cast_rule", "the cost required to cast {_:self} can be paid with CP of any Element", ir.PayAnyElement)
    # one card: the four ways to say it
    for w, (put, use) in enumerate((("in", "use"), ("into", "use"), ("in", "trigger"), ("into", "trigger"))):
        words = f"any card put {put} the Damage Zone due to {{_:self}} cannot {use} its EX Burst"
        g.phrase("cast_rule", words, ir.NoExBurst, w=w and w + 1)
    g.phrase("producing", "{what:source} can produce {rule:produced}", ir.Restrict, duration=ALWAYS, w=1)
    g.phrase("produced", "{elements:elements} CP", ir.Produces)
    g.phrase("produced", "CP of any Element", ir.Produces)
    # one card: of an Element that another card has
    g.phrase("produced", "CP of any Element of the {of:group/many}", ir.Produces)
    for w, words in enumerate(("play {_:self} from your hand onto the field", "cast {_:self} from your hand"), 1):
        g.phrase(
            "cast_rule",
            "you can only pay with CP produced by {element:element} Backups to " + words,
            ir.PayOnlyWith,
            backups=True,
            w=w,
        )
        g.phrase(
            "cast_rule", "you can only pay with CP produced by Backups to " + words, ir.PayOnlyWith, backups=True, w=w
        )
    g.phrase(
        "cast_rule",
        "while paying the cost to cast a {group:group/one}, if {_:self} is on the field, {_:self} can produce CP of any Element",
        ir.ProducesFor,
    )
    g.phrase(
        "cast_rule", "EX Bursts of cards put into the Damage Zone due to {_:self} cannot be used", ir.NoExBurst, w=1
    )
    # one card each, 2 phrases: any noun with its choices; any cost
    g.phrase("your_cards", "your {noun:any_noun/many}", ir.Group)


def _any_element(g: Grammar) -> None:
    g.phrase(
        "static",
        "the cost required to cast {group:your_cards} can be paid with CP of any Element",
        ir.CastersAnyElement,
        player=ir.You(),
    )


def _costs_more(g: Filled) -> None:
    g.phrase("each_less", "{amount:number} for each {each:each}", ir.PerEach)
    # "The cost to cast it is reduced by 3 and can be paid with CP of any Element."
    # one card: both in one sentence
    g.pair("cheaper_pair", "made_cheaper", "freely_paid", " and ")
    g.phrase("action", "{effects:cheaper_pair}", ir.Both, w=620)
    it = {"what": ir.Pronoun("elided_it"), "duration": ir.Permanent()}
    for w, pays in enumerate(("with CP", "using CP"), 620):
        g.phrase(
            "freely_paid", f"can be paid {pays} of any Element", ir.Restrict, rule=ir.PayAnyElement(w=w), w=620, **it
        )
    g.pair("cheaper_pair", "all_made_cheaper", "all_freely_paid", " and ")
    several = {"what": ir.Pronoun("them"), "duration": ir.Permanent()}
    for w, pays in enumerate(("with CP", "using CP"), 630):
        g.phrase(
            "all_freely_paid",
            f"can be paid {pays} of any Element",
            ir.Restrict,
            rule=ir.PayAnyElement(w=w),
            w=630,
            **several,
        )
    for w, words in enumerate(("the cost required to cast", "the cost for casting", "the cost to cast"), 620):
        for floor, tail in FLOORS:
            text = f"{words} {{what:many_object}} is reduced by {{amount:number}}{tail}"
            g.phrase("all_made_cheaper", text, ir.CastCheaper, floor=floor, w=w + 30)
            g.phrase("action", text, ir.CastCheaper, floor=floor, w=w + 30)
            text = f"{words} {{what:one_pronoun}} is reduced by {{amount:number}}{tail}"
            g.phrase("made_cheaper", text, ir.CastCheaper, floor=floor, w=w)
            g.phrase("action", text, ir.CastCheaper, floor=floor, w=w)
            text = f"{words} {{what:one_pronoun}} is reduced by {{amount:each_less}}{tail}"
            g.phrase("action", text, ir.CastCheaper, floor=floor, w=w + 5)
            text = f"{words} {{what:one_pronoun}} is reduced by {{amount:counted}}{tail}"
            g.phrase("action", text, ir.CastCheaper, floor=floor, w=w + 8)
            # of a card that is cast from the hand, or from where it is allowed to be
            for v, which in enumerate(("one_pronoun", "many_object")):
                now = f"{words} {{what:{which}}} {{}} reduced by {{amount:number}}{tail}"
                for u, text in enumerate(("during this turn, " + now.replace("{}", "is"), now.replace("{}", "this turn is"),
                                          now.replace("{}", "during this turn is"))):  # fmt: skip
                    g.phrase("action", text, ir.CastCheaper, floor=floor, w=w + 10 + 100 * u + 50 * v)


def _casters_costs_more(g: Filled) -> None:
    # for this turn: what the cards of a kind cost
    now = {"player": ir.You(), "duration": ir.UntilEndOfTurn(w=3)}
    for floor, tail in FLOORS:
        text = "during this turn, the cost required to cast {group:your_cards} is reduced by {amount:number}" + tail
        g.phrase("action", text, ir.CastersCostChange, floor=floor, w=70, **now)
        later = "the cost required to cast {group:your_cards} is reduced by {amount:number}" + tail
        for words, span in LATER_TURNS:
            g.phrase(
                "action", f"{words}, {later}", ir.CastersCostChange, player=ir.You(), duration=span, floor=floor, w=70
            )
        text = "the cost required to cast your next {group:group/one} this turn is reduced by {amount:number}" + tail
        g.phrase("action", text, ir.CastersCostChange, player=ir.You(), next_only=True, duration=ir.UntilEndOfTurn(w=2),
                 floor=floor, w=70)  # fmt: skip
        for v, verb in enumerate(("cast", "play")):
            for w, (front, behind, span) in enumerate(
                (("", " this turn", 2), ("during this turn, ", "", 3)), 800 + 10 * v
            ):
                for u, less in enumerate(("less", f"less to {verb}")):
                    text = (
                        f"{front}the next {{group:group/one}} you {verb}{behind} costs {{amount:number}} {less}{tail}"
                    )
                    g.phrase("action", text, ir.CastersCostChange, player=ir.You(), next_only=True, floor=floor,
                             duration=ir.UntilEndOfTurn(w=span), w=w + 2 * u)  # fmt: skip
        for w, change in enumerate(("decreases by", "is decreased by"), 70):
            g.phrase("static", f"the cost required to cast {{what:source}} {change} {{amount:cost_amount}}{tail}", ir.CostChange,
                     floor=floor, w=w)  # fmt: skip
    for w, words in enumerate(("the cost required for your opponent to cast {group:group/many} during this turn",
                               "during this turn, the cost required for your opponent to cast {group:group/many}")):  # fmt: skip
        for v, change in enumerate(("increases by", "is increased by")):
            g.phrase("action", f"{words} {change} {{amount:number}}", ir.CastersCostChange, player=ir.Opponent(), more=True,
                     duration=ir.UntilEndOfTurn(w=3 - w), w=70 + v)  # fmt: skip
    you = ir.You()
    for floor, tail in FLOORS:
        text = (
            "during this turn, the cost required to cast your next {group:group/one} is reduced by {amount:each_less}"
        )
        g.phrase("action", text + tail, ir.CastersCostChange, player=you, next_only=True, duration=ir.UntilEndOfTurn(w=3),
                 floor=floor, w=70)  # fmt: skip
        text = "the cost required to cast your next {group:group/one} this turn is reduced by {amount:each_less}"
        g.phrase("action", text + tail, ir.CastersCostChange, player=you, next_only=True, duration=ir.UntilEndOfTurn(w=2),
                 floor=floor, w=72)  # fmt: skip
    for words, later in (("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
                        ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent(), w=1))):  # fmt: skip
        for v, change in enumerate(("increases by", "is increased by")):
            text = (
                f"{words}, the cost required for your opponent to cast {{group:group/many}} {change} {{amount:number}}"
            )
            g.phrase("action", text, ir.CastersCostChange, player=ir.Opponent(), more=True, duration=later, w=70 + v)
    for w, words in enumerate(("the cost required to cast {group:your_cards}", "the cost to cast {group:your_cards}")):
        for floor, tail in FLOORS:
            text = f"{words} is reduced by {{amount:number}} this turn{tail}"
            fixed = {"duration": ir.UntilEndOfTurn(w=2), "floor": floor, "w": 70 + w}
            g.phrase("action", text, ir.CastersCostChange, player=ir.You(), **fixed)


def _paying_more(g: Filled) -> None:
    g.phrase("your_cards", "your {noun:type_noun/many} {qualifiers:qualifiers}", ir.Group)
    text = "the cost required to cast {_:self} can be paid using CP of any Element"
    g.phrase("cast_rule", text, ir.PayAnyElement, w=100)
    g.phrase("some_cards", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers:qualifiers}", ir.Group)
    for name in ("Forward", "Backup", "Monster", "Summon"):
        g.phrase("some_cards", f"<{name}/{name}s>", ir.Group, noun=ir.TypeIs((name,)))
    for w, (put, use) in enumerate((("in", "use"), ("into", "use"), ("in", "trigger"), ("into", "trigger")), 400):
        words = f"any {{cards:some_cards/one}} put {put} the Damage Zone due to {{_:self}} cannot {use} its EX Burst"
        g.phrase("cast_rule", words, ir.NoExBurst, w=w)
    text = "EX Bursts of {cards:some_cards/many} put into the Damage Zone due to {_:self} cannot be used"
    g.phrase("cast_rule", text, ir.NoExBurst, w=400 + 4)
    for w, (put, cannot) in enumerate(product(("put in", "put into"), NO_BURST), 410):
        of_all = f"cards {put} the Damage Zone due to {{_:self}} {cannot}"
        g.phrase("cast_rule", of_all, ir.NoExBurst, w=w)
        g.phrase("cast_rule", f"{{cards:some_cards/many}}{of_all.removeprefix('cards')}", ir.NoExBurst, w=w)
        text = f"if {{_:self}} deals damage to your opponent, cards {put} the Damage Zone due to that damage {cannot}"
        g.phrase("cast_rule", text, ir.NoExBurst, w=w + 20)
    for w, put in enumerate(("in", "into"), 450):
        text = (
            f"if {{_:self}} deals damage to your opponent, the card put {put} the Damage Zone cannot use its EX Burst"
        )
        g.phrase("cast_rule", text, ir.NoExBurst, w=w)
        for v, bursts in enumerate(("EX Bursts", "the EX Bursts")):
            text = f"your opponent cannot use {bursts} of cards put {put} the Damage Zone due to {{_:self}}"
            g.phrase("cast_rule", text, ir.NoExBurst, w=w + 10 + 20 * v)


def _any_element_more(g: Filled) -> None:
    g.phrase("static", "the cost required to cast {group:your_cards} can be paid using CP of any Element", ir.CastersAnyElement,
             player=ir.You(), w=100)  # fmt: skip
    for w, words in enumerate(("required to play", "to play", "to cast"), 3000):
        onto = " onto the field" if "play" in words else ""
        for v, pays in enumerate(("can be paid with CP of any Element", "can be paid using CP of any Element")):
            text = f"the cost {words} {{group:your_cards}}{onto} {pays}"
            g.phrase("static", text, ir.CastersAnyElement, player=ir.You(), w=w + 10 * v)
