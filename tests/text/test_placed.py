"""Where cards lie and what they are: what is done to cards that are not there, or that can never be that, is refused.

Beside what is refused stands the nearest sentence that is read.
"""

from __future__ import annotations

import pytest

from cardwright.errors import TextError
from cardwright.text.compile import compile_text

ENTERS = "When Hild enters the field, "
GONE = "When a Forward you control is put from the field into the Break Zone, "
ONE = ENTERS + "choose 1 Forward. "
# what is refused, why, and what is read
FFTCG = [
    (ENTERS + "deal 3000 damage to all the Forwards in your hand.", "on the field only", ENTERS + "deal 3000 damage to all the Forwards."),
    ("If a Forward in your Break Zone is dealt damage, the damage becomes 0 instead.", "on the field only",
     "If a Forward is dealt damage, the damage becomes 0 instead."),
    ("The Forwards in your hand cannot attack.", "on the field only", "All cards in your Break Zone cannot be chosen by your opponent's Summons."),
    ("The power of Forwards in your Break Zone cannot be decreased by your opponent's Summons or abilities.", "on the field only",
     "The power of Forwards you control cannot be decreased by your opponent's Summons or abilities."),
    (ENTERS + "choose 1 Backup or Summon opponent controls. Dull it.", "on the field only", ENTERS + "choose 1 Backup or Monster opponent controls. Dull it."),
    ("When Hild attacks, if it deals damage to a Forward in your Break Zone this turn, double the damage instead.", "on the field only",
     "When Hild attacks, if it deals damage to a Forward this turn, double the damage instead."),
    (ENTERS + "choose 1 Forward opponent controls in your Break Zone. Add it to your hand.", "controls what lies there",
     ENTERS + "choose 1 Forward in your Break Zone. Add it to your hand."),
    (GONE + "deal it 3000 damage.", "not on the field any more", GONE + "choose 1 Forward. Deal it 3000 damage."),
    (GONE + "it gains Haste until the end of the turn.", "not on the field any more", GONE + "play it onto the field. It gains Haste until the end of the turn."),
    ("When Hild is put from the field into the Break Zone, dull Hild.", "not on the field any more", "When Hild blocks, dull Hild."),
    ("When a Forward is added to your hand from your Break Zone, it gains Haste until the end of the turn.", "not on the field any more",
     "When a Forward enters your field, it gains Haste until the end of the turn."),
    (ONE + "Return it to its owner's hand. It gains Haste until the end of the turn.", "not on the field any more",
     ONE + "It gains Haste until the end of the turn. Return it to its owner's hand at the end of the turn."),
    (ENTERS + "your opponent discards 1 card in your Break Zone.", "from a hand", ENTERS + "your opponent discards 1 card from their hand."),
    (ENTERS + "look at your opponent's hand and select 1 Backup. Your opponent puts it at the bottom of their deck.", "where these cards are",
     ENTERS + "look at your opponent's hand. Select 1 Backup from it. Your opponent puts it at the bottom of their deck."),
    (ENTERS + "your opponent selects 1 Backup they control. Your opponent discards it.", "from a hand", ENTERS + "your opponent reveals their hand. Select 1 Backup in their hand. Your opponent discards it."),
    (ENTERS + "choose 2 Job Captain in your Break Zone. Your opponent discards all Job Warrior. Add them to your hand.", "from a hand", ENTERS + "your opponent reveals their hand, then discards all Job Warrior."),
    (ENTERS + "search for 1 Forward you control and add it to your hand.", "lies in a deck",
     ENTERS + "search for 1 Forward with the same name as a Forward you control and add it to your hand."),
    ("When a Forward you control is put from your hand into the Break Zone, draw 1 card.", "lies in a hand",
     "When a Forward is put from your hand into the Break Zone, draw 1 card."),
    ("When a Forward opponent controls enters your field, draw 1 card.", "is that player's", "When a Forward enters your field, draw 1 card."),
    ("If you control a Forward opponent controls, Hild gains Haste.", "said twice", "If you control a Forward, Hild gains Haste."),
    ("When you cast a dull Forward, draw 1 card.", "no such card is cast", "When you cast a Forward, draw 1 card."),
    ("Your opponent cannot cast cards in your hand.", "no such card is cast", "Your opponent cannot cast cards."),
    (ENTERS + "you cannot cast Forwards opponent controls this turn.", "no such card is cast", ENTERS + "you cannot cast Forwards this turn."),
    ("When you cast a Summon, you may play Hild onto the field.", "from where the card is played",
     "When you cast a Summon, you may play Hild from your Break Zone onto the field."),
    ("《1》: Hild gains Haste until the end of the turn. You can only use this ability if Hild is in the Break Zone.", "on the field only",
     "《1》: Play Hild onto the field. You can only use this ability if Hild is in the Break Zone."),
    (ENTERS + "each player selects 1 Forward opponent controls. Break them.", "whose opponent", ENTERS + "each player selects 1 Forward they control. Break them."),
    (ENTERS + "your opponent selects 1 Summon and puts it into the Break Zone.", "where these cards are",
     ENTERS + "your opponent selects 1 Forward and puts it into the Break Zone."),
    ("If Hild is dealt damage by your abilities, the damage is dealt to Hild instead.", "dealt there already",
     "If a Backup is dealt damage by your abilities, the damage is dealt to Hild instead."),
]  # fmt: skip
FFTCG += [
    (ENTERS + "choose 1 Character. Put that Monster into the Break Zone.", "not said of any card",
     ENTERS + "choose 1 Character. If it is a Monster, put that Monster into the Break Zone."),
    ("When a Character opponent controls enters the field, break that Forward.", "not said of any card",
     "When a Character you control attacks, that Forward gains +1000 power until the end of the turn."),
    ("When Hild is blocked, dull that Monster.", "not said of any card", "When Hild is blocked, dull that Forward."),
    (ENTERS + "that Character gains +1000 power until the end of the turn.", "not said of any card", ENTERS + "it gains +1000 power until the end of the turn."),
    (ENTERS + "when you do so, draw 1 card.", "nothing was done before", ENTERS + "you may pay 《1》. If you do so, draw 1 card."),
    (ENTERS + 'select 1 of the 2 following actions. "When you do so, draw 1 card." "Draw 1 card."', "nothing was done before",
     ENTERS + 'select 1 of the 2 following actions. "Discard 1 card. When you do so, draw 2 cards." "Draw 1 card."'),
    ("《1》: Draw 1 card. You can only use this ability during your turn and during your opponent's turn.", "at once",
     "《1》: Draw 1 card. You can only use this ability during your turn and only once per turn."),
    ("《1》: Choose 2 Forwards. Dull them. You can only use this ability if there is a Fire Forward among them.", "before anything is done",
     "《1》: Choose 2 Forwards. Dull them. You can only use this ability if you control a Fire Forward."),
    ("Hild cannot be blocked by Summons.", "only Forwards fight", "Hild cannot be blocked by Monsters."),
    ("Hild cannot attack during your opponent's turn.", "the turn is said of", "Hild cannot block during your opponent's turn."),
    ("When you cast a Summon, during this turn, if a Forward in that party receives damage, the damage becomes 0 instead.", "no party",
     "When Hild forms a party and attacks, during this turn, if a Forward in that party receives damage, the damage becomes 0 instead."),
    ("If your opponent controls Summons with 5 or more different costs, Hild gains Haste.", "no Summon is on the field",
     "If your opponent controls Backups with 5 or more different costs, Hild gains Haste."),
    ("Remove 2 Forwards in the Break Zone from the game: Choose 1 Forward. Deal it damage equal to the power of the Forward you removed this way.",
     "which of the cards", "Discard 1 Forward: Choose 1 Forward. Deal it damage equal to the discarded Forward's power."),
    ("When Hild attacks, you gain control of it.", "by that player already", "When Hild attacks, your opponent gains control of it."),
    ("You can play 2 or more Ice Characters onto the field.", "there may be many", "You can play 2 or more Light Characters onto the field."),
    (ENTERS + "choose 1 Character. Choose another Character to become the new target.", "only a Summon or an ability",
     ENTERS + "choose 1 Summon. Choose another Character to become the new target."),
    (ENTERS + "select 1 Element. Draw 1 card.", "something is named", ENTERS + "select 1 Element. Hild becomes the named Element until the end of the turn."),
    (ENTERS + "reveal the top 4 cards of your deck. Return the other cards to the bottom of your deck in any order.", "could be the rest",
     ENTERS + "reveal the top 4 cards of your deck. Add 1 card among them to your hand and return the other cards to the bottom of your deck in any order."),
    ('Hild gains "When Hild attacks, choose 1 Forward of cost X. Break it."', "what X is",
     'Hild gains "When Hild attacks, you may pay 《X》. When you do so, choose 1 Forward of cost X. Break it."'),
    (ENTERS + "you may your opponent discards 1 card.", "lacks a verb", ENTERS + "you may discard 1 card."),
    (ENTERS + "you may until the end of the turn, each player cannot use special abilities.", "lacks a verb",
     ENTERS + "until the end of the turn, each player cannot use special abilities."),
]  # fmt: skip
SVE = [
    ("[fanfare] Select a follower in your cemetery and deal it 5 damage.", "on the field only", "[fanfare] Select a follower in your cemetery and banish it."),
    ("[fanfare] Destroy all followers in your hand.", "on the field only", "[fanfare] Destroy all followers."),
    ("Followers in your cemetery have Ward.", "on the field only", "[fanfare] Give [attack]+1/[defense]+1 to each other Pixie follower in your EX area."),
    ("[fanfare] Select an enemy follower in your hand and put it on top of your deck.", "controls what lies there",
     "[fanfare] Select a follower in your hand and put it on top of your deck."),
    ("Whenever one of your followers is destroyed, give it [attack]+1.", "not on the field any more",
     "Whenever one of your followers is put onto your field, give it [attack]+1."),
    ("[fanfare] Select an enemy follower on the field. Banish it and deal it 3 damage.", "not on the field any more",
     "[fanfare] Select an enemy follower on the field. Deal it 3 damage and banish it."),
    ("Whenever you play a follower on your field, draw a card.", "no such card is cast", "Whenever you play a follower from your cemetery, draw a card."),
    ("When this card would take damage, this card takes that damage instead.", "dealt there already", "When this card would take damage, reduce it by 1."),
    ("[fanfare] Select an enemy amulet on the field and deal it 3 damage.", "no power", "[fanfare] Select an enemy amulet on the field and destroy it."),
    ("[fanfare] If you do, draw a card.", "nothing was done before", "[fanfare] You may discard a card. If you do, draw a card."),
    ("[fanfare] You may each opponent discards a card.", "lacks a verb", "[fanfare] You may discard a card."),
]  # fmt: skip

FFTCG += [
    (ENTERS + "choose 1 Character in your opponent's Break Zone. Add it to your hand.", "its owner's zones",
     ENTERS + "choose 1 Character in your Break Zone. Add it to your hand."),
    (ENTERS + "look at the top 2 cards of your deck. Put 1 card among them on top of your deck and the rest of the cards on the top of his/her deck"
     " in any order.", "its owner's zones",
     ENTERS + "look at the top 2 cards of your deck. Put 1 card among them on top of your deck and the rest of the cards at the bottom of your deck."),
    ("When a Forward in your hand attacks, draw 1 card.", "not there any more", "When a Forward attacks, draw 1 card."),
    (ENTERS + "play all the Category X Characters you control onto the field.", "on the field already",
     ENTERS + "play all the Category X Characters in your Break Zone onto the field."),
    (ENTERS + "choose 1 Forward. Deal it damage equal to the highest power of the Summons.", "no power",
     ENTERS + "choose 1 Forward. Deal it damage equal to the highest power among the Forwards you control."),
    (ENTERS + "break all the Fire Forwards and all the Backups opponent controls.", "cannot go on",
     ENTERS + "break all the Forwards and all the Backups opponent controls."),
]  # fmt: skip
FFTCG += [
    ("For each Character of cost X or less you control, Hild gains +1000 power.", "what X is", "For each Character of cost 2 or less you control, Hild gains +1000 power."),
    (ENTERS + "reveal the top 5 cards of your deck. Add all the Job Smith in your Break Zone among them to your hand and return the other cards to the"
     " bottom of your deck in any order.", "where they were shown",
     ENTERS + "reveal the top 5 cards of your deck. Add all the Job Smith among them to your hand and return the other cards to the bottom of your deck"
     " in any order."),
    (ENTERS + "choose 1 active Forward and 1 dull Forward. Dull the former and one of them loses 8000 power and the others lose all abilities until the"
     " end of your opponent's next turn.", "to which of them",
     ENTERS + "choose 2 Forwards. One of them loses 8000 power and the other loses 2000 power until the end of the turn."),
]  # fmt: skip
SVE += [
    ("[fanfare] Search your deck for a [swordcraft] follower and give it [attack]+1.", "which card is meant",
     "[fanfare] Search your deck for a [swordcraft] follower, put it onto your field, and give it [attack]+1."),
    ("[fanfare] Search your deck for a [swordcraft] follower, put this follower onto your field, and give this follower [attack]+1.", "from where the card is played",
     "[fanfare] Search your deck for a [swordcraft] follower, put it onto your field, and give it [attack]+1."),
    ("[fanfare] For the rest of this turn, if one of your Forest Bat tokens would be put into the cemetery, draw a card instead and deal it 3 damage.",
     "which card is meant",
     "[fanfare] For the rest of this turn, if one of your Forest Bat tokens would be put into the cemetery, draw a card instead."),
    ("While you put 4 or more amulets into the cemetery this way, your followers have Ward.", "nothing was done before",
     "While there are at least 4 amulets in your cemetery, your followers have Ward."),
    ("[act][engage]: Draw a card. This ability can be activated if you banished 7 or more followers.", "before anything is done",
     "[act][engage]: Draw a card. This ability can be activated if there are at least 7 followers in your cemetery."),
    ("Whenever one of your followers in your EX area is put onto your field, draw a card.", "not there any more",
     "Whenever one of your followers is put onto your field from your EX area, draw a card."),
    ("[fanfare] Select an enemy follower on the field and put it on the bottom of your deck.", "its owner's zones",
     "[fanfare] Select an enemy follower on the field and put it on the bottom of its owner's deck."),
    ("[fanfare] Give this follower [attack]+X. X equals 6 plus the amulet's cost.", "could mean",
     "[fanfare] Select an amulet on your field. Give this follower [attack]+X. X equals 6 plus the amulet's cost."),
    ("[fanfare] Select a spell on your field and destroy it.", "all of that at once", "[fanfare] Select an amulet on your field and destroy it."),
    ("[fanfare] Deal 2 damage to each enemy leader on the field.", "all of that at once", "[fanfare] Deal 2 damage to each enemy leader."),
    ("The fourth enemy follower you play each turn costs 2 less to play.", "no such card is cast", "The fourth follower you play each turn costs 2 less to play."),
]  # fmt: skip


def read(game: str, text: str, kind: str) -> None:
    compile_text(game, text, name="Hild", card_type=kind)


@pytest.mark.parametrize(("text", "why", "other"), FFTCG)
def test_fftcg(text: str, why: str, other: str) -> None:
    read("fftcg", other, "Forward")
    with pytest.raises(TextError, match=why):
        read("fftcg", text, "Forward")


@pytest.mark.parametrize(("text", "why", "other"), SVE)
def test_sve(text: str, why: str, other: str) -> None:
    read("sve", other, "Follower")
    with pytest.raises(TextError, match=why):
        read("sve", text, "Follower")


@pytest.mark.parametrize(
    "text",
    [
        "Until the end of the turn, Hild also becomes a Forward with 5000 power.",
        "Hild gains +1000 power until the end of the turn.",
    ],
)
def test_a_summon_is_never_on_the_field(text: str) -> None:
    read("fftcg", f"《1》: {text}", "Monster")
    with pytest.raises(TextError, match="never on the field"):
        read("fftcg", text, "Summon")
