"""Own sentences played from their text: what opponents may do, where cards go, what is multiplied and counted together."""

from __future__ import annotations

import re

from board import BREAK_ZONE, DAMAGE_ZONE, DECK, FIELD, HAND, REMOVED, Board, Table

from cardwright.text import ir
from cardwright.text.compile import compile_text


def abilities(text: str, name: str = "Rite", kind: str = "Summon") -> tuple[ir.Ability, ...]:
    """The abilities that the text compiles to; braces stand around tagged names."""
    return compile_text("fftcg", re.sub(r"\{(.*?)\}", r"[[i]]\1[[/]]", text), name=name, card_type=kind).abilities


def rite(board: Board, text: str) -> int:
    """A Summon with this text in the hand."""
    (ability,) = abilities(text)
    assert isinstance(ability, ir.SummonEffect)
    return board.summon(*ability.effects)


def test_an_opponent_who_may_and_does_not() -> None:
    for answer, left, drawn in ((True, 0, 0), (False, 1, 2)):
        board = Board()
        card = board.put(1, HAND, "Held")
        summon = rite(board, "Your opponent may discard 1 card. If they don't, draw 2 cards.")
        table = board.start().cast(summon).resolve(answer)
        assert table.zone(card) == (BREAK_ZONE if answer else HAND)
        assert (table.hand(1), table.hand(0)) == (left, drawn)


def test_a_card_from_the_hand_goes_to_the_damage_zone_without_its_burst() -> None:
    board = Board()
    burst = ir.SummonEffect(effects=(ir.Draw(ir.You(), ir.Num(1)),), ex_burst=True)
    card = board.put(0, HAND, "Blaze", burst, type="Summon", cost=3)
    text = "Put 1 Summon from your hand into the Damage Zone (its EX Burst effect will not trigger)."
    summon = rite(board, text)
    table = board.start().cast(summon)
    table.resolve((card,))
    assert table.zone(card) == DAMAGE_ZONE
    assert table.hand(0) == 0


def test_counters_are_placed_for_each() -> None:
    board = Board()
    text = "When Hild enters the field, place 2 Rage Counters on Hild for each Backup you control."
    for name in ("One", "Two"):
        board.put(0, FIELD, name, type="Backup")
    board.put(1, FIELD, "Theirs", type="Backup")
    hild = board.put(0, HAND, "Hild", *abilities(text, "Hild", "Forward"), cost=0)
    table = board.start().cast(hild).resolve()
    assert table.obj(hild).counters == {"Rage": 4}


def test_cards_of_two_zones_are_counted_together() -> None:
    for more, power in ((1, 5000), (2, 8000)):
        board = Board()
        text = (
            "If you have a total of 3 or more Monsters in your Break Zone and/or Monsters you own removed from the game, "
            "Hild gains +3000 power."
        )
        hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
        board.put(0, REMOVED, "Away", type="Monster")
        board.put(1, REMOVED, "Theirs", type="Monster")
        for i in range(more):
            board.put(0, BREAK_ZONE, f"Gone {i}", type="Monster")
        assert board.start().power(hild) == power


def test_two_items_of_a_cost_share_their_verb() -> None:
    (ability,) = abilities("Dull 1 active Fire Backup and 1 active Ice Backup: Draw 1 card.", "Hild", "Forward")
    board = Board()
    hild = board.put(0, FIELD, "Hild", ability)
    fire = board.put(0, FIELD, "Fire", type="Backup", elements=("Fire",))
    ice = board.put(0, FIELD, "Ice", type="Backup", elements=("Ice",))
    wind = board.put(0, FIELD, "Wind", type="Backup", elements=("Wind",))
    table: Table = board.start().answer(("use", hild, 0))
    while table.asked.kind == "choose":
        table.answer(table.asked.options[:1])
    assert (table.obj(fire).dull, table.obj(ice).dull, table.obj(wind).dull) == (True, True, False)


def test_top_cards_of_the_opponents_deck_are_removed() -> None:
    board = Board()
    summon = rite(board, "Remove the top 3 cards of your opponent's deck from the game.")
    played = board.start().play(summon)
    zones = played.match.state.zones
    assert (len(zones[1][DECK]), len(zones[1][REMOVED]), len(zones[0][DECK])) == (7, 3, 10)


def test_each_player_puts_one_of_his_own() -> None:
    board = Board()
    mine = [board.put(0, FIELD, name) for name in ("A", "B")]
    theirs = [board.put(1, FIELD, name) for name in ("C", "D")]
    summon = rite(board, "Each player puts 1 Forward they control into the Break Zone.")
    table = board.start().cast(summon).resolve((mine[1],), (theirs[0],))
    assert [table.zone(card) for card in (*mine, *theirs)] == [FIELD, BREAK_ZONE, BREAK_ZONE, FIELD]


def test_whose_deck_cards_are_put_from() -> None:
    text = "When a card is put from your deck into the Break Zone, Hild gains +1000 power until the end of the turn."
    for who, grown in (("Put", 6000), ("Your opponent puts", 5000)):
        board = Board()
        hild = board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
        deck = "your" if who == "Put" else "their"
        summon = rite(board, f"{who} the top card of {deck} deck into the Break Zone.")
        assert board.start().play(summon).power(hild) == grown


def test_a_forward_that_does_not_come_from_its_players_hand() -> None:
    text = "When a Forward enters your opponent's field other than from their hand, draw 1 card."
    for zone, drawn in ((HAND, 0), (BREAK_ZONE, 1)):
        board = Board()
        board.put(0, FIELD, "Hild", *abilities(text, "Hild", "Forward"))
        card = board.put(1, zone, "Comer")
        where = ir.Hand if zone == HAND else ir.BreakZone
        group = ir.Group(ir.TypeIs(("Forward",)), qualifiers=(ir.InZone(where(ir.Opponent())),))
        summon = board.summon(ir.PlayOnto(ir.All(group), ir.Owner()))
        table = board.start().play(summon)
        assert (table.zone(card), table.hand(0)) == (FIELD, drawn)
