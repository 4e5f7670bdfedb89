"""Own sentences played from their text: conditions behind, two kinds or places as one, hands filled to a number, cards that differ."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from test_kinds_played import hild
from test_sentences_played import abilities, rite

from cardwright.errors import Illegal
from cardwright.games.common.zones import DAMAGE_ZONE
from cardwright.kernel.rng import Random


def monsters(board: Board, count: int) -> None:
    for each in range(count):
        board.put(0, FIELD, f"Ooze {each}", type="Monster")


def cast(board: Board, text: str) -> Table:
    """A Summon with this text is being cast."""
    summon = rite(board, text)
    return board.start().cast(summon)


@pytest.mark.clauses("fftcg-2020", "11.11.5")
def test_a_condition_behind_is_asked_when_it_is_carried_out() -> None:
    for dull, zone in ((True, BREAK_ZONE), (False, FIELD)):
        board = Board()
        foe = board.put(1, FIELD, "Foe")
        board.state.objects[foe].dull = dull
        summon = rite(board, "Choose 1 Forward. Break it if it is dull.")
        assert board.start().play(summon).zone(foe) == zone


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_what_is_done_otherwise_is_done_by_an_auto_ability_too() -> None:
    for text in (
        "When Hild enters the field, if you control a Monster, draw 1 card. If not, your opponent draws 2 cards.",
        "When Hild enters the field, if you control a Monster, draw 1 card. If you don't, your opponent draws 2 cards.",
        "When Hild enters the field, draw 1 card if you control a Monster. If not, your opponent draws 2 cards.",
    ):
        for count, drawn in ((1, (1, 0)), (0, (0, 2))):
            board = Board()
            card = hild(board, text, HAND, cost=0)
            monsters(board, count)
            table = board.start().play(card)
            assert (table.hand(0), table.hand(1)) == drawn, text


def test_unless() -> None:
    for count, drawn in ((0, 1), (1, 0)):
        board = Board()
        monsters(board, count)
        assert cast(board, "Draw 1 card unless you control a Monster.").resolve().hand(0) == drawn


def test_all_of_two_kinds() -> None:
    board = Board()
    hit = [board.put(1, FIELD, "Foe"), board.put(1, FIELD, "Slime", type="Monster")]
    missed = [board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Clerk", type="Backup")]
    table = cast(board, "Break all the Forwards and all the Monsters opponent controls.").resolve()
    assert [table.zone(card) for card in (*hit, *missed)] == [BREAK_ZONE, BREAK_ZONE, FIELD, FIELD]


def test_all_of_one_kind_here_and_another_there() -> None:
    board = Board()
    hit = [board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Clerk", type="Backup")]
    missed = [board.put(1, FIELD, "Foe"), board.put(0, FIELD, "Aide", type="Backup")]
    text = "Break all the Forwards you control and all the Backups opponent controls."
    table = cast(board, text).resolve()
    assert [table.zone(card) for card in (*hit, *missed)] == [BREAK_ZONE, BREAK_ZONE, FIELD, FIELD]


def test_neither_itself_nor_a_namesake_of_the_other() -> None:
    board = Board()
    card = hild(
        board, "When Hild enters the field, break all the Forwards other than Hild and {Card Name Olga}.", HAND, cost=0
    )
    olga, foe = board.put(1, FIELD, "Olga"), board.put(1, FIELD, "Foe")
    table = board.start().play(card)
    assert [table.zone(each) for each in (card, olga, foe)] == [FIELD, FIELD, BREAK_ZONE]


PLAY = "Play 1 Forward of cost 2 or less from your hand or Break Zone onto the field."


def test_played_from_the_hand_or_the_break_zone() -> None:
    for zone in (HAND, BREAK_ZONE):
        board = Board()
        other = board.put(0, HAND + BREAK_ZONE - zone, "Other")
        mine = board.put(0, zone, "Mine")
        board.put(1, BREAK_ZONE, "Foe")
        board.put(0, zone, "Dear", cost=3)
        table = cast(board, PLAY).resolve((mine,))
        assert (table.zone(mine), table.zone(other)) == (FIELD, HAND + BREAK_ZONE - zone)


def test_what_all_can_see_has_to_be_found() -> None:
    board = Board()
    board.put(0, BREAK_ZONE, "Mine")
    table = cast(board, PLAY)
    with pytest.raises(Illegal):
        table.resolve(())
    board = Board()
    held = board.put(0, HAND, "Held")
    table = cast(board, PLAY)
    with pytest.raises(
        Illegal
    ):  # what a hand holds has to be found, too: no clause says otherwise, as sve 4.1.2.2 does
        table.resolve(())
    assert table.resolve((held,)).zone(held) == FIELD


def test_removed_from_either_place() -> None:
    board = Board()
    cards = [board.put(0, HAND, "Held", type="Summon"), board.put(0, BREAK_ZONE, "Used", type="Summon")]
    summon = rite(board, "Remove 2 Summons in your hand or Break Zone from the game.")
    table = board.start().cast(summon).resolve(tuple(cards))
    assert [table.zone(card) for card in cards] == [REMOVED, REMOVED]


def test_a_summon_cast_from_either_place() -> None:
    for zone in (HAND, BREAK_ZONE):
        board = Board()
        spell = board.put(0, zone, "Gift", *abilities("Draw 2 cards.", "Gift"), type="Summon", cost=4)
        summon = rite(board, "Cast 1 Summon of cost 4 or less from your hand or Break Zone without paying the cost.")
        table = board.start().cast(summon).resolve((spell,))
        assert (table.zone(spell), table.hand(0)) == (BREAK_ZONE, 2)


def test_every_hand_is_brought_to_a_number() -> None:
    for text, sizes in (
        ("Each player draws cards until they have 3 cards in their hand.", (5, 3)),
        ("Each player discards cards until they have 3 cards in their hand.", (3, 1)),
        ("Your opponent draws until they have 3 cards in hand.", (5, 3)),
        ("Discard until you have 2 cards in your hand.", (2, 1)),
    ):
        board = Board()
        mine = [board.put(0, HAND, f"Held {each}") for each in range(5)]
        board.put(1, HAND, "Theirs")
        table = cast(board, text)
        table.resolve(*([tuple(mine[: 5 - sizes[0]])] if sizes[0] < 5 else []))
        assert (table.hand(0), table.hand(1)) == sizes, text


def test_each_player_plays_a_selected_card() -> None:
    board = Board()
    cards = [board.put(player, BREAK_ZONE, f"Guard {player}") for player in (0, 1)]
    table = cast(board, "Each player selects 1 Forward in their Break Zone and plays it onto the field.").resolve()
    assert [(table.zone(card), table.obj(card).controller) for card in cards] == [(FIELD, 0), (FIELD, 1)]


def test_each_player_takes_from_his_own_break_zone() -> None:
    for text, zone in (
        ("Each player selects 1 Forward from their Break Zone and adds it to their hand.", HAND),
        ("Each player removes 1 Forward in their Break Zone from the game.", REMOVED),
    ):
        board = Board()
        cards = [board.put(player, BREAK_ZONE, f"Guard {player}") for player in (0, 1)]
        more = board.put(0, BREAK_ZONE, "Spare")
        table = cast(board, text).answer(("pass",), ("pass",))
        assert set(table.asked.options) == {cards[0], more}
        table.resolve((cards[0],))
        assert [table.zone(card) for card in (*cards, more)] == [zone, zone, BREAK_ZONE], text


def damaged(board: Board, points: int) -> None:
    for each in range(points):
        board.put(0, DAMAGE_ZONE, f"Hurt {each}", type="Backup")


def test_for_every_two_points() -> None:
    for points, drawn in ((1, 0), (4, 2), (5, 2)):
        board = Board()
        damaged(board, points)
        assert cast(board, "Draw 1 card for every 2 points of damage you have received.").resolve().hand(0) == drawn


def test_one_for_each() -> None:
    board = Board()
    monsters(board, 2)
    foes = [board.put(1, FIELD, f"Foe {each}") for each in range(3)]
    table = cast(board, "Choose up to 1 Forward opponent controls for each Monster you control. Dull them.")
    with pytest.raises(Illegal):
        table.answer(tuple(foes))
    table.answer(tuple(foes[:2])).resolve()
    assert [table.obj(foe).dull for foe in foes] == [True, True, False]


def test_found_cards_differ_in_element_and_cost() -> None:
    board = Board()
    cards = [
        board.put(0, DECK, f"Spell {each}", type="Summon", elements=(element,), cost=cost)
        for each, (element, cost) in enumerate((("Fire", 1), ("Fire", 2), ("Ice", 1), ("Ice", 3)))
    ]
    text = "Search for up to 4 Summons, each of a different Element and cost and add them to your hand."
    table = cast(board, text).answer(("pass",), ("pass",))
    table.answer((cards[0],))
    assert set(table.asked.options) == {cards[3]}
    table.resolve((cards[3],), ())
    assert table.hand(0) == 2


def test_found_cards_differ_in_name_and_are_not_of_one() -> None:
    board = Board()
    for name in ("Anke", "Anke", "Berta", "Olga"):
        board.put(0, DECK, name, cost=1)
    text = "Search for 2 Forwards with different names other than {Card Name Olga} and add them to your hand."
    table = cast(board, text).answer(("pass",), ("pass",))
    assert {table.chars(card).names[0] for card in table.asked.options} == {"Anke", "Berta"}  # type: ignore[arg-type]
    table.answer((table.asked.options[0],))
    assert {table.chars(card).names[0] for card in table.asked.options} == {"Berta"}  # type: ignore[arg-type]


BLAST = "[[s]]Blast[[/]] 《S》《ダル》: Draw 2 cards."


@pytest.mark.clauses("fftcg-2020", "11.7.1")
@pytest.mark.parametrize(
    "words",
    [
        "You can pay with 《C》 instead of 《S》 when paying for Hild's special ability.",
        "You can pay with 《C》 instead of 《S》 when paying for the special abilities of {Job Mage} Characters you control.",
    ],
)
def test_a_crystal_for_s(words: str) -> None:
    for crystals, namesake in ((1, False), (0, True), (1, True), (0, False)):
        board = Board()
        card = hild(board, f"{words} / {BLAST}".replace(" / ", "[[br]]"), jobs=("Mage",))
        board.state.vars["crystals:0"] = crystals
        held = board.put(0, HAND, "Hild", generic=False) if namesake else -1
        table = board.start()
        can = crystals > 0 or namesake
        assert (("use", card, 1) in table.match.acts()) == can
        if not can:
            continue
        table.answer(("use", card, 1))
        if crystals and namesake:
            assert table.asked.options == (0, 1)
            table.answer((1,))
        while table.asked.kind != "act":
            table.match.answer(table.match.sample(Random(1)))
        table.resolve()
        assert table.obj(card).dull
        assert table.match.state.vars["crystals:0"] == 0
        assert namesake is False or table.zone(held) == (HAND if crystals else BREAK_ZONE)


def test_counters_for_the_whole_cost() -> None:
    board = Board()
    text = "You can remove 3 Reel Counters from Hild to use Hild's special ability without paying the cost."
    card = hild(board, f"{text}[[br]]{BLAST}")
    assert ("use", card, 1) not in board.start().match.acts()
    board = Board()
    card = hild(board, f"{text}[[br]]{BLAST}")
    board.state.objects[card].counters["Reel"] = 3
    table = board.start().answer(("use", card, 1)).resolve()
    assert (table.obj(card).counters.get("Reel", 0), table.hand(0), table.obj(card).dull) == (0, 2, False)


def test_another_card_for_s_of_ones_own_cards_only() -> None:
    words = "You can discard 1 Summon instead of 《S》 when paying for the special abilities of {Job Mage} Characters."
    for player in (0, 1):
        board = Board()
        hild(board, words, player=player)
        card = board.put(0, FIELD, "Olga", *abilities(BLAST, "Olga", "Forward"), jobs=("Mage",))
        held = board.put(0, HAND, "Gift", type="Summon", cost=9)
        table = board.start()
        assert (("use", card, 0) in table.match.acts()) == (player == 0)
        if player == 0:
            assert table.answer(("use", card, 0), (held,)).resolve().zone(held) == BREAK_ZONE


def test_each_kind_from_its_own_place() -> None:
    board = Board()
    able = [board.put(1, FIELD, "Foe"), board.put(0, BREAK_ZONE, "Clerk", type="Backup")]
    board.put(0, FIELD, "Mine")
    board.put(1, FIELD, "Aide", type="Backup")
    board.put(0, BREAK_ZONE, "Fallen")
    board.put(1, BREAK_ZONE, "Other", type="Backup")
    table = cast(
        board, "Choose up to 2 Forwards opponent controls or Backups in your Break Zone. Remove them from the game."
    )
    assert set(table.asked.options or ()) == set(able)
    table.answer(tuple(able)).resolve()
    assert [table.zone(card) for card in able] == [REMOVED, REMOVED]


def test_more_are_selected_instead() -> None:
    text = (
        "Your opponent selects 1 Forward they control. Put it into the Break Zone. If you control a Monster, your opponent "
        "selects up to 2 Forwards they control instead (select as many as possible). Put them into the Break Zone."
    )
    for count, lost in ((0, 1), (1, 2)):
        board = Board()
        monsters(board, count)
        foes = [board.put(1, FIELD, f"Foe {each}") for each in range(3)]
        table = cast(board, text).resolve(tuple(foes[:lost]))
        assert [table.zone(foe) for foe in foes] == [BREAK_ZONE] * lost + [FIELD] * (3 - lost)
