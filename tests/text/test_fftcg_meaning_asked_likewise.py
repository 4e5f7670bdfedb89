"""Amounts, conditions and kinds of cards that one card prints, of others: they mean what known sentences mean."""

from __future__ import annotations

import pytest
from fftcg_meaning import meant, same
from test_fftcg_meaning_reach import done

from cardwright.text import ir

THROW = "you may discard any number of cards. When you do so, choose 1 Forward. "
DULL = "you may dull 2 active Backups you control. When you do so, choose 1 Forward"
AWAY = "choose 3 cards in your Break Zone. Remove them from the game. "
DRAW = "draw 1 card."
HASTE = ", Hild gains Haste."


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
        (AWAY + "If 2 or more cards removed by this effect are Monsters, draw 1 card.",
         AWAY + "If 2 or more of the removed cards were Monsters, draw 1 card."),
        ("discard 2 cards. If both discarded cards were Monsters, draw 1 card.",
         "discard 2 cards. If 2 or more discarded cards were Monsters, draw 1 card."),
    ],
)  # fmt: skip
def test_what_means_the_same(words: str, known: str) -> None:
    assert done(words) == done(known)


def test_elements_or_a_job() -> None:
    (effect,) = done("break all the Fire, Wind or {Job Smith} Forwards.")
    either = ir.EitherFilter(ir.ElementIs(("Fire", "Wind")), ir.JobIs("Smith"))
    assert isinstance(effect, ir.Break) and isinstance(effect.what, ir.All)
    assert effect.what.group.adjectives == (either,)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("If a player has received 5 points of damage or more" + HASTE, "If either player has received 5 points of damage or more" + HASTE),
        ("If you have been dealt 4 points of damage or more" + HASTE, "If you have received 4 points of damage or more" + HASTE),
        ("If the damage your opponent has been dealt is 3 or less" + HASTE, "If your opponent has received 3 points of damage or less" + HASTE),
        ("If there is a Rage Counter on Hild" + HASTE, "If a Rage Counter is placed on Hild" + HASTE),
        ("If you control 3 or more Monsters, or if your opponent has no cards in hand" + HASTE,
         "If you control 3 or more Monsters or if your opponent has no cards in hand" + HASTE),
        ("When Hild enters the field, if the cost to cast Hild included Wind CP, " + DRAW,
         "When Hild enters the field, if the cost paid to cast Hild included Wind CP, " + DRAW),
        ("When Hild enters the field, if the cost to play Hild included CP of 3 or more different Elements, " + DRAW,
         "When Hild enters the field, if the cost to play Hild was paid with CP of 3 or more different Elements, " + DRAW),
    ],
)  # fmt: skip
def test_conditions_that_mean_the_same(words: str, known: str) -> None:
    assert same(meant(words), meant(known))


@pytest.mark.parametrize(
    ("condition", "asked"),
    [
        ("there are exactly 2 Rage Counters on Hild", ir.CountersAre(ir.SelfRef(), "Rage", ir.Num(2), "=")),
        ("there are 2 or less different Elements among Characters you control", None),
        ("a Monster has entered your opponent's field this turn", None),
    ],
)
def test_what_is_asked(condition: str, asked: ir.Condition | None) -> None:
    ability = meant(f"If {condition}{HASTE}")
    assert isinstance(ability, ir.FieldAbility)
    (effect,) = ability.effects
    assert isinstance(effect, ir.If)
    if asked is not None:
        assert effect.condition == asked
    elif isinstance(effect.condition, ir.Compare):
        assert effect.condition.compare == "<=" and isinstance(effect.condition.left, ir.CountElements)
    else:
        happened = effect.condition
        assert isinstance(happened, ir.HappenedThisTurn) and isinstance(happened.event, ir.CardEvent)
        assert happened.event.happenings == (ir.EntersField(whose=ir.Opponent()),)


def test_as_many_as_were_returned() -> None:
    *_, hurt = done("return all the Monsters opponent controls to their owners' hands. You receive damage equal to the number of Monsters"
                    " returned by this effect.")  # fmt: skip
    assert isinstance(hurt, ir.ReceiveDamage) and isinstance(hurt.amount, ir.CountRef)


def test_when_so_many_are_discarded() -> None:
    _, first, second = done("you may discard any number of Monsters. When you discard 1 or more, Hild gains Brave until the end of the turn."
                            " In addition, when you discard 3 or more, draw 2 cards.")  # fmt: skip
    for each, number in ((first, 1), (second, 3)):
        assert isinstance(each, ir.If) and isinstance(each.effect, ir.Reflexive)
        assert isinstance(each.condition, ir.Compare) and each.condition.right == ir.Num(number)


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
    assert done(words) == done(known)


@pytest.mark.parametrize(
    "text",
    [
        "remove the top card of your opponent's deck from the game for each Monster you control.",
        "for each Monster you control, remove the top card of your opponent's deck from the game.",
        "your opponent removes the top card of their deck from the game for each Monster you control.",
    ],
)
def test_removed_from_a_deck_for_each(text: str) -> None:
    (effect,) = done(text)
    assert isinstance(effect, ir.RemoveTop) and effect.player == ir.Opponent()
    assert isinstance(effect.count, ir.PerEach) and effect.count.amount == ir.Num(1)


def test_whoever_fights_the_card() -> None:
    ability = meant("When Hild blocks or is blocked, deal 4000 damage to the opposing Forward.")
    known = meant("When Hild blocks or is blocked, deal 4000 damage to the Forward that blocks or is blocked by Hild.")
    assert ability == known


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
    assert done(words) == done(known)


@pytest.mark.parametrize(("word", "lowest"), [("highest", False), ("lowest", True)])
def test_the_cost_of_the_card_that_costs_most(word: str, lowest: bool) -> None:
    choice, _ = done(
        f"choose 1 Forward of cost equal to or less than the cost of the {word} cost Forward you control. Break it."
    )
    assert isinstance(choice, ir.Choose)
    (target,) = choice.targets
    (cost,) = target.group.qualifiers  # "you control" is said of the other one
    assert isinstance(cost, ir.CostIs) and isinstance(cost.amount, ir.Highest) and cost.amount.lowest == lowest
    assert len(cost.amount.group.qualifiers) == 1


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("If your Summons or abilities deal damage to a Forward, the damage increases by 2000 instead.",
         "If your Summon or ability deals damage to a Forward, the damage increases by 2000 instead."),
        ("You must have received 4 points of damage or more to cast Hild.",
         "You can only cast Hild if you have received 4 points of damage or more."),
        ("You must have 6 or more Wind cards in your Break Zone to cast Hild.",
         "You can only cast Hild if you have 6 or more Wind cards in your Break Zone."),
        ("If the number of Rage Counters on Hild is 2 or less" + HASTE, "If there are 2 or less Rage Counters on Hild" + HASTE),
    ],
)  # fmt: skip
def test_field_abilities_that_mean_the_same(words: str, known: str) -> None:
    assert same(meant(words), meant(known))


def test_exactly_so_many_points_for_each() -> None:
    ability = meant("If each player has received exactly 2 points of damage" + HASTE)
    assert isinstance(ability, ir.FieldAbility) and isinstance(ability.effects[0], ir.If)
    assert ability.effects[0].condition == ir.ReceivedDamage(ir.EachPlayer(), ir.Num(2), "=")


def test_a_total_compared_with_what_is_counted() -> None:
    *_, asked = done(
        "choose 2 Backups. If their total cost is less than the number of Forwards you control, dull them."
    )
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.Compare)
    assert asked.condition.compare == "<" and isinstance(asked.condition.right, ir.CountOf)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("The damage dealt to Forwards by your Summons cannot be reduced.", "The damage dealt by your Summons to Forwards cannot be reduced."),
        ("Hild gains +1000 power for each Summon you cast this turn.", "Hild gains +1000 power for each Summon you have cast this turn."),
        ("When Hild enters the field, choose 1 Summon. Unless your opponent pays 《2》, cancel its effect.",
         "When Hild enters the field, choose 1 Summon. If your opponent doesn't pay 《2》, cancel its effect."),
    ],
)  # fmt: skip
def test_what_else_means_the_same(words: str, known: str) -> None:
    assert same(meant(words), meant(known))


@pytest.mark.parametrize("deals", ["is dealt damage by", "receives damage from"])
def test_damage_from_a_summon_of_the_other_player(deals: str) -> None:
    ability = meant(f"When Hild {deals} your opponent's Summon, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and isinstance(ability.event, ir.CardEvent)
    (dealt,) = ability.event.happenings
    assert isinstance(dealt, ir.IsDealtDamage) and isinstance(dealt.dealer, ir.OneSubject)
    assert dealt.dealer.group == ir.Group(ir.TypeIs(("Summon",)), qualifiers=(ir.ControlledBy(ir.Opponent()),))


@pytest.mark.parametrize(("number", "any_number"), [("any number of", True), ("up to 2", False)])
def test_several_summons_or_abilities(number: str, any_number: bool) -> None:
    choice, cancel = done(f"choose {number} Summons or abilities. Cancel their effects.")
    assert isinstance(choice, ir.Choose) and isinstance(cancel, ir.CancelEffect)
    (target,) = choice.targets
    assert isinstance(target.group.noun, ir.NounOr) and target.any_number == any_number != target.up_to
