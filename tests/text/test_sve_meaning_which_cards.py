"""What sentences of Shadowverse: Evolve mean: which cards are meant: cost, power, status, others."""

from __future__ import annotations

from typing import Any

import pytest
from sve_meaning import (
    CARD,
    DRAW,
    ENEMY,
    FIRST,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    LEADER,
    MINE,
    ON_FIELD,
    ON_MINE,
    SELF,
    SPELL,
    TURN,
    TWO,
    YOU,
    chosen,
    compiled,
    effects,
    enemy,
    plain,
    refused,
    stats,
    such,
    triggered,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

CEMETERY = ir.InZone(sv.Cemetery(YOU))
OF_EVENT = ir.Ref(("subject",))
STACK = ir.WithKeyword("Stack")


def others(text: str, card_type: str = "Follower") -> list[Any]:
    """What the cards of a text are said to be other than."""
    return [each.card for each in nodes(compiled(text, card_type)) if isinstance(each, ir.OtherThan)]


@pytest.mark.parametrize("words", ["that originally cost 2 or less", "that each cost 2 play points or less"])
def test_what_each_of_them_costs(words: str) -> None:
    group = ir.Group(FOLLOWER, (), (ir.CostIs(ir.Num(2), "<="), ON_MINE))
    text = f"Select up to 2 followers {words} on your field and destroy them."
    [both] = effects(text)
    assert isinstance(both, ir.Both)
    assert both.effects[0] == chosen(group, 2, up_to=True)


@pytest.mark.parametrize(("more", "compare"), [("less", "<="), ("more", ">=")])
def test_with_a_cost(more: str, compare: str) -> None:
    [destroyed] = effects(f"Destroy each follower on your field with cost 3 or {more}.")
    assert destroyed.what.group == ir.Group(FOLLOWER, (), (ON_MINE, ir.CostIs(ir.Num(3), compare)))


def test_asked_before_it_is_replaced() -> None:
    """Nothing has been done yet where something else is done instead."""
    text = (
        "Select an enemy follower on the field and deal it 3 damage. If it had 3 defense or less, destroy it instead."
    )
    assert any(isinstance(each, sv.OrInstead) for each in nodes(compiled(text, "Spell")))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("with the highest attack", ir.HighestAmong("attack")),
        ("with the lowest cost", ir.HighestAmong("cost", lowest=True)),
    ],
)
def test_the_highest_among_them(words: str, wanted: ir.Filter) -> None:
    text = f"Select an enemy follower {words} on the field and destroy it."
    assert effects(text) == (ir.Both((chosen(enemy(wanted)), ir.Break(IT))),)


def test_the_lowest_defense_and_an_enemy_leader() -> None:
    weakest = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (ir.HighestAmong("defense", lowest=True), ON_FIELD))
    assert effects("Select an enemy follower with the lowest defense on the field and destroy it.") == (
        ir.Both((chosen(weakest), ir.Break(IT))),
    )
    hurt = ir.HasFilter(sv.LeaderOf(FOE), sv.DefenseIs(ir.Num(10), "<="))
    assert effects("If an enemy leader has 10 defense or less, draw a card.") == (ir.If(hurt, DRAW),)


def test_the_own_and_the_enemy_of_two() -> None:
    _, then = effects(
        "Select another card on your field and an enemy follower on the field. "
        "Return the card on your field to its owner's hand and deal 4 damage to the enemy follower."
    )
    back, dealt = then.effects
    assert (back.what, dealt.to) == (ir.Ref(("t1",)), ir.Ref(("t2",)))
    with pytest.raises(TextError):
        effects("Select an enemy follower on the field. Destroy the follower on your field.")


THE_OTHER = ir.Ref(("other",))  # of a fight


def test_others_than_the_source() -> None:
    others = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,))
    text = "[fanfare] Give each other follower on your field [attack]+X. X equals the number of other followers on your field."  # fmt: skip
    assert compiled(text).effects[0].amount == ir.CountOf(others)
    text = "[fanfare] Deal X damage to each enemy follower on the field. X equals the number of other followers on your field."  # fmt: skip
    assert compiled(text).effects[0].amount == ir.CountOf(others)


@pytest.mark.parametrize(
    ("text", "card_type", "than"),
    [
        ("Whenever another follower is put onto your field, give each other follower on your field [attack]+1.", "Follower", [SELF, SELF]),
        ("[fanfare] Select another follower on your field and destroy it. Deal 2 damage to each other follower on the field.", "Follower", [SELF, SELF]),
        ("[fanfare] Select an enemy follower on the field and destroy it. Give each other follower on your field [attack]+1.", "Follower", [SELF]),
        ("[fanfare] Summon a Knight token. Give each other Knight token on your field [attack]+1.", "Follower", [FIRST]),
        ("[act] Bury this follower: Add another follower from your cemetery to your hand.", "Follower", [SELF]),
        ("[fanfare] Summon a Knight token. Give each other follower on your field [attack]+1.", "Follower", [SELF]),
        ("Whenever an enemy follower attacks, give each other follower on your field [defense]+1.", "Follower", [SELF]),
        ("Whenever you play a spell, select another follower on your field and give it [attack]+1.", "Follower", [SELF]),
        ("Whenever an enemy follower is destroyed, deal 1 damage to each other enemy follower on the field.", "Follower", [ir.Ref(("subject",))]),
        ("Whenever this follower attacks an enemy follower, deal 1 damage to each other enemy follower on the field.", "Follower", [THE_OTHER]),
        ("Whenever another follower on your field attacks an enemy follower, select another enemy follower on the field and destroy it.", "Follower", [SELF, THE_OTHER]),
        ("Whenever this follower destroys an enemy follower by combat damage, deal 1 damage to each other enemy follower on the field.", "Follower", [THE_OTHER]),
        ("Whenever you play a spell, draw a card for each other spell you've played this turn.", "Follower", [ir.Ref(("subject",))]),
        ("Whenever you play another spell, draw a card.", "Follower", [SELF]),
        ("[lastwords] Select another follower in your cemetery and add it to your hand.", "Follower", [SELF]),
        ("Discard a card. Add another card from your cemetery to your hand.", "Spell", [FIRST]),
        ("Select a follower in your cemetery and banish it. Put another follower from your cemetery onto your field.", "Spell", [FIRST]),
    ],
)  # fmt: skip
def test_other_than(text: str, card_type: str, than: list[ir.Objects]) -> None:
    assert others(text, card_type) == than


@pytest.mark.parametrize(
    ("text", "card_type", "than"),
    [
        (
            "Whenever one of your followers evolves, give each other follower on your field [attack]+1.",
            "Amulet",
            OF_EVENT,
        ),
        (
            "Whenever a follower on your field attacks, select another follower on your field and give it Ward.",
            "Amulet",
            OF_EVENT,
        ),
        ("Whenever you play an amulet, refresh each other amulet on your field.", "Follower", OF_EVENT),
        (
            "[fanfare] Select a follower on your field and destroy it. Give each other follower on your field [attack]+1.",
            "Amulet",
            FIRST,
        ),
        ("[fanfare] Give each other follower on your field [attack]+1.", "Amulet", SELF),
    ],
)
def test_a_source_of_another_type_is_none_of_them(text: str, card_type: str, than: ir.Ref) -> None:
    """An amulet is no follower, so that the others are other than the one that was spoken of."""
    assert others(text, card_type) == [than]


def test_each_other_is_other_than_the_one_selected() -> None:
    text = "Select an enemy follower on the field. Deal 4 damage to it and 2 damage to each other enemy follower on the field."
    others = ir.Group(FOLLOWER, (ir.OtherThan(IT), ir.ControlledBy(FOE)), (ON_FIELD,))
    both = ir.Both((ir.DealDamage(IT, ir.Num(4)), ir.DealDamage(ir.All(others, bind="t2"), ir.Num(2))))
    assert effects(text) == (chosen(ENEMY), both)
    mine = ir.Group(FOLLOWER, (ir.OtherThan(IT),), (ON_MINE,))
    gains = (ir.Gain(IT, (stats(2, None),), FOREVER), ir.Gain(ir.All(mine, bind="t2"), (stats(1, None),), FOREVER))
    text = "Select a follower on your field. Give it [attack]+2. Give each other follower on your field [attack]+1."
    assert effects(text) == (chosen(MINE), *gains)


def test_the_only_one() -> None:
    ability = compiled("[fanfare] If this is the only follower on your field, draw a card.")
    others = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ir.InZone(ir.Field(YOU)),))
    assert ability.effects == (ir.If(ir.Exists(others, ir.Num(0), "="), DRAW),)


def test_the_only_one_is_this_one() -> None:
    [given] = compiled("If this is the only follower on your field, it has Storm.").effects
    assert given.effect.to == ir.Ref(("self",))


def test_all_but_this_one() -> None:
    [destroyed] = compiled("[fanfare] Destroy each follower on the field, excluding this one.").effects
    assert destroyed.what.group.adjectives == (ir.OtherThan(SELF),)


def test_a_selected_follower_deals_it() -> None:
    dealt = compiled(
        "[fanfare] Select another follower on your field. It deals 3 damage to each enemy leader."
    ).effects[1]
    assert (dealt.amount, dealt.source) == (ir.Num(3), ir.Ref(("t1",)))


def test_the_place_of_the_last_group_is_that_of_all() -> None:
    [banished] = effects("Banish each follower and each amulet in your cemetery.")
    assert [each.group.qualifiers for each in banished.what.items] == [(CEMETERY,)] * 2


@pytest.mark.parametrize(
    ("words", "followers"),
    [
        ("followers", ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))),
        ("your followers", ir.Group(FOLLOWER, (ir.ControlledBy(YOU),))),
        ("followers on your field", MINE),
        ("each follower on your field", MINE),
    ],
)
def test_your_leader_and_followers(words: str, followers: ir.Group) -> None:
    both = ir.Several((LEADER, ir.All(followers, bind="t1")))
    ability = compiled(f"Your leader and {words} can't take more than 3 damage at a time.")
    capped = ir.ReplaceDamage(both, change="cap", amount=ir.Num(3), duration=ir.Continuous())
    assert ability == ir.FieldAbility((capped,))
    [now] = effects(f"Your leader and {words} don't take damage this turn.")
    assert now == ir.Restrict(both, sv.TakesNoDamage(), TURN)


def test_three_kinds_in_one_row() -> None:
    [deal] = effects("Deal 1 damage to your leader, each enemy leader, and each enemy amulet on the field.")
    leaders, amulets = deal.to.items[1:]
    assert deal.to.items[0] == sv.LeaderOf(YOU)
    assert (leaders.group.noun, amulets.group.noun) == (ir.TypeIs(("Leader",)), ir.TypeIs(("Amulet",)))


def test_what_is_played_and_has_an_icon() -> None:
    quick = ir.PlayerCasts(YOU, ir.Group(SPELL, (ir.WithKeyword("Quick"),)))
    assert compiled("Whenever you play a [quick] spell, draw a card.").event == quick


@pytest.mark.parametrize(("words", "name"), [("On Race", "On Race"), ("[feed]", "Serve"), ("[act]", "Act")])
def test_with_an_ability_that_its_keyword_or_icon_names(words: str, name: str) -> None:
    with_it = ir.Group(FOLLOWER, (), (ir.WithKeyword(name), ON_MINE))
    assert effects(f"Select a follower with {words} on your field. Destroy it.") == (chosen(with_it), ir.Break(IT))
    without = ir.Group(FOLLOWER, (), (ir.Without(ir.WithKeyword(name)), ON_MINE))
    assert effects(f"Select a follower without {words} on your field. Destroy it.") == (chosen(without), ir.Break(IT))


@pytest.mark.parametrize("keyword", ["Ward", "Storm", "Rush", "Bane", "Drain", "Aura", "Intimidate", "Assail"])
def test_followers_called_by_what_they_have(keyword: str) -> None:
    [gone] = effects(f"Destroy each {keyword} follower on your field.")
    such = ir.Group(FOLLOWER, (ir.WithKeyword(keyword),), (ON_MINE,))
    assert gone == ir.Break(ir.All(such, bind="t1"))


def test_having_something_besides() -> None:
    [gain] = compiled("Your followers with Rush also have Bane.").effects
    rushing = ir.Group(FOLLOWER, (ir.ControlledBy(YOU),), (ir.WithKeyword("Rush"),))
    assert gain == ir.Gain(ir.All(rushing, "t1"), (ir.KeywordGained("Bane"),), ir.Continuous())


@pytest.mark.parametrize(
    ("words", "count"), [("there is a Stack", ir.Num(1)), ("there are at least 2 Stacks", ir.Num(2))]
)
def test_a_stack_is_what_has_that_keyword(words: str, count: ir.Num) -> None:
    [said] = compiled(f"While {words} on your field, this follower has Ward.").effects
    assert said.condition == ir.Exists(ir.Group(STACK, (), (ON_MINE,)), count, ">=")


@pytest.mark.parametrize(
    ("words", "amount"),
    [("1 less", ir.Minus(ir.CostOf(SELF), ir.Num(1))), ("exactly 2 more", ir.Plus(ir.CostOf(SELF), TWO))],
)
def test_so_much_cheaper_or_dearer_than_this_card(words: str, amount: ir.Amount) -> None:
    made = triggered(
        f"[fanfare] Search your deck for a follower that costs {words} than this card, reveal it, and add it to your hand."
    )
    [target] = made.first.targets
    assert target.group == ir.Group(FOLLOWER, (), (ir.CostIs(amount, "="),))


@pytest.mark.parametrize("words", ["card on your field that isn't a token", "non-token card on your field"])
def test_a_card_that_is_no_token(words: str) -> None:
    made = effects(f"Select a {words}. Return it to its owner's hand.")
    group = made[0].targets[0].group
    assert ir.Without(sv.IsToken()) in (*group.adjectives, *group.qualifiers)


@pytest.mark.parametrize(
    "words",
    [
        "a follower on your field is destroyed",
        "an enemy follower is destroyed",
        "a follower on your field leaves the field",
        "a card on your field is returned to hand",
        "a follower is put into your cemetery",
        "you discard a card",
        "you bury a follower",
    ],
)
def test_others_than_the_source_where_the_card_of_the_event_has_gone(words: str) -> None:
    """Reading S78: what has gone is none of those on the field, so that the word would say nothing of it."""
    others = ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,))
    [given] = compiled(f"Whenever {words}, give each other follower on your field [attack]+1.").effects
    assert given == ir.Gain(ir.All(others, bind="t1"), (stats(1, None),), FOREVER)


def test_an_amulet_is_none_of_the_followers_anyway() -> None:
    text = "Whenever a follower on your field is destroyed, give each other follower on your field [attack]+1."
    [given] = compiled(text, "Amulet").effects
    assert given.to.group.adjectives == (ir.OtherThan(ir.Ref(("subject",))),)


def test_a_token_of_the_same_name_is_open() -> None:
    """One that is created (5.4.2), or one of those that there are."""
    text = "Put a token with the same name as a token on your field into your EX area."
    assert "from where" in refused(text)


@pytest.mark.parametrize(
    "words",
    [
        "give this follower Ward. Give each other follower on your field [attack]+1.",
        "give this follower Ward and each other follower on your field [attack]+1.",
        "if this follower is engaged, give each other follower on your field [attack]+1.",
    ],
)
def test_others_than_the_source_where_the_text_has_just_spoken_of_it(words: str) -> None:
    """Reading S78."""
    ability = compiled(f"Whenever one of your followers evolves, {words}")
    [others] = [each for each in nodes(ability) if isinstance(each, ir.All)]
    assert others.group == ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,))


@pytest.mark.parametrize(
    "words",
    [
        "Give it and this follower Ward. Give each other follower on your field [attack]+1.",
        "Give that follower Rush and this follower Ward. Give each other follower on your field [attack]+1.",
        "Give this follower Ward. Draw a card. Give your leader [defense]+1. Give each other follower on your field [attack]+1.",
        "Select a follower on your field. Give it and this follower Rush. Give each other follower on your field [attack]+1.",
    ],
)
def test_others_than_which_where_two_were_spoken_of_or_long_ago(words: str) -> None:
    with pytest.raises(TextError, match="other than"):
        compiled(f"Whenever one of your followers evolves, {words[0].lower()}{words[1:]}")


def test_others_on_the_field_beside_a_spell_that_is_played() -> None:
    """A spell is on no field: others than the card itself (S78)."""
    others = ir.Group(CARD, (ir.OtherThan(SELF), sv.TraitIs("Pixie")), (ON_MINE,))
    effect = triggered("Whenever you play a spell, if there are 2 other Pixie cards on your field, draw a card.")
    assert isinstance(effect, ir.If) and effect.condition == such(others, 2, "=")
    for card in ("a card", "a follower", "an amulet"):
        text = f"Whenever you play {card}, if there are 2 other Pixie cards on your field, draw a card."
        assert "others are other than" in refused(text, "Follower")


@pytest.mark.clauses("sve", "9.1.1")
def test_others_beside_a_token_that_is_no_follower() -> None:
    """What the tokens of the rules are follows from their names."""
    event = "Whenever you play a {} token, give each other follower on your field [attack]+1."
    for token in ("Thorn Burst", "Magical Item"):
        given = triggered(event.format(token))
        assert isinstance(given, ir.Gain)
        assert given.to == ir.All(ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,)), bind="t1")
    assert "others are other than" in refused(event.format("Fairy"), "Follower")


def test_an_undamaged_follower() -> None:
    [both] = effects("Select an undamaged enemy follower on the field and destroy it.")
    [target] = both.effects[0].targets  # type: ignore[attr-defined]
    assert target.group.adjectives[0] == ir.Without(ir.StatusIs("damaged"))


@pytest.mark.parametrize("words", ["with no abilities", "without abilities", "without any abilities"])
def test_cards_with_no_abilities(words: str) -> None:
    [both] = effects(f"Select a follower {words} on your field and destroy it.")
    [target] = both.effects[0].targets  # type: ignore[attr-defined]
    assert target.group == ir.Group(FOLLOWER, (), (ir.Without(ir.WithKeyword("ability")), ON_MINE))


@pytest.mark.parametrize(
    ("words", "costs"),
    [
        ("that costs 1 or 2 play points", (1, 2)),
        ("that costs 1, 2, or 3 play points", (1, 2, 3)),
        ("that costs either 2 or 4 play points", (2, 4)),
        ("with a cost of 3 or 5", (3, 5)),
    ],
)
def test_one_of_some_costs(words: str, costs: tuple[int, ...]) -> None:
    [found] = effects(f"Search your deck for a follower {words} and put it onto your field.")
    [target] = found.first.targets  # type: ignore[attr-defined]
    one_of = ir.CostOneOf(tuple(ir.Num(cost) for cost in costs))
    assert plain(target.group) == ir.Group(FOLLOWER, (), (one_of,))


def test_a_play_point_more_than_it() -> None:
    found = "Select a follower on your field. Search your deck for a follower that costs 1 {} than it and put it onto your field."
    made, usual = (effects(found.format(words)) for words in ("play point more", "more play point"))
    assert [plain(each) for each in made] == [plain(each) for each in usual]
