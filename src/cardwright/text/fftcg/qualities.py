"""Further qualities behind a noun: power and cost against numbers and other cards, Elements, what a card did this turn."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    q = "qualifier"
    g.phrase(q, "of power {amount:number}", ir.PowerIs)
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        g.phrase(q, f"with power {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=5)
        g.phrase(q, f"with power of {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=6)
        g.phrase(q, f"with cost {{amount:cost_number}} {relation}", ir.CostIs, compare=compare, w=5)
    g.phrase(q, "with a power less than {amount:power_of}", ir.PowerIs, compare="<", w=2)
    g.phrase(q, "with a power less than {amount:own_power}", ir.PowerIs, compare="<", w=2)
    g.phrase(q, "with power greater than {amount:own_power}", ir.PowerIs, compare=">", w=1)
    g.phrase(q, "with power less than {amount:own_power}", ir.PowerIs, compare="<", w=1)
    g.phrase(q, "with power less than {amount:power_of_source}", ir.PowerIs, compare="<", w=7)
    g.phrase("own_cost", "{_:self}'s", ir.CostOf, card=ir.SelfRef())
    g.phrase(q, "of cost less than {amount:own_cost}", ir.CostIs, compare="<")
    g.phrase(q, "with a cost inferior to {amount:own_cost}", ir.CostIs, compare="<", w=1)
    g.phrase(q, "of cost equal to or less than {amount:cost_of}", ir.CostIs, compare="<=", w=2)
    g.phrase(q, "of cost equal to or less than {amount:own_cost}", ir.CostIs, compare="<=", w=3)
    # one card: as the card itself: every trait
    for trait, words in (
        ("element", "of the same Element as"),
        ("cost", "of the same cost as"),
        ("name", "with the same name as"),
    ):
        g.phrase(q, words + " {card:source}", ir.SameTrait, trait=trait, w=1)
    # one card: as the card spoken of before, in both words
    for trait, words in (("type", "of the same card type"), ("type", "of the same type")):
        g.phrase(
            q,
            words,
            ir.SameTrait,
            trait=trait,
            card=ir.Pronoun("same"),
            w=int(words.endswith("e type") and "card" not in words),
        )
    g.phrase(q, "of a different Element than {card:source}", ir.DifferentTrait, trait="element")
    g.phrase(q, "of the highest power", ir.HighestAmong, trait="power")
    g.phrase(q, "with the highest power", ir.HighestAmong, trait="power", w=1)
    g.phrase(q, "with the highest cost", ir.HighestAmong, trait="cost", w=1)
    g.phrase(q, "that attacked this turn", ir.AttackedThisTurn)
    g.phrase(q, "that has attacked this turn", ir.AttackedThisTurn, w=1)
    # one card, 5 phrases: whoever is blocked, by its kind; what follows belongs to that one
    g.phrase("one_of", "a {group:group/one}", ir.All, w=4)
    g.phrase("fighting", "blocking {card:one_of}", ir.BlockingWhom, w=1)
    g.phrase("fighting", "blocked by {card:one_of}", ir.BlockedByWhom, w=1)
    g.list("one_fighting", "fighting", ", ", max=1)
    g.phrase("group", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers:one_fighting}", ir.Group, w=3)
    g.phrase("with_keyword", "{keyword:keyword}", ir.WithKeyword)
    g.phrase("with_any", "with {options:keyword_options}", ir.AnyTrait, w=6)
    g.list("keyword_options", "with_keyword", ", ", " or ", min=2)
    g.alias(q, "with_any")
    # one card, 3 phrases: whose card it is, wherever it lies
    g.phrase(q, "owned by {player:owner_words}", ir.OwnedBy)
    g.phrase(q, "you own", ir.OwnedBy, player=ir.You(), w=1)
    g.phrase("owner_words", "your opponent", ir.Opponent)
    g.phrase("owner_words", "you", ir.You)
