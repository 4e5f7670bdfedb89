"""Conditions: what there is, what a card is or has, what is compared, the words of the classes; see also `history`."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import ANOTHER, ANYONE

YOU, IT = ir.You(), ir.Pronoun("it")
MINE = ir.InZone(ir.Field(YOU, w=1))  # of what "you control": its place is not printed


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _existence(g)
    _states(g)
    _as_it_is(g)
    _qualities(g)
    _places(g)
    _comparisons(g)
    # `condition`: any but where the card itself is. What is asked before an ability waits knows that already (10.3.4).
    for any_one in ("one_condition", "conditions"):
        g.alias(any_one, "condition")
        g.alias(any_one, "where_it_is")
    for any_many, one in (("conditions", "one_condition"), ("asked_first", "condition")):
        g.list(any_many, one, " and ", cls=ir.And, field="conditions", min=2)
        g.list(any_many, one, " or ", cls=ir.Or, field="conditions", min=2)
    g.alias("asked_first", "condition")


def _existence(g: Grammar) -> None:
    """Whether there are cards, and how many."""
    c = "condition"
    g.phrase(c, "there is {count:article} {group:group/one}", ir.Exists)
    g.phrase("article", "a", ir.Num, value=1, w=1)
    g.phrase("article", "an", ir.Num, value=1, w=2)
    g.phrase(c, "there's {count:article} {group:group/one}", ir.Exists, w=6)
    g.phrase(c, "there is {count:article} {group:apart_group}", ir.Exists)
    g.phrase(c, "there's {count:article} {group:apart_group}", ir.Exists, w=6)
    g.phrase(c, "there's another {group:another_group/one}", ir.Exists, count=ir.Num(1), w=6)
    g.phrase(c, "there's another {group:another_apart}", ir.Exists, count=ir.Num(1), w=6)
    g.phrase(c, "there is another {group:another_apart}", ir.Exists, count=ir.Num(1))
    # one card; any group
    g.phrase(c, "there is another {group:another_group/one}", ir.Exists, count=ir.Num(1))
    g.phrase(c, "there are at least {count:digits} {group:group/count}", ir.Exists)
    g.phrase(c, "there are {count:digits} or more {group:group/count}", ir.Exists, w=1)
    # one card; any number and group
    g.phrase(c, "there are {count:digits} {group:group/count}", ir.Exists, compare="=")
    g.phrase(c, "there are exactly {count:digits} {group:group/count}", ir.Exists, compare="=", w=4)
    g.phrase(c, "there is exactly {count:digits} {group:group/count}", ir.Exists, compare="=", w=5)
    g.phrase(c, "there are {count:digits} or fewer {group:group/count}", ir.Exists, compare="<=")
    g.phrase(c, "there are {count:digits} or less {group:group/count}", ir.Exists, compare="<=", w=1)
    for compare, word in (("<=", "less"), (">=", "more")):
        behind = f"there are {{count:digits}} {{group:cards_or_{word}/count}}"
        g.phrase(c, behind, ir.Exists, compare=compare, w=9)
    g.phrase(c, "there are no {group:group/many}", ir.Exists, count=ir.Num(0), compare="=", w=2)
    g.phrase(c, "there is no {group:group/one}", ir.Exists, count=ir.Num(0), compare="=", w=3)
    g.phrase(c, "there's no {group:group/one}", ir.Exists, count=ir.Num(0), compare="=", w=50)
    for noun, kind in (
        ("follower", ir.TypeIs(("Follower",))),
        ("amulet", ir.TypeIs(("Amulet",))),
        ("card", ir.IsCard()),
    ):
        others = ir.Group(kind, (ir.OtherThan(ir.SelfRef(w=8)),), (ir.InZone(ir.Field(YOU)),), w=9)
        g.value(c, f"this is the only {noun} on your field", ir.Exists(others, ir.Num(0), "=", w=20))
    g.phrase(c, "there are more than {count:digits} {group:group/count}", ir.Exists, compare=">")
    for w, word in enumerate(("fewer", "less")):
        g.phrase(c, f"there are {word} than {{count:digits}} {{group:group/count}}", ir.Exists, compare="<", w=w)
    for w, article in enumerate(("a", "an"), 3):
        g.phrase(c, f"{article} {{group:name_group}} is on your field", ir.Exists, count=ir.Num(1), w=w + 4)
    bare = "{adjectives?:adjectives} {noun:card_noun/one}"
    g.phrase("name_group", bare, ir.Group, qualifiers=(ir.InZone(ir.Field(YOU)),))
    g.phrase("name_group", "{noun:name_noun_one}", ir.Group, qualifiers=(ir.InZone(ir.Field(YOU)),))
    _several_there(g)
    _of_all(g)
    _having(g)
    _counter_there(g)


def _several_there(g: Grammar) -> None:
    """Cards of several kinds, each with its article or its number."""
    c = "condition"
    # one card, 2 phrases: "there is an A and B in your cemetery", one of each of any two cards
    g.phrase(c, "there is {count:article} {group:pair_group}", ir.Exists, w=5)
    g.phrase("pair_group", "{noun:name_pair} {qualifiers?:qualifiers/one}", ir.Group)
    # one card: likewise
    g.list("name_pair", "name_noun_one", " and ", cls=ir.OneOfEach, field="options", min=2, max=2)
    g.phrase("pair_group", "{noun:name_row} {qualifiers?:qualifiers/one}", ir.Group, w=1)
    # "a Machina follower and an amulet": each with its article
    g.phrase(c, "there are {count:article} {group:pair_group}", ir.Exists, w=7)
    g.phrase(c, "there's {count:article} {group:pair_group}", ir.Exists, w=8)
    for w, verb in enumerate(("is", "are"), 15):
        g.phrase(c, f"there {verb} both {{count:article}} {{group:pair_group}}", ir.Exists, w=w)
    for w, verb in enumerate(("are", "is"), 17):
        g.phrase(c, f"both {{count:article}} {{group:pair_here}} {verb} on your field", ir.Exists, w=w)
    g.phrase("pair_here", "{noun:name_pair}", ir.Group, qualifiers=(ir.InZone(ir.Field(YOU)),), w=2)
    # one card for some of these: a table, of which the next card may print any
    for w, join in enumerate((" and a ", " and an "), 1):
        g.list("name_pair", "name_noun_one", join, cls=ir.OneOfEach, field="options", min=2, max=2, w=w)
        g.list("name_pair", "kind_apart", join, cls=ir.OneOfEach, field="options", min=2, max=2, w=w)
    g.phrase("kind_apart", "{adjectives?:adjectives} {noun:card_noun/one}", ir.Group)
    g.phrase("kind_apart", "{adjectives?:token_adjectives} {noun:token_noun/one}", ir.Group)
    g.list("name_row", "name_noun_one", ", ", ", and ", cls=ir.OneOfEach, field="options", min=3)
    for w, (a, b) in enumerate(((first, last) for first in ("a", "an") for last in ("a", "an")), 1):
        for items in ("name_noun_one", "kind_apart"):  # each with its article
            g.list("name_row", items, f", {a} ", f", and {b} ", cls=ir.OneOfEach, field="options", min=3, w=w)
    for w, one in enumerate(("one", "card", "follower", "amulet"), 10):
        for form, v in (("at least {count:digits}", 0), ("{count:digits} or more", 10)):
            itself = f"there are {form} {{group:group/count}}, including this {one}"
            g.phrase(c, itself, ir.Exists, w=w + v + 20)
        rest = (
            f"{{adjectives?:adjectives}} {{noun:card_noun/same}} {{qualifiers?:qualifiers/same}}, excluding this {one}"
        )
        g.phrase("others_group", rest, ir.Group, w=w)
    g.phrase("every", "each {group:others_group/one}", ir.All)
    g.phrase("counted", "the number of {group:others_group/many}", ir.CountOf)
    g.phrase(c, "there are at least {count:digits} {group:others_group/count}", ir.Exists)
    g.phrase(c, "there are {count:digits} or more {group:others_group/count}", ir.Exists, w=1)


def _counter_there(g: Grammar) -> None:
    """ "A Fable counter on a card on your field": of all together."""
    for w, (noun, kind) in enumerate(
        (("card", ir.IsCard()), ("follower", ir.TypeIs(("Follower",))), ("amulet", ir.TypeIs(("Amulet",)))), 40
    ):
        mine = ir.All(ir.Group(kind, (), (ir.InZone(ir.Field(YOU)),)), w=w)
        g.phrase(
            "counter_there",
            f"{{counter:counter}} counter on a{'n' if noun == 'amulet' else ''} {noun} on your field",
            ir.CountersOn,
            card=mine,
            w=5,
        )


def _of_all(g: Grammar) -> None:
    """What holds of all cards there: "if each card on your field is an Umamusume card"."""
    c = "condition"
    g.phrase("all_such", "{adjectives?:adjectives} {noun:card_noun/same}", ir.Group)
    for w, article in enumerate(("a", "an")):
        g.phrase(c, f"each {{group:group/one}} is {article} {{filter:all_such/one}}", ir.AllAre, w=w)
    for w, every in enumerate(
        ("all {group:group/many}", "all of {group:your_group/many}", "all {group:your_group/many}"), 2
    ):
        g.phrase(c, f"{every} are {{filter:all_such/many}}", ir.AllAre, w=w)


def _having(g: Grammar) -> None:
    """What a player has in a zone: "you have at least 3 cards in your hand", "your opponent has no cards in their hand"."""
    c = "condition"
    for who, words, has in (
        (YOU, "you", "have"), (ir.Opponent(), "your opponent", "has"), (ir.Opponent(w=2), "an opponent", "has"), (ir.Opponent(w=4), "each opponent", "has"),
        (ir.PronounPlayer("they"), "they", "have"),
    ):  # fmt: skip
        fixed = {"player": who}
        g.phrase(c, f"{words} {has} {{count:article}} {{group:group/one}}", ir.Controls, **fixed)
        g.phrase(c, f"{words} {has} {{count:article}} {{group:pair_group}}", ir.Controls, w=6, **fixed)
        g.phrase(c, f"{words} {has} both {{count:article}} {{group:pair_group}}", ir.Controls, w=17, **fixed)
        g.phrase(c, f"{words} {has} another {{group:another_group/one}}", ir.Controls, count=ir.Num(1), **fixed)
        g.phrase(c, f"{words} {has} at least {{count:digits}} {{group:group/count}}", ir.Controls, **fixed)
        g.phrase(c, f"{words} {has} {{count:digits}} or more {{group:group/count}}", ir.Controls, w=1, **fixed)
        g.phrase(c, f"{words} {has} exactly {{count:digits}} {{group:group/count}}", ir.Controls, compare="=", **fixed)
        for w, less in enumerate(("or fewer", "or less")):
            words_less = f"{words} {has} {{count:digits}} {less} {{group:group/count}}"
            g.phrase(c, words_less, ir.Controls, compare="<=", w=w, **fixed)
        for word, compare in (("fewer", "<"), ("more", ">")):
            g.phrase(
                c,
                f"{words} {has} {word} than {{count:digits}} {{group:group/count}}",
                ir.Controls,
                compare=compare,
                **fixed,
            )
        none = {"count": ir.Num(0), "compare": "="}
        g.phrase(c, f"{words} {has} no {{group:group/many}}", ir.Controls, w=2, **none, **fixed)
        not_have = f"{words} {'do' if has == 'have' else 'does'}n't have"
        for w, article in enumerate(("a", "an"), 3):
            g.phrase(c, f"{not_have} {article} {{group:group/one}}", ir.Controls, w=w, **none, **fixed)
        g.phrase(c, f"{not_have} any {{group:group/many}}", ir.Controls, w=5, **none, **fixed)
        for compare, word in (("<=", "less"), (">=", "more")):
            behind = f"{words} {has} {{count:digits}} {{group:cards_or_{word}/count}}"
            g.phrase(c, behind, ir.Controls, compare=compare, w=3, **fixed)
    g.phrase("controlled", "{adjectives?:adjectives} {noun:card_noun/same}", ir.Group, qualifiers=(MINE,))
    g.phrase("controlled", "{adjectives?:token_adjectives} {noun:token_noun/same}", ir.Group, qualifiers=(MINE,))
    g.phrase(c, "you control {count:article} {group:controlled/one}", ir.Exists, w=60)
    another = "{adjectives?:adjectives} {noun:card_noun/same}"
    g.phrase("another_controlled", another, ir.Group, qualifiers=(MINE,), w=ANOTHER)
    g.phrase(c, "you control another {group:another_controlled/one}", ir.Exists, count=ir.Num(1), w=60)
    g.phrase(c, "you control at least {count:digits} {group:controlled/count}", ir.Exists, w=60)
    g.phrase(c, "you control {count:digits} or more {group:controlled/count}", ir.Exists, w=61)
    g.phrase(c, "you control no {group:controlled/many}", ir.Exists, count=ir.Num(0), compare="=", w=60)
    g.phrase(c, "you don't control any {group:controlled/many}", ir.Exists, count=ir.Num(0), compare="=", w=61)
    for word in ("less", "more"):
        split = f"{{noun:card_noun/same}} or {word} {{qualifiers:qualifiers/same}}"
        g.phrase(f"cards_or_{word}", split, ir.Group)


def _states(g: Grammar) -> None:
    """What a card is."""
    c = "condition"
    for w, article in enumerate(("a", "an")):
        g.phrase(c, f"{{card:it_is}} {article} {{group:group/one}}", ir.Is, w=w)
        g.phrase(c, f"{{card:it_is_not}} {article} {{group:group/one}}", ir.Is, negated=True, w=w)
        not_one = f"it's not {article} {{group:group/one}}"
        g.phrase(c, not_one, ir.Is, card=IT, negated=True, w=w + 70)
        g.phrase(c, f"{{card:it_is}} {article} {{group:apart_group/one}}", ir.Is, w=w + 60)
        g.phrase(c, f"{{card:it_was}} {article} {{group:apart_group/one}}", ir.Is, w=w + 62)
        g.phrase(c, f"it is {article} {{group:group/one}}", ir.Is, card=IT, w=w + 80)
        g.phrase(c, f"it is {article} {{group:apart_group/one}}", ir.Is, card=IT, w=w + 82)
        g.phrase(c, f"it is not {article} {{group:group/one}}", ir.Is, card=IT, negated=True, w=w + 80)
    g.value("it_is", "it's", IT)
    g.value("it_is_not", "it isn't", IT)
    for form in (
        "that card",
        "that follower",
        "the selected card",
        "the selected follower",
        "the revealed card",
        "the discarded card",
        "the attacked follower",
        "the attacking follower",
        *(f"the {done} {noun}" for done in ("returned", "banished", "destroyed") for noun in ("card", "follower")),
    ):
        g.value("it_is", f"{form} is", ir.Pronoun(form.replace(" ", "_")))
        g.value("it_is_not", f"{form} isn't", ir.Pronoun(form.replace(" ", "_")))
    g.phrase(c, "{card:shown} costs {filter:cost_is}", ir.HasFilter, w=6)
    g.value("shown", "the revealed card", ir.Pronoun("the_revealed_card"))
    for w, form in enumerate(("this follower", "this card", "this amulet")):
        g.value("it_is", f"{form} is", ir.SelfRef(w=w))
        g.value("it_is_not", f"{form} isn't", ir.SelfRef(w=w))
    for w, article in enumerate(("a", "an"), 50):
        for v, attacks in enumerate(("is attacking", "attacked", "attacks")):
            words = f"this follower {attacks} {article} {{group:group/one}}"
            g.phrase(c, words, ir.Is, card=ir.Pronoun("attacked"), w=w + 2 * v)


def _as_it_is(g: Grammar) -> None:
    """What is so of a card or is not, and what it was last."""
    c = "condition"
    # what is so of a card, or is not: "if it's engaged", "if this follower isn't evolved"
    for name, node, fixed in (
        ("engaged", ir.StatusIs, {"status": "dull"}), ("reserved", ir.StatusIs, {"status": "active"}),
        ("damaged", ir.StatusIs, {"status": "damaged"}), ("evolved", sv.IsEvolved, {}), ("racing", sv.IsRacing, {}),
        ("attacking", ir.StatusIs, {"status": "attacking"}),
    ):  # fmt: skip
        g.phrase("state", name, node, **fixed)
    g.phrase("not_state", "{filter:state}", ir.Without)
    g.phrase("not_having", "{filter:lacking}", ir.Without)
    g.phrase(c, "{card:it_is} {filter:state}", ir.HasFilter)
    g.phrase(c, "{card:it_is_not} {filter:not_state}", ir.HasFilter)
    g.phrase(c, "it is {filter:state}", ir.HasFilter, card=IT, w=80)
    for w, words in enumerate(("it's not", "it is not"), 80):
        g.phrase(c, f"{words} {{filter:not_state}}", ir.HasFilter, card=IT, w=w)
    # of the card that paid: "if a spell was discarded"
    for verb in ("discarded", "banished", "returned", "destroyed"):
        for w, article in enumerate(("a", "an"), 20):
            paid = {"card": ir.Pronoun(f"the_{verb}_card")}
            g.phrase(c, f"{article} {{group:group/one}} was {verb}", ir.Is, w=w, **paid)
    # of a card that has moved, what it was last
    for words, meant in (
        ("it", ir.Pronoun("it")),
        ("this follower", ir.SelfRef()),
        ("this card", ir.SelfRef(w=1)),
        ("that follower", ir.Pronoun("that_follower")),
        ("that card", ir.Pronoun("that_card")),
    ):
        g.value("it_was", f"{words} was", meant)
        g.value("it_was_not", f"{words} wasn't", meant)
    for w, article in enumerate(("a", "an"), 2):
        g.phrase(c, f"{{card:it_was}} {article} {{group:group/one}}", ir.Is, w=w)
        g.phrase(c, f"{{card:it_was_not}} {article} {{group:group/one}}", ir.Is, negated=True, w=w)
    g.phrase(c, "{card:it_was} {filter:state}", ir.HasFilter, w=2)
    g.phrase(c, "{card:it_was_not} {filter:not_state}", ir.HasFilter, w=2)
    g.phrase(c, "{card:card_named} had {filter:stat_is}", ir.HasFilter, w=10)
    g.phrase(c, "{card:card_named} had {filter:lacking}", ir.HasFilter, w=10)
    g.alias("card_named", "source")
    g.alias("card_named", "one_pronoun")


def _qualities(g: Grammar) -> None:
    """What a card costs, has and went through."""
    c = "condition"
    g.phrase(c, "{card:card_named} costs {filter:cost_is}", ir.HasFilter)
    for form in ("the spell", "the amulet", "the follower"):
        g.value("the_one", form, ir.Pronoun(form.replace(" ", "_")))
    g.phrase(c, "{card:the_one} costs {filter:cost_is}", ir.HasFilter)
    g.phrase(c, "{card:one_pronoun} cost {filter:cost_is}", ir.HasFilter, w=8)
    # one card; any card named before, any value
    g.phrase(c, "{card:card_named} has {filter:stat_is}", ir.HasFilter)
    g.phrase(c, "{card:card_named} has {filter:lacking}", ir.HasFilter, w=1)
    g.phrase(c, "{card:card_named} doesn't have {filter:not_having}", ir.HasFilter)
    g.phrase(c, "{card:card_named} has {filter:trait_is}", ir.HasFilter, w=2)
    g.phrase("trait_is", "the {trait:trait} trait", sv.TraitIs)
    for w, has in enumerate(("has evolved", "has already evolved")):
        g.phrase(c, f"{{card:card_named}} {has}", ir.HasFilter, filter=sv.IsEvolved(), w=w + 3)
    for w, has_not in enumerate(("hasn't evolved", "hasn't evolved yet")):
        g.phrase(c, f"{{card:card_named}} {has_not}", ir.HasFilter, filter=ir.Without(sv.IsEvolved()), w=w + 3)
    # "if it attacked this turn"
    for words, done in (
        ("attacked", ir.AttackedThisTurn()), ("evolved", sv.DidThisTurn(sv.Evolves())), ("raced", sv.DidThisTurn(sv.Races())),
        ("fought", sv.DidThisTurn(sv.Fights(ANYONE))), ("took damage", sv.DidThisTurn(ir.IsDealtDamage())), ("was put onto the field", ir.EnteredThisTurn(w=5)),
    ):  # fmt: skip
        g.value("done_before", words, done)
        base = {"took damage": "take damage", "fought": "fight"}.get(words, words.removesuffix("ed"))
        for w, hasnt in enumerate((f"didn't {base if base != 'evolv' else 'evolve'}", f"hasn't {words}")):
            if words[:3] not in ("too", "was", "rac"):
                g.value("done_before", hasnt, ir.Without(done, w=w + 11))
    g.phrase(c, "{card:one_pronoun} {filter:done_before} this turn", ir.HasFilter, w=5)
    for w, words in enumerate(("was put onto the field this turn", "entered the field this turn"), 7):
        g.phrase(c, f"{{card:source}} {words}", ir.HasFilter, filter=ir.EnteredThisTurn(w=5), w=w)
    came = ir.Without(ir.EnteredThisTurn(w=5), w=12)
    for w, words in enumerate(("wasn't put onto the field this turn", "was put onto the field before this turn"), 7):
        g.phrase(c, f"{{card:source}} {words}", ir.HasFilter, filter=came, w=w)
    _counters(g)
    _among_them(g)


def _among_them(g: Grammar) -> None:
    # of several cards at least one, so many, all: "if at least one of them is a spell", "if both of them are followers"
    c = "condition"
    one = {"right": ir.Num(1), "compare": ">="}
    for w, words in enumerate(("at least one of them", "one of them", "any of them", "at least 1 of them")):
        g.phrase(c, f"{words} is {{left:one_such}}", ir.Compare, w=w + 20, **one)
    g.phrase(c, "at least {right:digits} of them are {left:many_such}", ir.Compare, compare=">=", w=25)
    for w, article in enumerate(("a", "an")):
        g.phrase("one_such", f"{article} {{group:group/one}}", ir.CountRef, cards=ir.Pronoun("them"), w=w)
    g.phrase("many_such", "{group:group/many}", ir.CountRef, cards=ir.Pronoun("them"))
    # of two that there are: where one alone was put away, it is not both
    two = {"right": ir.Num(2), "compare": ">="}
    for w, (words, form) in enumerate(
        (("they're both", "both_of_them"), ("both of them are", "both_of_them"), ("both are", "both"))
    ):
        g.phrase(c, f"{words} {{left:such_{form}}}", ir.Compare, w=w + 110, **two)
    for form in ("both", "both_of_them"):
        g.phrase(f"such_{form}", "{group:group/many}", ir.CountRef, cards=ir.Pronoun(form))
    for w, words in enumerate(("all of them are", "they're all"), 7):
        g.phrase(c, f"{words} {{group:group/many}}", ir.Is, card=ir.Pronoun("them"), w=w)
    # of those that were looked at, or put away: "if there are at least 2 spells among them"
    for w, them in enumerate(("them", "those cards", "the revealed cards")):
        looked = {"cards": ir.Pronoun("revealed"), "w": w}
        g.phrase("such_among", f"{{group:group/one}} among {them}", ir.CountRef, **looked)
        g.phrase("several_among", f"{{group:group/many}} among {them}", ir.CountRef, **looked)
    for w, words in enumerate((f"there {verb} {article}" for verb in ("is", "'s") for article in ("a", "an")), 40):
        g.phrase(c, f"{words} {{left:such_among}}".replace(" 's", "'s"), ir.Compare, w=w, **one)
    many = "{left:several_among}"
    g.phrase(c, f"there are at least {{right:digits}} {many}", ir.Compare, compare=">=", w=45)
    g.phrase(c, f"there are {{right:digits}} or more {many}", ir.Compare, compare=">=", w=46)
    g.phrase(c, f"there are no {many}", ir.Compare, right=ir.Num(0), compare="=", w=47)


def _counters(g: Grammar) -> None:
    g.phrase("counters_there", "{counter:counter} counters {card:among_mine}", ir.CountersOn, w=3)
    for category in ("condition", "state_reached"):
        _counters_are(g, category)


def _counters_are(g: Grammar, c: str) -> None:
    # one card for some of these: a table, of which the next card may print any
    for form, compare in (
        ("at least {count:digits}", ">="),
        ("{count:digits} or more", ">="),
        ("exactly {count:digits}", "="),
    ):
        w = 2 * int(form.endswith("more"))
        many = f"{form} {{counter:counter}} <counter/counters:count>"
        g.phrase(c, f"{{card:card_named}} has {many}", ir.CountersAre, compare=compare, w=w)
        g.phrase(c, f"{{card:card_named}} has {many} on it", ir.CountersAre, compare=compare, w=w + 10)
        g.phrase(c, f"there are {many} on {{card:card_named}}", ir.CountersAre, compare=compare, w=w + 1)
    least = "at least {count:one_integer} {counter:counter} counter"
    g.phrase(c, f"there is {least} on {{card:card_named}}", ir.CountersAre, compare=">=", w=30)
    so_many = "{count:digits} {counter:counter} <counter/counters:count>"
    for w, words in enumerate((
        f"there are {so_many} on {{card:card_named}}", f"{{card:card_named}} has {so_many}", f"{{card:card_named}} has {so_many} on it",
    ), 20):  # fmt: skip
        g.phrase(c, words, ir.CountersAre, compare="=", w=w)
    for w, article in enumerate(("a", "an")):
        one = f"{article} {{counter:counter}} counter"
        for v, words in enumerate(
            (
                f"there is {one} on {{card:card_named}}",
                f"{{card:card_named}} has {one}",
                f"{{card:card_named}} has {one} on it",
            )
        ):
            g.phrase(c, words, ir.CountersAre, count=ir.Num(1), compare=">=", w=40 + 2 * v + w)
    for v, words in enumerate(
        (
            "there are any {counter:counter} counters on {card:card_named}",
            "{card:card_named} has any {counter:counter} counters",
        )
    ):
        g.phrase(c, words, ir.CountersAre, count=ir.Num(1), compare=">=", w=50 + v)
    _counters_there(g, c)
    none = {"count": ir.Num(0), "compare": "<="}
    for w, (no, left) in enumerate((("no", ""), ("no", " left"), ("no more", ""))):
        there = f"there are {no} {{counter:counter}} counters{left} on {{card:card_named}}"
        g.phrase(c, there, ir.CountersAre, w=2 * w, **none)
        g.phrase(
            c, f"{{card:card_named}} has {no} {{counter:counter}} counters{left}", ir.CountersAre, w=2 * w + 1, **none
        )


def _counters_there(g: Grammar, c: str) -> None:
    """Of all cards together: "there are at least 3 spell counters on your field"."""
    for w, (words, compare) in enumerate(
        (("at least {}", ">="), ("{} or more", ">="), ("exactly {}", "="), ("{} or fewer", "<=")), 90
    ):
        so_many = f"there are {words.format('{right:digits}')} {{left:counters_there}}"
        g.phrase(c, so_many, ir.Compare, compare=compare, w=w)
    g.phrase(c, "there are no {left:counters_there}", ir.Compare, right=ir.Num(0), compare="=", w=94)
    for w, article in enumerate(("a", "an"), 96):
        g.phrase(c, f"there is {article} {{left:counter_there}}", ir.Compare, right=ir.Num(1), compare=">=", w=w)
    g.phrase(c, "there are any {left:counters_there}", ir.Compare, right=ir.Num(1), compare=">=", w=95)


def _places(g: Grammar) -> None:
    c = "condition"
    g.phrase(c, "{condition:came_not}", ir.Not)
    for w, field in enumerate(("the field", "your field")):
        g.phrase(c, f"{{card:card_named}} was put onto {field} {{zone:from_place}}", sv.CameFrom, w=w)
        g.phrase("came_not", f"{{card:card_named}} wasn't put onto {field} {{zone:from_place}}", sv.CameFrom, w=w)
        # one card: "the field", "your hand"
        for words, place in (
            ("hand", ir.Hand),
            ("EX area", sv.ExArea),
            ("deck", ir.DeckZone),
            ("cemetery", sv.Cemetery),
        ):
            other = f"{{card:card_named}} was put onto {field} from anywhere other than your {words}"
            g.phrase(c, other, sv.FromElsewhere, zone=place(YOU), w=w)
    g.phrase(c, "{card:card_named} wasn't played {filter:not_played_from}", ir.HasFilter)
    g.phrase("not_played_from", "{filter:played_from}", ir.Without)
    g.phrase(c, "{card:card_named} was played {filter:played_from}", ir.HasFilter)
    g.phrase("played_from", "{zone:from_place}", sv.PlayedFrom)
    this = ir.SelfRef(w=1)
    there = "where_it_is"
    g.phrase(there, "this card is on your field", ir.OnField, card=this)
    for w, kind in ((0, "follower"), (2, "amulet"), (4, "token")):
        g.phrase(there, f"this {kind} is on your field", ir.OnField, card=ir.SelfRef(w=w))
    for words, name in (("cemetery", "cemetery"), ("EX area", "ex_area"), ("hand", "hand")):
        g.phrase(there, f"this card is in your {words}", ir.SourceIn, card=this, zone=name)
    g.phrase(c, "{card:one_leader} has {filter:stat_is}", ir.HasFilter)
    g.alias("one_leader", "leader")
    g.value("one_leader", "an enemy leader", sv.LeaderOf(ir.Opponent(), w=2))
    g.value("one_leader", "each enemy leader", sv.LeaderOf(ir.Opponent(), w=5))  # there is one opponent
    for words, zone in (("hand", ir.Hand(YOU)), ("EX area", sv.ExArea(YOU)), ("field", ir.Field(YOU))):
        nothing = ir.Group(ir.IsCard(), (), (ir.InZone(zone),))
        g.value(c, f"your {words} is empty", ir.Exists(nothing, ir.Num(0), "=", w=9))
    # one card, 2 phrases: the two zones that can be full
    g.phrase(c, "your EX area is full", sv.ZoneIsFull, zone=sv.ExArea(YOU))
    g.phrase(c, "your field is full", sv.ZoneIsFull, zone=ir.Field(YOU))
    for words, zone in (("EX area", sv.ExArea(YOU)), ("field", ir.Field(YOU))):
        for w, is_not in enumerate(("isn't", "is not"), 40):
            g.value(c, f"your {words} {is_not} full", ir.Not(sv.ZoneIsFull(zone), w=w))
    result = {"left": sv.DieResult()}
    for w, article in enumerate(("", "a ")):
        for v, (word, compare) in enumerate((("higher", ">="), ("more", ">="), ("lower", "<="), ("less", "<="))):
            rolled = f"you roll {article}{{right:digits}} or {word}"
            g.phrase(c, rolled, ir.Compare, compare=compare, w=40 + 2 * v + w, **result)
    for words, odd in (("an odd number", True), ("an even number", False)):
        g.phrase(c, f"you roll {words}", ir.Parity, number=sv.DieResult(), odd=odd)
        g.phrase(c, f"the result is {words}", ir.Parity, number=sv.DieResult(), odd=odd, w=1)
    # one card, 2 phrases: any results of the die
    g.phrase(c, "you roll a {values:rolls}", sv.Rolled)
    g.list("rolls", "integer", ", ", ", or ")
    g.phrase(c, "you roll a {values:two_rolls}", sv.Rolled, w=1)
    g.list("two_rolls", "integer", " or ", min=2, max=2)


def _comparisons(g: Grammar) -> None:
    # what is counted or measured, against a number or another such thing
    c = "condition"
    for part, verb in (
        ("counted", "is"),
        ("measured_one", "is"),
        ("rolled", "is"),
        ("points", "are"),
        ("points_is", "is"),
    ):
        left = f"{{left:{part}}} {verb}"
        if part == "measured_one":
            # of a card that has moved, what it was last
            for word, compare in (("less", "<="), ("more", ">=")):
                g.phrase(c, f"{{left:{part}}} was {{right:digits}} or {word}", ir.Compare, compare=compare, w=60)
        # one card for some of these: a table, of which the next card may print any
        for word, compare in (("less", "<="), ("fewer", "<="), ("more", ">=")):
            g.phrase(c, f"{left} {{right:digits}} or {word}", ir.Compare, compare=compare, w=int(word == "fewer"))
        g.phrase(c, f"{left} {{right:digits}}", ir.Compare, compare="=")
        g.phrase(c, f"{left} at least {{right:digits}}", ir.Compare, compare=">=", w=1)
        for w, (words, compare) in enumerate(
            (
                ("less than", "<"), ("greater than", ">"), ("more than", ">"), ("equal to", "="), ("lower than", "<"), ("higher than", ">"),
                ("fewer than", "<"), ("less than or equal to", "<="), ("greater than or equal to", ">="), ("equal to or less than", "<="),
                ("equal to or greater than", ">="),
            ), 2
        ):  # fmt: skip
            g.phrase(c, f"{left} {words} {{right:amount}}", ir.Compare, compare=compare, w=w)
    g.phrase("rolled", "the result", sv.DieResult)
    g.phrase("rolled", "the number rolled", sv.DieResult, w=1)
    g.phrase(c, "there are more {left:more_of} than {right:more_of}", ir.Compare, compare=">", w=9)
    g.phrase(c, "there are fewer {left:more_of} than {right:more_of}", ir.Compare, compare="<", w=9)
    g.phrase("more_of", "{group:group/many}", ir.CountOf)
