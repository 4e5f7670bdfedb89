"""What sentences of Shadowverse: Evolve mean: what is done instead of something."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from sve_meaning import (
    ALWAYS,
    AMULET,
    CARD,
    DRAW,
    DRAW_TWO,
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
    SPELL,
    TURN,
    TWO,
    YOU,
    amulets,
    chosen,
    compiled,
    effects,
    plain,
    refused,
    static,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

HEAL = ir.Gain(sv.LeaderOf(YOU), (stats(None, 2),), ir.Permanent())
CHOICE = ir.Modal(ir.ModalHeader(YOU, ir.Num(1), ir.Num(2)), (ir.Option((DRAW,)), ir.Option((HEAL,))))
OFFER = "choose one of the following. (1) Draw a card. (2) Give your leader [defense]+2."
SUBJECT = ir.Ref(("subject",))


def passive(text: str) -> ir.Effect:
    ability = compiled(text)
    assert isinstance(ability, ir.FieldAbility)
    [effect] = ability.effects
    return effect


@pytest.mark.clauses("sve", "10.2.1.3.1", "10.10.2.5")
def test_instead_replaces_the_last_instruction_only() -> None:
    other = ir.DealDamage(IT, ir.Num(7))
    damage = sv.OrInstead(ir.DealDamage(IT, ir.Num(6)), sv.Sanguine(), other)
    text = "Select an enemy follower on the field and deal it 6 damage. If Sanguine is active for you, deal 7 damage instead."
    assert effects(text) == (ir.Both((chosen(ENEMY), damage)),)
    evolved = ir.Is(IT, ir.Group(FOLLOWER, (sv.IsEvolved(),)))
    text = "Select an enemy follower on the field and engage it. If it's an evolved follower, banish it instead."
    assert effects(text) == (
        ir.Both((chosen(ENEMY), sv.OrInstead(ir.Dull(IT), evolved, ir.RemoveFromGame(IT, FOREVER)))),
    )


@pytest.mark.parametrize("words", ["at least 3 amulets on your field", "at least 3", "3 or more"])
def test_more_of_the_same_instead(words: str) -> None:
    """Where the second holds the first does, too: both ways of reading "instead" come to the same."""
    said = effects(f"If there is an amulet on your field, draw a card. If there are {words}, draw 2 cards instead.")
    assert said == (ir.If(amulets(1), sv.OrInstead(DRAW, amulets(3), DRAW_TWO)),)


def test_what_is_there_already() -> None:
    text = "Summon a Lantern Moth token. If there is already a Lantern Moth on your field, draw a card instead."
    [made] = effects(text)
    there = ir.Exists(ir.Group(ir.NameIs("Lantern Moth"), (), (ON_MINE,)), ir.Num(1))
    assert (made.condition, made.instead) == (there, DRAW)  # type: ignore[attr-defined]


def test_a_passive_ability_instead_of_another() -> None:
    more, most = (ir.Exists(MINE, ir.Num(count)) for count in (2, 4))
    gains = [ir.Gain(SELF, (stats(count, None),), ALWAYS) for count in (1, 3)]
    text = (
        "While there are at least 2 followers on your field, this follower has [attack]+1. "
        "While there are at least 4 followers on your field, this follower has [attack]+3 instead."
    )
    assert static(text) == sv.OrInstead(ir.If(more, gains[0]), most, gains[1])


@pytest.mark.parametrize(("place", "other"), [("Put 2 Fairy tokens into your EX area", "summon them"), ("Summon a Fairy token", "put it into your EX area")])  # fmt: skip
def test_the_same_tokens_elsewhere(place: str, other: str) -> None:
    [made] = effects(f"{place}. If there is an amulet on your field, {other} instead.")
    assert isinstance(made, sv.OrInstead)
    assert isinstance(made.effect, sv.CreateTokens) and isinstance(made.instead, sv.CreateTokens)
    assert made.effect.count == made.instead.count
    assert {type(made.effect.into), type(made.instead.into)} == {ir.Field, sv.ExArea}


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


@pytest.mark.parametrize("words", ["If not", "If it isn't", "If it's not", "If it doesn't", "Otherwise"])
def test_otherwise(words: str) -> None:
    made = effects(f"If Overflow is active for you, draw a card. {words}, draw 2 cards.")
    assert made == (ir.If(sv.Overflow(), DRAW), ir.Otherwise(ir.Draw(YOU, ir.Num(2))))


def test_options_otherwise() -> None:
    amulet = ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(1))
    said = effects(f"If there is an amulet on your field, draw a card. Otherwise, {OFFER}")
    assert said == (ir.If(amulet, DRAW), ir.Otherwise(CHOICE))


def test_otherwise_behind_two_sentences() -> None:
    amulet = ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(1), ">=")
    said = effects("If there is an amulet on your field, select a follower on your field. Give it and your leader [defense]+1. Otherwise, draw a card.")  # fmt: skip
    given = ir.Gain(ir.Several((IT, sv.LeaderOf(YOU))), (stats(None, 1),), FOREVER)
    assert said == (ir.If(amulet, ir.Both((chosen(MINE), given))), ir.Otherwise(DRAW))


def test_otherwise_behind_two_questions() -> None:
    shown = "Reveal the top card of your deck."
    *_, otherwise = effects(
        f"{shown} If it's a spell, draw a card. If it's a follower, draw 2 cards. Otherwise, draw 3 cards."
    )
    assert otherwise == ir.Otherwise(ir.Draw(YOU, ir.Num(3)))
    for second in ("it costs 2 play points or less", "there is an amulet on your field"):
        with pytest.raises(TextError, match="otherwise"):
            effects(f"{shown} If it's a spell, draw a card. If {second}, draw 2 cards. Otherwise, draw 3 cards.")


def test_what_happens_instead_once_or_by_a_cause() -> None:
    always = ir.Continuous()
    leader = sv.LeaderOf(YOU)
    assert static("Once per turn, if your leader would take damage, reduce that damage by 2.") == ir.ReplaceDamage(
        leader, "reduce", ir.Num(2), always, per_turn=1
    )
    destroyed = static("If this follower would be destroyed by an enemy ability, draw a card instead.")
    assert destroyed == sv.ReplaceLeaving(SELF, "destroyed", DRAW, due_to="opponent")
    once = static("Once per turn, when this follower would be destroyed, you may discard a card instead.")
    assert isinstance(once, sv.ReplaceLeaving) and once.optional and once.per_turn == 1
    taken = static("If your leader would take damage, this follower takes that damage instead.")
    assert taken == ir.RedirectDamage(leader, SELF, always)
    assert static("If this follower would take damage, draw a card instead.") == ir.ReplaceFate(
        SELF, "damaged", DRAW, always
    )


def test_instead_of_being_destroyed_by_combat_damage() -> None:
    ability = compiled("If this follower would be destroyed by combat damage, banish it instead.")
    gone = ir.RemoveFromGame(ir.Ref(("self",)), FOREVER)
    assert ability == ir.FieldAbility((sv.ReplaceLeaving(SELF, "destroyed", gone, due_to="combat"),))


@pytest.mark.parametrize("time", ["1st", "first"])
@pytest.mark.parametrize("span", ["each turn", "per turn", "in a turn"])
def test_the_first_time_it_would_go(time: str, span: str) -> None:
    ability = compiled(f"The {time} time this follower would be destroyed {span}, draw a card instead.")
    assert ability == ir.FieldAbility((sv.ReplaceLeaving(SELF, "destroyed", DRAW, per_turn=1),))


def test_the_next_time_it_would_go_this_turn() -> None:
    text = "Select a follower on your field. The next time it would leave the field this turn, draw a card instead."
    once = sv.ReplaceLeaving(IT, "leave", DRAW, duration=TURN, per_turn=1)
    assert effects(text)[-1] == once


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "If this follower would be destroyed, you may discard a card instead.",
            sv.ReplaceLeaving(SELF, "destroyed", ir.Discard(YOU, ir.Num(1), ir.Group(CARD), bind="t1"), optional=True),
        ),
        (
            "If a follower on your field would be destroyed, return it to its owner's hand instead.",
            sv.ReplaceLeaving(ir.All(MINE, bind="t1"), "destroyed", ir.ToHand(SUBJECT, ir.Owner(), verb="return")),
        ),
        (
            "If this card would be returned to hand, banish it instead.",
            sv.ReplaceLeaving(SELF, "hand", ir.RemoveFromGame(ir.Ref(("self",)), FOREVER)),
        ),
        ("If this follower would be banished, draw a card instead.", sv.ReplaceLeaving(SELF, "banished", DRAW)),
        (
            "This follower takes no more than 2 damage at a time.",
            ir.ReplaceDamage(SELF, "cap", ir.Num(2), ALWAYS),
        ),
        (
            "Reduce attack damage dealt to your leader to 1.",
            ir.ReplaceDamage(LEADER, "cap", ir.Num(1), ALWAYS, source=ir.DamageSource(kinds=("attack",))),
        ),
        (
            "If this follower would take damage, it takes 1 damage instead.",
            ir.ReplaceDamage(SELF, "become", ir.Num(1), ALWAYS),
        ),
        (
            "If your leader would take ability damage, reduce it by 2.",
            ir.ReplaceDamage(LEADER, "reduce", ir.Num(2), ALWAYS, source=ir.DamageSource(kinds=("ability",))),
        ),
        ("Your opponent can't play spells.", ir.CannotCast(FOE, ir.Group(SPELL), ALWAYS)),
        (
            "Your followers' [evolve] costs are reduced by 1.",
            sv.EvolveCostChange(ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), bind="t1"), ir.Num(1)),
        ),
    ],
)
def test_passive(text: str, wanted: ir.Effect) -> None:
    assert passive(text) == wanted


@pytest.mark.parametrize("text", ["If it would be destroyed this turn,", "This turn, if it would be destroyed,"])
def test_instead_of_being_destroyed_this_turn(text: str) -> None:
    named, instead = effects(f"{ONE_FOE} {text} banish it instead.")
    assert named == chosen(ENEMY)
    banish = ir.RemoveFromGame(IT, ir.Permanent())
    assert instead == sv.ReplaceLeaving(IT, "destroyed", banish, duration=ir.UntilEndOfTurn())


@pytest.mark.parametrize("word", ["If", "When"])
def test_what_would_leave_is_replaced_for_good(word: str) -> None:
    *_, given = effects(f"Select a follower on your field. {word} it would leave the field, banish it instead.")
    it = ir.Ref(("t1",))
    banish = ir.RemoveFromGame(it, FOREVER)
    assert given == sv.ReplaceLeaving(it, "leave", banish, duration=FOREVER)


def test_instead_of_being_destroyed_this_turn_of_any_of_them() -> None:
    [instead] = effects("For the rest of this turn, if an enemy follower would be destroyed, banish it instead.")
    assert instead == sv.ReplaceLeaving(
        ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(FOE),)), bind="t1"),
        "destroyed",
        ir.RemoveFromGame(ir.Ref(("subject",)), ir.Permanent()),
        duration=ir.UntilEndOfTurn(),
    )


BOUND = ir.Ref(("t2",))


@pytest.mark.parametrize("many", [False, True])
@pytest.mark.parametrize(
    ("done", "words"),
    [
        (lambda it: ir.Break(it), ("destroy it", "Destroy")),
        (lambda it: ir.Dull(it), ("engage it", "Engage")),
        (lambda it: ir.RemoveFromGame(it, FOREVER), ("banish it", "Banish")),
        (lambda it: ir.ToHand(it, ir.Owner(), "return"), ("return it to its owner's hand", "Return")),
    ],
)
def test_the_verb_said_again_of_more_of_them(
    done: Callable[[ir.Objects], ir.Effect], words: tuple[str, str], many: bool
) -> None:
    """10.10.2.5.1: as many others are selected, and the same is done with them."""
    said, verb = words
    up_to = "up to " if many else ""
    text = f"Select an enemy follower on the field and {said}. Combo (3): {verb} {up_to}2 instead."
    [either] = effects(text)
    assert isinstance(either, sv.OrInstead) and either.condition == sv.Combo(3)
    two = plain(chosen(ENEMY, 2, up_to=many))
    more = plain(either.instead)
    assert more == ir.Both(
        (msgspec.structs.replace(two, targets=(msgspec.structs.replace(two.targets[0], bind="t2"),)), done(BOUND))
    )


@pytest.mark.parametrize(
    "text",
    [
        "Select an enemy follower on the field and destroy it. Combo (3): Banish 2 instead.",
        "Select up to 2 enemy followers on the field and destroy them. Combo (3): Destroy 3 instead.",
        "Select 2 enemy followers on the field and destroy them. Combo (3): Destroy 2 instead.",
        "Destroy each enemy follower on the field. Combo (3): Destroy 2 instead.",
        "Draw a card. Combo (3): Deal 2 damage to each instead.",
        "Select an enemy follower on the field and destroy it. Draw a card. Combo (3): Deal 2 damage to each instead.",
    ],
)
def test_so_many_instead_of_what(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


@pytest.mark.parametrize("words", ["Search for", "Add"])
def test_so_many_are_found_instead(words: str) -> None:
    [either] = effects(
        f"Search your deck for an amulet, reveal it, and add it to your hand. Combo (3): {words} up to 2 instead."
    )
    assert isinstance(either, sv.OrInstead)
    [found] = [each for each in nodes(either.instead) if isinstance(each, ir.Search)]
    [target] = found.targets
    assert target.up_to and plain(target.count) == TWO


@pytest.mark.parametrize("text", ["Deal 2 damage to an enemy follower on the field.", f"{ONE_FOE} Deal it 2 damage."])
def test_to_each_of_the_kind_instead(text: str) -> None:
    given = effects(f"{text} Combo (3): Deal 3 damage to each instead.")
    [either] = [each for effect in given for each in nodes(effect) if isinstance(each, sv.OrInstead)]
    assert plain(either.instead) == ir.DealDamage(ir.All(ENEMY, bind="t2"), ir.Num(3))


def test_more_of_them_with_something_besides() -> None:
    [either] = effects("Summon a Ghost token. Combo (3): Summon 2 and give them Rush instead.")
    assert isinstance(either, sv.OrInstead) and isinstance(either.instead, ir.Both)
    two, given = either.instead.effects
    assert isinstance(two, sv.CreateTokens) and two.count == TWO
    assert given == ir.Gain(ir.Ref((two.bind,)), (ir.KeywordGained("Rush"),), FOREVER)


def test_instead_behind_a_selection_under_a_condition() -> None:
    """What it asks about is selected under that condition alone, so that it cannot stand outside of it."""
    there = "If there is an amulet on your field"
    asked = "If it's an evolved follower, deal 4 damage instead."
    [under] = effects(f"{there}, select an enemy follower on the field and deal it 2 damage. {asked}")
    assert isinstance(under, ir.If) and under.condition == amulets(1)
    either = sv.OrInstead(
        ir.DealDamage(IT, TWO),
        ir.Is(IT, ir.Group(FOLLOWER, (sv.IsEvolved(),))),
        ir.DealDamage(IT, ir.Num(4)),
    )
    assert under.effect == ir.Both((chosen(ENEMY), either))
    drawn, other = effects(
        f"{there}, draw a card. Otherwise, select an enemy follower on the field and deal it 2 damage. {asked}"
    )
    assert drawn == ir.If(amulets(1), DRAW) and other == ir.Otherwise(under.effect)


@pytest.mark.parametrize(
    "text",
    [
        f"{ONE_FOE} If there is an amulet on your field, deal it 2 damage. If it's an evolved follower, deal 4 damage instead.",
        "If there is an amulet on your field, draw a card. If there are 2 spells in your cemetery, draw 2 cards instead.",
        "If there is an amulet on your field, select a spell in your cemetery and add it to your hand. If it's a follower, draw a card instead.",
    ],
)
def test_instead_behind_a_condition_of_its_own_is_open(text: str) -> None:
    with pytest.raises(TextError, match="instead"):
        effects(text)


@pytest.mark.parametrize(
    "done",
    ["Each opponent discards a card", "Summon a Knight token", "Put the top card of your deck into your cemetery"],
)
def test_what_is_replaced_cannot_be_asked_about(done: str) -> None:
    assert refused(f"{done}. If it's a Pixie follower, draw a card instead.")


def test_when_it_would_be_destroyed_this_turn() -> None:
    for one in ("If", "When"):
        made = effects(
            f"Select a follower on your field. {one} it would be destroyed this turn, return it to its owner's hand instead."
        )
        assert plain(made[1]) == sv.ReplaceLeaving(IT, "destroyed", ir.ToHand(IT, ir.Owner(), "return"), duration=TURN)


def test_what_was_already_so() -> None:
    one = "Select an enemy follower on the field"
    for was in ("it's already", "it was already"):
        [both] = effects(f"{one} and engage it. If {was} engaged, destroy it instead.")
        assert plain(both.effects[1]) == sv.OrInstead(  # type: ignore[attr-defined]
            ir.Dull(IT), ir.HasFilter(IT, ir.StatusIs("dull")), ir.Break(IT)
        )
    assert plain(effects(f"{one}. If it's already evolved, destroy it.")[1].condition.filter) == sv.IsEvolved()  # type: ignore[attr-defined]
    assert "already" in refused(f"{one} and engage it. If it was already engaged, draw a card.")
