"""Effects that hold for a span, and options that were not selected before, played."""

from __future__ import annotations

import pytest
from sve_board import BANISHED, CEMETERY, DECK, EVOLVE_DECK, EX_AREA, FIELD, FOE, HAND, ME, Board, Table, settle

from cardwright.games.sve.abilities import activated
from cardwright.games.sve.ruleset import STANDARD

ENGAGED = {"dull": True}


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


HOLDS = "[act]: Select an enemy follower on the field. It loses Bane while this card is {}."


@pytest.mark.clauses("sve", "10.2.1.2")
@pytest.mark.parametrize("words", ["on the field", "on your field"])
def test_as_long_as_the_card_is_there(words: str) -> None:
    board = Board()
    theirs = board.put(FOE, FIELD, "Guard", "Bane.")
    charm = board.amulet(HOLDS.format(words))
    spell = board.spell("Select an amulet on your field and destroy it.")
    table = board.start().use(charm)
    assert "Bane" not in table.chars(theirs).keywords
    table.play(spell)
    assert "Bane" in table.chars(theirs).keywords


@pytest.mark.clauses("sve", "3.1.2", "5.21.1", "5.21.2")
@pytest.mark.parametrize(("words", "again"), [("on the field", False), ("on your field", True)])
def test_a_stolen_card_is_on_the_field_still(words: str, again: bool) -> None:
    board = Board()
    theirs = board.put(FOE, FIELD, "Guard", "Bane.")
    charm = board.amulet(HOLDS.format(words))
    mine = board.put(ME, FIELD, "Page")
    thief = board.spell("[quick]\nSelect an enemy amulet on the field and steal it.", player=FOE)
    table = board.start().use(charm).answer(("attack", mine, board.leaders[FOE]))
    table.play(thief)
    assert table.obj(charm).controller == FOE
    assert ("Bane" in table.chars(theirs).keywords) == again


@pytest.mark.clauses("sve", "10.2.1.2", "10.10.1.1")
@pytest.mark.parametrize("later", [False, True])
def test_instead_of_being_destroyed_this_turn(later: bool) -> None:
    board = Board()
    foe = board.put(FOE, FIELD, "Foe", "[lastwords] Draw a card.", defense=3)
    other = board.put(FOE, FIELD, "Other", defense=3)
    spell = board.spell(
        "Select an enemy follower on the field and deal it 1 damage. If it would be destroyed this turn, banish it instead."
    )
    blast = board.spell("Deal 3 damage to each enemy follower on the field.")
    table = board.start().play(spell, (foe,))
    assert table.zone(foe) == FIELD
    if later:
        table.end()
        assert not [e for e in table.state.effects if e.objects == (table.ref(foe),)]
        return
    table.play(blast)
    assert (table.zone(foe), table.zone(other)) == (BANISHED, CEMETERY)


@pytest.mark.clauses("sve", "5.17.1", "5.17.3")
def test_options_that_were_not_chosen_this_turn() -> None:
    board = Board()
    text = "[act]: Choose one that you haven't chosen this turn. (1) Give your leader [defense]+1. (2) Give your leader [defense]+5."
    one, two = board.amulet(text), board.amulet(text)
    table = board.start().use(one, 0, (1,))
    assert table.leader(ME) == 25
    assert table.use(one).leader(ME) == 26  # the only one that is left
    assert ("use", one, *_source(table, one)) not in table.match.acts()
    assert table.use(two, 0, (1,)).leader(ME) == 31  # the other amulet has chosen none


def _source(table: Table, card: int) -> tuple[int, int]:
    [source] = activated(table.match.game, card)
    return source


@pytest.mark.clauses("sve", "8.4.3.1")
@pytest.mark.parametrize(("cost", "able"), [(2, False), (3, True)])
def test_attacked_by_the_costly_only(cost: int, able: bool) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Page", cost=cost)
    words = "This follower can't be attacked by followers that cost 2 play points or less."
    theirs = board.put(FOE, FIELD, "Sentry", words, state=ENGAGED)
    table = board.start()
    assert (("attack", mine, theirs) in table.match.acts()) == able


@pytest.mark.clauses("sve", "13.3.2.1", "10.4.4.1")
def test_cheaper_for_counters_on_the_field() -> None:
    board = Board()
    for count in (1, 2):
        board.amulet("Stack.", state={"counters": {"Stack": count}})
    board.amulet("Stack.", player=FOE, state={"counters": {"Stack": 4}})
    golem = board.put(ME, HAND, "Hulk", "This card costs 1 less to play for each Stack counter on your field.", cost=5)
    assert board.start().play(golem).points() == 3


@pytest.mark.clauses("sve", "10.2.1.2", "10.7.1")
def test_a_leader_that_was_given_an_ability() -> None:
    board = Board()
    spell = board.spell('Give your leader "Whenever you play a spell, draw a card."')
    others = [board.spell("Give your leader [defense]+1.") for _ in range(2)]
    before = len(board.state.zones[ME][DECK])
    table = board.start().play(spell)
    for other in others:
        table.play(other)
    assert before - len(table.cards(ME, DECK)) == 2


@pytest.mark.clauses("sve", "10.2.1.2", "10.9.1", "5.13.2")
@pytest.mark.parametrize(
    ("words", "attack", "defense"),
    [
        ("Your followers have [attack]+1.", 3, 17),
        ("Reduce damage dealt to your leader by 1.", 2, 18),
        ("Whenever your leader takes damage, give your leader [defense]+1.", 2, 18),
        ("Your leader can't take more than 1 damage at a time.", 2, 19),
    ],
)
def test_what_a_leader_was_given_is_active(words: str, attack: int, defense: int) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Page", attack=2)
    spell, harm = board.spell(f'Give your leader "{words}"'), board.spell("Deal 3 damage to your leader.")
    table = board.start().play(spell).play(harm)
    assert (table.stats(mine)[0], table.leader(ME)) == (attack, defense)
    assert table.leader(FOE) == 20


@pytest.mark.clauses("sve", "4.3.1", "10.3.5")
@pytest.mark.parametrize(("zones", "given"), [(STANDARD.speaking_zones, 1), ((FIELD,), 0)])
def test_where_given_abilities_are_active(zones: tuple[int, ...], given: int) -> None:
    board = Board()
    spell = board.spell('Give your leader "Your followers have [attack]+1."')
    other = board.spell('Give your leader "Whenever you play a spell, give your leader [defense]+1."')
    table = board.start(speaking_zones=zones).play(other).play(spell)
    assert table.leader(ME) == 20 + given


@pytest.mark.clauses("sve", "10.2.1.2", "7.4.2")
def test_a_leader_keeps_its_ability() -> None:
    board = Board()
    spell = board.spell('Give your leader "At the start of your end phase, deal 2 damage to each enemy leader."')
    table = board.start().play(spell).end()
    assert table.leader(FOE) == 18
    table.end()
    table.end()
    assert table.leader(FOE) == 16


@pytest.mark.clauses("sve", "5.26.2")
@pytest.mark.parametrize(("words", "stats"), [("attack", (6, 4)), ("defense", (3, 8)), ("attack and defense", (6, 8))])
def test_doubled(words: str, stats: tuple[int, int]) -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duke", attack=3, defense=5, state={"damage": 1})
    spell = board.spell(f"Select a follower on your field. Double its {words}.")
    assert board.start().play(spell).stats(mine) == stats


@pytest.mark.clauses("sve", "5.26.2", "2.8.3.1")
def test_a_leaders_defense_is_doubled() -> None:
    board = Board()
    spell = board.spell("Double your leader's defense.")
    assert board.start().play(spell).leader(ME) == 40


@pytest.mark.clauses("sve", "10.7.5", "10.7.5.1")
def test_at_the_start_of_the_next_turn() -> None:
    board = Board()
    spell = board.spell("At the start of your next turn, give your leader [defense]+3.")
    table = board.start().play(spell)
    assert table.end().leader(ME) == 20
    assert table.end().leader(ME) == 23
    table.end()
    assert table.end().leader(ME) == 23


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


@pytest.mark.clauses("sve", "10.6.2.3", "5.13.1")
def test_what_is_done_again_selects_again() -> None:
    board = Board()
    foes = [board.put(FOE, FIELD, f"Foe {at}", defense=5) for at in range(2)]
    spell = board.spell("Select an enemy follower on the field and deal it 1 damage. Do this 2 times.")
    table = board.start().play(spell, (foes[0],), (foes[1],))
    assert [table.stats(foe)[1] for foe in foes] == [4, 4]


@pytest.mark.clauses("sve", "13.4.1.1", "13.5.2.1", "1.3.1")
@pytest.mark.parametrize(
    ("word", "text"), [("Overflow", ""), ("Sanguine", ""), ("Overflow", "Sanguine"), ("Sanguine", "Overflow")]
)
def test_active_by_a_text(word: str, text: str) -> None:
    board = Board()
    board.amulet(f"While this card is on your field, {text or word} is active for you.")
    spell = board.spell(f"If {word} is active for you, give your leader [defense]+2.")
    assert board.start().play(spell).leader(ME) == (20 if text else 22)


@pytest.mark.clauses("sve", "10.9.1.2")
def test_others_lose_their_abilities_as_long_as_it_is_there() -> None:
    board = Board()
    guard = board.put(FOE, FIELD, "Guard", "Ward.")
    board.put(ME, FIELD, "Silencer", "Bane.\nOther followers on the field lose all abilities.")
    table = board.start()
    assert not table.chars(guard).keywords
    assert "Bane" in table.chars(board.state.zones[ME][FIELD][0]).keywords


@pytest.mark.clauses("sve", "5.4.2", "4.1.1", "5.6.1")
def test_what_players_do_with_their_own() -> None:
    board = Board()
    tokens = board.spell("Each player puts 2 Fairy tokens into their EX area.")
    banish = board.spell("Each opponent banishes the top 3 cards of their deck.")
    table = board.start().play(tokens).play(banish)
    assert [table.names(player, EX_AREA) for player in (ME, FOE)] == [["Fairy"] * 2] * 2
    assert [len(table.cards(player, BANISHED)) for player in (ME, FOE)] == [0, 3]
    assert [len(table.cards(player, DECK)) for player in (ME, FOE)] == [10, 7]


@pytest.mark.clauses("sve", "10.12.2.2", "10.12.2.3")
def test_damage_of_the_follower_itself() -> None:
    board = Board()
    mine = board.put(ME, FIELD, "Duke", attack=3)
    foe = board.put(FOE, FIELD, "Foe", defense=9)
    board.amulet("Your followers deal 2 more damage.")
    spell = board.spell(
        "Select a follower on your field. It deals damage equal to its attack to each enemy follower on the field."
    )
    table = board.start().play(spell)
    assert (table.stats(foe)[1], table.stats(mine)) == (4, (3, 2))


@pytest.mark.clauses("sve", "1.3.1", "10.4.4.1", "10.6.2.1")
@pytest.mark.parametrize(
    ("words", "paid", "stats"),
    [
        ("Select a follower in your hand. It costs 2 less to play.", 2, (2, 2)),
        ("Each follower in your hand costs 1 less to play.", 3, (2, 2)),
        ("Select a follower in your hand. It costs 0 play points to play.", 0, (2, 2)),
        ("Give each follower in your hand [attack]+1/[defense]+3.", 4, (3, 5)),
    ],
)
def test_what_is_said_of_a_card_in_the_hand(words: str, paid: int, stats: tuple[int, int]) -> None:
    board = Board()
    mine = board.put(ME, HAND, "Page", cost=4)
    spell = board.spell(words)
    table = board.start().play(spell, *([(mine,)] if words.startswith("Select") else ()))
    table.play(mine)
    assert (5 - table.points(), table.stats(mine)) == (paid, stats)


@pytest.mark.clauses("sve", "5.13.2", "10.6.2.8.2", "10.12.2.3")
@pytest.mark.parametrize(
    "words", ["Your spells deal 1 more damage.", "While this card is on your field, your spells deal 1 more damage."]
)
def test_spells_deal_more(words: str) -> None:
    board = Board()
    board.amulet(words)
    mine = board.put(ME, FIELD, "Duke", attack=2)
    spell = board.spell("Deal 2 damage to each enemy leader.")
    table = board.start().play(spell)
    assert table.leader(FOE) == 17
    assert table.attack(mine, board.leaders[FOE]).leader(FOE) == 15


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


@pytest.mark.clauses("sve", "5.17.1", "5.17.3", "10.3.2")
@pytest.mark.parametrize("word", ["Combo (2): Choose", "If you've played at least 2 cards this turn, choose"])
@pytest.mark.parametrize("met", [False, True])
def test_options_are_offered_under_a_condition(word: str, met: bool) -> None:
    board = Board()
    first = board.spell("Give your leader [defense]+1.")
    text = f"[fanfare] {word} one of the following. (1) Give your leader [defense]+5. (2) Draw a card."
    mine = board.put(ME, HAND, "Page", text, cost=0)
    table = board.start()
    if met:
        table.play(first)
    table.play(mine, *([(0,)] if met else ()))
    assert table.leader(ME) == (26 if met else 20)
    assert table.asked.reason == "main"


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
