"""Which cards are meant, in words that one card alone has used so far, for every trait, type and zone: named numbers, other
names, the past tense, two descriptions in one. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.groups import TYPES
from cardwright.text.fftcg.variants import RELATIONS, Filled
from cardwright.text.grammar import Grammar

W = 400  # wordings of this module begin here


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _past(g)
    _numbers(g)
    _compared(g)
    _kinds(g)
    _whole(g)
    _on_the_stack(g)
    _targets(g)
    _likewise(g)
    _different(g)


def _past(g: Filled) -> None:
    q = "qualifier"
    for w, have in enumerate(("have", "has"), W):
        g.phrase(q, f"that {have} entered the field this turn", ir.EnteredThisTurn, w=w)
        g.phrase(q, f"that {have} entered your field this turn", ir.EnteredThisTurn, whose=ir.You(), w=w + 2)
    g.phrase(q, "your opponent controlled", ir.ControlledBy, player=ir.Opponent(), w=W)
    g.phrase("unselected_all", "all the other {group:group/many}", ir.NotSelected, w=W)
    text = "{what:unselected_all} are put into the Break Zone"
    g.phrase("action", text, ir.PutInto, to=ir.BreakZone(ir.Owner()), w=W)
    # what was put away or discarded is spoken of as "that Summon"
    for name, form in (("Summon", "that_summon"), ("card", "that_card")):
        for who, node in (("controller", ir.ControllerOf), ("owner", ir.OwnerOf)):
            g.phrase("controller", f"that {name}'s {who}", node, card=ir.Pronoun(form))


def _numbers(g: Filled) -> None:
    q = "qualifier"
    for w, number in enumerate(("the selected number", "the named number", "that number", "the named cost"), W):
        named = {"amount": ir.NamedNumber(w=w)}
        for v, head in enumerate(
            ("of cost equal to", "with a cost equal to", "of the same cost as", "with the same cost as")
        ):
            g.phrase(q, f"{head} {number}", ir.CostIs, w=W + v, **named)
    g.phrase(q, "of the named cost", ir.CostIs, amount=ir.NamedNumber(w=W + 4), w=W)
    g.phrase(q, "of the selected cost", ir.CostIs, amount=ir.NamedNumber(w=W + 5), w=W)
    # "other than cost 3 or less", "other than power 9000 or more"
    for relation, compare in RELATIONS:
        g.phrase("bare_cost", f"cost {{amount:number}} {relation}", ir.CostIs, compare=compare, w=W)
        g.phrase("bare_cost", f"power {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=W)
        for kind, node in (("cost", ir.CostIs), ("power", ir.PowerIs)):
            g.phrase("field_qualifier", f"of {kind} {{amount:number}} {relation}", node, compare=compare, w=W + 1)


def _compared(g: Filled) -> None:
    q = "qualifier"
    for w, words in enumerate(("his", "hers", "its"), W):
        g.phrase("own_cost", words, ir.CostOf, card=ir.SelfRef(), w=w)
    # "with a different name from the chosen Character": of none of its names
    for trait, words in (
        ("name", "with a different name"), ("cost", "of a different cost"), ("element", "of a different Element"),
        ("job", "with a different Job"), ("type", "of a different card type"),
    ):  # fmt: skip
        for w, than in enumerate(("from", "than")):
            key = f"different_{trait}_{w}"
            g.phrase(q, f"{words} {than} {{filter:{key}}}", ir.Without, w=W + w)
            g.phrase(key, "{card:one_pronoun}", ir.SameTrait, trait=trait, w=W + w)
            if trait != "element":
                g.phrase(key, "{card:source}", ir.SameTrait, trait=trait, w=W + w + 2)
    for form, words in (
        ("put_backup", "the Backup you put into the Break Zone"), ("put_monster", "the Monster you put into the Break Zone"),
        ("put_card", "the card you put into the Break Zone"),
    ):  # fmt: skip
        g.phrase("one_pronoun", words, ir.Pronoun, form=form)
    # "forms a party with a Forward of cost 2 or less"
    g.phrase("party_group", "a {adjectives?:adjectives} {noun:type_noun/one} {qualifiers:one_qualifier}", ir.Group, w=W)


def _kinds(g: Filled) -> None:
    # an Element beside a trait: each card is one or the other
    a = "adjective"
    g.phrase(a, "{first:element_filter} and/or {second:any_trait}", ir.EitherFilter, w=W)
    g.phrase(a, "{first:category_trait} and/or {second:element_filter}", ir.EitherFilter, w=W)
    g.phrase("any_noun", "{first:typed_option/same} and/or {second:trait_option}", ir.NounOr, w=W)
    for name in TYPES:
        g.phrase("type_noun", f"{name} <card/cards>", ir.TypeIs, types=(name,), w=W)


def _whole(g: Filled) -> None:
    # "1 Forward you control or 1 Summon in your Break Zone": one card in all
    f = "field_qualifier"
    g.phrase(f, "in {zone:zone}", ir.InZone)
    g.phrase(f, "other than {card:source}", ir.OtherThan)
    # "select 1 of your Job Knight Forwards removed from the game"
    away = {"qualifiers": (ir.OwnedBy(ir.You(), w=2), ir.InZone(ir.Removed(ir.You()), w=1))}
    r = "removed_group"
    g.phrase(r, "{adjectives:adjectives} {noun:type_noun/many} removed from the game", ir.Group, **away)
    g.phrase(r, "{adjectives:plain_adjectives} {noun:trait_noun} removed from the game", ir.Group, **away)
    g.phrase("target", "up to {count:number} of your {group:removed_group}", ir.Target, up_to=True, w=W)


def _on_the_stack(g: Filled) -> None:
    t = "target"
    g.phrase(t, "up to {count:number} {group:stack_group/count}", ir.Target, up_to=True, w=W)
    # "an opponent's Summon that is choosing a Forward you control"
    g.sequence("theirs", "of_theirs", max=1)
    g.phrase("of_theirs", "opponent's", ir.ControlledBy, player=ir.Opponent(), w=W)
    for noun in ("ability_noun/same", "summon_noun/same", "summon_or_ability/same"):
        head = f"{{adjectives:theirs}} {{noun:{noun}}}"
        g.phrase("stack_group", f"{head} {{qualifiers:choosing}}", ir.Group)
        if noun != "ability_noun/same":
            g.phrase("stack_group", head, ir.Group)
    for w, ability in enumerate(("ability", "special ability", "action ability", "auto-ability"), W):
        g.phrase("action", f"cancel the {ability}'s effect", ir.CancelEffect, what=ir.Pronoun("it"), w=w)


def _targets(g: Filled) -> None:
    many = {"count": ir.Num(0), "any_number": True}
    for trait, words in (
        ("name", "with a different name"), ("cost", "of a different cost"), ("element", "of a different Element"),
        ("type", "of a different card type"), ("job", "with a different Job"),
    ):  # fmt: skip
        text = f"any number of {{group:group/many}}, each {words},"
        g.phrase("target", text, ir.Target, different=trait, w=41, **many)
    full = "(select as many as possible)"
    g.phrase("full_target", f"{{count:many_number}} {{group:group/many}} {full}", ir.Target, w=W)
    g.phrase("target", "the same number of cards from your hand", ir.Target, count=ir.ResultCount(), w=W,
             group=ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.You()), w=1),)))  # fmt: skip


def _likewise(g: Filled) -> None:
    # "If it is of the same Element as Hild"
    for trait, words in (
        ("element", "of the same Element as"), ("cost", "of the same cost as"), ("category", "of the same Category as"),
        ("type", "of the same card type as"),
    ):  # fmt: skip
        g.phrase("state", words + " {card:one_pronoun}", ir.SameTrait, trait=trait, w=W)
        g.phrase("state", words + " {card:source}", ir.SameTrait, trait=trait, w=W + 1)


def _different(g: Filled) -> None:
    # "for each Job Smith of different name in your Break Zone": each name counts once
    for trait, words in (
        ("name", ("of different name", "of a different name", "with a different name", "with different names")),
        ("element", ("of different Element", "of different Elements")), ("cost", ("of different cost", "of a different cost")),
    ):  # fmt: skip
        for w, differing in enumerate(words, W):
            key = f"various_{trait}_{w - W}"
            g.phrase("each", f"{{group:{key}}}", ir.CountDifferent, trait=trait, w=w)
            g.phrase(
                key, f"{{adjectives?:adjectives}} {{noun:type_noun/one}} {differing} {{qualifiers:one_place}}", ir.Group
            )
            g.phrase(
                key,
                f"{{adjectives?:plain_adjectives}} {{noun:trait_noun}} {differing} {{qualifiers:one_place}}",
                ir.Group,
            )
    g.list("one_place", "pair_place", ", ", max=1)
