"""What is waited for and asked: cards that become something, control, draws at once, cards alike, who fights alone; what is replaced."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, BACKUP, FORWARD, ME, MINE, OPPONENT, THEIRS, YOU, effects, one, same
from test_fftcg_meaning_moments import condition, event

from cardwright.text import ir

MONSTER = ir.TypeIs(("Monster",))
SUMMON = ir.TypeIs(("Summon",))
A_MONSTER = ir.OneSubject(ir.Group(MONSTER, qualifiers=(MINE,)))
FOE = ir.OneSubject(ir.Group(FORWARD, qualifiers=(THEIRS,)))


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("When Hild becomes a Forward", ir.ComesToBe(ME, FORWARD)),
        ("When a Monster you control becomes a Forward", ir.ComesToBe(A_MONSTER, FORWARD)),
        ("When Hild's power becomes 9000 or more", ir.ComesToBe(ME, ir.PowerIs(ir.Num(9000), ">="))),
        ("When the power of a Forward opponent controls becomes 2000 or less", ir.ComesToBe(FOE, ir.PowerIs(ir.Num(2000), "<="))),
        ("When you gain control of a Fire Forward opponent controls",
         ir.GainsControl(YOU, ir.Group(FORWARD, adjectives=(ir.ElementIs(("Fire",)),)))),
        ("When you draw 2 or more cards due to your Summons or abilities", ir.PlayerDraws(YOU, due_to="own", count=2)),
        ("When your opponent draws 1 or more cards", ir.PlayerDraws(OPPONENT, count=1)),
        ("When a card is added to your hand by your abilities",
         ir.CardEvent(ir.OneSubject(ir.Group(ir.IsCard())), (ir.AddedToHand("anywhere", YOU, "own_ability"),))),
        ("When Hild attacks and is not blocked", ir.CardEvent(ME, (ir.IsNotBlocked(),))),
        ("The first time Hild is dealt damage each turn", ir.FirstInTurn(ir.CardEvent(ME, (ir.IsDealtDamage(),)))),
        ("When a Forward enters your field other than by being cast",
         ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.EntersField(YOU, "not_cast"),))),
        ("When Hild attacks in a party with a Monster", ir.CardEvent(ME, (ir.FormsPartyAndAttacks((ir.Group(MONSTER),)),))),
        ("When you receive a point of damage during your turn", ir.DuringTurnOf(YOU, ir.PlayerReceivesDamage(YOU))),
        ("When your opponent uses an ability of a Backup", ir.PlayerUsesAbility(OPPONENT, "any", ir.Group(BACKUP))),
        ("When you control 3 or more Monsters", ir.StateHolds(ir.Controls(YOU, ir.Group(MONSTER), ir.Num(3)))),
        ("When your opponent controls no Backups", ir.StateHolds(ir.Controls(OPPONENT, ir.Group(BACKUP), ir.Num(0), "<="))),
    ],
)  # fmt: skip
def test_moments(words: str, meant: ir.Event) -> None:
    assert same(event(words), meant)


def test_conditions() -> None:
    held = ir.Controls(YOU, ir.Group(FORWARD), ir.Num(2))
    lying = ir.Exists(ir.Group(SUMMON, qualifiers=(ir.InZone(ir.BreakZone(YOU)),)), ir.Num(3))
    jobs = ir.CountDifferent("job", ir.Group(FORWARD, qualifiers=(MINE,)))
    for words, meant in (
        ("you control 2 or more Forwards of the same cost", ir.SoManyAlike(held, "cost")),
        ("you control 2 or more Forwards with the same name", ir.SoManyAlike(held, "name")),
        ("you have 3 or more Summons of the same Element in your Break Zone", ir.SoManyAlike(lying, "element")),
        ("you control Forwards of 3 or more different Jobs", ir.Compare(jobs, ir.Num(3), ">=")),
        ("Hild is attacking alone", ir.HasFilter(ME, ir.StatusIs("alone"))),
        ("Hild is blocked", ir.HasFilter(ME, ir.StatusIs("blocked"))),
        ("you have more 《C》 than your opponent", ir.Compare(ir.CrystalCount(YOU), ir.CrystalCount(OPPONENT), ">")),
        ("2 or more Summons have been cast this turn",
         ir.HappenedThisTurn(ir.PlayerCasts(ir.AnyPlayer(), ir.Group(SUMMON)), times=2)),
        ("Hild was dulled this turn", ir.HappenedThisTurn(ir.CardEvent(ME, (ir.BecomesDull(),)))),
        ("this is the second Summon you have cast this turn", ir.IsNthCast(2, ir.Group(SUMMON))),
        ("it is your Attack Phase", ir.PhaseIs("attack", YOU)),
        ("you control 2 or more Forwards and have no cards in your hand",
         ir.And((held, ir.HandSizeIs(YOU, ir.Num(0), "=")))),
        ("Hild was dealt damage by your Summons this turn",
         ir.HappenedThisTurn(ir.CardEvent(ME, (ir.IsDealtDamage("only_summon", controller=YOU),)))),
        ("a Forward opponent controls has been broken by your abilities this turn",
         ir.HappenedThisTurn(ir.CardEvent(FOE, (ir.IsBroken(due_to="own_ability"),)))),
    ):  # fmt: skip
        assert same(condition(words), meant), words


def test_what_is_replaced() -> None:
    mine = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)))
    by_abilities = ir.Cause(OPPONENT, ("ability",))
    for text, meant in (
        ("If a Forward you control is broken due to your opponent's abilities, dull Hild instead.",
         ir.ReplaceFate(mine, "broken", ir.Dull(ME), ALWAYS, by_abilities)),
        ("If a Forward you control leaves the field due to your opponent's abilities, remove it from the game instead.",
         ir.RemoveInstead(mine, ALWAYS, leaves=True, by=by_abilities)),
        ("If you discard a card due to your opponent's Summons or abilities, draw 1 card instead.",
         ir.ReplaceForPlayer(YOU, "discards", ir.Draw(YOU, ir.Num(1)), ALWAYS, OPPONENT)),
        ("If you would draw a card due to your abilities, draw 2 cards instead.",
         ir.ReplaceForPlayer(YOU, "draws", ir.Draw(YOU, ir.Num(2)), ALWAYS, ir.Cause(YOU, ("ability",)))),
        ("If Hild is dealt damage for the first time each turn, the damage becomes 0 instead.",
         ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, first=True)),
        ("If a Summon is put into your opponent's Break Zone from their hand, remove it from the game instead.",
         ir.RemovedInstead(OPPONENT, ir.Group(SUMMON), ALWAYS, "hand")),
        ("If Hild would deal damage to your opponent, you may draw 2 cards instead.",
         ir.ReplaceForPlayer(OPPONENT, "points", ir.May(YOU, ir.Draw(YOU, ir.Num(2))), ALWAYS, dealer=ME)),
        ("Abilities of Forwards you control cannot be cancelled by your opponent's Summons or abilities.",
         ir.Restrict(mine, ir.CannotBeCancelled(OPPONENT, ("ability",)), ALWAYS)),
        ("Hild cannot be cancelled.", ir.Restrict(ME, ir.CannotBeCancelled(ir.AnyPlayer(), ("summon",)), ALWAYS)),
    ):  # fmt: skip
        assert same(effects(text, "Forward")[0], meant), text


def test_abilities_that_trigger_once_more() -> None:
    mine = ir.Group(FORWARD, qualifiers=(MINE,))
    for text, meant in (
        ("Auto-abilities of Forwards you control trigger an additional time.", ir.TriggersAgain(mine)),
        ("Auto-abilities of Forwards you control that trigger when they enter the field trigger an additional time.",
         ir.TriggersAgain(mine, own=True)),
        ("If a Monster entering the field triggers an auto-ability of a Forward you control, it triggers an additional time.",
         ir.TriggersAgain(mine, ir.Group(MONSTER))),
    ):  # fmt: skip
        assert same(effects(text, "Forward")[0], meant), text


def test_the_card_of_a_point_of_damage() -> None:
    ability = one("When you receive a point of damage, if the card put into the Damage Zone is a Summon, draw 1 card.")
    assert same(ability.condition, ir.Is(ir.Ref(("subject",)), ir.Group(SUMMON)))  # type: ignore[attr-defined]


def test_one_forward_attacking_alone() -> None:
    ability = one("Choose 1 Forward attacking alone. Break it.", "Summon")
    (target,) = ability.effects[0].targets  # type: ignore[attr-defined]
    assert same(target.group, ir.Group(FORWARD, qualifiers=(ir.StatusIs("alone"),)))


def test_a_higher_cost_than_its_own() -> None:
    dearer = ir.Group(FORWARD, qualifiers=(MINE, ir.CostIs(ir.CostOf(ME), ">")))
    meant = ir.CardEvent(ir.OneSubject(dearer), (ir.Attacks(),))
    assert same(event("When a Forward you control with a higher cost than Hild attacks"), meant)


def test_cards_in_the_deck_are_counted_in_one_way() -> None:
    """Both orders of the words were read in two ways once."""
    lying = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.DeckZone(YOU)),))
    assert same(condition("you have 10 or less cards in your deck"), ir.Exists(lying, ir.Num(10), "<="))
    assert same(condition("you have 10 cards or less in your deck"), ir.Compare(ir.CountOf(lying), ir.Num(10), "<="))
