"""What FFTCG sentences mean: cards that are played onto the field by effects."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, IT, OPPONENT, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("Choose 1 Forward. You may play 1 Forward from your hand onto the field. Deal the chosen Forward 4000 damage, dull it and Freeze it.",
         ["t1", "t1", "t1"]),
        ("You may discard 1 Forward. When you do so, choose 1 Forward. Your opponent discards 1 card. Deal it damage equal to the discarded"
         " Forward's power.", ["t2", "t1"]),
        ("You may pay 《火》. If you do so, play 1 Forward from your hand onto the field. You may search for 1 Forward and add it to your hand."
         " If it leaves the field for any reason, remove it from the game instead.", ["t2", "t1"]),
    ],
)  # fmt: skip
def test_what_is_named_in_the_sentence_or_described(words: str, meant: list[str]) -> None:
    assert [each.to[0] for each in nodes(ir.SummonEffect(effects(words))) if isinstance(each, ir.Ref)] == meant


def test_what_came_where_the_card_of_the_event_has_left() -> None:
    gained = one(
        "When a Forward you control is put from the field into the Break Zone, you may play 1 Forward from your hand onto the field. It gains "
        "Haste until the end of the turn."
    ).effects[-1]  # type: ignore[attr-defined]
    assert isinstance(gained, ir.Gain) and gained.to == ir.Ref(("t1",))
    with pytest.raises(TextError, match="could mean"):
        one(
            "When a Forward opponent controls enters the field, you may play 1 Forward from your hand onto the field. If you do so, deal it "
            "4000 damage."
        )


def test_of_the_same_cost_or_less() -> None:
    *_, then = effects(
        "Choose 1 Forward you control. Return it to your hand. Then, you may play 1 Forward of the same cost or less from your hand onto the field."
    )
    play = then.effect.effect  # type: ignore[attr-defined]
    assert same(play.target.group.qualifiers, (ir.CostIs(ir.CostOf(IT), "<="),))


@pytest.mark.clauses("fftcg-new", "X-FIGHT-4")
def test_played_as_an_attacker() -> None:
    target = ir.Target(ir.Num(1), ir.Group(FORWARD), bind="t1")
    for place, zone in (("your hand", ir.Hand(YOU)), ("your Break Zone", ir.BreakZone(YOU))):
        for reminder in ("", " (you can play a Forward of any Element)"):
            joins = f"onto the field dull, forming a party with Hild and attacking{reminder}"
            (found,) = effects(f"When Hild attacks, play 1 Forward from {place} {joins}.", "Forward")
            assert same(found, ir.PlayFrom(YOU, target, zone, True, ir.SelfRef()))


@pytest.mark.parametrize(
    "words",
    ["with different names and a total cost of 6 or less", "of different Elements and with a total cost of 6 or less"],
)
def test_a_total_of_different_cards(words: str) -> None:
    choice = effects(f"Choose up to 2 Forwards {words} in your Break Zone. Play them onto the field.", "Summon")[0]
    assert isinstance(choice, ir.Choose)
    (target,) = choice.targets
    assert target.most_cost == ir.Num(6) and target.up_to
    assert target.different == ("name" if "names" in words else "element")
    assert target.group.qualifiers == (ir.InZone(ir.BreakZone(YOU)),)


@pytest.mark.parametrize("tail", ["", " dull"])
@pytest.mark.parametrize("zone", ["hand", "Break Zone"])
def test_the_opponent_plays_one(zone: str, tail: str) -> None:
    played = last(f"Your opponent plays 1 Forward from their {zone} onto the field{tail}.")
    assert isinstance(played, ir.PlayFrom) and same(played.player, OPPONENT) and played.dull == bool(tail)


@pytest.mark.parametrize("dull", ["", " dull"])
def test_ones_own_field(dull: str) -> None:
    for field in ("the", "your"):
        offer = last(f"You may play 1 Forward of cost 3 or less from your hand onto {field} field{dull}.")
        assert isinstance(offer, ir.May) and isinstance(offer.effect, ir.PlayFrom)
        assert (offer.effect.player, offer.effect.dull) == (YOU, bool(dull))
