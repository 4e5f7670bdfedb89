"""What becomes of cards that were looked at or revealed: taken from among them, shown, the rest put away."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar

YOU = ir.You()
OWNER = ir.Owner()
THEIR = ir.PronounPlayer("their")
# of cards of the opponent's deck
THEIRS: tuple[tuple[str, ir.Zone], ...] = (
    ("on the bottom of their deck", ir.DeckBottom(THEIR)), ("on top of their deck", ir.DeckTop(THEIR)), ("into their cemetery", sv.Cemetery(THEIR)),
    ("on the bottom of their deck in any order", ir.DeckBottom(THEIR, w=1)), ("on top of their deck in any order", ir.DeckTop(THEIR, w=1)),
    ("on the bottom of that deck", ir.DeckBottom(THEIR, w=2)), ("on top of that deck", ir.DeckTop(THEIR, w=2)),
    ("on the bottom of that deck in any order", ir.DeckBottom(THEIR, w=3)), ("on top of that deck in any order", ir.DeckTop(THEIR, w=3)),
    ("on the top of their deck", ir.DeckTop(THEIR, w=4)), ("on the top of their deck in any order", ir.DeckTop(THEIR, w=5)),
    ("onto their field", ir.Field(THEIR)), ("into their EX area", sv.ExArea(THEIR)),
    ("into their hand", ir.Hand(THEIR, w=1)),
)  # fmt: skip
# all that were looked at; those of them that were then revealed or selected; what is left of these
AMONG, OF_THEM, OTHERS = ir.Pronoun("revealed"), ir.Pronoun("of_them"), ir.Pronoun("the_other")
THIS_WAY = 90  # `TakeAmong.w` and `SelectAmong.w`: "put into your cemetery this way"
SHOWN_WAY = 92  # likewise: "revealed this way"
WHO = {"player": YOU, "among": AMONG}
SOME = {"player": YOU, "among": OF_THEM}
PLACES: tuple[tuple[str, ir.Zone], ...] = (
    ("onto your field", ir.Field(YOU)), ("into your EX area", sv.ExArea(YOU)), ("into your cemetery", sv.Cemetery(YOU)),
    ("on the top of your deck in any order", ir.DeckTop(YOU)), ("on top of your deck", ir.DeckTop(YOU, w=1)),
    ("on the top of your deck", ir.DeckTop(YOU, w=2)), ("on top of your deck in any order", ir.DeckTop(YOU, w=3)),
    ("on the bottom of your deck", ir.DeckBottom(YOU)), ("on the bottom of your deck in any order", ir.DeckBottom(YOU, w=1)),
    ("on the bottom of your deck in a random order", ir.DeckBottom(YOU, "random")), ("into your hand", ir.Hand(YOU, w=1)), *THEIRS,
)  # fmt: skip
BEHIND = 95  # `w` of cards from among others of which something is said behind that


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _taken(g)
    _placed_apart(g)
    _without_from(g)
    _put_this_way(g)
    _some_of(g)
    _rest(g)
    _theirs(g)
    _said_behind(g)


def _taken(g: Grammar) -> None:
    """What is taken of cards that were looked at."""
    a = "action"
    g.phrase(a, "reveal {target:target} from among them", sv.RevealAmong, **WHO)
    g.phrase(a, "reveal {target:some_of}", sv.RevealAmong, w=2, **SOME)
    g.phrase(a, "select {target:target} from among them", ir.SelectAmong, **WHO)
    g.phrase(a, "select {target:some_of}", ir.SelectAmong, w=2, **SOME)
    # "play a spell from among them for 0 play points"
    g.phrase(a, "play {first:played_among} {then:played_so}", ir.Then, w=60)
    g.phrase("played_among", "{target:target} from among them", ir.SelectAmong, w=60, **WHO)
    free = "for {amount:digits} play <point/points:amount>"
    g.phrase("played_so", free, sv.PlayFor, player=YOU, what=ir.Pronoun("elided"), w=60)
    g.phrase("played_so", "without paying its cost", ir.CastRef, player=YOU, what=ir.Pronoun("elided"), w=60)
    # "reveal a spell and an amulet from among them": a card of each kind
    g.phrase(a, "reveal {effects:shown_each} from among them", ir.Both, w=8)
    g.list("shown_each", "shown_one", " and ", min=2, max=2)
    g.list("shown_each", "shown_one", ", ", ", and ", min=3)
    g.phrase("shown_one", "{target:target}", sv.RevealAmong, w=3, **WHO)
    g.phrase("all_of_them", "each {group:group/one}", ir.Target, count=ir.Num(0), w=8)
    g.phrase("all_of_them", "all {group:group/many}", ir.Target, count=ir.Num(0), w=9)
    for words, zone in PLACES:
        g.phrase(a, f"put {{target:all_of_them}} from among them {words}", ir.TakeAmong, into=zone, **WHO)
    g.phrase(a, "add {target:all_of_them} from among them to your hand", ir.TakeAmong, into=ir.Hand(YOU), **WHO)
    g.phrase(a, "banish {target:some_of}", ir.TakeAmong, into=ir.Removed(OWNER), w=2, **SOME)
    g.phrase(a, "banish {target:target} from among them", ir.TakeAmong, into=ir.Removed(OWNER), **WHO)
    g.phrase(a, "banish {target:all_of_them} from among them", ir.TakeAmong, into=ir.Removed(OWNER), **WHO)
    # one card for some of these: a table, of which the next card may print any
    for words, zone in PLACES:
        g.phrase(a, f"put {{target:target}} from among them {words}", ir.TakeAmong, into=zone, **WHO)
        if words == "onto your field":
            g.phrase(
                a, f"put {{target:target}} from among them {words} engaged", ir.TakeAmong, into=zone, dull=True, **WHO
            )
            g.phrase(a, f"put {{target:some_of}} {words} engaged", ir.TakeAmong, into=zone, dull=True, w=2, **SOME)
        g.phrase("one_moved", f"put {{target:some_of}} {words}", ir.TakeAmong, into=zone, w=2, **SOME)
        each = f"one_{words.replace(' ', '_').lower()}"
        g.phrase(each, "{target:target}", ir.TakeAmong, into=zone, w=5, **WHO)
        g.list(f"each_{each}", each, " and ", min=2, max=2)
        g.list(f"each_{each}", each, ", ", ", and ", min=3)
        g.phrase(a, f"put {{effects:each_{each}}} from among them {words}", ir.Both, w=9)
        g.phrase("placed_some", f"{{target:some_of}} {words}", ir.TakeAmong, into=zone, w=3, **SOME)
        g.phrase("placed_some", f"{{target:target}} from among them {words}", ir.TakeAmong, into=zone, w=6, **WHO)
        # "put each Pixie follower among them into your EX area and the rest on the bottom of your deck in any order"
        for w, (cards, among) in enumerate(
            ((c, a) for c in ("target", "all_of_them") for a in ("among them", "from among them")), 60
        ):
            if w != 61:
                g.phrase("placed_some", f"{{target:{cards}}} {among} {words}", ir.TakeAmong, into=zone, w=w, **WHO)
        for w, rest_words in enumerate(
            ("the rest", "the other", "the others", "the remaining card", "the remaining cards", "the other card"), 10
        ):
            g.phrase("placed_rest", f"{rest_words} {words}", ir.PutRest, among=OTHERS, to=zone, w=w)
        g.phrase("placed_next", f"{{target:target}} {words}", ir.TakeAmong, into=zone, w=7, **WHO)


def _placed_apart(g: Grammar) -> None:
    """One verb for several of them that go to several places."""
    a = "action"
    # one verb: "put one of them on the top of your deck and the other on the bottom of your deck"
    g.phrase(a, "put {first:placed_some} and {then:placed_rest}", ir.Then, w=12)
    # "put that follower onto your field and the remaining cards on the bottom of your deck in a random order"
    g.phrase("placed_named", "{what:one_pronoun} onto your field", ir.PlayOnto, player=YOU)
    g.phrase("placed_named", "{what:one_pronoun} {to:other_place}", ir.PutInto)
    g.phrase(a, "put {first:placed_named} and {then:placed_rest}", ir.Then, w=25)
    # "put one of them into your hand, one into your cemetery, and one on the bottom of your deck"
    g.alias("placed_next", "placed_some")
    g.phrase(a, "put {first:placed_some} and {then:placed_next}", ir.Then, w=13)
    g.phrase(a, "put {first:placed_some}, {then:placed_two}", ir.Then, w=14)
    g.phrase("placed_two", "{first:placed_next}, and {then:placed_next}", ir.Then, w=15)
    g.phrase("placed_two", "{first:placed_next}, and {then:placed_rest}", ir.Then, w=16)
    for w, noun in enumerate((" of them", " of those cards", "")):
        g.phrase(
            "some_of",
            f"{{count:{'some_number' if noun else 'one_alone'}}}{noun}",
            ir.Target,
            group=ir.Group(ir.IsCard()),
            w=w,
        )
    alone = {"group": ir.Group(ir.IsCard()), "count": ir.Num(1, w=4)}
    g.phrase("some_of", "1", ir.Target, w=2, **alone)


def _without_from(g: Grammar) -> None:
    """The same with "among them" alone."""
    a = "action"
    for which in ("target", "all_of_them"):
        cards = f"{{target:{which}}} among them"
        if which == "target":
            g.phrase(a, f"reveal {cards}", sv.RevealAmong, w=50, **WHO)
            g.phrase(a, f"select {cards}", ir.SelectAmong, w=50, **WHO)
        g.phrase(a, f"banish {cards}", ir.TakeAmong, into=ir.Removed(OWNER), w=50, **WHO)
        g.phrase(a, f"add {cards} to your hand", ir.TakeAmong, into=ir.Hand(YOU), w=50, **WHO)
        for words, zone in PLACES:
            g.phrase(a, f"put {cards} {words}", ir.TakeAmong, into=zone, w=50, **WHO)


def _put_this_way(g: Grammar) -> None:
    """ "Add each spell put into your cemetery this way to your hand": of the cards that came there from the top of the deck."""
    places = [
        ("add", "to your hand", ir.Hand(YOU)),
        ("put", "onto your field", ir.Field(YOU)),
        ("put", "into your EX area", sv.ExArea(YOU)),
    ]
    for which in ("target", "all_of_them"):
        for verb, words, zone in places:
            for w, done in ((THIS_WAY, "put into your cemetery"), (SHOWN_WAY, "revealed")):
                cards = f"{{target:{which}}} {done} this way"
                g.phrase("action", f"{verb} {cards} {words}", ir.TakeAmong, into=zone, w=w, **WHO)
    g.phrase("action", "select {target:target} put into your cemetery this way", ir.SelectAmong, w=THIS_WAY, **WHO)


def _some_of(g: Grammar) -> None:
    """How many of them, and the sentences that begin with them."""
    a = "action"
    g.phrase("some_number", "{value:integer}", ir.Num)
    g.phrase("some_number", "X", ir.X)
    g.alias("some_number", "one_alone")
    g.phrase("one_alone", "one", ir.Num, value=1, w=3)
    g.phrase("some_of", "up to {count:digits} of them", ir.Target, group=ir.Group(ir.IsCard()), up_to=True)
    any_number = {"count": ir.Num(0), "any_number": True, "group": ir.Group(ir.IsCard())}
    g.phrase("some_of", "any number of them", ir.Target, **any_number)
    g.phrase("one_moved", "add {target:some_of} to your hand", ir.TakeAmong, into=ir.Hand(YOU), w=2, **SOME)
    g.alias(a, "one_moved")
    g.phrase(a, "add {target:target} from among them to your hand", ir.TakeAmong, into=ir.Hand(YOU), **WHO)
    # "you may also put a spell into your cemetery": among the same cards
    # one card for some of these: a table, of which the next card may print any
    for words, zone in PLACES:
        g.phrase("also", f"also put {{target:target}} {words}", ir.TakeAmong, into=zone, w=1, **WHO)
        g.phrase("also", f"also put {{target:target}} from among them {words}", ir.TakeAmong, into=zone, w=8, **WHO)
    g.phrase("also_shown", "also reveal {target:target} from among them", sv.RevealAmong, w=4, **WHO)
    g.phrase("also_shown", "also reveal {target:target}", sv.RevealAmong, w=5, **WHO)
    g.phrase("also", "{first:also_shown} and {then:action}", ir.Then, w=17)
    # one card; any place
    g.phrase("done", "you may {effect:also}", ir.May, player=YOU)
    # the group in front: "from among them, you may reveal ..."
    for words, zone in PLACES:
        g.phrase("front_put", f"put {{target:target}} {words}", ir.TakeAmong, into=zone, w=4, **WHO)
    g.phrase("done", "from among them, you may {effect:front_put}", ir.May, player=YOU, w=1)
    # one card, 3 phrases: the cards looked at are named in front; any group
    g.phrase("front", "reveal {target:target}", sv.RevealAmong, w=1, **WHO)
    g.phrase("front_joined", "{first:front} and {then:action}", ir.Then, w=6)
    g.phrase("done", "from among them, you may {effect:front_joined}", ir.May, player=YOU)
    g.phrase("done", "from among them, {first:front} and {then:action}", ir.Then, w=19)
    for words, zone in PLACES:
        put = f"from among them, put {{target:target}} {words}"
        g.phrase("done", put, ir.TakeAmong, into=zone, w=5, **WHO)


def _rest(g: Grammar) -> None:
    a = "action"
    # one card for some of these: a table, of which the next card may print any
    for w, words in enumerate(
        (
            "the remaining cards", "any remaining cards", "the rest", "the others", "the other", "the remaining card",
            "the remaining revealed cards",
        )
    ):  # fmt: skip
        rest = {"among": OTHERS if "other" in words else AMONG}
        moved = "other_moved" if words == "the other" else a
        # one card for some of these: a table, of which the next card may print any
        for to, zone in (
            ("on the bottom of your deck in any order", ir.DeckBottom(YOU)), ("into your cemetery", sv.Cemetery(YOU)),
            ("on the bottom of your deck in a random order", ir.DeckBottom(YOU, "random")),
            ("on the top of your deck in any order", ir.DeckTop(YOU)), ("on the bottom of your deck", ir.DeckBottom(YOU, w=1)),
            ("on top of your deck in any order", ir.DeckTop(YOU, w=1)), ("on the top of your deck", ir.DeckTop(YOU, w=2)),
            ("on top of your deck", ir.DeckTop(YOU, w=3)), ("into your EX area", sv.ExArea(YOU)), ("onto your field", ir.Field(YOU)), *THEIRS,
        ):  # fmt: skip
            g.phrase(moved, f"put {words} {to}", ir.PutRest, to=zone, w=w, **rest)
        g.phrase(moved, f"add {words} to your hand", ir.PutRest, to=ir.Hand(YOU), w=w, **rest)
        # "look at the top 2 cards of your deck and put them back in any order"
        if w == 0:
            for v, what in enumerate(("them", "those cards")):
                g.phrase(a, f"put {what} back in any order", ir.PutRest, among=AMONG, to=ir.DeckTop(YOU), w=v + 20)
        g.phrase(moved, f"banish {words}", ir.PutRest, to=ir.Removed(OWNER), w=w, **rest)
    g.alias(a, "other_moved")
    # "search your deck for 2 followers, put one onto your field, and add the other to your hand"
    g.phrase("parted_found", "{first:one_moved}, and {then:other_moved}", ir.Then, w=26)


def _theirs(g: Grammar) -> None:
    """What another player does with cards that he has looked at: "they put the remaining cards on the bottom of their deck"."""
    a = "action"
    to_hand = {"into": ir.Hand(THEIR), "w": 3}
    g.phrase(a, "add {target:target} from among them to their hand", ir.TakeAmong, **WHO, **to_hand)
    g.phrase(a, "add {what:named_obj} to their hand", ir.ToHand, player=THEIR, verb="add", w=6)
    for who, s in (("{player:they}", ""), ("{player:who}", "s")):
        w = 20 + 10 * len(s)
        g.phrase(
            a, f"{who} add{s} {{target:target}} from among them to their hand", ir.TakeAmong, among=AMONG,
            into=ir.Hand(THEIR), w=w,
        )  # fmt: skip
        for words, zone in THEIRS:
            one = f"{who} put{s} {{target:target}} from among them {words}"
            g.phrase(a, one, ir.TakeAmong, among=AMONG, into=zone, w=w)
    # their own cards into their own zones: that they do it is said, and changes nothing
    for w, (who, rest) in enumerate(
        (who, rest)
        for who in ("they put", "that player puts", "that opponent puts")
        for rest in ("the remaining cards", "any remaining cards", "the rest", "the remaining card")
    ):
        for words, zone in THEIRS:
            g.phrase(a, f"{who} {rest} {words}", ir.PutRest, among=AMONG, to=zone, w=w + 20)


def _said_behind(g: Grammar) -> None:
    """ "Reveal a follower from among them that costs 3 play points or less": what is said of it stands behind."""
    for w, among in enumerate(("from among them", "among them"), BEHIND):
        for kind in ("{noun:card_noun/same}", "{adjectives:adjectives} {noun:card_noun/same}"):
            g.phrase("so_behind", f"{kind} {among} {{qualifiers:qualifiers/same}}", ir.Group, w=w)
    g.phrase("target_behind", "{count:article} {group:so_behind/one}", ir.Target)
    g.phrase("target_behind", "up to {count:number} {group:so_behind/count}", ir.Target, up_to=True)
    g.phrase("action", "reveal {target:target_behind}", sv.RevealAmong, w=BEHIND, **WHO)
    g.phrase("action", "select {target:target_behind}", ir.SelectAmong, w=BEHIND, **WHO)
    for words, zone in (*PLACES, ("to your hand", ir.Hand(YOU))):
        verb = "add" if words == "to your hand" else "put"
        g.phrase("action", f"{verb} {{target:target_behind}} {words}", ir.TakeAmong, into=zone, w=BEHIND, **WHO)
