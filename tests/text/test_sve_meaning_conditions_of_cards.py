"""What sentences of Shadowverse: Evolve mean: what is asked of a card."""

from __future__ import annotations

import pytest
from sve_meaning import (
    AMULET,
    CARD,
    DRAW,
    ENEMY,
    FIRST,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    LEADER,
    MILL,
    MINE,
    ON_MINE,
    SECOND,
    SELF,
    SPELL,
    THEIR_LEADER,
    YOU,
    asked_as_it_enters,
    chosen,
    compiled,
    effects,
    enemy,
    only_node,
    places,
    plain,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

HIT = "Select an enemy follower on the field. Deal it 3 damage and"
HERS = ir.ControlledBy(YOU)
HAS_ATTACKED = ir.HasFilter(SELF_IT := ir.Ref(("self",)), ir.AttackedThisTurn())
KNIGHT = ("Knight",)
LESSON = ir.Cost(actions=(sv.PayLesson(1),))
CONDITIONS: list[tuple[str, ir.Condition]] = [
    ("this follower has evolved", ir.HasFilter(SELF, sv.IsEvolved())),
    ("you've played fewer than 2 cards this turn", ir.Not(ir.HasCastThisTurn(YOU, ir.Group(ir.IsCard()), ir.Num(2)))),
    ("each enemy leader has 5 defense or less", ir.HasFilter(sv.LeaderOf(FOE), sv.DefenseIs(ir.Num(5), "<="))),
]


def _on(player: ir.Player) -> ir.CountOf:
    return ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Field(player)),)))


def count_in(zone: ir.Zone) -> ir.Amount:
    return ir.CountOf(ir.Group(CARD, (), (ir.InZone(zone),)))


def of_knights(count: int, bind: str) -> sv.CreateTokens:
    return sv.CreateTokens(YOU, ir.Num(count), KNIGHT, ir.Field(YOU), bind=bind)


@pytest.mark.parametrize(
    ("counted", "zone"),
    [
        ("there are at least 2 spells and at least 3 followers in your cemetery", sv.Cemetery(YOU)),
        ("there are no followers and no amulets on the enemy field", ir.Field(FOE)),
        ("there are no other followers and no amulets on your field", ir.Field(YOU)),
    ],
)
def test_counted_together_at_the_place_that_is_named_last(counted: str, zone: ir.Zone) -> None:
    assert places(f"If {counted}, this follower has Rush.") == [[zone], [zone]]


@pytest.mark.parametrize("paid", ["Lesson (1)", "Discard a card"])
def test_paid_for_instead(paid: str) -> None:
    ability = compiled(f"[fanfare] Summon a Knight token. {paid}: Summon 2 instead.")
    [one] = ability.effects
    assert isinstance(one, sv.OrInstead)
    assert one.effect == of_knights(1, "t1")
    assert isinstance(one.instead, sv.PayFor)
    assert one.instead.effects == (of_knights(2, "t2"),)
    if paid.startswith("Lesson"):
        assert one.instead.cost == LESSON


def test_what_one_may_do_instead_whenever_one_likes() -> None:
    [made] = effects("Draw a card. You may give your leader [defense]+2 instead.")
    healed = ir.Gain(sv.LeaderOf(YOU), (stats(None, 2),), FOREVER)
    assert made == sv.OrInstead(DRAW, ir.And(()), ir.May(YOU, healed))


def test_attacking() -> None:
    now = effects("Select an attacking enemy follower on the field and destroy it.")[0]
    before = effects("Select an enemy follower that attacked this turn on the field and destroy it.")[0]
    assert isinstance(now, ir.Both) and isinstance(before, ir.Both)
    assert now.effects[0].targets[0].group.adjectives[0] == ir.StatusIs("attacking")  # type: ignore[attr-defined]
    assert before.effects[0] == chosen(enemy(ir.AttackedThisTurn()))


def test_it_in_a_condition_that_stands_behind() -> None:
    [said] = compiled("At the start of your end phase, refresh this follower if it attacked this turn.").effects
    assert said == ir.If(HAS_ATTACKED, ir.Activate(SELF))
    not_so = ir.HasFilter(SELF_IT, ir.Without(ir.AttackedThisTurn()))
    [said] = compiled("At the start of your end phase, destroy this follower if it didn't attack this turn.").effects
    assert said == ir.If(not_so, ir.Break(SELF))
    [said] = compiled("This follower has Assail as long as it has at least 4 attack.").effects
    four = ir.HasFilter(SELF_IT, sv.AttackIs(ir.Num(4), ">="))
    assert said == ir.If(four, ir.Gain(SELF, (ir.KeywordGained("Assail"),), ir.Continuous()))


@pytest.mark.parametrize(
    ("words", "left", "right", "compare"),
    [
        ("you have fewer cards on your field than an opponent", _on(YOU), _on(FOE), "<"),
        ("an opponent has more cards on their field than you", _on(FOE), _on(YOU), ">"),
        ("there are fewer cards on your field than on an opponent's field", _on(YOU), _on(FOE), "<"),
        ("there are more cards on your opponent's field than on your field", _on(FOE), _on(YOU), ">"),
        ("each opponent has more evolution points than you", sv.EvolutionPoints(FOE), sv.EvolutionPoints(YOU), ">"),
    ],
)
def test_against_the_other_player(words: str, left: ir.Amount, right: ir.Amount, compare: str) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(ir.Compare(left, right, compare), DRAW),)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("no follower is destroyed this way", ir.Compare(sv.CountThisWay(FOLLOWER, "destroyed"), ir.Num(0), "=")),
        ("a follower is destroyed this way", ir.Compare(sv.CountThisWay(FOLLOWER, "destroyed"), ir.Num(1), ">=")),
        ("you have an evolution point", ir.Compare(sv.EvolutionPoints(YOU), ir.Num(1), ">=")),
        ("you have more evolution points than your opponent", ir.Compare(sv.EvolutionPoints(YOU), sv.EvolutionPoints(FOE), ">")),
        ("you have more cards in your hand than your opponent", ir.Compare(count_in(ir.Hand(YOU)), count_in(ir.Hand(FOE)), ">")),
        ("your opponent has fewer cards on their field than you", ir.Compare(count_in(ir.Field(FOE)), count_in(ir.Field(YOU)), "<")),
        ("your leader's defense is lower than each enemy leader's defense", ir.Compare(sv.DefenseOf(LEADER), sv.DefenseOf(THEIR_LEADER), "<")),
        ("your leader gained [defense] this turn", ir.HappenedThisTurn(ir.CardEvent(LEADER, (sv.DefenseChanges(),)))),
        ("your leader lost [defense] this turn", ir.HappenedThisTurn(ir.CardEvent(LEADER, (sv.DefenseChanges(down=True),)))),
        ("your opponent hasn't played a spell this turn", ir.Not(ir.HasCastThisTurn(FOE, ir.Group(SPELL), ir.Num(1)))),
    ],
)  # fmt: skip
def test_conditions_about_what_was_named(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(wanted, DRAW),)


@pytest.mark.parametrize(
    ("words", "compare", "count"),
    [
        ("there is a spell counter on this card", ">=", 1),
        ("this card has a spell counter on it", ">=", 1),
        ("this card has at least 2 spell counters on it", ">=", 2),
        ("there are 5 spell counters on this card", "=", 5),
        ("there is at least 1 spell counter on this card", ">=", 1),
    ],
)
def test_counters_on_a_card(words: str, compare: str, count: int) -> None:
    ability = compiled(f"[fanfare] If {words}, draw a card.")
    assert ability.effects[0].condition == ir.CountersAre(SELF, "spell", ir.Num(count), compare)


def test_given_for_an_attack() -> None:
    ability = compiled("Strike: Give this follower [attack]+2 until the end of this attack.")
    assert ability.effects == (ir.Gain(SELF, (stats(2, None),), sv.DuringAttack()),)


def test_for_each_time_that_something_happened() -> None:
    [each] = effects("Draw a card for each time a follower on your field has evolved this turn.")
    evolved = ir.CardEvent(ir.OneSubject(MINE), (sv.Evolves(),))
    assert each == sv.ForEvery(DRAW, ir.TimesThisTurn(evolved))


@pytest.mark.parametrize(
    ("words", "by"),
    [
        ("you've evolved at least 2 followers", YOU),
        ("you evolved 2 or more followers", YOU),
        ("2 or more of your followers evolved", None),
    ],
)
def test_how_many_evolved(words: str, by: ir.Player | None) -> None:
    mine = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)))
    [said] = effects(f"If {words} this turn, draw a card.")
    assert said == ir.If(ir.HappenedThisTurn(ir.CardEvent(mine, (sv.Evolves(),), by), 2), DRAW)


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("If Overflow is active for you", sv.Overflow()),
        ("If Sanguine is active for you", sv.Sanguine()),
        ("If there are at least 4 Pixie cards in your cemetery", ir.Exists(
            ir.Group(ir.IsCard(), (sv.TraitIs("Pixie"),), (ir.InZone(sv.Cemetery(YOU)),)), ir.Num(4))),
        ("If there are no amulets on your field", ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(0), "=")),
        ("If there is another follower on your field", ir.Exists(
            ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,)), ir.Num(1))),
        ("If your leader's [defense] is 8 or less", ir.Compare(sv.DefenseOf(sv.LeaderOf(YOU)), ir.Num(8), "<=")),
        ("If this follower has at least 6 attack", ir.HasFilter(SELF, sv.AttackIs(ir.Num(6), ">="))),
        ("If this card has at least 2 ember counters", ir.CountersAre(SELF, "ember", ir.Num(2))),
        ("If you've discarded a card this turn", ir.HappenedThisTurn(ir.PlayerDiscards(YOU, each=True))),
        ("If you have at least 3 play points", sv.PointsAre(YOU, ir.Num(3))),
    ],
)  # fmt: skip
def test_conditions(text: str, condition: ir.Condition) -> None:
    assert compiled(f"[fanfare] {text}, draw a card.") == ir.AutoAbility(
        sv.Fanfare(), (ir.If(condition, ir.Draw(YOU, ir.Num(1))),)
    )


def test_the_one_enemy_leader() -> None:
    hurt = only_node("[fanfare] Deal 2 damage to an enemy leader.", ir.DealDamage)
    assert isinstance(hurt.to, sv.LeaderOf) and isinstance(hurt.to.player, ir.Opponent)


@pytest.mark.parametrize(
    "words",
    ["This follower's {} becomes equal to that follower's {}.", "Set this follower's {} to that follower's {}."],
)
@pytest.mark.parametrize(
    ("stat", "setter", "read"), [("[attack]", sv.SetAttack, sv.AttackOf), ("defense", sv.SetDefense, sv.DefenseOf)]
)
def test_becoming_equal(
    words: str, stat: str, setter: type[sv.SetAttack | sv.SetDefense], read: type[sv.AttackOf | sv.DefenseOf]
) -> None:
    made = only_node("[fanfare] Select an enemy follower on the field. " + words.format(stat, stat), setter)
    assert isinstance(made.what, ir.SelfRef) and isinstance(made.amount, read)
    assert isinstance(made.amount.card, ir.Ref) and made.amount.card.to == ("t1",)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("that costs less than this follower", ir.CostIs(ir.CostOf(SELF), "<")),
        ("that costs more than this follower", ir.CostIs(ir.CostOf(SELF), ">")),
        ("with less attack than this follower", sv.AttackIs(sv.AttackOf(SELF), "<")),
        ("with defense less than or equal to this follower's attack", sv.DefenseIs(sv.AttackOf(SELF), "<=")),
        ("with 5 or more attack", sv.AttackIs(ir.Num(5), ">=")),
        ("with 2 or less defense", sv.DefenseIs(ir.Num(2), "<=")),
    ],
)
def test_compared(words: str, wanted: ir.Filter) -> None:
    ability = compiled(f"[fanfare] Select an enemy follower {words} on the field and destroy it.")
    assert ability.effects == (ir.Both((chosen(enemy(wanted)), ir.Break(IT))),)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Select a follower and an amulet in your cemetery and add them to your hand.", sv.Cemetery(YOU)),
        ("Select another follower and an amulet on your field and destroy them.", ir.Field(YOU)),
        (
            "Select up to 1 enemy follower and up to 1 enemy amulet on the field and destroy them.",
            ir.Field(ir.AnyPlayer()),
        ),
    ],
)
def test_the_place_of_the_last_is_that_of_all(text: str, zone: ir.Zone) -> None:
    [both] = compiled(f"[fanfare] {text}").effects
    assert [each.group.qualifiers for each in both.effects[0].targets] == [(ir.InZone(zone),)] * 2


def test_both_are_two() -> None:
    [both] = compiled("[fanfare] Select 2 enemy followers on the field and destroy both.").effects
    assert isinstance(both, ir.Both) and both.effects[1] == ir.Break(ir.Ref(("t1",)))
    with pytest.raises(TextError):
        compiled("[fanfare] Select up to 2 enemy followers on the field and destroy both.")


@pytest.mark.parametrize(("words", "condition"), CONDITIONS)
def test_conditions_of_later_sets(words: str, condition: ir.Condition) -> None:
    assert compiled(f"[fanfare] If {words}, draw a card.").effects == (ir.If(condition, DRAW),)


def test_on_an_enemy_field() -> None:
    there = ir.Group(ir.IsCard(), (), (ir.InZone(ir.Field(FOE)),))
    assert asked_as_it_enters("there are at least 5 cards on an enemy field") == ir.Exists(there, ir.Num(5))
    more = asked_as_it_enters("there are more followers on an enemy field than on your field")
    theirs = ir.Group(FOLLOWER, (), (ir.InZone(ir.Field(FOE)),))
    assert more == ir.Compare(ir.CountOf(theirs), ir.CountOf(MINE), ">")


@pytest.mark.parametrize("word", ["When", "Whenever"])
def test_who_fights_whom(word: str) -> None:
    theirs = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))
    ability = compiled(f"{word} this follower fights an enemy follower, deal 1 damage to that follower.")
    assert ability.event == ir.CardEvent(SELF, (sv.Fights(theirs),))
    assert ability.effects == (ir.DealDamage(ir.Ref(("other",)), ir.Num(1)),)


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("was put onto the field from anywhere other than your EX area", sv.FromElsewhere(SELF, sv.ExArea(YOU))),
        ("was put onto your field from anywhere other than your hand", sv.FromElsewhere(SELF, ir.Hand(YOU))),
        ("was put onto your field from your EX area", sv.CameFrom(SELF, sv.ExArea(YOU))),
        ("wasn't played from your hand", ir.HasFilter(SELF, ir.Without(sv.PlayedFrom(ir.Hand(YOU))))),
    ],
)
def test_where_it_has_not_come_from(words: str, condition: ir.Condition) -> None:
    assert compiled(f"[fanfare] If this card {words}, draw a card.").effects == (ir.If(condition, DRAW),)


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("destroy it. If it was engaged, draw a card.", ir.HasFilter(FIRST, ir.StatusIs("dull"))),
        ("destroy it. If it had Ward, draw a card.", ir.HasFilter(FIRST, ir.WithKeyword("Ward"))),
        ("return it to its owner's hand. If it had 5 attack or more, draw a card.", ir.HasFilter(FIRST, sv.AttackIs(ir.Num(5), ">="))),
        ("deal it 3 damage. If it was engaged, draw a card.", ir.HasFilter(FIRST, ir.StatusIs("dull"))),
    ],
)  # fmt: skip
def test_what_it_was_last(words: str, asked: ir.Condition) -> None:
    *_, said = compiled(f"Select an enemy follower on the field and {words}", "Spell").effects
    assert said.condition == asked


@pytest.mark.parametrize(
    ("verb", "done"),
    [
        ("attacked", ir.AttackedThisTurn()),
        ("evolved", sv.DidThisTurn(sv.Evolves())),
        ("was put onto the field", ir.EnteredThisTurn()),
    ],
)
def test_what_it_did_this_turn(verb: str, done: ir.Filter) -> None:
    named, asked = effects(f"Select a follower on your field. If it {verb} this turn, draw a card.")
    assert isinstance(named, ir.Choose)
    assert asked == ir.If(ir.HasFilter(IT, done), DRAW)


def test_the_card_discarded_by_the_effect() -> None:
    _, given = effects("Discard a card. If the discarded card costs 3, draw a card.")
    assert isinstance(given, ir.If)
    assert given.condition == ir.HasFilter(ir.Ref(("t1",)), ir.CostIs(ir.Num(3), "="))


@pytest.mark.parametrize(
    ("words", "card", "group"),
    [
        ("a follower", SECOND, ir.Group(FOLLOWER)),
        ("a spell", SECOND, ir.Group(SPELL)),
        ("a Pixie card", SECOND, ir.Group(ir.IsCard(), (sv.TraitIs("Pixie"),))),
        ("an evolved follower", FIRST, ir.Group(FOLLOWER, (sv.IsEvolved(),))),
    ],
)
def test_of_which_card_it_is_asked(words: str, card: ir.Ref, group: ir.Group) -> None:
    for away in (MILL, "discard a card."):
        said = effects(f"{HIT} {away} If it's {words}, draw a card.")
        assert said[0] == chosen(ENEMY)
        assert said[-1] == ir.If(ir.Is(card, group), DRAW)


def test_this_alone_is_the_card() -> None:
    ability = compiled("Strike: If this is a racing follower, draw a card.")
    assert ability.effects == (ir.If(ir.Is(SELF, ir.Group(FOLLOWER, (sv.IsRacing(),))), DRAW),)


@pytest.mark.parametrize("words", ["it can't be attacked", "it has Ward"])
def test_if_it_is_so_it_has(words: str) -> None:
    [made] = compiled(f"If this follower is racing, {words}.").effects
    assert isinstance(made, ir.If)
    assert made.condition == ir.HasFilter(SELF, sv.IsRacing())
    what = made.effect.what if isinstance(made.effect, ir.Restrict) else made.effect.to
    assert what == ir.Ref(("self",))


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("you serve a Carrot", ir.OneSubject(ir.Group(FOLLOWER, (HERS,)))),
        ("you serve a Carrot to one of your followers", ir.OneSubject(ir.Group(FOLLOWER, (HERS,)))),
        ("you serve a Carrot to a Pixie follower", ir.OneSubject(ir.Group(FOLLOWER, (HERS, sv.TraitIs("Pixie"))))),
        ("you serve a Carrot to this follower", SELF),
        ("one of your followers is served a Carrot", ir.OneSubject(ir.Group(FOLLOWER, (HERS,)))),
    ],
)
def test_waiting_for_a_carrot_that_is_served(words: str, subject: ir.Objects) -> None:
    made = compiled(f"Whenever {words}, draw a card.")
    assert (made.event, made.effects) == (ir.CardEvent(subject, (sv.IsServed(),)), (DRAW,))


@pytest.mark.parametrize(
    ("words", "count", "compare"),
    [("at least 2 Fable counters", 2, ">="), ("exactly 3 Fable counters on it", 3, "="), ("a Fable counter", 1, ">=")],
)
def test_counters_that_it_had(words: str, count: int, compare: str) -> None:
    ability = compiled(f"[lastwords] If this card had {words}, draw a card.")
    assert ability.effects == (ir.If(ir.CountersAre(SELF, "Fable", ir.Num(count), compare), DRAW),)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Put this card onto your field from your cemetery", ir.PlayOnto(SELF, YOU)),
        ("Return this card to your hand from your cemetery", ir.ToHand(SELF, YOU, "return")),
        ("Put this card into your EX area from your cemetery", ir.PutInto(SELF, sv.ExArea(YOU))),
    ],
)
def test_from_the_cemetery_behind_the_place(words: str, wanted: ir.Effect) -> None:
    assert compiled(f"[lastwords] {words}.").effects == (wanted,)


def test_it_is_summoned_engaged() -> None:
    made = compiled("[lastwords] Summon this follower engaged.")
    assert made.effects == (ir.PlayOnto(SELF, YOU, dull=True),)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("this card wasn't put onto the field this turn", ir.HasFilter(SELF, ir.Without(ir.EnteredThisTurn()))),
        ("this follower was put onto the field this turn", ir.HasFilter(SELF, ir.EnteredThisTurn())),
        ("it's not your turn", ir.Not(ir.IsTurnOf(YOU))),
    ],
)
def test_conditions_of_the_turn(words: str, meant: ir.Condition) -> None:
    assert compiled(f"[lastwords] If {words}, draw a card.").effects[0].condition == meant


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        (
            "If another Sporeling follower is on your field, draw a card.",
            ir.Exists(
                ir.Group(FOLLOWER, (ir.OtherThan(SELF), sv.TraitIs("Sporeling")), (ON_MINE,)), ir.Num(1), compare=">="
            ),
        ),
        ("If this card was evolved, draw a card.", ir.HasFilter(SELF, sv.IsEvolved())),
        (
            "If there isn't an amulet on your field, draw a card.",
            ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(0), compare="="),
        ),
        (
            "If there aren't any amulets on your field, draw a card.",
            ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(0), compare="="),
        ),
        (
            "If this is the 3rd card you've played this turn, draw a card.",
            sv.NthPlayed(SELF, 3, ir.Group(ir.IsCard())),
        ),
        (
            "If at least 3 followers have been destroyed this turn, draw a card.",
            ir.HappenedThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (ir.IsBroken(),)), times=3),
        ),
    ],
)
def test_conditions_in_other_words(text: str, condition: ir.Condition) -> None:
    ability = compiled(f"[lastwords] {text}")
    assert ability.effects == (ir.If(condition, DRAW),)


def test_what_has_not_happened() -> None:
    hurt = ir.CardEvent(SELF, (ir.IsDealtDamage(),))
    for words in ("hasn't taken", "didn't take", "took no"):
        assert asked_as_it_enters(f"this follower {words} damage this turn") == ir.Not(ir.HappenedThisTurn(hurt))
    mine = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)))
    evolved = ir.HappenedThisTurn(ir.CardEvent(mine, (sv.Evolves(),), by=YOU))
    for words in ("didn't evolve a follower", "haven't evolved any followers"):
        assert asked_as_it_enters(f"you {words} this turn") == ir.Not(evolved)


def test_keywords_in_either_order() -> None:
    event = compiled("On Race and On Evolve: Draw a card.").event
    assert event == ir.AnyEvent((sv.OnRace(), sv.OnEvolve()))


def test_each_leader_and_how_often_it_raced() -> None:
    everyone = ir.All(ir.Group(ir.TypeIs(("Leader",))), bind="t1")
    assert effects("Each leader's [defense] becomes 5.") == (sv.SetDefense(everyone, ir.Num(5)),)
    _, said = compiled("On Race: Refresh this follower. Draw X cards. X equals the number of times it raced this turn.").effects  # fmt: skip
    assert said.amount == ir.TimesThisTurn(ir.CardEvent(SELF_IT, (sv.Races(),)))


def test_how_often_this_follower_raced() -> None:
    ability = compiled("On Race: If this follower raced at least 2 times this turn, draw a card.")
    raced = ir.TimesThisTurn(ir.CardEvent(SELF, (sv.Races(),)))
    assert ability.effects == (ir.If(ir.Compare(raced, ir.Num(2), ">="), DRAW),)


def test_it_costs_less_where_it_is() -> None:
    [made] = compiled("If this card is in your EX area, it costs 2 less to play.").effects
    assert made == ir.If(ir.SourceIn(SELF, "ex_area"), ir.CostChange(ir.Ref(("self",)), ir.Num(2)))


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("you have no cards in hand", ir.Exists(ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),)), ir.Num(0), "=")),
        ("there are no open spaces on your field", sv.ZoneIsFull(ir.Field(YOU))),
        ("your deck has 10 or fewer cards", ir.Exists(ir.Group(CARD, (), (ir.InZone(ir.DeckZone(YOU)),)), ir.Num(10), "<=")),
        ("your deck has at least 10 cards in it", ir.Exists(ir.Group(CARD, (), (ir.InZone(ir.DeckZone(YOU)),)), ir.Num(10))),
    ],
)  # fmt: skip
def test_zones_that_hold_few_cards(words: str, condition: ir.Condition) -> None:
    assert plain(effects(f"If {words}, draw a card.")[0]) == plain(ir.If(condition, DRAW))


@pytest.mark.parametrize(
    ("words", "filter_"),
    [
        ("its cost is 3 play points or less", ir.CostIs(ir.Num(3), "<=")),
        ("it has the same cost as this follower", ir.CostIs(ir.CostOf(SELF), "=")),
        ("it has less attack than this follower", sv.AttackIs(sv.AttackOf(SELF), "<")),
    ],
)
def test_what_a_selected_card_costs_or_has(words: str, filter_: ir.Filter) -> None:
    _, asked = compiled(f"[fanfare] Select another follower on your field. If {words}, give it Rush.").effects
    assert isinstance(asked, ir.If) and plain(asked.condition) == plain(ir.HasFilter(ir.Ref(("t1",)), filter_))


def test_cards_that_cost_less_than_what_is_measured() -> None:
    [kept] = compiled("Enemy followers that cost less than this follower's attack can't attack leaders.").effects
    assert isinstance(kept, ir.Restrict) and isinstance(kept.what, ir.All)
    assert plain(kept.what.group.qualifiers[0]) == plain(ir.CostIs(sv.AttackOf(SELF), "<"))


@pytest.mark.parametrize(("words", "compare"), [("less than or equal to", "<="), ("greater than or equal to", ">=")])
def test_no_more_than_another_number(words: str, compare: str) -> None:
    _, asked = effects(f"Select an enemy follower on the field. If its cost is {words} its attack, destroy it.")
    assert plain(asked.condition) == ir.Compare(ir.CostOf(IT), sv.AttackOf(IT), compare)  # type: ignore[attr-defined]
