"""The rulesets of Shadowverse: Evolve as the kernel sees them: steps, acts, constraints and the hooks of the event funnel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from cardwright.errors import Illegal, InputError
from cardwright.games.common import divisions
from cardwright.games.common.actions import Cause
from cardwright.games.common.context import Ctx
from cardwright.games.common.funnel import Funnel
from cardwright.games.common.house import Terms
from cardwright.games.common.zones import DAMAGE
from cardwright.games.sve import (
    abilities,
    arriving,
    attack,
    confirmation,
    costs,
    events,
    idling,
    phases,
    playable,
    playing,
    setup,
)
from cardwright.games.sve.arriving import arrived
from cardwright.games.sve.clauses import CLAUSES
from cardwright.games.sve.effects import changes
from cardwright.games.sve.losing import lose, win
from cardwright.games.sve.origin import origin
from cardwright.games.sve.replacing import prevented
from cardwright.games.sve.ruleset import RULESETS, Switches
from cardwright.games.sve.zones import RESOLUTION, ZONES
from cardwright.kernel import loops
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.rules import Act, Constraint, Replacement, Step, ZoneSpec
from cardwright.kernel.state import Event, Ref
from cardwright.text import ir

STEPS: Mapping[str, Step] = MappingProxyType(
    {
        "setup": setup.step_setup,
        "choose_start": setup.step_choose_start,
        "mulligan": setup.step_mulligan,
        "turn": phases.step_turn,
        "start": phases.step_start,
        "started": phases.step_started,
        "main_begins": phases.step_main_begins,
        "main": phases.step_main,
        "attack_quick": attack.step_attack_quick,
        "attack_damage": attack.step_attack_damage,
        "attack_over": attack.step_attack_over,
        "end_begins": phases.step_end_begins,
        "ward": phases.step_ward,
        "end_quick": phases.step_end_quick,
        "hand_limit": phases.step_hand_limit,
        "finish": phases.step_finish,
        "turn_over": phases.step_turn_over,
        "confirm": confirmation.step_confirm,
    }
)
# Steps that ask before they change anything: a game can go on from there by its state alone, and a playing that is cancelled
# goes back to there (10.6.2.5.4, 10.6.2.6; reading S34)
ASK_STEPS = frozenset({"choose_start", "mulligan", "main", "attack_quick", "ward", "end_quick", "hand_limit"})
CONSTRAINTS: Mapping[str, Constraint] = MappingProxyType({**divisions.CONSTRAINTS, **loops.CONSTRAINTS})
QUICK_STEPS = ("end_quick", "attack_quick")


class SveRules(Funnel):
    """A ruleset of the game: the procedures, with the switches that make it this one."""

    zones: tuple[ZoneSpec, ...] = ZONES
    steps = STEPS
    ask_steps = ASK_STEPS
    glances: Mapping[str, Callable[[Game], bool]] = MappingProxyType(
        {"end_quick": abilities.pass_over, "attack_quick": abilities.pass_over}
    )
    constraints = CONSTRAINTS
    clauses: Mapping[str, str] = CLAUSES
    public_values = ("pp", "max_pp", "ep")  # in State.vars (3.2.2, 3.2.3, 3.2.5)

    def __init__(self, switches: Switches) -> None:
        self.switches = switches
        self.name = switches.name

    # what players do -----------------------------------------------------------------------------------------------

    def acts(self, game: Game, player: int) -> list[Act]:
        """What the player who is asked can do (7.3.3, 7.4.5, 8.4.7)."""
        key = ("acts", player, game.state.step)
        found: list[Act] | None = game.memo.get(key)
        if found is None:
            quick = game.state.step in QUICK_STEPS
            found = [("pass",)] if quick else [] if attack.has_to_attack(game, player) else [("end",)]
            found += abilities.play_acts(game, player)
            found += [act for act in abilities.use_acts(game, player) if not idling.closed(game, player, act)]
            if not quick:
                found += attack.attack_acts(game, player)
                found += abilities.rush_acts(game, player)
            game.memo[key] = found
        return loops.open_acts(game, player, found)

    def check_act(self, game: Game, player: int, act: Act) -> None:
        """Raise `Illegal` with the clause where the act is not open."""
        quick = game.state.step in QUICK_STEPS
        problem = ("there is no such act now", "8.4.7" if quick else "7.3.3")
        match act:
            case ("pass",) if quick:
                problem = ("", "")
            case ("end",) if not quick:
                problem = ("a follower has to attack", "1.3.2") if attack.has_to_attack(game, player) else ("", "")
            case ("play", int(number)) if 0 <= number < len(game.state.objects):
                problem = playable.card_problem(game, player, number)
            case ("use", int(number), int(), int()) if 0 <= number < len(game.state.objects):
                ref = game.state.objects[number].ref
                problem = abilities.use_problem(game, player, ref, (act[2], act[3]))
                if not problem[1] and idling.closed(game, player, act):
                    problem = ("it would leave everything as it is", "15.2.1.2")
            case ("attack", int(one), int(two)) if not quick and 0 <= min(one, two) <= max(one, two) < len(
                game.state.objects
            ):
                attack.check_attack(game, player, act)
                problem = ("", "")
            case ("grant_rush", int(number)) if not quick and 0 <= number < len(game.state.objects):
                problem = abilities.rush_problem(game, player, number)
        if problem[1]:
            raise Illegal(*problem)
        loops.check_act(game, player, act)

    # what the shared procedures ask --------------------------------------------------------------------------------

    def payable(self, g: Game, ctx: Ctx, player: int, cost: ir.Cost) -> bool:
        return costs.payable(g, ctx, player, cost)

    def pay(self, g: Game, ctx: Ctx, player: int, cost: ir.Cost, *, optional: bool = False) -> Flow[costs.Paid | None]:
        paid = yield from costs.pay(g, ctx, player, cost, optional=optional)
        if paid is not None:
            playing.note_paid(ctx, paid)
        return paid

    def damage_players(self, g: Game, blows: list[tuple[int, int, Ref]], cause: Cause) -> Flow[int]:
        """Leaders are dealt damage here, not players (5.13.1): no text of this game asks for this."""
        raise NotImplementedError("players are not dealt damage in this game")

    def played_from(self, g: Game, ref: Ref) -> int:
        """A card that is being played counts as where it was played from: there its cost is found (4.4.3.1)."""
        obj = g.state.objects[ref[0]]
        found = origin(g, tuple(obj.marks), None) if obj.zone == RESOLUTION else None
        return -1 if found is None else found

    def castable(self, g: Game, player: int, ref: Ref, terms: Terms) -> bool:
        return playing.playable_by_effect(g, player, ref, 0 if terms.free else None)

    def cast(self, g: Game, player: int, ref: Ref, terms: Terms) -> Flow[bool]:
        return (yield from playing.play_by_effect(g, player, ref, 0 if terms.free else None))

    def lose(self, g: Game, losers: list[int]) -> None:
        """At once, without Confirmation Timing (1.2.4)."""
        lose(g, losers)

    def win(self, g: Game, player: int) -> None:
        """Likewise (5.22.1)."""
        win(g, player)

    def arriving(self, g: Game, intents: Sequence[Event]) -> Flow[list[Event]]:
        return (yield from arriving.arriving(g, intents))

    def take_over(self, g: Game, refs: list[Ref], player: int, cause: Cause) -> Flow[list[Ref]]:
        """To put a card of an opponent's field onto one's own is to steal it (5.4.1, 5.21.1)."""
        return (yield from arriving.take_over(g, refs, player, cause))

    def gain(self, g: Game, ctx: Ctx, node: ir.Gain, refs: list[Ref]) -> tuple[int, list[Ref]]:
        """What leaders are given changes their defense at once (5.26.1)."""
        return changes.give_leaders(g, ctx, node, refs)

    def gained(self, g: Game, ctx: Ctx, node: ir.Gain, refs: list[Ref]) -> None:
        """What followers are given increases or reduces their values (5.26.1)."""
        changes.given(g, ctx, node, refs)

    # the funnel of events ------------------------------------------------------------------------------------------

    def applies(self, game: Game, replacement: Replacement, event: Event) -> bool:
        """Damage that is not dealt at all would not occur, so nothing happens instead of it (1.3.3, 10.10.1)."""
        return super().applies(game, replacement, event) and bool(self.able(game, [event]))

    def settled(self, game: Game, events: list[Event]) -> Flow[list[Event]]:
        return (yield from arriving.settled(game, events))

    def able(self, game: Game, events: list[Event]) -> list[Event]:
        for event in events:
            if event.kind == DAMAGE:
                return [event for event in events if event.kind != DAMAGE or not prevented(game, event)]  # 1.3.3
        return events

    performers = events.PERFORMERS

    def sees_movers(self) -> bool:
        return True  # 10.7.4.2

    # right after a move: links are lost (5.15.5, 14.2.1.3), tokens and advanced cards go where they belong
    moved = staticmethod(arrived)


def rules_of(name: str, overrides: Mapping[str, object] | None = None) -> SveRules:
    """The ruleset of this name, with some switches set otherwise. Raises `InputError` for an unknown name or switch."""
    if name not in RULESETS:
        raise InputError(f"unknown ruleset {name!r}; known are {', '.join(sorted(RULESETS))}")
    switches = RULESETS[name]
    unknown = [k for k in overrides or {} if k not in switches.__struct_fields__]
    if unknown:
        raise InputError(f"unknown switch {unknown[0]!r} of ruleset {name}")
    changes = dict(overrides or {})
    return SveRules(Switches(**{f: changes.get(f, getattr(switches, f)) for f in switches.__struct_fields__}))  # type: ignore[arg-type]
