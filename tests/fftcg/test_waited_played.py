"""Own sentences played from their text: what a card comes to be, cards alike, the first damage in a turn, draws and discards replaced."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board
from test_fates_played import broken
from test_kinds_played import hild, use
from test_sentences_played import abilities, rite

PUMP = "Choose 1 {Card Name Hild}. It gains +3000 power until the end of the turn."


def field(text: str, condition: bool, board: Board, card: int) -> None:
    assert board.start().power(card) == (7000 if condition else 5000), text


@pytest.mark.parametrize(
    ("alike", "costs", "names"),
    [("of the same cost", True, False), ("with the same name", False, True), ("of the same Element", True, True)],
)
def test_cards_alike_each_other(alike: str, costs: bool, names: bool) -> None:
    """Two of them share it, and no third card of the opponent counts."""
    text = f"If you control 2 or more Monsters {alike}, Hild gains +2000 power."
    for facts, held in (
        (({"name": "One", "cost": 2}, {"name": "Two", "cost": 2}), costs),
        (({"name": "One", "cost": 1}, {"name": "One", "cost": 2}), names),
        (({"name": "One", "cost": 1},), False),
    ):
        board = Board()
        card = hild(board, text)
        for fact in facts:
            board.put(0, FIELD, type="Monster", **fact)
        board.put(1, FIELD, "One", type="Monster", cost=2, elements=("Ice",))
        field(text, held, board, card)


def test_alike_in_the_break_zone() -> None:
    text = "If there are 3 or more Summons with the same name in your Break Zone, Hild gains +2000 power."
    for lying, held in (("AAB", False), ("AAAB", True)):
        board = Board()
        card = hild(board, text)
        for name in lying:
            board.put(0, BREAK_ZONE, name, type="Summon", cost=3)
        field(text, held, board, card)


def test_jobs_of_several_forwards() -> None:
    text = "If you control Monsters of 2 or more different Jobs, Hild gains +2000 power."
    for jobs, held in ((("Knight", "Knight"), False), (("Knight", "Thief"), True)):
        board = Board()
        card = hild(board, text)
        for i, job in enumerate(jobs):
            board.put(0, FIELD, f"Ooze {i}", type="Monster", jobs=(job,))
        field(text, held, board, card)


@pytest.mark.clauses("fftcg-2020", "10.1.2")
def test_attacking_alone_and_blocked() -> None:
    text = "If Hild is attacking alone, Hild gains +2000 power.[[br]]If Hild is blocked, Hild gains Brave."
    for alone, power in ((True, 7000), (False, 5000)):
        board = Board()
        card, mate, foe = hild(board, text), board.put(0, FIELD, "Mate"), board.put(1, FIELD, "Foe")
        table = board.start()
        assert table.power(card) == 5000
        while table.asked.reason != "attack":
            table.answer(("pass",))
        table.answer((card,) if alone else (card, mate))
        assert table.power(card) == power
        while table.asked.reason != "block":
            table.answer(("pass",))
        assert "Brave" not in table.chars(card).keywords
        table.answer((foe,))
        assert "Brave" in table.chars(card).keywords


def test_it_becomes_a_forward() -> None:
    """Once for each time that it becomes one; a Monster that enters is compared with what it was then."""
    board = Board()
    text = "《0》: Until the end of the turn, Ooze also becomes a Forward with 7000 power."
    ooze = board.put(0, FIELD, "Ooze", *abilities(text, "Ooze", "Monster"), type="Monster")
    board.put(0, FIELD, "Own", *abilities("When Own becomes a Forward, draw 1 card.", "Own", "Monster"), type="Monster")
    hild(board, "When a Monster you control becomes a Forward, it gains Haste until the end of the turn.")
    theirs = "When a Monster you control becomes a Forward, draw 1 card."
    board.put(1, FIELD, "Olga", *abilities(theirs, "Olga", "Forward"))
    table = use(board.start(), ooze)
    assert "Haste" in table.chars(ooze).keywords
    assert (table.hand(0), table.hand(1)) == (0, 0)
    assert not use(table, ooze).match.state.stack  # it is one already


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


def test_the_power_of_another_falls() -> None:
    board = Board()
    hild(board, "When the power of a Forward opponent controls becomes 3000 or less, break it.")
    weak, strong = board.put(1, FIELD, "Weak", power=2000), board.put(1, FIELD, "Strong", power=5000)
    summon = rite(board, "Choose 1 {Card Name Strong}. It loses 2000 power until the end of the turn.")
    table = board.start().play(summon)
    assert (table.zone(weak), table.zone(strong)) == (FIELD, BREAK_ZONE)


def test_control_is_gained() -> None:
    board = Board()
    hild(board, "When you gain control of a Forward opponent controls, activate it. Draw 1 card.")
    foe = board.put(1, FIELD, "Foe")
    summon = rite(board, "Choose 1 Forward opponent controls. Dull it. You gain control of it.")
    table = board.start().play(summon)
    assert not table.obj(foe).dull
    assert (table.hand(0), table.hand(1)) == (1, 0)


def test_a_state_that_is_waited_for() -> None:
    for text, gone in (
        ("When you don't control a Monster, put Hild into the Break Zone.", True),
        ("When you control 2 or more Forwards, put Hild into the Break Zone.", False),
        ("When your opponent controls 1 or more Forwards, put Hild into the Break Zone.", True),
        ("When you have received 1 point of damage or more, put Hild into the Break Zone.", False),
    ):
        board = Board()
        card = hild(board, text)
        board.put(1, FIELD, "Foe")
        board.put(1, FIELD, "Ooze", type="Monster")
        summon = rite(board, "Draw 1 card.")
        table = board.start().play(summon)
        assert (table.zone(card) == BREAK_ZONE) == gone, text


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


def test_several_cards_of_one_draw() -> None:
    for words, count in (
        ("1 or more cards", 1),
        ("2 or more cards", 1),
        ("1 or more cards due to Summons or abilities", 1),
    ):
        board = Board()
        card = hild(board, f"When you draw {words}, Hild gains +1000 power until the end of the turn.")
        summon = rite(board, "Draw 3 cards.")
        assert board.start().play(summon).power(card) == 5000 + 1000 * count, words


def test_added_by_an_effect_of_ones_own() -> None:
    for words, more in (("your Summons or abilities", 1000), ("your opponent's Summons or abilities", 0)):
        board = Board()
        text = f"When a card is added to your hand due to {words}, Hild gains +1000 power until the end of the turn."
        card = hild(board, text)
        lying = board.put(0, BREAK_ZONE, "Lying")
        summon = rite(board, "Choose 1 Forward in your Break Zone. Add it to your hand. Draw 1 card.")
        table = board.start().play(summon)
        assert table.zone(lying) == HAND
        assert table.power(card) == 5000 + more


def test_the_first_time_each_turn() -> None:
    board = Board()
    card = hild(board, "The first time you cast a Summon each turn, Hild gains +1000 power until the end of the turn.")
    first, second = (rite(board, "Draw 1 card.") for _ in range(2))
    table = board.start().play(first).play(second)
    assert table.power(card) == 6000


def test_cast_by_both_players() -> None:
    board = Board()
    card = hild(board, "If 2 or more Summons have been cast this turn, Hild gains +2000 power.")
    first, second = (rite(board, "Draw 1 card.") for _ in range(2))
    table = board.start().play(first)
    assert table.power(card) == 5000
    assert table.play(second).power(card) == 7000


def test_whose_effect_did_it_this_turn() -> None:
    for words, drawn in (("dealt damage by your Summon", 1), ("chosen by your Summons or abilities", 1),
                         ("dealt damage by your opponent's Summons or abilities", 0), ("dulled by your Summons", 1)):  # fmt: skip
        board = Board()
        text = f"《0》: Choose 1 Forward opponent controls. If it was {words} this turn, draw 1 card."
        card = hild(board, text)
        board.put(1, FIELD, "Foe")
        summon = rite(board, "Choose 1 Forward opponent controls. Dull it. Deal it 1000 damage.")
        table = use(board.start().play(summon), card)
        assert table.hand(0) == drawn, words


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


CANCEL = "Choose 1 Summon. Cancel its effect."


def cancelled(text: str, own: str = "Choose 1 {Card Name Foe}. Deal it 1000 damage.", player: int = 0) -> bool:
    """Whether a Summon of player 0 with this text of its own is cancelled by one of player 1, while Hild says the text."""
    board = Board()
    hild(board, text, player=player)
    foe = board.put(1, FIELD, "Foe")
    summon = board.put(0, HAND, "Rite", *abilities(own), type="Summon", cost=0)
    theirs = board.summon(*abilities(CANCEL)[0].effects, player=1)  # type: ignore[attr-defined]
    table = board.start().cast(summon).answer(("pass",), ("cast", theirs, "")).resolve()
    return not table.obj(foe).damage


@pytest.mark.clauses("fftcg-2020", "2.2")
def test_a_summon_that_cannot_be_cancelled() -> None:
    plain = "Hild cannot be blocked."
    assert cancelled(plain)
    for text, stands in (
        ("Summons you cast cannot be cancelled.", True),
        ("The Fire Summons you cast cannot be cancelled by your opponent's Summons or abilities.", True),
        ("The Ice Summons you cast cannot be cancelled.", False),
        ("Your Summons and abilities cannot be cancelled.", True),
        ("Abilities of Forwards you control cannot be cancelled.", False),
    ):
        assert cancelled(text) is not stands, text
        assert cancelled(text, player=1), text  # those of the other player
    own = "Rite cannot be cancelled.[[br]]Choose 1 [[i]]Card Name Foe[[/]]. Deal it 1000 damage."
    assert not cancelled(plain, own)


def test_an_ability_that_cannot_be_cancelled() -> None:
    for text, stands in (
        ("Abilities of Forwards you control cannot be cancelled.", True),
        ("Hild's abilities cannot be cancelled.", True),
        ("Your Summons and abilities cannot be cancelled.", True),
        ("Summons you cast cannot be cancelled.", False),
    ):
        board = Board()
        card = hild(board, f"{text}[[br]]《0》: Draw 1 card.")
        theirs = board.summon(*abilities("Choose 1 ability. Cancel its effect.")[0].effects, player=1)  # type: ignore[attr-defined]
        table = board.start().answer(("use", card, 1), ("pass",), ("cast", theirs, "")).resolve()
        assert table.hand(0) == int(stands), text


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


def test_a_higher_cost_and_power() -> None:
    for words, drawn in (("a higher cost", 1), ("lower power", 0), ("higher power", 1)):
        board = Board()
        hild(
            board,
            f"When a Forward opponent controls with {words} than Hild is put from the field into the Break Zone, draw 1 card.",
            cost=3,
        )
        board.put(1, FIELD, "Big", cost=4, power=6000)
        summon = rite(board, "Choose 1 {Card Name Big}. Break it.")
        assert board.start().play(summon).hand(0) == drawn, words


def test_the_kind_of_a_chosen_ability() -> None:
    text = "Choose 1 ability. If it is an action ability, cancel its effect. If it is a special ability, draw 1 card."
    board = Board()
    card = hild(board, "《0》: Draw 1 card.")
    theirs = board.summon(*abilities(text)[0].effects, player=1)  # type: ignore[attr-defined]
    table = board.start().answer(("use", card, 0), ("pass",), ("cast", theirs, "")).resolve()
    assert (table.hand(0), table.hand(1)) == (0, 0)


def test_auto_abilities_that_trigger_once_more() -> None:
    """Not those of others, nor one that may trigger only once in a turn."""
    enters, onlooker = "When Gast enters the field, draw 1 card.", "When a Forward enters your field, draw 1 card."
    for text, drawn in (
        ("Auto-abilities of Forwards you control trigger an additional time.", 2 + 1),
        ("Auto-abilities of Forwards you control that trigger when they enter the field trigger an additional time.", 2 + 1),
        ("Auto-abilities of Backups you control trigger an additional time.", 1 + 2),
        ("If a Forward you control entering the field triggers an auto-ability of a Character you control, it triggers an additional time.", 2 + 2),
        ("If an auto-ability of a Forward opponent controls triggers, that ability triggers an additional time.", 1 + 1),
    ):  # fmt: skip
        board = Board()
        hild(board, text)
        board.put(0, FIELD, "Olga", *abilities(onlooker, "Olga", "Backup"), type="Backup")
        gast = board.put(0, HAND, "Gast", *abilities(enters, "Gast", "Forward"), cost=0)
        table = board.start().cast(gast)
        while table.asked.kind == "order":
            table.answer(table.asked.options)
        assert table.resolve().hand(0) == drawn, text
    board = Board()
    hild(board, "Auto-abilities of Forwards you control trigger an additional time.")
    gast = board.put(
        0, HAND, "Gast", *abilities(enters + " This effect will trigger only once per turn.", "Gast", "Forward"), cost=0
    )
    assert board.start().cast(gast).resolve().hand(0) == 1


def test_not_cast() -> None:
    for words, drawn in (("other than by being cast", (0, 1)), ("other than due to your cast", (0, 1))):
        for played in (False, True):
            board = Board()
            hild(board, f"When a Forward enters your field {words}, draw 1 card.")
            gast = board.put(0, HAND, "Gast", cost=0)
            summon = rite(board, "Play 1 Forward from your hand onto the field.")
            table = board.start()
            table = table.cast(summon).resolve((gast,)) if played else table.cast(gast).resolve()
            assert table.zone(gast) == FIELD
            assert table.hand(0) == drawn[played] + (not played), words


def test_the_card_of_a_point_of_damage() -> None:
    for kind, drawn in (("Summon", 1), ("Backup", 0)):
        board = Board()
        card = hild(
            board,
            "When you receive a point of damage, if the card put into the Damage Zone is a Summon, draw 1 card.[[br]]《0》: Hild deals you 1 point of damage.",
        )
        top = board.put(0, DECK, "Top", type=kind, cost=3)
        board.state.zones[0][DECK].remove(top)
        board.state.zones[0][DECK].insert(0, top)
        table = board.start().answer(("use", card, 1)).resolve()
        assert table.zone(top) == DAMAGE_ZONE
        assert table.hand(0) == drawn, kind


def test_the_how_manieth_card_it_is() -> None:
    text = "If this is the second card you have cast this turn, draw 2 cards. Otherwise, draw 1 card."
    board = Board()
    first, second, third = (rite(board, text) for _ in range(3))
    table = board.start().play(first)
    assert table.hand(0) == 2 + 1
    assert table.play(second).hand(0) == 2 + 2
    assert table.play(third).hand(0) == 3 + 1


def test_in_a_party_with_a_kind() -> None:
    for element, drawn in (("Fire", 1), ("Water", 0)):
        board = Board()
        card = hild(board, f"When Hild attacks in a party with a {element} Forward, draw 1 card.")
        mate = board.put(0, FIELD, "Mate")
        table = board.start()
        while table.asked.reason != "attack":
            table.answer(("pass",))
        table.answer((card, mate))
        assert table.resolve().hand(0) == drawn


def test_who_wins() -> None:
    board = Board()
    summon = rite(board, "If you control 1 or more Forwards, you win the game.")
    board.put(0, FIELD, "Guard")
    table = board.start().cast(summon)
    table.resolve()
    assert table.match.winner == 0
