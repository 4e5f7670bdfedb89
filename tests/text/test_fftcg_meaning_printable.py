"""Wordings that cards may as well print: damage below a power, hands cut down, each player's deck, kinds shown, what Backups produce."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    FORWARD,
    FRONT,
    MINE,
    NOW,
    OPPONENT,
    T1,
    THIS,
    TURN,
    YOU,
    effects,
    last,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text

CARD = ir.Group(ir.IsCard())
MY_BACKUPS = ir.Group(BACKUP, qualifiers=(MINE,))
IN_HAND = ir.InZone(ir.Hand(YOU))


def attacking(words: str) -> ir.Effect:
    return last(f"When Hild attacks, {words}", "Forward")


@pytest.mark.parametrize(
    ("words", "change", "amount"),
    [
        ("reduce the damage by 1000 instead", "reduce", 1000),
        ("the damage becomes 0 instead", "become", 0),
        ("the damage increases by 2000 instead", "increase", 2000),
    ],
)
def test_damage_below_the_power(words: str, change: str, amount: int) -> None:
    mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)))
    said = {"change": change, "amount": ir.Num(amount), "below_power": True}
    meant = ir.ReplaceDamage(mine, duration=ALWAYS, **said)  # type: ignore[arg-type]
    assert same(effects(f"If a Forward you control is dealt damage less than its power, {words}.", "Forward")[0], meant)
    text = f"During this turn, if a Forward you control is dealt damage less than its power, {words}."
    assert same(last(text), ir.ReplaceDamage(ir.All(mine.group, bind="t1"), duration=NOW, **said))  # type: ignore[arg-type]


@pytest.mark.parametrize("hand", ["in their hand ", "in hand ", ""])
def test_as_many_cards_as_the_other(hand: str) -> None:
    held = ir.Minus(ir.HandSize(OPPONENT), ir.HandSize(YOU))
    for there in ("", " from their hand"):
        words = f"your opponent discards cards{there} until they have the same number of cards {hand}as you."
        assert same(attacking(words), ir.Discard(OPPONENT, held, CARD, bind="t1"))


def test_discarding_from_the_hand_until() -> None:
    meant = ir.Discard(OPPONENT, ir.Minus(ir.HandSize(OPPONENT), ir.Num(2)), CARD, bind="t1")
    assert same(attacking("your opponent discards cards from their hand until they have 2 cards in their hand."), meant)


def test_each_players_deck() -> None:
    for words, count in (("the top 3 cards", 3), ("the top card", 1)):
        text = f"{words} of each player's deck"
        removed = ir.RemoveTop(ir.EachPlayer(), ir.Num(count), bind="t1")
        assert same(attacking(f"remove {text} from the game."), removed)
        assert same(attacking(f"put {text} into the Break Zone."), ir.Mill(ir.EachPlayer(), ir.Num(count), bind="t1"))


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("reveal up to 2 Summons from your hand",
         ir.Target(ir.Num(2), ir.Group(ir.TypeIs(("Summon",)), qualifiers=(IN_HAND,)), up_to=True, bind="t1")),
        ("reveal 3 {Job Smith} with different names from your hand",
         ir.Target(ir.Num(3), ir.Group(ir.JobIs("Smith"), qualifiers=(IN_HAND,)), different="name", bind="t1")),
        ("reveal up to 3 Forwards of different Elements from your hand",
         ir.Target(ir.Num(3), ir.Group(FORWARD, qualifiers=(IN_HAND,)), different="element", up_to=True, bind="t1")),
    ],
)  # fmt: skip
def test_kinds_shown_from_the_hand(words: str, meant: ir.Target) -> None:
    offer = effects(f"When Hild attacks, you may {words}. When you do so, draw 1 card.", "Forward")[0]
    assert same(offer.effect, ir.RevealCards(YOU, meant))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "duration"),
    [
        ("until the end of the turn, the Backups you control can produce CP of any Element.", FRONT),
        ("the Backups you control can produce CP of any Element until the end of the turn.", TURN),
        ("the Backups you control can produce Fire CP this turn.", THIS),
    ],
)
def test_what_backups_produce_for_a_time(words: str, duration: ir.Duration) -> None:
    rule = ir.Produces(("Fire",) if "Fire" in words else ())
    assert same(attacking(words), ir.Restrict(ir.All(MY_BACKUPS, bind="t1"), rule, duration))


@pytest.mark.parametrize("party", ["in that party", "forming this party", "forming that party"])
def test_damage_to_a_party(party: str) -> None:
    meant = ir.ReplaceDamage(ir.PartyOf(ir.Ref(("self",))), "become", ir.Num(0), duration=THIS)
    for words in (
        f"the damage dealt to the Forwards {party} becomes 0 this turn.",
        f"if a Forward {party} is dealt damage this turn, the damage becomes 0 instead.",
    ):
        assert same(last(f"When Hild forms a party and attacks, {words}", "Forward"), meant)


def test_after_use() -> None:
    text = "Choose 1 Summon in your Break Zone. During this turn, you can cast it. If you cast it, remove it from the game after use."
    assert same(last(text), ir.RemoveAfterUse(T1, if_cast=True))


@pytest.mark.parametrize(
    "words", ["is discarded by this effect", "was discarded this way", "was discarded due to this effect"]
)
def test_what_was_discarded(words: str) -> None:
    ability = one(f"When Hild attacks, your opponent discards 1 card. If a Forward {words}, draw 1 card.")
    counted = ir.CountRef(T1, ir.Group(FORWARD))
    assert same(ability.effects[1].condition, ir.Compare(counted, ir.Num(1), ">="))  # type: ignore[attr-defined]


def test_so_many_that_lie_there() -> None:
    (effect,) = effects("If 3 or more {Job Smith} are in your Break Zone, Hild gains Haste.", "Forward")
    lying = ir.Group(ir.JobIs("Smith"), qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    assert same(effect.condition, ir.Exists(lying, ir.Num(3)))  # type: ignore[attr-defined]


@pytest.mark.parametrize("span", ["each turn", "in a turn", "during each turn"])
def test_for_the_first_time(span: str) -> None:
    ability = one(f"When you cast a Summon for the first time {span}, draw 1 card.")
    cast = ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Summon",))))
    assert same(ability.event, ir.FirstInTurn(cast))  # type: ignore[attr-defined]


def test_a_reminder_inside_its_sentence() -> None:
    apart = "When Hild attacks, Hild gains +1000 power. (This effect does not end at the end of the turn.)"
    meant = one(apart)
    for inside in (
        "When Hild attacks, Hild gains +1000 power (this effect does not end at the end of the turn).",
        "When Hild attacks, Hild gains +1000 power (This effect doesn't end at the end of the turn.)",
    ):
        made = compile_text("fftcg", inside, name="Hild", card_type="Forward")
        assert made.abilities == (meant,)
        assert render_text("fftcg", made, name="Hild") == apart


def test_what_a_chosen_card_always_is() -> None:
    text = "When Hild attacks, choose 1 Forward. Return it to its owner's hand. If it is a Forward, draw 1 card."
    with pytest.raises(TextError, match="always is"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize(
    ("deck", "same_deck", "player"),
    [
        ("your deck", "your deck", YOU),
        ("your opponent's deck", "your opponent's deck", OPPONENT),
        ("your opponent's deck", "their deck", OPPONENT),
    ],
)
@pytest.mark.parametrize("order", ["", " in any order"])
@pytest.mark.parametrize("ends", [("at the bottom of", "on top of"), ("on the top of", "on the bottom of")])
def test_any_number_to_one_end_and_the_rest_to_the_other(
    deck: str, same_deck: str, player: ir.Player, order: str, ends: tuple[str, str]
) -> None:
    text = f"look at the top 3 cards of {deck}. Put any number of them {ends[0]} {deck}{order} and the rest {ends[1]} {same_deck} in any order."
    put = attacking(text)
    assert isinstance(put, ir.PutInto) and same(put.to, ir.DeckTopOrBottom(player))


def test_no_deck_that_is_anybodys() -> None:
    with pytest.raises(TextError):
        attacking(
            "look at the top 3 cards of your opponent's deck. Put any number of them on top of the deck and the rest at the bottom of the deck in any order."
        )
