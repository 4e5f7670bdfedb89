"""Casting: what a card costs, with what it can be paid, and when it can be cast at all."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

ALWAYS = ir.Continuous()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _cost_changes(g)
    _what_pays(g)
    _when_castable(g)


def _cost_changes(g: Grammar) -> None:
    s = "static"
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
            g.phrase(s, base, ir.CostChange, more=more, w=w)
            g.phrase(s, base + " (it cannot become 0)", ir.CostChange, more=more, floor=1, w=w)
            cards = f"{words} {{group:your_cards}}{onto} {change} {{amount:cost_amount}}"
            mine = {"player": ir.You(), "more": more, "duration": ALWAYS, "w": w}
            g.phrase(s, cards, ir.CastersCostChange, **mine)
            g.phrase(s, cards + " (it cannot become 0)", ir.CastersCostChange, floor=1, **mine)
            every = {**mine, "player": ir.EachPlayer()}
            cards = f"{words} {{group:all_casters_cards}}{onto} {change} {{amount:cost_amount}}"
            g.phrase(s, cards, ir.CastersCostChange, **every)
            g.phrase(s, cards + " (it cannot become 0)", ir.CastersCostChange, floor=1, **every)
    g.phrase("all_casters_cards", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers?:qualifiers}", ir.Group)
    # a table of what an opponent pays more for; one card has some of it
    for w, words in enumerate(
        ("required for your opponent to cast", "required for your opponent to play", "for your opponent to play")
    ):
        onto = " onto the field" if "play" in words else ""
        for v, change in enumerate(("increases by", "is increased by")):
            g.phrase(
                s,
                f"the cost {words} {{group:group/many}}{onto} {change} {{amount:cost_amount}}",
                ir.CastersCostChange,
                player=ir.Opponent(),
                more=True,
                duration=ALWAYS,
                w=2 * w + v,
            )
    g.phrase("cost_amount", "{value:integer}", ir.Num)
    g.phrase("cost_amount", "{amount:number} for each {each:each}", ir.PerEach)
    g.phrase("your_cards", "your {noun:type_noun/many}", ir.Group)
    g.phrase("your_cards", "your {adjectives:adjectives} {noun:type_noun/many} {qualifiers?:qualifiers}", ir.Group)
    g.phrase(
        "your_cards", "your {adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers?:qualifiers}", ir.Group, w=1
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


def _what_pays(g: Grammar) -> None:
    s = "static"
    fixed = {"what": ir.SelfRef(), "duration": ALWAYS}
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
    g.phrase("cast_rule", "you cannot play {_:self} from your hand due to Summons or abilities", ir.NotPlayedByEffects)
    for w, verb in enumerate(("cast", "play")):
        for when, words in (("your_turn", "your turn"), ("main_phase", "your Main Phase")):
            g.phrase("cast_rule", f"you can only {verb} {{_:self}} during {words}", ir.CastOnly, when=when, w=w)
    g.phrase("cast_rule", "the cost required to cast {_:self} can be paid with CP of any Element", ir.PayAnyElement)
    # one card: the four ways to say it
    for w, (put, use) in enumerate((("in", "use"), ("into", "use"), ("in", "trigger"), ("into", "trigger"))):
        words = f"any card put {put} the Damage Zone due to {{_:self}} cannot {use} its EX Burst"
        g.phrase("cast_rule", words, ir.NoExBurst, w=w and w + 1)
    # one card: any list of Elements
    g.phrase(
        s,
        "if {what:source} is on the field, it gains Elements of {elements:elements_and}",
        ir.GainElements,
        duration=ALWAYS,
    )
    g.list("elements_and", "element", ", ", " and ")
    # one card: Elements of all cards of a group, with exceptions: no other card has Elements of others
    g.phrase(
        s,
        "{what:source} gains Elements of all the {group:group/many} except {excluding:elements_and}",
        ir.GainElementsOf,
        duration=ALWAYS,
    )
    g.phrase(s, "{rule:cast_rule}", ir.Restrict, **fixed)
    g.phrase(s, "if {_:self} is on the field, {_:self} can produce {rule:produced}", ir.Restrict, **fixed)
    # by itself only: "if Hild is on the field, Hild can produce ..." is the one sentence above
    g.phrase("static_sentence", "{effect:producing}.", ir.Statement)
    g.phrase("producing", "{what:source} can produce {rule:produced}", ir.Restrict, duration=ALWAYS, w=1)
    g.phrase("produced", "{elements:elements} CP", ir.Produces)
    g.phrase("produced", "CP of any Element", ir.Produces)
    g.phrase(
        s,
        "the cost required to cast {group:your_cards} can be paid with CP of any Element",
        ir.CastersAnyElement,
        player=ir.You(),
    )
    g.phrase(s, "you can play 2 or more {element:element} Characters onto the field", ir.LightDarkMany)


def _when_castable(g: Grammar) -> None:
    # one card: any group; your own is below, both players' in `damages`
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
    # one card each: with a floor and without, of one card or several
    for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
        for which in ("one_pronoun", "many_object"):
            words = f"the cost required to cast {{what:{which}}} is reduced by {{amount:number}}"
            g.phrase("action", words + tail, ir.CastCheaper, floor=floor)
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
    r = "cast_rule"
    g.phrase("must_control", "control {count:number} or more {group:group/many}", ir.Controls, player=ir.You(), w=8)
    g.phrase("must_control", "control {group:named_group}", ir.Controls, player=ir.You(), count=ir.Num(1), w=9)
    for w, words in enumerate(("cast {_:self}", "play {_:self} onto the field"), 2):
        g.phrase(r, f"you must {{condition:must_control}} to {words}", ir.PlayedOnlyIf, w=w)
    # one card: it says all there is to say
    g.phrase(r, "you cannot cast {_:self}", ir.NeverCast)
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
    g.phrase(r, "you must control a {group:group/one} to cast {_:self}", ir.MustControl)
    g.phrase(r, "you can only cast {_:self} if {condition:conditions}", ir.PlayedOnlyIf)
    g.phrase(
        r,
        "while paying the cost to cast a {group:group/one}, if {_:self} is on the field, {_:self} can produce CP of any Element",
        ir.ProducesFor,
    )
    # one card: any group; "to cast" is above, numbers and names in the table before
    g.phrase(
        r, "you must control a {group:group/one} to play {_:self} from your hand onto the field", ir.MustControl, w=1
    )
    g.phrase(r, "EX Bursts of cards put into the Damage Zone due to {_:self} cannot be used", ir.NoExBurst, w=1)
    g.phrase(
        r, "you cannot play {_:self} or {name:card_name} while already in control of either Character", ir.NotTogether
    )
    g.phrase(r, "you can only play {_:self} if {condition:conditions}", ir.PlayedOnlyIf, w=1)
