"""What sentences of Shadowverse: Evolve mean: instructions that hang on the one before: "if you do so", "then", "may"."""

from __future__ import annotations

import pytest
from sve_meaning import (
    CARD,
    DRAW,
    ENEMY,
    EX,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    LEADER,
    MINE,
    ON_MINE,
    SELF,
    SPELL,
    THEIR_LEADER,
    THEY,
    TURN,
    YOU,
    cards_in,
    chosen,
    compiled,
    effects,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

MANY = sv.Spellchain(5)
ENEMY_DISCARD = ir.Discard(THEY, ir.Num(1), ir.Group(CARD), bind="t1")
HAND = ir.Hand(YOU)
NEXT_TURN = ir.DuringNextTurn(ir.ControllerOf(IT))
PLAYED_SPELLS = sv.PlayedThisTurn(YOU, ir.Group(SPELL))
TAKEN = ir.Target(ir.Num(1), ir.Group(CARD), bind="t2")
THEIR_HAND = cards_in(ir.Hand(sv.PlayerRef(FOE)))
TWO_TOP = ir.RevealTop(YOU, YOU, ir.Num(2), look=True, bind="t1")
ZERO = ir.Num(0)


def in_hand(player: ir.Player) -> ir.CountOf:
    return ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Hand(player)),)))


def test_then_without_a_comma() -> None:
    _, then = effects("Draw 2 cards. Then discard a card.")
    assert isinstance(then, ir.Afterwards)
    assert isinstance(then.effect, ir.Discard)


def test_who_has_more_is_who_is_meant_next() -> None:
    _, then = effects(
        "Each player draws a card. Then, if your opponent has more cards in their hand than you, they discard a card."
    )
    [discarded] = [each for each in nodes(then) if isinstance(each, ir.Discard)]
    assert discarded.player == sv.PlayerRef(ir.Opponent())


def test_besides() -> None:
    first, also = effects("Draw a card. If Sanguine is active for you, also give your leader [defense]+1.")
    given = ir.Gain(sv.LeaderOf(YOU), (stats(None, 1),), ir.Permanent())
    assert (first, also) == (DRAW, ir.If(sv.Sanguine(), ir.Afterwards(given)))
    _, keyed = effects("Draw a card. Spellchain (5): Give your leader [defense]+1 as well.")
    assert keyed == sv.Gate(sv.Spellchain(5), (ir.Afterwards(given),))


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


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Necrocharge (10) is active for you", sv.Necrocharge(10)),
        ("Spellchain (5) is active for you", sv.Spellchain(5)),
        (
            "your leader's [defense] increased this turn",
            ir.HappenedThisTurn(ir.CardEvent(LEADER, (sv.DefenseChanges(),))),
        ),
        (
            "an evolved follower is on your field",
            ir.Exists(ir.Group(FOLLOWER, (sv.IsEvolved(),), (ON_MINE,)), ir.Num(1)),
        ),
        (
            "you have at least 7 maximum play points",
            ir.Compare(sv.PlayPoints(YOU, maximum=True), ir.Num(7), ">="),
        ),
    ],
)
def test_conditions(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(wanted, DRAW),)


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
            ir.Compare(sv.DefenseOf(LEADER), sv.DefenseOf(THEIR_LEADER), "<"),
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
def test_conditions_of_the_card_or_not(words: str, wanted: ir.Condition) -> None:
    said = f"if {words}, draw a card."
    made = compiled(f"[fanfare] I{said[1:]}").effects if "this follower" in words else effects(f"I{said[1:]}")
    assert made == (ir.If(wanted, DRAW),)


def test_what_was_not_done_is_open_behind_a_cost() -> None:
    with pytest.raises(TextError):
        effects("Discard a card: Draw 2 cards. If you don't, give your leader [defense]+1.")
    [paid] = effects("Discard a card: You may draw 2 cards. If you don't, give your leader [defense]+1.")
    assert isinstance(paid, sv.PayFor)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Each opponent may discard a card. If they don't, draw a card.",
            (ir.May(FOE, ENEMY_DISCARD), ir.IfNotDone(DRAW)),
        ),
        (
            "Your opponent may put a card from their hand on top of their deck. If they do, draw a card.",
            (
                ir.May(
                    FOE,
                    ir.SelectAndPut(
                        THEY,
                        ir.Target(ir.Num(1), ir.Group(CARD, (), (ir.InZone(ir.Hand(THEY)),)), bind="t1"),
                        ir.DeckTop(THEY),
                    ),
                ),
                ir.IfDone(DRAW),
            ),
        ),
        ("You may discard a card.", (ir.May(YOU, ir.Discard(YOU, ir.Num(1), ir.Group(CARD), bind="t1")),)),
    ],
)
def test_who_may_is_who_does(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert effects(text) == wanted


def test_all_of_the_sentence_so_often_instead() -> None:
    drawn = ir.Then(DRAW, ir.Discard(YOU, ir.Num(1), ir.Group(CARD), bind="t1"))
    again = ir.Then(DRAW, ir.Discard(YOU, ir.Num(1), ir.Group(CARD), bind="t2"))
    for words in ("Spellchain (5): Do this 3 times instead.", "If Spellchain (5) holds, do this 3 times instead."):
        text = f"Draw a card, then discard a card. {words}"
        if words.startswith("If"):
            text = text.replace("Spellchain (5) holds", "Overflow is active for you")
        [made] = effects(text)
        assert isinstance(made, sv.OrInstead)
        assert (made.effect, made.instead) == (drawn, sv.Repeat(again, 3))


def test_more_often_instead() -> None:
    [made] = effects("Draw a card. Do this 2 times. Spellchain (5): Do this 4 times instead.")
    assert made == sv.OrInstead(sv.Repeat(DRAW, 2), MANY, sv.Repeat(DRAW, 4))


def test_again_as_long_as_the_condition_holds() -> None:
    [again] = effects(
        "Draw a card. Deal 1 damage to your leader. If your leader's defense is 10 or less, repeat this process."
    )
    both = ir.Both((DRAW, ir.DealDamage(LEADER, ir.Num(1))))
    assert again == sv.Repeat(both, again=ir.Compare(sv.DefenseOf(LEADER), ir.Num(10), "<="))


def test_as_often_as_x() -> None:
    wanted = sv.Let((sv.Repeat(DRAW, count=ir.X()),), ir.CountOf(MINE))
    assert effects("Draw a card. Do this X times. X equals the number of followers on your field.") == (wanted,)


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


def test_done_so_often_more() -> None:
    [again] = effects("Draw a card. Do this 2 more times.")
    assert again == sv.Repeat(DRAW, 3)


@pytest.mark.parametrize("join", [" and", ", then"])
def test_one_subject_that_mills_and_draws(join: str) -> None:
    [made] = effects(f"Each player puts the top 3 cards of their deck into their cemetery{join} draws a card.")
    each = ir.EachPlayer()
    assert made == ir.Then(ir.Mill(each, ir.Num(3), bind="t1"), ir.Draw(sv.PlayerRef(each), ir.Num(1)))


def test_then_behind_several() -> None:
    drawn, healed = ir.Draw(YOU, ir.Num(2)), ir.Gain(LEADER, (stats(None, 1),), FOREVER)
    given = ir.Discard(YOU, ir.Num(1), ir.Group(CARD), bind="t1")
    [done] = effects("Draw 2 cards, discard a card, then give your leader [defense]+1.")
    assert done == ir.Then(ir.Both((drawn, given)), healed)
    [done] = effects("Select an enemy follower on the field, destroy it, then draw a card.")
    assert done == ir.Then(ir.Both((chosen(ENEMY), ir.Break(IT))), DRAW)
