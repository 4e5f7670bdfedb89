"""Played: cards banished for as long as another stays, cards that an ability has banished, totals of what was done, swaps between fields."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, EVOLVE_DECK, FIELD, FOE, HAND, ME, Board, hand, settle


@pytest.mark.clauses("sve", "5.6.1", "10.2.1.2")
def test_banished_until_a_card_leaves() -> None:
    board = Board()
    prison = board.put(
        ME,
        HAND,
        "Prison",
        "[fanfare] Select an enemy follower on the field and banish it until this amulet leaves the field.",
        type="Amulet",
        cost=1,
    )
    guard = board.put(FOE, FIELD, "Guard")
    spell = board.spell("Select an amulet on your field and destroy it.")
    table = board.start().play(prison)
    settle(table)
    assert table.zone(guard) == BANISHED
    table.play(spell)
    settle(table)
    assert table.zone(guard) == FIELD
    assert guard in table.cards(FOE, FIELD)


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


@pytest.mark.clauses("sve", "5.17.1", "5.17.3")
@pytest.mark.parametrize(("mode", "cards", "lost"), [(0, 1, 0), (1, 2, 3)])
def test_an_opponent_chooses(mode: int, cards: int, lost: int) -> None:
    board = Board()
    for _ in range(2):
        board.put(FOE, HAND)
    spell = board.spell(
        "Each opponent chooses one of the following. (1) They discard a card. (2) Deal 3 damage to their leader."
    )
    table = board.start()
    before = table.leader(FOE)
    table.play(spell)
    assert table.asked.player == FOE
    table.answer((mode,))
    if mode == 0:
        table.answer(table.asked.options[:1])
    assert (hand(table, FOE), before - table.leader(FOE)) == (cards, lost)


@pytest.mark.clauses("sve", "14.2.2", "10.4.4.1")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("", 3),
        ("Your followers' [feed] costs are reduced by 1.", 4),
        ("Your followers' [evolve] costs are reduced by 1.", 3),
    ],
)
def test_serving_costs_less(text: str, points: int) -> None:
    board = Board()
    board.amulet(text)
    own = board.put(ME, FIELD, "Bolt", "[feed][cost02]: Race this follower.", traits=("Courser",))
    board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True)
    table = board.start().use(own)
    assert table.points() == points


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


@pytest.mark.clauses("sve", "8.4.3")
@pytest.mark.parametrize(("kind", "leader", "follower"), [("followers", False, True), ("leaders", True, False)])
def test_attacks_on_one_kind_only(kind: str, leader: bool, follower: bool) -> None:
    board = Board()
    own = board.put(ME, FIELD, "Picky", f"This follower can only attack enemy {kind}.")
    foe = board.put(FOE, FIELD, "Wall", defense=9, state={"dull": True})
    table = board.start()
    acts = table.match.acts()
    assert (("attack", own, board.leaders[FOE]) in acts, ("attack", own, foe) in acts) == (leader, follower)


@pytest.mark.clauses("sve", "10.10.2.4")
def test_dearer_spells_of_the_enemy() -> None:
    board = Board()
    board.put(FOE, FIELD, "Tax", "Enemy spells cost 1 more to play.", type="Amulet", cost=1)
    spell, follower = board.spell("Draw a card.", cost=2), board.put(ME, HAND, "Page", cost=1)
    table = board.start().play(spell)
    assert table.points() == 2
    assert table.play(follower).points() == 1


@pytest.mark.clauses("sve", "5.12.1", "5.21.1")
def test_followers_of_two_fields_are_swapped() -> None:
    board = Board()
    own, foe = board.put(ME, FIELD, "Mine"), board.put(FOE, FIELD, "Theirs", state={"dull": True})
    spell = board.spell("Select a follower on your field and an enemy follower on the field. Swap them.")
    table = board.start().play(spell)
    assert (own in table.cards(FOE, FIELD), foe in table.cards(ME, FIELD)) == (True, True)
    assert table.obj(foe).dull
    assert CEMETERY not in (table.zone(own), table.zone(foe))


@pytest.mark.clauses("sve", "10.10.2.4", "7.4.8")
@pytest.mark.parametrize("cards", ["enemy spells", "spells each opponent plays"])
def test_dearer_in_the_next_turn(cards: str) -> None:
    board = Board()
    tax = board.spell(f"During each opponent's next turn, {cards} cost 2 more to play.", cost=0)
    mine, theirs = board.spell("Draw a card.", cost=1), board.spell("Draw a card.", player=FOE, cost=1)
    table = board.start().play(tax)
    assert table.play(mine).points() == 4
    table.end()
    before = table.points(FOE)
    assert before - table.play(theirs).points(FOE) == 3


@pytest.mark.clauses("sve", "10.4.7", "10.4.7.2")
@pytest.mark.parametrize(
    ("cost", "left"),
    [
        ("Discard any number of cards", 1),
        ("Discard 2 cards", 2),
        ("Banish any number of followers in your cemetery", 2),
    ],
)
def test_that_many_are_what_was_paid(cost: str, left: int) -> None:
    board = Board()
    for _ in range(3):
        board.put(ME, HAND)
    for _ in range(2):
        board.put(ME, CEMETERY)
    for _ in range(4):
        board.put(FOE, FIELD)
    spell = board.spell(f"{cost}: Select that many enemy followers on the field and destroy them.")
    table = board.start().play(spell).answer(True)
    while table.asked.reason in ("cost", "targets"):
        assert table.asked.options is not None
        table.answer(tuple(table.asked.options[: table.asked.most]))
    assert len(table.cards(FOE, FIELD)) == left


@pytest.mark.clauses("sve", "5.20.1", "10.4.7")
@pytest.mark.parametrize("end", ["Draw X cards. X equals the number of cards revealed.", "Draw that many cards."])
def test_what_was_revealed_to_pay_is_counted(end: str) -> None:
    board = Board()
    for _ in range(2):
        board.put(ME, HAND, "Drake", traits=("Dragon",))
    own = board.put(ME, FIELD, "Caller", f"[act] Reveal any number of Dragon cards in your hand: {end}")
    table = board.start().use(own)
    while table.asked.reason == "cost":
        assert table.asked.options is not None
        table.answer((table.asked.options[0],))
    assert hand(table) == 4


@pytest.mark.clauses("sve", "5.3.1", "1.3.2.1")
@pytest.mark.parametrize(("dull", "lost"), [(0, 3), (1, 2)])
def test_what_was_engaged_is_counted(dull: int, lost: int) -> None:
    board = Board()
    for number in range(3):
        board.put(FOE, FIELD, state={"dull": number < dull})
    urn = board.amulet(
        "[act][engage]: Engage each enemy follower on the field. Deal X damage to each enemy leader. X equals the number of cards engaged this way."
    )
    table = board.start()
    before = table.leader(FOE)
    assert before - table.use(urn).leader(FOE) == lost
