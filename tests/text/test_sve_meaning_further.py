"""What further sentences of Shadowverse: Evolve mean: two things said of one card, comparisons with a card, costs for a time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from test_sve_meaning import (
    FOE,
    FOLLOWER,
    FOREVER,
    IT,
    MINE,
    ON_FIELD,
    ON_MINE,
    SELF,
    SPELL,
    YOU,
    chosen,
    compiled,
    effects,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

DRAW = ir.Draw(YOU, ir.Num(1))
TURN, ALWAYS = ir.UntilEndOfTurn(), ir.Continuous()
LEADER = sv.LeaderOf(YOU)
HAND = ir.InZone(ir.Hand(YOU))


def enemy(*qualifiers: ir.Filter) -> ir.Group:
    return ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (*qualifiers, ON_FIELD))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("that costs less than this follower", ir.CostIs(ir.CostOf(SELF), "<")),
        ("that costs more than this follower", ir.CostIs(ir.CostOf(SELF), ">")),
        ("with less attack than this follower", sv.AttackIs(sv.AttackOf(SELF), "<")),
        ("with defense less than or equal to this follower's attack", sv.DefenseIs(sv.AttackOf(SELF), "<=")),
        ("with 5 or more attack", sv.AttackIs(ir.Num(5), ">=")),
        ("with 2 or less defense", sv.DefenseIs(ir.Num(2), "<=")),
    ],
)
def test_compared(words: str, wanted: ir.Filter) -> None:
    ability = compiled(f"[fanfare] Select an enemy follower {words} on the field and destroy it.")
    assert ability.effects == (ir.Both((chosen(enemy(wanted)), ir.Break(IT))),)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "This follower can't be destroyed by abilities and doesn't take combat damage.",
            (
                ir.Restrict(SELF, ir.CannotBeBroken(by=ir.AnyPlayer()), ALWAYS),
                ir.Restrict(SELF, sv.TakesNoDamage("combat"), ALWAYS),
            ),
        ),
        (
            "This follower has Storm and can't be attacked.",
            (ir.Gain(SELF, (ir.KeywordGained("Storm"),), ALWAYS), ir.Restrict(SELF, sv.CannotBeAttacked(), ALWAYS)),
        ),
        (
            "This follower can't attack leaders and has Ward.",
            (
                ir.Restrict(SELF, sv.CannotAttackLeaders(), ALWAYS),
                ir.Gain(SELF, (ir.KeywordGained("Ward"),), ALWAYS),
            ),
        ),
    ],
)
def test_two_things_of_one_subject(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert compiled(text).effects == (ir.Both(wanted),)


def test_two_things_of_several() -> None:
    both = compiled("Your other Pixie followers have Rush and can't be attacked.").effects[0]
    first, second = (each.to if isinstance(each, ir.Gain) else each.what for each in both.effects)
    assert first.group == second.group


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Select a spell in your hand. It costs 1 less to play this turn.",
            sv.CostFor(ir.CostChange(IT, ir.Num(1)), TURN),
        ),
        (
            "Select a spell in your hand. For the rest of this turn, it costs 0 play points to play.",
            sv.CostFor(sv.CostSet(IT, ir.Num(0)), TURN),
        ),
        (
            "Select a spell in your hand. It costs 2 more to play until the end of your next turn.",
            sv.CostFor(ir.CostChange(IT, ir.Num(2), more=True), ir.UntilEndOfNextTurn(YOU)),
        ),
    ],
)
def test_costs_for_a_time(text: str, wanted: ir.Effect) -> None:
    assert effects(text)[1] == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Each opponent increases their maximum play points by 1.", sv.MaxPoints(FOE, ir.Num(1))),
        (
            "Each player decreases their maximum play points by 2.",
            sv.MaxPoints(ir.EachPlayer(), sv.Negative(ir.Num(2))),
        ),
        ("Your opponent recovers 2 play points.", sv.RecoverPoints(FOE, ir.Num(2))),
        (
            "Change each follower on your field's [attack] and [defense] to 1.",
            ir.Both(
                (
                    sv.SetAttack(ir.All(MINE, bind="t1"), ir.Num(1)),
                    sv.SetDefense(ir.All(MINE, bind="t2"), ir.Num(1)),
                )
            ),
        ),
        (
            "Draw cards until there are 5 cards in your hand.",
            ir.Draw(YOU, ir.Minus(ir.Num(5), ir.CountOf(ir.Group(ir.IsCard(), (), (HAND,))))),
        ),
    ],
)
def test_one_instruction(text: str, wanted: ir.Effect) -> None:
    assert effects(text) == (wanted,)


@pytest.mark.parametrize("words", ["If not", "If it isn't", "If it's not", "If it doesn't", "Otherwise"])
def test_otherwise(words: str) -> None:
    made = effects(f"If Overflow is active for you, draw a card. {words}, draw 2 cards.")
    assert made == (ir.If(sv.Overflow(), DRAW), ir.Otherwise(ir.Draw(YOU, ir.Num(2))))


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Otherwise, draw 2 cards.",
        "Draw a card. Deal that much damage to each enemy leader.",
        "Give your Officers [attack]+1.",  # a trait has no plural, and is no name
    ],
)
def test_refused(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell")


def test_as_well() -> None:
    text = "Select an enemy follower on the field and deal it 3 damage. If Overflow is active for you, draw a card as well."
    assert effects(text)[1] == ir.If(sv.Overflow(), ir.Afterwards(DRAW))


def test_if_you_do_later() -> None:
    text = "You may discard a card. If you do, draw 2 cards at the start of your end phase."
    later = ir.Delayed(ir.BeginningOf("end", YOU, next=True), (ir.Draw(YOU, ir.Num(2)),))
    assert effects(text)[1] == ir.IfDone(later)


def test_other_numbers_instead() -> None:
    text = (
        "Select a follower on your field and give it [attack]+1. Necrocharge (10): Give [attack]+2/[defense]+2 instead."
    )
    gain = ir.Gain(IT, (stats(1, None),), FOREVER)
    other = ir.Gain(IT, (stats(2, 2),), FOREVER)
    assert effects(text) == (ir.Both((chosen(MINE), sv.OrInstead(gain, sv.Necrocharge(10), other))),)


def test_other_numbers_instead_of_more_than_numbers_are_refused() -> None:
    text = "Give each follower on your field [attack]+1 and Ward. Combo (3): Give [attack]+2 instead."
    with pytest.raises(TextError):
        compile_text("sve", text, name="Anyone", card_type="Spell")


def test_cards_of_two_kinds_among_those_looked_at() -> None:
    text = "Look at the top 4 cards of your deck. You may reveal a spell and a Pixie follower from among them and add them to your hand."
    _, may = effects(text)
    assert isinstance(may, ir.May) and isinstance(may.effect, ir.Both)
    shown, added = may.effect.effects
    assert isinstance(shown, ir.Both) and isinstance(added, ir.ToHand)
    assert [each.target.group for each in shown.effects if isinstance(each, sv.RevealAmong)] == [
        ir.Group(SPELL), ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),)),
    ]  # fmt: skip
    assert added.what == ir.Ref(("t2", "t3"))


def test_selecting_among_cards() -> None:
    text = (
        "Put the top 4 cards of your deck into your cemetery. Select a spell from among them and add it to your hand."
    )
    _, both = effects(text)
    assert isinstance(both, ir.Both)
    assert both.effects[0] == ir.SelectAmong(YOU, ir.Target(ir.Num(1), ir.Group(SPELL), bind="t2"), IT)


def test_damage_as_a_cost() -> None:
    ability = compiled("[act][cost01], deal 2 damage to your leader: Draw a card.")
    assert ability.cost.actions == (sv.PayProcess((ir.DealDamage(LEADER, ir.Num(2)),)),)


@pytest.mark.parametrize(
    "words",
    ["deal that much damage to each enemy leader", "deal X damage to each enemy leader. X equals the damage taken"],
)
def test_as_much_as_the_event(words: str) -> None:
    ability = compiled(f"Whenever this follower takes damage, {words}.")
    assert any(isinstance(each, ir.EventAmount) for each in nodes(ability))


@pytest.mark.parametrize(
    ("article", "what"), [("", "Earth Rite"), ("an ", "Earth Rite"), ("", "Lesson"), ("a ", "Lesson")]
)
def test_performing(article: str, what: str) -> None:
    ability = compiled(f"Whenever you perform {article}{what}, draw a card.")
    assert ability.event == sv.Performs(YOU, what)
    asked = compiled(f"[fanfare] If you've performed {what} this turn, draw a card.").effects[0]
    assert asked == ir.If(ir.HappenedThisTurn(sv.Performs(YOU, what)), DRAW)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Necrocharge (10) is active for you", sv.Necrocharge(10)),
        ("Spellchain (5) is active for you", sv.Spellchain(5)),
        (
            "your leader's [defense] increased this turn",
            ir.HappenedThisTurn(ir.CardEvent(LEADER, (sv.DefenseChanges(),))),
        ),
        (
            "an evolved follower is on your field",
            ir.Exists(ir.Group(FOLLOWER, (sv.IsEvolved(),), (ON_MINE,)), ir.Num(1)),
        ),
        (
            "you have at least 7 maximum play points",
            ir.Compare(sv.PlayPoints(YOU, maximum=True), ir.Num(7), ">="),
        ),
    ],
)
def test_conditions(words: str, wanted: ir.Condition) -> None:
    assert effects(f"If {words}, draw a card.") == (ir.If(wanted, DRAW),)


def test_its_controllers_leader() -> None:
    controller = ir.ControllerOf(IT)
    for words in ("deal 2 damage to its controller's leader", "its controller gives their leader [defense]+2"):
        made = effects(f"Select an enemy follower on the field. Destroy it. {words.capitalize()}.")[2]
        assert made.to == sv.LeaderOf(controller)  # type: ignore[attr-defined]


def test_the_first_of_a_kind_each_turn() -> None:
    ability = compiled("Whenever you play your first spell each turn, draw a card.")
    assert ability.event == ir.PlayerCasts(YOU, ir.Group(SPELL), nth=1)
    asked = compiled("When you play an amulet, if it's the 2nd this turn, draw a card.").effects[0]
    assert asked.condition == sv.NthPlayed(ir.Ref(("subject",)), 2)


# where the card itself is ----------------------------------------------------------------------------------------------------


AT_THE_END = ir.Delayed(ir.BeginningOf("end", ir.EachPlayer(), next=True), (DRAW,))


def test_what_waits_behind_a_condition_a_cost_or_a_number() -> None:
    later = "at the end of this turn, draw a card."
    assert effects(f"If Overflow is active for you, {later}") == (ir.If(sv.Overflow(), AT_THE_END),)
    assert effects("If Overflow is active for you, draw a card at the end of this turn.") == (
        ir.If(sv.Overflow(), AT_THE_END),
    )
    asked_then = replace(AT_THE_END, effects=(ir.If(sv.Overflow(), DRAW),))
    assert effects("At the end of this turn, if Overflow is active for you, draw a card.") == (asked_then,)
    assert effects(f"Spellchain (3): {later.capitalize()}") == (sv.Gate(sv.Spellchain(3), (AT_THE_END,)),)
    [paid] = compiled(f"[fanfare] Discard a card: {later.capitalize()}").effects
    assert isinstance(paid, sv.PayFor) and paid.effects == (AT_THE_END,)
    [modal] = effects(f"Choose one of the following. (1) {later.capitalize()} (2) Draw a card.")
    assert [option.effects for option in modal.options] == [(AT_THE_END,), (DRAW,)]


def test_x_of_a_quoted_ability_is_its_own() -> None:
    given = 'Select a follower on your field. Give it "[lastwords] Draw X cards.'
    count = "X equals the number of cards in your hand."
    assert effects(f'{given} {count}"')
    for text in (f'[act] Remove X charge counters from this card: {given}"', f'[fanfare] {given}" {count}'):
        with pytest.raises(TextError, match="what X is"):
            compiled(text)


def test_that_much_of_what_waits() -> None:
    [later] = effects("The next time your leader takes damage this turn, deal that much damage to each enemy leader.")
    assert isinstance(later, ir.Delayed)
    assert any(isinstance(each, ir.EventAmount) for each in nodes(later))
    with pytest.raises(TextError, match="how much"):
        effects("The next time you play a spell this turn, deal that much damage to each enemy leader.")


def test_what_stands_behind_what_waits() -> None:
    """What asks about it is done then, too; what speaks of its cards is open."""
    draw = ir.Draw(YOU, ir.Num(2))
    for words, then in (("If you do, d", ir.IfDone(draw)), ("Then, d", ir.Afterwards(draw))):
        [later] = effects(f"At the end of this turn, discard a card. {words}raw 2 cards.")
        assert isinstance(later, ir.Delayed) and later.effects[1:] == (then,)
    [later] = effects("At the end of this turn, if Overflow is active for you, draw a card. Otherwise, draw 2 cards.")
    assert isinstance(later, ir.Delayed) and later.effects == (ir.If(sv.Overflow(), DRAW), ir.Otherwise(draw))
    assert effects("At the end of this turn, discard a card. Draw 2 cards.")[1] == draw
    for text in ("summon 2 Knight tokens. Give them Ward.", "draw a card. Otherwise, discard a card."):
        with pytest.raises(TextError):
            effects(f"At the end of this turn, {text}")
