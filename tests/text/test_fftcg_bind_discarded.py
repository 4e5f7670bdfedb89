"""A pronoun behind "when you discard a card": the card that lies in the Break Zone, or the one whose ability waits for that."""

from __future__ import annotations

import pytest
from fftcg_meaning import meant, refused

from cardwright.text import ir
from cardwright.text.walk import nodes

SUBJECT, SELF = ir.Ref(("subject",)), ir.Ref(("self",))
DISCARDS = ("When you discard a card, ", "When your opponent discards a Forward due to your Summons or abilities, ")


@pytest.mark.parametrize("event", DISCARDS)
@pytest.mark.parametrize("card", ["it", "that card"])
def test_what_was_discarded_is_moved_from_where_it_lies(event: str, card: str) -> None:
    ability = meant(f"{event}remove {card} from the game.")
    assert [each.what for each in nodes(ability) if isinstance(each, ir.RemoveFromGame)] == [SUBJECT]


@pytest.mark.parametrize("event", [*DISCARDS, "When you discard 1 or more cards, ", "When you draw a card, "])
@pytest.mark.parametrize(
    "done", ["Activate it.", "It cannot be blocked this turn.", "It gains Haste until the end of the turn."]
)
def test_what_is_done_on_the_field_is_done_to_the_card_itself(event: str, done: str) -> None:
    ability = meant(f"{event}Hild gains +1000 power until the end of the turn. {done}")
    last = ability.effects[-1]  # type: ignore[attr-defined]
    assert getattr(last, "to" if isinstance(last, ir.Gain) else "what") == SELF


@pytest.mark.parametrize(
    "done", ["dull it", "break it", "it gains Haste until the end of the turn", "deal it 1000 damage"]
)
def test_what_was_discarded_is_not_on_the_field(done: str) -> None:
    assert refused(f"When you discard a Forward, {done}.", "Forward")


def test_it_is_where_it_was_played_from_there() -> None:
    played = "you may play it onto the field. If you do so, it gains Haste until the end of the turn."
    (gain,) = [each for each in nodes(meant(f"When you discard a Forward, {played}")) if isinstance(each, ir.Gain)]
    assert gain.to == SUBJECT


def test_what_kind_of_card_it_was_is_asked_of_it() -> None:
    ability = meant("When you discard a card, if its cost is 3 or less, you may play it onto the field.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.condition, ir.Compare)
    assert ability.condition.left == ir.CostOf(SUBJECT)
