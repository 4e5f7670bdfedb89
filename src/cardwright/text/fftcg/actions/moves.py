"""Moving cards between zones."""

from cardwright.text import ir
from cardwright.text.fftcg.actions import playing
from cardwright.text.fftcg.common import OWNER
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

OWN_BREAK_ZONE = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(ir.You()), w=4),))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _to_break_zone(g)
    _pairs(g)
    _to_hand(g)
    _to_deck(g)
    _revealed_to_deck(g)
    _further_to_deck(g)
    _places_in_deck(g)
    _removing(g)
    playing.add(g)
    _shuffling(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _to_break_zone_more(g)
    _pairs_more(g)
    _to_hand_more(g)
    _to_deck_more(g)
    _removing_more(g)
    playing.fill(g)
    _shuffling_more(g)


def _to_break_zone(g: Grammar) -> None:
    # one card, 2 phrases: the group is open; another phrase has the other order
    g.phrase(
        "action",
        "all the {what:unselected} that were not selected are put into the Break Zone",
        ir.PutInto,
        to=ir.BreakZone(ir.Owner()),
        w=30,
    )
    g.phrase("action", "put {what:obj} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER))
    g.phrase("action", "put {what:all_among} into the Break Zone", ir.PutInto, to=ir.BreakZone(ir.Owner()))
    g.phrase("action", "put {what:ordered_named} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER), w=9)


def _pairs(g: Grammar) -> None:
    # one card: the group is open; `decks` has the other order
    g.phrase("unselected", "{group:group/many}", ir.NotSelected)
    among = {"among": ir.Pronoun("revealed")}
    g.phrase("all_among", "all the {group:group/many} among them", ir.AllAmong, **among)
    # one card, 2 phrases: without "the"; added, played, put away and removed
    g.phrase("all_among", "all {group:group/many} among them", ir.AllAmong, w=1, **among)
    # one card, 3 phrases: all that were revealed
    g.phrase("all_shown_cards", "all the revealed cards", ir.Pronoun, form="all_revealed")


def _to_hand(g: Grammar) -> None:
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
            "action",
            f"return {{what:{'pronoun_obj' if w == 0 else 'many_object'}}} to {form}",
            ir.ToHand,
            player=OWNER,
            verb="return",
            w=w,
        )
    # one card: any group
    g.phrase("action", "return {what:all_group} to their owners' hands", ir.ToHand, player=OWNER, verb="return", w=3)
    # one card: everything that can be spoken of
    for what in ("source", "one_pronoun", "many_object", "all_group"):
        g.phrase("action", f"return {{what:{what}}} to your hand", ir.ToHand, player=ir.You(), verb="return")
    g.phrase("action", "adds {what:obj} to {player:their} hand", ir.ToHand, verb="add")
    g.phrase("action", "add {what:obj} to your hand", ir.ToHand, player=ir.You(), verb="add")
    # one card: without "the"; added, played, put away and removed
    g.phrase("action", "add {what:all_among} to your hand", ir.ToHand, player=ir.You(), verb="add")
    # one card: what the other player chose
    g.phrase("action", "your opponent adds {what:obj} to their hand", ir.ToHand, player=ir.Opponent(), verb="add", w=4)
    # one card: likewise with a place
    g.phrase("action", "return {what:ordered} to its owner's hand", ir.ToHand, player=OWNER, verb="return")
    # one card, 3 phrases: the plural of one's hand; what both players do
    g.phrase(
        "action", "return {what:several_objects} to their owners' hand", ir.ToHand, player=OWNER, verb="return", w=5
    )
    g.phrase(
        "action", "return {what:several_objects} to their owners' hands", ir.ToHand, player=OWNER, verb="return", w=6
    )
    g.phrase("action", "add {what:all_shown_cards} to your hand", ir.ToHand, player=ir.You(), verb="add", w=1)


def _to_deck(g: Grammar) -> None:
    """Onto or under a deck."""
    for w, (one, many) in enumerate(
        (("its owner's deck", "their owners' decks"), ("its owner's deck", "their owner's deck"))
    ):
        form, what = (f"<{one}|{many}:what>", "obj") if w == 0 else (many, "many_object")
        for place, node in (("on top of", ir.DeckTop), ("at the bottom of", ir.DeckBottom)):
            g.phrase("action", f"put {{what:{what}}} {place} {form}", ir.PutInto, to=node(OWNER), w=w)
    # a table of verbs; one card has some of it
    for verb, w in (("put", 2), ("place", 3), ("return", 4)):
        g.phrase(
            "action",
            f"{verb} {{what:obj}} {'to' if verb == 'return' else 'on'} the top of your deck",
            ir.PutInto,
            to=ir.DeckTop(ir.You()),
            w=w,
        )
        g.phrase(
            "action",
            f"{verb} {{what:obj}} {'to' if verb == 'return' else 'at'} the bottom of your deck",
            ir.PutInto,
            to=ir.DeckBottom(ir.You()),
            w=w,
        )
    g.phrase("action", "put {what:obj} on top of your deck", ir.PutInto, to=ir.DeckTop(ir.You()), w=5)


def _revealed_to_deck(g: Grammar) -> None:
    """What was revealed, back to the deck in any order, and a card to either end."""
    g.phrase(
        "action",
        "return {what:all_revealed} to the top and/or bottom of your deck in any order",
        ir.PutInto,
        to=ir.DeckTopOrBottom(ir.You()),
    )
    g.phrase(
        "action",
        "return {what:all_revealed} to the top or bottom of your deck in any order",
        ir.PutInto,
        to=ir.DeckTopOrBottom(ir.You()),
        w=1,
    )
    g.phrase(
        "action",
        "return {what:all_revealed} to the bottom of your deck in any order",
        ir.PutInto,
        to=ir.DeckBottom(ir.You()),
        w=6,
    )
    g.phrase(
        "action",
        "return {what:all_revealed} to the top of your deck in any order",
        ir.PutInto,
        to=ir.DeckTop(ir.You()),
        w=6,
    )
    for deck, player in (("its owner's deck", OWNER), ("your deck", ir.You()), ("their deck", ir.Opponent()),
                         ("your opponent's deck", ir.Opponent())):  # fmt: skip
        for v, verb in enumerate(("put", "place", "return")):
            for u, place in enumerate(("at the", "on the") if v < 2 else ("to the",)):
                w = 2 * v + u + 10 * (deck == "their deck")
                words = f"{verb} {{what:one_obj}} {place} top or bottom of {deck}"
                g.phrase("action", words, ir.PutInto, to=ir.DeckTopOrBottom(player), w=w)


def _further_to_deck(g: Grammar) -> None:
    """What was revealed, to the opponent's deck or under one's own."""
    for w, deck in enumerate(("your opponent's deck", "their deck"), 7):
        for end, into in (("top and/or bottom", ir.DeckTopOrBottom), ("top", ir.DeckTop), ("bottom", ir.DeckBottom)):
            g.phrase(
                "action",
                f"return {{what:all_revealed}} to the {end} of {deck} in any order",
                ir.PutInto,
                to=into(ir.Opponent()),
                w=w,
            )
        for place, node in (
            ("at the bottom of", ir.DeckBottom),
            ("on top of", ir.DeckTop),
            ("on the top of", ir.DeckTop),
        ):
            for verb in ("place", "put"):
                v = w + 4 * (verb == "put") + 8 * (place == "on the top of")
                g.phrase("action", f"{verb} {{what:obj}} {place} {deck}", ir.PutInto, to=node(ir.Opponent()), w=v)
    bottom = {"to": ir.DeckBottom(ir.You())}
    # one card: place and put are the same
    for w, verb in enumerate(("place", "put")):
        words = f"{verb} {{what:all_revealed}} at the bottom of your deck in any order"
        g.phrase("action", words, ir.PutInto, w=16 + w, **bottom)
        words = f"{verb} {{target:target}} at the bottom of your deck in any order"
        g.phrase("action", words, ir.SelectAndPut, player=ir.You(), w=w + 5, **bottom)


def _places_in_deck(g: Grammar) -> None:
    """Under the top cards, to either end, and to both decks."""
    tops = ("card", "two cards", "three cards", "four cards", "five cards")
    # one card: numbers in words stand only here
    for number, cards in enumerate(tops, 1):
        under = ir.DeckUnder(OWNER, ir.Num(number))
        text = f"put {{what:one_obj}} under the top {cards} of its owner's deck"
        g.phrase("action", text, ir.PutInto, to=under)
        text = f"put {{what:many_object}} under the top {cards} of their owners' decks"
        g.phrase("action", text, ir.PutInto, to=under)
    for w, verb in enumerate(("place", "return"), 12):
        at = "to" if verb == "return" else "at"
        on = "to the top of" if verb == "return" else "on top of"
        for place, node in ((f"{at} the bottom of", ir.DeckBottom), (on, ir.DeckTop)):
            form = "<its owner's deck|their owners' decks:what>"
            g.phrase("action", f"{verb} {{what:obj}} {place} {form}", ir.PutInto, to=node(OWNER), w=w)
    for node, words in ((ir.DeckTop, "on the top of"),):
        g.phrase("action", f"put {{what:one_obj}} {words} its owner's deck", ir.PutInto, to=node(OWNER), w=14)
    # one card: all that were revealed
    g.phrase(
        "action",
        "shuffle {what:all_revealed} and return them to the bottom of your deck",
        ir.PutInto,
        to=ir.DeckBottom(ir.You(), "random"),
        w=8,
    )
    # one card, 6 phrases: both decks in one sentence, and an older "on the top"
    g.phrase(
        "action",
        "put {what:many_object} on the top of your deck in any order",
        ir.PutInto,
        to=ir.DeckTop(ir.You()),
        w=7,
    )
    for w, words in enumerate(("top or bottom", "top and/or bottom"), 2):
        words = f"put {{what:many_object}} on the {words} of the respective decks"
        # one card: top or bottom of both decks
        g.phrase("action", words, ir.PutInto, to=ir.DeckTopOrBottom(OWNER), w=w)


def _removing(g: Grammar) -> None:
    g.phrase("action", "remove {what:obj} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase(
        "action",
        "remove {what:obj} from the game for as long as {_:self} is on the field",
        ir.RemoveFromGame,
        duration=ir.WhileOnField(ir.SelfRef()),
    )
    to_break_zone = "putting it in the Break Zone"
    after_use = f"from the game after use instead of {to_break_zone}"
    g.phrase(
        "action",
        f"remove that Summon {after_use}",
        ir.RemoveAfterUse,
        what=ir.Pronoun("it"),
        w=2,
    )
    g.phrase("action", "remove {what:all_among} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    # one card, 2 phrases: likewise with a place
    g.phrase("action", "remove {what:ordered_named} from the game", ir.RemoveFromGame, duration=ir.Permanent())
    # one card: the older words for removing at random
    for w, (who, hand) in enumerate((("in", "his/her"), ("in", "their"), ("from", "their"), ("from", "his/her"))):
        words = f"your opponent randomly removes {{count:number}} <card/cards:count> {who} {hand} hand from the game"
        g.phrase("action", words, ir.RemoveAtRandom, player=ir.Opponent(), w=w)


def _shuffling(g: Grammar) -> None:
    g.phrase("action", "shuffle {what:all_group} into your deck", ir.ShuffleInto)
    g.phrase("action", "shuffle {what:all_group} into their owners' decks", ir.ShuffleInto, w=1)
    g.phrase("action", "shuffle {what:obj_pronoun} into your deck", ir.ShuffleInto, w=2)
    g.phrase(
        "action", "shuffle {what:obj_pronoun} into <its owner's deck|their owners' decks:what>", ir.ShuffleInto, w=3
    )
    g.phrase("action", "shuffle {what:source} into your deck", ir.ShuffleInto, w=4)
    g.phrase("action", "shuffle your Break Zone into your deck", ir.ShuffleInto, what=ir.All(OWN_BREAK_ZONE))
    for player, who, w in ((ir.Opponent(), "your opponent", 5), (ir.EachPlayer(), "each player", 6)):
        group = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(player), w=w),))
        for v, their in enumerate(("their", "his/her")):
            words = f"{who} shuffles {their} Break Zone into {their} deck"
            g.phrase("action", words, ir.ShuffleInto, what=ir.All(group), w=5 + v)


def _to_break_zone_more(g: Filled) -> None:
    g.phrase("action", "put {what:removed_single} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER), w=570)
    g.phrase("action", "put {what:one_pronoun} into its owner's Break Zone", ir.PutInto, to=ir.BreakZone(OWNER), w=300)
    # "Put all the cards removed by Hild's ability into their owners' Break Zones."
    for w, zone in enumerate(
        ("their owners' Break Zones", "their owners' Break Zone", "their owner's Break Zone"), 310
    ):
        for what in ("many_object", "all_group"):
            g.phrase("action", f"put {{what:{what}}} into {zone}", ir.PutInto, to=ir.BreakZone(OWNER), w=w)
    # a card of the opponent's deck that was looked at
    for w, whose in enumerate(("their", "his/her", "your opponent's"), 300 + 1):
        text = f"put {{what:one_pronoun}} into {whose} Break Zone"
        g.phrase("action", text, ir.PutInto, to=ir.BreakZone(ir.Opponent()), w=w)
    g.phrase("action", "put {what:those_selected} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER), w=300)
    add = "add {what:the_shown_cards} to your hand"
    g.phrase("action", add, ir.ToHand, player=ir.You(), verb="add", w=70 + 5)
    shown = "reveal {what:one_obj} and add it to your hand"  # one that was looked at: what it is has just been asked
    g.phrase("action", shown, ir.ToHand, player=ir.You(), verb="add", w=70 + 6)
    g.phrase("the_shown_cards", "the revealed cards", ir.Pronoun, form="revealed_cards")
    for w, cards in enumerate(("all_shown_cards", "shown_cards"), 70):
        into = ir.BreakZone(ir.Owner())
        g.phrase("action", f"put {{what:{cards}}} into the Break Zone", ir.PutInto, to=into, w=w)
        g.phrase("action", f"shuffle {{what:{cards}}} into your deck", ir.ShuffleInto, w=w)
    text = "{what:unselected_all} are put into the Break Zone"
    g.phrase("action", text, ir.PutInto, to=ir.BreakZone(ir.Owner()), w=400)


def _pairs_more(g: Filled) -> None:
    for words, opposed in (
        ("the Forward that blocks or is blocked by {card:source}", ir.Opposing),
        ("the Forward that blocks {card:source}", ir.BlockerOf),
    ):
        g.phrase("battle_obj", words, opposed)
    # of two that were chosen: "Dull the first one and Freeze the other"
    for form, words in (
        ("first_one", "the first one"), ("second_of_ones", "the second one"), ("second_forward", "the second Forward"),
        ("second_character", "the second Character"), ("other_one", "the other one"), ("other_character", "the other Character"),
    ):  # fmt: skip
        g.phrase("ordered_named", words, ir.Pronoun, form=form)
    g.phrase("ordered_named", "the first card", ir.Pronoun, form="first_card")
    g.phrase("unselected_all", "all the other {group:group/many}", ir.NotSelected, w=400)


def _to_hand_more(g: Filled) -> None:
    g.phrase(
        "action", "return {what:removed_single} to its owner's hand", ir.ToHand, player=OWNER, verb="return", w=570
    )
    g.phrase("those_unselected", "all the {group:group/many} that were not selected", ir.NotSelected)
    for w, hand in enumerate(("their owners' hands", "their owner's hand", "their owners' hand"), 900):
        for what in ("those_unselected", "beside_group"):
            g.phrase("action", f"return {{what:{what}}} to {hand}", ir.ToHand, player=OWNER, verb="return", w=w)
    g.phrase("action", "add {what:removed_single} to your hand", ir.ToHand, player=ir.You(), verb="add", w=570)
    g.phrase("action", "return {what:battle_obj} to its owner's hand", ir.ToHand, player=OWNER, verb="return", w=300)
    # one's own card in the Break Zone: there an ability is active that says no more of where its card is (whereabouts.py)
    for w, (zone, whose) in enumerate((("the Break Zone", ir.EachPlayer()), ("your Break Zone", ir.You())), 400):
        there = {"player": ir.You(), "origin": ir.BreakZone(whose), "w": w}
        g.phrase("action", f"return {{what:source}} from {zone} to your hand", ir.ToHand, verb="return", **there)
        g.phrase("action", f"add {{what:source}} from {zone} to your hand", ir.ToHand, verb="add", **there)
    g.phrase("action", "add {what:ordered_named} to your hand", ir.ToHand, player=ir.You(), verb="add", w=3000)
    for w, (dull, words) in enumerate(((False, ""), (True, " dull"))):
        for v, field in enumerate(("to the field", "onto the field")):
            g.phrase("action", f"return {{what:one_pronoun}} {field}{words}", ir.PlayOnto, player=OWNER, dull=dull,
                     w=800 + w + 2 * v)  # fmt: skip
            many = f"return {{what:many_object}} {field}{words}"
            g.phrase("action", many, ir.PlayOnto, player=OWNER, dull=dull, w=810 + w + 2 * v)
    whole = "return {what:all_group} to their owner's hand"
    g.phrase("action", whole, ir.ToHand, player=OWNER, verb="return", w=600)


def _to_deck_more(g: Filled) -> None:
    for words, into in (
        ("on top of your deck in any order", ir.DeckTop(ir.You())),
        ("on the top and/or bottom of your deck in any order", ir.DeckTopOrBottom(ir.You())),
        ("at the top and/or bottom of your deck in any order", ir.DeckTopOrBottom(ir.You(), w=1)),
        ("on the top or bottom of your deck in any order", ir.DeckTopOrBottom(ir.You(), w=2)),
        ("at the top or bottom of your deck in any order", ir.DeckTopOrBottom(ir.You(), w=3)),
    ):
        for w, verb in enumerate(("put", "place"), 70):
            g.phrase("action", f"{verb} {{what:all_revealed}} {words}", ir.PutInto, to=into, w=w)
    g.phrase("action", "place {what:obj} on top of your deck", ir.PutInto, to=ir.DeckTop(ir.You()), w=70 + 5)
    for w, deck in enumerate(("his/her deck", "their deck", "your opponent's deck"), 600):
        for v, verb in enumerate(("put", "place")):
            for end, into in (("at the bottom", ir.DeckBottom), ("on top", ir.DeckTop)):
                text = f"{verb} {{what:many_object}} {end} of {deck} in any order"
                g.phrase("action", text, ir.PutInto, to=into(ir.Opponent()), w=w + 3 * v)
    for w, words in enumerate(("at the bottom of its owner's deck", "on top of its owner's deck"), 70):
        end = ir.DeckBottom(OWNER) if "bottom" in words else ir.DeckTop(OWNER)
        g.phrase("action", f"return {{what:one_pronoun}} {words}", ir.PutInto, to=end, w=w)
        g.phrase("action", f"place {{what:one_pronoun}} {words}", ir.PutInto, to=end, w=w + 2)
    for w, words in enumerate(
        ("on top or at the bottom of", "on the top or bottom of", "on the top or at the bottom of"), 70
    ):
        text = f"put {{what:one_obj}} {words} its owner's deck"
        g.phrase("action", text, ir.PutInto, to=ir.DeckTopOrBottom(OWNER), w=w)
    for w, place in enumerate(("at the", "on the"), 70 + 3):
        for v, verb in enumerate(("put", "place")):
            text = f"{verb} {{what:many_object}} {place} top or bottom of their owners' decks"
            g.phrase("action", text, ir.PutInto, to=ir.DeckTopOrBottom(OWNER), w=w + 2 * v)
    for w, verb in enumerate(("put", "place"), 400):
        for player, deck in ((ir.You(), "your deck"), (OWNER, "its owner's deck")):
            text = f"{verb} {{what:one_obj}} on the bottom of {deck}"
            g.phrase("action", text, ir.PutInto, to=ir.DeckBottom(player), w=w)


def _removing_more(g: Filled) -> None:
    for w, it in enumerate(("it", "that Summon", "the Summon"), 100):
        text = f"remove {it} from the game after use"
        g.phrase("action", text, ir.RemoveAfterUse, what=ir.Pronoun("it"), w=w)
    it = {"what": ir.Pronoun("it")}
    instead = "from the game instead of putting it in the Break Zone"
    g.phrase("action", f"remove it {instead}", ir.RemoveAfterUse, w=300, **it)
    g.phrase("action", f"remove that Summon {instead}", ir.RemoveAfterUse, w=300 + 1, **it)
    after = "from the game after use instead of putting it in the Break Zone"
    g.phrase("action", f"remove it {after}", ir.RemoveAfterUse, w=300 + 2, **it)
    for w, words in enumerate(
        ("as long as {_:self} is on the field", "while {_:self} is on the field", "until {_:self} leaves the field"),
        3000 + 1,
    ):
        lasting = {"duration": ir.WhileOnField(ir.SelfRef(), w=w)}
        g.phrase("action", f"remove {{what:obj}} from the game {words}", ir.RemoveFromGame, **lasting)


def _shuffling_more(g: Filled) -> None:
    for w, words in enumerate(("to its owner's deck", "into its owner's deck"), 70):
        g.phrase("action", f"shuffle {{what:source}} {words}", ir.ShuffleInto, w=w)
