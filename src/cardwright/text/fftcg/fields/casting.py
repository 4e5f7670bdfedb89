"""Casting: costs, what may pay them, who may cast what and when."""

from cardwright.text import ir
from cardwright.text.fftcg.common import ALWAYS, CASTERS, TURN_SPANS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _costs(g)
    _casters_costs(g)
    _further_casters_costs(g)
    _paying(g)
    _castable(g)
    _any_element(g)
    _alternatives(g)
    _cannot_cast(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _costs_more(g)
    _casters_costs_more(g)
    _paying_more(g)
    _castable_more(g)
    _any_element_more(g)
    _alternatives_more(g)
    _cannot_cast_more(g)


def _costs(g: Grammar) -> None:
    g.phrase("named_cards", "{noun:name_noun}", ir.Group, w=2)
    g.phrase("named_cards", "your {adjectives:adjectives} {noun:type_noun/one}", ir.Group, w=3)
    words = "during this turn, you cannot cast {group:group/many}"
    # one card each: with a floor and without, of one card or several
    for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
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
    # a table of the five ways to say whose cost changes, more and less, with a floor or without; one card has some of
    # it
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
    words = "during this turn, you cannot cast {group:group/many}"
    for w, words in enumerate(("the cost required to cast", "the cost required to play")):
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
        for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
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
    # one card: any Element; `_when_castable` has the other wordings
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
    words = "during this turn, you cannot cast {group:group/many}"
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


def _castable(g: Grammar) -> None:
    g.phrase("cast_rule", "you cannot play {_:self} from your hand due to Summons or abilities", ir.NotPlayedByEffects)
    for w, verb in enumerate(("cast", "play")):
        for when, words in (("your_turn", "your turn"), ("main_phase", "your Main Phase")):
            g.phrase("cast_rule", f"you can only {verb} {{_:self}} during {words}", ir.CastOnly, when=when, w=w)
    g.phrase("must_control", "control {count:number} or more {group:group/many}", ir.Controls, player=ir.You(), w=8)
    g.phrase("must_control", "control {group:named_group}", ir.Controls, player=ir.You(), count=ir.Num(1), w=9)
    words = "during this turn, you cannot cast {group:group/many}"
    for w, words in enumerate(("cast {_:self}", "play {_:self} onto the field"), 2):
        g.phrase("cast_rule", f"you must {{condition:must_control}} to {words}", ir.PlayedOnlyIf, w=w)
    # one card: it says all there is to say
    g.phrase("cast_rule", "you cannot cast {_:self}", ir.NeverCast)
    g.phrase("cast_rule", "you must control a {group:group/one} to cast {_:self}", ir.MustControl)
    g.phrase("cast_rule", "you can only cast {_:self} if {condition:conditions}", ir.PlayedOnlyIf)
    # one card: any group; "to cast" is above, numbers and names in the table before
    g.phrase(
        "cast_rule",
        "you must control a {group:group/one} to play {_:self} from your hand onto the field",
        ir.MustControl,
        w=1,
    )
    g.phrase(
        "cast_rule",
        "you cannot play {_:self} or {name:card_name} while already in control of either Character",
        ir.NotTogether,
    )
    g.phrase("cast_rule", "you can only play {_:self} if {condition:conditions}", ir.PlayedOnlyIf, w=1)


def _any_element(g: Grammar) -> None:
    g.phrase(
        "static",
        "the cost required to cast {group:your_cards} can be paid with CP of any Element",
        ir.CastersAnyElement,
        player=ir.You(),
    )


def _alternatives(g: Grammar) -> None:
    g.phrase("static", "you can play 2 or more {element:element} Characters onto the field", ir.LightDarkMany)
    # one card: costs in older words fmt: skip
    g.phrase("static", "you can {cost:paid_cost} to play {_:self} from your hand onto the field", ir.AlternativeCost,
             what=ir.SelfRef(), w=2)  # fmt: skip
    # one card: any noun with its choices; any cost
    g.phrase(
        "static",
        "if you pay the cost to play {_:self} onto the field, you may pay an extra {cost:icon_cost}",
        ir.ExtraCost,
        what=ir.SelfRef(),
        w=2,
    )
    g.sequence("only_removed", "removed_by", max=1)
    # one card: removed by one ability or several
    g.phrase("removed_kind", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:only_removed}", ir.Group)
    words = "you can cast {group:removed_kind} at any time you could normally cast them"
    # one card, 3 phrases: what may be cast from elsewhere; for a span of time it is in the tables
    g.phrase("static", words, ir.MayCast, player=ir.You())


def _cannot_cast(g: Grammar) -> None:
    # one card: any group; your own is below, both players' in the tables
    g.phrase(
        "action",
        "during this turn, your opponent cannot cast {group:group/many}",
        ir.CannotCast,
        player=ir.Opponent(),
        duration=ir.UntilEndOfTurn(w=3),
    )
    # one card: any group; your own and your opponent's are below
    g.phrase("static", "players cannot cast {group:group/many}", ir.CannotCast, player=ir.EachPlayer(), duration=ALWAYS)
    g.phrase(
        "static", "your opponent cannot cast {group:group/many}", ir.CannotCast, player=ir.Opponent(), duration=ALWAYS
    )
    g.phrase("static", "you cannot cast {group:group/many}", ir.CannotCast, player=ir.You(), duration=ALWAYS)
    words = "during this turn, you cannot cast {group:group/many}"
    g.phrase("action", words, ir.CannotCast, player=ir.You(), duration=ir.UntilEndOfTurn(w=3))
    g.phrase(
        "action",
        "your opponent cannot cast {group:group/many} {duration:this_turn}",
        ir.CannotCast,
        player=ir.Opponent(),
    )
    # copies are cards of the same name
    fixed = {"player": ir.Opponent(), "duration": ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=1)}
    # one card: other spans are in the tables
    g.phrase(
        "action",
        "until the end of the next turn, " + "your opponent cannot cast any copies of {group:copies}",
        ir.CannotCast,
        **fixed,
    )
    g.phrase("copies", "{qualifiers:copied}", ir.Group, noun=ir.IsCard())
    g.sequence("copied", "same_name", max=1)
    g.phrase("same_name", "{card:one_pronoun}", ir.CopyOf)


def _costs_more(g: Filled) -> None:
    g.phrase("each_less", "{amount:number} for each {each:each}", ir.PerEach)
    # "The cost to cast it is reduced by 3 and can be paid with CP of any Element."
    g.pair("cheaper_pair", "made_cheaper", "freely_paid", " and ")
    g.phrase("action", "{effects:cheaper_pair}", ir.Both, w=620)
    it = {"what": ir.Pronoun("elided_it"), "duration": ir.Permanent()}
    for w, pays in enumerate(("with CP", "using CP"), 620):
        g.phrase(
            "freely_paid", f"can be paid {pays} of any Element", ir.Restrict, rule=ir.PayAnyElement(w=w), w=620, **it
        )
    for w, words in enumerate(("the cost required to cast", "the cost for casting", "the cost to cast"), 620):
        for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
            text = f"{words} {{what:one_pronoun}} is reduced by {{amount:number}}{tail}"
            g.phrase("made_cheaper", text, ir.CastCheaper, floor=floor, w=w)
            g.phrase("action", text, ir.CastCheaper, floor=floor, w=w)
            # of a card that is cast from the hand, or from where it is allowed to be
            for v, which in enumerate(("one_pronoun", "many_object")):
                now = f"{words} {{what:{which}}} {{}} reduced by {{amount:number}}{tail}"
                for u, text in enumerate(("during this turn, " + now.replace("{}", "is"), now.replace("{}", "this turn is"),
                                          now.replace("{}", "during this turn is"))):  # fmt: skip
                    g.phrase("action", text, ir.CastCheaper, floor=floor, w=w + 10 + 100 * u + 50 * v)


def _casters_costs_more(g: Filled) -> None:
    # for this turn: what the cards of a kind cost
    now = {"player": ir.You(), "duration": ir.UntilEndOfTurn(w=3)}
    for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
        text = "during this turn, the cost required to cast {group:your_cards} is reduced by {amount:number}" + tail
        g.phrase("action", text, ir.CastersCostChange, floor=floor, w=70, **now)
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
    for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
        text = (
            "during this turn, the cost required to cast your next {group:group/one} is reduced by {amount:each_less}"
        )
        g.phrase("action", text + tail, ir.CastersCostChange, player=you, next_only=True, duration=ir.UntilEndOfTurn(w=3),
                 floor=floor, w=70)  # fmt: skip
    for words, later in (("until the end of your opponent's turn", ir.UntilEndOfYourTurn(ir.Opponent(), w=1)),
                        ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent(), w=1))):  # fmt: skip
        for v, change in enumerate(("increases by", "is increased by")):
            text = (
                f"{words}, the cost required for your opponent to cast {{group:group/many}} {change} {{amount:number}}"
            )
            g.phrase("action", text, ir.CastersCostChange, player=ir.Opponent(), more=True, duration=later, w=70 + v)
    for w, words in enumerate(("the cost required to cast {group:your_cards}", "the cost to cast {group:your_cards}")):
        for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
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


def _castable_more(g: Filled) -> None:
    for w, words in enumerate(
        ("you can only play {_:self} onto the field", "you may only play {_:self} onto the field",
         "you may only cast {_:self}", "you may only play {_:self}", "you can only play {_:self} from your hand onto the field"),
        3000,
    ):  # fmt: skip
        g.phrase("cast_rule", f"{words} if {{condition:conditions}}", ir.PlayedOnlyIf, w=w)
    g.phrase("cast_rule", "{_:self} can only be cast if {condition:conditions}", ir.PlayedOnlyIf, w=3000 + 8)
    for u, (verb, onto) in enumerate(
        (("play", " onto the field"), ("play", " from your hand onto the field"), ("cast", ""))
    ):
        g.phrase(
            "cast_rule",
            f"you must {{condition:must_control}} to {verb} {{_:self}}{onto}",
            ir.PlayedOnlyIf,
            w=3000 + 10 + u,
        )
        for v, article in enumerate(("a", "an")):
            text = f"you must control {article} {{group:group/one}} to {verb} {{_:self}}{onto}"
            g.phrase("cast_rule", text, ir.MustControl, w=3000 + 10 * v + u)
    # "You cannot play Hild if you control a Light Character."
    g.phrase("forbidding", "{condition:condition}", ir.Not, w=7000)
    for w, words in enumerate(("play {_:self}", "play {_:self} onto the field"), 7000):
        g.phrase("cast_rule", f"you cannot {words} if {{condition:forbidding}}", ir.PlayedOnlyIf, w=w)
    for w, may in enumerate(("can", "may"), 600 + 20):
        before = "(before paying the cost for {_:self})"
        text = f"you {may} only cast {{_:self}} if {{condition:conditions}} {before}"
        g.phrase("cast_rule", text, ir.PlayedOnlyIf, w=w)
    g.phrase("must_control", "control {groups:pair_a}", ir.ControlsEach, player=ir.You(), w=8)


def _any_element_more(g: Filled) -> None:
    g.phrase("static", "the cost required to cast {group:your_cards} can be paid using CP of any Element", ir.CastersAnyElement,
             player=ir.You(), w=100)  # fmt: skip
    for w, words in enumerate(("required to play", "to play", "to cast"), 3000):
        onto = " onto the field" if "play" in words else ""
        for v, pays in enumerate(("can be paid with CP of any Element", "can be paid using CP of any Element")):
            text = f"the cost {words} {{group:your_cards}}{onto} {pays}"
            g.phrase("static", text, ir.CastersAnyElement, player=ir.You(), w=w + 10 * v)


def _alternatives_more(g: Filled) -> None:
    g.phrase("removed_by", "removed from the game by {card:owner_of_ability} ability", ir.RemovedBy,
             zone=ir.Removed(ir.EachPlayer()), w=70)  # fmt: skip
    for w, words in enumerate(("when you cast {_:self}, you may pay an extra", "if you play {_:self}, you may pay an extra",
                               "when playing {_:self} onto the field, you may pay an extra",
                               "when casting {_:self}, you may pay an extra"), 3000):  # fmt: skip
        g.phrase("static", f"{words} {{cost:icon_cost}}", ir.ExtraCost, what=ir.SelfRef(), w=w)
    for w, words in enumerate(("cast {_:self} from your hand", "cast {_:self}"), 70):
        text = f"you can {{cost:paid_cost}} to {words}"
        g.phrase("static", text, ir.AlternativeCost, what=ir.SelfRef(), w=w)
    for w, words in enumerate(("you can cast {group:removed_kind}", "you may cast {group:removed_kind}"), 70):
        g.phrase("static", words, ir.MayCast, player=ir.You(), w=w)
    _elsewhere_more(g)


def _elsewhere_more(g: Filled) -> None:
    """ "Once per turn, you can cast a Summon removed by Hild's abilities at any time you could normally cast it." """
    kind = "{adjectives?:adjectives} {noun:type_noun/one}"
    # "You can cast Forwards of cost 3 or less from your Break Zone."
    g.pair("cost_and_from", "cost_qualifier", "from_zone", " ")
    many = "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:cost_and_from}"
    g.phrase("cards_from", many, ir.Group, w=5000)
    g.phrase("one_from", f"a {kind} {{qualifiers:cost_and_from}}", ir.Group, w=5000)
    for category, where in (("one_removed", "{qualifiers:only_removed}"), ("one_from", "{qualifiers:only_from}")):
        for w, article in enumerate(("a", "an", "1"), 600):
            g.phrase(category, f"{article} {kind} {where}", ir.Group, w=w)
    mine = {"player": ir.You(), "times": 1}
    for v, may in enumerate(("can", "may")):
        for u, category in enumerate(("one_removed", "one_from")):
            for w, tail in enumerate(("", " at any time you could normally cast it")):
                text = f"you {may} cast {{group:{category}}}{tail}"
                at = 600 + 20 * v + 10 * u + w
                g.phrase("static", f"once per turn, {text}", ir.MayCast, w=at, **mine)
                g.phrase("static", f"{text} once per turn", ir.MayCast, w=at + 4, **mine)
    for w, (the, tail) in enumerate(
        (
            ("the ", ""),
            ("the ", " at any time you could normally cast them"),
            ("", " at any time you could normally cast them"),
        )
    ):
        for v, may in enumerate(("can", "may")):
            text = f"you {may} cast {the}{{group:removed_kind}}{tail}"
            g.phrase("static", text, ir.MayCast, player=ir.You(), w=650 + 10 * v + w)


def _cannot_cast_more(g: Filled) -> None:
    for w, who in enumerate(("each player cannot", "neither player can", "both players cannot"), 50 + 3):
        text = f"{who} cast {{group:group/many}}"
        g.phrase("static", text, ir.CannotCast, player=ir.EachPlayer(), duration=ALWAYS, w=w)
    both, cannot = {"player": ir.EachPlayer(), "w": 70}, "players cannot cast {group:group/many}"
    g.phrase("action", f"during this turn, {cannot}", ir.CannotCast, duration=ir.UntilEndOfTurn(w=3), **both)
    g.phrase("action", f"{cannot} this turn", ir.CannotCast, duration=ir.UntilEndOfTurn(w=2), **both)
    text = "you cannot cast {group:group/many} this turn"
    g.phrase("action", text, ir.CannotCast, player=ir.You(), duration=ir.UntilEndOfTurn(w=2), w=70)
    # "As long as Hild is on the field, your opponent cannot play any copies of the removed card."
    theirs = {"player": ir.Opponent()}
    for w, verb in enumerate(("cast", "play"), 100):
        for v, (front, behind, duration) in enumerate(
            (
                ("", " this turn", ir.UntilEndOfTurn(w=2)),
                ("during this turn, ", "", ir.UntilEndOfTurn(w=3)),
                ("until the end of your next turn, ", "", ir.UntilEndOfNextTurn(ir.You(), w=1)),
                ("as long as {_:self} is on the field, ", "", ir.WhileOnField(ir.SelfRef(), w=2)),
                ("for as long as {_:self} is on the field, ", "", ir.WhileOnField(ir.SelfRef(), w=1)),
                ("until the end of the turn, ", "", ir.UntilEndOfTurn(w=1)),
            )
        ):
            text = f"{front}your opponent cannot {verb} any copies of {{group:copies}}{behind}"
            g.phrase("action", text, ir.CannotCast, duration=duration, w=w + 2 * v, **theirs)
    for u, (player, who) in enumerate(CASTERS):
        fixed = {"player": player}
        for v, most in enumerate(("can only cast up to", "can cast up to", "cannot cast more than", "can only cast")):
            words = f"{who} {most} {{after:number}} {{group:group/after}}"
            for w, turn in enumerate(("per turn", "each turn", "during each turn")):
                text = f"{words} {turn}"
                g.phrase("static", text, ir.CannotCast, duration=ALWAYS, w=20 * u + 5 * v + w, **fixed)
            for w, (front, behind, duration) in enumerate(TURN_SPANS):
                text = front + words + behind
                g.phrase("action", text, ir.CannotCast, duration=duration, w=20 * u + 5 * v + w, **fixed)
    spans = (("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer())),
             ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You())),
             ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent())))  # fmt: skip
    theirs = {"player": ir.Opponent()}
    for words, span in spans:
        text = f"your opponent cannot cast any copies of {{group:copies}} {words}"
        g.phrase("action", text, ir.CannotCast, duration=span, w=600, **theirs)
