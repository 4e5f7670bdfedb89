"""What a player does with a card that is spoken of, or with what that player selects in the same sentence; what the controller of
a card may do; what is done besides ("also"). Like `variants`, it adds what other modules have not declared."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import OWNER, Filled
from cardwright.text.grammar import Grammar

W = 400  # wordings of this module begin here
THEIR = ("their", "his/her")
# where a card is put, and how that is said of one card and of several
PLACES: tuple[tuple[ir.Zone, str], ...] = (
    (ir.DeckBottom(OWNER), "at the bottom of {}"),
    (ir.DeckTop(OWNER), "on top of {}"),
    (ir.DeckTop(OWNER), "on the top of {}"),
    (ir.DeckTopOrBottom(OWNER), "on the top or bottom of {}"),
    (ir.DeckTopOrBottom(OWNER), "at the top or bottom of {}"),
)


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _spoken_of(g)
    _selected(g)
    _besides(g)
    # whoever does it is "you" in what may be done
    g.phrase("done", "{player:controller} may {effect:each_does}", ir.May, w=W)


def _spoken_of(g: Filled) -> None:
    """ "Your opponent puts them on top of their owners' decks in any order", "its owner plays it onto the field"."""
    a = "action"
    for who, player in (
        ("your opponent", ir.Opponent()),
        ("each player", ir.EachPlayer()),
        ("{player:controller}", None),
    ):
        fixed: dict[str, object] = {"player": player} if player else {}
        for w, their in enumerate(THEIR, W):
            g.phrase(a, f"{who} adds {{what:obj}} to {their} hand", ir.ToHand, verb="add", w=w, **fixed)
        for dull, words in ((False, ""), (True, " dull")):
            g.phrase(a, f"{who} plays {{what:obj}} onto the field{words}", ir.PlayOnto, dull=dull, w=W, **fixed)
    who = "{player:who}"
    for w, (to, place) in enumerate(PLACES, W):
        one = place.format("its owner's deck")
        text = f"{who} puts {{what:one_obj}} {one}"
        g.phrase(a, text, ir.PlayerPuts, to=to, w=w)
        for v, deck in enumerate(("their owner's deck", "their owners' decks")):
            for u, order in enumerate(("", " in any order")):
                text = f"{who} puts {{what:many_object}} {place.format(deck)}{order}"
                g.phrase(a, text, ir.PlayerPuts, to=to, w=w + 10 + 20 * v + 10 * u)
    g.phrase(a, f"{who} returns {{what:one_obj}} to its owner's hand", ir.PlayerPuts, to=ir.Hand(OWNER), w=W)
    g.phrase(a, f"{who} returns {{what:many_object}} to their owners' hands", ir.PlayerPuts, to=ir.Hand(OWNER), w=W + 1)
    g.phrase(a, f"{who} removes {{what:obj}} from the game", ir.PlayerPuts, to=ir.Removed(OWNER), w=W)


def _selected(g: Filled) -> None:
    """ "Your opponent selects 1 card in their hand and puts it at the bottom of their deck"."""
    a = "action"
    head = "{player:who} selects {target:target} and "
    for v, it in enumerate(("it", "them")):
        its = "its owner's", "their owner's", "their owners'"
        for w, (to, place) in enumerate(PLACES):
            decks = [*(f"{each} deck" for each in its[v : 3 * v + 1]), "their deck", "his/her deck"]
            if v:
                decks.append("their owners' decks")
            for u, deck in enumerate(decks):
                for t, order in enumerate(("", " in any order")[: v + 1]):
                    text = f"{head}puts {it} {place.format(deck)}{order}"
                    g.phrase(a, text, ir.SelectAndPut, to=to, w=W + 100 * v + 20 * w + 2 * u + t)
        hands = ("its owner's hand",) if not v else ("their owners' hands", "their owner's hand", "their owners' hand")
        for u, hand in enumerate(hands):
            g.phrase(a, f"{head}returns {it} to {hand}", ir.SelectAndPut, to=ir.Hand(OWNER), w=W + 10 * v + u)
        g.phrase(a, f"{head}activates {it}", ir.SelectAndActivate, w=W + v)
    # what the same player does besides: "selects 1 Forward from their Break Zone and plays it onto the field"
    g.alias("taken_up", "one_pronoun")
    g.alias("taken_up", "many_object")
    for dull, words in ((False, ""), (True, " dull")):
        g.phrase(a, f"plays {{what:taken_up}} onto the field{words}", ir.PlayOnto, player=OWNER, dull=dull, w=W + 5)
    g.phrase(a, "Freezes {what:taken_up}", ir.Freeze, w=W)


def _besides(g: Filled) -> None:
    """ "If you control Card Name Hild, your opponent also puts the top 2 cards of their deck into the Break Zone"."""
    a = "action"
    cards = "{count:number} <card/cards:count>"
    theirs = {"player": ir.Opponent()}
    g.phrase(a, f"you also draw {cards}", ir.Draw, player=ir.You(), w=W)
    g.phrase(a, f"your opponent also draws {cards}", ir.Draw, w=W, **theirs)
    g.phrase(a, f"your opponent also randomly discards {cards}", ir.DiscardAtRandom, group=ir.Group(ir.IsCard()), w=W,
             **theirs)  # fmt: skip
    for w, their in enumerate(THEIR, W + 10):
        for one, count in ((f"the top card of {their} deck", {"count": ir.Num(1)}),
                           (f"the top {{count:many_number}} cards of {their} deck", {})):  # fmt: skip
            g.phrase(a, f"your opponent also puts {one} into the Break Zone", ir.Mill, w=w, **count, **theirs)
            g.phrase(a, f"your opponent also removes {one} from the game", ir.RemoveTop, w=w, **count, **theirs)
        g.phrase(a, f"your opponent also discards {cards} from {their} hand", ir.Discard, w=w,
                 group=ir.Group(ir.IsCard()), **theirs)  # fmt: skip
    g.phrase(a, "your opponent also selects {target:target}", ir.Select, w=W, **theirs)
    g.phrase(a, "{to:subj} also <gains/gain:to> {gains:gains} this turn", ir.Gain, duration=ir.UntilEndOfTurn(w=2), w=W)
    g.phrase(a, "{what:subj} also {rule:rule} this turn", ir.Restrict, duration=ir.UntilEndOfTurn(w=2), w=W)
    also = {"duration": ir.UntilEndOfTurn(w=1)}
    g.phrase(a, "until the end of the turn, {to:subj} also <gains/gain:to> {gains:gains}", ir.Gain, w=W, **also)
    g.phrase(a, "until the end of the turn, {to:subj} also <loses/lose:to> {losses:losses}", ir.Lose, w=W, **also)
