"""Wordings of later sets beside the ones they mean the same as."""

import pytest
from fftcg_meaning import meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes

CAST = "Once per turn, you can cast 1 Summon of cost 3 or less from your Break Zone. If you do so, remove it from the game after use"
SAME = [
    (
        "When Hild leaves the field, gain 《C》 for each Rage Counter that was placed on Hild.",
        "When Hild leaves the field, gain 《C》 for each Rage Counter placed on Hild.",
    ),
    (f"{CAST}.", f"{CAST} instead of putting it in the Break Zone."),
    (
        "When Hild attacks, reveal the top card of your deck. If it has an EX Burst, add it to your hand.",
        "When Hild attacks, reveal the top card of your deck. If it has EX Burst, add it to your hand.",
    ),
    (
        "When Hild attacks, remove the top 2 cards of your deck from the game. You can cast them during this turn.",
        "When Hild attacks, remove the top 2 cards of your deck from the game. You can cast them this turn.",
    ),
]


@pytest.mark.parametrize(("text", "other"), SAME)
def test_other_words(text: str, other: str) -> None:
    assert same(one(text), one(other))


@pytest.mark.parametrize("keyword", ["EX Burst", "Warp"])
def test_what_a_card_has(keyword: str) -> None:
    text = f"When Hild attacks, reveal the top card of your deck. If it has {keyword}, add it to your hand."
    (asked,) = (each for each in nodes(meant(text)) if isinstance(each, ir.HasFilter))
    assert asked.filter == ir.WithKeyword(keyword)


def test_two_jobs() -> None:
    made = one("Hild is also {Job Knight} and {Job Viking} in all situations.")
    jobs = [each for each in nodes(made) if isinstance(each, ir.AlsoJob)]
    assert [each.job for each in jobs] == ["Knight", "Viking"]
    assert all(each.everywhere for each in jobs)


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Break that {Card Name Olga}.",
        "Choose 2 {Job Knight}. Break that {Job Knight}.",
        "Choose 1 {Job Knight}. Break that {Job Viking}.",
    ],
)
def test_that_card_was_spoken_of_so(text: str) -> None:
    with pytest.raises(TextError, match="it is open which"):
        one(text, "Summon")


def test_two_cards_of_one_job_are_open() -> None:
    with pytest.raises(TextError, match="it is open which"):
        one("When a {Job Knight} you control attacks, choose 1 {Job Knight}. Break that {Job Knight}.")
