"""Own sentences played from their text: what is first or second in a turn, what happened this turn due to whom, what either player
controls, costs of several kinds of cards."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board
from helpers import Position
from test_sentences_played import abilities, rite

from cardwright.text import ir


@pytest.mark.parametrize(("drawn", "power"), [(1, 5000), (2, 6000), (3, 6000)])
def test_the_second_card_drawn_in_a_turn(drawn: int, power: int) -> None:
    board = Board()
    text = "During each turn, when you draw the second card you've drawn, Hild gains +1000 power until the end of the turn."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    summon = rite(board, f"Draw {drawn} card{'s' if drawn > 1 else ''}.")
    assert board.start().play(summon).power(hild) == power


@pytest.mark.clauses("fftcg-2020", "11.8.1")
@pytest.mark.parametrize(("whose", "power"), [("your", 6000), ("your opponent's", 5000)])
def test_the_first_time_in_a_turn_of_one_player(whose: str, power: int) -> None:
    board = Board()
    text = f"During each of {whose} turns, when Hild is chosen by a Summon for the first time in that turn, Hild gains +1000 power"
    hild = board.put(0, FIELD, "Hild", *abilities(f"{text} until the end of the turn.", "Hild", "Forward"))
    rites = [rite(board, "Choose 1 Forward. It gains Haste until the end of the turn.") for _ in range(2)]
    table = board.start()
    for each in rites:
        table.play(each)
    assert table.power(hild) == power


@pytest.mark.parametrize(("by", "power"), [(0, 9000), (1, 10000)])
def test_who_put_it_away_this_turn(by: int, power: int) -> None:
    board = Board()
    text = "If a Forward you controlled was put from the field into the Break Zone due to your opponent's Summon this turn, Hild gains +1000 power."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"), power=9000)
    board.put(0, FIELD, "Oak", cost=1)
    (ability,) = abilities("Choose 1 Forward of cost 1. Break it.")
    assert isinstance(ability, ir.SummonEffect)
    summon = board.summon(*ability.effects, player=by)
    table = board.start()
    if by == 1:
        table.answer(("pass",))
    assert table.play(summon).power(hild) == power


@pytest.mark.parametrize(("owner", "power"), [(0, 7000), (1, 7000), (None, 5000)])
def test_what_either_player_controls(owner: int | None, power: int) -> None:
    board = Board()
    for number in range(2):
        board.put(number if owner is None else owner, FIELD, "Imp", type="Monster")
    text = "If either player controls 2 or more Monsters, Hild gains +2000 power."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    assert board.start().power(hild) == power


@pytest.mark.parametrize(("costs", "drawn"), [((3, 3), 1), ((3, 4), 0)])
def test_whether_the_discarded_cards_cost_the_same(costs: tuple[int, int], drawn: int) -> None:
    board = Board()
    for player, cost in enumerate(costs):
        board.put(player, HAND, f"Held {player}", type="Backup", cost=cost)
    summon = rite(board, "Each player discards 1 card. If the discarded cards are of the same cost, draw 1 card.")
    assert board.start().play(summon).hand(0) == drawn


def test_a_discard_by_the_other_player_brings_it_onto_the_field() -> None:
    board = Board()
    text = "When Hild is put from your hand into the Break Zone due to your opponent's Summon or ability, you may play Hild onto the field."
    hild = board.put(1, HAND, "Hild", *abilities(text, "Hild", "Forward"))
    summon = rite(board, "Your opponent discards 1 card.")
    assert board.start().cast(summon).resolve(True).zone(hild) == FIELD


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


@pytest.mark.clauses("fftcg-2020", "11.6.2", "11.6.10")
def test_three_kinds_are_paid_with_one_verb() -> None:
    position = Position("""
cards:
  Scholar: {type: Backup, elements: [Fire], cost: 3, text: "Remove 1 Summon, 1 Backup and 1 Forward in your Break Zone from the game: Draw 1 card."}
  Heat: {type: Summon, elements: [Fire], cost: 1, text: "Choose 1 Forward. Deal it 2000 damage."}
  Lamp: {type: Backup, elements: [Fire], cost: 1, text: ""}
  Elm: {type: Forward, elements: [Earth], cost: 1, power: 1000, text: ""}
players: {A: {field: [Scholar], break_zone: [Heat, Lamp, Elm, Elm]}}
""")
    position.play("[A: {use: Scholar}, settle: true]")
    position.expect("A.removed: [Elm, Heat, Lamp], A.hand.count: 1, A.break_zone: [Elm]")


@pytest.mark.clauses("fftcg-2020", "11.6.2.4")
@pytest.mark.parametrize(("third", "usable"), [("Earth", True), ("Fire", False)])
def test_cards_of_different_elements_pay(third: str, usable: bool) -> None:
    board = Board()
    text = "Remove 3 cards of different Elements in your Break Zone from the game: Draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    lying = [board.put(0, BREAK_ZONE, f"Card {e}", elements=(e,)) for e in ("Fire", "Ice")]
    lying.append(board.put(0, BREAK_ZONE, "Last", elements=(third,)))
    table = board.start()
    uses = [act for act in table.match.acts() if act[0] == "use"]
    assert bool(uses) == usable
    if usable:
        table.answer(uses[0]).resolve(*((each,) for each in lying))
        assert (table.hand(0), [table.zone(each) for each in lying]) == (1, [REMOVED] * 3)


def test_a_shield_that_only_reduces() -> None:
    board = Board()
    text = "If Hild is dealt damage, remove 1 Moon Counter from Hild and the damage is reduced by 2000 instead."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"), power=9000)
    board.state.objects[hild].counters = {"Moon": 2}
    summon = rite(board, "Choose 1 Forward. Deal it 3000 damage.")
    table = board.start().play(summon)
    assert (table.obj(hild).damage, table.obj(hild).counters) == (1000, {"Moon": 1})


def test_the_words_of_a_cost_are_one_item() -> None:
    (ability,) = abilities(
        "Remove 2 cards of different Elements in your Break Zone from the game: Draw 1 card.", "Hild", "Forward"
    )
    assert isinstance(ability, ir.ActionAbility)
    assert [type(each) for each in ability.cost.actions] == [ir.PayRemove]


@pytest.mark.parametrize(("counters", "zone"), [(1, FIELD), (2, BREAK_ZONE)])
def test_counters_on_the_card_that_was_chosen(counters: int, zone: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    board.state.objects[foe].counters = {"Moon": counters}
    summon = rite(board, "Choose 1 Forward. If 2 or more Moon Counters are placed on it, break it.")
    assert board.start().play(summon).zone(foe) == zone


def test_both_end_together() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe", ir.KeywordAbility((ir.Keyword("Haste"),)), power=9000)
    summon = rite(
        board, "Choose 1 Forward. It loses all its abilities and its power becomes 1000 until the end of the turn."
    )
    table = board.start().play(summon)
    assert (table.power(foe), table.chars(foe).keywords) == (1000, frozenset())


def test_milled_cards_of_an_element_are_counted() -> None:
    board = Board()
    deck = board.state.zones[0][DECK]
    for number, element in enumerate(("Ice", "Fire", "Ice")):
        board.put(0, DECK, f"Card {number}", elements=(element,))
        deck.insert(0, deck.pop())
    summon = rite(
        board,
        "Put the top 3 cards of your deck into the Break Zone. Draw 1 card for each Ice card put into the Break Zone by this effect.",
    )
    assert board.start().play(summon).hand(0) == 2


@pytest.mark.parametrize(("cost", "castable"), [(0, True), (4, False)])
def test_only_cheap_cards_are_cast_from_the_break_zone(cost: int, castable: bool) -> None:
    board = Board()
    text = "You can cast Forwards of cost 3 or less from your Break Zone."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    for _ in range(3):
        board.put(0, HAND, "Held", type="Backup", cost=9)
    guard = board.put(0, BREAK_ZONE, "Guard", cost=cost)
    acts = board.start().match.acts()
    assert any(act[:2] == ("cast", guard) for act in acts) == castable


@pytest.mark.clauses("fftcg-2020", "11.12.5.2")
def test_it_is_dulled_when_the_damage_comes() -> None:
    board = Board()
    text = "《0》: During this turn, the next damage dealt to you becomes 0 and dull Hild instead."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
    blow = rite(board, "Rite deals you 1 point of damage.")
    table = board.start()
    use = next(act for act in table.match.acts() if act[0] == "use")
    table.answer(use).resolve()
    assert not table.obj(hild).dull
    table.play(blow)
    assert (table.obj(hild).dull, len(table.match.state.zones[0][DAMAGE_ZONE])) == (True, 0)


def test_a_loss_lasts_as_long_as_the_other_card_is_there() -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    text = "When Hild enters the field, choose 1 Forward opponent controls. As long as it is on the field, Hild loses 2000 power."
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    summon = rite(board, "Return all the Forwards opponent controls to their owners' hands.")
    table = board.start().cast(hild).resolve()
    assert (table.power(hild), table.zone(foe)) == (3000, FIELD)
    assert table.play(summon).power(hild) == 5000
