"""What FFTCG sentences mean: decks: searching, looking, revealing, milling, their ends."""

from __future__ import annotations

import pytest
from fftcg_meaning import (
    BACKUP,
    ENTERS,
    FORWARD,
    MINE,
    ONE,
    OPPONENT,
    T1,
    YOU,
    asked_at_the_end,
    asked_by_effect,
    done_as_it_enters,
    effects,
    entering,
    last,
    meant,
    one,
    refused,
    same,
)

from cardwright.errors import TextError
from cardwright.text import ir

TOP = "Look at the top 4 cards of your deck. Add 1 card among them to your hand and "
OWNER = ir.Owner()
MILL = "Put the top 3 cards of your deck into the Break Zone. "
ICE = ir.ElementIs(("Ice",))


@pytest.mark.parametrize(
    ("words", "known"),
    [
        (TOP + "put the others to the bottom of your deck in any order.",
         TOP + "return the other cards to the bottom of your deck in any order."),
        (TOP + "put the rest at the bottom of your deck in any order.",
         TOP + "return the other cards to the bottom of your deck in any order."),
        ("Choose up to 2 Forwards. Put them at the bottom of their owner's deck in any order.",
         "Choose up to 2 Forwards. Put them at the bottom of their owners' decks in any order."),
        ("Choose 1 Monster. During this turn, it also becomes a Forward with 6000 power and Haste.",
         "Choose 1 Monster. Until the end of the turn, it also becomes a Forward with 6000 power and Haste."),
        ("Choose 1 Forward opponent controls. Remove as many cards from the top of your deck from the game as its cost.",
         "Choose 1 Forward opponent controls. Remove as many cards from the top of your deck from the game as the CP required to cast it."),
    ],
)  # fmt: skip
def test_other_words_for_it(words: str, known: str) -> None:
    assert same(meant(words, "Summon"), meant(known, "Summon"))


def test_ends_of_a_deck() -> None:
    *_, under = effects("Reveal the top card of your opponent's deck. You may put it at the bottom of the deck.")
    assert same(under, ir.May(YOU, ir.PutInto(T1, ir.DeckBottom(ir.Owner()))))
    text = "Look at the top 2 cards of your deck. Put 1 card among them on the top of your deck and the other at the bottom of your deck."
    *_, both = effects(text)
    assert isinstance(both, ir.Both)
    taken, rest = both.effects
    assert isinstance(taken, ir.TakeAmong) and same(taken.into, ir.DeckTop(YOU))
    assert isinstance(rest, ir.PutRest) and same(rest.to, ir.DeckBottom(YOU))


def test_the_hand_goes_under_the_deck() -> None:
    (effect,) = effects("《1》: Place all the cards in your hand at the bottom of your deck in any order.", "Forward")
    assert same(effect.to, ir.DeckBottom(YOU))  # type: ignore[attr-defined]


def test_a_card_of_another_deck_goes_there() -> None:
    may = last("Look at the top card of your opponent's deck. You may put it at the bottom of his/her deck.")
    assert same(may, ir.May(YOU, ir.PutInto(T1, ir.DeckBottom(OPPONENT))))


@pytest.mark.parametrize("verb", ["Put them at the", "Place them on the", "Return them to the"])
@pytest.mark.parametrize("deck", ["their deck", "your opponent's deck"])
def test_what_was_looked_at_goes_to_either_end_of_their_deck(verb: str, deck: str) -> None:
    put = last(f"Look at the top 2 cards of your opponent's deck. {verb} top or bottom of {deck} in any order.")
    assert same(put, ir.PutInto(T1, ir.DeckTopOrBottom(OPPONENT)))


def test_one_card_of_each_kind_among_those_shown() -> None:
    shown, both, *_ = effects(
        "Reveal the top 5 cards of your deck. Play 1 Forward and up to 1 Backup among them onto the field dull."
        " Return the other cards to the bottom of your deck in any order."
    )
    assert isinstance(shown, ir.RevealTop) and isinstance(both, ir.Both)
    takes = both.effects
    assert all(isinstance(t, ir.TakeAmong) and t.dull and isinstance(t.into, ir.Field) for t in takes)
    assert [t.target.up_to for t in takes] == [False, True]  # type: ignore[attr-defined]


def test_the_same_number_of_cards_from_the_hand() -> None:
    drawn, put = done_as_it_enters(
        "draw 3 cards. Then, place the same number of cards from your hand at the bottom of your deck in any order."
    )
    assert isinstance(put, ir.Afterwards) and isinstance(put.effect, ir.SelectAndPut)
    assert put.effect.target.count == ir.ResultCount()
    assert isinstance(drawn, ir.Draw)
    _, then = done_as_it_enters(
        "remove any number of Monsters in your Break Zone from the game. When you do so, put the same number of cards from your hand"
        " at the bottom of your deck in any order."
    )
    assert isinstance(then, ir.WhenDone)
    (put_there,) = then.effects
    assert isinstance(put_there, ir.SelectAndPut) and isinstance(put_there.target.count, ir.CountRef)


def test_on_the_bottom_is_at_the_bottom() -> None:
    text = "Choose 2 Summons in your Break Zone. Put them {} the bottom of your deck in any order."
    assert meant(text.format("on"), "Summon") == meant(text.format("at"), "Summon")


def test_three_ways_for_the_cards_looked_at() -> None:
    text = "Look at the top 3 cards of your deck. Put 1 card among them on top of your deck, 1 card among them at the bottom of your deck and the other card into the Break Zone."
    top, bottom, rest = last(text).effects  # type: ignore[attr-defined]
    assert same(top.into, ir.DeckTop(YOU)) and same(bottom.into, ir.DeckBottom(YOU)) and isinstance(rest, ir.PutRest)


def test_the_rest_goes_on_top_of_their_deck() -> None:
    text = "Look at the top 3 cards of your opponent's deck. Put 1 card among them into the Break Zone and the rest on top of their deck in any order."
    away = last(text).effects[1]  # type: ignore[attr-defined]
    assert isinstance(away, ir.PutRest) and same(away.to, ir.DeckTop(OPPONENT))


def test_one_verb_for_the_card_and_the_rest() -> None:
    _, parted = effects(
        "Look at the top 2 cards of your deck. Put 1 card among them into the Break Zone and the other on top of your deck."
    )
    assert isinstance(parted, ir.Both)
    taken, rest = parted.effects
    assert isinstance(taken, ir.TakeAmong)
    assert isinstance(rest, ir.PutRest)
    assert (taken.into, rest.to) == (ir.BreakZone(ir.Owner()), ir.DeckTop(YOU))


def test_one_of_those_that_were_looked_at_and_the_others() -> None:
    shown = ir.Ref(("t1",))
    _, both = effects(
        "Look at the top 3 cards of your deck. Put 1 of them into the Break Zone and the others on top of your deck in any order."
    )
    taken, rest = both.effects  # type: ignore[attr-defined]
    assert same(taken.among, shown)
    assert same(taken.into, ir.BreakZone(ir.Owner()))
    assert same(rest, ir.PutRest(shown, ir.DeckTop(YOU)))


def test_a_card_is_placed_on_the_top_or_bottom() -> None:
    one_card = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.Hand(YOU)),))
    for place in ("at the", "on the"):
        put = last(f"Place 1 card from your hand {place} top or bottom of your deck.")
        assert same(put, ir.SelectAndPut(YOU, ir.Target(ir.Num(1), one_card, bind="t1"), ir.DeckTopOrBottom(YOU)))


@pytest.mark.parametrize("verb", ["Look at", "Reveal"])
def test_the_tops_of_both_decks(verb: str) -> None:
    rest = "Put them on the top or bottom of the respective decks."
    both, put = meant(f"{verb} the top 2 cards of your deck and your opponent's deck. {rest}", "Summon").effects  # type: ignore[attr-defined]
    look = verb == "Look at"
    tops = (
        ir.RevealTop(YOU, YOU, ir.Num(2), look=look, bind="t1"),
        ir.RevealTop(YOU, OPPONENT, ir.Num(2), look=look, bind="t2"),
    )
    assert both == ir.Both(tops)
    assert put == ir.PutInto(ir.Ref(("t1", "t2")), ir.DeckTopOrBottom(ir.Owner()))
    each, put = meant(f"{verb} the top card of each player's deck. {rest}", "Summon").effects  # type: ignore[attr-defined]
    assert each == ir.RevealTop(YOU, ir.EachPlayer(), ir.Num(1), look=look, bind="t1")
    assert put.what == ir.Ref(("t1",))


@pytest.mark.parametrize("verb", ["put", "return", "place"])
@pytest.mark.parametrize("rest", ["the other cards", "the rest", "the rest of the cards"])
@pytest.mark.parametrize("place", ["on the top or bottom", "to the top and/or bottom"])
def test_the_rest_goes_to_either_end(verb: str, rest: str, place: str) -> None:
    text = (
        f"Look at the top 3 cards of your deck. Add 1 card among them to your hand and {verb} {rest} {place} "
        "of your deck in any order."
    )
    assert same(last(text).effects[1], ir.PutRest(T1, ir.DeckTopOrBottom(YOU)))  # type: ignore[attr-defined]


@pytest.mark.parametrize("verb", ["Put", "Place"])
@pytest.mark.parametrize("place", ["at the", "on the"])
def test_several_to_either_end(verb: str, place: str) -> None:
    effect = last(f"Choose up to 2 Forwards. {verb} them {place} top or bottom of their owners' decks.")
    assert same(effect, ir.PutInto(T1, ir.DeckTopOrBottom(OWNER)))


@pytest.mark.parametrize("place", ["on", "at"])
def test_several_on_the_top_or_bottom(place: str) -> None:
    made = last(
        f"Look at the top 3 cards of your deck. Place them {place} the top or bottom of your deck in any order."
    )
    assert same(made, ir.PutInto(T1, ir.DeckTopOrBottom(YOU)))


@pytest.mark.parametrize(("top", "count"), [("card", 1), ("four cards", 4), ("3 cards", 3)])
def test_several_cards_are_put_under_the_top_of_the_decks_of_their_owners(top: str, count: int) -> None:
    put = last(f"Choose up to 2 Forwards. Put them under the top {top} of their owners' decks.")
    assert same(put, ir.PutInto(T1, ir.DeckUnder(OWNER, ir.Num(count))))
    with pytest.raises(TextError):
        last(f"Choose 1 Forward. Put it under the top {top} of their owners' decks.")


@pytest.mark.parametrize(
    "words",
    [
        "your deck has 9 cards or less",
        "you have 9 cards or less in your deck",
        "there are 9 cards or less in your deck",
    ],
)
def test_small_deck(words: str) -> None:
    (gain,) = one(f"If {words}, Hild gains Brave.").effects  # type: ignore[attr-defined]
    deck = ir.CountOf(ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.DeckZone(YOU)),)))
    assert same(gain.condition, ir.Compare(deck, ir.Num(9), "<="))


@pytest.mark.parametrize(
    ("words", "effect"),
    [
        ("Shuffle the other cards into your deck.", ir.PutRest(T1, ir.DeckZone(YOU), shuffle=True)),
        ("Shuffle the rest into your deck.", ir.PutRest(T1, ir.DeckZone(YOU), shuffle=True)),
    ],
)
def test_where_the_rest_goes(words: str, effect: ir.Effect) -> None:
    text = "Reveal the top 5 cards of your deck. Add 1 Forward among them to your hand."
    assert same(last(f"{text} {words}"), effect)


def test_cards_in_the_deck_are_counted_in_one_way() -> None:
    """Both orders of the words were read in two ways once."""
    lying = ir.Group(ir.IsCard(), qualifiers=(ir.InZone(ir.DeckZone(YOU)),))
    assert same(asked_at_the_end("you have 10 or less cards in your deck"), ir.Exists(lying, ir.Num(10), "<="))
    assert same(
        asked_at_the_end("you have 10 cards or less in your deck"), ir.Compare(ir.CountOf(lying), ir.Num(10), "<=")
    )


def test_what_was_put_away_and_asked_about_is_it() -> None:
    mill, then = effects("When Hild attacks, put the top card of your deck into the Break Zone. If that card is a Forward, add it to your hand.", "Forward")  # fmt: skip
    assert mill.bind == "t1"  # type: ignore[attr-defined]
    assert same(then, ir.If(ir.Is(T1, ir.Group(FORWARD)), ir.ToHand(T1, YOU, "add")))
    with pytest.raises(TextError, match="could mean another card"):
        effects("When Hild attacks, put the top card of your deck into the Break Zone. Add it to your hand.", "Forward")


@pytest.mark.parametrize("card", ["card", "Forward"])
def test_the_card_that_was_milled_is_that_card(card: str) -> None:
    text = f"Put the top card of your deck into the Break Zone. Draw 1 card for each CP required to cast that {card}."
    if card == "Forward":
        assert refused(text)
        return
    assert same(last(text), ir.Draw(YOU, ir.PerEach(ONE, ir.CostOf(T1))))


@pytest.mark.parametrize("by", ["by this effect", "this way"])
def test_each_card_of_a_kind_that_was_milled(by: str) -> None:
    drawn = last(f"{MILL}Draw 1 card for each Monster put into the Break Zone {by}.")
    monsters = ir.CountRef(T1, ir.Group(ir.TypeIs(("Monster",))))
    assert same(drawn, ir.Draw(YOU, ir.PerEach(ir.Num(1), monsters)))


@pytest.mark.parametrize(
    ("words", "group"),
    [
        ("Summons", ir.Group(ir.TypeIs(("Summon",)))),
        ("Ice cards", ir.Group(ir.IsCard(), (ICE,))),
        ("of Ice Element", ir.Group(ir.IsCard(), (ICE,))),
        ("{Category V}", ir.Group(ir.IsCard(), (), (ir.CategoryIs("V"),))),
    ],
)
def test_how_many_of_those_that_were_milled(words: str, group: ir.Group) -> None:
    asked = last(f"{MILL}If 2 or more of the cards put into the Break Zone are {words}, draw 1 card.")
    assert same(asked, ir.If(ir.Compare(ir.CountRef(T1, group), ir.Num(2), ">="), ir.Draw(YOU, ir.Num(1))))


def test_both_are_of_an_element() -> None:
    mill = "Put the top 2 cards of your deck into the Break Zone. If they are both of Ice Element, draw 1 card."
    assert same(last(mill), ir.If(ir.HasFilter(T1, ICE), ir.Draw(YOU, ir.Num(1))))


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Fire card", ir.Group(ir.IsCard(), (ir.ElementIs(("Fire",)),))),
        ("{Job Smith}", ir.Group(ir.JobIs("Smith"))),
    ],
)
def test_which_of_the_milled_cards_count(words: str, kind: ir.Group) -> None:
    text = f"{ENTERS}put the top 4 cards of your deck into the Break Zone. Draw 1 card for each {words} put into the Break Zone by this effect."
    draw = meant(text).effects[-1]  # type: ignore[attr-defined]
    assert draw.count.each == ir.CountRef(ir.Ref(("t1",)), kind)


@pytest.mark.parametrize("by", ["by this effect", "this way", "due to this ability"])
@pytest.mark.parametrize(
    ("verb", "place", "into", "dull"),
    [
        ("add", "to your hand", ir.Hand(YOU), False),
        ("play", "onto the field", ir.Field(YOU), False),
        ("play", "onto the field dull", ir.Field(YOU), True),
        ("remove", "from the game", ir.Removed(ir.Owner()), False),
    ],
)
def test_some_of_what_was_put_into_the_break_zone(by: str, verb: str, place: str, into: ir.Zone, dull: bool) -> None:
    put = "put the top 4 cards of your deck into the Break Zone. You may "
    *_, offer = entering(f"{put}{verb} 1 Forward put into the Break Zone {by} {place}.")
    one_of = ir.Target(ir.Num(1), ir.Group(FORWARD), bind="t2")
    assert same(offer, ir.May(YOU, ir.TakeAmong(YOU, one_of, ir.Ref(("t1",)), into, dull=dull)))
    with pytest.raises(TextError, match="all_milled"):
        entering(f"draw 1 card. You may {verb} 1 Forward put into the Break Zone {by} {place}.")


def test_for_each_in_front_of_what_goes_from_the_deck() -> None:
    (mill,) = effects(
        "For each Backup you control, your opponent puts the top 2 cards of their deck into the Break Zone."
    )
    each = ir.CountOf(ir.Group(ir.TypeIs(("Backup",)), qualifiers=(MINE,)))
    assert same(mill, ir.Mill(OPPONENT, ir.PerEach(ir.Num(2), each), bind="t1"))


@pytest.mark.parametrize(("words", "least"), [("2 or more Monsters were", 2), ("a Monster was", 1)])
def test_how_many_were_put_away(words: str, least: int) -> None:
    asked = last(
        f"Put the top 4 cards of your deck into the Break Zone. If {words} put into the Break Zone by this effect, draw 1 card."
    )
    assert isinstance(asked, ir.If)
    counted = ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Monster",))))
    assert same(asked.condition, ir.Compare(counted, ir.Num(least), ">="))


@pytest.mark.parametrize(
    ("did", "past"),
    [
        ("you searched for a card", ir.PlayerSearches(YOU)),
        ("your opponent has searched for 1 or more cards", ir.PlayerSearches(OPPONENT)),
        ("you gained a 《C》", ir.PlayerGainsCrystal(YOU)),
    ],
)
def test_what_a_player_did_this_turn(did: str, past: ir.Event) -> None:
    assert asked_by_effect(f"If {did} this turn, Hild gains Haste.") == ir.HappenedThisTurn(past)


@pytest.mark.parametrize(
    "text",
    [
        "remove the top card of your opponent's deck from the game for each Monster you control.",
        "for each Monster you control, remove the top card of your opponent's deck from the game.",
        "your opponent removes the top card of their deck from the game for each Monster you control.",
    ],
)
def test_removed_from_a_deck_for_each(text: str) -> None:
    (effect,) = done_as_it_enters(text)
    assert isinstance(effect, ir.RemoveTop) and effect.player == ir.Opponent()
    assert isinstance(effect.count, ir.PerEach) and effect.count.amount == ir.Num(1)


def test_how_many_were_broken_or_removed_just_before() -> None:
    _, draw = effects("Break all the Monsters. Draw 1 card for each Monster broken by this effect.")
    assert same(draw, ir.Draw(YOU, ir.PerEach(ir.Num(1), ir.ResultCount())))
    with pytest.raises(TextError):
        effects("Break all the Monsters. Draw 1 card for each Forward broken by this effect.")
    _, check = effects(
        "Remove the top 3 cards of your deck from the game. If 1 or more Summons are removed from the game by this effect, draw 1 card."
    )
    assert isinstance(check, ir.If)
    summons = ir.CountRef(ir.Ref(("t1",)), ir.Group(ir.TypeIs(("Summon",))))
    assert same(check.condition, ir.Compare(summons, ir.Num(1), ">="))


def test_a_total_over_several_kinds() -> None:
    forward, backup = (
        ir.Target(ir.Num(1), ir.Group(kind), bind=f"t{n}") for n, kind in enumerate((FORWARD, BACKUP), 1)
    )
    search = ir.Search(YOU, (forward, backup), most_cost=ir.Num(7))
    found = meant(
        "Search for 1 Forward and 1 Backup with a total cost of 7 or less and add them to your hand.", "Summon"
    )
    (both,) = found.effects  # type: ignore[attr-defined]
    assert same(both.effects[0], search)


@pytest.mark.parametrize("who", ["both players", "all players"])
@pytest.mark.parametrize("deck", ["deck", "decks"])
def test_what_both_players_put_away(who: str, deck: str) -> None:
    each, who = ir.EachPlayer(), who.capitalize()
    assert same(
        last(f"{who} put the top card of their {deck} into the Break Zone."), ir.Mill(each, ir.Num(1), bind="t1")
    )
    assert same(
        last(f"{who} put the top 4 cards of their {deck} into the Break Zone."), ir.Mill(each, ir.Num(4), bind="t1")
    )
    assert same(
        last(f"{who} remove the top 2 cards of their {deck} from the game."), ir.RemoveTop(each, ir.Num(2), bind="t1")
    )
