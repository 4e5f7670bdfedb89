"""Wordings of the later sets: own sentences with their trees."""

from __future__ import annotations

import pytest
from fftcg_meaning import ALWAYS, FORWARD, ME, OPPONENT, T1, YOU, effects, last, one, same

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.compile import compile_text

OTHER = ir.Ref(("other",))
FREE = "Choose 1 Summon of cost 3 or less in your Break Zone. Remove it from the game. "


@pytest.mark.parametrize(
    "words",
    [
        "You can cast it without paying its cost this turn.",
        "You can cast it this turn without paying its cost.",
        "You can cast it at any time you could normally cast it without paying its cost this turn.",
        "You can cast it at any time you could normally cast it this turn without paying the cost.",
        "During this turn, you may cast it as though you owned it without paying its cost.",
    ],
)
def test_free_for_the_turn(words: str) -> None:
    assert same(last(FREE + words), ir.AllowCast(YOU, T1, ir.UntilEndOfTurn(), free=True))


def test_one_of_them_free_for_the_turn() -> None:
    away = "Remove the top 3 cards of your deck from the game. "
    allowed = last(away + "You can cast 1 of them this turn without paying its cost.")
    assert isinstance(allowed, ir.AllowCast)
    assert allowed.free
    assert allowed.once


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


@pytest.mark.parametrize(
    ("event", "done"),
    [
        ("it deals battle damage to a Forward", "break that Forward"),
        ("it is dealt damage by a Forward", "break that Forward"),
        ("it blocks a Forward", "break that Forward"),
        ("it is blocked", "break the blocking Forward"),
    ],
)
def test_later_that_forward_is_the_one_that_was_met(event: str, done: str) -> None:
    later = last(f"Choose 1 Forward you control. During this turn, when {event}, {done}.")
    assert isinstance(later, ir.Delayed)
    assert same(later.effects[0], ir.Break(OTHER))
    assert later.event.subject == T1  # type: ignore[attr-defined]


@pytest.mark.parametrize("done", ["break that Forward", "break it"])
def test_later_the_card_itself_is_called_by_its_name(done: str) -> None:
    later = last(f"When Hild attacks, when Hild deals damage to a Forward this turn, {done}.", "Forward")
    assert isinstance(later, ir.Delayed)
    assert same(later.effects[0], ir.Break(OTHER))


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. During this turn, when it deals damage to a Forward, break it.",
        "Choose 1 Forward. During this turn, when it is blocked by a Forward, it gains +1000 power until the end of the turn.",
    ],
)
def test_later_it_would_be_either(text: str) -> None:
    with pytest.raises(TextError, match="which of the two"):
        last(text)


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Dull it. If it was active, deal it 3000 damage.",
        "Choose 1 Forward. Activate it. If it was dull, draw 1 card.",
        "Choose 1 Forward. Dull it and Freeze it. If it was dull, draw 1 card.",
        "Choose 1 Forward. It loses 5000 power until the end of the turn. If its power was 5000 or less, draw 1 card.",
        "Choose 1 Forward. Until the end of the turn, its power becomes 1000. If its power was 8000 or more, draw 1 card.",
    ],
)
def test_what_was_so_before_it_was_changed_is_open(text: str) -> None:
    with pytest.raises(TextError, match="before what was done"):
        last(text)


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


@pytest.mark.parametrize("done", ["break that Forward", "deal it 2000 damage"])
def test_of_two_forwards_that_one_dealt_damage_is_open(done: str) -> None:
    with pytest.raises(TextError, match="which of the two Forwards"):
        last(f"When a Forward you control is dealt damage by a Forward opponent controls, {done}.", "Forward")


@pytest.mark.parametrize("done", ["add 1 of them to your hand", "play one of them onto the field"])
def test_one_of_all_or_of_those_that_were_counted(done: str) -> None:
    shown = "Reveal the top 5 cards of your deck. If there are 2 or more Forwards among them, "
    with pytest.raises(TextError, match="one of all cards"):
        last(f"{shown}{done}. Put the rest of the cards into the Break Zone.")
    for plain in ("add 1 Forward among them to your hand", "add 1 card among them to your hand"):
        assert isinstance(last(f"{shown}{plain}. Put the rest of the cards into the Break Zone."), ir.PutRest)


@pytest.mark.parametrize(
    "hand", ["to their owner's hand", "to their owners' hands", "from the field to their owners' hands"]
)
def test_several_are_returned(hand: str) -> None:
    made = one(f"When 2 or more Forwards opponent controls are returned {hand}, draw 1 card.")
    assert isinstance(made, ir.AutoAbility)
    subject = ir.CountedSubject(ir.Num(2), ir.Group(FORWARD, qualifiers=(ir.ControlledBy(OPPONENT),)))
    assert same(made.event, ir.CardEvent(subject, (ir.ReturnsToHand(),)))


@pytest.mark.parametrize("whose", ["their", "their own"])
def test_due_to_what_is_their_own(whose: str) -> None:
    made = one(f"When your opponent draws 1 or more cards due to {whose} Summons or abilities, draw 1 card.")
    assert same(made.event, ir.PlayerDraws(OPPONENT, due_to="opponent", count=1))  # type: ignore[attr-defined]
    made = one(f"When your opponent discards a card due to {whose} Summons or abilities, draw 1 card.")
    assert same(made.event, ir.PlayerDiscards(OPPONENT, each=True, due_to=OPPONENT))  # type: ignore[attr-defined]


def test_so_much_damage_in_other_words() -> None:
    for words in ("5000 damage or less", "damage of 5000 or less"):
        (held,) = effects(f"If Hild is dealt {words}, the damage becomes 0 instead.", "Forward")
        assert same(held, ir.ReplaceDamage(ME, "become", ir.Num(0), ALWAYS, at_most=ir.Num(5000)))


def test_whom_to_block_behind_if_possible() -> None:
    given = '《1》: Choose 1 Forward. It gains "{}" until the end of the turn.'
    first, behind = "If possible, this Forward must block Hild.", "This Forward must block Hild if possible."
    assert same(last(given.format(first), "Forward"), last(given.format(behind), "Forward"))


@pytest.mark.parametrize(
    "words",
    [
        "The cost required to cast your first Summon during each of your turns is reduced by 1.",
        "The cost required to cast the first Summon you cast during each of your turns is reduced by 1.",
        "During each of your turns, the cost required to cast your first Summon is reduced by 1.",
    ],
)
def test_the_first_of_each_of_ones_turns(words: str) -> None:
    (held,) = effects(words, "Backup")
    cheaper = ir.CastersCostChange(YOU, ir.Group(ir.TypeIs(("Summon",))), ir.Num(1), duration=ALWAYS, nth=1)
    assert same(held, ir.If(ir.IsTurnOf(YOU), cheaper))


@pytest.mark.parametrize("up", [True, False])
def test_half_of_its_power_is_lost(up: bool) -> None:
    rounded = f"(round {'up' if up else 'down'} to the nearest 1000)"
    lost = last(f"Choose 1 Forward. Until the end of the turn, it loses half of its power {rounded}.")
    assert same(lost, ir.Lose(T1, (ir.PowerUp(ir.Half(ir.PowerOf(T1), up=up)),), ir.UntilEndOfTurn()))


@pytest.mark.parametrize(("opens", "closes"), [('"', '"'), ("“", "”")])
@pytest.mark.parametrize("first", [True, False])
def test_an_option_may_end_with_an_ability(opens: str, closes: str, first: bool) -> None:
    granting = f'"Until the end of the turn, Hild gains Brave and {opens}When Hild attacks, draw 1 card.{closes}"'
    options = [granting, '"Choose 1 dull Forward. Break it."']
    head = "When Hild attacks, select 1 of the 2 following actions."
    text = "[[br]]".join([head, *(options if first else reversed(options))])
    (made,) = compile_text("fftcg", text, name="Hild", card_type="Forward").abilities
    (modal,) = made.effects  # type: ignore[attr-defined]
    given = modal.options[not first].effects[0]
    assert [type(each) for each in given.gains] == [ir.KeywordGained, ir.AbilityGained]


def test_a_card_that_was_looked_at_is_shown_as_it_is_added() -> None:
    look = "Look at the top card of your deck. If it is a Summon, you may "
    shown, plain = last(f"{look}reveal it and add it to your hand."), last(f"{look}add it to your hand.")
    assert same(shown, plain)


@pytest.mark.parametrize("one_of_them", ["it", "the chosen Forward"])
def test_two_deal_damage_to_each_other_in_either_order(one_of_them: str) -> None:
    text = "When Hild attacks, choose 1 Forward opponent controls. {} deal damage equal to their respective powers to each other."
    first = f"{one_of_them[0].upper()}{one_of_them[1:]} and Hild"
    assert same(last(text.format(first), "Forward"), ir.DealEachOther(T1, ME))
    assert same(last(text.format(f"Hild and {one_of_them}"), "Forward"), ir.DealEachOther(ME, T1))
