"""What FFTCG sentences mean: powers, costs and other numbers of cards as amounts."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    BACKUP,
    CHOSEN,
    COUNTED_BACKUPS,
    FORWARD,
    FORWARDS_OF_MINE,
    FRONT,
    IT,
    ME,
    MINE,
    OPPONENT,
    T1,
    T2,
    THEIRS,
    TURN,
    TWO,
    YOU,
    awaited,
    done_as_it_enters,
    effects,
    last,
    one,
    refused,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir

SELF_BOUND = ("self",)
BORNE = "the damage it has received"
FIGHT = "Choose 1 Forward you control and 1 Forward opponent controls. The former deals damage equal to its power to the latter."
UP = (ir.PowerUp(ir.Num(2000)),)


def test_a_total_compared_with_what_is_counted() -> None:
    *_, asked = done_as_it_enters(
        "choose 2 Backups. If their total cost is less than the number of Forwards you control, dull them."
    )
    assert isinstance(asked, ir.If) and isinstance(asked.condition, ir.Compare)
    assert asked.condition.compare == "<" and isinstance(asked.condition.right, ir.CountOf)


def test_what_was_returned_was_returned() -> None:
    """The card that was only chosen is not "the returned Forward"."""
    assert refused("Choose 1 Forward. Deal it 5000 damage. Draw cards equal to the cost of the returned Forward.")
    back = "Choose 1 Forward. Return it to its owner's hand. Draw cards equal to the cost of the returned Forward."
    assert same(last(back), ir.Draw(YOU, ir.CostOf(T1)))
    paid = one(
        "Return 1 Monster you control to its owner's hand: Draw cards equal to the cost of the returned Monster."
    )
    assert isinstance(paid, ir.ActionAbility)
    assert same(paid.effects[0], ir.Draw(YOU, ir.CostOf(ir.PaidWith("returned"))))


@pytest.mark.parametrize(
    ("words", "compare"), [("equal to or greater than", ">="), ("less than", "<"), ("equal to", "=")]
)
def test_a_number_compared_with_its_cost(words: str, compare: str) -> None:
    effect = last(f"Choose 1 Forward. If the number of Backups you control is {words} its cost, break it.")
    count = ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,)))
    assert isinstance(effect, ir.If) and same(effect.condition, ir.Compare(count, ir.CostOf(T1), compare))


@pytest.mark.parametrize(
    ("event", "owner", "card"),
    [
        ("When you cast a Summon", "the Summon's", ir.Ref(("subject",))),
        ("When a Forward you control attacks", "the attacking Forward's", ir.Ref(("subject",))),
        ("When Hild is blocked", "the blocking Forward's", ir.Ref(("other",))),
        ("When Hild blocks a Forward", "the blocked Forward's", ir.Ref(("other",))),
    ],
)
def test_whose_cost_it_is(event: str, owner: str, card: ir.Objects) -> None:
    (choose, _) = effects(f"{event}, choose 1 Monster of cost equal to or less than {owner} cost. Dull it.", "Forward")
    assert isinstance(choose, ir.Choose)
    (cost,) = choose.targets[0].group.qualifiers
    assert same(cost, ir.CostIs(ir.CostOf(card), "<="))


def test_a_higher_cost_than_its_own() -> None:
    dearer = ir.Group(FORWARD, qualifiers=(MINE, ir.CostIs(ir.CostOf(ME), ">")))
    meant = ir.CardEvent(ir.OneSubject(dearer), (ir.Attacks(),))
    assert same(awaited("When a Forward you control with a higher cost than Hild attacks"), meant)


def test_counters_on_it() -> None:
    (gain,) = one("Hild gains +1000 power for each Moon Counter placed on it.").effects  # type: ignore[attr-defined]
    counted = ir.PerEach(ir.Num(1000), ir.CountersOn("Moon", ir.Ref(("self",))))
    assert same(gain.gains, (ir.PowerUp(counted),)) and gain.to == ME
    dealt = last("Choose 1 Forward. Deal it 2000 damage for each Moon Counter on it.")
    assert same(dealt, ir.DealDamage(T1, ir.PerEach(ir.Num(2000), ir.CountersOn("Moon", T1))))


def test_as_many_as_there_are_counters() -> None:
    moons = ir.CountersOn("Moon", ME)
    for words, effect in (
        ("Draw the same number of cards as the Moon Counters placed on Hild", ir.Draw(YOU, moons)),
        ("Draw as many cards as the number of Moon Counters placed on Hild", ir.Draw(YOU, moons)),
        ("Reveal the same number of cards from the top of your deck as the Moon Counters placed on Hild. Add 1 card among them to your hand and put the rest of the cards at the bottom of your deck in any order",
         ir.RevealTop(YOU, YOU, moons, bind="t1")),
    ):  # fmt: skip
        done, *_ = one(f"Put Hild into the Break Zone: {words}.").effects  # type: ignore[attr-defined]
        assert same(done, effect), words


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        (f"loses power equal to {BORNE}", ir.DamageOn(T1)),
        (
            "loses 1000 power for each 1000 damage it has received",
            ir.PerEach(ir.Num(1000), ir.Times(ir.Num(1000), ir.DamageOn(T1))),
        ),
    ],
)
def test_power_by_the_damage_that_it_bears(words: str, amount: ir.Amount) -> None:
    made = effects(f"Choose 1 Forward. It {words} until the end of the turn.")[-1]
    assert same(made, ir.Lose(T1, (ir.PowerUp(amount),), ir.UntilEndOfTurn()))


def test_damage_by_the_damage_that_it_bears() -> None:
    assert same(effects(f"Choose 1 Forward. Deal it damage equal to {BORNE}.")[-1], ir.DealDamage(T1, ir.DamageOn(T1)))
    with pytest.raises(TextError, match="the dealer or the one"):
        effects(f"When Hild attacks, choose 1 Forward. Hild deals it damage equal to {BORNE}.", "Forward")


@pytest.mark.parametrize("up", [True, False])
def test_half_of_its_power_is_lost(up: bool) -> None:
    rounded = f"(round {'up' if up else 'down'} to the nearest 1000)"
    lost = last(f"Choose 1 Forward. Until the end of the turn, it loses half of its power {rounded}.")
    assert same(lost, ir.Lose(T1, (ir.PowerUp(ir.Half(ir.PowerOf(T1), up=up)),), ir.UntilEndOfTurn()))


@pytest.mark.clauses("fftcg-2020", "4.2")
def test_half_of_a_power_is_a_whole_number_anyway() -> None:
    for half in ("half of", "half"):
        exact = ir.HalfUp(ir.PowerOf(T1), down=True)
        lost = last(f"Choose 1 Forward. It loses {half} its power until the end of the turn.")
        assert same(lost, ir.Lose(T1, (ir.PowerUp(exact),), ir.UntilEndOfTurn()))
        assert same(last(f"Choose 1 Forward. Deal it damage equal to {half} its power."), ir.DealDamage(T1, exact))


@pytest.mark.parametrize(("word", "lowest"), [("highest", False), ("lowest", True)])
def test_the_cost_of_the_card_that_costs_most(word: str, lowest: bool) -> None:
    choice, _ = done_as_it_enters(
        f"choose 1 Forward of cost equal to or less than the cost of the {word} cost Forward you control. Break it."
    )
    assert isinstance(choice, ir.Choose)
    (target,) = choice.targets
    (cost,) = target.group.qualifiers  # "you control" is said of the other one
    assert isinstance(cost, ir.CostIs) and isinstance(cost.amount, ir.Highest) and cost.amount.lowest == lowest
    assert len(cost.amount.group.qualifiers) == 1


def test_the_weakest_of_them() -> None:
    wanted = ir.DealDamage(T1, ir.Highest("power", ir.Group(FORWARD, qualifiers=(MINE,)), lowest=True))
    assert same(last("Choose 1 Forward. Deal it damage equal to the lowest power Forward you control."), wanted)


def test_strongest_and_all_together() -> None:
    *_, deal = effects("Choose 1 Forward. Deal it damage equal to the highest power among the Forwards you control.")
    assert same(deal, ir.DealDamage(ir.Ref(("t1",)), ir.Highest("power", FORWARDS_OF_MINE)))
    *_, deal = effects("Choose 1 Forward. Deal it damage equal to the total power of the Forwards you control.")
    assert isinstance(deal, ir.DealDamage)
    assert isinstance(deal.amount, ir.PowerOf)
    assert isinstance(deal.amount.card, ir.All)
    assert deal.amount.card.group == FORWARDS_OF_MINE


def test_damage_without_its_instead_and_damage_to_a_whole_group() -> None:
    (less,) = effects("The damage dealt to Hild by abilities is reduced by 3000.", "Forward")
    source = ir.DamageSource(kinds=("ability",))
    assert same(less, ir.ReplaceDamage(ME, "reduce", ir.Num(3000), ALWAYS, source))
    (dealt,) = effects("Deal all the Forwards opponent controls 3000 damage.")
    assert same(dealt, ir.DealDamage(ir.All(ir.Group(FORWARD, qualifiers=(THEIRS,)), bind="t1"), ir.Num(3000)))
    _, dealt = effects(
        "Choose 1 Forward. Deal it damage equal to the highest power among Forwards you control minus 2000."
    )
    highest = ir.Highest("power", ir.Group(FORWARD, qualifiers=(MINE,)))
    assert same(dealt, ir.DealDamage(IT, ir.Minus(highest, ir.Num(2000))))


def test_power_equal_to_another() -> None:
    chosen = "When Hild attacks, choose 1 Forward. Until the end of the turn, it loses power equal to"
    lost = effects(f"{chosen} Hild's power.", "Forward")[1]
    assert same(lost, ir.Lose(T1, (ir.PowerUp(ir.PowerOf(ME)),), TURN))
    half = effects(f"{chosen} half of Hild's power (round up to the nearest 1000).", "Forward")[1]
    assert same(half, ir.Lose(T1, (ir.PowerUp(ir.Half(ir.PowerOf(ME), up=True)),), TURN))
    monster = "When Hild attacks, choose 1 Monster. Until the end of the turn, it also becomes a Forward with"
    for power in ("power equal to Hild's power", "the same power as Hild"):
        become = effects(f"{monster} {power}.", "Forward")[1]
        assert same(become, ir.BecomeForward(T1, ir.PowerOf(ME), (), TURN))


def test_who_has_more() -> None:
    chosen = "Choose 1 Forward you control and 1 Forward opponent controls."
    for words, left, compare, right in (
        ("the former has a higher power than the latter", T1, ">", T2),
        ("the former has more power than the latter", T1, ">", T2),
        ("the latter has less power than the former", T2, "<", T1),
    ):
        asked = last(f"{chosen} If {words}, break the latter.")
        assert same(asked, ir.If(ir.Compare(ir.PowerOf(left), ir.PowerOf(right), compare), ir.Break(T2)))
    asked = effects("When Hild attacks, choose 1 Forward. If Hild has a lower cost than it, break it.", "Forward")[-1]
    assert same(asked, ir.If(ir.Compare(ir.CostOf(ME), ir.CostOf(T1), "<"), ir.Break(T1)))


def test_the_dulled_forward_paid_or_was_dulled_before() -> None:
    text = "Choose 1 Forward. Deal it damage equal to the dulled Forward's power."
    (_, hit) = effects(f"Dull 1 active Forward: {text}", "Forward")
    assert same(hit, ir.DealDamage(T1, ir.PowerOf(ir.PaidWith("dulled"))))
    hit = last("You may dull 1 active Forward you control. If you do so, " + text.replace("Choose", "choose"))
    assert same(hit, ir.DealDamage(ir.Ref(("t2",)), ir.PowerOf(T1)))
    assert refused(text)


def test_twice_a_power() -> None:
    hit = last(f"{CHOSEN}Deal it damage equal to twice its power.")
    assert same(hit, ir.DealDamage(T1, ir.PerEach(TWO, ir.PowerOf(T1))))


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Return it to its owner's hand. If its power was 5000 or less, draw 1 card.",
        "Choose 1 Forward. Break it. If it was dull, draw 1 card.",
        "Choose 1 Forward. Deal it 3000 damage. If it is dull, draw 1 card.",
        "Choose 1 Forward. Dull it. If its power is 5000 or less, draw 1 card.",
    ],
)
def test_what_a_card_was_as_it_left(text: str) -> None:
    assert isinstance(last(text), ir.If)


def test_one_total_beside_another() -> None:
    theirs, mine = (
        ir.PowerOf(ir.All(ir.Group(FORWARD, qualifiers=(ir.ControlledBy(who),)), bind))
        for who, bind in ((OPPONENT, "t1"), (YOU, "t2"))
    )
    text = "If the total power of the Forwards opponent controls is greater than the total power of the Forwards you control, draw 1 card."
    made = last(text)
    assert isinstance(made, ir.If)
    assert same(made.condition, ir.Compare(theirs, mine, ">"))


def test_what_was_added() -> None:
    text = (
        "Choose 1 Forward. Reveal the top 3 cards of your deck. Add 1 card among them to your hand and put the rest into the Break Zone. "
        "If you added a Fire Forward to your hand, deal the chosen Forward damage equal to the power of the added Forward."
    )
    asked = last(text)
    assert isinstance(asked, ir.If) and isinstance(asked.effect, ir.DealDamage)
    assert same(asked.condition, ir.Is(ir.Ref(("t3",)), ir.Group(FORWARD, (ir.ElementIs(("Fire",)),))))
    assert same(asked.effect, ir.DealDamage(T1, ir.PowerOf(ir.Ref(("t3",)))))


def test_power_of_another_card_is_gained() -> None:
    *_, gain = effects(
        "When Hild attacks, choose 1 Forward. Hild gains power equal to its power until the end of the turn.", "Forward"
    )
    assert isinstance(gain, ir.Gain)
    assert same(gain.gains, (ir.PowerUp(ir.PowerOf(IT)),))


def test_its_power_is_the_cards_own() -> None:
    dealt = last("When Hild attacks, deal damage equal to her power to all the Forwards opponent controls.", "Forward")
    assert dealt.amount.card.to == SELF_BOUND  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ("is returned from the field to your hand", "the returned Forward"),
        ("is removed from the game", "the removed Forward"),
        ("is put from the field into the Break Zone", "the Forward put into the Break Zone"),
    ],
)
def test_the_card_of_the_event_by_what_happened_to_it(event: str, words: str) -> None:
    made = effects(
        f"When a Forward you control {event}, choose 1 Forward. Deal it damage equal to the power of {words}.",
        "Forward",
    )
    assert same(made[-1], ir.DealDamage(T1, ir.PowerOf(ir.Ref(("subject",)))))


@pytest.mark.parametrize(("name", "meant"), [("former", T1), ("latter", T2)])
def test_it_is_the_one_of_two_that_was_asked_about(name: str, meant: ir.Ref) -> None:
    made = effects(f"{FIGHT} If the {name} is dull, break it.")[-1]
    assert same(made.effect, ir.Break(meant))  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "meant"), [("first", T1), ("second", T2)])
@pytest.mark.parametrize("asked", ["dull", "a Multi-Element Forward", "an Earth Forward"])
def test_the_one_that_is_asked_about_first_or_second(name: str, meant: ir.Ref, asked: str) -> None:
    text = "Choose 1 Forward you control and 1 Forward opponent controls. The first one deals damage equal to its power to the second one."
    made = effects(f"{text} If the {name} one is {asked}, break it.")[-1]
    assert same(made.condition.card, meant) and same(made.effect, ir.Break(meant))  # type: ignore[attr-defined]


def test_the_second_of_two_deals_damage() -> None:
    """ "Its power" is the dealer's, also where both were chosen at once."""
    text = (
        "Choose 1 Forward of cost 1 or more you control and 1 Forward opponent controls."
        " The second one deals the first damage equal to its power."
    )
    _, deal = effects(text)
    dealer = ir.Ref(("t2",))
    assert same(deal, ir.DealDamage(ir.Ref(("t1",)), ir.PowerOf(dealer), source=dealer))
    _, deal = effects("Choose 2 Forwards. The first one deals damage equal to its power to the second one.")
    first, second = ir.InOrder(IT, first=True), ir.InOrder(IT, first=False)
    assert same(deal, ir.DealDamage(second, ir.PowerOf(first), source=first))


@pytest.mark.parametrize("front", [False, True])
def test_the_same_card_gains_and_deals(front: bool) -> None:
    gains, end = "the former gains +2000 power", "until the end of the turn"
    sentence = f"{end}, {gains}" if front else f"{gains} {end}"
    text = f"Choose 1 Forward you control and 1 Forward opponent controls. {sentence[0].upper()}{sentence[1:]}"
    both = last(f"{text} and deals damage equal to its power to the latter.")
    gain = ir.Gain(T1, UP, FRONT if front else TURN)
    assert same(both, ir.Both((gain, ir.DealDamage(T2, ir.PowerOf(T1), T1))))


@pytest.mark.parametrize("text", ["{} for each Backup you control.", "For each Backup you control, {}."])
@pytest.mark.parametrize("hand", ["", " from their hand"])
def test_thrown_at_random_for_each(text: str, hand: str) -> None:
    words = f"your opponent randomly discards 1 card{hand}"
    thrown = last(text.format(words if text.startswith("For") else words.capitalize()))
    assert isinstance(thrown, ir.DiscardAtRandom)
    assert same(thrown.count, ir.PerEach(ir.Num(1), COUNTED_BACKUPS))


def test_damage_to_the_blocking_forward_for_each() -> None:
    hit = last("When Hild is blocked, deal 1000 damage to the blocking Forward for each Backup you control.", "Forward")
    assert same(hit, ir.DealDamage(ir.Ref(("other",)), ir.PerEach(ir.Num(1000), COUNTED_BACKUPS)))
