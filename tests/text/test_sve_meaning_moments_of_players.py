"""What sentences of Shadowverse: Evolve mean: what players do that abilities wait for."""

from __future__ import annotations

from typing import Any

import pytest
from sve_meaning import (
    AMULET,
    DRAW,
    DRAW_TWO,
    FOE,
    MINE,
    SELF,
    SPELL,
    YOU,
    compiled,
    effects,
    plain,
    stats,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

OF_EVENT = ir.Ref(("subject",))


def test_on_whose_turn() -> None:
    hurt = ir.CardEvent(sv.LeaderOf(YOU), (ir.IsDealtDamage(),))
    for words, player in (("your turn", YOU), ("each opponent's turn", FOE)):
        assert compiled(f"Whenever your leader takes damage on {words}, draw a card.").event == ir.DuringTurnOf(
            player, hurt
        )
        assert compiled(f"On {words}, whenever your leader takes damage, draw a card.").event == ir.DuringTurnOf(
            player, hurt
        )


def test_waiting_while_the_card_is_there() -> None:
    made = compiled("While this card is on your field, whenever you play a spell, draw a card.")
    assert made == ir.AutoAbility(ir.PlayerCasts(YOU, ir.Group(SPELL)), (DRAW,))


@pytest.mark.parametrize("span", ["each turn", "this turn", "in a turn"])
def test_the_first_spell_that_one_plays(span: str) -> None:
    ability = compiled(f"The 1st time you play a spell {span}, draw a card.")
    assert ability.event == ir.PlayerCasts(YOU, ir.Group(SPELL), nth=1)


def test_the_first_of_a_kind_each_turn() -> None:
    ability = compiled("Whenever you play your first spell each turn, draw a card.")
    assert ability.event == ir.PlayerCasts(YOU, ir.Group(SPELL), nth=1)
    asked = compiled("When you play an amulet, if it's the 2nd this turn, draw a card.").effects[0]
    assert asked.condition == sv.NthPlayed(ir.Ref(("subject",)), 2)


def test_more_done_in_this_turn_instead() -> None:
    discards: Any = ir.PlayerDiscards(YOU, each=True)
    said = effects("If you've discarded a card this turn, draw a card. If you've discarded at least 3 cards this turn, draw 2 cards instead.")  # fmt: skip
    more = ir.HappenedThisTurn(discards, 3)
    assert said == (ir.If(ir.HappenedThisTurn(discards), sv.OrInstead(DRAW, more, DRAW_TWO)),)


def test_the_card_that_was_discarded() -> None:
    ability = compiled("Whenever you discard a card, if it's a follower, put it into your EX area.")
    assert {each.to for each in nodes(ability.effects[0]) if isinstance(each, ir.Ref)} == {("subject",)}
    with pytest.raises(TextError, match="not on the field"):  # it lies in the cemetery
        compiled("Whenever you discard a card, if it's a follower, give it [attack]+1.")


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("draw that many cards", ir.CountRef(OF_EVENT)),
        ("you may draw that many cards", ir.CountRef(OF_EVENT)),
        ("draw X cards. X equals the number of cards discarded", ir.CountRef(OF_EVENT)),
        (
            "draw X cards. X equals the number of followers discarded",
            ir.CountRef(OF_EVENT, ir.Group(ir.TypeIs(("Follower",)))),
        ),
    ],
)
def test_so_many_as_were_discarded(text: str, count: ir.Amount) -> None:
    """Of the event, which the ability itself does nothing to bring about (10.7.2)."""
    effect = compiled(f"Whenever you discard one or more cards, {text}.").effects[0]
    if isinstance(effect, sv.Let):
        assert effect == sv.Let((ir.Draw(YOU, ir.X()),), count)
    else:
        done = effect.effect if isinstance(effect, ir.May) else effect
        assert done == ir.Draw(YOU, count)


def test_that_much_damage_as_were_discarded() -> None:
    """The number of those cards."""
    effect = compiled("Whenever you discard one or more cards, deal your leader that much damage.").effects[0]
    assert effect == ir.DealDamage(sv.LeaderOf(YOU), ir.CountRef(OF_EVENT))


def test_discards_of_any_number() -> None:
    assert compiled("Whenever you discard 1 or more cards, draw a card.").event == ir.PlayerDiscards(YOU)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you draw your 2nd card each turn, draw a card.",
        "Whenever you draw your second card in a turn, draw a card.",
        "Whenever you draw a card, if it's the 2nd card you've drawn this turn, draw a card.",
        "When you draw a card, if it's your 2nd card drawn this turn, draw a card.",
    ],
)
def test_the_second_card_drawn(text: str) -> None:
    """Of all that are drawn in the turn (5.9.2)."""
    assert compiled(text).event == ir.FirstInTurn(ir.PlayerDraws(YOU), 2)


@pytest.mark.parametrize("outside", ["outside of", "outside", "other than during", "except during"])
def test_drawn_outside_of_the_start_phase(outside: str) -> None:
    ability = compiled(f"Whenever you draw a card {outside} your start phase, give this follower [attack]+1.")
    assert ability.event == ir.PlayerDraws(YOU, outside=True)
    assert ability.effects == (ir.Gain(SELF, (stats(1, None),), ir.Permanent()),)


def test_the_activated_ability_of_an_amulet() -> None:
    ability = compiled("Whenever you activate an amulet's [act] ability, draw a card.")
    assert ability.event == ir.PlayerUsesAbility(YOU, "action", ir.Group(AMULET))


@pytest.mark.parametrize("verb", ["activate", "play", "use"])
@pytest.mark.parametrize(
    ("which", "group"),
    [
        ("an [act] ability", None),
        ("an [act] ability of an amulet", ir.Group(AMULET)),
        ("the [act] ability of a follower on your field", MINE),
    ],
)
def test_abilities_that_are_activated(verb: str, which: str, group: ir.Group | None) -> None:
    ability = compiled(f"Whenever you {verb} {which}, draw a card.")
    assert ability == ir.AutoAbility(ir.PlayerUsesAbility(YOU, "action", group), (DRAW,))


@pytest.mark.parametrize("word", ["Overflow", "Sanguine"])
def test_a_word_of_a_class_that_becomes_active(word: str) -> None:
    assert compiled(f"When {word} becomes active for you, draw a card.").event == sv.WordActivates(word)


HURT = ir.CardEvent(ir.LeaderOf(YOU), (ir.IsDealtDamage(),))


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("If Sanguine is active for you, whenever your leader takes damage", ir.EventWhile(sv.Sanguine(), HURT)),
        ("While Sanguine is active for you, whenever your leader takes damage", ir.EventWhile(sv.Sanguine(), HURT)),
        ("Whenever your leader takes damage while Sanguine is active for you", ir.EventWhile(sv.Sanguine(), HURT)),
        ("During your turn, if Sanguine is active for you, whenever your leader takes damage", ir.DuringTurnOf(YOU, ir.EventWhile(sv.Sanguine(), HURT))),
        ("If Overflow is active for you, at the start of your end phase", ir.EventWhile(sv.Overflow(), ir.BeginningOf("end", YOU))),
    ],
)  # fmt: skip
def test_what_is_asked_as_it_happens(words: str, event: ir.Event) -> None:
    assert compiled(f"{words}, draw a card.") == ir.AutoAbility(event, (DRAW,))


def test_whom_it_means_behind_what_is_asked_first() -> None:
    asked = "If this follower is engaged, whenever {} attacks, "
    assert compiled(asked.format("this follower") + "give it Drain.").effects[0].to == ir.Ref(("self",))
    with pytest.raises(TextError, match="more than one thing"):
        compiled(asked.format("another follower") + "give it Drain.")


def test_the_first_time_with_its_span_before_it() -> None:
    other = "another follower is put onto your field"
    assert plain(compiled(f"The first time each turn {other}, draw a card.")) == plain(
        compiled(f"The first time {other} each turn, draw a card.")
    )
    ability = compiled("Whenever you play a spell for the 1st time each turn, draw a card.")
    assert ability.event == ir.PlayerCasts(YOU, ir.Group(SPELL), nth=1)


@pytest.mark.parametrize(
    "asked", ["while this follower is evolved", "if there are at least 3 Fable counters on this card"]
)
@pytest.mark.parametrize("when", ["whenever", "when"])
def test_it_that_has_just_been_asked_about(asked: str, when: str) -> None:
    ability = compiled(f"{asked[0].upper()}{asked[1:]}, {when} it attacks, give it Drain.")
    assert isinstance(ability.event, ir.EventWhile) and ability.event.event == ir.CardEvent(SELF, (ir.Attacks(),))
    assert ability.effects[0].to == ir.Ref(("self",))
    with pytest.raises(TextError, match="nothing that 'it'"):
        compiled(f"While there is an amulet on your field, {when} it attacks, draw a card.")
