"""What each player selects and then discards (1.3.4.1), and what each discards."""

from __future__ import annotations

from test_sve_meaning import effects

from cardwright.text import ir
from cardwright.text import ir_sve as sv


def test_all_select_a_card_in_the_hand_before_any_is_discarded() -> None:
    [made] = effects("Each player selects a card in their hand and discards it.")
    assert isinstance(made, sv.SelectThenAll) and isinstance(made.effect, ir.Discard)
    for text in ("Each player discards a card.", "Each opponent selects a card in their hand and discards it."):
        [made] = effects(text)
        assert isinstance(made, ir.Discard)
