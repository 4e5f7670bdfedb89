"""What sentences of Shadowverse: Evolve mean: the nodes that invented texts compile to, and that they print back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.compile import compile_text, normalise_text, render_text
from cardwright.text.sve.language import grammar
from cardwright.text.walk import bottom_up

NAMES = {
    "card_name": frozenset(("Mossback Elder", "Vilo, the Hushed", "Lantern Moth")),
    "trait": frozenset(("Sporeling", "Pixie")),
}
YOU, FOE = ir.You(), ir.Opponent()
FOLLOWER, SPELL, AMULET = ir.TypeIs(("Follower",)), ir.TypeIs(("Spell",)), ir.TypeIs(("Amulet",))
ON_FIELD, ON_MINE = ir.InZone(ir.Field(ir.AnyPlayer())), ir.InZone(ir.Field(YOU))
ENEMY = ir.Group(FOLLOWER, (ir.ControlledBy(FOE),), (ON_FIELD,))
MINE = ir.Group(FOLLOWER, (), (ON_MINE,))
FOREVER, SELF = ir.Permanent(), ir.SelfRef()


def plain(node: Any) -> Any:
    """The node without the numbers of its wordings."""
    return bottom_up(node, lambda each: msgspec.structs.replace(each, w=0))


def compiled(text: str, card_type: str = "Follower") -> Any:
    """The one ability of a text, without wordings; it must print back."""
    made = compile_text("sve", text, name="Anyone", card_type=card_type, lexicon=NAMES)
    tidy = "[[br]]".join(normalise_text("sve", text, lexicon=NAMES).paragraphs)
    assert render_text("sve", made, name="Anyone", card_type=card_type) == tidy
    assert len(made.abilities) == 1
    return plain(made.abilities[0])


def effects(text: str) -> tuple[ir.Effect, ...]:
    """What a spell with this text does."""
    ability = compiled(text, "Spell")
    assert isinstance(ability, ir.SummonEffect)
    return ability.effects


def chosen(group: ir.Group, count: int = 1, **more: Any) -> ir.Choose:
    return ir.Choose((ir.Target(ir.Num(count), group, bind="t1", **more),), YOU)


IT = ir.Ref(("t1",))


def stats(attack: int | None, defense: int | None) -> sv.StatUp:
    return sv.StatUp(
        None if attack is None else ir.Num(attack),
        None if defense is None else ir.Num(defense),
    )


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Draw 3 cards.", ir.Draw(YOU, ir.Num(3))),
        ("Draw a card.", ir.Draw(YOU, ir.Num(1))),
        ("Each opponent discards 2 cards.", ir.Discard(FOE, ir.Num(2), ir.Group(ir.IsCard()), bind="t1")),
        ("Discard a random card.", sv.RandomDiscard(YOU, ir.Num(1), ir.Group(ir.IsCard()), "t1")),
        ("Give your leader [defense]-4.", ir.Gain(sv.LeaderOf(YOU), (stats(None, -4),), FOREVER)),
        ("Recover 1 play point.", sv.RecoverPoints(YOU, ir.Num(1))),
        ("Decrease your maximum play points by 2.", sv.MaxPoints(YOU, sv.Negative(ir.Num(2)))),
        ("Summon 2 Lantern Moth tokens.", sv.CreateTokens(YOU, ir.Num(2), ("Lantern Moth",), ir.Field(YOU), bind="t1")),
        (
            "Put a Fairy or Ghost token into your EX area.",
            sv.CreateTokens(YOU, ir.Num(1), ("Fairy", "Ghost"), sv.ExArea(YOU), one_of=True, bind="t1"),
        ),
        (
            "Summon a Fairy, Ghost, and Knight token.",
            sv.CreateTokens(YOU, ir.Num(1), ("Fairy", "Ghost", "Knight"), ir.Field(YOU), bind="t1"),
        ),
        ("Deal 2 damage to each enemy follower on the field.", ir.DealDamage(ir.All(ENEMY, bind="t1"), ir.Num(2))),
        (
            "Give each other Sporeling follower on your field [attack]+2/[defense]+1 and Ward.",
            ir.Gain(
                ir.All(ir.Group(FOLLOWER, (ir.OtherThan(SELF), sv.TraitIs("Sporeling")), (ON_MINE,)), bind="t1"),
                (stats(2, 1), ir.KeywordGained("Ward")),
                FOREVER,
            ),
        ),
        ("Change this card into an amulet.", sv.ChangeType(what=SELF, card_type="Amulet", duration=FOREVER)),
        (
            "This turn, your followers have Storm.",
            ir.Gain(
                ir.All(ir.Group(FOLLOWER, (ir.ControlledBy(YOU),)), bind="t1"),
                (ir.KeywordGained("Storm"),),
                ir.UntilEndOfTurn(),
            ),
        ),
        (
            "For every 3 spells in your cemetery, deal 1 damage to each enemy leader.",
            sv.ForEvery(
                ir.DealDamage(ir.All(ir.Group(ir.TypeIs(("Leader",)), (ir.ControlledBy(FOE),)), bind="t1"), ir.Num(1)),
                ir.CountOf(ir.Group(SPELL, (), (ir.InZone(sv.Cemetery(YOU)),))),
                3,
            ),
        ),
    ],
)
def test_one_instruction(text: str, wanted: ir.Effect) -> None:
    assert effects(text) == (wanted,)


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
    ("group", "wanted"),
    [
        (
            "a spell or Pixie card in your cemetery",
            ir.Group(
                ir.NounOr(ir.Group(SPELL), ir.Group(ir.IsCard(), (sv.TraitIs("Pixie"),))),
                (),
                (ir.InZone(sv.Cemetery(YOU)),),
            ),
        ),
        (
            "a spell with a different name from this card in your cemetery",
            ir.Group(SPELL, (), (ir.DifferentTrait("name", SELF), ir.InZone(sv.Cemetery(YOU)))),
        ),
    ],
)
def test_groups_off_the_field(group: str, wanted: ir.Group) -> None:
    away = ir.RemoveFromGame(IT, ir.Permanent())
    assert effects(f"Select {group} and banish it.") == (ir.Both((chosen(wanted), away)),)


@pytest.mark.clauses("sve", "10.6.2.3")
def test_selecting_in_a_hand_waits_for_the_resolution() -> None:
    group = ir.Group(AMULET, (), (ir.InZone(ir.Hand(YOU)),))
    select = ir.Select(YOU, ir.Target(ir.Num(1), group, bind="t1"))
    assert effects("Select an amulet in your hand and put it onto your field.") == (
        ir.Both((select, ir.PlayOnto(IT, YOU))),
    )


@pytest.mark.clauses("sve", "10.6.2.3.2")
def test_up_to_and_any_number() -> None:
    up_to = ir.Both((chosen(ENEMY, 2, up_to=True), ir.Dull(IT)))
    assert effects("Select up to 2 enemy followers on the field and engage them.") == (up_to,)
    free = ir.Both((chosen(MINE, 0, any_number=True), ir.Activate(IT)))
    assert effects("Select any number of followers on your field and refresh them.") == (free,)


@pytest.mark.clauses("sve", "10.6.2.4")
def test_damage_divided() -> None:
    assert effects("Select up to 3 enemy followers on the field and deal 6 damage divided among them.") == (
        ir.Both((chosen(ENEMY, 3, up_to=True), ir.DivideDamage(IT, ir.Num(6)))),
    )


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("[fanfare] Draw a card.", sv.Fanfare()),
        ("[lastwords] Draw a card.", sv.LastWords()),
        ("[fanfare][lastwords] Draw a card.", ir.AnyEvent((sv.Fanfare(), sv.LastWords()))),
        ("On Evolve: Draw a card.", sv.OnEvolve()),
        ("On Race: Draw a card.", sv.OnRace()),
        ("Strike: Draw a card.", sv.Strike()),
        ("Leader Strike: Draw a card.", sv.Strike("leader")),
        ("At the start of your end phase, draw a card.", ir.BeginningOf("end", YOU)),
        ("At the start of each opponent's main phase, draw a card.", ir.BeginningOf("main", FOE)),
        ("Whenever this follower takes combat damage, draw a card.", ir.CardEvent(SELF, (ir.IsDealtDamage("combat"),))),
        (
            "Whenever another one of your Pixie followers evolves, draw a card.",
            ir.CardEvent(
                ir.OneSubject(ir.Group(FOLLOWER, (ir.ControlledBy(YOU), ir.OtherThan(SELF), sv.TraitIs("Pixie")))),
                (sv.Evolves(),),
            ),
        ),
        (
            "Whenever a token is put onto your field, draw a card.",
            ir.CardEvent(ir.OneSubject(ir.Group(sv.IsToken())), (ir.EntersField(YOU),)),
        ),
        (
            "During your turn, whenever you play a spell, draw a card.",
            ir.DuringTurnOf(YOU, ir.PlayerCasts(YOU, ir.Group(SPELL))),
        ),
    ],
)
def test_events(text: str, event: ir.Event) -> None:
    assert compiled(text) == ir.AutoAbility(event, (ir.Draw(YOU, ir.Num(1)),))


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("If Overflow is active for you", sv.Overflow()),
        ("If Sanguine is active for you", sv.Sanguine()),
        ("If there are at least 4 Pixie cards in your cemetery", ir.Exists(
            ir.Group(ir.IsCard(), (sv.TraitIs("Pixie"),), (ir.InZone(sv.Cemetery(YOU)),)), ir.Num(4))),
        ("If there are no amulets on your field", ir.Exists(ir.Group(AMULET, (), (ON_MINE,)), ir.Num(0), "=")),
        ("If there is another follower on your field", ir.Exists(
            ir.Group(FOLLOWER, (ir.OtherThan(SELF),), (ON_MINE,)), ir.Num(1))),
        ("If your leader's [defense] is 8 or less", ir.Compare(sv.DefenseOf(sv.LeaderOf(YOU)), ir.Num(8), "<=")),
        ("If this follower has at least 6 attack", ir.HasFilter(SELF, sv.AttackIs(ir.Num(6), ">="))),
        ("If this card has at least 2 ember counters", ir.CountersAre(SELF, "ember", ir.Num(2))),
        ("If you've discarded a card this turn", ir.HappenedThisTurn(ir.PlayerDiscards(YOU, each=True))),
        ("If you have at least 3 play points", sv.PointsAre(YOU, ir.Num(3))),
    ],
)  # fmt: skip
def test_conditions(text: str, condition: ir.Condition) -> None:
    assert compiled(f"[fanfare] {text}, draw a card.") == ir.AutoAbility(
        sv.Fanfare(), (ir.If(condition, ir.Draw(YOU, ir.Num(1))),)
    )


@pytest.mark.clauses("sve", "13.2.1.2", "13.3.1.2", "13.5.1.2")
def test_a_condition_word_reaches_to_the_next_one() -> None:
    text = "[fanfare] Combo (2): Draw a card. Discard your hand. Combo (4): Recover 1 play point."
    assert compiled(text).effects == (
        sv.Gate(sv.Combo(2), (ir.Draw(YOU, ir.Num(1)), ir.DiscardHand(YOU))),
        sv.Gate(sv.Combo(4), (sv.RecoverPoints(YOU, ir.Num(1)),)),
    )
    assert effects("NC (9): Draw 2 cards.") == (sv.Gate(sv.Necrocharge(9), (ir.Draw(YOU, ir.Num(2)),)),)
    assert effects("SC (9): Draw 2 cards.") == (sv.Gate(sv.Spellchain(9), (ir.Draw(YOU, ir.Num(2)),)),)


@pytest.mark.clauses("sve", "13.3.3.2", "13.3.3.2.1")
def test_earth_rite_before_a_text_and_in_a_cost() -> None:
    draw = (ir.Draw(YOU, ir.Num(1)),)
    assert effects("Earth Rite: Draw a card.") == (sv.Gate(sv.PaidEarthRite(), draw),)
    assert compiled("[act][engage], Earth Rite (2): Draw a card.") == ir.ActionAbility(
        ir.Cost((ir.DullSelf(),), (sv.EarthRiteCost(2),)), draw
    )


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


def test_two_replacements_of_one_instruction_nest() -> None:
    text = "Draw a card. Combo (3): Draw 2 instead. Combo (5): Draw 4 instead."
    draws = [ir.Draw(YOU, ir.Num(count)) for count in (1, 2, 4)]
    assert effects(text) == (sv.OrInstead(sv.OrInstead(draws[0], sv.Combo(3), draws[1]), sv.Combo(5), draws[2]),)


@pytest.mark.clauses("sve", "10.4.7.2", "10.4.7.4")
def test_a_cost_before_the_text_pays_for_all_that_follows() -> None:
    pay = ir.PayDiscard(ir.Num(1), ir.Group(SPELL))
    assert compiled("Strike, discard a spell: Draw 2 cards. Recover 1 play point.") == ir.AutoAbility(
        sv.Strike(),
        (sv.PayFor(ir.Cost((), (pay,)), (ir.Draw(YOU, ir.Num(2)), sv.RecoverPoints(YOU, ir.Num(1)))),),
    )


@pytest.mark.clauses("sve", "10.1.1.2.2")
def test_play_points_of_an_automatic_ability_are_paid_as_it_is_played() -> None:
    assert compiled("[fanfare][cost02]: Draw 2 cards.").effects == (
        sv.PayFor(ir.Cost((sv.PlayPointCost(2),)), (ir.Draw(YOU, ir.Num(2)),), stage="play"),
    )


@pytest.mark.clauses("sve", "12.2.1", "12.3.3", "14.2.2.3")
def test_activated_abilities() -> None:
    draw = (ir.Draw(YOU, ir.Num(1)),)
    cost = ir.Cost((sv.PlayPointCost(1), ir.DullSelf()), (ir.PayPut(SELF, sv.Cemetery(ir.Owner())),))
    assert compiled("[act][cost01], [engage], bury this card: Draw a card.") == ir.ActionAbility(cost, draw)
    quick = compiled("[q][act][engage]: Draw a card.")
    assert quick == ir.ActionAbility(ir.Cost((ir.DullSelf(),)), draw, (sv.QuickTiming(),))
    once = compiled("[act][cost00]: Draw a card. Activate only once per turn.")
    assert once.limits == (ir.OncePerTurn(),)
    evolve = compiled("[evolve][cost02]: Evolve this follower.")
    assert evolve == sv.EvolveAbility(ir.Cost((sv.PlayPointCost(2),)), (sv.Evolve(SELF),))
    serve = compiled("[feed][feed][cost03]: Race this follower 2 times.")
    assert serve == sv.ServeAbility(2, ir.Cost((sv.PlayPointCost(3),)), (sv.Race(SELF, 2),))


@pytest.mark.clauses("sve", "5.17.1.1", "5.17.2", "5.17.3.1")
@pytest.mark.parametrize("gap", [" ", "\n"])
def test_options(gap: str) -> None:
    text = f"Choose one of the following. Necrocharge (5): Choose up to 2 instead.{gap}(1) Draw a card.{gap}(2) Recover 2 play points. Discard a card."
    options = (
        ir.Option((ir.Draw(YOU, ir.Num(1)),)),
        ir.Option((sv.RecoverPoints(YOU, ir.Num(2)), ir.Discard(YOU, ir.Num(1), ir.Group(ir.IsCard()), bind="t1"))),
    )
    two = ir.ModalHeader(YOU, ir.Num(2), ir.Num(2), up_to=True)
    one = ir.ModalHeader(YOU, ir.Num(1), ir.Num(2))
    assert effects(text) == (ir.Modal(one, options, ir.ModalAlternative(sv.Necrocharge(5), two)),)


@pytest.mark.clauses("sve", "5.2.1.2.1")
def test_x_is_what_the_text_says() -> None:
    text = "Draw X cards. X equals the number of amulets on your field. Recover 1 play point."
    amulets = ir.CountOf(ir.Group(AMULET, (), (ON_MINE,)))
    assert effects(text) == (sv.Let((ir.Draw(YOU, ir.X()),), amulets), sv.RecoverPoints(YOU, ir.Num(1)))


def test_looking_at_the_top_of_the_deck() -> None:
    text = (
        "Look at the top 3 cards of your deck. You may put a Pixie follower from among them into your EX area. "
        "Put the remaining cards into your cemetery."
    )
    group = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),))
    take = ir.TakeAmong(YOU, ir.Target(ir.Num(1), group, bind="t2"), IT, sv.ExArea(YOU))
    assert effects(text) == (
        ir.RevealTop(YOU, YOU, ir.Num(3), look=True, bind="t1"),
        ir.May(YOU, take),
        ir.PutRest(IT, sv.Cemetery(YOU)),
    )


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("This follower ignores Ward.", ir.Restrict(SELF, sv.IgnoresWard(), ir.Continuous())),
        ("This card is put onto the field engaged.", ir.Restrict(SELF, ir.EntersDull(), ir.Continuous())),
        ("This card costs 3 less to play.", ir.CostChange(SELF, ir.Num(3))),
        (
            "During each opponent's turn, this follower deals 3 more damage.",
            ir.If(ir.IsTurnOf(FOE), sv.DealtChange(SELF, "increase", ir.Num(3), ir.Continuous())),
        ),
        (
            "While there is a Mossback Elder on your field, your other Sporeling followers have Bane.",
            ir.If(
                ir.Exists(ir.Group(ir.NameIs("Mossback Elder"), (), (ON_MINE,)), ir.Num(1)),
                ir.Gain(
                    ir.All(
                        ir.Group(FOLLOWER, (ir.ControlledBy(YOU), ir.OtherThan(SELF), sv.TraitIs("Sporeling"))),
                        bind="t1",
                    ),
                    (ir.KeywordGained("Bane"),),
                    ir.Continuous(),
                ),
            ),
        ),
        (
            "Necrocharge (4): This card costs 1 less to play.",
            sv.Gate(sv.Necrocharge(4), (ir.CostChange(SELF, ir.Num(1)),)),
        ),
    ],
)
def test_passive_abilities(text: str, wanted: ir.Effect) -> None:
    assert compiled(text) == ir.FieldAbility((wanted,))


def test_an_ability_in_quotation_marks() -> None:
    inner = ir.AutoAbility(sv.LastWords(), (ir.Draw(YOU, ir.Num(1)),))
    assert compiled('[fanfare] Give this follower "[lastwords] Draw a card."').effects == (
        ir.Gain(SELF, (ir.AbilityGained((inner,)),), FOREVER),
    )


@pytest.mark.clauses("sve", "2.6.2")
def test_explanatory_text_has_no_function() -> None:
    made = compiled("Ward. (Sturdy as an old stump.)")
    assert made == sv.Explained(ir.KeywordAbility((ir.Keyword("Ward"),)), "(Sturdy as an old stump.)")


def test_the_spell_s_own_paragraphs() -> None:
    text = "[quick]\nIf Overflow is active for you, this card costs 1 less to play.\nDraw a card."
    made = compile_text("sve", text, name="Anything", card_type="Spell")
    assert [type(each) for each in made.abilities] == [ir.KeywordAbility, ir.FieldAbility, ir.SummonEffect]


def test_what_two_paragraphs_of_a_spell_name_is_told_apart() -> None:
    text = "Summon 2 Fairy tokens.\nSelect an enemy follower on the field and destroy it.\nDraw a card."
    first, second, third = compile_text("sve", text, name="Anything", card_type="Spell").abilities
    tokens, both = first.effects[0], second.effects[0]  # type: ignore[attr-defined]
    assert tokens.bind == "t1"
    assert both.effects[0].targets[0].bind == "t2"
    assert both.effects[1].what == ir.Ref(("t2",))
    assert third == ir.SummonEffect((ir.Draw(YOU, ir.Num(1, w=1)),))


def test_every_phrase_can_be_printed() -> None:
    assert list(grammar().overlaps()) == []
