"""Keywords (chapter 12) and what texts forbid and allow followers: the questions that the rules ask before they act."""

from __future__ import annotations

from cardwright.games.common.actions import BY_RULES, Cause
from cardwright.games.common.groups import matches
from cardwright.games.common.refs import objects
from cardwright.games.common.ruling import on, ruled
from cardwright.games.common.statics import cannot
from cardwright.games.common.texts import SPEAKING, sheet_of
from cardwright.games.sve.passives import FREE_TRANSFER, STACK, TRANSFER
from cardwright.games.sve.players import switches
from cardwright.kernel.game import Game
from cardwright.kernel.state import Chars, Ref, Source


def has(g: Game, number: int, keyword: str) -> bool:
    """Whether the card has the keyword now."""
    return keyword in g.chars(number).keywords


def refreshes(g: Game, ref: Ref) -> bool:
    """Whether the card is refreshed in its controller's start phase (7.2.3)."""
    return not cannot(g, "activate_in_active_phase", ref, None)


def indestructible(g: Game, ref: Ref, bane: Ref | None = None) -> bool:
    """Whether a text keeps the card from being destroyed (1.3.3); by another's Bane that is done by an ability (11.3.2.1)."""
    cause = BY_RULES if bane is None else Cause(bane, g.state.objects[bane[0]].controller, "ability")
    return cannot(g, "be_broken", ref, cause) or cannot(g, "leave_field", ref, cause)


def cannot_attack(g: Game, ref: Ref) -> bool:
    """Whether a text keeps the follower from attacking."""
    return ruled(g, "CannotAttack", ref)


def must_attack(g: Game, ref: Ref) -> bool:
    """Whether a text demands that the follower attacks if possible."""
    return ruled(g, "MustAttack", ref)


def demanded_targets(g: Game, attacker: Ref) -> list[list[int]]:
    """Of which followers texts demand that this attacker selects one, text by text."""
    return [[r[0] for r in objects(g, ctx, rule.whom)] for rule, ctx in on(g, "MustAttackWhom", attacker)]


def cannot_activate(g: Game, ref: Ref, kind: str) -> bool:
    """Whether a text keeps activated abilities of this kind ("action", "evolve", "serve") of the card from being played."""
    if "CannotUseAbilities" not in g.derived.rules:
        return False
    return any(kind in rule.kinds for rule, _ in on(g, "CannotUseAbilities", ref))


def cannot_attack_followers(g: Game, ref: Ref) -> bool:
    """Whether no follower may be its attack target."""
    return ruled(g, "CannotAttackFollowers", ref)


def cannot_attack_leaders(g: Game, ref: Ref) -> bool:
    """Whether no leader may be its attack target."""
    return ruled(g, "CannotAttackLeaders", ref)


def attackable(g: Game, ref: Ref, attacker: Ref) -> bool:
    """Whether the attacker can select the follower as its target; abilities may still select it (12.12.2, 12.12.2.1)."""
    if has(g, ref[0], "Intimidate"):
        return False
    spared = on(g, "CannotBeAttacked", ref)
    return not any(rule.by is None or matches(g, ctx, rule.by, attacker) for rule, ctx in spared)


def ignores_ward(g: Game, ref: Ref) -> bool:
    """Whether Ward does not restrict its attacks."""
    return ruled(g, "IgnoresWard", ref)


def deals_defense(g: Game, ref: Ref) -> bool:
    """Whether it deals damage equal to its defense in attacks."""
    return ruled(g, "DealsDefense", ref)


def cannot_evolve(g: Game, ref: Ref) -> bool:
    """Whether a text keeps the card from evolving."""
    return ruled(g, "CannotEvolve", ref)


def activated(g: Game, number: int, chars: Chars) -> list[Source]:
    """The activated abilities that the keywords of the card stand for: the transfer of Stack counters (13.3.2.2; reading S8)."""
    if STACK not in chars.keywords:
        return []
    card = g.state.objects[number].card
    transfer = TRANSFER if switches(g).stack_transfer_engages else FREE_TRANSFER
    return [(card, sheet_of(g.defs[card]).spoken[STACK][SPEAKING[STACK].index(transfer)])]
