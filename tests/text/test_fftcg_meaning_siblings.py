"""What sentences mean that say in other words, or of other cards, what a known sentence says: own sentences, each beside one that
means the same."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, FORWARD, ME, MINE, OPPONENT, YOU, effects, meant, one, same

from cardwright.text import ir

CHOSEN = "Choose 1 Forward. "
SEVERAL = "Choose up to 2 Forwards. "
TURN = " until the end of the turn."


@pytest.mark.parametrize(
    ("words", "known"),
    [
        # spans
        (CHOSEN + "It gains +1000 power during this turn.", CHOSEN + "It gains +1000 power" + TURN),
        (CHOSEN + "It loses 1000 power during this turn.", CHOSEN + "It loses 1000 power" + TURN),
        (SEVERAL + "If possible, they must attack this turn.", SEVERAL + "They must attack this turn if possible."),
        (CHOSEN + "During this turn, it must attack if possible.", CHOSEN + "It must attack this turn if possible."),
        (CHOSEN + "Until the end of the turn, gain control of it.", CHOSEN + "Gain control of it" + TURN),
        (SEVERAL + "Their power becomes 2000" + TURN, SEVERAL + "Until the end of the turn, their power becomes 2000."),
        ("The power of all the Forwards becomes 2000" + TURN, "All the Forwards' power become 2000" + TURN),
        ("Choose up to as many Forwards as the Backups you control. Dull them.",
         "Choose up to the same number of Forwards as the Backups you control. Dull them."),
        ("Choose 1 Summon targeting only 1 Forward. Cancel its effect.",
         "Choose 1 Summon that is choosing only 1 Forward. Cancel its effect."),
        # damage
        (CHOSEN + "During this turn, reduce the next damage dealt to it by 2000.",
         CHOSEN + "Reduce the next damage dealt to it this turn by 2000."),
        (CHOSEN + "During this turn, if it deals damage other than battle damage to a Forward, the damage becomes 1000 instead.",
         CHOSEN + "If it deals damage other than battle damage to a Forward this turn, the damage becomes 1000 instead."),
        (SEVERAL + "During this turn, if they deal damage to a Forward, double the damage instead.",
         SEVERAL + "If they deal damage to a Forward this turn, double the damage instead."),
        # cards that move
        ("Return all the Forwards to their owner's hand.", "Return all the Forwards to their owners' hands."),
        ("Draw 1 card. Draw 1 more card.", "Draw 1 card. Draw 1 card."),
        ("Discard your entire hand.", "Discard your hand."),
        ("Your opponent discards all their hand.", "Your opponent discards their hand."),
        ("Your opponent reveals his/her hand, and you select 1 card for your opponent to discard.",
         "Your opponent reveals their hand, and you select 1 card for your opponent to discard."),
        ("Look at the top 3 cards of your opponent's deck. Put 1 card among them into the Break Zone and"
         " return the others to the top of your opponent's deck in any order.",
         "Look at the top 3 cards of your opponent's deck. Put 1 card among them into the Break Zone and"
         " return the other cards to the top of their deck in any order."),
        ("Look at the top 3 cards of your deck. Add 1 card among them to your hand and put 1 card into the Break Zone,"
         " then put the remaining card on top of your deck.",
         "Look at the top 3 cards of your deck. Add 1 card among them to your hand and put 1 card among them into the"
         " Break Zone, then put the remaining card on top of your deck."),
        ("Choose 2 Forwards. Deal the first Forward 5000 damage and the other 3000 damage.",
         "Choose 2 Forwards. Deal 5000 damage to the first Forward and 3000 damage to the other."),
        ("Choose 1 Forward of cost 1 or more you control and 1 Forward opponent controls. The former deals the latter damage equal to its power.",
         "Choose 1 Forward of cost 1 or more you control and 1 Forward opponent controls."
         " The former deals damage equal to its power to the latter."),
    ],
)  # fmt: skip
def test_another_way_to_tell_to_do_it(words: str, known: str) -> None:
    assert same(effects(words), effects(known))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("When your opponent's Main Phase 1 starts, draw 1 card.",
         "At the beginning of Main Phase 1 during your opponent's turn, draw 1 card."),
        ("When your opponent searches for a card, draw 1 card.", "When your opponent searches 1 or more cards, draw 1 card."),
        ("When an opponent's Forward enters the field, draw 1 card.",
         "When your opponent's Forward enters the field, draw 1 card."),
        ("When you play a Forward onto the field other than from your hand, draw 1 card.",
         "When a Forward enters your field other than from your hand, draw 1 card."),
        ("When you discard a card by your opponent's Summons or abilities, draw 1 card.",
         "When you discard a card due to your opponent's Summons or abilities, draw 1 card."),
        ("When a card is discarded from your opponent's hand, draw 1 card.",
         "When your opponent discards a card from their hand, draw 1 card."),
        ("When Hild is put into the Break Zone from anywhere, draw 1 card.", "When Hild is put into the Break Zone, draw 1 card."),
        ("When Hild receives damage from your opponent's abilities, draw 1 card.",
         "When Hild is dealt damage by your opponent's abilities, draw 1 card."),
        ("If Hild is dealt damage other than battle damage, reduce the damage by 3000 instead.",
         "If Hild is dealt damage by a Summon or an ability, reduce the damage by 3000 instead."),
        ("Reduce the damage dealt to Hild by 2000.", "The damage dealt to Hild is reduced by 2000."),
        ("During the Attack Phase, Hild gains +1000 power.", "During each Attack Phase, Hild gains +1000 power."),
        ("If Hild forms a party, Forwards forming that party gain Haste.", "If Hild forms a party, that party gains Haste."),
        ("If no Moon Counters are placed on Hild, Hild gains Haste.",
         "If there are no Moon Counters placed on Hild, Hild gains Haste."),
        ("You can only cast Hild if you control a Backup (before paying the cost for Hild).",
         "You can only cast Hild if you control a Backup."),
        ("Hild can only attack if you control a Backup or if you control a Monster.",
         "Hild can only attack if you control a Backup, or if you control a Monster."),
        ("If you have discarded 2 or more cards this turn, Hild gains Haste.",
         "During this turn, if you have discarded 2 or more cards, Hild gains Haste."),
    ],
)  # fmt: skip
def test_another_way_to_say_when_and_what_holds(words: str, known: str) -> None:
    assert same(meant(words), meant(known))


def test_a_card_and_others_with_their_type() -> None:
    field = one("Hild and the Fire Backups you control cannot be broken.")
    (rule,) = field.effects  # type: ignore[attr-defined]
    lamps = ir.Group(BACKUP, (ir.ElementIs(("Fire",)),), (MINE,))
    assert same(rule.what, ir.Several((ME, ir.All(lamps))))
    (shield,) = one("If Hild or a Backup you control is dealt damage, the damage becomes 0 instead.").effects  # type: ignore[attr-defined]
    assert same(shield.to, ir.Several((ME, ir.All(ir.Group(BACKUP, qualifiers=(MINE,))))))


def test_one_or_the_other_kind_with_an_article_each() -> None:
    (shield,) = one(
        "If a Fire Forward or an Ice Forward you control is dealt damage, the damage becomes 0 instead."
    ).effects  # type: ignore[attr-defined]
    either = tuple(ir.Group(FORWARD, (ir.ElementIs((name,)),)) for name in ("Fire", "Ice"))
    assert same(shield.to, ir.All(ir.Group(ir.AnyNoun(either), qualifiers=(MINE,))))


def test_how_often_something_has_happened_this_turn() -> None:
    discarded = ir.TimesThisTurn(ir.PlayerDiscards(YOU, each=True))
    (gain,) = one("Hild gains +1000 power for each card you have discarded this turn.").effects  # type: ignore[attr-defined]
    assert same(gain.gains[0].amount, ir.PerEach(ir.Num(1000), discarded))
    lost = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.PutIntoBreakZone("field"),))
    (cost,) = one(
        "The cost required to cast Hild is reduced by 1 for each Forward that has been put from the field into the Break Zone this turn."
    ).effects  # type: ignore[attr-defined]
    assert same(cost.amount, ir.PerEach(ir.Num(1), ir.TimesThisTurn(lost)))


def test_moments_inside_a_main_phase() -> None:
    ability = one("During your opponent's Main Phase, when a Forward enters the field, draw 1 card.")
    enters = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.EntersField(ir.AnyPlayer()),))
    assert same(ability.event, ir.DuringPhaseOf("main", OPPONENT, enters))  # type: ignore[attr-defined]


def test_two_moments_of_which_one_is_a_players() -> None:
    ability = one("When Hild attacks, or when you cast a Summon, draw 1 card.")
    casts = ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Summon",))))
    assert same(ability.event, ir.AnyEvent((ir.CardEvent(ME, (ir.Attacks(),)), casts)))  # type: ignore[attr-defined]


def test_damage_of_summons_stands() -> None:
    (rule,) = one("The damage dealt by your Summons to Forwards opponent controls cannot be reduced.").effects  # type: ignore[attr-defined]
    assert same(rule.rule, ir.DamageStands(YOU, ("summon",)))


def test_what_cards_have_in_common() -> None:
    (shared,) = one("If all the Backups you control are of the same Element, Hild gains Haste.").effects  # type: ignore[attr-defined]
    assert same(shared.condition, ir.AllShare(ir.All(ir.Group(BACKUP, qualifiers=(MINE,))), "element"))
    *_, asked = effects(
        "Put the top 2 cards of your deck into the Break Zone. If both cards are Forwards, draw 1 card."
    )
    assert same(asked.condition, ir.Is(ir.Ref(("t1",)), ir.Group(FORWARD)))  # type: ignore[attr-defined]


def test_the_other_is_one_of_those_shown_or_one_of_two_that_were_chosen() -> None:
    away = ir.BreakZone(ir.Owner())
    _, both = effects(
        "Look at the top 2 cards of your deck. Add 1 card among them to your hand and put the other into the Break Zone."
    )
    assert same(both.effects[1], ir.PutRest(ir.Ref(("t1",)), away))  # type: ignore[attr-defined]
    _, both = effects("Choose 2 Forwards. Break the first Forward and put the other into the Break Zone.")
    assert same(both.effects[1], ir.PutInto(ir.InOrder(ir.Ref(("t1",)), False), away))  # type: ignore[attr-defined]
    for tail in ("remove the other from the game", "add the other to your hand"):
        _, both = effects(
            f"Look at the top 2 cards of your deck. Put 1 card among them into the Break Zone and {tail}."
        )
        assert isinstance(both.effects[1], ir.PutRest)  # type: ignore[attr-defined]
    _, both = effects(
        "Choose 2 cards in your Break Zone. Remove the first card from the game and add the other to your hand."
    )
    assert same(both.effects[1], ir.ToHand(ir.InOrder(ir.Ref(("t1",)), False), YOU, "add"))  # type: ignore[attr-defined]
