"""What players are told to do, said of every player: the opponent, each player, the controller or owner of a card, and what they
may do. Like variants, it adds what other modules have not declared."""

import itertools

from cardwright.text import ir
from cardwright.text.fftcg.common import CARD, FIRST, IT, OWNER, RELATIONS, THEIR, THEM
from cardwright.text.fftcg.filled import Filled

POINTS = "{amount:number} <point/points:amount> of damage"
# subject, what stands for the player: a fixed one, or the slot that reads one
SUBJECTS: tuple[tuple[str, dict[str, object]], ...] = (
    ("your opponent", {"player": ir.Opponent()}),
    ("each player", {"player": ir.EachPlayer()}),
    ("{player:controller}", {}),
)


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for who, player in SUBJECTS:
        _cards(g, who, player)
        _decks(g, who, player)
        _selecting(g, who, player)
    _own_decks(g)
    _of_them(g)
    _several_returned(g)
    _own(g)
    _that_player(g)
    _they(g)
    _selected(g)
    _hands(g)
    _may(g)


def _cards(g: Filled, who: str, player: dict[str, object]) -> None:
    a = "action"
    for w, their in enumerate(THEIR, FIRST):
        g.phrase(a, f"{who} discards {their} hand", ir.DiscardHand, w=w, **player)
        g.phrase(a, f"{who} reveals {their} hand", ir.RevealHand, w=w, **player)
    g.phrase(
        a, f"{who} randomly discards {{count:number}} {{group:group/count}}", ir.DiscardAtRandom, w=FIRST, **player
    )
    g.phrase(a, f"{who} receives {POINTS}", ir.ReceiveDamage, w=FIRST, **player)
    for count in (1, 2):
        g.phrase(a, f"{who} gains {'《C》' * count}", ir.GainCrystals, count=ir.Num(count), w=FIRST, **player)


def _own(g: Filled) -> None:
    # one card: "your opponent discards 1 card and you gain 《C》" says who gains it
    for count in (1, 2):
        g.phrase(
            "action", f"you gain {'《C》' * count}", ir.GainCrystals, player=ir.You(), count=ir.Num(count), w=FIRST + 30
        )


def _decks(g: Filled, who: str, player: dict[str, object]) -> None:
    a = "action"
    for w, their in enumerate(THEIR, FIRST):
        one, many = f"the top card of {their} deck", f"the top {{count:many_number}} cards of {their} deck"
        g.phrase(a, f"{who} puts {one} into the Break Zone", ir.Mill, count=ir.Num(1), w=w, **player)
        g.phrase(a, f"{who} puts {many} into the Break Zone", ir.Mill, w=w, **player)
        g.phrase(a, f"{who} removes {one} from the game", ir.RemoveTop, count=ir.Num(1), w=w, **player)
        g.phrase(a, f"{who} removes {many} from the game", ir.RemoveTop, w=w, **player)
        g.phrase(a, f"{who} shuffles {their} deck", ir.Shuffle, w=w, **player)
        if not who.startswith("{"):  # whoever reveals it, it is a card of that player's deck
            both = {**player, "deck": player["player"]}
            g.phrase(a, f"{who} reveals {one}", ir.RevealTop, count=ir.Num(1), w=w, **both)
            g.phrase(a, f"{who} reveals {many}", ir.RevealTop, w=w, **both)


def _own_decks(g: Filled) -> None:
    # "Its controller reveals the top card of their deck"
    for w, their in enumerate(THEIR, FIRST):
        g.phrase(f"that_deck_{w}", f"{their} deck", ir.PronounPlayer, form=their)
        who = "{player:controller} reveals the top"
        g.phrase("action", f"{who} card of {{deck:that_deck_{w}}}", ir.RevealTop, count=ir.Num(1), w=w)
        g.phrase("action", f"{who} {{count:many_number}} cards of {{deck:that_deck_{w}}}", ir.RevealTop, w=w)
    g.phrase("each_part", "pay {cost:icon_cost}", ir.Pay, player=ir.You(w=1), w=FIRST)


def _several_returned(g: Filled) -> None:
    # "return any number of Backups you control to their owners' hands"; "it" is elsewhere
    you, hand = {"player": ir.You()}, {"to": ir.Hand(OWNER)}
    for w, words in enumerate(("their owners' hands", "their owner's hand"), 800):
        text = f"return {{target:any_number_target}} to {words}"
        g.phrase("action", text, ir.SelectAndPut, w=w, **you, **hand)
    many = {"count": ir.Num(0), "any_number": True}
    g.phrase("any_number_target", "any number of {group:group/many}", ir.Target, **many)


def _that_player(g: Filled) -> None:
    # "At the end of each player's turn, that player discards 1 card from their hand."
    that = ir.EventPlayer()
    for category in ("controller", "who"):
        g.phrase(category, "that player", ir.EventPlayer)
    g.phrase("action", f"{{source:source}} deals that player {POINTS}", ir.DamagePlayer, player=that, w=800)
    g.phrase("qualifier", "that player controls", ir.ControlledBy, player=that, w=800)
    for relation, compare in RELATIONS:
        text = f"that player controls {{count:number}} {relation} {{group:group/many}}"
        g.phrase("condition", text, ir.Controls, player=that, compare=compare, w=800)
    for w, article in enumerate(("a", "an"), 803):
        text = f"that player controls {article} {{group:group/one}}"
        g.phrase("condition", text, ir.Controls, player=that, count=ir.Num(1), compare=">=", w=w)
    none = {"count": ir.Num(0), "player": that}
    g.phrase("condition", "that player controls no {group:group/many}", ir.Controls, compare="<=", w=802, **none)
    g.phrase(
        "condition", "that player doesn't control any {group:group/many}", ir.Controls, compare="<=", w=801, **none
    )
    for w, their in enumerate(THEIR, 800):
        g.phrase("condition", f"that player has no cards in {their} hand", ir.HandSizeIs, compare="=", w=w, **none)
        for relation, compare in RELATIONS:
            text = f"that player has {{count:number}} <card/cards:count> {relation} in {their} hand"
            g.phrase("condition", text, ir.HandSizeIs, player=that, compare=compare, w=w)
            text = f"that player has {{count:number}} {relation} cards in {their} hand"
            g.phrase("condition", text, ir.HandSizeIs, player=that, compare=compare, w=w + 10)


def _they(g: Filled) -> None:
    # "Your opponent discards 1 card. If they have no cards in their hand, draw 1 card."
    for who, have, control, do_not, theirs in (
        ("they", "have", "control", ("don't", "do not"), THEIR[:1]),
        ("he/she", "has", "controls", ("doesn't", "does not"), THEIR),
    ):
        key, c = f"{who[0]}_player", "condition"
        g.phrase(key, who, ir.PronounPlayer, form=f"{who}_alone")
        head, none = f"{{player:{key}}}", {"count": ir.Num(0), "compare": "<="}
        if who == "they":  # "your opponent discards 1 card. Hild deals them 1 point of damage"
            g.phrase("them_player", "them", ir.PronounPlayer, form="they_alone")
            g.phrase("action", f"{{source:source}} deals {{player:them_player}} {POINTS}", ir.DamagePlayer, w=811)
        # "... and puts it at the bottom of their deck. Then, they draw 1 card."
        s = "" if who == "they" else "s"
        g.phrase("action", f"{head} draw{s} {{count:number}} <card/cards:count>", ir.Draw, w=810)
        g.phrase("action", f"{head} discard{s} {{count:number}} {{group:group/count}}", ir.Discard, w=810)
        g.phrase("action", f"{head} discard{s} {{what:one_pronoun}}", ir.DiscardCards, w=810)
        for w, their in enumerate(theirs, 810):
            for place, to in (("at the bottom of", ir.DeckBottom), ("on top of", ir.DeckTop)):
                words = f"{head} put{s} {{what:one_pronoun}} {place} {their} deck"
                g.phrase("action", words, ir.PlayerPuts, to=to(OWNER), w=w)
        g.phrase(
            "action",
            f"{head} put{s} {{what:one_pronoun}} into the Break Zone",
            ir.PlayerPuts,
            to=ir.BreakZone(OWNER),
            w=810,
        )
        g.phrase("action", f"{head} receive{s} {POINTS}", ir.ReceiveDamage, w=810)
        for w, their in enumerate(theirs, 810):
            g.phrase(c, f"{head} {have} no cards in {their} hand", ir.HandSizeIs, count=ir.Num(0), compare="=", w=w)
            for relation, compare in RELATIONS:
                for v, cards in enumerate(("<card/cards:count> " + relation, relation + " cards")):
                    text = f"{head} {have} {{count:number}} {cards} in {their} hand"
                    g.phrase(c, text, ir.HandSizeIs, compare=compare, w=w + 10 * v)
        for relation, compare in RELATIONS:
            text = f"{head} {control} {{count:number}} {relation} {{group:group/many}}"
            g.phrase(c, text, ir.Controls, compare=compare, w=810)
        g.phrase(c, f"{head} {control} no {{group:group/many}}", ir.Controls, w=811, **none)
        for w, words in enumerate(do_not, 812):
            g.phrase(c, f"{head} {words} control any {{group:group/many}}", ir.Controls, w=w, **none)


def _of_them(g: Filled) -> None:
    # "Your opponent selects 1 of them and puts it into the Break Zone"
    g.pair("selected_of_them", "selection_of_them", "done_to_selected", " and ", cls=ir.Both, field="effects", w=800)
    g.alias("action", "selected_of_them")
    them = {"among": ir.Pronoun("them"), "w": 3}
    for words, into in (
        ("puts {target:some_card} of them into the Break Zone", ir.BreakZone(OWNER)),
        ("returns {target:some_card} of them to its owner's hand", ir.Hand(OWNER)),
        ("removes {target:some_card} of them from the game", ir.Removed(OWNER)),
    ):
        g.phrase("action", f"{{player:who}} {words}", ir.TakeAmong, into=into, **them)
    g.phrase("selection_of_them", "{player:who} selects {target:some_card} of them", ir.SelectAmong, **them)
    for form, it, hand in (("it", "it", "its owner's hand"), ("them", "them", "their owners' hands")):
        what = ir.Pronoun(form)
        g.value("done_to_selected", f"puts {it} into the Break Zone", ir.PutInto(what, ir.BreakZone(OWNER), w=800))
        g.value("done_to_selected", f"returns {it} to {hand}", ir.ToHand(what, OWNER, verb="return", w=800))
        g.value("done_to_selected", f"removes {it} from the game", ir.RemoveFromGame(what, ir.Permanent(), w=800))
        g.value("done_to_selected", f"breaks {it}", ir.Break(what, w=800))
        g.value("done_to_selected", f"dulls {it}", ir.Dull(what, w=800))


def _selecting(g: Filled, who: str, player: dict[str, object]) -> None:
    a = "action"
    for words, to in (
        ("puts {target:target} into the Break Zone", ir.BreakZone(OWNER)),
        ("returns {target:target} to its owner's hand", ir.Hand(OWNER)),
        ("removes {target:target} from the game", ir.Removed(OWNER)),
    ):
        g.phrase(a, f"{who} {words}", ir.SelectAndPut, to=to, w=FIRST + 1, **player)
    for w, their in enumerate(THEIR, FIRST + 2):
        for verb in ("places", "puts"):
            v = w + 5 * (verb == "puts")
            text = f"{who} {verb} {{target:target}} at the bottom of {their} deck"
            g.phrase(a, text, ir.SelectAndPut, to=ir.DeckBottom(OWNER), w=v, **player)
            text = f"{who} {verb} {{target:target}} on top of {their} deck"
            g.phrase(a, text, ir.SelectAndPut, to=ir.DeckTop(OWNER), w=v, **player)
        g.phrase(a, f"{who} adds {{target:target}} to {their} hand", ir.SelectAndPut, to=ir.Hand(OWNER), w=w, **player)
    g.phrase(a, f"{who} breaks {{target:target}}", ir.SelectAndBreak, w=FIRST, **player)
    g.phrase(a, f"{who} dulls {{target:target}}", ir.SelectAndDull, w=FIRST, **player)
    g.phrase(a, f"{who} activates {{target:target}}", ir.SelectAndActivate, w=FIRST, **player)


def _selected(g: Filled) -> None:
    # "each player selects 1 Forward they control and returns it to its owner's hand"; the other verbs are elsewhere
    head = "{player:who} selects {target:target} and "
    for w, (it, hand, deck) in enumerate(
        ((IT, "its owner's hand", "its owner's deck"), (THEM, "their owners' hands", "their owners' decks")),
        FIRST + 20,
    ):
        g.phrase("action", f"{head}returns {it} to {hand}", ir.SelectAndPut, to=ir.Hand(OWNER), w=w + 4)
        g.phrase("action", f"{head}activates {it}", ir.SelectAndActivate, w=w)
        for v, verb in enumerate(("puts", "places")):
            for end, words in ((ir.DeckBottom(OWNER), "at the bottom of"), (ir.DeckTop(OWNER), "on top of")):
                g.phrase("action", f"{head}{verb} {it} {words} {deck}", ir.SelectAndPut, to=end, w=w + 2 * v)


def _hands(g: Filled) -> None:
    # "discards cards until they have 3 cards in their hand", "draw until you have 3 cards in your hand"
    people: tuple[tuple[str, ir.Player, str, tuple[str, ...], tuple[str, ...]], ...] = (
        ("you", ir.You(), "", ("until you have",), ("your",)),
        ("opponent", ir.Opponent(), "your opponent ", ("until they have", "until he/she has"), THEIR),
        ("each", ir.You(w=4), "", ("until they have", "until he/she has"), THEIR),
    )
    for key, player, who, ends, hands in people:
        s = "" if key == "you" else "s"
        category = "each_until" if key == "each" else "action"
        for w, (until, cards) in enumerate(itertools.product(ends, (" cards", "")), FIRST + 10):
            text = f"{who}draw{s}{cards} {until} {{count:filled_by_{key}}}"
            g.phrase(category, text, ir.Draw, player=player, w=w)
            text = f"{who}discard{s}{cards} {until} {{count:spared_by_{key}}}"
            g.phrase(category, text, ir.Discard, player=player, group=CARD, w=w)
            for v, their in enumerate(hands, 1):
                text = f"{who}discard{s} cards from {their} hand {until} {{count:spared_by_{key}}}"
                g.phrase(category, text, ir.Discard, player=player, group=CARD, w=w + 20 * v)
        held = ir.HandSize(player)
        for w, hand in enumerate((*(f"in {their} hand" for their in hands), "in hand"), FIRST + 10):
            text = f"{{base:number}} <card/cards:base> {hand}"
            g.phrase(f"filled_by_{key}", text, ir.Minus, less=held, w=w)
            text = f"{{less:number}} <card/cards:less> {hand}"
            g.phrase(f"spared_by_{key}", text, ir.Minus, base=held, w=w)
    g.phrase("action", "each player {effect:each_until}", ir.ForEachPlayer)
    # "your opponent discards cards until they have the same number of cards in their hand as you"
    held = ir.HandSize(ir.Opponent())
    for w, hand in enumerate(("in their hand ", "in his/her hand ", "in hand ", ""), FIRST + 50):
        text = f"the same number of cards {hand}as you"
        g.phrase("spared_by_opponent", text, ir.Minus, base=held, less=ir.HandSize(ir.You()), w=w)


def _may(g: Filled) -> None:
    text = "randomly discard {count:number} {group:group/count}"
    g.phrase("action", text, ir.DiscardAtRandom, player=ir.You(), w=FIRST)
    # two things that an opponent may do: "search for 1 Forward and add it to their hand"
    g.list("opponent_step", "opponent_part", " and ", cls=ir.Both, field="effects", min=2, max=2, w=FIRST)
    theirs = {"player": ir.Opponent()}
    g.phrase("opponent_part", "search for {targets:targets}", ir.Search, w=FIRST, **theirs)
    for category, player in (("opponent_step", theirs), ("each_part", {"player": ir.You(w=2)})):
        zone = player["player"]
        part = "opponent_part" if category == "opponent_step" else category
        for w, their in enumerate(THEIR, FIRST):
            g.phrase(part, f"add {{what:obj}} to {their} hand", ir.ToHand, verb="add", w=w, **player)
            add = f"add {{target:target}} to {their} hand"
            g.phrase(category, add, ir.SelectAndPut, to=ir.Hand(OWNER), w=w + 10, **player)
            one, many = f"the top card of {their} deck", f"the top {{count:many_number}} cards of {their} deck"
            g.phrase(category, f"put {one} into the Break Zone", ir.Mill, count=ir.Num(1), w=w, **player)
            g.phrase(category, f"put {many} into the Break Zone", ir.Mill, w=w, **player)
            g.phrase(category, f"discard {their} hand", ir.DiscardHand, w=w, **player)
            g.phrase(category, f"shuffle {their} deck", ir.Shuffle, w=w, **player)
            for dull, words in ((False, ""), (True, " dull")):
                text = f"play {{target:target}} from {their} Break Zone onto the field{words}"
                g.phrase(category, text, ir.PlayFrom, zone=ir.BreakZone(zone), dull=dull, w=w, **player)
            if category == "opponent_step":
                text = f"play {{target:target}} from {their} hand onto the field dull"
                g.phrase(category, text, ir.PlayFrom, zone=ir.Hand(zone), dull=True, w=w, **player)
        if category == "opponent_step":
            put = "put {what:one_pronoun} into the Break Zone"
            g.phrase(category, put, ir.PlayerPuts, to=ir.BreakZone(OWNER), w=FIRST, **player)
        for words, to in (
            ("put {target:target} into the Break Zone", ir.BreakZone(OWNER)),
            ("return {target:target} to its owner's hand", ir.Hand(OWNER)),
            ("remove {target:target} from the game", ir.Removed(OWNER)),
        ):
            g.phrase(category, words, ir.SelectAndPut, to=to, w=FIRST + 5, **player)
        g.phrase(category, "dull {target:target}", ir.SelectAndDull, w=FIRST + 5, **player)
        g.phrase(category, "break {target:target}", ir.SelectAndBreak, w=FIRST + 5, **player)
        g.phrase(category, f"receive {POINTS}", ir.ReceiveDamage, w=FIRST + 5, **player)
        g.phrase(category, "gain 《C》", ir.GainCrystals, count=ir.Num(1), w=FIRST, **player)
    # reading makes no difference between controllers and owners that other modules name
    g.phrase("controller", "that Monster's controller", ir.ControllerOf, card=ir.Pronoun("that_monster"))
    g.phrase("controller", "that Backup's controller", ir.ControllerOf, card=ir.Pronoun("that_backup"))
    g.phrase("controller", "that Character's owner", ir.OwnerOf, card=ir.Pronoun("that_character"))
    g.phrase("controller", "that Forward's owner", ir.OwnerOf, card=ir.Pronoun("that_forward"))
