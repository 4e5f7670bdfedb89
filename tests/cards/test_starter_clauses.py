"""Clause by clause of the 2020 rules: each asks for a mechanic that a card of the two built-in decks uses, or cards do not matter to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from starter import DECKS, PLAYED, POOL, Test, deck, having, keyword, kind, rule, users

from cardwright.cards import FftcgCard
from cardwright.rules.clauses import load_clauses
from cardwright.text import ir

# The clauses, what of them a card text can ask for, and how that is told in the trees of the decks' cards.
Row = tuple[str, str, type[ir.Node], Test | None]


def _to_all(node: ir.Gain) -> bool:
    return isinstance(node.to, ir.All)


def _to_itself(node: ir.Gain) -> bool:
    return isinstance(node.to, ir.SelfRef) and isinstance(node.duration, ir.Continuous)


def _for_a_turn(inner: Test | None = None) -> Test:
    return lambda node: isinstance(node.duration, ir.UntilEndOfTurn) and (inner is None or inner(node))


WORDS_AND_NUMBERS: tuple[Row, ...] = (
    ("2.1", "what the rules forbid is allowed", ir.LightDarkMany, None),
    ("2.2", "cannot", ir.Restrict, rule(ir.CannotAttackOrBlock)),
    ("2.3", "two things of which one may be impossible", ir.Then, None),
    ("3.2", "a player wins by a text", ir.WinGame, None),
    ("3.1.2", "a draw by a text", ir.Draw, None),
    ("4.1 4.5", "X", ir.CpX, None),
    ("4.2", "half", ir.Half, None),
    ("4.3", "less power", ir.Lose, kind(ir.PowerUp, "losses")),
    ("5.2.3.1.1.4", "a Monster becomes a Forward", ir.BecomeForward, None),
    ("5.2.3.1.1.3", "a Backup that enters active", ir.Restrict, rule(ir.EntersActive)),
    ("5.2.4.1", "the card itself", ir.SelfRef, None),
    ("6.1.3 11.11.6", "each player", ir.EachPlayer, None),
    ("6.2.1 6.2.2 6.2.5 7.3", "control", ir.GainControl, None),
    ("6.2.4", "played onto its owner's field", ir.PlayOnto, having(player=ir.Owner())),
    ("6.4.1", "a source", ir.FromSource, None),
    ("6.4.1.1", "delayed by a Summon", ir.SummonEffect, kind(ir.Delayed, "effects")),
    ("6.4.1.2 11.8.17.5", "delayed by an ability", ir.AutoAbility, kind(ir.Delayed, "effects")),
    ("6.4.1.3", "delayed by a replacement", ir.RemoveInstead, lambda node: node.later is not None),
    ("6.4.2 11.5.6 11.11.4", "the power of a card that may be gone", ir.PowerOf, None),
    ("6.5.2 6.5.3", "damage received by a text", ir.ReceiveDamage, None),
    ("6.5.2.1", "2 points at once", ir.ReplacePlayerDamage, having(amount=ir.Num(value=2))),
    ("6.7.2 6.7.3", "counters", ir.PlaceCounters, None),
    ("7.4", "a card returns as another one", ir.ToHand, having(verb="return")),
    ("7.6.1", "a hand revealed", ir.RevealHand, None),
    ("7.6.2", "face-down by a text", ir.FaceDown, None),
    ("7.7.5", "two Light Characters", ir.Restrict, rule(ir.LightDarkExempt)),
    ("7.13.2", "removed from the game", ir.RemoveFromGame, None),
    ("8.1.2", "a deck of more copies", ir.Restrict, rule(ir.DeckCopies)),
)

TURNS_AND_ATTACKS: tuple[Row, ...] = (
    ("9.1.1.1", "not activated", ir.Restrict, rule(ir.DoesNotActivate)),
    ("9.3.1.1", "the beginning of Main Phase 2", ir.BeginningOf, having(phase="main_2")),
    ("9.3.1.3", "the beginning of Main Phase 1", ir.BeginningOf, having(phase="main_1")),
    ("9.3.1.6", "Summons forbidden", ir.CannotCast, None),
    ("9.5.1.1", "the end of a turn", ir.EndOf, having(phase="turn")),
    ("9.5.1.2", "another limit of the hand", ir.ZoneLimit, lambda node: isinstance(node.zone, ir.Hand)),
    ("9.5.1.3.2", "until the end of the turn", ir.UntilEndOfTurn, None),
    ("10.1.1.1", "the beginning of the Attack Phase", ir.BeginningOf, having(phase="attack")),
    ("10.1.2.1", "a party attacks", ir.PartyAttacks, None),
    ("10.1.2.1.1 15.2.2.2", "Haste", ir.KeywordAbility, keyword("Haste")),
    ("10.1.2.1.2", "cannot attack", ir.Restrict, rule(ir.CannotAttack)),
    ("10.1.2.1.3", "must attack", ir.Restrict, rule(ir.MustAttack)),
    ("10.1.2.2 15.2.1.2", "Brave", ir.KeywordAbility, keyword("Brave")),
    ("10.1.2.3", "a cost to attack", ir.Restrict, rule(ir.AttackCost)),
    ("10.1.2.5", "attacks", ir.Attacks, None),
    ("10.1.3.1.2", "cannot block", ir.Restrict, rule(ir.CannotBlock)),
    ("10.1.3.1.2", "cannot be blocked", ir.Restrict, rule(ir.CannotBeBlocked)),
    ("10.1.3.1.3", "must block", ir.Restrict, rule(ir.MustBlock)),
    ("10.1.3.1.3", "must be blocked", ir.Restrict, rule(ir.MustBeBlocked)),
    ("10.1.3.1.3", "a cost to block", ir.Restrict, rule(ir.BlockCost)),
    ("10.1.3.5", "blocks, is blocked", ir.IsBlocked, None),
    ("10.1.4.3", "deals damage", ir.DealsDamageToPlayer, None),
    ("10.1.4.6", "another attack", ir.AttackOnceMore, None),
    ("10.1.4.6", "another Attack Phase", ir.AnotherAttackPhase, None),
)

USING: tuple[Row, ...] = (
    ("11.2.1.1", "CP of other Elements", ir.Produces, None),
    ("11.2.1.1", "paid for with one Element only", ir.PayOnlyWith, None),
    ("11.3.3 11.6.5 11.7.5 11.8.9", "choose", ir.Choose, None),
    ("11.3.4 11.6.6 11.7.6 11.8.10", "options", ir.Modal, None),
    ("11.3.5 11.6.7 11.7.7 11.8.8", "the cost of a card", ir.CostOf, None),
    ("11.3.5", "an extra cost", ir.ExtraCost, None),
    ("11.3.6 11.6.8 11.7.8 11.8.12", "divided", ir.DivideDamage, None),
    ("11.3.7 11.4.6", "a cost changed", ir.CostChange, None),
    ("11.3.8", "casting a card", ir.PlayerCasts, None),
    (
        "11.3.9 11.6.12 11.7.12 11.8.19 11.11.2 11.11.2.1",
        "two that are chosen",
        ir.Target,
        having(count=ir.Num(value=2)),
    ),
    ("11.3.10 11.5.7", "power becomes", ir.SetPower, None),
    ("11.4.4", "an alternative cost", ir.AlternativeCost, None),
    ("11.4.6.1.2", "the Elements that were paid", ir.PaidElements, None),
    ("11.4.7", "enters the field", ir.EntersField, None),
    ("11.6.2.1", "an action ability", ir.ActionAbility, None),
    ("11.6.2.2 11.7.2.2", "the Dull icon", ir.DullSelf, None),
    ("11.6.2.3 11.7.2.3", "others dulled as a cost", ir.PayDull, None),
    ("11.6.2.3 11.7.2.3", "another broken as a cost", ir.PayBreak, None),
    ("11.6.2.4 11.7.2.4", "another returned as a cost", ir.PayReturn, None),
    ("11.6.2.4 11.7.2.4", "cannot be returned", ir.Restrict, rule(ir.CannotBeReturned)),
    ("11.6.2.4 11.7.2.4", "cannot be removed", ir.Restrict, rule(ir.CannotBeRemoved)),
    ("11.6.4", "used from the hand", ir.PayDiscardSource, None),
    ("11.7.1 11.7.2.1", "a special ability", ir.SpecialAbility, kind(ir.SpecialIcon, "cost")),
    ("11.6.11 11.7.11", "using an ability", ir.PlayerUsesAbility, None),
)

ABILITIES: tuple[Row, ...] = (
    ("11.8.11", "paid as it is carried out", ir.Pay, None),
    ("11.8.13", "a trigger with an if", ir.AutoAbility, lambda node: node.condition is not None),
    ("11.8.14", "a trigger with you may", ir.AutoAbility, kind(ir.May, "effects")),
    ("11.8.16.1 11.8.16.1.1", "put into the Break Zone", ir.PutIntoBreakZone, None),
    ("11.8.17.1 11.8.17.3", "delayed once", ir.Delayed, having(this_turn=False)),
    ("11.8.17.2", "delayed for a time", ir.Delayed, having(this_turn=True)),
    ("11.8.18", "a state trigger", ir.StateHolds, None),
    ("11.9.1 11.9.2 11.9.3", "a field ability", ir.FieldAbility, None),
    ("11.10.2", "an EX Burst", ir.SummonEffect, having(ex_burst=True)),
    ("11.10.3", "an EX Burst of a Character", ir.AutoAbility, having(ex_burst=True)),
    ("11.11.5.1 11.11.5.1.1", "select", ir.Select, None),
    ("11.11.8", "a card is dealt damage", ir.IsDealtDamage, None),
    ("11.11.9 11.12.4.3", "for each", ir.PerEach, None),
    ("11.12.3.1", "an effect that is done once", ir.DealDamage, None),
    ("11.12.4.1", "an effect that lasts", ir.GainControl, lambda node: isinstance(node.duration, ir.Permanent)),
    ("11.12.4.2", "all that are there", ir.Gain, _for_a_turn(_to_all)),
    (
        "11.12.4.5",
        "all, whenever they came",
        ir.Gain,
        lambda node: isinstance(node.duration, ir.Continuous) and _to_all(node),
    ),
    ("11.12.4.6", "abilities lost", ir.AllAbilities, None),
    ("11.12.4.6", "another job", ir.Restrict, rule(ir.AlsoJob)),
    ("11.12.4.6", "another Element", ir.BecomeElement, None),
    ("11.12.4.7", "more power for itself", ir.Gain, _to_itself),
    ("11.12.4.8", "a field ability granted", ir.AbilityGained, kind(ir.FieldAbility, "abilities")),
    ("11.12.5.1 11.12.5.4 11.8.15", "removed instead", ir.RemoveInstead, None),
    ("11.12.5.2", "damage reduced", ir.ReplaceDamage, having(change="reduce")),
    ("11.12.5.2", "damage increased", ir.ReplaceDealt, having(change="increase")),
    ("11.12.5.3", "a shield for what comes", ir.ReplaceDamage, having(next_only=True)),
    ("11.12.5.5", "damage doubled", ir.ReplaceDealt, having(change="double")),
    ("11.12.5.6", "instead, in the same effect", ir.Instead, None),
    ("11.12.5.6.1", "changed as it enters", ir.Restrict, rule(ir.EntersDull)),
)

KEYWORDS: tuple[Row, ...] = (
    ("15.1.1.1.1 15.1.1.1.2", "activate", ir.Activate, None),
    ("15.1.1.2.1 15.1.1.2.2", "dull", ir.Dull, None),
    ("15.1.1.3.1", "break", ir.Break, None),
    ("15.1.1.3.2", "is broken", ir.IsBroken, None),
    ("15.1.1.3.2", "cannot be broken", ir.Restrict, rule(ir.CannotBeBroken)),
    ("15.1.1.4.1", "discard", ir.Discard, None),
    ("15.1.1.5.1", "remove", ir.RemoveFromGame, None),
    ("15.1.1.6.1", "shuffled", ir.DeckBottom, having(order="random")),
    ("15.1.1.8.1", "search", ir.Search, None),
    ("15.1.1.9.2", "a party of any Elements", ir.Restrict, rule(ir.PartyWithAny)),
    ("15.1.1.9.3", "no party", ir.Restrict, rule(ir.CannotFormParty)),
    ("15.1.1.9.5", "forming a party with it", ir.FormingPartyWith, None),
    ("15.1.1.9.8", "deals no damage", ir.ReplaceDealtAll, None),
    ("15.1.1.9.8", "a card that it damaged", ir.DamagedCardEvent, None),
    ("15.1.1.9.9", "a party deals damage", ir.PartyDealsDamage, None),
    ("15.2.2.3", "Haste granted", ir.KeywordGained, having(keyword="Haste")),
    ("15.2.3.2 15.2.3.3", "First Strike", ir.KeywordAbility, keyword("First Strike")),
    ("15.1.1.9.7", "First Strike granted", ir.KeywordGained, having(keyword="First Strike")),
    ("15.2.4.2", "Freeze", ir.Freeze, None),
    ("15.2.5.2 15.2.5.3 15.2.5.4", "Back Attack", ir.KeywordAbility, keyword("Back Attack")),
    ("15.2.6.2", "Damage N", ir.FieldAbility, lambda node: node.damage > 0),
)

MECHANICS = WORDS_AND_NUMBERS + TURNS_AND_ATTACKS + USING + ABILITIES + KEYWORDS

# What is printed beside the text.
PRINTED: tuple[tuple[str, str, Callable[[FftcgCard], bool]], ...] = (
    ("5.2.1.2 5.2.1.3 5.2.1.3.1", "an Element and a cost", lambda card: card.cost > 0 and bool(card.known_elements)),
    ("5.2.2.1 7.7.3", "a name that stands on the field more than once", lambda card: card.is_generic),
    ("5.2.3.1.1.1 5.2.3.1.1.2 5.2.6.1", "a Forward", lambda card: card.type == "Forward"),
    ("5.2.3.1.2.1", "a Summon", lambda card: card.type == "Summon"),
    ("7.7.4", "a Backup", lambda card: card.type == "Backup"),
    ("11.4.6.1.3", "Light or Dark", lambda card: bool({"Light", "Dark"} & set(card.known_elements))),
    ("11.4.6.1.4", "two Elements", lambda card: len(card.known_elements) > 1),
)

# Clauses that hold of every game whatever its cards print: who plays and how it ends, zones, the course of a turn and of a battle,
# priority and the stack, how anything is cast, used or carried out, timestamps, rule processes, loops, what is rewound.
_PLAY = """
1.1 3.1 3.1.1 3.1.3 3.3 4.4 5.2.5.1 6.2.3 7.1 7.2 7.7.2 7.8.2 7.8.3 7.9.2 7.10.2 7.11.2 7.12.2 7.12.3
8.1.1.1 8.2.1 8.2.1.1 8.2.1.2 8.2.1.3 8.2.1.4 8.2.1.5
9.a 9.1.1 9.1.1.2 9.2.1 9.2.1.1 9.2.1.2 9.3.1.2 9.3.1.4 9.3.1.5 9.3.1.7 9.4.1 9.5.1.3.1 9.5.1.4 9.5.1.5
10.1.1.2 10.1.2.4 10.1.2.6 10.1.2.7 10.1.3.1 10.1.3.1.1 10.1.3.2.1 10.1.3.2 10.1.3.3 10.1.3.4 10.1.3.6
10.1.4.1 10.1.4.2 10.1.4.2.1 10.1.4.4 10.1.4.5
11.1.1 11.1.2 11.1.3 11.1.4 11.1.5 11.1.6 11.1.7 11.3.1 11.3.1.a 11.3.2 11.3.7.1 11.4.1 11.4.2 11.4.3 11.4.5 11.4.6.1 11.4.6.1.1
11.5.5 11.6.3 11.6.3.a 11.6.9 11.6.10 11.7.3 11.7.3.a 11.7.4 11.7.9 11.7.10
11.8.3 11.8.4 11.8.5 11.8.6 11.8.7 11.11.5 11.11.10 11.12.4.9 11.12.4.10 11.12.4.11 11.12.4.13
12.2 12.4.1 12.4.2 12.4.4 12.4.5 13.1 13.2 13.3 14.1 14.2 14.3 14.4 15.1.1.9.4 15.1.1.9.6
"""
PLAY = frozenset(_PLAY.split())


@pytest.mark.parametrize(
    ("clauses", "what", "node_class", "test"), MECHANICS, ids=[f"{row[0]}: {row[1]}" for row in MECHANICS]
)
def test_a_deck_uses(clauses: str, what: str, node_class: type[ir.Node], test: Test | None) -> None:
    assert users(node_class, test), f"no card of the two decks has: {what} ({clauses})"


@pytest.mark.parametrize(("clauses", "what", "test"), PRINTED, ids=[row[1] for row in PRINTED])
def test_a_deck_has(clauses: str, what: str, test: Callable[[FftcgCard], bool]) -> None:
    assert any(test(card) for card in PLAYED), f"no card of the two decks is: {what} ({clauses})"


def test_no_clause_is_forgotten() -> None:
    """Every clause that the engine enforces is asked for by a card of the decks, or is play itself: none both, none neither."""
    asked = {clause for row in (*MECHANICS, *PRINTED) for clause in row[0].split()}
    enforced = {clause.id for clause in load_clauses("fftcg-2020").values() if clause.kind == "enforce"}
    assert asked & PLAY == set()
    assert asked | PLAY == enforced


@pytest.mark.clauses("fftcg-2020", "8.1.2")
def test_a_deck_has_more_copies_than_the_rules_allow() -> None:
    """One that its text allows more of, and of nothing else."""
    free = users(ir.Restrict, rule(ir.DeckCopies))
    many = {POOL[card_id].name for name in DECKS for card_id, count in deck(name).main.items() if count > 3}
    assert many == free
