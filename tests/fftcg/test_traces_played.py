"""Own sentences played from their text: what abilities removed, dulled, damaged and showed, castings from elsewhere, payments."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table
from test_sentences_played import abilities, rite

from cardwright.text import ir


def hild(board: Board, text: str, zone: int = FIELD, **facts: object) -> int:
    """A Forward named Hild with this text."""
    return board.put(0, zone, "Hild", *abilities(text, "Hild", "Forward"), **facts)


def use(table: Table, card: int, *answers: object) -> Table:
    """Use the card's one ability; its first questions get these answers."""
    return table.answer(("use", card, 0), *answers)  # type: ignore[arg-type]


def able(table: Table) -> list[tuple[object, ...]]:
    """What the player with priority can do, each act without its last part."""
    return [tuple(act[:2]) for act in table.match.acts()]


def test_only_cards_that_its_own_ability_removed_are_meant() -> None:
    board = Board()
    board.put(0, REMOVED, "Away")
    take = abilities("《0》: Choose 1 card removed by Hild's ability. Put it into the Break Zone.", "Hild", "Forward")
    away = abilities("《0》: Remove the top card of your deck from the game.", "Hild", "Forward")
    card = board.put(0, FIELD, "Hild", *away, *take)
    table = board.start()
    assert ("use", card, 1) not in table.match.acts()
    top = table.match.state.zones[0][DECK][0]
    table.answer(("use", card, 0)).resolve()
    table.answer(("use", card, 1)).resolve()
    assert table.zone(top) == BREAK_ZONE


def test_five_cards_removed_by_itself_come_back() -> None:
    board = Board()
    text = "《0》: Remove the top card of your deck from the game. Then, if there are 2 or more cards removed by Hild's ability, add them to your hand."
    card = hild(board, text)
    board.put(0, REMOVED, "Away")
    table = use(board.start(), card).resolve()
    zones = table.match.state.zones
    assert (len(zones[0][REMOVED]), table.hand(0)) == (2, 0)
    use(table, card).resolve()
    assert (len(zones[0][REMOVED]), table.hand(0)) == (1, 2)


def test_targets_cost_no_more_in_all() -> None:
    board = Board()
    cards = [board.put(1, FIELD, f"Foe {cost}", cost=cost) for cost in (2, 3, 4)]
    summon = rite(board, "Choose as many Forwards as you want with a total cost of 5 or less. Dull them.")
    table = board.start().cast(summon)
    table.answer((cards[0],))
    assert cards[2] not in (table.asked.options or ()) and cards[1] in (table.asked.options or ())
    table.answer((cards[1],))
    while table.asked.kind == "choose":
        table.answer(())
    table.resolve()
    assert [table.obj(card).dull for card in cards] == [True, True, False]


def test_what_was_dulled_is_counted_and_its_power_added() -> None:
    for words, left in (
        ("3000 damage for each Forward you dulled due to this ability", 6000),
        ("damage equal to the total power of the Forwards you dulled due to this ability", 8000),
    ):
        board = Board()
        helpers = [board.put(0, FIELD, f"Helper {i}", power=4000) for i in range(2)]
        foe = board.put(1, FIELD, "Foe", power=9000)
        text = "When Hild enters the field, you may dull any number of active Forwards you control other than Hild. "
        text += f"When you do so, choose 1 Forward opponent controls. Deal it {words}."
        card = hild(board, text, HAND, cost=0)
        table = board.start().cast(card).resolve(True, tuple(helpers))
        assert table.obj(foe).damage == left


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


def test_each_sentence_about_what_is_shown_is_a_trigger_of_its_own() -> None:
    text = (
        "When Hild enters the field, you may reveal any number of Monsters from your hand. When you reveal 1 or more, draw 1 card. "
        "In addition, when you reveal 2 or more, choose 1 Forward opponent controls. Dull it."
    )
    for shown, drawn, dull in ((0, 0, False), (1, 1, False), (2, 1, True)):
        board = Board()
        held = [board.put(0, HAND, f"Beast {i}", type="Monster") for i in range(2)]
        foe = board.put(1, FIELD, "Foe")
        card = hild(board, text, HAND, cost=0)
        table = board.start().cast(card)
        table.resolve(True, tuple(held[:shown]), *([((0, "Hild"), (1, "Hild"))] if shown > 1 else []))
        assert (table.hand(0), table.obj(foe).dull) == (2 + drawn, dull)


def test_a_card_is_cast_from_the_break_zone_by_its_own_text() -> None:
    board = Board()
    card = hild(board, "You can cast Hild from your Break Zone.", BREAK_ZONE, cost=0)
    other = board.put(0, BREAK_ZONE, "Olga", cost=0)
    table = board.start()
    assert ("cast", card) in able(table) and ("cast", other) not in able(table)
    assert table.cast(card).resolve().zone(card) == FIELD


def test_a_removed_card_is_cast_for_nothing() -> None:
    board = Board()
    card = hild(
        board,
        "《0》: Remove the top card of your deck from the game. You can cast it without paying the cost this turn.",
    )
    top = board.state.zones[0][DECK][0]
    table = use(board.start(), card).resolve()
    table.cast(top).resolve()
    assert table.zone(top) == FIELD


def test_power_is_halved_and_rounded_down() -> None:
    board, unit = Board(), 1000
    foe = board.put(1, FIELD, "Foe", power=9000)
    summon = rite(
        board, f"Choose 1 Forward. Halve its power until the end of the turn (round down to the nearest {unit})."
    )
    assert board.start().play(summon).power(foe) == 4000


def test_damage_is_divided_equally() -> None:
    for up, share in (("up", 4000), ("down", 3000)):
        board = Board()
        foes = [board.put(1, FIELD, f"Foe {i}", power=9000) for i in range(3)]
        text = f"Divide 10000 damage equally among all the Forwards opponent controls (round {up} to the nearest 1000)."
        summon = rite(board, text)
        table = board.start().play(summon)
        assert [table.obj(foe).damage for foe in foes] == [share] * 3


def test_little_damage_is_none_and_a_counter_pays_for_the_rest() -> None:
    for dealt, left in ((3000, 0), (4000, 4000)):
        board = Board()
        card = hild(board, "If Hild is dealt 3000 damage or less, the damage becomes 0 instead.", power=9000)
        summon = rite(board, f"Choose 1 Forward. Deal it {dealt} damage.")
        assert board.start().play(summon).obj(card).damage == left
    board = Board()
    text = 'If a Song Counter is placed on Hild, Hild gains "If Hild is dealt damage, remove 1 Song Counter from Hild and the damage becomes 0 instead.".'
    card = hild(board, text, power=9000)
    board.state.objects[card].counters = {"Song": 1}
    first = rite(board, "Choose 1 Forward. Deal it 2000 damage.")
    second = rite(board, "Choose 1 Forward. Deal it 2000 damage.")
    table = board.start().play(first)
    assert (table.obj(card).damage, table.obj(card).counters) == (0, {})
    assert table.play(second).obj(card).damage == 2000


def test_leaving_the_field_it_returns_to_the_hand() -> None:
    for by, zone in (("", HAND), (" due to your opponent's Summons or abilities", BREAK_ZONE)):
        board = Board()
        it = "Hild" if not by else "it"
        card = hild(board, f"If Hild leaves the field{by}, return {it} to your hand instead.")
        summon = rite(board, "Choose 1 Forward. Break it.")
        assert board.start().play(summon).zone(card) == zone  # the Summon is its own player's


def test_what_it_damaged_is_removed_instead() -> None:
    board = Board()
    text = "If a Forward damaged by Hild is put from the field into the Break Zone on the same turn, remove it from the game instead."
    hild(board, text)
    striker = hild_striker(board)
    foes = [board.put(1, FIELD, f"Foe {i}", power=9000) for i in range(2)]
    breaker = rite(board, "Break all the Forwards opponent controls.")
    table = use(board.start(), striker, (foes[0],)).resolve()
    table.play(breaker)
    assert [table.zone(foe) for foe in foes] == [BREAK_ZONE, BREAK_ZONE]  # another card dealt the damage


def hild_striker(board: Board) -> int:
    return board.put(
        0,
        FIELD,
        "Olga",
        *abilities("《0》: Choose 1 Forward opponent controls. Deal it 1000 damage.", "Olga", "Forward"),
    )


def test_what_it_damaged_itself_is_removed_instead() -> None:
    board = Board()
    text = "If a Forward damaged by Hild is put from the field into the Break Zone on the same turn, remove it from the game instead."
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


@pytest.mark.parametrize("game", [1, 2])
def test_what_this_ability_damaged_is_removed_instead_in_every_game(game: int) -> None:
    """11.12.5.1. The text is compiled anew for every game; nothing may hang on which of its trees was asked about first."""
    board = Board()
    text = (
        "When Hild is dealt damage, deal the same amount of damage to all the Forwards opponent controls. "
        "If a Character damaged by this ability is put into the Break Zone this turn, remove it from the game instead."
    )
    card = hild(board, text, power=9000)
    foes = [board.put(1, FIELD, f"Foe {power}", power=power) for power in (3000, 5000)]
    first, second = (rite(board, f"Choose 1 Forward. Deal it {n}000 damage.") for n in (3, 5))
    table = board.start().play(first, ((card,),))
    assert [table.zone(foe) for foe in foes] == [REMOVED, FIELD]
    table.play(second, ((foes[1],),))
    assert table.zone(foes[1]) == REMOVED


def test_points_of_its_own_ability_are_not_changed() -> None:
    board = Board()
    double = abilities(
        "If Hild deals damage to your opponent other than by its ability, the damage becomes 2 instead.",
        "Hild",
        "Forward",
    )
    deals = abilities("《0》: Hild deals your opponent 1 point of damage.", "Hild", "Forward")
    card = board.put(0, FIELD, "Hild", *double, *deals)
    table = board.start().answer(("use", card, 1)).resolve()
    assert len(table.match.state.zones[1][3]) == 1


def test_how_a_card_came_to_the_field() -> None:
    for text, drawn in (
        ("When Hild enters the field due to your Summons or abilities, draw 1 card.", (1, 0)),
        ("When Hild enters the field from your hand, draw 1 card.", (0, 1)),
    ):
        for way, count in zip(("effect", "cast"), drawn, strict=True):
            board = Board()
            card = hild(board, text, BREAK_ZONE if way == "effect" else HAND, cost=0)
            summon = rite(board, "Choose 1 Forward in your Break Zone. Play it onto the field.")
            table = board.start()
            table = table.play(summon) if way == "effect" else table.cast(card).resolve()
            assert table.hand(0) == count + (way == "cast")  # the Summon is still in the hand


def test_a_job_is_named() -> None:
    board = Board()
    board.put(0, FIELD, "Smithy", jobs=("Smith",))
    card = board.put(0, FIELD, "Plain")
    summon = rite(board, "Choose 1 Forward you control. Name 1 Job. It gains the named Job until the end of the turn.")
    table = board.start().cast(summon)
    while table.asked.kind == "choose":
        table.answer((card,) if card in (table.asked.options or ()) else ("Smith",))
    table.resolve()
    assert "Smith" in table.chars(card).jobs


def test_a_special_ability_paid_with_another_card() -> None:
    for helped in (True, False):
        board = Board()
        parts = list(abilities("[[s]]Star Fall[[/]] 《S》: Draw 2 cards.", "Hild", "Forward"))
        if helped:
            parts += abilities(
                "If you control a Forward, you can discard 1 Summon instead of 《S》 when paying for Hild's special ability.",
                "Hild",
                "Forward",
            )
        card = board.put(0, FIELD, "Hild", *parts)
        held = board.put(0, HAND, "Song", type="Summon", cost=9)
        board.put(0, HAND, "Guard")
        table = board.start()
        assert (("use", card) in able(table)) == helped
        if helped:
            table.answer(("use", card, 0), (held,)).resolve()
            assert (table.zone(held), table.hand(0)) == (BREAK_ZONE, 3)


def test_cards_cast_among_those_that_are_shown() -> None:
    board = Board()
    song = ir.SummonEffect(effects=(ir.Draw(ir.You(), ir.Num(1)),))
    number = board.put(0, DECK, "Song", song, type="Summon", cost=5)
    board.state.zones[0][DECK].insert(0, board.state.zones[0][DECK].pop())
    text = "Reveal the top 2 cards of your deck. Cast up to 2 Summons among them without paying the cost and put the rest of the cards into the Break Zone."
    summon = rite(board, text)
    table = board.start().cast(summon)
    table.resolve((number,))
    assert (table.zone(number), table.hand(0)) == (BREAK_ZONE, 1)


@pytest.mark.clauses("fftcg-2020", "15.1.1.5.1")
@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize(
    "what",
    [
        "If 2 Characters are removed from the game by this effect, draw 1 card.",
        "If all the cards removed by this effect are of the same Element, draw 1 card.",
        "If there are 1 or more different Elements among cards removed by this effect, draw 1 card.",
    ],
)
def test_a_card_that_cannot_be_removed_was_not_removed(what: str, kept: bool) -> None:
    board = Board()
    if kept:
        seal = (
            "All Characters in your Break Zone cannot be removed from the game by your opponent's Summons or abilities."
        )
        board.put(1, FIELD, "Seal", *abilities(seal, "Seal", "Forward"))
    gone = [board.put(1, BREAK_ZONE, name) for name in ("One", "Two")]
    summon = rite(board, f"Choose 2 cards in your opponent's Break Zone. Remove them from the game. {what}")
    table = board.start().cast(summon).resolve()
    assert [table.zone(card) for card in gone] == [BREAK_ZONE if kept else REMOVED] * 2
    assert table.hand(0) == (0 if kept else 1)
