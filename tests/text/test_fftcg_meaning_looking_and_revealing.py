"""What FFTCG sentences mean: cards that are looked at or revealed, and what becomes of them."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BACKUP,
    EACH_PLAYER,
    FORWARD,
    ME,
    OPPONENT,
    SUMMON,
    T1,
    YOU,
    awaited,
    effects,
    last,
    meant,
    one,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text.walk import nodes


def test_removed_face_down_and_looked_at() -> None:
    taken, look = effects(
        "Your opponent removes the top card of their deck from the game face down. You can look at it."
    )
    assert same(taken, ir.FaceDown(ir.RemoveTop(OPPONENT, ir.Num(1), "t1")))
    assert same(look, ir.MayLook(YOU, T1))
    held = ir.All(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(OPPONENT)),)), "t1")
    hand, theirs = effects(
        "Your opponent removes all their hand from the game face down. Your opponent can look at these removed cards at any time."
    )
    assert same(hand, ir.FaceDown(ir.PlayerPuts(OPPONENT, held, ir.Removed(ir.Owner()))))
    assert same(theirs, ir.MayLook(OPPONENT, T1))


@pytest.mark.parametrize("moment", ["When Hild enters the field", "When Hild deals damage to your opponent"])
def test_what_is_looked_at_is_what_lies_face_down(moment: str) -> None:
    text = f"{moment}, your opponent removes 1 card in their hand from the game face down. You can look at it and cast it as though you owned it."
    _, both = meant(text).effects  # type: ignore[attr-defined]
    assert [each.what for each in both.effects] == [T1, T1]


def test_who_reveals_a_card_reveals_one_of_the_own_deck() -> None:
    first, _ = one(
        "Your opponent reveals the top card of their deck. If it is a Forward, draw 1 card.", "Summon"
    ).effects  # type: ignore[attr-defined]
    assert same(first, ir.RevealTop(OPPONENT, OPPONENT, ir.Num(1), bind="t1"))
    first, _ = one("Each player reveals the top 2 cards of their deck. Put them into the Break Zone.", "Summon").effects  # type: ignore[attr-defined]
    assert same(first, ir.RevealTop(EACH_PLAYER, EACH_PLAYER, ir.Num(2), bind="t1"))


def test_older_words() -> None:
    _, away = effects("Look at the top card of your opponent's deck. Put it into his/her Break Zone.")
    assert isinstance(away, ir.PutInto) and same(away.to, ir.BreakZone(OPPONENT))
    _, end = effects("Look at the top card of your deck. Place it on the top or at the bottom of your deck.")
    assert isinstance(end, ir.PutInto) and same(end.to, ir.DeckTopOrBottom(YOU))
    _, some, rest = effects("Reveal the top 2 cards of your deck. If there are any Monsters among them, draw 1 card. "
                            "Shuffle the other cards and place them at the bottom of your deck.")  # fmt: skip
    assert isinstance(some, ir.If) and isinstance(some.condition, ir.Compare) and some.condition.compare == ">="
    assert isinstance(rest, ir.PutRest) and same(rest.to, ir.DeckBottom(YOU, "random"))
    named = meant("When Hild enters the field, name 1 Job. Hild gains the named Job.")
    assert isinstance(named, ir.AutoAbility) and same(
        named.effects[-1], ir.Restrict(ME, ir.AlsoJob(""), ir.Permanent())
    )
    three = ir.CountedSubject(ir.Num(3), ir.Group(ir.TypeIs(("Monster",))))
    assert same(
        awaited("When 3 or more Monsters enter your field at the same time"),
        ir.CardEvent(three, (ir.EntersField(YOU),)),
    )


def test_what_was_turned_over_is_no_card_of_another_instruction() -> None:
    words = (
        "Turn over one card at a time from the top of your deck until an Ice card is revealed. Add it to your hand. Then, shuffle the other "
        "cards revealed and return them to the bottom of your deck. Reveal the top 5 cards of your deck. Add 1 Summon among them to your "
        "hand and return the other cards to the bottom of your deck in any order."
    )
    assert {each.among.to for each in nodes(last(words)) if isinstance(each, ir.TakeAmong | ir.PutRest)} == {("t3",)}  # type: ignore[attr-defined]


def test_until_one_is_revealed() -> None:
    text = "Turn over one card at a time from the top of your deck until {} is revealed. Add it to your hand and put the other cards into the Break Zone."
    assert same(effects(text.format("1 Monster"))[0], effects(text.format("a Monster"))[0])


def test_shown_and_played() -> None:
    text = "Look at the top 4 cards of your deck. Reveal 1 Monster among them and play it onto the field. Put the rest into the Break Zone."
    _, taken, _ = effects(text)
    assert isinstance(taken, ir.TakeAmong) and same(taken.into, ir.Field(YOU))


@pytest.mark.parametrize("done", ["add 1 of them to your hand", "play one of them onto the field"])
def test_one_of_all_or_of_those_that_were_counted(done: str) -> None:
    shown = "Reveal the top 5 cards of your deck. If there are 2 or more Forwards among them, "
    with pytest.raises(TextError, match="one of all cards"):
        last(f"{shown}{done}. Put the rest of the cards into the Break Zone.")
    for plain in ("add 1 Forward among them to your hand", "add 1 card among them to your hand"):
        assert isinstance(last(f"{shown}{plain}. Put the rest of the cards into the Break Zone."), ir.PutRest)


def test_puts_one_of_them_away() -> None:
    taken = last("Choose 2 Forwards opponent controls. Your opponent puts 1 of them into the Break Zone.")
    assert isinstance(taken, ir.TakeAmong) and taken.player == OPPONENT and same(taken.among, T1)


@pytest.mark.parametrize(
    ("words", "into", "dull"),
    [
        ("Play {} among them onto the field", ir.Field(YOU), False),
        ("Play {} among them onto the field dull", ir.Field(YOU), True),
        ("Add {} among them to your hand", ir.Hand(YOU), False),
    ],
)
def test_a_total_over_several_kinds_that_were_shown(words: str, into: ir.Zone, dull: bool) -> None:
    kinds = words.format("up to 1 Forward and 1 Backup with a total cost of 7 or less")
    text = f"Reveal the top 5 cards of your deck. {kinds} and put the rest of the cards into the Break Zone."
    both = last(text)
    assert isinstance(both, ir.Both)
    forward = ir.Target(ir.Num(1), ir.Group(FORWARD), up_to=True, bind="t2")
    backup = ir.Target(ir.Num(1), ir.Group(BACKUP), bind="t3")
    assert same(both.effects[0], ir.TakeTogether(YOU, (forward, backup), T1, into, ir.Num(7), dull=dull))


@pytest.mark.parametrize("deck", ["your opponent's deck", "their deck"])
def test_both_ends_of_the_opponents_deck(deck: str) -> None:
    head = "Look at the top 2 cards of your opponent's deck. "
    _, parted = effects(
        f"{head}Put 1 card among them at the bottom of {deck} and return the other card to the top of {deck}."
    )
    taken, rest = parted.effects  # type: ignore[attr-defined]
    assert same(taken.into, ir.DeckBottom(OPPONENT)) and same(rest.to, ir.DeckTop(OPPONENT))
    assert same(rest.among, T1) and same(taken.among, T1)


@pytest.mark.parametrize("words", ["the named type", "a card of the selected type", "the named card type"])
def test_until_a_card_of_the_named_type_is_revealed(words: str) -> None:
    turned = effects(f"Name 1 card type. Turn over one card at a time from the top of your deck until {words} is revealed. "
                     "Add it to your hand. Then, put the other cards revealed into the Break Zone.")[1]  # fmt: skip
    assert same(turned.group, ir.Group(ir.IsCard(), qualifiers=(ir.NamedType(),)))  # type: ignore[attr-defined]


def test_some_in_any_order_and_the_rest_elsewhere() -> None:
    text = "Look at the top 5 cards of your deck. Put 2 cards among them on top of your deck in any order and the rest at the bottom of your deck in any order."
    _, parted = effects(text)
    taken, rest = parted.effects  # type: ignore[attr-defined]
    assert (
        same(taken.into, ir.DeckTop(YOU)) and same(taken.target.count, ir.Num(2)) and same(rest.to, ir.DeckBottom(YOU))
    )
    selected = effects("Look at your opponent's hand. Select 1 Summon from it. Your opponent discards it.")[1]
    assert isinstance(selected, ir.SelectAmong)


@pytest.mark.parametrize("end", [" and ", ", and "])
@pytest.mark.parametrize("verb", ["Put", "Place"])
def test_each_of_those_looked_at_goes_elsewhere(verb: str, end: str) -> None:
    text = f"Look at the top 3 cards of your deck. {verb} 1 card on top of your deck, 1 card at the bottom of your deck{end}1 card into the Break Zone."
    (_, both) = effects(text)
    assert isinstance(both, ir.Both)
    assert [type(each.into) for each in both.effects] == [ir.DeckTop, ir.DeckBottom, ir.BreakZone]  # type: ignore[attr-defined]
    assert all(isinstance(each, ir.TakeAmong) and same(each.among, T1) for each in both.effects)
    (_, both) = effects(
        "Look at the top 2 cards of your deck. Put 1 card on top of your deck and 1 card at the bottom of your deck."
    )
    assert [type(each.into) for each in both.effects] == [ir.DeckTop, ir.DeckBottom]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "words",
    ["both of the revealed cards", "both the revealed cards", "both revealed cards", "all of the revealed cards"],
)
def test_what_all_revealed_cards_are(words: str) -> None:
    asked = last(f"Reveal the top 2 cards of your deck. If {words} are Forwards, draw 1 card.").condition  # type: ignore[attr-defined]
    assert same(asked, ir.Is(T1, ir.Group(FORWARD)))


def test_how_many_revealed_cards_are_of_a_kind() -> None:
    for words, number in (
        ("2 or more of the revealed cards are Forwards", 2),
        ("one of the revealed cards is a Forward", 1),
    ):
        asked = last(f"Reveal the top 3 cards of your deck. If {words}, draw 1 card.").condition  # type: ignore[attr-defined]
        assert same(asked, ir.Compare(ir.CountRef(T1, ir.Group(FORWARD)), ir.Num(number), ">=")), words


def test_an_opponent_may_show_a_card() -> None:
    offer, otherwise = effects("Your opponent may reveal 1 Forward from their hand. If they don't, draw 1 card.")
    assert isinstance(offer, ir.May) and offer.player == OPPONENT and isinstance(offer.effect, ir.RevealCards)
    held = ir.Group(FORWARD, qualifiers=(ir.InZone(ir.Hand(OPPONENT)),))
    assert same(offer.effect.target, ir.Target(ir.Num(1), held, bind="t1"))
    assert isinstance(otherwise, ir.IfNotDone)


@pytest.mark.parametrize(
    "rest",
    ["put the other cards into the Break Zone", "return the other cards to the bottom of your deck in any order"],
)
def test_among_the_revealed_cards_behind_what_was_chosen(rest: str) -> None:
    text = f"Reveal the top 3 cards of your deck. Choose 1 Forward. Deal it 3000 damage. Add 1 Summon among the revealed cards to your hand and {rest}."
    joined = last(text)
    assert isinstance(joined, ir.Both)
    taken, others = joined.effects
    assert isinstance(taken, ir.TakeAmong) and isinstance(others, ir.PutRest)
    assert same(taken.among, T1) and same(others.among, T1)
    assert same(taken.target.group, ir.Group(SUMMON))


@pytest.mark.parametrize(
    ("some", "target"),
    [
        ("any number", ir.Target(ir.Num(0), ir.Group(ir.IsCard()), any_number=True, bind="t2")),
        ("up to 2", ir.Target(ir.Num(2), ir.Group(ir.IsCard()), up_to=True, bind="t2")),
    ],
)
@pytest.mark.parametrize(
    "rest", ["return the others to the top of your deck in any order", "the rest on top of your deck in any order"]
)
def test_so_many_of_them_are_put_away(some: str, target: ir.Target, rest: str) -> None:
    joined = last(f"Look at the top 3 cards of your deck. Put {some} of them into the Break Zone and {rest}.")
    assert isinstance(joined, ir.Both)
    taken, others = joined.effects
    assert same(taken, ir.TakeAmong(YOU, target, T1, ir.BreakZone(ir.Owner())))
    assert same(others, ir.PutRest(T1, ir.DeckTop(YOU)))


def test_some_of_those_that_were_chosen() -> None:
    chosen = "Choose 3 Forwards in your Break Zone. "
    card = ir.Target(ir.Num(1), ir.Group(ir.IsCard()), bind="t2")
    joined = last(f"{chosen}Select 1 of them and add it to your hand.")
    assert isinstance(joined, ir.Both) and same(joined.effects[0], ir.SelectAmong(YOU, card, T1))
    asked, _ = effects(f"{chosen}If you control a Monster, select 1 of them. Add it to your hand.")[1:]
    assert isinstance(asked, ir.If) and same(asked.effect, ir.SelectAmong(YOU, card, T1))


@pytest.mark.parametrize(
    "others", ["the other revealed cards", "the rest of the revealed cards", "the other cards revealed"]
)
def test_what_becomes_of_the_other_revealed_cards(others: str) -> None:
    for words, to, shuffled in (
        (f"shuffle {others} into your deck", ir.DeckZone(YOU), True),
        (f"shuffle {others} and return them to the bottom of your deck", ir.DeckBottom(YOU, "random"), False),
        (f"put {others} at the bottom of your deck in any order", ir.DeckBottom(YOU), False),
        (f"return {others} to the top of your deck in any order", ir.DeckTop(YOU), False),
        (f"remove {others} from the game", ir.Removed(ir.Owner()), False),
    ):
        joined = last(f"Reveal the top 5 cards of your deck. Add 1 Summon among them to your hand and {words}.")
        assert isinstance(joined, ir.Both) and same(joined.effects[1], ir.PutRest(T1, to, shuffled)), words
