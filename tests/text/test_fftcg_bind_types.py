"""Whom "that Forward" and "that Character" mean: what came into the text as such a card, or the text is refused."""

from __future__ import annotations

import pytest
from fftcg_meaning import T1, effects, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

SUBJECT, OTHER = ir.Ref(("subject",)), ir.Ref(("other",))


def asked(text: str) -> tuple[ir.Objects, ir.Objects]:
    """Whom the last sentence asks about, and to whom it does something."""
    *_, found = effects(text, "Forward")
    assert isinstance(found, ir.If)
    return found.condition.card, found.effect.what  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    [
        "When a Character enters your field, choose 1 Forward opponent controls. If that Character is a Fire Character, dull it.",
        "When a Forward enters your field, choose 1 Character opponent controls. If that Forward is a Fire Forward, dull it.",
        "When a Forward enters your field, choose 1 {Job Knight}. If that Forward is a Fire Forward, dull it.",
        "When a Forward enters your field, your opponent selects 1 Backup they control. If that Forward is a Fire Forward, dull it.",
        "When a Backup you control becomes dull, choose 1 Forward. If that Backup is a Fire Backup, dull it.",
        "When you cast a Character, choose 1 Forward. If that Character is a Fire Character, dull it.",
        "When a card is put from your hand into the Break Zone, choose 1 Forward. If that card is a Summon, dull it.",
    ],
)
def test_the_card_of_the_event_is_asked_about(text: str) -> None:
    about, done_to = asked(text)
    assert same(about, SUBJECT)
    assert same(done_to, T1)


@pytest.mark.parametrize(
    "doing",
    [
        "choose 1 Backup. Activate it. That Forward",
        "you may dull 1 active Backup you control. When you do so, that Forward",
        "you may play 1 Backup from your hand onto the field. If you do so, that Forward",
        "search for 1 Summon and add it to your hand. That Forward",
    ],
)
def test_the_forward_that_attacks_is_no_backup(doing: str) -> None:
    *_, found = effects(
        f"When a Forward you control attacks, {doing} gains Haste until the end of the turn.", "Forward"
    )
    while not isinstance(found, ir.Gain):
        found = found.effect if isinstance(found, ir.IfDone) else found.effects[-1]  # type: ignore[attr-defined]
    assert same(found.to, SUBJECT)


def test_a_forward_that_was_chosen_last_is_meant_before_that_of_the_event() -> None:
    for kind in ("Forward", "Character"):
        about, done_to = asked(
            f"When a {kind} enters your field, choose 1 {kind}. If that {kind} is a Fire {kind}, dull it."
        )
        assert same(about, T1)
        assert same(done_to, T1)


def test_the_one_that_was_blocked() -> None:
    *_, found = effects(
        "When Hild blocks a Forward, choose 1 Character opponent controls. Dull it. Deal that Forward 1000 damage.",
        "Forward",
    )
    assert isinstance(found, ir.DealDamage)
    assert same(found.to, OTHER)


@pytest.mark.parametrize(
    "text",
    [
        "When a Forward enters your field, reveal the top card of your deck. If it is a Summon, return that Forward to its owner's hand.",
        "When a Backup enters your field, look at the top card of your deck. If that Backup is a Fire Backup, add it to your hand.",
        "When a card is put from your hand into the Break Zone, choose 1 Forward in your Break Zone. Add that card to your hand.",
    ],
)
def test_either_could_be_meant(text: str) -> None:
    with pytest.raises(TextError, match="could mean"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


def test_other_than_which() -> None:
    text = "The Fire Forwards you control gain +1000 power for each other Fire Forward you control."
    with pytest.raises(TextError, match="open which card"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


def test_an_ability_is_put_nowhere() -> None:
    text = "Choose 1 auto-ability triggered from a Backup. Cancel its effect. Put it into the Break Zone."
    with pytest.raises(TextError, match="an ability"):
        compile_text("fftcg", text, name="Hild", card_type="Summon")


def test_a_backup_has_no_power() -> None:
    text = "When a Forward opponent controls attacks, you may dull 1 active Backup you control. If you do so, it loses 2000 power until the end of the turn."
    with pytest.raises(TextError, match="no power"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")
    *_, found = effects(text.replace("so, it", "so, that Forward"), "Forward")
    assert isinstance(found, ir.IfDone)
    assert same(found.effect.to, SUBJECT)  # type: ignore[attr-defined]


def test_a_group_spoken_of_since() -> None:
    text = (
        "Choose up to 2 Backups you control. Activate them. All the Forwards you control gain Haste until the end of the turn."
        " They cannot be blocked this turn."
    )
    with pytest.raises(TextError, match="could mean"):
        compile_text("fftcg", text, name="Hild", card_type="Summon")


@pytest.mark.parametrize(
    ("doing", "what"),
    [
        ("put the top card of your deck into the Break Zone. If it is a Forward, add it to your hand.", ir.ToHand),
        ("you may discard 1 card. If it is a Forward, play it onto the field.", ir.PlayOnto),
        ("your opponent puts the top card of his/her deck into the Break Zone. If it is a Forward, play it onto your field.",
         ir.PlayOnto),
    ],
)  # fmt: skip
def test_what_was_just_put_away_is_taken_again(doing: str, what: type) -> None:
    about, done_to = asked(f"When Hild attacks, {doing}")
    *_, found = effects(f"When Hild attacks, {doing}", "Forward")
    assert isinstance(found.effect, what)  # type: ignore[attr-defined]
    assert same(about, T1)
    assert same(done_to, T1)


def test_the_card_put_away_is_compared_with() -> None:
    text = (
        "When Hild enters the field, you may put 1 Backup other than Hild into the Break Zone. When you do so, choose 1 Forward"
        " with a cost equal to or less than the cost of that Backup. Break it."
    )
    offer, done = effects(text, "Forward")
    assert isinstance(offer, ir.May)
    assert isinstance(done, ir.WhenDone)
    choice, broken = done.effects
    assert isinstance(choice, ir.Choose)
    (cost,) = choice.targets[0].group.qualifiers
    assert same(cost, ir.CostIs(ir.CostOf(T1), "<="))
    assert same(broken.what, ir.Ref(("t2",)))  # type: ignore[attr-defined]


def test_cards_with_counters_on_them() -> None:
    (rule,) = effects("The Forwards with Moon Counters on them you control cannot be blocked.", "Forward")
    held = ir.WithCounter("Moon", ir.Num(1))
    whose = ir.ControlledBy(ir.You())
    assert same(rule.what, ir.All(ir.Group(ir.TypeIs(("Forward",)), qualifiers=(held, whose))))  # type: ignore[attr-defined]
