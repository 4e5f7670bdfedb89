"""Instructions that one card prints, said of other cards, decks and numbers: they mean what known sentences mean."""

from __future__ import annotations

import pytest
from fftcg_meaning import meant
from test_fftcg_meaning_reach import done

from cardwright.errors import TextError
from cardwright.text import ir

NOW = "choose 1 Forward. "
LASTS = " (This effect does not end at the end of the turn.)"
SOME = "choose up to 2 Forwards. "
NAME = "name 1 Element. "


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("the power of the Forwards you control becomes 8000 until the end of the turn.",
         "the power of all the Forwards you control becomes 8000 until the end of the turn."),
        (NOW + "Until the end of the turn, its power becomes the same as Hild's.",
         NOW + "Until the end of the turn, its power becomes the same as Hild's power."),
        (NAME + "The Element of Hild becomes that Element until the end of the turn.",
         NAME + "Hild becomes the named Element until the end of the turn."),
        (NAME + "Until the end of the turn, the Characters you control become the named Element.",
         NAME + "All the Characters you control become the named Element until the end of the turn."),
        ("name 1 Job. Hild gains the named Job." + LASTS, "name 1 Job. Hild gains that Job." + LASTS),
        ("choose 1 Backup. Until the end of the turn, it loses all its abilities and also becomes a Forward with 4000 power.",
         "choose 1 Backup. Until the end of the turn, it loses all its abilities and it also becomes a Forward with 4000 power."),
        (NOW + "Until the end of the turn it gains +1000 power and Brave.",
         NOW + "Until the end of the turn, it gains +1000 power and Brave."),
        (NOW + "Until the end of the turn, it gains Haste or Brave.", NOW + "It gains Haste or Brave until the end of the turn."),
        ("Hild also deals you 2 points of damage.", "Hild deals you 2 points of damage."),
        (NOW + "Hild deals 1 point of damage to its controller.", NOW + "Hild deals its controller 1 point of damage."),
        (SOME + "Divide 6000 damage equally among them.", SOME + "Divide 6000 damage among them equally."),
        ("look at the same number of cards from the top of your deck as the Monsters you control. Add 1 card among them to your hand and"
         " put the rest into the Break Zone.",
         "look at the same number of cards from the top of your deck as the number of Monsters you control. Add 1 card among them to your"
         " hand and put the rest into the Break Zone."),
        ("you put 3 cards from the top of your deck into the Break Zone.", "put the top 3 cards of your deck into the Break Zone."),
        ("your opponent removes 2 cards from the top of their deck from the game.",
         "your opponent removes the top 2 cards of their deck from the game."),
        ("your opponent discards 2 additional cards.", "your opponent discards 2 more cards."),
        ("your opponent reveals their hand. Select 2 cards for your opponent to discard.",
         "your opponent reveals their hand, and you select 2 cards for your opponent to discard."),
        ("place 2 more Rage Counters on Hild.", "place 2 Rage Counters on Hild."),
        ("both players select 1 card in their hand and discard it.", "each player discards 1 card in their hand."),
        (NOW + "If its cost is 2 or less, return it to its owner's hand regardless of its power.",
         NOW + "If its cost is 2 or less, return it to its owner's hand."),
        (NOW + "If it is possible, it must block this turn.", NOW + "It must block this turn if possible."),
        ("until the end of the turn, Hild can attack as many times as your points of damage.",
         "Hild can attack as many times as your points of damage this turn."),
        ("the damage dealt to all Forwards cannot be reduced this turn.", "the damage dealt to Forwards cannot be reduced this turn."),
        ("the damage dealt to Forwards opponent controls by your Summons cannot be reduced this turn.",
         "the damage dealt by your Summons to Forwards opponent controls cannot be reduced this turn."),
        ("the power of Forwards opponent controls cannot be increased this turn.",
         "during this turn, the power of Forwards opponent controls cannot be increased."),
    ],
)  # fmt: skip
def test_what_means_the_same(words: str, known: str) -> None:
    assert done(words) == done(known)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("Your opponent draws as many cards as the number of Monsters broken by this effect.", ir.Draw),
        (
            "Each player receives damage equal to the number of Monsters put from the field into the Break Zone by this effect.",
            ir.ReceiveDamage,
        ),
        ("Draw cards equal to the number of Monsters broken this way.", ir.Draw),
    ],
)
def test_so_many_as_were_broken(words: str, known: type[ir.Effect]) -> None:
    *_, effect = done("break all the Monsters. " + words)
    assert type(effect) is known
    assert getattr(effect, "count", None) == ir.ResultCount() or getattr(effect, "amount", None) == ir.ResultCount()


def test_the_others_of_none_that_were_selected() -> None:
    with pytest.raises(TextError, match="which cards the others are not"):
        done("all other Forwards are put into the Break Zone.")
    *_, away = done("your opponent selects 1 Monster they control. All other Monsters are removed from the game.")
    assert isinstance(away, ir.RemoveFromGame) and isinstance(away.what, ir.NotSelected)


def test_without_end_what_is_lost_and_the_power() -> None:
    *_, both = done(NOW + "It loses all its abilities and its power becomes 2000." + LASTS)
    assert isinstance(both, ir.Both)
    assert [each.duration for each in both.effects] == [ir.Permanent()] * 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("many", ["Their Element becomes Fire.", "They become Fire."])
def test_an_element_of_several_without_end(many: str) -> None:
    *_, become = done(SOME + many + LASTS)
    assert become == ir.BecomeElement(ir.Ref(("t1",)), "Fire", ir.Permanent())


def test_a_summon_is_cancelled_by_what_its_caster_triggered() -> None:
    text = "When your opponent casts a Summon, you may put Hild into the Break Zone. If you do so, cancel the effect of the Summon."
    ability = meant(text, "Monster")
    assert isinstance(ability, ir.AutoAbility)
    assert ability == meant(text.replace("the effect of the Summon", "the Summon's effect"), "Monster")


SHOWN = "your opponent reveals their hand. Select {} in their hand. "


def test_the_opponent_discards_several_that_were_selected() -> None:
    *_, thrown = done(SHOWN.format("up to 2 Monsters") + "Your opponent discards them.")
    assert thrown == ir.DiscardCards(ir.Opponent(), ir.Ref(("t2",)))
    *_, both = done(SHOWN.format("1 card") + "Your opponent discards this card and draws 1 card.")
    assert isinstance(both, ir.Both) and both.effects[0] == ir.DiscardCards(ir.Opponent(), ir.Ref(("t2",)))


def test_all_become_the_named_element_without_end() -> None:
    *_, become = done(NAME + "All the Characters you control become the named Element." + LASTS)
    assert isinstance(become, ir.BecomeElement) and become.duration == ir.Permanent()


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("choose 1 Backup you control. Until the end of the turn, it also becomes a Forward with 4000 power and gains Haste.",
         "choose 1 Backup you control. Until the end of the turn, it also becomes a Forward with 4000 power and Haste."),
        ("choose up to 3 cards in your Break Zone. Return them to your deck, then shuffle it.",
         "choose up to 3 cards in your Break Zone. Shuffle them into your deck."),
        ("discard 1 card from your hand at random.", "randomly discard 1 card."),
        ("dull all the Backups opponent controls. They don't activate during your opponent's next Active Phase.",
         "dull all the Backups opponent controls. They do not activate during their controller's next Active Phase."),
    ],
)  # fmt: skip
def test_more_that_means_the_same(words: str, known: str) -> None:
    assert done(words) == done(known)


@pytest.mark.parametrize("whose", ["", " you control"])
def test_whose_active_phase_it_is(whose: str) -> None:
    with pytest.raises(TextError, match="Active Phase"):
        done(f"choose 1 Forward{whose}. It doesn't activate during your opponent's next Active Phase.")
