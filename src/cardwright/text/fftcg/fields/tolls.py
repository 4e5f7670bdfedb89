"""What attacking or blocking costs: "It cannot attack or block this turn unless its controller pays 《2》"."""

from cardwright.text import ir
from cardwright.text.fftcg.filled import Filled
from cardwright.text.whose import OPPONENT_PAYS, YOU_PAY

NOW = 8600  # wordings of what is said of this turn begin here
TOLLS: tuple[tuple[str, type[ir.Rule]], ...] = (
    ("attack", ir.AttackCost),
    ("block", ir.BlockCost),
    ("attack or block", ir.AttackOrBlockCost),
)
PAYERS = (
    (YOU_PAY, "you {cost:paid_cost}"),
    (1, "its controller {cost:pays}"),
    (OPPONENT_PAYS, "your opponent {cost:pays}"),
    (400, "their controller {cost:pays}"),
)


def fill(g: Filled) -> None:
    """What tables add to the phrases."""
    for verb, node in TOLLS:
        for w, pays in PAYERS:
            g.phrase("rule", f"cannot {verb} unless {pays}", node, w=w)
            # the turn stands before the price
            g.phrase("toll_now", f"cannot {verb} this turn unless {pays}", node, w=w)
    now = ir.UntilEndOfTurn(w=NOW)
    g.phrase("action", "{what:subj} {rule:toll_now}", ir.Restrict, duration=now)
    g.phrase("action", "{what:bare_group} {rule:toll_now}", ir.Restrict, duration=now)
