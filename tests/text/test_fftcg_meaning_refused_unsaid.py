"""What FFTCG sentences mean: what nothing in the text says or nobody could do is refused."""

from __future__ import annotations

import pytest
from fftcg_meaning import ENTERS, effects, last, one, read

from cardwright.errors import TextError
from cardwright.text.compile import compile_text

MILL = "Put the top 3 cards of your deck into the Break Zone. "
NAMES_ONE = "When Hild enters the field, name 1 {}."
SPEAKS = "The Forwards of the named Element you control gain +1000 power."
THREE_ACTIONS = '"Draw 1 card." "Your opponent draws 1 card." "Gain 《C》."'
REST = "Put the rest of the cards into the Break Zone."
SHOW_FOUR = "Reveal the top 4 cards of your deck."


def test_nothing_is_said_of_the_rest() -> None:
    with pytest.raises(TextError):
        one(
            "Reveal the top 5 cards of your deck. Play up to 1 Forward and up to 1 Backup with a total cost of 7 or less among them onto "
            "the field.",
            "Summon",
        )


@pytest.mark.parametrize(
    "text",
    [
        'Select 1 of the 3 following actions. If you have no cards in your hand, select both actions instead. "Draw 1 card." '
        '"Draw 2 cards." "Draw 3 cards."',  # which two?
        "Select both actions.",
        "When a card is put into your opponent's Break Zone from your hand, draw 1 card.",
    ],
)
def test_what_says_nothing(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Forward" if text.startswith("When") else "Summon")


def test_nothing_of_the_kind_was_done() -> None:
    with pytest.raises(TextError):
        one(ENTERS + "choose 1 Forward. Deal it 2000 damage for each Backup dulled by this effect.")


@pytest.mark.parametrize(
    "text",
    [
        "If Hild is broken, you may instead.",
        "If Hild is broken, you may put it into the Break Zone instead.",  # that is what would happen
        "If a Forward is broken, remove Hild from it instead.",
        "Draw 1 card. At the end of that turn, you lose the game.",  # which turn?
        "Skip your next End Phase.",
    ],
)
def test_fates_that_say_nothing(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Summon" if text[0] in "DS" else "Forward")


def test_milled_cards_come_from_no_field() -> None:
    with pytest.raises(TextError):
        last(f"{MILL}Draw 1 card for each Monster put from the field into the Break Zone by this effect.")


def test_damage_breaks_nothing_at_once() -> None:
    text = "Choose 1 Forward. Deal it 9000 damage. If that Forward is put into the Break Zone, draw 1 card."
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Summon")


def test_an_x_that_nobody_declares() -> None:
    text = "When Hild attacks, you may remove X cards in your Break Zone from the game. When you do so, choose 1 Forward of cost X. Break it."
    with pytest.raises(TextError):
        one(text)


@pytest.mark.parametrize("before", ["Draw 1 card.", "If you control 3 or more Backups, draw 1 card."])
def test_where_nothing_of_the_kind_was_counted(before: str) -> None:
    with pytest.raises(TextError, match="it is open which cards are counted"):
        one(f"{before} If there are 5 or more, your opponent discards 1 card.", "Summon")


@pytest.mark.parametrize(
    "paragraphs",
    [
        (SPEAKS,),  # nobody names it
        (NAMES_ONE.format("Job"), SPEAKS),  # something else is named
        (NAMES_ONE.format("Element"),),  # nothing comes of it
        (NAMES_ONE.format("Element"), "When Hild attacks, name 1 Element.", SPEAKS),  # which of the two?
        # what it speaks of is what it names itself, and nothing comes of the other
        (
            NAMES_ONE.format("Element"),
            "When Hild attacks, name 1 Element. Break all the Forwards of the named Element.",
        ),
        # who gains the ability has named nothing
        (
            NAMES_ONE.format("Element"),
            'The Forwards you control gain "This Forward cannot be blocked by a Forward of the named Element."',
        ),
        ('Hild gains "When Hild attacks, name 1 Element."', SPEAKS),
    ],
)
def test_what_nobody_named_or_several_did_is_refused(paragraphs: tuple[str, ...]) -> None:
    with pytest.raises(TextError, match="named"):
        read(*paragraphs)


def test_a_number_that_is_no_cost_is_refused() -> None:
    with pytest.raises(TextError, match="named"):
        asks = "reveal the top card of your deck. If the cost of the revealed card is the selected number, draw 1 card."
        read("When Hild enters the field, select 1 number.", f"When Hild attacks, {asks}")


def test_no_summon_casts_itself_as_it_resolves() -> None:
    with pytest.raises(TextError):
        one("You may cast Hild without paying the cost.", "Summon")


@pytest.mark.parametrize(
    "text",
    [
        f"Select 2 of the 3 following actions. Your opponent can select the same action more than once. {THREE_ACTIONS}",
        f"Select 1 of the 3 following actions. You can select the same action more than once. {THREE_ACTIONS}",
        f"Select 4 of the 3 following actions. {THREE_ACTIONS}",
        "Draw 1 card. You can select the same action more than once.",
    ],
)
def test_nothing_that_is_selected_more_than_once(text: str) -> None:
    with pytest.raises(TextError):
        last(text)


@pytest.mark.parametrize(
    "before", ["Choose 1 Forward. Break it.", "Choose 1 Forward. Dull it.", "Choose 1 Summon. Cancel its effect."]
)
def test_nothing_but_what_is_cast_is_removed_after_use(before: str) -> None:
    with pytest.raises(TextError):
        last(f"{before} If it is put into the Break Zone, remove it from the game instead.")


@pytest.mark.parametrize(
    "text",
    ["When Hild enters the field, choose 1 Forward in the Break Zone. Remove it from the game.",
     "When Hild attacks, you may remove 3 Summons in the Break Zone from the game. If you do so, draw 1 card.",
     "Hild gains +1000 power for each Summon in the Break Zone.",
     "If there are 10 or more cards in the Break Zone, Hild gains Haste."],
)  # fmt: skip
def test_the_break_zone_is_nobodys_where_it_is_no_cost(text: str) -> None:
    with pytest.raises(TextError, match="in whose Break Zone"):
        one(text)


@pytest.mark.parametrize("paid", ["Remove 1 Summon from the game", "Put 1 Summon into the Break Zone"])
def test_no_summon_is_on_the_field_to_pay_with(paid: str) -> None:
    with pytest.raises(TextError, match="where these cards are"):
        one(f"{paid}: Draw 1 card.")


@pytest.mark.parametrize(
    "text",
    [
        "When Hild attacks, each player selects 2 Characters they control. Put the rest into the Break Zone.",
        "When Hild attacks, your opponent selects 1 Forward and 1 Backup they control. Put the rest into the Break Zone.",
    ],
)
def test_the_rest_of_what_nothing_was_taken_from(text: str) -> None:
    """Those that had been selected were put away."""
    with pytest.raises(TextError, match="that could be the rest"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


def test_nothing_is_in_cards_of_the_deck() -> None:
    with pytest.raises(TextError, match="a hand that is shown"):
        effects(f"{SHOW_FOUR} Select 1 card in it and add it to your hand. {REST}")


def test_nothing_was_paid_so() -> None:
    with pytest.raises(TextError, match="without a cost"):
        one("Hild gains +1000 power. If you do so, when Hild enters the field, draw 1 card.")


@pytest.mark.parametrize(
    "words", ["until Hild leaves the game", "for as long as you control", "until you control Hild"]
)
def test_no_such_span(words: str) -> None:
    with pytest.raises(TextError):
        one(f"When Hild enters the field, choose 1 Forward. It gains Haste {words}.")


@pytest.mark.parametrize(
    ("game", "card_type", "text"),
    [
        ("fftcg", "Summon", "Choose 1 active dull Forward. Break it."),
        ("fftcg", "Summon", "Choose 1 dull Forward. If you control an active dull Backup, break it."),
        ("fftcg", "Summon", "Choose 1 [[i]]Category XV[[/]] other Forward. Break it."),
        ("fftcg", "Summon", "Choose 1 Forward of cost 5 or more of cost 2 or less. Break it."),
        ("fftcg", "Summon", "Choose 1 Forward of power 7000 or more of power 5000 or less. Break it."),
    ],
)
def test_no_card_is_all_of_that(game: str, card_type: str, text: str) -> None:
    with pytest.raises(TextError):
        compile_text(game, text, name="Hild", card_type=card_type)


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. It cannot attack this turn unless you pay 《1》.",
        "Choose 1 Forward. It cannot attack unless you pay 《1》 this turn.",
        "Choose 1 Forward opponent controls. It cannot block this turn unless you pay 《1》.",
        "Choose 1 Forward you control. It cannot block this turn unless your opponent pays 《1》.",
    ],
)
def test_nobody_pays_for_another(text: str) -> None:
    with pytest.raises(TextError, match=r"10\.1\.2\.3|two readings"):  # or is it paid at once?
        effects(text, "Summon")


def test_no_price_for_the_others_forwards() -> None:
    with pytest.raises(TextError, match=r"10\.1\.2\.3"):
        effects("The Forwards opponent controls cannot attack unless you pay 《1》.", "Backup")


def test_nobody_was_spoken_of() -> None:
    with pytest.raises(TextError):
        one("When Hild attacks, break Hild unless they pay 《2》.")


def test_damage_breaks_nothing_while_the_effect_is_carried_out() -> None:
    with pytest.raises(TextError, match="without such an instruction"):
        effects("Deal 4000 damage to all the Forwards. If 2 or more Forwards were broken by this effect, draw 1 card.")


def test_a_card_that_is_put_away_from_nowhere_is_refused() -> None:
    with pytest.raises(TextError):
        one("Choose 1 Forward. Break it unless its controller puts 1 card into the Break Zone.", "Summon")


def test_done_this_way_where_nothing_was() -> None:
    with pytest.raises(TextError):
        one("You may dull up to 2 Backups you control. Draw 1 card for each Backup broken this way.", "Summon")


@pytest.mark.clauses("fftcg-2020", "4.5")
@pytest.mark.parametrize(
    "text",
    [
        "《X》: Draw 1 card.",
        "《X》《ダル》, put Hild into the Break Zone: Choose 1 Forward. Break it.",
        "[[s]]Flare[[/]] 《S》《X》: Draw 1 card.",
        "When Hild enters the field, you may pay 《X》. When you do so, draw 1 card.",
        'Hild gains "《X》: Draw 1 card."',
    ],
)
def test_an_x_that_is_paid_for_nothing(text: str) -> None:
    with pytest.raises(TextError, match="X is paid"):
        one(text)


def test_elements_of_nothing() -> None:
    with pytest.raises(TextError):
        one("Draw X cards, where X is the number of different Elements.", "Summon")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("When Hild attacks, choose 1 Forward. Deal it the same amount of damage.", "how much"),
        ("When Hild attacks, choose 1 Forward. Deal it 3000 damage. Then, choose 1 Forward. Deal it the same amount of damage.", "which"),
        ("When Hild is dealt damage, choose 1 Forward. Deal it 3000 damage. Deal Hild the same amount of damage.", "which"),
        ('When Hild is dealt damage, choose 1 Forward. It gains "When this Forward attacks, deal it the same amount of damage." until the end of the turn.',
         "how much"),
    ],
)  # fmt: skip
def test_no_damage_or_two_that_could_be_the_same_amount(text: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize("event", ["Hild is dealt damage", "Hild deals damage to a Forward"])
def test_the_damage_of_the_event_is_the_same_amount(event: str) -> None:
    text = f"When {event}, choose 1 Forward. Deal it the same amount of damage."
    assert compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize("both", ["both of the revealed cards", "both cards", "both of them"])
def test_both_are_two(both: str) -> None:
    text = f"When Hild enters the field, reveal the top {{}} cards of your deck. If {both} are Forwards, draw 1 card."
    assert compile_text("fftcg", text.format(2), name="Hild", card_type="Forward")
    with pytest.raises(TextError, match="there are 3"):
        compile_text("fftcg", text.format(3), name="Hild", card_type="Forward")
    each = "When Hild enters the field, each player puts the top {}of their deck into the Break Zone. If both cards are Forwards, draw 1 card."
    assert compile_text("fftcg", each.format("card "), name="Hild", card_type="Forward")
    with pytest.raises(TextError, match="there are 4"):
        compile_text("fftcg", each.format("2 cards "), name="Hild", card_type="Forward")


@pytest.mark.parametrize(
    "text",
    [
        "reveal the top {} of your deck. Add 1 card among them to your hand and put the rest into the Break Zone.",
        "put the top {} of your deck into the Break Zone. If all of them are Forwards, draw 1 card.",
        "reveal the top {} of your deck. If all the revealed cards are Forwards, draw 1 card.",
    ],
)
def test_several_are_not_one(text: str) -> None:
    said = f"When Hild enters the field, {text}"
    assert compile_text("fftcg", said.format("2 cards"), name="Hild", card_type="Forward")
    with pytest.raises(TextError, match="but one"):
        compile_text("fftcg", said.format("card"), name="Hild", card_type="Forward")


def test_one_of_each_player_are_two() -> None:
    text = "When Hild enters the field, each player discards 1 card. If both cards are Fire, draw 1 card."
    assert compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize("asked", ["it is a Forward", "it is a {Job Monk}"])
def test_the_card_itself_is_not_asked_about_behind_a_draw(asked: str) -> None:
    with pytest.raises(TextError, match="open which card"):
        one(f"When Hild enters the field, draw 1 card. If {asked}, gain 《C》.")


@pytest.mark.parametrize("words", ["play it onto the field", "you may play it onto the field"])
def test_what_has_just_entered_is_not_played(words: str) -> None:
    with pytest.raises(TextError, match="from where the card is played"):
        one(f"When Hild enters the field, {words}.")
