"""Instructions that move cards: draw, discard, search, reveal, play, return, remove."""

from cardwright.text import ir
from cardwright.text.grammar import Grammar

OWNER = ir.Owner()
PERSONS = (
    (ir.You(), "", "", "your"),
    (ir.Opponent(), "your opponent ", "s", "their"),
    (ir.EachPlayer(), "each player ", "s", "their"),
)


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _to_zones(g)
    _hand(g)
    _playing(g)
    _searching(g)
    _revealing(g)
    _rest(g)
    _single_moves(g)


def _to_zones(g: Grammar) -> None:
    a = "action"
    # a table of how the texts spell whose hand it is; one card has some of it
    for w, (one, many) in enumerate(
        (
            ("its owner's hand", "their owners' hands"),
            ("its owner's hand", "their owners' hand"),
            ("its owner's hand", "their owner's hand"),
        )
    ):
        form = f"<{one}|{many}:what>" if w == 0 else many
        g.phrase(
            a,
            f"return {{what:{'pronoun_obj' if w == 0 else 'many_object'}}} to {form}",
            ir.ToHand,
            player=OWNER,
            verb="return",
            w=w,
        )
    # one card: any group
    g.phrase(a, "return {what:all_group} to their owners' hands", ir.ToHand, player=OWNER, verb="return", w=3)
    # one card: everything that can be spoken of
    for what in ("source", "one_pronoun", "many_object", "all_group"):
        g.phrase(a, f"return {{what:{what}}} to your hand", ir.ToHand, player=ir.You(), verb="return")
    g.phrase(a, "adds {what:obj} to {player:their} hand", ir.ToHand, verb="add")
    # one card each: both pronouns
    for words in ("his/her", "their"):
        g.phrase("their", words, ir.PronounPlayer, form=words)
    g.phrase(a, "add {what:obj} to your hand", ir.ToHand, player=ir.You(), verb="add")
    g.phrase(a, "put {what:obj} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER))
    for w, (one, many) in enumerate(
        (("its owner's deck", "their owners' decks"), ("its owner's deck", "their owner's deck"))
    ):
        form, what = (f"<{one}|{many}:what>", "obj") if w == 0 else (many, "many_object")
        for place, node in (("on top of", ir.DeckTop), ("at the bottom of", ir.DeckBottom)):
            g.phrase(a, f"put {{what:{what}}} {place} {form}", ir.PutInto, to=node(OWNER), w=w)
    # a table of verbs; one card has some of it
    for verb, w in (("put", 2), ("place", 3), ("return", 4)):
        g.phrase(
            a,
            f"{verb} {{what:obj}} {'to' if verb == 'return' else 'on'} the top of your deck",
            ir.PutInto,
            to=ir.DeckTop(ir.You()),
            w=w,
        )
        g.phrase(
            a,
            f"{verb} {{what:obj}} {'to' if verb == 'return' else 'at'} the bottom of your deck",
            ir.PutInto,
            to=ir.DeckBottom(ir.You()),
            w=w,
        )
    g.phrase(a, "put {what:obj} on top of your deck", ir.PutInto, to=ir.DeckTop(ir.You()), w=5)
    g.phrase(a, "remove {what:obj} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase(
        a,
        "remove {what:obj} from the game for as long as {_:self} is on the field",
        ir.RemoveFromGame,
        duration=ir.WhileOnField(ir.SelfRef()),
    )
    g.phrase(a, "{player:who} puts {what:obj} into the Break Zone", ir.PlayerPuts, to=ir.BreakZone(OWNER))


def _hand(g: Grammar) -> None:
    a = "action"
    # a table of all players; one card has some of it
    for player, who, s, their in PERSONS:
        fixed = {"player": player}
        g.phrase(a, f"{who}draw{s} {{count:number}} <card/cards:count>", ir.Draw, **fixed)
        hands = ("your",) if player == ir.You() else ("their", "his/her")
        g.phrase(a, f"{who}discard{s} {{count:number}} {{group:group/count}}", ir.Discard, **fixed)
        g.phrase(a, f"{who}discard{s} {{count:number}} more {{group:group/count}}", ir.Discard, w=1, **fixed)
        for w, hand in enumerate(hands):
            g.phrase(a, f"{who}discard{s} {hand} hand", ir.DiscardHand, w=w, **fixed)
            g.phrase(a, f"{who}reveal{s} {hand} hand", ir.RevealHand, w=w, **fixed)
        g.phrase(a, f"{who}shuffle{s} {their} deck", ir.Shuffle, **fixed)
    g.phrase(a, "you draw {count:number} <card/cards:count>", ir.Draw, player=ir.You(), w=1)
    g.phrase(a, "{player:who} discards {what:one_pronoun}", ir.DiscardCards)
    g.phrase(a, "{player:who} discards this card", ir.DiscardCards, what=ir.Pronoun("selected_card"))


def _playing(g: Grammar) -> None:
    a = "action"
    # whose field is not said: each card's owner's (fftcg-2020 6.2.4); "onto your field" says it
    # a table: dull or not; one card has some of it
    for dull, words in ((False, ""), (True, " dull")):
        g.phrase(a, f"play {{what:obj}} onto the field{words}", ir.PlayOnto, player=OWNER, dull=dull)
        g.phrase(
            a,
            f"play {{target:target}} from your hand onto the field{words}",
            ir.PlayFrom,
            player=ir.You(),
            zone=ir.Hand(ir.You()),
            dull=dull,
        )
        g.phrase(
            a,
            f"play {{what:source}} from the Break Zone onto the field{words}",
            ir.PlayOnto,
            player=OWNER,
            dull=dull,
            w=1,
        )
        g.phrase(
            a,
            f"play {{what:source}} from your Break Zone onto the field{words}",
            ir.PlayOnto,
            player=OWNER,
            dull=dull,
            w=2,
        )
    for w, words in enumerate(("the cost", "its cost")):
        g.phrase(
            a,
            f"cast {{target:target}} from your hand without paying {words}",
            ir.CastFrom,
            player=ir.You(),
            zone=ir.Hand(ir.You()),
            w=w,
        )
        g.phrase(a, f"cast {{what:one_obj}} without paying {words}", ir.CastRef, player=ir.You(), w=w)
    g.phrase(
        a,
        "you can cast {what:one_obj} at any time you could normally cast it this turn",
        ir.AllowCast,
        player=ir.You(),
        duration=ir.UntilEndOfTurn(w=2),
    )

    # one card: "return" where others print "play"
    g.phrase(a, "return {what:source} onto the field dull", ir.PlayOnto, player=OWNER, dull=True, w=3)
    g.phrase(
        "opponent_step",
        "play {target:target} from {zone:opponent_hand} onto the field",
        ir.PlayFrom,
        player=ir.Opponent(),
    )
    # one card: both pronouns
    for words in ("his/her", "their"):
        g.phrase("opponent_hand", f"{words} hand", ir.Hand, player=ir.PronounPlayer(words))
    # one card: of one card it is said below
    g.phrase(a, "their auto-abilities will not trigger", ir.SuppressAutos, what=ir.Pronoun("them"))


def _single_moves(g: Grammar) -> None:
    a = "action"
    g.phrase(a, "{player:controller} discards {count:number} {group:group/count}", ir.Discard)
    g.phrase(a, "{player:controller} draws {count:number} <card/cards:count>", ir.Draw)
    normally = "at any time you could normally cast it"
    # one card each: with and without "as though you owned it"
    for w, words in enumerate((normally, f"as though you owned it {normally}")):
        g.phrase(a, "you can cast {what:one_obj} " + words, ir.AllowCast, player=ir.You(), duration=ir.Permanent(), w=w)
        if w:
            g.phrase(
                a,
                "you can cast {what:one_obj} " + words + " this turn",
                ir.AllowCast,
                player=ir.You(),
                duration=ir.UntilEndOfTurn(w=2),
                w=3,
            )
    # one card: any cards; one spoken of is below
    g.phrase(
        a,
        "put {target:target} on the top or bottom of your deck",
        ir.SelectAndPut,
        player=ir.You(),
        to=ir.DeckTopOrBottom(ir.You()),
    )
    g.phrase(a, "reveal {target:hand_target}", ir.RevealCards, player=ir.You())
    hand = {"qualifiers": (ir.InZone(ir.Hand(ir.You()), w=1),)}
    g.phrase("hand_target", "any number of {group:hand_group/many}", ir.Target, count=ir.Num(0), any_number=True)
    # one card each, 3 phrases: any number and any kind of card in the hand
    g.phrase("hand_target", "{count:number} {group:hand_group/count}", ir.Target)
    g.phrase("hand_group", "{adjectives?:adjectives} {noun:type_noun/same} from your hand", ir.Group, **hand)
    g.phrase("hand_group", "{adjectives?:plain_adjectives} {noun:trait_noun} from your hand", ir.Group, **hand)
    # one card, 2 phrases: old wordings of discarding and showing a hand
    g.phrase(a, "discard all your hand", ir.DiscardHand, player=ir.You(), w=1)
    g.phrase(a, "your opponent shows his/her hand", ir.RevealHand, player=ir.Opponent(), w=2)
    # one verb for both: "Put 1 card among them on top ... and the other to the bottom ..."
    g.phrase(a, "put {effects:split_deck}", ir.Both, w=4)
    g.list("split_deck", "split_part", " and ", min=2, max=2)
    g.phrase(
        "split_part",
        "{target:target} among them on top of your deck",
        ir.TakeAmong,
        player=ir.You(),
        among=ir.Pronoun("revealed"),
        into=ir.DeckTop(ir.You()),
    )
    for w, words in enumerate(
        (
            "the other to the bottom of your deck",
            "the other at the bottom of your deck",
            "the other card at the bottom of your deck",
        )
    ):
        g.phrase("split_part", words, ir.PutRest, among=ir.Pronoun("revealed"), to=ir.DeckBottom(ir.You()), w=w)
    # one card: all ends and verbs are in `variants`
    g.phrase(
        a,
        "return the other card to the bottom of your deck",
        ir.PutRest,
        among=ir.Pronoun("revealed"),
        to=ir.DeckBottom(ir.You()),
        w=7,
    )
    g.phrase(a, "draw {count:card_amount}", ir.Draw, player=ir.You())
    g.phrase(
        a,
        "your opponent randomly discards {count:number} {group:group/count}",
        ir.DiscardAtRandom,
        player=ir.Opponent(),
    )
    g.phrase(
        a,
        "each player randomly discards {count:number} {group:group/count}",
        ir.DiscardAtRandom,
        player=ir.EachPlayer(),
    )
    g.phrase(
        a,
        "your opponent reveals their hand, and you select {count:number} {group:group/count} for your opponent to discard",
        ir.RevealAndDiscard,
        player=ir.Opponent(),
    )
    # one card: the hand is named again
    g.phrase(
        a,
        "your opponent reveals their hand, and you select {count:number} {group:group/count} for your opponent to discard from their hand",
        ir.RevealAndDiscard,
        player=ir.Opponent(),
        w=1,
    )
    for deck, player in (("its owner's deck", OWNER), ("your deck", ir.You()), ("their deck", ir.Opponent()),
                         ("your opponent's deck", ir.Opponent())):  # fmt: skip
        for v, verb in enumerate(("put", "place", "return")):
            for u, place in enumerate(("at the", "on the") if v < 2 else ("to the",)):
                w = 2 * v + u + 10 * (deck == "their deck")
                words = f"{verb} {{what:one_obj}} {place} top or bottom of {deck}"
                g.phrase(a, words, ir.PutInto, to=ir.DeckTopOrBottom(player), w=w)
    g.phrase(a, "play {what:obj} onto your field", ir.PlayOnto, player=ir.You(), w=4)
    g.phrase(a, "its auto-ability will not trigger", ir.SuppressAutos, what=ir.Pronoun("it"))
    g.phrase(a, "its auto-abilities will not trigger", ir.SuppressAutos, what=ir.Pronoun("it"), w=1)
    g.phrase(
        a,
        "remove {target:target} among them from the game",
        ir.TakeAmong,
        player=ir.You(),
        among=ir.Pronoun("revealed"),
        into=ir.Removed(OWNER),
    )
    g.phrase(
        a,
        "put {target:target} among them into the Break Zone",
        ir.TakeAmong,
        player=ir.You(),
        among=ir.Pronoun("revealed"),
        into=ir.BreakZone(OWNER),
    )
    # one card each, 2 phrases: for this turn, with and without "as though you owned it"
    g.phrase(
        a, "you can cast {what:one_obj} this turn", ir.AllowCast, player=ir.You(), duration=ir.UntilEndOfTurn(w=2), w=1
    )
    g.phrase(
        a,
        "you can cast {what:one_obj} as though you owned it this turn",
        ir.AllowCast,
        player=ir.You(),
        duration=ir.UntilEndOfTurn(w=2),
        w=2,
    )
    to_break_zone = "putting it in the Break Zone"
    after_use = f"from the game after use instead of {to_break_zone}"
    for w, it in enumerate(("it", "that Summon")):
        g.phrase(
            "clause",
            f"if you cast it, remove {it} {after_use}",
            ir.RemoveAfterUse,
            what=ir.Pronoun("it"),
            if_cast=True,
            w=w,
        )
    g.phrase(
        a,
        f"remove that Summon {after_use}",
        ir.RemoveAfterUse,
        what=ir.Pronoun("it"),
        w=2,
    )
    g.phrase(a, "place {count:number} {counter:counter} <Counter/Counters:count> on {on:each_group}", ir.PlaceCounters)
    # one card: any counter and group; "each" is above
    g.phrase(a, "place {count:number} {counter:counter} <Counter/Counters:count> on {on:all_group}", ir.PlaceCounters)
    g.phrase("each_group", "each {group:group/one}", ir.All, w=4)
    # one card: all ends and verbs are in `variants`
    g.phrase(
        a,
        "put the remaining card on top of your deck",
        ir.PutRest,
        among=ir.Pronoun("revealed"),
        to=ir.DeckTop(ir.You()),
    )


def _searching(g: Grammar) -> None:
    g.phrase("action", "search for {targets:targets}", ir.Search, player=ir.You())


def _revealing(g: Grammar) -> None:
    a = "action"
    # a table of both decks, shown and looked at; one card has some of it
    for look, verb in ((False, "reveal"), (True, "look at")):
        for deck, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
            fixed = {"player": ir.You(), "deck": deck, "look": look}
            g.phrase(a, f"{verb} the top {{count:many_number}} cards of {whose} deck", ir.RevealTop, **fixed)
            g.phrase(a, f"{verb} the top card of {whose} deck", ir.RevealTop, count=ir.Num(1), **fixed)
    top = "from the top of your deck"
    turn_over = f"turn over one card at a time {top} until"
    for article in ("a", "an"):
        w = int(article == "an")
        g.phrase(
            a,
            f"{turn_over} {article} {{group:group/one}} is revealed",
            ir.RevealUntil,
            w=w,
        )
    among = ir.Pronoun("revealed")
    g.phrase(
        a,
        "add {target:target} among them to your hand",
        ir.TakeAmong,
        player=ir.You(),
        among=among,
        into=ir.Hand(ir.You()),
    )
    g.phrase(
        a,
        "play {target:target} among them onto the field",
        ir.TakeAmong,
        player=ir.You(),
        among=among,
        into=ir.Field(ir.You()),
    )
    g.phrase(
        a,
        "put {target:target} among them on top of your deck",
        ir.TakeAmong,
        player=ir.You(),
        among=among,
        into=ir.DeckTop(ir.You()),
    )
    rest = {"among": among}
    for w, other in enumerate(("the other cards", "the other cards revealed", "the rest of the cards", "the rest")):
        g.phrase(
            a,
            f"return {other} to the bottom of your deck in any order",
            ir.PutRest,
            to=ir.DeckBottom(ir.You()),
            w=w,
            **rest,
        )
        g.phrase(a, f"put {other} into the Break Zone", ir.PutRest, to=ir.BreakZone(OWNER), w=w, **rest)
        g.phrase(
            a,
            f"shuffle {other} and return them to the bottom of your deck",
            ir.PutRest,
            to=ir.DeckBottom(ir.You(), "random"),
            w=w,
            **rest,
        )
    # one card: all ends and verbs are in `variants`
    g.phrase(a, "put the other to the bottom of your deck", ir.PutRest, to=ir.DeckBottom(ir.You()), w=4, **rest)
    g.phrase(a, "put the other at the bottom of your deck", ir.PutRest, to=ir.DeckBottom(ir.You()), w=5, **rest)
    g.phrase(a, "put the other card at the bottom of your deck", ir.PutRest, to=ir.DeckBottom(ir.You()), w=6, **rest)
    g.phrase(
        a,
        "return {what:all_revealed} to the top and/or bottom of your deck in any order",
        ir.PutInto,
        to=ir.DeckTopOrBottom(ir.You()),
    )
    g.phrase(
        a,
        "return {what:all_revealed} to the top or bottom of your deck in any order",
        ir.PutInto,
        to=ir.DeckTopOrBottom(ir.You()),
        w=1,
    )
    g.phrase(
        a,
        "return {what:all_revealed} to the bottom of your deck in any order",
        ir.PutInto,
        to=ir.DeckBottom(ir.You()),
        w=6,
    )
    g.phrase(
        a, "return {what:all_revealed} to the top of your deck in any order", ir.PutInto, to=ir.DeckTop(ir.You()), w=6
    )
    for form, words in (
        ("revealed", "them"),
        ("these", "these"),
        ("the_cards", "the cards"),
        ("revealed_cards", "the revealed cards"),
    ):
        g.phrase("all_revealed", words, ir.Pronoun, form=form)
    for form, words in (
        ("revealed_card", "the revealed card"),
        ("the_card", "the card"),
        ("removed_card", "the removed card"),
        ("discarded_card", "the discarded card"),
    ):
        g.phrase("one_pronoun", words, ir.Pronoun, form=form)


def _rest(g: Grammar) -> None:
    a = "action"
    g.phrase(a, "pay {cost:icon_cost}", ir.Pay, player=ir.You())
    for count in (1, 2, 3):
        g.phrase(a, "gain " + "《C》" * count, ir.GainCrystals, player=ir.You(), count=ir.Num(count))
    g.phrase(a, "place {count:number} {counter:counter} <Counter/Counters:count> on {on:one_obj}", ir.PlaceCounters)
    g.phrase(
        a, "remove {count:number} {counter:counter} <Counter/Counters:count> from {what:one_obj}", ir.RemoveCounters
    )
    g.phrase(a, "{player:who} loses the game", ir.LoseGame)
    g.phrase(a, "use this special ability again without paying the cost", ir.UseAgain)
    for player, who in ((ir.You(), ""), (ir.Opponent(), "your opponent ")):
        s = "" if player == ir.You() else "s"
        g.phrase(
            a,
            f"{who}put{s} {{target:target}} into the Break Zone",
            ir.SelectAndPut,
            player=player,
            to=ir.BreakZone(OWNER),
        )
        g.phrase(
            a,
            f"{who}return{s} {{target:target}} to its owner's hand",
            ir.SelectAndPut,
            player=player,
            to=ir.Hand(OWNER),
        )
        # one card: any cards
        g.phrase(
            a, f"{who}remove{s} {{target:target}} from the game", ir.SelectAndPut, player=player, to=ir.Removed(OWNER)
        )
        if player == ir.You():
            for w, verb in enumerate(("place", "put")):
                # one card: any cards; the other end and verbs are in `variants`
                g.phrase(
                    a,
                    f"{verb} {{target:target}} at the bottom of your deck",
                    ir.SelectAndPut,
                    player=player,
                    to=ir.DeckBottom(ir.You()),
                    w=w,
                )
        g.phrase(a, f"{who}break{s} {{target:target}}", ir.SelectAndBreak, player=player)
        g.phrase(a, f"{who}dull{s} {{target:target}}", ir.SelectAndDull, player=player)
