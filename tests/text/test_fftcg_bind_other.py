"""A pronoun behind an event with a second card, or behind a card that was just played, means that card."""

from __future__ import annotations

from typing import Any

import pytest
from fftcg_meaning import refused

from cardwright.text.compile import compile_text
from cardwright.text.walk import bottom_up


def referred(text: str) -> set[tuple[str, ...]]:
    """What the references of a text stand for."""
    found: set[tuple[str, ...]] = set()

    def note(node: Any) -> Any:
        if type(node).__name__ == "Ref":
            found.add(node.to)
        return node

    for ability in compile_text("fftcg", text, name="Ember", card_type="Forward").abilities:
        bottom_up(ability, note)
    return found


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("When Ember deals damage to a Forward, break it.", ("other",)),
        ("When Ember is blocked, dull the blocking Forward.", ("other",)),
        ("When a Forward you control attacks, dull it.", ("subject",)),
        (
            "When Ember attacks, you may play 1 Forward from your hand onto the field. It gains Haste until the end of the turn.",
            ("t1",),
        ),
    ],
)
def test_what_a_pronoun_means(text: str, meant: tuple[str, ...]) -> None:
    assert referred(text) == {meant}


def test_one_question_after_the_other_is_about_the_same_card() -> None:
    text = (
        "When Ember enters the field, reveal the top card of your deck. If it is a Backup, select 1 Forward in your Break Zone "
        "and add it to your hand. If it is a Monster, draw 1 card."
    )
    [ability] = compile_text("fftcg", text, name="Ember", card_type="Forward").abilities
    effects: Any = ability.effects  # type: ignore[attr-defined]
    assert effects[1].effect.effects[0].target.bind == "t2"
    assert effects[2].condition.card == effects[1].condition.card
    assert effects[2].condition.card.to == ("t1",)


@pytest.mark.parametrize(
    "text",
    [
        "remove 1 Forward in your hand from the game. Draw 1 card. At the end of the turn, play it onto the field.",
        "put 1 Backup you control into the Break Zone. Draw 1 card. Play it onto the field.",
    ],
)
def test_what_lies_elsewhere_is_played_and_not_the_card_itself(text: str) -> None:
    assert refused(f"When Hild attacks, {text}", "Forward")
    own = "discard 1 card. Remove Hild from the game. At the end of the turn, play it onto the field."
    assert not refused(f"When Hild attacks, {own}", "Forward")


@pytest.mark.parametrize("whose", ["its", "that Forward's"])
def test_whose_controller_is_dealt_points(whose: str) -> None:
    assert referred(f"When Ember deals damage to a Forward, Ember deals {whose} controller 1 point of damage.") == {
        ("other",)
    }
    text = (
        f"When a Forward is put from the field into the Break Zone, Ember deals {whose} controller 1 point of damage."
    )
    assert referred(text) == {("subject",)}


@pytest.mark.parametrize("done", ["It gains Haste until the end of the turn.", "It cannot be blocked this turn."])
def test_an_ability_that_was_used_is_nothing_that_is_blocked(done: str) -> None:
    event = "When you use a special ability, Ember gains +1000 power until the end of the turn. "
    assert referred(event + done) == {("self",)}
    assert refused(f"When you use a special ability, activate Hild. {done} Remove it from the game.", "Forward")
    assert referred("When your opponent uses an action ability, activate Ember. Cancel its effect.") == {("stack",)}


@pytest.mark.parametrize("event", ["blocks, dull the attacking Forward", "is blocked, dull the blocking Forward"])
@pytest.mark.parametrize("done", ["Freeze it", "deal it 3000 damage", "it loses 3000 power until the end of the turn"])
def test_the_other_one_named_in_the_sentence(event: str, done: str) -> None:
    assert referred(f"When Ember {event} and {done}.") == {("other",)}
    assert refused(
        f"When Hild {event.partition(',')[0]}, Hild gains +1000 power until the end of the turn. Dull it.", "Forward"
    )
