"""Qualities behind a noun that compare: cost, power, and traits shared with another card."""

from cardwright.text import ir
from cardwright.text.fftcg.common import THAN
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

COMPARED = (
    ("less than", "<"),
    ("inferior to", "<"),
    ("greater than", ">"),
    ("higher than", ">"),
    ("equal to or less than", "<="),
    ("less than or equal to", "<="),
    ("inferior or equal to", "<="),
    ("equal to or greater than", ">="),
    ("greater than or equal to", ">="),
    ("superior to", ">"),
    ("superior or equal to", ">="),
    ("lower than", "<"),
)


PAID_AS_X = 9800  # wordings of CostIs from here on: "of cost less than X"


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _costs(g)
    _powers(g)
    _compared(g)
    _apart(g)


WHOSE = (("that_forward", "that Forward's"), ("that_character", "that Character's"), ("that_backup", "that Backup's"),
         ("that_monster", "that Monster's"), ("that_card", "that card's"), ("former", "the former's"))  # fmt: skip


def fill(g: Filled) -> None:
    """What tables add to them."""
    _costs_more(g)
    _costs_spoken_of(g)
    _powers_more(g)
    _compared_more(g)
    _compared_with_one(g)


def _costs(g: Grammar) -> None:
    g.phrase("qualifier", "of cost {amount:cost_number}", ir.CostIs)
    g.phrase("qualifier", "with a cost of {amount:cost_number}", ir.CostIs, w=1)
    g.phrase("qualifier", "of cost equal to or less than {amount:counted}", ir.CostIs, compare="<=")
    g.phrase("qualifier", "of cost equal to {amount:counted}", ir.CostIs, compare="=")
    # one card: what was named or selected is a cost
    for w, words in enumerate(("of that cost", "of the same cost as the selected number")):
        g.phrase("qualifier", words, ir.CostIs, amount=ir.NamedNumber(w=w))
    # one card: other words for the relation are in the tables
    g.phrase("qualifier", "with a cost inferior or equal to {amount:counted}", ir.CostIs, compare="<=", w=1)
    g.phrase("qualifier", "of cost {costs:cost_list}", ir.CostOneOf)
    g.list("cost_list", "number", ", ", " or ", min=2)
    g.phrase("qualifier", "of cost {costs:cost_list_oxford}", ir.CostOneOf, w=60)
    g.list("cost_list_oxford", "number", ", ", ", or ", min=3)
    g.phrase("qualifier", "of cost less than {amount:own_cost}", ir.CostIs, compare="<")
    g.phrase("qualifier", "with a cost inferior to {amount:own_cost}", ir.CostIs, compare="<", w=1)
    g.phrase("qualifier", "of cost equal to or less than {amount:cost_of}", ir.CostIs, compare="<=", w=2)
    g.phrase("qualifier", "of cost equal to or less than {amount:own_cost}", ir.CostIs, compare="<=", w=3)
    for w, (words, compare) in enumerate(
        (("inferior to", "<"), ("inferior or equal to", "<="), ("equal to or less than", "<="))
    ):
        # one card: an entry of the table above
        g.phrase("qualifier", f"with a cost {words} {{amount:that_cost}}", ir.CostIs, compare=compare, w=6 + w)
    # every printed cost that counts: "of costs 2, 3, and 5", "of cost 3, 6 and 9"
    for w, words in enumerate(("of costs", "of cost"), 1):
        g.phrase("qualifier", words + " {costs:all_costs}", ir.CostOneOf, w=w)
        g.phrase("qualifier", words + " {costs:all_costs_comma}", ir.CostOneOf, w=w + 2)
    g.list("all_costs", "number", ", ", " and ", min=2)
    g.list("all_costs_comma", "number", ", ", ", and ", min=3)
    g.phrase("qualifier", "of cost inferior to {amount:own_cost}", ir.CostIs, compare="<", w=11)
    g.phrase("qualifier", "of a cost inferior to {amount:own_cost}", ir.CostIs, compare="<", w=10)
    g.phrase("qualifier", "and of cost {amount:cost_number} or less", ir.CostIs, compare="<=", w=41)
    g.phrase("qualifier", "and of cost {amount:cost_number} or more", ir.CostIs, compare=">=", w=41)
    # "that costs 1 CP more than it"
    g.phrase("qualifier", "that costs {amount:cost_more}", ir.CostIs, w=39)
    g.phrase("qualifier", "that costs {amount:cost_less_than}", ir.CostIs, w=39)
    g.phrase("cost_more", "{more:number} CP more than {base:cost_of_card}", ir.Plus, w=33)
    g.phrase("cost_less_than", "{less:number} CP less than {base:cost_of_card}", ir.Minus, w=33)
    # one card: one more or one less than what it costs
    g.phrase("cost_of_card", "{card:one_pronoun}", ir.CostOf, w=37)
    # one card: what paid, and its cost: the table is above
    g.phrase("cost_of_card", "{card:paying_card}", ir.CostOf, w=8)
    words = "of the same cost as the total cost of discarded cards to cast {_:self}"
    # one card, 3 phrases: what paid, what was shown
    g.phrase("qualifier", words, ir.CostIs, amount=ir.CostOf(ir.DiscardedToCast()), w=50)


def _powers(g: Grammar) -> None:
    # one card: the older words for the two relations of a cost
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        g.phrase("qualifier", f"of cost {{amount:cost_number}} {relation}", ir.CostIs, compare=compare)
        g.phrase("qualifier", f"with a cost of {{amount:cost_number}} {relation}", ir.CostIs, compare=compare, w=1)
        g.phrase("qualifier", f"of power {{amount:number}} {relation}", ir.PowerIs, compare=compare)
        g.phrase("qualifier", f"with {{amount:number}} power {relation}", ir.PowerIs, compare=compare, w=1)
        g.phrase("qualifier", f"with a power of {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=2)
    g.phrase("qualifier", "with a power greater than {amount:power_of}", ir.PowerIs, compare=">")
    g.phrase("qualifier", "with power greater than {amount:power_of}", ir.PowerIs, compare=">", w=1)
    g.phrase("qualifier", "with a power greater than {amount:own_power}", ir.PowerIs, compare=">")
    g.phrase("qualifier", "with a power inferior to {amount:power_of}", ir.PowerIs, compare="<")
    g.phrase("qualifier", "with power less than {amount:power_of}", ir.PowerIs, compare="<", w=1)
    # one card: the name for the card's own power; other relations are in `qualities`
    g.phrase("qualifier", "with a power inferior to {amount:own_power}", ir.PowerIs, compare="<")
    # one card: power and the lowest are elsewhere
    g.phrase("qualifier", "of the highest cost", ir.HighestAmong, trait="cost")
    g.phrase("qualifier", "of power {amount:number}", ir.PowerIs)
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        g.phrase("qualifier", f"with power {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=5)
        g.phrase("qualifier", f"with power of {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=6)
        g.phrase("qualifier", f"with cost {{amount:cost_number}} {relation}", ir.CostIs, compare=compare, w=5)
    g.phrase("qualifier", "with a power less than {amount:power_of}", ir.PowerIs, compare="<", w=2)
    g.phrase("qualifier", "with a power less than {amount:own_power}", ir.PowerIs, compare="<", w=2)
    g.phrase("qualifier", "with power greater than {amount:own_power}", ir.PowerIs, compare=">", w=1)
    g.phrase("qualifier", "with power less than {amount:own_power}", ir.PowerIs, compare="<", w=1)
    g.phrase("qualifier", "with power less than {amount:power_of_source}", ir.PowerIs, compare="<", w=7)
    g.phrase("qualifier", "of the highest power", ir.HighestAmong, trait="power")
    g.phrase("qualifier", "with the highest power", ir.HighestAmong, trait="power", w=1)
    g.phrase("qualifier", "with the highest cost", ir.HighestAmong, trait="cost", w=1)
    # one card, 2 phrases: two verbs with one subject; a bare name for its power
    g.phrase("power_by_name", "{_:self}", ir.PowerOf, card=ir.SelfRef(), w=9)
    g.phrase("qualifier", "with power less than {amount:power_by_name}", ir.PowerIs, compare="<", w=40)
    g.phrase("qualifier", "with power greater than {amount:power_by_name}", ir.PowerIs, compare=">", w=40)


def _compared(g: Grammar) -> None:
    """Alike with a card, or not."""
    # one card: other traits are elsewhere
    g.phrase("qualifier", "of the same Element as {card:one_pronoun}", ir.SameTrait, trait="element")
    # "Search for 1 Character with the same name": as the card spoken of before
    # one card: names and costs of a card spoken of
    for trait in ("name", "cost"):
        words = {"name": "with the same name", "cost": "of the same cost"}[trait]
        g.phrase("qualifier", words, ir.SameTrait, trait=trait, card=ir.Pronoun("same"))
        g.phrase("qualifier", words + " as {card:one_pronoun}", ir.SameTrait, trait=trait)
    # one card: as the card itself: every trait
    for trait, words in (
        ("element", "of the same Element as"),
        ("cost", "of the same cost as"),
        ("name", "with the same name as"),
    ):
        g.phrase("qualifier", words + " {card:source}", ir.SameTrait, trait=trait, w=1)
    # one card: as the card spoken of before, in both words
    for trait, words in (("type", "of the same card type"), ("type", "of the same type")):
        g.phrase(
            "qualifier",
            words,
            ir.SameTrait,
            trait=trait,
            card=ir.Pronoun("same"),
            w=int(words.endswith("e type") and "card" not in words),
        )
    g.phrase("qualifier", "of a different Element than {card:source}", ir.DifferentTrait, trait="element")
    for trait, words in (("type", "of the same card type as"), ("type", "of the same type as")):
        # one card: an entry of the table above
        g.phrase("qualifier", words + " {card:one_pronoun}", ir.SameTrait, trait=trait, w=2 if "card" in words else 3)
    for w, words in enumerate(("of a different Element from", "of an Element different from"), 1):
        g.phrase("qualifier", words + " {card:source}", ir.DifferentTrait, trait="element", w=w)
    # one card: with where others say of
    g.phrase("qualifier", "with the same cost as {card:one_pronoun}", ir.SameTrait, trait="cost", w=34)


def _apart(g: Grammar) -> None:
    """Different from each other, and what they come to together."""
    # the zone behind "with different names" belongs to the cards: see `_lift_different` in spread.py
    for trait, words in (
        ("name", "with different names"), ("cost", "of different costs"), ("element", "of different Elements"),
        ("type", "of different card types"), ("job", "with different Jobs"),
    ):  # fmt: skip
        g.phrase("qualifier", words + " {behind:lying_or_whose}", ir.DifferentIn, trait=trait)
    for trait, words in (
        ("name", "of different names"), ("cost", "with different costs"), ("element", "with different Elements"),
        ("type", "with different card types"), ("job", "of different Jobs"),
    ):  # fmt: skip
        # one card: the other word before the trait
        g.phrase("qualifier", words + " {behind:lying_or_whose}", ir.DifferentIn, trait=trait, w=1)
    for w, words in enumerate(("of different types", "with different types"), 2):
        g.phrase("qualifier", words + " {behind:lying_or_whose}", ir.DifferentIn, trait="type", w=w)
    # "up to 3 Summons each with a different cost in your Break Zone", also between commas; with the other word it is a target
    for trait, common, other in (
        ("name", "with a different name", "of a different name"), ("cost", "of a different cost", "with a different cost"),
        ("element", "of a different Element", "with a different Element"), ("job", "with a different Job", "of a different Job"),
    ):  # fmt: skip
        g.phrase("qualifier", f"each {common} {{behind:whose_behind}}", ir.DifferentIn, trait=trait, w=2)
        g.phrase("qualifier", f"each {other} {{behind:lying_or_whose}}", ir.DifferentIn, trait=trait, w=3)
        for w, words in enumerate((common, other), 4):
            g.phrase("qualifier", f", each {words}, {{behind:lying_or_whose}}", ir.DifferentIn, trait=trait, w=w)
    g.phrase("lying", "in {zone:zone}", ir.InZone)
    # and so with their total: `_lift_total`
    for trait in ("cost", "power"):
        words = f"with a total {trait} of {{most:number}} or less {{behind:lying_or_whose}}"
        g.phrase("qualifier", words, ir.TotalIn, trait=trait)
        # one card: what they differ in stands before the total, or alone
        for different, apart in (
            ("name", "with different names"),
            ("element", "of different Elements"),
            ("cost", "of different costs"),
        ):
            both = words.replace("with a total", f"{apart} and {'' if apart.startswith('with') else 'with '}a total")
            g.phrase("qualifier", both, ir.TotalIn, trait=trait, different=different)
    g.alias("lying_or_whose", "lying")
    g.alias("lying_or_whose", "whose_behind")
    for player, whose in ((ir.You(), "you control"), (ir.Opponent(), "opponent controls")):
        g.phrase("whose_behind", whose, ir.ControlledBy, player=player)


def _having(g: Filled, kind: str, of: type[ir.Node], than: str) -> None:
    """ "If the former has a higher power than the latter", "if Hild has less power than it"."""
    words = (("a higher", ">"), ("higher", ">"), ("a greater", ">"), ("greater", ">"), ("more", ">"),
             ("a lower", "<"), ("lower", "<"), ("less", "<"))  # fmt: skip
    for who, card in enumerate(("source", "one_pronoun")):
        g.phrase(f"having_{kind}", f"{{card:{card}}}", of, w=900 + who)
    for w, (more, compare) in enumerate(words, 900):
        text = f"{{left:having_{kind}}} has {more} {kind} than {{right:{than}}}"
        g.phrase("condition", text, ir.Compare, compare=compare, w=w)


def _costs_more(g: Filled) -> None:
    # "of cost equal to or less than X": what was paid as X
    for w, (words, compare) in enumerate((*COMPARED, ("equal to", "=")), PAID_AS_X):
        for v, of in enumerate(("of cost", "with cost", "with a cost")):
            g.phrase("qualifier", f"{of} {words} {{amount:x}}", ir.CostIs, compare=compare, w=w + 20 * v)
    for w, words in enumerate(("of the selected cost", "with the selected cost"), 70):
        g.phrase("qualifier", words, ir.CostIs, amount=ir.NamedNumber(w=w))
    for i, (words, compare) in enumerate(COMPARED):
        for v, head in enumerate(("of cost", "of a cost", "with a cost", "with cost")):
            text = f"{head} {words} {{amount:own_cost}}"
            g.phrase("qualifier", text, ir.CostIs, compare=compare, w=570 + 10 * i + v)
        for v, head in enumerate(("of power", "of a power", "with a power", "with power")):
            text = f"{head} {words} {{amount:own_power}}"
            g.phrase("qualifier", text, ir.PowerIs, compare=compare, w=570 + 10 * i + v)
    # "with a cost inferior to that of the removed Character", "of cost equal to or less than the returned Forward"
    for kind, node, of in (("cost", ir.CostIs, ir.CostOf), ("power", ir.PowerIs, ir.PowerOf)):
        key = f"{kind}_to_compare"
        g.alias(key, f"{kind}_of")
        g.phrase(key, "{_:self}'s", of, card=ir.SelfRef(), w=300 + 3)
        g.phrase(key, "that of {card:one_pronoun}", of, w=300)
        g.phrase(key, "that of {card:source}", of, w=300 + 1)
        g.phrase(key, "{card:one_pronoun}", of, w=300 + 2)
        g.phrase(key, "that of {card:paying_card}", of, w=300 + 4)
        g.phrase(key, "{card:paying_card}", of, w=320)
        for w, (form, whose) in enumerate(WHOSE, 300 + 6):
            g.phrase(key, whose, of, card=ir.Pronoun(form), w=w)
        for h, head in enumerate((f"of {kind}", f"with a {kind}", f"with {kind}", f"of a {kind}")):
            for w, (words, compare) in enumerate(THAN, 300 + 20 * h):
                g.phrase("qualifier", f"{head} {words} {{amount:{key}}}", node, compare=compare, w=w)
        # "with a higher cost than Hild", "of lower power than that Forward"
        g.alias(f"other_{key}", key)
        g.phrase(f"other_{key}", "{card:source}", of, w=300 + 5)
        for h, head in enumerate(("with a", "with", "of a", "of")):
            for w, (words, compare) in enumerate((("higher", ">"), ("greater", ">"), ("lower", "<")), 400 + 20 * h):
                g.phrase("qualifier", f"{head} {words} {kind} than {{amount:other_{key}}}", node, compare=compare, w=w)
        for w, (words, compare) in enumerate((("more", ">"), ("less", "<")), 403):
            g.phrase("qualifier", f"with {words} {kind} than {{amount:other_{key}}}", node, compare=compare, w=w)
        _having(g, kind, of, f"other_{key}")
        # "choose 1 Forward you control. Choose 1 Forward opponent controls with a lower cost.": than the card spoken of before
        for h, head in enumerate(("with a", "with", "of a", "of")):
            for w, (words, compare) in enumerate((("higher", ">"), ("greater", ">"), ("lower", "<")), 3100 + 20 * h):
                same = of(ir.Pronoun("same"), w=3100)
                g.phrase("qualifier", f"{head} {words} {kind}", node, amount=same, compare=compare, w=w)
    for v, cost in enumerate(("CP cost", "cost")):
        for odd, word in ((True, "odd"), (False, "even")):
            for w, words in enumerate((f"of {word} {cost}", f"of an {word} {cost}", f"with an {word} {cost}",
                                       f"with an {word}-numbered {cost}", f"with {word} {cost}")):  # fmt: skip
                g.phrase("qualifier", words, ir.CostParity, odd=odd, w=10 * v + w)


def _costs_spoken_of(g: Filled) -> None:
    """Cost as the card spoken of before has it, or as a number that was named."""
    # "with the same cost or less": as the card spoken of before
    g.phrase("same_cost", "of the same cost", ir.CostOf, card=ir.Pronoun("same"), w=3000)
    g.phrase("same_cost", "with the same cost", ir.CostOf, card=ir.Pronoun("same"), w=3000 + 1)
    for relation, compare in (("or less", "<="), ("or more", ">="), ("or lower", "<="), ("or higher", ">=")):
        w = 3000 + ("er" in relation)
        g.phrase("qualifier", f"{{amount:same_cost}} {relation}", ir.CostIs, compare=compare, w=w)
    to_cast = "to cast {_:self}"
    words = f"of cost equal to or less than the total cost of discarded cards {to_cast}"
    total = ir.CostOf(ir.DiscardedToCast())
    g.phrase("qualifier", words, ir.CostIs, amount=total, compare="<=", w=50)
    for w, number in enumerate(("the selected number", "the named number", "that number", "the named cost"), 400):
        named = {"amount": ir.NamedNumber(w=w)}
        for v, head in enumerate(
            ("of cost equal to", "with a cost equal to", "of the same cost as", "with the same cost as")
        ):
            g.phrase("qualifier", f"{head} {number}", ir.CostIs, w=400 + v, **named)
    g.phrase("qualifier", "of the named cost", ir.CostIs, amount=ir.NamedNumber(w=400 + 4), w=400)


def _powers_more(g: Filled) -> None:
    g.phrase("qualifier", "with the lowest cost", ir.HighestAmong, trait="cost", lowest=True)
    g.phrase("qualifier", "of the lowest cost", ir.HighestAmong, trait="cost", lowest=True, w=1)
    g.phrase("qualifier", "with the lowest power", ir.HighestAmong, trait="power", lowest=True)
    g.phrase("qualifier", "of the lowest power", ir.HighestAmong, trait="power", lowest=True, w=1)
    for words, compare in (
        ("less than", "<"),
        ("greater than", ">"),
        ("equal to", "="),
        ("equal to or less than", "<="),
    ):
        if words != "equal to or less than":
            g.phrase("qualifier", f"of cost {words} {{amount:cost_of}}", ir.CostIs, compare=compare, w=70)
        for kind, amount in (("power", "power_of"), ("power", "own_power")):
            if compare in ("=", "<="):
                w = 70 + (amount == "own_power")
                g.phrase("qualifier", f"with {kind} {words} {{amount:{amount}}}", ir.PowerIs, compare=compare, w=w)
                g.phrase(
                    "qualifier", f"with a {kind} {words} {{amount:{amount}}}", ir.PowerIs, compare=compare, w=w + 2
                )
    for v, (kind, node) in enumerate((("cost", ir.CostIs), ("power", ir.PowerIs))):
        for w, (words, compare) in enumerate(
            (
                ("equal to or less than", "<="),
                ("inferior or equal to", "<="),
                ("less than or equal to", "<="),
                ("inferior to", "<"),
                ("less than", "<"),
                ("greater than", ">"),
                ("equal to", "="),
            ),
            100,
        ):
            for u, head in enumerate((f"with a {kind}", f"with {kind}", f"of {kind}")):
                g.phrase(
                    "qualifier", f"{head} {words} {{amount:counted}}", node, compare=compare, w=w + 10 * u + 30 * v
                )
    # "with power less than 8000", "of cost less than 4", "with less than 8000 power"
    for kind, node in (("cost", ir.CostIs), ("power", ir.PowerIs)):
        for w, (words, compare) in enumerate((("less than", "<"), ("greater than", ">"), ("more than", ">")), 3300):
            for u, head in enumerate((f"with a {kind}", f"with {kind}", f"of {kind}"), 1):
                text = f"{head} {words} {{amount:number}}"
                g.phrase("qualifier", text, node, compare=compare, w=w + 10 * u)
            if kind == "power" and words != "greater than":
                g.phrase("qualifier", f"with {words} {{amount:number}} power", node, compare=compare, w=w)
    # "with a power inferior to that of the removed Forward"
    g.phrase("that_power", "that of {card:one_pronoun}", ir.PowerOf, w=70)
    for w, (words, compare) in enumerate(
        (("inferior to", "<"), ("inferior or equal to", "<="), ("equal to or less than", "<="), ("less than", "<"))
    ):
        for v, article in enumerate(("a ", "")):
            text = f"with {article}power {words} {{amount:that_power}}"
            g.phrase("qualifier", text, ir.PowerIs, compare=compare, w=70 + 10 + 4 * v + w)


def _compared_more(g: Filled) -> None:
    """Alike with cards of a group."""
    for trait, words in (("job", "with the same Job as"), ("category", "of the same Category as")):
        g.phrase("qualifier", words + " {card:one_pronoun}", ir.SameTrait, trait=trait, w=70)
        g.phrase("qualifier", words + " {card:source}", ir.SameTrait, trait=trait, w=70 + 1)
    for trait, words in (
        ("element", "of the same Element as"),
        ("name", "with the same name as"),
        ("cost", "of the same cost as"),
    ):
        g.phrase("qualifier", words + " a {card:other_group}", ir.SameTrait, trait=trait, w=70 + 2)
    for trait, name in (
        ("element", "Element"),
        ("name", "name"),
        ("cost", "cost"),
        ("job", "Job"),
        ("category", "Category"),
    ):
        for w, of in enumerate(("of", "with"), 700):
            g.phrase("qualifier", f"{of} the same {name} as {{card:one_pronoun}}", ir.SameTrait, trait=trait, w=w)
            g.phrase("qualifier", f"{of} the same {name} as {{card:source}}", ir.SameTrait, trait=trait, w=w + 10)
            paying = f"{of} the same {name} as {{card:paying_card}}"
            g.phrase("qualifier", paying, ir.SameTrait, trait=trait, w=w + 80)
            for v, a in enumerate(("a", "an", "any", "1 of the", "one of the", "any of the"), 2):
                other = "other_group" if v < 5 else "other_groups"  # "1 of the Forwards you control"
                text = f"{of} the same {name} as {a} {{card:{other}}}"
                g.phrase("qualifier", text, ir.SameTrait, trait=trait, w=w + 10 * v)
    g.phrase("other_groups", "{group:kinds_of_yours}", ir.All, w=71)
    for key, number in (("kind_of_yours", "one"), ("kinds_of_yours", "many")):
        kind, mine = f"{{adjectives?:adjectives}} {{noun:type_noun/{number}}}", (ir.ControlledBy(ir.You()),)
        trait_kind = "{adjectives?:plain_adjectives} {noun:trait_noun}"
        g.phrase(key, f"{trait_kind} you control", ir.Group, qualifiers=mine)
        g.phrase(key, f"{kind} you control", ir.Group, qualifiers=mine)
        for player, where in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
            lies = (ir.InZone(ir.BreakZone(player), w=20),)
            g.phrase(key, f"{kind} in {where} Break Zone", ir.Group, qualifiers=lies)
            points = (ir.InZone(ir.DamageZone(player), w=20),)
            g.phrase(key, f"{kind} in {where} Damage Zone", ir.Group, qualifiers=points)
        g.phrase(key, f"{kind} opponent controls", ir.Group, qualifiers=(ir.ControlledBy(ir.Opponent()),))
    g.phrase("other_group", "{group:kind_of_yours}", ir.All, w=70)


def _compared_with_one(g: Filled) -> None:
    """Alike with the card itself or the one spoken of, or not."""
    for trait, words in (("type", "of the same card type as"), ("type", "of the same type as")):
        g.phrase("qualifier", words + " {card:source}", ir.SameTrait, trait=trait, w=570 + int("card" in words))
    for trait, words in (("job", "with the same Job"), ("category", "of the same Category"), ("element", "of the same Element"),
                         ("cost", "with the same cost")):  # fmt: skip
        g.phrase("qualifier", words, ir.SameTrait, trait=trait, card=ir.Pronoun("same"), w=3000)
    for trait, words in (
        ("element", "with the same Element"),
        ("job", "of the same Job"),
        ("category", "with the same Category"),
        ("name", "of the same name"),
    ):
        g.phrase("qualifier", words, ir.SameTrait, trait=trait, card=ir.Pronoun("same"), w=3001)
    # "play 1 Backup with a different name": than the card spoken of before
    for trait, name in (
        ("name", "name"),
        ("cost", "cost"),
        ("element", "Element"),
        ("job", "Job"),
        ("category", "Category"),
    ):
        for w, of in enumerate(("of", "with"), 3000):
            same = {"trait": trait, "card": ir.Pronoun("same"), "w": w}
            if (of, trait) != ("of", "element"):  # "for each Backup of a different Element" counts Elements
                g.phrase("qualifier", f"{of} a different {name}", ir.DifferentTrait, **same)
    # "with different names other than Card Name Ann": see `fold` in spread.py and nouns
    g.phrase("lying", "other than {filter:trait}", ir.Without)
    g.phrase("lying", "other than {filter:category_trait}", ir.Without)
