"""Which cards, in the words of the first twelve sets: shown from a hand, put away this turn, the second of two."""

from itertools import product

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled

OLDER = 7400  # wordings of this module begin here


def fill(g: Filled) -> None:
    """All phrases of this module."""
    # "reveal 1 Forward of cost 7 or more from your hand", "reveal 1 Forward with Warp from your hand"
    g.phrase("from_own_hand", "from your hand", ir.InZone, zone=ir.Hand(ir.You()), w=1)
    g.pair("quality_and_hand", "qualifier", "from_own_hand", " ")
    for w, noun in enumerate(
        ("{adjectives?:adjectives} {noun:type_noun/same}", "{adjectives?:plain_adjectives} {noun:trait_noun}")
    ):
        g.phrase("hand_group", f"{noun} {{qualifiers:quality_and_hand}}", ir.Group, w=OLDER + w)
    spans = ("this turn", "during this turn")
    for w, (put, span) in enumerate(product(("put into", "that was put into", "that were put into"), spans), OLDER):
        mine = {"zone": ir.BreakZone(ir.You()), "player": ir.AnyPlayer(), "w": w}
        g.phrase("qualifier", f"{put} your Break Zone from the field {span}", ir.PutThisTurn, **mine)
