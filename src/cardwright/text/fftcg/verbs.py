"""Instructions in further words: two that share a duration or a subject, what follows from how many were affected."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

OWNER = ir.Owner()
FRONT = ir.UntilEndOfTurn(w=1)
# wordings of ResultCount that say what was done to which cards
RESULT_TYPES = ("Forward", "Backup", "Monster", "Character")
BROKEN, PUT, ACTIVATED = 10, 20, 30


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _joined(g)
    _changes(g)
    _moves(g)
    _results(g)
    _lasting(g)
    _names(g)


def _joined(g: Grammar) -> None:
    # a comma alone between two instructions: "draw 1 card, all the Forwards you control gain ..."
    g.list("joined", "action", ", ", cls=ir.Both, field="effects", min=2, max=2, w=20)
    # "search for 1 Forward and add it to your hand or play it onto the field"
    # one card, 5 phrases: joined as one card or another joins them
    g.phrase("step", "{first:action}, and {then:either_action}", ir.Then, w=4)
    g.phrase("step", "{first:search_action} and {then:either_action}", ir.Then, w=5)
    g.phrase("search_action", "search for {targets:targets}", ir.Search, player=ir.You())
    g.phrase("action", "search {targets:targets}", ir.Search, player=ir.You(), w=1)
    g.phrase("clause", "then {effect:unconditional}", ir.Afterwards, w=1)
    g.phrase("clause", "then, {effect:conditional}", ir.Afterwards, w=2)
    # "until the end of the turn, Hild gains ... and Hild cannot be blocked"
    # one card, 6 phrases: a second thing with the same span or subject
    g.phrase("turn_gain", "{what:subj} {rule:rule}", ir.Restrict, duration=FRONT)
    # "your opponent discards it and draws 1 card"
    g.phrase("action", "{effects:discard_and_draw}", ir.Both, w=21)
    g.list("discard_and_draw", "discard_or_draw", " and ", min=2, max=2)
    theirs = {"player": ir.Opponent()}
    g.phrase("discard_or_draw", "your opponent discards {what:one_pronoun}", ir.DiscardCards, w=1, **theirs)
    g.phrase("discard_or_draw", "draws {count:number} <card/cards:count>", ir.Draw, w=6, **theirs)
    # "gains First Strike or Brave": one of them, see shape.py
    # one card, 3 phrases: one of several keywords, to be chosen
    g.phrase("action", "{to:subj} <gains/gain:to> {gains:either_gains} {duration:for_turn}", ir.GainEither)
    g.list("either_gains", "either_gain", ", ", " or ", min=2)
    g.phrase("either_gain", "{keyword:keyword}", ir.KeywordGained)
    g.phrase("either_gain", "+{amount:power}", ir.PowerUp)


def _changes(g: Grammar) -> None:
    a = "action"
    # one card: "also", where nothing else became so
    g.phrase(a, "{what:possessive} power also becomes {amount:number} {duration:for_turn}", ir.SetPower, w=2)
    also = "also become Forwards with {power:power}"
    for w, (words, fixed) in enumerate(
        (
            (f"until the end of the turn, {{what:all_group}} {also}", {"duration": FRONT}),
            (f"{{what:all_group}} {also} {{duration:for_turn}}", {}),
        ),
        1,
    ):
        # one card, 2 phrases: spans in front or behind; an older rule for the next Active Phase
        g.phrase(a, words, ir.BecomeForward, gains=(), w=w, **fixed)
    g.phrase(
        a,
        "{what:source} does not activate during your next Active Phase",
        ir.Restrict,
        rule=ir.DoesNotActivate(next_only=True),
        duration=ir.Permanent(),
        w=6,
    )
    # one card, 2 phrases: damage of this turn; the table is in `damages`
    g.phrase(
        a,
        "during this turn, the damage dealt to {to:one_obj} is increased by {amount:number} instead",
        ir.ReplaceDamage,
        change="increase",
        duration=ir.UntilEndOfTurn(w=3),
        w=1,
    )
    g.phrase(
        a,
        "during this turn, if {to:damaged_now} is dealt damage less than its power, the damage becomes {amount:number} instead",
        ir.ReplaceDamage,
        change="become",
        below_power=True,
        duration=ir.UntilEndOfTurn(w=3),
    )


def _moves(g: Grammar) -> None:
    a = "action"
    # one card, 3 phrases: the plural of one's hand; what both players do
    g.phrase(a, "return {what:several_objects} to their owners' hand", ir.ToHand, player=OWNER, verb="return", w=5)
    g.phrase(a, "return {what:several_objects} to their owners' hands", ir.ToHand, player=OWNER, verb="return", w=6)
    g.phrase(
        a,
        "both players select {target:target} and put it into the Break Zone",
        ir.SelectAndPut,
        player=ir.EachPlayer(),
        to=ir.BreakZone(OWNER),
        w=5,
    )
    words = "draw the same number of cards as were returned to your deck"
    # one card, 2 phrases: as many as were moved, until so many are left
    g.phrase(a, words, ir.Draw, player=ir.You(), count=ir.ResultCount(w=1))
    g.phrase(
        a,
        "remove the top card of your deck from the game until there are only {count:down_to} cards left in the deck",
        ir.RemoveTop,
        player=ir.You(),
        w=8,
    )
    deck = ir.CountOf(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.DeckZone(ir.You())),)))
    # one card: how many are left
    g.phrase("down_to", "{less:many_number}", ir.Minus, base=deck, w=5)
    for w, words in enumerate(
        (
            "at any time you could normally cast them this turn",
            "this turn",
        ),
        5,
    ):
        # one card: with or without when
        g.phrase(
            a,
            "you can cast {what:many_object} " + words,
            ir.AllowCast,
            player=ir.You(),
            duration=ir.UntilEndOfTurn(w=2),
            w=w,
        )
    # one card, 2 phrases: cast for its cost; the rest into the hand
    g.phrase(a, "pay the cost and cast {what:one_obj}", ir.CastRef, player=ir.You(), free=False)
    g.phrase(a, "add the other cards to your hand", ir.PutRest, among=ir.Pronoun("revealed"), to=ir.Hand(ir.You()))
    g.phrase(a, "add the rest of the cards to your hand", ir.PutRest, among=ir.Pronoun("revealed"),
             to=ir.Hand(ir.You()), w=1)  # fmt: skip
    # one card, 3 phrases: all that were revealed
    g.phrase("all_shown_cards", "all the revealed cards", ir.Pronoun, form="all_revealed")
    g.phrase(a, "add {what:all_shown_cards} to your hand", ir.ToHand, player=ir.You(), verb="add", w=1)
    g.phrase(
        a,
        "shuffle {what:all_revealed} and return them to the bottom of your deck",
        ir.PutInto,
        to=ir.DeckBottom(ir.You(), "random"),
        w=8,
    )
    # one card, 6 phrases: both decks in one sentence, and an older "on the top"
    g.phrase(a, "put {what:many_object} on the top of your deck in any order", ir.PutInto, to=ir.DeckTop(ir.You()), w=7)
    # the top cards of both decks, each put back where it came from
    g.phrase(a, "{effects:both_tops}", ir.Both, w=22)
    g.list("both_tops", "deck_top", " and ", min=2, max=2)
    look = {"player": ir.You(), "count": ir.Num(1), "look": True}
    g.phrase("deck_top", "look at the top card of your deck", ir.RevealTop, deck=ir.You(), **look)
    g.phrase("deck_top", "your opponent's deck", ir.RevealTop, deck=ir.Opponent(), w=2, **look)
    for w, words in enumerate(("top or bottom", "top and/or bottom"), 2):
        words = f"put {{what:many_object}} on the {words} of the respective decks"
        # one card: top or bottom of both decks
        g.phrase(a, words, ir.PutInto, to=ir.DeckTopOrBottom(OWNER), w=w)


def _results(g: Grammar) -> None:
    # what became of the instruction before: `check_results` in shape.py sees that it is the one that is spoken of
    # one card: as many as were broken
    g.phrase("action", "you receive damage equal to {amount:number_done}", ir.ReceiveDamage, player=ir.You(), w=2)
    g.phrase("clause", "when {condition:result_condition}, {effect:reflex}", ir.If, w=4)
    g.phrase("reflex", "{effects:first_clause}", ir.WhenDone, w=1)
    r = "result_condition"
    g.phrase(r, "{right:number} or more {left:cards_done}", ir.Compare, compare=">=", w=6)
    for w, name in enumerate(RESULT_TYPES):
        many = f"{name}s"
        # one card, 7 phrases: what was done to which type, and what was discarded
        g.value("number_done", f"the number of {many} broken by this effect", ir.ResultCount(w=BROKEN + w))
        put = "are put from the field into the Break Zone by this effect"
        g.value("cards_done", f"{many} {put}", ir.ResultCount(w=PUT + w))
        g.value("cards_done", f"dull {many} are activated by this effect", ir.ResultCount(turned=True, w=ACTIVATED + w))
    g.phrase(r, "you discard {left:discarded_one} by this effect", ir.Compare, right=ir.Num(1), compare=">=", w=7)
    thrown = ir.Pronoun("discarded_cards")
    g.phrase("discarded_one", "a {group:group/one}", ir.CountRef, cards=thrown, w=6)
    g.phrase("discarded_one", "an {group:group/one}", ir.CountRef, cards=thrown, w=7)


def _lasting(g: Grammar) -> None:
    # without end, and several things: "(These effects do not end ...)"
    p = "permanent_many"
    lasting = {"duration": ir.Permanent(w=4)}
    # one card, 7 phrases: without end, several things at once
    g.phrase(p, "{to:subj} <gains/gain:to> {gains:many_gains}", ir.Gain, **lasting)
    g.phrase(p, "{effects:place_and_gain}", ir.Both, w=23)
    g.list("place_and_gain", "place_or_gain", " and ", min=2, max=2)
    counters = "{count:number} {counter:counter} <Counter/Counters:count>"
    g.phrase("place_or_gain", f"place {counters} on {{on:one_obj}}", ir.PlaceCounters)
    g.phrase("place_or_gain", "{to:subj} <gains/gain:to> {gains:gains}", ir.Gain, **lasting)
    g.phrase("permanent_many_if", "if {condition:conditions}, {effect:permanent_many}", ir.If)
    g.phrase("permanent_many_if", "if you do so, {effect:permanent_many}", ir.IfDone)
    for category in (p, "permanent_many_if"):
        words = f"{{effect:{category}}}. (These effects do not end at the end of the turn.)"
        # one card, 6 phrases: without end, and what is lost for it
        g.phrase("sentence", words, ir.Statement, w=4)
    g.phrase("permanent", "{effects:lose_and_become}", ir.Both, w=24)
    g.list("lose_and_become", "lose_or_become", " and ", min=2, max=2)
    alone = {"duration": ir.Permanent(w=1)}
    g.phrase("lose_or_become", "{to:subj} <loses/lose:to> {losses:losses}", ir.Lose, **alone)
    g.phrase(
        "lose_or_become",
        "also becomes a Forward with {power:power}",
        ir.BecomeForward,
        what=ir.Pronoun("elided_it"),
        gains=(),
        **alone,
    )
    # one card, 2 phrases: an Element without end
    g.phrase("permanent", "{what:possessive} Element becomes {element:element}", ir.BecomeElement, w=2, **alone)
    g.phrase("permanent", "{what:source} becomes that Element", ir.BecomeElement, element="", w=3, **alone)


def _names(g: Grammar) -> None:
    a = "action"
    # one card: "or" between the Elements that may not be named
    g.phrase(
        a,
        "name 1 Element other than Light or Dark",
        ir.Name,
        player=ir.You(),
        what="element",
        excluding=("Light", "Dark"),
        w=1,
    )
    # "When Hild enters the field" behind "Play Hild onto the field": when that was done
    # one card, 2 phrases: behind "play it onto the field"; a number of options that is not printed
    g.phrase("clause", "when {_:self} enters the field, {effects:first_clause}", ir.WhenDone, w=2)
    g.phrase(
        "modal_header",
        "select {count:number} from the following",
        ir.ModalHeader,
        player=ir.You(),
        printed=ir.Num(0),
        w=1,
    )
