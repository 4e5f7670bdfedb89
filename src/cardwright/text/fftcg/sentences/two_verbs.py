"""Two verbs with one subject, the second of which deals damage: "the former gains +1000 power ... and deals damage ..."."""

from cardwright.text import ir
from cardwright.text.fftcg.common import FRONT
from cardwright.text.fftcg.filled import Filled

GAINS = "{to:one_pronoun} gains {gains:gains}", "{to:source} gains {gains:gains}"
DEALS = "deals {amount:damage} to {whom:one_pronoun}", "deals {amount:damage} to {whom:all_group}"


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    _deals_and_deals(g)
    for gains in GAINS:
        for deals in DEALS:
            for w, joined in enumerate((" and", " and then", ", then")):
                text = f"{gains} {{duration:for_turn}}{joined} {deals}"
                g.phrase("action", text, ir.GainAndDeal, w=w)
                text = f"until the end of the turn, {gains}{joined} {deals}"
                g.phrase("action", text, ir.GainAndDeal, duration=FRONT, w=w)


def _deals_and_deals(g: Filled) -> None:
    """ "Hild deals 3000 damage to all the Forwards opponent controls and deals you 1 point of damage"."""
    g.phrase("action", "{effects:blow_and_points}", ir.Both, w=2700)
    g.pair("blow_and_points", "own_blow", "own_points", " and ")
    for w, what in enumerate(("one_pronoun", "all_group")):
        blow = f"{{source:source}} deals {{amount:damage}} to {{to:{what}}}"
        g.phrase("own_blow", blow, ir.DealDamage, w=2700 + w)
    for player, whom in ((ir.You(), "you"), (ir.Opponent(), "your opponent")):
        points = f"deals {whom} {{amount:number}} <point/points:amount> of damage"
        g.phrase("own_points", points, ir.DamagePlayer, player=player, source=ir.Pronoun("elided"), w=2700)
