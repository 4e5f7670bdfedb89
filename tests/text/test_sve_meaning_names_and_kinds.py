"""What sentences of Shadowverse: Evolve mean: cards by their names, Jobs, Elements and kinds."""

from __future__ import annotations

import pytest
from sve_meaning import (
    AMULET,
    CARD,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    ON_MINE,
    SELF,
    SPELL,
    YOU,
    chosen,
    compiled,
    effects,
    named,
    plain,
    read_with_names,
    static,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

FOES = (ir.ControlledBy(FOE),)
HERS = ir.ControlledBy(YOU)
HER_PIXIES = ir.Group(FOLLOWER, (HERS, sv.TraitIs("Pixie")))
ENEMY_LEADERS = ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),))
FOLLOWER_CARDS = ir.Group(ir.TypeIs(("Follower",)))
ANY_AMULET = ir.Group(ir.TypeIs(("Amulet",)))
OTHER_THAN_SELF = ir.OtherThan(ir.SelfRef())
OTHER_FOLLOWER = ir.Group(ir.TypeIs(("Follower",)), (OTHER_THAN_SELF,))


@pytest.mark.parametrize("trait", ["name", "cost"])
def test_cards_that_have_something_in_common(trait: str) -> None:
    alike = ir.Alike(trait)
    two = ir.Group(FOLLOWER, (), (alike, ON_MINE))
    text = f"Select 2 followers with the same {trait} on your field and return them to their owners' hands."
    [both] = effects(text)
    assert isinstance(both, ir.Both)
    assert both.effects[0] == chosen(two, 2)
    made = compiled(f"[fanfare] Discard 2 spells that have the same {trait}: Draw a card.")
    assert made.effects[0].cost.actions == (ir.PayDiscard(ir.Num(2), ir.Group(SPELL, (), (alike,))),)


def test_some_of_either_token_and_tokens_with_more_said_of_them() -> None:
    [drawn] = effects("If there are at least 3 Fairy and Ghost tokens on your field, draw a card.")
    assert drawn.condition.group.adjectives == (ir.AnyTrait((named("Fairy"), named("Ghost"))),)
    with pytest.raises(TextError):
        effects("If there is an evolved Fairy and Ghost token on your field, draw a card.")


def test_tokens_of_either_name() -> None:
    gain = static("Your Knight and Viking tokens have Rush.")
    assert isinstance(gain, ir.Gain) and isinstance(gain.to, ir.All)
    assert ir.AnyTrait((ir.NameIs("Knight"), ir.NameIs("Viking"))) in gain.to.group.adjectives


def test_those_of_either_trait() -> None:
    either = ir.AnyTrait((sv.TraitIs("Pixie"), sv.TraitIs("Sporeling")))
    rush = (ir.KeywordGained("Rush"),)
    [said] = compiled("Your Pixie and Sporeling followers have Rush.").effects
    mine = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU), either)), bind="t1")
    assert said == ir.Gain(mine, rush, ir.Continuous())


def test_a_class_that_is_spelt_out() -> None:
    [drawn] = effects("Draw X cards. X equals the number of Forestcraft cards on your field.")
    assert sv.ClassIs("forestcraft") in [each for each in nodes(drawn) if isinstance(each, sv.ClassIs)]


def test_what_nothing_here_has_done() -> None:
    with pytest.raises(TextError, match="done that"):
        compiled("Whenever you discard a card, draw a card. If you discarded a Dragoncraft card, draw 2 cards instead.")
    with pytest.raises(TextError, match="what all have done"):
        effects("Each player destroys a follower on their field. If you destroyed a follower this way, draw a card.")
    [_, counted] = effects("Discard a card. If you discarded a Dragoncraft card, draw a card.")
    assert isinstance(counted, ir.If)


def test_another_name_than_each_of_a_zone() -> None:
    [found] = [each for each in nodes(effects(
        "Search your deck for a spell with a different name from each card in your cemetery, reveal it, and add it to your hand."
    )[0]) if isinstance(each, ir.Search)]  # fmt: skip
    there = ir.All(ir.Group(CARD, (), (ir.InZone(sv.Cemetery(YOU)),)), bind="t1")
    assert found.targets[0].group == ir.Group(SPELL, (), (ir.DifferentTrait("name", there),))


def test_one_name_or_two() -> None:
    """Where neither is known, it could be the name of one card; a name that is known is one."""
    text = "If there is a Frost and Ember on your field, this follower has Storm."
    with pytest.raises(TextError):
        read_with_names(text, ())
    condition = read_with_names(text, ("Frost and Ember",)).abilities[0].effects[0].condition  # type: ignore[attr-defined]
    assert condition.group.noun == named("Frost and Ember")


@pytest.mark.parametrize("name", ["Run & Shout!", "Go! Go! Gallop!", "Where To?"])
def test_names_that_call_out(name: str) -> None:
    made = compiled(f"[fanfare] If there is a {name} in your cemetery, draw a card.")
    assert made.effects[0].condition.group.noun == ir.NameIs(name)


def test_enemy_leaders_and_followers() -> None:
    both = ir.NounOr(ir.Group(ir.TypeIs(("Leader",)), FOES), ir.Group(FOLLOWER, FOES))
    assert effects("Select an enemy leader or follower. Deal it 2 damage.")[0] == chosen(ir.Group(both))
    hurt = effects("Deal 1 damage to all enemy leaders and followers.")
    assert hurt == (ir.DealDamage(ir.All(ir.Group(both), bind="t1"), ir.Num(1)),)
    with pytest.raises(TextError):  # whose followers?
        effects("Select an enemy leader or follower on the field. Deal it 2 damage.")


@pytest.mark.parametrize(
    ("words", "noun"),
    [
        ("enemy follower or enemy leader on the field", ir.NounOr(ENEMY, ENEMY_LEADERS)),
        ("enemy leader or an enemy follower on the field", ir.NounOr(ENEMY_LEADERS, ENEMY)),
    ],
)
def test_followers_and_leaders_the_other_way_round(words: str, noun: ir.NounOr) -> None:
    assert effects(f"Select an {words}. Deal it 3 damage.") == (chosen(ir.Group(noun)), ir.DealDamage(IT, ir.Num(3)))


def test_each_follower_and_leader_the_other_way_round() -> None:
    [hurt] = effects("Deal 2 damage to each enemy follower and enemy leader on the field.")
    assert hurt == ir.DealDamage(ir.All(ir.Group(ir.NounOr(ENEMY, ENEMY_LEADERS)), bind="t1"), ir.Num(2))


def test_one_kind_or_the_other() -> None:
    _, then = effects("Reveal the top card of your deck. If it's a spell or an amulet, draw a card.")
    either = ir.NounOr(ir.Group(SPELL), ir.Group(ir.TypeIs(("Amulet",))))
    assert then.condition.group == ir.Group(either)


@pytest.mark.parametrize("words", ["enemy follower or leader", "enemy follower or enemy leader"])
def test_the_enemy_s_whichever_it_is(words: str) -> None:
    [both] = effects(f"Select an {words} on the field and deal it 4 damage.")
    [target] = both.effects[0].targets
    foe = (ir.ControlledBy(ir.Opponent()),)
    first, second = target.group.noun.first, target.group.noun.second
    assert (first.adjectives, second.adjectives) == (foe, foe)


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("If there is @ on your field, this follower has Rush.", ir.Exists),
        ("If there's @ on your field, this follower has Rush.", ir.Exists),
        ("[fanfare] Bury @ on your field: Draw a card.", ir.PayPutGroup),
        ("[fanfare] Return @ on your field to its owner's hand: Draw a card.", ir.PayReturn),
        ("[fanfare] Banish @ in your cemetery: Draw a card.", ir.PayRemove),
        ("[fanfare] Discard @: Draw a card.", ir.PayDiscard),
        ("[fanfare] Discard @.", ir.Discard),
        ("[fanfare] Each opponent discards @.", ir.Discard),
        ("Whenever you play @, draw a card.", ir.PlayerCasts),
    ],
)
def test_one_of_two_kinds_each_with_its_article(text: str, node: type[ir.Node]) -> None:
    """What is said behind the second is said of that alone, the place of both."""
    made = compiled(text.replace("@", "a Pixie follower or an amulet that costs 2 play points or less"))
    [found] = [each for each in nodes(made) if isinstance(each, node)]
    first, second = found.group.noun.first, found.group.noun.second  # type: ignore[attr-defined]
    assert first == ir.Group(ir.TypeIs(("Follower",)), (sv.TraitIs("Pixie"),))
    assert second == ir.Group(ir.TypeIs(("Amulet",)), (), (ir.CostIs(ir.Num(2), "<="),))
    assert len(found.group.qualifiers) == (" your " in text)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("cards", "first", "second"),
    [
        ("another follower or an amulet", OTHER_FOLLOWER, ANY_AMULET),
        ("an amulet or another follower", ANY_AMULET, OTHER_FOLLOWER),
        ("a follower or an amulet", FOLLOWER_CARDS, ANY_AMULET),
    ],
)
def test_another_of_the_one_kind(cards: str, first: ir.Group, second: ir.Group) -> None:
    """The place behind is that of both, the word in front is not."""
    (choice,) = compiled(f"[fanfare] Select {cards} on your field and destroy it.").effects
    group = choice.effects[0].targets[0].group
    assert group == ir.Group(ir.NounOr(first, second), (), (ir.InZone(ir.Field(YOU)),))


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        (
            "Select an enemy follower with 3 defense or less or an enemy amulet on the field and banish it.",
            ir.Field(ir.AnyPlayer()),
        ),
        ("Select a Pixie follower or an amulet in your cemetery and add it to your hand.", sv.Cemetery(YOU)),
    ],
)
def test_two_nouns_each_with_its_article(text: str, zone: ir.Zone) -> None:
    [both] = effects(text)
    [target] = both.effects[0].targets
    assert isinstance(target.group.noun, ir.NounOr) and target.group.qualifiers == (ir.InZone(zone),)


def test_either_of_two_is_selected_in_a_hidden_place_on_resolution() -> None:
    [both] = effects("Select a Pixie follower or an amulet in your hand and put it onto your field.")
    assert isinstance(both.effects[0], ir.Select)


def test_damage_to_an_enemy_of_either_kind() -> None:
    [dealt] = effects("Deal 2 damage to an enemy leader or enemy follower on the field.")
    assert isinstance(dealt.first, ir.Select) and isinstance(dealt.first.target.group.noun, ir.NounOr)


def test_the_name_of_some_card_there() -> None:
    [made] = effects(
        "Search your deck for a card with the same name as a follower on your field and add it to your hand."
    )
    [same] = made.first.targets[0].group.qualifiers
    assert (same.trait, same.card.group) == ("name", MINE)


@pytest.mark.parametrize("said", ["that shares a trait with", "with the same trait as", "with a trait in common with"])
def test_a_trait_in_common(said: str) -> None:
    """2.4.1: one that both have."""
    (choice, *_) = effects(f"Select a follower on your field {said} this card and return it to its owner's hand.")
    target = choice.effects[0].targets[0]  # type: ignore[attr-defined]
    assert ir.SameTrait("job", ir.SelfRef()) in target.group.qualifiers


def test_each_of_your_followers() -> None:
    [given] = effects("Give each of your Pixie followers [attack]+1.")
    assert given == ir.Gain(ir.All(HER_PIXIES, bind="t1"), (stats(1, None),), FOREVER)
    [has] = compiled("Each of your Pixie followers has Rush.").effects
    assert has.to == ir.All(HER_PIXIES, bind="t1")


def test_a_trait_that_it_has() -> None:
    ability = compiled("While this follower has the Pixie trait, it has Aura.")
    assert ability.effects[0].condition == ir.HasFilter(SELF, sv.TraitIs("Pixie"))


def test_two_gifts_to_each_of_two_kinds() -> None:
    rush, more = (ir.KeywordGained("Rush"),), (stats(2, None),)
    pixies = ir.All(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),), (ON_MINE,)), bind="t1")
    assert effects("Give each Pixie follower on your field Rush and each amulet on your field [attack]+2.") == (
        ir.Both((ir.Gain(pixies, rush, FOREVER), ir.Gain(ir.All(ir.Group(AMULET, (), (ON_MINE,)), bind="t2"), more, FOREVER))),
    )  # fmt: skip


def test_a_keyword_and_less_damage_for_the_same() -> None:
    [both] = compiled("Your Pixie followers have Assail and take 1 less damage.").effects
    given, less = both.effects
    assert isinstance(given, ir.Gain) and isinstance(less, ir.ReplaceDamage)
    assert less.to.group == given.to.group and less.change == "reduce"


def test_a_trait_that_they_have() -> None:
    [given] = compiled("Your followers with the Pixie trait have Assail.").effects
    assert given.to.group.qualifiers == (sv.TraitIs("Pixie"),)


@pytest.mark.parametrize("words", ["that isn't named Vilo, the Hushed", "not named Vilo, the Hushed"])
def test_all_but_those_of_a_name(words: str) -> None:
    [made, _] = effects(f"Select a follower {words} on your field. Destroy it.")
    others = ir.Group(FOLLOWER, (), (ir.Without(named("Vilo, the Hushed")), *MINE.qualifiers))
    assert made == chosen(others)
    assert static("Your followers that aren't named Lantern Moth have Ward.") == ir.Gain(
        ir.All(ir.Group(FOLLOWER, (HERS,), (ir.Without(named("Lantern Moth")),)), bind="t1"),
        (ir.KeywordGained("Ward"),),
        ir.Continuous(),
    )


@pytest.mark.parametrize("text", ["a Lantern Moth or Pixie follower", "a Lantern Moth follower"])
def test_the_name_of_a_known_card_is_no_trait(text: str) -> None:
    with pytest.raises(TextError):
        compiled(f"[fanfare] Search your deck for {text}, reveal it, and add it to your hand.")


PIXIE_FOLLOWER = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),))
LANTERN_MOTH = ir.Group(named("Lantern Moth"))
A_GHOST = ir.Group(sv.IsToken(), (named("Ghost"),))


@pytest.mark.parametrize(
    ("words", "first", "second"),
    [
        ("a Lantern Moth or a Pixie follower", LANTERN_MOTH, PIXIE_FOLLOWER),
        ("a Pixie follower or a Lantern Moth", PIXIE_FOLLOWER, LANTERN_MOTH),
        ("a Ghost token or an amulet", A_GHOST, ANY_AMULET),
        ("a Pixie follower or a Ghost token", PIXIE_FOLLOWER, A_GHOST),
    ],
)
def test_a_name_or_a_token_beside_a_kind(words: str, first: ir.Group, second: ir.Group) -> None:
    """The place is that of both, the trait that of the one alone."""
    [both] = effects(f"Select {words} on your field and return it to its owner's hand.")
    assert isinstance(both, ir.Both)
    assert both.effects[0] == chosen(ir.Group(ir.NounOr(first, second), (), (ON_MINE,)))
    asked = compiled(f"[fanfare] If there is {words} on your field, draw a card.").effects[0]
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.Exists)
    assert asked.condition.group == ir.Group(ir.NounOr(first, second), (), (ON_MINE,))


def test_a_name_or_another_of_a_kind() -> None:
    [asked] = compiled(
        "[fanfare] If there is a Lantern Moth or another Pixie follower on your field, draw a card."
    ).effects
    other = ir.Group(FOLLOWER, (OTHER_THAN_SELF, sv.TraitIs("Pixie")))
    assert asked.condition.group == ir.Group(ir.NounOr(LANTERN_MOTH, other), (), (ON_MINE,))


@pytest.mark.parametrize(
    "words",
    [
        "with Lantern in its name",
        'with "Lantern" in its name',
        'whose name includes "Lantern"',
        "whose name contains Lantern",
    ],
)
def test_words_in_its_name(words: str) -> None:
    [both] = effects(f"Select a follower {words} on your field and destroy it.")
    [target] = both.effects[0].targets  # type: ignore[attr-defined]
    assert plain(target.group) == ir.Group(FOLLOWER, (), (sv.NameIncludes("Lantern"), ON_MINE))
