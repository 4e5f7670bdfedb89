"""Instructions that move cards and make tokens: draw, discard, search, look, put, summon, return; of cards looked at see `among`."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.groups import FROM, WHOLE_HAND

YOU = ir.You()
OWNER = ir.Owner()
HIS_CHOICE = 5  # `Select.w` of what a player selects as it is carried out
HAND_SIZE = ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),)))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _hand(g)
    _hand_at_random(g)
    _to_zones(g)
    _places_of_cards(g)
    _tokens(g)
    _so_many_tokens(g)
    _deck(g)
    _top_of_deck(g)
    _others(g)
    _whole_hands(g)


def _hand(g: Grammar) -> None:
    """Cards drawn and discarded."""
    a = "action"
    g.phrase(a, "draw {count:number} <card/cards:count>", ir.Draw, player=YOU)
    g.phrase(a, "you draw {count:number} <card/cards:count>", ir.Draw, player=YOU, w=1)
    g.phrase(a, "draw {count:so_many_plus}", ir.Draw, player=YOU, w=5)
    g.phrase("so_many_plus", "that many cards plus {more:digits}", ir.Plus, base=ir.ResultCount())
    g.phrase(a, "draw cards equal to {count:amount}", ir.Draw, player=YOU, w=3)
    g.phrase(a, "draw a number of cards equal to {count:amount}", ir.Draw, player=YOU, w=4)
    # "they" with the plural of the verb
    t = "{player:they}"
    g.phrase(a, f"{t} draw {{count:number}} <card/cards:count>", ir.Draw, w=6)
    g.phrase(a, f"{t} discard {{count:number}} {{group:group/count}}", ir.Discard, w=1)
    g.phrase(a, f"{t} discard {{what:one_pronoun}}", ir.DiscardCards, w=1)
    g.phrase(a, f"{t} discard their hand", ir.DiscardHand, w=1)
    g.phrase(a, f"{t} put {{what:obj}} {{to:other_place}}", ir.PlayerPuts, w=1)
    # one subject, two verbs: "each player discards their hand and draws 3 cards"
    for w, join in enumerate((" and ", ", then ")):
        g.phrase(a, f"{{first:said_of}}{join}{{then:elided_verb}}", ir.Then, w=10 + w)
    g.phrase("said_of", "{player:who} discards their hand", ir.DiscardHand)
    g.phrase("said_of", "{player:who} discards {count:number} {group:group/count}", ir.Discard)
    g.phrase("said_of", "{player:who} discards {what:one_pronoun}", ir.DiscardCards)
    g.phrase("said_of", "{player:who} draws {count:number} <card/cards:count>", ir.Draw)
    same = {"player": ir.PronounPlayer("elided")}
    g.phrase("elided_verb", "draws {count:number} <card/cards:count>", ir.Draw, **same)
    g.phrase("elided_verb", "discards {count:number} {group:group/count}", ir.Discard, **same)
    g.phrase("elided_verb", "discards their hand", ir.DiscardHand, **same)
    # one card; any player and number
    g.phrase(a, "{player:who} draws {count:number} <card/cards:count>", ir.Draw)
    for cards in ("{count:number} {group:group/count}", "{count:article} {group:apart_group}"):
        g.phrase(a, f"discard {cards}", ir.Discard, player=YOU)
        g.phrase(a, f"{{player:who}} discards {cards}", ir.Discard)
    # one card; any player, a card named before
    g.phrase(a, "{player:who} discards {what:one_pronoun}", ir.DiscardCards)
    g.phrase(a, "discard {what:named_obj}", ir.DiscardCards, player=YOU)
    for w, hand in enumerate(WHOLE_HAND):
        g.phrase(a, f"discard {hand}", ir.DiscardHand, player=YOU, w=w)
    g.phrase(a, "{player:who} discards their hand", ir.DiscardHand)


def _hand_at_random(g: Grammar) -> None:
    """Cards discarded at random, and hands that are shown."""
    a, t = "action", "{player:they}"
    # one card for some of these: a table, of which the next card may print any
    for player, who, s in ((YOU, "", ""), (None, "{player:who} ", "s")):
        fixed = {} if player is None else {"player": player}
        g.phrase(a, f"{who}discard{s} a random {{group:group/one}}", sv.RandomDiscard, count=ir.Num(1), **fixed)
        g.phrase(a, f"{who}discard{s} {{count:many_number}} random {{group:group/many}}", sv.RandomDiscard, **fixed)
        at_random = f"{who}discard{s} {{count:number}} {{group:group/count}} at random"
        g.phrase(a, at_random, sv.RandomDiscard, w=1, **fixed)
        up_to = f"{who}discard{s} up to {{count:digits}} {{group:group/count}}"
        g.phrase(a, up_to, ir.Discard, up_to=True, **fixed)
        some = f"{who}discard{s} any number of {{group:group/many}}"
        g.phrase(a, some, ir.Discard, count=ir.Num(0), any_number=True, **fixed)
    g.phrase(a, f"{t} discard a random {{group:group/one}}", sv.RandomDiscard, count=ir.Num(1), w=5)
    g.phrase(a, f"{t} discard {{count:many_number}} random {{group:group/many}}", sv.RandomDiscard, w=5)
    g.phrase(a, f"{t} discard {{count:number}} {{group:group/count}} at random", sv.RandomDiscard, w=6)
    # one card, 3 phrases: any player
    g.phrase(a, "{player:they} reveal their hand", ir.RevealHand)
    g.phrase(a, "{player:who} reveals their hand", ir.RevealHand)
    g.phrase(a, "reveal your hand", ir.RevealHand, player=YOU)
    for words, foe in (("your opponent's", 1), ("an opponent's", 0), ("each opponent's", 4)):
        g.phrase(a, f"look at {words} hand", ir.RevealHand, player=ir.Opponent(w=foe), look=True, w=2)
    g.phrase(a, "look at {player:looked_at} hand", ir.RevealHand, look=True, w=3)
    g.phrase("looked_at", "their", ir.PronounPlayer, form="their")
    for w, which in enumerate(
        ("a random card in their hand", "a random card from their hand", "a card at random from their hand", "a card from their hand at random")
    ):  # fmt: skip
        g.phrase(a, f"{{player:who}} reveals {which}", ir.RevealAtRandom, count=ir.Num(1), w=w)
        g.phrase(a, f"{{player:they}} reveal {which}", ir.RevealAtRandom, count=ir.Num(1), w=w)


def _to_zones(g: Grammar) -> None:
    """Cards returned, added, and put somewhere."""
    a = "action"
    for w, form in enumerate(("<its owner's hand|their owners' hands:what>",)):
        g.phrase(a, f"return {{what:obj}} to {form}", ir.ToHand, player=OWNER, verb="return", w=w)
    g.phrase(a, "return {what:many_pronoun} to their owner's hand", ir.ToHand, player=OWNER, verb="return", w=1)
    g.phrase(a, "return {what:obj} to your hand", ir.ToHand, player=YOU, verb="return")
    g.phrase(a, "add {what:named_obj} to your hand", ir.ToHand, player=YOU, verb="add")
    g.phrase(
        a, "add {what:named_obj} to <its owner's hand|their owners' hands:what>", ir.ToHand, player=OWNER, verb="add"
    )
    g.phrase(a, "{player:they} add {what:named_obj} to their hand", ir.ToHand, verb="add")
    # a card put onto a field and a card put anywhere else are different ideas
    g.phrase(a, "put {what:obj} onto {player:whose} field", ir.PlayOnto)
    g.phrase(a, "put {what:obj} onto {player:whose} field engaged", ir.PlayOnto, dull=True)
    g.phrase(a, "summon {what:named_obj}", ir.PlayOnto, player=YOU, w=1)
    g.phrase(a, "put {what:self_from} onto your field", ir.PlayOnto, player=YOU, w=2)
    g.phrase(a, "put {what:self_from} onto your field engaged", ir.PlayOnto, player=YOU, dull=True, w=2)
    g.phrase(a, "put {what:self_from} {to:other_place}", ir.PutInto, w=2)
    for number, (origin, _) in enumerate(FROM, 1):
        apart = f"{{what:self_apart_{number}}}"
        behind = f"from your {origin}"
        g.phrase(a, f"put {apart} onto your field {behind}", ir.PlayOnto, player=YOU, w=3)
        g.phrase(a, f"put {apart} onto your field {behind} engaged", ir.PlayOnto, player=YOU, dull=True, w=3)
        g.phrase(a, f"summon {apart} {behind}", ir.PlayOnto, player=YOU, w=4)
        g.phrase(a, f"put {apart} into your EX area {behind}", ir.PutInto, to=sv.ExArea(YOU), w=3)
        for verb in ("add", "return"):
            g.phrase(a, f"{verb} {apart} to your hand {behind}", ir.ToHand, player=YOU, verb=verb, w=3)
    for verb in ("add", "return"):
        g.phrase(a, f"{verb} {{what:self_from}} to your hand", ir.ToHand, player=YOU, verb=verb, w=2)
    for w, (where, zone) in enumerate(
        (("cemetery", sv.Cemetery(YOU)), ("hand", ir.Hand(YOU)), ("EX area", sv.ExArea(YOU))), 40
    ):
        there = "put {what:one_pronoun} onto your field from your " + where
        g.phrase(a, there, ir.PlayOnto, player=YOU, origin=zone, w=w)
    g.phrase(a, "banish {what:self_from}", ir.RemoveFromGame, duration=ir.Permanent(), w=2)
    g.phrase(a, "put {what:obj} {to:other_place}", ir.PutInto)
    for w, words in enumerate(("on top of your deck", "on the top of your deck")):
        for v, order in enumerate(("", " in any order")):
            g.phrase(
                a, f"put {{what:many_pronoun}} back {words}{order}", ir.PutInto, to=ir.DeckTop(YOU), w=5 + 2 * w + v
            )
    g.phrase(a, "put it back on top of your deck", ir.PutInto, what=ir.Pronoun("it"), to=ir.DeckTop(YOU), w=5)
    g.phrase(a, "bury {what:obj}", ir.PutInto, to=sv.Cemetery(OWNER), w=1)
    # one card; any player, anything, any place
    g.phrase(a, "{player:who} puts {what:obj} {to:other_place}", ir.PlayerPuts)


def _places_of_cards(g: Grammar) -> None:
    """Where cards are put, and what is selected out of a hidden zone."""
    a = "action"
    p = "other_place"
    g.phrase(p, "onto your field or into your EX area", sv.OneOfZones, zones=(ir.Field(YOU), sv.ExArea(YOU)))
    g.phrase(p, "into {player:whose} cemetery", sv.Cemetery)
    g.phrase(p, "into {player:whose} EX area", sv.ExArea)
    g.phrase(p, "into {player:whose} hand", ir.Hand)
    for words, place in (("cemeteries", sv.Cemetery), ("EX areas", sv.ExArea), ("hands", ir.Hand)):
        g.phrase(p, f"into their owners' {words}", place, player=ir.Owner(w=2))
    for words, end in (("on the bottom", ir.DeckBottom), ("on top", ir.DeckTop)):
        g.phrase(p, f"{words} of their owners' decks", end, player=ir.Owner(w=2))
        g.phrase(p, f"{words} of their owners' decks in any order", end, player=ir.Owner(w=2), w=1)
    either = "on the top or bottom of their owners' decks"
    g.phrase(p, either, ir.DeckTopOrBottom, player=ir.Owner(w=2))
    # one card for some of these: a table, of which the next card may print any
    for w, words in enumerate(("on top of", "on the top of")):
        g.phrase(p, f"{words} {{player:whose}} deck", ir.DeckTop, w=w)
        g.phrase(p, f"{words} {{player:whose}} deck in any order", ir.DeckTop, w=w + 2)
    g.phrase(p, "on the bottom of {player:whose} deck", ir.DeckBottom)
    g.phrase(p, "on the bottom of {player:whose} deck in any order", ir.DeckBottom, w=1)
    # one card; anybody's deck
    g.phrase(p, "on the top or bottom of {player:whose} deck", ir.DeckTopOrBottom)
    # what is selected on resolution, out of a hidden zone
    # one card, 5 phrases: any number of any group to any place
    g.phrase(a, "put {target:placed_target} {to:other_place}", ir.SelectAndPut, player=YOU)
    g.phrase(a, "put {target:placed_target} onto your field", ir.SelectAndPut, player=YOU, to=ir.Field(YOU))
    t = "placed_target"
    # one card, 3 phrases: any number
    g.phrase(t, "{count:number} {group:placed_part/count}", ir.Target)
    g.phrase(t, "up to {count:digits} {group:placed_part/count}", ir.Target, up_to=True)
    g.phrase(t, "any number of {group:placed_part/many}", ir.Target, count=ir.Num(0), any_number=True)


def _tokens(g: Grammar) -> None:
    a = "action"
    kinds: tuple[tuple[str, dict[str, bool]], ...] = (
        ("{names:one_name} <token/tokens:count>", {}),
        ("{names:either_name} <token/tokens:count>", {"one_of": True}),
    )
    # one card for some of these: a table, of which the next card may print any
    for names, fixed in (*kinds, ("{names:each_name} <token/tokens:count>", {})):
        summoned = {"player": YOU, "into": ir.Field(YOU), **fixed}
        g.phrase(a, f"summon {{count:number}} {names}", sv.CreateTokens, **summoned)
        g.phrase(a, f"summon {{count:number}} {names} engaged", sv.CreateTokens, dull=True, **summoned)
        g.phrase(a, f"summon {{count:number}} {names} {{into:other_field}}", sv.CreateTokens, player=YOU, **fixed)
        g.phrase(a, f"put {{count:number}} {names} {{into:onto_other_field}}", sv.CreateTokens, player=YOU, **fixed)
        engaged = f"put {{count:number}} {names} onto your field engaged"
        g.phrase(a, engaged, sv.CreateTokens, player=YOU, into=ir.Field(ir.You(w=1)), dull=True, **fixed)
        g.phrase(a, f"put {{count:number}} {names} {{into:token_zone}}", sv.CreateTokens, player=YOU, **fixed)
        _filling(g, names, fixed)
        g.phrase(a, f"{{player:who}} summons {{count:number}} {names}", sv.CreateTokens, into=ir.Field(OWNER), **fixed)
        for who, s, w in (("{player:who}", "s", 0), ("{player:they}", "", 50)):
            put = f"{who} put{s} {{count:number}} {names}"
            g.phrase(a, f"{put} into their EX area", sv.CreateTokens, into=sv.ExArea(OWNER), w=w, **fixed)
            g.phrase(a, f"{put} onto their field", sv.CreateTokens, into=ir.Field(OWNER), w=w + 1, **fixed)
        said = f"{{player:they}} summon {{count:number}} {names}"
        g.phrase(a, said, sv.CreateTokens, into=ir.Field(OWNER), w=50, **fixed)
        g.phrase(
            a,
            f"put up to {{count:digits}} {names} {{into:token_zone}}",
            sv.CreateTokens,
            player=YOU,
            up_to=True,
            **fixed,
        )
        g.phrase(
            a,
            f"summon up to {{count:digits}} {names}",
            sv.CreateTokens,
            player=YOU,
            into=ir.Field(YOU),
            up_to=True,
            **fixed,
        )
    _mixed_tokens(g)
    _token_places(g)


def _filling(g: Grammar, names: str, fixed: dict[str, bool]) -> None:
    """ "Put as many Fairy tokens as possible into your EX area", "summon Ghost tokens until your field is full"."""
    a = "action"
    # one card for some of these: a table, of which the next card may print any
    for words, into in (
        ("summon {}", ir.Field(YOU)),
        ("put {} onto your field", ir.Field(ir.You(w=1))),
        ("put {} into your EX area", sv.ExArea(YOU)),
    ):
        most = words.format(f"as many {names.replace('<token/tokens:count>', 'tokens')} as possible")
        g.phrase(a, most, sv.CreateTokens, player=YOU, into=into, count=sv.RoomIn(into), w=3, **fixed)
        place = "field" if isinstance(into, ir.Field) else "EX area"
        tokens = names.replace("<token/tokens:count>", "tokens")
        for w, full in enumerate((f"your {place} is full", f"your {place} becomes full", "it's full", "it is full"), 4):
            if w < 6 or words.startswith("put"):
                until = f"{words.format(tokens)} until {full}"
                g.phrase(a, until, sv.CreateTokens, player=YOU, into=into, count=sv.RoomIn(into), w=w, **fixed)
        if words.startswith("summon") or place == "EX area":
            filled = {"player": YOU, "into": into, "count": sv.RoomIn(into)}
            g.phrase(a, f"fill your {place} with {tokens}", sv.CreateTokens, w=8, **filled, **fixed)


def _token_places(g: Grammar) -> None:
    """The names of tokens, and where they come."""
    g.sequence("one_name", "token_name", max=1)
    g.list("either_name", "token_name", ", ", " or ", min=2, max=2)
    g.list("either_name", "token_name", ", ", ", or ", min=3)
    g.list("each_name", "token_name", ", ", " and ", min=2, max=2)
    g.list("each_name", "token_name", ", ", ", and ", min=3)
    # one card, 2 phrases: fields of others
    for on, category in (("on", "other_field"), ("onto", "onto_other_field")):
        g.phrase(category, f"{on} that follower's field", sv.FieldOf, card=ir.Pronoun("that_follower"), w=len(on))
        g.phrase(category, f"{on} its controller's field", sv.FieldOf, card=ir.Pronoun("it"), w=len(on))
        for w, whose in enumerate(("each opponent's", "your opponent's", "an opponent's"), 4):
            g.phrase(category, f"{on} {whose} field", ir.Field, player=ir.Opponent(w=w), w=len(on))
    z = "token_zone"
    g.phrase(z, "into your EX area", sv.ExArea, player=YOU)
    for w, whose in enumerate(("each opponent's", "your opponent's", "an opponent's"), 4):
        g.phrase(z, f"into {whose} EX area", sv.ExArea, player=ir.Opponent(w=w), w=4)
    g.phrase(z, "into its controller's EX area", sv.ExArea, player=ir.ControllerOf(ir.Pronoun("it")), w=5)
    # one card: a translation; official cards summon
    g.phrase(z, "onto your field", ir.Field, player=ir.You(w=1))
    # one card: the two zones in which tokens are created
    g.phrase(z, "onto your field or into your EX area", sv.OneOfZones, zones=(ir.Field(YOU), sv.ExArea(YOU)))
    rests = ("any remaining tokens", "the remaining tokens", "the rest")
    for v, full in enumerate(("becomes full from this effect", "becomes full", "becomes full this way", "is full")):
        # "if your field is full, put the rest ..." is said of cards that were looked at
        for w, rest in enumerate(rests[:2] if full == "is full" else rests):
            words = f"if your field {full}, put {rest} into your EX area"
            g.value("rest_sentence", words, sv.RestOfTokens(sv.ExArea(YOU), w=3 * v + w))
    g.alias("clause", "rest_sentence")


def _so_many_tokens(g: Grammar) -> None:
    """ "Put a number of Fairy tokens into your EX area equal to ...", also as translations print it."""
    into = (("into your EX area", sv.ExArea(YOU)), ("onto your field", ir.Field(ir.You(w=1))))
    for (verb, place, zone), noun in (
        (v, n) for v in (*(("put", *i) for i in into), ("summon", "", ir.Field(YOU))) for n in ("tokens", "token")
    ):
        words = f"{verb} a number of {{names:one_name}} {noun} {place}".rstrip()
        if noun == "tokens":
            plain = words.replace("a number of ", "") + " equal to {count:amount}"
            g.phrase("action", plain, sv.CreateTokens, player=YOU, into=zone, w=45)
        for w, end in enumerate(("equal to {count:amount}", 'equal to "{count:amount}"')):
            fixed = {"player": YOU, "into": zone, "w": 40 + w + 2 * (noun == "token")}
            # one card for some of these: a translation
            g.phrase("action", f"{words} {end}", sv.CreateTokens, **fixed)


def _mixed_tokens(g: Grammar) -> None:
    """Different numbers of tokens: "a Knight and 2 Viking tokens", "a Fairy token and a Ghost token"."""
    a = "action"
    for v, (verb, end, zone) in enumerate((
        ("summon", "", ir.Field(YOU)), ("put", " into your EX area", sv.ExArea(YOU)), ("put", " onto your field", ir.Field(ir.You(w=1))),
    )):  # fmt: skip
        fixed = {"player": YOU, "into": zone}
        g.phrase(a, f"{verb} {{first:first_of_{v}}} and {{then:second_of_{v}}}{end}", ir.Then, w=20 + v)
        g.phrase(f"first_of_{v}", "{count:number} {names:one_name}", sv.CreateTokens, w=3, **fixed)
        # "put a Fairy token onto your field and a Ghost token into your EX area": each with its zone
        whole = "{count:number} {names:one_name} <token/tokens:count>" + end
        if end:
            g.phrase(f"placed_{v}", whole, sv.CreateTokens, w=5, **fixed)
        for part in ("first", "second"):
            words = "{count:number} {names:one_name} <token/tokens:count>"
            g.phrase(f"{part}_of_{v}", words, sv.CreateTokens, w=4, **fixed)

        # "summon a Knight, 2 Viking, and a Ghost token": as many as there are, the last with the noun
        g.phrase(a, f"{verb} {{first:bare_of_{v}}}, {{then:more_of_{v}}}{end}", ir.Then, w=50 + v)
        g.phrase(f"more_of_{v}", f"{{first:bare_of_{v}}}, and {{then:second_of_{v}}}", ir.Then, w=53)
        g.phrase(f"more_of_{v}", f"{{first:bare_of_{v}}}, {{then:more_of_{v}}}", ir.Then, w=56)
        g.phrase(f"bare_of_{v}", "{count:number} {names:one_name}", sv.CreateTokens, w=3, **fixed)
        # "summon a Knight token, a Viking token, and a Ghost token"
        g.list(f"row_of_{v}", f"second_of_{v}", ", ", ", and ", min=3)
        g.phrase(a, f"{verb} {{effects:row_of_{v}}}{end}", ir.Both, w=30 + v)
    g.phrase(a, "put {first:placed_1} and {then:placed_2}", ir.Then, w=23)
    g.phrase(a, "put {first:placed_2} and {then:placed_1}", ir.Then, w=24)


def _deck(g: Grammar) -> None:
    """Cards that are shuffled into a deck."""
    a = "action"
    g.phrase(a, "shuffle your deck", ir.Shuffle, player=YOU)
    for w, (verb, end) in enumerate(
        (("shuffle", ""), ("put", " and shuffle it"), ("return", " and shuffle it"), ("put", ", then shuffle it"),
         ("return", ", then shuffle it"))
    ):  # fmt: skip
        to = "to" if verb == "return" else "into"
        g.phrase(a, f"{verb} {{what:named_obj}} {to} your deck{end}", ir.ShuffleInto, w=w)
    for w, (verb, end) in enumerate((("shuffle", ""), ("put", " and shuffle it"), ("return", " and shuffle it"))):
        to = "to" if verb == "return" else "into"
        for every in ("every", "every_many"):
            g.phrase(a, f"{verb} {{what:{every}}} {to} your deck{end}", ir.ShuffleInto, w=w + 10)
    for w, (verb, join) in enumerate(
        (v, j) for v in ("put", "return") for j in (", and shuffle it", ", then shuffle it")
    ):
        to = "to" if verb == "return" else "into"
        g.phrase("shuffled_in", f"{verb} {{what:named_obj}} {to} your deck{join}", ir.ShuffleInto, w=w + 14)
    g.phrase("step", "{first:selects}, {then:shuffled_in}", ir.Then, w=17)
    g.phrase("selects", "select {targets:targets}", ir.Choose, player=YOU)
    decks = "<its owner's deck|their owners' decks:what>"
    g.phrase(a, f"shuffle {{what:named_obj}} into {decks}", ir.ShuffleInto, w=5)


def _top_of_deck(g: Grammar) -> None:
    """The top cards of a deck: put away, banished, looked at."""
    a = "action"
    their = ir.PronounPlayer("their")
    for w, (card, one) in enumerate((("{count:many_number} cards", {}), ("card", {"count": ir.Num(1)}))):
        top = f"the top {card} of"
        g.phrase(a, f"put {top} your deck into your cemetery", ir.Mill, player=YOU, w=w, **one)
        g.phrase(a, f"put {top} your deck into your EX area", sv.TopInto, player=YOU, to=sv.ExArea(YOU), w=w, **one)
        g.phrase(a, f"put {top} your deck onto your field", sv.TopInto, player=YOU, to=ir.Field(YOU), w=w, **one)
        g.phrase(a, f"banish {top} your deck", sv.TopInto, player=YOU, to=ir.Removed(OWNER), w=w, **one)
        g.phrase(a, f"{{player:who}} puts {top} their deck into their cemetery", ir.Mill, w=w, **one)
        g.phrase(a, f"{{player:who}} banishes {top} their deck", sv.TopInto, to=ir.Removed(OWNER), w=w, **one)
        g.phrase(
            a, f"{{player:who}} puts {top} their deck into their EX area", sv.TopInto, to=sv.ExArea(their), w=w, **one
        )
        t = "{player:they}"
        g.phrase(a, f"{t} put {top} their deck into their cemetery", ir.Mill, w=w + 10, **one)
        g.phrase(a, f"{t} banish {top} their deck", sv.TopInto, to=ir.Removed(OWNER), w=w + 10, **one)
        g.phrase(a, f"{t} put {top} their deck into their EX area", sv.TopInto, to=sv.ExArea(their), w=w + 10, **one)
        for v, whose in enumerate(
            ("your opponent's deck into their", "an opponent's deck into their", "each opponent's deck into their")
        ):
            g.phrase(a, f"put {top} {whose} cemetery", ir.Mill, player=ir.Opponent(w=v), w=w + 2, **one)
            theirs = {"player": ir.Opponent(w=v), "to": ir.Removed(OWNER), "w": w + 2, **one}
            g.phrase(a, f"banish {top} {whose.removesuffix(' into their')}", sv.TopInto, **theirs)
        # one card for some of these: a table, of which the next card may print any
        for look, verb in ((True, "look at"), (False, "reveal")):
            fixed = {"look": look, "w": w, **one}
            g.phrase(a, f"{verb} {top} {{deck:deck_of}} deck", ir.RevealTop, player=YOU, **fixed)
            g.phrase(
                a,
                f"{{player:who}} {verb.replace('look', 'looks').replace('reveal', 'reveals')} {top} their deck",
                ir.RevealTop,
                deck=their,
                **fixed,
            )
            they_do = {**fixed, "w": w + 10, "deck": their}
            g.phrase(a, f"{{player:they}} {verb} {top} their deck", ir.RevealTop, **they_do)
    g.phrase("deck_of", "your", ir.You)
    g.phrase("deck_of", "your opponent's", ir.Opponent)
    g.phrase("deck_of", "an opponent's", ir.Opponent, w=1)
    g.phrase("deck_of", "each opponent's", ir.Opponent, w=4)
    # one card: one instruction with what is shown, any number
    g.phrase(a, "shuffle your deck, then reveal the top {count:many_number} cards", sv.ShuffleThenReveal)


def _others(g: Grammar) -> None:
    a = "action"
    for words, zone in (
        ("puts it into its owner's cemetery", sv.Cemetery(OWNER)), ("buries it", sv.Cemetery(OWNER, w=1)),
        ("banishes it", ir.Removed(OWNER)), ("returns it to its owner's hand", ir.Hand(OWNER, w=5)),
        ("puts it into its owner's EX area", sv.ExArea(OWNER)), ("puts it on the bottom of its owner's deck", ir.DeckBottom(OWNER)),
        ("puts it on top of its owner's deck", ir.DeckTop(OWNER)),
    ):  # fmt: skip
        g.phrase(a, f"{{player:who}} selects {{target:one_target}} and {words}", ir.SelectAndPut, to=zone, w=2)
    for number, it in (("one", "it"), ("many", "them")):
        selects = f"{{player:who}} selects {{target:{number}_target}} and"
        g.phrase(a, f"{selects} destroys {it}", ir.SelectAndBreak, w=2)
        g.phrase(a, f"{selects} engages {it}", ir.SelectAndDull, w=2)
        if it == "them":
            g.phrase(a, f"{selects} banishes them", ir.SelectAndPut, to=ir.Removed(OWNER), w=2)
            g.phrase(a, f"{selects} buries them", ir.SelectAndPut, to=sv.Cemetery(OWNER, w=1), w=2)
            g.phrase(
                a, f"{selects} puts them into their owners' cemeteries", ir.SelectAndPut, to=sv.Cemetery(OWNER), w=3
            )
            g.phrase(a, f"{selects} returns them to their owners' hands", ir.SelectAndPut, to=ir.Hand(OWNER, w=5), w=3)
    # a card that another player selects, for what is done with it later
    for said in ("{player:who} selects", "{player:they} select"):
        g.phrase(a, said + " {target:one_target}", ir.Select, w=HIS_CHOICE)
    g.phrase("one_target", "{count:article} {group:group/one}", ir.Target)
    g.phrase("one_target", "another {group:another_group/one}", ir.Target, count=ir.Num(1))
    g.phrase("one_target", "one of {group:their_group/many}", ir.Target, count=ir.Num(1, w=5))
    g.phrase("one_target", "up to {count:one_integer} {group:group/one}", ir.Target, up_to=True)
    g.phrase("many_target", "{count:many_number} {group:group/many}", ir.Target)
    g.phrase("many_target", "up to {count:many_number} {group:group/many}", ir.Target, up_to=True)
    g.value("one_integer", "1", ir.Num(1))
    for w, (before, behind) in enumerate(
        (
            ("", " this turn"),
            ("this turn, ", ""),
            ("for the rest of this turn, ", ""),
            ("until the end of the turn, ", ""),
            ("until the end of this turn, ", ""),
        )
    ):
        for more, word in ((False, "less"), (True, "more")):
            words = f"{before}the next {{group:group/one}} you play{behind} costs {{amount:digits}} {word} to play"
            fixed = {"player": YOU, "duration": ir.UntilEndOfTurn(w=w), "more": more}
            g.phrase(a, words, ir.CastersCostChange, next_only=True, **fixed)
            words = f"{before}the next {{nexts:many_number}} {{group:group/many}} you play{behind} cost {{amount:digits}} {word} to play"
            g.phrase(a, words, ir.CastersCostChange, next_only=True, w=1, **fixed)
            words = f"{before}{{group:group/many}} you play{behind} cost {{amount:digits}} {word} to play"
            g.phrase(a, words, ir.CastersCostChange, **fixed)


def _whole_hands(g: Grammar) -> None:
    """Whole hands and cemeteries, hands that are filled up, cards that an effect plays."""
    a = "action"
    # the hand as a whole
    hand = ir.All(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),)), w=5)
    for words, who in (("your", YOU), ("your opponent's", ir.Opponent(w=1)), ("each opponent's", ir.Opponent(w=4))):
        lying = ir.All(ir.Group(ir.IsCard(), (), (ir.InZone(sv.Cemetery(who)),)), w=5)
        g.value("cemetery_cards", f"{words} cemetery", lying)
    g.phrase(a, "banish {what:cemetery_cards}", ir.RemoveFromGame, duration=ir.Permanent())
    own_cemetery = ir.All(ir.Group(ir.IsCard(), (), (ir.InZone(sv.Cemetery(YOU)),)), w=9)
    g.value(a, "shuffle your cemetery into your deck", ir.ShuffleInto(own_cemetery, w=6))
    g.value("your_hand", "your hand", hand)
    g.value("clause", "shuffle your hand into your deck", ir.ShuffleInto(hand, w=6))
    g.phrase(a, "banish {what:your_hand}", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase(a, "put {what:your_hand} {to:other_place}", ir.PutInto)
    # one card; any number
    g.phrase(a, "play {what:named_obj} for {amount:digits} play <point/points:amount>", sv.PlayFor, player=YOU)
    g.phrase(a, "play {what:named_obj} without paying its cost", ir.CastRef, player=YOU)
    # one card; any number, for you see below
    g.phrase(
        a,
        "{player:each} returns their hand to their deck, shuffles it, and draws {draw:many_number} cards",
        sv.HandToDeckAndRedraw,
    )
    own = "return your hand to your deck, shuffle it, and draw {draw:many_number} cards"
    g.phrase(a, own, sv.HandToDeckAndRedraw, player=YOU)
    for w, join in enumerate((" and", ", then"), 1):
        theirs = f"{{player:each}} shuffles their hand into their deck{join} draws {{draw:many_number}} cards"
        g.phrase(a, theirs, sv.HandToDeckAndRedraw, w=w)
        mine = f"shuffle your hand into your deck{join} draw {{draw:many_number}} cards"
        g.phrase(a, mine, sv.HandToDeckAndRedraw, player=YOU, w=w)
    g.phrase(a, "draw cards until {count:hand_full}", ir.Draw, player=YOU, w=5)
    g.phrase(a, "draw until {count:hand_full}", ir.Draw, player=YOU, w=6)
    full = "you have {base:digits} cards in your hand"
    for w, words in enumerate(("there are {base:digits} cards in your hand", "your hand has {base:digits} cards"), 1):
        g.phrase("hand_full", words, ir.Minus, less=HAND_SIZE, w=w)
    g.phrase("hand_full", full, ir.Minus, less=HAND_SIZE)
    g.phrase(a, "discard cards until {count:hand_left}", ir.Discard, player=YOU, group=ir.Group(ir.IsCard()), w=6)
    for w, words in enumerate(
        ("you have {less:digits} cards in your hand", "there are {less:digits} cards in your hand")
    ):
        g.phrase("hand_left", words, ir.Minus, base=HAND_SIZE, w=w)
    # one card, 2 phrases: the players who do it themselves
    g.phrase("each", "each player", ir.EachPlayer)
    g.phrase("each", "each opponent", ir.Opponent, w=4)
    # one card; any number
    g.phrase(a, "you draw {count:digits} more <card/cards:count>", ir.Draw, player=YOU, w=2)
    g.phrase(a, "draw {count:digits} more <card/cards:count>", ir.Draw, player=YOU, w=7)
    _costs(g)


def _costs(g: Grammar) -> None:
    a, c = "action", "new_cost"
    g.alias(a, c)
    # one card for some of these: a table, of which the next card may print any
    for more, word in ((False, "less"), (True, "more")):
        end = f"{{amount:digits}} {word} to play"
        g.phrase(c, f"{{what:one_pronoun}} costs {end}", ir.CostChange, more=more)
        g.phrase(c, f"{{what:many_subject}} cost {end}", ir.CostChange, more=more)
        g.phrase(c, f"{{what:every}} costs {end}", ir.CostChange, more=more, w=1)
        g.phrase(c, f"{{what:cards_there}} cost {end}", ir.CostChange, more=more, w=2)
    g.phrase(c, "{what:one_pronoun} costs {amount:digits} less to evolve", sv.EvolveCostChange, w=12)
    g.phrase(c, "{what:many_subject} cost {amount:digits} less to evolve", sv.EvolveCostChange, w=12)
    g.phrase(c, "{what:one_pronoun} costs {amount:digits} play <point/points:amount> to play", sv.CostSet)
    # one card; any number
    g.phrase(c, "{what:many_subject} cost {amount:digits} play <point/points:amount> to play", sv.CostSet)
    g.phrase(c, "{what:every} costs {amount:digits} play <point/points:amount> to play", sv.CostSet, w=1)
    g.phrase(a, "{effect:new_cost} {duration:for_turn}", sv.CostFor)
    g.phrase(a, "{duration:front_time}, {effect:new_cost}", sv.CostFor, w=1)
