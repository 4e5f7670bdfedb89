"""What sentences mean of which few cards have the like: of our own, each with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, MINE, YOU, effects, one, same

from cardwright.errors import TextError
from cardwright.text import ir

OFFER = "Select 1 of the 2 following actions."
LIMIT = "You can only use this ability once per turn."
OPTIONS = '"Draw 1 card." "Choose 1 Forward. Deal it 2000 damage."'


def test_a_limit_before_the_options_is_the_limit_of_the_ability() -> None:
    before, behind = (one(f"《5》: {text}") for text in (f"{OFFER} {LIMIT} {OPTIONS}", f"{OFFER} {OPTIONS} {LIMIT}"))
    assert same(before, behind)
    assert before != behind  # each is printed as it was
    assert before.limits == (ir.OncePerTurn(),)  # type: ignore[attr-defined]
    trigger = f"When Hild attacks, you may pay 《1》. When you do so, {OFFER[0].lower()}{OFFER[1:]}"
    text = f"{trigger} This effect will trigger only once per turn. {OPTIONS}"
    assert one(text).limits  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text", [f"《5》: Draw 1 card. {LIMIT} {OPTIONS}", f'《5》: {OFFER} {LIMIT} Draw 1 card. "Draw 1 card."']
)
def test_a_limit_elsewhere_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        one(text)


def test_of_two_searched_cards_each_is_named_by_its_type() -> None:
    for the in ("that", "the"):
        text = (
            f"Search for 1 Monster and 1 Backup. Play {the} Backup onto the field and add {the} Monster to your hand."
        )
        *_, both = effects(text)
        assert isinstance(both, ir.Both)
        play, add = both.effects
        assert play.what.to == ("t2",)  # type: ignore[attr-defined]
        assert add.what.to == ("t1",)  # type: ignore[attr-defined]
    for text in (
        "Search for 1 Monster and 1 Backup. Play that Forward onto the field and add that Monster to your hand.",
        "Search for 1 Fire Forward and 1 Ice Forward. Play that Forward onto the field.",
        "Search for 1 Monster and 1 Backup. Add the Monster to your hand.",
    ):
        with pytest.raises(TextError):
            effects(text)


def test_a_leave_to_cast_can_hang_on_a_condition() -> None:
    head = "Choose 1 Summon in your Break Zone. During this turn, you can cast it"
    *_, leave = effects(f"{head} as long as you have no cards in your hand.")
    *_, always = effects(f"{head}.")
    assert isinstance(leave, ir.AllowCast)
    assert same(leave.condition, ir.HandSizeIs(YOU, ir.Num(0), "="))
    assert isinstance(always, ir.AllowCast)
    assert always.condition is None


def test_what_several_did_this_turn() -> None:
    for words, happening in (
        ("attacked", ir.Attacks()),
        ("were attacking", ir.Attacks()),
        ("have attacked", ir.Attacks()),
        ("blocked", ir.Blocks()),
        ("left the field", ir.LeavesField()),
        ("entered your field", ir.EntersField(YOU)),
    ):
        (effect,) = effects(f"If 2 or more Forwards {words} this turn, draw 1 card.")
        assert isinstance(effect, ir.If)
        event = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (happening,))
        assert same(effect.condition, ir.HappenedThisTurn(event, 2)), words


def test_cp_of_an_element_that_others_have() -> None:
    ability = one("Hild can produce CP of any Element of the Forwards you control.")
    (rule,) = ability.effects  # type: ignore[attr-defined]
    assert same(rule.rule, ir.Produces(of=ir.Group(FORWARD, qualifiers=(MINE,))))


def test_a_reminder_has_to_fit_what_it_reminds_of() -> None:
    head = "When Hild attacks, you may reveal any number of cards from your hand. "
    asked = "When you reveal {} or more Fire cards, draw 1 card. When you reveal 2 or more Water cards, draw 2 cards. "
    reminder = "(If you reveal 2 or more cards of each Element, both effects will be triggered.)"
    one(head + asked.format(2) + reminder)
    for text in (head + asked.format(3) + reminder, f"When Hild attacks, draw 1 card. {reminder}"):
        with pytest.raises(TextError):
            one(text)
