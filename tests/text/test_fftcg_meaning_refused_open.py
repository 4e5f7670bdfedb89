"""What FFTCG sentences mean: what could mean two things is refused."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    FIELD_EVENT,
    TILL_END,
    done_as_it_enters,
    effects,
    last,
    last_effect,
    meant,
    one,
    refused,
)

from cardwright.errors import TextError
from cardwright.text.compile import compile_text

REMOVE_BACKUP = "you may remove 1 Backup you control from the game. "
CHOSEN_BY = "When Hild is chosen by a Forward's ability, "
OPEN = [
    ("Backup", "《1》: Until the end of the turn, Hild becomes a Forward with 5000 power."),
    ("Summon", "Choose 1 Backup. It becomes a Forward with 5000 power until the end of the turn."),
    ("Summon", "Choose 1 Character. It becomes a Forward with 5000 power until the end of the turn."),
    ("Summon", "All the Backups you control become Forwards with 5000 power until the end of the turn."),
]
THEN = "If your opponent doesn't discard a Forward, draw 1 card."


@pytest.mark.parametrize("words", ["When Hild attacks", "At the end of each of your turns", "When you cast a Summon"])
def test_nobody_who_could_be_that_player(words: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", f"{words}, that player draws 1 card.", name="Hild", card_type="Forward")


@pytest.mark.parametrize(
    "words",
    [
        "Choose 1 Summon in your Break Zone. Remove the top card of your deck from the game. You can cast it this turn.",
        "Choose 1 Forward opponent controls. Dull it. Remove the top card of your deck from the game. If that card's cost is 4 or less, "
        "draw 1 card.",
        "Your opponent selects 1 active Character they control and dulls it. You may pay 《火》. If you do so, play 1 Forward from your hand "
        "onto the field. If it leaves the field for any reason, remove it from the game instead.",
        "Choose 1 Forward. It gains Haste until the end of the turn. When Hild is put from the field into the Break Zone during this turn, "
        "return Hild to the field. It gains +2000 power until the end of the turn.",
        "Choose 1 Forward. Dull it. Put the top card of your deck into the Break Zone. Add it to your hand.",
        "Each player selects 1 Backup they control. Return them to their owners' hands. Each player selects 1 Forward they control. Then, "
        "put all the Forwards other than the selected Forwards into the Break Zone.",
    ],
)
def test_which_is_meant_is_open(words: str) -> None:
    with pytest.raises(TextError, match="bind"):
        one(words, "Summon")


@pytest.mark.parametrize("asked", ["isn't dull", "didn't attack this turn", "has attacked this turn"])
def test_it_is_open_beside_the_card_of_the_event(asked: str) -> None:
    with pytest.raises(TextError, match="could mean the card that the condition speaks of"):
        one(f"When a Monster enters your field, if Hild {asked}, dull it.")


@pytest.mark.parametrize("more", ["or {Job Pikeman}", "or {Card Name Olga}", "and {Job Pikeman}"])
def test_whether_the_category_is_meant_of_a_second_kind_is_open(more: str) -> None:
    with pytest.raises(TextError):
        one(f"When Hild attacks, draw 1 card for each {{Category VI}} {{Job Guard}} {more} you control.")


def test_a_cause_behind_the_last_of_two_events_is_refused() -> None:
    with pytest.raises(TextError, match="what is printed behind the last one"):
        meant("When Hild is broken or leaves the field due to your opponent's Summons, draw 1 card.")


@pytest.mark.parametrize(
    "words",
    [
        "Deal it damage equal to that Forward's power.",
        "It deals that Forward damage equal to its power.",
        "It deals damage equal to its power to that Forward.",
        "Deal it 2000 damage and dull that Forward.",
    ],
)
def test_one_card_is_not_called_by_two_names_in_an_instruction(words: str) -> None:
    with pytest.raises(TextError, match="in one instruction"):
        meant("When a Forward opponent controls attacks, choose 1 Forward. " + words)


def test_a_quality_behind_the_last_of_two_that_can_be_chosen_is_refused() -> None:
    with pytest.raises(TextError, match="behind the last card"):
        last_effect("Choose 1 Forward or 1 Monster of cost 3 or less. Break it.", "Summon")


@pytest.mark.parametrize(
    "text",
    [
        # the card could be drawn without paying
        "You may pay 《1》. If you do so, draw 1 card. If you control 5 or more Backups, gain 《C》 instead.",
        "Draw 1 card. Dull 1 active Backup. If you control 5 or more Backups, break Hild instead.",
    ],
)
def test_an_instead_of_which_it_is_open_what_it_replaces_is_refused(text: str) -> None:
    with pytest.raises(TextError, match="it is open which instruction"):
        compile_text("fftcg", f"《1》: {text}", name="Hild", card_type="Forward")


def test_they_are_never_both_players_nor_nobody() -> None:
    for start in ("Each player discards 1 card. If they", "When either player casts a Summon, if they", "If they"):
        assert refused(f"{start} have no cards in their hand, draw 1 card.", "Forward")


def test_which_of_two_cards_comes_back_is_open() -> None:
    with pytest.raises(TextError):
        one(
            "When Hild is put from the field into the Break Zone, "
            + REMOVE_BACKUP
            + "If you do so, play it onto the field."
        )


@pytest.mark.parametrize(
    "words",
    [
        "When a Monster enters your field, you may reveal 1 Summon from your hand. If you do so, return it to its owner's hand.",
        "When Hild attacks, discard 1 card from your hand. When you do so, play it onto the field.",
        "When Hild attacks, your opponent puts the top card of his/her deck into the Break Zone. When they do so, play it onto the field.",
    ],
)
def test_open_whether_it_is_that_card(words: str) -> None:
    with pytest.raises(TextError, match="could mean"):
        effects(words, "Forward")


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. During this turn, when it deals damage to a Forward, break it.",
        "Choose 1 Forward. During this turn, when it is blocked by a Forward, it gains +1000 power until the end of the turn.",
    ],
)
def test_later_it_would_be_either(text: str) -> None:
    with pytest.raises(TextError, match="which of the two"):
        last(text)


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Dull it. If it was active, deal it 3000 damage.",
        "Choose 1 Forward. Activate it. If it was dull, draw 1 card.",
        "Choose 1 Forward. Dull it and Freeze it. If it was dull, draw 1 card.",
        "Choose 1 Forward. It loses 5000 power until the end of the turn. If its power was 5000 or less, draw 1 card.",
        "Choose 1 Forward. Until the end of the turn, its power becomes 1000. If its power was 8000 or more, draw 1 card.",
    ],
)
def test_what_was_so_before_it_was_changed_is_open(text: str) -> None:
    with pytest.raises(TextError, match="before what was done"):
        last(text)


@pytest.mark.parametrize("done", ["break that Forward", "deal it 2000 damage"])
def test_of_two_forwards_that_one_dealt_damage_is_open(done: str) -> None:
    with pytest.raises(TextError, match="which of the two Forwards"):
        last(f"When a Forward you control is dealt damage by a Forward opponent controls, {done}.", "Forward")


def test_two_cards_of_one_job_are_open() -> None:
    with pytest.raises(TextError, match="it is open which"):
        one("When a {Job Knight} you control attacks, choose 1 {Job Knight}. Break that {Job Knight}.")


@pytest.mark.parametrize(
    "text",
    [
        "Draw 2 cards, then discard 1 card. If you control a Backup, draw 3 cards instead.",
        "Choose 1 Forward. Deal it 3000 damage and dull it. If you control a Backup, deal it 5000 damage instead.",
        "Draw 1 card, then discard 1 card. If you discarded a Forward, discard 2 cards instead.",
        "You may draw 1 card, then discard 1 card. If you control a Backup, discard 2 cards instead.",
    ],
)
def test_where_one_of_two_instructions_is_alike_it_is_open_what_is_replaced(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Summon")


@pytest.mark.parametrize(
    "text",
    [
        "Discard any number of cards, dull 1 or more active Backups: Draw 1 card.",
        "《X》, discard any number of cards: Draw X cards.",
        "Discard 2 cards: Draw the same number of cards.",
    ],
)
def test_costs_of_which_the_number_is_open(text: str) -> None:
    with pytest.raises(TextError):
        one(text)


@pytest.mark.parametrize("whose", ["", " you control"])
def test_whose_active_phase_it_is(whose: str) -> None:
    with pytest.raises(TextError, match="Active Phase"):
        done_as_it_enters(f"choose 1 Forward{whose}. It doesn't activate during your opponent's next Active Phase.")


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
    "before",
    [
        "Choose 1 Forward. Deal it 5000 damage.",  # or another Forward the second time?
        "Draw 1 card. Your opponent discards 1 card.",  # or only the last of it?
        "You may draw 1 card.",
    ],
)
def test_open_what_is_done_so_often(before: str) -> None:
    with pytest.raises(TextError, match="it is open"):
        effects(f"{before} If you control 3 or more Backups, perform this action twice instead.")


@pytest.mark.parametrize("second", ["{Category VI} Character", "{Job Knight}"])
def test_one_card_is_not_both(second: str) -> None:
    with pytest.raises(TextError, match="two things"):
        one(f"Choose 1 Monster and {second} you control. Activate it.", "Summon")


def test_an_if_behind_what_is_only_so_is_open() -> None:
    for text in (
        "You can only cast Hild during your opponent's turn if you control 2 or more Backups.",
        "You can only pay with Fire CP to cast Hild if you control 2 or more Backups.",
    ):
        with pytest.raises(TextError, match="open what is only so"):
            one(text)


@pytest.mark.parametrize(
    "text",
    [
        "When Hild enters the field, if you have a Forward in your Break Zone, play it onto the field.",
        "When Hild enters the field, if there is a Summon in your Break Zone, add it to your hand.",
        "When Hild attacks, if a Forward opponent controls is attacking, it gains +1000 power until the end of the turn.",
        "When Hild attacks, if a Forward you control has attacked this turn, it gains +1000 power until the end of the turn.",
        "When Hild attacks, if a Summon was cast this turn, add it to your hand.",
        "When Hild enters the field, if you paid the extra cost, choose 1 Forward. Break it. If you didn't, draw 1 card.",
    ],
)
def test_what_is_open_is_refused(text: str) -> None:
    """The card itself, or the one that the condition speaks of; what was not done, or not paid."""
    with pytest.raises(TextError, match=r"card that the condition speaks of|it is open"):
        one(text)


@pytest.mark.parametrize(
    "words",
    [
        "When a Forward you control attacks, activate Hild. It gains Haste" + TILL_END,
        "When Hild or a Forward you control attacks, activate Hild. It gains Haste" + TILL_END,
        "When Hild attacks, choose 1 Forward opponent controls. Dull it. Activate Hild. It gains Haste" + TILL_END,
        "When a Forward is put from the field into the Break Zone, remove Hild from the game."
        " At the end of the turn, play it onto the field.",
        "When Hild enters the field, search for 1 Forward with the same cost and add it to your hand.",
    ],
)  # fmt: skip
def test_which_one_it_means_is_open(words: str) -> None:
    with pytest.raises(TextError):
        one(words)


@pytest.mark.parametrize(("kind", "text"), OPEN)
def test_whether_a_backup_stays_one_is_open(kind: str, text: str) -> None:
    with pytest.raises(TextError, match="keeps its other types"):
        one(text, kind)


def test_something_between_leaves_it_open() -> None:
    with pytest.raises(TextError, match="it is open whether"):
        meant(f"Your opponent discards 1 card. Draw 1 card. {THEN}", "Summon")


def test_what_was_chosen_and_what_was_discarded_are_both_meant_by_it() -> None:
    with pytest.raises(TextError, match="could mean what was chosen"):
        effects(f"{FIELD_EVENT} choose 1 Forward. Discard 1 card. If it is a Summon, break it.", "Forward")


@pytest.mark.parametrize(
    "text",
    [
        "When Hild enters the field, if your opponent controls a dull Forward, break it.",
        "When Hild attacks, draw 1 card. If you control a Monster, dull it.",
        "When a Forward opponent controls attacks, if Hild is dull, activate it.",
        "Each player discards 1 card. If it is a Summon, draw 1 card.",
    ],
)
def test_it_behind_a_condition_that_speaks_of_another_card_is_open(text: str) -> None:
    with pytest.raises(TextError, match="'it'"):
        effects(text, "Summon" if text.startswith("Each") else "Forward")


@pytest.mark.parametrize(
    "text",
    [
        "Select 1 card. Remove it from the game.",  # from where?
        "When Hild attacks, look at your opponent's hand. Select 1 card. Your opponent discards that card.",
        "Break all the Monsters and all the Backups of cost 2 or less.",  # all the Monsters?
    ],
)
def test_what_is_left_open_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        one(text, "Forward" if "Hild" in text else "Summon")


@pytest.mark.parametrize(
    "text",
    [
        "When Hild is chosen by your opponent's Summon or ability, break the Character that used it.",
        "Choose 1 Forward. Break the Character that used it.",
        "Choose 1 Summon. Cancel its effect. Remove it from the game.",  # no instruction moves it from the stack
        "Hild cannot attack and cannot block during your opponent's turn.",  # neither on one's own?
        "Hild cannot be returned to its owner's hand and cannot be removed from the game by your opponent's abilities.",
    ],
)
def test_what_cannot_be_done_or_meant(text: str) -> None:
    with pytest.raises(TextError):
        one(text, "Forward" if "Hild" in text else "Summon")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Choose 1 Forward. Deal it 4000 damage. Otherwise, draw 1 card.", "without a condition"),
        ("Choose 1 Forward. If it is damaged, break it. Draw 1 card. If not, draw 2 cards.", "without a condition"),
        (
            "Choose 1 Forward. It gains +4000 power until the end of the turn. Then, choose 1 Forward opponent controls. If its"
            " power is less than the chosen Forward's power, break it.",
            "compared with itself",
        ),
    ],
)
def test_open_pairs_are_refused(text: str, why: str) -> None:
    with pytest.raises(TextError, match=why):
        effects(text)


@pytest.mark.parametrize(
    "text",
    ["When Hild enters the field, choose 1 Forward. Break him.",
     "When a Forward enters your field, she gains +1000 power until the end of the turn.",
     "When Hild attacks, choose 1 Forward. Deal it damage equal to her power."],
)  # fmt: skip
def test_another_could_be_meant(text: str) -> None:
    with pytest.raises(TextError, match="could mean the card itself or another"):
        one(text)


def test_a_span_behind_the_second_of_two_is_open() -> None:
    with pytest.raises(TextError):
        last("Choose 1 Forward. Its Element becomes Fire and it gains +2000 power until the end of the turn.")


def test_the_others_of_a_party_in_which_the_card_may_not_be() -> None:
    with pytest.raises(TextError, match="which of the party"):
        one(
            "When a party you control is blocked, the other Forwards in that party gain +1000 power until the end of the turn."
        )


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
