"""Sentences that print could have: hand sizes, traits of groups, whose Break Zone, gifts for "unless", what was done this way."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, BACKUP, BREAK_ZONE, FORWARD, MINE, OPPONENT, T1, YOU, effects, last, meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

MONSTERS = ir.All(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(MINE,)))
EITHER = ir.EachPlayer()


def static(text: str) -> tuple[ir.Effect, ...]:
    """What the field ability says, without its wordings."""
    found = meant(text)
    assert isinstance(found, ir.FieldAbility)
    return found.effects


@pytest.mark.clauses("fftcg-2020", "9.5.1.2")
@pytest.mark.parametrize(
    ("text", "player", "amount", "change"),
    [
        ("You have no maximum hand size", YOU, None, "become"),
        ("Your opponent has no hand size limit", OPPONENT, None, "become"),
        ("Players have no maximum hand size", EITHER, None, "become"),
        ("Your maximum hand size is 7", YOU, ir.Num(7), "become"),
        ("Each player's maximum hand size becomes 3", EITHER, ir.Num(3), "become"),
        ("Your maximum hand size is increased by 2", YOU, ir.Num(2), "more"),
        ("Your opponent's hand size limit is reduced by 1", OPPONENT, ir.Num(1), "less"),
        ("You can have up to 8 cards in your hand at the end of your turn", YOU, ir.Num(8), "become"),
    ],
)
def test_hand_sizes(text: str, player: ir.Player, amount: ir.Amount | None, change: str) -> None:
    assert static(f"{text}.") == (ir.ZoneLimit(ir.Hand(player), amount, change),)


@pytest.mark.parametrize(
    ("trait", "rule"),
    [
        ("have {Job Knight}", ir.AlsoJob("Knight")),
        ("are also {Category XIV}", ir.AlsoCategory("XIV")),
        ("gain {Category XIV}", ir.AlsoCategory("XIV")),
        ("also have {Card Name Olga}", ir.AlsoName("Olga")),
        ("also gain Ice Element", ir.AlsoElement("Ice")),
        ("are also Ice", ir.AlsoElement("Ice")),
    ],
)
def test_a_group_has_traits_besides_its_own(trait: str, rule: ir.Rule) -> None:
    assert static(f"The Monsters you control {trait}.") == (ir.Restrict(MONSTERS, rule, ALWAYS),)


def test_two_traits_and_a_trait_with_power() -> None:
    (both,) = static("The Monsters you control have {Job Knight} and {Category XIV}.")
    assert isinstance(both, ir.Both)
    rules = [each.rule for each in both.effects]  # type: ignore[attr-defined]
    assert rules == [ir.AlsoJob("Knight"), ir.AlsoCategory("XIV")]
    (both,) = static("The Monsters you control have {Job Knight} and +1000 power.")
    assert isinstance(both, ir.Both)
    assert isinstance(both.effects[1], ir.Gain) and both.effects[1].gains == (ir.PowerUp(ir.Num(1000)),)


def test_the_element_of_a_group() -> None:
    assert static("The Element of the Monsters you control becomes Ice.") == (
        ir.BecomeElement(MONSTERS, "Ice", ALWAYS),
    )


def test_a_name_of_its_own_card_is_said_for_all_situations_only() -> None:
    with pytest.raises(TextError):
        one("Hild gains {Card Name Olga}.")


@pytest.mark.clauses("fftcg-2020", "7.3")
@pytest.mark.parametrize(("whose", "source"), [("your", "yours_from_field"), ("your opponent's", "theirs_from_field")])
@pytest.mark.parametrize("words", ["from the field into {} Break Zone", "into {} Break Zone from the field"])
def test_into_whose_break_zone(whose: str, source: str, words: str) -> None:
    found = one(f"When a Forward is put {words.format(whose)} due to Summons or abilities, draw 1 card.")
    assert isinstance(found, ir.AutoAbility) and isinstance(found.event, ir.CardEvent)
    assert same(found.event.happenings[0], ir.PutIntoBreakZone(source, "ability"))


@pytest.mark.parametrize("words", ["would be dealt damage", "are dealt damage", "would receive damage"])
def test_damage_that_one_would_be_dealt(words: str) -> None:
    put = ir.May(YOU, ir.PutInto(ir.SelfRef(), BREAK_ZONE))
    assert static(f"If you {words}, you may put Hild into the Break Zone instead.") == (
        ir.ReplaceForPlayer(YOU, "points", put, ALWAYS),
    )
    (by,) = static(f"If you {words} due to your opponent's abilities, you may put Hild into the Break Zone instead.")
    assert isinstance(by, ir.ReplaceForPlayer) and by.by == ir.Cause(OPPONENT, ("ability",))


@pytest.mark.parametrize(
    ("gift", "item"),
    [
        ("puts 1 Backup into the Break Zone", ir.PayPutGroup(ir.Num(1), ir.Group(BACKUP), BREAK_ZONE)),
        ("puts 1 Backup they control into the Break Zone", ir.PayPutGroup(ir.Num(1), ir.Group(BACKUP), BREAK_ZONE)),
        ("dulls 2 active Backups", ir.PayDull(ir.Num(2), ir.Group(BACKUP))),
        ("removes 1 Forward from the game", ir.PayRemove(ir.Num(1), ir.Group(FORWARD))),
        ("returns 1 Forward to its owner's hand", ir.PayReturn(ir.Num(1), ir.Group(FORWARD))),
        ("discards 1 Summon", ir.PayDiscard(ir.Num(1), ir.Group(ir.TypeIs(("Summon",))))),
        ("breaks 1 Forward", ir.PayBreak(ir.Num(1), ir.Group(FORWARD))),
    ],
)
def test_what_is_given_for_unless(gift: str, item: ir.CostItem) -> None:
    chosen, cost = "Choose 1 Forward. ", ir.Cost((), (item,))
    whose = ((f"its controller {gift}", ir.ControllerOf(T1)), (f"your opponent {gift}", OPPONENT))
    for words, player in whose:
        assert same(last(f"{chosen}Break it unless {words}."), ir.Unless(player, cost, ir.Break(T1)))


def test_they_who_were_spoken_of_give() -> None:
    text = "Your opponent selects 1 Forward they control. Put it into the Break Zone unless they put 1 Backup into the Break Zone."
    cost = ir.Cost((), (ir.PayPutGroup(ir.Num(1), ir.Group(BACKUP), BREAK_ZONE),))
    assert same(last(text), ir.Unless(OPPONENT, cost, ir.PutInto(T1, BREAK_ZONE)))


def test_a_card_that_is_put_away_from_nowhere_is_refused() -> None:
    with pytest.raises(TextError):
        one("Choose 1 Forward. Break it unless its controller puts 1 card into the Break Zone.", "Summon")


def test_dulled_and_frozen_unless() -> None:
    found = last("Choose 1 Forward. Dull it and Freeze it unless your opponent discards 1 card.")
    assert isinstance(found, ir.Unless) and same(found.effect, ir.DullAndFreeze(T1))


def counted(text: str) -> ir.Amount:
    """What the draw at the end counts."""
    found = last(text)
    assert isinstance(found, ir.Draw) and isinstance(found.count, ir.PerEach)
    return found.count.each


def test_done_this_way() -> None:
    draw = "Draw 1 card for each"
    monster = ir.Group(ir.TypeIs(("Monster",)))
    text = f"Return all the Monsters to their owners' hands. {draw} Monster returned to their owners' hands this way."
    assert same(counted(text), ir.CountRef(T1, monster))
    text = f"Play up to 2 Forwards from your hand onto the field. {draw} Forward played this way."
    assert same(counted(text), ir.CountRef(T1, ir.Group(FORWARD)))
    text = f"You may break up to 2 Backups you control. {draw} Backup broken this way."
    assert same(counted(text), ir.ResultCount())
    text = f"Put all the Monsters into the Break Zone. {draw} Monster put from the field into the Break Zone this way."
    assert same(counted(text), ir.ResultCount())


def test_done_this_way_where_nothing_was() -> None:
    with pytest.raises(TextError):
        one("You may dull up to 2 Backups you control. Draw 1 card for each Backup broken this way.", "Summon")


def test_the_other_forwards_in_a_party() -> None:
    (found,) = effects("When Hild forms a party and attacks, activate the other Forwards in that party.", "Forward")
    assert same(found, ir.Activate(ir.PartyOf(ir.Ref(("self",)), others=True)))


def test_all_summons_one_casts() -> None:
    (found,) = static("If the Summons you cast would be put into the Break Zone, remove them from the game instead.")
    assert isinstance(found, ir.Restrict) and found.rule == ir.LeavesAfterUse()


@pytest.mark.clauses("fftcg-2020", "4.5")
@pytest.mark.parametrize(
    "text",
    [
        "《X》: Draw 1 card.",
        "《X》《ダル》, put Hild into the Break Zone: Choose 1 Forward. Break it.",
        "[[s]]Flare[[/]] 《S》《X》: Draw 1 card.",
        "When Hild enters the field, you may pay 《X》. When you do so, draw 1 card.",
        'Hild gains "《X》: Draw 1 card."',
    ],
)
def test_an_x_that_is_paid_for_nothing(text: str) -> None:
    with pytest.raises(TextError, match="X is paid"):
        one(text)


@pytest.mark.clauses("fftcg-2020", "4.5")
def test_an_x_of_an_extra_cost_of_which_no_text_speaks() -> None:
    extra = "If you cast Hild, you may pay 《X》 as an extra cost."
    with pytest.raises(TextError, match="X is paid"):
        compile_text("fftcg", f"{extra}[[br]]Draw 1 card.", name="Hild", card_type="Summon")
    compile_text("fftcg", f"{extra}[[br]]Choose 1 Forward of cost X. Break it.", name="Hild", card_type="Summon")


@pytest.mark.parametrize("done", ["puts {} into the Break Zone", "dulls {}", "breaks {}", "removes {} from the game"])
def test_it_is_one_and_they_are_several(done: str) -> None:
    one(f"Your opponent selects 1 Character they control and {done.format('it')}.", "Summon")
    one(f"Your opponent selects 2 Characters they control and {done.format('them')}.", "Summon")
    for wrong in (
        f"1 Character they control and {done.format('them')}",
        f"2 Characters they control and {done.format('it')}",
    ):
        with pytest.raises(TextError):
            one(f"Your opponent selects {wrong}.", "Summon")


@pytest.mark.clauses("fftcg-new", "X-PAY-8")
@pytest.mark.parametrize(
    "text",
    [
        "If you pay a CP, you may put Hild into the Break Zone to produce {}.",
        "If you pay a CP, you may put Hild into the Break Zone to produce {}. (You can dull Hild to pay the CP.)",
        "You may put Hild into the Break Zone to produce {} in order to pay a CP cost. (This can be in addition to dulling Hild for CP.)",
    ],
)
def test_cp_of_a_card_that_is_put_away(text: str) -> None:
    for words, elements in (("1 CP of any Element", ()), ("1 Fire CP", ("Fire",))):
        found = static(text.format(words))
        assert found[0] == ir.Restrict(ir.SelfRef(), ir.PutForCp(elements), ALWAYS)


def test_a_reminder_of_what_is_not_said() -> None:
    with pytest.raises(TextError, match="reminder"):
        one("Hild can produce Fire CP. (You can dull Hild to pay the CP.)", "Backup")


@pytest.mark.clauses("fftcg-new", "X-STACK-5")
def test_the_next_summon_from_the_hand() -> None:
    head = "During this turn, if your next Summon of cost 4 or less cast from your hand is put into the Break Zone, remove it from the game instead."
    cheap = ir.Group(ir.TypeIs(("Summon",)), qualifiers=(ir.CostIs(ir.Num(4), "<="),))
    for text, again in ((head, False), (f"{head} Then, cast it again without paying the cost.", True)):
        assert same(last(text), ir.NextSummonLeaves(cheap, ir.UntilEndOfTurn(), again))


@pytest.mark.clauses("fftcg-2020", "11.6.6")
def test_actions_from_top_to_bottom() -> None:
    head, paid = "When Hild enters the field, select", "as the cost you paid to cast Hild"
    options = '"Draw 1 card." "Gain 《C》."'
    for words, count in (
        (f"the following actions from top to bottom up to the same number of Elements {paid}", ir.ElementsPaid()),
        (
            f"the following actions from top to bottom up to the same number of Elements other than Ice and Water {paid}",
            ir.ElementsPaid(("Ice", "Water")),
        ),
        ("up to 2 of the following actions from top to bottom", ir.Num(2)),
    ):
        (modal,) = effects(f"{head} {words}. {options}", "Forward")
        assert isinstance(modal, ir.Modal)
        header = ir.ModalHeader(YOU, count, ir.Num(2), up_to=True, in_order=True)
        assert same(modal.header, header)


@pytest.mark.clauses("fftcg-new", "X-FIGHT-4")
def test_played_as_an_attacker() -> None:
    target = ir.Target(ir.Num(1), ir.Group(FORWARD), bind="t1")
    for place, zone in (("your hand", ir.Hand(YOU)), ("your Break Zone", ir.BreakZone(YOU))):
        for reminder in ("", " (you can play a Forward of any Element)"):
            joins = f"onto the field dull, forming a party with Hild and attacking{reminder}"
            (found,) = effects(f"When Hild attacks, play 1 Forward from {place} {joins}.", "Forward")
            assert same(found, ir.PlayFrom(YOU, target, zone, True, ir.SelfRef()))
