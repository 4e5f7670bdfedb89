"""Resolving (11.11) and effects (11.12): choices, last-known information, layers; HARD.md H5 to H7, H9."""

from __future__ import annotations

import pytest
from board import END_OF_TURN, FIELD, YOU, Board, Table, choose, forwards, it, num, target
from helpers import Position
from test_statics import ALWAYS

from cardwright.games.common.zones import BREAK_ZONE
from cardwright.text import ir

MINE = ir.All(group=forwards(ir.ControlledBy(player=YOU)))
MONSTERS = ir.Group(noun=ir.TypeIs(types=("Monster",)), qualifiers=(ir.ControlledBy(player=YOU),))


def field(*effects: ir.Effect) -> ir.FieldAbility:
    return ir.FieldAbility(effects=effects)


def sets(amount: int, what: ir.Objects = MINE) -> ir.FieldAbility:
    return field(ir.SetPower(what=what, amount=num(amount), duration=ALWAYS))


def grows(amount: int, what: ir.Objects = MINE) -> ir.FieldAbility:
    return field(ir.Gain(to=what, gains=(ir.PowerUp(amount=num(amount)),), duration=ALWAYS))


# choosing and selecting ----------------------------------------------------------------------------------------------

H5 = """
cards:
  Salvo: {type: Summon, elements: [Fire], cost: 0, text: "Choose 2 Forwards. Deal them 4000 damage. Draw 1 card."}
  Pick: {type: Summon, elements: [Fire], cost: 0, text: "Select 1 Forward opponent controls. Deal it 4000 damage."}
  Oak: {type: Forward, elements: [Earth], cost: 2, power: 9000, generic: true, text: ""}
  Veil: {type: Forward, elements: [Wind], cost: 0, power: 9000, text: "Back Attack[[br]]Veil cannot be chosen by your opponent's Summons."}
  Return: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character. Return it to its owner's hand."}
players: {A: {hand: [Salvo, Pick]}, B: {field: [%s], hand: [%s]}}
"""


@pytest.mark.clauses("fftcg-2020", "11.11.2", "11.11.2.1", "11.3.9")
def test_one_target_left_is_enough_and_none_cancels_everything_h5_1() -> None:
    text = H5 % ("Oak, Oak", "Return, Return")
    one = Position(text).play("[A: {cast: Salvo}, B: {cast: Return, targets: ['B:Oak#1']}, resolve: 2]")
    one.expect("'B:Oak#2': {damage: 4000}, A.hand: [Pick, Blank], A.break_zone: [Salvo]")
    none = Position(text).play("[A: {cast: Salvo}, B: {cast: Return, targets: ['B:Oak#1']}]")
    none.play("[B: {cast: Return, targets: ['B:Oak#2']}, resolve: 3]").expect("A.hand: [Pick], A.break_zone: [Salvo]")
    assert ("cancelled", "11.11.2") in none.told()


@pytest.mark.clauses("fftcg-2020", "11.11.5.1", "11.11.5.1.1", "11.3.3", "15.2.5.3")
def test_selecting_waits_for_the_resolution_and_takes_what_cannot_be_chosen_h5_3() -> None:
    position = Position(H5 % ("", "Veil")).play("[A: {cast: Pick}]")
    position.expect("stack: [Pick], decision: {player: A, kind: act}")  # cast without a Forward anywhere
    position.play("[B: {cast: Veil}, resolve: 1]").expect("'B:Veil': {damage: 4000}")
    chosen = Position(H5 % ("Veil", "")).answer(("pass",), ("pass",))
    assert ("cast", 0, "") not in chosen.match.acts()  # the choosing one finds no two targets


@pytest.mark.clauses("fftcg-2020", "11.11.5.1", "11.11.5.1.1")
def test_what_is_selected_on_resolution_must_fit_the_text() -> None:
    position = (
        Position("""
cards:
  Pick: {type: Summon, elements: [Fire], cost: 0, text: "Select 1 Forward opponent controls. Deal it 4000 damage."}
  Oak: {type: Forward, elements: [Earth], cost: 2, power: 9000, generic: true, text: ""}
  Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
players: {A: {hand: [Pick], field: [Oak]}, B: {field: [Oak, Oak, Clerk]}}
""")
        .play("[A: {cast: Pick}]")
        .answer(("pass",), ("pass",))
    )
    theirs = [position.id("B:Oak#1"), position.id("B:Oak#2")]
    assert (position.asked.player, sorted(position.asked.options or ())) == (0, theirs)
    for wrong in ("A:Oak", "B:Clerk"):
        assert position.refuses((position.id(wrong),)) != ""
    assert position.refuses(tuple(theirs)) != "" and position.refuses(()) != ""
    position.answer((theirs[1],)).expect("'B:Oak#2': {damage: 4000}, 'B:Oak#1': {damage: 0}")


# resolving -----------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "11.11.5", "11.12.3.1")
def test_sentences_are_carried_out_in_order_and_once() -> None:
    position = (
        Position("""
cards:
  Refill: {type: Summon, elements: [Water], cost: 0, text: "Draw 2 cards. Discard 1 card."}
  Empty: {type: Summon, elements: [Water], cost: 0, text: "Discard 1 card. Draw 2 cards."}
  Oak: {type: Forward, elements: [Earth], cost: 9, power: 9000, generic: true, text: ""}
players: {A: {hand: [Refill], deck: [Oak, Oak, Oak]}, B: {hand: [Empty], deck: [Oak, Oak]}}
""")
        .play("[A: {cast: Refill}]")
        .answer(("pass",), ("pass",))
    )
    assert len(position.asked.options or ()) == 2  # drawing came first, so there is something to discard
    position.answer((position.asked.options or ())[:1]).expect("A.hand: [Oak], A.break_zone: [Oak, Refill]")
    position.play("[B: {cast: Empty}, resolve: 1]").expect("B.hand: [Oak, Oak], B.break_zone: [Empty]")
    # and it was done once: nothing of it is left behind
    assert position.match.state.effects == [] and position.match.state.waiting == []
    position.play("[to: B.main1]").expect("A.hand: [Oak], A.deck.count: 1")


@pytest.mark.clauses("fftcg-2020", "11.11.6")
def test_the_turn_player_chooses_and_acts_first_where_both_do_the_same() -> None:
    position = (
        Position("""
cards:
  Famine: {type: Summon, elements: [Ice], cost: 0, text: "Each player discards 1 card."}
  Oak: {type: Forward, elements: [Earth], cost: 9, power: 9000, generic: true, text: ""}
  Elm: {type: Forward, elements: [Earth], cost: 9, power: 9000, generic: true, text: ""}
turn: {player: B, phase: main1}
players: {A: {hand: [Famine, Oak, Elm]}, B: {hand: [Oak, Elm]}}
""")
        .play("[A: {cast: Famine}]")
        .answer(("pass",), ("pass",))
    )
    assert position.asked.player == 1  # B's turn, though A cast it
    position.answer((position.id("B:Elm"),)).expect("B.break_zone: [Elm]")
    assert position.asked.player == 0  # and A knows what went
    position.answer((position.id("A:Oak"),)).expect("A.break_zone: [Oak, Famine]")


@pytest.mark.clauses("fftcg-2020", "11.11.8")
def test_the_card_does_what_its_ability_says() -> None:
    position = (
        Position("""
cards:
  Archer: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "《0》: Choose 1 Forward. Deal it 3000 damage."}
  Tower: {type: Backup, elements: [Fire], cost: 2, text: "《0》: Choose 1 Forward. Deal it 3000 damage."}
  Wary: {type: Forward, elements: [Ice], cost: 2, power: 9000, text: "When Wary is dealt damage by a Forward, draw 1 card."}
players: {A: {field: [Archer, Tower]}, B: {field: [Wary]}}
""")
        .play("[A: {use: Tower, targets: [Wary]}, resolve: 1]")
        .expect("'B:Wary': {damage: 3000}, stack: []")
    )
    position.play("[A: {use: Archer, targets: [Wary]}, resolve: 1]").expect("'B:Wary': {damage: 6000}, stack: [Wary]")
    blows = [e for e in position.match.state.history if e.kind == "damage"]
    assert [e.source[0] for e in blows] == [position.id("Tower"), position.id("Archer")]


@pytest.mark.clauses("fftcg-2020", "11.5.6", "11.11.4", "6.4.2")
def test_a_source_that_was_broken_counts_with_its_last_power_and_is_credited_h9_1() -> None:
    position = (
        Position("""
cards:
  Martyr: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "《0》: Choose 1 Forward opponent controls. Deal it damage equal to Martyr's power.[[br]]When Martyr breaks a Forward, draw 1 card."}
  Might: {type: Summon, elements: [Earth], cost: 0, text: "Choose 1 Forward. It gains +3000 power until the end of the turn."}
  Ruin: {type: Summon, elements: [Dark], cost: 0, text: "Choose 1 Forward. Break it."}
  Oak: {type: Forward, elements: [Earth], cost: 2, power: 9000, text: ""}
players: {A: {field: [Martyr], hand: [Might]}, B: {field: [Oak], hand: [Ruin]}}
""")
        .play("[A: {use: Martyr}, A: {cast: Might, targets: [Martyr]}, resolve: 1]")
        .expect("'A:Martyr': {power: 8000}")
    )
    position.play("[B: {cast: Ruin, targets: [Martyr]}, resolve: 1]").expect("A.field: [], stack: [Martyr]")
    martyr = position.match.state.stack[-1].source
    position.play("[resolve: 1]").expect("'B:Oak': {damage: 8000}")
    [blow] = [e for e in position.match.state.history if e.kind == "damage"]
    assert blow.source == martyr


@pytest.mark.clauses("fftcg-2020", "11.5.6", "11.11.2.1")
@pytest.mark.parametrize(
    ("sentence", "damage"),
    [
        ("Deal the latter damage equal to the former's power.", 5000),
        ("The former deals damage equal to its power to the latter.", 0),
    ],
)
def test_a_chosen_card_that_left_is_read_as_it_was_but_does_nothing(sentence: str, damage: int) -> None:
    position = Position(f"""
cards:
  Borrow: {{type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Fire Forward you control and 1 Forward opponent controls. {sentence}"}}
  Squire: {{type: Forward, elements: [Fire], cost: 2, power: 5000, text: ""}}
  Oak: {{type: Forward, elements: [Earth], cost: 2, power: 9000, text: ""}}
  Return: {{type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character. Return it to its owner's hand."}}
players: {{A: {{hand: [Borrow], field: [Squire]}}, B: {{field: [Oak], hand: [Return]}}}}
""").play("[A: {cast: Borrow}, B: {cast: Return, targets: [Squire]}, resolve: 2]")
    position.expect(f"'B:Oak': {{damage: {damage}}}, A.hand: [Squire]")


@pytest.mark.clauses("fftcg-2020", "11.5.6", "11.11.4", "7.4")
def test_a_source_that_came_back_is_another_card_h9_2() -> None:
    position = Position("""
cards:
  Martyr: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "Back Attack[[br]]《0》: Choose 1 Forward opponent controls. Deal it damage equal to Martyr's power."}
  Might: {type: Summon, elements: [Earth], cost: 0, text: "Choose 1 Forward. It gains +3000 power until the end of the turn."}
  Return: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character. Return it to its owner's hand."}
  Oak: {type: Forward, elements: [Earth], cost: 2, power: 9000, text: ""}
players: {A: {field: [Martyr], hand: [Might, Return]}, B: {field: [Oak]}}
""").play("[A: {cast: Might, targets: [Martyr]}, resolve: 1, A: {use: Martyr}, A: {cast: Return, targets: [Martyr]}]")
    position.play("[resolve: 1, A: {cast: Martyr}]").expect(
        "A.field: [Martyr], stack: [Martyr], 'A:Martyr': {power: 5000}"
    )
    position.play("[resolve: 1]").expect("'B:Oak': {damage: 8000}")


# how long effects last -----------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "11.12.4.1", "9.5.1.3.2")
@pytest.mark.parametrize(("duration", "later"), [(END_OF_TURN, 5000), (ir.Permanent(), 6000)])
def test_an_effect_lasts_as_long_as_it_says_or_for_the_rest_of_the_game(duration: ir.Duration, later: int) -> None:
    board = Board()
    guard = board.put(0, FIELD, "Guard")
    rite = board.summon(choose(), ir.Gain(to=it(), gains=(ir.PowerUp(amount=num(1000)),), duration=duration))
    table = board.start().play(rite)
    assert table.power(guard) == 6000
    turn = table.match.state.turn
    while table.match.state.turn == turn:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.power(guard) == later


@pytest.mark.clauses("fftcg-2020", "11.12.4.2", "11.12.4.3", "11.12.4.5", "11.9.1", "11.9.3", "11.12.4.4")
def test_resolved_effects_keep_their_cards_and_numbers_and_field_abilities_follow_the_game() -> None:
    position = (
        Position("""
cards:
  Rally: {type: Summon, elements: [Earth], cost: 0, text: "All the Forwards you control gain +1000 power and Brave until the end of the turn."}
  Hail: {type: Summon, elements: [Earth], cost: 0, text: "Choose 1 Forward. It gains +1000 power for each Backup you control until the end of the turn."}
  Captain: {type: Forward, elements: [Fire], cost: 0, power: 3000, text: "The Forwards other than Captain you control gain +2000 power."}
  Clerk: {type: Backup, elements: [Fire], cost: 0, generic: true, text: ""}
  Squire: {type: Forward, elements: [Fire], cost: 0, power: 3000, generic: true, text: ""}
  Ruin: {type: Summon, elements: [Dark], cost: 0, text: "Choose 1 Forward. Break it."}
players: {A: {field: [Squire, Clerk], hand: [Rally, Hail, Captain, Clerk, Squire, Ruin]}, B: {}}
""")
        .play("[A: {cast: Rally}, resolve: 1, A: {cast: Hail}, resolve: 1]")
        .expect("'A:Squire': {power: 5000}")
    )
    position.play("[A: {cast: Clerk}]").expect("'A:Squire': {power: 5000}")  # counted once, when it resolved
    position.play("[A: {cast: Captain}]").expect("'A:Squire': {power: 7000}, 'A:Captain': {power: 3000}, stack: []")
    position.play("[A: {cast: Squire}]")
    powers = sorted(
        position.match.game.chars(c).power or 0 for c in (position.id("A:Squire#1"), position.id("A:Squire#2"))
    )
    assert powers == [5000, 7000]  # the newcomer has what the Captain gives, not what was given before
    assert not any(line[0] == "stacked" for line in position.told()[-3:])
    position.play("[A: {cast: Ruin, targets: [Captain]}, resolve: 1]")
    powers = sorted(
        position.match.game.chars(c).power or 0 for c in (position.id("A:Squire#1"), position.id("A:Squire#2"))
    )
    assert powers == [3000, 5000]


# layers --------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "11.12.4.6")
def test_control_comes_first_h6_1() -> None:
    position = Position("""
cards:
  General: {type: Forward, elements: [Earth], cost: 2, power: 7000, text: "The Category VII Forwards other than General you control gain +2000 power."}
  Banner: {type: Backup, elements: [Wind], cost: 2, text: "The Forwards you control gain +1000 power."}
  Mercenary: {type: Forward, elements: [Fire], cost: 2, power: 4000, categories: [VII], text: ""}
  Charm: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Forward opponent controls. You gain control of it until the end of the turn."}
players: {A: {field: [General], hand: [Charm]}, B: {field: [Mercenary, Banner]}}
""").expect("'B:Mercenary': {power: 5000}")
    position.play("[A: {cast: Charm}, resolve: 1]").expect("'B:Mercenary': {power: 6000, controller: A}")
    position.play("[to: B.main1]").expect("'B:Mercenary': {power: 5000, controller: B}")


@pytest.mark.clauses("fftcg-2020", "11.12.4.13", "11.12.4.6")
@pytest.mark.parametrize("waker_first", [True, False])
def test_the_effect_on_which_another_depends_goes_first_h6_2(waker_first: bool) -> None:
    board = Board()
    knights = ir.Group(
        noun=ir.TypeIs(types=("Monster",)), qualifiers=(ir.ControlledBy(player=YOU), ir.JobIs(job="Knight"))
    )
    wakes = field(ir.BecomeForward(what=ir.All(group=knights), power=num(3000), gains=(), duration=ALWAYS))
    dubs = field(ir.Restrict(what=ir.All(group=MONSTERS), rule=ir.AlsoJob(job="Knight"), duration=ALWAYS))
    cards = [("Waker", wakes), ("Squire", dubs)]
    for name, ability in cards if waker_first else cards[::-1]:
        board.put(0, FIELD, name, ability, type="Backup")
    golem = board.put(0, FIELD, "Golem", type="Monster")
    table = board.start()
    assert table.chars(golem).types == ("Monster", "Forward")
    assert table.power(golem) == 3000


@pytest.mark.clauses("fftcg-2020", "11.12.4.7")
@pytest.mark.parametrize("banner_first", [True, False])
def test_its_own_effects_change_a_card_first_h6_3(banner_first: bool) -> None:
    board = Board()
    fury = ir.If(
        condition=ir.HasFilter(card=ir.SelfRef(), filter=ir.StatusIs(status="damaged")),
        effect=ir.SetPower(what=ir.SelfRef(), amount=num(9000), duration=ALWAYS),
    )
    # a foreign effect of the same kind, older or newer, comes afterwards and wins
    cards = [("Banner", grows(1000), "Backup"), ("Fury", field(fury), "Forward")]
    ids = {n: board.put(0, FIELD, n, a, type=t) for n, a, t in (cards if banner_first else cards[::-1])}
    table = board.start()
    table.match.game.edit(ids["Fury"]).damage = 1000
    assert table.power(ids["Fury"]) == 10000


BACKUPS = ir.Group(noun=ir.TypeIs(types=("Backup",)))


def mustered(*abilities: ir.FieldAbility) -> tuple[Table, list[int]]:
    """Player 0 has just had Backups with these abilities played from the Break Zone at the same time."""
    board = Board()
    board.put(0, FIELD, "Guard")
    names = ("Anvil", "Bellows", "Crucible")
    cards = [board.put(0, BREAK_ZONE, n, a, type="Backup") for n, a in zip(names, abilities, strict=False)]
    rite = board.summon(
        ir.PlayFrom(player=YOU, target=target(BACKUPS, len(cards)), zone=ir.BreakZone(player=YOU), dull=False)
    )
    return board.start().cast(rite).answer(("pass",), ("pass",)), cards


@pytest.mark.clauses("fftcg-2020", "11.12.4.11", "11.12.4.10", "11.12.4.13")
@pytest.mark.parametrize(("order", "power"), [((0, 1), 2000), ((1, 0), 8000)])
def test_the_turn_player_orders_the_timestamps_of_cards_that_enter_together_h6_3(
    order: tuple[int, int], power: int
) -> None:
    table, cards = mustered(sets(8000), sets(2000))
    assert (table.asked.kind, table.asked.reason, table.asked.player) == ("order", "timestamps", 0)
    options = table.asked.options or ()
    table.answer(tuple(options[i] for i in order))
    assert all(table.zone(c) == FIELD for c in cards)
    guard = 20  # the first card after the two decks
    assert table.power(guard) == power


@pytest.mark.clauses("fftcg-2020", "11.12.4.11")
@pytest.mark.parametrize(
    "abilities", [(grows(1000), grows(2000)), (sets(8000), grows(1000)), (sets(8000, ir.SelfRef()),) * 2]
)
def test_nobody_is_asked_where_the_order_makes_no_difference(abilities: tuple[ir.FieldAbility, ...]) -> None:
    table, cards = mustered(*abilities)
    assert table.asked.kind == "act"
    assert all(table.zone(c) == FIELD for c in cards)


@pytest.mark.clauses("fftcg-2020", "11.12.4.9", "11.12.4.13")
@pytest.mark.parametrize(("first", "second"), [(1000, 9000), (9000, 1000)])
def test_of_two_effects_that_resolved_the_later_one_wins(first: int, second: int) -> None:
    board = Board()
    guard = board.put(0, FIELD, "Guard")
    rites = [
        board.summon(choose(), ir.SetPower(what=it(), amount=num(n), duration=END_OF_TURN)) for n in (first, second)
    ]
    table = board.start().cast(rites[1]).cast(rites[0])  # cast in the other order: what counts is when they resolve
    assert table.resolve().power(guard) == second


@pytest.mark.clauses("fftcg-2020", "11.12.4.8")
def test_what_an_ability_does_that_was_lent_later_counts_from_when_it_was_lent() -> None:
    board = Board()
    lender = board.put(0, FIELD, "Lender", type="Backup")
    board.put(0, FIELD, "Setter", sets(2000), type="Backup")  # younger than Lender, older than what Lender is lent
    guard = board.put(0, FIELD, "Guard")
    lent = ir.AbilityGained(abilities=(sets(8000),))
    rite = board.summon(choose(BACKUPS), ir.Gain(to=it(), gains=(lent,), duration=END_OF_TURN))
    table = board.start()
    assert table.power(guard) == 2000
    assert table.play(rite, ((lender,),)).power(guard) == 8000


@pytest.mark.clauses("fftcg-2020", "11.12.4.10")
def test_a_card_that_comes_again_has_the_timestamp_of_its_return() -> None:
    board = Board()
    old = board.put(0, FIELD, "Old", sets(2000), type="Backup", cost=0)
    board.put(0, FIELD, "New", sets(8000), type="Backup")
    guard = board.put(0, FIELD, "Guard")
    back = board.summon(choose(BACKUPS), ir.ToHand(what=it(), player=YOU, verb="return"))
    table = board.start()
    assert table.power(guard) == 8000
    assert table.play(back, ((old,),)).power(guard) == 8000
    assert table.cast(old).power(guard) == 2000


# power ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("fftcg-2020", "11.3.10", "12.4.4", "15.1.1.3.2")
def test_a_power_that_is_set_can_leave_nothing_and_that_is_no_break_h7_1() -> None:
    position = (
        Position("""
cards:
  Oak: {type: Forward, elements: [Earth], cost: 4, power: 7000, text: "Oak cannot be broken."}
  Mourner: {type: Backup, elements: [Water], cost: 2, text: "When a Forward you control is put from the field into the Break Zone, draw 1 card."}
  Might: {type: Summon, elements: [Earth], cost: 0, text: "Choose 1 Forward. It gains +2000 power until the end of the turn."}
  Ebb: {type: Summon, elements: [Water], cost: 0, text: "Choose 1 Forward. It loses 3000 power until the end of the turn."}
  Shrink: {type: Summon, elements: [Ice], cost: 0, text: "Choose 1 Forward. Until the end of the turn, its power becomes 1000."}
players: {A: {hand: [Might, Ebb, Shrink]}, B: {field: [Oak, Mourner]}}
""")
        .play("[A: {cast: Might}, resolve: 1, A: {cast: Ebb}, resolve: 1]")
        .expect("'B:Oak': {power: 6000}")
    )
    position.play("[A: {cast: Shrink}, resolve: 1]").expect("B.break_zone: [Oak], stack: [Mourner]")
    [gone] = [e for e in position.match.state.history if e.kind == "leave"]
    assert "broken" not in gone.tags and gone.controller == -1


@pytest.mark.clauses("fftcg-2020", "12.4.4", "4.3")
def test_nothing_is_checked_in_the_middle_of_an_effect_and_backups_have_no_power_to_lack_h7_2_h7_3() -> None:
    position = (
        Position("""
cards:
  Ebb: {type: Summon, elements: [Water], cost: 0, text: "Choose 1 Forward. It loses 5000 power until the end of the turn. It gains +4000 power until the end of the turn."}
  Sprout: {type: Forward, elements: [Wind], cost: 2, power: 3000, text: ""}
  Twig: {type: Forward, elements: [Wind], cost: 2, power: 1000, text: ""}
  Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
  Imp: {type: Monster, elements: [Fire], cost: 1, generic: true, text: ""}
players: {A: {hand: [Ebb, Ebb]}, B: {field: [Sprout, Twig, Clerk, Imp]}}
""")
        .play("[A: {cast: Ebb, targets: [Sprout]}, resolve: 1]")
        .expect("'B:Sprout': {power: 2000}")
    )
    position.play("[A: {cast: Ebb, targets: [Twig]}, resolve: 1]")
    position.expect("B.field: [Sprout, Clerk, Imp], B.break_zone: [Twig]")
