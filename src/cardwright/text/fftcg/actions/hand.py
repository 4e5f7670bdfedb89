"""Drawing, discarding, and showing hands."""

from cardwright.text import ir
from cardwright.text.fftcg.common import PERSONS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _discarding(g)
    _drawing(g)
    _revealing(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _discarding_more(g)
    _drawing_more(g)
    _paid_x_more(g)
    _revealing_more(g)
    _half_a_hand(g)
    _revealed_kinds(g)


def _discarding(g: Grammar) -> None:
    # a table of all players; one card has some of it
    for player, who, s, their in PERSONS:
        fixed = {"player": player}
        g.phrase("action", f"{who}draw{s} {{count:number}} <card/cards:count>", ir.Draw, **fixed)
        hands = ("your",) if player == ir.You() else ("their", "his/her")
        g.phrase("action", f"{who}discard{s} {{count:number}} {{group:group/count}}", ir.Discard, **fixed)
        g.phrase("action", f"{who}discard{s} {{count:number}} more {{group:group/count}}", ir.Discard, w=1, **fixed)
        for w, hand in enumerate(hands):
            g.phrase("action", f"{who}discard{s} {hand} hand", ir.DiscardHand, w=w, **fixed)
            g.phrase("action", f"{who}reveal{s} {hand} hand", ir.RevealHand, w=w, **fixed)
        g.phrase("action", f"{who}shuffle{s} {their} deck", ir.Shuffle, **fixed)
    g.phrase("action", "{player:who} discards {what:one_pronoun}", ir.DiscardCards)
    g.phrase("action", "{player:who} discards this card", ir.DiscardCards, what=ir.Pronoun("selected_card"))
    g.phrase("action", "{player:controller} discards {count:number} {group:group/count}", ir.Discard)
    # one card, 2 phrases: old wordings of discarding and showing a hand
    g.phrase("action", "discard all your hand", ir.DiscardHand, player=ir.You(), w=1)
    g.phrase(
        "action",
        "your opponent randomly discards {count:number} {group:group/count}",
        ir.DiscardAtRandom,
        player=ir.Opponent(),
    )
    # one card: both players
    g.phrase(
        "action",
        "each player randomly discards {count:number} {group:group/count}",
        ir.DiscardAtRandom,
        player=ir.EachPlayer(),
    )
    # one card: one more thing for the player spoken of
    for w, words in enumerate(("your opponent also discards", "also your opponent discards"), 8):
        g.phrase("action", words + " {count:number} <card/cards:count>", ir.Discard, player=ir.Opponent(),
                 group=ir.Group(ir.IsCard()), w=w)  # fmt: skip


def _paid_x_more(g: Filled) -> None:
    held = ir.All(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.You())),)))
    g.phrase("action", "shuffle your hand into your deck", ir.ShuffleInto, what=held, w=600)
    # as many as were drawn, wherever they are discarded from
    any_card = {"player": ir.You(), "group": ir.Group(ir.IsCard())}
    from_hand = {
        "player": ir.You(),
        "group": ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(ir.You()), w=1),)),
    }
    for w, many in enumerate(
        ("as many cards as drawn", "as many cards as you drew", "the same number of cards as drawn"), 2100
    ):
        g.phrase("action", f"discard {many}", ir.Discard, count=ir.ResultCount(), w=w, **any_card)
        g.phrase("action", f"discard {many} from your hand", ir.Discard, count=ir.ResultCount(), w=w, **from_hand)
    # "When you do so, draw X cards.": as many as were paid
    for player, who, s, their in PERSONS:
        fixed = {"player": player, "count": ir.X()}
        g.phrase("action", f"{who}draw{s} X cards", ir.Draw, w=5000, **fixed)
        for w, hand in enumerate(("", f" from {their} hand", " from his/her hand")[: 2 + bool(who)], 5000):
            g.phrase("action", f"{who}discard{s} X cards{hand}", ir.Discard, group=ir.Group(ir.IsCard()), w=w, **fixed)
        g.phrase("action", f"{who}discard{s} X {{group:group/many}}", ir.Discard, w=5010, **fixed)
    for on in ("one_obj", "source"):
        g.phrase(
            "action", f"place X {{counter:counter}} Counters on {{on:{on}}}", ir.PlaceCounters, count=ir.X(), w=5000
        )
    g.phrase("action", "gain X 《C》", ir.GainCrystals, player=ir.You(), count=ir.X(), w=5000)


def _drawing(g: Grammar) -> None:
    g.phrase("action", "you draw {count:number} <card/cards:count>", ir.Draw, player=ir.You(), w=1)
    g.phrase("action", "{player:controller} draws {count:number} <card/cards:count>", ir.Draw)
    g.phrase("action", "draw {count:card_amount}", ir.Draw, player=ir.You())
    g.phrase("action", "draw cards equal to {count:counted}", ir.Draw, player=ir.You(), w=3)
    g.phrase("action", "also draw {count:number} <card/cards:count>", ir.Draw, player=ir.You(), w=4)
    # one card: as many as were discarded or put away before
    g.phrase("action", "draw the same number of cards", ir.Draw, player=ir.You(), count=ir.ResultCount(), w=4)
    g.phrase("action", "draw as many cards", ir.Draw, player=ir.You(), count=ir.ResultCount(), w=5)
    words = "draw the same number of cards as were returned to your deck"
    # one card, 2 phrases: as many as were moved, until so many are left
    g.phrase("action", words, ir.Draw, player=ir.You(), count=ir.ResultCount(w=1))


def _revealing(g: Grammar) -> None:
    g.phrase("action", "reveal {target:hand_target}", ir.RevealCards, player=ir.You())
    g.phrase("hand_target", "any number of {group:hand_group/many}", ir.Target, count=ir.Num(0), any_number=True)
    # one card each, 3 phrases: any number and any kind of card in the hand
    g.phrase("hand_target", "{count:number} {group:hand_group/count}", ir.Target)
    hand = {"qualifiers": (ir.InZone(ir.Hand(ir.You()), w=1),)}
    g.phrase("hand_group", "{adjectives?:adjectives} {noun:type_noun/same} from your hand", ir.Group, **hand)
    # one card: any number and any kind of card in the hand
    g.phrase("hand_group", "{adjectives?:plain_adjectives} {noun:trait_noun} from your hand", ir.Group, **hand)
    # one card: old wordings of discarding and showing a hand
    g.phrase("action", "your opponent shows his/her hand", ir.RevealHand, player=ir.Opponent(), w=2)
    g.phrase(
        "action",
        "your opponent reveals their hand, and you select {count:number} {group:group/count} for your opponent to discard",
        ir.RevealAndDiscard,
        player=ir.Opponent(),
    )
    # one card: the hand is named again
    g.phrase(
        "action",
        "your opponent reveals their hand, and you select {count:number} {group:group/count} for your opponent to discard from their hand",
        ir.RevealAndDiscard,
        player=ir.Opponent(),
        w=1,
    )
    for w, their in enumerate(("their", "his/her")):
        words = f"{{player:who}} reveals {{target:plain_cards}} from {their} hand"
        # one card, 5 phrases: cards shown from a hand, chosen or at random, of whose hand
        g.phrase("action", words, ir.RevealCards, w=w)
        words = f"{{player:who}} randomly reveals {{count:number}} <card/cards:count> from {their} hand"
        g.phrase("action", words, ir.RevealAtRandom, w=w)
    g.phrase("plain_cards", "{count:number} {group:bare_cards/count}", ir.Target, w=5)
    g.phrase("bare_cards", "<card/cards>", ir.Group, noun=ir.IsCard())
    words = "randomly reveal {count:number} <card/cards:count> from your hand"
    # one card: cast at once, or shown at random
    g.phrase("action", words, ir.RevealAtRandom, player=ir.You())


def _discarding_more(g: Filled) -> None:
    for player, who, s in ((ir.You(), "", ""), (ir.Opponent(), "your opponent ", "s")):
        fixed = {"player": player}
        g.phrase(
            "action", f"{who}discard{s} up to {{count:number}} {{group:group/count}}", ir.Discard, up_to=True, **fixed
        )
        g.phrase("action", f"{who}discard{s} any number of {{group:group/many}}", ir.Discard, count=ir.Num(0), any_number=True,
                 **fixed)  # fmt: skip
    for player, who in ((ir.Opponent(), "your opponent"), (ir.EachPlayer(), "each player")):
        for w, it in enumerate(("it", "them"), 800):
            text = f"{who} selects {{count:number}} {{group:group/count}} and discards {it}"
            g.phrase("action", text, ir.Discard, player=player, w=w)
    g.phrase("action", "discard all the cards in your hand", ir.DiscardHand, player=ir.You(), w=300)
    for w, who in enumerate(("both players", "all players"), 400):
        each = {"player": ir.EachPlayer()}
        g.phrase("action", f"{who} draw {{count:number}} <card/cards:count>", ir.Draw, w=w, **each)
        for v, many in enumerate(("the same number of cards", "that many cards"), 1):
            g.phrase("action", f"{who} draw {many}", ir.Draw, count=ir.ResultCount(), w=w + 10 * v, **each)
        g.phrase("action", f"{who} discard {{count:number}} {{group:group/count}}", ir.Discard, w=w, **each)
        text = f"{who} discard {{count:number}} {{group:group/count}} from their hands"
        g.phrase("action", text, ir.Discard, w=w + 2, **each)
        g.phrase("action", f"{who} discard their hands", ir.DiscardHand, w=w, **each)
        g.phrase("action", f"{who} discard their hand", ir.DiscardHand, w=w + 10, **each)
    for w, who in enumerate(("both you and your opponent", "you and your opponent", "you and your opponent each"), 440):
        each = {"player": ir.EachPlayer(), "w": w}
        g.phrase("action", f"{who} draw {{count:number}} <card/cards:count>", ir.Draw, **each)
        g.phrase("action", f"{who} discard {{count:number}} {{group:group/count}}", ir.Discard, **each)
    people = ((ir.You(), "", "", "your"), (ir.Opponent(), "your opponent ", "s", "their"),
              (ir.EachPlayer(), "each player ", "s", "their"))  # fmt: skip
    for player, who, s, hers in people:
        g.phrase("action", f"{who}draw{s} {{count:number}} more <card/cards:count>", ir.Draw, player=player, w=600)
        for w, their in enumerate((hers, "his/her") if s else (hers,), 600):
            for v, words in enumerate((f"all {their} hand", f"{their} entire hand", f"all the cards in {their} hand")):
                g.phrase("action", f"{who}discard{s} {words}", ir.DiscardHand, player=player, w=w + 2 * v)
            if s:
                g.phrase("action", f"{who}shows {their} hand", ir.RevealHand, player=player, w=w)
                text = f"{who}reveals {{count:number}} <card/cards:count> from {their} hand at random"
                g.phrase("action", text, ir.RevealAtRandom, player=player, w=w)
                text = f"{who}reveals {{count:number}} <card/cards:count> at random from {their} hand"
                g.phrase("action", text, ir.RevealAtRandom, player=player, w=w + 10)
                for v, place in enumerate(("in", "from")):
                    text = (
                        f"{who}randomly removes {{count:number}} <card/cards:count> {place} {their} hand from the game"
                    )
                    g.phrase("action", text, ir.RemoveAtRandom, player=player, w=w + 2 * v)
    theirs = {"player": ir.Opponent()}
    cards = "{count:number} <card/cards:count>"
    g.phrase("action", f"your opponent also randomly discards {cards}", ir.DiscardAtRandom, group=ir.Group(ir.IsCard()), w=400,
             **theirs)  # fmt: skip


def _drawing_more(g: Filled) -> None:
    you = ir.You()
    # as many as the instruction before was done to
    discards = ("the same number of cards", "the same number of cards from your hand", "that many cards",
                "that many cards from your hand")  # fmt: skip
    for w, words in enumerate(f"discard {cards}" for cards in discards):
        g.phrase(
            "action", words, ir.Discard, player=you, count=ir.ResultCount(), group=ir.Group(ir.IsCard()), w=2000 + w
        )
    for player, who in ((ir.Opponent(), "your opponent"), (ir.EachPlayer(), "each player")):
        same = {"player": player, "count": ir.ResultCount()}
        for w, hand in enumerate(("", " from their hand", " from his/her hand"), 2000):
            text = f"{who} discards the same number of cards{hand}"
            g.phrase("action", text, ir.Discard, group=ir.Group(ir.IsCard()), w=w, **same)
            text = f"{who} discards that many cards{hand}"
            g.phrase("action", text, ir.Discard, group=ir.Group(ir.IsCard()), w=w + 10, **same)
        for w, cards in enumerate(("the same number of cards", "that many cards"), 2000):
            g.phrase("action", f"{who} draws {cards}", ir.Draw, w=w, **same)
    g.phrase("action", "draw that many cards", ir.Draw, player=you, count=ir.ResultCount(), w=2000)
    # "draw as many cards as you discarded"
    for v, (form, verb) in enumerate(
        (("you_discarded", "discarded"), ("you_returned", "returned"), ("you_removed", "removed"))
    ):
        for w, by in enumerate(("", " by this effect", " this way", " due to this ability"), 5000 + 10 * v):
            g.phrase("as_many_done", f"you {verb}{by}", ir.CountRef, cards=ir.Pronoun(form), w=w)
    for w, many in enumerate(("as many cards as", "the same number of cards as"), 5000):
        g.phrase("action", f"draw {many} {{count:as_many_done}}", ir.Draw, player=you, w=w)
    # "draw cards until you have 5 cards in your hand": none, if there are as many
    g.phrase("action", "draw cards until you have {count:filled_hand}", ir.Draw, player=you, w=70)
    for player, who in ((ir.Opponent(), "your opponent"), (ir.EachPlayer(), "each player")):
        g.phrase("action", f"{who} draws {{count:card_amount}}", ir.Draw, player=player, w=600)
    g.phrase("action", "{player:controller} draws {count:card_amount}", ir.Draw, w=600)
    g.phrase("action", "draw cards equal to {count:cost_of}", ir.Draw, player=you, w=600)
    g.phrase("filled_hand", "{base:number} <card/cards:base> in your hand", ir.Minus, less=ir.HandSize(you), w=70)
    text = "draw the same number of cards as the {count:count_group}"
    g.phrase("action", text, ir.Draw, player=ir.You(), w=70 + 2)
    text = "discard {count:number} <card/cards:count>"
    for player, draw in ((ir.You(), "draw"), (ir.Opponent(), "your opponent draws")):
        g.phrase("action", f"{draw} as many cards as {{count:counted}}", ir.Draw, player=player, w=540)
        g.phrase("action", f"{draw} as many cards as the {{count:count_group}}", ir.Draw, player=player, w=540 + 1)
        g.phrase("action", f"{draw} the same number of cards as {{count:counted}}", ir.Draw, player=player, w=540 + 2)
        text = f"{draw} the same number of cards as the {{count:count_group}}"
        g.phrase("action", text, ir.Draw, player=player, w=540 + 3)
        if player == ir.Opponent():
            g.phrase("action", f"{draw} cards equal to {{count:counted}}", ir.Draw, player=player, w=540 + 4)
    # of each player their own: "each player draws cards equal to the number of Backups they control"
    for w, many in enumerate(("cards equal to", "as many cards as", "the same number of cards as"), 540):
        g.phrase("action", f"each player draws {many} {{count:counted}}", ir.Draw, player=ir.EachPlayer(), w=w)
    cards = "{count:number} <card/cards:count>"
    g.phrase("action", f"you also draw {cards}", ir.Draw, player=ir.You(), w=400)
    theirs = {"player": ir.Opponent()}
    g.phrase("action", f"your opponent also draws {cards}", ir.Draw, w=400, **theirs)


def _revealing_more(g: Filled) -> None:
    # who looks at a hand sees what its owner sees: nobody is left to whom it would not be shown
    for w, their in enumerate(("your opponent's", "their", "his/her"), 100):
        g.phrase("action", f"look at {their} hand", ir.RevealHand, player=ir.Opponent(), w=w)
    held = {"qualifiers": (ir.InZone(ir.Hand(ir.You())),)}
    g.phrase("hand_group", "{adjectives?:adjectives} {noun:type_noun/same} in your hand", ir.Group, **held)
    g.phrase("hand_group", "{adjectives?:plain_adjectives} {noun:trait_noun} in your hand", ir.Group, **held)
    for w, their in enumerate(("their", "his/her"), 600):
        for v, tail in enumerate(("", f" from {their} hand")):
            for u, joined in enumerate((", and", " and", ". You")):
                you = "" if joined == ". You" else " you"
                text = f"your opponent reveals {their} hand{joined}{you} select {{count:number}} {{group:group/count}} for your opponent to discard{tail}"
                g.phrase("action", text, ir.RevealAndDiscard, player=ir.Opponent(), w=w + 2 * v + 4 * u)
    text = "randomly reveal {count:number} <card/cards:count> from your opponent's hand"
    g.phrase("action", text, ir.RevealAtRandom, player=ir.Opponent(), w=70)


def _half_a_hand(g: Filled) -> None:
    """ "Discard half of the cards in your hand": rounded down, unless it says otherwise (4.2)."""
    rounding = (("", True), (" (round down)", True), (" (rounded down)", True), (" (round up)", False), (" (rounded up)", False),
                (", rounded down", True), (", rounded up", False))  # fmt: skip
    for player, verb, whose in ((ir.You(), "discard", "your"), (ir.Opponent(), "your opponent discards", "their")):
        w = 800
        for words in (
            f"half of the cards in {whose} hand",
            f"half the cards in {whose} hand",
            f"half of {whose} hand",
            f"half {whose} hand",
        ):
            for behind, down in rounding:
                count = ir.HalfUp(ir.HandSize(player), down=down)
                fixed = {"player": player, "count": count, "group": ir.Group(ir.IsCard()), "w": w}
                g.phrase("action", f"{verb} {words}{behind}", ir.Discard, **fixed)
                w += 1


def _revealed_kinds(g: Filled) -> None:
    # "reveal up to 2 Summons from your hand", "reveal 3 Job Knight with different names from your hand"
    g.phrase("hand_target", "up to {count:number} {group:hand_group/count}", ir.Target, up_to=True)
    hand = {"qualifiers": (ir.InZone(ir.Hand(ir.You()), w=1),)}
    g.phrase("in_hand", "{adjectives?:adjectives} {noun:type_noun/same}", ir.Group, **hand)
    g.phrase("in_hand", "{adjectives?:plain_adjectives} {noun:trait_noun}", ir.Group, **hand)
    for up_to, head in ((False, ""), (True, "up to ")):
        for trait, words in (
            ("name", "with different names"),
            ("element", "of different Elements"),
            ("cost", "of different costs"),
            ("cost", "with different costs"),
        ):
            text = f"{head}{{count:many_number}} {{group:in_hand/many}} {words} from your hand"
            fixed = {"different": trait, "up_to": up_to, "w": 60 + words.startswith("with")}
            g.phrase("hand_target", text, ir.Target, **fixed)
