"""What players have: play points, maximum play points, evolution points, a leader (3.2, 2.8.3)."""

from __future__ import annotations

from typing import Any, Final

from cardwright.games.common.zones import CAST
from cardwright.games.sve.ruleset import Switches
from cardwright.games.sve.zones import LEADER, MOST_POINTS, PERFORM
from cardwright.kernel.game import Game
from cardwright.kernel.state import MISC, Event, Obj, Ref, Source

# State.vars, by player
PLAY_KEYS: Final = ("pp:0", "pp:1")
MOST_KEYS: Final = ("max_pp:0", "max_pp:1")
EVOLUTION_KEYS: Final = ("ep:0", "ep:1")


def switches(g: Game) -> Switches:
    """The switches of the ruleset in play."""
    found: Switches = g.rules.switches
    return found


def number_of(g: Game, key: str) -> int:
    """A number that the state keeps under this name."""
    found: int = g.state.vars.get(key, 0)  # type: ignore[assignment]  # these are numbers
    return found


def play_points(g: Game, player: int) -> int:
    """The player's current play points (3.2.2)."""
    found: int = g.state.vars.get(PLAY_KEYS[player], 0)  # type: ignore[assignment]  # these are numbers
    return found


def most_points(g: Game, player: int) -> int:
    """The player's maximum play points (3.2.3)."""
    found: int = g.state.vars.get(MOST_KEYS[player], 0)  # type: ignore[assignment]  # these are numbers
    return found


def excess_points(g: Game) -> bool:
    """Whether a player has more play points than the maximum (3.2.4.2)."""
    points: dict[str, int] = g.state.vars  # type: ignore[assignment]  # these are numbers
    (mine, yours), (my_most, your_most) = PLAY_KEYS, MOST_KEYS
    return points.get(mine, 0) > points.get(my_most, 0) or points.get(yours, 0) > points.get(your_most, 0)


def evolution_points(g: Game, player: int) -> int:
    """The player's evolution points (3.2.5)."""
    return number_of(g, EVOLUTION_KEYS[player])


def set_points(g: Game, player: int, value: int, besides: str = "") -> int:
    """Set play points, from 0 to the maximum at once (3.2.4, 3.2.4.2, 1.3.2.4.1; reading S10). Returns how much they changed."""
    before = play_points(g, player)
    after = max(0, min(value, max(most_points(g, player), before if value <= before else 0)))
    if after != before:
        g.state.vars[PLAY_KEYS[player]] = after
        g.changed(MISC)
        g.note("play_points", "3.2.4.2", player, None, besides, value=after)
    return after - before


def set_most_points(g: Game, player: int, value: int) -> int:
    """Set the maximum play points, from 0 to 10 (3.2.4.1, 1.3.2.4.1). Returns how much they changed.

    What is then too much of play points stays until the next rules handling (11.9.1; reading S10).
    """
    before = most_points(g, player)
    after = max(0, min(value, switches(g).most_play_points))
    if after != before:
        g.state.vars[MOST_KEYS[player]] = after
        g.changed(MISC)
        g.note("max_play_points", "3.2.4.1", player, value=after)
        g.record([Event(MOST_POINTS, player=player, amount=after - before)])
        if not switches(g).excess_points_stay:
            set_points(g, player, min(play_points(g, player), after))
    return after - before


def set_evolution_points(g: Game, player: int, value: int, besides: str = "", *, fee: bool = False) -> None:
    """Set the evolution points, never below 0 (3.2.5.1). `fee`: they pay for something, which the log tells."""
    if value != evolution_points(g, player):
        g.state.vars[EVOLUTION_KEYS[player]] = max(0, value)
        g.changed(MISC)
        facts: dict[str, Any] = {"fee": True} if fee else {}
        g.note("evolution_points", "3.2.5.1", player, None, besides, value=max(0, value), **facts)


def use_evolution_point(g: Game, player: int, by: Ref, node: Source, clause: str, *, fee: bool) -> None:
    """One is used in lieu of a play point (3.2.5), which texts may wait for."""
    set_evolution_points(g, player, evolution_points(g, player) - 1, clause, fee=fee)
    g.record([Event(PERFORM, by, player, by, player, tags=("evolution point",), cause=node)])


def leader(g: Game, player: int) -> Obj | None:
    """The player's leader, who is in the leader area (4.3.1, 4.3.3)."""
    found = g.zone(player, LEADER)
    return g.state.objects[found[0]] if found else None


def defense(g: Game, number: int) -> int:
    """The defense that a follower or leader has left (2.8.2, 5.13.1.1)."""
    return (g.chars(number).defense or 0) - g.state.objects[number].damage


def played_this_turn(g: Game, player: int) -> int:
    """How many cards the player has played this turn, from any zone, tokens included (13.2.1.3)."""
    return sum(1 for fact in g.state.history if fact.kind == CAST and fact.player == player)
