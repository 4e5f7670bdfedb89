"""What sentences of Shadowverse: Evolve mean: further wordings of later sets."""

from __future__ import annotations

import pytest
from sve_meaning import (
    DRAW,
    DRAW_TWO,
    SELF,
    YOU,
    compiled,
    condition,
    effects,
    nodes,
    refused,
    static,
)  # fmt: skip

from cardwright.text import ir
from cardwright.text import ir_sve as sv

SUBJECT = ir.Ref(("subject",))
ONTO_FIELD, INTO_EX = ir.EntersField(YOU), sv.IsPutInto(sv.ExArea(YOU))


@pytest.mark.parametrize(
    ("words", "happenings"),
    [
        ("onto your field or into your EX area", (ONTO_FIELD, INTO_EX)),
        ("into your EX area or onto your field", (INTO_EX, ONTO_FIELD)),
    ],
)
def test_put_onto_the_field_or_into_the_ex_area(words: str, happenings: tuple[ir.Event, ...]) -> None:
    pixies = ir.Group(ir.IsCard(), (sv.TraitIs("Pixie"),))
    made = compiled(f"Whenever a Pixie card is put {words}, draw a card.")
    assert made == ir.AutoAbility(ir.CardEvent(ir.OneSubject(pixies), happenings), (DRAW,))
    many = compiled(f"Whenever one or more Pixie cards are put {words}, draw a card.")
    assert many.event == ir.CardEvent(ir.CountedSubject(ir.Num(1), pixies), happenings)


def test_what_has_an_evolve_ability() -> None:
    has = compiled("Whenever another follower is put onto your field, if it has [evolve], draw a card.")
    assert has.effects == (ir.If(ir.HasFilter(SUBJECT, sv.EvolveCostIs()), DRAW),)
    lacks = compiled("Whenever another follower is put onto your field, if it doesn't have [evolve], draw a card.")
    assert lacks.effects == (ir.If(ir.HasFilter(SUBJECT, ir.Without(sv.EvolveCostIs())), DRAW),)


def test_one_more_card() -> None:
    assert effects("Draw a card. If you have no cards in your hand, draw an additional card.")[1].effect == DRAW  # type: ignore[attr-defined]


@pytest.mark.parametrize("more", ["2 additional cards", "an additional 2 cards"])
def test_several_more_cards(more: str) -> None:
    assert effects(f"Draw a card. If you have no cards in your hand, draw {more}.")[1].effect == DRAW_TWO  # type: ignore[attr-defined]


def test_both_of_those_that_were_looked_at() -> None:
    text = "Look at the top 2 cards of your deck. Put one of them into your hand and the other into your cemetery. Spellchain (7): "
    made = effects(f"{text}Put both into your hand instead.")
    [instead] = [each for each in nodes(made[1]) if isinstance(each, sv.OrInstead)]
    assert instead.condition == sv.Spellchain(7)
    assert instead.instead == ir.PutInto(ir.Ref(("t1",)), ir.Hand(YOU))


def test_each_of_two_to_the_other() -> None:
    text = "Select a follower on your field and an enemy follower on the field. Each of them deals damage equal to its attack to the other."
    assert effects(text)[1] == ir.DealEachOther(ir.Ref(("t1",)), ir.Ref(("t2",)))


def test_what_any_activated_ability_costs() -> None:
    """S76: evolve and serve abilities are activated ones, too."""
    less = static("This card's activated abilities cost 1 less to activate.")
    assert less == sv.EvolveCostChange(SELF, ir.Num(1), kind="")


def test_what_the_cost_put_into_the_cemetery() -> None:
    front = "[fanfare] Put up to 3 amulets on your field into their owners' cemeteries:"
    made = compiled(f"{front} Draw X cards. X equals the number of amulets put into the cemetery this way.")
    [counted] = [each for each in nodes(made) if isinstance(each, sv.CountThisWay)]
    assert counted == sv.CountThisWay(ir.TypeIs(("Amulet",)), "put into the cemetery", paid=True)


def test_a_condition_on_evolve_abilities_of_a_card_that_is_gone() -> None:
    asked = condition("there is a follower with [evolve] in your cemetery")
    assert isinstance(asked, ir.Exists) and sv.EvolveCostIs() in asked.group.qualifiers


@pytest.mark.parametrize(
    ("words", "keyword"), [("[fanfare]", "Fanfare"), ("[lastwords]", "Last Words"), ("On Evolve", "On Evolve")]
)
def test_abilities_are_set_off(words: str, keyword: str) -> None:
    """S97."""
    text = f"Select a follower on your field and activate its {words} abilities."
    assert effects(text)[0].effects[1] == sv.SetOff(ir.Ref(("t1",)), keyword)  # type: ignore[attr-defined]
    own = compiled(f"On Race: Perform each {words} ability of this follower.")
    assert own.effects == (sv.SetOff(SELF, keyword),)


@pytest.mark.parametrize(
    ("cost", "first", "second"),
    [
        ("discard a spell and a follower", ir.Group(ir.TypeIs(("Spell",))), ir.Group(ir.TypeIs(("Follower",)))),
        (
            "discard a Pixie card and an amulet",
            ir.Group(ir.IsCard(), (sv.TraitIs("Pixie"),)),
            ir.Group(ir.TypeIs(("Amulet",))),
        ),
    ],
)
def test_a_card_of_each_of_two_kinds_pays(cost: str, first: ir.Group, second: ir.Group) -> None:
    made = compiled(f"[fanfare] {cost.capitalize()}: Draw a card.".replace("pixie", "Pixie"))
    [paid] = [each for each in nodes(made) if isinstance(each, ir.Cost)]
    assert paid.actions == (ir.PayDiscard(ir.Num(1), first), ir.PayDiscard(ir.Num(1), second))


def test_both_lie_where_the_last_one_is_said_to() -> None:
    made = compiled("[fanfare] Bury a follower and an amulet on your field: Draw a card.")
    put = [each for each in nodes(made) if isinstance(each, ir.PayPutGroup)]
    assert [each.group.qualifiers for each in put] == [(ir.InZone(ir.Field(YOU)),)] * 2 and put[1].along


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("the total attack of the selected followers", sv.AttackOf),
        ("the selected followers' total attack", sv.AttackOf),
        ("those followers' total [defense]", sv.DefenseOf),
        ("their total cost", ir.CostOf),
    ],
)
def test_what_the_selected_followers_have_in_all(words: str, amount: type[ir.Amount]) -> None:
    text = f"Select up to 2 followers on your field. Deal X damage to each enemy leader. X equals {words}."
    [made] = [each for each in effects(text) if isinstance(each, sv.Let)]
    assert made.amount == amount(ir.Ref(("t1",)))  # type: ignore[call-arg]  # each of these is of cards


def test_the_selected_followers_are_several() -> None:
    assert effects("Select 2 followers on your field. Destroy the selected followers.")[1] == ir.Break(ir.Ref(("t1",)))
    assert "nothing that" in refused("Select a follower on your field. Destroy the selected followers.")
    assert "nothing that" in refused("Give each follower on your field Ward. Destroy the selected followers.")


@pytest.mark.parametrize(
    ("words", "trait"),
    [
        ("with a different cost from this follower", "cost"),
        ("with a different class from this follower", "class"),
        ("that doesn't share a trait with this follower", "job"),
        ("that shares no traits with this follower", "job"),
    ],
)
def test_what_cards_have_not_in_common(words: str, trait: str) -> None:
    made = compiled(f"[fanfare] Select a follower {words} in your cemetery and add it to your hand.")
    [differs] = [each for each in nodes(made) if isinstance(each, ir.DifferentTrait)]
    assert differs == ir.DifferentTrait(trait, SELF)


def test_a_different_trait_is_open() -> None:
    refused("[fanfare] Select a follower with a different trait from this follower in your cemetery.", "Follower")


@pytest.mark.parametrize("verb", ["is also named", "also has the name", "is treated as also being named"])
def test_another_name_of_the_card(verb: str) -> None:
    named = ir.Restrict(SELF, ir.AlsoName("Lantern Moth"), ir.Continuous())
    assert static(f"This card {verb} Lantern Moth.") == named
    assert static(f"(This card {verb} Lantern Moth.)") == named


def test_what_else_a_card_is_treated_as_may_be_a_trait() -> None:
    refused("This card is also treated as Pixie.", "Follower")


@pytest.mark.parametrize("kind", ["", "combat", "attack", "ability"])
def test_who_deals_damage_to_the_card_itself(kind: str) -> None:
    text = f"Whenever an enemy follower deals {f'{kind} damage'.strip()} to this follower, destroy that follower."
    made = compiled(text)
    assert made.event.happenings == (ir.DealsDamageTo(SELF, kind=kind),) and made.effects == (ir.Break(SUBJECT),)
    assert "more than one thing" in refused(text.replace("destroy that follower", "give it Ward"), "Follower")


def test_the_enemy_that_was_dealt_damage() -> None:
    made = compiled("Whenever one of your followers deals damage to an enemy follower, engage that enemy follower.")
    assert made.effects == (ir.Dull(ir.Ref(("other",))),)


def test_that_much_to_one_that_is_picked() -> None:
    made = compiled("Whenever this follower takes damage, deal that much damage to an enemy follower on the field.")
    [deals] = made.effects
    assert deals.then == ir.DealDamage(ir.Ref(("t1",)), ir.EventAmount())


@pytest.mark.parametrize(
    ("deed", "barred"),
    [
        ("attack leaders", sv.CannotAttackLeaders()), ("attack enemy leaders", sv.CannotAttackLeaders()),
        ("attack enemy followers", sv.CannotAttackFollowers()), ("be attacked", sv.CannotBeAttacked()),
    ],
)  # fmt: skip
@pytest.mark.parametrize("word", ["if", "while"])
def test_what_it_can_do_only_then(deed: str, barred: ir.Rule, word: str) -> None:
    made = static(f"This follower can {deed} only {word} it's evolved.")
    asked = ir.Not(ir.HasFilter(ir.Ref(("self",)), sv.IsEvolved()))
    assert made == ir.If(asked, ir.Restrict(SELF, barred, ir.Continuous()))


def test_only_leaders_or_only_then() -> None:
    refused("This follower can only attack leaders if it's evolved.", "Follower")
    assert isinstance(static("This follower can only be attacked if it's evolved."), ir.If)


def test_what_unless_is_said_of() -> None:
    """Of two things that are forbidden it is said of both; "has Ward and can't attack unless ..." is open."""
    both = static("This follower can't attack or be attacked unless it's evolved.")
    assert isinstance(both, ir.If) and isinstance(both.effect, ir.Both)
    assert "said of" in refused("This follower has Ward and can't attack unless it's evolved.", "Follower")
