"""What sentences of Shadowverse: Evolve mean: active, dull, frozen, broken."""

from __future__ import annotations

import pytest
from sve_meaning import (
    ALWAYS,
    AMULET,
    CARD,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    ON_FIELD,
    ON_MINE,
    PIXIE,
    SELF,
    chosen,
    compiled,
    effects,
    enemy,
    only_node,
    plain,
    refused,
)

from cardwright.text import ir
from cardwright.text import ir_sve as sv


@pytest.mark.clauses("sve", "10.6.2.3.2")
def test_up_to_and_any_number() -> None:
    up_to = ir.Both((chosen(ENEMY, 2, up_to=True), ir.Dull(IT)))
    assert effects("Select up to 2 enemy followers on the field and engage them.") == (up_to,)
    free = ir.Both((chosen(MINE, 0, any_number=True), ir.Activate(IT)))
    assert effects("Select any number of followers on your field and refresh them.") == (free,)


@pytest.mark.parametrize(
    ("group", "wanted"),
    [
        ("an enemy follower on the field", ENEMY),
        ("a follower on your field", MINE),
        ("another follower on your field", ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,))),
        (
            "an engaged enemy follower on the field",
            ir.Group(FOLLOWER, (ir.StatusIs("dull"), ir.ControlledBy(FOE)), (ON_FIELD,)),
        ),
        (
            "an enemy amulet that costs 4 play points or less on the field",
            ir.Group(AMULET, (ir.ControlledBy(FOE),), (ir.CostIs(ir.Num(4), "<="), ON_FIELD)),
        ),
        (
            "an enemy follower that costs at least 4 on the field",
            ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (ir.CostIs(ir.Num(4), ">="), ON_FIELD)),
        ),
        (
            "an enemy follower with 2 defense or less on the field",
            ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (sv.DefenseIs(ir.Num(2), "<="), ON_FIELD)),
        ),
        ("a follower with Ward on your field", ir.Group(FOLLOWER, (), (ir.WithKeyword("Ward"), ON_MINE))),
        ("a [havencraft] follower on your field", ir.Group(FOLLOWER, (sv.ClassIs("havencraft"),), (ON_MINE,))),
        (
            "a Pixie or Sporeling follower on your field",
            ir.Group(FOLLOWER, (ir.AnyTrait((sv.TraitIs("Pixie"), sv.TraitIs("Sporeling"))),), (ON_MINE,)),
        ),
        (
            "a Forest Bat token on your field",
            ir.Group(sv.IsToken(), (ir.NameIs("Forest Bat"),), (ON_MINE,)),
        ),
        ("a Pixie token on your field", ir.Group(sv.IsToken(), (sv.TraitIs("Pixie"),), (ON_MINE,))),
        ("a Vilo, the Hushed on your field", ir.Group(ir.NameIs("Vilo, the Hushed"), (), (ON_MINE,))),
        (
            "an enemy leader or enemy follower on the field",
            ir.Group(ir.NounOr(ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),)), ENEMY)),
        ),
    ],
)
def test_groups(group: str, wanted: ir.Group) -> None:
    assert effects(f"Select {group} and destroy it.") == (ir.Both((chosen(wanted), ir.Break(IT))),)


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("each follower on the field that isn't a Pixie follower", ir.Group(FOLLOWER, (), (ir.InZone(ir.Field(ir.AnyPlayer())), ir.Without(PIXIE)))),
        ("all followers on the field that aren't Pixie followers", ir.Group(FOLLOWER, (), (ir.InZone(ir.Field(ir.AnyPlayer())), ir.Without(PIXIE)))),
        ("each follower on the field other than Pixie followers", ir.Group(FOLLOWER, (), (ON_FIELD, ir.Without(PIXIE)))),
        ("each follower except for a Pixie follower on the field", ir.Group(FOLLOWER, (), (ir.Without(PIXIE), ON_FIELD))),
        ("each card on the field except amulets", ir.Group(CARD, (), (ON_FIELD, ir.Without(ir.Group(AMULET))))),
        ("all cards on your field other than tokens", ir.Group(CARD, (), (ON_MINE, ir.Without(sv.IsToken())))),
        ("each enemy follower on the field except those with Ward", ir.Group(FOLLOWER, enemy().adjectives, (ON_FIELD, ir.Without(ir.WithKeyword("Ward"))))),
        ("each follower on your field except Lantern Moth", ir.Group(FOLLOWER, (), (ON_MINE, ir.Without(ir.NameIs("Lantern Moth"))))),
        ("each enemy follower that's attacking", ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),), (ir.StatusIs("attacking"),))),
        ("each [lastwords] follower on your field", ir.Group(FOLLOWER, (ir.WithKeyword("Last Words"),), (ON_MINE,))),
    ],
)  # fmt: skip
def test_groups_that_are_destroyed(words: str, group: ir.Group) -> None:
    assert effects(f"Destroy {words}.") == (ir.Break(ir.All(group, bind="t1")),)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("a follower with Bane or Ward", ir.EitherFilter(ir.WithKeyword("Bane"), ir.WithKeyword("Ward"))),
        ("a follower without [evolve]", ir.Without(sv.EvolveCostIs())),
        ("a follower that costs exactly 3 play points", ir.CostIs(ir.Num(3), "=")),
        ("a follower that costs at most 3 play points", ir.CostIs(ir.Num(3), "<=")),
        ("a follower with at most 3 attack", sv.AttackIs(ir.Num(3), "<=")),
    ],
)
def test_which_follower(words: str, wanted: ir.Filter) -> None:
    group = ir.Group(FOLLOWER, (), (wanted, ON_MINE))
    assert effects(f"Select {words} on your field. Destroy it.") == (chosen(group), ir.Break(IT))


def test_selected_by_the_cost_of_another() -> None:
    ability = compiled("[fanfare] Destroy each enemy follower with the same cost as this follower on the field.")
    group = ability.effects[0].what.group
    assert ir.CostIs(ir.CostOf(SELF), "=") in group.qualifiers
    other = effects("Destroy each follower on your field other than this one.")[0].what.group
    assert ir.OtherThan(SELF) in other.qualifiers


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("Choose a follower in your field.", "Select a follower on your field."),
        ("Choose an amulet in your field.", "Select an amulet on your field."),
        ("Choose an enemy follower in the field.", "Select an enemy follower on the field."),
    ],
)
def test_words_of_early_translations(said: str, same: str) -> None:
    assert effects(f"{said} Destroy it.") == effects(f"{same} Destroy it.")


def test_it_stays_engaged() -> None:
    wanted = ir.Restrict(SELF, ir.DoesNotActivate(), ALWAYS)
    assert compiled("This follower doesn't refresh during your start phase.").effects == (wanted,)


@pytest.mark.parametrize(
    "text",
    [
        "It can't refresh during its controller's next start phase.",
        "It can't be refreshed during its controller's next start phase.",
        "During its controller's next start phase, it doesn't refresh.",
    ],
)
def test_no_refreshing_in_the_next_start_phase(text: str) -> None:
    named, held = effects(f"Select an enemy follower on the field. {text}")
    assert named == chosen(ENEMY)
    assert held == ir.Restrict(IT, ir.DoesNotActivate(next_only=True), FOREVER)


def test_several_that_the_other_player_selects() -> None:
    made = effects("Each opponent selects 2 followers on their field and destroys them.")[0]
    assert isinstance(made, ir.SelectAndBreak)
    assert (made.player, made.target.count) == (FOE, ir.Num(2))


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


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("This follower has Drain while attacking.", "attacking"),
        ("This follower has Drain while it's attacking.", "attacking"),
        ("While engaged, this follower can't be destroyed.", "dull"),
        ("This follower has [attack]+1 while reserved.", "active"),
    ],
)
def test_while_it_is(text: str, status: str) -> None:
    asked = only_node(text, ir.HasFilter)
    assert isinstance(asked.filter, ir.StatusIs) and asked.filter.status == status
    assert isinstance(asked.card, ir.SelfRef) or getattr(asked.card, "to", ()) == ("self",)


def test_while_it_is_attacking() -> None:
    made = compiled("While this follower is attacking, this follower has Bane.")
    attacking = ir.HasFilter(SELF, ir.StatusIs("attacking"))
    assert made.effects == (ir.If(attacking, ir.Gain(SELF, (ir.KeywordGained("Bane"),), ALWAYS)),)


@pytest.mark.parametrize(
    ("words", "quality"),
    [
        ("that is engaged", ir.StatusIs("dull")), ("that's damaged", ir.StatusIs("damaged")),
        ("that isn't reserved", ir.Without(ir.StatusIs("active"))), ("that isn't racing", ir.Without(sv.IsRacing())),
    ],
)  # fmt: skip
def test_relative_clauses(words: str, quality: ir.Filter) -> None:
    [made] = effects(f"Destroy each follower on your field {words}.")
    assert made.what.group.qualifiers == (*MINE.qualifiers, quality)


def test_a_card_that_comes_engaged_and_stays_so() -> None:
    [both] = compiled(
        "This card is put onto the field engaged and doesn't refresh during your start phase.", "Amulet"
    ).effects
    rules = (ir.EntersDull(), ir.DoesNotActivate())
    assert [each.rule for each in both.effects] == list(rules)
    assert {each.what for each in both.effects} == {SELF}


def test_your_next_start_phase() -> None:
    asleep = ir.DoesNotActivate(next_only=True)
    made = compiled("[fanfare] Engage this follower. It doesn't refresh during your next start phase.")
    assert plain(made.effects[1].rule) == asleep
    for whose in ("an enemy follower on the field", "a follower on the field"):
        text = f"Select {whose}. It doesn't refresh during your next start phase."
        assert "no card of another player" in refused(text)
