"""What the tests that play texts of Shadowverse: Evolve share."""

from __future__ import annotations

from sve_board import DECK, EVOLVE_DECK, FIELD, FOE, ME, Board, Table, settle

from cardwright.kernel.decisions import Answer
from cardwright.play.scenario import run_text

POSITION = """
scenario: 1
game: sve
ruleset: sve
title: Whose
clauses: ["3.1.2"]
cards:
  Keeper: {{type: Amulet, class: Neutral, cost: 1, text: "{keeper}"}}
  Page: {{type: Follower, class: Neutral, cost: 1, attack: 1, defense: 5, text: ""}}
  Deed: {{type: Spell, class: Neutral, cost: 1, text: "{deed}"}}
  Gem: {{type: Spell, class: Neutral, cost: 0, text: "Give your leader [defense]+0."}}
turn: {{player: A, phase: main, number: 7}}
players:
  A: {{field: [Keeper, Page], hand: [Deed, Page], cemetery: [Page], max_play_points: 7}}
  B: {{field: [Keeper, Page], hand: [Page], cemetery: [Page]}}
steps:
  - A: {{play: Deed{targets}}}
  - settle: true
{rest}"""
ENGAGED = {"dull": True}


def _on_top(board: Board, card: int) -> None:
    deck = board.state.zones[ME][DECK]
    deck.remove(card)
    deck.insert(0, card)


def carrots(board: Board, count: int) -> list[int]:
    return [board.put(ME, EVOLVE_DECK, "Carrot", type="Spell", evolved=True, cost=None) for _ in range(count)]


def attacks(table: Table, attacker: int) -> set[int]:
    """The targets that the follower can attack now."""
    return {act[2] for act in table.match.game.rules.acts(table.match.game, ME) if act[:2] == ("attack", attacker)}


def on_top(board: Board, *cards: tuple[str, str, int]) -> list[int]:
    """Cards on top of the deck, the first on top: name, type, cost."""
    deck = board.state.zones[ME][DECK]
    made = [board.put(ME, DECK, name, "Ward." if kind == "Follower" else "Draw a card." if kind == "Spell" else "", type=kind, cost=cost) for name, kind, cost in cards]  # fmt: skip
    for at, card in enumerate(made):
        deck.remove(card)
        deck.insert(at, card)
    return made


def through(table: Table, *answers: Answer) -> Table:
    """Give the answers where more than one is open, else the one there is, until the main phase goes on."""
    left = list(answers)
    while table.match.decision is not None and table.asked.reason not in ("main", "quick"):
        asked = table.asked
        if left:
            table.answer(left.pop(0))
        elif asked.kind == "yes_no":
            table.answer(True)
        else:
            table.answer(tuple((asked.options or ())[: max(1, asked.least)]))
    assert not left
    return table


def _attacking(text: str, at: int) -> tuple[Table, int, list[int]]:
    board = Board()
    own = board.put(ME, FIELD, "Rider", text)
    foes = [board.leaders[FOE], board.put(FOE, FIELD, "Wall", defense=9, state={"dull": True})]
    table = board.start().answer(("attack", own, foes[at]))
    settle(table)
    return table, own, foes


def chosen(table: Table, option: int, **others: bool) -> Table:
    """Answer each question: the option that is asked for, yes or no, else the first that is open."""
    while table.match.decision is not None and table.asked.reason not in ("main", "quick"):
        asked = table.asked
        if asked.kind == "yes_no":
            table.answer(others.get("yes", True))
        elif asked.reason == "modes":
            table.answer((option,))
        else:
            table.answer(tuple((asked.options or ())[: max(1, asked.least)]))
    return table


def seen(keeper: str, deed: str, target: str, rest: str) -> None:
    targets = f', targets: ["{target}"]' if target else ""
    [outcome] = run_text(POSITION.format(keeper=keeper, deed=deed, targets=targets, rest=rest))
    assert outcome.ok, outcome.message
