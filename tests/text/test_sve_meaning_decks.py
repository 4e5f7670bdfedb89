"""What sentences of Shadowverse: Evolve mean: decks: searching, looking, revealing, milling, their ends."""

from __future__ import annotations

import pytest
from sve_meaning import (
    AMULET,
    CARD,
    DRAW,
    FIRST,
    FOE,
    FOLLOWER,
    IT,
    MILL,
    SECOND,
    SELF,
    SPELL,
    YOU,
    compiled,
    effects,
    plain,
    refused,
)

from cardwright.errors import TextError
from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

BACK = "Return your hand to your deck and shuffle it."
HIT = "Select an enemy follower on the field. Deal it 3 damage and"
LOOKED = ir.Ref(("t1",))
SHOWN = ir.Ref(("t2",))
OWN_FIELD = ir.Field(YOU)
OWNER = ir.Owner()


def test_the_rest_is_shuffled_back() -> None:
    said = effects("Reveal the top 4 cards of your deck. Add a follower from among them to your hand. Shuffle the rest into your deck.")  # fmt: skip
    assert said[2] == ir.PutRest(IT, ir.DeckBottom(YOU, "random"), shuffle=True)


def test_their_deck_is_of_who_puts() -> None:
    [said] = effects("Each opponent puts a card from their hand on the bottom of their deck.")
    assert said.to == ir.DeckBottom(sv.PlayerRef(FOE))


@pytest.mark.parametrize(("whose", "player"), [("your", YOU), ("its owner's", OWNER)])
@pytest.mark.parametrize(("end", "bottom"), [("top", False), ("bottom", True)])
def test_a_place_in_a_deck_named_behind_it(whose: str, player: ir.Player, end: str, bottom: bool) -> None:
    ability = compiled(f"[lastwords] Put this card into {whose} deck 3rd from the {end}.")
    assert isinstance(ability, ir.AutoAbility)
    assert ability.effects == (ir.PutInto(SELF, sv.DeckPosition(player, 3, bottom)),)


def test_put_back_in_any_order() -> None:
    [both] = effects("Look at the top 2 cards of your deck and put them back in any order.")
    assert both.effects[1] == ir.PutRest(ir.Ref(("t1",)), ir.DeckTop(YOU))


def test_back_on_top() -> None:
    text = "Look at the top 3 cards of your deck. Put them back on top of your deck in any order."
    assert effects(text)[1] == ir.PutInto(IT, ir.DeckTop(YOU))


def test_what_is_done_with_the_card_that_was_asked_about() -> None:
    said = effects(f"{HIT} {MILL} If it's a follower, put it into your EX area.")
    assert said[-1] == ir.If(ir.Is(SECOND, ir.Group(FOLLOWER)), ir.PutInto(SECOND, sv.ExArea(YOU)))
    said = effects(f"{HIT} {MILL} If it's a follower, deal that follower 1 damage.")
    assert said[-1] == ir.If(ir.Is(SECOND, ir.Group(FOLLOWER)), ir.DealDamage(FIRST, ir.Num(1)))


def test_put_into_the_cemetery_this_way() -> None:
    """The same as "from among them", where they came from the deck."""
    front = "Put the top 3 cards of your deck into your cemetery."
    way = effects(f"{front} Add each spell put into your cemetery this way to your hand.")
    assert way == effects(f"{front} Add each spell from among them to your hand.")


def test_both_are() -> None:
    """Of one card that was the last of the deck nothing is said, and of three it would be open which two."""
    [_, asked] = effects("Put the top 2 cards of your deck into your cemetery. If both are followers, draw a card.")
    assert asked == ir.If(ir.Compare(ir.CountRef(IT, ir.Group(FOLLOWER)), ir.Num(2), ">="), DRAW)
    front = "Put the top 3 cards of your deck into your cemetery."
    assert "not two cards" in refused(f"{front} If both of them are followers, draw a card.")


def test_the_group_in_front_of_what_is_done_with_it() -> None:
    look = "Look at the top 3 cards of your deck."
    rest = "Put the rest into your cemetery."
    shown = effects(f"{look} From among them, reveal up to 2 spells and add them to your hand. {rest}")[1]
    plain = effects(f"{look} Reveal up to 2 spells from among them and add them to your hand. {rest}")[1]
    assert isinstance(shown, ir.Then) and isinstance(plain, ir.Both)
    assert (shown.first, shown.then) == plain.effects
    put = effects(f"{look} From among them, put a follower into your EX area. {rest}")[1]
    assert put == effects(f"{look} Put a follower from among them into your EX area. {rest}")[1]


def test_two_kinds_are_shown() -> None:
    looked, _, second, _ = effects(
        "Look at the top 4 cards of your deck. You may reveal a Pixie follower from among them and add it to your hand. "
        "You may also reveal a spell from among them and add it to your hand. Put the rest into your cemetery."
    )
    assert isinstance(second, ir.May)
    assert second.effect.first.among == ir.Ref((looked.bind,))
    assert second.effect.then.what == ir.Ref((second.effect.first.target.bind,))


def test_cards_of_two_kinds_among_those_looked_at() -> None:
    text = "Look at the top 4 cards of your deck. You may reveal a spell and a Pixie follower from among them and add them to your hand."
    _, may = effects(text)
    assert isinstance(may, ir.May) and isinstance(may.effect, ir.Both)
    shown, added = may.effect.effects
    assert isinstance(shown, ir.Both) and isinstance(added, ir.ToHand)
    assert [each.target.group for each in shown.effects if isinstance(each, sv.RevealAmong)] == [
        ir.Group(SPELL), ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),)),
    ]  # fmt: skip
    assert added.what == ir.Ref(("t2", "t3"))


def test_a_card_of_each_of_three_kinds() -> None:
    _, may, _ = effects(
        "Look at the top 6 cards of your deck. You may reveal a follower, a spell, and an amulet from among them and add them to "
        "your hand. Put the remaining cards into your cemetery."
    )
    assert isinstance(may, ir.May) and isinstance(may.effect, ir.Both)
    shown = may.effect.effects[0]
    assert isinstance(shown, ir.Both)
    nouns = [each.target.group.noun for each in shown.effects if isinstance(each, sv.RevealAmong)]
    assert nouns == [FOLLOWER, SPELL, AMULET]


def test_revealing_until() -> None:
    text = (
        "Reveal cards from the top of your deck until you reveal a spell. Add it to your hand. Put the remaining cards on the "
        "bottom of your deck in a random order."
    )
    until, added, rest = effects(text)
    assert until == ir.RevealUntil(ir.Group(SPELL), ir.Num(1), "t1", "t2")
    assert (added.what, rest.among) == (IT, ir.Ref(("t2",)))  # type: ignore[attr-defined]


@pytest.mark.parametrize("rest", ["remaining cards", "rest"])
def test_one_verb_for_what_was_shown_and_for_the_rest(rest: str) -> None:
    made = compiled(
        "[fanfare] Reveal cards from the top of your deck until you reveal a Pixie follower. Put that follower onto your field and "
        f"the {rest} on the bottom of your deck in a random order."
    )
    [until, put] = made.effects
    assert until == ir.RevealUntil(ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),)), bind="t1", bind_rest="t2")
    assert put.first == ir.PlayOnto(ir.Ref(("t1",)), YOU)
    assert put.then == ir.PutRest(ir.Ref(("t2",)), ir.DeckBottom(YOU, "random"))


def test_searched_for_and_put_away() -> None:
    [both] = effects("Search your deck for a Sporeling follower, put it into your cemetery, and draw 2 cards.")
    assert isinstance(both.then.first, ir.PutInto)
    assert both.then.then == ir.Draw(YOU, ir.Num(2))


def test_a_search_with_a_comma() -> None:
    found = ir.Search(YOU, (ir.Target(ir.Num(1), ir.Group(AMULET), bind="t1"),))
    for comma in ("", ","):
        [made] = effects(f"Search your deck for an amulet{comma} and put it onto your field.")
        assert made == ir.Then(found, ir.PlayOnto(IT, YOU))


def test_cards_returned_to_the_deck_are_counted() -> None:
    counted = sv.CountThisWay(CARD, "returned to a deck")
    said = effects(f"{BACK} Draw X cards. X equals the number of cards returned.")
    assert said[1] == sv.Let((ir.Draw(YOU, ir.X()),), counted)


@pytest.mark.parametrize(
    "words",
    [
        "shuffle them into your deck",
        "put them into your deck and shuffle it",
        "return them to your deck, then shuffle it",
    ],
)
def test_shuffled_into_the_deck(words: str) -> None:
    text = f"Select 2 cards in your cemetery. {words.capitalize()}."
    assert effects(text)[1] == ir.ShuffleInto(IT)


def test_some_shuffled_in() -> None:
    graves = ir.Group(FOLLOWER, (), (ir.InZone(sv.Cemetery(YOU)),))
    [said] = effects("Shuffle up to 2 followers in your cemetery into your deck.")
    assert said == ir.Then(ir.Select(YOU, ir.Target(ir.Num(2), graves, up_to=True, bind="t1")), ir.ShuffleInto(IT))


def test_looking_at_the_top_of_the_deck() -> None:
    text = (
        "Look at the top 3 cards of your deck. You may put a Pixie follower from among them into your EX area. "
        "Put the remaining cards into your cemetery."
    )
    group = ir.Group(FOLLOWER, (sv.TraitIs("Pixie"),))
    take = ir.TakeAmong(YOU, ir.Target(ir.Num(1), group, bind="t2"), IT, sv.ExArea(YOU))
    assert effects(text) == (
        ir.RevealTop(YOU, YOU, ir.Num(3), look=True, bind="t1"),
        ir.May(YOU, take),
        ir.PutRest(IT, sv.Cemetery(YOU)),
    )


def test_cards_to_three_places() -> None:
    text = "Look at the top 3 cards of your deck. Put 1 into your hand, 1 into your EX area, and 1 into your cemetery."
    _, made = effects(text)
    assert [made.first.into, made.then.first.into, made.then.then.into] == [
        ir.Hand(YOU),
        sv.ExArea(YOU),
        sv.Cemetery(YOU),
    ]


def test_among_them_without_from() -> None:
    said = "[fanfare] Look at the top 3 cards of your deck. Put {} among them onto your field."
    assert compiled(said.format("a follower")).effects == compiled(said.format("a follower from")).effects


@pytest.mark.parametrize(
    ("words", "zones"),
    [
        ("Put one of them into your hand, one into your cemetery, and one on the bottom of your deck.", (ir.Hand(YOU), sv.Cemetery(YOU), ir.DeckBottom(YOU))),
        ("Put a follower from among them onto your field and a spell into your hand.", (ir.Field(YOU), ir.Hand(YOU))),
        ("You may put a follower from among them onto your field and a spell from among them into your hand.", (ir.Field(YOU), ir.Hand(YOU))),
    ],
)  # fmt: skip
def test_several_cards_each_to_its_place(words: str, zones: tuple[ir.Zone, ...]) -> None:
    _, put = effects(f"Look at the top 3 cards of your deck. {words}")
    assert tuple(each.into for each in nodes(put) if isinstance(each, ir.TakeAmong)) == zones


@pytest.mark.parametrize(
    ("words", "taken", "rest"),
    [
        ("Add one of them to your hand. Put the remaining cards into your cemetery.", LOOKED, LOOKED),
        ("Put one of them into your hand and the other into your cemetery.", LOOKED, LOOKED),
        ("You may reveal up to 2 followers from among them. Add one of them to your hand and put the other into your EX area.", SHOWN, SHOWN),
        ("Select up to 2 followers from among them. Put one of them onto your field and the other into your EX area.", SHOWN, SHOWN),
        ("You may reveal up to 2 followers from among them. Add one of them to your hand. Put the rest into your cemetery.", SHOWN, LOOKED),
        ("You may put a follower from among them onto your field. Put the others into your cemetery.", LOOKED, LOOKED),
    ],
)  # fmt: skip
def test_of_which_cards_one_is_taken(words: str, taken: ir.Objects, rest: ir.Objects) -> None:
    made = effects(f"Look at the top 5 cards of your deck. {words}")
    [one] = [each for effect in made for each in nodes(effect) if isinstance(each, ir.TakeAmong)]
    [others] = [each for effect in made for each in nodes(effect) if isinstance(each, ir.PutRest)]
    assert (one.among, others.among) == (taken, rest)


def test_the_others_of_those_that_were_looked_at_last() -> None:
    made = effects(
        "Look at the top 2 cards of your deck. Put one of them into your hand and the other into your cemetery. "
        "Look at the top 3 cards of your deck. You may put a follower from among them onto your field. Put the others into your cemetery."
    )
    rests = [each.among for effect in made for each in nodes(effect) if isinstance(each, ir.PutRest)]
    assert rests[0] == LOOKED
    assert rests[1] != LOOKED


def test_from_among_them_engaged() -> None:
    _, taken = effects("Look at the top 2 cards of your deck. You may put a follower from among them onto your field engaged.")  # fmt: skip
    assert taken == ir.May(YOU, ir.TakeAmong(YOU, ir.Target(ir.Num(1), ir.Group(FOLLOWER), bind="t2"), IT, ir.Field(YOU), dull=True))  # fmt: skip


@pytest.mark.parametrize("words", ["each spell", "all spells"])
@pytest.mark.parametrize(
    "first", ["Reveal the top 3 cards of your deck", "Put the top 3 cards of your deck into your cemetery"]
)
def test_all_of_a_kind_from_among_them(first: str, words: str) -> None:
    _, taken = effects(f"{first}. Add {words} from among them to your hand.")
    spells = ir.Group(ir.TypeIs(("Spell",)))
    target = ir.Target(ir.CountRef(IT, spells), spells, bind="t2")
    assert taken == ir.TakeAmong(YOU, target, IT, ir.Hand(YOU))


@pytest.mark.parametrize("among", ["from among them", "among them"])
@pytest.mark.parametrize(("end", "dull"), [("", False), (" engaged", True)])
def test_summoned_from_among_those_looked_at(among: str, end: str, dull: bool) -> None:
    made = effects(f"Look at the top 3 cards of your deck. You may summon an amulet {among}{end}.")
    target = ir.Target(ir.Num(1), ir.Group(AMULET), bind="t2")
    assert made[1] == ir.May(YOU, ir.TakeAmong(YOU, target, ir.Ref(("t1",)), OWN_FIELD, dull=dull))


def test_the_top_of_a_deck_is_banished_by_its_player() -> None:
    [banish] = effects("Each opponent banishes the top 3 cards of their deck.")
    assert banish == sv.TopInto(FOE, ir.Num(3), ir.Removed(ir.Owner()), bind="t1")


def test_what_is_done_several_times_makes_several() -> None:
    twice = "Put the top card of your deck into your EX area. Do this 2 times."
    assert effects(f"{twice} They cost 1 less to play.")[1] == ir.CostChange(ir.Ref(("t1",)), ir.Num(1))
    with pytest.raises(TextError, match="it"):
        effects(f"{twice} It costs 1 less to play.")


def test_one_of_those_put_into_the_cemetery_this_way_is_selected() -> None:
    milled = "Put the top 3 cards of your deck into your cemetery."
    way = effects(f"{milled} Select a spell put into your cemetery this way and add it to your hand.")
    assert way == effects(f"{milled} Select a spell from among them and add it to your hand.")
    with pytest.raises(TextError, match="open which cards"):
        effects(f"Discard a card. {milled} Select a spell put into your cemetery this way and add it to your hand.")


FOUND = ir.Search(YOU, (ir.Target(ir.Num(2), ir.Group(FOLLOWER), bind="t1"),))
PUT_ONE = ir.TakeAmong(YOU, ir.Target(ir.Num(1), ir.Group(CARD), bind="t2"), FIRST, OWN_FIELD)
KEEP_OTHER = ir.PutRest(FIRST, ir.Hand(YOU))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Search your deck for 2 followers, put one onto your field, and add the other to your hand.", (ir.Then(FOUND, ir.Then(PUT_ONE, KEEP_OTHER)),)),
        ("Search your deck for 2 followers. Put one onto your field and add the other to your hand.", (FOUND, ir.Both((PUT_ONE, KEEP_OTHER)))),
        ("Search your deck for 2 followers, reveal them, put one onto your field, and add the other to your hand.", (ir.Then(FOUND, ir.Then(sv.Reveal(FIRST), ir.Then(PUT_ONE, KEEP_OTHER))),)),
    ],
)  # fmt: skip
def test_one_of_two_that_were_found(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert effects(text) == wanted


def test_what_was_found_is_moved_and_more_is_done() -> None:
    found = ir.Search(YOU, (ir.Target(ir.Num(1), ir.Group(SPELL), bind="t1"),))
    kept, discarded = ir.ToHand(IT, YOU, verb="add"), ir.Discard(YOU, ir.Num(1), ir.Group(CARD), bind="t2")
    for join in ("and", "then"):
        text = f"Search your deck for a spell, reveal it, add it to your hand, {join} discard a card."
        assert effects(text) == (ir.Then(found, ir.Then(sv.Reveal(IT), ir.Then(kept, discarded))),)
    put, gone = ir.PlayOnto(IT, YOU), ir.Break(IT)
    for join in ("and", "then"):
        [done] = effects(f"Search your deck for a follower, put it onto your field, {join} destroy it.")
        assert isinstance(done, ir.Then) and done.then == ir.Then(put, gone)
    assert effects("Search your deck for a spell. Reveal it and add it to your hand.") == (
        found,
        ir.Both((sv.Reveal(IT), kept)),
    )
    assert "nothing is done" in refused("Search your deck for a spell. Draw a card.")


@pytest.mark.clauses("sve", "10.6.2.3")
def test_one_of_two_that_were_selected() -> None:
    [_, done] = effects("Select 2 followers in your cemetery. Put one onto your field and banish the other.")
    assert done == ir.Both((PUT_ONE, ir.PutRest(FIRST, ir.Removed(OWNER))))
    for cards in ("up to 2 followers", "3 followers", "a follower"):
        assert "looked at" in refused(f"Select {cards} in your cemetery. Put one onto your field and banish the other.")


@pytest.mark.parametrize("among", ["from among them", "among them"])
def test_what_is_said_behind_those_among_which_a_card_is(among: str) -> None:
    top = (
        "Look at the top 3 cards of your deck. You may {} {} and add it to your hand. Put the rest into your cemetery."
    )
    before = effects(top.format("reveal", "a follower that costs 3 play points or less from among them"))
    behind = effects(top.format("reveal", f"a follower {among} that costs 3 play points or less"))
    assert behind == before


def test_cards_of_the_cemetery_that_are_shuffled_into_the_deck() -> None:
    for many in ("5 cards", "up to 3 spells"):
        into = effects(f"Shuffle {many} from your cemetery into your deck. Draw a card.")
        assert effects(f"Return {many} in your cemetery to your deck and shuffle it. Draw a card.")[1] == into[1]
        [back] = effects(f"Return {many} in your cemetery to your deck and shuffle it.")
        assert isinstance(back, ir.Then) and isinstance(back.then, ir.ShuffleInto)


def test_three_kinds_put_into_the_hand() -> None:
    top = "Look at the top 5 cards of your deck."
    [_, taken] = effects(f"{top} Put a follower, a spell, and an amulet from among them into your hand.")
    kinds = [each.target.group.noun.types for each in nodes(taken) if isinstance(each, ir.TakeAmong)]
    assert kinds == [("Follower",), ("Spell",), ("Amulet",)]


def test_cards_taken_that_were_revealed_this_way() -> None:
    shown, added = "Reveal the top 3 cards of your deck.", "Add each spell {} to your hand."
    made, plainly = (effects(f"{shown} {added.format(which)}") for which in ("revealed this way", "from among them"))
    assert [plain(each) for each in made] == [plain(each) for each in plainly]
    looked = f"Look at the top 3 cards of your deck. {added.format('revealed this way')}"
    assert "nothing was revealed" in refused(looked)
