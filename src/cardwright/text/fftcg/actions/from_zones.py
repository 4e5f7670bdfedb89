"""Cards played or cast from a zone that stands elsewhere in the sentence: before what is said of all of them, or with when they went there."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.cards.targets import TOTAL_COST
from cardwright.text.fftcg.filled import Filled

FIRST = 9400  # wordings of this module begin here
YOU = ir.You()
ZONES: tuple[tuple[str, str, ir.Zone], ...] = (
    ("hand", "from your hand", ir.Hand(YOU)),
    ("broken", "from your Break Zone", ir.BreakZone(YOU)),
)
DULL = ((False, ""), (True, " dull"))


def fill(g: Filled) -> None:
    """All phrases of this module."""
    _totals(g)
    _put_there(g)


def _totals(g: Filled) -> None:
    """ "Play up to 2 Forwards from your hand with a total cost of 6 or less onto the field": the zone before the total."""
    for key, place, zone in ZONES:
        target = f"total_{key}"
        some = f"{{group:group/many}} {place} {TOTAL_COST}"
        g.phrase(target, f"up to {{count:many_number}} {some}", ir.Target, up_to=True, w=FIRST)
        g.phrase(target, f"any number of {some}", ir.Target, count=ir.Num(0), any_number=True, w=FIRST)
        for w, price in enumerate(("their costs", "their cost", "the cost", "the costs"), FIRST):
            text = f"cast {{target:{target}}} without paying {price}"
            g.phrase("action", text, ir.CastFrom, player=YOU, zone=zone, w=w)
        for dull, tail in DULL:
            text = f"play {{target:{target}}} onto the field{tail}"
            g.phrase("action", text, ir.PlayFrom, player=YOU, zone=zone, dull=dull, w=FIRST)


def _put_there(g: Filled) -> None:
    """ "Play 1 Monster put into your Break Zone from the field this turn onto the field": it is said when they went there, and no "from"."""
    where = product(("put", "that was put"), ("in", "into"), ("", " from the field"), ("this turn", "during this turn"))
    for w, (put, into, field, turn) in enumerate(where, FIRST):
        fixed = {"zone": ir.BreakZone(YOU), "player": ir.AnyPlayer(), "anywhere": not field, "w": w}
        g.phrase("just_put", f"{put} {into} your Break Zone{field} {turn}", ir.PutThisTurn, **fixed)
    g.sequence("only_just_put", "just_put", max=1)
    g.pair("quality_and_put", "qualifier", "just_put", " ")
    for noun in ("{adjectives?:adjectives} {noun:type_noun/one}", "{adjectives?:plain_adjectives} {noun:trait_noun}"):
        for qualities in ("only_just_put", "quality_and_put"):
            g.phrase("put_group", f"{noun} {{qualifiers:{qualities}}}", ir.Group, w=FIRST)
    g.phrase("put_target", "{count:number} {group:put_group}", ir.Target, w=FIRST)
    here = {"player": YOU, "zone": ir.BreakZone(YOU)}
    for dull, tail in DULL:
        g.phrase(
            "action", f"play {{target:put_target}} onto the field{tail}", ir.PlayFrom, dull=dull, w=FIRST + 1, **here
        )
    g.phrase("action", "add {target:put_target} to your hand", ir.SelectAndPut, player=YOU, to=ir.Hand(YOU), w=FIRST)
