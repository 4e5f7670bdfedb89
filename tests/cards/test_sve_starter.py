"""The built-in SVE set: every card compiles and prints back, four decks are legal, together they use the rules' mechanics."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cardwright.cards import (
    Deck,
    SveCard,
    bases_of,
    builtin_decks,
    builtin_pool,
    check_deck,
    deck_limits,
    listed_tokens,
)
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text, normalise_text, render_text
from cardwright.text.walk import nodes

GAME = "sve"
DECKS = {
    "lamplight-guild": "class", "hollow-court": "class", "meadow-cup": "universe", "curtain-call": "universe",
}  # fmt: skip
POOL = builtin_pool(GAME)
CARDS = tuple(card for card in POOL if isinstance(card, SveCard) and not card.token)
NAMES = POOL.lexicon.by_kind(GAME)
# Words that the rules themselves give to cards and traits.
RULES_NAMES = {"carrot"}
RULES_TRAITS = {"golem", "vampire", "earth sigil", "armed"}
LONGEST_COMMON = 60


def deck(name: str) -> Deck:
    return builtin_decks(GAME)[name]


PLAYED = tuple(card for card in CARDS if any(card.id in {*deck(name).main, *deck(name).evolve} for name in DECKS))


@cache
def compiled(card_id: str) -> ir.CardText:
    card = POOL[card_id]
    return compile_text(GAME, card.text, name=card.name, card_type=card.card_type, lexicon=NAMES)


def _fact(card_id: str) -> SveCard:
    card = POOL[card_id]
    assert isinstance(card, SveCard)
    return card


# -- the cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_card_compiles_and_prints_back(card: SveCard) -> None:
    tidy = normalise_text(GAME, card.text, lexicon=NAMES)
    printed = render_text(GAME, compiled(card.id), name=card.name, card_type=card.type)
    assert printed == "[[br]]".join(tidy.paragraphs)
    assert not tidy.notes.keys() - {"quote_stop", "option_line"}, "printed as the grammar prints it"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_names_of_the_pool_change_no_reading(card: SveCard) -> None:
    assert compile_text(GAME, card.text, name=card.name, card_type=card.type) == compiled(card.id)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_facts_are_printed_facts(card: SveCard) -> None:
    assert (card.attack is not None) == (card.defense is not None) == (card.type == "Follower")
    assert (card.cost is None) == (card.evolved or card.type == "Leader")
    assert card.name.endswith(" (Evolved)") == (card.evolved and card.type == "Follower")
    costs = [
        item.amount
        for ability in compiled(card.id).abilities
        if isinstance(ability, sv.EvolveAbility)
        for item in ability.cost.icons
        if isinstance(item, sv.PlayPointCost)
    ]
    assert costs == ([] if card.evolve_cost is None else [card.evolve_cost])


@pytest.mark.clauses("sve", "2.14.1", "5.15.1.1.1")
def test_evolved_cards_and_the_cards_that_evolve_into_them() -> None:
    unevolved = {card.name for card in CARDS if card.evolve_cost is not None}
    evolved = {card.printed_name for card in CARDS if card.evolved and card.type == "Follower"}
    assert unevolved == evolved
    faces = [(card.printed_name, _fact(card.back).printed_name) for card in CARDS if card.back]
    assert faces == [("Ilva", "Orm")], "a double-faced card for two followers"


def test_pool_needs_no_correction() -> None:
    assert not any(POOL.notes.values())
    assert len({card.name for card in POOL}) == len(POOL)


def test_names_that_texts_mention_are_in_the_pool() -> None:
    called = {card.name for card in POOL} | {card.printed_name for card in CARDS}
    for card in CARDS:
        for node in nodes(compiled(card.id)):
            if isinstance(node, ir.NameIs | ir.AlsoName):
                assert node.name in called, (card.name, node.name)
            if isinstance(node, sv.CreateTokens):
                assert set(node.names) <= set(listed_tokens()), (card.name, node.names)
            if isinstance(node, sv.Transform):
                assert node.name in listed_tokens(), (card.name, node.name)
            if isinstance(node, sv.TraitIs | sv.TraitGained):
                assert node.trait in POOL.lexicon.traits, (card.name, node.trait)


def plain(text: str) -> str:
    return " ".join(re.sub(r"[^a-z0-9+]", " ", text.lower()).split())


def test_cards_are_inventions(corpus: Path) -> None:
    """No name or trait of a real card but those of the rules, and no long run of a text that a real card prints."""
    real = [json.loads(line) for line in (corpus / GAME / "cards.jsonl").read_text(encoding="utf-8").splitlines()]
    names = {plain(card["name"].removesuffix(" (Evolved)")) for card in real} - RULES_NAMES
    traits = {plain(trait) for card in real for trait in card["traits"]} - RULES_TRAITS
    runs = set()
    for text in {plain(card["text"] or "") for card in real}:
        runs |= {text[at : at + LONGEST_COMMON] for at in range(len(text) - LONGEST_COMMON + 1)}
    assert not names & {plain(card.printed_name) for card in CARDS}
    assert not traits & {plain(trait) for card in CARDS for trait in card.traits}
    copied = [
        (card.name, text[at : at + LONGEST_COMMON])
        for card in CARDS
        for text in [plain(card.text)]
        for at in range(len(text) - LONGEST_COMMON + 1)
        if text[at : at + LONGEST_COMMON] in runs
    ]
    assert copied == []


# -- the decks -----------------------------------------------------------------------------------------------------------


def test_four_decks_of_the_whole_pool() -> None:
    assert set(builtin_decks(GAME)) == set(DECKS)
    used = Counter(card_id for name in DECKS for card_id in deck(name).distinct_ids())
    backs = {card.back for card in CARDS if card.back}
    assert set(used) | backs == {card.id for card in CARDS}
    assert set(used.values()) == {1}


@pytest.mark.clauses("sve", "6.1.1", "6.1.1.1", "6.1.1.2", "6.1.1.3", "6.1.1.4", "6.1.1.5")
@pytest.mark.parametrize("name", DECKS)
def test_deck_is_legal_and_playable(name: str) -> None:
    listed = deck(name)
    assert check_deck(listed, POOL, deck_limits("sve")) == []
    assert check_deck(listed, POOL, deck_limits("sve-open8")) == []
    assert bases_of(listed, POOL) == (DECKS[name],)
    assert listed.size == 40
    assert 7 <= len(listed.evolve_ids()) <= 10
    cards = [_fact(card_id) for card_id in listed.ids()]
    types = Counter(card.type for card in cards)
    assert types["Follower"] >= 20
    assert types["Spell"] >= 7
    assert types["Amulet"] >= 3
    cheap = sum(1 for card in cards if card.cost is not None and card.cost <= 3)
    assert cheap >= 25, "more than half of the deck can be played in the first turns"


@pytest.mark.parametrize("name", DECKS)
def test_what_a_deck_evolves_it_has_an_evolved_card_for(name: str) -> None:
    names = Counter(_fact(card_id).printed_name for card_id in deck(name).ids())
    for card_id in deck(name).evolve:
        card = _fact(card_id)
        if card.evolved and card.type == "Follower":
            assert names[card.printed_name] >= 2, card.name


@pytest.mark.clauses("sve", "6.1.2")
def test_seven_carrots_by_their_own_text() -> None:
    carrots = _fact("CWS03-017")
    assert deck("meadow-cup").evolve[carrots.id] == 7
    plainer = POOL.with_cards([SveCard(**{**{f: getattr(carrots, f) for f in carrots.__struct_fields__}, "text": ""})])
    found = check_deck(deck("meadow-cup"), plainer, deck_limits("sve"))
    assert [problem.clause for problem in found] == ["6.1.1.4"]


# -- the mechanics -------------------------------------------------------------------------------------------------------

Test = Callable[[Any], bool]
Row = tuple[str, type[ir.Node], Test | None]


def _is(**fields: object) -> Test:
    return lambda node: all(getattr(node, name) == value for name, value in fields.items())


def _keyword(name: str) -> Row:
    return name, ir.Keyword, _is(name=name)


def _given(name: str) -> Row:
    return f"{name} given", ir.KeywordGained, _is(keyword=name)


def _kind(node_class: type[ir.Node], field: str) -> Test:
    return lambda node: any(isinstance(each, node_class) for each in nodes(getattr(node, field)))


def _rule(rule: type[ir.Node]) -> Row:
    return rule.__name__, ir.Restrict, lambda node: isinstance(node.rule, rule)


def _happening(name: str, happening: type[ir.Node]) -> Row:
    return name, ir.CardEvent, lambda node: any(isinstance(each, happening) for each in node.happenings)


KEYWORDS: tuple[Row, ...] = (
    *map(_keyword, ("Ward", "Storm", "Rush", "Bane", "Drain", "Assail", "Intimidate", "Aura", "Quick", "Stack")),
    *map(_given, ("Ward", "Storm", "Rush", "Assail", "Bane")),
    ("Fanfare", sv.Fanfare, None),
    ("Last Words", sv.LastWords, None),
    ("Fanfare and Last Words before one text", ir.AnyEvent, None),
    ("On Evolve", sv.OnEvolve, None),
    ("Strike", sv.Strike, _is(whom="")),
    ("Follower Strike", sv.Strike, _is(whom="follower")),
    ("Leader Strike", sv.Strike, _is(whom="leader")),
    ("evolve ability", sv.EvolveAbility, None),
    ("evolve ability for 0", sv.PlayPointCost, _is(amount=0)),
    ("activated ability", ir.ActionAbility, None),
    ("activated ability with Quick", sv.QuickTiming, None),
    ("Combo", sv.Combo, None),
    ("Spellchain", sv.Spellchain, None),
    ("Spellchain changed by a card", sv.SpellchainCounts, None),
    ("Earth Rite as an additional cost", sv.PaidEarthRite, None),
    ("Earth Rite of several", sv.PaidEarthRite, lambda node: node.count == 2),
    ("Earth Rite as a cost", sv.EarthRiteCost, None),
    ("add to a Stack", sv.AddToStack, None),
    ("Overflow", sv.Overflow, None),
    ("Necrocharge", sv.Necrocharge, None),
    ("Sanguine", sv.Sanguine, None),
    ("serve ability", sv.ServeAbility, _is(times=1)),
    ("serve ability of two", sv.ServeAbility, _is(times=2)),
    ("serve", sv.Serve, None),
    ("race", sv.Race, None),
    ("race twice", sv.Race, _is(times=2)),
    ("On Race", sv.OnRace, None),
    ("racing", sv.IsRacing, None),
    ("Carrots", sv.ServeRule, None),
    ("a faceup Carrot turned facedown as a cost", sv.PayTurn, None),
    ("a faceup Carrot turned facedown", sv.Turn, None),
    ("Lesson", sv.PayLesson, None),
    ("copies in the evolve deck", sv.DeckCopies, None),
    ("another name", ir.AlsoName, None),
)

COSTS: tuple[Row, ...] = (
    ("engage the source", ir.DullSelf, None),
    ("play points", sv.PlayPointCost, _is(amount=3)),
    ("X play points", sv.PlayPointX, None),
    ("bury the source", ir.PayPut, None),
    ("bury another", ir.PayPutGroup, None),
    ("discard", ir.PayDiscard, None),
    ("return others", ir.PayReturn, None),
    ("banish from the cemetery", ir.PayRemove, None),
    ("leader defense", sv.PayDefense, None),
    ("remove counters", ir.PayCounters, None),
    ("remove any number of counters", sv.PayCountersAny, None),
    ("paid on playing", sv.PayFor, _is(stage="play")),
    ("paid on resolution", sv.PayFor, _is(stage="resolve")),
    ("an action added to a card's cost", sv.WhenPlaying, None),
    ("cost set", sv.CostSet, None),
    ("own cost reduced", ir.CostChange, None),
    ("first card of a turn cheaper", sv.FirstPlayCheaper, None),
    ("evolve cost changed", sv.SetEvolveCost, None),
    ("playable only if", sv.PlayOnlyIf, None),
    ("once per turn", ir.OncePerTurn, None),
    ("once on each of your turns", sv.OnEachOfYourTurns, None),
    ("activate only if", ir.OnlyIf, None),
)

EVENTS: tuple[Row, ...] = (
    _happening("put onto your field", ir.EntersField),
    _happening("leaves the field", ir.LeavesField),
    _happening("is destroyed", ir.IsBroken),
    _happening("is put into the cemetery", sv.IsPutInto),
    _happening("is returned", ir.ReturnsToHand),
    _happening("is discarded", ir.IsDiscarded),
    _happening("attacks the leader", sv.AttacksWhom),
    _happening("evolves", sv.Evolves),
    _happening("races", sv.Races),
    _happening("deals damage to a leader", ir.DealsDamageTo),
    _happening("takes damage", ir.IsDealtDamage),
    ("plays a spell", ir.PlayerCasts, None),
    ("discards a card", ir.PlayerDiscards, None),
    ("start of the main phase", ir.BeginningOf, _is(phase="main")),
    ("start of the end phase", ir.BeginningOf, _is(phase="end", next=False)),
    ("delayed", ir.Delayed, None),
)

STRUCTURE: tuple[Row, ...] = (
    ("select one", ir.Target, _is(up_to=False, any_number=False)),
    ("select up to", ir.Target, _is(up_to=True)),
    ("any number", ir.Target, _is(any_number=True)),
    ("select two different things", ir.Choose, lambda node: len(node.targets) == 2),
    ("select in the evolve deck", sv.EvolveDeck, None),
    ("the opponent selects", ir.SelectAndBreak, None),
    ("options", ir.Modal, _is(alternative=None)),
    ("up to several options", ir.ModalHeader, _is(up_to=True)),
    ("more options under a condition", ir.ModalAlternative, None),
    ("you may", ir.May, None),
    ("if", ir.If, None),
    ("if you do", ir.IfDone, None),
    ("otherwise", ir.Otherwise, None),
    ("instead", sv.OrInstead, None),
    ("then", ir.Afterwards, None),
    ("and", ir.Both, None),
    ("do it again", sv.Repeat, None),
    ("X", sv.Let, None),
    ("half", sv.HalfUp, None),
    ("the number of", ir.CountOf, None),
    ("cards played this turn", sv.PlayedThisTurn, None),
    ("number paid", sv.PaidCount, None),
    ("for each", sv.ForEvery, None),
    ("a condition word", sv.Gate, None),
    ("reminder", sv.Reminder, None),
    ("until the end of the turn", ir.UntilEndOfTurn, None),
    ("until the end of the opponent's next turn", ir.UntilEndOfNextTurn, None),
)

EFFECTS: tuple[Row, ...] = (
    ("damage", ir.DealDamage, None),
    ("damage divided", ir.DivideDamage, None),
    ("damage equal to attack", sv.AttackOf, None),
    ("destroy", ir.Break, None),
    ("banish", ir.RemoveFromGame, None),
    ("bury", ir.PutInto, lambda node: isinstance(node.to, sv.Cemetery)),
    ("steal", sv.Steal, None),
    ("transform", sv.Transform, None),
    ("engage", ir.Dull, None),
    ("refresh", ir.Activate, None),
    ("evolve", sv.Evolve, None),
    ("draw", ir.Draw, None),
    ("discard", ir.Discard, None),
    ("discard at random", sv.RandomDiscard, None),
    ("discard the hand", ir.DiscardHand, None),
    ("search", ir.Search, None),
    ("look at the top", ir.RevealTop, _is(look=True)),
    ("reveal the top", ir.RevealTop, _is(look=False)),
    ("take among them", ir.TakeAmong, None),
    ("the rest", ir.PutRest, None),
    ("mill", ir.Mill, None),
    ("top of the deck into the EX area", sv.TopInto, None),
    ("summon a token", sv.CreateTokens, lambda node: isinstance(node.into, ir.Field)),
    ("token into the EX area", sv.CreateTokens, lambda node: isinstance(node.into, sv.ExArea)),
    ("token of either name", sv.CreateTokens, _is(one_of=True)),
    ("tokens onto the field or into the EX area", sv.CreateTokens, lambda node: isinstance(node.into, sv.OneOfZones)),
    ("summon from the cemetery or evolve deck", ir.PlayOnto, None),
    ("from hand onto the field", ir.SelectAndPut, None),
    ("return to hand", ir.ToHand, _is(verb="return")),
    ("to the bottom of the deck", ir.PutInto, lambda node: isinstance(node.to, ir.DeckBottom)),
    ("stats for good", sv.StatUp, None),
    ("a trait", sv.TraitGained, None),
    ("an ability in quotes", ir.AbilityGained, None),
    ("loses all abilities", ir.AllAbilities, None),
    ("defense becomes", sv.SetDefense, None),
    ("put counters", ir.PlaceCounters, None),
    ("counters counted", ir.CountersAre, None),
    ("roll a die", sv.RollDie, None),
    ("recover play points", sv.RecoverPoints, None),
    ("maximum play points", sv.MaxPoints, None),
    ("evolution points", sv.GainEvolutionPoints, None),
    ("another turn", sv.ExtraTurn, None),
    ("a turn skipped", sv.SkipTurn, None),
    ("draw up to (5.9.3)", sv.DrawUpTo, None),
    ("look at up to (5.10.2)", sv.LookUpTo, None),
    ("swap (5.12)", sv.Swap, None),
    ("damage increased (5.13.2)", sv.DealtChange, _is(change="increase")),
    ("win the game (5.22)", ir.WinGame, None),
    ("original attack (5.23)", sv.OriginalAttack, None),
    ("another type (5.24)", sv.ChangeType, None),
    ("half of a deck (5.29.2.1)", sv.HalfOfDeck, None),
)

RULES: tuple[type[ir.Node], ...] = (
    ir.AttackTwice,
    ir.CannotAttack,
    ir.CannotBeBroken,
    ir.DoesNotActivate,
    ir.EntersDull,
    sv.CannotAttackLeaders,
    sv.DealsDefense,
    sv.IgnoresWard,
    sv.TakesNoDamage,
)
PASSIVE: tuple[Row, ...] = (
    *map(_rule, RULES),
    (
        "stats of a group",
        ir.Gain,
        lambda node: isinstance(node.to, ir.All) and isinstance(node.duration, ir.Continuous),
    ),
    ("leaving replaced", sv.ReplaceLeaving, None),
    ("damage reduced", ir.ReplaceDamage, _is(change="reduce")),
    ("from the cemetery", ir.SourceIn, None),
)

GROUPS: tuple[Row, ...] = (
    ("trait", sv.TraitIs, None),
    ("class", sv.ClassIs, None),
    ("either of two", ir.AnyTrait, None),
    ("type or type", ir.TypeIs, lambda node: len(node.types) == 2),
    ("two nouns", ir.NounOr, None),
    ("name", ir.NameIs, None),
    ("a different name", ir.DifferentTrait, None),
    ("cost", ir.CostIs, None),
    ("attack", sv.AttackIs, None),
    ("keyword", ir.WithKeyword, None),
    ("status", ir.StatusIs, None),
    ("evolved", sv.IsEvolved, None),
    ("token", sv.IsToken, None),
    ("its controller", ir.ControllerOf, None),
    ("played this turn", ir.HasCastThisTurn, None),
    ("happened so often this turn", ir.TimesThisTurn, None),
    ("whose turn", ir.IsTurnOf, None),
    ("a full EX area", sv.ZoneIsFull, None),
)

MECHANICS = KEYWORDS + COSTS + EVENTS + STRUCTURE + EFFECTS + PASSIVE + GROUPS


@pytest.mark.parametrize(("mechanic", "node_class", "test"), MECHANICS, ids=[row[0] for row in MECHANICS])
def test_a_deck_uses(mechanic: str, node_class: type[ir.Node], test: Test | None) -> None:
    found = {
        card.name
        for card in PLAYED
        for node in nodes(compiled(card.id))
        if isinstance(node, node_class) and (test is None or test(node))
    }
    assert found, f"no card of the four decks has: {mechanic}"


def test_printed_mechanics() -> None:
    """What is printed beside the text: all types and classes, two universes, special cards, another name."""
    assert {card.type for card in CARDS} == {"Leader", "Follower", "Spell", "Amulet"}
    assert {card.class_ for card in CARDS} == {
        "Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft", "Neutral",
    }  # fmt: skip
    assert len({card.universe for card in CARDS if card.universe}) == 2
    assert any(card.advanced for card in CARDS)
    assert any(card.back for card in CARDS)
    assert any(card.alternate_name for card in CARDS)
