"""Elements, keywords, states, numbers as words; players; zones."""

from collections.abc import Iterator

from cardwright.text import ir
from cardwright.text.fftcg.common import ELEMENTS, KEYWORDS
from cardwright.text.fftcg.filled import Filled
from cardwright.text.grammar import Grammar
from cardwright.text.placed import THE_BREAK_ZONE
from cardwright.text.printing import Context
from cardwright.text.reading import Source
from cardwright.text.terminals import is_number

STATUSES = ("dull", "active", "attacking", "blocking", "damaged")


def add(g: Grammar) -> None:
    """All phrases of this module."""
    _words(g)
    _players(g)
    _zones(g)


def fill(g: Filled) -> None:
    """What tables add to them."""
    _words_more(g)
    _players_more(g)
    _zones_more(g)


def _words(g: Grammar) -> None:
    for element in ELEMENTS:
        g.value("element", element, element)
    for keyword in KEYWORDS:
        g.value("keyword", keyword, keyword)
    for status in STATUSES:
        g.value("status", status, status)
    g.tagged("job", "i", "Job")
    g.tagged("card_name", "i", "Card Name")
    g.tagged("category", "i", "Category")
    g.list("elements", "element", ", ", " or ")
    g.phrase("element_filter", "{elements:one_element}", ir.ElementIs)
    g.list("one_element", "element", ", ", max=1)
    g.phrase("generic", "《一般》", ir.IsGeneric)
    g.list("one_type", "type_name", ", ", max=1)
    g.phrase("number", "{value:integer}", ir.Num)
    g.terminal("plural_integer", _match_plural, _show_plural, starts=is_number)
    g.phrase("many_number", "{value:plural_integer}", ir.Num)
    # one card: "the top X cards"
    g.phrase("many_number", "X", ir.X)
    g.phrase("x", "X", ir.X)
    # one card: "and/or" between Elements, and the Break Zones of both players
    g.list("elements_either", "element", ", ", " and/or ", min=2)


def _players(g: Grammar) -> None:
    # `who`: subject in the third person singular. `whose`: genitive.
    g.phrase("who", "your opponent", ir.Opponent)
    g.phrase("who", "each player", ir.EachPlayer)
    g.phrase("who", "its controller", ir.ControllerOf, card=ir.Pronoun("it"))
    g.phrase("who", "its owner", ir.OwnerOf, card=ir.Pronoun("it"))
    g.phrase("whose", "your", ir.You)
    g.phrase("whose", "your opponent's", ir.Opponent)
    # one card: whose controller: the pronouns of this table
    for form, words in (
        ("it", "its controller"),
        ("that_forward", "that Forward's controller"),
        ("that_character", "that Character's controller"),
    ):
        g.phrase("controller", words, ir.ControllerOf, card=ir.Pronoun(form))
    g.phrase("who", "that Character's controller", ir.ControllerOf, card=ir.Pronoun("that_character"))
    g.phrase("who", "that Forward's controller", ir.ControllerOf, card=ir.Pronoun("that_forward"))
    # one card each: both pronouns
    for words in ("his/her", "their"):
        g.phrase("their", words, ir.PronounPlayer, form=words)
    # one card: whose card it is, wherever it lies
    g.phrase("owner_words", "your opponent", ir.Opponent)
    g.phrase("owner_words", "you", ir.You)


def _zones(g: Grammar) -> None:
    # `zone`: where cards are ("in your hand", "from your hand"). `into`: where they are put.
    for node, words in (
        (ir.BreakZone, "Break Zone"),
        (ir.Hand, "hand"),
        (ir.Field, "field"),
        (ir.DeckZone, "deck"),
        (ir.DamageZone, "Damage Zone"),
    ):
        g.phrase("zone", f"{{player:whose}} {words}", node)
        g.phrase("zone", f"either player's {words}", node, player=ir.EachPlayer(), w=1)
        g.phrase("zone", f"any player's {words}", node, player=ir.EachPlayer(), w=2)
    # only costs say "the": what one pays with is one's own (11.6.2.3); elsewhere it is refused
    g.value("zone", "the Break Zone", THE_BREAK_ZONE)
    # one card: the older pronoun for a player
    for words in ("his/her", "their"):
        g.phrase("zone", f"{words} hand", ir.Hand, player=ir.PronounPlayer(words))
        g.phrase("zone", f"{words} Break Zone", ir.BreakZone, player=ir.PronounPlayer(words))
    g.sequence("places", "place")
    g.phrase("place", "in {zone:zone}", ir.InZone)
    g.phrase("place", "you own", ir.OwnedBy, player=ir.You(), w=1)
    g.phrase("place", "removed from the game", ir.InZone, zone=ir.Removed(ir.EachPlayer()))
    # one card: "and/or" between Elements, and the Break Zones of both players
    g.phrase("zone", "each player's Break Zone", ir.BreakZone, player=ir.EachPlayer(), w=4)
    g.phrase("zone", "both players' Break Zones", ir.BreakZone, player=ir.EachPlayer(), w=5)
    # one card: the parts of the two names above
    g.sequence("pair_places", "pair_place", max=1)
    g.phrase("pair_place", "you control", ir.ControlledBy, player=ir.You())
    g.phrase("pair_place", "opponent controls", ir.ControlledBy, player=ir.Opponent())
    g.sequence("stored_places", "stored_place")
    g.alias("stored_place", "cost_qualifier")
    for w, words in enumerate(("in", "from")):
        g.phrase("stored_place", words + " your Break Zone", ir.InZone, zone=ir.BreakZone(ir.You()), w=w)
    # one card, 2 phrases: two whole descriptions,
    g.sequence("field_qualifiers", "field_qualifier")
    g.alias("field_qualifier", "cost_qualifier")
    # one card: the field is said in each description
    for player, words in ((ir.You(), "you control"), (ir.Opponent(), "opponent controls")):
        g.phrase("field_qualifier", words, ir.ControlledBy, player=player)
    for w, their in enumerate(("their", "his/her"), 41):
        # one card: "his/her" and "their" stand beside each other
        g.phrase("zone", f"{their} field", ir.Field, player=ir.PronounPlayer(their), w=w)


def _words_more(g: Filled) -> None:
    g.list("elements_either_comma", "element", ", ", ", and/or ", min=3)
    g.list("elements_oxford", "element", ", ", ", or ", min=3)


def _players_more(g: Filled) -> None:
    g.phrase("controller", "its owner", ir.OwnerOf, card=ir.Pronoun("it"))
    g.phrase("who", "that Forward's owner", ir.OwnerOf, card=ir.Pronoun("that_forward"))
    # what was put away or discarded is spoken of as "that Summon"
    for name, form in (("Summon", "that_summon"), ("card", "that_card")):
        for who, node in (("controller", ir.ControllerOf), ("owner", ir.OwnerOf)):
            g.phrase("controller", f"that {name}'s {who}", node, card=ir.Pronoun(form))


def _zones_more(g: Filled) -> None:
    g.list("is_in", "is_in_zone", ", ", max=1)
    g.phrase("is_in_zone", "is in {zone:zone}", ir.InZone, w=100)
    # one card: Summons beside abilities of any kind of Character
    g.sequence("places_on_field", "pair_place", max=1)
    g.alias("zone", "either_zone")
    # "1 Forward opponent controls or 1 Forward in your Break Zone" have phrases of their own
    g.phrase("field_qualifier", "in {zone:zone}", ir.InZone)
    # "1 Forward you control or 1 Summon in your Break Zone": one card in all
    f = "field_qualifier"
    g.phrase(f, "other than {card:source}", ir.OtherThan)


def _match_plural(source: Source, pos: int) -> Iterator[tuple[int, object]]:
    """A number that asks for the plural ("the top 2 cards")."""
    text = source.text_at(pos)
    if text.isdecimal() and text not in ("0", "1") and not text.startswith("0"):
        yield pos + 1, int(text)


def _show_plural(value: object, context: Context) -> str | None:
    return str(value) if isinstance(value, int) and value > 1 else None
