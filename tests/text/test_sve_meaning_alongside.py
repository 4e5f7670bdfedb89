"""What conditions, triggers, limits and groups of Shadowverse: Evolve mean that stand beside those that sets print."""

from __future__ import annotations

import pytest
from test_sve_meaning import (
    AMULET,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    ON_MINE,
    SELF,
    SPELL,
    YOU,
    chosen,
    compiled,
    effects,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

CARD = ir.IsCard()
IN_HAND, IN_CEMETERY = ir.InZone(ir.Hand(YOU)), ir.InZone(sv.Cemetery(YOU))
DRAW = ir.Draw(YOU, ir.Num(1))
TOKEN = sv.IsToken()


def such(group: ir.Group, count: int, compare: str = ">=") -> ir.Exists:
    return ir.Exists(group, ir.Num(count), compare)


def this_turn(
    subject: ir.Objects, happening: ir.Event, times: int = 1, by: ir.Player | None = None
) -> ir.HappenedThisTurn:
    return ir.HappenedThisTurn(ir.CardEvent(subject, (happening,), by), times)


def one(group: ir.Group) -> ir.OneSubject:
    return ir.OneSubject(group)


AMULETS, HELD, BURIED = (
    ir.Group(AMULET, (), (ON_MINE,)),
    ir.Group(CARD, (), (IN_HAND,)),
    ir.Group(CARD, (), (IN_CEMETERY,)),
)
FAIRY = ir.Group(TOKEN, (ir.NameIs("Fairy"),))
LEADER = sv.LeaderOf(YOU)
RITE = sv.Performs(YOU, "Earth Rite")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("there are at least 4 cards in your cemetery and at least 2 cards in your hand", ir.And((such(BURIED, 4), such(HELD, 2)))),
        ("there are at least 2 amulets on your field, 3 or more cards in your cemetery, and no cards in your hand", ir.And((such(AMULETS, 2), such(BURIED, 3), such(HELD, 0, "=")))),
        ("there are amulets on your field", such(AMULETS, 1)),
        ("there are any amulets on your field", such(AMULETS, 1)),
        ("you've summoned a Fairy token this turn", this_turn(one(FAIRY), ir.EntersField(YOU), by=YOU)),
        ("you summoned at least 4 Fairy tokens this turn", this_turn(one(FAIRY), ir.EntersField(YOU), 4, YOU)),
        ("you've put a follower into your EX area this turn", this_turn(one(ir.Group(FOLLOWER)), sv.IsPutInto(sv.ExArea(YOU)), by=YOU)),
        ("you put an amulet onto your field this turn", this_turn(one(ir.Group(AMULET)), ir.EntersField(YOU), by=YOU)),
        ("your leader has gained [defense] this turn", this_turn(LEADER, sv.DefenseChanges())),
        ("your leader's defense was reduced this turn", this_turn(LEADER, sv.DefenseChanges(down=True))),
        ("you've performed Earth Rite at least 3 times this turn", ir.Compare(ir.TimesThisTurn(RITE), ir.Num(3), ">=")),
    ],
)  # fmt: skip
def test_conditions(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(wanted, DRAW),)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("you roll at least 5", ir.Compare(sv.DieResult(), ir.Num(5), ">=")),
        ("the result is odd", ir.Parity(sv.DieResult(), True)),
        ("the number rolled is even", ir.Parity(sv.DieResult(), False)),
        ("the number rolled is an odd number", ir.Parity(sv.DieResult(), True)),
    ],
)
def test_rolled(words: str, wanted: ir.Condition) -> None:
    assert effects(f"Roll a 6-sided die. If {words}, draw a card.")[1] == ir.If(wanted, DRAW)


def test_so_often_as_an_amount() -> None:
    [let] = effects("Draw X cards. X equals the number of times you've performed Earth Rite this turn.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), ir.TimesThisTurn(RITE))


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("This card can only be played from your EX area", ir.SourceIn(SELF, "ex_area")),
        ("You can play this card only from your cemetery", ir.SourceIn(SELF, "cemetery")),
        ("This card can't be played from your hand", ir.Not(ir.SourceIn(SELF, "hand"))),
        ("This card can't be played if there are amulets on your field", ir.Not(such(AMULETS, 1))),
    ],
)
def test_from_where_it_can_be_played(words: str, condition: ir.Condition) -> None:
    [rule] = compiled(f"{words}.").effects
    assert rule == ir.Restrict(SELF, sv.PlayOnlyIf(condition), ir.Continuous())


PIXIE = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),))


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("each follower on the field that isn't a Pixie follower", ir.Group(FOLLOWER, (), (ir.InZone(ir.Field(ir.AnyPlayer())), ir.Without(PIXIE)))),
        ("all followers on the field that aren't Pixie followers", ir.Group(FOLLOWER, (), (ir.InZone(ir.Field(ir.AnyPlayer())), ir.Without(PIXIE)))),
        ("each enemy follower that's attacking", ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),), (ir.StatusIs("attacking"),))),
        ("each [lastwords] follower on your field", ir.Group(FOLLOWER, (ir.WithKeyword("Last Words"),), (ON_MINE,))),
    ],
)  # fmt: skip
def test_groups(words: str, group: ir.Group) -> None:
    assert effects(f"Destroy {words}.") == (ir.Break(ir.All(group, bind="t1")),)


def test_what_is_played_and_has_an_icon() -> None:
    quick = ir.PlayerCasts(YOU, ir.Group(SPELL, (ir.WithKeyword("Quick"),)))
    assert compiled("Whenever you play a [quick] spell, draw a card.").event == quick


def test_two_numbers_of_one_kind_alone() -> None:
    with pytest.raises(TextError):
        compile_text(
            "sve",
            "If there are at least 2 and at least 3 cards in your hand, draw a card.",
            name="Anyone",
            card_type="Spell",
        )


THEIR_HAND = ir.Group(CARD, (), (ir.InZone(ir.Hand(FOE)),))
THEY = ir.PlayerRef(FOE)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("An opponent discards 2 cards.", (ir.Discard(FOE, ir.Num(2), ir.Group(CARD), bind="t1"),)),
        ("An opponent draws a card.", (ir.Draw(FOE, ir.Num(1)),)),
        ("Reveal an opponent's hand.", (ir.RevealHand(FOE),)),
        ("Select a card in an opponent's hand. They discard it.", (ir.Select(YOU, ir.Target(ir.Num(1), THEIR_HAND, bind="t1")), ir.DiscardCards(THEY, IT))),
        ("Select a random card in an opponent's hand. They discard it.", (sv.SelectRandom(ir.Target(ir.Num(1), THEIR_HAND, bind="t1")), ir.DiscardCards(THEY, IT))),
        ("Add each card in your EX area to your hand.", (ir.ToHand(ir.All(ir.Group(CARD, (), (ir.InZone(sv.ExArea(YOU)),)), bind="t1"), YOU, "add"),)),
        ("Put 2 Fairy tokens onto your field or EX area.", (sv.CreateTokens(YOU, ir.Num(2), ("Fairy",), sv.OneOfZones((ir.Field(YOU), sv.ExArea(YOU))), bind="t1"),)),
        ("Summon 3 Fairy tokens. Engage any number of them.", (sv.CreateTokens(YOU, ir.Num(3), ("Fairy",), ir.Field(YOU), bind="t1"), sv.EngageAny(YOU, IT))),
        ("Engage all enemy followers on the field. They don't refresh during their controllers' next start phases.", (ir.Dull(ir.All(ENEMY, bind="t1")), ir.Restrict(IT, ir.DoesNotActivate(next_only=True), FOREVER))),
    ],
)  # fmt: skip
def test_players_and_what_is_theirs(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert effects(text) == wanted


@pytest.mark.parametrize(
    ("words", "duration"),
    [
        ("Its [evolve] cost becomes 0.", None),
        ("Its [evolve] cost becomes 0 this turn.", ir.UntilEndOfTurn()),
        ("Change its [evolve] cost to 0 this turn.", ir.UntilEndOfTurn()),
        ("This turn, change its [evolve] cost to 0.", ir.UntilEndOfTurn()),
    ],
)
def test_what_it_costs_to_evolve(words: str, duration: ir.Duration | None) -> None:
    change: ir.Effect = sv.SetEvolveCost(IT, ir.Num(0))
    wanted = change if duration is None else sv.CostFor(change, duration)
    assert effects(f"Select a follower on your field. {words}") == (chosen(MINE), wanted)


def test_either_of_two_names_each_with_its_article() -> None:
    searched = effects("Search your deck for a Lantern Moth or a Mossback Elder, reveal it, and add it to your hand.")
    either = ir.AnyTrait((ir.NameIs("Lantern Moth"), ir.NameIs("Mossback Elder")))
    assert searched[0].first == ir.Search(YOU, (ir.Target(ir.Num(1), ir.Group(either), bind="t1"),))


@pytest.mark.parametrize(("where", "source"), [("", ""), (" from the field", "field"), (" from anywhere", "")])
def test_put_into_the_others_cemetery(where: str, source: str) -> None:
    event = compiled(f"Whenever a follower is put into an opponent's cemetery{where}, draw a card.").event
    gone = sv.IsPutInto(sv.Cemetery(FOE), source)
    assert event == ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (gone,))


SPELLS = ir.CountOf(ir.Group(SPELL, (), (IN_CEMETERY,)))


def test_for_each_so_many() -> None:
    assert effects("Draw a card for each 3 spells in your cemetery.") == (sv.ForEvery(DRAW, SPELLS, 3),)
    assert effects("For each 3 spells in your cemetery, draw a card.") == (sv.ForEvery(DRAW, SPELLS, 3),)
    [price] = compiled("This card costs 1 less to play for each 4 spells in your cemetery.").effects
    assert price == ir.CostChange(SELF, ir.PerEach(ir.Num(1), ir.Times(ir.Num(4), SPELLS)))


def test_a_number_less_what_is_counted() -> None:
    [let] = effects("Draw X cards. X equals 6 minus the number of spells in your cemetery.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), ir.Minus(ir.Num(6), SPELLS))


def test_what_was_revealed_out_of_the_hand_is_counted() -> None:
    spells = ir.Group(SPELL, (), (IN_HAND,))
    shown = ir.Then(
        ir.Select(YOU, ir.Target(ir.Num(0), spells, any_number=True, bind="t1")),
        sv.Reveal(IT),
    )
    said = effects("Reveal any number of spells in your hand. Select up to 2 followers on your field and give them [attack]+X. X equals the number of spells revealed.")  # fmt: skip
    given = ir.Gain(ir.Ref(("t2",)), (sv.StatUp(ir.X(), None),), FOREVER)
    mine = ir.Choose((ir.Target(ir.Num(2), MINE, up_to=True, bind="t2"),), YOU)
    assert said == (shown, sv.Let((ir.Both((mine, given)),), ir.CountRef(IT, ir.Group(SPELL))))


def test_of_two_reveals_it_is_open_which_is_counted() -> None:
    with pytest.raises(TextError):
        effects("Reveal the top card of your deck. Reveal any number of spells in your hand. Draw X cards. X equals the number of cards revealed.")  # fmt: skip


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("banished", ir.CannotBeRemoved(by=ir.AnyPlayer())),
        ("returned to hand", ir.CannotBeReturned(by=ir.AnyPlayer())),
        ("engaged", ir.CannotBecomeDull(by=ir.AnyPlayer())),
    ],
)
def test_what_abilities_cannot_do(words: str, rule: ir.Rule) -> None:
    [barred] = compiled(f"This follower can't be {words} by abilities.").effects
    assert barred == ir.Restrict(SELF, rule, ir.Continuous())


@pytest.mark.parametrize("word", ["While", "As long as", "For as long as"])
def test_as_long_as(word: str) -> None:
    [said] = compiled(f"{word} there is an amulet on your field, this follower has [attack]+1.").effects
    assert said == ir.If(such(ir.Group(AMULET, (), (ON_MINE,)), 1), ir.Gain(SELF, (stats(1, None),), ir.Continuous()))


BACK = "Return your hand to your deck and shuffle it."


def test_cards_returned_to_the_deck_are_counted() -> None:
    counted = sv.CountThisWay(CARD, "returned to a deck")
    said = effects(f"{BACK} Draw X cards. X equals the number of cards returned.")
    assert said[1] == sv.Let((ir.Draw(YOU, ir.X()),), counted)


@pytest.mark.parametrize(
    "text",
    [
        f"{BACK} Draw a card for each card returned this way.",
        f"Return each card on your field to its owner's hand. {BACK} Draw X cards. X equals the number of cards returned.",
    ],
)
def test_it_is_open_to_where_they_were_returned(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


def test_three_zones() -> None:
    zones = sv.OneOfZones((ir.Hand(YOU), ir.Field(YOU), sv.ExArea(YOU)))
    held = ir.All(ir.Group(FOLLOWER, (), (ir.InZone(zones),)), bind="t1")
    said = effects("Give each follower in your hand, on your field, and in your EX area [attack]+2.")
    assert said == (ir.Gain(held, (stats(2, None),), FOREVER),)


THEIRS = ir.Target(ir.Num(1), ENEMY, bind="t1")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Take control of an enemy follower on the field.", (ir.Then(ir.Select(YOU, THEIRS), sv.Steal(IT)),)),
        ("Gain control of an enemy follower on the field until the end of the turn.", (ir.Then(ir.Select(YOU, THEIRS), sv.Steal(IT, ir.UntilEndOfTurn())),)),
        ("Select an enemy follower put onto the field this turn. Destroy it.", (chosen(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (ir.EnteredThisTurn(),))), ir.Break(IT))),
        ("Double the attack of your leader.", (sv.SetAttack(sv.LeaderOf(YOU), ir.PerEach(ir.Num(2), sv.AttackOf(sv.LeaderOf(YOU)))),)),
    ],
)  # fmt: skip
def test_what_is_done_to_cards(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert effects(text) == wanted


def test_of_several_nothing_is_doubled_together() -> None:
    with pytest.raises(TextError):
        effects("Double the attack of each follower on your field.")


def test_both_go_back() -> None:
    said = effects("Select an enemy follower on the field and a follower on your field. Return both to their owners' hands.")  # fmt: skip
    assert said[1] == ir.ToHand(ir.Ref(("t1", "t2")), ir.Owner(), "return")


@pytest.mark.parametrize(
    ("words", "quality"),
    [
        ("attack equal to or less than this follower's", sv.AttackIs(sv.AttackOf(SELF), "<=")),
        ("defense greater than this follower's", sv.DefenseIs(sv.DefenseOf(SELF), ">")),
    ],
)
def test_no_more_than_its(words: str, quality: ir.Filter) -> None:
    [act] = compiled(f"[act][engage]: Destroy each enemy follower on the field with {words}.").effects
    group = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (ir.InZone(ir.Field(ir.AnyPlayer())), quality))
    assert act == ir.Break(ir.All(group, bind="t1"))


def test_the_following_ability() -> None:
    at_end = ir.AutoAbility(ir.BeginningOf("end", YOU), (DRAW,))
    said = effects('Give your leader the following ability: "At the start of your end phase, draw a card."')
    assert said == (ir.Gain(LEADER, (ir.AbilityGained((at_end,)),), FOREVER),)


TWO = ir.Choose((ir.Target(ir.Num(2), ENEMY, up_to=True, bind="t1"),), YOU)
OF_THEM = ir.ControllerOf(IT)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Deal 4 damage to them and each enemy leader", ir.DealDamage(ir.Several((IT, ir.All(ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),)), bind="t2"))), ir.Num(4))),
        ("Their controllers draw a card", ir.Draw(OF_THEM, ir.Num(1))),
        ("Their controller draws 2 cards", ir.Draw(OF_THEM, ir.Num(2))),
        ("They can't attack during their controllers' next turns", ir.Restrict(IT, ir.CannotAttack(), ir.DuringNextTurn(OF_THEM))),
    ],
)  # fmt: skip
def test_of_several_that_are_selected(words: str, wanted: ir.Effect) -> None:
    assert effects(f"Select up to 2 enemy followers on the field. {words}.") == (TWO, wanted)


def in_hand(player: ir.Player) -> ir.CountOf:
    return ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Hand(player)),)))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("an opponent has more cards in hand than you", ir.Compare(in_hand(FOE), in_hand(YOU), ">")),
        ("your opponent has fewer cards in hand than you", ir.Compare(in_hand(FOE), in_hand(YOU), "<")),
        ("you have at least 2 unused play points", sv.PointsAre(YOU, ir.Num(2), ">=")),
        ("your leader has less than 9 defense", ir.HasFilter(LEADER, sv.DefenseIs(ir.Num(9), "<"))),
    ],
)
def test_measured_conditions(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(wanted, DRAW),)


def test_as_many_as_are_counted() -> None:
    [attack] = compiled("This follower's [attack] is equal to the number of amulets on your field.").effects
    assert attack == sv.SetAttack(SELF, ir.CountOf(AMULETS), ir.Continuous())
    [defense] = compiled("This follower's defense equals the number of amulets on your field.").effects
    assert defense == sv.SetDefense(SELF, ir.CountOf(AMULETS), ir.Continuous())


def test_more_happenings_costs_and_gains() -> None:
    assert compiled("When this follower is evolved, draw a card.").event == ir.CardEvent(SELF, (sv.Evolves(),))
    paid = compiled("[act] Remove 2 Stack counters from an amulet on your field: Draw a card.").cost
    assert paid == ir.Cost((), (ir.PayCountersGroup("Stack", ir.Num(2), AMULETS),))
    [quick] = compiled("Spells in your EX area have [quick].").effects
    spells = ir.All(ir.Group(SPELL, (), (ir.InZone(sv.ExArea(YOU)),)), bind="t1")
    assert quick == ir.Gain(spells, (ir.KeywordGained("Quick"),), ir.Continuous())


def test_half_of_the_roll() -> None:
    let = effects("Roll a 6-sided die. Draw X cards. X equals half the number rolled, rounded down.")[1]
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), sv.HalfUp(sv.DieResult(), down=True))


def test_options_of_one_who_was_named() -> None:
    said = effects("Select an opponent. They choose one of the following. (1) They discard a card. (2) You draw a card.")  # fmt: skip
    assert said[1].header == ir.ModalHeader(THEY, ir.Num(1), ir.Num(2))


def test_the_rest_is_shuffled_back() -> None:
    said = effects("Reveal the top 4 cards of your deck. Add a follower from among them to your hand. Shuffle the rest into your deck.")  # fmt: skip
    assert said[2] == ir.PutRest(IT, ir.DeckBottom(YOU, "random"), shuffle=True)


@pytest.mark.parametrize("words", ["Change its attack and defense to 2", "Change the attack and defense of it to 2"])
def test_both_values(words: str) -> None:
    said = effects(f"Select an enemy follower on the field. {words}.")
    assert said[1] == ir.Both((sv.SetAttack(IT, ir.Num(2)), sv.SetDefense(IT, ir.Num(2))))


FOES = (ir.ControlledBy(FOE),)


def test_enemy_leaders_and_followers() -> None:
    both = ir.NounOr(ir.Group(ir.TypeIs(("Leader",)), FOES), ir.Group(FOLLOWER, FOES))
    assert effects("Select an enemy leader or follower. Deal it 2 damage.")[0] == chosen(ir.Group(both))
    hurt = effects("Deal 1 damage to all enemy leaders and followers.")
    assert hurt == (ir.DealDamage(ir.All(ir.Group(both), bind="t1"), ir.Num(1)),)
    with pytest.raises(TextError):  # whose followers?
        effects("Select an enemy leader or follower on the field. Deal it 2 damage.")


def test_what_has_not_evolved() -> None:
    [destroyed] = effects("Destroy each non-evolved follower on your field.")
    assert destroyed.what.group == ir.Group(FOLLOWER, (ir.Without(sv.IsEvolved()),), (ON_MINE,))


def test_tokens_until_there_are_so_many() -> None:
    more = ir.Minus(ir.Num(5), ir.CountOf(ir.Group(CARD, (), (ON_MINE,))))
    said = effects("Summon Fairy tokens until there are 5 cards on your field.")
    assert said == (sv.CreateTokens(YOU, more, ("Fairy",), ir.Field(YOU), bind="t1"),)


def test_points_paid_in_words() -> None:
    said = effects("You may pay 2 play points. If you do, draw a card.")
    assert said == (sv.PayFor(ir.Cost((sv.PlayPointCost(2),)), (DRAW,)),)


def test_performed_by_anybody() -> None:
    assert compiled("Whenever Earth Rite is performed, draw a card.").event == sv.Performs(ir.AnyPlayer(), "Earth Rite")
