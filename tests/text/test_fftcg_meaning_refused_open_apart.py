"""What FFTCG sentences mean: what two things could be said of is refused."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    DRAW_1,
    ENTERS,
    effects,
    entering,
    meant,
    one,
    refused,
)

from cardwright.errors import TextError
from cardwright.text.compile import compile_text

EITHER = "If you control a {Card Name Olga} or a Monster, draw 1 card."
ONLY_ONE = ("you control only 1 Forward", "your opponent controls only 1 Forward", "you control only 1 other Forward")
OPPONENT_MILLS = "your opponent puts the top card of their deck into the Break Zone"


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
        ENTERS + "choose 1 Monster in each player's Break Zone. Remove it from the game.",
        "If there are 7 or more cards in each player's Break Zone, Hild gains Haste.",
        "If there is a Monster in each player's Break Zone, Hild gains Haste.",
    ],
)
def test_so_many_in_each_zone_or_in_both_is_open(text: str) -> None:
    with pytest.raises(TextError, match="in all or for each player"):
        meant(text)


def test_lower_than_nothing_is_open() -> None:
    with pytest.raises(TextError):
        one("Choose 1 Forward with a lower cost. Dull it.", "Summon")


@pytest.mark.parametrize(
    "text",
    [
        "If you control both, draw 1 card.",
        f"{EITHER} Discard 1 card. If you control both, draw 1 card.",
        f"{EITHER} If your opponent controls both, draw 1 card.",
        "If you control a Monster, draw 1 card. If you control both, draw 1 card.",
    ],
)
def test_which_both_are_is_open(text: str) -> None:
    with pytest.raises(TextError, match='which two cards "both" are'):
        effects(text)
    with pytest.raises(TextError, match='which two cards "both" are'):
        one("《ダル》: Draw 1 card. You can only use this ability if you control both.", "Backup")


def test_whether_damage_to_a_player_was_battle_damage_is_not_told_apart() -> None:
    with pytest.raises(TextError):
        one(f"When Hild deals battle damage to your opponent, {DRAW_1}")


@pytest.mark.parametrize("many", ["up to 2 cards", "3 cards", "1 card"])
def test_no_two_were_chosen(many: str) -> None:
    them = "it" if many == "1 card" else "them"
    with pytest.raises(TextError, match="both_cards"):
        entering(
            f"choose {many} in your opponent's Break Zone. Remove {them} from the game. If both cards are Forwards, draw 1 card."
        )


def test_what_differs_in_a_cost_is_open() -> None:
    with pytest.raises(TextError, match="different"):
        one("Dull 2 active Forwards of different Elements you control: Draw 1 card.")


def test_another_card_that_was_put_away_may_be_meant() -> None:
    with pytest.raises(TextError):
        one(
            f"When a Monster is put from the field into the Break Zone, {OPPONENT_MILLS}. If it is a Forward, you can cast it this turn."
        )


@pytest.mark.parametrize(
    "text",
    [
        "When Hild attacks this turn, draw 1 card. Hild gains +1000 power until the end of the turn.",
        "Choose 1 Forward. When a Forward you control attacks this turn, it gains +1000 power until the end of the turn.",
    ],
)
def test_open_what_is_delayed_or_meant(text: str) -> None:
    assert refused(f"《1》: {text}", "Forward")


def test_the_next_card_cannot_have_two_names() -> None:
    with pytest.raises(TextError):
        meant(
            ENTERS
            + "during this turn, the cost required to cast your next {Job Smith} and {Card Name Smith} is reduced by 1."
        )


@pytest.mark.parametrize("words", ONLY_ONE)
def test_the_only_one_that_the_condition_speaks_of_or_the_card_itself(words: str) -> None:
    for event in ("Hild attacks", "you cast a Summon"):
        assert refused(f"When {event}, if {words}, activate it.", "Forward")
    assert not refused(f"When Hild attacks, if {words}, activate Hild.", "Forward")


@pytest.mark.parametrize("answer", ["If you don't", "If you do not", "If you don't do so", "If you cannot"])
@pytest.mark.parametrize("chosen", ["choose 1 Forward. Break it", "select 1 Forward. Dull it"])
def test_what_you_do_not_behind_what_was_asked_and_chosen_is_open(answer: str, chosen: str) -> None:
    with pytest.raises(TextError, match="it is open"):
        meant(f"When Hild enters the field, if you control 3 or more Backups, {chosen}. {answer}, draw 1 card.")


def test_the_elements_among_which_of_two_groups_is_open() -> None:
    away, each = "Remove the top 5 cards of your deck from the game. ", "for each different Element among them."
    with pytest.raises(TextError, match="those of the sentence before"):
        effects(f"{away}Deal 1000 damage to all the Forwards {each}")
    # what was revealed or put away is among what "among them" speaks of
    assert (
        len(
            effects(
                f"Put the top 5 cards of your deck into the Break Zone. Deal 1000 damage to all the Forwards {each}"
            )
        )
        == 2
    )
    assert len(effects(f"{away}Choose 1 Forward. Deal it 1000 damage {each}")) == 3


def test_open_of_which_of_two_offers_it_is_asked() -> None:
    text = "When Hild attacks, choose 1 Forward. {}dull it or Freeze it{}."
    assert refused(text.format("", " if you control a Backup").replace(". d", ". D"), "Forward")
    assert not refused(text.format("If you control a Backup, ", ""), "Forward")


def test_a_moment_of_no_card() -> None:
    assert refused("When it enters the field, draw 1 card.", "Forward")


@pytest.mark.parametrize(
    "text",
    [
        "When Hild attacks, draw 1 card for each card you discarded to cast Hild.",
        "《1》: Draw 1 card for each card you discarded to cast Hild.",
        "Hild gains +1000 power for each card you discarded to cast Hild.",
    ],
)
def test_what_was_discarded_to_cast_it_is_known_as_it_enters(text: str) -> None:
    assert refused(text, "Forward")
    assert not refused("When Hild enters the field, draw 1 card for each card you discarded to cast Hild.", "Forward")
    assert not refused("Draw 1 card for each card you discarded to cast Hild.")
