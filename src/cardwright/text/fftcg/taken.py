"""Cards that are moved, further: to and from hands and decks of either player, some of those that were chosen, the first and the
other of two. Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.spread import OTHER
from cardwright.text.fftcg.variants import OWNER, Filled
from cardwright.text.grammar import Grammar

W = 600  # wordings of this module begin here
OTHERS = ("the other cards", "the others", "the other", "the other card", "the rest", "the rest of the cards",
          "the remaining cards", "the remaining card")  # fmt: skip
THEIR_DECKS = ("their deck", "your opponent's deck")


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _hands(g)
    _decks(g)
    _milled(g)
    _opposing_decks(g)
    _of_them(g)
    _two(g)
    _copies(g)
    _paid(g)


def _hands(g: Filled) -> None:
    a = "action"
    whole = "return {what:all_group} to their owner's hand"
    g.phrase(a, whole, ir.ToHand, player=OWNER, verb="return", w=W)
    people = ((ir.You(), "", "", "your"), (ir.Opponent(), "your opponent ", "s", "their"),
              (ir.EachPlayer(), "each player ", "s", "their"))  # fmt: skip
    for player, who, s, hers in people:
        g.phrase(a, f"{who}draw{s} {{count:number}} more <card/cards:count>", ir.Draw, player=player, w=W)
        for w, their in enumerate((hers, "his/her") if s else (hers,), W):
            for v, words in enumerate((f"all {their} hand", f"{their} entire hand", f"all the cards in {their} hand")):
                g.phrase(a, f"{who}discard{s} {words}", ir.DiscardHand, player=player, w=w + 2 * v)
            if s:
                g.phrase(a, f"{who}shows {their} hand", ir.RevealHand, player=player, w=w)
                text = f"{who}reveals {{count:number}} <card/cards:count> from {their} hand at random"
                g.phrase(a, text, ir.RevealAtRandom, player=player, w=w)
                for v, place in enumerate(("in", "from")):
                    text = (
                        f"{who}randomly removes {{count:number}} <card/cards:count> {place} {their} hand from the game"
                    )
                    g.phrase(a, text, ir.RemoveAtRandom, player=player, w=w + 2 * v)
    g.phrase(a, "{player:who} removes {what:one_pronoun} from the game", ir.PlayerPuts, to=ir.Removed(OWNER), w=W)
    for w, their in enumerate(("their", "his/her"), W):
        for v, tail in enumerate(("", f" from {their} hand")):
            for u, joined in enumerate((", and", " and", ". You")):
                you = "" if joined == ". You" else " you"
                text = f"your opponent reveals {their} hand{joined}{you} select {{count:number}} {{group:group/count}} for your opponent to discard{tail}"
                g.phrase(a, text, ir.RevealAndDiscard, player=ir.Opponent(), w=w + 2 * v + 4 * u)


def _decks(g: Filled) -> None:
    a = "action"
    for w, place in enumerate(("on the", "at the"), W):
        text = f"put {{target:target}} {place} top or bottom of your deck"
        to = ir.DeckTopOrBottom(ir.You())
        for v, order in enumerate(("", " in any order")):
            g.phrase(a, text + order, ir.SelectAndPut, player=ir.You(), to=to, w=w + 2 * v)
        for v, deck in enumerate(("their deck", "his/her deck", "its owner's deck")):
            text = f"{{player:who}} puts {{what:one_obj}} {place} top or bottom of {deck}"
            g.phrase(a, text, ir.PlayerPuts, to=ir.DeckTopOrBottom(OWNER), w=w + 2 * v)
    for w, their in enumerate(("their", "his/her"), W):
        for v, (place, node) in enumerate((("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop))):
            text = f"{{player:who}} selects {{target:target}} and puts it {place} {their} deck"
            g.phrase(a, text, ir.SelectAndPut, to=node(OWNER), w=w + 2 * v)
    # "each player selects 1 Backup from their Break Zone and plays it onto the field"
    for dull, words in ((False, ""), (True, " dull")):
        g.phrase(a, f"plays {{what:one_pronoun}} onto the field{words}", ir.PlayOnto, player=OWNER, dull=dull, w=W + 2)


def _milled(g: Filled) -> None:
    # so many cards for each of something, or as many as there are
    for player, who, s, theirs in ((ir.You(), "", "", ("your",)), (ir.Opponent(), "your opponent ", "s", ("their", "his/her")),
                                   (ir.EachPlayer(), "each player ", "s", ("their", "his/her"))):  # fmt: skip
        for w, their in enumerate(theirs, W):
            head, tail = f"{who}put{s}", f"from the top of {their} deck into the Break Zone"
            text = f"{head} {{count:number}} <card/cards:count> {tail}"
            g.phrase("multiplied", text, ir.Mill, player=player, w=w)
            counted = f"{head} cards {tail} equal to {{count:counted}}"
            g.phrase("action", counted, ir.Mill, player=player, w=w)


def _opposing_decks(g: Filled) -> None:
    a, among = "action", {"among": ir.Pronoun("revealed")}
    ends = (("top", ir.DeckTop(ir.Opponent())), ("bottom", ir.DeckBottom(ir.Opponent())))
    for i, other in enumerate(OTHERS):
        for v, deck in enumerate(THEIR_DECKS):
            for u, order in enumerate(("", " in any order")):
                for end, to in ends:
                    w = W + i + 10 * v + 20 * u
                    g.phrase(a, f"return {other} to the {end} of {deck}{order}", ir.PutRest, to=to, w=w, **among)
                    for x, verb in enumerate(("put", "place"), 1):
                        for y, place in enumerate(
                            ("to the", "on the", "at the") if end == "bottom" else ("on", "on the")
                        ):
                            where = "on top" if place == "on" else f"{place} {end}"
                            text = f"{verb} {other} {where} of {deck}{order}"
                            g.phrase(a, text, ir.PutRest, to=to, w=w + 40 * x + 100 * y, **among)


def _of_them(g: Filled) -> None:
    """Some of the cards that were chosen: what becomes of them."""
    a, you = "action", {"player": ir.You(), "among": ir.Pronoun("them"), "w": W}
    for dull, words in ((False, ""), (True, " dull")):
        text = f"play {{target:some_card}} of them onto the field{words}"
        g.phrase(a, text, ir.TakeAmong, into=ir.Field(ir.You()), dull=dull, **you)
    text = "return {target:some_card} of them to your hand"
    g.phrase(a, text, ir.TakeAmong, into=ir.Hand(ir.You()), **you)


def _two(g: Filled) -> None:
    """The first and the other of two, the former and the latter: damage to each, or of one to the other."""
    a = "action"
    g.phrase(a, "deal {effects:two_amounts}", ir.Both, w=W)
    g.list("two_amounts", "one_amount", " and ", min=2, max=2)
    g.phrase("one_amount", "{to:one_of_two} {amount:plain_damage}", ir.DealDamage, w=W)
    for category in ("one_of_two", "dealt_to"):
        g.alias(category, "ordered")
    for form in ("former", "latter"):
        g.phrase("one_of_two", f"the {form}", ir.Pronoun, form=form)
        if form == "former":
            g.phrase("dealt_to", f"the {form}", ir.Pronoun, form=form)
    turn = {"duration": ir.UntilEndOfTurn()}
    g.phrase("behind_part", "{to:ordered} gains {gains:gains}", ir.Gain, w=W, **turn)
    g.phrase("behind_part", "{to:ordered} loses {losses:losses}", ir.Lose, w=W, **turn)
    g.phrase("ordered_named", "the first card", ir.Pronoun, form="first_card")
    rest = {"among": ir.Pronoun("revealed"), "w": OTHER}
    for tail, verb, to in (("from the game", "remove", ir.Removed(OWNER)), ("to your hand", "add", ir.Hand(ir.You()))):
        g.phrase(a, f"{verb} the other {tail}", ir.PutRest, to=to, **rest)
    deals = "{source:one_pronoun} deals {to:one_pronoun} {amount:damage}"
    g.phrase(a, deals, ir.DealDamage, w=W)


def _copies(g: Filled) -> None:
    a, theirs = "action", {"player": ir.Opponent()}
    spans = (("until the end of the next turn", ir.UntilEndOfNextTurn(ir.AnyPlayer())),
             ("until the end of your next turn", ir.UntilEndOfNextTurn(ir.You())),
             ("until the end of your opponent's next turn", ir.UntilEndOfNextTurn(ir.Opponent())))  # fmt: skip
    for words, span in spans:
        text = f"your opponent cannot cast any copies of {{group:copies}} {words}"
        g.phrase(a, text, ir.CannotCast, duration=span, w=W, **theirs)
    for w, item in enumerate(("it", "that Summon", "that ability"), W):
        text = f"{item} is now choosing {{to:source}} instead, if possible"
        g.phrase(a, text, ir.ChangeTarget, what=ir.Pronoun("it"), w=w)


def _paid(g: Filled) -> None:
    # what paid the cost: "the Backup put into the Break Zone"
    for kind in ("Backup", "Monster", "Character", "card"):
        for category in ("put_for_cost", "paying_card"):
            text = f"the {kind} put into the Break Zone"
            g.phrase(category, text, ir.Pronoun, form=f"put_{kind.lower()}_cost")
    for w, category in enumerate(("put_for_cost", "paying_card"), W):
        g.phrase("cost_of", f"the cost of {{card:{category}}}", ir.CostOf, w=w)
        if w > W:
            g.phrase("power_of", f"the power of {{card:{category}}}", ir.PowerOf, w=w)
