"""What FFTCG sentences mean: costs in words: what is discarded, dulled, removed or put away for them."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BACKUP,
    BREAK_ZONE,
    CHOSEN,
    FORWARD,
    IT,
    ME,
    MINE,
    NOW,
    OPPONENT,
    T1,
    TURN,
    TWO,
    YOU,
    effects,
    last,
    last_effect,
    meant,
    one,
    read,
    refused,
    same,
)
from mutating import plain

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

PAY = "When Hild enters the field, you may pay 《1》. "
SWEEP = "break all the Forwards of cost 2 or less. "


def test_the_discarded_card_of_a_cost_or_of_an_effect() -> None:
    cost, between = "《ダル》, discard 1 Forward: Choose 1 Forward.", "Your opponent discards 1 card."
    dealt = one(f"{cost} {between} Deal it damage equal to the discarded Forward's power.").effects[-1]  # type: ignore[attr-defined]
    assert plain(dealt.amount) == ir.PowerOf(ir.PaidWith("discarded"))
    with pytest.raises(TextError, match="could mean"):
        one(f"{cost} {between} Dull it. If the discarded card is of Ice Element, also Freeze it.")


@pytest.mark.parametrize(
    ("cost", "card", "how"),
    [
        ("remove the top card of your deck from the game", "the removed card", "removed"),
        ("put the top card of your deck into the Break Zone", "the card put into the Break Zone", "put"),
    ],
)
def test_the_top_card_that_paid(cost: str, card: str, how: str) -> None:
    blow = last(f"《ダル》, {cost}: {CHOSEN}If {card} is a Forward, break it.", "Backup")
    assert same(blow, ir.If(ir.Is(ir.PaidWith(how), ir.Group(FORWARD)), ir.Break(T1)))


def test_instead_behind_a_choice_that_has_a_condition_replaces_what_is_done_to_the_chosen_card() -> None:
    text = (
        "When Hild attacks, you may pay 《1》. If you do so, choose 1 Forward. Dull it. "
        "If you control 5 or more Backups, break it instead."
    )
    chosen = ir.Ref(("t1",))
    *_, choice, dull, instead = meant(text).effects  # type: ignore[attr-defined]
    assert isinstance(choice, ir.IfDone) and isinstance(choice.effect, ir.Choose)
    assert dull == ir.Dull(chosen)
    five = ir.Controls(YOU, ir.Group(ir.TypeIs(("Backup",))), ir.Num(5))
    assert instead == ir.Instead(five, ir.Break(chosen))


def test_as_many_as_were_broken_where_that_was_paid_for() -> None:
    each = ir.PerEach(ir.Num(1), ir.ResultCount())
    effects = meant(f"{PAY}If you do so, {SWEEP}Draw 1 card for each Forward broken by this effect.").effects  # type: ignore[attr-defined]
    assert effects[-1] == ir.Draw(YOU, each)
    (_, later) = meant(f"{PAY}When you do so, {SWEEP}Draw 1 card for each Forward broken by this effect.").effects  # type: ignore[attr-defined]
    assert later.effects[-1] == ir.Draw(YOU, each)
    put = "When 2 or more Forwards are put from the field into the Break Zone by this effect, draw 1 card."
    (_, later) = meant(f"{PAY}When you do so, {SWEEP}{put}").effects  # type: ignore[attr-defined]
    assert later.effects[-1].condition == ir.Compare(ir.ResultCount(), ir.Num(2), ">=")
    with pytest.raises(TextError):
        meant(f"{PAY}If you do so, {SWEEP}Draw 1 card for each Backup broken by this effect.")


@pytest.mark.parametrize("text", ["Then, draw 1 card.", "Draw 1 card.", "Your opponent discards 1 card."])
def test_what_stands_behind_a_choice_that_hangs_on_a_payment_is_open(text: str) -> None:
    head = "You may pay 《1》. If you do so, choose 1 Forward. Deal it 4000 damage. "
    with pytest.raises(TextError, match="it is open"):
        compile_text("fftcg", head + text, name="Hild", card_type="Summon")
    assert len(effects(head + "Freeze it.")) == 4
    held = last(head.replace("If you do so", "When you do so") + text)
    assert isinstance(held, ir.WhenDone)
    assert len(held.effects) == 3


@pytest.mark.parametrize("did", ["does so", "does"])
def test_what_its_controller_does(did: str) -> None:
    text = "Choose 1 Forward. Its controller may pay 《2》. If {}, draw 1 card."
    assert same(effects(text.format(f"its controller {did}")), effects(text.format("they do")))


@pytest.mark.parametrize(
    "words",
    [
        "The cost required to cast it can be paid with CP of any Element.",
        "The cost to play it can be paid using CP of any Element.",
        "You can use CP of any Element to cast it.",
    ],
)
def test_any_element_pays_for_what_lies_elsewhere(words: str) -> None:
    _, may, pays = effects(f"Choose 1 Summon in your opponent's Break Zone. You can cast it this turn. {words}")
    assert isinstance(may, ir.AllowCast)
    assert same(pays, ir.Restrict(IT, ir.PayAnyElement(), ir.Permanent()))


def test_counters_of_one_of_a_kind_pay() -> None:
    ability = one("Remove 2 Wish Counters from 1 Character you control: Draw 1 card.")
    assert isinstance(ability, ir.ActionAbility)
    cost = ir.PayCountersGroup("Wish", ir.Num(2), ir.Group(ir.IsCharacter(), qualifiers=(MINE,)))
    assert same(ability.cost, ir.Cost(actions=(cost,)))


@pytest.mark.parametrize(("words", "trait"), [("with different names", "name"), ("of different Elements", "element"),
                                              ("of different card types", "type"), ("of different costs", "cost")])  # fmt: skip
def test_cards_that_pay_and_differ(words: str, trait: str) -> None:
    ability = one(f"Discard 2 cards {words}: Draw 1 card.")
    assert isinstance(ability, ir.ActionAbility)
    assert same(ability.cost, ir.Cost(actions=(ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard()), trait),)))


@pytest.mark.parametrize(
    ("tail", "trait"),
    [("of different Elements", "element"), ("with different names", "name"), ("of different costs", "cost")],
)
def test_different_cards_pay(tail: str, trait: str) -> None:
    made = one(f"Discard 2 cards {tail}: Draw 2 cards.")
    assert isinstance(made, ir.ActionAbility)
    assert same(made.cost.actions, (ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard()), different=trait),))


def test_what_stands_behind_the_last_card_of_a_cost_holds_for_both() -> None:
    other = ir.OtherThan(ME)
    dulled = meant("Dull 1 active Forward and 1 active Backup other than Hild: Draw 1 card.")
    assert [each.group.qualifiers for each in dulled.cost.actions] == [(other,), (other,)]  # type: ignore[attr-defined]
    dulled = meant("Dull 1 active Forward and 1 active Backup other than Hild you control: Draw 1 card.")
    assert [each.group.qualifiers for each in dulled.cost.actions] == [(other, MINE), (other, MINE)]  # type: ignore[attr-defined]
    dulled = meant("Dull 1 active Forward other than Hild and 1 active Backup: Draw 1 card.")
    assert [each.group.qualifiers for each in dulled.cost.actions] == [(other,), ()]  # type: ignore[attr-defined]


def test_the_damage_zone_pays() -> None:
    ability = one("《ダル》, put the top 2 cards of your deck into the Damage Zone: Draw 1 card.")
    assert isinstance(ability, ir.ActionAbility)
    assert same(ability.cost.actions[0], ir.PayIntoDamageZone(ir.Num(2)))


@pytest.mark.parametrize(
    ("words", "backups"),
    [
        ("You can only pay with Fire or Ice CP to cast Hild.", False),
        ("You can only pay with Fire or Ice CP to play Hild onto the field.", False),
        ("You can only pay with CP produced by Fire or Ice Backups to cast Hild.", True),
    ],
)
def test_cp_of_either_element(words: str, backups: bool) -> None:
    (said,) = one(words).effects  # type: ignore[attr-defined]
    assert same(said.rule, ir.PayOnlyWith("Fire/Ice", backups))  # type: ignore[attr-defined]


def test_which_cards_pay_for_it() -> None:
    (rule,) = one(
        "You can only pay with CP produced by {Job Smith} Backups or discarding {Job Smith} cards to cast Hild."
    ).effects  # type: ignore[attr-defined]
    smiths = (ir.JobIs("Smith"),)
    wanted = ir.PayOnlyWith(backups=True, cards=ir.Group(BACKUP, smiths), discards=ir.Group(ir.IsCard(), smiths))
    assert same(rule.rule, wanted)


def test_what_paid_and_what_was_shown() -> None:
    paid = one("《ダル》, put 1 Backup into the Break Zone: Search for 1 Backup that costs 1 CP more than the Backup put into the Break Zone and add it to your hand.")  # fmt: skip
    search = paid.effects[0].effects[0]  # type: ignore[attr-defined]
    costs = ir.CostIs(ir.Plus(ir.CostOf(ir.PaidWith("put")), ir.Num(1)))
    assert same(search.targets[0].group.qualifiers, (costs,))
    cost = "You may put 1 Forward into the Break Zone as an extra cost to cast Hild."
    dealt = (
        "Choose 1 Forward. Deal it damage equal to the power of the Forward put into the Break Zone by the extra cost."
    )
    deal = compile_text("fftcg", f"{cost}[[br]]{dealt}", name="Hild", card_type="Summon").abilities[1].effects[-1]  # type: ignore[attr-defined]
    assert same(deal.amount, ir.PowerOf(ir.PaidWith("put")))  # type: ignore[attr-defined]
    thrown = one("When Hild enters the field, if you discarded a Fire card to cast Hild, draw 1 card.")
    fire = ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),))
    asked = ir.Compare(ir.CountRef(ir.DiscardedToCast(), fire), ir.Num(1), ">=")
    assert same(thrown.condition, asked)  # type: ignore[attr-defined]
    _, then, _ = effects("When Hild enters the field, reveal the top card of your deck. When the revealed card is a Summon, draw 1 card. When the revealed card is a Forward, Hild gains Haste until the end of the turn.", "Forward")  # fmt: skip
    assert isinstance(then.effect, ir.Reflexive)  # type: ignore[attr-defined]


def test_what_was_put_in_the_break_zone_for_the_cost() -> None:
    blow = last("《ダル》, put 1 Backup into the Break Zone: Choose 1 Forward. "
                "Deal it damage equal to the cost of the Backup put in the Break Zone multiplied by 1000.", "Forward")  # fmt: skip
    assert same(blow, ir.DealDamage(T1, ir.PerEach(ir.Num(1000), ir.CostOf(ir.PaidWith("put")))))
    gain = last("《ダル》, put 1 Forward into the Break Zone: Hild gains power equal to the power of the Forward put in the Break Zone "
                "until the end of the turn.", "Backup")  # fmt: skip
    assert same(gain, ir.Gain(ME, (ir.PowerUp(ir.PowerOf(ir.PaidWith("put"))),), TURN))


def test_they_who_were_spoken_of_give() -> None:
    text = "Your opponent selects 1 Forward they control. Put it into the Break Zone unless they put 1 Backup into the Break Zone."
    cost = ir.Cost((), (ir.PayPutGroup(ir.Num(1), ir.Group(BACKUP), BREAK_ZONE),))
    assert same(last(text), ir.Unless(OPPONENT, cost, ir.PutInto(T1, BREAK_ZONE)))


def test_the_removed_card_is_the_one_that_was_removed_not_the_one_that_is_chosen() -> None:
    text = "Remove 1 Forward in your Break Zone from the game: Choose 1 Forward. Deal it damage equal to the removed Forward's power."
    *_, damage = meant(text).effects  # type: ignore[attr-defined]
    assert damage == ir.DealDamage(ir.Ref(("t1",)), ir.PowerOf(ir.PaidWith("removed")))
    text = (
        "Choose 1 Character you control. Remove it from the game. When you do so, choose 1 Character in your Break Zone "
        "with a cost inferior to that of the removed Character. Add it to your hand."
    )
    *_, last = last_effect(text, "Summon").effects  # type: ignore[attr-defined]
    assert last == ir.ToHand(ir.Ref(("t2",)), YOU, "add")


def test_the_card_itself_comes_back_from_where_it_lies() -> None:
    ability = one("Remove 3 cards in your Break Zone from the game: Return Hild from the Break Zone to your hand.")
    (back,) = ability.effects  # type: ignore[attr-defined]
    assert same(back, ir.ToHand(ME, YOU, "return", ir.BreakZone(ir.EachPlayer())))


def test_one_pays_from_the_own_break_zone() -> None:
    (paid,) = one("Remove 3 Summons in the Break Zone from the game: Draw 1 card.").cost.actions
    (place,) = paid.group.qualifiers
    assert place.zone.player == ir.You()


def test_costs_of_several_kinds() -> None:
    lying = (ir.InZone(ir.BreakZone(YOU)),)
    cost = meant("Remove 1 Forward, 1 Summon and 1 Backup in your Break Zone from the game: " + "Draw 1 card.").cost  # type: ignore[attr-defined]
    assert [each.group for each in cost.actions] == [
        ir.Group(ir.TypeIs((name,)), (), lying) for name in ("Forward", "Summon", "Backup")
    ]
    cost = meant("Remove 3 cards of different Elements in your Break Zone from the game: Draw 1 card.").cost  # type: ignore[attr-defined]
    assert cost.actions == (ir.PayRemove(ir.Num(3), ir.Group(ir.IsCard(), (), lying), "element"),)


def test_cast_when_its_own_cost_removed_it() -> None:
    head = "《2》, remove Hild in the Break Zone from the game: "
    for words, duration in (("During this turn", NOW), ("Until the end of your next turn", ir.UntilEndOfNextTurn(YOU))):
        (may,) = one(f"{head}{words}, you can cast Hild removed by this ability's cost.").effects  # type: ignore[attr-defined]
        assert same(may, ir.AllowCast(YOU, ME, duration)), words


def test_several_cards_of_one_owner_are_returned_to_pay() -> None:
    ability = meant("《ダル》, return 2 Backups you control to their owner's hand: Draw 1 card.")
    assert ability.cost.actions == (ir.PayReturn(ir.Num(2), ir.Group(BACKUP, (), (MINE,))),)  # type: ignore[attr-defined]


def test_the_forward_that_was_returned_as_the_cost() -> None:
    blow = last("《ダル》, return 1 Forward you control to its owner's hand: Choose 1 Forward. Deal it damage equal to the returned "
                "Forward's power.", "Backup")  # fmt: skip
    assert same(blow, ir.DealDamage(T1, ir.PowerOf(ir.PaidWith("returned"))))


def test_what_was_shown_is_spoken_of_by_its_kind() -> None:
    ability = one("《ダル》, reveal 1 Summon in your hand: Choose 1 Forward. Deal it 1000 damage for each CP required to cast the Summon you revealed.")  # fmt: skip
    deal = ability.effects[-1]  # type: ignore[attr-defined]
    assert same(deal.amount, ir.PerEach(ir.Num(1000), ir.CostOf(ir.PaidWith("revealed"))))
    *_, gain = effects("Reveal the top 4 cards of your deck. For each Summon among them, draw 1 card.")
    among = ir.CountRef(T1, ir.Group(ir.TypeIs(("Summon",))))
    assert same(gain, ir.Draw(YOU, ir.PerEach(ir.Num(1), among)))


@pytest.mark.parametrize("asked", ["required to play", "to play"])
def test_what_is_paid_before_the_cost(asked: str) -> None:
    text = (
        "Before paying the cost to play Hild onto the field, you may discard 1 Monster. "
        f"If you do so, the cost {asked} Hild onto the field is reduced by 2."
    )
    (paid,) = effects(text, "Forward")
    price = ir.Cost(actions=(ir.PayDiscard(ir.Num(1), ir.Group(ir.TypeIs(("Monster",)))),))
    assert same(paid, ir.PayToReduce(ME, price, TWO))


def test_as_many_as_one_likes_to_make_it_cheaper() -> None:
    text = "Before paying the cost to cast Hild, you can discard any number of cards to reduce the cost required to cast Hild by 2 for each card discarded."
    (said,) = one(text).effects  # type: ignore[attr-defined]
    cost = ir.Cost(actions=(ir.PayDiscard(ir.AsLiked(), ir.Group(ir.IsCard())),))
    assert same(said, ir.PayToReduce(ME, cost, ir.Num(2), each=True))


@pytest.mark.parametrize(
    "paid",
    [
        "paid only with CP produced by Backups",
        "paid with CP only produced by Backups",
        "only paid with CP produced by Backups",
    ],
)
def test_paid_by_backups_alone(paid: str) -> None:
    asked = meant(f"When Hild enters the field, if the cost to cast Hild was {paid}, draw 1 card.").condition  # type: ignore[attr-defined]
    assert same(asked, ir.PaidOnlyByBackups())


def test_so_many_elements_were_in_the_cost() -> None:
    asked = meant(
        "When Hild enters the field, if the cost paid to cast Hild included CP of 3 or more different Elements, draw 1 card."
    )
    assert same(asked.condition, ir.PaidElements(ir.Num(3)))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    ["While paying the cost to cast a Monster, Hild can produce CP of any Element.",
     "Hild can produce CP of any Element to pay the cost to cast Monsters."],
)  # fmt: skip
def test_what_pays_for_a_kind_of_card(text: str) -> None:
    (rule,) = meant(text, "Backup").effects  # type: ignore[attr-defined]
    assert same(rule.rule, ir.ProducesFor(ir.Group(ir.TypeIs(("Monster",)))))


def test_less_by_a_number_of_cards() -> None:
    text = "Choose 1 Summon in your Break Zone. You can cast it this turn. The cost required to cast it is reduced by the number of Backups you control."
    cheaper = meant(f"When Hild enters the field, {text[0].lower()}{text[1:]}").effects[2]  # type: ignore[attr-defined]
    backups = ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), (), (ir.ControlledBy(ir.You()),)))
    assert same(cheaper, ir.CastCheaper(ir.Ref(("t1",)), backups))


def test_without_paying_in_the_middle() -> None:
    text = "When Hild enters the field, choose 1 Summon in your opponent's Break Zone. You can cast it as though you owned it this turn without paying the cost."
    allowed = meant(text).effects[1]  # type: ignore[attr-defined]
    assert (allowed.free, isinstance(allowed.duration, ir.UntilEndOfTurn)) == (True, True)


@pytest.mark.parametrize(
    ("words", "paid"),
    [("you paid CP of 3 or more different Elements to cast Hild", ir.PaidElements(ir.Num(3), ">=")),
     ("you paid with CP of 3 or more different Elements to cast Hild", ir.PaidElements(ir.Num(3), ">=")),
     ("you cast Hild using CP of 3 or more different Elements", ir.PaidElements(ir.Num(3), ">=")),
     ("CP of 3 or more different Elements was paid to cast Hild", ir.PaidElements(ir.Num(3), ">=")),
     ("you only paid Ice CP to cast Hild", ir.PaidOnlyElement("Ice")),
     ("you cast Hild using only Ice CP", ir.PaidOnlyElement("Ice"))],
)  # fmt: skip
def test_what_was_paid_to_cast_it(words: str, paid: ir.Condition) -> None:
    assert same(meant(f"When Hild enters the field, if {words}, draw 1 card.").condition, paid)  # type: ignore[attr-defined]


def test_the_highest_cost_among_some() -> None:
    (change,) = effects(
        "The cost required to cast Hild is reduced by the highest cost among {Card Name Olga} you control.", "Forward"
    )
    mine = ir.Group(ir.NameIs("Olga"), qualifiers=(MINE,))
    assert same(change, ir.CostChange(ME, ir.Highest("cost", mine)))


def test_an_x_that_nothing_declares_is_open() -> None:
    assert refused("Choose 1 Forward of cost X. Break it.")
    read(
        "If you cast Hild, you may pay 《X》 as an extra cost.", "Choose 1 Forward of cost X. Break it.", kind="Summon"
    )


@pytest.mark.parametrize(("words", "compare"), [("equal to or less than", "<="), ("less than", "<"), ("equal to", "=")])
def test_costs_beside_what_was_paid_as_x(words: str, compare: str) -> None:
    for of in ("of cost", "with cost", "with a cost"):
        (chosen, _) = meant(f"《X》《ダル》: Choose 1 Forward {of} {words} X. Break it.").effects  # type: ignore[attr-defined]
        assert chosen.targets[0].group.qualifiers == (ir.CostIs(ir.X(), compare),)
    asked = meant(f"《X》《ダル》: Choose 1 Forward. If its cost is {words} X, break it.").effects[1]  # type: ignore[attr-defined]
    assert asked.condition == ir.Compare(ir.CostOf(ir.Ref(("t1",))), ir.X(), compare)


@pytest.mark.parametrize("words", ["X multiplied by 2000", "2000 multiplied by X"])
def test_damage_by_what_was_paid_as_x(words: str) -> None:
    dealt = meant(f"《X》《ダル》: Choose 1 Forward. Deal it damage equal to {words}.").effects[1]  # type: ignore[attr-defined]
    assert dealt.amount == ir.PerEach(ir.Num(2000), ir.X())
