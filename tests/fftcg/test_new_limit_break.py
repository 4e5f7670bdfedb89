"""Limit Break, played: the deck beside the deck, what casting from it costs, and where its cards go."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, Board
from newer import LIMIT_DECK, acts_of, put

from cardwright.cards import Deck, FftcgCard, Pool, check_deck, deck_limits, parse_deck_list, parse_json_deck
from cardwright.errors import Illegal
from cardwright.games.common import actions
from cardwright.games.common.actions import BY_RULES
from cardwright.games.fftcg.setup import new_state
from cardwright.kernel.match import Match
from cardwright.kernel.view import view

LB = "{Limit Break -- 2}"


def limit_cards(board: Board, count: int, player: int = 0) -> list[int]:
    return [put(board, player, LIMIT_DECK, f"Spare {n}", "{Limit Break -- 1}") for n in range(count)]


@pytest.mark.clauses("fftcg-new", "X-LB-5", "X-LB-6", "X-LB-7")
def test_others_are_turned_up_to_cast_one() -> None:
    board = Board()
    hero = put(board, 0, LIMIT_DECK, "Hero", LB + "\nWhen Hero enters the field, draw 1 card.")
    spare = limit_cards(board, 3)
    table = board.start()
    assert acts_of(table, hero) == [("cast", hero, "")]
    table.cast(hero)
    assert set(table.asked.options or ()) == set(spare)  # it does not pay for itself
    table.answer((spare[0],), (spare[2],)).resolve()
    assert table.zone(hero) == FIELD and table.hand(0) == 1
    assert [table.obj(c).face_down for c in spare] == [False, True, False]
    assert acts_of(table, spare[0]) == []  # used up
    assert acts_of(table, spare[1]) == []  # no other card is left


@pytest.mark.clauses("fftcg-new", "X-LB-6")
def test_without_enough_others_it_cannot_be_cast() -> None:
    board = Board()
    hero = put(board, 0, LIMIT_DECK, "Hero", LB)
    limit_cards(board, 1)
    table = board.start()
    assert acts_of(table, hero) == []
    with pytest.raises(Illegal):
        table.answer(("cast", hero, ""))


@pytest.mark.clauses("fftcg-new", "X-LB-5")
def test_it_is_cast_by_the_timing_and_the_limits_of_its_type_and_paid() -> None:
    board = Board()
    board.put(0, FIELD, "Hero", generic=False)
    hero = put(board, 0, LIMIT_DECK, "Hero", LB, generic=False)
    dear = put(board, 0, LIMIT_DECK, "Dear", LB, cost=1)
    theirs = put(board, 1, LIMIT_DECK, "Other", LB)
    limit_cards(board, 2)
    limit_cards(board, 2, player=1)
    table = board.start()
    assert acts_of(table, hero) == []  # a namesake is on the field
    assert acts_of(table, dear) == []  # nothing pays
    assert acts_of(table, theirs) == []
    table.answer(("pass",))
    assert table.asked.player == 1 and acts_of(table, theirs) == []  # a Forward, in the other's turn
    with pytest.raises(Illegal) as refused:
        table.answer(("cast", hero, ""))
    assert "Hero" not in str(refused.value)  # it is not this player's business what lies there


@pytest.mark.clauses("fftcg-new", "X-LB-6")
def test_an_extra_cost_comes_with_the_cards() -> None:
    board = Board()
    text = LB + "\nIf you cast Hero, you may discard 1 card as an extra cost.\n"
    hero = put(
        board, 0, LIMIT_DECK, "Hero", text + "When Hero enters the field, if you paid the extra cost, draw 2 cards."
    )
    held = board.put(0, HAND, "Held")
    spare = limit_cards(board, 2)
    table = board.start()
    assert acts_of(table, hero) == [("cast", hero, ""), ("cast", hero, "extra")]
    table.answer(("cast", hero, "extra"), (held,), (spare[0],), (spare[1],)).resolve()
    assert table.zone(held) == BREAK_ZONE and table.hand(0) == 2
    assert not any(table.obj(c).face_down for c in spare)


@pytest.mark.clauses("fftcg-new", "X-LB-8", "X-LB-9")
def test_from_the_field_it_returns_face_up() -> None:
    board = Board()
    hero = put(board, 0, FIELD, "Hero", LB)
    gone = "When a Forward is put from the field into the Break Zone, draw 1 card."
    board_left = "When a Forward you control leaves the field, draw 2 cards."
    put(board, 0, FIELD, "Watcher", gone, type="Backup")
    put(board, 0, FIELD, "Keeper", board_left, type="Backup")
    rite = put(board, 0, HAND, "Rite", "Choose 1 Forward. Break it.", type="Summon")
    table = board.start().play(rite)
    assert table.zone(hero) == LIMIT_DECK and not table.obj(hero).face_down
    assert hero in table.match.state.zones[0][LIMIT_DECK]
    assert table.hand(0) == 2  # it left, but was not put into the Break Zone


@pytest.mark.clauses("fftcg-new", "X-LB-8")
@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Return it to its owner's hand.",
        "Choose 1 Forward. Remove it from the game.",
        "Choose 1 Character. Put it at the bottom of its owner's deck.",
    ],
)
def test_wherever_it_would_go(text: str) -> None:
    board = Board()
    hero = put(board, 1, FIELD, "Hero", LB)
    rite = put(board, 0, HAND, "Rite", text, type="Summon")
    table = board.start().play(rite)
    assert table.zone(hero) == LIMIT_DECK and table.match.state.zones[1][LIMIT_DECK] == [hero]
    assert len(table.match.state.zones[1][DECK]) == 10


@pytest.mark.clauses("fftcg-new", "X-LB-8")
def test_a_summon_goes_back_after_use() -> None:
    board = Board()
    rite = put(board, 0, LIMIT_DECK, "Rite", "{Limit Break -- 1}\nDraw 1 card.", type="Summon")
    [other] = limit_cards(board, 1)
    table = board.start().cast(rite, (other,)).resolve()
    assert table.hand(0) == 1
    assert table.zone(rite) == LIMIT_DECK and not table.obj(rite).face_down


@pytest.mark.clauses("fftcg-new", "X-LB-4", "X-LB-7")
def test_its_owner_alone_sees_what_lies_face_down() -> None:
    board = Board()
    hidden = put(board, 0, LIMIT_DECK, "Hero", LB)
    shown = put(board, 0, LIMIT_DECK, "Used", LB)
    board.state.objects[shown].face_down = False
    game = board.start().match.game
    zones = {viewer: view(game, viewer)["zones"][0]["limit_break_deck"] for viewer in (0, 1, -1)}
    assert [zones[v]["count"] for v in zones] == [2, 2, 2]
    assert [c["id"] for c in zones[0]["cards"]] == [hidden, shown]
    assert [c["face_down"] for c in zones[0]["cards"]] == [True, False]
    assert [c["id"] for c in zones[1]["cards"]] == [c["id"] for c in zones[-1]["cards"]] == [shown]


@pytest.mark.clauses("fftcg-new", "X-LB-10")
def test_it_is_no_hand() -> None:
    board = Board()
    limit_cards(board, 3)
    dear = board.put(0, HAND, "Dear", cost=2)
    rite = put(board, 0, HAND, "Rite", "Discard your hand. Then, draw 1 card.", type="Summon", elements=("Dark",))
    table = board.start()
    assert acts_of(table, dear) == []  # the other cards in hand cannot pay it, those of that deck are none
    table.play(rite)
    assert len(table.match.state.zones[0][LIMIT_DECK]) == 3


@pytest.mark.clauses("fftcg-new", "X-LB-4")
def test_it_is_set_aside_face_down_and_survives_saving() -> None:
    state = new_state("fftcg-2020", ((0, 0), (0, 0)), 3, ((1, 1), ()))
    cards = state.zones[0][LIMIT_DECK]
    assert [state.objects[c].face_down for c in cards] == [True, True] and state.zones[1][LIMIT_DECK] == []
    assert state.zones[0][DECK] == [0, 1]
    board = Board()
    hero = put(board, 0, LIMIT_DECK, "Hero", LB)
    spare = limit_cards(board, 2)
    table = board.start()
    match = Match.restore(table.match.save(), table.match.game.defs, table.match.game.rules)
    assert match.fingerprint() == table.match.fingerprint()
    for answer in (("cast", hero, ""), (spare[0],), (spare[1],)):
        match.answer(answer)
    assert [match.state.objects[c].face_down for c in spare] == [False, False]


@pytest.mark.clauses("fftcg-new", "X-LB-8", "X-LB-9")
def test_one_that_changed_hands_returns_to_its_owner() -> None:
    board = Board()
    hero = put(board, 1, FIELD, "Hero", LB)
    table = board.start()
    game = table.match.game
    actions.gain_control(game, [table.ref(hero)], 0, BY_RULES)
    list(actions.break_cards(game, [table.ref(hero)], BY_RULES))
    assert table.match.state.zones[1][LIMIT_DECK] == [hero] and table.obj(hero).controller == 1


# -- decks ---------------------------------------------------------------------------------------------------------------


def card(number: int, text: str = "", **facts: object) -> FftcgCard:
    return FftcgCard(
        id=f"9-{number:03}C", name=f"Card {number}", type="Forward", cost=2, power=5000, text=text, **facts
    )  # type: ignore[arg-type]


CARDS = [*(card(n) for n in range(17)), *(card(n, "[[i]]Limit Break -- 1[[/]][[br]]Haste") for n in range(20, 24))]
NAMED = card(30, "[[s]]Limit Break[[/]] 《S》《火》: Draw 1 card.")
POOL = Pool("fftcg", [*CARDS, NAMED])
MAIN = {c.id: 3 for c in CARDS[:16]} | {CARDS[16].id: 2}


def clauses_of(main: dict[str, int], beside: dict[str, int], ruleset: str = "fftcg-2020") -> list[str]:
    deck = Deck(name="t", game="fftcg", main=main, limit_break=beside)
    return [p.clause for p in check_deck(deck, POOL, deck_limits(ruleset))]


@pytest.mark.clauses("fftcg-new", "X-LB-1", "X-LB-2", "X-LB-3")
def test_what_a_deck_may_hold() -> None:
    assert clauses_of(MAIN, {}) == clauses_of(MAIN, {"9-020C": 3, "9-021C": 3, "9-022C": 2}) == []
    assert clauses_of(MAIN, {"9-020C": 3, "9-021C": 3, "9-022C": 3}) == ["X-LB-1"]
    assert clauses_of(MAIN, {"9-020C": 4}) == ["X-LB-3"]
    assert clauses_of(MAIN, {"9-000C": 1}) == ["X-LB-2"]
    with_one = {**MAIN, "9-016C": 1, "9-020C": 1}
    assert clauses_of(with_one, {}) == ["X-LB-2"]
    named = {**MAIN, "9-016C": 1, NAMED.id: 1}  # a special ability of that name is another thing
    assert clauses_of(named, {}) == []
    assert clauses_of(MAIN, {"9-020C": 1}, "fftcg-classic") == ["C49"]
    assert clauses_of(with_one, {}, "fftcg-classic") == ["C1"]


@pytest.mark.clauses("fftcg-new", "X-LB-1")
def test_deck_lists_have_a_section_for_it() -> None:
    listed = "\n".join(["Main deck", "3 9-000C", "Limit Break deck (2)", "2 9-020C"])
    for text in (listed, listed.replace("Limit Break deck (2)", "LB:"), "3 9-000C\n2 9-020C"):
        deck = parse_deck_list(text, POOL)
        assert (deck.main, deck.limit_break) == ({"9-000C": 3}, {"9-020C": 2})
        assert deck.limit_break_ids() == ("9-020C", "9-020C") and "9-020C" in deck.distinct_ids()
    assert parse_json_deck('{"main": {"9-000C": 3}, "limit_break": {"9-020C": 2}}', POOL).limit_break == {"9-020C": 2}
    believed = parse_deck_list("Main deck\n1 9-020C", POOL)
    assert believed.main == {"9-020C": 1}  # the check says that it is wrong there


@pytest.mark.clauses("fftcg-new", "X-LB-6")
@pytest.mark.parametrize(
    ("words", "least"),
    [
        ("The {Limit Break} cost of Hero is reduced by 1 if you control a Monster.", 1),
        ("Your {Limit Break} cost is reduced by 3 (it cannot become 0).", 1),
        ("The {Limit Break} cost of your cards is reduced by 3.", 0),
        ("The {Limit Break} cost of the Forwards is increased by 1.", 3),
    ],
)
def test_texts_change_how_many_are_turned_up(words: str, least: int) -> None:
    text = words.replace("{", "").replace("}", "")
    for spares in (0, 1, 2, 3):
        board = Board()
        board.put(0, FIELD, "Ooze", type="Monster")
        own = "of Hero" in text
        if not own:
            put(board, 0, FIELD, "Guide", text)
        hero = put(board, 0, LIMIT_DECK, "Hero", LB + ("\n" + text if own else ""))
        spare = limit_cards(board, spares)
        table = board.start()
        assert bool(acts_of(table, hero)) == (spares >= least), (words, spares)
        if spares == 3:
            table.cast(hero)
            for card in spare[:least]:
                table.answer((card,))
            table.resolve()
            assert table.zone(hero) == FIELD
            assert sum(not table.obj(card).face_down for card in spare) == least


@pytest.mark.clauses("fftcg-new", "X-LB-7")
def test_cards_that_are_used_up_are_counted() -> None:
    board = Board()
    text = "When Hero enters the field, draw 1 card for each face-up card in your LB deck.\n"
    more = "If you have 2 or more face-up cards in your Limit Break deck, Hero gains +3000 power."
    hero = put(board, 0, LIMIT_DECK, "Hero", f"{LB}\n{text}{more}", power=5000)
    field = put(board, 0, FIELD, "Olga", more.replace("Hero", "Olga").replace("face-up", "face-down"), power=5000)
    spare = limit_cards(board, 3)
    limit_cards(board, 2, player=1)
    table = board.start()
    assert table.power(field) == 8000
    table.cast(hero).answer((spare[0],), (spare[2],)).resolve()
    assert table.hand(0) == 2
    assert (table.power(hero), table.power(field)) == (8000, 5000)  # one is left face down
