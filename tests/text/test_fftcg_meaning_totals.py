"""What several cards cost together, or their power, and what paid for an ability, in the words that texts have for it."""

from __future__ import annotations

import pytest
from fftcg_meaning import FORWARD, ME, MINE, THEIRS, a_group, effects, last, meant, read, refused, same

from cardwright.text import ir
from cardwright.text.walk import nodes


def _amount(text: str, kind: type = ir.CostIs) -> ir.Amount:
    found = [each for each in nodes(meant(text)) if isinstance(each, kind)]
    return found[-1].amount  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("paid", "words", "how"),
    [("discard 2 cards", "the discarded cards", "discarded"),
     ("discard 2 cards", "the 2 discarded cards", "discarded"),
     ("discard 2 cards", "the cards you discarded", "discarded"),
     ("discard 2 Summons", "the Summons discarded", "discarded"),
     ("put 2 Backups into the Break Zone", "the 2 Backups put into the Break Zone", "put"),
     ("put 2 Backups into the Break Zone", "the Backups you put into the Break Zone", "put"),
     ("remove 3 Forwards in your Break Zone from the game", "the 3 Forwards removed from the game", "removed"),
     ("remove 3 Forwards in your Break Zone from the game", "the removed Forwards", "removed"),
     ("dull 2 active Forwards", "the dulled Forwards", "dulled")],
)  # fmt: skip
def test_all_that_paid_together(paid: str, words: str, how: str) -> None:
    """11.6.10: what one cost took, all of it."""
    text = f"《ダル》, {paid}: Choose 1 Forward of cost equal to or less than the total cost of {words}. Break it."
    assert same(_amount(text), ir.CostOf(ir.PaidWith(how)))


def test_another_number_than_what_is_paid_is_none() -> None:
    tail = "Choose 1 Forward of cost equal to or less than the total cost of the 3 discarded cards. Break it."
    assert refused(f"《ダル》, discard 2 cards: {tail}", "Forward")
    assert not refused(f"《ダル》, discard 3 cards: {tail}", "Forward")


def test_the_cost_of_one_of_several_is_open() -> None:
    assert refused(
        "《ダル》, discard 2 cards: Choose 1 Forward of the same cost as the discarded card. Break it.", "Forward"
    )


@pytest.mark.parametrize(
    ("paid", "words", "how"),
    [("dull 2 active Forwards", "the dulled Forwards", "dulled"),
     ("discard 2 Forwards", "the 2 Forwards discarded", "discarded"),
     ("put 2 Forwards into the Break Zone", "the Forwards put into the Break Zone", "put")],
)  # fmt: skip
def test_the_total_power_of_what_paid(paid: str, words: str, how: str) -> None:
    for done, kind in (
        ("Deal it damage equal to the total power of {}.", ir.DealDamage),
        ("It loses power equal to the total power of {} until the end of the turn.", ir.PowerUp),
    ):
        text = f"《0》, {paid}: Choose 1 Forward. {done.format(words)}"
        assert same(_amount(text, kind), ir.PowerOf(ir.PaidWith(how)))


def test_the_total_of_what_an_effect_moved() -> None:
    for words in ("the discarded cards", "the cards you discarded", "the cards discarded this way"):
        text = f"When Hild enters the field, you may discard any number of cards. When you do so, choose 1 Forward of cost equal to or less than the total cost of {words}. Break it."
        assert same(_amount(text), ir.CostOf(ir.Ref(("t1",))))


def test_an_x_that_is_a_total() -> None:
    text = "《ダル》, discard 2 cards: Choose 1 Forward of cost X or less. Break it. X is the total cost of the discarded cards."
    assert same(_amount(text), ir.CostOf(ir.PaidWith("discarded")))


@pytest.mark.parametrize(
    ("words", "trait"),
    [("with the same cost as", "cost"), ("of the same cost as", "cost"), ("of the same Element as", "element"),
     ("with the same name as", "name"), ("with the same Job as", "job")],
)  # fmt: skip
def test_as_what_paid(words: str, trait: str) -> None:
    """The Forward put away as the cost, without "you"."""
    text = f"《ダル》, put 1 Forward into the Break Zone: Search for 1 Forward {words} the Forward put into the Break Zone and add it to your hand."
    (found,) = (each for each in nodes(meant(text)) if isinstance(each, ir.SameTrait))
    assert same(found, ir.SameTrait(trait, ir.PaidWith("put")))


@pytest.mark.parametrize(
    ("paid", "words", "how"),
    [("dull 1 active Forward you control", "the Forward dulled by the extra cost", "dulled"),
     ("dull 1 active Forward you control", "the Forward dulled as an extra cost", "dulled"),
     ("return 1 Forward you control to its owner's hand", "the Forward returned by the extra cost", "returned"),
     ("discard 1 Forward", "the Forward discarded as an extra cost", "discarded")],
)  # fmt: skip
def test_what_paid_the_extra_cost(paid: str, words: str, how: str) -> None:
    text = f"If you cast Hild, you may {paid} as an extra cost.[[br]]Choose 1 Forward. Deal it damage equal to the power of {words}."
    *_, deal = read(*text.split("[[br]]"), kind="Summon").abilities[1].effects  # type: ignore[attr-defined]
    assert same(deal.amount, ir.PowerOf(ir.PaidWith(how)))


def test_power_and_damage_by_one_that_paid() -> None:
    text = "《ダル》, put 1 Backup into the Break Zone: Choose 1 Forward. Deal it 2000 damage for each CP required to cast the Backup put into the Break Zone."
    each = ir.PerEach(ir.Num(2000), ir.CostOf(ir.PaidWith("put")))
    assert same(_amount(text, ir.DealDamage), each)
    removed = "《ダル》, remove 1 Forward in your Break Zone from the game: Choose 1 Forward. Deal it damage equal to the power of the Forward removed from the game."
    assert same(_amount(removed, ir.DealDamage), ir.PowerOf(ir.PaidWith("removed")))


def test_elements_among_what_was_discarded_or_shown() -> None:
    for done, words in (
        ("discard any number of cards", "the discarded cards"),
        ("reveal any number of Summons from your hand", "the revealed Summons"),
    ):
        head = f"When Hild enters the field, you may {done}. When you do so, "
        (drawn,) = (each for each in nodes(meant(f"{head}draw 1 card for each different Element among {words}.")) if isinstance(each, ir.Draw))  # fmt: skip
        assert same(drawn.count, ir.PerEach(ir.Num(1), ir.CountElementsOf(ir.Ref(("t1",)))))
        cost = _amount(f"{head}choose 1 Forward of cost equal to or less than the number of Elements among {words}. Break it.")  # fmt: skip
        assert same(cost, ir.CountElementsOf(ir.Ref(("t1",))))


def test_each_of_either_type() -> None:
    (gain,) = effects("Hild gains +1000 power for each Forward and/or Monster you control.", "Forward")
    either = ir.CountOf(a_group(ir.TypeIs(("Forward", "Monster")), MINE))
    assert same(gain, ir.Gain(ME, (ir.PowerUp(ir.PerEach(ir.Num(1000), either)),), ir.Continuous()))


def test_a_limit_behind_the_whole_instruction() -> None:
    discarded = last("Your opponent discards 1 card for each Forward you control (up to 2 Forwards).")
    assert isinstance(discarded, ir.Discard)
    held = ir.AtMost(ir.CountOf(a_group(FORWARD, MINE)), ir.Num(2))
    assert same(discarded.count, ir.PerEach(ir.Num(1), held))


def test_whoever_fights_one_of_a_kind() -> None:
    for words in ("blocking or blocked by", "that blocks or is blocked by"):
        (group,) = (each.group for each in nodes(meant(f"Choose 1 Forward {words} a Fire Forward you control. Dull it.", "Summon")) if isinstance(each, ir.Target))  # fmt: skip
        fire = ir.All(a_group(FORWARD, MINE, adjectives=(ir.ElementIs(("Fire",)),)), bind="t1")
        assert same(group, a_group(FORWARD, ir.IsOneOf(ir.Opposing(fire))))


def test_whoever_enters_a_field_unnoticed() -> None:
    for words, whose in (("your opponent's field", (THEIRS,)), ("your field", (MINE,)), ("the field", ())):
        (rule,) = effects(f"Forwards entering {words} will not trigger any auto-abilities.", "Forward")
        assert same(rule, ir.Restrict(ir.All(a_group(FORWARD, *whose)), ir.EntersUnnoticed(), ir.Continuous()))


def test_it_and_others_go_home() -> None:
    returned = last("Choose 1 Forward. Return it and all the Forwards with the same name as it to their owners' hands.")
    assert isinstance(returned, ir.ToHand) and isinstance(returned.what, ir.Several)
    assert same(returned.what.items[0], ir.Ref(("t1",)))


def test_by_this_effect_of_one_that_was_put_away() -> None:
    text = "When Hild enters the field, you may put 1 Forward you control into the Break Zone. When you do so, choose 1 Forward. Deal it damage equal to the power of the Forward you put into the Break Zone due to this ability."
    assert same(_amount(text, ir.DealDamage), ir.PowerOf(ir.Ref(("t1",))))


@pytest.mark.parametrize("the", ["all the ", "all "])
def test_all_elements_but_some(the: str) -> None:
    """Neither of them: a card of two Elements that has one of these is left out, too."""
    others = ir.Without(ir.ElementIs(("Earth", "Wind")))
    (done,) = effects(f"Break {the}Forwards of all Elements except Earth and Wind opponent controls.")
    assert same(done, ir.Break(ir.All(a_group(FORWARD, others, THEIRS), bind="t1")))


def test_as_well_as_the_one_that_blocks() -> None:
    returned = last("《0》: Return Hild as well as the Forward that blocks Hild to their owners' hands.", "Forward")
    assert isinstance(returned, ir.ToHand)
    assert same(returned.what, ir.Several((ME, ir.BlockerOf(ME))))


def test_the_one_that_blocks_loses_power() -> None:
    lost = last("When Hild is blocked, the Forward that blocks Hild loses 3000 power until the end of the turn.", "Forward")  # fmt: skip
    assert isinstance(lost, ir.Lose) and same(lost.to, ir.BlockerOf(ME))


@pytest.mark.parametrize("damage", ["all damage", "all the damage", "the damage"])
def test_all_damage_beside_another_rule(damage: str) -> None:
    both = last(
        f"《0》: During this turn, Hild cannot be blocked and {damage} dealt to him becomes 0 instead.", "Forward"
    )
    assert isinstance(both, ir.Both)
    replaced = both.effects[1]
    assert isinstance(replaced, ir.ReplaceDamage)
    assert (replaced.change, replaced.next_only) == ("become", False)


def test_to_the_field_of_its_owner() -> None:
    text = ("When Hild enters the field, choose 1 Forward opponent controls. Remove it from the game.",
            "When Hild leaves the field, return the card removed by Hild's ability to the field under its owner's control.")  # fmt: skip
    (back,) = read(*text).abilities[1].effects  # type: ignore[attr-defined]
    assert isinstance(back, ir.PlayOnto) and same(back.player, ir.Owner())


def test_what_chooses_one_card_of_a_kind_alone() -> None:
    for words in ("only a Forward", "only 1 Forward"):
        text = f"《0》: Choose 1 ability that is choosing {words} you control. Cancel its effect."
        (found,) = (each for each in nodes(meant(text)) if isinstance(each, ir.ChoosesOnly))
        assert same(found, ir.ChoosesOnly(a_group(FORWARD, MINE), only=True))


def test_all_or_none_are_found() -> None:
    text = "When Hild enters the field, you may search for 2 {Job Hunter} with different names and add them to your hand (You cannot search for 1 card)."
    assert any(isinstance(each, ir.NoFewer) for each in nodes(meant(text)))


def test_a_gain_or_loss_without_end_beside_a_counter() -> None:
    for lost, losses in (("all its abilities", (ir.AllAbilities(),)), ("3000 power", (ir.PowerUp(ir.Num(3000)),))):
        text = f"When Hild attacks, choose 1 Forward. Place 1 Stone Counter on it and it loses {lost}. (These effects do not end at the end of the turn.)"
        both = meant(text).effects[1]  # type: ignore[attr-defined]
        assert isinstance(both, ir.Both)
        assert same(both.effects[1], ir.Lose(ir.Ref(("t1",)), losses, ir.Permanent()))


@pytest.mark.parametrize("by", ["with this ability", "due to this ability", "by this effect"])
def test_a_limit_of_what_is_drawn(by: str) -> None:
    text = f"When Hild attacks, draw 1 card for each Backup you control. You can only draw up to 2 cards {by}."
    (drawn,) = meant(text).effects  # type: ignore[attr-defined]
    assert isinstance(drawn, ir.Draw) and isinstance(drawn.count, ir.AtMost) and same(drawn.count.most, ir.Num(2))


def test_one_deals_damage_twice() -> None:
    for whom, player in (("you", ir.You()), ("your opponent", ir.Opponent())):
        both = last(f"《火》: Hild deals 3000 damage to all the Forwards opponent controls and deals {whom} 1 point of damage.", "Forward")  # fmt: skip
        assert isinstance(both, ir.Both)
        assert same(both.effects[1], ir.DamagePlayer(player, ir.Num(1), ir.Ref(("self",))))


def test_as_many_instead_as_possible() -> None:
    text = ("If you cast Hild, you may discard 1 card as an extra cost.",
            "Your opponent selects 1 Backup they control. Return it to its owner's hand. If you paid the extra cost, your opponent selects 2 "
            "Backups they control instead (select as many as possible). Return them to their owner's hand.")  # fmt: skip
    *_, instead = read(*text, kind="Summon").abilities[1].effects  # type: ignore[attr-defined]
    assert isinstance(instead, ir.Instead)
    (select,) = (each for each in nodes(instead) if isinstance(each, ir.Select))
    assert (select.target.count, select.target.up_to) == (ir.Num(2), False)


def _qualities(words: str) -> tuple[ir.Filter, ...]:
    (done,) = effects(f"Break all the Forwards {words}.")
    assert isinstance(done, ir.Break) and isinstance(done.what, ir.All)
    return done.what.group.qualifiers


@pytest.mark.parametrize(
    ("words", "quality"),
    [("with 2 or more Jobs", ir.JobCountIs(ir.Num(2))),
     ("that have 3 or more Jobs", ir.JobCountIs(ir.Num(3))),
     ("with special abilities", ir.WithAbility("special")),
     ("with a special ability", ir.WithAbility("special")),
     ("with an auto-ability", ir.WithAbility("auto")),
     ("without action abilities", ir.Without(ir.WithAbility("action"))),
     ("that don't have special abilities", ir.Without(ir.WithAbility("special")))],
)  # fmt: skip
def test_which_forwards(words: str, quality: ir.Filter) -> None:
    (found,) = _qualities(words)
    assert same(found, quality)


@pytest.mark.parametrize(
    "words",
    ["of an Element other than those of the Backups you control", "of an Element other than that of the Backups you control",
     "of a different Element from the Backups you control", "of a different Element than those of the Backups you control"],
)  # fmt: skip
def test_of_an_element_of_none_of_them(words: str) -> None:
    """It shares none with any of them, as "other than Fire" is said of no card that is Fire and Ice."""
    text = f"When Hild enters the field, you may search for 1 Backup {words} and add it to your hand."
    (found,) = (each for each in nodes(meant(text)) if isinstance(each, ir.DifferentTrait))
    assert found.trait == "element" and same(found.card, ir.All(a_group(ir.TypeIs(("Backup",)), MINE), bind="t1"))


@pytest.mark.parametrize(
    "text",
    ["Draw X cards. X is 1 plus the number of Backups you control.", "Draw X cards, where X is 1 plus the number of Backups you control.",
     "Draw cards equal to 1 plus the number of Backups you control."],
)  # fmt: skip
def test_one_and_as_many(text: str) -> None:
    (drawn,) = effects(text)
    backups = ir.CountOf(a_group(ir.TypeIs(("Backup",)), MINE))
    assert isinstance(drawn, ir.Draw) and same(drawn.count, ir.Plus(ir.Num(1), backups))


def test_a_limit_break_card() -> None:
    found = [each for each in nodes(meant("If you control a Limit Break Forward, Hild gains Brave.")) if isinstance(each, ir.Group)]  # fmt: skip
    assert any(same(each, a_group(FORWARD, adjectives=(ir.WithKeyword("Limit Break"),))) for each in found)


def test_a_power_that_is_counted() -> None:
    each = ir.PerEach(ir.Num(1000), ir.CountOf(a_group(ir.TypeIs(("Backup",)), MINE)))
    for words in ("power becomes equal to", "power is equal to", "power becomes"):
        (power,) = effects(f"Hild's {words} the number of Backups you control multiplied by 1000.", "Forward")
        assert same(power, ir.SetPower(ME, each, ir.Continuous()))


@pytest.mark.parametrize(
    ("asked", "not_so"),
    [("it entered the field this turn", "it didn't"), ("it entered the field this turn", "it did not"), ("it has Haste", "it doesn't")],
)  # fmt: skip
def test_what_is_done_otherwise(asked: str, not_so: str) -> None:
    *_, otherwise = effects(f"Choose 1 Forward. If {asked}, break it. If {not_so}, dull it.")
    assert same(otherwise, ir.Otherwise(ir.Dull(ir.Ref(("t1",)))))
    assert refused(f"Choose 1 Forward. Dull it. If {not_so}, break it.")


def test_exactly_so_many_crystals() -> None:
    asked = meant("When Hild enters the field, if you have exactly 2 《C》, draw 1 card.").condition  # type: ignore[attr-defined]
    assert same(asked, ir.CrystalsAre(ir.You(), ir.Num(2), compare="="))


def test_of_the_element_of_a_point_of_damage() -> None:
    (found,) = (each for each in nodes(meant("Choose 1 Forward of the same Element as a card in your Damage Zone. Break it.", "Summon")) if isinstance(each, ir.SameTrait))  # fmt: skip
    zone = ir.InZone(ir.DamageZone(ir.You()))
    assert same(found.card, ir.All(a_group(ir.IsCard(), zone), bind="t1"))
