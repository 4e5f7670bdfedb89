"""Own sentences played from their text: when, how often and by whom an ability can be used."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, FIELD, HAND, Board
from newer import acts_of, put
from played import HIT_HARD, abilities, aim, hild, rite, to_attack, use

from cardwright.errors import Illegal
from cardwright.kernel.rng import Random

BLAST = "[[s]]Blast[[/]] 《S》《ダル》: Draw 2 cards."


@pytest.mark.parametrize(
    "way",
    [
        "if you control a Backup, {}",
        "you may discard 1 card. If you do so, {}",
        "you may discard 1 card. When you do so, {}",
    ],
)
def test_at_most_two_cards(way: str) -> None:
    board = Board()
    text = "draw 1 card for each Forward you control. You can only draw up to 2 cards with this ability."
    card = hild(board, f"When Hild enters the field, {way.format(text)}", HAND, cost=0)
    board.put(0, HAND, "Held", cost=9)
    board.put(0, FIELD, "Sheaf", type="Backup")
    for each in range(3):
        board.put(0, FIELD, f"Imp {each}")
    table = board.start().cast(card)
    table.resolve(*((True,) if "may" in way else ()))
    assert table.hand(0) == (2 if "may" in way else 3)


def test_no_more_than_a_limit_is_counted() -> None:
    board = Board()
    for i in range(3):
        board.put(0, FIELD, f"Mine {i}")
    foe = board.put(1, FIELD, "Foe", power=9000)
    summon = rite(
        board,
        "Choose 1 Forward opponent controls. Deal it 1000 damage for each Forward you control (up to 2 Forwards).",
    )
    assert board.start().play(summon).obj(foe).damage == 2000
    board = Board()
    for i in range(3):
        board.put(0, FIELD, f"Mine {i}")
    text = "When Hild enters the field, draw 1 card for each Forward you control. You can only draw up to 2 cards with this ability."
    card = hild(board, text, HAND, cost=0)
    assert board.start().cast(card).resolve().hand(0) == 2


@pytest.mark.clauses("fftcg-new", "X-FIGHT-3")
def test_so_many_attacks_a_turn() -> None:
    """A party attacks once (10.1.2)."""
    for words, sides in (("once in the same turn", 1), ("twice in the same turn", 2)):
        board = Board()
        text = f"Your opponent may only declare attack {words}."
        board.put(1, FIELD, "Hild", *abilities(text, "Hild", "Backup"), type="Backup")
        knights = [board.put(0, FIELD, f"Knight {i}") for i in range(3)]
        table = to_attack(board.start(), *knights[:2])
        attacks = 1
        while table.match.state.phase == "attack":
            if table.asked.reason == "attack":
                table.answer((knights[2],))
                attacks += 1
            else:
                table.answer(("pass",) if table.asked.kind == "act" else ())
        assert attacks == sides


def test_as_many_attacks_as_backups() -> None:
    board = Board()
    text = "Your opponent may only declare as many attacks in the same turn as the number of Monsters they control."
    board.put(1, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    board.put(0, FIELD, "Knight")
    table = board.start()
    while table.match.state.phase != "main2":
        assert table.asked.reason != "attack"
        table.answer(("pass",))


@pytest.mark.parametrize(("words", "allowed"), [("action abilities", False), ("special abilities", True)])
def test_who_may_use_no_abilities(words: str, allowed: bool) -> None:
    board = Board()
    hild(board, f"Your opponent cannot use {words}.", player=1)
    card = board.put(0, FIELD, "Olga", *abilities("《0》: Draw 1 card.", "Olga", "Forward"))
    table = board.start()
    if allowed:
        assert use(table, card).hand(0) == 1
    else:
        with pytest.raises(Illegal):
            table.answer(("use", card, 0))


def test_no_abilities_this_turn_only_for_the_other() -> None:
    board = Board()
    summon = rite(board, "Your opponent cannot use action abilities this turn.")
    card = board.put(0, FIELD, "Olga", *abilities("《0》: Draw 1 card.", "Olga", "Forward"))
    table = board.start().play(summon)
    assert use(table, card).hand(0) == 1


def test_until_the_end_of_the_turn_no_damage_is_dealt() -> None:
    board = Board()
    card = hild(board, "Brave", player=1, power=9000)
    shield = rite(board, "Choose 1 Forward. Until the end of the turn, the next damage dealt to it becomes 0 instead.")
    strikes = [rite(board, HIT_HARD) for _ in range(2)]
    table = board.start().play(shield)
    for each in strikes:
        table.play(each)
    assert table.obj(card).damage == 6000


def test_the_abilities_that_others_have() -> None:
    text = "If a Forward in your Break Zone has Haste, Back Attack, or Brave, Hild gains those abilities."
    for zone, owner, has in ((BREAK_ZONE, 0, True), (BREAK_ZONE, 1, False), (FIELD, 0, False)):
        board = Board()
        card = hild(board, text)
        put(board, owner, zone, "Olga", "Haste")
        put(board, owner, zone, "Ada", "Brave")
        keywords = board.start().chars(card).keywords
        assert keywords == (frozenset({"Haste", "Brave"}) if has else frozenset())


@pytest.mark.clauses("fftcg-2020", "4.5")
def test_a_limit_of_x_that_is_counted() -> None:
    board = Board()
    card = hild(
        board,
        "Discard X cards: Choose 1 Forward. Deal it 1000 damage for each card discarded. X cannot be more than the number of Backups you control.",
    )
    for n in range(4):
        board.put(0, HAND, f"Card {n}")
        if n < 2:
            board.put(0, FIELD, f"Prop {n}", type="Backup")
    table = board.start().answer(("use", card, 0))
    assert table.asked.most == 2
    with pytest.raises(Illegal):
        table.answer(3)


def test_only_in_the_second_main_phase() -> None:
    board = Board()
    card = hild(
        board, "《0》: Draw 1 card. You can only use this ability during your Main Phase 2, and only once per turn."
    )
    table = board.start()
    assert ("use", card, 0) not in (table.asked.options or ())
    board = Board()
    card = hild(
        board, "《0》: Draw 1 card. You can only use this ability during your Main Phase 1 and only once per turn."
    )
    assert use(board.start(), card).hand(0) == 1


def test_only_while_somebody_attacks() -> None:
    board = Board()
    card = hild(board, "《0》: Draw 1 card. You can only use this ability while a Forward you control is attacking.")
    table = board.start()
    with pytest.raises(Illegal):
        table.match.answer(("use", card, 0))


@pytest.mark.parametrize(("opposing", "allowed"), [(False, False), (True, True)])
def test_only_in_the_opponents_turn(opposing: bool, allowed: bool) -> None:
    board = Board()
    text = "《0》: Draw 1 card. You can only use this ability if you control a Forward and only during your opponent's turn."
    card = hild(board, text, player=1 if opposing else 0)
    table = board.start()
    if opposing:
        table.answer(("pass",))
    if not allowed:
        with pytest.raises(Illegal):
            table.answer(("use", card, 0))
        return
    assert use(table, card).hand(1) == 1


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_only_certain_backups_and_discards_pay_for_it() -> None:
    board = Board()
    smith = put(board, 0, FIELD, "Smith", type="Backup", elements=("Ice",), jobs=("Smith",))
    put(board, 0, FIELD, "Clerk", type="Backup", elements=("Ice",))
    held = put(board, 0, HAND, "Held Smith", elements=("Ice",), jobs=("Smith",))
    put(board, 0, HAND, "Held Clerk", elements=("Ice",))
    words = "{Job Smith} Backups and/or discarding {Job Smith} cards"
    card = put(
        board,
        0,
        FIELD,
        "Hild",
        f"《1》: Draw 1 card. You can only pay with CP produced by {words} to use this ability.",
    )
    table = board.start().answer(("use", card, 0))
    assert set(table.asked.options or ()) == {("dull", smith, "Ice"), ("discard", held, "Ice")}
    table.answer((("discard", held, "Ice"),)).resolve()
    assert table.zone(held) == BREAK_ZONE and not table.obj(smith).dull


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_without_such_cards_it_cannot_be_used() -> None:
    for jobs, able in (((), False), (("Smith",), True)):
        board = Board()
        put(board, 0, FIELD, "Clerk", type="Backup", elements=("Ice",), jobs=jobs)
        board.put(0, HAND, "Held", elements=("Ice",))
        words = "You can only pay with CP produced by {Job Smith} Backups to use this ability."
        card = put(board, 0, FIELD, "Hild", f"《1》: Draw 1 card. {words}")
        assert bool(acts_of(board.start(), card)) == able


@pytest.mark.clauses("fftcg-new", "X-PAY-6")
def test_only_certain_cp_pays_for_it() -> None:
    board = Board()
    fire = board.put(0, FIELD, "Fire Helper", type="Backup", elements=("Fire",))
    ice = board.put(0, FIELD, "Ice Helper", type="Backup", elements=("Ice",))
    board.put(0, HAND, "Held", elements=("Ice",))
    card = hild(board, "《1》: Draw 1 card. You can only pay with CP produced by Ice Backups to use this ability.")
    table = board.start().answer(("use", card, 0))
    assert table.asked.options == (("dull", ice, "Ice"),)
    table.answer((("dull", ice, "Ice"),))
    assert acts_of(table, card) == [] and not table.obj(fire).dull


@pytest.mark.parametrize(("lying", "castable"), [(2, False), (3, True)])
def test_so_many_cards_must_lie_there_to_cast_it(lying: int, castable: bool) -> None:
    board = Board()
    card = hild(board, "You must have 3 or more cards in your Break Zone to cast Hild.", HAND, cost=0)
    for each in range(lying):
        board.put(0, BREAK_ZONE, f"Gone {each}")
    table = board.start()
    if castable:
        assert table.play(card).zone(card) == FIELD
    else:
        with pytest.raises(Illegal):
            table.cast(card)


def test_so_many_must_be_controlled_to_cast_it() -> None:
    for count, castable in ((1, False), (2, True), (3, True)):
        board = Board()
        card = hild(board, "You must control 2 or more Monsters to cast Hild.", HAND, cost=0)
        for each in range(count):
            board.put(0, FIELD, f"Ooze {each}", type="Monster")
        table = board.start()
        if castable:
            assert table.play(card).zone(card) == FIELD
        else:
            with pytest.raises(Illegal):
                table.cast(card)


def test_more_is_divided_instead() -> None:
    """Divided as it is put on the stack, by what holds then (11.3.6, 11.6.8)."""
    text = (
        "Choose up to 2 Forwards opponent controls. Divide 4000 damage among them as you like. "
        "If you control a Backup, divide 6000 damage among those instead. (Units must be 1000.)"
    )
    for backup, most in ((False, 4000), (True, 6000)):
        board = Board()
        foes = [board.put(1, FIELD, f"Foe {i}", power=9000) for i in range(2)]
        if backup:
            board.put(0, FIELD, "Helper", type="Backup")
        summon = rite(board, text)
        table = board.start().cast(summon, tuple(foes))
        assert (table.asked.kind, table.asked.most) == ("divide", most)
        table.answer(((foes[0], 1000), (foes[1], most - 1000))).resolve()
        assert [table.obj(c).damage for c in foes] == [1000, most - 1000]


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
    text = "You can remove 2 Wheel Counters from Hild to use Hild's special ability without paying the cost."
    card = hild(board, f"{text}[[br]]{BLAST}")
    assert ("use", card, 1) not in board.start().match.acts()
    board = Board()
    card = hild(board, f"{text}[[br]]{BLAST}")
    board.state.objects[card].counters["Wheel"] = 2
    table = board.start().answer(("use", card, 1)).resolve()
    assert (table.obj(card).counters.get("Wheel", 0), table.hand(0), table.obj(card).dull) == (0, 2, False)


def test_only_the_opponent_uses_it() -> None:
    """11.6.4: an ability says who can use it."""
    for words, able in (("Only your opponent", False), ("Either player", True)):
        board = Board()
        card = hild(board, f"《0》: Draw 1 card. {words} can use this ability.")
        table = board.start()
        assert (("use", card, 0) in table.match.acts()) == able, words


def test_the_opponent_pays_more_for_special_abilities() -> None:
    for words, usable in (("your opponent's", False), ("your", True)):
        board = Board()
        board.put(
            1,
            FIELD,
            "Tax",
            *abilities(f"The cost required to use {words} special abilities increases by 1.", "Tax", "Forward"),
        )
        hild = board.put(0, FIELD, "Hild", *abilities("[[s]]Oath[[/]] 《S》: Draw 1 card.", "Hild", "Forward"))
        held = board.put(0, HAND, "Hild")
        table = board.start()
        if usable:
            assert aim(table, ("use", hild, 0), held).hand(0) == 1
        else:
            with pytest.raises(Illegal):
                table.answer(("use", hild, 0))


@pytest.mark.clauses("fftcg-new", "X-PAY-5")
def test_abilities_cost_less_or_more() -> None:
    for words, dulled in (
        ("reduced by 1", 1),
        ("increased by 1", 3),
        ("reduced by 3", 0),
        ("reduced by 3 (it cannot become 0)", 1),
    ):
        board = Board()
        helpers = [board.put(0, FIELD, f"H{i}", type="Backup") for i in range(4)]
        text = f"The cost required to use Hild's special abilities is {words}.\n[[s]]Flare[[/]] 《S》《火》《1》: Draw 1 card."
        card = put(board, 0, FIELD, "Hild", text)
        board.put(0, HAND, "Hild", elements=("Dark",))
        table = board.start().answer(("use", card, 1))
        while table.asked.kind != "act":
            options = table.asked.options or ()
            if table.asked.reason == "payment":
                table.answer(options[:dulled])
            else:
                table.answer(options[:1])
        assert sum(table.obj(h).dull for h in helpers) == dulled, words


def test_the_costs_that_nothing_else_allows() -> None:
    text = "[[s]]Leap[[/]] 《S》《2》: Draw 1 card.[[br]]The cost required to use Hild's special abilities is reduced by 《1》 for each Backup you control."
    for backups, usable in ((1, False), (2, True)):
        board = Board()
        card = hild(board, text)
        namesake = board.put(0, HAND, "Hild")
        for each in range(backups):
            aide = board.put(0, FIELD, f"Aide {each}", type="Backup")
            board.state.objects[aide].dull = True
        table = board.start()
        if usable:
            assert table.answer(("use", card, 0), (namesake,)).resolve().hand(0) == 1
        else:
            with pytest.raises(Illegal):
                use(table, card)
