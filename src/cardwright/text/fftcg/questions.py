"""Conditions, amounts and groups in further words: what a card is, what was done, counted or put away."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _conditions(g)
    _history(g)
    _amounts(g)
    _qualifiers(g)
    _groups(g)


OWN_FIELD = (ir.OnField(ir.SelfRef()), ir.HasFilter(ir.SelfRef(), ir.ControlledBy(ir.You())))


def _conditions(g: Grammar) -> None:
    c = "condition"
    for w, words in enumerate(("{_:self} is on your field", "you control {_:self}"), 4):
        # one card: the game says it of the card that asks only in these two ways
        g.phrase(c, words, ir.And, conditions=OWN_FIELD, w=w)
    # one card, 4 phrases: each compares in its own words; what else can be compared is in `turns`
    g.phrase("cost_of", "the cost of {card:one_pronoun}", ir.CostOf, w=1)
    g.phrase(c, "{left:power_of} has become {right:number} or less", ir.Compare, compare="<=", w=1)
    g.phrase(c, "{left:power_of} has become {right:number} or more", ir.Compare, compare=">=", w=1)
    g.phrase(c, "{left:cost_of} is equal to {right:counted}", ir.Compare, compare="=", w=1)
    # one card: only a number that was selected is compared so
    g.phrase("state", "of the same cost as the selected number", ir.CostIs, amount=ir.NamedNumber(w=1))
    # one card: nothing but a Forward is what a card also is
    g.phrase(c, "{card:one_pronoun} is also a Forward", ir.HasFilter, filter=ir.AlsoAForward(w=1))
    # one card: nothing else is asked of a casting; what it was not is in `turns`
    g.phrase(c, "{card:source} was cast", ir.WasCast)
    g.phrase(c, "{card:one_pronoun} is on the field", ir.OnField, w=1)
    # without a second "if": only what cannot be a part of the condition before it
    # one card, 4 phrases: a second condition without its own "if" is of these two only, else it could be part of the first
    g.list("conditions", "joined_condition", " and ", cls=ir.And, field="conditions", min=2, max=2, w=1)
    g.phrase("joined_condition", "you paid the extra cost", ir.PaidExtraCost)
    g.phrase("joined_condition", "{card:one_pronoun} is on the field", ir.OnField, w=1)
    g.phrase(c, "{card:one_obj} is not a {group:a_or_a}", ir.Is, negated=True, w=2)
    g.phrase(c, "{card:one_obj} is not an {group:group/one}", ir.Is, negated=True, w=1)
    # "a Job Knight or Card Name Knight and a Job Monk or Card Name Monk": one of each
    # one card, 2 phrases: several traits behind one article, each option with its own
    g.phrase("a_group", "a {adjectives?:plain_adjectives} {noun:either_traits} {qualifiers?:qualifiers}", ir.Group, w=2)
    g.list("either_traits", "trait", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    for w, words in enumerate(("cast", "play")):
        # one card: a cost that was not paid so
        g.phrase(
            "positive",
            f"the cost to {words} {{_:self}} didn't include CP of {{count:number}} or more different Elements",
            ir.PaidElements,
            w=w + 2,
        )
    # one card: what negates stands in the list of `positive`
    g.phrase(c, "{condition:positive}", ir.Not)
    for form, words in (
        ("all_milled", "all the cards put into the Break Zone"),
        ("milled_card", "the card put into the Break Zone"),
    ):
        verb = "are" if form == "all_milled" else "is"
        g.phrase("milled", words, ir.Pronoun, form=form)
        g.phrase(c, f"{{card:{form}}} {verb} {{filter:state}}", ir.HasFilter, w=1)
        # one card, 4 phrases: what was put away, and that there is any of it
        g.phrase(form, words, ir.Pronoun, form=form)
    g.phrase(c, "{card:milled_card} is a {group:group/one}", ir.Is, w=4)
    g.phrase(c, "{card:milled_card} is not a {group:group/one}", ir.Is, negated=True, w=4)
    g.phrase(c, "any {group:owned_away}", ir.Exists, count=ir.Num(1))
    away = (ir.OwnedBy(ir.You(), w=3), ir.InZone(ir.Removed(ir.You()), w=2))
    # one card: with a number before it, it is in `wider`
    g.phrase("owned_away", "{noun:type_noun/many} you own are removed from the game", ir.Group, qualifiers=away)
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        words = f"either player has {{count:number}} cards {relation} in their hands"
        # one card: of either player; of one player it is in `amounts`
        g.phrase(c, words, ir.HandSizeIs, player=ir.AnyPlayer(), compare=compare)


def _history(g: Grammar) -> None:
    # "3 or more Forwards have left the field": each of them is an event
    p = "past_condition"
    # one card, 6 phrases: the parts of a sentence about several cards; `happened` is the table
    g.phrase(p, "{times:integer} or more {event:past_events}", ir.HappenedThisTurn, w=2)
    g.phrase("condition", "{times:integer} or more {event:past_events} this turn", ir.HappenedThisTurn, w=3)
    g.phrase("past_events", "{subject:many_past} {happenings:past_plural}", ir.CardEvent)
    g.phrase("many_past", "{group:group/many}", ir.OneSubject, w=5)
    g.sequence("past_plural", "happened", max=1)
    g.phrase("happened", "have left the field", ir.LeavesField)
    g.phrase("happened", "have entered your field", ir.EntersField, whose=ir.You())
    g.phrase("happened", "have entered the field", ir.EntersField, whose=ir.AnyPlayer())
    g.phrase("happened", "have been put from the field into the Break Zone", ir.PutIntoBreakZone, source="field")
    one = "past_happening"
    g.phrase(one, "has left the field", ir.LeavesField)
    g.phrase(one, "has attacked", ir.Attacks, w=1)
    g.phrase(one, "has formed a party", ir.FormsPartyAndAttacks, w=1)
    g.phrase(one, "has received damage", ir.IsDealtDamage)
    g.phrase(one, "has been dealt damage", ir.IsDealtDamage, w=1)
    g.phrase(one, "has been returned from the field to its owner's hand", ir.ReturnsToHand, w=2)
    # one card: the same table as that of a subject with its article
    g.phrase("past_event", "{subject:one_pronoun} {happenings:past_happenings}", ir.CardEvent)
    g.phrase("past_event", "{subject:source} {happenings:past_happenings}", ir.CardEvent)


def _amounts(g: Grammar) -> None:
    # one card: what costs are counted by here, only the highest tells
    g.phrase("each", "CP required to cast the highest cost {group:group/one}", ir.Highest, trait="cost")
    g.phrase("each", "CP required to play the highest cost {group:group/one}", ir.Highest, trait="cost", w=1)
    # one card, 4 phrases: what was revealed, and a cost that is compared with another's
    g.phrase("each", "{group:shown_one} revealed this way", ir.CountRef, cards=ir.Pronoun("revealed"))
    g.phrase("shown_one", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group)
    g.phrase("shown_one", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)
    g.phrase("that_cost", "that of {card:one_pronoun}", ir.CostOf, w=4)
    for w, (words, compare) in enumerate(
        (("inferior to", "<"), ("inferior or equal to", "<="), ("equal to or less than", "<="))
    ):
        # one card: an entry of the table above
        g.phrase("qualifier", f"with a cost {words} {{amount:that_cost}}", ir.CostIs, compare=compare, w=6 + w)


def _qualifiers(g: Grammar) -> None:
    q = "qualifier"
    # every printed cost that counts: "of costs 2, 3, and 5", "of cost 3, 6 and 9"
    for w, words in enumerate(("of costs", "of cost"), 1):
        g.phrase(q, words + " {costs:all_costs}", ir.CostOneOf, w=w)
        g.phrase(q, words + " {costs:all_costs_comma}", ir.CostOneOf, w=w + 2)
    g.list("all_costs", "number", ", ", " and ", min=2)
    g.list("all_costs_comma", "number", ", ", ", and ", min=3)
    # one card, 2 phrases: a type without its article
    g.phrase(q, "other than {filter:other_bare_type}", ir.Without, w=4)
    g.phrase("other_bare_type", "{types:one_type}", ir.TypeIs, w=3)
    g.phrase(q, "other than {filter:other_mixed}", ir.Without)
    g.list("other_mixed", "name_or_element", ", ", " or ", cls=ir.AnyTrait, field="options", min=3, w=7)
    g.alias("name_or_element", "trait")
    g.alias("name_or_element", "element_filter")
    for trait, words in (("type", "of the same card type as"), ("type", "of the same type as")):
        # one card: an entry of the table above
        g.phrase(q, words + " {card:one_pronoun}", ir.SameTrait, trait=trait, w=2 if "card" in words else 3)
    g.phrase("one_pronoun", "the Forward you put into the Break Zone", ir.Pronoun, form="put_forward")
    g.phrase("one_pronoun", "the Character you put into the Break Zone", ir.Pronoun, form="put_character")
    # one card, 4 phrases: "and/or" between Elements, and the Break Zones of both players
    g.phrase("adjective", "{elements:elements_either}", ir.ElementIs, w=3)
    g.phrase("plain_adjective", "{elements:elements_either}", ir.ElementIs, w=3)
    g.list("elements_either", "element", ", ", " and/or ", min=2)
    g.phrase("zone", "each player's Break Zone", ir.BreakZone, player=ir.EachPlayer(), w=4)
    g.phrase("zone", "both players' Break Zones", ir.BreakZone, player=ir.EachPlayer(), w=5)


def _groups(g: Grammar) -> None:
    g.phrase("type_noun", "<Card/Cards>", ir.IsCard, w=1)
    # "1 Forward of cost 1 or Monster of cost 2": each option has its own cost
    # one card, 2 phrases: an option with its own cost; what can stand behind it is the list
    g.phrase("costed_option", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers:cost_only}", ir.Group)
    g.sequence("cost_only", "cost_qualifier", max=1)
    g.phrase("cost_qualifier", "of cost {amount:cost_number}", ir.CostIs)
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        # one card, 4 phrases: relations, and the article before a vowel
        g.phrase("cost_qualifier", f"of cost {{amount:cost_number}} {relation}", ir.CostIs, compare=compare)
    g.list("any_noun", "costed_option", ", ", " or ", cls=ir.AnyNoun, field="options", min=2, w=3)
    # "Card Name Ann or Card Name Bob or Card Name Cid"
    g.list("name_noun", "name_noun_one", " or ", cls=ir.AnyTrait, field="options", min=3, w=5)
    g.phrase("damaged", "an {group:group/one}", ir.All, w=9)
