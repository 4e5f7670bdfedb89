"""Instructions about decks card by card, places in a deck, halves of zones, and swapping."""

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.grammar import Grammar
from cardwright.text.sve.names import known_token, show_name, starts_name

YOU, OWNER = ir.You(), ir.Owner()
IN_HAND = ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),))
IN_CEMETERY = ir.Group(ir.IsCard(), (), (ir.InZone(sv.Cemetery(YOU)),))


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _found(g)
    _one_by_one(g)
    _places(g)
    _halves(g)
    _swapping(g)
    _short_forms(g)
    _originally(g)


def _found(g: Grammar) -> None:
    """What was found is shown and moved in the same sentence: one instruction of its own among others."""
    a = "action"
    g.phrase("search", "search your deck for {targets:targets}", ir.Search, player=YOU)
    g.phrase("search", "search your deck for {targets:targets_apart}", ir.Search, player=YOU, w=20)
    g.phrase("show", "reveal {what:named_obj}", sv.Reveal)
    g.phrase("show_and_move", "{first:show}, and {then:action}", ir.Then, w=8)
    g.phrase(a, "{first:search}, {then:show_and_move}", ir.Then, w=8)
    g.phrase(a, "{first:search} and {then:action}", ir.Then, w=7)
    g.phrase(a, "{first:search}, {then:added}", ir.Then, w=9)
    g.phrase("added", "add {what:named_obj} to your hand", ir.ToHand, player=YOU, verb="add")
    # "put it into your cemetery, and draw a card"
    g.phrase("put_away", "put {what:named_obj} {to:other_place}", ir.PutInto)
    g.phrase("put_away", "put {what:named_obj} onto your field", ir.PlayOnto, player=YOU)
    g.phrase(a, "{first:search}, {then:put_and_more}", ir.Then, w=10)
    # "reveal it, add it to your hand, then discard a card"
    g.alias("found_moved", "added")
    g.alias("found_moved", "put_away")
    for w, join in enumerate(("and", "then"), 10):
        g.phrase("put_and_more", f"{{first:put_away}}, {join} {{then:action}}", ir.Then, w=w)
        g.phrase("moved_and_more", f"{{first:found_moved}}, {join} {{then:action}}", ir.Then, w=w)
    g.phrase("show_and_move", "{first:show}, {then:moved_and_more}", ir.Then, w=9)
    g.phrase("show_and_move", "{first:show}, {then:parted_found}", ir.Then, w=10)
    g.phrase(a, "{first:search}, {then:parted_found}", ir.Then, w=11)
    g.alias("done", "search")
    g.phrase("done", "you may {effect:search}", ir.May, player=YOU)


def _one_by_one(g: Grammar) -> None:
    a = "action"
    g.phrase(a, "draw up to {count:digits} cards", sv.DrawUpTo, player=YOU)
    g.phrase(a, "{player:who} draws up to {count:digits} cards", sv.DrawUpTo)
    top = "reveal cards from the top of your deck until you reveal"
    for w, article in enumerate(("a", "an")):
        g.phrase(a, f"{top} {article} {{group:group/one}}", ir.RevealUntil, w=w)
    g.phrase(a, f"{top} {{count:many_number}} {{group:group/many}}", ir.RevealUntil, w=2)
    g.phrase(a, "look at up to {count:digits} of the top cards of your deck", sv.LookUpTo, player=YOU)


def _places(g: Grammar) -> None:
    for bottom, end in ((False, "top"), (True, "bottom")):
        place = f"{{nth:ordinal}} from the {end}"
        g.phrase("other_place", f"{place} of {{player:whose}} deck", sv.DeckPosition, bottom=bottom)
        g.phrase("other_place", f"into {{player:whose}} deck {place}", sv.DeckPosition, bottom=bottom, w=1)


def _halves(g: Grammar) -> None:
    a = "action"
    for bottom, end in ((False, "top"), (True, "bottom")):
        g.phrase("deck_half", f"the {end} half of {{player:whose}} deck", sv.HalfOfDeck, bottom=bottom)
    # cards of a deck that nobody looks at come from its top (docs/rulings.md S41)
    g.phrase("deck_half", "half of {player:whose} deck", sv.HalfOfDeck, w=1)
    g.phrase(a, "banish {what:deck_half}", ir.RemoveFromGame, duration=ir.Permanent())
    g.phrase(a, "put {what:deck_half} {to:other_place}", ir.PutInto)
    g.phrase(a, "reveal {what:deck_half}", sv.Reveal)
    # half of a zone whose cards have no order: the player selects them as the effect is carried out
    half = sv.HalfUp(ir.CountOf(IN_HAND))
    for w, words in enumerate(("half of your hand", "half your hand")):
        g.phrase(a, f"discard {words}", ir.Discard, player=YOU, count=half, group=ir.Group(ir.IsCard()), w=w)
    target = ir.Target(sv.HalfUp(ir.CountOf(IN_CEMETERY)), IN_CEMETERY)
    g.phrase(a, "banish half of your cemetery", ir.SelectAndPut, player=YOU, target=target, to=ir.Removed(OWNER))


def _swapping(g: Grammar) -> None:
    g.phrase("action", "swap {what:many_pronoun}", sv.Swap)
    g.phrase("action", "swap {what:swapped}", sv.Swap)
    # one that lies in a hidden zone is selected as they are swapped (10.6.2.3)
    for w, word in enumerate(("with", "for")):
        g.phrase("action", f"swap {{what:one_obj}} {word} {{targets:one_placed}}", sv.SwapSelected, w=w)
        g.phrase("action", f"swap {{targets:placed_{word}}}", sv.SwapSelected, w=w)
        g.list(f"placed_{word}", "placed_target", f" {word} ", min=2, max=2)
    g.sequence("one_placed", "placed_target", max=1)
    g.list("swapped", "one_obj", " for ", cls=ir.Several, field="items", min=2, max=2)


def _short_forms(g: Grammar) -> None:
    # the name of a token means the token (5.4.2.2); a card that is buried from nowhere in particular is on the own field (5.30.1.1)
    g.terminal("known_token", known_token, show_name, starts=starts_name)
    g.sequence("known_name", "known_token", max=1)
    name = {"player": YOU, "w": 2}
    g.phrase("action", "put {count:article} {names:known_name} {into:token_zone}", sv.CreateTokens, **name)
    g.phrase("action", "summon {count:article} {names:known_name}", sv.CreateTokens, into=ir.Field(YOU), **name)
    g.phrase("bare_group", "{adjectives?:adjectives} {noun:card_noun/same}", ir.Group)
    g.phrase("bare_group", "{adjectives?:token_adjectives} {noun:token_noun/same}", ir.Group)
    g.phrase("bare_group", "{adjectives?:plain_adjectives} {noun:name_noun}", ir.Group)
    g.phrase("bare_target", "{count:number} {group:bare_group/count}", ir.Target)
    g.phrase("action", "bury {target:bare_target}", ir.SelectAndPut, player=YOU, to=sv.Cemetery(OWNER), w=1)
    g.phrase("action", "{player:who} buries {target:bare_target}", ir.SelectAndPut, to=sv.Cemetery(OWNER), w=1)


def _originally(g: Grammar) -> None:
    for word, node in (("attack", sv.OriginalAttack), ("defense", sv.OriginalDefense)):
        g.phrase("amount", f"{{card:possessive}} original {word}", node)
        g.phrase("amount", f"{{card:possessive}} original [{word}]", node, w=1)
