"""A turn and its phases (chapter 7)."""

from __future__ import annotations

from cardwright.games.common import durations
from cardwright.games.common.actions import BY_RULES, activate_cards, discard_cards, draw_cards, dull_cards
from cardwright.games.common.seen import keep_known
from cardwright.games.common.statics import activation_over
from cardwright.games.common.zones import BEGIN, FIELD, HAND
from cardwright.games.sve import abilities, idling, keywords, loops, turns
from cardwright.games.sve.attack import attack
from cardwright.games.sve.bounds import most_cards
from cardwright.games.sve.confirmation import confirm_then
from cardwright.games.sve.players import most_points, number_of, set_most_points, set_points, switches
from cardwright.kernel.decisions import Answer, Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.loops import reset
from cardwright.kernel.state import MISC, NO_REF, Event

PER_TURN = ("evolved_this_turn", "rush_granted")  # State.vars that begin anew with a turn
DISCARDS = "limit_discards"  # State.vars: how often this end phase has asked for discards
MOST_DISCARDS = 100  # more of them never end (15.2.1.3)
_CLAUSES = {"start": "7.2.1", "main": "7.3.1", "end": "7.4.1"}


def begin_phase(g: Game, phase: str) -> None:
    """A phase begins: "at the start of" it triggers (7.3.1, 7.4.1)."""
    state = g.state
    state.phase = phase
    g.changed(MISC)
    reset(state)
    g.note("phase", _CLAUSES[phase], state.turn_player, phase=phase)
    if g.watched(BEGIN):
        g.record([Event(BEGIN, player=state.turn_player, tags=(phase,))], keep=False)


def step_turn(g: Game) -> None:
    """A new turn begins (7.4.9): its player goes through the phases in their order (7.1.2)."""
    state = g.state
    state.turn += 1
    turns.began(g)
    state.last_turn = [state.turn if p == state.turn_player else t for p, t in enumerate(state.last_turn)]
    keep_known(g)
    state.history = []
    for name in PER_TURN:
        state.vars.pop(name, None)
    state.memory = {k: v for k, v in state.memory.items() if not k.startswith("used:")}
    durations.beginning_of_turn(g)
    g.note("turn", "7.4.9", state.turn_player, number=state.turn)
    g.record([Event(BEGIN, player=state.turn_player, tags=("turn",))])  # played in 7.2.5 (reading S30)
    state.step = "start"


def step_start(g: Game) -> Flow[None]:
    """The start phase (7.2)."""
    begin_phase(g, "start")
    if not switches(g).turn_start_untimed:
        confirm_then(g, "started")
        return
    yield from step_started(g)


def step_started(g: Game) -> Flow[None]:
    """What the start phase does: points, cards turned, a card drawn (7.2.1-7.2.4)."""
    player = g.state.turn_player
    set_most_points(g, player, most_points(g, player) + 1)  # 7.2.1
    set_points(g, player, most_points(g, player))  # 7.2.2
    engaged = [g.state.objects[n].ref for n in g.zone(player, FIELD) if g.state.objects[n].dull]
    yield from activate_cards(g, [r for r in engaged if keywords.refreshes(g, r)], BY_RULES)  # 7.2.3
    activation_over(g, player)  # what held for this start phase only
    if g.state.turn > 1:  # 7.2.4.1
        yield from draw_cards(g, player, 1, BY_RULES)  # 7.2.4
    confirm_then(g, "main_begins")  # 7.2.5


def step_main_begins(g: Game) -> None:
    """The main phase begins (7.3.1, 7.3.2)."""
    begin_phase(g, "main")
    confirm_then(g, "main")


def step_main(g: Game) -> Flow[None]:
    """The active player plays a card (7.3.3.a) or an ability (7.3.3.b), attacks (7.3.3.c), or ends the main phase (7.3.3.d; 7.3.4)."""
    player = g.state.turn_player
    act: Answer = yield Decision("act", player, "main", "7.3.3")
    if act[0] == "end":
        idling.changed(g)
        g.state.step = "end_begins"
        return
    if act[0] == "attack":
        yield from attack(g, player, act)
        return
    yield from abilities.carry_out(g, player, act)
    confirm_then(g, "main")


def step_end_begins(g: Game) -> None:
    """The end phase begins (7.4.1, 7.4.2)."""
    begin_phase(g, "end")
    confirm_then(g, "ward")


def step_ward(g: Game) -> Flow[None]:
    """The active player may engage any number of followers with Ward (7.4.3; 12.8.2 says it once more: reading S21)."""
    player = g.state.turn_player
    able = tuple(
        n
        for n in g.zone(player, FIELD)
        if not g.state.objects[n].dull and keywords.has(g, n, "Ward") and "Follower" in g.chars(n).types
    )
    if able:
        answer = yield Decision("choose", player, "ward", "7.4.3", NO_REF, able, 0, len(able))
        if answer:
            yield from dull_cards(g, [g.state.objects[n].ref for n in answer], BY_RULES)
    confirm_then(g, "end_quick")  # 7.4.4


def step_end_quick(g: Game) -> Flow[None]:
    """The non-active player plays a card (7.4.5.a) or an ability (7.4.5.b) with Quick, again and again (7.4.6; reading S22),
    or does nothing (7.4.5.c)."""
    yield from abilities.quick_window(g, "end_quick", "7.4.5")


def step_hand_limit(g: Game) -> Flow[None]:
    """The active player discards down to the limit (7.4.7): again after what came of that, but no Quick (H32)."""
    player = g.state.turn_player
    hand = g.zone(player, HAND)
    excess = len(hand) - most_cards(g, player, HAND)
    times = number_of(g, DISCARDS) + 1
    if excess <= 0:
        g.state.vars.pop(DISCARDS, None)
        g.state.step = "finish"
        return
    if times > MOST_DISCARDS:
        loops.endless(g)
    chosen = yield Decision("choose", player, "hand_limit", "7.4.7", NO_REF, tuple(hand), excess, excess)
    g.state.vars[DISCARDS] = times
    yield from discard_cards(g, [g.state.objects[c].ref for c in chosen], BY_RULES)
    confirm_then(g, "hand_limit")


def step_finish(g: Game) -> None:
    """What lasts until the end of the turn ends (7.4.8), without Confirmation Timing (reading S3); then 7.4.9."""
    durations.end_of_turn(g)
    if not switches(g).turn_ends_untimed:
        confirm_then(g, "turn_over")
        return
    step_turn_over(g)


def step_turn_over(g: Game) -> None:
    """The next turn is about to begin (7.4.9)."""
    g.state.turn_player = turns.next_player(g)
    g.state.step = "turn"
    g.changed(MISC)
