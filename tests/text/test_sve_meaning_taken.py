"""What sentences of Shadowverse: Evolve mean that count, name or limit what was taken: discarded, put away, created, chosen."""

from __future__ import annotations

import pytest
from test_sve_meaning import ENEMY, FOLLOWER, SELF, SPELL, YOU, chosen, compiled, effects

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv

CARD = ir.IsCard()
ANY_CARD = ir.Group(CARD)
PIXIE = sv.TraitIs("Pixie")
EX, FIELD = sv.ExArea(YOU), ir.Field(YOU)
DRAW = ir.Draw(YOU, ir.Num(1))


@pytest.mark.parametrize(
    ("words", "counted"),
    [
        ("Pixie cards put into your cemetery", sv.CountThisWay(CARD, "put into your cemetery", (PIXIE,))),
        ("enemy followers destroyed", sv.CountThisWay(FOLLOWER, "destroyed", (ir.ControlledBy(ir.Opponent()),))),
        ("followers destroyed", sv.CountThisWay(FOLLOWER, "destroyed")),
    ],
)
def test_how_many_of_a_kind_this_way(words: str, counted: ir.Amount) -> None:
    [let] = effects(f"Draw X cards. X equals the number of {words} this way.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), counted)


def test_whether_one_of_a_kind_was_discarded() -> None:
    _, given = effects("Discard a card. If you discarded a Pixie follower this way, draw a card.")
    left = sv.CountThisWay(FOLLOWER, "discarded", (PIXIE,))
    assert given == ir.If(ir.Compare(left, ir.Num(1), ">="), DRAW)


@pytest.mark.parametrize(
    ("noun", "kind", "form"),
    [("card", ANY_CARD, "card"), ("spell", ir.Group(ir.TypeIs(("Spell",))), "spell")],
)
def test_the_card_discarded_to_pay(noun: str, kind: ir.Group, form: str) -> None:
    ability = compiled(f"[act][engage], discard a {noun}: Draw X cards. X equals the discarded {form}'s cost.")
    assert isinstance(ability, ir.ActionAbility)
    assert ability.cost.actions == (ir.PayDiscard(ir.Num(1), kind),)
    assert ability.effects == (sv.Let((ir.Draw(YOU, ir.X()),), ir.CostOf(ir.PaidWith("discarded"))),)


def test_the_card_discarded_by_the_effect() -> None:
    _, given = effects("Discard a card. If the discarded card costs 3, draw a card.")
    assert isinstance(given, ir.If)
    assert given.condition == ir.HasFilter(ir.Ref(("t1",)), ir.CostIs(ir.Num(3), "="))


@pytest.mark.parametrize(
    "text",
    [
        "Discard 2 cards: Draw X cards. X equals the discarded card's cost.",
        "Discard a card: Draw X cards. X equals the discarded spell's cost.",
        "Discard a card: Discard a card. Draw X cards. X equals the discarded card's cost.",
    ],
)
def test_an_open_discarded_card_is_refused(text: str) -> None:
    with pytest.raises(TextError, match="open what"):
        effects(text)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Discard up to 2 cards.", ir.Discard(YOU, ir.Num(2), ANY_CARD, up_to=True, bind="t1")),
        ("Discard any number of cards.", ir.Discard(YOU, ir.Num(0), ANY_CARD, any_number=True, bind="t1")),
        ("Each opponent discards 2 cards at random.", sv.RandomDiscard(ir.Opponent(), ir.Num(2), ANY_CARD, "t1")),
        ("Discard a card at random.", sv.RandomDiscard(YOU, ir.Num(1), ANY_CARD, "t1")),
    ],
)
def test_ways_to_discard(words: str, wanted: ir.Effect) -> None:
    assert effects(words) == (wanted,)


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("Summon as many Fairy tokens as possible.", FIELD),
        ("Put as many Fairy tokens as possible onto your field.", FIELD),
        ("Put as many Fairy tokens as possible into your EX area.", EX),
    ],
)
def test_as_many_as_there_is_room_for(words: str, zone: ir.Zone) -> None:
    assert effects(words) == (sv.CreateTokens(YOU, sv.RoomIn(zone), ("Fairy",), zone, bind="t1"),)


def test_a_token_out_of_the_ex_area() -> None:
    [put] = effects("Put a Fairy token from your EX area onto your field.")
    group = ir.Group(sv.IsToken(), (ir.NameIs("Fairy"),), (ir.InZone(EX),))
    assert put == ir.SelectAndPut(YOU, ir.Target(ir.Num(1), group, bind="t1"), FIELD)


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("mark", ["[defense]", "defense"])
def test_a_leader_whose_defense_goes_up_or_down(mark: str, down: bool) -> None:
    verb = "decreases" if down else "increases"
    ability = compiled(f"Whenever your leader's {mark} {verb}, draw a card.")
    assert ability.event == ir.CardEvent(sv.LeaderOf(YOU), (sv.DefenseChanges(down=down),))


def test_both_of_two_options() -> None:
    [modal] = effects("Choose one of the following. Combo (3): Choose both instead. (1) Draw a card. (2) Draw 2 cards.")
    assert isinstance(modal, ir.Modal)
    assert modal.alternative is not None
    assert modal.alternative.condition == sv.Combo(3)
    assert modal.alternative.header == ir.ModalHeader(YOU, ir.Num(2), printed=ir.Num(2))


def test_both_of_three_options_is_refused() -> None:
    with pytest.raises(TextError, match="both"):
        effects("Choose both of the following. (1) Draw a card. (2) Draw 2 cards. (3) Draw 3 cards.")


def test_a_passive_text_keeps_its_source() -> None:
    ability = compiled("[fanfare] Discard a card: Give this follower [attack]+X. X equals the discarded card's cost.")
    [paid] = ability.effects
    assert isinstance(paid, sv.PayFor)
    [let] = paid.effects
    assert isinstance(let, sv.Let)
    assert let.amount == ir.CostOf(ir.PaidWith("discarded"))
    [gain] = let.effects
    assert isinstance(gain, ir.Gain)
    assert gain.to == SELF


def test_for_each_other_card_played() -> None:
    [give] = effects("Give your leader [defense]+1 for each card you've played this turn, excluding this card.")
    assert isinstance(give, sv.ForEvery)
    assert give.count == sv.PlayedThisTurn(YOU, ir.Group(CARD), others=True)


@pytest.mark.parametrize("swapped", [False, True])
def test_tokens_in_two_zones(swapped: bool) -> None:
    parts = ["a Fairy token onto your field", "2 Ghost tokens into your EX area"]
    made = [
        sv.CreateTokens(YOU, ir.Num(1), ("Fairy",), FIELD, bind="t1"),
        sv.CreateTokens(YOU, ir.Num(2), ("Ghost",), EX, bind="t2"),
    ]
    if swapped:
        parts.reverse()
        made = [
            sv.CreateTokens(YOU, ir.Num(2), ("Ghost",), EX, bind="t1"),
            sv.CreateTokens(YOU, ir.Num(1), ("Fairy",), FIELD, bind="t2"),
        ]
    assert effects(f"Put {' and '.join(parts)}.") == (ir.Then(*made),)


def test_half_rounded_up() -> None:
    [let] = effects("Draw X cards. X equals half the number of cards in your hand, rounded up.")
    assert isinstance(let, sv.Let)
    assert let.amount == sv.HalfUp(ir.CountOf(ir.Group(CARD, (), (ir.InZone(ir.Hand(YOU)),))))


def _up_to(kind: ir.Group, count: int, name: str) -> ir.Target:
    return ir.Target(ir.Num(count), kind, up_to=True, bind=name)


def test_more_are_selected_instead() -> None:
    text = "Select an enemy follower on the field and destroy it. Combo (3): Select up to 2 instead. If Overflow is active for you, select up to 4 instead."
    one = ir.Both((chosen(ENEMY), ir.Break(ir.Ref(("t1",)))))
    two = ir.Both((ir.Choose((_up_to(ENEMY, 2, "t2"),), YOU), ir.Break(ir.Ref(("t2",)))))
    four = ir.Both((ir.Choose((_up_to(ENEMY, 4, "t3"),), YOU), ir.Break(ir.Ref(("t3",)))))
    assert effects(text) == (sv.OrInstead(sv.OrInstead(one, sv.Combo(3), two), sv.Overflow(), four),)


def test_more_are_searched_for_instead() -> None:
    text = (
        "Search your deck for a spell, reveal it, and add it to your hand. Necrocharge (5): Search for up to 2 instead."
    )
    [either] = effects(text)
    assert isinstance(either, sv.OrInstead)
    found = ir.Ref(("t2",))
    shown = ir.Then(sv.Reveal(found), ir.ToHand(found, YOU, verb="add"))
    search = ir.Search(YOU, (_up_to(ir.Group(SPELL), 2, "t2"),))
    assert either.instead == ir.Then(search, shown)


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Combo (3): Select up to 2 instead.",
        "Select 2 enemy followers on the field and destroy them. Combo (3): Select up to 2 instead.",
        "Select an enemy follower on the field and destroy it. Combo (3): Search for up to 2 instead.",
        "Select an enemy follower on the field and deal that follower 2 damage. Combo (3): Select up to 2 instead.",
        "Select an enemy follower on the field and deal it X damage. Combo (3): Select up to 2 instead. X equals its cost.",
    ],
)
def test_more_of_what_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        effects(text)
