"""What sentences of Shadowverse: Evolve mean: cards that come, which abilities wait for."""

from __future__ import annotations

import pytest
from sve_meaning import (
    DRAW,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    GRAVE,
    IT,
    SELF,
    SPELL,
    YOU,
    asked_as_it_enters,
    compiled,
    effects,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

ANY_FOLLOWER = ir.OneSubject(ir.Group(FOLLOWER))
A_CARD = ir.OneSubject(ir.Group(ir.IsCard()))
FOLLOWER_CARDS = ir.Group(ir.TypeIs(("Follower",)))
COMBAT = ir.IsBroken(due_to="combat")
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
        (
            "a follower is put onto your field from anywhere other than your hand",
            ir.CardEvent(ANY_FOLLOWER, (sv.EntersFrom(YOU, HAND, elsewhere=True),)),
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


def test_what_one_puts_onto_the_field_from_there() -> None:
    ability = compiled("Whenever you put a follower onto your field from your EX area, give it Rush.")
    assert (ability.event.by, ability.event.happenings) == (YOU, (sv.EntersFrom(YOU, sv.ExArea(YOU)),))


@pytest.mark.parametrize(
    ("place", "zone"), [("hand", ir.Hand(YOU)), ("EX area", sv.ExArea(YOU)), ("cemetery", sv.Cemetery(YOU))]
)
def test_where_it_enters_from(place: str, zone: ir.Zone) -> None:
    made = compiled(f"When this card enters your field from your {place}, draw a card.")
    assert made.event == ir.CardEvent(SELF, (sv.EntersFrom(YOU, zone),))


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("an enemy follower", ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))),
        ("this follower", SELF),
    ],
)
def test_destroyed_by_combat_damage(words: str, subject: ir.Node) -> None:
    ability = compiled(f"When {words} is destroyed by combat damage, draw a card.")
    assert ability == ir.AutoAbility(ir.CardEvent(subject, (COMBAT,)), (DRAW,))


def test_so_many_this_turn() -> None:
    event = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (ir.IsBroken(),))
    made = effects("If at least 3 followers were destroyed this turn, draw a card.")
    assert made == (ir.If(ir.HappenedThisTurn(event, 3), DRAW),)


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("This ability activates only during your turn.", ir.OnlyYourTurn()),
        ("This ability activates up to 2 times per turn.", ir.OncePerTurn(2)),
    ],
)
def test_limits_of_abilities(text: str, limit: ir.Limit) -> None:
    assert compiled(f"Whenever an amulet on your field is destroyed, draw a card. {text}").limits == (limit,)


def test_when_the_next_one_is_destroyed() -> None:
    mine = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))), (ir.IsBroken(),))
    assert effects("When your next follower is destroyed, draw a card.") == (ir.Delayed(mine, (DRAW,)),)


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("this follower is buried", SELF),
        ("a follower is buried", ANY_FOLLOWER),
        ("one or more followers are buried", ir.CountedSubject(ir.Num(1), ir.Group(FOLLOWER))),
    ],
)
def test_is_buried(words: str, subject: ir.Node) -> None:
    made = compiled(f"Whenever {words}, draw a card.")
    assert made.event.happenings == (sv.IsBuried(),)
    assert type(made.event.subject) is type(subject)


def test_was_buried_this_turn() -> None:
    [made] = effects("If a follower was buried this turn, draw a card.")
    assert isinstance(made, ir.If)
    assert made.condition == ir.HappenedThisTurn(ir.CardEvent(ANY_FOLLOWER, (sv.IsBuried(),)))


def test_the_card_that_one_discards() -> None:
    assert compiled("When you discard this card, draw a card.").event == ir.CardEvent(SELF, (ir.IsDiscarded(),))


def test_from_where_it_comes_back() -> None:
    ability = compiled("When this card is discarded by an ability, put it onto your field from your cemetery.")
    assert ability.effects == (ir.PlayOnto(ir.Ref(("self",)), YOU, origin=sv.Cemetery(YOU)),)


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("is destroyed by an enemy ability", ir.IsBroken(due_to="opponent")),
        ("is discarded by an enemy card or ability", ir.IsDiscarded(due_to="opponent")),
        ("is put into the cemetery", sv.IsPutInto(sv.Cemetery(ir.AnyPlayer()))),
    ],
)
def test_what_happens_to_it(words: str, happening: ir.Event) -> None:
    assert compiled(f"When this follower {words}, draw a card.").event == ir.CardEvent(SELF, (happening,))


@pytest.mark.parametrize("hand", ["", " from your hand", " from hand"])
def test_discarded_from_where_it_was(hand: str) -> None:
    made = compiled(f"When this card is discarded{hand}, draw a card.")
    whose = ir.You() if "your" in hand else None
    assert made.event == ir.CardEvent(SELF, (ir.IsDiscarded(whose=whose),))


@pytest.mark.parametrize(("where", "source"), [("", ""), (" from the field", "field"), (" from anywhere", "")])
def test_put_into_the_others_cemetery(where: str, source: str) -> None:
    event = compiled(f"Whenever a follower is put into an opponent's cemetery{where}, draw a card.").event
    gone = sv.IsPutInto(sv.Cemetery(FOE), source)
    assert event == ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (gone,))


@pytest.mark.parametrize(
    ("place", "source"), [("deck", "deck"), ("cemetery", "cemetery"), ("hand", "hand"), ("field", "your_field")]
)
def test_put_into_the_ex_area_from_there(place: str, source: str) -> None:
    ability = compiled(f"Whenever a follower is put into your EX area from your {place}, draw a card.")
    [happening] = ability.event.happenings
    assert happening == sv.IsPutInto(sv.ExArea(YOU), source)


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


def test_from_anywhere_but_the_field() -> None:
    ability = compiled("Whenever a spell is put into your cemetery from anywhere other than the field, draw a card.")
    spell = ir.OneSubject(ir.Group(ir.TypeIs(("Spell",))))
    assert ability.event == ir.CardEvent(spell, (sv.IsPutInto(GRAVE, "elsewhere"),))


@pytest.mark.parametrize("place", ["from your cemetery", "in your cemetery", "from your EX area"])
def test_what_one_banishes(place: str) -> None:
    ability = compiled(f"Whenever you banish a follower {place}, draw a card.")
    assert ability.event.by == YOU
    [happening] = ability.event.happenings
    zone = "cemetery" if "cemetery" in place else "ex_area"
    assert happening == sv.IsPutInto(ir.Removed(ir.AnyPlayer()), zone)


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("is returned to your hand", ir.ReturnsToHand(whose=YOU)),
        ("is put into your cemetery from anywhere", sv.IsPutInto(sv.Cemetery(YOU))),
    ],
)
def test_where_a_card_goes(words: str, happening: ir.Event) -> None:
    assert compiled(f"When this card {words}, draw a card.").event == ir.CardEvent(SELF, (happening,))


def test_cards_banished_from_the_cemetery() -> None:
    [happening] = compiled("Whenever a card is banished from your cemetery, draw a card.").event.happenings
    assert happening == sv.IsPutInto(ir.Removed(ir.AnyPlayer()), "cemetery")


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("a follower is put onto your field by an ability", ir.EntersField(YOU, "summon_or_ability")),
        ("a card is put from your deck into your cemetery", sv.IsPutInto(sv.Cemetery(YOU), "deck")),
        ("an amulet is put from your field into the cemetery", sv.IsPutInto(sv.Cemetery(ir.AnyPlayer()), "your_field")),
        ("this follower is served", sv.IsServed()),
    ],
)
def test_moments(words: str, happening: ir.Event) -> None:
    [found] = compiled(f"Whenever {words}, draw a card.").event.happenings
    assert found == happening


def test_it_may_be_the_card_of_the_event_or_the_one_picked_since() -> None:
    picked = "destroy an enemy follower on the field and give it Ward"
    with pytest.raises(TextError):
        compiled(f"Whenever another follower is put onto your field, {picked}.")
    put = "put a follower from your hand onto your field and give it Rush"
    [made] = compiled(f"Whenever an amulet you control leaves the field, {put}.").effects
    assert made.effects[1] == ir.Gain(IT, (ir.KeywordGained("Rush"),), FOREVER)


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("your EX area", sv.ExArea(YOU)),
        ("an opponent's EX area", sv.ExArea(ir.Opponent())),
        ("your opponent's EX area", sv.ExArea(ir.Opponent())),
        ("an EX area", sv.ExArea(ir.AnyPlayer())),
        ("your cemetery", sv.Cemetery(YOU)),
    ],
)
def test_what_waits_for_a_card_to_leave(words: str, zone: ir.Zone) -> None:
    for begin, subject, verb in (
        ("Whenever a card", A_CARD, "leaves"),
        ("When this card", ir.SelfRef(), "leaves"),
        ("Whenever one or more followers", ir.CountedSubject(ir.Num(1), FOLLOWER_CARDS), "leave"),
    ):
        made = compiled(f"{begin} {verb} {words}, draw a card.")
        assert isinstance(made, ir.AutoAbility)
        assert made.event == ir.CardEvent(subject, (sv.LeavesZone(zone),))


@pytest.mark.parametrize("verb", ["left", "has left"])
def test_whether_a_card_has_left(verb: str) -> None:
    made = compiled(f"[fanfare] If a card {verb} your EX area this turn, draw a card.")
    assert isinstance(made, ir.AutoAbility)
    [asked] = made.effects
    assert isinstance(asked, ir.If)
    assert asked.condition == ir.HappenedThisTurn(ir.CardEvent(A_CARD, (sv.LeavesZone(sv.ExArea(YOU)),)))


@pytest.mark.parametrize(
    ("words", "happenings"),
    [
        ("is destroyed or banished", (ir.IsBroken(), ir.RemovedFromGame())),
        ("is returned to hand or discarded", (ir.ReturnsToHand(), ir.IsDiscarded())),
    ],
)
def test_one_verb_for_two_happenings(words: str, happenings: tuple[ir.Event, ...]) -> None:
    assert compiled(f"When this follower {words}, draw a card.").event == ir.CardEvent(SELF, happenings)
    mine = ir.CountedSubject(ir.Num(1), ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)))
    many = words.replace("is ", "are ", 1)
    assert compiled(f"Whenever one or more of your followers {many}, draw a card.").event == ir.CardEvent(mine, happenings)  # fmt: skip


def test_banished_from_the_field() -> None:
    event = compiled("Whenever an enemy follower is banished from the field, draw a card.").event
    enemy = ir.OneSubject(ir.Group(FOLLOWER, ENEMY.adjectives))
    assert event == ir.CardEvent(enemy, (ir.RemovedFromGame("field"),))


@pytest.mark.parametrize(
    ("words", "source", "whose"),
    [
        ("returned to hand from your field", YOU, None),
        ("returned from your field to hand", YOU, None),
        ("returned to its owner's hand from an opponent's field", FOE, None),
        ("returned to your hand from your field", YOU, YOU),
        ("returned to hand from the field", None, None),
    ],
)
def test_from_whose_field(words: str, source: ir.Player | None, whose: ir.Player | None) -> None:
    event = compiled(f"Whenever another card is {words}, draw a card.").event
    assert event.happenings == (ir.ReturnsToHand(whose=whose, source=source),)


@pytest.mark.parametrize("words", ["at least 2 followers to hand", "2 or more followers to your hand"])
def test_so_many_returned_by_you(words: str) -> None:
    mine = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)))
    asked = ir.HappenedThisTurn(ir.CardEvent(mine, (ir.ReturnsToHand(whose=YOU),), YOU), 2)
    assert effects(f"If you've returned {words} this turn, draw a card.") == (ir.If(asked, DRAW),)


def test_by_whose_abilities() -> None:
    ability = compiled(
        "Whenever a follower on your field is returned to its owner's hand by your abilities, draw a card."
    )
    assert ability.event.happenings == (ir.ReturnsToHand(due_to=YOU),)
    ability = compiled("When this follower is destroyed by one of your abilities, draw a card.")
    assert ability.event.happenings == (ir.IsBroken(due_to="own"),)


def test_what_was_returned_from_the_field() -> None:
    asked = asked_as_it_enters("you returned a card on your field to hand this turn")
    assert asked == asked_as_it_enters("you returned a card from your field to hand this turn")


def test_banished_from_ones_own_field() -> None:
    made = compiled("When this card is banished from your field, draw a card.")
    assert made.event == ir.CardEvent(SELF, (sv.IsPutInto(ir.Removed(ir.AnyPlayer()), "your_field"),))


@pytest.mark.parametrize("where", ["the cemetery", "its owner's cemetery"])
def test_a_destroyed_card_is_banished_from_the_cemetery(where: str) -> None:
    ability = compiled(
        f"Whenever an enemy follower is destroyed, you may banish it from {where}. If you do, draw a card."
    )
    offered = ability.effects[0]
    assert isinstance(offered, ir.May) and offered.effect == ir.RemoveFromGame(ir.Ref(("subject",)), ir.Permanent())
    with pytest.raises(TextError, match="nothing says that it lies"):
        compiled(f"Whenever another follower on your field evolves, banish it from {where}.")


def test_three_ways_to_leave() -> None:
    made = compiled("Whenever a follower on your field is destroyed, banished, or returned to hand, draw a card.")
    assert [type(each) for each in made.event.happenings] == [ir.IsBroken, ir.RemovedFromGame, ir.ReturnsToHand]
    made = compiled("Whenever a token on your field is put into the cemetery or banished, draw a card.")
    assert [type(each) for each in made.event.happenings] == [sv.IsPutInto, ir.RemovedFromGame]
