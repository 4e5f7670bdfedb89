"""Conditions behind, two kinds or places as one, hands filled, cards that differ: sentences of our own, each with the tree it must
become."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, FORWARD, ME, MINE, OPPONENT, T1, THEIRS, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

MONSTER = ir.TypeIs(("Monster",))
MONSTERS = ir.Group(MONSTER, qualifiers=(MINE,))
A_MONSTER = ir.Controls(YOU, ir.Group(MONSTER), ir.Num(1))
DRAW = ir.Draw(YOU, ir.Num(1))
HAND_OR_BREAK_ZONE = ir.EitherZone((ir.Hand(YOU), ir.BreakZone(YOU)))
CARD = ir.Group(ir.IsCard())
HELD = ir.HandSize(YOU)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Choose 1 Forward. Break it if it is dull.", ir.If(ir.HasFilter(T1, ir.StatusIs("dull")), ir.Break(T1))),
        ("Draw 1 card if you control a Monster.", ir.If(A_MONSTER, DRAW)),
        ("Draw 1 card unless you control a Monster.", ir.If(ir.Not(A_MONSTER), DRAW)),
        (
            "You may draw 1 card if you control a Monster.",
            ir.If(A_MONSTER, ir.May(YOU, DRAW)),
        ),
        (
            "Choose 1 Forward. Deal it 1000 damage. Break it instead if you control a Monster.",
            ir.Instead(A_MONSTER, ir.Break(T1)),
        ),
        ("When Hild enters the field, dull Hild if it is active.", ir.DullActive(ME)),
        ("When you cast a Summon, you may dull Hild if it is active.", ir.May(YOU, ir.DullActive(ME))),
    ],
)
def test_a_condition_behind_the_instruction(text: str, meant: ir.Effect) -> None:
    assert same(last(text, "Forward" if "Hild" in text else "Summon"), meant)


def test_a_condition_behind_is_not_what_triggers() -> None:
    for text, asked in (
        ("When Hild attacks, if you control a Monster, draw 1 card.", A_MONSTER),
        ("When Hild attacks, draw 1 card if you control a Monster.", None),
        ("When Hild attacks, if you control a Monster, draw 1 card. If not, dull Hild.", None),
        ("When Hild attacks, if you control a Monster, draw 1 card. Otherwise, dull Hild.", None),
        ("When Hild attacks, if you control a Monster, draw 1 card. If you don't, dull Hild.", None),
        ("When Hild attacks, if you control a Monster, you may draw 1 card. If you don't, dull Hild.", A_MONSTER),
    ):
        ability = one(text)
        assert isinstance(ability, ir.AutoAbility)
        assert ability.condition is None if asked is None else same(ability.condition, asked), text
        assert isinstance(ability.effects[0], ir.If) == (asked is None), text


def test_all_of_two_kinds() -> None:
    for both in ("Forwards and all the Monsters", "Forwards and all Monsters", "Forwards and the Monsters"):
        group = ir.Group(ir.TypeIs(("Forward", "Monster")), qualifiers=(THEIRS,))
        assert same(last(f"Break all the {both} opponent controls."), ir.Break(ir.All(group, bind="t1"))), both
    text = "Break all the Forwards you control and all the Backups opponent controls."
    parts = ir.Group(FORWARD, qualifiers=(MINE,)), ir.Group(BACKUP, qualifiers=(THEIRS,))
    assert same(last(text), ir.Break(ir.Several((ir.All(parts[0], bind="t1"), ir.All(parts[1], bind="t2")))))


def test_neither_of_two() -> None:
    left_out = ir.Without(ir.EitherFilter(ir.Without(ir.OtherThan(ME)), ir.NameIs("Olga")))
    for joined in ("and", "or"):
        text = f"When Hild enters the field, break all the Forwards other than Hild {joined} {{Card Name Olga}}."
        assert same(last(text, "Forward"), ir.Break(ir.All(ir.Group(FORWARD, qualifiers=(left_out,)), bind="t1")))


def test_hand_or_break_zone_as_one() -> None:
    for places, zone in (
        ("your hand or Break Zone", HAND_OR_BREAK_ZONE),
        ("your Break Zone or hand", ir.EitherZone((ir.BreakZone(YOU), ir.Hand(YOU)))),
    ):
        target = ir.Target(ir.Num(1), ir.Group(FORWARD), bind="t1")
        for dull, words in ((False, "the field"), (True, "the field dull")):
            assert same(last(f"Play 1 Forward from {places} onto {words}."), ir.PlayFrom(YOU, target, zone, dull))
        summon = ir.Target(ir.Num(1), ir.Group(ir.TypeIs(("Summon",))), bind="t1")
        assert same(last(f"Cast 1 Summon from {places} without paying the cost."), ir.CastFrom(YOU, summon, zone)), (
            places
        )
        kind = ir.Group(FORWARD, qualifiers=(ir.InZone(zone),))
        removed = ir.SelectAndPut(YOU, ir.Target(ir.Num(1), kind, bind="t1"), ir.Removed(ir.Owner()))
        assert same(last(f"Remove 1 Forward in {places} from the game."), removed)


def test_hands_filled_and_emptied_to_a_number() -> None:
    theirs = ir.HandSize(OPPONENT)
    four = ir.Num(4)
    for text, meant in (
        ("Draw until you have 4 cards in your hand.", ir.Draw(YOU, ir.Minus(four, HELD))),
        ("Discard cards until you have 4 cards in hand.", ir.Discard(YOU, ir.Minus(HELD, four), CARD, bind="t1")),
        (
            "Your opponent discards cards until they have 4 cards in their hand.",
            ir.Discard(OPPONENT, ir.Minus(theirs, four), CARD, bind="t1"),
        ),
        (
            "Your opponent draws cards until he/she has 4 cards in his/her hand.",
            ir.Draw(OPPONENT, ir.Minus(four, theirs)),
        ),
        (
            "Each player draws cards until they have 4 cards in their hand.",
            ir.ForEachPlayer(ir.Draw(YOU, ir.Minus(four, HELD))),
        ),
        (
            "Each player discards until they have 4 cards in hand.",
            ir.ForEachPlayer(ir.Discard(YOU, ir.Minus(HELD, four), CARD, bind="t1")),
        ),
    ):
        assert same(last(text), meant), text


def test_each_player_selects_and_does() -> None:
    every = ir.EachPlayer()
    held = ir.Group(FORWARD, qualifiers=(ir.ControlledBy(every),))
    for text, meant in (
        (
            "Each player selects up to 2 Forwards they control and activates them.",
            ir.SelectAndActivate(every, ir.Target(ir.Num(2), held, up_to=True, bind="t1")),
        ),
        (
            "Each player selects up to 2 Forwards they control and returns them to their owners' hands.",
            ir.SelectAndPut(every, ir.Target(ir.Num(2), held, up_to=True, bind="t1"), ir.Hand(ir.Owner())),
        ),
        (
            "Each player selects 1 Forward they control and puts it at the bottom of its owner's deck.",
            ir.SelectAndPut(every, ir.Target(ir.Num(1), held, bind="t1"), ir.DeckBottom(ir.Owner())),
        ),
    ):
        assert same(last(text), meant), text


def test_counted_in_steps() -> None:
    points = ir.DamageReceived(YOU)
    for words, each in (
        ("every two Monsters you control", ir.Times(ir.Num(2), ir.CountOf(MONSTERS))),
        ("every 2 points of damage you have received", ir.Times(ir.Num(2), points)),
        ("every 3 points of damage your opponent has received", ir.Times(ir.Num(3), ir.DamageReceived(OPPONENT))),
        ("every 2 《C》 you have", ir.Times(ir.Num(2), ir.CrystalCount(YOU))),
        ("every 2 Moon Counters placed on Hild", ir.Times(ir.Num(2), ir.CountersOn("Moon", ME))),
        ("every 2 cards you have drawn this turn", ir.Times(ir.Num(2), ir.CardsDrawn(YOU))),
        ("every 2 cards you have cast this turn", ir.Times(ir.Num(2), ir.CardsCastThisTurn(YOU))),
        ("each 2 points of damage you have received", ir.Times(ir.Num(2), points)),
    ):
        text = f"When Hild enters the field, for {words}, draw 1 card."
        assert same(last(text, "Forward"), ir.Draw(YOU, ir.PerEach(ir.Num(1), each))), words


def test_as_many_targets_as_there_are() -> None:
    many = ir.CountOf(MONSTERS)
    for words, count, up_to in (
        ("1 Forward for each Monster you control", many, False),
        ("up to 1 Forward for each Monster you control", many, True),
        ("up to 1 Forward for every 2 Monsters you control", ir.Times(ir.Num(2), many), True),
        ("up to the same number of Forwards as the points of damage you have received", ir.DamageReceived(YOU), True),
        ("up to the same number of Forwards as the 《C》 you have", ir.CrystalCount(YOU), True),
    ):
        (choice, _) = effects(f"Choose {words}. Dull them.")
        assert same(choice, ir.Choose((ir.Target(count, ir.Group(FORWARD), up_to=up_to, bind="t1"),), YOU)), words
    for words in (
        "as many cards as the number of Monsters you control",
        "the same number of cards as the Monsters you control",
    ):
        assert same(last(f"Draw {words}."), ir.Draw(YOU, many))
    text = "Discard 1 card for each Monster you control."
    assert same(last(text), ir.Discard(YOU, ir.PerEach(ir.Num(1), many), CARD, bind="t1"))


def test_cards_that_differ() -> None:
    for words, trait in (
        ("with different costs", "cost"),
        ("with different Elements", "element"),
        (", each of a different Category,", "category"),
        (", each with a different name,", "name"),
        (", each of a different Element and cost,", "element,cost"),
    ):
        text = f"Search for up to 3 Forwards {words} and add them to your hand.".replace(" ,", ",")
        if text.endswith(", and add them to your hand."):
            text = text.replace(", and", " and")
        (found,) = effects(text)
        assert isinstance(found, ir.Both)
        target = ir.Target(ir.Num(3), ir.Group(FORWARD), up_to=True, different=trait, bind="t1")
        assert same(found.effects[0], ir.Search(YOU, (target,))), text
    text = "Search for 2 Forwards with different names other than {Card Name Olga} and add them to your hand."
    (found,) = effects(text)
    assert isinstance(found, ir.Both)
    group = ir.Group(FORWARD, qualifiers=(ir.Without(ir.NameIs("Olga")),))
    assert same(found.effects[0], ir.Search(YOU, (ir.Target(ir.Num(2), group, different="name", bind="t1"),)))
    text = "Search for 1 Forward, 1 Backup, and 1 Monster and add them to your hand."
    (found,) = effects(text)
    assert isinstance(found, ir.Both) and isinstance(found.effects[0], ir.Search)
    assert [each.group.noun for each in found.effects[0].targets] == [FORWARD, BACKUP, MONSTER]


def static(text: str) -> ir.Effect:
    """What the only field ability says."""
    (effect,) = one(text).effects  # type: ignore[attr-defined]
    return effect  # type: ignore[no-any-return]


def test_other_ways_to_pay_for_special_abilities() -> None:
    mages = ir.All(ir.Group(ir.IsCharacter(), (ir.JobIs("Mage"),), (MINE,)))
    crystal = ir.SpecialPaidOtherwise(ir.Cost((ir.CrystalIcon(),)))
    fire = ir.SpecialPaidBy(ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),)))
    for who, whose in (
        (ME, "Hild's special ability"),
        (ME, "Hild's special abilities"),
        (mages, "the special abilities of the {Job Mage} Characters you control"),
        (mages, "the special abilities of {Job Mage} Characters you control"),
    ):
        for text, rule in (
            (f"You can pay with 《C》 instead of 《S》 when paying for {whose}.", crystal),
            (f"You may pay 《C》 instead of 《S》 when paying for {whose}.", crystal),
            (f"You may discard 1 Fire card instead of 《S》 when paying for {whose}.", fire),
            (
                f"You can use {whose} by discarding a Fire card instead of discarding a {{Card Name Hild}} as part of the cost.",
                fire,
            ),
        ):
            assert same(static(text), ir.Restrict(who, rule, ir.Continuous())), text
    counters = ir.Cost(actions=(ir.PayCounters("Moon", ir.Num(2), ME),))
    text = "You can remove 2 Moon Counters from Hild to use Hild's special ability without paying the cost."
    assert same(static(text), ir.Restrict(ME, ir.SpecialPaidOtherwise(counters, True), ir.Continuous()))


def test_costs_with_any_floor() -> None:
    summons = ir.Group(ir.TypeIs(("Summon",)))
    for floor, tail in ((1, "0"), (2, "1 or less"), (3, "2 or less")):
        text = f"The cost required to cast Hild is reduced by 2 (it cannot become {tail})."
        assert same(static(text), ir.CostChange(ME, ir.Num(2), floor=floor)), tail
        text = f"The cost required to cast your Summons is reduced by 2 (it cannot become {tail})."
        changed = ir.CastersCostChange(YOU, summons, ir.Num(2), ir.Continuous(), floor=floor)
        assert same(static(text), changed), tail
    text = "The cost for your opponent to cast Summons is increased by 1."
    assert same(static(text), ir.CastersCostChange(OPPONENT, summons, ir.Num(1), ir.Continuous(), more=True))


def test_limit_break_costs() -> None:
    changed = ir.UseCostChange(("Limit Break",), ir.Num(1), player=YOU)
    assert same(static("Your Limit Break cost is reduced by 1."), changed)
    assert same(static("The Limit Break cost of your cards is reduced by 1."), changed)
    mine = ir.UseCostChange(("Limit Break",), ir.Num(1), ME, YOU, floor=1)
    assert same(static("The Limit Break cost of Hild is reduced by 1 (it cannot become 0)."), mine)


def test_each_kind_with_its_own_place() -> None:
    kinds = ir.AnyNoun(
        (
            ir.Group(FORWARD, qualifiers=(THEIRS,)),
            ir.Group(BACKUP, qualifiers=(ir.InZone(ir.BreakZone(YOU)),)),
        )
    )
    (choice, _) = effects(
        "Choose up to 2 Forwards opponent controls or Backups in your Break Zone. Remove them from the game."
    )
    assert same(choice, ir.Choose((ir.Target(ir.Num(2), ir.Group(kinds), up_to=True, bind="t1"),), YOU))


def test_more_are_selected_instead() -> None:
    for more in (
        "selects up to 2 Forwards they control instead (select as many as possible)",
        "selects 2 Forwards they control instead",
    ):
        text = (
            "Your opponent selects 1 Forward they control. Put it into the Break Zone. "
            f"If you control a Monster, your opponent {more}. Put them into the Break Zone."
        )
        theirs = ir.Group(FORWARD, qualifiers=(ir.ControlledBy(OPPONENT),))
        two = ir.Select(OPPONENT, ir.Target(ir.Num(2), theirs, bind="t2"))
        put = ir.PutInto(ir.Ref(("t2",)), ir.BreakZone(ir.Owner()))
        assert same(last(text), ir.Instead(A_MONSTER, ir.Both((two, put)), replaces=2)), more


def test_control_until_the_end_of_the_turn_in_front() -> None:
    taken = ir.GainControl(YOU, T1, ir.UntilEndOfTurn())
    for you in ("you gain", "gain"):
        assert same(last(f"Choose 1 Forward opponent controls. Until the end of the turn, {you} control of it."), taken)


def test_what_stays_refused() -> None:
    for text in (
        "Choose 2 Forwards and all the Monsters. Break them.",
        "Draw 1 card only if you control a Monster.",
        "Choose 1 Forward. Break all the Forwards and all the Monsters.",
    ):
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Hild", card_type="Summon")
