"""What sentences of Shadowverse: Evolve mean: the moments of cards that abilities wait for."""

from __future__ import annotations

import pytest
from sve_meaning import DRAW, ENEMY, FOE, FOLLOWER, LEADER, ON_MINE, SELF, SPELL, YOU, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

RITE = sv.Performs(YOU, "Earth Rite")
AN_ENEMY = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))
OTHER = ir.Ref(("other",))
ATTACKS = ir.CardEvent(SELF, (ir.Attacks(),))
MINE_EVOLVES = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))), (sv.Evolves(),))
RACES = ir.CardEvent(SELF, (sv.Races(),))


def test_two_icons_the_other_way_round() -> None:
    assert compiled("[lastwords][fanfare] Draw a card.").event == ir.AnyEvent((sv.LastWords(), sv.Fanfare()))


@pytest.mark.parametrize(
    ("words", "events"),
    [
        ("[fanfare] Strike", (sv.Fanfare(), sv.Strike())),
        ("[lastwords] On Evolve", (sv.LastWords(), sv.OnEvolve())),
        ("On Evolve/Strike", (sv.OnEvolve(), sv.Strike())),
        ("On Evolve or On Race", (sv.OnEvolve(), sv.OnRace())),
    ],
)
def test_several_keywords_with_one_text(words: str, events: tuple[ir.Event, ...]) -> None:
    ability = compiled(f"{words}: Draw a card.")
    assert ability.event == ir.AnyEvent(events)


def test_engaged_by_whose_abilities() -> None:
    for words, due in (("one of your abilities", "own"), ("an enemy ability", "opponent"), ("an ability", "ability")):
        event = compiled(f"Whenever another follower is engaged by {words}, draw a card.").event
        assert event.happenings == (ir.BecomesDull(due_to=due),)


@pytest.mark.parametrize(
    ("words", "gains"),
    [("refresh it", False), ("give it Storm", True)],
)
def test_what_is_not_done_to_the_destroyed(words: str, gains: bool) -> None:
    [said] = compiled(f"Whenever this follower destroys an enemy follower, {words}.").effects
    assert (said.to if gains else said.what) == ir.Ref(("self",))
    with pytest.raises(TextError):
        compiled("Whenever this follower destroys an enemy follower, banish it.")


@pytest.mark.parametrize(
    ("words", "count", "happening"),
    [
        ("one or more enemy followers on the field are destroyed", 1, ir.IsBroken()),
        ("2 or more enemy followers on the field attack", 2, ir.Attacks()),
        ("at least 2 enemy followers on the field leave the field", 2, ir.LeavesField()),
        ("one or more enemy followers on the field are returned to their owners' hands", 1, ir.ReturnsToHand()),
    ],
)
def test_several_cards_at_once(words: str, count: int, happening: ir.Event) -> None:
    ability = compiled(f"Whenever {words}, draw a card.")
    assert ability.event == ir.CardEvent(ir.CountedSubject(ir.Num(count), ENEMY), (happening,))


def test_the_player_whose_leader_is_hurt() -> None:
    ability = compiled("Whenever this follower deals attack damage to a leader, that player discards a card.")
    assert ability.effects[0].player == sv.PlayerRef(ir.ControllerOf(OTHER))


@pytest.mark.parametrize("verb", ["recovers", "gains"])
def test_defense_that_the_own_leader_gains(verb: str) -> None:
    ability = compiled(f"Whenever your leader {verb} [defense], draw a card.")
    assert ability.event == ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(),))
    lost = compiled("Whenever an enemy leader loses [defense], draw a card.")
    assert lost.event == ir.CardEvent(sv.LeaderOf(FOE), (sv.DefenseChanges(down=True),))


@pytest.mark.parametrize(("verb", "down"), [("gains", False), ("loses", True)])
def test_a_leader_that_gains_defense(verb: str, down: bool) -> None:
    ability = compiled(f"Whenever your leader {verb} [defense], draw a card.")
    assert ability.event == ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(down),))


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("mark", ["[defense]", "defense"])
def test_a_leader_whose_defense_goes_up_or_down(mark: str, down: bool) -> None:
    verb = "decreases" if down else "increases"
    ability = compiled(f"Whenever your leader's {mark} {verb}, draw a card.")
    assert ability.event == ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(down=down),))


@pytest.mark.parametrize(
    ("words", "happening"),
    [
        ("is destroyed", ir.IsBroken()),
        ("leaves the field", ir.LeavesField()),
        ("is put onto your field", ir.EntersField(YOU)),
        ("evolves", sv.Evolves()),
    ],
)
def test_the_first_time_that_it_befalls_any_of_them(words: str, happening: ir.Event) -> None:
    ability = compiled(f"The 1st time a follower {words} each turn, draw a card.")
    befalls = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (happening,))
    assert ability.event == ir.FirstInTurn(befalls)


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


@pytest.mark.parametrize(
    ("words", "event", "nth"),
    [
        ("When this follower races for the 2nd time in a turn", RACES, 2),
        ("When this follower races for the second time this turn", RACES, 2),
        ("When this follower attacks for the 3rd time each turn", ATTACKS, 3),
        ("When this follower races, if it's the 2nd time this turn", RACES, 2),
        ("When one of your followers evolves for the 2nd time in a turn", MINE_EVOLVES, 2),
        ("The 1st time one of your followers evolves each turn", MINE_EVOLVES, 1),
    ],
)
def test_for_the_second_time(words: str, event: ir.Event, nth: int) -> None:
    made = compiled(f"{words}, draw a card.")
    assert made.event == ir.FirstInTurn(event, nth)
    assert made.effects == (DRAW,)


def test_a_leader_takes_damage_for_the_first_time() -> None:
    """Behind the event, as of cards."""
    event = ir.CardEvent(sv.LeaderOf(YOU), (ir.IsDealtDamage(),))
    assert compiled("When your leader takes damage for the 1st time each turn, draw a card.").event == ir.FirstInTurn(
        event, 1
    )


@pytest.mark.parametrize(("by", "player"), [("an enemy ability", FOE), ("an ability", ir.AnyPlayer())])
def test_when_it_is_selected(by: str, player: ir.Player) -> None:
    ability = compiled(f"When this follower is selected by {by}, draw a card.")
    assert ability.event == ir.CardEvent(SELF, (ir.IsChosen(player, ("summon", "ability")),))


def test_whose_abilities_hurt() -> None:
    for words, whose in (("one of your abilities", YOU), ("enemy abilities", FOE)):
        event = compiled(f"Whenever your leader takes damage from {words}, draw a card.").event
        assert event.happenings == (ir.IsDealtDamage("ability", controller=whose),)


@pytest.mark.parametrize(
    ("words", "subject", "happening"),
    [
        ("an enemy follower deals damage to your leader", AN_ENEMY, ir.DealsDamageTo(LEADER)),
        ("this follower takes 3 or more damage at once", SELF, ir.IsDealtDamage(at_least=ir.Num(3))),
        ("your leader takes at least 3 attack damage", LEADER, ir.IsDealtDamage("attack", at_least=ir.Num(3))),
        ("your leader takes damage from an enemy follower", LEADER, ir.IsDealtDamage(dealer=AN_ENEMY)),
        ("your leader is dealt damage by an enemy follower", LEADER, ir.IsDealtDamage(dealer=AN_ENEMY)),
    ],
)
def test_who_hurts_whom(words: str, subject: ir.Objects, happening: ir.Event) -> None:
    assert compiled(f"Whenever {words}, draw a card.").event == ir.CardEvent(subject, (happening,))


def test_the_one_that_hurt_it() -> None:
    ability = compiled("Whenever this follower takes damage from an enemy follower, destroy that follower.")
    assert ability.effects == (ir.Break(ir.Ref(("other",))),)


@pytest.mark.parametrize(
    ("by", "whose"), [("an ability", None), ("an enemy ability", FOE), ("one of your abilities", YOU)]
)
def test_an_ability_that_deals_damage(by: str, whose: ir.Player | None) -> None:
    ability = compiled(f"Whenever {by} deals damage to your leader, draw a card.")
    hurt = ir.IsDealtDamage(by="ability", controller=whose)
    assert ability == ir.AutoAbility(ir.CardEvent(LEADER, (hurt,)), (DRAW,))


@pytest.mark.parametrize("word", ["When", "Whenever"])
def test_damage_that_is_dealt_to(word: str) -> None:
    hurt = ir.CardEvent(sv.LeaderOf(YOU), (ir.IsDealtDamage(),))
    assert compiled(f"{word} damage is dealt to your leader, draw a card.").event == hurt
    in_turn = compiled(f"{word} damage is dealt to your leader during your turn, draw a card.").event
    assert in_turn == ir.DuringTurnOf(YOU, hurt)


def test_the_points_that_one_increases() -> None:
    assert compiled("When you increase your maximum play points, draw a card.").event == sv.MaxPointsChange(YOU)


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("Whenever your maximum play points increase", sv.MaxPointsChange(YOU)),
        ("Whenever each opponent's maximum play points are decreased", sv.MaxPointsChange(FOE, down=True)),
        ("When your maximum play points reach 7", sv.MaxPointsChange(YOU, reach=7)),
        ("When your maximum play points become 10", sv.MaxPointsChange(YOU, reach=10)),
        ("Whenever you draw a card during your main phase", ir.DuringPhaseOf("main", YOU, ir.PlayerDraws(YOU))),
        ("When an opponent plays their 2nd spell each turn", ir.PlayerCasts(FOE, ir.Group(SPELL), nth=2)),
    ],
)
def test_what_it_waits_for(words: str, event: ir.Event) -> None:
    assert compiled(f"{words}, draw a card.").event == event


def test_so_often_as_an_amount() -> None:
    [let] = effects("Draw X cards. X equals the number of times you've performed Earth Rite this turn.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), ir.TimesThisTurn(RITE))


def test_performed_by_anybody() -> None:
    assert compiled("Whenever Earth Rite is performed, draw a card.").event == sv.Performs(ir.AnyPlayer(), "Earth Rite")


@pytest.mark.parametrize(
    ("article", "what"), [("", "Earth Rite"), ("an ", "Earth Rite"), ("", "Lesson"), ("a ", "Lesson")]
)
def test_performing(article: str, what: str) -> None:
    ability = compiled(f"Whenever you perform {article}{what}, draw a card.")
    assert ability.event == sv.Performs(YOU, what)
    asked = compiled(f"[fanfare] If you've performed {what} this turn, draw a card.").effects[0]
    assert asked == ir.If(ir.HappenedThisTurn(sv.Performs(YOU, what)), DRAW)


def test_where_both_subjects_are_is_printed_once() -> None:
    event = compiled("Whenever a Pixie follower or an amulet on your field leaves the field, draw a card.").event
    pixie = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ON_MINE,))
    amulet = ir.Group(ir.TypeIs(("Amulet",)), (), (ON_MINE,))
    assert event.subject == ir.SubjectAny((ir.OneSubject(pixie), ir.OneSubject(amulet)))
    event = compiled("Whenever an enemy follower or an amulet on your field leaves the field, draw a card.").event
    enemy_one = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),))
    assert event.subject == ir.SubjectAny((ir.OneSubject(enemy_one), ir.OneSubject(amulet)))
    text = "Whenever a Pixie follower or an Officer follower with Ward on your field leaves the field, draw a card."
    with pytest.raises(TextError, match="behind the last card"):
        compile_text("sve", text, name="Anyone", card_type="Follower")


def test_the_first_race_of_one_of_them_each_turn() -> None:
    event = compiled("The 1st time one of your followers races each turn, draw a card.").event
    assert isinstance(event, ir.FirstInTurn) and event.nth == 1
    assert event.event.happenings == (sv.Races(),)
    with pytest.raises(TextError):  # the first race of each of them, or of all?
        compiled("When one of your followers races for the 1st time each turn, draw a card.")


@pytest.mark.parametrize(("verb", "happening"), [("evolve", sv.Evolves()), ("race", sv.Races())])
def test_whenever_you_do_it_to_another(verb: str, happening: ir.Event) -> None:
    others = ir.Group(FOLLOWER, (ir.ControlledBy(YOU), ir.OtherThan(SELF)))
    event = ir.CardEvent(ir.OneSubject(others), (happening,), by=YOU)
    assert compiled(f"Whenever you {verb} another follower, draw a card.") == ir.AutoAbility(event, (DRAW,))
