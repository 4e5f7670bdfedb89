"""Casting Summons (11.3) and Characters (11.4), and taking back what cannot be completed (14); HARD.md H4."""

from __future__ import annotations

import pytest
from helpers import Position

from cardwright.games.common.zones import HAND, STACK_ZONE
from cardwright.kernel.view import view

BOLT = """
cards:
  Bolt: {type: Summon, elements: [Fire], cost: 3, text: "Choose 1 Forward. Break it."}
  Flame: {type: Forward, elements: [Fire], cost: 1, power: 1000, generic: true, text: ""}
  Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true, text: "When Clerk becomes dull, draw 1 card."}
  Oak: {type: Forward, elements: [Earth], cost: 2, generic: true, power: 5000, text: ""}
players:
  A: {hand: [Bolt, Flame], field: [Clerk, Clerk]}
  B: {field: [Oak, {card: Oak, damage: 1000}]}
"""


def declared() -> Position:
    """Bolt has been declared with its target; its three CP are to be paid."""
    position = Position(BOLT)
    oak = position.id("B:Oak#1")
    position.answer(("cast", position.id("Bolt"), ""), (oak,))
    assert position.asked.reason == "payment"
    return position


TOO_LITTLE = "11.2.1.1, 5.2.1.2"
TOO_MUCH = ("5.2.1.3.1, 11.2.1.1", "11.4.6.1.4, 11.2.1.1")


def payment(position: Position, *names: str) -> tuple[object, ...]:
    """CP from these cards: those in hand are discarded, those on the field dulled."""
    ids = [position.id(n) for n in names]
    found = tuple(o for o in position.asked.options or () if o[1] in ids)
    assert len(found) == len(names)
    return found


@pytest.mark.clauses("fftcg-2020", "11.3.1", "14.1", "14.2", "14.3", "14.4")
def test_a_summon_whose_cost_cannot_be_paid_was_never_cast() -> None:
    position = Position(BOLT)
    before = position.match.fingerprint()
    position.answer(("cast", position.id("Bolt"), ""), (position.id("B:Oak#1"),))
    assert position.match.fingerprint() != before
    # three CP are due, and less is refused before anything is done
    assert position.refuses(payment(position, "Flame")) == TOO_LITTLE
    position.match.cancel()
    assert position.match.fingerprint() == before
    position.expect("A.hand: [Bolt, Flame], stack: [], decision: {player: A, kind: act}")
    assert not position.match.state.waiting
    position.answer(("pass",))
    assert position.asked.player == 1  # nothing waits, nobody draws


@pytest.mark.clauses("fftcg-2020", "14.1", "14.2", "14.3", "14.4", "10.1.2.3")
def test_what_happened_while_an_action_was_begun_is_undone_and_triggers_nothing() -> None:
    position = (
        Position("""
cards:
  Toll: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: "Toll cannot attack unless you pay 《1》.[[br]]When Toll becomes dull, draw 1 card.[[br]]When Toll attacks, draw 1 card."}
  Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
players: {A: {field: [Toll, Clerk, Clerk]}, B: {}}
""")
        .play("[to: A.attack]")
        .answer(("pass",), ("pass",))
    )
    assert position.asked.reason == "attack"
    before = position.match.fingerprint()
    position.answer((position.id("Toll"),))
    # it is dull by now, and that has been noticed; then the cost is not paid
    assert position.obj("Toll").dull and position.match.state.waiting
    assert position.asked.reason == "payment"
    position.match.cancel()
    assert position.match.fingerprint() == before
    assert not position.obj("Toll").dull and not position.match.state.waiting
    assert (position.asked.player, position.asked.reason) == (0, "attack")
    position.answer(()).play("[to: main2]").expect("A.hand.count: 0")


@pytest.mark.clauses("fftcg-2020", "11.3.1.a")
def test_what_was_declared_for_a_summon_stays_declared() -> None:
    position = declared()
    other = position.id("B:Oak#2")
    assert position.refuses((other,)) != ""  # the choice of targets is over
    position.answer(payment(position, "Flame", "Clerk"))
    assert position.asked.kind == "act"
    assert position.refuses(("dull", position.id("A:Clerk#2"), "Fire")) != ""  # and so is paying
    position.play("[resolve: 2]").expect("B.field: [Oak], 'B:Oak': {damage: 1000}")


@pytest.mark.clauses("fftcg-2020", "11.3.2", "6.2.3")
def test_a_summon_that_is_cast_is_on_top_of_the_stack_for_all_to_see() -> None:
    position = declared()
    bolt = position.id("Bolt")
    assert position.obj("Bolt").zone == STACK_ZONE
    shown = position.match.game.chars(bolt)
    assert (shown.names, shown.cost, shown.elements, shown.types) == (("Bolt",), 3, ("Fire",), ("Summon",))
    theirs = view(position.match.game, 1, position.match.decision)
    assert [c["name"] for c in theirs["zones"][0]["stack"]["cards"]] == ["Bolt"]
    assert theirs["zones"][0]["hand"] == {"count": 1, "cards": []}
    position.answer(payment(position, "Flame", "Clerk"))
    assert [(i.source[0], i.controller) for i in position.match.state.stack][:1] == [(bolt, 0)]
    assert bolt not in position.match.state.zones[0][HAND]


@pytest.mark.clauses("fftcg-2020", "11.3.2", "11.11.10")
def test_a_summon_leaves_the_stack_when_it_has_resolved_or_is_cancelled() -> None:
    position = Position("""
cards:
  Insight: {type: Summon, elements: [Water], cost: 0, text: "Draw 1 card."}
  Hush: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Summon. Cancel its effect."}
players: {A: {hand: [Insight]}, B: {hand: [Hush]}}
""").play("[A: {cast: Insight}, B: {cast: Hush}]")
    position.expect("stack: [Hush, Insight]").play("[resolve: 1]")
    position.expect("stack: [], A.break_zone: [Insight], B.break_zone: [Hush], A.hand.count: 0")


@pytest.mark.clauses("fftcg-2020", "11.3.3", "11.3.4")
def test_the_option_is_declared_on_casting_and_one_without_targets_is_not_open() -> None:
    position = Position("""
cards:
  Crossroads: {type: Summon, elements: [Fire], cost: 1, text: "Select 1 of the 2 following actions.[[br]]\\"Draw 1 card.\\"[[br]]\\"Choose 1 Monster. Break it.\\""}
  Imp: {type: Monster, elements: [Wind], cost: 1, generic: true, text: ""}
  Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
players: {A: {hand: [Crossroads], field: [Clerk]}, B: {field: [Imp]}}
""").answer(("cast", 0, ""))
    assert (position.asked.reason, position.asked.options) == ("modes", (0, 1))
    position.answer((1,))
    assert position.asked.reason == "payment"  # the target was forced; then comes paying, not resolving
    position.answer(payment(position, "Clerk")).play("[resolve: 1]").expect("B.break_zone: [Imp], A.hand.count: 0")


@pytest.mark.clauses("fftcg-2020", "11.3.6", "11.3.9")
def test_damage_is_divided_on_casting_and_the_share_of_a_lost_target_is_lost() -> None:
    position = Position("""
cards:
  Scatter: {type: Summon, elements: [Fire], cost: 0, text: "Choose up to 2 Forwards. Divide 8000 damage among them as you like."}
  Return: {type: Summon, elements: [Wind], cost: 0, text: "Choose 1 Forward. Return it to its owner's hand."}
  Oak: {type: Forward, elements: [Earth], cost: 2, generic: true, power: 9000, text: ""}
players: {A: {hand: [Scatter]}, B: {field: [Oak, Oak], hand: [Return]}}
""")
    position.answer(("cast", position.id("Scatter"), ""))
    one, two = position.id("B:Oak#1"), position.id("B:Oak#2")
    position.answer((one, two))
    assert position.asked.kind == "divide"
    for wrong in (((one, 8000), (two, 0)), ((one, 7500), (two, 500)), ((one, 4000), (two, 3000)), ((one, 8000),)):
        assert position.refuses(wrong) in ("11.3.6", "11.6.8")
    position.answer(((one, 5000), (two, 3000)))
    position.play("[B: {cast: Return, targets: ['B:Oak#1']}, resolve: 2]").expect("'B:Oak#2': {damage: 3000}")


LOCKED = """
cards:
  Avalanche: {type: Summon, elements: [Earth], cost: 6, text: "The cost required to cast Avalanche is reduced by 1 for each Backup you control.[[br]]If you cast Avalanche, you may put 1 Backup into the Break Zone as an extra cost.[[br]]Draw 1 card. If you paid the extra cost, draw 2 cards instead."}
  Colossus: {type: Forward, elements: [Earth], cost: 6, power: 9000, text: "The cost required to cast Colossus is reduced by 1 for each Backup you control.[[br]]If you cast Colossus, you may put 1 Backup into the Break Zone as an extra cost.[[br]]When Colossus enters the field, if you paid the extra cost, draw 1 card."}
  Clerk: {type: Backup, elements: [Earth], cost: 1, generic: true, text: ""}
  Stone: {type: Forward, elements: [Earth], cost: 1, power: 1000, generic: true, text: ""}
players:
  A: {hand: [Avalanche, Colossus, Stone, Stone], field: [Clerk, Clerk, Clerk]}
  B: {}
"""


@pytest.mark.parametrize("name", ["Avalanche", "Colossus"])
@pytest.mark.clauses("fftcg-2020", "11.3.5", "11.3.7", "11.4.4", "11.4.6")
def test_the_cost_is_locked_although_a_backup_that_lowered_it_goes_in_payment_h4_1(name: str) -> None:
    position = Position(LOCKED).answer(("cast", 0 if name == "Avalanche" else 1, "extra"))
    assert position.asked.reason == "cost"
    position.answer((position.id("A:Clerk#1"),))
    # three Backups: 6 - 3 = 3 CP, though only two of them will be left
    assert position.asked.reason == "payment"
    assert position.refuses(payment(position, "A:Clerk#2", "A:Clerk#3")) == TOO_LITTLE
    position.answer(payment(position, "A:Clerk#2", "Stone"))
    position.expect("A.field.count: 2" if name == "Avalanche" else "A.field.count: 3")
    position.play("[resolve: 1]").expect(f"A.hand.count: {4 if name == 'Avalanche' else 3}")


@pytest.mark.parametrize("name", ["Avalanche", "Colossus"])
@pytest.mark.clauses("fftcg-2020", "11.3.5", "11.3.7", "11.4.4", "11.4.6")
def test_which_way_to_pay_is_declared_first_and_cannot_be_changed(name: str) -> None:
    position = Position(LOCKED).answer(("cast", 0 if name == "Avalanche" else 1, ""))
    assert position.asked.reason == "payment"  # without the extra cost no Backup is asked for
    clerks = payment(position, "A:Clerk#1", "A:Clerk#2", "A:Clerk#3")
    position.answer(clerks)
    position.expect("A.field.count: 3" if name == "Avalanche" else "A.field.count: 4")
    assert position.match.state.stack == [] or name == "Avalanche"


@pytest.mark.parametrize("name", ["Avalanche", "Colossus"])
@pytest.mark.clauses("fftcg-2020", "11.3.7.1", "11.4.6.1")
def test_all_of_a_cost_is_paid_at_the_same_time(name: str) -> None:
    position = Position(LOCKED).answer(("cast", 0 if name == "Avalanche" else 1, "extra"))
    position.answer((position.id("A:Clerk#1"),))
    # nothing has been paid yet, although the Backup has been named
    assert position.obj("A:Clerk#1").zone == 2
    assert not [e for e in position.match.state.history if e.kind in ("leave", "dull", "move")]
    position.answer(payment(position, "A:Clerk#2", "Stone"))
    paid = [e for e in position.match.state.history if "cost" in e.tags]
    assert sorted(e.kind for e in paid) == ["dull", "leave", "move"]
    assert len({e.batch for e in paid}) == 1


@pytest.mark.clauses("fftcg-2020", "11.3.7.1", "11.4.6.1")
def test_one_discarded_card_may_pay_a_cost_of_one_and_no_more_is_spent() -> None:
    position = Position("""
cards:
  Spark: {type: Summon, elements: [Fire], cost: 1, text: "Draw 1 card."}
  Squire: {type: Forward, elements: [Fire], cost: 1, power: 1000, text: ""}
  Flame: {type: Forward, elements: [Fire], cost: 1, power: 1000, generic: true, text: ""}
  Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
players: {A: {hand: [Spark, Squire, Flame, Flame, Flame], field: [Clerk, Clerk]}, B: {}}
""")
    for card in (0, 1):
        position.answer(("cast", card, ""))
        options = position.asked.options or ()
        flames = [o for o in options if o[0] == "discard" and o[1] >= 2]
        clerks = [o for o in options if o[0] == "dull"]
        assert position.refuses(tuple(flames[:2])) in TOO_MUCH
        assert position.refuses(tuple(clerks)) in TOO_MUCH
        assert position.refuses((flames[0], clerks[0])) in TOO_MUCH
        assert position.refuses(()) == TOO_LITTLE
        position.answer((flames[0],))
        while position.match.state.stack:
            position.answer(("pass",))
    position.expect("A.field: [Squire, Clerk, Clerk], A.break_zone: [Spark, Flame, Flame], 'A:Clerk': {state: active}")


@pytest.mark.clauses("fftcg-2020", "11.3.8", "11.8.7")
def test_what_casting_triggers_goes_above_the_summon_and_the_caster_has_priority_again() -> None:
    position = Position("""
cards:
  Insight: {type: Summon, elements: [Water], cost: 0, text: "Draw 1 card."}
  Pupil: {type: Backup, elements: [Water], cost: 1, text: "When you cast a Summon, draw 1 card."}
  Spy: {type: Backup, elements: [Water], cost: 1, text: "When your opponent casts a Summon, draw 1 card."}
players: {A: {field: [Spy]}, B: {hand: [Insight], field: [Pupil]}}
""").answer(("pass",))
    position.answer(("cast", position.id("Insight"), ""))
    position.expect("stack: [Pupil, Spy, Insight], decision: {player: B, kind: act}")


@pytest.mark.clauses("fftcg-2020", "11.3.10", "11.5.7")
@pytest.mark.parametrize("by_ability", [False, True])
def test_a_power_that_is_set_replaces_the_printed_one_under_all_other_changes(by_ability: bool) -> None:
    position = Position("""
cards:
  Oak: {type: Forward, elements: [Earth], cost: 4, power: 7000, text: ""}
  Might: {type: Summon, elements: [Earth], cost: 0, text: "Choose 1 Forward. It gains +2000 power until the end of the turn."}
  Shrink: {type: Summon, elements: [Ice], cost: 0, text: "Choose 1 Forward. Until the end of the turn, its power becomes 3000."}
  Hex: {type: Backup, elements: [Ice], cost: 2, text: "《0》: Choose 1 Forward. Until the end of the turn, its power becomes 3000."}
players: {A: {hand: [Might, Shrink, Might], field: [Hex]}, B: {field: [Oak]}}
""").play("[A: {cast: Might, targets: [Oak]}, resolve: 1]")
    shrink = "use: Hex" if by_ability else "cast: Shrink"
    position.play(f"[A: {{{shrink}, targets: [Oak]}}, resolve: 1]").expect("'B:Oak': {power: 5000}")
    position.play("[A: {cast: Might, targets: [Oak]}, resolve: 1]").expect("'B:Oak': {power: 7000}")


@pytest.mark.clauses("fftcg-2020", "11.4.2", "11.4.1")
def test_a_character_is_declared_and_shown_before_it_is_paid_for() -> None:
    position = Position("""
cards:
  Squire: {type: Forward, elements: [Fire], cost: 1, power: 1000, text: ""}
  Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
players: {A: {hand: [Squire], field: [Clerk]}, B: {}}
""").answer(("cast", 0, ""))
    assert position.asked.reason == "payment"
    log = position.match.game.log
    assert log is not None
    shown = [line for line in log.lines if line.clause == "11.4.2"]
    assert [(line.kind, line.card, line.seen_by) for line in shown] == [("cast", "Squire", -1)]
    assert position.match.state.stack == []  # it never uses the stack
    position.answer(payment(position, "Clerk")).expect("A.field: [Squire, Clerk], stack: []")


@pytest.mark.clauses("fftcg-2020", "4.5", "11.3.3", "11.3.5")
def test_a_way_of_paying_that_leaves_no_targets_is_not_open() -> None:
    position = Position(
        """
        cards:
          Surge: {type: Summon, elements: [Fire], cost: 1, text: "If you cast Surge, you may pay 《X》 as an extra cost.[[br]]Choose 1 Forward of cost X. Break it."}
          Clerk: {type: Backup, elements: [Fire], cost: 1, generic: true}
          Two: {type: Forward, elements: [Fire], cost: 2, power: 3000}
        players: {A: {hand: [Surge], field: [Clerk, Clerk, Clerk]}, B: {field: [Two]}}
        """
    )
    surge = position.id("A:Surge")
    assert [act for act in position.match.acts() if act[0] == "cast"] == [("cast", surge, "extra")]
    assert position.refuses(("cast", surge, "")) == "11.3.3"  # X would be 0, and nothing costs that
    position.play("[{A: {cast: Surge}}, {resolve: 1}, {expect: {B.break_zone: [Two]}}]")
