"""The top of a deck, and searching."""

from cardwright.text import ir
from cardwright.text.fftcg.cards.targets import TOTAL_COST
from cardwright.text.fftcg.common import PERSONS, THEIR, TOP
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _searching(g)
    _revealing(g)
    _away(g)
    _away_by_players(g)
    _away_so_many(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _searching_more(g)
    _revealing_more(g)
    _away_more(g)


def _searching(g: Grammar) -> None:
    g.phrase("action", "search for {targets:targets}", ir.Search, player=ir.You())
    # one card: joined as
    g.phrase("action", "search {targets:targets}", ir.Search, player=ir.You(), w=1)


def _revealing(g: Grammar) -> None:
    # a table of both decks, shown and looked at; one card has some of it
    for look, verb in ((False, "reveal"), (True, "look at")):
        for deck, whose in ((ir.You(), "your"), (ir.Opponent(), "your opponent's")):
            fixed = {"player": ir.You(), "deck": deck, "look": look}
            g.phrase("action", f"{verb} the top {{count:many_number}} cards of {whose} deck", ir.RevealTop, **fixed)
            g.phrase("action", f"{verb} the top card of {whose} deck", ir.RevealTop, count=ir.Num(1), **fixed)
    top = "from the top of your deck"
    turn_over = f"turn over one card at a time {top} until"
    for article in ("a", "an"):
        w = int(article == "an")
        g.phrase(
            "action",
            f"{turn_over} {article} {{group:group/one}} is revealed",
            ir.RevealUntil,
            w=w,
        )
    # one card: other amounts are printed as numbers
    g.phrase(
        "action",
        f"look at the same number of cards {TOP} as the {{count:counters_on}}",
        ir.RevealTop,
        player=ir.You(),
        deck=ir.You(),
        look=True,
        w=1,
    )
    # one card, 2 phrases: counters are counted as cards are
    g.phrase("counters_on", "{counter:counter} Counters placed on {card:source}", ir.CountersOn)
    # one card: without its pronoun
    g.phrase(
        "action",
        "reveal the top card of opponent's deck",
        ir.RevealTop,
        player=ir.You(),
        deck=ir.Opponent(),
        count=ir.Num(1),
        w=2,
    )
    until = "turn over one card at a time " + "from the top of your deck until "
    # one card, 4 phrases: turned over until there are so many; both cards that paid the cost
    g.phrase("action", until + "{count:many_number} {group:group/many} are revealed", ir.RevealUntil)
    deck = ir.CountOf(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.DeckZone(ir.You())),)))
    # one card: how many are left
    g.phrase("down_to", "{less:many_number}", ir.Minus, base=deck, w=5)


def _away(g: Grammar) -> None:
    """The top cards of the opponent's deck, and of each player's."""
    decks = "the top {count:many_number} cards of your opponent's deck"
    g.phrase("action", f"remove {decks} from the game", ir.RemoveTop, player=ir.Opponent(), w=5)
    g.phrase("action", f"put {decks} into the Break Zone", ir.Mill, player=ir.Opponent(), w=5)
    one = "the top card of your opponent's deck"
    g.phrase("action", f"remove {one} from the game", ir.RemoveTop, player=ir.Opponent(), count=ir.Num(1), w=6)
    g.phrase("action", f"put {one} into the Break Zone", ir.Mill, player=ir.Opponent(), count=ir.Num(1), w=6)
    everyone = {"player": ir.EachPlayer()}
    for words, many in (("the top card", {"count": ir.Num(1)}), ("the top {count:many_number} cards", {})):
        text = f"{words} of each player's deck"
        # one card, 4 phrases: both verbs, one card and several
        g.phrase("action", f"remove {text} from the game", ir.RemoveTop, w=9, **everyone, **many)
        g.phrase("action", f"put {text} into the Break Zone", ir.Mill, w=9, **everyone, **many)


def _away_by_players(g: Grammar) -> None:
    """The top cards of a deck, by the player whose it is."""
    # a table of both pronouns, all players and numbers; one card has some of it
    for player, who, s, their in PERSONS:
        decks = ("your",) if player == ir.You() else (their, "his/her")
        for w, deck in enumerate(decks):
            fixed = {"player": player, "w": w}
            g.phrase(
                "action",
                f"{who}put{s} the top {{count:many_number}} cards of {deck} deck into the Break Zone",
                ir.Mill,
                **fixed,
            )
            g.phrase(
                "action",
                f"{who}put{s} {{count:number}} <card/cards:count> from the top of {deck} deck into the Break Zone",
                ir.Mill,
                player=player,
                w=w + 2,
            )
            g.phrase(
                "action",
                f"{who}put{s} the top card of {deck} deck into the Break Zone",
                ir.Mill,
                count=ir.Num(1),
                **fixed,
            )
            g.phrase(
                "action",
                f"{who}remove{s} the top {{count:many_number}} cards of {deck} deck from the game",
                ir.RemoveTop,
                **fixed,
            )
            g.phrase(
                "action",
                f"{who}remove{s} the top card of {deck} deck from the game",
                ir.RemoveTop,
                count=ir.Num(1),
                **fixed,
            )


def _away_so_many(g: Grammar) -> None:
    """As many top cards as something else, or until so many are left."""
    # removing or putting away "as many cards from the top of your deck as ..."
    # one card: other amounts are multiplied, have phrases of their own
    g.phrase(
        "action",
        f"remove as many cards {TOP} from the game as {{count:cp_amount}}",
        ir.RemoveTop,
        player=ir.You(),
        w=7,
    )
    g.phrase("cp_amount", "its cost", ir.CostOf, card=ir.Pronoun("it"), w=9)
    # one card: as many as were moved, until so many are left
    g.phrase(
        "action",
        "remove the top card of your deck from the game until there are only {count:down_to} cards left in the deck",
        ir.RemoveTop,
        player=ir.You(),
        w=8,
    )


def _searching_more(g: Filled) -> None:
    # "1 Card Name Ann, 1 Card Name Bob, and 1 Card Name Cid"
    g.list("row_of_targets", "target", ", ", ", and ", min=3)
    g.phrase("action", "search for {targets:row_of_targets}", ir.Search, player=ir.You(), w=560)
    # "1 Job Summoner and 1 Summon that don't share Elements": all that is found differs, not the cards of one target
    # one card: likewise of other traits, for which the words are below
    g.list("ones_apart", "one_apart", ", ", " and ", min=2)
    g.phrase("one_apart", "1 {group:group/one}", ir.Target, count=ir.Num(1))
    g.phrase("one_apart", "up to 1 {group:group/one}", ir.Target, count=ir.Num(1), up_to=True)
    for trait, tails in (
        ("element", ("that don't share Elements", "that don't share an Element", "of different Elements", "with different Elements")),
        ("name", ("with different names",)), ("cost", ("of different costs", "with different costs")),
        ("job", ("with different Jobs", "that don't share a Job")),
    ):  # fmt: skip
        for w, tail in enumerate(tails, 2000):
            text = f"search for {{targets:ones_apart}} {tail}"
            g.phrase("action", text, ir.Search, player=ir.You(), different=trait, w=w)
    g.phrase("action", f"search for {{targets:ones_apart}} {TOTAL_COST}", ir.Search, player=ir.You(), w=2100)
    taken = {"player": ir.You(), "among": ir.Pronoun("revealed")}
    for words, into, dull in (
        ("play {targets:ones_apart} %s among them onto the field", ir.Field(ir.You()), False),
        ("play {targets:ones_apart} %s among them onto the field dull", ir.Field(ir.You()), True),
        ("add {targets:ones_apart} %s among them to your hand", ir.Hand(ir.You()), False),
    ):
        g.phrase("action", words % TOTAL_COST, ir.TakeTogether, into=into, dull=dull, **taken)


def _revealing_more(g: Filled) -> None:
    theirs = {"player": ir.You(), "deck": ir.Opponent(), "w": 2}
    for look, verb in ((False, "reveal"), (True, "look at")):
        g.phrase(
            "action", f"{verb} the top card of opponent's deck", ir.RevealTop, count=ir.Num(1), look=look, **theirs
        )
        text = f"{verb} the top {{count:many_number}} cards of opponent's deck"
        g.phrase("action", text, ir.RevealTop, look=look, **theirs)
    one = "turn over one card at a time from the top of your deck until 1 {group:group/one} is revealed"
    g.phrase("action", one, ir.RevealUntil, w=80)
    named = ir.Group(ir.IsCard(), qualifiers=(ir.NamedType(),))
    said = ("the named type", "the selected type", "a card of the named type", "a card of the selected type", "the named card type",
            "the selected card type")  # fmt: skip
    for w, words in enumerate(said, 90):
        g.phrase("action", one.replace("1 {group:group/one}", words), ir.RevealUntil, group=named, w=w)
    top = "cards from the top of your deck until"
    for v, verb in enumerate(("reveal", "turn over")):
        for w, article in enumerate(("a", "an")):
            u = 70 + 4 * v + w
            g.phrase("action", f"{verb} {top} {article} {{group:group/one}} is revealed", ir.RevealUntil, w=u)
            g.phrase("action", f"{verb} {top} you reveal {article} {{group:group/one}}", ir.RevealUntil, w=u + 2)


def _away_more(g: Filled) -> None:
    bottom = {"to": ir.DeckBottom(ir.You())}
    for w, verb in enumerate(("put", "place"), 5000):
        on = "on the bottom of your deck in any order"
        g.phrase("action", f"{verb} {{what:all_revealed}} {on}", ir.PutInto, w=w, **bottom)
        g.phrase("action", f"{verb} {{target:target}} {on}", ir.SelectAndPut, player=ir.You(), w=w, **bottom)
    # "Look at the top card of your opponent's deck. You may place it at the bottom of his/her deck."
    ends = (
        ("at the bottom of", ir.DeckBottom),
        ("on top of", ir.DeckTop),
        ("on the top or bottom of", ir.DeckTopOrBottom),
    )
    for w, (place, into) in enumerate(ends, 5010):
        for v, verb in enumerate(("put", "place")):
            text = f"{verb} {{what:one_pronoun}} {place} his/her deck"
            g.phrase("action", text, ir.PutInto, to=into(ir.Opponent()), w=w + 10 * v)
    theirs = {"player": ir.Opponent()}
    cards = "{count:number} <card/cards:count>"
    for w, their in enumerate(THEIR, 400 + 10):
        for one, count in ((f"the top card of {their} deck", {"count": ir.Num(1)}),
                           (f"the top {{count:many_number}} cards of {their} deck", {})):  # fmt: skip
            g.phrase("action", f"your opponent also puts {one} into the Break Zone", ir.Mill, w=w, **count, **theirs)
            g.phrase("action", f"your opponent also removes {one} from the game", ir.RemoveTop, w=w, **count, **theirs)
        g.phrase("action", f"your opponent also discards {cards} from {their} hand", ir.Discard, w=w,
                 group=ir.Group(ir.IsCard()), **theirs)  # fmt: skip
    mine = ir.DeckBottom(ir.You())
    for w, words in enumerate(
        ("place {} at the bottom of", "put {} at the bottom of", "return {} to the bottom of"), 5040
    ):
        text = words.replace("{}", "{what:all_group}") + " your deck in any order"
        g.phrase("action", text, ir.PutInto, to=mine, w=w)
    g.phrase("action", "remove from the game {what:all_group}", ir.RemoveFromGame, duration=ir.Permanent(), w=5040)
    as_many = ("the same number of cards", "as many cards")
    you = {"player": ir.You()}
    for w, number in enumerate(as_many, 400):
        for verb, node in (("reveal", False), ("look at", True)):
            text = f"{verb} {number} {TOP} as the {{count:counters_on}}"
            g.phrase("action", text, ir.RevealTop, deck=ir.You(), look=node, w=w, **you)
            text = f"{verb} {number} {TOP} as {{count:counted}}"
            g.phrase("action", text, ir.RevealTop, deck=ir.You(), look=node, w=w + 2, **you)
        g.phrase("action", f"draw {number} as the {{count:counters_on}}", ir.Draw, w=w, **you)
        for v, (key, the) in enumerate((("cp_amount", ""), ("counters_on", "the "), ("counted", ""))):
            as_counted = f"as {the}{{count:{key}}}"
            u = w + 2 * v
            g.phrase("action", f"remove {number} {TOP} from the game {as_counted}", ir.RemoveTop, w=u, **you)
            g.phrase("action", f"put {number} {TOP} into the Break Zone {as_counted}", ir.Mill, w=u, **you)
            if key != "counters_on":
                g.phrase("action", f"draw {number} {as_counted}", ir.Draw, w=u, **you)
