"""What "it" and "the other" mean behind a card that has left, one that was played since, or one that a player selected."""

from __future__ import annotations

import pytest
from fftcg_meaning import T1, T2, effects, last, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

PLAY = "Play 1 Forward of cost 2 or less from your hand onto the field."
TOP = "Reveal the top 4 cards of your deck. Remove 1 Wind card among them from the game and return the rest to the bottom of your deck."


@pytest.mark.parametrize(
    "before",
    [
        "Choose 1 Forward. Break it.",
        "Choose 1 Forward. Return it to its owner's hand.",
        "Your opponent selects 1 Forward they control. Put it into the Break Zone.",
        "Search for 1 Forward and add it to your hand.",
    ],
)
def test_what_has_left_is_not_meant_where_another_card_came(before: str) -> None:
    made = last(f"{before} {PLAY} It gains Haste until the end of the turn.")
    assert isinstance(made, ir.Gain) and same(made.to, T2)


def test_the_card_that_was_removed_last() -> None:
    made = last(f"Search for 1 Forward and add it to your hand. {TOP} You can cast it this turn.")
    assert isinstance(made, ir.AllowCast) and same(made.what, ir.Ref(("t3",)))


@pytest.mark.parametrize("seen", ["Choose 1 Forward. Activate it.", "Choose 2 Forwards. Activate them."])
def test_nothing_on_the_field_is_cast(seen: str) -> None:
    made = last(f"{seen} {TOP} You can cast it this turn.")
    assert isinstance(made, ir.AllowCast) and same(made.what, ir.Ref(("t3",)))


def test_two_cards_that_are_still_there() -> None:
    with pytest.raises(TextError, match="could mean what was chosen or the card that was played"):
        effects(f"Choose 1 Forward. Activate it. {PLAY} It gains Haste until the end of the turn.")


def test_what_nothing_was_done_to_yet_is_meant() -> None:
    made = last(f"Choose 1 Forward. {PLAY} If you do so, deal it 6000 damage.")
    assert isinstance(made, ir.IfDone) and same(made.effect, ir.DealDamage(T1, ir.Num(6000)))


def test_the_other_is_the_one_that_was_not_selected() -> None:
    text = "Choose 2 Forwards opponent controls. Your opponent selects 1 of them."
    both = last(f"{text} Break it and dull the other.")
    assert same(both, ir.Both((ir.Break(T2), ir.Dull(ir.Untaken(T1, T2)))))
    assert same(last(f"{text} Return the other Forward to its owner's hand.").what, ir.Untaken(T1, T2))  # type: ignore[attr-defined]
    with pytest.raises(TextError, match="one of which was selected"):
        effects(f"{text} Break the first Forward and dull the other.")


@pytest.mark.parametrize(
    "text",
    [
        'Select 1 Element. Choose 1 Forward. It gains "This Forward cannot be chosen by Summons of the named Element." until the end of the turn.',
        'Name 1 Job. All the Forwards you control gain "When this Forward attacks, dull all the Forwards with the named Job." until the end of the turn.',
    ],
)
def test_who_gains_an_ability_does_not_know_what_was_named(text: str) -> None:
    with pytest.raises(TextError, match="named outside of it"):
        effects(text)


def test_the_chosen_one_of_a_kind() -> None:
    both = "Return the chosen Forward to its owner's hand and break the chosen Backup."
    for kinds, forward, backup in (("1 Forward and 1 Backup", T1, T2), ("1 Backup and 1 Forward", T2, T1)):
        made = last(f"Choose {kinds}. {both}")
        assert same(made, ir.Both((ir.ToHand(forward, ir.Owner(), "return"), ir.Break(backup))))
    with pytest.raises(TextError, match="more than one thing"):
        effects("Choose 1 active Forward you control and 1 Forward opponent controls. Break the chosen Forward.")


@pytest.mark.parametrize("kind", ["Monster", "Summon"])
def test_the_removed_one_of_a_kind(kind: str) -> None:
    text = f"Choose 1 {kind} in your Break Zone. Remove it from the game. When you do so, choose 1 Forward with a cost inferior to that of the removed {kind}. Break it."
    (choose, _) = last(text).effects  # type: ignore[attr-defined]
    assert same(choose.targets[0].group.qualifiers[0], ir.CostIs(ir.CostOf(T1), "<"))


@pytest.mark.parametrize("kind", ["Character", "Backup", "Monster"])
def test_other_than_those_selected(kind: str) -> None:
    made = last(
        f"Your opponent selects 1 {kind} they control. Then, break all the {kind}s opponent controls other than the selected {kind}s."
    )
    assert isinstance(made, ir.Afterwards) and isinstance(made.effect, ir.Break)
    assert same(made.effect.what.group.qualifiers[-1], ir.OtherThan(T1))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("gains", "reminder"),
    [("+1000 power", "This effect does"), ("+1000 power, Haste and Brave", "These effects do")],
)
def test_what_is_gained_without_end_when_that_was_done(gains: str, reminder: str) -> None:
    text = f"When Hild enters the field, you may pay 《C》. When you do so, Hild gains {gains}. ({reminder} not end at the end of the turn.)"
    made = last(text, "Forward")
    assert isinstance(made, ir.WhenDone)
    (gain,) = made.effects
    assert isinstance(gain, ir.Gain) and same(gain.to, ir.SelfRef()) and isinstance(gain.duration, ir.Permanent)


@pytest.mark.parametrize("done", ["Hild gains +1000 power until the end of the turn", "activate Hild", "dull Hild"])
def test_it_behind_the_card_itself_where_the_card_of_the_event_fits_as_well(done: str) -> None:
    text = f"When a Forward opponent controls attacks, {done}. It gains Brave until the end of the turn."
    with pytest.raises(TextError, match="could mean the card itself"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


def test_it_behind_the_card_itself_that_is_gone() -> None:
    text = "When a Forward opponent controls attacks, put Hild into the Break Zone. If you do so, deal it 3000 damage."
    assert "DealDamage(to=Ref(to=('subject'" in repr(compile_text("fftcg", text, name="Hild", card_type="Monster"))
