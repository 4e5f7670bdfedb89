"""What sentences of Shadowverse: Evolve mean: decks and hands: searching, looking, revealing, drawing, discarding."""

from __future__ import annotations

import pytest
from sve_meaning import (
    AMULET,
    CARD,
    DRAW,
    ENEMY,
    FOE,
    FOLLOWER,
    FOREVER,
    IN_HAND,
    IT,
    MINE,
    ON_MINE,
    PAIRS,
    SPELL,
    THEY,
    YOU,
    X,
    _in,
    _up_to,
    compiled,
    effects,
    plain,
    refused,
)

from cardwright.text import ir
from cardwright.text import ir_sve as sv
from cardwright.text.walk import nodes

CARDS_IN_THEIR_HAND = ir.Group(CARD, (), (ir.InZone(ir.Hand(FOE)),))
EACH = ir.EachPlayer()
THEIR = sv.PlayerRef(ir.EachPlayer())
IN_THEIR_HAND = ir.InZone(ir.Hand(sv.PlayerRef(FOE)))
ANY_CARD = ir.Group(CARD)


def test_all_select_a_card_in_the_hand_before_any_is_discarded() -> None:
    [made] = effects("Each player selects a card in their hand and discards it.")
    assert isinstance(made, sv.SelectThenAll) and isinstance(made.effect, ir.Discard)
    for text in ("Each player discards a card.", "Each opponent selects a card in their hand and discards it."):
        [made] = effects(text)
        assert isinstance(made, ir.Discard)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("An opponent discards 2 cards.", (ir.Discard(FOE, ir.Num(2), ir.Group(CARD), bind="t1"),)),
        ("An opponent draws a card.", (ir.Draw(FOE, ir.Num(1)),)),
        ("Reveal an opponent's hand.", (ir.RevealHand(FOE),)),
        ("Select a card in an opponent's hand. They discard it.", (ir.Select(YOU, ir.Target(ir.Num(1), CARDS_IN_THEIR_HAND, bind="t1")), ir.DiscardCards(THEY, IT))),
        ("Select a random card in an opponent's hand. They discard it.", (sv.SelectRandom(ir.Target(ir.Num(1), CARDS_IN_THEIR_HAND, bind="t1")), ir.DiscardCards(THEY, IT))),
        ("Add each card in your EX area to your hand.", (ir.ToHand(ir.All(ir.Group(CARD, (), (ir.InZone(sv.ExArea(YOU)),)), bind="t1"), YOU, "add"),)),
        ("Put 2 Fairy tokens onto your field or EX area.", (sv.CreateTokens(YOU, ir.Num(2), ("Fairy",), sv.OneOfZones((ir.Field(YOU), sv.ExArea(YOU))), bind="t1"),)),
        ("Summon 3 Fairy tokens. Engage any number of them.", (sv.CreateTokens(YOU, ir.Num(3), ("Fairy",), ir.Field(YOU), bind="t1"), sv.EngageAny(YOU, IT))),
        ("Engage all enemy followers on the field. They don't refresh during their controllers' next start phases.", (ir.Dull(ir.All(ENEMY, bind="t1")), ir.Restrict(IT, ir.DoesNotActivate(next_only=True), FOREVER))),
    ],
)  # fmt: skip
def test_players_and_what_is_theirs(text: str, wanted: tuple[ir.Effect, ...]) -> None:
    assert effects(text) == wanted


@pytest.mark.parametrize("place", ["in it", "from it", "in their hand"])
def test_a_card_in_a_hand_that_was_shown(place: str) -> None:
    shown, picked, discarded = effects(f"Look at an opponent's hand. Select a spell {place}. They discard it.")
    assert shown == ir.RevealHand(FOE, look=True)
    assert picked == ir.Select(YOU, ir.Target(ir.Num(1), ir.Group(SPELL, (), (IN_THEIR_HAND,)), bind="t1"))
    assert discarded == ir.DiscardCards(sv.PlayerRef(FOE), IT)


def test_all_of_one_kind_in_a_hand_that_is_shown() -> None:
    [both] = effects("Each opponent reveals their hand and discards each spell in it.")
    whole = ir.All(ir.Group(SPELL, (), (IN_THEIR_HAND,)), bind="t1")
    assert both == ir.Then(ir.RevealHand(FOE), ir.DiscardCards(sv.PlayerRef(FOE), whole))
    assert "the hand is not shown" in refused("Each opponent discards each spell in their hand.")


@pytest.mark.parametrize("words", ["that many cards", "the same number of cards"])
def test_as_many_cards(words: str) -> None:
    assert effects(f"Discard your hand. Draw {words}.")[1] == ir.Draw(YOU, ir.ResultCount())


@pytest.mark.parametrize("way", ["", " this way"])
def test_as_many_as_each_discarded(way: str) -> None:
    [let] = effects(
        f"Each player discards their hand and draws X cards. X equals the number of cards they discarded{way}."
    )
    discarded = sv.CountThisWay(CARD, "discarded", whose=THEIR)
    assert let == sv.Let((ir.Then(ir.DiscardHand(EACH), ir.Draw(THEIR, X)),), discarded)


@pytest.mark.parametrize(
    "words", [", shuffle it, and draw that many", ", shuffle it, then draw the same number of", " and shuffle it, then draw that many"]
)  # fmt: skip
def test_as_many_as_were_returned(words: str) -> None:
    redraw = sv.HandToDeckAndRedraw(YOU, ir.ResultCount())
    assert effects(f"Return your hand to your deck{words} cards.") == (redraw,)


def test_the_whole_hand_by_itself() -> None:
    hand = ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(YOU)),))
    shuffled, drawn = effects("Shuffle your hand into your deck. Draw a card.")
    assert (shuffled, drawn) == (ir.ShuffleInto(ir.All(hand, "t1")), DRAW)
    [both] = effects("Shuffle your hand into your deck, then draw 3 cards.")
    assert isinstance(both, sv.HandToDeckAndRedraw)


def test_a_hand_put_back_counts_itself() -> None:
    ability = compiled(
        "[fanfare] Each player returns their hand to their deck, shuffles it, and draws that many cards."
    )
    assert ability.effects == (sv.HandToDeckAndRedraw(ir.EachPlayer(), ir.ResultCount()),)


def test_one_random_card_in_digits() -> None:
    picked = sv.SelectRandom(ir.Target(ir.Num(1), ENEMY, bind="t1"))
    assert effects("Destroy 1 random enemy follower on the field.") == (ir.Then(picked, ir.Break(ir.Ref(("t1",)))),)
    assert effects("Each opponent discards 1 random spell.") == (
        sv.RandomDiscard(FOE, ir.Num(1), ir.Group(SPELL), bind="t1"),
    )


def test_the_card_that_chance_discarded() -> None:
    first, then = effects("Discard a random card. If it's a spell, draw a card.")
    assert first.bind == "t1"
    assert then == ir.If(ir.Is(ir.Ref(("t1",)), ir.Group(SPELL)), DRAW)


@pytest.mark.parametrize(("who", "player"), [("Randomly discard", YOU), ("Each opponent randomly discards", FOE)])
def test_randomly_discarded(who: str, player: ir.Player) -> None:
    assert effects(f"{who} 2 spells.") == (sv.RandomDiscard(player, ir.Num(2), ir.Group(SPELL), bind="t1"),)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("Discard up to 2 cards.", ir.Discard(YOU, ir.Num(2), ANY_CARD, up_to=True, bind="t1")),
        ("Discard any number of cards.", ir.Discard(YOU, ir.Num(0), ANY_CARD, any_number=True, bind="t1")),
        ("Each opponent discards 2 cards at random.", sv.RandomDiscard(ir.Opponent(), ir.Num(2), ANY_CARD, "t1")),
        ("Discard a card at random.", sv.RandomDiscard(YOU, ir.Num(1), ANY_CARD, "t1")),
    ],
)
def test_ways_to_discard(words: str, wanted: ir.Effect) -> None:
    assert effects(words) == (wanted,)


def test_either_of_two_names_each_with_its_article() -> None:
    searched = effects("Search your deck for a Lantern Moth or a Mossback Elder, reveal it, and add it to your hand.")
    either = ir.AnyTrait((ir.NameIs("Lantern Moth"), ir.NameIs("Mossback Elder")))
    assert searched[0].first == ir.Search(YOU, (ir.Target(ir.Num(1), ir.Group(either), bind="t1"),))


def test_what_was_revealed_out_of_the_hand_is_counted() -> None:
    spells = ir.Group(SPELL, (), (IN_HAND,))
    shown = ir.Then(
        ir.Select(YOU, ir.Target(ir.Num(0), spells, any_number=True, bind="t1")),
        sv.Reveal(IT),
    )
    said = effects("Reveal any number of spells in your hand. Select up to 2 followers on your field and give them [attack]+X. X equals the number of spells revealed.")  # fmt: skip
    given = ir.Gain(ir.Ref(("t2",)), (sv.StatUp(ir.X(), None),), FOREVER)
    mine = ir.Choose((ir.Target(ir.Num(2), MINE, up_to=True, bind="t2"),), YOU)
    assert said == (shown, sv.Let((ir.Both((mine, given)),), ir.CountRef(IT, ir.Group(SPELL))))


def test_three_things_at_once() -> None:
    [found] = effects(
        "Search your deck for a follower, a spell, and an amulet, reveal them, and add them to your hand."
    )
    kinds = tuple(ir.Target(ir.Num(1), ir.Group(n), bind=f"t{i}") for i, n in enumerate((FOLLOWER, SPELL, AMULET), 1))
    assert found.first == ir.Search(YOU, kinds)
    assert found.then.then.what == ir.Ref(("t1", "t2", "t3"))


@pytest.mark.parametrize(("words", "first", "second"), PAIRS)
def test_one_of_each_is_selected(words: str, first: ir.Group, second: ir.Group) -> None:
    pair = tuple(ir.Target(ir.Num(1), _in(group, ON_MINE), bind=f"t{n}") for n, group in enumerate((first, second), 1))
    both = ir.Ref(("t1", "t2"))
    assert effects(f"Select {words} on your field. Destroy them.") == (ir.Choose(pair, YOU), ir.Break(both))
    bare = tuple(ir.Target(ir.Num(1), group, bind=f"t{n}") for n, group in enumerate((first, second), 1))
    [said] = effects(f"Search your deck for {words}, reveal them, and add them to your hand.")
    assert isinstance(said, ir.Then) and said.first == ir.Search(YOU, bare)


def test_the_card_that_was_shown_is_the_revealed_card() -> None:
    _, let = effects("Select a spell in your hand and reveal it. Draw X cards. X equals the revealed card's cost.")
    assert let == sv.Let((ir.Draw(YOU, ir.X()),), ir.CostOf(IT))


def test_more_are_searched_for_instead() -> None:
    text = (
        "Search your deck for a spell, reveal it, and add it to your hand. Necrocharge (5): Search for up to 2 instead."
    )
    [either] = effects(text)
    assert isinstance(either, sv.OrInstead)
    found = ir.Ref(("t2",))
    shown = ir.Then(sv.Reveal(found), ir.ToHand(found, YOU, verb="add"))
    search = ir.Search(YOU, (_up_to(ir.Group(SPELL), 2, "t2"),))
    assert either.instead == ir.Then(search, shown)


@pytest.mark.parametrize(("words", "wanted"), [("Ward", ir.WithKeyword("Ward")), ("[evolve]", sv.EvolveCostIs())])
def test_what_it_has(words: str, wanted: ir.Filter) -> None:
    made = effects(f"Search your deck for a follower that has {words}, reveal it, and add it to your hand.")[0]
    assert wanted in made.first.targets[0].group.qualifiers  # type: ignore[attr-defined]


def test_a_random_card_is_revealed() -> None:
    made = effects("Each opponent reveals a random card in their hand. If it's a spell, draw a card.")
    shown = ir.RevealAtRandom(ir.Opponent(), ir.Num(1), bind="t1")
    assert made == (shown, ir.If(ir.Is(IT, ir.Group(SPELL)), DRAW))


def test_looking_at_a_hand() -> None:
    looked, *_ = effects("Look at your opponent's hand. Draw a card.")
    assert isinstance(looked, ir.RevealHand)
    assert looked.player == FOE
    _, again, *_ = effects("Select an opponent. Look at their hand. Draw a card.")
    assert isinstance(again, ir.RevealHand)
    assert again.player == sv.PlayerRef(FOE)


@pytest.mark.parametrize("join", [" and", ", then"])
def test_each_player_puts_the_own_hand_away_and_draws(join: str) -> None:
    """4.1.4: of each player, into that player's deck."""
    each = THEIR
    [both] = effects(f"Each player puts their hand on the bottom of their deck in any order{join} draws 3 cards.")
    assert isinstance(both, ir.Then) and isinstance(both.first, ir.PlayerPuts)
    hand = ir.All(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(each)),)), bind="t1")
    assert plain(both.first) == ir.PlayerPuts(ir.EachPlayer(), hand, ir.DeckBottom(each))
    assert both.then == ir.Draw(each, ir.Num(3))


def test_who_discards_at_random_and_draws() -> None:
    [both] = effects("Each opponent discards a random card, then draws a card.")
    assert isinstance(both, ir.Then) and isinstance(both.first, sv.RandomDiscard)
    assert both.then == ir.Draw(THEY, ir.Num(1))


def test_several_to_either_end_of_their_decks() -> None:
    [both] = effects(
        "Select up to 2 enemy followers on the field and put them on the top or bottom of their owners' decks."
    )
    assert isinstance(both, ir.Both)
    assert plain(both.effects[1]) == ir.PutInto(IT, ir.DeckTopOrBottom(ir.Owner()))


@pytest.mark.clauses("sve", "5.9", "5.20.1")
def test_drawn_and_revealed() -> None:
    shown = sv.DrawShown(YOU, ir.Num(1), bind="t1")
    for words in ("Draw a card and reveal it", "Draw a card, then reveal it", "Draw and reveal a card"):
        first, then = effects(f"{words}. If it's a spell, draw a card.")
        assert first == shown and then == ir.If(ir.Is(ir.Ref(("t1",)), ir.Group(SPELL)), DRAW)
    [first, then] = effects(
        "Draw 2 cards and reveal them. Deal X damage to each enemy leader. X equals the number of spells revealed."
    )
    assert first == sv.DrawShown(YOU, ir.Num(2), bind="t1") and isinstance(then, sv.Let)


def test_a_card_of_a_hand_that_was_shown_and_x() -> None:
    shown, done = effects(
        "Each opponent reveals their hand. Select a follower in it and deal X damage to each enemy leader. X equals its cost."
    )
    assert isinstance(shown, ir.RevealHand) and isinstance(done, sv.Let)
    assert done.amount == ir.CostOf(ir.Ref(("t1",)))
    [_, done] = effects("Each opponent reveals their hand. Draw X cards. X equals the number of followers in it.")
    assert done == sv.Let((ir.Draw(YOU, X),), ir.CountOf(ir.Group(FOLLOWER, (), (IN_THEIR_HAND,))))


@pytest.mark.parametrize(
    "words", ["as many cards in your hand as your opponent", "the same number of cards in hand as they do"]
)
def test_drawing_until_there_are_as_many_as_theirs(words: str) -> None:
    [drawn] = effects(f"Draw cards until you have {words}.")
    theirs, own = (ir.CountOf(ir.Group(ir.IsCard(), (), (ir.InZone(ir.Hand(who)),))) for who in (FOE, YOU))
    assert plain(drawn) == ir.Draw(YOU, ir.Minus(theirs, own))


def test_the_remaining_revealed_cards() -> None:
    shown = "Reveal cards from the top of your deck until you reveal a follower. Add it to your hand."
    made = effects(f"{shown} Put the remaining revealed cards on the bottom of your deck in any order.")
    plainly = effects(f"{shown} Put the remaining cards on the bottom of your deck in any order.")
    assert [plain(each) for each in made] == [plain(each) for each in plainly]


def test_a_card_played_from_among_those_looked_at() -> None:
    top = "Look at the top 3 cards of your deck."
    [_, offer] = effects(f"{top} You may play a spell from among them for 0 play points.")
    [among] = [each for each in nodes(offer) if isinstance(each, ir.SelectAmong)]
    [played] = [each for each in nodes(offer) if isinstance(each, sv.PlayFor)]
    assert among.among == ir.Ref(("t1",)) and plain(among.target.group) == ir.Group(SPELL)
    assert plain(played) == sv.PlayFor(YOU, ir.Ref(("t2",)), ir.Num(0))
    [_, offer] = effects(f"{top} You may play a spell from among them without paying its cost.")
    assert any(isinstance(each, ir.CastRef) for each in nodes(offer))


def test_so_many_cards_in_hand() -> None:
    for words in ("Draw cards until you have 5 cards in {}.", "Discard cards until you have 2 cards in {}."):
        [short], [long] = effects(words.format("hand")), effects(words.format("your hand"))
        assert plain(short) == plain(long)
