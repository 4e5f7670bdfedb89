"""What damage is dealt to, and what it comes from."""

from cardwright.text import ir
from cardwright.text.fftcg.common import BOTH, SUMMON_OR_ABILITY
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _sources(g)
    _whose_sources(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _sources_more(g)
    _further_sources_more(g)


def _sources(g: Grammar) -> None:
    """What damage is dealt to, and whether a Summon, an ability or a card deals it."""
    g.phrase("damaged", "{_:self}", ir.SelfRef)
    for w, words in enumerate(("this Forward", "this Character"), 1):
        g.phrase("damaged", words, ir.SelfRef, w=w)
    g.phrase("damaged", "a {group:group/one}", ir.All, w=4)
    g.phrase(
        "damage_from",
        "your opponent's Summons or abilities",
        ir.DamageSource,
        kinds=SUMMON_OR_ABILITY,
        by=ir.Opponent(),
    )
    # one card, 5 phrases: kinds of sources: summon, ability or both, of a player or of any
    g.phrase("damage_from", "your opponent's Summons", ir.DamageSource, kinds=("summon",), by=ir.Opponent())
    g.phrase("damage_from", "your opponent's abilities", ir.DamageSource, kinds=("ability",), by=ir.Opponent())
    g.phrase("damage_from", "a Summon or an ability", ir.DamageSource, kinds=SUMMON_OR_ABILITY)
    g.phrase("damage_from", "Summons or abilities", ir.DamageSource, kinds=SUMMON_OR_ABILITY, w=1)
    g.phrase("damage_from", "an ability", ir.DamageSource, kinds=("ability",))
    g.phrase("damage_from", "abilities", ir.DamageSource, kinds=("ability",), w=1)
    g.phrase("damage_from", "Summons", ir.DamageSource, kinds=("summon",), w=1)
    g.phrase("damage_from", "a {cards:group/one}", ir.DamageSource)
    g.phrase("damage_from", "an {cards:group/one}", ir.DamageSource, w=1)
    # one card, 2 phrases: "a ... or a ...": one or the other
    g.phrase("damaged", "a {group:a_or_a}", ir.All, w=6)
    g.alias("damaged_now", "one_obj")
    g.phrase("damaged_now", "a {group:group/one}", ir.All, w=4)
    # one card: relations, and the article before a vowel
    g.phrase("damaged", "an {group:group/one}", ir.All, w=9)


def _whose_sources(g: Grammar) -> None:
    """Whose Summons and abilities deal it; the card itself or another one that is dealt it."""
    # one card, 7 phrases: sources: whose, of which kind, of which Element
    g.phrase("damage_from", "your Summon", ir.DamageSource, kinds=("summon",), by=ir.You())
    g.phrase("damage_from", "your Summons", ir.DamageSource, kinds=("summon",), by=ir.You(), w=1)
    g.phrase("damage_from", "your Summons or abilities", ir.DamageSource, kinds=SUMMON_OR_ABILITY, by=ir.You())
    g.phrase("damage_from", "your abilities", ir.DamageSource, kinds=("ability",), by=ir.You())
    named = ir.Group(ir.IsCard(), qualifiers=(ir.NamedElement(w=1),))
    g.phrase("damage_from", "abilities of the named Element", ir.DamageSource, kinds=("ability",), cards=named, w=6)
    g.phrase(
        "damage_from",
        "a Summon or an ability of the named Element",
        ir.DamageSource,
        kinds=SUMMON_OR_ABILITY,
        cards=named,
        w=7,
    )
    # what a player's Summons and abilities deal
    for w, (words, kinds) in enumerate(
        (
            ("your ability", ("ability",)),
            ("your Summon", ("summon",)),
            ("your Summon or ability", ("summon", "ability")),
        )
    ):
        # one card: kinds of sources
        g.phrase("your_effect", words, ir.DamageSource, kinds=kinds, by=ir.You(), w=w + 20)
    # one card each, 2 phrases: any group that deals it
    g.phrase("damage_from", "a {cards:group/one}'s ability", ir.DamageSource, kinds=("ability",), w=30)
    g.phrase("damage_from", "your {cards:coloured_source}", ir.DamageSource, by=ir.You(), w=31)
    g.phrase("coloured_source", "{adjectives:adjectives} {noun:type_noun/one}", ir.Group)
    # "if Hild or a Forward forming a party with Hild receives damage"
    # one card, 4 phrases: the card itself or one of any kind
    g.phrase("damaged", "{items:source_and_other}", ir.Several, w=30)
    g.pair("source_and_other", "the_card", "other_damaged", " or ")
    g.phrase("other_damaged", "a {group:group/one}", ir.All, w=4)


def _sources_more(g: Filled) -> None:
    for w, (words, kinds, by) in enumerate(
        (
            ("Summons or abilities of your opponent", ("summon", "ability"), ir.Opponent()),
            ("your opponent's Summon or ability", ("summon", "ability"), ir.Opponent()),
        ),
        70,
    ):
        g.phrase("damage_from", words, ir.DamageSource, kinds=kinds, by=by, w=w)
    # whose ability it is that deals the damage: "if an ability of a Fire Character you control deals damage ..."
    for w, article in enumerate(("a", "an"), 70):
        words = f"an ability of {article} {{cards:group/one}}"
        g.phrase("your_effect", words, ir.DamageSource, kinds=("ability",), w=w)
        g.phrase("damage_from", words, ir.DamageSource, kinds=("ability",), w=w)
        g.phrase(
            "damage_from", f"abilities of {article} {{cards:group/one}}", ir.DamageSource, kinds=("ability",), w=w + 2
        )
    # "by Forwards of cost 3 or less": whichever of them deals it
    for name in ("Forward", "Backup", "Monster", "Character"):
        node, fixed = (ir.IsCharacter, {}) if name == "Character" else (ir.TypeIs, {"types": (name,)})
        g.phrase("dealing_type", f"{name}s", node, **fixed)
    g.phrase("dealers", "{adjectives?:adjectives} {noun:dealing_type} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("damage_from", "{cards:dealers}", ir.DamageSource, w=570 + 10)
    # "If Hild or Card Name Olga is dealt damage"
    g.phrase("other_damaged", "{group:one_named}", ir.All, w=300)
    g.phrase("one_named", "{noun:name_noun_one} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("damage_from", "an ability or a Summon", ir.DamageSource, kinds=("summon", "ability"), w=400)
    your = {"kinds": ("summon", "ability"), "by": ir.You()}
    g.phrase("your_effect", "your {cards:summon_and_abilities}", ir.DamageSource, w=30, **your)
    g.phrase("damage_from", "your {cards:summon_and_abilities}", ir.DamageSource, w=30, **your)
    g.phrase("damage_from", "your Summon or ability", ir.DamageSource, w=31, **your)
    # one card, 7 phrases: Summons beside abilities of any kind of Character
    g.phrase("summon_and_abilities", "{noun:summon_or_of}", ir.Group)
    between = " or an ability of a "
    g.pair("summon_or_of", "a_summon", "placed_dealer", between, cls=ir.AnyNoun, field="options", w=40)
    g.value("a_summon", "Summon", ir.Group(ir.TypeIs(("Summon",))))
    g.phrase("placed_dealer", "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers:places_on_field}", ir.Group)


def _further_sources_more(g: Filled) -> None:
    # cards that are dealt damage or deal it
    # "If the Card Name Olga you control is dealt damage"
    g.phrase("damaged", "the {group:group/one}", ir.All, w=600 + 5)
    # "if Card Name Olga you control is dealt damage": a name without its article
    g.phrase("damaged", "{group:named_subject}", ir.All, w=600 + 7)
    for category in ("damaged", "damaged_now"):
        g.phrase(category, "another {group:another_group}", ir.All, w=600 + 4)
        if category == "damaged_now":
            g.phrase(category, "a {group:a_or_a}", ir.All, w=6)
    for category in ("damaged", "damaged_now", "dealer"):
        g.phrase(category, "a {group:a_or_an}", ir.All, w=600 + 6)
    g.phrase("a_or_an", "{noun:a_or_an_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.list("a_or_an_noun", "option", " or an ", cls=ir.AnyNoun, field="options", min=2, max=2, w=600)
    g.phrase("your_effect", "your {cards:coloured_source}", ir.DamageSource, by=ir.You(), w=600)
    g.phrase("damage_from", "a Summon or ability", ir.DamageSource, kinds=("summon", "ability"), w=600 + 1)
    dealer = "{adjectives?:plain_adjectives} {noun:trait} {qualifiers:places_on_field}"
    g.phrase("placed_dealer", dealer, ir.Group)
    theirs = {"by": ir.Opponent()}
    for kinds, words in ((BOTH, "Summon or ability"), (("summon",), "Summon"), (("ability",), "ability")):
        g.phrase("damage_from", f"your opponent's {words}", ir.DamageSource, kinds=kinds, w=70 + 20, **theirs)
    for kinds, words in ((BOTH, "a Summon or an ability"), (("ability",), "an ability")):
        g.phrase("damage_from", f"{words} of your opponent", ir.DamageSource, kinds=kinds, w=70 + 21, **theirs)
    for kind in ("special", "action"):  # "a Forward's special ability"
        g.phrase("damage_from", f"a {{cards:group/one}}'s {kind} ability", ir.DamageSource, kinds=(kind,), w=30)
    for v, which in enumerate(("named", "selected")):
        cards = ir.Group(ir.IsCard(), qualifiers=(ir.NamedElement(w=70 + v),))
        for w, (kinds, words) in enumerate(
            ((("summon",), "Summons"), (("ability",), "abilities"), (BOTH, "Summons or abilities"),
             (BOTH, "a Summon or an ability"))
        ):  # fmt: skip
            g.phrase(
                "damage_from", f"{words} of the {which} Element", ir.DamageSource, kinds=kinds, cards=cards, w=70 + w
            )
    _whose_summons(g)
    foe = ir.Opponent()
    for w, (words, kinds, by) in enumerate(
        (
            ("a Summon or an ability of your opponent", ("summon", "ability"), foe),
            ("your opponent's Summon or ability", ("summon", "ability"), foe),
            ("your opponent's Summon", ("summon",), foe),
            ("your opponent's ability", ("ability",), foe),
        ),
        400,
    ):
        g.phrase("your_effect", words, ir.DamageSource, kinds=kinds, by=by, w=w)


def _whose_summons(g: Filled) -> None:
    g.pair(
        "summon_or_of_an", "a_summon", "placed_dealer", " or an ability of an ", cls=ir.AnyNoun, field="options", w=41
    )
    g.phrase("summon_and_abilities", "{noun:summon_or_of_an}", ir.Group)
    # "your Summon of cost 3 or less", "your Fire Summon or a Fire Character you control"
    summon = {"noun": ir.TypeIs(("Summon",))}
    g.phrase("summon_of_cost", "{adjectives?:adjectives} Summon {qualifiers:only_costs}", ir.Group, **summon)
    g.phrase("a_kind_of_summon", "{adjectives?:adjectives} Summon", ir.Group, **summon)
    for w, article in enumerate(("a", "an"), 900):
        between = f" or {article} "
        g.pair(
            f"summon_or_{article}", "a_kind_of_summon", "placed_dealer", between, cls=ir.AnyNoun, field="options", w=w
        )
        g.phrase("summon_or_card", f"{{noun:summon_or_{article}}}", ir.Group)
    for by, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        for category in ("your_effect", "damage_from"):
            g.phrase(category, f"{whose} {{cards:summon_of_cost}}", ir.DamageSource, by=by, w=900)
            if by == ir.You():
                g.phrase(category, "your {cards:summon_or_card}", ir.DamageSource, by=by, w=901)
