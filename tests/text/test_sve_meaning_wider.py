"""What wider sentences of Shadowverse: Evolve mean: other zones, players, numbers, durations and events in known places."""

from __future__ import annotations

import pytest
from test_sve_meaning import (
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
HAND, EX, GRAVE = ir.Hand(YOU), sv.ExArea(YOU), sv.Cemetery(YOU)
DRAW = ir.Draw(YOU, ir.Num(1))
TURN = ir.UntilEndOfTurn()


def cards_in(zone: ir.Zone, noun: ir.Filter = CARD, *adjectives: ir.Filter) -> ir.Group:
    return ir.Group(noun, adjectives, (ir.InZone(zone),))


THEIR_HAND = cards_in(ir.Hand(sv.PlayerRef(FOE)))
LEADER, FOE_LEADER = sv.LeaderOf(YOU), sv.LeaderOf(FOE)
ZERO = ir.Num(0)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("you have at least 3 cards in your hand", ir.Controls(YOU, cards_in(HAND), ir.Num(3))),
        ("you have 2 or fewer cards in your EX area", ir.Controls(YOU, cards_in(EX), ir.Num(2), "<=")),
        ("you have exactly 4 cards in your hand", ir.Controls(YOU, cards_in(HAND), ir.Num(4), "=")),
        ("your opponent has no cards in their hand", ir.Controls(FOE, THEIR_HAND, ZERO, "=")),
        ("an opponent has 3 cards or more in their hand", ir.Controls(FOE, THEIR_HAND, ir.Num(3))),
        ("you don't have a follower on your field", ir.Controls(YOU, MINE, ZERO, "=")),
        ("there is no follower on your field", ir.Exists(MINE, ZERO, "=")),
        ("there are more than 2 followers on your field", ir.Exists(MINE, ir.Num(2), ">")),
        (
            "there are more enemy followers on the field than followers on your field",
            ir.Compare(ir.CountOf(ENEMY), ir.CountOf(MINE), ">"),
        ),
        (
            "your leader's [defense] is less than your opponent's leader's [defense]",
            ir.Compare(sv.DefenseOf(LEADER), sv.DefenseOf(FOE_LEADER), "<"),
        ),
        ("this follower's attack is 5 or more", ir.Compare(sv.AttackOf(SELF), ir.Num(5), ">=")),
        ("your play points are at least 4", ir.Compare(sv.PlayPoints(YOU), ir.Num(4), ">=")),
        ("the number of cards in your hand is 2", ir.Compare(ir.CountOf(cards_in(HAND)), ir.Num(2), "=")),
        ("this follower isn't evolved", ir.HasFilter(SELF, ir.Without(sv.IsEvolved()))),
        ("this follower doesn't have Ward", ir.HasFilter(SELF, ir.Without(ir.WithKeyword("Ward")))),
        ("this card was played from your EX area", ir.HasFilter(SELF, sv.PlayedFrom(EX))),
        (
            "this follower hasn't attacked this turn",
            ir.Not(ir.HappenedThisTurn(ir.CardEvent(SELF, (ir.Attacks(),)))),
        ),
        ("your leader took damage this turn", ir.HappenedThisTurn(ir.CardEvent(LEADER, (ir.IsDealtDamage(),)))),
        ("you haven't played any spells this turn", ir.Not(ir.HasCastThisTurn(YOU, ir.Group(SPELL), ir.Num(1)))),
        ("you've discarded a spell this turn", ir.HappenedThisTurn(sv.PlayerDiscardsSuch(YOU, ir.Group(SPELL)))),
        ("you have 3 or more play points left", sv.PointsAre(YOU, ir.Num(3))),
        ("Sanguine isn't active for you", ir.Not(sv.Sanguine())),
        ("you've played 3 or more cards this turn", ir.HasCastThisTurn(YOU, ir.Group(CARD), ir.Num(3))),
    ],
)
def test_conditions(words: str, wanted: ir.Condition) -> None:
    said = f"if {words}, draw a card."
    made = compiled(f"[fanfare] I{said[1:]}").effects if "this follower" in words else effects(f"I{said[1:]}")
    assert made == (ir.If(wanted, DRAW),)


ONE_FOLLOWER = ir.OneSubject(ir.Group(FOLLOWER, (ir.OtherThan(SELF),)))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Whenever your leader's [defense] is increased", ir.CardEvent(LEADER, (sv.DefenseChanges(),))),
        ("Whenever an enemy leader's defense is reduced", ir.CardEvent(FOE_LEADER, (sv.DefenseChanges(down=True),))),
        ("Whenever another follower leaves your field", ir.CardEvent(ONE_FOLLOWER, (sv.LeavesFieldOf(YOU),))),
        ("Whenever another follower is attacked", ir.CardEvent(ONE_FOLLOWER, (sv.IsAttacked(),))),
        (
            "When this card is put onto your field from your EX area",
            ir.CardEvent(SELF, (sv.EntersFrom(YOU, EX),)),
        ),
        ("Whenever a Fable counter is put on this card", ir.CardEvent(SELF, (sv.CounterPlaced("Fable"),))),
        ("Whenever one or more counters are placed on this card", ir.CardEvent(SELF, (sv.CounterPlaced(),))),
        ("Whenever you discard a follower", sv.PlayerDiscardsSuch(YOU, ir.Group(FOLLOWER))),
        ("Whenever an opponent discards a card", ir.PlayerDiscards(FOE, each=True)),
        ("When you play your 2nd spell each turn", ir.PlayerCasts(YOU, ir.Group(SPELL), nth=2)),
        (
            "Whenever you play a card from your EX area",
            ir.PlayerCasts(YOU, ir.Group(CARD, (), (sv.PlayedFrom(EX),))),
        ),
        (
            "Whenever this follower takes damage during your turn",
            ir.DuringTurnOf(YOU, ir.CardEvent(SELF, (ir.IsDealtDamage(),))),
        ),
        ("When you have no cards in your deck", ir.StateHolds(ir.Controls(YOU, cards_in(ir.DeckZone(YOU)), ZERO, "="))),
    ],
)
def test_events(words: str, wanted: ir.Event) -> None:
    ability = compiled(f"{words}, draw a card.")
    assert isinstance(ability, ir.AutoAbility)
    assert (ability.event, ability.effects) == (wanted, (DRAW,))


@pytest.mark.parametrize(
    ("words", "events"),
    [
        ("[fanfare] Strike", (sv.Fanfare(), sv.Strike())),
        ("[lastwords] On Evolve", (sv.LastWords(), sv.OnEvolve())),
        ("On Evolve/Strike", (sv.OnEvolve(), sv.Strike())),
    ],
)
def test_several_keywords_with_one_text(words: str, events: tuple[ir.Event, ...]) -> None:
    ability = compiled(f"{words}: Draw a card.")
    assert ability.event == ir.AnyEvent(events)


PLAYED_SPELLS = sv.PlayedThisTurn(YOU, ir.Group(SPELL))
TWO_TOP = ir.RevealTop(YOU, YOU, ir.Num(2), look=True, bind="t1")
TAKEN = ir.Target(ir.Num(1), ir.Group(CARD), bind="t2")
NEXT_TURN = ir.DuringNextTurn(ir.ControllerOf(IT))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Summon a Knight and 2 Viking tokens.",
            (
                ir.Then(
                    sv.CreateTokens(YOU, ir.Num(1), ("Knight",), ir.Field(YOU), bind="t1"),
                    sv.CreateTokens(YOU, ir.Num(2), ("Viking",), ir.Field(YOU), bind="t2"),
                ),
            ),
        ),
        (
            "Each player discards their hand and draws 3 cards.",
            (ir.Then(ir.DiscardHand(ir.EachPlayer()), ir.Draw(sv.PlayerRef(ir.EachPlayer()), ir.Num(3))),),
        ),
        (
            "Look at the top 2 cards of your deck. Put one of them on the top of your deck and the other on the bottom of your deck.",
            (
                TWO_TOP,
                ir.Then(
                    ir.TakeAmong(YOU, TAKEN, IT, ir.DeckTop(YOU)),
                    ir.PutRest(IT, ir.DeckBottom(YOU)),
                ),
            ),
        ),
        (
            "Select an enemy follower on the field. It can't attack during its controller's next turn.",
            (chosen(ENEMY), ir.Restrict(IT, ir.CannotAttack(), NEXT_TURN)),
        ),
        (
            "Select an enemy follower on the field. Until the end of your opponent's next turn, it has [attack]-2.",
            (chosen(ENEMY), ir.Gain(IT, (stats(-2, None),), ir.UntilEndOfNextTurn(FOE))),
        ),
        (
            "Select an enemy follower on the field. It loses all abilities and can't evolve.",
            (
                chosen(ENEMY),
                ir.Then(
                    ir.Lose(IT, (ir.AllAbilities(),), FOREVER),
                    ir.Restrict(sv.SameObjects(IT), sv.CannotEvolve(), FOREVER),
                ),
            ),
        ),
        (
            "Select one of your followers and refresh it.",
            (ir.Both((chosen(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))), ir.Activate(IT))),),
        ),
        (
            "For the rest of this turn, reduce damage dealt to your leader by 1.",
            (ir.ReplaceDamage(LEADER, "reduce", ir.Num(1), TURN),),
        ),
        ("Put the top card of your opponent's deck into their cemetery.", (ir.Mill(FOE, ir.Num(1), bind="t1"),)),
        (
            "Each opponent puts the top card of their deck into their EX area.",
            (sv.TopInto(FOE, ir.Num(1), sv.ExArea(sv.PlayerRef(FOE)), bind="t1"),),
        ),
        (
            "Draw cards until you have 4 cards in your hand.",
            (ir.Draw(YOU, ir.Minus(ir.Num(4), ir.CountOf(cards_in(HAND)))),),
        ),
        ("Discard your hand. Draw that many cards.", (ir.DiscardHand(YOU), ir.Draw(YOU, ir.ResultCount()))),
        (
            "Give your leader [defense]+1 for each spell you've played this turn.",
            (sv.ForEvery(ir.Gain(LEADER, (stats(None, 1),), FOREVER), PLAYED_SPELLS),),
        ),
        (
            "This turn, the next follower you play costs 2 less to play.",
            (ir.CastersCostChange(YOU, ir.Group(FOLLOWER), ir.Num(2), TURN, next_only=True),),
        ),
    ],
)
def test_instructions(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert effects(text) == wanted


def test_what_differs_is_said_of_the_whole_selection() -> None:
    text = "Select up to 2 followers with different names in your cemetery and add them to your hand."
    target = ir.Target(ir.Num(2), cards_in(GRAVE, FOLLOWER), up_to=True, different="name", bind="t1")
    [both] = effects(text)
    assert isinstance(both, ir.Both)
    assert both.effects[0] == ir.Choose((target,), YOU)


def test_both_instead_of_one() -> None:
    one = sv.CreateTokens(YOU, ir.Num(1), ("Fairy", "Ghost"), ir.Field(YOU), one_of=True, bind="t1")
    both = sv.CreateTokens(YOU, ir.Num(1), ("Fairy", "Ghost"), ir.Field(YOU), bind="t2")
    text = "Summon a Fairy or Ghost token. Necrocharge (5): Summon both instead."
    assert effects(text) == (sv.OrInstead(one, sv.Necrocharge(5), both),)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("This follower can attack 3 times each turn.", ir.Restrict(SELF, ir.AttackTimes(ir.Num(3)), ir.Continuous())),
        (
            "Your leader can't take damage from abilities.",
            ir.Restrict(LEADER, sv.TakesNoDamage("ability"), ir.Continuous()),
        ),
        (
            "This card costs 1 less to play for each spell you've played this turn.",
            ir.CostChange(SELF, ir.PerEach(ir.Num(1), PLAYED_SPELLS)),
        ),
        (
            "Spells in your EX area cost 1 less to play.",
            ir.CostChange(ir.All(cards_in(EX, SPELL), bind="t1"), ir.Num(1)),
        ),
        (
            "Spells your opponent plays cost 1 more to play.",
            ir.CastersCostChange(FOE, ir.Group(SPELL), ir.Num(1), ir.Continuous(), more=True),
        ),
        (
            "This follower deals 1 more damage to leaders.",
            sv.DealtChange(SELF, "increase", ir.Num(1), ir.Continuous(), to=ir.Group(ir.TypeIs(("Leader",)))),
        ),
        (
            "Damage dealt to your leader is reduced by 1.",
            ir.ReplaceDamage(LEADER, "reduce", ir.Num(1), ir.Continuous()),
        ),
        (
            "The second follower you play each turn costs 1 less to play.",
            sv.FirstPlayCheaper(YOU, ir.Group(FOLLOWER), ir.Num(1), 2),
        ),
    ],
)
def test_passives(text: str, wanted: ir.Effect) -> None:
    assert compiled(text) == ir.FieldAbility((wanted,))


@pytest.mark.parametrize(
    ("cost", "wanted"),
    [
        ("Discard any number of cards", sv.PayDiscardAny(ir.Group(CARD))),
        ("Banish up to 3 cards in your cemetery", sv.PayBanishAny(cards_in(GRAVE), ir.Num(3))),
        ("Bury any number of followers on your field", sv.PayBuryAny(ir.Group(FOLLOWER, (), (ON_MINE,)))),
    ],
)
def test_costs(cost: str, wanted: ir.CostItem) -> None:
    ability = compiled(f"[fanfare] {cost}: Draw a card.")
    [paid] = ability.effects
    assert paid.cost == ir.Cost((), (wanted,))


@pytest.mark.parametrize(
    "text",
    [
        # whether the time is that of both or of the last alone
        "Select an enemy follower on the field. It loses all abilities and can't evolve this turn.",
        # one follower and several: whether "them" are all
        "Select a follower on your field and up to 2 enemy followers on the field. Engage them.",
    ],
)
def test_what_stays_open_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell", lexicon={})


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        (
            "[fanfare] Discard your hand. Draw X cards. X equals the number of cards discarded.",
            sv.CountThisWay(CARD, "discarded"),
        ),
        (
            "[fanfare] Discard your hand: Draw X cards. X equals the number of cards discarded.",
            sv.PaidCount("discarded"),
        ),
        (
            "[act][engage]: Return each other card on your field to its owner's hand. Draw X cards. X equals the number of cards returned.",
            sv.CountThisWay(CARD, "returned"),
        ),
    ],
)
def test_what_was_paid_is_counted_of_the_cost_and_else_of_the_effect(text: str, counted: ir.Amount) -> None:
    last = compiled(text).effects[-1]
    let = last.effects[-1] if isinstance(last, sv.PayFor) else last
    assert let.amount == counted


def test_counters_that_nothing_removes_are_not_counted() -> None:
    with pytest.raises(TextError):
        compile_text(
            "sve",
            "[fanfare] Draw X cards. X equals the number of counters removed.",
            name="Anyone",
            card_type="Follower",
            lexicon={},
        )


def test_a_number_for_each_all_the_time() -> None:
    others = ir.CountOf(ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,)))
    up = sv.StatUp(ir.PerEach(ir.Num(1), others), ir.PerEach(ir.Num(2), others))
    text = "This follower has [attack]+1/[defense]+2 for each other follower on your field."
    assert compiled(text) == ir.FieldAbility((ir.Gain(SELF, (up,), ir.Continuous()),))


def test_no_more_than_a_total_cost() -> None:
    text = "Select any number of amulets with a total cost of 5 or less in your cemetery and put them onto your field."
    [both] = effects(text)
    assert isinstance(both, ir.Both)
    target = ir.Target(ZERO, cards_in(GRAVE, ir.TypeIs(("Amulet",))), any_number=True, most_cost=ir.Num(5), bind="t1")
    assert both.effects[0] == ir.Choose((target,), YOU)


def test_them_are_all_that_was_created_together() -> None:
    *_, give = effects("Summon a Knight and 2 Viking tokens. Give them Ward.")
    assert isinstance(give, ir.Gain)
    assert give.to == ir.Ref(("t1", "t2"))


def test_they_and_the_plural_of_the_verb() -> None:
    _, discard = effects("Select an opponent. They discard 2 cards.")
    assert discard == ir.Discard(sv.PlayerRef(FOE), ir.Num(2), ir.Group(CARD), bind="t1")


def test_one_of_each_of_three_names() -> None:
    [given] = effects("If there is a Mossback Elder, Lantern Moth, and Vilo, the Hushed on your field, draw a card.")
    assert isinstance(given, ir.If)
    names = tuple(ir.NameIs(name) for name in ("Mossback Elder", "Lantern Moth", "Vilo, the Hushed"))
    assert given.condition == ir.Exists(ir.Group(ir.OneOfEach(names), (), (ON_MINE,)), ir.Num(1))


@pytest.mark.parametrize("word", ["if", "while", "as long as"])
def test_a_condition_behind_what_it_is_for(word: str) -> None:
    ability = compiled(f"This follower has Ward {word} your EX area is full.")
    ward = ir.Gain(SELF, (ir.KeywordGained("Ward"),), ir.Continuous())
    assert ability == ir.FieldAbility((ir.If(sv.ZoneIsFull(EX), ward),))


def test_the_phase_of_each_player() -> None:
    ability = compiled("At the start of each end phase, draw a card.")
    assert ability.event == ir.BeginningOf("end", ir.EachPlayer())


@pytest.mark.parametrize(
    ("words", "left", "least"),
    [
        ("a follower was destroyed", sv.CountThisWay(FOLLOWER, "destroyed"), 1),
        ("you discarded a spell", sv.CountThisWay(SPELL, "discarded"), 1),
        ("at least 2 cards were banished", sv.CountThisWay(CARD, "banished"), 2),
    ],
)
def test_what_was_done_this_way(words: str, left: ir.Amount, least: int) -> None:
    [*_, given] = effects(f"Draw a card. If {words} this way, draw a card.")
    assert given == ir.If(ir.Compare(left, ir.Num(least), ">="), DRAW)
