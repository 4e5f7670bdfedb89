"""Two rules with one subject, two cards chosen apart, halves and doubles, and what early cards say in their own words; each sentence with
the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    FORWARD,
    FRONT,
    ME,
    MINE,
    NOW,
    OPPONENT,
    T1,
    T2,
    THEIRS,
    THIS,
    TURN,
    YOU,
    effects,
    last,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

UNBLOCKED = ir.CannotBeBlocked()
UNCHOSEN = ir.CannotBeChosen(OPPONENT, ("summon",))
OURS = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)))
BRAVE = (ir.KeywordGained("Brave"),)


@pytest.mark.parametrize(("subject", "who"), [("Hild", ME), ("The Forwards you control", OURS)])
def test_one_subject_and_two_rules(subject: str, who: ir.Objects) -> None:
    (both,) = one(f"{subject} cannot be blocked and cannot be chosen by your opponent's Summons.").effects  # type: ignore[attr-defined]
    assert same(both, ir.Both((ir.Restrict(who, UNBLOCKED, ALWAYS), ir.Restrict(who, UNCHOSEN, ALWAYS))))


def test_a_rule_and_what_is_gained() -> None:
    (both,) = one("Hild cannot be blocked and gains Brave.").effects  # type: ignore[attr-defined]
    assert same(both, ir.Both((ir.Restrict(ME, UNBLOCKED, ALWAYS), ir.Gain(ME, BRAVE, ALWAYS))))


def test_two_rules_for_a_turn() -> None:
    both = last("Choose 1 Forward. It cannot be blocked and cannot be chosen by your opponent's Summons this turn.")
    assert same(both, ir.Both((ir.Restrict(T1, UNBLOCKED, THIS), ir.Restrict(T1, UNCHOSEN, THIS))))


def test_the_first_of_two_that_were_chosen_apart() -> None:
    text = "Choose 1 active Forward you control and 1 Forward of cost 2 opponent controls. Dull the first Forward and break the other."
    assert same(last(text), ir.Both((ir.Dull(T1), ir.Break(T2))))


def test_the_same_name_as_what_paid_for_it() -> None:
    text = "When Hild attacks, you may discard 1 Summon. If you do so, search for 1 Summon with the same name and add it to your hand."
    search = next(n for n in [last(text, "Forward").effect.effects[0]])  # type: ignore[attr-defined]
    (shared,) = search.targets[0].group.qualifiers
    assert same(shared, ir.SameTrait("name", T1))


def test_an_if_behind_speaks_of_the_card_named_in_front() -> None:
    done = last("When you cast a Summon, activate Hild if it is dull.", "Forward")
    assert isinstance(done, ir.If) and same(done.condition.card, ir.Ref(("self",)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "half", "up"),
    [("Double their power until the end of the turn.", False, False),
     ("Halve their power until the end of the turn (round up to the nearest 1000).", True, True),
     ("Halve their power until the end of the turn (round down to the nearest 1000).", True, False)],
)  # fmt: skip
def test_power_doubled_or_halved(words: str, half: bool, up: bool) -> None:
    wanted = ir.DoublePower(T1, TURN, halve=half, up=up)
    assert same(last(f"Choose up to 2 Forwards. {words}"), wanted)


def test_doubled_and_gained_for_one_span() -> None:
    (both,) = effects("《1》: Until the end of the turn, double the power of Hild and Hild gains Brave.", "Forward")
    assert same(both, ir.Both((ir.DoublePower(ME, FRONT), ir.Gain(ME, BRAVE, FRONT))))


def test_the_weakest_of_them() -> None:
    wanted = ir.DealDamage(T1, ir.Highest("power", ir.Group(FORWARD, qualifiers=(MINE,)), lowest=True))
    assert same(last("Choose 1 Forward. Deal it damage equal to the lowest power Forward you control."), wanted)


def test_points_for_whoever_controls_it() -> None:
    wanted = ir.ReceiveDamage(ir.ControllerOf(T1), ir.Num(1))
    assert same(last("Choose 1 Forward. Deal its controller 1 point of damage."), wanted)


@pytest.mark.parametrize("words", ["becomes 0 this turn", "this turn becomes 0 instead", "this turn becomes 0"])
def test_the_next_damage_to_a_player(words: str) -> None:
    (effect,) = effects(f"《1》: The next damage dealt to you {words}.", "Forward")
    assert same(effect, ir.ReplacePlayerDamage(None, YOU, "become", ir.Num(0), THIS, next_only=True))


def test_a_main_phase_of_the_next_turn() -> None:
    delayed = last("At the beginning of your next turn's Main Phase 1, draw 1 card.")
    assert same(delayed.event, ir.BeginningOf("main_1", YOU, next=True))  # type: ignore[attr-defined]


def test_both_in_a_fight() -> None:
    (effect,) = effects("《1》: Break Hild and the Forward blocking Hild.", "Forward")
    assert same(effect, ir.Break(ir.Several((ME, ir.Opposing(ME)))))


def test_a_selected_job_is_a_named_one() -> None:
    effect = last("《1》: Select a Job. Hild gains the selected Job until the end of the turn.", "Forward")
    assert same(effect, ir.Restrict(ME, ir.AlsoJob(""), TURN))


@pytest.mark.parametrize("elements", ["Elements of Wind and Water", "the Elements of Wind and Water"])
def test_more_elements(elements: str) -> None:
    (effect,) = one(f"If Hild is on the field, it gains {elements}.").effects  # type: ignore[attr-defined]
    assert same(effect, ir.GainElements(ME, ("Wind", "Water"), ALWAYS))


@pytest.mark.parametrize("words", ["his/her", "their", "the controller's", "its controller's"])
def test_whose_active_phase(words: str) -> None:
    (effect,) = one(f"The Forwards opponent controls won't activate during {words} Active Phase.").effects  # type: ignore[attr-defined]
    assert same(effect.rule, ir.DoesNotActivate())


def test_a_summon_without_its_burst() -> None:
    (effect,) = one("Any Summon put in the Damage Zone due to Hild cannot use its EX Burst.").effects  # type: ignore[attr-defined]
    assert same(effect.rule, ir.NoExBurst(ir.Group(ir.TypeIs(("Summon",)))))


def test_a_party_said_otherwise() -> None:
    (effect,) = one("If Hild forms a party, all the Forwards in that party gain Brave.").effects  # type: ignore[attr-defined]
    assert same(effect.effect, ir.Gain(ir.PartyOf(ME), BRAVE, ALWAYS))


def test_onto_the_field_of_its_owner() -> None:
    text = "Choose 1 Forward. Remove it from the game. At the end of the turn, play it onto the field under its owner's control."
    (play,) = last(text).effects  # type: ignore[attr-defined]
    assert same(play, ir.PlayOnto(T1, ir.Owner()))


def test_nobody_casts_summons() -> None:
    (effect,) = one("Each player cannot cast Summons.").effects  # type: ignore[attr-defined]
    assert same(effect, ir.CannotCast(ir.EachPlayer(), ir.Group(ir.TypeIs(("Summon",))), ALWAYS))


def test_damage_breaks_nothing_at_once() -> None:
    text = "Choose 1 Forward. Deal it 9000 damage. If that Forward is put into the Break Zone, draw 1 card."
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Summon")


def test_doubled_and_ruled_for_one_span() -> None:
    (both,) = effects("《1》: Until the end of the turn, Hild doubles its power and cannot be blocked.", "Forward")
    assert same(both, ir.Both((ir.DoublePower(ME, FRONT), ir.Restrict(ir.Ref(("self",)), UNBLOCKED, FRONT))))


def test_it_doubles_its_power_and_nothing_else() -> None:
    for text, span in (
        ("《1》: Hild doubles its power until the end of the turn.", TURN),
        ("《1》: Until the end of the turn, Hild doubles its power.", FRONT),
    ):
        (doubled,) = effects(text, "Forward")
        assert same(doubled, ir.DoublePower(ME, span))
    _, chosen = effects("Choose 1 Forward. It doubles its power until the end of the turn.", "Summon")
    assert same(chosen, ir.DoublePower(T1, TURN))


def test_lost_and_never_gained() -> None:
    (both,) = one("Forwards opponent controls lose Brave and cannot gain Brave.").effects  # type: ignore[attr-defined]
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)))
    never = ir.Restrict(theirs, ir.CannotGainKeyword(("Brave",)), ALWAYS)
    assert same(both, ir.Both((ir.Lose(theirs, BRAVE, ALWAYS), never)))


def test_which_of_two_gets_how_much() -> None:
    both = last("Choose 2 Forwards. Deal 6000 damage to one and 2000 damage to the other.")
    first, other = (ir.InOrder(T1, each) for each in (True, False))
    assert same(both, ir.Both((ir.DealDamage(first, ir.Num(6000)), ir.DealDamage(other, ir.Num(2000)))))


@pytest.mark.parametrize("words", ["Hild and all the Backups you control", "all the Backups you control and Hild"])
def test_the_card_itself_and_all_of_a_group(words: str) -> None:
    (effect,) = effects(f"《1》: Activate {words}.", "Forward")
    backups = ir.All(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,)), bind="t1")
    assert same(effect, ir.Activate(ir.Several((ME, backups) if words.startswith("Hild") else (backups, ME))))


@pytest.mark.parametrize(("words", "player"), [("You receive", YOU), ("Your opponent receives", OPPONENT)])
def test_points_for_each_that_was_broken(words: str, player: ir.Player) -> None:
    effect = last(f"Break all the Backups. {words} 1 point of damage for each Backup broken by this effect.")
    assert same(effect, ir.ReceiveDamage(player, ir.PerEach(ir.Num(1), ir.ResultCount(w=11))))


def test_whose_damage_a_player_receives() -> None:
    ability = one("When you receive damage from a Forward, draw 1 card.")
    wanted = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.DealsDamageToPlayer(YOU),))
    assert same(ability.event, wanted)  # type: ignore[attr-defined]


def test_one_of_the_opponents() -> None:
    ability = one("Whenever one of your opponent's Forwards enters the field, draw 1 card.")
    assert same(ability.event.subject, ir.OneSubject(ir.Group(FORWARD, qualifiers=(THEIRS,))))  # type: ignore[attr-defined]


def test_as_many_as_were_drawn_are_discarded() -> None:
    done = last("When Hild attacks, draw 2 cards. Then, discard as many cards as drawn.", "Forward")
    wanted = ir.Discard(YOU, ir.ResultCount(), ir.Group(ir.IsCard()), bind="t1")
    assert same(done, ir.Afterwards(wanted))


def test_so_much_damage_or_less_in_a_turn() -> None:
    (effect,) = effects(
        "《1》: During this turn, if Hild is dealt 2000 damage or less, the damage becomes 0 instead.", "Forward"
    )
    assert same(effect, ir.ReplaceDamage(ME, "become", ir.Num(0), NOW, at_most=ir.Num(2000)))


def test_less_damage_by_some_for_each() -> None:
    (effect,) = one(
        "If Hild is dealt damage by a Forward, reduce the damage by 1000 for each Backup you control instead."
    ).effects  # type: ignore[attr-defined]
    assert effect.source == ir.DamageSource(cards=ir.Group(FORWARD)) and isinstance(effect.amount, ir.PerEach)


def test_the_hand_goes_under_the_deck() -> None:
    (effect,) = effects("《1》: Place all the cards in your hand at the bottom of your deck in any order.", "Forward")
    assert same(effect.to, ir.DeckBottom(YOU))  # type: ignore[attr-defined]


def test_a_card_of_another_deck_goes_there() -> None:
    may = last("Look at the top card of your opponent's deck. You may put it at the bottom of his/her deck.")
    assert same(may, ir.May(YOU, ir.PutInto(T1, ir.DeckBottom(OPPONENT))))


def test_both_of_them_are_of_a_kind() -> None:
    asked = last("Reveal the top 2 cards of your deck. If they are both Summons, draw 1 card.")
    assert same(asked.condition, ir.Is(T1, ir.Group(ir.TypeIs(("Summon",)))))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "player"),
    [("During your turn, Hild gains Brave and cannot be blocked.", YOU),
     ("Hild gains Brave and cannot be blocked during your opponent's turn.", OPPONENT)],
)  # fmt: skip
def test_a_pair_for_a_turn(text: str, player: ir.Player) -> None:
    (asked,) = one(text).effects  # type: ignore[attr-defined]
    pair = ir.Both((ir.Gain(ME, BRAVE, ALWAYS), ir.Restrict(ME, UNBLOCKED, ALWAYS)))
    assert same(asked, ir.If(ir.IsTurnOf(player), pair))


def test_a_pair_with_its_condition_behind() -> None:
    (asked,) = one("Hild gains Brave and cannot be blocked if you control 2 or more Monsters.").effects  # type: ignore[attr-defined]
    assert isinstance(asked.condition, ir.Controls) and len(asked.effect.effects) == 2


def test_one_summon_or_ability_of_yours() -> None:
    ability = one("When Hild is returned to your hand due to your opponent's Summon or ability, draw 1 card.")
    wanted = ir.ReturnsToHand(due_to=OPPONENT, whose=YOU)
    assert same(ability.event.happenings[0], wanted)  # type: ignore[attr-defined]


def test_more_power_instead_for_the_same_span() -> None:
    text = "Choose 1 Forward. Until the end of the turn, it loses 2000 power. If you control a Monster, it loses 5000 power instead."
    instead = last(text)
    lose = ir.Lose(T1, (ir.PowerUp(ir.Num(5000)),), ir.UntilEndOfTurn())
    assert isinstance(instead, ir.Instead) and instead.replaces == 1 and same(instead.effect, lose)
    other = text.replace("Until the end of the turn, it loses 2000 power", "Deal it 2000 damage")
    with pytest.raises(TextError):
        compile_text("fftcg", other, name="Hild", card_type="Summon")


def test_shown_cards_are_revealed_ones() -> None:
    text = "Choose 1 Forward. Reveal any number of Fire cards from your hand. For each card revealed this way, deal it 2000 damage."
    deal = last(text)
    assert isinstance(deal, ir.DealDamage) and same(deal.amount.each.cards, T2)  # type: ignore[attr-defined]


def test_one_keyword_or_another() -> None:
    (_, _, instead) = effects("Choose 1 Forward. Deal it 4000 damage. If it has Haste or Brave, break it instead.")
    options = (ir.WithKeyword("Haste"), ir.WithKeyword("Brave"))
    assert same(instead.condition, ir.HasFilter(T1, ir.AnyTrait(options)))  # type: ignore[attr-defined]


def test_whose_damage_does_nothing() -> None:
    (effect,) = one("If a Forward of cost 3 or less deals damage to Hild, the damage becomes 0 instead.").effects  # type: ignore[attr-defined]
    small = ir.Group(FORWARD, qualifiers=(ir.CostIs(ir.Num(3), "<="),))
    assert same(effect, ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, source=ir.DamageSource(cards=small)))


def test_while_behind_what_holds() -> None:
    (asked,) = one("Hild cannot be blocked while you control a Monster.").effects  # type: ignore[attr-defined]
    assert isinstance(asked.condition, ir.Controls) and same(asked.effect, ir.Restrict(ME, UNBLOCKED, ALWAYS))
