"""What FFTCG sentences mean: what hangs on a condition or an offer, beside the card that was chosen under it."""

from __future__ import annotations

import pytest
from fftcg_meaning import DRAW, ENTERS, ME, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir


@pytest.mark.parametrize(
    ("said", "more"),
    [
        ("Deal it 4000 damage and draw 1 card.", DRAW),
        ("Deal it 4000 damage, then draw 1 card.", DRAW),
        ("Deal it 4000 damage and deal Hild 2000 damage.", ir.DealDamage(ME, ir.Num(2000))),
    ],
)
def test_a_sentence_that_speaks_of_the_chosen_one_in_part_hangs_on_the_offer(said: str, more: ir.Effect) -> None:
    _, done = effects(f"{ENTERS}you may discard 1 card. If you do so, choose 1 Forward. {said}", "Forward")
    assert isinstance(done, ir.IfDone) and isinstance(done.effect, ir.Both)
    choice, rest = done.effect.effects
    parts = rest.effects if isinstance(rest, ir.Both) else (rest.first, rest.then)  # type: ignore[attr-defined]
    assert isinstance(choice, ir.Choose) and same(parts[1], more)


def test_further_back_it_is_open_whether_it_hangs_on_the_offer() -> None:
    text = (
        f"{ENTERS}you may discard 1 card. If you do so, choose 1 Forward. Dull it. Deal it 4000 damage and draw 1 card."
    )
    with pytest.raises(TextError, match="where nothing was done before"):
        one(text)


BOTH = "Deal it 4000 damage and draw 1 card."


@pytest.mark.parametrize(
    ("before", "kind"),
    [
        ("Draw 1 card. If you control a Monster, choose 1 Forward.", ir.If),
        ("You may discard 1 card. If you don't, choose 1 Forward.", ir.IfNotDone),
        ("If you control a Monster, draw 1 card. Otherwise, choose 1 Forward.", ir.Otherwise),
    ],
)
def test_it_hangs_on_other_conditions_as_well(before: str, kind: type[ir.Effect]) -> None:
    done = last(f"{before} {BOTH}")
    assert isinstance(done, kind) and isinstance(done.effect, ir.Both)  # type: ignore[attr-defined]
    choice, rest = done.effect.effects  # type: ignore[attr-defined]
    assert isinstance(choice, ir.Choose) and isinstance(rest, ir.Both)


def test_a_condition_of_the_trigger_holds_for_it_anyway() -> None:
    ability = one(f"{ENTERS}if you control a Monster, choose 1 Forward. {BOTH}")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.condition, ir.Controls)
    assert [type(each) for each in ability.effects] == [ir.Choose, ir.Both]
    ability = one(f"{ENTERS}if you control a Monster, choose 1 Forward. {BOTH} If you control a Backup, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is None
    assert [type(each) for each in ability.effects] == [ir.If, ir.If]


def test_what_is_done_instead_behind_an_offer_is_open_where_it_speaks_of_more_than_the_chosen_one() -> None:
    offer = "You may discard 1 card. If you do so, choose 1 Forward. Deal it 4000 damage. If you control a Monster, {} instead."
    with pytest.raises(TextError, match="where nothing was done before"):
        one(offer.format("deal it 6000 damage and draw 1 card"), "Summon")
    assert isinstance(last(offer.format("deal it 6000 damage")), ir.Instead)


@pytest.mark.parametrize(
    "said",
    [
        "each player selects 1 Forward they control. All the Forwards that were not selected are put into the Break Zone.",
        "your opponent selects 1 Forward they control. Deal 4000 damage to all the other Forwards opponent controls.",
        "your opponent selects 1 Forward they control. Put it into the Break Zone and draw 1 card.",
        "reveal the top card of your deck. Add it to your hand and gain 《C》.",
    ],
)
def test_what_needs_a_selection_hangs_on_what_that_hangs_on(said: str) -> None:
    for before, kind in (
        ("You may discard 1 card. If you do so,", ir.IfDone),
        ("Draw 1 card. If you control a Monster,", ir.If),
    ):
        done = last(f"{before} {said}")
        assert isinstance(done, kind) and isinstance(done.effect, ir.Both) and len(done.effect.effects) == 2


@pytest.mark.parametrize(
    "said",
    [
        "choose 1 Forward. Remove the top card of your deck from the game. Deal it 1000 damage.",
        "choose 1 Forward. Deal it 4000 damage. Draw 1 card.",
        "your opponent selects 1 Forward they control. Put it into the Break Zone. Draw 1 card.",
    ],
)
def test_beside_what_was_chosen_it_is_open_whether_the_rest_hangs_on_the_condition(said: str) -> None:
    for before in ("You may discard 1 card. If you do so,", "Draw 1 card. If you control a Monster,"):
        with pytest.raises(TextError, match="where nothing was done before"):
            last(f"{before} {said}")
