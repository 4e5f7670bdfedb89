"""Older words for who has not fought, who has more power, what forms a party with whom, and due to what."""

from __future__ import annotations

import pytest
from fftcg_meaning import ME, OPPONENT, T1, T2, YOU, effects, last, meant, one, same

from cardwright.errors import TextError
from cardwright.text import ir, unsaid

OLGA = ir.Group(ir.NameIs("Olga"))


@pytest.mark.parametrize("words", ["has not attacked or blocked", "hasn't attacked or blocked", "didn't attack or block",
                                   "did not attack or block"])  # fmt: skip
@pytest.mark.parametrize(("it", "what"), [("Hild", ME), ("it", ir.Ref(("self",)))])
def test_neither_attacked_nor_blocked(words: str, it: str, what: ir.Node) -> None:
    ability = one(f"At the end of your turn, if Hild {words} this turn, break {it}.")
    assert isinstance(ability, ir.AutoAbility)
    fought = ir.HappenedThisTurn(ir.CardEvent(ME, (ir.Attacks(), ir.Blocks())))
    assert same(ability.condition, ir.Not(fought)) and same(ability.effects[0], ir.Break(what))


@pytest.mark.parametrize("asked", ["isn't dull", "didn't attack this turn", "has attacked this turn"])
def test_it_is_open_beside_the_card_of_the_event(asked: str) -> None:
    with pytest.raises(TextError, match="could mean the card that the condition speaks of"):
        one(f"When a Monster enters your field, if Hild {asked}, dull it.")


@pytest.mark.parametrize("asked", ["isn't dull", "is not dull", "didn't attack this turn", "has not blocked this turn"])
def test_it_is_the_card_that_is_not_so(asked: str) -> None:
    ability = one(f"At the end of your turn, if Hild {asked}, dull it.")
    assert same(ability.effects[0], ir.Dull(ir.Ref(("self",))))  # type: ignore[attr-defined]


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


def test_less_than_the_card_itself_has() -> None:
    chosen = effects("When Hild attacks, choose 1 Forward with less power than Hild. Break it.", "Forward")[0]
    assert isinstance(chosen, ir.Choose)
    assert same(chosen.targets[0].group.qualifiers[0], ir.PowerIs(ir.PowerOf(ME), "<"))


@pytest.mark.parametrize("other", ["{Card Name Olga}", "a {Card Name Olga}"])
def test_who_form_a_party(other: str) -> None:
    ability = meant(f"When Hild and {other} form a party and attack, draw 1 card.")
    assert isinstance(ability, ir.AutoAbility)
    assert same(ability.event, ir.CardEvent(ME, (ir.FormsPartyAndAttacks((OLGA,)),)))


def test_the_selected_one_hits_back() -> None:
    text = "Your opponent selects 1 Forward they control. Hild and the selected Forward deal damage equal to their respective powers to each other."
    hit = effects(f"When Hild attacks, {text[0].lower()}{text[1:]}", "Forward")[-1]
    assert same(hit, ir.DealEachOther(ME, T1))


def test_discarded_due_to_this_ability() -> None:
    for who, player, words in (
        ("discard", YOU, "you discarded"),
        ("your opponent discards", OPPONENT, "your opponent discarded"),
        ("your opponent discards", OPPONENT, "your opponent discards"),
    ):
        asked = effects(
            f"When Hild attacks, {who} 1 card. If {words} a Monster due to this ability, draw 1 card.", "Forward"
        )
        assert isinstance(asked[0], ir.Discard) and same(asked[0].player, player)
        assert isinstance(asked[1], ir.If) and isinstance(asked[1].condition, ir.Compare)
    for who, words in (("discard", "your opponent discarded"), ("your opponent discards", "you discarded"),
                       ("each player discards", "you discarded")):  # fmt: skip
        with pytest.raises(TextError, match="somebody else"):
            one(f"When Hild attacks, {who} 1 card. If {words} a Monster due to this ability, draw 1 card.")


ALL_OTHERS = ir.Group(ir.TypeIs(("Forward",)), adjectives=(ir.Another(),))


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("Break all the other Forwards.", ir.Break(ir.All(ALL_OTHERS, "t2"))),
        ("Deal 4000 damage to all the other Forwards.", ir.DealDamage(ir.All(ALL_OTHERS, "t2"), ir.Num(4000))),
        ("Dull all the other Forwards.", ir.Dull(ir.All(ALL_OTHERS, "t2"))),
    ],
)
def test_all_but_the_chosen_one(words: str, effect: ir.Effect) -> None:
    assert same(last(f"Choose 1 Forward you control. {words}"), effect)
    with pytest.raises(TextError, match="nothing is done with it"):
        one(f"Choose 1 Forward you control. {words.replace(' other', '')}", "Summon")


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("puts all the other Forwards into the Break Zone", ir.PutInto(ir.All(ALL_OTHERS, "t2"), ir.BreakZone(ir.Owner()))),
        ("returns all the other Forwards to their owners' hands", ir.ToHand(ir.All(ALL_OTHERS, "t2"), ir.Owner(), verb="return")),
        ("breaks all the other Forwards", ir.Break(ir.All(ALL_OTHERS, "t2"))),
    ],
)  # fmt: skip
def test_selects_one_and_the_others_go(words: str, effect: ir.Effect) -> None:
    both = last(f"Each player selects 1 Forward they control and {words}.")
    assert isinstance(both, ir.Both) and isinstance(both.effects[0], ir.Select) and same(both.effects[1], effect)


@pytest.mark.parametrize("words", ["that is choosing only 1 target", "choosing only one target"])
@pytest.mark.parametrize("valid", ["", " (The newly chosen target must be a valid choice)"])
def test_another_target_of_any_kind(words: str, valid: str) -> None:
    chosen, change = effects(f"Choose 1 Summon {words}. Choose another target to become the new target{valid}.")
    only = ir.ChoosesOnly(ir.Group(ir.IsCard()), only=True)
    assert isinstance(chosen, ir.Choose) and same(chosen.targets[0].group.qualifiers, (only,))
    assert isinstance(change, ir.ChangeTarget) and change.group is None and change.to is None


def test_of_that_element() -> None:
    rule = effects(
        "When Hild attacks, name 1 Element. Hild cannot be chosen by Summons or abilities of that Element this turn.",
        "Forward",
    )[-1]
    assert isinstance(rule, ir.Restrict) and isinstance(rule.rule, ir.CannotBeChosen)
    assert same(rule.rule.sources, ir.Group(ir.IsCard(), qualifiers=(ir.NamedElement(),)))
    with pytest.raises(TextError):
        one("Hild cannot be chosen by Summons or abilities of that Element.")


@pytest.mark.parametrize(
    ("head", "behind"),
    [
        ("play Hild onto the field. Then, ", ""),
        ("play Hild onto the field. Then, ", " Draw 2 cards."),
        ("draw 1 card. If you do so, ", ""),
        ("you may draw 1 card. If you do so, ", ""),
    ],
)
def test_what_is_chosen_later_is_hit_later(head: str, behind: str) -> None:
    text = f"Remove Hild from the game. At the end of the turn, {head}choose 1 Forward. Deal it 8000 damage.{behind}"
    at_once = effects(f"《0》: {text}", "Forward")
    put_off = at_once[-1]
    assert len(at_once) == 2 and isinstance(put_off, ir.Delayed)
    assert same(put_off.effects[2], ir.DealDamage(T1, ir.Num(8000))) and len(put_off.effects) == 3 + bool(behind)


def test_what_is_found_only_later_is_not_spoken_of_at_once() -> None:
    chosen = ir.Choose((ir.Target(ir.Num(1), ir.Group(ir.TypeIs(("Forward",))), bind="t1"),), YOU)
    event = ir.EndOf("turn", ir.EachPlayer(), next=True)
    hit = ir.DealDamage(T1, ir.Num(8000))
    unsaid.check(ir.SummonEffect((ir.Delayed(event, (chosen, hit)),)), every=True)
    with pytest.raises(TextError, match="found only later"):
        unsaid.check(ir.SummonEffect((ir.Delayed(event, (chosen,)), hit)), every=True)


@pytest.mark.parametrize("may", ["can", "may"])
@pytest.mark.parametrize(
    "special", ["Hild's special ability", "Hild's special abilities", "the special abilities of Hild"]
)
def test_special_abilities_for_nothing(may: str, special: str) -> None:
    words = f"ou {may} use {special} without paying 《S》"
    free = ir.SpecialPaidOtherwise(ir.Cost())
    ability = one(f"Y{words}.")
    assert isinstance(ability, ir.FieldAbility) and same(ability.effects[0], ir.Restrict(ME, free, ir.Continuous()))
    for text in (f"y{words} this turn.", f"during this turn, y{words}."):
        (turn,) = effects(f"When Hild attacks, {text}", "Forward")
        assert isinstance(turn, ir.Restrict) and same(turn.rule, free) and isinstance(turn.duration, ir.UntilEndOfTurn)


@pytest.mark.parametrize(
    ("words", "player"),
    [("card you have in hand", YOU), ("card you have in your hand", YOU), ("card your opponent has in hand", OPPONENT),
     ("card your opponent has in their hand", OPPONENT)],
)  # fmt: skip
def test_for_each_card_that_is_held(words: str, player: ir.Player) -> None:
    held = ir.CountOf(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(player)),)))
    hit = last(f"Choose 1 Forward. Deal it 1000 damage for each {words}.")
    assert same(hit, ir.DealDamage(T1, ir.PerEach(ir.Num(1000), held)))


def test_a_cost_less_by_what_is_counted() -> None:
    backups = ir.Group(ir.TypeIs(("Backup",)), qualifiers=(ir.ControlledBy(YOU),))
    for words, amount in (
        ("the number of Backups you control", ir.CountOf(backups)),
        ("the number of points of damage you have received", ir.DamageReceived(YOU)),
    ):
        ability = one(f"The cost required to cast Hild is reduced by {words}.")
        assert isinstance(ability, ir.FieldAbility)
        assert same(ability.effects[0], ir.CostChange(ME, amount))
