"""What sentences of Shadowverse: Evolve mean that say who hurt whom and how much, what one puts somewhere, and how many tokens there are to be."""

from __future__ import annotations

import pytest
from test_sve_meaning import FOE, FOLLOWER, SELF, SPELL, YOU, compiled, effects

from cardwright.text import ir
from cardwright.text import ir_sve as sv

LEADER = sv.LeaderOf(YOU)
DRAW = ir.Draw(YOU, ir.Num(1))
ENEMY = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))


@pytest.mark.parametrize(
    ("words", "subject", "happening"),
    [
        ("an enemy follower deals damage to your leader", ENEMY, ir.DealsDamageTo(LEADER)),
        ("this follower takes 3 or more damage at once", SELF, ir.IsDealtDamage(at_least=ir.Num(3))),
        ("your leader takes at least 3 combat damage", LEADER, ir.IsDealtDamage("combat", at_least=ir.Num(3))),
        ("your leader takes damage from an enemy follower", LEADER, ir.IsDealtDamage(dealer=ENEMY)),
        ("your leader is dealt damage by an enemy follower", LEADER, ir.IsDealtDamage(dealer=ENEMY)),
    ],
)
def test_who_hurts_whom(words: str, subject: ir.Objects, happening: ir.Event) -> None:
    assert compiled(f"Whenever {words}, draw a card.").event == ir.CardEvent(subject, (happening,))


def test_the_one_that_hurt_it() -> None:
    ability = compiled("Whenever this follower takes damage from an enemy follower, destroy that follower.")
    assert ability.effects == (ir.Break(ir.Ref(("other",))),)


@pytest.mark.parametrize(
    ("place", "happening"),
    [
        ("into your EX area", sv.IsPutInto(sv.ExArea(YOU))),
        ("onto your field", ir.EntersField(YOU)),
        ("into your cemetery", sv.IsPutInto(sv.Cemetery(YOU))),
    ],
)
def test_what_one_puts_somewhere(place: str, happening: ir.Event) -> None:
    assert compiled(f"Whenever you put a spell {place}, draw a card.").event == ir.CardEvent(
        ir.OneSubject(ir.Group(SPELL)), (happening,), by=YOU
    )


@pytest.mark.parametrize(
    ("words", "lost"),
    [
        ("your leader has lost at least 3 [defense]", True), ("your leader lost 3 or more defense", True),
        ("your leader has taken at least 3 damage", False), ("your leader took 3 or more damage", False),
    ],
)  # fmt: skip
def test_how_much_it_has_lost(words: str, lost: bool) -> None:
    condition = ir.Compare(sv.TakenThisTurn(LEADER, lost), ir.Num(3), ">=")
    assert effects(f"If {words} this turn, draw a card.") == (ir.If(condition, DRAW),)


@pytest.mark.parametrize(
    "words", ["Put Fairy tokens into your EX area equal to", "Put a number of Fairy tokens into your EX area equal to"]
)
def test_as_many_tokens(words: str) -> None:
    [made] = effects(f"{words} the number of cards in your hand.")
    assert made.count == ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),)))


@pytest.mark.parametrize("words", ["that many cards", "the same number of cards"])
def test_as_many_cards(words: str) -> None:
    assert effects(f"Discard your hand. Draw {words}.")[1] == ir.Draw(YOU, ir.ResultCount())


def test_one_kind_or_the_other() -> None:
    _, then = effects("Reveal the top card of your deck. If it's a spell or an amulet, draw a card.")
    either = ir.NounOr(ir.Group(SPELL), ir.Group(ir.TypeIs(("Amulet",))))
    assert then.condition.group == ir.Group(either)


@pytest.mark.parametrize(
    "words", ["haven't played any followers", "didn't play any followers", "didn't play a follower"]
)
def test_what_was_not_played(words: str) -> None:
    [made] = effects(f"If you {words} this turn, draw a card.")
    assert made.condition == ir.Not(ir.HasCastThisTurn(YOU, ir.Group(FOLLOWER), ir.Num(1)))


def test_it_costs_less_where_it_is() -> None:
    [made] = compiled("If this card is in your EX area, it costs 2 less to play.").effects
    assert made == ir.If(ir.SourceIn(SELF, "ex_area"), ir.CostChange(ir.Ref(("self",)), ir.Num(2)))


def test_put_back_in_any_order() -> None:
    [both] = effects("Look at the top 2 cards of your deck and put them back in any order.")
    assert both.effects[1] == ir.PutRest(ir.Ref(("t1",)), ir.DeckTop(YOU))


# dice, places, discarding --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("you roll 4 or higher", ir.Compare(sv.DieResult(), ir.Num(4), ">=")),
        ("you roll a 3 or lower", ir.Compare(sv.DieResult(), ir.Num(3), "<=")),
        ("you roll an even number", ir.Parity(sv.DieResult(), odd=False)),
        ("the result is an odd number", ir.Parity(sv.DieResult(), odd=True)),
    ],
)
def test_what_is_rolled(words: str, condition: ir.Condition) -> None:
    assert effects(f"Roll a 6-sided die. If {words}, draw a card.")[1] == ir.If(condition, DRAW)


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


def test_the_card_that_one_discards() -> None:
    assert compiled("When you discard this card, draw a card.").event == ir.CardEvent(SELF, (ir.IsDiscarded(),))


def test_two_icons_the_other_way_round() -> None:
    assert compiled("[lastwords][fanfare] Draw a card.").event == ir.AnyEvent((sv.LastWords(), sv.Fanfare()))


def test_cards_to_three_places() -> None:
    text = "Look at the top 3 cards of your deck. Put 1 into your hand, 1 into your EX area, and 1 into your cemetery."
    _, made = effects(text)
    assert [made.first.into, made.then.first.into, made.then.then.into] == [
        ir.Hand(YOU),
        sv.ExArea(YOU),
        sv.Cemetery(YOU),
    ]


@pytest.mark.parametrize(("word", "compare"), [("less", "<"), ("more", ">")])
def test_one_leader_against_the_other(word: str, compare: str) -> None:
    mine, foe = (sv.DefenseOf(sv.LeaderOf(player)) for player in (YOU, FOE))
    for other in ("an enemy leader", "each enemy leader"):
        [made] = effects(f"If your leader has {word} [defense] than {other}, draw a card.")
        assert made == ir.If(ir.Compare(mine, foe, compare), DRAW)


def test_the_points_that_one_increases() -> None:
    assert compiled("When you increase your maximum play points, draw a card.").event == sv.MaxPointsChange(YOU)


@pytest.mark.parametrize("words", ["You can activate this ability only if", "You can only activate this ability if"])
def test_when_it_can_be_activated(words: str) -> None:
    ability = compiled(f"[act][cost01]: Draw a card. {words} Sanguine is active for you.")
    assert ability.limits == (ir.OnlyIf(sv.Sanguine()),)
