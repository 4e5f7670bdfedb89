"""What sentences of Shadowverse: Evolve mean that count a turn, pay in a sentence of their own, or tell two followers apart."""

from __future__ import annotations

import pytest
from test_sve_meaning import ENEMY, FOLLOWER, SELF, YOU, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

CARD = ir.IsCard()
DRAW = ir.Draw(YOU, ir.Num(1))
LEADER = sv.LeaderOf(YOU)


def times(group: ir.Group, happening: ir.Event) -> ir.Amount:
    return ir.TimesThisTurn(ir.CardEvent(ir.OneSubject(group), (happening,)))


@pytest.mark.parametrize(
    ("words", "each"),
    [
        ("card returned to your hand", times(ir.Group(CARD), ir.ReturnsToHand(whose=YOU))),
        ("enemy follower destroyed", times(ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),)), ir.IsBroken())),
        ("card you've discarded", ir.TimesThisTurn(ir.PlayerDiscards(YOU, each=True))),
    ],
)
def test_cheaper_for_each_this_turn(words: str, each: ir.Amount) -> None:
    ability = compiled(f"This card costs 1 less to play for each {words} this turn.")
    assert ability.effects == (ir.CostChange(SELF, ir.PerEach(ir.Num(1), each)),)


@pytest.mark.parametrize(
    ("words", "lost"),
    [
        ("the amount of damage your leader has taken this turn", False),
        ("the amount of defense your leader lost this turn", True),
    ],
)
def test_what_the_leader_took(words: str, lost: bool) -> None:
    [let] = effects(f"Draw X cards. X equals {words}.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), sv.TakenThisTurn(LEADER, lost))


@pytest.mark.parametrize("words", ["that enemy follower", "the selected enemy follower"])
def test_the_enemy_of_two_that_were_selected(words: str) -> None:
    chosen, banished = effects(f"Select a follower on your field and an enemy follower on the field. Banish {words}.")
    assert [each.group for each in chosen.targets][1] == ENEMY
    assert banished.what == ir.Ref(("t2",))


def test_paying_in_a_sentence_of_its_own() -> None:
    """Only what follows "if you do" is paid for (10.4.7.4)."""
    pay, after = compiled(
        "[fanfare] You may pay [cost02]. If you do, draw a card. Give your leader [defense]+1."
    ).effects
    cost = ir.Cost((sv.PlayPointCost(2),))
    assert pay == sv.PayFor(cost, (DRAW,), "resolve")
    assert isinstance(after, ir.Gain)


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


def test_the_only_one_is_this_one() -> None:
    [given] = compiled("If this is the only follower on your field, it has Storm.").effects
    assert given.effect.to == ir.Ref(("self",))


def test_what_other_players_have_changed() -> None:
    [given] = compiled("[fanfare] Each player gives their leader [defense]+2.").effects
    assert given.to == sv.LeaderOf(ir.EachPlayer())
    [fewer] = compiled("[fanfare] Your maximum play points are reduced by 2.").effects
    assert fewer == sv.MaxPoints(YOU, sv.Negative(ir.Num(2)))


def test_the_card_that_was_picked_and_returned() -> None:
    _, again = effects(
        "Return a follower on your field to its owner's hand. Select an enemy follower with a cost less than or equal to "
        "the returned follower's cost on the field and destroy it."
    )
    cost = ir.CostIs(ir.CostOf(ir.Ref(("t1",))), "<=")
    assert cost in again.effects[0].targets[0].group.qualifiers


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("there are fewer than 5 cards in your cemetery",
         ir.Exists(ir.Group(CARD, (), (ir.InZone(sv.Cemetery(YOU)),)), ir.Num(5), "<")),
        ("you have fewer than 3 cards in your hand",
         ir.Controls(YOU, ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),)), ir.Num(3), "<")),
        ("you have 7 or fewer play points", sv.PointsAre(YOU, ir.Num(7), "<=")),
        ("you've returned a card to your hand this turn",
         ir.HappenedThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(CARD, (ir.ControlledBy(YOU),))), (ir.ReturnsToHand(whose=YOU),), by=YOU))),
    ],
)  # fmt: skip
def test_fewer_than(words: str, meant: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.")[0].condition == meant


def test_who_deals_and_whose_were_destroyed() -> None:
    [dealt] = effects("Each Pixie follower on your field deals 1 damage to each enemy leader.")
    assert dealt.source == ir.All(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ir.InZone(ir.Field(YOU)),)), bind="t2")
    _, drawn = effects("Destroy each follower on the field. Draw a card for each of your followers destroyed this way.")
    assert drawn.count == sv.CountThisWay(FOLLOWER, "destroyed", (ir.ControlledBy(YOU),))


def test_an_evolve_cost_for_each() -> None:
    [change] = compiled("This card's [evolve] cost is reduced by 1 for each evolved follower on your field.").effects
    evolved = ir.Group(FOLLOWER, (sv.IsEvolved(),), (ir.InZone(ir.Field(YOU)),))
    assert change == sv.EvolveCostChange(SELF, ir.PerEach(ir.Num(1), ir.CountOf(evolved)))


def test_whose_hand_it_was() -> None:
    [given] = effects("If there are at least 3 cards in an opponent's hand, they discard a card.")
    assert isinstance(given, ir.If) and given.effect.player == sv.PlayerRef(ir.Opponent())


def test_earth_rite_that_cannot_be_done_is_open() -> None:
    text = "[fanfare] Earth Rite: Draw a card. If you can't, draw 2 cards."
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Follower")


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        (
            "Select an enemy follower with 3 defense or less or an enemy amulet on the field and banish it.",
            ir.Field(ir.AnyPlayer()),
        ),
        ("Select a Pixie follower or an amulet in your cemetery and add it to your hand.", sv.Cemetery(YOU)),
    ],
)
def test_two_nouns_each_with_its_article(text: str, zone: ir.Zone) -> None:
    [both] = effects(text)
    [target] = both.effects[0].targets
    assert isinstance(target.group.noun, ir.NounOr) and target.group.qualifiers == (ir.InZone(zone),)


def test_either_of_two_is_selected_in_a_hidden_place_on_resolution() -> None:
    [both] = effects("Select a Pixie follower or an amulet in your hand and put it onto your field.")
    assert isinstance(both.effects[0], ir.Select)


def test_a_word_of_the_class_before_a_trigger() -> None:
    ability = compiled("Necrocharge (10): Whenever another follower on your field is destroyed, draw a card.")
    assert ability.condition == sv.Necrocharge(10) and ability.effects == (DRAW,)


def test_any_number_destroyed_to_pay() -> None:
    [pay] = compiled(
        "[fanfare] Destroy any number of other followers on your field: Deal X damage to each enemy leader. "
        "X equals the number of followers destroyed."
    ).effects
    others = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ir.InZone(ir.Field(YOU)),))
    assert pay.cost.actions == (sv.PayBreakAny(others),)
    assert pay.effects[0].amount == sv.CountThisWay(FOLLOWER, "destroyed", paid=True)


def test_a_keyword_and_less_damage_for_the_same() -> None:
    [both] = compiled("Your Pixie followers have Assail and take 1 less damage.").effects
    given, less = both.effects
    assert isinstance(given, ir.Gain) and isinstance(less, ir.ReplaceDamage)
    assert less.to.group == given.to.group and less.change == "reduce"


def test_the_enemy_follower_is_the_enemy_of_two() -> None:
    _, dealt = effects(
        "Select a follower on your field and an enemy follower on the field. Deal 2 damage to the enemy follower."
    )
    assert dealt.to == ir.Ref(("t2",))


@pytest.mark.parametrize(
    ("words", "zones"),
    [
        (
            "Put one of them on the bottom of their deck and the other on top of their deck.",
            (ir.DeckBottom, ir.DeckTop),
        ),
        (
            "Put one of them into their cemetery and the rest on top of their deck in any order.",
            (sv.Cemetery, ir.DeckTop),
        ),
        ("Banish one of them and put the rest on the bottom of that deck in any order.", (ir.Removed, ir.DeckBottom)),
    ],
)
def test_cards_of_the_opponents_deck_stay_with_the_opponent(words: str, zones: tuple[type, type]) -> None:
    _, moved = effects(f"Look at the top 3 cards of an opponent's deck. {words}")
    took, rest = moved.effects if isinstance(moved, ir.Both) else (moved.first, moved.then)
    assert (type(took.into), type(rest.to)) == zones
    assert rest.to.player == sv.PlayerRef(ir.Opponent())


def test_all_but_this_one() -> None:
    [destroyed] = compiled("[fanfare] Destroy each follower on the field, excluding this one.").effects
    assert destroyed.what.group.adjectives == (ir.OtherThan(SELF),)


def test_a_trait_that_they_have() -> None:
    [given] = compiled("Your followers with the Pixie trait have Assail.").effects
    assert given.to.group.qualifiers == (sv.TraitIs("Pixie"),)


def test_damage_to_an_enemy_of_either_kind() -> None:
    [dealt] = effects("Deal 2 damage to an enemy leader or enemy follower on the field.")
    assert isinstance(dealt.first, ir.Select) and isinstance(dealt.first.target.group.noun, ir.NounOr)
