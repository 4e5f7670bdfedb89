"""Own sentences played from their text: searches for cards that differ, whoever was damaged by this, the next time, what counts something."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from test_kinds_played import hild, use
from test_sentences_played import rite

from cardwright.errors import Illegal


@pytest.mark.clauses("fftcg-2020", "15.1.1.8.1")
def test_what_is_found_differs() -> None:
    board = Board()
    fire = board.put(0, DECK, "Ember", elements=("Fire",))
    aide = board.put(0, DECK, "Aide", type="Backup", elements=("Fire",))
    text = "Search for 1 {Card Name Ember} and 1 Backup of cost 2 that don't share Elements and add them to your hand."
    summon = rite(board, text)
    table = board.start().cast(summon)
    with pytest.raises(Illegal):
        table.resolve((fire,), (aide,))
    board = Board()
    fire = board.put(0, DECK, "Ember", elements=("Fire",))
    clerk = board.put(0, DECK, "Clerk", type="Backup", elements=("Ice",))
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((fire,), (clerk,))
    assert [table.zone(card) for card in (fire, clerk)] == [HAND, HAND]


@pytest.mark.clauses("fftcg-2020", "11.12.5")
def test_only_who_was_damaged_by_this_is_removed() -> None:
    text = "Deal 3000 damage to all the Forwards. If a Forward damaged by this effect is put into the Break Zone this turn, remove it from the game instead."
    board = Board()
    small, large = board.put(1, FIELD, "Small", power=3000), board.put(1, FIELD, "Large", power=7000)
    late = board.put(0, HAND, "Late", cost=0)
    summon, second = rite(board, text), rite(board, "Break all the Forwards.")
    table = board.start().play(summon).play(late).play(second)
    assert [table.zone(card) for card in (small, large, late)] == [REMOVED, REMOVED, BREAK_ZONE]


def test_damage_of_another_ability_of_the_card_is_not_damage_by_this() -> None:
    board = Board()
    text = (
        "《0》: Choose 1 Forward of cost 1. Deal it 1000 damage. / "
        "《0》: Choose 1 Forward of cost 2 opponent controls. Deal it 1000 damage. If a Character damaged by this ability is put into the "
        "Break Zone this turn, remove it from the game instead."
    ).replace(" / ", "[[br]]")
    card = hild(board, text, cost=5)
    one, two = board.put(1, FIELD, "One", cost=1), board.put(1, FIELD, "Two", cost=2)
    summon = rite(board, "Break all the Forwards opponent controls.")
    table = board.start().answer(("use", card, 0)).resolve().answer(("use", card, 1)).resolve().play(summon)
    assert [table.zone(each) for each in (one, two)] == [BREAK_ZONE, REMOVED]


@pytest.mark.clauses("fftcg-2020", "11.12.5")
def test_the_next_time_is_used_up() -> None:
    board = Board()
    text = "《0》: The next time Hild would be dealt damage this turn, reduce it by 1000 instead."
    card = hild(board, text)
    hit = [rite(board, "Choose 1 {Card Name Hild}. Deal it 1000 damage.") for _ in range(2)]
    table = use(board.start(), card).play(hit[0])
    assert table.obj(card).damage == 0
    assert table.play(hit[1]).obj(card).damage == 1000


@pytest.mark.parametrize(("backups", "damage"), [(0, 1000), (2, 3000)])
def test_damage_increases_for_each(backups: int, damage: int) -> None:
    board = Board()
    card = hild(
        board,
        "If Hild deals damage to a Forward, the damage increases by 1000 for each Backup you control instead.[[br]]"
        "《0》: Choose 1 Forward opponent controls. Deal it 1000 damage.",
    )
    for each in range(backups):
        board.put(0, FIELD, f"Aide {each}", type="Backup")
    foe = board.put(1, FIELD, "Foe")
    assert board.start().answer(("use", card, 1)).resolve().obj(foe).damage == damage


@pytest.mark.parametrize(("backups", "damage"), [(0, 3000), (2, 1000), (4, 0)])
def test_damage_is_reduced_for_each(backups: int, damage: int) -> None:
    board = Board()
    card = hild(board, "If Hild is dealt damage, reduce the damage by 1000 for each Backup you control instead.")
    for each in range(backups):
        board.put(0, FIELD, f"Aide {each}", type="Backup")
    summon = rite(board, "Choose 1 {Card Name Hild}. Deal it 3000 damage.")
    assert board.start().play(summon).obj(card).damage == damage


@pytest.mark.parametrize(("first", "second", "power"), [("Knight", "Monk", 8000), ("Knight", "Knight", 5000)])
def test_different_jobs_are_counted(first: str, second: str, power: int) -> None:
    board = Board()
    card = hild(board, "If you control 2 or more Forwards with different Jobs, Hild gains +3000 power.", jobs=())
    board.put(0, FIELD, "One", jobs=(first,))
    board.put(0, FIELD, "Two", jobs=(second,))
    assert board.start().power(card) == power


def test_the_power_of_what_was_added() -> None:
    board = Board()
    top = board.put(0, DECK, "Top", power=4000, elements=("Fire",))
    board.state.zones[0][DECK].insert(0, board.state.zones[0][DECK].pop())
    foe = board.put(1, FIELD, "Foe", power=9000)
    text = (
        "Choose 1 Forward. Reveal the top 2 cards of your deck. Add 1 card among them to your hand and put the rest into the Break Zone. "
        "If you added a Fire Forward to your hand, deal the chosen Forward damage equal to the power of the added Forward."
    )
    summon = rite(board, text)
    table = board.start().cast(summon).resolve((top,))
    assert (table.zone(top), table.obj(foe).damage) == (HAND, 4000)


def test_two_names_each_trigger() -> None:
    board = Board()
    hild(board, "When {Card Name Olga} or {Card Name Pia} enters your field, draw 1 card.")
    cards = [board.put(0, HAND, name, cost=0) for name in ("Olga", "Pia", "Quin")]
    table = board.start()
    held = table.hand(0)
    for card in cards:
        table = table.play(card)
    assert table.hand(0) == held - 3 + 2


def test_damage_of_summons_stands_but_that_of_abilities_does_not() -> None:
    for static, damage in (("The damage dealt by your Summons cannot be reduced.", 3000), ("Haste", 1000)):
        board = Board()
        hild(board, static, cost=9)
        foe = board.put(1, FIELD, "Foe", *_reducing())
        summon = rite(board, "Choose 1 {Card Name Foe}. Deal it 3000 damage.")
        assert board.start().play(summon).obj(foe).damage == damage


def _reducing() -> tuple:  # type: ignore[type-arg]
    from test_sentences_played import abilities

    return abilities("If Foe is dealt damage, reduce the damage by 2000 instead.", "Foe", "Forward")


@pytest.mark.clauses("fftcg-new", "X-PAY-1")
def test_a_cost_of_crystals_and_dulled_cards() -> None:
    board = Board()
    text = "You can dull 1 active Backup you control and pay 《C》 (instead of paying the CP cost) to cast Hild."
    card = hild(board, text, HAND, cost=5)
    aide = board.put(0, FIELD, "Aide", type="Backup")
    board.state.vars["crystals:0"] = 1
    table = board.start().answer(("cast", card, "alternative"), (aide,)).resolve()
    assert table.zone(card) == FIELD and table.obj(aide).dull
    assert table.match.state.vars["crystals:0"] == 0


@pytest.mark.clauses("fftcg-new", "X-PAY-5")
def test_an_ability_that_says_itself_that_it_costs_less() -> None:
    for monsters, cards in ((0, 2), (1, 1), (2, 0), (3, 0)):
        board = Board()
        card = hild(board, "《4》 (This cost is reduced by 2 for each Monster you control.): Draw 1 card.")
        for each in range(monsters):
            board.put(0, FIELD, f"Ooze {each}", type="Monster")
        held = [board.put(0, HAND, f"Held {each}") for each in range(cards)]
        table = board.start().answer(("use", card, 0))
        if held:
            table.answer(tuple(("discard", each, "Fire") for each in held))
        table.resolve()
        assert table.hand(0) == 1 and [table.zone(each) for each in held] == [BREAK_ZONE] * cards
    board = Board()
    card = hild(board, "《4》 (This cost is reduced by 2 for each Monster you control.): Draw 1 card.")
    board.put(0, FIELD, "Ooze", type="Monster")
    with pytest.raises(Illegal):
        use(board.start(), card)
