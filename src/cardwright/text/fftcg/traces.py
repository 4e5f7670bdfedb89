"""What abilities leave behind: cards they removed, dulled or showed and how many, what may be cast, damage that turns otherwise."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

OWNER = ir.Owner()
ALWAYS = ir.Continuous()
TURN = ir.UntilEndOfTurn(w=3)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _removed(g)
    _totals(g)
    _counted(g)
    _shown(g)
    _casting(g)
    _damage(g)
    _instead(g)
    _moments(g)
    _further(g)
    _paid(g)
    _more_moments(g)


def _removed(g: Grammar) -> None:
    g.phrase("owner_of_ability", "{_:self}'s", ir.SelfRef)
    # one card: a name that ends in s
    g.phrase("owner_of_ability", "{_:self}'", ir.SelfRef, w=6)
    gone = {"zone": ir.Removed(ir.EachPlayer())}
    for category in ("qualifier", "removed_by"):
        for w, word in enumerate(("ability", "abilities")):
            # one card, 3 phrases: removed by one ability or several
            g.phrase(category, f"removed by {{card:owner_of_ability}} {word}", ir.RemovedBy, w=w, **gone)
    g.sequence("only_removed", "removed_by", max=1)
    g.phrase("removed_kind", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:only_removed}", ir.Group)
    words = "you can cast {group:removed_kind} at any time you could normally cast them"
    # one card, 3 phrases: what may be cast from elsewhere; for a span of time it is in `wider`
    g.phrase("static", words, ir.MayCast, player=ir.You())
    own = ir.CastableFrom(ir.BreakZone(ir.You()))
    g.phrase("static", "you can cast {what:source} from your Break Zone", ir.Restrict, rule=own, duration=ALWAYS, w=40)


def _totals(g: Grammar) -> None:
    total = "with a total cost of {most_cost:number} or less"
    # one card, 6 phrases: totals of costs and of power
    g.phrase("target", f"up to {{count:number}} {{group:group/many}} {total}", ir.Target, up_to=True, w=60)
    many = {"count": ir.Num(0), "any_number": True}
    g.phrase("target", f"any number of {{group:group/many}} {total}", ir.Target, w=61, **many)
    g.phrase("target", f"as many {{group:group/many}} as you want {total}", ir.Target, w=62, **many)
    words = "the total of their power is {right:number}"
    g.phrase("condition", words, ir.Compare, left=ir.PowerOf(ir.Pronoun("them"), w=8), compare="=", w=40)
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        left = ir.PowerOf(ir.Pronoun("them"), w=8)
        g.phrase("condition", f"{words} {relation}", ir.Compare, left=left, compare=compare, w=40)


# "you dulled due to this ability": the pronoun, and the words for it
DONE = (
    ("you_dulled", "you dulled"),
    ("you_removed", "you removed"),
    ("you_put", "you put into the Break Zone"),
    ("you_discarded", "you discarded"),
)


def _counted(g: Grammar) -> None:
    for category, number in (("affected_one", "one"), ("affected_many", "many")):
        g.phrase(category, f"{{adjectives?:adjectives}} {{noun:type_noun/{number}}}", ir.Group)
        g.phrase(category, "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)
    for form, verb in DONE:
        cards = {"cards": ir.Pronoun(form)}
        for w, by in enumerate((" due to this ability", " by this effect", " this way", "")):
            # one card, 3 phrases: what was done to how many, and by what: the table is `DONE`
            g.phrase("each", f"{{group:affected_one}} {verb}{by}", ir.CountRef, w=20 + w, **cards)
            g.phrase("counted", f"the number of {{group:affected_many}} {verb}{by}", ir.CountRef, w=20 + w, **cards)
            g.phrase("count_group", f"{{group:affected_many}} {verb}{by}", ir.CountRef, w=30 + w, **cards)
            words = f"damage equal to the total power of the {{card:{form}}}{by}"
            if form in ("you_dulled", "you_put"):
                # one card, 3 phrases: the power of all that were put away so
                g.phrase("damage", words, ir.PowerOf, w=20 + w)
        if form in ("you_dulled", "you_put"):
            g.phrase(form, f"Forwards {verb}", ir.Pronoun, form=form)
    g.phrase("counted", "the number of removed cards", ir.CountRef, cards=ir.Pronoun("you_removed"), w=24)
    # no more than a number: "(up to 3 Forwards)", "You can only draw up to 4 cards with this ability."
    # one card, 4 phrases: no more than a number, in both of its forms
    g.phrase("damage", "{amount:number} damage for each {each:each_at_most}", ir.PerEach)
    for w, name in enumerate(("Forward", "Backup", "Monster", "Character", "card")):
        g.phrase("each_at_most", f"{{of:each}} (up to {{most:number}} <{name}/{name}s:most>)", ir.AtMost, w=w)
    words = "you can only draw up to {most:number} <card/cards:most> with this ability"
    g.phrase("clause", words, ir.DrawLimit)


def _shown(g: Grammar) -> None:
    # "When you reveal 3 or more Fire cards, ...": each sentence of this kind is a trigger of its own, see shape.py
    for w, head in enumerate(("when", "in addition, when"), 5):
        # one card: a trigger of its own, the first or a further one
        g.phrase("clause", head + " {condition:shown_condition}, {effect:own_trigger}", ir.If, w=w)
    g.phrase("own_trigger", "{effects:first_clause}", ir.Reflexive)
    s = "shown_condition"
    shown = ir.Pronoun("shown")
    # one card, 4 phrases: how many were revealed
    g.phrase(s, "you reveal {right:number} or more", ir.Compare, left=ir.CountRef(shown), compare=">=", w=41)
    g.phrase(s, "you reveal {right:number} or more {left:shown_many}", ir.Compare, compare=">=", w=42)
    g.phrase(s, "you reveal no {left:shown_many}", ir.Compare, right=ir.Num(0), compare="=", w=43)
    g.phrase("shown_many", "{group:affected_many}", ir.CountRef, cards=shown, w=40)
    for relation, compare in (("or less", "<="), ("or more", ">=")):
        # one card, 6 phrases: what costs how much, and how many were removed
        g.phrase(s, f"{{left:cost_of}} is {{right:number}} {relation}", ir.Compare, compare=compare)
    g.phrase(s, "{left:cost_of} is {right:number}", ir.Compare, compare="=")
    g.phrase(s, "{card:possessive} cost is {filter:either_cost}", ir.HasFilter, w=40)
    g.phrase("either_cost", "{costs:cost_list}", ir.CostOneOf, w=40)
    removed = {"left": ir.CountRef(ir.Pronoun("you_removed"))}
    g.phrase(s, "you removed {right:number} or more cards", ir.Compare, compare=">=", w=44, **removed)


def _casting(g: Grammar) -> None:
    a = "action"
    free = {"player": ir.You(), "duration": ir.UntilEndOfTurn(w=2), "free": True}
    for w, may in enumerate(("can", "may"), 20):
        # one card, 3 phrases: "can" and "may"; every span of time is in `wider`
        g.phrase(a, f"you {may} cast {{what:one_obj}} without paying the cost this turn", ir.AllowCast, w=w, **free)
    words = "you can cast {what:one_obj} as though you owned it without paying the cost this turn"
    g.phrase(a, words, ir.AllowCast, w=22, **free)
    among = {"player": ir.You(), "among": ir.Pronoun("revealed")}
    g.phrase(a, "cast {target:target} among them without paying the cost", ir.CastAmong, **among)
    # one card, 3 phrases: cast at once, or shown at random
    g.phrase(a, "reveal {target:target} among them and cast it without paying the cost", ir.CastAmong, w=1, **among)
    words = "randomly reveal {count:number} <card/cards:count> from your hand"
    g.phrase(a, words, ir.RevealAtRandom, player=ir.You())
    for w, done in enumerate(("cast it", "play it", "play it onto the field", "add it to your hand"), 20):
        for v, words in enumerate(("do not", "don't")):
            # one card: casting, in full
            g.phrase("clause", f"if you {words} {done}, {{effect:unconditional}}", ir.IfNotDone, w=w + 10 * v)
    # "discard 1 card instead of 《S》"
    g.phrase("special_owner", "{_:self}'s", ir.SelfRef)
    g.phrase("special_owner", "{_:self}'", ir.SelfRef, w=6)
    # one card: what pays for 《S》
    g.phrase(
        "static",
        "you can discard 1 {rule:discarded_for_s} instead of 《S》 when paying for {what:special_owner} special ability",
        ir.Restrict,
        duration=ALWAYS,
        w=41,
    )
    # one card: what pays for 《S》
    g.phrase("discarded_for_s", "{group:group/one}", ir.SpecialPaidBy)
    own_name = "as part of the cost"
    for w, article in enumerate(("a", "an")):
        words = f"you may use {{what:special_owner}} special ability by discarding {article} {{rule:discarded_for_own}} {own_name}"
        # one card: by its article
        g.phrase("static", words, ir.Restrict, duration=ALWAYS, w=42 + w)
    words = "{group:group/one} instead of discarding a [[i]]Card Name {_:self}[[/]]"
    g.phrase("discarded_for_own", words, ir.SpecialPaidBy, w=1)


def _damage(g: Grammar) -> None:
    s, a = "static", "action"
    zero = "the damage becomes {amount:number} instead"
    become = {"change": "become", "duration": ALWAYS}
    words = f"if {{to:damaged}} is dealt {{at_most:number}} damage or less, {zero}"
    # one card: no more than a number
    g.phrase(s, words, ir.ReplaceDamage, w=40, **become)
    words = "if {to:damaged} is dealt damage, {also:taking_counters} and the damage becomes {amount:number} instead"
    g.phrase(s, words, ir.ReplaceDamage, w=41, **become)
    counters = "{count:number} {counter:counter} <Counter/Counters:count>"
    g.phrase("taking_counters", f"remove {counters} from {{what:source}}", ir.RemoveCounters)
    # one card, 7 phrases: what is dealt besides, and to whom
    g.phrase("dealing", "deal {to:source} {amount:plain_damage}", ir.DealDamage)
    words = "during this turn, the next damage dealt to you becomes {amount:number} and {also:dealing} instead"
    turn = {"dealer": None, "player": ir.You(), "change": "become", "duration": TURN, "next_only": True}
    g.phrase(a, words, ir.ReplacePlayerDamage, **turn)
    words = f"if {{dealer:dealer}} deals damage to your opponent other than by its ability, {zero}"
    g.phrase(s, words, ir.ReplacePlayerDamage, player=ir.Opponent(), no_ability=True, **become)
    g.phrase("dealer", "this Forward", ir.SelfRef, w=1)
    head = "if {dealer:dealer} deals damage to a {to:group/one} due to an ability, "
    double = {"change": "double", "amount": ir.Num(2), "duration": ALWAYS}
    # one card: damage of an ability
    g.phrase(s, head + "double the damage instead", ir.ReplaceDealt, kind="ability", **double)
    for w, words in enumerate(("the damage increases by", "increase the damage by")):
        words += " {amount:number} instead"
        g.phrase(s, head + words, ir.ReplaceDealt, kind="ability", change="increase", duration=ALWAYS, w=w)
    head = "during this turn, if {dealer:one_pronoun} deals damage to a {to:group/one} or a player, "
    # one card, 5 phrases: damage to anybody, damage in equal parts, half of a power
    g.phrase(a, head + zero, ir.ReplaceDealtAll, player=ir.AnyPlayer(), change="become", duration=TURN)
    for up, words in ((True, " (round up to the nearest 1000)"), (False, " (round down to the nearest 1000)")):
        g.phrase(a, f"divide {{amount:plain_damage}} equally among {{to:all_group}}{words}", ir.DivideEqually, up=up)
    g.phrase(a, "divide {amount:plain_damage} among {to:many_object} equally", ir.DivideEqually, w=1)
    words = "halve {what:possessive} power {duration:for_turn} (round down to the nearest 1000)"
    g.phrase(a, words, ir.DoublePower, halve=True)


def _instead(g: Grammar) -> None:
    s = "static"
    # one card: a rule instead of the one before
    g.phrase("static_clause", "if {condition:conditions}, {effect:static} instead", ir.Instead)
    hand = {"duration": ALWAYS, "leaves": True, "to": "hand"}
    words = "if {what:source} leaves the field, return {_:self} to your hand instead"
    # one card: to the hand instead
    g.phrase(s, words, ir.RemoveInstead, **hand)
    for w, it in enumerate(("it", "him", "her")):
        words = "if {what:source} leaves the field due to your opponent's Summons or abilities, "
        # one card, 7 phrases: to the hand instead, and whom it had damaged
        g.phrase(s, f"{words}return {it} to your hand instead", ir.RemoveInstead, by=ir.Opponent(), w=w, **hand)
    words = "if {what:damaged_by_it} is put from the field into the Break Zone on the same turn, remove it from the game instead"
    g.phrase(s, words, ir.RemoveInstead, duration=ALWAYS, w=40)
    g.phrase("damaged_by_it", "a {group:damaged_by_source}", ir.All, w=4)
    g.phrase("damaged_by_source", "{noun:type_noun/one} {qualifiers:only_damaged}", ir.Group)
    g.sequence("only_damaged", "damaged_by", max=1)
    g.phrase("damaged_by", "damaged by {card:source}", ir.DamagedBy)


def _moments(g: Grammar) -> None:
    e, h = "event", "happening"
    for w, words in enumerate(("your Summons or abilities", "your Summon or ability")):
        # one card, 7 phrases: whose effect it was
        g.phrase(h, f"<enters/enter> the field due to {words}", ir.EntersField, whose=ir.AnyPlayer(),
                 by="your_effects", w=w)  # fmt: skip
        g.phrase("dulled_by", f"becomes dull due to {words}", ir.BecomesDull, due_to="own", w=w)
        g.phrase("activated_by", f"is activated due to {words}", ir.BecomesActive, due_to="own", w=w)
        g.phrase("activated_by", f"becomes active due to {words}", ir.BecomesActive, due_to="own", w=w + 2)
        theirs = words.replace("your ", "your opponent's ")
        g.phrase(h, f"<is/are> broken by {theirs}", ir.IsBroken, due_to="opponent", w=w)
    g.phrase(h, "<enters/enter> the field from your hand", ir.EntersField, whose=ir.AnyPlayer(), by="your_hand")
    # only active cards become dull: "an active Forward" says nothing more, whatever it was before
    for status, happenings, w in (("active", "dulled_by", 38), ("dull", "activated_by", 39)):
        article = "an" if status == "active" else "a"
        # one card, 4 phrases: a card that was active or dull before
        g.phrase(f"{status}_subject", f"{article} {status} {{group:group/one}}", ir.OneSubject, w=w)
        g.sequence(f"only_{happenings}", happenings, max=1)
        words = f"when {{subject:{status}_subject}} {{happenings:only_{happenings}}}"
        g.phrase(e, words, ir.CardEvent, w=33)


def _further(g: Grammar) -> None:
    a, r = "action", "rule"
    burst = {"by": ir.AnyPlayer(), "kinds": ("burst",)}
    # one card, 5 phrases: kinds of what chooses
    g.phrase(r, "cannot be chosen by EX Bursts", ir.CannotBeChosen, w=40, **burst)
    words = "cannot be chosen by Summons' EX Bursts or Characters' EX Bursts"
    g.phrase(r, words, ir.CannotBeChosen, w=41, **burst)
    both = {"by": ir.AnyPlayer(), "kinds": ("summon", "ability")}
    g.phrase(r, "cannot be chosen by a Summon or an ability", ir.CannotBeChosen, w=42, **both)
    for kind, words in (("ability", "abilities"), ("summon", "Summons")):
        text = f"cannot be broken by opposing {words} that don't deal damage"
        # one card, 2 phrases: kinds of what breaks; "select" for "name"
        g.phrase(r, text, ir.CannotBeBroken, by=ir.Opponent(), no_damage=True, kinds=(kind,))
    # a job that was named
    g.phrase(a, "select a Job", ir.Name, player=ir.You(), what="job", w=1)
    named = {"rule": ir.AlsoJob("")}
    for w, words in enumerate(("the named Job", "that Job"), 40):
        text = f"{{what:subj}} <gains/gain:what> {words} {{duration:for_turn}}"
        # one card, 4 phrases: a job that was named; three choices; whose abilities
        g.phrase(a, text, ir.Restrict, w=w, **named)
    g.phrase("choice", "choose {targets:targets_comma}", ir.Choose, player=ir.You(), w=20)
    g.list("targets_comma", "target", ", ", ", and ", min=3)
    g.phrase("lost", "all his abilities", ir.AllAbilities, w=40)
    g.phrase("lost", "all her abilities", ir.AllAbilities, w=41)
    # "Hild cannot be blocked this turn and gains Haste until the end of the turn"
    # one card, 6 phrases: two verbs with one subject; a bare name for its power
    g.phrase(a, "{effects:rule_and_gain}", ir.Both, w=40)
    g.list("rule_and_gain", "rule_or_gain", " and ", min=2, max=2)
    g.phrase("rule_or_gain", "{what:source} {rule:rule} this turn", ir.Restrict, duration=ir.UntilEndOfTurn(w=2))
    g.phrase("rule_or_gain", "gains {gains:gains} {duration:for_turn}", ir.Gain, to=ir.Pronoun("elided"))
    g.phrase("bare_power", "{_:self}", ir.PowerOf, card=ir.SelfRef(), w=9)
    g.phrase("qualifier", "with power less than {amount:bare_power}", ir.PowerIs, compare="<", w=40)
    g.phrase("qualifier", "with power greater than {amount:bare_power}", ir.PowerIs, compare=">", w=40)


def _paid(g: Grammar) -> None:
    # what paid for the ability, or for the extra cost of a Summon
    for form, words in (
        ("dulled_cost", "the dull Forward"),
        ("revealed_cost", "the Forward you revealed"),
        ("extra_removed", "the Forward removed by the extra cost"),
        ("extra_discarded", "the card discarded by the extra cost"),
        ("put_cost_into", "the Forward put into the Break Zone"),
    ):
        # one card, 5 phrases: what paid, and its cost: the table is above
        g.phrase("paying_card", words, ir.Pronoun, form=form)
    g.phrase("damage", "damage equal to the power of {card:paying_card}", ir.PowerOf, w=7)
    g.phrase("cost_of_card", "{card:paying_card}", ir.CostOf, w=8)
    g.phrase("condition", "{left:cost_of} is equal to {right:cost_of_payment}", ir.Compare, compare="=", w=50)
    g.phrase("cost_of_payment", "the cost of {card:paying_card}", ir.CostOf, w=9)
    to_cast = "you discarded to cast {_:self}"
    cards = {"cards": ir.DiscardedToCast()}
    g.phrase("each", f"{{group:affected_one}} {to_cast}", ir.CountRef, w=50, **cards)
    words = "of the same cost as the total cost of discarded cards to cast {_:self}"
    # one card, 3 phrases: what paid, what was shown
    g.phrase("qualifier", words, ir.CostIs, amount=ir.CostOf(ir.DiscardedToCast()), w=50)
    g.phrase("each", "different Element among {cards:shown_before}", ir.CountElementsOf, w=40)
    g.phrase("shown_before", "the revealed cards", ir.Pronoun, form="among_shown")
    # one card, 5 phrases: "for each" behind a comma multiplies all that is in front of it
    g.phrase("plain", "{effect:multiplied_row}, for each {each:each}", ir.ForEachBehind, w=1)
    g.alias("multiplied_row", "multiplied")
    g.list("multiplied_row", "multiplied_part", " and ", cls=ir.Both, field="effects", min=2, max=2, w=16)
    g.alias("multiplied_part", "multiplied")
    g.phrase("multiplied_part", "draw {count:number} <card/cards:count>", ir.Draw, player=ir.You())


def _more_moments(g: Grammar) -> None:
    e, h, a = "event", "happening", "action"
    for amount in ("receives", "is dealt"):
        # one card, 3 phrases: so much damage; moves that few cards wait for
        g.phrase(h, f"{amount} {{at_least:number}} damage or more", ir.IsDealtDamage, w=40 + (amount == "is dealt"))
    g.phrase(h, "<is/are> put from the field into its owner's deck", ir.PutIntoDeck)
    g.phrase(h, "searches for 1 or more cards", ir.Searches)
    words = "is added to your hand from the deck due to a search effect"
    # one card: found by a search
    g.phrase(h, words, ir.AddedToHand, source="search", whose=ir.You())
    for player, who, s, phase in (
        (ir.You(), "you", "", "your"),
        (ir.Opponent(), "your opponent", "s", "his/her"),
        (ir.Opponent(w=1), "your opponent", "s", "their"),
    ):
        words = f"when {who} draw{s} a card outside of {phase} Draw Phase"
        # one card: of either player
        g.phrase(e, words, ir.PlayerDraws, player=player, outside=True)
    words = "can use action abilities with 《ダル》 in the cost as though they had Haste"
    # one card, 4 phrases: rules and places in this card's own words; "his", "their" and "his/her" stand beside each other
    g.phrase("rule", words, ir.DullAtOnce)
    words = "play {what:source} from your Break Zone onto your opponent's field"
    g.phrase(a, words, ir.PlayOnto, player=ir.Opponent(), w=40)
    for w, (form, its) in enumerate((("his", "his"), ("their", "their"), ("his/her", "his/her"))):
        g.phrase("zone", f"{its} field", ir.Field, player=ir.PronounPlayer(form), w=40 + w)
    # "Deal 7000 damage to Forwards of all Elements except Earth."
    # one card, 6 phrases: all Elements but one; power that nothing changes
    g.phrase("group_obj", "{group:every_element}", ir.All, w=40)
    g.phrase("every_element", "{noun:type_noun/many} {qualifiers:all_but}", ir.Group)
    g.sequence("all_but", "element_but", max=1)
    g.phrase("element_but", "of all Elements except {filter:other_elements}", ir.Without, w=40)
    words = "during this turn, the power of {what:plain_group} {rule:power_rule}"
    g.phrase(a, words, ir.Restrict, duration=ir.UntilEndOfTurn(w=3), w=40)
    # the type that was named, of one card
    g.phrase("condition", "{card:one_pronoun} is {filter:named_type}", ir.HasFilter, w=50)
    for w, words in enumerate(("the named card type", "of the named card type"), 40):
        # one card: words for the type that was named
        g.phrase("named_type", words, ir.NamedType, w=w)
    # what a field ability repeats of the rules
    words = " ".join(
        (
            "({_:self} does not return to your hand if he receives damage",
            "equal or higher than his power",
            "or if his power is reduced to 0.)",
        )
    )
    # one card: a reminder, letter by letter
    g.phrase("static_sentence", words, ir.ReminderSentence, kind="returns")
