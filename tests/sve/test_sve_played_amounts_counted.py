"""Own texts of Shadowverse: Evolve played: amounts that count cards, Elements or what was done."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, hand, settle
from sve_played import _on_top, on_top, through


@pytest.mark.clauses("sve", "2.1.2", "10.4.4.1")
@pytest.mark.parametrize(("names", "cost"), [(("Ivy", "Ivy", "Oak"), 4), (("Ivy", "Elm", "Oak"), 2)])
def test_as_many_names_as_differ(names: tuple[str, ...], cost: int) -> None:
    board = Board()
    text = "If there are at least 3 Pixie followers with different names on your field, this card costs 2 less to play."
    spell = board.spell(text + "\nDraw a card.", cost=4)
    for name in names:
        board.put(ME, FIELD, name, "Ward.", traits=("Pixie",))
    assert board.start().play(spell).points() == 5 - cost


@pytest.mark.clauses("sve", "2.1.1", "2.13.1")
def test_a_name_beside_the_own_is_no_further_one() -> None:
    board = Board()
    board.card("Ivy")
    board.put(ME, FIELD, "Oak", "This follower's name is also Ivy.")
    spell = board.spell("Draw X cards. X equals the number of followers with different names on your field.")
    table = board.start().play(spell)
    assert hand(table) == 1


@pytest.mark.clauses("sve", "10.6.2.3")
def test_for_each_so_many() -> None:
    board = Board()
    for _ in range(5):
        board.put(ME, CEMETERY, "Rite", type="Spell")
    dear = board.put(
        ME, HAND, "Dear", "This card costs 1 less to play for each 2 spells in your cemetery.\nWard.", cost=4
    )
    rite = board.spell("Draw a card for each 2 spells in your cemetery.", cost=0)
    table = through(board.start().play(rite))
    assert len(table.cards(ME, HAND)) == 3
    assert through(table.play(dear)).points() == 4


@pytest.mark.clauses("sve", "5.2.1.2.1")
def test_x_behind_the_sentence_that_says_it() -> None:
    board = Board()
    for _ in range(2):
        board.amulet()
    spell = board.spell(
        "Draw X cards. X equals the number of amulets on your field. Deal X damage to each enemy leader."
    )
    table = board.start().play(spell)
    assert len(table.cards(ME, HAND)) == 2 and table.leader(FOE) == 18


@pytest.mark.clauses("sve", "5.20.1")
def test_what_was_revealed_out_of_the_hand_is_counted() -> None:
    board = Board()
    held = [board.put(ME, HAND, "Kin", traits=("Pixie",)) for _ in range(3)]
    rite = board.spell(
        "Reveal any number of Pixie cards in your hand. Give your leader [defense]+X. X equals the number of cards revealed."
    )
    assert through(board.start().play(rite), tuple(held[:2])).leader(ME) == 22


@pytest.mark.clauses("sve", "5.20.1")
def test_so_many_were_revealed() -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Wall", defense=9)
    top = [board.put(ME, DECK, f"Top {kind}", type=kind, cost=1) for kind in ("Follower", "Spell", "Amulet")]
    for card in top:
        _on_top(board, card)
    rite = board.spell(
        "Reveal the top 4 cards of your deck. Deal X damage to each enemy follower on the field. X equals the number of followers revealed. "
        "Put the revealed cards into your cemetery."
    )
    table = through(board.start().play(rite))
    assert table.obj(foe).damage == 2
    assert len(table.cards(ME, CEMETERY)) == 5


@pytest.mark.clauses("sve", "5.12.1")
def test_each_of_a_kind_and_the_rest() -> None:
    board = Board()
    for name in ("Pixie A", "Other", "Pixie B"):
        number = board.put(ME, DECK, name, "Ward.", traits=("Pixie",) if name != "Other" else ())
        board.state.zones[ME][DECK].remove(number)
        board.state.zones[ME][DECK].insert(0, number)
    text = (
        "Reveal the top 3 cards of your deck. "
        "Put each Pixie follower among them into your EX area and the rest on the bottom of your deck in any order."
    )
    spell = board.spell(text)
    table = board.start().play(spell)
    assert sorted(table.names(ME, EX_AREA)) == ["Pixie A", "Pixie B"]
    assert table.names(ME, DECK)[-1] == "Other"


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize(("spells", "drawn"), [(1, 0), (2, 1)])
def test_how_many_of_those_put_away(spells: int, drawn: int) -> None:
    board = Board()
    for at in range(3):
        board.put(ME, DECK, f"Top {at}", **({"type": "Spell"} if at < spells else {}))
    board.state.zones[ME][DECK][:] = board.state.zones[ME][DECK][-3:] + board.state.zones[ME][DECK][:-3]
    text = (
        "Put the top 3 cards of your deck into your cemetery. If there are at least 2 spells among them, draw a card."
    )
    spell = board.spell(text)
    table = board.start().play(spell)
    assert len(table.cards(ME, HAND)) == drawn


@pytest.mark.clauses("sve", "5.20.1", "5.10.1", "10.6.2.3.1")
@pytest.mark.parametrize("spells", [0, 1, 2])
def test_all_of_a_kind_are_taken_from_among_them(spells: int) -> None:
    board = Board()
    tops = [board.put(ME, DECK, f"Top {at}", **({"type": "Spell"} if at < spells else {})) for at in range(3)]
    deck = board.state.zones[ME][DECK]
    deck[:] = [*tops, *deck[:-3]]
    text = "Reveal the top 3 cards of your deck. Add each spell from among them to your hand. Put the remaining cards into your cemetery."
    spell = board.spell(text)
    table = board.start().play(spell)
    assert table.asked.reason == "main"
    assert len(table.cards(ME, HAND)) == spells
    assert len(table.cards(ME, CEMETERY)) == 4 - spells


@pytest.mark.clauses("sve", "10.4.7", "5.11.1")
def test_what_the_discarded_cards_come_to() -> None:
    board = Board()
    for cost in (1, 3):
        board.put(ME, HAND, f"Given {cost}", cost=cost)
    spell = board.spell(
        "Discard 2 cards. Draw X cards. X equals the total cost of the cards discarded this way.", cost=0
    )
    table = board.start().play(spell)
    assert hand(table) == 4


@pytest.mark.clauses("sve", "5.5.1")
def test_what_the_destroyed_followers_come_to() -> None:
    board = Board()
    board.put(ME, FIELD, "Small", attack=1)
    board.put(ME, FIELD, "Big", attack=4)
    spell = board.spell(
        "Destroy each follower on your field. Deal X damage to each enemy leader. X equals the total attack of the destroyed followers."
    )
    table = board.start()
    before = table.leader(FOE)
    assert before - table.play(spell).leader(FOE) == 5


@pytest.mark.clauses("sve", "1.3.5.1", "5.11.1")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_two_are_discarded_as_the_player_likes(count: int) -> None:
    board = Board()
    mine = [board.put(ME, HAND, f"Card {at}", "Ward.") for at in range(3)]
    spell = board.spell("Discard up to 2 cards. Give your leader [defense]+X. X equals the number of cards discarded.")
    table = board.start().play(spell)
    table.answer(tuple(mine[:count]))
    assert table.leader(ME) == 20 + count


def test_all_counters_are_removed() -> None:
    board = Board()
    charm = board.amulet("", state={"counters": {"spore": 2}})
    page = board.put(ME, FIELD, "Page", state={"counters": {"spore": 1}})
    rite = board.spell(
        "Remove all spore counters from each card on your field. Draw X cards. X equals the number of counters removed."
    )
    table = through(board.start().play(rite))
    assert hand(table) == 3
    assert not table.obj(charm).counters and not table.obj(page).counters


@pytest.mark.clauses("sve", "9.1.4", "5.9.2")
def test_a_token_that_was_returned_counts() -> None:
    board = Board()
    maker = board.spell("Summon a Fairy token.")
    page = board.put(ME, FIELD, "Page", "Ward.")
    spell = board.spell(
        "Select up to 2 cards on your field and return them to their owners' hands. Draw a card for each card returned to hand this way."
    )
    table = board.start().play(maker)
    fairy = next(n for n in table.cards(ME, FIELD) if n != page)
    table.play(spell, (page, fairy))
    assert hand(table) == 3  # Page and two that were drawn


@pytest.mark.clauses("sve", "5.28.1")
def test_only_what_is_done_is_multiplied() -> None:
    board = Board()
    for _ in range(5):
        board.put(ME, CEMETERY)
    enemy = board.put(FOE, FIELD, "Wall", defense=9)
    spell = board.spell(
        "Select an enemy follower on the field and deal it 2 damage for every 2 cards in your cemetery."
    )
    table = board.start().play(spell)
    assert table.stats(enemy) == (2, 5)


@pytest.mark.clauses("sve", "5.28.1")
def test_one_card_is_picked_for_all_of_it() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, CEMETERY, "Scroll", type="Spell")
    foe, other = board.put(FOE, FIELD, "Wall", defense=9), board.put(FOE, FIELD, "Guard", defense=9)
    spell = board.spell("Deal 1 damage to an enemy follower on the field for each spell in your cemetery.")
    table = board.start().play(spell, (foe,))
    assert (table.stats(foe)[1], table.stats(other)[1]) == (6, 9)


@pytest.mark.clauses("sve", "10.3.2")
def test_only_cards_of_the_kind_are_counted() -> None:
    board = Board()
    for name, traits in (("Elf", ("Pixie",)), ("Ogre", ("Fiend",))):
        board.put(FOE, FIELD, name, "Ward.", defense=1, traits=traits)
    spell = board.spell(
        "Destroy each enemy follower on the field. For each Pixie follower destroyed this way, draw a card."
    )
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell)
    assert len(table.cards(FOE, CEMETERY)) == 2
    assert before - len(table.cards(ME, DECK)) == 1


@pytest.mark.clauses("sve", "5.28.1", "10.4.4.1")
@pytest.mark.parametrize(("points", "able"), [(1, False), (2, True)])
def test_for_each_other_card_there(points: int, able: bool) -> None:
    board = Board()
    board.points(ME, points, 5)
    gone = board.put(ME, EX_AREA, "Page", cost=0)
    board.put(ME, EX_AREA, "Page", cost=0)
    put = board.put(ME, HAND, "Duke", cost=4)
    spell = board.spell(
        "Put a card from your hand into your EX area. It costs 1 less to play for each other card in your EX area."
    )
    table = board.start().play(spell)
    assert (("play", put) in table.match.acts()) == able
    assert (("play", put) in table.play(gone).match.acts()) == able  # as many as there were


@pytest.mark.clauses("sve", "5.28.1", "9.1.2")
def test_tokens_for_each_are_all_given_it() -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, EX_AREA, "Page")
    spell = board.spell(
        "Banish each card in your EX area. Summon a Fairy token for each card banished this way. Give them [attack]+1."
    )
    table = board.start().play(spell)
    assert [table.stats(card)[0] for card in table.cards(ME, FIELD)] == [2, 2]


@pytest.mark.clauses("sve", "5.8.1", "5.9.2")
@pytest.mark.parametrize(
    "text",
    [
        "Return your hand to your deck, shuffle it, and draw that many cards.",
        "Return your hand to your deck and shuffle it. Draw the same number of cards.",
        "Return your hand to your deck and shuffle it. Draw X cards. X equals the number of cards returned to your deck.",
    ],
)
@pytest.mark.parametrize("held", [0, 3])
def test_as_many_are_drawn_as_were_returned(text: str, held: int) -> None:
    board = Board()
    for _ in range(held):
        board.put(ME, HAND)
    spell = board.spell(text)
    table = board.start().play(spell)
    assert (hand(table), len(table.cards(ME, DECK))) == (held, 10)


@pytest.mark.clauses("sve", "5.9.2", "5.11.1")
def test_that_many() -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, HAND)
    spell = board.spell("Discard your hand. Draw that many cards.")
    assert hand(board.start().play(spell)) == 3


@pytest.mark.clauses("sve", "5.24.1")
def test_followers_destroyed_in_this_turn_are_counted() -> None:
    board = Board()
    for _ in range(2):
        board.put(FOE, FIELD)
    first = board.spell("Destroy each enemy follower on the field.")
    then = board.spell("Give your leader [defense]+X. X equals the number of enemy followers destroyed this turn.")
    assert board.start_with(first, then).leader(ME) == 22


@pytest.mark.clauses("sve", "1.3.1")
def test_only_what_returns_to_the_own_hand_counts() -> None:
    board = Board()
    board.put(ME, FIELD, "Mine")
    board.put(FOE, FIELD, "Theirs")
    first = board.spell("Return each follower on the field to its owner's hand.")
    then = board.spell("Give your leader [defense]+X. X equals the number of cards returned to your hand this turn.")
    assert board.start_with(first, then).leader(ME) == 21


@pytest.mark.clauses("sve", "5.5.1", "4.6.4")
def test_only_what_was_really_done_to_named_cards_counts() -> None:
    board = Board()
    for at in range(3):
        board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True, cost=None, state={"face_down": at == 2})
    turn = board.spell(
        "Turn any number of faceup Carrots in your evolve deck facedown. Draw X cards. X equals the number of Carrots turned facedown."
    )
    fells = board.spell(
        "Summon 2 Ghost tokens. Destroy each Ghost token on your field. Give your leader [defense]+X. X equals the number of Ghost tokens destroyed."
    )
    table = board.start()
    carrots = table.cards(ME, EVOLVE_DECK)
    table.play(turn)
    table.answer(tuple(sorted(set(table.asked.options or ()) & set(carrots))))
    assert hand(table) == 3  # two of them, and the other spell
    assert table.play(fells).leader(ME) == 22


@pytest.mark.clauses("sve", "5.28.1")
def test_a_card_for_each_of_those_put_away() -> None:
    board = Board()
    charms = [board.amulet(name=f"Charm {at}") for at in range(3)]
    rite = board.spell(
        "Select any number of amulets on your field and put them into their owners' cemeteries. Draw a card for each of them."
    )
    table = board.start().play(rite).answer(tuple(charms[:2]))
    assert hand(table) == 2 and table.zone(charms[2]) == FIELD


@pytest.mark.clauses("sve", "10.11.1")
def test_those_that_were_on_ones_own_field() -> None:
    board = Board()
    for player, count in ((ME, 2), (FOE, 3)):
        for _ in range(count):
            board.put(player, FIELD, "Page", "Ward.")
    spell = board.spell(
        "Destroy each follower on the field. Draw a card for each follower on your field destroyed this way."
    )
    assert hand(board.start().play(spell)) == 2


@pytest.mark.clauses("sve", "5.20.1", "5.10.1")
@pytest.mark.parametrize(
    ("shown", "damage"),
    [
        ("Reveal the top 3 cards of your deck. Put the revealed cards into your cemetery.", 2),
        ("Draw 3 cards and reveal them.", 2),
        (
            "Look at the top 3 cards of your deck. You may reveal any number of spells from among them and add them to your hand. "
            "Put the remaining cards into your cemetery.",
            2,
        ),
        ("Draw 3 cards.", 0),
    ],
)
def test_so_many_were_revealed_this_way(shown: str, damage: int) -> None:
    board = Board()
    on_top(board, ("First", "Spell", 1), ("Second", "Follower", 1), ("Third", "Spell", 1))
    way = "Deal 1 damage to each enemy leader for each spell revealed this way."
    spell = board.spell(f"{shown} {way}" if damage else f"{shown} Reveal up to 1 card in your hand. {way}")
    table = board.start().play(spell)
    while table.asked.reason != "main":
        spells = [card for card in table.asked.options or () if table.match.game.name(table.ref(card)) != "Second"]
        least = 0 if not damage else len(spells)
        table.answer(True if table.asked.kind == "yes_no" else tuple(spells[:least]))
    assert table.leader(FOE) == 20 - damage


@pytest.mark.clauses("sve", "5.9.2", "5.20.1")
@pytest.mark.parametrize(("kind", "damage"), [("Spell", 0), ("Follower", 2)])
def test_a_drawn_card_is_revealed(kind: str, damage: int) -> None:
    board = Board()
    [top] = on_top(board, ("Top", kind, 1))
    spell = board.spell("Draw a card and reveal it. If it's a follower, deal 2 damage to each enemy leader.")
    table = board.start().play(spell)
    assert table.zone(top) == HAND and table.leader(FOE) == 20 - damage


@pytest.mark.clauses("sve", "10.7.2", "10.11.1")
@pytest.mark.parametrize(
    "gives",
    [
        "give your leader [defense]+X. X equals the number of followers destroyed.",
        "draw that many cards. Give your leader [defense]+2.",
    ],
)
def test_as_many_as_were_destroyed_at_once(gives: str) -> None:
    board = Board()
    board.put(ME, FIELD, "Mourner", f"Whenever one or more enemy followers are destroyed, {gives}")
    for _ in range(2):
        board.put(FOE, FIELD)
    spell = board.spell("Destroy each enemy follower on the field.")
    table = settle(board.start().play(spell))
    assert (table.leader(ME), hand(table)) == (22, 2 * gives.startswith("draw"))


@pytest.mark.clauses("sve", "10.7.2")
def test_as_many_as_came_back_to_hand_at_once() -> None:
    board = Board()
    board.amulet(
        "Whenever one or more followers on your field are returned to hand, give your leader [defense]+X. X equals the number of followers returned."
    )
    board.amulet("Whenever one or more followers on your field are returned to hand, draw that many cards.")
    for _ in range(3):
        board.put(ME, FIELD)
    spell = board.spell("Return each follower on the field to its owner's hand.")
    table = through(board.start().play(spell))
    assert (table.leader(ME), hand(table)) == (23, 6)


@pytest.mark.clauses("sve", "5.24.1")
@pytest.mark.parametrize(("kind", "drawn"), [("follower", 2), ("spell", 0)])
def test_what_came_into_the_cemetery_of_the_other_player(kind: str, drawn: int) -> None:
    board = Board()
    spell = board.spell(
        f"Each opponent puts the top 2 cards of their deck into their cemetery. Draw X cards. X equals the number of {kind}s put into their cemetery this way."
    )
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "5.16.1")
def test_as_many_as_were_transformed() -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, FIELD)
    spell = board.spell(
        "Transform each follower on your field into a Fairy token. Draw a card for each follower transformed this way."
    )
    assert hand(board.start().play(spell)) == 2
