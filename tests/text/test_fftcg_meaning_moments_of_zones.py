"""What FFTCG sentences mean: cards that come, which abilities wait for."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BACKUPS,
    DRAW_1,
    ENTERS,
    FIELD_EVENT,
    FORWARD,
    IT,
    ME,
    OPPONENT,
    T1,
    THEIRS,
    YOU,
    awaited,
    done_as_it_enters,
    effects,
    entering,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir

REMOVE_THREE = "choose 3 cards in your Break Zone. Remove them from the game. "
DULL = "you may dull 2 active Backups you control. When you do so, choose 1 Forward"
THROW = "you may discard any number of cards. When you do so, choose 1 Forward. "
LASTS = " (This effect does not end at the end of the turn.)"
NAME = "name 1 Element. "
CHOOSE_ONE = "choose 1 Forward. "
SOME = "choose up to 2 Forwards. "


def asked_to_break(words: str) -> ir.Condition:
    """What has to hold for the chosen Forward to be broken."""
    *_, last = effects(f"{FIELD_EVENT} choose 1 Forward opponent controls. If {words}, break it.", "Forward")
    assert isinstance(last, ir.If)
    return last.condition


def test_what_was_paid_and_what_was_not() -> None:
    water = effects("When Hild enters the field, draw 1 card.", "Forward")
    paid = one("When Hild enters the field, if the cost paid to cast Hild didn't include Water CP, draw 1 card.")
    assert same(paid.effects, water) and same(paid.condition, ir.Not(ir.PaidElement("Water")))  # type: ignore[attr-defined]
    single = one(
        "When Hild enters the field, if the cost to cast Hild was paid with CP of only 1 Element, draw 1 card."
    )
    assert same(single.condition, ir.PaidElements(ir.Num(1), "="))  # type: ignore[attr-defined]
    _, deal = effects("Choose 1 Forward. If you paid the extra cost and that Forward is dull, break it.")
    both = ir.And((ir.PaidExtraCost(), ir.HasFilter(T1, ir.StatusIs("dull"))))
    assert same(deal, ir.If(both, ir.Break(T1)))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("draw 1 card for each Backup you control and each Summon in your Break Zone.",
         "draw 1 card for each Backup you control and/or Summon in your Break Zone."),
        ("draw 1 card for each point of damage you have been dealt.", "draw 1 card for each point of damage you have received."),
        (THROW + "Deal it 2000 damage for each different Element among the discarded cards.",
         THROW + "Deal it 2000 damage for each different Element among discarded cards."),
        ("you may dull 1 active Forward you control. When you do so, choose 1 Forward. Deal it damage equal to the power of the Forward you"
         " dulled.",
         "you may dull 1 active Forward you control. When you do so, choose 1 Forward. Deal it damage equal to the total power of the Forwards"
         " you dulled."),
        (DULL + " of cost equal to or less than the total cost of the Backups you dulled by this effect. Break it.",
         DULL + " of cost equal to or less than the total cost of the Backups you dulled. Break it."),
        ("break all the Forwards of cost other than 4.", "break all the Forwards other than cost 4."),
        ("choose 1 Character other than Forwards or Monsters. Dull it.", "choose 1 Character other than Forward or Monster. Dull it."),
        ("choose 1 Forward with no Rage Counters on it. Break it.", "choose 1 Forward without a Rage Counter on it. Break it."),
        ("choose 1 Summon or auto-ability your opponent controls. Cancel its effect.",
         "choose 1 Summon or auto-ability opponent controls. Cancel its effect."),
        ("choose 1 Forward that is blocking Hild. Dull it.", "choose 1 Forward blocking Hild. Dull it."),
        ("choose 1 Forward that is blocked by a {Job Smith}. Dull it.", "choose 1 Forward blocked by a {Job Smith}. Dull it."),
        ("choose 1 Forward. If the CP required to cast it is 3 or less, break it.", "choose 1 Forward. If its cost is 3 or less, break it."),
        ("choose 2 Forwards. If their total power is 9000 or less, break them.",
         "choose 2 Forwards. If the total of their power is 9000 or less, break them."),
        ("choose 2 Forwards. If the total of their costs is 5 or more, break them.",
         "choose 2 Forwards. If the total of their cost is 5 or more, break them."),
        (REMOVE_THREE + "If 2 or more cards removed by this effect are Monsters, draw 1 card.",
         REMOVE_THREE + "If 2 or more of the removed cards were Monsters, draw 1 card."),
        ("discard 2 cards. If both discarded cards were Monsters, draw 1 card.",
         "discard 2 cards. If 2 or more discarded cards were Monsters, draw 1 card."),
    ],
)  # fmt: skip
def test_what_means_the_same(words: str, known: str) -> None:
    assert done_as_it_enters(words) == done_as_it_enters(known)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("choose 3 Monsters in your Break Zone. Add 1 of them to your hand and remove the others from the game.",
         "choose 3 Monsters in your Break Zone. Add 1 of them to your hand and remove the other cards from the game."),
        ("look at the top 3 cards of your deck. Add 1 card among them to your hand and put the others at the bottom of your deck in any order.",
         "look at the top 3 cards of your deck. Add 1 card among them to your hand and put the rest at the bottom of your deck in any order."),
        ("reveal the top 3 cards of your deck. If they are all Monsters, draw 1 card.",
         "reveal the top 3 cards of your deck. If all of them are Monsters, draw 1 card."),
        ("choose any number of Forwards with a combined power of 8000 or less. Dull them.",
         "choose any number of Forwards with a total power of 8000 or less. Dull them."),
        ("choose 1 Forward opponent controls or Monster in your opponent's Break Zone. Remove it from the game.",
         "choose 1 Forward opponent controls or 1 Monster in your opponent's Break Zone. Remove it from the game."),
        ("break all the Forwards of power less than or equal to Hild.", "break all the Forwards with power less than or equal to Hild's power."),
        ("choose 1 Forward. Dull it unless your opponent discards 2 cards.",
         "choose 1 Forward. If your opponent doesn't discard 2 cards, dull it."),
        ("choose 1 Forward. Return it to its owner's hand unless your opponent pays 《2》.",
         "choose 1 Forward. If your opponent doesn't pay 《2》, return it to its owner's hand."),
        ("choose 1 Summon. Cancel its effect unless your opponent discards 2 cards from their hand.",
         "choose 1 Summon. If your opponent doesn't discard 2 cards, cancel its effect."),
    ],
)  # fmt: skip
def test_more_that_means_the_same(words: str, known: str) -> None:
    assert done_as_it_enters(words) == done_as_it_enters(known)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("draw 1 card for each Backup you control and for each Summon in your Break Zone.",
         "draw 1 card for each Backup you control and/or Summon in your Break Zone."),
        ("choose 1 Forward with a cost superior or equal to the number of Backups you control. Break it.",
         "choose 1 Forward of cost equal to or greater than the number of Backups you control. Break it."),
        ("your opponent discards as many cards as the number of Monsters you control.",
         "your opponent discards cards equal to the number of Monsters you control."),
        ("choose up to as many Forwards as the damage you have received. Dull them.",
         "choose up to as many Forwards as the points of damage you have received. Dull them."),
        ("remove up to 3 Summons in your Break Zone, each of a different Element, from the game. When you do so, draw 1 card.",
         "remove up to 3 Summons of different Elements in your Break Zone from the game. When you do so, draw 1 card."),
    ],
)  # fmt: skip
def test_amounts_that_mean_the_same(words: str, known: str) -> None:
    assert done_as_it_enters(words) == done_as_it_enters(known)


def test_from_outside_the_hand() -> None:
    forward = ir.OneSubject(ir.Group(ir.TypeIs(("Forward",))))
    for words, whose in (
        ("a Forward enters your opponent's field other than from the hand", OPPONENT),
        ("a Forward enters the field from outside the hand", ir.AnyPlayer()),
        ("your opponent plays a Forward from outside their hand", OPPONENT),
    ):
        wanted = ir.CardEvent(forward, (ir.EntersField(whose, by="not_their_hand"),))
        assert same(awaited(f"When {words}"), wanted), words


def test_one_of_the_opponents() -> None:
    ability = one("Whenever one of your opponent's Forwards enters the field, draw 1 card.")
    assert same(ability.event.subject, ir.OneSubject(ir.Group(FORWARD, qualifiers=(THEIRS,))))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("the power of the Forwards you control becomes 8000 until the end of the turn.",
         "the power of all the Forwards you control becomes 8000 until the end of the turn."),
        (CHOOSE_ONE + "Until the end of the turn, its power becomes the same as Hild's.",
         CHOOSE_ONE + "Until the end of the turn, its power becomes the same as Hild's power."),
        (NAME + "The Element of Hild becomes that Element until the end of the turn.",
         NAME + "Hild becomes the named Element until the end of the turn."),
        (NAME + "Until the end of the turn, the Characters you control become the named Element.",
         NAME + "All the Characters you control become the named Element until the end of the turn."),
        ("name 1 Job. Hild gains the named Job." + LASTS, "name 1 Job. Hild gains that Job." + LASTS),
        ("choose 1 Backup. Until the end of the turn, it loses all its abilities and also becomes a Forward with 4000 power.",
         "choose 1 Backup. Until the end of the turn, it loses all its abilities and it also becomes a Forward with 4000 power."),
        (CHOOSE_ONE + "Until the end of the turn it gains +1000 power and Brave.",
         CHOOSE_ONE + "Until the end of the turn, it gains +1000 power and Brave."),
        (CHOOSE_ONE + "Until the end of the turn, it gains Haste or Brave.", CHOOSE_ONE + "It gains Haste or Brave until the end of the turn."),
        ("Hild also deals you 2 points of damage.", "Hild deals you 2 points of damage."),
        (CHOOSE_ONE + "Hild deals 1 point of damage to its controller.", CHOOSE_ONE + "Hild deals its controller 1 point of damage."),
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
        (CHOOSE_ONE + "If its cost is 2 or less, return it to its owner's hand regardless of its power.",
         CHOOSE_ONE + "If its cost is 2 or less, return it to its owner's hand."),
        (CHOOSE_ONE + "If it is possible, it must block this turn.", CHOOSE_ONE + "It must block this turn if possible."),
        ("until the end of the turn, Hild can attack as many times as your points of damage.",
         "Hild can attack as many times as your points of damage this turn."),
        ("the damage dealt to all Forwards cannot be reduced this turn.", "the damage dealt to Forwards cannot be reduced this turn."),
        ("the damage dealt to Forwards opponent controls by your Summons cannot be reduced this turn.",
         "the damage dealt by your Summons to Forwards opponent controls cannot be reduced this turn."),
        ("the power of Forwards opponent controls cannot be increased this turn.",
         "during this turn, the power of Forwards opponent controls cannot be increased."),
    ],
)  # fmt: skip
def test_instructions_that_mean_the_same(words: str, known: str) -> None:
    assert done_as_it_enters(words) == done_as_it_enters(known)


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
def test_more_instructions_that_mean_the_same(words: str, known: str) -> None:
    assert done_as_it_enters(words) == done_as_it_enters(known)


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("its power is less than Hild's", ir.Compare(ir.PowerOf(IT), ir.PowerOf(ME), "<")),
        ("its power is higher than Hild's power", ir.Compare(ir.PowerOf(IT), ir.PowerOf(ME), ">")),
        ("its cost is lower than that of Hild", ir.Compare(ir.CostOf(IT), ir.CostOf(ME), "<")),
        (
            "its cost is higher than the number of Backups you control",
            ir.Compare(ir.CostOf(IT), ir.CountOf(BACKUPS), ">"),
        ),
        ("it has a power of 9000 or more", ir.HasFilter(IT, ir.PowerIs(ir.Num(9000), ">="))),
        ("it has a cost of 3 or less", ir.HasFilter(IT, ir.CostIs(ir.Num(3), "<="))),
    ],
)
def test_a_card_is_compared(words: str, meaning: ir.Condition) -> None:
    assert same(asked_to_break(words), meaning)


def test_a_card_that_was_only_shown_or_found_is_not_on_the_field() -> None:
    reveal = "reveal the top card of your deck. If it is a Summon, {}."
    *_, dulled = effects("When a Forward opponent controls enters the field, " + reveal.format("dull it"), "Forward")
    assert isinstance(dulled, ir.If)
    assert dulled.effect == ir.Dull(ir.Ref(("subject",)))
    *_, gains = effects(
        f"{FIELD_EVENT} search for 1 Forward and play it onto the field. It gains Haste until the end of the turn.",
        "Forward",
    )
    assert isinstance(gains, ir.Gain)
    assert gains.to == IT
    for text in (
        "When Hild attacks, " + reveal.format("it gains Haste until the end of the turn"),
        f"{FIELD_EVENT} search for 1 Forward and add it to your hand. It gains Haste until the end of the turn.",
    ):
        with pytest.raises(TextError, match="only shown"):
            effects(text, "Forward")


def test_his_or_her_break_zone_and_hand() -> None:
    ability = one("When Hild attacks, if your opponent has 5 or more cards in his/her Break Zone, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and ability.condition is not None
    cards = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.BreakZone(OPPONENT)),))
    assert same(ability.condition, ir.Exists(cards, ir.Num(5), ">="))
    ability = one("When a Forward enters your opponent's field other than from his/her hand, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    assert same(ability.event.happenings[0], ir.EntersField(OPPONENT, by="not_their_hand"))
    played = one("When your opponent plays a Forward onto the field other than from his/her hand, draw 1 card.")
    assert isinstance(played, ir.AutoAbility) and same(played.event, ability.event)


@pytest.mark.parametrize(
    ("due", "by"),
    [
        ("a Summon or an ability", "summon_or_ability"),
        ("Summons or abilities", "summon_or_ability"),
        ("an ability", "ability"),
    ],
)
def test_an_opponent_plays_it_by_an_effect(due: str, by: str) -> None:
    ability = one(f"When your opponent plays a Forward onto the field due to {due}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    assert same(ability.event.happenings[0], ir.EntersField(OPPONENT, by=by))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("Your opponent's Characters enter the field dull.", "The Characters opponent controls enter the field dull."),
        (ENTERS + "if there are 3 or more different card names among Forwards you control, " + DRAW_1,
         ENTERS + "if there are 3 or more different names among Forwards you control, " + DRAW_1),
        (ENTERS + "choose 2 Forwards each of a different Element in your Break Zone. Add them to your hand.",
         ENTERS + "choose 2 Forwards of different Elements in your Break Zone. Add them to your hand."),
        ("When you cast a {Job Smith} or a Summon, " + DRAW_1, "When you cast a {Job Smith} or Summon, " + DRAW_1),
        ("Hild cannot attack or block. The Forwards opponent controls don't activate during your opponent's Active Phase.",
         "Hild cannot attack or block. The Forwards opponent controls don't activate during its controller's Active Phase."),
        ("The cost required to cast Hild is reduced by 1 for each Forward put from the field into the Break Zone this turn.",
         "The cost required to cast Hild is reduced by 1 for each Forward that has been put from the field into the Break Zone"
         " this turn."),
        (ENTERS + "you may return any number of Backups you control to their owner's hand. When you do so, draw 1 card for each Backup you"
         " returned by this effect.",
         ENTERS + "you may return any number of Backups you control to their owner's hand. When you do so, draw 1 card for each Backup you"
         " returned."),
    ],
)  # fmt: skip
def test_sisters_that_mean_the_same(words: str, known: str) -> None:
    first, second = meant(words), meant(known)
    if isinstance(first, ir.AutoAbility) and isinstance(second, ir.AutoAbility):
        assert same(first.effects, second.effects) or first.effects == second.effects
        if "cast a" not in words:
            assert first.event == second.event
    else:
        assert first == second


def test_what_all_of_a_group_does_besides() -> None:
    _, effect = entering(
        "choose 1 Forward. Break it and all the Forwards you control gain Haste until the end of the turn."
    )
    assert isinstance(effect, ir.Both) and same(effect.effects[0], ir.Break(ir.Ref(("t1",))))


@pytest.mark.parametrize(
    ("field", "whose"),
    [
        ("the field", ir.AnyPlayer()),
        ("your field", YOU),
        ("your opponent's field", OPPONENT),
        ("either player's field", ir.EachPlayer()),
    ],
)
def test_fields_and_the_ways_onto_them(field: str, whose: ir.Player) -> None:
    for words, by in (
        ("due to an ability", "ability"),
        ("due to your opponent's Summons or abilities", "opponent_effects"),
        ("from the Break Zone", "break_zone"),
        ("from your hand", "your_hand"),
        ("due to Warp or an ability", "warp_or_ability"),
        ("due to Warp, a Summon or an ability", "warp_or_effect"),
    ):
        event = one(f"When a Forward enters {field} {words}, draw 1 card.").event  # type: ignore[attr-defined]
        assert same(event.happenings[0], ir.EntersField(whose=whose, by=by)), words


def test_discarded_whatever_the_cause() -> None:
    assert same(awaited("When Hild is discarded"), ir.CardEvent(ME, (ir.IsDiscarded(),)))
    thrown = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.IsDiscarded(),))
    assert same(awaited("When a Forward is discarded"), thrown)


def test_a_point_of_damage_for_them() -> None:
    done = entering("your opponent discards 1 card. Hild deals them 1 point of damage.")
    assert same(done[-1], ir.DamagePlayer(OPPONENT, ir.Num(1), ME))
