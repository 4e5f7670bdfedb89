"""When continuous effects end (11.12.4.1, 9.5.1.3.2) and what their ending brings back."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.games.common import telling
from cardwright.games.common.actions import BY_RULES, play_cards
from cardwright.games.common.conditions import holds
from cardwright.games.common.context import ctx_of_effect
from cardwright.games.common.index import ANYBODY, MARKED
from cardwright.games.common.zones import REMOVED
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.state import Effect
from cardwright.text import ir

RULESET = "fftcg-2020"
HOLDING: Final = "holding"  # duration of effects that apply as long as a condition holds
HANGING: Final = ("while", "marked", HOLDING)  # durations of effects that may end at any time


def end_of_turn(g: Game) -> None:
    """Stop applying what lasts until the end of the turn (9.5.1.3.2)."""
    state = g.state
    ended = {
        e.id
        for e in state.effects
        if e.duration == "turn"
        or (e.duration == "next_turn" and e.until[0] in (state.turn_player, ANYBODY) and e.until[1] < state.turn)
    }
    _end(g, ended)


def beginning_of_turn(g: Game) -> None:
    """Stop applying what lasts until this player's turn begins (11.12.4.1)."""
    _end(g, {e.id for e in g.state.effects if e.duration == "begin_turn" and e.until[0] == g.state.turn_player})


def expired(g: Game) -> set[int]:
    """Effects that have nothing left to apply to, whose card has left the field, or whose condition holds no longer."""
    state = g.state
    gone = set()
    for effect in state.effects:
        if effect.duration == "while":
            card, of = effect.until[:2], effect.until[2:]
            if not state.exists((card[0], card[1])) or (of and state.objects[card[0]].controller not in of):
                gone.add(effect.id)
        elif effect.duration == "marked":
            card = effect.until[:2]
            name = next(tag[len(MARKED) :] for tag in effect.tags if tag.startswith(MARKED))
            if not state.exists((card[0], card[1])) or not state.objects[card[0]].counters.get(name):
                gone.add(effect.id)
        elif (effect.duration == HOLDING and not _holds(g, effect)) or (
            effect.objects is not None and "trigger" not in effect.tags and not any(map(state.exists, effect.objects))
        ):
            gone.add(effect.id)
    return gone


def _holds(g: Game, effect: Effect) -> bool:
    """Whether what the effect lasts for still holds (11.12.4.1)."""
    duration: ir.WhileHolds = g.node(effect.node).duration
    return holds(g, ctx_of_effect(effect), duration.condition)


def lapse(g: Game) -> None:
    """Stop applying at once what lasts only as long as a card is on the field or has a counter, or a condition holds (11.12.4.1), in the middle of an
    effect, too. What comes back to the field then comes when the rules are looked at next."""
    state = g.state
    if any(e.duration in HANGING for e in state.effects):
        ended = expired(g)
        _end(g, {e.id for e in state.effects if e.id in ended and e.duration in HANGING and "return" not in e.tags})


def returns(g: Game) -> Flow[bool]:
    """End what has expired; cards that were removed only for as long as another stayed come back (6.2.4), all that do at the same
    time (sve 11.1.3)."""
    ended = expired(g) if g.state.effects else set()
    if not ended:
        return False
    back: list[Effect] = [e for e in g.state.effects if e.id in ended and "return" in e.tags]
    _end(g, ended)
    kept = [ref for effect in back for ref in effect.objects or ()]
    cards = [r for r in kept if g.state.exists(r) and g.state.objects[r[0]].zone == REMOVED]
    return bool((yield from play_cards(g, cards, None, BY_RULES)))


def _end(g: Game, ended: set[int]) -> None:
    """End effects; control goes back to whom the remaining effects, or the owner's side, give it."""
    if not ended:
        return
    ending = [e for e in g.state.effects if e.id in ended]
    reverting = [e for e in ending if "control" in e.tags]
    before = telling.stats_of(g, ending)
    g.end_effects(ended)
    telling.ended(g, ending, before)
    for effect in reversed(reverting):
        _inherit(g, effect)
        for ref in effect.objects or ():
            if not g.state.exists(ref):
                continue
            left = [e for e in g.state.effects if "control" in e.tags and ref in (e.objects or ())]
            holder = max(left, key=lambda e: e.stamp).values["to"] if left else effect.values["from"]
            if g.state.objects[ref[0]].controller != holder:
                g.give_control(ref[0], holder)
                g.note("control", "9.5.1.3.2", holder, ref)


def _inherit(g: Game, ended: Effect) -> None:
    """What took control from where this effect had put it goes back, when it ends, to whom this one would have given it."""
    later = [e for e in g.state.effects if "control" in e.tags and e.objects == ended.objects and e.stamp > ended.stamp]
    if later:
        heir = min(later, key=lambda e: e.stamp)
        changed = replace(heir, values={**heir.values, "from": ended.values["from"]})
        g.state.effects = [changed if e.id == heir.id else e for e in g.state.effects]
