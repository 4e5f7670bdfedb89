"""What sentences mean in which "instead" follows two instructions, and what is dealt, discarded or removed: own sentences."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, MINE, OPPONENT, T1, YOU, effects, last, meant, one, same
from mutating import plain

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

CARD = ir.Group(ir.IsCard())
DRAW = ir.Draw(YOU, ir.Num(1))


def test_of_two_instructions_one_after_the_other_the_latter_is_replaced() -> None:
    made = last("Draw 3 cards, then discard 2 cards. If you control a Backup, discard 1 card instead.")
    assert isinstance(made, ir.Instead)
    assert same(made.effect, ir.Then(ir.Draw(YOU, ir.Num(3)), ir.Discard(YOU, ir.Num(1), CARD, bind="t2")))
    made = last("Choose 1 Forward. Dull it, then draw 1 card. If you control a Backup, draw 2 cards instead.")
    assert isinstance(made, ir.Instead)
    assert same(made.effect, ir.Then(ir.Dull(T1), ir.Draw(YOU, ir.Num(2))))


def test_two_instructions_are_replaced_by_another_kind_of_thing() -> None:
    made = last("Choose 1 Forward. Dull it and Freeze it. If you control a Backup, break it instead.")
    assert isinstance(made, ir.Instead)
    assert same(made.effect, ir.Break(T1))


@pytest.mark.parametrize(
    "text",
    [
        "Draw 2 cards, then discard 1 card. If you control a Backup, draw 3 cards instead.",
        "Choose 1 Forward. Deal it 3000 damage and dull it. If you control a Backup, deal it 5000 damage instead.",
        "Draw 1 card, then discard 1 card. If you discarded a Forward, discard 2 cards instead.",
        "You may draw 1 card, then discard 1 card. If you control a Backup, discard 2 cards instead.",
    ],
)
def test_where_one_of_two_instructions_is_alike_it_is_open_what_is_replaced(text: str) -> None:
    with pytest.raises(TextError):
        compile_text("fftcg", text, name="Hild", card_type="Summon")


def test_so_much_damage_from_somewhere() -> None:
    (shield,) = one(
        "If Hild is dealt 3000 damage or less by your opponent's abilities, the damage becomes 0 instead."
    ).effects  # type: ignore[attr-defined]
    assert (shield.at_most, shield.source) == (ir.Num(3000), ir.DamageSource(kinds=("ability",), by=OPPONENT))
    (shield,) = one(
        "If a Forward you control is dealt damage less than its power by a Summon or an ability, reduce the damage by 1000 instead."
    ).effects  # type: ignore[attr-defined]
    assert (shield.below_power, shield.change) == (True, "reduce")
    assert same(shield.to, ir.All(ir.Group(FORWARD, qualifiers=(MINE,))))
    made = last(
        "During this turn, if a Forward you control is dealt 5000 damage or more by a Summon, double the damage instead."
    )
    assert isinstance(made, ir.ReplaceDamage)
    assert (made.at_least, made.change, plain(made.duration)) == (ir.Num(5000), "double", ir.UntilEndOfTurn())


def test_damage_and_a_point_to_the_controller() -> None:
    made = last("Choose 1 Forward. Deal it 8000 damage and 1 point of damage to its controller.")
    points = ir.ReceiveDamage(ir.ControllerOf(T1), ir.Num(1))
    assert same(made, ir.Both((ir.DealDamage(T1, ir.Num(8000)), points)))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("You may remove any number of Summons in your Break Zone from the game. When you remove 3 or more Summons, draw 1 card.", "Summon"),
        ("You may discard any number of cards. When you discard 3 or more cards, draw 1 card.", "card"),
        ("You may dull any number of Backups you control. When you dull 3 or more Backups, draw 1 card.", "Backup"),
    ],
)  # fmt: skip
def test_when_so_many_were_used_up(text: str, kind: str) -> None:
    made = last(text)
    assert isinstance(made, ir.If)
    group = CARD if kind == "card" else ir.Group(ir.TypeIs((kind,)))
    counted = made.condition.left  # type: ignore[attr-defined]
    assert same(counted, ir.CountRef(T1) if kind == "card" else ir.CountRef(T1, group=group))
    assert (made.condition.right, made.condition.compare) == (ir.Num(3), ">=")  # type: ignore[attr-defined]
    assert same(made.effect, ir.Reflexive((DRAW,)))


def test_the_card_that_was_discarded_is_that_of_the_trigger() -> None:
    made = meant("When you discard a Forward, if the discarded card is a {Job Smith}, draw 1 card.")
    assert made.condition == ir.Is(ir.Ref(("subject",)), ir.Group(ir.JobIs("Smith")))  # type: ignore[attr-defined]
    (away,) = meant("When your opponent discards a Summon, remove the discarded card from the game.").effects  # type: ignore[attr-defined]
    assert away == ir.RemoveFromGame(ir.Ref(("subject",)), ir.Permanent())
    assert len(effects("Discard 1 card. If the discarded card is a Forward, draw 1 card.")) == 2


@pytest.mark.parametrize(
    "text",
    [
        "you may dull 1 active Backup you control. If you do so, cancel its effect.",
        "you may reveal 1 Forward from your hand. If you do so, cancel its effect.",
    ],
)
def test_what_is_cancelled_is_what_chose(text: str) -> None:
    made = meant(f"When Hild is chosen by your opponent's Summons or abilities, {text}").effects[-1]  # type: ignore[attr-defined]
    assert made == ir.IfDone(ir.CancelEffect(ir.Ref(("stack",))))


def test_the_others_of_a_party() -> None:
    (made,) = meant(
        "When Hild forms a party and attacks, the other Forwards in that party gain Haste until the end of the turn."
    ).effects  # type: ignore[attr-defined]
    assert made.to == ir.PartyOf(ir.Ref(("self",)), others=True)
    for whole in ("a party you control attacks", "2 or more Fire Forwards you control form a party and attack"):
        text = f"When {whole}, the other Forwards in that party gain Haste until the end of the turn."
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Hild", card_type="Forward")


def test_either_player_controls_one() -> None:
    (made,) = meant("If either player controls a Dark Forward, Hild gains Haste.").effects  # type: ignore[attr-defined]
    group = ir.Group(FORWARD, (ir.ElementIs(("Dark",)),))
    assert made.condition == ir.Controls(ir.AnyPlayer(), group, ir.Num(1), bind="t1")


def test_an_offer_that_is_replaced_by_another() -> None:
    made = last("You may draw 1 card. If you control a Backup, you may draw 2 cards instead.")
    assert same(made.effect, ir.May(YOU, ir.Draw(YOU, ir.Num(2))))  # type: ignore[attr-defined]


def test_who_may_do_something_instead_does_the_one_or_the_other() -> None:
    made = last(
        "Choose 1 Forward in your Break Zone. Add it to your hand. If it is a Fire Forward, you may play it onto the field instead."
    )
    both = (ir.ToHand(T1, YOU, verb="add"), ir.PlayOnto(T1, ir.Owner()))
    assert isinstance(made, ir.Instead)
    assert same(made.effect, ir.OneOf(both))
    for text in (
        "Choose 1 Forward. Dull it and Freeze it. If you control a Backup, you may break it instead.",
        "Search for 1 Forward and add it to your hand. If you control a Backup, you may play it onto the field instead.",
    ):
        with pytest.raises(TextError):
            compile_text("fftcg", text, name="Hild", card_type="Summon")


def test_a_search_that_is_replaced_by_another() -> None:
    made = last(
        "Search for 1 Forward and add it to your hand. If you control a Backup, search for up to 2 Forwards and add them to your hand instead."
    )
    found = ir.Search(YOU, (ir.Target(ir.Num(2), ir.Group(FORWARD), up_to=True, bind="t2"),))
    assert isinstance(made, ir.Instead)
    assert same(made.effect, ir.Both((found, ir.ToHand(ir.Ref(("t2",)), YOU, verb="add"))))


def test_that_card_and_then_it_are_one() -> None:
    (made,) = meant("When Hild deals damage to a Forward, dull that Forward and Freeze it.").effects  # type: ignore[attr-defined]
    assert made == ir.Both((ir.Dull(ir.Ref(("other",))), ir.Freeze(ir.Ref(("other",)))))


def test_so_much_damage_from_somewhere_is_waited_for() -> None:
    made = meant("When a Forward you control is dealt 3000 damage or more by your opponent's Summons, draw 1 card.")
    (happening,) = made.event.happenings  # type: ignore[attr-defined]
    assert happening == ir.IsDealtDamage("only_summon", controller=OPPONENT, at_least=ir.Num(3000))


def test_limits_of_use_in_any_order() -> None:
    pay, once = (
        "You can only pay with Fire CP or Ice CP to use this ability.",
        "You can only use this ability once per turn.",
    )
    limits = meant(f"《2》: Draw 1 card. {pay} {once}").limits  # type: ignore[attr-defined]
    assert limits == (ir.PaysOnly(("Fire", "Ice")), ir.OncePerTurn())
    assert meant(f"《2》: Draw 1 card. {once} {pay}").limits == limits[::-1]  # type: ignore[attr-defined]
    limits = meant(
        "When Hild attacks, draw 1 card, then discard 1 card. These effects will trigger only once per turn."
    ).limits  # type: ignore[attr-defined]
    assert limits == (ir.OncePerTurn(),)


def test_it_is_forming_a_party() -> None:
    made = last(
        "Choose 1 attacking Forward. It gains Haste until the end of the turn. If it is forming a party, draw 1 card."
    )
    assert same(made, ir.If(ir.InParty(T1), DRAW))


def test_a_party_attacked_this_turn() -> None:
    for words in ("a party you control attacked", "a party you controlled has attacked"):
        (gain,) = meant(f"If {words} this turn, Hild gains Haste.").effects  # type: ignore[attr-defined]
        assert gain.condition == ir.HappenedThisTurn(ir.PartyAttacks(YOU))
    (gain,) = meant("During this turn, if you attacked with 2 or more {Job Smith}, Hild gains Haste.").effects  # type: ignore[attr-defined]
    smiths = ir.OneSubject(ir.Group(ir.JobIs("Smith"), qualifiers=(MINE,)))
    assert gain.condition == ir.HappenedThisTurn(ir.CardEvent(smiths, (ir.Attacks(),)), times=2)


def test_one_total_beside_another() -> None:
    theirs, mine = (
        ir.PowerOf(ir.All(ir.Group(FORWARD, qualifiers=(ir.ControlledBy(who),)), bind))
        for who, bind in ((OPPONENT, "t1"), (YOU, "t2"))
    )
    text = "If the total power of the Forwards opponent controls is greater than the total power of the Forwards you control, draw 1 card."
    made = last(text)
    assert isinstance(made, ir.If)
    assert same(made.condition, ir.Compare(theirs, mine, ">"))


def test_a_loss_and_a_rule_for_the_turn() -> None:
    lost = ir.Lose(T1, (ir.PowerUp(ir.Num(2000)),), ir.UntilEndOfTurn())
    rule = ir.Restrict(T1, ir.CannotBlock(), ir.UntilEndOfTurn())
    for said, both in (
        ("It loses 2000 power until the end of the turn and cannot block this turn.", (lost, rule)),
        ("It cannot block this turn and loses 2000 power until the end of the turn.", (rule, lost)),
    ):
        assert same(last("Choose 1 Forward. " + said), ir.Both(both))


def test_another_choice_besides() -> None:
    made = effects("Draw 1 card. If you control a Backup, also choose 1 Forward. Dull it.")
    other = effects("Draw 1 card. If you control a Backup, choose 1 Forward. Dull it.")
    assert same(made, other)


@pytest.mark.parametrize("text", ["Then, draw 1 card.", "Draw 1 card.", "Your opponent discards 1 card."])
def test_what_stands_behind_a_choice_that_hangs_on_a_payment_is_open(text: str) -> None:
    head = "You may pay 《1》. If you do so, choose 1 Forward. Deal it 4000 damage. "
    with pytest.raises(TextError, match="it is open"):
        compile_text("fftcg", head + text, name="Hild", card_type="Summon")
    assert len(effects(head + "Freeze it.")) == 4
    held = last(head.replace("If you do so", "When you do so") + text)
    assert isinstance(held, ir.WhenDone)
    assert len(held.effects) == 3
