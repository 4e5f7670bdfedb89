"""With which cards CP is made, what became of cards "due to this ability", what was passed on the way: sentences of our own."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BACKUP,
    FORWARD,
    FRONT,
    ME,
    MINE,
    OPPONENT,
    T1,
    T2,
    THEIRS,
    TURN,
    YOU,
    effects,
    last,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir

ICE = ir.ElementIs(("Ice",))
MILL = "Put the top 3 cards of your deck into the Break Zone. "


@pytest.mark.parametrize(
    ("words", "limit"),
    [
        ("{Job Smith} Backups", {"cards": ir.Group(BACKUP, (ir.JobIs("Smith"),))}),
        ("Backups and/or discarding Summons", {"discards": ir.Group(ir.TypeIs(("Summon",)))}),
        (
            "Ice Backups or discarding Ice cards",
            {"elements": ("Ice",), "discards": ir.Group(ir.IsCard(), (ICE,))},
        ),
        (
            "{Category V} Backups and/or discarding {Category V} cards",
            {
                "cards": ir.Group(BACKUP, (ir.CategoryIs("V"),)),
                "discards": ir.Group(ir.IsCard(), (ir.CategoryIs("V"),)),
            },
        ),
    ],
)
def test_which_cards_make_the_cp(words: str, limit: dict[str, object]) -> None:
    used = one(f"《2》: Draw 1 card. You can only pay with CP produced by {words} to use this ability.")
    assert same(used.limits, (ir.PaysOnly(backups=True, **limit),))  # type: ignore[attr-defined,arg-type]
    head = "When Hild attacks, you may pay 《X》. When you do so, draw X cards. "
    asked = one(f"{head}You can only pay 《X》 with CP produced by {words}.")
    assert same(asked.limits, (ir.PaysOnly(backups=True, x=True, **limit),))  # type: ignore[attr-defined,arg-type]


def test_what_was_done_due_to_this_ability() -> None:
    gone = "Remove up to 3 Summons in your Break Zone from the game. Draw 1 card for each card removed due to this ability."
    assert same(last(gone), ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.CountRef(T1, ir.Group(ir.IsCard())))))
    broken = "Break all the Forwards of cost 2. Draw 1 card for each Forward broken due to this ability."
    assert same(last(broken), ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount())))
    dulled = "Dull all the Forwards. Draw 1 card for each Forward dulled due to this ability."
    assert same(last(dulled), ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount(turned=True))))
    with pytest.raises(TextError, match="without such an instruction"):
        effects("Deal 8000 damage to all the Forwards. Draw 1 card for each Forward broken due to this ability.")


def test_what_was_put_away_before_another_was_chosen_is_not_meant() -> None:
    select = (
        "Select 1 Monster you control. Put it into the Break Zone. If you do so, choose 1 Forward opponent controls."
    )
    for words, done in (
        ("Break it.", ir.Break(T2)),
        ("Return it to its owner's hand.", ir.ToHand(T2, ir.Owner(), "return")),
    ):
        assert same(last(f"{select} {words}"), done)


def test_a_whole_group_is_meant_by_them_beside_one_card_of_the_event() -> None:
    (both,) = effects(
        "When a Monster enters your field, dull all the Forwards opponent controls and Freeze them.", "Forward"
    )
    group = ir.All(ir.Group(FORWARD, (), (THEIRS,)), bind="t1")
    assert same(both, ir.Both((ir.Dull(group), ir.Freeze(T1))))
    with pytest.raises(TextError, match="number"):
        effects("When a Monster enters your field, Freeze them.", "Forward")


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("Summons", ir.Group(ir.TypeIs(("Summon",)))),
        ("Ice cards", ir.Group(ir.IsCard(), (ICE,))),
        ("of Ice Element", ir.Group(ir.IsCard(), (ICE,))),
        ("{Category V}", ir.Group(ir.IsCard(), (), (ir.CategoryIs("V"),))),
    ],
)
def test_how_many_of_those_that_were_milled(words: str, group: ir.Group) -> None:
    asked = last(f"{MILL}If 2 or more of the cards put into the Break Zone are {words}, draw 1 card.")
    assert same(asked, ir.If(ir.Compare(ir.CountRef(T1, group), ir.Num(2), ">="), ir.Draw(YOU, ir.Num(1))))


def test_both_are_of_an_element() -> None:
    mill = "Put the top 2 cards of your deck into the Break Zone. If they are both of Ice Element, draw 1 card."
    assert same(last(mill), ir.If(ir.HasFilter(T1, ICE), ir.Draw(YOU, ir.Num(1))))


def test_spans_of_power_and_control() -> None:
    (both,) = effects(
        "When Hild attacks, Hild gains Haste and Hild's power becomes 9000 until the end of the turn.", "Forward"
    )
    haste = ir.Gain(ME, (ir.KeywordGained("Haste"),), TURN)
    assert same(both, ir.Both((haste, ir.SetPower(ME, ir.Num(9000), TURN))))
    his = last("Choose 1 Forward. It gains Haste and its power becomes 9000 until the end of the turn.")
    parts = (ir.Gain(T1, (ir.KeywordGained("Haste"),), TURN), ir.SetPower(T1, ir.Num(9000), TURN))
    assert same(his, ir.Both(parts))
    control = last("Choose 1 Forward opponent controls. You gain control of it until the end of your next turn.")
    assert same(control, ir.GainControl(YOU, T1, ir.UntilEndOfNextTurn(YOU)))
    text = (
        "Choose 1 Forward. Dull it. If it is a {Job Smith}, it also gains Brave until the end of your opponent's turn."
    )
    also = last(text)
    assert isinstance(also, ir.If)
    assert same(also.effect, ir.Gain(T1, (ir.KeywordGained("Brave"),), ir.UntilEndOfYourTurn(OPPONENT)))
    assert not same(also.effect, ir.Gain(T1, (ir.KeywordGained("Brave"),), FRONT))


def test_other_small_words() -> None:
    entered = one("When Hild enters the field due to a Summon, draw 1 card.")
    assert same(entered.event, ir.CardEvent(ME, (ir.EntersField(ir.AnyPlayer(), "summon"),)))  # type: ignore[attr-defined]
    again = one(
        "When a Forward you control is put from the field into the Break Zone, play it from the Break Zone onto the field."
    )
    assert same(again.effects, (ir.PlayOnto(ir.Ref(("subject",)), ir.Owner()),))  # type: ignore[attr-defined]
    fought = last("When Hild attacks, deal 2000 damage to the Forward that is blocked by Hild.", "Forward")
    assert same(fought, ir.DealDamage(ir.Opposing(ME), ir.Num(2000)))
    each = ir.Times(ir.Num(2), ir.CountOf(ir.Group(FORWARD, (), (MINE,))))
    (cheaper,) = effects("For every 2 Forwards you control, the cost required to cast Hild is reduced by 1.", "Forward")
    assert same(cheaper, ir.CostChange(ME, ir.PerEach(ir.Num(1), each)))
