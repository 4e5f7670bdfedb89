"""What sentences of Shadowverse: Evolve mean: costs that are paid with CP or points, and who pays them."""

from __future__ import annotations

import pytest
from sve_meaning import AMULET, DRAW, FOE, FOLLOWER, IT, MINE, ON_MINE, SELF, SPELL, YOU, compiled, effects, plain

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes


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


@pytest.mark.parametrize(
    ("limit", "meant"),
    [
        ("This ability can be activated only if Overflow is active for you.", ir.OnlyIf(sv.Overflow())),
        ("This ability can only be activated while Overflow is active for you.", ir.OnlyIf(sv.Overflow())),
        ("Activate this ability only during your turn.", ir.OnlyYourTurn()),
        ("This ability can be activated only during your opponent's turn.", ir.OnlyOpponentTurn()),
    ],
)
def test_limits(limit: str, meant: ir.Limit) -> None:
    assert compiled(f"[act][engage]: Draw a card. {limit}").limits == (meant,)


def test_discarding_both() -> None:
    paid = compiled("[act][engage], discard a spell and amulet: Draw a card.").cost.actions
    assert paid == (ir.PayDiscard(ir.Num(1), ir.Group(SPELL)), ir.PayDiscard(ir.Num(1), ir.Group(AMULET)))


def test_given_to_what_is_picked() -> None:
    ability = compiled("[act][engage]: Give another follower on your field Rush.")
    other = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ir.InZone(ir.Field(YOU)),))
    rush = ir.Gain(IT, (ir.KeywordGained("Rush"),), ir.Permanent())
    picked = ir.Select(YOU, ir.Target(ir.Num(1), other, bind="t1"))
    assert ability.effects == (ir.Then(picked, rush),)


@pytest.mark.clauses("sve", "10.1.1.2.2")
def test_play_points_of_an_automatic_ability_are_paid_as_it_is_played() -> None:
    assert compiled("[fanfare][cost02]: Draw 2 cards.").effects == (
        sv.PayFor(ir.Cost((sv.PlayPointCost(2),)), (ir.Draw(YOU, ir.Num(2)),), stage="play"),
    )


@pytest.mark.clauses("sve", "12.2.1", "12.3.3", "14.2.2.3")
def test_activated_abilities() -> None:
    draw = (ir.Draw(YOU, ir.Num(1)),)
    cost = ir.Cost((sv.PlayPointCost(1), ir.DullSelf()), (ir.PayPut(SELF, sv.Cemetery(ir.Owner())),))
    assert compiled("[act][cost01], [engage], bury this card: Draw a card.") == ir.ActionAbility(cost, draw)
    quick = compiled("[q][act][engage]: Draw a card.")
    assert quick == ir.ActionAbility(ir.Cost((ir.DullSelf(),)), draw, (sv.QuickTiming(),))
    once = compiled("[act][cost00]: Draw a card. Activate only once per turn.")
    assert once.limits == (ir.OncePerTurn(),)
    evolve = compiled("[evolve][cost02]: Evolve this follower.")
    assert evolve == sv.EvolveAbility(ir.Cost((sv.PlayPointCost(2),)), (sv.Evolve(SELF),))
    serve = compiled("[feed][feed][cost03]: Race this follower 2 times.")
    assert serve == sv.ServeAbility(2, ir.Cost((sv.PlayPointCost(3),)), (sv.Race(SELF, 2),))


def test_points_paid_in_words() -> None:
    said = effects("You may pay 2 play points. If you do, draw a card.")
    assert said == (sv.PayFor(ir.Cost((sv.PlayPointCost(2),)), (DRAW,)),)


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("put this card on the bottom of its owner's deck", ir.PayPut(SELF, ir.DeckBottom(ir.Owner()))),
        ("banish this card in your cemetery", ir.PayRemoveSource(SELF, "cemetery")),
    ],
)
def test_costs_of_the_card_itself(words: str, cost: ir.CostItem) -> None:
    assert compiled(f"[act][cost01], {words}: Draw a card.").cost.actions == (cost,)


@pytest.mark.parametrize("word", ["On Evolve", "Strike"])
def test_a_cost_right_behind_a_keyword(word: str) -> None:
    event = sv.OnEvolve() if word == "On Evolve" else sv.Strike()
    cost = ir.Cost((sv.PlayPointCost(2),))
    assert compiled(f"{word} [cost02]: Draw a card.") == ir.AutoAbility(event, (sv.PayFor(cost, (DRAW,), "play"),))


def test_paying_in_a_sentence_of_its_own() -> None:
    """Only what follows "if you do" is paid for (10.4.7.4)."""
    pay, after = compiled(
        "[fanfare] You may pay [cost02]. If you do, draw a card. Give your leader [defense]+1."
    ).effects
    cost = ir.Cost((sv.PlayPointCost(2),))
    assert pay == sv.PayFor(cost, (DRAW,), "resolve")
    assert isinstance(after, ir.Gain)


PLAIN = "[act][cost03], [engage]: Draw a card."


@pytest.mark.parametrize(
    ("said", "limit"),
    [
        (
            "If Overflow is active for you, this ability costs 1 less to activate.",
            sv.CostsLess(ir.Num(1), sv.Overflow()),
        ),
        (
            "This ability costs 2 less to activate if Sanguine is active for you.",
            sv.CostsLess(ir.Num(2), sv.Sanguine()),
        ),
        (
            "This ability costs 1 less to activate for each follower on your field.",
            sv.CostsLess(ir.PerEach(ir.Num(1), ir.CountOf(MINE))),
        ),
    ],
)
def test_an_ability_that_says_that_it_costs_less(said: str, limit: sv.CostsLess) -> None:
    ability = compiled(f"{PLAIN} {said}")
    assert ability.limits == (limit,) and ability.effects == (DRAW,)


@pytest.mark.parametrize(
    "text",
    [
        "[act][engage]: Draw a card. If Overflow is active for you, this ability costs 1 less to activate.",
        "[fanfare] Draw a card. If Overflow is active for you, this ability costs 1 less to activate.",
    ],
)
def test_nothing_less_than_no_cost(text: str) -> None:
    with pytest.raises(TextError, match="no cost of play points"):
        compiled(text)


def test_damage_that_is_a_cost() -> None:
    ability = compiled("[fanfare] Deal 4 damage to another follower on your field: Draw a card.")
    [paid] = [each for each in nodes(ability) if isinstance(each, sv.PayProcess)]
    [harm] = [each for each in nodes(paid) if isinstance(each, ir.DealDamage)]
    assert harm == ir.DealDamage(IT, ir.Num(4))


def test_all_abilities_of_a_card_cost_less() -> None:
    [less] = compiled("This card's abilities cost 1 less to activate.").effects
    assert less == sv.EvolveCostChange(SELF, ir.Num(1), kind="")


@pytest.mark.parametrize(("who", "verb"), [("This follower has", "costs"), ("Your other followers have", "cost")])
def test_a_gain_and_a_lower_cost_to_evolve(who: str, verb: str) -> None:
    [both] = compiled(f"{who} Ward and {verb} 1 less to evolve.").effects
    assert isinstance(both, ir.Both)
    [ward, less] = both.effects
    assert isinstance(ward, ir.Gain) and isinstance(less, sv.EvolveCostChange)
    assert less.amount == ir.Num(1)
    assert isinstance(less.what, ir.SelfRef | ir.All) and type(less.what) is type(ward.to)


@pytest.mark.parametrize(
    "words",
    [
        "your followers' [evolve] costs become 0",
        "your followers' [evolve] costs are 0",
        "the [evolve] costs of your followers are 0",
        "the [evolve] cost of your followers is 0",
    ],
)
def test_evolve_costs_of_several_that_are_set(words: str) -> None:
    mine = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), bind="t1")
    made = compiled(words[0].upper() + words[1:] + ".")
    assert plain(made.effects[0]) == sv.SetEvolveCost(mine, ir.Num(0))
    [changed] = effects("Change the [evolve] costs of your followers to 0.")
    assert plain(changed) == sv.SetEvolveCost(mine, ir.Num(0))


def test_an_evolve_ability_cheaper_for_each() -> None:
    made = compiled("This follower's [evolve] ability costs 1 less to activate for each amulet on your field.")
    each = ir.PerEach(ir.Num(1), ir.CountOf(ir.Group(ir.TypeIs(("Amulet",)), (), (ON_MINE,))))
    assert plain(made.effects[0]) == plain(sv.EvolveCostChange(SELF, each))
