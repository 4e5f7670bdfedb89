"""The counterparts of phrases that one card alone has used so far: the other player, the other zone, the other number, the other
place in the sentence. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import ALWAYS, FIRST, OWNER, RELATIONS, Filled
from cardwright.text.fftcg.verbs import PUT, RESULT_TYPES
from cardwright.text.grammar import Grammar

W = FIRST + 30  # wordings of this module begin here


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _conditions(g)
    _amounts(g)
    _actions(g)
    _rules(g)
    _costs(g)
    _moments(g)
    _qualities(g)


def _conditions(g: Filled) -> None:
    c = "condition"
    people = ((ir.You(), "you have"), (ir.Opponent(), "your opponent has"))
    for player, has in people:
        fixed = {"player": player}
        g.phrase(c, f"{has} received {{count:number}} points of damage", ir.ReceivedDamage, compare="=", **fixed)
        g.phrase(c, f"{has} no 《C》", ir.CrystalsAre, count=ir.Num(0), compare="<=", w=W, **fixed)
        for count in (1, 2, 3):
            g.phrase(c, f"{has} {'《C》' * count}", ir.CrystalsAre, count=ir.Num(count), w=W + 1, **fixed)
        g.phrase("past_event", f"{has} searched for a card", ir.PlayerSearches, w=W, **fixed)
        g.phrase("past_event", f"{has} gained a 《C》", ir.PlayerGainsCrystal, w=W, **fixed)
        g.phrase(c, f"{has} drawn {{right:number}} or more cards this turn", ir.Compare, left=ir.CardsDrawn(player),
                 compare=">=", w=W)  # fmt: skip
    for w, hand in enumerate(("hand", "hands"), W):
        none = {"count": ir.Num(0), "compare": "=", "player": ir.AnyPlayer()}
        g.phrase(c, f"either player has no cards in their {hand}", ir.HandSizeIs, w=w, **none)
    # "a Card Name Hild is in your Break Zone"
    for w, article in enumerate(("a", "an"), W):
        for kind in ("adjectives?:adjectives} {noun:type_noun/one}", "adjectives?:plain_adjectives} {noun:trait_noun}"):
            g.phrase(f"lying_{article}", f"{article} {{{kind} {{qualifiers:is_in}}", ir.Group)
        g.phrase(c, f"{{group:lying_{article}}}", ir.Exists, count=ir.Num(1), w=w)
    g.list("is_in", "is_in_zone", ", ", max=1)
    g.phrase("is_in_zone", "is in {zone:zone}", ir.InZone, w=W)
    # what was not done this turn
    for w, have in enumerate(("have not", "haven't"), W):
        for article, number in (("a", "one"), ("an", "one"), ("any", "many")):
            v = w + 2 * ("a", "an", "any").index(article)
            text = f"you {have} cast {article} {{group:group/{number}}} this turn"
            g.phrase("not_cast", text, ir.HasCastThisTurn, player=ir.You(), count=ir.Num(1), w=v)
    g.phrase(c, "{condition:not_cast}", ir.Not, w=W)
    g.phrase("state", "{elements:elements}", ir.ElementIs, w=W)
    # what a card was before it moved: "Return it to its owner's hand. If its cost was 4 or more, ..."
    for relation, compare in (*RELATIONS, ("", "=")):
        for left in ("cost_of", "power_of"):
            words = f"{{left:{left}}} was {{right:number}} {relation}".strip()
            g.phrase(c, words, ir.Compare, compare=compare, w=W)
    for w, article in enumerate(("a", "an"), W):
        g.phrase(c, f"{{card:one_pronoun}} was {article} {{group:group/one}}", ir.Is, w=w)
        g.phrase(c, f"{{card:one_pronoun}} was not {article} {{group:group/one}}", ir.Is, negated=True, w=w)
    # "Add 1 card among them to your hand. If you added a Forward to your hand, ..."
    for w, article in enumerate(("a", "an"), W + 10):
        g.phrase(c, f"you added {article} {{group:group/one}} to your hand", ir.Is, card=ir.Pronoun("it"), w=w)
        for v, words in enumerate(("the card added to your hand", "the added card"), 1):
            text = f"{words} is {article} {{group:group/one}}"
            g.phrase(c, text, ir.Is, card=ir.Pronoun("it"), w=w + 2 * v)
    g.phrase(c, "{card:source} is in your Break Zone", ir.SourceIn, zone="break_zone", w=W)
    it = {"to": ir.Pronoun("it"), "duration": ALWAYS, "w": W}
    g.phrase("static", "it gains {gains:gains}", ir.Gain, **it)
    g.phrase("static", "it loses {losses:losses}", ir.Lose, **it)


def _amounts(g: Filled) -> None:
    m = "multiplied"
    g.phrase("action", "{effect:multiplied} for {each:for_every}", ir.ForEachBehind, w=2)
    top = "the top {count:number} <card/cards:count> of"
    for player, deck in ((ir.You(), "put {} your deck"), (ir.Opponent(), "your opponent puts {} their deck")):
        one = deck.format("the top card of")
        g.phrase(m, f"{one} into the Break Zone", ir.Mill, player=player, count=ir.Num(1), w=W)
        g.phrase(m, f"{deck.format(top)} into the Break Zone", ir.Mill, player=player, w=W)
    g.phrase("damage", "damage equal to the highest power among {group:group/many}", ir.Highest, trait="power", w=W)
    for w, name in enumerate(RESULT_TYPES):
        again = PUT + len(RESULT_TYPES) + w  # the same, in other words
        g.value("each", f"{name} put into the Break Zone by this effect", ir.ResultCount(w=again))
    party = {"cards": ir.PartyOf(ir.Pronoun("that_party"))}
    for w, words in enumerate(("forming the party", "in that party", "forming that party"), W):
        g.phrase("each", f"{{group:affected_one}} {words}", ir.CountRef, w=w, **party)
    g.phrase("each", "card your opponent has drawn this turn", ir.CardsDrawn, player=ir.Opponent())


def _actions(g: Filled) -> None:
    a = "action"
    # two amounts for two: "deal it 7000 damage and 3000 damage to all the other Forwards"
    for w, again in enumerate(("", "deal "), W):
        g.phrase(a, f"{{effects:two_blows_{w}}}", ir.Both, w=w)
        g.list(f"two_blows_{w}", f"blow_{w}", f" and {again}", min=2, max=2)
        g.phrase(f"blow_{w}", "deal {to:one_pronoun} {amount:plain_damage}", ir.DealDamage)
        g.phrase(f"blow_{w}", "{amount:plain_damage} to {to:all_group}", ir.DealDamage)
    # who looks at a hand sees what its owner sees: nobody is left to whom it would not be shown
    for w, their in enumerate(("your opponent's", "their", "his/her"), W):
        g.phrase(a, f"look at {their} hand", ir.RevealHand, player=ir.Opponent(), w=w)
    g.phrase("clause", "if {player:controller} doesn't {cost:paid_cost}, {effect:step}", ir.Unless, w=W)
    _casting(g)
    # what was chosen deals damage to all of a group
    g.phrase(a, "{source:one_pronoun} deals {amount:damage} to {to:all_group}", ir.DealDamage, w=W)
    g.phrase(a, "{source:source} deals {amount:damage} to {to:all_group}", ir.DealDamage, w=W + 1)
    for w, verb in enumerate(("place", "put"), W):
        text = f"{verb} {{target:target}} on the bottom of your deck"
        g.phrase(a, text, ir.SelectAndPut, player=ir.You(), to=ir.DeckBottom(ir.You()), w=w)
    pair = {"a": ir.Pronoun("former"), "b": ir.Pronoun("latter")}
    for w, words in enumerate(("to the other", "to each other"), W):
        g.phrase(a, f"they deal damage equal to their respective power {words}", ir.DealEachOther, w=w, **pair)
        text = f"the former and the latter deal damage equal to their respective power {words}"
        g.phrase(a, text, ir.DealEachOther, w=w + 2, **pair)
    g.phrase("doing_too_0", "draws the same number of cards", ir.Draw, player=ir.Opponent(), count=ir.ResultCount(),
             w=W)  # fmt: skip
    _copies(g)
    # what comes later, and what hangs on more than one thing
    g.phrase("unconditional", "{effects:one_step} {event:delayed_event}", ir.Delayed, w=W)
    g.phrase("unconditional", "{event:delayed_event}, {effects:first_clause}", ir.Delayed, w=W + 1)
    g.phrase("clause", "if you do so, {effect:conditional}", ir.IfDone, w=W)


def _casting(g: Filled) -> None:
    a = "action"
    you = {"player": ir.You()}
    normally = " at any time you could normally cast it"
    ever = ir.Permanent()
    for w, (owned, when, duration) in enumerate(
        (
            ("", normally, ever),
            (" as though you owned it", normally, ever),
        ),
        W,
    ):
        g.phrase(a, f"you may cast {{what:one_obj}}{owned}{when}", ir.AllowCast, duration=duration, w=w, **you)
    owned = "as though you owned it"
    g.phrase(a, f"cast {{what:one_obj}} without paying the cost {owned}", ir.CastRef, w=W, **you)
    g.phrase(a, f"cast {{what:one_obj}} without paying its cost {owned}", ir.CastRef, w=W + 1, **you)


def _copies(g: Filled) -> None:
    # "As long as Hild is on the field, your opponent cannot play any copies of the removed card."
    theirs = {"player": ir.Opponent()}
    for w, verb in enumerate(("cast", "play"), W):
        for v, (front, behind, duration) in enumerate(
            (
                ("", " this turn", ir.UntilEndOfTurn(w=2)),
                ("during this turn, ", "", ir.UntilEndOfTurn(w=3)),
                ("until the end of your next turn, ", "", ir.UntilEndOfNextTurn(ir.You(), w=1)),
                ("as long as {_:self} is on the field, ", "", ir.WhileOnField(ir.SelfRef(), w=2)),
                ("for as long as {_:self} is on the field, ", "", ir.WhileOnField(ir.SelfRef(), w=1)),
            )
        ):
            text = f"{front}your opponent cannot {verb} any copies of {{group:copies}}{behind}"
            g.phrase("action", text, ir.CannotCast, duration=duration, w=w + 2 * v, **theirs)


def _rules(g: Filled) -> None:
    s = "static"
    for w, words in enumerate(("<doesn't|don't>", "will not", "won't"), W):
        for whose in ("its controller's", "your"):
            v = w + 10 * (whose == "your")
            g.phrase("lasting_rule", f"{words} activate during {whose} Active Phase", ir.DoesNotActivate, w=v)
    for w, it in enumerate(("it", "that Summon", "the Summon"), W):
        text = f"remove {it} from the game after use"
        g.phrase("action", text, ir.RemoveAfterUse, what=ir.Pronoun("it"), w=w)
    g.phrase(s, "{what:possessive} power {rule:power_rule}", ir.Restrict, duration=ALWAYS, w=W)
    g.phrase(s, "the cost required to cast {group:your_cards} can be paid using CP of any Element", ir.CastersAnyElement,
             player=ir.You(), w=W)  # fmt: skip
    text = "the cost required to cast {_:self} can be paid using CP of any Element"
    g.phrase("cast_rule", text, ir.PayAnyElement, w=W)
    for moment in ("until the beginning of your next turn", "until the beginning of your opponent's next turn"):
        until: ir.Player = ir.Opponent() if "opponent" in moment else ir.You()
        front = {"duration": ir.UntilBeginningOfTurn(until, w=1)}
        g.phrase("action", f"{moment}, {{to:subj}} <gains/gain:to> {{gains:gains}}", ir.Gain, **front)
        g.phrase("action", f"{moment}, {{to:subj}} <loses/lose:to> {{losses:losses}}", ir.Lose, **front)
        g.phrase("action", f"{moment}, {{what:subj}} {{rule:rule}}", ir.Restrict, **front)
    g.phrase("limit", "only if {condition:condition}", ir.OnlyIf, w=W)
    for words, node in (("only during your turn", ir.OnlyYourTurn), ("only during your Main Phase", ir.OnlyMainPhase)):
        g.phrase("limit", words, node, w=W)
    for kind, what in (("battle", "battle damage"), ("other", "damage other than battle damage")):
        head = f"if {{dealer:dealer}} deals {what} to a {{to:group/one}}, "
        fixed = {"kind": kind, "duration": ALWAYS}
        text = head + "double the damage instead"
        g.phrase(s, text, ir.ReplaceDealt, change="double", amount=ir.Num(2), w=W, **fixed)
        text = head + "reduce the damage by {amount:number} instead"
        g.phrase(s, text, ir.ReplaceDealt, change="reduce", w=W, **fixed)


def _costs(g: Filled) -> None:
    c = "cost_action"
    g.phrase(c, "put {card:source} on top of its owner's deck", ir.PayPut, to=ir.DeckTop(OWNER), w=W)
    g.phrase(c, "put {card:source} on the top of its owner's deck", ir.PayPut, to=ir.DeckTop(OWNER), w=W + 1)


def _moments(g: Filled) -> None:
    h, e = "happening", "event"
    either = ("a Summon or ability", "Summons or abilities", "a Summon or an ability")
    for place, whose in (
        ("the field", ir.AnyPlayer()),
        ("your field", ir.You()),
        ("your opponent's field", ir.Opponent()),
    ):
        head = f"<enters/enter> {place} "
        for w, words in enumerate(either, W):
            g.phrase(h, f"{head}due to {words}", ir.EntersField, whose=whose, by="summon_or_ability", w=w)
        for by, words in (
            ("ability", "due to an ability"),
            ("warp", "due to Warp"),
            ("deck", "from the deck"),
            ("break_zone", "from the Break Zone"),
            ("your_hand", "from your hand"),
        ):
            if whose != ir.Opponent() or by in ("ability", "warp"):
                g.phrase(h, head + words, ir.EntersField, whose=whose, by=by, w=W)
        for w, words in enumerate(("due to your Summons or abilities", "due to your Summon or ability"), W):
            g.phrase(h, head + words, ir.EntersField, whose=whose, by="your_effects", w=w)
    for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "s")):
        for w, hand in enumerate((" from your hand", " from their hand"), W):
            if ("your hand" in hand) == (player == ir.You()):
                for each, cards in ((False, "1 or more cards"), (True, "a card")):
                    for v, (due, words) in enumerate(
                        ((ir.AnyPlayer(), "Summons or abilities"), (ir.You(), "your Summons or abilities"))
                    ):
                        text = f"when {who} discard{s} {cards}{hand} due to {words}"
                        g.phrase(e, text, ir.PlayerDiscards, player=player, each=each, due_to=due, w=w + 2 * v)
    _discards(g)
    g.phrase("damaged_group", "{adjectives:adjectives} {noun:type_noun/one} {qualifiers?:qualifiers}", ir.Group)
    g.phrase("damaged_group", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers?:qualifiers}", ir.Group)


def _discards(g: Filled) -> None:
    # what kind of card is discarded: "when you discard a Fire card"
    g.alias("thrown_card", "cast_kind")
    g.phrase("thrown_card", "{adjectives:adjectives} card", ir.Group, noun=ir.IsCard())
    g.phrase("thrown_card", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group)
    causes = (
        ("", None),
        (" due to your Summons or abilities", ir.You()),
        (" due to Summons or abilities", ir.AnyPlayer()),
    )
    for player, who, s, hands in (
        (ir.You(), "you", "", ("", " from your hand")),
        (ir.Opponent(), "your opponent", "s", ("", " from their hand")),
    ):
        for u, article in enumerate(("a", "an")):
            for v, hand in enumerate(hands):
                for w, (words, due) in enumerate(causes):
                    text = f"when {who} discard{s} {article} {{group:thrown_card}}{hand}{words}"
                    g.phrase(
                        "event", text, ir.PlayerDiscards, player=player, each=True, due_to=due, w=W + 10 * u + 3 * v + w
                    )


def _qualities(g: Filled) -> None:
    q = "qualifier"
    # "other than Fire and Ice", "other than Card Name Ann and Card Name Bob": none of them
    g.phrase("several_elements", "{elements:elements_and_two}", ir.ElementIs, w=W)
    g.list("elements_and_two", "element", ", ", " and ", min=2)
    for w, head in enumerate(
        ("other than", "of an Element other than", "of any Element other than", "of any Element except"), W
    ):
        g.phrase(q, f"{head} {{filter:several_elements}}", ir.Without, w=w)
    g.phrase(q, "other than {filter:several_traits}", ir.Without, w=W + 5)
    g.list("several_traits", "any_trait", ", ", " and ", cls=ir.AnyTrait, field="options", min=2, w=W)
    g.phrase(q, "that has entered the field this turn", ir.EnteredThisTurn, w=W)
    for v, (kind, node) in enumerate((("cost", ir.CostIs), ("power", ir.PowerIs))):
        for w, (words, compare) in enumerate(
            (
                ("equal to or less than", "<="),
                ("inferior or equal to", "<="),
                ("less than or equal to", "<="),
                ("inferior to", "<"),
                ("less than", "<"),
                ("greater than", ">"),
                ("equal to", "="),
            ),
            W,
        ):
            for u, head in enumerate((f"with a {kind}", f"with {kind}", f"of {kind}")):
                g.phrase(q, f"{head} {words} {{amount:counted}}", node, compare=compare, w=w + 10 * u + 30 * v)
    for relation, compare in RELATIONS:
        for w, (placed, on) in enumerate((("", "it"), ("", "them"), ("placed ", "it"), ("placed ", "them")), W):
            if compare == ">=":
                text = f"with {{count:number}} {relation} {{counter:counter}} Counters {placed}on {on}"
                g.phrase(q, text, ir.WithCounter, w=w)
    for form, words in (
        ("discarded_card", "the discarded card's"),
        ("removed_card", "the removed card's"),
        ("removed_forward", "the removed Forward's"),
        ("selected_card", "the selected card's"),
        ("the_forward", "the Forward's"),
        ("chosen_character", "the chosen Character's"),
    ):
        g.phrase("possessive", words, ir.Pronoun, form=form)
