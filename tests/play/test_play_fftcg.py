"""FFTCG in scenario files: what the verbs and their siblings mean, beyond what the rulings under tests/scenarios use."""

from __future__ import annotations

import pytest

from cardwright.play.scenario import Outcome, run_text

HEAD = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Pyre: {type: Summon, elements: [Fire], cost: 1, text: "Choose 1 Forward. Deal it 4000 damage."}
  Split: {type: Summon, elements: [Fire], cost: 1, text: "Choose 2 Forwards. Deal them 3000 damage."}
  Either: {type: Summon, elements: [Fire], cost: 1, text: "Select 1 of the 2 following actions.[[br]]\\"Draw 1 card.\\"[[br]]\\"Choose 1 Forward. Break it.\\""}
  Rise: {type: Summon, elements: [Fire], cost: 1, text: "Choose 1 Forward. It gains +1000 power until the end of the turn."}
  Guard: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: "", generic: true}
  Page: {type: Backup, elements: [Fire], cost: 1, text: "", generic: true}
  Twins: {type: Backup, elements: [Fire, Ice], cost: 1, text: "", generic: true}
  Monk: {type: Backup, elements: [Fire], cost: 1, text: "《ダル》: Choose 1 Forward. It gains +1000 power until the end of the turn.[[br]]《1》《ダル》: Draw 1 card."}
  Frozen Page: {type: Forward, elements: [Ice, Fire], cost: 2, power: 2000, text: ""}
turn: {player: A, phase: main1}
players:
  A: {hand: [Pyre, Split, Either, Rise, Frozen Page], field: [Page, Page, Monk, Twins, Guard]}
  B: {field: [Guard, {card: Guard, state: dull, frozen: true, damage: 1000, counters: {Spore: 2}}]}
steps:
"""


def run(steps: str) -> Outcome:
    [outcome] = run_text(HEAD + steps)
    return outcome


def holds(steps: str) -> None:
    outcome = run(steps)
    assert outcome.ok, f"{outcome.message}\n" + "\n".join(outcome.log)


def fails(steps: str, *parts: str) -> None:
    outcome = run(steps)
    assert not outcome.ok
    for part in parts:
        assert part in outcome.message


def test_the_position_is_as_written() -> None:
    holds("""
  - expect: {"B:Guard#2": {state: dull, frozen: true, damage: 1000, counters: {Spore: 2}, attacking: false, controller: B},
      "B:Guard#1": {state: active, frozen: false, counters: {}, type: Forward, elements: [Earth], power: 5000, jobs: [], keywords: []},
      A.points: 0, B.deck.count: 10, turn: A, phase: main1, winner: none, stack: [], decision: {player: A, kind: act}}
""")


def test_two_targets_and_which_of_one_name() -> None:
    holds("""
  - A: {cast: Split, targets: ["B:Guard", "B:Guard#2"], pay: {dull: ["Page#2"]}}
  - expect: {"A:Page#2": {state: dull}, "A:Page#1": {state: active}, stack: [Split]}
  - settle: true
  - expect: {"B:Guard#1": {damage: 3000}, "B:Guard#2": {damage: 4000}, "A:Guard": {damage: 0}}
""")


def test_a_target_that_is_not_legal_is_refused_although_one_is_left() -> None:
    holds("""
  - A: {cast: Pyre, targets: [Page]}
    illegal: true
  - A: {cast: Pyre, targets: ["A:Guard"]}
  - settle: true
  - expect: {"A:Guard": {damage: 4000}}
""")


def test_what_was_paid_with_is_no_target_where_the_only_one_was_taken() -> None:
    """11.6.5: one card could be chosen, so nobody is asked; the card that became dull for the cost is not it."""
    words = "《ダル》: Choose 1 Summon in your Break Zone. Add it to your hand."
    head = HEAD.replace("turn:", f'  Sage: {{type: Backup, elements: [Fire], cost: 1, text: "{words}"}}\nturn:')
    head = head.replace("Guard]}\n", "Sage], break_zone: [Split]}\n")
    step = "  - A: {use: Sage, targets: [%s]}\n"
    [refused] = run_text(head + step % "Sage" + "    illegal: true\n" + step % "A:Split")
    assert refused.ok, refused.message


def test_modes_count_from_one() -> None:
    holds("""
  - A: {cast: Either, modes: [1]}
  - settle: true
  - expect: {A.hand.count: 5, A.deck.count: 9}
""")
    holds("""
  - A: {cast: Either}
  - expect: {decision: {player: A, kind: modes}}
  - A: {choose: [2]}
  - A: {choose: ["B:Guard#2"]}
  - settle: true
  - expect: {B.break_zone: ["B:Guard#2"], B.field: ["B:Guard#1"]}
""")
    holds("""
  - A: {cast: Either, modes: [3]}
    illegal: true
""")


def test_abilities_by_number_and_a_backup_of_two_elements_pays_either() -> None:
    holds("""
  - A: {use: Monk, ability: 2, pay: {dull: [Twins]}}
  - expect: {"A:Monk": {state: dull}, "A:Twins": {state: dull}, stack: [Monk]}
  - resolve: 1
  - expect: {A.hand.count: 6}
""")
    fails("  - A: {use: Monk, ability: 3}\n", "no ability")
    holds("""
  - A: {cast: Frozen Page, pay: {dull: [Page, Twins]}}
  - expect: {"A:Frozen Page": {elements: [Fire, Ice], state: active}}
""")
    holds("""
  - A: {cast: Frozen Page, pay: {dull: [Page, "Page#2"]}}
    illegal: true
  - expect: {can: [{A: {cast: Frozen Page}}], cannot: [{A: {use: Page}}, {B: {use: Page}}]}
""")


def test_a_payment_where_nothing_is_due_is_refused() -> None:
    holds("""
  - A: {use: Monk, ability: 1, targets: ["A:Guard"], pay: {dull: [Page]}}
    illegal: true
""")


def test_phases_in_which_nobody_acts_can_be_stopped_in() -> None:
    holds("""
  - A: {cast: Rise, targets: ["A:Guard"]}
  - settle: true
  - to: end
  - expect: {"A:Guard": {power: 6000}, phase: end, turn: A}
  - to: B.draw
  - expect: {"A:Guard": {power: 5000}, phase: draw, turn: B, B.hand.count: 2, "B:Guard#2": {state: dull, frozen: false, damage: 0}}
  - to: B.main1
  - expect: {phase: main1, turn: B}
""")


def test_ending_phases() -> None:
    holds("""
  - A: {end: true}
  - expect: {phase: attack}
  - A: {attack: [Guard]}
  - B: {block: none}
  - settle: true
  - expect: {B.points: 1, phase: attack}
  - A: {end: true}
  - expect: {phase: main2, turn: A}
""")


@pytest.mark.parametrize(
    "steps",
    [
        "  - A: {attack: [Page]}\n    illegal: true\n",  # no Forward
        "  - A: {attack: [Guard, Guard]}\n    illegal: true\n",
        "  - B: {attack: [Guard]}\n    illegal: true\n",
        "  - B: {cast: Pyre}\n    illegal: true\n",
        "  - A: {block: Guard}\n    illegal: true\n",
        '  - A: {attack: [Guard]}\n  - B: {block: "B:Guard#2"}\n    illegal: true\n',  # dull
        "  - B: {end: true}\n    illegal: true\n",
    ],
)
def test_what_the_rules_refuse(steps: str) -> None:
    holds(steps)


MARKUP = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: markup may be left out, and a newline ends a paragraph
cards:
  Bomb: {type: Summon, elements: [Fire], cost: 1, text: "EX BURST Choose 1 Forward. Deal it 3000 damage."}
  Lance:
    type: Forward
    elements: [Fire]
    cost: 1
    power: 3000
    jobs: [Knight]
    text: "Haste\\nThe Job Knight Forwards you control gain +1000 power.\\nBlaze 《S》《火》: Choose 1 Forward. Deal it 2000 damage."
  Crown: {type: Backup, elements: [Fire], cost: 2, text: "Damage 3 -- The Forwards you control gain +1000 power."}
players:
  A: {field: [Lance, Crown], hand: [Lance, Bomb, Bomb], damage_zone: [Bomb, Bomb, Bomb]}
  B: {deck: [Bomb, Bomb], field: [Lance]}
steps:
  - expect: {"A:Lance": {power: 5000, keywords: [Haste]}, "B:Lance": {power: 4000}, A.points: 3}
  - A: {use: Lance, ability: Blaze, targets: ["B:Lance"], pay: {discard: ["A:Lance#2", Bomb]}}
  - settle: true
  - expect: {"B:Lance": {damage: 2000}, A.hand: [Bomb]}
  - A: {attack: [Lance]}
  - B: {block: none}
  - settle: true
  - B: {choose: [true]}
  - B: {choose: ["A:Lance"]}
  - expect: {B.points: 1, "A:Lance": {damage: 3000}, cites: ["11.10.2"]}
"""


def test_markup_may_be_left_out() -> None:
    [outcome] = run_text(MARKUP)
    assert outcome.ok, outcome.message


def test_a_text_that_does_not_compile_fails_with_the_compilers_message() -> None:
    [outcome] = run_text(HEAD.replace("Deal it 4000 damage.", "Deal it 4000 dammage.") + "  - settle: true\n")
    assert not outcome.ok
    assert outcome.step == 0
    assert "Pyre" in outcome.message and "does not compile" in outcome.message


LATE = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Dusk Reader: {type: Forward, elements: [Fire], cost: 2, power: 3000, text: "At the beginning of Main Phase 2 during each of your turns, TEXT"}
  Wall: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: ""}
players:
  A: {field: [Dusk Reader]}
  B: {field: [Wall]}
steps:
"""


@pytest.mark.parametrize(
    ("text", "answer"), [("you may draw 1 card.", "true"), ("choose 1 Forward. Dull it.", "Dusk Reader")]
)
def test_what_is_chosen_later_declares_no_attack_before(text: str, answer: str) -> None:
    steps = f"""
  - to: main2
  - A: {{choose: [{answer}]}}
  - expect: {{A.points: 0, B.points: 0, phase: main2, "A:Dusk Reader": {{attacking: false}}, "B:Wall": {{state: active}}}}
"""
    (outcome,) = run_text(LATE.replace("TEXT", text) + steps)
    assert outcome.ok, "\n".join((outcome.message, *outcome.log))


def test_every_line_of_the_log_has_words() -> None:
    """A narrated game names no kind of line that the words do not know."""
    from cardwright.cards import builtin_decks, builtin_pool
    from cardwright.play.arena import make_bots, new_match, play_out
    from cardwright.play.fftcg_words import _LINES
    from cardwright.play.games import adapter, prepare
    from cardwright.play.words import BY_TEXT

    decks = list(builtin_decks("fftcg").values())[:2]
    prepared = prepare("fftcg", "fftcg-2020", decks, builtin_pool("fftcg"))
    words = adapter("fftcg").words
    kinds = set()
    for seed in range(4):
        match = new_match(prepared, seed, log=True)
        play_out(match, make_bots(prepared, ("random", "sensible"), seed), count=False)
        assert match.game.log is not None
        for line in match.game.log.lines:
            kinds.add(line.kind)
            assert line.clause or line.kind in ("reveal", "look", "crystals"), line
            words.line(match.game, line)
    assert len(kinds) > 25
    assert kinds <= {*_LINES, *BY_TEXT}


def test_what_the_position_says_of_this_turn_is_known_to_texts() -> None:
    """Damage is of this turn (9.5.1.3.1); a card of the position may have entered in it. Neither triggers anything."""
    [outcome] = run_text("""
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Greet: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward that entered the field this turn. Break it."}
  Finish: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward that was dealt damage this turn. Break it."}
  Herald: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: "When Herald enters the field, draw 1 card."}
  Guard: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: "When Guard is dealt damage, draw 1 card.", generic: true}
turn: {player: A, phase: main1}
players:
  A: {hand: [Greet, Finish], field: [{card: Herald, entered: this_turn}, Guard, {card: Guard, damage: 1000}]}
steps:
  - A: {cast: Greet, targets: ["A:Guard#1"]}
    illegal: true
  - A: {cast: Finish, targets: ["A:Guard#1"]}
    illegal: true
  - A: {cast: Greet, targets: [Herald]}
  - settle: true
  - A: {cast: Finish, targets: ["A:Guard#2"]}
  - settle: true
  - expect: {A.field: ["A:Guard#1"], A.hand: []}
""")
    assert outcome.ok, outcome.message


def test_what_is_chosen_without_a_question_may_be_named_beside_the_rest() -> None:
    """Of several things that one sentence chooses (11.6.5) those without another candidate are not asked for."""
    meet = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Rise: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Character in your Break Zone. Play it onto the field."}
  Meet: {type: Backup, elements: [Ice], cost: 1, text: "When Meet enters the field, choose 1 Forward you control, 1 Backup opponent controls and 1 Forward opponent controls. Dull them."}
  Two: {type: Backup, elements: [Ice], cost: 1, text: "When Two enters the field, choose up to 2 Backups opponent controls. Dull them."}
  Here: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: "", generic: true}
  There: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: "", generic: true}
  Page: {type: Backup, elements: [Fire], cost: 1, text: "", generic: true}
  Lord: {type: Backup, elements: [Water], cost: 1, text: "Summons and abilities of your opponent must choose Lord if possible."}
turn: {player: A, phase: main1}
players:
  A: {hand: [Rise], break_zone: [COMER], field: [OURS]}
  B: {field: [THEIRS]}
steps:
  - A: {cast: Rise, targets: [COMER]}
  - settle: true
"""
    named = "  - A: {choose: [Here, Page, There]}\n  - settle: true\n"
    dull = '  - expect: {"A:Here": {state: dull}, "B:There": {state: dull}, "B:Page": {state: dull}}\n'
    three = meet.replace("COMER", "Meet")
    first_alone = three.replace("OURS", "Here").replace("THEIRS", "There, Here, Page") + named + dull
    last_alone = three.replace("OURS", "Here, There").replace("THEIRS", "There, Page") + named + dull
    lord = meet.replace("COMER", "Two").replace("OURS", "Here").replace("THEIRS", "Page, Lord, Page")
    lord += """
  - A: {choose: ["B:Page#1", "B:Page#2"]}
    illegal: true
  - A: {choose: ["B:Page#2", Lord]}
  - settle: true
  - expect: {"B:Lord": {state: dull}, "B:Page#2": {state: dull}, "B:Page#1": {state: active}}
"""
    for text in (first_alone, last_alone, lord):
        [outcome] = run_text(text)
        assert outcome.ok, outcome.message


def test_a_payment_may_say_which_element_a_card_makes() -> None:
    """A Backup of two Elements makes CP of one of them as it becomes dull (5.2.1.3, reading F12); so does a card that is discarded."""
    told = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Pure: {type: Forward, elements: [Fire], cost: 3, power: 5000, text: "When Pure enters the field, if the cost to play Pure was only paid with Fire CP, draw 1 card."}
  Twins: {type: Backup, elements: [Fire, Ice], cost: 1, text: "", generic: true}
turn: {player: A, phase: main1}
players:
  A: {hand: [Pure, Twins], field: [Twins]}
steps:
  - A: {cast: Pure, pay: PAID}
  - settle: true
  - expect: {A.hand.count: DRAWN, "A:Twins#2": {state: dull}}
"""
    for paid, drawn in (
        ("{dull: [{Twins: Fire}], discard: [{Twins: Fire}]}", "1"),
        ("{dull: [{Twins: Ice}], discard: [{Twins: Fire}]}", "0"),
        ("{dull: [{Twins: Fire}], discard: [{Twins: Ice}]}", "0"),
    ):
        [outcome] = run_text(told.replace("PAID", paid).replace("DRAWN", drawn))
        assert outcome.ok, outcome.message
    for paid in (
        "{dull: [{Twins: Ice}], discard: [{Twins: Ice}]}",
        "{dull: [{Twins: Wind}], discard: [{Twins: Fire}]}",
    ):
        [outcome] = run_text(told.replace("PAID", paid).replace("DRAWN", "0"))
        assert not outcome.ok
