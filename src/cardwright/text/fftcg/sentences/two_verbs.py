"""What a card gains and to whom it deals damage then, with one subject: "the former gains +1000 power ... and deals damage ..."."""

from cardwright.text import ir
from cardwright.text.fftcg.common import FRONT
from cardwright.text.fftcg.filled import Filled

GAINS = "{to:one_pronoun} gains {gains:gains}", "{to:source} gains {gains:gains}"
DEALS = "deals {amount:damage} to {whom:one_pronoun}", "deals {amount:damage} to {whom:all_group}"


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for gains in GAINS:
        for deals in DEALS:
            for w, joined in enumerate((" and", " and then", ", then")):
                text = f"{gains} {{duration:for_turn}}{joined} {deals}"
                g.phrase("action", text, ir.GainAndDeal, w=w)
                text = f"until the end of the turn, {gains}{joined} {deals}"
                g.phrase("action", text, ir.GainAndDeal, duration=FRONT, w=w)
