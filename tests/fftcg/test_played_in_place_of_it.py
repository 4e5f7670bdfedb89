"""Own sentences played from their text: what is done instead of something."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from newer import put
from played import BREAK, _costs, abilities, broken, drive, hild, monsters, rite


def _struck(table: Table, imp: int, *answers: object) -> int:
    table.answer(("pass",), ("use", imp, 0)).resolve(*answers)
    return len(table.match.state.zones[0][DAMAGE_ZONE])


@pytest.mark.clauses("fftcg-2020", "11.12.5.1")
def test_due_to_one_kind_of_effects() -> None:
    for due, saved in (("your opponent's Summons", True), ("your opponent's abilities", False), ("a Summon", True),
                       ("your Summons", False)):  # fmt: skip
        text = f"If a Forward you control is put from the field into the Break Zone due to {due}, remove it from the game instead."
        table, _, foe, _ = broken(text)
        assert (table.zone(foe) == REMOVED) == saved, due
        text = f"If a Forward you control is broken by {due}, dull Hild instead."
        table, card, foe, _ = broken(text)
        assert (table.obj(card).dull, table.zone(foe) == FIELD) == (saved, saved), due


@pytest.mark.parametrize(("kind", "zone"), [("Monster", FIELD), ("Forward", HAND)])
def test_played_instead_of_added(kind: str, zone: int) -> None:
    board = Board()
    card = board.put(0, DECK, "Top", type=kind)
    summon = rite(
        board,
        "Reveal the top card of your deck. Add it to your hand. If it is a Monster, play it onto the field instead.",
    )
    deck = board.state.zones[0][DECK]
    deck.insert(0, deck.pop())
    table = board.start().play(summon)
    assert table.zone(card) == zone


@pytest.mark.parametrize(("helpers", "drawn"), [(0, 1), (1, 2)])
def test_an_offer_in_place_of_another(helpers: int, drawn: int) -> None:
    board = Board()
    for each in range(helpers):
        board.put(0, FIELD, f"Helper {each}", type="Backup")
    summon = rite(board, "You may draw 1 card. If you control a Backup, you may draw 2 cards instead.")
    assert board.start().play(summon, (), True).hand(0) == drawn


@pytest.mark.parametrize(
    ("kind", "offered", "drawn"), [("Backup", True, 2), ("Monster", True, 1), ("Backup", False, 0)]
)
def test_an_offer_and_what_is_done_instead(kind: str, offered: bool, drawn: int) -> None:
    """11.11.5: "if you do so" holds for what stands in its place, too."""
    board = Board()
    text = "You may discard 1 card. If you do so, draw 1 card. If the discarded card is a {}, draw 2 cards instead."
    summon = rite(board, text.format("Backup"))
    board.put(0, HAND, "Held", type=kind)
    table = board.start()
    held = table.hand(0)
    table.cast(summon).resolve(offered)
    assert table.hand(0) == held - 1 - offered + drawn


def test_instead_of_an_offer_that_was_refused() -> None:
    """11.11.5: what has no "discarded card" in it waits for the offer as well."""
    for offered, drawn in ((False, 0), (True, 2)):
        board = Board()
        board.put(0, FIELD, "Shed", type="Backup")
        summon = rite(
            board, "You may discard 1 card. If you do so, draw 1 card. If you control a Backup, draw 2 cards instead."
        )
        board.put(0, HAND, "Held")
        table = board.start()
        table.cast(summon).resolve(offered)
        assert table.hand(0) == 1 - offered + drawn


@pytest.mark.parametrize("monster", [True, False])
def test_what_is_chosen_if_it_is_not_so(monster: bool) -> None:
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    if monster:
        board.put(0, FIELD, "Beast", type="Monster")
    summon = rite(board, "If you control a Monster, draw 1 card. Otherwise, choose 1 Forward. Break it.")
    table = drive(board.start().cast(summon), foe)
    assert (table.hand(0), table.zone(foe)) == ((1, FIELD) if monster else (0, BREAK_ZONE))


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


@pytest.mark.parametrize(("costs", "broken"), [((2, 2), True), ((2, 3), False)])
def test_whether_those_chosen_are_alike(costs: tuple[int, int], broken: bool) -> None:
    for words, whether in (("have the same cost", broken), ("are of different costs", not broken)):
        board = Board()
        text = rite(board, f"Choose 2 Forwards opponent controls. If they {words}, break them. If not, dull them.")
        foes = _costs(board, 1, FIELD, *costs)
        table = board.start().play(text)
        assert [table.zone(foe) == BREAK_ZONE for foe in foes] == [whether] * 2
        assert whether or all(table.obj(foe).dull for foe in foes)


@pytest.mark.clauses("fftcg-2020", "11.11.5")
@pytest.mark.parametrize(("helped", "drawn"), [(False, 4), (True, 2)])
def test_otherwise_behind_then_and_a_condition(helped: bool, drawn: int) -> None:
    board = Board()
    if helped:
        board.put(0, FIELD, "Ooze", type="Monster")
    summon = rite(board, "Draw 1 card. Then, if you control a Monster, draw 1 card. Otherwise, draw 3 cards.")
    assert board.start().play(summon).hand(0) == drawn


@pytest.mark.clauses("fftcg-2020", "11.12.5.1")
def test_a_card_may_go_to_the_hand_instead_of_the_break_zone() -> None:
    for answer, zone in ((True, HAND), (False, BREAK_ZONE)):
        board = Board()
        text = "If Hild is put from the field into the Break Zone, you may return it to its owner's hand instead."
        card = hild(board, text, player=1)
        summon = rite(board, "Choose 1 Forward. Break it.")
        table = board.start().play(summon, (), answer)
        assert table.zone(card) == zone


def test_for_this_turn_whatever_fits() -> None:
    board = Board()
    foe, mine = board.put(1, FIELD, "Foe"), board.put(0, FIELD, "Mine")
    first = rite(
        board,
        "If a Forward opponent controls is put from the field into the Break Zone this turn, remove it from the game instead.",
    )
    second = rite(board, "Break all the Forwards.")
    table = board.start().play(first).play(second)
    assert (table.zone(foe), table.zone(mine)) == (REMOVED, BREAK_ZONE)


def test_they_leave_the_field_for_good() -> None:
    board = Board()
    gone = [board.put(0, BREAK_ZONE, f"Gone {each}") for each in range(2)]
    text = "Choose 2 Forwards in your Break Zone. Play them onto the field. If they leave the field, remove them from the game instead."
    summon = rite(board, text)
    sweep = rite(board, "Return all the Forwards to their owners' hands.")
    table = board.start().play(summon)
    assert [table.zone(each) for each in gone] == [FIELD, FIELD]
    table.play(sweep)
    assert [table.zone(each) for each in gone] == [REMOVED, REMOVED]


def test_it_goes_back_to_the_hand_instead() -> None:
    board = Board()
    gone = board.put(0, BREAK_ZONE, "Olga", cost=1)
    text = "Choose 1 Forward in your Break Zone. Play it onto the field. If it leaves the field, return it to its owner's hand instead."
    summon, sweep = rite(board, text), rite(board, "Break all the Forwards.")
    table = board.start().play(summon)
    assert table.zone(gone) == FIELD
    assert table.play(sweep).zone(gone) == HAND


def test_whatever_leaves_due_to_your_effects_is_removed() -> None:
    text = "If a Forward opponent controls leaves the field due to your Summons or abilities, remove it from the game instead."
    for doing in ("Return it to its owner's hand.", "Break it."):
        board = Board()
        hild(board, text)
        foe = board.put(1, FIELD, "Foe")
        summon = rite(board, f"Choose 1 Forward opponent controls. {doing}")
        assert board.start().play(summon).zone(foe) == REMOVED


def test_what_went_elsewhere_was_not_put_away() -> None:
    """11.12: a Monster that is removed from the game instead is not counted."""
    board = Board()
    board.put(0, FIELD, "Ooze", type="Monster")
    text = "If Slime is put from the field into the Break Zone, remove it from the game instead."
    gone = board.put(0, FIELD, "Slime", *abilities(text, "Slime", "Monster"), type="Monster")
    text = "Put all the Monsters into the Break Zone. For each Monster put into the Break Zone this way, draw 1 card."
    summon = rite(board, text)
    table = board.start().play(summon)
    assert table.zone(gone) == REMOVED
    assert table.hand(0) == 1


def test_leaving_the_field_it_returns_to_the_hand() -> None:
    for by, zone in (("", HAND), (" due to your opponent's Summons or abilities", BREAK_ZONE)):
        board = Board()
        it = "Hild" if not by else "it"
        card = hild(board, f"If Hild leaves the field{by}, return {it} to your hand instead.")
        summon = rite(board, "Choose 1 Forward. Break it.")
        assert board.start().play(summon).zone(card) == zone  # the Summon is its own player's


def test_nothing_comes_into_the_break_zone() -> None:
    """The Summon itself, what pays, and what is broken."""
    board = Board()
    hild(board, "If a card is put into your Break Zone, remove it from the game instead.")
    mine, foe, held = board.put(0, FIELD, "Mine"), board.put(1, FIELD, "Foe"), board.put(0, HAND, "Held")
    summon = rite(board, "Discard 1 card. Break all the Forwards other than Card Name Hild.")
    table = board.start().play(summon)
    assert [table.zone(each) for each in (mine, held, summon, foe)] == [REMOVED, REMOVED, REMOVED, BREAK_ZONE]


@pytest.mark.parametrize("source", ["hand", "deck", "field"])
def test_from_the_hand_or_deck(source: str) -> None:
    board = Board()
    hild(
        board,
        "If a card would be put into your opponent's Break Zone from the hand or deck, remove it from the game instead.",
    )
    text = {
        "hand": "Your opponent discards 1 card.",
        "deck": "Your opponent puts the top 2 cards of their deck into the Break Zone.",
        "field": "Choose 1 Forward opponent controls. Break it.",
    }[source]
    away = rite(board, text)
    held, foe = board.put(1, HAND, "Held"), board.put(1, FIELD, "Foe")
    top = board.state.zones[1][DECK][0]
    table = board.start().play(away)
    card = {"hand": held, "deck": top, "field": foe}[source]
    assert table.zone(card) == (BREAK_ZONE if source == "field" else REMOVED)


@pytest.mark.clauses("fftcg-2020", "11.12.5.1", "11.12.5.4")
def test_another_card_goes_instead() -> None:
    text = "If another Forward you control is broken, you may put Hild into the Break Zone instead."
    for answer in (True, False):
        table, card, foe, _ = broken(text, answer)
        assert (table.zone(card), table.zone(foe)) == ((BREAK_ZONE, FIELD) if answer else (FIELD, BREAK_ZONE))


def test_what_is_impossible_is_not_offered() -> None:
    """2.3: without a card in the hand nobody is asked."""
    text = "If a Forward you control is broken, you may discard 1 card instead."
    table, _, foe, (card,) = broken(text, True)
    assert (table.zone(foe), table.zone(card)) == (FIELD, BREAK_ZONE)
    table, _, foe, _ = broken(text, held=0)
    assert table.zone(foe) == BREAK_ZONE


def test_only_the_named_fate_counts() -> None:
    """15.1.1.3.2: what is put into the Break Zone is not broken."""
    for what, fate, saved in (
        ("Choose 1 {Card Name Foe}. Put it into the Break Zone.", "is broken", False),
        ("Choose 1 {Card Name Foe}. Put it into the Break Zone.", "is put from the field into the Break Zone", True),
        (
            "Choose 1 {Card Name Foe}. Return it to its owner's hand.",
            "is put from the field into the Break Zone",
            False,
        ),
        ("Choose 1 {Card Name Foe}. Return it to its owner's hand.", "is returned to its owner's hand", True),
        ("Choose 1 {Card Name Foe}. Remove it from the game.", "is removed from the game", True),
        ("Choose 1 {Card Name Foe}. Remove it from the game.", "leaves the field", True),
        ("Choose 1 {Card Name Foe}. Deal it 3000 damage.", "is dealt damage", True),
    ):
        table, card, foe, _ = broken(f"If another Forward you control {fate}, dull Hild instead.", what=what)
        assert table.obj(card).dull == saved, (what, fate)
        assert (table.zone(foe) == FIELD and not table.obj(foe).damage) == saved, (what, fate)


def test_only_by_the_opponent() -> None:
    for due, saved in (("your opponent's", True), ("your", False)):
        text = f"If a Forward you control is broken by {due} Summons or abilities, you may discard 1 card instead."
        table, _, foe, _ = broken(text, *((True,) if saved else ()))
        assert (table.zone(foe) == FIELD) == saved


def test_what_it_does_is_not_replaced_again() -> None:
    """11.12.5.5: the card that goes instead goes, though it is a Forward of the same player."""
    text = "If a Forward you control is broken, you may break Hild instead."
    table, card, foe, _ = broken(text, True)
    assert (table.zone(card), table.zone(foe)) == (BREAK_ZONE, FIELD)


def test_the_damage_is_none_if_that_is_done() -> None:
    text = "If another Forward you control is dealt damage, you may discard 1 card. If you do so, the damage becomes 0 instead."
    for answer, damage in ((True, 0), (False, 3000)):
        table, _, foe, _ = broken(text, answer, what="Choose 1 {Card Name Foe}. Deal it 3000 damage.")
        assert table.obj(foe).damage == damage


def test_what_comes_by_effects_is_removed() -> None:
    board = Board()
    gone = board.put(1, BREAK_ZONE, "Gone", cost=2)
    first = rite(
        board,
        "During this turn, if a Forward enters the field by your opponent's Summons or abilities, remove it from the game instead.",
    )
    text = "《0》: Choose 1 Forward in your Break Zone. Play it onto the field."
    theirs = board.put(1, FIELD, "Olga", *abilities(text, "Olga", "Forward"))
    table = board.start().play(first).answer(("pass",), ("use", theirs, 0)).resolve()
    assert table.zone(gone) == REMOVED


@pytest.mark.parametrize(("saved", "zone"), [(True, FIELD), (False, BREAK_ZONE)])
def test_a_backup_in_its_place_if_that_is_wished(saved: bool, zone: int) -> None:
    board = Board()
    text = "If Hild would leave the field due to your opponent's Summons or abilities, you may put 1 Backup you control into the Break Zone instead."
    card = hild(board, text, player=1)
    helper = board.put(1, FIELD, "Helper", type="Backup")
    summon = rite(board, BREAK)
    table = board.start().cast(summon)
    while table.match.decision is not None and (table.asked.kind != "act" or table.match.state.stack):
        asked = table.asked
        table.answer(
            ("pass",) if asked.kind == "act" else saved if asked.kind == "yes_no" else tuple(asked.options or ())[:1]
        )
    assert (table.zone(card), table.zone(helper)) == (zone, BREAK_ZONE if saved else FIELD)


@pytest.mark.parametrize(
    ("fate", "instead", "zone"),
    [
        ("is returned to its owner's hand", "put it at the bottom of its owner's deck", DECK),
        ("is returned to its owner's hand", "remove it from the game", REMOVED),
        ("is returned to its owner's hand", "dull it", FIELD),
        ("is removed from the game", "put it into the Break Zone", BREAK_ZONE),
        ("is broken", "put it at the bottom of its owner's deck", DECK),
    ],
)
def test_it_meets_another_fate(fate: str, instead: str, zone: int) -> None:
    doing = {
        "is returned": "Return it to its owner's hand.",
        "is removed": "Remove it from the game.",
        "is broken": "Break it.",
    }
    do = next(words for front, words in doing.items() if fate.startswith(front))
    for subject in ("a Monster you control", "Hild"):
        board = Board()
        card = hild(board, f"If {subject} {fate}, {instead} instead.", type="Monster")
        ooze = board.put(0, FIELD, "Ooze", type="Monster")
        which = "Ooze" if subject.startswith("a") else "Hild"
        summon = rite(board, f"Choose 1 [[i]]Card Name {which}[[/]]. {do}")
        table = board.start().play(summon, (), *((True,) if "may" in instead else ()))
        card = ooze if which == "Ooze" else card
        assert table.zone(card) == zone, subject


def test_what_is_broken_goes_elsewhere() -> None:
    put = "Choose 1 {Card Name Foe}. Put it into the Break Zone."
    for subject, text, where in (
        ("another Forward", "remove it from the game instead", REMOVED),
        ("another Forward", "return it to its owner's hand instead", HAND),
    ):
        table, _, foe, _ = broken(f"If {subject} is broken by your opponent's Summons, {text}.")
        assert table.zone(foe) == where
        table, _, foe, _ = broken(f"If {subject} is broken by your opponent's Summons, {text}.", what=put)
        assert table.zone(foe) == BREAK_ZONE  # 15.1.1.3.2
    for answer, where in ((True, HAND), (False, BREAK_ZONE)):
        table, card, *_ = broken(
            "If Hild would be broken, you may return it to its owner's hand instead.", answer,
            what="Choose 1 {Card Name Hild}. Break it.",
        )  # fmt: skip
        assert table.zone(card) == where


def test_cards_drawn_instead() -> None:
    """11.12.5.5: the cards that are drawn instead are not replaced once more."""
    board = Board()
    hild(board, "If you draw a card, draw 2 cards instead.")
    summon = rite(board, "Draw 2 cards.")
    assert board.start().play(summon).hand(0) == 4


def test_damage_is_offered_against_while_it_is_active() -> None:
    text = "If you receive damage while Hild is active, you may dull Hild. If you do so, the damage becomes 0 instead."
    for dull, answers, points in ((False, (True,), 0), (False, (False,), 1), (True, (), 1)):
        board = Board()
        card = hild(board, text)
        board.state.objects[card].dull = dull
        imp = put(board, 1, FIELD, "Imp", "《0》: Your opponent receives 1 point of damage.")
        assert _struck(board.start(), imp, *answers) == points, (dull, answers)


def test_a_discard_is_replaced() -> None:
    """Only a discard due to an effect of the opponent; the card stays in the hand."""
    text = "If you discard a card due to your opponent's Summons or abilities, draw 1 card instead."
    for player, who, held in ((1, "Your opponent discards", 2), (0, "Discard", 0)):
        board = Board()
        hild(board, text, player=player)
        board.put(player, HAND, "Held")
        summon = rite(board, f"{who} 1 card.")
        assert board.start().cast(summon).resolve().hand(player) == held, who


def test_a_discard_is_replaced_by_the_card_itself() -> None:
    text = "If you would discard a card due to your opponent's Summons or abilities, you may put Hild into the Break Zone instead."
    for answer, held in ((True, 1), (False, 0)):
        board = Board()
        card = hild(board, text, player=1)
        board.put(1, HAND, "Held")
        summon = rite(board, "Your opponent discards 1 card.")
        table = board.start().cast(summon).resolve(answer)
        assert (table.zone(card) == BREAK_ZONE, table.hand(1)) == (answer, held)


def test_a_draw_of_the_opponent_is_replaced() -> None:
    for due, drawn in (
        ("", 0),
        (" due to your Summons or abilities", 0),
        (" due to your opponent's Summons or abilities", 1),
    ):
        text = f"If your opponent would draw a card{due}, your opponent puts the top 2 cards of their deck into the Break Zone instead."
        board = Board()
        hild(board, text)
        summon = rite(board, "Your opponent draws 1 card.")
        table = board.start().play(summon)
        assert table.hand(1) == drawn, due
        assert len(table.match.state.zones[1][BREAK_ZONE]) == 2 * (1 - drawn)
        assert len(table.match.state.zones[1][DECK]) == 8 + drawn


def test_damage_to_the_opponent_becomes_something_else() -> None:
    """Of the damage that it deals, whether in battle or not."""
    for text, points, drawn in (
        ("If Hild deals damage to your opponent, you may draw 2 cards instead.", 0, 2),
        ("If a Forward you control would deal damage to your opponent, draw 1 card instead.", 0, 1),
        ("If a Monster you control would deal damage to your opponent, draw 1 card instead.", 1, 0),
    ):
        board = Board()
        card = hild(board, f"{text}[[br]]《0》: Hild deals your opponent 1 point of damage.")
        table = board.start().answer(("use", card, 1)).resolve(*((True,) if "may" in text else ()))
        assert (len(table.match.state.zones[1][DAMAGE_ZONE]), table.hand(0)) == (points, drawn), text


def test_a_chosen_forward_is_removed_wherever_the_field_is_left_out() -> None:
    """11.12.5, 7.4: it can be put into the Break Zone from the field alone; one that came back is another card."""
    for verb in ("is put", "would be put"):
        board = Board()
        foe = board.put(1, FIELD, "Foe", power=5000)
        summon = rite(
            board,
            f"Choose 1 Forward. Deal it 5000 damage. If it {verb} into the Break Zone this turn, remove it from the game instead.",
        )
        table = drive(board.start().cast(summon), foe)
        assert table.zone(foe) == REMOVED
