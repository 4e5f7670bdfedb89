"""Several instructions in one sentence, and what players may do."""

from cardwright.text import ir
from cardwright.text.fftcg.common import OWNER
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

THEY = ((ir.Opponent(), "your opponent"), (ir.EachPlayer(), "each player"))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _steps(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _steps_more(g)


def _steps(g: Grammar) -> None:
    # `action`: one instruction. `step`: one or several joined. `clause`: what a sentence may be.
    g.list("joined", "action", " and ", cls=ir.Both, field="effects", min=2, max=2)
    g.list("joined", "action", ", ", ", and ", cls=ir.Both, field="effects", min=2, w=1)
    g.list("joined", "action", ", ", " and ", cls=ir.Both, field="effects", min=3, w=0)
    g.alias("plain", "action")
    g.alias("plain", "joined")
    g.list("plain", "action", " or ", cls=ir.OneOf, field="effects", min=2, max=2)
    g.phrase("step", "{first:plain}, then {then:plain}", ir.Then)
    g.phrase("step", "{first:plain} then {then:plain}", ir.Then, w=2)
    g.phrase("step", "{first:plain} and then {then:plain}", ir.Then, w=1)
    g.alias("step", "plain")
    g.alias("done", "step")
    g.phrase("done", "you may {effect:step}", ir.May, player=ir.You())
    g.phrase("done", "your opponent may {effect:opponent_step}", ir.May, player=ir.Opponent())
    g.sequence("one_step", "step", max=1)
    g.phrase("step", "{first:either_action}, and {then:action}", ir.Then, w=3)
    # whoever does it is "you" in what he does
    # one card, 3 phrases: what every player may do, each for himself
    g.phrase("done", "each player may {effect:each_does}", ir.May, player=ir.EachPlayer())
    # a comma alone between two instructions: "draw 1 card, all the Forwards you control gain ..."
    g.list("joined", "action", ", ", cls=ir.Both, field="effects", min=2, max=2, w=20)
    # "search for 1 Forward and add it to your hand or play it onto the field"
    # one card, 6 phrases: joined as one card or another joins them
    g.phrase("step", "{first:action}, and {then:either_action}", ir.Then, w=4)
    # whatever is done instead is done with the one found: what has nothing to do with it is another choice (`found_option`)
    g.phrase("step", "{first:search_action} and {then:either_fate}", ir.Then, w=5)
    g.list("either_fate", "found_fate", " or ", cls=ir.OneOf, field="effects", min=2, max=2, w=1)
    g.pair("discard_and_draw", "discards_it", "draws_too", " and ")
    theirs = {"player": ir.Opponent()}
    g.phrase("discards_it", "your opponent discards {what:one_pronoun}", ir.DiscardCards, w=1, **theirs)
    # one card: a second thing with the same span or subject
    g.phrase("draws_too", "draws {count:number} <card/cards:count>", ir.Draw, w=6, **theirs)
    # one card, 5 phrases: "for each" behind a comma multiplies all that is in front of it
    g.phrase("plain", "{effect:multiplied_row}, for each {each:each}", ir.ForEachBehind, w=1)


# wordings of Both: an instruction, and what the opponent may do beside it
OFFERS = (700, 701)


def _offers(g: Filled) -> None:
    # "draw 2 cards and your opponent may draw 1 card"
    g.phrase("opponents_offer", "your opponent may {effect:opponent_step}", ir.May, player=ir.Opponent())
    for w, joined in zip(OFFERS, (" and ", ", and "), strict=True):
        g.pair("done", "action", "opponents_offer", joined, cls=ir.Both, field="effects", w=w)
    for w, words in enumerate(
        ("your opponent may also {effect:opponent_step}", "your opponent may {effect:opponent_step} as well"), 700
    ):
        g.phrase("done", words, ir.May, player=ir.Opponent(), w=w)


def _steps_more(g: Filled) -> None:
    _offers(g)
    # "dull it and Freeze it, and deal 4000 damage to all the other Forwards"
    g.list("two_actions", "action", " and ", cls=ir.Both, field="effects", min=2, max=2)
    g.phrase("step", "{first:two_actions}, and {then:action}", ir.Then, w=600)
    for player, who in THEY:
        fixed = {"player": player}
        deck = {"to": ir.DeckBottom(OWNER)}
        for w, words in enumerate(("at the bottom of its owner's deck", "at the bottom of their deck"), 70):
            g.phrase("action", f"{who} puts {{target:target}} {words}", ir.SelectAndPut, w=w, **fixed, **deck)
        g.phrase(
            "action", f"{who} puts {{target:target}} on top of its owner's deck", ir.SelectAndPut, to=ir.DeckTop(OWNER),
            w=70, **fixed,
        )  # fmt: skip
        for zone, words in ((ir.Hand, "hand"), (ir.BreakZone, "Break Zone")):
            text = f"{who} plays {{target:target}} from their {words} onto the field"
            for dull, tail in ((False, ""), (True, " dull")):
                g.phrase("action", text + tail, ir.PlayFrom, zone=zone(player), dull=dull, w=70, **fixed)
    # whoever does it is "you" in what may be done
    g.phrase("done", "{player:controller} may {effect:each_does}", ir.May, w=400)
    # one card, 3 phrases: "draw 1 card or search for 1 Forward and add it to your hand": what becomes of the one found belongs to the search
    g.pair("plain", "action", "found_option", " or ", cls=ir.OneOf, field="effects", w=3)
    g.phrase("found_option", "{effects:found_and_moved}", ir.Both, w=640)
    g.pair("found_and_moved", "search_action", "found_moved", " and ")
    g.phrase("found_moved", "add {what:obj_pronoun} to your hand", ir.ToHand, player=ir.You(), verb="add")
    g.phrase("found_moved", "play {what:obj_pronoun} onto the field", ir.PlayOnto, player=OWNER)
    g.alias("found_fate", "found_moved")
    g.phrase("found_fate", "play {what:obj_pronoun} onto the field dull", ir.PlayOnto, player=OWNER, dull=True)
    g.phrase("found_fate", "remove {what:obj_pronoun} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase("found_fate", "put {what:obj_pronoun} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER))
    # "search for 1 Forward and add it to your hand or draw 1 card": the other choice has nothing to do with the one found
    g.pair("plain", "found_option", "unfound", " or ", cls=ir.OneOf, field="effects", w=4)
    for player, who, s in ((ir.You(), "", ""), (ir.Opponent(), "your opponent ", "s")):
        g.phrase("unfound", f"{who}draw{s} {{count:number}} <card/cards:count>", ir.Draw, player=player)
        g.phrase("unfound", f"{who}discard{s} {{count:number}} {{group:group/count}}", ir.Discard, player=player)
