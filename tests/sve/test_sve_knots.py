"""Whole cards in which trigger, condition, cost, target and effect are tied together, played through."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, Table, hand

from cardwright.kernel.decisions import Answer


def through(table: Table, *answers: Answer) -> Table:
    """Give the answers where more than one is open, else the one there is, until the main phase goes on."""
    left = list(answers)
    while table.match.decision is not None and table.asked.reason not in ("main", "quick"):
        asked = table.asked
        if left:
            table.answer(left.pop(0))
        elif asked.kind == "yes_no":
            table.answer(True)
        else:
            table.answer(tuple((asked.options or ())[: max(1, asked.least)]))
    assert not left
    return table


def on_top(board: Board, *cards: tuple[str, str, int]) -> list[int]:
    """Cards on top of the deck, the first on top: name, type, cost."""
    deck = board.state.zones[ME][DECK]
    made = [board.put(ME, DECK, name, "Ward." if kind == "Follower" else "Draw a card." if kind == "Spell" else "", type=kind, cost=cost) for name, kind, cost in cards]  # fmt: skip
    for at, card in enumerate(made):
        deck.remove(card)
        deck.insert(at, card)
    return made


@pytest.mark.clauses("sve", "5.7.1", "10.4.7.4")
def test_a_spell_unlike_each_card_of_the_cemetery() -> None:
    board = Board()
    tutor = board.put(ME, FIELD, "Tutor", "[act][engage], discard a card: Search your deck for a spell with a different name from each card in your cemetery, reveal it, and add it to your hand.")  # fmt: skip
    held = board.spell("Give your leader [defense]+1.")  # named like the first of the deck
    _, psalm = on_top(board, ("Rite", "Spell", 1), ("Psalm", "Spell", 1))
    board.state.zones[ME][DECK].remove(board.state.zones[ME][DECK][0])
    twin = board.spell("Give your leader [defense]+1.", zone=DECK)
    table = board.start().use(tutor)
    found: tuple[int, ...] = ()
    while table.asked.reason != "main":
        if psalm in (table.asked.options or ()):
            found = tuple(table.asked.options or ())
            table.answer((psalm,))
        else:
            table.answer(tuple((table.asked.options or (held,))[:1]))
    assert twin not in found
    assert table.zone(psalm) == HAND


@pytest.mark.clauses("sve", "10.9.1.4", "10.10.2.5")
@pytest.mark.parametrize(("defense", "made"), [(20, 1), (10, 2)])
def test_tokens_of_two_names_and_as_many_as_the_leader_needs(defense: int, made: int) -> None:
    board = Board()
    board.state.objects[board.leaders[ME]].damage = 20 - defense
    barracks = board.amulet(
        "While this card is on your field, your Knight and Viking tokens have [attack]+1.\n"
        "[act][cost02], [engage]: Summon a Knight token. If your leader's defense is 10 or less, summon 2 instead."
    )
    board.put(ME, FIELD, "Page", "Ward.")
    table = through(board.start().use(barracks))
    knights = [n for n in table.cards(ME, FIELD) if table.chars(n).names[0] == "Knight"]
    assert [table.stats(n) for n in knights] == [(2, 1)] * made
    assert table.points() == 3


@pytest.mark.clauses("sve", "5.10.1", "4.1.5")
def test_one_card_onto_the_field_another_into_the_hand_the_rest_away() -> None:
    board = Board()
    amulet, dear, page, verse = on_top(
        board, ("Urn", "Amulet", 2), ("Shrine", "Amulet", 5), ("Page", "Follower", 1), ("Verse", "Spell", 1)
    )
    seer = board.put(ME, HAND, "Seer", "[fanfare] Look at the top 4 cards of your deck. You may put an amulet that costs 3 play points or less from among them onto your field and a follower from among them into your hand. Put the rest into your cemetery.")  # fmt: skip
    table = board.start().play(seer).answer(True)
    assert dear not in (table.asked.options or ())
    through(table, *(((amulet,), (page,)) if amulet in (table.asked.options or ()) else ((page,),)))
    assert [table.zone(n) for n in (amulet, page, dear, verse)] == [FIELD, HAND, CEMETERY, CEMETERY]


@pytest.mark.clauses("sve", "10.7.4.1.1", "5.9.2")
def test_a_card_for_each_spell_that_was_put_away_and_a_trigger_for_each() -> None:
    board = Board()
    on_top(board, ("Verse", "Spell", 1), ("Page", "Follower", 1), ("Psalm", "Spell", 1))
    owl = board.put(ME, HAND, "Owl", "[fanfare] Put the top 3 cards of your deck into your cemetery. Draw a card for each spell put into your cemetery this way.\nWhenever a spell is put into your cemetery from your deck, deal 1 damage to each enemy leader.")  # fmt: skip
    table = through(board.start().play(owl))
    assert (hand(table), table.leader(FOE)) == (2, 18)


@pytest.mark.clauses("sve", "13.2.1.2", "10.10.2.5")
@pytest.mark.parametrize(("before", "returned"), [(0, 0), (2, 1), (4, 2)])
def test_more_of_them_with_a_higher_combo(before: int, returned: int) -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Foe {at}", "Ward.") for at in range(3)]
    spells = [board.spell("Give your leader [defense]+1.") for _ in range(before)]
    elf = board.put(ME, HAND, "Elf", "[fanfare] Combo (3): Select an enemy follower on the field and return it to its owner's hand. Combo (5): Select up to 2 instead.", cost=1)  # fmt: skip
    table = board.start_with(*spells)
    through(table.play(elf), *([tuple(foes[:returned])] if returned else []))
    assert len(table.cards(FOE, HAND)) == returned


@pytest.mark.clauses("sve", "1.3.3", "5.5.1")
@pytest.mark.parametrize(("text", "made"), [("Ward.", 0), ("This follower can't be destroyed by enemy abilities.", 1)])
def test_something_else_where_nothing_was_destroyed(text: str, made: int) -> None:
    board = Board()
    board.put(FOE, FIELD, "Wall", text, state={"dull": True})
    card = board.put(ME, HAND, "Bailiff", "[fanfare] Select an engaged enemy follower on the field and destroy it. If no follower is destroyed this way, summon a Knight token.", cost=1)  # fmt: skip
    table = through(board.start().play(card))
    assert table.names(ME, FIELD).count("Knight") == made


@pytest.mark.clauses("sve", "5.2.1.2.1", "10.6.2.3")
def test_what_can_be_selected_depends_on_what_x_is() -> None:
    board = Board()
    board.amulet()
    board.amulet()
    small, big = (board.put(FOE, FIELD, f"Foe {cost}", "Ward.", cost=cost) for cost in (2, 3))
    spell = board.spell("Select an enemy card on the field that costs X play points or less and banish it. X equals the number of amulets on your field.")  # fmt: skip
    table = through(board.start().play(spell))
    assert table.cards(FOE, FIELD) == [big]
    assert table.zone(small) != FIELD


@pytest.mark.clauses("sve", "5.26.1", "10.7.4")
def test_as_much_damage_as_the_leader_was_given() -> None:
    board = Board()
    board.put(
        ME,
        FIELD,
        "Saint",
        "Whenever your leader's [defense] increases, select an enemy follower on the field and deal it that much damage.",
    )
    wall = board.put(FOE, FIELD, "Wall", "Ward.", defense=9)
    spell = board.spell("Give your leader [defense]+3. Deal 1 damage to your leader.")
    table = through(board.start().play(spell))
    assert table.stats(wall)[1] == 6


@pytest.mark.clauses("sve", "10.10.2.5", "13.2.1.2")
@pytest.mark.parametrize(("before", "zone"), [(0, EX_AREA), (2, FIELD)])
def test_the_token_is_summoned_instead(before: int, zone: int) -> None:
    board = Board()
    spells = [board.spell("Give your leader [defense]+1.") for _ in range(before)]
    elf = board.put(
        ME, HAND, "Elf", "[fanfare] Put a Fairy token into your EX area. Combo (3): Summon it instead.", cost=1
    )
    table = through(board.start_with(*spells).play(elf))
    where = {EX_AREA: table.names(ME, EX_AREA), FIELD: table.names(ME, FIELD)}
    assert {place for place, names in where.items() if "Fairy" in names} == {zone}


@pytest.mark.clauses("sve", "10.4.7.4", "5.7.1")
def test_another_name_than_that_of_the_card_that_paid() -> None:
    board = Board()
    board.amulet(name="Urn")
    twin = board.put(ME, DECK, "Urn", type="Amulet", cost=1)
    other = board.put(ME, DECK, "Bell", type="Amulet", cost=1)
    nun = board.put(ME, HAND, "Nun", "[fanfare] Put an amulet from your field into its owner's cemetery: Search your deck for an amulet with a different name from that card and put it onto your field.", cost=1)  # fmt: skip
    table = through(board.start().play(nun))
    assert (table.zone(twin), table.zone(other)) == (DECK, FIELD)


@pytest.mark.clauses("sve", "5.10.1", "4.1.5")
def test_no_more_than_a_total_cost_from_among_them() -> None:
    board = Board()
    cheap, dear, other, *_ = on_top(board, ("A", "Follower", 2), ("B", "Follower", 3), ("C", "Follower", 2))
    spell = board.spell("Look at the top 5 cards of your deck. You may put up to 2 followers whose total cost is 4 or less from among them onto your field. Put the remaining cards on the bottom of your deck in a random order.")  # fmt: skip
    table = board.start().play(spell).answer(True, (cheap,))
    assert dear not in (table.asked.options or ())
    through(table, (other,))
    assert {cheap, other} <= set(table.cards(ME, FIELD))


@pytest.mark.clauses("sve", "5.5.1", "5.9.2")
def test_as_many_as_were_really_destroyed() -> None:
    board = Board()
    mine = [board.put(ME, FIELD, "Page", "Ward."), board.put(ME, FIELD, "Idol", "This follower can't be destroyed.")]
    spell = board.spell("Destroy any number of followers on your field. Draw X cards and deal X damage to each enemy leader. X equals the number of followers destroyed this way.")  # fmt: skip
    table = through(board.start().play(spell), tuple(mine))
    assert (hand(table), table.leader(FOE)) == (1, 19)


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


@pytest.mark.clauses("sve", "9.1.1", "5.26.1")
def test_tokens_in_two_zones() -> None:
    board = Board()
    make = board.spell("Summon a Fairy token. Put 2 Fairy tokens into your EX area.")
    mine = board.put(ME, FIELD, "Sprite", "[act][cost00]: Give this follower [defense]+X. X equals the number of tokens on your field and in your EX area.")  # fmt: skip
    table = board.start().play(make).use(mine)
    assert table.stats(mine)[1] == 5


@pytest.mark.clauses("sve", "10.9.1.4", "1.3.3", "5.15.1")
def test_what_evolved_followers_have_as_long_as_the_card_is_there() -> None:
    board = Board()
    hall = board.amulet(
        "While this card is on your field, your evolved followers have [attack]+1/[defense]+1 and can't be destroyed by enemy abilities.\n"
        "[act][cost03], [engage]: Select an unevolved follower on your field and evolve it."
    )
    oak = board.put(ME, FIELD, "Oak", "Ward.")
    board.put(ME, EVOLVE_DECK, "Oak (Evolved)", "Ward.", evolved=True, attack=3, defense=3)
    table = through(board.start().use(hall))
    assert table.stats(oak) == (4, 4)


@pytest.mark.clauses("sve", "5.4.3", "4.4.3.1", "10.4.4.1")
def test_cheaper_from_the_ex_area_and_a_trigger_for_those_that_cost_much() -> None:
    board = Board()
    board.amulet(
        "Whenever a Wyrm follower that costs at least 5 play points is put onto your field from your EX area, deal 2 damage to each enemy leader.\n"
        "While this card is on your field, Wyrm cards in your EX area cost 1 less to play."
    )
    wyrm = board.put(ME, EX_AREA, "Wyrm Lord", "Ward.", cost=5, traits=("Wyrm",))
    table = through(board.start().play(wyrm))
    assert (table.points(), table.leader(FOE)) == (1, 18)


@pytest.mark.clauses("sve", "10.3.4", "10.3.5")
def test_an_ability_that_is_activated_in_the_cemetery_alone() -> None:
    board = Board()
    text = "[act][cost02], banish 2 cards in your cemetery: Put this card from your cemetery onto your field. This ability can be activated only from your cemetery."
    lying = board.put(ME, CEMETERY, "Ghoul", text)
    standing = board.put(ME, FIELD, "Ghoul", text)
    others = [board.put(ME, CEMETERY, f"Bone {at}") for at in range(2)]
    table = board.start()
    uses = {act[1] for act in table.match.game.rules.acts(table.match.game, ME) if act[0] == "use"}
    assert uses == {lying}
    through(table.use(lying), (others[0],))
    assert {lying, standing} <= set(table.cards(ME, FIELD))


@pytest.mark.clauses("sve", "10.3.5", "10.4.3")
def test_an_ability_that_is_paid_with_the_card_in_the_hand() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "Ward.")
    card = board.put(
        ME,
        HAND,
        "Sword",
        "[act] Discard this card from your hand: Select a follower on your field and give it [attack]+2 for the rest of the turn.",
    )
    table = through(board.start().use(card))
    assert (table.stats(page)[0], table.zone(card)) == (4, CEMETERY)


@pytest.mark.clauses("sve", "5.2.1.2.1", "4.1.3.2")
@pytest.mark.parametrize(("most", "put"), [(7, True), (6, False)])
def test_from_the_hand_up_to_a_cost_that_is_x(most: int, put: bool) -> None:
    board = Board()
    board.points(ME, 5, most)
    wyrm = board.put(ME, HAND, "Wyrm Lord", "Ward.", cost=4)
    spell = board.spell("You may put a follower that costs X play points or less from your hand onto your field. X equals your maximum play points minus 3.")  # fmt: skip
    table = through(board.start().play(spell))
    assert (table.zone(wyrm) == FIELD) is put


@pytest.mark.clauses("sve", "10.7.5.1", "4.1.3.2")
def test_those_that_were_given_something_are_returned_later() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "Aura.")
    spell = board.spell(
        "Give each follower on your field Storm. At the start of your end phase, return them to their owner's hand."
    )
    late = board.put(ME, HAND, "Late", "Aura.", cost=1)
    table = board.start().play(spell).play(late)
    table.end()
    assert (table.zone(page), table.zone(late)) == (HAND, FIELD)


@pytest.mark.clauses("sve", "10.7.5.1", "4.1.3.2", "5.6.1")
def test_one_that_comes_back_for_a_turn() -> None:
    board = Board()
    bone = board.put(ME, CEMETERY, "Bone", "Aura.", traits=("Departed",))
    spell = board.spell(
        "Select a Departed follower in your cemetery and put it onto your field. It gains Storm. At the start of your end phase, banish it."
    )
    table = through(board.start().play(spell))
    assert "Storm" in table.chars(bone).keywords
    table.end()
    assert bone not in (*table.cards(ME, FIELD), *table.cards(ME, CEMETERY))


@pytest.mark.clauses("sve", "10.6.2.3", "13.5.1.2")
def test_several_that_differ_in_name() -> None:
    board = Board()
    lying = [board.put(ME, CEMETERY, name, "Ward.", cost=2) for name in ("Bone", "Bone", "Skull")]
    spell = board.spell("Necrocharge (3): Select up to 2 followers with different names that cost 3 play points or less in your cemetery and put them onto your field.")  # fmt: skip
    table = board.start().play(spell, (lying[0],))
    assert lying[1] not in (table.asked.options or ())
    through(table, (lying[2],))
    assert len(table.cards(ME, FIELD)) == 2


@pytest.mark.clauses("sve", "5.13.1", "10.7.4", "7.3.1")
def test_damage_of_the_own_leader_turned_on_others() -> None:
    board = Board()
    board.amulet(
        "Whenever your leader takes damage during your turn, select an enemy follower on the field and deal it 1 damage."
    )
    wall = board.put(FOE, FIELD, "Wall", "Ward.", defense=5)
    spells = [board.spell("Deal 2 damage to your leader."), board.spell("Deal 1 damage to each leader.")]
    table = through(board.start().play(spells[0]))
    through(table.play(spells[1]))
    assert table.stats(wall)[1] == 3


@pytest.mark.clauses("sve", "10.8.1", "5.20.1")
@pytest.mark.parametrize(("kind", "zone", "made"), [("Follower", DECK, 1), ("Spell", HAND, 0), ("Amulet", FIELD, 0)])
def test_the_card_is_asked_about_each_time_not_what_came_of_the_first(kind: str, zone: int, made: int) -> None:
    board = Board()
    [top] = on_top(board, ("Top", kind, 1))
    spell = board.spell(
        "Reveal the top card of your deck. If it's a follower, summon a Fairy token. If it's a spell, add it to your hand. "
        "If it's an amulet, put it onto your field."
    )
    table = through(board.start().play(spell))
    assert (table.zone(top), table.names(ME, FIELD).count("Fairy")) == (zone, made)


@pytest.mark.clauses("sve", "12.5.3", "14.2.3.1", "10.11.1")
@pytest.mark.parametrize("racing", [True, False])
def test_last_words_of_one_that_was_racing(racing: bool) -> None:
    board = Board()
    text = "[feed][cost00]: Race this follower.\n[lastwords] If this follower was racing, select a follower that costs less than this follower in your cemetery and put it onto your field."
    runner = board.put(ME, FIELD, "Runner", text, cost=3)
    board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True)
    small = board.put(ME, CEMETERY, "Small", "Ward.", cost=2)
    board.put(ME, CEMETERY, "Equal", "Ward.", cost=3)
    spell = board.spell("Destroy each follower on your field.")
    table = board.start()
    if racing:
        through(table.use(runner))
    through(table.play(spell))
    assert (table.zone(small) == FIELD) is racing
