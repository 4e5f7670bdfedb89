"""Own sentences played from their text: amounts that count cards, Elements or what was done."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from helpers import Position
from newer import put
from played import abilities, cast, castable, drive, field, hild, hild_text, monsters, rite, use

from cardwright.errors import Illegal
from cardwright.text import ir


def free(table: Table, card: int) -> bool:
    """Whether the card can be cast and nothing is asked for its payment."""
    return castable(table, card) and table.asked.reason != "payment"


@pytest.mark.parametrize(("lost", "power"), [("Jobs", 5000), ("Categories", 5000), ("abilities", 6000)])
def test_traits_are_lost_for_the_turn(lost: str, power: int) -> None:
    board = Board()
    kind = "{Job Smith}" if lost == "Jobs" else "{Category XIII}"
    hild(board, f"The {kind} Forwards other than Hild you control gain +1000 power.")
    olga = board.put(0, FIELD, "Olga", power=5000, jobs=("Smith",), categories=("XIII",))
    summon = rite(board, f"Choose 1 {{Card Name Olga}}. It loses all its {lost} until the end of the turn.")
    table = board.start()
    assert table.power(olga) == 6000
    assert table.play(summon).power(olga) == power


def test_costs_by_the_cards_drawn_this_turn() -> None:
    text = "The cost required to cast Hild is reduced by 1 for each card you have drawn this turn."
    for player, can in ((ir.Opponent(), False), (ir.You(), True)):
        board = Board()
        card = board.put(0, HAND, "Hild", *hild_text(text), cost=2)
        draw = board.summon(ir.Draw(player, ir.Num(2)))
        table = drive(board.start().cast(draw))
        assert free(table, card) == can


def test_what_happens_by_how_many_cards_were_drawn() -> None:
    text = (
        "Choose 1 Forward. During this turn, if you have drawn 2 or more cards, dull it. "
        "If you have drawn 3 or more cards, break it instead."
    )
    for drawn, zone, dull in ((1, FIELD, False), (2, FIELD, True), (3, BREAK_ZONE, False)):
        board = Board()
        card = board.put(1, FIELD, "Theirs")
        draw, summon = board.summon(ir.Draw(ir.You(), ir.Num(drawn))), rite(board, text)
        table = drive(board.start().play(draw).cast(summon), card)
        assert (table.zone(card), table.obj(card).dull) == (zone, dull)


@pytest.mark.parametrize(("names", "times"), [(("Guard", "Guard", "Ooze"), 0), (("Guard", "Blob", "Ooze"), 1)])
def test_so_many_with_different_names(names: tuple[str, ...], times: int) -> None:
    board = Board()
    card = hild(board, "《0》: If you have 3 or more cards with different names in your Break Zone, draw 1 card.")
    for name in names:
        board.put(0, BREAK_ZONE, name)
    assert use(board.start(), card).hand(0) == times


@pytest.mark.parametrize(("first", "second", "power"), [("Knight", "Monk", 8000), ("Knight", "Knight", 5000)])
def test_different_jobs_are_counted(first: str, second: str, power: int) -> None:
    board = Board()
    card = hild(board, "If you control 2 or more Forwards with different Jobs, Hild gains +3000 power.", jobs=())
    board.put(0, FIELD, "One", jobs=(first,))
    board.put(0, FIELD, "Two", jobs=(second,))
    assert board.start().power(card) == power


@pytest.mark.parametrize(("names", "power"), [(("Ann", "Ann"), 6000), (("Ann", "Bea"), 7000)])
def test_each_of_a_different_name_counts_once(names: tuple[str, ...], power: int) -> None:
    board = Board()
    text = "Hild gains +1000 power for each {Job Smith} with a different name in your Break Zone."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    for name in names:
        board.put(0, BREAK_ZONE, name, type="Backup", jobs=("Smith",))
    assert board.start().power(hild) == power


def test_jobs_of_several_forwards() -> None:
    text = "If you control Monsters of 2 or more different Jobs, Hild gains +2000 power."
    for jobs, held in ((("Knight", "Knight"), False), (("Knight", "Thief"), True)):
        board = Board()
        card = hild(board, text)
        for i, job in enumerate(jobs):
            board.put(0, FIELD, f"Ooze {i}", type="Monster", jobs=(job,))
        field(text, held, board, card)


def test_each_different_element_counts_once() -> None:
    board = Board()
    card = hild(board, "For each Backup of a different Element you control, Hild gains +1000 power.", power=5000)
    for each, element in enumerate(("Fire", "Fire", "Ice")):
        board.put(0, FIELD, f"Helper {each}", type="Backup", elements=(element,))
    assert board.start().power(card) == 7000


@pytest.mark.parametrize(("second", "drawn"), [("Ice", 1), ("Fire", 0)])
def test_elements_among_what_was_removed(second: str, drawn: int) -> None:
    text = "Choose 2 cards in your Break Zone. " + "Remove them from the game. "
    text += "If there are 2 or more different Elements " + "among cards removed by this effect, draw 1 card."
    board = Board()
    cards = [board.put(0, BREAK_ZONE, e + str(i), elements=(e,)) for i, e in enumerate(("Fire", second))]
    board.put(0, BREAK_ZONE, "Other", elements=("Wind",))
    summon = rite(board, text)
    table = drive(board.start().cast(summon), *cards)
    assert ([table.zone(c) for c in cards], table.hand(0)) == ([REMOVED, REMOVED], drawn)


@pytest.mark.parametrize(("elements", "drawn"), [(("Fire",), 1), (("Fire", "Ice"), 2)])
def test_a_card_for_each_element_of_the_summon(elements: tuple[str, ...], drawn: int) -> None:
    board = Board()
    hild(board, "When you cast a Summon, draw 1 card for each Element of that Summon.")
    summon = board.summon(elements=elements)
    assert board.start().play(summon).hand(0) == drawn


def test_one_for_each() -> None:
    board = Board()
    monsters(board, 2)
    foes = [board.put(1, FIELD, f"Foe {each}") for each in range(3)]
    table = cast(board, "Choose up to 1 Forward opponent controls for each Monster you control. Dull them.")
    with pytest.raises(Illegal):
        table.answer(tuple(foes))
    table.answer(tuple(foes[:2])).resolve()
    assert [table.obj(foe).dull for foe in foes] == [True, True, False]


def test_the_opponent_discards_as_many_cards_as_there_are_monsters() -> None:
    board = Board()
    for number in range(2):
        board.put(0, FIELD, f"Imp {number}", type="Monster")
        board.put(1, HAND, f"Held {number}", type="Backup")
    summon = rite(board, "Your opponent discards cards equal to the number of Monsters you control.")
    assert board.start().play(summon).hand(1) == 0


def test_each_that_was_returned() -> None:
    board = Board()
    cards = [board.put(1, FIELD, f"Foe {each}") for each in range(2)]
    text = "Return all the Forwards opponent controls to their owners' hands. Draw 1 card for each Forward returned."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert [table.zone(each) for each in cards] == [HAND, HAND]
    assert table.hand(0) == 2


def test_all_that_were_removed() -> None:
    board = Board()
    text = "When Hild enters the field, place 2 Moon Counters on Hild. Remove all Moon Counters from Hild. "
    card = hild(board, text + "Draw 1 card for each Moon Counter removed this way.", HAND, cost=0)
    assert board.start().play(card).hand(0) == 2


def test_only_active_cards_are_dulled() -> None:
    board = Board()
    board.put(1, FIELD, "Awake")
    asleep = board.put(1, FIELD, "Asleep")
    board.state.objects[asleep].dull = True
    summon = rite(board, "Dull all the Forwards opponent controls. Draw 1 card for each Forward dulled this way.")
    assert board.start().play(summon).hand(0) == 1


def test_as_many_as_were_broken() -> None:
    board = Board()
    for i in range(3):
        board.put(i % 2, FIELD, f"Beast {i}", type="Monster")
    board.put(1, FIELD, "Foe")
    summon = rite(board, "Break all the Monsters. Draw 1 card for each Monster broken by this effect.")
    assert board.start().play(summon).hand(0) == 3


@pytest.mark.parametrize(("monsters", "drawn"), [(0, 0), (1, 1), (3, 3)])
def test_as_many_cards_as_were_broken(monsters: int, drawn: int) -> None:
    board = Board()
    for each in range(monsters):
        board.put(each % 2, FIELD, f"Imp {each}", type="Monster")
    summon = rite(board, "Break all the Monsters. Draw cards equal to the number of Monsters broken by this effect.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.parametrize("way", ["If", "When"])
@pytest.mark.parametrize(("pays", "held"), [(True, 3), (False, 1)])  # Hild costs no more than they do
def test_as_many_cards_as_were_broken_for_a_discard(way: str, pays: bool, held: int) -> None:
    board = Board()
    text = f"When Hild enters the field, you may discard 1 card. {way} you do so, break all the Forwards of cost 1 or less."
    card = hild(board, f"{text} Draw 1 card for each Forward broken by this effect.", HAND, cost=0)
    board.put(0, HAND, "Held", cost=9)
    for each in range(2):
        board.put(1, FIELD, f"Imp {each}", cost=1)
    table = board.start().cast(card)
    table.resolve(pays)
    assert table.hand(0) == held


@pytest.mark.parametrize(("backup", "drawn"), [(True, 2), (False, 0)])
def test_what_was_dulled_before_the_condition_is_not_counted(backup: bool, drawn: int) -> None:
    board = Board()
    if backup:
        board.put(0, FIELD, "Sheaf", type="Backup")
    for each in range(2):
        board.put(1, FIELD, f"Imp {each}")
    board.put(1, FIELD, "Ooze", type="Monster")
    text = "Choose 1 Monster. Dull it. If you control a Backup, dull all the Forwards. Draw 1 card for each Forward dulled by this effect."
    summon = rite(board, text)
    assert board.start().play(summon).hand(0) == drawn


def test_as_many_as_were_broken_due_to_this_ability() -> None:
    board = Board()
    for each in range(2):
        board.put(1, FIELD, f"Foe {each}")
    board.put(1, FIELD, "Foe", cost=5)
    summon = rite(board, "Break all the Forwards of cost 2. Draw 1 card for each Forward broken due to this ability.")
    assert board.start().play(summon).hand(0) == 2


@pytest.mark.parametrize("count", [0, 2])
def test_the_opponent_discards_as_many(count: int) -> None:
    board = Board()
    mine = [board.put(0, HAND, f"Mine {n}") for n in range(3)]
    for n in range(2):
        board.put(1, HAND, f"Theirs {n}")
    summon = rite(board, "Discard any number of cards. Your opponent discards the same number of cards.")
    table = board.start().cast(summon).resolve(tuple(mine[:count]))
    assert table.hand(0) == 3 - count and table.hand(1) == 2 - count


def test_so_many_were_put_away() -> None:
    board = Board()
    for player in (0, 1):
        board.put(player, FIELD, f"Ooze {player}", type="Monster")
    board.put(1, FIELD, "Guard")
    summon = rite(
        board,
        "Put all the Monsters into the Break Zone. Draw 1 card for each Monster put into the Break Zone by this effect.",
    )
    table = board.start().play(summon)
    assert table.hand(0) == 2


def test_for_each_put_away_this_turn() -> None:
    board = Board()
    for each in range(2):
        board.put(1, FIELD, f"Foe {each}")
    first = rite(board, "Break all the Forwards opponent controls.")
    second = rite(board, "Draw 1 card for each Forward put from the field into the Break Zone this turn.")
    assert board.start().play(first).play(second).hand(0) == 2


@pytest.mark.clauses("fftcg-2020", "11.11.6")
def test_what_was_put_there_counts_wherever_it_is_now() -> None:
    board = Board()
    one, two = put(board, 0, FIELD, "One"), put(board, 0, FIELD, "Two")
    theirs = put(board, 1, FIELD, "Three", power=9000)
    put(board, 0, BREAK_ZONE, "Old")
    text = (
        "Deal 1000 damage for each Forward put in the Break Zone from your field during this turn to all the Forwards."
    )
    doom = rite(board, "Break all the Forwards you control.")
    back = rite(board, "Choose 1 Forward in your Break Zone. Add it to your hand.")
    summon = rite(board, text)
    table = board.start().play(doom).play(back, [(one,)]).play(summon)
    assert (table.zone(one), table.zone(two)) == (HAND, BREAK_ZONE)
    assert table.obj(theirs).damage == 2000


@pytest.mark.parametrize(
    ("said", "power"),
    [
        ("Forward that has been returned to its owner's hand this turn", 7000),
        ("Forward returned from the field to its owner's hand this turn", 7000),
        ("Summon your opponent has discarded this turn", 6000),
        ("Forward your opponent discarded this turn", 5000),
        ("Summon you have discarded this turn", 5000),
        ("card that was discarded this turn", 6000),
    ],
)
def test_what_went_to_a_hand_or_from_one_this_turn(said: str, power: int) -> None:
    board = Board()
    card = hild(board, f"Hild gains +1000 power for each {said}.")
    board.put(1, FIELD, "One"), board.put(1, FIELD, "Two")
    board.put(1, HAND, "Blaze", type="Summon")
    discards = rite(board, "Your opponent discards 1 card.")
    returns = rite(board, "Return all the Forwards opponent controls to their owners' hands.")
    assert board.start().play(discards).play(returns).power(card) == power


def test_forwards_put_away_this_turn_are_counted() -> None:
    board = Board()
    board.put(0, FIELD, "Guard")
    board.put(1, FIELD, "Foe")
    board.put(1, FIELD, "Lamp", type="Backup")
    text = "Hild gains +1000 power for each Forward that has been put from the field into the Break Zone this turn."
    hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"), power=9000)
    summon = rite(board, "Break all the Forwards of power 5000 or less.")
    assert board.start().play(summon).power(hild) == 11000


def test_what_each_player_returned_is_counted_together() -> None:
    position = Position("""
cards:
  Wave: {type: Summon, elements: [Water], cost: 0, text: "Each player returns all the Monsters they control to their owners' hands. Draw 1 card for each Monster returned this way."}
  Imp: {type: Monster, elements: [Fire], cost: 1, text: ""}
  Elf: {type: Monster, elements: [Fire], cost: 1, text: ""}
players: {A: {field: [Imp], hand: [Wave]}, B: {field: [Imp, Elf]}}
""")
    position.play("[A: {cast: Wave}, resolve: 1]")
    position.expect("A.hand.count: 4, B.hand.count: 2, A.field: [], B.field: []")


@pytest.mark.parametrize(("many", "power"), [(2, 5000), (3, 9000)])
def test_so_many_were_removed_from_both_break_zones(many: int, power: int) -> None:
    position = Position(f"""
cards:
  Hild: {{type: Forward, elements: [Fire], cost: 0, power: 5000, text: "When Hild enters the field, remove all the Characters in both players' Break Zones from the game. If 3 or more cards were removed this way, Hild gains +4000 power until the end of the turn."}}
  Imp: {{type: Monster, elements: [Fire], cost: 1, text: ""}}
  Spell: {{type: Summon, elements: [Fire], cost: 1, text: "Draw 1 card."}}
players: {{A: {{hand: [Hild], break_zone: [Imp, Spell]}}, B: {{break_zone: [{", ".join(["Imp"] * (many - 1))}]}}}}
""")
    position.play("[A: {cast: Hild}, resolve: 1]").expect(f"'A:Hild': {{power: {power}}}, A.break_zone: [Spell]")


def test_the_total_cost_of_the_revealed_cards() -> None:
    position = Position("""
cards:
  Hild: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "《0》: Reveal the top 2 cards of your deck. Choose 1 Forward. Deal it damage equal to the total cost of the revealed cards multiplied by 1000. Return the revealed cards to the bottom of your deck in any order."}
  Guard: {type: Forward, elements: [Ice], cost: 1, power: 9000, text: ""}
  Three: {type: Monster, elements: [Fire], cost: 3, text: ""}
  Two: {type: Monster, elements: [Fire], cost: 2, text: ""}
players: {A: {field: [Hild], deck: [Three, Two, Two]}, B: {field: [Guard]}}
""")
    position.play("[A: {use: Hild, targets: [Guard]}, resolve: 1, A: {choose: [Three, Two]}]")
    position.expect("'B:Guard': {damage: 5000}")


def test_only_what_costs_so_much_of_the_cards_put_there_from_the_deck() -> None:
    text = "Draw 1 card for each Forward of cost 5 or more put into the Break Zone due to this ability."
    for costs, drawn in (((5, 2, 6), 2), ((4, 4, 1), 0)):
        board = Board()
        board.state.zones[0][DECK].clear()
        for cost in costs:
            board.put(0, DECK, f"Of {cost}", cost=cost)
        board.put(0, DECK, "Blank")
        board.put(0, DECK, "Blank")
        summon = rite(board, f"Put the top 3 cards of your deck into the Break Zone. {text}")
        table = board.start()
        assert table.play(summon).hand(0) == drawn
