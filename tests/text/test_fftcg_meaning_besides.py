"""What is done besides a replacement, in place of something, "for each" behind the span, and what cards cost that were allowed to be cast;
each sentence with the tree it must become."""

from __future__ import annotations

import pytest
from fftcg_meaning import BACKUP, FORWARD, ME, MINE, NOW, OPPONENT, T1, T2, TURN, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text
from cardwright.text.walk import nodes

ONE = ir.Num(1)
DRAW = ir.Draw(YOU, ONE)
BACKUPS = ir.CountOf(ir.Group(BACKUP, qualifiers=(MINE,)))


def refused(text: str, kind: str = "Summon") -> bool:
    try:
        compile_text("fftcg", text, name="Hild", card_type=kind)
    except TextError:
        return True
    return False


@pytest.mark.clauses("fftcg-2020", "11.12.5.1")
@pytest.mark.parametrize("joined", [" and ", ", and "])
def test_what_is_done_when_the_damage_is_replaced(joined: str) -> None:
    text = f"Choose 1 Forward. The next damage dealt to it this turn becomes 0 instead{joined}draw 1 card."
    wanted = ir.ReplaceDamage(T1, "become", ir.Num(0), NOW, next_only=True, also=DRAW)
    assert same(last(text), wanted)


def test_what_lasts_beside_a_replacement_is_no_part_of_it() -> None:
    text = "Choose 1 Forward. The next damage dealt to it this turn becomes 0 instead and it gains +2000 power until the end of the turn."
    both = last(text)
    assert isinstance(both, ir.Both)
    assert same(both.effects[1], ir.Gain(T1, (ir.PowerUp(ir.Num(2000)),), TURN))


def test_when_it_is_done_must_not_be_open() -> None:
    fate = "Choose 1 Forward. If it is put from the field into the Break Zone during this turn, remove it from the game instead"
    assert not refused(f"{fate}.")
    assert refused(f"{fate} and draw 1 card.")


@pytest.mark.parametrize("joined", [" and ", ", and "])
def test_two_things_in_place_of_one(joined: str) -> None:
    text = f"Choose 1 Forward. Dull it. If you control 5 or more Backups, break it instead{joined}draw 1 card."
    controls = ir.Controls(YOU, ir.Group(BACKUP), ir.Num(5))
    assert same(last(text), ir.Instead(controls, ir.Both((ir.Break(T1), DRAW))))


def test_for_each_behind_the_span() -> None:
    each = ir.PerEach(ir.Num(1000), BACKUPS)
    own = "Hild gains +1000 power until the end of the turn for each Backup you control."
    assert same(last(f"《1》: {own}", "Forward"), ir.Gain(ME, (ir.PowerUp(each),), TURN))
    it = "Choose 1 Forward. It loses 1000 power until the end of the turn for each Backup you control."
    assert same(last(it), ir.Lose(T1, (ir.PowerUp(each),), TURN))
    assert refused(
        "《1》: Hild gains +1000 power and Haste until the end of the turn for each Backup you control.", "Forward"
    )


@pytest.mark.parametrize("card", ["card", "Forward"])
def test_the_card_that_was_milled_is_that_card(card: str) -> None:
    text = f"Put the top card of your deck into the Break Zone. Draw 1 card for each CP required to cast that {card}."
    if card == "Forward":
        assert refused(text)
        return
    assert same(last(text), ir.Draw(YOU, ir.PerEach(ONE, ir.CostOf(T1))))


@pytest.mark.parametrize(("kind", "noun"), [("Forward", FORWARD), ("Backup", BACKUP)])
def test_what_an_instruction_put_away(kind: str, noun: ir.TypeIs) -> None:
    text = (
        f"You may put 1 {kind} you control into the Break Zone. When you do so, choose 1 Forward of cost equal to or less than "
        f"that of the {kind} put into the Break Zone. Break it."
    )
    may, done = effects(text)
    put = ir.Target(ONE, ir.Group(noun, qualifiers=(MINE,)), bind="t1")
    assert same(may, ir.May(YOU, ir.SelectAndPut(YOU, put, ir.BreakZone(ir.Owner()))))
    assert isinstance(done, ir.WhenDone) and isinstance(done.effects[0], ir.Choose)
    cost = ir.CostIs(ir.CostOf(T1), compare="<=")
    assert same(done.effects[0].targets[0].group, ir.Group(FORWARD, qualifiers=(cost,)))
    assert same(done.effects[1], ir.Break(T2))


def test_its_power() -> None:
    text = (
        "You may put 1 Forward you control into the Break Zone. When you do so, choose 1 Forward opponent controls. "
        "Deal it damage equal to the power of the Forward put into the Break Zone."
    )
    done = last(text)
    assert isinstance(done, ir.WhenDone)
    assert same(done.effects[1], ir.DealDamage(T2, ir.PowerOf(T1)))


def test_what_cards_cost_until_the_end_of_the_next_turn() -> None:
    text = "Until the end of your next turn, the cost required to cast your Fire Forwards is reduced by 1 (it cannot become 0)."
    fire = ir.Group(FORWARD, (ir.ElementIs(("Fire",)),))
    assert same(last(text), ir.CastersCostChange(YOU, fire, ONE, ir.UntilEndOfNextTurn(YOU), floor=1))


def test_an_allowed_card_is_cheaper_for_each_of_something() -> None:
    text = "Remove the top card of your deck from the game. You can cast it this turn. The cost required to cast it is reduced by 1 for each Backup you control."
    assert same(last(text), ir.CastCheaper(T1, ir.PerEach(ONE, BACKUPS)))


@pytest.mark.parametrize("cost", ["the cost", "its cost"])
def test_cast_without_paying_where_a_condition_holds(cost: str) -> None:
    ability = one(f"If your opponent controls no Forwards, you can cast Hild without paying {cost}.")
    none = ir.Controls(OPPONENT, ir.Group(FORWARD), ir.Num(0), compare="<=", bind="t1")
    assert same(ability, ir.FieldAbility((ir.If(none, ir.AlternativeCost(ME, ir.Cost())),)))


def test_other_small_words() -> None:
    gained = ir.GainCrystals(YOU, ir.PerEach(ONE, BACKUPS))
    assert same(last("You gain 《C》 for each Backup you control."), gained)
    cheaper = one("The cost required to use the special ability of Hild is reduced by 1.")
    assert same(cheaper, ir.FieldAbility((ir.UseCostChange(("special",), ONE, what=ME),)))
    damage = last(
        "Discard 1 card. Choose 1 Forward. Deal it damage equal to 2000 times the cost of the discarded card."
    )
    assert same(damage, ir.DealDamage(T2, ir.PerEach(ir.Num(2000), ir.CostOf(T1))))
    shown = last("Your opponent shuffles their deck, then reveals the top card of their deck.")
    assert same(shown, ir.Then(ir.Shuffle(OPPONENT), ir.RevealTop(OPPONENT, OPPONENT, ONE, bind="t1")))


@pytest.mark.parametrize("one_of", ["1 of them", "one of them", "1 card among them"])
def test_one_of_several_may_be_cast(one_of: str) -> None:
    among = ir.AllAmong(ir.Group(ir.IsCard()), T1)
    removed = "Remove the top 3 cards of your deck from the game."
    assert same(last(f"{removed} You can cast {one_of} this turn."), ir.AllowCast(YOU, among, TURN, once=True))
    later = f"{removed} Until the end of your next turn, you can cast {one_of} without paying the cost."
    assert same(last(later), ir.AllowCast(YOU, among, ir.UntilEndOfNextTurn(YOU), free=True, once=True))


def test_until_the_card_leaves_the_field() -> None:
    here = ir.WhileOnField(ME)
    chosen = "When Hild enters the field, choose 1 Forward. Until Hild leaves the field, it"
    assert same(effects(f"{chosen} loses all its abilities.", "Forward")[1], ir.Lose(T1, (ir.AllAbilities(),), here))
    assert same(effects(f"{chosen} cannot attack.", "Forward")[1], ir.Restrict(T1, ir.CannotAttack(), here))


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


@pytest.mark.parametrize(("words", "trait"), [("with different names", "name"), ("of different Elements", "element"),
                                              ("of different card types", "type"), ("of different costs", "cost")])  # fmt: skip
def test_cards_that_pay_and_differ(words: str, trait: str) -> None:
    ability = one(f"Discard 2 cards {words}: Draw 1 card.")
    assert isinstance(ability, ir.ActionAbility)
    assert same(ability.cost, ir.Cost(actions=(ir.PayDiscard(ir.Num(2), ir.Group(ir.IsCard()), trait),)))


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


def test_cards_of_the_break_zone_that_were_removed() -> None:
    text = "When Hild enters the field, remove up to 2 Summons in your Break Zone from the game. You can cast them this turn."
    assert same(effects(text, "Forward")[1], ir.AllowCast(YOU, T1, TURN))
    assert refused("When Hild enters the field, discard 2 cards. Break them.", "Forward")


def test_it_goes_and_something_else_is_done() -> None:
    text = "Your opponent reveals their hand. Select 1 card among them. Your opponent puts it at the bottom of their deck, then draws 1 card."
    put = ir.PlayerPuts(OPPONENT, T2, ir.DeckBottom(ir.Owner()))
    assert same(last(text), ir.Then(put, ir.Draw(OPPONENT, ONE)))


STRUCK = (
    "reduce the damage by 3000 and remove a Moon Counter from Hild",
    "remove a Moon Counter from Hild and reduce the damage by 3000",
)


@pytest.mark.parametrize("dealt", ["is dealt damage", "receives damage by abilities"])
@pytest.mark.parametrize("done", STRUCK)
@pytest.mark.parametrize(
    "text",
    [
        "If Hild {}, {} instead.",
        "During your turn, if Hild {}, {} instead.",
        "If Hild {}, {} instead during your turn.",
    ],
)
def test_a_counter_goes_as_damage_is_replaced(text: str, done: str, dealt: str) -> None:
    """Whatever the wording: it is a phrase of its own, and no instruction behind another."""
    found = compile_text("fftcg", text.format(dealt, done), name="Hild", card_type="Forward").abilities[0]
    replaced = next(each for each in nodes(found) if isinstance(each, ir.ReplaceDamage))
    assert same(replaced.also, ir.RemoveCounters("Moon", ONE, ir.SelfRef()))
    assert any(isinstance(each, ir.IsTurnOf) for each in nodes(found)) == ("your turn" in text)


def test_what_is_done_besides_keeps_every_wording() -> None:
    text = "Choose 1 Forward. The next time it would be dealt damage during this turn, reduce it by 1000 for each Backup instead and draw 1 card."
    replaced = last(text)
    assert isinstance(replaced, ir.ReplaceDamage)
    assert replaced.next_only and same(replaced.also, DRAW)


def test_all_that_is_joined_happens_at_the_end_of_that_turn() -> None:
    text = "Take 1 extra turn after this one. At the end of that turn, draw 1 card and discard your hand."
    (turn,) = effects(text)
    assert isinstance(turn, ir.AnotherTurn) and turn.later is not None
    (both,) = turn.later.effects
    assert isinstance(both, ir.Both) and len(both.effects) == 2


def test_what_one_for_each_multiplies_is_open() -> None:
    behind = "until the end of the turn, for each Forward you control."
    assert not refused(f"All Forwards lose 1000 power {behind}")
    assert refused(f"Draw 1 card and all Forwards lose 1000 power {behind}")
    assert refused(f"Gain 《C》 and all Forwards lose 1000 power {behind}")
