"""Additional costs of casting that a step of a scenario leaves open, so that what comes with it or next says whether they are paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from cardwright.kernel.decisions import Decision
from cardwright.play.scenario_file import Action

if TYPE_CHECKING:
    from cardwright.play.scenario_steps import Hand

AGREED: tuple[Any, ...] = (True, [True])
# ways of casting that add to the printed cost, or pay first to lower it (fftcg 11.3.5, 11.4.4)
_ADDITIONAL = ("extra", "reduce")


def with_additional(hand: Hand, action: Action, following: Action | None) -> tuple[Action, Decision | None]:
    """The action with the additional cost that it takes, and the question that the next step then has answered.

    One that leaves `cost` out takes it on where `pay` names what is too much for the printed cost, and where the next step says
    yes and nothing else asks for that.
    """
    yes = following if following is not None and following.verb == "choose" and following.value in AGREED else None
    open_way = action.verb == "cast" and "cost" not in action.extra and not hand.refusing
    if not open_way or (yes is None and "pay" not in action.extra):
        return action, None
    plain = hand.copy()
    done = plain.reached(action)
    if done and (yes is None or yes.player != action.player or plain.to_first_fit(yes)):
        return action, None
    for way in _ways(hand, action):
        paid = msgspec.structs.replace(action, extra={**action.extra, "cost": way})
        if hand.copy().reached(paid):
            return paid, Decision("yes_no", action.player, "extra_cost") if yes is not None else None
    return action, None


def _ways(hand: Hand, action: Action) -> list[str]:
    """The additional costs with which the card can be cast where the action fits first."""
    there = hand.copy()
    if not there.to_first_fit(action):
        return []
    ids = there.names.find(str(action.value), action.player)
    ways = [act[2] for act in there.match.acts() if act[0] == "cast" and act[1] in ids]
    return [way for way in ways if way.rstrip("0123456789") in _ADDITIONAL]
