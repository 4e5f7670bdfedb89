"""The built-in FFTCG set: every card compiles and prints back, both decks are legal, together they use the mechanics listed here.

Clause by clause: test_starter_clauses.py.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from starter import CARDS, DECKS, GAME, POOL, Test, compiled, deck, gains, having, keyword, kind, rule, users

from cardwright.cards import FftcgCard, SveCard, builtin_decks, builtin_pool, check_deck, deck_limits
from cardwright.play.games import prepare
from cardwright.text import ir
from cardwright.text.compile import compile_text, normalise_text, render_text
from cardwright.text.walk import nodes

# -- the cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_card_compiles_and_prints_back(card: FftcgCard) -> None:
    tidy = normalise_text(GAME, card.text)
    printed = render_text(GAME, compiled(card.id), name=card.name, card_type=card.type)
    assert printed == "[[br]]".join(tidy.paragraphs)
    assert not tidy.notes.keys() - {"option_line", "quote", "quote_stop"}, "printed as the grammar prints it"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_names_of_the_pool_change_no_reading(card: FftcgCard) -> None:
    lexicon = {
        "Card Name": POOL.lexicon.names,
        "Job": POOL.lexicon.jobs,
        "Category": POOL.lexicon.categories,
    }
    read = compile_text(GAME, card.text, name=card.name, card_type=card.type, lexicon=lexicon)
    assert read == compiled(card.id)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_facts_are_printed_facts(card: FftcgCard) -> None:
    assert (card.power is not None) == (card.type == "Forward")
    assert card.elements
    assert bool(card.jobs) == (card.type != "Summon")
    bursts = [a for a in compiled(card.id).abilities if getattr(a, "ex_burst", False)]
    assert card.ex_burst == bool(bursts)


def test_pool_needs_no_correction() -> None:
    assert POOL.notes == {}
    assert len({card.name for card in CARDS}) == len(CARDS)


def test_names_that_texts_mention_are_in_the_pool() -> None:
    for card in CARDS:
        for node in nodes(compiled(card.id)):
            if isinstance(node, ir.NameIs):
                assert POOL.named(node.name), (card.name, node.name)
            if isinstance(node, ir.JobIs):
                assert node.job in POOL.lexicon.jobs, (card.name, node.job)
            if isinstance(node, ir.CategoryIs):
                assert node.category in POOL.lexicon.categories, (card.name, node.category)


def plain(text: str) -> str:
    return re.sub(r" +", " ", re.sub(r"\[\[.*?\]\]|[^a-z0-9 ]", " ", text.lower())).strip()


def test_cards_are_inventions(corpus: Path) -> None:
    """No name of a real card, job or category that is a proper noun, and no long sentence that a real card prints."""
    names: set[str] = set()
    categories: set[str] = set()
    sentences: set[str] = set()
    for line in (corpus / GAME / "cards.jsonl").read_text(encoding="utf-8").splitlines():
        real = json.loads(line)
        names.add(plain(real["name"]))
        categories |= {plain(each) for each in real["categories"]}
        sentences |= {plain(part) for part in re.split(r"(?<=[.!?])\s|\[\[br\]\]", real["text"] or "")}
    long = [each for each in sentences if len(each) >= 60]
    assert not names & {plain(card.name) for card in CARDS}
    assert not categories & {plain(each) for card in CARDS for each in card.categories}
    copied = [(card.name, each) for card in CARDS for each in long if each in plain(card.text)]
    assert copied == []


# -- the decks -----------------------------------------------------------------------------------------------------------


def test_two_decks_of_the_whole_pool() -> None:
    assert set(DECKS) <= set(builtin_decks(GAME))
    used = [set(deck(name).main) for name in DECKS]
    assert used[0] | used[1] == {card.id for card in CARDS}
    assert not used[0] & used[1]


@pytest.mark.clauses("fftcg-2020", "5.2.5.1", "8.1.1.1")
@pytest.mark.parametrize("name", DECKS)
def test_deck_is_legal_and_playable(name: str) -> None:
    listed = deck(name)
    assert check_deck(listed, POOL, deck_limits("fftcg-2020")) == []
    types = Counter(POOL[card_id].card_type for card_id in listed.ids())
    assert 14 <= types["Backup"] <= 17
    assert types["Forward"] >= 20
    assert types["Summon"] >= 6
    assert types["Monster"] >= 1
    cheap = sum(1 for card_id in listed.ids() if _fact(card_id).cost <= 3)
    assert cheap >= 25, "half of the deck can be cast in the first turns"


@pytest.mark.parametrize("name", DECKS)
def test_every_element_of_a_deck_can_be_paid_for(name: str) -> None:
    """Each Element that a card needs is printed on at least three cards of its deck, which yield its CP."""
    cards = [_fact(card_id) for card_id in deck(name).ids()]
    counts = Counter(element for card in cards for element in card.known_elements)
    needed = {element for card in cards for element in card.known_elements} - {"Light", "Dark"}
    assert all(counts[element] >= 3 for element in needed), counts
    assert all(counts[element] <= 2 for element in ("Light", "Dark")), counts


def test_the_engine_carries_out_every_card() -> None:
    """Both decks load for a match, which refuses a text that nothing in the engine carries out."""
    prepared = prepare(GAME, "fftcg-2020", [deck(name) for name in DECKS], POOL)
    assert {card.id for card in prepared.cards} == {card.id for card in CARDS}
    assert [len(deal.main) for deal in prepared.deals] == [50, 50]


def _fact(card_id: str) -> FftcgCard:
    card = POOL[card_id]
    assert isinstance(card, FftcgCard)
    return card


# -- the mechanics -------------------------------------------------------------------------------------------------------

Row = tuple[str, type[ir.Node], Test | None]


def _several_happenings(node: ir.CardEvent) -> bool:
    return len(node.happenings) > 1


ABILITIES: tuple[Row, ...] = (
    ("Brave", ir.KeywordAbility, keyword("Brave")),
    ("Haste", ir.KeywordAbility, keyword("Haste")),
    ("First Strike", ir.KeywordAbility, keyword("First Strike")),
    ("Back Attack", ir.KeywordAbility, keyword("Back Attack")),
    ("Haste granted", ir.Gain, gains("Haste")),
    ("Brave granted", ir.Gain, gains("Brave")),
    ("First Strike granted", ir.Gain, gains("First Strike")),
    ("Freeze", ir.Freeze, None),
    ("Damage N", ir.FieldAbility, lambda node: node.damage > 0),
    ("Damage N before a trigger", ir.AutoAbility, lambda node: node.damage > 0),
    ("Damage N before a keyword", ir.KeywordAbility, lambda node: node.damage > 0),
    ("EX Burst of a Summon", ir.SummonEffect, having(ex_burst=True)),
    ("EX Burst of a Character", ir.AutoAbility, having(ex_burst=True)),
    ("effect that knows it is an EX Burst", ir.FromExBurst, None),
    ("special ability", ir.SpecialAbility, kind(ir.SpecialIcon, "cost")),
    ("special ability used again", ir.UseAgain, None),
    ("action ability", ir.ActionAbility, None),
    ("field ability", ir.FieldAbility, None),
    ("trigger with an intervening if", ir.AutoAbility, lambda node: node.condition is not None),
    ("trigger with you may", ir.AutoAbility, kind(ir.May, "effects")),
    ("quoted ability granted", ir.AbilityGained, None),
)

COSTS: tuple[Row, ...] = (
    ("dull the source", ir.DullSelf, None),
    ("CP of an Element", ir.CpElement, None),
    ("CP of any Element", ir.CpGeneric, having(amount=1)),
    ("no CP", ir.CpGeneric, having(amount=0)),
    ("X", ir.CpX, None),
    ("put the source into the Break Zone", ir.PayPut, None),
    ("put another Character into the Break Zone", ir.PayPutGroup, None),
    ("discard", ir.PayDiscard, None),
    ("discard the source, from the hand", ir.PayDiscardSource, None),
    ("dull other Characters", ir.PayDull, None),
    ("remove cards from the game", ir.PayRemove, None),
    ("remove the source from the game, from the Break Zone", ir.PayRemoveSource, None),
    ("return a Character", ir.PayReturn, None),
    ("return the source", ir.PayReturnSource, None),
    ("mill", ir.PayMill, None),
    ("remove the top of the deck", ir.PayRemoveTop, None),
    ("reveal", ir.PayReveal, None),
    ("remove counters", ir.PayCounters, None),
    ("extra cost", ir.ExtraCost, None),
    ("extra cost paid", ir.PaidExtraCost, None),
    ("alternative cost", ir.AlternativeCost, None),
    ("paid on resolution", ir.Pay, None),
    ("unless the opponent pays", ir.Unless, None),
    ("own cost reduced", ir.CostChange, having(more=False)),
    ("cost of other cards reduced", ir.CastersCostChange, having(next_only=False)),
    ("cost of the next card reduced", ir.CastersCostChange, having(next_only=True)),
    ("CP of any Element for oneself", ir.PayAnyElement, None),
    ("CP of any Element for other cards", ir.CastersAnyElement, None),
    ("CP of one Element only", ir.PayOnlyWith, None),
    ("Backup of several Elements", ir.Produces, None),
    ("Element of the CP paid", ir.PaidElement, None),
    ("number of Elements paid", ir.PaidElements, None),
    ("amount by Elements paid", ir.ElementsPaid, None),
    ("paid by Backups alone", ir.PaidOnlyByBackups, None),
)

LIMITS: tuple[Row, ...] = (
    ("once per turn", ir.OncePerTurn, None),
    ("on one's own turn", ir.OnlyYourTurn, None),
    ("on the opponent's turn", ir.OnlyOpponentTurn, None),
    ("in the Main Phase", ir.OnlyMainPhase, None),
    ("only if", ir.OnlyIf, None),
    ("only while blocking", ir.OnlyWhile, None),
    ("only cast on one's turn", ir.CastOnly, None),
)

EVENTS: tuple[Row, ...] = (
    ("enters the field", ir.EntersField, having(by="")),
    ("enters by being cast", ir.EntersField, having(by="your_cast")),
    ("another card enters", ir.OneSubject, None),
    ("it or another enters", ir.SubjectAny, None),
    ("one of several events", ir.CardEvent, _several_happenings),
    ("one event or another", ir.AnyEvent, None),
    ("attacks", ir.Attacks, None),
    ("several attack", ir.CountedSubject, None),
    ("forms a party and attacks", ir.FormsPartyAndAttacks, None),
    ("a party attacks", ir.PartyAttacks, None),
    ("a party deals damage to the opponent", ir.PartyDealsDamage, None),
    ("blocks", ir.Blocks, None),
    ("is blocked", ir.IsBlocked, None),
    ("leaves the field", ir.LeavesField, None),
    ("put into the Break Zone", ir.PutIntoBreakZone, None),
    ("returned to hand", ir.ReturnsToHand, None),
    ("removed from the game", ir.RemovedFromGame, None),
    ("becomes dull", ir.BecomesDull, None),
    ("chosen", ir.IsChosen, None),
    ("first time in a turn", ir.FirstInTurn, None),
    ("discarded", ir.IsDiscarded, None),
    ("is dealt damage", ir.IsDealtDamage, None),
    ("deals damage to a Forward", ir.DealsDamageTo, None),
    ("deals damage to a player", ir.DealsDamageToPlayer, None),
    ("breaks what it damaged", ir.DamagedCardEvent, None),
    ("a player casts", ir.PlayerCasts, None),
    ("a player draws", ir.PlayerDraws, None),
    ("a player discards", ir.PlayerDiscards, None),
    ("a player receives damage", ir.PlayerReceivesDamage, None),
    ("beginning of a phase", ir.BeginningOf, having(phase="main_1")),
    ("end of a turn", ir.EndOf, having(phase="turn")),
    ("delayed", ir.Delayed, None),
)

STRUCTURE: tuple[Row, ...] = (
    ("choose one", ir.Target, having(up_to=False, any_number=False)),
    ("choose up to", ir.Target, having(up_to=True)),
    ("choose any number", ir.Target, having(any_number=True)),
    ("choose two different things", ir.Choose, lambda node: len(node.targets) == 2),
    ("select", ir.Select, None),
    ("opponent selects", ir.Select, having(player=ir.Opponent())),
    ("select and dull", ir.SelectAndDull, None),
    ("select and put", ir.SelectAndPut, None),
    ("name an Element", ir.Name, None),
    ("become the named Element", ir.BecomeElement, None),
    ("you may", ir.May, None),
    ("if", ir.If, None),
    ("if not", ir.Otherwise, None),
    ("if you do so", ir.IfDone, None),
    ("if you do not", ir.IfNotDone, None),
    ("when you do so", ir.WhenDone, None),
    ("instead, in the same effect", ir.Instead, None),
    ("A, then B", ir.Then, None),
    ("Then,", ir.Afterwards, None),
    ("A and B", ir.Both, None),
    ("A or B", ir.OneOf, None),
    ("options", ir.Modal, having(alternative=None)),
    ("up to several options", ir.ModalHeader, having(up_to=True)),
    ("more options under a condition", ir.ModalAlternative, None),
    ("and", ir.And, None),
    ("or", ir.Or, None),
    ("each player", ir.EachPlayer, None),
    ("controller of a card", ir.ControllerOf, None),
)

EFFECTS: tuple[Row, ...] = (
    ("damage", ir.DealDamage, None),
    ("damage divided", ir.DivideDamage, None),
    ("damage to each other", ir.DealEachOther, None),
    ("damage to a player by a Character", ir.DamagePlayer, None),
    ("damage received by a player", ir.ReceiveDamage, None),
    ("damage that cannot be reduced", ir.DamageUnreducible, None),
    ("for each", ir.PerEach, None),
    ("more for each", ir.Plus, None),
    ("less", ir.Minus, None),
    ("half", ir.Half, None),
    ("equal to power", ir.PowerOf, None),
    ("cost of a card", ir.CostOf, None),
    ("the same amount", ir.EventAmount, None),
    ("points of damage received", ir.DamageReceived, None),
    ("cards cast this turn", ir.CardsCastThisTurn, None),
    ("break", ir.Break, None),
    ("dull", ir.Dull, None),
    ("activate", ir.Activate, None),
    ("draw", ir.Draw, None),
    ("discard", ir.Discard, None),
    ("discard the hand", ir.DiscardHand, None),
    ("return to hand", ir.ToHand, having(verb="return")),
    ("add to hand", ir.ToHand, having(verb="add")),
    ("to the top of the deck", ir.PutInto, lambda node: isinstance(node.to, ir.DeckTop)),
    ("to the bottom of the deck", ir.PutInto, lambda node: isinstance(node.to, ir.DeckBottom)),
    ("to the top or bottom", ir.PutInto, lambda node: isinstance(node.to, ir.DeckTopOrBottom)),
    ("search", ir.Search, None),
    ("reveal the top", ir.RevealTop, having(look=False)),
    ("look at the top", ir.RevealTop, having(look=True)),
    ("take among the revealed", ir.TakeAmong, None),
    ("play among the revealed", ir.TakeAmong, lambda node: isinstance(node.into, ir.Field)),
    ("the rest", ir.PutRest, None),
    ("reveal until", ir.RevealUntil, None),
    ("reveal a hand", ir.RevealHand, None),
    ("mill", ir.Mill, None),
    ("remove the top of a deck", ir.RemoveTop, None),
    ("remove from the game", ir.RemoveFromGame, lambda node: isinstance(node.duration, ir.Permanent)),
    ("remove until it leaves", ir.RemoveFromGame, lambda node: isinstance(node.duration, ir.WhileOnField)),
    ("play from hand", ir.PlayFrom, lambda node: isinstance(node.zone, ir.Hand)),
    ("play onto the field", ir.PlayOnto, having(dull=False)),
    ("play onto the field dull", ir.PlayOnto, having(dull=True)),
    ("cast from hand free", ir.CastFrom, having(free=True)),
    ("cast a revealed card free", ir.CastRef, None),
    ("may be cast from elsewhere", ir.AllowCast, None),
    ("control", ir.GainControl, None),
    ("power until end of turn", ir.PowerUp, None),
    ("power becomes", ir.SetPower, None),
    ("lose power", ir.Lose, None),
    ("lose abilities", ir.AllAbilities, None),
    ("Monster becomes a Forward", ir.BecomeForward, lambda node: isinstance(node.duration, ir.UntilEndOfTurn)),
    ("Monster is a Forward meanwhile", ir.BecomeForward, lambda node: isinstance(node.duration, ir.Continuous)),
    ("place counters", ir.PlaceCounters, None),
    ("remove counters", ir.RemoveCounters, None),
    ("counters counted", ir.CountersOn, None),
    ("cancel", ir.CancelEffect, None),
    ("attack once more", ir.AttackOnceMore, None),
)

RULES: tuple[Row, ...] = tuple(
    (each.__name__, ir.Restrict, rule(each))
    for each in (
        ir.CannotAttack,
        ir.CannotAttackOrBlock,
        ir.CannotBeBlocked,
        ir.CannotBeBroken,
        ir.CannotBeChosen,
        ir.CannotBeReturned,
        ir.CannotBecomeDull,
        ir.CannotBlock,
        ir.CannotFormParty,
        ir.CannotLeaveField,
        ir.MustAttack,
        ir.MustBlock,
        ir.MustBeChosen,
        ir.AttackTwice,
        ir.PartyWithAny,
        ir.DoesNotActivate,
        ir.EntersDull,
        ir.LightDarkExempt,
        ir.PowerCannotBeDecreased,
        ir.AlsoJob,
        ir.AlsoName,
    )
)

REPLACEMENTS: tuple[Row, ...] = (
    ("reduce damage", ir.ReplaceDamage, having(change="reduce", next_only=False)),
    ("damage becomes 0", ir.ReplaceDamage, having(change="become", amount=ir.Num(value=0))),
    ("damage less than power", ir.ReplaceDamage, having(below_power=True)),
    ("next damage only", ir.ReplaceDamage, having(next_only=True)),
    ("damage to a player becomes more", ir.ReplacePlayerDamage, having(change="become")),
    ("damage negated", ir.NegateDamage, None),
    ("double damage", ir.ReplaceDealt, having(change="double")),
    ("removed instead of put into the Break Zone", ir.RemoveInstead, having(leaves=False)),
    ("removed instead of leaving", ir.RemoveInstead, having(leaves=True)),
)

GROUPS: tuple[Row, ...] = (
    ("continuous bonus to a group", ir.Gain, lambda node: isinstance(node.to, ir.All)),
    ("party members", ir.FormingPartyWith, None),
    ("the whole party", ir.PartyOf, None),
    ("blocking it", ir.BlockingWhom, None),
    ("job", ir.JobIs, None),
    ("name", ir.NameIs, None),
    ("category", ir.CategoryIs, None),
    ("same cost as another card", ir.SameTrait, having(trait="cost")),
    ("either trait", ir.AnyTrait, None),
    ("Element", ir.ElementIs, None),
    ("Multi-Element", ir.MultiElement, None),
    ("cost", ir.CostIs, None),
    ("power", ir.PowerIs, None),
    ("status", ir.StatusIs, None),
    ("keyword", ir.WithKeyword, None),
    ("entered this turn", ir.EnteredThisTurn, None),
    ("choosing a Forward", ir.ChoosesOnly, None),
    ("from a source", ir.FromSource, None),
    ("other than", ir.OtherThan, None),
    ("without", ir.Without, None),
    ("in the Break Zone", ir.InZone, None),
    ("several named together", ir.Several, None),
    ("controls", ir.Controls, None),
    ("controls each of several names", ir.ControlsEach, None),
    ("cards in a zone", ir.Exists, None),
    ("cards in hand", ir.HandSizeIs, None),
    ("damage received", ir.ReceivedDamage, None),
    ("cards cast", ir.HasCastThisTurn, None),
    ("happened this turn", ir.HappenedThisTurn, None),
    ("whose turn", ir.IsTurnOf, None),
    ("several Light Characters", ir.LightDarkMany, None),
    ("comparison", ir.Compare, None),
    ("property of a card", ir.HasFilter, None),
    ("what a card is", ir.Is, None),
    ("source in a zone", ir.SourceIn, None),
)

MECHANICS = ABILITIES + COSTS + LIMITS + EVENTS + STRUCTURE + EFFECTS + RULES + REPLACEMENTS + GROUPS


@pytest.mark.parametrize(("mechanic", "node_class", "test"), MECHANICS, ids=[row[0] for row in MECHANICS])
def test_a_deck_uses(mechanic: str, node_class: type[ir.Node], test: Test | None) -> None:
    assert users(node_class, test), f"no card of the two decks has: {mechanic}"


def test_printed_mechanics() -> None:
    """What is printed beside the text: Light and Dark, Multi-Element, generic cards, Monsters, parties of one Element."""
    elements = {element for card in CARDS for element in card.known_elements}
    assert elements == {"Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark"}
    assert {card.type for card in CARDS if len(card.known_elements) > 1} >= {"Forward", "Summon"}
    assert {card.type for card in CARDS if card.is_generic} == {"Forward", "Backup"}
    assert {card.type for card in CARDS if card.ex_burst} >= {"Summon", "Backup"}
    for name in DECKS:
        forwards = [_fact(card_id) for card_id in deck(name).ids() if _fact(card_id).type == "Forward"]
        most = Counter(element for card in forwards for element in card.known_elements).most_common(1)[0][1]
        assert most >= 8, "enough Forwards of one Element to form parties"


def test_the_page_counts_them() -> None:
    page = (Path(__file__).parents[2] / "docs/starter-set.md").read_text(encoding="utf-8")
    sve = [card for card in builtin_pool("sve") if isinstance(card, SveCard) and not card.token]
    assert f"comes with {len(CARDS)} FFTCG cards" in page
    assert f"Four decks of {len(sve)} cards of our own" in page
    for name in DECKS:
        for card_id, count in deck(name).main.items():
            assert f"{count} {POOL[card_id].name}" in page, (name, POOL[card_id].name)
