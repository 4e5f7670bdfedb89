"""What FFTCG sentences mean: cards counted by what turned or broke them."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ENTERS,
    FORWARD,
    MINE,
    TWO,
    YOU,
    auto,
    effects,
    last,
    one,
    refused,
    same,
)

from cardwright.text import ir


def done_by(text: str) -> tuple[ir.Effect, ...]:
    """What the only ability does."""
    return one(text).effects  # type: ignore[attr-defined,no-any-return]


@pytest.mark.clauses("fftcg-2020", "15.1.1.1.2")
def test_only_dull_ones_are_counted_among_the_activated() -> None:
    made = auto(ENTERS + "activate all the Backups you control. When 2 or more dull Backups are activated by this effect, draw 1 card.")  # fmt: skip
    (count,) = [each.condition.left for each in made.effects if isinstance(each, ir.If)]  # type: ignore[attr-defined]
    assert same(count, ir.ResultCount(turned=True))


def test_so_many_dulled_at_once() -> None:
    found = last(
        "Dull all the Forwards opponent controls. When 3 or more active Forwards are dulled by this effect, draw 1 card."
    )
    assert isinstance(found, ir.If)
    assert same(found.condition, ir.Compare(ir.ResultCount(turned=True), ir.Num(3), ">="))


@pytest.mark.parametrize("words", ["by this effect", "this way"])
@pytest.mark.parametrize(("verb", "done"), [("Dull", "dulled"), ("Activate", "activated")])
def test_only_what_was_turned_is_counted(words: str, verb: str, done: str) -> None:
    wanted = ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount(turned=True)))
    for cards, name in (
        ("Choose up to 3 Forwards. {} them", "Forward"),
        ("{} all the Forwards you control", "Forward"),
        ("Choose up to 3 Characters. {} them", "Character"),
    ):
        assert same(last(f"{cards.format(verb)}. Draw 1 card for each {name} {done} {words}."), wanted)
    assert refused(f"Choose up to 3 Characters. {verb} them. Draw 1 card for each Forward {done} {words}.")
    assert refused(f"Choose up to 3 Forwards. Break them. Draw 1 card for each Forward {done} {words}.")


@pytest.mark.parametrize("by", ["by this effect", "due to this ability", "this way"])
@pytest.mark.parametrize("done", ["broken", "put from the field into the Break Zone"])
def test_how_many_were_broken_by_the_effect(done: str, by: str) -> None:
    drawn = ir.Draw(YOU, ir.Num(1))
    for number, are in (
        ("2 or more Forwards", "are"),
        ("2 or more Forwards", "were"),
        ("a Forward", "is"),
        ("a Forward", "was"),
    ):
        asked = ir.Compare(ir.ResultCount(), TWO if "2" in number else ir.Num(1), ">=")
        text = f"Break all the Forwards of cost 2 or less. If {number} {are} {done} {by}, draw 1 card."
        assert same(effects(text)[1], ir.If(asked, drawn))


@pytest.mark.parametrize("words", ["that has been put", "that was put", "put"])
def test_each_that_was_put_away_this_turn(words: str) -> None:
    put = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.PutIntoBreakZone("field"),))
    wanted = ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.TimesThisTurn(put)))
    assert same(last(f"Draw 1 card for each Forward {words} from the field into the Break Zone this turn."), wanted)


def test_how_often_something_has_happened_this_turn() -> None:
    discarded = ir.TimesThisTurn(ir.PlayerDiscards(YOU, each=True))
    (gain,) = one("Hild gains +1000 power for each card you have discarded this turn.").effects  # type: ignore[attr-defined]
    assert same(gain.gains[0].amount, ir.PerEach(ir.Num(1000), discarded))
    lost = ir.CardEvent(ir.OneSubject(ir.Group(FORWARD)), (ir.PutIntoBreakZone("field"),))
    (cost,) = one(
        "The cost required to cast Hild is reduced by 1 for each Forward that has been put from the field into the Break Zone this turn."
    ).effects  # type: ignore[attr-defined]
    assert same(cost.amount, ir.PerEach(ir.Num(1), ir.TimesThisTurn(lost)))


@pytest.mark.clauses("fftcg-2020", "11.11.6")
def test_cards_put_into_the_break_zone_this_turn_are_counted_as_they_went_there() -> None:
    put = (ir.PutIntoBreakZone("field"),)
    cases = (
        ("put in the Break Zone from your field during this turn", MINE),
        ("put in the Break Zone from your field this turn", MINE),
        ("put in your Break Zone from the field during this turn", ir.OwnedBy(YOU)),
    )
    for words, whose in cases:
        often = ir.TimesThisTurn(ir.CardEvent(ir.OneSubject(ir.Group(FORWARD, qualifiers=(whose,))), put))
        text = f"When Hild enters the field, choose up to the same number of Backups opponent controls as the Forwards {words}. Break them."
        assert same(done_by(text)[0].targets[0].count, often), words
        hit = done_by(f"When Hild enters the field, choose 1 Forward. Deal it 1000 damage for each Forward {words}.")[
            -1
        ]
        assert same(hit.amount, ir.PerEach(ir.Num(1000), often)), words
    # what is chosen has to be there still
    chosen = effects("Choose 1 Forward put in your Break Zone from the field during this turn. Add it to your hand.")[0]
    (quality,) = chosen.targets[0].group.qualifiers  # type: ignore[attr-defined]
    assert isinstance(quality, ir.PutThisTurn)
