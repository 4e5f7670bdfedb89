"""What the sentences behind "at the end of the turn, ..." belong to, and what then is refused."""

from __future__ import annotations

import pytest
from fftcg_meaning import effects, one

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text


@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        ("at the end of the turn, you may pay 《1》. If you do so, draw 1 card.", [ir.May, ir.IfDone]),
        ("at the end of the turn, you may pay 《1》. When you do so, choose 1 Forward. Break it.", [ir.May, ir.WhenDone]),
        ("at the end of the turn, your opponent may pay 《2》. If they don't, draw 1 card.", [ir.May, ir.IfNotDone]),
        ("at the end of the turn, reveal the top card of your deck. If it is a Forward, add it to your hand.",
         [ir.RevealTop, ir.If]),
        ("at the end of the turn, draw 1 card. Then, discard 1 card.", [ir.Draw, ir.Afterwards]),
        ("at the end of the turn, draw 1 card. If you control 2 or more Forwards, draw 2 cards instead.", [ir.Draw, ir.Instead]),
    ],
)  # fmt: skip
def test_what_can_only_be_said_of_then_is_put_off_as_well(words: str, kinds: list[type]) -> None:
    (put_off,) = effects(f"When Hild attacks, {words}", "Forward")
    assert isinstance(put_off, ir.Delayed)
    assert [type(each) for each in put_off.effects] == kinds


def test_inside_a_condition_and_behind_an_offer() -> None:
    done = one(
        "When Hild attacks, you may pay 《1》. If you do so, at the end of the turn, you may discard 1 card. If you do so, draw 2 cards."
    )
    inner = done.effects[1].effect  # type: ignore[attr-defined]
    assert [type(each) for each in inner.effects] == [ir.May, ir.IfDone]
    other = one(
        "When Hild attacks, if you control 2 or more Forwards, at the end of the turn, draw 1 card. Otherwise, draw 2 cards."
    )
    assert [type(each) for each in other.effects] == [ir.If, ir.Otherwise]  # type: ignore[attr-defined]


def test_what_stands_alone_is_done_at_once() -> None:
    ability = one("When Hild attacks, choose 1 Forward. At the end of the turn, break it. Draw 1 card.")
    assert [type(each) for each in ability.effects] == [ir.Choose, ir.Delayed, ir.Draw]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("When Hild attacks, you may pay 《1》. If you don't, at the end of the turn, you may discard 1 card. If you do so, draw 2 cards.",
         "which of the two was done"),
        ("When Hild deals damage to a Forward, Hild gains +1000 power for each Rage Counter placed on it until the end of the turn.",
         "the card itself or the one of the event"),
        ("When a Summon you cast is put into the Break Zone, draw 1 card.", "not cast"),
    ],
)  # fmt: skip
def test_open_ones_are_refused(text: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize(
    "text",
    [
        "When Hild attacks, each player selects 2 Characters they control. Put the rest into the Break Zone.",
        "When Hild attacks, your opponent selects 1 Forward and 1 Backup they control. Put the rest into the Break Zone.",
    ],
)
def test_the_rest_of_what_nothing_was_taken_from(text: str) -> None:
    """Those that had been selected were put away."""
    with pytest.raises(TextError, match="that could be the rest"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("look at the top 5 cards of your deck. You may add 1 Forward among them to your hand. Put the rest into the Break Zone. "
         "If you don't, draw 1 card.", "said of the rest"),
        ("look at the top 5 cards of your deck. Add 1 Forward among them to your hand and put the rest into the Break Zone. "
         "If you do so, draw 1 card.", "said of the rest"),
        ("you may pay 《1》. Draw 1 card. If you do so, discard 1 card.", "what was offered"),
        ("you may pay 《1》. Hild gains +1000 power until the end of the turn. If you don't, break Hild.", "what was offered"),
        ("break all the Forwards other than Fire Forwards of cost 3 or less.", "left out"),
        ("choose 1 Character other than a Backup of cost 3 or less. Break it.", "left out"),
    ],
)  # fmt: skip
def test_what_two_things_could_be_said_of(text: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        compile_text("fftcg", f"When Hild attacks, {text}", name="Hild", card_type="Forward")


@pytest.mark.parametrize(
    "text",
    [
        "When you cast a Summon or a Forward of cost 5 or more, draw 1 card.",
        "If you control a Monster or a Forward of cost 3 or less, Hild gains Haste.",
        "《1》, discard 1 Summon or 1 Forward of cost 3 or less: Draw 1 card.",
        "When Hild attacks, reveal the top card of your deck. If it is a Summon or a Forward of cost 3 or less, add it to your hand.",
        "When Hild attacks, search for 1 Card Name Olga or 1 Job Knight of cost 3 or less and add it to your hand.",
        "When Hild attacks, choose 1 Job Knight or 1 Job Smith with 7000 power or less you control. Break it.",
    ],
)
def test_what_stands_behind_the_last_of_two(text: str) -> None:
    with pytest.raises(TextError, match="behind the last card"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


def test_whose_they_are_is_said_of_all_of_them() -> None:
    (effect,) = effects("Break all the Forwards other than {Job Smith} Forwards you control.")
    assert isinstance(effect.what.group.qualifiers[-1], ir.ControlledBy)  # type: ignore[attr-defined]
