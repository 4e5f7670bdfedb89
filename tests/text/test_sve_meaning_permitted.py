"""What sentences of Shadowverse: Evolve mean that allow more than the rules do, or hold back what would be done."""

from __future__ import annotations

import pytest
from test_sve_meaning import ENEMY, FOLLOWER, IT, SELF, SPELL, YOU, chosen, compiled, effects, plain

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

ALWAYS, TURN = ir.Continuous(), ir.UntilEndOfTurn()
FOE = ir.Opponent()
MINE = ir.InZone(sv.Cemetery(YOU))


def static(text: str) -> ir.Effect:
    """The one passive effect that a text has."""
    ability = compiled(text)
    assert isinstance(ability, ir.FieldAbility)
    [effect] = ability.effects
    return effect


@pytest.mark.parametrize(
    "words", ["Steal it until the end of the turn", "Until the end of the turn, gain control of it"]
)
def test_stolen_for_a_time(words: str) -> None:
    assert effects(f"Select an enemy follower on the field. {words}.") == (chosen(ENEMY), sv.Steal(IT, TURN))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("If you would draw a card, draw 3 cards instead", ir.ReplaceForPlayer(YOU, "draws", ir.Draw(YOU, ir.Num(3)), ALWAYS)),
        (
            "When you would draw a card by an ability, you may discard a card instead",
            ir.ReplaceForPlayer(
                YOU, "draws", ir.May(YOU, ir.Discard(YOU, ir.Num(1), ir.Group(ir.IsCard()), bind="t1")), ALWAYS,
                ir.Cause(ir.AnyPlayer(), ("summon", "ability")),
            ),
        ),
        ("Your EX area can hold up to 8 cards", ir.ZoneLimit(sv.ExArea(YOU), ir.Num(8))),
        ("Each opponent can't have more than 4 cards on their field", ir.ZoneLimit(ir.Field(FOE), ir.Num(4))),
        ("The maximum number of cards in your EX area is increased by 1", ir.ZoneLimit(sv.ExArea(YOU), ir.Num(1), "more")),
        ("Your opponent's maximum hand size is reduced by 3", ir.ZoneLimit(ir.Hand(FOE), ir.Num(3), "less")),
        ("You have no hand limit", ir.ZoneLimit(ir.Hand(YOU), None)),
        ("You may also play this card from your cemetery", ir.Restrict(SELF, ir.CastableFrom(sv.Cemetery(YOU)), ALWAYS)),
        ("You can play spells from your cemetery", ir.MayCast(YOU, ir.Group(SPELL, (), (MINE,)))),
        ("Once per turn, you may play a spell from your cemetery", ir.MayCast(YOU, ir.Group(SPELL, (), (MINE,)), times=1)),
        (
            "Once on each of your turns, you may play a follower from your cemetery",
            ir.If(ir.IsTurnOf(YOU), ir.MayCast(YOU, ir.Group(FOLLOWER, (), (MINE,)), times=1)),
        ),
        (
            "Each player can't play more than 3 cards in a turn",
            ir.CannotCast(ir.EachPlayer(), ir.Group(ir.IsCard()), ALWAYS, ir.Num(3)),
        ),
        (
            "This follower's [defense] can't be reduced by enemy abilities",
            ir.Restrict(SELF, sv.StatFixed(("defense",), FOE, "down"), ALWAYS),
        ),
        ("This follower can attack up to 4 times per turn", ir.Restrict(SELF, ir.AttackTimes(ir.Num(4)), ALWAYS)),
    ],
)  # fmt: skip
def test_what_is_allowed_and_what_is_not(words: str, expected: ir.Effect) -> None:
    assert static(f"{words}.") == plain(expected)


def test_damage_is_dealt_to_another() -> None:
    made = static("Damage dealt to your leader is dealt to this follower instead.")
    assert made == ir.RedirectDamage(sv.LeaderOf(YOU), SELF, ALWAYS)


@pytest.mark.parametrize("words", ["You may play it this turn", "Until the end of the turn, you can play it"])
def test_a_card_that_may_be_played(words: str) -> None:
    dead = ir.Group(FOLLOWER, (), (MINE,))
    assert effects(f"Select a follower in your cemetery. {words}.") == (chosen(dead), ir.AllowCast(YOU, IT, TURN))


@pytest.mark.parametrize(("words", "repeated"), [("4 times", {"times": 4}), ("twice", {"times": 2})])
def test_damage_so_often(words: str, repeated: dict[str, int]) -> None:
    [again] = effects(f"Deal 1 damage to a random enemy follower on the field {words}.")
    picked = sv.SelectRandom(ir.Target(ir.Num(1), ENEMY, bind="t1"))
    assert again == sv.Repeat(ir.Then(picked, ir.DealDamage(IT, ir.Num(1))), **repeated)


def test_the_card_that_was_shown_is_the_revealed_card() -> None:
    _, let = effects("Select a spell in your hand and reveal it. Draw X cards. X equals the revealed card's cost.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), ir.CostOf(IT))


@pytest.mark.parametrize(
    "text",
    [
        "Look at the top card of your deck. Select a spell in your hand and reveal it. Draw X cards. X equals the revealed card's cost.",
        "Each player can't have more than 5 cards in their hand.",
        "If you've raced at least 2 followers this turn, draw a card.",
        "Each player destroys a follower on their field. If you destroyed a follower this way, draw a card.",
    ],
)
def test_what_is_open_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)


def test_neither_attacks_nor_abilities() -> None:
    _, barred = effects(
        "Select an enemy follower on the field. During its controller's next turn, it can't attack or use [act] abilities."
    )
    next_turn = ir.DuringNextTurn(ir.ControllerOf(IT))
    rules = (ir.CannotAttack(), ir.CannotUseAbilities(("action",)))
    assert barred == ir.Both(tuple(ir.Restrict(IT, rule, next_turn) for rule in rules))


def test_not_evolved_without_an_amulet() -> None:
    made = static("You can't evolve this follower unless there is an amulet on your field.")
    assert isinstance(made, ir.If)
    assert made.effect == ir.Restrict(SELF, sv.CannotEvolve(), ALWAYS)
    assert isinstance(made.condition, ir.Not)
