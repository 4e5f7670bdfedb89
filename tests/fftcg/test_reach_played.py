"""Own sentences played from their text: sisters of those that one card alone prints."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board
from test_sentences_played import abilities, rite

from cardwright.games.common.statics import attacks_per_turn
from cardwright.text import ir


@pytest.mark.clauses("fftcg-2020", "11.11.5.1")
@pytest.mark.parametrize(("option", "found", "hand"), [(0, True, 1), (1, False, 2)])
def test_a_search_or_something_else(option: int, found: bool, hand: int) -> None:
    board = Board()
    imp = board.put(0, DECK, "Imp", type="Monster")
    summon = rite(board, "Search for 1 Monster and add it to your hand or draw 2 cards.")
    table = board.start().cast(summon).resolve((option,), *([(imp,)] if found else []))
    assert (table.zone(imp) == HAND) == found
    assert table.hand(0) == hand


@pytest.mark.parametrize(("names", "power"), [(("Ann", "Ann"), 6000), (("Ann", "Bea"), 7000)])
def test_each_of_a_different_name_counts_once(names: tuple[str, ...], power: int) -> None:
    board = Board()
    text = "Hild gains +1000 power for each {Job Smith} with a different name in your Break Zone."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    for name in names:
        board.put(0, BREAK_ZONE, name, type="Backup", jobs=("Smith",))
    assert board.start().power(hild) == power


def test_as_many_cards_from_the_hand_as_were_drawn() -> None:
    board = Board()
    board.put(0, FIELD, "Ann", type="Monster")
    held = [board.put(0, HAND, f"Held {n}", type="Backup") for n in range(3)]
    text = "Draw 1 card for each Monster you control. Then, put the same number of cards from your hand at the bottom of your deck in any order."
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((held[0],))
    assert table.zone(held[0]) == DECK and table.hand(0) == 3


def test_the_controller_puts_as_many_cards_away_as_it_cost() -> None:
    board = Board()
    board.put(1, FIELD, "Foe", cost=3)
    text = "Choose 1 Forward. Break it. Its controller puts as many cards from the top of their deck into the Break Zone as the CP required to cast it."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert len(table.match.state.zones[1][BREAK_ZONE]) == 4


@pytest.mark.parametrize(("where", "player"), [("your opponent's deck", 1), ("your deck", 0)])
def test_a_deck_of_which_so_many_are_left(where: str, player: int) -> None:
    board = Board()
    summon = rite(
        board, f"Put the top card of {where} into the Break Zone until there are only 4 cards left in the deck."
    )
    table = board.start().play(summon)
    assert len(table.match.state.zones[player][DECK]) == 4 and len(table.match.state.zones[1 - player][DECK]) == 10


def test_both_players_receive_as_much_damage_as_was_broken() -> None:
    board = Board()
    for player in (0, 1, 1):
        board.put(player, FIELD, f"Imp {player}", type="Monster")
    summon = rite(
        board,
        "Break all the Monsters. Each player receives damage equal to the number of Monsters broken by this effect.",
    )
    table = board.start().play(summon)
    assert [len(table.match.state.zones[player][DAMAGE_ZONE]) for player in (0, 1)] == [3, 3]


def test_damage_in_equal_parts_among_those_that_were_chosen() -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {n}", power=9000) for n in range(3)]
    summon = rite(
        board, "Choose up to 3 Forwards. Divide 7000 damage equally among them (round up to the nearest 1000)."
    )
    table = board.start().play(summon, (tuple(foes),))
    assert [table.obj(foe).damage for foe in foes] == [3000] * 3


def test_all_that_were_not_selected_are_returned() -> None:
    board = Board()
    kept, other = (board.put(1, FIELD, name) for name in ("Kept", "Other"))
    mine = board.put(0, FIELD, "Mine")
    text = "Your opponent selects 1 Forward they control. All other Forwards opponent controls are returned to their owners' hands."
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((kept,))
    assert [table.zone(card) for card in (kept, other, mine)] == [FIELD, HAND, FIELD]


def test_two_kinds_are_counted_together() -> None:
    board = Board()
    for player, kind in ((0, "Monster"), (0, "Backup"), (0, "Backup"), (1, "Backup")):
        board.put(player, FIELD, f"{kind} {len(board.cards)}", type=kind)
    summon = rite(board, "Draw 1 card for each Monster you control and each Backup you control.")
    assert board.start().play(summon).hand(0) == 3


@pytest.mark.parametrize(("counters", "broken"), [(0, True), (1, False)])
def test_without_counters(counters: int, broken: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    if counters:
        board.state.objects[foe].counters = {"Rage": counters}
    summon = rite(board, "Break all the Forwards with no Rage Counters on them.")
    table = board.start().play(summon)
    assert (table.zone(foe) == BREAK_ZONE) == broken


@pytest.mark.parametrize(("counters", "power"), [(1, 5000), (2, 6000), (3, 5000)])
def test_exactly_so_many_counters(counters: int, power: int) -> None:
    board = Board()
    text = "If there are exactly 2 Rage Counters on Hild, Hild gains +1000 power."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    board.state.objects[hild].counters = {"Rage": counters}
    assert board.start().power(hild) == power


def test_the_total_cost_of_those_that_were_dulled() -> None:
    board = Board()
    backups = [board.put(0, FIELD, f"Backup {cost}", type="Backup", cost=cost) for cost in (1, 2)]
    dear, cheap = (board.put(1, FIELD, f"Foe {cost}", cost=cost) for cost in (4, 3))
    text = (
        "You may dull 2 active Backups you control. When you do so, choose 1 Forward of cost equal to or less than the total cost of the"
        " Backups you dulled due to this ability. Break it."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).resolve(True)
    assert [table.zone(card) for card in (dear, cheap)] == [FIELD, BREAK_ZONE]
    assert all(table.obj(card).dull for card in backups)


@pytest.mark.parametrize(("kinds", "drawn"), [(("Monster", "Monster"), 1), (("Monster", "Backup"), 0)])
def test_whether_both_that_were_discarded_were_such_cards(kinds: tuple[str, str], drawn: int) -> None:
    board = Board()
    for number, kind in enumerate(kinds):
        board.put(0, HAND, f"Held {number}", type=kind)
    summon = rite(board, "Discard 2 cards. If both discarded cards were Monsters, draw 1 card.")
    assert board.start().play(summon).hand(0) == drawn


def test_damage_for_those_that_were_returned() -> None:
    board = Board()
    for number in range(2):
        board.put(1, FIELD, f"Imp {number}", type="Monster")
    text = "Return all the Monsters opponent controls to their owners' hands. You receive damage equal to the number of Monsters returned by this effect."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert (len(table.match.state.zones[0][DAMAGE_ZONE]), table.hand(1)) == (2, 2)


@pytest.mark.parametrize(("pays", "zone"), [(True, FIELD), (False, HAND)])
def test_unless_the_opponent_discards(pays: bool, zone: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    held = [board.put(1, HAND, f"Held {number}", type="Backup") for number in range(2)]
    summon = rite(board, "Choose 1 Forward. Return it to its owner's hand unless your opponent discards 2 cards.")
    table = board.start().cast(summon).resolve(pays, *([(held[0],), (held[1],)] if pays else []))
    assert table.zone(foe) == zone


def test_removed_from_the_other_deck_for_each() -> None:
    board = Board()
    for number in range(3):
        board.put(0, FIELD, f"Imp {number}", type="Monster")
    summon = rite(board, "Remove the top card of your opponent's deck from the game for each Monster you control.")
    assert len(board.start().play(summon).match.state.zones[1][REMOVED]) == 3


def test_a_point_of_damage_for_each() -> None:
    board = Board()
    for number in range(2):
        board.put(0, FIELD, f"Imp {number}", type="Monster")
    text = "When Hild enters the field, Hild deals your opponent 1 point of damage for each Monster you control."
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    table = board.start().cast(hild).resolve()
    assert len(table.match.state.zones[1][DAMAGE_ZONE]) == 2


@pytest.mark.parametrize(("plays", "zone"), [(True, FIELD), (False, BREAK_ZONE)])
def test_the_opponent_may_play_it_onto_their_field(plays: bool, zone: int) -> None:
    board = Board()
    text = "When Hild is put from the field into the Break Zone, your opponent may play it onto their field dull."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    summon = rite(board, "Choose 1 Forward. Break it.")
    table = board.start().play(summon, (), plays)
    assert table.zone(hild) == zone
    if plays:
        assert table.obj(hild).controller == 1 and table.obj(hild).dull


@pytest.mark.parametrize(("word", "broken"), [("highest", True), ("lowest", False)])
def test_compared_with_the_cost_of_the_dearest_or_cheapest(word: str, broken: bool) -> None:
    board = Board()
    for cost in (1, 4):
        board.put(0, FIELD, f"Mine {cost}", cost=cost)
    foe = board.put(1, FIELD, "Foe", cost=3)
    summon = rite(
        board,
        f"Break all the Forwards opponent controls of cost equal to or less than the cost of the {word} cost Forward you control.",
    )
    assert (board.start().play(summon).zone(foe) == BREAK_ZONE) == broken


def test_the_opponent_discards_as_many_cards_as_there_are_monsters() -> None:
    board = Board()
    for number in range(2):
        board.put(0, FIELD, f"Imp {number}", type="Monster")
        board.put(1, HAND, f"Held {number}", type="Backup")
    summon = rite(board, "Your opponent discards cards equal to the number of Monsters you control.")
    assert board.start().play(summon).hand(1) == 0


@pytest.mark.parametrize(("name", "damage"), [("Hild", 3000), ("Olga", 1000)])
def test_what_its_own_ability_deals(name: str, damage: int) -> None:
    board = Board()
    burn = abilities("《ダル》: Choose 1 Forward. Deal it 1000 damage.", name, "Backup")
    text = "If an ability of Hild deals damage to a Forward, the damage increases by 2000 instead."
    if name == "Hild":
        user = board.put(0, FIELD, "Hild", *burn, *abilities(text, "Hild", "Backup"), type="Backup")
    else:
        board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
        user = board.put(0, FIELD, "Olga", *burn, type="Backup")
    foe = board.put(1, FIELD, "Foe")
    table = board.start().answer(("use", user, 0)).resolve()
    assert table.obj(foe).damage == damage


@pytest.mark.parametrize(("monsters", "again"), [(1, False), (2, True)])
def test_it_attacks_as_often_as_there_are_monsters(monsters: int, again: bool) -> None:
    board = Board()
    for number in range(monsters):
        board.put(0, FIELD, f"Imp {number}", type="Monster")
    text = "Hild can attack as many times as the number of Monsters you control."
    hild = board.put(0, FIELD, "Hild", *abilities("Brave", "Hild", "Forward"), *abilities(text, "Hild", "Forward"))
    game = board.start().match.game
    assert (attacks_per_turn(game, game.state.objects[hild].ref) > 1) == again


@pytest.mark.clauses("fftcg-2020", "11.11.6")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Each player may add 1 Forward in their Break Zone to their hand.", BREAK_ZONE),
        ("Each player may return 1 Forward from their Break Zone to their hand.", BREAK_ZONE),
        ("Each player may remove 1 card in their hand from the game.", HAND),
        ("Each player may put 1 Forward they control into the Break Zone.", FIELD),
    ],
)
def test_what_each_player_may_do_is_done_with_his_own_cards(text: str, zone: int) -> None:
    board = Board()
    cards = [[board.put(player, zone, f"{player} {number}") for number in range(2)] for player in (0, 1)]
    summon = rite(board, text)
    table = board.start().cast(summon).answer(("pass",), ("pass",))
    for player in (0, 1):
        table.answer(True)
        assert table.asked.player == player and table.asked.options == tuple(cards[player])
        table.answer((cards[player][0],))


def test_it_stays_dull_in_the_next_active_phase_of_its_controller() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    summon = rite(
        board,
        "Choose 1 Forward opponent controls. Dull it. It doesn't activate during your opponent's next Active Phase.",
    )
    table = board.start().play(summon)
    while table.match.state.turn_player == 0 or table.match.state.phase == "active":
        decision = table.asked
        table.answer(
            ("pass",)
            if decision.kind == "act"
            else True
            if decision.kind == "yes_no"
            else (decision.options or ())[: decision.least]
        )
    assert table.obj(foe).dull


def test_a_power_while_a_card_is_on_the_field() -> None:
    board = Board()
    text = "When Hild enters the field, choose 1 Forward opponent controls. As long as Hild is on the field, its power becomes 2000."
    foe = board.put(1, FIELD, "Foe", power=8000)
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    end = rite(board, "Choose 1 Forward you control. Break it.")
    table = board.start().cast(hild).resolve()
    assert table.power(foe) == 2000
    assert table.play(end).power(foe) == 8000


@pytest.mark.parametrize(("caster", "drawn"), [(0, 0), (1, 1)])
def test_damage_from_a_summon_of_the_other_player(caster: int, drawn: int) -> None:
    board = Board()
    text = "When Hild receives damage from your opponent's Summon, draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    (ability,) = abilities("Choose 1 Forward. Deal it 1000 damage.")
    assert isinstance(ability, ir.SummonEffect)
    summon = board.summon(*ability.effects, player=caster)
    table = board.start()
    if caster == 1:
        table.answer(("pass",))
    assert table.play(summon).hand(0) == drawn
