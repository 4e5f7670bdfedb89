"""What sentences mean that part two chosen cards or those shown, lose traits, or put a card elsewhere "instead"."""

from __future__ import annotations

import pytest
from fftcg_meaning import OPPONENT, T1, YOU, effects, last, one, same

from cardwright.text import ir
from cardwright.text.compile import compile_text

TWO = "Choose 2 Forwards opponent controls. "
LEFT = ir.Untaken(T1, ir.Ref(("t2",)))


@pytest.mark.parametrize("card", ["one of the chosen Forwards", "1 of them", "one of them"])
def test_one_goes_here_and_the_other_there(card: str) -> None:
    both = last(f"{TWO}Your opponent removes {card} from the game and dulls the other.")
    taken, dulled = both.effects  # type: ignore[attr-defined]
    one_card = ir.Target(ir.Num(1), ir.Group(ir.IsCard()), bind="t2")
    assert same(taken, ir.TakeAmong(OPPONENT, one_card, T1, ir.Removed(ir.Owner())))
    assert same(dulled, ir.Dull(LEFT))


def test_the_other_is_the_one_that_was_not_taken() -> None:
    broken = last(f"{TWO}Your opponent removes 1 of them from the game. Break the other.")
    assert same(broken, ir.Break(LEFT))


def test_a_player_selects_one_of_the_chosen() -> None:
    dulled = last(f"{TWO}Your opponent selects one of the chosen Forwards. Dull the other.")
    assert same(dulled, ir.Dull(LEFT))


def test_the_rest_goes_on_top_of_their_deck() -> None:
    text = "Look at the top 3 cards of your opponent's deck. Put 1 card among them into the Break Zone and the rest on top of their deck in any order."
    away = last(text).effects[1]  # type: ignore[attr-defined]
    assert isinstance(away, ir.PutRest) and same(away.to, ir.DeckTop(OPPONENT))


def test_what_was_selected_and_the_rest() -> None:
    text = "Look at the top 4 cards of your deck. Select 1 card among them. Put it at the bottom of your deck and the others into the Break Zone."
    mine, away = last(text).effects  # type: ignore[attr-defined]
    assert same(mine, ir.PutInto(ir.Ref(("t2",)), ir.DeckBottom(YOU)))
    assert isinstance(away, ir.PutRest) and same(away.to, ir.BreakZone(ir.Owner()))


@pytest.mark.parametrize(("words", "trait"), [("Jobs", "job"), ("Categories", "category")])
def test_traits_lost(words: str, trait: str) -> None:
    lost = last(f"Choose 1 Forward. It loses all its {words} and 1000 power until the end of the turn.")
    assert isinstance(lost, ir.Lose) and same(lost.losses, (ir.AllTraits(trait), ir.PowerUp(ir.Num(1000))))


def test_nothing_triggers() -> None:
    ability = one("The Monsters opponent controls entering the field will not trigger any auto-abilities.")
    (rule,) = ability.effects  # type: ignore[attr-defined]
    assert isinstance(rule.what, ir.All) and same(rule.rule, ir.EntersUnnoticed())
    assert same(rule.what.group, ir.Group(ir.TypeIs(("Monster",)), qualifiers=(ir.ControlledBy(OPPONENT),)))


def test_damage_split_as_you_wish() -> None:
    text = (
        "Choose up to 2 Forwards. Deal them a total amount of damage equal to 3000 multiplied by each Monster you control,"
        " split as you wish among the chosen Forwards (damage must be in increments of 1000)."
    )
    monsters = ir.CountOf(ir.Group(ir.TypeIs(("Monster",)), qualifiers=(ir.ControlledBy(YOU),)))
    assert same(last(text), ir.DivideDamage(T1, ir.PerEach(ir.Num(3000), monsters)))


@pytest.mark.parametrize("first", ["Add it to your hand.", "If it is a Fire card, add it to your hand."])
def test_shown_and_put_elsewhere_instead(first: str) -> None:
    text = f"Reveal the top card of your deck. {first} If it is a Monster, play it onto the field instead."
    instead = effects(text)[-1]
    assert isinstance(instead, ir.Instead) and instead.replaces == 1
    assert same(instead.effect, ir.PlayOnto(T1, ir.Owner()))


def test_counters_of_the_selected_kind() -> None:
    text = (
        "Choose 1 Character. Select 1 Counter placed on it. Remove all Counters of the same type from that Character."
    )
    assert same(last(text), ir.RemoveCounters("", None, T1))


def test_a_chosen_card_goes_to_the_damage_zone() -> None:
    text = "Choose 1 card in your Break Zone. Put it into the Damage Zone (Its EX Burst effect will not trigger)."
    assert same(last(text), ir.PutInto(T1, ir.DamageZone(YOU)))


def test_spelt_with_a_contraction() -> None:
    texts = (
        f"《2》: Hild gains Brave. (This effect {no} end at the end of the turn.)" for no in ("does not", "doesn't")
    )
    first, second = (compile_text("fftcg", each, name="Hild", card_type="Forward") for each in texts)
    assert first.abilities == second.abilities
