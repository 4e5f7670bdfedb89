"""What sentences mean that say of a player what others say of a card, of several cards what others say of one."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, FORWARD, ME, MINE, OPPONENT, YOU, meant

from cardwright.text import ir

DRAW = "draw 1 card."


def _event(text: str) -> ir.Event:
    ability = meant(text)
    assert isinstance(ability, ir.AutoAbility)
    return ability.event


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("a Forward enters your field from your deck", "a Forward enters your field from the deck"),
        ("Hild is chosen by a Summon or ability of your opponent", "Hild is chosen by your opponent's Summon or ability"),
        ("Hild is dealt damage other than battle damage", "Hild is dealt damage by a Summon or an ability"),
        ("your opponent is dealt damage by a Forward you control", "a Forward you control deals damage to your opponent"),
        ("you receive damage from a Forward opponent controls", "a Forward opponent controls deals damage to you"),
        ("your opponent receives damage from Hild", "Hild deals damage to your opponent"),
        ("active Hild becomes dull due to your Summons or abilities", "Hild is dulled by your Summons or abilities"),
        ("dull Hild is activated due to your opponent's abilities", "dull Hild becomes active by your opponent's ability"),
        ("1 or more dull Backups you control are activated by an ability",
         "1 or more Backups you control become active due to an ability"),
        ("Hild forms a party with another {Category X} Forward and attacks",
         "Hild forms a party with a {Category X} Forward and attacks"),
        ("Hild forms a party with 1 or more Ice Forwards and attacks", "Hild forms a party with an Ice Forward and attacks"),
        ("you cast an Ice Forward or an Ice Backup", "you cast an Ice Forward or Ice Backup"),
    ],
)  # fmt: skip
def test_moments_that_are_the_same(words: str, known: str) -> None:
    assert _event(f"When {words}, {DRAW}") == _event(f"When {known}, {DRAW}")


def test_moments_of_the_other_player_of_several_cards_and_of_some_cause() -> None:
    backups = ir.CountedSubject(ir.Num(1), ir.Group(BACKUP, (), (MINE,)))
    due = _event(f"When 1 or more Backups you control become dull due to your Summons or abilities, {DRAW}")
    assert due == ir.CardEvent(backups, (ir.BecomesDull("own"),))
    enters = _event(f"When a Forward enters your opponent's field from the deck, {DRAW}")
    assert enters == ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.EntersField(OPPONENT, "deck"),))
    found = _event(
        f"When 1 or more cards are added to your opponent's hand from the deck due to a search effect, {DRAW}"
    )
    some = ir.CountedSubject(ir.Num(1), ir.Group(ir.IsCard()))
    assert found == ir.CardEvent(some, (ir.AddedToHand("search", OPPONENT),))
    drawn = _event(f"When your opponent draws 1 or more cards outside of their Draw Phase, {DRAW}")
    assert drawn == ir.PlayerDraws(OPPONENT, outside=True, count=1)
    dear = ir.Group(FORWARD, (), (ir.CostIs(ir.Num(4), ">="),))
    party = _event(f"When Hild forms a party with a Forward of cost 4 or more and attacks, {DRAW}")
    assert party == ir.CardEvent(ME, (ir.FormsPartyAndAttacks((dear,)),))


def test_who_deals_damage_to_a_player_is_the_one_spoken_of() -> None:
    ability = meant("When you are dealt damage by a Forward opponent controls, break that Forward.")
    assert isinstance(ability, ir.AutoAbility)
    assert isinstance(ability.event, ir.CardEvent)
    assert ability.event.happenings == (ir.DealsDamageToPlayer(YOU),)
    assert ability.effects == (ir.Break(ir.Ref(("subject",))),)


CHOSEN = "Choose 1 Forward. "


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("The damage dealt to Forwards you control is reduced by 1000 instead.",
         "If a Forward you control is dealt damage, reduce the damage by 1000 instead."),
        ("The damage dealt to Hild by Summons increases by 1000 instead.",
         "If Hild is dealt damage by Summons, the damage increases by 1000 instead."),
        ("If a Forward is dealt damage by your ability, the damage increases by 1000 instead.",
         "If your ability deals damage to a Forward, the damage increases by 1000 instead."),
        ("If a Forward opponent controls deals damage to you, the damage becomes 0 instead.",
         "If you are dealt damage by a Forward opponent controls, the damage becomes 0 instead."),
        ("If a Forward dealt damage by Hild is put from the field into the Break Zone on the same turn, remove it from the game instead.",
         "If a Forward damaged by Hild is put from the field into the Break Zone on the same turn, remove it from the game instead."),
        ("You cannot play Hild onto the field due to Summons or abilities.", "You cannot play Hild due to Summons or abilities."),
        ("Hild cannot be chosen by your opponent's Forward's ability.", "Hild cannot be chosen by your opponent's Forward abilities."),
    ],
)  # fmt: skip
def test_field_abilities_that_are_the_same(words: str, known: str) -> None:
    assert meant(words) == meant(known)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("During this turn, the damage dealt to it increases by 2000 instead.",
         "During this turn, if it is dealt damage, the damage increases by 2000 instead."),
        ("Its power cannot be increased by Summons or abilities this turn.",
         "During this turn, its power cannot be increased by Summons or abilities."),
        ("During this turn, it cannot block and if it deals damage to a Forward, double the damage instead.",
         "During this turn, it cannot block, and if it deals damage to a Forward, double the damage instead."),
    ],
)  # fmt: skip
def test_effects_of_a_turn_that_are_the_same(words: str, known: str) -> None:
    assert meant(CHOSEN + words, "Summon") == meant(CHOSEN + known, "Summon")


def test_so_much_damage_and_from_where() -> None:
    (much,) = meant("If Hild is dealt 5000 damage or more, reduce the damage by 2000 instead.").effects  # type: ignore[attr-defined]
    assert much == ir.ReplaceDamage(ME, "reduce", ir.Num(2000), ir.Continuous(), at_least=ir.Num(5000))
    words = "If Hild is dealt battle damage by a Forward of cost 4 or more, the damage becomes 0 instead."
    (met,) = meant(words).effects  # type: ignore[attr-defined]
    dear = ir.Group(FORWARD, (), (ir.CostIs(ir.Num(4), ">="),))
    assert met.source == ir.DamageSource(dear, ("battle",))
    words = "If Hild is dealt damage by a Fire Summon or a Fire ability, the damage becomes 0 instead."
    (fire,) = meant(words).effects  # type: ignore[attr-defined]
    assert fire.source == ir.DamageSource(ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),)), ("summon", "ability"))


def test_several_that_leave_and_one_that_a_card_damaged() -> None:
    text = "Choose 2 Forwards in your Break Zone. Play them onto the field. If they leave the field, remove them from the game instead."
    away = meant(text, "Summon").effects[-1]  # type: ignore[attr-defined]
    assert away == ir.RemoveInstead(ir.Ref(("t1",)), ir.Permanent(), leaves=True)
    text = "If a Character damaged by Hild leaves the field on the same turn, remove it from the game instead."
    (hurt,) = meant(text).effects  # type: ignore[attr-defined]
    struck = ir.All(ir.Group(ir.IsCharacter(), (), (ir.DamagedBy(ME),)))
    assert hurt == ir.RemoveInstead(struck, ir.Continuous(), leaves=True)


def test_all_damage_of_abilities_and_all_elements_but_two() -> None:
    (stands,) = meant("The damage dealt by your abilities cannot be reduced.").effects  # type: ignore[attr-defined]
    assert stands.rule == ir.DamageStands(YOU)
    text = "If Hild is on the field, Hild can produce CP of any Element other than Light and Dark."
    (made,) = meant(text, "Backup").effects  # type: ignore[attr-defined]
    assert made.rule == ir.Produces(("Fire", "Ice", "Wind", "Earth", "Lightning", "Water"))
