"""What sentences of Shadowverse: Evolve mean about cards that come back, zones that become full, options of which an opponent
picks, cards banished for a time, the costs of evolve and serve abilities, and totals of what was done."""

from __future__ import annotations

import pytest
from test_sve_meaning import FOE, FOLLOWER, SELF, SPELL, YOU, compiled

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW = ir.Draw(YOU, ir.Num(1))
HAND = ir.Hand(YOU)


@pytest.mark.parametrize(
    ("words", "event"),
    [
        (
            "a spell is added to your hand from your cemetery",
            ir.CardEvent(ir.OneSubject(ir.Group(SPELL)), (sv.IsPutInto(HAND, "cemetery"),)),
        ),
        (
            "you return a spell from your EX area to your hand",
            ir.CardEvent(ir.OneSubject(ir.Group(SPELL)), (sv.IsPutInto(HAND, "ex_area"),), by=YOU),
        ),
        ("your field becomes full", sv.BecomesFull(ir.Field(YOU))),
        ("your EX area becomes full", sv.BecomesFull(sv.ExArea(YOU))),
        (
            "your leader's [defense] becomes 5 or less",
            ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(down=True, to=ir.Num(5)),)),
        ),
        (
            "an enemy follower attacks this follower",
            ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),))), (sv.AttacksWhom(SELF),)),
        ),
        ("a player plays a spell", ir.PlayerCasts(ir.AnyPlayer(), ir.Group(SPELL))),
    ],
)
def test_what_is_waited_for(words: str, event: ir.Event) -> None:
    assert compiled(f"Whenever {words}, draw a card.").event == event


def test_that_player_is_the_one_who_played() -> None:
    ability = compiled("Whenever a player plays a spell, that player draws a card.")
    assert ability.effects == (ir.Draw(sv.PlayerRef(ir.ControllerOf(ir.Ref(("subject",)))), ir.Num(1)),)


def test_an_opponent_chooses() -> None:
    [modal] = compiled(
        "[fanfare] Each opponent chooses one of the following. (1) They discard a card. (2) Draw a card."
    ).effects
    assert isinstance(modal, ir.Modal)
    assert modal.header == ir.ModalHeader(FOE, ir.Num(1), ir.Num(2))
    discard, draw = (option.effects[0] for option in modal.options)
    assert isinstance(discard, ir.Discard)
    assert (discard.player, draw) == (sv.PlayerRef(FOE), DRAW)


def test_banished_for_a_time() -> None:
    [both] = compiled(
        "[fanfare] Select an enemy follower on the field and banish it until this card leaves the field."
    ).effects
    assert isinstance(both, ir.Both)
    assert both.effects[1] == ir.RemoveFromGame(ir.Ref(("t1",)), ir.WhileOnField(SELF))


@pytest.mark.parametrize(("icon", "kind"), [("[evolve]", "evolve"), ("[feed]", "serve")])
def test_what_abilities_cost(icon: str, kind: str) -> None:
    [ability] = compiled(f"This follower's {icon} cost is 0.").effects
    assert ability == sv.SetEvolveCost(SELF, ir.Num(0), kind)


def test_both_are_two() -> None:
    [both] = compiled("[fanfare] Select 2 enemy followers on the field and destroy both.").effects
    assert isinstance(both, ir.Both) and both.effects[1] == ir.Break(ir.Ref(("t1",)))
    with pytest.raises(TextError):
        compiled("[fanfare] Select up to 2 enemy followers on the field and destroy both.")


def test_what_they_come_to() -> None:
    ability = compiled(
        "[fanfare] Discard 2 cards. Give this follower [attack]+X. X equals the total cost of the discarded cards."
    )
    let = ability.effects[1]
    assert isinstance(let, sv.Let)
    assert let.amount == sv.CountThisWay(ir.IsCard(), "discarded", total="cost")


def test_that_many_are_counted_by_what_was_paid() -> None:
    [paid] = compiled("Discard any number of cards: Draw that many cards.", "Spell").effects
    assert isinstance(paid, sv.PayFor)
    assert paid.effects == (ir.Draw(YOU, sv.PaidCount("discarded")),)


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Draw that many cards.",
        "Whenever you discard a card, at the end of this turn, draw that many cards.",
        "[fanfare] Combo (3): Draw that many cards.",
        "[fanfare] Put the top 3 cards of your deck into your cemetery: Draw X cards. X equals the number of followers put into your cemetery.",
        "[act] Discard any number of cards: Select that many enemy followers on the field and destroy them.",
        "[act] Discard any number of cards: Select X enemy followers on the field and destroy them. X equals the number of cards discarded.",
    ],
)
def test_how_many_must_be_known(text: str) -> None:
    with pytest.raises(TextError):
        compiled(text)


def test_among_them_without_from() -> None:
    said = "[fanfare] Look at the top 3 cards of your deck. Put {} among them onto your field."
    assert compiled(said.format("a follower")).effects == compiled(said.format("a follower from")).effects


def test_enemies_that_cannot_attack_it() -> None:
    [rule] = compiled("Enemy followers can't attack this follower.").effects
    assert rule == ir.Restrict(SELF, sv.CannotBeAttacked(), ir.Continuous())


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("your leader's [defense] is increased", sv.DefenseChanges()),
        ("your leader gains [defense]", sv.DefenseChanges()),
        ("your leader takes damage", ir.IsDealtDamage()),
    ],
)
def test_the_first_time(words: str, event: ir.Event) -> None:
    ability = compiled(f"The first time {words} each turn, draw a card.")
    assert ability.event == ir.FirstInTurn(ir.CardEvent(sv.LeaderOf(YOU), (event,)))


def test_from_where_it_comes_back() -> None:
    ability = compiled("When this card is discarded by an ability, put it onto your field from your cemetery.")
    assert ability.effects == (ir.PlayOnto(ir.Ref(("self",)), YOU, origin=sv.Cemetery(YOU)),)


def test_having_something_besides() -> None:
    [gain] = compiled("Your followers with Rush also have Bane.").effects
    rushing = ir.Group(FOLLOWER, (ir.ControlledBy(YOU),), (ir.WithKeyword("Rush"),))
    assert gain == ir.Gain(ir.All(rushing, "t1"), (ir.KeywordGained("Bane"),), ir.Continuous())


def test_a_word_before_the_event() -> None:
    ability = compiled("Sanguine: At the start of your end phase, draw a card.")
    assert (ability.event, ability.condition) == (ir.BeginningOf("end", YOU), sv.Sanguine())
