"""What sentences of Shadowverse: Evolve mean that use words of its rules in seldom ways: skipped turns, "for every", the attacked follower."""

from __future__ import annotations

import pytest
from test_sve_meaning import ENEMY, FOE, FOLLOWER, MINE, SELF, YOU, chosen, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW = ir.Draw(YOU, ir.Num(1))
OTHER = ir.Ref(("other",))
WARD = ir.WithKeyword("Ward")


def triggered(text: str) -> ir.Effect:
    """The one effect of an automatic ability."""
    [effect] = compiled(text).effects
    assert isinstance(effect, ir.Effect)
    return effect


def condition(text: str) -> ir.Condition:
    """What is asked before a card is drawn."""
    asked = triggered(f"[fanfare] If {text}, draw a card.")
    assert isinstance(asked, ir.If)
    assert asked.effect == DRAW
    return asked.condition


@pytest.mark.parametrize(
    ("text", "filter_"),
    [
        ("the attacked follower has Ward", WARD),
        ("that follower has Ward", WARD),
        ("the attacked follower is evolved", sv.IsEvolved()),
        ("the attacked follower has 3 defense or less", sv.DefenseIs(ir.Num(3), "<=")),
    ],
)
def test_it_is_the_attacked_follower_that_was_asked_about(text: str, filter_: ir.Filter) -> None:
    asked = triggered(f"Follower Strike: If {text}, destroy it.")
    assert asked == ir.If(ir.HasFilter(OTHER, filter_), ir.Break(OTHER))


def test_it_is_the_attacked_follower_that_was_spoken_of() -> None:
    made = triggered(
        "Follower Strike: Deal 2 damage to the attacked follower. If it's an evolved follower, deal 4 damage instead."
    )
    asked = ir.Is(OTHER, ir.Group(FOLLOWER, (sv.IsEvolved(),)))
    assert made == sv.OrInstead(ir.DealDamage(OTHER, ir.Num(2)), asked, ir.DealDamage(OTHER, ir.Num(4)))


def test_turns_of_others_that_are_skipped() -> None:
    assert effects("Each opponent skips their next turn.") == (sv.SkipTurn(FOE),)
    assert effects("Select an opponent. They skip their next turn.") == (
        sv.SelectOpponent(),
        sv.SkipTurn(sv.PlayerRef(FOE)),
    )


def test_instead_of_being_destroyed_this_turn_of_any_of_them() -> None:
    [instead] = effects("For the rest of this turn, if an enemy follower would be destroyed, banish it instead.")
    assert instead == sv.ReplaceLeaving(
        ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)), bind="t1"),
        "destroyed",
        ir.RemoveFromGame(ir.Ref(("subject",)), ir.Permanent()),
        duration=ir.UntilEndOfTurn(),
    )


@pytest.mark.parametrize(
    "words",
    [
        "followers' [evolve] cost 1 less to activate",
        "followers' [evolve] cost 1 less",
        "followers' [evolve] abilities cost 1 less to activate",
    ],
)
def test_evolving_that_costs_less_for_all_of_them(words: str) -> None:
    [holds] = compiled(f"While this card is on your field, your {words}.", "Amulet").effects
    mine = ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))
    assert holds.effect == sv.EvolveCostChange(ir.All(mine, bind="t1"), ir.Num(1))


def test_evolving_that_costs_less() -> None:
    [holds] = compiled("Combo (3): This card's [evolve] costs 1 less to activate.").effects
    assert holds == sv.Gate(sv.Combo(3), (sv.EvolveCostChange(SELF, ir.Num(1)),))


@pytest.mark.parametrize(
    "words", ["This card costs 1 less to play for every {}.", "For every {}, this card costs 1 less to play."]
)
def test_for_every_one_of_them(words: str) -> None:
    [price] = compiled(words.format("Pixie follower in your cemetery")).effects
    pixies = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ir.InZone(sv.Cemetery(YOU)),))
    assert price == ir.CostChange(SELF, ir.PerEach(ir.Num(1), ir.CountOf(pixies)))


def test_on_an_enemy_field() -> None:
    there = ir.Group(ir.IsCard(), (), (ir.InZone(ir.Field(FOE)),))
    assert condition("there are at least 5 cards on an enemy field") == ir.Exists(there, ir.Num(5))
    more = condition("there are more followers on an enemy field than on your field")
    theirs = ir.Group(FOLLOWER, (), (ir.InZone(ir.Field(FOE)),))
    assert more == ir.Compare(ir.CountOf(theirs), ir.CountOf(MINE), ">")


def test_what_has_happened() -> None:
    fell = ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(down=True),))
    assert condition("your leader's [defense] has decreased this turn") == ir.HappenedThisTurn(fell)
    came = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (sv.EntersFrom(YOU, sv.Cemetery(YOU)),))
    words = "a follower was put onto your field from your cemetery this turn"
    assert condition(words) == ir.HappenedThisTurn(came)
    other = ir.Group(FOLLOWER, (ir.ControlledBy(YOU), ir.OtherThan(SELF)))
    evolved = ir.CardEvent(ir.OneSubject(other), (sv.Evolves(),), by=YOU)
    assert condition("you evolved another follower this turn") == ir.HappenedThisTurn(evolved)


def test_costs_that_are_instructions() -> None:
    cost = compiled("[act] Decrease your maximum play points by 1: Draw a card.").cost
    assert cost.actions == (sv.PayProcess((sv.MaxPoints(YOU, sv.Negative(ir.Num(1))),)),)
    cost = compiled("[act] Deal 1 damage to this follower: Draw a card.").cost
    assert cost.actions == (sv.PayProcess((ir.DealDamage(SELF, ir.Num(1)),)),)


def test_banished_from_the_field() -> None:
    event = compiled("Whenever an enemy follower is banished from the field, draw a card.").event
    enemy = ir.OneSubject(ir.Group(FOLLOWER, ENEMY.adjectives))
    assert event == ir.CardEvent(enemy, (ir.RemovedFromGame("field"),))


HELD = ir.UntilEndOfNextTurn(ir.ControllerOf(ir.Ref(("t1",))))


@pytest.mark.parametrize(
    "text",
    [
        "It can't attack until the end of its controller's next turn.",
        "Until the end of its controller's next turn, it can't attack.",
    ],
)
def test_until_the_end_of_its_controllers_next_turn(text: str) -> None:
    _, held = effects(f"Select an enemy follower on the field. {text}")
    assert held == ir.Restrict(ir.Ref(("t1",)), ir.CannotAttack(), HELD)


def test_it_deals_that_much() -> None:
    dealt = triggered("When this follower takes damage, it deals that much damage to each enemy leader.")
    assert isinstance(dealt, ir.DealDamage)
    assert (dealt.amount, dealt.source) == (ir.EventAmount(), ir.Ref(("self",)))


def test_a_selected_follower_deals_it() -> None:
    dealt = compiled(
        "[fanfare] Select another follower on your field. It deals 3 damage to each enemy leader."
    ).effects[1]
    assert (dealt.amount, dealt.source) == (ir.Num(3), ir.Ref(("t1",)))


def test_both_become() -> None:
    _, both = effects("Select an enemy follower on the field. Its [attack] and [defense] become 1.")
    it = ir.Ref(("t1",))
    assert both == ir.Both((sv.SetAttack(it, ir.Num(1)), sv.SetDefense(it, ir.Num(1))))


def test_tokens_of_its_controller() -> None:
    _, made = effects("Select an enemy follower on the field. Put a Fairy token into its controller's EX area.")
    theirs = sv.ExArea(ir.ControllerOf(ir.Ref(("t1",))))
    assert made == sv.CreateTokens(YOU, ir.Num(1), ("Fairy",), theirs, bind="t2")


def test_two_of_the_following() -> None:
    [modal] = effects("Choose two of the following. (1) Draw a card. (2) Draw 2 cards. (3) Draw 3 cards.")
    assert modal.header.count == ir.Num(2)


@pytest.mark.parametrize("them", ["them", "those cards", "the revealed cards"])
def test_among_the_revealed_cards(them: str) -> None:
    asked = compiled(
        f"[fanfare] Reveal the top 3 cards of your deck. If there are no followers among {them}, draw a card."
    ).effects[1]
    none = ir.Compare(ir.CountRef(ir.Ref(("t1",)), ir.Group(FOLLOWER)), ir.Num(0), "=")
    assert asked == ir.If(none, DRAW)


def test_damage_by_them_is_changed() -> None:
    [holds] = compiled(
        "While this card is on your field, combat damage dealt by your spells is increased by 1."
    ).effects
    spells = ir.All(ir.Group(ir.TypeIs(("Spell",)), (ir.ControlledBy(YOU),)), bind="t1")
    assert holds.effect == sv.DealtChange(spells, "increase", ir.Num(1), ir.Continuous(), kind="combat")


def test_with_so_many_counters() -> None:
    asked = condition("there is a follower with 5 or more omen counters on your field")
    assert isinstance(asked, ir.Exists)
    assert asked.group.qualifiers[0] == ir.WithCounter("omen", ir.Num(5))


@pytest.mark.parametrize(
    ("words", "trait", "lowest"),
    [
        ("highest attack among", "attack", False),
        ("lowest cost of", "cost", True),
        ("greatest [defense] among", "defense", False),
    ],
)
def test_the_highest_of_all(words: str, trait: str, lowest: bool) -> None:
    [dealt] = effects(f"Deal X damage to each enemy leader. X equals the {words} followers on your field.")
    assert dealt.amount == ir.Highest(trait, MINE, lowest)


def test_so_manieth_card() -> None:
    asked = triggered("Whenever you play a follower, if it's your 3rd card this turn, draw a card.")
    assert isinstance(asked, ir.If)
    assert asked.condition == sv.NthPlayed(ir.Ref(("subject",)), 3, ir.Group(ir.IsCard()))


def test_evolving_that_costs_less_this_turn() -> None:
    _, less = effects("Select a follower on your field. It costs 1 less to evolve this turn.")
    assert less == sv.CostFor(sv.EvolveCostChange(ir.Ref(("t1",)), ir.Num(1)), ir.UntilEndOfTurn())


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("This ability activates only during your turn.", ir.OnlyYourTurn()),
        ("This ability activates up to 2 times per turn.", ir.OncePerTurn(2)),
    ],
)
def test_limits_of_abilities(text: str, limit: ir.Limit) -> None:
    assert compiled(f"Whenever an amulet on your field is destroyed, draw a card. {text}").limits == (limit,)


def test_twice_the_number_of_cards_destroyed() -> None:
    text = "Destroy each amulet on your field. Draw X cards. X equals 2 times the number of cards destroyed."
    drawn = effects(text)[1].amount
    assert drawn == ir.PerEach(ir.Num(2), sv.CountThisWay(ir.IsCard(), "destroyed"))


def test_what_follows_an_earth_rite_instead_is_open() -> None:
    with pytest.raises(TextError, match="it is open"):
        effects("Draw a card. Earth Rite: Draw 2 cards instead. Give your leader [defense]+1.")


def test_divided_among_any_number_is_selected_while_playing() -> None:
    [divided] = effects("Deal 6 damage divided among any number of enemy followers on the field.")
    assert divided == ir.Then(chosen(ENEMY, 0, any_number=True), ir.DivideDamage(ir.Ref(("t1",)), ir.Num(6)))


def test_that_enemy_follower_is_the_attacked_one() -> None:
    text = "Whenever another follower on your field attacks an enemy follower, deal 1 damage to that enemy follower."
    assert triggered(text) == ir.DealDamage(OTHER, ir.Num(1))


@pytest.mark.parametrize(
    ("event", "name"),
    [("one of your followers attacks an enemy leader", "other"), ("an enemy leader takes damage", "subject")],
)
def test_that_leader(event: str, name: str) -> None:
    dealt = triggered(f"Whenever {event}, deal 1 damage to that leader.")
    assert isinstance(dealt, ir.DealDamage)
    assert dealt.to == sv.LeaderOf(sv.PlayerRef(ir.ControllerOf(ir.Ref((name,)))))


def test_what_has_not_happened() -> None:
    hurt = ir.CardEvent(SELF, (ir.IsDealtDamage(),))
    for words in ("hasn't taken", "didn't take", "took no"):
        assert condition(f"this follower {words} damage this turn") == ir.Not(ir.HappenedThisTurn(hurt))
    mine = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)))
    evolved = ir.HappenedThisTurn(ir.CardEvent(mine, (sv.Evolves(),), by=YOU))
    for words in ("didn't evolve a follower", "haven't evolved any followers"):
        assert condition(f"you {words} this turn") == ir.Not(evolved)


def test_what_was_returned_from_the_field() -> None:
    asked = condition("you returned a card on your field to hand this turn")
    assert asked == condition("you returned a card from your field to hand this turn")


@pytest.mark.parametrize(("whose", "player"), [("each player's", ir.EachPlayer()), ("each opponent's", FOE)])
def test_at_the_start_of_turns(whose: str, player: ir.Player) -> None:
    event = compiled(f"At the start of {whose} turn, draw a card.").event
    assert event == ir.BeginningOf("turn", player)


@pytest.mark.parametrize(
    ("text", "than"),
    [
        (
            "Put a card from your hand into your EX area. It costs 1 less to play for each other card in your EX area.",
            ir.Ref(("t1",)),
        ),
        ("Give this follower [attack]+1 for each other card in your EX area.", SELF),
    ],
)
def test_other_cards_in_the_ex_area_than_the_one_put_there(text: str, than: ir.Objects) -> None:
    last = compiled(f"[fanfare] {text}").effects[-1]
    assert last.count == ir.CountOf(ir.Group(ir.IsCard(), (ir.OtherThan(than),), (ir.InZone(sv.ExArea(YOU)),)))


DESTROYED = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (), MINE.qualifiers)), (ir.IsBroken(),))
PLAYED = ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Spell",))))


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("The next time a follower on your field is destroyed this turn", DESTROYED),
        ("When the next follower on your field is destroyed this turn", DESTROYED),
        ("The next time you play a spell this turn", PLAYED),
        ("When you play your next spell this turn", PLAYED),
    ],
)
def test_the_next_time_this_turn(text: str, event: ir.Event) -> None:
    assert effects(f"{text}, draw a card.") == (ir.Delayed(event, (DRAW,), this_turn=True, once=True),)


def test_when_the_next_one_is_destroyed() -> None:
    mine = ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))), (ir.IsBroken(),))
    assert effects("When your next follower is destroyed, draw a card.") == (ir.Delayed(mine, (DRAW,)),)


def test_what_each_opponent_has() -> None:
    assert condition("each opponent has 5 or more cards in their hand") == condition(
        "an opponent has 5 or more cards in their hand"
    )


def test_tokens_for_each_are_several() -> None:
    text = "Banish each card in your EX area. Summon a Fairy token for each card banished this way. Give them Rush."
    assert effects(text)[2] == ir.Gain(ir.Ref(("t2",)), (ir.KeywordGained("Rush"),), ir.Permanent())
    with pytest.raises(TextError, match="it"):
        effects("Summon a Fairy token for each card in your hand. Give it Rush.")


def test_for_each_among_them() -> None:
    drawn = effects("Put the top 3 cards of your deck into your cemetery. Draw a card for each follower among them.")[1]
    assert drawn == sv.ForEvery(DRAW, ir.CountRef(ir.Ref(("t1",)), ir.Group(FOLLOWER)))


def test_otherwise_behind_two_questions() -> None:
    shown = "Reveal the top card of your deck."
    *_, otherwise = effects(
        f"{shown} If it's a spell, draw a card. If it's a follower, draw 2 cards. Otherwise, draw 3 cards."
    )
    assert otherwise == ir.Otherwise(ir.Draw(YOU, ir.Num(3)))
    for second in ("it costs 2 play points or less", "there is an amulet on your field"):
        with pytest.raises(TextError, match="otherwise"):
            effects(f"{shown} If it's a spell, draw a card. If {second}, draw 2 cards. Otherwise, draw 3 cards.")


def test_questions_about_what_was_named() -> None:
    asked = compiled(
        "[fanfare] Return another card on your field to its owner's hand: If the returned card is an amulet, draw a card."
    )
    [paid] = asked.effects
    assert paid.effects[0].condition.card == ir.PaidWith("returned")
    costs = triggered("Whenever you play a spell, if the spell costs 3 play points or more, draw a card.")
    assert costs == ir.If(ir.HasFilter(ir.Ref(("subject",)), ir.CostIs(ir.Num(3), ">=")), DRAW)


@pytest.mark.parametrize(
    ("words", "removed"),
    [("remove a Fable counter from", True), ("put a Fable counter on", False), ("place a Fable counter on", False)],
)
def test_counters_that_you_put_and_remove(words: str, removed: bool) -> None:
    event = compiled(f"Whenever you {words} this card, draw a card.").event
    assert event == ir.CardEvent(SELF, (sv.CounterPlaced("Fable", removed, by=YOU),))


def test_what_is_done_several_times_makes_several() -> None:
    twice = "Put the top card of your deck into your EX area. Do this 2 times."
    assert effects(f"{twice} They cost 1 less to play.")[1] == ir.CostChange(ir.Ref(("t1",)), ir.Num(1))
    with pytest.raises(TextError, match="it"):
        effects(f"{twice} It costs 1 less to play.")


@pytest.mark.parametrize(
    "text",
    [
        "Follower Strike: Give this follower [attack]+1. If the attacked follower has Ward, give it [attack]+2 instead.",
        "Whenever you play a spell, give this follower [attack]+1. If it costs 3 play points or more, give it [attack]+2 instead.",
    ],
)
def test_what_is_given_instead_is_given_to_the_same(text: str) -> None:
    with pytest.raises(TextError, match="more than one"):
        compiled(text)
