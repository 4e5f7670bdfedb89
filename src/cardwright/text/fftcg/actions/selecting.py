"""A player selects cards, and something is done to them."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.common import IT, OTHER_PLAYERS, OWNER, THEM
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar

# where a card is put, and how that is said of one card and of several
PLACES: tuple[tuple[ir.Zone, str], ...] = (
    (ir.DeckBottom(OWNER), "at the bottom of {}"),
    (ir.DeckTop(OWNER), "on top of {}"),
    (ir.DeckTop(OWNER), "on the top of {}"),
    (ir.DeckTopOrBottom(OWNER), "on the top or bottom of {}"),
    (ir.DeckTopOrBottom(OWNER), "at the top or bottom of {}"),
)
# the reminder that belongs to several cards put into the Damage Zone
SEVERAL_BURSTS = (" (their EX Burst effects will not trigger)", " (Their EX Burst effects will not trigger)")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _selecting(g)
    _put(g)
    _further_put(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _selecting_more(g)
    _put_more(g)
    _put_by_others(g)
    _further_put_more(g)
    _player_puts(g)
    _and_the_others(g)


def _selecting(g: Grammar) -> None:
    g.phrase("action", "{player:who} selects {target:target}", ir.Select)
    g.phrase("action", "select {target:target}", ir.Select, player=ir.You())
    g.phrase("action", "{player:who} selects {target:full_target}", ir.Select)
    head = "{player:who} selects {target:target} and "
    # one card: every verb that one player may do to what that player selects
    for w, it in enumerate((IT, THEM), 3):
        g.phrase("action", f"{head}dulls {it}", ir.SelectAndDull, w=w)
        g.phrase("action", f"{head}breaks {it}", ir.SelectAndBreak, w=w)
        g.phrase("action", f"{head}puts {it} into the Break Zone", ir.SelectAndPut, to=ir.BreakZone(OWNER), w=w)
        g.phrase("action", f"{head}removes {it} from the game", ir.SelectAndPut, to=ir.Removed(OWNER), w=w)
    g.phrase("action", f"{head}returns {IT} to its owner's hand", ir.SelectAndPut, to=ir.Hand(OWNER), w=3)
    # one card: the plural of one's hand; what both players do
    g.phrase(
        "action",
        f"both players select {{target:target}} and put {IT} into the Break Zone",
        ir.SelectAndPut,
        player=ir.EachPlayer(),
        to=ir.BreakZone(OWNER),
        w=5,
    )


def _put(g: Grammar) -> None:
    g.phrase("action", "{player:who} puts {what:obj} into the Break Zone", ir.PlayerPuts, to=ir.BreakZone(OWNER))
    for player, who in ((ir.You(), ""), (ir.Opponent(), "your opponent ")):
        s = "" if player == ir.You() else "s"
        g.phrase(
            "action",
            f"{who}put{s} {{target:target}} into the Break Zone",
            ir.SelectAndPut,
            player=player,
            to=ir.BreakZone(OWNER),
        )
        for w, hand in enumerate(("its owner's hand", "their owners' hands")):
            text = f"{who}return{s} {{target:target}} to {hand}"
            g.phrase("action", text, ir.SelectAndPut, player=player, to=ir.Hand(OWNER), w=w)
        # one card: any cards
        g.phrase(
            "action",
            f"{who}remove{s} {{target:target}} from the game",
            ir.SelectAndPut,
            player=player,
            to=ir.Removed(OWNER),
        )
        if player == ir.You():
            for w, verb in enumerate(("place", "put")):
                # one card: any cards; the other end and verbs are in the tables
                g.phrase(
                    "action",
                    f"{verb} {{target:target}} at the bottom of your deck",
                    ir.SelectAndPut,
                    player=player,
                    to=ir.DeckBottom(ir.You()),
                    w=w,
                )
        g.phrase("action", f"{who}break{s} {{target:target}}", ir.SelectAndBreak, player=player)
        g.phrase("action", f"{who}dull{s} {{target:target}}", ir.SelectAndDull, player=player)
    # one card: any cards; one spoken of is below
    g.phrase(
        "action",
        "put {target:target} on the top or bottom of your deck",
        ir.SelectAndPut,
        player=ir.You(),
        to=ir.DeckTopOrBottom(ir.You()),
    )


def _further_put(g: Grammar) -> None:
    fixed = {"player": ir.EachPlayer()}
    g.phrase(
        "action",
        "each player puts {target:target} into the Break Zone",
        ir.SelectAndPut,
        to=ir.BreakZone(ir.Owner()),
        **fixed,
    )
    g.phrase(
        "action",
        "each player returns {target:target} to its owner's hand",
        ir.SelectAndPut,
        to=ir.Hand(ir.Owner()),
        **fixed,
    )
    g.phrase(
        "action",
        "each player removes {target:target} from the game",
        ir.SelectAndPut,
        to=ir.Removed(ir.Owner()),
        **fixed,
    )
    g.phrase("action", "each player breaks {target:target}", ir.SelectAndBreak, **fixed)
    g.phrase("action", "each player dulls {target:target}", ir.SelectAndDull, **fixed)
    # one card: the reminder belongs to the instruction
    for w, its in enumerate(("its", "Its")):
        g.phrase(
            "action",
            f"put {{target:target}} into the Damage Zone ({its} EX Burst effect will not trigger)",
            ir.SelectAndPut,
            player=ir.You(),
            to=ir.DamageZone(ir.You()),
            w=w,
        )
    # one card: who puts it there is said, too
    for form, deck in (("one_obj", "its owner's deck"), ("many_object", "their owner's deck")):
        order = " in any order" if form == "many_object" else ""
        words = f"{{player:who}} puts {{what:{form}}} at the bottom of {deck}{order}"
        g.phrase("action", words, ir.PlayerPuts, to=ir.DeckBottom(OWNER))
    away = {"player": ir.You(), "to": ir.Hand(ir.You())}
    g.phrase("action", "add {target:stored} to your hand", ir.SelectAndPut, **away)
    g.phrase("stored", "{count:number} {group:stored_cards/count}", ir.Target)
    g.phrase("stored", "up to {count:number} {group:stored_cards/count}", ir.Target, up_to=True)
    g.phrase("stored_cards", "{adjectives?:adjectives} {noun:type_noun/same} {qualifiers:stored_places}", ir.Group)
    g.phrase("stored_cards", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers:stored_places}", ir.Group)


def _top_into_damage_zone(g: Filled) -> None:
    people = (
        (ir.You(), "put", "your"),
        (ir.Opponent(), "your opponent puts", "their"),
        (ir.EachPlayer(), "each player puts", "their"),
    )
    for (player, who, their), own in product(people, (False, True)):
        fixed, w = {"player": player}, 600 + own
        into = f"into {their if own else 'the'} Damage Zone"
        g.phrase(
            "action", f"{who} the top card of {their} deck {into}", ir.TopIntoDamageZone, count=ir.Num(1), w=w, **fixed
        )
        many = f"{who} the top {{count:many_number}} cards of {their} deck {into}"
        g.phrase("action", many, ir.TopIntoDamageZone, w=w, **fixed)


def _damage_zone(g: Filled) -> None:
    _top_into_damage_zone(g)
    # a card put there is no point of damage, with the reminder or without it
    zone = {"to": ir.DamageZone(ir.You())}
    for w, its in enumerate(
        ("", " (its EX Burst effect will not trigger)", " (Its EX Burst effect will not trigger)", *SEVERAL_BURSTS), 600
    ):
        there = f"into the Damage Zone{its}"
        for v, your in enumerate(("the", "your")):
            into = there.replace("the Damage", f"{your} Damage")
            g.phrase("action", f"put {{what:obj}} {into}", ir.PutInto, w=w + 10 * v, **zone)
            if v or not its or its in SEVERAL_BURSTS:
                g.phrase(
                    "action", f"put {{target:target}} {into}", ir.SelectAndPut, player=ir.You(), w=w + 10 * v, **zone
                )


def _selecting_more(g: Filled) -> None:
    _damage_zone(g)
    for w, their in enumerate(("their", "his/her"), 600):
        for v, (place, node) in enumerate((("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop))):
            text = f"{{player:who}} selects {{target:target}} and puts {IT} {place} {their} deck"
            g.phrase("action", text, ir.SelectAndPut, to=node(OWNER), w=w + 2 * v)
    head = "{player:who} selects {target:target} and "
    for v, it in enumerate((IT, THEM)):
        its = "its owner's", "their owner's", "their owners'"
        for w, (to, place) in enumerate(PLACES):
            decks = [*(f"{each} deck" for each in its[v : 3 * v + 1]), "their deck", "his/her deck"]
            if v:
                decks.append("their owners' decks")
            for u, deck in enumerate(decks):
                for t, order in enumerate(("", " in any order")[: v + 1]):
                    text = f"{head}puts {it} {place.format(deck)}{order}"
                    g.phrase("action", text, ir.SelectAndPut, to=to, w=400 + 100 * v + 20 * w + 2 * u + t)
        hands = ("its owner's hand",) if not v else ("their owners' hands", "their owner's hand", "their owners' hand")
        for u, hand in enumerate(hands):
            g.phrase("action", f"{head}returns {it} to {hand}", ir.SelectAndPut, to=ir.Hand(OWNER), w=400 + 10 * v + u)
    theirs = {"player": ir.Opponent()}
    g.phrase("action", "your opponent also selects {target:target}", ir.Select, w=400, **theirs)


def _put_more(g: Filled) -> None:
    """What is selected, and put somewhere."""
    you = ir.You()
    # "put a total of 2 Backups and/or Monsters you control into the Break Zone"
    g.phrase("total_target", "a total of {count:number} {group:group/many}", ir.Target, w=2000)
    for player, who, s in ((you, "", ""), (ir.Opponent(), "your opponent ", "s")):
        for words, to in (
            (f"put{s} {{target:total_target}} into the Break Zone", ir.BreakZone(OWNER)),
            (f"remove{s} {{target:total_target}} from the game", ir.Removed(OWNER)),
            (f"return{s} {{target:total_target}} to their owners' hands", ir.Hand(OWNER)),
        ):
            g.phrase("action", who + words, ir.SelectAndPut, player=player, to=to, w=2000)
    for w, verb in enumerate(("put", "place", "return"), 70):
        for v, words in enumerate(("on top of", "on the top of", "to the top of")):
            if (verb == "return") == words.startswith("to"):
                for order in ("", " in any order"):
                    text = f"{verb} {{target:hand_card}} {words} your deck{order}"
                    to = ir.DeckTop(you, w=v + 3 * bool(order))
                    g.phrase("action", text, ir.SelectAndPut, player=you, to=to, w=w)
    g.phrase("hand_card", "{count:number} {group:hand_kind/count}", ir.Target)
    g.phrase("hand_card", "up to {count:number} {group:hand_kind/count}", ir.Target, up_to=True)
    where = {"qualifiers": (ir.InZone(ir.Hand(you), w=1),)}
    g.phrase("hand_kind", "{adjectives?:adjectives} {noun:type_noun/same} from your hand", ir.Group, **where)
    g.phrase("action", "activate {target:some_target}", ir.SelectAndActivate, player=you)
    g.phrase("some_target", "{count:number} {group:group/count}", ir.Target)
    g.phrase("some_target", "up to {count:number} {group:group/count}", ir.Target, up_to=True)
    g.phrase("some_target", "1 {group:group/one} for each {count:each}", ir.Target, w=46)
    g.phrase("some_target", "1 {group:group/one} for every {count:every}", ir.Target, w=47)
    for w, verb in enumerate(("place", "put"), 100):
        text = f"{verb} {{target:target}} on the bottom of your deck"
        g.phrase("action", text, ir.SelectAndPut, player=ir.You(), to=ir.DeckBottom(ir.You()), w=w)


def _put_by_others(g: Filled) -> None:
    """What other players discard and select, and what both do."""
    for player, who, s in OTHER_PLAYERS:
        text = f"{who} discard{s} {{count:number}} {{group:group/count}} at random"
        g.phrase("action", text, ir.DiscardAtRandom, player=player, w=300)
        for w, their in enumerate(("their", "his/her"), 301):
            g.phrase("action", f"{text} from {their} hand", ir.DiscardAtRandom, player=player, w=w)
        for w, end in enumerate(
            ("at the bottom of his/her deck", "on the bottom of his/her deck", "on the bottom of their deck")
        ):
            text = f"{who} put{s} {{target:target}} {end}"
            g.phrase("action", text, ir.SelectAndPut, player=player, to=ir.DeckBottom(OWNER), w=300 + 2 + w)
    text = "return {target:target} to your hand"
    g.phrase("action", text, ir.SelectAndPut, player=ir.You(), to=ir.Hand(ir.You()), w=7000)
    both = {"player": ir.EachPlayer()}
    for words, to in (
        ("put {target:target} into the Break Zone", ir.BreakZone(OWNER)),
        ("return {target:target} to its owner's hand", ir.Hand(OWNER)),
        ("remove {target:target} from the game", ir.Removed(OWNER)),
    ):
        g.phrase("action", f"both players {words}", ir.SelectAndPut, to=to, w=400, **both)
    head = "both players select {target:target} and"
    for w, (it, hand) in enumerate(((IT, "its owner's hand"), (THEM, "their owners' hands")), 600):
        for words, to in (
            (f"put {it} into the Break Zone", ir.BreakZone(OWNER)),
            (f"return {it} to {hand}", ir.Hand(OWNER)),
            (f"remove {it} from the game", ir.Removed(OWNER)),
        ):
            g.phrase("action", f"{head} {words}", ir.SelectAndPut, to=to, w=w, **both)
        g.phrase("action", f"{head} dull {it}", ir.SelectAndDull, w=w, **both)
        g.phrase("action", f"{head} break {it}", ir.SelectAndBreak, w=w, **both)
    back = {"player": ir.You(), "to": ir.Hand(ir.You())}
    g.phrase("action", "return {target:stored} to your hand", ir.SelectAndPut, w=400, **back)


def _further_put_more(g: Filled) -> None:
    """What is put on or under a deck."""
    you = ir.You()
    for w, (verb, place) in enumerate(
        (("put", "on the bottom of"), ("put", "at the bottom of"), ("place", "on the bottom of"), ("put", "on top of"),
         ("put", "on the top of"), ("place", "on top of"), ("return", "to the top of"), ("return", "to the bottom of")), 3000,
    ):  # fmt: skip
        to = ir.DeckTop(you) if "top" in place else ir.DeckBottom(you)
        for v, order in enumerate((" in any order", "")):
            g.phrase(
                "action",
                f"{verb} {{target:target}} {place} your deck{order}",
                ir.SelectAndPut,
                player=you,
                to=to,
                w=w + 10 * v,
            )
    g.phrase(
        "action", "{player:who} removes {what:one_pronoun} from the game", ir.PlayerPuts, to=ir.Removed(OWNER), w=600
    )
    for w, place in enumerate(("on the", "at the"), 600):
        to = ir.DeckTopOrBottom(ir.You())
        for u, verb in enumerate(("put", "place")):
            text = f"{verb} {{target:target}} {place} top or bottom of your deck"
            for v, order in enumerate(("", " in any order")):
                g.phrase("action", text + order, ir.SelectAndPut, player=ir.You(), to=to, w=w + 2 * v + 10 * u)
        for v, deck in enumerate(("their deck", "his/her deck", "its owner's deck")):
            text = f"{{player:who}} puts {{what:one_obj}} {place} top or bottom of {deck}"
            g.phrase("action", text, ir.PlayerPuts, to=ir.DeckTopOrBottom(OWNER), w=w + 2 * v)
    for w, verb in enumerate(
        ("return", "put", "place"), 640
    ):  # "return 1 card from your hand to the top or bottom of your deck"
        text = f"{verb} {{target:target}} to the top or bottom of your deck"
        for v, order in enumerate(("", " in any order")):
            g.phrase(
                "action", text + order, ir.SelectAndPut, player=ir.You(), to=ir.DeckTopOrBottom(ir.You()), w=w + 10 * v
            )


def _player_puts(g: Filled) -> None:
    """What another player puts, returns or removes."""
    who = "{player:who}"
    for w, (to, place) in enumerate(PLACES, 400):
        for v, deck in enumerate(("its owner's deck", "their deck", "his/her deck")):
            if v and isinstance(to, ir.DeckTopOrBottom):
                continue  # these are above
            g.phrase("action", f"{who} puts {{what:one_obj}} {place.format(deck)}", ir.PlayerPuts, to=to, w=w + 300 * v)
        for v, deck in enumerate(("their owner's deck", "their owners' decks")):
            for u, order in enumerate(("", " in any order")):
                text = f"{who} puts {{what:many_object}} {place.format(deck)}{order}"
                g.phrase("action", text, ir.PlayerPuts, to=to, w=w + 10 + 20 * v + 10 * u)
    g.phrase("action", f"{who} returns {{what:one_obj}} to its owner's hand", ir.PlayerPuts, to=ir.Hand(OWNER), w=400)
    for w, hand in enumerate(("their owners' hands", "their owner's hand", "their owners' hand", "their hand"), 401):
        g.phrase("action", f"{who} returns {{what:many_object}} to {hand}", ir.PlayerPuts, to=ir.Hand(OWNER), w=w)
    g.phrase("action", f"{who} removes {{what:obj}} from the game", ir.PlayerPuts, to=ir.Removed(OWNER), w=400)
    for w, hand in enumerate(("their owners' hands", "their hand", "their hands"), 401):
        g.phrase("action", f"{who} returns {{what:all_group}} to {hand}", ir.PlayerPuts, to=ir.Hand(OWNER), w=w)
    tops = [(1, "card"), *((n, f"{n} cards") for n in range(2, 6))]
    tops += [(n, f"{word} cards") for n, word in enumerate(("two", "three", "four", "five"), 2)]
    you = {"player": ir.You()}
    for count, top in tops:
        w = 400 + (not top[0].isdigit())
        if w == 400:
            theirs = {"to": ir.DeckUnder(OWNER, ir.Num(count)), "w": w}
            for what, decks in (("one_obj", "its owner's deck"), ("many_object", "their owners' decks")):
                g.phrase("action", f"put {{what:{what}}} under the top {top} of {decks}", ir.PutInto, **theirs)
        mine = ir.DeckUnder(ir.You(), ir.Num(count))
        g.phrase("action", f"put {{what:one_obj}} under the top {top} of your deck", ir.PutInto, to=mine, w=w)
        for v, verb in enumerate(("place", "put")):
            text = f"{verb} {{target:target}} under the top {top} of your deck"
            g.phrase("action", text, ir.SelectAndPut, to=mine, w=w + 10 * v, **you)


def _and_the_others(g: Filled) -> None:
    """ "Each player selects 1 Forward they control and puts all the other Forwards into the Break Zone." """
    w = 6600
    g.phrase("they_select", "{player:who} selects {target:target}", ir.Select, w=w)
    g.phrase("with_others", "puts {what:all_group} into the Break Zone", ir.PutInto, to=ir.BreakZone(OWNER), w=w)
    theirs = {"player": ir.Owner(), "verb": "return", "w": w}
    g.phrase("with_others", "returns {what:all_group} to their owners' hands", ir.ToHand, **theirs)
    for verb, node in (("breaks", ir.Break), ("dulls", ir.Dull)):
        g.phrase("with_others", f"{verb} {{what:all_group}}", node, w=w)
    g.pair("selected_and_others", "they_select", "with_others", " and ")
    g.phrase("action", "{effects:selected_and_others}", ir.Both, w=w)
