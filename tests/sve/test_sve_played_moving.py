"""Own texts of Shadowverse: Evolve played: cards that are put, played, returned or removed."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle
from sve_played import through

from cardwright.text import ir


@pytest.mark.clauses("sve", "10.6.2.3", "10.6.2.4", "10.6.2.7")
@pytest.mark.parametrize("switch", [False, True])
def test_which_of_two_selected_cards_goes_elsewhere_is_said_as_it_does(switch: bool) -> None:
    """Only targets and shares of a number belong to playing (10.6.2.4); by then the spell counts as played (10.6.2.7)."""
    board = Board()
    guards = [board.put(FOE, FIELD, f"Guard {i}") for i in range(2)]
    foes = ir.Group(noun=ir.TypeIs(types=("Follower",)), qualifiers=(ir.ControlledBy(player=ir.Opponent()),))
    two = ir.Target(count=ir.Num(value=2), group=foes, bind="t1")
    one = ir.Target(count=ir.Num(value=1), group=ir.Group(noun=ir.IsCard()), bind="t2")
    taken = ir.TakeAmong(ir.You(), one, ir.Ref(to=("t1",)), ir.BreakZone(player=ir.Owner()))
    spell = board.does(ir.Choose(player=ir.You(), targets=(two,)), taken)
    table = board.start(parted_as_chosen=switch).play(spell)
    played = any(fact.kind == "cast" for fact in table.state.history)
    assert (table.asked.kind, played) == ("choose", not switch)
    table.answer((guards[1],))
    assert (table.cards(FOE, FIELD), table.cards(FOE, CEMETERY)) == ([guards[0]], [guards[1]])


@pytest.mark.clauses("sve", "5.6.1", "10.4.2.2")
@pytest.mark.parametrize(
    "text", ["Select a follower in your cemetery and banish it.", "Banish a follower in your cemetery: Draw a card."]
)
def test_what_cannot_be_banished_pays_for_nothing(text: str) -> None:
    board = Board()
    board.amulet("Cards in each player's cemetery can't be banished.")
    bones = board.put(ME, CEMETERY, "Bones")
    spell = board.spell(text)
    table = board.start().play(spell)
    assert table.asked.reason == "main"
    assert (table.zone(bones), hand(table)) == (CEMETERY, 0)


@pytest.mark.clauses("sve", "10.10.3", "15.1.1")
def test_counters_that_a_card_is_put_onto_the_field_with() -> None:
    board = Board()
    amulet = board.amulet("This card is put onto the field with 3 prayer counters.", zone=HAND, cost=1)
    table = board.start().play(amulet)
    assert table.obj(amulet).counters == {"prayer": 3}


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize(("there", "drawn"), [(("Fairy", "Fairy"), 0), (("Fairy", "Ghost"), 1)])
def test_one_of_each_token_that_a_player_has(there: tuple[str, ...], drawn: int) -> None:
    board = Board()
    makers = [board.spell(f"Put a {name} token into your EX area.") for name in there]
    spell = board.spell("If you have a Fairy and Ghost token in your EX area, draw a card.")
    assert hand(board.start_with(*makers).play(spell)) == drawn


@pytest.mark.clauses("sve", "4.8.1", "10.7.4")
def test_tokens_that_one_puts_into_the_ex_area() -> None:
    board = Board()
    own = board.put(
        ME, FIELD, "Piper", "Whenever you put a Fairy token into your EX area, give this follower [attack]+1."
    )
    spell = board.spell("Put 2 Fairy tokens into your EX area. Summon a Fairy token.")
    table = board.start().play(spell)
    settle(table)
    assert table.stats(own)[0] == 4


@pytest.mark.clauses("sve", "9.1.1", "5.26.1")
def test_tokens_in_two_zones() -> None:
    board = Board()
    make = board.spell("Summon a Fairy token. Put 2 Fairy tokens into your EX area.")
    mine = board.put(ME, FIELD, "Sprite", "[act][cost00]: Give this follower [defense]+X. X equals the number of tokens on your field and in your EX area.")  # fmt: skip
    table = board.start().play(make).use(mine)
    assert table.stats(mine)[1] == 5


@pytest.mark.clauses("sve", "4.8.3.1", "11.5.1")
def test_a_larger_ex_area_shrinks_as_the_card_leaves() -> None:
    board = Board()
    board.amulet("Your EX area can hold up to 7 cards.", name="Chest")
    spell = board.spell("Put 9 Fairy tokens into your EX area.")
    away = board.spell("Select an amulet on your field and destroy it.")
    table = board.start().play(spell)
    assert len(table.cards(ME, EX_AREA)) == 7
    table.play(away)
    if table.asked.reason != "keep":
        table.answer((table.cards(ME, FIELD)[0],))
    table.answer(tuple(table.cards(ME, EX_AREA)[:5]))
    assert len(table.cards(ME, EX_AREA)) == 5


@pytest.mark.clauses("sve", "10.7")
@pytest.mark.parametrize(("whose", "drawn"), [(ME, 1), (FOE, 0)])
def test_whose_field_it_left_this_turn(whose: int, drawn: int) -> None:
    board = Board()
    charm = board.amulet(player=whose)
    sweep = board.spell("Destroy each amulet on the field.")
    spell = board.spell("If an amulet left your field this turn, draw a card.")
    table = board.start_with(sweep, spell)
    assert table.zone(charm) == CEMETERY and len(table.cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "10.7.4.1.2")
def test_leaving_ones_own_field_is_not_leaving_the_other() -> None:
    board = Board()
    board.put(ME, FIELD, "Watcher", "Whenever another follower leaves your field, draw a card.")
    mine = board.put(ME, FIELD, "Mine")
    theirs = board.put(FOE, FIELD, "Theirs")
    kill = "Select a follower on the field and destroy it."
    first, second = board.spell(kill), board.spell(kill)
    table = board.start().play(first, (theirs,))
    assert hand(table) == 1  # the second spell alone
    assert hand(table.play(second, (mine,))) == 1


@pytest.mark.clauses("sve", "5.4.1")
@pytest.mark.parametrize(("zone", "picked"), [(FIELD, 0), (EX_AREA, 1)])
def test_an_amulet_goes_where_its_owner_likes(zone: int, picked: int) -> None:
    board = Board()
    charm = board.amulet("Ward.", zone=HAND)
    board.put(ME, HAND, "Other", "Ward.")
    spell = board.spell("Put an amulet from your hand onto your field or into your EX area.")
    table = board.start().play(spell, (charm,), (picked,))
    assert table.cards(ME, zone) == [charm]


@pytest.mark.clauses("sve", "5.4.1")
def test_a_follower_comes_from_the_hand_or_the_ex_area() -> None:
    board = Board()
    board.put(ME, HAND)
    card = board.put(ME, EX_AREA)
    spell = board.spell("Select a follower in your hand or EX area and put it onto your field.")
    assert board.start().play(spell, (card,)).zone(card) == FIELD


@pytest.mark.clauses("sve", "5.20.1.1", "5.8.1")
def test_what_was_shuffled_away_is_not_seen_again_when_a_spell_between_has_resolved() -> None:
    board = Board()
    for name in ("A", "B"):
        board.put(ME, HAND, name)
    mix = board.spell("Shuffle your deck.")
    show = board.spell(
        "Reveal the top card of your deck. Select a spell in your hand and play it for 0 play points. Discard a card."
    )
    table = board.start().play(show, (mix,))
    assert table.asked.reason == "discard"
    assert table.view(FOE)["zones"][ME]["deck"]["cards"] == []


@pytest.mark.clauses("sve", "10.3.2")
def test_both_cemeteries_and_both_players() -> None:
    board = Board()
    for player in (ME, FOE):
        board.put(player, CEMETERY, "Old")
        board.put(player, FIELD, "Young", "Ward.")
    sweep = board.spell("Banish each follower in each cemetery.")
    back = board.spell("Each opponent returns each follower on their field to its owner's hand.")
    more = board.spell("Increase each player's maximum play points by 1.")
    table = board.start().play(sweep)
    assert "Old" not in table.names(ME, CEMETERY) + table.names(FOE, CEMETERY)
    table.play(back)
    assert table.names(FOE, HAND) == ["Young"]
    assert table.names(ME, FIELD) == ["Young"]
    table.play(more)
    assert [table.state.vars[f"max_pp:{player}"] for player in (ME, FOE)] == [6, 6]


@pytest.mark.clauses("sve", "5.21.3")
def test_each_player_takes_back_what_is_in_the_ex_area() -> None:
    board = Board()
    for player in (ME, FOE):
        board.put(player, EX_AREA, f"Kept {player}", "Ward.")
    spell = board.spell("Each player returns each card in their EX area to their hand.")
    table = board.start().play(spell)
    assert (table.names(ME, HAND), table.names(FOE, HAND)) == (["Kept 0"], ["Kept 1"])


@pytest.mark.clauses("sve", "1.3.4.1", "10.7.4.2")
def test_each_player_orders_his_own_cards_on_his_deck() -> None:
    board = Board()
    mine, other, theirs = (board.put(p, FIELD, n) for p, n in ((ME, "Page"), (ME, "Squire"), (FOE, "Guard")))
    spell = board.spell("Each player puts each follower on their field on the bottom of their deck in any order.")
    table = board.start().play(spell)
    assert set(table.asked.options or ()) == {mine, other}
    table.answer((other, mine))
    assert (table.names(ME, FIELD), table.names(FOE, FIELD)) == ([], [])
    assert (table.cards(ME, DECK)[-2:], table.cards(FOE, DECK)[-1:]) == ([other, mine], [theirs])


@pytest.mark.clauses("sve", "1.3.2", "5.11.1")
def test_what_was_looked_at_goes_into_the_graveyard() -> None:
    board = Board()
    seer = board.put(ME, HAND, "Seer", "[fanfare] Look at the top card of your deck. You may put it into graveyard.")
    table = through(board.start().play(seer))
    assert table.zone(seer) == FIELD and table.names(ME, CEMETERY) == ["Blank"]


@pytest.mark.clauses("sve", "5.6.1", "12.5.3")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Put the follower banished by this card's [fanfare] ability onto its owner's field.", FIELD),
        ("Return the card banished by this amulet to its owner's hand.", HAND),
    ],
)
def test_what_an_ability_has_banished(text: str, zone: int) -> None:
    board = Board()
    prison = board.put(
        ME,
        HAND,
        "Prison",
        f"[fanfare] Select an enemy follower on the field and banish it.\n[lastwords] {text}",
        type="Amulet",
        cost=1,
    )
    guard = board.put(FOE, FIELD, "Guard")
    other = board.put(FOE, FIELD, "Other")
    banish = board.spell("Select an enemy follower on the field and banish it.")
    spell = board.spell("Select an amulet on your field and destroy it.")
    table = board.start().play(prison)
    table.answer((guard,))
    table.play(banish)
    settle(table.play(spell))
    assert table.zone(guard) == zone
    assert table.zone(other) == BANISHED


@pytest.mark.clauses("sve", "5.21.3")
@pytest.mark.parametrize("field", ["their", "the"])
def test_each_player_puts_one_of_the_hand_onto_the_own_field(field: str) -> None:
    board = Board()
    mine, theirs = (board.put(player, HAND, name, "Rush.") for player, name in ((ME, "Mine"), (FOE, "Theirs")))
    spell = board.spell(f"Each player puts a follower from their hand onto {field} field.")
    table = board.start().play(spell)
    table.answer((mine,), (theirs,))
    assert (table.names(ME, FIELD), table.names(FOE, FIELD)) == (["Mine"], ["Theirs"])


@pytest.mark.clauses("sve", "4.1.5")
@pytest.mark.parametrize("who", ["Each opponent", "Each player"])
def test_from_their_hands_to_their_decks(who: str) -> None:
    board = Board()
    held = [board.put(player, HAND, f"Held {player}", "Ward.") for player in (ME, FOE)]
    rite = board.spell(f"{who} puts a card from their hand on the bottom of their deck.")
    table = through(board.start().play(rite))
    assert [table.zone(card) for card in held] == [DECK if "player" in who else HAND, DECK]
    assert table.cards(FOE, DECK)[-1] == held[1]


@pytest.mark.clauses("sve", "5.4.1", "12.4.1")
def test_summoned_from_the_hand() -> None:
    board = Board()
    small = board.put(ME, HAND, "Small", "[fanfare] Draw a card.", cost=1)
    big = board.put(ME, HAND, "Big", cost=4)
    spell = board.spell("Summon a follower that costs 2 or less from your hand.")
    table = settle(board.start().play(spell, (small,)))
    assert (table.zone(small), table.zone(big)) == (FIELD, HAND)
    assert hand(table) == 2  # the big one, and the card that its Fanfare drew (12.4.1)


@pytest.mark.clauses("sve", "5.30.1")
def test_each_opponent_gives_up_one_of_the_own() -> None:
    board = Board()
    mine = board.put(ME, FIELD)
    theirs = [board.put(FOE, FIELD) for _ in range(2)]
    spell = board.spell("Each opponent selects a follower on their field and returns it to its owner's hand.")
    table = board.start().play(spell)
    assert table.asked.player == FOE
    table.answer((theirs[1],))
    assert [table.zone(card) for card in (mine, *theirs)] == [FIELD, FIELD, HAND]


@pytest.mark.clauses("sve", "4.6.1")
def test_all_of_the_ex_area_into_the_hand() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, EX_AREA, "Page")
    rite = board.spell("Add each card in your EX area to your hand.")
    table = through(board.start().play(rite))
    assert len(table.cards(ME, HAND)) == 3 and not table.cards(ME, EX_AREA)


@pytest.mark.clauses("sve", "10.6.2.3")
def test_two_kinds_are_selected_in_the_one_place_that_is_said() -> None:
    board = Board()
    board.put(ME, FIELD, "Elsewhere")
    board.put(ME, CEMETERY, "Lost")
    board.amulet(zone=CEMETERY)
    spell = board.spell("Select a follower and an amulet in your cemetery and add them to your hand.")
    table = board.start().play(spell)
    settle(table)
    assert sorted(table.names(ME, HAND)) == ["Charm", "Lost"]


@pytest.mark.clauses("sve", "10.6.2.3")
def test_cards_with_different_names() -> None:
    board = Board()
    ones = [board.put(ME, CEMETERY, "Twin") for _ in range(2)]
    other = board.put(ME, CEMETERY, "Other")
    text = "Select up to 2 followers with different names in your cemetery and add them to your hand."
    spell = board.spell(text)
    table = board.start()
    table.answer(("play", spell), (ones[0],))
    assert table.asked.options == (other,)
    assert hand(table.answer((other,))) == 2


@pytest.mark.clauses("sve", "5.30.1.1")
def test_any_number_of_cards_is_buried_on_the_own_field() -> None:
    board = Board()
    page, jar = board.put(ME, FIELD), board.amulet()
    held, theirs = board.put(ME, HAND), board.put(FOE, FIELD)
    spell = board.spell("Bury any number of cards. Draw that many cards.")
    table = board.start().play(spell, (page, jar))
    assert {table.zone(page), table.zone(jar)} == {CEMETERY}
    assert table.zone(held) == HAND and table.zone(theirs) == FIELD
    assert hand(table) == 3
