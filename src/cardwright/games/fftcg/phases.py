"""The phases of a turn (chapter 9)."""

from __future__ import annotations

from typing import Final

from cardwright.games.common import durations, statics, turn_order, zone_limits
from cardwright.games.common.actions import BY_RULES, discard_cards, draw_cards
from cardwright.games.common.seen import keep_known
from cardwright.games.common.zones import ACTIVATE, ATTACKED, BEGIN, DECK, FIELD, FROZEN, HAND
from cardwright.games.fftcg.losing import switches
from cardwright.games.fftcg.priority import open_window, settle
from cardwright.games.fftcg.skipping import AGAIN, MAIN_AGAIN, attack_again, main_again, passed_over, skipped
from cardwright.kernel.decisions import Decision, Flow
from cardwright.kernel.game import Game
from cardwright.kernel.loops import reset
from cardwright.kernel.state import MISC, NO_REF, Event

RULESET = "fftcg-2020"
HAS_ATTACKED: Final = f"{ATTACKED}:0"  # the first of these marks: whoever has any has this one


def begin_phase(g: Game, phase: str, *, announce: bool = True) -> None:
    """A phase begins: abilities that wait for it trigger."""
    state = g.state
    # with it ends the Main Phase before it
    ended = ", 9.3.1.2" if state.phase in ("main1", "main2") and phase in ("attack", "end") else ""
    state.phase = phase
    g.changed(MISC)
    reset(state)
    if announce:
        g.note("phase", _CLAUSES[phase] + ended, state.turn_player, phase=phase)
        if g.watched(BEGIN):
            g.record([Event(BEGIN, player=state.turn_player, tags=(phase,))], keep=False)


_CLAUSES = {"active": "9.1.1", "draw": "9.2.1", "main1": "9.3.1", "attack": "9.4.1", "main2": "9.3.1", "end": "9.5.1"}


def step_turn(g: Game) -> None:
    """A new turn (9.5.1.5): the history of the last one is forgotten."""
    state = g.state
    state.turn += 1
    state.last_turn = [state.turn if p == state.turn_player else t for p, t in enumerate(state.last_turn)]
    keep_known(g)
    state.history = []
    state.vars.pop(AGAIN, None)
    state.vars.pop(MAIN_AGAIN, None)
    state.memory = {k: v for k, v in state.memory.items() if not k.startswith("used:")}
    for player in (0, 1):
        for card in g.zone(player, FIELD):
            marks = state.objects[card].marks
            if HAS_ATTACKED in marks:
                g.edit(card).marks = frozenset(m for m in marks if not m.startswith(ATTACKED))
    durations.beginning_of_turn(g)
    g.note("turn", "9.5.1.5", state.turn_player, number=state.turn)
    g.record([Event(BEGIN, player=state.turn_player, tags=("turn",))])
    state.step = "active"


def step_active(g: Game) -> Flow[None]:
    """The Active Phase (9.1): the turn player's Characters are activated, but for the frozen ones (15.2.4.2)."""
    if passed_over(g, "active"):
        return
    begin_phase(g, "active")
    player, switch = g.state.turn_player, switches(g)
    waking = []
    for card in list(g.zone(player, FIELD)) if _resets(g) else ():
        obj = g.state.objects[card]
        if not switch.monsters_reset and set(g.chars(card).types) == {"Monster"}:
            continue  # reading C-c
        if FROZEN in obj.marks and (obj.owner == player or switch.frozen_by_controller):
            g.note("frozen", "15.2.4.2", player, obj.ref)
            g.edit(card).marks = obj.marks - {FROZEN}
        elif obj.dull and not statics.cannot(g, "activate_in_active_phase", obj.ref, BY_RULES):
            waking.append(obj.ref)
    if not switch.frozen_by_controller:
        _thaw_elsewhere(g, player)
    statics.activation_over(g, player)
    # 9.1.1.1: a special action, no stack; 9.1.1.2: nobody has priority
    yield from g.happen(*[Event(ACTIVATE, r, player) for r in waking])
    g.state.step = "draw"


def _thaw_elsewhere(g: Game, owner: int) -> None:
    """Freeze lasts for the owner's next Active Phase, also where the opponent controls the card by then (fftcg-guide G56)."""
    for card in list(g.zone(1 - owner, FIELD)):
        obj = g.state.objects[card]
        if FROZEN in obj.marks and obj.owner == owner:
            g.note("frozen", "15.2.4.2", owner, obj.ref)
            g.edit(card).marks = obj.marks - {FROZEN}


def _resets(g: Game) -> bool:
    """Whether cards are activated at all: in the classic game not in either player's first turn (fftcg-classic C55, C56)."""
    return g.state.turn > 2 or switches(g).resets_on_first_turn


def step_draw(g: Game) -> Flow[None]:
    """The Draw Phase (9.2.1): two cards, the first player's first turn one (9.2.1.1, 8.2.1.5); nobody has priority (9.2.1.2).

    fftcg-classic C57 has the same numbers.
    """
    if passed_over(g, "draw"):
        return
    begin_phase(g, "draw")
    switch = switches(g)
    count = switch.first_draw if g.state.turn == 1 else switch.draw
    deck = g.zone(g.state.turn_player, DECK)
    if deck and not switch.failed_draw_loses:
        count = min(count, len(deck))  # reading C-d: only a deck that is empty now loses (fftcg-classic C58)
    if not skipped(g, "draws"):
        yield from draw_cards(g, g.state.turn_player, count, BY_RULES)
    g.state.step = "main1"


def step_main1(g: Game) -> None:
    """Main Phase 1 (9.3.1.1-9.3.1.4)."""
    if passed_over(g, "main1"):
        return
    begin_phase(g, "main1")
    open_window(g, "attack")


def step_main2(g: Game) -> None:
    """Main Phase 2 (9.3.1.1; fftcg-classic C78)."""
    if attack_again(g):
        g.state.step = "attack"
        return
    if main_again(g):
        another_main(g, "main2")
        return
    if passed_over(g, "main2"):
        return
    begin_phase(g, "main2")
    open_window(g, "end")


def another_main(g: Game, then: str) -> None:
    """A Main Phase that a text has added: never the first of its turn, and so a Main Phase 2 (9.3.1.1)."""
    begin_phase(g, "main2")
    open_window(g, then)


def step_end(g: Game) -> None:
    """The End Phase begins (9.5.1.1): its triggers go on the stack and resolve; nobody can cast or use anything."""
    if main_again(g):
        another_main(g, "end")
        return
    begin_phase(g, "end")
    g.record([Event("end", player=g.state.turn_player, tags=("turn",))])
    open_window(g, "hand_size", closed=not switches(g).acts_in_end_phase)  # reading F41 (fftcg-classic C80)


def step_hand_size(g: Game) -> Flow[None]:
    """The turn player discards down to the allowed hand size (9.5.1.2; fftcg-classic C79; before the clean-up, against fftcg-guide G90)."""
    player = g.state.turn_player
    hand = g.zone(player, HAND)
    excess = len(hand) - zone_limits.most_cards(g, player, HAND, switches(g).hand_limit)
    if excess > 0:
        chosen = yield from g.ask(
            Decision("choose", player, "hand_size", "9.5.1.2", NO_REF, tuple(hand), excess, excess)
        )
        g.note("hand_size", "9.5.1.2", player, count=excess)
        yield from discard_cards(g, [g.state.objects[c].ref for c in chosen], BY_RULES)
    g.state.step = "clean_up"


def step_clean_up(g: Game) -> Flow[None]:
    """Damage and "until the end of the turn" effects vanish at the same time (9.5.1.3), then 9.5.1.4 looks around.

    Until then damage stays (fftcg-classic C75, C79).
    """
    state = g.state
    g.note("clean_up", "9.5.1.3")
    for player in (0, 1):
        for card in g.zone(player, FIELD):
            if state.objects[card].damage:
                g.edit(card).damage = 0  # 9.5.1.3.1
    durations.end_of_turn(g)  # 9.5.1.3.2
    if (yield from settle(g)):
        # the stack resolves, then all over from 9.5.1.3.1; the hand is not looked at again (reading F40)
        g.note("clean_up", "9.5.1.4")
        open_window(g, "clean_up", closed=True)
    else:
        state.turn_player = turn_order.next_player(g)  # 9.5.1.5
        state.step = "turn"
        g.changed(MISC)
