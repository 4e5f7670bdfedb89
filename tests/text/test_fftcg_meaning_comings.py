"""Cards that come into Break Zones, hands and fields, and options of which all are selected: sentences of our own, each with the
tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import OPPONENT, YOU, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

CARD = ir.Group(ir.IsCard())


def event(words: str) -> ir.Event:
    """What the only auto-ability waits for."""
    return one(f"{words}, draw 1 card.").event  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("put into your opponent's Break Zone", ir.PutIntoBreakZone("theirs")),
        ("put into your Break Zone in any situation", ir.PutIntoBreakZone("yours")),
        ("put into your opponent's Break Zone from the hand", ir.PutIntoBreakZone("opponent_hand")),
        ("put from your opponent's hand into the Break Zone", ir.PutIntoBreakZone("opponent_hand")),
        ("put into the Break Zone from the deck", ir.PutIntoBreakZone("deck")),
        ("removed from your Break Zone", ir.RemovedFromGame("your_break_zone")),
        ("removed from either player's Break Zone", ir.RemovedFromGame("break_zone")),
        ("added to your opponent's hand other than by drawing", ir.AddedToHand("anywhere", OPPONENT)),
        ("added to your hand from the deck", ir.AddedToHand("deck", YOU)),
        ("returned from the field to your opponent's hand", ir.ReturnsToHand(whose=OPPONENT)),
        ("returned to your hand by your opponent's Summons or abilities", ir.ReturnsToHand(OPPONENT, YOU)),
    ],
)
def test_where_a_card_comes(words: str, happening: ir.Event) -> None:
    for start in ("When", "Each time", "Whenever"):
        assert same(event(f"{start} a card is {words}"), ir.CardEvent(ir.OneSubject(CARD), (happening,))), words
    several = ir.CardEvent(ir.CountedSubject(ir.Num(2), CARD), (happening,))
    assert same(event(f"When 2 or more cards are {words}"), several), words


def test_from_outside_the_hand() -> None:
    forward = ir.OneSubject(ir.Group(ir.TypeIs(("Forward",))))
    for words, whose in (
        ("a Forward enters your opponent's field other than from the hand", OPPONENT),
        ("a Forward enters the field from outside the hand", ir.AnyPlayer()),
        ("your opponent plays a Forward from outside their hand", OPPONENT),
    ):
        wanted = ir.CardEvent(forward, (ir.EntersField(whose, by="not_their_hand"),))
        assert same(event(f"When {words}"), wanted), words


def test_what_players_do() -> None:
    added = ir.CardEvent(ir.OneSubject(CARD), (ir.AddedToHand("anywhere", OPPONENT),))
    for words, wanted in (
        ("When your opponent adds a card to their hand other than by drawing", added),
        ("Whenever you draw a card other than during your Draw Phase", ir.PlayerDraws(YOU, outside=True)),
        (
            "When you discard a card due to a Summon or an ability",
            ir.PlayerDiscards(YOU, each=True, due_to=ir.AnyPlayer()),
        ),
        (
            "When you discard 1 or more cards by your opponent's Summons or abilities",
            ir.PlayerDiscards(YOU, due_to=OPPONENT),
        ),
        (
            "Each time your opponent discards a card due to your Summons or abilities",
            ir.PlayerDiscards(OPPONENT, each=True, due_to=YOU),
        ),
    ):
        assert same(event(words), wanted), words


def test_all_of_the_actions() -> None:
    header = ir.ModalHeader(YOU, ir.Num(1), ir.Num(2))
    many = ir.HandSizeIs(YOU, ir.Num(0), "=")
    for words, count, up_to in (
        ("both actions", 2, False),
        ("both", 2, False),
        ("all 2 actions", 2, False),
        ("up to 2 of the 2 actions", 2, True),
    ):
        text = f'Select 1 of the 2 following actions. If you have no cards in your hand, select {words} instead. "Draw 1 card." "Draw 2 cards."'
        (modal,) = compile_text("fftcg", text, name="Rite", card_type="Summon").abilities[0].effects  # type: ignore[attr-defined]
        assert same(modal.header, header)
        assert same(
            modal.alternative, ir.ModalAlternative(many, ir.ModalHeader(YOU, ir.Num(count), ir.Num(2), up_to))
        ), words


@pytest.mark.parametrize(
    "text",
    [
        'Select 1 of the 3 following actions. If you have no cards in your hand, select both actions instead. "Draw 1 card." '
        '"Draw 2 cards." "Draw 3 cards."',  # which two?
        "Select both actions.",
        "When a card is put into your opponent's Break Zone from your hand, draw 1 card.",
    ],
)
def test_what_says_nothing(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Forward" if text.startswith("When") else "Summon")
