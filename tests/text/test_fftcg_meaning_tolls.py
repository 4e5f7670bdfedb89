"""What attacking or blocking costs, who pays it, and for how long it is asked (10.1.2.3, 10.1.3.1.3)."""

import pytest
from fftcg_meaning import effects, same

from cardwright.errors import TextError
from cardwright.text import ir

PRICE = ir.Cost((ir.CpGeneric(1),))


@pytest.mark.parametrize(
    ("verb", "rule"),
    [("attack", ir.AttackCost), ("block", ir.BlockCost), ("attack or block", ir.AttackOrBlockCost)],
)
def test_a_price_of_this_turn(verb: str, rule: type[ir.Rule]) -> None:
    _, done = effects(f"Choose 1 Forward. It cannot {verb} this turn unless its controller pays 《1》.", "Summon")
    assert same(done, ir.Restrict(ir.Ref(("t1",)), rule(PRICE), ir.UntilEndOfTurn()))  # type: ignore[call-arg]


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. It cannot attack this turn unless you pay 《1》.",
        "Choose 1 Forward. It cannot attack unless you pay 《1》 this turn.",
        "Choose 1 Forward opponent controls. It cannot block this turn unless you pay 《1》.",
        "Choose 1 Forward you control. It cannot block this turn unless your opponent pays 《1》.",
    ],
)
def test_nobody_pays_for_another(text: str) -> None:
    with pytest.raises(TextError, match=r"10\.1\.2\.3|two readings"):  # or is it paid at once?
        effects(text, "Summon")


def test_no_price_for_the_others_forwards() -> None:
    with pytest.raises(TextError, match=r"10\.1\.2\.3"):
        effects("The Forwards opponent controls cannot attack unless you pay 《1》.", "Backup")


def test_a_forward_called_it_pays_for_itself() -> None:
    [asked] = effects("While a Mark Counter is on Hild, it cannot attack unless you pay 《1》.", "Forward")
    assert same(asked.effect, ir.Restrict(ir.Ref(("self",)), ir.AttackCost(PRICE), ir.Continuous()))  # type: ignore[call-arg]
