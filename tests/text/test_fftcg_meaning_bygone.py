"""What older cards say in words of their own: abilities of some kinds lost, what has to be chosen, one and the other, their own effects."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FRONT, NOW, OPPONENT, T1, T2, THIS, TURN, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text, render_text


@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        ("all its special abilities", ("special",)),
        ("all auto-abilities", ("auto",)),
        ("its action abilities and special abilities", ("action", "special")),
        ("all its special and action abilities", ("special", "action")),
        ("all its auto-abilities, action abilities and special abilities", ("auto", "action", "special")),
    ],
)
def test_abilities_of_some_kinds_are_lost(words: str, kinds: tuple[str, ...]) -> None:
    lost = ir.AbilitiesOfKinds(kinds)
    assert same(last(f"Choose 1 Forward. It loses {words} until the end of the turn."), ir.Lose(T1, (lost,), TURN))
    both = f"Choose 1 Forward. Until the end of the turn, it loses {words} and 2000 power."
    assert same(last(both), ir.Lose(T1, (lost, ir.PowerUp(ir.Num(2000))), FRONT))


def test_a_whole_group_loses_them() -> None:
    ability = one("The Forwards opponent controls lose all their special abilities.")
    assert isinstance(ability, ir.FieldAbility)
    lose = ability.effects[0]
    assert isinstance(lose, ir.Lose) and same(lose.losses[0], ir.AbilitiesOfKinds(("special",)))
    assert same(lose.duration, ALWAYS)


@pytest.mark.parametrize("words", ["all its field abilities", "all its special", "special abilities"])
def test_what_is_lost_is_not_said(words: str) -> None:
    with pytest.raises(TextError):
        one(f"Choose 1 Forward. It loses {words} until the end of the turn.", "Summon")


MUST = ir.MustBeChosen(OPPONENT)


@pytest.mark.parametrize(
    "words",
    [
        "Your opponent's Summons and abilities must choose {} if possible.",
        "Your opponent must choose {} with their Summons or abilities if possible.",
        "If possible, your opponent's Summons or abilities must choose {}.",
        "If possible, {} must be chosen by your opponent's Summons or abilities.",
        "{} must be chosen by your opponent's Summons and abilities if possible.",
    ],
)
@pytest.mark.parametrize("group", [False, True])
def test_what_the_opponent_has_to_choose(words: str, group: bool) -> None:
    text = words.replace("{}", "the Fire Forwards you control" if group else "Hild")
    ability = one(text[0].upper() + text[1:])
    assert isinstance(ability, ir.FieldAbility)
    (rule,) = ability.effects
    assert (
        isinstance(rule, ir.Restrict)
        and same(rule.rule, MUST)
        and isinstance(rule.what, ir.All if group else ir.SelfRef)
    )


@pytest.mark.parametrize(
    ("words", "duration"),
    [
        ("It must be chosen by your opponent's Summons or abilities this turn if possible.", THIS),
        ("During this turn, it must be chosen by your opponent's Summons or abilities if possible.", NOW),
    ],
)
def test_what_they_have_to_choose_this_turn(words: str, duration: ir.Duration) -> None:
    assert same(last(f"Choose 1 Forward you control. {words}"), ir.Restrict(T1, MUST, duration))


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("discards a card due to their Summons or abilities", ir.PlayerDiscards(OPPONENT, each=True, due_to=OPPONENT)),
        ("discards 1 or more cards from their hand due to their own Summons or abilities", ir.PlayerDiscards(OPPONENT, due_to=OPPONENT)),
        ("draws a card by their own Summons or abilities", ir.PlayerDraws(OPPONENT, due_to="opponent")),
        ("receives a point of damage due to their Summons or abilities", ir.PlayerReceivesDamage(OPPONENT, due_to="opponent")),
    ],
)  # fmt: skip
def test_what_players_do_by_their_own_effects(words: str, event: ir.Event) -> None:
    ability = one(f"When your opponent {words}, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility) and same(ability.event, event)


@pytest.mark.parametrize(
    ("place", "zone"),
    [("at the bottom of its owner's deck", ir.DeckBottom(ir.Owner())), ("on top of its owner's deck", ir.DeckTop(ir.Owner()))],
)  # fmt: skip
def test_one_and_the_other_go_to_their_owners_decks(place: str, zone: ir.Zone) -> None:
    both = last(f"Choose 2 Forwards. Put one of them {place} and dull the other.")
    assert isinstance(both, ir.Both) and isinstance(both.effects[0], ir.Both)
    first = both.effects[0].effects
    assert isinstance(first[0], ir.Assign) and same(first[1], ir.PutInto(T2, zone))
    both = last(f"Choose 2 Forwards. Dull one of them and put the other {place}.")
    assert isinstance(both, ir.Both)
    put = both.effects[1]
    assert isinstance(put, ir.PutInto) and isinstance(put.what, ir.Untaken) and same(put.to, zone)


@pytest.mark.parametrize(
    "words",
    ["Return one to its owner's hand and dull the other.", "Break one and return the other to its owner's hand.",
     "Dull one and put the other at the bottom of its owner's deck."],
)  # fmt: skip
def test_one_without_of_them(words: str) -> None:
    text = f"Choose 2 Forwards. {words}"
    made = compile_text("fftcg", text, name="Hild", card_type="Summon")
    assert render_text("fftcg", made, name="Hild") == text.replace(" one ", " one of them ")
