"""Own texts of Shadowverse: Evolve played: what is asked of a card."""

from __future__ import annotations

import pytest
from sve_board import CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, RACE_ZONE, Board, hand, settle
from sve_played import ENGAGED, _attacking, _on_top, carrots, on_top, through

from cardwright.kernel.rng import Random

SERVED = "[feed][feed][cost01]: Race this follower."


@pytest.mark.clauses("sve", "10.6.2.3", "10.2.1.1")
@pytest.mark.parametrize(("buried", "held", "drawn"), [(3, 2, 1), (2, 2, 0), (3, 1, 0)])
def test_so_many_here_and_so_many_there(buried: int, held: int, drawn: int) -> None:
    board = Board()
    for zone, count in ((CEMETERY, buried), (HAND, held)):
        for _ in range(count):
            board.put(ME, zone, "Page")
    rite = board.spell(
        "If there are at least 3 cards in your cemetery and at least 2 cards in your hand, draw a card.", zone=EX_AREA
    )
    assert len(through(board.start().play(rite)).cards(ME, HAND)) == held + drawn


@pytest.mark.clauses("sve", "10.10.1")
@pytest.mark.parametrize("rather", [True, False])
def test_one_may_do_something_else(rather: bool) -> None:
    board = Board()
    spell = board.spell("Draw a card. You may give your leader [defense]+2 instead.")
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell).answer(rather)
    assert (before - len(table.cards(ME, DECK)), table.leader(ME)) == ((0, 22) if rather else (1, 20))


@pytest.mark.clauses("sve", "10.4.7")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(1, 2, 1), (2, 2, 0), (2, 1, 0)])
def test_fewer_than_the_opponent(mine: int, theirs: int, drawn: int) -> None:
    board = Board()
    for player, count in ((ME, mine), (FOE, theirs)):
        for _ in range(count):
            board.put(player, FIELD)
    spell = board.spell("If there are fewer followers on your field than on an opponent's field, draw a card.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "10.2.1.1")
@pytest.mark.parametrize(("foes", "drawn"), [(0, 0), (1, 2), (2, 0)])
def test_the_same_number_of_followers(foes: int, drawn: int) -> None:
    board = Board()
    board.put(ME, FIELD)
    for _ in range(foes):
        board.put(FOE, FIELD)
    spell = board.spell("If each player has the same number of followers on their field, draw 2 cards.")
    assert hand(board.start().play(spell)) == drawn


@pytest.mark.clauses("sve", "10.3.2")
@pytest.mark.parametrize(("kind", "drawn"), [("Spell", 1), ("Follower", 0)])
def test_what_was_done_this_way(kind: str, drawn: int) -> None:
    board = Board()
    text = "Draw a card." if kind == "Spell" else ""
    board.put(ME, HAND, "Given", text, type=kind, cost=1)
    spell = board.spell("Discard a card. If you discarded a spell this way, give your leader [defense]+1.")
    assert board.start().play(spell).leader(ME) == 20 + drawn


@pytest.mark.clauses("sve", "4.1.2", "10.7.4")
@pytest.mark.parametrize("turned", [False, True])
def test_the_source_of_a_spell_that_counts(turned: bool) -> None:
    board = Board()
    text = "Whenever you play a spell, put a dew counter on this card. If it has 2 dew counters, bury it."
    own = board.amulet(text, state={"counters": {"dew": int(turned)}})
    spell = board.spell("Draw a card.")
    table = board.start().play(spell)
    settle(table)
    assert (table.zone(own) == FIELD) is not turned


@pytest.mark.clauses("sve", "10.2.1.2", "8.4.11")
def test_what_lasts_as_long_as_an_attack() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duke", "Strike: Give this follower [attack]+3 during this attack.", attack=2)
    table = settle(board.start().answer(("attack", mine, board.leaders[FOE])))
    assert table.stats(mine)[0] == 5
    table.pass_quick()
    assert table.leader(FOE) == 15
    assert table.stats(mine)[0] == 2


@pytest.mark.clauses("sve", "10.2.1.2")
def test_outside_of_attacks_nothing_is_for_this_attack() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duke", "[act]: Give this follower [attack]+3 during this attack.", attack=2)
    assert board.start().use(mine).stats(mine)[0] == 2


@pytest.mark.clauses("sve", "5.4.1", "5.15.1.2")
def test_what_the_player_makes_is_seen() -> None:
    board = Board()
    words = "Whenever you summon a Knight token, give your leader [defense]+1.\nWhenever you evolve a follower, give your leader [defense]+5."
    board.put(ME, FIELD, "Watcher", words)
    mine = board.put(ME, FIELD, "Page", "[evolve][cost01]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Page (Evolved)", evolved=True)
    spell = board.spell("Summon 2 Knight tokens.")
    table = settle(board.start().play(spell))
    assert table.leader(ME) == 22
    assert settle(table.use(mine)).leader(ME) == 27


@pytest.mark.clauses("sve", "5.15.1.2")
@pytest.mark.parametrize("evolved", [False, True])
def test_no_follower_evolved_this_turn(evolved: bool) -> None:
    board = Board()
    board.amulet(
        "At the start of your end phase, if you didn't evolve a follower this turn, give your leader [defense]+1."
    )
    mine = board.put(ME, FIELD, "Duke", "[evolve][cost00]: Evolve this follower.")
    board.put(ME, EVOLVE_DECK, "Duke (Evolved)", evolved=True)
    table = board.start()
    if evolved:
        table.use(mine)
    assert table.end().leader(ME) == (20 if evolved else 21)


@pytest.mark.clauses("sve", "10.6.2.3")
def test_another_is_another_than_the_one_selected_before() -> None:
    board = Board()
    cards = [board.put(FOE, FIELD, defense=9) for _ in range(2)]
    text = "[fanfare] Select an enemy follower on the field and deal it 5 damage. Select another enemy follower on the field and deal it 1 damage."
    card = board.put(ME, HAND, "Twin Archer", text)
    table = board.start().play(card)
    table = settle(table)
    while table.asked.reason != "main":
        table.answer(table.match.sample(Random(1)))
    assert sorted(table.stats(n)[1] for n in cards) == [4, 8]


@pytest.mark.clauses("sve", "8.4.9.2")
@pytest.mark.parametrize("attacks", [True, False])
def test_either_of_two_has_fought_the_other(attacks: bool) -> None:
    board = Board()
    text = "Whenever this follower fights an enemy follower, deal 2 damage to that follower and draw a card."
    brawler = board.put(
        ME if attacks else FOE, FIELD, "Brawler", text, attack=1, defense=9, state={"dull": not attacks}
    )
    other = board.put(FOE if attacks else ME, FIELD, "Other", attack=1, defense=9, state={"dull": attacks})
    table = board.start().attack(brawler, other) if attacks else board.start().attack(other, brawler)
    assert table.stats(brawler) == (1, 8) and table.stats(other) == (1, 6)
    assert len(table.cards(ME if attacks else FOE, HAND)) == 1


@pytest.mark.clauses("sve", "8.4.9.2")
def test_who_attacks_a_leader_fights_nobody() -> None:
    board = Board()
    brawler = board.put(ME, FIELD, "Brawler", "Whenever this follower fights an enemy follower, draw a card.")
    table = board.start().attack(brawler, board.leaders[FOE])
    assert not table.cards(ME, HAND) and table.leader(FOE) == 18


@pytest.mark.clauses("sve", "10.6.2.8.1", "4.1.3.2")
@pytest.mark.parametrize(("zone", "cost", "stats"), [(HAND, 1, (3, 3)), (EX_AREA, 1, (3, 3)), (HAND, 2, (2, 2))])
def test_the_card_played_is_given_something_on_the_field(zone: int, cost: int, stats: tuple[int, int]) -> None:
    board = Board()
    board.amulet("Whenever you play a follower, if it costs 1 play point, give it [attack]+1/[defense]+1.")
    page = board.put(ME, zone, "Page", cost=cost)
    table = through(board.start().play(page))
    assert table.stats(page) == stats


@pytest.mark.clauses("sve", "10.3.2", "10.11.1")
@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("it's engaged", True),
        ("it isn't engaged", False),
        ("it has Ward", True),
        ("it doesn't have Ward", False),
        ("it has at least 5 attack", False),
        ("that follower's attack is 4", True),
        ("its cost is 3 or less", True),
        ("it costs 2", False),
    ],
)
def test_what_a_selected_card_is(condition: str, met: bool) -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Guard", "Ward.", attack=4, cost=3, state={"dull": True})
    spell = board.spell(f"Select an enemy follower on the field. If {condition}, destroy it.")
    assert (board.start().play(spell).zone(foe) == CEMETERY) is met


@pytest.mark.clauses("sve", "12.7.2")
@pytest.mark.parametrize("ward", [False, True])
def test_it_is_the_attacked_follower(ward: bool) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duke", "Follower Strike: If the attacked follower has Ward, destroy it.")
    theirs = board.put(FOE, FIELD, "Guard", "Ward." if ward else "", defense=9, state=ENGAGED)
    table = settle(board.start().answer(("attack", mine, theirs)))
    assert (table.zone(mine), table.zone(theirs)) == (FIELD, CEMETERY if ward else FIELD)


@pytest.mark.clauses("sve", "1.3.2")
@pytest.mark.parametrize(("kind", "drawn"), [("Spell", 0), ("Follower", 1)])
def test_the_card_from_the_deck_is_asked_about(kind: str, drawn: int) -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Wall", defense=9)
    _on_top(board, board.put(ME, DECK, "Top", type=kind, cost=1))
    text = (
        "Select an enemy follower on the field. Deal it 4 damage and put the top card of your deck into your cemetery. "
    )
    rite = board.spell(text + "If it's a follower, draw a card.")
    table = through(board.start().play(rite))
    assert table.obj(foe).damage == 4
    assert hand(table) == drawn


def test_the_card_from_the_deck_is_moved() -> None:
    board = Board()
    board.put(FOE, FIELD, "Wall", defense=9)
    top = board.put(ME, DECK, "Top")
    _on_top(board, top)
    text = (
        "Select an enemy follower on the field. Deal it 4 damage and put the top card of your deck into your cemetery. "
    )
    rite = board.spell(text + "If it's a follower, put it into your EX area.")
    table = through(board.start().play(rite))
    assert table.zone(top) == EX_AREA


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


@pytest.mark.clauses("sve", "12.7.2")
@pytest.mark.parametrize(("at", "drawn"), [(0, 1), (1, 0)])
def test_what_it_is_attacking(at: int, drawn: int) -> None:
    table, _, _ = _attacking("Strike: If this follower is attacking a leader, draw a card.", at)
    assert hand(table) == drawn


@pytest.mark.clauses("sve", "10.11.1", "9.1.3")
@pytest.mark.parametrize(("token", "defense"), [(True, 21), (False, 20)])
def test_what_a_card_was(token: bool, defense: int) -> None:
    board = Board()
    board.put(ME, FIELD, "Fairy" if token else "Page", token=token)
    spell = board.spell(
        "Select a card on your field and return it to its owner's hand. If it was a token, give your leader [defense]+1."
    )
    assert board.start().play(spell).leader(ME) == defense


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


@pytest.mark.clauses("sve", "14.2.1.1", "14.2.2.3", "10.7.2.1")
def test_each_carrot_served_as_a_cost_triggers() -> None:
    board = Board()
    runner = board.put(ME, FIELD, "Runner", SERVED)
    board.amulet("Whenever you serve a Carrot to one of your followers, draw a card.")
    carrots(board, 3)
    table = board.start().use(runner)
    while table.asked.reason != "main":
        table.answer(table.asked.options[:1])
    assert len(table.cards(ME, RACE_ZONE)) == 2
    assert hand(table) == 2


@pytest.mark.clauses("sve", "14.2.1.1", "14.2.1.2")
def test_serving_a_carrot_as_an_instruction() -> None:
    board = Board()
    runner = board.put(ME, FIELD, "Runner", "On Race: Draw a card.")
    other = board.put(FOE, FIELD, "Rival", "Whenever you serve a Carrot to one of your followers, draw a card.")
    [carrot] = carrots(board, 1)
    spell = board.spell("Serve a Carrot to a follower on your field and race it.")
    table = board.start().play(spell)
    assert (table.zone(carrot), table.obj(carrot).link) == (RACE_ZONE, runner)
    assert hand(table) == 1
    assert not table.cards(FOE, HAND)
    assert table.obj(other).zone == FIELD


@pytest.mark.clauses("sve", "14.2.1.1")
def test_a_carrot_is_served_to_it() -> None:
    board = Board()
    board.put(
        ME,
        FIELD,
        "Bolt",
        "[feed][cost00]: Race this follower.\nWhen a Carrot is served to this follower, draw a card.",
        traits=("Courser",),
    )
    board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True)
    own = board.state.zones[ME][FIELD][0]
    table = settle(board.start().use(own))
    assert hand(table) == 1


@pytest.mark.clauses("sve", "10.3.3")
def test_unless_there_is_another() -> None:
    board = Board()
    page = board.put(ME, FIELD, "Page", "This follower can't attack unless there is an amulet on your field.")
    charm = board.amulet("", zone=HAND, cost=0)
    table = board.start()
    assert not [act for act in table.match.acts() if act[:2] == ("attack", page)]
    table.play(charm)
    assert [act for act in table.match.acts() if act[:2] == ("attack", page)]


@pytest.mark.clauses("sve", "5.13.1")
@pytest.mark.parametrize("hurt", [False, True])
def test_no_damage_taken_this_turn(hurt: bool) -> None:
    board = Board()
    mine = board.put(
        ME,
        FIELD,
        "Duke",
        "At the start of your end phase, if this follower hasn't taken damage this turn, draw a card.",
        defense=5,
    )
    blast = board.spell("Deal 1 damage to each follower on the field.")
    table = board.start()
    if hurt:
        table.play(blast)
    held = len(table.cards(ME, HAND))
    table.end()
    assert len(table.cards(ME, HAND)) - held == (0 if hurt else 1)
    assert table.zone(mine) == FIELD


@pytest.mark.clauses("sve", "5.19.1")
def test_what_the_die_gives() -> None:
    seen = set()
    for seed in range(12):
        board = Board()
        board.state.random = seed * 977
        text = "Roll a 6-sided die. If you roll an even number, draw 2 cards. If you roll 5 or higher, give your leader [defense]+1."
        spell = board.spell(text)
        table = board.start()
        before = table.leader(ME)
        table.play(spell)
        seen.add((hand(table), table.leader(ME) - before))
    assert seen == {(0, 0), (2, 0), (0, 1), (2, 1)}


@pytest.mark.clauses("sve", "9.2.1")
@pytest.mark.parametrize(("zone", "left"), [(HAND, 2), (EX_AREA, 4)])
def test_a_price_where_the_card_is(zone: int, left: int) -> None:
    board = Board()
    card = board.put(ME, zone, "Late", "If this card is in your EX area, it costs 2 less to play.", cost=3)
    assert board.start().play(card).points() == left


@pytest.mark.clauses("sve", "4.4.3.1", "10.6.2.5.1")
@pytest.mark.parametrize(("zone", "left"), [(EX_AREA, 3), (HAND, 2)])
def test_what_a_card_costs_where_it_is(zone: int, left: int) -> None:
    board = Board()
    card = board.put(ME, zone, "Laid", "While this card is in your EX area, it costs 1 less to play.", cost=3)
    assert board.start().play(card).points() == left


@pytest.mark.clauses("sve", "10.7.6")
def test_a_number_of_counters_is_reached() -> None:
    board = Board()
    jar = board.amulet(
        "When there are at least 2 Spore counters on this card, draw a card and destroy this card.", name="Jar"
    )
    spell = board.spell("Select an amulet on your field and put 2 Spore counters on it.")
    table = board.start().play(spell)
    assert (table.zone(jar), len(table.cards(ME, HAND))) == (CEMETERY, 1)
