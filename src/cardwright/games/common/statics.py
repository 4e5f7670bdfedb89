"""What texts forbid, demand and allow (11.9, 2.2): the questions that the rules ask before they act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from cardwright.games.common import combat
from cardwright.games.common.ability_kinds import of_kind
from cardwright.games.common.casting_rules import (
    alternative_costs,
    cannot_cast,
    cards_with_abilities,
    cast_for_free,
    castable_elsewhere,
    cost_to_cast,
    kept_from_field,
    leave_needed,
    leave_removes,
    may_cast_from_elsewhere,
    optional_costs,
    payment_rule,
    payments_to_reduce,
    removed_after_use,
    required_cost,
    use_up,
    used_by_casting,
)
from cardwright.games.common.context import Ctx
from cardwright.games.common.groups import matches, members
from cardwright.games.common.house import readings
from cardwright.games.common.limits import limit_problem, note_use
from cardwright.games.common.preventions import kept_off
from cardwright.games.common.refs import objects, players
from cardwright.games.common.ruling import in_force, number, on, own, rule_of, ruled
from cardwright.games.common.zones import DECLARED, FIELD, HAND
from cardwright.kernel.game import Game
from cardwright.kernel.state import STRUCTURE, Ref
from cardwright.text import ir

if TYPE_CHECKING:
    from cardwright.games.common.actions import Cause

__all__ = [
    "RULES",
    "activation_over",
    "alternative_costs",
    "attacks_at_once",
    "attacks_per_turn",
    "can_block",
    "can_damage",
    "cannot",
    "cannot_cast",
    "cannot_gain",
    "cards_with_abilities",
    "cast_for_free",
    "castable_elsewhere",
    "combat_costs",
    "copies_allowed",
    "cost_to_cast",
    "dulls_at_once",
    "ever_forbidden",
    "in_force",
    "leave_needed",
    "leave_removes",
    "light_dark_allowed",
    "limit_problem",
    "may_cast_from_elsewhere",
    "may_declare_attack",
    "must",
    "must_be_chosen",
    "not_played",
    "note_use",
    "on",
    "optional_costs",
    "party_elements",
    "payment_rule",
    "payments_to_reduce",
    "pays_special",
    "power_fixed",
    "produces",
    "put_away",
    "removed_after_use",
    "required_cost",
    "ruled",
    "unnoticed",
    "use_up",
    "used_by_casting",
]

Test = Callable[[Game, Ctx, Any, "Cause | None"], bool]
EFFECTS: Final = ("summon", "ability")  # kinds of causes that are Summons or abilities


# "cannot" (2.2: it beats "can") --------------------------------------------------------------------------------------------


def _always(g: Game, ctx: Ctx, rule: Any, cause: Cause | None) -> bool:
    return True


def _by(g: Game, ctx: Ctx, rule: Any, cause: Cause | None) -> bool:
    """Only Summons and abilities of the player that the rule names are kept from it, and from their costs (11.6.2.4)."""
    if cause is None or cause.controller not in players(g, ctx, rule.by):
        return False
    return cause.kind == "cost" or cause.kind in getattr(rule, "kinds", EFFECTS)


def _ever(g: Game, ctx: Ctx, rule: ir.CannotBeActivated, cause: Cause | None) -> bool:
    return rule.ever


def _not_whom(g: Game, ctx: Ctx, rule: ir.CannotBlock, cause: Cause | None) -> bool:
    return rule.whom is None


def _choosing(g: Game, ctx: Ctx, rule: ir.CannotBeChosen, cause: Cause | None) -> bool:
    if cause is None or cause.controller not in players(g, ctx, rule.by):
        return False
    named = cause.kind in rule.kinds or (cause.burst and "burst" in rule.kinds)
    if not named and not (cause.kind == "ability" and of_kind(g, cause.node, rule.kinds)):
        return False
    return rule.sources is None or matches(g, ctx, rule.sources, cause.source)


def _breaking(g: Game, ctx: Ctx, rule: ir.CannotBeBroken, cause: Cause | None) -> bool:
    effect = cause is not None and cause.kind in EFFECTS
    if rule.no_damage and not effect:
        return False  # damage still breaks it
    if rule.by is None:
        return True
    if cause is None or cause.kind not in rule.kinds or cause.controller not in players(g, ctx, rule.by):
        return False
    return rule.sources is None or matches(g, ctx, rule.sources, cause.source)


def _using(kind: str) -> Test:
    def test(g: Game, ctx: Ctx, rule: ir.CannotUseAbilities, cause: Cause | None) -> bool:
        return kind in rule.kinds

    return test


_CANNOT: Final[dict[str, tuple[tuple[str, Test], ...]]] = {
    "attack": (("CannotAttack", _always), ("CannotAttackOrBlock", _always)),
    "block": (("CannotBlock", _not_whom), ("CannotAttackOrBlock", _always)),
    "form_party": (("CannotFormParty", _always),),
    "attack_alone": (("CannotAttackAlone", _always),),
    "be_chosen": (("CannotBeChosen", _choosing),),
    "be_broken": (("CannotBeBroken", _breaking),),
    "be_dulled": (("CannotBecomeDull", _by),),
    "be_dulled_for_cp": (("CannotProduce", _always),),
    "be_frozen": (("CannotBeFrozen", _by),),
    "leave_field": (("CannotLeaveField", _by),),
    "be_put": (("CannotBePut", _by),),
    "be_returned": (("CannotBeReturned", _by),),
    "be_removed": (("CannotBeRemoved", _by),),
    "be_decreased": (("PowerCannotBeDecreased", _by),),
    "be_increased": (("PowerCannotBeIncreased", _by),),
    "activate": (("CannotBeActivated", _by),),
    "activate_in_active_phase": (("DoesNotActivate", _always), ("CannotBeActivated", _ever)),
    "use_action": (("CannotUseAbilities", _using("action")),),
    "use_special": (("CannotUseAbilities", _using("special")),),
}


_FORBIDDING: Final = {what: frozenset(kind for kind, _ in rules) for what, rules in _CANNOT.items()}
NO_ELEMENT: Final[frozenset[str]] = frozenset()


def ever_forbidden(g: Game, what: str) -> bool:
    """Whether any text in force could forbid it for some card: a look before many cards are asked about."""
    return not _FORBIDDING[what].isdisjoint(g.derived.rules)


def cannot(g: Game, what: str, ref: Ref, cause: Cause | None) -> bool:
    """Whether a text forbids it for the card; `cause` says who wants to do it to the card."""
    rules = g.derived.rules
    for kind, test in _CANNOT[what]:
        if kind in rules and any(test(g, ctx, rule, cause) for rule, ctx in on(g, kind, ref)):
            return True
    return False


def no_burst(g: Game, source: Ref, card: Ref) -> bool:
    """Whether a card put into the Damage Zone due to the source cannot use its EX Burst."""
    if "NoExBurst" not in g.derived.rules:
        return False
    return any(rule.cards is None or matches(g, ctx, rule.cards, card) for rule, ctx in on(g, "NoExBurst", source))


def unnoticed(g: Game, ref: Ref) -> bool:
    """Whether the card's entering the field triggers no auto-ability."""
    return ruled(g, "EntersUnnoticed", ref)


def cannot_gain(g: Game, ref: Ref, keyword: str) -> bool:
    """Whether the card cannot gain this keyword."""
    return any(keyword in rule.keywords for rule, _ in on(g, "CannotGainKeyword", ref))


def power_fixed(g: Game, ref: Ref, change: int, controller: int) -> bool:
    """Whether Summons and abilities of the player cannot change the card's power in this direction."""
    kind = "PowerCannotBeDecreased" if change < 0 else "PowerCannotBeIncreased"
    return any(controller in players(g, ctx, rule.by) for rule, ctx in on(g, kind, ref))


def not_played(g: Game, ref: Ref, cause: Cause, player: int | None = None) -> bool:
    """Whether Summons and abilities cannot put the card onto the field, its owner's or that of the player, from where it is."""
    obj = g.state.objects[ref[0]]
    if cause.kind not in EFFECTS:
        return False
    whose = obj.owner if player is None else player
    if kept_from_field(g, whose, ref) or kept_off(g, whose, ref, by_effect=True):
        return True
    rules = (*own(g, "NotPlayedByEffects", ref, obj.owner), *on(g, "NotPlayedByEffects", ref))
    return any(rule.anywhere or obj.zone == HAND for rule, _ in rules)


# combat --------------------------------------------------------------------------------------------------------------------

_MUST: Final = {"attack": "MustAttack", "block": "MustBlock", "be_blocked": "MustBeBlocked"}


def must(g: Game, what: str, ref: Ref) -> bool:
    """Whether the card has to "attack", "block" or "be_blocked" if possible (10.1.2.1.3, 10.1.3.1.3)."""
    kind = _MUST[what]
    if kind not in g.derived.rules:
        return False
    for rule, ctx in on(g, kind, ref):
        whom = rule.whom if isinstance(rule, ir.MustBlock) else None
        if whom is None or any(r in combat.attackers(g) for r in objects(g, ctx, whom)):
            return True
    return False


def must_be_chosen(g: Game, ref: Ref, cause: Cause) -> bool:
    """Whether who chooses has to choose this card if possible."""
    if cause.kind not in EFFECTS:
        return False
    return any(cause.controller in players(g, ctx, rule.by) for rule, ctx in on(g, "MustBeChosen", ref))


BARRING_BLOCKS: Final = frozenset({"CannotBlock", "CannotBeBlocked"})


def can_block(g: Game, blocker: Ref, attacker: Ref) -> bool:
    """Whether no text keeps this Forward from blocking that attacker (10.1.3.1.2, 15.1.1.9.6)."""
    if BARRING_BLOCKS.isdisjoint(g.derived.rules):
        return True
    for rule, ctx in on(g, "CannotBlock", blocker):
        if rule.whom is None or matches(g, ctx.bind(each=(blocker,)), rule.whom, attacker):
            return False
    return not any(
        rule.by is None or matches(g, ctx.bind(each=(attacker,)), rule.by, blocker)
        for rule, ctx in on(g, "CannotBeBlocked", attacker)
    )


def put_away(g: Game, ref: Ref) -> bool:
    """Whether a text has the rules put the card into the Break Zone."""
    return ruled(g, "PutAway", ref)


def can_damage(g: Game, dealer: Ref, to: Ref) -> bool:
    """Whether the Forward can deal damage to that one at all (15.1.1.9.8): no text turns all of it into nothing."""
    from cardwright.games.common.replacement import nullifies

    return not any(nullifies(g, r, dealer, to) for r in g.derived.replacements.get("damage", ()))


def attacks_at_once(g: Game, ref: Ref) -> bool:
    """Whether it can attack in the turn in which it came (10.1.2.1.1)."""
    return ruled(g, "AttackAtOnce", ref)


def attacks_again(g: Game) -> bool:
    """Whether any text in force lets a card attack more often than once a turn."""
    return not ATTACKING_AGAIN.isdisjoint(g.derived.rules)


ATTACKING_AGAIN: Final = frozenset({"AttackTwice", "AttackTimes", "AttackOnceMore"})


def attacks_per_turn(g: Game, ref: Ref) -> int:
    """How often it can attack this turn: once, as 10.1.2.1.2 has it, or more by texts (fftcg-new X-FIGHT-1)."""
    if not attacks_again(g):
        return 1
    times = [1, *(2 for _ in on(g, "AttackTwice", ref))]
    times += [number(g, ctx, rule.count) for rule, ctx in on(g, "AttackTimes", ref)]
    return max(times) + sum(1 for _ in on(g, "AttackOnceMore", ref))


def may_declare_attack(g: Game, player: int) -> bool:
    """Whether no text limits the player to the attacks that they have declared this turn (fftcg-new X-FIGHT-3)."""
    limits = [(rule_of(entry.part), ctx) for entry, ctx in in_force(g, "AttackLimit")]
    if not limits:
        return True
    declared = sum(1 for e in g.state.history if e.kind == DECLARED and e.player == player)
    return all(declared < number(g, c, rule.most) for rule, c in limits if player in players(g, c, rule.player))


def may_use(g: Game, player: int, kind: str, ref: Ref | None = None) -> bool:
    """Whether no text keeps the player from using abilities of the kind, ``ref``'s where they are a card's, or from what else
    `CannotUse` speaks of (2.2)."""
    bans = [(rule_of(entry.part), ctx) for entry, ctx in in_force(g, "CannotUse")]
    barred = [(ban, ctx) for ban, ctx in bans if kind in ban.kinds and player in players(g, ctx, ban.player)]
    return not any(ban.group is None or (ref and matches(g, ctx, ban.group, ref)) for ban, ctx in barred)


def party_elements(g: Game, refs: Sequence[Ref]) -> bool:
    """Whether these Forwards can form a party as far as Elements go (15.1.1.9.2; reading F36).

    One Element is common to all, those left aside that can form a party with Forwards of any Element (fftcg-new X-FIGHT-2).
    """
    if _share_element(g, refs):
        return True
    if not readings(g).party_shares_one_element and all(_share_element(g, p) for p in combinations(refs, 2)):
        return True
    bound = [
        r for r in refs if not all(_any_element_with(g, r, o) or _any_element_with(g, o, r) for o in refs if o != r)
    ]
    return len(bound) < len(refs) and (len(bound) < 2 or _share_element(g, bound))


def _share_element(g: Game, refs: Sequence[Ref]) -> bool:
    return bool(set.intersection(*(set(g.chars(r[0]).elements) for r in refs)))


def _any_element_with(g: Game, ref: Ref, other: Ref) -> bool:
    return any(matches(g, ctx, rule.group, other) for rule, ctx in on(g, "PartyWithAny", ref))


EITHER_COST: Final = "AttackOrBlockCost"


_COMBAT_COSTS: Final = {"attack": ("AttackCost", EITHER_COST), "block": ("BlockCost", EITHER_COST)}


def combat_costs(g: Game, what: str, refs: Sequence[Ref]) -> list[tuple[Ctx, ir.Cost]]:
    """What "attack" or "block" costs with these Forwards (10.1.2.3, 10.1.3.1.3)."""
    kinds = [kind for kind in _COMBAT_COSTS[what] if kind in g.derived.rules]
    return [(ctx, rule.cost) for ref in refs for kind in kinds for rule, ctx in on(g, kind, ref)] if kinds else []


def dulls_at_once(g: Game, ref: Ref, kind: str) -> bool:
    """Whether its abilities of this kind can have their Dull icon paid in the turn in which it came, without Haste (11.6.2.2)."""
    return "DullAtOnce" in g.derived.rules and any(kind in rule.kinds for rule, _ in on(g, "DullAtOnce", ref))


def pays_special(g: Game, ref: Ref, card: Ref) -> bool:
    """Whether a text lets this card be discarded for the special abilities of that one, whatever its name (11.7.1)."""
    if "SpecialPaidBy" not in g.derived.rules:
        return False
    player = g.state.objects[ref[0]].controller
    found = on(g, "SpecialPaidBy", ref)
    return any(ctx.controller == player and matches(g, ctx, rule.group, card) for rule, ctx in found)


def special_costs(g: Game, player: int, ref: Ref, cost: ir.Cost) -> list[ir.Cost]:
    """What texts let the player pay instead of this cost of a special ability of the card (11.7.1)."""
    others = []
    for rule, ctx in on(g, "SpecialPaidOtherwise", ref):
        if ctx.controller == player and any(isinstance(icon, ir.SpecialIcon) for icon in cost.icons):
            kept = tuple(icon for icon in cost.icons if not isinstance(icon, ir.SpecialIcon))
            beside = ir.Cost() if rule.whole else ir.Cost(icons=kept, actions=cost.actions)
            others.append(ir.Cost((*beside.icons, *rule.cost.icons), (*beside.actions, *rule.cost.actions)))
    return others


# staying on the field -----------------------------------------------------------------------------------------


def copies_allowed(g: Game, player: int, card: int, name: str) -> bool:
    """Whether the player may control any number of copies of the card (7.7.3)."""
    ref = g.state.objects[card].ref
    return ruled(g, "UnlimitedCopies", ref) or bool(list(own(g, "UnlimitedCopies", ref, player)))


def light_dark_allowed(g: Game, player: int, cards: Sequence[int]) -> bool:
    """Whether the player may control these Light and Dark Characters together (7.7.5, 12.4.7): any two of them."""
    if len(cards) < 2:
        return True
    many = {entry.part.node.element for entry, _ in in_force(g, "LightDarkMany") if entry.controller == player}
    for card in cards:
        if g.state.objects[card].zone != FIELD:
            many |= {rule.element for rule, _ in own(g, "LightDarkMany", g.state.objects[card].ref, player)}
    of = {card: set(g.chars(card).elements) for card in cards}
    beside = {card: _comes_beside(g, player, card) for card in cards}
    return all(many & of[a] & of[b] or beside[a] & of[b] or beside[b] & of[a] for a, b in combinations(cards, 2))


def light_dark_discards(g: Game, player: int) -> frozenset[str]:
    """The Elements, Light or Dark, of which texts let the player discard cards to produce CP (against 5.2.1.3)."""
    if "LightDarkDiscards" not in g.derived.rules:
        return NO_ELEMENT
    rules = in_force(g, "LightDarkDiscards")
    return frozenset(entry.part.node.element for entry, _ in rules if entry.controller == player)


def _comes_beside(g: Game, player: int, card: int) -> set[str]:
    """The Elements of which there may be others where the card is played."""
    obj = g.state.objects[card]
    found = on(g, "LightDarkExempt", obj.ref) if obj.zone == FIELD else own(g, "LightDarkExempt", obj.ref, player)
    return {rule.element for rule, _ in found}


def produces(g: Game, ref: Ref) -> tuple[str, ...]:
    """The Elements of which the Backup can produce CP: one of its own (5.2.1.3; fftcg-guide G38), or others by texts."""
    usual = g.chars(ref[0]).elements
    if "Produces" not in g.derived.rules:
        return usual
    elements = dict.fromkeys(usual)
    for rule, ctx in on(g, "Produces", ref):
        if rule.of is None:
            elements |= dict.fromkeys(rule.elements or ALL_ELEMENTS)
        else:
            elements |= dict.fromkeys(e for r in members(g, ctx, rule.of) for e in g.chars(r[0]).elements)
    return tuple(elements)


ALL_ELEMENTS: Final = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark")


def activation_over(g: Game, player: int) -> None:
    """The player's Active Phase is over: what kept his cards dull only during that one ends for them."""
    for entry in g.derived.rules.get("DoesNotActivate", ()):
        if entry.effect and entry.part.node.rule.next_only:
            rest = tuple(r for r in entry.objects or () if g.state.exists(r) and _holder(g, r) != player)
            if not rest:
                g.end_effects({entry.effect})
            elif rest != entry.objects:
                g.state.effects = [replace(e, objects=rest) if e.id == entry.effect else e for e in g.state.effects]
                g.changed(STRUCTURE)


def _holder(g: Game, ref: Ref) -> int:
    return g.state.objects[ref[0]].controller


# every rule that something above or in `casting_rules` asks about
RULES: Final[frozenset[type]] = frozenset(
    {
        ir.DeckCopies,  # of building decks (8.1.2; sve 6.1.2): nothing in the game asks for it
        ir.CannotAttack,
        ir.CannotBlock,
        ir.CannotAttackOrBlock,
        ir.CannotBeBlocked,
        ir.CannotFormParty,
        ir.CannotAttackAlone,
        ir.AttackCost,
        ir.BlockCost,
        ir.AttackOrBlockCost,
        ir.MustAttack,
        ir.MustBlock,
        ir.MustBeBlocked,
        ir.MustBeChosen,
        ir.CannotBeChosen,
        ir.CannotBeBroken,
        ir.SpecialPaidBy,
        ir.SpecialPaidOtherwise,
        ir.DullAtOnce,
        ir.CannotBePut,
        ir.CannotBecomeDull,
        ir.CannotBeFrozen,
        ir.CannotBeActivated,
        ir.CannotProduce,
        ir.CannotLeaveField,
        ir.CannotBeReturned,
        ir.CannotBeRemoved,
        ir.PowerCannotBeDecreased,
        ir.PowerCannotBeIncreased,
        ir.CannotUseAbilities,
        ir.CannotGainKeyword,
        ir.DoesNotActivate,
        ir.AttackTwice,
        ir.AttackOnceMore,
        ir.AttackTimes,
        ir.AttackAtOnce,
        ir.PartyWithAny,
        ir.EntersDull,
        ir.EntersActive,
        ir.EntersWithCounters,
        ir.EntersUnnoticed,
        ir.LightDarkExempt,
        ir.DamageStands,
        ir.PutAway,
        ir.PlayOnlyWithout,
        ir.CastOnly,
        ir.CastableFrom,
        ir.NeverCast,
        ir.NotPlayedByEffects,
        ir.NotTogether,
        ir.MustControl,
        ir.PlayedOnlyIf,
        ir.PayOnlyWith,
        ir.PayAnyElement,
        ir.Produces,
        ir.NoExBurst,
        ir.UnlimitedCopies,
    }
)
