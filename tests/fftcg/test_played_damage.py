"""Own sentences played from their text: damage: who deals it, how much, to whom."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board
from board import DAMAGE_ZONE as DAMAGE
from played import (
    DRAWN,
    HIT,
    abilities,
    begin_using,
    blocked_by,
    cast,
    drawn_since,
    drive,
    hild,
    hild_text,
    open_now,
    rite,
    through,
    to_attack,
    use,
    use_through,
)


def damaged(board: Board, points: int) -> None:
    for each in range(points):
        board.put(0, DAMAGE_ZONE, f"Hurt {each}", type="Backup")


def hild_striker(board: Board) -> int:
    return board.put(
        0,
        FIELD,
        "Olga",
        *abilities("《0》: Choose 1 Forward opponent controls. Deal it 1000 damage.", "Olga", "Forward"),
    )


def test_only_the_next_damage_of_a_forward_becomes_none() -> None:
    board = Board()
    board.put(1, FIELD, "Olga")
    shield = rite(board, "During this turn, the next damage dealt to you by a Forward becomes 0 instead.")
    strikes = [rite(board, "Choose 1 Forward opponent controls. It deals you 1 point of damage.") for _ in range(2)]
    table = board.start().play(shield)
    for each in strikes:
        table.play(each)
    assert len(table.match.state.zones[0][DAMAGE_ZONE]) == 1


def test_damage_to_all_of_a_group_for_each_behind_it() -> None:
    """Each of them is dealt the whole of it, by the card that is named (11.11.5)."""
    board = Board()
    damaged(board, 2)
    board.put(1, FIELD, "Olga", power=4000)
    large = board.put(1, FIELD, "Otto", power=5000)
    text = (
        "When Hild enters the field, Hild deals 2000 damage to all the Forwards opponent controls "
        "for each card in your Damage Zone."
    )
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    table = board.start().cast(hild).resolve()
    assert table.obj(large).damage == 4000
    assert len(table.match.state.zones[1][BREAK_ZONE]) == 1


@pytest.mark.parametrize(("dull", "damage"), [(True, 4000), (False, 0)])
def test_a_forward_that_is_already_dull(dull: bool, damage: int) -> None:
    """What replaces it is decided before it is dulled (11.12.5.6)."""
    board = Board()
    foe = board.put(1, FIELD, "Olga", power=9000)
    board.state.objects[foe].dull = dull
    summon = rite(board, "Choose 1 Forward. Dull it. If it is already dull, deal it 4000 damage instead.")
    table = board.start().play(summon)
    assert (table.obj(foe).dull, table.obj(foe).damage) == (True, damage)


def test_a_point_of_damage_for_each() -> None:
    board = Board()
    for number in range(2):
        board.put(0, FIELD, f"Imp {number}", type="Monster")
    text = "When Hild enters the field, Hild deals your opponent 1 point of damage for each Monster you control."
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    table = board.start().cast(hild).resolve()
    assert len(table.match.state.zones[1][DAMAGE_ZONE]) == 2


def test_for_every_two_points() -> None:
    for points, drawn in ((1, 0), (4, 2), (5, 2)):
        board = Board()
        damaged(board, points)
        assert cast(board, "Draw 1 card for every 2 points of damage you have received.").resolve().hand(0) == drawn


def test_whoever_cast_it_and_how_much_both_were_hurt() -> None:
    for words, drawn in (
        ("a Summon has been cast this turn", 1),
        ("a Monster was cast this turn", 0),
        ("you and your opponent have received a total of 2 points of damage or more", 1),
        ("you and your opponent have received a total of 3 points of damage or more", 0),
    ):
        board = Board()
        card = hild(board, f"《0》: If {words}, draw 1 card.")
        for player in (0, 1):
            hurt = board.put(player, DECK, "Hurt")
            board.state.zones[player][DECK].remove(hurt)
            board.state.zones[player][DAMAGE].append(hurt)
            board.state.objects[hurt].zone = DAMAGE
        summon = rite(board, HIT)
        table = through(board.start().cast(summon))
        assert use(table, card).hand(0) == drawn, words


@pytest.mark.parametrize(
    ("text", "damage", "left"),
    [
        ("If Hild is dealt 3000 damage or less by a Summon or an ability, the damage becomes 0 instead.", 3000, 0),
        ("If Hild is dealt 3000 damage or less by a Summon or an ability, the damage becomes 0 instead.", 4000, 4000),
        ("If Hild is dealt 3000 damage or less by abilities, the damage becomes 0 instead.", 3000, 3000),
        ("If Hild is dealt damage less than its power by a Summon or an ability, the damage becomes 0 instead.", 4000, 0),
        ("If Hild is dealt 3000 damage or more by a Summon, reduce the damage by 2000 instead.", 4000, 2000),
    ],
)  # fmt: skip
def test_so_much_damage_from_a_summon(text: str, damage: int, left: int) -> None:
    board = Board()
    card = hild(board, text, power=9000)
    summon = rite(board, f"Choose 1 Forward. Deal it {damage} damage.")
    assert board.start().play(summon).obj(card).damage == left


def test_they_are_the_group_named_before() -> None:
    board = Board()
    text = (
        "All the {Job Knight} Forwards you control gain +1000 power, and "
        + "if they are dealt damage by a Summon or an ability, "
    )
    board.put(1, FIELD, "Hild", *hild_text(text + "the damage becomes 0 instead.", "Backup"), type="Backup")
    knight = board.put(1, FIELD, "Knight", jobs=("Knight",), power=9000)
    monk = board.put(1, FIELD, "Monk", jobs=("Monk",), power=9000)
    summon = rite(board, "Choose up to 2 Forwards. Deal them 3000 damage.")
    table = drive(board.start().cast(summon), knight, monk)
    assert [(table.power(c), table.obj(c).damage) for c in (knight, monk)] == [(10000, 0), (9000, 3000)]


def test_battle_damage_to_it_is_changed() -> None:
    board = Board()
    card = board.put(
        1, FIELD, "Hild", *hild_text("If Hild is dealt battle damage, the damage becomes 1000 instead."), power=9000
    )
    knight = board.put(0, FIELD, "Knight", power=5000)
    summon = rite(board, "Choose 1 Forward. Deal it 2000 damage.")
    table = drive(board.start().cast(summon), card)
    assert table.obj(card).damage == 2000
    table = blocked_by(to_attack(table, knight), card)
    while table.match.state.phase == "attack" and table.asked.reason != "attack":
        table.answer(("pass",))
    assert table.obj(card).damage == 3000


def test_damage_of_summons_alone_is_changed() -> None:
    board = Board()
    board.put(0, FIELD, "Lady", *hild_text("If your Summon deals damage to a Forward, double the damage instead."))
    shooter = board.put(0, FIELD, "Shooter", *hild_text("《0》: Choose 1 Forward. Deal it 1000 damage."), type="Backup")
    card = board.put(1, FIELD, "Theirs", power=9000)
    summon = rite(board, "Choose 1 Forward. Deal it 2000 damage.")
    table = drive(board.start().cast(summon), card)
    assert table.obj(card).damage == 4000
    assert use_through(table, shooter, card).obj(card).damage == 5000


def test_damage_by_cheap_forwards_only() -> None:
    for cost, damage in ((3, 0), (4, 2000)):
        board = Board()
        card = hild(board, "If Hild is dealt damage by Forwards of cost 3 or less, the damage becomes 0 instead.")
        text = "《0》: Choose 1 [[i]]Card Name Hild[[/]]. Deal it 2000 damage."
        other = board.put(0, FIELD, "Olga", *abilities(text, "Olga", "Forward"), cost=cost)
        assert use(board.start(), other).obj(card).damage == damage


def test_what_it_damaged_leaves_the_field_for_good() -> None:
    for hurt, zone in ((True, REMOVED), (False, HAND)):
        board = Board()
        text = "If a Character damaged by Hild leaves the field on the same turn, remove it from the game instead."
        hild(board, text)
        foe = board.put(1, FIELD, "Olga", power=9000)
        strike = rite(
            board,
            "Choose 1 Forward you control and 1 Forward of cost 1 or more opponent controls. The former deals 1000 damage to the latter.",
        )
        back = rite(board, "Choose 1 Forward opponent controls. Return it to its owner's hand.")
        table = board.start()
        if hurt:
            table.play(strike)
        assert table.play(back).zone(foe) == zone


@pytest.mark.parametrize(("cost", "gone"), [(3, REMOVED), (4, BREAK_ZONE)])
def test_only_some_of_those_that_it_struck_leave_for_good(cost: int, gone: int) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Olga", power=3000, cost=cost)
    text = "If a Forward of cost 3 or less damaged by this effect is put into the Break Zone this turn, remove it from the game instead."
    summon = rite(board, f"Deal 3000 damage to all the Forwards opponent controls. {text}")
    assert board.start().play(summon).zone(foe) == gone


@pytest.mark.clauses("fftcg-2020", "11.12.5")
def test_only_who_was_damaged_by_this_is_removed() -> None:
    text = "Deal 3000 damage to all the Forwards. If a Forward damaged by this effect is put into the Break Zone this turn, remove it from the game instead."
    board = Board()
    small, large = board.put(1, FIELD, "Small", power=3000), board.put(1, FIELD, "Large", power=7000)
    late = board.put(0, HAND, "Late", cost=0)
    summon, second = rite(board, text), rite(board, "Break all the Forwards.")
    table = board.start().play(summon).play(late).play(second)
    assert [table.zone(card) for card in (small, large, late)] == [REMOVED, REMOVED, BREAK_ZONE]


def test_what_it_damaged_is_removed_instead() -> None:
    board = Board()
    text = "If a Character damaged by Hild is put from the field into the Break Zone on the same turn, remove it from the game instead."
    hild(board, text)
    striker = hild_striker(board)
    foes = [board.put(1, FIELD, f"Foe {i}", power=9000) for i in range(2)]
    breaker = rite(board, "Break all the Forwards opponent controls.")
    table = begin_using(board.start(), striker, (foes[0],)).resolve()
    table.play(breaker)
    assert [table.zone(foe) for foe in foes] == [BREAK_ZONE, BREAK_ZONE]  # another card dealt the damage


def test_what_it_damaged_itself_is_removed_instead() -> None:
    board = Board()
    text = "If a Character damaged by Hild is put from the field into the Break Zone on the same turn, remove it from the game instead."
    parts = (
        *abilities(text, "Hild", "Forward"),
        *abilities("《0》: Choose 1 Forward opponent controls. Deal it 1000 damage.", "Hild", "Forward"),
    )
    card = board.put(0, FIELD, "Hild", *parts)
    foes = [board.put(1, FIELD, f"Foe {i}", power=9000) for i in range(2)]
    breaker = rite(board, "Break all the Forwards opponent controls.")
    table = board.start().answer(("use", card, 1), (foes[0],)).resolve()
    table.play(breaker)
    assert [table.zone(foe) for foe in foes] == [REMOVED, BREAK_ZONE]


@pytest.mark.parametrize(
    ("holder", "words"), [(0, "You can only"), (1, "Your opponent can only"), (1, "Each player can only")]
)
def test_no_more_than_two_cards_a_turn(holder: int, words: str) -> None:
    """Also what was cast before the limit came counts (2.2)."""
    board = Board()
    board.put(holder, FIELD, "Hild", *abilities(f"{words} cast up to 2 cards per turn.", "Hild", "Forward"))
    summons = [rite(board, "Choose 1 Forward. Deal it 1000 damage.") for _ in range(3)]
    table = board.start()
    for summon in summons[:2]:
        assert summon in open_now(table)
        table = drive(table.cast(summon))
    assert not open_now(table)


@pytest.mark.clauses("fftcg-2020", "11.12.5")
@pytest.mark.parametrize(
    ("shield", "first", "second"),
    [
        ("Reduce the next damage dealt to them this turn by 1000.", [1000, 1000, 2000], [3000, 3000, 4000]),
        ("During this turn, the next damage dealt to them is dealt to Hild instead.", [0, 0, 6000], [2000, 2000, 8000]),
    ],
)
def test_of_each_of_several_its_own_next_damage(shield: str, first: list[int], second: list[int]) -> None:
    board = Board()
    one, two = (board.put(0, FIELD, name, power=9000) for name in ("One", "Two"))
    source = board.put(0, FIELD, "Hild", *hild_text(f"《0》: Choose up to 2 Forwards. {shield}"), power=9000)
    blows = [rite(board, "Deal 2000 damage to all the Forwards.") for _ in range(2)]
    table = use_through(board.start(), source, one, two)
    for blow, taken in zip(blows, (first, second), strict=True):
        table.cast(blow).resolve()
        assert [table.obj(card).damage for card in (one, two, source)] == taken


def test_small_damage_does_nothing_this_turn() -> None:
    board = Board()
    card = hild(board, "《0》: During this turn, if Hild is dealt 2000 damage or less, the damage becomes 0 instead.")
    blows = [rite(board, f"Deal {each} damage to all the Forwards.") for each in (2000, 3000)]
    table = use(board.start(), card)
    assert [table.play(each).obj(card).damage for each in blows] == [0, 3000]


@pytest.mark.parametrize("words", ["both Forwards deal", "both of them deal", "the 2 Forwards deal"])
def test_both_deal_damage_to_each_other(words: str) -> None:
    board = Board()
    mine = board.put(0, FIELD, "Mine", power=9000)
    foe = board.put(1, FIELD, "Foe", power=8000)
    text = f"Choose 1 Forward you control and 1 Forward of cost 1 or more opponent controls. Then, {words} damage equal to their respective power to the other."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.obj(mine).damage == 8000 and table.zone(foe) == BREAK_ZONE


def test_damage_is_divided_in_steps() -> None:
    board = Board()
    one, two = board.put(1, FIELD, "One", power=9000), board.put(1, FIELD, "Two", power=9000)
    text = "Choose any number of Forwards. Deal 5000 damage divided among them as you like (damage must be in increments of 1000)."
    summon = rite(board, text)
    table = board.start().play(summon, ((one, two),), ((one, 2000), (two, 3000)))
    assert [table.obj(each).damage for each in (one, two)] == [2000, 3000]


def test_damage_in_equal_parts_among_those_that_were_chosen() -> None:
    board = Board()
    foes = [board.put(1, FIELD, f"Foe {n}", power=9000) for n in range(3)]
    summon = rite(
        board, "Choose up to 3 Forwards. Divide 7000 damage equally among them (round up to the nearest 1000)."
    )
    table = board.start().play(summon, (tuple(foes),))
    assert [table.obj(foe).damage for foe in foes] == [3000] * 3


def test_damage_is_divided_equally() -> None:
    for up, share in (("up", 4000), ("down", 3000)):
        board = Board()
        foes = [board.put(1, FIELD, f"Foe {i}", power=9000) for i in range(3)]
        text = f"Divide 10000 damage equally among all the Forwards opponent controls (round {up} to the nearest 1000)."
        summon = rite(board, text)
        table = board.start().play(summon)
        assert [table.obj(foe).damage for foe in foes] == [share] * 3


def test_points_are_not_received() -> None:
    board = Board()
    card = hild(board, "If you receive damage while Hild is active, dull Hild. The damage becomes 0 instead.", player=1)
    shots = [rite(board, "Your opponent receives 1 point of damage.") for _ in range(2)]
    table = board.start().play(shots[0])
    assert table.obj(card).dull
    assert not table.match.state.zones[1][DAMAGE_ZONE]
    table.play(shots[1])
    assert len(table.match.state.zones[1][DAMAGE_ZONE]) == 1


def test_the_next_damage_to_a_player_only() -> None:
    board = Board()
    card = hild(board, "《0》: The next damage dealt to you becomes 0 this turn.")
    two = [rite(board, "Receive 1 point of damage.") for _ in range(2)]
    table = use(board.start(), card)
    points = [len(table.play(each).match.state.zones[0][DAMAGE_ZONE]) for each in two]
    assert points == [0, 1]


def test_points_for_the_broken() -> None:
    board = Board()
    for name in ("One", "Two"):
        board.put(1, FIELD, name, type="Backup")
    summon = rite(
        board, "Break all the Backups. Your opponent receives 1 point of damage for each Backup broken by this effect."
    )
    assert len(board.start().play(summon).match.state.zones[1][DAMAGE_ZONE]) == 2


@pytest.mark.parametrize(
    ("words", "summon", "ability"),
    [("your Summons or abilities", 1, 1), ("your abilities", 0, 1), ("your opponent's Summons or abilities", 0, 0)],
)
def test_whose_effect_makes_a_player_draw_or_hurts_one(words: str, summon: int, ability: int) -> None:
    for moment, done in (
        ("your opponent draws a card due to", "Your opponent draws 1 card."),
        ("your opponent receives a point of damage due to", "Deal your opponent 1 point of damage."),
    ):
        for kind, times in (("summon", summon), ("ability", ability)):
            board = Board()
            hild(board, f"When {moment} {words}, {DRAWN}")
            cast = rite(board, done)
            other = board.put(0, FIELD, "Olga", *abilities(f"《0》: {done}", "Olga", "Forward"))
            table = board.start()
            held = table.hand(0) - (kind == "summon")
            table = table.play(cast) if kind == "summon" else use(table, other)
            assert drawn_since(table, held) == times, (moment, kind)


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


def test_damage_for_those_that_were_returned() -> None:
    board = Board()
    for number in range(2):
        board.put(1, FIELD, f"Imp {number}", type="Monster")
    text = "Return all the Monsters opponent controls to their owners' hands. You receive damage equal to the number of Monsters returned by this effect."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert (len(table.match.state.zones[0][DAMAGE_ZONE]), table.hand(1)) == (2, 2)


def test_what_was_dealt_damage() -> None:
    board = Board()
    hurt, whole = board.put(1, FIELD, "Hurt", power=9000), board.put(1, FIELD, "Whole", power=9000)
    first = rite(board, "Choose 1 Forward. Deal it 1000 damage.")
    second = rite(board, "Dull all the Forwards that was dealt damage this turn.")
    table = board.start().cast(first, (hurt,)).resolve()
    table.play(second)
    assert (table.obj(hurt).dull, table.obj(whole).dull) == (True, False)


def test_it_and_its_namesakes_are_struck_once() -> None:
    board = Board()
    twins = [board.put(player, FIELD, "Twin", generic=True, power=9000) for player in (1, 1, 0)]
    other = board.put(1, FIELD, "Other", power=9000)
    summon = rite(
        board, "Choose 1 Forward opponent controls. Deal 5000 damage to it and all the Forwards with the same name."
    )
    table = board.start().cast(summon, (twins[0],)).resolve()
    assert [table.obj(card).damage for card in (*twins, other)] == [5000, 5000, 5000, 0]
