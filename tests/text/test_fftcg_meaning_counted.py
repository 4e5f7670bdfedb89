"""Whom "they" names in a condition, two conditions behind one "if", what was dulled or put away and is counted, and who may use no
abilities; each sentence with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    FORWARD,
    ME,
    MINE,
    OPPONENT,
    T1,
    THEIRS,
    THIS,
    YOU,
    effects,
    last,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

DRAW = ir.Draw(YOU, ir.Num(1))
NO_HAND = ir.HandSizeIs(OPPONENT, ir.Num(0), "=")


def refused(text: str, kind: str = "Forward") -> bool:
    try:
        compile_text("fftcg", text, name="Hild", card_type=kind)
    except TextError:
        return True
    return False


@pytest.mark.parametrize("words", ["they have no cards in their hand", "he/she has no cards in his/her hand"])
def test_they_are_the_player_spoken_of(words: str) -> None:
    text = f"Your opponent discards 1 card. If {words}, draw 1 card."
    assert same(last(text), ir.If(NO_HAND, DRAW))
    auto = one(f"When your opponent casts a Summon, if {words}, draw 1 card.")
    assert isinstance(auto, ir.AutoAbility) and auto.condition is not None and same(auto.condition, NO_HAND)


def test_they_are_never_both_players_nor_nobody() -> None:
    for start in ("Each player discards 1 card. If they", "When either player casts a Summon, if they", "If they"):
        assert refused(f"{start} have no cards in their hand, draw 1 card.")


def test_they_control() -> None:
    text = "Choose 1 Forward opponent controls. If they control {}, break it."
    many = ir.Controls(OPPONENT, ir.Group(BACKUP), ir.Num(3), ">=")
    assert same(last(text.format("3 or more Backups")), ir.If(many, ir.Break(T1)))
    none = ir.Controls(OPPONENT, ir.Group(BACKUP), ir.Num(0), "<=")
    assert same(last(text.format("no Backups")), ir.If(none, ir.Break(T1)))


def test_two_conditions_behind_one_if() -> None:
    both = ir.And((ir.IsTurnOf(YOU), ir.Controls(YOU, ir.Group(BACKUP), ir.Num(3), bind="t1")))
    wanted = ir.If(both, ir.Gain(ME, (ir.KeywordGained("Haste"),), ALWAYS))
    assert same(last("If it is your turn and you control 3 or more Backups, Hild gains Haste.", "Forward"), wanted)


@pytest.mark.parametrize("words", ["that has been put", "that was put", "put"])
def test_each_that_was_put_away_this_turn(words: str) -> None:
    put = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.PutIntoBreakZone("field"),))
    wanted = ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.TimesThisTurn(put)))
    assert same(last(f"Draw 1 card for each Forward {words} from the field into the Break Zone this turn."), wanted)


def test_the_dulled_forward_paid_or_was_dulled_before() -> None:
    text = "Choose 1 Forward. Deal it damage equal to the dulled Forward's power."
    (_, hit) = effects(f"Dull 1 active Forward: {text}", "Forward")
    assert same(hit, ir.DealDamage(T1, ir.PowerOf(ir.PaidWith("dulled"))))
    hit = last("You may dull 1 active Forward you control. If you do so, " + text.replace("Choose", "choose"))
    assert same(hit, ir.DealDamage(ir.Ref(("t2",)), ir.PowerOf(T1)))
    assert refused(text, "Summon")


@pytest.mark.parametrize(
    ("words", "right", "compare"), [("2 or more cards", 2, ">="), ("2 or more", 2, ">="), ("3 cards", 3, "=")]
)
def test_if_so_many_were_discarded(words: str, right: int, compare: str) -> None:
    asked = last(f"Discard any number of cards. If you discarded {words}, draw 1 card.").condition  # type: ignore[attr-defined]
    assert (asked.right, asked.compare) == (ir.Num(right), compare)
    assert asked.left.cards == T1 or same(asked.left.cards, T1)
    assert refused(f"If you discarded {words}, draw 1 card.", "Summon")


@pytest.mark.parametrize("named", ["cost", "Element", "name", "Job", "Category"])
@pytest.mark.parametrize("of", ["of", "with"])
def test_the_same_as_one_of_a_group(named: str, of: str) -> None:
    for words, group in (
        ("a Backup you control", ir.Group(BACKUP, qualifiers=(MINE,))),
        ("a Backup opponent controls", ir.Group(BACKUP, qualifiers=(THEIRS,))),
        ("a Backup in your Break Zone", ir.Group(BACKUP, qualifiers=(ir.InZone(ir.BreakZone(YOU)),))),
    ):
        chosen = effects(f"Choose 1 Forward {of} the same {named} as {words}. Break it.")[0].targets[0]  # type: ignore[attr-defined]
        wanted = ir.SameTrait(named.lower(), ir.All(group, bind="t1"))
        assert same(chosen.group.qualifiers[0], wanted)


@pytest.mark.parametrize(("who", "player"), [("your opponent", OPPONENT), ("players", ir.EachPlayer())])
@pytest.mark.parametrize(
    ("words", "kinds"),
    [("action abilities", ("action",)), ("special abilities", ("special",)),
     ("action abilities or special abilities", ("action", "special"))],
)  # fmt: skip
def test_who_cannot_use_abilities(who: str, player: ir.Player, words: str, kinds: tuple[str, ...]) -> None:
    text = f"{who} cannot use {words}".capitalize()
    assert same(last(f"{text} this turn."), ir.CannotUse(player, kinds, THIS))
    assert same(last(f"{text}.", "Forward"), ir.CannotUse(player, kinds, ALWAYS))


def test_the_same_number_of_counters() -> None:
    text = "Remove up to 3 cards in your opponent's Break Zone from the game. Place the same number of Moon Counters on Hild."
    assert same(last(f"《1》: {text}", "Forward"), ir.PlaceCounters("Moon", ir.ResultCount(), ME))


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("Hild is discarded due to your opponent's Summons or abilities", ir.IsDiscarded("opponent")),
        ("Hild is removed from the game due to your Summons or abilities", ir.RemovedFromGame(due_to="own")),
        ("Hild is removed from the game by an ability", ir.RemovedFromGame(due_to="only_ability")),
        ("Hild is dulled", ir.BecomesDull()),
        ("Hild is activated", ir.BecomesActive()),
    ],
)
def test_what_a_trigger_waits_for(words: str, event: ir.Event) -> None:
    auto = one(f"When {words}, draw 1 card.")
    assert isinstance(auto, ir.AutoAbility) and same(auto.event, ir.CardEvent(ME, (event,)))


@pytest.mark.parametrize("verb", ["Put", "Place", "Return"])
@pytest.mark.parametrize(
    ("place", "to"),
    [("on the bottom of", ir.DeckBottom), ("to the bottom of", ir.DeckBottom), ("on the top of", ir.DeckTop)],
)
def test_ends_of_decks(verb: str, place: str, to: type[ir.DeckBottom]) -> None:
    one_card = last(f"Choose 1 Forward. {verb} it {place} its owner's deck.")
    assert same(one_card, ir.PutInto(T1, to(ir.Owner())))
    for order in ("", " in any order"):
        many = last(f"{verb} all the Forwards {place} their owners' decks{order}.")
        assert same(many, ir.PutInto(ir.All(ir.Group(FORWARD), bind="t1"), to(ir.Owner())))
