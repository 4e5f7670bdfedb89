"""What FFTCG sentences mean: what casting costs, and what is cast from elsewhere."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    ALWAYS,
    FORWARD,
    ME,
    MINE,
    T1,
    TWO,
    YOU,
    a_group,
    effects,
    field,
    last,
    meant,
    one,
    same,
    static,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

CAST_AGAIN = "Once per turn, you can cast 1 Summon of cost 3 or less from your Break Zone. If you do so, remove it from the game after use"
ELSEWHERE = ir.Removed(ir.EachPlayer())
SAME = [
    (
        "When Hild leaves the field, gain 《C》 for each Rage Counter that was placed on Hild.",
        "When Hild leaves the field, gain 《C》 for each Rage Counter placed on Hild.",
    ),
    (f"{CAST_AGAIN}.", f"{CAST_AGAIN} instead of putting it in the Break Zone."),
    (
        "When Hild attacks, reveal the top card of your deck. If it has an EX Burst, add it to your hand.",
        "When Hild attacks, reveal the top card of your deck. If it has EX Burst, add it to your hand.",
    ),
    (
        "When Hild attacks, remove the top 2 cards of your deck from the game. You can cast them during this turn.",
        "When Hild attacks, remove the top 2 cards of your deck from the game. You can cast them this turn.",
    ),
]
AN_OWN_FORWARD = ir.OneSubject(ir.Group(FORWARD, qualifiers=(MINE,)))


@pytest.mark.parametrize("chooses", ["Hild chooses", "you choose", "Hild would choose"])
@pytest.mark.parametrize(("itself", "floor"), [("Hild", ""), ("this card", " (it cannot become 0)")])
def test_a_cost_that_depends_on_what_is_chosen(chooses: str, itself: str, floor: str) -> None:
    priced = f"If {chooses} a dull Forward, the cost required to cast {itself} is reduced by 2{floor}."
    made = compile_text("fftcg", f"{priced}[[br]]Choose 1 Forward. Dull it.", name="Hild", card_type="Summon")
    field, summon = made.abilities
    assert isinstance(field, ir.FieldAbility)
    assert isinstance(summon, ir.SummonEffect)
    dull = ir.Group(FORWARD, adjectives=(ir.StatusIs("dull"),))
    assert same(field.effects[0], ir.CheaperChoosing(ME, dull, ir.Num(2), floor=int(bool(floor))))
    assert same(summon.effects[-1], ir.Dull(T1))


def test_costs_to_cast() -> None:
    (cheaper,) = one(
        "The cost required to cast Hild is reduced by 1 for each Monster you control (it cannot become 0)."
    ).effects  # type: ignore[attr-defined]
    each = ir.CountOf(a_group(ir.TypeIs(("Monster",)), MINE))
    assert cheaper == ir.CostChange(ME, ir.PerEach(ir.Num(1), each), floor=1)


def test_a_cost_less_by_what_is_counted() -> None:
    backups = ir.Group(ir.TypeIs(("Backup",)), qualifiers=(ir.ControlledBy(YOU),))
    for words, amount in (
        ("the number of Backups you control", ir.CountOf(backups)),
        ("the number of points of damage you have received", ir.DamageReceived(YOU)),
    ):
        ability = one(f"The cost required to cast Hild is reduced by {words}.")
        assert isinstance(ability, ir.FieldAbility)
        assert same(ability.effects[0], ir.CostChange(ME, amount))


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("The cost for casting Hild is reduced by 2.", ir.CostChange(ME, TWO)),
        ("The cost for casting your Ice Summons is reduced by 2 (it cannot become 0).",
         ir.CastersCostChange(YOU, ir.Group(ir.TypeIs(("Summon",)), (ir.ElementIs(("Ice",)),)), TWO, ALWAYS, floor=1)),
        ("The cost required to play Hild onto the field increases by 2.", ir.CostChange(ME, TWO, more=True)),
    ],
)  # fmt: skip
def test_what_casting_costs(words: str, meaning: ir.Effect) -> None:
    (cost,) = effects(words, "Forward")
    assert same(cost, meaning)


def test_attackers_are_counted() -> None:
    text = "If you attacked with 2 or more Forwards this turn, the cost required to play Hild onto the field is reduced by 3."
    condition = one(text).effects[0].condition  # type: ignore[attr-defined]
    assert same(condition, ir.HappenedThisTurn(ir.CardEvent(AN_OWN_FORWARD, (ir.Attacks(),)), 2))


@pytest.mark.parametrize("put", ["is put", "would be put"])
@pytest.mark.parametrize("used", ["", " after use"])
def test_what_was_cast_is_removed_after_use(put: str, used: str) -> None:
    away = f"{put} into the Break Zone{used}, remove it from the game instead."
    casting, removing = effects(f"You may cast 1 Summon from your hand without paying the cost. If that Summon {away}")
    assert isinstance(removing, ir.RemoveAfterUse)
    assert removing.what.to == (casting.effect.target.bind,)
    static = one(f"If a Fire Summon you cast {away}").effects[0]
    assert isinstance(static.rule, ir.LeavesAfterUse)
    assert static.what.group.qualifiers == (ir.ControlledBy(ir.You(), w=static.what.group.qualifiers[0].w),)


def test_all_summons_one_casts() -> None:
    (found,) = static("If the Summons you cast would be put into the Break Zone, remove them from the game instead.")
    assert isinstance(found, ir.Restrict) and found.rule == ir.LeavesAfterUse()


def test_cards_discarded_for_an_element() -> None:
    words = "You can discard {} Element cards from your hand to produce CP. ({} cards produce 2 {} CP each.)"
    found = one(words.format("Light", "Light", "Light"))
    assert isinstance(found, ir.FieldAbility) and same(found.effects[0], ir.LightDarkDiscards("Light"))
    with pytest.raises(TextError, match="other cards"):
        one(words.format("Light", "Dark", "Dark"))


@pytest.mark.parametrize(
    "words", ["Hild can be cast even if you control other Dark Characters", "You can cast Hild even if you control another Dark Character",
              "You can play Hild onto the field even if you control other Dark Characters"],
)  # fmt: skip
def test_two_dark_characters(words: str) -> None:
    assert same(meant(f"{words}."), ir.FieldAbility((ir.Restrict(ME, ir.LightDarkExempt("Dark"), ALWAYS),)))


def test_all_that_was_removed_and_once_from_the_break_zone() -> None:
    (held,) = effects(
        "You can cast the cards removed by Hild's ability at any time you could normally cast them.", "Forward"
    )
    assert same(held, ir.MayCast(YOU, ir.Group(ir.IsCard(), qualifiers=(ir.RemovedBy(ME, ELSEWHERE),))))
    (held,) = effects("Once per turn, you can cast a Forward from your Break Zone.", "Backup")
    there = ir.Group(FORWARD, qualifiers=(ir.InZone(ir.BreakZone(YOU)),))
    assert same(held, ir.MayCast(YOU, there, times=1))


@pytest.mark.parametrize(("text", "other"), SAME)
def test_other_words(text: str, other: str) -> None:
    assert same(one(text), one(other))


def test_cards_of_a_cost_are_cast_from_the_break_zone() -> None:
    lying = ir.Group(FORWARD, (), (ir.CostIs(ir.Num(3), "<="), ir.InZone(ir.BreakZone(YOU))))
    (effect,) = meant("You can cast Forwards of cost 3 or less from your Break Zone.").effects  # type: ignore[attr-defined]
    assert effect == ir.MayCast(YOU, lying)
    (effect,) = meant("Once per turn, you can cast a Forward of cost 3 or less from your Break Zone.").effects  # type: ignore[attr-defined]
    assert effect == ir.MayCast(YOU, lying, times=1)


def test_once_from_the_break_zone() -> None:
    text = (
        "Once per turn, you can cast 1 Summon of cost 3 or less from your Break Zone. If you do so, remove it from the game after use "
        "instead of putting it in the Break Zone."
    )
    there = (ir.CostIs(ir.Num(3), compare="<="), ir.InZone(ir.BreakZone(YOU)))
    assert same(field(text), ir.MayCast(YOU, ir.Group(ir.TypeIs(("Summon",)), qualifiers=there), 1, removed=True))


@pytest.mark.clauses("fftcg-new", "X-STACK-5")
def test_the_next_summon_from_the_hand() -> None:
    head = "During this turn, if your next Summon of cost 3 or less cast from your hand is put into the Break Zone, remove it from the game instead."
    cheap = ir.Group(ir.TypeIs(("Summon",)), qualifiers=(ir.CostIs(ir.Num(3), "<="),))
    for text, again in ((head, False), (f"{head} Then, cast it again without paying the cost.", True)):
        assert same(last(text), ir.NextSummonLeaves(cheap, ir.UntilEndOfTurn(), again))


@pytest.mark.parametrize("ending", ["", " instead of putting them in the Break Zone"])
def test_several_are_removed_after_use(ending: str) -> None:
    away = last(
        "Choose up to 2 Summons in your Break Zone. Remove them from the game. You can cast them this turn. "
        f"If you cast them, remove them from the game after use{ending}."
    )
    assert same(away, ir.RemoveAfterUse(ir.Ref(("t1",)), if_cast=True))


def test_several_are_cheaper_and_paid_freely() -> None:
    both = last(
        "Choose up to 2 Summons in your Break Zone. Remove them from the game. You can cast them this turn. "
        "The cost for casting them is reduced by 1 and can be paid using CP of any Element."
    )
    cheaper, free = both.effects  # type: ignore[attr-defined]
    assert same(cheaper, ir.CastCheaper(ir.Ref(("t1",)), ir.Num(1)))
    assert same(free, ir.Restrict(ir.Ref(("t1",)), ir.PayAnyElement(), ir.Permanent()))


@pytest.mark.parametrize(
    "taken",
    [
        "remove 1 Summon in your hand from the game.",
        "you may remove 1 Summon in your Break Zone from the game. If you do so,",
    ],
)
@pytest.mark.parametrize(
    "words",
    [
        "The cost required to cast it is reduced by 3.",
        "The cost for casting it can be paid using CP of any Element.",
        "If you cast it, remove it from the game after use instead of putting it in the Break Zone.",
    ],
)
def test_what_is_said_of_a_card_that_may_be_cast(taken: str, words: str) -> None:
    you = "you can cast it this turn."
    ability = meant(f"When Hild enters the field, {taken} {you if taken.endswith(',') else you.capitalize()} {words}")
    assert ability.effects[-1].what == ir.Ref(("t1",))  # type: ignore[attr-defined]


@pytest.mark.parametrize("tail", ["by the extra cost", "as an extra cost", "as the extra cost", "for the extra cost"])
def test_cards_are_counted_that_paid_the_extra_cost(tail: str) -> None:
    paid = ir.CountRef(ir.PaidWith("put"), ir.Group(ir.TypeIs(("Forward",))))
    for text, count in (
        ("draw 1 card for each Forward put into the Break Zone {0}.", ir.PerEach(ir.Num(1), paid)),
        ("draw cards equal to the number of Forwards put into the Break Zone {0}.", paid),
    ):
        cost = "If you cast Hild, you may put any number of Forwards you control into the Break Zone as an extra cost."
        made = compile_text(
            "fftcg", f"{cost}[[br]]When Hild enters the field, {text.format(tail)}", name="Hild", card_type="Forward"
        )
        assert same(made.abilities[1].effects, (ir.Draw(ir.You(), count),))  # type: ignore[attr-defined]


@pytest.mark.parametrize("deck", ["LB deck", "Limit Break deck"])
def test_cards_of_the_limit_break_deck_are_counted(deck: str) -> None:
    used = ir.LimitCards(YOU)
    (cost,) = one(f"The cost required to cast Hild is reduced by 1 for each face-up card in your {deck}.").effects  # type: ignore[attr-defined]
    assert same(cost.amount, ir.PerEach(ir.Num(1), used))
    (held,) = one(f"If you have 5 or more face-up cards in your {deck}, Hild gains +3000 power.").effects  # type: ignore[attr-defined]
    assert same(held.condition, ir.Compare(used, ir.Num(5), ">="))
    (held,) = one(f"If there are 3 or less face-down cards in your {deck}, Hild gains +3000 power.").effects  # type: ignore[attr-defined]
    assert same(held.condition, ir.Compare(ir.LimitCards(YOU, up=False), ir.Num(3), "<="))


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("You may pay 《2》《C》 (instead of paying the CP cost) to cast Hild.", "You can pay 《2》《C》 (instead of paying the CP cost) to cast Hild."),
        ("If you cast Hild, you can discard 1 card as an extra cost.", "If you cast Hild, you may discard 1 card as an extra cost."),
        ("Before paying the cost to cast Hild, you may pay 《C》 to reduce the cost required to cast Hild by 4.",
         "Before paying the cost to cast Hild, you can pay 《C》 to reduce the cost required to cast Hild by 4."),
    ],
)  # fmt: skip
def test_may_for_can_of_what_is_paid_so(text: str, known: str) -> None:
    assert meant(text) == meant(known)
