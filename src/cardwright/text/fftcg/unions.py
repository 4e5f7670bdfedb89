"""Two kinds of cards or two places as one: "all the A and all the B", "your hand or Break Zone", "other than A and B"."""

from cardwright.text import ir
from cardwright.text.fftcg.variants import Filled
from cardwright.text.grammar import Grammar

FIRST = 520  # wordings of this module begin here
FIELD_TYPES = ("Forward", "Backup", "Monster")


def add(grammar: Grammar) -> None:
    """All phrases of this module."""
    g = Filled(grammar)
    _all_and_all(g)
    _places(g)
    _others(g)
    _here_or_there(g)


def _all_and_all(g: Filled) -> None:
    # "all the Forwards and all the Monsters opponent controls": what stands behind is said of both
    g.phrase("all_group", "all the {group:joined_group}", ir.All, w=FIRST)
    g.phrase("all_group", "all {group:joined_group}", ir.All, w=FIRST + 1)
    g.phrase("joined_group", "{adjectives?:adjectives} {noun:joined_types} {qualifiers?:qualifiers}", ir.Group)
    for one in FIELD_TYPES:
        for two in FIELD_TYPES:
            if one != two:
                for w, words in enumerate(("and all the", "and all", "and the"), 3):
                    g.phrase("joined_types", f"{one}s {words} {two}s", ir.TypeIs, types=(one, two), w=w)
    # "all the Forwards of cost 3 or less and all the Backups opponent controls": each has its own words behind it
    g.list("all_and_all", "all_with", " and ", cls=ir.Several, field="items", min=2, max=2, w=FIRST)
    g.phrase("all_with", "all the {group:group_with}", ir.All, w=FIRST + 2)
    g.phrase("group_with", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:qualifiers}", ir.Group)
    g.phrase("group_with", "{adjectives?:plain_adjectives} {noun:trait_noun} {qualifiers:qualifiers}", ir.Group)
    for category in ("obj", "subj", "group_obj"):
        g.alias(category, "all_and_all")


def _places(g: Filled) -> None:
    a, you = "action", ir.You()
    places = (ir.Hand(you), ir.BreakZone(you))
    for w, words in enumerate(
        ("your hand or Break Zone", "your hand or your Break Zone", "your hand and/or Break Zone")
    ):
        g.phrase("either_zone", words, ir.EitherZone, zones=places, w=w)
    for w, words in enumerate(("your Break Zone or hand", "your Break Zone or your hand"), 3):
        g.phrase("either_zone", words, ir.EitherZone, zones=places[::-1], w=w)
    g.alias("zone", "either_zone")
    for dull, tail in ((False, ""), (True, " dull")):
        words = f"play {{target:target}} from {{zone:either_zone}} onto the field{tail}"
        g.phrase(a, words, ir.PlayFrom, player=you, dull=dull, w=FIRST)
    for w, cost in enumerate(("the cost", "its cost"), FIRST):
        words = f"cast {{target:target}} from {{zone:either_zone}} without paying {cost}"
        g.phrase(a, words, ir.CastFrom, player=you, w=w)


def _others(g: Filled) -> None:
    # "other than Hild and Card Name Olga": neither of them
    for w, joined in enumerate(("and", "or"), FIRST):
        g.phrase("qualifier", f"other than {{filter:self_and_kind_{w}}}", ir.Without, w=w)
        g.phrase(f"self_and_kind_{w}", f"{{first:itself}} {joined} {{second:trait}}", ir.EitherFilter, w=w)
    g.phrase("itself", "{filter:no_other}", ir.Without, w=FIRST)
    g.phrase("no_other", "{card:source}", ir.OtherThan, w=FIRST)


def _here_or_there(g: Filled) -> None:
    # "up to 2 Forwards opponent controls or Forwards in your Break Zone": each kind with its own place
    for head, fixed in (("", {}), ("up to ", {"up_to": True})):
        g.phrase("target", head + "{count:number} {group:here_or_there}", ir.Target, w=FIRST, **fixed)
    # one card, 6 phrases: two kinds in two places
    g.phrase("here_or_there", "{noun:placed_kinds}", ir.Group)
    g.list("placed_kinds", "placed_kind", " or ", cls=ir.AnyNoun, field="options", min=2, max=2, w=FIRST)
    g.phrase("placed_kind", "{adjectives?:adjectives} {noun:type_noun/many} {qualifiers:one_place}", ir.Group)
    g.list("one_place", "kind_place", ", ", max=1)
    g.phrase("kind_place", "in {zone:zone}", ir.InZone)
    for player, words in ((ir.You(), "you control"), (ir.Opponent(), "opponent controls")):
        g.phrase("kind_place", words, ir.ControlledBy, player=player)
    # "1 Forward opponent controls or 1 Forward in your Break Zone": see `nouns`
    g.phrase("field_qualifier", "in {zone:zone}", ir.InZone)
