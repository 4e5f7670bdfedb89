"""The narrated log tells what cards have come to: effects that end, field abilities that begin or stop to count, damage, draws."""

from __future__ import annotations

import io

import pytest
from placed import placed
from rich.console import Console

from cardwright.play.narrate import EVERYTHING, Narrator, result

FFTCG = """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Page: {type: Forward, elements: [Fire], cost: 0, power: 5000, text: "《0》: Page gains +2000 power until the end of the turn."}
  Banner: {type: Backup, elements: [Fire], cost: 0, text: "The Forwards you control gain +1000 power and Brave."}
players:
  A: {field: [Page], hand: [Banner], deck: 5}
  B: {deck: 5}
steps: []
"""
SVE = """
scenario: 1
game: sve
ruleset: sve
title: t
cards:
  Pike: {class: Swordcraft, type: Follower, cost: 0, attack: 3, defense: 2, text: "[act][engage], discard a card: Draw a card."}
players:
  A: {field: [Pike], hand: [Pike], deck: 5}
  B: {leader_defense: 3, deck: 5}
steps: []
"""


HURT = """
scenario: 1
game: sve
ruleset: sve
title: t
cards:
  Pike: {class: Swordcraft, type: Follower, cost: 0, attack: 3, defense: 4, text: "[act]: Give this follower [defense]+1."}
  Banner: {class: Swordcraft, type: Amulet, cost: 0, text: "Your followers have [attack]+1."}
  Leech: {class: Swordcraft, type: Follower, cost: 0, attack: 2, defense: 4, text: "Drain."}
players:
  A: {field: [{card: Pike, damage: 2}, Leech], hand: [Banner], leader_defense: 9}
steps: []
"""


class Told:
    """A match from a position, with what a narrator tells of it."""

    def __init__(self, text: str, viewer: int = EVERYTHING) -> None:
        self.match, made = placed(text)
        self.words = made.words
        self.out = io.StringIO()
        self.narrator = Narrator(Console(file=self.out, width=200), self.words, viewer)
        self.narrator.tell(self.match.game)

    def act(self, verb: str) -> None:
        """The first act with this verb."""
        self.answer(next(a for a in self.match.acts() if a[0] == verb))

    def answer(self, answer: object) -> None:
        self.match.answer(answer)
        self.narrator.tell(self.match.game)

    def discard(self) -> None:
        """Use the ability of the Pike, and discard the only card for it."""
        self.act("use")
        assert self.match.decision is not None
        self.answer(self.match.decision.options)

    def lines(self) -> list[str]:
        return [line.strip() for line in self.out.getvalue().splitlines()]


def after_ability() -> Told:
    told = Told(FFTCG)
    told.act("use")
    for _ in range(2):
        told.answer(("pass",))
    return told


@pytest.mark.clauses("fftcg-2020", "9.5.1.3.2")
def test_that_an_effect_has_ended_is_told_before_the_next_turn_begins() -> None:
    told = after_ability()
    while not any("== Turn" in line for line in told.lines()):
        asked = told.match.decision
        told.answer(("pass",) if asked is not None and asked.kind == "act" else ())
    lines = told.lines()
    ended = lines.index("The effect of Page ends (Page is 5000 now)  [11.12.4.1]")
    assert ended < next(n for n, line in enumerate(lines) if "== Turn" in line)
    assert not any("5000 now" in line for line in lines[ended + 1 :])  # it is not told twice


def test_what_lasts_is_told_once() -> None:
    assert [line for line in after_ability().lines() if "7000" in line] == [
        "Page (7000 now): Page gains +2000 power until the end of the turn  [11.12.4]"
    ]


def test_a_field_ability_that_begins_to_count_is_told_by_what_it_does() -> None:
    told = Told(FFTCG)
    told.act("cast")
    assert "Page: 6000 now, has Brave" in told.lines()


def test_what_is_taken_back_is_not_told_of() -> None:
    told = Told(FFTCG)
    before = told.match.copy()
    told.act("cast")
    said = len(told.lines())
    told.match = before
    told.narrator.tell(told.match.game)
    assert len(told.lines()) == said


def test_a_cost_is_told_in_the_words_of_its_game() -> None:
    told = Told(SVE)
    told.discard()
    lines = told.lines()
    assert "Player A pays: engages Pike  [10.4.2.1, 10.4.6]" in lines
    assert "Player A pays: discards 1 card  [10.4.2.1]" in lines
    assert not any("dull" in line for line in lines)
    assert any(line.startswith("Player A uses Pike: [act][engage], discard a card: Draw a card.") for line in lines)


def test_a_drawn_card_is_named_to_whoever_drew_it() -> None:
    seen = []
    for viewer in (0, 1):
        told = Told(SVE, viewer)
        told.discard()
        seen.append(any(line.startswith("Player A draws a card") for line in told.lines()))
    assert seen == [False, True]


@pytest.mark.parametrize(("viewer", "wanted"), [(0, "draws Pike, Pike, Pike"), (1, "draws a card (3 times)")])
def test_cards_that_are_drawn_together_are_told_together(viewer: int, wanted: str) -> None:
    told = Told(SVE, viewer)
    ref = told.match.state.objects[0].ref
    for _ in range(3):
        told.match.game.note("draw", "5.9.1", 0, ref, seen_by=0)
    told.narrator.tell(told.match.game)
    assert told.lines()[-1] == f"Player A {wanted}  [5.9.1]"


@pytest.mark.clauses("sve", "11.2.1")
def test_the_end_is_told_with_its_reason() -> None:
    told = Told(SVE)
    told.act("attack")
    told.answer(("pass",))
    lines = told.lines()
    assert any("takes 3 damage from Pike (0 left)" in line for line in lines)
    assert "Player B has lost with no defense left on the leader  [11.2.1]" in lines
    match = told.match
    end = result(told.words, match.winner, match.state.why, match.state.turn)
    assert end == "Player A wins [11.2.1] after 3 turns: player B has lost with no defense left on the leader"


@pytest.mark.clauses("sve", "5.13.1")
def test_defense_is_told_without_what_damage_has_taken() -> None:
    told = Told(HURT)
    told.act("use")
    told.act("play")
    assert any(line.startswith("Pike (3/3 now): ") for line in told.lines())
    assert "Pike: 4/3 now" in told.lines()


@pytest.mark.clauses("sve", "12.13.2")
def test_a_keyword_that_triggers_is_named_and_the_leaders_defense_told() -> None:
    told = Told(HURT)
    leech = next(o.id for o in told.match.state.objects if told.match.game.chars(o.id).names[0] == "Leech")
    told.answer(next(a for a in told.match.acts() if a[0] == "attack" and a[1] == leech))
    told.answer(("pass",))
    assert any(line.startswith("Leech triggers: Drain  [12.13.2") for line in told.lines())
    assert any("defense +2 (11 now)" in line for line in told.lines())


def test_a_monster_that_is_no_forward_any_more_is_without_power() -> None:
    """The effect by which it was one has ended (11.12.4.1)."""
    told = Told(
        """
scenario: 1
game: fftcg
ruleset: fftcg-2020
title: t
cards:
  Ox: {type: Monster, elements: [Fire], cost: 0, text: "《0》: Until the end of the turn, Ox also becomes a Forward with 6000 power."}
players:
  A: {field: [Ox], deck: 5}
  B: {deck: 5}
steps: []
"""
    )
    told.act("use")
    while told.match.state.turn_player == 0:
        told.answer(("pass",) if told.match.decision.kind == "act" else ())  # type: ignore[union-attr]
    assert "The effect of Ox ends (Ox is without power now)  [11.12.4.1]" in told.lines()
