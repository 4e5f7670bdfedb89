"""Kinds of cards: types, Jobs, names and Categories as nouns, what stands before a noun, and groups of all that."""

from cardwright.text import ir
from cardwright.text.fftcg.conjunctions import AND_ELEMENTS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

TYPES = ("Forward", "Backup", "Monster", "Summon")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _adjectives(g)
    _nouns(g)
    _types(g)
    _groups(g)
    _either(g)
    _names(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _adjectives_more(g)
    _types_more(g)
    _groups_more(g)
    _either_more(g)


def _adjectives(g: Grammar) -> None:
    g.phrase("adjective", "{status:status}", ir.StatusIs)
    g.phrase("adjective", "Multi-Element", ir.MultiElement)
    g.phrase("adjective", "{elements:elements}", ir.ElementIs)
    g.alias("adjective", "trait")
    g.alias("adjective", "either_trait")
    g.sequence("adjectives", "adjective")
    g.alias("adjective", "category_trait")
    g.sequence("plain_adjectives", "plain_adjective")
    # one card: a status before a name or job
    g.phrase("plain_adjective", "{status:status}", ir.StatusIs)
    g.phrase("plain_adjective", "{elements:elements}", ir.ElementIs)
    g.phrase("adjective", "other", ir.Another)
    g.phrase("plain_adjective", "other", ir.Another)
    # one card, 2 phrases: an Element beside a trait, in either order
    g.phrase("adjective", "{first:element_filter} or {second:any_trait}", ir.EitherFilter)
    g.phrase("adjective", "{first:any_trait} or {second:element_filter}", ir.EitherFilter)
    # one card, 4 phrases: "and/or" between Elements, and the Break Zones of both players
    g.phrase("adjective", "{elements:elements_either}", ir.ElementIs, w=3)
    g.phrase("plain_adjective", "{elements:elements_either}", ir.ElementIs, w=3)


def _nouns(g: Grammar) -> None:
    g.phrase("trait", "{job:job}", ir.JobIs)
    g.phrase("trait", "{name:card_name}", ir.NameIs)
    g.phrase("category_trait", "{category:category}", ir.CategoryIs)
    g.alias("any_trait", "trait")
    g.alias("any_trait", "category_trait")
    g.list("either_trait", "any_trait", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    g.list("either_trait", "any_trait", ", ", ", or ", cls=ir.AnyTrait, field="options", min=3, w=1)
    g.list("either_trait", "any_trait", ", ", " and ", cls=ir.AnyTrait, field="options", min=2, w=2)
    g.list("either_trait", "any_trait", ", ", " and/or ", cls=ir.AnyTrait, field="options", min=2, w=3)
    # a job or a card name is a noun by itself: "1 Job Knight"
    g.alias("trait_noun", "trait")
    g.list("trait_noun", "trait", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    g.list("trait_noun", "trait", ", ", ", or ", cls=ir.AnyTrait, field="options", min=3, w=1)
    g.list("trait_noun", "trait", ", ", " and ", cls=ir.AnyTrait, field="options", min=2, w=2)
    g.list("trait_noun", "trait", ", ", " and/or ", cls=ir.AnyTrait, field="options", min=2, w=3)
    g.sequence("qualifiers", "qualifier")
    g.list("either_trait", "any_trait", " or ", cls=ir.AnyTrait, field="options", min=3, w=5)
    g.list("trait_noun", "trait", " or ", cls=ir.AnyTrait, field="options", min=3, w=5)
    # a table of both articles; one card has some of it
    for w, article in enumerate(("a", "an")):
        head = article + " {adjectives?:"
        g.phrase("a_group", head + "adjectives} {noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group, w=w)
        g.phrase("a_group", head + "plain_adjectives} {noun:trait} {qualifiers?:qualifiers}", ir.Group, w=w)
    g.phrase("with_keyword", "{keyword:keyword}", ir.WithKeyword)
    g.phrase("with_any", "with {options:keyword_options}", ir.AnyTrait, w=6)
    g.list("keyword_options", "with_keyword", ", ", " or ", min=2)
    g.alias("qualifier", "with_any")
    # "a Job Knight or Card Name Knight and a Job Monk or Card Name Monk": one of each
    # one card, 2 phrases: several traits behind one article, each option with its own
    g.phrase("a_group", "a {adjectives?:plain_adjectives} {noun:either_traits} {qualifiers?:qualifiers}", ir.Group, w=2)
    g.list("either_traits", "trait", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    # one card: an option with its own cost; what can stand behind it is the list
    g.sequence("cost_only", "cost_qualifier", max=1)
    g.phrase("cost_qualifier", "of cost {amount:cost_number}", ir.CostIs)
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        # one card, 4 phrases: relations, and the article before a vowel
        g.phrase("cost_qualifier", f"of cost {{amount:cost_number}} {relation}", ir.CostIs, compare=compare)
    g.phrase("plain_typed", "{adjectives:plain_adjectives} {noun:type_noun/same}", ir.Group)
    # "of Lightning, Job Ninja and Card Name Ninja": each card is one of these
    # one card, 6 phrases: a row of Elements, jobs and names, by either word
    g.phrase("qualifier", "of {options:mixed_traits}", ir.AnyTrait, w=38)
    g.list("mixed_traits", "mixed_trait", ", ", " and ", min=3)
    g.phrase("qualifier", "of {options:any_mixed_traits}", ir.AnyTrait, w=39)
    g.list("any_mixed_traits", "mixed_trait", ", ", " or ", min=3)
    g.alias("mixed_trait", "element_filter")
    g.alias("mixed_trait", "any_trait")


def _types(g: Grammar) -> None:
    for name in TYPES:
        g.phrase("type_noun", f"<{name}/{name}s>", ir.TypeIs, types=(name,))
    for one in TYPES:
        for two in TYPES:
            if one != two:
                g.phrase("type_noun", f"<{one}/{one}s> or <{two}/{two}s>", ir.TypeIs, types=(one, two))
                g.phrase("type_noun", f"<-/{one}s> and {two}s", ir.TypeIs, types=(one, two), w=1)
    for w, last in enumerate((" or", ", or")):
        text = f"<Forward/Forwards>, <Backup/Backups>{last} <Monster/Monsters>"
        g.phrase("type_noun", text, ir.TypeIs, types=("Forward", "Backup", "Monster"), w=w)
    g.phrase("type_noun", "<Character/Characters>", ir.IsCharacter)
    g.phrase("type_noun", "<card/cards>", ir.IsCard)
    # one card: each type as one of two that are joined, and as one that is left out
    for name in TYPES:
        g.value("type_name", name, name)
        for other in TYPES:
            if name != other:
                g.phrase(
                    "type_noun", f"<{name}/{name}s> and/or <{other}/{other}s>", ir.TypeIs, types=(name, other), w=2
                )
    g.phrase("type_noun", "<Card/Cards>", ir.IsCard, w=1)
    # one card: a small letter
    g.phrase("type_noun", "Character <card/cards>", ir.IsCharacter, w=32)


def _groups(g: Grammar) -> None:
    g.phrase("group", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("group", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("group", "{noun:any_noun/same} {qualifiers?:qualifiers}", ir.Group)
    another = {"adjectives": (ir.Another(w=1),)}
    g.phrase("another_group", "{noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group, **another)
    g.phrase("another_group", "{noun:trait_noun} {qualifiers?:qualifiers}", ir.Group, **another)
    # one card, 5 phrases: whoever is blocked, by its kind; what follows belongs to that one
    g.phrase("one_of", "a {group:group/one}", ir.All, w=4)
    g.phrase("fighting", "blocking {card:one_of}", ir.BlockingWhom, w=1)
    g.phrase("fighting", "blocked by {card:one_of}", ir.BlockedByWhom, w=1)
    g.list("one_fighting", "fighting", ", ", max=1)
    g.phrase("group", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers:one_fighting}", ir.Group, w=3)
    # "all opposing Forwards": those that the opponent controls; no card of the older sets says more of them
    theirs = (ir.ControlledBy(ir.Opponent(), w=41),)
    # one card: any others of the opponent's are said to be controlled by them
    g.phrase("group", "opposing {adjectives?:adjectives} {noun:type_noun/same}", ir.Group, qualifiers=theirs)
    # one card: turned over until there are so many; both cards that paid the cost
    g.phrase("group", "selected type", ir.Group, noun=ir.IsCard(), qualifiers=(ir.NamedType(w=3),))


def _either(g: Grammar) -> None:
    # "Job Knight Forward or Card Name Cloud": the first option says its type, so the scope is clear
    g.phrase("typed_option", "{adjectives:adjectives} {noun:type_noun/same}", ir.Group)
    g.phrase("trait_option", "{noun:trait}", ir.Group)
    g.phrase("type_option", "{noun:type_noun/same}", ir.Group)
    g.phrase("any_noun", "{first:typed_option/same} or {second:trait_option}", ir.NounOr)
    g.phrase("any_noun", "{first:trait_option} or {second:type_option/same}", ir.NounOr)
    g.list("any_noun", "typed_option", ", ", " or ", cls=ir.AnyNoun, field="options", min=2)
    g.list("any_noun", "typed_option", ", ", " and ", cls=ir.AnyNoun, field="options", min=2, w=1)
    # "1 Card Name Faris or 1 Card Name Lenna": one card in all
    g.phrase("one_or_one", "{noun:one_or_one_noun} {qualifiers?:qualifiers}", ir.Group)
    g.list("one_or_one_noun", "trait", ", 1 ", " or 1 ", cls=ir.AnyTrait, field="options", min=2, w=4)
    # "a Card Name Clive or a Card Name Torgal"
    g.phrase("a_or_a", "{noun:a_or_a_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.list("a_or_a_noun", "option", ", a ", " or a ", cls=ir.AnyNoun, field="options", min=2, w=2)
    for each in ("typed_option", "trait_option", "type_option"):
        g.alias("option", each)
    # "1 Forward of cost 1 or Monster of cost 2": each option has its own cost
    # one card, 2 phrases: an option with its own cost; what can stand behind it is the list
    g.phrase("costed_option", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers:cost_only}", ir.Group)
    g.list("any_noun", "costed_option", ", ", " or ", cls=ir.AnyNoun, field="options", min=2, w=3)
    # "Fire Characters and/or Job Knight Characters": each card is one or the other
    g.list("any_noun", "typed_option", ", ", " and/or ", cls=ir.AnyNoun, field="options", min=2, w=30)
    # one card, 2 phrases: a trait beside a kind of card
    g.phrase("any_noun", "{first:trait_option} and/or {second:plain_typed/same}", ir.NounOr, w=30)


def _names(g: Grammar) -> None:
    g.phrase("named_group", "{noun:name_noun} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("name_noun", "{name:card_name}", ir.NameIs)
    g.list("name_noun", "name_noun_one", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    g.list("name_noun", "name_noun_one", ", ", ", or ", cls=ir.AnyTrait, field="options", min=3, w=1)
    g.phrase("name_noun_one", "{name:card_name}", ir.NameIs)
    g.phrase("name_group", "{noun:name_noun_one}", ir.Group)
    g.list("name_pair", "name_group", ", ", " and ", min=2)
    # "Card Name Ann or Card Name Bob or Card Name Cid"
    g.list("name_noun", "name_noun_one", " or ", cls=ir.AnyTrait, field="options", min=3, w=5)


def _adjectives_more(g: Filled) -> None:
    # "1 attacking or blocking Forward"
    for w, (one, other) in enumerate(
        (
            ("attacking", "blocking"), ("blocking", "attacking"), ("dull", "damaged"), ("dull", "attacking"),
            ("damaged", "dull"), ("active", "damaged"), ("blocking", "blocked"), ("blocked", "blocking"),
        )
    ):  # fmt: skip
        both = ir.EitherFilter(ir.StatusIs(one), ir.StatusIs(other), w=900 + w)
        for category in ("adjective", "plain_adjective"):
            g.value(category, f"{one} or {other}", both)
    frozen = ir.StatusIs("frozen")
    for w, (words, first, second) in enumerate((("dull or Frozen", ir.StatusIs("dull"), frozen),
                                                ("Frozen or dull", frozen, ir.StatusIs("dull"))), 920):  # fmt: skip
        for category in ("adjective", "plain_adjective"):
            g.value(category, words, ir.EitherFilter(first, second, w=w))
    g.phrase("plain_adjective", "Multi-Element", ir.MultiElement)
    for category in ("adjective", "plain_adjective"):
        g.phrase(category, "Limit Break", ir.WithKeyword, keyword="Limit Break", w=900)
    for category in ("adjective", "plain_adjective"):
        g.phrase(category, "frozen", ir.StatusIs, status="frozen")
        g.phrase(category, "Frozen", ir.StatusIs, status="frozen", w=8100)
    for category in ("adjective", "plain_adjective"):
        g.phrase(category, "{elements:elements_either_comma}", ir.ElementIs, w=570)
        g.phrase(category, "{elements:elements_oxford}", ir.ElementIs, w=571)
        g.phrase(category, "{elements:elements_and_two}", ir.ElementIs, w=AND_ELEMENTS)
    g.phrase("adjective", "{first:element_filter} and/or {second:any_trait}", ir.EitherFilter, w=400)
    g.phrase("adjective", "{first:category_trait} and/or {second:element_filter}", ir.EitherFilter, w=400)


def _types_more(g: Filled) -> None:
    for name in TYPES:
        g.phrase("type_noun", f"{name} <card/cards>", ir.TypeIs, types=(name,), w=400)


def _groups_more(g: Filled) -> None:
    # "1 Forward blocking or blocked by a Job Knight": whoever fights one
    for w, words in enumerate(("blocking or blocked by", "that blocks or is blocked by", "that is blocking or blocked by",
                               "blocking or being blocked by"), 410):  # fmt: skip
        g.phrase("fighting", f"{words} {{card:fights_one}}", ir.IsOneOf, w=w)
    g.phrase("fights_one", "{card:one_of}", ir.Opposing, w=410)
    # "1 Category VI Job Mage": both hold; of two kinds without a noun the Category's scope would be open
    g.list("category_only", "category_trait", ", ", max=1)
    of_category = "{adjectives:category_only} {noun:trait}"
    g.phrase("group", of_category + " {qualifiers?:qualifiers}", ir.Group, w=8200)
    for category in ("one_put_away", "thrown_card"):
        g.phrase(category, of_category, ir.Group, w=8200)
    g.phrase("your_cards", f"your {of_category} {{qualifiers?:qualifiers}}", ir.Group, w=8200)
    other = (ir.Another(w=70),)
    g.phrase("another", "another {noun:another_noun} {qualifiers?:qualifiers}", ir.Group, adjectives=other)
    g.list("another_noun", "another_kind", " or ", cls=ir.AnyNoun, field="options", max=1, w=70)
    g.phrase("another_kind", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group)
    g.phrase("another_kind", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)


def _either_more(g: Filled) -> None:
    g.phrase("costed_option", "{adjectives?:plain_adjectives} {noun:trait} {qualifiers:cost_only}", ir.Group)
    g.phrase("any_noun", "{first:typed_option/same} and/or {second:trait_option}", ir.NounOr, w=400)
    # "the Job Knight Forwards and Card Name Ann you control": each card is one or the other
    g.pair("any_noun", "typed_option", "trait_option", " and ", cls=ir.AnyNoun, field="options", w=400)
    # "1 Summon or Category VI Character", "the Monsters and Job Knight Forwards": what stands in front of the second is said of it alone
    for second in ("typed_option/same", "trait_option"):
        for w, word in enumerate(("or", "and/or"), 410):
            g.phrase("any_noun", f"{{first:type_option/same}} {word} {{second:{second}}}", ir.NounOr, w=w)
    g.pair("any_noun", "type_option", "typed_option", " and ", cls=ir.AnyNoun, field="options", w=410)
    g.pair("any_noun", "type_option", "trait_option", " and ", cls=ir.AnyNoun, field="options", w=411)
    # "1 Forward of cost 3 or less or Monster": the cost is said of the first alone, a place of both
    for second in ("type_option/same", "typed_option/same", "trait_option"):
        g.phrase("costed_first", f"{{first:costed_option/same}} or {{second:{second}}}", ir.NounOr, w=420)
    g.phrase("group", "{noun:costed_first/same} {qualifiers?:place_of_both}", ir.Group, w=420)
    g.sequence("place_of_both", "shared_place", max=1)
    g.phrase("shared_place", "you control", ir.ControlledBy, player=ir.You())
    g.phrase("shared_place", "opponent controls", ir.ControlledBy, player=ir.Opponent())
    g.phrase("shared_place", "in {zone:zone}", ir.InZone)
