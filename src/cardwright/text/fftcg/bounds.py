"""Numbers and bounds: so many cards cast in a turn and no more, odd and even, two conditions in a row, what was done to how many."""

from cardwright.text import ir
from cardwright.text.fftcg import elided
from cardwright.text.fftcg.variants import Filled
from cardwright.text.grammar import Grammar

ALWAYS = ir.Continuous()
CASTERS = (
    (ir.You(), "you"),
    (ir.Opponent(), "your opponent"),
    (ir.EachPlayer(), "each player"),
    (ir.EachPlayer(), "players"),
)
SPANS = (
    ("during this turn, ", "", ir.UntilEndOfTurn(w=3)),
    ("", " this turn", ir.UntilEndOfTurn(w=2)),
    ("until the end of your next turn, ", "", ir.UntilEndOfNextTurn(ir.You(), w=1)),
    ("until the end of your opponent's next turn, ", "", ir.UntilEndOfNextTurn(ir.Opponent(), w=1)),
    ("until the end of the next turn, ", "", ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=1)),
)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _cast(g)
    _attacks(g)
    _odd_and_even(g)
    _two_conditions(g)
    _done(g)
    _sources(g)
    _new_targets(g)
    for w, many in enumerate(("up to the same number", "the same number")):
        words = f"select {many} of the {{printed:number}} following actions as {{count:so_many_actions}}"
        g.phrase("modal_header", words, ir.ModalHeader, player=ir.You(), up_to=not w, w=10 + w)
    g.phrase("so_many_actions", "the {group:group/many}", ir.CountOf)


def _cast(g: Filled) -> None:
    for u, (player, who) in enumerate(CASTERS):
        fixed = {"player": player}
        for v, most in enumerate(("can only cast up to", "can cast up to", "cannot cast more than")):
            words = f"{who} {most} {{after:number}} {{group:group/after}}"
            for w, turn in enumerate(("per turn", "each turn", "during each turn")):
                text = f"{words} {turn}"
                g.phrase("static", text, ir.CannotCast, duration=ALWAYS, w=20 * u + 5 * v + w, **fixed)
            for w, (front, behind, duration) in enumerate(SPANS):
                text = front + words + behind
                g.phrase("action", text, ir.CannotCast, duration=duration, w=20 * u + 5 * v + w, **fixed)


def _attacks(g: Filled) -> None:
    # one card: as often as a text may say
    g.value("times", "once", ir.Num(1))
    g.value("times", "twice", ir.Num(2))
    g.phrase("times", "{value:integer} times", ir.Num)
    for u, (player, who) in enumerate(CASTERS):
        fixed = {"player": player}
        for v, may in enumerate(("may only", "can only")):
            for x, attacks in enumerate(("declare attack {most:times}", "declare {most:number} <attack/attacks:most>",
                                         "attack {most:times}")):  # fmt: skip
                words = f"{who} {may} {attacks}"
                for w, turn in enumerate(("per turn", "each turn", "in the same turn"), 20 * u + 10 * v + 3 * x):
                    g.phrase("static", f"{words} {turn}", ir.AttackLimit, duration=ALWAYS, w=w, **fixed)
                for front, behind, duration in SPANS:
                    text = front + words + behind
                    g.phrase("action", text, ir.AttackLimit, duration=duration, w=20 * u + 10 * v + 3 * x, **fixed)
            text = f"{who} {may} declare as many attacks in the same turn as {{most:counted}}"
            g.phrase("static", text, ir.AttackLimit, duration=ALWAYS, w=20 * u + 10 * v + 9, **fixed)


def _odd_and_even(g: Filled) -> None:
    g.phrase("cost_of", "{card:possessive} CP cost", ir.CostOf, w=2)
    for v, cost in enumerate(("CP cost", "cost")):
        for odd, word in ((True, "odd"), (False, "even")):
            for w, words in enumerate((f"of {word} {cost}", f"of an {word} {cost}", f"with an {word} {cost}",
                                       f"with an {word}-numbered {cost}", f"with {word} {cost}")):  # fmt: skip
                g.phrase("qualifier", words, ir.CostParity, odd=odd, w=10 * v + w)
    for odd, word in ((True, "odd"), (False, "even")):
        for w, words in enumerate((f"is an {word} number", f"is {word}")):
            g.phrase("condition", f"{{number:cost_of}} {words}", ir.Parity, odd=odd, w=w)


def _two_conditions(g: Filled) -> None:
    # "If you control 3 or more Forwards, Hild gains +1000 power and if you control 5 or more, Hild also gains Brave."
    g.phrase("conditional_static", "if {condition:conditions}, {effect:static}", ir.If, w=20)
    for w, between in enumerate((" and ", ", and "), elided.TWO_CONDITIONS):
        g.list("static_clause", "conditional_static", between, cls=ir.Both, field="effects", min=2, max=2, w=w)
    # "divide 15000 damage among those instead": how is said before
    g.phrase("action", "divide {amount:damage} among {to:many_object}", ir.DivideDamage, w=1)
    # "If you control a Job Knight, Hild can produce Fire CP.": what is so without a condition stands in `casting`
    g.phrase("static_clause", "if {condition:producing_if}, {effect:producing}", ir.If, w=21)
    mine = {"player": ir.You()}
    for w, article in enumerate(("a", "an"), 20):
        g.phrase(
            "producing_if", f"you control {article} {{group:group/one}}", ir.Controls, count=ir.Num(1), w=w, **mine
        )
    g.phrase("producing_if", "you control {count:number} or more {group:group/many}", ir.Controls, w=20, **mine)
    points = "you have received {count:number} <point/points:count> of damage or more"
    g.phrase("producing_if", points, ir.ReceivedDamage, w=20, **mine)


def _done(g: Filled) -> None:
    """How many cards it was that the sentence before took away, or that were cast."""
    c = "condition"
    for form, verb, now, passive in (
        ("you_removed", "removed", "remove", "removed from the game"),
        ("you_discarded", "discarded", "discard", "discarded"),
        ("you_put", "put", "put", "put from the field into the Break Zone"),
        ("you_dulled", "dulled", "dull", "dulled"),
    ):
        cards = {"cards": ir.Pronoun(form)}
        for w, by in enumerate(("due to this ability", "by this effect", "this way"), 40):
            key = f"{form}_{w}"
            g.phrase(f"{key}_acted", f"{{group:affected_many}} {by}", ir.CountRef, w=w, **cards)
            for v, have in enumerate(("are", "were")):
                text = f"{{group:affected_many}} {have} {passive} {by}"
                g.phrase(f"{key}_passive", text, ir.CountRef, w=w + 5 * v, **cards)
            for v, (number, compare) in enumerate((("{right:number} or more", ">="), ("{right:number}", "="))):
                for u, done in enumerate((verb, now)):
                    if form != "you_put":
                        text = f"you {done} {number} {{left:{key}_acted}}"
                        g.phrase(c, text, ir.Compare, compare=compare, w=w + 5 * v + 20 * u)
                if compare == "=" or form == "you_dulled":  # so many or more: see `wider`
                    g.phrase(c, f"{number} {{left:{key}_passive}}", ir.Compare, compare=compare, w=w + 5 * v + 10)
    cast = ir.CardsCastThisTurn(ir.You())
    g.phrase(
        c, "you have cast exactly {right:number} <card/cards:right> this turn", ir.Compare, left=cast, compare="=", w=40
    )
    # "3 or 4 cards"
    # one card, 2 phrases: another number of cards will be cast for the next
    g.phrase(c, "you have cast {conditions:cast_so_many} cards this turn", ir.Or, w=40)
    g.list("cast_so_many", "cast_exactly", " or ", min=2, max=2)
    g.phrase("cast_exactly", "{right:number}", ir.Compare, left=cast, compare="=", w=41)


def _sources(g: Filled) -> None:
    """Summons, and the abilities of some Characters, as what deals damage."""
    your = {"kinds": ("summon", "ability"), "by": ir.You()}
    g.phrase("your_effect", "your {cards:summon_and_abilities}", ir.DamageSource, w=30, **your)
    g.phrase("damage_from", "your {cards:summon_and_abilities}", ir.DamageSource, w=30, **your)
    g.phrase("damage_from", "your Summon or ability", ir.DamageSource, w=31, **your)
    # one card, 7 phrases: Summons beside abilities of any kind of Character
    g.phrase("summon_and_abilities", "{noun:summon_or_of}", ir.Group)
    between = " or an ability of a "
    g.list("summon_or_of", "summon_or_dealer", between, cls=ir.AnyNoun, field="options", min=2, max=2, w=40)
    g.value("summon_or_dealer", "Summon", ir.Group(ir.TypeIs(("Summon",))))
    g.alias("summon_or_dealer", "placed_dealer")
    g.phrase("placed_dealer", "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers:places_on_field}", ir.Group)
    g.sequence("places_on_field", "pair_place", max=1)
    # "When your Summon deals damage to a Forward, ...", "When Hild or your Lightning Summon deals ..."
    for category in ("subject", "source_or_article"):
        g.phrase(category, "your {group:kind_of_summon}", ir.OneSubject, w=38)
    summons = {"noun": ir.TypeIs(("Summon",)), "qualifiers": (ir.ControlledBy(ir.You(), w=6),)}
    g.phrase("kind_of_summon", "{adjectives?:adjectives} Summon", ir.Group, **summons)


def _new_targets(g: Filled) -> None:
    """What a Summon or an ability chooses instead of what it chose."""
    a, it = "action", ir.Pronoun("it")
    for w, name in enumerate(("Forward", "Character", "Backup", "Monster", "card", "target")):
        valid = f"to become the new target (The newly chosen {name} must be a valid choice)"
        if name == "target":
            g.phrase(a, f"choose another target {valid}", ir.ChangeTarget, what=it, w=w)
        else:
            g.phrase(a, f"choose another {{group:new_{name}}} {valid}", ir.ChangeTarget, what=it, w=w)
            fixed = {"noun": _noun(name)}
            g.phrase(f"new_{name}", f"{{adjectives?:adjectives}} {name} {{qualifiers?:qualifiers}}", ir.Group, **fixed)
    for w, item in enumerate(("ability", "Summon", "Summon or ability")):
        g.phrase(a, f"the {item} is now choosing {{to:source}} instead, if possible", ir.ChangeTarget, what=it, w=w)
    # "that is choosing only 1 Character in any zone", "that has only one target"
    for v, words in enumerate(("that is choosing only 1", "choosing only 1"), 40):
        anywhere = f"{words} {{group:kind_anywhere}} in any zone"
        g.phrase("choosing_what", anywhere, ir.ChoosesOnly, only=True, w=v)
    g.phrase("kind_anywhere", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group)
    anything = ir.Group(ir.IsCard())
    for v, words in enumerate(("that has only one target", "that has only 1 target", "with only one target"), 42):
        g.phrase("choosing_what", words, ir.ChoosesOnly, group=anything, only=True, w=v)


def _noun(name: str) -> ir.Node:
    return {"Character": ir.IsCharacter(), "card": ir.IsCard()}.get(name, ir.TypeIs((name,)))
