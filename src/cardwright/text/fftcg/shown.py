"""Cards that are shown, named or put away: selecting among them, turning cards over, what every player may do."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

OWNER = ir.Owner()
TURN = ir.UntilEndOfTurn(w=3)
IT_COSTS = "The cost required to cast it is reduced by"


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _shown(g)
    _each_player(g)
    _named(g)
    _damage(g)
    _groups(g)
    _events(g)
    _further(g)
    # one card: a reminder, letter by letter
    g.phrase("ability", "(These effects do not end at the end of the turn.)", ir.ReminderAbility, kind="permanent_all")
    g.phrase("ability", "(This effect does not end at the end of the turn.)", ir.ReminderAbility, kind="permanent")


def _shown(g: Grammar) -> None:
    a = "action"
    among = {"player": ir.You(), "among": ir.Pronoun("among_shown")}
    g.phrase(a, "select {target:target} among them", ir.SelectAmong, **among)
    for w, their in enumerate(("their", "his/her")):
        words = f"{{player:who}} reveals {{target:plain_cards}} from {their} hand"
        # one card, 5 phrases: cards shown from a hand, chosen or at random, of whose hand
        g.phrase(a, words, ir.RevealCards, w=w)
        words = f"{{player:who}} randomly reveals {{count:number}} <card/cards:count> from {their} hand"
        g.phrase(a, words, ir.RevealAtRandom, w=w)
    g.phrase("plain_cards", "{count:number} {group:bare_cards/count}", ir.Target, w=5)
    g.phrase("bare_cards", "<card/cards>", ir.Group, noun=ir.IsCard())
    until = "turn over one card at a time " + "from the top of your deck until "
    # one card, 4 phrases: turned over until there are so many; both cards that paid the cost
    g.phrase(a, until + "{count:many_number} {group:group/many} are revealed", ir.RevealUntil)
    g.phrase("group", "selected type", ir.Group, noun=ir.IsCard(), qualifiers=(ir.NamedType(w=3),))
    # "the total cost of the 2 cards removed from the game": both paid the cost
    g.phrase("counted", "the total cost of {card:both_removed}", ir.CostOf, w=5)
    g.phrase("both_removed", "the 2 cards removed from the game", ir.Pronoun, form="two_removed")
    g.phrase(
        "condition", "{left:cost_of} is equal to the total cost of {right:both_costs}", ir.Compare, compare="=", w=2
    )
    g.phrase("both_costs", "{card:both_removed}", ir.CostOf, w=6)
    # one card, 4 phrases: what this effect did, and what its cost removed
    words = "{card:one_pronoun} is put into the Break Zone"
    g.phrase("condition", words, ir.SourceIn, zone="break_zone", w=1)
    words = "until the end of your turn, you can cast {what:source} removed by this ability's cost"
    g.phrase(a, words, ir.AllowCast, player=ir.You(), duration=ir.UntilEndOfYourTurn(ir.You(), w=1), w=5)


def _each_player(g: Grammar) -> None:
    # whoever does it is "you" in what he does
    # one card, 3 phrases: what every player may do, each for himself
    g.phrase("done", "each player may {effect:each_does}", ir.May, player=ir.EachPlayer())
    e = "each_does"
    g.list(e, "each_part", " and ", cls=ir.Both, field="effects", min=2, max=2, w=14)
    g.alias(e, "each_part")
    p = "each_part"
    # one card, 2 phrases: one of the things every player may do: the list is open
    g.phrase(p, "search for {targets:targets}", ir.Search, player=ir.You(w=1))
    for w, their in enumerate(("his/her", "their"), 1):
        g.phrase(p, f"add {{what:obj}} to {their} hand", ir.ToHand, player=ir.You(w=w), verb="add")
        for dull, words in ((False, ""), (True, " dull")):
            text = f"play {{target:target}} from {their} hand onto the field{words}"
            g.phrase(p, text, ir.PlayFrom, player=ir.You(w=w), zone=ir.Hand(ir.You(w=w)), dull=dull)
        g.phrase(p, f"discard {{count:number}} <card/cards:count> from {their} hand", ir.Discard,
                 player=ir.You(w=w), group=ir.Group(ir.IsCard()), w=30)  # fmt: skip
    g.phrase(p, "draw {count:number} <card/cards:count>", ir.Draw, player=ir.You(w=1))
    g.phrase(p, "play {what:obj} onto the field", ir.PlayOnto, player=OWNER, w=30)
    g.phrase(
        p,
        "discard {count:number} <card/cards:count>",
        ir.Discard,
        player=ir.You(w=3),
        group=ir.Group(ir.IsCard()),
        w=30,
    )


def _named(g: Grammar) -> None:
    a = "action"
    # one card: "select" for "name"
    g.phrase(a, "select 1 Element", ir.Name, player=ir.You(), what="element", w=1)
    g.phrase(a, "name 1 Element other than Light, or Dark", ir.Name, player=ir.You(), what="element",
             excluding=("Light", "Dark"), w=5)  # fmt: skip
    lasting = {"element": "", "duration": ir.Permanent()}
    tail = "(this effect does not end at the end of the turn)"
    # one card: an Element without end, with its reminder in small letters
    g.phrase(a, f"{{what:source}} becomes that Element {tail}", ir.BecomeElement, **lasting)
    g.phrase(a, "{what:source} becomes that Element {duration:for_turn}", ir.BecomeElement, element="", w=1)
    for w, words in enumerate(("with the named Job", "with named Job"), 4):
        # one card, 3 phrases: words for what was named
        g.phrase("qualifier", words, ir.NamedJob, w=w)
    g.phrase("qualifier", "of the selected Element", ir.NamedElement, w=2)
    for w, words in enumerate(("of the same Element as named", "of the named element"), 3):
        g.phrase("qualifier", words, ir.NamedElement, w=w)


def _damage(g: Grammar) -> None:
    for w, (up, words) in enumerate(((True, "up"), (False, "down")), 9):
        text = f"deal {{amount:half_power_{words}}} to {{to:group_obj}} (round {words} to the nearest 1000)"
        # one card, 2 phrases: rounded up or down
        g.phrase("action", text, ir.DealDamage, w=w)
        g.phrase(f"half_power_{words}", "damage equal to half of {of:power_of}", ir.Half, up=up, w=1)
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
    changes = (
        ("double the damage instead", {"change": "double", "amount": ir.Num(2)}),
        ("the damage increases by {amount:number} instead", {"change": "increase"}),
        ("the damage becomes {amount:number} instead", {"change": "become"}),
    )
    # one card, 7 phrases: what is struck, with its own power
    g.phrase("struck", "a {group:group/one}", ir.All, w=4)
    for words, fixed in changes:
        head = "if {source:your_effect} deals damage to {to:struck}, "
        g.phrase("static", head + words, ir.ReplaceDamage, duration=ir.Continuous(), w=20, **fixed)
        g.phrase("action", f"during this turn, {head}{words}", ir.ReplaceDamage, duration=TURN, w=20, **fixed)
    # each blocker compares with its own power
    g.phrase("own_power", "their own", ir.PowerOf, card=ir.Pronoun("each_own"), w=20)
    g.phrase("own_power", "its own", ir.PowerOf, card=ir.Pronoun("each_own"), w=21)
    g.phrase("rule", "cannot block {whom:group/many}", ir.CannotBlock, w=2)


def _groups(g: Grammar) -> None:
    # "Job Knights in your Break Zone and/or Monsters in your Break Zone": each option says where
    # one card, 8 phrases: each option says where; cards that are counted by name
    g.phrase("target", "{count:number} {group:placed_either}", ir.Target, w=60)
    g.phrase("target", "up to {count:number} {group:placed_either}", ir.Target, up_to=True, w=60)
    g.phrase("placed_either", "{noun:placed_noun/many}", ir.Group)
    g.list("placed_noun", "placed_group", " and/or ", cls=ir.AnyNoun, field="options", min=2, w=20)
    g.phrase("party_count", "{group:group/many} form the party", ir.CountRef,
             cards=ir.PartyOf(ir.Pronoun("that_party")))  # fmt: skip
    g.phrase("condition", "{right:number} or more {left:party_count}", ir.Compare, compare=">=", w=20)
    g.phrase("each", "{group:different_one} put into your Break Zone", ir.CountDifferent, trait="name")
    g.phrase(
        "different_one",
        "{noun:trait_noun} of different name",
        ir.Group,
        qualifiers=(ir.InZone(ir.BreakZone(ir.You()), w=20),),
    )


def _events(g: Grammar) -> None:
    h = "happening"
    for kinds, one in ((("summon",), "a Summon"), (("ability",), "an ability")):
        # one card: a Summon or an ability
        g.phrase(h, f"<is/are> chosen by {one} of your opponent", ir.IsChosen, by=ir.Opponent(), kinds=kinds, w=5)
    for w, zone in enumerate(("the Break Zone", "their Break Zone")):
        text = f"<is/are> added to your opponent's hand from {zone}"
        # one card: from whose zone
        g.phrase(h, text, ir.AddedToHand, source="break_zone", whose=ir.Opponent(), w=w)


def _further(g: Grammar) -> None:
    """Forms that go with those of other modules: other verbs, other comparisons."""
    a, c, q = "action", "condition", "qualifier"
    for w, verb in enumerate(("place", "return"), 12):
        at = "to" if verb == "return" else "at"
        on = "to the top of" if verb == "return" else "on top of"
        for place, node in ((f"{at} the bottom of", ir.DeckBottom), (on, ir.DeckTop)):
            form = "<its owner's deck|their owners' decks:what>"
            g.phrase(a, f"{verb} {{what:obj}} {place} {form}", ir.PutInto, to=node(OWNER), w=w)
    for node, words in ((ir.DeckTop, "on the top of"),):
        g.phrase(a, f"put {{what:one_obj}} {words} its owner's deck", ir.PutInto, to=node(OWNER), w=14)
    away = {"player": ir.You(), "to": ir.Hand(ir.You())}
    g.phrase(a, "add {target:stored} to your hand", ir.SelectAndPut, **away)
    g.phrase("stored", "{count:number} {group:stored_cards/count}", ir.Target)
    g.phrase("stored", "up to {count:number} {group:stored_cards/count}", ir.Target, up_to=True)
    g.phrase("stored_cards", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers:stored_places}", ir.Group)
    g.phrase("stored_cards", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers:stored_places}", ir.Group)
    g.sequence("stored_places", "stored_place")
    g.alias("stored_place", "cost_qualifier")
    for w, words in enumerate(("in", "from")):
        g.phrase("stored_place", words + " your Break Zone", ir.InZone, zone=ir.BreakZone(ir.You()), w=w)
    g.phrase("own_cost", "{_:self}", ir.CostOf, card=ir.SelfRef(), w=7)
    g.phrase(q, "of cost inferior to {amount:own_cost}", ir.CostIs, compare="<", w=11)
    g.phrase(q, "of a cost inferior to {amount:own_cost}", ir.CostIs, compare="<", w=10)
    for w, words in enumerate(("of a different Element from", "of an Element different from"), 1):
        g.phrase(q, words + " {card:source}", ir.DifferentTrait, trait="element", w=w)
    g.phrase(c, "{card:source} forms a party", ir.InParty, w=1)
    g.phrase(c, "{card:source} is forming a party", ir.InParty, w=2)
    none = {"player": ir.EachPlayer(), "count": ir.Num(0), "compare": "="}
    for w, words in enumerate(
        ("both players have no cards in their hands", "neither player has any cards in their hand"), 3
    ):
        g.phrase(c, words, ir.HandSizeIs, w=w, **none)
    g.phrase(c, "all the {group:group/many} are {filter:trait}", ir.AllAre, w=2)
    for player, has in ((ir.You(), "you have"), (ir.Opponent(), "your opponent has")):
        for words, compare in (("or more", ">="), ("or less", "<=")):
            g.phrase(c, f"{has} {{count:number}} {words} 《C》", ir.CrystalsAre, player=player, compare=compare, w=3)
    g.phrase("rule", "cannot be blocked by {by:group/many}", ir.CannotBeBlocked, w=2)
    battle = {"source": ir.DamageSource(kinds=("battle",)), "duration": ir.Continuous()}
    for words, change in (
        ("the damage becomes", "become"),
        ("reduce the damage by", "reduce"),
        ("the damage is reduced by", "reduce"),
    ):
        text = f"if {{to:damaged}} is dealt battle damage, {words} {{amount:number}} instead"
        g.phrase("static", text, ir.ReplaceDamage, change=change, w=21 + words.count("is"), **battle)
    for w, verb in enumerate(("put", "place"), 2):
        for place, node in (("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop)):
            words = f"{verb} {{count:number}} {{group:group/count}} {place} your deck"
            g.phrase("cost_action", words, ir.PayPutGroup, to=node(ir.You()), w=w)
        for on, v in (("on top of", 0), ("on the top of", 2)):
            g.phrase(
                a,
                f"{verb} {{target:target}} {on} your deck",
                ir.SelectAndPut,
                player=ir.You(),
                to=ir.DeckTop(ir.You()),
                w=w + v,
            )
    # one card now, for less: two sentences about one act
    for w, one in enumerate(("a {target:one_card}", "{target:target}"), 2):
        for floor, tail in ((0, ""), (1, " (it cannot become 0)")):
            for any_element, pays in ((False, ""), (True, " and can be paid using CP of any Element")):
                text = f"cast {one} from your hand. {IT_COSTS} {{reduction:number}}{pays}{tail}"
                g.phrase(a, text, ir.CastFrom, player=ir.You(), zone=ir.Hand(ir.You()), free=False, floor=floor,
                         any_element=any_element, w=w)  # fmt: skip
    g.phrase("one_card", "{group:group/one}", ir.Target, count=ir.Num(1), w=6)
    h = "happening"
    for player, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
        # one card: of either player
        g.phrase(h, f"<is/are> put into {whose} Damage Zone", ir.PutIntoDamageZone, whose=player)
    # the card itself, as a card of which something holds
    itself = ir.Without(ir.OtherThan(ir.SelfRef()))
    party = ir.Group(ir.IsCharacter(), qualifiers=(itself, ir.InAParty()))
    g.phrase("article_subject", "{_:self} forming a party", ir.OneSubject, group=party, w=20)
    choosing = ir.ChoosesOnly(ir.Group(ir.IsCharacter(), qualifiers=(itself,)))
    either = ir.NounOr(ir.Group(ir.TypeIs(("Summon",))), ir.Group(ir.IsAbility()))
    every = ir.All(ir.Group(either, qualifiers=(choosing,)), w=21)
    for w, words in enumerate(("cancel all effects choosing {_:self}", "cancel all the effects choosing {_:self}"), 3):
        # one card: with or without its article
        g.phrase(a, words, ir.CancelEffect, what=every, w=w)
    for form, words in (("that_forward", "that Forward"), ("that_character", "that Character"), ("it", "it")):
        spoken_of = ir.Group(ir.IsCharacter(), qualifiers=(ir.Without(ir.OtherThan(ir.Pronoun(form))),))
        effects = ir.All(ir.Group(either, qualifiers=(ir.ChoosesOnly(spoken_of),)), w=21)
        # one card: the card itself
        g.phrase(a, f"cancel all effects choosing {words}", ir.CancelEffect, what=effects, w=5)
    for trait, words in (
        ("element", "of a different Element"),
        ("name", "with a different name"),
        ("cost", "with a different cost"),
    ):
        for up_to, head in ((True, "up to "), (False, "")):
            text = f"{head}{{count:number}} {{group:group/many}}, each {words},"
            g.phrase("target", text, ir.Target, different=trait, up_to=up_to, w=61)
    # what pays a cost may have to differ, too
    for trait, words in (
        ("type", "of a different card type"),
        ("element", "of a different Element"),
        ("name", "with a different name"),
        ("cost", "of a different cost"),
    ):
        each = f"{{count:number}} {{group:group/count}}, each {words}"
        # one card, 2 phrases: one of the traits of a table
        g.phrase("cost_action", "discard " + each, ir.PayDiscard, different=trait, w=10)
        g.phrase(
            "cost_action",
            f"remove {{count:number}} {{group:differing_{trait}}} from the game",
            ir.PayRemove,
            different=trait,
            w=10,
        )
        body = f"{{adjectives?:adjectives}} {{noun:type_noun/many}} each {words} {{qualifiers:places}}"
        # one card: one of the traits of a table
        g.phrase(f"differing_{trait}", body, ir.Group)
