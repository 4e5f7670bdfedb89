"""Cards and players that are called "he" and "she", as older cards do; other words of theirs."""

from __future__ import annotations

import pytest
from fftcg_meaning import MINE, OPPONENT, YOU, last, meant, one
from mutating import plain

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.normalise import normalise

ITSELF = ("self",)


@pytest.mark.parametrize(("she", "her"), [("She", "her"), ("He", "him")])
def test_a_person_is_the_card_itself(she: str, her: str) -> None:
    gained = last(f"《1》: Activate Hild. {she} gains Brave until the end of the turn.", "Forward")
    assert gained.to.to == ITSELF  # type: ignore[attr-defined]
    done = last(
        f"When Hild is put from the field into the Break Zone, you may pay 《2》. If you do so, add {her} to your hand.",
        "Forward",
    )
    assert done.effect.what.to == ITSELF  # type: ignore[attr-defined]


def test_its_power_is_the_cards_own() -> None:
    dealt = last("When Hild attacks, deal damage equal to her power to all the Forwards opponent controls.", "Forward")
    assert dealt.amount.card.to == ITSELF  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    ["When Hild enters the field, choose 1 Forward. Break him.",
     "When a Forward enters your field, she gains +1000 power until the end of the turn.",
     "When Hild attacks, choose 1 Forward. Deal it damage equal to her power."],
)  # fmt: skip
def test_another_could_be_meant(text: str) -> None:
    with pytest.raises(TextError, match="could mean the card itself or another"):
        one(text)


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
    ("printed", "today"),
    [("At the start of your turn, draw 1 card.", "At the beginning of your turn, draw 1 card."),
     ("《1》: Draw 1 card. This ability can be used only once per turn.", "《1》: Draw 1 card. You can use this ability only once per turn."),
     ("《1》: Draw 1 card. You may only use this ability once per turn.", "《1》: Draw 1 card. You can only use this ability once per turn."),
     ("Put Hild in the Break Zone: Draw 1 card.", "Put Hild into the Break Zone: Draw 1 card."),
     ("When Hild is put from the field in the Break Zone, draw 1 card.", "When Hild is put from the field into the Break Zone, draw 1 card."),
     ("When Hild attacks, you may put 1 Backup you control in the Break Zone. When you do so, draw 1 card.",
      "When Hild attacks, you may put 1 Backup you control into the Break Zone. When you do so, draw 1 card.")],
)  # fmt: skip
def test_words_of_older_cards(printed: str, today: str) -> None:
    found = normalise(printed)
    assert (found.paragraphs, dict(found.notes)) == ((today,), {"old_word": 1})
    one(today)


@pytest.mark.parametrize(
    "text",
    ["Deal it damage equal to the power of the Forward put in the Break Zone.",
     "Put 1 Forward in the Break Zone at the bottom of your deck.", "Choose 1 Forward in your Break Zone."],
)  # fmt: skip
def test_what_lies_in_the_break_zone_is_not_put_there(text: str) -> None:
    assert normalise(text).paragraphs == (text,)


def test_several_are_dealt_damage_in_either_order_of_words() -> None:
    text = "Choose 2 Forwards opponent controls. "
    assert plain(last(text + "Deal 3000 damage to them.")) == plain(last(text + "Deal them 3000 damage."))


def test_what_is_said_of_a_card_stays() -> None:
    text = "Hild cannot be blocked by a Forward with a power greater than his. Hild loses all her abilities."
    assert normalise(text).paragraphs == (text,)


NAMES = "{Card Name Olga}", "{Card Name Rurik}", "{Card Name Fara}"


@pytest.mark.parametrize("row", [" and ", ", "])
@pytest.mark.parametrize(("who", "player"), [("you control", YOU), ("your opponent controls", OPPONENT)])
def test_one_of_each_in_any_row(row: str, who: str, player: ir.Player) -> None:
    joined = " and ".join(NAMES) if row == " and " else f"{NAMES[0]}, {NAMES[1]}, and {NAMES[2]}"
    ability = meant(f"If {who} {joined}, Hild gains Haste.")
    asked = ability.effects[0].condition  # type: ignore[attr-defined]
    assert asked.player == player
    assert [each.noun.name for each in asked.groups] == ["Olga", "Rurik", "Fara"]


@pytest.mark.parametrize(
    "row",
    ["a Fire Forward and an Ice Forward and a {Job Knight}", "a Fire Forward, an Ice Forward, and a {Job Knight}"],
)
def test_one_of_each_kind_in_any_row(row: str) -> None:
    asked = meant(f"If you control {row}, Hild gains Haste.").effects[0].condition  # type: ignore[attr-defined]
    assert isinstance(asked, ir.ControlsEach)
    assert len(asked.groups) == 3


@pytest.mark.parametrize("subject", ["the {Card Name Olga} you control", "Hild or the {Card Name Olga} you control"])
def test_one_card_of_a_name_with_its_article(subject: str) -> None:
    event = meant(f"When {subject} attacks, draw 1 card.").event  # type: ignore[attr-defined]
    named = ir.OneSubject(ir.Group(ir.NameIs("Olga"), qualifiers=(MINE,)))
    assert event.subject == (named if subject.startswith("the") else ir.SubjectAny((ir.SelfRef(), named)))


def test_the_forwards_in_the_party_are_counted() -> None:
    dealt = last("When Hild forms a party and attacks, choose 1 Forward opponent controls. "
                 "Deal it 1000 damage for each Forward in the party.", "Forward")  # fmt: skip
    assert isinstance(dealt.amount.each.cards, ir.PartyOf)  # type: ignore[attr-defined]


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


def test_all_that_are_removed_are_counted_where_none_is_removed_here() -> None:
    drawn = last("When Hild enters the field, draw 1 card for each Summon removed from the game.", "Forward")
    assert drawn.count.each.group.qualifiers == (ir.InZone(ir.Removed(ir.EachPlayer())),)  # type: ignore[attr-defined]
