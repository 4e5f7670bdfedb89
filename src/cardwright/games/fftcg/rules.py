"""The FFTCG rulesets as the kernel sees them: steps, acts, constraints and the hooks of the event funnel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardwright.errors import Illegal, InputError
from cardwright.games.common import divisions, events, in_order
from cardwright.games.common.actions import Cause
from cardwright.games.common.context import Ctx
from cardwright.games.common.funnel import Funnel
from cardwright.games.common.house import Terms, doom
from cardwright.games.common.zones import LEAVE, MOVE
from cardwright.games.fftcg import (
    acts,
    attack,
    casting,
    cited,
    costs,
    damage,
    paying,
    payment,
    phases,
    priority,
    setup,
    stack,
    using,
)
from cardwright.games.fftcg.casting_cp import NeedKey
from cardwright.games.fftcg.classic import clauses, items
from cardwright.games.fftcg.newer import limit_break, priming
from cardwright.games.fftcg.payment import Need
from cardwright.games.fftcg.ruleset import RULESETS, Switches
from cardwright.games.fftcg.zones import ZONES
from cardwright.kernel import loops
from cardwright.kernel.decisions import Flow
from cardwright.kernel.game import Game
from cardwright.kernel.match import PASS
from cardwright.kernel.rules import Act, Constraint, Performer, Step, Watcher, ZoneSpec
from cardwright.kernel.state import Env, Event, Ref
from cardwright.text import ir

RULESET = "fftcg-2020"

# each step names the one after it: setting up (8.2.1), then the phases of a turn in their order (9.a)
STEPS: Mapping[str, Step] = MappingProxyType(
    {
        "setup": setup.step_setup,
        "choose_start": setup.step_choose_start,
        "mulligan": setup.step_mulligan,
        "turn": phases.step_turn,
        "active": phases.step_active,
        "draw": phases.step_draw,
        "main1": phases.step_main1,
        "attack": attack.step_attack,
        "preparation": attack.step_preparation,
        "declare": attack.step_declare,
        "block": attack.step_block,
        "damage": attack.step_damage,
        "damage_window": attack.step_damage_window,
        "after_damage": attack.step_after_damage,
        "main2": phases.step_main2,
        "end": phases.step_end,
        "hand_size": phases.step_hand_size,
        "clean_up": phases.step_clean_up,
        "open": priority.step_open,
        "priority": priority.step_priority,
        "resolve": priority.step_resolve,
    }
)
# Steps that ask before they change anything: a game can go on from there by its state alone, and an action that cannot be
# completed is taken back to there. Whatever was paid or produced since is as it was (14.2), and so is everything that waits,
# so that nothing has triggered (14.3); the player who was asked there is asked again (14.4).
ASK_STEPS = frozenset({"choose_start", "mulligan", "declare", "block", "hand_size", "priority"})
CONSTRAINTS: Mapping[str, Constraint] = MappingProxyType(
    {
        "payment": payment.PAYMENT_RULE,
        "attack": attack.ATTACK_RULE,
        "block": attack.BLOCK_RULE,
        **divisions.CONSTRAINTS,
        **in_order.CONSTRAINTS,
        **loops.CONSTRAINTS,
    }
)


def _leave(g: Game, event: Event) -> Event | None:
    """As usual, but what lies beneath a card goes along with it (fftcg-new X-PRIMING-7)."""
    fact = _move(g, event)
    if fact is not None:
        priming.take_along(g, fact)
    return fact


def _move(g: Game, event: Event) -> Event | None:
    """As usual, but cards with Limit Break have a place of their own (fftcg-new X-LB-8)."""
    return events.move(g, limit_break.redirected(g, event))


PERFORMERS: Mapping[str, Performer] = {**events.PERFORMERS, LEAVE: _leave, MOVE: _move}


class FftcgRules(Funnel):
    """A ruleset of the game: the procedures, with the switches that make it this one."""

    zones: tuple[ZoneSpec, ...] = ZONES
    steps = STEPS
    ask_steps = ASK_STEPS
    glances: Mapping[str, Callable[[Game], bool]] = MappingProxyType({"priority": acts.pass_over})
    constraints = CONSTRAINTS
    performers = PERFORMERS
    # nothing is kept for cards that move: their effects find that they are gone
    moved: Callable[[Game, Event], None] | None = None
    public_values = ("crystals",)  # fftcg-new X-CRYSTAL-1
    clauses: Mapping[str, str] = cited.TOLD  # what other documents say of a kind of log line or question

    def __init__(self, switches: Switches) -> None:
        self.switches = switches
        self.needs: dict[NeedKey, Need] = {}  # what cards take, by what is printed on them, as this ruleset reads it
        self.name = switches.name
        if "classic" in switches.keywords:
            self.clauses = clauses.TOLD
            self.constraints = clauses.constraints(CONSTRAINTS)
            self.moved = items.bearer_gone  # Items lose their bearer (reading C-e)

    def acts(self, game: Game, player: int) -> list[Act]:
        """What the player with priority can do (11.1.1)."""
        return loops.open_acts(game, player, acts.acts_of(game, player))  # 13.2, 13.3

    def check_act(self, game: Game, player: int, act: Act) -> None:
        """Raise `Illegal` with the clause where the act is not open: nobody draws, shuffles or looks unasked (fftcg-guide G61)."""
        try:
            if act[0] == "cast":
                casting.check_cast(game, player, act)
            elif act[0] == "use":
                using.check_use(game, player, act)
            elif act != PASS:
                raise Illegal(f"there is no act {act[0]!r}", "11.1.1")
            loops.check_act(game, player, act)
        except Illegal as error:
            clause = clauses.classic(error.clause) if "classic" in self.switches.keywords else error.clause
            raise Illegal(error.reason, clause) from error

    def payable(self, g: Game, ctx: Ctx, player: int, cost: ir.Cost) -> bool:
        return costs.payable(g, ctx, player, cost)

    def pay(self, g: Game, ctx: Ctx, player: int, cost: ir.Cost, *, optional: bool = False) -> Flow[paying.Paid | None]:
        return (yield from paying.pay(g, ctx, player, cost, optional=optional))

    def damage_players(self, g: Game, blows: list[tuple[int, int, Ref]], cause: Cause) -> Flow[int]:
        return (yield from damage.damage_players(g, blows, cause))

    def lose(self, g: Game, losers: list[int]) -> None:
        """Noted for the next check of the rules (3.1)."""
        for player in losers:
            doom(g, player, "lost")

    def win(self, g: Game, player: int) -> None:
        """Noted likewise: who meets a condition of defeat as well has lost (3.2)."""
        doom(g, player, "won")

    def arriving(self, g: Game, intents: list[Event]) -> Flow[list[Event]]:
        """Zones have no limits of their own: what is too much on a field, the rules take away later (12.4.8)."""
        return intents
        yield

    def take_over(self, g: Game, refs: list[Ref], player: int, cause: Cause) -> Flow[list[Ref]]:
        """What is on a field is not played onto one (5.2.3.1.1.1)."""
        return []
        yield

    def gain(self, g: Game, ctx: Ctx, node: ir.Gain, refs: list[Ref]) -> tuple[int, list[Ref]]:
        """All that is gained lasts."""
        return 0, refs

    def gained(self, g: Game, ctx: Ctx, node: ir.Gain, refs: list[Ref]) -> None:
        """Nothing waits for it."""

    def played_from(self, g: Game, ref: Ref) -> int:
        """A card stays in its zone until its cost is paid, or lies on the stack (11.3.1, 11.4.2)."""
        return -1

    def castable(self, g: Game, player: int, ref: Ref, terms: Terms) -> bool:
        return casting.castable(g, player, ref, terms)

    def cast(self, g: Game, player: int, ref: Ref, terms: Terms) -> Flow[bool]:
        return (yield from casting.cast(g, player, ref, terms))

    def match(self, game: Game, watcher: Watcher, event: Event) -> Env | None:
        """As usual, with how often the ability triggers."""
        env = super().match(game, watcher, event)
        return None if env is None else stack.noted(game, watcher, event, env)


def switches_of(name: str) -> Switches:
    """The ruleset of this name as a value. Raises `InputError` for an unknown one."""
    if name not in RULESETS:
        raise InputError(f"unknown ruleset {name!r}; known are {', '.join(sorted(RULESETS))}")
    return RULESETS[name]


def rules_of(name: str, overrides: Mapping[str, object] | None = None) -> FftcgRules:
    """The ruleset of this name, with some switches set otherwise. Raises `InputError` for an unknown name or switch."""
    switches = switches_of(name)
    unknown = [k for k in overrides or {} if k not in switches.__struct_fields__]
    if unknown:
        raise InputError(f"unknown switch {unknown[0]!r} of ruleset {name}")
    return FftcgRules(_replaced(switches, dict(overrides or {})))


def _replaced(switches: Switches, changes: dict[str, object]) -> Switches:
    return Switches(**{f: changes.get(f, getattr(switches, f)) for f in switches.__struct_fields__})  # type: ignore[arg-type]
