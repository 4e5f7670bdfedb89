"""How many cards a player keeps in hand at the end of the turn (9.5.1.2): "You have no maximum hand size"."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled

OWNERS: tuple[tuple[ir.Player, str, str], ...] = (
    (ir.You(), "your", "you have"),
    (ir.Opponent(), "your opponent's", "your opponent has"),
    (ir.EachPlayer(), "each player's", "each player has"),
    (ir.EachPlayer(), "all players'", "players have"),
)
LIMITS = ("maximum hand size", "hand size limit")


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for v, limit in enumerate(LIMITS):
        for w, (player, whose, has) in enumerate(OWNERS, 10 * v):
            g.value("static", f"{has} no {limit}", ir.ZoneLimit(ir.Hand(player), None, w=w))
            hand = {"zone": ir.Hand(player)}
            for u, (change, becomes) in enumerate(
                (("become", "is"), ("become", "becomes"), ("more", "is increased by"), ("less", "is decreased by"),
                 ("less", "is reduced by"))
            ):  # fmt: skip
                text = f"{whose} {limit} {becomes} {{amount:number}}"
                g.phrase("static", text, ir.ZoneLimit, change=change, w=w + 100 * u, **hand)
    for w, when in enumerate(("at the end of your turn", "during your End Phase"), 1000):
        kept = f"you can have up to {{amount:number}} <card/cards:amount> in your hand {when}"
        g.phrase("static", kept, ir.ZoneLimit, zone=ir.Hand(ir.You()), w=w)
