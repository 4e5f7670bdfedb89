"""What is asked of something that has been before: what was not done, who was controlled then."""

from __future__ import annotations

import pytest
from fftcg_meaning import last, one, same

from cardwright.errors import TextError
from cardwright.text import ir

OFFERED = "You may discard 1 card. When you do so, "


@pytest.mark.parametrize("otherwise", ["If you don't", "If you do not", "If you don't do so"])
def test_not_done_behind_what_triggers_on_its_being_done(otherwise: str) -> None:
    """Did not discard, or did not break it?"""
    with pytest.raises(TextError, match="said of what was offered"):
        last(f"{OFFERED}choose 1 Forward. Break it. {otherwise}, draw 1 card.")


def test_not_done_of_the_offer_inside_it() -> None:
    when = last(f"{OFFERED}you may pay 《1》. If you don't, draw 1 card.")
    assert isinstance(when, ir.WhenDone)
    assert [type(each) for each in when.effects] == [ir.May, ir.IfNotDone]


@pytest.mark.parametrize(
    "text",
    [
        "Break all the Forwards you controlled.",
        "Choose 1 Forward you controlled. Break it.",
        "Draw 1 card for each Forward you controlled that attacked this turn.",
        "If a Forward you controlled attacked this turn, break all the Forwards opponent controlled.",
    ],
)
def test_it_is_open_when_they_were_controlled(text: str) -> None:
    with pytest.raises(TextError, match="when they were controlled"):
        last(text)


def test_who_was_controlled_as_it_happened() -> None:
    asked = last("If a Forward you controlled attacked this turn, draw 1 card.")
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.HappenedThisTurn)


CHOSEN_BY = "When Hild is chosen by a Forward's ability, "


@pytest.mark.parametrize(
    "text",
    [
        f"{CHOSEN_BY}dull that Forward. It doesn't activate during its controller's next Active Phase.",
        f"{CHOSEN_BY}dull it.",
        f"{CHOSEN_BY}its controller discards 1 card.",
        f"{CHOSEN_BY}choose 1 Forward. It gains +1000 power until the end of the turn. Dull that Forward.",
        "When Hild blocks, the blocked Forward loses 2000 power until the end of the turn. If it has 3000 power or less, break it.",
        "When Hild deals damage to a Forward, discard 1 card. If it is a Fire Forward, draw 1 card.",
        "When your opponent casts a Forward, Hild gains +1000 power until the end of the turn. Dull it.",
        "When your opponent casts a Summon, reveal the top card of your deck. If it is a Summon, cancel its effect.",
        "When Hild attacks, reveal the top 3 cards of your deck. Add 1 Forward and 1 Summon among them to your hand. "
        "If they have the same Element, draw 1 card. Put the rest into the Break Zone.",
        "When Hild attacks, your opponent reveals 1 card from their hand. If it is a Forward, dull it.",
        "Choose 1 Forward you control. When it is blocked this turn, the blocking Forward loses 3000 power until the end of the turn. Dull it.",
    ],
)
def test_two_cards_that_may_be_meant(text: str) -> None:
    """The card itself or the one it met; the one it met or the one that was discarded; those shown or those taken."""
    with pytest.raises(TextError, match=r"could mean|is open"):
        one(text, "Summon" if text.startswith("Choose") else "Forward")


@pytest.mark.parametrize(
    "text",
    [
        "When you cast a Forward of cost 5 or more, choose 1 Forward. Deal it damage equal to its power.",
        'Choose 1 Forward. Until the end of the turn, it gains "When this Forward attacks, choose 1 Forward. '
        'It deals damage equal to its power to it."',
    ],
)
def test_damage_by_the_power_of_another(text: str) -> None:
    with pytest.raises(TextError, match="by its own power"):
        one(text, "Summon" if text.startswith("Choose") else "Forward")


def test_whose_ability_chose_it() -> None:
    dealt = last(f"{CHOSEN_BY}deal that Forward 9000 damage.", "Forward")
    assert isinstance(dealt, ir.DealDamage) and isinstance(dealt.to, ir.SourceOf)


def test_the_card_itself_beside_a_summon_that_was_cast() -> None:
    dulled = last(
        "When your opponent casts a Summon, Hild gains +1000 power until the end of the turn. Dull it.", "Forward"
    )
    assert isinstance(dulled, ir.Dull) and same(dulled.what, ir.Ref(("self",)))
