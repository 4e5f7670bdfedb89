"""What a card is, has, or where it is; whose turn it is."""

from cardwright.text import ir
from cardwright.text.fftcg.common import RELATIONS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

ALREADY = 910  # wording of HasFilter: "it is already dull"
OWN_FIELD = (ir.OnField(ir.SelfRef()), ir.HasFilter(ir.SelfRef(), ir.ControlledBy(ir.You())))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _cards(g)
    _states(g)
    _turns(g)
    _joined(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _cards_more(g)
    _states_more(g)
    _joined_more(g)


def _cards(g: Grammar) -> None:
    g.phrase("condition", "{card:one_obj} is {filter:state}", ir.HasFilter)
    g.phrase("condition", "{card:one_obj} has {filter:power_state}", ir.HasFilter)
    g.phrase("condition", "{card:one_obj} is a {group:group/one}", ir.Is)
    g.phrase("condition", "{card:one_obj} is an {group:group/one}", ir.Is, w=1)
    g.phrase("condition", "{card:one_obj} is not a {group:group/one}", ir.Is, negated=True)
    g.phrase("condition", "{card:source} is on the field", ir.OnField)
    for zone, words in (
        ("hand", "in your hand"),
        ("break_zone", "in the Break Zone"),
        ("removed", "removed from the game"),
    ):
        g.phrase("condition", f"{{card:source}} is {words}", ir.SourceIn, zone=zone)
    g.phrase("condition", "{card:one_obj} is {group:named_group}", ir.Is, w=3)
    g.phrase("condition", "{card:one_obj} is a {group:a_or_a}", ir.Is, w=2)
    # one card: nothing but a Forward is what a card also is
    g.phrase("condition", "{card:one_pronoun} is also a Forward", ir.HasFilter, filter=ir.AlsoAForward(w=1))
    g.phrase("condition", "{card:one_pronoun} is on the field", ir.OnField, w=1)
    # one card: a second condition without its own "if" is of these two only, else it could be part of the first
    g.phrase("condition", "{card:one_obj} is not a {group:a_or_a}", ir.Is, negated=True, w=2)
    g.phrase("condition", "{card:one_obj} is not an {group:group/one}", ir.Is, negated=True, w=1)
    for form, words in (
        ("all_milled", "all the cards put into the Break Zone"),
        ("milled_card", "the card put into the Break Zone"),
    ):
        verb = "are" if form == "all_milled" else "is"
        g.phrase("condition", f"{{card:{form}}} {verb} {{filter:state}}", ir.HasFilter, w=1)
        # one card, 4 phrases: what was put away, and that there is any of it
        g.phrase(form, words, ir.Pronoun, form=form)
    g.phrase("condition", "{card:milled_card} is a {group:group/one}", ir.Is, w=4)
    g.phrase("condition", "{card:milled_card} is not a {group:group/one}", ir.Is, negated=True, w=4)
    # one card, 4 phrases: what this effect did, and what its cost removed
    words = "{card:one_pronoun} is put into the Break Zone"
    g.phrase("condition", words, ir.SourceIn, zone="break_zone", w=1)
    g.phrase("condition", "{card:source} forms a party", ir.InParty, w=1)
    g.phrase("condition", "{card:source} is forming a party", ir.InParty, w=2)
    g.phrase("condition", "{card:source} is in a party", ir.InParty, w=3)
    g.phrase("condition", "{card:one_pronoun} is in a party", ir.InParty, w=71)
    g.value("state", "in battle", ir.InBattle())
    # the type that was named, of one card
    g.phrase("condition", "{card:one_pronoun} is {filter:named_type}", ir.HasFilter, w=50)
    g.phrase("condition", "{card:one_pronoun} is not {filter:unnamed_type}", ir.HasFilter, w=51)
    g.phrase("unnamed_type", "{filter:named_type}", ir.Without, w=51)
    for w, words in enumerate(("the named card type", "of the named card type", "of the named type"), 40):
        # one card: words for the type that was named
        g.phrase("named_type", words, ir.NamedType, w=w)


def _states(g: Grammar) -> None:
    g.phrase("state", "{status:status}", ir.StatusIs)
    g.phrase("power_state", "{amount:number} power or more", ir.PowerIs, compare=">=")
    # one card each, 3 phrases: of power and of cost both relations are said
    g.phrase("power_state", "{amount:number} power or less", ir.PowerIs, compare="<=")
    # what a card is
    g.phrase("state", "of {elements:elements} Element", ir.ElementIs, w=1)
    g.phrase("state", "{category:category}", ir.CategoryIs)
    g.phrase("state", "of cost {amount:number} or less", ir.CostIs, compare="<=")
    g.phrase("state", "of cost {amount:number} or more", ir.CostIs, compare=">=")
    g.phrase("power_state", "{keyword:keyword}", ir.WithKeyword)
    # one card: only a number that was selected is compared so
    g.phrase("state", "of the same cost as the selected number", ir.CostIs, amount=ir.NamedNumber(w=1))


def _turns(g: Grammar) -> None:
    for player, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        g.phrase("condition", f"it is {whose} turn", ir.IsTurnOf, player=player, w=3)


def _joined(g: Grammar) -> None:
    for w, words in enumerate(("{_:self} is on your field", "you control {_:self}"), 4):
        # one card: the game says it of the card that asks only in these two ways
        g.phrase("condition", words, ir.And, conditions=OWN_FIELD, w=w)
    # one card: what negates stands in the list of `positive`
    g.phrase("condition", "{condition:positive}", ir.Not)


def _cards_more(g: Filled) -> None:
    for w, not_ in enumerate(("is not", "isn't"), 800):
        g.phrase("condition", f"it {not_} your turn", ir.IsTurnOf, player=ir.Opponent(), w=w)
        g.phrase("condition", f"it {not_} your opponent's turn", ir.IsTurnOf, player=ir.You(), w=w)
    g.phrase("condition", "{card:one_obj} has {filter:kept_keyword}", ir.HasFilter, w=70)
    # before anything is done to what was chosen; `replacing.check_already` sees that nothing was
    for status in ("dull", "frozen"):
        is_already = f"{{card:one_pronoun}} is already {status}"
        g.phrase("condition", is_already, ir.HasFilter, filter=ir.StatusIs(status), w=ALREADY)
    g.phrase("condition", "{card:one_obj} has {filter:one_of_keywords}", ir.HasFilter, w=71)
    g.phrase("one_of_keywords", "{options:keyword_options}", ir.AnyTrait, w=70)
    for w, words in enumerate(
        ("the selected card type", "of the selected card type", "the named type", "the selected type"), 570
    ):
        g.phrase("named_type", words, ir.NamedType, w=w)
    for w, article in enumerate(("a", "an"), 100):
        g.phrase("condition", f"{{card:one_pronoun}} was {article} {{group:group/one}}", ir.Is, w=w)
        g.phrase("condition", f"{{card:one_pronoun}} was not {article} {{group:group/one}}", ir.Is, negated=True, w=w)
    # "Add 1 card among them to your hand. If you added a Forward to your hand, ..."
    for w, article in enumerate(("a", "an"), 100 + 10):
        g.phrase(
            "condition",
            f"you added {article} {{group:group/one}} to your hand",
            ir.Is,
            card=ir.Pronoun("added_card"),
            w=w,
        )
        for v, by in enumerate(("by this effect", "this way", "due to this ability")):
            text = f"you added {article} {{group:group/one}} to your hand {by}"
            g.phrase("condition", text, ir.Is, card=ir.Pronoun("added_card"), w=w + 1000 + 10 * v)
        text = f"the card added to your hand is {article} {{group:group/one}}"
        g.phrase("condition", text, ir.Is, card=ir.Pronoun("it"), w=w + 2)
    g.phrase("condition", "{card:source} is in your Break Zone", ir.SourceIn, zone="break_zone", w=100)
    g.phrase("condition", "{card:all_shown} are {group:group/many}", ir.Is, w=600)
    g.phrase("condition", "{card:all_shown} are {group:of_such_kind}", ir.Is, w=603)
    g.phrase("condition", "they are both {group:group/many}", ir.Is, card=ir.Pronoun("both_cards"), w=601)
    g.phrase("condition", "they are both {filter:state}", ir.HasFilter, card=ir.Pronoun("both_cards"), w=602)
    for name in ("Forward", "Backup", "Monster", "Summon"):
        g.value("plural_type", f"{name}s", ir.TypeIs((name,)))
    g.phrase("plural_type", "Characters", ir.IsCharacter)
    g.phrase("condition", "{card:all_milled} are {filter:plural_type}", ir.HasFilter, w=70)
    for w, words in enumerate(
        ("the named Element", "of the named Element", "the selected Element", "of the selected Element",
         "of the same Element as the named Element", "of the same Element as the selected Element"), 70,
    ):  # fmt: skip
        g.phrase("named_element", words, ir.NamedElement, w=w)
    g.phrase("condition", "{card:one_pronoun} is {filter:named_element}", ir.HasFilter, w=70)


# categories: "a Forward opponent controls is attacking", by the state, whose they are and the article
FIGHTING = tuple(f"one_{status}_{w}_{v}" for status in ("attacking", "blocking") for w in (0, 1, 2) for v in (0, 1))


def _fighting_more(g: Filled) -> None:
    for status in ("attacking", "blocking"):
        for w, (whose, mine) in enumerate(
            (("", ()), (" you control", (ir.ControlledBy(ir.You()),)),
             (" opponent controls", (ir.ControlledBy(ir.Opponent()),)))
        ):  # fmt: skip
            fighting = (*mine, ir.StatusIs(status, w=3000))
            for v, article in enumerate(("a", "an")):
                key = f"{status}_{w}_{v}"
                text = f"{article} {{adjectives?:adjectives}} {{noun:type_noun/one}}{whose} is {status}"
                g.phrase(key, text, ir.Group, qualifiers=fighting)
                g.phrase(f"one_{key}", f"{{group:{key}}}", ir.Exists, count=ir.Num(1), w=3000 + w + 10 * v)
                g.alias("condition", f"one_{key}")
                _named_fighting(g, key, (article, whose, status), fighting)


def _named_fighting(g: Filled, key: str, said: tuple[str, str, str], fighting: tuple[ir.Filter, ...]) -> None:
    """ "A Job Knight you control is attacking", "a Forward you control other than Hild is attacking"."""
    article, whose, status = said
    one = {"count": ir.Num(1)}
    trait = f"{article} {{noun:trait}}{whose} is {status}"
    g.phrase(f"named_{key}", trait, ir.Group, qualifiers=fighting, w=3000)
    others = f"{article} {{adjectives?:adjectives}} {{noun:type_noun/one}}{whose} other than {{_:self}} is {status}"
    without = (*fighting[:-1], ir.OtherThan(ir.SelfRef()), fighting[-1])
    g.phrase(f"other_{key}", others, ir.Group, qualifiers=without, w=3001)
    g.phrase(f"other_{key}", trait.replace(" is ", " other than {_:self} is "), ir.Group, qualifiers=without, w=3002)
    for w, which in enumerate(("named", "other")):
        g.phrase("condition", f"{{group:{which}_{key}}}", ir.Exists, w=3100 + w, **one)


def _states_more(g: Filled) -> None:
    _fighting_more(g)
    # "When Hild leaves the field, if it was dull": as it was last
    for status in ("active", "dull", "attacking", "blocking", "damaged", "frozen"):
        g.phrase("state_before", status, ir.StatusIs, status=status, w=800)
    for w, card in enumerate(("source", "one_pronoun"), 800):
        g.phrase("condition", f"{{card:{card}}} was {{filter:state_before}}", ir.HasFilter, w=w)
        g.phrase("condition", f"{{card:{card}}} had {{filter:power_before}}", ir.HasFilter, w=w + 10)
    for relation, compare in (("or more", ">="), ("or less", "<=")):
        g.phrase("power_before", f"{{amount:number}} power {relation}", ir.PowerIs, compare=compare, w=800)
        for w, article in enumerate(("a ", ""), 801):
            g.phrase(
                "power_before", f"{article}power of {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=w
            )
            g.phrase("power_before", f"{article}cost of {{amount:number}} {relation}", ir.CostIs, compare=compare, w=w)
    g.phrase("power_before", "{keyword:keyword}", ir.WithKeyword, w=800)
    for w, article in enumerate(("a", "an"), 600):
        text = f"{{card:one_obj}} isn't {article} {{group:group/one}}"
        g.phrase("condition", text, ir.Is, negated=True, w=w)
    g.phrase("condition", "{card:one_pronoun} is forming a party", ir.InParty, w=70)
    g.phrase("state", "Multi-Element", ir.MultiElement, w=70)
    g.phrase("state", "{options:fighting_states}", ir.AnyTrait, w=70)
    g.list("fighting_states", "fighting_state", " or ", min=2, max=2)
    for status in ("attacking", "blocking"):
        g.phrase("fighting_state", status, ir.StatusIs, status=status, w=70)
    g.phrase("state", "frozen", ir.StatusIs, status="frozen")
    g.phrase("state", "Frozen", ir.StatusIs, status="frozen", w=8100)
    g.phrase("state", "of cost {amount:number}", ir.CostIs, w=70)
    g.phrase("state", "{job:job}", ir.JobIs, w=70 + 1)
    for relation, compare in RELATIONS:
        g.phrase("state", f"of power {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=70)
    g.phrase("state", "{elements:elements}", ir.ElementIs, w=100)
    for relation, compare in (("or more", ">="), ("or less", "<=")):
        g.phrase("power_state", f"a power of {{amount:number}} {relation}", ir.PowerIs, compare=compare, w=400)
        g.phrase("power_state", f"a cost of {{amount:number}} {relation}", ir.CostIs, compare=compare, w=400)
    # "If it is of the same Element as Hild"
    for trait, words in (
        ("element", "of the same Element as"), ("cost", "of the same cost as"), ("category", "of the same Category as"),
        ("type", "of the same card type as"),
    ):  # fmt: skip
        g.phrase("state", words + " {card:one_pronoun}", ir.SameTrait, trait=trait, w=400)
        g.phrase("state", words + " {card:source}", ir.SameTrait, trait=trait, w=400 + 1)
    _alike(g)


def _alike(g: Filled) -> None:
    """ "If it has the same cost as a Character you control", "If it is of the same Job as Hild"."""
    traits = (("element", "Element"), ("name", "name"), ("cost", "cost"), ("job", "Job"), ("category", "Category"),
              ("type", "card type"))  # fmt: skip
    others = ("{card:one_pronoun}", "{card:source}", "a {card:other_group}", "an {card:other_group}", "any {card:other_group}",
              "any of the {card:other_groups}", "one of the {card:other_groups}", "1 of the {card:other_groups}")  # fmt: skip
    for trait, name in traits:
        for w, other in enumerate(others, 3000):
            same = f"the same {name} as {other}"
            g.phrase("power_state", same, ir.SameTrait, trait=trait, w=w + 100)
            g.phrase("state", f"of {same}", ir.SameTrait, trait=trait, w=w)


def _joined_more(g: Filled) -> None:
    g.phrase("kept_keyword", "{keyword:keyword}", ir.WithKeyword, w=70)
    for w, (words, keyword) in enumerate(
        (("EX Burst", "EX Burst"), ("an EX Burst", "EX Burst"), ("Warp", "Warp")), 8750
    ):
        g.phrase("power_state", words, ir.WithKeyword, keyword=keyword, w=w)
    g.phrase("kept_keyword", "{job:job}", ir.JobIs, w=70)
    for w, (verb, state) in enumerate((("does not have", "kept_keyword"), ("doesn't have", "kept_keyword"))):
        g.phrase(f"lacking_{w}", f"{{card:one_obj}} {verb} {{filter:{state}}}", ir.HasFilter, w=70 + w)
        g.phrase("condition", f"{{condition:lacking_{w}}}", ir.Not, w=70 + w)
    g.phrase("is_not", "{card:one_obj} is not {filter:state}", ir.HasFilter, w=70 + 2)
    for w, words in enumerate(
        ("is not forming a party", "isn't forming a party", "is not in a party", "isn't in a party"), 72
    ):
        g.phrase("is_not", f"{{card:one_obj}} {words}", ir.InParty, w=w)
    g.phrase("condition", "{condition:is_not}", ir.Not, w=70 + 2)
    g.phrase("condition", "{condition:not_cast}", ir.Not, w=100)
    g.phrase("condition", "{condition:undone}", ir.Not, w=70)
    # "3 or 4 cards"
    # one card, 2 phrases: another number of cards will be cast for the next
    g.phrase("condition", "you have cast {conditions:cast_so_many} cards this turn", ir.Or, w=40)
    g.list("cast_so_many", "cast_exactly", " or ", min=2, max=2)
    cast = ir.CardsCastThisTurn(ir.You())
    g.phrase("cast_exactly", "{right:number}", ir.Compare, left=cast, compare="=", w=41)
    g.list("paid_pair", "paid_of", " and ", min=2, max=2)
    for w, words in enumerate(
        ("the cost to cast {_:self} included both", "the cost paid to cast {_:self} included both",
         "the cost to cast {_:self} was paid with both", "the cost paid to cast {_:self} included",
         "the cost paid to play {_:self} included", "the cost paid to play {_:self} included both",
         "the cost paid to play {_:self} onto the field included", "the cost paid to play {_:self} onto the field included both",
         "the cost to play {_:self} included both", "the cost to play {_:self} onto the field included both"), 3000,
    ):  # fmt: skip
        g.phrase("condition", f"{words} {{conditions:paid_pair}}", ir.And, w=w)
