"""Auto-abilities (11.8): triggering, declaring, delayed, conditional and state triggers; HARD.md H11 to H14."""

from __future__ import annotations

import pytest
from board import CARD, FIELD, HAND, THEIRS, YOU, Board, Table, choose, forwards, it, num
from helpers import Position
from test_statics import under

from cardwright.games.common.zones import BREAK_ZONE, DECK
from cardwright.kernel.state import MISC
from cardwright.text import ir

DRAW = ir.Draw(player=YOU, count=num(1))


@pytest.mark.clauses("fftcg-2020", "11.8.3")
def test_abilities_trigger_where_nothing_can_be_played() -> None:
    position = Position("""
cards:
  Reader: {type: Forward, elements: [Wind], cost: 2, power: 5000, text: "When you draw a card, Reader gains +1000 power until the end of the turn."}
turn: {player: B, phase: main2}
players: {A: {field: [Reader]}, B: {}}
""").play("[to: A.main1, A: {choose: [1, 2]}]")
    log = position.match.game.log
    assert log is not None
    # it triggered twice in the Draw Phase, where nobody has priority, and waited for the Main Phase
    drawn = [e for e in position.match.state.history if e.kind == "draw"]
    assert [i.event for i in position.match.state.stack] == drawn and len(drawn) == 2
    assert [line.phase for line in log.lines if line.kind == "draw"] == ["draw", "draw"]
    position.expect("stack: [Reader, Reader], decision: {player: A, kind: act}, phase: main1")


@pytest.mark.clauses("fftcg-2020", "11.8.4", "11.8.9")
@pytest.mark.parametrize("verb", ["choose", "select"])
def test_a_trigger_without_a_target_is_gone_before_anybody_can_respond_h5_2(verb: str) -> None:
    position = Position(f"""
cards:
  Chiller: {{type: Backup, elements: [Ice], cost: 0, text: "When Chiller enters the field, {verb} 1 Forward. Dull it."}}
players: {{A: {{hand: [Chiller]}}, B: {{}}}}
""").play("[A: {cast: Chiller}]")
    log = position.match.game.log
    assert log is not None
    kinds = [line.kind for line in log.lines]
    assert "trigger" in kinds  # it triggers either way
    if verb == "choose":
        assert ("no_target", "11.8.4") in position.told()
        position.expect("stack: [], decision: {player: A, kind: act}")
    else:
        assert "no_target" not in kinds
        position.expect("stack: [Chiller]")


@pytest.mark.clauses("fftcg-2020", "11.8.9")
def test_an_auto_ability_does_not_choose_itself() -> None:
    position = Position("""
cards:
  Silencer: {type: Backup, elements: [Ice], cost: 0, text: "When Silencer enters the field, choose 1 auto-ability. Cancel its effect."}
  Greeter: {type: Forward, elements: [Wind], cost: 2, power: 2000, text: "When a Character enters your opponent's field, draw 1 card."}
players: {A: {hand: [Silencer]}, B: {}}
""").play("[A: {cast: Silencer}]")
    position.expect("stack: []")  # nothing but itself was there
    assert ("no_target", "11.8.4") in position.told()


@pytest.mark.clauses("fftcg-2020", "11.8.5", "6.2.3")
def test_who_controls_the_card_controls_what_it_triggers() -> None:
    position = Position("""
cards:
  Scout: {type: Forward, elements: [Wind], cost: 2, power: 5000, text: "When Scout attacks, draw 1 card.[[br]]Haste"}
  Charm: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character opponent controls. You gain control of it."}
players: {A: {hand: [Charm]}, B: {field: [Scout]}}
""").play("[A: {cast: Charm}, resolve: 1, A: {attack: [Scout]}]")
    [item] = position.match.state.stack
    assert (item.controller, item.source[0]) == (0, position.id("Scout"))
    position.play("[resolve: 1]").expect("A.hand.count: 1, B.hand.count: 0")


TWO = """
cards:
  Bell: {type: Backup, elements: [Wind], cost: 2, text: "When a Forward enters the field, draw 1 card."}
  Drum: {type: Backup, elements: [Wind], cost: 2, text: "When a Forward enters the field, activate all the Forwards you control."}
  Soldier: {type: Forward, elements: [Wind], cost: 0, power: 2000, text: ""}
players:
  A: {field: [Bell, Drum], hand: [Soldier]}
  B: {field: [Bell, Drum]}
"""


@pytest.mark.clauses("fftcg-2020", "11.8.7")
def test_the_turn_players_triggers_are_stacked_first_each_players_as_he_likes() -> None:
    position = Position(TWO).play("[A: {cast: Soldier}]")
    assert (position.asked.kind, position.asked.player) == ("order", 0)
    position.play("[A: {choose: [Drum, Bell]}]")
    assert (position.asked.kind, position.asked.player) == ("order", 1)
    position.play("[B: {choose: [Bell, Drum]}]")
    position.expect("stack: [Drum, Bell, Bell, Drum], decision: {player: A, kind: act}")
    assert [i.controller for i in position.match.state.stack] == [0, 0, 1, 1]


@pytest.mark.clauses("fftcg-2020", "11.8.10")
def test_the_option_of_a_trigger_is_declared_as_it_is_stacked() -> None:
    position = Position("""
cards:
  Sage: {type: Backup, elements: [Wind], cost: 0, text: "When Sage enters the field, select 1 of the 2 following actions.[[br]]\\"Draw 1 card.\\"[[br]]\\"Choose 1 Monster. Break it.\\""}
  Imp: {type: Monster, elements: [Wind], cost: 1, generic: true, text: ""}
players: {A: {hand: [Sage]}, B: {field: [Imp]}}
""").play("[A: {cast: Sage}]")
    assert (position.asked.reason, position.asked.options, position.match.state.stack) == ("modes", (0, 1), [])
    position.play("[A: {choose: [2]}]").expect("stack: [Sage], decision: {player: A, kind: act}")
    position.play("[resolve: 1]").expect("B.break_zone: [Imp], A.hand.count: 0")


@pytest.mark.clauses("fftcg-2020", "11.8.12")
def test_the_division_of_a_trigger_is_declared_as_it_is_stacked() -> None:
    position = Position("""
cards:
  Rain: {type: Backup, elements: [Fire], cost: 0, text: "When Rain enters the field, choose any number of Forwards opponent controls. Divide 4000 damage among them as you like."}
  Oak: {type: Forward, elements: [Earth], cost: 2, power: 9000, generic: true, text: ""}
players: {A: {hand: [Rain]}, B: {field: [Oak, Oak]}}
""").play("[A: {cast: Rain}]")
    one, two = position.id("B:Oak#1"), position.id("B:Oak#2")
    position.answer((one, two))
    assert (position.asked.kind, position.match.state.stack) == ("divide", [])
    for wrong in ((4000, 0), (3500, 500), (1000, 2000)):
        assert position.refuses(((one, wrong[0]), (two, wrong[1]))) in ("11.6.8", "11.8.12", "11.3.6")
    position.answer(((one, 1000), (two, 3000))).expect("stack: [Rain]")
    position.play("[resolve: 1]").expect("'B:Oak#1': {damage: 1000}, 'B:Oak#2': {damage: 3000}")


@pytest.mark.clauses("fftcg-2020", "11.8.11", "11.8.8", "11.11.9")
def test_the_x_that_a_trigger_costs_is_the_players_and_stays_what_it_was() -> None:
    position = Position("""
cards:
  Hunter: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "When Hunter enters the field, you may pay 《X》. When you do so, choose 1 Forward of cost X or less. Break it."}
  Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
  Two: {type: Forward, elements: [Wind], cost: 2, power: 4000, text: ""}
  Three: {type: Forward, elements: [Wind], cost: 3, power: 4000, text: ""}
  Rust: {type: Summon, elements: [Ice], cost: 0, text: "Choose 1 Backup. Put it into the Break Zone."}
players:
  A: {hand: [Hunter], field: [Clerk, Clerk, Clerk]}
  B: {field: [Two, Three], hand: [Rust]}
""").play("[A: {cast: Hunter}, resolve: 1, A: {choose: true}]")
    assert (position.asked.kind, position.asked.reason, position.asked.player) == ("number", "x", 0)
    assert position.refuses(4) != ""  # no more than can be paid
    position.answer(2)
    clerks = position.asked.options or ()
    position.answer(tuple(clerks[:2]))
    assert position.asked.reason == "targets"
    assert sorted(position.asked.options or ()) == sorted([position.id("A:Hunter"), position.id("Two")])
    position.answer((position.id("Two"),))
    position.play("[B: {cast: Rust, targets: ['A:Clerk#1']}, resolve: 2]").expect("B.field: [Three]")


@pytest.mark.clauses("fftcg-2020", "11.8.13", "11.11.3")
def test_a_condition_counts_at_the_event_and_on_resolution_h14_1() -> None:
    text = """
cards:
  Envoy: {type: Forward, elements: [Wind], cost: 0, power: 5000, text: "When Envoy enters the field, if you control 3 or more Backups, draw 2 cards."}
  Clerk: {type: Backup, elements: [Fire], cost: 0, generic: true, text: ""}
  Rust: {type: Summon, elements: [Ice], cost: 0, text: "Choose 1 Backup. Put it into the Break Zone."}
players:
  A: {hand: [Envoy, Clerk], field: [%s]}
  B: {hand: [Rust]}
"""
    removed = Position(text % "Clerk, Clerk, Clerk").play("[A: {cast: Envoy}]").expect("stack: [Envoy]")
    removed.play("[B: {cast: Rust, targets: [Clerk]}, resolve: 1]").expect("stack: [Envoy]")
    removed.play("[resolve: 1]").expect("stack: [], A.hand: [Clerk]")
    assert ("condition_failed", "11.11.3") in removed.told()
    kept = Position(text % "Clerk, Clerk, Clerk").play("[A: {cast: Envoy}, resolve: 1]").expect("A.hand.count: 3")
    assert ("condition_failed", "11.11.3") not in kept.told()
    never = Position(text % "Clerk, Clerk").play("[A: {cast: Envoy}]").expect("stack: []")
    never.play("[A: {cast: Clerk}]").expect("stack: [], A.hand.count: 0")


@pytest.mark.clauses("fftcg-2020", "11.8.13")
def test_a_third_backup_that_comes_before_anybody_has_priority_is_too_late_h14_1() -> None:
    position = Position("""
cards:
  Envoy: {type: Forward, elements: [Wind], cost: 2, power: 5000, text: "When Envoy enters the field, if you control 3 or more Backups, draw 2 cards."}
  Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
  Muster: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Forward in your Break Zone. Play it onto the field. Choose 1 Backup in your Break Zone. Play it onto the field."}
players: {A: {hand: [Muster], field: [Clerk, Clerk], break_zone: [Envoy, Clerk]}, B: {}}
""").play("[A: {cast: Muster}, resolve: 1]")
    position.expect("A.field.count: 4, stack: [], A.hand.count: 0")


@pytest.mark.clauses("fftcg-2020", "11.8.14")
@pytest.mark.parametrize(("yes", "drawn"), [(True, 1), (False, 0)])
def test_may_goes_on_the_stack_unasked_and_is_asked_on_resolution_h14_2(yes: bool, drawn: int) -> None:
    position = Position("""
cards:
  Guide: {type: Backup, elements: [Water], cost: 0, text: "When Guide enters the field, you may draw 1 card."}
players: {A: {hand: [Guide]}, B: {}}
""").play("[A: {cast: Guide}]")
    position.expect("stack: [Guide], decision: {player: A, kind: act}").answer(("pass",))
    position.expect("stack: [Guide], decision: {player: B, kind: act}").answer(("pass",))
    position.expect("decision: {player: A, kind: yes_no}").answer(yes).expect(f"A.hand.count: {drawn}, stack: []")


@pytest.mark.clauses("fftcg-2020", "11.8.15", "11.8.16.1", "11.12.5.1", "11.12.5.4")
def test_what_is_replaced_triggers_nothing_and_what_happens_instead_does_h11_1() -> None:
    position = Position("""
cards:
  Mourned: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "When Mourned is put from the field into the Break Zone, draw 1 card."}
  Leaver: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "When Leaver leaves the field, draw 1 card."}
  Reaper: {type: Backup, elements: [Dark], cost: 2, text: "If a Forward is put from the field into the Break Zone, remove it from the game instead."}
  Ruin: {type: Summon, elements: [Dark], cost: 0, text: "Choose 1 Forward. Break it."}
players: {A: {hand: [Ruin, Ruin], field: [Reaper]}, B: {field: [Mourned, Leaver]}}
""").play("[A: {cast: Ruin, targets: [Mourned]}, resolve: 1]")
    position.expect("B.removed: [Mourned], B.break_zone: [], stack: []")
    position.play("[A: {cast: Ruin, targets: [Leaver]}, resolve: 1]").expect(
        "B.removed: [Mourned, Leaver], stack: [Leaver]"
    )
    assert not any("broken" in e.tags for e in position.match.state.history)


@pytest.mark.clauses("fftcg-2020", "11.8.16.1")
def test_a_card_that_has_left_the_break_zone_is_not_brought_back_h11_2() -> None:
    text = """
cards:
  Phoenix: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "When Phoenix is put from the field into the Break Zone, add it to your hand."}
  Ruin: {type: Summon, elements: [Dark], cost: 0, text: "Choose 1 Forward. Break it."}
  Banish: {type: Summon, elements: [Dark], cost: 0, text: "Choose 1 Forward in your opponent's Break Zone. Remove it from the game."}
players: {A: {hand: [Ruin, Banish]}, B: {field: [Phoenix]}}
"""
    found = Position(text).play("[A: {cast: Ruin, targets: [Phoenix]}, resolve: 2]").expect("B.hand: [Phoenix]")
    assert found.match.state.stack == []
    gone = Position(text).play("[A: {cast: Ruin}, resolve: 1, A: {cast: Banish}, resolve: 2]")
    gone.expect("B.hand: [], B.removed: [Phoenix], stack: []")


@pytest.mark.clauses("fftcg-2020", "11.8.17.1", "11.8.17.3")
@pytest.mark.parametrize("bounced", [False, True])
def test_what_is_due_at_the_end_of_the_turn_loses_a_card_that_left_h12_1(bounced: bool) -> None:
    position = Position("""
cards:
  Runner: {type: Forward, elements: [Wind], cost: 0, power: 5000, text: "Back Attack"}
  Doom: {type: Summon, elements: [Dark], cost: 0, text: "Choose 1 Forward. At the end of the turn, break it."}
  Return: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character. Return it to its owner's hand."}
players: {A: {hand: [Doom]}, B: {field: [Runner], hand: [Return]}}
""").play("[A: {cast: Doom, targets: [Runner]}, resolve: 1]")
    if bounced:
        position.play("[B: {cast: Return, targets: [Runner]}, resolve: 1, B: {cast: Runner}]")
    position.play("[to: B.main1]").expect(f"B.field: [{'Runner' if bounced else ''}]")


@pytest.mark.clauses("fftcg-2020", "11.8.17.3")
def test_a_card_that_is_no_forward_any_more_is_still_the_one_that_is_meant_h12_1() -> None:
    board = Board()
    shade = board.put(1, FIELD, "Shade", type="Monster")
    becomes = ir.BecomeForward(what=it(), power=num(5000), gains=(), duration=ir.UntilEndOfTurn())
    grow = board.summon(choose(ir.Group(noun=ir.TypeIs(types=("Monster",)))), becomes)
    end = ir.EndOf(phase="turn", whose=ir.EachPlayer(), next=True)
    doom = board.summon(choose(forwards(THEIRS)), ir.Delayed(event=end, effects=(ir.Break(what=it()),)))
    table = board.start().play(grow).play(doom)
    [effect] = [e for e in table.match.state.effects if "trigger" not in e.tags]
    table.match.game.end_effects({effect.id})
    assert table.chars(shade).types == ("Monster",)
    turn = table.match.state.turn
    while table.match.state.turn == turn:
        table.answer(("pass",) if table.asked.kind == "act" else ())
    assert table.zone(shade) == BREAK_ZONE


@pytest.mark.clauses("fftcg-2020", "11.8.17.2")
@pytest.mark.parametrize(("this_turn", "drawn"), [(False, 1), (True, 2)])
def test_a_delayed_ability_triggers_once_unless_it_has_a_duration_h12_2(this_turn: bool, drawn: int) -> None:
    board = Board()
    brave = ir.KeywordAbility(keywords=(ir.Keyword(name="Brave"),))
    rider = board.put(0, FIELD, "Rider", under(ir.AttackTwice()), brave)
    attacks = ir.CardEvent(subject=it(), happenings=(ir.Attacks(),))
    rite = board.summon(choose(), ir.Delayed(event=attacks, effects=(DRAW,), this_turn=this_turn))
    table = board.start().play(rite)
    deck = len(table.match.state.zones[0][DECK])
    for _ in range(2):
        while table.asked.reason != "attack":
            table.answer(("pass",))
        table.answer((rider,))
    while table.match.state.phase == "attack" and table.asked.kind == "act":
        table.answer(("pass",))
    assert len(table.match.state.zones[0][DECK]) == deck - drawn


@pytest.mark.clauses("fftcg-2020", "11.8.17.1")
def test_what_happened_before_a_delayed_ability_was_there_does_not_count() -> None:
    position = Position("""
cards:
  Rider: {type: Forward, elements: [Wind], cost: 2, power: 5000, text: "Brave[[br]]Rider can attack twice in the same turn."}
  Omen: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Forward. When it attacks this turn, draw 1 card."}
players: {A: {field: [Rider], hand: [Omen]}, B: {}}
""").play("[A: {attack: [Rider]}, A: {cast: Omen, targets: [Rider]}, resolve: 1]")
    position.expect("A.hand.count: 0, stack: []")
    position.play("[A: {attack: [Rider]}]").expect("stack: [Omen]").play("[resolve: 1]").expect("A.hand.count: 1")


STOLEN = """
cards:
  Seer: {type: Backup, elements: [Water], cost: 2, text: "《0》: At the end of the turn, draw 1 card. You can only use this ability once per turn."}
  Charm: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character opponent controls. You gain control of it."}
players: {A: {hand: [Charm]}, B: {field: [Seer], hand: [Charm]}}
"""


@pytest.mark.clauses("fftcg-2020", "11.8.17.5", "6.4.1.2")
@pytest.mark.parametrize(("frozen", "controller"), [(True, 0), (False, 1)])
def test_a_delayed_ability_stays_with_who_controlled_the_one_that_made_it_h12_3(frozen: bool, controller: int) -> None:
    position = Position(STOLEN, delayed_keeps_controller=frozen)  # reading F29
    position.play("[A: {cast: Charm, targets: [Seer]}, resolve: 1, A: {use: Seer}, resolve: 1]")
    position.play("[B: {cast: Charm, targets: ['B:Seer']}, resolve: 1]").expect("B.field: [Seer]")
    hands = [len(position.match.state.zones[p][HAND]) for p in (0, 1)]
    seer = position.id("B:Seer")
    while position.match.state.phase != "end":
        position.answer(() if position.asked.reason == "attack" else ("pass",))
        if position.match.state.turn_player == 1:
            break
    log = position.match.game.log
    assert log is not None
    [told] = [line for line in log.lines if line.kind == "stacked" and line.phase == "end"]
    assert (told.player, told.ref[0]) == (controller, seer)  # its source is the card either way
    now = [len(position.match.state.zones[p][HAND]) for p in (0, 1)]
    assert now[0] - hands[0] == (1 if frozen else 0)


def beggar(board: Board) -> int:
    empty = ir.StateHolds(condition=ir.HandSizeIs(player=YOU, count=num(0), compare="="))
    return board.put(0, FIELD, "Beggar", ir.AutoAbility(event=empty, effects=(DRAW,)), type="Backup")


def stacked(table: Table) -> list[str]:
    return [i.kind for i in table.match.state.stack]


@pytest.mark.clauses("fftcg-2020", "11.8.18")
def test_a_state_that_comes_and_goes_while_the_trigger_waits_counts_once_h13_1() -> None:
    board = Board()
    beggar(board)
    give = board.summon(ir.Draw(player=YOU, count=num(1)))
    take = board.summon(ir.Discard(player=ir.Opponent(), count=num(1), group=CARD), player=1)
    gift = board.summon(ir.Draw(player=ir.Opponent(), count=num(1)), player=1)
    table = board.start().cast(give)
    assert stacked(table) == ["summon", "auto"]  # the hand is empty, and it has triggered
    table.answer(("pass",), ("cast", take, ""), ("cast", gift, ""), ("pass",), ("pass",))
    assert (table.hand(0), stacked(table)) == (1, ["summon", "auto", "summon"])
    table.answer(("pass",), ("pass",))
    assert (table.hand(0), stacked(table)) == (0, ["summon", "auto"])  # empty again, and no second instance
    table.answer(("pass",), ("pass",))
    assert (table.hand(0), stacked(table)) == (1, ["summon"])


@pytest.mark.clauses("fftcg-2020", "11.8.18")
def test_a_state_trigger_whose_card_has_gone_resolves_and_never_comes_again_h13_2() -> None:
    board = Board()
    card = beggar(board)
    give = board.summon(ir.Draw(player=ir.Opponent(), count=num(1)))
    ruin = board.summon(choose(ir.Group(noun=ir.TypeIs(types=("Backup",)))), ir.Break(what=it()), player=1)
    empty = board.summon(ir.Discard(player=ir.Opponent(), count=num(1), group=CARD), player=1)
    table = board.start().cast(give)
    assert stacked(table) == ["summon", "auto"]
    table.answer(("pass",), ("cast", ruin, ""), ("pass",), ("pass",))
    assert (table.zone(card), stacked(table)) == (BREAK_ZONE, ["summon", "auto"])
    table.answer(("pass",), ("pass",))
    assert (table.hand(0), stacked(table)) == (1, ["summon"])
    table.answer(("pass",), ("cast", empty, ""), ("pass",), ("pass",))
    assert (table.hand(0), stacked(table)) == (0, ["summon"])


@pytest.mark.clauses("fftcg-2020", "11.8.18")
def test_a_state_trigger_comes_again_once_the_drawn_card_is_played_h13_1() -> None:
    board = Board()
    beggar(board)
    give = board.summon(ir.Draw(player=ir.Opponent(), count=num(1)))
    table = board.start().cast(give).resolve()
    assert table.hand(0) == 1
    for card in table.match.state.zones[0][HAND]:
        table.match.game.relocate(card, 0, DECK)
    table.match.game.changed(MISC)
    table.answer(("pass",), ("pass",))
    assert stacked(table) == ["auto"]


BEGGAR = """
cards:
  Beggar: {type: Backup, elements: [Water], cost: 2, text: "When you have no cards in your hand, draw 1 card."}
  Renewal: {type: Summon, elements: [Water], cost: 0, text: "Discard 1 card. Draw 1 card."}
  Insight: {type: Summon, elements: [Water], cost: 0, text: "Draw 1 card."}
  Page: {type: Forward, elements: [Water], cost: 9, power: 5000, text: ""}
players: {A: {field: [Beggar], hand: [%s]}, B: {}}
"""


@pytest.mark.clauses("fftcg-2020", "11.8.18")
def test_a_state_triggers_as_soon_as_it_is_met_even_if_it_is_over_by_then_h13_1() -> None:
    position = Position(BEGGAR % "Renewal, Page").play("[A: {cast: Renewal}, resolve: 1]")
    # between the two sentences the hand was empty; it is not when the ability comes to the stack
    position.expect("stack: [Beggar], A.hand: [Blank], decision: {player: A, kind: act}")
    position.play("[resolve: 1]").expect("stack: [], A.hand.count: 2")
    never = Position(BEGGAR % "Renewal, Page, Page").play("[A: {cast: Renewal}, A: {pass: true}, B: {pass: true}]")
    never.answer(((never.asked.options or ())[0],)).expect("stack: [], A.hand.count: 2")


@pytest.mark.clauses("fftcg-2020", "11.8.18")
def test_a_state_triggers_again_after_the_drawn_card_was_played_h13_1() -> None:
    position = (
        Position("""
cards:
  Beggar: {type: Backup, elements: [Water], cost: 2, text: "When you have no cards in your hand, draw 1 card."}
  Page: {type: Forward, elements: [Water], cost: 0, power: 5000, generic: true, text: ""}
players: {A: {field: [Beggar], hand: [Page], deck: [Page, Page, Page]}, B: {}}
""")
        .play("[A: {cast: Page}]")
        .expect("stack: [Beggar], A.hand: []")
    )
    position.play("[resolve: 1]").expect("stack: [], A.hand: [Page]")
    position.play("[A: {cast: Page}]").expect("stack: [Beggar], A.hand: []")


@pytest.mark.clauses("fftcg-2020", "11.8.19", "11.11.2")
def test_a_trigger_whose_targets_are_gone_does_nothing_at_all() -> None:
    position = Position("""
cards:
  Archer: {type: Backup, elements: [Fire], cost: 0, text: "When Archer enters the field, choose 1 Forward. Deal it 3000 damage. Draw 1 card."}
  Sniper: {type: Backup, elements: [Fire], cost: 0, text: "When Sniper enters the field, select 1 Forward. Deal it 3000 damage. Draw 1 card."}
  Oak: {type: Forward, elements: [Earth], cost: 2, power: 9000, generic: true, text: ""}
  Return: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Character. Return it to its owner's hand."}
players: {A: {hand: [Archer, Sniper]}, B: {field: [Oak, Oak], hand: [Return, Return]}}
""").play("[A: {cast: Archer}, A: {choose: ['B:Oak#1']}, B: {cast: Return, targets: ['B:Oak#1']}, resolve: 2]")
    position.expect("stack: [], A.hand: [Sniper], 'B:Oak#2': {damage: 0}")
    position.play("[A: {cast: Sniper}, B: {cast: Return, targets: ['B:Oak#2']}, resolve: 2]")
    position.expect("stack: [], A.hand: [Blank], A.field: [Archer, Sniper], B.field: []")  # select is not choose
