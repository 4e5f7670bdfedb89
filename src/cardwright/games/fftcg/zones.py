"""The zones of the game (chapter 7)."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.rules import ZoneSpec

RULESET = "fftcg-2020"
LIMIT_DECK: Final = 7
BENEATH: Final = 8

# 7.1, 7.2: each player has every zone but the stack, which is one list of the state and nobody's.
# 7.6.1, 7.6.2: decks and hands are hidden, everything else is public unless it lies face down
ZONES: Final = (
    ZoneSpec("deck", "nobody", ordered=True),  # 7.9.2
    ZoneSpec("hand", "owner"),  # 7.11.2
    ZoneSpec("field", "all", in_play=True),  # 7.7.2
    ZoneSpec("damage_zone", "all", ordered=True),  # 7.8.3
    ZoneSpec("break_zone", "all", ordered=True),  # 7.10.2; fftcg-classic C47; fftcg-rulebook 7.14.2
    ZoneSpec("removed", "all"),  # 7.13.2
    ZoneSpec("stack", "all", ordered=True),  # 7.12.2
    # what the newer mechanics need besides; face-down cards are seen by their owner alone (fftcg-new X-LB-4)
    ZoneSpec("limit_break_deck", "all", apart=True, stock=1),  # what lies there is used up (fftcg-new X-LB-7)
    ZoneSpec(
        "beneath", "all", ordered=True
    ),  # what lies beneath primed Characters: no place of its own (fftcg-new X-PRIMING-6)
)
