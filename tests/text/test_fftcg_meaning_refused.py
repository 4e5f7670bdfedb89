"""What FFTCG sentences mean: what means nothing, or what nothing can be done with, is refused."""

from __future__ import annotations

import pytest
from fftcg_meaning import ENTERS, MINE, T1, YOU, effects, last, meant, one

from cardwright.errors import TextError
from cardwright.text import ir, unsaid
from cardwright.text.compile import compile_text, normalise_text
from cardwright.text.normalise import normalise
from cardwright.text.styles import FFTCG

OFFERED = "You may discard 1 card. When you do so, "
LIMIT = "You can only use this ability once per turn."
SELECT_ONE = "Select 1 of the 2 following actions."
OPTIONS = '"Draw 1 card." "Choose 1 Forward. Deal it 2000 damage."'
ALL_OWN_MONSTERS = ir.All(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,)))


def test_what_is_found_only_later_is_not_spoken_of_at_once() -> None:
    chosen = ir.Choose((ir.Target(ir.Num(1), ir.Group(ir.TypeIs(("Forward",))), bind="t1"),), YOU)
    event = ir.EndOf("turn", ir.EachPlayer(), next=True)
    hit = ir.DealDamage(T1, ir.Num(8000))
    unsaid.check(ir.SummonEffect((ir.Delayed(event, (chosen, hit)),)), every=True)
    with pytest.raises(TextError, match="found only later"):
        unsaid.check(ir.SummonEffect((ir.Delayed(event, (chosen,)), hit)), every=True)


def test_no_pronoun_is_left() -> None:
    for open_ in (ir.Break(ir.Pronoun("it")), ir.Draw(ir.PronounPlayer("they"), ir.Num(1))):
        with pytest.raises(TextError, match="open what is spoken of"):
            unsaid.check(ir.SummonEffect((open_,)), every=True)


@pytest.mark.parametrize(
    ("printed", "today"),
    [("Your opponent discards 1 card from his hand.", "Your opponent discards 1 card from his/her hand."),
     ("Your opponent discards 1 card from his or her hand.", "Your opponent discards 1 card from his/her hand."),
     ("Your opponent puts 1 Forward from her field into the Break Zone.", "Your opponent puts 1 Forward from his/her field into the Break Zone."),
     ("Your opponent selects 1 Forward he controls.", "Your opponent selects 1 Forward he/she controls."),
     ("If he or she does so, draw 1 card.", "If he/she does so, draw 1 card.")],
)  # fmt: skip
def test_a_player_is_called_by_one_pronoun(printed: str, today: str) -> None:
    found = normalise(printed)
    assert (found.paragraphs, dict(found.notes)) == ((today,), {"old_word": 1})


@pytest.mark.parametrize(
    "text",
    ["Deal it damage equal to the power of the Forward put in the Break Zone.",
     "Put 1 Forward in the Break Zone at the bottom of your deck.", "Choose 1 Forward in your Break Zone."],
)  # fmt: skip
def test_what_lies_in_the_break_zone_is_not_put_there(text: str) -> None:
    assert normalise(text).paragraphs == (text,)


def test_what_is_said_of_a_card_stays() -> None:
    text = "Hild cannot be blocked by a Forward with a power greater than his. Hild loses all her abilities."
    assert normalise(text).paragraphs == (text,)


def test_a_capital_that_is_a_slip() -> None:
    """It is put right before reading; "this forward" is left, which may be another than the card itself."""
    for slip, right in (
        ("Draw 1 card, then each Player discards 1 card.", "Draw 1 card, then each player discards 1 card."),
        ("Put all the forwards into the break zone.", "Put all the Forwards into the Break Zone."),
        ("Draw 1 card. Freeze this forward also.", "Draw 1 card. Freeze this forward also."),
    ):
        assert normalise(slip, FFTCG).paragraphs == (right,)


@pytest.mark.parametrize(
    ("printed", "tidy"),
    [
        ("When Hild is put into the Break Zone from the field, draw 1 card.",
         "When Hild is put from the field into the Break Zone, draw 1 card."),
        ("Draw 1 card. This ability will trigger only once per turn.",
         "Draw 1 card. This effect will trigger only once per turn."),
        ("《0》: Draw 1 card. This ability can only be used once per turn.",
         "《0》: Draw 1 card. You can only use this ability once per turn."),
        ("Dull it and freeze it.", "Dull it and Freeze it."),
        ("Add 1 card from among them to your hand.", "Add 1 card among them to your hand."),
    ],
)  # fmt: skip
def test_older_words_are_tidied(printed: str, tidy: str) -> None:
    assert normalise_text("fftcg", printed).paragraphs == (tidy,)


@pytest.mark.parametrize(
    "words",
    [
        "Activate all the Forwards you control. Deal 1000 damage to all the Forwards opponent controls. They gain Haste until the end of the "
        "turn.",
        "Draw 1 card, then discard 1 card. Your opponent discards 1 card. If the discarded card is a Summon, draw 1 card.",
    ],
)
def test_one_group_or_another(words: str) -> None:
    with pytest.raises(TextError, match="could mean"):
        one(words, "Summon")


def test_them_must_be_the_cards_that_it_is_done_to() -> None:
    for text in (
        "Hild gains +1000 power for each Moon Counter on them.",
        "《0》: Draw 1 card for each CP required to play them.",
    ):
        with pytest.raises(TextError):
            one(text)


def test_what_is_counted_again_was_counted_before() -> None:
    text = "If Hild is active, Hild gains Haste and if you control 5 or more, Hild also gains Brave."
    with pytest.raises(TextError, match="which cards are counted"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize("words", ["all its field abilities", "all its special", "special abilities"])
def test_what_is_lost_is_not_said(words: str) -> None:
    with pytest.raises(TextError):
        one(f"Choose 1 Forward. It loses {words} until the end of the turn.", "Summon")


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Break it. As long as Hild is on the field, your opponent cannot play any copies of the removed card.",
        "Its controller draws 1 card, then discards 1 card.",
        "Your opponent may search for 1 Backup and draw 1 card.",
    ],
)
def test_what_these_phrases_do_not_read(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Summon")


def test_a_choice_on_a_condition_and_another_if_not_done() -> None:
    with pytest.raises(TextError):
        last("If you control a Backup, choose 1 Forward. Break it. If you don't, choose 1 dull Forward. Break it.")


def test_how_many_there_would_be_has_to_be_one() -> None:
    with pytest.raises(TextError):
        one("If you would gain 《C》《C》, gain 《C》 instead.")


def test_what_stays_refused() -> None:
    for text in (
        "Choose 2 Forwards and all the Monsters. Break them.",
        "Draw 1 card only if you control a Monster.",
        "Choose 1 Forward. Break all the Forwards and all the Monsters.",
    ):
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Hild", card_type="Summon")


def test_a_whole_group_is_not_asked_what_it_is() -> None:
    text = "The Forwards you control gain +1000 power. If they are Fire Forwards, they gain +2000 power instead."
    with pytest.raises(TextError, match="each of them"):
        effects(text, "Forward")


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


@pytest.mark.parametrize("then", ["it gains Haste", "your opponent gains control of Hild"])
def test_a_span_behind_a_change_of_control_and_more(then: str) -> None:
    with pytest.raises(TextError):
        last(
            f"When Hild attacks, choose 1 Forward. Gain control of it and {then} until the end of the turn.", "Forward"
        )


@pytest.mark.parametrize("asked", ["If you do so", "If your opponent does so", "If they don't", "When you do so"])
def test_what_one_of_all_players_did(asked: str) -> None:
    with pytest.raises(TextError, match="asked of one player or of all"):
        effects(f"Each player may discard 1 card. {asked}, draw 1 card.")


@pytest.mark.parametrize("otherwise", ["If you don't", "If you do not", "If you don't do so"])
def test_not_done_behind_what_triggers_on_its_being_done(otherwise: str) -> None:
    """Did not discard, or did not break it?"""
    with pytest.raises(TextError, match="said of what was offered"):
        last(f"{OFFERED}choose 1 Forward. Break it. {otherwise}, draw 1 card.")


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


@pytest.mark.parametrize("kind", ["Forward", "Monster"])
def test_some_of_what_was_broken_is_not_counted(kind: str) -> None:
    with pytest.raises(TextError, match="by this effect"):
        one(f"Choose 1 Forward and 1 Backup. Break them. Draw 1 card for each {kind} broken by this effect.", "Summon")


@pytest.mark.parametrize(
    "gained", ['+1000 power and "Hild cannot be blocked."', "+1000 power and +2000 power", "Brave and +1000 power"]
)
def test_what_is_not_the_same_twice_is_not_gained_for_each(gained: str) -> None:
    with pytest.raises(TextError):
        one(f"For each Backup you control, Hild gains {gained}.")


def test_a_total_of_as_many_cards_as_that() -> None:
    with pytest.raises(TextError):
        one("Choose 2 Forwards with a total cost of 5 or less opponent controls. Break them.", "Summon")


def test_it_is_another_card_where_one_was_spoken_of() -> None:
    for text in (
        "When a Forward other than Hild attacks, if Hild is dull, activate it.",
        "When Hild attacks, if you control a Monster, activate it.",
    ):
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize("who", ["you", "your opponent"])
def test_what_was_offered_cannot_be_paid_once_more(who: str) -> None:
    dont = "don't" if who == "you" else "doesn't"
    with pytest.raises(TextError, match="once more"):
        effects(f"When Hild attacks, {who} may discard 1 card. If {who} {dont} discard 1 card, draw 1 card.", "Forward")


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Remove it from the game. Then, play the removed Forwards onto the field.",
        "Choose 2 Forwards. Remove them from the game. Then, play the removed Forward onto the field.",
        "Choose 2 Forwards. Dull them. Then, play the removed Forwards onto the field.",
    ],
)
def test_removed_cards_agree_in_number_with_what_was_removed(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


@pytest.mark.parametrize(
    "text",
    ["When Hild enters the field, remove up to 3 cards in your Break Zone from the game. {}",
     "When Hild enters the field, you may remove the top 5 cards of your deck from the game. If you do so, {}",
     "Remove 3 cards in the Break Zone from the game: {}",
     "When Hild enters the field, choose 1 Forward. Remove it from the game. {}"],
)  # fmt: skip
def test_those_removed_just_now_or_all(text: str) -> None:
    counted = "Draw 1 card for each Summon removed from the game."
    with pytest.raises(TextError, match="it is open whether others that were removed are counted"):
        one(text.replace("{}", counted if not text.endswith("so, {}") else "d" + counted[1:]))


@pytest.mark.parametrize(
    "condition",
    ["your opponent controls a Forward", "your opponent controls a Forward with no Ice Counters on it",
     "you have received 3 points of damage or more"],
)  # fmt: skip
def test_it_is_put_away_only_where_it_is_the_card_itself(condition: str) -> None:
    with pytest.raises(TextError):
        one(f"If {condition}, put it into the Break Zone.")


def test_previous_effects_need_a_gain_right_before() -> None:
    for before in ("Choose 1 Forward. Break it.", "Draw 1 card."):
        with pytest.raises(TextError):
            effects(
                f"{before} If you control a Backup, all the Forwards you control gain all previous effects instead."
            )


def test_a_comma_stands_between_three_at_least() -> None:
    with pytest.raises(TextError):
        one("When Hild attacks, choose 1 Fire, or Wind Forward. Dull it.")


@pytest.mark.parametrize(
    "text",
    [
        "When you cast a Summon or a Forward of cost 5 or more, draw 1 card.",
        "If you control a Monster or a Forward of cost 3 or less, Hild gains Haste.",
        "《1》, discard 1 Summon or 1 Forward of cost 3 or less: Draw 1 card.",
        "When Hild attacks, reveal the top card of your deck. If it is a Summon or a Forward of cost 3 or less, add it to your hand.",
        "When Hild attacks, search for 1 Card Name Olga or 1 Job Knight of cost 3 or less and add it to your hand.",
        "When Hild attacks, choose 1 Job Knight or 1 Job Smith with 7000 power or less you control. Break it.",
    ],
)
def test_what_stands_behind_the_last_of_two(text: str) -> None:
    with pytest.raises(TextError, match="behind the last card"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


@pytest.mark.parametrize("then", ["Play it onto the field", "You can cast it this turn"])
def test_what_is_on_the_field_is_not_played_onto_it(then: str) -> None:
    with pytest.raises(TextError, match="on the field already"):
        meant(f"When Hild enters the field, choose 1 Forward opponent controls. {then}.")


@pytest.mark.parametrize(
    "text", [f"《5》: Draw 1 card. {LIMIT} {OPTIONS}", f'《5》: {SELECT_ONE} {LIMIT} Draw 1 card. "Draw 1 card."']
)
def test_a_limit_elsewhere_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        one(text)


@pytest.mark.parametrize("text", ["Choose 3 Forwards. The second one deals the first damage equal to its power."])
def test_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Summon")


@pytest.mark.parametrize("event", ["your opponent casts a Summon", "Hild attacks", "a player casts a Summon"])
def test_it_has_to_be_yours(event: str) -> None:
    with pytest.raises(TextError):
        one(f"When {event}, choose 1 Forward with a cost inferior to that of the Summon you cast. Break it.")


@pytest.mark.parametrize(
    "again",
    [
        "the damage dealt to Hild is reduced by 3000 instead",
        "if Hild is dealt damage, reduce the damage by 3000 instead",
    ],
)
def test_reduced_besides_or_instead(again: str) -> None:
    """Whether the two add up is not said."""
    text = f"The damage dealt to Hild is reduced by 1000. If you control 3 or more Backups, {again}."
    with pytest.raises(TextError, match="besides, or instead"):
        compile_text("fftcg", text, name="Hild", card_type="Forward")


def test_a_name_of_its_own_card_is_said_for_all_situations_only() -> None:
    with pytest.raises(TextError):
        one("Hild gains {Card Name Olga}.")


def test_a_reminder_of_what_is_not_said() -> None:
    with pytest.raises(TextError, match="reminder"):
        one("Hild can produce Fire CP. (You can dull Hild to pay the CP.)", "Backup")


@pytest.mark.parametrize("before", ["Draw 1 card.", "You may discard 1 card.", "Each player discards 1 card."])
def test_there_has_to_be_something_that_each_may_do(before: str) -> None:
    with pytest.raises(TextError):
        one(f"{before} Each player who does so draws 1 card.", "Summon")


def test_the_same_number_of_what() -> None:
    with pytest.raises(TextError):
        meant(ENTERS + "choose up to the same number of Forwards opponent controls. Dull them.")
