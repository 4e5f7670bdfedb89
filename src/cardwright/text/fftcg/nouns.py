"""Which cards, in further words: two kinds at once, one's own, exact costs, targets that must differ, and where they lie."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _two_kinds(g)
    _costs(g)
    _qualities(g)
    _targets(g)
    _abilities(g)


def _two_kinds(g: Grammar) -> None:
    # "Fire Characters and/or Job Knight Characters": each card is one or the other
    g.list("any_noun", "typed_option", ", ", " and/or ", cls=ir.AnyNoun, field="options", min=2, w=30)
    # one card, 2 phrases: a trait beside a kind of card
    g.phrase("any_noun", "{first:trait_option} and/or {second:plain_typed/same}", ir.NounOr, w=30)
    g.phrase("plain_typed", "{adjectives:plain_adjectives} {noun:type_noun/same}", ir.Group)
    # one card: a small letter
    g.phrase("type_noun", "Character <card/cards>", ir.IsCharacter, w=32)
    # "of Lightning, Job Ninja and Card Name Ninja": each card is one of these
    # one card, 4 phrases: a row of Elements, jobs and names
    g.phrase("qualifier", "of {options:mixed_traits}", ir.AnyTrait, w=38)
    g.list("mixed_traits", "mixed_trait", ", ", " and ", min=3)
    g.alias("mixed_trait", "element_filter")
    g.alias("mixed_trait", "any_trait")
    # "1 Forward of cost 1 opponent controls or 1 Monster of cost 2 opponent controls": one card in all
    g.phrase("target", "1 {group:either_whole}", ir.Target, count=ir.Num(1), w=40)
    # one card, 5 phrases: two whole descriptions, one card in all
    g.phrase("either_whole", "{noun:whole_options}", ir.Group)
    g.list("whole_options", "whole_option", ", 1 ", " or 1 ", cls=ir.AnyNoun, field="options", min=2, w=31)
    g.phrase("whole_option", "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers?:field_qualifiers}", ir.Group)
    g.sequence("field_qualifiers", "field_qualifier")
    g.alias("field_qualifier", "cost_qualifier")
    # one card: the field is said in each description
    for player, words in ((ir.You(), "you control"), (ir.Opponent(), "opponent controls")):
        g.phrase("field_qualifier", words, ir.ControlledBy, player=player)


def _costs(g: Grammar) -> None:
    q = "qualifier"
    # one card, 2 phrases: a cost that is left out
    g.phrase("bare_cost", "cost {amount:number}", ir.CostIs, w=38)
    g.phrase(q, "other than {filter:bare_cost}", ir.Without, w=35)
    g.phrase(q, "and of cost {amount:cost_number} or less", ir.CostIs, compare="<=", w=41)
    g.phrase(q, "and of cost {amount:cost_number} or more", ir.CostIs, compare=">=", w=41)
    # "that costs 1 CP more than it"
    g.phrase(q, "that costs {amount:cost_more}", ir.CostIs, w=39)
    g.phrase(q, "that costs {amount:cost_less}", ir.CostIs, w=39)
    g.phrase("cost_more", "{more:number} CP more than {base:cost_of_card}", ir.Plus, w=33)
    g.phrase("cost_less", "{less:number} CP less than {base:cost_of_card}", ir.Minus, w=33)
    # one card: one more or one less than what it costs
    g.phrase("cost_of_card", "{card:one_pronoun}", ir.CostOf, w=37)
    # one card: with where others say of
    g.phrase(q, "with the same cost as {card:one_pronoun}", ir.SameTrait, trait="cost", w=34)


def _qualities(g: Grammar) -> None:
    q = "qualifier"
    # one card: on several cards; `degrees` and `counterparts` have the others
    g.phrase(q, "with a {counter:counter} Counter on them", ir.WithCounter, count=ir.Num(1), w=32)
    g.phrase(q, "with a {counter:counter} Counter placed on them", ir.WithCounter, count=ir.Num(1), w=33)


def _targets(g: Grammar) -> None:
    # the zone behind "with different names" belongs to the cards: see `lift_different` in shape.py
    for trait, words in (
        ("name", "with different names"), ("cost", "of different costs"), ("element", "of different Elements"),
    ):  # fmt: skip
        g.phrase("qualifier", words + " {behind:lying}", ir.DifferentIn, trait=trait)
    g.phrase("lying", "in {zone:zone}", ir.InZone)
    # one card: each with its own name or cost, any number of them
    for trait, words in (("name", "with a different name"), ("cost", "of a different cost")):
        g.phrase(
            "target",
            f"any number of {{group:group/many}}, each {words},",
            ir.Target,
            count=ir.Num(0),
            any_number=True,
            different=trait,
            w=41,
        )
    many = {"count": ir.Num(0), "any_number": True}
    # one card: as many of them as are on the stack
    g.phrase("target", "any number of {group:stack_group/many}", ir.Target, **many)
    # one card: an article where others say 1
    for w, article in enumerate(("a", "an"), 42):
        g.phrase("target", article + " {group:stack_group/one}", ir.Target, count=ir.Num(1), w=w)
    # as many as there are of something: "1 Forward for every 2 points of damage you have received"
    full = "(select as many as possible)"
    # one card, 2 phrases: as many as there are of something, all of them if possible
    g.phrase("full_target", f"1 {{group:group/one}} for every {{count:every}} {full}", ir.Target, w=44)
    g.phrase("full_target", f"1 {{group:group/one}} for each {{count:each}} {full}", ir.Target, w=45)


def _abilities(g: Grammar) -> None:
    # one card, 2 phrases: what may be counted for as many targets
    g.phrase("count_group", "{counter:counter} Counters placed on {card:source}", ir.CountersOn, w=33)
    g.alias("count_group", "kinds")
