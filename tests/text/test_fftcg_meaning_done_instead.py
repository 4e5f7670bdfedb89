"""What FFTCG sentences mean: something else, or the same so often, is done instead."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BREAK_ZONE,
    FORWARD,
    ME,
    MINE,
    NOW,
    OPPONENT,
    T1,
    THIS,
    YOU,
    crystals,
    effects,
    field,
    last,
    one,
    refused,
    same,
    static,
)

from cardwright.text import ir

ANOTHER = ir.All(ir.Group(FORWARD, (ir.Another(),), (MINE,)))
PUT_AWAY = ir.PutInto(ME, BREAK_ZONE)
DISCARD = ir.Discard(YOU, ir.Num(1), ir.Group(ir.IsCard()), bind="t1")
MY_FORWARD = ir.All(ir.Group(FORWARD, qualifiers=(MINE,)))


@pytest.mark.parametrize(
    ("words", "times"), [("perform this action twice", 2), ("do this 3 times", 3), ("carry out this action 4 times", 4)]
)
def test_done_so_often_instead(words: str, times: int) -> None:
    asked = "If you have received 5 points of damage or more"
    first, instead = effects(f"Draw 1 card, then discard 1 card. {asked}, {words} instead.")
    assert isinstance(instead, ir.Instead) and isinstance(instead.effect, ir.Repeated)
    assert instead.replaces == 1 and instead.effect.times == ir.Num(times, w=instead.effect.times.w)
    assert isinstance(first, ir.Then) and isinstance(instead.effect.effects[0], ir.Then)


def test_all_sentences_of_an_action_are_done_so_often() -> None:
    asked = "If you have received 5 points of damage or more"
    text = (
        "Reveal the top 3 cards of your deck. Add 1 card among them to your hand and put the rest into the Break Zone."
    )
    instead = last(f"{text} {asked}, perform this action twice instead.")
    assert isinstance(instead, ir.Instead) and isinstance(instead.effect, ir.Repeated)
    assert instead.replaces == 2 == len(instead.effect.effects)


def test_done_once_more() -> None:
    found = last("Draw 1 card. If you control 3 or more Backups, do this again.")
    assert isinstance(found, ir.If)
    assert same(found.effect, ir.Repeated(ir.Num(1), (ir.Draw(YOU, ir.Num(1)),)))


@pytest.mark.parametrize(
    ("words", "what", "fate", "effect", "by"),
    [
        (
            "Hild is put from the field into the Break Zone, you may discard 1 card",
            ME,
            "put",
            ir.May(YOU, DISCARD),
            None,
        ),
        ("Hild is broken, discard 1 card", ME, "broken", DISCARD, None),
        (
            "a Forward you control is broken, you may put Hild into the Break Zone",
            MY_FORWARD,
            "broken",
            ir.May(YOU, PUT_AWAY),
            None,
        ),
        (
            "another Forward you control leaves the field due to your opponent's Summons or abilities, you may break Hild",
            ANOTHER,
            "leaves",
            ir.May(YOU, ir.Break(ME)),
            OPPONENT,
        ),
        (
            "Hild would be returned to its owner's hand by Summons or abilities, dull Hild",
            ME,
            "returned",
            ir.Dull(ME),
            ir.AnyPlayer(),
        ),
        (
            "Hild is removed from the game, remove 1 Ash Counter from Hild",
            ME,
            "removed",
            ir.RemoveCounters("Ash", ir.Num(1), ME),
            None,
        ),
        ("Hild is dealt damage, you may discard 1 card", ME, "damaged", ir.May(YOU, DISCARD), None),
    ],
)
def test_something_else_is_done_with_a_card(
    words: str, what: ir.Objects, fate: str, effect: ir.Effect, by: ir.Player | None
) -> None:
    assert same(field(f"If {words} instead."), ir.ReplaceFate(what, fate, effect, ALWAYS, by)), words


def test_if_it_is_done_the_damage_is_none() -> None:
    text = "If another Forward you control is dealt damage, you may put Hild into the Break Zone. If you do so, the damage becomes 0 instead."
    assert same(field(text), ir.ReplaceFate(ANOTHER, "damaged", ir.May(YOU, PUT_AWAY), ALWAYS))


def test_where_the_opponents_forwards_go_instead() -> None:
    (said,) = one(
        "If a Forward opponent controls is removed from the game, put it into the Break Zone instead."
    ).effects  # type: ignore[attr-defined]
    theirs = ir.All(ir.Group(FORWARD, qualifiers=(ir.ControlledBy(OPPONENT),)))
    gone = ir.PutInto(ir.Ref(("subject",)), ir.BreakZone(ir.Owner()))
    assert same(said, ir.ReplaceFate(theirs, "removed", gone, ALWAYS))


def test_counters_of_the_card_that_stays() -> None:
    text = "If Hild would leave the field, you may remove 2 Moon Counters from it instead."
    paid = ir.May(YOU, ir.RemoveCounters("Moon", ir.Num(2), ME))
    assert same(field(text), ir.ReplaceFate(ME, "leaves", paid, ALWAYS))


@pytest.mark.parametrize("verb", ["receive", "would receive"])
def test_a_point_of_damage_is_each_of_them(verb: str) -> None:
    for dealt, fate in (("damage", "points"), ("a point of damage", "point")):
        paid = f"If you {verb} {dealt}, you may put Hild into the Break Zone"
        for text in (f"{paid} instead.", f"{paid}. If you do so, the damage becomes 0 instead."):
            made = field(text)
            assert isinstance(made, ir.ReplaceForPlayer), text
            assert made.fate == fate, text
        offer = ir.ReplaceForPlayer(YOU, fate, ir.May(YOU, ir.Dull(ME)), ALWAYS)
        text = f"If you {verb} {dealt} while Hild is active, you may dull Hild. If you do so, the damage becomes 0 instead."
        assert same(field(text), ir.If(ir.HasFilter(ME, ir.StatusIs("active")), offer)), text


@pytest.mark.parametrize(
    ("text", "player", "instead"),
    [
        ("If you would gain 《C》, gain 《C》《C》 instead.", YOU, crystals(2)),
        ("If you gain 《C》, you gain 《C》《C》《C》 instead.", YOU, crystals(3)),
        ("If your opponent would gain 《C》, you gain 《C》 instead.", OPPONENT, crystals(1)),
        ("If you would gain 《C》, draw 2 cards instead.", YOU, ir.Draw(YOU, ir.Num(2))),
    ],
)
def test_instead_of_crystals(text: str, player: ir.Player, instead: ir.Effect) -> None:
    ability = one(text)
    assert isinstance(ability, ir.FieldAbility)
    assert same(ability.effects[0], ir.ReplaceForPlayer(player, "crystals", instead, ALWAYS))


def test_crystals_instead_of_a_card() -> None:
    ability = one("If you would draw a card, gain 《C》 instead.")
    assert isinstance(ability, ir.FieldAbility)
    assert same(ability.effects[0], ir.ReplaceForPlayer(YOU, "draws", crystals(1), ALWAYS))


def test_damage_to_a_player_and_cards_drawn() -> None:
    paid = "If you receive damage, you may put Hild into the Break Zone"
    for text in (f"{paid} instead.", f"{paid}. If you do so, the damage becomes 0 instead."):
        assert same(field(text), ir.ReplaceForPlayer(YOU, "points", ir.May(YOU, PUT_AWAY), ALWAYS)), text
    awake = field("If you receive damage while Hild is active, dull Hild. The damage becomes 0 instead.")
    nothing = ir.ReplacePlayerDamage(None, YOU, "become", ir.Num(0), ALWAYS, also=ir.Dull(ME))
    assert same(awake, ir.If(ir.HasFilter(ME, ir.StatusIs("active")), nothing))
    for words, player in (("you draw", YOU), ("your opponent draws", OPPONENT)):
        wanted = ir.ReplaceForPlayer(player, "draws", ir.Draw(YOU, ir.Num(2)), ALWAYS)
        assert same(field(f"If {words} a card, draw 2 cards instead."), wanted), words


def test_what_may_be_done_against_damage() -> None:
    (clause,) = effects(
        "If you receive damage while Hild is active, you may dull Hild. If you do so, the damage becomes 0 instead.",
        "Forward",
    )
    offer = ir.ReplaceForPlayer(YOU, "points", ir.May(YOU, ir.Dull(ME)), ALWAYS)
    assert same(clause, ir.If(ir.HasFilter(ME, ir.StatusIs("active")), offer))


@pytest.mark.parametrize("words", ["would be dealt damage", "are dealt damage", "would receive damage"])
def test_damage_that_one_would_be_dealt(words: str) -> None:
    put = ir.May(YOU, ir.PutInto(ir.SelfRef(), BREAK_ZONE))
    assert static(f"If you {words}, you may put Hild into the Break Zone instead.") == (
        ir.ReplaceForPlayer(YOU, "points", put, ALWAYS),
    )
    (by,) = static(f"If you {words} due to your opponent's abilities, you may put Hild into the Break Zone instead.")
    assert isinstance(by, ir.ReplaceForPlayer) and by.by == ir.Cause(OPPONENT, ("ability",))


def test_in_place_of_what_is_done_to_the_selected_one() -> None:
    text = "Your opponent selects 1 Forward they control. {}. If you control a Monster, {} instead."
    for plain, other in (("Dull it", "break it"), ("Break it", "remove it from the game"),
                         ("Return it to its owner's hand", "put it at the bottom of its owner's deck")):  # fmt: skip
        selected, _, instead = effects(text.format(plain, other))
        assert isinstance(selected, ir.Select) and isinstance(instead, ir.Instead)
        assert instead.replaces == 1 and same(instead.effect.what, T1), plain  # type: ignore[attr-defined]
    assert refused(text.format("Dull it", "draw 1 card"))


@pytest.mark.parametrize("verb", ["is put", "would be put"])
def test_a_chosen_card_goes_to_the_break_zone_from_the_field_alone(verb: str) -> None:
    for place in ("", " from the field"):
        text = f"Choose 1 Forward. Deal it 5000 damage. If it {verb}{place} into the Break Zone this turn, remove it from the game instead."
        assert same(last(text), ir.RemoveInstead(T1, THIS)), place
    several = last(
        "Choose 2 Forwards. During this turn, if they would be put into the Break Zone, return them to its owner's hand instead."
    )
    assert same(several, ir.RemoveInstead(T1, NOW, to="hand"))


@pytest.mark.parametrize(
    "words",
    [
        "Choose 1 Summon in your Break Zone. You can cast it this turn. If it",
        "Choose 1 Summon in your Break Zone. Add it to your hand. If it",
        "Draw 1 card. If Hild",
    ],
)
def test_what_is_not_on_the_field_is_not_put_away_from_it(words: str) -> None:
    for place in ("", " from the field"):
        assert refused(f"{words} is put{place} into the Break Zone this turn, remove it from the game instead.")
