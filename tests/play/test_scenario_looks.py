"""What an expectation or a `choose` says where the engine asks for an order that needs no answer, or asks for nothing."""

from __future__ import annotations

import pytest

from cardwright.play.scenario import run_text

ORDERS = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: one cost kills three, whose triggers are like each other
clauses: ["11.8.7"]
cards:
  Chief: {type: Forward, elements: [Wind], cost: 2, power: 4000, text: "The other Forwards you control gain +2000 power.[[br]]Put Chief into the Break Zone: Draw 1 card."}
  Lad: {type: Forward, elements: [Wind], cost: 1, power: 1000, generic: true, text: "When Lad is put from the field into the Break Zone, choose 1 Forward. Deal it 3000 damage."}
  Wolf: {type: Forward, elements: [Fire], cost: 2, power: 3000, text: "When a Forward opponent controls is put from the field into the Break Zone, Wolf gains +3000 power until the end of the turn."}
turn: {player: A, phase: main2}
players:
  A: {field: [Wolf]}
  B: {field: [Chief, {card: Lad, damage: 2000}, {card: Lad, damage: 1000, state: dull}]}
steps:
  - B: {use: Chief}
STEPS
"""
STACK = "[Lad, Lad, Wolf, Wolf, Wolf, Chief]"


@pytest.mark.clauses("fftcg-2020", "11.8.7")
@pytest.mark.parametrize(
    "steps",
    [
        f"  - expect: {{stack: {STACK}}}",
        f"  - expect: {{stack: {STACK}, decision: {{player: B, kind: act}}}}",
        f"  - expect: {{stack: {STACK}, cannot: [{{B: {{attack: [Wolf]}}}}]}}",
        "  - expect: {decision: {player: A, kind: order}, stack: [Chief]}\n"
        "  - A: {choose: [Wolf, Wolf, Wolf]}\n"
        f"  - expect: {{stack: {STACK}}}",
        f"  - B: {{choose: [Wolf]}}\n  - B: {{choose: [Wolf]}}\n  - expect: {{stack: {STACK}}}",
    ],
)
def test_an_order_that_needs_no_answer_is_in_nobodys_way(steps: str) -> None:
    [outcome] = run_text(ORDERS.replace("STEPS", steps))
    assert outcome.ok, outcome.message


DIVISION = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: all of what is divided goes to the only one
clauses: ["11.3.6"]
cards:
  Ring: {type: Summon, elements: [Fire], cost: 0, text: "Choose up to 2 Forwards. Divide 4000 damage among them as you like (Units must be 1000)."}
  Ox: {type: Forward, elements: [Earth], cost: 4, power: 8000, text: "", generic: true}
players:
  A: {hand: [Ring]}
  B: {field: [Ox, Ox]}
steps:
  - A: {cast: Ring, targets: [Ox]}
  - A: {choose: [{Ox: AMOUNT}]}
  - settle: true
  - expect: {"B:Ox": {damage: 4000}}
"""


@pytest.mark.clauses("fftcg-2020", "11.3.6")
@pytest.mark.parametrize(("amount", "holds"), [("4000", True), ("3000", False)])
def test_a_division_with_one_share_may_be_said(amount: str, holds: bool) -> None:
    [outcome] = run_text(DIVISION.replace("AMOUNT", amount))
    assert outcome.ok is holds, outcome.message


BURST = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: a burst is used by naming its card
clauses: ["11.10.2"]
cards:
  Imp: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: ""}
  Bolt: {type: Summon, elements: [Fire], cost: 2, ex_burst: true, text: "EX BURST Choose 1 Forward. Deal it 5000 damage."}
players:
  A: {field: [Imp]}
  B: {deck: [Bolt, Imp]}
steps:
  - A: {attack: [Imp]}
  - settle: true
  - B: {choose: [WORD]}
  - settle: true
  - expect: {A.field: [], B.points: 1}
"""


@pytest.mark.clauses("fftcg-2020", "11.10.2")
@pytest.mark.parametrize(("word", "holds"), [("Bolt", True), ("A:Imp", True), ("true", True), ("B:Imp", False)])
def test_the_card_that_a_question_is_about_may_be_named_for_yes(word: str, holds: bool) -> None:
    [outcome] = run_text(BURST.replace("WORD", f'"{word}"' if ":" in word else word))
    assert outcome.ok is holds, outcome.message


COPIES = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: one of the two abilities of copies
clauses: ["11.8.7"]
cards:
  Clam: {type: Monster, elements: [Water], cost: 2, generic: true, text: "When either player casts a Summon, put Clam into the Break Zone. If you do so, cancel its effect.[[br]]When Clam is put from the field into the Break Zone, draw 1 card."}
  Owl: {type: Backup, elements: [Water], cost: 2, text: "When either player casts a Summon, draw 1 card, then discard 1 card from your hand."}
  Gust: {type: Summon, elements: [Fire], cost: 0, text: "Draw 3 cards."}
players:
  A: {field: [CARDS], hand: [Gust]}
  B: {}
steps:
  - A: {cast: Gust}
  - expect: {stack: [CARDS, Gust]}
"""


@pytest.mark.clauses("fftcg-2020", "11.8.7")
@pytest.mark.parametrize(("cards", "holds"), [("Clam, Clam", True), ("Clam, Owl", False)])
def test_the_order_of_one_ability_of_copies_need_not_be_said_though_they_have_another(cards: str, holds: bool) -> None:
    [outcome] = run_text(COPIES.replace("CARDS", cards))
    assert outcome.ok is holds, outcome.message


SPECIAL = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: words for a way of paying and for an ability
clauses: ["14.1"]
cards:
  Mole: {type: Forward, elements: [Earth], cost: 2, power: 5000, generic: true, text: "[[s]]Zap[[/]] 《S》: Draw 1 card.[[br]]You may put 1 Forward you control into the Break Zone instead of paying the CP cost to cast Mole."}
  Loam: {type: Backup, elements: [Earth], cost: 2, text: "", generic: true}
players:
  A: {field: [Mole, Loam, Loam], hand: [Mole]}
  B: {}
steps:
  - A: {STEP}
    illegal: ILLEGAL
"""


@pytest.mark.clauses("fftcg-2020", "14.1")
@pytest.mark.parametrize(
    ("step", "illegal", "bad"),
    [
        ("cast: Mole, cost: cheap", "true", "cost: unknown 'cheap' (known: alternative"),
        ("use: Mole, ability: Zapp", "true", "ability: no card of this game has an ability 'zapp'"),
        ("use: Mole, ability: zap", "false", ""),
        ("cast: Mole, cost: Alternative", "false", ""),
        ("cast: Mole, cost: printed, pay: {put: [Mole]}", "true", ""),
        ("cast: Mole, cost: none, pay: {dull: [Loam, Loam]}", "false", ""),
        ("cast: Mole, cost: alternative 2", "true", ""),
    ],
)
def test_a_word_that_means_no_cost_and_no_ability_is_a_mistake(step: str, illegal: str, bad: str) -> None:
    [outcome] = run_text(SPECIAL.replace("STEP", step).replace("ILLEGAL", illegal))
    assert outcome.ok is not bool(bad), outcome.message
    assert outcome.bad_input is bool(bad)
    assert bad in outcome.message


PAYING = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: what pays is said by a choice of its own
clauses: ["11.2.1"]
cards:
  Clerk: {type: Forward, elements: [Ice], cost: 0, power: 3000, text: "When Clerk enters the field, you may pay 《2》. When you do so, choose 1 Forward. Deal it 5000 damage."}
  Cold: {type: Backup, elements: [Ice], cost: 2, text: "", generic: true}
  Warm: {type: Backup, elements: [Fire], cost: 2, text: "", generic: true}
  Elk: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: "", generic: true}
players:
  A: {hand: [Clerk, Elk], field: [Cold, Warm, Cold, Elk]}
  B: {field: [Elk]}
steps:
  - A: {cast: Clerk}
  - resolve: 1
STEPS
  - A: {choose: ["B:Elk"]}
  - settle: true
  - expect: {B.break_zone: [Elk], A.hand: [Elk], "A:Warm": {state: WARM}}
"""


@pytest.mark.clauses("fftcg-2020", "11.2.1")
@pytest.mark.parametrize(
    ("steps", "warm"),
    [
        ('  - A: {choose: [true]}\n  - A: {choose: [Cold, "Cold#2"]}', "active"),
        ("  - A: {choose: [true]}\n  - A: {choose: [Warm, Cold]}", "dull"),
        ("  - A: {choose: [Warm, Cold]}", "dull"),
        ("  - A: {choose: [true]}", "dull"),
    ],
)
def test_what_pays_may_be_said_by_a_choice_of_its_own(steps: str, warm: str) -> None:
    [outcome] = run_text(PAYING.replace("STEPS", steps).replace("WARM", warm))
    assert outcome.ok, outcome.message


PRIMING = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: Priming by its name
clauses: ["fftcg-new X-PRIMING-1"]
cards:
  Cub: {type: Forward, elements: [Earth], cost: 2, power: 3000, text: "Priming \\"Great Bear\\" -- 《0》"}
  Great Bear: {type: Forward, elements: [Earth], cost: 7, power: 9000, text: ""}
players:
  A: {field: [Cub], deck: [Great Bear, Cub]}
  B: {}
steps:
  - A: {use: Cub, ability: priming}
  - A: {choose: [Great Bear]}
  - expect: {A.field: [Great Bear]}
"""


@pytest.mark.clauses("fftcg-new", "X-PRIMING-1")
def test_priming_is_used_by_its_name() -> None:
    [outcome] = run_text(PRIMING)
    assert outcome.ok, outcome.message


FORCED = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: nothing else could be chosen
clauses: ["11.3.3"]
cards:
  Clap: {type: Summon, elements: [Water], cost: 0, text: "Choose 1 active Forward you control and 1 active Forward opponent controls. Dull them."}
  Left: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: ""}
  Right: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: ""}
players:
  A: {hand: [Clap], field: [Left]}
  B: {field: [Right]}
steps:
  - A: {cast: Clap}
  - A: {choose: NAMES}
  - settle: true
  - expect: {"A:Left": {state: dull}, "B:Right": {state: dull}}
"""


@pytest.mark.clauses("fftcg-2020", "11.3.3")
@pytest.mark.parametrize(
    ("names", "holds"),
    [
        ("[Left, Right]", True),
        ("[Right, Left]", True),
        ("[Left]", True),
        ("[Left, Left]", False),
        ("[Right, Clap]", False),
    ],
)
def test_one_list_may_name_all_that_had_to_be_chosen(names: str, holds: bool) -> None:
    [outcome] = run_text(FORCED.replace("NAMES", names))
    assert outcome.ok is holds, outcome.message


BELOW = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: the order of copies in a deck is no choice
clauses: ["7.9.2"]
cards:
  Sink: {type: Summon, elements: [Water], cost: 0, text: "Choose 2 cards in your Break Zone. Put them at the bottom of your deck in any order."}
  Elk: {type: Forward, elements: [Earth], cost: 2, power: 5000, text: ""}
  Emu: {type: Forward, elements: [Wind], cost: 2, power: 5000, text: ""}
players:
  A: {hand: [Sink], break_zone: [Elk, OTHER, Emu], deck: 1}
  B: {}
steps:
  - A: {cast: Sink, targets: [Elk, "OTHER#NUMBER"]}
  - settle: true
  - expect: {A.break_zone: [Emu, Sink], A.deck.count: 3}
"""


@pytest.mark.clauses("fftcg-2020", "7.9.2")
@pytest.mark.parametrize(("other", "number", "holds"), [("Elk", "2", True), ("Emu", "1", False)])
def test_the_order_of_copies_in_a_deck_need_not_be_said(other: str, number: str, holds: bool) -> None:
    [outcome] = run_text(BELOW.replace("OTHER", other).replace("NUMBER", number))
    assert outcome.ok is holds, outcome.message


HALF_FORCED = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: the first of two could be nobody else
clauses: ["11.3.3"]
cards:
  Rite: {type: Summon, elements: [Fire], cost: 0, text: "Choose 1 Forward you control. Dull it. Choose 1 Forward. Break it."}
  Guard: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: ""}
  Page: {type: Forward, elements: [Fire], cost: 2, power: 5000, text: ""}
players:
  A: {hand: [Rite], field: [Guard]}
  B: {field: [Page]}
steps:
  - A: {cast: Rite}
  - A: {choose: NAMES}
  - settle: true
  - expect: {A.field.count: A_LEFT, B.field.count: B_LEFT}
"""


@pytest.mark.clauses("fftcg-2020", "11.3.3")
@pytest.mark.parametrize(
    ("names", "left"),
    [("[Guard, Page]", (1, 0)), ("[Page]", (1, 0)), ("[Guard]", (0, 1)), ("[Guard, Guard]", (0, 1))],
)
def test_who_had_to_be_chosen_may_be_named_in_front_of_the_other(names: str, left: tuple[int, int]) -> None:
    told = HALF_FORCED.replace("NAMES", names).replace("A_LEFT", str(left[0])).replace("B_LEFT", str(left[1]))
    [outcome] = run_text(told)
    assert outcome.ok, outcome.message


LATER = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: the only target is named before anything later could mean its name
clauses: ["11.3.3"]
cards:
  Bribe: {type: Summon, elements: [Dark], cost: 0, text: "Choose 1 Backup opponent controls. You gain control of it."}
  Fan: {type: Backup, elements: [Fire], cost: 1, generic: true, text: ""}
  Wig: {type: Backup, elements: [Wind], cost: 1, text: ""}
players:
  A: {field: [Fan, Fan, Fan, Fan, Fan], hand: [Bribe]}
  B: {field: [Wig]}
steps:
  - A: {cast: BribeTARGETS}
STEPS
  - expect: {A.field.count: 5, B.break_zone: [Wig]}
"""


@pytest.mark.clauses("fftcg-2020", "12.4.8")
@pytest.mark.parametrize(
    ("targets", "steps"),
    [
        (", targets: [Wig]", "  - resolve: 1\n  - A: {choose: [Wig]}"),
        (", targets: [Wig]", "  - A: {choose: [Wig]}"),
        ("", "  - resolve: 1\n  - A: {choose: [Wig]}"),
        ("", "  - A: {choose: [Wig]}\n  - resolve: 1\n  - A: {choose: [Wig]}"),
        ("", "  - A: {choose: [Wig]}\n  - expect: {stack: [Bribe]}\n  - A: {choose: [Wig]}"),
    ],
)
def test_the_only_target_may_be_named_at_once(targets: str, steps: str) -> None:
    [outcome] = run_text(LATER.replace("TARGETS", targets).replace("STEPS", steps))
    assert outcome.ok, outcome.message


SHARES = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: a division says who shares in it
clauses: ["11.3.6"]
cards:
  Hail: {type: Summon, elements: [Ice], cost: 0, text: "Choose up to 2 Forwards. Divide 6000 damage among them as you like (Units must be 1000)."}
  Ox: {type: Forward, elements: [Earth], cost: 4, power: 8000, text: ""}
  Asp: {type: Forward, elements: [Wind], cost: 4, power: 8000, text: ""}
  Elk: {type: Forward, elements: [Earth], cost: 4, power: 8000, text: ""}
players:
  A: {hand: [Hail]}
  B: {field: [Ox, Asp, Elk]}
steps:
  - A: {cast: Hail}
  - A: {choose: SHARES}
  - settle: true
  - expect: {"B:Ox": {damage: OX}, "B:Elk": {damage: ELK}, "B:Asp": {damage: 0}}
"""


@pytest.mark.clauses("fftcg-2020", "11.3.6")
@pytest.mark.parametrize(
    ("shares", "ox", "elk", "holds"),
    [
        ("[{Ox: 4000, Elk: 2000}]", 4000, 2000, True),
        ("[{Elk: 5000}, {Ox: 1000}]", 1000, 5000, True),
        ("[{Elk: 6000}]", 0, 6000, True),
        ("[{Ox: 4500, Elk: 1500}]", 4500, 1500, False),
    ],
)
def test_a_division_says_who_shares_in_it(shares: str, ox: int, elk: int, holds: bool) -> None:
    told = SHARES.replace("SHARES", shares).replace("OX", str(ox)).replace("ELK", str(elk))
    [outcome] = run_text(told)
    assert outcome.ok is holds, outcome.message
