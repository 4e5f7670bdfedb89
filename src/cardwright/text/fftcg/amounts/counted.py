"""What is counted ("for each ...", "the number of ..."), and costs and powers as amounts."""

from cardwright.text import ir
from cardwright.text.fftcg.common import BY_ABILITY, RELATIONS, RESULT_TYPES
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

# "you dulled due to this ability": the pronoun, and the words for it
DONE = (
    ("you_dulled", "you dulled"),
    ("you_removed", "you removed"),
    ("you_put", "you put into the Break Zone"),
    ("you_discarded", "you discarded"),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _measured(g)
    _counted(g)
    _seldom_counted(g)
    _different(g)
    _done(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _measured_more(g)
    _counted_more(g)
    _happenings_counted(g)
    _kinds_counted(g)
    _apiece(g)
    _different_more(g)
    _done_more(g)
    _done_so(g)
    _party_counted(g)
    _milled_counted(g)


def _measured(g: Grammar) -> None:
    # one card: whose power it is compared with: each word stands for the card itself
    for w, words in enumerate(("his", "hers", "its"), 2):
        g.phrase("own_power", words, ir.PowerOf, card=ir.SelfRef(), w=w)
    # one card, 2 phrases: the name for the card's own power; other relations are elsewhere
    g.phrase("own_power", "{_:self}'s", ir.PowerOf, card=ir.SelfRef(), w=5)
    g.phrase("power_of", "{card:possessive} power", ir.PowerOf)
    g.phrase("cost_of", "{card:possessive} cost", ir.CostOf)
    g.phrase("own_cost", "{_:self}'s", ir.CostOf, card=ir.SelfRef())
    # one card: what the card costs, by both verbs
    g.phrase("cp_amount", "the CP required to cast {card:one_pronoun}", ir.CostOf, w=2)
    g.phrase("cp_amount", "the CP required to play {card:one_pronoun}", ir.CostOf, w=3)
    # one card, 4 phrases: each compares in its own words; what else can be compared is in the tables
    g.phrase("cost_of", "the cost of {card:one_pronoun}", ir.CostOf, w=1)
    g.phrase("that_cost", "that of {card:one_pronoun}", ir.CostOf, w=4)
    # each blocker compares with its own power
    g.phrase("own_power", "their own", ir.PowerOf, card=ir.Pronoun("each_own"), w=20)
    g.phrase("own_power", "its own", ir.PowerOf, card=ir.Pronoun("each_own"), w=21)
    g.phrase("own_cost", "{_:self}", ir.CostOf, card=ir.SelfRef(), w=7)


def _counted(g: Grammar) -> None:
    """What "for each ..." and "the number of ..." count."""
    # `each`: after "for each". `counted`: after "equal to".
    g.phrase("each", "{group:group/one}", ir.CountOf)
    g.phrase("each", "point of damage you have received", ir.DamageReceived, player=ir.You())
    g.phrase("each", "point of damage your opponent has received", ir.DamageReceived, player=ir.Opponent())
    g.phrase("each", "{counter:counter} Counter placed on {card:source}", ir.CountersOn)
    g.phrase("each", "{counter:counter} Counter on {card:source}", ir.CountersOn, w=1)
    g.phrase("each", "CP of a different Element you paid to cast {_:self}", ir.ElementsPaid)
    g.phrase("each", "{element:element} CP paid to cast {_:self}", ir.CpPaid)
    g.phrase("each", "{element:element} CP you paid to cast {_:self}", ir.CpPaid, w=1)
    g.phrase("each", "{element:element} CP paid to play {_:self} onto the field", ir.CpPaid, w=2)
    g.phrase("each", "card you have cast this turn", ir.CardsCastThisTurn, player=ir.You())
    g.phrase("each", "《C》 you have", ir.CrystalCount, player=ir.You())
    g.phrase("counted", "the number of {group:counted_group}", ir.CountOf)
    # one qualifier only: what follows belongs to the card that is counted against
    g.phrase("counted_group", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:one_qualifier}", ir.Group)
    g.phrase("counted_group", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers:one_qualifier}", ir.Group)
    g.sequence("one_qualifier", "qualifier", max=1)
    g.phrase("counted", "the damage you have received", ir.DamageReceived, player=ir.You())
    g.phrase("counted", "the number of points of damage you have received", ir.DamageReceived, player=ir.You(), w=1)
    g.proper("counter", "counters", stop=("Counter", "Counters", "X"))
    # one card: cards shown from the hand, which a later sentence counts
    g.phrase("shown_group", "{adjectives?:adjectives} {noun:type_noun/many}", ir.Group)
    g.phrase("each", "CP required to play {card:one_pronoun}", ir.CostOf)
    g.phrase("each", "CP required to cast {card:one_pronoun}", ir.CostOf, w=1)
    g.phrase("count_group", "{group:group/many}", ir.CountOf)


def _seldom_counted(g: Grammar) -> None:
    """What a single card counts."""
    # one card: X counted, not compared
    g.phrase("each", "CP paid as X", ir.X)
    # one card, 2 phrases: kinds that are counted together, each with its place
    g.phrase("each", "{base:one_kind} and/or {more:one_kind}", ir.Plus, w=1)
    g.phrase("one_kind", "{group:placed_group/one}", ir.CountOf)
    # each part says where its cards are: no card is counted twice
    g.phrase("placed_group", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers:places}", ir.Group)
    g.phrase("placed_group", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers:places}", ir.Group)
    # one card: counters are counted as cards are
    g.phrase("counted", "the number of {counter:counter} Counters placed on {card:source}", ir.CountersOn)
    g.phrase("counted", "the number of {counter:counter} Counters on {card:source}", ir.CountersOn, w=1)
    # one card: what costs are counted by here, only the highest tells
    g.phrase("each", "CP required to cast the highest cost {group:group/one}", ir.Highest, trait="cost")
    g.phrase("each", "CP required to play the highest cost {group:group/one}", ir.Highest, trait="cost", w=1)
    g.phrase("shown_one", "{adjectives?:adjectives} {noun:type_noun/one}", ir.Group)
    # one card: what was revealed, and a cost that is compared with another's
    g.phrase("shown_one", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)
    # one card: the other player's are in the tables
    g.phrase("each", "card you have drawn this turn", ir.CardsDrawn, player=ir.You())
    # one card, 2 phrases: both cards that paid the cost, the card's own among them
    g.phrase("counted", "the total cost of {card:both_removed}", ir.CostOf, w=5)
    g.phrase("both_removed", "the 2 cards removed from the game", ir.Pronoun, form="two_removed")
    # one card: each option says where; cards that are counted by name
    g.phrase(
        "different_one",
        "{noun:trait_noun} of different name",
        ir.Group,
        qualifiers=(ir.InZone(ir.BreakZone(ir.You()), w=20),),
    )
    # one card, 2 phrases: what may be counted for as many targets
    g.phrase("count_group", "{counter:counter} Counters placed on {card:source}", ir.CountersOn, w=33)
    g.alias("count_group", "kinds")
    # one card: the points received, in other words
    g.phrase("counted", "the damage you have been dealt", ir.DamageReceived, player=ir.You(), w=32)
    words = "of a different Element you control, other than Multi-Element"
    single = (ir.ControlledBy(ir.You()), ir.Without(ir.MultiElement(), w=37))
    # one card: a card of two Elements counts as neither
    g.phrase("different_element", "{noun:type_noun/one} " + words, ir.Group, qualifiers=single)
    # one card: what the revealed cards cost together
    g.phrase("each", "CP required to play {card:shown_cards}", ir.CostOf, w=35)
    g.phrase("each", "CP required to cast {card:shown_cards}", ir.CostOf, w=36)
    # one card: what the revealed cards cost together
    g.phrase("shown_cards", "the revealed cards", ir.Pronoun, form="revealed_cards")
    # one card: what paid, what was shown
    g.phrase("shown_before", "the revealed cards", ir.Pronoun, form="among_shown")


def _different(g: Grammar) -> None:
    # one card each: all four ways to say it
    for w, (kind, the) in enumerate((("different ", ""), ("", ""), ("different ", "the "), ("", "the "))):
        g.phrase("each", f"{kind}Element among {the}{{group:group/many}}", ir.CountElements, w=w)
    # one card: Elements among cards that were removed
    g.phrase("counted", "the number of Elements among {cards:away_cards}", ir.CountElementsOf)
    g.phrase("counted", "the number of different Elements among {cards:away_cards}", ir.CountElementsOf, w=1)
    g.phrase("each", "different Element among {cards:away_cards}", ir.CountElementsOf)
    # one card: each option says where; cards that are counted by name
    g.phrase("each", "{group:different_one} put into your Break Zone", ir.CountDifferent, trait="name")
    # "for each Backup of a different Element you control, other than Multi-Element"
    # one card: a kind of card of which each Element counts once
    g.phrase("each", "{group:different_element}", ir.CountElements, w=32)
    # one card: what paid, what was shown
    g.phrase("each", "different Element among {cards:shown_before}", ir.CountElementsOf, w=40)


def _done(g: Grammar) -> None:
    # one card each, 3 phrases: cards shown from the hand, which a later sentence counts
    g.phrase("each", "{group:affected_one} you revealed", ir.CountRef, cards=ir.Pronoun("shown"))
    g.phrase("count_group", "{group:shown_group} you revealed", ir.CountRef, cards=ir.Pronoun("shown"))
    # one card, 4 phrases: what was revealed, and a cost that is compared with another's
    g.phrase("each", "{group:shown_one} revealed this way", ir.CountRef, cards=ir.Pronoun("revealed"))
    # one card: cards that an effect removed, in all the words for them
    for form, words in (
        ("removed_cards", "removed cards"),
        ("the_removed_cards", "the removed cards"),
        ("cards_removed", "cards removed by this effect"),
        ("the_cards_removed", "the cards removed by this effect"),
    ):
        g.phrase("away_cards", words, ir.Pronoun, form=form)
    for category, number in (("affected_one", "one"), ("affected_many", "many")):
        kinds = (
            f"{{adjectives?:adjectives}} {{noun:type_noun/{number}}}",
            "{adjectives?:plain_adjectives} {noun:trait_noun}",
        )
        for kind in kinds:
            g.phrase(category, kind, ir.Group)
            g.phrase(category, f"{kind} {{qualifiers:cost_only}}", ir.Group)
    for form, verb in DONE:
        cards = {"cards": ir.Pronoun(form)}
        for w, by in enumerate((" due to this ability", " by this effect", " this way", "")):
            # one card, 3 phrases: what was done to how many, and by what: the table is `DONE`
            g.phrase("each", f"{{group:affected_one}} {verb}{by}", ir.CountRef, w=20 + w, **cards)
            g.phrase("counted", f"the number of {{group:affected_many}} {verb}{by}", ir.CountRef, w=20 + w, **cards)
            g.phrase("count_group", f"{{group:affected_many}} {verb}{by}", ir.CountRef, w=30 + w, **cards)
    cards = {"cards": ir.DiscardedToCast()}
    to_cast = "you discarded to cast {_:self}"
    g.phrase("each", f"{{group:affected_one}} {to_cast}", ir.CountRef, w=50, **cards)


def _measured_more(g: Filled) -> None:
    g.phrase("power_of", "the power of {card:one_pronoun}", ir.PowerOf, w=310)
    g.phrase("cost_of", "{card:possessive} CP cost", ir.CostOf, w=2)
    # what paid the cost: "the Backup put into the Break Zone"
    for kind in ("Backup", "Monster", "Character", "card"):
        for category in ("put_for_cost", "paying_card"):
            text = f"the {kind} put into the Break Zone"
            g.phrase(category, text, ir.Pronoun, form=f"put_{kind.lower()}_cost")
            g.phrase(category, f"the {kind} put in the Break Zone", ir.Pronoun, form=f"put_in_{kind.lower()}_cost")
    g.phrase("paying_card", "the Forward put in the Break Zone", ir.Pronoun, form="put_cost")
    for kind in ("Forward", "Backup", "Monster", "Character", "Summon", "card"):
        words = f"the {kind} removed from the game"
        g.phrase("paying_card", words, ir.Pronoun, form=f"removed_{kind.lower()}")
        if kind in ("Backup", "Monster", "Character"):
            g.phrase("paying_card", f"the dull {kind}", ir.Pronoun, form=f"dulled_{kind.lower()}")
    for w, category in enumerate(("put_for_cost", "paying_card"), 600):
        g.phrase("cost_of", f"the cost of {{card:{category}}}", ir.CostOf, w=w)
        if w > 600:
            g.phrase("power_of", f"the power of {{card:{category}}}", ir.PowerOf, w=w)
            for v, verb in enumerate(("play", "cast")):
                g.phrase("each", f"CP required to {verb} {{card:{category}}}", ir.CostOf, w=w + v)
    for w, words in enumerate(("his", "hers", "its"), 400):
        g.phrase("own_cost", words, ir.CostOf, card=ir.SelfRef(), w=w)


def _apiece(g: Filled) -> None:
    """Each card's own amount: "all the Forwards lose 1000 power for each Rage Counter on them"."""
    them = {"card": ir.Pronoun("each_of_them")}
    for w, words in enumerate(("placed on", "on")):
        g.phrase("each", f"{{counter:counter}} Counter {words} them", ir.CountersOn, w=w, **them)
    for w, verb in enumerate(("play", "cast")):
        g.phrase("each", f"CP required to {verb} them", ir.CostOf, w=w, **them)


def _counted_more(g: Filled) -> None:
    """What was cast, broken, put away, activated or dulled, and cards in hands."""
    for name in ("Forward", "Backup", "Monster", "Summon"):
        g.value("cast_type", name, ir.TypeIs((name,)))
    g.phrase("cast_type", "Character", ir.IsCharacter)
    g.phrase("cast_kind", "{adjectives?:adjectives} {noun:cast_type}", ir.Group)
    g.phrase("each", "{group:cast_kind} you have cast this turn", ir.CardsCastThisTurn, player=ir.You(), w=70)
    g.phrase("count_group", "number of {group:group/many}", ir.CountOf, w=70)
    g.phrase("count_group", "cost of {card:one_pronoun}", ir.CostOf, w=70)
    # "draw 1 card for each Monster broken by this effect": `with_results` sees that such an instruction stands before it
    for w, name in enumerate(RESULT_TYPES):
        g.value("each", f"{name} broken this way", ir.ResultCount(w=10 + len(RESULT_TYPES) + w))
        for more, by in ((0, "by this effect"), (BY_ABILITY, "due to this ability")):
            g.value("each", f"{name} broken {by}", ir.ResultCount(w=more + 10 + w))
        for more, by in enumerate(("by this effect", "due to this ability", "this way")):
            put = ir.ResultCount(w=more * BY_ABILITY + 20 + w)
            g.value("each", f"{name} put from the field into the Break Zone {by}", put)
    for w, name in enumerate(RESULT_TYPES):
        for doing, verb in ((30, "activated"), (50, "dulled")):
            for more, by in ((0, "by this effect"), (BY_ABILITY, "due to this ability")):
                g.value("each", f"{name} {verb} {by}", ir.ResultCount(turned=True, w=more + doing + w))
            this_way = ir.ResultCount(turned=True, w=doing + len(RESULT_TYPES) + w)
            g.value("each", f"{name} {verb} this way", this_way)
    for w, name in enumerate(RESULT_TYPES):
        again = 20 + len(RESULT_TYPES) + w  # the same, in other words
        g.value("each", f"{name} put into the Break Zone by this effect", ir.ResultCount(w=again))
        due = ir.ResultCount(w=BY_ABILITY + again)
        g.value("each", f"{name} put into the Break Zone due to this ability", due)
    g.phrase("each", "card your opponent has drawn this turn", ir.CardsDrawn, player=ir.Opponent())
    theirs = ir.HandSize(ir.ControllerOf(ir.Pronoun("it")), w=3000)
    g.value("each", "card in its controller's hand", theirs)
    hands = ((ir.You(), "you have", "your"), (ir.Opponent(), "your opponent has", "their"))
    for player, has, their in hands:
        held = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(player)),))
        for w, where in enumerate((f"in {their} hand", "in hand"), 900):
            g.value("each", f"card {has} {where}", ir.CountOf(held, w=w))
    cards = {"qualifiers": (ir.ControlledBy(ir.You()),)}
    for w, kind in enumerate(("{noun:type_noun/one}", "{adjectives:plain_adjectives} {noun:type_noun/one}"), 3000):
        g.phrase(f"differing_{w}", f"{kind} of a different Element you control", ir.Group, **cards)
        g.phrase("each", f"{{group:differing_{w}}}", ir.CountElements, w=w)


def _happenings_counted(g: Filled) -> None:
    """Each time that something happened this turn: put away, returned, discarded."""
    # "for each Forward that has been put from the field into the Break Zone this turn"
    g.phrase("each", "{event:counted_event} this turn", ir.TimesThisTurn)
    g.phrase("counted_event", "{subject:counted_one} that {happenings:counted_past}", ir.CardEvent, w=600)
    g.list("counted_past", "counted_happening", ", ", max=1)
    for w, have in enumerate(("has been", "was"), 600):
        put = f"{have} put from the field into the Break Zone"
        g.phrase("counted_happening", put, ir.PutIntoBreakZone, source="field", w=w)
        for v, back in enumerate(("", "from the field ")):
            text = f"{have} returned {back}to its owner's hand"
            g.phrase("counted_happening", text, ir.ReturnsToHand, w=w + 10 * v)
            if w == 600:
                bare = text.removeprefix(f"{have} ")
                g.phrase("bare_counted", bare, ir.ReturnsToHand, w=602 + 10 * v)
        g.phrase("counted_happening", f"{have} discarded", ir.IsDiscarded, w=w)
    # "for each Summon you have discarded this turn": as for each card
    discarders = (
        (ir.You(), "you", "have"),
        (ir.Opponent(), "your opponent", "has"),
        (ir.Opponent(), "opponent", "has"),
    )
    for w, (player, who, has) in enumerate(discarders, 600):
        for v, did in enumerate((f"{has} discarded", "discarded")):
            cards = {"player": player, "each": True, "w": w + 10 * v}
            g.phrase("counted_event", f"{{group:cast_kind}} {who} {did}", ir.PlayerDiscards, **cards)
            g.phrase("counted_event", f"card {who} {did}", ir.PlayerDiscards, **cards)
            g.phrase("discarded_so", f"card {who} {did}", ir.PlayerDiscards, due_to=ir.You(), **cards)
    for w, words in enumerate(
        ("your Summons or abilities", "your Summons and abilities", "your Summons and/or abilities"), 600
    ):
        g.phrase("each", f"{{event:discarded_so}} this turn due to {words}", ir.TimesThisTurn, w=w)
    g.phrase("counted_event", "{subject:counted_one} {happenings:counted_bare}", ir.CardEvent, w=601)
    g.list("counted_bare", "bare_counted", ", ", max=1)
    for zone, source in (
        ("the field", "field"),
        ("your field", "your_field"),
        ("your opponent's field", "opponent_field"),
    ):
        g.phrase("bare_counted", f"put from {zone} into the Break Zone", ir.PutIntoBreakZone, source=source, w=602)
    g.phrase("counted_one", "{group:group/one}", ir.OneSubject, w=600)


def _kinds_counted(g: Filled) -> None:
    """Counters among cards, several kinds together, damage and 《C》, each name or Element once."""
    # "for each Moon Counter placed on Characters you control"
    g.phrase("counted_among", "{group:group/many}", ir.All, w=3)
    g.phrase("counted_among", "all the {group:group/many}", ir.All)
    g.phrase("counted_among", "the {group:group/many}", ir.All, w=2)
    for w, placed in enumerate(("placed on", "on"), 2010):
        g.phrase("each", f"{{counter:counter}} Counter {placed} {{card:counted_among}}", ir.CountersOn, w=w)
        number = f"the number of {{counter:counter}} Counters {placed} {{card:counted_among}}"
        g.phrase("counted", number, ir.CountersOn, w=w)
    for w, placed in enumerate(("Counter placed on it", "Counter on it"), 2000):
        g.phrase("each", f"{{counter:counter}} {placed}", ir.CountersOn, card=ir.Pronoun("it"), w=w)
    for w, both in enumerate(("and/or", "and"), 2):
        g.phrase("each", f"{{base:held_kind}} {both} {{more:one_kind}}", ir.Plus, w=w)
        g.phrase("each", f"{{base:one_kind}} {both} {{more:held_kind}}", ir.Plus, w=w)
    # "the same number of Forwards as the different Elements among Characters you control"
    g.phrase("count_group", "different Elements among {group:group/many}", ir.CountElements, w=70)
    g.phrase("count_group", "Elements among {group:group/many}", ir.CountElements, w=71)
    # "the same number of Forwards as the Monsters you control and/or Monsters in your Break Zone"
    g.phrase("kinds", "{base:held_number} and/or {more:many_kind}", ir.Plus, w=2)
    g.phrase("kinds", "{base:many_kind} and/or {more:held_number}", ir.Plus, w=2)
    g.phrase("held_number", "{group:held_manifold}", ir.CountOf)
    g.phrase("held_manifold", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:held_places}", ir.Group)
    g.phrase("held_manifold", "{adjectives?:plain_adjectives} {noun:trait} {qualifiers:held_places}", ir.Group)
    g.phrase("held_kind", "{group:held_group}", ir.CountOf)
    kind = "{adjectives?:adjectives} {noun:type_noun/one} {qualifiers:held_places}"
    g.phrase("held_group", kind, ir.Group)
    g.phrase("held_group", "{adjectives?:plain_adjectives} {noun:trait} {qualifiers:held_places}", ir.Group)
    g.sequence("held_places", "pair_place", max=1)
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        for w, words in enumerate(("points of damage", "number of points of damage"), 540):
            g.phrase("count_group", f"{words} {has} received", ir.DamageReceived, player=player, w=w)
        g.phrase("count_group", f"《C》 {has}", ir.CrystalCount, player=player, w=540)
        for w, number in enumerate(("the number of", "the amount of"), 541):
            for category in ("counted", "x_counted"):
                g.phrase(category, f"{number} 《C》 {has}", ir.CrystalCount, player=player, w=w)
    g.phrase("count_group", "{counter:counter} Counters on {card:source}", ir.CountersOn, w=540)
    # "for each Job Smith of different name in your Break Zone": each name counts once
    for trait, words in (
        ("name", "of different name"), ("element", "of different Element"), ("cost", "of different cost"),
    ):  # fmt: skip
        key = f"various_{trait}"
        if trait == "element":
            g.phrase("each", f"{{group:{key}}}", ir.CountElements, w=400)
        else:
            g.phrase("each", f"{{group:{key}}}", ir.CountDifferent, trait=trait, w=400)
        head, place = "{adjectives?:", f"{words} {{qualifiers:one_place}}"
        g.phrase(key, f"{head}adjectives}} {{noun:type_noun/one}} {place}", ir.Group)
        g.phrase(key, f"{head}plain_adjectives}} {{noun:trait_noun}} {place}", ir.Group)
    g.list("one_place", "pair_place", ", ", max=1)


def _different_more(g: Filled) -> None:
    for trait, one, many in (
        ("name", "name", "names"),
        ("job", "Job", "Jobs"),
        ("cost", "cost", "costs"),
        ("category", "Category", "Categories"),
    ):
        for w, the in enumerate(("", "the "), 70):
            words = f"among {the}{{group:group/many}}"
            fixed = {"trait": trait, "w": w}
            g.phrase("each", f"different {one} {words}", ir.CountDifferent, **fixed)
            counted = words.replace("group/many", "counted_group")
            g.phrase("counted", f"the number of different {many} {counted}", ir.CountDifferent, **fixed)
            g.phrase(f"{trait}s_among", f"different {many} {words}", ir.CountDifferent, **fixed)
        text = f"there are {{right:number}} or more {{left:{trait}s_among}}"
        g.phrase("condition", text, ir.Compare, compare=">=", w=70 + 5)
    for trait, one, many in (("name", "card name", "card names"), ("type", "card type", "card types")):
        fixed = {"trait": trait, "w": 5000}
        g.phrase("each", f"different {one} among {{group:group/many}}", ir.CountDifferent, **fixed)
        g.phrase("counted", f"the number of different {many} among {{group:group/many}}", ir.CountDifferent, **fixed)
        g.phrase(f"{trait}s_in_full", f"different {many} among {{group:group/many}}", ir.CountDifferent, **fixed)
        text = f"there are {{right:number}} or more {{left:{trait}s_in_full}}"
        g.phrase("condition", text, ir.Compare, compare=">=", w=5000)
    # one qualifier only: what follows belongs to the card that is counted against
    for w, words in enumerate(("the number of different Elements among {group:counted_group}",
                               "the number of Elements among {group:counted_group}"), 600):  # fmt: skip
        g.phrase("counted", words, ir.CountElements, w=w)
    g.phrase("each", "Element among {cards:away_cards}", ir.CountElementsOf, w=600)
    _cast_more(g)


def _cast_more(g: Filled) -> None:
    # what a player has cast this turn, one by one and as a number
    for name in ("Forward", "Backup", "Monster", "Summon", "Character"):
        g.value("cast_types", f"{name}s", ir.IsCharacter() if name == "Character" else ir.TypeIs((name,)))
    g.phrase("cast_kinds", "{adjectives?:adjectives} {noun:cast_types}", ir.Group)
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        fixed = {"player": player, "w": 600}
        g.phrase("each", f"card {has} cast this turn", ir.CardsCastThisTurn, **fixed)
        g.phrase("counted", f"the number of cards {has} cast this turn", ir.CardsCastThisTurn, **fixed)
        g.phrase("counted", f"the number of {{group:cast_kinds}} {has} cast this turn", ir.CardsCastThisTurn, **fixed)
        if player == ir.Opponent():
            g.phrase("each", f"{{group:cast_kind}} {has} cast this turn", ir.CardsCastThisTurn, **fixed)
        g.phrase("counted", f"the points of damage {has} received", ir.DamageReceived, player=player, w=602)


def _done_more(g: Filled) -> None:
    """What was revealed, discarded, returned, removed, dulled or played just before."""
    shown = ir.Pronoun("shown")
    g.phrase("count_group", "{group:shown_traits} you revealed", ir.CountRef, cards=shown, w=5000)
    g.phrase("shown_traits", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)
    cards = {"cards": ir.DiscardedToCast()}
    for w, words in enumerate(("discarded to cast {_:self}", "discarded to cast it", "discarded to pay the cost to cast {_:self}",
                               "you discarded to pay the cost to cast {_:self}"), 5000):  # fmt: skip
        g.phrase("each", f"{{group:affected_one}} {words}", ir.CountRef, w=w, **cards)
    returned = {"cards": ir.Pronoun("you_returned")}
    for w, by in enumerate((" due to this ability", " by this effect"), 5000):
        g.phrase("each", f"{{group:affected_one}} you returned{by}", ir.CountRef, w=w, **returned)
    for w, by in enumerate((" due to this ability", " by this effect", " this way", ""), 5000):
        g.phrase("count_group", f"{{group:affected_many}} you returned{by}", ir.CountRef, w=w, **returned)
        g.phrase("counted", f"the number of {{group:affected_many}} you returned{by}", ir.CountRef, w=w, **returned)
    for form, verbs in (("you_returned", ("returned", "returned this way", "returned by this effect", "you returned",
                                          "you returned this way", "returned to your hand", "returned due to this ability")),
                        ("you_removed", ("removed", "removed from the game by this effect",
                                         "removed this way", "removed from the game this way", "removed by this effect",
                                         "removed due to this ability", "removed from the game due to this ability")),
                        ("you_discarded", ("discarded", "discarded by this effect", "discarded this way",
                                           "discarded due to this effect", "discarded due to this ability")),
                        ("you_dulled", ("dulled", "dulled due to this effect")),
                        ("you_played", ("played", "played this way", "played by this effect", "played due to this ability",
                                        "played onto the field this way", "played onto the field by this effect"))):  # fmt: skip
        for w, verb in enumerate(verbs, 70):
            cards = {"cards": ir.Pronoun(form)}
            g.phrase("each", f"{{group:affected_one}} {verb}", ir.CountRef, w=w, **cards)
            g.phrase("counted", f"the number of {{group:affected_many}} {verb}", ir.CountRef, w=w, **cards)
            g.phrase("every_group", f"{{group:affected_many}} {verb}", ir.CountRef, w=w, **cards)


def _done_so(g: Filled) -> None:
    """The same, where the verb stands in front, and "as many Forwards as ... by this effect"."""
    # "the number of removed Summons", "for each discarded card", "the same number of Forwards as the dulled Backups"
    for form, verb in (("you_removed", "removed"), ("you_discarded", "discarded"), ("you_returned", "returned"),
                       ("you_dulled", "dulled"), ("shown", "revealed")):  # fmt: skip
        cards = {"cards": ir.Pronoun(form), "w": 800}
        g.phrase("each", f"{verb} {{group:affected_one}}", ir.CountRef, **cards)
        g.phrase("counted", f"the number of {verb} {{group:affected_many}}", ir.CountRef, **cards)
        g.phrase("count_group", f"{verb} {{group:affected_many}}", ir.CountRef, **cards)
    # "choose up to the same number of Forwards as the Backups dulled by this effect"
    ways = (" by this effect", " this way", "", " due to this ability")
    for form, verb in (("you_dulled", "dulled"), ("you_discarded", "discarded"), ("you_removed", "removed"),
                       ("you_returned", "returned"), ("all_milled", "put into the Break Zone"), ("shown", "revealed")):  # fmt: skip
        for w, way in enumerate(ways, 3000):
            text = f"{{group:affected_many}} {verb}{way}"
            g.phrase("count_group", text, ir.CountRef, cards=ir.Pronoun(form), w=w)
            if form == "all_milled":
                g.phrase("counted", f"the number of {text}", ir.CountRef, cards=ir.Pronoun(form), w=w)
    homes = ("returned to your hand", "returned to its owner's hand", "returned to their owner's hand",
             "returned to their owners' hands")  # fmt: skip
    for w, words in enumerate((f"{home}{way}" for home in homes for way in ways[:2]), 3000):
        g.phrase("each", f"{{group:affected_one}} {words}", ir.CountRef, cards=ir.Pronoun("you_returned"), w=w)
    for w, words in enumerate(("revealed", "revealed by this effect"), 70):
        g.phrase("each", f"{{group:shown_one}} {words}", ir.CountRef, cards=ir.Pronoun("among_shown"), w=w)


def _party_counted(g: Filled) -> None:
    """The cards of a party."""
    party = {"cards": ir.PartyOf(ir.Pronoun("that_party"))}
    for w, words in enumerate(("forming the party", "in that party", "forming that party", "in the party"), 100):
        g.phrase("each", f"{{group:affected_one}} {words}", ir.CountRef, w=w, **party)
        g.phrase("count_group", f"{{group:affected_many}} {words}", ir.CountRef, w=w, **party)
        g.phrase("counted", f"the number of {{group:affected_many}} {words}", ir.CountRef, w=w, **party)
        g.phrase("counted_party", f"{{group:affected_many}} {words}", ir.CountRef, w=w, **party)
        form = words.replace("forming", "are forming") if "forming" in words else f"are {words}"
        g.phrase("counted_forming", f"{{group:affected_many}} {form}", ir.CountRef, w=w + 20, **party)
        whole = ir.PowerOf(ir.PartyOf(ir.Pronoun("that_party")), w=w)
        g.value("damage", f"damage equal to the total power of the Forwards {words}", whole)
        # "for each Forward in that party other than Hild"
        for category, form in (("each", "one"), ("count_group", "many")):
            key = f"party_but_{form}_{w}"
            g.phrase(category, f"{{group:{key}}}", ir.CountRef, w=w + 10, **party)
            kind = f"{{adjectives?:adjectives}} {{noun:type_noun/{form}}}"
            g.phrase(key, f"{kind} {words} {{qualifiers:party_but}}", ir.Group)
    for relation, compare in RELATIONS:
        text = f"there are {{right:number}} {relation} {{left:counted_party}}"
        g.phrase("condition", text, ir.Compare, compare=compare, w=5200)
        g.phrase(
            "condition", f"{{right:number}} {relation} {{left:counted_forming}}", ir.Compare, compare=compare, w=5200
        )
    g.sequence("party_but", "party_other_than", max=1)
    g.phrase("party_other_than", "other than {card:source}", ir.OtherThan)


def _milled_counted(g: Filled) -> None:
    """What was put from a deck into the Break Zone, and what is among cards that were shown."""
    # each of the cards that were milled just before; "by this effect" is in the tables
    for name in ("Forward", "Backup", "Summon", "Monster", "Character", "card"):
        nouns: dict[str, ir.Filter] = {"Character": ir.IsCharacter(), "card": ir.IsCard()}
        kind = ir.Group(nouns.get(name) or ir.TypeIs((name,)))
        text = f"{name} put into the Break Zone this way"
        g.phrase("each", text, ir.CountRef, cards=ir.Pronoun("all_milled"), group=kind, w=600 + 5)
    # types by themselves are in another table
    milled = ir.Pronoun("all_milled")
    for w, way in enumerate(("by this effect", "this way", "due to this ability"), 5000):
        g.phrase("each", f"{{group:milled_kind}} put into the Break Zone {way}", ir.CountRef, cards=milled, w=w)
    g.phrase("milled_kind", "{adjectives:adjectives} {noun:type_noun/one}", ir.Group)
    for w, way in enumerate(("by this effect", "due to this ability"), 5010):
        for name, noun in (("Summon", ir.TypeIs(("Summon",))), ("card", ir.IsCard())):
            kind = ir.Group(noun)
            g.phrase("each", f"{name} put into the Break Zone {way}", ir.CountRef, cards=milled, group=kind, w=w)
    for kinds in ("{adjectives?:adjectives} {noun:type_noun/one}", "{adjectives?:plain_adjectives} {noun:trait_noun}"):
        g.phrase("milled_kind", f"{kinds} {{qualifiers:cost_only}}", ir.Group)
    g.phrase("milled_kind", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)
    shown = ir.Pronoun("revealed")
    g.phrase("each", "{group:affected_one} among them", ir.CountRef, cards=shown, w=70)
    shown = ir.Pronoun("among_shown")
    g.phrase("each", "{group:affected_one} among the revealed cards", ir.CountRef, cards=shown, w=5000)
