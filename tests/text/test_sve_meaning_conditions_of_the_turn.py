"""What sentences of Shadowverse: Evolve mean: what is asked of the turn and of what was done in it."""

from __future__ import annotations

from typing import Any

import pytest
from sve_meaning import (
    AMULET,
    AMULETS,
    CARD,
    DRAW,
    FOE,
    FOLLOWER,
    IN_CEMETERY,
    IN_HAND,
    IT,
    LEADER,
    ON_MINE,
    SELF,
    SPELL,
    YOU,
    X,
    asked_as_it_enters,
    chosen,
    compiled,
    counted,
    effects,
    plain,
    such,
    triggered,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

BURIED = ir.Group(CARD, (), (IN_CEMETERY,))
TOKEN = sv.IsToken()
FAIRY = ir.Group(TOKEN, (ir.NameIs("Fairy"),))
CARDS_IN_HAND = ir.Group(CARD, (), (IN_HAND,))
RITE = sv.Performs(YOU, "Earth Rite")


def one(group: ir.Group) -> ir.OneSubject:
    return ir.OneSubject(group)


def this_turn(
    subject: ir.Objects, happening: ir.Event, times: int = 1, by: ir.Player | None = None
) -> ir.HappenedThisTurn:
    return ir.HappenedThisTurn(ir.CardEvent(subject, (happening,), by), times)


@pytest.mark.parametrize(
    ("words", "filters"),
    [
        ("with a cost of 3", (ir.CostIs(ir.Num(3)),)),
        ("that has attacked this turn", (ir.AttackedThisTurn(),)),
        ("that has evolved this turn", (sv.DidThisTurn(sv.Evolves()),)),
        ("that has taken damage this turn", (sv.DidThisTurn(ir.IsDealtDamage()),)),
    ],
)
def test_what_a_follower_costs_or_has_done(words: str, filters: tuple[ir.Filter, ...]) -> None:
    [_, gone] = effects(f"Draw a card. Destroy each enemy follower {words}.")
    wanted = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), filters)
    assert gone == ir.Break(ir.All(wanted, bind="t1"))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("that took damage this turn", sv.DidThisTurn(ir.IsDealtDamage())),
        ("that evolved this turn", sv.DidThisTurn(sv.Evolves())),
        ("that hasn't attacked this turn", ir.Without(ir.AttackedThisTurn())),
        ("that didn't race this turn", ir.Without(sv.DidThisTurn(sv.Races()))),
    ],
)
def test_what_a_card_did_this_turn(words: str, wanted: ir.Filter) -> None:
    group = ir.Group(FOLLOWER, (), (ON_MINE, wanted))
    assert effects(f"Select a follower on your field {words} and destroy it.") == (
        ir.Both((chosen(group), ir.Break(IT))),
    )


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("there are at least 4 cards in your cemetery and at least 2 cards in your hand", ir.And((such(BURIED, 4), such(CARDS_IN_HAND, 2)))),
        ("there are at least 2 amulets on your field, 3 or more cards in your cemetery, and no cards in your hand", ir.And((such(AMULETS, 2), such(BURIED, 3), such(CARDS_IN_HAND, 0, "=")))),
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
def test_conditions_beside_those_of_sets(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(wanted, DRAW),)


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("you've put a follower into your cemetery", sv.IsPutInto(sv.Cemetery(YOU))),
        ("you've summoned a follower", ir.EntersField(YOU)),
        ("you've returned a follower to your hand", ir.ReturnsToHand(whose=YOU)),
    ],
)
def test_what_you_have_done_yourself(words: str, happening: ir.Event) -> None:
    [asked] = effects(f"If {words} this turn, draw a card.")
    [event] = [each for each in nodes(asked) if isinstance(each, ir.CardEvent)]
    assert (event.happenings, event.by) == ((happening,), YOU)


def test_what_came_onto_the_field() -> None:
    [asked] = effects("If an enemy follower was put onto the field this turn, draw a card.")
    enemy = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))
    came = ir.CardEvent(enemy, (ir.EntersField(ir.AnyPlayer()),))
    assert asked == ir.If(ir.HappenedThisTurn(came), DRAW)


@pytest.mark.parametrize(
    ("words", "event", "times"),
    [
        ("your leader has taken damage this turn", ir.CardEvent(sv.LeaderOf(YOU), (ir.IsDealtDamage(),)), 1),
        ("an enemy leader has lost defense this turn", None, 0),
        ("you've drawn at least 3 cards this turn", ir.PlayerDraws(YOU), 3),
        ("you drew 2 or more cards this turn", ir.PlayerDraws(YOU), 2),
        (
            "you've returned a card from your field to hand this turn",
            ir.CardEvent(ir.OneSubject(ir.Group(CARD, (ir.ControlledBy(YOU),))), (ir.ReturnsToHand(whose=YOU),), by=YOU), 1,
        ),
    ],
)  # fmt: skip
def test_what_has_happened(words: str, event: ir.Event | None, times: int) -> None:
    if event is None:
        with pytest.raises(TextError):
            effects(f"If {words}, draw a card.")
        return
    assert effects(f"If {words}, draw a card.") == (ir.If(ir.HappenedThisTurn(event, times), DRAW),)


@pytest.mark.parametrize(
    ("words", "happening", "subject"),
    [
        ("an amulet left your field", sv.LeavesFieldOf(YOU), ir.OneSubject(ir.Group(AMULET))),
        ("your leader was dealt damage", ir.IsDealtDamage(), sv.LeaderOf(YOU)),
    ],
)
def test_what_happened_this_turn(words: str, happening: ir.Event, subject: ir.Objects) -> None:
    [asked] = effects(f"If {words} this turn, draw a card.")
    assert asked == ir.If(ir.HappenedThisTurn(ir.CardEvent(subject, (happening,))), DRAW)


def test_what_has_happened_to_a_leader() -> None:
    fell = ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(down=True),))
    assert asked_as_it_enters("your leader's [defense] has decreased this turn") == ir.HappenedThisTurn(fell)
    came = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (sv.EntersFrom(YOU, sv.Cemetery(YOU)),))
    words = "a follower was put onto your field from your cemetery this turn"
    assert asked_as_it_enters(words) == ir.HappenedThisTurn(came)
    other = ir.Group(FOLLOWER, (ir.ControlledBy(YOU), ir.OtherThan(SELF)))
    evolved = ir.CardEvent(ir.OneSubject(other), (sv.Evolves(),), by=YOU)
    assert asked_as_it_enters("you evolved another follower this turn") == ir.HappenedThisTurn(evolved)


@pytest.mark.parametrize(
    "words", ["haven't played any followers", "didn't play any followers", "didn't play a follower"]
)
def test_what_was_not_played(words: str) -> None:
    [made] = effects(f"If you {words} this turn, draw a card.")
    assert made.condition == ir.Not(ir.HasCastThisTurn(YOU, ir.Group(FOLLOWER), ir.Num(1)))


@pytest.mark.parametrize(("words", "foe"), [("your opponent", FOE), ("an opponent", FOE), ("each opponent", FOE)])
@pytest.mark.parametrize("has", ["has ", ""])
def test_what_the_opponent_has_done(words: str, foe: ir.Player, has: str) -> None:
    [played] = effects(f"If {words} {has}played a spell this turn, draw a card.")
    assert played == ir.If(ir.HasCastThisTurn(foe, ir.Group(ir.TypeIs(("Spell",))), ir.Num(1)), DRAW)
    [gone] = effects(f"If {words} {has}discarded at least 2 cards this turn, draw a card.")
    assert gone == ir.If(ir.HappenedThisTurn(ir.PlayerDiscards(foe, each=True), 2), DRAW)


def test_played_with_this_card() -> None:
    [made] = effects("If you've played at least 3 cards this turn, including this one, draw a card.")
    assert made == ir.If(ir.HasCastThisTurn(YOU, ir.Group(CARD), ir.Num(3)), DRAW)


@pytest.mark.parametrize("words", ["didn't play an amulet", "haven't played an amulet", "didn't play any amulets"])
def test_none_was_played(words: str) -> None:
    [made] = effects(f"If you {words} this turn, draw a card.")
    assert made == ir.If(ir.Not(ir.HasCastThisTurn(YOU, ir.Group(AMULET), ir.Num(1))), DRAW)


@pytest.mark.parametrize("words", ["haven't played", "didn't play"])
def test_no_other_was_played(words: str) -> None:
    [made] = effects(f"If you {words} another spell this turn, draw a card.")
    others = ir.Group(SPELL, (ir.OtherThan(SELF),))
    assert made == ir.If(ir.Not(ir.HasCastThisTurn(YOU, others, ir.Num(1))), DRAW)


def test_the_card_played_by_its_number() -> None:
    ability = compiled("Whenever you play a card, if it's the 3rd spell you've played this turn, draw a card.")
    assert ability.effects == (ir.If(sv.NthPlayed(ir.Ref(("subject",)), 3, ir.Group(SPELL)), DRAW),)


def test_so_manieth_card() -> None:
    asked = triggered("Whenever you play a follower, if it's your 3rd card this turn, draw a card.")
    assert isinstance(asked, ir.If)
    assert asked.condition == sv.NthPlayed(ir.Ref(("subject",)), 3, ir.Group(ir.IsCard()))


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("it's your 3rd turn", sv.NthTurn(YOU, 3)),
        ("this is your third turn", sv.NthTurn(YOU, 3)),
        ("it's your 5th turn or later", sv.NthTurn(YOU, 5, later=True)),
        ("this is your 10th turn or later", sv.NthTurn(YOU, 10, later=True)),
    ],
)
def test_the_how_manieth_turn(words: str, condition: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(condition, DRAW),)


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card for every 2 cards you've played this turn.",
        "For every 2 cards you've played this turn, draw a card.",
    ],
)
def test_done_for_every_so_many(text: str) -> None:
    assert effects(text) == (sv.ForEvery(DRAW, sv.PlayedThisTurn(YOU, ir.Group(CARD)), 2),)


@pytest.mark.parametrize("itself", ["card", "one", "spell"])
def test_the_card_itself_among_those_played(itself: str) -> None:
    [let] = compiled(
        f"Draw X cards. X equals the number of cards you've played this turn, including this {itself}.", "Spell"
    ).effects
    assert let.amount == sv.PlayedThisTurn(YOU, ir.Group(ir.IsCard()))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (
            "you've played at least 3 spells this turn, excluding this card",
            ir.Compare(sv.PlayedThisTurn(YOU, ir.Group(SPELL), others=True), ir.Num(3), ">="),
        ),
        (
            "you've evolved a follower this turn",
            ir.HappenedThisTurn(
                ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))), (sv.Evolves(),), by=YOU)
            ),
        ),
    ],
)
def test_what_was_done_this_turn(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(wanted, DRAW),)


def test_for_each_other_card_played() -> None:
    [give] = effects("Give your leader [defense]+1 for each card you've played this turn, excluding this card.")
    assert isinstance(give, sv.ForEvery)
    assert give.count == sv.PlayedThisTurn(YOU, ir.Group(CARD), others=True)


@pytest.mark.parametrize(("sign", "node"), [("plus", ir.Plus), ("minus", ir.Minus)])
def test_one_count_and_another(sign: str, node: type[Any]) -> None:
    [made] = effects(
        f"Draw X cards. X equals the number of amulets on your field {sign} the number of spells you've played this turn."
    )
    played = sv.PlayedThisTurn(YOU, ir.Group(SPELL))
    assert made == sv.Let((ir.Draw(YOU, ir.X()),), node(ir.CountOf(AMULETS), played))


@pytest.mark.parametrize("words", ["on", "onward", "onwards"])
def test_from_a_turn_on(words: str) -> None:
    [made] = compiled(f"From your 2nd turn {words}, this follower has Ward.").effects
    assert isinstance(made, ir.If)
    assert made.condition == sv.SinceTurn(YOU, 2)


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


def test_damage_dealt_to_the_leader() -> None:
    [let] = effects("Draw X cards. X equals the amount of damage dealt to your leader this turn.")
    assert let == sv.Let((ir.Draw(YOU, X),), sv.TakenThisTurn(LEADER))


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


def test_how_many_lie_in_a_place() -> None:
    destroyed = sv.WentThisTurn(ir.IsBroken())
    words = "the number of followers in your cemetery that were destroyed this turn"
    assert counted(words) == ir.CountOf(ir.Group(FOLLOWER, (), (IN_CEMETERY, destroyed)))


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("destroyed", ir.IsBroken()), ("discarded", ir.IsDiscarded()),
        ("put into your cemetery", sv.IsPutInto(sv.Cemetery(YOU))),
        ("put into your cemetery from the field", sv.IsPutInto(sv.Cemetery(YOU), "field")),
    ],
)  # fmt: skip
def test_how_cards_went_where_they_are(words: str, happening: ir.Event) -> None:
    there = ir.InZone(sv.Cemetery(YOU))
    group = ir.Group(FOLLOWER, (), (there, sv.WentThisTurn(happening)))
    assert effects(f"Select a follower in your cemetery that was {words} this turn and banish it.") == (
        ir.Both((chosen(group), ir.RemoveFromGame(IT, ir.Permanent()))),
    )


ENEMY_LEADER = ir.OneSubject(ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),)))
GRAVE = sv.Cemetery(YOU)


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("was put into your EX area", sv.IsPutInto(sv.ExArea(YOU))),
        ("has been put into your EX area", sv.IsPutInto(sv.ExArea(YOU))),
        ("was put into your cemetery from your deck", sv.IsPutInto(GRAVE, "deck")),
        ("was put into your cemetery from your EX area", sv.IsPutInto(GRAVE, "ex_area")),
        ("was banished from your cemetery", sv.IsPutInto(ir.Removed(ir.AnyPlayer()), "cemetery")),
        ("was returned to its owner's hand", ir.ReturnsToHand()),
        ("dealt damage", sv.DealsDamage()),
        ("dealt attack damage to an enemy leader", ir.DealsDamageTo(ENEMY_LEADER, "attack")),
        ("has dealt damage to an enemy leader", ir.DealsDamageTo(ENEMY_LEADER)),
    ],
)
def test_what_is_waited_for_can_be_asked_about(words: str, happening: ir.Event) -> None:
    asked = asked_as_it_enters(f"a follower {words} this turn")
    assert plain(asked) == ir.HappenedThisTurn(
        plain(ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (plain(happening),)))
    )


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("followers put into your EX area", sv.IsPutInto(sv.ExArea(YOU))),
        ("followers returned to their owners' hands", ir.ReturnsToHand()),
        ("followers put into your cemetery from your deck", sv.IsPutInto(GRAVE, "deck")),
        ("followers banished from your cemetery", sv.IsPutInto(ir.Removed(ir.AnyPlayer()), "cemetery")),
    ],
)
def test_so_many_of_them_this_turn(words: str, event: ir.Event) -> None:
    times = ir.TimesThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (event,)))
    assert plain(counted(f"the number of {words} this turn")) == plain(times)


def test_several_returned_to_several_hands() -> None:
    asked = asked_as_it_enters("at least 2 followers were returned to their owners' hands this turn")
    assert isinstance(asked, ir.HappenedThisTurn) and asked.times == 2
    with pytest.raises(TextError):
        asked_as_it_enters("at least 2 followers were returned to its owner's hand this turn")


@pytest.mark.parametrize(
    ("words", "kind"), [("you've activated an [act] ability", "action"), ("you used an activated ability", "any")]
)
def test_an_ability_was_used_this_turn(words: str, kind: str) -> None:
    asked = asked_as_it_enters(f"{words} this turn")
    assert plain(asked) == ir.HappenedThisTurn(ir.PlayerUsesAbility(YOU, kind))


@pytest.mark.parametrize(
    "home", ["a follower to hand", "a follower on your field to its owner's hand", "another follower to your hand"]
)
def test_whenever_you_return_a_card(home: str) -> None:
    """S63: by an effect or as a cost; what enemies do is not meant."""
    made = compiled(f"Whenever you return {home}, draw a card.")
    mine = (ir.ControlledBy(YOU), *((ir.OtherThan(SELF),) if "another" in home else ()))
    event = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, mine)), (ir.ReturnsToHand(whose=YOU),), by=YOU)
    assert plain(made.event) == plain(event)


def test_whenever_you_return_a_card_of_the_enemy() -> None:
    made = compiled("Whenever you return an enemy follower to its owner's hand, draw a card.")
    foes = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))
    assert plain(made.event) == plain(ir.CardEvent(foes, (ir.ReturnsToHand(),), by=YOU))


def test_unless_in_front_of_an_instruction() -> None:
    [asked] = effects("Unless there is an amulet on your field, draw a card.")
    assert asked == ir.If(ir.Not(such(AMULETS, 1)), DRAW, w=asked.w)


@pytest.mark.parametrize(("words", "zone"), [("EX area isn't", sv.ExArea(YOU)), ("field is not", ir.Field(YOU))])
def test_where_there_is_room(words: str, zone: ir.Zone) -> None:
    assert plain(asked_as_it_enters(f"your {words} full")) == ir.Not(sv.ZoneIsFull(zone))


YOURS = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)))


@pytest.mark.parametrize(
    ("words", "event", "times"),
    [
        ("you've recovered play points", sv.RecoversPoints(YOU), 1),
        ("you recovered a play point", sv.RecoversPoints(YOU), 1),
        ("you've given your leader [defense]", ir.CardEvent(LEADER, (sv.DefenseChanges(),), YOU), 1),
        ("you've served a Carrot", ir.CardEvent(YOURS, (sv.IsServed(),)), 1),
        ("you've attacked at least 3 times", ir.CardEvent(YOURS, (ir.Attacks(),)), 3),
    ],
)
def test_what_you_have_done_in_the_turn_so_far(words: str, event: ir.Event, times: int) -> None:
    asked = effects(f"If {words} this turn, draw a card.")
    assert plain(asked[0]) == plain(ir.If(ir.HappenedThisTurn(event, times), DRAW))


@pytest.mark.parametrize(
    "words", ["you've increased your maximum play points", "your maximum play points have increased"]
)
def test_whether_the_increase_of_the_start_phase_counts_is_open(words: str) -> None:
    with pytest.raises(TextError):
        effects(f"If {words} this turn, draw a card.")


HIT_FOE = "Select an enemy follower on the field and deal it 2 damage. "


@pytest.mark.parametrize(("said", "count"), [("another card", 1), ("at least 2 other cards", 2)])
@pytest.mark.parametrize("kind", ["Spell", "Follower"])
def test_another_card_played_is_none_of_the_enemies(kind: str, said: str, count: int) -> None:
    front = "[fanfare] " if kind == "Follower" else ""
    made = compiled(f"{front}{HIT_FOE}If you've played {said} this turn, draw a card.", kind)
    others = ir.Group(CARD, (ir.OtherThan(ir.SelfRef()),))
    assert plain(made.effects[-1]) == plain(ir.If(ir.HasCastThisTurn(YOU, others, ir.Num(count)), DRAW))


def test_another_card_played_beside_a_new_token() -> None:
    made = compiled("[fanfare] Summon a Knight token. If you've played another card this turn, give it Rush.")
    others = ir.Group(CARD, (ir.OtherThan(ir.SelfRef()),))
    assert plain(made.effects[1].condition) == plain(ir.HasCastThisTurn(YOU, others, ir.Num(1)))


@pytest.mark.parametrize("kind", ["Spell", "Follower"])
def test_the_number_of_other_cards_played_is_without_the_one_that_counts(kind: str) -> None:
    front = "[fanfare] " if kind == "Follower" else ""
    text = "Select an enemy follower on the field and deal it X damage. X equals the number of other cards you've played this turn."
    [let] = compiled(front + text, kind).effects
    others = ir.Group(CARD, (ir.OtherThan(ir.SelfRef()),))
    assert isinstance(let, sv.Let) and plain(let.amount) == plain(sv.PlayedThisTurn(YOU, others))


def test_attack_damage_this_turn() -> None:
    hurt = ir.CardEvent(LEADER, (ir.IsDealtDamage(by="attack"),))
    [if_hurt] = effects("If your leader has taken attack damage this turn, draw a card.")
    assert plain(if_hurt) == ir.If(ir.HappenedThisTurn(hurt), DRAW)
    [if_dealt] = effects("If an enemy follower dealt damage to your leader this turn, draw a card.")
    [happened] = [each for each in nodes(if_dealt) if isinstance(each, ir.DealsDamageTo)]
    assert plain(happened.whom) == ir.OneSubject(ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(YOU),)))


def test_who_attacked_whom_this_turn() -> None:
    theirs, mine = (ir.OneSubject(ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(who),))) for who in (FOE, YOU))
    [if_so] = effects("If one of your followers attacked an enemy leader this turn, draw a card.")
    [attacked] = [each for each in nodes(if_so) if isinstance(each, sv.AttacksWhom)]
    assert plain(attacked) == sv.AttacksWhom(theirs)
    [if_hit] = effects("If your leader was attacked this turn, draw a card.")
    assert plain(if_hit) == ir.If(ir.HappenedThisTurn(ir.CardEvent(LEADER, (sv.IsAttacked(),))), DRAW)
    [both] = effects("Select an enemy follower that attacked your leader this turn and destroy it.")
    [target] = both.effects[0].targets  # type: ignore[attr-defined]
    [did] = [each for each in nodes(target.group) if isinstance(each, sv.DidThisTurn)]
    assert plain(did) == sv.DidThisTurn(sv.AttacksWhom(mine))


def test_so_many_carrots_served_this_turn() -> None:
    [asked] = effects("If you've served at least 2 Carrots this turn, draw a card.")
    [once] = effects("If you've served a Carrot this turn, draw a card.")
    assert asked.condition.times == 2 and plain(asked.condition.event) == plain(once.condition.event)  # type: ignore[attr-defined]
