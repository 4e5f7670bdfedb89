"""What sentences of Shadowverse: Evolve mean: further wordings, and the nearest neighbours of known ones."""

from __future__ import annotations

from typing import Any

import pytest
from test_sve_meaning import (
    AMULET,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    ON_FIELD,
    ON_MINE,
    SELF,
    YOU,
    chosen,
    compiled,
    effects,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

DRAW = ir.Draw(YOU, ir.Num(1))
ALWAYS = ir.Continuous()


def tokens(name: str, count: int, bind: str, into: ir.Zone | None = None) -> sv.CreateTokens:
    return sv.CreateTokens(YOU, ir.Num(count), (name,), into or ir.Field(YOU), bind=bind)


@pytest.mark.parametrize(
    ("text", "group"),
    [
        (
            "Destroy each non-Sporeling follower on the field.",
            ir.Group(FOLLOWER, (ir.Without(sv.TraitIs("Sporeling")),), (ON_FIELD,)),
        ),
        (
            "Destroy each non-Earth Sigil amulet on the field.",
            ir.Group(AMULET, (ir.Without(sv.TraitIs("Earth Sigil")),), (ON_FIELD,)),
        ),
        (
            "Destroy each follower on your field with a spore counter on it.",
            ir.Group(FOLLOWER, (), (ON_MINE, ir.WithCounter("spore", ir.Num(1)))),
        ),
        (
            "Destroy all followers on your field with 2 spore counters on them.",
            ir.Group(FOLLOWER, (), (ON_MINE, ir.WithCounter("spore", ir.Num(2)))),
        ),
    ],
)
def test_groups(text: str, group: ir.Group) -> None:
    assert effects(text) == (ir.Break(ir.All(group, "t1")),)


def test_a_trait_that_nobody_knows_is_no_trait_that_they_lack() -> None:
    with pytest.raises(TextError):
        effects("Destroy each non-violent follower on the field.")


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        (
            "If another Sporeling follower is on your field, draw a card.",
            ir.Exists(
                ir.Group(FOLLOWER, (ir.OtherThan(SELF), sv.TraitIs("Sporeling")), (ON_MINE,)), ir.Num(1), compare=">="
            ),
        ),
        ("If this card was evolved, draw a card.", ir.HasFilter(SELF, sv.IsEvolved())),
        (
            "If there isn't an amulet on your field, draw a card.",
            ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(0), compare="="),
        ),
        (
            "If there aren't any amulets on your field, draw a card.",
            ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(0), compare="="),
        ),
        (
            "If this is the 3rd card you've played this turn, draw a card.",
            sv.NthPlayed(SELF, 3, ir.Group(ir.IsCard())),
        ),
        (
            "If at least 3 followers have been destroyed this turn, draw a card.",
            ir.HappenedThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FOLLOWER)), (ir.IsBroken(),)), times=3),
        ),
    ],
)
def test_conditions(text: str, condition: ir.Condition) -> None:
    ability = compiled(f"[lastwords] {text}")
    assert ability.effects == (ir.If(condition, DRAW),)


def test_both_are() -> None:
    [_, asked] = effects("Put the top 2 cards of your deck into your cemetery. If both are followers, draw a card.")
    assert asked == ir.If(ir.Is(IT, ir.Group(FOLLOWER)), DRAW)


@pytest.mark.parametrize("word", ["When", "Whenever"])
def test_damage_that_is_dealt_to(word: str) -> None:
    hurt = ir.CardEvent(sv.LeaderOf(YOU), (ir.IsDealtDamage(),))
    assert compiled(f"{word} damage is dealt to your leader, draw a card.").event == hurt
    in_turn = compiled(f"{word} damage is dealt to your leader during your turn, draw a card.").event
    assert in_turn == ir.DuringTurnOf(YOU, hurt)


def test_stats_are_set() -> None:
    leaders = ir.All(ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),)), "t1")
    assert effects("Set each enemy leader's [defense] to 12.") == (sv.SetDefense(leaders, ir.Num(12)),)
    assert effects("Select an enemy follower on the field. Set its [attack] to 0.") == (
        chosen(ENEMY),
        sv.SetAttack(IT, ir.Num(0)),
    )


def test_halves_in_parentheses() -> None:
    for way, down in (("rounded up", False), ("rounded down", True)):
        [made] = effects(f"Draw X cards. X equals half your maximum play points ({way}).")
        most = sv.PlayPoints(YOU, maximum=True)
        assert made == sv.Let((ir.Draw(YOU, ir.X()),), sv.HalfUp(most, down=down))


def test_a_search_with_a_comma() -> None:
    found = ir.Search(YOU, (ir.Target(ir.Num(1), ir.Group(AMULET), bind="t1"),))
    for comma in ("", ","):
        [made] = effects(f"Search your deck for an amulet{comma} and put it onto your field.")
        assert made == ir.Then(found, ir.PlayOnto(IT, YOU))


def test_what_one_may_do_instead_whenever_one_likes() -> None:
    [made] = effects("Draw a card. You may give your leader [defense]+2 instead.")
    healed = ir.Gain(sv.LeaderOf(YOU), (stats(None, 2),), FOREVER)
    assert made == sv.OrInstead(DRAW, ir.And(()), ir.May(YOU, healed))


@pytest.mark.parametrize("most", [2, 3])
def test_more_are_selected_than_several(most: int) -> None:
    text = f"Select up to 2 enemy followers on the field and destroy them. Combo (3): Select up to {most} instead."
    if most == 2:
        with pytest.raises(TextError):
            effects(text)
        return
    [made] = effects(text)
    several = [ir.Choose((ir.Target(ir.Num(n), ENEMY, up_to=True, bind=f"t{n - 1}"),), YOU) for n in (2, most)]
    one, other = (ir.Both((each, ir.Break(ir.Ref((f"t{n}",))))) for n, each in enumerate(several, 1))
    assert made == sv.OrInstead(one, sv.Combo(3), other)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        (
            "Summon a Knight, 2 Ghost, and a Puppet token.",
            ir.Then(tokens("Knight", 1, "t1"), ir.Then(tokens("Ghost", 2, "t2"), tokens("Puppet", 1, "t3"))),
        ),
        (
            "Put a Fairy token and Ghost token into your EX area.",
            sv.CreateTokens(YOU, ir.Num(1), ("Fairy", "Ghost"), sv.ExArea(YOU), bind="t1"),
        ),
    ],
)
def test_rows_of_tokens(text: str, made: ir.Effect) -> None:
    assert effects(text) == (made,)


def test_cards_there_that_cost_so_much() -> None:
    pixies = ir.All(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ir.InZone(sv.ExArea(YOU)),)), "t1")
    [made] = effects("Pixie followers in your EX area cost 0 play points to play this turn.")
    assert made == sv.CostFor(sv.CostSet(pixies, ir.Num(0)), ir.UntilEndOfTurn())


def test_so_many_that_were_put_there() -> None:
    [_, asked] = effects(
        "Put any number of cards from your field into their owners' cemeteries. "
        "If you put at least 3 cards into the cemetery this way, draw a card."
    )
    buried = sv.CountThisWay(ir.IsCard(), "put into the cemetery")
    assert asked == ir.If(ir.Compare(buried, ir.Num(3), ">="), DRAW)


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        (
            "[lastwords] Draw a card. This ability activates only if Overflow is active for you.",
            ir.OnlyIf(sv.Overflow()),
        ),
        (
            "[act][engage]: Draw a card. This ability can't be activated on the turn this card was put onto the field.",
            ir.OnlyIf(ir.HasFilter(SELF, ir.Without(ir.EnteredThisTurn()))),
        ),
    ],
)
def test_limits(text: str, limit: ir.Limit) -> None:
    assert compiled(text).limits == (limit,)


@pytest.mark.parametrize("join", [" and", ", and"])
def test_several_rules_and_another_thing(join: str) -> None:
    anybody: dict[str, Any] = {"by": ir.AnyPlayer()}
    ability = compiled(f"This follower can't be destroyed or banished by abilities{join} doesn't take combat damage.")
    barred = tuple(
        ir.Restrict(SELF, rule, ALWAYS) for rule in (ir.CannotBeBroken(**anybody), ir.CannotBeRemoved(**anybody))
    )
    whole = ir.Restrict(SELF, sv.TakesNoDamage("combat"), ALWAYS)
    assert ability.effects == (ir.Both((ir.Both(barred), whole)),)


def test_both_deal_damage_equal_to_their_attacks() -> None:
    [_, dealt] = effects(
        "Select a follower on your field and an enemy follower on the field. They deal damage to each other equal to their attacks."
    )
    assert dealt == ir.DealEachOther(IT, ir.Ref(("t2",)))


@pytest.mark.parametrize("word", ["When", "Whenever"])
def test_who_fights_whom(word: str) -> None:
    theirs = ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)))
    ability = compiled(f"{word} this follower fights an enemy follower, deal 1 damage to that follower.")
    assert ability.event == ir.CardEvent(SELF, (sv.Fights(theirs),))
    assert ability.effects == (ir.DealDamage(ir.Ref(("other",)), ir.Num(1)),)


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


def test_what_the_card_was_that_paid() -> None:
    ability = compiled("[fanfare] Bury another card on your field: If that card was an amulet, draw a card.")
    [paid] = ability.effects
    assert paid.effects == (ir.If(ir.Is(ir.PaidWith("put"), ir.Group(AMULET)), DRAW),)


def test_the_selected_one_deals_it() -> None:
    [_, dealt] = effects(
        "Select a follower on your field and an enemy follower on the field. "
        "The follower on your field deals damage equal to its attack to the enemy follower."
    )
    assert dealt == ir.DealDamage(ir.Ref(("t2",)), sv.AttackOf(IT), IT)


def test_so_often_one_can_activate_it() -> None:
    ability = compiled("[act][cost01]: Draw a card. You can activate this ability up to 2 times per turn.")
    assert ability.limits == (ir.OncePerTurn(2),)


def test_that_leaders_defense() -> None:
    ability = compiled(
        "Whenever this follower deals attack damage to an enemy leader, that leader's [defense] becomes 10."
    )
    hurt = sv.LeaderOf(sv.PlayerRef(ir.ControllerOf(ir.Ref(("other",)))))
    assert ability.effects == (sv.SetDefense(hurt, ir.Num(10)),)


@pytest.mark.parametrize(
    ("join", "kind"),
    [(" and ", ir.Both), (", then ", ir.Then)],
)
def test_all_that_is_joined_is_replaced_by_as_much(join: str, kind: type[ir.Effect]) -> None:
    [made] = effects(
        f"Draw a card{join}recover 1 play point. Combo (3): Draw 2 cards{join}recover 2 play points instead."
    )

    def both(number: int) -> ir.Effect:
        two = (ir.Draw(YOU, ir.Num(number)), sv.RecoverPoints(YOU, ir.Num(number)))
        return ir.Both(two) if kind is ir.Both else ir.Then(*two)

    assert made == sv.OrInstead(both(1), sv.Combo(3), both(2))


def test_the_last_of_what_is_joined_is_replaced_by_one_of_its_kind() -> None:
    [made] = effects("Recover 1 play point and draw a card. Combo (3): Draw 2 cards instead.")
    drawn = sv.OrInstead(DRAW, sv.Combo(3), ir.Draw(YOU, ir.Num(2)))
    assert made == ir.Both((sv.RecoverPoints(YOU, ir.Num(1)), drawn))


@pytest.mark.parametrize(
    "text",
    [
        "Deal 2 damage to each enemy follower on the field and draw a card. Combo (3): Deal 4 damage to each enemy follower on the field instead.",
        "Deal 2 damage to each enemy follower on the field and draw a card. Combo (3): Destroy each enemy follower on the field instead.",
        "Draw a card. Give your leader [defense]+1. Combo (3): Draw 2 cards instead.",
        "Draw a card and recover 1 play point. Combo (3): Recover 2 play points and draw 2 cards instead.",
        "Draw a card. Recover 1 play point. Combo (3): Draw 2 cards and recover 2 play points instead.",
        "Select an enemy follower on the field, deal it 2 damage, and draw a card. Combo (3): Deal it 4 damage and draw 2 cards instead.",
        "Deal 2 damage to each enemy follower on the field and deal 1 damage to each enemy leader. Combo (3): Deal 4 damage instead.",
        "Give each follower on your field [attack]+1 and give your leader [defense]+1. Combo (3): Give [defense]+3 instead.",
        "Select an enemy follower on the field. Destroy it and put a Fairy token into your EX area. Combo (3): Summon it instead.",
    ],
)
def test_what_is_replaced_is_open(text: str) -> None:
    with pytest.raises(TextError) as refused:
        effects(text)
    assert refused.value.stage == "bind"


@pytest.mark.parametrize(
    "text",
    [
        "Reveal the top card of your deck. Select an enemy follower on the field and deal it X damage. X equals its cost.",
        "Summon a Knight token. Select an enemy follower on the field and deal it X damage. X equals its attack.",
        "Discard a card. Select a follower on your field and give it [attack]+X. X equals that card's cost.",
        "Bury a follower on your field. Select an enemy follower on the field and deal it X damage. X equals its defense.",
    ],
)
def test_whose_number_it_is_is_open(text: str) -> None:
    with pytest.raises(TextError) as refused:
        effects(text)
    assert refused.value.stage == "bind"


def test_whose_attack_it_is_where_no_other_card_has_any() -> None:
    text = (
        "Whenever you play an amulet, select an enemy follower on the field and deal it X damage. X equals its attack."
    )
    [made] = compiled(text).effects
    assert made.amount == sv.AttackOf(IT)


def test_it_may_be_the_card_of_the_event_or_the_one_picked_since() -> None:
    picked = "destroy an enemy follower on the field and give it Ward"
    with pytest.raises(TextError):
        compiled(f"Whenever another follower is put onto your field, {picked}.")
    put = "put a follower from your hand onto your field and give it Rush"
    [made] = compiled(f"Whenever an amulet you control leaves the field, {put}.").effects
    assert made.effects[1] == ir.Gain(IT, (ir.KeywordGained("Rush"),), FOREVER)


@pytest.mark.parametrize(
    "text",
    [
        "Give each follower on your field [attack]+1 and give your leader [defense]+1 until the end of the turn.",
        "Until the end of the turn, give each follower on your field [attack]+1 and give your leader [defense]+1.",
    ],
)
def test_how_long_the_first_lasts_is_open(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


def test_a_rule_has_a_time_of_its_own() -> None:
    [_, made] = effects(
        "Select an enemy follower on the field. Give it [attack]-2, and it can't attack until the end of your opponent's next turn."
    )
    assert [each.duration for each in made.effects] == [FOREVER, ir.UntilEndOfNextTurn(FOE)]


@pytest.mark.parametrize(
    "text",
    [
        "You may discard a card. Draw a card. If you do, give your leader [defense]+1.",
        "Look at the top 3 cards of your deck. You may put a spell from among them into your EX area. Put the remaining cards into your cemetery. If you do, draw a card.",
    ],
)
def test_what_if_you_do_asks_is_open(text: str) -> None:
    with pytest.raises(TextError) as refused:
        effects(text)
    assert refused.value.stage == "bind"


@pytest.mark.parametrize(
    "text",
    [
        "Choose one of the following. (1) Deal X damage to each enemy leader. (2) Draw X cards. X equals the number of amulets on your field.",
        "Spellchain (5): Draw X cards. X equals the number of amulets on your field. SC (10): Deal X damage to each enemy leader.",
    ],
)
def test_where_nothing_says_what_x_is(text: str) -> None:
    with pytest.raises(TextError) as refused:
        effects(text)
    assert refused.value.stage == "bind"


def test_that_many_is_said_of_the_instruction_right_before() -> None:
    for before in ("Deal 1 damage to each enemy follower on the field", "Give your leader [defense]+1"):
        with pytest.raises(TextError):
            effects(f"Discard any number of cards. {before}. Draw that many cards.")
        with pytest.raises(TextError):
            effects(f"Discard any number of cards: {before}. Draw that many cards.")
    [_, drawn] = effects("Discard any number of cards. Draw that many cards.")
    assert drawn == ir.Draw(YOU, ir.ResultCount())


def test_x_is_the_same_behind_the_sentence_that_says_it() -> None:
    first, then = effects(
        "Draw X cards. X equals the number of amulets on your field. Deal X damage to each enemy leader."
    )
    assert isinstance(first, sv.Let) and isinstance(then, ir.DealDamage) and then.amount == ir.X()


def test_instead_behind_what_x_equals() -> None:
    for keyed in ("Combo (3): ", "If there is an amulet on your field, "):
        low = keyed + "deal 5 damage instead." if keyed.startswith("If") else keyed + "Deal 5 damage instead."
        [made] = effects(
            f"Select an enemy follower on the field and deal it X damage. X equals the number of amulets on your field. {low}"
        )
        assert isinstance(made, sv.Let)
        [both] = made.effects
        assert both.effects[1].effect == ir.DealDamage(IT, ir.X())
        assert both.effects[1].instead == ir.DealDamage(IT, ir.Num(5))


@pytest.mark.parametrize("stat", ["attack", "[attack]", "defense", "[defense]"])
@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("with {} of 3 or less", "with 3 {} or less"),
        ("with {} 3 or less", "with 3 {} or less"),
        ("with {} less than or equal to 3", "with 3 {} or less"),
        ("with {} equal to or less than 3", "with 3 {} or less"),
        ("whose {} is 3 or less", "with 3 {} or less"),
        ("with {} of 3 or more", "with 3 {} or more"),
        ("with {} greater than or equal to 3", "with 3 {} or more"),
        ("whose {} is 3", "with 3 {}"),
    ],
)
def test_the_word_before_the_number(stat: str, words: str, known: str) -> None:
    said, meant = (f"Destroy an enemy follower on the field {each.format(stat)}." for each in (words, known))
    assert effects(said) == effects(meant)


def test_less_than_a_number_is_not_that_number_or_less() -> None:
    less = effects("Destroy an enemy follower on the field with [attack] less than 3.")
    assert less != effects("Destroy an enemy follower on the field with 3 [attack] or less.")
    cheap = effects("Destroy each follower on the field whose cost is 3 or less.")
    assert cheap == effects("Destroy each follower on the field that costs 3 or less.")
