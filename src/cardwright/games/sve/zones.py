"""The zones of the game (chapter 4)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common.zones import BREAK_ZONE, EX_AREA, REMOVED, STACK_ZONE
from cardwright.kernel.rules import ZoneSpec

CEMETERY: Final = BREAK_ZONE
BANISHED: Final = REMOVED
RESOLUTION: Final = STACK_ZONE
EVOLVE_DECK: Final = 7  # the evolve deck area
EVOLVE_ZONE: Final = 8
RACE_ZONE: Final = 9
LEADER: Final = 10  # the leader area

# Who sees a zone sees all of its cards, double-faced ones as well (4.1.2.3); how many there are, everybody (4.1.2.1).
# 4.1.1, 4.12.1, 4.13.1: each player has every zone; the resolution zone is one (4.11.1), and its order is that of State.stack
ZONES: Final = (
    ZoneSpec("deck", "nobody", ordered=True),  # 4.1.3, 4.5.2
    ZoneSpec("hand", "owner"),  # 4.7.2
    ZoneSpec("field", "all", in_play=True),  # 4.4.2
    ZoneSpec("ex_area", "all"),  # 4.8.2
    ZoneSpec("cemetery", "all"),  # 4.9.2
    ZoneSpec("banished", "all"),  # 4.10.2
    ZoneSpec("resolution", "all", ordered=True),  # 4.11.2
    ZoneSpec("evolve_deck", "owner", stock=1, turned_up=True),  # 4.6.2; faceup cards are seen by all (4.6.3, 4.2.3.1)
    ZoneSpec("evolve_zone", "all"),  # 4.12.2
    ZoneSpec("race_zone", "all"),  # 4.13.2
    ZoneSpec("leader", "all", in_play=True),  # 4.3.2
)
LIMITED: Final = (2, EX_AREA)  # the zones whose number of cards is limited (4.4.4, 4.8.3)

# kinds of events that only this game has
EVOLVE: Final = "evolve"  # a card evolves (5.15.1.2)
RACE: Final = "race"  # a card races (14.2.3.1)
SERVE: Final = "serve"  # a Carrot is served to a card (14.2.1.1)
FOUGHT: Final = "fought"  # two followers have fought (8.4.9.2)
DEFENSE: Final = "defense"  # a leader's defense changes, but not by damage
STAT: Final = "stat"  # a follower is given more or less attack or defense; its tag says of which (5.26)
PERFORM: Final = "perform"  # Earth Rite or Lesson is performed; its tag says which (13.3.3.2, 14.3.2.1)
RECOVERED: Final = "recovered"  # a player recovers play points (5.14.1)
MOST_POINTS: Final = "max_points"  # a player's maximum play points change (3.2.4.1)
# tags of events
ATTACK_DAMAGE: Final = "attack"  # by the attacking follower (5.13.3.1)
COMBAT_DAMAGE: Final = "combat"  # by either of the two in combat (5.13.3.2)
BURIED: Final = "buried"  # 5.30.1
TOKEN: Final = "token"  # created (9.1.2)
UNORDERED: Final = "unordered"  # on the way into a deck, in an order that its player has not said yet (4.1.4)
