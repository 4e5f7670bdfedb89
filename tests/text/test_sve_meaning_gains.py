"""What sentences of Shadowverse: Evolve mean: what cards gain and lose."""

from __future__ import annotations

import pytest
from sve_meaning import (
    ALWAYS,
    AMULET,
    CARD,
    DRAW,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    LEADER,
    MINE,
    ON_MINE,
    ONE_FOE,
    SELF,
    TURN,
    YOU,
    X,
    chosen,
    compiled,
    effects,
    plain,
    refused,
    static,
    stats,
    such,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text

RUSH = ir.KeywordGained("Rush")
ENEMY_FOLLOWERS = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),))


def _given(text: str) -> ir.Ability:
    [said] = effects(f'Give your leader "{text}"')
    assert isinstance(said, ir.Gain) and said.to == sv.LeaderOf(YOU) and said.duration == FOREVER
    [gained] = said.gains
    assert isinstance(gained, ir.AbilityGained)
    [ability] = gained.abilities
    return ability


def test_an_ability_in_quotation_marks() -> None:
    inner = ir.AutoAbility(sv.LastWords(), (ir.Draw(YOU, ir.Num(1)),))
    assert compiled('[fanfare] Give this follower "[lastwords] Draw a card."').effects == (
        ir.Gain(SELF, (ir.AbilityGained((inner,)),), FOREVER),
    )


def test_the_following_ability() -> None:
    at_end = ir.AutoAbility(ir.BeginningOf("end", YOU), (DRAW,))
    said = effects('Give your leader the following ability: "At the start of your end phase, draw a card."')
    assert said == (ir.Gain(LEADER, (ir.AbilityGained((at_end,)),), FOREVER),)


def test_x_of_a_quoted_ability_is_its_own() -> None:
    given = 'Select a follower on your field. Give it "[lastwords] Draw X cards.'
    count = "X equals the number of cards in your hand."
    assert effects(f'{given} {count}"')
    for text in (f'[act] Remove X charge counters from this card: {given}"', f'[fanfare] {given}" {count}'):
        with pytest.raises(TextError, match="what X is"):
            compiled(text)


def test_this_leader() -> None:
    hurt = ir.CardEvent(SELF, (ir.IsDealtDamage(),))
    assert _given("When this leader takes damage, draw a card.") == ir.AutoAbility(hurt, (DRAW,))
    less = ir.ReplaceDamage(SELF, "reduce", ir.Num(1), ALWAYS)
    assert _given("This leader takes 1 less damage.") == ir.FieldAbility((less,))
    safe = ir.Restrict(SELF, sv.TakesNoDamage("ability"), ALWAYS)
    assert _given("This leader doesn't take damage from abilities.") == ir.FieldAbility((safe,))
    more = ir.Gain(SELF, (sv.StatUp(None, ir.Num(1)),), FOREVER)
    played = ir.PlayerCasts(YOU, ir.Group(ir.TypeIs(("Spell",))))
    assert _given("Whenever you play a spell, give this leader [defense]+1.") == ir.AutoAbility(played, (more,))


def test_a_quotation_in_the_midst_needs_no_full_stop_of_its_own() -> None:
    given = ir.AbilityGained((ir.AutoAbility(sv.LastWords(), (ir.Draw(YOU, ir.Num(1)),)),))
    said = effects('Select a follower on your field. Give it "[lastwords] Draw a card" this turn.')
    assert said == (chosen(MINE), ir.Gain(IT, (given,), TURN))


def test_the_rest_of_the_game_is_given_to_the_leader() -> None:
    """4.3.3: the leader stays."""
    [given] = compiled("[fanfare] For the rest of the game, your followers have Rush.").effects
    mine = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), bind="t1")
    rush = ir.FieldAbility((ir.Gain(mine, (ir.KeywordGained("Rush"),), ir.Continuous()),))
    assert given == ir.Gain(sv.LeaderOf(YOU), (ir.AbilityGained((rush,)),), FOREVER)
    [given] = compiled("[fanfare] For the rest of this game, whenever you play a card, draw a card.").effects
    drawn = ir.AutoAbility(ir.PlayerCasts(YOU, ir.Group(CARD)), (DRAW,))
    assert given == ir.Gain(sv.LeaderOf(YOU), (ir.AbilityGained((drawn,)),), FOREVER)


def test_a_leader_is_given_an_ability() -> None:
    quoted = ir.AutoAbility(ir.BeginningOf("end", YOU), (DRAW,))
    wanted = ir.Gain(sv.LeaderOf(YOU), (ir.AbilityGained((quoted,)),), ir.Permanent())
    for verb in ("Give your leader", "Your leader gains"):
        assert effects(f'{verb} "At the start of your end phase, draw a card."') == (wanted,)
    with pytest.raises(TextError):
        effects('Give each follower in your hand "This card costs 1 less to play."')
    with pytest.raises(TextError):
        effects('Give your leader "[act][cost01]: Draw a card."')


@pytest.mark.parametrize("loss", ["all abilities", "all its abilities", "all of its abilities"])
def test_all_its_abilities(loss: str) -> None:
    _, made = effects(f"Select an enemy follower on the field. It loses {loss}.")
    assert made.losses == (ir.AllAbilities(),)


@pytest.mark.parametrize(
    "text",
    [
        '(This card is also treated as "Dust, Unbound".)',
        '(This card is considered "Dust, Unbound.")',
        'This card is also treated as "Dust, Unbound".',
        'This card\'s name is also treated as "Dust, Unbound".',
    ],
)
def test_another_name_in_quotation_marks(text: str) -> None:
    named = ir.Restrict(SELF, ir.AlsoName("Dust, Unbound"), ir.Continuous())
    assert compiled(text).effects == (named,)


def test_whatever_stands_in_quotation_marks_is_the_name() -> None:
    [ability] = compile_text(
        "sve", '(This card is treated as "Hush! The Bells!".)', name="Anyone", card_type="Follower"
    ).abilities
    assert isinstance(ability, ir.FieldAbility)
    assert ability.effects[0].rule == ir.AlsoName("Hush! The Bells!")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "words",
    ['is treated as "Mossback Elder".', 'is treated as "Mossback Elder"', 'will be treated as "Mossback Elder".'],
)
def test_a_name_in_parentheses(words: str) -> None:
    [named] = compiled(f"(This card {words})").effects
    assert named == ir.Restrict(SELF, ir.AlsoName("Mossback Elder"), ir.Continuous())


def test_for_the_rest_of_the_turn() -> None:
    named, given = effects("Select a follower on your field. For the rest of the turn, it has Rush.")
    assert (named, given) == (chosen(MINE), ir.Gain(IT, (RUSH,), TURN))


def test_lost_all_the_time() -> None:
    ability = compiled("Each enemy follower on the field loses Ward.")
    assert ability.effects == (ir.Lose(ir.All(ENEMY, bind="t1"), (ir.KeywordGained("Ward"),), ir.Continuous()),)


def test_one_number_of_several() -> None:
    [made] = effects("Change the attack of each enemy follower on the field to 1.")
    assert (type(made), made.what.group, made.amount) == (sv.SetAttack, ENEMY, ir.Num(1))


def test_attack_that_is_equal_to_a_number() -> None:
    hand = ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),)))
    wanted = sv.SetAttack(SELF, hand, ALWAYS)
    assert static("This follower's [attack] is equal to the number of cards in your hand.") == wanted


def test_attack_that_becomes_a_number_for_a_time() -> None:
    _, became = effects(f"{ONE_FOE} Its attack becomes 0 until the end of your opponent's next turn.")
    assert became == sv.SetAttack(IT, ir.Num(0), ir.UntilEndOfNextTurn(FOE))


def test_attack_is_changed_in_words() -> None:
    [_, changed] = effects("Select a follower on your field. Change its attack to 7.")
    assert changed == sv.SetAttack(IT, ir.Num(7))


@pytest.mark.parametrize("words", ["Change its attack and defense to 2", "Change the attack and defense of it to 2"])
def test_both_values(words: str) -> None:
    said = effects(f"Select an enemy follower on the field. {words}.")
    assert said[1] == ir.Both((sv.SetAttack(IT, ir.Num(2)), sv.SetDefense(IT, ir.Num(2))))


def test_both_values_become() -> None:
    *_, both = effects("Select an enemy follower on the field. Its attack and defense become 2.")
    assert plain(both) == ir.Both((sv.SetAttack(IT, ir.Num(2)), sv.SetDefense(IT, ir.Num(2))))


@pytest.mark.parametrize(
    ("words", "stats_said"),
    [("attack", ("SetAttack",)), ("[defense]", ("SetDefense",)), ("attack and defense", ("SetAttack", "SetDefense"))],
)
def test_doubled(words: str, stats_said: tuple[str, ...]) -> None:
    ability = compiled(f"[fanfare] Double this follower's {words}.")
    two = ir.Num(2)
    made = {
        "SetAttack": sv.SetAttack(SELF, ir.PerEach(two, sv.AttackOf(SELF))),
        "SetDefense": sv.SetDefense(SELF, ir.PerEach(two, sv.DefenseOf(SELF))),
    }
    wanted = tuple(made[each] for each in stats_said)
    assert ability.effects == (wanted if len(wanted) == 1 else (ir.Both(wanted),))


def test_stats_are_set() -> None:
    leaders = ir.All(ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),)), "t1")
    assert effects("Set each enemy leader's [defense] to 12.") == (sv.SetDefense(leaders, ir.Num(12)),)
    assert effects("Select an enemy follower on the field. Set its [attack] to 0.") == (
        chosen(ENEMY),
        sv.SetAttack(IT, ir.Num(0)),
    )


def test_that_leaders_defense() -> None:
    ability = compiled(
        "Whenever this follower deals attack damage to an enemy leader, that leader's [defense] becomes 10."
    )
    hurt = sv.LeaderOf(sv.PlayerRef(ir.ControllerOf(ir.Ref(("other",)))))
    assert ability.effects == (sv.SetDefense(hurt, ir.Num(10)),)


def test_both_become() -> None:
    _, both = effects("Select an enemy follower on the field. Its [attack] and [defense] become 1.")
    it = ir.Ref(("t1",))
    assert both == ir.Both((sv.SetAttack(it, ir.Num(1)), sv.SetDefense(it, ir.Num(1))))


@pytest.mark.parametrize("word", ["While", "As long as", "For as long as"])
def test_as_long_as(word: str) -> None:
    [said] = compiled(f"{word} there is an amulet on your field, this follower has [attack]+1.").effects
    assert said == ir.If(such(ir.Group(AMULET, (), (ON_MINE,)), 1), ir.Gain(SELF, (stats(1, None),), ir.Continuous()))


@pytest.mark.parametrize("verb", ["get", "gain", "have"])
@pytest.mark.parametrize("whom", ["enemy followers", "followers on your field"])
def test_what_a_whole_group_gets_for_a_span(verb: str, whom: str) -> None:
    [given] = effects(f"Until the end of the turn, {whom} {verb} [attack]+2.")
    group = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)) if "enemy" in whom else MINE
    assert given == ir.Gain(ir.All(group, bind="t1"), (stats(2, None),), TURN)


@pytest.mark.parametrize("verb", ["is", "equals"])
def test_x_in_the_same_sentence_of_a_passive_ability(verb: str) -> None:
    ability = compiled(f"This follower has [attack]+X, where X {verb} the number of followers on your field.")
    [let] = ability.effects
    assert let == sv.Let((ir.Gain(SELF, (sv.StatUp(X),), ALWAYS),), ir.CountOf(MINE))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Choose 1 enemy follower. Destroy it.", (chosen(ENEMY_FOLLOWERS), ir.Break(IT))),
        ("Choose up to 2 enemy followers. Deal 2 damage to them.", (chosen(ENEMY_FOLLOWERS, 2, up_to=True), ir.DealDamage(IT, ir.Num(2)))),
        ("Put a Fairy token into your field.", (sv.CreateTokens(YOU, ir.Num(1), ("Fairy",), ir.Field(YOU), bind="t1"),)),
        ("If Overflow is active, draw a card.", (ir.If(sv.Overflow(), DRAW),)),
        ("Banish an enemy follower.", (ir.SelectAndPut(YOU, ir.Target(ir.Num(1), ENEMY_FOLLOWERS, bind="t1"), ir.Removed(ir.Owner())),)),
        ("Deal 3 damage to an enemy follower.", (ir.Then(ir.Select(YOU, ir.Target(ir.Num(1), ENEMY_FOLLOWERS, bind="t1")), ir.DealDamage(IT, ir.Num(3))),)),
        ("Your leader recovers 3 defense.", (ir.Gain(LEADER, (stats(None, 3),), FOREVER),)),
        ("Your leader gains 2 [defense].", (ir.Gain(LEADER, (stats(None, 2),), FOREVER),)),
    ],
)  # fmt: skip
def test_in_other_words(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert effects(text) == wanted


def test_one_of_yours() -> None:
    mine = ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))
    said = effects("Choose one of your followers. It gets [attack]+2.")
    assert said == (chosen(mine), ir.Gain(IT, (stats(2, None),), FOREVER))


@pytest.mark.parametrize("whom", ["", " an enemy leader"])
def test_the_attacking_follower_is_the_one_of_the_event(whom: str) -> None:
    made = compiled(f"Whenever another follower on your field attacks{whom}, give the attacking follower [attack]+1.")
    assert made.effects[0].to == ir.Ref(("subject",))


@pytest.mark.parametrize("verb", ["has", "gets"])
def test_three_that_it_has(verb: str) -> None:
    made = compiled(f"While there are no amulets on your field, this follower {verb} Assail, Aura, and [attack]+3.")
    [given] = made.effects
    assert given.effect.gains == (ir.KeywordGained("Assail"), ir.KeywordGained("Aura"), sv.StatUp(ir.Num(3)))


@pytest.mark.parametrize("verb", ["gains", "gets"])
def test_three_that_it_is_given(verb: str) -> None:
    *_, made = effects(f"Select a follower on your field. It {verb} [attack]+1, Rush, and Ward.")
    gains = (sv.StatUp(ir.Num(1)), ir.KeywordGained("Rush"), ir.KeywordGained("Ward"))
    assert made == ir.Gain(ir.Ref(("t1",)), gains, FOREVER)
    *_, made = effects(
        f"Select a follower on your field. It {verb} [attack]+1, Rush, and Ward until the end of the turn."
    )
    assert made == ir.Gain(ir.Ref(("t1",)), gains, ir.UntilEndOfTurn())


def test_the_cost_of_what_was_revealed() -> None:
    [_, made] = effects(
        "Reveal the top card of your deck. Give your leader [defense]+X. X equals the cost of the revealed card."
    )
    assert made.amount == ir.CostOf(ir.Ref(("t1",)))  # type: ignore[attr-defined]


def test_a_number_for_each_all_the_time() -> None:
    others = ir.CountOf(ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,)))
    up = sv.StatUp(ir.PerEach(ir.Num(1), others), ir.PerEach(ir.Num(2), others))
    text = "This follower has [attack]+1/[defense]+2 for each other follower on your field."
    assert compiled(text) == ir.FieldAbility((ir.Gain(SELF, (up,), ir.Continuous()),))


def test_what_a_card_has_that_was_just_named() -> None:
    rush = (ir.KeywordGained("Rush"),)
    [_, given] = effects("Select a follower in your cemetery and put it onto your field. It has Rush.")
    assert given == ir.Gain(IT, rush, FOREVER)
    [_, given] = effects("Summon 2 Knight tokens. They have Rush.")
    assert given == ir.Gain(IT, rush, FOREVER)


@pytest.mark.parametrize("cards", ["Your followers have", "Each follower on your field has"])
def test_what_a_group_has_is_no_instruction(cards: str) -> None:
    with pytest.raises(TextError):
        effects(f"{cards} Rush.")


def test_given_on_the_field_and_elsewhere() -> None:
    [given] = effects("Give each follower on your field and each follower in your hand [attack]+1.")
    there = ir.Group(FOLLOWER, (), (ir.InZone(ir.Hand(YOU)),))
    assert [each.group for each in given.to.items] == [MINE, there]  # type: ignore[attr-defined]
    assert "cards on the field only" in refused(
        "Give each follower on your field and each follower in your deck [attack]+1."
    )
    assert "cards on the field only" in refused("Destroy each follower on your field and each follower in your hand.")
