"""Zones (chapter 7) and the words that events use."""

from __future__ import annotations

from typing import Final

RULESET = "fftcg-2020"

DECK: Final = 0
HAND: Final = 1
FIELD: Final = 2
DAMAGE_ZONE: Final = 3
BREAK_ZONE: Final = 4
REMOVED: Final = 5
EX_AREA: Final = 3  # of the other game, which has no damage zone
STACK_ZONE: Final = 6  # where a Summon card is while it is on the one stack (7.12)

# the names by which texts and files mean zones; the same place has the same number in both games
ZONE_NAMES: Final = {
    "deck": DECK,
    "hand": HAND,
    "field": FIELD,
    "damage_zone": DAMAGE_ZONE,
    "break_zone": BREAK_ZONE,
    "removed": REMOVED,
    "stack": STACK_ZONE,
    "ex_area": EX_AREA,
    "cemetery": BREAK_ZONE,
    "banished": REMOVED,
}
MOST_ZONES: Final = 16  # more than any game here has

ACTING_PHASES: Final = ("main1", "main2", "attack")  # Summons and abilities are for these (9.3.1.6, 9.3.1.7)

# kinds of events
ENTER: Final = "enter"  # a card enters the field (11.8.16.1.1)
LEAVE: Final = "leave"  # a card leaves the field
MOVE: Final = "move"  # any other change of zones
DAMAGE: Final = "damage"  # to a Forward
POINT: Final = "point"  # one point of damage to a player (6.5)
FURTHER: Final = "further"  # tag of every point of one damage resolution but the first (6.5.1)
DRAW: Final = "draw"
CAST: Final = "cast"
USE: Final = "use"
DULL: Final = "dull"
ACTIVATE: Final = "activate"
FREEZE: Final = "freeze"
ATTACK: Final = "attack"
DECLARED: Final = (
    "declared"  # an attack, of one or of a party, whatever became of the attackers before it was one (10.1.2.4)
)
BLOCK: Final = "block"
CHOSEN: Final = "chosen"
BEGIN: Final = "begin"  # a phase or step begins; tags name it
COUNTER: Final = "counter"
SHUFFLE: Final = "shuffle"  # a deck is shuffled; noted only where a text waits for it
TRIGGERED: Final = "triggered"  # an auto-ability triggers; noted only where a text waits for it
SEARCH: Final = "search"
CONTROL: Final = "control"
PARTY: Final = "party"
REVEAL: Final = "reveal"
CRYSTAL_PAID: Final = "crystal paid"
CRYSTAL: Final = "crystal"
BURST: Final = "burst"

# tags of events
BROKEN: Final = "broken"  # 15.1.1.3.1
IN_DRAW_PHASE: Final = "in_draw_phase"  # tag of a draw in one's own phase that has the draw of the turn
DRAWN_IN: Final = ("draw", "start")  # that phase (fftcg 9.2.1; sve 7.2.4)
DISCARDED: Final = "discarded"  # 15.1.1.4.1
COST: Final = "cost"  # done to pay a cost
ON_BOTTOM: Final = "on_bottom"  # put on the bottom of a deck
CAST_TAG: Final = "cast"  # entered by being cast (11.4)
PLAYED_BY_EFFECT: Final = "by_effect"  # an effect had the card played (sve 10.4.4.1)
CAST_FROM: Final = "from:"  # and the name of the zone from which it was cast
WARPED: Final = "warp"  # entered because its last Warp Counter was removed
BATTLE: Final = "battle"  # battle damage (10.1.4.2)
BY_RULE: Final = "by_rule"  # done by a rule process (12)
BY_SUMMON: Final = "by_summon"
BY_ABILITY: Final = "by_ability"
AS_BY_ABILITY: Final = "as_by_ability"  # broken by a rule process, which counts as broken by an ability (sve 11.3.2.1)
STRUCK: Final = "struck:"  # and one of both, its controller and card, ":" between: broken for its damage (12.4.5)
FIRST_STRIKE: Final = "first_strike"

# marks on objects
FROZEN: Final = "frozen"
ATTACKED: Final = "attacked"

AFTER_USE: Final = "after_use:"  # in State.memory: the Summon card that leaves the game after use, by its id
