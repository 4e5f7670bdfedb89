"""What does not load: texts with something that nobody would carry out (refused whole, never half played)."""

from __future__ import annotations

import pytest
from board import FORWARD, MINE, THEIRS, YOU, choose, forwards, it, num

from cardwright.cards import Pool
from cardwright.cards.facts import FftcgCard
from cardwright.errors import TextError
from cardwright.games.common.handled import unhandled
from cardwright.games.fftcg.definitions import compile_card, define_all
from cardwright.play.compiling import compile_pool
from cardwright.text import ir
from cardwright.text.compile import compile_text

SELF = ir.SelfRef()
ALWAYS = ir.Continuous()
DRAW = ir.Draw(player=YOU, count=num(1))


def reasons(*abilities: ir.Ability) -> set[str]:
    return unhandled(ir.CardText(abilities=abilities))


def field(*effects: ir.Effect) -> ir.FieldAbility:
    return ir.FieldAbility(effects=effects)


def event(happening: ir.Event, subject: ir.Objects = SELF) -> ir.AutoAbility:
    return ir.AutoAbility(event=ir.CardEvent(subject=subject, happenings=(happening,)), effects=(DRAW,))


def test_an_ordinary_text_loads() -> None:
    gain = ir.Gain(to=ir.All(group=forwards(MINE)), gains=(ir.PowerUp(amount=num(1000)),), duration=ALWAYS)
    haste = ir.KeywordAbility(keywords=(ir.Keyword(name="Haste"),))
    assert reasons(field(gain), haste, event(ir.Attacks())) == set()


@pytest.mark.parametrize(
    "ability",
    [
        field(DRAW),
        field(ir.Gain(to=SELF, gains=(ir.KeywordGained(keyword="Haste"),), duration=ir.UntilEndOfTurn())),
        field(ir.Gain(to=SELF, gains=(ir.AllAbilities(),), duration=ALWAYS)),
        field(ir.Gain(to=SELF, gains=(ir.KeywordGained(keyword="Flying"),), duration=ALWAYS)),
        field(ir.DoublePower(what=SELF, duration=ALWAYS)),
        field(ir.Lose(to=SELF, losses=(ir.AbilityGained(abilities=(field(),)),), duration=ALWAYS)),
        event(ir.EntersField(whose=YOU, by="accident")),
        event(ir.PutIntoBreakZone(source="pocket")),
        event(ir.BecomesForward()),
        ir.AutoAbility(event=ir.EndOf(phase="attack", whose=YOU), effects=(DRAW,)),
        ir.AutoAbility(event=ir.EndOf(phase="turn", whose=YOU, next=True), effects=(DRAW,)),
        ir.AutoAbility(event=ir.BeginningOf(phase="lunch", whose=YOU), effects=(DRAW,)),
        ir.SummonEffect(effects=(choose(forwards(ir.StatusIs(status="asleep"))), ir.Dull(what=it()))),
        ir.SummonEffect(effects=(choose(forwards(ir.CostIs(amount=num(1), compare="!="))), ir.Dull(what=it()))),
        ir.SummonEffect(effects=(ir.Break(what=ir.CountedSubject(count=num(2), group=FORWARD)),)),
        ir.SummonEffect(effects=(ir.Draw(player=YOU, count=ir.PowerOf(card=ir.EachOne())),)),
    ],
    ids=lambda ability: type(ability).__name__,
)
def test_a_text_with_something_odd_is_refused(ability: ir.Ability) -> None:
    assert reasons(ability)


def test_what_a_field_ability_lends_is_looked_at_too() -> None:
    odd = event(ir.EntersField(whose=YOU, by="accident"))
    lend = ir.Gain(to=ir.All(group=forwards(THEIRS)), gains=(ir.AbilityGained(abilities=(odd,)),), duration=ALWAYS)
    fine = ir.Gain(
        to=ir.All(group=forwards(THEIRS)), gains=(ir.AbilityGained(abilities=(event(ir.Attacks()),)),), duration=ALWAYS
    )
    assert reasons(field(lend))
    assert not reasons(field(fine))


@pytest.mark.clauses("fftcg-2020", "11.6.5", "11.6.10")
def test_what_is_chosen_cannot_depend_on_what_will_be_discarded_for_it() -> None:
    text = "《ダル》, discard 1 card: Choose 1 Forward of the same cost as the discarded card. Break it."
    found = compile_text("fftcg", text, name="Hild", card_type="Backup")
    assert any("before the cost is paid" in reason for reason in reasons(*found.abilities))
    later = "《ダル》, discard 1 card: Choose 1 Forward. If it is of the same cost as the discarded card, break it."
    assert not reasons(*compile_text("fftcg", later, name="Hild", card_type="Backup").abilities)


@pytest.mark.clauses("fftcg-2020", "11.3.5")
@pytest.mark.parametrize(
    ("chooses", "loads"),
    [
        ("Choose 1 Forward. Dull it.", True),
        ("Choose 2 Forwards. Dull them.", False),
        ("Choose up to 1 Forward. Dull it.", False),
        ("Choose 1 Forward and 1 Backup. Dull them.", False),
        ("Draw 1 card.", False),
    ],
)
def test_a_cost_depends_on_the_one_card_that_is_chosen(chooses: str, loads: bool) -> None:
    cheap = "If Hild chooses a Forward of cost 3 or less, the cost required to cast Hild is reduced by 1."
    card = FftcgCard(id="0-001C", name="Hild", type="Summon", elements=("Ice",), cost=3, text=f"{cheap}[[br]]{chooses}")
    if loads:
        assert compile_card(card).abilities
    else:
        with pytest.raises(TextError, match="not just one card"):
            compile_card(card)


def lull(text: str, *, ex_burst: bool = True) -> FftcgCard:
    return FftcgCard(id="x-1", name="Lull", type="Summon", elements=("Water",), cost=1, text=text, ex_burst=ex_burst)


@pytest.mark.parametrize(
    "text", ["", "Draw 1 card.", "Reveal the top card of your deck. If it has EX Burst, add it to your hand."]
)
def test_an_ex_burst_that_is_not_in_the_text_is_refused(text: str) -> None:
    """Reading F109: its facts say that it bursts, and it never would. The card is refused, and no other of its pool."""
    assert define_all([lull(text, ex_burst=False), lull("[[ex]]EX BURST[[/]] Draw 1 card.")])
    with pytest.raises(TextError, match=r"^Lull \(x-1\): bind error .* field `ex_burst`: true, but no paragraph"):
        define_all([lull(text)])
    other = FftcgCard(id="x-2", name="Hild", type="Summon", elements=("Water",), cost=1, text="Draw 1 card.")
    report = compile_pool(Pool("fftcg", [lull(text), other]), play=False)
    assert [(each.id, each.stage) for each in report.refused] == [("x-1", "bind")]
    assert "field `ex_burst`" in report.refused[0].reason


def test_an_ex_burst_behind_damage_is_in_the_text() -> None:
    text = "Damage 3 -- EX BURST When Lull enters the field, draw 1 card."
    card = FftcgCard(id="x-1", name="Lull", type="Backup", elements=("Water",), cost=1, text=text, ex_burst=True)
    assert define_all([card])[0].data.bursts
