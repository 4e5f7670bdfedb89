"""Own sentences played from their text: who may cast or play what, from where, and what it costs."""

from __future__ import annotations

import pytest
from board import BREAK_ZONE, DECK, FIELD, HAND, REMOVED, Board
from helpers import Position
from newer import acts_of, put, until
from played import (
    DRAWN,
    abilities,
    begin_using,
    castable,
    drawn_since,
    hild,
    hild_text,
    open_acts,
    open_now,
    rite,
    through,
    use,
    use_through,
)

from cardwright.errors import Illegal
from cardwright.games.fftcg import casting_cp
from cardwright.text import ir

KILL = "Choose 1 [[i]]Card Name Hild[[/]]. Break it."
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


def test_a_summon_cast_from_elsewhere_than_the_hand() -> None:
    board = Board()
    hild(board, f"When you cast a Summon other than from your hand, {DRAWN}")
    hit = board.put(
        0, BREAK_ZONE, "Hit", *abilities("Choose 1 Forward. Deal it 1000 damage.", "Hit"), type="Summon", cost=0
    )
    again = rite(board, "Choose 1 Summon in your Break Zone. You can cast it this turn.")
    table = board.start().play(again)
    assert table.hand(0) == 0
    assert through(table.cast(hit)).hand(0) == 1


def test_a_card_cast_from_the_break_zone() -> None:
    """It lies there no more when that is asked."""
    card = "If you have cast a Summon from your Break Zone this turn, draw 1 card."
    for moment in ("When you cast a Summon from your Break Zone, draw 1 card.", f"《0》: {card}"):
        for zone, times in ((BREAK_ZONE, 1), (HAND, 0)):
            board = Board()
            watcher = hild(board, moment)
            text = "Choose 1 Forward. Deal it 1000 damage."
            hit = board.put(0, zone, "Hit", *abilities(text, "Hit"), type="Summon", cost=0)
            again = rite(board, "Choose 1 Summon in your Break Zone. You can cast it this turn.")
            board.put(0, BREAK_ZONE, "Other", *abilities(text, "Other"), type="Summon", cost=0)
            table = board.start()
            if zone == BREAK_ZONE:
                table = table.cast(again, (hit,)).resolve()
            held = table.hand(0) - (zone == HAND)
            table = through(table.cast(hit))
            if moment.startswith("《0》"):
                table = use(table, watcher)
            assert drawn_since(table, held) == times, (moment, zone)


def test_any_element_pays_for_the_card_from_the_other_break_zone() -> None:
    """The rule is tied to the card: another of the same Element needs its own CP (11.4.6.1)."""
    for words, paid in (("", False), (" The cost required to cast it can be paid with CP of any Element.", True)):
        board = Board()
        there = board.put(1, BREAK_ZONE, "Theirs", elements=("Water",), cost=2)
        held = board.put(0, HAND, "Mine", elements=("Water",), cost=2)
        summon = rite(
            board,
            "Choose 1 Forward in your opponent's Break Zone. You can cast it as though you owned it this turn." + words,
        )
        table = board.start().play(summon)
        need = casting_cp.cast_need(table.match.game, 0, table.ref(there))
        assert (need.elements == ()) == paid
        assert casting_cp.cast_need(table.match.game, 0, table.ref(held)).elements == (("Water", 1),)


def test_the_summon_that_was_put_away_is_cast() -> None:
    for kind, there in (("Summon", True), ("Backup", False)):
        board = Board()
        text = "Draw 1 card." if kind == "Summon" else ""
        top = put(board, 1, DECK, "Rune", text, type=kind)
        zone = board.state.zones[1][DECK]
        zone.remove(top)
        zone.insert(0, top)
        card = hild(
            board,
            "When Hild enters the field, put the top card of your opponent's deck into the Break Zone. "
            "If it is a Summon, you may cast it this turn as though you owned it without paying the cost.",
            HAND,
            cost=0,
            power=1000,
        )
        table = board.start().play(card)
        assert table.zone(top) == BREAK_ZONE
        acts = [act for act in table.match.acts() if len(act) > 1 and act[1] == top]
        assert bool(acts) is there
        if there:
            table.answer(acts[0]).resolve()
            assert table.hand(0) == 1


def test_a_removed_card_is_cast_for_nothing() -> None:
    board = Board()
    card = hild(
        board,
        "《0》: Remove the top card of your deck from the game. You can cast it without paying the cost this turn.",
    )
    top = board.state.zones[0][DECK][0]
    table = begin_using(board.start(), card).resolve()
    table.cast(top).resolve()
    assert table.zone(top) == FIELD


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


def test_one_more_summon_this_turn() -> None:
    board = Board()
    first = rite(board, "You can only cast up to 1 Forward this turn.")
    cards = [board.put(0, HAND, f"Recruit {i}", cost=0) for i in range(2)]
    later = rite(board, "Each player draws 1 card.")
    table = board.start().play(first)
    assert open_now(table) == {*cards, later}
    table = table.play(cards[0])
    assert open_now(table) == {later}


@pytest.mark.parametrize(
    ("words", "castable"),
    [
        ("Until the end of your opponent's next turn, you cannot cast Summons.", False),
        ("You cannot cast Summons during your next turn.", True),
    ],
)
def test_no_summons_for_a_while(words: str, castable: bool) -> None:
    board = Board()
    bar, other = rite(board, words), rite(board, "Draw 1 card.")
    table = board.start().play(bar)
    if castable:
        assert table.play(other).zone(other) == BREAK_ZONE
    else:
        with pytest.raises(Illegal):
            table.cast(other)


def test_no_summons_while_somebody_attacks() -> None:
    for words, able in (("the Attack Phase", False), ("your opponent's Attack Phase", True)):
        board = Board()
        hild(board, f"Players cannot cast Summons during {words}.")
        attacker = board.put(0, FIELD, "Striker")
        summon = rite(board, "Draw 1 card.")
        table = board.start()
        assert ("cast", summon, "") in table.match.acts()
        table.answer(("pass",), ("pass",))
        assert (("cast", summon, "") in table.match.acts()) == able, attacker


def test_what_comes_onto_no_field_from_the_break_zone() -> None:
    for words, zone in (
        ("Players cannot play Forwards from the Break Zone onto the field.", BREAK_ZONE),
        ("Your opponent cannot play Forwards from the Break Zone onto the field.", FIELD),
        ("Forwards cannot enter the field from the Break Zone.", BREAK_ZONE),
        ("Players cannot play Backups onto the field from the Break Zone.", FIELD),
        ("Players cannot play Forwards onto the field due to Summons or abilities.", BREAK_ZONE),
        ("Players cannot play Forwards from their hand onto the field.", FIELD),
    ):
        board = Board()
        hild(board, words)
        there = board.put(0, BREAK_ZONE, "Olga")
        summon = rite(board, "Choose 1 Forward in your Break Zone. Play it onto the field.")
        assert board.start().play(summon).zone(there) == zone, words


def test_it_is_not_cast_from_there_either() -> None:
    for words, able in (
        ("Players cannot play Forwards from the Break Zone onto the field.", False),
        ("Players cannot play Forwards from the Break Zone onto the field due to Summons or abilities.", True),
    ):
        board = Board()
        hild(board, words)
        card = put(board, 0, BREAK_ZONE, "Olga", "You can cast Olga from your Break Zone.")
        assert bool(acts_of(board.start(), card)) == able


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


def test_what_was_found_costs_less() -> None:
    """11.3.5: only the card that is spoken of, and only this turn."""
    board = Board()
    found = board.put(0, BREAK_ZONE, "Found", cost=5)
    held = board.put(0, HAND, "Held", cost=5)
    text = "Choose 1 Forward in your Break Zone. Add it to your hand. During this turn, the cost required to cast it is reduced by 2."
    summon = rite(board, text)
    table = board.start().play(summon)
    costs = [casting_cp.cast_need(table.match.game, 0, table.ref(each)).amount for each in (found, held)]
    assert costs == [3, 5]


def test_a_summon_cast_from_either_place() -> None:
    for zone in (HAND, BREAK_ZONE):
        board = Board()
        spell = board.put(0, zone, "Gift", *abilities("Draw 2 cards.", "Gift"), type="Summon", cost=4)
        summon = rite(board, "Cast 1 Summon of cost 4 or less from your hand or Break Zone without paying the cost.")
        table = board.start().cast(summon).resolve((spell,))
        assert (table.zone(spell), table.hand(0)) == (BREAK_ZONE, 2)


@pytest.mark.parametrize(
    ("tail", "cost", "can"),
    [
        ("by 2", 2, True),
        ("by 2", 3, False),
        ("by 2 (it cannot become 0)", 2, False),
        ("by 2 (it cannot become 0)", 3, False),
    ],
)
def test_a_card_is_cast_for_less(tail: str, cost: int, can: bool) -> None:
    board = Board()
    text = "《0》: Cast a Summon from your hand. The cost required to cast it is reduced "
    card = board.put(0, FIELD, "Hild", *hild_text(text + tail + ".", "Monster"), type="Monster")
    summon = board.put(0, HAND, "Spell", *abilities("Draw 1 card."), type="Summon", cost=cost)
    table = use_through(board.start(), card, summon)
    assert (table.zone(summon) == BREAK_ZONE) == can


@pytest.mark.parametrize(("words", "can"), [("", False), (" and can be paid using CP of any Element", True)])
def test_any_element_pays_for_what_is_cast(words: str, can: bool) -> None:
    board = Board()
    text = f"《0》: Cast 1 Summon from your hand. The cost required to cast it is reduced by 1{words}."
    card = board.put(0, FIELD, "Hild", *hild_text(text, "Monster"), type="Monster")
    board.put(0, FIELD, "Payer", type="Backup", elements=("Ice",))
    summon = board.put(0, HAND, "Spell", *abilities("Draw 1 card."), type="Summon", cost=2)
    table = board.start().answer(("use", card, 0))
    while table.match.state.stack or table.asked.kind != "act":
        asked = table.asked
        options = asked.options or ()
        table.answer(("pass",) if asked.kind == "act" else options[:1] if asked.most else ())
    assert (table.zone(summon) == BREAK_ZONE) == can


def test_a_card_shown_is_played_for_its_cost() -> None:
    board = Board()
    top = board.put(0, DECK, "Lamp", type="Backup", cost=0)
    text = "When Hild attacks, draw 1 card."
    board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
    board.state.zones[0][DECK].remove(top)
    board.state.zones[0][DECK].insert(0, top)
    summon = rite(
        board, "Reveal the top card of your deck. If it is a Backup, you may pay the cost and play it onto the field."
    )
    table = board.start().cast(summon).resolve(True)
    assert table.zone(top) == FIELD


def test_a_revealed_card_is_cast_for_its_cost() -> None:
    text = ("《0》: Reveal the top card of your deck. If it is a Forward, you may cast it. If you do not cast it, "
            "put it at the bottom of your deck.")  # fmt: skip
    for answer, zone in ((True, FIELD), (False, DECK)):
        board = Board()
        card = hild(board, text)
        top = board.put(0, DECK, "Olga", cost=0)
        board.state.zones[0][DECK].sort(key=lambda each: each != top)
        table = board.start().answer(("use", card, 0)).resolve(answer)
        assert table.zone(top) == zone


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("You can cast Hild from your Break Zone.", BREAK_ZONE),
        ("You can cast Hild from your Break Zone. If you do so, remove it from the game when it leaves the field.", REMOVED),
        ("You can cast Hild from your Break Zone.[[br]]When Hild is put from the field into the Break Zone, "
         "if Hild was cast from your Break Zone, remove Hild from the game.", REMOVED),
        ("You can cast Hild from your Break Zone.[[br]]If Hild was cast from your Break Zone, remove Hild from the game when it leaves the field.",
         REMOVED),
    ],
)  # fmt: skip
def test_what_was_cast_from_the_break_zone_and_leaves(words: str, zone: int) -> None:
    for start in (BREAK_ZONE, HAND):
        board = Board()
        card = hild(board, words, start, cost=0)
        kill = rite(board, KILL)
        table = board.start().play(card)
        assert table.zone(card) == FIELD
        table.play(kill)
        assert table.zone(card) == (zone if start == BREAK_ZONE else BREAK_ZONE), words


def test_it_is_asked_of_a_card_on_the_field() -> None:
    text = "You can cast Hild from your Break Zone.[[br]]If Hild was cast from your Break Zone, Hild gains +2000 power."
    for start, power in ((BREAK_ZONE, 7000), (HAND, 5000)):
        board = Board()
        card = hild(board, text, start, cost=0, power=5000)
        assert board.start().play(card).power(card) == power


def test_a_summon_that_was_cast_from_the_break_zone() -> None:
    text = ("You can cast Rite from your Break Zone. If you do so, remove Rite from the game after use instead of putting it in the "
            "Break Zone.[[br]]Draw 1 card. If Rite was cast from the Break Zone, draw 2 cards instead.")  # fmt: skip
    for start, drawn, zone in ((BREAK_ZONE, 2, REMOVED), (HAND, 1, BREAK_ZONE)):
        board = Board()
        card = put(board, 0, start, "Rite", text, type="Summon")
        table = board.start()
        held = table.hand(0) - (start == HAND)
        table.play(card)
        assert table.hand(0) - held == drawn
        assert table.zone(card) == zone


def test_a_card_is_cast_from_the_break_zone_by_its_own_text() -> None:
    board = Board()
    card = hild(board, "You can cast Hild from your Break Zone.", BREAK_ZONE, cost=0)
    other = board.put(0, BREAK_ZONE, "Olga", cost=0)
    table = board.start()
    assert ("cast", card) in open_acts(table) and ("cast", other) not in open_acts(table)
    assert table.cast(card).resolve().zone(card) == FIELD


def test_the_next_monk_is_cheaper_once() -> None:
    board = Board()
    monks = [board.put(0, HAND, f"Monk {n}", cost=2, jobs=("Monk",)) for n in range(2)]
    summon = rite(board, "The cost required to play your next {Job Monk} onto the field this turn is reduced by 2.")
    table = board.start().cast(summon).resolve()
    assert table.cast(monks[0]).resolve().zone(monks[0]) == FIELD
    with pytest.raises(Illegal):
        table.cast(monks[1])


def test_the_cost_becomes_another_and_is_reduced_from_there() -> None:
    for more, need in (("", 2), ("[[br]]The cost required to cast Hild is reduced by 1.", 1)):
        board = Board()
        board.put(0, FIELD, "Olga")
        text = "If you control a {Card Name Olga}, the cost required to cast Hild becomes 2." + more
        card = put(board, 0, HAND, "Hild", text, cost=6)
        table = board.start()
        assert casting_cp.cast_need(table.match.game, 0, table.ref(card)).amount == need


def test_what_was_returned_this_turn_makes_it_cheaper() -> None:
    text = "If a Forward opponent controls has been returned to its owner's hand this turn, the cost required to cast Hild is reduced by 2."
    board = Board()
    foe = board.put(1, FIELD, "Foe")
    card = hild(board, text, HAND, cost=3)
    summon = rite(board, "Choose 1 Forward opponent controls. Return it to its owner's hand.")
    table = board.start()
    assert casting_cp.cast_need(table.match.game, 0, table.ref(card)).amount == 3
    table = table.play(summon)
    assert table.zone(foe) == HAND
    assert casting_cp.cast_need(table.match.game, 0, table.ref(card)).amount == 1


def test_names_are_counted_once() -> None:
    text = (
        "The cost required to cast Hild is reduced by 1 for each {Job Monk} of different name put into your Break Zone."
    )
    for cost, can in ((2, True), (3, False)):
        board = Board()
        card = board.put(0, HAND, "Hild", *hild_text(text), cost=cost)
        for name in ("A", "A", "B"):
            board.put(0, BREAK_ZONE, name, jobs=("Monk",))
        board.put(0, BREAK_ZONE, "C", jobs=("Knight",))
        assert castable(board.start(), card) == can


def test_the_how_manieth_card_it_is() -> None:
    text = "If this is the second card you have cast this turn, draw 2 cards. Otherwise, draw 1 card."
    board = Board()
    first, second, third = (rite(board, text) for _ in range(3))
    table = board.start().play(first)
    assert table.hand(0) == 2 + 1
    assert table.play(second).hand(0) == 2 + 2
    assert table.play(third).hand(0) == 3 + 1


@pytest.mark.clauses("fftcg-new", "X-FROM-1")
def test_once_per_turn_a_card_is_cast_from_the_break_zone() -> None:
    board = Board()
    board.put(
        0,
        FIELD,
        "Herald",
        *hild_text("Once per turn, you can cast a Forward from your Break Zone.", "Backup"),
        type="Backup",
    )
    one, two = (board.put(0, BREAK_ZONE, name, cost=0) for name in ("One", "Two"))
    held = board.put(0, HAND, "Held", cost=0)
    table = board.start().cast(held)
    assert acts_of(table, one) and acts_of(table, two)  # from the hand it is no use of it
    table.cast(one)
    assert table.zone(one) == FIELD and acts_of(table, two) == []
    with pytest.raises(Illegal):
        table.cast(two)
    until(table, "main1", 0)
    assert acts_of(table, two)  # another turn


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


@pytest.mark.clauses("fftcg-2020", "2.2")
@pytest.mark.parametrize(("there", "arriving"), [("Gard", "Hild"), ("Hild", "Gard")])
def test_two_that_are_not_played_together_are_kept_apart_by_effects_too(there: str, arriving: str) -> None:
    position = Position(f"""
cards:
  Hild: {{type: Forward, elements: [Fire], cost: 1, power: 1000, text: "You cannot play Hild or [[i]]Card Name Gard[[/]] while already in control of either Character."}}
  Gard: {{type: Forward, elements: [Fire], cost: 1, power: 1000, text: ""}}
  Call: {{type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Character in your Break Zone. Play it onto the field."}}
players: {{A: {{field: [{there}], break_zone: [{arriving}], hand: [Call]}}, B: {{field: [{arriving}]}}}}
""")
    position.play(f"[A: {{cast: Call, targets: ['A:{arriving}']}}, settle: true]")
    position.expect(f"A.field: [{there}], A.break_zone: [{arriving}, Call]")
