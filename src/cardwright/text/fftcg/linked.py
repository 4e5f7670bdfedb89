"""Phrases about what was chosen, named, drawn or paid before, about the battle and the phase there are now."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

OWNER = ir.Owner()
ALWAYS = ir.Continuous()


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _in_order(g)
    _battle(g)
    _drawn_and_named(g)
    _elements(g)
    _phases(g)
    _damage(g)
    _events(g)
    _cards(g)


def _in_order(g: Grammar) -> None:
    # of two Forwards: "Dull the first Forward and break the other."
    for form, words in (
        ("first_of", "the first Forward"),
        ("first_of_characters", "the first Character"),
        ("other_of_forwards", "the other Forward"),
    ):
        g.phrase("ordered_named", words, ir.Pronoun, form=form)
    # "the other" that is put away, removed or added may as well be one of the cards shown: see `spread`
    g.phrase("ordered", "the other", ir.Pronoun, form="other_of")
    g.alias("ordered", "ordered_named")
    a = "action"
    # one card: the first and the other of two: every verb for one card
    for verb, node in (
        ("break", ir.Break), ("dull", ir.Dull), ("activate", ir.Activate), ("Freeze", ir.Freeze),
        ("dull and Freeze", ir.DullAndFreeze),
    ):  # fmt: skip
        g.phrase(a, verb + " {what:ordered}", node)
    # one card, 2 phrases: likewise with a place
    g.phrase(a, "remove {what:ordered_named} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase(a, "return {what:ordered} to its owner's hand", ir.ToHand, player=OWNER, verb="return")
    g.phrase(a, "put {what:ordered_named} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER), w=9)
    # one card: likewise with an amount
    g.phrase(a, "deal {amount:damage} to {to:ordered}", ir.DealDamage)


def _battle(g: Grammar) -> None:
    words = "the Forward that blocks or is blocked by {card:source}"
    g.phrase("obj", words, ir.Opposing)
    # one card: whoever fights the card, as one to deal damage to
    g.phrase("group_obj", words, ir.Opposing)
    # one card, 4 phrases: "as well as" between a card and whoever fights it
    g.list("as_well", "one_or_opposing", " as well as ", cls=ir.Several, field="items", min=2, max=2, w=4)
    g.alias("one_or_opposing", "one_obj")
    g.phrase("one_or_opposing", words, ir.Opposing)
    g.alias("obj", "as_well")


def _drawn_and_named(g: Grammar) -> None:
    # one card: the other player's are in `counterparts`
    g.phrase("each", "card you have drawn this turn", ir.CardsDrawn, player=ir.You())
    drawn = {"left": ir.CardsDrawn(ir.You()), "compare": ">="}
    g.phrase("past_condition", "you have drawn {right:number} or more cards", ir.Compare, w=2, **drawn)
    g.phrase("condition", "you have drawn {right:number} or more cards this turn", ir.Compare, w=3, **drawn)
    # the turn may be said once for several sentences: "If you have drawn 6 or more cards, ... instead"
    # one card, 2 phrases: the turn is said once for two conditions
    g.phrase("condition", "you have drawn {right:number} or more cards", ir.Compare, w=14, **drawn)
    g.phrase("clause", "during this turn, if {condition:past_condition}, {effect:unconditional}", ir.If, w=14)
    # one card: name and select are the same
    for w, verb in enumerate(("name", "select")):
        g.phrase("action", f"{verb} 1 card type", ir.Name, player=ir.You(), what="card_type", w=w)
    # one card: without its article
    for w, words in enumerate(("of the named card type", "of named card type", "of the selected card type")):
        g.phrase("qualifier", words, ir.NamedType, w=w)


def _elements(g: Grammar) -> None:
    # one card: cards that an effect removed, in all the words for them
    for form, words in (
        ("removed_cards", "removed cards"),
        ("the_removed_cards", "the removed cards"),
        ("cards_removed", "cards removed by this effect"),
        ("the_cards_removed", "the cards removed by this effect"),
    ):
        g.phrase("away_cards", words, ir.Pronoun, form=form)
    # one card: Elements among cards that were removed
    g.phrase("counted", "the number of Elements among {cards:away_cards}", ir.CountElementsOf)
    g.phrase("counted", "the number of different Elements among {cards:away_cards}", ir.CountElementsOf, w=1)
    # one card: cards that an effect removed, as those of which Elements are counted
    g.phrase("elements_of", "{cards:away_cards}", ir.CountElementsOf)
    head = "there are {right:number} or more different Elements among {left:elements_of}"
    # one card: Elements among cards that were removed, against a number
    g.phrase("condition", head, ir.Compare, compare=">=")
    g.phrase("each", "different Element among {cards:away_cards}", ir.CountElementsOf)


def _phases(g: Grammar) -> None:
    phases = (
        ("each Attack Phase", "attack", ir.EachPlayer()),
        ("your Attack Phase", "attack", ir.You()),
        ("your opponent's Attack Phase", "attack", ir.Opponent()),
    )
    # one card: whose phase it is: three players' words
    for words, phase, player in phases:
        fixed = {"phase": phase, "player": player}
        g.phrase("static_clause", f"during {words}, {{effect:static}}", ir.If, condition=ir.PhaseIs(**fixed))  # type: ignore[arg-type]
        g.phrase("event", f"during {words}, {{event:event_inside}}", ir.DuringPhaseOf, **fixed)
    # one card: any event may happen inside a phase
    g.phrase("event_inside", "when {subject:subject} {happenings:happenings/subject}", ir.CardEvent)
    # one card: other spans are in `variants`; in front of the sentence in `counterparts`
    g.value("other_time", "until the beginning of your next turn", ir.UntilBeginningOfTurn(ir.You()))


def _damage(g: Grammar) -> None:
    stands = "cannot be reduced"
    g.phrase(
        "static",
        f"the damage dealt to {{what:bare_group}} {stands}",
        ir.Restrict,
        rule=ir.DamageStands(),
        duration=ALWAYS,
    )
    # one card: whose abilities they are; damage from anything is above
    g.phrase(
        "static",
        f"the damage dealt by your abilities to {{what:bare_group}} {stands}",
        ir.Restrict,
        rule=ir.DamageStands(ir.You()),
        duration=ALWAYS,
    )
    now = ir.UntilEndOfTurn(w=2)
    # one card: the rule above, for this turn
    g.phrase(
        "action",
        f"the damage dealt to {{what:bare_group}} {stands} this turn",
        ir.Restrict,
        rule=ir.DamageStands(),
        duration=now,
    )
    for kind, words in (("battle", "battle damage"), ("other", "damage other than battle damage")):
        # one card: battle damage or any other, what becomes of it
        for change, what in (
            ("increase", "the damage increases by {amount:number} instead"),
            ("become", "the damage becomes {amount:number} instead"),
        ):
            fixed = {"kind": kind, "change": change}
            tail = f"deals {words} to a {{to:group/one}}"
            g.phrase("static", f"if {{dealer:dealer}} {tail}, {what}", ir.ReplaceDealt, duration=ALWAYS, **fixed)
            g.phrase(
                "action", f"if {{dealer:one_pronoun}} {tail} this turn, {what}", ir.ReplaceDealt, duration=now, **fixed
            )
    # what only holds in a party, or while the card is dull
    unsaid = ir.SelfRef(w=11)
    party = ir.InParty(ir.SelfRef())
    # one card, 2 phrases: what only holds in a party
    g.phrase("static_clause", "if {_:self} forming a party {effect:party_points}", ir.If, condition=party, w=5)
    g.phrase(
        "party_points",
        "deals damage to your opponent, the damage becomes {amount:number} instead",
        ir.ReplacePlayerDamage,
        dealer=unsaid,
        player=ir.Opponent(),
        change="become",
        duration=ALWAYS,
    )
    # one card, 2 phrases: what a party is protected from
    g.phrase("static_clause", "if {_:self} forms a party, {effect:party_shield}", ir.If, condition=party, w=6)
    g.phrase(
        "party_shield",
        "the damage dealt to " + "the Forwards forming this party becomes {amount:number} instead",
        ir.ReplaceDamage,
        to=ir.PartyOf(ir.SelfRef()),
        change="become",
        duration=ALWAYS,
    )
    for status in ("dull", "active"):
        state = ir.HasFilter(ir.SelfRef(), ir.StatusIs(status))
        # one card: what only holds while dull or active, by both verbs
        for w, verb in enumerate(("receives damage", "is dealt damage"), 7):
            words = f"if {{_:self}} {verb} while {status}, {{effect:shield}}"
            g.phrase("static_clause", words, ir.If, condition=state, w=w)
    # one card: what becomes of the damage
    for change, words in (("become", "becomes"), ("reduce", "is reduced by")):
        text = f"the damage {words} {{amount:number}} instead"
        g.phrase("shield", text, ir.ReplaceDamage, to=unsaid, change=change, duration=ALWAYS)


def _events(g: Grammar) -> None:
    h, e = "happening", "event"
    g.phrase("source_group", "{noun:type_noun/one}", ir.Group)
    g.phrase(h, "<is/are> chosen by a {sources:source_group}'s ability", ir.ChosenBy, by=ir.AnyPlayer())
    words = "<is/are> chosen by an ability of a {sources:source_group}"
    g.phrase(h, words, ir.ChosenBy, by=ir.AnyPlayer(), w=1)
    g.phrase(h, words + " opponent controls", ir.ChosenBy, by=ir.Opponent())
    g.phrase(
        h, "<is/are> chosen by your opponent's {sources:source_group}'s ability", ir.ChosenBy, by=ir.Opponent(), w=1
    )
    # one card: the other player is the subject, not the card
    g.phrase(
        e,
        "when your opponent plays {subject:one_subject} onto the field other than from their hand",
        ir.CardEvent,
        happenings=(ir.EntersField(ir.Opponent(), by="not_their_hand", w=1),),
        w=4,
    )
    for w, cards in enumerate(("1 or more cards", "a card")):
        # one card: who discards how many; `counterparts` has it with the hand and other causes
        for player, who, s in ((ir.You(), "you", ""), (ir.Opponent(), "your opponent", "s")):
            words = f"when {who} discard{s} {cards} due to Summons or abilities"
            g.phrase(e, words, ir.PlayerDiscards, player=player, each=bool(w), due_to=ir.AnyPlayer(), w=1)
    # one card: the own deck is in `events`
    g.phrase(
        h, "<is/are> put from your opponent's deck into the Break Zone", ir.PutIntoBreakZone, source="opponent_deck"
    )
    # one card: several cards deal it
    g.phrase(h, "deal damage to your opponent", ir.DealsDamageToPlayer, player=ir.Opponent(), w=1)
    # "When it enters the field": when what was just played does (checked in shape.py)
    g.phrase("clause", "when it enters the field, {effects:first_clause}", ir.WhenDone, w=3)
    g.phrase("clause", "when they enter the field, {effects:first_clause}", ir.WhenDone, w=4)


def _cards(g: Grammar) -> None:
    a = "action"
    # one card: the older words for removing at random
    for w, (who, hand) in enumerate((("in", "his/her"), ("in", "their"), ("from", "their"), ("from", "his/her"))):
        words = f"your opponent randomly removes {{count:number}} <card/cards:count> {who} {hand} hand from the game"
        g.phrase(a, words, ir.RemoveAtRandom, player=ir.Opponent(), w=w)
    # one card: the card that paid the cost
    g.phrase("damage", "damage equal to the power of {card:put_for_cost}", ir.PowerOf, w=6)
    # one card: in and into
    for form, words in (
        ("put_cost", "the Forward put in the Break Zone"),
        ("put_cost_into", "the Forward put into the Break Zone"),
    ):
        g.phrase("put_for_cost", words, ir.Pronoun, form=form)
    # copies are cards of the same name
    fixed = {"player": ir.Opponent(), "duration": ir.UntilEndOfNextTurn(ir.AnyPlayer(), w=1)}
    # one card: other spans are in `counterparts`
    g.phrase(
        a,
        "until the end of the next turn, " + "your opponent cannot cast any copies of {group:copies}",
        ir.CannotCast,
        **fixed,
    )
    g.phrase("copies", "{qualifiers:copied}", ir.Group, noun=ir.IsCard())
    g.sequence("copied", "same_name", max=1)
    g.phrase("same_name", "{card:one_pronoun}", ir.CopyOf)
    # one card: the other way round is known to many
    g.phrase(
        a,
        "give control of {what:one_obj} to your opponent",
        ir.GainControl,
        player=ir.Opponent(),
        duration=ir.Permanent(),
        w=1,
    )
    # of several that were chosen: "add 1 of them to your hand"
    among = {"player": ir.You(), "among": ir.Pronoun("them"), "w": 3}
    # one card, 3 phrases: some of those that were chosen, and the rest of them
    g.phrase(a, "add {target:some_card} of them to your hand", ir.TakeAmong, into=ir.Hand(ir.You()), **among)
    g.phrase("some_card", "{count:number}", ir.Target, group=ir.Group(ir.IsCard()), w=4)
    g.phrase(a, "remove the rest from the game", ir.PutRest, among=ir.Pronoun("them"), to=ir.Removed(OWNER), w=20)
    # one card: without its pronoun
    g.phrase(
        a,
        "reveal the top card of opponent's deck",
        ir.RevealTop,
        player=ir.You(),
        deck=ir.Opponent(),
        count=ir.Num(1),
        w=2,
    )
    # one card: a group has an apostrophe only, and no verb with s
    g.phrase(a, "{what:all_group}' power become {amount:number} {duration:for_turn}", ir.SetPower, w=3)
