"""Passive abilities (10.1.1.3): what is given and set, keywords that stand for abilities, rules, conditions before a colon.

Values follow the stages of 10.9.1: abilities and the keywords that denote them first, then what is no number, then numbers,
all of these by the time at which they were produced.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from cardwright.games.common.amounts import amount
from cardwright.games.common.changes import CHANGES, GAINS, KEEPING, RULES, RULINGS, Change, Values
from cardwright.games.common.conditions import CONDITIONS
from cardwright.games.common.context import Ctx, set_number
from cardwright.games.common.effects.lasting import SPANS
from cardwright.games.common.looking import ABILITY_KEYWORDS, OTHER, POWER, TURN, TYPES, learn
from cardwright.games.common.standing import Instance
from cardwright.games.common.texts import INNER, SPEAKING
from cardwright.games.sve.fixed import FIXED, kept
from cardwright.games.sve.references import ThisType
from cardwright.kernel.game import Game
from cardwright.kernel.state import ELSEWHERE, MISC, STATUS, Chars
from cardwright.text import ir
from cardwright.text import ir_sve as sv

# what is given ---------------------------------------------------------------------------------------------------------

STATS: Final = ("attack", "defense")
Number = Callable[[ir.Amount], int]


def _stats(node: sv.StatUp, number: Number) -> Values:
    return (0 if node.attack is None else number(node.attack), 0 if node.defense is None else number(node.defense))


def _give_stats(g: Game, instance: Instance, number: int, chars: Chars, values: Values) -> Chars:
    """Attack and defense rise or fall (5.26.1), possibly below zero (1.3.2.4); cards without them have none to change."""
    attack, defense = (
        kept(g, number, stat, value, instance.ctx.controller) for stat, value in zip(STATS, values, strict=True)
    )
    return replace(
        chars,
        power=None if chars.power is None else chars.power + attack,
        defense=None if chars.defense is None else chars.defense + defense,
    )


def _trait(node: sv.TraitGained, number: Number) -> Values:
    return (node.trait,)


def _give_trait(g: Game, instance: Instance, number: int, chars: Chars, values: Values) -> Chars:
    return chars if values[0] in chars.jobs else replace(chars, jobs=(*chars.jobs, *values))  # 2.4


KEEPING.add(FIXED)
GAINS[sv.StatUp] = Change(POWER, _stats, _give_stats)  # 10.9.1.4
GAINS[sv.TraitGained] = Change(OTHER, _trait, _give_trait)  # 10.9.1.3

# values of an effect for the object with this number: what it sets the value to, or by how much it changes it
SET: Final = "set:"
DELTA: Final = "delta:"


def _set_to(node: sv.SetAttack | sv.SetDefense, number: Number) -> Values:
    """What a passive ability sets it to; for what is set once, the value was fixed then."""
    return (number(node.amount),) if isinstance(node.duration, ir.Continuous) else ()


def _set(instance: Instance, number: int, value: int, values: Values) -> int:
    """The value set, by a passive ability or once (10.9.1.6); what was doubled has as much more."""
    numbers = instance.ctx.numbers
    fixed: int = values[0] if values else numbers.get(f"{SET}{number}", value + numbers.get(f"{DELTA}{number}", 0))
    return fixed


def _set_attack(g: Game, instance: Instance, number: int, chars: Chars, values: Values) -> Chars:
    """Set to a value, it has been increased or reduced by the difference (5.26.2)."""
    if chars.power is None:
        return chars
    change = _set(instance, number, chars.power, values) - chars.power
    return replace(chars, power=chars.power + kept(g, number, "attack", change, instance.ctx.controller))


def _set_defense(g: Game, instance: Instance, number: int, chars: Chars, values: Values) -> Chars:
    if chars.defense is None:
        return chars
    change = _set(instance, number, chars.defense, values) - chars.defense
    return replace(chars, defense=chars.defense + kept(g, number, "defense", change, instance.ctx.controller))


CHANGES[sv.SetAttack] = Change(POWER, _set_to, _set_attack)
CHANGES[sv.SetDefense] = Change(POWER, _set_to, _set_defense)


def _new_type(node: sv.ChangeType, number: Number) -> Values:
    return (node.card_type,)


def _change_type(g: Game, instance: Instance, number: int, chars: Chars, values: Values) -> Chars:
    """It loses all other types (5.24.1) and keeps all else (5.24.2, 5.24.3), its evolved version's type too (5.15.2.1)."""
    return chars if chars.types == values else replace(chars, types=values)


CHANGES[sv.ChangeType] = Change(TYPES, _new_type, _change_type)  # 10.9.1.3

# keywords (chapter 12) -------------------------------------------------------------------------------------------------

STACK: Final = "Stack"  # the keyword, and the name of its counters (13.3.2)
KEYWORDS: Final = frozenset(
    ("Ward", "Storm", "Rush", "Bane", "Drain", "Aura", "Intimidate", "Assail", "Quick", STACK)
)  # fmt: skip
ABILITY_KEYWORDS.update(KEYWORDS)  # 12.1.1: they denote abilities, which are given and taken before all else (10.9.1.2)

YOU: Final = ir.You()
ITSELF: Final = ir.SelfRef()
STACKED: Final = ir.Group(
    noun=ir.TypeIs(types=("Amulet",)),
    adjectives=(ir.OtherThan(card=ITSELF),),
    qualifiers=(ir.WithKeyword(keyword=STACK), ir.InZone(zone=ir.Field(player=YOU))),
)
# 12.13.2; once, however often it was given (12.13.3); not by an attacked follower, not by abilities (12.13.2.1, 12.13.2.2)
DRAIN: Final = ir.AutoAbility(
    event=ir.CardEvent(subject=ITSELF, happenings=(sv.DealsDamage(kind="attack"),)),
    effects=(
        ir.Gain(
            to=sv.LeaderOf(player=YOU), gains=(sv.StatUp(defense=ir.EventAmount()),), duration=ir.Permanent()
        ),
    ),
)  # fmt: skip
# 12.15.2; attack targets are no selection of cards or abilities (12.15.3)
AURA: Final = ir.FieldAbility(
    effects=(
        ir.Restrict(
            what=ITSELF, rule=ir.CannotBeChosen(by=ir.Opponent(), kinds=("summon", "ability")), duration=ir.Continuous()
        ),
    )
)
# 13.3.2.2.b: the second of its three abilities; the first is in how cards enter (`events`)
STACK_STAYS: Final = sv.ReplaceLeaving(
    what=ITSELF,
    how="leave",
    effect=ir.RemoveCounters(counter=STACK, count=ir.Num(value=1), what=ITSELF),
)
STAYS: Final = ir.FieldAbility(
    effects=(ir.If(condition=ir.CountersAre(card=ITSELF, counter=STACK, count=ir.Num(value=1)), effect=STACK_STAYS),)
)


def _transfer(cost: ir.Cost) -> ir.ActionAbility:
    target = ir.Target(count=ir.Num(value=1), group=STACKED, bind="t1")
    move = sv.TransferCounters(counter=STACK, source=ITSELF, to=ir.Ref(to=("t1",)))
    return ir.ActionAbility(cost=cost, effects=(ir.Choose(targets=(target,), player=YOU), move))


TRANSFER: Final = _transfer(ir.Cost(icons=(ir.DullSelf(),)))  # 13.3.2.2.c; reading S8
FREE_TRANSFER: Final = _transfer(ir.Cost())  # by the other reading of S8
SPEAKING.update({"Drain": (DRAIN,), "Aura": (AURA,), STACK: (STAYS, TRANSFER, FREE_TRANSFER)})

# rules ---------------------------------------------------------------------------------------------------------------

RULES.update(
    (
        sv.CannotAttackLeaders,
        sv.CannotAttackFollowers,
        sv.CannotBeAttacked,
        sv.StatFixed,
        sv.CannotDealDamage,
        sv.TakesNoDamage,
        sv.IgnoresWard,
        sv.DealsDefense,
        sv.CannotEvolve,
        sv.CannotRace,
        sv.WordActive,
        sv.PlayOnlyIf,
        sv.MustAttackWhom,
        sv.EntersWith,
    )
)
RULINGS.update(
    (sv.CostSet, sv.FirstPlayCheaper, sv.SpellchainCounts, sv.WhenPlaying, sv.ServeRule, sv.SetEvolveCost, sv.EvolveCostChange)
)  # fmt: skip


# conditions before what they govern (10.3.3) -----------------------------------------------------------------------------


class Defined(ir.Condition, frozen=True):
    """Always so; from here on X is ``amount`` (5.2.1.2.1)."""

    amount: ir.Amount


@CONDITIONS.handles(Defined)
def _define(g: Game, ctx: Ctx, node: Defined) -> bool:
    set_number(ctx, "x", amount(g, ctx, node.amount))
    return True


INNER[sv.Gate] = lambda node: [(effect, (node.condition,)) for effect in node.effects]
INNER[sv.Let] = lambda node: [(effect, (Defined(amount=node.amount),)) for effect in node.effects]
INNER[sv.OrInstead] = lambda node: [
    (node.effect, (ir.Not(node.condition),)),
    (node.instead, (node.condition,)),
]  # 10.10.2.5
INNER[sv.Reminder] = lambda node: []  # 2.6.2


# durations -------------------------------------------------------------------------------------------------------------


def _this_attack(g: Game, ctx: Ctx, node: sv.DuringAttack) -> tuple[str, tuple[int, ...], tuple[str, ...]] | None:
    """Until the attack ends (8.4.11), if there is one."""
    return (ATTACK_LONG, (), ()) if "attackers" in g.state.vars else None


ATTACK_LONG: Final = "attack"  # `Effect.duration` of what lasts as long as an attack
SPANS[sv.DuringAttack] = _this_attack

# what texts look at: what may change without a card entering or leaving a field ------------------------------------------------

_LOOKS: Final[
    tuple[tuple[tuple[type, ...], int, int, bool], ...]
] = (  # at what, at which layer, elsewhere than on the field
    ((sv.TraitIs, sv.TraitGained, sv.NameIncludes), 0, OTHER, False),
    (
        (
            sv.ClassIs,
            sv.IsToken,
            sv.IsAdvanced,
            sv.IsEvolved,
            ir.OneOfEach,
            sv.LeaderOf,
            sv.EvolveCostIs,
            ThisType,
            Defined,
        ),
        0,
        0,
        False,
    ),
    ((sv.ZoneIsFull,), ELSEWHERE, 0, True),
    ((sv.AttackIs, sv.AttackOf), 0, POWER, False),
    ((sv.DefenseIs, sv.DefenseOf), STATUS, POWER, False),
    ((sv.PlayedFrom,), MISC, 0, True),
    ((sv.DidThisTurn,), MISC, 0, False),
    ((sv.WentThisTurn,), MISC, 0, True),
    ((sv.CameFrom, sv.FromElsewhere, sv.IsFaceup, sv.IsRacing, sv.PaidEarthRite), STATUS | MISC, 0, True),
    (
        (sv.Combo, sv.Overflow, sv.PointsAre, sv.PlayPoints, sv.EvolutionPoints, sv.PlayedThisTurn, sv.NthPlayed),
        MISC,
        0,
        False,
    ),
    ((sv.Sanguine, sv.NthTurn, sv.SinceTurn), MISC | TURN, 0, False),
    ((sv.TakenThisTurn,), MISC, 0, False),
    ((sv.WentFirst,), 0, 0, False),
    ((sv.Spellchain, sv.Necrocharge), MISC | ELSEWHERE, 0, True),
)
for _classes, _reads, _layer, _elsewhere in _LOOKS:
    for _cls in _classes:
        learn(_cls, _reads, layer=_layer, elsewhere=_elsewhere)
