"""SVE in scenario files, in words and at the table, beyond what the rulings under tests/scenarios use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from cardwright.cards import Pool, SveCard, builtin_decks, builtin_pool, load_pool
from cardwright.errors import Illegal, InputError
from cardwright.kernel.match import Match
from cardwright.play.arena import make_bots, new_match, play_out
from cardwright.play.games import Prepared, adapter, prepare
from cardwright.play.narrate import Narrator
from cardwright.play.prompt import listing
from cardwright.play.scenario import Outcome, run_text
from cardwright.play.session import Session
from cardwright.rules.clauses import load_clauses

HEAD = """
scenario: 1
game: sve
ruleset: sve
title: t
cards:
  Bolt: {class: Neutral, type: Spell, cost: 1, text: "Select an enemy follower on the field and deal it 2 damage."}
  Sweep: {class: Neutral, type: Spell, cost: 2, text: "Select 2 enemy followers on the field and deal them 1 damage."}
  Either: {class: Neutral, type: Spell, cost: 1, text: "Choose one of the following effects.\\n(1) Draw a card.\\n(2) Select an enemy follower on the field and destroy it."}
  Tide: {class: Neutral, type: Amulet, cost: 1, text: "[act][costx], [engage]: Deal X damage to each enemy follower on the field."}
  Squire: {class: Swordcraft, type: Follower, cost: 2, attack: 2, defense: 3, traits: [Officer], text: "[evolve][cost01]: Evolve this follower."}
  Squire (Evolved): {class: Swordcraft, type: Follower, evolved: true, attack: 4, defense: 5, text: ""}
  Post: {class: Neutral, type: Follower, cost: 1, attack: 1, defense: 4, text: ""}
turn: {player: A, phase: main}
players:
  A: {hand: [Bolt, Sweep, Either, Squire], field: [Tide, {card: Squire, entered: this_turn, counters: {Ink: 2}}], play_points: 5,
      max_play_points: 6, evolution_points: 1, evolve_deck: [Squire (Evolved), {card: Squire (Evolved), face: up}],
      ex: [Bolt], cemetery: [Post], banished: [Post], leader_class: Swordcraft}
  B: {field: [Post, {card: Post, state: engaged, damage: 1}], leader_defense: 15}
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
  - expect: {"B:Post#2": {state: engaged, damage: 1, defense: 3, attack: 1, controller: B, owner: B, attacking: false, evolved: false},
      "A:Squire#2": {counters: {Ink: 2}, class: swordcraft, traits: [Officer], type: Follower, cost: 2, keywords: [], zone: field},
      "A:Squire (Evolved)#1": {face: down, evolved: true}, "A:Squire (Evolved)#2": {face: up}, A.leader_class: swordcraft,
      A.play_points: 5, A.max_play_points: 6, A.evolution_points: 1, B.leader_defense: 15, A.leader_defense: 20,
      A.ex: [Bolt], A.cemetery: [Post], A.banished: [Post], A.evolve_deck.count: 2, A.leader.count: 1, B.deck.count: 10,
      turn: A, phase: main, winner: none, stack: [], decision: {player: A, kind: act, reason: main}}
""")


def test_one_value_of_points_alone_says_the_other() -> None:
    [outcome] = run_text("""
scenario: 1
game: sve
ruleset: sve
title: t
players: {A: {play_points: 3}, B: {max_play_points: 4}}
steps:
  - expect: {A.max_play_points: 3, B.play_points: 4, A.evolution_points: 0}
""")
    assert outcome.ok, outcome.message


def test_targets_and_which_of_one_name() -> None:
    holds("""
  - A: {play: "A:Bolt#1", targets: ["B:Post#2"]}
  - expect: {"B:Post#2": {defense: 1}, "B:Post#1": {defense: 4}, A.hand: [Sweep, Either, Squire], A.cemetery: [Post, Bolt]}
  - A: {play: "A:Bolt#2", targets: ["A:Squire#2"]}
    illegal: true
  - A: {play: "A:Bolt#2", targets: ["B:Post#2"]}
  - expect: {A.ex: [], B.field: ["B:Post#1"]}
  - A: {play: Sweep}
    illegal: true
  - expect: {A.play_points: 3}
""")


def test_what_is_left_out_and_has_one_answer_is_filled_in() -> None:
    holds("""
  - A: {play: Sweep}
  - expect: {"B:Post#1": {defense: 3}, "B:Post#2": {defense: 2}}
  - A: {play: "A:Bolt#1"}
  - expect: {decision: {player: A, kind: targets}}
  - A: {choose: ["B:Post#2"]}
  - expect: {B.cemetery: ["B:Post#2"]}
""")


def test_modes_and_x() -> None:
    holds("""
  - A: {play: Either, modes: [2], targets: ["B:Post#1"]}
  - expect: {B.field: ["B:Post#2"]}
  - A: {use: Tide, x: 2}
  - expect: {"B:Post#2": {defense: 1}, A.play_points: 2, "A:Tide": {state: engaged}}
""")
    fails("  - A: {use: Tide, x: 6}\n", "6")
    fails("  - A: {play: Sweep, x: 1}\n", "no X was asked for")
    fails("  - A: {play: Sweep, modes: [1]}\n", "no options were asked for")


def test_points_that_the_file_names_must_be_those_that_are_paid() -> None:
    holds("""
  - A: {use: "A:Squire#2", ability: evolve, pay: {play_points: 0}}
    illegal: true
  - A: {use: "A:Squire#2", ability: evolve, pay: {evolution_points: 1, play_points: 0}}
  - expect: {A.evolution_points: 0, A.play_points: 5, "A:Squire#2": {evolved: true, attack: 4}}
""")
    fails('  - A: {use: "A:Squire#2", ability: evolve, pay: {gold: 1}}\n', "gold")
    fails(
        "  - A: {play: Bolt, targets: [Post], pay: {discard: [{Squire: Fire}]}}\n",
        "names of cards are wanted under discard",
    )


_PLAYED_WITHIN = """
scenario: 1
game: sve
ruleset: sve
title: t
cards:
  Encore: {class: Neutral, type: Spell, cost: 3, text: "Select a spell that costs 4 play points or less in your cemetery and play it for 0 play points."}
  Sip: {class: Neutral, type: Spell, cost: 1, text: "Draw a card."}
  Tax: {class: Neutral, type: Follower, cost: 1, attack: 1, defense: 1, text: "[fanfare][cost01]: Draw a card."}
  Steep: {class: Neutral, type: Spell, cost: 3, text: "When playing this card, discard a card: This card costs 2 less to play.\\n----------\\nDraw a card."}
  Colt: {class: Neutral, type: Follower, cost: 2, attack: 2, defense: 2, text: "[evolve][cost02]: Evolve this follower."}
  Colt (Evolved): {class: Neutral, type: Follower, evolved: true, attack: 4, defense: 4, text: "On Evolve: Gain 1 evolution point."}
players:
  A: {hand: [Encore, Tax, Steep], cemetery: [Sip], field: [Colt], evolve_deck: [Colt (Evolved)], play_points: 5, evolution_points: 2}
steps:
"""


@pytest.mark.parametrize(
    "steps",
    [
        # what the spell plays is paid for by itself
        "  - A: {play: Encore, pay: {play_points: 3}}\n",
        "  - A: {play: Encore, pay: {play_points: 0}}\n    illegal: true\n",
        # the Fanfare's own cost is no part of the follower's
        "  - A: {play: Tax, pay: {play_points: 1}}\n  - A: {choose: [true]}\n  - expect: {A.play_points: 3}\n",
        # an evolution point that is gained is none that is paid
        "  - A: {use: Colt, ability: evolve, pay: {evolution_points: 2}}\n    illegal: true\n",
        "  - A: {use: Colt, ability: evolve, pay: {evolution_points: 1, play_points: 1}}\n  - expect: {A.evolution_points: 2}\n",
        "  - A: {use: Colt, ability: evolve, pay: {evolution_points: 0}}\n  - expect: {A.evolution_points: 3}\n",
        # how many points pay is said beside a card that is still to be chosen
        "  - A: {play: Steep, pay: {play_points: 1}}\n  - A: {choose: [true]}\n  - A: {choose: [Tax]}\n  - expect: {A.play_points: 4}\n",
        "  - A: {play: Steep, cost: extra, pay: {play_points: 2}}\n    illegal: true\n",
    ],
)
def test_points_that_pay_are_those_of_this_play_alone(steps: str) -> None:
    [outcome] = run_text(_PLAYED_WITHIN + steps)
    assert outcome.ok, outcome.message


def test_abilities_by_number_and_kind() -> None:
    holds("""
  - A: {use: "A:Squire#2", ability: 2}
    illegal: true
  - A: {use: Tide, ability: evolve}
    illegal: true
  - expect: {can: [{A: {use: "A:Squire#2", ability: 1}}, {A: {use: Tide, ability: 1}}], cannot: [{A: {use: Tide, ability: 2}}, {B: {use: Post}}]}
""")


def test_an_attack_without_a_target_goes_where_it_can() -> None:
    holds("""
  - A: {use: "A:Squire#2", ability: evolve}
  - A: {attack: "A:Squire#2"}
  - settle: true
  - expect: {B.cemetery: ["B:Post#2"], B.leader_defense: 15, "A:Squire#2": {defense: 4}}
""")


def test_ending_a_turn_stops_at_real_choices_only() -> None:
    holds("""
  - A: {end: true}
  - expect: {turn: B, phase: main, B.play_points: 1}
  - B: {end: true}
  - expect: {turn: A, A.play_points: 7, A.max_play_points: 7}
  - B: {end: true}
    illegal: true
""")


@pytest.mark.parametrize(
    ("steps", "part"),
    [
        ('  - expect: {"A:Nobody": {attack: 1}}\n', "no card 'A:Nobody'"),
        ("  - A: {cast: Bolt}\n", "in this game it is `play`, not `cast`"),
        ("  - A: {block: Post}\n", "unknown key 'block'"),
        ("  - to: main1\n", "main1"),
        ("  - expect: {A.points: 1}\n", "A.points"),
    ],
)
def test_what_is_no_scenario_of_this_game(steps: str, part: str) -> None:
    fails(steps, part)


@pytest.mark.parametrize(
    ("seat", "part"),
    [
        ("{hand: [{card: Post, state: engaged}]}", "only cards on the field"),
        ("{field: [{card: Post, state: dull}]}", "reserved, engaged"),
        ("{field: [{card: Post, face: up}]}", "face up or down"),
        ("{leader_class: Pirate}", "Pirate"),
        ("{play_points: -1}", "play_points"),
        ("{leader_defense: x}", "leader_defense"),
        ("{field: [{card: Post, counters: 3}]}", "counters"),
        ("{leader: [Boss], leader_class: Swordcraft}", "another class"),
    ],
)
def test_positions_that_mean_nothing(seat: str, part: str) -> None:
    cards = "cards: {Post: {type: Follower, cost: 1, attack: 1, defense: 1}, Boss: {type: Leader, class: Runecraft}}\n"
    [outcome] = run_text(f"scenario: 1\ngame: sve\nruleset: sve\ntitle: t\n{cards}players: {{A: {seat}}}\nsteps: []\n")
    assert not outcome.ok
    assert part in outcome.message


def test_a_listed_leader_and_evolved_cards_from_the_pool() -> None:
    [outcome] = run_text("""
scenario: 1
game: sve
ruleset: sve
title: t
cards: {Boss: {type: Leader, class: Runecraft}}
players: {A: {leader: [Boss], leader_class: Runecraft, leader_defense: 3, field: [{card: Wick Apprentice, evolved: Wick Apprentice (Evolved)}]}}
steps:
  - expect: {A.leader_class: runecraft, A.leader: [Boss], A.leader_defense: 3, "A:Wick Apprentice": {evolved: true, attack: 2}}
""")
    assert outcome.ok, outcome.message


# games ------------------------------------------------------------------------------------------------------------------


def ready(ruleset: str = "sve") -> Prepared:
    decks = [builtin_decks("sve")[name] for name in ("lamplight-guild", "hollow-court")]
    return prepare("sve", ruleset, decks, builtin_pool("sve"))


def test_tokens_other_faces_and_a_leader_come_beside_the_decks() -> None:
    made, pool = adapter("sve"), builtin_pool("sve")
    cards = {card.name: card for card in pool}
    beside = made.beside([cards["Kiln Hand"], cards["Ilva (Evolved)"]], pool)
    assert [card.name for card in beside] == ["Magic Sediment", "Orm (Evolved)", "Unnamed leader"]
    assert made.beside([*beside, cards["Kiln Hand"]], pool) == []
    own = SveCard(id="t", name="Sprat", type="Follower", token=True, cost=0, attack=1, defense=1)
    maker = SveCard(id="m", name="Net", type="Spell", cost=1, text="Summon a Sprat token.")
    assert own.id not in [c.id for c in made.beside([own, maker], Pool("sve", [own, maker]))]
    with pytest.raises(InputError, match="no token named 'Sprat'"):
        made.beside([maker], Pool("sve", [maker]))


def test_cards_of_another_game_are_refused() -> None:
    with pytest.raises(InputError, match="no card of this game"):
        adapter("sve").define(list(builtin_pool("fftcg"))[:1], None)


def test_every_kind_of_line_has_words_and_a_clause_of_this_game() -> None:
    from cardwright.play.sve_words import _LINES
    from cardwright.play.words import BY_TEXT

    kinds: set[str] = set()
    cited: set[tuple[str, str]] = set()

    def watch(match: Match, answer: object) -> None:
        if match.decision is not None:
            cited.add((match.decision.reason, match.decision.clause))

    words = adapter("sve").words
    names = ("lamplight-guild", "hollow-court", "meadow-cup", "curtain-call")
    for first, second in (names[:2], names[2:], names[1:3]):
        decks = [builtin_decks("sve")[name] for name in (first, second)]
        prepared = prepare("sve", "sve", decks, builtin_pool("sve"))
        for seed in range(3):
            match = new_match(prepared, seed, log=True)
            bots = make_bots(prepared, ("random", "sensible"), seed)
            play_out(match, bots, count=False, watch=watch)
            assert match.game.log is not None
            for line in match.game.log.lines:
                kinds.add(line.kind)
                cited.add((line.kind, line.clause))
                words.line(match.game, line)
    assert {one for _, clauses in cited for one in clauses.split(", ")} <= {"", *load_clauses("sve")}
    assert len(kinds) > 30
    assert kinds <= {*_LINES, *BY_TEXT}


def test_what_is_offered_is_told_in_words() -> None:
    """Every decision of some games: its question, its options and the board, without internal names."""
    prepared, made = ready(), adapter("sve")
    match = new_match(prepared, 3, log=True)
    bots = make_bots(prepared, ("random", "sensible"), 3)
    seen = set()
    while match.decision is not None:
        seen.add(match.decision.reason)
        question = made.words.question(match.game, match.decision)
        cards = [card for _, zones in made.words.board(match.game, 0) for _, shown in zones for card in shown]
        told = [question, *listing(match, made), *cards]
        assert all(told)
        assert not any("Obj(" in text or "(-1" in text for text in told)
        match.answer(bots[match.decision.player].answer(match))
    assert {"main", "quick", "take_first_turn", "mulligan"} <= seen


def test_the_sensible_player_beats_the_random_one() -> None:
    prepared = ready()
    wins = 0
    for seed in range(12):
        seats = (0, 1) if seed % 2 else (1, 0)
        bots = ("sensible", "random") if seed % 2 else ("random", "sensible")
        result = play_out(new_match(prepared, seed, seats=seats), make_bots(prepared, bots, seed), count=False)
        wins += result.winner == (0 if seed % 2 else 1)
    assert wins >= 10


def test_a_game_is_saved_and_goes_on_to_the_same_end() -> None:
    session = Session(ready(), 5)
    bots = make_bots(session.prepared, ("random", "random"), 5)
    for _ in range(60):
        assert session.match.decision is not None
        player = session.match.decision.player
        session.answer(bots[player].answer(session.match), player)
    again = Session.resume(session.recording())
    assert again.match.fingerprint() == session.match.fingerprint()
    restored = Match.restore(session.match.save(), session.prepared.defs, session.prepared.rules)
    assert restored.fingerprint() == session.match.fingerprint()
    with pytest.raises(Illegal):
        session.match.answer(("attack", 0, 0))


def test_a_narrated_game() -> None:
    from io import StringIO

    from rich.console import Console

    prepared = ready()
    match = new_match(prepared, 1, log=True)
    play_out(match, make_bots(prepared, ("sensible", "sensible"), 1), count=False)
    out = StringIO()
    Narrator(Console(file=out, width=200), adapter("sve").words).tell(match.game)
    told = out.getvalue()
    assert "== Turn 1: player" in told
    assert "Main Phase" in told and "evolves" in told and "has lost" in told


def test_a_double_faced_card_of_the_file() -> None:
    [outcome] = run_text("""
scenario: 1
game: sve
ruleset: sve
title: t
cards:
  Dawn: {class: Neutral, type: Follower, cost: 1, attack: 1, defense: 1, text: "[evolve][cost00]: Evolve this follower."}
  Dusk: {class: Neutral, type: Follower, cost: 1, attack: 1, defense: 1, text: "[evolve][cost00]: Evolve this follower."}
  Dawn (Evolved): {id: two-a, back: two-b, class: Neutral, type: Follower, evolved: true, attack: 3, defense: 3}
  Dusk (Evolved): {id: two-b, class: Neutral, type: Follower, evolved: true, attack: 5, defense: 1}
players: {A: {field: [Dusk], evolve_deck: [Dawn (Evolved)]}}
steps:
  - A: {use: Dusk, ability: evolve}
  - expect: {"A:Dusk": {attack: 5, evolved: true}, A.evolve_deck: []}
""")
    assert outcome.ok, outcome.message


def test_the_tokens_of_the_rules_are_known_beside_any_pool(tmp_path: Path) -> None:
    """9.1.2.3"""
    clerk = {
        "id": "T-1",
        "name": "Gate Clerk",
        "type": "Follower",
        "class": "Neutral",
        "cost": 1,
        "attack": 1,
        "defense": 1,
    }
    (tmp_path / "pool.jsonl").write_text(json.dumps({**clerk, "text": ""}) + "\n")
    head = {
        "scenario": 1,
        "game": "sve",
        "ruleset": "sve",
        "title": "a token",
        "players": {"A": {"ex": ["Puppet"], "hand": ["Gate Clerk"]}},
    }
    steps = [{"expect": {"A:Puppet": {"attack": 1, "defense": 1, "keywords": ["Rush"]}}}]
    [outcome] = run_text(yaml.safe_dump({**head, "steps": steps}), load_pool(tmp_path / "pool.jsonl"))
    assert outcome.ok, outcome.message


def test_a_card_of_the_position_may_have_entered_this_turn() -> None:
    """Nothing triggers, but whatever asks what was put onto the field this turn finds it, from the hand (5.4.3)."""
    [outcome] = run_text("""
scenario: 1
game: sve
ruleset: sve
title: t
cards:
  Greet: {class: Neutral, type: Spell, cost: 1, text: "Select an enemy follower on the field that was put onto the field this turn and destroy it."}
  Squire: {class: Swordcraft, type: Follower, cost: 2, attack: 2, defense: 3, text: ""}
  Stray: {class: Swordcraft, type: Follower, cost: 2, attack: 2, defense: 3, text: "[act][cost01]: If this card was put onto the field from anywhere other than your hand, draw a card."}
turn: {player: A, phase: main}
players:
  A: {hand: [Greet], field: [{card: Stray, entered: this_turn}], play_points: 5}
  B: {field: [Squire, {card: Squire, entered: this_turn}]}
steps:
  - A: {play: Greet, targets: ["B:Squire#1"]}
    illegal: true
  - A: {play: Greet, targets: ["B:Squire#2"]}
  - settle: true
  - expect: {B.field: ["B:Squire#1"], B.cemetery: ["B:Squire#2"]}
  - A: {use: Stray}
  - settle: true
  - expect: {A.hand: []}
""")
    assert outcome.ok, outcome.message
