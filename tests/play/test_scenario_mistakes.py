"""Scenario files with one mistake each: what is wrong and where is said, and none is taken for a ruling that fails."""

from __future__ import annotations

import pytest

from cardwright.play.scenario import Outcome, run_text

FFTCG = """scenario: 1
game: fftcg
ruleset: fftcg-2020
title: T
clauses: ["15.2.3.2"]
cards:
  Lancer: {type: Forward, elements: [Wind], cost: 3, power: 6000, text: ""}
  Warden: {type: Forward, elements: [Earth], cost: 3, power: 6000, text: ""}
  Tome: {type: Backup, elements: [Earth], cost: 3, text: ""}
  Zap: {type: Summon, elements: [Earth], cost: 1, text: "Choose 1 Forward. Deal it 1000 damage."}
turn: {player: A, phase: main1, number: 3}
players:
  A: {field: [Lancer, Tome], hand: [Zap], deck: 10}
  B: {field: [Warden]}
steps:
  - A: {cast: Zap}
  - A: {choose: [Warden]}
  - settle: true
  - expect: {B.field: [Warden], "A:Lancer": {damage: 0}}
"""
SVE = """scenario: 1
game: sve
ruleset: sve
title: T
clauses: ["8.4.2"]
cards:
  Elf: {type: Follower, class: Forestcraft, cost: 1, attack: 2, defense: 2, text: ""}
  Elf (Evolved): {type: Follower, class: Forestcraft, evolved: true, attack: 4, defense: 4, text: ""}
  Bolt: {type: Spell, class: Runecraft, cost: 1, text: "Draw 1 card."}
  Idol: {type: Amulet, class: Runecraft, cost: 1, text: ""}
  Boss: {type: Leader, class: Runecraft, text: ""}
players:
  A: {field: [Elf], hand: [Bolt], play_points: 3, leader: [Boss], evolve_deck: [Elf (Evolved)]}
  B: {field: [Idol]}
steps:
  - A: {attack: Elf, target: leader}
  - settle: true
  - expect: {B.leader_defense: 18}
"""


def outcome(text: str, was: str = "", mistake: str = "") -> Outcome:
    assert was in text
    [found] = run_text(text.replace(was, mistake, 1))
    return found


@pytest.mark.parametrize("text", [FFTCG, SVE], ids=["fftcg", "sve"])
def test_without_a_mistake_they_hold(text: str) -> None:
    found = outcome(text)
    assert found.ok, found.message


MISTAKES = [
    ("{cast: Zap}", "{play: Zap}", "step 1: A: in this game it is `cast`, not `play`"),
    # the head
    ('"15.2.3.2"', '"15.2.3.99"', "clauses: fftcg-2020 has no clause '15.2.3.99'; did you mean 15.2.3 or"),
    ('"15.2.3.2"', '"fftgc-new X-WARP-1"', "clauses: unknown document 'fftgc-new'; did you mean 'fftcg-new'?"),
    ('"15.2.3.2"', "{a: 1}", "clauses: {'a': 1} is no clause"),
    ("title: T", "title:", "scenario: `title` is missing"),
    ("title: T", "title: [T]", "scenario: title: a text is wanted"),
    # cards
    ("power: 6000, ", "", "cards: Lancer: a Forward needs `power`"),
    ("cost: 1, text", "cost: 1, ex_burst: true, text", "cards: Zap: `ex_burst` is true, but no paragraph of the text is an EX BURST"),
    ("[Wind]", "[Wind, Wind]", "cards: Lancer: `elements` names Wind twice"),
    # positions
    ("deck: 10", "deck: ten", "players: A: deck: no card 'ten' in the pool"),
    ("deck: 10", "limit_break_deck: [Lancer]", "players: A: limit_break_deck: Lancer: a card without Limit Break is never"),
    ("[Lancer, Tome]", "[Lancer, Zap]", "players: A: field: Zap: a Summon is never there"),
    ("[Lancer, Tome]", "[{card: Lancer, items: Tome}]", "players: A: field: items: a list of names is wanted"),
    ("[Lancer, Tome]", "[{card: Lancer, items: [Tome]}]", "players: A: field: Lancer: items: Tome is no Item"),
    ("deck: 10", "crystals: -1", "players: A: crystals: a number is wanted, not -1"),
    # steps
    ("cast: Zap", "cast: Zap, modes: [0]", "step 1: A: modes: a list of option numbers, from 1, is wanted"),
    ("cast: Zap", "use: Tome, ability: -1", "step 1: A: ability: a number from 1 or a name is wanted"),
    ("choose: [Warden]", "choose: [Wardn]", "step 2: A: choose ['Wardn']: no card 'Wardn' in this game; did you mean 'Warden'?"),
    ("choose: [Warden]", "choose: [{Wardn: 1000}]", "2 B's Warden 6000"),
    # expectations
    ("B.field: [Warden]", "B.field: [Wardn]", "step 4: expect: no card 'Wardn' in this game"),
    ("B.field: [Warden]", "B.field: [true]", "step 4: expect: B.field: a list of names is wanted"),
    ("B.field: [Warden]", "stack: [Zop]", "step 4: expect: no card 'Zop' in this game; did you mean 'Zap'?"),
    ("{damage: 0}", "{state: engaged}", "step 4: expect: A:Lancer: state: unknown 'engaged' (known: active, dull)"),
    ("{damage: 0}", "{keywords: [Hast]}", "step 4: expect: A:Lancer: keywords: unknown 'Hast'; did you mean 'Haste'?"),
    ("{damage: 0}", "{elements: [Wnd]}", "step 4: expect: A:Lancer: elements: unknown 'Wnd'; did you mean 'Wind'?"),
    ("{damage: 0}", "{type: 3}", "step 4: expect: A:Lancer: type: words are wanted, not 3"),
    ("{damage: 0}", "{counters: 3}", "step 4: expect: A:Lancer: counters: a mapping of names and numbers is wanted"),
    ("{damage: 0}", "{controller: C}", "step 4: expect: A:Lancer: controller: unknown 'C'"),
    ("{damage: 0}", "{}", "step 4: expect: A:Lancer: what the card now is is wanted, not nothing"),
    ("B.field: [Warden]", 'cites: ["99.1"]', "step 4: expect: cites: fftcg-2020 has no clause '99.1'"),
    ('{B.field: [Warden], "A:Lancer": {damage: 0}}', "", "step 4: expect: what must be true is wanted, not None"),
]  # fmt: skip
SVE_MISTAKES = [
    ("{attack: Elf, target: leader}", "{cast: Bolt}", "step 1: A: in this game it is `play`, not `cast`"),
    ("class: Forestcraft", "class: Forestcrat", "cards: Elf: class: unknown 'Forestcrat'; did you mean 'Forestcraft'?"),
    (" defense: 2,", "", "cards: Elf: a Follower needs `defense`"),
    ("type: Spell,", "type: Spell, attack: 2,", "cards: Bolt: no Spell has `attack`"),
    ("[Boss]", "[Elf]", "players: A: leader: Elf: a Follower is never there"),
    ("[Boss]", "[Boss, Boss]", "players: A: leader: Boss: a player has one leader"),
    ("[Bolt]", "[Boss]", "players: A: hand: Boss: a Leader is never there"),
    ("[Idol]", "[Bolt]", "players: B: field: Bolt: a Spell is never there"),
    ("hand: [Bolt]", "deck: [Elf (Evolved)]", "players: A: deck: Elf (Evolved): an evolved card is never there"),
    ("evolve_deck: [Elf (Evolved)]", "evolve_deck: [Elf]", "a Follower that is neither evolved nor advanced is never there"),
    ("evolve_deck: [Elf (Evolved)]", "evolve_deck: [Idol]", "an Amulet that is neither evolved nor advanced is never there"),
    ("hand: [Bolt]", "hand: [Bolt, Knight]", "players: A: hand: Knight: a token is never there"),
    ("hand: [Bolt]", "hand: [Bolt], cemetery: [Knight]", "players: A: cemetery: Knight: a token is never there"),
    ("field: [Elf]", "field: [Elf (Evolved)]", "Elf (Evolved): an evolved card lies on the card that evolved"),
    ("play_points: 3", "max_play_points: 11", "players: A: max_play_points: 10 at most, not 11"),
    ("attack: Elf, target: leader", "play: Bolts", "step 1: A: play Bolts: no card 'Bolts' in this game; did you mean 'Bolt'?"),
    ("field: [Elf]", "field: [{card: Elf, evolved: Elf}]", "players: A: field: Elf: evolved: Elf is no evolved card"),
    ("field: [Elf]", "field: [{card: Elf, evolved: true}]", "players: A: field: evolved: True is no card name"),
    ("play_points: 3", "play_points: -3", "players: A: play_points: a number is wanted, not -3"),
    ("play_points: 3", "leader_class: Havencraft", "players: A: leader_class: the leader is listed, and says another class"),
    ("attack: Elf", "attack: [Elf, Idol]", "step 1: A: attack ['Elf', 'Idol']: attack: one card's name is wanted"),
    ("B.leader_defense: 18", "B.leader_defense: eighteen", "step 3: expect: B.leader_defense: a number is wanted"),
    ("B.leader_defense: 18", '"A:Elf": {class: Elfcraft}', "step 3: expect: A:Elf: class: unknown 'Elfcraft'"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "was", "mistake", "told"), [(FFTCG, *row) for row in MISTAKES] + [(SVE, *row) for row in SVE_MISTAKES]
)
def test_a_mistake_is_no_failed_scenario(text: str, was: str, mistake: str, told: str) -> None:
    found = outcome(text, was, mistake)
    assert told in found.message
    assert found.bad_input and not found.ok


def test_a_card_that_is_defined_and_lies_nowhere() -> None:
    found = outcome(SVE.replace("attack: Elf, target: leader", "play: Bolt"), "hand: [Bolt]", "hand: []")
    assert found.bad_input
    assert "no card 'Bolt' in this game: it is defined, but lies nowhere" in found.message


@pytest.mark.parametrize(
    ("was", "other", "told"),
    [
        # a card of the game that cannot be chosen, or is not where it should be, is what the scenario is about
        ("choose: [Warden]", "choose: [Tome]", "asked for targets (choose): 1 A's Lancer 6000; 2 B's Warden 6000"),
        ("choose: [Warden]", "choose: [3]", "2 B's Warden 6000 (1 of the numbers)"),
        ("B.field: [Warden]", "B.field: [Blank]", "B.field: expected ['Blank'], found ['Warden']"),
        ("B.field: [Warden]", 'B.field: ["Warden#2"]', "B.field: expected ['Warden#2']"),
        ('"A:Lancer": {damage: 0}', '"A:Lancer#2": {damage: 0}', "A:Lancer#2: expected this card, found none"),
        ("{damage: 0}", "{elements: [Ice]}", "elements expected ['Ice'], found ['Wind']"),
    ],
)
def test_what_could_be_and_is_not_is_a_failed_scenario(was: str, other: str, told: str) -> None:
    found = outcome(FFTCG, was, other)
    assert told in found.message
    assert not found.ok and not found.bad_input


@pytest.mark.parametrize(
    ("text", "was", "other"),
    [
        (FFTCG, '"15.2.3.2"', '"15.2.3", 15.2, "fftcg-new X-WARP-1"'),  # a heading, a number, another document
        (FFTCG, "power: 6000, text", "power: null, text"),  # none printed, said so: 0 (4.4)
        (SVE, "class: Forestcraft", "class: forestcraft"),
        (SVE, "attack: Elf", "attack: [Elf]"),
    ],
)
def test_what_the_format_allows_is_no_mistake(text: str, was: str, other: str) -> None:
    found = outcome(text, was, other)
    assert not found.bad_input, found.message


TWO = """scenario: 1
game: sve
ruleset: sve
title: T
clauses: ["10.6.2.3.1"]
cards:
  Pair: {type: Spell, class: Neutral, cost: 0, text: "Select 2 enemy followers on the field and deal them 1 damage."}
  Elf: {type: Follower, class: Neutral, cost: 1, attack: 2, defense: 2, text: ""}
players:
  A: {hand: [Pair]}
  B: {field: [Elf, Elf, Elf]}
steps:
"""


@pytest.mark.parametrize("named", ['["B:Elf#1"]', "[]", '["B:Elf#1", "B:Elf#1"]', '["B:Elf#1", "B:Elf#2", "B:Elf#3"]'])
def test_other_than_as_many_targets_as_are_asked_for_is_illegal(named: str) -> None:
    [found] = run_text(TWO + f"  - A: {{play: Pair, targets: {named}}}\n    illegal: true\n")
    assert found.ok, found.message
    [found] = run_text(
        TWO + f"  - expect: {{cannot: [{{A: {{play: Pair, targets: {named}}}}}], can: [{{A: {{play: Pair}}}}]}}\n"
    )
    assert found.ok, found.message


def test_too_few_targets_are_told_where_they_are_named() -> None:
    [found] = run_text(TWO + '  - A: {play: Pair, targets: ["B:Elf#1"]}\n  - A: {choose: ["B:Elf#2"]}\n')
    assert "step 1: A: play Pair: choose 2, not 1 [10.6.2.3, 10.6.2.3.1]" in found.message


def test_options_named_while_the_question_before_them_is_open_say_what_is_asked_first() -> None:
    text = "When playing this card, discard a card: This card costs 0 play points to play.\\nChoose one of the following.\\n(1) Draw a card.\\n(2) Draw 2 cards."
    cards = f'  Pact: {{type: Spell, class: Runecraft, cost: 1, text: "{text}"}}\n  Bolt:'
    changed = SVE.replace("  Bolt:", cards).replace("hand: [Bolt]", "hand: [Pact, Bolt]")
    found = outcome(changed, "  - A: {attack: Elf, target: leader}\n", "  - A: {play: Pact, modes: [1]}\n")
    assert not found.ok
    assert "the additional cost" in found.message and "10.6.2.2.1" in found.message


@pytest.mark.parametrize("clause", ["fftcg-new X-WARP-1", "X-WARP-1", "fftcg-2020 15.1.1.5.1", "15.1.1.5"])
@pytest.mark.clauses("fftcg-new", "X-WARP-1")
def test_a_clause_is_cited_with_its_document_or_without(clause: str) -> None:
    text = FFTCG[: FFTCG.index("cards:")] + (
        'cards:\n  Late: {type: Forward, elements: [Wind], cost: 6, power: 9000, text: "Warp 1 -- 《0》"}\n'
        "players:\n  A: {hand: [Late]}\nsteps:\n  - A: {cast: Late, cost: warp}\n"
        f'  - expect: {{cites: ["{clause}"]}}\n'
    )
    found = outcome(text)
    assert found.ok, found.message
    other = outcome(text, clause, clause.replace("WARP", "PRIMING").replace("15.1.1.5", "15.1.1.6"))
    assert not found.bad_input and not other.ok


ASKED_AT_MAIN = """scenario: 1
game: sve
ruleset: sve
title: T
clauses: ["5.10.1"]
cards:
  Nest: {type: Amulet, class: Dragoncraft, cost: 5, text: "At the start of each player's main phase, that player may draw a card."}
players:
  A: {field: [Nest]}
  B: {deck: 4}
steps:
  - A: {end: true}
  - B: {choose: [false]}
  - expect: {turn: B, B.hand.count: 1}
"""


def test_a_player_cannot_decline_for_the_other() -> None:
    """Who declines what the other player is asked has named the wrong seat, though nobody has to decline what is not asked."""
    assert run_text(ASKED_AT_MAIN)[0].ok
    wrong = run_text(ASKED_AT_MAIN.replace("B: {choose", "A: {choose"))[0]
    assert (wrong.ok, wrong.step) == (False, 2)
    assert "player B is asked" in wrong.message
    both = ASKED_AT_MAIN.replace("  - B: {choose", "  - A: {choose: [false]}\n  - B: {choose")
    assert run_text(both)[0].ok  # A declines what is not asked of A, and B answers


def test_nobody_says_yes_where_nothing_was_offered() -> None:
    """A target that had to be chosen, and CP that had to be paid, were no offer."""
    for named in ("Zap", "Zap, targets: [Warden]"):
        found = outcome(
            FFTCG, "{cast: Zap}\n  - A: {choose: [Warden]}", f"{{cast: {named}}}\n  - A: {{choose: [true]}}"
        )
        assert not found.ok
        assert "choose [True]" in found.message


def test_choosing_nothing_is_no_answer_to_a_choice_that_must_be_made() -> None:
    """It is that where nothing was asked."""
    nothing = outcome(FFTCG, "{choose: [Warden]}", "{choose: []}\n  - A: {choose: [Warden]}")
    assert not nothing.ok
    assert "choose []" in nothing.message
    assert outcome(FFTCG, "{choose: [Warden]}", "{choose: [Warden]}\n  - A: {choose: []}").ok
