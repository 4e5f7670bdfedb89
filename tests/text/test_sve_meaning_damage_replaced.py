"""What sentences of Shadowverse: Evolve mean: damage that becomes another, goes elsewhere or does not come."""

from __future__ import annotations

import pytest
from sve_meaning import (
    ALWAYS,
    ENEMY,
    FOE,
    FOLLOWER,
    IT,
    LEADER,
    MINE,
    ONE_FOE,
    SELF,
    SPELL,
    THEIR_LEADER,
    TURN,
    TWO,
    YOU,
    chosen,
    compiled,
    effects,
    plain,
    static,
    stats,
)

from cardwright.text import ir
from cardwright.text import ir_sve as sv

THEIRS = ir.ControlledBy(FOE)
NEXT = ir.UntilEndOfNextTurn(ir.Opponent())
YOURS = ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), bind="t1")


@pytest.mark.parametrize("word", ["if", "when"])
def test_what_would_be_dealt_and_what_is_changed_once(word: str) -> None:
    dealt = sv.DealtChange(SELF, "double", ir.Num(2), ALWAYS, to=ir.Group(ir.TypeIs(("Leader",))))
    words = f"{word.title()} this follower would deal damage to a leader, it deals double that damage instead."
    assert static(words) == dealt
    once = ir.ReplaceDamage(SELF, "reduce", ir.Num(4), ALWAYS, per_turn=1)
    assert static(f"Once per turn, {word} this follower would take damage, reduce that damage by 4.") == once
    mine = ir.If(ir.IsTurnOf(YOU), ir.RedirectDamage(LEADER, THEIR_LEADER, ALWAYS))
    assert (
        static(f"During your turn, {word} your leader would take damage, each enemy leader takes it instead.") == mine
    )


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "This follower deals double combat damage this turn.",
            sv.DealtChange(SELF, "double", ir.Num(2), TURN, kind="combat"),
        ),
        ("This follower deals 1 more damage this turn.", sv.DealtChange(SELF, "increase", ir.Num(1), TURN)),
        ("This follower gets [attack]+3 until the end of the turn.", ir.Gain(SELF, (stats(3, None),), TURN)),
    ],
)
def test_for_a_turn(text: str, wanted: ir.Effect) -> None:
    assert compiled(f"[fanfare] {text}").effects == (wanted,)


def test_less_damage_to_the_own_leader() -> None:
    ability = compiled("Enemy followers deal 1 less damage to your leader.")
    [dealt] = ability.effects
    assert dealt.to == ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(YOU),))


@pytest.mark.parametrize("to", ["", " to leaders"])
def test_damage_that_is_dealt_halved(to: str) -> None:
    hurt = ir.Group(ir.TypeIs(("Leader",))) if to else None
    ability = compiled(f"This follower deals half damage{to}.")
    assert ability.effects == (sv.DealtChange(SELF, "half_up", TWO, ALWAYS, to=hurt),)
    [front] = effects(f"Until the end of the turn, enemy followers deal half damage{to}.")
    assert (front.change, front.duration, front.to) == ("half_up", ir.UntilEndOfTurn(), hurt)  # type: ignore[attr-defined]


@pytest.mark.parametrize("to", ["", " to your leader"])
def test_a_group_deals_less_for_a_span(to: str) -> None:
    [less] = effects(f"Enemy followers deal 1 less damage{to} until the end of the turn.")
    assert isinstance(less, sv.DealtChange)
    assert (less.change, less.amount, less.duration) == ("reduce", ir.Num(1), ir.UntilEndOfTurn())
    assert (less.to is not None) == bool(to)


def test_damage_is_dealt_to_another() -> None:
    made = static("Damage dealt to your leader is dealt to this follower instead.")
    assert made == ir.RedirectDamage(sv.LeaderOf(YOU), SELF, ALWAYS)


@pytest.mark.parametrize(
    "text",
    [
        "Your leader takes 2 more damage.",
        "Damage dealt to your leader is increased by 2.",
        "Increase damage dealt to your leader by 2.",
    ],
)
def test_more_damage(text: str) -> None:
    assert compiled(text).effects == (ir.ReplaceDamage(LEADER, "increase", ir.Num(2), duration=ALWAYS),)


def test_more_damage_for_a_time() -> None:
    [made] = effects("Until the end of the turn, enemy followers take 1 more damage.")
    assert (made.change, made.duration) == ("increase", ir.UntilEndOfTurn())


def test_damage_that_becomes_so_much() -> None:
    assert static("Damage dealt to this follower becomes 1.") == ir.ReplaceDamage(SELF, "become", ir.Num(1), ALWAYS)
    abilities = ir.DamageSource(kinds=("ability",))
    wanted = ir.ReplaceDamage(LEADER, "become", ir.Num(0), ALWAYS, abilities)
    assert static("Ability damage dealt to your leader becomes 0.") == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Reduce damage dealt to your leader by 3 this turn.", ir.ReplaceDamage(LEADER, "reduce", ir.Num(3), TURN)),
        ("Your leader takes 1 less damage until the end of your opponent's next turn.", ir.ReplaceDamage(LEADER, "reduce", ir.Num(1), NEXT)),
        ("Damage dealt to your leader is reduced by 2 this turn.", ir.ReplaceDamage(LEADER, "reduce", ir.Num(2), TURN)),
        ("This turn, damage dealt to your leader becomes 1.", ir.ReplaceDamage(LEADER, "become", ir.Num(1), TURN)),
        ("Your followers take 2 less damage from enemy followers this turn.", ir.ReplaceDamage(YOURS, "reduce", ir.Num(2), TURN, ir.DamageSource(ir.Group(FOLLOWER, (ir.ControlledBy(ir.Opponent()),))))),
        ("Your followers deal 2 more damage to followers this turn.", sv.DealtChange(YOURS, "increase", ir.Num(2), TURN, to=ir.Group(FOLLOWER))),
        ("This turn, damage dealt by your followers is increased by 1.", sv.DealtChange(YOURS, "increase", ir.Num(1), TURN)),
    ],
)  # fmt: skip
def test_changed_for_a_time(text: str, wanted: ir.Effect) -> None:
    assert effects(text) == (wanted,)


@pytest.mark.parametrize(
    ("said", "change", "amount"),
    [
        ("The next time your leader would take damage this turn, it takes 2 less damage.", "reduce", 2),
        ("The next time your leader would take damage this turn, it takes no damage.", "become", 0),
        ("This turn, the next time your leader would take damage, that damage becomes 1.", "become", 1),
        ("The next damage dealt to your leader this turn is reduced by 3.", "reduce", 3),
        ("Reduce the next damage dealt to your leader this turn to 1.", "cap", 1),
    ],
)
def test_the_next_damage(said: str, change: str, amount: int) -> None:
    assert effects(said) == (ir.ReplaceDamage(LEADER, change, ir.Num(amount), TURN, next_only=True),)


@pytest.mark.parametrize(
    ("bound", "fields"),
    [("3 or more damage", {"at_least": ir.Num(3)}), ("damage of 3 or more", {"at_least": ir.Num(3)}), ("2 or less damage", {"at_most": ir.Num(2)})],
)  # fmt: skip
@pytest.mark.parametrize(
    ("end", "change", "amount"),
    [("reduce it to 1", "cap", 1), ("reduce it by 1", "reduce", 1), ("it takes 1 damage instead", "become", 1), ("it takes no damage", "become", 0)],
)  # fmt: skip
def test_damage_of_so_much(bound: str, fields: dict[str, ir.Amount], end: str, change: str, amount: int) -> None:
    wanted = ir.ReplaceDamage(SELF, change, ir.Num(amount), ALWAYS, **fields)
    assert static(f"If this follower would take {bound}, {end}.") == wanted


def test_the_next_damage_ever() -> None:
    """It lasts until it is used, where no time is said."""
    (now,), (ever,) = (
        effects(f"The next time your leader would take damage{when}, reduce it by 2.") for when in (" this turn", "")
    )
    assert isinstance(now, ir.ReplaceDamage)
    assert isinstance(ever, ir.ReplaceDamage)
    assert (now.duration, ever.duration) == (ir.UntilEndOfTurn(), ir.Permanent())
    assert now.next_only
    assert ever.next_only


@pytest.mark.parametrize(
    ("said", "source"),
    [
        ("half damage", None),
        ("only half damage", None),
        ("half the damage", None),
        ("half attack damage", ir.DamageSource(kinds=("attack",))),
        ("half damage from enemy abilities", ir.DamageSource(kinds=("ability",), by=FOE)),
    ],
)
def test_half_of_the_damage(said: str, source: ir.DamageSource | None) -> None:
    ability = compiled(f"This follower takes {said}.")
    assert ability.effects == (ir.ReplaceDamage(SELF, "half_up", TWO, ALWAYS, source),)
    [lasting] = effects(f"This turn, your leader takes {said}.")
    assert isinstance(lasting, ir.ReplaceDamage)
    assert (lasting.change, lasting.source, lasting.duration) == ("half_up", source, ir.UntilEndOfTurn())


@pytest.mark.parametrize(("much", "change"), [("half", "half_up"), ("double", "double")])
@pytest.mark.parametrize("by", ["", " from spells"])
def test_damage_that_is_taken_halved_or_doubled(much: str, change: str, by: str) -> None:
    ability = compiled(f"This follower takes {much} damage{by}.")
    source = ir.DamageSource(ir.Group(SPELL)) if by else None
    assert ability.effects == (ir.ReplaceDamage(SELF, change, TWO, ALWAYS, source),)


def test_less_damage_for_each() -> None:
    ability = compiled("This follower takes 1 less damage for each follower on your field.")
    each = ir.PerEach(ir.Num(1), ir.CountOf(MINE))
    assert ability.effects == (ir.ReplaceDamage(SELF, "reduce", each, ALWAYS),)


@pytest.mark.parametrize("time", ["1st", "first"])
@pytest.mark.parametrize("span", ["each turn", "per turn"])
@pytest.mark.parametrize(
    ("words", "change", "amount"),
    [
        ("it takes 0 damage instead", "become", 0), ("it takes no damage instead", "become", 0), ("reduce that damage to 0", "cap", 0),
        ("reduce that damage by 2", "reduce", 2), ("it takes 2 less damage", "reduce", 2),
    ],
)  # fmt: skip
def test_the_first_damage_of_a_turn(time: str, span: str, words: str, change: str, amount: int) -> None:
    said = compiled(f"The {time} time your leader would take damage {span}, {words}.")
    assert said.effects == (ir.ReplaceDamage(LEADER, change, ir.Num(amount), ALWAYS, first=True),)


@pytest.mark.parametrize(
    "text",
    [
        "Until the end of the turn, your leader can't take more than 3 damage at a time.",
        "Your leader can't take more than 3 damage at a time until the end of the turn.",
        "Until the end of the turn, your leader doesn't take more than 3 damage at once.",
    ],
)
def test_no_more_than_so_much_at_a_time_for_a_time(text: str) -> None:
    assert effects(text) == (ir.ReplaceDamage(LEADER, "cap", ir.Num(3), ir.UntilEndOfTurn()),)


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("doesn't take damage from spells", sv.TakesNoDamage(source=ir.Group(SPELL))),
        ("takes no damage from enemy followers", sv.TakesNoDamage(source=ir.Group(FOLLOWER, (THEIRS,)))),
        ("takes no combat damage", sv.TakesNoDamage("combat")),
        ("takes no damage from enemy abilities", sv.TakesNoDamage("ability", FOE)),
        ("takes 0 damage from enemy followers", sv.TakesNoDamage(source=ir.Group(FOLLOWER, (THEIRS,)))),
        ("takes 0 damage", sv.TakesNoDamage()),
        ("takes 0 combat damage", sv.TakesNoDamage("combat")),
        ("takes 0 damage from enemy abilities", sv.TakesNoDamage("ability", FOE)),
    ],
)
def test_what_it_does_not_take(words: str, rule: ir.Rule) -> None:
    assert compiled(f"This follower {words}.").effects == (ir.Restrict(SELF, rule, ALWAYS),)


def test_what_cannot_be_dealt_damage() -> None:
    """Two of whom one thing is said."""
    (rule,) = effects("For the rest of this turn, your leader and each follower on your field can't be dealt damage.")
    assert isinstance(rule, ir.Restrict)
    assert rule.rule == sv.TakesNoDamage()
    assert isinstance(rule.what, ir.Several)


@pytest.mark.parametrize("end", ["for the rest of this turn", "during its controller's next turn"])
def test_two_rules_for_one_span(end: str) -> None:
    named, pair = effects(f"{ONE_FOE} It can't be destroyed and doesn't take damage {end}.")
    lasts = ir.UntilEndOfTurn() if "rest" in end else ir.DuringNextTurn(ir.ControllerOf(IT))
    rules = (ir.CannotBeBroken(), sv.TakesNoDamage())
    assert named == chosen(ENEMY)
    assert pair == ir.Both(tuple(ir.Restrict(IT, rule, lasts) for rule in rules))


@pytest.mark.parametrize("takes", ["takes no", "can't take", "doesn't take"])
@pytest.mark.parametrize("end", ["", " at a time"])
def test_no_more_than_so_much_from_a_source(takes: str, end: str) -> None:
    """5.13.3.3: what a spell deals is ability damage, too."""
    made = static(f"This follower {takes} more than 1 damage from enemy abilities{end}.")
    by_them = ir.DamageSource(kinds=("ability",), by=ir.Opponent())
    assert plain(made) == ir.ReplaceDamage(ir.SelfRef(), "cap", ir.Num(1), ir.Continuous(), by_them)
    made = static(f"This follower {takes} more than 1 damage from enemy spells and abilities{end}.")
    assert plain(made) == ir.ReplaceDamage(ir.SelfRef(), "cap", ir.Num(1), ir.Continuous(), by_them)


@pytest.mark.parametrize("join", ["and", "or"])
def test_spells_and_abilities_are_abilities(join: str) -> None:
    """10.1.1.4."""
    made = static(f"This follower can't be destroyed by enemy spells {join} abilities.")
    assert plain(made) == plain(static("This follower can't be destroyed by enemy abilities."))
    made = static(f"This follower takes 2 less damage from enemy spells {join} abilities.")
    assert plain(made) == plain(static("This follower takes 2 less damage from enemy abilities."))
    none = static("Your leader doesn't take damage from enemy spells and abilities.")
    assert plain(none) == ir.Restrict(
        sv.LeaderOf(ir.You()), sv.TakesNoDamage("ability", by=ir.Opponent()), ir.Continuous()
    )
