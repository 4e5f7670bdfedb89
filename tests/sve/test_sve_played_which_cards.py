"""Own texts of Shadowverse: Evolve played: which cards are meant: cost, power, status, others."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, settle
from sve_played import on_top, through

from cardwright.errors import Illegal

SERVED = "[feed][feed][cost01]: Race this follower."


@pytest.mark.clauses("sve", "2.1.1", "10.6.2.3")
def test_two_with_one_name_are_selected() -> None:
    board = Board()
    owls = [board.put(FOE, FIELD, "Owl") for _ in range(3)]
    cat = board.put(FOE, FIELD, "Cat")
    spell = board.spell("Select 2 enemy followers with the same name on the field and destroy them.")
    table = board.start().play(spell)
    assert table.asked.options == tuple(owls)
    table.answer((owls[0],), (owls[2],))
    assert table.cards(FOE, FIELD) == [owls[1], cat]


@pytest.mark.clauses("sve", "2.1.1")
def test_two_with_one_name_are_searched_for() -> None:
    board = Board()
    owls = [board.put(ME, DECK, "Owl") for _ in range(2)]
    board.put(ME, DECK, "Cat")
    spell = board.spell(
        "Search your deck for up to 2 cards with the same name, reveal them, and add them to your hand."
    )
    table = board.start().play(spell)
    table.answer((owls[0],))
    assert table.asked.options == (owls[1],)


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


@pytest.mark.clauses("sve", "10.9.1")
@pytest.mark.parametrize("attack", [3, 4])
def test_it_in_a_condition_that_stands_behind(attack: int) -> None:
    board = Board()
    text = "This follower has Assail as long as it has at least 4 attack."
    page = board.put(ME, FIELD, "Page", text, attack=attack)
    assert ("Assail" in board.start().chars(page).keywords) == (attack == 4)


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


@pytest.mark.clauses("sve", "5.4.1", "5.3.1")
def test_summoned_from_among_them_engaged() -> None:
    board = Board()
    page = board.put(ME, DECK, "Top", cost=1)
    board.state.zones[ME][DECK].remove(page)
    board.state.zones[ME][DECK].insert(0, page)
    spell = board.spell("Look at the top 2 cards of your deck. You may summon a follower that costs 1 from among them engaged. Put the rest into your cemetery.")  # fmt: skip
    table = board.start().play(spell, True, (page,))
    assert table.zone(page) == FIELD
    assert table.obj(page).dull
    assert len(table.cards(ME, CEMETERY)) == 2


@pytest.mark.clauses("sve", "10.7.4.1", "4.1.3.1")
@pytest.mark.parametrize(("owner", "drawn"), [(FOE, 1), (ME, 0)])
def test_put_into_the_others_cemetery(owner: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Owl", "Whenever a follower is put into an opponent's cemetery, draw a card.", defense=9)
    page = board.put(owner, FIELD, "Page", "Ward.", defense=1)
    rite = board.spell("Destroy each follower with 1 defense or less on the field.")
    table = through(board.start().play(rite))
    assert table.zone(page) == CEMETERY
    assert len(table.cards(ME, HAND)) == drawn


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


@pytest.mark.clauses("sve", "10.4.7.4", "5.7.1")
def test_another_name_than_that_of_the_card_that_paid() -> None:
    board = Board()
    board.amulet(name="Urn")
    twin = board.put(ME, DECK, "Urn", type="Amulet", cost=1)
    other = board.put(ME, DECK, "Bell", type="Amulet", cost=1)
    nun = board.put(ME, HAND, "Nun", "[fanfare] Put an amulet from your field into its owner's cemetery: Search your deck for an amulet with a different name from that card and put it onto your field.", cost=1)  # fmt: skip
    table = through(board.start().play(nun))
    assert (table.zone(twin), table.zone(other)) == (DECK, FIELD)


@pytest.mark.clauses("sve", "10.6.2.1")
@pytest.mark.parametrize("since", [1, 5])
def test_on_the_turn_it_came_it_waits(since: int) -> None:
    board = Board()
    charm = board.amulet(
        "[act][engage]: Draw a card. This ability can't be activated on the turn this card was put onto the field.",
        zone=HAND if since == 5 else FIELD,
        cost=0,
    )
    table = board.start()
    if since == 1:
        assert len(table.use(charm).cards(ME, HAND)) == 1
        return
    table.play(charm)
    with pytest.raises((Illegal, IndexError)):
        table.use(charm)


@pytest.mark.clauses("sve", "5.4.1")
def test_followers_that_came_this_turn() -> None:
    board = Board()
    old = board.put(ME, FIELD, "Old")
    new = board.put(ME, HAND, "New", cost=0)
    spell = board.spell("Give each follower on your field that was put onto the field this turn Ward.")
    table = board.start().play(new).play(spell)
    assert "Ward" in table.chars(new).keywords
    assert "Ward" not in table.chars(old).keywords


@pytest.mark.clauses("sve", "10.6.2.3")
def test_only_the_highest_may_be_selected() -> None:
    board = Board()
    strong, weak = board.put(FOE, FIELD, attack=4), board.put(FOE, FIELD, attack=3)
    spell = board.spell("Select an enemy follower with the highest attack on the field and destroy it.")
    table = board.start().play(spell)
    assert (table.zone(strong), table.zone(weak)) == (CEMETERY, FIELD)


@pytest.mark.clauses("sve", "2.11.1")
def test_the_lowest_defense_is_what_is_left() -> None:
    board = Board()
    hurt = board.put(FOE, FIELD, defense=5, state={"damage": 4})
    board.put(FOE, FIELD, defense=2)
    spell = board.spell("Select an enemy follower with the lowest defense on the field and destroy it.")
    assert board.start().play(spell).zone(hurt) == CEMETERY


@pytest.mark.clauses("sve", "10.6.2.3", "5.13.1")
def test_an_enemy_leader_or_follower() -> None:
    board = Board()
    page, mine = board.put(FOE, FIELD, "Page", defense=5), board.put(ME, FIELD, "Page", defense=5)
    rite = board.spell("Deal 2 damage to all enemy leaders and followers.")
    table = through(board.start().play(rite))
    assert (table.stats(page)[1], table.stats(mine)[1], table.leader(FOE), table.leader(ME)) == (3, 5, 18, 20)


@pytest.mark.clauses("sve", "10.10.1", "10.10.1.1")
def test_when_another_would_be_destroyed_one_may_do_something_instead() -> None:
    board = Board()
    guard = board.put(
        ME,
        FIELD,
        "Guard",
        "When another follower on your field would be destroyed, you may engage this follower instead.",
    )
    other = board.put(ME, FIELD, "Other", "Aura.")
    spell = board.spell("Destroy each other follower on the field without Ward.")
    table = board.start().play(spell)
    while table.asked.reason != "main":
        table.answer(True)
    assert table.zone(other) == FIELD
    assert table.obj(guard).dull or table.zone(guard) == CEMETERY


@pytest.mark.clauses("sve", "5.13.1")
def test_each_other_is_other_than_the_one_selected() -> None:
    board = Board()
    cards = [board.put(FOE, FIELD, defense=9) for _ in range(3)]
    text = "Select an enemy follower on the field. Deal 4 damage to it and 2 damage to each other enemy follower on the field."
    spell = board.spell(text)
    table = board.start().play(spell, (cards[1],))
    assert [table.stats(n)[1] for n in cards] == [7, 5, 7]


@pytest.mark.clauses("sve", "8.4.5", "5.13.1")
def test_each_other_enemy_is_other_than_the_one_attacked() -> None:
    board = Board()
    text = "Whenever another follower on your field attacks an enemy follower, deal 1 damage to each other enemy follower on the field."
    board.put(ME, FIELD, "Herald", text)
    mine = board.put(ME, FIELD, attack=0, defense=9)
    cards = [board.put(FOE, FIELD, attack=0, defense=9, state={"dull": True}) for _ in range(3)]
    table = board.start().attack(mine, cards[1])
    assert [table.stats(n)[1] for n in cards] == [8, 9, 8]


@pytest.mark.clauses("sve", "5.7.1")
def test_the_name_of_a_card_on_the_field() -> None:
    board = Board()
    board.put(ME, FIELD, "Twin")
    wanted = board.put(ME, DECK, "Twin")
    spell = board.spell(
        "Search your deck for a follower with the same name as a follower on your field and add it to your hand."
    )
    table = board.start().play(spell)
    assert set(table.asked.options) == {wanted}


@pytest.mark.clauses("sve", "10.6.2.3", "5.13.1")
def test_damage_to_them_and_another() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, "Page", defense=5) for _ in range(2)]
    rite = board.spell("Select up to 2 enemy followers on the field. Deal 3 damage to them and each enemy leader.")
    table = through(board.start().play(rite), tuple(foes))
    assert [table.stats(each)[1] for each in foes] == [2, 2] and table.leader(FOE) == 17


@pytest.mark.clauses("sve", "10.6.2.3", "10.2.1.1")
@pytest.mark.parametrize("amulet", [True, False])
def test_otherwise_behind_two_sentences(amulet: bool) -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "Ward.")
    if amulet:
        board.amulet("Stack.")
    rite = board.spell("If there is an amulet on your field, select a follower on your field. Give it and your leader [defense]+1. Otherwise, draw 2 cards.")  # fmt: skip
    table = through(board.start().play(rite))
    assert (table.stats(page)[1], table.leader(ME), len(table.cards(ME, HAND))) == (
        (3, 21, 0) if amulet else (2, 20, 2)
    )


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


@pytest.mark.clauses("sve", "10.10.2.4")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Sporeling cards in your EX area cost 2 less to play.", 3),
        ("Sporeling cards you play cost 1 less to play.", 2),
        ("The first Sporeling card you play each turn costs 1 less to play.", 2),
    ],
)
def test_cards_that_cost_less(text: str, left: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Cellar", text)
    card = board.put(ME, EX_AREA, "Cap", cost=4, traits=("Sporeling",))
    plain = board.put(ME, HAND, "Plain", cost=2)
    table = board.start().play(card)
    assert table.points() == left
    assert table.play(plain).points() == left - 2


@pytest.mark.clauses("sve", "10.6.2.3")
def test_all_but_such() -> None:
    board = Board()
    kin = board.put(FOE, FIELD, "Kin", traits=("Pixie",))
    stranger = board.put(FOE, FIELD, "Stranger")
    rite = board.spell("Destroy each enemy follower on the field that isn't a Pixie follower.")
    table = through(board.start().play(rite))
    assert (table.zone(kin), table.zone(stranger)) == (FIELD, CEMETERY)


@pytest.mark.clauses("sve", "10.1.1.2", "14.2.2.2")
@pytest.mark.parametrize(
    ("words", "text"),
    [("[feed]", SERVED), ("[act]", "[act][cost01]: Draw a card."), ("On Race", "On Race: Draw a card.")],
)
def test_cards_with_an_ability_that_its_icon_names(words: str, text: str) -> None:
    board = Board()
    fits = board.put(ME, FIELD, "Runner", text)
    board.put(ME, FIELD, "Page", "[evolve][cost01]: Evolve this follower.\nStrike: Draw a card.")
    spell = board.spell(f"Destroy each follower without {words} on your field.")
    table = board.start().play(spell)
    assert table.cards(ME, FIELD) == [fits]


@pytest.mark.clauses("sve", "5.13.1")
def test_all_but_those_of_a_trait() -> None:
    board = Board()
    kin, other = board.put(ME, FIELD, "Kin", traits=("Marine",)), board.put(FOE, FIELD, "Other", traits=("Elf",))
    spell = board.spell("Deal 2 damage to each non-Marine follower on the field.")
    table = board.start().play(spell)
    assert (table.zone(kin), table.zone(other)) == (FIELD, CEMETERY)


@pytest.mark.clauses("sve", "10.7.4")
@pytest.mark.parametrize("way", ["destroy", "banish"])
def test_others_of_one_that_has_gone_are_others_than_the_source(way: str) -> None:
    """Reading S78: neither the one that has gone, which is on no field, nor the one that says it."""
    board = Board()
    event = "destroyed" if way == "destroy" else "banished"
    speaker = board.put(
        ME,
        FIELD,
        "Speaker",
        f"Whenever a follower on your field is {event}, give each other follower on your field [attack]+1.",
    )
    goes, stays = board.put(ME, FIELD, "Goes"), board.put(ME, FIELD, "Stays")
    spell = board.spell(f"Select a follower on your field and {way} it.")
    table = board.start().play(spell, (goes,))
    settle(table)
    assert [table.stats(each)[0] for each in (speaker, stays)] == [2, 3]


@pytest.mark.clauses("sve", "1.3.4.1", "4.4.3")
@pytest.mark.parametrize("place", [" on the field", ""])
def test_all_but_those_that_each_player_has_selected(place: str) -> None:
    board = Board()
    mine, theirs = ([board.put(player, FIELD) for _ in range(3)] for player in (ME, FOE))
    spell = board.spell(f"Each player selects a follower on their field. Destroy each other follower{place}.")
    table = settle(board.start().play(spell, (mine[0],), (theirs[2],)))
    assert (table.cards(ME, FIELD), table.cards(FOE, FIELD)) == ([mine[0]], [theirs[2]])


@pytest.mark.clauses("sve", "10.7.2")
def test_others_than_the_one_that_the_text_has_just_spoken_of() -> None:
    """Reading S78: the follower that attacks is one of the others."""
    board = Board()
    text = "Whenever one of your followers attacks, give this follower [defense]+1. Give each other follower on your field [attack]+1."
    speaker, attacker = board.put(ME, FIELD, "Speaker", text), board.put(ME, FIELD, "Attacker")
    table = settle(board.start().attack(attacker, board.leaders[FOE]))
    assert (table.stats(speaker), table.stats(attacker)) == ((2, 3), (3, 2))


@pytest.mark.clauses("sve", "10.6.2.8.2")
@pytest.mark.parametrize("but", ["other than Owl followers", "except tokens", "except for those with Ward"])
def test_what_is_left_out(but: str) -> None:
    board = Board()
    owl = board.put(FOE, FIELD, "Barn", "Ward.", traits=("Owl",))
    cat = board.put(FOE, FIELD, "Cat")
    ghost = board.put(FOE, FIELD, "Wisp", token=True)
    spell = board.spell(f"Destroy each follower on the field {but}.")
    left = [ghost] if but == "except tokens" else [owl]
    table = board.start().play(spell)
    assert [each for each in (owl, cat, ghost) if each in table.cards(FOE, FIELD)] == left


@pytest.mark.clauses("sve", "10.9.1.2")
def test_followers_with_no_abilities() -> None:
    board = Board()
    plain, ward, act, given = (
        board.put(ME, FIELD, f"Kin {at}", text) for at, text in enumerate(("", "Ward.", "[act]: Draw a card.", ""))
    )
    gift = board.spell("Select a follower on your field and give it Bane.")
    rite = board.spell("Give each follower with no abilities on your field [attack]+2.")
    table = through(board.start().play(gift), (given,)).play(rite)
    assert [table.stats(card)[0] for card in (plain, ward, act, given)] == [4, 2, 2, 2]


@pytest.mark.clauses("sve", "2.1.2")
@pytest.mark.parametrize(
    ("name", "found"), [("Holy Page", True), ("The Holy, Twice", True), ("Holyrood", False), ("Page", False)]
)
def test_whole_words_in_its_name(name: str, found: bool) -> None:
    board = Board()
    page = board.put(ME, FIELD, name)
    spell = board.spell("Destroy each follower with Holy in its name on the field.")
    table = board.start().play(spell)
    assert (table.zone(page) == CEMETERY) is found
