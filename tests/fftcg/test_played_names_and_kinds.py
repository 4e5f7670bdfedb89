"""Own sentences played from their text: cards by their names, Jobs, Elements and kinds."""

from __future__ import annotations

import json

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from played import _costs, abilities, drive, hild, hild_text, rite, use

from cardwright.errors import Illegal
from cardwright.games.common.naming import NAMED
from cardwright.kernel.view import view
from cardwright.play.fftcg_words import FftcgWords

TEXT = "When Hild enters the field, name 1 Element.", "The Forwards of the named Element you control gain +1000 power."
PUMP = "Choose 1 {Card Name Hild}. It gains +3000 power until the end of the turn."


def _said(kind: str, text: str) -> str:
    if kind == "auto":
        return "When you cast a Summon, " + text.replace("Choose", "choose", 1)
    return ("[[s]]Burn[[/]] 《S》: " if kind == "special" else "《0》: ") + text


def test_two_cards_of_the_same_cost_are_chosen() -> None:
    board = Board()
    text = rite(board, "Choose 2 Forwards of the same cost opponent controls. Break them.")
    foes = _costs(board, 1, FIELD, 2, 3, 4, 3)
    table = board.start().cast(text)
    assert table.asked.options == (foes[1], foes[3])
    table.answer((foes[3],)).resolve()
    assert [table.zone(foe) == BREAK_ZONE for foe in foes] == [False, True, False, True]
    board = Board()
    text = rite(board, "Choose 2 Forwards of the same cost opponent controls. Break them.")
    _costs(board, 1, FIELD, 2, 3, 4)
    with pytest.raises(Illegal):
        board.start().cast(text)


def test_two_cards_of_the_same_cost_are_paid_with() -> None:
    board = Board()
    card = hild(board, "Discard 2 cards of the same cost: Activate Hild.")
    held = _costs(board, 0, HAND, 2, 3, 4, 3)
    table = board.start().answer(("use", card, 0))
    assert table.asked.options == (held[1], held[3])
    table.answer((held[3],), (held[1],)).resolve()
    assert [table.zone(each) == BREAK_ZONE for each in held] == [False, True, False, True]
    with pytest.raises(Illegal):
        table.answer(("use", card, 0))


def test_two_cards_of_the_same_element_are_discarded() -> None:
    board = Board()
    text = rite(board, "You may discard 2 cards of the same Element. If you do so, draw 1 card.")
    fire, ice = (board.put(0, HAND, name, elements=(name,)) for name in ("Fire", "Ice"))
    both = board.put(0, HAND, "Both", elements=("Ice", "Water"))
    table = board.start().play(text, (), True, (both,), (ice,))
    assert [table.zone(each) == BREAK_ZONE for each in (fire, ice, both)] == [False, True, True]


@pytest.mark.parametrize(("elements", "drawn"), [((), 0), (("Fire",), 1), (("Fire", "Fire"), 1), (("Fire", "Ice"), 0)])
def test_all_of_the_same_element(elements: tuple[str, ...], drawn: int) -> None:
    board = Board()
    card = hild(board, "《0》: If the Backups you control are all of the same Element, draw 1 card.")
    for i, element in enumerate(elements):
        board.put(0, FIELD, f"Helper {i}", type="Backup", elements=(element,))
    assert use(board.start(), card).hand(0) == drawn


def test_both_cards_of_one_element() -> None:
    for elements, drawn in ((("Fire", "Fire"), 1), (("Fire", "Ice"), 0)):
        board = Board()
        board.state.zones[0][DECK].clear()
        for each, element in enumerate((*elements, "Wind")):
            board.put(0, DECK, f"Top {each}", elements=(element,))
        summon = rite(
            board,
            "Remove the top 2 cards of your deck from the game. If both of them are of the same Element, draw 1 card.",
        )
        table: Table = board.start().play(summon)
        assert len(table.match.state.zones[0][REMOVED]) == 2
        assert table.hand(0) == drawn


@pytest.mark.parametrize(("elements", "power"), [((("Fire",), ("Fire",)), 7000), ((("Fire",), ("Ice",)), 5000)])
def test_what_all_cards_of_a_group_share(elements: tuple[tuple[str, ...], ...], power: int) -> None:
    board = Board()
    for number, each in enumerate(elements):
        board.put(0, FIELD, f"Lamp {number}", type="Backup", elements=each)
    text = "If all the Backups you control are of the same Element, Hild gains +2000 power."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    assert board.start().power(hild) == power


@pytest.mark.parametrize(("costs", "drawn"), [((3, 3), 1), ((3, 4), 0)])
def test_whether_the_discarded_cards_cost_the_same(costs: tuple[int, int], drawn: int) -> None:
    board = Board()
    for player, cost in enumerate(costs):
        board.put(player, HAND, f"Held {player}", type="Backup", cost=cost)
    summon = rite(board, "Each player discards 1 card. If the discarded cards are of the same cost, draw 1 card.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize(("text", "zone"), [("Haste", BREAK_ZONE), ("Brave", BREAK_ZONE), ("First Strike", FIELD)])
def test_broken_for_one_keyword_or_another(text: str, zone: int) -> None:
    board = Board()
    card = hild(board, text, player=1)
    summon = rite(board, "Choose 1 Forward. Deal it 1000 damage. If it has Haste or Brave, break it instead.")
    assert board.start().play(summon).zone(card) == zone


def test_an_attacking_or_blocking_forward() -> None:
    board = Board()
    text = rite(board, "Choose 1 attacking or blocking Forward. Break it.")
    board.put(1, FIELD, "Foe")
    with pytest.raises(Illegal):
        board.start().cast(text)


def test_neither_itself_nor_a_namesake_of_the_other() -> None:
    board = Board()
    card = hild(
        board, "When Hild enters the field, break all the Forwards other than Hild and {Card Name Olga}.", HAND, cost=0
    )
    olga, foe = board.put(1, FIELD, "Olga"), board.put(1, FIELD, "Foe")
    table = board.start().play(card)
    assert [table.zone(each) for each in (card, olga, foe)] == [FIELD, FIELD, BREAK_ZONE]


@pytest.mark.parametrize(("side", "power"), [(None, 5000), (0, 8000), (1, 8000)])
def test_either_player_controls_one(side: int | None, power: int) -> None:
    board = Board()
    card = hild(board, "If either player controls a Dark Forward, Hild gains +3000 power.")
    if side is not None:
        board.put(side, FIELD, "Shade", elements=("Dark",))
    assert board.start().power(card) == power


def test_more_cards_in_one_break_zone() -> None:
    for mine, haste in ((1, False), (2, True)):
        board = Board()
        card = hild(board, "If you have more Fire cards in your Break Zone than your opponent, Hild gains +1000 power.")
        for _ in range(mine):
            board.put(0, BREAK_ZONE, "Ash")
        board.put(0, BREAK_ZONE, "Foam", elements=("Water",))
        board.put(1, BREAK_ZONE, "Ash")
        assert (board.start().power(card) == 6000) == haste


def test_of_what_was_removed_so_many_are_characters() -> None:
    for types, drawn in ((("Forward", "Backup"), 1), (("Forward", "Summon"), 0)):
        board = Board()
        gone = [board.put(1, BREAK_ZONE, f"Gone {t}", type=t) for t in types]
        text = "Choose up to 2 cards in your opponent's Break Zone. Remove them from the game. "
        summon = rite(board, f"{text}If 2 Characters are removed from the game by this effect, draw 1 card.")
        table = board.start().cast(summon, tuple(gone)).resolve()
        assert table.hand(0) == drawn


@pytest.mark.parametrize(
    ("words", "by_summon", "by_ability"),
    [("an ability", 0, 1), ("your abilities", 0, 1), ("your Summons", 1, 0), ("your opponent's abilities", 0, 0)],
)
def test_damage_by_an_ability_or_by_a_summon(words: str, by_summon: int, by_ability: int) -> None:
    for kind, drawn in (("summon", by_summon), ("ability", by_ability)):
        board = Board()
        card = hild(board, f"When Hild is dealt damage by {words}, draw 1 card.")
        text = "Choose 1 [[i]]Card Name Hild[[/]]. Deal it 1000 damage."
        summon = rite(board, text)
        other = board.put(0, FIELD, "Olga", *abilities(f"《0》: {text}", "Olga", "Forward"))
        table = board.start()
        held = table.hand(0)
        table = table.play(summon) if kind == "summon" else use(table, other)
        assert table.obj(card).damage == 1000
        assert table.hand(0) - (held - (kind == "summon")) == drawn, kind


@pytest.mark.clauses("fftcg-2020", "11.12.5")
def test_the_next_time_is_used_up() -> None:
    board = Board()
    text = "《0》: The next time Hild would be dealt damage this turn, reduce it by 1000 instead."
    card = hild(board, text)
    hit = [rite(board, "Choose 1 {Card Name Hild}. Deal it 1000 damage.") for _ in range(2)]
    table = use(board.start(), card).play(hit[0])
    assert table.obj(card).damage == 0
    assert table.play(hit[1]).obj(card).damage == 1000


def test_its_power_becomes_so_much() -> None:
    board = Board()
    hild(board, "When Hild's power becomes 10000 or more, draw 1 card.")
    first, second, third = (rite(board, PUMP) for _ in range(3))
    table = board.start().play(first)
    assert table.hand(0) == 2  # 8000
    table.play(second)
    assert table.hand(0) == 2  # 11000: a card drawn, one played
    table.play(third)
    assert table.hand(0) == 1  # it was as much before


def test_the_first_damage_in_a_turn() -> None:
    board = Board()
    card = hild(board, "If Hild is dealt damage for the first time each turn, the damage becomes 0 instead.")
    first, second = (rite(board, "Choose 1 {Card Name Hild}. Deal it 1000 damage.") for _ in range(2))
    table = board.start().play(first)
    assert table.obj(card).damage == 0
    assert table.play(second).obj(card).damage == 1000


def test_damage_before_it_had_the_ability() -> None:
    board = Board()
    card = hild(board, "Hild gains +1000 power.")
    text = 'Choose 1 {Card Name Hild}. It gains "If this Forward is dealt damage for the first time each turn, the damage becomes 0 instead." until the end of the turn.'
    hit, gain, again = (rite(board, each) for each in ("Choose 1 {Card Name Hild}. Deal it 1000 damage.", text,
                                                       "Choose 1 {Card Name Hild}. Deal it 2000 damage."))  # fmt: skip
    table = board.start().play(hit).play(gain).play(again)
    assert table.obj(card).damage == 3000


@pytest.mark.parametrize(
    ("kind", "words", "damage"),
    [("special", "abilities other than special abilities", 1000), ("action", "abilities other than special abilities", 0),
     ("action", "special abilities", 1000), ("auto", "auto-abilities", 0), ("summon", "auto-abilities", 1000)],
)  # fmt: skip
@pytest.mark.clauses("fftcg-2020", "11.5.1")
def test_damage_by_kinds_of_abilities(kind: str, words: str, damage: int) -> None:
    board = Board()
    card = hild(board, f"If Hild is dealt damage by {words}, the damage becomes 0 instead.")
    text = "Choose 1 [[i]]Card Name Hild[[/]]. Deal it 1000 damage."
    summon = rite(board, text)
    other = board.put(0, FIELD, "Olga", *abilities(_said(kind, text), "Olga", "Forward"))
    namesake = board.put(0, HAND, "Olga")
    idle = rite(board, "Dull all the Forwards.")
    table = board.start()
    if kind == "summon":
        table.play(summon)
    elif kind == "auto":
        table.play(idle)
    elif kind == "special":
        table.answer(("use", other, 0), (namesake,)).resolve()
    else:
        use(table, other)
    assert table.obj(card).damage == damage


@pytest.mark.clauses("fftcg-2020", "11.9.1", "7.7.2")
def test_what_was_named_is_public_and_kept() -> None:
    board = Board()
    pike = board.put(0, FIELD, "Pike", elements=("Fire",), power=5000)
    hild = board.put(0, HAND, "Hild", *abilities("[[br]]".join(TEXT), "Hild", "Forward"), cost=0, elements=("Wind",))
    table = board.start().cast(hild).answer(("pass",), ("pass",)).answer(("Fire",))
    assert table.chars(pike).power == 6000
    for player in (0, 1):
        assert f"{NAMED}element:Fire" in json.dumps(view(table.match.game, player))
    assert "named Fire" in FftcgWords().card(table.match.game, hild)
    assert table.match.copy().game.chars(pike).power == 6000


@pytest.mark.parametrize(("named", "left"), [("Fire", "Guard"), ("Ice", "Foe")])
def test_all_but_the_named_element(named: str, left: str) -> None:
    board = Board()
    cards = {
        "Guard": board.put(0, FIELD, "Guard", elements=("Fire",)),
        "Foe": board.put(1, FIELD, "Foe", elements=("Ice",)),
    }
    summon = rite(board, "Name 1 Element. Break all the Forwards of an Element other than the named Element.")
    table = board.start().cast(summon).resolve((named,))
    assert [name for name, card in cards.items() if table.zone(card) == FIELD] == [left]


def test_forwards_of_the_named_job_are_broken() -> None:
    board = Board()
    knight, monk = board.put(1, FIELD, "Knight", jobs=("Knight",)), board.put(1, FIELD, "Monk", jobs=("Monk",))
    summon = rite(board, "Name 1 Job. Break all the Forwards with the named Job.")
    table = board.start().cast(summon).resolve(("Knight",))
    assert (table.zone(knight), table.zone(monk)) == (BREAK_ZONE, FIELD)


def test_they_discard_a_card_of_the_named_type() -> None:
    board = Board()
    text = rite(board, "Name 1 card type. Your opponent reveals their hand and discards 1 card of the named card type.")
    forward, summon = board.put(1, HAND, "Forward"), board.put(1, HAND, "Summon", type="Summon")
    table = board.start().cast(text).resolve(("Summon",), (summon,))
    assert table.zone(summon) == BREAK_ZONE and table.zone(forward) == HAND


def test_cards_of_the_named_type_are_removed() -> None:
    board = Board()
    gone = board.put(1, BREAK_ZONE, "Gone", type="Monster")
    stays = board.put(1, BREAK_ZONE, "Stays")
    mine = board.put(0, BREAK_ZONE, "Mine", type="Monster")
    text = (
        "Name 1 card type. Remove all the cards of the named card type in your opponent's "
        + "Break Zone from the game."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).resolve(("Monster",))
    assert [table.zone(card) for card in (gone, stays, mine)] == [REMOVED, BREAK_ZONE, BREAK_ZONE]


def test_all_effects_that_chose_it_are_cancelled() -> None:
    board = Board()
    text = "When Hild is chosen by your opponent's Summon, cancel all effects choosing Hild."
    card, other = board.put(1, FIELD, "Hild", *hild_text(text)), board.put(1, FIELD, "Other")
    summon = rite(board, "Choose up to 2 Forwards. Break them.")
    assert drive(board.start().cast(summon), card, other).zone(other) == FIELD
    board = Board()
    card, other = board.put(1, FIELD, "Hild", *hild_text(text)), board.put(1, FIELD, "Other")
    summon = rite(board, "Choose up to 2 Forwards. Break them.")
    assert drive(board.start().cast(summon), other).zone(other) == BREAK_ZONE


def test_another_name_than_the_chosen_one() -> None:
    board = Board()
    for name in ("Olga", "Pia"):
        board.put(1, FIELD, name)
    only = board.put(0, FIELD, "Olga")
    summon = rite(
        board, "Choose 1 Forward you control. Break all the Forwards with a different name from the chosen Forward."
    )
    table = board.start().play(summon)
    assert table.zone(only) == FIELD
    assert len(table.match.state.zones[1][BREAK_ZONE]) == 1


def test_the_same_cost_as_a_card_in_the_break_zone() -> None:
    board = Board()
    board.put(0, BREAK_ZONE, "Gone", type="Backup", cost=2)
    two, three = board.put(1, FIELD, "Two", cost=2), board.put(1, FIELD, "Three", cost=3)
    summon = rite(board, "Choose 1 Forward with the same cost as a Backup in your Break Zone. Break it.")
    table = board.start().play(summon)
    assert (table.zone(two), table.zone(three)) == (BREAK_ZONE, FIELD)


def test_a_card_named_like_the_discarded_one() -> None:
    board = Board()
    card = hild(
        board,
        "《0》: You may discard 1 Monster. If you do so, search for 1 Monster with the same name and add it to your hand.",
    )
    held = board.put(0, HAND, "Ooze", type="Monster")
    same, other = (board.put(0, DECK, name, type="Monster") for name in ("Ooze", "Slime"))
    table = board.start().answer(("use", card, 0))
    table.resolve(True, (held,), (same,))
    assert (table.zone(same), table.zone(other), table.zone(held)) == (HAND, DECK, BREAK_ZONE)
