"""Who and what: players, nouns, adjectives, groups of cards, zones."""

import msgspec

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU = ir.You()
# whom a follower "fights", where nobody is named (8.4.9.2)
ANYONE = ir.OneSubject(ir.Group(ir.TypeIs(("Follower",))), w=50)
TYPES = ("Follower", "Spell", "Amulet")
CLASSES = ("forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft", "neutral")
KEYWORDS = ("Ward", "Storm", "Rush", "Bane", "Drain", "Aura", "Intimidate", "Assail")
PLURAL_PRONOUNS = frozenset(
    (
        "the_revealed_cards",
        "them",
        "those_cards",
        "those_followers",
        "those_tokens",
        "those_amulets",
        "the_selected_followers",
        "the_selected_cards",
        "the_selected_amulets",
        "rest",
        "both",
        "both_of_them",
    )
)
# only in the genitive: "the amulet's cost"
OWNERS = ("the revealed card", "the amulet", "the follower", "the spell", "the card")
# where a card is that is called "this card from your cemetery": `SelfRef.w` from FROM_ZONE on
WHOLE_HAND = ("your hand", "all cards in your hand", "each card in your hand")
FROM = (("cemetery", "cemetery"), ("EX area", "ex_area"), ("hand", "hand"))
FROM_ZONE = 20
THIS_LEADER = 5  # `SelfRef.w` in an ability that a leader is given
# `Group.w`: what a word in front of the group adds to its filters (see shape.FRONT).
ANOTHER, YOURS, YOUR_OTHERS, THEIRS = 3, 4, 5, 6
EXCLUDING = (10, 11, 12, 13)  # likewise, of what is excluded behind the group
EACH_OF = 30  # `All.w` of "each of your followers"
EITHER_AND = 5  # `AnyTrait.w` of traits joined by "and"
GROUPS = (
    "{adjectives?:adjectives} {noun:noun/same} {qualifiers?:qualifiers/same}",
    "{adjectives?:token_adjectives} {noun:token_noun/same} {qualifiers?:qualifiers/same}",
    "{adjectives?:plain_adjectives} {noun:name_noun} {qualifiers?:qualifiers/same}",
    "{noun:either_noun/same} {qualifiers?:qualifiers/same}",
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _players(g)
    _adjectives(g)
    _nouns(g)
    _costs(g)
    _qualifiers(g)
    _shared_qualifiers(g)
    _past_qualifiers(g)
    _qualities_together(g)
    _groups(g)


def counted(g: Grammar, category: str, template: str, cls: type[ir.Node], **constants: object) -> None:
    """A phrase with a number and a group at `@`, and the same with "another", and with "a follower or an amulet"."""
    g.phrase(category, template.replace("@", "{count:number} {group:group/count}"), cls, **constants)
    g.phrase(category, template.replace("@", "{count:article} {group:apart_group}"), cls, **constants)
    for kinds in ("another_group/one", "another_apart"):
        another = template.replace("@", f"another {{group:{kinds}}}")
        g.phrase(category, another, cls, count=ir.Num(1), **constants)


def _players(g: Grammar) -> None:
    # `who`: subject in the third person. `they`: a pronoun with a plural verb.
    g.phrase("who", "each opponent", ir.Opponent, w=4)
    # one card for some of these: the players of the game
    g.phrase("who", "each player", ir.EachPlayer)
    g.phrase("who", "your opponent", ir.Opponent)
    # one card for some of these: a table, of which the next card may print any
    for form in ("that player", "that opponent", "the opponent"):
        g.phrase("who", form, ir.PronounPlayer, form=form)
    g.phrase("who", "its controller", ir.ControllerOf, card=ir.Pronoun("it"))
    g.phrase("who", "its owner", ir.OwnerOf, card=ir.Pronoun("it"))
    for whose, node in (("controller", ir.ControllerOf), ("owner", ir.OwnerOf)):
        for form in ("that follower", "that card"):
            g.phrase("who", f"{form}'s {whose}", node, card=ir.Pronoun(form.replace(" ", "_")))
    g.phrase("they", "they", ir.PronounPlayer, form="they")
    g.phrase("whose", "your", ir.You)
    g.phrase("whose", "their", ir.PronounPlayer, form="their")
    # one card for some of these: the players of the game
    g.phrase("whose", "an opponent's", ir.Opponent)
    g.phrase("whose", "your opponent's", ir.Opponent, w=1)
    g.phrase("whose", "the opponent's", ir.Opponent, w=2)
    g.phrase("whose", "each opponent's", ir.Opponent, w=4)
    g.phrase("whose", "an enemy", ir.Opponent, w=3)
    g.phrase("whose", "its owner's", ir.Owner)
    g.phrase("whose", "their owners'", ir.Owner, w=1)
    g.phrase("whose", "their owner's", ir.Owner, w=3)
    # one card: whom a card named before belongs to
    g.phrase("whose", "its controller's", ir.ControllerOf, card=ir.Pronoun("it"))


def _adjectives(g: Grammar) -> None:
    # one card for some of these: a table, of which the next card may print any
    for category in ("adjective", "token_adjective", "plain_adjective"):
        g.phrase(category, "enemy", ir.ControlledBy, player=ir.Opponent(w=3))
        g.phrase(category, "other", ir.OtherThan, card=ir.SelfRef(w=9))
        g.phrase(category, "engaged", ir.StatusIs, status="dull")
        g.phrase(category, "reserved", ir.StatusIs, status="active")
        g.phrase(category, "attacking", ir.StatusIs, status="attacking")
        g.phrase(category, "faceup", sv.IsFaceup)
        g.phrase(category, "facedown", sv.IsFaceup, down=True)
        g.phrase(category, "evolved", sv.IsEvolved)
        g.phrase(category, "racing", sv.IsRacing)
        g.phrase(category, "damaged", ir.StatusIs, status="damaged")
        g.phrase(category, "advanced", sv.IsAdvanced)
    g.phrase("adjective", "token", sv.IsToken)
    g.phrase("adjective", "unevolved", ir.Without, filter=sv.IsEvolved())
    g.phrase("adjective", "undamaged", ir.Without, filter=ir.StatusIs("damaged"))
    g.phrase("adjective", "non-token", ir.Without, filter=sv.IsToken())
    g.alias("adjective", "trait_adjective")
    # one card, any traits and classes
    g.alias("adjective", "either_trait")
    g.phrase("trait_adjective", "{trait:trait}", sv.TraitIs)
    # one card for some of these: a table, of which the next card may print any
    for name in CLASSES:
        g.phrase("trait_adjective", f"[{name}]", sv.ClassIs, class_name=name)
        g.phrase("trait_adjective", name.capitalize(), sv.ClassIs, class_name=name, w=1)
    g.list("either_trait", "trait_adjective", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    # one card, 2 phrases: any traits and classes, with and without the last comma
    g.list("either_trait", "trait_adjective", ", ", ", or ", cls=ir.AnyTrait, field="options", min=3, w=1)
    # one card, 2 phrases: "your Elf and Pixie followers" are those of either trait; of one card that would be open (`spread.check_one`)
    g.list("either_trait", "trait_adjective", ", ", " and ", cls=ir.AnyTrait, field="options", min=2, w=EITHER_AND)
    g.list("either_trait", "trait_adjective", ", ", ", and ", cls=ir.AnyTrait, field="options", min=3, w=EITHER_AND + 1)
    g.phrase("token_adjective", "{name:token_name}", ir.NameIs)
    g.phrase("token_adjective_one", "{name:token_name}", ir.NameIs)
    for w, join in enumerate((" or ", " and ")):
        g.list("token_adjective", "token_adjective_one", ", ", join, cls=ir.AnyTrait, field="options", min=2, w=2 * w)
        g.list(
            "token_adjective",
            "token_adjective_one",
            ", ",
            f",{join}",
            cls=ir.AnyTrait,
            field="options",
            min=3,
            w=2 * w + 1,
        )
    # one card; any trait
    g.phrase("token_adjective", "{trait:token_trait}", sv.TraitIs)
    g.sequence("adjectives", "adjective")
    g.sequence("token_adjectives", "token_adjective")
    # one card: what may stand before a card's name
    g.sequence("plain_adjectives", "plain_adjective")


def _nouns(g: Grammar) -> None:
    g.alias("card_noun", "type_noun")
    for name in TYPES:
        low = name.lower()
        g.phrase("type_noun", f"<{low}/{low}s>", ir.TypeIs, types=(name,))
        # one card for some of these: a table, of which the next card may print any
        for other in TYPES:
            if other != name:
                two = other.lower()
                g.phrase("type_noun", f"<{low}/{low}s> or <{two}/{two}s>", ir.TypeIs, types=(name, other))
                g.phrase("type_noun", f"<{low}/{low}s> and <{two}/{two}s>", ir.TypeIs, types=(name, other), w=1)
    g.phrase("card_noun", "<card/cards>", ir.IsCard)
    # an amulet that has it is called by its keyword (13.3.2)
    g.phrase("card_noun", "<Stack/Stacks>", ir.WithKeyword, keyword="Stack", w=1)
    g.phrase("leader_noun", "<leader/leaders>", ir.TypeIs, types=("Leader",))
    g.alias("noun", "card_noun")
    g.alias("noun", "leader_noun")
    g.phrase("token_noun", "<token/tokens>", sv.IsToken)
    g.phrase("token_noun", "follower <token/tokens>", sv.IsToken, types=("Follower",))
    g.phrase("token_noun", "amulet <token/tokens>", sv.IsToken, types=("Amulet",))
    g.phrase("token_noun", "spell <token/tokens>", sv.IsToken, types=("Spell",))
    g.phrase("name_noun", "{name:card_name}", ir.NameIs)
    g.phrase("name_noun", "{name:plural_name}", ir.NameIs, w=1)
    g.list("name_noun", "name_noun_one", ", ", " or ", cls=ir.AnyTrait, field="options", min=2)
    # one card: of two names together
    g.phrase("name_noun_one", "{name:card_name}", ir.NameIs)
    # "amulet or Mejiro Family follower": at least one option has adjectives, else it would be one noun
    g.phrase("option", "{adjectives:adjectives} {noun:card_noun/same}", ir.Group)
    g.phrase("option", "{adjectives:token_adjectives} {noun:token_noun/same}", ir.Group)
    g.phrase("bare_option", "{noun:card_noun/same}", ir.Group)
    g.phrase("either_noun", "{first:option/same} or {second:option/same}", ir.NounOr)
    g.phrase("either_noun", "{first:bare_option/same} or {second:option/same}", ir.NounOr)
    g.phrase("either_noun", "{first:option/same} and {second:option/same}", ir.NounOr, w=1)
    # one card; any two nouns
    g.phrase("either_noun", "{first:bare_option/same} and {second:option/same}", ir.NounOr, w=1)


def _costs(g: Grammar) -> None:
    # the cost of a card: "3 play points or less"
    # one card for some of these: a table, of which the next card may print any
    for unit, w in ((" play <point/points:amount>", 0), ("", 1)):
        g.phrase("cost_is", f"{{amount:amount_number}}{unit} or less", ir.CostIs, compare="<=", w=w)
        g.phrase("cost_is", f"{{amount:amount_number}}{unit} or more", ir.CostIs, compare=">=", w=w)
        g.phrase("cost_is", f"at least {{amount:amount_number}}{unit}", ir.CostIs, compare=">=", w=w + 2)
        g.phrase("cost_is", f"{{amount:amount_number}}{unit}", ir.CostIs, compare="=", w=w)
    for word, cls in (("attack", sv.AttackIs), ("defense", sv.DefenseIs)):
        # one card for some of these: a table, of which the next card may print any
        for w, (before, after) in enumerate((("", f" {word}"), ("", f" [{word}]"), (f"[{word}] ", ""))):
            number = f"{{amount:amount_number}}{after}"
            g.phrase("stat_is", f"{before}{number} or less", cls, compare="<=", w=w)
            g.phrase("stat_is", f"{before}{number} or more", cls, compare=">=", w=w)
            g.phrase("stat_is", f"{before}at least {number}", cls, compare=">=", w=w + 3)
            g.phrase("stat_is", f"{before}{number}", cls, compare="=", w=w)
            for compare, more in (("<=", "less"), (">=", "more")) if not before else ():
                stat = number.removeprefix("{amount:amount_number} ")
                g.phrase("stat_is", f"{{amount:amount_number}} or {more} {stat}", cls, compare=compare, w=w + 6)
    g.phrase("amount_number", "{value:integer}", ir.Num)
    g.phrase("amount_number", "X", ir.X)


def _qualifiers(g: Grammar) -> None:
    g.sequence("qualifiers", "qualifier")
    q = "qualifier"
    g.alias(q, "where")
    for unit, w in ((" play <point/points:amount>", 0), ("", 1)):
        verb = "<that costs|that cost> "
        g.phrase(q, f"{verb}{{amount:amount_number}}{unit} or less", ir.CostIs, compare="<=", w=w)
        g.phrase(q, f"{verb}{{amount:amount_number}}{unit} or more", ir.CostIs, compare=">=", w=w)
        for compare, more in (("<=", "less"), (">=", "more")):
            with_cost = f"with a cost of {{amount:amount_number}}{unit} or {more}"
            g.phrase(q, with_cost, ir.CostIs, compare=compare, w=w + 20)
            each = f"{verb}{{amount:amount_number}}{unit} or {more} each"
            g.phrase(q, each, ir.CostIs, compare=compare, w=w + 10)
        g.phrase(q, f"{verb}at least {{amount:amount_number}}{unit}", ir.CostIs, compare=">=", w=w + 2)
        g.phrase(q, f"{verb}{{amount:amount_number}}{unit} each", ir.CostIs, compare="=", w=w + 10)
        g.phrase(q, f"{verb}{{amount:amount_number}}{unit}", ir.CostIs, compare="=", w=w)
        g.phrase(q, f"{verb}exactly {{amount:amount_number}}{unit}", ir.CostIs, compare="=", w=w + 2)
    for word, cls in (("attack", sv.AttackIs), ("defense", sv.DefenseIs)):
        for w, number in enumerate((f"{{amount:amount_number}} {word}", f"{{amount:amount_number}} [{word}]")):
            g.phrase(q, f"with {number} or less", cls, compare="<=", w=w)
            g.phrase(q, f"with {number} or more", cls, compare=">=", w=w)
            g.phrase(q, f"with at least {number}", cls, compare=">=", w=w + 3)
            for compare, more in (("<=", "less"), (">=", "more")):
                stat = number.removeprefix("{amount:amount_number} ")
                g.phrase(q, f"with {{amount:amount_number}} or {more} {stat}", cls, compare=compare, w=w + 5)
            g.phrase(q, f"with {number}", cls, compare="=", w=w)


def _shared_qualifiers(g: Grammar) -> None:
    """Keywords, traits and names, those of other cards too."""
    q = "qualifier"
    # one card for some of these: a table, of which the next card may print any
    for keyword in (*KEYWORDS, "Stack"):
        g.value("keyword_name", keyword, keyword)
    for icon, keyword in (("fanfare", "Fanfare"), ("lastwords", "Last Words"), ("quick", "Quick")):
        g.value("keyword_name", f"[{icon}]", keyword)
    for keyword in ("On Evolve", "On Race", "Strike"):
        g.value("keyword_name", keyword, keyword)
    # abilities that are named by their icon (14.2.2.2, 10.1.1.2)
    for icon, keyword in (("feed", "Serve"), ("act", "Act")):
        g.value("keyword_name", f"[{icon}]", keyword)
    g.phrase(q, "with {keyword:keyword_name}", ir.WithKeyword)
    g.phrase("lacking", "{keyword:keyword_name}", ir.WithKeyword)
    g.phrase(q, "with {first:lacking} or {second:lacking}", ir.EitherFilter)
    # "with Ward, Bane, or Drain"
    g.phrase(q, "with {first:lacking}, {second:lacking_either}", ir.EitherFilter)
    g.phrase("lacking_either", "{first:lacking}, or {second:lacking}", ir.EitherFilter)
    g.phrase("lacking_either", "{first:lacking}, {second:lacking_either}", ir.EitherFilter, w=1)
    g.phrase(q, "<that has|that have> {keyword:keyword_name}", ir.WithKeyword, w=5)
    g.phrase(q, "<that has|that have> [evolve]", sv.EvolveCostIs, w=5)
    g.phrase(q, "without {filter:lacking}", ir.Without)
    g.phrase(q, "with the {trait:trait} trait", sv.TraitIs, w=2)
    g.phrase(q, "without {filter:lacking_evolve}", ir.Without)
    g.phrase("lacking_evolve", "[evolve]", sv.EvolveCostIs)
    # one card: the one ability that is named by an icon alone
    g.phrase(q, "with [evolve]", sv.EvolveCostIs)
    g.phrase(q, "with a different name from {card:source}", ir.DifferentTrait, trait="name")
    g.phrase(q, "with a different name from {card:one_pronoun}", ir.DifferentTrait, trait="name")
    # where they are belongs to those whose names are others
    g.phrase(q, "with a different name from {card:every_there}", ir.DifferentTrait, trait="name")
    g.phrase("every_there", "each {group:placed_part/one}", ir.All)
    g.phrase("every_there", "all {group:placed_part/many}", ir.All, w=2)
    g.phrase(q, "with the same name as {card:source}", ir.SameTrait, trait="name")
    g.phrase(q, "with the same name as {card:one_pronoun}", ir.SameTrait, trait="name")
    # 2.4: a trait that both have
    for w, said in enumerate(
        ("<that shares|that share> a trait with", "with the same trait as", "with a trait in common with")
    ):
        for category in ("source", "one_pronoun"):
            g.phrase(q, f"{said} {{card:{category}}}", ir.SameTrait, trait="job", w=w)
    # of any of those there
    for what in ("name", "cost"):
        g.phrase(q, f"with the same {what} as {{card:some_there}}", ir.SameTrait, trait=what)
    for w, article in enumerate(("a", "an"), 60):
        g.phrase("some_there", f"{article} {{group:placed_part/one}}", ir.All, w=w)
    # one card; any name
    g.phrase(q, "named {name:card_name}", ir.NameIs)


def _past_qualifiers(g: Grammar) -> None:
    """What happened to the cards, and what they are now."""
    q = "qualifier"
    g.phrase(q, "<that was|that were> put onto the field this turn", ir.EnteredThisTurn)
    g.phrase(q, "<that attacked|that attacked> this turn", ir.AttackedThisTurn)
    for words, fate in (
        ("destroyed", ir.IsBroken()), ("put into your cemetery", sv.IsPutInto(sv.Cemetery(YOU))), ("discarded", ir.IsDiscarded()),
        ("put into your cemetery from the field", sv.IsPutInto(sv.Cemetery(YOU), "field")), ("banished", ir.RemovedFromGame()),
    ):  # fmt: skip
        for w, form in enumerate(("that was", "that were"), 20):
            g.value(q, f"{form} {words} this turn", sv.WentThisTurn(fate, w=w))
    for verb, done, plain, happening in (
        ("evolved", "evolved", "evolve", sv.DidThisTurn(sv.Evolves())), ("raced", "raced", "race", sv.DidThisTurn(sv.Races())),
        ("took damage", "taken damage", "take damage", sv.DidThisTurn(ir.IsDealtDamage())), ("", "attacked", "attack", ir.AttackedThisTurn()),
    ):  # fmt: skip
        if verb:
            g.value(q, f"that {verb} this turn", happening)
        g.value(q, f"that didn't {plain} this turn", ir.Without(happening, w=11))
        g.phrase(q, f"<that hasn't|that haven't> {done} this turn", ir.Without, filter=happening, w=10)
    for w, not_yet in enumerate(("that hasn't evolved", "that haven't evolved", "that hasn't evolved yet"), 30):
        g.value(q, not_yet, ir.Without(sv.IsEvolved(), w=w))
    for name, state in (
        ("evolved", sv.IsEvolved), ("racing", sv.IsRacing), ("engaged", ir.StatusIs(status="dull")),
        ("reserved", ir.StatusIs(status="active")), ("damaged", ir.StatusIs(status="damaged")),
    ):  # fmt: skip
        is_so = state if isinstance(state, ir.StatusIs) else state()
        for w, form in enumerate(("<that isn't|that aren't>",), 20):
            g.value(q, f"{form} {name}", ir.Without(is_so, w=w))
        for w, form in enumerate(("<that is|that are>", "that's"), 20):
            g.value(q, f"{form} {name}", msgspec.structs.replace(is_so, w=w))
    g.phrase(q, "you control", ir.ControlledBy, player=ir.You(w=3))
    # one card for some of these: a translation
    for w, words in enumerate(("in enemy fields", "on enemy fields", "on the enemy field"), 20):
        g.value(q, words, ir.InZone(ir.Field(ir.Opponent()), w=w))
    g.phrase(q, "other than {card:source}", ir.OtherThan)
    g.value(q, "other than this one", ir.OtherThan(ir.SelfRef(w=8)))
    g.phrase(q, "other than {filter:other_name}", ir.Without)
    g.phrase("other_name", "{name:card_name}", ir.NameIs)


def _qualities_together(g: Grammar) -> None:
    """What several have together, and what counters they hold."""
    q = "qualifier"
    # of several: shape.py makes it a matter of the whole selection
    for what, trait in (("names", "name"), ("costs", "cost")):
        g.phrase(q, f"with different {what}", sv.DifferingIn, trait=trait)
    for w, words in enumerate(
        (
            "with a total cost of {} or less",
            "<that costs|that cost> a total of {} or less",
            "whose total cost is {} or less",
        )
    ):
        for v, unit in enumerate((" play <point/points:amount>", "")):
            cost = words.format(f"{{amount:amount_number}}{unit}")
            g.phrase(q, cost, sv.TotalCost, w=2 * w + v)
    g.phrase(q, "with {count:number} {counter:counter} <counter/counters:count>", ir.WithCounter)
    for w, on in enumerate(("", " on <it/them>"), 4):
        g.phrase(q, f"with {{counter:counter}} counters{on}", ir.WithCounter, count=ir.Num(1, w=9), w=w)
    g.phrase(q, "with at least {count:number} {counter:counter} <counter/counters:count>", ir.WithCounter, w=1)
    g.phrase(q, "with {count:digits} or more {counter:counter} counters", ir.WithCounter, w=2)


OTHER_LAST = 16  # `NounOr.w` of "an amulet or another follower"
# likewise, from here on, of "a Lantern Moth or a Pixie follower", "a Pixie follower or a Ghost token"
UNLIKE = 20
OTHER_UNLIKE = UNLIKE + 8  # "a Lantern Moth or another Pixie follower"


def _groups(g: Grammar) -> None:
    # one card for some of these: a table, of which the next card may print any
    for template in GROUPS:
        g.phrase("group", template, ir.Group)
        g.phrase("another_group", template, ir.Group, w=ANOTHER)
        g.phrase("your_group", f"your {template}", ir.Group, w=YOURS)
        g.phrase("your_others", f"your {template}", ir.Group, w=YOUR_OTHERS)
        g.phrase("their_group", f"their {template}", ir.Group, w=THEIRS)
    # a leader has no zone to be in: "an enemy leader or enemy follower on the field"
    for w, word in enumerate(("or", "and")):
        g.phrase("group", f"{{noun:leader_{word}/same}}", ir.Group)
        g.phrase(f"leader_{word}", f"{{first:leader_part/same}} {word} {{second:placed_part/same}}", ir.NounOr, w=5 + w)
    # "an enemy follower with 3 defense or less or an enemy amulet on the field": the second with an article of its own
    g.phrase("apart_group", "{noun:or_apart}", ir.Group)
    for w, article in enumerate(("a", "an"), 8):
        g.phrase("or_apart", f"{{first:apart_part/one}} or {article} {{second:apart_part/one}}", ir.NounOr, w=w)
        other_first = f"{{first:other_part/one}} or {article} {{second:apart_part/one}}"
        g.phrase("or_apart_other", other_first, ir.NounOr, w=w)
        leader_first = f"{{first:leader_part/one}} or {article} {{second:placed_part/one}}"
        g.phrase("or_apart", leader_first, ir.NounOr, w=w + 6)
    # "another follower or an amulet on your field": only the one with the word in front is another
    g.phrase("another_apart", "{noun:or_apart_other}", ir.Group)
    g.phrase("or_apart", "{first:apart_part/one} or another {second:other_part/one}", ir.NounOr, w=OTHER_LAST)
    _unlike(g)
    part = "{adjectives?:adjectives} {noun:card_noun/same} {qualifiers?:qualifiers/same}"
    g.phrase("other_part", part, ir.Group, w=ANOTHER)
    g.phrase("apart_part", "{adjectives?:adjectives} {noun:card_noun/same} {qualifiers?:qualifiers/same}", ir.Group)
    g.phrase("group", "{noun:or_leader/same}", ir.Group)
    g.phrase("any_enemy", "{noun:leader_or/one}", ir.Group)
    g.phrase("or_leader", "{first:placed_part/same} or {second:leader_part/same}", ir.NounOr, w=7)
    # one card for some of these: the two the other way round, where the field is said of both
    foe = (ir.ControlledBy(ir.Opponent(w=3)),)
    follower = ir.Group(ir.TypeIs(("Follower",)), foe, (ir.InZone(ir.Field(ir.AnyPlayer())),))
    both = {"first": follower, "second": ir.Group(ir.TypeIs(("Leader",)), foe)}
    for w, word in enumerate(("or", "and"), 12):
        words = f"enemy <follower/followers> {word} enemy <leader/leaders> on the field"
        g.phrase(f"follower_{word}", words, ir.NounOr, w=w, **both)
        g.phrase(f"follower_{word}", words.replace(f"{word} enemy", word), ir.NounOr, w=w + 4, **both)
        g.phrase("group", f"{{noun:follower_{word}/same}}", ir.Group)
    g.phrase("leader_part", "{adjectives?:adjectives} {noun:leader_noun/same}", ir.Group)
    g.phrase("placed_part", "{adjectives?:adjectives} {noun:card_noun/same} {qualifiers:qualifiers/same}", ir.Group)
    g.phrase("placed_part", "{noun:either_noun/same} {qualifiers:qualifiers/same}", ir.Group)
    g.phrase("placed_part", "{adjectives?:plain_adjectives} {noun:name_noun} {qualifiers:qualifiers/same}", ir.Group)
    g.phrase(
        "placed_part", "{adjectives?:token_adjectives} {noun:token_noun/same} {qualifiers:qualifiers/same}", ir.Group
    )


def _unlike(g: Grammar) -> None:
    """Two nouns of which one is a name or a token: "a Lantern Moth or a Pixie follower"."""
    g.phrase(
        "apart_name", "{adjectives?:plain_adjectives} {noun:one_name_noun} {qualifiers?:qualifiers/same}", ir.Group
    )
    g.phrase("one_name_noun", "{name:card_name}", ir.NameIs)
    token = "{adjectives?:token_adjectives} {noun:token_noun/same} {qualifiers?:qualifiers/same}"
    g.phrase("apart_token", token, ir.Group)
    for v, kind in enumerate(("apart_name", "apart_token")):
        for w, article in enumerate(("a", "an"), UNLIKE + 4 * v):
            before = f"{{first:{kind}/one}} or {article} {{second:apart_part/one}}"
            behind = f"{{first:apart_part/one}} or {article} {{second:{kind}/one}}"
            g.phrase("or_apart", before, ir.NounOr, w=w)
            g.phrase("or_apart", behind, ir.NounOr, w=w + 2)
        another = f"{{first:{kind}/one}} or another {{second:other_part/one}}"
        g.phrase("or_apart", another, ir.NounOr, w=OTHER_UNLIKE + v)
